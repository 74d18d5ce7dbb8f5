import { app, type HttpMethod } from "@azure/functions";
import { calculate } from "#functions/endpoints/calculate.ts";
import { calculateMultiGoal } from "#functions/endpoints/calculate-multi-goal.ts";
import { composeReportMail } from "#functions/endpoints/compose-report-mail.ts";
import { downloadPdf } from "#functions/endpoints/download-pdf.ts";
import { emailPdf } from "#functions/endpoints/email-pdf.ts";
import { health } from "#functions/endpoints/health.ts";
import { logWork } from "#functions/endpoints/log-work.ts";
import { openApi } from "#functions/endpoints/open-api.ts";
import { sendReport } from "#functions/endpoints/send-report.ts";
import { sweepReports } from "#functions/endpoints/sweep-reports.ts";
import { createHandler } from "#functions/http/create-handler.ts";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { readReportRequest } from "#functions/reports/read-report-request.ts";
import { createAzureReportQueue } from "#functions/storage/azure-report-queue.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";
import { createReportHashes } from "#functions/storage/report-id.ts";
import { REPORT_POISON_QUEUE, REPORT_QUEUE } from "#functions/storage/report-queue.ts";
import { dubaiDay, dubaiMonth } from "#shared/domain/plan-month.ts";
import { EN } from "#shared/wording/en.ts";
import { readConfig } from "./config.ts";
import { createTransport } from "./create-transport.ts";

/** All that the library can take, so that a wrong method is answered by us and not by the host. */
const ALL_METHODS: HttpMethod[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const { funds, allowedOrigins, brand, mail, storage } = readConfig();
const now = Date.now;
const elapsed = () => performance.now();
const planning = { planning: createEmbeddedPlanningService(funds), funds };
const atPresent = { ...planning, currentMonth: () => dubaiMonth(now()) };
const describing = { ...planning, brand, wording: EN };
const pdf = createPdfRenderer();
const asking = { allowedOrigins, today: () => dubaiDay(now()) };
const reports = {
  rows: createAzureReportRows(storage),
  queue: createAzureReportQueue(storage, REPORT_QUEUE),
  now,
};

const endpoints = [
  calculate(atPresent),
  calculateMultiGoal(atPresent),
  emailPdf({
    ...reports,
    hashes: createReportHashes(storage),
    readOrder: (request) => readReportRequest(request, asking),
  }),
  downloadPdf({ ...describing, ...asking, pdf }),
  health({ ...atPresent, storage: [reports.rows, reports.queue] }),
  openApi(),
];
for (const endpoint of endpoints) {
  app.http(endpoint.name, {
    route: endpoint.route,
    methods: ALL_METHODS,
    authLevel: "anonymous",
    handler: createHandler(endpoint, { allowedOrigins, elapsed }),
  });
}

const sending = {
  ...reports,
  poison: createAzureReportQueue(storage, REPORT_POISON_QUEUE),
  transport: createTransport(mail),
  compose: (report: Parameters<typeof composeReportMail>[0]) =>
    composeReportMail(report, { ...describing, render: pdf.render }),
};
app.storageQueue("SendReport", {
  queueName: REPORT_QUEUE,
  connection: "AzureWebJobsStorage",
  handler: (id, context) =>
    logWork(context, elapsed, () =>
      sendReport(String(id), Number(context.triggerMetadata?.["dequeueCount"]), sending),
    ),
});

app.timer("SweepReports", {
  schedule: "0 */5 * * * *",
  handler: ({ isPastDue }, context) =>
    logWork(context, elapsed, async () => {
      await sweepReports(isPastDue, reports);
      return "swept";
    }),
});
