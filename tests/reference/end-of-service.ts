import type { PensionPlan } from "#shared/pension/schemas.ts";

/** Federal Decree-Law 33 of 2021, article 51: 21 of 30 days' basic wage a year, after five years 30; two years' in all. */
const FIRST_YEARS_MONTHS = 60;
const WAGES_A_MONTH_AT_FIRST = 21 / 30 / 12;
const WAGES_A_MONTH_LATER = 30 / 30 / 12;
const LARGEST_GRATUITY_IN_SALARIES = 24;

/** Cabinet Resolution 96 of 2023: the employer's contribution as a share of each month's basic wage. */
const SCHEME_SHARE_AT_FIRST = 0.0583;
const SCHEME_SHARE_LATER = 0.0833;

/** Share of the salary that is basic; all of it if the form leaves it out. */
export function basicShareOf({ basicSalaryPercentage = 100 }: PensionPlan): number {
  return basicSalaryPercentage / 100;
}

/** An amount that is paid at the start of a month. */
export interface Payment {
  readonly month: number;
  readonly amount: number;
}

/** One month at work. */
interface WorkingMonth {
  readonly month: number;
  readonly salary: number;
  /** Served with the present employer before this month. */
  readonly monthsOfService: number;
}

/** Lives through every month from today up to that of retirement, at whose start nobody works any more. */
function* workingMonths(plan: PensionPlan, leavesEvery = Number.POSITIVE_INFINITY): Generator<WorkingMonth> {
  const retirement = 12 * (plan.retirementAge - plan.age);
  let salary = plan.monthlySalary;
  let monthsOfService = 12 * plan.yearsOfService;
  for (let month = 0; month <= retirement; month++) {
    if (month > 0 && month % 12 === 0) salary *= 1 + plan.salaryIncreasePercentage / 100;
    yield { month, salary, monthsOfService };
    if (month > 0 && month % (12 * leavesEvery) === 0) monthsOfService = 0;
    monthsOfService++;
  }
}

/** The basic wages that a service has earned, month by month. */
function wagesEarned(monthsOfService: number): number {
  let wages = 0;
  for (let month = 0; month < monthsOfService; month++) {
    const served = Math.min(1, monthsOfService - month);
    wages += served * (month < FIRST_YEARS_MONTHS ? WAGES_A_MONTH_AT_FIRST : WAGES_A_MONTH_LATER);
  }
  return wages;
}

function gratuityOf(plan: PensionPlan, { salary, monthsOfService }: WorkingMonth, isCapped: boolean): number {
  const earned = basicShareOf(plan) * salary * wagesEarned(monthsOfService);
  return isCapped ? Math.min(earned, LARGEST_GRATUITY_IN_SALARIES * salary) : earned;
}

/** Payments of every employer who is left after a number of years, and of the last one at retirement. */
export function gratuitiesOfEmployers(plan: PensionPlan, yearsPerEmployer: number): readonly Payment[] {
  const retirement = 12 * (plan.retirementAge - plan.age);
  return [...workingMonths(plan, yearsPerEmployer)]
    .filter(({ month }) => month === retirement || (month > 0 && month % (12 * yearsPerEmployer) === 0))
    .map((working) => ({ month: working.month, amount: gratuityOf(plan, working, plan.applyEosbLimit) }));
}

/** The gratuity of one employer until retirement, by the law. */
export function gratuityByLaw(plan: PensionPlan): number {
  const last = [...workingMonths(plan)].at(-1);
  if (last === undefined) throw new Error("retirement is never in the past");
  return gratuityOf(plan, last, true);
}

/** The gratuity as it stands when a savings scheme takes its place today. */
export function frozenGratuity(plan: PensionPlan): number {
  return gratuityOf(
    plan,
    { month: 0, salary: plan.monthlySalary, monthsOfService: 12 * plan.yearsOfService },
    true,
  );
}

/** Every how many months the employer is changed; undefined where retirement comes first. */
export function monthsPerEmployer({ yearsPerEmployer, age, retirementAge }: PensionPlan): number | undefined {
  if (yearsPerEmployer === undefined || yearsPerEmployer >= retirementAge - age) return undefined;
  return 12 * yearsPerEmployer;
}

/** Employers' monthly contributions to a savings scheme: the rate depends on the service with each of them. */
export function schemePayments(plan: PensionPlan): readonly Payment[] {
  const changedEvery = monthsPerEmployer(plan) ?? Number.POSITIVE_INFINITY;
  let served = 12 * plan.yearsOfService;
  return [...workingMonths(plan)].slice(0, -1).map(({ month, salary }) => {
    if (month > 0 && month % changedEvery === 0) served = 0;
    const share = served < FIRST_YEARS_MONTHS ? SCHEME_SHARE_AT_FIRST : SCHEME_SHARE_LATER;
    served++;
    return { month, amount: basicShareOf(plan) * salary * share };
  });
}
