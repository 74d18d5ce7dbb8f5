import { describe, expect, it, vi } from "vitest";
import { askChances, askGaps } from "#shared/planning/planning-calls.ts";
import type { GapRequest } from "#shared/planning/planning-schemas.ts";

const REQUEST = { targetPercentile: 0.5, targetValue: 100 } as GapRequest;
const answerOf = (factor: number) => ({
  gapFactors: [{ timeStep: 12, factor, probabilityOfReachingTargetUsingExistingFunds: 0.5 }],
});

/** A service that answers a gap call by its target percentile. */
const gap = () => vi.fn(async ({ targetPercentile }: GapRequest) => answerOf(targetPercentile));

describe("chances", () => {
  it("are asked for alone where the service offers it", async () => {
    const service = { gap: gap(), chances: vi.fn(async () => answerOf(7)) };
    expect(await askChances(service, REQUEST)).toEqual(answerOf(7));
    expect(service.chances).toHaveBeenCalledExactlyOnceWith(REQUEST);
    expect(service.gap).not.toHaveBeenCalled();
  });

  it("come with a gap call otherwise", async () => {
    const service = { gap: gap() };
    expect(await askChances(service, REQUEST)).toEqual(answerOf(0.5));
    expect(service.gap).toHaveBeenCalledExactlyOnceWith(REQUEST);
  });
});

describe("gaps at several percentiles", () => {
  it("are one call where the service offers it", async () => {
    const service = { gap: gap(), gaps: vi.fn(async () => [answerOf(1), answerOf(2)]) };
    expect(await askGaps(service, REQUEST, [0.1, 0.9])).toEqual([answerOf(1), answerOf(2)]);
    expect(service.gaps).toHaveBeenCalledExactlyOnceWith(REQUEST, [0.1, 0.9]);
    expect(service.gap).not.toHaveBeenCalled();
  });

  it("are a call each otherwise, which differ in the percentile alone", async () => {
    const service = { gap: gap() };
    expect(await askGaps(service, REQUEST, [0.1, 0.9])).toEqual([answerOf(0.1), answerOf(0.9)]);
    expect(service.gap.mock.calls).toEqual([
      [{ ...REQUEST, targetPercentile: 0.1 }],
      [{ ...REQUEST, targetPercentile: 0.9 }],
    ]);
  });
});
