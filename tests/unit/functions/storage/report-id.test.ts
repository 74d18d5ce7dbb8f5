import { describe, expect, it } from "vitest";
import { createReportHashes, partsOfReportId, reportId } from "#functions/storage/report-id.ts";

const DAY = { year: 2026, month: 3, day: 9 };
const ORDER = { form: { email: "zoe@example.com", name: "Zoe" }, goals: [{ a: 1, b: 2 }] };

const { order, subject } = createReportHashes("AccountKey=secret");

describe("a hash", () => {
  // Made by another implementation of RFC 5869 and RFC 2104: with another hash every order of the day were a new one.
  it("never changes", () => {
    expect(order({ name: "Zoe", email: "zoe@example.com" })).toBe(
      "gQrMxv1buvTfnm67o3JKI7TonvyfwjYpYRMSLPsVdRg",
    );
    expect(subject("recipient", "zoe@example.com")).toBe("cTU4ecgGfFEPLhOspHczzOBFuQnf3R91EbFXzXFNwpI");
  });
});

describe("the hash of an order", () => {
  it("depends on the secret", () => {
    expect(createReportHashes("AccountKey=other").order(ORDER)).not.toBe(order(ORDER));
  });

  it("does not depend on the order of properties", () => {
    expect(order({ goals: [{ b: 2, a: 1 }], form: { name: "Zoe", email: "zoe@example.com" } })).toBe(
      order(ORDER),
    );
  });

  it.each([
    ["recipient", { form: { ...ORDER.form, email: "joe@example.com" } }],
    ["name", { form: { ...ORDER.form, name: "Zoë" } }],
    ["order of goals", { goals: [{ a: 2, b: 1 }] }],
  ])("depends on the %s", (_what, change) => {
    expect(order({ ...ORDER, ...change })).not.toBe(order(ORDER));
  });

  it("differs from the hash of a subject with the same content", () => {
    expect(order(["recipient", "zoe@example.com"])).not.toBe(subject("recipient", "zoe@example.com"));
  });
});

describe("the ID of a report", () => {
  it("begins with its day and reveals nothing else", () => {
    expect(reportId(DAY, order(ORDER))).toMatch(/^2026-03-09-[\w-]{43}$/);
    expect(partsOfReportId(reportId(DAY, order(ORDER)))).toEqual({ day: "2026-03-09", hash: order(ORDER) });
  });

  it.each([
    "",
    "2026-03-09",
    "2026-03-09-short",
    `x2026-03-09-${"a".repeat(43)}`,
    `2026-03-09-${"/".repeat(43)}`,
  ])("is not %j", (text) => {
    expect(() => partsOfReportId(text)).toThrow(new RangeError("this is not a report ID"));
  });
});
