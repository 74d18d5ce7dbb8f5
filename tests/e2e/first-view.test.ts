import type { Page } from "@playwright/test";
import { readPath } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { frameOf, openPartnerPageWith } from "./partner.ts";
import { expectAccessible } from "./quality.ts";
import { holdBackAll } from "./summary.ts";
import { expect, PAGE_SCRIPTS, test } from "./visitor.ts";

/** Where things are that stay: the cards among them, unless the form stands above them. */
async function placesOf(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const heading = page.getByRole("heading", { level: 1 });
  const seen = [
    page.getByRole("banner"),
    heading,
    isPhone ? heading.locator("+ p") : page.getByText(/several thousand scenarios|عدة آلاف من السيناريوهات/),
  ];
  return Promise.all(seen.map((element) => element.boundingBox()));
}

for (const path of ["/", "/education", "/kids-saver", "/kids-saver/personal-info", "/ar", "/ar/education"]) {
  const { form } = WORDINGS[readPath(path).language];

  test(`${path} is there before its scripts, and stays in its place when they come`, async ({ page }) => {
    const letGo = await holdBackAll(page, PAGE_SCRIPTS);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText(/several thousand scenarios|عدة آلاف من السيناريوهات/)).toBeVisible();
    await expectAccessible(page);
    const before = await placesOf(page);
    expect(before).not.toContain(null);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    letGo();
    await expect(page.getByRole("button", { name: form.continue })).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
  });
}

test("a framed calculator shows no header, not even before its scripts", async ({ page }) => {
  await holdBackAll(page, PAGE_SCRIPTS);
  await openPartnerPageWith(page, '<div data-goal-planner="education"></div>', 1);
  const calculator = frameOf(page, "Education Calculator");
  await expect(calculator.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(calculator.getByRole("banner")).toBeHidden();
});

test("the education host shows no other calculator, not even before its scripts", async ({
  page,
  baseURL,
}) => {
  await holdBackAll(page, PAGE_SCRIPTS);
  const root = new URL(baseURL ?? "");
  root.hostname = "education.localhost";
  await page.goto(root.href, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plan your child's education");
  await expect(page).toHaveURL(`${root.origin}/education`);
});
