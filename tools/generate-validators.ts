// Compiles the schemas to validators, so that neither browser nor server compiles code while it runs.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build } from "esbuild";
import { PLANNING_SCHEMAS } from "#shared/planning/planning-schemas.ts";
import { CONTRACT_SCHEMAS } from "#shared/schemas.ts";

const ROOT = new URL("../", import.meta.url);

/**
 * One file a schema, so that a page loads only the validators it uses; each is a type guard of what its schema describes.
 * @param source module below `shared` that exports the schemas, under the name
 */
async function generate(
  folder: string,
  [source, name]: readonly [string, string],
  schemas: Readonly<Record<string, object>>,
): Promise<void> {
  const target = new URL(`${folder}/generated/`, ROOT);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const names = Object.keys(schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    await writeFile(new URL(`${name}.js`, target), await validatorCode(name, schema));
  }
  const exports = names.map((name) => `export { ${name} } from "./${name}.js";\n`);
  await writeFile(new URL("validators.js", target), exports.join(""));
  const declarations = [
    'import type { Static } from "typebox";',
    'import type { GeneratedValidator } from "#shared/contract/validation.ts";',
    `import type { ${name} } from "#shared/${source}";`,
    `type Validator<K extends keyof typeof ${name}> = GeneratedValidator<Static<(typeof ${name})[K]>>;`,
    ...names.map((name) => `export declare const ${name}: Validator<"${name}">;`),
  ];
  await writeFile(new URL("validators.d.ts", target), `${declarations.join("\n")}\n`);
}

async function validatorCode(name: string, schema: object): Promise<Uint8Array> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    code: { source: true, esm: true },
  });
  addFormats.default(ajv, ["email"]);
  ajv.addSchema(schema, name);
  // Ajv's code requires parts of Ajv; bundled, it stands alone.
  const { outputFiles } = await build({
    stdin: { contents: standaloneCode(ajv, { [name]: name }), resolveDir: fileURLToPath(ROOT) },
    bundle: true,
    format: "esm",
    write: false,
    legalComments: "none",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`no validator for ${name}`);
  return file.contents;
}

await generate("shared/contract", ["schemas.ts", "CONTRACT_SCHEMAS"], CONTRACT_SCHEMAS);
await generate("shared/planning", ["planning/planning-schemas.ts", "PLANNING_SCHEMAS"], PLANNING_SCHEMAS);
