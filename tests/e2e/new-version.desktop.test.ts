import type { Page } from "@playwright/test";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expectOneLanguage } from "./one-language.ts";
import { expectAccessible } from "./quality.ts";
import {
  expect,
  failFirst,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

// One pattern: of two Playwright takes the second for the options of the first.
test.use({
  isFirstVisit: true,
  expectedErrors: [/Failed to load resource|dynamically imported module|preload CSS/],
});

/**
 * Has a script of the pages gone, as those of an earlier version are, until the page is loaded anew or for good.
 * @param isOpened whether the page was loaded before
 */
async function takeAway(page: Page, name: string, until: "reload" | "ever", isOpened = true): Promise<void> {
  const loads = countLoads(page);
  const last = isOpened ? 0 : 1;
  await page.route(`**/assets/${name}-*.js`, (route) =>
    until === "reload" && loads() > last ? route.fallback() : route.fulfill({ status: 404 }),
  );
}

/** Finds a detail of the visitor in the summary. */
const told = (page: Page, text: string) => page.getByRole("definition").getByText(text, { exact: true });

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { notLoaded } = wording;
  const notice = (page: Page) => page.getByRole("heading", { level: 1, name: notLoaded.heading });
  const again = (page: Page) => page.getByRole("button", { name: notLoaded.again });

  test.describe(`in ${language}, when a new version has come meanwhile`, () => {
    test.beforeEach(async ({ page }) => {
      await openCalculator(page, pathIn(language, "/"), wording);
      await fillPlan(page, wording);
      await fillContact(page, "Layla", wording);
      await expect(upToDate(page, wording)).toBeVisible();
    });

    test("code that stays missing is reported after one reload, and the visitor can go on", async ({
      page,
    }) => {
      await takeAway(page, "SummaryPage", "ever");
      const loads = countLoads(page);
      await page.getByRole("button", { name: wording.form.continue }).click();
      await expect.poll(loads).toBe(1);
      await expect(notice(page)).toBeVisible();
      await expectOneLanguage(page, language);
      await expectAccessible(page);
      expect(loads()).toBe(1);
      await page.unroute("**/assets/SummaryPage-*.js");
      await again(page).click();
      await expect(told(page, "Layla")).toBeVisible();
    });

    test("nothing reloads by itself if entries would be lost", async ({ page }) => {
      await takeAway(page, "ChildGoalCalculatorPage", "ever");
      const loads = countLoads(page);
      await page.locator("summary").filter({ hasText: wording.shell.calculators }).click();
      await page.getByRole("link", { name: wording.titles.education }).first().click();
      await expect(notice(page)).toBeFocused();
      await expect(page.getByText(notLoaded.loses)).toBeVisible();
      await page.goBack();
      await expect(field(page, wording.fields.name)).toHaveValue("Layla");
      await expect(upToDate(page, wording)).toBeVisible();
      expect(loads()).toBe(0);
    });

    test("a missing part of the form leaves the rest usable, and appears after a reload", async ({
      page,
    }) => {
      await takeAway(page, "EndOfServiceFields", "reload");
      const { heading } = wording.pension.endOfService;
      await page.getByRole("button", { name: heading }).click();
      await expect(page.getByRole("alert").filter({ hasText: notLoaded.part })).toBeVisible();
      await expectAccessible(page);
      const loaded = page.waitForEvent("load");
      await again(page).click();
      await loaded;
      await expect(field(page, wording.fields.name)).toHaveValue("Layla");
      await page.getByRole("button", { name: heading }).click();
      await expect(field(page, wording.fields.otherIncome)).toBeVisible();
    });
  });
}

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const [other = language] = LANGUAGE_NAMES.filter((name) => name !== language);

  test(`${language}: a language whose texts are gone loads with all entries, on form and summary`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await fillContact(page, "Layla", wording);
    await expect(upToDate(page, wording)).toBeVisible();
    await takeAway(page, `${other}-common`, "reload");
    const switchTo = (name: typeof language) =>
      page.getByRole("banner").locator(`a[hreflang=${name}]`).click();
    await switchTo(other);
    await expect(page).toHaveURL(new RegExp(`${pathIn(other, "/")}$`));
    await expect(upToDate(page, WORDINGS[other])).toBeVisible();
    await expect(field(page, WORDINGS[other].fields.name)).toHaveValue("Layla");
    await expect(field(page, WORDINGS[other].fields.monthlySalary)).toHaveValue(/20,000/);
    await page.getByRole("button", { name: WORDINGS[other].form.continue }).click();
    await expect(told(page, "layla@example.com")).toBeVisible();
    await takeAway(page, `${language}-common`, "reload");
    await switchTo(language);
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/summary")}$`));
    await expect(told(page, "layla@example.com")).toBeVisible();
  });
}

test("a summary whose code has gone reloads by itself, with everything", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await takeAway(page, "SummaryPage", "reload");
  const loads = countLoads(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(told(page, "layla@example.com")).toBeVisible();
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(field(page, "Name")).toHaveValue("Layla");
  await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
});

test("a way on that cannot be loaded takes nothing from a page with results", async ({ page }) => {
  const asked = page.waitForResponse("**/assets/ways-on-*.js");
  await takeAway(page, "ways-on", "ever", false);
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  expect((await asked).status()).toBe(404);
  await expect(upToDate(page)).toBeVisible();
  await expect(field(page, WORDINGS.en.fields.name)).toHaveValue("Layla");
});

test.describe("when the texts of the other language cannot be had", () => {
  const { notLoaded, results, fields } = WORDINGS.en;
  const toArabic = (page: Page) => page.getByRole("banner").locator("a[hreflang=ar]").click();
  const notice = (page: Page) => page.getByRole("alert").filter({ hasText: notLoaded.language });

  test.beforeEach(async ({ page }) => {
    await openCalculator(page);
    await fillPlan(page);
    await fillContact(page, "Layla");
    await expect(upToDate(page)).toBeVisible();
  });

  test("without a connection the page stays as it is, and switches language once there is one", async ({
    page,
    context,
  }) => {
    const loads = countLoads(page);
    await context.setOffline(true);
    await toArabic(page);
    await expect(notice(page)).toContainText(notLoaded.notReached);
    // Connected again, as axe asks for the page's style sheets; the notice stays until it is pressed.
    await context.setOffline(false);
    await expectAccessible(page);
    await expect(field(page, fields.name)).toHaveValue("Layla");
    expect(loads()).toBe(0);
    await notice(page).getByRole("button", { name: results.tryAgain }).click();
    await expect(field(page, WORDINGS.ar.fields.name)).toHaveValue("Layla");
    await expect(field(page, WORDINGS.ar.fields.monthlySalary)).toHaveValue(/20,000/);
    // Some browsers ask a second time for a script that they could not have; in others the page is loaded again.
    expect(loads()).toBeLessThanOrEqual(1);
  });

  test("the page says beforehand what a reload would lose, and nothing of this calculator is lost", async ({
    page,
  }) => {
    await page.locator("summary").filter({ hasText: WORDINGS.en.shell.calculators }).click();
    await page.getByRole("banner").getByRole("link", { name: "Education" }).click();
    await expect(field(page, fields.name)).toHaveValue("");
    await fillContact(page, "Omar");
    await takeAway(page, "ar-common", "reload");
    const loads = countLoads(page);
    await toArabic(page);
    await expect(notice(page)).toContainText(notLoaded.loses);
    expect(loads()).toBe(0);
    await notice(page).getByRole("button", { name: notLoaded.again }).click();
    await expect(field(page, WORDINGS.ar.fields.name)).toHaveValue("Omar");
    expect(loads()).toBe(1);
  });
});

test("a page whose texts load only at the second attempt gets them by itself, with at most one reload", async ({
  page,
}) => {
  await failFirst(page, "**/assets/en-common-*.js", 1);
  const loads = countLoads(page);
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(2);
});

test("a report is ordered and downloaded even if the confirmation page is gone since the summary was opened", async ({
  page,
}) => {
  await page.route("**/api/EmailPdf", (route) => route.fulfill({ status: 202, json: { reportId: "1" } }));
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  const confirmation = page.waitForResponse("**/assets/ConfirmationPage-*.js");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(told(page, "layla@example.com")).toBeVisible();
  await (await confirmation).finished();
  await takeAway(page, "ConfirmationPage", "ever");
  const loads = countLoads(page);
  await page.getByRole("button", { name: "Get detailed report" }).click();
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeEnabled();
  expect(loads()).toBe(0);
});

for (const script of ["results-view", "RetirementResult"])
  test(`the results' code is gone, ${script}: the form says so in its place, keeps the focus, and restores all entries`, async ({
    page,
  }) => {
    // From the start, as it is fetched ahead.
    await takeAway(page, script, "reload", false);
    await openCalculator(page);
    await fillPlan(page);
    await field(page, "Name").fill("Layla");
    await field(page, "Email").pressSequentially("layla@");
    const part = results(page).getByRole("alert").filter({ hasText: "This part could not be loaded." });
    await expect(part).toBeVisible();
    await expect(page.getByText("We could not calculate your forecast.")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.type("example.com");
    await expect(field(page, "Email")).toHaveValue("layla@example.com");
    await expectAccessible(page);
    const loaded = page.waitForEvent("load");
    await part.getByRole("button", { name: "Reload the page" }).click();
    await loaded;
    await expect(upToDate(page)).toBeVisible();
    await expect(field(page, "Email")).toHaveValue("layla@example.com");
  });

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { notLoaded } = wording;

  test(`${language}: on a phone the bar also says that the results' code is gone, and reloads with all entries`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await takeAway(page, "results-view", "reload", false);
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await fillContact(page, "Layla", wording);
    const again = page
      .getByRole("button", { name: notLoaded.again })
      .and(page.locator(":not([role=alert] *)"));
    await expect(again).toBeInViewport();
    await expect(page.getByText(notLoaded.part).filter({ visible: true }).first()).toBeInViewport();
    await expect(page.getByRole("button", { name: wording.results.tryAgain })).toHaveCount(0);
    const loaded = page.waitForEvent("load");
    await again.click();
    await loaded;
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(field(page, wording.fields.name)).toHaveValue("Layla");
  });

  test(`${language}: a comparison without its labels shows the rest, says what a reload loses, and is complete after it`, async ({
    page,
  }) => {
    const { keep, compare } = wording.plans;
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await expect(upToDate(page, wording)).toBeVisible();
    await takeAway(page, "report", "reload");
    await results(page, wording).getByRole("button", { name: keep.keep, exact: true }).click();
    const part = results(page, wording).getByRole("alert").filter({ hasText: notLoaded.part });
    await expect(part).toContainText(compare.forgets);
    const table = (name: string) => page.getByRole("table").filter({ hasText: name });
    await expect(table(compare.figures)).toBeVisible();
    await expect(results(page, wording).getByText(compare.pending)).toHaveCount(0);
    await expectAccessible(page);
    await results(page, wording).getByRole("checkbox", { name: keep.inBrowser }).check();
    await expect(part).not.toContainText(compare.forgets);
    const loaded = page.waitForEvent("load");
    await part.getByRole("button", { name: notLoaded.again }).click();
    await loaded;
    await expect(results(page, wording).getByText(compare.noEntries)).toBeVisible();
  });
}

test("without the chart, the rest of a forecast is shown, with a note that it is missing", async ({
  page,
}) => {
  await takeAway(page, "ForecastChart", "ever");
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure").getByText("This part could not be loaded.")).toBeVisible();
  await expect(results(page)).toContainText("Chance of reaching your goal");
  await expectAccessible(page);
});

test("from personal information the Kids Saver reloads, and keeps the contact data", async ({ page }) => {
  await page.goto("/kids-saver/personal-info");
  await fillContact(page, "Layla");
  await takeAway(page, "KidsSaverPage", "reload");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Continue" }).click();
  await loaded;
  await expect(page).toHaveURL(/\/kids-saver$/);
  await expect(page.getByRole("form")).toBeVisible();
  await expect(page.getByText("To continue, complete")).not.toContainText("Email");
});

test("while nothing can be reached the page says so, and Back leads to the form as it was", async ({
  page,
  context,
}) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
  await page.goBack();
  await expect(field(page, "Name")).toHaveValue("Layla");
});
