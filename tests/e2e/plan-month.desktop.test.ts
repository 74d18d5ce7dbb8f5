import { type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../fixtures/forms.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { THIS_MONTH } from "./child-goals.ts";
import { expectAccessible } from "./quality.ts";
import {
  expect,
  expectKept,
  field,
  fillPlan,
  openCalculator,
  results,
  test,
  unfoldOpenedPlan,
  upToDate,
} from "./visitor.ts";

const ANSWER = { modelVersion: EMBEDDED_MODEL.version, chanceToReachLifestyleGoal: 50 };

/** A month of an earlier year, in which a plan was made. */
const yearsAgo = (years: number) => ({ ...THIS_MONTH, year: THIS_MONTH.year - years });

const pensionOf = (form: object, start = yearsAgo(1)) =>
  keptPlan("pension", { ...PENSION_FORM, ...form }, ANSWER, start);

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { moved } = wording.plans;
  const { fields, months } = wording;
  const made = { month: months[THIS_MONTH.month - 1] ?? "", year: THIS_MONTH.year - 1 };

  test(`in ${language} the age of a plan that was sent has moved on, and can be as it was`, async ({
    page,
  }) => {
    const panel = results(page, wording);
    const age = field(page, fields.age);
    const path = pathIn(language, "/");
    await openCalculator(page, planLink(path, pensionOf({ age: 34, yearsOfService: 3 })), wording);
    await expect(age).toHaveValue(/35/);
    await expect(field(page, fields.yearsOfService)).toHaveValue(/4/);
    const line = panel.getByText(moved.age({ ...made, age: 35 }));
    await expect(line).toBeVisible();
    await unfoldOpenedPlan(page, wording);
    await expect(panel.getByText(moved.service)).toBeVisible();
    await expect(upToDate(page, wording)).toBeVisible();
    await expectAccessible(page);

    await panel.getByRole("button", { name: moved.keepAge({ age: 34 }), exact: true }).press("Enter");
    await expect(age).toHaveValue(/34/);
    await expect(field(page, fields.yearsOfService)).toHaveValue(/3/);
    await expect(panel.getByText(moved.asMade(made))).toBeVisible();
    await expect(panel.getByText(wording.plans.link.opened)).toBeVisible();
    await expectKept(page, '"age":34');
    await page.reload();
    await expect(panel.getByText(moved.asMade(made))).toBeVisible();
    await unfoldOpenedPlan(page, wording);
    await panel.getByRole("button", { name: moved.again }).press("Enter");
    await expect(panel.getByRole("button", { name: moved.keepAge({ age: 34 }), exact: true })).toBeFocused();
    await expect(age).toHaveValue(/35/);
    await expect(line).toBeVisible();

    // Another entry that is corrected stays, wherever the ages go, and leaves the line until it is confirmed.
    const retirement = field(page, fields.retirementAge);
    await retirement.fill("61");
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(line).toBeVisible();
    await panel.getByRole("button", { name: moved.keepAge({ age: 34 }), exact: true }).press("Enter");
    await expect(age).toHaveValue(/34/);
    await panel.getByRole("button", { name: moved.again }).press("Enter");
    await expect(age).toHaveValue(/35/);
    await expect(retirement).toHaveValue(/61/);
    await panel.getByRole("button", { name: moved.confirm }).press("Enter");
    await expect(panel).toBeFocused();
    await expect(line).toHaveCount(0);
    await expect(panel.getByText(wording.plans.checkIn.title)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state?.opened ?? "")), "kept for a reload")
      .toContain("savedMonth");
    await page.reload();
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test(`in ${language} everybody in a family is older, and the goals of children start when they did`, async ({
    page,
  }) => {
    const plan = keptPlan("family", ENGINEER, ANSWER, yearsAgo(2));
    await openCalculator(page, planLink(pathIn(language, "/family"), plan), wording);
    const panel = results(page, wording);
    await expect(panel.getByText(moved.ages({ ...made, year: made.year - 1, years: 2 }))).toBeVisible();
    await expect(field(page, fields.age)).toHaveValue(new RegExp(`^${ENGINEER.pension.age + 2} `));
    await unfoldOpenedPlan(page, wording);
    await expect(panel.getByRole("button", { name: moved.keepAges })).toBeVisible();
  });
}

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} the age of a child has moved on where the Kids Saver asks for it`, async ({
    page,
  }) => {
    const wording = WORDINGS[language];
    const { moved } = wording.plans;
    const path = pathIn(language, "/kids-saver/personal-info");
    const form = { ...KIDS_SAVER_FORM, age: 8 };
    await page.goto(planLink(path, keptPlan("kidsSaver", form, ANSWER, yearsAgo(1))));
    const age = field(page, wording.childGoal.fields.age);
    await expect(age).toHaveValue(/^9 /);
    const month = wording.months[THIS_MONTH.month - 1] ?? "";
    const line = moved.age({ month, year: THIS_MONTH.year - 1, age: 9 });
    await expect(page.getByRole("status").getByText(line)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: moved.keepAge({ age: 8 }), exact: true }).press("Enter");
    await expect(age).toHaveValue(/^8 /);
    await page.getByRole("button", { name: moved.again }).press("Enter");
    await expect(age).toHaveValue(/^9 /);
  });
}

const { plans, fields, months } = WORDINGS.en;

for (const [what, month, text] of [
  ["without a month", undefined, undefined],
  ["of a month to come", "2050-03", plans.moved.future({ month: "March", year: 2050 })],
  ["of twenty years ago", "2006-11", plans.moved.longAgo({ month: "November", year: 2006 })],
] as const) {
  test(`a plan ${what} opens as it was entered`, async ({ page }) => {
    const { month: _, ...rest } = pensionOf({ age: 34 });
    const plan: KeptPlan = month === undefined ? rest : { ...rest, month };
    await openCalculator(page, planLink("/", plan));
    await expect(field(page, fields.age)).toHaveValue("34 years");
    await expect(upToDate(page)).toBeVisible();
    if (text !== undefined) await expect(results(page).getByText(text)).toBeVisible();
    await expect(page.getByRole("button", { name: plans.moved.keepAge({ age: 34 }) })).toHaveCount(0);
  });
}

test("an age that would be past retirement stops there, and says so", async ({ page }) => {
  await openCalculator(page, planLink("/", pensionOf({ age: 59, retirementAge: 60 }, yearsAgo(4))));
  await unfoldOpenedPlan(page);
  await expect(results(page).getByText(plans.moved.stopped)).toBeVisible();
  const month = months[THIS_MONTH.month - 1] ?? "";
  const line = plans.moved.highest({ month, year: THIS_MONTH.year - 4, age: 60 });
  await expect(results(page).getByText(line)).toBeVisible();
  await expect(field(page, fields.age)).toHaveValue("60 years");
  await expect(upToDate(page)).toBeVisible();
});

test("a link whose goal is over by now says so although there is nothing to calculate", async ({ page }) => {
  const form = { ...CHILD_GOAL_FORM, age: 9, startYear: THIS_MONTH.year - 1, numberOfYears: 1 };
  await openCalculator(page, planLink("/education", keptPlan("education", form, ANSWER, yearsAgo(1))));
  await expect(results(page).getByText(/so the age is now 10\./)).toBeVisible();
  await expect(results(page).getByText(plans.link.opened)).toBeVisible();
});

test("a kept plan of last year is compared, and opened, with the age of today", async ({ page }) => {
  const entry = [{ keptAt: Date.UTC(THIS_MONTH.year - 1, 5), plan: pensionOf({ age: 34 }) }];
  await page.addInitScript(
    (kept) => localStorage.setItem("goal-planner.plans.1", kept),
    JSON.stringify(entry),
  );
  await openCalculator(page);
  await fillPlan(page);
  await expect(results(page).getByRole("radio", { name: /Age: 35/ })).toBeChecked();
  await results(page)
    .getByRole("button", { name: /^Open: / })
    .press("Enter");
  await expect(field(page, fields.age)).toHaveValue("35 years");
  await expect(results(page).getByText(plans.compare.onlyMoved)).toBeVisible();
  await unfoldOpenedPlan(page);
  await results(page).getByRole("button", { name: "Keep 34", exact: true }).press("Enter");
  await expect(field(page, fields.age)).toHaveValue("34 years");
});
