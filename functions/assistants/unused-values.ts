import { forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** A field that changes nothing in a plan, and why. */
export interface Unused {
  readonly field: string;
  readonly because: keyof Wording["assistants"]["because"];
}

/** Fields that matter only with a salary: the end of service, and shares of it. */
const OF_SALARY = [
  "yearsOfService",
  "salaryIncreasePercentage",
  "investmentPercentageOfSalary",
  "basicSalaryPercentage",
  "applyEosbLimit",
  "endOfService",
  "schemeFund",
  "schemeFeePercentage",
  "benefitUse",
];

/** Fields of what is paid in before retirement. */
const OF_CONTRIBUTIONS = [
  "isSalaryBasedContribution",
  "investmentPercentageOfSalary",
  "monthlyInvestment",
  "salaryIncreasePercentage",
];

/** Fields that only insights depend on, which the page of a plan shows. */
const OF_INSIGHTS = ["sex", "partnerAge"];

/** Returns the fields that change nothing in a pension with these others. A field may have several reasons. */
export function unusedInPension(plan: Readonly<Record<string, unknown>>): readonly Unused[] {
  const { age, retirementAge, monthlySalary, isSalaryBasedContribution, annualLivingCost } = plan;
  const { endOfService, yearsPerEmployer, otherIncome = 0 } = plan;
  return [
    ...(monthlySalary === 0 ? unused("noSalary", OF_SALARY) : []),
    ...(age === retirementAge ? unused("retiresNow", OF_CONTRIBUTIONS) : []),
    ...(isSalaryBasedContribution === true
      ? unused("investsShare", ["monthlyInvestment"])
      : unused("investsAmount", ["investmentPercentageOfSalary"])),
    ...(annualLivingCost === undefined ? [] : unused("ownBudget", ["lifestyle"])),
    ...(endOfService === "SavingsScheme"
      ? unused("scheme", ["applyEosbLimit", "benefitUse"])
      : unused("gratuity", ["schemeFund", "schemeFeePercentage"])),
    ...(yearsPerEmployer === undefined ? unused("oneEmployer", ["benefitUse"]) : []),
    ...(otherIncome === 0 ? unused("noOtherIncome", ["otherIncomeAge", "otherIncomeRises"]) : []),
    ...unused("notTold", OF_INSIGHTS),
  ];
}

/** Returns the fields that change nothing in a family's pension with these others. */
export function unusedInFamilyPension(plan: Readonly<Record<string, unknown>>): readonly Unused[] {
  return [...unusedInPension(plan), ...unused("notTold", ["checksRetirementVisa"])];
}

/** Returns the fields that change nothing in a goal, because its type decides them. */
export function unusedInGoal(type: GoalType): readonly Unused[] {
  const { age, numberOfYears } = forcedInputsOf(type);
  return [
    ...(age === undefined ? [] : unused("anyAge", ["age"])),
    ...(numberOfYears === undefined ? [] : unused("paidOnce", ["numberOfYears"])),
  ];
}

/** Returns the fields of a child that change nothing in a family with these savings. */
export function unusedInFamilyChild(savings: unknown): readonly Unused[] {
  return savings === 0 ? unused("noSavings", ["savingsShare"]) : [];
}

function unused(because: Unused["because"], fields: readonly string[]): readonly Unused[] {
  return fields.map((field) => ({ field, because }));
}
