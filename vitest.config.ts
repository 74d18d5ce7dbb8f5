import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Vitest leaves a core free, which on two cores is half of them.
    maxWorkers: "100%",
    // As many as there are faults of the planning service, which are mostly waited for.
    maxConcurrency: 7,
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          // To load all modules anew for each file takes as long as its tests. A test undoes what it stubs.
          isolate: false,
          // An end to what hangs, here and below: a busy machine takes many times as long as a quiet one.
          testTimeout: 120_000,
        },
      },
      // Needs the functions bundle: npm run build:functions.
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/integration/support/storage-for-all.ts",
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // What other processes do takes a moment on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      // What can be checked of a deployment without Azure. Needs everything built: npm run build.
      {
        test: {
          name: "deployment",
          include: ["tests/deployment/**/*.test.ts"],
          globalSetup: "tests/integration/support/storage-for-all.ts",
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // It imports JSON as a bundler does.
          server: { deps: { inline: ["@actions/workflow-parser"] } },
        },
      },
      // A file for each browser, so that they run side by side. Needs everything built: npm run build.
      {
        test: {
          name: "browsers",
          include: ["tests/browsers/*.test.ts"],
          globalSetup: "tests/browsers/support/product.ts",
          // A journey and, where the browser is lost on the way, the same once more.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
