import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

// Proves that the linter sees what crosses a boundary: the repository's own settings over a planted tree.

const BIOME = resolve("node_modules/@biomejs/biome/bin/biome");

const DOMAIN = "Laws, tables and words import nothing but themselves.";
const STORAGE = "Storage knows what it keeps as text, never what that is for, nor who asks by what protocol.";
const HTTP = "HTTP plumbing imports the contract and the errors that it answers, never an endpoint.";
const CALCULATOR = "A calculator imports what all share, never another calculator.";
const KIDS_SAVER = "The Kids Saver imports what all share, and the child goals that it combines.";
const FAMILY = "The family imports what all share, and the calculators that it combines.";
const PLANNING = "Contract and planning import the domain, never each other.";
const REPORT = "What all reports share imports domain, contract and wording, never a calculator.";
const SHARED = "Shared code imports nothing but itself, and never what forecasts.";
const ENGINE = "The engine knows the planning service's contract and the market assumptions alone.";
const PREVIEW = "The preview knows plans and results, never a page.";
const RESULTS = "What all results share knows no calculator of its own.";
const FAMILY_FORM = "The family's form imports what all share, and the forms whose fields it contains.";
const FEATURE = "A feature imports what all share, never another feature";

/** Modules that forecast and look for insights: only the server and the preview run them. */
const FORECASTING = globSync("shared/{engine,*/forecast}/*.ts");

/** Planted files: what they say, and the sentence that is expected of the linter. */
const VIOLATIONS: readonly (readonly [path: string, code: string, sentence: string])[] = [
  [
    "shared/domain/static.ts",
    'import { a } from "#functions/config/config.ts";\nexport const b = a;',
    DOMAIN,
  ],
  [
    "shared/domain/relative.ts",
    'import { a } from "#functions/config/config.ts";\nexport const b = a;',
    DOMAIN,
  ],
  [
    "shared/domain/types.ts",
    'import type { A } from "#functions/config/config.ts";\nexport type B = A;',
    DOMAIN,
  ],
  ["shared/domain/dynamic.ts", 'export const a = import("#functions/config/config.ts");', DOMAIN],
  ["shared/domain/re-export.ts", 'export { a } from "#functions/config/config.ts";', DOMAIN],
  ["shared/domain/re-export-all.ts", 'export * from "#functions/config/config.ts";', DOMAIN],
  ["shared/domain/package.ts", 'import a from "react";\nexport const b = a;', DOMAIN],
  ["shared/domain/upwards.ts", 'export { a } from "#shared/contract/validation.ts";', DOMAIN],
  ["shared/domain/clock.ts", "export const now = () => new Date();", "global variable Date"],
  ["shared/planning/random.ts", "export const a = () => crypto.randomUUID();", "global variable crypto"],
  ["shared/planning/dice.ts", "export const a = () => Math.random();", "Randomness arrives as a parameter."],
  ["shared/planning/global.ts", "export const a = () => globalThis;", "global variable globalThis"],
  ["shared/pension/network.ts", 'export const a = () => fetch("/");', "global variable fetch"],
  ["shared/wording/any.ts", 'export { a } from "#shared/domain/a.ts";', DOMAIN],
  ["shared/pension/sibling.ts", 'export { a } from "#shared/child-goal/a.ts";', CALCULATOR],
  ["shared/child-goal/relative.ts", 'export { a } from "../pension/a.ts";', CALCULATOR],
  ["shared/child-goal/join.ts", 'export { a } from "#shared/calculators.ts";', CALCULATOR],
  ["shared/kids-saver/sibling.ts", 'export { a } from "#shared/pension/a.ts";', KIDS_SAVER],
  ["shared/family/join.ts", 'export { a } from "#shared/calculators.ts";', FAMILY],
  ["shared/family/forecasts.ts", 'export { a } from "#shared/pension/forecast/a.ts";', FAMILY],
  ["shared/family/own-forecast.ts", 'export { a } from "./forecast/a.ts";', FAMILY],
  ["shared/family/forecast/engine.ts", 'export { a } from "#shared/engine/a.ts";', FAMILY],
  ["shared/kids-saver/family.ts", 'export { a } from "#shared/family/a.ts";', KIDS_SAVER],
  ["shared/pension/family.ts", 'export { a } from "#shared/family/a.ts";', CALCULATOR],
  ["shared/report/calculator.ts", 'export { a } from "#shared/pension/a.ts";', REPORT],
  ["shared/outside.ts", 'export { a } from "#functions/a.ts";', SHARED],
  ["shared/engine.ts", 'export { a } from "#shared/engine/a.ts";', SHARED],
  ["shared/relative-engine.ts", 'export { a } from "./engine/a.ts";', SHARED],
  ["shared/forecast.ts", 'export { a } from "#shared/pension/forecast/a.ts";', SHARED],
  ["shared/pension/long-lives.ts", 'export { a } from "#shared/domain/lifetimes.ts";', CALCULATOR],
  ["client/features/pension/rates.ts", 'export { a } from "#shared/domain/mortality-rates.ts";', FEATURE],
  ["shared/pension/forecast/engine.ts", 'export { a } from "#shared/engine/a.ts";', CALCULATOR],
  ["shared/planning/engine.ts", 'export { a } from "#shared/engine/a.ts";', PLANNING],
  ["shared/report/engine.ts", 'export { a } from "#shared/engine/a.ts";', REPORT],
  ["shared/contract/up.ts", 'export { a } from "#shared/planning/a.ts";', PLANNING],
  ["shared/planning/up.ts", 'export { a } from "#shared/contract/a.ts";', PLANNING],
  [
    "client/embed/heavy.ts",
    'import { a } from "react";\nexport const b = a;',
    "What runs in a partner's page carries nothing of ours.",
  ],
  ["shared/engine/up.ts", 'export { a } from "#shared/contract/a.ts";', ENGINE],
  ["shared/engine/calculator.ts", 'export { a } from "#shared/pension/a.ts";', ENGINE],
  ["shared/engine/functions.ts", 'export { a } from "#functions/engine/a.ts";', ENGINE],
  [
    "functions/engine/up.ts",
    'export { a } from "#functions/http/a.ts";',
    "The server's kernels know nothing but the engine.",
  ],
  [
    "functions/history/up.ts",
    'export { a } from "#functions/planning/a.ts";',
    "A market's history imports the engine, and the plans that are walked through it.",
  ],
  ["functions/http/up.ts", 'export { a } from "#functions/endpoints/a.ts";', HTTP],
  [
    "functions/reports/drawn.ts",
    'export { a } from "#functions/pdf/a.ts";',
    "What a report is made of knows neither how it is drawn nor how it is sent.",
  ],
  ["functions/storage/up.ts", 'export { a } from "#functions/reports/a.ts";', STORAGE],
  ["functions/storage/http.ts", 'export { a } from "#functions/http/http-problem.ts";', STORAGE],
  ["functions/http/stored.ts", 'export { a } from "#functions/storage/entities.ts";', HTTP],
  [
    "functions/mail/up.ts",
    'export { a } from "#functions/storage/a.ts";',
    "Mail knows a report's description and its words, never where they come from.",
  ],
  [
    "functions/pdf/up.ts",
    'export { a } from "#functions/http/a.ts";',
    "The PDF knows the report description and the log's words alone.",
  ],
  [
    "functions/rate-limits/report.ts",
    'export { a } from "#functions/reports/a.ts";',
    "Limits know who asks and whom for, never what.",
  ],
  [
    "functions/delivery/http.ts",
    'export { a } from "#functions/http/a.ts";',
    "Delivery works for nobody who waits: it knows neither HTTP nor an endpoint.",
  ],
  [
    "functions/assistants/up.ts",
    'export { a } from "#functions/endpoints/a.ts";',
    "Tools of assistants import calculators and HTTP plumbing, never an endpoint.",
  ],
  [
    "functions/endpoints/mail.ts",
    'export { a } from "#functions/mail/a.ts";',
    "Endpoints import what lies below them",
  ],
  [
    "functions/pdf/blocks/up.ts",
    'export { a } from "#functions/pdf/page/a.ts";',
    "A block knows no page that it stands on.",
  ],
  [
    "functions/endpoints/client.ts",
    'export { a } from "#client/app/a.ts";',
    "Endpoints import what lies below them",
  ],
  [
    "functions/client.ts",
    'export { a } from "#client/app/a.ts";',
    "The Function App imports no client, tool or test.",
  ],
  ["functions/endpoints/env.ts", "export const a = process.env;", "process.env"],
  ["client/features/pension/sibling.tsx", 'export { a } from "#client/features/child-goal/a.tsx";', FEATURE],
  ["client/features/pension/relative.tsx", 'export { a } from "../kids-saver/a.tsx";', FEATURE],
  [
    "client/features/child-goal/lazy.tsx",
    'export const a = () => import("#client/features/pension/a.tsx");',
    FEATURE,
  ],
  [
    "client/features/family/sibling.tsx",
    'export { a } from "#client/features/child-goal/a.tsx";',
    FAMILY_FORM,
  ],
  ["client/features/family/planning.ts", 'export { a } from "#shared/planning/a.ts";', FAMILY_FORM],
  ["client/features/pension/family.tsx", 'export { a } from "#client/features/family/a.tsx";', FEATURE],
  ["client/features/kids-saver/app.tsx", 'export { a } from "#client/app/a.tsx";', FEATURE],
  ["client/features/summary/calculator.tsx", 'export { a } from "#client/features/pension/a.tsx";', FEATURE],
  ...FORECASTING.flatMap((path): [string, string, string][] => {
    const name = path.split("/").slice(1).join("-");
    const code = `export { a } from "#${path}";`;
    return [
      [`client/features/pension/${name}`, code, FEATURE],
      [
        `client/app/${name}`,
        code,
        "The client never imports functions, tools, tests or what only the server needs.",
      ],
    ];
  }),
  ["shared/pension/results.ts", 'export { a } from "./forecast/a.ts";', CALCULATOR],
  ["shared/pension/forecast/join.ts", 'export { a } from "../../calculators.ts";', CALCULATOR],
  ["shared/pension/forecast/sibling.ts", 'export { a } from "#shared/child-goal/a.ts";', CALCULATOR],
  ["shared/kids-saver/results.ts", 'export { a } from "#shared/child-goal/forecast/a.ts";', KIDS_SAVER],
  ["client/features/pension/planning.ts", 'export { a } from "#shared/planning/a.ts";', FEATURE],
  [
    "client/api/report.ts",
    'export { a } from "#shared/pension/report.ts";',
    "The API client imports the contract alone.",
  ],
  [
    "client/form/calculator.ts",
    'export { a } from "#client/features/pension/a.tsx";',
    "What all forms share knows none of their pages.",
  ],
  [
    "client/session/field.ts",
    'export { a } from "#client/form/a.ts";',
    "A session knows no field, result or page.",
  ],
  ["client/results/calculator.ts", 'export { a } from "#client/features/pension/a.tsx";', RESULTS],
  ["client/results/engine.ts", 'export { a } from "#shared/engine/a.ts";', RESULTS],
  ["client/results/worker.ts", 'export { a } from "#client/preview/preview-worker.ts";', RESULTS],
  ["client/features/pension/preview.ts", 'export { a } from "#client/preview/preview.ts";', FEATURE],
  ["client/preview/page.ts", 'export { a } from "#client/results/a.ts";', PREVIEW],
  ["client/preview/functions.ts", 'export { a } from "#functions/engine/a.ts";', PREVIEW],
  [
    "client/plans/calculator.ts",
    'export { a } from "#client/features/pension/a.tsx";',
    "Kept plans know no calculator of their own.",
  ],
  [
    "client/components/feature.tsx",
    'export { a } from "#client/features/pension/a.tsx";',
    "Components know no feature, no page and no API.",
  ],
  [
    "client/app/functions.tsx",
    'export { a } from "#functions/config/config.ts";',
    "The client never imports functions, tools, tests or what only the server needs.",
  ],
  [
    "tools/client.ts",
    'export { a } from "#client/app/a.ts";',
    "Tools and benchmarks never import the client or tests.",
  ],
  [
    "shared/domain/cycle-a.ts",
    'import { b } from "./cycle-b.ts";\nexport const a = () => b;',
    "part of a cycle",
  ],
  [
    "shared/domain/cycle-b.ts",
    'import { a } from "./cycle-a.ts";\nexport const b = () => a;',
    "part of a cycle",
  ],
  ["tools/cycle-c.ts", 'import type { D } from "./cycle-d.ts";\nexport type C = D[];', "part of a cycle"],
  ["tools/cycle-d.ts", 'import type { C } from "./cycle-c.ts";\nexport type D = C | 1;', "part of a cycle"],
];

const ALLOWED: readonly (readonly [path: string, code: string])[] = [
  ["shared/domain/good.ts", 'export { a } from "./clock.ts";'],
  ["shared/kids-saver/good.ts", 'export { a } from "#shared/child-goal/a.ts";'],
  ["shared/family/good.ts", 'export { a } from "#shared/kids-saver/good.ts";'],
  ["shared/family/forecast/good.ts", 'export { a } from "#shared/pension/forecast/good.ts";'],
  ["shared/pension/forecast/good.ts", 'export { a } from "../good.ts";'],
  ["shared/kids-saver/forecast/good.ts", 'export { a } from "#shared/child-goal/forecast/a.ts";'],
  ["shared/pension/good.ts", 'export { a } from "#shared/report/a.ts";'],
  ["shared/engine/good.ts", 'export { a } from "#shared/planning/good.ts";'],
  ["functions/engine/good.ts", 'export { a } from "#shared/engine/good.ts";'],
  ["functions/history/good.ts", 'export { a } from "#shared/engine/good.ts";'],
  ["functions/planning/good.ts", 'export { a } from "#shared/engine/good.ts";'],
  ["client/preview/good.ts", 'export { a } from "#shared/engine/good.ts";'],
  ["client/preview/forecast.ts", 'export { a } from "#shared/pension/forecast/good.ts";'],
  ["client/results/good.ts", 'export { a } from "#client/preview/preview.ts";'],
  ["functions/pdf/good.ts", 'export { a } from "#shared/report/a.ts";'],
  ["functions/assistants/good.ts", 'export { a } from "#functions/http/a.ts";'],
  ["functions/endpoints/good.ts", 'export { a } from "#functions/http/a.ts";'],
  ["client/features/pension/good.tsx", 'export { a } from "#client/components/a.tsx";'],
  ["client/features/family/good.tsx", 'export { a } from "#client/features/pension/a.tsx";'],
];

describe("the linter", () => {
  const tree = mkdtempSync(join(tmpdir(), "boundaries-"));
  let report = "";

  beforeAll(() => {
    for (const settings of ["biome.json", ".gitignore", "tools/lint"]) {
      cpSync(settings, join(tree, settings), { recursive: true });
    }
    for (const [path, code] of [...VIOLATIONS, ...ALLOWED]) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), `${code}\n`);
    }
    const args = [BIOME, "lint", "--reporter=github", "--max-diagnostics=none"];
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: tree, encoding: "utf8" });
    expect(status).toBe(1);
    report = stdout;
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  const linesAbout = (path: string) => report.split("\n").filter((line) => line.includes(`/${path},`));

  it.each(VIOLATIONS)("reports the violation in %s", (path, _code, sentence) => {
    expect(linesAbout(path).join("\n")).toContain(sentence);
  });

  it.each(ALLOWED)("accepts %s", (path) => {
    expect(linesAbout(path)).toEqual([]);
  });
});
