import type { HttpAnswer } from "./endpoint.ts";

/**
 * Returns a result as an answer with status 200.
 * @throws {RangeError} if a number in it is not finite: JSON would turn it into null, which means something else
 * @example jsonResponse({ chance: 98 }).body // '{"chance":98}'
 */
export function jsonResponse(result: unknown): HttpAnswer {
  return {
    status: 200,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(result, refuseNonFinite),
  };
}

function refuseNonFinite(_key: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError("a number is not finite");
  return value;
}
