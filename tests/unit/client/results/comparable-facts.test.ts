import { expect, test } from "vitest";
import { comparableFacts } from "#client/results/comparable-facts.ts";
import { familyInsightBlocks } from "#shared/family/insight-blocks.ts";
import { familyResultBlocks } from "#shared/family/results.ts";
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

test("an applied change is told by the figure that its offer was told by", () => {
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
  expect(offer?.effect).toBe("Second child, from one pot: chance 30 → 62 in 100.");
  const told = [POOR, after].map((result) => {
    const facts = comparableFacts(familyResultBlocks(ENGINEER, result, CONTEXT), EN, offer?.figure);
    return facts[0] && `${facts[0].label}: ${formatValue(facts[0].value, EN)}`;
  });
  expect(told).toEqual(["Second child, from one pot: 30 in 100", "Second child, from one pot: 62 in 100"]);
});

test("without another figure, the plan's chance comes first", () => {
  const [chance] = comparableFacts(familyResultBlocks(ENGINEER, POOR, CONTEXT), EN);
  expect(chance).toMatchObject({ label: EN.results.chance, value: { text: "1 in 100" } });
});
