/** The money of later amounts: that of their year, as forecast, or today's. */
export type Money = "ofYear" | "today";

/** The money of results, or `both` if there is no choice: that of each year, and at the milestone also today's. */
export type MoneyView = Money | "both";

/** A part of a forecast in each kind of money. */
export type InEitherMoney<T> = Readonly<Record<Money, T>>;

/** Returns the money of chart, tiles and table. @example shownMoney("both") // "ofYear" */
export function shownMoney(view: MoneyView): Money {
  return view === "today" ? "today" : "ofYear";
}
