import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { app } from "@azure/functions";
import { dubaiDay, dubaiMonth } from "#shared/domain/plan-month.ts";
import type { Config } from "./config/config.ts";
import { composeReportMail } from "./delivery/compose-report-mail.ts";
import { logWork } from "./delivery/log-work.ts";
import { MESSAGES_AT_ONCE, sendReport } from "./delivery/send-report.ts";
import { sweepReports } from "./delivery/sweep-reports.ts";
import {
  calculate,
  calculateFamily,
  calculateFutures,
  calculateInsights,
  calculateMultiGoal,
} from "./endpoints/calculate.ts";
import { calculateCheckIn } from "./endpoints/calculate-check-in.ts";
import { calculateReplay } from "./endpoints/calculate-replay.ts";
import { downloadPdf } from "./endpoints/download-pdf.ts";
import { emailPdf } from "./endpoints/email-pdf.ts";
import { health } from "./endpoints/health.ts";
import { mcp } from "./endpoints/mcp.ts";
import { openApi } from "./endpoints/open-api.ts";
import { reportFault } from "./endpoints/report-fault.ts";
import { createArrivalClock } from "./http/arrival-clock.ts";
import { createCallLog } from "./http/call-log.ts";
import { ALL_METHODS, createHandler } from "./http/create-handler.ts";
import type { IncomingRequest } from "./http/endpoint.ts";
import { createTurns } from "./http/turns.ts";
import { createOutboxTransport } from "./mail/outbox-transport.ts";
import { createSendGridTransport } from "./mail/sendgrid-transport.ts";
import { createPdfRenderer } from "./pdf/create-pdf-renderer.ts";
import { withoutBadLogo } from "./pdf/without-bad-logo.ts";
import { createEmbeddedPlanningService } from "./planning/embedded-planning-service.ts";
import { createHttpPlanningService } from "./planning/http-planning-service.ts";
import { clientAddress, siteOf } from "./rate-limits/client-address.ts";
import { createAzureRateLimiter } from "./storage/azure-rate-limiter.ts";
import { createAzureReportQueue, REPORT_POISON_QUEUE, REPORT_QUEUE } from "./storage/azure-report-queue.ts";
import { createAzureReportRows } from "./storage/azure-report-rows.ts";
import { createReportHashes } from "./storage/report-id.ts";

/**
 * Concurrent calculations with an external planning service, each of which calls it up to a dozen times, for a family two
 * or three dozen.
 */
const CALCULATIONS_AT_ONCE = 64;
/** Concurrent insights, each of which calls the planning service two dozen times. */
const INSIGHTS_AT_ONCE = 16;
/** Concurrent downloads: those being rendered, and as many that are calculated in the meantime. */
const DOWNLOADS_AT_ONCE = 4;
/** Concurrent orders. Each calls the storage five times in sequence, so that more at once would all be late. */
const ORDERS_AT_ONCE = 16;

/** The longest wait lets an answer take at most two seconds. */
const CALCULATIONS = { longestWaitMs: 1_500, firstExpectedMs: 10 };
/** A report is calculated with its insights. */
const CALCULATIONS_OF_REPORTS = { longestWaitMs: 1_500, firstExpectedMs: 40 };
const DOWNLOADS = { longestWaitMs: 1_500, firstExpectedMs: 400 };
/** No result waits for insights, so they give way first. */
const INSIGHTS = { longestWaitMs: 1_000, firstExpectedMs: 30 };
/** The storage then takes some time to store an order. */
const ORDERS = { longestWaitMs: 1_000, firstExpectedMs: 100 };

/** Composes the app from its configuration, and registers its functions with the host. */
export function registerApp({
  funds,
  allowedOrigins,
  brands,
  partners,
  mail,
  planningService,
  reports,
  storage,
  topology,
  servesAssistants,
  notices,
  isInAzure,
}: Config): void {
  const { tools, trustedProxies, ...reportLimits } = reports;

  // On a developer's machine the start script prints them.
  if (isInAzure) for (const notice of notices) console.warn(notice);

  const now = Date.now;
  const elapsed = () => performance.now();
  const eventsHandled = () => performance.nodeTiming.uvMetricsInfo.events;
  const arrivalTime = createArrivalClock(elapsed);
  const log = createCallLog(elapsed);
  const clientOf = (request: Pick<IncomingRequest, "headers">) => clientAddress(request, trustedProxies);
  const today = () => dubaiDay(now());
  const currentMonth = () => dubaiMonth(now());

  const planning =
    planningService === undefined
      ? createEmbeddedPlanningService(funds)
      : createHttpPlanningService(planningService);
  // An adapter of its own, so that its failures do not affect results.
  const insightPlanning =
    planningService === undefined ? planning : createHttpPlanningService(planningService);
  const making = { planning, insightPlanning, funds, brands };
  const rows = createAzureReportRows(storage.access);
  const queue = createAzureReportQueue(storage.access, REPORT_QUEUE);
  const poison = createAzureReportQueue(storage.access, REPORT_POISON_QUEUE);
  const rateLimiter = createAzureRateLimiter(storage.access, now);
  const hashes = createReportHashes(storage.hashSecret);
  const transport =
    mail.transport === "sendgrid" ? createSendGridTransport(mail) : createOutboxTransport({ ...mail, now });
  const downloadedPdf = withoutBadLogo(createPdfRenderer(), console.warn);
  // A renderer of its own, so that mails and downloads do not delay each other.
  const mailedPdf = withoutBadLogo(
    createPdfRenderer({ workers: 1, queueLimit: MESSAGES_AT_ONCE, deadlineMs: 20_000 }),
    console.warn,
  );

  // The embedded engine occupies the only thread. Calculations for mails take no turns: the queue limits them.
  const isEmbedded = planningService === undefined;
  const turns = (places: number) => createTurns({ places, elapsed, eventsHandled, siteOf });
  const calculationTurns = turns(isEmbedded ? 1 : CALCULATIONS_AT_ONCE);
  const insightTurns = isEmbedded ? calculationTurns : turns(INSIGHTS_AT_ONCE);
  const downloadTurns = turns(DOWNLOADS_AT_ONCE);
  const orderTurns = turns(ORDERS_AT_ONCE);

  const calculating = { planning, funds, currentMonth, inTurn: calculationTurns(CALCULATIONS) };
  const insightsInTurn = insightTurns(INSIGHTS);

  const [siteOrigin = ""] = allowedOrigins;

  const endpoints = [
    calculate(calculating),
    calculateMultiGoal(calculating),
    calculateFamily(calculating),
    calculateInsights({ ...calculating, planning: insightPlanning, inTurn: insightsInTurn }),
    calculateCheckIn(calculating),
    // The single scenarios of the embedded service, and the history of its markets; an external one has neither.
    ...(isEmbedded
      ? [
          calculateFutures({ ...calculating, inTurn: insightsInTurn }),
          calculateReplay({ funds, currentMonth, inTurn: insightsInTurn }),
        ]
      : []),
    emailPdf({
      allowedOrigins,
      tools,
      inTurn: orderTurns(ORDERS),
      today,
      now,
      rows,
      queue,
      hashes,
      partners,
      rateLimiter,
      ...reportLimits,
    }),
    downloadPdf({
      allowedOrigins,
      tools,
      today,
      pdf: downloadedPdf,
      inTurn: downloadTurns(DOWNLOADS),
      calculateInTurn: calculationTurns(CALCULATIONS_OF_REPORTS),
      ...making,
    }),
    ...(servesAssistants
      ? [mcp({ allowedOrigins, siteOrigin, planning, funds, brands, today, inTurn: calculating.inTurn })]
      : []),
    reportFault({ elapsed }),
    health({ planning, funds, currentMonth, storage: [rows, queue, rateLimiter], topology }),
    openApi(calculating.inTurn),
  ];
  for (const endpoint of endpoints) {
    app.http(endpoint.name, {
      route: endpoint.route,
      methods: ALL_METHODS,
      authLevel: "anonymous",
      handler: createHandler(endpoint, { allowedOrigins, elapsed, arrivalTime, clientOf, log }),
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
      logWork(context, elapsed, () => sweepReports(isPastDue, { rows, queue, rateLimiter, now })),
  });
}
