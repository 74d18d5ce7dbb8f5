import { test as base, expect, type Frame, type Locator, type Page, type Response } from "@playwright/test";
import { EN } from "#shared/wording/generated/en.js";
import { EN_INSIGHTS } from "#shared/wording/generated/en-insights.js";

interface Options {
  /** Messages of the console that a test provokes; any other error fails it. */
  readonly expectedErrors: readonly RegExp[];
}

/** Every test fails on an error in the console, an uncaught exception and a breach of the content security policy. */
export const test = base.extend<Options & { readonly noErrors: undefined }>({
  expectedErrors: [[], { option: true }],
  noErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const NETWORK_ERROR = /Failed to load resource/;

export async function openCalculator(page: Page, path = "/", { form } = EN): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: form.heading })).toBeVisible();
}

/** Where a calculator is: a page, or a frame in one. */
export type Place = Pick<Page, "getByRole">;

export function field(page: Place, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

export function choice(page: Place, group: string, name: string): Locator {
  return page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });
}

/** The least that a forecast needs. */
export async function fillPlan(page: Place, { fields, risks } = EN): Promise<void> {
  await field(page, fields.monthlySalary).fill("20000");
  await choice(page, fields.risk, risks.Balanced.name).check();
}

export async function fillContact(page: Place, name: string, { fields } = EN): Promise<void> {
  await field(page, fields.name).fill(name);
  await field(page, fields.email).fill("layla@example.com");
  await field(page, fields.phoneNumber).fill("050 123 4567");
}

/** Fails the next requests of a function; stays in the way, for a route taken away under a request may hold it up. */
export async function failFirst(page: Page, name: string, count: number): Promise<void> {
  let left = count;
  await page.route(`**/api/${name}`, (route) => {
    left -= 1;
    return left >= 0 ? route.fulfill({ status: 503, json: {} }) : route.fallback();
  });
}

/**
 * Goes from a valid form to its summary.
 * @returns the payload, which stands in the address no longer than it takes to read it
 */
export async function continueToSummary(page: Page, { form } = EN): Promise<string> {
  let payload = "";
  const isSummary = (frame: Frame) => {
    const { pathname, searchParams } = new URL(frame.url());
    payload = searchParams.get("payload") ?? "";
    return pathname.endsWith("/summary") && payload !== "";
  };
  const arrival = page.waitForEvent("framenavigated", isSummary);
  await page.getByRole("button", { name: form.continue }).click();
  await arrival;
  return payload;
}

/** The next answer of the calculation. */
export function nextAnswer(page: Page): Promise<Response> {
  return page.waitForResponse("**/api/Calculate");
}

export function results(page: Place, wording = EN): Locator {
  return page.getByRole("region", { name: wording.results.heading });
}

/** The quiet line under the results. */
export function upToDate(page: Place, wording = EN): Locator {
  return results(page, wording).getByText(wording.results.upToDate);
}

/** Waits until nothing more is asked for: a result is there, and what would change it. */
export async function expectSettled(page: Place): Promise<void> {
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: EN_INSIGHTS.certainty.title })).toBeVisible();
}

/** What the page says by itself just now: a region that is empty says nothing. */
export function said(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /./ });
}

/** "AED 1,235", as `Intl` writes it with a space that does not break. */
export function money(amount: number, currency = "AED"): string {
  return `${currency}\u00a0${Math.round(amount).toLocaleString("en-US")}`;
}
