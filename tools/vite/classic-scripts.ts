import { createHash } from "node:crypto";
import { build } from "esbuild";
import type { Connect, Plugin } from "vite";
import { BUILD_TARGETS } from "#tools/browser/supported-browsers.ts";

/**
 * Bundles a classic script, which shares no chunks with the pages.
 * @param define JSON that replaces each expression @param target the syntax level
 */
async function classicScript(
  entry: string,
  define: Record<string, string>,
  target: string | readonly string[],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    target: [target].flat(),
    minify: true,
    define,
  });
  return outputFiles.map(({ text }) => text).join("");
}

/** Serves a script that is bundled again for each request. */
function serveScript(bundle: () => Promise<string>): Connect.NextHandleFunction {
  return (_request, response, next) => {
    bundle().then((source) => {
      response.setHeader("Content-Type", "text/javascript");
      response.end(source);
    }, next);
  };
}

const FILE_NAME = "embed.js";

/** Builds the embedding script as one file whose name never changes. @param settings the script's `EMBED_SETTINGS` */
export function embedScript(entry: string, settings: object): Plugin {
  const bundle = () => classicScript(entry, { EMBED_SETTINGS: JSON.stringify(settings) }, BUILD_TARGETS);
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

/**
 * Adds a script to the head of the entry's document that runs before anything is drawn. It is a file, because the
 * content security policy allows no inline scripts. Browsers that are too old for the pages can read it.
 * @param educationSite the script's `EDUCATION_SITE`
 * @param tooOld its `TOO_OLD`
 */
export function headScript(entry: string, educationSite: object, tooOld: object): Plugin {
  const define = { EDUCATION_SITE: JSON.stringify(educationSite), TOO_OLD: JSON.stringify(tooOld) };
  const bundle = () => classicScript(entry, define, "es2015");
  const nameOf = (source: string) =>
    `assets/head-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`;
  return {
    name: "head-script",
    async generateBundle() {
      const source = await bundle();
      this.emitFile({ type: "asset", fileName: nameOf(source), source });
    },
    configureServer({ middlewares }) {
      // During development there are no other files.
      middlewares.use("/assets", serveScript(bundle));
    },
    async transformIndexHtml() {
      return [{ tag: "script", attrs: { src: `/${nameOf(await bundle())}` }, injectTo: "head-prepend" }];
    },
  };
}
