import type { MailMessage, MailTransport, SendOutcome } from "#functions/mail/mail-transport.ts";
import { PdfError } from "#functions/pdf/pdf-renderer.ts";
import type { ReportQueue } from "#functions/storage/azure-report-queue.ts";
import type {
  QueuedReport,
  ReportRow,
  ReportRows,
  SendingReport,
  StoredReport,
} from "#functions/storage/report-rows.ts";
import { attempted, claimed, givenUp, MAXIMUM_ATTEMPTS } from "#functions/storage/report-states.ts";
import { StorageError } from "#functions/storage/storage-error.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";
import { failureOf, type WorkResult } from "./log-work.ts";

/** Maximum number of messages that the host hands to a process at once: a batch beside what is left of the last. */
export const MESSAGES_AT_ONCE = 12;

const FIRST_DELAY_MS = 30_000;

/** Pauses between retries of a storage call that only this process can complete, milliseconds. */
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
export interface Delivery extends Omit<WorkResult, "failed" | "unknown"> {
  /** `not-queued` if its report is no longer to be sent, `given-up` after the last failed attempt. */
  readonly status: SendOutcome["kind"] | "not-queued" | "given-up";
}

/**
 * `SendReport`: sends the report that a queue message names, if it is still to be sent. The sender first claims the
 * row, and afterwards records the outcome in it; if the outcome is unknown, no process retries it by itself.
 * @param dequeueCount number of deliveries of the message by the host, from 1
 * @throws if the report could not be made or claimed, and is not given up: the host delivers the message again, or
 * moves it to the poison queue, which says nothing about the report
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
    return { status: "given-up", ...failureOf(error), correlationId: failed.correlationId };
  }
}

async function deliver(id: string, dependencies: SendReportDependencies): Promise<Delivery> {
  const { rows, compose, transport, now } = dependencies;
  const stored = await rows.find(id);
  // Any other state means that the report is done, or another process is at it, which the sweep watches.
  if (stored?.row.state !== "queued") return { status: "not-queued", ...correlation(stored) };
  const message = await compose(stored.row);
  const taken = await claim(stored, claimed(stored.row, now()), dependencies);
  if (taken === undefined) return { status: "not-queued", ...correlation(stored) };
  const outcome = await transport.send(message);
  const { providerStatus } = outcome;
  return {
    status: await settle(taken, outcome, dependencies),
    ...(providerStatus !== undefined && { providerStatus }),
    ...correlation(stored),
  };
}

function correlation(stored: StoredReport | undefined): Pick<Delivery, "correlationId"> {
  return stored === undefined ? {} : { correlationId: stored.row.correlationId };
}

/**
 * Claims a report for this process. If the storage leaves the result open, checks repeatedly whether it was claimed: no
 * other process would send a claimed report.
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

/** Records the outcome of an attempt, queues the report again if another one follows, and returns its status. */
async function settle(
  stored: StoredReport<SendingReport>,
  outcome: SendOutcome,
  dependencies: SendReportDependencies,
): Promise<Delivery["status"]> {
  const { now, queue, firstDelayMs = FIRST_DELAY_MS } = dependencies;
  const time = now();
  const next = attempted(stored.row, outcome, time, firstDelayMs);
  await writeDown(stored, next, dependencies);
  if (next.state === "queued") await queue.put(next.id, next.dueAt.getTime() - time);
  if (outcome.kind !== "retryable" || next.state === "queued") return outcome.kind;
  await putAside(next.id, dependencies);
  return "given-up";
}

/** Keeps trying for a while, as only this process knows the outcome of the attempt. */
async function writeDown(
  stored: StoredReport<SendingReport>,
  row: ReportRow,
  { rows, sleep }: SendReportDependencies,
): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      await rows.replace(stored, row);
      return;
    } catch {
      await sleep(pauseMs);
    }
  }
  await rows.replace(stored, row);
}

/** Returns true if an error is unrelated to the report: a sweep retries it for an hour once its message is used up. */
function mayPass(error: unknown): boolean {
  if (error instanceof StorageError) return true;
  if (error instanceof PdfError) return error.code !== "failed";
  return error instanceof PlanningError && error.code !== "invalid-answer";
}

/** Gives up a report that is still to be sent. @returns the row as stored then; undefined if it is not given up */
async function giveUp(id: string, dependencies: SendReportDependencies): Promise<ReportRow | undefined> {
  const { rows } = dependencies;
  const stored = await rows.find(id);
  const next = stored && givenUp(stored.row);
  if (stored === undefined || next === undefined) return undefined;
  const failed = await rows.replace(stored, next);
  if (failed !== undefined) await putAside(id, dependencies);
  return failed?.row;
}

/** Puts a report that was given up into the queue that operators check; its row records it too. */
async function putAside(id: string, { poison }: SendReportDependencies): Promise<void> {
  await poison.put(id).catch(() => {});
}
