import type { EventEmitter } from "node:events";
import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";
import { FLOWS_IN_ALL_LANGUAGES } from "#shared/calculators.ts";
import { requestUrl } from "#tools/http/incoming-request.ts";
import { malformedAddress, sendProblem } from "#tools/http/safe-server.ts";

const CONFIG = "staticwebapp.config.json";

/**
 * Largest configuration that Azure Static Web Apps accepts: 20 kB, of the smaller kind. Unit: bytes. Source:
 * learn.microsoft.com/azure/static-web-apps/quotas.
 */
export const LARGEST_SITE_CONFIG = 20_000;

const NO_STORE = "no-store";

type Headers = Readonly<Record<string, string>>;

interface Route {
  /** Path, or what it begins with, followed by `*`. */
  readonly route: string;
  readonly headers?: Headers;
  /** File that is served under the path. */
  readonly rewrite?: string;
  readonly statusCode?: 404;
}

/** The part of `staticwebapp.config.json` that this file reads. */
interface StaticWebAppConfig {
  readonly globalHeaders: Headers;
  /** Content types by the end of a file's name. */
  readonly mimeTypes: Headers;
  readonly routes: readonly Route[];
  readonly responseOverrides: { readonly 404: { readonly rewrite: string } };
}

interface SiteSettings {
  /** Origins whose pages may frame ours. */
  readonly partnerOrigins: readonly string[];
  /** True if pages start the worker of the preview. */
  readonly hasPreview: boolean;
  /** Hosts that Front Door serves the site under, beside its own; unset if the site is not behind it. */
  readonly frontDoorHosts?: readonly string[] | undefined;
}

/**
 * For how long the preview keeps an idle connection: longer than any test lasts, as one that is closed just while it is used
 * again is reset. Unit: ms.
 */
const KEEP_ALIVE_MS = 125_000;

/**
 * Writes the configuration of Azure Static Web Apps beside the pages, and makes `vite preview` apply it like Azure:
 * with the same routes and headers, the document in a path's folder, and the site's own page for every unknown path.
 * It does not serve the configuration itself.
 */
export function staticWebApp(folderOfConfig: string, settings: SiteSettings): Plugin {
  return {
    name: "static-web-app",
    generateBundle() {
      const source = builtConfig(readFileSync(join(folderOfConfig, CONFIG), "utf8"), settings);
      this.emitFile({ type: "asset", fileName: CONFIG, source });
    },
    configureServer({ httpServer }) {
      if (httpServer !== null) guardAddresses(httpServer);
    },
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      const config: StaticWebAppConfig = JSON.parse(readFileSync(join(folder, CONFIG), "utf8"));
      guardAddresses(server.httpServer);
      if ("keepAliveTimeout" in server.httpServer) server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
      server.middlewares.use(asInAzure(config, folder));
    },
  };
}

function asInAzure(config: StaticWebAppConfig, folder: string): Connect.NextHandleFunction {
  const routes = config.routes.map((route) => ({ ...route, pattern: toPattern(route.route) }));
  const unknown = join(folder, config.responseOverrides[404].rewrite);
  return (request, response, next) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    // The first matching route decides, and adds its headers to every answer.
    const { headers, rewrite, statusCode } = routes.find(({ pattern }) => pattern.test(path)) ?? {};
    for (const [name, value] of Object.entries({ ...config.globalHeaders, ...headers })) {
      response.setHeader(name, value);
    }
    if (statusCode === undefined && path.startsWith("/api/")) return next();
    const file = [rewrite, join(path, "index.html"), path].find(
      (name) => name !== undefined && statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
    );
    if (statusCode === undefined && file !== undefined && file !== `/${CONFIG}`) {
      request.url = file;
      const type = config.mimeTypes[extname(file)];
      if (type !== undefined) response.setHeader("Content-Type", type);
      return next();
    }
    // A file that is missing now may exist later.
    response.setHeader("Cache-Control", NO_STORE);
    response.writeHead(404, { "Content-Type": "text/html" }).end(readFileSync(unknown));
  };
}

/** Returns the path of a route, such as `/assets/*`, as a regular expression. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.+^$()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);
}

const OWN_PAGES = "frame-ancestors 'self'";
const NO_POLICY = "trusted-types 'none'";
/** The one policy of pages, which makes the address of the preview's worker: see client/preview/start-preview.ts. */
const WORKER_POLICY = "trusted-types preview";

/**
 * Adds the partners that may frame the site to the text of `staticwebapp.config.json`, the policy of the preview's worker,
 * and a route to the document of each page that a payload can open: a redirect to the path with a slash would lose it.
 * Behind Front Door, the site is closed to others.
 * @throws {Error} if the text does not allow our own pages to frame the site, or allows any Trusted Types policy; if the
 * result is larger than Azure accepts
 */
export function builtConfig(
  text: string,
  { partnerOrigins, hasPreview, frontDoorHosts }: SiteSettings,
): string {
  for (const rule of [OWN_PAGES, NO_POLICY]) {
    if (!text.includes(rule)) throw new Error(`${CONFIG} must hold: ${rule}`);
  }
  const config: StaticWebAppConfig = JSON.parse(
    text
      .replace(OWN_PAGES, [OWN_PAGES, ...partnerOrigins].join(" "))
      .replace(NO_POLICY, hasPreview ? WORKER_POLICY : NO_POLICY),
  );
  const routes = FLOWS_IN_ALL_LANGUAGES.flatMap(({ form, personalInfo, summary, summaryPdf }) =>
    [...form, ...(personalInfo === undefined ? [] : [personalInfo]), summary, summaryPdf]
      .filter((path) => path !== "/")
      .map((path): Route => ({ route: path, rewrite: `${path}/index.html` })),
  );
  const built = JSON.stringify({
    ...config,
    routes: [...config.routes, ...routes],
    ...(frontDoorHosts && behindFrontDoor(frontDoorHosts)),
  });
  if (Buffer.byteLength(built) > LARGEST_SITE_CONFIG)
    throw new Error(`${CONFIG} is larger than Azure accepts`);
  return built;
}

/**
 * Closes the site to everybody but one Front Door. Id and host of that one are known after the build: the deployment puts
 * them in place of FRONT_DOOR_ID and FRONT_DOOR_HOST, and a site without them answers nobody.
 */
function behindFrontDoor(customHosts: readonly string[]) {
  return {
    networking: { allowedIpRanges: ["AzureFrontDoor.Backend"] },
    forwardingGateway: {
      requiredHeaders: { "X-Azure-FDID": "FRONT_DOOR_ID" },
      allowedForwardedHosts: ["FRONT_DOOR_HOST", ...customHosts],
    },
  };
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
