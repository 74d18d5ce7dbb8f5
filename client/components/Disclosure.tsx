import type { ReactNode, ToggleEvent } from "react";
import classes from "./Disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
}

/** Content that is shown on demand, and then scrolled into view. */
export function Disclosure({ summary, children, onOpen }: DisclosureProps) {
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    showOpened(event);
    if (event.currentTarget.open) onOpen?.();
  };
  return (
    <details className={classes["disclosure"]} onToggle={onToggle}>
      <summary className={classes["summary"]}>{summary}</summary>
      {children}
    </details>
  );
}

function showOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
}
