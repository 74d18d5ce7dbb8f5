import { lazy, Suspense, useState } from "react";
import { FoldedSection } from "#client/components/FoldedSection.tsx";
import { LoadBoundary } from "#client/components/LoadBoundary.tsx";
import { loadTexts } from "#client/components/load-wording.ts";
import { FailedPart } from "#client/components/RetryNotice.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FieldsProps } from "./AmountFields.tsx";
import { type PensionEntries, planFieldsOf } from "./pension-draft.ts";

const EndOfServiceFields = lazy(async () => {
  const [fields] = await Promise.all([
    import("./EndOfServiceFields.tsx"),
    loadTexts("endOfService", "reports"),
  ]);
  return { default: fields.EndOfServiceFields };
});

/** A section that is folded until it is wanted. */
export interface FoldedProps {
  /** True if one of its entries has a fault. */
  readonly isFaulty: boolean;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
}

/** Options that few plans use: the end of service, other income and the length of life. They load once they are opened. */
export function EndOfServiceSection({ form, isFaulty, isExpanded, onExpand }: FieldsProps & FoldedProps) {
  const wording = useWording();
  const { heading, summary } = wording.pension.endOfService;
  // An opened section stays mounted, so that its fields keep what was typed.
  const [isLoaded, setLoaded] = useState(isExpanded);
  if (isExpanded && !isLoaded) setLoaded(true);
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
function sectionSummary(draft: PensionEntries, wording: Wording): string {
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
    fields.sex === "female" && summary.woman,
    fields.sex === "male" && summary.man,
    fields.partnerAge !== undefined && summary.partner({ age: Number(fields.partnerAge) }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? summary.none : summary.set({ parts: parts.join(wording.listSeparator) });
}
