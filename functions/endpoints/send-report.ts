import type { MailMessage } from "#functions/mail/mail-message.ts";
import type { MailTransport, SendOutcome } from "#functions/mail/mail-transport.ts";
import type { ReportQueue } from "#functions/storage/report-queue.ts";
import {
  knownPart,
  type QueuedReport,
  type ReportRow,
  type SendingReport,
  unsent,
  withoutOrder,
} from "#functions/storage/report-row.ts";
import type { ReportRows, StoredReport } from "#functions/storage/report-rows.ts";

/** How often the provider may put a report off, and how often the host hands out a message (host.json). */
const MAXIMUM_ATTEMPTS = 5;

/** How long a process may take to send and to write down what became of it; the host ends it after a minute. */
const LEASE_MS = 2 * 60_000;

/** The provider may ask for more time, but not for this much. */
const MAXIMUM_DELAY_MS = 10 * 60_000;

const FIRST_DELAY_MS = 30_000;

/** How long to wait, milliseconds, each time that what became of an attempt cannot be written down. */
const SETTLE_PAUSES_MS = [500, 2_000, 5_000];

export interface SendReportDependencies {
  readonly rows: ReportRows;
  readonly queue: ReportQueue;
  readonly poison: ReportQueue;
  readonly transport: MailTransport;
  /** Makes the message of a report; may fail, and costs nothing if it is made again. */
  readonly compose: (report: QueuedReport) => Promise<MailMessage>;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Before the second attempt, milliseconds; doubled for each further one. 30 s where it is unset. */
  readonly firstDelayMs?: number;
}

/** What came of a message. */
interface Delivery {
  /** `not-queued` where its report was not to be sent any more. */
  readonly status: SendOutcome["kind"] | "not-queued";
  /** Of the request that ordered the report; unset where there is none any more. */
  readonly correlationId?: string;
}

/**
 * `SendReport`: sends the report that a message of the queue names, if it is still to be sent. Whoever sends has
 * claimed the row before, and writes down after what became of it; where that is not known, nobody sends it again.
 * @param dequeueCount how often the host has handed out the message, from 1
 * @throws if the report could not be made or claimed: the host hands out the message again
 */
export async function sendReport(
  id: string,
  dequeueCount: number,
  dependencies: SendReportDependencies,
): Promise<Delivery> {
  try {
    return await deliver(id, dependencies);
  } catch (error) {
    // The host now moves the message to the poison queue.
    if (dequeueCount >= MAXIMUM_ATTEMPTS) await giveUp(id, dependencies);
    throw error;
  }
}

async function deliver(id: string, dependencies: SendReportDependencies): Promise<Delivery> {
  const { rows, compose, transport, now } = dependencies;
  const stored = await rows.find(id);
  // Any other state means that the report is done, or another process is at it, which the sweep watches.
  if (stored?.row.state !== "queued") return { status: "not-queued", ...correlation(stored) };
  const message = await compose(stored.row);
  const claimed = await rows.replace(stored, claimOf(stored.row, now()));
  if (claimed === undefined) return { status: "not-queued", ...correlation(stored) };
  const outcome = await transport.send(message);
  await settle(claimed, outcome, dependencies);
  return { status: outcome.kind, ...correlation(stored) };
}

function correlation(stored: StoredReport | undefined): Pick<Delivery, "correlationId"> {
  return stored === undefined ? {} : { correlationId: stored.row.correlationId };
}

function claimOf(report: QueuedReport, now: number): SendingReport {
  const { order, attempts } = report;
  return { ...knownPart(report), state: "sending", order, attempts, claimedUntil: new Date(now + LEASE_MS) };
}

async function settle(
  claimed: StoredReport<SendingReport>,
  outcome: SendOutcome,
  dependencies: SendReportDependencies,
): Promise<void> {
  const { row } = claimed;
  switch (outcome.kind) {
    case "accepted":
      return writeDown(claimed, withoutOrder("sent", row), dependencies);
    case "rejected":
      return writeDown(claimed, unsent("failed", row), dependencies);
    case "unknown":
      return writeDown(claimed, unsent("unknown", row), dependencies);
    case "retryable":
      if (row.attempts + 1 < MAXIMUM_ATTEMPTS) return putOff(claimed, outcome, dependencies);
      await writeDown(claimed, unsent("failed", row), dependencies);
      await dependencies.poison.put(row.id);
  }
}

/** Queues a report again, for later. */
async function putOff(
  claimed: StoredReport<SendingReport>,
  { retryAfterMs = 0 }: { readonly retryAfterMs?: number },
  dependencies: SendReportDependencies,
): Promise<void> {
  const { now, queue, firstDelayMs = FIRST_DELAY_MS } = dependencies;
  const { order, attempts } = claimed.row;
  const growing = firstDelayMs * 2 ** attempts;
  const delayMs = Math.min(Math.max(growing, retryAfterMs), MAXIMUM_DELAY_MS);
  const later: QueuedReport = {
    ...knownPart(claimed.row),
    state: "queued",
    order,
    attempts: attempts + 1,
    sweeps: 0,
    dueAt: new Date(now() + delayMs),
  };
  await writeDown(claimed, later, dependencies);
  await queue.put(later.id, delayMs);
}

/** Keeps trying for a while, as this process alone knows what became of the attempt. */
async function writeDown(
  claimed: StoredReport<SendingReport>,
  row: ReportRow,
  { rows, sleep }: SendReportDependencies,
): Promise<void> {
  for (const pauseMs of SETTLE_PAUSES_MS) {
    try {
      await rows.replace(claimed, row);
      return;
    } catch {
      await sleep(pauseMs);
    }
  }
  await rows.replace(claimed, row);
}

async function giveUp(id: string, { rows }: SendReportDependencies): Promise<void> {
  const stored = await rows.find(id);
  if (stored?.row.state === "queued") await rows.replace(stored, unsent("failed", stored.row));
}
