import { textTable } from "#tools/text-table.ts";

/** A figure of the printed table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The target in words, and whether the figure meets it. */
  readonly target?: { readonly text: string; readonly isMet: boolean };
}

/** Writes a figure with its unit. */
type Format = (value: number) => string;

/** Returns the row of a figure with an upper limit. */
export function atMost(what: string, value: number, limit: number, format: Format): Row {
  return { what, measured: format(value), target: { text: `≤ ${format(limit)}`, isMet: value <= limit } };
}

/** Returns the row of a figure with a lower limit. */
export function atLeast(what: string, value: number, limit: number, format: Format): Row {
  return { what, measured: format(value), target: { text: `≥ ${format(limit)}`, isMet: value >= limit } };
}

/** Prints the rows, each with its target and whether that is met. */
export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ what, measured, target }) => [
    what,
    target?.text ?? "",
    measured,
    target === undefined ? "" : target.isMet ? "met" : "missed",
  ]);
  console.log(textTable([["", "target", "measured", ""], ...cells]));
}
