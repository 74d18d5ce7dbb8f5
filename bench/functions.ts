import type { Result } from "autocannon";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { postRepeatedly } from "#tools/http/post-repeatedly.ts";
import { type RunningProcess, residentMemory, startTool } from "#tools/process/start-tool.ts";
import { medianOf, megabytes, milliseconds, perSecond, timesAsLong } from "./measure.ts";
import { childGoalPlan, kidsSaverPlan, PENSION_FORM, pensionPlan, tightPensionPlan } from "./plans.ts";
import { atLeast, atMost, type Row } from "./table.ts";

const STARTS = 7;
const EMPTY_APP = "bench/baselines/empty-app";
const CONNECTIONS = 20;
/** Below the limit of concurrent insight requests. */
const INSIGHT_CONNECTIONS = 8;
const WARM_UP_SECONDS = 3;
const SECONDS = 8;
/** One for each thread that renders PDFs. */
const DOWNLOADS_AT_ONCE = 2;
const WARM_UP_DOWNLOADS = 40;
const DOWNLOADS = 200;
const MEMORY_INTERVAL_MS = 50;
/** One variant for each strategy. */
const VARIANTS = [0, 1, 2, 3];

/** Measures the built bundle in the functions host: start, memory, `Calculate` over HTTP, and PDFs. */
export async function benchFunctions(): Promise<readonly Row[]> {
  const azurite = await startTemporaryAzurite();
  try {
    const start: Start = (folder = ".") =>
      startTool(["tools/functions-host/main.ts", folder], { AzureWebJobsStorage: azurite.connectionString });
    return [...(await benchStart(start)), ...(await benchHttp(start)), ...(await benchDownloads(start))];
  } finally {
    await azurite.stop();
  }
}

/** @param folder of the app; defaults to the product's */
type Start = (folder?: string) => Promise<RunningProcess>;

/** Starts the product and an app with empty handlers in turns. */
async function benchStart(start: Start): Promise<readonly Row[]> {
  const [empty, pension, childGoal]: [Started[], Started[], Started[]] = [[], [], []];
  for (let index = 0; index < STARTS; index++) {
    empty.push(await firstAnswer(() => start(EMPTY_APP), pensionPlan(0)));
    pension.push(await firstAnswer(start, pensionPlan(0)));
    childGoal.push(await firstAnswer(start, childGoalPlan(0)));
  }
  const p50 = (starts: readonly Started[]) => medianOf(starts, ({ time }) => time);
  const beyond = (starts: readonly Started[]) => p50(starts) / p50(empty) - 1;
  const memory = (starts: readonly Started[]) => medianOf(starts, (started) => started.memory);
  return [
    { what: "start of an empty app to first answer", measured: milliseconds(p50(empty)) },
    { what: "start of the built bundle to first answer, pension", measured: milliseconds(p50(pension)) },
    { what: "start of the built bundle to first answer, child goal", measured: milliseconds(p50(childGoal)) },
    atMost("beyond what an empty app takes, pension", beyond(pension), 1, timesAsLong),
    atMost("beyond what an empty app takes, child goal", beyond(childGoal), 1, timesAsLong),
    { what: "memory of an empty app, ready", measured: megabytes(memory(empty)) },
    atMost("memory of the functions process, ready", memory(pension), 180e6, megabytes),
  ];
}

/** Milliseconds from the start of a process to its first answer, and its memory then, bytes. */
interface Started {
  readonly time: number;
  readonly memory: number;
}

async function firstAnswer(start: Start, plan: object): Promise<Started> {
  const begin = performance.now();
  const host = await start();
  const response = await fetch(`${host.origin}/api/Calculate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(plan),
  });
  await response.json();
  const started = { time: performance.now() - begin, memory: await residentMemory(host.processId) };
  await host.stop();
  if (!response.ok) throw new Error(`the first answer has status ${response.status}`);
  return started;
}

async function benchHttp(start: Start): Promise<readonly Row[]> {
  const host = await start();
  try {
    const pension = await load(host, "Calculate", VARIANTS.map(pensionPlan));
    const childGoal = await load(host, "Calculate", VARIANTS.map(childGoalPlan));
    const kidsSaver = await load(host, "CalculateMultiGoal", VARIANTS.map(kidsSaverPlan));
    const insights = await load(
      host,
      "CalculateInsights",
      VARIANTS.map(tightPensionPlan),
      INSIGHT_CONNECTIONS,
    );
    return [
      atLeast("pension over HTTP, 20 connections, one process", pension.rate, 150, perSecond),
      atMost("pension over HTTP, p99", pension.p99, 200, milliseconds),
      atLeast("child goal over HTTP", childGoal.rate, 150, perSecond),
      atMost("child goal over HTTP, p99", childGoal.p99, 200, milliseconds),
      { what: "Kids Saver over HTTP", measured: perSecond(kidsSaver.rate) },
      { what: "Kids Saver over HTTP, p99", measured: milliseconds(kidsSaver.p99) },
      { what: "insights of a pension over HTTP, 8 connections", measured: perSecond(insights.rate) },
      { what: "insights of a pension over HTTP, p99", measured: milliseconds(insights.p99) },
    ];
  } finally {
    await host.stop();
  }
}

/** Downloads PDFs of one retirement report, each with its calculation, from a new process. */
async function benchDownloads(start: Start): Promise<readonly Row[]> {
  const host = await start();
  const url = `${host.origin}/api/DownloadPdf`;
  const body = JSON.stringify({ baseUrl: "http://localhost:5173/", payload: encodePayload(PENSION_FORM) });
  const download = (amount: number) =>
    postRepeatedly(url, [body], { connections: DOWNLOADS_AT_ONCE, amount });
  let peak = 0;
  const sampler = setInterval(async () => {
    peak = Math.max(peak, await residentMemory(host.processId));
  }, MEMORY_INTERVAL_MS);
  try {
    await download(WARM_UP_DOWNLOADS);
    const result = await download(DOWNLOADS);
    expectAnswered("DownloadPdf", result);
    return [
      atLeast("PDF downloads on two cores, two at once", result.requests.average, 8, perSecond),
      atMost("memory of the functions process meanwhile, peak", peak, 450e6, megabytes),
    ];
  } finally {
    clearInterval(sampler);
    await host.stop();
  }
}

/** @returns requests a second, and milliseconds; throws on any status other than 200 */
async function load(
  { origin }: RunningProcess,
  endpoint: string,
  plans: readonly object[],
  connections = CONNECTIONS,
): Promise<{ readonly rate: number; readonly p99: number }> {
  const url = `${origin}/api/${endpoint}`;
  const bodies = plans.map((plan) => JSON.stringify(plan));
  await postRepeatedly(url, bodies, { connections, duration: WARM_UP_SECONDS });
  const result = await postRepeatedly(url, bodies, { connections, duration: SECONDS });
  expectAnswered(endpoint, result);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

function expectAnswered(endpoint: string, { non2xx, errors }: Result): void {
  if (non2xx + errors > 0) throw new Error(`${endpoint} failed ${non2xx + errors} times`);
}
