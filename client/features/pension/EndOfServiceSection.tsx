import { lazy, Suspense, useState } from "react";
import { FailedPart } from "#client/components/FailedPart.tsx";
import { FoldedSection } from "#client/components/FoldedSection.tsx";
import { LoadBoundary } from "#client/components/LoadBoundary.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fieldOf } from "#client/form/faults.ts";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { isInSection, type PensionDraft, saidOf } from "./pension-draft.ts";

const EndOfServiceFields = lazy(async () => {
  const { EndOfServiceFields } = await import("./EndOfServiceFields.tsx");
  return { default: EndOfServiceFields };
});

interface EndOfServiceSectionProps {
  readonly form: CalculatorForm<PensionDraft>;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
}

/** What few plans say of the end of service and of other income: folded away, and loaded once it is opened. */
export function EndOfServiceSection({ form, isExpanded, onExpand }: EndOfServiceSectionProps) {
  const wording = useWording();
  const { heading, summary } = wording.pension.endOfService;
  // What was opened stays: its fields keep what was typed.
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

/** What is set, in a line; entries without faults. */
function sectionSummary(draft: PensionDraft, wording: Wording): string {
  const { summary } = wording.pension.endOfService;
  const said = saidOf(draft);
  const parts = [
    said.basicSalaryPercentage !== undefined &&
      summary.basic({ share: formatRate(Number(said.basicSalaryPercentage) / 100) }),
    said.endOfService !== undefined && summary.scheme,
    said.yearsPerEmployer !== undefined && summary.employers({ count: Number(said.yearsPerEmployer) }),
    said.otherIncome !== undefined &&
      summary.income({ amount: formatMoney(Number(said.otherIncome), draft.currency, wording) }),
    said.checksRetirementVisa !== undefined && summary.visa,
  ].filter((part) => part !== false);
  return parts.length === 0 ? summary.none : summary.set({ parts: parts.join(wording.listSeparator) });
}
