import { createServer, request as forward } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "#tools/http/listen.ts";

/** A call of the table service. */
interface TableCall {
  readonly method: string;
  readonly body: string;
}

/** Handling of a call: it is not made, or its answer is passed on, lost or late. */
type Fate = "passed on" | "lost" | "not done" | { readonly lateMs: number };

export interface TableProxy {
  /** Connection string of the storage, with the table service behind this proxy. */
  readonly connectionString: string;
  /** Decides about the calls from now on. */
  decide(fateOf: (call: TableCall) => Fate): void;
  close(): void;
}

/** Stands before the table service of a storage: passes on every request, and answers as it is told. */
export async function startTableProxy(connectionString: string): Promise<TableProxy> {
  const target = /TableEndpoint=(http:\/\/[^/]+)/.exec(connectionString)?.[1] ?? "";
  let fateOf: (call: TableCall) => Fate = () => "passed on";
  const proxy = createServer(async (incoming, response) => {
    const { method = "", url, headers } = incoming;
    const body = await buffer(incoming);
    const fate = fateOf({ method, body: body.toString() });
    if (fate === "not done") return response.socket?.resetAndDestroy();
    forward(new URL(url ?? "", target), { method, headers }, async (answer) => {
      const answered = await buffer(answer);
      if (fate === "lost") return response.socket?.resetAndDestroy();
      if (fate !== "passed on") await sleep(fate.lateMs);
      response.writeHead(answer.statusCode ?? 0, answer.headers).end(answered);
    }).end(body);
  });
  const origin = await listen(proxy, 0);
  return {
    connectionString: connectionString.replace(target, origin),
    decide: (decision) => {
      fateOf = decision;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
