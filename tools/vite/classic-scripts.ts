import { createHash } from "node:crypto";
import { build } from "esbuild";
import type { Connect, Plugin } from "vite";
import { BUILD_TARGETS } from "#tools/browser/supported-browsers.ts";

/**
 * Bundles a script that is no module: one that other sites load, or that runs before a document is drawn. It can share
 * no chunks with the pages.
 * @param define what stands for an expression, as JSON
 * @param target what its syntax is lowered to
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

/** Answers with a script, bundled anew each time. */
function serveScript(bundle: () => Promise<string>): Connect.NextHandleFunction {
  return (_request, response, next) => {
    bundle().then((source) => {
      response.setHeader("Content-Type", "text/javascript");
      response.end(source);
    }, next);
  };
}

const FILE_NAME = "embed.js";

/**
 * Makes the embedding script one file under a name that never changes, as partners write it into their pages.
 * @param settings what the script finds as `EMBED_SETTINGS`
 */
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
 * Puts a script into the head of the entry's document that runs before anything is drawn. It is a file, as the content
 * security policy allows no script within a document; also browsers too old for the pages read it.
 * @param environment what the script finds as `import.meta.env`
 * @param tooOld what it finds as `TOO_OLD`
 */
export function headScript(
  entry: string,
  environment: Readonly<Record<string, string | undefined>>,
  tooOld: object,
): Plugin {
  const define = { "import.meta.env": JSON.stringify(environment), TOO_OLD: JSON.stringify(tooOld) };
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
      // Nothing else is there while pages come from their source.
      middlewares.use("/assets", serveScript(bundle));
    },
    async transformIndexHtml() {
      return [{ tag: "script", attrs: { src: `/${nameOf(await bundle())}` }, injectTo: "head-prepend" }];
    },
  };
}
