import { NO_CONTACT } from "#shared/contract/contact.ts";
import { monthOf } from "#shared/domain/plan-month.ts";
import { goalEntries, goalOnPaper } from "#shared/kids-saver/entries.ts";
import { pensionDetails } from "#shared/pension/details.ts";
import type { CalculatorDefinition, ReportContext } from "#shared/report/calculator-definition.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { calculatorOf } from "#shared/report/report-of.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { familyExample } from "./example.ts";
import { familyExplanations } from "./explanations.ts";
import { FAMILY_CALCULATION, familyPlanOf, validateFamilyForm } from "./form.ts";
import { familyInsightBlocks } from "./insight-blocks.ts";
import type { FamilyInsights } from "./insights-schemas.ts";
import { familyOutlay } from "./month.ts";
import { childName } from "./names.ts";
import { familyResultBlocks } from "./results.ts";
import type { FamilyForm, FamilyPlan, FamilyResult } from "./schemas.ts";

/** The family plan, from its form to its report; without a goal that is still ahead the report has no results. */
export const FAMILY: CalculatorDefinition<FamilyForm, FamilyPlan, FamilyResult, FamilyInsights> =
  calculatorOf({
    ...FAMILY_CALCULATION,
    introduction: (wording) => ({
      ...wording.family.intro,
      explanations: familyExplanations(wording),
    }),
    example: familyExample,
    blankContact: NO_CONTACT,
    validateForm: validateFamilyForm,
    planOf: familyPlanOf,
    outlayOf: familyOutlay,
    titleOf: (wording) => wording.family.report.title,
    planDetails,
    furtherEntries: goalsOfChildren,
    resultBlocks: familyResultBlocks,
    insightBlocks: familyInsightBlocks,
    otherSections: (form, _result, context) => [
      {
        role: "goals",
        heading: context.wording.family.report.children,
        blocks: [goalsBlock(form, context)],
      },
      ...familyExplanations(context.wording),
    ],
  });

/** Returns a line for each child, then the entries of the parent's pension. */
function planDetails(form: FamilyForm, wording: Wording): readonly Fact[] {
  const { currency, targetChance, savings, pension } = form;
  const { afterwards } = wording.family.form;
  return [
    ...childLines(form, wording),
    ...(form.contributionsGoOn ? [{ label: afterwards.label, value: textValue(afterwards.goesOn) }] : []),
    ...pensionDetails(
      { ...pension, currency, ...(targetChance && { targetChance }) },
      { label: wording.family.savings, value: moneyValue(savings, currency) },
      wording,
    ),
  ];
}

function childLines({ currency, children }: FamilyForm, wording: Wording): readonly Fact[] {
  return children.map(({ age, monthlyInvestment, savingsShare, risk }, index) => ({
    label: childName(index, children.length, wording).alone,
    value: textValue(
      wording.family.childEntry({
        age,
        monthly: formatMoney(monthlyInvestment, currency, wording),
        share: formatRate(savingsShare),
        risk: wording.risks[risk].name,
      }),
    ),
  }));
}

/** Returns the entries for every goal, each labelled with the child and the goal. */
function goalsOfChildren({ currency, children }: FamilyForm, wording: Wording): readonly Fact[] {
  return children.flatMap((child, index) =>
    child.goals.flatMap((goal) => {
      const name = childName(index, children.length, wording).alone;
      const { name: title } = wording.kidsSaver.goals[goal.type];
      return goalEntries(goal, wording.family.childGoal({ child: name, goal: title }), currency, wording);
    }),
  );
}

/** Returns the goals of all children. */
function goalsBlock(
  { currency, children }: FamilyForm,
  { today, wording }: Pick<ReportContext, "today" | "wording">,
): Block<"goals"> {
  return {
    kind: "goals",
    goals: children.flatMap((child, index) => {
      const name = childName(index, children.length, wording).alone;
      return child.goals.map((each) => {
        const goal = goalOnPaper(each, { ...child, currency }, monthOf(today), wording);
        return { ...goal, title: wording.family.childGoal({ child: name, goal: goal.title }) };
      });
    }),
    none: wording.kidsSaver.report.noGoals,
  };
}
