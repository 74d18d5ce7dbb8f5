import { monitorEventLoopDelay } from "node:perf_hooks";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { forecastPension } from "#shared/pension/forecast.ts";
import { pensionPlanOf } from "#shared/pension/form.ts";
import { PENSION } from "#shared/pension/report.ts";
import { readBrand } from "#shared/report/brand.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { EN } from "#shared/wording/generated/en.js";
import { milliseconds, quantile, timed } from "./measure.ts";
import { FUND_CODES, PENSION_FORM } from "./plans.ts";
import { atMost, type Row } from "./table.ts";

const WARM_UPS = 40;
const RUNS = 100;
const NANOSECONDS = 1e6;

/** A retirement report, drawn one after the other. */
export async function benchPdf(): Promise<readonly Row[]> {
  const document = await pensionReport();
  const renderer = createPdfRenderer({ queueLimit: WARM_UPS, deadlineMs: 120_000 });
  const first = await timed(() => renderer.render(document));
  await Promise.all(Array.from({ length: WARM_UPS }, () => renderer.render(document)));

  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await timed(() => renderer.render(document)));

  delay.disable();
  await renderer.close();
  return [
    atMost("PDF of a retirement report, warm p50", quantile(times, 0.5), 180, milliseconds),
    { what: "PDF, warm p99", measured: milliseconds(quantile(times, 0.99)) },
    atMost("event-loop delay meanwhile, p99", delay.percentile(99) / NANOSECONDS, 20, milliseconds),
    { what: "PDF, start of a worker and first report", measured: milliseconds(first) },
  ];
}

async function pensionReport(): Promise<ReportDocument> {
  const today = { year: 2026, month: 11, day: 21 };
  const result = await forecastPension(pensionPlanOf(PENSION_FORM), {
    start: { year: today.year, month: today.month },
    planning: createEmbeddedPlanningService(FUND_CODES),
    funds: FUND_CODES,
  });
  return PENSION.build(PENSION_FORM, result, { today, brand: readBrand({}, EN), wording: EN });
}
