import { useState } from "react";
import { downloadReport } from "#client/api/reports.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";

const FILE_NAME = "report.pdf";

/**
 * Time after which a browser has begun to read a file that it was given: iOS asks the visitor first. Unit:
 * milliseconds.
 */
const READING_MS = 60_000;

export interface Download {
  /** "saved" once a file was handed to the browser, which does not report whether it was saved. */
  readonly state: "ready" | "busy" | "saved" | "failed";
  readonly start: (request: ReportRequest) => Promise<void>;
}

/** Saves reports as files. Logs failures, after which another try is possible. */
export function useDownload(): Download {
  const [state, setState] = useState<Download["state"]>("ready");
  const start = async (request: ReportRequest) => {
    setState("busy");
    try {
      saveFile(await downloadReport(request), FILE_NAME);
      setState("saved");
    } catch (error) {
      console.error("Error fetching the file", error);
      setState("failed");
    }
  };
  return { state, start };
}

/** Hands a file to the browser, which saves it under the name. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}
