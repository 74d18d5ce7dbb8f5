import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FrameMessage,
  framed,
  HELLO,
  isHello,
  PAGE_NAMES,
  readFrameMessage,
} from "#client/embed/messages.ts";

const MESSAGES: readonly FrameMessage[] = [
  { type: "leaving" },
  { type: "resized", heightPx: 1 },
  { type: "resized", heightPx: 100_000 },
  ...PAGE_NAMES.map((page) => ({ type: "navigated", page }) as const),
];

/** What is no message of a calculator. */
const REFUSED: readonly (readonly [name: string, data: unknown])[] = [
  ["of another version", { ...framed({ type: "leaving" }), goalPlanner: 2 }],
  ["of no version", { type: "leaving" }],
  ["with more than it may hold", { ...framed({ type: "leaving" }), url: "https://example.com" }],
  ["with a field of another kind", { ...framed({ type: "leaving" }), heightPx: 100 }],
  ["that lacks a field", { goalPlanner: 1, type: "resized" }],
  ["of an unknown kind", { goalPlanner: 1, type: "moved" }],
  ["of the other side", HELLO],
  ["with an unknown page", { goalPlanner: 1, type: "navigated", page: "/summary?payload=e30" }],
  ...[0, -1, 0.5, 100_001, Number.NaN, Number.POSITIVE_INFINITY, "100", null].map(
    (heightPx) => [`with the height ${heightPx}`, { goalPlanner: 1, type: "resized", heightPx }] as const,
  ),
];

describe("readFrameMessage", () => {
  it.each(MESSAGES)("reads what was written: %j", (message) => {
    expect(readFrameMessage(structuredClone(framed(message)))).toEqual(message);
  });

  it.each(REFUSED)("refuses one %s", (_, data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });

  it("refuses whatever else is posted", () => {
    fc.assert(fc.property(fc.anything(), (data) => readFrameMessage(data) === undefined && !isHello(data)));
  });
});

describe("isHello", () => {
  it("knows its own", () => {
    expect(isHello(structuredClone(HELLO))).toBe(true);
  });

  it.each([
    ["of another version", { ...HELLO, goalPlanner: 2 }],
    ["with more than it may hold", { ...HELLO, origin: "https://bank.example" }],
    ["of the other side", framed({ type: "leaving" })],
    ["that is text", JSON.stringify(HELLO)],
  ])("refuses one %s", (_, data) => {
    expect(isHello(data)).toBe(false);
  });
});
