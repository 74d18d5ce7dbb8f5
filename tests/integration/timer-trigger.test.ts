import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";

describe("the functions host's timer trigger", () => {
  let host: RunningProcess;
  beforeAll(async () => {
    host = await startTool(
      ["tools/functions-host/main.ts", "tests/fixtures/apps/timer"],
      {},
      /AtOnce: timer 0 0 0 1 1 \*/,
    );
  });
  afterAll(() => host.stop());

  const runs = () => [...host.output().matchAll(/^@ (.*)$/gm)].map(([, line = ""]) => JSON.parse(line));

  it("runs a function on its schedule, with its status, whatever other functions do", async () => {
    await expect.poll(() => runs().length).toBeGreaterThanOrEqual(3);
    expect(host.output()).toContain("this timer fails");
    const [first, second, third] = runs();
    // The host does not know which runs were missed before its start, so the first run counts as late.
    expect([first.isPastDue, second.isPastDue]).toEqual([true, false]);
    expect(first.schedule).toEqual({ adjustForDST: true });
    // The last occurrence of a run is the one before it; the next of the second is the third.
    const lastOf = ({ scheduleStatus }: typeof first) => Date.parse(scheduleStatus.last);
    expect(lastOf(second)).toBeLessThanOrEqual(first.at);
    expect(lastOf(third)).toBeGreaterThan(first.at);
    expect(lastOf(third)).toBeLessThanOrEqual(second.at);
    const next = Date.parse(second.scheduleStatus.next);
    expect(next).toBeGreaterThan(lastOf(third));
    expect(next).toBeLessThanOrEqual(third.at);
  });

  it("runs a function at the start if it asks for that", async () => {
    await expect.poll(host.output).toContain("AtOnce has run");
    expect(host.output().match(/AtOnce has run/g)).toHaveLength(1);
  });
});
