import { createContext } from "react";
import type { Proposal } from "#shared/report/report-document.ts";

export interface Proposals {
  /** Puts a proposal into the form. */
  readonly apply: (proposal: Proposal) => void;
  /** True if the results belong to the plan in the form. */
  readonly isApplicable: boolean;
  /** True if the proposals belong to an earlier plan: newer ones are on their way. */
  readonly isOutdated: boolean;
}

interface FormActions {
  readonly proposals?: Proposals | undefined;
  /** Asks again for proposals that failed; unset if there are some. */
  readonly retryProposals?: (() => void) | undefined;
  /** Leads to a field, by path. */
  readonly onField?: ((path: string) => void) | undefined;
}

/** Actions of a report on the form beside it; none if there is no form. */
export const FormActionsContext = createContext<FormActions>({});
