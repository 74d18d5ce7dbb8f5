import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./CalculatorPage.module.css";
import { FieldLinks } from "./FieldLinks.tsx";
import { FORM_ID } from "./FormFrame.tsx";
import { FIELDS_PLACE, type FieldName } from "./faults.ts";

interface SummaryBarProps {
  /** The fields that the summary waits for. */
  readonly missing: readonly FieldName[];
  /** Leads to a field; in place of leading to it on this page. */
  readonly onField?: (path: string) => void;
}

/** Where the results stand below the form: the way on from them, or what that waits for. */
export function SummaryBar({ missing, onField }: SummaryBarProps) {
  const { form, results } = useWording();
  const isWaiting = missing.length > 0;
  return (
    <div className={classes["bar"]}>
      <span className={classes["text"]}>
        {isWaiting ? (
          <FieldLinks
            message={results.stillNeeded({ fields: FIELDS_PLACE })}
            fields={missing}
            onField={onField}
          />
        ) : (
          form.continueNote
        )}
      </span>
      {!isWaiting && (
        <button type="submit" form={FORM_ID} className={classes["way"]}>
          {results.toSummary}
        </button>
      )}
    </div>
  );
}
