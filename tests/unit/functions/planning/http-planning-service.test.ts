import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createHttpPlanningService } from "#functions/planning/http-planning-service.ts";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import type { PlanningError, PlanningErrorCode } from "#shared/planning/planning-service.ts";

const REQUEST: PlanningRequest = {
  startDate: { year: 2026, month: 11 },
  simulationSettings: { observationTimeSteps: [12], percentiles: [0.5], inflationAdjustment: "NoAdjustment" },
  assetsAndDebts: { investmentAccounts: [] },
  cashFlows: { recurringTransactions: [], transactionArrays: [], onetimeTransactions: [] },
  domicile: "Unspecified",
  baseCurrency: "USD",
};

const ANSWER = { percentileForecast: [{ percentile: 0.5, outcomes: [{ timeStep: 12, value: 18_250.4 }] }] };

/** Longer than any answer takes on a busy machine; the rest is short, so that a test need not wait. */
const PATIENCE = { deadlineMs: 60_000, retryAfterMs: 10, failuresUntilOpen: 3, openForMs: 3_000 };

/** For tests of the deadline. */
const HURRIED = { deadlineMs: 300 };

/** A stand-in of the planning service that each test teaches how to answer. */
let server: Server;
let listener: RequestListener;
let requests = 0;

beforeEach(async () => {
  requests = 0;
  server = createServer((request, response) => {
    requests++;
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const service = (patience: Partial<typeof PATIENCE> = {}) =>
  createHttpPlanningService(
    { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: "the-key" },
    { ...PATIENCE, ...patience },
  );

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

async function codeOf(answer: Promise<unknown>): Promise<PlanningErrorCode> {
  return answer.then(
    () => {
      throw new Error("the planning service answered");
    },
    (error: PlanningError) => error.code,
  );
}

describe("the planning service over HTTP", () => {
  test("receives the plan and the key, and its answer is returned with the model's name", async () => {
    let asked: unknown;
    listener = async (request, response) => {
      const chunks = await request.toArray();
      const { method, url, headers } = request;
      asked = [method, url, headers.authorization, JSON.parse(Buffer.concat(chunks).toString())];
      response.setHeader("X-Model-Version", "vendor-7").end(JSON.stringify(ANSWER));
    };
    const planning = service();
    expect(await planning.forecast(REQUEST)).toEqual(ANSWER);
    expect(asked).toEqual(["POST", "/api/v3/financial-planning", "Bearer the-key", REQUEST]);
    expect(planning.modelVersion).toBe("vendor-7");
  });

  test("gets a general name if it names no model, or one that no report could show", async () => {
    listener = answering(200, JSON.stringify(ANSWER), { "X-Model-Version": "<script>" });
    const planning = service();
    await planning.forecast(REQUEST);
    expect(planning.modelVersion).toBe("planning-service-v3");
  });
});

describe("a failing planning service", () => {
  test("is unavailable after a second attempt if it is down", async () => {
    const planning = service();
    server.close();
    expect(await codeOf(planning.forecast(REQUEST))).toBe("unavailable");
  });

  test("leads to one more attempt if the connection is reset", async () => {
    listener = (request, response) => {
      if (requests === 1) request.socket.destroy();
      else response.end(JSON.stringify(ANSWER));
    };
    expect(await service().forecast(REQUEST)).toEqual(ANSWER);
    expect(requests).toBe(2);
  });

  test("leads to one more attempt after 503, and is then unavailable", async () => {
    listener = answering(503, "");
    expect(await codeOf(service().forecast(REQUEST))).toBe("unavailable");
    expect(requests).toBe(2);
  });

  test("times out if it is slow", async () => {
    listener = () => {};
    expect(await codeOf(service(HURRIED).forecast(REQUEST))).toBe("timeout");
    expect(requests).toBe(1);
  });

  test("times out if it sends single bytes, however many arrive", async () => {
    listener = (_, response) => {
      response.write('{"percentileForecast":[');
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    };
    expect(await codeOf(service(HURRIED).forecast(REQUEST))).toBe("timeout");
  });

  test.each([
    ["500", 500, "{}"],
    ["400", 400, "{}"],
    ["429", 429, "{}"],
    ["a redirect", 302, ""],
    ["text that is not JSON", 200, "<html>"],
    ["another shape", 200, '{"percentileForecast":[{"percentile":"half"}]}'],
    ["a number that is not finite", 200, JSON.stringify(ANSWER).replace("18250.4", "1e999")],
    ["nothing", 200, ""],
    ["an answer without end", 200, " ".repeat(9 * 1024 * 1024)],
  ])("gives an invalid answer if it sends garbage (%s), and is not asked again", async (_, status, body) => {
    listener = answering(status, body, { Location: "http://127.0.0.1:9/" });
    expect(await codeOf(service().forecast(REQUEST))).toBe("invalid-answer");
    expect(requests).toBe(1);
  });

  test("is left alone for a while after repeated failures, and is then asked again", async () => {
    listener = answering(503, "");
    const planning = service();
    for (let failure = 0; failure < PATIENCE.failuresUntilOpen; failure++) {
      expect(await codeOf(planning.forecast(REQUEST))).toBe("unavailable");
    }
    const before = requests;
    expect(await codeOf(planning.gap({ ...REQUEST, ...GAP }))).toBe("unavailable");
    expect(requests).toBe(before);
    listener = answering(200, JSON.stringify(ANSWER));
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.openForMs + 50));
    expect(await planning.forecast(REQUEST)).toEqual(ANSWER);
  });

  test("does not open the circuit with wrong answers, which may be due to one plan", async () => {
    listener = answering(500, "");
    const planning = service();
    for (let failure = 0; failure < 2 * PATIENCE.failuresUntilOpen; failure++) {
      expect(await codeOf(planning.forecast(REQUEST))).toBe("invalid-answer");
    }
    expect(requests).toBe(2 * PATIENCE.failuresUntilOpen);
  });

  test("is reported without what was sent or where", async () => {
    listener = answering(500, "secret");
    const error: Error = await service()
      .forecast(REQUEST)
      .then(
        () => new Error("answered"),
        (failure: Error) => failure,
      );
    expect(error.message).toBe("the planning service answered 500");
  });
});

const GAP = { itemIdForFactorInAssetsAndDebts: "x", targetValue: 0, targetPercentile: 0.5 };
