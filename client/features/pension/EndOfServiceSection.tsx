import { lazy, Suspense, useState } from "react";
import { FoldedSection } from "#client/components/FoldedSection.tsx";
import { LoadBoundary } from "#client/components/LoadBoundary.tsx";
import { loadTexts } from "#client/components/load-wording.ts";
import { FailedPart } from "#client/components/RetryNotice.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fieldOf } from "#client/form/faults.ts";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { isInSection, type PensionDraft, planFieldsOf } from "./pension-draft.ts";

const EndOfServiceFields = lazy(async () => {
  const [fields] = await Promise.all([
    import("./EndOfServiceFields.tsx"),
    loadTexts("endOfService", "reports"),
  ]);
  return { default: fields.EndOfServiceFields };
});

interface EndOfServiceSectionProps {
  readonly form: CalculatorForm<PensionDraft>;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
}

/** Options on the end of service and other income, which few plans use: folded, and loaded once they are opened. */
export function EndOfServiceSection({ form, isExpanded, onExpand }: EndOfServiceSectionProps) {
  const wording = useWording();
  const { heading, summary } = wording.pension.endOfService;
  // An opened section stays mounted, so that its fields keep what was typed.
  const [isLoaded, setLoaded] = useState(isExpanded);
  if (isExpanded && !isLoaded) setLoaded(true);
  const isFaulty = form.faults.some((fault) => isInSection(fieldOf(fault)));
  return (
    <FoldedSection
      heading={heading}
      summary={isFaulty ? summary.check : sectionSummary(form.draft, wording)}
      isFaulty={isFaulty}
      isExpanded={isExpanded}
      onExpand={onExpand}
    >
      {isLoaded && (
        <LoadBoundary fallback={<FailedPart />}>
          <Suspense>
            <EndOfServiceFields form={form} />
          </Suspense>
        </LoadBoundary>
      )}
    </FoldedSection>
  );
}

/** Returns the options that are set, in one line, for entries without faults. */
function sectionSummary(draft: PensionDraft, wording: Wording): string {
  const { summary } = wording.pension.endOfService;
  const fields = planFieldsOf(draft);
  const parts = [
    fields.basicSalaryPercentage !== undefined &&
      summary.basic({ share: formatRate(Number(fields.basicSalaryPercentage) / 100) }),
    fields.endOfService !== undefined && summary.scheme,
    fields.yearsPerEmployer !== undefined && summary.employers({ count: Number(fields.yearsPerEmployer) }),
    fields.otherIncome !== undefined &&
      summary.income({ amount: formatMoney(Number(fields.otherIncome), draft.currency, wording) }),
    fields.checksRetirementVisa !== undefined && summary.visa,
  ].filter((part) => part !== false);
  return parts.length === 0 ? summary.none : summary.set({ parts: parts.join(wording.listSeparator) });
}
