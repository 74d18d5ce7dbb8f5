import type { Page } from "@playwright/test";
import { WORDINGS } from "#shared/wording/wordings.ts";
import {
  continueToSummary,
  expect,
  fillContact,
  fillPlan,
  openCalculator,
  test,
  upToDate,
} from "./visitor.ts";

/** Takes what Safari 16.4, the oldest that is supported, does not have yet out of a page that is yet to be opened. */
async function asSafari16(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [AbortSignal, "any"],
      [Map, "groupBy"],
      [Object, "groupBy"],
      [Promise, "withResolvers"],
      [Element.prototype, "checkVisibility"],
    ] as const) {
      Reflect.deleteProperty(owner, name);
    }
  });
}

test("the oldest supported Safari gets its forecast, its summary and the printable version", async ({
  page,
}) => {
  const { summary } = WORDINGS.en;
  await asSafari16(page);
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await fillContact(page, "Layla");
  await continueToSummary(page);
  await page.getByRole("link", { name: summary.print }).click();
  await expect(page.getByRole("article")).toContainText("Personal information");
});

test.describe("a browser that is too old", () => {
  test.use({ expectedErrors: [/no element with the id root/] });

  for (const [path, first, second] of [
    ["/", "en", "ar"],
    ["/ar/education", "ar", "en"],
  ] as const) {
    test(`sees a message at ${path}, in both languages, instead of the page`, async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
      await page.goto(path);
      await expect(page.locator("body > p")).toHaveText([
        WORDINGS[first].site.tooOld,
        WORDINGS[second].site.tooOld,
      ]);
      await expect(page.getByRole("textbox")).toHaveCount(0);
    });
  }
});
