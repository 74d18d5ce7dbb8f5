import { applyLocalSettings } from "#tools/local-settings.ts";
import { loadApp } from "./load-app.ts";
import { startTriggers } from "./start-triggers.ts";
import type { RunningTrigger } from "./trigger.ts";

/** Runs the Function App of a folder. @throws if it cannot be started */
export async function runApp(folder: string): Promise<RunningTrigger> {
  applyLocalSettings(folder);
  const { core, hostSettings } = loadApp(folder);
  const triggers = await startTriggers(core, hostSettings);
  return {
    summary: triggers.flatMap(({ summary }) => summary),
    stop: async () => {
      await Promise.all(triggers.map(({ stop }) => stop()));
    },
  };
}
