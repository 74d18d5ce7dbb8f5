// Bundles the Function App into the one file that Azure, Core Tools and tools/functions-host run; beside it the worker
// that renders PDFs, and its fonts.
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { FONT_FILES } from "#functions/pdf/fonts/font-files.ts";
import { LICENCES_FILE, licenceTexts } from "#tools/licences/licence-texts.ts";
import packageJson from "../package.json" with { type: "json" };

const OUTPUT = "dist/functions";
const root = fileURLToPath(new URL("..", import.meta.url));
const [nodeVersion = ""] = /\d+/.exec(packageJson.engines.node) ?? [];

/** An older Node would fail at the first thing it lacks, and the host then finds no function and says nothing of it. */
const requireNode = `if (Number.parseInt(process.versions.node) < ${nodeVersion}) throw new Error("The functions need Node ${nodeVersion}; this is " + process.version + ".");`;
/** Where a module finds the files beside it: CommonJS has no import.meta. */
const bundleUrl = 'const bundleUrl = require("node:url").pathToFileURL(__filename).href;';

const { warnings } = await build({
  absWorkingDir: root,
  entryPoints: { main: "functions/main.ts", "pdf-worker": "functions/pdf/pdf-worker.ts" },
  outdir: OUTPUT,
  outExtension: { ".js": ".cjs" },
  bundle: true,
  format: "cjs",
  platform: "node",
  target: `node${nodeVersion}`,
  // The Functions host supplies this module at run time.
  external: ["@azure/functions-core"],
  banner: { js: `${requireNode}\n${bundleUrl}` },
  define: { "import.meta.url": "bundleUrl" },
  minifySyntax: true,
  minifyWhitespace: true,
  keepNames: true,
  sourcemap: true,
});

// What the bundler warns of is a fault in production.
if (warnings.length > 0) process.exitCode = 1;

await writeFile(join(root, OUTPUT, LICENCES_FILE), licenceTexts(root));
const fonts = join(root, OUTPUT, "fonts");
await mkdir(fonts, { recursive: true });
for (const file of FONT_FILES.flatMap(({ regular, bold }) => [regular, bold])) {
  await copyFile(fileURLToPath(import.meta.resolve(file)), join(fonts, basename(file)));
}
