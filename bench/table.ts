import { textTable } from "#tools/text-table.ts";

/** A figure of the printed table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The figure that it should be, and whether it is. */
  readonly target?: { readonly text: string; readonly isMet: boolean };
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
  const cells = rows.map(({ what, measured, target }) => [
    what,
    target?.text ?? "",
    measured,
    target === undefined ? "" : target.isMet ? "met" : "missed",
  ]);
  console.log(textTable([["", "target", "measured", ""], ...cells]));
}
