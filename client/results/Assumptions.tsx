import { use } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { focusField } from "#client/form/FieldLinks.tsx";
import { RESULTS_ID } from "#client/form/results-place.ts";
import { FormActionsContext } from "#client/report/form-actions.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { useSession } from "#client/session/use-session.ts";
import type { Contact } from "#shared/contract/contact.ts";
import classes from "./Assumptions.module.css";
import type { QuickStartRules } from "./form-definition.ts";
import type { StartProps } from "./use-quick-start.ts";

interface AssumptionsProps<D extends Contact> extends StartProps<D> {
  readonly rules: QuickStartRules<D>;
}

/** What was assumed for a plan, each part a button that leads to its field; nothing once nothing is left. */
export function Assumptions<D extends Contact>({ form, definition, rules }: AssumptionsProps<D>) {
  const wording = useWording();
  const { title, accept } = wording.results.assumed;
  const { onField = focusField } = use(FormActionsContext);
  const session = sessionOf<D, unknown, unknown, unknown>(definition.calculator);
  const assumed = useSession(session, (state) => state.assumed);
  // A start year that follows a corrected age is still assumed, as long as the rest of its goal is.
  const goals = new Set(assumed.map(partOf));
  const following = rules.following?.(form.draft).filter((path) => goals.has(partOf(path))) ?? [];
  const open = [...assumed, ...following];
  const fields = rules.assumptions(form.draft, wording).filter(({ path }) => open.includes(path));
  const leave = () => {
    // The button goes, and the focus with it.
    document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
    session.acceptAssumptions();
  };
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields.
    <div role="group" aria-label={title} className={`${looks["wrap"]} ${classes["assumed"]}`}>
      <span className={looks["small"]}>{title}</span>
      {fields.map(({ path, label }) => (
        <button key={path} type="button" className={classes["chip"]} onClick={() => onField(path)}>
          {label}
        </button>
      ))}
      <button type="button" className={classes["accept"]} onClick={leave}>
        {accept}
      </button>
    </div>
  );
}

/** Returns the path of the part of a form that a field belongs to. */
function partOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
