import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";

/** What is read of `staticwebapp.config.json`. */
interface StaticWebAppConfig {
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly navigationFallback: { readonly rewrite: string; readonly exclude: readonly string[] };
}

/**
 * Makes `vite preview` answer as Azure Static Web Apps does: the same headers on every answer, the same fallback
 * for client-side routes, and no page in the place of a missing file.
 */
export function staticWebApp(configFile: string): Plugin {
  return {
    name: "static-web-app",
    configurePreviewServer(server) {
      const config: StaticWebAppConfig = JSON.parse(readFileSync(configFile, "utf8"));
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use(withHeaders(config.globalHeaders));
      server.middlewares.use(withFallback(config.navigationFallback, folder));
    },
  };
}

function withHeaders(headers: StaticWebAppConfig["globalHeaders"]): Connect.NextHandleFunction {
  return (_request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
}

function withFallback(
  { rewrite, exclude }: StaticWebAppConfig["navigationFallback"],
  folder: string,
): Connect.NextHandleFunction {
  const excluded = exclude.map(patternOf);
  return (request, response, next) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path.startsWith("/api/") || existsSync(join(folder, path === "/" ? rewrite : path))) return next();
    if (excluded.some((pattern) => pattern.test(path))) {
      response.statusCode = 404;
      response.end();
      return;
    }
    request.url = rewrite;
    next();
  };
}

/** A wildcard of the configuration as a regular expression: `/assets/*`, or `*.{css,js}`. */
function patternOf(wildcard: string): RegExp {
  const source = wildcard
    .replaceAll(/[.+^$()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`);
  return new RegExp(`^${source}$`);
}
