import { createContext, use } from "react";
import type { Proposal } from "#shared/report/report-document.ts";

export interface Proposals {
  /** Puts a proposal into the form. */
  readonly apply: (proposal: Proposal) => void;
  /** Whether the plan in the form is still the one that the results are of. */
  readonly isApplicable: boolean;
  /** Whether they are of an earlier plan: the newer ones are on their way. */
  readonly isOutdated: boolean;
}

/** What to do with the proposals of a report: unset where there is no form to put them into. */
export const ProposalsContext = createContext<Proposals | undefined>(undefined);

export function useProposals(): Proposals | undefined {
  return use(ProposalsContext);
}

/** Asks once more for proposals that could not be had: unset where there are some, or where nobody can ask. */
export const ProposalsRetryContext = createContext<(() => void) | undefined>(undefined);

export function useProposalsRetry(): (() => void) | undefined {
  return use(ProposalsRetryContext);
}
