import type { Reporter, TestModule } from "vitest/node";
import { textTable } from "#tools/text-table.ts";

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
    const failed = rows.filter(([, , happened]) => happened !== "as it should").length;
    console.log(textTable([header, ...rows]));
    console.log(`${rows.length} tried, ${failed} not as they should`);
  }
}
