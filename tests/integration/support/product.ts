import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { startTool } from "#tools/process/start-tool.ts";

export interface RunningProduct {
  /** Origin of the functions host. */
  readonly origin: string;
  readonly processId: number;
  /** Everything that it has logged so far. */
  readonly output: () => string;
  /** The mails written so far. */
  readonly outbox: () => Promise<readonly Email[]>;
  readonly stop: () => Promise<unknown>;
}

/** Starts the functions over the tests' storage, with an outbox of their own. */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  const host = await startTool(["tools/functions-host/main.ts"], { MAIL_OUTBOX: folder, ...environment });
  return {
    origin: host.origin,
    processId: host.processId,
    output: host.output,
    outbox: () => readMails(folder),
    stop: async () => {
      await host.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The mails in an outbox, the oldest first; none before the first was written. */
export async function readMails(folder: string): Promise<readonly Email[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
