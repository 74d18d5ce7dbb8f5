import { PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import {
  RETIREMENT_VISA_AGE,
  RETIREMENT_VISA_INCOME_AED,
  RETIREMENT_VISA_INCOME_DUBAI_AED,
  RETIREMENT_VISA_PROPERTY_AED,
  RETIREMENT_VISA_SAVINGS_AED,
  RETIREMENT_VISA_VALID_YEARS,
  RETIREMENT_VISA_WORK_YEARS,
} from "#shared/domain/retirement-visa.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block, Fact, FactGroup } from "#shared/report/report-document.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import {
  benefitsOfEmployers,
  specifiedBenefit,
  statutoryGratuity,
  yearsUntilEmployersChange,
} from "./end-of-service.ts";
import { planOptions } from "./plan-values.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** The money (of each year, or today's) in which amounts are shown. */
interface ShownMoney {
  /** A note that names the money. */
  readonly note: string;
  /** Converts an amount of a plan year to that money. */
  readonly inShownMoney: (amount: number, planYear: number) => number;
}

/** Returns the facts about the end of service: benefit, savings scheme, or the benefits of several employers. */
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
        ...(gratuity === null
          ? []
          : [
              { label: endOfService.facts.gratuity, value: money(gratuity) },
              ...(chance === null
                ? []
                : [{ label: endOfService.facts.chance, value: textValue(chanceInWords(chance, wording)) }]),
            ]),
      ],
    };
  }
  const yearsPerEmployer = yearsUntilEmployersChange(plan);
  if (yearsPerEmployer === undefined) {
    return {
      title: facts.ofWhich,
      note,
      facts: [{ label: facts.endOfServiceBenefit, value: money(endOfServiceBenefit) }, cap],
      ...aboveLaw(plan, wording),
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

/** Returns the facts about other income, if the plan has any. */
export function otherIncomeFacts(plan: PensionPlan, { pension }: Wording): readonly Fact[] {
  const { otherIncome } = planOptions(plan);
  if (otherIncome === 0) return [];
  const label = pension.endOfService.facts.income({ age: otherIncomeStart(plan) });
  return [{ label, value: moneyValue(otherIncome, plan.currency) }];
}

/** Returns the age from which other income is paid, at the earliest from retirement. */
export function otherIncomeStart(plan: Pick<PensionPlan, "otherIncomeAge" | "retirementAge">): number {
  return Math.max(planOptions(plan).otherIncomeAge, plan.retirementAge);
}

/** Returns the chances of holding a retirement visa's savings, at retirement and at each renewal, if the plan asks. */
export function visaFacts(
  { retirementAge }: PensionPlan,
  { chanceOfVisaSavings, visaRenewals = [] }: RetirementResult,
  wording: Wording,
): readonly FactGroup[] {
  if (chanceOfVisaSavings === undefined) return [];
  const { visa, visaFirst, visaRenewal } = wording.pension.endOfService.facts;
  const value = (chance: number) => textValue(chanceInWords(chance, wording));
  return [
    {
      title: visa({ amount: visaSavings(wording) }),
      note: wording.results.moneyOfThatYear,
      facts: [
        { label: visaFirst({ age: retirementAge }), value: value(chanceOfVisaSavings) },
        ...visaRenewals.map(({ age, chance }) => ({ label: visaRenewal({ age }), value: value(chance) })),
      ],
    },
  ];
}

/** Returns a note that the visa requires an age or years of work, if the plan reaches neither. */
export function visaAgeCallout(
  { age, retirementAge, yearsOfService }: PensionPlan,
  { chanceOfVisaSavings }: RetirementResult,
  wording: Wording,
): readonly Block<"callout">[] {
  const worked = yearsOfService + retirementAge - age;
  const isOpen = retirementAge >= RETIREMENT_VISA_AGE || worked >= RETIREMENT_VISA_WORK_YEARS;
  if (chanceOfVisaSavings === undefined || isOpen) return [];
  const text = wording.pension.endOfService.visaAge({ age: retirementAge, ...visaTerms(wording) });
  return [{ kind: "callout", tone: "neutral", text }];
}

/** Returns the requirements of a retirement visa, for texts; amounts are in dirhams, whatever the plan's currency. */
export function visaTerms(wording: Wording) {
  const money = (amount: number) => formatMoney(amount, "AED", wording);
  return {
    amount: money(RETIREMENT_VISA_SAVINGS_AED),
    property: money(RETIREMENT_VISA_PROPERTY_AED),
    income: money(RETIREMENT_VISA_INCOME_AED),
    dubaiIncome: money(RETIREMENT_VISA_INCOME_DUBAI_AED),
    visaAge: RETIREMENT_VISA_AGE,
    workYears: RETIREMENT_VISA_WORK_YEARS,
    validYears: RETIREMENT_VISA_VALID_YEARS,
  };
}

/** Excess over the statutory gratuity, as a fraction of it, that the specification's own rate alone explains. */
const RATE_TOLERANCE = 0.01;

/** Returns a remark, with the field to correct, that the benefit exceeds the law: whole salary, or no cap. */
function aboveLaw(plan: PensionPlan, wording: Wording): Pick<FactGroup, "remark"> {
  const { basicSalaryPercentage } = planOptions(plan);
  const benefit = specifiedBenefit(plan);
  if (benefit === 0) return {};
  const { aboveCap, wholeSalary } = wording.pension.endOfService;
  const law = statutoryGratuity(plan);
  const parts = [
    ...(benefit > (1 + RATE_TOLERANCE) * law ? [aboveCap] : []),
    ...(basicSalaryPercentage === PENSION_OPTION_DEFAULTS.basicSalaryPercentage ? [wholeSalary] : []),
  ];
  if (parts.length === 0) return {};
  const field = { path: "basicSalaryPercentage", label: wording.fields.basicSalaryPercentage };
  return { remark: { text: parts.join(" "), field } };
}

/** Returns the savings that a retirement visa requires: in dirhams, whatever the plan's currency. */
export function visaSavings(wording: Wording): string {
  return formatMoney(RETIREMENT_VISA_SAVINGS_AED, "AED", wording);
}
