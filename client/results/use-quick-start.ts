import { fieldId } from "#client/form/FieldLinks.tsx";
import { type FieldName, fieldOf } from "#client/form/faults.ts";
import { startId } from "#client/form/QuickStart.tsx";
import { showResults } from "#client/form/results-place.ts";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { leavesOf } from "#client/session/read-state.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { useSession } from "#client/session/use-session.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FormDefinition, QuickStartRules } from "./form-definition.ts";

/** What a page assumed for a plan, in words, and how the visitor agrees. */
export interface Assumed {
  readonly fields: readonly FieldName[];
  readonly onAccept: () => void;
}

/** Returns what starts a forecast from three entries, and what it assumed for the others. */
export function useQuickStart<D extends Contact, F, P, R>(
  form: Pick<CalculatorForm<D>, "draft" | "follow">,
  { calculator, initial, planFaultsOf }: FormDefinition<D, F, P, R>,
  { complete, assumptions }: QuickStartRules<D>,
  wording: Wording,
): { readonly start: () => void; readonly assumed: Assumed } {
  const session = sessionOf<D, F, P, R>(calculator);
  const assumed = useSession(session, (state) => state.assumed);
  return {
    start: () => {
      const { draft } = form;
      const completed = complete(draft);
      const [fault] = planFaultsOf(completed);
      if (fault !== undefined) {
        const id = fieldId(fieldOf(fault));
        (document.getElementById(startId(id)) ?? document.getElementById(id))?.focus();
        return;
      }
      const [first, entered] = [leavesOf(initial), leavesOf(draft)];
      const open = assumptions(completed, wording).filter(
        ({ path }) => first.get(path) === entered.get(path),
      );
      session.assume(
        completed,
        open.map(({ path }) => path),
      );
      form.follow();
      showResults();
    },
    assumed: {
      fields: assumptions(form.draft, wording).filter(({ path }) => assumed.includes(path)),
      onAccept: () => session.acceptAssumptions(),
    },
  };
}
