import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { Engine } from "#shared/engine/engine.ts";
import { monthlyLogReturn } from "#shared/engine/log-return.ts";
import type { FormulaName, MethodFigures } from "#shared/method/method-figures.ts";
import { forecastRequest, type PlanAccount } from "#shared/planning/plan-request.ts";
import { FUND_CODES, productEngine, START } from "./product.ts";

/** A fund that holds nothing but equity. */
const EQUITY_ALONE = new Map(Object.values(FUND_CODES).map((code) => [code, { equity: 1, bonds: 0 }]));

/** Quantiles of the standard normal distribution. Source: tables of the distribution. */
const NORMAL_QUANTILES = { low: -1.2815515655446004, middle: 0, high: 1.2815515655446004 } as const;

const YEARS_OF_GROWTH = 30;
const SUM = 100;
const YEARS_OF_PAYMENTS = 20;
const PAYMENT = 1_000;

/** Returns values that a formula gives exactly, beside those of the engine: USD. */
export function closedForms(): MethodFigures["formulas"] {
  const { market } = EMBEDDED_MODEL;
  const { mean, standardDeviation } = monthlyLogReturn(market.equity);
  const months = YEARS_OF_GROWTH * MONTHS_PER_YEAR;
  const grown = outcomesOf(productEngine(EMBEDDED_MODEL, EQUITY_ALONE), months, {
    id: "sum",
    currentValueUsd: SUM,
  });
  const lognormal = (name: keyof typeof NORMAL_QUANTILES) => ({
    byFormula: SUM * Math.exp(mean * months + NORMAL_QUANTILES[name] * standardDeviation * Math.sqrt(months)),
    byEngine: grown[name],
  });

  const certainMarket = { ...market, equity: { ...market.equity, volatility: 0 } };
  const growth = (1 + market.equity.compoundReturn) ** (1 / MONTHS_PER_YEAR);
  const payments = YEARS_OF_PAYMENTS * MONTHS_PER_YEAR;
  const paid = outcomesOf(
    productEngine({ ...EMBEDDED_MODEL, market: certainMarket }, EQUITY_ALONE),
    payments,
    {
      id: "payments",
      recurring: [
        { startTimeStep: 0, endTimeStep: payments - 1, interval: 1, amount: PAYMENT, yearlyIncrease: 0 },
      ],
    },
  );
  return {
    low: lognormal("low"),
    middle: lognormal("middle"),
    high: lognormal("high"),
    certain: {
      // Annuity due: each payment is at the start of its month.
      byFormula: (PAYMENT * growth * (growth ** payments - 1)) / (growth - 1),
      byEngine: paid.middle,
    },
  };
}

/** Returns the 10th, 50th and 90th percentile of an account at a time step. */
function outcomesOf(
  engine: Engine,
  timeStep: number,
  account: PlanAccount,
): Readonly<Record<Exclude<FormulaName, "certain">, number>> {
  const glidePath = [{ fromTimeStep: 0, weights: { Aggressive: 1 } }];
  const request = forecastRequest({ accounts: [account], glidePath }, [timeStep], {
    start: START,
    funds: FUND_CODES,
  });
  const [low = Number.NaN, middle = Number.NaN, high = Number.NaN] = engine
    .forecast(request)
    .percentileForecast.map(({ outcomes }) => outcomes[0]?.value);
  return { low, middle, high };
}
