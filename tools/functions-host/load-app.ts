import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { StartError } from "#tools/process/start-error.ts";
import { CoreModule } from "./core-module.ts";
import { supplyModule } from "./supply-module.ts";
import type { HostSettings } from "./trigger.ts";

/**
 * Loads a Function App from its folder as Azure does: package.json names the entry, host.json holds the settings.
 * @throws {StartError} if the entry registers no function; what it throws itself if it cannot be loaded
 */
export function loadApp(folder: string): { readonly core: CoreModule; readonly hostSettings: HostSettings } {
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
