import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Takes the pictures of docs/screenshots from the running product; npm run screenshots. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.screenshot.ts",
  outputDir: `${ROOT}/test-results`,
  workers: 1,
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: ROOT })),
});
