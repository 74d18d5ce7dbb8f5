import { createContext, use } from "react";

/** Leads to a field of the report's form, by path; unset if there is no form. */
export const FieldLeadContext = createContext<((path: string) => void) | undefined>(undefined);

export function useFieldLead(): ((path: string) => void) | undefined {
  return use(FieldLeadContext);
}
