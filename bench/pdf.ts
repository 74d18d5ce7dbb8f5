import { monitorEventLoopDelay } from "node:perf_hooks";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { forecastPension } from "#shared/pension/forecast.ts";
import { pensionPlanOf } from "#shared/pension/form.ts";
import { PENSION } from "#shared/pension/report.ts";
import { readBrand } from "#shared/report/brand.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import type { Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { kilobytes, milliseconds, quantile, timed } from "./measure.ts";
import { FUND_CODES, PENSION_FORM } from "./plans.ts";
import { atMost, type Row } from "./table.ts";

const WARM_UPS = 40;
const RUNS = 100;
const NANOSECONDS = 1e6;

/** A retirement report in each language, drawn one after the other and in turns. */
export async function benchPdf(): Promise<readonly Row[]> {
  const [english, arabic] = [await pensionReport("en"), await pensionReport("ar")];
  const renderer = createPdfRenderer({ queueLimit: 2 * WARM_UPS, deadlineMs: 120_000 });
  const draw = (document: ReportDocument) => timed(() => renderer.render(document));
  const first = await draw(english);
  await Promise.all(Array.from({ length: WARM_UPS }, () => [draw(english), draw(arabic)]).flat());

  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const times: number[] = [];
  const arabicTimes: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    times.push(await draw(english));
    arabicTimes.push(await draw(arabic));
  }
  delay.disable();
  const [size, arabicSize] = [await renderer.render(english), await renderer.render(arabic)];
  await renderer.close();
  return [
    atMost("PDF of a retirement report, warm p50", quantile(times, 0.5), 180, milliseconds),
    { what: "PDF, warm p99", measured: milliseconds(quantile(times, 0.99)) },
    atMost("PDF in Arabic, warm p50", quantile(arabicTimes, 0.5), 180, milliseconds),
    { what: "PDF in Arabic, warm p99", measured: milliseconds(quantile(arabicTimes, 0.99)) },
    atMost("PDF of a retirement report, size", size.length, 100_000, kilobytes),
    atMost("PDF in Arabic, size", arabicSize.length, 110_000, kilobytes),
    atMost("event-loop delay meanwhile, p99", delay.percentile(99) / NANOSECONDS, 20, milliseconds),
    { what: "PDF, start of a worker and first report", measured: milliseconds(first) },
  ];
}

async function pensionReport(language: Language): Promise<ReportDocument> {
  const wording = WORDINGS[language];
  const today = { year: 2026, month: 11, day: 21 };
  const result = await forecastPension(pensionPlanOf(PENSION_FORM), {
    start: { year: today.year, month: today.month },
    planning: createEmbeddedPlanningService(FUND_CODES),
    funds: FUND_CODES,
  });
  return PENSION.build(PENSION_FORM, result, { today, brand: readBrand({}, wording), wording });
}
