import { PROBLEMS, type ProblemCode } from "#shared/contract/problem-codes.ts";
import { CONTRACT_SCHEMAS } from "#shared/contract/schemas/index.ts";
import { HealthSchema } from "./health.ts";

const SCHEMAS = { ...CONTRACT_SCHEMAS, Health: HealthSchema };

type SchemaName = keyof typeof SCHEMAS;

interface Operation {
  readonly path: string;
  readonly method: "get" | "post";
  readonly id: string;
  readonly summary: string;
  /** Schemas the body may have. */
  readonly request?: readonly SchemaName[];
  /** Schemas the answer may have. */
  readonly success?: readonly SchemaName[];
  readonly problems: readonly ProblemCode[];
}

const INPUT_PROBLEMS = ["invalid-json", "invalid-input", "body-too-large", "unsupported-media-type"] as const;

const PLANNING_PROBLEMS = ["planning-service-invalid", "unavailable", "planning-service-timeout"] as const;

const OPERATIONS: readonly Operation[] = [
  {
    path: "/Calculate",
    method: "post",
    id: "Calculate",
    summary: "Forecasts one plan.",
    request: ["PensionPlan", "ChildGoalPlan"],
    success: ["RetirementResult", "GoalResult"],
    problems: [...INPUT_PROBLEMS, "invalid-country-of-retirement", "invalid-country", ...PLANNING_PROBLEMS],
  },
  {
    path: "/CalculateMultiGoal",
    method: "post",
    id: "CalculateMultiGoal",
    summary: "Forecasts several child goals saved for together, and what each requires alone.",
    request: ["KidsSaverPlan"],
    success: ["MultiGoalResult"],
    problems: [...INPUT_PROBLEMS, "invalid-country", ...PLANNING_PROBLEMS],
  },
  {
    path: "/Health",
    method: "get",
    id: "Health",
    summary: "Tells whether a forecast can be made now.",
    success: ["Health"],
    problems: ["unavailable"],
  },
  {
    path: "/openapi.json",
    method: "get",
    id: "OpenApi",
    summary: "This document.",
    problems: [],
  },
];

/** The description of this API. Source of the format: OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */
export const OPEN_API_DOCUMENT = {
  openapi: "3.1.1",
  info: { title: "Goal-planning calculators", version: "1.0.0" },
  servers: [{ url: "/api" }],
  paths: Object.fromEntries(
    OPERATIONS.map((operation) => [operation.path, { [operation.method]: described(operation) }]),
  ),
  components: {
    schemas: Object.fromEntries(usedSchemas().map((name) => [name, SCHEMAS[name]])),
  },
};

function usedSchemas(): readonly SchemaName[] {
  const used = OPERATIONS.flatMap(({ request = [], success = [] }) => [...request, ...success]);
  return [...new Set<SchemaName>([...used, "Problem"])];
}

function described({ id, summary, request, success, problems }: Operation): object {
  return {
    operationId: id,
    summary,
    ...(request && { requestBody: { required: true, content: content("application/json", request) } }),
    responses: {
      200: {
        description: "Success.",
        content: success
          ? content("application/json", success)
          : { "application/json": { schema: { type: "object" } } },
      },
      ...problemResponses(problems),
    },
  };
}

/** One response a status: problems that share it are told apart by their code. */
function problemResponses(problems: readonly ProblemCode[]): Readonly<Record<number, object>> {
  const byStatus = Object.groupBy([...problems, "method-not-allowed", "internal-error"] as const, (code) =>
    String(PROBLEMS[code].status),
  );
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      { description: `${codes.join(", ")}.`, content: content("application/problem+json", ["Problem"]) },
    ]),
  );
}

function content(mediaType: string, names: readonly SchemaName[]): object {
  const references = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return { [mediaType]: { schema: references.length === 1 ? references[0] : { oneOf: references } } };
}
