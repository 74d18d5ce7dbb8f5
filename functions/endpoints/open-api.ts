import type { Endpoint } from "#functions/http/endpoint.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { PROBLEMS, type ProblemCode } from "#shared/contract/problem-codes.ts";
import { CONTRACT_SCHEMAS } from "#shared/schemas.ts";
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
  /** Schema whose properties are query parameters. */
  readonly query?: "ReportRequest";
  /** 200 where it is unset. */
  readonly successStatus?: number;
  /** Schemas the answer may have. */
  readonly success?: readonly SchemaName[];
  /** Media type of an answer other than JSON. */
  readonly file?: string;
  readonly problems: readonly ProblemCode[];
}

const INPUT_PROBLEMS = ["invalid-json", "invalid-input", "body-too-large", "unsupported-media-type"] as const;

const PLANNING_PROBLEMS = [
  "planning-service-invalid",
  "overloaded",
  "unavailable",
  "planning-service-timeout",
] as const;

const REPORT_PROBLEMS = [
  "invalid-input",
  "invalid-country-of-retirement",
  "invalid-country",
  "origin-refused",
  "cross-site-refused",
] as const;

/** The same by a query, for callers that have no other way, and by a body, which stays out of logs. */
function reportOperations(operation: Omit<Operation, "method" | "request" | "query">): readonly Operation[] {
  const { problems } = operation;
  return [
    { ...operation, method: "get", id: `${operation.id}ByQuery`, query: "ReportRequest" },
    { ...operation, method: "post", request: ["ReportRequest"], problems: [...INPUT_PROBLEMS, ...problems] },
  ];
}

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
    path: "/CalculateInsights",
    method: "post",
    id: "CalculateInsights",
    summary: "Tells what would change the answer to a plan; what could not be calculated is left out.",
    request: ["PensionPlan", "ChildGoalPlan", "KidsSaverPlan"],
    success: ["Insights"],
    problems: [...INPUT_PROBLEMS, "invalid-country-of-retirement", "invalid-country", ...PLANNING_PROBLEMS],
  },
  ...reportOperations({
    path: "/EmailPdf",
    id: "EmailPdf",
    summary: "Stores the report of a form for sending by mail; it will not be lost.",
    successStatus: 202,
    success: ["ReportReceipt"],
    problems: [...REPORT_PROBLEMS, "too-many-reports", "too-many-requests", "unavailable"],
  }),
  ...reportOperations({
    path: "/DownloadPdf",
    id: "DownloadPdf",
    summary: "Makes the report of a form as a PDF.",
    file: "application/pdf",
    problems: [...REPORT_PROBLEMS, ...PLANNING_PROBLEMS],
  }),
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

/** `GET openapi.json`: the description of this API. */
export function openApi(): Endpoint {
  return {
    name: "OpenApi",
    route: "openapi.json",
    methods: ["GET", "HEAD"],
    handle: async () => jsonResponse(OPEN_API_DOCUMENT),
  };
}

/** The description of this API. Source of the format: OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */
export const OPEN_API_DOCUMENT = {
  openapi: "3.1.1",
  info: { title: "Goal-planning calculators", version: "1.0.0" },
  servers: [{ url: "/api" }],
  paths: Object.fromEntries(
    Object.entries(Object.groupBy(OPERATIONS, ({ path }) => path)).map(([path, operations = []]) => [
      path,
      Object.fromEntries(operations.map((operation) => [operation.method, described(operation)])),
    ]),
  ),
  components: {
    schemas: Object.fromEntries(usedSchemas().map((name) => [name, SCHEMAS[name]])),
  },
};

function usedSchemas(): readonly SchemaName[] {
  const used = OPERATIONS.flatMap(({ request = [], success = [] }) => [...request, ...success]);
  return [...new Set<SchemaName>([...used, "Problem"])];
}

function described({ id, summary, request, query, problems, ...answer }: Operation): object {
  return {
    operationId: id,
    summary,
    ...(query && { parameters: parameters(query) }),
    ...(request && { requestBody: { required: true, content: content("application/json", request) } }),
    responses: {
      [answer.successStatus ?? 200]: { description: "Success.", content: successContent(answer) },
      ...problemResponses(problems),
    },
  };
}

function parameters(query: "ReportRequest"): readonly object[] {
  const { properties, required } = SCHEMAS[query];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.some((each) => each === name),
    schema,
  }));
}

function successContent({ success, file }: Pick<Operation, "success" | "file">): object {
  if (file !== undefined) return { [file]: { schema: { type: "string", format: "binary" } } };
  if (success !== undefined) return content("application/json", success);
  return { "application/json": { schema: { type: "object" } } };
}

/** One response per status: problems that share a status differ by their code. */
function problemResponses(problems: readonly ProblemCode[]): Readonly<Record<number, object>> {
  const codes = new Set<ProblemCode>([...problems, "method-not-allowed", "internal-error"]);
  const byStatus = Object.groupBy(codes, (code) => String(PROBLEMS[code].status));
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
