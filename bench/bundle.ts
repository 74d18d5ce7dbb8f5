import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { kilobytes } from "./measure.ts";
import { atMost, type Row } from "./table.ts";

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

const ENTRY = "index";
const CALCULATORS = [
  ["pension", "PensionCalculatorPage", "pension"],
  ["child goals", "ChildGoalCalculatorPage", "children"],
  ["Kids Saver", "KidsSaverPage", "children"],
] as const;

/** Measures the gzipped client: each page with its texts and static imports, and the parts loaded later. */
export async function benchBundle(): Promise<readonly Row[]> {
  const files = await buildClient();
  return [
    ...LANGUAGE_NAMES.flatMap((language) =>
      CALCULATORS.map(([calculator, page, texts]) => {
        const names = [ENTRY, `${language}-common`, `${language}-${texts}`, page];
        const chunks = names.map((name) => chunkOf(files, name));
        const what = `first-load JavaScript, ${calculator}, ${language}, gzipped`;
        return atMost(what, gzippedSize(withImports(chunks, files)), 155e3, kilobytes);
      }),
    ),
    atMost("chart chunk, gzipped", gzippedSize([chunkOf(files, "ForecastChart")]), 95e3, kilobytes),
    {
      what: "embed.js, gzipped",
      measured: kilobytes(gzippedSize(files.filter(({ fileName }) => fileName === "embed.js"))),
    },
  ];
}

async function buildClient(): Promise<readonly File[]> {
  const built = await build({ logLevel: "warn", build: { write: false } });
  if (!("output" in built)) throw new Error("the client is built as one bundle");
  return built.output;
}

/** @throws {Error} if there is no chunk of this name */
function chunkOf(files: readonly File[], name: string): Rolldown.OutputChunk {
  const chunk = files.find((file) => file.type === "chunk" && file.name === name);
  if (chunk?.type !== "chunk") throw new Error(`the client has no chunk ${name}`);
  return chunk;
}

/** Returns the chunks with all their static imports, each once. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  files: readonly File[],
): readonly Rolldown.OutputChunk[] {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const file of files) if (file.type === "chunk" && imports.includes(file.fileName)) found.add(file);
  }
  return [...found];
}

const gzippedSize = (files: readonly File[]): number =>
  files
    .map((file) => gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
