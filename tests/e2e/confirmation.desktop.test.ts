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

test("a confirmation opened directly claims no mail, and has nothing to send or download", async ({
  page,
}) => {
  for (const { confirmation, form } of FLOWS) {
    await page.goto(confirmation);
    await expect(page.getByRole("heading", { level: 1, name: "No report was sent from here" })).toBeVisible();
    await expect(page.getByText("get the report from its summary, by email or as a PDF")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send again" })).toHaveCount(0);
    await expect(downloadButton(page)).toBeDisabled();
    await expect(page.getByText("Start over to create a report you can download.")).toBeVisible();
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${form[0]}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

test("it names the recipient, and sends the same report again as another mail", async ({ page }) => {
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
  await expect(page.getByText(`Sent to ${CONTACT.email}`)).toBeVisible();
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

test("after a reload it says that contact data is needed first, and that a download sent no mail", async ({
  page,
}) => {
  await stubReports(page);
  await openSummary(page, pensionSummary);
  await mailButton(page).click();
  await expect(page.getByText("Sent to layla@example.com")).toBeVisible();
  await page.reload();
  await expect(page.getByText("First, tell us who the report is for")).toBeVisible();
  await downloadButton(page).click();
  await fillContact(page, "Omar");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Continue" }).click();
  await download;
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
  await expect(page.getByText(/^Sent to/)).toHaveCount(0);
  await expect(page.getByText("First, tell us who the report is for")).toHaveCount(0);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Sent to layla@example.com")).toBeVisible();
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

  test("a refused second mail is requested again as such, and is reported once it is accepted", async ({
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

  test("if the first mail is refused, the second one does not count as sending it again", async ({
    page,
  }) => {
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

test.describe("with a mail beyond a limit", () => {
  test.use({
    expectedErrors: [/Failed to load resource|^Error emailing ReportRefusal: HTTP error! Status: 429/],
  });

  for (const [code, heading] of [
    ["too-many-reports", "No more emails to this address today"],
    ["too-many-requests", "Your email could not be sent for now"],
  ] as const) {
    test(`${code}: a visitor who saves no file is not referred to the refused mail`, async ({ page }) => {
      await stubReports(page);
      await openSummary(page, pensionSummary);
      await mailButton(page).click();
      await downloadButton(page).click();
      await expect(page.getByText("get the report by email instead")).toBeVisible();
      const problem = {
        type: `urn:problem:${code}`,
        title: "Refused",
        status: 429,
        detail: "Refused.",
        code,
      };
      await failFirst(page, "**/api/EmailPdf", 1, (route) =>
        route.fulfill({ status: 429, contentType: "application/problem+json", json: problem }),
      );
      await page.getByRole("button", { name: "Send again" }).click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      const download = page.waitForEvent("download");
      await downloadButton(page).click();
      await download;
      await expect(page.getByText("Some apps block downloads: try another browser.")).toBeVisible();
      await expect(page.getByText("by email instead")).toHaveCount(0);
    });
  }
});

test.describe("with a download that fails", () => {
  test.use({
    expectedErrors: [
      /Failed to load resource|^Error fetching the file ReportRefusal: HTTP error! Status: 503/,
    ],
  });

  test("the failure is logged without personal data and reported, and the download can be tried again", async ({
    page,
  }) => {
    const log: string[] = [];
    page.on("console", (message) => log.push(message.text()));
    await stubReports(page);
    const headers = { "X-Correlation-Id": "c0ffee" };
    await failFirst(page, "**/api/DownloadPdf", 1, (route) =>
      route.fulfill({ status: 503, headers, json: {} }),
    );
    await openSummary(page, pensionSummary);
    await mailButton(page).click();
    await downloadButton(page).click();
    const notice =
      "Your PDF could not be downloaded. Please try again. If you write to us, please quote c0ffee.";
    await expect(page.getByText(notice)).toBeVisible();
    expect(log.filter((line) => line.startsWith("Error fetching the file"))).toHaveLength(1);
    expect(log.join("\n")).not.toContain(CONTACT.name);
    expect(log.join("\n")).not.toContain(CONTACT.email);
    const download = page.waitForEvent("download");
    await downloadButton(page).click();
    expect((await download).suggestedFilename()).toBe("report.pdf");
    await expect(page.getByText("Your PDF could not be downloaded")).toBeHidden();
  });
});
