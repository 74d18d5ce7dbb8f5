import { decodePayload } from "#shared/contract/payload-codec.ts";
import {
  DEFAULT_GOALS,
  details,
  enabled,
  enterKidsSaver,
  GOALS,
  goal,
  nextKidsSaverAnswer,
  openKidsSaver,
  planGoals,
  requirement,
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

test("enabling a goal expands it, disabling collapses it, and both are apart from a manual toggle", async ({
  page,
}) => {
  await openKidsSaver(page);
  for (const name of GOALS) {
    const fields = goal(page, name).getByLabel("Annual expense");
    await expect(enabled(page, name)).not.toBeChecked();
    await expect(details(page, name)).toHaveAttribute("aria-expanded", "false");
    await expect(fields).toBeHidden();
    await enabled(page, name).check();
    await expect(details(page, name)).toHaveAttribute("aria-expanded", "true");
    await expect(fields).toBeVisible();
    await details(page, name).click();
    await expect(fields).toBeHidden();
    await expect(enabled(page, name)).toBeChecked();
    await details(page, name).click();
    await expect(fields).toBeVisible();
    await enabled(page, name).uncheck();
    await expect(fields).toBeHidden();
    await details(page, name).click();
    await expect(fields).toBeVisible();
    await expect(enabled(page, name)).not.toBeChecked();
  }
  await expect(goal(page, "Education Goal").getByLabel("Number of years").first()).toBeVisible();
  await expect(goal(page, "Help Kids Goal").getByLabel("Number of years")).toHaveCount(0);
});

test("a click anywhere on a goal's header enables it too", async ({ page }) => {
  await openKidsSaver(page);
  await goal(page, "Activities Goal").getByRole("heading").click();
  await expect(enabled(page, "Activities Goal")).toBeChecked();
  await enabled(page, "Activities Goal").uncheck();
  const box = await goal(page, "Activities Goal").getByText("Sports, music, camps and clubs.").boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  await expect(enabled(page, "Activities Goal")).toBeChecked();
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

test("a collapsed goal says what it holds, and that something is to be mended", async ({ page }) => {
  await openKidsSaver(page);
  await enabled(page, "Activities Goal").check();
  await field(page, "Annual expense").fill("12000");
  await details(page, "Activities Goal").click();
  await expect(goal(page, "Activities Goal")).toContainText("AED\u00a012,000 a year");
  await details(page, "Activities Goal").click();
  await field(page, "Start year").fill("");
  await details(page, "Activities Goal").click();
  await expect(goal(page, "Activities Goal")).toContainText("Please check the entries of this goal.");
});

test("Continue expands what is to be mended", async ({ page }) => {
  await openKidsSaver(page);
  await enabled(page, "Activities Goal").check();
  await choice(page, "Risk preference", "Balanced").check();
  await field(page, "Start year").fill("2020");
  await page.waitForTimeout(400);
  // After a reload no field was visited yet, so none shows what is wrong.
  await page.reload();
  await expect(field(page, "Start year")).toHaveValue("2020");
  await details(page, "Activities Goal").click();
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(details(page, "Activities Goal")).toHaveAttribute("aria-expanded", "true");
  await expect(field(page, "Start year")).toBeFocused();
  await expect(page.getByText("Enter 2025 or more.")).toBeVisible();
});

test("the whole form goes to the summary, and Back finds it as it was left", async ({ page }) => {
  await enterKidsSaver(page, NAME);
  await planGoals(page, ["Education Goal", "Help Kids Goal"]);
  const payload = await continueToSummary(page);
  expect(decodePayload(payload)).toEqual({
    name: NAME,
    email: "layla@example.com",
    phoneNumberCountryCode: "+971",
    phoneNumber: "50 123 4567",
    age: 10,
    currency: "AED",
    monthlyInvestment: 500,
    currentAdditional: 0,
    expectedAdditional: 0,
    risk: "Balanced",
    educationGoalEnabled: true,
    helpKidsGoalEnabled: true,
    healthcareGoalEnabled: false,
    activitiesGoalEnabled: false,
    educationGoal: DEFAULT_GOALS["Education Goal"],
    helpKidsGoal: DEFAULT_GOALS["Help Kids Goal"],
    healthcareGoal: DEFAULT_GOALS["Healthcare Goal"],
    activitiesGoal: DEFAULT_GOALS["Activities Goal"],
  });
  await page.goBack();
  await expect(enabled(page, "Help Kids Goal")).toBeChecked();
  await expect(details(page, "Help Kids Goal")).toHaveAttribute("aria-expanded", "true");
  await expect(upToDate(page)).toBeVisible();
  await page.goBack();
  await expect(field(page, "Name")).toHaveValue(NAME);
  await page.goForward();
  await expect(requirement(page, "Helping Kids")).toBeVisible();

  // A link with a payload opens the form with all of it, and the address keeps none of it.
  await page.goto(`/kids-saver?payload=${payload}`);
  await expect(page).toHaveURL(/\/kids-saver$/);
  await expect(upToDate(page)).toBeVisible();
  await page.getByRole("link", { name: "Personal information" }).click();
  await expect(field(page, "Name")).toHaveValue(NAME);
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
  await expect(page.getByText("To continue, complete: Personal information.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.getByRole("button", { name: "Personal information" }).click();
  await page.waitForURL("**/kids-saver/personal-info");
  await fillContact(page, "Layla");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/kids-saver");
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText("To continue, complete")).toBeHidden();
  await continueToSummary(page);
});

test("a reload keeps the goals and drops what tells who fills them in", async ({ page }) => {
  await enterKidsSaver(page, NAME);
  await planGoals(page, ["Healthcare Goal"]);
  await goal(page, "Healthcare Goal").getByLabel("Annual expense").fill("4500");
  await expect(upToDate(page)).toBeVisible();
  await page.reload();
  await expect(enabled(page, "Healthcare Goal")).toBeChecked();
  await expect(goal(page, "Healthcare Goal").getByLabel("Annual expense")).toHaveValue("AED 4,500");
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText("To continue, complete: Personal information.")).toBeVisible();
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
