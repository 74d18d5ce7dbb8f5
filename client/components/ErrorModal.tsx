import { Button } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import classes from "./ErrorModal.module.css";
import looks from "./looks.module.css";
import { reloadWithNote } from "./reload-note.ts";
import { useWording } from "./WordingProvider.tsx";

export interface Failure {
  /** For the visitor. */
  readonly text: string;
  /** Returns the note for the page after the reload. */
  readonly makeNote: () => object;
}

/** Says that something failed. A native dialog adds no style element, which the content security policy refuses. */
export function ErrorModal({ text, makeNote }: Failure) {
  const { errorModal } = useWording();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);
  const reload = () => reloadWithNote(makeNote());
  return (
    <dialog
      ref={dialog}
      className={classes["modal"]}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-detail`}
      onCancel={reload}
    >
      {/* The focus comes here, not to the button: a visitor who is typing would press that unseen. */}
      <h2 id={`${id}-title`} className={`${looks["quiet"]} ${classes["title"]}`} tabIndex={-1} ref={title}>
        {errorModal.title}
      </h2>
      <p id={`${id}-text`}>{errorModal.text}</p>
      <p id={`${id}-detail`} className={`${looks["muted"]} ${classes["detail"]}`}>
        {text}
      </p>
      <Button onClick={reload} size="md" fullWidth>
        {errorModal.okay}
      </Button>
    </dialog>
  );
}
