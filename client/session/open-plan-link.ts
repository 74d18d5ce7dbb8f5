import { noteReload } from "#client/components/reload-note.ts";
import { type Calculator, FLOWS } from "#shared/calculators.ts";
import { movedOn } from "#shared/contract/moved-on.ts";
import { readPlanFragment } from "#shared/contract/plan-link.ts";
import { dubaiMonth } from "#shared/domain/plan-month.ts";
import { readPath } from "#shared/wording/languages.ts";
import { keepDraft, keptDraft } from "./history-draft.ts";
import { noteForReload, sessionOf } from "./sessions.ts";

/**
 * Passes the plan in the page's address to its form, and removes it from the address: a link that is shared later then
 * carries the plan of that moment. A plan of another calculator counts as damaged.
 */
export function openPlanLink(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  const calculator = calculatorOfPage();
  if (calculator === undefined) return;
  const session = sessionOf(calculator);
  const plan = readPlanFragment(hash);
  if (plan?.calculator === calculator)
    session.follow(movedOn(plan, dubaiMonth(Date.now())), keptDraft(calculator));
  else session.follow("damaged");
}

/**
 * Opens a link that was entered on an open page. It uses the history entry of that page, which keeps its plan, so that
 * Back leads where it did before. A page without a form ignores it.
 */
export function openEnteredLink(): void {
  const { hash } = window.location;
  const open = () => {
    const calculator = calculatorOfPage();
    if (calculator === undefined) return;
    const { draft } = sessionOf(calculator).state();
    if (draft !== undefined) {
      // Writes the present draft, because the entry lacks the latest changes.
      keepDraft(calculator, draft);
      noteReload(noteForReload(calculator));
    }
    window.history.replaceState(window.history.state, "", hash);
    window.location.reload();
  };
  window.addEventListener("hashchange", open, { once: true });
  window.history.back();
}

/** Returns the calculator whose form is on the page; undefined if there is none. */
function calculatorOfPage(): Calculator | undefined {
  const { path } = readPath(window.location.pathname);
  const isHere = (page: string | undefined) => page !== undefined && (page === path || `${page}/` === path);
  return FLOWS.find(({ form, personalInfo }) => [...form, personalInfo].some(isHere))?.calculator;
}
