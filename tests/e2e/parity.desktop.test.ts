import type { Page } from "@playwright/test";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { parseReportOrder } from "#functions/reports/report-order.ts";
import { type Calculator, FLOWS, type Flow, flowIn } from "#shared/calculators.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { BRANDS } from "../fixtures/brands.ts";
import { FUND_CODES } from "../fixtures/fund-codes.ts";
import { reportTexts } from "../fixtures/report-texts.ts";
import { REPORT_CASES, type ReportCase } from "../fixtures/reports.ts";
import { readPdf, withoutSpace } from "../integration/support/read-pdf.ts";
import { stayWithinOneDay } from "./one-day.ts";
import { expectComplete, openWithPayload } from "./summary.ts";
import { expect, test } from "./visitor.ts";

const PLANNING = createEmbeddedPlanningService(FUND_CODES);

const DEPENDENCIES = {
  planning: PLANNING,
  insightPlanning: PLANNING,
  funds: FUND_CODES,
  brands: BRANDS,
};

/** Reports with something to calculate, by the clock of pages and functions. */
const CASES = REPORT_CASES.filter(({ name, hasOwnStart }) => name !== "kidsSaver: no goal" && !hasOwnStart);

/** For each plan, as it takes three documents. */
const TIMEOUT_MS = 30_000;

/** Scripts that a PDF's text does not hold as they are read: what it holds of them is looked at by its own tests. */
const VISUAL_ORDER = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Without space, and without the marks of order that a PDF has no need of. */
const plain = (text: string) => withoutSpace(text).replaceAll(/[\u2066-\u2069]/g, "");

function flowOf(calculator: Calculator, language: Language): Flow {
  const flow = FLOWS.find((candidate) => candidate.calculator === calculator);
  if (flow === undefined) throw new Error(`${calculator} has no pages`);
  return flowIn(language, flow);
}

/** The pieces of text of a page; what is folded away included. */
const piecesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces: string[] = [];
    while (walker.nextNode() !== null) pieces.push(walker.currentNode.textContent ?? "");
    return pieces;
  });

/** Amounts and percentages, without any space. */
const figuresOf = (pieces: readonly string[]): readonly string[] =>
  pieces.flatMap((piece) => plain(piece).match(/(?:AED|USD)[\d,]+|\d[\d,]*(?=درهم|دولار)|[\d.]+%/g) ?? []);

async function expectParity(
  page: Page,
  { calculator, form }: ReportCase,
  language: Language,
  origin: string,
): Promise<void> {
  const wording = WORDINGS[language];
  const flow = flowOf(calculator, language);
  const order = { calculator, calculatorUrl: `${origin}${flow.form[0]}`, form, day: dubaiDay(Date.now()) };
  const { makeReport } = await parseReportOrder(order);
  const texts = reportTexts(await makeReport(DEPENDENCIES)).map(plain);
  const figures = figuresOf(texts);
  // A PDF sets kerned figures in pieces, of which the last is looked at.
  const isSaid = (figure: string) => figures.some((known) => known.endsWith(figure));

  const { changes, chartInfo, chartInfoTitle } = wording.results;
  // A family has a timeline in place of a chart, and no levels of certainty.
  const isFamily = calculator === "family";
  const last = isFamily ? changes : wording.insights.certainty.title;
  await openWithPayload(page, flow.summary, form);
  await expectComplete(page, wording, last);
  if (!isFamily) {
    await page.getByRole("button", { name: chartInfo }).click();
    await expect(page.getByText(chartInfoTitle)).toBeVisible();
  }
  const screen = await piecesOf(page);

  await page.getByRole("link", { name: wording.summary.print }).click();
  await expect(page.getByRole("button", { name: wording.summary.printNow })).toBeVisible();
  await expectComplete(page, wording, last);
  const print = await piecesOf(page);

  const request = { baseUrl: `${origin}${flow.form[0]}`, payload: encodePayload(form) };
  const download = await page.request.post("/api/DownloadPdf", { data: request });
  const { pieces: pdf } = await readPdf(await download.body());

  const readable = texts.filter((text) => !VISUAL_ORDER.test(text));
  for (const [said, expected] of [
    [screen, texts],
    [print, texts],
    [pdf, [...readable, ...figures]],
  ] as const) {
    const whole = plain(said.join(""));
    expect(expected.filter((text) => !whole.includes(text))).toEqual([]);
    expect(figuresOf(said).filter((figure) => !isSaid(figure))).toEqual([]);
  }
}

for (const language of LANGUAGE_NAMES) {
  for (const [calculator, cases] of Map.groupBy(CASES, ({ calculator }) => calculator)) {
    test(`screen, print and PDF show the same for every plan in ${language}: ${calculator}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout((cases.length + 1) * TIMEOUT_MS);
      for (const each of cases) {
        await stayWithinOneDay(TIMEOUT_MS);
        await test.step(each.name, () => expectParity(page, each, language, baseURL ?? ""));
      }
    });
  }
}
