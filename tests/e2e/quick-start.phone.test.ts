import { WORDINGS } from "#shared/wording/wordings.ts";
import { expect, field, fillPlan, openCalculator, results, test, upToDate } from "./visitor.ts";

const { title } = WORDINGS.en.results.start;

test("on a phone what starts a forecast stands before the form, with fields for fingers", async ({
  page,
}) => {
  await openCalculator(page);
  const start = page.getByRole("form", { name: title });
  const [card, form] = await Promise.all([
    start.boundingBox(),
    page.getByRole("form", { name: "Design your plan" }).boundingBox(),
  ]);
  expect(card?.y).toBeLessThan(form?.y ?? 0);
  for (const pressed of await start.getByRole("button").or(start.getByRole("textbox")).all()) {
    expect((await pressed.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expect(start.getByRole("button", { name: "Show my forecast" })).toBeInViewport({ ratio: 1 });
  const place = page.getByRole("heading", { name: title }).filter({ visible: true }).locator("../..");
  const kept = await place.evaluate((element) => Number.parseFloat(getComputedStyle(element).minBlockSize));
  expect(Math.round((await place.boundingBox())?.height ?? 0)).toBe(kept);
});

test("the form does not move under the finger when its forecast arrives", async ({ page }) => {
  await openCalculator(page);
  await expect(page.getByRole("form", { name: title })).toBeVisible();
  await fillPlan(page);
  const risk = page.getByRole("radiogroup", { name: "Risk preference" });
  const before = await risk.boundingBox();
  await expect(upToDate(page)).toBeVisible();
  await expect(results(page)).toContainText(/futures/);
  expect(await risk.boundingBox()).toEqual(before);
});

test("a plan that is there already needs no start", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await field(page, "Name").fill("Layla");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state?.drafts ?? "")))
    .toContain("20000");
  await page.reload();
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByRole("form", { name: title })).toHaveCount(0);
});
