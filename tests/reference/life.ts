import { readFileSync } from "node:fs";
import type { Life } from "#shared/contract/insights.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { type Country, MODEL_ASSUMPTIONS } from "./assumptions.ts";
import { shareNotBelowZero } from "./gap.ts";
import type { ReferenceOptions } from "./options.ts";
import { pensionAccounts, pensionEquityShare } from "./pension.ts";
import { simulate } from "./simulation.ts";

/** A row of the data: deaths per person-year of five years of age in five calendar years. */
export interface MortalityRate {
  readonly country: Country;
  readonly sex: "female" | "male";
  readonly fromAge: number;
  readonly fromYear: number;
  readonly rate: number;
}

/** All rows of the data. */
export const MORTALITY_RATES: readonly MortalityRate[] = readFileSync(
  new URL("data/mortality-rates.csv", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(","))
  .map(([country, sex, fromAge, fromYear, rate]) => ({
    country: country as Country,
    sex: sex as MortalityRate["sex"],
    fromAge: Number(fromAge),
    fromYear: Number(fromYear),
    rate: Number(rate),
  }));

/** The rate of whoever is that old in that year: of the last group and the last period beyond them. */
function rateAt(country: Country, sex: string, age: number, year: number): number {
  const fromAge = Math.min(100, age - (age % 5));
  const fromYear = Math.min(2095, year - (year % 5));
  const found = MORTALITY_RATES.find(
    (row) =>
      row.country === country && row.sex === sex && row.fromAge === fromAge && row.fromYear === fromYear,
  );
  if (found === undefined) throw new Error(`no rate for ${country} ${sex} ${age} ${year}`);
  return found.rate;
}

/** The share of people who live for so many years more: `exp(−Σ m)`, without a sex the mean of both. */
function shareAlive(
  country: Country,
  sex: string | undefined,
  age: number,
  fromYear: number,
  years: number,
): number {
  const of = sex === undefined ? ["female", "male"] : [sex];
  const shares = of.map((each) => {
    let alive = 1;
    for (let k = 0; k < years; k++) alive *= Math.exp(-rateAt(country, each, age + k, fromYear + k));
    return alive;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/**
 * The chance for life by brute force: every year until the visitor, or the younger of a couple, is 105, the share of the
 * scenarios with nothing owed, and the share of people who die in it. Percent.
 */
export function referenceLife(
  plan: PensionPlan,
  { start, scenarios, seed, assumptions = MODEL_ASSUMPTIONS }: ReferenceOptions,
): Life {
  const { age, retirementAge, country, sex, partnerAge, otherIncome = 0, otherIncomeAge = 65 } = plan;
  const lastAge = 105 + Math.max(0, age - (partnerAge ?? age));
  const accounts = pensionAccounts(plan, assumptions, { untilAge: lastAge }).filter(
    ({ isBesidePlan = false }) => !isBesidePlan,
  );
  const ages = Array.from({ length: lastAge - age + 1 }, (_, year) => age + year);
  const simulation = simulate({
    accounts,
    horizon: 12 * (lastAge - age),
    equityShareAt: (t) => pensionEquityShare(plan, assumptions, t),
    totalSteps: ages.map((each) => 12 * (each - age)),
    assumptions,
    scenarios,
    seed,
  });
  const nothingOwedAt = (at: number) => {
    const totals = simulation.totalAt(12 * (at - age));
    return 100 * shareNotBelowZero(totals, new Float64Array(totals.length));
  };
  const chanceUntil = (at: number) => {
    if (at <= retirementAge) return 100;
    // Nobody lends money until a later income begins.
    const isAfterIncome = otherIncome > 0 && otherIncomeAge > retirementAge && otherIncomeAge < at;
    return isAfterIncome ? Math.min(nothingOwedAt(at), nothingOwedAt(otherIncomeAge)) : nothingOwedAt(at);
  };
  const chances = new Map(ages.map((each) => [each, chanceUntil(each)]));
  const ownAt = (at: number) => shareAlive(country, sex, age, start.year, at - age);
  const partnersSex = sex === undefined ? undefined : sex === "female" ? "male" : "female";
  const eitherAt = (at: number) =>
    1 - (1 - ownAt(at)) * (1 - shareAlive(country, partnersSex, partnerAge ?? age, start.year, at - age));
  const forLife = (aliveAt: (at: number) => number, last: number) => {
    const chanceAt = (at: number) => chances.get(at) as number;
    let chance = aliveAt(last) * chanceAt(last);
    for (let at = age; at < last; at++) {
      chance += (aliveAt(at) - aliveAt(at + 1)) * 0.5 * (chanceAt(at) + chanceAt(at + 1));
    }
    return chance;
  };
  const hasPartner = partnerAge !== undefined;
  return {
    chance: forLife(ownAt, 105),
    coupleChance: hasPartner ? forLife(eitherAt, lastAge) : null,
    alive: ([85, 90, 95] as const).map((at) => ({
      age: at,
      share: 100 * ownAt(at),
      coupleShare: hasPartner ? 100 * eitherAt(at) : null,
    })),
  };
}
