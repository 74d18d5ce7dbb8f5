import { expect, test } from "vitest";
import { comparableFacts, factsBeforeAndAfter } from "#client/results/comparable-facts.ts";
import { familyInsightBlocks } from "#shared/family/insight-blocks.ts";
import { familyResultBlocks } from "#shared/family/results.ts";
import type { Fact } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";
import { FIXTURE_START } from "../../../fixtures/plans/fixture.ts";
import { RESULT } from "../../shared/family/fixture.ts";
import { blockOfKind } from "../../shared/report/block-of-kind.ts";

const CONTEXT = {
  start: { year: 2026, month: 11 },
  wording: EN,
  insights: undefined,
  view: "ofYear",
} as const;

/** Of a family in which hardly a part can be paid. */
const POOR = {
  ...RESULT,
  allTogether: 1,
  chanceToReachLifestyleGoal: 1,
  onePurse: { ...RESULT.onePurse, children: [40, 30], retirement: 2 },
};

/** An offer that raises the second child's chance from one pot to 62, and the result with it. */
function offered() {
  const after = { ...POOR, onePurse: { ...POOR.onePurse, children: [40, 62] } };
  const set = { children: ENGINEER.children };
  const change = {
    kind: "startYear" as const,
    child: 1,
    goal: "Education" as const,
    set,
    onePurse: { children: after.onePurse.children, retirement: 2 },
    allTogether: 1,
  };
  const insights = { changes: [change], currency: "AED" as const, modelVersion: "embedded-2" };
  const offer = blockOfKind(familyInsightBlocks(ENGINEER, POOR, insights, EN, FIXTURE_START), "changes")
    .changes[0];
  return { offer, after };
}

const first = (facts: readonly Fact[] | undefined) =>
  facts?.[0] && `${facts[0].label}: ${formatValue(facts[0].value, EN)}`;

test("an applied change is told by the figure that its offer was told by", () => {
  const { offer, after } = offered();
  expect(offer?.effect).toBe("Second child, from one pot: chance 30 → 62 in 100.");
  const [before, now] = [POOR, after].map((result) => familyResultBlocks(ENGINEER, result, CONTEXT));
  const told = factsBeforeAndAfter(before ?? [], now, EN, offer?.figure);
  expect([first(told.before), first(told.after)]).toEqual([
    "Second child, from one pot: 30 in 100",
    "Second child, from one pot: 62 in 100",
  ]);
  const pending = factsBeforeAndAfter(before ?? [], undefined, EN, offer?.figure);
  expect([first(pending.before), first(pending.after)]).toEqual([
    "Second child, from one pot: 30 in 100",
    undefined,
  ]);
});

test.each([0, 1])(
  "once child %i is removed, it is told by the plan's chance: nobody has the figure of another",
  (gone) => {
    const { offer, after } = offered();
    const without = <T>(all: readonly T[]) => all.filter((_, index) => index !== gone);
    const plan = { ...ENGINEER, children: without(ENGINEER.children) };
    const { purses, onePurse } = after;
    const result = {
      ...after,
      purses: { ...purses, children: without(purses.children) },
      onePurse: { ...onePurse, children: without(onePurse.children) },
    };
    const told = factsBeforeAndAfter(
      familyResultBlocks(ENGINEER, POOR, CONTEXT),
      familyResultBlocks(plan, result, CONTEXT),
      EN,
      offer?.figure,
    );
    const chance = `${EN.results.chance}: 1 in 100`;
    expect([first(told.before), first(told.after)]).toEqual([chance, chance]);
  },
);

test("without another figure, the plan's chance comes first", () => {
  const [chance] = comparableFacts(familyResultBlocks(ENGINEER, POOR, CONTEXT), EN);
  expect(chance).toMatchObject({ label: EN.results.chance, value: { text: "1 in 100" } });
});
