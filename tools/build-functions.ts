// Bundles the Function App into the one file that Azure, Core Tools and tools/functions-host run; beside it the worker
// that renders PDFs, and its fonts.
import { copyFile, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { FONT_FILES } from "#functions/pdf/fonts/font-files.ts";

const OUTPUT = "dist/functions";
const root = fileURLToPath(new URL("..", import.meta.url));

const { warnings } = await build({
  absWorkingDir: root,
  entryPoints: { main: "functions/main.ts", "pdf-worker": "functions/pdf/pdf-worker.ts" },
  outdir: OUTPUT,
  outExtension: { ".js": ".cjs" },
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node24",
  // The Functions host supplies this module at run time.
  external: ["@azure/functions-core"],
  // Where a module finds the files beside it: CommonJS has no import.meta.
  banner: { js: 'const bundleUrl = require("node:url").pathToFileURL(__filename).href;' },
  define: { "import.meta.url": "bundleUrl" },
  minifySyntax: true,
  minifyWhitespace: true,
  keepNames: true,
  sourcemap: true,
});

// What the bundler warns of is a fault in production.
if (warnings.length > 0) process.exitCode = 1;

const fonts = join(root, OUTPUT, "fonts");
await mkdir(fonts, { recursive: true });
for (const file of FONT_FILES.flatMap(({ regular, bold }) => [regular, bold])) {
  await copyFile(fileURLToPath(import.meta.resolve(file)), join(fonts, basename(file)));
}
