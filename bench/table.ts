/** A figure of the printed table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly target?: Target;
}

/** What a figure should be, and whether it is. */
export interface Target {
  readonly text: string;
  readonly isMet: boolean;
}

/** Writes a figure with its unit. */
export type Format = (value: number) => string;

/** A figure that should be no more than a limit. */
export function atMost(what: string, value: number, limit: number, format: Format): Row {
  return { what, measured: format(value), target: { text: `≤ ${format(limit)}`, isMet: value <= limit } };
}

/** A figure that should be no less than a limit. */
export function atLeast(what: string, value: number, limit: number, format: Format): Row {
  return { what, measured: format(value), target: { text: `≥ ${format(limit)}`, isMet: value >= limit } };
}

/** Prints what was measured, each row with its target and whether that is met. */
export function printTable(rows: readonly Row[]): void {
  const lines = [
    ["", "target", "measured", ""],
    ...rows.map(({ what, measured, target }) => [what, target?.text ?? "", measured, verdictOn(target)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}

function verdictOn(target: Target | undefined): string {
  if (target === undefined) return "";
  return target.isMet ? "met" : "missed";
}
