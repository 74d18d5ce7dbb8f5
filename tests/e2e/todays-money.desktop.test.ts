import type { Locator, Page } from "@playwright/test";
import { decodePayload } from "#shared/contract/payload-codec.ts";
import {
  choice,
  continueToSummary,
  expect,
  expectSettled,
  field,
  fillContact,
  fillPlan,
  money,
  nextAnswer,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const AMOUNTS = "Amounts";
const nominal = (page: Page) => choice(page, AMOUNTS, "In that year's money");
const today = (page: Page) => choice(page, AMOUNTS, "In today's money");

/** 35 years of the UK's inflation of 2 %: what prices have risen to at 65. Source: specification section 9. */
const PRICES_AT_65 = 1.02 ** 35;

/** Opens the calculator with a forecast. @returns the value at retirement, at 65 */
async function openForecast(page: Page): Promise<number> {
  await openCalculator(page);
  await page.getByRole("combobox", { name: "Retirement domicile" }).selectOption("UK");
  const answer = nextAnswer(page);
  await fillPlan(page);
  const { valueAtRetirement } = await (await answer).json();
  await expect(upToDate(page)).toBeVisible();
  return valueAtRetirement;
}

const tile = (page: Page): Locator =>
  results(page).locator("section").filter({ hasText: "Savings at retirement" });

test("there is no switch before there is a forecast", async ({ page }) => {
  await openCalculator(page);
  await expect(results(page)).toContainText("Your forecast appears here");
  await expect(page.getByRole("radiogroup", { name: AMOUNTS })).toHaveCount(0);
});

test("one switch shows tiles, chart and table in today's money, without a calculation", async ({ page }) => {
  const value = await openForecast(page);
  await expectSettled(page);
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/")) requests++;
  });
  await expect(nominal(page)).toBeChecked();
  await expect(tile(page)).toContainText(`In that year's moneyRealistic${money(value)}`);
  await results(page).getByText("Show the figures as a table").click();
  const row = page.getByRole("row", { name: /^65/ });
  await expect(row).toContainText(money(value));

  await today(page).check();
  const worth = money(value / PRICES_AT_65);
  await expect(tile(page)).toContainText(`In today's moneyRealistic${worth}`);
  await expect(row).toContainText(worth);
  const figure = page.getByRole("figure");
  await expect(figure.getByText(`At retirement, age 65, in today's money: ${worth}`)).toBeVisible();
  await expect(figure.locator("figcaption")).toContainText("Your savings over time · In today's money");
  await expect(
    page.getByRole("table", { name: "Your savings year by year · In today's money" }),
  ).toBeVisible();

  await nominal(page).check();
  await expect(tile(page)).toContainText(money(value));
  await expect(row).toContainText(money(value));
  expect(requests).toBe(0);
});

test("the switch works by keyboard, and announcements are not repeated", async ({ page }) => {
  const value = await openForecast(page);
  await expectSettled(page);
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const watcher = new MutationObserver((records) => changes.push(...records.map(({ type }) => type)));
    for (const region of document.querySelectorAll("[aria-live], [role=status], [role=alert]")) {
      watcher.observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
  await nominal(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(today(page)).toBeChecked();
  await expect(today(page)).toBeFocused();
  await expect(tile(page)).toContainText(money(value / PRICES_AT_65));
  await page.keyboard.press("ArrowLeft");
  await expect(nominal(page)).toBeFocused();
  await expect(tile(page)).toContainText(money(value));
  expect(await page.evaluate(() => Reflect.get(window, "changes"))).toEqual([]);
});

test("the choice survives a calculation and the summary, which shows both at the milestone", async ({
  page,
}) => {
  await openForecast(page);
  await fillContact(page, "Layla");
  await today(page).check();
  const answer = nextAnswer(page);
  await field(page, "Monthly salary").fill("30000");
  const { valueAtRetirement } = await (await answer).json();
  await expect(upToDate(page)).toBeVisible();
  await expect(today(page)).toBeChecked();
  const worth = money(valueAtRetirement / PRICES_AT_65);
  await expect(tile(page)).toContainText(worth);

  const payload = await continueToSummary(page);
  expect(JSON.stringify(decodePayload(payload))).not.toMatch(/today|ofYear/);
  await expect(page.getByRole("radiogroup", { name: AMOUNTS })).toHaveCount(0);
  const figure = page.getByRole("figure");
  await expect(figure).toContainText(`in that year's money: ${money(valueAtRetirement)}`);
  await expect(figure).toContainText(`The same, in today's money: ${worth}`);

  await page.goBack();
  await expect(today(page)).toBeChecked();
  await expect(tile(page)).toContainText(worth);
});

test("each calculator keeps its own choice while others are visited", async ({ page }) => {
  const value = await openForecast(page);
  await today(page).check();
  const visit = async (path: string) => {
    await page.evaluate((address) => {
      history.pushState(history.state, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  };
  await visit("/education");
  await field(page, "Annual expense").fill("60000");
  await field(page, "Monthly investment").fill("500");
  await choice(page, "Risk preference", "Balanced").check();
  await expect(upToDate(page)).toBeVisible();
  await expect(nominal(page)).toBeChecked();
  await page.goBack();
  await expect(today(page)).toBeChecked();
  await expect(tile(page)).toContainText(money(value / PRICES_AT_65));
});
