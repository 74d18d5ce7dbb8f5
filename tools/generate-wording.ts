// Compiles the catalogues of messages, so that no page parses them while it runs.
import { mkdir, rm, writeFile } from "node:fs/promises";
import compile from "icu-minify/compile";
import { AR } from "#shared/wording/ar.ts";
import { EN } from "#shared/wording/en.ts";
import type { Language } from "#shared/wording/languages.ts";
import { TEXT_PART_NAMES, TEXT_PARTS } from "#shared/wording/parts.ts";
import type { Catalogue } from "#shared/wording/wording.ts";

const TARGET = new URL("../shared/wording/generated/", import.meta.url);

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: EN, ar: AR };

await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });
for (const [language, catalogue] of Object.entries(CATALOGUES)) {
  const name = language.toUpperCase();
  const { insights, ...rest } = catalogue;
  const inParts = new Set<string>(Object.values(TEXT_PARTS).flat());
  const entries = Object.entries(rest);
  const modules = [
    {
      part: "common",
      type: "CommonTexts",
      texts: `{language:"${language}",${entriesOf(entries.filter(([key]) => !inParts.has(key)))}}`,
    },
    ...TEXT_PART_NAMES.map((part) => {
      const keys: readonly string[] = TEXT_PARTS[part];
      const texts = `{${entriesOf(entries.filter(([key]) => keys.includes(key)))}}`;
      return { part, type: `TextsOf<"${part}">`, texts };
    }),
  ];
  const constantOf = (part: string) => `${name}_${part.toUpperCase()}`;
  for (const { part, type, texts } of modules) {
    await writeModule(`${language}-${part}`, constantOf(part), type, messages(language), texts);
  }
  await writeModule(
    `${language}-insights`,
    constantOf("insights"),
    "InsightTexts",
    messages(language),
    codeOf(insights),
  );
  // The whole, for whoever serves all pages.
  const imports = modules.map(
    ({ part }) => `import { ${constantOf(part)} } from "./${language}-${part}.js";`,
  );
  const whole = `{${modules.map(({ part }) => `...${constantOf(part)}`).join(",")}}`;
  await writeModule(language, name, "Wording", imports, whole);
}

function messages(language: string): readonly string[] {
  return ['import { messageIn } from "../message-in.ts";', `const m = messageIn("${language}");`];
}

async function writeModule(
  file: string,
  name: string,
  type: string,
  before: readonly string[],
  texts: string,
) {
  const code = [...before, `export const ${name} = ${texts};`];
  await writeFile(new URL(`${file}.js`, TARGET), `${code.join("\n")}\n`);
  const [imported = type] = type.split("<");
  const types = [
    `import type { ${imported} } from "../wording.ts";`,
    `export declare const ${name}: ${type};`,
  ];
  await writeFile(new URL(`${file}.d.ts`, TARGET), `${types.join("\n")}\n`);
}

function entriesOf(entries: readonly (readonly [string, unknown])[]): string {
  return entries.map(([key, value]) => `${key}:${codeOf(value)}`).join(",");
}

function codeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(",")}]`;
  if (typeof value === "object" && value !== null) return `{${entriesOf(Object.entries(value))}}`;
  const compiled = compile(String(value));
  const code = JSON.stringify(compiled);
  return typeof compiled === "string" ? code : `m(${code})`;
}
