import type { Locator } from "@playwright/test";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../fixtures/forms.ts";
import { THIS_MONTH } from "./child-goals.ts";
import { expectAccessible, listenToAnnouncements } from "./quality.ts";
import {
  choice,
  expect,
  expectSettled,
  failFirst,
  field,
  NETWORK_ERROR,
  openCalculator,
  results,
  test,
} from "./visitor.ts";

const ANSWER = { modelVersion: EMBEDDED_MODEL.version, chanceToReachLifestyleGoal: 50 };
const linkTo = (path: string, calculator: string, form: object) =>
  planLink(path, keptPlan(calculator, form, ANSWER, THIS_MONTH));

/** Where the line of a single future ends in the window: there the lines are apart. */
function endOfLine(figure: Locator, of: number): Promise<{ readonly x: number; readonly y: number }> {
  return figure.locator(`[data-future="${of}"]`).evaluate((path: SVGPathElement) => {
    const { x, y } = path.getPointAtLength(path.getTotalLength());
    const { a, d, e, f } = path.getScreenCTM() ?? new DOMMatrix();
    return { x: a * x + e, y: d * y + f };
  });
}

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { futures: texts, amounts, todaysMoney, inMoneyOf } = wording.results;

  test.describe(`in ${language}, when they are not answered at first,`, () => {
    test.use({ expectedErrors: [NETWORK_ERROR] });

    test("ten single futures are lines and words, and one is picked by keyboard and pointer", async ({
      page,
    }) => {
      const panel = results(page, wording);
      await openCalculator(page, linkTo(pathIn(language, "/"), "pension", PENSION_FORM), wording);
      await expectSettled(page, wording);
      await failFirst(page, "**/api/CalculateFutures", 1);
      await panel.getByText(texts.title).press("Enter");
      const part = panel.locator("section").filter({ has: page.getByText(texts.title) });
      const announced = await listenToAnnouncements(page);
      await part.getByRole("button", { name: texts.again }).press("Enter");
      const number = (of: number) =>
        page
          .getByRole("radiogroup", { name: texts.choose })
          .getByRole("radio", { name: texts.future({ number: String(of), outcome: "" }).trim() });
      await expect(number(1)).toBeChecked();
      const answer = await part.getByRole("status").textContent();
      expect((await announced()).filter((text) => text === answer)).toHaveLength(1);

      const figure = part.getByRole("figure");
      await figure.scrollIntoViewIfNeeded();
      const lines = figure.locator("[data-future]");
      await expect(lines).toHaveCount(10);
      // What comes later in a drawing lies above: the amounts of the axis stay readable.
      const amountsAbove = lines.last().locator('xpath=following-sibling::*[name()="text"]');
      await expect(amountsAbove.first()).toHaveText(/\d/);
      const current = part.locator("li[aria-current]");
      const expectPicked = async (of: number) => {
        const name = texts.future({ number: String(of), outcome: "" }).trim();
        await expect(current).toHaveCount(1);
        await expect(current).toContainText(name);
        await expect(figure).toContainText(name);
        const line = await figure.locator(`[data-future="${of}"]`).getAttribute("d");
        await expect(figure.locator('path[stroke-dasharray="1 5"]').last()).toHaveAttribute("d", line ?? "");
      };
      await expectPicked(1);
      await number(1).press("ArrowDown");
      await expectPicked(2);
      await number(10).check();
      await expectPicked(10);
      await expectAccessible(page);
      // A press on a line, or near it.
      const ninth = await endOfLine(figure, 9);
      await page.mouse.click(ninth.x, ninth.y);
      await expectPicked(9);
      await expect(number(9)).toBeChecked();
      const tenth = await endOfLine(figure, 10);
      await page.mouse.click(tenth.x, tenth.y - 15);
      await expectPicked(10);

      const said = await current.innerText();
      await choice(page, amounts, todaysMoney).check();
      await expect(part.getByText(texts.order({ money: inMoneyOf.today }))).toBeVisible();
      await expect(current).not.toHaveText(said);
      // They follow the plan in the form.
      const before = await part.locator("ol").innerText();
      await field(page, wording.fields.retirementAge).fill("55");
      await expectSettled(page, wording);
      await expect.poll(() => part.locator("ol").innerText()).not.toBe(before);
      await expect(number(10)).toBeChecked();
    });
  });
}

const GOALS = [
  ["/education", "education", CHILD_GOAL_FORM],
  ["/kids-saver", "kidsSaver", KIDS_SAVER_FORM],
] as const;

for (const [path, calculator, form] of GOALS) {
  test(`${path} has single futures too`, async ({ page }) => {
    const { futures: texts } = WORDINGS.en.results;
    await openCalculator(page, linkTo(path, calculator, form));
    await expectSettled(page);
    await results(page).getByText(texts.title).click();
    const told = results(page).getByRole("list").last().getByRole("listitem");
    await expect(told).toHaveCount(10);
    const figure = results(page).getByRole("figure").last();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator("[data-future]")).toHaveCount(10);
    await expect(told.last()).toContainText(
      /Future 10: savings .+(first|next) payment, .+ would be just enough\./,
    );
  });
}

test.describe("on a device for fingers", () => {
  test.use({ hasTouch: true });

  test("a tap on the line of a single future picks it", async ({ page }) => {
    const { futures: texts } = WORDINGS.en.results;
    await openCalculator(page, linkTo("/", "pension", PENSION_FORM));
    await expectSettled(page);
    await results(page).getByText(texts.title).click();
    const part = results(page)
      .locator("section")
      .filter({ has: page.getByText(texts.title) });
    const figure = part.getByRole("figure");
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator("[data-future]")).toHaveCount(10);
    const { x, y } = await endOfLine(figure, 9);
    await page.touchscreen.tap(x, y);
    await expect(part.locator("li[aria-current]")).toContainText("Future 9");
  });
});

test("on paper, single futures have their lines and words, and no buttons to pick one", async ({ page }) => {
  const { futures: texts } = WORDINGS.en.results;
  await openCalculator(page, linkTo("/", "pension", PENSION_FORM));
  await expectSettled(page);
  await results(page).getByText(texts.title).click();
  const picks = page.getByRole("radiogroup", { name: texts.choose });
  const part = results(page)
    .locator("section")
    .filter({ has: page.getByText(texts.title) });
  const figure = part.getByRole("figure");
  await figure.scrollIntoViewIfNeeded();
  await expect(picks).toBeVisible();
  await expect(figure.locator("[data-future]")).toHaveCount(10);
  await page.emulateMedia({ media: "print" });
  await expect(picks).toBeHidden();
  await expect(figure.locator("[data-future]")).toHaveCount(10);
  await expect(figure.getByRole("img")).toBeVisible();
  const told = part.locator("ol").getByRole("listitem");
  await expect(told).toHaveCount(10);
  await expect(told.last()).toBeVisible();
});

test("single futures that were closed again ask nothing until they are opened, and then once", async ({
  page,
}) => {
  const { futures: texts } = WORDINGS.en.results;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const times = () => asked.filter((path) => path === "/api/CalculateFutures").length;
  await openCalculator(page, linkTo("/", "pension", PENSION_FORM));
  await expectSettled(page);
  const title = results(page).getByText(texts.title);
  const told = results(page).getByRole("list").last().getByRole("listitem");
  await title.click();
  await title.click();
  await title.click();
  await expect(told).toHaveCount(10);
  const before = await told.first().textContent();
  await title.click();
  await field(page, WORDINGS.en.fields.retirementAge).fill("55");
  await expectSettled(page);
  expect(times()).toBe(1);
  await title.click();
  await expect(told.first()).not.toHaveText(before ?? "");
  expect(times()).toBe(2);
});

test("a planning service whose scenarios are not ours offers no single futures, and no history", async ({
  page,
}) => {
  await page.route("**/api/Calculate", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), modelVersion: "another" } });
  });
  await openCalculator(page, linkTo("/", "pension", PENSION_FORM));
  await expectSettled(page);
  await expect(results(page).getByText("Keep or share this plan")).toBeVisible();
  await expect(page.getByText(WORDINGS.en.results.futures.title)).toHaveCount(0);
  await expect(page.getByText(WORDINGS.en.pension.replay.title)).toHaveCount(0);
});
