import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { monthlyLogReturn } from "#shared/engine/log-return.ts";
import { DRAWN_HOLDING } from "./baselines/drawn-holding.ts";
import { compileC, printedTimes, source } from "./baselines/programs.ts";
import { milliseconds, quantile, timesAsLong } from "./measure.ts";
import { atMost, type Row } from "./table.ts";

const ROUNDS = 15;
/** Years of the longest pension, and of the child goal measured beside it. */
const YEARS = 62;
const FEW_YEARS = 12;
/** Relative tolerance: the precision of the float32 that scenarios are stored in. */
const TOLERANCE = 2 ** -23;

/** Measures how long new processes take to draw scenarios, beside a C program that draws the same. */
export async function benchDrawing(): Promise<readonly Row[]> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "bench-"));
  const folder = temporary.path;
  const outputs = [join(folder, "engine"), join(folder, "c")] as const;
  const program = await compileC("draw.c", folder);
  const engine = (years: number) =>
    printedTimes([process.execPath, source("draw-scenarios.ts"), String(years), outputs[0]]);
  const [times, fewYears, timesOfC]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    fewYears.push(...(await engine(FEW_YEARS)));
    times.push(...(await engine(YEARS)));
    if (program) timesOfC.push(...(await printedTimes([program, "1", outputs[1], ...argumentsOfC()])));
  }
  if (program) await expectSameScenarios(...outputs);
  const [p50, p50OfC] = [quantile(times, 0.5), quantile(timesOfC, 0.5)];
  return [
    { what: "drawing 62 years of scenarios in a new process, p50", measured: milliseconds(p50) },
    { what: "drawing 12 years of them, p50", measured: milliseconds(quantile(fewYears, 0.5)) },
    program
      ? atMost("drawing 62 years against C", p50 / p50OfC, 2, timesAsLong)
      : { what: "drawing 62 years against C", measured: "no C compiler here" },
  ];
}

function argumentsOfC(): readonly string[] {
  const { market, seed, scenarios } = EMBEDDED_MODEL;
  const [equity, bonds] = [monthlyLogReturn(market.equity), monthlyLogReturn(market.bonds)];
  return [
    ...[seed, scenarios, YEARS, Math.exp(equity.mean), Math.exp(bonds.mean), equity.standardDeviation],
    bonds.standardDeviation * market.correlation,
    bonds.standardDeviation * Math.sqrt(1 - market.correlation ** 2),
    ...[DRAWN_HOLDING.equity, DRAWN_HOLDING.bonds, DRAWN_HOLDING.cash],
  ].map(String);
}

/** @throws {Error} if the scenarios of C differ from the engine's */
async function expectSameScenarios(engineFile: string, fileOfC: string): Promise<void> {
  const [drawn, drawnByC] = await Promise.all([engineFile, fileOfC].map(readFloats));
  if (drawn === undefined || drawn.length === 0 || drawn.length !== drawnByC?.length) {
    throw new Error("C has drawn another number of scenarios than the engine");
  }
  drawn.forEach((value, index) => {
    const other = drawnByC[index] as number;
    if (!(Math.abs(other - value) <= TOLERANCE * Math.abs(value))) {
      throw new Error(`scenario ${index} is ${other} in C, not ${value}`);
    }
  });
}

async function readFloats(file: string): Promise<Float32Array> {
  const { buffer, byteOffset, byteLength } = await readFile(file);
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}
