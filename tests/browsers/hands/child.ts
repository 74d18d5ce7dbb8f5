import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a program in a group of its own, so that it ends with all that it has started itself, and with this process. */
export function startGroup(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { stdio: "ignore", ...options, detached: true });
  const end = () => killGroup(child);
  process.once("exit", end);
  child.once("exit", () => process.removeListener("exit", end));
  return child;
}

/** Ends a program with its group at once. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  killGroup(child);
  await ended;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
}
