import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { calculate } from "#functions/endpoints/calculate.ts";
import { calculateMultiGoal } from "#functions/endpoints/calculate-multi-goal.ts";
import { composeReportMail } from "#functions/endpoints/compose-report-mail.ts";
import { downloadPdf } from "#functions/endpoints/download-pdf.ts";
import { emailPdf } from "#functions/endpoints/email-pdf.ts";
import { health } from "#functions/endpoints/health.ts";
import { openApi } from "#functions/endpoints/open-api.ts";
import { atMost } from "#functions/http/at-most.ts";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { createHttpPlanningService } from "#functions/planning/http-planning-service.ts";
import { createAzureLimits } from "#functions/storage/azure-limits.ts";
import { createAzureReportQueue } from "#functions/storage/azure-report-queue.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";
import { createReportHashes } from "#functions/storage/report-id.ts";
import { REPORT_POISON_QUEUE, REPORT_QUEUE } from "#functions/storage/report-queue.ts";
import { dubaiDay, dubaiMonth } from "#shared/domain/plan-month.ts";
import { EN } from "#shared/wording/en.ts";
import { readConfig } from "./config/config.ts";
import { createTransport } from "./create-transport.ts";
import { registerEndpoint } from "./register-endpoint.ts";
import { registerReportWork } from "./register-report-work.ts";

/** Each of them asks an external planning service up to a dozen times at once. */
const MAXIMUM_CALCULATIONS_AT_WORK = 64;

const { funds, allowedOrigins, brand, mail, planningService, reports, storage } = readConfig();
const now = Date.now;
const elapsed = () => performance.now();
const today = () => dubaiDay(now());

const planning = {
  planning:
    planningService === undefined
      ? createEmbeddedPlanningService(funds)
      : createHttpPlanningService(planningService),
  funds,
};
const planningNow = { ...planning, currentMonth: () => dubaiMonth(now()) };
const making = { ...planning, brand, wording: EN };
const kept = {
  rows: createAzureReportRows(storage),
  queue: createAzureReportQueue(storage, REPORT_QUEUE),
  limits: createAzureLimits(storage, now),
  now,
};
const asking = { allowedOrigins, today, ...reports };

const atMostSome = atMost(MAXIMUM_CALCULATIONS_AT_WORK);
const endpoints = [
  atMostSome(calculate(planningNow)),
  atMostSome(calculateMultiGoal(planningNow)),
  emailPdf({ ...kept, ...asking, hashes: createReportHashes(storage) }),
  downloadPdf({ ...making, ...asking, pdf: createPdfRenderer() }),
  health({ ...planningNow, storage: [kept.rows, kept.queue, kept.limits] }),
  openApi(),
];
for (const endpoint of endpoints) registerEndpoint(endpoint, { allowedOrigins, elapsed });

// A renderer of its own, so that mail does not keep visitors from their downloads, nor these keep mail from going out:
// the host hands out at most twelve messages at once (host.json).
const mailPdf = createPdfRenderer({ workers: 1, deadlineMs: 20_000 });
registerReportWork({
  ...kept,
  poison: createAzureReportQueue(storage, REPORT_POISON_QUEUE),
  transport: createTransport(mail),
  compose: (report) => composeReportMail(report, { ...making, pdf: mailPdf }),
  elapsed,
  newRevision: randomUUID,
  sleep,
});
