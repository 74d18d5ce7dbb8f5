import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { classicScript } from "./classic-script.ts";
import { serveScript } from "./serve-script.ts";

/**
 * Puts a script into the head of the entry's document that runs before anything is drawn. It is a file, as the content
 * security policy allows no script within a document.
 * @param environment what the script finds as `import.meta.env`
 */
export function headScript(entry: string, environment: Readonly<Record<string, string | undefined>>): Plugin {
  const bundle = () => classicScript(entry, { "import.meta.env": JSON.stringify(environment) });
  const nameOf = (source: string) =>
    `assets/head-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`;
  return {
    name: "head-script",
    async generateBundle() {
      const source = await bundle();
      this.emitFile({ type: "asset", fileName: nameOf(source), source });
    },
    configureServer({ middlewares }) {
      // Nothing else is there while pages come from their source.
      middlewares.use("/assets", serveScript(bundle));
    },
    async transformIndexHtml() {
      return [{ tag: "script", attrs: { src: `/${nameOf(await bundle())}` }, injectTo: "head-prepend" }];
    },
  };
}
