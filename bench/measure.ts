/** The value below which the given share of the samples lies; milliseconds in, milliseconds out. */
export function quantileOf(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Wall-clock milliseconds of one run. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Times of one thing, taken in turns with those of others. */
export class Sampler {
  readonly #run: (index: number) => Promise<unknown>;
  readonly #times: number[] = [];

  constructor(run: (index: number) => Promise<unknown>) {
    this.#run = run;
  }

  async warmUp(runs: number): Promise<void> {
    for (let index = 0; index < runs; index++) await this.#run(index);
  }

  async take(runs: number): Promise<void> {
    for (let index = 0; index < runs; index++) this.#times.push(await timed(() => this.#run(index)));
  }

  /** Milliseconds. */
  quantile(share: number): number {
    return quantileOf(this.#times, share);
  }
}

// Figures for people: three digits at most, with their unit.

const number = (value: number): string => Number(value.toPrecision(3)).toLocaleString("en-US");

export const milliseconds = (value: number): string => `${number(value)} ms`;
export const megabytes = (bytes: number): string => `${number(bytes / 1e6)} MB`;
export const perSecond = (value: number): string => `${number(value)} a second`;
export const timesFaster = (ratio: number): string => `${number(ratio)} × faster`;
/** Of a percentage: the difference between two. */
export const points = (value: number): string => `${number(value)} points`;
export const percent = (share: number): string => `${number(100 * share)} %`;
