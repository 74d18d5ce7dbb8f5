import { join, parse } from "node:path";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { escapeMarkup } from "#shared/wording/escape-markup.ts";
import { directionOf, LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { llmsText } from "./llms-text.ts";
import { siteFiles } from "./site-files.ts";
import { type DescribedPage, structuredData } from "./structured-data.ts";

/** Texts of a document for readers that run no scripts, such as link previews. */
interface DocumentTexts {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Message for browsers without scripts, in each language of the document. */
  readonly needsScripts: Readonly<Partial<Record<Language, string>>>;
}

/** A page with a document of its own. */
interface PageDocument extends DocumentTexts, DescribedPage {
  /** Addresses of the same page in every language, including its own. */
  readonly alternates: Readonly<Record<Language, string>>;
  /** HTML that the page shows before any script runs. */
  readonly firstView: string;
  /** Names of the modules that the page needs beside the entry, without extension. Each has a chunk of its own. */
  readonly modules: readonly string[];
  /** True for a page that search engines should show; they are told to leave every other out. */
  readonly isListed: boolean;
}

interface PageDocumentOptions {
  /** Called by builds, not by servers. */
  readonly loadPages: () => Promise<readonly PageDocument[]>;
  /** The document of every other page; only its address determines its language. */
  readonly fallback: DocumentTexts & { readonly fileName: string };
  /** Names of the font files for the first view in each language. */
  readonly fonts: Readonly<Record<Language, readonly string[]>>;
  /** Address of the site, such as `https://host`; "" if it is unknown. */
  readonly siteOrigin: string;
  /** Mailbox for reports of security faults; unset if the provider names none. */
  readonly securityContact: string | undefined;
  /** True if assistants may call the calculators. */
  readonly servesAssistants: boolean;
  /** Of the build; every document names it. */
  readonly commit: string;
}

const INDEX = "index.html";
const UNLISTED = '<meta name="robots" content="noindex">';

/**
 * Writes a document for each page, based on the entry's. It has a title and description for readers without scripts, a
 * first view, links to other languages, and links to the page's fonts, scripts and styles, which would otherwise load
 * only after the entry has run. Beside them it writes what programs read about the site.
 */
export function pageDocuments(options: PageDocumentOptions): Plugin {
  const { loadPages, fallback, fonts, siteOrigin, securityContact, servesAssistants, commit } = options;
  return {
    name: "page-documents",
    enforce: "post",
    // During development all pages have the same document.
    transformIndexHtml: (_html, { bundle }) => (bundle === undefined ? tagsOf(fallback) : []),
    async generateBundle(_options, bundle) {
      const entry = bundle[INDEX];
      if (entry?.type !== "asset") throw new Error(`The build has no ${INDEX}.`);
      const html = String(entry.source);
      delete bundle[INDEX];
      const named = replaced(html, /(?<=<html[^>]*)(?=>)/, ` data-commit="${commit}"`);
      const inLanguage = (texts: DocumentTexts) =>
        withFonts(withTexts(named, texts), fonts[texts.language], bundle);
      const unknown = replaced(inLanguage(fallback), /(?=<\/head>)/, UNLISTED);
      this.emitFile({ type: "asset", fileName: fallback.fileName, source: unknown });
      const pages = await loadPages();
      const listed = pages.filter(({ isListed }) => isListed);
      const files = {
        ...siteFiles({ pages: listed, siteOrigin, securityContact, builtAt: new Date() }),
        "llms.txt": llmsText({ pages: listed, siteOrigin, servesAssistants }),
      };
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: "asset", fileName, source });
      }
      for (const page of pages) {
        const chunks = page.modules.map((name) => chunkOf(name, bundle));
        const preloads = linksOf(chunks, bundle).filter((link) => !html.includes(link));
        const robots = page.isListed ? [] : [UNLISTED];
        const links = [...robots, ...alternatesOf(page, siteOrigin), ...preloads];
        const described = page.isListed ? structuredData(page, siteOrigin) : [];
        // Behind the first view, which waits for nothing that only programs read.
        const source = replaced(
          documentOf(page, inLanguage(page), links),
          /(?=<\/body>)/,
          described.join("\n"),
        );
        this.emitFile({ type: "asset", fileName: join(page.path, INDEX).slice(1), source });
      }
    },
  };
}

function documentOf(page: PageDocument, html: string, links: readonly string[]): string {
  const linked = replaced(html, /(?=<\/head>)/, links.join("\n"));
  const shown = replaced(linked, /(?<=<div id="root">)(?=<\/div>)/, page.firstView);
  // Resources of the first view are loaded before scripts.
  return shown.replaceAll(/(?<=<(?:script type="module"|link rel="modulepreload"))/g, ' fetchpriority="low"');
}

function withTexts(html: string, texts: DocumentTexts): string {
  const { language } = texts;
  const [title, description, noscript] = tagsOf(texts).map(htmlOf);
  const spoken = replaced(
    html,
    /(?<=<html[^>]*) lang="en"/,
    ` lang="${language}" dir="${directionOf(language)}"`,
  );
  const titled = replaced(spoken, /(?=<\/head>)/, `${title}\n${description}\n`);
  return replaced(titled, /(?<=<div id="root"><\/div>)/, `\n${noscript}`);
}

function htmlOf({ tag, attrs = {}, children = "" }: HtmlTagDescriptor): string {
  const attributes = Object.entries(attrs).map(
    ([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`,
  );
  const content = typeof children === "string" ? escapeMarkup(children) : children.map(htmlOf).join("");
  return `<${tag}${attributes.join("")}>${content}${tag === "meta" ? "" : `</${tag}>`}`;
}

/** Preloads the fonts of the first view. */
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

/** @throws {Error} if the entry's document lacks the place */
function replaced(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`${INDEX} has nothing like ${place}.`);
  return html.replace(place, () => text);
}

/** Returns links to the page in every language; none without an origin, because search engines need full addresses. */
function alternatesOf({ alternates }: PageDocument, siteOrigin: string): readonly string[] {
  if (siteOrigin === "") return [];
  return Object.entries(alternates).map(
    ([language, path]) => `<link rel="alternate" hreflang="${language}" href="${siteOrigin}${path}">`,
  );
}

/** Returns the chunk of a module, named without extension. @throws {Error} unless one chunk fits */
export function chunkOf(name: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const [chunk, ...others] = Object.values(bundle)
    .filter((file) => file.type === "chunk")
    .filter(({ facadeModuleId }) => facadeModuleId !== null && parse(facadeModuleId).name === name);
  if (chunk === undefined || others.length > 0) {
    throw new Error(`${name} is the module of ${others.length === 0 ? "no chunk" : "more than one chunk"}.`);
  }
  return chunk;
}

/** Returns the links by which a browser preloads chunks, in the form that Vite writes for the entry. */
function linksOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): readonly string[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") add(imported);
    }
  };
  for (const chunk of chunks) add(chunk);
  const styles = new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...[...found].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...[...styles].map((fileName) => `<link rel="stylesheet" crossorigin href="/${fileName}">`),
  ];
}
