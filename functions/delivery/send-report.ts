import type { MailMessage, MailTransport, SendOutcome } from "#functions/mail/mail-transport.ts";
import { PdfError } from "#functions/pdf/pdf-renderer.ts";
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
import { StorageError } from "#functions/storage/storage-error.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";
import { classifyError } from "./log-work.ts";

/** How often the provider may put a report off, and how often the host hands out a message (host.json). */
const MAXIMUM_ATTEMPTS = 5;

/** How long a process may take to send and to write down what became of it; the host ends it after a minute. */
const LEASE_MS = 2 * 60_000;

/** The provider may ask for more time, but not for this much. */
const MAXIMUM_DELAY_MS = 10 * 60_000;

const FIRST_DELAY_MS = 30_000;

/** How long to wait, milliseconds, each time that the storage fails at what this process alone can bring to its end. */
const PAUSES_MS = [500, 2_000, 5_000];

export interface SendReportDependencies {
  readonly rows: ReportRows;
  readonly queue: ReportQueue;
  readonly poison: ReportQueue;
  readonly transport: MailTransport;
  /** Makes the message of a report; may fail, and costs nothing if it is made again. */
  readonly compose: (report: QueuedReport) => Promise<MailMessage>;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
  /** A name for a change that no other change has. */
  readonly newRevision: () => string;
  /** Resolves after so many milliseconds. */
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Before the second attempt, milliseconds; doubled for each further one. 30 s where it is unset. */
  readonly firstDelayMs?: number;
}

/** The outcome of a message. */
export interface Delivery {
  /** `not-queued` where its report was not to be sent any more, `given-up` where it has failed once too often. */
  readonly status: SendOutcome["kind"] | "not-queued" | "given-up";
  /** What the mail provider answered, where it did not accept it: an HTTP status. */
  readonly providerStatus?: number;
  /** Of the error that it was given up with. */
  readonly errorClass?: string;
  /** Of the request that ordered the report; unset where there is none any more. */
  readonly correlationId?: string;
}

/**
 * `SendReport`: sends the report that a message of the queue names, if it is still to be sent. Whoever sends has
 * claimed the row before, and writes down after what became of it; where that is not known, nobody sends it again.
 * @param dequeueCount how often the host has handed out the message, from 1
 * @throws if the report could not be made or claimed, and is not given up: the host hands out the message again, or
 * moves it to the poison queue, which says nothing of the report
 */
export async function sendReport(
  id: string,
  dequeueCount: number,
  dependencies: SendReportDependencies,
): Promise<Delivery> {
  try {
    return await deliver(id, dependencies);
  } catch (error) {
    const isLast = dequeueCount >= MAXIMUM_ATTEMPTS;
    const failed = isLast && !mayPass(error) ? await giveUp(id, dependencies) : undefined;
    if (failed === undefined) throw error;
    return { status: "given-up", errorClass: classifyError(error), correlationId: failed.correlationId };
  }
}

async function deliver(id: string, dependencies: SendReportDependencies): Promise<Delivery> {
  const { rows, compose, transport, now } = dependencies;
  const stored = await rows.find(id);
  // Any other state means that the report is done, or another process is at it, which the sweep watches.
  if (stored?.row.state !== "queued") return { status: "not-queued", ...correlation(stored) };
  const message = await compose(stored.row);
  const claimed = await claim(stored, toClaim(stored.row, now()), dependencies);
  if (claimed === undefined) return { status: "not-queued", ...correlation(stored) };
  const outcome = await transport.send(message);
  const { providerStatus } = outcome;
  return {
    status: await settle(claimed, outcome, dependencies),
    ...(providerStatus !== undefined && { providerStatus }),
    ...correlation(stored),
  };
}

function correlation(stored: StoredReport | undefined): Pick<Delivery, "correlationId"> {
  return stored === undefined ? {} : { correlationId: stored.row.correlationId };
}

/**
 * Claims a report for this process. Where the storage leaves it open whether that was done, looks for it for a while:
 * nobody else would send a report that is claimed.
 * @returns undefined if another process has it
 * @throws {StorageError}
 */
async function claim(
  stored: StoredReport,
  sending: SendingReport,
  { rows, sleep, newRevision }: SendReportDependencies,
): Promise<StoredReport<SendingReport> | undefined> {
  const revision = newRevision();
  try {
    return await rows.replace(stored, sending, revision);
  } catch (error) {
    for (const pauseMs of PAUSES_MS) {
      await sleep(pauseMs);
      const found = await rows.find(sending.id).catch(() => undefined);
      if (found?.revision === revision) return { ...found, row: sending };
    }
    throw error;
  }
}

function toClaim(report: QueuedReport, now: number): SendingReport {
  const { order, attempts } = report;
  return { ...knownPart(report), state: "sending", order, attempts, claimedUntil: new Date(now + LEASE_MS) };
}

/** Writes down what became of an attempt. @returns what that is for the report */
async function settle(
  claimed: StoredReport<SendingReport>,
  outcome: SendOutcome,
  dependencies: SendReportDependencies,
): Promise<Delivery["status"]> {
  const { row } = claimed;
  const { kind, retryAfterMs = 0 } = outcome;
  const { firstDelayMs = FIRST_DELAY_MS } = dependencies;
  switch (kind) {
    case "accepted":
      await writeDown(claimed, withoutOrder("sent", row), dependencies);
      return kind;
    case "rejected":
      await writeDown(claimed, unsent("failed", row), dependencies);
      return kind;
    case "unknown":
      await writeDown(claimed, unsent("unknown", row), dependencies);
      return kind;
    case "unauthorized":
      // No fault of this report: it waits for an operator, as long as orders are kept (see the sweep).
      await putOff(claimed, row.attempts, MAXIMUM_DELAY_MS, dependencies);
      return kind;
    case "retryable":
      if (row.attempts + 1 < MAXIMUM_ATTEMPTS) {
        const delayMs = Math.max(firstDelayMs * 2 ** row.attempts, retryAfterMs);
        await putOff(claimed, row.attempts + 1, Math.min(delayMs, MAXIMUM_DELAY_MS), dependencies);
        return kind;
      }
      await writeDown(claimed, unsent("failed", row), dependencies);
      await putAside(row.id, dependencies);
      return "given-up";
  }
}

/** Queues a report again, for later. */
async function putOff(
  claimed: StoredReport<SendingReport>,
  attempts: number,
  delayMs: number,
  dependencies: SendReportDependencies,
): Promise<void> {
  const { now, queue } = dependencies;
  const later: QueuedReport = {
    ...knownPart(claimed.row),
    state: "queued",
    order: claimed.row.order,
    attempts,
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
  for (const pauseMs of PAUSES_MS) {
    try {
      await rows.replace(claimed, row);
      return;
    } catch {
      await sleep(pauseMs);
    }
  }
  await rows.replace(claimed, row);
}

/** Whether an error says nothing of the report: a sweep has it tried again, for an hour, when its message is used up. */
function mayPass(error: unknown): boolean {
  if (error instanceof StorageError) return true;
  if (error instanceof PdfError) return error.code !== "failed";
  return error instanceof PlanningError && error.code !== "invalid-answer";
}

/** Gives up a report that is still to be sent. @returns what is stored of it then; undefined if it is not given up */
async function giveUp(id: string, dependencies: SendReportDependencies): Promise<ReportRow | undefined> {
  const { rows } = dependencies;
  const stored = await rows.find(id);
  if (stored?.row.state !== "queued") return undefined;
  const failed = await rows.replace(stored, unsent("failed", stored.row));
  if (failed !== undefined) await putAside(id, dependencies);
  return failed?.row;
}

/** Puts a report that was given up where operators look for it; its row says so as well. */
async function putAside(id: string, { poison }: SendReportDependencies): Promise<void> {
  await poison.put(id).catch(() => {});
}
