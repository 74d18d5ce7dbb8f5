import { decodePayload } from "#shared/contract/payload-codec.ts";
import {
  CALCULATOR_SUMMARIES,
  CONTACT,
  detail,
  downloadButton,
  expectNobodyKept,
  mailButton,
  openSummary,
  openWithPayload,
  pensionSummary,
  personal,
  smartSaverButton,
  stubReports,
} from "./summary.ts";
import { expect, field, fillContact, money, test } from "./visitor.ts";

const ASKED = "First, tell us who the report is for";

const CHANCE = "Chance of reaching your goal";

for (const summary of CALCULATOR_SUMMARIES) {
  test(`${summary.name}: a reload shows the plan again, and a report asks for contact data`, async ({
    page,
  }) => {
    const requests = await stubReports(page);
    await openSummary(page, summary);
    await page.reload();
    await expect(page.getByText(CHANCE, { exact: true })).toBeVisible();
    for (const [label, value] of Object.entries(summary.details)) {
      await expect(detail(personal(page), label)).toHaveText(value);
    }
    await expect(detail(personal(page), "Name")).toHaveCount(0);
    await expect(page.getByText(ASKED)).toBeVisible();
    await expectNobodyKept(page);

    await mailButton(page).click();
    await expect(field(page, "Name")).toBeFocused();
    expect(requests).toHaveLength(0);
    await fillContact(page, "Layla");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(decodePayload(requests[0]?.postDataJSON().payload)).toEqual({
      ...summary.form,
      name: "Layla",
      email: "layla@example.com",
      phoneNumberCountryCode: "+971",
      phoneNumber: "50 123 4567",
    });
    await expectNobodyKept(page);
  });
}

test("a link without a phone number leads to a report that asks for it, with the given name", async ({
  page,
}) => {
  await openWithPayload(page, "/summary", { ...pensionSummary.form, phoneNumber: undefined });
  await expect(page.getByText(`${ASKED}: your contact details are not complete.`)).toBeVisible();
  await mailButton(page).click();
  await expect(field(page, "Name")).toHaveValue(CONTACT.name);
  await expect(field(page, "Phone number")).toHaveValue("");
});

test("after a reload, Continue without contact data names the missing entries and sends nothing", async ({
  page,
}) => {
  const requests = await stubReports(page);
  await openSummary(page, pensionSummary);
  await page.reload();
  await smartSaverButton(page).click();
  await field(page, "Name").fill("Layla");
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  expect(requests).toHaveLength(0);
});

test("after a reload of the summary, Back leads to the form with the plan", async ({ page }) => {
  await openSummary(page, pensionSummary);
  await page.reload();
  await expect(page.getByText(CHANCE, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(field(page, "Monthly salary")).toHaveValue("AED 24,000");
  await expect(field(page, "Name")).toHaveValue("");
});

test("a reload of the printable version shows the plan again", async ({ page }) => {
  await openSummary(page, pensionSummary);
  await page.getByRole("link", { name: "Printable version" }).click();
  await expect(page.getByRole("button", { name: "Print" })).toBeEnabled();
  await page.reload();
  await expect(page.getByText(CHANCE, { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(money(24_000));
  await expect(page.getByText(CONTACT.name)).toHaveCount(0);
});

test("a reload of the confirmation keeps the download, and asks for contact data", async ({ page }) => {
  const requests = await stubReports(page);
  await openSummary(page, pensionSummary);
  await mailButton(page).click();
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
  await expectNobodyKept(page);
  await downloadButton(page).click();
  await fillContact(page, "Layla");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Continue" }).click();
  expect((await download).suggestedFilename()).toBe("report.pdf");
  expect(decodePayload(requests[1]?.postDataJSON().payload)).toMatchObject({
    name: "Layla",
    monthlySalary: 24_000,
  });
  await expect(field(page, "Name")).toHaveCount(0);
  await expectNobodyKept(page);
});

test("a visitor who does not want to give contact data goes back to where it was requested", async ({
  page,
}) => {
  const requests = await stubReports(page);
  await openSummary(page, pensionSummary);
  await page.reload();
  await mailButton(page).click();
  await expect(field(page, "Name")).toBeFocused();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(field(page, "Name")).toHaveCount(0);
  await expect(mailButton(page)).toBeFocused();
  expect(requests).toHaveLength(0);
});

test("after a reload of the confirmation, Send again asks for contact data and sends the report", async ({
  page,
}) => {
  const requests = await stubReports(page);
  await openSummary(page, pensionSummary);
  await mailButton(page).click();
  await expect(page.getByText(`Sent to ${CONTACT.email}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
  await expect(page.getByText(/^Sent to/)).toHaveCount(0);
  await page.getByRole("button", { name: "Send again" }).click();
  await fillContact(page, "Layla");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Sent to layla@example.com")).toBeVisible();
  await expect(page.getByRole("status").getByText("The report was sent again.")).toBeVisible();
  expect(requests).toHaveLength(2);
  await expectNobodyKept(page);
});

test("a report that was sent again is still shown after a reload", async ({ page }) => {
  await stubReports(page);
  await openSummary(page, pensionSummary);
  await mailButton(page).click();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("status").getByText("The report was sent again.")).toBeVisible();
  await page.reload();
  await expect(downloadButton(page)).toBeEnabled();
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
  await expectNobodyKept(page);
});
