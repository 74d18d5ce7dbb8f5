import type { Page } from "@playwright/test";
import { details, enabled, enterKidsSaver, GOALS, includeGoal, openKidsSaver } from "./kids-saver.ts";
import { expectAccessible } from "./quality.ts";
import { holdBack } from "./summary.ts";
import {
  choice,
  expect,
  field,
  fillPlan,
  NETWORK_ERROR,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

interface CalculatorCase {
  readonly open: (page: Page) => Promise<void>;
  readonly calculation: string;
  /** Enters the least that a forecast needs. */
  readonly plan: (page: Page) => Promise<void>;
  /** Makes an entry that is out of range, and leaves it. */
  readonly spoil: (page: Page) => Promise<void>;
}

/** The child goals, which have the parts of both, are looked at in tests of their own. */
const CALCULATORS: Readonly<Record<string, CalculatorCase>> = {
  Pension: {
    open: openCalculator,
    calculation: "Calculate",
    plan: fillPlan,
    spoil: async (page) => {
      await field(page, "Age").fill("17");
      await field(page, "Email").fill("layla@");
      await field(page, "Email").blur();
    },
  },
  "Kids Saver": {
    open: openKidsSaver,
    calculation: "CalculateMultiGoal",
    plan: async (page) => {
      for (const name of GOALS) await includeGoal(page, name);
      await choice(page, "Risk preference", "Balanced").check();
    },
    spoil: async (page) => {
      await enabled(page, "Education Goal").check();
      await field(page, "Start year").fill("2020");
      await field(page, "Start year").blur();
    },
  },
};

for (const [name, { open, calculation, plan, spoil }] of Object.entries(CALCULATORS)) {
  test.describe(name, () => {
    test("the form is accessible, empty and with faults", async ({ page }) => {
      await open(page);
      await expectAccessible(page);
      await spoil(page);
      await expect(page.locator("input[aria-invalid='true']").first()).toHaveAccessibleDescription(
        /^Enter .*\.$/,
      );
      await expectAccessible(page);
    });

    test("results are accessible while pending, open and out of date", async ({ page }) => {
      test.slow();
      const release = await holdBack(page, calculation);
      await open(page);
      await plan(page);
      await expect(page.getByText("Please Wait")).toBeVisible();
      await expectAccessible(page);
      release();
      await expect(upToDate(page)).toBeVisible();
      await page.getByRole("figure").scrollIntoViewIfNeeded();
      await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
      await results(page).getByText("Show the figures as a table").click();
      await results(page).getByText("How this was calculated").click();
      await page.getByRole("button", { name: "About this chart" }).click();
      await expectAccessible(page);
      await holdBack(page, calculation);
      await choice(page, "Risk preference", "Aggressive").check();
      await expect(page.getByText("Please Wait")).toBeVisible();
      await expectAccessible(page);
    });

    test.describe("with a failing service", () => {
      test.use({ expectedErrors: [NETWORK_ERROR] });

      test("the message about it is accessible", async ({ page }) => {
        await open(page);
        await page.route(`**/api/${calculation}`, (route) => route.abort());
        await plan(page);
        if (name === "Kids Saver") {
          await expect(page.getByRole("dialog", { name: "Ooops!" })).toHaveAccessibleDescription(
            "Sorry, something went wrong. Please try again. We could not reach the service. Please check your connection.",
          );
        } else await expect(results(page).getByRole("alert")).toContainText("could not reach");
        await expectAccessible(page);
      });
    });
  });
}

test("open lists are accessible", async ({ page }) => {
  await openCalculator(page);
  const country = page.getByRole("combobox", { name: "Retirement domicile" });
  await expect(country.getByRole("option")).toHaveCount(6);
  await country.click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const countryCode = page.getByRole("combobox", { name: "Country code" });
  await countryCode.click();
  await countryCode.fill("united");
  await expect(page.getByRole("option", { name: "+44 United Kingdom" })).toBeVisible();
  await expectAccessible(page);
});

test("personal information is accessible, empty and with faults", async ({ page }) => {
  await page.goto("/kids-saver/personal-info");
  await expect(field(page, "Name")).toBeVisible();
  await expectAccessible(page);
  await field(page, "Child's age").fill("31");
  await field(page, "Email").fill("layla@");
  await field(page, "Email").blur();
  await expect(page.getByText("Enter 30 or less.")).toBeVisible();
  await expectAccessible(page);
});

test("an enabled but collapsed goal and long amounts are accessible", async ({ page }) => {
  await enterKidsSaver(page);
  await includeGoal(page, "Education Goal");
  await details(page, "Education Goal").click();
  await choice(page, "Risk preference", "Balanced").check();
  await field(page, "Current savings for this plan").fill("1000000000");
  await expect(upToDate(page)).toBeVisible();
  await expectAccessible(page);
});

test("notices, and the page on how figures are tested, are accessible", async ({ page }) => {
  for (const path of ["/summary", "/nowhere", "/method", "/ar/method"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
