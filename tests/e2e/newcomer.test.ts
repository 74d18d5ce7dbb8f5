import type { Locator, Page } from "@playwright/test";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { stubReports } from "./summary.ts";
import { expect, field, openCalculator, results, test, upToDate } from "./visitor.ts";

/** Number of actions of a visitor's finger. */
interface Effort {
  taps: number;
  keys: number;
  /** Unit: heights of the window. */
  scrolled: number;
}

/** Most that the way from the first page to a report may take. */
const MOST: Effort = { taps: 9, keys: 40, scrolled: 7 };

function hand(page: Page) {
  const effort: Effort = { taps: 0, keys: 0, scrolled: 0 };
  const scrollOffset = () => page.evaluate(() => window.scrollY / window.innerHeight);
  const press = async (target: Locator) => {
    const before = await scrollOffset();
    await target.scrollIntoViewIfNeeded();
    effort.scrolled += Math.abs((await scrollOffset()) - before);
    await target.click();
    effort.taps++;
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    effort.keys += text.length;
  };
  return { effort, press, type };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a newcomer gets to a plan that reaches 75 in 100 and its report in a few taps", async ({ page }) => {
    await stubReports(page);
    const { effort, press, type } = hand(page);
    await openCalculator(page);
    await press(field(page, "Your monthly salary"));
    await type("12000");
    await press(page.getByRole("button", { name: "Show my forecast" }));
    await expect(upToDate(page)).toBeVisible();
    await expect(results(page)).toContainText(/In \d+ of 100 futures/);
    const apply = results(page).getByRole("button", { name: /^Apply: / });
    await press(apply.first());
    await expect(page.getByText(WORDINGS.en.insights.applied.title)).toBeVisible();
    await expect(upToDate(page)).toBeVisible();
    const chance = await results(page)
      .getByText(/^\d+\.\d\d%$/)
      .last()
      .textContent();
    expect(Number.parseFloat(chance ?? "")).toBeGreaterThanOrEqual(75);
    await press(page.getByText("For your report, add:").getByRole("button", { name: "Name" }));
    await expect(field(page, "Name")).toBeFocused();
    await type("Layla");
    await press(field(page, "Email"));
    await type("layla@example.com");
    await press(field(page, "Phone number"));
    await type("0501234567");
    await press(page.getByRole("button", { name: "Continue" }));
    await press(page.getByRole("button", { name: "Get detailed report" }));
    await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
    test.info().annotations.push({ type: "effort", description: JSON.stringify(effort) });
    expect(effort.taps).toBeLessThanOrEqual(MOST.taps);
    expect(effort.keys).toBeLessThanOrEqual(MOST.keys);
    expect(effort.scrolled).toBeLessThanOrEqual(MOST.scrolled);
  });
});
