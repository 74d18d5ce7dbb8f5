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

/**
 * Keeps the focus where it is during a press. Leaving a field may show a fault there, which would move the pressed
 * element away from the pointer and lose the press. For `onMouseDown`.
 */
export function holdFocus(event: MouseEvent): void {
  event.preventDefault();
}
