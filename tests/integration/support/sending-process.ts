// Sends one report as `SendReport` does, over a real storage, in a process that may be told to die at one of its steps:
// node sending-process.ts <connection string> <provider's origin> <id> <step to die at>, a step being its name and
// `before` or `after`, as in `send:after`.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sendReport } from "#functions/delivery/send-report.ts";
import { createSendGridTransport } from "#functions/mail/sendgrid-transport.ts";
import {
  createAzureReportQueue,
  REPORT_POISON_QUEUE,
  REPORT_QUEUE,
} from "#functions/storage/azure-report-queue.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";
import { API_KEY, testMail } from "./report-orders.ts";

const [connectionString = "", origin = "", id = "", fatal = ""] = process.argv.slice(2);

const counts = new Map<string, number>();

/** Names the steps of a kind by their count, as `replace 2`. */
async function step<T>(kind: string, work: () => Promise<T>): Promise<T> {
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  const name = count === 1 ? kind : `${kind} ${count}`;
  dieAt(`${name}:before`);
  const result = await work();
  dieAt(`${name}:after`);
  return result;
}

function dieAt(place: string): void {
  if (place === fatal) process.kill(process.pid, "SIGKILL");
}

const rows = createAzureReportRows(connectionString);
const queue = createAzureReportQueue(connectionString, REPORT_QUEUE);
const from = { address: "plans@example.com", name: "Goal Planner" };
const transport = createSendGridTransport({ apiKey: API_KEY, baseUrl: origin, from });

const delivery = await sendReport(id, 1, {
  rows: {
    ...rows,
    find: (wanted) => step("find", () => rows.find(wanted)),
    replace: (...change) => step("replace", () => rows.replace(...change)),
  },
  queue: { ...queue, put: (put, delayMs) => step("put", () => queue.put(put, delayMs)) },
  poison: createAzureReportQueue(connectionString, REPORT_POISON_QUEUE),
  transport: { send: (message) => step("send", () => transport.send(message)) },
  compose: (report) => step("compose", async () => testMail(report.id)),
  now: Date.now,
  newRevision: randomUUID,
  sleep,
  firstDelayMs: 0,
});
console.log(delivery.status);
