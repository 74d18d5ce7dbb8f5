import { describe, expect, it } from "vitest";
import { partsThatCame, unlessItFailed } from "#shared/planning/partial-results.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";

const failed = () => Promise.reject(new PlanningError("timeout", "took too long"));
const faulty = () => Promise.reject(new TypeError("a fault"));

describe("the parts of an answer", () => {
  it("are left out if the planning service failed", async () => {
    expect(await unlessItFailed(Promise.resolve(0))).toBe(0);
    expect(await unlessItFailed(failed())).toBeUndefined();
    expect(await partsThatCame([Promise.resolve(1), failed(), Promise.resolve(0)])).toEqual([1, 0]);
  });

  it("do not hide an error in our own code", async () => {
    await expect(unlessItFailed(faulty())).rejects.toThrow(TypeError);
    await expect(partsThatCame([Promise.resolve(1), faulty()])).rejects.toThrow(TypeError);
  });
});
