import type { EventEmitter } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";
import { requestUrl } from "#tools/http/incoming-request.ts";
import { malformedAddress, sendProblem } from "#tools/http/safe-server.ts";

const CONFIG = "staticwebapp.config.json";

const NO_STORE = "no-store";

type Headers = Readonly<Record<string, string>>;

/** The part of `staticwebapp.config.json` that is read. */
interface StaticWebAppConfig {
  readonly globalHeaders: Headers;
  readonly routes: readonly { readonly route: string; readonly headers: Headers }[];
  readonly navigationFallback: { readonly rewrite: string; readonly exclude: readonly string[] };
}

/**
 * Writes the configuration of Azure Static Web Apps beside the pages, and makes `vite preview` answer by that very
 * file as Azure does: with the same headers, the document in the folder of a path, the same fallback for
 * other client-side routes, and neither a page in the place of a missing file nor the configuration itself.
 * @param partnerOrigins whose pages may frame ours
 */
export function staticWebApp(folderOfConfig: string, partnerOrigins: readonly string[]): Plugin {
  return {
    name: "static-web-app",
    generateBundle() {
      const source = withFrameAncestors(readFileSync(join(folderOfConfig, CONFIG), "utf8"), partnerOrigins);
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
    // As Azure does: the first route that fits adds to the headers of every answer.
    const own = patterns.find(({ pattern }) => pattern.test(path))?.headers;
    for (const [name, value] of Object.entries({ ...globalHeaders, ...own })) response.setHeader(name, value);
    // A payload holds personal data, and a browser keeps addresses with what it caches.
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
      // What is missing now may be there later.
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

/** A wildcard of the configuration as a regular expression: `/assets/*`, or `*.{css,js}`. */
function toPattern(wildcard: string): RegExp {
  const source = wildcard
    .replaceAll(/[.+^$()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`);
  return new RegExp(`^${source}$`);
}

const OWN_PAGES = "frame-ancestors 'self'";

/**
 * Adds partners to those who may frame the site, in the text of `staticwebapp.config.json`.
 * @throws {Error} if the text does not say that our own pages may
 */
export function withFrameAncestors(config: string, partnerOrigins: readonly string[]): string {
  if (!config.includes(OWN_PAGES)) throw new Error(`staticwebapp.config.json must hold: ${OWN_PAGES}`);
  return config.replace(OWN_PAGES, [OWN_PAGES, ...partnerOrigins].join(" "));
}

/**
 * Answers requests whose address cannot be read, or which a browser would take for another host's, before anything else
 * sees them: what follows throws, and shows stack and paths or ends the process. All others go on by their path.
 */
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
