import type { Page } from "@playwright/test";
import { type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { KIDS_SAVER_FORM, PENSION_FORM } from "../fixtures/forms.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { THIS_MONTH } from "./child-goals.ts";
import {
  choice,
  confirmAmount,
  expect,
  expectSettled,
  field,
  fillPlan,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

/** The windows of a small laptop, a desktop and a tablet. */
const WINDOWS = [
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];

const ANSWER = { modelVersion: EMBEDDED_MODEL.version, chanceToReachLifestyleGoal: 50 };
const LAST_YEAR = { ...THIS_MONTH, year: THIS_MONTH.year - 1 };

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { kidsSaver, fields, risks } = wording;
  const calculators = {
    "/": () => Promise.resolve(),
    "/activities": (page: Page) => confirmAmount(page, wording),
    "/kids-saver": async (page: Page) => {
      await page.getByRole("checkbox", { name: kidsSaver.goals.Activities.title, exact: true }).check();
      await confirmAmount(page, wording);
    },
  };

  for (const [path, begin] of Object.entries(calculators)) {
    test(`answer, picture and levers are seen without scrolling: ${pathIn(language, path)}`, async ({
      page,
    }) => {
      await openCalculator(page, pathIn(language, path), wording);
      await begin(page);
      if (path === "/") await fillPlan(page, wording);
      else await choice(page, fields.risk, risks.Balanced.name).check();
      await expectSettled(page, wording);
      await expectFirstScreen(page, wording);
      expect(await scrollersIn(page)).toEqual([]);
      await expectLowHeadline(page, wording);
    });
  }
}

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { fields, risks, family } = wording;
  test(`so they are of a family with two children: ${pathIn(language, "/family")}`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/family"), wording);
    await field(page, fields.monthlySalary).fill("28000");
    await confirmAmount(page, wording);
    await page.getByRole("button", { name: family.form.addChild }).click();
    await confirmAmount(page, wording);
    for (const risk of await page.getByRole("radiogroup", { name: fields.risk }).all()) {
      await risk.getByRole("radio", { name: risks.Balanced.name }).check();
    }
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(results(page, wording)).toContainText(family.children.second);
    await expectFirstScreen(page, wording);
    // The chance of a person is beside the name, not beside one of several goals.
    const lane = results(page, wording).getByRole("figure").getByRole("img").locator("> div:nth-child(2)");
    const places = await lane.evaluate(({ children: [head, span] }) =>
      [...(head?.children ?? []), span?.firstElementChild].map((element) => element?.getBoundingClientRect()),
    );
    const [name = 0, chance = 0, goal = 0] = places.map((place) => (place?.left ?? 0) + (place?.right ?? 0));
    expect(Math.abs(chance - name) + Math.abs(goal - chance)).toBeCloseTo(Math.abs(goal - name));
    const bottoms = places.map((place) => place?.bottom ?? 0);
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(8);
    await page.setViewportSize({ width: 320, height: 700 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond).toBe(0);
  });
}

const sentIn = (month: typeof THIS_MONTH) => ({
  "/": keptPlan("pension", { ...PENSION_FORM, age: 34, currentAdditional: 50_000 }, ANSWER, month),
  "/kids-saver": keptPlan("kidsSaver", { ...KIDS_SAVER_FORM, age: 8 }, ANSWER, month),
});

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const open = async (page: Page, path: string, plan: KeptPlan) => {
    await openCalculator(page, planLink(pathIn(language, path), plan), wording);
    await expectSettled(page, wording);
    await expect(results(page, wording).getByText(wording.plans.link.opened)).toBeVisible();
  };

  for (const [path, plan] of Object.entries(sentIn(THIS_MONTH))) {
    test(`so they are of a plan that was sent: ${pathIn(language, path)}`, async ({ page }) => {
      await open(page, path, plan);
      await expectFirstScreen(page, wording);
    });
  }

  for (const [path, plan] of Object.entries(sentIn(LAST_YEAR))) {
    test(`of an earlier plan, what was saved since is asked in sight of the answer: ${pathIn(language, path)}`, async ({
      page,
    }) => {
      await open(page, path, plan);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(field(page, wording.plans.checkIn.saved)).toBeInViewport({ ratio: 1 });
        await expect(results(page, wording).getByText(wording.results.chance)).toBeInViewport({ ratio: 1 });
      }
    });
  }
}

test("the answer of a family, the longest of all, covers little of a small laptop's results", async ({
  page,
}) => {
  await openCalculator(page, planLink("/family", keptPlan("family", ENGINEER, ANSWER, THIS_MONTH)));
  await expect(upToDate(page)).toBeVisible();
  await expectLowHeadline(page, WORDINGS.en);
});

/** Expects answer, picture and levers in sight without scrolling. */
async function expectFirstScreen(page: Page, wording: Wording): Promise<void> {
  const panel = results(page, wording);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(panel.getByText(wording.results.chance)).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole("figure").getByRole("img")).toBeInViewport({ ratio: 1 });
    for (const lever of await panel.getByRole("slider").all()) {
      await expect(lever).toBeInViewport({ ratio: 1 });
    }
  }
}

/** Expects the answer, which stays above the other results, to cover little of a small laptop's window. */
async function expectLowHeadline(page: Page, wording: Wording): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 657 });
  const headline = await results(page, wording)
    .getByText(wording.results.chance)
    .evaluate((element) => {
      let box: Element | null = element;
      while (box !== null && getComputedStyle(box).position !== "sticky") box = box.parentElement;
      return box?.getBoundingClientRect().height;
    });
  expect(headline).toBeLessThanOrEqual(120);
}

/** The parts of the page that scroll up and down by themselves. */
function scrollersIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 &&
          ["auto", "scroll"].includes(getComputedStyle(element).overflowY),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
}

test("the answer stays at the top of the window while the page scrolls, and covers nothing that takes the focus", async ({
  page,
}) => {
  await openCalculator(page);
  await fillPlan(page);
  await expectSettled(page);
  const answer = results(page).getByText("Chance of reaching your goal");
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, 1_500);
  await expect(answer).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Copy link" }).focus();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Shift+Tab");
    const isHidden = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const [x, y] = [(focused?.left ?? 0) + 3, (focused?.top ?? 0) + 3];
      return !document.activeElement?.contains(document.elementFromPoint(x, y));
    });
    expect(isHidden).toBe(false);
  }
});

test("a lever moves the field of the form, and with it the answer", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  const levers = results(page).getByRole("group", { name: "Try changes" });
  const calculated = page.waitForRequest("**/api/Calculate");
  await levers.getByRole("slider", { name: "Age of retirement" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(field(page, "Age of retirement")).toHaveValue("63 years");
  expect((await calculated).postDataJSON()).toMatchObject({ retirementAge: 63 });

  await expect(upToDate(page)).toBeVisible();
  const spending = levers.getByRole("slider", { name: "Annual spending" });
  await expect(spending).toHaveAttribute("aria-valuetext", /AED.113,848/);
  const box = await spending.boundingBox();
  if (box === null) throw new Error("there is no lever");
  // From the thumb of 113,848 within 500,000 to the first tenth.
  await page.mouse.click(box.x + box.width / 10, box.y + box.height / 2);
  const budget = field(page, "Annual budget");
  await expect(budget).toHaveValue(/^AED [3-6]\d,000$/);
  await expect(choice(page, "Lifestyle", "My own budget")).toBeChecked();
  await expect(upToDate(page)).toBeVisible();

  // Nobody retires before today.
  await field(page, "Age").fill("60");
  await levers.getByRole("slider", { name: "Age of retirement" }).press("Home");
  await expect(field(page, "Age of retirement")).toHaveValue("60 years");
  await field(page, "Age").fill("77");
  await field(page, "Age of retirement").fill("77");
  await expect(upToDate(page)).toBeVisible();
  await expect(levers.getByRole("slider", { name: "Age of retirement" })).toHaveCount(0);
});

test("the thumb of a lever stays under the hand that draws it", async ({ page }) => {
  await openCalculator(page, "/activities");
  await confirmAmount(page);
  await choice(page, "Risk preference", "Balanced").check();
  await expectSettled(page);
  const lever = results(page).getByRole("slider", { name: "Monthly investment" });
  await lever.scrollIntoViewIfNeeded();
  const box = await lever.boundingBox();
  if (box === null) throw new Error("there is no lever");
  const drawTo = (share: number) => page.mouse.move(box.x + share * box.width, box.y + box.height / 2);
  await drawTo(0.1);
  await page.mouse.down();
  for (const share of [0.3, 0.5, 0.7, 0.8]) await drawTo(share);
  await page.mouse.up();
  // Of 5,000, give or take the width of the thumb.
  await expect(field(page, "Monthly investment")).toHaveValue(/^AED (3,9|4,[01])\d0$/);
});
