import type { Plugin } from "vite";
import { classicScript } from "./classic-script.ts";
import { serveScript } from "./serve-script.ts";

const FILE_NAME = "embed.js";

/**
 * Makes the embedding script one file under a name that never changes, as partners write it into their pages.
 * @param settings what the script finds as `EMBED_SETTINGS`
 */
export function embedScript(entry: string, settings: object): Plugin {
  const bundle = () => classicScript(entry, { EMBED_SETTINGS: JSON.stringify(settings) });
  return {
    name: "embed-script",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE_NAME, source: await bundle() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE_NAME}`, serveScript(bundle));
    },
  };
}
