import type { Country } from "./countries.ts";
import { mortalityRate } from "./mortality-rates.ts";
import { SEXES, type Sex } from "./sexes.ts";

/** The age until which a life is followed: hardly anybody grows older. Unit: years. */
export const LONGEST_LIFE = 105;

/** People whose lives are alike. */
export interface Population {
  readonly domicile: Country;
  /** As many women as men unless given. */
  readonly sex?: Sex | undefined;
  /** Age at the beginning, whole years. */
  readonly ageYears: number;
}

/**
 * Returns the share of a population that is alive after each whole number of years, beginning with 1 after none: by the
 * rates of the age and the period lived in, `exp(−Σ m)`.
 * @param fromYear calendar year of the beginning
 * @param years the last number of years
 */
export function sharesAlive(population: Population, fromYear: number, years: number): readonly number[] {
  const { domicile, sex, ageYears } = population;
  if (sex === undefined) {
    const [women = [], men = []] = SEXES.map((each) =>
      sharesAlive({ ...population, sex: each }, fromYear, years),
    );
    return women.map((share, year) => (share + (men[year] as number)) / 2);
  }
  const shares = [1];
  let sum = 0;
  for (let year = 0; year < years; year++) {
    sum += mortalityRate(domicile, sex, ageYears + year, fromYear + year);
    shares.push(Math.exp(-sum));
  }
  return shares;
}

/** Returns the share of couples of whom at least one is alive, from the shares of both, whose lives are independent. */
export function sharesOfCouplesAlive(one: readonly number[], other: readonly number[]): readonly number[] {
  return one.map((share, year) => 1 - (1 - share) * (1 - (other[year] as number)));
}
