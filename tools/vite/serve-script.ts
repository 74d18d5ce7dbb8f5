import type { Connect } from "vite";

/** Answers with a script, bundled anew each time. */
export function serveScript(bundle: () => Promise<string>): Connect.NextHandleFunction {
  return (_request, response, next) => {
    bundle().then((source) => {
      response.setHeader("Content-Type", "text/javascript");
      response.end(source);
    }, next);
  };
}
