import { type ComponentType, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useLoaded } from "#client/components/loadable.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { focusField } from "#client/form/FieldLinks.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { fieldOf } from "#client/form/faults.ts";
import { CalculatorPage, type FormPageProps } from "#client/results/CalculatorPage.tsx";
import { useCalculator } from "#client/results/use-calculator.ts";
import { useContinue } from "#client/session/use-payload.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { pensionExample } from "#shared/pension/example.ts";
import { pensionExplanations } from "#shared/pension/explanations.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { LEVERS, pensionDefinition, REPLAY } from "./definition.ts";
import { PensionFields } from "./PensionFields.tsx";
import { formOf, isInSection, type PensionDraft, setsSectionOption } from "./pension-draft.ts";

interface PensionCalculatorPageProps extends FormPageProps<PensionDraft> {
  /** Takes the plan on to another calculator. */
  readonly Next: ComponentType<{ start: PlanMonth; plan: PensionPlan; contact: Contact }>;
}

/** The pension calculator: the form beside its results. */
export function PensionCalculatorPage({
  start,
  summaryPath,
  tools,
  quickStart,
  Next,
}: PensionCalculatorPageProps) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const definition = useMemo(() => pensionDefinition(start), [start]);
  const { form, results, awaited, missing } = useCalculator(definition, tools, { quickStart });
  const { value: Replay } = useLoaded(REPLAY, results.blocks !== undefined);
  const plan = definition.planOf(form.draft);
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
        levers: LEVERS.value()?.(form, wording) ?? [],
        example: pensionExample(wording),
        next: plan && <Next start={start} plan={plan} contact={form.draft} />,
        more: results.blocks && Replay && <Replay blocks={results.blocks} money={results.choice.money} />,
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
          <PensionFields
            form={form}
            isFaulty={form.faults.some((fault) => isInSection(fieldOf(fault)))}
            isExpanded={isExpanded}
            onExpand={setExpanded}
          />
        </FormFrame>
      }
    />
  );
}
