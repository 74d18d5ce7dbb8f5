import { describe, expect, it } from "vitest";
import { logWork } from "#functions/delivery/log-work.ts";
import { StorageError } from "#functions/storage/storage-error.ts";

function setUp() {
  const lines: string[] = [];
  let now = 100;
  const context = {
    invocationId: "id-1",
    functionName: "SendReport",
    log: (line: string) => void lines.push(line),
  };
  const elapsed = () => {
    now += 7;
    return now;
  };
  return { lines, run: (work: Parameters<typeof logWork>[2]) => logWork(context, elapsed, work) };
}

const IN_THIS_FILE = expect.stringMatching(/^tests\/unit\/functions\/delivery\/log-work\.test\.ts:\d+:\d+/);

describe("logWork", () => {
  it("writes one line about the outcome of the work", async () => {
    const { lines, run } = setUp();
    await run(async () => ({ status: "accepted" }));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { correlationId: "id-1", commit: "unknown", function: "SendReport", status: "accepted", durationMs: 7 },
    ]);
  });

  it("names the original request", async () => {
    const { lines, run } = setUp();
    await run(async () => ({ status: "accepted", correlationId: "request-1" }));
    expect(lines.map((line) => JSON.parse(line).correlationId)).toEqual(["request-1"]);
  });

  it.each([
    ["an error", new TypeError("canary"), "TypeError", { frames: expect.arrayContaining([IN_THIS_FILE]) }],
    ["the storage", new StorageError("canary"), "unavailable"],
    ["a storage that refuses", new StorageError("canary", 403), "unavailable", { storageStatus: 403 }],
    ["something else", "canary", "Error", { frames: [] }],
  ])(
    "gives only class and place of %s to the log, and the class to the host",
    async (_what, error, errorClass, more: object = {}) => {
      const { lines, run } = setUp();
      const failed = run(() => Promise.reject(error));
      await expect(failed).rejects.toThrow(`SendReport failed: ${errorClass}`);
      await expect(failed).rejects.not.toThrow("canary");
      expect(lines.join()).not.toContain("canary");
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        {
          correlationId: "id-1",
          commit: "unknown",
          function: "SendReport",
          status: "error",
          errorClass,
          ...more,
          durationMs: 7,
        },
      ]);
    },
  );
});
