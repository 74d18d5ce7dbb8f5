import { Button } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { useId, useRef } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./DownloadButton.module.css";
import type { Download } from "./use-download.ts";

interface DownloadButtonProps {
  readonly state: Download["state"];
  /** Undefined if there is no report. */
  readonly onDownload: (() => void) | undefined;
  /** Note on a step that comes before the download; "" if there is none. */
  readonly hint: string;
  /** True if the report may also be requested by email. */
  readonly mayBeMailed: boolean;
}

/** Downloads a report, with as many tries as it takes, and reports the progress. */
export function DownloadButton({ state, onDownload, hint, mayBeMailed }: DownloadButtonProps) {
  const { confirmation } = useWording();
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => {
    // The button lost the focus while it was disabled.
    if (state !== "busy" && document.activeElement === document.body) button.current?.focus();
  }, [state]);
  const notes = {
    ready: hint,
    busy: confirmation.downloading,
    saved: mayBeMailed ? confirmation.downloaded : confirmation.downloadedUnmailed,
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
