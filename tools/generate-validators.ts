// Compiles the schemas to validators, so that neither browser nor server compiles code while it runs.
import { mkdir, writeFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build } from "esbuild";
import { CONTRACT_SCHEMAS } from "#shared/contract/schemas/index.ts";
import { PLANNING_SCHEMAS } from "#shared/planning/planning-schemas.ts";

const VALIDATOR_TYPE = `interface Validator {
  (data: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }[] | null;
}
`;

const ROOT = new URL("../", import.meta.url);

async function generate(folder: string, schemas: Readonly<Record<string, object>>): Promise<void> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    code: { source: true, esm: true },
  });
  addFormats.default(ajv, ["email"]);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.keys(schemas);
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const bundle = await build({
    stdin: { contents: code, resolveDir: new URL(".", ROOT).pathname },
    bundle: true,
    format: "esm",
    write: false,
    legalComments: "none",
  });
  const target = new URL(`${folder}/generated/`, ROOT);
  await mkdir(target, { recursive: true });
  await writeFile(new URL("validators.js", target), bundle.outputFiles[0]?.contents ?? "");
  const declarations = names.map((name) => `export declare const ${name}: Validator;\n`).join("");
  await writeFile(new URL("validators.d.ts", target), VALIDATOR_TYPE + declarations);
}

await generate("shared/contract", CONTRACT_SCHEMAS);
await generate("shared/planning", PLANNING_SCHEMAS);
