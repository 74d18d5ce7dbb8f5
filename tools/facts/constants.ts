import * as countries from "#shared/domain/countries.ts";
import * as currencies from "#shared/domain/currencies.ts";
import * as defaults from "#shared/domain/defaults.ts";
import * as educationFees from "#shared/domain/education-fees.ts";
import * as endOfServiceBenefit from "#shared/domain/end-of-service-benefit.ts";
import * as gratuity from "#shared/domain/gratuity.ts";
import * as insights from "#shared/domain/insights.ts";
import * as marketAssumptions from "#shared/domain/market-assumptions.ts";
import * as retirementVisa from "#shared/domain/retirement-visa.ts";
import * as savingsScheme from "#shared/domain/savings-scheme.ts";
import * as statePensions from "#shared/domain/state-pensions.ts";
import * as workingAge from "#shared/domain/working-age.ts";

const CONSTANTS: object = {
  ...countries,
  ...currencies,
  ...defaults,
  ...educationFees,
  ...endOfServiceBenefit,
  ...gratuity,
  ...insights,
  ...marketAssumptions,
  ...retirementVisa,
  ...savingsScheme,
  ...statePensions,
  ...workingAge,
};

/** Returns the value at a path from a constant. @throws {Error} if there is none */
export function constantAt(path: string): unknown {
  const value = path
    .split(".")
    .reduce((above: unknown, key) => entriesOf(above).find(([each]) => each === key)?.[1], CONSTANTS);
  if (value === undefined) throw new Error(`No constant of shared/domain is ${path}.`);
  return value;
}

/** Returns the paths of the numbers in a constant. @param path of the constant */
export function numberPaths(path: string): readonly string[] {
  const value = constantAt(path);
  if (typeof value === "number") return [path];
  return entriesOf(value).flatMap(([key]) => numberPaths(`${path}.${key}`));
}

/** Returns the entries of a table by key, and those of a list by id; other values have none. */
export function entriesOf(value: unknown): readonly (readonly [key: string, value: unknown])[] {
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value)
    ? value.map((item) => [isNamed(item) ? item.id : String(item), item])
    : Object.entries(value);
}

function isNamed(item: unknown): item is { readonly id: string } {
  return typeof item === "object" && item !== null && "id" in item;
}
