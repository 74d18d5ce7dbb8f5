import { useEffect, useRef, useState } from "react";
import { emailReport } from "#client/api/email-report.ts";
import { ReportRefusal } from "#client/api/post-report-request.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import type { MailOutcome } from "./confirmation-state.ts";

interface ReportMail<D> {
  /** For which destination a report is being sent. */
  readonly sending: D | undefined;
  readonly send: (destination: D, request: ReportRequest) => Promise<void>;
}

/**
 * Mails reports, and goes on after each. A failure is logged and the visitor goes on all the same; one who left the page
 * meanwhile is left alone.
 * @param goOn is told how the mail of which request went
 */
export function useReportMail<D extends string>(
  goOn: Readonly<Record<D, (outcome: MailOutcome, request: ReportRequest) => void>>,
): ReportMail<D> {
  const [sending, setSending] = useState<D>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const send = async (destination: D, request: ReportRequest) => {
    setSending(destination);
    const outcome = await mailReport(request);
    // A page that the browser keeps for the way back must not be found with its buttons disabled.
    setSending(undefined);
    if (isHere.current) goOn[destination](outcome, request);
  };
  return { sending, send };
}

async function mailReport(request: ReportRequest): Promise<MailOutcome> {
  try {
    await emailReport(request);
    return "mailed";
  } catch (error) {
    console.error("Error emailing", error);
    if (!(error instanceof ReportRefusal)) return "unknown";
    if (error.code === "too-many-reports") return "limitReached";
    return error.code === "too-many-requests" ? "tooMany" : "failed";
  }
}
