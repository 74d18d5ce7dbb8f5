import { useState } from "react";
import { withoutContact } from "#shared/contract/contact.ts";
import type { Proposal } from "#shared/report/report-document.ts";
import type { AppliedProposal, FormMemory } from "./form-memory.ts";
import type { CalculatorForm } from "./use-calculator-form.ts";
import type { FoundInsights } from "./use-insights.ts";

interface AppliedProposals<D, P, R> {
  /** The last one, until it is undone or kept. */
  readonly last: AppliedProposal<D, P, R> | undefined;
  /** How many there are. */
  readonly count: number;
  /** Whether the last one was applied just now, on this page. */
  readonly isFresh: boolean;
  /** Whether the form is still as that left it, contact data aside. */
  readonly isAsApplied: boolean;
  readonly apply: (proposal: Proposal) => void;
  /** Brings the plan before the last one back as it was, in its currency and whatever was entered since. */
  readonly undo: () => void;
  /** Lets all of them be: the earlier plans are out of sight from then on. */
  readonly keep: () => void;
}

/**
 * Puts proposals into a form, and takes them out again.
 * @param found what would change the outcome that is shown
 * @param withProposal the form with the fields of a plan that a proposal sets
 * @param memory keeps them beyond the page
 */
export function useAppliedProposals<D extends object, P, R>(
  form: Pick<CalculatorForm<D>, "draft" | "replace">,
  found: FoundInsights<P, R> | undefined,
  withProposal: (draft: D, set: Proposal["set"]) => D,
  memory: Pick<FormMemory<D, D, P, R>, "applied">,
): AppliedProposals<D, P, R> {
  const [applied, setApplied] = useState(memory.applied ?? []);
  const [isFresh, setFresh] = useState(false);
  const keepApplied = (next: readonly AppliedProposal<D, P, R>[]) => {
    memory.applied = next;
    setApplied(next);
    setFresh(next.length > applied.length);
  };
  const last = applied.at(-1);
  return {
    last,
    count: applied.length,
    isFresh,
    isAsApplied: last !== undefined && isSame(planFields(form.draft), last.after),
    apply: ({ set }) => {
      if (found === undefined) return;
      const { outcome, insights } = found;
      const { draft } = form;
      const changed = withProposal(draft, set);
      const [before, after] = [planFields(draft), planFields(changed)];
      // A double click applies it once, so that one press takes it back.
      if (isSame(before, after)) return;
      form.replace(changed);
      keepApplied([...applied, { set, before, after, outcome, insights }]);
    },
    undo: () => {
      if (last === undefined) return;
      form.replace({ ...form.draft, ...last.before });
      keepApplied(applied.slice(0, -1));
    },
    keep: () => keepApplied([]),
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of a form that are not who fills it in. */
function planFields<D extends object>(draft: D): Partial<D> {
  return withoutContact(draft) as Partial<D>;
}
