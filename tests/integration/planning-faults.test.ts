import { once } from "node:events";
import { createServer, request as httpRequest, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import {
  CHILD_GOAL_PLAN,
  KIDS_SAVER_PLAN,
  PENSION_FORM,
  PENSION_PLAN,
} from "../unit/shared/contract/plans.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { send } from "./support/send.ts";

const MAXIMUM_ANSWER_MS = 3_000;
/** As long as the adapter leaves a failing service alone, and a little more. */
const CIRCUIT_OPEN_MS = 5_200;

/** Stands before the real planning service and behaves as each test says. */
let proxy: Server;
let behave: RequestListener;
let service: RunningProcess;
let product: RunningProduct;

const passOn: RequestListener = (incoming, response) => {
  const { method, headers, url = "/" } = incoming;
  const outgoing = httpRequest(new URL(url, service.origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  incoming.pipe(outgoing);
};

beforeAll(async () => {
  service = await startTool(["tools/planning-service/main.ts"]);
  proxy = createServer((request, response) => behave(request, response));
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  product = await startProduct({ PLANNING_SERVICE_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await product.stop();
  await service.stop();
});

const CALLS: readonly (readonly [name: string, body: object])[] = [
  ["Calculate", PENSION_PLAN],
  ["Calculate", CHILD_GOAL_PLAN],
  ["CalculateMultiGoal", KIDS_SAVER_PLAN],
  ["DownloadPdf", { baseUrl: "http://localhost:5173/", payload: encodePayload(PENSION_FORM) }],
];

const ask = (name: string, body: object) =>
  send(product.origin, `/api/${name}`, {
    method: "POST",
    headers: ["Content-Type", "application/json"],
    body: JSON.stringify(body),
  });

const answering =
  (status: number, body: string): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status).end(body);
  };

const FAULTS: readonly (readonly [fault: string, behaviour: RequestListener, status: number])[] = [
  ["drops every connection", (request) => request.socket.destroy(), 503],
  ["says that it is not available", answering(503, ""), 503],
  ["never answers", (request) => request.resume(), 504],
  [
    "drips",
    (request, response) => {
      request.resume();
      const drip = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drip));
    },
    504,
  ],
  ["answers garbage", answering(200, "<html>"), 502],
  ["answers another shape", answering(200, '{"percentileForecast":[],"gapFactors":[]}'), 502],
  ["fails", answering(500, "stack trace"), 502],
];

describe.each(FAULTS)("a planning service that %s", (_, behaviour, status) => {
  test(`leads to ${status} within 3 s, whatever is asked, and to answers once it is well again`, async () => {
    behave = behaviour;
    for (const [name, body] of CALLS) {
      const start = performance.now();
      const answer = await ask(name, body);
      expect(performance.now() - start).toBeLessThan(MAXIMUM_ANSWER_MS);
      // A service that kept failing is left alone, which is told as not available.
      expect([status, 503]).toContain(answer.status);
      const problem = JSON.parse(answer.body.toString());
      expect(Object.keys(problem)).toEqual(["type", "title", "status", "detail", "code"]);
      expect(answer.body.toString()).not.toContain("stack trace");
    }
    behave = passOn;
    await new Promise((resolve) => setTimeout(resolve, CIRCUIT_OPEN_MS));
    for (const [name, body] of CALLS) expect((await ask(name, body)).status).toBe(200);
  });
});
