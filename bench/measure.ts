/** Returns the quantile of the samples at the given share; milliseconds in, milliseconds out. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Returns the median of a figure of several things. */
export function medianOf<T>(things: readonly T[], figureOf: (thing: T) => number): number {
  return quantile(things.map(figureOf), 0.5);
}

/** Returns the wall-clock milliseconds of one run. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Runs something the given number of times. @returns the time of each run, milliseconds */
export type TakeTimes = (runs: number) => Promise<readonly number[]>;

/** @param run called with the index of the run, from 0 */
export function timeRuns(run: (index: number) => Promise<unknown>): TakeTimes {
  return async (runs) => {
    const times: number[] = [];
    for (let index = 0; index < runs; index++) times.push(await timed(() => run(index)));
    return times;
  };
}

/** Collects the times of one subject, which is measured in turns with others. */
export class Sampler {
  readonly #takeTimes: TakeTimes;
  readonly #times: number[] = [];

  constructor(takeTimes: TakeTimes) {
    this.#takeTimes = takeTimes;
  }

  async warmUp(runs: number): Promise<void> {
    await this.#takeTimes(runs);
  }

  async take(runs: number): Promise<void> {
    this.#times.push(...(await this.#takeTimes(runs)));
  }

  /** Returns milliseconds. */
  quantile(share: number): number {
    return quantile(this.#times, share);
  }
}

// Figures for people: three digits at most, with their unit.

/** For figures without a unit. */
export const decimal = (value: number): string => Number(value.toPrecision(3)).toLocaleString("en-US");
export const milliseconds = (value: number): string => `${decimal(value)} ms`;
export const megabytes = (bytes: number): string => `${decimal(bytes / 1e6)} MB`;
export const kilobytes = (bytes: number): string => `${decimal(bytes / 1e3)} kB`;
export const perSecond = (value: number): string => `${decimal(value)} a second`;
export const timesFaster = (ratio: number): string => `${decimal(ratio)} × faster`;
export const timesSlower = (ratio: number): string => `${decimal(ratio)} × slower`;
export const timesAsLong = (ratio: number): string => `${decimal(ratio)} ×`;
/** For differences between two percentages. */
export const points = (value: number): string => `${decimal(value)} points`;
export const percent = (share: number): string => `${decimal(100 * share)} %`;
