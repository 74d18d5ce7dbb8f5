import type { Locator, Page } from "@playwright/test";
import { RECALCULATION_DELAY_MS } from "#shared/domain/limits.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { OPTIMISING } from "./launch-options.ts";
import { CALCULATORS } from "./partner-origins.ts";
import { listenToAnnouncements } from "./quality.ts";
import { holdBack } from "./summary.ts";
import {
  choice,
  confirmAmount,
  expect,
  expectSettled,
  field,
  fillPlan,
  installClock,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

// Without the optimiser, a device takes as long for its proof as a page may take for all it does.
test.use({ hasPreview: true, launchOptions: OPTIMISING });

const { en } = WORDINGS;

/** The results while they are the device's. */
const preview = (page: Page, wording = en): Locator => results(page, wording).locator("[data-preview]");

const answer = (page: Page, wording = en): Locator =>
  results(page, wording).getByRole("heading", { level: 3 }).first();

/** The line of the median in the chart. */
const curve = (page: Page): Locator =>
  results(page).getByRole("figure").getByRole("img").locator('path[stroke-width="2.5"]').first();

const curveNow = (page: Page) => curve(page).getAttribute("d");

/** Returns the figures of the cards, without the amount that insights find: it is awaited with them. */
async function figuresNow(page: Page): Promise<readonly string[]> {
  const cards = await results(page).locator("dl").allTextContents();
  return cards.map((card) => card.replace(/(?<=75 in 100)(…|AED.[\d,]+)/u, ""));
}

/** The chart is drawn once it is in view. */
async function expectCurve(page: Page): Promise<void> {
  await results(page).getByRole("figure").scrollIntoViewIfNeeded();
  await expect(curve(page)).toBeVisible();
}

/** Waits until the device calculates. */
const expectWorker = (page: Page) => expect.poll(() => page.workers().length).toBe(1);

/** Returns the names of the functions that are asked from now on, in their order. */
function requestsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/api\/(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** Presses a lever at a share of its length. @returns a function that draws it to another */
async function pressLever(page: Page, name: string, share: number) {
  const lever = results(page).getByRole("slider", { name });
  await lever.scrollIntoViewIfNeeded();
  const box = await lever.boundingBox();
  if (box === null) throw new Error("there is no lever");
  const drawTo = (to: number) => page.mouse.move(box.x + to * box.width, box.y + box.height / 2);
  await drawTo(share);
  await page.mouse.down();
  return drawTo;
}

/** Lets the page draw what follows its answer. Far less than the delay after which the server is asked. */
const drawFrames = (page: Page) => page.clock.runFor(40);

/** Opens a pension with a device that calculates, and stops the clock: nothing is sent until `runFor` lets time pass. */
async function openPension(page: Page): Promise<void> {
  const stopClock = await installClock(page);
  await openCalculator(page);
  await fillPlan(page);
  await expectSettled(page);
  await expectCurve(page);
  await expectWorker(page);
  await stopClock();
}

test("answer and curve follow a lever before anything is sent, and the server's answer replaces them", async ({
  page,
}) => {
  await openPension(page);
  const sent = requestsOf(page);
  const [before, curveBefore] = [await answer(page).textContent(), await curveNow(page)];
  const figuresBefore = await figuresNow(page);
  await pressLever(page, en.fields.retirementAge, 0.4);
  await expect(preview(page)).toBeVisible();
  await expect(answer(page)).not.toHaveText(before ?? "");
  await expect
    .poll(async () => {
      await drawFrames(page);
      return (await curveNow(page)) !== curveBefore && `${await figuresNow(page)}` !== `${figuresBefore}`;
    })
    .toBe(true);
  await expect(results(page).getByText(en.results.updating)).toBeVisible();
  const [previewed, curvePreviewed] = [await figuresNow(page), await curveNow(page)];
  expect(sent).toEqual([]);

  // The hand is still on the lever and draws on.
  await page.mouse.up();
  await page.clock.runFor(RECALCULATION_DELAY_MS);
  await expect(upToDate(page)).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
  expect(sent[0]).toBe("Calculate");
  // In Chromium both have the same figures to the last bit.
  expect(await figuresNow(page)).toEqual(previewed);
  await expect(curve(page)).toHaveAttribute("d", curvePreviewed ?? "");
});

test("the curve follows a lever that is drawn on and on, and stays under the hand while the plan before appears", async ({
  page,
}) => {
  await openPension(page);
  const sent = requestsOf(page);
  const lever = results(page).getByRole("slider", { name: en.fields.retirementAge });
  await lever.scrollIntoViewIfNeeded();
  const before = await lever.boundingBox();
  const drawTo = await pressLever(page, en.fields.retirementAge, 0.7);
  await expect(preview(page)).toBeVisible();
  const swap = results(page).getByRole("button", { name: en.results.baseline.swap });
  for (const share of [0.6, 0.5, 0.4]) {
    const last = await curveNow(page);
    await drawTo(share);
    await expect
      .poll(async () => {
        await drawFrames(page);
        return (await swap.isVisible()) && (await curveNow(page)) !== last;
      })
      .toBe(true);
    expect((await lever.boundingBox())?.y).toBe(before?.y);
  }
  expect(sent).toEqual([]);
  await page.mouse.up();
});

test("figures keep their colours until the device's take their place", async ({ page }) => {
  await openPension(page);
  // The device has proved itself once it shows a result.
  const drawTo = await pressLever(page, en.fields.retirementAge, 0.6);
  await expect(preview(page)).toBeVisible();
  const before = await answer(page).textContent();
  await answer(page).evaluate((heading) => {
    new MutationObserver(() => {
      if (heading.closest("[data-outdated]")) document.title = "outdated";
    }).observe(document.body, { attributes: true, subtree: true });
  });
  await drawTo(0.4);
  await page.mouse.up();
  await expect(answer(page)).not.toHaveText(before ?? "");
  await expect(page).not.toHaveTitle("outdated");
});

test("a change is announced once, by the server's answer", async ({ page }) => {
  await openPension(page);
  const announcements = await listenToAnnouncements(page);
  await pressLever(page, en.fields.retirementAge, 0.4);
  await page.mouse.up();
  await expect(preview(page)).toBeVisible();
  expect(await announcements()).toEqual([]);
  await page.clock.runFor(RECALCULATION_DELAY_MS);
  await expect(upToDate(page)).toBeVisible();
  await expect.poll(async () => (await announcements()).length).toBe(1);
});

test("insights come from the device once it has proved itself, but a plan is kept with the server's answer only", async ({
  page,
}) => {
  await openPension(page);
  const copy = page.getByRole("button", { name: en.plans.link.copy });
  await expect(copy).toBeEnabled();
  const sent = requestsOf(page);
  await field(page, en.fields.monthlySalary).fill("9000");
  await expect(preview(page)).toBeVisible();
  await expect(copy).toBeDisabled();
  await page.clock.runFor(RECALCULATION_DELAY_MS);
  await expect(upToDate(page)).toBeVisible();
  // A plan rests before its insights are asked for.
  await page.clock.runFor(2_000);
  await expectSettled(page);
  await expect(
    results(page)
      .getByRole("button", { name: new RegExp(`^${en.insights.apply}`) })
      .first(),
  ).toBeEnabled();
  expect(sent).toEqual(["Calculate"]);
  await expect(copy).toBeEnabled();
});

test("pages allow one policy, for the worker, which an answer of the server that differs ends for the visit", async ({
  page,
  baseURL,
}) => {
  const document = page.waitForResponse(`${baseURL}/`);
  await openPension(page);
  await test.step("the policy makes nothing but the worker's address", async () => {
    const policy = (await document).headers()["content-security-policy"];
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types preview;");
    expect(policy).not.toContain("wasm");
    expect(page.workers()[0]?.url()).toMatch(/\/assets\/preview-worker-[\w-]+\.js$/);
  });
  await pressLever(page, en.fields.retirementAge, 0.4);
  await page.mouse.up();
  await expect(preview(page)).toBeVisible();
  await page.route("**/api/Calculate", async (route) => {
    const response = await route.fetch();
    const result = await response.json();
    await route.fulfill({
      response,
      json: { ...result, valueAtRetirement: result.valueAtRetirement * 1.0001 },
    });
  });
  const ended = page.workers()[0]?.waitForEvent("close");
  await page.clock.runFor(RECALCULATION_DELAY_MS);
  await expect(upToDate(page)).toBeVisible();
  await ended;
  await field(page, en.fields.monthlySalary).fill("9000");
  await expect(results(page).locator("[data-outdated]").first()).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
  expect(page.workers()).toEqual([]);
});

test("another model than the device's has no preview", async ({ page }) => {
  await page.route("**/api/Calculate", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), modelVersion: "planning-service-v3" },
    });
  });
  await openCalculator(page);
  const loaded = page.waitForResponse("**/assets/start-preview-*.js");
  await fillPlan(page);
  await expectSettled(page);
  await (await loaded).finished();
  await holdBack(page, "Calculate");
  await field(page, en.fields.monthlySalary).fill("9000");
  await expect(results(page).locator("[data-outdated]").first()).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
  expect(page.workers()).toEqual([]);
});

/** Expects that the worker ends during its proof, and that the server is then asked for insights. */
async function expectWorkerGivesUp(page: Page): Promise<void> {
  await openCalculator(page);
  // Listened for from its start: it may be over before the results are.
  const ended = page.waitForEvent("worker").then((worker) => worker.waitForEvent("close"));
  await fillPlan(page);
  await expectSettled(page);
  await ended;
  const insights = page.waitForRequest("**/api/CalculateInsights");
  await field(page, en.fields.monthlySalary).fill("9000");
  await insights;
  await expectSettled(page);
}

test("a device that takes too long has no preview, and the server is asked for insights", async ({
  page,
}) => {
  await page.route("**/assets/preview-worker-*.js", async (route) => {
    const response = await route.fetch();
    const slow = "let clock = 0; performance.now = () => (clock += 200);";
    await route.fulfill({ response, body: `${slow}${await response.text()}` });
  });
  await expectWorkerGivesUp(page);
});

test.describe("broken", () => {
  test.use({ expectedErrors: [/broken/] });

  test("a worker that fails leaves everything to the server", async ({ page }) => {
    await page.route("**/assets/preview-worker-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()};self.onmessage = () => { throw new Error("broken"); };`,
      });
    });
    await expectWorkerGivesUp(page);
  });
});

test.describe("without a preview", () => {
  test.use({ hasPreview: false });

  /** The results of an earlier plan are dimmed while the server calculates. */
  async function expectNoPreview(page: Page): Promise<void> {
    await fillPlan(page);
    await expectSettled(page);
    await expectCurve(page);
    // As long as a device would wait until it is idle.
    await page.waitForTimeout(1_600);
    const release = await holdBack(page, "Calculate");
    await pressLever(page, en.fields.retirementAge, 0.4);
    await page.mouse.up();
    await expect(results(page).locator("[data-outdated]").first()).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
    expect(page.workers()).toEqual([]);
    const insights = page.waitForRequest("**/api/CalculateInsights");
    release();
    await insights;
    await expectSettled(page);
  }

  test("a visitor who saves data gets the server's results alone", async ({ page }) => {
    await openCalculator(page);
    await expectNoPreview(page);
  });

  test("a site built without it behaves the same, and allows no policy", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: false, effectiveType: "4g" } });
    });
    const document = page.waitForResponse(`${CALCULATORS}/`);
    await openCalculator(page, `${CALCULATORS}/`);
    expect((await document).headers()["content-security-policy"]).toContain("trusted-types 'none'");
    await expectNoPreview(page);
  });
});

for (const [path, investment] of [
  ["/activities", "300"],
  ["/kids-saver", "2000"],
  [pathIn("ar", "/activities"), "300"],
] as const) {
  test(`the answer follows a change before anything is sent: ${path}`, async ({ page }) => {
    const wording = path.startsWith("/ar") ? WORDINGS.ar : en;
    const { fields, risks, kidsSaver } = wording;
    const stopClock = await installClock(page);
    await openCalculator(page, path, wording);
    if (path === "/kids-saver") {
      await page.getByRole("checkbox", { name: kidsSaver.goals.Activities.title, exact: true }).check();
    }
    await confirmAmount(page, wording);
    await choice(page, fields.risk, risks.Balanced.name).check();
    await expectSettled(page, wording);
    await expectWorker(page);
    await stopClock();
    const sent = requestsOf(page);
    const before = await answer(page, wording).textContent();
    await field(page, fields.monthlyInvestment).fill(investment);
    await expect(preview(page, wording)).toBeVisible();
    await expect(answer(page, wording)).not.toHaveText(before ?? "");
    const previewed = await answer(page, wording).textContent();
    expect(sent).toEqual([]);
    await page.clock.runFor(RECALCULATION_DELAY_MS);
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(answer(page, wording)).toHaveText(previewed ?? "");
    expect(sent[0]).toMatch(/^Calculate(MultiGoal)?$/);
  });
}
