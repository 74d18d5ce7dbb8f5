import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as validators from "#shared/contract/generated/validators.js";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { CHILD_GOAL_PLAN, KIDS_SAVER_PLAN } from "../fixtures/forms.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { TYPICAL_PENSION } from "../fixtures/plans/pension-plans.ts";
import { type Sent, send } from "./support/send.ts";

const JSON_TYPE = ["Content-Type", "application/json"];
const COMMIT = /^([0-9a-f]{7}|unknown)$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let host: RunningProcess;
beforeAll(async () => {
  host = await startTool(["tools/functions-host/main.ts"]);
});
afterAll(() => host.stop());

const post = (body: string | Uint8Array, headers: readonly string[] = JSON_TYPE) =>
  send(host.origin, "/api/Calculate", { method: "POST", headers, body });

const calculate = (plan: object) => post(JSON.stringify(plan));

const json = ({ body }: Sent) => JSON.parse(body.toString());

function everyNumber(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(everyNumber) : [];
}

/** Every answer of the API, whatever it says. */
function expectHeaders({ headers }: Sent, cacheControl = "no-store"): void {
  expect(headers).toMatchObject({
    "cache-control": cacheControl,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "x-permitted-cross-domain-policies": "none",
    "x-correlation-id": expect.stringMatching(UUID),
  });
}

function expectProblem(answer: Sent, status: number, code: string): void {
  expect(answer.headers["content-type"]).toBe("application/problem+json");
  expect(json(answer)).toMatchObject({ status, code });
  expect(validators.Problem(json(answer))).toBe(true);
  expect(answer.status).toBe(status);
  expectHeaders(answer);
}

const paths = (answer: Sent): string[] => json(answer).errors.map(({ path }: { path: string }) => path);

describe("POST Calculate", () => {
  it("forecasts a pension", async () => {
    const answer = await calculate(TYPICAL_PENSION);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json");
    expectHeaders(answer);
    const result = json(answer);
    expect(validators.RetirementResult(result)).toBe(true);
    expect(everyNumber(result).every(Number.isFinite)).toBe(true);
    expect(result.outcomesAt50th.map(({ age }: { age: number }) => age)).toEqual(
      Array.from({ length: 51 }, (_, year) => 30 + year),
    );
  });

  // The typical plan's benefit as the design of the model works it out: AED 1.886 m, AED 1.351 m with the cap.
  it.each([
    [false, 1.886e6],
    [true, 1.351e6],
  ])("pays the capped statutory end-of-service benefit: %s", async (applyEosbLimit, expected) => {
    const { endOfServiceBenefit } = json(await calculate({ ...TYPICAL_PENSION, applyEosbLimit }));
    expect(Math.abs(endOfServiceBenefit - expected)).toBeLessThan(500);
  });

  it("answers the same plan with the same bytes, even after another plan and in another process", async () => {
    const first = await calculate(TYPICAL_PENSION);
    await calculate({ ...TYPICAL_PENSION, risk: "Lifestyling", age: 40 });
    const again = await calculate(TYPICAL_PENSION);
    const other = await startTool(["tools/functions-host/main.ts"]);
    const elsewhere = await send(other.origin, "/api/Calculate", {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify(TYPICAL_PENSION),
    });
    await other.stop();
    expect(again.body.equals(first.body)).toBe(true);
    expect(elsewhere.body.equals(first.body)).toBe(true);
    expect(again.headers["x-correlation-id"]).not.toBe(first.headers["x-correlation-id"]);
  });

  it.each([
    [
      "every lower end",
      { age: 18, retirementAge: 50, monthlySalary: 0, yearsOfService: 0, monthlyInvestment: 0 },
    ],
    ["retirement today", { age: 77, retirementAge: 77 }],
    [
      "the largest amounts",
      {
        age: 45,
        monthlySalary: 200_000,
        yearsOfService: 30,
        currentAdditional: 1e9,
        expectedAdditional: 1e9,
      },
    ],
    ["USD", { currency: "USD", isSalaryBasedContribution: false, monthlyInvestment: 10_000 }],
  ])("forecasts %s with finite numbers", async (_what, change) => {
    const answer = await calculate({ ...TYPICAL_PENSION, ...change });
    expect(answer.status).toBe(200);
    expect(everyNumber(json(answer)).every(Number.isFinite)).toBe(true);
  });

  it("accepts a charset and a byte order mark", async () => {
    const headers = ["Content-Type", "application/json; charset=utf-8"];
    expect((await post(`\ufeff${JSON.stringify(TYPICAL_PENSION)}`, headers)).status).toBe(200);
  });
});

describe("POST CalculateCheckIn", () => {
  it("tells where savings lie in a pension that was made months ago", async () => {
    const body = JSON.stringify({ plan: TYPICAL_PENSION, months: 13, saved: 1_000_000 });
    const answer = await send(host.origin, "/api/CalculateCheckIn", {
      method: "POST",
      headers: JSON_TYPE,
      body,
    });
    expect(answer.status).toBe(200);
    expectHeaders(answer);
    expect(validators.CheckIn(json(answer))).toBe(true);
    expect(json(answer)).toMatchObject({ shareWithLess: 100 });
  });
});

describe("POST CalculateFutures", () => {
  it("tells ten scenarios of a pension whose middle is that of its forecast", async () => {
    const post = (path: string) =>
      send(host.origin, path, {
        method: "POST",
        headers: JSON_TYPE,
        body: JSON.stringify(TYPICAL_PENSION),
      });
    const [answer, forecast] = await Promise.all([post("/api/CalculateFutures"), post("/api/Calculate")]);
    expect(answer.status).toBe(200);
    expectHeaders(answer);
    const told = json(answer);
    expect(validators.Futures(told)).toBe(true);
    expect(everyNumber(told).every(Number.isFinite)).toBe(true);
    expect(told).toMatchObject({ middle: { held: json(forecast).valueAtRetirement } });
  });
});

describe("POST CalculateReplay", () => {
  it("walks a pension through history from every start that leaves enough years", async () => {
    const body = JSON.stringify({ plan: TYPICAL_PENSION, start: "1929-09" });
    const answer = await send(host.origin, "/api/CalculateReplay", {
      method: "POST",
      headers: JSON_TYPE,
      body,
    });
    expect(answer.status).toBe(200);
    expectHeaders(answer);
    const told = json(answer);
    expect(validators.Replay(told)).toBe(true);
    expect(everyNumber(told).every(Number.isFinite)).toBe(true);
    expect(told).toMatchObject({ first: "1871-01", path: { start: "1929-09" } });
  });
});

describe("POST CalculateFamily", () => {
  const family = (plan: object) =>
    send(host.origin, "/api/CalculateFamily", {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify(plan),
    });

  it("forecasts a pension and children from one income", async () => {
    const answer = await family(ENGINEER);
    expect(answer.status).toBe(200);
    expectHeaders(answer);
    const told = json(answer);
    expect(validators.FamilyResult(told)).toBe(true);
    expect(everyNumber(told).every(Number.isFinite)).toBe(true);
    expect(told.allTogether).toBeTypeOf("number");
  });

  it("tells every fault by its path and in words", async () => {
    const answer = await family({ ...ENGINEER, savings: -1, children: [] });
    expectProblem(answer, 400, "invalid-input");
    expect(paths(answer)).toEqual(["/savings", "/children"]);
    expect(json(answer).errors).toContainEqual({ path: "/children", message: "must have a child" });
  });

  it("tells an unknown country of retirement as Calculate does", async () => {
    const pension = { ...ENGINEER.pension, country: "Atlantis" };
    expectProblem(await family({ ...ENGINEER, pension }), 400, "invalid-country-of-retirement");
  });
});

describe("POST CalculateInsights", () => {
  const insights = (body: string | Uint8Array, headers: readonly string[] = JSON_TYPE) =>
    send(host.origin, "/api/CalculateInsights", { method: "POST", headers, body });
  const insightsOf = (plan: object) => insights(JSON.stringify(plan));

  it.each([
    ["a pension", TYPICAL_PENSION, { spendingAbility: expect.any(Number) }],
    ["a child goal", CHILD_GOAL_PLAN, {}],
    // Every level takes more than this plan invests.
    [
      "several goals, which have no type",
      KIDS_SAVER_PLAN,
      { set: { monthlyInvestment: expect.any(Number) } },
    ],
  ])("returns insights for %s", async (_what, plan, more) => {
    const answer = await insightsOf(plan);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json");
    expectHeaders(answer);
    const told = json(answer);
    expect(validators.Insights(told)).toBe(true);
    expect(everyNumber(told).every(Number.isFinite)).toBe(true);
    expect(told.certainty).toEqual(
      [50, 75, 90].map((chance) => ({
        chance,
        requiredMonthlyInvestment: expect.any(Number),
        ...more,
      })),
    );
    expect(told.worse).not.toEqual([]);
  });

  it("returns for a family, which has no type, changes with the fields that they set", async () => {
    const answer = await insightsOf(ENGINEER);
    expect(answer.status).toBe(200);
    expectHeaders(answer);
    const told = json(answer);
    expect(validators.FamilyInsights(told)).toBe(true);
    expect(told.changes).not.toEqual([]);
  });

  it("returns for a pension exactly the results of the changed plans", async () => {
    const plan = { ...TYPICAL_PENSION, monthlySalary: 9_000 };
    const { changes } = json(await insightsOf(plan));
    expect(changes).not.toEqual([]);
    for (const { set, chanceToReachLifestyleGoal } of changes) {
      expect(json(await calculate({ ...plan, ...set }))).toMatchObject({
        chanceToReachLifestyleGoal,
      });
    }
  });

  it.each([
    ["retirement today", { age: 77, retirementAge: 77 }],
    [
      "the largest amounts",
      {
        age: 45,
        monthlySalary: 200_000,
        yearsOfService: 30,
        currentAdditional: 1e9,
        expectedAdditional: 1e9,
      },
    ],
    ["nothing at all", { monthlySalary: 0, investmentPercentageOfSalary: 0 }],
    ["the least budget of one's own", { annualLivingCost: 1_000 }],
    ["the largest budget of one's own", { annualLivingCost: 5_000_000 }],
  ])("returns only finite numbers for %s", async (_what, change) => {
    const answer = await insightsOf({ ...TYPICAL_PENSION, ...change });
    expect(answer.status).toBe(200);
    expect(validators.Insights(json(answer))).toBe(true);
  });

  it.each([
    ["neither a type nor goals", {}, ["/type"]],
    ["a type that is not there", { ...TYPICAL_PENSION, type: "Lottery" }, ["/type"]],
    ["goals that are none", { ...KIDS_SAVER_PLAN, goals: {} }, ["/goals"]],
    ["goals in a pension", { ...TYPICAL_PENSION, goals: [] }, ["/goals"]],
    ["goals with a type of plan", { ...KIDS_SAVER_PLAN, type: "KidsSaver" }, ["/type"]],
    ["an age that is none", { ...TYPICAL_PENSION, age: -1 }, ["/age"]],
    ["a goal that is over", { ...CHILD_GOAL_PLAN, startYear: 2025, numberOfYears: 1 }, ["/startYear"]],
  ])("refuses %s", async (_what, plan, faults) => {
    const answer = await insightsOf(plan);
    expectProblem(answer, 400, "invalid-input");
    expect(paths(answer)).toEqual(faults);
  });

  it.each([
    ["no JSON", "{", JSON_TYPE, 400, "invalid-json"],
    ["a list", "[]", JSON_TYPE, 400, "invalid-input"],
    ["16 KB and a byte", " ".repeat(16 * 1024 + 1), JSON_TYPE, 413, "body-too-large"],
    ["text", JSON.stringify(TYPICAL_PENSION), ["Content-Type", "text/plain"], 415, "unsupported-media-type"],
  ])("refuses %s", async (_what, body, headers, status, code) => {
    expectProblem(await insights(body, headers), status, code);
  });
});

describe("a plan of another calculator", () => {
  const FAMILY_WITH_GOALS = { ...ENGINEER, goals: [] };
  const CHECKED = (plan: object) => ({ plan, months: 1, saved: 1 });
  const told = async (endpoint: string, body: object) => {
    const answer = await send(host.origin, `/api/${endpoint}`, {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify(body),
    });
    expectProblem(answer, 400, "invalid-input");
    return json(answer).errors;
  };

  it.each([
    ["Calculate", KIDS_SAVER_PLAN, "CalculateMultiGoal"],
    ["Calculate", ENGINEER, "CalculateFamily"],
    ["Calculate", { ...ENGINEER, type: "Pension" }, "CalculateFamily"],
    ["CalculateMultiGoal", TYPICAL_PENSION, "Calculate"],
    ["CalculateMultiGoal", CHILD_GOAL_PLAN, "Calculate"],
    ["CalculateMultiGoal", FAMILY_WITH_GOALS, "CalculateFamily"],
    ["CalculateFamily", TYPICAL_PENSION, "Calculate"],
    ["CalculateFamily", KIDS_SAVER_PLAN, "CalculateMultiGoal"],
  ])("that %s is sent is referred to its own function: %#", async (endpoint, body, own) => {
    expect(await told(endpoint, body)).toEqual([{ path: "", message: `must be sent to ${own}` }]);
  });

  it.each([
    ["CalculateInsights", FAMILY_WITH_GOALS, ["/goals"]],
    ["CalculateInsights", { ...ENGINEER, type: "Family" }, ["/type"]],
    ["CalculateInsights", { ...ENGINEER, children: undefined }, ["/children"]],
    ["CalculateFutures", FAMILY_WITH_GOALS, ["/goals"]],
    ["CalculateFutures", ENGINEER, [""]],
    ["CalculateCheckIn", CHECKED(FAMILY_WITH_GOALS), ["/plan/goals"]],
    ["CalculateCheckIn", CHECKED({ ...KIDS_SAVER_PLAN, children: [] }), ["/plan/children"]],
    ["CalculateReplay", { plan: ENGINEER }, ["/plan"]],
    ["CalculateReplay", { plan: CHILD_GOAL_PLAN }, ["/plan"]],
  ])("or a field of one, is all that %s complains of: %#", async (endpoint, body, faults) => {
    expect((await told(endpoint, body)).map(({ path }: { path: string }) => path)).toEqual(faults);
  });
});

describe("invalid input", () => {
  it("reports an unknown country in the specification's words", async () => {
    const answer = await calculate({ ...TYPICAL_PENSION, country: "France" });
    expectProblem(answer, 400, "invalid-country-of-retirement");
    const message = "Invalid countryOfRetirement";
    expect(json(answer)).toMatchObject({ detail: message, errors: [{ path: "/country", message }] });
  });

  it("reports every fault at once, including the country", async () => {
    const answer = await calculate({
      ...TYPICAL_PENSION,
      country: "France",
      age: 17,
      retirementAge: 78,
      monthlySalary: "20000",
      salaryIncreasePercentage: 4,
      applyEosbLimit: 1,
      "a/b~c": true,
    });
    expectProblem(answer, 400, "invalid-country-of-retirement");
    expect(paths(answer).toSorted()).toEqual([
      "/age",
      "/applyEosbLimit",
      "/a~1b~0c",
      "/country",
      "/monthlySalary",
      "/retirementAge",
      "/salaryIncreasePercentage",
    ]);
  });

  it("reports every missing field", async () => {
    const answer = await calculate({ type: "Pension" });
    expectProblem(answer, 400, "invalid-input");
    const expected = Object.keys(TYPICAL_PENSION)
      .filter((name) => name !== "type")
      .map((name) => `/${name}`);
    expect(paths(answer).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ["age below its range", { age: 17 }, ["/age"]],
    ["age above its range", { age: 78, retirementAge: 77 }, ["/age"]],
    ["age that is no whole number", { age: 30.5 }, ["/age"]],
    ["retirement age below its range", { retirementAge: 49 }, ["/retirementAge"]],
    ["age above retirement age", { age: 66 }, ["/age", "/retirementAge"]],
    ["text for a number", { age: "30" }, ["/age"]],
    ["null for a number", { monthlySalary: null }, ["/monthlySalary"]],
    ["a list for a text", { lifestyle: ["Basic"] }, ["/lifestyle"]],
    ["a negative amount", { currentAdditional: -1 }, ["/currentAdditional"]],
    ["too large an amount", { expectedAdditional: 1e10 }, ["/expectedAdditional"]],
    [
      "too large an investment for USD",
      { currency: "USD", monthlyInvestment: 10_001 },
      ["/monthlyInvestment"],
    ],
    ["an unset risk", { risk: "" }, ["/risk"]],
    ["an unknown property", { isAdmin: true }, ["/isAdmin"]],
    ["personal data", { name: "canary", email: "canary@example.com" }, ["/name", "/email"]],
    ["a property that every object has", { constructor: 1, toString: 2 }, ["/constructor", "/toString"]],
    ["a kind of plan that is not there", { type: "Lottery" }, ["/type"]],
  ])("refuses %s", async (_what, change, faults) => {
    const answer = await calculate({ ...TYPICAL_PENSION, ...change });
    expectProblem(answer, 400, "invalid-input");
    expect(paths(answer).toSorted()).toEqual(faults.toSorted());
    expect(answer.body.toString()).not.toContain("canary");
  });

  it.each([
    ["1e999", "/age"],
    ["-1e999", "/age"],
  ])("refuses the number %s, which is infinite", async (number, path) => {
    const answer = await post(JSON.stringify(TYPICAL_PENSION).replace('"age":30', `"age":${number}`));
    expectProblem(answer, 400, "invalid-input");
    expect(paths(answer)).toContain(path);
  });

  it("refuses __proto__ without polluting anything", async () => {
    const answer = await post(JSON.stringify(TYPICAL_PENSION).replace("{", '{"__proto__":{"isAdmin":true},'));
    expectProblem(answer, 400, "invalid-input");
    expect(paths(answer)).toEqual(["/__proto__"]);
    expect((await calculate(TYPICAL_PENSION)).status).toBe(200);
  });

  it.each([
    ["an empty body", ""],
    ["half an object", '{"type":"Pension"'],
    ["NaN", JSON.stringify(TYPICAL_PENSION).replace('"age":30', '"age":NaN')],
    ["Infinity", JSON.stringify(TYPICAL_PENSION).replace('"age":30', '"age":Infinity')],
    ["two values", "{}{}"],
    ["a form", "type=Pension&age=30"],
    ["deep lists", "[".repeat(8_000) + "]".repeat(8_000)],
    ["deep objects", `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ["UTF-16", Buffer.from(JSON.stringify(TYPICAL_PENSION), "utf16le")],
  ])("refuses %s, which is not JSON", async (_what, body) => {
    expectProblem(await post(body), 400, "invalid-json");
  });

  it.each(["[]", "null", "1", '"Pension"', "true"])("refuses %s, which is not a plan", async (body) => {
    const answer = await post(body);
    expectProblem(answer, 400, "invalid-input");
    expect(paths(answer)).toEqual([""]);
  });

  it.each([
    ["16 KB and a byte", " ".repeat(16 * 1024 + 1)],
    ["a megabyte", JSON.stringify({ ...TYPICAL_PENSION, filler: "x".repeat(1024 * 1024) })],
  ])("refuses a body of %s", async (_what, body) => {
    expectProblem(await post(body), 413, "body-too-large");
  });

  it("refuses a large body even if it does not announce its length", async () => {
    const headers = [...JSON_TYPE, "Transfer-Encoding", "chunked"];
    expectProblem(await post(" ".repeat(100_000), headers), 413, "body-too-large");
  });

  it.each([
    ["none", []],
    ["text", ["Content-Type", "text/plain"]],
    ["a form", ["Content-Type", "application/x-www-form-urlencoded"]],
    ["two in one", ["Content-Type", "application/json, text/plain"]],
    ["two, JSON first", ["Content-Type", "application/json", "Content-Type", "text/plain"]],
    ["two, JSON last", ["Content-Type", "text/plain", "Content-Type", "application/json"]],
  ])("refuses a content type: %s", async (_what, headers) => {
    expectProblem(await post(JSON.stringify(TYPICAL_PENSION), headers), 415, "unsupported-media-type");
  });

  it.each([
    ["GET", "/api/Calculate", "POST"],
    ["PUT", "/api/Calculate", "POST"],
    ["PATCH", "/api/Calculate", "POST"],
    ["DELETE", "/api/Calculate", "POST"],
    ["GET", "/api/CalculateFamily", "POST"],
    ["GET", "/api/CalculateInsights", "POST"],
    ["PUT", "/api/CalculateInsights", "POST"],
    ["GET", "/api/CalculateCheckIn", "POST"],
    ["GET", "/api/CalculateFutures", "POST"],
    ["GET", "/api/CalculateReplay", "POST"],
    ["GET", "/api/ReportFault", "POST"],
    ["POST", "/api/Health", "GET, HEAD"],
    ["POST", "/api/openapi.json", "GET, HEAD"],
  ])("refuses %s %s", async (method, path, allowed) => {
    const answer = await send(host.origin, path, { method });
    expectProblem(answer, 405, "method-not-allowed");
    expect(answer.headers["allow"]).toBe(allowed);
  });

  it("refuses HEAD where it is not allowed", async () => {
    const answer = await send(host.origin, "/api/Calculate", { method: "HEAD" });
    expect(answer).toMatchObject({ status: 405, headers: { allow: "POST" } });
    expect(answer.body).toHaveLength(0);
  });

  it("answers any other path with 404", async () => {
    const answer = await send(host.origin, "/api/unknown");
    expect(answer.status).toBe(404);
    expect(json(answer)).toMatchObject({ code: "not-found" });
  });
});

describe("GET Health", () => {
  it("reports that everything works", async () => {
    const answer = await send(host.origin, "/api/Health");
    expect(answer.status).toBe(200);
    expectHeaders(answer);
    expect(json(answer)).toEqual({
      status: "ok",
      modelVersion: json(await calculate(TYPICAL_PENSION)).modelVersion,
      topology: "direct",
      commit: expect.stringMatching(COMMIT),
    });
  });
});

describe("GET openapi.json", () => {
  it("may be kept, and is not sent again to whoever has it", async () => {
    const first = await send(host.origin, "/api/openapi.json");
    expect(first.headers["cache-control"]).toBe("public, max-age=300");
    const headers = ["If-None-Match", `W/${first.headers["etag"]}`];
    const again = await send(host.origin, "/api/openapi.json", { headers });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    expect(again.headers["etag"]).toBe(first.headers["etag"]);
  });

  it.each(["gzip", "br, GZIP;q=0.5"])("is compressed for whoever accepts %s", async (accepted) => {
    const plain = await send(host.origin, "/api/openapi.json");
    const headers = ["Accept-Encoding", accepted];
    const compressed = await send(host.origin, "/api/openapi.json", { headers });
    expect(compressed.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": "application/json",
      vary: "Accept-Encoding",
    });
    expect(compressed.body.length).toBeLessThan(plain.body.length / 4);
    expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true);
    const statusWith = async (tag: unknown) =>
      (await send(host.origin, "/api/openapi.json", { headers: [...headers, "If-None-Match", String(tag)] }))
        .status;
    expect(await statusWith(compressed.headers["etag"])).toBe(304);
    expect(await statusWith(plain.headers["etag"])).toBe(200);
  });

  it.each(["identity", "br, zstd", "gzip;q=0", "gzip; q=0.00, br", "*", "gzipped", ""])(
    "is plain for whoever accepts %j",
    async (accepted) => {
      const headers = ["Accept-Encoding", accepted];
      const answer = await send(host.origin, "/api/openapi.json", { headers });
      expect(answer.headers).not.toHaveProperty("content-encoding");
      expect(answer.headers["vary"]).toBe("Accept-Encoding");
      expect(json(answer)).toMatchObject({ openapi: "3.1.1" });
    },
  );

  it("varies by the origin too, for a page that may read it", async () => {
    const origin = "http://localhost:5173";
    const { headers } = await send(host.origin, "/api/openapi.json", { headers: ["Origin", origin] });
    expect(headers).toMatchObject({
      "access-control-allow-origin": origin,
      vary: "Accept-Encoding, Origin",
    });
  });

  it("describes every registered function", async () => {
    const answer = await send(host.origin, "/api/openapi.json");
    expectHeaders(answer, "public, max-age=300");
    const { paths: described, servers } = json(answer);
    const registered = host
      .output()
      .split("\n")
      .map((line) => /^\w+: http:.*\d(\/api\/.*)$/.exec(line)?.[1])
      .filter((path) => path !== undefined);
    expect(Object.keys(described).map((path) => servers[0].url + path)).toEqual(registered);
  });
});

describe("pages of other origins", () => {
  const ask = (origin: string, method = "POST") =>
    send(host.origin, "/api/Calculate", {
      method,
      headers: [...JSON_TYPE, "Origin", origin],
      ...(method === "POST" && { body: JSON.stringify(TYPICAL_PENSION) }),
    });

  it("may read the answer if their origin is allowed", async () => {
    const origin = "http://localhost:5173";
    expect((await ask(origin)).headers).toMatchObject({
      "access-control-allow-origin": origin,
      vary: "Origin",
    });
    const preflight = await ask(origin, "OPTIONS");
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "Content-Type",
    });
  });

  it("may not read it otherwise", async () => {
    for (const method of ["POST", "OPTIONS"]) {
      const { headers } = await ask("https://elsewhere.example", method);
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});

describe("the request log", () => {
  it("has one line per request, without anything from the plan", async () => {
    const answer = await send(host.origin, "/api/Calculate?canary=query", {
      method: "POST",
      headers: [...JSON_TYPE, "X-Canary", "canary"],
      body: JSON.stringify({ ...TYPICAL_PENSION, name: "canary", monthlySalary: 123_456 }),
    });
    const id = String(answer.headers["x-correlation-id"]);
    await expect.poll(host.output).toContain(id);
    const lines = host
      .output()
      .split("\n")
      .filter((line) => line.includes(id));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        correlationId: id,
        commit: expect.stringMatching(COMMIT),
        function: "Calculate",
        status: 400,
        durationMs: expect.any(Number),
        // It is refused before it waits for its turn.
        calculator: "pension",
        errorClass: "invalid-input",
      },
    ]);
    expect(host.output()).not.toMatch(/canary|123456/);
    const { headers } = await send(host.origin, "/api/Calculate", {
      method: "POST",
      headers: JSON_TYPE,
      body: JSON.stringify(TYPICAL_PENSION),
    });
    await expect
      .poll(host.output)
      .toMatch(new RegExp(`^.*${headers["x-correlation-id"]}.*"status":200.*"waitedMs":\\d+.*$`, "m"));
  });
});
