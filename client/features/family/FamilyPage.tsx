import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useWording } from "#client/components/WordingProvider.tsx";
import { enabledTypes } from "#client/features/kids-saver/kids-saver-draft.ts";
import { isInGoal } from "#client/features/kids-saver/kids-saver-plan.ts";
import { isInSection, setsSectionOption } from "#client/features/pension/pension-draft.ts";
import { focusField } from "#client/form/FieldLinks.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { fieldOf } from "#client/form/faults.ts";
import { CalculatorPage, type FormPageProps } from "#client/results/CalculatorPage.tsx";
import { useCalculator } from "#client/results/use-calculator.ts";
import { useContinue } from "#client/session/use-payload.ts";
import { KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { familyExample } from "#shared/family/example.ts";
import { familyExplanations } from "#shared/family/explanations.ts";
import { familyDefinition, LEVERS } from "./definition.ts";
import { FamilyFields } from "./FamilyFields.tsx";
import type { FamilyDraft } from "./family-draft.ts";
import { unfinishedChildren } from "./family-plan.ts";
import { pensionFields, pensionOf } from "./pension-part.ts";
import { useExpandedChildren } from "./use-expanded-children.ts";

const CHILD_FIELD = /^children\/(\d+)\/(.+)$/;
const PENSION = "pension/";

/** The family plan: the form beside its results. */
export function FamilyPage({ start, summaryPath, tools, quickStart }: FormPageProps<FamilyDraft>) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const definition = useMemo(() => familyDefinition(start), [start]);
  const { form, results, awaited, missing } = useCalculator(definition, tools, { quickStart });
  const { draft } = form;
  const [isExpanded, setExpanded] = useState(() => setsSectionOption(pensionOf(draft)));
  // Who needs nothing more is one line.
  const expanded = useExpandedChildren(() => {
    const isUnfinished = unfinishedChildren(draft, start);
    return draft.children.map((child, index) => ({
      isExpanded: isUnfinished[index] ?? false,
      goals: enabledTypes(child),
    }));
  });
  const pension = useMemo(() => pensionFields(form), [form]);
  const isInFold = (path: string) => path.startsWith(PENSION) && isInSection(path.slice(PENSION.length));
  /** Expands whatever hides a field. */
  const uncover = (path: string) => {
    if (isInFold(path)) setExpanded(true);
    const [, place, field = ""] = CHILD_FIELD.exec(path) ?? [];
    if (place === undefined || field === "savingsPercentage") return;
    expanded.open(
      Number(place),
      KIDS_SAVER_GOALS.filter((type) => isInGoal(field, type)),
    );
  };
  /** Leads to a field, which may be folded. */
  const goTo = (path: string) => {
    flushSync(() => uncover(path));
    focusField(path);
  };
  const validate = async () => {
    const isValid = await form.validate();
    // A section with a fault must not stay folded.
    if (!isValid) for (const fault of form.faults) uncover(fieldOf(fault));
    return isValid;
  };
  return (
    <CalculatorPage
      intro={wording.family.intro}
      explanations={familyExplanations(wording)}
      results={{
        ...results,
        isInTodaysMoney: true,
        levers: LEVERS.value()?.(form, pension, wording) ?? [],
        example: familyExample(wording),
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
          onContinue={() => proceed(definition.formOf(form.draft))}
        >
          <FamilyFields
            form={form}
            pension={pension}
            start={start}
            expanded={expanded}
            section={{
              isFaulty: form.faults.some((fault) => isInFold(fieldOf(fault))),
              isExpanded,
              onExpand: setExpanded,
            }}
          />
        </FormFrame>
      }
    />
  );
}
