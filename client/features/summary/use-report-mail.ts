import { use, useEffect, useRef, useState } from "react";
import { emailReport, ReportRefusal } from "#client/api/reports.ts";
import { HostContext } from "#client/components/host.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import type { AskedMail } from "./confirmation-state.ts";

/** Emails reports of a calculator, tells the host page, and goes on with the outcome of each, unless the visitor has left. A failure is logged. */
export function useReportMail<D extends string>(
  calculator: string,
  goOn: Readonly<Record<D, (asked: AskedMail) => void>>,
) {
  const { partner, ordered } = use(HostContext);
  /** Destination of the report that is being sent. */
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
    const asked = await mailReport({ ...request, ...(partner !== undefined && { partner }) });
    if (asked.outcome === "mailed") ordered(calculator);
    // If the browser keeps the page for the way back, its buttons must not be disabled then.
    setSending(undefined);
    if (isHere.current) goOn[destination](asked);
  };
  return { sending, send };
}

async function mailReport(request: ReportRequest): Promise<AskedMail> {
  const { copy } = request;
  try {
    await emailReport(request);
    return { outcome: "mailed", copy };
  } catch (error) {
    console.error("Error emailing", error);
    if (!(error instanceof ReportRefusal)) return { outcome: "unknown", copy };
    if (error.code === "too-many-reports") return { outcome: "limitReached", copy };
    if (error.code === "too-many-requests") return { outcome: "tooMany", copy };
    return { outcome: "failed", copy, reference: error.correlationId ?? undefined };
  }
}
