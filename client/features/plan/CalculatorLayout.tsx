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
}

/** A calculator page: the form at the start, cards and results beside it; on a phone one below the other. */
export function CalculatorLayout({ heading, lead, cards, form, results, bar }: CalculatorLayoutProps) {
  return (
    <>
      <div className={classes["intro"]}>
        <PageHeading heading={heading} lead={lead} />
      </div>
      <div className={classes["columns"]}>
        <div className={classes["cards"]}>{cards}</div>
        <div className={classes["form"]}>{form}</div>
        {bar !== undefined && <div className={classes["bar"]}>{bar}</div>}
        {results !== undefined && (
          <div className={classes["results"]}>
            <div className={classes["inView"]}>{results}</div>
          </div>
        )}
      </div>
    </>
  );
}
