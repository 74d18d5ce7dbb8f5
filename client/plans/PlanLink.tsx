import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./PlanLink.module.css";

/** Copies or shares the link of a plan, undefined without an answer; if that is refused, shows it to be selected. */
export function PlanLink({ link }: { link: string | undefined }) {
  const { plans, report } = useWording();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ readonly link: string; readonly isCopied: boolean }>();
  // A result for another plan's link no longer applies.
  const said = outcome?.link === link ? outcome : undefined;
  const isRefused = said?.isCopied === false;
  useEffect(() => {
    if (isRefused) field.current?.select();
  }, [isRefused]);
  const copy = async (link: string) => {
    setOutcome(undefined);
    setOutcome({ link, isCopied: await isDone(() => navigator.clipboard.writeText(link)) });
  };
  const button = {
    size: "sm",
    variant: "default",
    disabled: link === undefined,
    "aria-describedby": `${noteId}-holds`,
  };
  return (
    <div>
      <div className={`${looks["wrap"]} ${classes["ways"]}`}>
        <Button {...button} onClick={() => link !== undefined && copy(link)}>
          {plans.link.copy}
        </Button>
        {isShareable() && (
          <Button {...button} onClick={() => isDone(() => navigator.share({ url: link ?? "" }))}>
            {plans.link.share}
          </Button>
        )}
        <p role="status" className={classes["message"]}>
          {said && (isRefused ? plans.link.refused : plans.link.copied)}
        </p>
      </div>
      {isRefused && (
        <input
          ref={field}
          className={classes["link"]}
          value={said.link}
          readOnly
          dir="ltr"
          aria-label={plans.link.label}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p id={`${noteId}-holds`} className={`${looks["small"]} ${classes["note"]}`}>
        {report.planLink.text}
      </p>
    </div>
  );
}

/** Returns whether the device is a touch device that can share. */
function isShareable(): boolean {
  return "share" in navigator && window.matchMedia("(pointer: coarse)").matches;
}

/** Returns whether a request succeeded: the browser may refuse it, and the visitor may cancel it. */
async function isDone(ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch {
    return false;
  }
}
