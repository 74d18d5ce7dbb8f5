import { describe, expect, it } from "vitest";
import { mcp } from "#functions/endpoints/mcp.ts";
import { HttpProblem, overloaded } from "#functions/http/http-problem.ts";
import type { InTurn } from "#functions/http/turns.ts";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";
import { BRANDS } from "../../../fixtures/brands.ts";
import { FUND_CODES } from "../../../fixtures/fund-codes.ts";
import { ANY_CALL, AT_ONCE } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const ORIGIN = "https://plans.example.com";

const failing = (error: Error): PlanningService => ({
  modelVersion: "failing",
  forecast: () => Promise.reject(error),
  gap: () => Promise.reject(error),
});

const DOWN = failing(new PlanningError("unavailable", "refused"));

const HEADERS = { accept: "application/json, text/event-stream" };

interface Options {
  readonly planning?: PlanningService;
  readonly inTurn?: InTurn;
  readonly headers?: Record<string, string>;
  readonly note?: (more: object) => void;
}

const ask = (
  body: unknown,
  { planning = DOWN, inTurn = AT_ONCE, headers = {}, note = () => {} }: Options = {},
) =>
  mcp({
    planning,
    inTurn,
    funds: FUND_CODES,
    brands: BRANDS,
    siteOrigin: ORIGIN,
    allowedOrigins: new Set([ORIGIN]),
    today: () => ({ year: 2026, month: 11, day: 27 }),
  }).handle(jsonRequest(body, { ...HEADERS, ...headers }), { ...ANY_CALL, note });

const callOf = (name: string, given?: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, ...(given && { arguments: given }) },
});

async function told(name: string, given: object, options: Options = {}) {
  const { status, body } = await ask(callOf(name, given), options);
  const { result } = JSON.parse(String(body));
  return { status, isError: result.isError, text: result.content[0].text as string };
}

const PENSION = { risk: "Balanced", monthlySalary: 20_000 };

describe("a tool that fails says what to do", () => {
  it.each([
    ["en", /service did not answer\. Call the tool again in a minute/],
    ["ar", /بعد دقيقة/],
  ])("where the planning service is down, in the language %s", async (language, words) => {
    expect(await told("plan_pension", { ...PENSION, language })).toEqual({
      status: 200,
      isError: true,
      text: expect.stringMatching(words),
    });
  });

  it("for arguments that are wrong, with every fault and what is expected", async () => {
    const notes: object[] = [];
    const note = (more: object) => notes.push(more);
    const { isError, text } = await told("plan_pension", { age: 400, hello: 1 }, { note });
    expect(isError).toBe(true);
    expect(text.split("\n")).toEqual([
      "These arguments cannot be used. Correct them and call the tool again.",
      "- risk: is required. Risk preference. One of Conservative, Balanced, Aggressive, Lifestyling.",
      "- hello: is not a known property.",
      "- age: must be 77 or less. Age today, whole years; not above retirementAge.",
    ]);
    expect(Object.assign({}, ...notes)).toMatchObject({ tool: "plan_pension", refusal: "invalid-input" });
  });

  it("for wrong arguments, in Arabic where that is asked for", async () => {
    const pension = await told("plan_pension", { age: 400, hello: 1, country: "Oz", language: "ar" });
    expect(pension.text.split("\n")).toEqual([
      "لا يمكن استخدام هذه المدخلات. يرجى تصحيحها ثم استدعاء الأداة مرة أخرى.",
      "- risk: قيمة مطلوبة. القيم المقبولة: Conservative، Balanced، Aggressive، Lifestyling.",
      "- hello: خاصية غير معروفة.",
      "- age: يجب ألا تزيد القيمة على 77.",
      "- country: ليست من القيم المقبولة. القيم المقبولة: UK، USA، India، Philippines، UAE، Egypt.",
    ]);
    const goal = { type: "Activities", risk: "Balanced", monthlyInvestment: 10_500, language: "ar" };
    const [, line] = (await told("plan_child_goal", goal)).text.split("\n");
    expect(line).toMatch(/^- monthlyInvestment: يجب ألا تزيد القيمة على 10000 لهدف واحد/);
  });

  it.each([
    [
      "another language",
      "plan_pension",
      { language: "fr" },
      "- language: is none of the values that are accepted. Language of the text in the answer. One of en, ar.",
    ],
    ["a field too many", "explain_method", { topic: "law" }, "- topic: is not a known property."],
    [
      "a salary above the limit",
      "end_of_service",
      { monthlySalary: 1e9, yearsOfService: 1 },
      "- monthlySalary: must be 200000 or less.",
    ],
    [
      "the goal of a child",
      "plan_family",
      { children: [{ goals: [{ type: "Car" }] }] },
      "- children/0/goals/0/type: is none of the values that are accepted. Kind of goal. One of Education, HelpKids, Activities, Healthcare.",
    ],
    [
      "contact data",
      "plan_pension",
      { ...PENSION, email: "layla@example.com" },
      "- email: is not a known property.",
    ],
  ])("for %s", async (_what, name, given, line) => {
    expect((await told(name, given)).text).toContain(line);
  });
});

it("names the tools to whoever calls another", async () => {
  const { body } = await ask(callOf("gratuity"));
  expect(JSON.parse(String(body))).toMatchObject({
    error: { code: -32602, message: expect.stringContaining("end_of_service") },
  });
});

it("ends the request where something happens that nobody expected, so that it is logged like any other", async () => {
  const unexpected = new RangeError("secret");
  await expect(ask(callOf("plan_pension", PENSION), { planning: failing(unexpected) })).rejects.toBe(
    unexpected,
  );
});

describe("a request", () => {
  const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

  it.each([
    ["a list of tools", LIST],
    ["a plan", callOf("plan_pension", PENSION)],
    ["an explanation", callOf("explain_method")],
    ["an unknown tool", callOf("gratuity")],
    ["no message", 1],
  ])("for %s takes one turn, and is refused where too many ask", async (_what, message) => {
    let turns = 0;
    const counted: InTurn = {
      ...AT_ONCE,
      work: (_call, work) => {
        turns += 1;
        return work();
      },
    };
    await ask(message, { inTurn: counted });
    expect(turns).toBe(1);
    const full: InTurn = { ...AT_ONCE, work: () => Promise.reject(overloaded()) };
    await expect(ask(message, { inTurn: full })).rejects.toMatchObject({ code: "overloaded" });
  });

  it.each([ORIGIN, undefined])("from %s is answered", async (origin) => {
    const { status } = await ask(LIST, { headers: origin === undefined ? {} : { origin } });
    expect(status).toBe(200);
  });

  it.each(["https://evil.example", "null", `${ORIGIN}.evil.example`, ""])(
    "from a page of %j is refused",
    async (origin) => {
      await expect(ask(LIST, { headers: { origin } })).rejects.toMatchObject({ code: "origin-refused" });
    },
  );

  it("is not read where too many ask", async () => {
    const inTurn: InTurn = { ...AT_ONCE, read: () => Promise.reject(overloaded()) };
    await expect(ask(LIST, { inTurn })).rejects.toBeInstanceOf(HttpProblem);
  });
});
