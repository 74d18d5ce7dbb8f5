import { createSimdKernels } from "#functions/engine/simd-kernels.ts";
import { Arena } from "#shared/engine/arena.ts";
import { GrowthTable, growthTableBytes, type ScenarioModel } from "#shared/engine/growth-table.ts";
import type { CreateKernels, Kernels } from "#shared/engine/kernels.ts";
import { nextUniform, STATE_WORDS, seedGenerator } from "#shared/engine/random.ts";
import { createScalarKernels } from "#shared/engine/scalar-kernels.ts";

/** Both implementations of the kernels, for `describe.each`. */
export const KERNELS: readonly (readonly [name: string, create: CreateKernels])[] = [
  ["scalar", createScalarKernels],
  ["SIMD", createSimdKernels],
];

/** Kernels, and their memory with room for a few arrays of so many doubles and for the counts of bins. */
export function kernelsFor(size: number, create: CreateKernels): { kernels: Kernels; arena: Arena } {
  const kernels = create(8 * 8 * (size + 8) + 4096);
  return { kernels, arena: new Arena(kernels.memory) };
}

/** An array in the memory of the kernels. */
export function float64(arena: Arena, values: readonly number[]): Float64Array {
  const array = arena.float64(values.length);
  array.set(values);
  return array;
}

/** Scenarios with room for so many months, a multiple of 12. */
export function growthTableFor(
  model: ScenarioModel,
  months: number,
  create: CreateKernels = createScalarKernels,
): GrowthTable {
  const kernels = create(growthTableBytes(model.scenarios, months));
  return new GrowthTable(model, kernels, new Arena(kernels.memory));
}

/** Uniform random numbers of a seed. */
export function uniformsOf(seed: number): () => number {
  const state = new Uint32Array(STATE_WORDS);
  seedGenerator(seed, state);
  return () => nextUniform(state);
}
