import { describe, expect, test } from "vitest";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { parseReportOrder, type ReportOrder } from "#functions/reports/report-order.ts";
import { withoutContact } from "#shared/contract/contact.ts";
import { readPlanFragment } from "#shared/contract/plan-link.ts";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { BRANDS } from "../../../fixtures/brands.ts";
import { CHILD_GOAL_FORM, CONTACT, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";
import { FUND_CODES } from "../../../fixtures/fund-codes.ts";
import { blockOfKind } from "../../shared/report/block-of-kind.ts";

const DAY = { year: 2026, month: 11, day: 21 };
const PLANNING = createEmbeddedPlanningService(FUND_CODES);

const DEPENDENCIES = {
  planning: PLANNING,
  insightPlanning: PLANNING,
  funds: FUND_CODES,
  brands: BRANDS,
};

const ORDERS: readonly ReportOrder[] = [
  { calculator: "pension", calculatorUrl: "https://x.example/", form: PENSION_FORM, day: DAY },
  { calculator: "education", calculatorUrl: "https://x.example/education", form: CHILD_GOAL_FORM, day: DAY },
  { calculator: "kidsSaver", calculatorUrl: "https://x.example/kids-saver", form: KIDS_SAVER_FORM, day: DAY },
];

describe.each(ORDERS)("the order of a report of $calculator", (order) => {
  test("becomes a report with the visitor, the results, the forecast and its assumptions", async () => {
    const { makeReport } = await parseReportOrder(order);
    const { sections, preparedOn, brand } = await makeReport(DEPENDENCIES);
    expect(preparedOn).toBe("Prepared on 21 November 2026.");
    expect(brand).toEqual(DEPENDENCIES.brands.en);
    const blocks = sections.flatMap((section) => section.blocks);
    expect(blockOfKind(blocks, "details").facts[0]?.value).toEqual({ kind: "text", text: order.form.name });
    expect(blockOfKind(blocks, "answer").chance.value.kind).toMatch(/percent/i);
    const { points = [] } = blockOfKind(blocks, "forecast").series[0] ?? {};
    expect(points.at(-1)?.amount).toBeGreaterThanOrEqual(0);
    expect(blockOfKind(blocks, "notes").notes.join()).toContain(DEPENDENCIES.planning.modelVersion);
  });

  test("is rendered and mailed in the language of its calculator's address", async () => {
    const { pathname, origin } = new URL(order.calculatorUrl);
    const inArabic = { ...order, calculatorUrl: `${origin}${pathIn("ar", pathname)}` };
    const { language, makeReport } = await parseReportOrder(inArabic);
    expect(language).toBe("ar");
    const { title, brand, preparedOn, ...report } = await makeReport(DEPENDENCIES);
    expect(report.language).toBe("ar");
    expect(brand).toEqual(BRANDS.ar);
    expect([title, preparedOn].join()).not.toMatch(/[a-z]/i);
    expect((await parseReportOrder(order)).language).toBe("en");
  });

  test("says of which month its savings are if that is an earlier one, and so does the link in it", async () => {
    const { age: _, ...unreadable } = order.form as { age?: number };
    const dates = { month: "2026-10", savedMonth: "2025-10", savedForm: { ...order.form, ...CONTACT } };
    const { order: stored, makeReport } = await parseReportOrder({ ...order, dates });
    const form = withoutContact(order.form);
    expect(stored.dates).toMatchObject({ ...dates, savedForm: form });
    const told =
      "The savings in this plan are those of October 2025. Nothing that was saved or paid since is counted.";
    const { preparedOn, sections } = await makeReport(DEPENDENCIES);
    expect(preparedOn).toBe(`Prepared on 21 November 2026. ${told}`);
    const blocks = sections.flatMap((section) => section.blocks);
    const { hash } = new URL(blockOfKind(blocks, "planLink").url);
    expect(readPlanFragment(hash)).toMatchObject({ form, ...dates, savedForm: form });
    const other = { savedMonth: "2026-11", savedForm: unreadable };
    const now = await parseReportOrder({ ...order, dates: other });
    expect(now.order.dates).toEqual({ savedMonth: "2026-11" });
    expect((await now.makeReport(DEPENDENCIES)).preparedOn).toBe("Prepared on 21 November 2026.");
    const ancient = await parseReportOrder({ ...order, dates: { savedMonth: "1990-01" } });
    expect((await ancient.makeReport(DEPENDENCIES)).preparedOn).toBe("Prepared on 21 November 2026.");
  });

  test("is the same after it was stored", async () => {
    const { order: stored } = await parseReportOrder(JSON.parse(JSON.stringify(order)));
    expect(stored).toEqual(order);
  });

  test("is checked again when it is read: an outdated one is refused without revealing its content", async () => {
    const { email: _, ...rest } = order.form;
    for (const stored of [
      { ...order, form: rest },
      { ...order, form: { ...order.form, email: "no address" } },
      { ...order, calculator: "toString" },
      { ...order, day: { year: 2026 } },
      { ...order, calculatorUrl: undefined },
      null,
      "text",
      [],
    ]) {
      await expect(parseReportOrder(stored)).rejects.toThrow(/^(a|the form of a) stored report order/);
    }
  });
});

test("becomes a report dated by the day of the order, even after the turn of the year", async () => {
  const [pension] = ORDERS;
  if (pension === undefined) throw new Error("no order");
  const ordered: ReportOrder = { ...pension, day: { year: 2026, month: 12, day: 31 } };
  const startDates: object[] = [];
  const { planning } = DEPENDENCIES;
  const watched = {
    ...planning,
    forecast: (request: PlanningRequest) => {
      startDates.push(request.startDate);
      return planning.forecast(request);
    },
  };
  const { makeReport } = await parseReportOrder(JSON.parse(JSON.stringify(ordered)));
  const { preparedOn } = await makeReport({ ...DEPENDENCIES, planning: watched });
  expect(preparedOn).toBe("Prepared on 31 December 2026.");
  expect(startDates).toEqual([{ year: 2026, month: 12 }]);
});
