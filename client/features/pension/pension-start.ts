import type { FieldName } from "#client/form/faults.ts";
import type { QuickStartRules } from "#client/results/form-definition.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { PensionDraft, PensionEntries } from "./pension-draft.ts";

/** A pension from age, salary and savings: with Balanced risk, and nobody retires before today. */
export const PENSION_START: QuickStartRules<PensionDraft> = {
  complete: completePension,
  assumptions: pensionAssumptions,
};

/** Returns a pension with a choice for everything that is still open. */
export function completePension<D extends PensionEntries>(draft: D): D {
  return {
    ...draft,
    risk: draft.risk || "Balanced",
    retirementAge: Math.max(Number(draft.age), Number(draft.retirementAge)),
  };
}

/** Returns what a pension holds beside age, salary and savings. */
export function pensionAssumptions(draft: PensionEntries, wording: Wording): readonly FieldName[] {
  return [...retirement(draft, wording), ...money(draft, wording)];
}

function retirement(
  draft: PensionEntries,
  { pension, countries, lifestyles }: Wording,
): readonly FieldName[] {
  const { assumed } = pension.start;
  const { retirementAge, country, lifestyle, hasOwnBudget } = draft;
  return [
    { path: "retirementAge", label: assumed.retirementAge({ age: Number(retirementAge) }) },
    { path: "country", label: assumed.country({ country: countries[country].inSentence }) },
    ...(hasOwnBudget
      ? []
      : [{ path: "lifestyle", label: assumed.lifestyle({ lifestyle: lifestyles[lifestyle] }) }]),
  ];
}

function money(draft: PensionEntries, wording: Wording): readonly FieldName[] {
  const { pension, risks } = wording;
  const { assumed } = pension.start;
  const { isSalaryBasedContribution, monthlySalary, investmentPercentageOfSalary, risk } = draft;
  // Whoever retires today invests nothing more, and no salary rises.
  const hasTime = Number(draft.age) < Number(draft.retirementAge);
  const share = formatRate(Number(investmentPercentageOfSalary) / 100);
  const increase = formatRate(Number(draft.salaryIncreasePercentage) / 100);
  const monthly = formatMoney(Number(draft.monthlyInvestment), draft.currency, wording);
  const hasSalary = monthlySalary !== 0;
  return [
    ...(hasTime && isSalaryBasedContribution && hasSalary
      ? [{ path: "investmentPercentageOfSalary", label: assumed.share({ share }) }]
      : []),
    ...(hasTime && !isSalaryBasedContribution
      ? [{ path: "monthlyInvestment", label: assumed.monthly({ amount: monthly }) }]
      : []),
    ...(hasTime && hasSalary
      ? [{ path: "salaryIncreasePercentage", label: assumed.increase({ rate: increase }) }]
      : []),
    ...(hasSalary
      ? [{ path: "yearsOfService", label: assumed.service({ count: Number(draft.yearsOfService) }) }]
      : []),
    ...(hasSalary && draft.endOfService === "Gratuity" && !draft.applyEosbLimit
      ? [{ path: "applyEosbLimit", label: assumed.noCap }]
      : []),
    ...(risk === "" ? [] : [{ path: "risk", label: assumed.risk({ risk: risks[risk].name }) }]),
  ];
}
