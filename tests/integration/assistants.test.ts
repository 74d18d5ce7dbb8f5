import { type CallToolResult, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALCULATORS, type Calculator } from "#shared/calculators.ts";
import { VALID_CONTACT } from "#shared/contract/contact.ts";
import { readPlanFragment } from "#shared/contract/plan-link.ts";
import { COMPARED_ANNUAL_FEE } from "#shared/domain/insights.ts";
import { formatRate } from "#shared/report/format.ts";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { CHILD_GOAL_PLAN, KIDS_SAVER_PLAN, PENSION_PLAN } from "../fixtures/forms.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { type Sent, send } from "./support/send.ts";

const HOST = ["tools/functions-host/main.ts"];

let host: RunningProcess;
beforeAll(async () => {
  host = await startTool(HOST, { ASSISTANTS: "on" });
});
afterAll(() => host.stop());

/** Arguments of every tool, and the calculator whose plan its link opens. */
const CALLS: readonly (readonly [tool: string, given: object, opens: Calculator | undefined])[] = [
  ["plan_pension", { age: 40, monthlySalary: 25_000, risk: "Balanced" }, "pension"],
  ["plan_child_goal", { type: "Education", age: 5, risk: "Balanced" }, "education"],
  [
    "plan_children",
    { age: 5, risk: "Balanced", goals: [{ type: "Education" }, { type: "Activities" }] },
    "kidsSaver",
  ],
  [
    "plan_family",
    {
      pension: { risk: "Lifestyling", monthlySalary: 30_000 },
      children: [{ age: 4, risk: "Balanced", goals: [{ type: "Education" }] }],
    },
    "family",
  ],
  ["end_of_service", { monthlySalary: 20_000, yearsOfService: 7 }, "pension"],
  ["explain_method", {}, undefined],
];

/** The tools that answer a plan as a function of the API does. */
const PLANS = [
  ["plan_pension", "Calculate", PENSION_PLAN],
  ["plan_child_goal", "Calculate", CHILD_GOAL_PLAN],
  ["plan_children", "CalculateMultiGoal", KIDS_SAVER_PLAN],
  ["plan_family", "CalculateFamily", ENGINEER],
] as const;

const json = ({ body }: Sent) => JSON.parse(body.toString());

describe.each([
  ["2025-11-25", "legacy"],
  ["2026-07-28", "auto"],
] as const)("the library's own client, by the revision %s", (revision, mode) => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${host.origin}/api/mcp`)));
  });
  afterAll(() => client.close());

  const call = (name: string, given: object) =>
    client.callTool({ name, arguments: { ...given } }) as Promise<CallToolResult>;
  const textOf = ({ content: [first] }: CallToolResult) => (first?.type === "text" ? first.text : "");

  it("agrees on the revision", () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
  });

  it("lists every tool as one that only reads, with schemas that a validator accepts", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(CALLS.map(([name]) => name));
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    const compile = (schema: object) => ajv.compile(schema);
    for (const { annotations, inputSchema, outputSchema = {} } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(() => [compile(inputSchema), compile(outputSchema)]).not.toThrow();
      // Providers of language models refuse rules that join schemas at the top.
      expect(inputSchema).not.toHaveProperty("allOf");
      expect(JSON.stringify(inputSchema)).not.toMatch(/"(email|phoneNumber|companyName)"/);
    }
  });

  // The client checks the structured content against the schema of the tool.
  it.each(
    CALLS.flatMap(([name, given, opens]) =>
      LANGUAGE_NAMES.map((language) => [name, language, given, opens] as const),
    ),
  )("calls %s in the language %s", async (name, language, given, opens) => {
    const answer = await call(name, { ...given, language });
    expect(answer.isError).toBeFalsy();
    const { result, assumed, modelVersion, disclosure, link } = answer.structuredContent as {
      result: object;
      assumed: readonly { path: string; value: unknown }[];
      modelVersion: string;
      disclosure: Record<Language, string>;
      link: string;
    };
    const text = textOf(answer);
    expect(text).toContain(link);
    expect(text).toContain(disclosure[language]);
    for (const each of LANGUAGE_NAMES) {
      expect(disclosure[each]).toContain(WORDINGS[each].brand.regulatoryStatement);
    }
    expect(modelVersion).toMatch(/^embedded-/);
    for (const { path, value } of assumed) expect(text).toContain(`${path.slice(1)} = ${value}`);
    // The chance of one calculator is before fees, which the text has to say.
    const { fee, feeUnfelt } = WORDINGS[language].assumptions;
    const terms = { fee: formatRate(COMPARED_ANNUAL_FEE), chance: "|", without: "" };
    const saysFee = [fee, feeUnfelt].some((told) => text.includes(told(terms).split("|")[0] as string));
    expect(saysFee).toBe("chanceWithFee" in result);
    if (name === "plan_pension" || name === "plan_child_goal") expect(saysFee).toBe(true);
    await expectOpens(link, language, opens);
  });

  async function expectOpens(link: string, language: Language, opens: Calculator | undefined) {
    const { hash, pathname } = new URL(link);
    expect(pathname.startsWith("/ar/")).toBe(language === "ar");
    if (opens === undefined) return expect(hash).toBe("");
    const kept = readPlanFragment(hash);
    expect(kept).toMatchObject({ calculator: opens, modelVersion: expect.stringMatching(/^embedded-/) });
    const { blankContact, validateForm } = await CALCULATORS[opens].load();
    expect(validateForm({ ...blankContact, ...VALID_CONTACT, ...kept?.form })).toMatchObject({ ok: true });
  }

  it.each(PLANS)(
    "gets from %s what %s answers, and no value is assumed but options",
    async (name, path, plan) => {
      const { structuredContent } = await call(name, plan);
      const answer = await send(host.origin, `/api/${path}`, {
        method: "POST",
        headers: ["Content-Type", "application/json"],
        body: JSON.stringify(plan),
      });
      expect(structuredContent).toMatchObject({ result: json(answer) });
    },
  );

  it("gets the gratuity by the law", async () => {
    const answer = await call("end_of_service", {
      monthlySalary: 20_000,
      yearsOfService: 7,
      currency: "AED",
    });
    expect(answer.structuredContent).toMatchObject({
      result: { gratuityByLaw: 110_000, gratuityWithoutCap: 110_000, isCapped: false },
      assumed: [{ path: "/basicSalaryPercentage", value: 100 }],
    });
    expect(textOf(answer)).toContain("AED\u00a0110,000");
    expect(textOf(answer)).toContain("It is the same after a resignation");
  });

  it("gets no gratuity as the law's where the basic wage was not given, and what a usual one leads to", async () => {
    const given = { monthlySalary: 20_000, yearsOfService: 7 };
    const [first, usual] = textOf(await call("end_of_service", given)).split("\n");
    expect(first).toMatch(/^The basic wage was not given\. If it is the whole salary/);
    expect(usual).toBe("If the basic wage is 60% of the salary, the gratuity is AED\u00a066,000.");
    const [known] = textOf(await call("end_of_service", { ...given, basicSalaryPercentage: 100 })).split(
      "\n",
    );
    expect(known).toMatch(/^By law the end-of-service gratuity is AED\u00a0110,000/);
  });

  it("is told what was given without effect, and why", async () => {
    const given = { type: "HelpKids", risk: "Balanced", numberOfYears: 4 };
    const goal = await call("plan_child_goal", given);
    const reason = "this goal is one payment, whatever is given here";
    expect(goal.structuredContent).toMatchObject({ withoutEffect: [{ path: "/numberOfYears", reason }] });
    expect(textOf(goal)).toContain(
      `Given, but without effect on these figures:\n- numberOfYears: ${reason}.\n`,
    );
    const pension = { risk: "Balanced", monthlyInvestment: 500, isSalaryBasedContribution: true };
    expect(textOf(await call("plan_pension", pension))).toContain(
      "\n- monthlyInvestment: a share of the salary is invested instead",
    );
    expect(textOf(await call("plan_pension", { ...pension, language: "ar" }))).toContain(
      "\n- monthlyInvestment: تُستثمر بدلًا منها نسبة من الراتب",
    );
  });

  it("is told of wrong arguments in words, and of an unknown tool by the protocol", async () => {
    const answer = await call("plan_pension", { risk: "Balanced", retirementAge: 99, hobby: "golf" });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain("- hobby: is not a known property.");
    expect(textOf(answer)).toContain("- retirementAge: must be 77 or less.");
    await expect(call("gratuity", {})).rejects.toMatchObject({ code: -32602 });
  });
});

it("is off unless it is turned on, and the rest of the product stays", async () => {
  const without = await startTool(HOST);
  const asked = await send(without.origin, "/api/mcp", {
    method: "POST",
    headers: ["Content-Type", "application/json"],
    body: "{}",
  });
  expect(asked.status).toBe(404);
  expect((await send(without.origin, "/api/Health")).status).toBe(200);
  await without.stop();
});
