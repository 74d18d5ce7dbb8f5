import { createServer, request as httpRequest, type RequestListener } from "node:http";
import { close, listen } from "#tools/http/listen.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { send } from "./send.ts";

/** A planning service whose products stand behind proxies. */
export interface ProxiedService {
  readonly passOn: RequestListener;
  readonly stop: () => Promise<unknown>;
}

export async function startProxiedService(): Promise<ProxiedService> {
  const service: RunningProcess = await startTool(["tools/planning-service/main.ts"]);
  return {
    passOn: (incoming, response) => {
      const { method, headers, url = "/" } = incoming;
      const outgoing = httpRequest(new URL(url, service.origin), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      outgoing.on("error", () => response.destroy());
      incoming.pipe(outgoing);
    },
    stop: service.stop,
  };
}

/** A product whose planning service stands behind a proxy, which behaves as a test says. */
export interface ProxiedProduct {
  readonly product: RunningProduct;
  readonly behave: (behaviour: RequestListener) => void;
  readonly stop: () => Promise<unknown>;
}

export async function startProxiedProduct(service: ProxiedService): Promise<ProxiedProduct> {
  let behaviour = service.passOn;
  const proxy = createServer((request, response) => behaviour(request, response));
  const product = await startProduct({ PLANNING_SERVICE_URL: await listen(proxy, 0) });
  return {
    product,
    behave: (next) => {
      behaviour = next;
    },
    stop: () => {
      proxy.closeAllConnections();
      return Promise.all([close(proxy), product.stop()]);
    },
  };
}

/** A behaviour that answers every request alike. */
export const answering =
  (status: number, body: string): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status).end(body);
  };

/** Posts a body to a function of a product. */
export const ask = ({ origin }: RunningProduct, name: string, body: object) =>
  send(origin, `/api/${name}`, {
    method: "POST",
    headers: ["Content-Type", "application/json"],
    body: JSON.stringify(body),
  });
