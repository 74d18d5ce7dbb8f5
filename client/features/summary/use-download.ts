import { useState } from "react";
import { downloadReport } from "#client/api/download-report.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import { saveFile } from "./save-file.ts";

const FILE_NAME = "report.pdf";

export interface Download {
  readonly state: "ready" | "busy" | "failed";
  readonly start: (request: ReportRequest) => Promise<void>;
}

/** Makes reports files of the visitor's. A failure is logged, and another try may follow. */
export function useDownload(): Download {
  const [state, setState] = useState<Download["state"]>("ready");
  const start = async (request: ReportRequest) => {
    setState("busy");
    try {
      saveFile(await downloadReport(request), FILE_NAME);
      setState("ready");
    } catch (error) {
      console.error("Error fetching the file", error);
      setState("failed");
    }
  };
  return { state, start };
}
