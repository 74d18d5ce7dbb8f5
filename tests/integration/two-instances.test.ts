import { setTimeout as sleep } from "node:timers/promises";
import { TableClient } from "@azure/data-tables";
import { QueueClient } from "@azure/storage-queue";
import { expect, test } from "vitest";
import { MESSAGES_AT_ONCE } from "#functions/delivery/send-report.ts";
import { sweepReports } from "#functions/delivery/sweep-reports.ts";
import { createAzureRateLimiter } from "#functions/storage/azure-rate-limiter.ts";
import { createAzureReportQueue, REPORT_QUEUE } from "#functions/storage/azure-report-queue.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { PENSION_FORM, PENSION_PLAN } from "../fixtures/forms.ts";
import { allOf } from "./support/all-of.ts";
import { API_KEY } from "./support/report-orders.ts";
import { send } from "./support/send.ts";
import { startSendGrid } from "./support/sendgrid.ts";

/** `npm run test:faults` has 1,000 of them. */
const ORDERS = Number(process.env["ORDERS"] ?? 40);
/** Far more than it takes, on a busy machine as well. */
const TIMEOUT_MS = 60_000 + ORDERS * 3_000;
/** An instance is killed each time that so many reports more have arrived at the mail provider. */
const MAILS_PER_KILL = 20;
/** Visitors who order at once. */
const VISITORS = 8;
/** Visitors who calculate meanwhile, and look at each result for a moment. */
const CALCULATING = 4;
const LOOKING_MS = 100;
/** Half of the orders go to recipients of their own; of the others so many to one. */
const ORDERS_OF_GREEDY = 5;
const MAXIMUM_OF_RECIPIENT = 3;
/** A claim of a dead process is given up, and a report without a message is stranded. */
const SWEEP_AFTER_MS = 11 * 60_000;
const SWEEPS = 3;

interface Order {
  readonly email: string;
  readonly age: number;
  readonly address: string;
}

/** Orders that differ in their recipient or in the age. */
function orders(): readonly Order[] {
  const own = ORDERS / 2;
  return Array.from({ length: ORDERS }, (_, index) => ({
    email:
      index < own
        ? `own-${index}@example.com`
        : `greedy-${Math.floor((index - own) / ORDERS_OF_GREEDY)}@example.com`,
    age: 30 + (index % ORDERS_OF_GREEDY),
    address: `203.${index >> 8}.${index & 255}.7:443`,
  }));
}

test(`${ORDERS} reports ordered at two instances on one storage, both killed repeatedly: none is lost, none is sent twice, and limits hold`, {
  timeout: TIMEOUT_MS,
}, async ({ annotate }) => {
  const [azurite, provider] = await Promise.all([startTemporaryAzurite(), startSendGrid(API_KEY)]);
  provider.answer("accepted late");
  const access = azurite.connectionString;
  const start = () =>
    startTool(["tools/functions-host/main.ts"], {
      AzureWebJobsStorage: access,
      MAIL_TRANSPORT: "sendgrid",
      SENDGRID_API_KEY: API_KEY,
      SENDGRID_BASE_URL: provider.origin,
      MAIL_FROM: "plans@example.com",
      FUNCTIONS_MESSAGE_LEASE_SECONDS: "5",
    });
  const instances: RunningProcess[] = [await start(), await start()];
  const instanceOf = (number: number) => instances[number % 2]?.origin ?? "";
  let isOver = false;

  /** Orders as a visitor does who tries again where the connection is lost, at whichever instance answers. */
  const ordered = async ({ email, age, address }: Order, number: number) => {
    const payload = encodePayload({ ...PENSION_FORM, email, age });
    const body = JSON.stringify({ baseUrl: "http://localhost:5173/", payload });
    const headers = ["Content-Type", "application/json", "X-Forwarded-For", address];
    for (let attempt = number; ; attempt++) {
      const answer = await send(instanceOf(attempt), "/api/EmailPdf", {
        method: "POST",
        headers,
        body,
      }).catch(() => undefined);
      if (answer !== undefined && answer.status !== 503) return answer;
      await sleep(200);
    }
  };
  const calculating = async (number: number) => {
    const options = {
      method: "POST",
      headers: ["Content-Type", "application/json"],
      body: JSON.stringify(PENSION_PLAN),
    };
    const statuses = new Set<number>();
    while (!isOver) {
      const answer = await send(instanceOf(number), "/api/Calculate", options).catch(() => undefined);
      if (answer !== undefined) statuses.add(answer.status);
      await sleep(LOOKING_MS);
    }
    return statuses;
  };
  let kills = 0;
  const killing = async () => {
    while (!isOver) {
      await sleep(20);
      if (provider.received.length < (kills + 1) * MAILS_PER_KILL) continue;
      const dying = kills++ % 2;
      instances[dying]?.kill();
      await instances[dying]?.exited;
      instances[dying] = await start();
    }
  };
  const queue = new QueueClient(access, REPORT_QUEUE);
  const isQueueEmpty = async () => (await queue.getProperties()).approximateMessagesCount === 0;
  const emptied = () => expect.poll(isQueueEmpty, { timeout: TIMEOUT_MS, interval: 500 }).toBe(true);

  const calculations = Array.from({ length: CALCULATING }, (_, number) => calculating(number));
  const killer = killing();
  const waiting = [...orders().entries()];
  const answers: { readonly order: Order; readonly status: number; readonly id: string | undefined }[] = [];
  const visit = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [number, order] = next;
      // Every third visitor clicks twice, and the clicks reach both instances.
      const clicks = number % 3 === 0 ? [number, number + 1] : [number];
      for (const { status, body } of await Promise.all(clicks.map((click) => ordered(order, click))))
        answers.push({ order, status, id: JSON.parse(body.toString()).reportId });
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  await emptied();
  isOver = true;
  await killer;
  const statuses = await Promise.all(calculations);

  // Sweeps ten minutes later find the reports of killed instances, and later sweeps those that failed meanwhile.
  const failed: number[] = [];
  for (let sweep = 1; sweep <= SWEEPS; sweep++) {
    const swept = await sweepReports(false, {
      rows: createAzureReportRows(access),
      queue: createAzureReportQueue(access, REPORT_QUEUE),
      rateLimiter: createAzureRateLimiter(access, Date.now),
      now: () => Date.now() + sweep * SWEEP_AFTER_MS,
    });
    failed.push(swept.failed);
    await emptied();
  }
  await Promise.all(instances.map(({ stop }) => stop()));

  const accepted = new Set(
    answers.flatMap(({ status, id }) => (status === 202 && id !== undefined ? [id] : [])),
  );
  const table = TableClient.fromConnectionString(access, "reports", { allowInsecureConnection: true });
  const states = (await allOf(table.listEntities<{ state: string }>())).map(({ state }) => state);
  const count = (state: string) => states.filter((each) => each === state).length;
  const [sent, unknown] = [count("sent"), count("unknown")];
  const mails = provider.received.map(({ personalizations: [first], content: [text] }) =>
    JSON.stringify([first?.to, text.value]),
  );
  await azurite.stop();
  await provider.close();
  await annotate(
    [
      `${answers.length} clicks, ${accepted.size} accepted, ${kills} kills`,
      ...[...new Set(states)].map((state) => `${count(state)} ${state}`),
      `${mails.length} mails, ${mails.length - sent} of them of unknown reports, ${mails.length - new Set(mails).size} twice`,
    ].join("; "),
  );

  expect(kills).toBeGreaterThanOrEqual(Math.floor((ORDERS * 0.8) / MAILS_PER_KILL) - 1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 429]));
  expect([...new Set(statuses.flatMap((each) => [...each]))].filter((status) => status !== 503)).toEqual([
    200,
  ]);
  // Every order that was accepted has one row, and there is no other.
  expect(states).toHaveLength(accepted.size);
  expect([sent + unknown, ...states.filter((state) => state !== "sent" && state !== "unknown")]).toEqual([
    accepted.size,
  ]);
  expect(failed).toEqual(failed.map(() => 0));
  // Only what a process was sending when it died may be open.
  expect(unknown).toBeLessThanOrEqual(kills * MESSAGES_AT_ONCE);
  expect(new Set(mails).size).toBe(mails.length);
  expect(mails.length).toBeGreaterThanOrEqual(sent);
  expect(mails.length).toBeLessThanOrEqual(accepted.size);
  expect(provider.refused).toEqual([]);
  for (const email of new Set(answers.map(({ order }) => order.email))) {
    const mine = answers.filter(({ order, status }) => order.email === email && status === 202);
    const most = email.startsWith("own") ? 1 : MAXIMUM_OF_RECIPIENT;
    expect([email, new Set(mine.map(({ id }) => id)).size]).toEqual([email, most]);
  }
});
