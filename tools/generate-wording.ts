// Compiles the catalogues of messages, so that no page parses them while it runs.
import { mkdir, rm, writeFile } from "node:fs/promises";
import compile from "icu-minify/compile";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { PAGE_PART_NAMES, TEXT_PART_NAMES, TEXT_PARTS } from "#shared/wording/text-parts.ts";
import type { Catalogue } from "#shared/wording/wording.ts";

const TARGET = new URL("../shared/wording/generated/", import.meta.url);

type Part = "common" | keyof typeof TEXT_PARTS;

/** The part of each name. */
const PART_OF: ReadonlyMap<string, Part> = new Map(
  TEXT_PART_NAMES.flatMap((part) => TEXT_PARTS[part].map((name) => [name, part] as const)),
);

await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });
for (const language of LANGUAGE_NAMES) {
  const name = language.toUpperCase();
  const { [name]: catalogue }: Record<string, Catalogue> = await import(`#shared/wording/${language}.ts`);
  if (catalogue === undefined) throw new Error(`shared/wording/${language}.ts exports no ${name}`);
  const modules = [
    { part: "common", texts: `{language:"${language}",${codeOf(textsOf("common", catalogue)).slice(1)}` },
    ...TEXT_PART_NAMES.map((part) => ({ part, texts: codeOf(textsOf(part, catalogue)) })),
  ];
  const messages = [
    'import { messageFormatter } from "../message-formatter.ts";',
    `const m = messageFormatter("${language}");`,
  ];
  for (const { part, texts } of modules) {
    await writeModule(`${language}-${part}`, constantOf(language, part), "SomeTexts", messages, texts);
  }
  // The whole, for whoever serves all pages.
  const imports = [
    'import { joinedTexts } from "../add-texts.ts";',
    ...modules.map(({ part }) => `import { ${constantOf(language, part)} } from "./${language}-${part}.js";`),
  ];
  const whole = `joinedTexts([${modules.map(({ part }) => constantOf(language, part)).join(",")}])`;
  await writeModule(language, name, "Wording", imports, whole);
}
await writeModule(
  "wordings",
  "WORDINGS",
  "Readonly<Record<Language, Wording>>",
  LANGUAGE_NAMES.map((language) => `import { ${language.toUpperCase()} } from "./${language}.js";`),
  `{${LANGUAGE_NAMES.map((language) => `${language}:${language.toUpperCase()}`).join(",")}}`,
);
await writeModule(
  "loaders",
  "LOADERS",
  "Readonly<Record<Language, Readonly<Record<Part, () => Promise<SomeTexts>>>>>",
  [],
  `{${LANGUAGE_NAMES.map((language) => `${language}:{${loadersOf(language)}}`).join(",")}}`,
);

function constantOf(language: string, part: string): string {
  return `${language}_${part}`.toUpperCase();
}

/** Loads each part by itself: a page needs few of them, in one language. */
function loadersOf(language: string): string {
  const loaders = ["common", ...PAGE_PART_NAMES].map(
    (part) => `${part}:async()=>(await import("./${language}-${part}.js")).${constantOf(language, part)}`,
  );
  return loaders.join(",");
}

/**
 * The texts of a group that belong to a part.
 * @param prefix the group's name with its point; "" for the whole catalogue
 * @param inherited the part of what no part names by itself
 */
function textsOf(part: Part, group: object, prefix = "", inherited: Part = "common"): object {
  const texts = Object.entries(group).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    const owner = PART_OF.get(name) ?? inherited;
    if (typeof value !== "object" || Array.isArray(value)) return owner === part ? [[key, value]] : [];
    const below = textsOf(part, value, `${name}.`, owner);
    return Object.keys(below).length === 0 ? [] : [[key, below]];
  });
  return Object.fromEntries(texts);
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
  const types = [
    'import type { Language } from "../languages.ts";',
    'import type { TextPart } from "../text-parts.ts";',
    'import type { SomeTexts, Wording } from "../wording.ts";',
    'type Part = "common" | TextPart;',
    `export declare const ${name}: ${type};`,
  ];
  await writeFile(new URL(`${file}.d.ts`, TARGET), `${types.join("\n")}\n`);
}

function codeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value)
      .map(([key, each]) => `${key}:${codeOf(each)}`)
      .join(",")}}`;
  }
  const compiled = compile(String(value));
  const code = JSON.stringify(compiled);
  return typeof compiled === "string" ? code : `m(${code})`;
}
