import { isTooDeep, MAXIMUM_DEPTH } from "#shared/contract/depth.ts";
import type { IncomingRequest } from "./endpoint.ts";
import { HttpProblem } from "./http-problem.ts";

/**
 * Reads JSON of at most 8 levels and so many values.
 * @throws {HttpProblem} 400 if the bytes are not UTF-8 or not JSON, or hold more
 */
export function parseJson(bytes: ArrayBuffer, maximumValues = MAXIMUM_VALUES): unknown {
  const value = parse(decode(bytes));
  const excess = excessOf(value, maximumValues);
  if (excess !== undefined) throw new HttpProblem("invalid-json", { detail: `The body ${excess.told}` });
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

/** Maximum number of values: twice as many as the largest family has, which bounds the faults of an answer. */
const MAXIMUM_VALUES = 500;

/** Returns what a JSON value has more of than anything in the contract; undefined if it has not. */
export function excessOf(
  value: unknown,
  maximumValues = MAXIMUM_VALUES,
): { readonly rule: "depth" | "size"; readonly told: string; readonly advice: string } | undefined {
  if (isTooDeep(value)) {
    const limit = `deeper than ${MAXIMUM_DEPTH} levels`;
    return { rule: "depth", told: `nests ${limit}`, advice: `must not nest ${limit}` };
  }
  if (countValues(value) <= maximumValues) return undefined;
  const limit = `more than ${maximumValues} values`;
  return { rule: "size", told: `has ${limit}`, advice: `must not have ${limit}` };
}

/** @param value not too deep */
function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + countValues(inner), 1);
}

/** Reads a JSON body. @throws {HttpProblem} 415 if not declared as JSON, 413 beyond the maximum, 400 if not JSON */
export async function readJsonBody(
  request: IncomingRequest,
  maximumBytes: number,
  maximumValues?: number,
): Promise<unknown> {
  const mediaType = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;[^,]*)?$/i.test(mediaType)) throw new HttpProblem("unsupported-media-type");
  const tooLarge = new HttpProblem("body-too-large", {
    detail: `The body is larger than ${maximumBytes} bytes`,
  });
  if (Number(request.headers.get("content-length")) > maximumBytes) throw tooLarge;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maximumBytes) throw tooLarge;
  return parseJson(bytes, maximumValues);
}
