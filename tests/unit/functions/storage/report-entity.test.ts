import { describe, expect, it } from "vitest";
import { fromEntity, rowKeys, toEntity } from "#functions/storage/report-entity.ts";
import type { QueuedReport, ReportRow } from "#functions/storage/report-rows.ts";

const HASH = "h".repeat(43);
const KNOWN = {
  id: `2026-11-21-${HASH}`,
  correlationId: "request-1",
  requestedAt: new Date("2026-11-21T08:00:00Z"),
};
const QUEUED: QueuedReport = {
  ...KNOWN,
  state: "queued",
  order: "{}",
  attempts: 2,
  sweeps: 1,
  dueAt: new Date("2026-11-21T08:10:00Z"),
};

/** Every kind of row, and whether it holds personal data. */
const ROWS: readonly (readonly [ReportRow, boolean])[] = [
  [QUEUED, true],
  [
    { ...KNOWN, state: "sending", order: "{}", attempts: 1, claimedUntil: new Date("2026-11-21T09:00:00Z") },
    true,
  ],
  [{ ...KNOWN, state: "sent" }, false],
  [{ ...KNOWN, state: "failed", order: "{}" }, true],
  [{ ...KNOWN, state: "failed" }, false],
  [{ ...KNOWN, state: "unknown", order: "{}" }, true],
  [{ ...KNOWN, state: "unknown" }, false],
];

describe("a stored report", () => {
  it("is filed by its day and its hash", () => {
    expect(rowKeys(KNOWN.id)).toEqual({ partitionKey: "2026-11-21", rowKey: HASH });
  });

  it.each(ROWS)("is read as it was written, and is marked if it holds personal data: %o", (row, isOpen) => {
    const entity = toEntity(row, "revision-1");
    expect(entity).toMatchObject({
      partitionKey: "2026-11-21",
      rowKey: HASH,
      open: isOpen,
      revision: "revision-1",
    });
    expect(fromEntity(entity)).toEqual(row);
  });

  it("is not marked as holding personal data once its order is gone", () => {
    const { order: _, ...without } = QUEUED;
    expect(toEntity(without as QueuedReport, "1").open).toBe(false);
    expect(toEntity({ ...QUEUED, order: undefined } as unknown as QueuedReport, "1").open).toBe(false);
  });

  it.each([
    ["partitionKey", 1],
    ["rowKey", undefined],
    ["rowKey", "a-row-of-another-version"],
    ["correlationId", null],
    ["state", "paused"],
    ["state", 1],
    ["order", 1],
    ["attempts", "2"],
    ["sweeps", undefined],
    ["dueAt", "2026-11-21T08:10:00Z"],
    ["requestedAt", 0],
  ])("names the fields that cannot be read: %s as %o", (name, value) => {
    expect(() => fromEntity({ ...toEntity(QUEUED, "1"), [name]: value })).toThrow(
      new RangeError(`the ${name} of a stored report cannot be read`),
    );
  });

  it("must hold its order if it is marked as holding personal data", () => {
    const entity = toEntity({ ...KNOWN, state: "failed", order: "{}" }, "1");
    expect(() => fromEntity({ ...entity, order: undefined })).toThrow("order");
  });
});
