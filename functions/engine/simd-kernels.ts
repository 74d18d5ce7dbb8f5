import type { Kernels } from "#shared/engine/kernels.ts";
import { createScalarKernels } from "#shared/engine/scalar-kernels.ts";
import { SIMD_MODULE } from "./generated/simd-module.ts";

/** The exports of functions/engine/assembly: arrays as addresses, and the number of scenarios or of pairs. */
interface SimdExports {
  advance(values: number, growth: number, annuity: number, amount: number, last: number, size: number): void;
  advanceTwice(
    values: number,
    growth: number,
    annuity: number,
    amount: number,
    last: number,
    nextGrowth: number,
    nextAnnuity: number,
    nextAmount: number,
    nextLast: number,
    size: number,
  ): void;
  countBins(values: number, low: number, scale: number, binOf: number, counts: number, size: number): void;
  gatherBin(values: number, binOf: number, bin: number, members: number, size: number): void;
  breakEven(rest: number, item: number, target: number, factors: number, size: number): number;
  countReaching(rest: number, item: number, target: number, size: number): number;
  drawNormals(state: number, normals: number, sums: number, size: number): void;
  toNormals(probabilities: number, size: number): void;
  bridge(start: number, end: number, deviation: number, middle: number, size: number): void;
  correct(start: number, end: number, sums: number, size: number): void;
  surprise(
    equityDraws: number,
    equityCorrections: number,
    bondDraws: number,
    bondCorrections: number,
    equityDeviation: number,
    commonDeviation: number,
    ownDeviation: number,
    equity: number,
    bonds: number,
    size: number,
  ): void;
  growByMonth(
    growth: number,
    partnerGrowth: number,
    annuity: number,
    partnerAnnuity: number,
    equitySurprises: number,
    bondSurprises: number,
    equity: number,
    bonds: number,
    cash: number,
    size: number,
  ): void;
}

const PAGE_BYTES = 65_536;

const code = Buffer.from(SIMD_MODULE, "base64");

/** The kernels in WebAssembly, two scenarios at a time. @throws {WebAssembly.CompileError} without SIMD */
export function createSimdKernels(bytes: number): Kernels {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(code), {
    env: { memory },
    drawing: { log: Math.log, exp: Math.exp },
  });
  const simd = instance.exports as unknown as SimdExports;
  return {
    memory: memory.buffer,
    advance: (values, { growth, annuity }, { amount, last }) =>
      simd.advance(values.byteOffset, growth.byteOffset, annuity.byteOffset, amount, last, values.length),
    advanceTwice: (values, first, firstPayments, second, secondPayments) =>
      simd.advanceTwice(
        values.byteOffset,
        first.growth.byteOffset,
        first.annuity.byteOffset,
        firstPayments.amount,
        firstPayments.last,
        second.growth.byteOffset,
        second.annuity.byteOffset,
        secondPayments.amount,
        secondPayments.last,
        values.length,
      ),
    countBins: (values, low, scale, binOf, counts) =>
      simd.countBins(values.byteOffset, low, scale, binOf.byteOffset, counts.byteOffset, values.length),
    gatherBin: (values, binOf, bin, members) =>
      simd.gatherBin(values.byteOffset, binOf.byteOffset, bin, members.byteOffset, values.length),
    breakEven: (rest, item, target, factors) =>
      simd.breakEven(rest.byteOffset, item.byteOffset, target, factors.byteOffset, rest.length),
    countReaching: (rest, item, target) =>
      simd.countReaching(rest.byteOffset, item.byteOffset, target, rest.length),
    drawNormals: (state, normals, sums) =>
      simd.drawNormals(state.byteOffset, normals.byteOffset, sums.byteOffset, normals.length),
    toNormals: (probabilities) => simd.toNormals(probabilities.byteOffset, probabilities.length),
    bridge: (start, end, deviation, middle) =>
      simd.bridge(start.byteOffset, end.byteOffset, deviation, middle.byteOffset, middle.length),
    correct: (start, end, sums) =>
      simd.correct(start.byteOffset, end.byteOffset, sums.byteOffset, sums.length),
    surprise: (equity, bonds, { equity: equityDeviation, common, own }, surprises) =>
      simd.surprise(
        equity.draws.byteOffset,
        equity.corrections.byteOffset,
        bonds.draws.byteOffset,
        bonds.corrections.byteOffset,
        equityDeviation,
        common,
        own,
        surprises.equity.byteOffset,
        surprises.bonds.byteOffset,
        surprises.equity.length,
      ),
    growByMonth: ({ growth, partnerGrowth, annuity, partnerAnnuity }, surprises, { equity, bonds, cash }) =>
      simd.growByMonth(
        growth.byteOffset,
        partnerGrowth.byteOffset,
        annuity.byteOffset,
        partnerAnnuity.byteOffset,
        surprises.equity.byteOffset,
        surprises.bonds.byteOffset,
        equity,
        bonds,
        cash,
        growth.length,
      ),
  };
}

/** The fastest kernels that this machine can run. */
export function createFastestKernels(bytes: number): Kernels {
  // The module needs 128-bit vectors.
  const hasSimd = typeof WebAssembly === "object" && WebAssembly.validate(code);
  return hasSimd ? createSimdKernels(bytes) : createScalarKernels();
}
