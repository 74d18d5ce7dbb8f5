import { noteReload } from "#client/components/reload-note.ts";
import { formMemory } from "#client/form/form-memory.ts";
import { keepDraft, keepForReload, keptDraft } from "#client/form/history-draft.ts";
import { type Calculator, FLOWS } from "#shared/calculators.ts";
import { readPlanFragment } from "#shared/contract/plan-link.ts";
import { readPath } from "#shared/wording/languages.ts";

/**
 * Hands the plan of the page's address to its form, and takes it out of the address: a link that is shared once more
 * is one of the plan as it is then. A plan of another calculator counts as damaged.
 */
export function openPlanLink(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  const calculator = calculatorOfPage();
  if (calculator === undefined) return;
  const memory = formMemory(calculator);
  const plan = readPlanFragment(hash);
  if (plan?.calculator === calculator) {
    memory.opened = plan;
    memory.replaced = keptDraft(calculator);
  } else memory.opened = "damaged";
}

/**
 * Opens a link that was entered on an open page: in the history entry of that page, which keeps its plan, so that Back
 * leads where it did before. A page without a form has no use for it.
 */
export function openEnteredLink(): void {
  const { hash } = window.location;
  const open = () => {
    const calculator = calculatorOfPage();
    if (calculator === undefined) return;
    const { draft } = formMemory<object, object, unknown, unknown>(calculator);
    if (draft !== undefined) {
      // As it is now: of what was entered last the entry holds nothing yet.
      keepDraft(calculator, draft);
      noteReload(keepForReload(calculator, draft));
    }
    window.history.replaceState(window.history.state, "", hash);
    window.location.reload();
  };
  window.addEventListener("hashchange", open, { once: true });
  window.history.back();
}

/** The calculator whose form is on the page. */
function calculatorOfPage(): Calculator | undefined {
  const { path } = readPath(window.location.pathname);
  const isHere = (page: string | undefined) => page !== undefined && (page === path || `${page}/` === path);
  return FLOWS.find(({ form, personalInfo }) => [...form, personalInfo].some(isHere))?.calculator;
}
