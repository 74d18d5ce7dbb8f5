import { CONTACT, kidsSaver, openWithPayload, pensionSummary, personal } from "./summary.ts";
import {
  continueToSummary,
  expect,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  test,
  upToDate,
} from "./visitor.ts";

const FAILING = { status: 503, json: {} };

test.use({ expectedErrors: [/Failed to load resource/] });

for (const [path, calculation, form] of [
  ["/summary", "Calculate", pensionSummary.form],
  ["/kids-saver/summary-pdf", "CalculateMultiGoal", kidsSaver(true)],
] as const) {
  test(`Okay opens ${path} again with its plan, as often as it takes`, async ({ page }) => {
    await page.route(`**/api/${calculation}`, (route) => route.fulfill(FAILING), { times: 2 });
    await openWithPayload(page, path, form);
    for (let failures = 0; failures < 2; failures++) {
      const reloaded = page.waitForEvent("load");
      await page.getByRole("dialog", { name: "Ooops!" }).getByRole("button", { name: "Okay" }).click();
      await reloaded;
    }
    await expect(page.getByText("Chance to reach your goal", { exact: true })).toBeVisible();
    await expect(personal(page)).toContainText(CONTACT.name);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const kept = await page.evaluate(() => JSON.stringify([window.history.state, { ...sessionStorage }]));
    expect(kept).not.toMatch(/payload|drafts/);
  });
}

test("after Okay, Back leads to the form as it was sent", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await page.route("**/api/Calculate", (route) => route.fulfill(FAILING));
  await continueToSummary(page);
  const modal = page.getByRole("dialog", { name: "Ooops!" });
  await expect(modal).toBeVisible();
  await page.unroute("**/api/Calculate");
  await modal.getByRole("button", { name: "Okay" }).click();
  await expect(page.getByText("Chance to reach your goal", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(field(page, "Name")).toHaveValue("Layla");
  await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
});
