import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { CoreModule } from "./core-module.ts";
import { supplyModule } from "./supply-module.ts";
import type { HostSettings } from "./trigger.ts";

/**
 * Loads a Function App from its folder as Azure does: package.json names the entry, host.json the settings; values of
 * local.settings.json go to the environment, where what is set already wins.
 * @throws {Error} if the entry cannot be loaded or registers no function
 */
export function loadApp(folder: string): { readonly core: CoreModule; readonly hostSettings: HostSettings } {
  const hostSettings: HostSettings = readJson(join(folder, "host.json"));
  const { main }: { main: string } = readJson(join(folder, "package.json"));
  applyLocalSettings(join(folder, "local.settings.json"));

  const core = new CoreModule();
  supplyModule("@azure/functions-core", core);
  createRequire(import.meta.url)(join(folder, main));
  if (core.functions.length === 0) throw new Error(`${main} registered no function`);
  return { core, hostSettings };
}

function applyLocalSettings(path: string): void {
  if (!existsSync(path)) return;
  const { Values = {} }: { Values?: Readonly<Record<string, string>> } = readJson(path);
  for (const [key, value] of Object.entries(Values)) process.env[key] ??= value;
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8"));
}
