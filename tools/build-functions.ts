// Bundles the Function App into the one file that Azure, Core Tools and tools/functions-host run.
import { build } from "esbuild";

const { warnings } = await build({
  absWorkingDir: new URL("..", import.meta.url).pathname,
  entryPoints: ["functions/main.ts"],
  outfile: "dist/functions/main.cjs",
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node24",
  // The Functions host supplies this module at run time.
  external: ["@azure/functions-core"],
  minifySyntax: true,
  minifyWhitespace: true,
  keepNames: true,
  sourcemap: true,
});

// What the bundler warns of is a fault in production.
if (warnings.length > 0) process.exitCode = 1;
