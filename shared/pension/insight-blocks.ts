import type { Change, Insights } from "#shared/contract/insights.ts";
import { FLOATING_COUNTRIES } from "#shared/domain/countries.ts";
import { HOME_CURRENCIES, HOME_CURRENCY_YEARS } from "#shared/domain/home-currencies.ts";
import { CHANCE_TO_KEEP, COMPARED_ANNUAL_FEE, longLifeAge } from "#shared/domain/insights.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { LATEST_WORK_PERMIT_AGE, WORK_PERMIT_APPROVAL_AGE } from "#shared/domain/working-age.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { formatMoney, formatPercent, formatRate } from "#shared/report/format.ts";
import {
  certaintyBlocks,
  changesBlock,
  type InsightTerms,
  tradeBlocks,
  worseBlocks,
} from "#shared/report/insight-blocks.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { lifeBlocks } from "./life-block.ts";
import { annualLivingCost, currentMonthlyInvestment, risesWithSalary, shareOfSalary } from "./plan-values.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** Returns the insight blocks of a pension. */
export function pensionInsightBlocks(
  plan: PensionPlan,
  { chanceToReachLifestyleGoal: chance }: RetirementResult,
  insights: Insights,
  wording: Wording,
): readonly Block[] {
  const terms: InsightTerms = {
    insights,
    chance,
    wording,
    ...(plan.monthlySalary > 0 && {
      besideSalary: (amount: number, text: string) => besideSalary(amount, text, plan, wording),
    }),
  };
  const { trades } = wording.insights;
  const cautious = { head: trades.cautiousSpending, note: trades.todaysMoney };
  const ownSpending = insights.certainty.find((level) => level.chance === CHANCE_TO_KEEP)?.spendingAbility;
  const risk = wording.risks[plan.risk].name;
  const country = wording.countries[plan.country];
  const sentenceOf = (change: Pick<Change, "kind" | "set">) => pensionChangeSentence(change, plan, wording);
  const withHorizon = (change: Pick<Change, "kind" | "set">) =>
    [sentenceOf(change), ...untilHorizon(change, plan, insights, wording)].join(" ");
  const none = [wording.insights.changes.none, ...notLaterText(plan, wording)].join(" ");
  return [
    changesBlock({ ...terms, none }, roomTexts(plan, wording), withHorizon),
    ...certaintyBlocks(terms, sentenceOf),
    ...lifeBlocks(plan, insights, wording),
    ...worseBlocks(terms, homeCurrencyLabels(plan, wording)),
    // A retired plan is conservative whatever the preference.
    ...(plan.age < plan.retirementAge
      ? tradeBlocks(terms, {
          title: trades.risk,
          head: wording.fields.risk,
          kind: "risk",
          own: { name: risk, cautious: ownSpending },
          cautious,
          textOf: ({ set }) => {
            const { name } = wording.risks[{ ...plan, ...set }.risk];
            return { name, sentence: trades.choose({ name, before: risk }) };
          },
        })
      : []),
    ...tradeBlocks(terms, {
      title: trades.country,
      head: wording.fields.country,
      kind: "country",
      own: { name: country.name, cautious: ownSpending },
      cautious,
      textOf: ({ set }) => {
        const { name, inSentence } = wording.countries[{ ...plan, ...set }.country];
        return { name, sentence: trades.retireIn({ country: inSentence, before: country.inSentence }) };
      },
    }),
  ];
}

/** Returns what a plan without changes is told besides: a retirement as late as work permits go is not delayed. */
export function notLaterText(
  { age, retirementAge }: Pick<PensionPlan, "age" | "retirementAge">,
  { insights: { changes } }: Wording,
): readonly string[] {
  const isLast = age < retirementAge && retirementAge >= LATEST_WORK_PERMIT_AGE;
  return isLast ? [changes.notLater({ age: LATEST_WORK_PERMIT_AGE })] : [];
}

/** Returns for how long a life less spending is, and how many live longer; nothing of other changes. */
function untilHorizon(
  { set }: Pick<Change, "set">,
  plan: PensionPlan,
  { life }: Insights,
  wording: Wording,
): readonly string[] {
  const [next] = life?.alive ?? [];
  const isLess = annualLivingCost({ ...plan, ...set }) < annualLivingCost(plan);
  if (!isLess || next === undefined) return [];
  const share = chanceInWords(next.share, wording);
  return [wording.insights.changes.untilHorizon({ horizon: HORIZON_AGE, share, age: next.age })];
}

/** Returns how the currency and the prices of the retirement domicile may differ from what is assumed. */
function homeCurrencyLabels({ country }: PensionPlan, wording: Wording): Parameters<typeof worseBlocks>[1] {
  const floating = FLOATING_COUNTRIES.find((each) => each === country);
  if (floating === undefined) return {};
  const home = HOME_CURRENCIES[floating];
  const { homeCurrency, dollarPrices } = wording.insights.worse;
  const { from, to } = HOME_CURRENCY_YEARS;
  return {
    homeCurrency: homeCurrency({
      currency: wording.assumptions.currencies[floating],
      rate: formatRate(home.dearer),
    }),
    dollarPrices: dollarPrices({
      rate: formatRate(home.dollarPriceGrowth),
      country: wording.countries[country].inSentence,
      from: String(from),
      to: String(to),
    }),
  };
}

/** Returns a monthly amount with its share of the salary, if the plan invests one, or that it exceeds the salary. */
function besideSalary(
  amount: number,
  text: string,
  plan: PensionPlan,
  { insights: { certainty } }: Wording,
): string | undefined {
  const share = shareOfSalary(amount, plan.monthlySalary);
  if (share > 100) return certainty.aboveSalary({ amount: text });
  return risesWithSalary(plan)
    ? certainty.withShare({ amount: text, share: formatPercent(share, 1) })
    : undefined;
}

/** Texts for the room in a pension: changes that keep its chance in a long life and with a fee as well. */
function roomTexts({ age, partnerAge }: PensionPlan, wording: Wording): Parameters<typeof changesBlock>[1] {
  const { noRoomInPension, roomInPension } = wording.insights.changes;
  const names = {
    horizon: HORIZON_AGE,
    kept: chanceInWords(CHANCE_TO_KEEP, wording),
    longLife: longLifeAge(age, partnerAge),
    fee: formatRate(COMPARED_ANNUAL_FEE),
  };
  return { none: noRoomInPension(names), effect: ({ chance }) => roomInPension({ ...names, chance }) };
}

/** Returns the sentence for a change of a pension. @throws {RangeError} if a pension has no such change */
export function pensionChangeSentence(
  { kind, set }: Pick<Change, "kind" | "set">,
  plan: PensionPlan,
  wording: Wording,
): string {
  const { changes } = wording.insights;
  const changed: PensionPlan = { ...plan, ...set };
  const money = (amount: number) => formatMoney(amount, plan.currency, wording);
  const spending = { amount: money(annualLivingCost(changed)), before: money(annualLivingCost(plan)) };
  switch (kind) {
    case "monthlyInvestment":
      return changed.isSalaryBasedContribution
        ? changes.shareOfSalary({
            share: formatRate(changed.investmentPercentageOfSalary / 100),
            before: formatRate(plan.investmentPercentageOfSalary / 100),
            amount: money(currentMonthlyInvestment(changed)),
          })
        : changes.monthlyInvestment({
            amount: money(currentMonthlyInvestment(changed)),
            before: money(currentMonthlyInvestment(plan)),
          });
    case "savingsNow":
      return changes.savingsNow({ amount: money(changed.currentAdditional - plan.currentAdditional) });
    case "retirementAge":
      return retirementSentence(changed.retirementAge, plan.retirementAge, wording);
    case "spending":
      return [changes.spending(spending), ...aboveSalary(changed, plan, wording)].join(" ");
    case "combination": {
      const more = money(currentMonthlyInvestment(changed) - currentMonthlyInvestment(plan));
      const sentences =
        changed.retirementAge === plan.retirementAge
          ? [changes.spendAndInvest({ ...spending, more }), ...aboveSalary(changed, plan, wording)]
          : [changes.retireAndInvest({ age: changed.retirementAge, more })];
      const { monthlySalary } = plan;
      if (monthlySalary === 0) return sentences.join(" ");
      const share = formatPercent(shareOfSalary(currentMonthlyInvestment(changed), monthlySalary), 1);
      return [...sentences, changes.shareInAll({ share })].join(" ");
    }
    default:
      throw new RangeError(`a pension has no ${kind}`);
  }
}

/** Returns a sentence on a smaller budget that is still more than the salary of today; nothing for any other. */
function aboveSalary(
  changed: PensionPlan,
  plan: PensionPlan,
  { insights: { changes } }: Wording,
): readonly string[] {
  const [budget, salary] = [annualLivingCost(changed), MONTHS_PER_YEAR * plan.monthlySalary];
  return salary > 0 && budget < annualLivingCost(plan) && budget > salary ? [changes.aboveSalary] : [];
}

/**
 * Returns the sentence for a change of the retirement age, with a note if working until then takes official approval.
 */
function retirementSentence(age: number, before: number, { insights: { changes } }: Wording): string {
  const sentence = changes.retirementAge({ age, before });
  const isWorkingOn = age > before && age > WORK_PERMIT_APPROVAL_AGE;
  return isWorkingOn ? `${sentence} ${changes.workPermit({ age: WORK_PERMIT_APPROVAL_AGE })}` : sentence;
}
