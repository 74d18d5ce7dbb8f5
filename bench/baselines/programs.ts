import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TakeTimes } from "../measure.ts";
import type { Workload } from "./workload.ts";

const run = promisify(execFile);

const ONE_THREAD = { OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1", MKL_NUM_THREADS: "1" };
const MAXIMUM_OUTPUT_BYTES = 16e6;
const NANOSECONDS_PER_MILLISECOND = 1e6;
/** Relative tolerance: only the order of additions differs. */
const TOLERANCE = 1e-9;

/** The same calculations in the other languages that this machine has. */
export interface Programs {
  readonly c: TakeTimes | undefined;
  readonly numpy: TakeTimes | undefined;
}

/**
 * @param folder for the input and the compiled programs
 * @throws {Error} if a program does not compile; taking its times throws if its answers differ from the engine's
 */
export async function createPrograms({ input, answers }: Workload, folder: string): Promise<Programs> {
  const inputFile = join(folder, "workload");
  await writeFile(inputFile, input);
  const program = await compileC("calculate.c", folder);
  const hasNumpy = await succeeds("python3", "-c", "import numpy");
  return {
    c: program === undefined ? undefined : timesOfProgram([program, inputFile], answers),
    numpy: hasNumpy ? timesOfProgram(["python3", source("calculate.py"), inputFile], answers) : undefined,
  };
}

/** @returns the program, or undefined without a compiler @throws {Error} if it does not compile */
export async function compileC(name: string, folder: string): Promise<string | undefined> {
  if (!(await succeeds("cc", "--version"))) return undefined;
  const program = join(folder, basename(name, ".c"));
  await run("cc", ["-O3", "-march=native", "-o", program, source(name), "-lm"]);
  return program;
}

/** Reads the nanoseconds that a program prints, one number per line. @returns milliseconds */
export async function printedTimes(command: readonly string[]): Promise<readonly number[]> {
  return (await numbersOf(command)).map((nanoseconds) => nanoseconds / NANOSECONDS_PER_MILLISECOND);
}

async function numbersOf([command = "", ...args]: readonly string[]): Promise<number[]> {
  const { stdout } = await run(command, args, {
    env: { ...process.env, ...ONE_THREAD },
    maxBuffer: MAXIMUM_OUTPUT_BYTES,
  });
  return stdout.trimEnd().split("\n").map(Number);
}

/** Returns the path of a file in this folder. */
export const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function succeeds(command: string, ...args: readonly string[]): Promise<boolean> {
  try {
    await run(command, args);
    return true;
  } catch {
    return false;
  }
}

function timesOfProgram(command: readonly string[], expected: readonly number[]): TakeTimes {
  return async (runs) => {
    const numbers = await numbersOf([...command, String(runs)]);
    const answers = numbers.splice(0, expected.length);
    const wrong = expected.findIndex((value, index) => !isNear(answers[index], value));
    if (wrong >= 0)
      throw new Error(`${command[0]}: answer ${wrong} is ${answers[wrong]}, not ${expected[wrong]}`);
    return numbers.map((nanoseconds) => nanoseconds / NANOSECONDS_PER_MILLISECOND);
  };
}

const isNear = (actual = Number.NaN, expected: number) =>
  Math.abs(actual - expected) <= TOLERANCE * Math.abs(expected);
