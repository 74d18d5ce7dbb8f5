// Loads the built bundle as many visitors would: sustained, five times as much, and after; npm run test:load.
import { setTimeout as sleep } from "node:timers/promises";
import type autocannon from "autocannon";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { PENSION_LIMITS } from "#shared/domain/limits.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { postRepeatedly } from "#tools/http/post-repeatedly.ts";
import { residentMemory } from "#tools/process/start-tool.ts";
import { textTable } from "#tools/text-table.ts";
import { PENSION_FORM, PENSION_PLAN } from "../fixtures/forms.ts";
import { startProduct } from "../integration/support/product.ts";
import { burst, longestAnswerDuring } from "./burst.ts";
import { type Visit, visit } from "./visits.ts";

const CONNECTIONS = 20;
const OVERLOAD = 5;
const SUSTAINED_SECONDS = 10;
const OVERLOAD_SECONDS = 15;
const CALCULATIONS = 10_000;
const PDFS = 200;
/** Requests that come at once. */
const BURSTS = [200, 1_000, 3_000];
const LONGEST_WAIT_MS = 2_000;
/** The log tells a wait that is at least so large a part of what its visitor saw. */
const LEAST_LOGGED = 0.75;
/** A mail goes out during a burst: the queue is looked at every two seconds. */
const LONGEST_MAIL_MS = 10_000;
/** Connections that repeat a request as soon as it is rejected, which no visitor does. */
const MAIL_CONNECTIONS = 300;

/** A household of IPv6, as large as providers give one (/56): its networks of 64 bits, an address in each. */
const HOUSEHOLD = Array.from({ length: 256 }, (_, network) => `2001:db8:1:${network.toString(16)}::7`);
const HOUSEHOLD_CONNECTIONS = 100;

/** One address that floods a function, and how often a visitor calculates meanwhile. */
const FLOOD_CONNECTIONS = 50;
const VISIT_EVERY_MS = 3_000;
const VISITS = 100;
/** So many visitors take part that the visits end within a minute and a half, each at an address of its own. */
const VISITORS = 4;
const LONGEST_VISIT_MS = 1_000;
const LEAST_IN_TIME = 0.99;
/** Visitors behind one address, as of a carrier or an office. */
const NEIGHBOURS = 100;

/** A second's p99 is normal again when it is no more than this many times that of a second before the overload. */
const NORMAL_FACTOR = 2;
const MAXIMUM_RECOVERY_SECONDS = 10;
const MAXIMUM_MEMORY_GROWTH = 1.5;

interface Row {
  readonly what: string;
  readonly figures: string;
  readonly isGood: boolean;
}

const azurite = await startTemporaryAzurite();
const product = await startProduct({ AzureWebJobsStorage: azurite.connectionString });

const PLAN = JSON.stringify(PENSION_PLAN);
/** The longest that there is. */
const LONGEST_PLAN = JSON.stringify({ ...PENSION_PLAN, age: PENSION_LIMITS.age.minimum });
const REPORT = JSON.stringify({
  baseUrl: "http://localhost:5173/",
  payload: encodePayload(PENSION_FORM),
});

const load = (name: string, body: string, options: Parameters<typeof postRepeatedly>[2]) =>
  postRepeatedly(`${product.origin}/api/${name}`, [body], options);

/** Memory of the functions process, MB. */
const memoryMb = async () => Math.round((await residentMemory(product.processId)) / 1e6);

const statusesOf = ({ statusCodeStats = {} }: autocannon.Result) =>
  Object.entries(statusCodeStats).map(([status, { count = 0 }]) => `${status}: ${count}`);

const isOnly = (allowed: readonly string[], { statusCodeStats = {}, errors }: autocannon.Result) =>
  errors === 0 && Object.keys(statusCodeStats).every((status) => allowed.includes(status));

function describe(result: autocannon.Result): string {
  const { requests, latency, errors } = result;
  const figures = [
    `${Math.round(requests.average)} a second`,
    `p99 ${latency.p99} ms`,
    ...statusesOf(result),
  ];
  return [...figures, ...(errors > 0 ? [`errors: ${errors}`] : [])].join(", ");
}

/** The latency of a second that begins with new connections, p99 in milliseconds. */
async function secondOfLoad(): Promise<number> {
  const { latency } = await load("Calculate", PLAN, { connections: CONNECTIONS, duration: 1 });
  return latency.p99;
}

/** Returns the time after an overload until latency is back to normal, seconds. */
async function recoverySeconds(normalMs: number): Promise<number> {
  for (let second = 1; second <= 3 * MAXIMUM_RECOVERY_SECONDS; second++) {
    if ((await secondOfLoad()) <= NORMAL_FACTOR * normalMs) return second;
  }
  return Number.POSITIVE_INFINITY;
}

/** What the log tells of `Calculate` since it had a length: lines, the calls they stand for, the longest of them in ms. */
function loggedCalls(since: number): { lines: number; calls: number; longestMs: number } {
  const lines = product
    .output()
    .slice(since)
    .split("\n")
    .filter((line) => line.includes('"function":"Calculate"'))
    .map((line): { durationMs: number; count?: number } => JSON.parse(line));
  return {
    lines: lines.length,
    calls: lines.reduce((sum, { count = 1 }) => sum + count, 0),
    longestMs: Math.max(0, ...lines.map(({ durationMs }) => durationMs)),
  };
}

/** Many requests at once, of the longest plan: who waits how long, and who is told to come back. */
async function burstRows(count: number): Promise<readonly Row[]> {
  // Any requests that an earlier load left in line are done by then.
  await sleep(LONGEST_WAIT_MS);
  const since = product.output().length;
  const bursting = burst(`${product.origin}/api/Calculate`, LONGEST_PLAN, count);
  const healthMs = await longestAnswerDuring(`${product.origin}/api/Health`, bursting);
  const answers = await bursting;
  // The second of the last refusals is over then, and the next call writes their line.
  await sleep(1_000);
  await fetch(`${product.origin}/api/Health`);
  await sleep(500);
  const logged = loggedCalls(since);
  const refused = answers.filter(({ status }) => status !== 200);
  const longestMs = (of: typeof answers) => Math.round(Math.max(0, ...of.map(({ ms }) => ms)));
  const served = answers.filter(({ status }) => status === 200);
  const areToldToReturn = refused.every(
    ({ status, code, retryAfter }) => status === 503 && code === "overloaded" && Number(retryAfter) > 0,
  );
  return [
    row(
      `${count} longest pensions at once`,
      `200: ${served.length} after ${longestMs(served)} ms at most; 503: ${refused.length} after ${longestMs(refused)} ms at most`,
      served.length > 0 && areToldToReturn && longestMs(answers) <= LONGEST_WAIT_MS,
    ),
    row(
      "the log of them",
      `${logged.calls} calls in ${logged.lines} lines, ${logged.longestMs} ms at most`,
      logged.calls === count && logged.longestMs >= LEAST_LOGGED * longestMs(answers),
    ),
    row("Health meanwhile", `${Math.round(healthMs)} ms at most`, healthMs <= LONGEST_WAIT_MS),
  ];
}

/** A report that is ordered while many calculate: after how long its mail is there. */
async function mailRow(): Promise<Row> {
  const start = performance.now();
  const mailedMs = async () => {
    const ordered = await load("EmailPdf", REPORT, { connections: 1, amount: 1 });
    while ((await product.outbox()).length === 0 && performance.now() - start < 2 * LONGEST_MAIL_MS) {
      await sleep(100);
    }
    return isOnly(["202"], ordered) ? performance.now() - start : Number.POSITIVE_INFINITY;
  };
  const [ms] = await Promise.all([
    mailedMs(),
    load("Calculate", LONGEST_PLAN, { connections: MAIL_CONNECTIONS, duration: LONGEST_MAIL_MS / 1_000 }),
  ]);
  return row(
    `a mail under ${MAIL_CONNECTIONS} connections`,
    `${Math.round(ms)} ms after its order`,
    ms <= LONGEST_MAIL_MS,
  );
}

const describeVisits = (visits: readonly Visit[]) => {
  const served = visits.filter(({ status }) => status === 200);
  const times = served.map(({ ms }) => Math.round(ms)).toSorted((one, other) => one - other);
  return `${served.length} of ${visits.length} served, median ${times[times.length >> 1]} ms, ${times.at(-1)} ms at most`;
};

/** Asks as visitors at addresses of their own do, now and then. @param times of each visitor */
const visitors = (name: string, times: number) =>
  visit(`${product.origin}/api/${name}`, LONGEST_PLAN, {
    from: Array.from({ length: VISITORS }, (_, index) => `198.51.100.${index}`),
    everyMs: VISIT_EVERY_MS,
    times,
  });

/** Visitors who ask for insights while one household floods with them from all of its networks. */
async function householdRows(): Promise<readonly Row[]> {
  const times = 5;
  const [visits, flood] = await Promise.all([
    visitors("CalculateInsights", times),
    load("CalculateInsights", LONGEST_PLAN, {
      connections: HOUSEHOLD_CONNECTIONS,
      duration: (times * VISIT_EVERY_MS) / 1_000,
      from: HOUSEHOLD,
    }),
  ]);
  return [
    row(
      `insights while a household floods from ${HOUSEHOLD.length} networks`,
      describeVisits(visits),
      visits.every(({ status }) => status === 200),
    ),
    row("the flood of the household", describe(flood), isOnly(["200", "503"], flood)),
  ];
}

/** Visitors of whom each calculates now and then, while one address floods with insights and another with downloads. */
async function floodRows(): Promise<readonly Row[]> {
  const url = `${product.origin}/api/Calculate`;
  const times = VISITS / VISITORS;
  const duration = (times * VISIT_EVERY_MS) / 1_000;
  const [visits, insights, pdfs] = await Promise.all([
    visitors("Calculate", times),
    load("CalculateInsights", LONGEST_PLAN, {
      connections: FLOOD_CONNECTIONS,
      duration,
      from: ["203.0.113.1"],
    }),
    load("DownloadPdf", REPORT, { connections: FLOOD_CONNECTIONS, duration, from: ["203.0.113.2"] }),
  ]);
  const inTime = visits.filter(({ status, ms }) => status === 200 && ms <= LONGEST_VISIT_MS);
  await sleep(LONGEST_WAIT_MS);
  const neighbours = await visit(url, LONGEST_PLAN, {
    from: Array.from({ length: NEIGHBOURS }, () => "198.51.100.200"),
    everyMs: VISIT_EVERY_MS,
    times: 3,
  });
  return [
    row(
      "visitors during two floods",
      `${describeVisits(visits)}, ${inTime.length} within ${LONGEST_VISIT_MS} ms`,
      inTime.length >= LEAST_IN_TIME * visits.length,
    ),
    row("the flood of insights", describe(insights), isOnly(["200", "503"], insights)),
    row("the flood of PDFs", describe(pdfs), isOnly(["200", "503"], pdfs)),
    row(
      `${NEIGHBOURS} visitors at one address`,
      describeVisits(neighbours),
      neighbours.every(({ status }) => status === 200),
    ),
  ];
}

async function run(): Promise<readonly Row[]> {
  await load("Calculate", PLAN, { connections: CONNECTIONS, duration: 3 });
  const sustained = await load("Calculate", PLAN, { connections: CONNECTIONS, duration: SUSTAINED_SECONDS });
  const normalMs = await secondOfLoad();
  const overloaded = await load("Calculate", PLAN, {
    connections: OVERLOAD * CONNECTIONS,
    duration: OVERLOAD_SECONDS,
  });
  const bursts: Row[] = [];
  for (const count of BURSTS) bursts.push(...(await burstRows(count)));
  bursts.push(await mailRow());
  const recovery = await recoverySeconds(normalMs);

  const before = await memoryMb();
  const many = await load("Calculate", PLAN, { connections: CONNECTIONS, amount: CALCULATIONS });
  const afterMany = await memoryMb();
  // One request per thread at once, then far more than may wait.
  const pdfs = await load("DownloadPdf", REPORT, { connections: 2, amount: PDFS });
  const afterPdfs = await memoryMb();
  const flood = await load("DownloadPdf", REPORT, { connections: 60, duration: 10 });
  await sleep(1_000);
  const afterFlood = await memoryMb();
  const floods = [...(await floodRows()), ...(await householdRows())];

  return [
    row("Calculate, sustained", describe(sustained), isOnly(["200"], sustained)),
    row(
      `Calculate, ${OVERLOAD} times as many`,
      describe(overloaded),
      isOnly(["200", "429", "503"], overloaded),
    ),
    ...bursts,
    row(
      "normal again after",
      `${recovery} s, where a second has p99 ${normalMs} ms`,
      recovery <= MAXIMUM_RECOVERY_SECONDS,
    ),
    row(`${CALCULATIONS} calculations`, describe(many), isOnly(["200"], many)),
    row(
      "memory before and after them",
      `${before} MB, ${afterMany} MB`,
      afterMany < MAXIMUM_MEMORY_GROWTH * before,
    ),
    row(`${PDFS} PDFs, two at once`, describe(pdfs), isOnly(["200"], pdfs)),
    row("PDFs, sixty at once", describe(flood), isOnly(["200", "503"], flood)),
    row(
      "memory after them, and after those",
      `${afterPdfs} MB, ${afterFlood} MB`,
      afterFlood < MAXIMUM_MEMORY_GROWTH * afterPdfs,
    ),
    ...floods,
  ];
}

const row = (what: string, figures: string, isGood: boolean): Row => ({ what, figures, isGood });

try {
  const rows = await run();
  console.log(textTable(rows.map(({ what, figures, isGood }) => [isGood ? "good" : "BAD", what, figures])));
  if (!rows.every(({ isGood }) => isGood)) process.exitCode = 1;
} finally {
  await product.stop();
  await azurite.stop();
}
