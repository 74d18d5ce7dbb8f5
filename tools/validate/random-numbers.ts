import { nextUniform, STATE_WORDS, seedGenerator } from "#shared/engine/random.ts";

/** Independent random numbers, without any reduction of variance. */
export interface RandomNumbers {
  /** Uniform in (0, 1). */
  readonly uniform: () => number;
  /** Standard normal. */
  readonly normal: () => number;
}

/** Returns random numbers that a seed determines; the normal ones by the transformation of Box and Muller. */
export function randomNumbers(seed: number): RandomNumbers {
  const state = new Uint32Array(STATE_WORDS);
  seedGenerator(seed, state);
  const uniform = () => nextUniform(state);
  let spare: number | undefined;
  const normal = () => {
    if (spare !== undefined) {
      const kept = spare;
      spare = undefined;
      return kept;
    }
    const radius = Math.sqrt(-2 * Math.log(uniform()));
    const angle = 2 * Math.PI * uniform();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
  return { uniform, normal };
}
