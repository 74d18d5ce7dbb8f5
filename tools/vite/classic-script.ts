import { build } from "esbuild";

/**
 * Bundles a script that is no module: one that other sites load, or that runs before a document is drawn. It can share
 * no chunks with the pages.
 * @param define what stands for an expression, as JSON
 */
export async function classicScript(entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
    define,
  });
  return outputFiles.map(({ text }) => text).join("");
}
