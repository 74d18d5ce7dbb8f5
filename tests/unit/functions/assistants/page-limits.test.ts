import { describe, expect, it } from "vitest";
import { childGoalDefinition } from "#client/features/child-goal/definition.ts";
import { familyDefinition } from "#client/features/family/definition.ts";
import { kidsSaverDefinition } from "#client/features/kids-saver/definition.ts";
import { pensionDefinition } from "#client/features/pension/definition.ts";
import { type FormRules, readState } from "#client/session/read-state.ts";
import { planTools } from "#functions/assistants/plan-tools.ts";
import type { Arguments } from "#functions/assistants/tool.ts";
import { readPlanFragment } from "#shared/contract/plan-link.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import { BRANDS } from "../../../fixtures/brands.ts";
import { embeddedContext } from "../../../fixtures/planning-contexts.ts";
import { ANY_CALL } from "../http/any-call.ts";

const { start, ...access } = embeddedContext();
const TOOLS = planTools({
  ...access,
  today: () => ({ ...start, day: 3 }),
  brands: BRANDS,
  siteOrigin: "https://plans.example",
});

async function answer(name: string, given: Arguments) {
  const tool = TOOLS.find(({ description }) => description.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return tool.answer(given, ANY_CALL, "en");
}

/** Returns the plan that a page calculates when a link opens it; undefined if it shows no forecast. */
function planOnPage<D extends object, F>(
  link: string,
  definition: FormRules<D, F> & { readonly planOf: (draft: D) => unknown },
): unknown {
  return definition.planOf(readState(readPlanFragment(new URL(link).hash)?.form, definition).draft);
}

const RISK = { risk: "Balanced" };
const goals = (startYear: number) => [{ type: "Activities", startYear, numberOfYears: 3 }];

const PAGES = {
  plan_pension: (link: string) => planOnPage(link, pensionDefinition(start)),
  plan_child_goal: (link: string) => planOnPage(link, childGoalDefinition("Activities", start)),
  plan_children: (link: string) => planOnPage(link, kidsSaverDefinition(start)),
  plan_family: (link: string) => planOnPage(link, familyDefinition(start)),
};

describe("a link opens a page with a forecast", () => {
  it.each([
    ["plan_pension", { ...RISK }],
    ["plan_pension", { ...RISK, monthlyInvestment: 50_000, monthlySalary: 200_000 }],
    ["plan_child_goal", { ...RISK, type: "Activities", monthlyInvestment: 10_000 }],
    ["plan_child_goal", { ...RISK, type: "Activities", startYear: start.year - 1, numberOfYears: 5 }],
    ["plan_children", { ...RISK, monthlyInvestment: 50_000, goals: goals(start.year) }],
    ["plan_children", { ...RISK, goals: goals(CHILD_GOAL_LIMITS.startYear.maximum) }],
    [
      "plan_family",
      { pension: RISK, children: [{ ...RISK, monthlyInvestment: 50_000, goals: goals(start.year) }] },
    ],
  ] as const)("of %s %j", async (name, given) => {
    const { link } = await answer(name, given);
    expect(PAGES[name](link)).toBeDefined();
  });

  it.each([
    [
      "plan_child_goal",
      { ...RISK, type: "Activities", monthlyInvestment: 10_001 },
      "/monthlyInvestment",
      /at most 10000/,
    ],
    ["plan_children", { ...RISK, goals: goals(start.year - 1) }, "/goals/0/startYear", /2026 or later/],
    // Before what any plan may hold: the same limit, and no wider one first.
    ["plan_children", { ...RISK, goals: goals(2020) }, "/goals/0/startYear", /2026 or later/],
    [
      "plan_child_goal",
      { ...RISK, type: "Activities", monthlyInvestment: 1e6 },
      "/monthlyInvestment",
      /at most 10000/,
    ],
    [
      "plan_family",
      {
        pension: RISK,
        children: [
          { ...RISK, goals: goals(start.year) },
          { ...RISK, goals: goals(start.year - 1) },
        ],
      },
      "/children/1/goals/0/startYear",
      /2026 or later/,
    ],
  ])("or the tool refuses the value in words: %s %j", async (name, given, path, message) => {
    await expect(answer(name, given)).rejects.toMatchObject({
      code: "invalid-input",
      faults: [{ path, message: expect.stringMatching(message) }],
    });
  });

  it("beside other faults, whatever the arguments are", async () => {
    await expect(
      answer("plan_family", { children: [null, { goals: [null, { type: "Activities", startYear: 2020 }] }] }),
    ).rejects.toMatchObject({
      code: "invalid-input",
      faults: expect.arrayContaining([
        expect.objectContaining({ path: "/children/0" }),
        expect.objectContaining({ path: "/children/1/goals/1/startYear", limit: start.year }),
      ]),
    });
  });
});
