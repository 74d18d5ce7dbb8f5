import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blackAndWhitePng } from "#functions/pdf/pictures/black-and-white-png.ts";
import { deployedSettings } from "#tools/azure/deployed-settings.ts";
import { shippedPackages } from "#tools/licences/licence-texts.ts";
import { type RunningProcess, runTool, startTool } from "#tools/process/start-tool.ts";
import packageJson from "../../package.json" with { type: "json" };

const HOST = "tools/functions-host/main.ts";

/** The package where nothing else is: not below a folder that has modules. */
let folder: string;
beforeAll(async () => {
  const { code, output } = await runTool(["tools/azure/gather-package.ts"]);
  expect(code, output).toBe(0);
  folder = await mkdtemp(join(tmpdir(), "package-"));
  await cp("dist/package", folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function filesBelow(path: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, path).length + 1));
}

describe("source maps", () => {
  it("are neither deployed nor served, and no script names one", async () => {
    const files = [
      ...(await filesBelow("")).map((name) => join(folder, name)),
      ...(await readdir("dist/client", { recursive: true })).map((name) => join("dist/client", name)),
    ];
    expect(files.filter((name) => name.endsWith(".map"))).toEqual([]);
    const scripts = files.filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(100);
    for (const script of scripts) expect(await readFile(script, "utf8")).not.toContain("sourceMappingURL=");
  });

  it("locate what the functions and the pages run", async () => {
    const pages = await readdir("dist/client-maps/assets");
    const entry = pages.find((name) => name.startsWith("index-")) ?? "";
    for (const [script, text, source] of [
      ["dist/functions/main.cjs", "Without an answer: ", "functions/endpoints/health.ts"],
      [`dist/client/assets/${entry.replace(/\.map$/, "")}`, "skipToContent", "client/app/AppShell.tsx"],
    ] as const) {
      const map = script.replace("dist/client/", "dist/client-maps/");
      expect(await sourceOf(script, `${map}.map`, text)).toMatch(new RegExp(`/${source}$`));
    }
  });
});

/** Returns the source of the first place in a script that holds a text. */
async function sourceOf(script: string, map: string, text: string): Promise<string | undefined> {
  const [before = ""] = (await readFile(script, "utf8")).split(text);
  const lines = before.split("\n");
  const entry = new SourceMap(JSON.parse(await readFile(map, "utf8"))).findEntry(
    lines.length - 1,
    lines.at(-1)?.length ?? 0,
  );
  return "originalSource" in entry ? entry.originalSource : undefined;
}

describe("the functions package", () => {
  it("contains the files that the host reads, the bundle, its fonts and their licences, and nothing else", async () => {
    const files = await filesBelow("functions");
    const isOther = (name: string) => !name.endsWith(".ttf") && !name.endsWith(".mjs");
    expect(files.filter(isOther).toSorted()).toEqual([
      "dist/functions/licences.txt",
      "dist/functions/main.cjs",
      "dist/functions/pdf-worker.cjs",
      "host.json",
      "package.json",
    ]);
    expect(files).toContain(packageJson.main);
    expect(files.filter((name) => name.endsWith(".ttf"))).toHaveLength(6);
  });

  it("contains the libraries that are loaded on demand, each with its dependencies", async () => {
    const modules = (await filesBelow("functions")).filter((name) => name.endsWith(".mjs"));
    const isPart = (name: string) => /-[A-Z0-9]{8}\.mjs$/.test(name);
    expect(modules.filter((name) => !isPart(name)).toSorted()).toEqual([
      "dist/functions/azure-data-tables.mjs",
      "dist/functions/azure-identity.mjs",
      "dist/functions/azure-storage-queue.mjs",
      "dist/functions/modelcontextprotocol-server.mjs",
      "dist/functions/nodemailer-lib-mail-composer.mjs",
      "dist/functions/sendgrid-mail-src-classes-mail-service-js.mjs",
    ]);
    for (const name of modules) {
      const script = `await import(${JSON.stringify(pathToFileURL(join(folder, "functions", name)))})`;
      await expect(
        promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]),
      ).resolves.toMatchObject({ stderr: "" });
    }
  });

  it("bundles only code whose licence ships", async () => {
    const maps = (await readdir("dist/functions")).filter((name) => name.endsWith(".map"));
    expect(maps).toContain("main.cjs.map");
    const sources = await Promise.all(
      maps.map(async (name): Promise<readonly string[]> => {
        return JSON.parse(await readFile(join("dist/functions", name), "utf8")).sources;
      }),
    );
    const bundled = sources
      .flat()
      // A package is responsible for the licences of code that it bundles itself; @parcel/node-resolver-core bundles an
      // empty module. The protocol's library has parts of its own that are published nowhere else.
      .map((path) => path.replace(/\/(dist\/node_modules|node_modules\/\.pnpm)\/.*/, "/"))
      .map((path) => path.replace("@modelcontextprotocol/core-internal", "@modelcontextprotocol/core"))
      .flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
    expect(bundled).toContain("pdfmake");
    const shipped = new Set(shippedPackages(".").map(({ name }) => name));
    expect([...new Set(bundled)].filter((name) => !shipped.has(name))).toEqual([]);
  });

  it("keeps the same files out of an upload by Core Tools", async () => {
    expect((await readFile(".funcignore", "utf8")).match(/^!.*$/gm)).toEqual([
      "!/host.json",
      "!/package.json",
      "!/dist",
      "!/dist/functions",
    ]);
    expect(await readFile(".funcignore", "utf8")).toMatch(/^\/dist\/functions\/\*\.map$/m);
  });

  it("asks for the right version of Node before it does anything else", async () => {
    const bundle = await readFile(join(folder, "functions", packageJson.main), "utf8");
    const old = `Object.defineProperty(process.versions, "node", { value: "22.1.0" });\n${bundle}`;
    const run = promisify(execFile)(process.execPath, ["--input-type=commonjs", "-"], {});
    run.child.stdin?.end(old);
    await expect(run).rejects.toThrow("The functions need Node 24");
  });
});

describe("the functions, started from their package with a deployment's settings", () => {
  let app: RunningProcess;
  beforeAll(async () => {
    // The storage of these tests takes the place of the one that an identity reaches.
    app = await startTool([HOST, join(folder, "functions")], {
      ...settingsOf({ MAIL_FROM: "plans@example.com", TRUSTED_PROXIES: "1" }),
      AzureWebJobsStorage: String(process.env["AzureWebJobsStorage"]),
    });
  });
  afterAll(() => app.stop());

  it("reach planning and storage", async () => {
    const answer = await fetch(`${app.origin}/api/Health`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: "ok" });
  });

  it("name the commit that the pages name", async () => {
    const { commit } = await (await fetch(`${app.origin}/api/Health`)).json();
    expect(commit).toMatch(/^([0-9a-f]{7}|unknown)$/);
    for (const page of ["index.html", "ar/education/index.html", "app.html"]) {
      const document = await readFile(join(folder, "site", page), "utf8");
      expect(document).toMatch(new RegExp(`<html [^>]*data-commit="${commit}"`));
    }
  });

  it("return their OpenAPI document", async () => {
    expect(await (await fetch(`${app.origin}/api/openapi.json`)).json()).toMatchObject({ openapi: "3.1.1" });
  });

  it("refuse to make a report for a caller that is not one of our pages, as in Azure", async () => {
    const answer = await fetch(`${app.origin}/api/EmailPdf`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(403);
  });
});

describe("the functions, started with a wrong setting", () => {
  let app: RunningProcess;
  beforeAll(async () => {
    app = await startTool([HOST, join(folder, "functions")], {
      ...settingsOf({ MAIL_FROM: "plans@example.com", TRUSTED_PROXIES: "1" }),
      AzureWebJobsStorage: String(process.env["AzureWebJobsStorage"]),
      REPORTS_PER_ADDRESS_PER_HOUR: "100000",
    });
  });
  afterAll(() => app.stop());

  const REASON =
    "The configuration is not valid: REPORTS_PER_ADDRESS_PER_HOUR must be a whole number from 1 to 1000.";

  it("say in the log and in Health which one it is", async () => {
    expect(app.output()).toContain(REASON);
    const answer = await fetch(`${app.origin}/api/Health`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: "unavailable", detail: REASON });
  });

  it.each(["Calculate", "CalculateInsights", "EmailPdf", "DownloadPdf", "openapi.json"])(
    "answer 503 and not 404 for %s, and tell visitors no reason",
    async (name) => {
      const answer = await fetch(`${app.origin}/api/${name}`, { method: "POST", body: "{}" });
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect(await answer.text()).not.toContain("REPORTS_PER");
    },
  );

  it("refuse nothing that the app has no route for", async () => {
    expect((await fetch(`${app.origin}/api/Nothing`)).status).toBe(404);
  });
});

/** A setting that is not set must not come from the environment of the tests. */
function settingsOf(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(deployedSettings(environment)).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
}

describe("the check of a deployment's settings", () => {
  const check = (environment: Readonly<Record<string, string>>) =>
    runTool(["tools/azure/check-settings.ts"], environment);
  const REQUIRED = {
    ALERT_EMAIL: "operators@example.com",
    MAIL_FROM: "plans@example.com",
    TRUSTED_PROXIES: "1",
  };

  it("accepts the settings that the app accepts", async () => {
    const { code, output } = await check(REQUIRED);
    expect(output).toContain("the app starts with them");
    expect(code).toBe(0);
  });

  it("accepts the topology with Front Door, with its number of proxies", async () => {
    const { code, output } = await check({ ...REQUIRED, TOPOLOGY: "frontDoor", TRUSTED_PROXIES: "2" });
    expect(output).toContain("the app starts with them");
    expect(code).toBe(0);
  });

  it("accepts surrounding spaces where the app does, and a logo that can be drawn", async () => {
    const { code, output } = await check({
      ...REQUIRED,
      MAIL_FROM: " plans@example.com ",
      FUND_ISIN_BALANCED: " US0378331005 ",
      BRAND_LOGO_URL: `${blackAndWhitePng([[true]], 8)} `,
    });
    expect(output).toContain("the app starts with them");
    expect(code).toBe(0);
  });

  it("reports every wrong setting once", async () => {
    const { code, output } = await check({
      ALERT_EMAIL: "",
      ALLOWS_REPORT_CALLERS: "maybe",
      MAIL_FROM: "x",
      TRUSTED_PROXIES: "1",
      BRAND_PRIMARY_COLOR: "canary",
    });
    expect(code).toBe(1);
    for (const key of ["ALERT_EMAIL", "ALLOWS_REPORT_CALLERS", "MAIL_FROM", "BRAND_PRIMARY_COLOR"]) {
      expect(output.split(key)).toHaveLength(2);
    }
  });

  it.each([
    ["ALERT_EMAIL", { ALERT_EMAIL: "" }],
    ["MAIL_FROM", { MAIL_FROM: "" }],
    ["FUND_ISIN_BALANCED", { FUND_ISIN_BALANCED: "canary" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "canary" }],
    ["ALLOWED_ORIGINS", { ALLOWED_ORIGINS: "canary" }],
    ["FRAME_ANCESTORS", { FRAME_ANCESTORS: "canary" }],
    ["EDUCATION_HOST", { EDUCATION_HOST: "education.canary.example" }],
    ["PLANNING_SERVICE_URL", { PLANNING_SERVICE_URL: "canary" }],
    // Settings with which the app would start, and fail or be unsafe later.
    ["PLANNING_SERVICE_URL", { PLANNING_SERVICE_URL: "http://plan.canary.example" }],
    ["PLANNING_SERVICE_URL", { PLANNING_SERVICE_URL: "https://plan.example/?key=canary" }],
    ["FUND_ISIN_BALANCED", { PLANNING_SERVICE_URL: "https://plan.example" }],
    ["SENDGRID_BASE_URL", { SENDGRID_BASE_URL: "http://mail.canary.example" }],
    ["SENDGRID_BASE_URL", { SENDGRID_BASE_URL: "https://canary:canary@api.sendgrid.com" }],
    ["ALLOWED_ORIGINS", { ALLOWED_ORIGINS: "https://*.canary.example" }],
    ["ALLOWED_ORIGINS", { ALLOWED_ORIGINS: "http://canary.example" }],
    ["ALLOWED_ORIGINS", { ALLOWED_ORIGINS: "http://localhost:5173" }],
    ["PLANNING_SERVICE_URL must be an https address", { PLANNING_SERVICE_URL: "http://localhost:7072" }],
    ["SENDGRID_BASE_URL", { SENDGRID_BASE_URL: "http://localhost:3000" }],
    ["SENDGRID_BASE_URL", { SENDGRID_BASE_URL: "https://api.eu.sendgrid.com/canary" }],
    ["FRAME_ANCESTORS", { FRAME_ANCESTORS: "http://canary.example" }],
    [
      "EDUCATION_HOST",
      { EDUCATION_HOST: "education.example", ALLOWED_ORIGINS: "https://education.example:8443" },
    ],
    ["ALLOWS_REPORT_CALLERS", { ALLOWS_REPORT_CALLERS: "canary" }],
    // Settings that infra passes on unchanged, and that it reads without the app.
    ["ALLOWS_REPORT_CALLERS", { ALLOWS_REPORT_CALLERS: " true" }],
    ["ALERT_EMAIL", { ALERT_EMAIL: " operators@canary.example" }],
    ["TOPOLOGY", { TOPOLOGY: " frontDoor", TRUSTED_PROXIES: "2" }],
    ["ALLOWED_ORIGINS", { ALLOWED_ORIGINS: "  " }],
    ["PLANNING_SERVICE_URL", { PLANNING_SERVICE_URL: "  " }],
    // Pictures that no report could be drawn with.
    ["BRAND_LOGO_URL", { BRAND_LOGO_URL: "/canary.svg" }],
    ["BRAND_LOGO_URL", { BRAND_LOGO_URL: "data:image/png;base64,AAAA" }],
    ["BRAND_LOGO_URL", { BRAND_LOGO_URL: "data:image/png;base64,UklGRiQAAABXRUJQVlA4IA==" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "99" }],
    ["TRUSTED_PROXIES", { TOPOLOGY: "frontDoor" }],
    ["TOPOLOGY", { TOPOLOGY: "canary" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "0x1" }],
    ["MAIL_FROM", { MAIL_FROM: "plans@canary" }],
  ])("refuses a wrong %s by its name alone, before the app reads it", async (key, wrong) => {
    const { code, output } = await check({ ...REQUIRED, ...wrong });
    expect(output).toContain(key);
    expect(output).not.toContain("canary");
    expect(code).toBe(1);
  });

  it("reports all faults at once", async () => {
    const { output } = await check({ ALERT_EMAIL: "", MAIL_FROM: "", FRAME_ANCESTORS: "canary" });
    for (const key of ["ALERT_EMAIL", "MAIL_FROM", "TRUSTED_PROXIES", "FRAME_ANCESTORS"])
      expect(output).toContain(key);
    expect(output).not.toMatch(/^ +at /m);
  });
});

describe("the bill of materials", () => {
  it("lists everything that ships with version and licence, and no development tools", async () => {
    const file = join(folder, "sbom.cdx.json");
    expect(await runTool(["tools/licences/write-bill-of-materials.ts", file])).toMatchObject({ code: 0 });
    const { bomFormat, metadata, components }: BillOfMaterials = JSON.parse(await readFile(file, "utf8"));
    expect(bomFormat).toBe("CycloneDX");
    expect(metadata.component.name).toBe(packageJson.name);
    const listed = components.map(({ name, version }) => `${name} ${version}`);
    // A version that lies in two places is one.
    const shipped = new Set(shippedPackages(".").map(({ name, version }) => `${name} ${version}`));
    expect(listed.toSorted()).toEqual([...shipped].toSorted());
    for (const [name, version] of Object.entries(packageJson.dependencies)) {
      expect(listed).toContain(`${name} ${version}`);
    }
    // Its licence stands in its text alone.
    expect(components.filter(({ licenses }) => licenses === undefined).map(({ name }) => name)).toEqual([
      "png-js",
    ]);
  });
});

/** The part of CycloneDX 1.5 that is read. */
interface BillOfMaterials {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly licenses?: readonly object[];
  }[];
}
