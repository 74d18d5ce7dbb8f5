import { Button } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import classes from "./ErrorModal.module.css";
import { useWording } from "./WordingProvider.tsx";

/**
 * Says that something failed. A native dialog: it keeps the focus and makes the page behind it inert by itself,
 * and adds no style element, which the content security policy would refuse.
 */
export function ErrorModal({ text }: { text: string }) {
  const { errorModal } = useWording();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const reload = () => window.location.reload();
  return (
    <dialog ref={dialog} className={classes["modal"]} aria-labelledby={titleId} onCancel={reload}>
      <h2 id={titleId} className={classes["title"]}>
        {errorModal.title}
      </h2>
      <p>{errorModal.text}</p>
      <p className={classes["detail"]}>{text}</p>
      <Button onClick={reload} size="md" fullWidth>
        {errorModal.okay}
      </Button>
    </dialog>
  );
}
