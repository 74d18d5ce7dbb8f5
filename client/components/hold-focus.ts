import type { MouseEvent } from "react";

/**
 * Keeps the focus where it is during a press. Leaving a field may show a fault there, which would move the pressed
 * element away from the pointer and lose the press. For `onMouseDown`.
 */
export function holdFocus(event: MouseEvent): void {
  event.preventDefault();
}
