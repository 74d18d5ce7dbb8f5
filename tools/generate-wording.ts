// Compiles the catalogues of messages, so that no page parses them while it runs.
import { mkdir, rm, writeFile } from "node:fs/promises";
import compile from "icu-minify/compile";
import { AR } from "#shared/wording/ar.ts";
import { EN } from "#shared/wording/en.ts";
import type { Language } from "#shared/wording/languages.ts";
import { TEXT_PART_NAMES, TEXT_PARTS, type TextPart } from "#shared/wording/parts.ts";
import type { Catalogue } from "#shared/wording/wording.ts";

const TARGET = new URL("../shared/wording/generated/", import.meta.url);

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: EN, ar: AR };

await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });
for (const [language, catalogue] of Object.entries(CATALOGUES)) {
  const name = language.toUpperCase();
  const modules = [
    { part: "common", texts: `{language:"${language}",${codeOf(textsOf("common", catalogue)).slice(1)}` },
    ...TEXT_PART_NAMES.map((part) => ({ part, texts: codeOf(textsOf(part, catalogue)) })),
  ];
  const constantOf = (part: string) => `${name}_${part.toUpperCase()}`;
  for (const { part, texts } of modules) {
    await writeModule(`${language}-${part}`, constantOf(part), "SomeTexts", messages(language), texts);
  }
  // The whole, for whoever serves all pages.
  const imports = [
    'import { joinedTexts } from "../add-texts.ts";',
    ...modules.map(({ part }) => `import { ${constantOf(part)} } from "./${language}-${part}.js";`),
  ];
  const whole = `joinedTexts([${modules.map(({ part }) => constantOf(part)).join(",")}])`;
  await writeModule(language, name, "Wording", imports, whole);
}

/** The texts of a catalogue that belong to a part; to the common ones belongs what no part claims. */
function textsOf(part: "common" | TextPart, catalogue: Catalogue): object {
  const partOf = new Map<string, "common" | TextPart>(
    TEXT_PART_NAMES.flatMap((each) => TEXT_PARTS[each].map((name) => [name, each] as const)),
  );
  const groups = Object.entries(catalogue).flatMap(([key, group]) => {
    const owner = partOf.get(key) ?? "common";
    if (typeof group !== "object" || Array.isArray(group)) return owner === part ? [[key, group]] : [];
    const texts = Object.entries(group).filter(([name]) => (partOf.get(`${key}.${name}`) ?? owner) === part);
    return texts.length === 0 ? [] : [[key, Object.fromEntries(texts)]];
  });
  return Object.fromEntries(groups);
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
  const types = [`import type { ${type} } from "../wording.ts";`, `export declare const ${name}: ${type};`];
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
