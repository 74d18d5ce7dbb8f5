import { defineConfig } from "vitest/config";

/** The tests that hold domain and planning: quick ones, as each runs once for every mutant that it meets. */
export default defineConfig({
  test: {
    include: [
      "tests/unit/shared/{domain,planning}/**/*.test.ts",
      "tests/unit/shared/**/{accounts,forecast}.test.ts",
    ],
    // Instrumented code on a busy machine.
    testTimeout: 300_000,
  },
});
