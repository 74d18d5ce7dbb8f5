import { BINS, type Kernels } from "./kernels.ts";

const LAST_BIN = BINS - 1;
/** From here on doubles are whole numbers, so that a sum with it is rounded to one. */
const WHOLE = 2 ** 52;

/** The kernels one scenario at a time, for machines without WebAssembly SIMD, and to hold the other ones against. */
export function createScalarKernels(bytes: number): Kernels {
  return {
    memory: new ArrayBuffer(bytes),

    advance: (values, { growth, annuity }, amount, last) => {
      for (let s = 0; s < values.length; s++) {
        values[s] = (values[s] as number) * (growth[s] as number) + (amount * (annuity[s] as number) + last);
      }
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
  };
}
