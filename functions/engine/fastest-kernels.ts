import type { Kernels } from "./kernels.ts";
import { createScalarKernels } from "./scalar-kernels.ts";
import { createSimdKernels, hasSimd } from "./simd-kernels.ts";

/** The fastest kernels that this machine can run. */
export function createFastestKernels(bytes: number): Kernels {
  return hasSimd() ? createSimdKernels(bytes) : createScalarKernels(bytes);
}
