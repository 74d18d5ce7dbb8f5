import { type CertaintyLevel, EVEN_CHANCE, targetOf } from "#shared/domain/insights.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { requirementFacts } from "#shared/report/common-facts.ts";
import { formatMoney, formatPercent } from "#shared/report/format.ts";
import type { Block, Fact, FactGroup } from "#shared/report/report-document.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import { largeShareWarning } from "#shared/report/visit-sum.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { familyMonth } from "./month.ts";
import { namesWithAges } from "./names.ts";
import { isShort, mostToSave } from "./own-savings.ts";
import { pensionPurse } from "./purses.ts";
import type { FamilyPlan, FamilyResult, Purse } from "./schemas.ts";

/** Returns what a month takes of the salary, and what each purse gets and requires. */
export function familyFacts(plan: FamilyPlan, result: FamilyResult, wording: Wording): Block<"facts"> {
  const { retirement } = wording.family;
  const group = (title: string, { required }: Purse, planned: number): FactGroup => ({
    title,
    note: wording.results.todaysMoney,
    facts: requirementFacts(
      { ofTarget: required[targetOf(plan)], even: required[EVEN_CHANCE], planned },
      plan,
      wording,
    ),
  });
  const names = namesWithAges(plan, wording);
  return {
    kind: "facts",
    groups: [
      monthGroup(plan, result, wording),
      ...result.purses.children.map((purse, index) =>
        group(names[index] ?? "", purse, plan.children[index]?.monthlyInvestment ?? 0),
      ),
      group(retirement, result.purses.pension, currentMonthlyInvestment(pensionPurse(plan))),
    ],
  };
}

function monthGroup(
  plan: FamilyPlan,
  { purses: { pension, children }, largestShareOfSalary: share }: FamilyResult,
  wording: Wording,
): FactGroup {
  const { facts } = wording.family;
  const { currency } = plan;
  const target = targetOf(plan);
  const purses = [pension, ...children];
  const isOpen = purses.some((purse) => purse.required[target] === null && isShort(purse, target));
  const requiredTogether: readonly Fact[] = isOpen
    ? []
    : [
        {
          label: facts.requiredTogether({ chance: chanceInWords(target, wording) }),
          value: moneyValue(requiredBy(purses, target), currency),
        },
      ];
  const ofSalary: readonly Fact[] =
    share === null
      ? []
      : [{ label: facts.largestShare, value: textValue(shareInWords(share)), isComparable: true }];
  return {
    title: facts.month,
    isMonthlyInvestment: true,
    note: wording.results.todaysMoney,
    facts: [
      ...requiredTogether,
      { label: facts.together, value: moneyValue(familyMonth(plan), currency) },
      ...ofSalary,
    ],
  };
}

/** Returns the sum of what purses require for a chance, as each of them is told: rounded up. Without a month left, nothing. */
function requiredBy(purses: readonly Purse[], chance: CertaintyLevel): number {
  return purses.reduce((sum, { required }) => sum + Math.ceil(required[chance] ?? 0), 0);
}

/** Returns what the target requires of all parts each month, plan currency. */
export function requiredTogether(plan: FamilyPlan, { purses }: FamilyResult): number {
  return requiredBy([...purses.children, purses.pension], targetOf(plan));
}

/** Returns a share of the salary, in percent, as all sums of contributions are told. */
export function shareInWords(share: number): string {
  return formatPercent(share, 1);
}

/**
 * Returns a warning if the target for each part takes more than the whole salary of today, or so much of it that little is
 * left to live on; the latter only while a part is below the target.
 */
export function requiredTogetherCallout(
  plan: FamilyPlan,
  result: FamilyResult,
  wording: Wording,
): readonly Block<"callout">[] {
  const { pension, children } = result.purses;
  const { monthlySalary } = plan.pension;
  const target = targetOf(plan);
  const ofChildren = requiredBy(children, target);
  const amount = requiredTogether(plan, result);
  if (monthlySalary === 0) return [];
  const { beyondSalary, childrenBeyondSalary, mostOfSalary } = wording.family;
  const told = {
    chance: chanceInWords(target, wording),
    amount: formatMoney(amount, plan.currency, wording),
    children: children.length,
  };
  const callout = (text: string) => [{ kind: "callout", tone: "warning", text } as const];
  // Longer work pays for retirement alone.
  if (ofChildren > monthlySalary) return callout(childrenBeyondSalary(told));
  if (amount > monthlySalary) return callout(beyondSalary(told));
  const isEnough = ![pension, ...children].some((purse) => isShort(purse, target));
  if (isEnough || amount <= mostToSave(plan)) return [];
  return callout(mostOfSalary({ ...told, share: shareInWords((100 * amount) / monthlySalary) }));
}

/** Returns a warning if all contributions take a large part of the salary in some year. */
export function largeShareCallout(
  { largestShareOfSalary: share }: FamilyResult,
  wording: Wording,
): readonly Block<"callout">[] {
  if (share === null) return [];
  const warning = largeShareWarning(share / 100, wording);
  if (warning.length === 0) return [];
  const told = wording.family.largeShare({ share: shareInWords(share) });
  return [{ kind: "callout", tone: "warning", text: [told, ...warning].join(" ") }];
}
