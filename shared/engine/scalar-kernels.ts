import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { inverseNormal } from "#shared/planning/inverse-normal.ts";
import { BINS, type Kernels } from "./kernels.ts";
import { nextUniform } from "./random.ts";

const LAST_BIN = BINS - 1;
/** From here on doubles are whole numbers, so that a sum with it is rounded to one. */
const WHOLE = 2 ** 52;

/** Keeps a probability inside the open interval (0, 1). */
const SMALLEST = 2 ** -33;

const advance: Kernels["advance"] = (values, { growth, annuity }, { amount, last }) => {
  for (let s = 0; s < values.length; s++) {
    values[s] = (values[s] as number) * (growth[s] as number) + (amount * (annuity[s] as number) + last);
  }
};

/** The kernels one scenario at a time, where there is no WebAssembly with SIMD, and to hold the other ones against. */
export function createScalarKernels(): Kernels {
  return {
    advance,

    advanceTwice: (values, first, firstPayments, second, secondPayments) => {
      advance(values, first, firstPayments);
      advance(values, second, secondPayments);
    },

    countBins: (values, low, scale, binOf, counts) => {
      for (let s = 0; s < values.length; s++) {
        const position = ((values[s] as number) - low) * scale + (WHOLE + 1);
        const bin = position < WHOLE ? 0 : position < WHOLE + LAST_BIN ? position - WHOLE : LAST_BIN;
        binOf[s] = bin;
        counts[bin] = (counts[bin] as number) + 1;
      }
    },

    gatherBin: (values, binOf, bin, members) => {
      let found = 0;
      for (let s = 0; s < values.length; s++) if (binOf[s] === bin) members[found++] = values[s] as number;
    },

    breakEven: (rest, item, target, factors) => {
      let positive = 0;
      let negative = 0;
      for (let s = 0; s < item.length; s++) {
        const value = item[s] as number;
        if (value > 0) positive++;
        else if (value < 0) negative++;
        factors[s] = (target - (rest[s] as number)) / value;
      }
      if (positive === item.length) return 1;
      return negative === item.length ? -1 : 0;
    },

    countReaching: (rest, item, target) => {
      let reaching = 0;
      for (let s = 0; s < rest.length; s++) {
        if ((rest[s] as number) + (item[s] as number) >= target) reaching++;
      }
      return reaching;
    },

    drawNormals: (state, normals, sums) => {
      for (let pair = 0; pair < normals.length; pair++) {
        const normal = inverseNormal(nextUniform(state));
        normals[pair] = normal;
        sums[pair] = (sums[pair] as number) + normal;
      }
    },

    toNormals: (probabilities) => {
      for (let i = 0; i < probabilities.length; i++) {
        const probability = Math.max(SMALLEST, Math.min(1 - SMALLEST, probabilities[i] as number));
        probabilities[i] = inverseNormal(probability);
      }
    },

    bridge: (start, end, deviation, middle) => {
      for (let path = 0; path < middle.length; path++) {
        const mean = ((start[path] as number) + (end[path] as number)) / 2;
        middle[path] = mean + deviation * (middle[path] as number);
      }
    },

    correct: (start, end, sums) => {
      for (let path = 0; path < sums.length; path++) {
        const step = (end[path] as number) - (start[path] as number);
        const missing = step * Math.sqrt(MONTHS_PER_YEAR) - (sums[path] as number);
        sums[path] = missing / MONTHS_PER_YEAR;
      }
    },

    surprise: (equity, bonds, deviations, surprises) => {
      for (let pair = 0; pair < surprises.equity.length; pair++) {
        const shock = (equity.draws[pair] as number) + (equity.corrections[pair] as number);
        const other = (bonds.draws[pair] as number) + (bonds.corrections[pair] as number);
        surprises.equity[pair] = Math.exp(deviations.equity * shock);
        surprises.bonds[pair] = Math.exp(deviations.common * shock + deviations.own * other);
      }
    },

    growByMonth: ({ growth, partnerGrowth, annuity, partnerAnnuity }, surprises, { equity, bonds, cash }) => {
      for (let pair = 0; pair < growth.length; pair++) {
        const equityRatio = surprises.equity[pair] as number;
        const bondRatio = surprises.bonds[pair] as number;
        const grown = (growth[pair] as number) * (equity * equityRatio + bonds * bondRatio + cash);
        const partner = (partnerGrowth[pair] as number) * (equity / equityRatio + bonds / bondRatio + cash);
        growth[pair] = grown;
        partnerGrowth[pair] = partner;
        annuity[pair] = (annuity[pair] as number) + grown;
        partnerAnnuity[pair] = (partnerAnnuity[pair] as number) + partner;
      }
    },
  };
}
