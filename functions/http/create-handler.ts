import type { InvocationContext } from "@azure/functions";
import { storageStatusOf } from "#functions/storage/storage-error.ts";
import { corsHeaders } from "./cors-headers.ts";
import type { Call, CallNotes, Endpoint, HttpAnswer, IncomingRequest } from "./endpoint.ts";
import { HttpProblem } from "./http-problem.ts";
import { problemOfError } from "./problem-of-error.ts";
import { problemResponse } from "./problem-response.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

interface HandlerOptions {
  readonly allowedOrigins: ReadonlySet<string>;
  /** A clock that never goes back, milliseconds. */
  readonly elapsed: () => number;
  /** When the request arrived that is read now, by the same clock. */
  readonly arrivalTime: () => number;
}

/** What the log tells of an error. */
interface Failure {
  readonly errorClass: string;
  readonly storageStatus?: number;
}

type Handler = (
  request: IncomingRequest,
  context: Pick<InvocationContext, "invocationId" | "log">,
) => Promise<HttpAnswer>;

/**
 * Makes an endpoint a handler of `@azure/functions`: checks the method, answers every error as a problem, adds the
 * headers that all answers carry, and writes one line to the log, which holds nothing of request or answer.
 */
export function createHandler(
  endpoint: Endpoint,
  { allowedOrigins, elapsed, arrivalTime }: HandlerOptions,
): Handler {
  return async (request, context) => {
    const arrivedAt = arrivalTime();
    let notes: CallNotes = {};
    const { answer, failure } = await answerTo(endpoint, request, {
      correlationId: context.invocationId,
      arrivedAt,
      note: (more) => {
        notes = { ...notes, ...more };
      },
    });
    context.log(
      JSON.stringify({
        correlationId: context.invocationId,
        function: endpoint.name,
        status: answer.status,
        durationMs: Math.round(elapsed() - arrivedAt),
        ...notes,
        ...failure,
      }),
    );
    return {
      ...answer,
      headers: {
        ...answer.headers,
        ...SECURITY_HEADERS,
        ...corsHeaders(request, allowedOrigins, endpoint.methods),
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
      failure: { errorClass: classifyError(error, problem), ...storageStatusOf(error) },
    };
  }
}

/** The code tells the known errors apart; of an unknown one only the name is safe to log. */
function classifyError(error: unknown, { code }: HttpProblem): string {
  return code === "internal-error" && error instanceof Error ? error.name : code;
}
