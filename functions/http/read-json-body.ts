import type { IncomingRequest } from "./endpoint.ts";
import { HttpProblem } from "./http-problem.ts";
import { parseJson } from "./parse-json.ts";

/** Reads a JSON body. @throws {HttpProblem} 415 if not declared as JSON, 413 beyond the maximum, 400 if not JSON */
export async function readJsonBody(request: IncomingRequest, maximumBytes: number): Promise<unknown> {
  const mediaType = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;[^,]*)?$/i.test(mediaType)) throw new HttpProblem("unsupported-media-type");
  const tooLarge = new HttpProblem("body-too-large", {
    detail: `The body is larger than ${maximumBytes} bytes`,
  });
  if (Number(request.headers.get("content-length")) > maximumBytes) throw tooLarge;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maximumBytes) throw tooLarge;
  return parseJson(bytes);
}
