import { paymentDatesNote } from "#shared/child-goal/assumptions.ts";
import { KIDS_SAVER_CONTRIBUTION_COUNTRY } from "#shared/domain/child-goals.ts";
import { costsNote } from "#shared/kids-saver/assumptions.ts";
import { pensionFunds, pensionNotes, pensionOmissions } from "#shared/pension/assumptions.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { inflationTerms } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { childName } from "./names.ts";
import { pensionPurse } from "./purses.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";

/** Returns the notes on the calculation of a family: those on its pension, and those on its children. */
export function familyAssumptions(plan: FamilyPlan, result: FamilyResult, wording: Wording): Block<"notes"> {
  const { assumptions } = wording.family;
  const { children } = plan;
  const contributions = plan.contributionsGoOn ? assumptions.contributionsGoOn : assumptions.contributions;
  const pension = pensionPurse(plan);
  const goals = children.flatMap((child) => child.goals);
  const countries = [...new Set(goals.map(({ countryOfExpense }) => countryOfExpense))];
  return assumptionsBlock(
    [
      ...pensionNotes(pension, wording),
      costsNote(countries, wording),
      contributions(inflationTerms(KIDS_SAVER_CONTRIBUTION_COUNTRY, wording)),
      ...children.map(({ risk }, index) =>
        assumptions.strategy({
          child: childName(index, children.length, wording).alone,
          risk: wording.risks[risk].name,
        }),
      ),
      paymentDatesNote(goals, wording),
      assumptions.savings,
      assumptions.tightest,
      ...(result.allTogether === null ? [] : [assumptions.together]),
    ],
    [...new Set([...pensionFunds(pension), ...children.map(({ risk }) => risk)])],
    [...new Set([pension.country, ...countries])],
    result,
    wording,
    pensionOmissions(pension, wording),
  );
}
