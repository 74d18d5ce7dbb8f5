import type { Page } from "@playwright/test";
import { type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink, readPlanFragment } from "#shared/contract/plan-link.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../fixtures/forms.ts";
import { THIS_MONTH } from "./child-goals.ts";
import { expectAccessible } from "./quality.ts";
import {
  continueToSummary,
  expect,
  expectKept,
  expectSettled,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  results,
  test,
  unfoldOpenedPlan,
  upToDate,
} from "./visitor.ts";

const { plans, form: formTexts } = WORDINGS.en;

/** The path that opens a plan, kept when its chance was another. */
function pathOf(path: string, plan: Partial<KeptPlan> & Pick<KeptPlan, "calculator" | "form">): string {
  const answer = { modelVersion: EMBEDDED_MODEL.version, chanceToReachLifestyleGoal: 50 };
  return planLink(path, { ...keptPlan(plan.calculator, plan.form, answer, THIS_MONTH), ...plan });
}

const copyButton = (page: Page) => page.getByRole("button", { name: plans.link.copy });

test("a copied link opens the plan again, without contact data, and leaves the address", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCalculator(page, "/calculator");
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await copyButton(page).click();
  await expect(results(page).getByText(plans.link.copied, { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/calculator#plan=1\.[\w-]+$/);
  expect(JSON.stringify(readPlanFragment(new URL(link).hash))).not.toMatch(/layla|example\.com|501234567/i);

  const other = await browser.newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(`${request.url()} ${request.postData()}`));
  await openCalculator(other, link);
  await expect(other).toHaveURL(/\/calculator$/);
  await expect(field(other, "Monthly salary")).toHaveValue("AED 20,000");
  await expect(field(other, "Name")).toHaveValue("");
  await expect(upToDate(other)).toBeVisible();
  await expect(other.getByText("since this plan was kept")).toHaveCount(0);
  expect(asked.filter((request) => request.includes("plan="))).toEqual([]);
  await expectKept(other, "20000");
  await other.reload();
  await expect(field(other, "Monthly salary")).toHaveValue("AED 20,000");
  await other.close();
});

test("if copying is refused, the link can be selected", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) },
    });
  });
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await copyButton(page).press("Enter");
  await expect(results(page).getByText(plans.link.refused)).toBeVisible();
  const link = page.getByRole("textbox", { name: plans.link.label });
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
  // It is the link of another plan from then on.
  await field(page, "Monthly salary").fill("21000");
  await expect(link).toHaveCount(0);
});

test.describe("an opened plan says what has changed since", () => {
  const fragmentPath = (more: Partial<KeptPlan>) =>
    pathOf("/education", {
      calculator: "education",
      form: { ...CHILD_GOAL_FORM, monthlyInvestment: 270 },
      ...more,
    });

  test("the model, and by how much the answer has changed", async ({ page }) => {
    await openCalculator(page, fragmentPath({ modelVersion: "embedded-1", chance: 3.2 }));
    await unfoldOpenedPlan(page);
    await expect(
      results(page).getByText(
        /The forecast model has changed since this plan was kept: the chance was 3 in 100 and is now \d+ in 100\./,
      ),
    ).toBeVisible();
    // The notice disappears when the plan changes.
    await field(page, "Annual expense").fill("12000");
    await expect(page.getByText("The forecast model has changed")).toHaveCount(0);
  });

  test("time, with the same model", async ({ page }) => {
    await openCalculator(page, fragmentPath({ chance: 3.2 }));
    await unfoldOpenedPlan(page);
    await expect(
      results(page).getByText(/this plan has a chance of \d+ in 100; it was 3 in 100 then\./),
    ).toBeVisible();
  });
});

for (const language of ["en", "ar"] as const) {
  test(`a link opens the Kids Saver in ${language}`, async ({ page }) => {
    const wording = WORDINGS[language];
    const form = { ...KIDS_SAVER_FORM, currentAdditional: 4_321 };
    await openCalculator(
      page,
      pathOf(pathIn(language, "/kids-saver"), { calculator: "kidsSaver", form }),
      wording,
    );
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(field(page, wording.kidsSaver.savings.currentAdditional)).toHaveValue(/4,321/);
    await expect(page).toHaveURL(/\/kids-saver$/);
  });
}

test.describe("a link that is damaged or hostile is told and harmless", () => {
  for (const [what, path] of [
    ["cut", pathOf("/", { calculator: "pension", form: PENSION_FORM }).slice(0, 60)],
    ["of another calculator", pathOf("/", { calculator: "education", form: CHILD_GOAL_FORM })],
    ["no plan", "/#plan="],
    ["markup", "/#plan=1.%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
    ["without end", `/#plan=1.${"A".repeat(60_000)}`],
  ] as const) {
    test(what, async ({ page }) => {
      await openCalculator(page, path);
      await expect(page.getByText(formTexts.unread.damaged)).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await expect(field(page, "Age")).toHaveValue("30 years");
    });
  }
});

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { childGoal, form: texts, kidsSaver } = wording;
  const personalInfo = pathIn(language, "/kids-saver/personal-info");

  test(`in ${language} the page for personal information names unreadable parts of a link, like the goals`, async ({
    page,
  }) => {
    const { age: _, ...rest } = KIDS_SAVER_FORM;
    const educationGoal = { ...rest.educationGoal, startYear: null };
    const link = pathOf(personalInfo, {
      calculator: "kidsSaver",
      form: { ...rest, educationGoal, educationGoalEnabled: true },
    });
    await page.goto(link);
    await expect(page).toHaveURL(/personal-info$/);
    const notice = page.getByText(texts.unread.fields({ fields: "|" }).split("|")[0] ?? "");
    const startYear = kidsSaver.goal.field({
      field: wording.fields.startYear,
      goal: kidsSaver.goals.Education.title,
    });
    await expect(notice.getByRole("button")).toHaveText([childGoal.fields.age, startYear]);
    await notice.getByRole("button", { name: childGoal.fields.age }).click();
    await expect(field(page, childGoal.fields.age)).toBeFocused();
    await notice.getByRole("button", { name: startYear }).click();
    await expect(page).toHaveURL(/kids-saver$/);
    const goal = page.getByRole("region", { name: kidsSaver.goals.Education.title, exact: true });
    await expect(goal.getByRole("textbox", { name: wording.fields.startYear })).toBeFocused();
    await notice.getByRole("button", { name: childGoal.fields.age }).click();
    await expect(field(page, childGoal.fields.age)).toBeFocused();
    await page.getByRole("link", { name: kidsSaver.personal.link }).click();
    await expect(notice).toBeVisible();
  });

  test(`in ${language} it says that a link is damaged`, async ({ page }) => {
    await page.goto(`${personalInfo}#plan=1.none`);
    await expect(page.getByText(texts.unread.damaged)).toBeVisible();
    await expect(page).toHaveURL(/personal-info$/);
    await expectAccessible(page);
  });
}

test("a link entered on an open page says so, and the previous plan can be restored", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await page.goto(pathOf("/", { calculator: "pension", form: { ...PENSION_FORM, age: 44 } }));
  await expect(results(page).getByRole("status").getByText(plans.link.opened)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(field(page, "Age")).toHaveValue("44 years");
  await expect(field(page, "Name")).toHaveValue("Layla");
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/layla/i);
  await expectKept(page, '"age":44');
  await page.reload();
  await expect(results(page).getByText(plans.link.opened)).toBeVisible();
  await expect(field(page, "Age")).toHaveValue("44 years");
  await field(page, "Name").fill("Omar");
  await unfoldOpenedPlan(page);
  await page.getByRole("button", { name: plans.link.bringBack }).press("Enter");
  await expect(results(page)).toBeFocused();
  await expect(results(page).getByRole("status").getByText(plans.keep.undone)).toBeVisible();
  await expect(field(page, "Age")).toHaveValue("30 years");
  await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
  await expect(field(page, "Name")).toHaveValue("Omar");
  await expect(page.getByRole("button", { name: plans.link.bringBack })).toHaveCount(0);
});

test("a damaged link entered on an open page changes nothing", async ({ page }) => {
  await openCalculator(page);
  await openCalculator(page, "/education");
  await expectKept(page, '"monthlyInvestment":500');
  // Too late to be kept for a reload before the link is entered.
  await field(page, "Monthly investment").fill("777");
  await field(page, "Name").fill("Layla");
  await page.goto("/education#plan=1.cut");
  await expect(page.getByText(formTexts.unread.damaged)).toBeVisible();
  await expect(page).toHaveURL(/\/education$/);
  await expect(field(page, "Monthly investment")).toHaveValue("AED 777");
  await expect(field(page, "Name")).toHaveValue("Layla");
  await page.goBack();
  await expect(page.getByRole("heading", { name: WORDINGS.en.pension.intro.heading })).toBeVisible();
});

test("Back leads where it did before a link was entered, and a reload shows the same page", async ({
  page,
}) => {
  await openCalculator(page);
  await openCalculator(page, "/education");
  for (const monthlyInvestment of [270, 280]) {
    const form = { ...CHILD_GOAL_FORM, monthlyInvestment };
    await page.goto(pathOf("/education", { calculator: "education", form }));
    await expect(field(page, "Monthly investment")).toHaveValue(`AED ${monthlyInvestment}`);
    // Only what was entered is worth a way back.
    const way = monthlyInvestment === 270 ? plans.link.beginOwn : plans.link.bringBack;
    await unfoldOpenedPlan(page);
    await expect(page.getByRole("button", { name: way })).toBeVisible();
  }
  await expectKept(page, "280");
  await page.reload();
  await expect(field(page, "Monthly investment")).toHaveValue("AED 280");
  await page.goBack();
  await expect(page.getByRole("heading", { name: WORDINGS.en.pension.intro.heading })).toBeVisible();
});

test("a link entered on a summary leaves the summary open", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await continueToSummary(page);
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
  await page.goto(pathOf("/summary", { calculator: "pension", form: PENSION_FORM }));
  await expect(page).toHaveURL(/\/summary$/);
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
  await expect(page.getByText("Layla", { exact: true })).toBeVisible();
});

test("numbers that are text are reported, and their text is not shown", async ({ page }) => {
  const monthlyInvestment = "Your account is blocked, call 800 1234567";
  await openCalculator(
    page,
    pathOf("/education", { calculator: "education", form: { ...CHILD_GOAL_FORM, monthlyInvestment } }),
  );
  await expect(page.getByText(/Missing from this link, or unreadable/)).toContainText("Monthly investment");
  await expect(page.locator("body")).not.toContainText("blocked");
  await expect(field(page, "Monthly investment")).toHaveValue("AED 500");
  // The plan is another one, so nothing is said of what has moved its answer.
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText("since this plan was kept")).toHaveCount(0);
});

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} a plan that was sent is compared with every change of it, and leaves a way to one's own`, async ({
    page,
  }) => {
    const wording = WORDINGS[language];
    const { link } = wording.plans;
    const { baseline } = wording.results;
    const panel = results(page, wording);
    const form = { ...PENSION_FORM, age: 44 };
    const path = pathIn(language, "/");
    await openCalculator(page, pathOf(path, { calculator: "pension", form }), wording);
    await expect(panel.getByText(link.opened)).toBeVisible();
    await expect(page.getByRole("button", { name: link.bringBack })).toHaveCount(0);
    await expectSettled(page, wording);
    const sent = panel.getByText(baseline.sent({ chance: "" }).split(":")[0] ?? "");
    await expect(sent).toHaveCount(0);

    await unfoldOpenedPlan(page, wording);
    await panel.getByRole("button", { name: link.tryChange }).click();
    await expect(panel.getByRole("slider").first()).toBeFocused();
    await field(page, wording.fields.monthlySalary).fill("26000");
    await expectSettled(page, wording);
    await expect(sent).toBeVisible();
    await panel.getByRole("button", { name: baseline.swap }).click();
    await expectSettled(page, wording);
    await expect(panel.getByText(baseline.change({ chance: "" }).split(":")[0] ?? "")).toBeVisible();

    await panel.getByRole("button", { name: link.beginOwn }).click();
    await expect(page.getByText(link.opened)).toHaveCount(0);
    await expect(field(page, wording.fields.age)).not.toHaveValue(/44/);
    await field(page, wording.fields.name).fill("Omar");
    await page.goBack();
    await expect(panel.getByText(link.opened)).toBeVisible();
    await expect(field(page, wording.fields.age)).toHaveValue(/44/);
    await expect(field(page, wording.fields.name)).toHaveValue("Omar");
  });
}
