import type { Reporter, TestModule } from "vitest/node";
import { textTable } from "#tools/text-table.ts";

const AS_IT_SHOULD = "as it should";

/** Prints what was tried and what happened, a line each, with what the test counted. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state, errors = [] } = test.result();
        const suite = test.parent.type === "suite" ? test.parent.fullName : "";
        const [failure] = errors;
        const what = state === "passed" ? AS_IT_SHOULD : `${state}: ${failure?.message ?? ""}`;
        return [suite, test.name, [what, ...test.annotations().map(({ message }) => message)].join(": ")];
      }),
    );
    const header = ["what was tried", "what should happen", "what happened"];
    const failed = rows.filter(([, , happened]) => !happened?.startsWith(AS_IT_SHOULD)).length;
    console.log(textTable([header, ...rows]));
    console.log(`${rows.length} tried, ${failed} not as they should`);
  }
}
