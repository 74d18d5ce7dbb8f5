import type { Page } from "@playwright/test";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { THIS_YEAR } from "./child-goals.ts";
import { nextKidsSaverAnswer } from "./kids-saver.ts";
import { expectAccessible } from "./quality.ts";
import { holdBackAll } from "./summary.ts";
import {
  choice,
  expect,
  expectSettled,
  field,
  money,
  nextAnswer,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";
import { ONE_WIDTH, oncePerLanguage } from "./widths.ts";

/** The three entries with their button. */
const start = (page: Page, { results: { start: texts } } = WORDINGS.en) =>
  page.getByRole("form", { name: texts.title });

const show = (page: Page, wording = WORDINGS.en) =>
  start(page, wording).getByRole("button", { name: wording.results.start.show });

/** What was assumed, as chips. */
const chips = (page: Page, { results: { assumed } } = WORDINGS.en) =>
  page.getByRole("group", { name: assumed.title }).getByRole("button");

oncePerLanguage((language) => {
  const wording = WORDINGS[language];
  const { fields, risks, pension } = wording;

  test(`${language}: three numbers show a forecast, fill the form, and say what was assumed`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    const own = pension.start.fields;
    await field(page, own.age).click();
    await page.keyboard.type("34");
    await page.keyboard.press("Tab");
    await expect(field(page, own.salary)).toBeFocused();
    await page.keyboard.type("12000");
    await page.keyboard.press("Tab");
    await expect(field(page, own.saved)).toBeFocused();
    await page.keyboard.type("50000");
    const answer = nextAnswer(page);
    await page.keyboard.press("Enter");
    expect((await answer).request().postDataJSON()).toMatchObject({
      age: 34,
      monthlySalary: 12_000,
      currentAdditional: 50_000,
      risk: "Balanced",
    });
    await expectSettled(page, wording);
    await expect(results(page, wording)).toBeFocused();
    await expect(results(page, wording)).toBeInViewport();
    await expect(field(page, fields.age)).toHaveValue(/34/);
    await expect(field(page, fields.monthlySalary)).toHaveValue(/12,000/);
    await expect(choice(page, fields.risk, risks.Balanced.name)).toBeChecked();
    const { assumed } = pension.start;
    await expect(chips(page, wording)).toHaveText([
      assumed.retirementAge({ age: 65 }),
      assumed.country({ country: wording.countries.UK.inSentence }),
      assumed.lifestyle({ lifestyle: wording.lifestyles.Moderate }),
      assumed.share({ share: "5%" }),
      assumed.increase({ rate: "3%" }),
      assumed.service({ count: 0 }),
      assumed.noCap,
      assumed.risk({ risk: risks.Balanced.name }),
      wording.results.assumed.accept,
    ]);
    await expectAccessible(page);
  });
});

test.describe("", ONE_WIDTH.en, () => {
  test("a chip leads to its field and goes once that is changed, and the others go all together", async ({
    page,
  }) => {
    await openCalculator(page);
    await field(page, "Your monthly salary").fill("12000");
    await show(page).click();
    await expect(upToDate(page)).toBeVisible();
    await expect(chips(page)).toHaveCount(9);
    await chips(page).filter({ hasText: "Retire at 65" }).click();
    await expect(field(page, "Age of retirement")).toBeFocused();
    await page.keyboard.type("60");
    await expect(chips(page).filter({ hasText: "Retire at" })).toHaveCount(0);
    await expect(upToDate(page)).toBeVisible();
    await expect(chips(page)).toHaveCount(8);
    await chips(page).filter({ hasText: "Balanced risk" }).click();
    await expect(choice(page, "Risk preference", "Balanced")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(chips(page).filter({ hasText: "risk" })).toHaveCount(0);
    await expect(upToDate(page)).toBeVisible();
    await chips(page).filter({ hasText: "That is fine" }).click();
    await expect(chips(page)).toHaveCount(0);
    await expect(results(page)).toBeFocused();
  });

  test("the three entries come once a connection that was lost is back", async ({ page, context }) => {
    // Until an image is there, the page has not loaded.
    await page.addInitScript(() => {
      new Image().src = "/held.png";
    });
    await page.route("**/held.png", (route) => route.fulfill({ status: 204 }));
    const letGo = await holdBackAll(page, "**/held.png");
    await page.goto("/", { waitUntil: "commit" });
    await expect(field(page, WORDINGS.en.fields.monthlySalary)).toBeVisible();
    await context.setOffline(true);
    letGo();
    // Twice the pause after which they would have come.
    await page.waitForTimeout(3_000);
    await expect(show(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(show(page)).toBeVisible();
  });

  test("what the visitor has chosen before is not assumed", async ({ page }) => {
    await openCalculator(page);
    await choice(page, "Risk preference", "Aggressive").check();
    await page.getByRole("combobox", { name: "Retirement domicile" }).selectOption("India");
    await field(page, "Your monthly salary").fill("12000");
    // Nothing is left to be assumed that keeps the forecast back.
    await expect(upToDate(page)).toBeVisible();
    await expect(chips(page)).toHaveCount(0);
  });

  test("without a number that decides, the button leads to it, and there is a way on", async ({ page }) => {
    await openCalculator(page);
    await show(page).click();
    await expect(field(page, "Your monthly salary")).toBeFocused();
    await field(page, "Savings so far").fill("90000");
    await show(page).click();
    await expect(upToDate(page)).toBeVisible();
  });

  test("Enter on a number that no plan takes says why nothing happens", async ({ page }) => {
    await openCalculator(page);
    const salary = field(page, "Your monthly salary");
    await salary.press("Enter");
    await salary.pressSequentially("-5");
    await salary.press("Enter");
    await expect(start(page).getByText(WORDINGS.en.faults.minimum({ limit: "0" }))).toBeVisible();
    await expect(salary).toBeFocused();
  });

  test("a retired person without a salary and savings gets a forecast too", async ({ page }) => {
    await openCalculator(page);
    await field(page, "Age of retirement").fill("60");
    await field(page, "Your age").fill("70");
    await start(page)
      .getByRole("button", { name: `${money(0)} is right` })
      .click();
    const answer = nextAnswer(page);
    await show(page).click();
    expect((await answer).request().postDataJSON()).toMatchObject({
      age: 70,
      retirementAge: 70,
      monthlySalary: 0,
    });
    await expect(upToDate(page)).toBeVisible();
    // The age that was entered had to give way.
    await expect(chips(page).filter({ hasText: "Retire at 70" })).toBeVisible();
  });

  test("an education begins with the child's age, the country and its average", async ({ page }) => {
    await openCalculator(page, "/education");
    await field(page, "Your child's age").fill("9");
    await start(page).getByRole("combobox", { name: "Where you will pay" }).selectOption("USA");
    await show(page).click();
    await expect(field(page, "Cost per year")).toBeFocused();
    await start(page)
      .getByRole("button", { name: `Use ${money(165_300)}` })
      .click();
    const answer = nextAnswer(page);
    await show(page).click();
    expect((await answer).request().postDataJSON()).toMatchObject({
      age: 9,
      countryOfExpense: "USA",
      currentAnnualExpense: 165_300,
      startYear: THIS_YEAR + 9,
      risk: "Balanced",
    });
    await expect(upToDate(page)).toBeVisible();
    await expect(chips(page)).toHaveText([
      `Starts in ${THIS_YEAR + 9}`,
      "4 years",
      `Invest ${money(500)} a month`,
      `${money(0)} saved so far`,
      "Balanced risk",
      "That is fine",
    ]);
    await expect(field(page, "Start year")).toHaveValue(String(THIS_YEAR + 9));
  });

  test("healthcare begins with its start, as no age is asked for", async ({ page }) => {
    await openCalculator(page, "/healthcare");
    await field(page, "It starts in").fill(String(THIS_YEAR + 3));
    await field(page, "Cost per year").fill("4000");
    const answer = nextAnswer(page);
    await show(page).click();
    expect((await answer).request().postDataJSON()).toMatchObject({ startYear: THIS_YEAR + 3, age: 0 });
    await expect(upToDate(page)).toBeVisible();
    await expect(chips(page).filter({ hasText: "Starts in" })).toHaveCount(0);
  });

  test("the Kids Saver begins with an education, whose fields its chips unfold", async ({ page }) => {
    await openCalculator(page, "/kids-saver");
    await field(page, "Your child's age").fill("8");
    await field(page, "Cost per year").fill("60000");
    const answer = nextKidsSaverAnswer(page);
    await show(page).click();
    expect((await answer).request().postDataJSON()).toMatchObject({
      age: 8,
      goals: [{ type: "Education", currentAnnualExpense: 60_000, startYear: THIS_YEAR + 10 }],
    });
    await expect(upToDate(page)).toBeVisible();
    await chips(page).filter({ hasText: "Starts in" }).click();
    await expect(field(page, "Start year")).toBeFocused();
    await chips(page).filter({ hasText: "Education only" }).click();
    await expect(page.getByRole("checkbox", { name: "Education Goal" })).toBeFocused();
  });
});

for (const path of ["/", "/education", "/family"]) {
  test(`${path}: nothing moves when the three entries come into their place`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await expect(show(page)).toBeVisible();
    const shifted = () =>
      page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0));
    // The fields are drawn before they can be seen to have moved anything.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    // Letters may move by a pixel when their font arrives.
    expect(await shifted()).toBeLessThan(0.001);
  });
}
