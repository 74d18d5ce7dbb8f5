import type { IncomingRequest } from "./endpoint.ts";
import { HttpProblem } from "./http-problem.ts";

/** Reads JSON of at most 8 levels. @throws {HttpProblem} 400 if the bytes are not UTF-8 or not JSON, or nest deeper */
export function parseJson(bytes: ArrayBuffer): unknown {
  const value = parse(decode(bytes));
  if (isTooDeep(value)) {
    throw new HttpProblem("invalid-json", { detail: `The body nests deeper than ${MAXIMUM_DEPTH} levels` });
  }
  return value;
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new HttpProblem("invalid-json", { detail: "The body is not valid UTF-8" });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the body, which may hold personal data.
    throw new HttpProblem("invalid-json");
  }
}

/** Maximum nesting, deeper than any value of the contract, which bounds recursion over a value. Unit: levels. */
export const MAXIMUM_DEPTH = 8;

/** Returns true if a JSON value nests deeper than anything in the contract. */
export function isTooDeep(value: unknown, levels = MAXIMUM_DEPTH): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

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
