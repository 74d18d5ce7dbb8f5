import type { Result } from "autocannon";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { postRepeatedly } from "#tools/http/post-repeatedly.ts";
import { type RunningProcess, residentMemory, startTool } from "#tools/process/start-tool.ts";
import { megabytes, milliseconds, perSecond, quantile, timed } from "./measure.ts";
import { childGoalPlan, kidsSaverPlan, PENSION_FORM, pensionPlan, tightPensionPlan } from "./plans.ts";
import { atLeast, atMost, type Row } from "./table.ts";

const STARTS = 5;
const CONNECTIONS = 20;
/** Fewer than insights may be made at once. */
const INSIGHT_CONNECTIONS = 8;
const WARM_UP_SECONDS = 3;
const SECONDS = 8;
/** As many at once as there are threads that draw them. */
const DOWNLOADS_AT_ONCE = 2;
const WARM_UP_DOWNLOADS = 40;
const DOWNLOADS = 200;
const MEMORY_INTERVAL_MS = 50;
/** As many variants as there are strategies. */
const VARIANTS = [0, 1, 2, 3];

/** The built bundle in the functions host: its start, its memory, `Calculate` over HTTP, and PDFs. */
export async function benchFunctions(): Promise<readonly Row[]> {
  const azurite = await startTemporaryAzurite();
  try {
    const start = () =>
      startTool(["tools/functions-host/main.ts"], { AzureWebJobsStorage: azurite.connectionString });
    return [...(await benchStart(start)), ...(await benchHttp(start)), ...(await benchDownloads(start))];
  } finally {
    await azurite.stop();
  }
}

type Start = () => Promise<RunningProcess>;

async function benchStart(start: Start): Promise<readonly Row[]> {
  const times: number[] = [];
  const memories: number[] = [];
  for (let index = 0; index < STARTS; index++) {
    let host: RunningProcess | undefined;
    times.push(
      await timed(async () => {
        host = await start();
        await calculateOnce(host.origin);
      }),
    );
    memories.push(await residentMemory(host?.processId ?? 0));
    await host?.stop();
  }
  return [
    atMost("process start of the built bundle to first answer", quantile(times, 0.5), 700, milliseconds),
    atMost("memory of the functions process, ready", quantile(memories, 0.5), 220e6, megabytes),
  ];
}

async function calculateOnce(origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/Calculate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(pensionPlan(0)),
  });
  await response.json();
  if (!response.ok) throw new Error(`the first answer has status ${response.status}`);
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

/** PDFs of one retirement report, each with its calculation, from a process that did nothing else. */
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

/** @returns requests a second, and milliseconds; throws if one is not answered with 200 */
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
