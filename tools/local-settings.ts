import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Puts the values of a folder's local.settings.json, if it has one, into the environment; what is set already wins. */
export function applyLocalSettings(folder: string): void {
  const path = join(folder, "local.settings.json");
  if (!existsSync(path)) return;
  const { Values = {} }: { Values?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(path, "utf8"),
  );
  for (const [key, value] of Object.entries(Values)) process.env[key] ??= value;
}
