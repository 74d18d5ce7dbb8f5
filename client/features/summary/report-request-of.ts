import type { Flow } from "#shared/calculators.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";

/** Asks for the report of a form whose calculator lives at an origin, as `https://host`. */
export function reportRequestOf(form: object, flow: Flow, origin: string): ReportRequest {
  return { baseUrl: `${origin}${flow.form[0]}`, payload: encodePayload(form) };
}
