import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { directionOf, LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";

/** What a document says of itself to those who run no scripts, as previews of links do. */
interface DocumentTexts {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Said where no script runs, in each language that the document may be read in. */
  readonly needsScripts: Readonly<Partial<Record<Language, string>>>;
}

/** A page with a document of its own. */
interface PageDocument extends DocumentTexts {
  /** Where in the site it is: `/education`. */
  readonly path: string;
  /** Where the same page is in every language, its own included. */
  readonly alternates: Readonly<Record<Language, string>>;
  /** What the page shows before any script runs, as HTML. */
  readonly firstView: string;
  /** The modules that the page needs beside the entry, below the root of the sources. */
  readonly modules: readonly string[];
}

interface PageDocumentOptions {
  /** The root of the sources. */
  readonly root: string;
  /** Is called while building, not by servers. */
  readonly loadPages: () => Promise<readonly PageDocument[]>;
  /** The document of every other page: its language is known by its address alone. */
  readonly fallback: DocumentTexts & { readonly fileName: string };
  /** Names of the font files that the first view of a language is written in. */
  readonly fonts: Readonly<Record<Language, readonly string[]>>;
  /** Where the site is, as `https://host`; "" where that is not known. */
  readonly siteOrigin: string;
}

const INDEX = "index.html";

/**
 * Gives pages documents of their own, made of the entry's. Each says what it holds to those who run no scripts, shows
 * what it can before they run, tells where it is in other languages, and names the page's fonts, scripts and styles,
 * which would else load only after the entry ran.
 */
export function pageDocuments({ root, loadPages, fallback, fonts, siteOrigin }: PageDocumentOptions): Plugin {
  return {
    name: "page-documents",
    enforce: "post",
    // While pages come from their source every one of them has the same document.
    transformIndexHtml: (_html, { bundle }) => (bundle === undefined ? tagsOf(fallback) : []),
    async generateBundle(_options, bundle) {
      const entry = bundle[INDEX];
      if (entry?.type !== "asset") throw new Error(`The build has no ${INDEX}.`);
      const html = String(entry.source);
      delete bundle[INDEX];
      const inLanguage = (texts: DocumentTexts) =>
        withFonts(withTexts(html, texts), fonts[texts.language], bundle);
      this.emitFile({ type: "asset", fileName: fallback.fileName, source: inLanguage(fallback) });
      for (const page of await loadPages()) {
        const links = [
          ...alternatesOf(page, siteOrigin),
          ...linksOf(
            page.modules.map((module) => chunkOf(join(root, module), bundle)),
            bundle,
          ).filter((link) => !html.includes(link)),
        ];
        const source = documentOf(page, inLanguage(page), links);
        this.emitFile({ type: "asset", fileName: join(page.path, INDEX).slice(1), source });
      }
    },
  };
}

function documentOf(page: PageDocument, html: string, links: readonly string[]): string {
  const linked = replaced(html, /(?=<\/head>)/, links.join("\n"));
  const shown = replaced(linked, /(?<=<div id="root">)(?=<\/div>)/, page.firstView);
  // What is seen first comes first.
  return shown.replaceAll(/(?<=<(?:script type="module"|link rel="modulepreload"))/g, ' fetchpriority="low"');
}

function withTexts(html: string, texts: DocumentTexts): string {
  const { language } = texts;
  const [title, description, noscript] = tagsOf(texts).map(htmlOf);
  const spoken = replaced(html, /(?<=<html) lang="en"/, ` lang="${language}" dir="${directionOf(language)}"`);
  const titled = replaced(spoken, /(?=<\/head>)/, `${title}\n${description}\n`);
  return replaced(titled, /(?<=<div id="root"><\/div>)/, `\n${noscript}`);
}

function htmlOf({ tag, attrs = {}, children = "" }: HtmlTagDescriptor): string {
  const attributes = Object.entries(attrs).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const content = typeof children === "string" ? escaped(children) : children.map(htmlOf).join("");
  return `<${tag}${attributes.join("")}>${content}${tag === "meta" ? "" : `</${tag}>`}`;
}

/** Asks for fonts with the document, as what is shown first is written in them. */
function withFonts(html: string, names: readonly string[], bundle: Rolldown.OutputBundle): string {
  const links = names.map((name) => {
    const font = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name));
    if (font === undefined) throw new Error(`The build has no ${name}.`);
    return `\n<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`;
  });
  return replaced(html, /(?<=<head>)/, links.join(""));
}

function tagsOf({ title, description, needsScripts }: DocumentTexts): HtmlTagDescriptor[] {
  const paragraphs = LANGUAGE_NAMES.flatMap((language) => {
    const children = needsScripts[language];
    const attrs = { lang: language, dir: directionOf(language) };
    return children === undefined ? [] : [{ tag: "p", attrs, children }];
  });
  return [
    { tag: "title", children: title },
    { tag: "meta", attrs: { name: "description", content: description } },
    { tag: "noscript", children: paragraphs, injectTo: "body" },
  ];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** @throws {Error} if the entry's document lacks the place */
function replaced(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`${INDEX} has nothing like ${place}.`);
  return html.replace(place, () => text);
}

/** Search engines take whole addresses only. */
function alternatesOf({ alternates }: PageDocument, siteOrigin: string): readonly string[] {
  if (siteOrigin === "") return [];
  return Object.entries(alternates).map(
    ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${siteOrigin}${path}">`,
  );
}

function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.facadeModuleId === module) return file;
  }
  throw new Error(`${module} has no chunk of its own.`);
}

/** What a browser should load with chunks, written as Vite does it for the entry. */
function linksOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<Rolldown.OutputChunk>();
  for (const chunk of chunks) addWithImports(chunk, bundle, found);
  const styles = new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...[...found].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...[...styles].map((fileName) => `<link rel="stylesheet" crossorigin href="/${fileName}">`),
  ];
}

function addWithImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found: Set<Rolldown.OutputChunk>,
): void {
  if (found.has(chunk)) return;
  found.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") addWithImports(imported, bundle, found);
  }
}
