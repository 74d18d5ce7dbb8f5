import type { ReactNode } from "react";
import looks from "#client/components/looks.module.css";
import { PageHeading } from "#client/components/PageHeading.tsx";
import classes from "./CalculatorLayout.module.css";

/** Id of the place of the explanation. */
export const EXPLANATION_ID = "explanation";

interface CalculatorLayoutProps {
  readonly heading: string;
  readonly lead: string;
  readonly cards: ReactNode;
  /** What starts a forecast before the form, in a narrow window. */
  readonly start?: ReactNode;
  readonly form: ReactNode;
  /** Unset on a page that asks before there is anything to calculate. */
  readonly results?: ReactNode;
  /** Bars that lead on from the form and from the results while one is below the other. */
  readonly bars?: Readonly<Record<"form" | "results", ReactNode>>;
  /** True if the results stand before the form in a narrow window: whoever follows a link wants the answer. */
  readonly isAnswerFirst?: boolean;
  /** True while a calculation is in progress, which dims everything beside the form. */
  readonly isBusy?: boolean;
}

/** A calculator page: the form with its explanation, and the results beside it or, on a phone, between the two. */
export function CalculatorLayout(props: CalculatorLayoutProps) {
  const { heading, lead, cards, start, form, results, bars, isAnswerFirst, isBusy = false } = props;
  const answer = results !== undefined && (
    <div className={classes["results"]}>
      <BusyOverlay isBusy={isBusy}>{results}</BusyOverlay>
      {bars?.results !== undefined && <div className={classes["bar"]}>{bars.results}</div>}
    </div>
  );
  return (
    <div className={classes["columns"]} data-without-results={results === undefined || undefined}>
      <div className={classes["intro"]}>
        <PageHeading heading={heading} lead={lead} />
      </div>
      {isAnswerFirst && answer}
      {start !== undefined && <div className={classes["start"]}>{start}</div>}
      <div className={classes["form"]}>
        {form}
        {bars?.form !== undefined && <div className={classes["bar"]}>{bars.form}</div>}
      </div>
      {!isAnswerFirst && answer}
      <div id={EXPLANATION_ID} className={classes["explanation"]}>
        <BusyOverlay isBusy={isBusy}>
          <div className={classes["cards"]}>{cards}</div>
        </BusyOverlay>
      </div>
    </div>
  );
}

/** Fields of an outline: about as many as fit on a phone. */
const OUTLINED_FIELDS = Array.from({ length: 7 }, (_, index) => index);

/** Outline of a form until scripts run. Real fields that do not respond would mislead. */
export function FormPlace({ heading }: { heading: string }) {
  return (
    <div className={`${looks["card"]} ${classes["place"]}`}>
      <p className={classes["placeHeading"]}>{heading}</p>
      <div className={classes["outline"]} aria-hidden="true">
        {OUTLINED_FIELDS.map((index) => (
          <span key={index} className={classes["outlinedField"]} />
        ))}
      </div>
    </div>
  );
}

/** Dims its content while that is about to change. Please Wait announces the work in progress. */
function BusyOverlay({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={classes["covered"]}>
      {children}
      <div className={classes["overlay"]} data-shown={isBusy || undefined} aria-hidden="true" />
    </div>
  );
}
