import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { app, type HttpMethod } from "@azure/functions";
import { dubaiDay, dubaiMonth } from "#shared/domain/plan-month.ts";
import { readConfig } from "./config/config.ts";
import { composeReportMail } from "./delivery/compose-report-mail.ts";
import { logWork } from "./delivery/log-work.ts";
import { sendReport } from "./delivery/send-report.ts";
import { sweepReports } from "./delivery/sweep-reports.ts";
import { calculate, calculateInsights, calculateMultiGoal } from "./endpoints/calculate.ts";
import { downloadPdf } from "./endpoints/download-pdf.ts";
import { emailPdf } from "./endpoints/email-pdf.ts";
import { health } from "./endpoints/health.ts";
import { openApi } from "./endpoints/open-api.ts";
import { createArrivalClock } from "./http/arrival-clock.ts";
import { createHandler } from "./http/create-handler.ts";
import { createTurns } from "./http/turns.ts";
import { createOutboxTransport } from "./mail/outbox-transport.ts";
import { createSendGridTransport } from "./mail/sendgrid-transport.ts";
import { createPdfRenderer } from "./pdf/create-pdf-renderer.ts";
import { withoutBadLogo } from "./pdf/without-bad-logo.ts";
import { createEmbeddedPlanningService } from "./planning/embedded-planning-service.ts";
import { createHttpPlanningService } from "./planning/http-planning-service.ts";
import { createAzureLimits } from "./storage/azure-limits.ts";
import { createAzureReportQueue } from "./storage/azure-report-queue.ts";
import { createAzureReportRows } from "./storage/azure-report-rows.ts";
import { createReportHashes } from "./storage/report-id.ts";
import { REPORT_POISON_QUEUE, REPORT_QUEUE } from "./storage/report-queue.ts";

/** How many are at work at once where an external planning service forecasts, which each asks up to a dozen times. */
const CALCULATIONS_AT_ONCE = 64;
/** Each of them asks it two dozen times. */
const INSIGHTS_AT_ONCE = 16;
/** As many as the renderer draws, and as many more that are calculated meanwhile. */
const DOWNLOADS_AT_ONCE = 4;
/** Each asks the storage five times, one after the other; more at once would make all of them late. */
const ORDERS_AT_ONCE = 16;

/** What a visitor waits for has begun by then, or is refused: answered within two seconds. Unit: ms. */
const LONGEST_WAIT_MS = 1_500;
/** The same for its order to be stored, which takes the storage some time besides. Unit: ms. */
const LONGEST_WAIT_OF_ORDERS_MS = 1_000;
/** No result waits for insights, so they give way first. Unit: ms. */
const LONGEST_WAIT_OF_INSIGHTS_MS = 500;

/** All that the library can take, so that a wrong method is answered by us and not by the host. */
const ALL_METHODS: HttpMethod[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const config = readConfig();
const { funds, allowedOrigins, brands, mail, planningService, reports, storage, notices, isInAzure } = config;
const { tools, ...reportLimits } = reports;

// On a developer's machine the start says them.
if (isInAzure) for (const notice of notices) console.warn(notice);

const now = Date.now;
const elapsed = () => performance.now();
const eventsHandled = () => performance.nodeTiming.uvMetricsInfo.events;
const arrivalTime = createArrivalClock(elapsed);
const today = () => dubaiDay(now());
const currentMonth = () => dubaiMonth(now());

const planning =
  planningService === undefined
    ? createEmbeddedPlanningService(funds)
    : createHttpPlanningService(planningService);
// With patience of its own: what fails here must not keep results away.
const insightPlanning = planningService === undefined ? planning : createHttpPlanningService(planningService);
const making = { planning, insightPlanning, funds, brands };
const rows = createAzureReportRows(storage.access);
const queue = createAzureReportQueue(storage.access, REPORT_QUEUE);
const poison = createAzureReportQueue(storage.access, REPORT_POISON_QUEUE);
const limits = createAzureLimits(storage.access, now);
const hashes = createReportHashes(storage.hashSecret);
const transport =
  mail.transport === "sendgrid" ? createSendGridTransport(mail) : createOutboxTransport({ ...mail, now });
const downloadedPdf = withoutBadLogo(createPdfRenderer(), console.warn);
// A renderer of its own, so that mail does not keep visitors from their downloads, nor these keep mail from going out:
// the host hands out at most twelve messages at once (host.json).
const mailedPdf = withoutBadLogo(createPdfRenderer({ workers: 1, deadlineMs: 20_000 }), console.warn);

// The embedded engine holds the one thread that there is. What is mailed calculates out of turn: the queue bounds it.
const isEmbedded = planningService === undefined;
const calculationTurns = createTurns({
  places: isEmbedded ? 1 : CALCULATIONS_AT_ONCE,
  elapsed,
  eventsHandled,
});
const insightTurns = isEmbedded
  ? calculationTurns
  : createTurns({ places: INSIGHTS_AT_ONCE, elapsed, eventsHandled });
const downloadTurns = createTurns({ places: DOWNLOADS_AT_ONCE, elapsed, eventsHandled });
const orderTurns = createTurns({ places: ORDERS_AT_ONCE, elapsed, eventsHandled });
const calculateInTurn = calculationTurns(LONGEST_WAIT_MS);

const endpoints = [
  calculate({ planning, funds, currentMonth, inTurn: calculateInTurn }),
  calculateMultiGoal({ planning, funds, currentMonth, inTurn: calculateInTurn }),
  calculateInsights({
    planning: insightPlanning,
    funds,
    currentMonth,
    inTurn: insightTurns(LONGEST_WAIT_OF_INSIGHTS_MS),
  }),
  emailPdf({
    allowedOrigins,
    tools,
    inTurn: orderTurns(LONGEST_WAIT_OF_ORDERS_MS),
    today,
    now,
    rows,
    queue,
    hashes,
    limits,
    ...reportLimits,
  }),
  downloadPdf({
    allowedOrigins,
    tools,
    today,
    pdf: downloadedPdf,
    inTurn: downloadTurns(LONGEST_WAIT_MS),
    calculateInTurn,
    ...making,
  }),
  health({ planning, funds, currentMonth, storage: [rows, queue, limits] }),
  openApi(),
];
for (const endpoint of endpoints) {
  app.http(endpoint.name, {
    route: endpoint.route,
    methods: ALL_METHODS,
    authLevel: "anonymous",
    handler: createHandler(endpoint, { allowedOrigins, elapsed, arrivalTime }),
  });
}

app.storageQueue("SendReport", {
  queueName: REPORT_QUEUE,
  connection: "AzureWebJobsStorage",
  handler: (id, context) => {
    const dequeueCount = Number(context.triggerMetadata?.["dequeueCount"]);
    return logWork(context, elapsed, () =>
      sendReport(String(id), dequeueCount, {
        rows,
        queue,
        poison,
        transport,
        compose: (report) => composeReportMail(report, { pdf: mailedPdf, ...making }),
        now,
        newRevision: randomUUID,
        sleep,
      }),
    );
  },
});
app.timer("SweepReports", {
  schedule: "0 */5 * * * *",
  handler: ({ isPastDue }, context) =>
    logWork(context, elapsed, () => sweepReports(isPastDue, { rows, queue, limits, now })),
});
