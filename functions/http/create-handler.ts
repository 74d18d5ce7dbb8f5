import type { HttpMethod, InvocationContext } from "@azure/functions";
import { BUILD_COMMIT } from "#functions/log/build-commit.ts";
import { placeOf } from "#functions/log/own-frames.ts";
import { storageStatusOf } from "#functions/storage/storage-error.ts";
import type { CallLine, CallLog } from "./call-log.ts";
import type { Call, CallNotes, Endpoint, HttpAnswer, IncomingRequest } from "./endpoint.ts";
import { HttpProblem } from "./http-problem.ts";
import { problemOfError, problemResponse } from "./problem-response.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** Every method that the library supports, so that the app and not the host answers a wrong one. */
export const ALL_METHODS: HttpMethod[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

interface HandlerOptions {
  readonly allowedOrigins: ReadonlySet<string>;
  /** A clock that never goes back, milliseconds. */
  readonly elapsed: () => number;
  /** Arrival time of the request being read, by the same clock. */
  readonly arrivalTime: () => number;
  /** The address or network that a request came from; undefined where none is known. */
  readonly clientOf: (request: Pick<IncomingRequest, "headers">) => string | undefined;
  /** The log of all calls of the process. */
  readonly log: CallLog;
}

/** Details of an error for the log. */
type Failure = Pick<CallLine, "errorClass" | "storageStatus" | "frames">;

type Handler = (
  request: IncomingRequest,
  context: Pick<InvocationContext, "invocationId" | "log">,
) => Promise<HttpAnswer>;

/** Makes a handler of an endpoint. It answers errors with problems, and logs it without request and answer. */
export function createHandler(
  endpoint: Endpoint,
  { allowedOrigins, elapsed, arrivalTime, clientOf, log }: HandlerOptions,
): Handler {
  return async (request, context) => {
    const arrivedAt = arrivalTime();
    let notes: CallNotes = {};
    const { answer, failure } = await answerTo(endpoint, request, {
      correlationId: context.invocationId,
      arrivedAt,
      client: clientOf(request),
      note: (more) => {
        notes = { ...notes, ...more };
      },
    });
    log(
      {
        correlationId: context.invocationId,
        commit: BUILD_COMMIT,
        function: endpoint.name,
        status: answer.status,
        durationMs: Math.round(elapsed() - arrivedAt),
        ...notes,
        ...failure,
      },
      (text) => context.log(text),
    );
    return {
      ...answer,
      headers: {
        ...SECURITY_HEADERS,
        ...answer.headers,
        ...corsHeaders(request, allowedOrigins, endpoint.methods, answer.headers),
        "X-Correlation-Id": context.invocationId,
      },
    };
  };
}

async function answerTo(
  endpoint: Endpoint,
  request: IncomingRequest,
  call: Call,
): Promise<{ answer: HttpAnswer; failure?: Failure }> {
  const allow = { Allow: endpoint.methods.join(", ") };
  if (request.method === "OPTIONS") return { answer: { status: 204, headers: allow } };
  try {
    if (!endpoint.methods.some((method) => method === request.method)) {
      throw new HttpProblem("method-not-allowed", { headers: allow });
    }
    return { answer: await endpoint.handle(request, call) };
  } catch (error) {
    const problem = problemOfError(error);
    return {
      answer: problemResponse(problem),
      failure: failureOf(error, problem),
    };
  }
}

/** Returns the code of a known error; name and place of an unknown one, of which nothing else is safe to log. */
function failureOf(error: unknown, { code }: HttpProblem): Failure {
  if (code !== "internal-error") return { errorClass: code, ...storageStatusOf(error) };
  return error instanceof Error ? placeOf(error) : { errorClass: code };
}

/** Lets pages of the allowed origins read the answer; every other page stays under the same-origin policy. */
function corsHeaders(
  { headers, method }: Pick<IncomingRequest, "headers" | "method">,
  allowedOrigins: ReadonlySet<string>,
  allowedMethods: readonly string[],
  { Vary: varying }: Readonly<Record<string, string>>,
): Record<string, string> {
  const origin = headers.get("origin");
  if (origin === null || !allowedOrigins.has(origin)) return {};
  const allowed = {
    "Access-Control-Allow-Origin": origin,
    Vary: varying === undefined ? "Origin" : `${varying}, Origin`,
  };
  if (method !== "OPTIONS") {
    return { ...allowed, "Access-Control-Expose-Headers": "Retry-After, X-Correlation-Id" };
  }
  return {
    ...allowed,
    "Access-Control-Allow-Methods": allowedMethods.join(", "),
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "600",
  };
}
