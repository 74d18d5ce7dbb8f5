import {
  details,
  enabled,
  enterKidsSaver,
  GOALS,
  openKidsSaver,
  planGoals,
  requirement,
} from "./kids-saver.ts";
import { expectAccessible, widthBeyondWindow } from "./quality.ts";
import { expect, field, NETWORK_ERROR, results, test } from "./visitor.ts";

test("personal information is accessible, empty and with faults", async ({ page }) => {
  await page.goto("/kids-saver/personal-info");
  await expect(field(page, "Name")).toBeVisible();
  await expectAccessible(page);
  await field(page, "Child's age").fill("31");
  await field(page, "Name").focus();
  await field(page, "Email").fill("layla@");
  await field(page, "Email").blur();
  await expect(page.getByText("Enter 30 or less.")).toBeVisible();
  await expectAccessible(page);
});

test("goals are accessible, folded away, enabled and with faults", async ({ page }) => {
  await openKidsSaver(page);
  await expectAccessible(page);
  await enabled(page, "Education Goal").check();
  await field(page, "Start year").fill("2020");
  await field(page, "Start year").blur();
  await expectAccessible(page);
  await details(page, "Education Goal").click();
  await expectAccessible(page);
});

test("results of one goal and of all goals are accessible", async ({ page }) => {
  await openKidsSaver(page);
  await planGoals(page, ["Activities Goal"]);
  await expectAccessible(page);
  for (const name of GOALS) await enabled(page, name).check();
  await expect(requirement(page, "Smart saver")).toBeVisible();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
  await results(page).getByText("Show the figures as a table").click();
  await results(page).getByText("How this was calculated").click();
  await expectAccessible(page);
});

test("nothing is wider than a window of 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterKidsSaver(page);
  await planGoals(page, GOALS);
  await field(page, "Current savings for this plan").fill("1000000000");
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
  await results(page).getByText("Show the figures as a table").click();
  expect(await widthBeyondWindow(page)).toBe(0);
  await page.getByRole("link", { name: "Personal information" }).click();
  await expect(field(page, "Name")).toBeVisible();
  expect(await widthBeyondWindow(page)).toBe(0);
});

test.describe("with a failing service", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("a modal says so", async ({ page }) => {
    await openKidsSaver(page);
    await page.route("**/api/CalculateMultiGoal", (route) => route.abort());
    await enabled(page, "Activities Goal").check();
    await page.getByRole("radio", { name: "Balanced" }).check();
    await expect(page.getByRole("dialog", { name: "Ooops!" })).toContainText("could not be reached");
    await expectAccessible(page);
  });
});
