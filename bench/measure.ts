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

/** Milliseconds for people: three digits. */
export function milliseconds(value: number): string {
  return `${Number(value.toPrecision(3)).toLocaleString("en-US")} ms`;
}
