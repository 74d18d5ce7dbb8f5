import { type ComponentType, memo, useMemo } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { FormSection } from "#client/components/FormSection.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fieldOfStep, focusField, toField } from "#client/form/FieldLinks.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import type { Lever } from "#client/form/Levers.tsx";
import { SavingsSection } from "#client/form/SavingsSection.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { CalculatorPage, type FormPageProps } from "#client/results/CalculatorPage.tsx";
import { useCalculator } from "#client/results/use-calculator.ts";
import { useContinue } from "#client/session/use-payload.ts";
import { type Contact, isContactField } from "#shared/contract/contact.ts";
import { enabledKeyOf, type GoalType, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { MONTHLY_INVESTMENT_LIMITS, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverExample } from "#shared/kids-saver/example.ts";
import { kidsSaverExplanations } from "#shared/kids-saver/explanations.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { ChildSection } from "./ChildSection.tsx";
import { kidsSaverDefinition } from "./definition.ts";
import { contactFields, labelsBesideGoals } from "./field-labels.ts";
import { type ExpandedGoals, GoalSections, useExpandedGoals } from "./GoalSections.tsx";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";
import { formOf, hasFault, isInGoal } from "./kids-saver-plan.ts";
import { OtherPageLink } from "./OtherPageLink.tsx";

/** The page before this one asks for contact data. */
const isOfGoals = (field: string) => !isContactField(field);

interface KidsSaverPageProps extends FormPageProps<KidsSaverDraft> {
  readonly personalInfoPath: string;
  /** Takes the plan on to another calculator. */
  readonly Next: ComponentType<{ start: PlanMonth; plan: KidsSaverPlan; contact: Contact }>;
}

/** The Kids Saver: its goals beside the forecast of saving for them together. */
export function KidsSaverPage({
  start,
  personalInfoPath,
  summaryPath,
  tools,
  quickStart,
  Next,
}: KidsSaverPageProps) {
  const wording = useWording();
  const navigate = useNavigate();
  const continueToSummary = useContinue(summaryPath);
  const definition = useMemo(() => ({ ...kidsSaverDefinition(start), labels: labelsBesideGoals }), [start]);
  // As specified, a failure opens the error modal only while no forecast is shown beside the form.
  const page = useCalculator(definition, tools, {
    quickStart,
    asksFor: isOfGoals,
    opensModal: true,
  });
  const { form, results } = page;
  const { draft } = form;
  const plan = definition.planOf(draft);
  const field = fieldOfStep(useLocation().state) ?? "";
  const expanded = useExpandedGoals(
    KIDS_SAVER_GOALS.filter((type) => draft[enabledKeyOf(type)] || isInGoal(field, type)),
  );
  const expand = (isMeant: (type: GoalType) => boolean) =>
    expanded.set(KIDS_SAVER_GOALS.filter(isMeant), true);
  const validate = async () => {
    const isValid = await form.validate();
    // A section with a fault must not stay folded.
    if (!isValid) expand((type) => hasFault(form.faults, type));
    return isValid;
  };
  const contact = contactFields(draft, wording);
  const [missingContact] = contact;
  const proceed = () =>
    missingContact === undefined
      ? continueToSummary(formOf(form.draft, start))
      : navigate(personalInfoPath, { state: toField(missingContact.path) });
  /** Leads to a field: on the page for personal information, or in a goal that may be folded. */
  const goTo = (path: string) => {
    if (isContactField(path)) return navigate(personalInfoPath, { state: toField(path) });
    flushSync(() => expand((type) => isInGoal(path, type)));
    focusField(path);
  };
  const missing = [...contact, ...page.missing];
  return (
    <CalculatorPage
      intro={wording.kidsSaver.intro}
      explanations={kidsSaverExplanations(wording)}
      results={{
        ...results,
        levers: kidsSaverLevers(form, wording),
        example: kidsSaverExample(wording),
        next: plan && <Next start={start} plan={plan} contact={draft} />,
        onField: goTo,
      }}
      missing={missing}
      unread={form.unread}
      form={
        <FormFrame missing={missing} onField={goTo} validate={validate} onContinue={proceed}>
          <KidsSaverFields
            form={form}
            start={start}
            expanded={expanded}
            personalInfoPath={personalInfoPath}
          />
        </FormFrame>
      }
    />
  );
}

interface KidsSaverFieldsProps extends Pick<KidsSaverPageProps, "start" | "personalInfoPath"> {
  readonly form: CalculatorForm<KidsSaverDraft>;
  readonly expanded: ExpandedGoals;
}

const KidsSaverFields = memo(function KidsSaverFields(props: KidsSaverFieldsProps) {
  const { form, start, expanded, personalInfoPath } = props;
  const { kidsSaver } = useWording();
  const { personal } = kidsSaver;
  return (
    <>
      <ChildSection
        form={form}
        note={
          <>
            {personal.contact} <OtherPageLink to={personalInfoPath}>{personal.link}</OtherPageLink>
          </>
        }
      />
      <FormSection heading={kidsSaver.sections.goals} note={kidsSaver.sections.goalsNote}>
        <GoalSections
          form={form}
          currency={form.draft.currency}
          start={start}
          faults={form.faults}
          expanded={expanded}
        />
      </FormSection>
      <SavingsSection form={form} currency={form.draft.currency} texts={kidsSaver.savings} />
    </>
  );
});

/** Returns the levers of the Kids Saver, which move all goals: the monthly amount and the savings today. */
function kidsSaverLevers(
  form: CalculatorForm<KidsSaverDraft>,
  { fields, kidsSaver }: Wording,
): readonly Lever[] {
  const { currency } = form.draft;
  return [
    {
      name: "monthlyInvestment",
      label: fields.monthlyInvestment,
      binding: form.field("monthlyInvestment"),
      range: MONTHLY_INVESTMENT_LIMITS[currency],
      unit: currency,
    },
    {
      name: "currentAdditional",
      label: kidsSaver.savings.currentAdditional,
      binding: form.field("currentAdditional"),
      range: SAVED_AMOUNT_LIMITS,
      unit: currency,
    },
  ];
}
