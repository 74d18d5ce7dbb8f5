// Does the work that the first pension of a process waits for: draws the scenarios of YEARS and collapses them for one
// holding. draw-scenarios YEARS OUTPUT: writes the same output as draw.c and prints the nanoseconds.
import { writeFile } from "node:fs/promises";
import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { Simulation } from "#shared/engine/simulation.ts";
import { DRAWN_HOLDING } from "./drawn-holding.ts";

const [, , years = "", output = ""] = process.argv;

const start = process.hrtime.bigint();
const { stretches } = new Simulation(EMBEDDED_MODEL, createFastestKernels);
const collapsed = Array.from({ length: Number(years) }, (_, year) =>
  stretches.get(12 * year, 12 * (year + 1), DRAWN_HOLDING),
);
console.log(String(process.hrtime.bigint() - start));

await writeFile(
  output,
  collapsed.flatMap(({ growth, annuity }) => [
    new Uint8Array(growth.slice().buffer),
    new Uint8Array(annuity.slice().buffer),
  ]),
);
