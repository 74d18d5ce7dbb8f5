import { formMemory } from "#client/form/form-memory.ts";
import { keepDraft, keptDraft } from "#client/form/history-draft.ts";
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

/** Keeps the plan of an open page, without contact data, with the history entry of the link that was entered on it. */
export function keepReplacedPlan(): void {
  const calculator = calculatorOfPage();
  const { draft } = calculator === undefined ? {} : formMemory<object, object, unknown, unknown>(calculator);
  if (calculator !== undefined && draft !== undefined) keepDraft(calculator, draft);
}

/** The calculator whose form is on the page. */
function calculatorOfPage(): Calculator | undefined {
  const { path } = readPath(window.location.pathname);
  return FLOWS.find(({ form }) => form.some((each) => each === path || `${each}/` === path))?.calculator;
}
