import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { FieldLinks, focusField } from "#client/form/FieldLinks.tsx";
import { FORM_ID } from "#client/form/FormFrame.tsx";
import { FIELDS_PLACE, type FieldName } from "#client/form/faults.ts";
import { isContactField } from "#shared/contract/contact.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./CalculatorPage.module.css";
import { type PreviewedPage, useShownPreview } from "./use-preview.ts";

interface SummaryBarProps {
  readonly blocks: readonly Block[] | undefined;
  readonly preview: PreviewedPage;
  /** Fields that the summary waits for. */
  readonly missing: readonly FieldName[];
  readonly onField?: (path: string) => void;
}

/**
 * Bar below results that are below the form: the chance, which a hand on a lever no longer sees above, and a button that
 * leads on or the fields that it waits for.
 */
export function SummaryBar({ blocks, preview, missing, onField = focusField }: SummaryBarProps) {
  const wording = useWording();
  const { form, results } = wording;
  const shown = useShownPreview(preview);
  const answer = (shown.blocks ?? blocks)?.find((block) => block.kind === "answer");
  const [first] = missing;
  const isForReport = missing.every(({ path }) => isContactField(path));
  const needs = isForReport ? results.forReport : results.stillNeeded;
  return (
    <div className={`${looks["card"]} ${looks["wrap"]} ${classes["bar"]}`}>
      <span className={classes["text"]}>
        {answer && (
          <>
            <span className={classes["now"]} data-outdated={shown.isOutdated || undefined}>
              {chanceInWords(answer.hundredths, wording)}
            </span>
            {" · "}
          </>
        )}
        {first === undefined ? (
          form.continueNote
        ) : (
          <FieldLinks message={needs({ fields: FIELDS_PLACE })} fields={missing} onField={onField} />
        )}
      </span>
      {first === undefined ? (
        <button type="submit" form={FORM_ID} className={classes["way"]}>
          {results.toSummary}
        </button>
      ) : (
        isForReport && (
          <button type="button" className={classes["way"]} onClick={() => onField(first.path)}>
            {results.getReport}
          </button>
        )
      )}
    </div>
  );
}
