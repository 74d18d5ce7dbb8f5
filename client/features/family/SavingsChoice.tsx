import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fieldId } from "#client/form/FieldLinks.tsx";
import { formatMoney } from "#shared/report/format.ts";
import type { FamilyDraft } from "./family-draft.ts";
import classes from "./TakePlans.module.css";
import { TAKING_FIELD } from "./take-over.ts";
import type { SavingsQuestion, TakenSavings } from "./take-plan.ts";

interface SavingsChoiceProps {
  readonly name: string;
  readonly question: SavingsQuestion;
  readonly currency: FamilyDraft["currency"];
  readonly onChoose: (savings: TakenSavings) => void;
}

/** Asks whether the savings of a plan are those of the family. It holds the focus of the button that led here. */
export function SavingsChoice({ name, question, currency, onChoose }: SavingsChoiceProps) {
  const wording = useWording();
  const texts = wording.family.form.take.savings;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const money = (amount: number) => formatMoney(amount, currency, wording);
  const text = texts.question({
    plan: name,
    amount: money(question.ofPlan),
    present: money(question.ofFamily),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields.
    <div
      ref={group}
      id={fieldId(TAKING_FIELD)}
      role="group"
      aria-label={text}
      tabIndex={-1}
      className={classes["question"]}
    >
      <p>{text}</p>
      <div className={`${looks["wrap"]} ${classes["choices"]}`}>
        {(["same", "separate"] as const).map((savings) => (
          <Button key={savings} size="compact-md" variant="light" onClick={() => onChoose(savings)}>
            {texts[savings]({ amount: money(question[savings]) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
