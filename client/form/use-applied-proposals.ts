import { useState } from "react";
import type { Proposal } from "#shared/report/report-document.ts";
import type { AppliedProposal, CalculatedPlan, FormMemory } from "./form-memory.ts";
import type { CalculatorForm } from "./use-calculator-form.ts";

export interface AppliedProposals<D, P, R> {
  /** The last one, until it is undone or kept. */
  readonly last: AppliedProposal<D, P, R> | undefined;
  readonly apply: (proposal: Proposal) => void;
  /** Gives the fields of the last one back what they held; what was entered elsewhere since stays. */
  readonly undo: () => void;
  /** Lets all of them be: the earlier plans are out of sight from then on. */
  readonly keep: () => void;
}

/**
 * Puts proposals into a form, and takes them out again.
 * @param withProposal the form with the fields of a plan that a proposal sets
 * @param memory keeps them beyond the page
 */
export function useAppliedProposals<D extends object, P, R>(
  form: Pick<CalculatorForm<D>, "draft" | "replace">,
  outcome: CalculatedPlan<P, R> | undefined,
  withProposal: (draft: D, set: Proposal["set"]) => D,
  memory: Pick<FormMemory<D, D, P, R>, "applied">,
): AppliedProposals<D, P, R> {
  const [applied, setApplied] = useState(memory.applied ?? []);
  const keepApplied = (next: readonly AppliedProposal<D, P, R>[]) => {
    memory.applied = next;
    setApplied(next);
  };
  const last = applied.at(-1);
  return {
    last,
    apply: ({ text, set }) => {
      if (outcome === undefined) return;
      const { draft } = form;
      const changed = withProposal(draft, set);
      form.replace(changed);
      keepApplied([...applied, { text, before: fieldsBefore(draft, changed), outcome }]);
    },
    undo: () => {
      if (last === undefined) return;
      form.replace({ ...form.draft, ...last.before });
      keepApplied(applied.slice(0, -1));
    },
    keep: () => keepApplied([]),
  };
}

/** The fields that differ, as they were. */
function fieldsBefore<D extends object>(draft: D, changed: D): Partial<D> {
  const fields = Object.keys(changed) as (keyof D)[];
  const before: Partial<D> = {};
  for (const field of fields) if (draft[field] !== changed[field]) before[field] = draft[field];
  return before;
}
