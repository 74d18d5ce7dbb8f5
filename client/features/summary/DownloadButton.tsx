import { Button } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { useId, useRef, useState } from "react";
import { downloadReport, ReportRefusal } from "#client/api/reports.ts";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { saveFile } from "#client/plans/save-file.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import classes from "./DownloadButton.module.css";

interface DownloadButtonProps extends Omit<Download, "start"> {
  /** Undefined if there is no report. */
  readonly onDownload: (() => void) | undefined;
  /** Note on a step that comes before the download; "" if there is none. */
  readonly hint: string;
  /** True if the report may also be requested by email. */
  readonly mayBeMailed: boolean;
}

/** Downloads a report, with as many tries as it takes, and reports the progress. */
export function DownloadButton({ state, reference, onDownload, hint, mayBeMailed }: DownloadButtonProps) {
  const { confirmation, errorModal } = useWording();
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
    failed:
      reference === undefined
        ? confirmation.downloadFailed
        : `${confirmation.downloadFailed} ${errorModal.reference({ reference })}`,
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
      <p
        id={noteId}
        role="status"
        className={`${looks["muted"]} ${classes["note"]}`}
        data-failed={state === "failed" || undefined}
      >
        {onDownload === undefined ? confirmation.nothingToDownload : notes[state]}
      </p>
    </>
  );
}

const FILE_NAME = "report.pdf";

interface Download {
  /** "saved" once a file was handed to the browser. */
  readonly state: "ready" | "busy" | "saved" | "failed";
  /** Identifies the call that failed last in the log. */
  readonly reference: string | undefined;
  readonly start: (request: ReportRequest) => Promise<void>;
}

/** Saves reports as files. Logs failures, after which another try is possible. */
export function useDownload(): Download {
  const [state, setState] = useState<Download["state"]>("ready");
  const [reference, setReference] = useState<string>();
  const start = async (request: ReportRequest) => {
    setState("busy");
    try {
      saveFile(await downloadReport(request), FILE_NAME);
      setState("saved");
    } catch (error) {
      console.error("Error fetching the file", error);
      setReference(error instanceof ReportRefusal ? (error.correlationId ?? undefined) : undefined);
      setState("failed");
    }
  };
  return { state, reference, start };
}
