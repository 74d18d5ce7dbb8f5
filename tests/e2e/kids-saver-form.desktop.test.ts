import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import {
  CONTACT_FIELDS,
  details,
  enabled,
  enterKidsSaver,
  goal,
  LAST_CONTACT_FIELD,
  nextKidsSaverAnswer,
  openKidsSaver,
  planGoals,
  THIS_YEAR,
} from "./kids-saver.ts";
import { choice, continueToSummary, expect, field, fillContact, results, test, upToDate } from "./visitor.ts";

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
  await expect(page.getByText("it does not fit the country code")).toBeVisible();
  await expect(proceed).toBeDisabled();
  await field(page, "Phone number").fill("050 123 4567");
  await expect(proceed).toBeEnabled();
  await proceed.click();
  await expect(page).toHaveURL(/\/kids-saver$/);
  await expect(page.getByText("Child aged 30, amounts in AED.")).toBeVisible();
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

test("a new age is calculated with as soon as it is submitted", async ({ page }) => {
  await enterKidsSaver(page);
  await planGoals(page, ["Activities Goal"]);
  await page.getByRole("link", { name: "Personal information" }).click();
  await expect(page).toHaveURL(/\/personal-info$/);
  await field(page, "Child's age").fill("4");
  const answer = nextKidsSaverAnswer(page);
  await page.getByRole("button", { name: "Continue" }).click();
  expect((await answer).request().postDataJSON()).toMatchObject({ age: 4 });
  await expect(upToDate(page)).toBeVisible();
  await expect(results(page)).toContainText(`September ${THIS_YEAR + 2}, age 6`);
});

test("opened directly it works, and asks for contact data before the summary", async ({ page }) => {
  await openKidsSaver(page);
  await planGoals(page, ["Activities Goal"]);
  await expect(page.getByText(`To continue, complete: ${CONTACT_FIELDS}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.getByRole("button", { name: LAST_CONTACT_FIELD }).click();
  await page.waitForURL("**/kids-saver/personal-info");
  await fillContact(page, "Layla");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/kids-saver");
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText("To continue, complete")).toBeHidden();
  await continueToSummary(page);
});

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} beside the goals the child's age is named as a field of the page before them`, async ({
    page,
  }) => {
    const wording = WORDINGS[language];
    const { fields, childGoal, kidsSaver, form } = wording;
    await page.goto(pathIn(language, "/kids-saver"));
    await page.getByRole("checkbox", { name: kidsSaver.goals.Activities.title, exact: true }).check();
    await choice(page, fields.risk, wording.risks.Balanced.name).check();
    await page.getByRole("link", { name: kidsSaver.personal.link }).click();
    await field(page, childGoal.fields.age).fill("");
    await page.goBack();
    const age = kidsSaver.personal.fields({ fields: childGoal.fields.age });
    await expect(results(page, wording).getByRole("button", { name: age })).toBeVisible();
    const phone = kidsSaver.personal.fields({ fields: fields.phoneNumber });
    const names = [childGoal.fields.age, fields.name, fields.email, phone].join(wording.listSeparator);
    const asked = page.getByRole("form", { name: form.heading }).getByText(form.missing({ fields: names }));
    await asked.getByRole("button", { name: childGoal.fields.age }).click();
    await expect(field(page, childGoal.fields.age)).toBeVisible();
  });
}

test("a reload keeps the goals and drops what tells who fills them in", async ({ page }) => {
  await enterKidsSaver(page, NAME);
  await planGoals(page, ["Healthcare Goal"]);
  await goal(page, "Healthcare Goal").getByLabel("Annual expense").fill("4500");
  await expect(upToDate(page)).toBeVisible();
  await page.reload();
  await expect(enabled(page, "Healthcare Goal")).toBeChecked();
  await expect(goal(page, "Healthcare Goal").getByLabel("Annual expense")).toHaveValue("AED 4,500");
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText(`To continue, complete: ${CONTACT_FIELDS}.`)).toBeVisible();
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
