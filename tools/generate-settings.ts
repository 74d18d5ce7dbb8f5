// Writes the files that name every setting, for deployers, Bicep and GitHub: node tools/generate-settings.ts
import { readFileSync, writeFileSync } from "node:fs";
import { ALL_SETTINGS, namesOf, SETTINGS } from "#functions/config/settings.ts";

const variables = ALL_SETTINGS.filter(({ kind }) => kind === undefined || kind === "deployment");

/** Replaces what stands between the line with the name of this tool and the next empty line or the end of the file. */
function writeBlock(path: string, lines: readonly string[]): void {
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text.replace(
      /(generate-settings\.ts.*\n)(?:.+\n)*/,
      (_, start) => `${start}${lines.map((line) => `${line}\n`).join("")}`,
    ),
  );
}

writeBlock(".github/workflows/deploy.yml", [
  "env:",
  ...variables.map(({ name }) => `  ${name}: \${{ vars.${name} }}`),
]);

for (const environment of ["main", "trial"]) {
  writeBlock(`infra/${environment}.bicepparam`, [
    "param settings = {",
    ...variables
      .filter(({ kind }) => kind === undefined)
      .map(
        ({ name, isRequired }) => `  ${name}: readEnvironmentVariable('${name}'${isRequired ? "" : ", ''"})`,
      ),
    "}",
  ]);
}

writeBlock("docs/deployment.md", [
  "| variable | for | default |",
  "|---|---|---|",
  ...Object.entries(SETTINGS).flatMap(([name, row]) => {
    if (!("purpose" in row)) return [];
    const names = namesOf(name, row).map((each) => `\`${each}\``);
    const fallback = "isRequired" in row ? "required" : "default" in row ? `\`${row.default}\`` : "";
    return [`| ${names.join(", ")} | ${row.purpose} | ${fallback} |`];
  }),
]);

const EXAMPLE = "local.settings.example.json";
const Values = Object.fromEntries(
  ALL_SETTINGS.flatMap(({ name, kind, default: value = "", local = value }) =>
    kind === "deployment" ? [] : [[name, local]],
  ),
);
const example = { ...JSON.parse(readFileSync(EXAMPLE, "utf8")), Values };
writeFileSync(EXAMPLE, `${JSON.stringify(example, null, 2)}\n`);
