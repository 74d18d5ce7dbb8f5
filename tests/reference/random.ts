/**
 * Uniform numbers in [0, 1) from a 32-bit seed: sfc32, the "small fast counter" generator of PractRand
 * (Chris Doty-Humphrey). Plain independent draws, no variance reduction.
 */
export function uniformGenerator(seed: number): () => number {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 20; warmUp++) next();
  return next;
}

/**
 * Two independent standard normal numbers at a time: Marsaglia's polar method.
 * @param pair receives the two numbers
 */
export function normalPairGenerator(seed: number): (pair: Float64Array) => void {
  const uniform = uniformGenerator(seed);
  return (pair) => {
    let x: number;
    let y: number;
    let radiusSquared: number;
    do {
      x = 2 * uniform() - 1;
      y = 2 * uniform() - 1;
      radiusSquared = x * x + y * y;
    } while (radiusSquared >= 1 || radiusSquared === 0);
    const scale = Math.sqrt((-2 * Math.log(radiusSquared)) / radiusSquared);
    pair[0] = x * scale;
    pair[1] = y * scale;
  };
}
