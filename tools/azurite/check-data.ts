import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#tools/process/start-error.ts";

/** Sees that Azurite can read what it has in a folder. @throws {StartError} that names a file it cannot read */
export async function checkData(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  await Promise.all(names.map((name) => checkFile(join(folder, name), folder)));
}

async function checkFile(path: string, folder: string): Promise<void> {
  const text = await readFile(path, "utf8");
  try {
    // Azurite begins with an empty file.
    if (text !== "") JSON.parse(text);
  } catch (cause) {
    throw new StartError(
      `The storage's file ${path} is damaged. Delete the folder ${folder} to begin anew: reports that were not sent yet are lost with it.`,
      { cause },
    );
  }
}
