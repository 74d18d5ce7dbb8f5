import { existsSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { startTool } from "#tools/process/start-tool.ts";
import { builtConfig, LARGEST_SITE_CONFIG } from "#tools/vite/static-web-app.ts";
import host from "../../host.json" with { type: "json" };

// The published schemas are no packages: here is what of them is in use, and nothing else is let through.

const closed = <T extends Record<string, Type.TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
const span = Type.String({ pattern: "^\\d\\d:\\d\\d:\\d\\d$" });
const whole = Type.Integer({ minimum: 0 });

/** Source: https://json.schemastore.org/host.json and learn.microsoft.com/azure/azure-functions/functions-host-json. */
const HostSchema = closed({
  version: Type.Literal("2.0"),
  functionTimeout: span,
  logging: closed({
    logLevel: Type.Record(
      Type.String(),
      Type.Enum(["Trace", "Debug", "Information", "Warning", "Error", "Critical", "None"]),
    ),
    applicationInsights: closed({
      samplingSettings: closed({
        isEnabled: Type.Boolean(),
        excludedTypes: Type.String({
          pattern: "^(Dependency|Event|Exception|PageView|Request|Trace)(;(?!$)|$)",
        }),
      }),
    }),
  }),
  extensionBundle: closed({
    id: Type.Literal("Microsoft.Azure.Functions.ExtensionBundle"),
    version: Type.String({ pattern: "^[[(][\\d.*]+, [\\d.*]+[\\])]$" }),
  }),
  extensions: closed({
    http: closed({ routePrefix: Type.String(), maxConcurrentRequests: whole, maxOutstandingRequests: whole }),
    queues: closed({
      maxPollingInterval: span,
      visibilityTimeout: span,
      maxDequeueCount: whole,
      messageEncoding: Type.Enum(["base64", "none"]),
      // The storage hands out at most this many at once.
      batchSize: Type.Integer({ minimum: 1, maximum: 32 }),
      newBatchThreshold: whole,
    }),
  }),
});

const headers = Type.Record(Type.String({ pattern: "^[A-Za-z-]+$" }), Type.String({ minLength: 1 }));

const file = Type.String({ pattern: "^/[^*]+\\.html$" });

/** Source: https://json.schemastore.org/staticwebapp.config.json. */
const SiteSchema = closed({
  routes: Type.Array(
    closed({
      route: Type.String({ pattern: "^/[^*]*\\*?$" }),
      headers: Type.Optional(headers),
      rewrite: Type.Optional(file),
      statusCode: Type.Optional(Type.Literal(404)),
    }),
  ),
  responseOverrides: closed({ 404: closed({ rewrite: file }) }),
  globalHeaders: headers,
  networking: Type.Optional(closed({ allowedIpRanges: Type.Array(Type.String()) })),
  forwardingGateway: Type.Optional(
    closed({ requiredHeaders: headers, allowedForwardedHosts: Type.Array(Type.String()) }),
  ),
  mimeTypes: Type.Record(Type.String({ pattern: "^\\.\\w+$" }), Type.String()),
});

/** With what the build adds. */
const SITE = readFileSync("dist/client/staticwebapp.config.json", "utf8");
const site: object = JSON.parse(SITE);

function faultsOf(schema: object, value: unknown): readonly (string | undefined)[] {
  const ajv = new Ajv({ allErrors: true, strict: false });
  const isValid = ajv.compile(schema);
  return isValid(value)
    ? []
    : (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe("host.json", () => {
  it("has only keys that the Functions host knows", () => expect(faultsOf(HostSchema, host)).toEqual([]));

  it("would be refused with a misspelt key", () => {
    expect(faultsOf(HostSchema, { ...host, functionTimeOut: "00:01:00" })).not.toEqual([]);
  });

  it("keeps each function's log line, which the alerts count, and drops the host's duplicate", async () => {
    const app = await startTool(["tools/functions-host/main.ts"], { ASSISTANTS: "on" });
    const functions = [...app.output().matchAll(/^(\w+): /gm)].map(([, name]) => name);
    await app.stop();
    const lines = functions.map((name) => [`Function.${name}.User`, "Information"]);
    const levels: Readonly<Record<string, string>> = host.logging.logLevel;
    const named = Object.entries(levels).filter(([category]) => /^Function\..+\.User$/.test(category));
    expect(named.toSorted()).toEqual(lines.toSorted());
    expect(levels["Function"]).toBe("Warning");
  });

  it("samples none of the app's log lines", () => {
    expect(host.logging.applicationInsights.samplingSettings.excludedTypes).toContain("Trace");
  });
});

describe("staticwebapp.config.json", () => {
  it("has only keys that Static Web Apps knows", () => expect(faultsOf(SiteSchema, site)).toEqual([]));

  it("has only such keys behind Front Door, too", () => {
    const settings = { partnerOrigins: [], hasPreview: true, frontDoorHosts: ["plans.example.com"] };
    const behind = builtConfig(readFileSync("staticwebapp.config.json", "utf8"), settings);
    expect(behind).toContain("forwardingGateway");
    expect(faultsOf(SiteSchema, JSON.parse(behind))).toEqual([]);
  });

  it("would be refused with a misspelt key", () => {
    expect(faultsOf(SiteSchema, { ...site, globalHeader: {} })).not.toEqual([]);
  });

  it("serves only documents that the build has written", () => {
    const files = [...SITE.matchAll(/"rewrite":"([^"]+)"/g)].map(([, name]) => name);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((name) => !existsSync(`dist/client${name}`))).toEqual([]);
  });

  it("stays within the size limit, even with partners", () => {
    expect(SITE.length).toBeLessThan(LARGEST_SITE_CONFIG / 2);
  });
});
