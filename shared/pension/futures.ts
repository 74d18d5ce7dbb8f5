import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { FutureTermsOf } from "#shared/report/futures.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** Returns how single scenarios of a pension are told. */
export const pensionFutureTerms: FutureTermsOf<PensionPlan, RetirementResult> = (
  { age, retirementAge, country },
  _result,
  _start,
  { pension },
) => {
  const { lasts, lastsInNone, runsOut, ...milestoneTexts } = pension.futures;
  return {
    age,
    inflationRate: COUNTRY_REFERENCES[country].inflationRate,
    milestone: MONTHS_PER_YEAR * (retirementAge - age),
    end: MONTHS_PER_YEAR * (HORIZON_AGE - age),
    payments: [],
    positionOf: (position) => position,
    // They run out in the year before the birthday at which they are used up.
    outcomeOf: (failsAt) =>
      failsAt === null ? lasts({ age: HORIZON_AGE }) : runsOut({ age: age + failsAt / MONTHS_PER_YEAR - 1 }),
    inNone: lastsInNone({ age: HORIZON_AGE }),
    milestoneTexts: { ...milestoneTexts, besides: "" },
  };
};
