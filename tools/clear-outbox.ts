import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes the beginnings of mails whose writing was interrupted; each is written anew, under another name. */
export async function clearOutbox(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const parts = (await readdir(folder)).filter((name) => name.endsWith(".eml.part"));
  await Promise.all(parts.map((name) => rm(join(folder, name), { force: true })));
}
