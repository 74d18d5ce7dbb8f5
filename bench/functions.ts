import { startTemporaryAzurite } from "#tools/azurite/start-temporary-azurite.ts";
import { postRepeatedly } from "#tools/http/post-repeatedly.ts";
import { residentMemory } from "#tools/process/resident-memory.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { megabytes, milliseconds, perSecond, quantileOf, timed } from "./measure.ts";
import { childGoalPlan, kidsSaverPlan, pensionPlan } from "./plans.ts";
import { atLeast, atMost, type Row } from "./table.ts";

const STARTS = 5;
const CONNECTIONS = 20;
const WARM_UP_SECONDS = 3;
const SECONDS = 8;
/** As many variants as there are strategies. */
const VARIANTS = [0, 1, 2, 3];

/** The built bundle in the functions host: its start, its memory, and `Calculate` over HTTP. */
export async function benchFunctions(): Promise<readonly Row[]> {
  const azurite = await startTemporaryAzurite();
  try {
    const start = () =>
      startTool(["tools/functions-host/main.ts"], { AzureWebJobsStorage: azurite.connectionString });
    return [...(await benchStart(start)), ...(await benchHttp(start))];
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
    atMost("process start of the built bundle to first answer", quantileOf(times, 0.5), 700, milliseconds),
    atMost("memory of the functions process, ready", quantileOf(memories, 0.5), 220e6, megabytes),
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
    return [
      atLeast("pension over HTTP, 20 connections, one process", pension.rate, 150, perSecond),
      atMost("pension over HTTP, p99", pension.p99, 200, milliseconds),
      atLeast("child goal over HTTP", childGoal.rate, 150, perSecond),
      atMost("child goal over HTTP, p99", childGoal.p99, 200, milliseconds),
      { what: "Kids Saver over HTTP", measured: perSecond(kidsSaver.rate) },
      { what: "Kids Saver over HTTP, p99", measured: milliseconds(kidsSaver.p99) },
    ];
  } finally {
    await host.stop();
  }
}

/** @returns requests a second, and milliseconds; throws if one is not answered with 200 */
async function load(
  { origin }: RunningProcess,
  endpoint: string,
  plans: readonly object[],
): Promise<{ readonly rate: number; readonly p99: number }> {
  const url = `${origin}/api/${endpoint}`;
  const bodies = plans.map((plan) => JSON.stringify(plan));
  await postRepeatedly(url, bodies, { connections: CONNECTIONS, duration: WARM_UP_SECONDS });
  const result = await postRepeatedly(url, bodies, { connections: CONNECTIONS, duration: SECONDS });
  const { requests, latency, non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${endpoint} failed ${non2xx + errors} times`);
  return { rate: requests.average, p99: latency.p99 };
}
