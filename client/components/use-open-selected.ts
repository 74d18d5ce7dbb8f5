import { type SyntheticEvent, useRef } from "react";

type Handler = (event: SyntheticEvent<HTMLInputElement>) => void;

/** The handlers that an input takes from `useOpenSelected`. */
type OpenSelected = Readonly<
  Record<
    | "onMouseDown"
    | "onFocus"
    | "onClick"
    | "onDoubleClick"
    | "onSelect"
    | "onKeyDownCapture"
    | "onBlurCapture",
    Handler
  >
>;

/**
 * Selects the whole text of an input when it is opened, so that typing replaces it. A second press places the caret, and
 * dragging selects a part, as in any input. A double press selects the whole as well, not the word under it, which may be
 * the unit of a number.
 *
 * A press selects on its click and not before: WebKit takes a press on selected text for the start of a drag and collapses
 * the selection after mouseup. iOS places the caret a moment after the click, so the first collapse after it is undone,
 * unless the visitor has pressed, typed or changed something since.
 */
export function useOpenSelected(): OpenSelected {
  /** Whether a press is opening the input: its click is still to come. */
  const isPressed = useRef(false);
  /** The text that the opening press has selected, until the visitor acts again. */
  const selectedText = useRef<string>(undefined);
  const forget = () => {
    isPressed.current = false;
    selectedText.current = undefined;
  };
  return {
    onMouseDown: ({ currentTarget }) => {
      forget();
      isPressed.current = currentTarget !== document.activeElement;
    },
    onFocus: ({ currentTarget }) => {
      if (!isPressed.current) currentTarget.select();
    },
    onClick: ({ currentTarget }) => {
      if (isPressed.current && isCollapsed(currentTarget)) {
        currentTarget.select();
        selectedText.current = currentTarget.value;
      }
      isPressed.current = false;
    },
    onDoubleClick: ({ currentTarget }) => currentTarget.select(),
    onSelect: ({ currentTarget }) => {
      if (selectedText.current === undefined || !isCollapsed(currentTarget)) return;
      if (selectedText.current === currentTarget.value) currentTarget.select();
      forget();
    },
    onKeyDownCapture: forget,
    onBlurCapture: forget,
  };
}

function isCollapsed({ selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === selectionEnd;
}
