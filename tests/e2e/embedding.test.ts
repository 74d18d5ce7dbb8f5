import { frameOf, heightWithoutScrolling, openPartnerPage } from "./partner.ts";
import { PARTNER } from "./partner-origins.ts";
import { downloadButton, mailButton } from "./summary.ts";
import { expect, field, fillContact, fillPlan, NETWORK_ERROR, test, upToDate } from "./visitor.ts";

const PENSION = "Pension calculator";

test("a partner's page shows two calculators, each as tall as its content", async ({ page }) => {
  const told = await openPartnerPage(page, PARTNER);
  for (const title of [PENSION, "Education Calculator"]) {
    await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
    const calculator = frameOf(page, title);
    await expect(calculator.getByRole("heading", { name: "Design your plan" })).toBeVisible();
    await expect(calculator.getByRole("contentinfo")).toContainText(
      "licensed and regulated by the Central Bank of the United Arab Emirates",
    );
    await expect(calculator.getByRole("banner")).toBeHidden();
    expect(await heightWithoutScrolling(page, title)).toBeGreaterThan(640);
  }
  for (const name of ["pension", "education"]) {
    const own = async () => (await told()).events.filter(([calculator]) => calculator === name);
    await expect.poll(own).toContainEqual([name, "navigated", { page: "form" }]);
    const types = (await own()).map(([, type]) => type);
    expect(types).toEqual(expect.arrayContaining(["ready", "resized", "navigated"]));
  }
});

test("the whole way from form to confirmation works in a frame, and the page receives no personal data", async ({
  page,
}) => {
  const told = await openPartnerPage(page, PARTNER);
  const element = page.locator(`iframe[title="${PENSION}"]`);
  const calculator = frameOf(page, PENSION);

  await fillPlan(calculator);
  await fillContact(calculator, "Layla Al Hashimi");
  const email = `layla.${Date.now()}@example.com`;
  await field(calculator, "Email").fill(email);
  await field(calculator, "Email").blur();
  await expect(upToDate(calculator)).toBeVisible();
  await heightWithoutScrolling(page, PENSION);

  await calculator.getByRole("button", { name: "Continue" }).click();
  await expect(calculator.getByRole("heading", { level: 1, name: "Your retirement plan" })).toBeInViewport();
  await expect.poll(async () => (await element.boundingBox())?.y).toBeCloseTo(0, 0);
  await expect(calculator.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
  const summaryPx = await heightWithoutScrolling(page, PENSION);
  await calculator.getByText("More about your results").click();
  await expect.poll(() => heightWithoutScrolling(page, PENSION)).toBeGreaterThan(summaryPx);

  await mailButton(calculator).click();
  await expect(calculator.getByRole("heading", { name: "Email sent!" })).toBeInViewport();
  expect(await heightWithoutScrolling(page, PENSION)).toBeLessThan(summaryPx);
  const download = page.waitForEvent("download");
  await downloadButton(calculator).click();
  expect((await download).suggestedFilename()).toBe("report.pdf");

  const { events, messages } = await told();
  const pages = events.flatMap(([name, type, detail]) =>
    name === "pension" && type === "navigated" ? [detail] : [],
  );
  expect(pages).toEqual([{ page: "form" }, { page: "summary" }, { page: "confirmation" }]);
  for (const message of messages) {
    expect(["heightPx", "page", "calculator", undefined]).toContain(
      Object.keys(Object(message)).find((key) => key !== "goalPlanner" && key !== "type"),
    );
  }
  expect(JSON.stringify(messages)).not.toMatch(/layla|example\.com|payload|20,?000|123 ?4567|\?/i);
});

test.describe("with a calculation that fails", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("the modal scrolls into view, however tall the frame is", async ({ page }) => {
    await openPartnerPage(page, PARTNER);
    const calculator = frameOf(page, PENSION);
    await fillPlan(calculator);
    await fillContact(calculator, "Layla");
    await expect(upToDate(calculator)).toBeVisible();
    await page.route("**/api/Calculate", (route) => route.abort());
    await calculator.getByRole("button", { name: "Continue" }).click();
    const modal = calculator.getByRole("dialog", { name: "Ooops!" });
    await expect(modal).toBeInViewport({ ratio: 1 });
    await expect(modal.getByRole("heading", { name: "Ooops!" })).toBeFocused();
  });
});
