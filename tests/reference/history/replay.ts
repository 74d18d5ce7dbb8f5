import { readFileSync } from "node:fs";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { INFLATION, MODEL_ASSUMPTIONS } from "../assumptions.ts";
import { pensionAccounts, pensionEquityShare } from "../pension.ts";

/** Columns of the table by month: US share prices, dividends a year, consumer prices, the ten-year rate in percent. */
const [, ...ROWS] = readFileSync("functions/history/us-markets-monthly.csv", "utf8").trim().split("\n");
const MONTHS = ROWS.map((row) => {
  const [month = "", price, dividend, prices, rate] = row.split(",");
  return {
    month,
    price: Number(price),
    dividend: Number(dividend),
    prices: Number(prices),
    rate: Number(rate),
  };
});

const monthAt = (index: number) => MONTHS[index] ?? { month: "", price: 0, dividend: 0, prices: 0, rate: 0 };

/**
 * A pension in history, in the money of that history: every amount is what it buys in the plan's own money at the prices
 * of the month, and grows with the shares and bonds of the month.
 * @param start year and month, such as 1929-09
 * @returns value by age, plan currency, in the money that the plan assumes
 */
export function referenceReplay(plan: PensionPlan, start: string): readonly { age: number; value: number }[] {
  const first = MONTHS.findIndex(({ month }) => month === start);
  const horizon = 12 * (80 - plan.age);
  const planPrices = (t: number) => (1 + INFLATION[plan.country]) ** (t / 12);
  const historyPrices = (t: number) => monthAt(first + t).prices / monthAt(first).prices;
  const accounts = pensionAccounts(plan, MODEL_ASSUMPTIONS).filter(({ isBesidePlan }) => !isBesidePlan);
  const balances = accounts.map(() => 0);
  const outcomes: { age: number; value: number }[] = [];
  for (let t = 0; t <= horizon; t++) {
    accounts.forEach(({ transactions }, account) => {
      const amount = ((transactions[t] as number) / planPrices(t)) * historyPrices(t);
      balances[account] = (balances[account] as number) + amount;
    });
    if (t % 12 === 0) {
      const total = balances.reduce((sum, balance) => sum + balance, 0);
      outcomes.push({ age: plan.age + t / 12, value: (total / historyPrices(t)) * planPrices(t) });
    }
    if (t === horizon) break;
    const [now, next] = [monthAt(first + t), monthAt(first + t + 1)];
    const shares = (next.price + now.dividend / 12) / now.price;
    const bonds = bondGrowth(now.rate / 100, next.rate / 100);
    accounts.forEach(({ own }, account) => {
      const equityShare = own ? own.equityShareAt(t) : pensionEquityShare(plan, MODEL_ASSUMPTIONS, t);
      const fee = (own?.annualFeeAt(t) ?? 0) / 12;
      const growth = equityShare * shares + (1 - equityShare) * bonds - fee;
      balances[account] = (balances[account] as number) * growth;
    });
  }
  return outcomes;
}

/** A bond of ten years that pays its coupon every month, bought at par and sold a month later: each payment discounted. */
function bondGrowth(rate: number, nextRate: number): number {
  let price = 0;
  for (let month = 1; month <= 119; month++) price += rate / 12 / (1 + nextRate / 12) ** month;
  return price + 1 / (1 + nextRate / 12) ** 119 + rate / 12;
}
