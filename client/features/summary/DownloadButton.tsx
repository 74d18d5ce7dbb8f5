import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { downloadReport } from "#client/api/download-report.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { ReportRequest } from "#shared/contract/schemas/report.ts";
import classes from "./DownloadButton.module.css";
import { saveFile } from "./save-file.ts";

const FILE_NAME = "report.pdf";

/** Makes a report a file of the visitor's, as often as it takes. @param request undefined where there is no report */
export function DownloadButton({ request }: { request: ReportRequest | undefined }) {
  const { confirmation } = useWording();
  const noteId = useId();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const button = useRef<HTMLButtonElement>(null);
  const end = (outcome: "ready" | "failed") => {
    flushSync(() => setState(outcome));
    // While it was disabled it could not keep the focus.
    if (document.activeElement === document.body) button.current?.focus();
  };
  const download = async (wanted: ReportRequest) => {
    setState("busy");
    try {
      saveFile(await downloadReport(wanted), FILE_NAME);
      end("ready");
    } catch (error) {
      console.error("Error fetching the file", error);
      end("failed");
    }
  };
  const notes = { ready: "", busy: confirmation.downloading, failed: confirmation.downloadFailed };
  return (
    <>
      <Button
        ref={button}
        size="md"
        loading={state === "busy"}
        disabled={request === undefined}
        onClick={() => request && download(request)}
        aria-describedby={noteId}
      >
        {confirmation.download}
      </Button>
      <p id={noteId} role="status" className={classes["note"]} data-failed={state === "failed" || undefined}>
        {request === undefined ? confirmation.nothingToDownload : notes[state]}
      </p>
    </>
  );
}
