import type { Locator, Page } from "@playwright/test";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { EN } from "#shared/wording/generated/en.js";
import { frameOf, openPartnerPage } from "./partner.ts";
import { PARTNER } from "./partner-origins.ts";
import { expectAccessible, listenToAnnouncements } from "./quality.ts";
import { expectComplete, holdBack, mailButton, openSummary, pensionSummary, stubReports } from "./summary.ts";
import {
  choice,
  continueToSummary,
  expect,
  expectSettled,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const ANSWER =
  /^In \d+ of 100 futures your savings last until 80\. In the Realistic forecast they last .*\.$/;

test("each change is announced once, by the answer, which is also a heading", async ({ page }) => {
  await page.clock.install();
  await openCalculator(page);
  // Its time stands still but for the delay: no answer takes long, however long it takes.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, "Monthly salary").fill("20000");
  const announced = await listenToAnnouncements(page);
  await choice(page, "Risk preference", "Balanced").check();
  await page.clock.runFor(1_000);
  await expect(upToDate(page)).toBeVisible();
  await choice(page, "Lifestyle", "Affluent").check();
  await page.clock.runFor(1_000);
  const answer = expect.stringMatching(ANSWER);
  await expect.poll(announced).toEqual([answer, answer]);
  await expect(upToDate(page)).toBeVisible();
  expect(await announced()).toEqual([answer, answer]);
  await expect(results(page).getByRole("heading", { level: 3 }).first()).toHaveText(
    /savings last until 80\.$/,
  );
});

test("a long wait is announced, and so is the answer after it", async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, "Calculate");
  await openCalculator(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, "Monthly salary").fill("20000");
  const announced = await listenToAnnouncements(page);
  await choice(page, "Risk preference", "Balanced").check();
  await page.clock.runFor(1_000);
  await expect(page.getByText("Please Wait")).toBeVisible();
  expect(await announced()).toEqual([]);
  await page.clock.runFor(5_000);
  await expect.poll(announced).toEqual(["Please Wait"]);
  release();
  await expect.poll(announced).toEqual(["Please Wait", expect.stringMatching(ANSWER)]);
});

test("the result of a summary is announced", async ({ page }) => {
  const release = await holdBack(page, "Calculate");
  await page.goto(`/summary?payload=${encodePayload(pensionSummary.form)}`);
  await expect(page.getByText("Please Wait")).toBeVisible();
  const announced = await listenToAnnouncements(page);
  release();
  await expect.poll(announced).toEqual([expect.stringMatching(ANSWER)]);
});

test("every page of a flow has its title, and its heading is read on the way there and back", async ({
  page,
}) => {
  await stubReports(page);
  const arrives = async (title: string, heading: string) => {
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveTitle(title);
  };
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await continueToSummary(page);
  await arrives("Summary – Pension calculator", "Your retirement plan");
  await page.getByRole("link", { name: "Printable version" }).click();
  await arrives("Printable version – Pension calculator", "Your retirement plan");
  await page.getByRole("button", { name: "Back to your summary" }).click();
  await arrives("Summary – Pension calculator", "Your retirement plan");
  await page.getByRole("button", { name: "Back" }).click();
  await arrives("Pension calculator", "Plan your retirement");
  await continueToSummary(page);
  await mailButton(page).click();
  await arrives("Confirmation – Pension calculator", "Email sent!");
});

test("focused elements are visibly focused and in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await openCalculator(page);
  await fillPlan(page);
  await expectSettled(page);
  await results(page).getByText("Show the figures as a table").click();
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  expect(await stopsOfTheTabKey(page)).toBeGreaterThan(20);
});

test("focused elements on a summary are not covered by its buttons", async ({ page }) => {
  await openSummary(page, pensionSummary);
  await expectComplete(page);
  const more = page.getByText(EN.summary.more);
  // The chart is the stop before it.
  const chart = page.getByRole("application");
  // Just above the window's edge, where the ways on are.
  await more.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom + 30 - innerHeight),
  );
  await chart.evaluate((reader) => reader.focus({ preventScroll: true }));
  await page.keyboard.press("Tab");
  await expect(more).toBeFocused();
  await expect.poll(() => isSeen(more)).toBe(true);
});

test("Escape closes whatever covers the page, wherever the focus is", async ({ page }) => {
  await openSummary(page, pensionSummary);
  await expectComplete(page);
  const figure = page.getByRole("figure");
  await figure.getByRole("application").hover();
  await expect(figure.getByText(/^Age \d+$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(figure.getByText(/^Age \d+$/)).toBeHidden();
  const info = page.getByRole("button", { name: "About this chart" });
  await info.click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("note")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("note")).toBeHidden();
  await expect(info).toHaveAttribute("aria-expanded", "false");
});

test("contact fields have autocomplete attributes, and the browser may fill in a country code", async ({
  page,
}) => {
  await openCalculator(page);
  for (const [name, purpose] of [
    ["Name", "name"],
    ["Email", "email"],
    ["Phone number", "tel-national"],
    ["Company name (optional)", "organization"],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute("autocomplete", purpose);
  }
  const countryCode = page.getByRole("combobox", { name: "Country code" });
  await expect(countryCode).toHaveAttribute("autocomplete", "tel-country-code");
  await countryCode.fill("+44");
  await countryCode.blur();
  await expect(countryCode).toHaveValue("+44");
  await countryCode.fill("+999");
  await countryCode.blur();
  await expect(countryCode).toHaveValue("+999");
  await expect(countryCode).toHaveAccessibleDescription(EN.faults.dialCode);
});

test("hints of choices are associated with them", async ({ page }) => {
  await openCalculator(page);
  await expect(page.getByRole("radiogroup", { name: "Salary increase" })).toHaveAccessibleDescription(
    "Each year.",
  );
});

test("the edges of inputs and of selected choices stand out from their surroundings", async ({ page }) => {
  await openCalculator(page);
  const salary = await field(page, "Monthly salary").evaluate(
    (input) => getComputedStyle(input).borderTopColor,
  );
  expect(contrast(salary, "rgb(255, 255, 255)")).toBeGreaterThanOrEqual(3);
  const chosen = faceOf(choice(page, "Lifestyle", "Moderate"));
  const ring = await chosen.evaluate((label) => getComputedStyle(label).boxShadow);
  expect(contrast(ring, "rgb(233, 237, 240)")).toBeGreaterThanOrEqual(3);
});

test("in forced colours a selected choice has a different background from the page", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openCalculator(page);
  const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const chosen = await groundOf(faceOf(choice(page, "Lifestyle", "Moderate")));
  expect(chosen).not.toBe(await groundOf(page.locator("body")));
});

test("in forced colours everything drawn stands out from the page", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  const chart = page.getByRole("figure").getByRole("img");
  const paintOf = (element: Locator, name: "fill" | "stroke" | "backgroundColor" | "backgroundImage") =>
    element.evaluate((node, property) => getComputedStyle(node)[property], name);
  const ground = await paintOf(page.locator("body"), "backgroundColor");
  const lines = chart.locator("path[stroke^='var(']");
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    expect(contrast(await paintOf(line, "stroke"), ground)).toBeGreaterThanOrEqual(3);
  }
  const band = chart.locator("path[fill-opacity]");
  const opacity = await band.evaluate((node) => Number(getComputedStyle(node).fillOpacity));
  expect(opacity).toBeGreaterThanOrEqual(0.4);
  for (const text of await chart.locator("text:not([data-sign] text)").all()) {
    expect(contrast(await paintOf(text, "fill"), ground)).toBeGreaterThanOrEqual(4.5);
  }
  const lever = results(page).locator("input[data-marked]").first();
  expect(contrast(await paintOf(lever, "backgroundImage"), ground)).toBeGreaterThanOrEqual(3);
  const mark = page.getByRole("banner").locator("svg").first();
  const markGround = await paintOf(mark.locator("rect"), "fill");
  expect(contrast(await paintOf(mark.locator("path"), "stroke"), markGround)).toBeGreaterThanOrEqual(3);
  const icon = results(page).locator("[data-tone='good'] > svg");
  const disc = await paintOf(icon, "backgroundColor");
  expect(contrast(disc, ground)).toBeGreaterThanOrEqual(3);
  expect(contrast(await paintOf(icon, "stroke"), disc)).toBeGreaterThanOrEqual(3);
});

test("an empty forecast is accessible in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await openCalculator(page);
  await expectAccessible(page);
});

test("a partner's page is accessible, and so is each calculator in it", async ({ page }) => {
  await openPartnerPage(page, PARTNER);
  await expectAccessible(page);
  await fillPlan(frameOf(page, "Pension calculator"));
  await expect(upToDate(frameOf(page, "Pension calculator"))).toBeVisible();
  for (const title of ["Pension calculator", "Education Calculator"]) {
    const iframe = page.locator(`iframe[title="${title}"]`);
    await iframe.scrollIntoViewIfNeeded();
    await expect(frameOf(page, title).getByRole("heading", { name: "Your forecast" })).toBeVisible();
    const frame = await (await iframe.elementHandle())?.contentFrame();
    if (!frame) throw new Error(`${title} is not in a frame.`);
    await expectAccessible(page, frame);
  }
});

/** Returns the visible part of a choice. */
function faceOf(radio: Locator): Locator {
  return radio.locator("+ span");
}

/**
 * Presses Tab until the page is left, and expects that every stop has an outline and is seen.
 * @returns how many there were
 */
async function stopsOfTheTabKey(page: Page): Promise<number> {
  for (let stops = 0; ; stops++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) return stops;
    const { html, outline } = await focused.evaluate((element) => ({
      html: element.outerHTML,
      // A radio button shows it by what it lies on.
      outline: getComputedStyle((element.closest("label") && element.nextElementSibling) ?? element).outline,
    }));
    expect(outline, html).toContain("solid 2px");
    // The link that skips to the content takes a moment to leave.
    await expect.poll(() => isSeen(focused), html).toBe(true);
  }
}

/** Returns true if the middle of an element, or of each of its lines, is in the window and not covered. */
function isSeen(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const lines = [...element.getClientRects()];
    const areSeen = lines.every(({ x, y, width, height }) => {
      const top = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, y + 100));
      return top !== null && (element.contains(top) || element.closest("label")?.contains(top) === true);
    });
    return lines.length > 0 && areSeen;
  });
}

/** The ratio of two colours, the first one of a style that may hold more. Source: WCAG 2.2, relative luminance. */
function contrast(style: string, other: string): number {
  const [one = 0, two = 0] = [style, other].map(luminance).sort((a, b) => b - a);
  return (one + 0.05) / (two + 0.05);
}

function luminance(style: string): number {
  const channels = /rgb\((\d+), (\d+), (\d+)\)/.exec(style)?.slice(1).map(Number) ?? [];
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
