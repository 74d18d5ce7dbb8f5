import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink, readPlanFragment } from "#shared/contract/plan-link.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";
import { LANGUAGE_NAMES, type Language, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { frameOf, openPartnerPage } from "./partner.ts";
import { PARTNER } from "./partner-origins.ts";
import { expectAccessible } from "./quality.ts";
import { CALCULATOR_SUMMARIES, CONTACT, expectComplete, openSummary, openWithPayload } from "./summary.ts";
import {
  choice,
  expect,
  expectSettled,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  type Place,
  results,
  seeResults,
  test,
  upToDate,
} from "./visitor.ts";

const { year, month } = dubaiDay(Date.now());
const MONTH = `${year}-${String(month).padStart(2, "0")}`;

const ANSWER = { modelVersion: EMBEDDED_MODEL.version, chanceToReachLifestyleGoal: 50 };

/** Nothing of these may be in a file. */
const CONTACT_DATA = /layla|ليلى|example\.com|050 ?123|501234567/i;

const button = (page: Place, name: string) => page.getByRole("button", { name, exact: true });

/** Presses a button of the page, or of a frame in it. @returns the name of the file that it saves, and its text */
async function saved(page: Page, pressed: Locator) {
  const download = page.waitForEvent("download");
  await expect(pressed).toBeEnabled();
  await pressed.press("Enter");
  const file = await download;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, text: bytes.toString("utf8") };
}

const extensionOf = (file: Download) => file.suggestedFilename().split(".").at(-1);

/** The year-by-year table as the page shows it, with plain numbers. */
async function shownTable(page: Page, wording = WORDINGS.en) {
  await page.getByText(wording.results.table, { exact: true }).click();
  const table = page.getByRole("table", { name: wording.results.yearByYear });
  const rows = await table.getByRole("row").all();
  const cells = await Promise.all(rows.map((row) => row.locator("th, td").allTextContents()));
  const [headings = [], ...years] = cells;
  return { headings, years: years.map((row) => row.map((cell) => cell.replaceAll(/[^\d]/g, ""))) };
}

/** Expects a CSV with the figures of a page. */
async function expectFiguresOf(page: Page, csv: Buffer, money: string, wording = WORDINGS.en) {
  const { headings, years } = await shownTable(page, wording);
  expect(years.length).toBeGreaterThan(3);
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...rows] = parse(csv, { bom: true, record_delimiter: "\r\n" }) as string[][];
  const [axis, ...series] = headings;
  const unit = wording.currencies.AED.name;
  expect(head).toEqual([axis, ...series.map((label) => `${label} (${unit}) · ${money}`)]);
  expect(rows).toEqual(years);
}

/** Expects a CSV with what each goal of the engineer's family costs in every year, and what is saved for each person. */
function expectTimelineOf(csv: Buffer, { family, plans, currencies, kidsSaver }: typeof WORDINGS.en) {
  const [head = [], ...rows] = parse(csv, { bom: true, record_delimiter: "\r\n" }) as string[][];
  const { cost, saved } = plans.files.years;
  const currency = currencies.AED.name;
  const of = (child: keyof typeof family.children, age: number) =>
    family.childOfAge({ child: family.children[child], age });
  const you = family.parentOfAge({ age: 45 });
  const [elder, younger] = [of("first", 12), of("second", 7)];
  const { Activities, Education } = kidsSaver.goals;
  const goals = [elder, younger].flatMap((person) =>
    [Activities, Education].map(({ name }) => cost({ person, goal: name, currency })),
  );
  expect(head).toEqual([
    plans.files.years.year,
    ...goals,
    cost({ person: you, goal: family.retirement, currency }),
    ...[elder, younger, you].map((person) => saved({ person, currency })),
  ]);
  expect(rows.map(([at]) => at)).toEqual(
    Array.from({ length: 80 - 45 + 1 }, (_, index) => String(year + index)),
  );
  // The elder studies, and 21.914% of 28,000 are saved for retirement.
  expect(rows.find(([at]) => at === "2032")).toEqual([
    "2032",
    "0",
    "108100",
    "0",
    "0",
    "0",
    "4183",
    "2516",
    "6136",
  ]);
}

function expectReminder(text: string, language: Language): string {
  const component = new ICAL.Component(ICAL.parse(text));
  const vevent = component.getFirstSubcomponent("vevent");
  if (vevent === null) throw new Error("no event");
  const event = new ICAL.Event(vevent);
  const { files } = WORDINGS[language].plans;
  expect(event.summary).toBe(files.reminder.title({ calculator: WORDINGS[language].titles.pension }));
  const { startDate } = event;
  expect(startDate.isDate).toBe(true);
  // Asked for here: a test run may go on past midnight.
  const today = dubaiDay(Date.now());
  const inAYear = new Date(Date.UTC(today.year + 1, today.month - 1, today.day)).toISOString().slice(0, 10);
  expect(startDate.toString()).toBe(inAYear);
  const link = String(vevent.getFirstPropertyValue("url"));
  expect(event.description.endsWith(`\n${link}`)).toBe(true);
  return link;
}

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { files } = wording.plans;

  test(`${language}: figures, plan and a reminder are saved beside the results, by keyboard, and sent nowhere`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    const asked = page.waitForRequest("**/api/Calculate");
    await fillContact(page, "Layla", wording);
    const sent = (await asked).postDataJSON();
    const answer = await (await asked).response().then((response) => response?.json());
    await expectSettled(page, wording);
    const panel = results(page, wording);
    const requests: string[] = [];
    page.on("request", (request) => {
      // A page at rest may still load its own scripts.
      if (/^https?:/.test(request.url()) && !request.url().includes("/assets/")) requests.push(request.url());
    });

    const csv = await saved(page, button(panel, files.figures));
    expect(csv.name).toBe(`Retirement plan ${MONTH}.csv`);
    await expectFiguresOf(page, csv.bytes, wording.results.moneyOfEachYear, wording);
    await expect(panel.getByRole("status").filter({ hasText: csv.name })).toBeVisible();

    const json = await saved(page, button(panel, files.plan));
    expect(json.name).toBe(`Retirement plan ${MONTH}.json`);
    const { modelVersion } = answer;
    expect(JSON.parse(json.text)).toEqual({
      calculator: "pension",
      month: MONTH,
      modelVersion,
      plan: sent,
      result: answer,
    });
    expect(json.text).not.toMatch(CONTACT_DATA);

    const reminder = await saved(page, button(panel, files.remind));
    expect(reminder.name).toBe(`Retirement plan ${MONTH}.ics`);
    const link = expectReminder(reminder.text, language);
    expect(requests).toEqual([]);
    await expectAccessible(page);
    const plan = readPlanFragment(new URL(link).hash);
    expect(plan?.form).toMatchObject({ monthlySalary: 20_000 });
    expect(JSON.stringify(plan)).not.toMatch(CONTACT_DATA);
    await openCalculator(page, link, wording);
    await expect(panel.getByText(wording.plans.link.opened)).toBeVisible();
  });
}

test("figures are those in sight: in today's money, of the plan in the form", async ({ page }) => {
  const { plans, results: texts } = WORDINGS.en;
  await openCalculator(page);
  await fillPlan(page);
  await expectSettled(page);
  await choice(page, texts.amounts, texts.todaysMoney).check();
  const save = button(results(page), plans.files.figures);
  const { text } = await saved(page, save);
  await field(page, "Monthly salary").fill("");
  await expect(save).toBeDisabled();
  await expect(results(page).getByText("Retirement plan")).toHaveCount(0);
  await field(page, "Monthly salary").fill("26000");
  await expectSettled(page);
  const csv = await saved(page, save);
  expect(csv.text).not.toBe(text);
  await expectFiguresOf(page, csv.bytes, texts.todaysMoney);
});

test("a double press saves one file, and a later one another, of the same event", async ({ page }) => {
  const { plans } = WORDINGS.en;
  await page.clock.setFixedTime(Date.now());
  await openCalculator(page);
  await fillPlan(page);
  await expectSettled(page);
  const files: Download[] = [];
  page.on("download", (file) => files.push(file));
  const remind = button(results(page), plans.files.remind);
  await remind.dblclick();
  // Another file is not part of that press.
  await button(results(page), plans.files.plan).click();
  await expect.poll(() => files.map(extensionOf)).toEqual(["ics", "json"]);
  await page.clock.setFixedTime(Date.now() + 60_000);
  await remind.click();
  await expect.poll(() => files.map(extensionOf)).toEqual(["ics", "json", "ics"]);
  const [first, , again] = await Promise.all(files.map(async (file) => readFile(await file.path(), "utf8")));
  const uid = /^UID:(.+)$/m.exec(first ?? "")?.[1];
  expect(uid).toBeDefined();
  expect(again).toContain(`UID:${uid}`);
  expect(again).not.toBe(first);
});

for (const summary of CALCULATOR_SUMMARIES) {
  test(`the summary of ${summary.name} saves its table`, async ({ page }) => {
    const { plans, report, results: texts } = WORDINGS.en;
    await openSummary(page, summary);
    await expectComplete(page);
    await page.getByText(report.planLink.heading, { exact: true }).click();
    const csv = await saved(page, button(page, plans.files.figures));
    expect(csv.name).toMatch(new RegExp(`^[A-Z][a-zA-Z ]+ plan ${MONTH}\\.csv$`));
    await expectFiguresOf(page, csv.bytes, texts.moneyOfEachYear);
    const json = await saved(page, button(page, plans.files.plan));
    expect(JSON.parse(json.text)).toMatchObject({ month: MONTH, plan: { currency: "AED" } });
    expect(json.text).not.toMatch(CONTACT_DATA);
  });
}

for (const language of LANGUAGE_NAMES) {
  test(`${language}: the family plan saves its timeline, plan and reminder, beside its results and on its summary`, async ({
    page,
  }) => {
    const wording = WORDINGS[language];
    const { files } = wording.plans;
    const link = planLink(pathIn(language, "/family"), keptPlan("family", ENGINEER, ANSWER, { year, month }));
    await openCalculator(page, link, wording);
    await seeResults(page, wording);
    const beside = await saved(page, button(results(page, wording), files.figures));
    expectTimelineOf(beside.bytes, wording);
    await expectAccessible(page);

    const path = pathIn(language, "/family/summary");
    await openWithPayload(page, path, { ...CONTACT, ...ENGINEER });
    await page.getByText(wording.report.planLink.heading, { exact: true }).click();
    const csv = await saved(page, button(page, files.figures));
    expect(csv.name).toBe(`Family plan ${MONTH}.csv`);
    expectTimelineOf(csv.bytes, wording);
    const json = await saved(page, button(page, files.plan));
    expect(json.name).toBe(`Family plan ${MONTH}.json`);
    expect(JSON.parse(json.text)).toMatchObject({ calculator: "family", month: MONTH });
    expect((await saved(page, button(page, files.remind))).name).toBe(`Family plan ${MONTH}.ics`);
  });
}

test("in a partner's page the files are saved too, and their link leads to the calculators", async ({
  page,
}) => {
  const { plans, titles } = WORDINGS.en;
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, titles.pension);
  await fillPlan(calculator);
  await expect(upToDate(calculator)).toBeVisible();
  await upToDate(calculator).scrollIntoViewIfNeeded();
  const csv = await saved(page, button(calculator, plans.files.figures));
  expect(csv.text).toContain("Realistic (AED)");
  const reminder = await saved(page, button(calculator, plans.files.remind));
  expect(new URL(expectReminder(reminder.text, "en")).origin).not.toBe(PARTNER);
});
