import { PlanningError } from "./planning-service.ts";

/** Returns a part of an answer; undefined if its planning calls failed. @throws any other error of the part */
export async function unlessItFailed<T>(part: Promise<T>): Promise<T | undefined> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof PlanningError) return undefined;
    throw error;
  }
}

/** Returns the parts that did not fail, requested concurrently. */
export async function partsThatCame<T>(parts: readonly Promise<T>[]): Promise<readonly T[]> {
  const came = await Promise.all(parts.map(unlessItFailed));
  return came.filter(isGiven);
}

export function isGiven<T>(part: T | undefined): part is T {
  return part !== undefined;
}
