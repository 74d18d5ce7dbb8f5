import { describe, expect, it } from "vitest";
import {
  type GlidePathStep,
  LIFESTYLING_SWITCH_YEARS,
  pensionGlidePath,
  riskyWeight,
} from "#shared/domain/glide-path.ts";
import { type Fund, PENSION_RISKS } from "#shared/domain/risk-strategies.ts";

/** The weights in force at a time step. */
function weightsAt(
  path: readonly GlidePathStep[],
  timeStep: number,
): Readonly<Partial<Record<Fund, number>>> {
  const step = path.filter(({ fromTimeStep }) => fromTimeStep <= timeStep).at(-1);
  if (!step) throw new Error("a glide path begins at time step 0");
  return step.weights;
}

const aggressiveWeights = (yearsToRetirement: number, upToYear: number) =>
  Array.from(
    { length: upToYear + 1 },
    (_, planYear) => weightsAt(pensionGlidePath("Lifestyling", yearsToRetirement), 12 * planYear).Aggressive,
  );

/** From 50 to 77 retirement at the earliest and latest, from 18 on: 0 to 59 years. */
const ALL_YEARS_TO_RETIREMENT = Array.from({ length: 60 }, (_, years) => years);

describe("pensionGlidePath", () => {
  it("switches over 10 years", () => {
    expect(LIFESTYLING_SWITCH_YEARS).toBe(10); // specification section 4
  });

  it("of Lifestyling stays Aggressive until 10 years before retirement, then falls by a tenth a year", () => {
    // By hand from the financial model, min(1, L/10) with L years left at the start of the plan year.
    const expected = [1, 1, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0, 0];
    aggressiveWeights(12, 13).forEach((weight, planYear) => {
      expect(weight).toBeCloseTo(expected[planYear] ?? Number.NaN, 12);
    });
  });

  it("of Lifestyling begins at once when fewer than 10 years are left, from wholly Aggressive", () => {
    const expected = [1, 0.75, 0.5, 0.25, 0, 0];
    aggressiveWeights(4, 5).forEach((weight, planYear) => {
      expect(weight).toBeCloseTo(expected[planYear] ?? Number.NaN, 12);
    });
  });

  it("of Lifestyling is Aggressive for the one year that is left", () => {
    expect(aggressiveWeights(1, 1)).toEqual([1, 0]);
  });

  it.each(PENSION_RISKS)("of %s is Conservative from the start if retirement is today", (risk) => {
    const weights = weightsAt(pensionGlidePath(risk, 0), 0);
    expect(weights.Conservative).toBe(1);
    expect((weights.Aggressive ?? 0) + (weights.Balanced ?? 0)).toBe(0);
  });

  it.each(["Balanced", "Aggressive"] as const)(
    "of %s is held until retirement, then Conservative",
    (risk) => {
      const path = pensionGlidePath(risk, 20);
      expect(weightsAt(path, 0)[risk]).toBe(1);
      expect(weightsAt(path, 239)[risk]).toBe(1);
      expect(weightsAt(path, 240)[risk]).toBe(0);
      expect(weightsAt(path, 240).Conservative).toBe(1);
      expect(weightsAt(path, 744)).toEqual(weightsAt(path, 240));
    },
  );

  it("of Conservative never changes", () => {
    expect(pensionGlidePath("Conservative", 20)).toEqual([{ fromTimeStep: 0, weights: { Conservative: 1 } }]);
  });

  it("follows the financial model's formula in every plan year of every plan", () => {
    for (const years of ALL_YEARS_TO_RETIREMENT) {
      for (let planYear = 0; planYear <= years + 3; planYear++) {
        const left = years - planYear;
        const expected = left <= 0 ? 0 : Math.min(1, left / Math.min(years, 10));
        const weights = weightsAt(pensionGlidePath("Lifestyling", years), 12 * planYear);
        expect(weights.Aggressive).toBeCloseTo(expected, 12);
        expect(riskyWeight("Lifestyling", planYear, years)).toBeCloseTo(expected, 12);
      }
    }
  });

  it.each(PENSION_RISKS)("of %s starts at 0, ascends, sums to 1 and never becomes riskier", (risk) => {
    for (const years of ALL_YEARS_TO_RETIREMENT) {
      const path = pensionGlidePath(risk, years);
      expect(path[0]?.fromTimeStep).toBe(0);
      let lastStep = -1;
      let lastRisky = Number.POSITIVE_INFINITY;
      for (const { fromTimeStep, weights } of path) {
        expect(fromTimeStep).toBeGreaterThan(lastStep);
        expect(fromTimeStep % 12).toBe(0);
        const all = Object.values(weights);
        expect(all.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
        for (const weight of all) {
          expect(weight).toBeGreaterThanOrEqual(0);
          expect(weight).toBeLessThanOrEqual(1);
        }
        const risky = (weights.Aggressive ?? 0) + (weights.Balanced ?? 0);
        expect(risky).toBeLessThanOrEqual(lastRisky);
        lastStep = fromTimeStep;
        lastRisky = risky;
      }
      expect(weightsAt(path, 12 * years).Conservative).toBe(1);
    }
  });
});
