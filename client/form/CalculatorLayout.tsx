import type { ReactNode } from "react";
import { PageHeading } from "#client/components/PageHeading.tsx";
import classes from "./CalculatorLayout.module.css";

interface CalculatorLayoutProps {
  readonly heading: string;
  readonly lead: string;
  readonly cards: ReactNode;
  readonly form: ReactNode;
  /** A page that asks before there is anything to calculate has none. */
  readonly results?: ReactNode;
  /** Each leads on to the other while both stand below each other: the first from the form, the second from the results. */
  readonly bars?: Readonly<Record<"form" | "results", ReactNode>>;
  /** Whether a calculation is under way: it dims all that stands beside the form. */
  readonly isBusy?: boolean;
}

/** A calculator page: the form at the start, cards and results beside it; on a phone one below the other, cards last. */
export function CalculatorLayout(props: CalculatorLayoutProps) {
  const { heading, lead, cards, form, results, bars, isBusy = false } = props;
  return (
    <>
      <div className={classes["intro"]}>
        <PageHeading heading={heading} lead={lead} />
      </div>
      <div className={classes["columns"]}>
        <div className={classes["form"]}>
          {form}
          {bars?.form !== undefined && <div className={classes["bar"]}>{bars.form}</div>}
        </div>
        {results !== undefined && (
          <div className={classes["results"]}>
            <div className={classes["inView"]}>
              <BusyOverlay isBusy={isBusy}>{results}</BusyOverlay>
            </div>
            {bars?.results !== undefined && <div className={classes["bar"]}>{bars.results}</div>}
          </div>
        )}
        <div className={classes["explanation"]}>
          <BusyOverlay isBusy={isBusy}>
            <div className={classes["cards"]}>{cards}</div>
          </BusyOverlay>
        </div>
      </div>
    </>
  );
}

/** Where a form will be once scripts run: empty, as one that nothing answers to would mislead. */
export function FormPlace() {
  return <div className={classes["place"]} />;
}

/** Dims its content while that is about to change; what is under way is said by Please Wait. */
function BusyOverlay({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={classes["covered"]}>
      {children}
      <div className={classes["overlay"]} data-shown={isBusy || undefined} aria-hidden="true" />
    </div>
  );
}
