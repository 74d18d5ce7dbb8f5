import { describe, expect, it } from "vitest";
import type { QueuedReport, ReportRow, SendingReport } from "#functions/storage/report-rows.ts";
import {
  attempted,
  claimed,
  givenUp,
  isOrderedAgain,
  ordered,
  swept,
} from "#functions/storage/report-states.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.UTC(2026, 10, 21, 12);
const FIRST_DELAY_MS = 30_000;

const KNOWN = { id: `2026-11-21-${"h".repeat(43)}`, correlationId: "request-1", requestedAt: new Date(NOON) };
const QUEUED: QueuedReport = {
  ...KNOWN,
  state: "queued",
  order: "{}",
  attempts: 2,
  sweeps: 1,
  dueAt: new Date(NOON + MINUTE_MS),
};
const SENDING: SendingReport = {
  ...KNOWN,
  state: "sending",
  order: "{}",
  attempts: 2,
  claimedUntil: new Date(NOON + 2 * MINUTE_MS),
};
const SENT: ReportRow = { ...KNOWN, state: "sent" };
const FAILED: ReportRow = { ...KNOWN, state: "failed", order: "{}" };
const UNKNOWN: ReportRow = { ...KNOWN, state: "unknown", order: "{}" };
const FAILED_WITHOUT_ORDER: ReportRow = { ...KNOWN, state: "failed" };
const UNKNOWN_WITHOUT_ORDER: ReportRow = { ...KNOWN, state: "unknown" };

/** A row before an event, and after it; undefined if the event changes nothing. */
type Transition = readonly [before: ReportRow, after: ReportRow | undefined];

/** Expects the rows after a sweep. @param ms since the order, milliseconds */
const onSweep = (ms: number, transitions: readonly Transition[]) =>
  it.each(transitions)("%j", (before, after) => {
    expect(swept(before, NOON + ms)).toEqual(after);
  });

describe("an order", () => {
  it("is queued at once, without an attempt or a sweep", () => {
    expect(ordered(KNOWN, "{}")).toEqual({
      ...KNOWN,
      state: "queued",
      order: "{}",
      attempts: 0,
      sweeps: 0,
      dueAt: KNOWN.requestedAt,
    });
  });

  it.each([
    [QUEUED, false],
    [SENDING, false],
    [SENT, false],
    [FAILED, true],
    [UNKNOWN, true],
    [FAILED_WITHOUT_ORDER, true],
    [UNKNOWN_WITHOUT_ORDER, true],
  ])("for the same report as %j replaces it: %j", (row, isReplaced) => {
    expect(isOrderedAgain(row)).toBe(isReplaced);
  });
});

describe("a claim", () => {
  it("keeps order and attempts, and gets a lease of two minutes", () => {
    expect(claimed(QUEUED, NOON)).toEqual(SENDING);
  });
});

describe("an attempt", () => {
  const requeued = (attempts: number, delayMs: number): ReportRow => ({
    ...QUEUED,
    attempts,
    sweeps: 0,
    dueAt: new Date(NOON + delayMs),
  });

  it.each([
    ["accepted", SENT],
    ["rejected", FAILED],
    ["unknown", UNKNOWN],
    ["unauthorized", requeued(2, 10 * MINUTE_MS)],
    ["retryable", requeued(3, 4 * FIRST_DELAY_MS)],
  ] as const)("that is %s leads to %j", (kind, after) => {
    expect(attempted(SENDING, { kind }, NOON, FIRST_DELAY_MS)).toEqual(after);
  });

  it.each([
    [0, undefined, FIRST_DELAY_MS],
    [1, undefined, 2 * FIRST_DELAY_MS],
    [3, undefined, 8 * FIRST_DELAY_MS],
    [0, FIRST_DELAY_MS - 1, FIRST_DELAY_MS],
    [0, 5 * MINUTE_MS, 5 * MINUTE_MS],
    [0, HOUR_MS, 10 * MINUTE_MS],
  ])(
    "that is deferred after %j others, with a requested wait of %j ms, is repeated after %j ms",
    (attempts, retryAfterMs, delayMs) => {
      const outcome = { kind: "retryable" as const, ...(retryAfterMs !== undefined && { retryAfterMs }) };
      const next = attempted({ ...SENDING, attempts }, outcome, NOON, FIRST_DELAY_MS);
      expect(next).toEqual(requeued(attempts + 1, delayMs));
    },
  );

  it("is the last one if it is deferred for the fifth time, unless the provider refuses our key", () => {
    const fifth = { ...SENDING, attempts: 4 };
    expect(attempted(fifth, { kind: "retryable" }, NOON, FIRST_DELAY_MS)).toEqual(FAILED);
    expect(attempted(fifth, { kind: "unauthorized" }, NOON, FIRST_DELAY_MS)).toEqual(
      requeued(4, 10 * MINUTE_MS),
    );
  });
});

describe("giving up", () => {
  it.each([
    [QUEUED, FAILED],
    [SENDING, undefined],
    [SENT, undefined],
    [FAILED, undefined],
    [UNKNOWN, undefined],
    [FAILED_WITHOUT_ORDER, undefined],
    [UNKNOWN_WITHOUT_ORDER, undefined],
  ])("%j leads to %j", (before, after) => {
    expect(givenUp(before)).toEqual(after);
  });
});

describe("a sweep while a message or a lease is still pending leads from", () => {
  onSweep(2 * MINUTE_MS, [
    [QUEUED, undefined],
    [SENDING, undefined],
    [SENT, undefined],
    [FAILED, undefined],
    [UNKNOWN, undefined],
    [FAILED_WITHOUT_ORDER, undefined],
    [UNKNOWN_WITHOUT_ORDER, undefined],
  ]);
});

describe("a sweep ten minutes after the message was due leads from", () => {
  onSweep(11 * MINUTE_MS, [[QUEUED, undefined]]);
});

describe("a sweep after that leads from", () => {
  const afterMs = 11 * MINUTE_MS + 1;
  onSweep(afterMs, [
    [QUEUED, { ...QUEUED, sweeps: 2, dueAt: new Date(NOON + afterMs) }],
    [
      { ...QUEUED, sweeps: 4 },
      { ...QUEUED, sweeps: 5, dueAt: new Date(NOON + afterMs) },
    ],
    [{ ...QUEUED, sweeps: 5 }, FAILED],
    [SENDING, UNKNOWN],
    [SENT, undefined],
    [FAILED, undefined],
    [UNKNOWN, undefined],
  ]);
});

describe("a sweep a day after the order leads from", () => {
  onSweep(DAY_MS, [
    [FAILED, undefined],
    [UNKNOWN, undefined],
  ]);
});

describe("a sweep later than that leads from", () => {
  onSweep(DAY_MS + 1, [
    [QUEUED, FAILED_WITHOUT_ORDER],
    [{ ...QUEUED, dueAt: new Date(NOON + DAY_MS) }, FAILED_WITHOUT_ORDER],
    [SENDING, UNKNOWN],
    [{ ...SENDING, claimedUntil: new Date(NOON + DAY_MS + 1) }, undefined],
    [SENT, undefined],
    [FAILED, FAILED_WITHOUT_ORDER],
    [UNKNOWN, UNKNOWN_WITHOUT_ORDER],
  ]);
});
