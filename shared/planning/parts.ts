import { PlanningError } from "./planning-service.ts";

/**
 * A part of an answer, or nothing where its planning calls failed, so that the other parts can be shown.
 * @throws what it throws that is no failure of the planning service
 */
export async function unlessItFailed<T>(part: Promise<T>): Promise<T | undefined> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof PlanningError) return undefined;
    throw error;
  }
}

/** The parts that did not fail, asked for side by side. */
export async function partsThatCame<T>(parts: readonly Promise<T>[]): Promise<readonly T[]> {
  const came = await Promise.all(parts.map(unlessItFailed));
  return came.filter(isGiven);
}

export function isGiven<T>(part: T | undefined): part is T {
  return part !== undefined;
}
