import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { HttpAnswer } from "#functions/http/endpoint.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { problemResponse } from "#functions/http/problem-response.ts";
import { SECURITY_HEADERS } from "#functions/http/security-headers.ts";
import { readBody, requestUrl } from "./incoming-request.ts";

/** Answers a request, whose address and body are read. */
type Listener = (
  request: IncomingMessage,
  url: URL,
  body: Uint8Array,
  response: ServerResponse,
) => Promise<void>;

/** A server whose listener may fail: the error goes to the log, and the caller gets a problem without details. */
export function createSafeServer(maximumBytes: number, listener: Listener): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, maximumBytes);
    const url = requestUrl(request);
    if (body === null) return sendProblem(response, new HttpProblem("body-too-large"));
    if (url === null) return sendProblem(response, malformedAddress());
    await listener(request, url, body, response);
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendProblem(response, new HttpProblem("internal-error"));
    });
  });
}

/** Answers with a problem where no endpoint does. */
export function sendProblem(response: ServerResponse, problem: HttpProblem): void {
  const { headers, ...answer } = problemResponse(problem);
  sendAnswer(response, { ...answer, headers: { ...headers, ...SECURITY_HEADERS } });
}

/** Sends an answer whole, so that Node adds its length. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(headers))).end(body);
}

/** The problem of a request whose address cannot be read. */
export function malformedAddress(): HttpProblem {
  return new HttpProblem("invalid-input", { detail: "The address is malformed" });
}
