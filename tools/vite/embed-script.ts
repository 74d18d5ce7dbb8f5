import { build } from "esbuild";
import type { Plugin } from "vite";

const FILE_NAME = "embed.js";

/**
 * Makes the embedding script one file under a name that never changes, as partners write it into their pages: bundled
 * apart from the pages, because a script that is no module cannot share chunks with them.
 * @param settings what the script finds as `EMBED_SETTINGS`
 */
export function embedScript(entry: string, settings: object): Plugin {
  return {
    name: "embed-script",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE_NAME, source: await bundle(entry, settings) });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE_NAME}`, (_request, response, next) => {
        bundle(entry, settings).then((source) => {
          response.setHeader("Content-Type", "text/javascript");
          response.end(source);
        }, next);
      });
    },
  };
}

async function bundle(entry: string, settings: object): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
    define: { EMBED_SETTINGS: JSON.stringify(settings) },
  });
  return outputFiles.map(({ text }) => text).join("");
}
