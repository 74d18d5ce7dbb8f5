import { encodePayload } from "#shared/contract/payload-codec.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { KIDS_SAVER_FORM } from "../fixtures/forms.ts";
import {
  CONTACT_LABELS,
  details,
  enabled,
  enterKidsSaver,
  expectGoalsPage,
  goal,
  LAST_CONTACT_FIELD,
  nextKidsSaverAnswer,
  openKidsSaver,
  planGoals,
  THIS_YEAR,
  toPersonalInfo,
} from "./kids-saver.ts";
import {
  choice,
  confirmAmount,
  continueToSummary,
  expect,
  field,
  fillContact,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const NAME = "ليلى الهاشمي";

test("personal information is checked, and Continue waits for all of it", async ({ page }) => {
  await page.goto("/kids-saver/personal-info");
  await expect(page).toHaveTitle("Personal information – Kids Saver");
  const proceed = page.getByRole("button", { name: "Continue" });
  await expect(proceed).toBeDisabled();
  await fillContact(page, "Layla");
  await expect(proceed).toBeEnabled();
  await field(page, "Child's age").fill("31");
  await field(page, "Child's age").blur();
  await expect(page.getByText("Enter 30 or less.")).toBeVisible();
  await expect(proceed).toBeDisabled();
  await field(page, "Child's age").fill("");
  await expect(proceed).toBeDisabled();
  await field(page, "Child's age").fill("30");
  await expect(proceed).toBeEnabled();
  await field(page, "Phone number").fill("123");
  await field(page, "Phone number").blur();
  await expect(page.getByText("it does not match the country code")).toBeVisible();
  await expect(proceed).toBeDisabled();
  await field(page, "Phone number").fill("050 123 4567");
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expectGoalsPage(page);
  await expect(field(page, "Child's age")).toHaveValue("30 years");
});

test("goals are enabled and expanded by keyboard", async ({ page }) => {
  await openKidsSaver(page);
  await enabled(page, "Education Goal").focus();
  await page.keyboard.press("Space");
  await expect(details(page, "Education Goal")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(details(page, "Education Goal")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(details(page, "Education Goal")).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Tab");
  await expect(enabled(page, "Healthcare Goal")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(details(page, "Healthcare Goal")).toHaveAttribute("aria-expanded", "true");
  await expect(enabled(page, "Healthcare Goal")).not.toBeChecked();
});

test("a new age is calculated as soon as it is submitted", async ({ page }) => {
  await enterKidsSaver(page);
  await planGoals(page, ["Activities Goal"]);
  await toPersonalInfo(page);
  await field(page, "Child's age").fill("4");
  const answer = nextKidsSaverAnswer(page);
  await page.getByRole("button", { name: "Continue" }).click();
  expect((await answer).request().postDataJSON()).toMatchObject({ age: 4 });
  await expect(upToDate(page)).toBeVisible();
  await expect(results(page)).toContainText(`September ${THIS_YEAR + 2}, age 6`);
});

test("it works when opened directly, and asks for contact data before the summary", async ({ page }) => {
  await openKidsSaver(page);
  await planGoals(page, ["Activities Goal"]);
  await expect(page.getByText(`To continue, complete or correct: ${CONTACT_LABELS}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.getByRole("button", { name: LAST_CONTACT_FIELD }).click();
  await page.waitForURL("**/kids-saver/personal-info");
  await expect(field(page, "Phone number")).toBeFocused();
  await fillContact(page, "Layla");
  await page.getByRole("button", { name: "Continue" }).click();
  await expectGoalsPage(page);
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText("To continue, complete")).toBeHidden();
  await continueToSummary(page);
});

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { fields, childGoal, kidsSaver, form } = wording;
  const { personal } = kidsSaver;
  const goals = pathIn(language, "/kids-saver");

  test(`in ${language} the child's age can be changed beside the goals, without contact data`, async ({
    page,
  }) => {
    await page.goto(goals);
    await page.getByRole("checkbox", { name: kidsSaver.goals.Activities.title, exact: true }).check();
    await confirmAmount(page, wording);
    const first = nextKidsSaverAnswer(page);
    await choice(page, fields.risk, wording.risks.Balanced.name).check();
    expect((await first).request().postDataJSON()).toMatchObject({ age: 10 });
    const age = field(page, childGoal.fields.age);
    await age.fill("");
    await expect(results(page, wording).getByRole("button", { name: childGoal.fields.age })).toBeVisible();
    const second = nextKidsSaverAnswer(page);
    await age.fill("4");
    expect((await second).request().postDataJSON()).toMatchObject({ age: 4 });
    await expect(upToDate(page, wording)).toBeVisible();
  });

  test(`in ${language} a missing field's link leads to it on the other page, and text typed there stays`, async ({
    page,
  }) => {
    await page.goto(goals);
    const asked = page
      .getByRole("form", { name: form.heading })
      .getByText(form.missing({ fields: "|" }).split("|")[0] ?? "");
    const phone = personal.fields({ fields: fields.phoneNumber });
    for (const [link, label] of [
      [fields.name, fields.name],
      [fields.email, fields.email],
      [phone, fields.phoneNumber],
    ] as const) {
      await asked.getByRole("button", { name: link, exact: true }).click();
      await expect(page).toHaveURL(/personal-info$/);
      await expect(field(page, label)).toBeFocused();
      await page.keyboard.type("12");
      await page.getByRole("link", { name: personal.toGoals }).click();
      await expectGoalsPage(page, wording);
    }
    await page.getByRole("link", { name: personal.link }).click();
    for (const label of [fields.name, fields.email, fields.phoneNumber]) {
      await expect(field(page, label)).toHaveValue("12");
    }
  });
}

test("a link to a field of a collapsed goal expands it, from the other page too", async ({ page }) => {
  const { kidsSaver, form } = WORDINGS.en;
  const damaged = { ...KIDS_SAVER_FORM, helpKidsGoal: { ...KIDS_SAVER_FORM.helpKidsGoal, startYear: null } };
  await page.goto(`/kids-saver/personal-info?payload=${encodePayload(damaged)}`);
  const label = expenseLabels("HelpKids", WORDINGS.en).startYear;
  const startYear = kidsSaver.goal.field({ field: label, goal: kidsSaver.goals.HelpKids.title });
  await expect(page.getByText(form.unread.fields({ fields: startYear }))).toBeVisible();
  await page.getByRole("button", { name: startYear }).click();
  await expect(page).toHaveURL(/kids-saver$/);
  await expect(goal(page, "Help Kids Goal").getByRole("textbox", { name: label })).toBeFocused();
});

test("the page for personal information requires nothing on the way to the goals, and loses nothing", async ({
  page,
}) => {
  await page.goto("/kids-saver/personal-info");
  await field(page, "Child's age").fill("3");
  await field(page, "Name").fill("Layla");
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.getByRole("link", { name: WORDINGS.en.kidsSaver.personal.toGoals }).click();
  await expectGoalsPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(field(page, "Child's age")).toHaveValue("3 years");
  await page.goBack();
  await expect(field(page, "Name")).toHaveValue("Layla");
});

test("a reload keeps the goals and drops the contact data", async ({ page }) => {
  await enterKidsSaver(page, NAME);
  await planGoals(page, ["Healthcare Goal"]);
  await goal(page, "Healthcare Goal").getByLabel("Annual expense").fill("4500");
  await expect(upToDate(page)).toBeVisible();
  await page.reload();
  await expect(enabled(page, "Healthcare Goal")).toBeChecked();
  await expect(goal(page, "Healthcare Goal").getByLabel("Annual expense")).toHaveValue("AED 4,500");
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText(`To continue, complete or correct: ${CONTACT_LABELS}.`)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(NAME);
});

test("an unset risk preference is shown when Continue is refused", async ({ page }) => {
  await openKidsSaver(page);
  const proceed = page.getByRole("button", { name: "Continue" });
  await proceed.press("Enter");
  await expect(choice(page, "Risk preference", "Conservative")).toBeFocused();
  await expect(page.getByRole("radiogroup", { name: "Risk preference" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(proceed).toBeDisabled();
});
