import type { Locator } from "@playwright/test";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expect, openCalculator, results, test, upToDate } from "./visitor.ts";

const { results: wording, pension, fields } = WORDINGS.en;
const own = pension.start.fields;

/** The nurse of 34 who wants 75 in 100, and how much of it is taps and scrolling of her own. Unit: pixels. */
const MOST_TAPS = 8;
const MOST_SCROLLED = 900;

/** Returns where a finger sets a slider to a value, on its track. */
function placeOf(slider: Locator, value: number) {
  return slider.evaluate((input: HTMLInputElement, wanted) => {
    const [minimum, maximum] = [Number(input.min), Number(input.max)];
    const share = (wanted - minimum) / (maximum - minimum);
    // The middle of the thumb never comes nearer to an end than half of it.
    const thumb = 18;
    return { x: thumb / 2 + share * (input.clientWidth - thumb), y: input.clientHeight / 2 };
  }, value);
}

test("a nurse on a phone reaches her target with few taps and little scrolling", async ({ page }) => {
  await openCalculator(page);
  const start = page.getByRole("form", { name: wording.start.title });
  let taps = 0;
  for (const [name, entry] of [
    [own.age, "34"],
    [own.salary, "13000"],
    [own.saved, "40000"],
  ] as const) {
    const entered = start.getByRole("textbox", { name, exact: true });
    await expect(entered).toBeInViewport({ ratio: 1 });
    await entered.tap();
    await page.keyboard.type(entry);
    taps += 1;
  }
  const show = start.getByRole("button", { name: "Show my forecast" });
  await expect(show).toBeInViewport({ ratio: 1 });
  await show.tap();
  taps += 1;
  await expect(upToDate(page)).toBeVisible();
  await expect(results(page)).toContainText("In 42 of 100 futures");
  // The page has led to the answer: what is scrolled from here on is hers.
  const lever = results(page).getByRole("slider", { name: fields.investmentPercentageOfSalary });
  let scrolled = 0;
  await expect(async () => {
    scrolled += 100;
    await page.mouse.wheel(0, 100);
    await expect(lever).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await expect(results(page)).toContainText("75 in 100 at 8%");
  await lever.tap({ position: await placeOf(lever, 8) });
  taps += 1;
  await expect(results(page)).toContainText(/In (?:7[5-9]|[89]\d) of 100 futures/);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(scrolled).toBeLessThanOrEqual(MOST_SCROLLED);
});
