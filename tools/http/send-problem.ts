import type { ServerResponse } from "node:http";
import type { HttpProblem } from "#functions/http/http-problem.ts";
import { problemResponse } from "#functions/http/problem-response.ts";
import { SECURITY_HEADERS } from "#functions/http/security-headers.ts";
import { sendAnswer } from "./send-answer.ts";

/** Answers with a problem where no endpoint does. */
export function sendProblem(response: ServerResponse, problem: HttpProblem): void {
  const { headers, ...answer } = problemResponse(problem);
  sendAnswer(response, { ...answer, headers: { ...headers, ...SECURITY_HEADERS } });
}
