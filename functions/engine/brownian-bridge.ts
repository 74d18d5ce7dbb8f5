/**
 * The yearly steps of Brownian paths from standard normal draws, coarsest first: the end of the path, its middle, the
 * middles of both halves and so on. The first draws decide most of where a path goes, so they are worth drawing well.
 * Source: Caflisch, Morokoff and Owen (1997), Valuation of mortgage-backed securities using Brownian bridges.
 * Written as loops: mapping typed arrays takes several times as long, and a cold start waits for this.
 * @param years a power of two
 * @param draw called `years` times, for standard normal values of every path; they are overwritten
 * @returns for each year, its step in every path: standard normal, independent between years
 */
export function brownianYears(years: number, draw: () => Float64Array): readonly Float64Array[] {
  const end = draw();
  const positions = new Map<number, Float64Array>([
    [0, new Float64Array(end.length)],
    [years, end.map((value) => value * Math.sqrt(years))],
  ]);
  const at = (year: number): Float64Array => positions.get(year) as Float64Array;
  for (let span = years; span > 1; span /= 2) {
    const deviation = Math.sqrt(span / 4);
    for (let start = 0; start < years; start += span) {
      const left = at(start);
      const right = at(start + span);
      const middle = draw();
      for (let path = 0; path < middle.length; path++) {
        const mean = ((left[path] as number) + (right[path] as number)) / 2;
        middle[path] = mean + deviation * (middle[path] as number);
      }
      positions.set(start + span / 2, middle);
    }
  }
  return Array.from({ length: years }, (_, year) => difference(at(year + 1), at(year)));
}

function difference(values: Float64Array, others: Float64Array): Float64Array {
  const differences = new Float64Array(values.length);
  for (let path = 0; path < values.length; path++) {
    differences[path] = (values[path] as number) - (others[path] as number);
  }
  return differences;
}
