import type { ReactNode, ToggleEvent } from "react";
import classes from "./Disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** Content that is shown on demand, and then scrolled into view. */
export function Disclosure({ summary, children, onToggle }: DisclosureProps) {
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    showOpened(event);
    onToggle?.(event.currentTarget.open);
  };
  return (
    <details className={classes["disclosure"]} onToggle={toggle}>
      <summary className={classes["summary"]}>{summary}</summary>
      {children}
    </details>
  );
}

function showOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
}
