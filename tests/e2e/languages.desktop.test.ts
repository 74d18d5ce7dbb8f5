import type { Page } from "@playwright/test";
import { FLOWS, flowIn } from "#shared/calculators.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { openPartnerPageWith } from "./partner.ts";
import { CALCULATORS } from "./partner-origins.ts";
import {
  kidsSaver,
  mailButton,
  openSummary,
  openWithPayload,
  pensionSummary,
  stubReports,
} from "./summary.ts";
import {
  choice,
  continueToSummary,
  expect,
  expectKept,
  field,
  fillContact,
  openCalculator,
  results,
  test,
} from "./visitor.ts";

const { en: EN, ar: AR } = WORDINGS;

/** Chooses another language in the header, and waits for it. */
async function switchTo(page: Page, language: Language): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: LANGUAGES[language].name }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", LANGUAGES[language].direction);
}

/** Expects that the document of a page has not been loaded anew since it was marked. */
async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return async () => expect(await page.evaluate(() => Reflect.get(window, "isMarked"))).toBe(true);
}

test("a form keeps everything in another language, including unfinished and private entries", async ({
  page,
}) => {
  await openCalculator(page);
  const expectSameDocument = await markDocument(page);
  await field(page, EN.fields.monthlySalary).click();
  await page.keyboard.type("12,5oo");
  await field(page, EN.fields.currentAdditional).click();
  await page.keyboard.type("25,000");
  await choice(page, EN.fields.lifestyle, EN.lifestyles.Affluent).check();
  await fillContact(page, "Layla (Dubai)");
  await field(page, EN.fields.phoneNumber).blur();

  await switchTo(page, "ar");
  await expect(page).toHaveURL("/ar");
  await expect(page).toHaveTitle(AR.titles.pension);
  await expect(field(page, AR.fields.monthlySalary)).toHaveValue("12,5oo");
  await expect(page.getByText(AR.faults.number).first()).toBeVisible();
  await expect(field(page, AR.fields.currentAdditional)).toHaveValue("25,000 درهم");
  await expect(choice(page, AR.fields.lifestyle, AR.lifestyles.Affluent)).toBeChecked();
  await expect(field(page, AR.fields.name)).toHaveValue("Layla (Dubai)");
  await expect(field(page, AR.fields.phoneNumber)).toHaveValue("50 123 4567");

  await field(page, AR.fields.monthlySalary).fill("٢٠ ألف");
  await choice(page, AR.fields.risk, AR.risks.Balanced.name).check();
  await switchTo(page, "en");
  await expect(page).toHaveURL("/");
  await expect(field(page, EN.fields.monthlySalary)).toHaveValue("AED 20,000");
  await expect(choice(page, EN.fields.risk, EN.risks.Balanced.name)).toBeChecked();
  await expect(page.getByText(EN.results.upToDate)).toBeVisible();
  await switchTo(page, "ar");
  await expect(page.getByText(AR.results.upToDate)).toBeVisible();
  await expect(results(page, AR).getByText(AR.results.chance, { exact: true })).toBeVisible();
  await expectSameDocument();

  await expectKept(page, "20000");
  await page.reload();
  await expect(field(page, AR.fields.monthlySalary)).toHaveValue("20,000 درهم");
});

test("a plan switched right before a reload is still there after it", async ({ page }) => {
  await openCalculator(page, "/education");
  await field(page, EN.fields.currentAnnualExpense).fill("45000");
  await field(page, EN.fields.currentAnnualExpense).blur();
  await expectKept(page, "45000");
  await switchTo(page, "ar");
  await expect(page).toHaveURL("/ar/education");
  await page.reload();
  await expect(field(page, AR.fields.currentAnnualExpense)).toHaveValue("45,000 درهم");
});

test("every step of a calculator can be switched, and continues in the chosen language", async ({ page }) => {
  await stubReports(page);
  await openSummary(page, pensionSummary);
  await switchTo(page, "ar");
  await expect(page).toHaveURL("/ar/summary");
  await expect(page.getByRole("heading", { level: 1, name: AR.pension.report.title })).toBeVisible();
  await page.getByRole("link", { name: AR.summary.print }).click();
  await expect(page).toHaveURL("/ar/summary-pdf");
  await expect(page.getByRole("button", { name: AR.summary.printNow })).toBeVisible();
  await switchTo(page, "en");
  await expect(page).toHaveURL("/summary-pdf");
  await expect(page.getByRole("heading", { level: 1, name: EN.pension.report.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/summary");
  await mailButton(page).click();
  await expect(page.getByRole("heading", { name: EN.confirmation.outcomes.mailed.heading })).toBeVisible();
  await switchTo(page, "ar");
  await expect(page.getByRole("heading", { name: AR.confirmation.outcomes.mailed.heading })).toBeVisible();
  const asked = page.waitForRequest("**/api/DownloadPdf");
  await page.getByRole("button", { name: AR.confirmation.download }).click();
  expect((await asked).postDataJSON().baseUrl).toMatch(/\/ar$/);
  await page.getByRole("button", { name: AR.confirmation.startOver }).click();
  await expect(page).toHaveURL("/ar");
});

test("Back leads to the page as it was, in the current language", async ({ page }) => {
  await openCalculator(page, "/kids-saver");
  await openWithPayload(page, "/kids-saver", kidsSaver(true));
  await continueToSummary(page);
  await expect(page.getByRole("heading", { level: 1, name: EN.kidsSaver.report.title })).toBeVisible();
  await switchTo(page, "ar");
  await page.getByRole("button", { name: AR.summary.back }).click();
  await expect(page).toHaveURL("/ar/kids-saver");
  await expect(field(page, AR.fields.monthlyInvestment)).toHaveValue("1,500 درهم");
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: AR.kidsSaver.report.title })).toBeVisible();
});

test("the personal information and an unknown page can be switched", async ({ page }) => {
  await page.goto("/kids-saver/personal-info");
  await fillContact(page, "Layla");
  await switchTo(page, "ar");
  await expect(page).toHaveURL("/ar/kids-saver/personal-info");
  await expect(field(page, AR.fields.name)).toHaveValue("Layla");
  await page.getByRole("button", { name: AR.form.continue }).click();
  await expect(page).toHaveURL("/ar/kids-saver");
  await page.goto("/ar/nowhere");
  await expect(page.getByRole("heading", { name: AR.notFound.heading })).toBeVisible();
  await switchTo(page, "en");
  await expect(page.getByRole("heading", { name: EN.notFound.heading })).toBeVisible();
  await page.getByRole("link", { name: EN.notFound.link }).click();
  await expect(page).toHaveURL("/");
});

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];

  test(`search engines get a map of the pages in ${language}, and of no visitor's own`, async ({
    request,
  }) => {
    const robots = await (await request.get(`${CALCULATORS}/robots.txt`)).text();
    expect(robots).toContain(`\nSitemap: ${CALCULATORS}/sitemap.xml\n`);
    const map = await (await request.get(`${CALCULATORS}/sitemap.xml`)).text();
    for (const path of ["/", "/kids-saver", "/family", "/method"]) {
      expect(map).toContain(`<loc>${CALCULATORS}${pathIn(language, path)}</loc>`);
    }
    expect(map).not.toMatch(/summary|confirmation|peko/);
  });

  test(`every page exists in ${language}, with a document in that language`, async ({ page, request }) => {
    for (const flow of FLOWS) {
      const { calculator, form, personalInfo, summary, summaryPdf, confirmation } = flowIn(language, flow);
      const { form: paths, personalInfo: personalPath } = flow;
      const starts = [...paths, ...(personalPath === undefined ? [] : [personalPath])];
      for (const [index, path] of [
        ...form,
        ...(personalInfo === undefined ? [] : [personalInfo]),
      ].entries()) {
        const html = await (await request.get(`${CALCULATORS}${path}`)).text();
        expect(html).toContain(`<html lang="${language}" dir="${LANGUAGES[language].direction}"`);
        const name = path === personalInfo ? "personalInfo" : "form";
        const title = wording.pageTitles[name]({ title: wording.titles[calculator] });
        expect(html).toContain(`<title>${title}</title>`);
        for (const other of LANGUAGE_NAMES) {
          const alternate = pathIn(other, starts[index] ?? "");
          expect(html).toContain(
            `<link rel="alternate" hreflang="${other}" href="${CALCULATORS}${alternate}">`,
          );
          if (other !== language)
            expect(html).toMatch(new RegExp(`<a href="${alternate}" hrefLang="${other}"`, "i"));
        }
      }
      for (const path of [summary, summaryPdf, confirmation]) {
        const html = await (await request.get(path)).text();
        expect(html).toContain(`<html lang="${language}" dir="${LANGUAGES[language].direction}"`);
        expect(html).toContain(` – ${wording.titles[calculator]}</title>`);
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`${wording.titles[calculator]}`));
        await expect(page.locator("html")).toHaveAttribute("lang", language);
      }
    }
  });
}

test.describe("without the scripts of pages", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a page still has its language and direction", async ({ page }) => {
    await page.route(/\/assets\/(?!head-)[^/]+\.js$/, (route) => route.abort());
    for (const path of ["/ar/summary", "/ar/nowhere"]) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    }
  });
});

test("the root of the education host leads to the education calculator in Arabic too", async ({
  page,
  baseURL,
}) => {
  const root = new URL(baseURL ?? "");
  root.hostname = "education.localhost";
  await page.goto(`${root.origin}/ar`);
  await expect(page).toHaveURL(`${root.origin}/ar/education`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    AR.childGoal.kinds.Education.intro.heading,
  );
});

test("a partner's page embeds a calculator in Arabic", async ({ page }) => {
  await openPartnerPageWith(page, '<div data-goal-planner="education" data-language="ar"></div>', 1);
  const frame = page.frameLocator(`iframe[title="${AR.titles.education}"]`);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(
    AR.childGoal.kinds.Education.intro.heading,
  );
  await expect(frame.locator("html")).toHaveAttribute("dir", "rtl");
});

test("a language may have a region, and the script's language applies to elements that name none", async ({
  page,
}) => {
  const elements = `<div data-goal-planner="education" data-language=" ar-AE "></div>
    <div data-goal-planner="healthcare"></div><div data-goal-planner="activities" data-language="en"></div>`;
  await openPartnerPageWith(page, elements, 0);
  await page.evaluate((src) => {
    const script = Object.assign(document.createElement("script"), { src });
    script.dataset["language"] = "ar";
    document.body.append(script);
  }, `${CALCULATORS}/embed.js`);
  for (const title of [AR.titles.education, AR.titles.healthcare, EN.titles.activities]) {
    await expect(page.locator(`iframe[title="${title}"]`)).toHaveCount(1);
  }
});

test.describe("with a language that there is not", () => {
  test.use({ expectedErrors: [/^goal-planner: no language "fr", only en, ar$/] });

  test("no calculator is embedded", async ({ page }) => {
    await openPartnerPageWith(page, '<div data-goal-planner="education" data-language="fr"></div>', 1);
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});
