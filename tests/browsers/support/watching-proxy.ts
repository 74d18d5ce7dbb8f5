import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "#tools/http/listen.ts";
import { ERROR_SCRIPT, ERROR_SCRIPT_PATH, REPORTS_PATH } from "./error-script.ts";

/** Handling of a request of a path: it is passed on, held back for good, refused with 503, or its connection breaks. */
export type Fate = "passed on" | "held back" | "refused" | "broken";

export interface WatchingProxy {
  readonly origin: string;
  /** Decides about the requests of paths from now on. */
  readonly decide: (fateOf: (path: string) => Fate) => void;
  /** Returns the reports of documents since the last call. */
  readonly takeReports: () => readonly string[];
  readonly close: () => void;
}

/** The worker of the preview, with a clock that stands still: no machine is too slow for it. */
const PREVIEW_WORKER = /\/preview-worker-[\w-]+\.js$/;
const CLOCK_THAT_STANDS = "performance.now = () => 0;";

/**
 * Stands before the client: passes on every request, and every answer with its headers. Each document gets one script
 * more, before all others, which reports what goes wrong in it.
 */
export async function startWatchingProxy(target: string, port: number): Promise<WatchingProxy> {
  let fateOf: (path: string) => Fate = () => "passed on";
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", target);
    if (pathname === ERROR_SCRIPT_PATH) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(ERROR_SCRIPT);
      return;
    }
    if (pathname === REPORTS_PATH) {
      reports.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    const fate = fateOf(pathname);
    if (fate === "passed on") passOn(request, response, target);
    else if (fate === "refused") response.writeHead(503).end();
    else if (fate === "broken") response.destroy();
  });
  return {
    origin: await listen(server, port),
    decide: (decision) => {
      fateOf = decision;
    },
    takeReports: () => reports.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, url = "/", headers } = request;
  // The script could not be added to a compressed answer.
  const outgoing = forward(
    new URL(url, target),
    { method, headers: { ...headers, "accept-encoding": "identity" } },
    async (answer) => {
      const { statusCode = 502, headers: answered } = answer;
      const isDocument = answered["content-type"]?.startsWith("text/html");
      if (!isDocument && !PREVIEW_WORKER.test(url)) {
        response.writeHead(statusCode, answered);
        answer.pipe(response);
        return;
      }
      const content = await text(answer);
      const changed = isDocument ? withErrorScript(content) : `${CLOCK_THAT_STANDS}${content}`;
      const { "content-length": _, "transfer-encoding": __, ...others } = answered;
      response.writeHead(statusCode, others).end(changed);
    },
  );
  outgoing.on("error", () => response.destroy());
  request.pipe(outgoing);
}

function withErrorScript(document: string): string {
  return document.replace("<head>", `<head><script src="${ERROR_SCRIPT_PATH}"></script>`);
}
