import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";
import { withFrameAncestors } from "./frame-ancestors.ts";

const CONFIG = "staticwebapp.config.json";

/** What is read of `staticwebapp.config.json`. */
interface StaticWebAppConfig {
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly navigationFallback: { readonly rewrite: string; readonly exclude: readonly string[] };
}

/**
 * Writes the configuration of Azure Static Web Apps beside the pages, and makes `vite preview` answer by that very
 * file as Azure does: the same headers on every answer, the same fallback for client-side routes, and no page in the
 * place of a missing file.
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
