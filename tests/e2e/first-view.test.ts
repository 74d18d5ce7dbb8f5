import type { Page } from "@playwright/test";
import { readPath } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { frameOf, openPartnerPageWith } from "./partner.ts";
import { expectAccessible } from "./quality.ts";
import { holdBackAll } from "./summary.ts";
import { expect, PAGE_SCRIPTS, test } from "./visitor.ts";
import { ONE_WIDTH } from "./widths.ts";

/** Returns the positions of elements that must not move: below the form, everything may. */
async function placesOf(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const heading = page.getByRole("heading", { level: 1 });
  const seen = [page.getByRole("banner"), heading, heading.locator("+ p")];
  return Promise.all(seen.map((element) => element.boundingBox()));
}

/** Returns the file names of the fonts that a page preloads, and of those that its text uses. */
function fontsOf(page: Page) {
  return page.evaluate(() => {
    const fileName = (url: string) => /[^/"]+\.woff2/.exec(url)?.[0] ?? "";
    const used = [...document.fonts].filter(({ status }) => status === "loaded");
    const faces = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
    );
    const isUsed = ({ style }: CSSFontFaceRule) =>
      used.some(({ unicodeRange }) => unicodeRange === style.getPropertyValue("unicode-range"));
    return {
      preloaded: [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")].map(
        ({ href }) => fileName(href),
      ),
      used: faces.filter(isUsed).map(({ style }) => fileName(style.getPropertyValue("src"))),
    };
  });
}

for (const path of ["/", "/education", "/kids-saver", "/kids-saver/personal-info", "/ar", "/ar/education"]) {
  const { form, kidsSaver } = WORDINGS[readPath(path).language];

  test(`${path} is shown before its scripts load, and does not move when they do`, async ({ page }) => {
    const letGo = await holdBackAll(page, PAGE_SCRIPTS);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText(/several thousand scenarios|عدة آلاف من السيناريوهات/)).toBeVisible();
    await expectAccessible(page);
    const before = await placesOf(page);
    const { preloaded, used } = await fontsOf(page);
    expect(used).toEqual(expect.arrayContaining(preloaded));
    expect(before).not.toContain(null);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    // The heading of the form, and the outline of its first entries.
    const heading = path.endsWith("/personal-info") ? kidsSaver.personal.heading : form.heading;
    const outline = page.getByText(heading, { exact: true }).locator("+ [aria-hidden]");
    await expect(outline).toBeVisible();
    expect((await outline.boundingBox())?.height).toBeGreaterThan(400);
    letGo();
    await expect(page.getByRole("button", { name: form.continue })).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
  });
}

test("a framed calculator shows no header, even before its scripts load", async ({ page }) => {
  await holdBackAll(page, PAGE_SCRIPTS);
  await openPartnerPageWith(page, '<div data-goal-planner="education"></div>', 1);
  const calculator = frameOf(page, "Education Calculator");
  await expect(calculator.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(calculator.getByRole("banner")).toBeHidden();
});

test.describe("", ONE_WIDTH.en, () => {
  test("the education host shows no other calculator, even before its scripts load", async ({
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
});
