import { readFileSync } from "node:fs";
import { expect, type Frame, type Page } from "@playwright/test";
import type Axe from "axe-core";
import type { RunOptions } from "axe-core";

/** Every rule of axe for WCAG 2.2 A and AA, including target sizes, and for good practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A window of 1280 pixels enlarged to 200 %, a small phone, and that window enlarged to 400 %. */
const NARROW_WIDTHS_PX = [640, 360, 320];

/** Spacing that a reader may set. Source: WCAG 2.2, success criterion 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** The width of a phone. */
const PHONE_WIDTH_PX = 390;

/**
 * Expects that axe finds nothing in the state that a page is in, in a wide window and in a phone's, that nothing moves in
 * it for who wants no motion, and that all of it can be read in narrower windows and with wider text too.
 * @param frame that axe looks at: documents in frames have landmarks of their own
 */
export async function expectAccessible(page: Page, frame = page.mainFrame()): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await expectNoViolations(frame);
  const window = page.viewportSize();
  if (window === null) return;
  for (const width of NARROW_WIDTHS_PX) {
    await page.setViewportSize({ ...window, width });
    await expect.poll(() => widthBeyondWindow(page), `at ${width} pixels`).toBe(0);
  }
  await page.setViewportSize({ ...window, width: PHONE_WIDTH_PX });
  if (window.width > PHONE_WIDTH_PX) await expectNoViolations(frame);
  // The chart follows its box a frame later, which a busy machine takes its time to draw.
  await expect.poll(() => page.evaluate(clippedBySpacing, TEXT_SPACING)).toEqual([]);
  await page.setViewportSize(window);
}

/** Expects everything that is pressed to be hit by a finger: 44 px high, with what belongs to it. */
export async function expectFingerSized(page: Page): Promise<void> {
  expect(await page.evaluate(missedByFingers)).toEqual([]);
}

/** Runs in the page. @returns what is lower; links within a sentence may be */
function missedByFingers(): string[] {
  const parts = "a:not(p > a), button, summary, input, select, [role='option']";
  const controls = document.querySelectorAll<HTMLElement>(`:is(header, main, footer) :is(${parts})`);
  const missed = [...controls].filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    control.scrollIntoView({ block: "center" });
    const { x, y, width, height } = control.getBoundingClientRect();
    // As near to the edges as rounding allows.
    return [-21, 21].some((offset) => {
      const hit = document.elementFromPoint(x + width / 2, y + height / 2 + offset);
      return !control.contains(hit) && hit?.closest("label")?.control !== control;
    });
  });
  return missed.map(({ outerHTML }) => outerHTML);
}

/** The script of axe. It is put into the document that it looks at, which may be offline or in a frame. */
const AXE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Only violations are read, as reports of passed checks are large, and style sheets are read from the page. */
const OPTIONS: RunOptions = {
  runOnly: RULES,
  resultTypes: ["violations"],
  preload: false,
  iframes: false,
};

async function expectNoViolations(frame: Frame): Promise<void> {
  // Loading axe takes as long as a scan: a document that has it is not given it again.
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
  const violations = await frame.evaluate(async (options) => {
    const axe: typeof Axe = Reflect.get(window, "axe");
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, OPTIONS);
  expect(violations).toEqual([]);
}

/** By how many pixels a page is wider than its window. */
function widthBeyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Runs in the page. @returns what is wider than its box while the text is spaced out; tables may scroll */
function clippedBySpacing(spacing: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spacing);
  document.adoptedStyleSheets.push(sheet);
  const clipped = [
    ...document.querySelectorAll("html, :is(main, dialog) *:not(input, [tabindex='0'])"),
  ].filter(
    (element) =>
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX !== "visible",
  );
  document.adoptedStyleSheets.pop();
  return clipped.map(({ outerHTML }) => outerHTML);
}

/**
 * Listens to what a screen reader would say by itself.
 * @returns a function that tells all of it so far, one text for each change of a live region
 */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const said = new Map<Element, string>();
    const textOf = (region: Element) => {
      const copy = document.createElement("div");
      copy.append(region.cloneNode(true));
      for (const hidden of copy.querySelectorAll("[aria-hidden='true']")) hidden.remove();
      return copy.textContent ?? "";
    };
    const listen = (isFirst: boolean) => {
      for (const region of document.querySelectorAll("[role='status'], [aria-live='polite']")) {
        const text = region.getAttribute("aria-live") === "off" ? "" : textOf(region);
        // A region that comes with its text is not read.
        if (!isFirst && said.has(region) && text !== "" && text !== said.get(region))
          announcements.push(text);
        said.set(region, text);
      }
    };
    listen(true);
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(() => listen(false)).observe(document.body, everything);
  });
  return () => page.evaluate(() => Reflect.get(window, "announcements"));
}
