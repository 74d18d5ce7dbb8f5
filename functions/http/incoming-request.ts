import type { HttpRequest } from "@azure/functions";

/** What the endpoints read of a request; a `Request` of the web platform fits as well. */
export type IncomingRequest = Pick<HttpRequest, "method" | "url" | "headers" | "arrayBuffer">;
