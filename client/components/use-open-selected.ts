import { type SyntheticEvent, useRef } from "react";

type InputEvent = SyntheticEvent<HTMLInputElement>;

/**
 * Selects the whole text of an input when it is opened, so that typing replaces it. The first press opens it, also after
 * Tab. A second press places the caret, and dragging selects a part, as in any input. A double press selects the whole
 * text too, not the word under it, which may be the unit of a number.
 *
 * A press selects on its click, not before: WebKit takes a press on selected text for the start of a drag and collapses
 * the selection after mouseup. iOS places the caret a moment after the click, so the first collapse after it is undone,
 * unless the visitor has pressed, typed or changed something since.
 */
export function useOpenSelected() {
  /** True while a press is opening the input, until its click. */
  const isPressed = useRef(false);
  /** True from a focus without a press until the visitor presses or types. */
  const isFresh = useRef(false);
  /** Text that the opening press selected, until the visitor acts again. */
  const selectedText = useRef<string>(undefined);
  /** Selection left from an earlier visit when the press began: the visitor did not drag over it. */
  const leftSelection = useRef("");
  const forget = () => {
    isPressed.current = false;
    isFresh.current = false;
    selectedText.current = undefined;
  };
  return {
    onMouseDown: ({ currentTarget }: InputEvent) => {
      // Else it is a press on selected text, whose selection Chromium collapses after the click.
      if (isFresh.current) currentTarget.setSelectionRange(0, 0);
      const isOpening = isFresh.current || currentTarget !== document.activeElement;
      forget();
      isPressed.current = isOpening;
      leftSelection.current = selectionOf(currentTarget);
    },
    onFocus: ({ currentTarget }: InputEvent) => {
      if (isPressed.current) return;
      isFresh.current = true;
      currentTarget.select();
    },
    onClick: ({ currentTarget }: InputEvent) => {
      const isLeft = selectionOf(currentTarget) === leftSelection.current;
      if (isPressed.current && (isCollapsed(currentTarget) || isLeft)) {
        currentTarget.select();
        selectedText.current = currentTarget.value;
        // Chromium collapses the selection after the click, without an event.
        setTimeout(() => {
          const isAsSelected = selectedText.current === currentTarget.value;
          if (isAsSelected && isCollapsed(currentTarget)) currentTarget.select();
        });
      }
      isPressed.current = false;
    },
    onDoubleClick: ({ currentTarget }: InputEvent) => currentTarget.select(),
    onSelect: ({ currentTarget }: InputEvent) => {
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

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): string {
  return `${selectionStart}-${selectionEnd}`;
}
