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

/** Returns the fields that change nothing in a pension with these others. */
export function unusedInPension(plan: Readonly<Record<string, unknown>>): readonly string[] {
  const { age, retirementAge, monthlySalary, isSalaryBasedContribution, annualLivingCost } = plan;
  const { endOfService, yearsPerEmployer, otherIncome = 0 } = plan;
  return [
    ...(monthlySalary === 0 ? OF_SALARY : []),
    ...(age === retirementAge ? OF_CONTRIBUTIONS : []),
    isSalaryBasedContribution === true ? "monthlyInvestment" : "investmentPercentageOfSalary",
    ...(annualLivingCost === undefined ? [] : ["lifestyle"]),
    ...(endOfService === "SavingsScheme"
      ? ["applyEosbLimit", "benefitUse"]
      : ["schemeFund", "schemeFeePercentage"]),
    ...(yearsPerEmployer === undefined ? ["benefitUse"] : []),
    ...(otherIncome === 0 ? ["otherIncomeAge", "otherIncomeRises"] : []),
  ];
}
