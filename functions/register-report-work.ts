import { app } from "@azure/functions";
import { logWork } from "#functions/endpoints/log-work.ts";
import { type SendReportDependencies, sendReport } from "#functions/endpoints/send-report.ts";
import { type SweepReportsDependencies, sweepReports } from "#functions/endpoints/sweep-reports.ts";
import { REPORT_QUEUE } from "#functions/storage/report-queue.ts";

interface WorkOptions extends SendReportDependencies, SweepReportsDependencies {
  /** A clock that never goes back, milliseconds. */
  readonly elapsed: () => number;
}

/** Makes what nobody waits for functions of the app: `SendReport` by the queue, `SweepReports` by the clock. */
export function registerReportWork({ elapsed, ...dependencies }: WorkOptions): void {
  app.storageQueue("SendReport", {
    queueName: REPORT_QUEUE,
    connection: "AzureWebJobsStorage",
    handler: (id, context) =>
      logWork(context, elapsed, () =>
        sendReport(String(id), Number(context.triggerMetadata?.["dequeueCount"]), dependencies),
      ),
  });
  app.timer("SweepReports", {
    schedule: "0 */5 * * * *",
    handler: ({ isPastDue }, context) =>
      logWork(context, elapsed, () => sweepReports(isPastDue, dependencies)),
  });
}
