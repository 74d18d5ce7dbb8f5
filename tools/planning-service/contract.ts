import { MAXIMUM_ACCOUNTS, MAXIMUM_TIME_STEP } from "#shared/planning/planning-limits.ts";
import { PLANNING_SCHEMAS } from "#shared/planning/planning-schemas.ts";

type SchemaName = keyof typeof PLANNING_SCHEMAS;

interface Question {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly request: SchemaName;
  readonly answer: SchemaName;
}

/** Source of the answers' meaning: docs/model.md, "What the planning service computes". */
const QUESTIONS: readonly Question[] = [
  {
    name: "financial-planning",
    summary: "Forecasts a plan.",
    description:
      "Returns the percentiles of the plan's total value at each observed time step, linear between order statistics. The answer has every percentile and every step that the request names, in its order.",
    request: "PlanningRequest",
    answer: "ForecastAnswer",
  },
  {
    name: "financial-planning-gap",
    summary: "Finds what a plan lacks.",
    description:
      "Returns, for each observed time step, the factor on the transactions of one account with which the target percentile of the total value equals the target, and the share of scenarios in which the plan as sent reaches the target.",
    request: "GapRequest",
    answer: "GapAnswer",
  },
];

const json = (name: SchemaName) => ({
  "application/json": { schema: { $ref: `#/components/schemas/${name}` } },
});

/** What an external planning service has to implement, version 3. Source: specification section 7; OpenAPI 3.1. */
export const PLANNING_CONTRACT = {
  openapi: "3.1.1",
  info: {
    title: "Planning service",
    version: "3.0.0",
    description: `Forecasts plans of accounts and transactions over thousands of scenarios. Amounts are in USD, time steps in whole months from the start: ${MAXIMUM_TIME_STEP} at most, for at most ${MAXIMUM_ACCOUNTS} accounts. The calculators send up to two dozen questions about one plan, some of them at once, and wait 2.5 seconds for an answer. The same question must have the same answer whenever it is asked.`,
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/api/v3", description: "Below the address in PLANNING_SERVICE_URL." }],
  security: [{ key: [] }],
  tags: [{ name: "Questions", description: "Questions about one plan." }],
  paths: Object.fromEntries(
    QUESTIONS.map(({ name, summary, description, request, answer }) => [
      `/${name}`,
      {
        post: {
          operationId: name,
          tags: ["Questions"],
          summary,
          description,
          requestBody: { required: true, content: json(request) },
          responses: {
            200: {
              description: "The answer. More fields than these may be added and are ignored.",
              headers: { "X-Model-Version": { $ref: "#/components/headers/ModelVersion" } },
              content: json(answer),
            },
            400: { description: "The plan is impossible or not valid. It is not sent again." },
            503: { description: "The service cannot answer now. The question is sent once more." },
          },
        },
      },
    ]),
  ),
  components: {
    headers: {
      ModelVersion: {
        description:
          "Name of the model that made the forecast. Results and reports show it. A new name makes kept plans differ from new ones.",
        schema: { type: "string", pattern: "^[\\w./ -]{1,100}$" },
      },
    },
    schemas: PLANNING_SCHEMAS,
    securitySchemes: {
      key: { type: "http", scheme: "bearer", description: "The secret PLANNING-SERVICE-KEY." },
    },
  },
};
