import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useWording } from "#client/components/WordingProvider.tsx";
import { focusField } from "#client/form/FieldLinks.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { fieldOf } from "#client/form/faults.ts";
import type { Lever } from "#client/form/Levers.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { CalculatorPage, type FormPageProps } from "#client/results/CalculatorPage.tsx";
import { useCalculator } from "#client/results/use-calculator.ts";
import { useContinue } from "#client/session/use-payload.ts";
import {
  ANNUAL_LIVING_COST_LIMITS,
  MONTHLY_INVESTMENT_LIMITS,
  PENSION_LIMITS,
} from "#shared/domain/limits.ts";
import { pensionExample } from "#shared/pension/example.ts";
import { pensionExplanations } from "#shared/pension/explanations.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { pensionDefinition } from "./definition.ts";
import { PensionFields } from "./PensionFields.tsx";
import {
  formOf,
  isInSection,
  lifestyleBudget,
  type PensionDraft,
  setsSectionOption,
  withProposal,
} from "./pension-draft.ts";

/** The pension calculator: the form beside its results. */
export function PensionCalculatorPage({
  start,
  summaryPath,
  tools,
  quickStart,
}: FormPageProps<PensionDraft>) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const definition = useMemo(() => pensionDefinition(start), [start]);
  const { form, results, awaited, missing } = useCalculator(definition, tools, { quickStart });
  const [isExpanded, setExpanded] = useState(() => setsSectionOption(form.draft));
  const isFolded = (path: string) => !isExpanded && isInSection(path);
  /** Leads to a field, which may be folded. */
  const goTo = (path: string) => {
    if (isFolded(path)) flushSync(() => setExpanded(true));
    focusField(path);
  };
  const validate = async () => {
    const isValid = await form.validate();
    // A section with a fault must not stay folded.
    if (!isValid && form.faults.some((fault) => isFolded(fieldOf(fault)))) setExpanded(true);
    return isValid;
  };
  return (
    <CalculatorPage
      intro={wording.pension.intro}
      explanations={pensionExplanations(form.draft.country, wording)}
      results={{
        ...results,
        levers: pensionLevers(form, wording),
        example: pensionExample(wording),
        onField: goTo,
      }}
      missing={missing}
      unread={form.unread}
      form={
        <FormFrame
          awaited={awaited}
          missing={missing}
          onField={goTo}
          validate={validate}
          onContinue={() => proceed(formOf(form.draft))}
        >
          <PensionFields form={form} isExpanded={isExpanded} onExpand={setExpanded} />
        </FormFrame>
      }
    />
  );
}

/** Returns the levers of a pension: the contribution, the age of retirement and the spending of a year. */
function pensionLevers(form: CalculatorForm<PensionDraft>, { fields, pension }: Wording): readonly Lever[] {
  const { currency, isSalaryBasedContribution } = form.draft;
  return [
    isSalaryBasedContribution
      ? {
          name: "investmentPercentageOfSalary",
          label: fields.investmentPercentageOfSalary,
          binding: form.field("investmentPercentageOfSalary"),
          range: PENSION_LIMITS.investmentPercentageOfSalary,
          unit: "percent",
        }
      : {
          name: "monthlyInvestment",
          label: fields.monthlyInvestment,
          binding: form.field("monthlyInvestment"),
          range: MONTHLY_INVESTMENT_LIMITS[currency],
          unit: currency,
        },
    {
      name: "retirementAge",
      label: fields.retirementAge,
      binding: form.field("retirementAge"),
      range: PENSION_LIMITS.retirementAge,
      unit: "years",
    },
    {
      name: "annualLivingCost",
      label: pension.facts.spending,
      binding: {
        ...form.field("annualLivingCost"),
        // The cost of the lifestyle, until the visitor has a budget.
        ...(!form.draft.hasOwnBudget && { value: lifestyleBudget(form.draft) }),
        onChange: (annualLivingCost) =>
          form.replace((draft) => withProposal(draft, { annualLivingCost: Number(annualLivingCost) })),
      },
      range: ANNUAL_LIVING_COST_LIMITS,
      unit: currency,
    },
  ];
}
