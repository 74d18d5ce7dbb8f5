import { monitorEventLoopDelay } from "node:perf_hooks";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { pensionPlanOf } from "#shared/pension/form.ts";
import { PENSION } from "#shared/pension/report.ts";
import { readBrand } from "#shared/report/brand.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import type { Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { kilobytes, milliseconds, quantile, timed, timesAsLong } from "./measure.ts";
import { engineService, PENSION_FORM, planningContext } from "./plans.ts";
import { atMost, type Row } from "./table.ts";

const WARM_UPS = 40;
const RUNS = 100;
const NANOSECONDS = 1e6;
const UNTAGGED_WORKER = new URL("baselines/untagged-pdf-worker.ts", import.meta.url);

/** Measures PDFs of a retirement report in each language, and in English without tags, one at a time and in turns. */
export async function benchPdf(): Promise<readonly Row[]> {
  const [english, arabic] = [await pensionReport("en"), await pensionReport("ar")];
  const options = { queueLimit: 2 * WARM_UPS, deadlineMs: 120_000 };
  const renderer = createPdfRenderer(options);
  const untagged = createPdfRenderer({ ...options, workerUrl: UNTAGGED_WORKER });
  const draw = (document: ReportDocument) => timed(() => renderer.render(document));
  const drawUntagged = () => timed(() => untagged.render(english));
  const first = await draw(english);
  await Promise.all(Array.from({ length: WARM_UPS }, () => [draw(english), draw(arabic)]).flat());
  await Promise.all(Array.from({ length: WARM_UPS }, drawUntagged));

  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const times: number[] = [];
  const arabicTimes: number[] = [];
  const untaggedTimes: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    times.push(await draw(english));
    arabicTimes.push(await draw(arabic));
    untaggedTimes.push(await drawUntagged());
  }
  delay.disable();
  const [size, arabicSize] = [await renderer.render(english), await renderer.render(arabic)];
  await Promise.all([renderer.close(), untagged.close()]);
  const slowness = (values: readonly number[]) => quantile(values, 0.5) / quantile(untaggedTimes, 0.5);
  return [
    { what: "PDF of a retirement report, warm p50", measured: milliseconds(quantile(times, 0.5)) },
    { what: "PDF, warm p99", measured: milliseconds(quantile(times, 0.99)) },
    { what: "PDF in Arabic, warm p50", measured: milliseconds(quantile(arabicTimes, 0.5)) },
    { what: "PDF without tags, warm p50", measured: milliseconds(quantile(untaggedTimes, 0.5)) },
    { what: "PDF in Arabic, warm p99", measured: milliseconds(quantile(arabicTimes, 0.99)) },
    atMost("PDF against itself without tags", slowness(times), 1.15, timesAsLong),
    atMost("PDF in Arabic against English without tags", slowness(arabicTimes), 2, timesAsLong),
    atMost("PDF of a retirement report, size", size.length, 100_000, kilobytes),
    atMost("PDF in Arabic, size", arabicSize.length, 110_000, kilobytes),
    atMost("event-loop delay meanwhile, p99", delay.percentile(99) / NANOSECONDS, 20, milliseconds),
    { what: "PDF, start of a worker and first report", measured: milliseconds(first) },
  ];
}

async function pensionReport(language: Language): Promise<ReportDocument> {
  const wording = WORDINGS[language];
  const today = { year: 2026, month: 11, day: 21 };
  const context = planningContext(engineService(EMBEDDED_MODEL));
  const result = await forecastPension(pensionPlanOf(PENSION_FORM), context);
  return PENSION.build(PENSION_FORM, result, { today, brand: readBrand({}, wording), wording });
}
