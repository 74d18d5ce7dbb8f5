import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { formOf, initialChildGoalDraft, planOf } from "#client/features/child-goal/child-goal-draft.ts";
import { FLOWS } from "#shared/calculators.ts";
import { validateChildGoalForm } from "#shared/child-goal/form.ts";
import { childGoalResultBlocks } from "#shared/child-goal/results.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { CHILD_GOALS, forcedInputsOf, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { EN } from "#shared/wording/generated/en.js";
import { resultContext } from "../../../../fixtures/result-context.ts";
import { goalOf, resultOf, START } from "../../../shared/child-goal/fixture.ts";
import { blockOfKind } from "../../../shared/report/block-of-kind.ts";

const CONTACT = { name: "Layla", email: "layla@example.com", phoneNumber: "050 123 4567" };

// A fifth type of goal is one row in the table of child goals, and its wording; wording that is missing does not
// compile. These tests go by the types of the table, so they hold for a new one without a change.
describe.each(GOAL_TYPES)("the table determines for %s", (type) => {
  const { calculator, path, axis } = CHILD_GOALS[type];
  const forced = forcedInputsOf(type);

  test("its routes and title", () => {
    expect(FLOWS.find((flow) => flow.calculator === calculator)).toMatchObject({
      form: [path],
      summary: `${path}/summary`,
      summaryPdf: `${path}/summary-pdf`,
      confirmation: `${path}/confirmation`,
    });
    expect(EN.titles[calculator]).toMatch(/ Calculator$/);
  });

  test("its own words", () => {
    const words = EN.childGoal.kinds[type];
    for (const other of GOAL_TYPES.filter((each) => each !== type)) {
      expect(EN.childGoal.kinds[other].intro.heading).not.toBe(words.intro.heading);
      expect(EN.childGoal.kinds[other].supportsUntil).not.toBe(words.supportsUntil);
    }
  });

  test("its form, with the forced inputs", () => {
    const draft = initialChildGoalDraft(type);
    expect(draft).toMatchObject({ type, ...forced });
    expect(formOf({ ...draft, age: 9, numberOfYears: 9 })).toMatchObject({ type, ...forced });
    expect(validateChildGoalForm(type, { ...formOf(draft), ...CONTACT, risk: "Balanced" }).ok).toBe(true);
  });

  test("its calculation", () => {
    const plan = planOf({ ...initialChildGoalDraft(type), isExpenseGiven: true, risk: "Balanced" }, START);
    expect(plan).toMatchObject({ type, ...forced });
    expect(validators.ChildGoalPlan(plan)).toBe(true);
  });

  test("its results, in its words and on its axis", () => {
    const plan = goalOf(type);
    const blocks = childGoalResultBlocks(plan, resultOf(plan), resultContext());
    const single = childGoalResultBlocks({ ...plan, numberOfYears: 1 }, resultOf(plan), resultContext());
    expect(blockOfKind(single, "answer").text).toContain(EN.childGoal.kinds[type].goal);
    expect(blockOfKind(blocks, "answer").detail).toBe(EN.childGoal.kinds[type].supportsAll);
    expect(blockOfKind(blocks, "facts").groups[0]?.title).toContain(EN.childGoal.kinds[type].atStart);
    expect(blockOfKind(blocks, "forecast").axisLabel).toBe(EN.childGoal.axes[axis].label);
    expect(blockOfKind(blocks, "forecast").series[0]?.points[0]?.at).toBe(
      { age: plan.age, year: START.year }[axis],
    );
  });
});

test("no component names a goal type", async () => {
  const client = new URL("../../../../../client/", import.meta.url);
  const components = [];
  for (const folder of ["form", "features/child-goal", "features/kids-saver"]) {
    const names = await readdir(new URL(folder, client));
    components.push(...names.filter((name) => name.endsWith(".tsx")).map((name) => `${folder}/${name}`));
  }
  expect(components).toContain("features/kids-saver/GoalSections.tsx");
  for (const component of components) {
    const source = await readFile(new URL(component, client), "utf8");
    for (const type of GOAL_TYPES) expect(source).not.toContain(`"${type}"`);
  }
});
