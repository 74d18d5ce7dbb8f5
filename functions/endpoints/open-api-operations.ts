import type { ProblemCode } from "#shared/contract/problem-codes.ts";
import { CONTRACT_SCHEMAS } from "#shared/schemas.ts";
import { HealthSchema } from "./health.ts";
import {
  ANY_PLAN,
  CHECK_INS,
  EDUCATION,
  FAMILY,
  FAULT,
  KIDS_SAVER,
  PENSION,
  RECEIPT,
  REPLAY,
  REPORT,
} from "./open-api-examples.ts";

/** Every schema of the API by the name that it has in the document. */
export const SCHEMAS = { ...CONTRACT_SCHEMAS, Health: HealthSchema };

export type SchemaName = keyof typeof SCHEMAS;

/** The plans of all calculators. */
export const PLANS = [
  "PensionPlan",
  "ChildGoalPlan",
  "KidsSaverPlan",
  "FamilyPlan",
] as const satisfies SchemaName[];

export interface Operation {
  readonly path: string;
  readonly method: "get" | "post";
  readonly id: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description: string;
  /** Schemas the body may have. */
  readonly request?: readonly SchemaName[];
  /** Valid bodies, by names that say what they are; for an operation by query, its parameters. */
  readonly examples?: Readonly<Record<string, object>>;
  /** Schema whose properties are query parameters. */
  readonly query?: "ReportRequest";
  /** True if a program that is not one of our pages needs an access code. */
  readonly isGuarded?: true;
  /** 200 where it is unset. */
  readonly successStatus?: number;
  /** Schemas the answer may have; none with status 204. */
  readonly success?: readonly SchemaName[];
  /** A whole answer. */
  readonly answerExample?: object;
  /** Media type of an answer other than JSON. */
  readonly file?: string;
  readonly problems: readonly ProblemCode[];
}

/** What groups of operations are for. */
export const TAGS = {
  Forecasts: "Answers to plans. A plan holds no contact data, and nothing of it is stored.",
  Reports: "The report of a form, by mail or as a file.",
  Service: "The state and the description of this API.",
} as const;

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
function reportOperations(
  operation: Omit<Operation, "method" | "request" | "query" | "tag" | "isGuarded" | "examples">,
): readonly Operation[] {
  const { problems } = operation;
  const report = { ...operation, tag: "Reports", isGuarded: true, examples: REPORT } as const;
  return [
    { ...report, method: "get", id: `${operation.id}ByQuery`, query: "ReportRequest" },
    { ...report, method: "post", request: ["ReportRequest"], problems: [...INPUT_PROBLEMS, ...problems] },
  ];
}

export const OPERATIONS: readonly Operation[] = [
  {
    path: "/Calculate",
    method: "post",
    id: "Calculate",
    tag: "Forecasts",
    summary: "Forecasts one plan.",
    description:
      "Runs thousands of scenarios for a pension or for one goal of a child. The type of the plan decides which. The forecast begins in the current month of Dubai.",
    request: ["PensionPlan", "ChildGoalPlan"],
    examples: { ...PENSION, ...EDUCATION },
    success: ["RetirementResult", "GoalResult"],
    problems: [...INPUT_PROBLEMS, "invalid-country-of-retirement", "invalid-country", ...PLANNING_PROBLEMS],
  },
  {
    path: "/CalculateMultiGoal",
    method: "post",
    id: "CalculateMultiGoal",
    tag: "Forecasts",
    summary: "Forecasts several goals of a child.",
    description: "Forecasts goals that are saved for together, and tells what each would require alone.",
    request: ["KidsSaverPlan"],
    examples: KIDS_SAVER,
    success: ["MultiGoalResult"],
    problems: [...INPUT_PROBLEMS, "invalid-country", ...PLANNING_PROBLEMS],
  },
  {
    path: "/CalculateFamily",
    method: "post",
    id: "CalculateFamily",
    tag: "Forecasts",
    summary: "Forecasts a pension and the goals of children from one income.",
    description:
      "Forecasts a pension and the goals of up to four children: each from a purse of its own, and all from one.",
    request: ["FamilyPlan"],
    examples: FAMILY,
    success: ["FamilyResult"],
    problems: [...INPUT_PROBLEMS, "invalid-country-of-retirement", "invalid-country", ...PLANNING_PROBLEMS],
  },
  {
    path: "/CalculateInsights",
    method: "post",
    id: "CalculateInsights",
    tag: "Forecasts",
    summary: "Tells what would change the answer to a plan.",
    description:
      "Forecasts changed plans, at most 24, and returns what they would give. What could not be calculated is left out.",
    request: PLANS,
    examples: ANY_PLAN,
    success: ["Insights", "FamilyInsights"],
    problems: [...INPUT_PROBLEMS, "invalid-country-of-retirement", "invalid-country", ...PLANNING_PROBLEMS],
  },
  {
    path: "/CalculateCheckIn",
    method: "post",
    id: "CalculateCheckIn",
    tag: "Forecasts",
    summary: "Tells where savings lie in a plan that was made some months ago.",
    description:
      "Forecasts the plan as it was, and returns the share of scenarios in which less is saved by now. The savings of a family are those for all of it. A savings scheme of the employer is not counted.",
    request: ["CheckInRequest"],
    examples: CHECK_INS,
    success: ["CheckIn"],
    problems: [...INPUT_PROBLEMS, "invalid-country-of-retirement", "invalid-country", ...PLANNING_PROBLEMS],
  },
  {
    path: "/CalculateFutures",
    method: "post",
    id: "CalculateFutures",
    tag: "Forecasts",
    summary: "Returns ten scenarios of a plan.",
    description:
      "Orders all scenarios of a forecast from the worst to the best, returns the middle one of each tenth, and says which years decided it. A family plan has several purses and so no such scenarios. Only the embedded planning service can tell them.",
    request: ["PensionPlan", "ChildGoalPlan", "KidsSaverPlan"],
    examples: { ...PENSION, ...EDUCATION, ...KIDS_SAVER },
    success: ["Futures"],
    problems: [...INPUT_PROBLEMS, "invalid-country-of-retirement", "invalid-country", "overloaded"],
  },
  {
    path: "/CalculateReplay",
    method: "post",
    id: "CalculateReplay",
    tag: "Forecasts",
    summary: "Walks a pension through the history of markets.",
    description:
      "Begins the plan in every month of the US markets since 1871 that leaves enough years. Only the embedded planning service has this history.",
    request: ["ReplayRequest"],
    examples: { pension: REPLAY },
    success: ["Replay"],
    problems: [...INPUT_PROBLEMS, "invalid-country-of-retirement", "overloaded"],
  },
  ...reportOperations({
    path: "/EmailPdf",
    id: "EmailPdf",
    summary: "Orders the report of a form by mail.",
    description:
      "Stores the order before it answers, so that it is not lost, and sends the report to the address in the form. The same order within a day is one order.",
    successStatus: 202,
    success: ["ReportReceipt"],
    answerExample: RECEIPT,
    problems: [...REPORT_PROBLEMS, "too-many-reports", "too-many-requests", "unavailable"],
  }),
  ...reportOperations({
    path: "/DownloadPdf",
    id: "DownloadPdf",
    summary: "Makes the report of a form as a PDF.",
    description: "Calculates the plan of the form and draws its report. Nothing is stored.",
    file: "application/pdf",
    problems: [...REPORT_PROBLEMS, ...PLANNING_PROBLEMS],
  }),
  {
    path: "/ReportFault",
    method: "post",
    id: "ReportFault",
    tag: "Service",
    summary: "Tells of an error in the scripts of a page.",
    description:
      "For the site's own pages. Writes the class of the error and its place into the log; a message is not accepted.",
    request: ["ScriptFault"],
    examples: { fault: FAULT },
    successStatus: 204,
    problems: [...INPUT_PROBLEMS, "cross-site-refused", "too-many-requests"],
  },
  {
    path: "/Health",
    method: "get",
    id: "Health",
    tag: "Service",
    summary: "Tells whether a forecast can be made now.",
    description: "Makes the smallest forecast, and asks the storage that an order needs.",
    success: ["Health"],
    problems: ["unavailable"],
  },
  {
    path: "/openapi.json",
    method: "get",
    id: "OpenApi",
    tag: "Service",
    summary: "Returns this document.",
    description:
      "Describes every operation, its bodies and its problems. With `If-None-Match` and its `ETag` it answers 304.",
    problems: ["overloaded"],
  },
];

/** The name of each function of the API by its route. */
export const API_ROUTES: ReadonlyMap<string, string> = new Map(
  // Of the two operations of a report, the last has the function's name.
  OPERATIONS.map(({ path, id }) => [path.slice(1), id]),
);
