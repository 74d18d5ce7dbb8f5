// Bundles the Function App into the file that Azure, Core Tools and tools/functions-host run; beside it the libraries that
// it loads when it first needs them, the worker that renders PDFs, and its fonts.
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { FONT_FILES } from "#functions/pdf/fonts/font-files.ts";
import { buildCommit } from "#tools/build-commit.ts";
import { LICENCES_FILE, licenceTexts } from "#tools/licences/licence-texts.ts";
import packageJson from "../package.json" with { type: "json" };

const OUTPUT = "dist/functions";
const root = fileURLToPath(new URL("..", import.meta.url));
const [nodeVersion = ""] = /\d+/.exec(packageJson.engines.node) ?? [];

/** An older Node would fail at the first thing it lacks, and the host then finds no function and says nothing of it. */
const requireNode = `if (Number.parseInt(process.versions.node) < ${nodeVersion}) throw new Error("The functions need Node ${nodeVersion}; this is " + process.version + ".");`;
/** Defines the URL from which a module finds the files next to it: CommonJS has no import.meta. */
const bundleUrl = 'const bundleUrl = require("node:url").pathToFileURL(__filename).href;';

/** Libraries imported by a call, by the name of the file that each becomes: a start does not read what it may not need. */
const libraries = new Map<string, string>();

const libraryFiles: Plugin = {
  name: "library-files",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^.#]/ }, ({ kind, path, importer }) => {
      if (kind !== "dynamic-import" || importer.includes("node_modules")) return undefined;
      const name = path.replaceAll(/[^a-z]+/g, "-").replace(/^-/, "");
      libraries.set(name, path);
      return { path: `./${name}.mjs`, external: true };
    });
  },
};

/** `debug` looks whether development has it, and goes on without. */
const NEVER_SHIPPED = "supports-color";

const options: BuildOptions = {
  absWorkingDir: root,
  outdir: OUTPUT,
  bundle: true,
  platform: "node",
  target: `node${nodeVersion}`,
  minifySyntax: true,
  minifyWhitespace: true,
  keepNames: true,
  sourcemap: true,
};

// Names of shared chunks change with their content.
await rm(join(root, OUTPUT), { recursive: true, force: true });
const app = await build({
  ...options,
  entryPoints: { main: "functions/main.ts", "pdf-worker": "functions/pdf/pdf-worker.ts" },
  outExtension: { ".js": ".cjs" },
  format: "cjs",
  plugins: [libraryFiles],
  // The Functions host supplies this module at run time.
  external: ["@azure/functions-core", NEVER_SHIPPED],
  banner: { js: `${requireNode}\n${bundleUrl}` },
  define: { "import.meta.url": "bundleUrl", COMMIT: JSON.stringify(buildCommit(root)) },
});
const later = await build({
  ...options,
  entryPoints: Object.fromEntries(libraries),
  outExtension: { ".js": ".mjs" },
  format: "esm",
  splitting: true,
  external: [NEVER_SHIPPED],
  // For what is CommonJS inside.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
});

// A warning of the bundler is a fault in production.
if (app.warnings.length + later.warnings.length > 0) process.exitCode = 1;

await writeFile(join(root, OUTPUT, LICENCES_FILE), licenceTexts(root));
const fonts = join(root, OUTPUT, "fonts");
await mkdir(fonts, { recursive: true });
for (const file of FONT_FILES.flatMap(({ regular, bold }) => [regular, bold])) {
  await copyFile(fileURLToPath(import.meta.resolve(file)), join(fonts, basename(file)));
}
