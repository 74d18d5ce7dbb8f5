import { expect } from "vitest";
import type { GoalResult } from "#shared/child-goal/schemas.ts";
import type { Outcome } from "#shared/contract/forecast-result.ts";

/** Largest deviations from the reference: relative, or percentage points for the chance. */
export const TOLERANCES = {
  chancePoints: 1.5,
  amount: 0.02,
  medianPath: 0.02,
  /** Tolerance of the 10th percentile path; the 90th is as far from the middle and has the same. */
  outerPath: 0.03,
} as const;

/** Rounding error of amounts that cancel out, plan currency. */
const ROUNDING = 1e-6;

/** Expects an amount within the tolerance of the reference's; zero and null have to be met exactly. */
export function expectAmount(name: string, actual: number | null, expected: number | null): void {
  if (actual === null || expected === null) {
    expect(actual, name).toBe(expected);
    return;
  }
  const deviation = expected === 0 ? Math.abs(actual) : Math.abs(actual / expected - 1);
  expect(deviation, `${name}: ${actual} against ${expected}`).toBeLessThanOrEqual(TOLERANCES.amount);
}

/**
 * Expects a percentile path within a tolerance of the reference's, age by age.
 *
 * While money only comes in, the tolerance is a part of the value itself. Once money is taken out, the value is a
 * difference of two large amounts and may cross zero, where any part of it is nothing; what is uncertain is
 * still the size of the amounts. So from `firstAgeOfSpending` on the tolerance is that part of the largest value
 * that the path has had so far.
 */
export function expectPath(
  name: string,
  actual: readonly Outcome[],
  expected: readonly Outcome[],
  tolerance: number,
  firstAgeOfSpending: number,
): void {
  expect(
    actual.map(({ age }) => age),
    `ages of ${name}`,
  ).toEqual(expected.map(({ age }) => age));
  let largest = 0;
  expected.forEach(({ age, value }, index) => {
    largest = Math.max(largest, Math.abs(value));
    const scale = age < firstAgeOfSpending ? Math.abs(value) : largest;
    const found = actual[index]?.value ?? Number.NaN;
    const message = `${name} at ${age}: ${found} against ${value}`;
    expect(Math.abs(found - value), message).toBeLessThanOrEqual(tolerance * scale + ROUNDING);
  });
}

/** Fields that every kind of result has. */
type CommonResult = Omit<GoalResult, "valueAtRetirementAt10th" | "valueAtRetirementAt90th" | "payments">;

/** Expects what every kind of result has in common to agree with the reference. */
export function expectAgreement(
  actual: CommonResult,
  expected: CommonResult,
  firstAgeOfSpending: number,
): void {
  expect(actual.currency).toBe(expected.currency);
  for (const chance of ["chanceToReachLifestyleGoal", "chanceWithFee"] as const) {
    const deviation = Math.abs(actual[chance] - expected[chance]);
    const chances = `${actual[chance]} % against ${expected[chance]} %`;
    expect(deviation, `${chance}: ${chances}`).toBeLessThanOrEqual(TOLERANCES.chancePoints);
  }
  expectAmount(
    "requiredMonthlyInvestment",
    actual.requiredMonthlyInvestment,
    expected.requiredMonthlyInvestment,
  );
  expectAmount("requiredSavingsFactor", actual.requiredSavingsFactor, expected.requiredSavingsFactor);
  expectAmount("valueAtRetirement", actual.valueAtRetirement, expected.valueAtRetirement);
  for (const { name, tolerance } of [
    { name: "outcomesAt10th", tolerance: TOLERANCES.outerPath },
    { name: "outcomesAt50th", tolerance: TOLERANCES.medianPath },
    { name: "outcomesAt90th", tolerance: TOLERANCES.outerPath },
  ] as const) {
    expectPath(name, actual[name], expected[name], tolerance, firstAgeOfSpending);
  }
}

/**
 * Expects every payment at the same time, of the same amount, and what is left after it within the tolerance of a path:
 * a part of the largest amount that was there until then, as a payment leaves a difference that may be nothing.
 */
export function expectPayments(actual: GoalResult, expected: GoalResult): void {
  expect(actual.payments.map(({ timeStep }) => timeStep)).toEqual(
    expected.payments.map(({ timeStep }) => timeStep),
  );
  for (const [percentile, tolerance] of [
    ["valueAt10th", TOLERANCES.outerPath],
    ["valueAt50th", TOLERANCES.medianPath],
    ["valueAt90th", TOLERANCES.outerPath],
  ] as const) {
    let largest = 0;
    expected.payments.forEach((payment, index) => {
      const found = actual.payments[index];
      expect(found?.amount).toBeCloseTo(payment.amount, 4);
      const value = payment[percentile];
      largest = Math.max(largest, Math.abs(value), Math.abs(value + payment.amount));
      const deviation = Math.abs((found?.[percentile] ?? Number.NaN) - value);
      expect(deviation, `${percentile} after payment ${index}`).toBeLessThanOrEqual(
        tolerance * largest + ROUNDING,
      );
    });
  }
}
