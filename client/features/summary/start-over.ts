import type { PlanMemory } from "#client/form/plan-memory.ts";

/** Forgets all that was entered, so that the form opens as it did at first. */
export function startOver(memory: PlanMemory<object, object, unknown, unknown>): void {
  delete memory.draft;
  delete memory.visited;
  delete memory.summarized;
  delete memory.outcome;
}
