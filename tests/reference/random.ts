/**
 * Uniform numbers in [0, 1) from a 32-bit seed: sfc32, the "small fast counter" generator of PractRand
 * (Chris Doty-Humphrey). Plain independent draws, no variance reduction.
 */
export function uniformGenerator(seed: number): () => number {
  // An array of 32-bit numbers, which is faster than variables that the function closes over.
  const state = Int32Array.of(seed, 0x9e3779b9, 0x243f6a88, 1);
  const next = () => {
    const b = state[1] as number;
    const c = state[2] as number;
    const sum = ((state[0] as number) + b + (state[3] as number)) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    state[3] = (state[3] as number) + 1;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 20; warmUp++) next();
  return next;
}

/**
 * Pairs of independent standard normal numbers: Marsaglia's polar method.
 * @param pairs receives as many numbers as it has room for, an even count
 */
export function normalPairGenerator(seed: number): (pairs: Float64Array) => void {
  const uniform = uniformGenerator(seed);
  return (pairs) => {
    for (let first = 0; first < pairs.length; first += 2) {
      let x: number;
      let y: number;
      let radiusSquared: number;
      do {
        x = 2 * uniform() - 1;
        y = 2 * uniform() - 1;
        radiusSquared = x * x + y * y;
      } while (radiusSquared >= 1 || radiusSquared === 0);
      const scale = Math.sqrt((-2 * Math.log(radiusSquared)) / radiusSquared);
      pairs[first] = x * scale;
      pairs[first + 1] = y * scale;
    }
  };
}
