import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { ForecastMoment } from "./common-facts.ts";
import { formatMoney } from "./format.ts";
import type { InEitherMoney, MoneyView } from "./money-view.ts";

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
