import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { applyLocalSettings } from "#tools/local-settings.ts";
import { StartError } from "#tools/process/lifecycle.ts";
import { CoreModule } from "./core.ts";
import { startTriggers } from "./start-triggers.ts";
import type { HostSettings, RunningTrigger } from "./trigger.ts";

/** Runs the Function App of a folder. @throws if it cannot be started */
export async function runApp(folder: string): Promise<RunningTrigger> {
  applyLocalSettings(folder);
  const { core, hostSettings } = loadApp(folder);
  return startTriggers(core, hostSettings);
}

/** Loads an app as Azure does. @throws {StartError} if it registers no function; its own error if it does not load */
function loadApp(folder: string): { readonly core: CoreModule; readonly hostSettings: HostSettings } {
  const hostSettings: HostSettings = readJson(join(folder, "host.json"));
  const { main }: { main: string } = readJson(join(folder, "package.json"));
  const core = new CoreModule();
  supplyModule("@azure/functions-core", core);
  createRequire(import.meta.url)(resolve(folder, main));
  if (core.functions.length === 0) throw new StartError(`${main} registered no function`);
  return { core, hostSettings };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Answers `require(name)` with the given module, as the Functions worker supplies `@azure/functions-core`. */
function supplyModule(name: string, supplied: unknown): void {
  Module.prototype.require = new Proxy(Module.prototype.require, {
    apply: (require, caller, [id]) => (id === name ? supplied : Reflect.apply(require, caller, [id])),
  });
}
