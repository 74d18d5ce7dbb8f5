/** The words of a generator's state. */
export const STATE_WORDS = 4;

/** Sets the state of a generator of uniform random numbers from a seed, through SplitMix32. */
export function seedGenerator(seed: number, state: Uint32Array): void {
  let splitMix = seed | 0;
  for (let word = 0; word < STATE_WORDS; word++) {
    splitMix = (splitMix + 0x9e3779b9) | 0;
    let z = Math.imul(splitMix ^ (splitMix >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    state[word] = z ^ (z >>> 16);
  }
}

/**
 * The next uniform random number in (0, 1), of 32 bits, the same on every machine: xoshiro128++ of Blackman and Vigna
 * (2019). @param state moves on
 */
export function nextUniform(state: Uint32Array): number {
  const a = state[0] as number;
  const b = state[1] as number;
  const c = state[2] as number;
  const d = state[3] as number;
  const sum = (a + d) | 0;
  const bits = (((sum << 7) | (sum >>> 25)) + a) >>> 0;
  const third = c ^ a;
  const fourth = d ^ b;
  state[0] = a ^ fourth;
  state[1] = b ^ third;
  state[2] = third ^ (b << 9);
  state[3] = (fourth << 11) | (fourth >>> 21);
  return (bits + 0.5) / 4294967296;
}
