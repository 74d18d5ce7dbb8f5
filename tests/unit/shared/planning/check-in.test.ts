import { expect, it, vi } from "vitest";
import { checkIn } from "#shared/planning/check-in.ts";
import type { Plan } from "#shared/planning/plan-request.ts";
import type { GapRequest } from "#shared/planning/planning-schemas.ts";
import { SILENT_CONTEXT } from "../../../fixtures/planning-contexts.ts";

/** Twelve months of 100, a payment of 700 in month 6, and 50 in hand at first; USD. */
const PLAN: Plan = {
  glidePath: [{ fromTimeStep: 0, weights: { Balanced: 1 } }],
  accounts: [
    { id: "held", currentValueUsd: 50 },
    { id: "saved", monthly: { startTimeStep: 0, amounts: Array(12).fill(100) } },
    { id: "paid", onetime: [{ timeStep: 6, amount: -700 }] },
  ],
};

function contextWith(chance: number) {
  const chances = vi.fn(async (_request: GapRequest) => ({
    gapFactors: [{ timeStep: 6, probabilityOfReachingTargetUsingExistingFunds: chance }],
  }));
  return { chances, context: { ...SILENT_CONTEXT, planning: { ...SILENT_CONTEXT.planning, chances } } };
}

it.each([
  // What is paid in and out in the month itself is still ahead of the savings.
  [6, 1_000 + 100 - 700],
  [5, 1_000 + 100],
  [0, 1_000 + 50 + 100],
])("after %i months, savings of 1,000 are compared with a total of %i", async (months, target) => {
  const { chances, context } = contextWith(0.3);
  const held = { plan: PLAN, item: "saved", lastStep: 12 };
  expect(await checkIn(held, { months, savedUsd: 1_000 }, context)).toEqual({
    shareWithLess: 70,
    modelVersion: "none",
  });
  expect(chances).toHaveBeenCalledOnce();
  expect(chances.mock.calls[0]?.[0]).toMatchObject({
    itemIdForFactorInAssetsAndDebts: "saved",
    targetValue: target,
    simulationSettings: { observationTimeSteps: [months] },
  });
});

it("a share holds no rounding error", async () => {
  const { context } = contextWith(0.7);
  const held = { plan: PLAN, item: "saved", lastStep: 12 };
  // 100 − 100 · 0.7 is 30.000000000000004.
  expect((await checkIn(held, { months: 3, savedUsd: 1 }, context)).shareWithLess).toBe(30);
});
