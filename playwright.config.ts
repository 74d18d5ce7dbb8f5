import { defineConfig } from "@playwright/test";
import { DEFAULT_EDUCATION_HOST } from "#shared/contract/education-host.ts";
import { azuriteConnectionString } from "#tools/azurite/start-azurite.ts";
import { NOT_OPTIMISING } from "./tests/e2e/launch-options.ts";
import {
  CALCULATORS,
  EMBEDDED_CLIENT_PORT,
  PARTNER,
  PARTNER_PORT,
  STRANGER,
} from "./tests/e2e/partner-origins.ts";
import { OTHER_WIDTH } from "./tests/e2e/widths.ts";

// Ports of their own, so that the tests run beside a started product.
const FUNCTIONS_PORT = Number(process.env["E2E_FUNCTIONS_PORT"] ?? 7091);
const CLIENT_PORT = Number(process.env["E2E_CLIENT_PORT"] ?? 5193);
const AZURITE_QUEUE_PORT = Number(process.env["E2E_AZURITE_QUEUE_PORT"] ?? 10_091);
const AZURITE_TABLE_PORT = Number(process.env["E2E_AZURITE_TABLE_PORT"] ?? 10_092);
const ports = { FUNCTIONS_PORT: String(FUNCTIONS_PORT), CLIENT_PORT: String(CLIENT_PORT) };
const embedded = { ...ports, CLIENT_PORT: String(EMBEDDED_CLIENT_PORT) };
const storage = {
  AZURITE_QUEUE_PORT: String(AZURITE_QUEUE_PORT),
  AZURITE_TABLE_PORT: String(AZURITE_TABLE_PORT),
};

/** Real requests all the way: the built client under production headers, and the built functions. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  // Node runs TypeScript by itself; transpiled, each worker would do it again.
  build: { external: ["**/*"] },
  fullyParallel: true,
  // Tests wait for pages more than they compute: two cores are busy with five.
  workers: 5,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"]],
  // As long as a busy machine may take: what passes waits for none of them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    baseURL: `http://127.0.0.1:${CLIENT_PORT}`,
    // For the steps that led there: npm run test:e2e -- --trace on.
    screenshot: "only-on-failure",
    launchOptions: NOT_OPTIMISING,
  },
  // A file is for both of them, unless its name is of one: what needs a mouse or a wide window, and what needs touch.
  // A test in a file for both may have the tag of one, see ONE_WIDTH.
  projects: [
    {
      name: "desktop",
      testIgnore: "**/*.phone.test.ts",
      grepInvert: OTHER_WIDTH.desktop,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: "**/*.desktop.test.ts",
      grepInvert: OTHER_WIDTH.phone,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: [
    { command: "node tools/azurite/main.ts", port: AZURITE_TABLE_PORT, env: storage },
    {
      command: "node tools/functions-host/main.ts",
      url: `http://127.0.0.1:${FUNCTIONS_PORT}/api/Health`,
      env: {
        ...ports,
        AzureWebJobsStorage: azuriteConnectionString(AZURITE_QUEUE_PORT, AZURITE_TABLE_PORT),
        ALLOWED_ORIGINS: [
          `http://127.0.0.1:${CLIENT_PORT}`,
          `http://${DEFAULT_EDUCATION_HOST}:${CLIENT_PORT}`,
          CALCULATORS,
        ].join(),
        MAIL_OUTBOX: "test-results/outbox",
        PARTNERS: "acme",
        // All tests come from one address.
        REPORTS_PER_ADDRESS_PER_HOUR: "1000",
      },
    },
    { command: "vite preview", url: `http://127.0.0.1:${CLIENT_PORT}`, env: ports },
    {
      command:
        "vite build --logLevel warn --outDir ../dist/embedded && vite preview --outDir ../dist/embedded",
      url: CALCULATORS,
      env: { ...embedded, FRAME_ANCESTORS: PARTNER, ALLOWED_ORIGINS: CALCULATORS, PREVIEW: "off" },
    },
    {
      command: "node tools/partner-page/main.ts",
      url: STRANGER,
      env: { ...embedded, PARTNER_PAGE_PORT: String(PARTNER_PORT) },
    },
  ],
});
