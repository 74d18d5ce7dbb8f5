import type { Page } from "@playwright/test";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
import { frameOf, heightWithoutScrolling, openPartnerPage, openPartnerPageWith } from "./partner.ts";
import { PARTNER } from "./partner-origins.ts";
import { mailButton } from "./summary.ts";
import { expect, field, fillContact, fillPlan, test } from "./visitor.ts";

const PENSION = EN.titles.pension;

const VIOLET = "rgb(122, 31, 92)";

/** Enters the value of an attribute in the partner's page. */
async function enter(page: Page, attribute: string, value: string): Promise<void> {
  await page.getByLabel(attribute).fill(value);
  await page.getByLabel(attribute).blur();
}

/** Counts what the window listens for in the browser's own book: nothing stands in the way of the page. */
async function listenerCounts(page: Page): Promise<Readonly<Record<string, number>>> {
  const browser = await page.context().newCDPSession(page);
  const { result } = await browser.send("Runtime.evaluate", { expression: "window" });
  const objectId = result.objectId ?? "";
  const { listeners } = await browser.send("DOMDebugger.getEventListeners", { objectId });
  await browser.detach();
  return Object.fromEntries(
    Object.entries(Object.groupBy(listeners, ({ type }) => type)).map(([type, all = []]) => [
      type,
      all.length,
    ]),
  );
}

const mount = (page: Page, attributes: object) =>
  page.evaluate(async (attributes) => {
    await customElements.whenDefined("goal-planner");
    const element = document.createElement("goal-planner");
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
  }, attributes);

const change = (page: Page, attributes: object) =>
  page.evaluate((attributes) => {
    for (const [name, value] of Object.entries(attributes)) {
      document.querySelector("goal-planner")?.setAttribute(name, value);
    }
  }, attributes);

test("mounted, changed and removed fifty times, the element leaves no listener and no frame", async ({
  page,
}) => {
  const told = await openPartnerPageWith(page, "", 2);
  await mount(page, { calculator: "pension" });
  await page.evaluate(() => document.querySelector("goal-planner")?.remove());
  const before = await listenerCounts(page);
  for (let round = 0; round < 50; round++) {
    // Every tenth is waited for; the others are removed while they load.
    const isAwaited = round % 10 === 0;
    await mount(page, { calculator: isAwaited ? "healthcare" : "activities" });
    if (isAwaited) {
      await expect(frameOf(page, EN.titles.healthcare).getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => listenerCounts(page)).not.toEqual(before);
    }
    await change(page, { language: "ar", accent: "#7a1f5c", partner: "acme" });
    if (isAwaited) {
      await expect(frameOf(page, AR.titles.healthcare).locator("html")).toHaveAttribute("dir", "rtl");
    }
    await change(page, { calculator: "helpingKids" });
    await expect(page.locator("iframe")).toHaveCount(1);
    await page.evaluate(() => document.querySelector("goal-planner")?.remove());
  }
  await expect.poll(() => page.frames().length).toBe(1);
  expect(await listenerCounts(page)).toEqual(before);
  const { events } = await told();
  expect(events.filter(([, type]) => type === "ready").length).toBeGreaterThanOrEqual(5);
});

for (const [how, place] of [
  ["is not displayed", '<div id="place" hidden></div>'],
  ["is folded away", '<details><summary>More</summary><div id="place"></div></details>'],
] as const) {
  test(`an element whose place ${how} at first is as high as its page once it is shown`, async ({ page }) => {
    const told = await openPartnerPageWith(page, place, 1);
    await page.evaluate(async () => {
      await customElements.whenDefined("goal-planner");
      const element = document.createElement("goal-planner");
      element.setAttribute("calculator", "healthcare");
      document.getElementById("place")?.append(element);
    });
    await expect.poll(async () => (await told()).events.some(([, type]) => type === "ready")).toBe(true);
    await page.evaluate(() => {
      document.querySelector("details")?.setAttribute("open", "");
      document.getElementById("place")?.removeAttribute("hidden");
    });
    expect(await heightWithoutScrolling(page, EN.titles.healthcare)).toBeGreaterThan(1_000);
  });
}

test("events leave the shadow root of the page's own component", async ({ page }) => {
  await openPartnerPage(page, PARTNER);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const component = document.createElement("div");
    document.addEventListener("goal-planner:ready", ({ target }) => {
      if (target === component) heard.push("ready");
    });
    component.attachShadow({ mode: "open" }).append(document.createElement("goal-planner"));
    document.body.prepend(component);
  });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "heard"))).toEqual(["ready"]);
});

test("accent and language change without a reload: what was entered stays", async ({ page }) => {
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, PENSION);
  await fillPlan(calculator);
  await fillContact(calculator, "Layla");
  await calculator.locator("html").evaluate((root) => root.setAttribute("data-first-load", ""));
  const ready = (place: typeof calculator, { form } = EN) =>
    place.getByRole("button", { name: form.continue, exact: true });
  await enter(page, "accent", "#7a1f5c");
  await expect(ready(calculator)).toHaveCSS("background-color", VIOLET);
  await enter(page, "language", "ar");
  const inArabic = frameOf(page, AR.titles.pension);
  await expect(inArabic.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(field(inArabic, AR.fields.monthlySalary)).toHaveValue(/20,000/);
  await expect(ready(inArabic, AR)).toHaveCSS("background-color", VIOLET);
  await expect(inArabic.locator("html")).toHaveAttribute("data-first-load", "");
  await enter(page, "accent", "");
  await expect(ready(inArabic, AR)).not.toHaveCSS("background-color", VIOLET);
});

test("another calculator takes the place of the first, in the page's language and accent", async ({
  page,
}) => {
  await openPartnerPage(page, PARTNER);
  await enter(page, "language", "ar-AE");
  await enter(page, "accent", "#7a1f5c");
  await enter(page, "calculator", "family");
  const family = frameOf(page, AR.titles.family);
  await expect(family.getByRole("heading", { level: 1 })).toHaveText(AR.family.intro.heading);
  const color = "--mantine-color-brand-6";
  await expect
    .poll(() => family.locator("html").evaluate((root, name) => root.style.getPropertyValue(name), color))
    .toBe("#7a1f5c");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(family.getByRole("heading", { level: 1 })).toHaveText(AR.family.intro.heading);
});

test("a page learns that there is a result and a report, and the order tells the partner in its body alone", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const told = await openPartnerPage(page, PARTNER);
  await enter(page, "partner", "acme");
  const calculator = frameOf(page, PENSION);
  await fillPlan(calculator);
  const own = async (type: string) =>
    (await told()).events.filter(([name, each]) => name === "pension" && each === type);
  await expect.poll(() => own("result")).toEqual([["pension", "result", { calculator: "pension" }]]);
  await fillContact(calculator, "Layla Al Hashimi");
  await field(calculator, "Email").fill(`layla.${Date.now()}@example.com`);
  await calculator.getByRole("button", { name: EN.form.continue, exact: true }).click();
  const order = page.waitForRequest("**/api/EmailPdf");
  await mailButton(calculator).click();
  expect((await order).postDataJSON()).toMatchObject({ partner: "acme" });
  await expect(calculator.getByRole("heading", { name: "Email sent!" })).toBeVisible();
  expect(await own("report")).toEqual([["pension", "report", { calculator: "pension" }]]);
  await expect(page.getByLabel("Events")).toHaveValue(/pension goal-planner:report {"calculator":"pension"}/);
  const { messages } = await told();
  expect(JSON.stringify(messages)).not.toMatch(/layla|example\.com|payload|20,?000|\?/i);
  expect([...requests, ...page.frames().map((frame) => frame.url())].join()).not.toContain("acme");
});

test.describe("with values that there are not", () => {
  test.use({ expectedErrors: [/^goal-planner: no /] });

  test("the element goes on with the last valid ones, and says so once", async ({ page }) => {
    const log: string[] = [];
    page.on("console", (message) => log.push(message.text()));
    await openPartnerPage(page, PARTNER);
    const calculator = frameOf(page, PENSION);
    await enter(page, "accent", "#7a1f5c");
    for (const [name, value] of [
      ["accent", "#ffe066"],
      ["language", "fr"],
      ["calculator", "pensions"],
      ["partner", "Layla Al Hashimi"],
    ] as const) {
      await enter(page, name, value);
    }
    // The same fault again is no news.
    await enter(page, "accent", "#7a1f5c");
    await enter(page, "accent", "#ffe066");
    await fillPlan(calculator);
    await fillContact(calculator, "Layla");
    await expect(calculator.getByRole("button", { name: EN.form.continue, exact: true })).toHaveCSS(
      "background-color",
      VIOLET,
    );
    expect(log.filter((line) => line.startsWith("goal-planner"))).toEqual([
      expect.stringMatching(/^goal-planner: no accent "#ffe066", only /),
      'goal-planner: no language "fr", only en, ar',
      expect.stringMatching(/^goal-planner: no calculator "pensions", only pension, /),
      expect.stringMatching(/^goal-planner: no partner "Layla Al Hashimi", only /),
    ]);
  });

  test("an element that starts with them shows what it would show without", async ({ page }) => {
    await openPartnerPageWith(page, "", 1);
    await mount(page, { calculator: "toString", language: "fr", accent: "red" });
    await expect(frameOf(page, PENSION).getByRole("heading", { name: EN.form.heading })).toBeVisible();
  });
});
