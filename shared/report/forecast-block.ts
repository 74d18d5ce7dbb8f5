import type { Outcome } from "#shared/contract/forecast-result.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ForecastMoment } from "./common-facts.ts";
import { formatMoney } from "./format.ts";
import { type InEitherMoney, type MoneyView, shownMoney } from "./money-view.ts";
import type { Paths } from "./outcomes.ts";
import type {
  Block,
  ForecastPoint,
  ForecastSeries,
  ForecastSeriesId,
  ForecastSign,
} from "./report-document.ts";

interface Forecast extends Paths {
  readonly currency: Currency;
}

interface ForecastParts {
  readonly summary: string;
  readonly view: MoneyView;
  readonly axisLabel: string;
  /** A remark on this chart that does not apply to all charts. */
  readonly info?: string;
  readonly marker?: { readonly at: number; readonly label: string };
  /** Payments in chronological order. */
  readonly payments?: readonly DrawnPayment[];
  /** Events on the way, except savings that are used up. */
  readonly signs: readonly ForecastSign[];
  /** Returns a text on how long the savings of a line last; undefined if they are never used up. */
  readonly usedUp: (line: ForecastSeriesId) => string | undefined;
}

/** A payment, which reduces every line by the same amount. */
export interface DrawnPayment {
  /** Age in years on the due date. */
  readonly age: number;
  /** The savings after the payment, in the plan's currency. */
  readonly after: ForecastMoment;
  /** Amount of the payment, in the plan's currency. */
  readonly amount: number;
}

/** Returns the chart of any forecast. @param at returns the position of an age on the axis */
export function forecastBlock(
  { currency, outcomesAt10th, outcomesAt50th, outcomesAt90th }: Forecast,
  { summary, view, axisLabel, info, marker, payments = [], signs, usedUp }: ForecastParts,
  wording: Wording,
  at: (age: number) => number = (age) => age,
): Block<"forecast"> {
  const { results } = wording;
  const line = (outcomes: readonly Outcome[], moment: keyof ForecastMoment) =>
    drawnLine(
      outcomes,
      payments.map(({ age, amount, after }) => ({ age, amount, after: after[moment] })),
      at,
    );
  const series = (id: ForecastSeriesId, outcomes: readonly Outcome[]): ForecastSeries => ({
    id,
    label: results[id],
    points: outcomes.map(({ age, value }) => ({ at: at(age), amount: shownAmount(value) })),
    line: line(outcomes, id).points,
  });
  const usedUpSign = (id: ForecastSeriesId, outcomes: readonly Outcome[]): readonly ForecastSign[] => {
    const text = usedUp(id);
    const { zeroAt } = line(outcomes, id);
    if (text === undefined || zeroAt === undefined) return [];
    return [{ at: zeroAt, amount: 0, series: id, text }];
  };
  return {
    kind: "forecast",
    title: results.chartTitle,
    note: { ofYear: results.moneyOfEachYear, today: results.todaysMoney }[shownMoney(view)],
    summary,
    info: {
      title: results.chartInfoTitle,
      text: info === undefined ? results.chartInfoText : `${results.chartInfoText} ${info}`,
    },
    currency,
    axisLabel,
    series: [series("realistic", outcomesAt50th), series("pessimistic", outcomesAt10th)],
    range: { label: results.range.label, upperEdge: line(outcomesAt90th, "upper").points },
    ...(marker === undefined ? {} : { marker }),
    signs: [
      ...signs,
      ...usedUpSign("realistic", outcomesAt50th),
      ...usedUpSign("pessimistic", outcomesAt10th),
    ].toSorted((one, other) => one.at - other.at),
  };
}

/** Replaces a value below zero by zero: nobody would lend the debt, so the savings are used up. */
function shownAmount(value: number): number {
  return Math.max(0, value);
}

/** Returns the outcomes with the moments before and after each payment, in place of the outcome at its age. */
function withPayments(outcomes: readonly Outcome[], payments: readonly PaymentOnLine[]): readonly Outcome[] {
  const paidAt = new Set(payments.map(({ age }) => age));
  return [
    ...outcomes.filter(({ age }) => !paidAt.has(age)),
    ...payments.flatMap(({ age, after, amount }) => [
      { age, value: after + amount },
      { age, value: after },
    ]),
  ].toSorted((one, other) => one.age - other.age);
}

interface DrawnLine {
  readonly points: readonly ForecastPoint[];
  /** Position at which the savings reach zero; undefined if they are never used up. */
  readonly zeroAt: number | undefined;
}

/** A payment with the savings after it on one line. */
type PaymentOnLine = Omit<DrawnPayment, "after"> & { readonly after: number };

/** Returns a line with the moments before and after each payment, and the one at which the savings reach zero. */
export function drawnLine(
  unpaid: readonly Outcome[],
  payments: readonly PaymentOnLine[],
  at: (age: number) => number,
): DrawnLine {
  const outcomes = withPayments(unpaid, payments);
  const points = outcomes.map(({ age, value }) => ({ at: at(age), amount: shownAmount(value) }));
  const index = outcomes.findIndex(({ value }) => value < 0);
  const below = outcomes[index];
  if (below === undefined) return { points, zeroAt: undefined };
  const zeroAt = at(zeroAge(outcomes[index - 1], below));
  const isBetween = zeroAt < at(below.age);
  return { points: isBetween ? points.toSpliced(index, 0, { at: zeroAt, amount: 0 }) : points, zeroAt };
}

/** Returns the age at which a line reaches zero between two outcomes, of which the second is below zero. */
function zeroAge(last: Outcome | undefined, below: Outcome): number {
  if (last === undefined || last.value < 0) return below.age;
  return last.age + (last.value / (last.value - below.value)) * (below.age - last.age);
}

/** Returns the figures of a chart as a table. */
export function figuresBlock(
  { note, currency, axisLabel, series }: Block<"forecast">,
  { results }: Wording,
): Block<"figures"> {
  return {
    kind: "figures",
    title: results.yearByYear,
    note,
    currency,
    axisLabel,
    series: series.map(({ id, label, points }) => ({ id, label, points })),
  };
}

/** The target of a plan: retirement, or the first payment still to come. */
interface Milestone extends InEitherMoney<ForecastMoment> {
  /** Name in the form that starts a sentence. */
  readonly name: string;
}

/** Returns the savings at a milestone and the range of 8 in 10 scenarios: one sentence for each money shown. */
export function milestoneText(
  { name, ofYear, today }: Milestone,
  view: MoneyView,
  currency: Currency,
  wording: Wording,
): string {
  const { inMoneyOf, theSame } = wording.results;
  const sentence = (begin: string, money: string, moment: ForecastMoment) =>
    momentSentence(begin, money, moment, currency, wording);
  if (view === "today") return sentence(name, inMoneyOf.today, today);
  const nominal = sentence(name, inMoneyOf.thatYear, ofYear);
  // A milestone that is now, or has no savings, is the same in both.
  if (view === "ofYear" || ofYear.upper === today.upper) return nominal;
  return `${nominal} ${sentence(theSame, inMoneyOf.today, today)}`;
}

function momentSentence(
  begin: string,
  money: string,
  moment: ForecastMoment,
  currency: Currency,
  wording: Wording,
): string {
  const { milestone, certainMilestone } = wording.results;
  const realistic = formatMoney(moment.realistic, currency, wording);
  const pessimistic = formatMoney(moment.pessimistic, currency, wording);
  const upper = formatMoney(moment.upper, currency, wording);
  return pessimistic === upper
    ? certainMilestone({ begin, money, realistic })
    : milestone({ begin, money, realistic, pessimistic, upper });
}
