import type { EventEmitter } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";
import { FLOWS_IN_ALL_LANGUAGES } from "#shared/calculators.ts";
import { requestUrl } from "#tools/http/incoming-request.ts";
import { malformedAddress, sendProblem } from "#tools/http/safe-server.ts";

const CONFIG = "staticwebapp.config.json";

const NO_STORE = "no-store";

type Headers = Readonly<Record<string, string>>;

/** The part of `staticwebapp.config.json` that this file reads. */
interface StaticWebAppConfig {
  readonly globalHeaders: Headers;
  readonly routes: readonly { readonly route: string; readonly headers: Headers }[];
  readonly navigationFallback: { readonly rewrite: string; readonly exclude: readonly string[] };
}

/**
 * Writes the configuration of Azure Static Web Apps beside the pages, and makes `vite preview` apply it like Azure:
 * with the same headers, the document in a path's folder, and the same fallback for other client-side routes. It serves
 * neither a page for a missing file nor the configuration itself.
 * @param partnerOrigins origins whose pages may frame ours
 * @param hasPreview true if pages start the worker of the preview
 */
export function staticWebApp(
  folderOfConfig: string,
  partnerOrigins: readonly string[],
  hasPreview: boolean,
): Plugin {
  return {
    name: "static-web-app",
    generateBundle() {
      const source = builtConfig(
        readFileSync(join(folderOfConfig, CONFIG), "utf8"),
        partnerOrigins,
        hasPreview,
      );
      this.emitFile({ type: "asset", fileName: CONFIG, source });
    },
    configureServer({ httpServer }) {
      if (httpServer !== null) guardAddresses(httpServer);
    },
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      const config: StaticWebAppConfig = JSON.parse(readFileSync(join(folder, CONFIG), "utf8"));
      guardAddresses(server.httpServer);
      server.middlewares.use(withHeaders(config));
      server.middlewares.use(withFallback(config.navigationFallback, folder));
    },
  };
}

function withHeaders({ globalHeaders, routes }: StaticWebAppConfig): Connect.NextHandleFunction {
  const patterns = routes.map(({ route, headers }) => ({ pattern: toPattern(route), headers }));
  return (request, response, next) => {
    const { pathname: path, searchParams } = parseUrl(request);
    // Same as in Azure: the first matching route adds its headers to every answer.
    const own = patterns.find(({ pattern }) => pattern.test(path))?.headers;
    for (const [name, value] of Object.entries({ ...globalHeaders, ...own })) response.setHeader(name, value);
    // A payload contains personal data, and browsers store addresses with cached files.
    if (searchParams.has("payload")) response.setHeader("Cache-Control", NO_STORE);
    next();
  };
}

function withFallback(
  { rewrite, exclude }: StaticWebAppConfig["navigationFallback"],
  folder: string,
): Connect.NextHandleFunction {
  const excluded = exclude.map(toPattern);
  return (request, response, next) => {
    const path = decodeURIComponent(parseUrl(request).pathname);
    const document = join(path, "index.html");
    if (existsSync(join(folder, document))) {
      request.url = document;
      return next();
    }
    const isServed = existsSync(join(folder, path)) && path !== `/${CONFIG}`;
    if (path.startsWith("/api/") || isServed) return next();
    if (excluded.some((pattern) => pattern.test(path))) {
      response.statusCode = 404;
      // A file that is missing now may exist later.
      response.setHeader("Cache-Control", NO_STORE);
      response.end();
      return;
    }
    request.url = rewrite;
    next();
  };
}

function parseUrl({ url = "/" }: Connect.IncomingMessage): URL {
  return new URL(url, "http://localhost");
}

/** Returns a wildcard of the configuration, such as `/assets/*` or `*.{css,js}`, as a regular expression. */
function toPattern(wildcard: string): RegExp {
  const source = wildcard
    .replaceAll(/[.+^$()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`);
  return new RegExp(`^${source}$`);
}

const OWN_PAGES = "frame-ancestors 'self'";
const NO_POLICY = "trusted-types 'none'";
/** The one policy of pages, which makes the address of the preview's worker: see client/preview/start-preview.ts. */
const WORKER_POLICY = "trusted-types preview";

/**
 * Adds the partners that may frame the site to the text of `staticwebapp.config.json`, the policy of the preview's worker,
 * and a rule that keeps pages that receive a payload out of caches, whatever their query.
 * @throws {Error} if the text does not allow our own pages to frame the site, or allows any Trusted Types policy
 */
export function builtConfig(text: string, partnerOrigins: readonly string[], hasPreview: boolean): string {
  for (const rule of [OWN_PAGES, NO_POLICY]) {
    if (!text.includes(rule)) throw new Error(`${CONFIG} must hold: ${rule}`);
  }
  const config: StaticWebAppConfig = JSON.parse(
    text
      .replace(OWN_PAGES, [OWN_PAGES, ...partnerOrigins].join(" "))
      .replace(NO_POLICY, hasPreview ? WORKER_POLICY : NO_POLICY),
  );
  const routes = FLOWS_IN_ALL_LANGUAGES.flatMap(({ summary, summaryPdf }) =>
    [summary, summaryPdf].map((path) => ({ route: `${path}*`, headers: { "Cache-Control": NO_STORE } })),
  );
  return JSON.stringify({ ...config, routes: [...config.routes, ...routes] }, null, 2);
}

/** Refuses unreadable addresses and those that browsers take for another host's, before handlers that would throw. */
function guardAddresses(server: EventEmitter): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const url = requestUrl(request);
    if (url === null || url.pathname.startsWith("//")) return sendProblem(response, malformedAddress());
    request.url = `${url.pathname}${url.search}`;
    for (const listener of listeners) listener.call(server, request, response);
  });
}
