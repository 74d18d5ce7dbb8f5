import type { Endpoint, HttpAnswer } from "#functions/http/endpoint.ts";
import { gzipped, takesGzip } from "#functions/http/gzip.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { problemOf } from "#functions/http/problem-response.ts";
import type { InTurn } from "#functions/http/turns.ts";
import { PROBLEMS, type ProblemCode } from "#shared/contract/problem-codes.ts";
import { QUERY_FIELDS } from "#shared/contract/report-request.ts";
import { OPERATIONS, type Operation, PLANS, SCHEMAS, type SchemaName, TAGS } from "./open-api-operations.ts";

/** Time for which a reader may use the description without asking again. Unit: s. */
const DESCRIPTION_AGE_S = 300;

/** The description in one encoding: the answer to whoever has it, and to whoever does not. */
interface Representation {
  readonly known: HttpAnswer & { readonly headers: { readonly ETag: string } };
  readonly whole: HttpAnswer;
}

/** `GET openapi.json`: the description of this API. @param inTurn it is large, so whoever asks for it takes a turn */
export function openApi(inTurn: InTurn): Endpoint {
  /** Made once, as bytes: it is always the same. */
  let made: Promise<Readonly<Record<"plain" | "gzip", Representation>>> | undefined;
  return {
    name: "OpenApi",
    route: "openapi.json",
    methods: ["GET", "HEAD"],
    handle: async ({ headers }, call) => {
      made ??= representations();
      const { plain, gzip } = await made;
      const { known, whole } = takesGzip(headers.get("accept-encoding") ?? "") ? gzip : plain;
      const isKnown = headers.get("if-none-match")?.includes(known.headers.ETag) ?? false;
      return isKnown ? known : inTurn.work(call, async () => whole);
    },
  };
}

async function representations(): Promise<Readonly<Record<"plain" | "gzip", Representation>>> {
  const { body, ...answer } = jsonResponse(OPEN_API_DOCUMENT);
  const text = new TextEncoder().encode(String(body));
  return {
    plain: await representation(answer, text),
    gzip: await representation(
      { ...answer, headers: { ...answer.headers, "Content-Encoding": "gzip" } },
      gzipped(text),
    ),
  };
}

async function representation(answer: HttpAnswer, body: Uint8Array<ArrayBuffer>): Promise<Representation> {
  const tag = Buffer.from(await crypto.subtle.digest("SHA-256", body)).toString("base64url");
  const headers = {
    "Cache-Control": `public, max-age=${DESCRIPTION_AGE_S}`,
    ETag: `"${tag}"`,
    Vary: "Accept-Encoding",
  };
  return {
    known: { status: 304, headers },
    whole: { ...answer, headers: { ...answer.headers, ...headers }, body },
  };
}

/** Forms that a report can be made of, each the JSON in a payload. */
const FORMS = ["PensionForm", "ChildGoalForm", "KidsSaverForm", "FamilyForm"] as const satisfies SchemaName[];

/** Headers of answers, by their names in the document. */
const HEADERS = {
  CorrelationId: {
    description: "Identifies this call in the provider's log. Quote it if you report a fault.",
    schema: { type: "string" },
  },
  RetryAfter: {
    description: "Seconds to wait before the next try.",
    schema: { type: "integer", minimum: 1 },
  },
  Allow: { description: "The methods of this address.", schema: { type: "string" } },
};

const NO_CONTENT = 204;

/** Problems of every operation. */
const PROBLEMS_OF_ALL = ["method-not-allowed", "internal-error"] as const satisfies ProblemCode[];

/** Problems whose answers say when to try again. */
const PASSING: readonly ProblemCode[] = [
  "too-many-reports",
  "too-many-requests",
  "overloaded",
  "unavailable",
];

const ACCESS_CODE = {
  type: "apiKey",
  in: "header",
  name: "x-functions-key",
  description:
    "The access code that the provider gives to programs. Pages of the calculators need none. No other operation asks for it.",
};

/** The description of this API. Source of the format: OpenAPI 3.1, whose schemas are JSON Schema 2020-12. */
export const OPEN_API_DOCUMENT = {
  openapi: "3.1.1",
  info: {
    title: "Goal-planning calculators",
    version: "1.0.0",
    description:
      "Forecasts retirement plans and goals of children for people who live and work in the UAE, and makes their reports. Amounts are in the currency of the plan, rates in percent unless their description says otherwise.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/api" }],
  security: [],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: Object.fromEntries(
    Object.entries(Object.groupBy(OPERATIONS, ({ path }) => path)).map(([path, operations = []]) => [
      path,
      Object.fromEntries(operations.map((operation) => [operation.method, described(operation)])),
    ]),
  ),
  components: {
    examples: Object.fromEntries(
      usedProblems().map((code) => [code, { value: problemOf(new HttpProblem(code)) }]),
    ),
    headers: HEADERS,
    schemas: Object.fromEntries(usedSchemas().map((name) => [name, schemaOf(name)])),
    securitySchemes: { accessCode: ACCESS_CODE },
  },
};

function usedProblems(): readonly ProblemCode[] {
  return [...new Set([...OPERATIONS.flatMap(({ problems }) => problems), ...PROBLEMS_OF_ALL])];
}

function usedSchemas(): readonly SchemaName[] {
  const used = OPERATIONS.flatMap(({ request = [], success = [] }) => [...request, ...success]);
  return [...new Set<SchemaName>([...used, ...FORMS, "Problem"])];
}

/** Returns a schema; where it takes any form or plan, it names their schemas. */
function schemaOf(name: SchemaName): object {
  const schema = SCHEMAS[name];
  if (name === "ReportRequest") return { ...schema, properties: reportProperties() };
  if (name === "CheckInRequest") {
    return { ...schema, properties: { ...SCHEMAS.CheckInRequest.properties, plan: oneOf(PLANS) } };
  }
  return schema;
}

function reportProperties() {
  const { properties } = SCHEMAS.ReportRequest;
  const payload = {
    ...properties.payload,
    contentEncoding: "base64",
    contentMediaType: "application/json",
    contentSchema: oneOf(FORMS),
  };
  return { ...properties, payload };
}

function described({
  id,
  tag,
  summary,
  description,
  request,
  query,
  examples,
  isGuarded,
  problems,
  ...answer
}: Operation): object {
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(isGuarded && { security: [{}, { accessCode: [] }] }),
    ...(query && { parameters: parameters(examples) }),
    ...(request && {
      requestBody: { required: true, content: content("application/json", request, withValues(examples)) },
    }),
    responses: {
      [answer.successStatus ?? 200]: {
        description: "Success.",
        headers: headers([]),
        ...(answer.successStatus !== NO_CONTENT && { content: successContent(answer) }),
      },
      ...problemResponses(problems),
    },
  };
}

function parameters(examples: Operation["examples"] = {}): readonly object[] {
  const { required } = SCHEMAS.ReportRequest;
  const [example = {}] = Object.values(examples);
  const values: Readonly<Record<string, unknown>> = { ...example };
  const properties = reportProperties();
  return QUERY_FIELDS.map((name) => ({
    name,
    in: "query",
    required: required.some((each) => each === name),
    schema: properties[name],
    ...(name in values && { example: values[name] }),
  }));
}

function successContent({
  success,
  file,
  answerExample,
}: Pick<Operation, "success" | "file" | "answerExample">): object {
  if (file !== undefined) return { [file]: { schema: { type: "string", format: "binary" } } };
  if (success === undefined) return { "application/json": { schema: { type: "object" } } };
  return content("application/json", success, withValues(answerExample && { answer: answerExample }));
}

/** One response per status: problems that share a status differ by their code. */
function problemResponses(problems: readonly ProblemCode[]): Readonly<Record<number, object>> {
  const codes = new Set([...problems, ...PROBLEMS_OF_ALL]);
  const byStatus = Object.groupBy(codes, (code) => String(PROBLEMS[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: `${codes.join(", ")}.`,
        headers: headers(codes),
        content: content(
          "application/problem+json",
          ["Problem"],
          Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
        ),
      },
    ]),
  );
}

/** Returns the headers of an answer. @param codes its problems; none for success */
function headers(codes: readonly ProblemCode[]): object {
  const named = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });
  return {
    "X-Correlation-Id": named("CorrelationId"),
    ...(codes.some((code) => PASSING.includes(code)) && { "Retry-After": named("RetryAfter") }),
    ...(codes.includes("method-not-allowed") && { Allow: named("Allow") }),
  };
}

function content(
  mediaType: string,
  names: readonly SchemaName[],
  examples: Readonly<Record<string, object>> | undefined,
): object {
  return {
    [mediaType]: {
      schema: oneOf(names),
      ...(examples && { examples }),
    },
  };
}

/** Returns examples in the form of the document. */
function withValues(examples: Operation["examples"]): Readonly<Record<string, object>> | undefined {
  return examples && Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }]));
}

function oneOf(names: readonly SchemaName[]): object {
  const [first, ...others] = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return first !== undefined && others.length === 0 ? first : { oneOf: [first, ...others] };
}
