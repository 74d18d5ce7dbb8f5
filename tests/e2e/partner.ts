import type { FrameLocator, Page } from "@playwright/test";
import { CALCULATORS, PARTNER } from "./partner-origins.ts";
import { expect } from "./visitor.ts";

interface Told {
  /** Messages posted to the page. */
  readonly messages: readonly unknown[];
  /** Events that its elements received: calculator, event, detail. */
  readonly events: readonly (readonly [calculator: string, type: string, detail: unknown])[];
}

/** Opens a page that frames calculators. @returns what it has been told so far */
export async function openPartnerPage(page: Page, address: string): Promise<() => Promise<Told>> {
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const told: { messages: unknown[]; events: unknown[] } = { messages: [], events: [] };
    Object.assign(window, { told });
    window.addEventListener("message", ({ data }) => told.messages.push(data));
    for (const type of ["ready", "resized", "navigated", "result", "report"]) {
      window.addEventListener(`goal-planner:${type}`, (event) => {
        const { target } = event;
        if (!(target instanceof HTMLElement)) return;
        const name = target.dataset["goalPlanner"] ?? target.getAttribute("calculator");
        told.events.push([name, type, event instanceof CustomEvent ? event.detail : undefined]);
      });
    }
  });
  await page.goto(address);
  return () => page.evaluate(() => Reflect.get(window, "told"));
}

/** Opens a page of the partner's that holds just these elements and loads the script so often. */
export async function openPartnerPageWith(
  page: Page,
  elements: string,
  scriptCount: number,
): Promise<() => Promise<Told>> {
  // A text of that origin, whose place the elements take: a page made up by the test may not reach this machine.
  const told = await openPartnerPage(page, `${PARTNER}/page.css`);
  await page.evaluate(
    ({ elements, scripts }) => {
      document.body.innerHTML = elements;
      for (const src of scripts)
        document.body.append(Object.assign(document.createElement("script"), { src }));
    },
    { elements, scripts: Array.from({ length: scriptCount }, () => `${CALCULATORS}/embed.js`) },
  );
  return told;
}

export function frameOf(page: Page, title: string): FrameLocator {
  return page.frameLocator(`iframe[title="${title}"]`);
}

/** Waits until nothing of a calculator is out of its frame, which is no higher than that. @returns the height of the frame */
export async function heightWithoutScrolling(page: Page, title: string): Promise<number> {
  const root = frameOf(page, title).locator(":root");
  await root.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect
    .poll(() =>
      root.evaluate(({ scrollHeight, scrollWidth }) => [
        scrollHeight - window.innerHeight,
        Math.ceil(document.body.getBoundingClientRect().height) - window.innerHeight,
        scrollWidth - window.innerWidth,
      ]),
    )
    .toEqual([0, 0, 0]);
  return root.evaluate(() => window.innerHeight);
}
