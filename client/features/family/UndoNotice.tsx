import { useEffect, useRef } from "react";
import { LinkButton } from "#client/components/LinkButton.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";

interface UndoNoticeProps {
  /** Says what was done. */
  readonly text: string;
  /** False if the visitor has pressed nothing since the page was opened. */
  readonly holdsFocus?: boolean;
  readonly onUndo: () => void;
}

/** Says what a press has done, where the pressed button was, and takes it back. It holds the focus of that button. */
export function UndoNotice({ text, holdsFocus = true, onUndo }: UndoNoticeProps) {
  const { family } = useWording();
  const notice = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the notice appears.
  useEffect(() => {
    if (holdsFocus) notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={notice} tabIndex={-1} role="status" className={looks["small"]}>
      {text} <LinkButton onClick={onUndo}>{family.form.undo}</LinkButton>
    </p>
  );
}
