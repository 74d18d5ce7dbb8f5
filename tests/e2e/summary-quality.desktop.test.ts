import { WORDINGS } from "#shared/wording/wordings.ts";
import { watchShifts } from "#tools/browser/watch-shifts.ts";
import { expectAccessible } from "./quality.ts";
import {
  CALCULATOR_SUMMARIES,
  downloadButton,
  expectComplete,
  holdBack,
  kidsSaver,
  mailButton,
  openSummary,
  openWithPayload,
  pensionSummary,
  stubReports,
} from "./summary.ts";
import { expect, test } from "./visitor.ts";

/** The longest content that a page must have room for. */
const LONG = {
  name: "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren",
  email: `${"layla.alhashimi".repeat(4)}@example.com`,
  currentAdditional: 1_000_000_000,
};

for (const summary of CALCULATOR_SUMMARIES) {
  test(`${summary.name}: the summary and its printable version are accessible`, async ({ page }) => {
    await openSummary(page, { ...summary, form: { ...summary.form, ...LONG } });
    await expectComplete(page);
    await page.getByText("Show the figures as a table").click();
    await page.getByText("Inflation", { exact: true }).click();
    await page.getByRole("button", { name: "About this chart" }).click();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Printable version" }).click();
    await expect(page.getByRole("heading", { level: 1, name: summary.title })).toBeFocused();
    await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
    await expectAccessible(page);
  });
}

test("a summary without a goal, and an unavailable one, are accessible", async ({ page }) => {
  await page.goto("/kids-saver/summary");
  await expect(page.getByRole("heading", { name: "There is no plan to show here" })).toBeVisible();
  await expectAccessible(page);
  await openWithPayload(page, "/kids-saver/summary", kidsSaver(false));
  await expect(page.getByText("No goals have been selected.")).toBeVisible();
  await expectAccessible(page);
});

test("a summary that asks for contact data is accessible", async ({ page }) => {
  await openSummary(page, pensionSummary);
  await page.reload();
  await mailButton(page).click();
  await expect(page.getByRole("heading", { name: "Who is the report for?" })).toBeVisible();
  await expectAccessible(page);
});

test("waiting, sending and downloading are accessible", async ({ page }) => {
  test.slow();
  await stubReports(page);
  const releaseResult = await holdBack(page, "Calculate");
  const releaseMail = await holdBack(page, "EmailPdf");
  const releaseFile = await holdBack(page, "DownloadPdf");
  await openWithPayload(page, "/summary", pensionSummary.form);
  await expect(page.getByText("Please Wait")).toBeVisible();
  await expectAccessible(page);
  releaseResult();
  await mailButton(page).click();
  await expect(page.getByText("Sending your report …")).toBeVisible();
  await expectAccessible(page);
  releaseMail();
  await downloadButton(page).click();
  await expect(page.getByText("Preparing your PDF …")).toBeVisible();
  await expectAccessible(page);
  releaseFile();
  await expect(downloadButton(page)).toBeEnabled();
  await expectAccessible(page);
});

test.describe("with functions that fail", () => {
  test.use({ expectedErrors: [/Failed to load resource|^Error (emailing|fetching the file)/] });

  test("failures are accessible", async ({ page }) => {
    await page.route(/Pdf$/, (route) =>
      route.request().resourceType() === "fetch"
        ? route.fulfill({ status: 503, json: {} })
        : route.continue(),
    );
    await openSummary(page, pensionSummary);
    await mailButton(page).click();
    await downloadButton(page).click();
    await expect(page.getByText("Your PDF could not be downloaded")).toBeVisible();
    await expectAccessible(page);
  });
});

test("the report can be requested by keyboard alone", async ({ page }) => {
  await stubReports(page);
  await openSummary(page, pensionSummary);
  for (let presses = 0; presses < 25; presses++) {
    if (await mailButton(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(mailButton(page)).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(downloadButton(page)).toBeFocused();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await download;
  await expect(downloadButton(page)).toBeEnabled();
  await expect(downloadButton(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send again" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Start over" })).toBeFocused();
});

test("while the summary is calculated Please Wait is shown, and nothing moves when results arrive", async ({
  page,
}) => {
  const release = await holdBack(page, "Calculate");
  await openWithPayload(page, "/summary", pensionSummary.form);
  await expect(page.getByRole("status").getByText("Please Wait")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your forecast" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const shift = await watchShifts(page);
  release();
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
  await expect(page.getByText("Please Wait")).toBeHidden();
  await expect(page.getByText(WORDINGS.en.insights.certainty.title, { exact: true })).toBeAttached();
  expect(await shift()).toBeLessThan(0.005);
});
