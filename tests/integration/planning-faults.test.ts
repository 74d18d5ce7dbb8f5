import type { RequestListener } from "node:http";
import { afterAll, beforeAll, describe, test } from "vitest";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { CHILD_GOAL_PLAN, KIDS_SAVER_PLAN, PENSION_FORM, PENSION_PLAN } from "../fixtures/forms.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { within } from "../support/within.ts";
import {
  answering,
  ask,
  type ProxiedProduct,
  type ProxiedService,
  startProxiedProduct,
  startProxiedService,
} from "./support/proxied-product.ts";

const MAXIMUM_ANSWER_MS = 3_000;
/** A little longer than the adapter leaves a failing service alone. */
const CIRCUIT_OPEN_MS = 5_200;

let service: ProxiedService;

const CALLS: readonly (readonly [name: string, body: object])[] = [
  ["Calculate", PENSION_PLAN],
  ["Calculate", CHILD_GOAL_PLAN],
  ["CalculateMultiGoal", KIDS_SAVER_PLAN],
  ["CalculateFamily", ENGINEER],
  ["CalculateInsights", PENSION_PLAN],
  ["CalculateInsights", KIDS_SAVER_PLAN],
  ["DownloadPdf", { baseUrl: "http://localhost:5173/", payload: encodePayload(PENSION_FORM) }],
];

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

// A product for each fault, as much of the time is spent waiting: for deadlines, and until the service is asked again.
const products = new Map<string, ProxiedProduct>();

beforeAll(async () => {
  service = await startProxiedService();
  await Promise.all(
    FAULTS.map(async ([fault]) => {
      const proxied = await startProxiedProduct(service);
      products.set(fault, proxied);
      // The first answer waits for modules and scenarios; what is tested is what comes after it.
      await ask(proxied.product, "Calculate", PENSION_PLAN);
    }),
  );
});
afterAll(async () => {
  await Promise.all([...products.values()].map(({ stop }) => stop()));
  await service.stop();
});

describe.concurrent.each(FAULTS)("a planning service that %s", (fault, behaviour, status) => {
  test(`leads to ${status} within 3 s for every request, and to answers once it works again`, async ({
    expect,
  }) => {
    const { product, behave } = products.get(fault) ?? expect.fail("no product");
    behave(behaviour);
    for (const [name, body] of CALLS) {
      const answer = await within(MAXIMUM_ANSWER_MS, () => ask(product, name, body));
      // A service that kept failing is left alone, which is told as not available.
      expect([status, 503]).toContain(answer.status);
      const problem = JSON.parse(answer.body.toString());
      expect(Object.keys(problem)).toEqual(["type", "title", "status", "detail", "code"]);
      expect(answer.body.toString()).not.toContain("stack trace");
    }
    behave(service.passOn);
    await new Promise((resolve) => setTimeout(resolve, CIRCUIT_OPEN_MS));
    for (const [name, body] of CALLS) {
      const { status: well, body: answer } = await ask(product, name, body);
      expect(well, `${name}: ${well === 200 || answer}`).toBe(200);
    }
  });
});
