import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { parse } from "acorn";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newerFeatures } from "#tools/browser/newer-features.ts";

const CANARY = "canary-that-no-page-may-hold";

/** Every setting that is a secret, and some that merely are none of a page's business. */
const SECRETS = [
  "SENDGRID_API_KEY",
  "PLANNING_SERVICE_KEY",
  "PLANNING_SERVICE_URL",
  "REPORT_ACCESS_CODE",
  "AzureWebJobsStorage",
  "MAIL_FROM",
  "VITE_SECRET",
];

const PROVIDER = {
  BRAND_NAME: "Falcon Savings",
  BRAND_LICENCE_NUMBER: "CB/4711",
  BRAND_CONTACT_EMAIL: "care@falcon.example",
  BRAND_CONTACT_PHONE: "+971 4 123 4567",
  BRAND_PRIVACY_NOTICE_URL: "https://falcon.example/privacy",
  BRAND_PRIVACY_NOTICE_URL_AR: "https://falcon.example/ar/privacy",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-"));
  const secrets = Object.fromEntries(SECRETS.map((key) => [key, CANARY]));
  // Vitest's own NODE_ENV would build React for development.
  await promisify(execFile)(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "--outDir", folder, "--logLevel", "error"],
    { env: { ...process.env, ...secrets, ...PROVIDER, NODE_ENV: "production" } },
  );
}, 120_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(`${folder}-maps`, { recursive: true });
});

test.each([
  ["the chart", /^assets\/ForecastChart-.*\.js$/, 95_000],
  ["the embedding script", /^embed\.js$/, 3_000],
])("%s stays small", async (_, name, limit) => {
  const names = (await readdir(folder, { recursive: true })).filter((file) => name.test(file));
  expect(names).toHaveLength(1);
  const [content] = await Promise.all(names.map((file) => readFile(join(folder, file))));
  expect(gzipSync(content ?? "", { level: 9 }).length).toBeLessThan(limit);
});

test.each([
  ["PensionCalculatorPage", true],
  ["ChildGoalCalculatorPage", true],
  ["KidsSaverPage", true],
  ["FamilyPage", true],
  ["PersonalInfoPage", true],
  ["SummaryPage", false],
  ["results-view", true],
  ["MethodPage", false],
  ["report", false],
])("scripts that %s imports are requested with it: %s", async (chunk, isAwaited) => {
  const names = (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".js"));
  const scripts = await Promise.all(names.map((name) => readFile(join(folder, "assets", name), "utf8")));
  const requested = scripts.flatMap((script) => {
    const files: string[] = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(script)?.[1] ?? "[]");
    const load = new RegExp(`import\\(.\\./${chunk}-[^)]*\\)[^[\\]]*?__vite__mapDeps\\(\\[([\\d,]*)\\]`, "g");
    return [...script.matchAll(load)].map(([, list]) =>
      list?.split(",").map((index) => files[Number(index)]),
    );
  });
  expect(requested).not.toEqual([]);
  const isScript = (file: string | undefined) => file?.endsWith(".js") ?? false;
  expect(requested.map((files) => files?.some(isScript))).toEqual(requested.map(() => isAwaited));
});

test("scripts use only features that every supported browser has", async () => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  const scripts = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const),
  );
  expect(scripts.length).toBeGreaterThan(20);
  const found = newerFeatures(Object.fromEntries(scripts));
  // React tries a view transition and goes on where that throws; no page asks for one.
  expect(found.filter((use) => !/: \.(startViewTransition|skipTransition)$/.test(use))).toEqual([]);
});

test("the script that detects old browsers can be parsed by them", async () => {
  const names = await readdir(join(folder, "assets"));
  const head = names.find((name) => /^head-.*\.js$/.test(name)) ?? "";
  const script = await readFile(join(folder, "assets", head), "utf8");
  expect(() => parse(script, { ecmaVersion: 2015 })).not.toThrow();
});

test("the client's files contain the brand but no secret of the build's environment", async () => {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  expect(texts.filter((text) => text.includes("Falcon Savings"))).not.toEqual([]);
  expect(files.filter((_, index) => texts[index]?.includes(CANARY))).toEqual([]);
});

test.each([
  ["education/index.html", "Licence number CB/4711.", "https://falcon.example/privacy"],
  ["ar/education/index.html", "CB/4711", "https://falcon.example/ar/privacy"],
])("%s names the provider and how to reach it before any script runs", async (name, licence, privacy) => {
  const document = await readFile(join(folder, name), "utf8");
  const [, footer = ""] = document.split("<footer");
  expect(footer).toContain(licence);
  const links = [...footer.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
  expect(links).toEqual(["mailto:care@falcon.example", "tel:+97141234567", privacy]);
});

test("search engines and assistants are told what the pages are, under the provider's name", async () => {
  const documents = [
    "education/index.html",
    "ar/education/index.html",
    "method/index.html",
    "summary/index.html",
  ];
  const kinds = await Promise.all(
    documents.map(async (name) => {
      const document = await readFile(join(folder, name), "utf8");
      const elements = document.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
      return [...elements].map(([, data = ""]) => JSON.parse(data)["@type"]);
    }),
  );
  expect(kinds).toEqual([["WebApplication"], ["WebApplication"], ["FAQPage"], []]);
  const text = await readFile(join(folder, "llms.txt"), "utf8");
  expect(text).toMatch(/^# Falcon Savings\n/);
  expect(text).toContain("](/ar/education)");
});
