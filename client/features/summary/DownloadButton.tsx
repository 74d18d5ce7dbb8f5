import { Button } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { useId, useRef } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./DownloadButton.module.css";
import type { Download } from "./use-download.ts";

interface DownloadButtonProps {
  readonly state: Download["state"];
  /** Undefined where there is no report. */
  readonly onDownload: (() => void) | undefined;
  /** What comes first, if anything does. */
  readonly hint: string;
}

/** Has a report downloaded, as often as it takes, and tells how that goes. */
export function DownloadButton({ state, onDownload, hint }: DownloadButtonProps) {
  const { confirmation } = useWording();
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => {
    // While it was disabled it could not keep the focus.
    if (state !== "busy" && document.activeElement === document.body) button.current?.focus();
  }, [state]);
  const notes = {
    ready: hint,
    busy: confirmation.downloading,
    saved: confirmation.downloaded,
    failed: confirmation.downloadFailed,
  };
  return (
    <>
      <Button
        ref={button}
        size="md"
        loading={state === "busy"}
        disabled={onDownload === undefined}
        onClick={onDownload}
        aria-describedby={noteId}
      >
        {confirmation.download}
      </Button>
      <p id={noteId} role="status" className={classes["note"]} data-failed={state === "failed" || undefined}>
        {onDownload === undefined ? confirmation.nothingToDownload : notes[state]}
      </p>
    </>
  );
}
