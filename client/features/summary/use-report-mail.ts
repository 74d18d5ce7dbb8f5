import { useEffect, useRef, useState } from "react";
import { emailReport } from "#client/api/email-report.ts";
import type { ReportRequest } from "#shared/contract/schemas/report.ts";

/** Where a visitor goes on to once the report is on its way. */
type Destination = "smartSaver" | "confirmation";

interface ReportMail {
  /** For which destination a report is being sent. */
  readonly sending: Destination | undefined;
  readonly send: (destination: Destination) => Promise<void>;
}

/**
 * Mails a report, then goes on. A failure is logged and the visitor goes on all the same; one who left the page
 * meanwhile is left alone.
 * @param goOn is told whether the report was accepted for sending
 */
export function useReportMail(
  request: ReportRequest,
  goOn: Readonly<Record<Destination, (isMailed: boolean) => void>>,
): ReportMail {
  const [sending, setSending] = useState<Destination>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const send = async (destination: Destination) => {
    setSending(destination);
    const isMailed = await isAccepted(request);
    // A page that the browser keeps for the way back must not be found with its buttons disabled.
    setSending(undefined);
    if (isHere.current) goOn[destination](isMailed);
  };
  return { sending, send };
}

async function isAccepted(request: ReportRequest): Promise<boolean> {
  try {
    await emailReport(request);
    return true;
  } catch (error) {
    console.error("Error emailing", error);
    return false;
  }
}
