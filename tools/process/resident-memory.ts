import { readFile } from "node:fs/promises";

/** The memory of a process on Linux that is not swapped out, bytes. */
export async function residentMemory(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}
