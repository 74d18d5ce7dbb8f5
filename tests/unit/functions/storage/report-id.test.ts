import { describe, expect, it } from "vitest";
import { createReportHashes, partsOfReportId } from "#functions/storage/report-id.ts";

const DAY = { year: 2026, month: 3, day: 9 };
const KEY = { recipient: "zoe@example.com", plan: { age: 30, goals: [{ a: 1, b: 2 }] }, day: DAY };

const { id, fingerprint } = createReportHashes("AccountKey=secret");

describe("the id of a report", () => {
  it("begins with its day and tells nothing else", () => {
    expect(id(KEY)).toMatch(/^2026-03-09-[\w-]{43}$/);
    expect(partsOfReportId(id(KEY)).day).toBe("2026-03-09");
    expect(createReportHashes("AccountKey=other").id(KEY)).not.toBe(id(KEY));
  });

  it.each([
    ["case and spaces around the recipient", { recipient: " Zoe@Example.COM " }],
    ["the order of a plan's properties", { plan: { goals: [{ b: 2, a: 1 }], age: 30 } }],
  ])("does not depend on %s", (_what, change) => {
    expect(id({ ...KEY, ...change })).toBe(id(KEY));
  });

  it.each([
    ["recipient", { recipient: "joe@example.com" }],
    ["plan", { plan: { ...KEY.plan, age: 31 } }],
    ["order of goals", { plan: { age: 30, goals: [{ a: 2, b: 1 }] } }],
    ["day", { day: { ...DAY, day: 10 } }],
  ])("depends on the %s", (_what, change) => {
    expect(id({ ...KEY, ...change })).not.toBe(id(KEY));
  });

  it("is another hash than a fingerprint of the same", () => {
    const value = ["zoe@example.com", KEY.plan, DAY];
    expect(id(KEY)).not.toContain(fingerprint(value));
  });

  it.each([
    "",
    "2026-03-09",
    "2026-03-09-short",
    `x2026-03-09-${"a".repeat(43)}`,
    `2026-03-09-${"/".repeat(43)}`,
  ])("is not %j", (text) => {
    expect(() => partsOfReportId(text)).toThrow(RangeError);
  });
});
