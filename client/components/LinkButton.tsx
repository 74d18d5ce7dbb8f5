import type { KeyboardEvent, MouseEvent } from "react";
import classes from "./LinkButton.module.css";

/** A button within a sentence, which looks like a link. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: string }) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onClick();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element is a box of its own, behind which a comma may begin a line.
    <span
      role="button"
      tabIndex={0}
      className={classes["link"]}
      onMouseDown={holdFocus}
      onClick={onClick}
      onKeyDown={press}
    >
      {children}
    </span>
  );
}

/** Keeps the focus during a press: a fault that shows on leaving a field would move the pressed element away. */
export function holdFocus(event: MouseEvent): void {
  event.preventDefault();
}
