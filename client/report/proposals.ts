import { createContext, use } from "react";
import type { Proposal } from "#shared/report/report-document.ts";

export interface Proposals {
  /** Puts a proposal into the form. */
  readonly apply: (proposal: Proposal) => void;
  /** True if the results belong to the plan in the form. */
  readonly isApplicable: boolean;
  /** True if the proposals belong to an earlier plan: newer ones are on their way. */
  readonly isOutdated: boolean;
}

/** Actions on the proposals of a report; unset if there is no form for them. */
export const ProposalsContext = createContext<Proposals | undefined>(undefined);

export function useProposals(): Proposals | undefined {
  return use(ProposalsContext);
}

/** Asks again for proposals that failed; unset if there are some, or if nothing can ask. */
export const ProposalsRetryContext = createContext<(() => void) | undefined>(undefined);

export function useProposalsRetry(): (() => void) | undefined {
  return use(ProposalsRetryContext);
}
