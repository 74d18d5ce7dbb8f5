import type { Page } from "@playwright/test";
import { CALCULATOR_NAMES, FLOWS } from "#shared/calculators.ts";
import { EN } from "#shared/wording/generated/en.js";
import { WORDINGS } from "#shared/wording/wordings.ts";
import {
  CONTACT,
  downloadButton,
  holdBack,
  mailButton,
  openSummary,
  pensionSummary,
  stubReports,
} from "./summary.ts";
import { expect, failFirst, fillContact, test } from "./visitor.ts";

test("opened directly, every confirmation claims no mail, and has nothing to send or download", async ({
  page,
}) => {
  for (const { confirmation, form } of FLOWS) {
    await page.goto(confirmation);
    await expect(page.getByRole("heading", { level: 1, name: "No report was sent from here" })).toBeVisible();
    await expect(page.getByText("its summary offers the report by email and as a PDF")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send again" })).toHaveCount(0);
    await expect(downloadButton(page)).toBeDisabled();
    await expect(page.getByText("Start over to make a report that you can download.")).toBeVisible();
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${form[0]}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

test("it says whereto the report went, and sends it again as another mail of the same report", async ({
  page,
}) => {
  const orders: Record<string, string>[] = [];
  await stubReports(page);
  page.on("request", (request) => {
    if (request.url().endsWith("/api/EmailPdf")) orders.push(request.postDataJSON());
  });
  await openSummary(page, pensionSummary);
  await mailButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Email sent!" })).toBeVisible();
  await expect(
    page.getByText("Your detailed report has been generated and sent to your email address."),
  ).toBeVisible();
  await expect(page.getByText(`It went to ${CONTACT.email}`)).toBeVisible();
  const again = page.getByRole("button", { name: "Send again" });
  await again.click();
  await expect(page.getByRole("status").getByText("The report was sent again.")).toBeVisible();
  await again.click();
  const others = page.getByRole("navigation", { name: "Plan something else" });
  await expect(others.getByRole("link")).toHaveText(CALCULATOR_NAMES.map((name) => EN.titles[name]));
  await expect.poll(() => orders.length).toBe(3);
  const copies = orders.map(({ copy }) => copy);
  expect(copies[0]).toBeUndefined();
  expect(new Set(copies).size).toBe(3);
  expect(new Set(orders.map(({ payload }) => payload)).size).toBe(1);
  // Nothing of the visitor is where others could find it.
  expect(await page.evaluate(() => JSON.stringify([history.state, location.href]))).not.toContain(
    CONTACT.email,
  );
});

test("after a reload it says that contact data come first, and that no mail went to whoever downloads", async ({
  page,
}) => {
  await stubReports(page);
  await openSummary(page, pensionSummary);
  await mailButton(page).click();
  await expect(page.getByText("It went to")).toBeVisible();
  await page.reload();
  await expect(page.getByText("We ask for your contact details first")).toBeVisible();
  await downloadButton(page).click();
  await fillContact(page, "Omar");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Continue" }).click();
  await download;
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
  await expect(page.getByText("It went to")).toHaveCount(0);
  await expect(page.getByText("We ask for your contact details first")).toHaveCount(0);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("It went to layla@example.com")).toBeVisible();
});

test("Download PDF has a spinner while it is busy", async ({ page }) => {
  await stubReports(page);
  const release = await holdBack(page, "DownloadPdf");
  await openSummary(page, pensionSummary);
  await mailButton(page).click();
  await downloadButton(page).click();
  await expect(page.getByText("Preparing your PDF …")).toBeVisible();
  await expect(downloadButton(page)).toBeDisabled();
  await expect(downloadButton(page)).toHaveAttribute("data-loading", "true");
  const download = page.waitForEvent("download");
  release();
  await download;
  await expect(downloadButton(page)).toBeEnabled();
  await expect(page.getByText("Preparing your PDF …")).toBeHidden();
});

test.describe("with mails that are refused", () => {
  test.use({
    expectedErrors: [/Failed to load resource|^Error emailing ReportRefusal: HTTP error! Status: 503/],
  });

  const again = (page: Page) => page.getByRole("button", { name: "Send again" });
  const isRefused = (page: Page) =>
    page.getByRole("heading", { level: 1, name: "Your email could not be sent" });
  const isMailed = (page: Page) => page.getByRole("heading", { level: 1, name: "Email sent!" });
  const isSentAgain = (page: Page) => page.getByRole("status").getByText("The report was sent again.");

  test("another mail that is refused is asked for as such once more, and is told once it is accepted", async ({
    page,
  }) => {
    const requests = await stubReports(page);
    await openSummary(page, pensionSummary);
    await mailButton(page).click();
    await expect(isMailed(page)).toBeVisible();
    await failFirst(page, "**/api/EmailPdf", 1);
    await again(page).click();
    await expect(isRefused(page)).toBeVisible();
    await expect(page.getByText(WORDINGS.en.confirmation.sentBefore)).toBeVisible();
    await again(page).click();
    await expect(isSentAgain(page)).toBeVisible();
    await again(page).click();
    await expect.poll(() => requests.length).toBe(3);
    const copies = requests.map((request) => request.postDataJSON().copy);
    expect(copies).toEqual([undefined, expect.any(String), expect.any(String)]);
    expect(new Set(copies).size).toBe(3);
  });

  test("a report whose first mail is refused was not sent again by the second", async ({ page }) => {
    const requests = await stubReports(page);
    await failFirst(page, "**/api/EmailPdf", 1);
    await openSummary(page, pensionSummary);
    await mailButton(page).click();
    await expect(isRefused(page)).toBeVisible();
    await again(page).click();
    await expect(isMailed(page)).toBeVisible();
    await expect(isSentAgain(page)).toHaveCount(0);
    expect(requests.map((request) => request.postDataJSON().copy)).toEqual([undefined]);
  });
});

test.describe("with a download that fails", () => {
  test.use({
    expectedErrors: [
      /Failed to load resource|^Error fetching the file ReportRefusal: HTTP error! Status: 503/,
    ],
  });

  test("the failure is logged without personal data, told, and the download can be tried again", async ({
    page,
  }) => {
    const log: string[] = [];
    page.on("console", (message) => log.push(message.text()));
    await stubReports(page);
    await failFirst(page, "**/api/DownloadPdf", 1);
    await openSummary(page, pensionSummary);
    await mailButton(page).click();
    await downloadButton(page).click();
    await expect(page.getByText("Your PDF could not be downloaded. Please try again.")).toBeVisible();
    expect(log.filter((line) => line.startsWith("Error fetching the file"))).toHaveLength(1);
    expect(log.join("\n")).not.toContain(CONTACT.name);
    expect(log.join("\n")).not.toContain(CONTACT.email);
    const download = page.waitForEvent("download");
    await downloadButton(page).click();
    expect((await download).suggestedFilename()).toBe("report.pdf");
    await expect(page.getByText("Your PDF could not be downloaded")).toBeHidden();
  });
});
