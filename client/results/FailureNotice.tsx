import { Button } from "@mantine/core";
import type { MouseEvent } from "react";
import looks from "#client/components/looks.module.css";
import { FailedPart } from "#client/components/RetryNotice.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Calculation } from "#client/session/use-calculation.ts";
import { Countdown } from "./Countdown.tsx";
import classes from "./FailureNotice.module.css";

type FailureNoticeProps = Pick<Calculation<unknown, unknown>, "failure" | "retryAt" | "retry"> &
  Partial<Pick<Calculation<unknown, unknown>, "lacksTools">>;

/** Explains in place of a forecast why there is none and when the next try is due. A button tries again at once. */
export function FailureNotice({ failure, lacksTools, retryAt, retry }: FailureNoticeProps) {
  const { results } = useWording();
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, so the focus moves to its container: the panel, or the page.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    retry();
  };
  if (lacksTools) return <FailedPart />;
  return (
    <div role="alert" className={classes["place"]}>
      {failure !== undefined && (
        <div className={`${looks["wrap"]} ${classes["notice"]}`}>
          <p className={classes["text"]}>
            <strong className={classes["title"]}>{results.failed}</strong> {failure}{" "}
            {retryAt !== undefined && <Countdown key={retryAt} at={retryAt} />}
          </p>
          <Button variant="default" onClick={tryAgain}>
            {results.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
