import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as validators from "#shared/contract/generated/validators.js";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { dubaiMonth } from "#shared/domain/plan-month.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { type Sent, send } from "./support/send.ts";

const { year: THIS_YEAR } = dubaiMonth(Date.now());

const GOAL = {
  countryOfExpense: "UAE",
  currentAnnualExpense: 50_000,
  numberOfYears: 4,
  startYear: THIS_YEAR + 6,
};

const SAVINGS = {
  age: 8,
  currency: "AED",
  risk: "Balanced",
  monthlyInvestment: 2_000,
  currentAdditional: 10_000,
  expectedAdditional: 5_000,
};

let host: RunningProcess;
beforeAll(async () => {
  host = await startTool(["tools/functions-host/main.ts"]);
});
afterAll(() => host.stop());

const post = (endpoint: string, plan: object) =>
  send(host.origin, `/api/${endpoint}`, {
    method: "POST",
    headers: ["Content-Type", "application/json"],
    body: JSON.stringify(plan),
  });

const json = ({ body }: Sent) => JSON.parse(body.toString());

const faults = (answer: Sent): [path: string, message: string][] =>
  json(answer).errors.map(({ path, message }: { path: string; message: string }) => [path, message]);

describe("POST Calculate for a child goal", () => {
  it.each(GOAL_TYPES)("forecasts %s", async (type) => {
    const answer = await post("Calculate", { type, ...GOAL, ...SAVINGS });
    expect(answer.status).toBe(200);
    expect(validators.GoalResult(json(answer)), JSON.stringify(validators.GoalResult.errors)).toBe(true);
    expect(json(answer).requiredMonthlyInvestment).toBeGreaterThan(0);
  });

  it("refuses an unknown country in the specification's words, together with every other fault", async () => {
    const answer = await post("Calculate", {
      type: "Education",
      ...GOAL,
      ...SAVINGS,
      countryOfExpense: "Atlantis",
      age: 31,
      numberOfYears: 11,
      currentAnnualExpense: 200_001,
    });
    expect(answer.status).toBe(400);
    expect(json(answer)).toMatchObject({ code: "invalid-country", detail: "Invalid country" });
    expect(faults(answer)).toEqual(
      expect.arrayContaining([
        ["/countryOfExpense", "Invalid country"],
        ["/age", "must be <= 30"],
        ["/numberOfYears", "must be <= 10"],
        ["/currentAnnualExpense", "must be <= 200000"],
      ]),
    );
  });

  it("refuses a goal whose years are all over", async () => {
    const over = { startYear: THIS_YEAR - 1, numberOfYears: 1 };
    const answer = await post("Calculate", { type: "Activities", ...GOAL, ...SAVINGS, ...over });
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([["/startYear", "all years of this goal are over"]]);
  });

  it("refuses Lifestyling, which only pensions have", async () => {
    const answer = await post("Calculate", { type: "Education", ...GOAL, ...SAVINGS, risk: "Lifestyling" });
    expect(faults(answer)).toEqual([["/risk", "must be one of Conservative, Balanced, Aggressive"]]);
  });
});

describe("POST CalculateMultiGoal", () => {
  const goals = (...types: string[]) => types.map((type) => ({ type, ...GOAL }));

  it.each([1, 2, 4])("forecasts %d goals, with a requirement for each", async (count) => {
    const types = GOAL_TYPES.slice(0, count);
    const answer = await post("CalculateMultiGoal", { ...SAVINGS, goals: goals(...types) });
    expect(answer.status).toBe(200);
    const result = json(answer);
    expect(validators.MultiGoalResult(result), JSON.stringify(validators.MultiGoalResult.errors)).toBe(true);
    for (const type of GOAL_TYPES) {
      const alone = result[`requiredMonthlyInvestment${type}`];
      if (types.includes(type)) expect(alone).toBeGreaterThan(0);
      else expect(alone).toBeNull();
    }
  });

  it("refuses an empty list, a repeated goal, an unknown country and a goal that is over", async () => {
    expect(faults(await post("CalculateMultiGoal", { ...SAVINGS, goals: [] }))).toEqual([
      ["/goals", "must NOT have fewer than 1 items"],
    ]);
    const twice = await post("CalculateMultiGoal", { ...SAVINGS, goals: goals("Education", "Education") });
    expect(faults(twice)).toEqual([["/goals/1/type", "must not repeat a type of goal"]]);
    const [goal] = goals("Education");
    const abroad = await post("CalculateMultiGoal", {
      ...SAVINGS,
      goals: [{ ...goal, countryOfExpense: "Atlantis" }],
    });
    expect(json(abroad)).toMatchObject({ code: "invalid-country" });
    expect(faults(abroad)).toEqual([["/goals/0/countryOfExpense", "Invalid country"]]);
    const over = { ...goal, startYear: THIS_YEAR - 1, numberOfYears: 1 };
    expect(faults(await post("CalculateMultiGoal", { ...SAVINGS, goals: [over] }))).toEqual([
      ["/goals/0/startYear", "all years of this goal are over"],
    ]);
  });
});
