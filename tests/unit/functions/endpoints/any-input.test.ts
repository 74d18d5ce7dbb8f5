import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseConfig } from "#functions/config/config.ts";
import {
  calculate,
  calculateFamily,
  calculateFutures,
  calculateInsights,
  calculateMultiGoal,
} from "#functions/endpoints/calculate.ts";
import { downloadPdf } from "#functions/endpoints/download-pdf.ts";
import { emailPdf } from "#functions/endpoints/email-pdf.ts";
import { createCallLog } from "#functions/http/call-log.ts";
import { createHandler } from "#functions/http/create-handler.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { createReportHashes } from "#functions/storage/report-id.ts";
import type { ReportRows } from "#functions/storage/report-rows.ts";
import { StorageError } from "#functions/storage/storage-error.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";
import { BRANDS } from "../../../fixtures/brands.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";
import { CHILD_GOAL_PLANS } from "../../../fixtures/plans/child-goal-plans.ts";
import { FAMILY_PLANS } from "../../../fixtures/plans/family-plans.ts";
import { KIDS_SAVER_PLANS } from "../../../fixtures/plans/kids-saver-plans.ts";
import { PENSION_PLANS } from "../../../fixtures/plans/pension-plans.ts";
import { AT_ONCE } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const RUNS = 2_000;

const refuse = () => Promise.reject(new PlanningError("unavailable", "refused"));

const REFUSING = { modelVersion: "none", forecast: refuse, gap: refuse };

const dependencies = {
  planning: REFUSING,
  insightPlanning: REFUSING,
  funds: parseConfig({}).funds,
  currentMonth: () => ({ year: 2026, month: 11 }),
  inTurn: AT_ONCE,
  calculateInTurn: AT_ONCE,
};

const ORIGIN = "https://plan.example.com";

const down = () => Promise.reject(new StorageError("down"));

const REFUSING_ROWS: ReportRows = {
  insert: down,
  find: down,
  replace: down,
  async *listOpen() {},
  delete: () => expect.fail("deleted"),
  deleteBefore: down,
  ping: down,
};

/** Refuses to store or draw anything, so that good input is told from bad by 503. */
const reportDependencies = {
  ...dependencies,
  tools: { kind: "all" },
  allowedOrigins: new Set([ORIGIN]),
  today: () => ({ year: 2026, month: 11, day: 21 }),
  brands: BRANDS,
  pdf: { render: () => expect.fail("drawn") },
  hashes: createReportHashes("secret"),
  partners: new Set<string>(),
  rows: REFUSING_ROWS,
  queue: { put: () => expect.fail("queued"), ping: () => expect.fail("queued") },
  rateLimiter: { take: () => expect.fail("counted") },
  perRecipientAndDay: 3,
  perNetworkAndDay: 200,
  perAddressAndHour: 10,
  now: () => 0,
} as const;

const statusOf = async (endpoint: Endpoint, body: string | Uint8Array): Promise<number> => {
  const handler = createHandler(endpoint, {
    allowedOrigins: new Set(),
    elapsed: () => 0,
    arrivalTime: () => 0,
    clientOf: () => undefined,
    log: createCallLog(() => 0),
  });
  const { status } = await handler(jsonRequest(body), { invocationId: "test", log: () => undefined });
  return status;
};

const values = fc.oneof(fc.jsonValue(), fc.double(), fc.string({ unit: "binary" }));

// 400 and 413 refuse the input; 503 says that it was good, as planning refuses everything here.
describe.each([
  ["Calculate", calculate(dependencies), [...PENSION_PLANS, ...CHILD_GOAL_PLANS]],
  ["CalculateMultiGoal", calculateMultiGoal(dependencies), KIDS_SAVER_PLANS],
  ["CalculateFamily", calculateFamily(dependencies), FAMILY_PLANS],
  ["CalculateFutures", calculateFutures(dependencies), [...PENSION_PLANS, ...KIDS_SAVER_PLANS]],
  [
    "CalculateInsights",
    calculateInsights(dependencies),
    [...PENSION_PLANS, ...CHILD_GOAL_PLANS, ...KIDS_SAVER_PLANS, ...FAMILY_PLANS],
  ],
] as const)("%s accepts any input without failing", (_, endpoint, fixtures) => {
  const plans = fc.constantFrom(...fixtures.map(({ plan }) => plan));
  const fields = fc.constantFrom(
    ...new Set(fixtures.flatMap(({ plan }) => Object.keys(plan))),
    "__proto__",
    "constructor",
    "",
  );

  it("any bytes", () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(await statusOf(endpoint, bytes)).toBe(400);
      }),
      { numRuns: RUNS },
    ));

  it("any JSON", () =>
    fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect([400, 413]).toContain(await statusOf(endpoint, text));
      }),
      { numRuns: RUNS },
    ));

  it("a plan with any field changed", () =>
    fc.assert(
      fc.asyncProperty(plans, fields, values, async (plan, field, value) => {
        const changed = JSON.stringify({ ...plan, [field]: value });
        expect([400, 413, 503]).toContain(await statusOf(endpoint, changed));
      }),
      { numRuns: RUNS },
    ));
});

describe.each([
  ["EmailPdf", emailPdf(reportDependencies)],
  ["DownloadPdf", downloadPdf(reportDependencies)],
] as const)("%s accepts any input without failing, storing or drawing anything", (_, endpoint) => {
  const FORMS = [
    ["/", PENSION_FORM],
    ["/education", CHILD_GOAL_FORM],
    ["/kids-saver", KIDS_SAVER_FORM],
  ] as const;
  const body = (path: string, state: unknown) =>
    JSON.stringify({ baseUrl: `${ORIGIN}${path}`, payload: encodePayload(state) });

  it("any JSON", () =>
    fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect([400, 413]).toContain(await statusOf(endpoint, text));
      }),
      { numRuns: RUNS },
    ));

  it("any address and any payload", () =>
    fc.assert(
      fc.asyncProperty(fc.webUrl(), fc.base64String(), async (baseUrl, payload) => {
        expect([400, 403]).toContain(await statusOf(endpoint, JSON.stringify({ baseUrl, payload })));
      }),
      { numRuns: RUNS },
    ));

  it("any state of a form", () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...FORMS), fc.jsonValue(), async ([path], state) => {
        expect([400, 413]).toContain(await statusOf(endpoint, body(path, state)));
      }),
      { numRuns: RUNS },
    ));

  it("a form with any field changed", () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...FORMS), fc.nat(), values, async ([path, form], index, value) => {
        const fields = [...Object.keys(form), "__proto__", "constructor", ""];
        const field = fields[index % fields.length] ?? "";
        expect([400, 413, 503]).toContain(await statusOf(endpoint, body(path, { ...form, [field]: value })));
      }),
      { numRuns: RUNS },
    ));
});
