import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";
import { withFrameAncestors } from "./frame-ancestors.ts";

const CONFIG = "staticwebapp.config.json";

type Headers = Readonly<Record<string, string>>;

/** What is read of `staticwebapp.config.json`. */
interface StaticWebAppConfig {
  readonly globalHeaders: Headers;
  readonly routes: readonly { readonly route: string; readonly headers: Headers }[];
  readonly navigationFallback: { readonly rewrite: string; readonly exclude: readonly string[] };
}

/**
 * Writes the configuration of Azure Static Web Apps beside the pages, and makes `vite preview` answer by that very
 * file as Azure does: with the same headers, the document in the folder of a path, the same fallback for
 * other client-side routes, and no page in the place of a missing file.
 * @param partnerOrigins whose pages may frame ours
 */
export function staticWebApp(folderOfConfig: string, partnerOrigins: readonly string[]): Plugin {
  return {
    name: "static-web-app",
    generateBundle() {
      const source = withFrameAncestors(readFileSync(join(folderOfConfig, CONFIG), "utf8"), partnerOrigins);
      this.emitFile({ type: "asset", fileName: CONFIG, source });
    },
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      const config: StaticWebAppConfig = JSON.parse(readFileSync(join(folder, CONFIG), "utf8"));
      server.middlewares.use(withHeaders(config));
      server.middlewares.use(withFallback(config.navigationFallback, folder));
    },
  };
}

function withHeaders({ globalHeaders, routes }: StaticWebAppConfig): Connect.NextHandleFunction {
  const patterns = routes.map(({ route, headers }) => ({ pattern: patternOf(route), headers }));
  return (request, response, next) => {
    const path = pathOf(request);
    // As Azure does: the first route that fits adds to the headers of every answer.
    const own = patterns.find(({ pattern }) => pattern.test(path))?.headers;
    for (const [name, value] of Object.entries({ ...globalHeaders, ...own })) response.setHeader(name, value);
    next();
  };
}

function withFallback(
  { rewrite, exclude }: StaticWebAppConfig["navigationFallback"],
  folder: string,
): Connect.NextHandleFunction {
  const excluded = exclude.map(patternOf);
  return (request, response, next) => {
    const path = pathOf(request);
    const document = join(path, "index.html");
    if (existsSync(join(folder, document))) {
      request.url = document;
      return next();
    }
    if (path.startsWith("/api/") || existsSync(join(folder, path))) return next();
    if (excluded.some((pattern) => pattern.test(path))) {
      response.statusCode = 404;
      response.end();
      return;
    }
    request.url = rewrite;
    next();
  };
}

function pathOf({ url }: Connect.IncomingMessage): string {
  return new URL(url ?? "/", "http://localhost").pathname;
}

/** A wildcard of the configuration as a regular expression: `/assets/*`, or `*.{css,js}`. */
function patternOf(wildcard: string): RegExp {
  const source = wildcard
    .replaceAll(/[.+^$()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`);
  return new RegExp(`^${source}$`);
}
