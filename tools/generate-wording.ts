// Compiles the catalogues of messages, so that no page parses them while it runs.
import { mkdir, rm, writeFile } from "node:fs/promises";
import compile from "icu-minify/compile";
import { AR } from "#shared/wording/ar.ts";
import { EN } from "#shared/wording/en.ts";
import type { Language } from "#shared/wording/languages.ts";
import type { Catalogue } from "#shared/wording/wording.ts";

const TARGET = new URL("../shared/wording/generated/", import.meta.url);

/** What a page asks for once it needs it: a module of its own. */
const LATER = "insights";

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: EN, ar: AR };

await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });
for (const [language, catalogue] of Object.entries(CATALOGUES)) {
  const name = language.toUpperCase();
  const { [LATER]: later, ...first } = catalogue;
  await writeModule(language, language, name, "Wording", `{language:"${language}",${entriesOf(first)}}`);
  await writeModule(language, `${language}-${LATER}`, `${name}_INSIGHTS`, "InsightTexts", codeOf(later));
}

async function writeModule(language: string, file: string, name: string, type: string, texts: string) {
  const code = [
    'import { messageIn } from "../message-in.ts";',
    `const m = messageIn("${language}");`,
    `export const ${name} = ${texts};`,
  ];
  await writeFile(new URL(`${file}.js`, TARGET), `${code.join("\n")}\n`);
  const types = [`import type { ${type} } from "../wording.ts";`, `export declare const ${name}: ${type};`];
  await writeFile(new URL(`${file}.d.ts`, TARGET), `${types.join("\n")}\n`);
}

function entriesOf(texts: object): string {
  return Object.entries(texts)
    .map(([key, value]) => `${key}:${codeOf(value)}`)
    .join(",");
}

function codeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(",")}]`;
  if (typeof value === "object" && value !== null) return `{${entriesOf(value)}}`;
  const compiled = compile(String(value));
  const code = JSON.stringify(compiled);
  return typeof compiled === "string" ? code : `m(${code})`;
}
