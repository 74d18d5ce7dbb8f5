import type { Page } from "@playwright/test";
import { posted } from "#client/embed/messages.ts";
import { frameOf, heightWithoutScrolling, openPartnerPageWith } from "./partner.ts";
import { expect, test } from "./visitor.ts";

const HELLO = posted({ type: "hello" });

const TWO = `<div data-goal-planner="pension"></div><div data-goal-planner="helpingKids"></div>
<iframe title="other"></iframe>`;

/** Frames are counted as they come to the page: the one of the test first. */
const CALCULATOR_FRAMES = [1, 2];

const FALSE_HEIGHT_PX = 12_345;

async function openTwo(page: Page) {
  const told = await openPartnerPageWith(page, TWO, 2);
  for (const title of ["Pension calculator", "Helping Kids Calculator"]) {
    await expect(frameOf(page, title).getByRole("heading", { name: "Design your plan" })).toBeVisible();
    await heightWithoutScrolling(page, title);
  }
  return told;
}

test("a page that loads the script twice gets each calculator once", async ({ page }) => {
  const told = await openTwo(page);
  await expect(page.locator("[data-goal-planner] > iframe")).toHaveCount(2);
  const { events } = await told();
  expect(
    events
      .filter(([, type]) => type === "ready")
      .map(([name]) => name)
      .sort(),
  ).toEqual(["helpingKids", "pension"]);
});

test("neither another frame, the page itself nor another origin can speak for a frame", async ({ page }) => {
  const told = await openTwo(page);
  const forged = posted({ type: "resized", heightPx: FALSE_HEIGHT_PX });
  const post = (message: object) => window.parent.postMessage(message, "*");
  await page
    .frames()
    .find((frame) => frame.url() === "about:blank")
    ?.evaluate(post, forged);
  await page.evaluate(post, forged);
  await page
    .frames()
    .find((frame) => frame.url().endsWith("/helping-kids"))
    ?.evaluate(post, forged);
  // The last one is heard: of the calculator that it is from alone.
  await expect
    .poll(async () => (await told()).events.filter(([, , detail]) => heightOf(detail) === FALSE_HEIGHT_PX))
    .toEqual([["helpingKids", "resized", { heightPx: FALSE_HEIGHT_PX }]]);
});

test("a calculator answers only the window around it, and only the right format", async ({ page }) => {
  const told = await openTwo(page);
  const { messages } = await told();
  // The same origin as the page around the calculators, yet another window.
  await page
    .frames()
    .find((frame) => frame.url() === "about:blank")
    ?.evaluate(postToFrames, { message: HELLO, frames: CALCULATOR_FRAMES });
  await page.evaluate(postToFrames, { message: { ...HELLO, goalPlanner: 2 }, frames: CALCULATOR_FRAMES });
  await page.evaluate(postToFrames, { message: { ...HELLO, more: true }, frames: CALCULATOR_FRAMES });
  await page.waitForTimeout(500);
  expect((await told()).messages).toEqual(messages);
  // The unchanged message is answered once more.
  await page.evaluate(postToFrames, { message: HELLO, frames: CALCULATOR_FRAMES });
  await expect.poll(async () => (await told()).messages.length).toBeGreaterThan(messages.length);
});

/** Posts to frames of the page, from the page itself or from a frame in it. */
function postToFrames({ message, frames }: { message: object; frames: readonly number[] }): void {
  for (const index of frames) window.top?.frames[index]?.postMessage(message, "*");
}

function heightOf(detail: unknown): unknown {
  return Object(detail).heightPx;
}
