import { Button } from "@mantine/core";
import type { MouseEvent } from "react";
import { FailedPart } from "#client/components/FailedPart.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./FailureNotice.module.css";
import type { Recalculation } from "./use-recalculation.ts";

type FailureNoticeProps = Pick<Recalculation<unknown, unknown>, "failure" | "retry"> &
  Partial<Pick<Recalculation<unknown, unknown>, "lacksTools">>;

/** Says why there is no forecast, where it would be, and offers another try. */
export function FailureNotice({ failure, lacksTools, retry }: FailureNoticeProps) {
  const { results } = useWording();
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes, so the focus moves on to what it is in: the panel, or the page.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    retry();
  };
  if (lacksTools) return <FailedPart />;
  return (
    <div role="alert" className={classes["place"]}>
      {failure !== undefined && (
        <div className={classes["notice"]}>
          <p className={classes["text"]}>
            <strong className={classes["title"]}>{results.failed}</strong> {failure}
          </p>
          <Button variant="default" onClick={tryAgain}>
            {results.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
