import type { FormMemory } from "#client/form/form-memory.ts";

/** Forgets all that was entered, so that the form opens as it did at first. */
export function startOver(memory: FormMemory<object>): void {
  delete memory.draft;
  delete memory.opened;
  delete memory.unread;
  delete memory.visited;
  delete memory.summarized;
  delete memory.outcome;
}
