import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { sendProblem } from "./send-problem.ts";

/** A server whose listener may fail: the error goes to the log, and the caller gets a problem without details. */
export function createSafeServer(
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Server {
  return createServer((request, response) => {
    listener(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendProblem(response, new HttpProblem("internal-error"));
    });
  });
}
