import type { Flow } from "#shared/calculators.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";

/** Returns the address of a flow's form. @param origin for example `https://host` */
export function formUrlOf({ form: [path] }: Flow, origin: string): string {
  return `${origin}${path}`;
}

/** Returns the request for a form's report. @param origin of the calculator, for example `https://host` */
export function reportRequest(form: object, flow: Flow, origin: string): ReportRequest {
  return { baseUrl: formUrlOf(flow, origin), payload: encodePayload(form) };
}
