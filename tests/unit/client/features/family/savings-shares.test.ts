import { expect, test } from "vitest";
import { restOf, sharesOf, withShare } from "#client/features/family/savings-shares.ts";
import { ANSWERED, COMPLETE, START } from "./family.ts";

/** Its education costs 4 × 100,000 in today's money, and nothing is saved for it each month. */
const CHILD = { ...ANSWERED, monthlyInvestment: 0 };
const CHILDREN = [CHILD, { ...CHILD, educationGoal: { ...CHILD.educationGoal, numberOfYears: 2 } }];
const FAMILY = { ...COMPLETE, children: CHILDREN };

test.each([
  ["cover what all children lack: each child gets its own", 1_000_000, [40, 20], 40],
  ["do not: they are divided by what each child lacks", 300_000, [66, 33], 1],
  ["are none", 0, [0, 0], 100],
])("savings that %s", (_, savings, shares, rest) => {
  expect(sharesOf({ ...FAMILY, savings }, START)).toEqual(shares);
  expect(restOf(sharesOf({ ...FAMILY, savings }, START))).toBe(rest);
});

test("a goal that is not entered, or that monthly savings pay for, needs no savings", () => {
  const unknown = { ...CHILD, educationGoal: { ...CHILD.educationGoal, currentAnnualExpense: "" } };
  const paid = { ...CHILD, monthlyInvestment: 10_000 };
  const children = [unknown, paid, CHILD] as typeof CHILDREN;
  expect(sharesOf({ ...FAMILY, children, savings: 1_000_000 }, START)).toEqual([0, 0, 40]);
});

test("a share that the visitor changes leaves the others as they were, whatever goals cost later", () => {
  const changed = withShare({ ...FAMILY, savings: 1_000_000 }, 1, 35, START);
  expect(sharesOf(changed, START)).toEqual([40, 35]);
  const [first, second] = changed.children;
  if (first === undefined || second === undefined) throw new Error("a child is missing");
  const children = [{ ...first, educationGoalEnabled: false }, second];
  expect(sharesOf({ ...changed, children }, START)).toEqual([40, 35]);
});

test("shares with decimals that are the whole leave nothing", () => {
  expect(restOf([38.4615384615, 61.5384615385])).toBe(0);
});

test("nothing is known of the rest while a share is no number", () => {
  expect(restOf([40, ""])).toBeUndefined();
});
