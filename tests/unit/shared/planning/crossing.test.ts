import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCrossing, type Probe } from "#shared/planning/crossing.ts";
import { inverseNormal } from "#shared/planning/inverse-normal.ts";

/** Chances after 0, 1, 2 … steps that only rise, or only fall. */
const monotoneChances = fc
  .tuple(
    fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 2, maxLength: 40 }),
    fc.boolean(),
  )
  .map(([chances, isRising]) => chances.toSorted((one, other) => (isRising ? one - other : other - one)));

/** The chance, in percent, whose normal quantile is given: by bisection. */
function chanceOf(quantile: number): number {
  let below = 0;
  let above = 1;
  for (let halving = 0; halving < 50; halving++) {
    const middle = (below + above) / 2;
    if (inverseNormal(middle) < quantile) below = middle;
    else above = middle;
  }
  return 50 * (below + above);
}

/** Chances as plans have them: nearly straight in their normal quantiles, and towards the target. */
const straightChances = (target: number) =>
  fc
    .record({
      atPlan: fc.double({ min: -3, max: 3, noNaN: true }),
      slope: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
      bend: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
      lastStep: fc.integer({ min: 2, max: 27 }),
    })
    .map(({ atPlan, slope, bend, lastStep }) => {
      const towards = chanceOf(atPlan) >= target ? -slope : slope;
      return Array.from({ length: lastStep + 1 }, (_, step) =>
        chanceOf(atPlan + towards * (step + (bend * step * step) / (2 * lastStep))),
      );
    });

async function search(chances: readonly number[], target: number, mostProbes: number, alsoKnown?: number) {
  const at = (step: number): Probe => ({ step, chance: chances[step] as number });
  const asked: number[] = [];
  const crossing = await findCrossing(
    alsoKnown === undefined || alsoKnown === 0 ? [at(0)] : [at(0), at(alsoKnown)],
    { target, lastStep: chances.length - 1, mostProbes },
    async (step) => {
      asked.push(step);
      return at(step).chance;
    },
  );
  return { ...crossing, asked, at };
}

/** The last step on the plan's side of a target, and the first on the other, by looking at all of them. */
function bruteForce(chances: readonly number[], target: number) {
  const isBefore = (chance: number) => chance >= target === (chances[0] as number) >= target;
  const after = chances.findIndex((chance) => !isBefore(chance));
  return after === -1 ? { before: chances.length - 1, after: undefined } : { before: after - 1, after };
}

describe("findCrossing", () => {
  it("finds the exact step, whatever the chances, with at most as many probes as steps", () =>
    fc.assert(
      fc.asyncProperty(monotoneChances, fc.constantFrom(50, 75, 90), async (chances, target) => {
        const { before, after } = await search(chances, target, chances.length);
        expect({ before: before.step, after: after?.step }).toEqual(bruteForce(chances, target));
      }),
      { numRuns: 1_000 },
    ));

  it("never asks twice, outside the range or too often, and encloses the target", () =>
    fc.assert(
      fc.asyncProperty(
        monotoneChances,
        fc.constantFrom(50, 75, 90),
        fc.integer({ min: 0, max: 4 }),
        fc.nat(5),
        async (chances, target, mostProbes, alsoKnown) => {
          const known = Math.min(alsoKnown, chances.length - 1);
          const { before, after, asked, at } = await search(chances, target, mostProbes, known);
          expect(asked.length).toBeLessThanOrEqual(mostProbes);
          expect(new Set([0, known, ...asked]).size).toBe(asked.length + (known > 0 ? 2 : 1));
          for (const step of asked) expect(chances[step]).toBeDefined();
          expect(before).toEqual(at(before.step));
          expect(before.chance >= target).toBe((chances[0] as number) >= target);
          if (after !== undefined) {
            expect(after).toEqual(at(after.step));
            expect(after.chance >= target).not.toBe((chances[0] as number) >= target);
            expect(after.step).toBeGreaterThan(before.step);
          }
        },
      ),
      { numRuns: 1_000 },
    ));

  it.each([75, 90])(
    "needs three probes for %s if the chances' normal quantiles are nearly straight",
    (target) =>
      fc.assert(
        fc.asyncProperty(straightChances(target), async (chances) => {
          const { before, after } = await search(chances, target, 3, 2);
          expect({ before: before.step, after: after?.step }).toEqual(bruteForce(chances, target));
        }),
        { numRuns: 1_000 },
      ),
  );

  it.each([
    ["all the same", [60, 60, 60, 60, 60, 60]],
    ["none at all, then all", [0, 0, 0, 100, 100, 100]],
    ["all, then none at all", [100, 100, 100, 100, 0, 0]],
  ])("accepts chances that have no normal quantile, or no line through them: %s", async (_, chances) => {
    const { before, after } = await search(chances, 75, 6);
    expect({ before: before.step, after: after?.step }).toEqual(bruteForce(chances, 75));
  });

  it("asks nothing if there is no step", async () => {
    expect(await search([60], 75, 3)).toMatchObject({ before: { step: 0 }, after: undefined, asked: [] });
  });

  it("passes on a failure", async () => {
    const failing = findCrossing([{ step: 0, chance: 60 }], { target: 75, lastStep: 9, mostProbes: 3 }, () =>
      Promise.reject(new Error("refused")),
    );
    await expect(failing).rejects.toThrow("refused");
  });
});
