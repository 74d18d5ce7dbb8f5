import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FrameMessage,
  type HostMessage,
  PAGE_NAMES,
  posted,
  readFrameMessage,
  readHostMessage,
} from "#client/embed/messages.ts";

const HELLO = posted({ type: "hello" });

const CALCULATORS = ["pension", "education"];
const readOfFrame = (data: unknown) => readFrameMessage(data, CALCULATORS);

const MESSAGES: readonly FrameMessage[] = [
  { type: "leaving" },
  { type: "result", calculator: "pension" },
  { type: "report", calculator: "education" },
  { type: "resized", heightPx: 1 },
  { type: "resized", heightPx: 100_000 },
  ...PAGE_NAMES.map((page) => ({ type: "navigated", page }) as const),
];

/** Values that are not a message of a calculator. */
const REFUSED: readonly (readonly [name: string, data: unknown])[] = [
  ["of another version", { ...posted({ type: "leaving" }), goalPlanner: 2 }],
  ["of no version", { type: "leaving" }],
  ["with more than it may hold", { ...posted({ type: "leaving" }), url: "https://example.com" }],
  ["with a field of another kind", { ...posted({ type: "leaving" }), heightPx: 100 }],
  ["that lacks a field", { goalPlanner: 1, type: "resized" }],
  ["of an unknown kind", { goalPlanner: 1, type: "moved" }],
  ["of the other side", HELLO],
  ["that tells more of a result", { ...posted({ type: "result", calculator: "pension" }), chance: 0.7 }],
  ["with an unknown calculator", { goalPlanner: 1, type: "report", calculator: "layla@example.com" }],
  ["of a result without a calculator", { goalPlanner: 1, type: "result" }],
  ["with an unknown page", { goalPlanner: 1, type: "navigated", page: "/summary?payload=e30" }],
  ...[0, -1, 0.5, 100_001, Number.NaN, Number.POSITIVE_INFINITY, "100", null].map(
    (heightPx) => [`with the height ${heightPx}`, { goalPlanner: 1, type: "resized", heightPx }] as const,
  ),
];

describe("readFrameMessage", () => {
  it.each(MESSAGES)("reads a message as it was written: %j", (message) => {
    expect(readOfFrame(structuredClone(posted(message)))).toEqual(message);
  });

  it.each(REFUSED)("refuses a message %s", (_, data) => {
    expect(readOfFrame(data)).toBeUndefined();
  });

  it("refuses anything else that is posted", () => {
    fc.assert(fc.property(fc.anything(), (data) => readOfFrame(data) === undefined));
  });
});

const WISHED = { type: "wished", language: "ar", accent: "#0b6b5f", partner: "acme" } as const;

const HOST_MESSAGES: readonly HostMessage[] = [
  { type: "hello" },
  WISHED,
  { type: "wished", language: "en", accent: "", partner: "" },
  { type: "scrolled", hiddenAbovePx: 0, hiddenBelowPx: 100_000 },
];

/** Values that are not a message of the page around a calculator. */
const REFUSED_OF_HOST: readonly (readonly [name: string, data: unknown])[] = [
  ["of another version", { ...HELLO, goalPlanner: 2 }],
  ["with more than it may hold", { ...HELLO, origin: "https://bank.example" }],
  ["of the other side", posted({ type: "leaving" })],
  ["in a language that no page has", posted({ ...WISHED, language: "fr" as "ar" })],
  ["with an accent that white text cannot be read on", posted({ ...WISHED, accent: "#ffe066" })],
  ["with an accent that is no colour", posted({ ...WISHED, accent: "red;}" })],
  ["with a partner that is no code", posted({ ...WISHED, partner: "Layla Al Hashimi" })],
  ["that wishes too little", posted({ type: "wished", language: "ar", accent: "" } as HostMessage)],
  ["that is text", JSON.stringify(HELLO)],
  ["that lacks a field", { ...HELLO, type: "scrolled", hiddenAbovePx: 0 }],
  ...[-1, 0.5, 100_001, "0", null].map(
    (px) =>
      [`that hides ${px}`, { ...HELLO, type: "scrolled", hiddenAbovePx: 0, hiddenBelowPx: px }] as const,
  ),
];

describe("readHostMessage", () => {
  it.each(HOST_MESSAGES)("reads a message as it was written: %j", (message) => {
    expect(readHostMessage(structuredClone(posted(message)))).toEqual(message);
  });

  it.each(REFUSED_OF_HOST)("refuses a message %s", (_, data) => {
    expect(readHostMessage(data)).toBeUndefined();
  });

  it("refuses anything else that is posted", () => {
    fc.assert(fc.property(fc.anything(), (data) => readHostMessage(data) === undefined));
  });
});
