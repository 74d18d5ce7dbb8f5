import { Card } from "#client/components/Card.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { formatRate } from "#shared/report/format.ts";
import { fill } from "#shared/wording/fill.ts";
import type { ChildGoalDraft } from "./child-goal-draft.ts";

type ChildGoalCardsProps = Pick<ChildGoalDraft, "type" | "countryOfExpense">;

/** What the calculator is, and what inflation it expects where the money is spent. */
export function ChildGoalCards({ type, countryOfExpense }: ChildGoalCardsProps) {
  const { childGoal, countries } = useWording();
  const { about } = childGoal.kinds[type];
  return (
    <>
      <Card heading={about.heading}>{about.text}</Card>
      <Card heading={childGoal.inflation.heading}>
        {fill(childGoal.inflation.text, {
          country: countries[countryOfExpense].inSentence,
          rate: formatRate(COUNTRY_REFERENCES[countryOfExpense].inflationRate),
        })}
      </Card>
    </>
  );
}
