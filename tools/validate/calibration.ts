import { COUNTRIES } from "#shared/domain/countries.ts";
import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import type { Engine } from "#shared/engine/engine.ts";
import type { CalibrationBand } from "#shared/method/method-figures.ts";
import { PENSION_EXAMPLE_PLAN } from "#shared/pension/example-plan.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { productResult } from "./product.ts";
import { type RandomNumbers, randomNumbers } from "./random-numbers.ts";
import { type ScenarioSource, simulatePlans } from "./simulate-plans.ts";

const BAND = 10;

/** Spending as a share of what the product says the savings allow: gives chances from very small to very large. */
const SPENDING = { least: 0.5, most: 1.7 } as const;

/**
 * Compares the product's chances of random plans with the share of scenarios in which they work.
 * @returns bands of ten points that hold any plan, ascending
 */
export async function calibration(
  count: number,
  engine: Engine,
  source: ScenarioSource,
): Promise<readonly CalibrationBand[]> {
  const random = randomNumbers(source.seed);
  const plans: PensionPlan[] = [];
  const chances: number[] = [];
  while (plans.length < count) {
    const drawn = randomPlan(random);
    const { spendingAbility } = await productResult(drawn, engine);
    const share = between(random, SPENDING.least, SPENDING.most);
    const plan = { ...drawn, annualLivingCost: Math.round(share * spendingAbility) };
    plans.push(plan);
    chances.push((await productResult(plan, engine)).chanceToReachLifestyleGoal);
  }
  const worked = simulatePlans(plans, source);
  const bandOf = (chance: number) => BAND * Math.min(9, Math.floor(chance / BAND));
  return Array.from({ length: 100 / BAND }, (_, index) => BAND * index).flatMap((from) => {
    const members = plans
      .map((_, index) => index)
      .filter((index) => bandOf(chances[index] as number) === from);
    if (members.length === 0) return [];
    const mean = (values: readonly number[]) =>
      members.reduce((sum, index) => sum + (values[index] as number), 0) / members.length;
    return [{ from, plans: members.length, product: mean(chances), worked: mean(worked) }];
  });
}

/** Returns a pension of any age, income, country and strategy. */
function randomPlan(random: RandomNumbers): PensionPlan {
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random.uniform() * values.length)] as T;
  const age = Math.floor(between(random, 22, 56));
  const monthlySalary = Math.round(Math.exp(between(random, Math.log(5_000), Math.log(60_000))));
  return {
    ...PENSION_EXAMPLE_PLAN,
    age,
    retirementAge: Math.floor(between(random, Math.max(55, age + 1), 66)),
    country: oneOf(COUNTRIES),
    risk: oneOf(PENSION_RISKS),
    monthlySalary,
    investmentPercentageOfSalary: Math.floor(between(random, 5, 26)),
    currentAdditional: Math.round(monthlySalary * between(random, 0, age - 20)),
    yearsOfService: Math.floor(between(random, 0, age - 20)),
  };
}

function between({ uniform }: RandomNumbers, least: number, most: number): number {
  return least + (most - least) * uniform();
}
