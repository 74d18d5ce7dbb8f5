import { formMemory } from "#client/form/form-memory.ts";
import { FLOWS } from "#shared/calculators.ts";
import { readPlanFragment } from "#shared/contract/plan-link.ts";
import { readPath } from "#shared/wording/languages.ts";

/**
 * Hands the plan of the page's address to its form, and takes it out of the address: a link that is shared once more
 * is one of the plan as it is then. A plan of another calculator counts as damaged.
 */
export function openPlanLink(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  const { path } = readPath(pathname);
  const isAt = (page: string | undefined) => page !== undefined && (page === path || `${page}/` === path);
  const flow = FLOWS.find(({ form, personalInfo }) => [...form, personalInfo].some(isAt));
  if (flow === undefined) return;
  const plan = readPlanFragment(hash);
  formMemory(flow.calculator).opened = plan?.calculator === flow.calculator ? plan : "damaged";
}
