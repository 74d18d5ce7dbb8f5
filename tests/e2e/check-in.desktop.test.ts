import type { Locator } from "@playwright/test";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink, readPlanFragment } from "#shared/contract/plan-link.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import { monthAfter } from "#shared/domain/months.ts";
import { textOfMonth } from "#shared/domain/plan-month.ts";
import { LANGUAGE_NAMES, LANGUAGES, pathIn } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../fixtures/forms.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { THIS_MONTH } from "./child-goals.ts";
import { expectAccessible } from "./quality.ts";
import { stubReports } from "./summary.ts";
import {
  continueToSummary,
  expect,
  expectKept,
  expectSettled,
  failFirst,
  field,
  fillContact,
  NETWORK_ERROR,
  openCalculator,
  results,
  test,
  unfoldOpenedPlan,
  upToDate,
} from "./visitor.ts";

const ANSWER = { modelVersion: EMBEDDED_MODEL.version, chanceToReachLifestyleGoal: 50 };
const LAST_YEAR = { ...THIS_MONTH, year: THIS_MONTH.year - 1 };
const FORM = { ...PENSION_FORM, age: 34, currentAdditional: 50_000 };

/** The sentence that says of when the savings of a plan are. */
const savedThen = ({ month, year }: typeof THIS_MONTH, { months, report }: Wording) =>
  report.savedThen({ month: months[month - 1] ?? "", year });

/** A month before this one. */
const LAST_MONTH =
  THIS_MONTH.month === 1 ? { ...LAST_YEAR, month: 12 } : { ...THIS_MONTH, month: THIS_MONTH.month - 1 };

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { checkIn, keep } = wording.plans;

  test(`in ${language} an earlier plan asks what was saved, says where that lies, and takes it over`, async ({
    page,
  }) => {
    const panel = results(page, wording);
    await openCalculator(
      page,
      planLink(pathIn(language, "/"), keptPlan("pension", FORM, ANSWER, LAST_YEAR)),
      wording,
    );
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(panel.getByText(savedThen(LAST_YEAR, wording))).toBeVisible();
    const saved = field(page, checkIn.saved);
    // Before the answer, which counts nothing that was saved since.
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const answer = panel.getByRole("heading", { level: 3 }).first();
    await expect
      .poll(async () => (await topOf(saved)) < (await topOf(answer)), "the question comes first")
      .toBe(true);
    await panel.getByRole("button", { name: checkIn.check }).press("Enter");
    await expect(panel.getByText(wording.faults.number)).toBeVisible();
    await saved.fill("0");
    await saved.press("Enter");
    await expect(panel.getByText(checkIn.bottom)).toBeVisible();
    await saved.fill("900000");
    // What was said of another amount goes.
    await expect(panel.getByText(checkIn.bottom)).toHaveCount(0);
    await panel.getByRole("button", { name: checkIn.check }).press("Enter");
    await expect(panel.getByRole("status").getByText(checkIn.top)).toBeVisible();
    await expectAccessible(page);
    const before = await panel.getByRole("heading", { level: 3 }).first().textContent();

    await panel.getByRole("button", { name: checkIn.apply }).press("Enter");
    await expect(panel).toBeFocused();
    await expect(field(page, wording.fields.currentAdditional)).toHaveValue(/900,000/);
    await expect(panel.getByText(checkIn.applied({ amount: "|" }).split("|").at(-1) ?? "")).toBeVisible();
    await expect(field(page, wording.fields.age)).toHaveValue(/35/);
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(panel.getByRole("heading", { level: 3 }).first()).not.toHaveText(before ?? "");
    // A reload keeps the amount, and with it the way back.
    await expectKept(page, "900000");
    await page.reload();
    await expect(field(page, wording.fields.currentAdditional)).toHaveValue(/900,000/);
    await panel.getByRole("button", { name: keep.undo, exact: true }).press("Enter");
    await expect(field(page, wording.fields.currentAdditional)).toHaveValue(/50,000/);
    await expect(panel.getByText(checkIn.title)).toBeVisible();
    // What was typed is not lost.
    await expect(saved).toHaveValue(/900,000/);
  });
}

const { checkIn } = WORDINGS.en.plans;

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} a plan with a corrected entry asks as well, and its link says of when its savings are`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const wording = WORDINGS[language];
    const { checkIn, keep, link } = wording.plans;
    const panel = results(page, wording);
    const asks = panel.getByText(checkIn.title);
    const sent = keptPlan("pension", FORM, ANSWER, LAST_YEAR);
    await openCalculator(page, planLink(pathIn(language, "/"), sent), wording);
    await expectSettled(page, wording);
    await expect(panel.getByText(checkIn.unchanged)).toHaveCount(0);
    await field(page, checkIn.saved).fill("900000");
    await field(page, wording.fields.retirementAge).fill("61");
    await field(page, wording.fields.retirementAge).press("Tab");
    await expect(panel.getByText(checkIn.unchanged)).toBeVisible();
    await expectSettled(page, wording);
    const planOfLink = async () => {
      await panel.getByRole("button", { name: link.copy }).click();
      await expect(panel.getByText(link.copied, { exact: true })).toBeVisible();
      const address = await page.evaluate(() => navigator.clipboard.readText());
      return readPlanFragment(new URL(address).hash);
    };
    const entries = { age: 35, retirementAge: 61 };
    expect(await planOfLink()).toMatchObject({ form: entries, savedMonth: sent.month });
    // What was typed has stayed, and the correction does with it.
    await field(page, checkIn.saved).press("Enter");
    await panel.getByRole("button", { name: checkIn.apply }).press("Enter");
    await expect(asks).toHaveCount(0);
    await expectSettled(page, wording);
    expect(await planOfLink()).toMatchObject({ form: { ...entries, currentAdditional: 900_000 } });
    expect(await planOfLink()).not.toHaveProperty("savedMonth");
    await panel.getByRole("button", { name: keep.undo, exact: true }).press("Enter");
    await expect(field(page, wording.fields.retirementAge)).toHaveValue(/61/);
    await expect(asks).toBeVisible();
    // Savings of today that are entered in the form leave nothing to ask.
    await field(page, wording.fields.currentAdditional).fill("60000");
    await expect(asks).toHaveCount(0);
  });
}

test("a plan whose retirement has begun since says of when its savings are, and asks nothing", async ({
  page,
}) => {
  const form = { ...FORM, age: 59, retirementAge: 60 };
  const made = { ...THIS_MONTH, year: THIS_MONTH.year - 4 };
  await openCalculator(page, planLink("/", keptPlan("pension", form, ANSWER, made)));
  await expect(upToDate(page)).toBeVisible();
  await expect(results(page).getByText(savedThen(made, WORDINGS.en))).toBeVisible();
  await expect(results(page).getByText(checkIn.title)).toHaveCount(0);
  await expect(field(page, checkIn.saved)).toHaveCount(0);
  await field(page, WORDINGS.en.fields.currentAdditional).fill("60000");
  await expect(results(page).getByText(savedThen(made, WORDINGS.en))).toHaveCount(0);
});

test("a plan of this month whose savings are of an earlier one asks of that", async ({ page }) => {
  const sent = { ...keptPlan("pension", FORM, ANSWER, THIS_MONTH), savedMonth: textOfMonth(LAST_YEAR) };
  await openCalculator(page, planLink("/", sent));
  await expect(upToDate(page)).toBeVisible();
  await field(page, checkIn.saved).fill("900000");
  const asked = page.waitForRequest("**/api/CalculateCheckIn");
  await field(page, checkIn.saved).press("Enter");
  expect((await asked).postDataJSON()).toMatchObject({ months: 12, plan: { age: FORM.age - 1 } });
  await expect(results(page).getByText(checkIn.top)).toBeVisible();
});

test("one amount is asked about once, however often the button is pressed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openCalculator(page, planLink("/", keptPlan("pension", FORM, ANSWER, LAST_YEAR)));
  await expect(upToDate(page)).toBeVisible();
  await field(page, checkIn.saved).fill("900000");
  const check = results(page).getByRole("button", { name: checkIn.check });
  await check.dblclick();
  await expect(results(page).getByText(checkIn.top)).toBeVisible();
  await check.click();
  await expect(results(page).getByText(checkIn.top)).toBeVisible();
  expect(asked.filter((path) => path === "/api/CalculateCheckIn")).toHaveLength(1);
});

test("a late answer does not take the place of a newer one, and each is in the language of the page", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route("**/api/CalculateCheckIn", async (route) => {
    asked.push(route.request().postData() ?? "");
    if (asked.length === 1) await released;
    await route.continue().catch(() => undefined);
  });
  await openCalculator(page, planLink("/", keptPlan("pension", FORM, ANSWER, LAST_YEAR)));
  await expect(upToDate(page)).toBeVisible();
  const saved = field(page, checkIn.saved);
  await saved.fill("0");
  await saved.press("Enter");
  await expect.poll(() => asked.length).toBe(1);
  await saved.fill("900000");
  await saved.press("Enter");
  await expect(results(page).getByText(checkIn.top)).toBeVisible();
  release();
  await page.waitForLoadState("networkidle");
  await expect(results(page).getByText(checkIn.top)).toBeVisible();
  await page.getByRole("link", { name: LANGUAGES.ar.name }).first().click();
  const arabic = WORDINGS.ar;
  await expect(results(page, arabic).getByText(arabic.plans.checkIn.top)).toBeVisible();
});

test("what could be read of a link in part has moved on too, and says so", async ({ page }) => {
  const plan = keptPlan("pension", { ...FORM, hobby: "chess" }, ANSWER, LAST_YEAR);
  await openCalculator(page, planLink("/", plan));
  await expect(field(page, "Age")).toHaveValue(/35/);
  await unfoldOpenedPlan(page);
  const { keepAge } = WORDINGS.en.plans.moved;
  await expect(results(page).getByRole("button", { name: keepAge({ age: 34 }), exact: true })).toBeVisible();
});

const OTHERS = {
  education: {
    path: "/education",
    form: { ...CHILD_GOAL_FORM, monthlyInvestment: 270 },
    field: WORDINGS.en.childGoal.fields.currentAdditional,
  },
  kidsSaver: {
    path: "/kids-saver",
    form: KIDS_SAVER_FORM,
    field: WORDINGS.en.kidsSaver.savings.currentAdditional,
  },
  family: { path: "/family", form: ENGINEER, field: WORDINGS.en.family.form.savings },
} as const;

const { family } = WORDINGS.en;
const FIRST_SHARE = family.form.ofChild({ child: family.children.first, field: family.form.savingsShare });

for (const [calculator, { path, form, field: label }] of Object.entries(OTHERS)) {
  test(`what was saved by now is asked for, and taken over, at ${path} too`, async ({ page }) => {
    await openCalculator(page, planLink(path, keptPlan(calculator, form, ANSWER, LAST_YEAR)));
    await expect(upToDate(page)).toBeVisible();
    const panel = results(page);
    const hints = new Map(Object.entries(checkIn.hints));
    await expect(panel.getByText(hints.get(calculator) ?? checkIn.hints.goal)).toBeVisible();
    await field(page, checkIn.saved).fill("9000000");
    await field(page, checkIn.saved).press("Enter");
    await expect(panel.getByText(checkIn.top)).toBeVisible();
    await panel.getByRole("button", { name: checkIn.apply }).press("Enter");
    await expect(field(page, label)).toHaveValue(/9,000,000/);
    await expect(panel.getByText(checkIn.shares)).toHaveCount(calculator === "family" ? 1 : 0);
    // A child without a share of the savings has what was saved for it since.
    const share = field(page, FIRST_SHARE);
    if (calculator === "family") await expect(share).toHaveValue(/^[1-9]/);
    await panel.getByRole("button", { name: WORDINGS.en.plans.keep.undo, exact: true }).press("Enter");
    await expect(field(page, label)).not.toHaveValue(/9,000,000/);
    if (calculator === "family") await expect(share).toHaveValue(/^0/);
    await expect(panel.getByText(checkIn.title)).toBeVisible();
  });
}

test("a plan that was changed and sent on is compared as it was kept, and says so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCalculator(page, planLink("/", keptPlan("pension", FORM, ANSWER, LAST_YEAR)));
  await expect(upToDate(page)).toBeVisible();
  await field(page, WORDINGS.en.fields.retirementAge).fill("63");
  await field(page, WORDINGS.en.fields.retirementAge).press("Tab");
  await expectSettled(page);
  const { link } = WORDINGS.en.plans;
  await results(page).getByRole("button", { name: link.copy }).click();
  await expect(results(page).getByText(link.copied, { exact: true })).toBeVisible();
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("about:blank");
  await openCalculator(page, sent);
  await expect(upToDate(page)).toBeVisible();
  await expect(field(page, WORDINGS.en.fields.retirementAge)).toHaveValue(/63/);
  await expect(results(page).getByText(checkIn.unchanged)).toBeVisible();
  const asked = page.waitForRequest("**/api/CalculateCheckIn");
  await field(page, checkIn.saved).fill("900000");
  await field(page, checkIn.saved).press("Enter");
  const { age, retirementAge } = FORM;
  expect((await asked).postDataJSON()).toMatchObject({ months: 12, plan: { age, retirementAge } });
});

test("savings of today in a kept plan are asked about no more on the next visit, whatever the month of its ages", async ({
  page,
}) => {
  const { keep } = WORDINGS.en.plans;
  const made = monthAfter(THIS_MONTH, -15);
  await openCalculator(page, planLink("/", keptPlan("pension", FORM, ANSWER, made)));
  await expect(upToDate(page)).toBeVisible();
  await field(page, checkIn.saved).fill("900000");
  await field(page, checkIn.saved).press("Enter");
  await results(page).getByRole("button", { name: checkIn.apply }).press("Enter");
  await expectSettled(page);
  await results(page).getByRole("button", { name: keep.keep }).click();
  await page.getByRole("checkbox", { name: keep.inBrowser }).check();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  await openCalculator(page);
  await page.getByRole("button", { name: /^Open: Plan of / }).press("Enter");
  await expect(upToDate(page)).toBeVisible();
  await expect(field(page, WORDINGS.en.fields.currentAdditional)).toHaveValue(/900,000/);
  await expect(field(page, WORDINGS.en.fields.age)).toHaveValue(/35/);
  await expect(results(page).getByText(checkIn.title)).toHaveCount(0);
});

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} the report of an earlier plan says of when its savings are, in its order and its link too`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const wording = WORDINGS[language];
    await stubReports(page);
    const { month, year } = LAST_YEAR;
    const told = page.getByText(wording.report.savedIn({ month: wording.months[month - 1] ?? "", year }));
    const savedMonth = textOfMonth(LAST_YEAR);
    const sent = keptPlan("pension", FORM, ANSWER, LAST_YEAR);
    await openCalculator(page, planLink(pathIn(language, "/"), sent), wording);
    await expect(upToDate(page, wording)).toBeVisible();
    await fillContact(page, "Layla Haddad", wording);
    await continueToSummary(page, wording);
    await expect(told).toBeVisible();
    const ordered = page.waitForRequest("**/api/EmailPdf");
    await page.getByRole("button", { name: wording.summary.detailedReport }).click();
    expect((await ordered).postDataJSON()).toMatchObject({ dates: { savedMonth } });
    await expect(page).toHaveURL(/\/confirmation$/);
    await page.goBack();
    await expect(told).toBeVisible();
    await page.reload();
    await expect(told).toBeVisible();
    const { link } = wording.plans;
    await page.getByText(wording.report.planLink.heading, { exact: true }).click();
    await page.getByRole("button", { name: link.copy }).click();
    await expect(page.getByText(link.copied, { exact: true })).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(readPlanFragment(new URL(address).hash)).toMatchObject({ savedMonth });
    await page.getByRole("link", { name: wording.summary.print }).click();
    await expect(told).toBeVisible();
  });
}

/** Education that began last year, and in Kids Saver and family each, activities that are over. */
const BEGUN = {
  kidsSaver: {
    path: "/kids-saver",
    form: {
      ...KIDS_SAVER_FORM,
      educationGoal: { ...KIDS_SAVER_FORM.educationGoal, startYear: LAST_YEAR.year },
      activitiesGoalEnabled: true,
      activitiesGoal: { ...KIDS_SAVER_FORM.activitiesGoal, startYear: LAST_YEAR.year, numberOfYears: 1 },
    },
    labelOf: (goal: string, _: Wording) => goal,
  },
  family: {
    path: "/family",
    form: {
      ...ENGINEER,
      children: ENGINEER.children.map((child, index) => ({
        ...child,
        goals: child.goals.map((goal) =>
          index > 0
            ? goal
            : { ...goal, startYear: LAST_YEAR.year, numberOfYears: goal.type === "Education" ? 4 : 1 },
        ),
      })),
    },
    labelOf: (field: string, { family }: Wording) =>
      family.form.ofChild({ child: family.children.first, field }),
  },
} as const;

for (const language of LANGUAGE_NAMES) {
  for (const [calculator, { path, form, labelOf }] of Object.entries(BEGUN)) {
    test(`in ${language} a plan at ${path} whose first goal has begun holds the payments to come, says so, and asks`, async ({
      page,
    }) => {
      const wording = WORDINGS[language];
      const { moved, checkIn } = wording.plans;
      const { goals } = wording.kidsSaver;
      const panel = results(page, wording);
      const sent = keptPlan(calculator, form, ANSWER, LAST_YEAR);
      await openCalculator(page, planLink(pathIn(language, path), sent), wording);
      await expect(upToDate(page, wording)).toBeVisible();
      const { firstYear } = goalTiming(
        { type: "Education", startYear: LAST_YEAR.year, numberOfYears: 4 },
        THIS_MONTH,
      );
      const said = [
        moved.begun({ goal: labelOf(goals.Education.title, wording), year: firstYear }),
        moved.over({ goal: labelOf(goals.Activities.title, wording) }),
      ];
      await expect(panel.getByText(said.join(" "))).toBeVisible();
      const asked = page.waitForRequest("**/api/CalculateCheckIn");
      await field(page, checkIn.saved).fill("9000000");
      await field(page, checkIn.saved).press("Enter");
      const { months, plan } = (await asked).postDataJSON();
      expect(months).toBe(12);
      // The plan as it was, with every payment.
      const [first = plan] = plan.children ?? [];
      const education = { type: "Education", startYear: LAST_YEAR.year, numberOfYears: 4 };
      expect(first.goals[0]).toMatchObject(education);
      await expect(panel.getByText(checkIn.top)).toBeVisible();
      await expectAccessible(page);
      await unfoldOpenedPlan(page, wording);
      await panel.getByRole("button", { name: moved.keepEntries }).press("Enter");
      await expect(panel.getByText(moved.onAgain)).toBeVisible();
      await panel.getByRole("button", { name: moved.onAgain }).press("Enter");
      await expect(upToDate(page, wording)).toBeVisible();
    });
  }
}

test("a kept plan that was opened is asked about after a reload too", async ({ page }) => {
  const entry = [{ keptAt: Date.UTC(LAST_YEAR.year, 5), plan: keptPlan("pension", FORM, ANSWER, LAST_YEAR) }];
  await page.addInitScript(
    (kept) => localStorage.setItem("goal-planner.plans.1", kept),
    JSON.stringify(entry),
  );
  await openCalculator(page);
  await page.getByRole("button", { name: /^Open: Plan of / }).press("Enter");
  await expect(results(page).getByText(checkIn.title)).toBeInViewport();
  await expectKept(page, '"age":35');
  await page.reload();
  await expect(results(page).getByText(checkIn.title)).toBeVisible();
});

test("a plan of this month, or one that holds nothing, asks nothing", async ({ page }) => {
  await openCalculator(page, planLink("/", keptPlan("pension", FORM, ANSWER, THIS_MONTH)));
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText(checkIn.title)).toHaveCount(0);
  const goal = { ...CHILD_GOAL_FORM, monthlyInvestment: 0, currentAdditional: 0 };
  await openCalculator(page, planLink("/education", keptPlan("education", goal, ANSWER, LAST_YEAR)));
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText(checkIn.title)).toHaveCount(0);
});

test("what is no amount is told at the field, and nothing is asked", async ({ page }) => {
  await openCalculator(page, planLink("/", keptPlan("pension", FORM, ANSWER, LAST_MONTH)));
  await expect(upToDate(page)).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const saved = field(page, checkIn.saved);
  await saved.fill("much");
  await saved.press("Enter");
  await expect(saved).toHaveAttribute("aria-invalid", "true");
  expect(asked.filter((url) => url.endsWith("CalculateCheckIn"))).toEqual([]);
});

test.describe("without an answer", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("it says so, and another press asks again", async ({ page }) => {
    await openCalculator(page, planLink("/", keptPlan("pension", FORM, ANSWER, LAST_MONTH)));
    await expect(upToDate(page)).toBeVisible();
    await failFirst(page, "**/api/CalculateCheckIn", 1, (route) => route.abort());
    const saved = field(page, checkIn.saved);
    await saved.fill("1,000");
    await saved.press("Enter");
    await expect(results(page).getByText(checkIn.failed)).toBeVisible();
    await results(page).getByRole("button", { name: checkIn.check }).click();
    await expect(results(page).getByText(checkIn.bottom)).toBeVisible();
  });
});
