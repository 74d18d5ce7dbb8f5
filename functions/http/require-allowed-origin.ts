import { HttpProblem } from "./http-problem.ts";

/** Accepts an origin whose pages may use the API. @throws {HttpProblem} 403 */
export function requireAllowedOrigin(origin: string, allowedOrigins: ReadonlySet<string>): void {
  if (!allowedOrigins.has(origin)) throw new HttpProblem("origin-refused");
}
