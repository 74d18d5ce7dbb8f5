import { useEffect, useRef, useState } from "react";
import { emailReport, refusalOf } from "#client/api/email-report.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import type { MailOutcome } from "./confirmation-state.ts";

/** Where a visitor goes on to once the report is on its way. */
export type Destination = "smartSaver" | "confirmation";

interface ReportMail {
  /** For which destination a report is being sent. */
  readonly sending: Destination | undefined;
  readonly send: (destination: Destination, request: ReportRequest) => Promise<void>;
}

/**
 * Mails reports, and goes on after each. A failure is logged and the visitor goes on all the same; one who left the page
 * meanwhile is left alone.
 * @param goOn is told how the mail went
 */
export function useReportMail(
  goOn: Readonly<Record<Destination, (outcome: MailOutcome) => void>>,
): ReportMail {
  const [sending, setSending] = useState<Destination>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const send = async (destination: Destination, request: ReportRequest) => {
    setSending(destination);
    const outcome = await mailReport(request);
    // A page that the browser keeps for the way back must not be found with its buttons disabled.
    setSending(undefined);
    if (isHere.current) goOn[destination](outcome);
  };
  return { sending, send };
}

async function mailReport(request: ReportRequest): Promise<MailOutcome> {
  try {
    await emailReport(request);
    return "mailed";
  } catch (error) {
    console.error("Error emailing", error);
    const refusal = refusalOf(error);
    if (refusal === "too-many-reports") return "limitReached";
    return refusal === "too-many-requests" ? "tooMany" : "failed";
  }
}
