import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseConfig } from "#functions/config/config.ts";
import * as validators from "#shared/planning/generated/validators.js";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { send } from "./support/send.ts";

const FORECAST = "/api/v3/financial-planning";
const GAP = "/api/v3/financial-planning-gap";

/** 12,000 USD now and 500 USD a month for two years, without a rate of increase. */
const REQUEST: PlanningRequest = {
  startDate: { year: 2026, month: 11 },
  simulationSettings: {
    observationTimeSteps: [0, 12, 24],
    percentiles: [0.1, 0.5, 0.9],
    inflationAdjustment: "NoAdjustment",
  },
  assetsAndDebts: {
    investmentAccounts: ["current-savings", "monthly-investment"].map((id, index) => ({
      id,
      taxationType: "NoTax",
      strategy: "RebalanceToPlan",
      investmentAllocations: [
        {
          currencyCode: "USD",
          annualFee: 0,
          productCode: { code: parseConfig({}).funds.Balanced, codeType: "Isin" },
          strategyWeight: [{ fromTimeStep: 0, weight: 1 }],
          outperformanceAssumption: 0,
          currentValue: index === 0 ? 12_000 : 0,
        },
      ],
    })),
  },
  cashFlows: {
    recurringTransactions: [
      {
        accountId: "monthly-investment",
        startTimeStep: 0,
        endTimeStep: 23,
        interval: 1,
        amount: 500,
        yearlyIncrease: 0,
        currencyCode: "USD",
      },
    ],
    transactionArrays: [],
    onetimeTransactions: [],
  },
  domicile: "Unspecified",
  baseCurrency: "USD",
};

const GAP_QUESTION = {
  itemIdForFactorInAssetsAndDebts: "monthly-investment",
  targetValue: 30_000,
  targetPercentile: 0.5,
};

let service: RunningProcess;
beforeAll(async () => {
  service = await startTool(["tools/planning-service/main.ts"]);
});
afterAll(() => service.stop());

async function post(path: string, body: unknown, method = "POST") {
  const headers = ["Content-Type", "application/json"];
  const raw = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await send(service.origin, path, { method, headers, body: raw });
  return {
    status: answer.status,
    type: answer.headers["content-type"],
    json: JSON.parse(answer.body.toString()),
  };
}

describe("the planning service", () => {
  it("forecasts every percentile at every observed time step", async () => {
    const { status, type, json } = await post(FORECAST, REQUEST);
    expect({ status, type }).toEqual({ status: 200, type: "application/json" });
    expect(validators.ForecastAnswer(json)).toBe(true);
    const steps = json.percentileForecast.map(({ percentile, outcomes }: ForecastOf) => [
      percentile,
      outcomes.map(({ timeStep }) => timeStep),
    ]);
    expect(steps).toEqual([0.1, 0.5, 0.9].map((percentile) => [percentile, [0, 12, 24]]));
  });

  it("answers as the contract says that it serves", async () => {
    const contract = JSON.parse((await send(service.origin, "/openapi.json")).body.toString());
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: "contract", ...contract });
    const simulationSettings = { ...REQUEST.simulationSettings, observationTimeSteps: [24] };
    const questions: Readonly<Record<string, object>> = {
      "/financial-planning": REQUEST,
      "/financial-planning-gap": { ...REQUEST, simulationSettings, ...GAP_QUESTION },
    };
    expect(Object.keys(contract.paths)).toEqual(Object.keys(questions));
    for (const [path, question] of Object.entries(questions)) {
      const { requestBody, responses } = contract.paths[path].post;
      const fits = ({ content }: typeof requestBody, value: unknown) =>
        ajv.validate(`contract${content["application/json"].schema.$ref}`, value);
      expect(fits(requestBody, question)).toBe(true);
      const { status, json } = await post(`${contract.servers[0].url}${path}`, question);
      expect(Object.keys(responses)).toContain(String(status));
      expect(fits(responses[status], json), ajv.errorsText()).toBe(true);
      expect(fits(responses[status], question)).toBe(false);
    }
  });

  it("orders values by percentile", async () => {
    const { json } = await post(FORECAST, REQUEST);
    const [low, middle, high] = json.percentileForecast.map(({ outcomes }: ForecastOf) => outcomes[2]?.value);
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
  });

  it("returns the factor that reaches a target, which a forecast confirms", async () => {
    const simulationSettings = { ...REQUEST.simulationSettings, observationTimeSteps: [24] };
    const gap = await post(GAP, { ...REQUEST, simulationSettings, ...GAP_QUESTION });
    expect(gap.status).toBe(200);
    expect(validators.GapAnswer(gap.json)).toBe(true);
    const [{ factor }] = gap.json.gapFactors;
    const recurringTransactions = REQUEST.cashFlows.recurringTransactions.map((transaction) => ({
      ...transaction,
      amount: transaction.amount * factor,
    }));
    const { json } = await post(FORECAST, {
      ...REQUEST,
      cashFlows: { ...REQUEST.cashFlows, recurringTransactions },
    });
    expect(json.percentileForecast[1].outcomes[2].value / 30_000).toBeCloseTo(1, 6);
  });

  it("reports every fault of a body", async () => {
    const { status, type, json } = await post(FORECAST, {
      ...REQUEST,
      domicile: "UAE",
      startDate: {},
      extra: 1,
    });
    expect({ status, type }).toEqual({ status: 400, type: "application/problem+json" });
    expect(json.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      "/domicile",
      "/extra",
      "/startDate/month",
      "/startDate/year",
    ]);
  });

  it("reports a plan that fits the schema but makes no sense", async () => {
    const transaction = { ...REQUEST.cashFlows.recurringTransactions[0], accountId: "nobody" };
    const cashFlows = { ...REQUEST.cashFlows, recurringTransactions: [transaction] };
    const { status, json } = await post(FORECAST, { ...REQUEST, cashFlows });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      code: "invalid-input",
      errors: [{ path: "/cashFlows/recurringTransactions/0/accountId" }],
    });
  });

  it("reports a gap question about an account that does not exist", async () => {
    const question = { ...GAP_QUESTION, itemIdForFactorInAssetsAndDebts: "nobody" };
    expect(await post(GAP, { ...REQUEST, ...question })).toMatchObject({
      status: 400,
      json: { code: "invalid-input" },
    });
  });

  it.each([
    ["a gap question without its fields", GAP, REQUEST, 400],
    ["a forecast with fields of a gap question", FORECAST, { ...REQUEST, ...GAP_QUESTION }, 400],
    ["no JSON", FORECAST, "{", 400],
    ["a list", FORECAST, [], 400],
    ["an infinite amount", FORECAST, JSON.stringify(REQUEST).replace("500", "1e999"), 400],
    ["five megabytes", FORECAST, " ".repeat(5 * 1024 * 1024), 413],
    ["another path", "/api/v2/financial-planning", REQUEST, 404],
  ])("answers %s with a problem", async (_what, path, body, status) => {
    expect(await post(path, body)).toMatchObject({
      status,
      type: "application/problem+json",
      json: { status },
    });
  });

  it("answers any other method with a problem", async () => {
    expect(await post(GAP, REQUEST, "PUT")).toMatchObject({
      status: 405,
      json: { code: "method-not-allowed" },
    });
  });
});

interface ForecastOf {
  readonly percentile: number;
  readonly outcomes: readonly { readonly timeStep: number; readonly value: number }[];
}
