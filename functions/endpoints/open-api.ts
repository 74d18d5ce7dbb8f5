import type { Endpoint } from "#functions/http/endpoint.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { OPEN_API_DOCUMENT } from "./open-api-document.ts";

/** `GET openapi.json`: the description of this API. */
export function openApi(): Endpoint {
  return {
    name: "OpenApi",
    route: "openapi.json",
    methods: ["GET", "HEAD"],
    handle: async () => jsonResponse(OPEN_API_DOCUMENT),
  };
}
