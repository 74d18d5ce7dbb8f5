import type { Calculation } from "#shared/contract/calculation.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { formatMoney, formatNumber, formatRate } from "#shared/report/format.ts";
import type { Money } from "#shared/report/money-view.ts";
import { savingsLastUntil } from "#shared/report/outcomes.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { Replay } from "./replay-schemas.ts";
import type { PensionPlan } from "./schemas.ts";
import { todaysMoneyOf } from "./todays-money.ts";

/** The walk of a plan through history. */
export const REPLAY_CALCULATION: Calculation<Replay> = {
  endpoint: "CalculateReplay",
  loadResultGuard: async () => (await import("#shared/contract/generated/Replay.js")).Replay,
};

/** By how much less than assumed prices have to have risen in history for the texts to warn of it, a year. */
const KINDER_PRICES = 0.005;

/** Starts that have a name, as year and month. */
const NAMED_STARTS = { crash: "1929-09", inflation: "1966-01", twoCrashes: "2000-01" } as const;

/** Returns the texts of a plan in history. */
export function replayTexts(plan: PensionPlan, replay: Replay, wording: Wording) {
  const { replay: texts } = wording.pension;
  const { starts, worked } = replay;
  const answer = worked === 0 ? texts.none : worked < starts ? texts.some : texts.all;
  const years = HORIZON_AGE - plan.age;
  const { inflationRate } = COUNTRY_REFERENCES[plan.country];
  const rates = { history: formatRate(replay.inflation), rate: formatRate(inflationRate) };
  const isKinder = inflationRate - replay.inflation > KINDER_PRICES;
  const history = MONTHS_PER_YEAR * years + starts;
  return {
    answer: answer({
      age: HORIZON_AGE,
      worked: formatNumber(worked),
      starts: formatNumber(starts),
      worst: monthName(replay.worst, wording),
    }),
    note: texts.note({
      first: monthName(replay.first, wording),
      last: monthName(replay.last, wording),
      ...rates,
    }),
    kinder: isKinder ? texts.kinder(rates) : undefined,
    caution: texts.caution({ count: Math.floor(history / (MONTHS_PER_YEAR * years)) }),
  };
}

/** Returns how long the savings of one start last, in a sentence. */
function pathSummary(plan: PensionPlan, { start, outcomes }: Replay["path"], wording: Wording): string {
  const { lasts, lastsUntil, lastsNoYear } = wording.pension.replay;
  const month = monthName(start, wording);
  const until = savingsLastUntil(outcomes);
  if (until === undefined) {
    const { age, value } = outcomes.at(-1) ?? { age: plan.age, value: 0 };
    const left = Math.max(0, todaysMoneyOf(plan)(value, age - plan.age));
    return lasts({ month, age: HORIZON_AGE, left: formatMoney(left, plan.currency, wording) });
  }
  return until > plan.retirementAge ? lastsUntil({ month, age: until }) : lastsNoYear({ month });
}

/** Returns the chart of a forecast with the path of a start behind it, in the money that is shown. */
export function replayedForecast(
  plan: PensionPlan,
  forecast: Block<"forecast">,
  { path }: Replay,
  money: Money,
  wording: Wording,
): Block<"forecast"> {
  const inTodaysMoney = todaysMoneyOf(plan);
  const shown = (value: number, age: number) =>
    money === "today" ? inTodaysMoney(value, age - plan.age) : value;
  return {
    ...forecast,
    title: wording.pension.replay.chart,
    summary: pathSummary(plan, path, wording),
    // Those of the forecast stand beside the plan's own chart.
    signs: [],
    baseline: {
      label: wording.pension.replay.begun({ month: monthName(path.start, wording) }),
      line: path.outcomes.map(({ age, value }) => ({ at: age, amount: Math.max(0, shown(value, age)) })),
    },
  };
}

interface StartOption {
  /** Year and month; empty for the worst. */
  readonly value: string;
  readonly label: string;
}

/** Returns the starts that can be chosen: the worst, those with a name, and every January. */
export function replayStarts({ first, last, worst }: Replay, wording: Wording): readonly StartOption[] {
  const { replay: texts } = wording.pension;
  const inHistory = (month: string) => month >= first && month <= last;
  const named = Object.entries(NAMED_STARTS) as [keyof typeof NAMED_STARTS, string][];
  const [firstYear, lastYear] = [first, last].map((month) => Number(month.slice(0, 4))) as [number, number];
  const januaries = Array.from({ length: lastYear - firstYear + 1 }, (_, year) => `${firstYear + year}-01`);
  return [
    { value: "", label: texts.worst({ month: monthName(worst, wording) }) },
    ...named
      .filter(([, month]) => inHistory(month))
      .map(([name, month]) => ({ value: month, label: texts[name]({ month: monthName(month, wording) }) })),
    ...januaries.filter(inHistory).map((month) => ({ value: month, label: monthName(month, wording) })),
  ];
}

/** @param month as 1929-09 */
function monthName(month: string, { months, pension }: Wording): string {
  return pension.replay.month({ month: months[Number(month.slice(5)) - 1] ?? "", year: month.slice(0, 4) });
}
