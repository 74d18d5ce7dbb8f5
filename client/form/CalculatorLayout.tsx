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
  /** Tells of the results while they are out of sight below the form. */
  readonly bar?: ReactNode;
  /** Whether a calculation is under way: it dims all that stands beside the form. */
  readonly isBusy?: boolean;
}

/** A calculator page: the form at the start, cards and results beside it; on a phone one below the other. */
export function CalculatorLayout(props: CalculatorLayoutProps) {
  const { heading, lead, cards, form, results, bar, isBusy = false } = props;
  return (
    <>
      <div className={classes["intro"]}>
        <PageHeading heading={heading} lead={lead} />
      </div>
      <div className={classes["columns"]}>
        <div className={classes["entry"]}>
          <div className={classes["explanation"]}>
            <BusyOverlay isBusy={isBusy}>
              <div className={classes["cards"]}>{cards}</div>
            </BusyOverlay>
          </div>
          <div className={classes["form"]}>{form}</div>
          {bar !== undefined && <div className={classes["bar"]}>{bar}</div>}
        </div>
        {results !== undefined && (
          <div className={classes["results"]}>
            <div className={classes["inView"]}>
              <BusyOverlay isBusy={isBusy}>{results}</BusyOverlay>
            </div>
          </div>
        )}
      </div>
    </>
  );
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
