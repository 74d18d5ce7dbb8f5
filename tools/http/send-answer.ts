import type { ServerResponse } from "node:http";
import type { HttpAnswer } from "#functions/http/http-answer.ts";

/** Sends an answer whole, so that Node adds its length. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(headers))).end(body);
}
