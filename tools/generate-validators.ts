// Compiles the schemas to validators, so that neither browser nor server compiles code while it runs.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
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
  for (const [schemaName, schema] of Object.entries(schemas)) {
    await writeFile(new URL(`${schemaName}.js`, target), await validatorCode(schemaName, schema));
    const declarations = [
      'import type { Static } from "typebox";',
      'import type { GeneratedValidator } from "#shared/contract/validation.ts";',
      `import type { ${name} } from "#shared/${source}";`,
      `export declare const ${schemaName}: GeneratedValidator<Static<(typeof ${name})["${schemaName}"]>>;`,
    ];
    await writeFile(new URL(`${schemaName}.d.ts`, target), `${declarations.join("\n")}\n`);
  }
  const exports = Object.keys(schemas).map((each) => `export { ${each} } from "./${each}.js";\n`);
  await writeFile(new URL("validators.js", target), exports.join(""));
  await writeFile(new URL("validators.d.ts", target), exports.join(""));
}

async function validatorCode(name: string, schema: object): Promise<Uint8Array> {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    code: { source: true, esm: true },
  });
  addFormats.default(ajv, ["email"]);
  ajv.addSchema(schema, name);
  // Faults are told by where they are in the input; where their rule is in the schema nobody reads.
  const code = standaloneCode(ajv, { [name]: name }).replaceAll(/schemaPath:"[^"]*",/g, "");
  // Ajv's code requires parts of Ajv; bundled, it stands alone.
  const { outputFiles } = await build({
    stdin: {
      contents: withSmallSchema(code, schema),
      resolveDir: fileURLToPath(ROOT),
    },
    bundle: true,
    format: "esm",
    write: false,
    legalComments: "none",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`no validator for ${name}`);
  return file.contents;
}

/** Reduces the schema in a validator's code to names and choices: its rules are code already. */
function withSmallSchema(code: string, schema: SchemaPart): string {
  return code.replace(JSON.stringify(schema), () => JSON.stringify(namesAndChoices(schema)));
}

interface SchemaPart {
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly items?: SchemaPart;
  readonly enum?: readonly unknown[];
}

function namesAndChoices({ properties, items, enum: choices }: SchemaPart): SchemaPart {
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, namesAndChoices(part)]);
  return {
    ...(properties && { properties: Object.fromEntries(parts) }),
    ...(items && { items: namesAndChoices(items) }),
    ...(choices && { enum: choices }),
  };
}

await generate("shared/contract", ["schemas.ts", "CONTRACT_SCHEMAS"], CONTRACT_SCHEMAS);
await generate("shared/planning", ["planning/planning-schemas.ts", "PLANNING_SCHEMAS"], PLANNING_SCHEMAS);
