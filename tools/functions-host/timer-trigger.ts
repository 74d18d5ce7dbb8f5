import { Cron } from "croner";
import { StartError } from "#tools/process/lifecycle.ts";
import type { RpcTypedData } from "./core.ts";
import { type RunningTrigger, type StartTrigger, type TriggeredFunction, together } from "./trigger.ts";

/** Runs functions by the clock. Schedules have six fields, from seconds to days of the week, in UTC as in Azure. */
export const startTimerTrigger: StartTrigger = async (functions) => {
  return together(functions.map(startTimer));
};

function startTimer({ name, binding, invoke }: TriggeredFunction): RunningTrigger {
  const { schedule, runOnStartup } = binding;
  if (schedule === undefined) throw new StartError(`${name} has no schedule`);
  let atWork = Promise.resolve();
  let last: Date | undefined;
  const run = async () => {
    const data = timerData(last, cron.nextRun());
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
function timerData(last: Date | undefined, next: Date | null): RpcTypedData {
  const now = new Date();
  return {
    json: JSON.stringify({
      Schedule: { AdjustForDST: true },
      ScheduleStatus: { Last: last ?? new Date(0), Next: next ?? now, LastUpdated: last ?? now },
      IsPastDue: last === undefined,
    }),
  };
}
