// Uses the storage that its environment names, as the app does, and says what it could do.
import { parseConfig } from "#functions/config/config.ts";
import { createAzureRateLimiter } from "#functions/storage/azure-rate-limiter.ts";
import { createAzureReportQueue, REPORT_QUEUE } from "#functions/storage/azure-report-queue.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";

const { access } = parseConfig(process.env).storage;
const rateLimiter = createAzureRateLimiter(access, Date.now);
await createAzureReportRows(access).ping();
console.log("rows answer");
await rateLimiter.take({ name: "day", maximum: 1, windowMs: 60_000 }, "subject", "report");
const { isCounted } = await rateLimiter.take(
  { name: "day", maximum: 1, windowMs: 60_000 },
  "subject",
  "other",
);
console.log(isCounted ? "limits do not count" : "limits count");
await createAzureReportQueue(access, REPORT_QUEUE).put("2026-11-21-id");
console.log("the queue takes messages");
