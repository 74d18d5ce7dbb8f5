import { describe, expect, test } from "vitest";
import type { IncomingRequest } from "#functions/http/endpoint.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { checkReportRequest, readReportRequest } from "#functions/reports/read-report-request.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { CHILD_GOAL_FORM, CONTACT, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";
import { ANY_CALL } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const ORIGIN = "https://plan.example.com";
const DAY = { year: 2026, month: 11, day: 21 };
const OPTIONS = { allowedOrigins: new Set([ORIGIN]), today: () => DAY };

const read = async (request: IncomingRequest) =>
  checkReportRequest(await readReportRequest(request), ANY_CALL, OPTIONS);

const post = (path: string, state: unknown) =>
  jsonRequest({ baseUrl: `${ORIGIN}${path}`, payload: encodePayload(state) });

function get(query: Record<string, string>): IncomingRequest {
  return {
    method: "GET",
    url: `http://127.0.0.1:7071/api/EmailPdf?${new URLSearchParams(query)}`,
    headers: new Headers(),
    arrayBuffer: async () => new ArrayBuffer(0),
  };
}

async function problemOf(request: IncomingRequest): Promise<Pick<HttpProblem, "code" | "faults">> {
  try {
    await read(request);
  } catch (error) {
    if (error instanceof HttpProblem) return { code: error.code, faults: error.faults };
    throw error;
  }
  throw new Error("the request was accepted");
}

const pathsOf = ({ faults = [] }: Pick<HttpProblem, "faults">) => faults.map(({ path }) => path);

describe("a report request is accepted", () => {
  test.each([
    ["/", "pension", PENSION_FORM],
    ["/peko/calculator", "pension", PENSION_FORM],
    ["/education", "education", CHILD_GOAL_FORM],
    ["/kids-saver", "kidsSaver", KIDS_SAVER_FORM],
    ["/family", "family", { ...CONTACT, ...ENGINEER }],
  ])("for the calculator at %s, by POST and by GET alike", async (path, calculator, form) => {
    const { order } = await read(post(path, form));
    expect(order).toMatchObject({ calculator, form, day: DAY });
    const asked = await read(get({ baseUrl: `${ORIGIN}${path}`, payload: encodePayload(form) }));
    expect(asked.order).toEqual(order);
  });

  test("with base64 of the standard alphabet, even if a query turned its plus signs into spaces", async () => {
    const form = { ...PENSION_FORM, name: "ليلى الأحمد ÿþ" };
    const standard = Buffer.from(JSON.stringify(form)).toString("base64");
    const request = get({});
    const url = `${request.url}baseUrl=${ORIGIN}/&payload=${standard}&code=secret`;
    expect((await read({ ...request, url })).order.form).toEqual(form);
  });

  test("with the code of a partner in a body, never from an address", async () => {
    const fields = { baseUrl: `${ORIGIN}/`, payload: encodePayload(PENSION_FORM), partner: "acme" };
    expect(await readReportRequest(jsonRequest(fields))).toEqual(fields);
    expect(await readReportRequest(get(fields))).not.toHaveProperty("partner");
    expect(pathsOf(await problemOf(jsonRequest({ ...fields, partner: "Layla Al Hashimi" })))).toEqual([
      "/partner",
    ]);
  });

  test("with the months of its entries in a body, never from an address", async () => {
    const dates = { month: "2026-05", savedMonth: "2025-05", savedForm: PENSION_FORM };
    const fields = { baseUrl: `${ORIGIN}/`, payload: encodePayload(PENSION_FORM), dates };
    expect(await readReportRequest(jsonRequest(fields))).toEqual(fields);
    const { order } = await read(jsonRequest(fields));
    expect(order.dates).toMatchObject({ month: "2026-05", savedMonth: "2025-05" });
    expect(JSON.stringify(order.dates)).not.toContain(PENSION_FORM.email);
    expect(await readReportRequest(get({ ...fields, dates: "2025-05" }))).not.toHaveProperty("dates");
    const wrong = { ...fields, dates: { savedMonth: "2025-13" } };
    expect(pathsOf(await problemOf(jsonRequest(wrong)))).toEqual(["/dates/savedMonth"]);
  });

  test("only for its own calculator: the form of another one is refused", async () => {
    const problem = await problemOf(post("/activities", CHILD_GOAL_FORM));
    expect(problem.code).toBe("invalid-input");
    expect(pathsOf(problem)).toEqual(["/payload/type"]);
    expect((await problemOf(post("/", CHILD_GOAL_FORM))).code).toBe("invalid-input");
  });
});

test("quickly, even if a name is as long as a payload may be", async () => {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const request = post("/", { name: `${"a".repeat(8_970)}!` });
    const before = performance.now();
    expect(pathsOf(await problemOf(request))).toContain("/payload/name");
    times.push(performance.now() - before);
  }
  // 137 ms on an idle machine while the name's pattern was quadratic.
  expect(Math.min(...times)).toBeLessThan(50);
});

describe("every fault is reported at once", () => {
  test("in the form, with paths relative to the payload", async () => {
    const problem = await problemOf(post("/", { ...PENSION_FORM, age: 12, email: "x", extra: 1 }));
    expect(problem.code).toBe("invalid-input");
    expect(pathsOf(problem).toSorted()).toEqual(["/payload/age", "/payload/email", "/payload/extra"]);
  });

  test("for a country, in the words of the specification", async () => {
    const pension = await problemOf(post("/", { ...PENSION_FORM, country: "Mars" }));
    expect(pension.code).toBe("invalid-country-of-retirement");
    const goal = await problemOf(post("/education", { ...CHILD_GOAL_FORM, countryOfExpense: "Mars" }));
    expect(goal.code).toBe("invalid-country");
    const { educationGoal } = KIDS_SAVER_FORM;
    const form = { ...KIDS_SAVER_FORM, educationGoal: { ...educationGoal, countryOfExpense: "Mars" } };
    expect((await problemOf(post("/kids-saver", form))).code).toBe("invalid-country");
  });

  test("if a Kids Saver has no goal to report on", async () => {
    const off = { educationGoalEnabled: false, activitiesGoalEnabled: false };
    const problem = await problemOf(post("/kids-saver", { ...KIDS_SAVER_FORM, ...off }));
    expect(pathsOf(problem)).toEqual(["/payload"]);
  });

  test("for missing, empty and unknown fields of the request", async () => {
    expect(pathsOf(await problemOf(get({}))).toSorted()).toEqual(["/baseUrl", "/payload"]);
    expect(pathsOf(await problemOf(jsonRequest({ baseUrl: "", payload: "", to: "x" }))).toSorted()).toEqual([
      "/baseUrl",
      "/payload",
      "/to",
    ]);
  });
});

describe("a payload is refused that", () => {
  const refused = async (payload: string) => {
    const problem = await problemOf(jsonRequest({ baseUrl: `${ORIGIN}/`, payload }));
    expect(problem.code).toBe("invalid-input");
    return problem.faults?.map(({ path, message }) => `${path} ${message}`);
  };

  test("is not base64", async () => {
    expect(await refused("%%%")).toEqual(["/payload payload is not base64"]);
    expect(await refused("a")).toEqual(["/payload payload is not base64"]);
  });

  test("is not UTF-8", async () => {
    expect(await refused(Buffer.from([0x7b, 0xff, 0xfe]).toString("base64"))).toEqual([
      "/payload payload is not UTF-8",
    ]);
  });

  test("is not JSON", async () => {
    expect(await refused(Buffer.from("{age: 30}").toString("base64"))).toEqual([
      "/payload payload is not JSON",
    ]);
  });

  test("is nested too deeply", async () => {
    const deep = `${"[".repeat(3000)}${"]".repeat(3000)}`;
    expect(await refused(Buffer.from(deep).toString("base64"))).toEqual([
      "/payload must not nest deeper than 8 levels",
    ]);
  });

  test("has too many values", async () => {
    expect(await refused(Buffer.from(JSON.stringify(Array(500).fill(0))).toString("base64"))).toEqual([
      "/payload must not have more than 500 values",
    ]);
  });

  test("is too large, before it is decoded", async () => {
    expect(pathsOf(await problemOf(get({ baseUrl: ORIGIN, payload: "A".repeat(12_001) })))).toEqual([
      "/payload",
    ]);
    expect((await problemOf(jsonRequest({ baseUrl: ORIGIN, payload: "A".repeat(20_000) }))).code).toBe(
      "body-too-large",
    );
  });

  test.each(["null", "[]", "7", '"text"', "{}", '{"__proto__":{"age":30}}'])("holds %s", async (json) => {
    expect(await refused(Buffer.from(json).toString("base64"))).not.toEqual([]);
  });
});
