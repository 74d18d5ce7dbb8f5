import { frameOf, heightWithoutScrolling, openPartnerPage, openPartnerPageWith } from "./partner.ts";
import { PARTNER, STRANGER } from "./partner-origins.ts";
import { expect, field, fillContact, fillPlan, test } from "./visitor.ts";

const PENSION = "Pension calculator";

test("the Kids Saver starts with the personal information, and its frame follows expanding and collapsing", async ({
  page,
}) => {
  const title = "Kids Saver";
  const told = await openPartnerPageWith(page, `<div data-goal-planner="kidsSaver"></div>`, 1);
  const calculator = frameOf(page, title);
  await fillContact(calculator, "Layla");
  await calculator.getByRole("button", { name: "Continue" }).click();
  await expect(calculator.getByRole("heading", { name: "Design your plan" })).toBeVisible();
  const closedPx = await heightWithoutScrolling(page, title);
  const goal = calculator.getByRole("checkbox", { name: "Healthcare Goal" });
  await goal.check();
  await expect.poll(() => heightWithoutScrolling(page, title)).toBeGreaterThan(closedPx);
  await goal.uncheck();
  await expect.poll(() => heightWithoutScrolling(page, title)).toBe(closedPx);
  const { events } = await told();
  const pages = events.filter(([, type]) => type === "navigated").map(([, , detail]) => detail);
  expect(pages).toEqual([{ page: "personalInfo" }, { page: "form" }]);
});

test("Back leads from the summary to the form as it was left", async ({ page }) => {
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, PENSION);
  await fillPlan(calculator);
  await fillContact(calculator, "Layla");
  await calculator.getByRole("button", { name: "Continue" }).click();
  await calculator.getByRole("button", { name: "Back" }).click();
  await expect(field(calculator, "Monthly salary")).toHaveValue("AED 20,000");
  await heightWithoutScrolling(page, PENSION);
});

test.describe("with a name that no calculator has", () => {
  test.use({
    expectedErrors: [/^goal-planner: no calculator "toString", only pension, /],
  });

  test("there is no frame, and the console gives the reason", async ({ page }) => {
    const log: string[] = [];
    page.on("console", (message) => log.push(message.text()));
    await openPartnerPageWith(page, `<div data-goal-planner="toString">Plan with us</div>`, 1);
    await expect(page.getByText("Plan with us")).toBeVisible();
    await expect.poll(() => log).toHaveLength(1);
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});

test.describe("on the page of a stranger", () => {
  test.use({ expectedErrors: [/frame-ancestors|Failed to execute 'postMessage'/] });

  test("no calculator is shown, and no event is sent", async ({ page }) => {
    const refusals: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("frame-ancestors")) refusals.push(message.text());
    });
    const told = await openPartnerPage(page, STRANGER);
    await expect.poll(() => refusals.length).toBeGreaterThan(0);
    await page.waitForTimeout(1_000);
    await expect(frameOf(page, PENSION).getByRole("heading")).toHaveCount(0);
    expect(await told()).toEqual({ messages: [], events: [] });
  });
});
