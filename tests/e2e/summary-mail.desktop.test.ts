import type { Page } from "@playwright/test";
import { DEADLINE_MS } from "#client/api/transport.ts";
import { expectAccessible } from "./quality.ts";
import {
  CONTACT,
  downloadButton,
  holdBack,
  mailButton,
  openSummary,
  openWithPayload,
  pensionSummary,
  smartSaverButton,
  stubReports,
} from "./summary.ts";
import { expect, installClock, NETWORK_ERROR, test } from "./visitor.ts";

/** Address of Smart Saver by default. */
const SMART_SAVER = "https://example.com/smart-saver";

test("while a report is being sent, all buttons are disabled and one has a spinner", async ({ page }) => {
  await stubReports(page);
  const release = await holdBack(page, "EmailPdf");
  await openSummary(page, pensionSummary);
  await mailButton(page).click();
  await expect(page.getByText("Sending your report …")).toBeVisible();
  for (const name of ["Back", "Smart saver", "Get detailed report"]) {
    await expect(page.getByRole("button", { name })).toBeDisabled();
  }
  await expect(mailButton(page)).toHaveAttribute("data-loading", "true");
  release();
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
  await page.goBack();
  for (const name of ["Back", "Smart saver", "Get detailed report"]) {
    await expect(page.getByRole("button", { name })).toBeEnabled();
  }
});

test("a visitor who has gone back in the meantime is not taken to the confirmation", async ({ page }) => {
  await stubReports(page);
  const release = await holdBack(page, "EmailPdf");
  await openSummary(page, pensionSummary);
  await page.getByRole("link", { name: "Printable version" }).click();
  await page.getByRole("button", { name: "Back to your summary" }).click();
  await mailButton(page).click();
  await page.goForward();
  await expect(page).toHaveURL(/summary-pdf$/);
  const answered = page.waitForResponse("**/api/EmailPdf");
  release();
  await answered;
  await page.waitForTimeout(200);
  await expect(page).toHaveURL(/summary-pdf$/);
});

test("Smart saver mails the report, then leaves to the provider's page", async ({ page }) => {
  const requests = await stubReports(page);
  await page.route(SMART_SAVER, (route) => route.fulfill({ contentType: "text/html", body: "Smart Saver" }));
  await openSummary(page, pensionSummary);
  const said = `Smart saver emails this report to ${CONTACT.email}, then opens the provider's Smart Saver page.`;
  await expect(page.getByText(said)).toBeInViewport();
  await expect(smartSaverButton(page)).toHaveAccessibleDescription(said);
  await smartSaverButton(page).click();
  await page.waitForURL(SMART_SAVER);
  expect(requests).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("with a mail that is refused", () => {
  test.use({
    expectedErrors: [/Failed to load resource|^Error emailing ReportRefusal: HTTP error! Status: 503/],
  });

  test.beforeEach(async ({ page }) => {
    await stubReports(page);
    const headers = { "X-Correlation-Id": "c0ffee" };
    await page.route("**/api/EmailPdf", (route) => route.fulfill({ status: 503, headers, json: {} }));
  });

  test("the failure is logged without personal data, and the confirmation is truthful", async ({ page }) => {
    const log: string[] = [];
    page.on("console", (message) => log.push(message.text()));
    await openSummary(page, pensionSummary);
    await mailButton(page).click();
    await expect(page.getByRole("heading", { name: "Your email could not be sent" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Email sent!" })).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("If you write to us, please quote c0ffee.");
    expect(log.filter((line) => line.startsWith("Error emailing"))).toHaveLength(1);
    expect(log.join("\n")).not.toContain(CONTACT.name);
    expect(log.join("\n")).not.toContain(CONTACT.email);
    await expect(downloadButton(page)).toBeEnabled();
    await page.getByRole("link", { name: "Back to your summary" }).click();
    await expect(mailButton(page)).toBeEnabled();
  });

  test("Smart saver still leaves", async ({ page }) => {
    await page.route(SMART_SAVER, (route) =>
      route.fulfill({ contentType: "text/html", body: "Smart Saver" }),
    );
    await openSummary(page, pensionSummary);
    await smartSaverButton(page).click();
    await page.waitForURL(SMART_SAVER);
  });
});

test.describe("with functions that are overloaded for a moment", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const name of ["EmailPdf", "DownloadPdf"] as const) {
    test(`${name} is retried once automatically`, async ({ page }) => {
      const code = "overloaded";
      const body = { type: `urn:problem:${code}`, title: "Overloaded", status: 503, detail: "", code };
      let calls = 0;
      // A stand-in answers the second call: on a busy machine the functions may refuse that one too.
      await stubReports(page);
      await page.route(`**/api/${name}`, (route) => {
        calls += 1;
        return calls > 1
          ? route.fallback()
          : route.fulfill({
              status: 503,
              headers: { "Retry-After": "1" },
              contentType: "application/problem+json",
              json: body,
            });
      });
      await openWithPayload(page, "/summary", {
        ...pensionSummary.form,
        email: `busy-${Date.now()}@example.com`,
      });
      await mailButton(page).click();
      await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
      const download = page.waitForEvent("download");
      await downloadButton(page).click();
      expect((await download).suggestedFilename()).toBe("report.pdf");
      expect(calls).toBe(2);
    });
  }
});

test.describe("with the fourth report of a day", () => {
  test.use({
    expectedErrors: [/Failed to load resource|^Error emailing ReportRefusal: HTTP error! Status: 429/],
  });

  test("the confirmation says that the day's reports were sent, and offers the download", async ({
    page,
  }) => {
    const form = { ...pensionSummary.form, email: `limit-${Date.now()}-${Math.random()}@example.com` };
    for (let salary = 1; salary <= 4; salary++) {
      // Another plan each time: the same one counts once.
      await openWithPayload(page, "/summary", { ...form, monthlySalary: 20_000 + salary });
      await mailButton(page).click();
      await expect(page).toHaveURL(/confirmation$/);
    }
    await expect(page.getByRole("heading", { name: "No more emails to this address today" })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("again");
    const download = page.waitForEvent("download");
    await downloadButton(page).click();
    expect((await download).suggestedFilename()).toBe("report.pdf");
  });
});

test.describe("beyond the limit of a network", () => {
  test.use({
    expectedErrors: [/Failed to load resource|^Error emailing ReportRefusal: HTTP error! Status: 429/],
  });

  test.beforeEach(async ({ page }) => {
    const code = "too-many-requests";
    const body = { type: `urn:problem:${code}`, title: "Too many requests", status: 429, detail: "", code };
    await page.route("**/api/EmailPdf", (route) =>
      route.fulfill({ status: 429, contentType: "application/problem+json", json: body }),
    );
  });

  test("Smart saver says that nothing was mailed, and leaves after another click", async ({ page }) => {
    await page.route(SMART_SAVER, (route) =>
      route.fulfill({ contentType: "text/html", body: "Smart Saver" }),
    );
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await openWithPayload(page, "/summary", pensionSummary.form);
      await smartSaverButton(page).click();
      const told = page.getByRole("alert").filter({ hasText: "Your report was not emailed" });
      await expect(told).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    }
    await page.getByRole("button", { name: "Go on to Smart saver" }).click();
    await page.waitForURL(SMART_SAVER);
  });

  test("the confirmation says so instead of sending the visitor back to try again", async ({ page }) => {
    await openWithPayload(page, "/summary", pensionSummary.form);
    await mailButton(page).click();
    await expect(page.getByRole("heading", { name: "Your email could not be sent for now" })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("again");
    await expect(downloadButton(page)).toBeEnabled();
  });
});

test.describe("with an answer that does not come", () => {
  test.use({ expectedErrors: [/Failed to load resource|^Error emailing ApiError: unreachable/] });

  const isUnknown = (page: Page) =>
    page.getByRole("heading", { level: 1, name: "We do not know whether your email was sent" });

  test("a report that was stored anyway is reported as unknown, and another click yields that same report", async ({
    page,
  }) => {
    const receipts: unknown[] = [];
    await page.route("**/api/EmailPdf", async (route) => {
      const answer = await route.fetch();
      receipts.push(await answer.json());
      await (receipts.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    const email = `unknown-${Date.now()}@example.com`;
    await openWithPayload(page, "/summary", { ...pensionSummary.form, email });
    await mailButton(page).click();
    await expect(isUnknown(page)).toBeVisible();
    await expect(page.getByText("Please check your inbox before you send it again")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to your summary" })).toBeVisible();
    await expect(downloadButton(page)).toBeEnabled();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
    await expect(page.getByText("The report was sent again.")).toHaveCount(0);
    expect(receipts).toEqual([receipts[0], receipts[0]]);
  });

  test("a service that never answers also leaves the outcome unknown", async ({ page }) => {
    const stopClock = await installClock(page);
    await page.route("**/api/EmailPdf", () => {});
    await openSummary(page, pensionSummary);
    await mailButton(page).click();
    await expect(page.getByText("Sending your report …")).toBeVisible();
    await stopClock();
    await page.clock.runFor(DEADLINE_MS);
    await expect(isUnknown(page)).toBeVisible();
  });
});

test.describe("with a calculation that fails", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("the modal says so", async ({ page }) => {
    await page.route("**/api/Calculate", (route) => route.abort());
    await openWithPayload(page, "/summary", pensionSummary.form);
    await expect(page.getByRole("dialog", { name: "Ooops!" })).toContainText("could not reach");
  });
});
