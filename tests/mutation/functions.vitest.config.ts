import { defineConfig } from "vitest/config";

/** The tests that hold the HTTP plumbing, the reading of orders, and the storage, which is a real one. */
export default defineConfig({
  test: {
    include: [
      "tests/unit/functions/{http,reports,storage,endpoints,delivery,rate-limits}/**/*.test.ts",
      "tests/integration/{report-rows,storage-identity,rate-limits}.test.ts",
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
