import { RETIREMENT_VISA_AGE, RETIREMENT_VISA_SAVINGS_AED } from "#shared/domain/retirement-visa.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block, Fact, FactGroup } from "#shared/report/report-document.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { benefitsOfEmployers, specifiedBenefit, yearsUntilEmployersChange } from "./end-of-service.ts";
import { planOptions } from "./plan-options.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** The money that amounts are shown in. */
interface ShownMoney {
  /** Whose money it is. */
  readonly note: string;
  /** An amount of a plan year in it. */
  readonly inShownMoney: (amount: number, planYear: number) => number;
}

/** What is paid at the end of service: the benefit, the savings scheme in its place, or the benefits of several employers. */
export function endOfServiceFacts(
  plan: PensionPlan,
  { endOfServiceBenefit, savingsScheme }: RetirementResult,
  { note, inShownMoney }: ShownMoney,
  wording: Wording,
): FactGroup {
  const { facts, endOfService } = wording.pension;
  const money = (amount: number) => moneyValue(amount, plan.currency);
  const cap: Fact = {
    label: facts.cap,
    value: textValue(plan.applyEosbLimit ? facts.capTwoSalaries : facts.capNone),
  };
  if (savingsScheme !== undefined) {
    const { valueAt10th, valueAt50th, valueAt90th, gratuity, chanceToBeatGratuity: chance } = savingsScheme;
    return {
      title: endOfService.facts.scheme,
      note,
      facts: [
        { label: wording.results.realistic, value: money(valueAt50th) },
        { label: wording.results.pessimistic, value: money(valueAt10th) },
        { label: endOfService.facts.optimistic, value: money(valueAt90th) },
        { label: endOfService.facts.gratuity, value: money(gratuity) },
        ...(chance === null
          ? []
          : [{ label: endOfService.facts.chance, value: { kind: "percent", percent: chance } } as const]),
        {
          label: endOfService.facts.withoutScheme,
          value: money(inShownMoney(specifiedBenefit(plan), plan.retirementAge - plan.age)),
        },
      ],
    };
  }
  const yearsPerEmployer = yearsUntilEmployersChange(plan);
  if (yearsPerEmployer === undefined) {
    return {
      title: facts.ofWhich,
      note,
      facts: [{ label: facts.endOfServiceBenefit, value: money(endOfServiceBenefit) }, cap],
    };
  }
  const { earlier } = benefitsOfEmployers(plan, yearsPerEmployer);
  const isInvested = planOptions(plan).benefitUse === "Invested";
  const earlierLabel = isInvested ? endOfService.facts.earlierInvested : endOfService.facts.earlierSpent;
  const sum = earlier.reduce((total, { amount, planYear }) => total + inShownMoney(amount, planYear), 0);
  return {
    title: endOfService.facts.employers,
    note,
    facts: [
      ...(earlier.length === 0
        ? []
        : [{ label: earlierLabel({ count: earlier.length }), value: money(sum) }]),
      { label: endOfService.facts.lastEmployer, value: money(endOfServiceBenefit) },
      cap,
    ],
  };
}

/** The income beside the savings, where the plan has one. */
export function otherIncomeFacts(plan: PensionPlan, { pension }: Wording): readonly Fact[] {
  const { otherIncome } = planOptions(plan);
  if (otherIncome === 0) return [];
  const label = pension.endOfService.facts.income({ age: otherIncomeStart(plan) });
  return [{ label, value: moneyValue(otherIncome, plan.currency) }];
}

/** The age from which the other income is paid: not before retirement. */
export function otherIncomeStart(plan: Pick<PensionPlan, "otherIncomeAge" | "retirementAge">): number {
  return Math.max(planOptions(plan).otherIncomeAge, plan.retirementAge);
}

/** The chance of the savings that a retirement visa asks for, where the plan asks for it. */
export function visaFacts(
  { chanceOfVisaSavings: percent }: RetirementResult,
  wording: Wording,
): readonly FactGroup[] {
  if (percent === undefined) return [];
  const { visa, visaChance } = wording.pension.endOfService.facts;
  return [
    {
      title: visa,
      note: wording.results.moneyOfThatYear,
      facts: [
        {
          label: visaChance({ amount: visaSavings(wording) }),
          value: { kind: "percent", percent },
        },
      ],
    },
  ];
}

/** That the visa asks for an age, where retirement is before it. */
export function visaAgeCallout(
  { retirementAge: age }: PensionPlan,
  { chanceOfVisaSavings }: RetirementResult,
  { pension }: Wording,
): readonly Block<"callout">[] {
  if (chanceOfVisaSavings === undefined || age >= RETIREMENT_VISA_AGE) return [];
  const text = pension.endOfService.visaAge({ age, visaAge: RETIREMENT_VISA_AGE });
  return [{ kind: "callout", tone: "neutral", text }];
}

/** The savings that a retirement visa asks for: dirhams, whatever the plan's currency. */
export function visaSavings(wording: Wording): string {
  return formatMoney(RETIREMENT_VISA_SAVINGS_AED, "AED", wording);
}
