import type { ServerResponse } from "node:http";
import type { HttpProblem } from "#functions/http/http-problem.ts";
import { problemResponse } from "#functions/http/problem-response.ts";
import { SECURITY_HEADERS } from "#functions/http/security-headers.ts";

/** Answers with a problem where no function could. */
export function sendProblem(response: ServerResponse, problem: HttpProblem): void {
  const { status, headers, body } = problemResponse(problem);
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries({ ...headers, ...SECURITY_HEADERS }))).end(body);
}
