import { describe, expect, it } from "vitest";
import { type CallLine, createCallLog } from "#functions/http/call-log.ts";

const OVERLOADED = { function: "Calculate", status: 503, errorClass: "overloaded" };
const TOO_MANY_REPORTS = { function: "EmailPdf", status: 429, errorClass: "too-many-reports" };
const SERVED = { function: "Calculate", status: 200 };
const HEALTH = { function: "Health", status: 200 };

/** Writes lines of calls that ended at times, milliseconds. Returns which call wrote what. */
function written(calls: readonly (Partial<CallLine> & { readonly at: number })[]) {
  let now = 0;
  const log = createCallLog(() => now);
  const texts: { readonly through: number; readonly line: CallLine }[] = [];
  for (const [index, { at, ...line }] of calls.entries()) {
    now = at;
    log({ correlationId: `id-${index}`, commit: "unknown", ...HEALTH, durationMs: 1, ...line }, (text) =>
      texts.push({ through: index, line: JSON.parse(text) }),
    );
  }
  return texts;
}

const countOf = (texts: ReturnType<typeof written>) =>
  texts.reduce((sum, { line }) => sum + (line.count ?? 1), 0);

describe("createCallLog", () => {
  it("writes the first refusal of a second at once, and the others as one line with the next call's", () => {
    const texts = written([
      { at: 0, ...OVERLOADED },
      { at: 1, ...OVERLOADED, durationMs: 7, waitedMs: 5 },
      { at: 999, ...OVERLOADED, durationMs: 3 },
      { at: 1_000, ...HEALTH },
    ]);
    expect(texts).toEqual([
      { through: 0, line: { correlationId: "id-0", commit: "unknown", ...OVERLOADED, durationMs: 1 } },
      {
        through: 3,
        line: {
          // That of the slowest.
          correlationId: "id-1",
          commit: "unknown",
          ...OVERLOADED,
          durationMs: 7,
          waitedMs: 5,
          count: 2,
        },
      },
      { through: 3, line: { correlationId: "id-3", commit: "unknown", ...HEALTH, durationMs: 1 } },
    ]);
  });

  it("writes two lines a second of a flood, which together count every call", () => {
    const flood = Array.from({ length: 10_000 }, (_, index) => ({ at: index / 2, ...OVERLOADED }));
    const texts = written([...flood, { at: 5_000, ...HEALTH }]);
    expect(texts).toHaveLength(2 * 5 + 1);
    expect(countOf(texts)).toBe(flood.length + 1);
  });

  it("keeps refusals apart whose lines say different things", () => {
    const kinds = [
      OVERLOADED,
      { ...OVERLOADED, function: "CalculateInsights" },
      { ...OVERLOADED, calculator: "pension" },
      TOO_MANY_REPORTS,
      { ...TOO_MANY_REPORTS, errorClass: "too-many-requests" },
    ];
    const calls = Array.from({ length: 3 }, () => kinds.map((kind) => ({ at: 0, ...kind }))).flat();
    const texts = written([...calls, { at: 1_000, ...HEALTH }]);
    expect(texts.slice(0, kinds.length).map(({ line }) => line)).toMatchObject(kinds);
    expect(texts.slice(kinds.length, -1).map(({ line }) => line)).toMatchObject(
      kinds.map((kind) => ({ ...kind, count: 2 })),
    );
  });

  it.each([
    ["served", SERVED],
    ["unexpected", { function: "Calculate", status: 500, errorClass: "TypeError", frames: ["main.cjs:1:2"] }],
    ["of a service that is down", { function: "EmailPdf", status: 503, errorClass: "unavailable" }],
    ["of an input that is not valid", { function: "Calculate", status: 400, errorClass: "invalid-input" }],
  ])("writes every line that is %s at once, as it is", (_what, line) => {
    const texts = written(Array.from({ length: 5 }, () => ({ at: 0, ...line })));
    expect(texts.map(({ through }) => through)).toEqual([0, 1, 2, 3, 4]);
    for (const { line: text } of texts) expect(text).not.toHaveProperty("count");
  });
});
