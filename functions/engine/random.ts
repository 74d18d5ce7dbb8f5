/**
 * Uniform random numbers in the open interval (0, 1) with 32 random bits: xoshiro128++ of Blackman and Vigna (2019),
 * seeded through SplitMix32. The same seed gives the same numbers on every machine.
 */
export function uniformGenerator(seed: number): () => number {
  let splitMix = seed | 0;
  const nextSeed = (): number => {
    splitMix = (splitMix + 0x9e3779b9) | 0;
    let z = Math.imul(splitMix ^ (splitMix >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  let a = nextSeed();
  let b = nextSeed();
  let c = nextSeed();
  let d = nextSeed();
  return () => {
    const sum = (a + d) | 0;
    const bits = (((sum << 7) | (sum >>> 25)) + a) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return (bits + 0.5) / 4294967296;
  };
}
