import { monitorEventLoopDelay } from "node:perf_hooks";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { calculatePension } from "#shared/calculators/pension.ts";
import { pensionPlanOf } from "#shared/contract/plan-of-form.ts";
import type { PensionForm } from "#shared/contract/schemas/pension.ts";
import { PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { readBrand } from "#shared/report/brand.ts";
import { PENSION_REPORT } from "#shared/report/pension-report.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { EN } from "#shared/wording/en.ts";
import { megabytes, milliseconds, perSecond, quantileOf, timed } from "./measure.ts";
import { FUND_CODES } from "./plans.ts";
import { atLeast, atMost, type Row } from "./table.ts";

const WARM_UPS = 40;
const RUNS = 100;
const BURST = 160;
const NANOSECONDS = 1e6;

/** A retirement report: one after the other, then as many at once as there are workers. */
export async function benchPdf(): Promise<readonly Row[]> {
  const document = await pensionReport();
  const renderer = createPdfRenderer({ queueLimit: BURST, deadlineMs: 120_000 });
  const first = await timed(() => renderer.render(document));
  await Promise.all(Array.from({ length: WARM_UPS }, () => renderer.render(document)));

  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await timed(() => renderer.render(document)));

  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const burst = await timed(() =>
    Promise.all(Array.from({ length: BURST }, () => renderer.render(document))),
  );
  clearInterval(sampler);
  delay.disable();
  await renderer.close();
  return [
    atMost("PDF of a retirement report, warm p50", quantileOf(times, 0.5), 180, milliseconds),
    { what: "PDF, warm p99", measured: milliseconds(quantileOf(times, 0.99)) },
    atMost("event-loop delay meanwhile, p99", delay.percentile(99) / NANOSECONDS, 20, milliseconds),
    atLeast("PDF, sustained on two workers", BURST / (burst / 1000), 8, perSecond),
    atMost("PDF, peak memory of the process", peak, 450e6, megabytes),
    { what: "PDF, start of a worker and first report", measured: milliseconds(first) },
  ];
}

async function pensionReport(): Promise<ReportDocument> {
  const form: PensionForm = {
    ...PENSION_DEFAULTS,
    risk: "Balanced",
    monthlySalary: 20_000,
    name: "Layla Haddad",
    email: "layla@example.com",
    phoneNumberCountryCode: "+971",
    phoneNumber: "501234567",
    companyName: "",
  };
  const today = { year: 2026, month: 11, day: 21 };
  const result = await calculatePension(pensionPlanOf(form), {
    start: { year: today.year, month: today.month },
    planning: createEmbeddedPlanningService(FUND_CODES),
    funds: FUND_CODES,
  });
  return PENSION_REPORT.build(form, result, { today, brand: readBrand({}, EN), wording: EN });
}
