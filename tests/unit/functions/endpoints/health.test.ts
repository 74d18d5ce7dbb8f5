import { describe, expect, it } from "vitest";
import { parseConfig } from "#functions/config/config.ts";
import { health } from "#functions/endpoints/health.ts";
import * as validators from "#shared/planning/generated/validators.js";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { ANY_CALL } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const answers = async () => {};
const isDown = () => Promise.reject(new Error("refused"));

const healthOf = (forecast: PlanningService["forecast"], ...pings: (() => Promise<void>)[]) =>
  health({
    planning: { modelVersion: "test-1", forecast, gap: () => Promise.reject(new Error("not asked")) },
    funds: parseConfig({}).funds,
    currentMonth: () => ({ year: 2026, month: 11 }),
    topology: "frontDoor",
    storage: pings.map((ping) => ({ ping })),
  });

const ask = (...parts: Parameters<typeof healthOf>) => healthOf(...parts).handle(jsonRequest(""), ANY_CALL);

const answering = (value: number) => async () => ({
  percentileForecast: [{ percentile: 0.5, outcomes: [{ timeStep: 1, value }] }],
});

describe("health", () => {
  it("reports success, and what it is behind, if a forecast arrives and the storage answers", async () => {
    const { status, body } = await ask(answering(1.004), answers, answers);
    expect({ status, body }).toEqual({
      status: 200,
      body: '{"status":"ok","modelVersion":"test-1","topology":"frontDoor","commit":"unknown"}',
    });
  });

  it("checks once for all who ask meanwhile, and anew for who asks afterwards", async () => {
    let checks = 0;
    const endpoint = healthOf(async () => {
      checks++;
      return answering(1)();
    });
    const askOnce = () => endpoint.handle(jsonRequest(""), ANY_CALL);
    const together = await Promise.all([askOnce(), askOnce(), askOnce()]);
    expect([together.map(({ status }) => status), checks]).toEqual([[200, 200, 200], 1]);
    expect([(await askOnce()).status, checks]).toEqual([200, 2]);
  });

  it("requests a forecast of a valid plan that starts now", async () => {
    let asked: PlanningRequest | undefined;
    await ask((request) => {
      asked = request;
      return answering(1)();
    });
    expect(validators.PlanningRequest(asked)).toBe(true);
    expect(asked?.startDate).toEqual({ year: 2026, month: 11 });
  });

  it.each([
    ["refuses", () => Promise.reject(new Error("refused"))],
    [
      "throws",
      () => {
        throw new Error("broken");
      },
    ],
    ["answers nothing", async () => ({ percentileForecast: [] })],
    ["answers no number", answering(Number.NaN)],
  ])("reports a failure if planning %s", async (_what, forecast) => {
    await expect(ask(forecast)).rejects.toMatchObject({
      code: "unavailable",
      message: "Without an answer: planning service",
      headers: { "Retry-After": "5" },
    });
  });

  it("reports a failure if a part of the storage does not answer", async () => {
    await expect(ask(answering(1), answers, isDown)).rejects.toMatchObject({
      code: "unavailable",
      message: "Without an answer: storage",
    });
    await expect(ask(answering(Number.NaN), isDown)).rejects.toThrow("planning service, storage");
  });
});
