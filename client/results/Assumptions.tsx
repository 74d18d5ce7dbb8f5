import { use } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { focusField } from "#client/form/FieldLinks.tsx";
import { RESULTS_ID } from "#client/form/results-place.ts";
import { FormActionsContext } from "#client/report/form-actions.ts";
import classes from "./Assumptions.module.css";
import type { Assumed } from "./use-quick-start.ts";

/** What was assumed for a plan, each part a button that leads to its field; nothing once nothing is left. */
export function Assumptions({ fields, onAccept }: Assumed) {
  const { results } = useWording();
  const { onField = focusField } = use(FormActionsContext);
  const accept = () => {
    // The button goes, and the focus with it.
    document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
    onAccept();
  };
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields.
    <div role="group" aria-label={results.assumed.title} className={`${looks["wrap"]} ${classes["assumed"]}`}>
      <span className={looks["small"]}>{results.assumed.title}</span>
      {fields.map(({ path, label }) => (
        <button key={path} type="button" className={classes["chip"]} onClick={() => onField(path)}>
          {label}
        </button>
      ))}
      <button type="button" className={classes["accept"]} onClick={accept}>
        {results.assumed.accept}
      </button>
    </div>
  );
}
