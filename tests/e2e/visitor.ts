import {
  test as base,
  expect as baseExpect,
  type Frame,
  type Locator,
  type Page,
  type Response,
  type Route,
} from "@playwright/test";
import { DEADLINE_MS } from "#client/api/transport.ts";
import { EN } from "#shared/wording/generated/en.js";
import { clearKeptPage, closeKeptPage, type KeptPage, openKeptPage, takeKeptPage } from "./kept-page.ts";

interface Options {
  /** Messages of the console that a test provokes; any other error fails it. */
  readonly expectedErrors: readonly RegExp[];
  /**
   * True for a device that calculates previews (docs/adr/0029). Other tests are about the pages and the server: they hold
   * back, count and replace its answers, which a preview would show earlier or not ask for. Their visitors save data.
   */
  readonly hasPreview: boolean;
  /** True for a visitor whose browser has no script of the site yet. Others have those that the tests before them loaded. */
  readonly isFirstVisit: boolean;
}

/** Runs in the page, before its scripts. */
function setConnection(connection: object): void {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

/** The worker of the preview, with a clock that stands still: no device of a test is too slow for it. */
async function answerAtOnce(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `performance.now = () => 0;${await response.text()}` });
}

const PREVIEW_WORKER = "**/assets/preview-worker-*.js";

/** Chromium gives this advice when a page, or a frame outside the window, draws its first text late. */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/** Every test fails on an error in the console, an uncaught exception and a breach of the content security policy. */
export const test = base.extend<
  Options & { readonly noErrors: undefined; readonly device: undefined },
  { readonly keptPages: Map<string, KeptPage> }
>({
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads from it what is asked for
    async ({}, use) => {
      await use(new Map());
    },
    { scope: "worker" },
  ],
  isFirstVisit: [false, { option: true }],
  context: async (
    { browser, keptPages, viewport, hasTouch, isFirstVisit, javaScriptEnabled, baseURL },
    use,
    test,
  ) => {
    const options = JSON.stringify({ viewport, hasTouch });
    const { origin } = new URL(baseURL ?? "");
    const isKept = !isFirstVisit && javaScriptEnabled;
    const kept = (isKept ? keptPages.get(options) : undefined) ?? (await openKeptPage(browser));
    if (isKept) keptPages.delete(options);
    takeKeptPage(kept, origin);
    await use(kept.context);
    // The library takes a picture of a page that is closed with its context.
    if (test.status !== test.expectedStatus) return kept.context.close();
    if (isKept && viewport && (await clearKeptPage(kept, origin, viewport))) keptPages.set(options, kept);
    else await closeKeptPage(kept);
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page) await use(page);
  },
  expectedErrors: [[], { option: true }],
  hasPreview: [false, { option: true }],
  device: [
    async ({ context, hasPreview }, use) => {
      await context.addInitScript(setConnection, { saveData: !hasPreview, effectiveType: "4g" });
      // A route in the way of any request is one in the way of all, and keeps browsers from caching.
      if (hasPreview) await context.route(PREVIEW_WORKER, answerAtOnce);
      await use(undefined);
    },
    { auto: true },
  ],
  noErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: { readonly text: string; readonly url?: string }[] = [];
      /** Addresses that a busy machine could not serve in time; pages ask again by themselves. */
      const shed = new Set<string>();
      page.on("response", (response) => {
        if (response.status() === 503 && "retry-after" in response.headers()) shed.add(response.url());
      });
      page.on("pageerror", (error) => errors.push({ text: error.message }));
      page.on("console", (message) => {
        const [text, { url }] = [message.text(), message.location()];
        const isFault = message.type() === "error" || message.type() === "warning";
        // An unknown page answers 404, which browsers note of the page itself.
        const isUnknownPage = / 404 /.test(text) && url === page.url();
        if (isFault && !isUnknownPage && !LATE_FONT.test(text)) errors.push({ text, url });
      });
      await use(undefined);
      const isExpected = (text: string) => expectedErrors.some((expected) => expected.test(text));
      const isShed = (text: string, url = "") => / 503 /.test(text) && shed.has(url);
      expect(errors.filter(({ text, url }) => !isExpected(text) && !isShed(text, url))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Each try of the library's own `toBeVisible` that fails describes the whole page, which takes a third of the time of a
 * test that waits for a forecast; the page at the end of a test that failed is described anyway.
 */
export const expect = baseExpect.extend({
  async toBeVisible(locator: Locator, options?: { readonly timeout?: number }) {
    const state = this.isNot ? "hidden" : "visible";
    try {
      await locator.waitFor({ state, timeout: options?.timeout ?? this.timeout });
      return { pass: !this.isNot, message: () => "" };
    } catch (error) {
      return { pass: this.isNot, message: () => `Expected to be ${state}: ${locator}\n${String(error)}` };
    }
  },
});

/** The scripts of pages: all but the one that runs before anything is drawn. */
export const PAGE_SCRIPTS = /\/assets\/(?!head-)[^/]+\.js$/;

export const NETWORK_ERROR = /Failed to load resource/;

export async function openCalculator(page: Page, path = "/", { form } = EN): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: form.heading })).toBeVisible();
}

/** The place of a calculator: a page, or a frame in one. */
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

/** Says that the cost, or the salary, that a form starts with is right. */
export async function confirmAmount(page: Place, { fields, form } = EN): Promise<void> {
  const name = new RegExp(`^${fields.isRight({ amount: ".+" })}$`);
  await page.getByRole("form", { name: form.heading }).getByRole("button", { name }).first().click();
}

export async function fillContact(page: Place, name: string, { fields } = EN): Promise<void> {
  await field(page, fields.name).fill(name);
  await field(page, fields.email).fill("layla@example.com");
  await field(page, fields.phoneNumber).fill("050 123 4567");
}

const refuse = (route: Route) => route.fulfill({ status: 503, json: {} });

/** Fails the next requests of an address; stays in the way, for a route taken away under a request may hold it up. */
export async function failFirst(page: Page, address: string, count: number, fail = refuse): Promise<void> {
  let left = count;
  await page.route(address, (route) => {
    left -= 1;
    return left >= 0 ? fail(route) : route.fallback();
  });
}

/**
 * Sends a valid form on to its summary, and does not wait for that.
 * @returns the payload, which stands in the address no longer than it takes to read it
 */
export async function sendForm(page: Page, { form } = EN): Promise<string> {
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

/** Goes from a valid form to its summary: once that is shown it has taken the payload out of the address. @returns it */
export async function continueToSummary(page: Page, wording = EN): Promise<string> {
  const payload = await sendForm(page, wording);
  await expect(page).toHaveURL(/\/summary$/);
  return payload;
}

/** Waits until a reload would find something of what was entered: that is kept a moment after it. */
export async function expectKept(page: Page, entry: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state?.drafts ?? ""))).toContain(entry);
}

/**
 * Gives a page that is yet to be opened a clock of its own.
 * @returns what stops it a second before the page gives up the first answer that it waits for, however long that took to
 * be asked for
 */
export async function installClock(page: Page): Promise<() => Promise<void>> {
  const installedAt = Date.now();
  await page.clock.install({ time: installedAt });
  return () => page.clock.pauseAt(installedAt + DEADLINE_MS - 1_000);
}

/** The next answer of the calculation. */
export function nextAnswer(page: Page): Promise<Response> {
  return page.waitForResponse("**/api/Calculate");
}

/** The answer to a plan that holds an entry: on a busy machine, some are asked about while it is typed. */
export function answerAbout(page: Page, entry: `"${string}":${number}`): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      /\/api\/Calculate(?:MultiGoal)?$/.test(response.url()) &&
      response.request().postData()?.includes(entry) === true,
  );
}

export function results(page: Place, wording = EN): Locator {
  return page.getByRole("region", { name: wording.results.heading });
}

/** The quiet line under the results. */
export function upToDate(page: Place, wording = EN): Locator {
  return results(page, wording).getByText(wording.results.upToDate);
}

/** Unfolds what there is to do with a plan that a link or a kept plan led to. */
export async function unfoldOpenedPlan(page: Place, wording = EN): Promise<void> {
  await results(page, wording).locator("summary").first().press("Enter");
}

/** Looks at results once they are up to date. Insights, and what stands below them, come once they are seen. */
export async function seeResults(page: Place, wording = EN): Promise<void> {
  await expect(upToDate(page, wording)).toBeVisible();
  await upToDate(page, wording).scrollIntoViewIfNeeded();
}

/** Waits until nothing more is asked for: the result of the plan is there, and what would change it. */
export async function expectSettled(page: Place, wording = EN): Promise<void> {
  await seeResults(page, wording);
  const { certainty } = wording.insights;
  await expect(page.getByRole("heading", { name: certainty.title })).toBeVisible();
  // Insights of an earlier result stay visible until then.
  await expect(results(page, wording).locator("[data-outdated]")).toHaveCount(0);
}

/** Finds the status that the page announces at this moment; an empty region announces nothing. */
export function said(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /./ });
}

/** "AED 1,235", as `Intl` writes it with a space that does not break. */
export function money(amount: number, currency = "AED"): string {
  return `${currency}\u00a0${Math.round(amount).toLocaleString("en-US")}`;
}
