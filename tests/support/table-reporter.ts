import type { Reporter, TestModule } from "vitest/node";

/** Prints what was tried and what happened, a line each. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state, errors = [] } = test.result();
        const suite = test.parent.type === "suite" ? test.parent.fullName : "";
        const [failure] = errors;
        return [
          suite,
          test.name,
          state === "passed" ? "as it should" : `${state}: ${failure?.message ?? ""}`,
        ];
      }),
    );
    const header = ["what was tried", "what should happen", "what happened"];
    const widths = header.map((_, column) =>
      Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
    );
    const line = (row: readonly string[]) =>
      row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
    const failed = rows.filter(([, , happened]) => happened !== "as it should").length;
    console.log(
      [line(header), ...rows.map(line), `${rows.length} tried, ${failed} not as they should`].join("\n"),
    );
  }
}
