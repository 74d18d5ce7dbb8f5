import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { US_HISTORY } from "#functions/history/market-history.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import type { Engine } from "#shared/engine/engine.ts";
import { type MethodFigures, PLAN_NAMES, type PlanName } from "#shared/method/method-figures.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { calibration } from "./calibration.ts";
import { closedForms } from "./closed-forms.ts";
import { EXCHANGE_RATES_FILE, uncertainExchangeRate, uncertainInflation } from "./cost-models.ts";
import {
  bootstrapMarket,
  DEGREES_OF_FREEDOM,
  lognormalMarket,
  REGIMES,
  regimeMarket,
  studentMarket,
} from "./market-models.ts";
import { productEngine, productResult, workedInHistory } from "./product.ts";
import { REFERENCE_PLANS } from "./reference-plans.ts";
import { simulatePlans } from "./simulate-plans.ts";

const SETTINGS: MethodFigures["settings"] = {
  seed: 2026,
  scenarios: 20_000,
  draws: 10,
  blockYears: 5,
  degreesOfFreedom: DEGREES_OF_FREEDOM,
  crisisMonths: REGIMES.crisis.meanMonths,
  calmMonths: REGIMES.calm.meanMonths,
  calibrationPlans: 300,
};

/** Enough for the mean of several plans. */
const CALIBRATION_SCENARIOS = 1_000;

const HISTORY_FILE = new URL("../../functions/history/us-markets-monthly.csv", import.meta.url);

/** Calculates all figures, in about a minute. @param log is told each step */
export async function methodFigures(log: (step: string) => void): Promise<MethodFigures> {
  const { seed, scenarios, blockYears, calibrationPlans } = SETTINGS;
  const engine = productEngine();
  const plans = PLAN_NAMES.map((name) => REFERENCE_PLANS[name]);
  const source = { growth: lognormalMarket, scenarios, seed };
  const bootstrap = bootstrapMarket(US_HISTORY, blockYears * MONTHS_PER_YEAR);
  const simulated = (step: string, other: object) => {
    log(step);
    return simulatePlans(plans, { ...source, ...other });
  };
  const separate = simulated("separate scenarios", {});
  const models = {
    studentT: simulated("Student's t", { growth: studentMarket }),
    regimes: simulated("regimes", { growth: regimeMarket }),
    bootstrap: simulated("bootstrap", { growth: bootstrap }),
    history: plans.map((plan) => workedInHistory(plan).worked),
    inflation: simulated("inflation", { costs: uncertainInflation }),
    exchangeRates: simulated("exchange rates", { costs: uncertainExchangeRate }),
  };
  log("spread between draws");
  const spreads = await spreadsOf(plans);
  const tested = PLAN_NAMES.map(async (name, index) => {
    const at = (values: readonly number[]) => rounded(values[index] as number, 1);
    return [
      name,
      {
        ...(await productRow(name, engine)),
        separate: at(separate),
        spread: rounded(spreads[index] as number, 2),
        models: {
          studentT: at(models.studentT),
          regimes: at(models.regimes),
          bootstrap: at(models.bootstrap),
          history: at(models.history),
          inflation: at(models.inflation),
          exchangeRates: at(models.exchangeRates),
        },
      },
    ] as const;
  });
  const testedPlans = Object.fromEntries(await Promise.all(tested)) as MethodFigures["plans"];
  log("calibration");
  const bands = await calibration(calibrationPlans, engine, {
    growth: bootstrap,
    scenarios: CALIBRATION_SCENARIOS,
    seed,
  });
  return {
    origin: figuresOrigin(),
    settings: SETTINGS,
    formulas: formulaFigures(),
    plans: testedPlans,
    calibration: bands.map(({ product, worked, ...band }) => ({
      ...band,
      product: rounded(product, 1),
      worked: rounded(worked, 1),
    })),
  };
}

/** Returns what names the origin of the figures: they are stale if it differs from that of the committed ones. */
export function figuresOrigin(): MethodFigures["origin"] {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const sources = globSync("*.{ts,csv}", { cwd: folder }).sort();
  const history = readFileSync(HISTORY_FILE);
  const parts = [
    EMBEDDED_MODEL.version,
    JSON.stringify(EMBEDDED_MODEL.market),
    ...sources.map((name) => readFileSync(folder + name)),
    history,
  ];
  return {
    hash: sha256(...parts),
    modelVersion: EMBEDDED_MODEL.version,
    history: sha256(history),
    exchangeRates: sha256(readFileSync(EXCHANGE_RATES_FILE)),
  };
}

function sha256(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** Returns the closed forms as published. Unit: USD, whole. */
export function formulaFigures(): MethodFigures["formulas"] {
  const { low, middle, high, certain } = closedForms();
  const whole = ({ byFormula, byEngine }: typeof low) => ({
    byFormula: Math.round(byFormula),
    byEngine: Math.round(byEngine),
  });
  return { low: whole(low), middle: whole(middle), high: whole(high), certain: whole(certain) };
}

/** Returns a plan with the product's chance, as published. */
export async function productRow(name: PlanName, engine: Engine) {
  const plan: PensionPlan = REFERENCE_PLANS[name];
  const { age, retirementAge, country, risk, monthlySalary } = plan;
  const { chanceToReachLifestyleGoal, desiredSpendingAbility } = await productResult(plan, engine);
  return {
    age,
    retirementAge,
    country,
    risk,
    monthlySalary,
    invested: plan.investmentPercentageOfSalary,
    saved: plan.currentAdditional,
    spending: Math.round(desiredSpendingAbility),
    product: rounded(chanceToReachLifestyleGoal, 1),
    historyStarts: workedInHistory(plan).starts,
  };
}

/** Returns the standard deviation of each plan's chance between draws of the product's scenarios. */
async function spreadsOf(plans: readonly PensionPlan[]): Promise<readonly number[]> {
  const chances: number[][] = plans.map(() => []);
  for (let seed = 1; seed <= SETTINGS.draws; seed++) {
    const engine = productEngine({ ...EMBEDDED_MODEL, seed });
    for (const [index, plan] of plans.entries()) {
      chances[index]?.push((await productResult(plan, engine)).chanceToReachLifestyleGoal);
    }
  }
  return chances.map((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
  });
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
