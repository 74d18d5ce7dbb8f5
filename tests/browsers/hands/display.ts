import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { endGroup, startGroup } from "./child.ts";

interface Display {
  /** Value of DISPLAY, for example ":99". */
  readonly name: string;
  readonly end: () => Promise<void>;
}

/** Starts a display in memory, under a number that no other has. */
export async function startDisplay(program: string): Promise<Display> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const child = startGroup(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const lines = createInterface({ input: child.stdio[3] as Readable });
  const [number]: string[] = await once(lines, "line");
  return { name: `:${number}`, end: () => endGroup(child) };
}
