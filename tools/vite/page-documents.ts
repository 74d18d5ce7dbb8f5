import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** A page with a document of its own. */
interface PageDocument {
  /** Where in the site it is: `/education`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What the page shows before any script runs, as HTML. */
  readonly firstView: string;
  /** The module of the page's component, below the client's folder. */
  readonly component: string;
}

const INDEX = "index.html";

/**
 * Gives pages documents of their own, made of the entry's. Each says what it holds to those who run no scripts, as
 * previews of links do, shows what it can before they run, and names the page's scripts and styles, which would else
 * load only after the entry ran.
 * @param loadPages is called while building, not by servers
 * @param fallback name that the entry's document gets, for every other page
 */
export function pageDocuments(loadPages: () => Promise<readonly PageDocument[]>, fallback: string): Plugin {
  let root = "";
  return {
    name: "page-documents",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const entry = bundle[INDEX];
      if (entry?.type !== "asset") throw new Error(`The build has no ${INDEX}.`);
      const html = String(entry.source);
      delete bundle[INDEX];
      this.emitFile({ type: "asset", fileName: fallback, source: html });
      for (const page of await loadPages()) {
        const links = linksOf(chunkOf(join(root, page.component), bundle), bundle);
        const source = documentOf(page, html, links);
        this.emitFile({ type: "asset", fileName: join(page.path, INDEX).slice(1), source });
      }
    },
  };
}

/** @throws {Error} if the entry's document lacks what a page replaces */
function documentOf(
  { title, description, firstView }: PageDocument,
  html: string,
  links: readonly string[],
): string {
  const own = links.filter((link) => !html.includes(link));
  const titled = replaced(html, /(?<=<title>)[^<]*/, title);
  const described = replaced(titled, /(?<=name="description"\s+content=")[^"]*/, description);
  const linked = replaced(described, /(?=<\/head>)/, own.join("\n"));
  const shown = replaced(linked, /(?<=<div id="root">)(?=<\/div>)/, firstView);
  // What is seen first comes first.
  return shown.replaceAll(/(?<=<(?:script type="module"|link rel="modulepreload"))/g, ' fetchpriority="low"');
}

function replaced(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`${INDEX} has nothing like ${place}.`);
  return html.replace(place, () => text);
}

function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.facadeModuleId === module) return file;
  }
  throw new Error(`${module} has no chunk of its own.`);
}

/** What a browser should load with a chunk, written as Vite does it for the entry. */
function linksOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = withImports(chunk, bundle, new Set());
  const styles = new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...[...chunks].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...[...styles].map((fileName) => `<link rel="stylesheet" crossorigin href="/${fileName}">`),
  ];
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found: Set<Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") withImports(imported, bundle, found);
  }
  return found;
}
