import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { PensionForm } from "#shared/pension/schemas.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import {
  CONTACT,
  detail,
  downloadButton,
  kidsSaver,
  mailButton,
  openSummary,
  openWithPayload,
  pensionSummary,
  personal,
  SUMMARIES,
  smartSaverButton,
  stubReports,
} from "./summary.ts";
import {
  choice,
  continueToSummary,
  expect,
  field,
  fillContact,
  fillPlan,
  money,
  openCalculator,
  test,
  upToDate,
} from "./visitor.ts";

for (const summary of SUMMARIES) {
  test(`${summary.name}: the summary shows the whole plan, Back leads to its form, the confirmation follows, and Start over starts afresh`, async ({
    page,
  }) => {
    const { base, formPath, title, form, details } = summary;
    const requests = await stubReports(page);
    await openSummary(page, summary);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${formPath}$`));
    await expect(upToDate(page)).toBeVisible();
    await expect(page.getByRole("radio", { checked: true, name: /Balanced|Aggressive/ })).toBeVisible();

    const answer = page.waitForResponse(/\/api\/Calculate(MultiGoal)?$/);
    await openSummary(page, summary);
    const result = await (await answer).json();
    expect((await answer).request().postData()).not.toContain(CONTACT.email);
    await expect(page).toHaveURL(new RegExp(`:\\d+${base}/summary$`));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    await expect(detail(personal(page), "Name")).toHaveText(CONTACT.name);
    await expect(detail(personal(page), "Email")).toHaveText(CONTACT.email);
    await expect(detail(personal(page), "Phone number")).toHaveText("+971 50 123 4567");
    for (const [label, value] of Object.entries(details)) {
      await expect(detail(personal(page), label)).toHaveText(value);
    }
    const main = page.getByRole("main");
    await expect(main).toContainText(money(Math.ceil(result.requiredMonthlyInvestment)));
    await expect(main.getByRole("figure")).toContainText("Your savings over time");
    await main.getByText("More about your results").click();
    await main.getByText("How this was calculated").click();
    await expect(main.getByText(/^Forecasts are based on several thousand scenarios/)).toBeVisible();
    await main.getByText("Inflation", { exact: true }).click();
    await expect(main.locator("details p").filter({ hasText: /% a year\./ })).toBeVisible();
    await expect(main).toContainText("licensed and regulated by the Central Bank");

    await mailButton(page).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${base}/confirmation$`));
    await expect(page.getByRole("heading", { name: "Email sent!" })).toBeFocused();
    const download = page.waitForEvent("download");
    await downloadButton(page).click();
    expect((await download).suggestedFilename()).toBe("report.pdf");
    const { origin } = new URL(page.url());
    expect(requests.map((request) => request.postDataJSON())).toEqual(
      Array(2).fill({ baseUrl: `${origin}${formPath}`, payload: encodePayload(form) }),
    );

    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page).toHaveURL(`${origin}${formPath}`);
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    await expect(choice(page, "Risk preference", "Balanced")).not.toBeChecked();
    await expect(choice(page, "Risk preference", "Aggressive")).not.toBeChecked();
    await expect(page.getByText(CONTACT.name)).toHaveCount(0);
  });
}

test("Back is one step back in history to the form as it was left, including unused entries", async ({
  page,
}) => {
  await openCalculator(page, "/calculator");
  await fillPlan(page);
  await choice(page, "Contribution", "Fixed amount").check();
  await field(page, "Monthly investment").fill("1230");
  await choice(page, "Contribution", "Share of salary").check();
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await continueToSummary(page);
  await expect(page.getByRole("heading", { name: "Your retirement plan" })).toBeFocused();
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/:\d+\/calculator$/);
  await expect(field(page, "Name")).toHaveValue("Layla");
  await choice(page, "Contribution", "Fixed amount").check();
  await expect(field(page, "Monthly investment")).toHaveValue("AED 1,230");
  await page.goForward();
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
  await expect(detail(personal(page), "Name")).toHaveText("Layla");
});

test("a summary recalculates its figures", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  const answer = page.waitForResponse("**/api/Calculate");
  await continueToSummary(page);
  expect((await answer).ok()).toBe(true);
});

test("the Kids Saver shows each goal", async ({ page }) => {
  await openWithPayload(page, "/kids-saver/summary", kidsSaver(true));
  const goals = page.getByRole("region", { name: "Goals", exact: true });
  const education = goals.getByRole("region", { name: "Education", exact: true });
  await expect(detail(education, "Duration")).toHaveText("4 years");
  await expect(detail(education, "Age of child during the period")).toHaveText("15 to 18");
  await expect(detail(education, "Annual expense")).toHaveText(money(100_000));
  await expect(detail(education, "Region")).toHaveText("UAE (GCC)");
  const helpingKids = goals.getByRole("region", { name: "Helping Kids" });
  await expect(detail(helpingKids, "Duration")).toHaveText("1 year");
});

test("the Kids Saver without a goal calculates nothing and has nothing to report", async ({ page }) => {
  let calculations = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calculations++;
  });
  await openWithPayload(page, "/kids-saver/summary", kidsSaver(false));
  await expect(page.getByText("No goals have been selected.")).toBeVisible();
  await expect(
    page.getByText("To get a report, choose at least one goal with payments to come."),
  ).toBeVisible();
  await expect(mailButton(page)).toBeDisabled();
  await expect(smartSaverButton(page)).toBeDisabled();
  await expect(page.getByText("Your forecast")).toBeHidden();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/kids-saver$/);
  expect(calculations).toBe(0);
});

test("child goals explain their values' use in Smart Saver", async ({ page }) => {
  await openSummary(page, SUMMARIES[2] ?? pensionSummary);
  await expect(page.getByText("You can use your values and enter them into Smart Saver")).toBeVisible();
});

for (const place of ["summary", "summary-pdf"]) {
  test(`a ${place} whose payload is missing, empty, damaged, foreign or invalid leads to the calculator`, async ({
    page,
  }) => {
    for (const query of [
      "",
      "?payload=",
      "?payload=eyJuYW1lIjo",
      `?payload=${encodePayload(kidsSaver(true))}`,
      `?payload=${encodePayload({ ...SUMMARIES[2]?.form, ...CONTACT })}`,
    ]) {
      await page.goto(`/peko/${place}${query}`);
      await expect(page.getByRole("heading", { name: "There is no plan to show here" })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/peko/${place}$`));
      await page.getByRole("link", { name: "Back to the calculator" }).click();
      await expect(page).toHaveURL(/\/peko$/);
      await expect(field(page, "Name")).toHaveValue("");
    }
  });
}

test("a payload with missing and extra fields is read as by the calculator, which names the unknown ones", async ({
  page,
}) => {
  const { form } = WORDINGS.en;
  const {
    companyName: _,
    livingWorkingIn: __,
    yearsOfService: ___,
    ...rest
  } = pensionSummary.form as PensionForm;
  await openWithPayload(page, "/summary", { ...rest, pets: 3 });
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
  await expect(detail(personal(page), "Name")).toHaveText(CONTACT.name);
  await expect(detail(personal(page), "Monthly salary")).toHaveText(money(24_000));
  const notice = page.getByText(form.unread.fields({ fields: "|" }).split("|")[0] ?? "");
  await expect(notice).toContainText(form.unread.unknown);
  await expect(notice.getByRole("button")).toHaveText(["Years of service"]);
  await notice.getByRole("button", { name: "Years of service" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(field(page, "Years of service")).toBeFocused();
  await expect(notice).toBeVisible();
  await expect(field(page, "Name")).toHaveValue(CONTACT.name);
});

test("the calculator opens the readable part of a payload that is not enough for a summary", async ({
  page,
}) => {
  await openWithPayload(page, "/summary", { ...pensionSummary.form, risk: "None" });
  await page.getByRole("link", { name: "Back to the calculator" }).click();
  await expect(field(page, "Monthly salary")).toHaveValue("AED 24,000");
  await expect(page.getByText("Missing from this link, or unreadable: Risk preference.")).toBeVisible();
});
