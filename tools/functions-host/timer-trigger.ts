import { Cron } from "croner";
import { StartError } from "#tools/process/lifecycle.ts";
import type { RpcBinding, RpcTimerBinding, RpcTypedData } from "./core.ts";
import type { RunningTrigger, StartTrigger, TriggeredFunction } from "./trigger.ts";

/** Runs functions by the clock. Schedules have six fields, from seconds to days of the week, in UTC as in Azure. */
export const startTimerTrigger: StartTrigger = async (functions) => {
  const timers = functions.map(startTimer);
  return {
    summary: timers.flatMap(({ summary }) => summary),
    stop: async () => {
      await Promise.all(timers.map(({ stop }) => stop()));
    },
  };
};

function startTimer({ name, binding, invoke }: TriggeredFunction): RunningTrigger {
  const { schedule, runOnStartup } = timerBinding(name, binding);
  let atWork = Promise.resolve();
  let last: Date | undefined;
  const run = async () => {
    const data = timerData({ last, next: cron.nextRun() });
    last = new Date();
    try {
      await invoke(data);
    } catch (error) {
      console.error(`[error] ${name} failed.`, error);
    }
  };
  const cron = createCron(name, schedule, () => {
    atWork = run();
    return atWork;
  });
  if (runOnStartup === true) void cron.trigger();
  return {
    summary: [`${name}: timer ${schedule}`],
    stop: () => {
      cron.stop();
      return atWork;
    },
  };
}

/** @throws {StartError} if the schedule cannot be read */
function createCron(name: string, schedule: string, job: () => Promise<void>): Cron {
  try {
    // One run at a time: an occurrence during a run is left out.
    return new Cron(schedule, { mode: "6-part", timezone: "UTC", protect: true }, job);
  } catch (cause) {
    throw new StartError(`The schedule of ${name} cannot be read: ${schedule}`, { cause });
  }
}

/** The data of a timer function. No schedule outlives a restart, so the first run counts as late. */
function timerData(status: { readonly last: Date | undefined; readonly next: Date | null }): RpcTypedData {
  const { last, next } = status;
  const now = new Date();
  return {
    json: JSON.stringify({
      Schedule: { AdjustForDST: true },
      ScheduleStatus: { Last: last ?? new Date(0), Next: next ?? now, LastUpdated: last ?? now },
      IsPastDue: last === undefined,
    }),
  };
}

function timerBinding(name: string, binding: RpcBinding): RpcTimerBinding {
  if (!isTimerBinding(binding)) throw new StartError(`${name} has no schedule`);
  return binding;
}

function isTimerBinding(binding: RpcBinding): binding is RpcTimerBinding {
  return "schedule" in binding && typeof binding.schedule === "string";
}
