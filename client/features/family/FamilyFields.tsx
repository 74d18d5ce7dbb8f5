import { memo } from "react";
import { useLocation } from "react-router-dom";
import { loadTexts } from "#client/components/load-wording.ts";
import { loadable, useLoaded } from "#client/components/loadable.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { FieldsProps } from "#client/features/pension/AmountFields.tsx";
import type { FoldedProps } from "#client/features/pension/EndOfServiceSection.tsx";
import {
  IncomeSection,
  InvestmentSection,
  pensionAmounts,
  RetirementSection,
} from "#client/features/pension/PensionFields.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { type AmountField, CurrencyField } from "#client/form/CurrencyField.tsx";
import { expenseAmount } from "#client/form/ExpenseFields.tsx";
import { ExpectedAmountField } from "#client/form/SavingsSection.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { useOtherPlans } from "#client/plans/other-plans.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { useSession } from "#client/session/use-session.ts";
import { CHILD_GOALS, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { type ChildrenProps, ChildSections } from "./ChildSections.tsx";
import type { FamilyDraft } from "./family-draft.ts";
import { SavingsShares } from "./SavingsShares.tsx";

interface FamilyFieldsProps extends Pick<ChildrenProps, "start" | "expanded"> {
  readonly form: CalculatorForm<FamilyDraft>;
  /** The form's fields of the pension. */
  readonly pension: FieldsProps["form"];
  /** The section of the pension's rarer options. */
  readonly section: FoldedProps;
}

/** All inputs of a family plan. Contact data come last, next to the report that needs them. */
export const FamilyFields = memo(function FamilyFields(props: FamilyFieldsProps) {
  const { form, pension, start, expanded, section } = props;
  const { fields, pension: texts } = useWording();
  return (
    <>
      <PlansToTake form={form} start={start} />
      <RetirementSection form={pension} />
      <IncomeSection
        form={pension}
        currencyField={
          <CurrencyField
            binding={form.field("currency")}
            amounts={[...pensionAmounts(pension), ...childAmounts(form)]}
          />
        }
        {...section}
      />
      <InvestmentSection form={pension}>
        <ExpectedAmountField
          form={pension}
          currency={form.draft.currency}
          texts={{
            expectedAdditional: fields.expectedAdditional,
            expectedAdditionalHint: texts.hints.expectedAdditional,
          }}
        />
      </InvestmentSection>
      <ChildSections form={form} start={start} expanded={expanded} />
      <SavingsShares form={form} faults={form.faults} start={start} />
      <ContactSection form={form} />
    </>
  );
});

const TAKE_PLANS = loadable(async () => {
  const [taking] = await Promise.all([import("./TakePlans.tsx"), loadTexts("plans")]);
  return taking.TakePlans;
});

/** What takes over plans of other calculators, loaded once there are any. */
function PlansToTake(props: Pick<FamilyFieldsProps, "form" | "start">) {
  const others = useOtherPlans("family", props.start);
  const { state } = useLocation();
  const hasTaken = useSession(sessionOf("family"), ({ taken }) => taken.length > 0);
  const { value: TakePlans } = useLoaded(
    TAKE_PLANS,
    others.length > 0 || hasTaken || state?.taken !== undefined,
  );
  return TakePlans && <TakePlans {...props} />;
}

/** Returns every amount of the children, for conversion with the currency. */
function childAmounts(form: CalculatorForm<FamilyDraft>): readonly AmountField[] {
  return form.draft.children.flatMap((_, index) => {
    const child = form.part("children").part(index);
    return [
      { binding: child.field("monthlyInvestment"), step: MONTHLY_INVESTMENT_LIMITS.AED.step },
      ...KIDS_SAVER_GOALS.map((type) => expenseAmount(child.part(CHILD_GOALS[type].kidsSaver.key))),
    ];
  });
}
