import type { MailMessage } from "#functions/mail/mail-transport.ts";
import type { QueuedReport } from "#functions/storage/report-rows.ts";

export const API_KEY = "SG.test.key";

/** Stands for personal data; searched for in places that must not hold any. */
export const CANARY = "canary-of-zoe";

let count = 0;

/** A report to be sent, with an id of its own. */
export function queuedReport(change: Partial<QueuedReport> = {}): QueuedReport {
  const requestedAt = change.requestedAt ?? new Date();
  const day = requestedAt.toISOString().slice(0, 10);
  return {
    id: `${day}-${String(count++).padStart(43, "r")}`,
    correlationId: "request-1",
    state: "queued",
    order: JSON.stringify({ name: CANARY }),
    attempts: 0,
    sweeps: 0,
    requestedAt,
    dueAt: requestedAt,
    ...change,
  };
}

/** A mail that names its report in the subject, so that a provider can tell which it got. */
export function testMail(reportId: string): MailMessage {
  return {
    reportId,
    language: "en",
    to: "zoe@example.com",
    brandName: "Goal Planner",
    subject: reportId,
    text: "text",
    html: "<p>html</p>",
    attachment: { filename: "report.pdf", contentType: "application/pdf", content: new Uint8Array([37, 80]) },
  };
}
