import { describe, expect, it } from "vitest";
import { ownFrames } from "#functions/log/own-frames.ts";

const ADDRESS = "sara@example.com";
const HERE = /^tests\/unit\/functions\/log\/own-frames\.test\.ts:\d+:\d+/;

function failBelow(depth: number, message: string): never {
  if (depth === 0) throw new TypeError(message);
  return failBelow(depth - 1, message);
}

function failureOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe("ownFrames", () => {
  it("names file, line, column and function of each frame, from the inside outwards", () => {
    const [first = "", second = ""] = ownFrames(failureOf(() => failBelow(0, ADDRESS)));
    expect(first).toMatch(HERE);
    expect(first).toMatch(/ failBelow$/);
    expect(second).toMatch(HERE);
  });

  it("follows an error through what was awaited", async () => {
    const later = async () => failBelow(0, ADDRESS);
    const waiting = async () => {
      await Promise.resolve();
      return await later();
    };
    const frames = ownFrames(await waiting().catch((error: unknown) => error));
    expect(frames.map((frame) => frame.split(" ")[1])).toEqual(
      expect.arrayContaining(["failBelow", "later", "waiting"]),
    );
  });

  it("has at most ten frames", () => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 50;
    const error = failureOf(() => failBelow(30, ADDRESS));
    Error.stackTraceLimit = stackTraceLimit;
    expect(ownFrames(error)).toHaveLength(10);
  });

  it("leaves out Node and libraries", () => {
    const error = failureOf(() => JSON.parse(`{"email": ${ADDRESS}`));
    const frames = ownFrames(error);
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) expect(frame).toMatch(HERE);
  });

  it.each([
    ["a message", `No mail to ${ADDRESS}`],
    ["a message of several lines", `No mail\nto ${ADDRESS}\n`],
    ["a message like a frame", `No mail\n    at sara (${import.meta.filename}:1:1)\n    at ${ADDRESS}`],
    ["no message", ""],
  ])("holds nothing of an error with %s", (_what, message) => {
    const frames = ownFrames(failureOf(() => failBelow(0, message)));
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.join("\n")).not.toContain("sara");
  });

  it("gives no frames where it cannot tell message and stack apart", () => {
    const error = new Error("No mail");
    error.stack = `Error: No letter\n    at sara (${import.meta.filename}:1:1)`;
    expect(ownFrames(error)).toEqual([]);
  });

  it.each([
    ["a text", ADDRESS],
    ["nothing", undefined],
  ])("gives no frames of %s", (_what, thrown) => {
    expect(ownFrames(thrown)).toEqual([]);
  });
});
