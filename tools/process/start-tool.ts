import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";

export interface RunningProcess {
  /** Address that it listens on, such as http://127.0.0.1:54321. */
  readonly origin: string;
  readonly processId: number;
  /** Everything that it has printed so far. */
  readonly output: () => string;
  /** Asks it to end. @returns its exit code */
  readonly stop: () => Promise<number | null>;
  /** Ends it at once. */
  readonly kill: () => void;
  /** Resolves to its exit code once it has ended by itself. */
  readonly exited: Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

/**
 * Starts a tool on a free port, until it prints `started`: its address if unset.
 * @throws {Error} with its output if it ends before
 */
export async function startTool(
  args: readonly string[],
  environment: Environment = {},
  started = /http:\/\/127\.0\.0\.1:\d+/,
): Promise<RunningProcess> {
  const { child, output, exited } = spawnTool(args, environment);
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const found = started.exec(output());
      if (found !== null) resolve(found[0]);
    });
    exited.then((code) => reject(new Error(`ended with code ${code}:\n${output()}`)), reject);
  });
  return {
    origin,
    processId: child.pid ?? 0,
    output,
    exited,
    kill: () => child.kill("SIGKILL"),
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
  };
}

/** Runs a tool that is expected to end by itself. */
export async function runTool(
  args: readonly string[],
  environment: Environment = {},
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { output, exited } = spawnTool(args, environment);
  const code = await exited;
  return { code, output: output() };
}

function spawnTool(args: readonly string[], environment: Environment) {
  const ports = { FUNCTIONS_PORT: "0", PLANNING_SERVICE_PORT: "0" };
  const child = spawn(process.execPath, args, { env: { ...process.env, ...ports, ...environment } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const exited = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => printed, exited };
}

/** The memory of a process on Linux that is not swapped out, bytes. */
export async function residentMemory(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}
