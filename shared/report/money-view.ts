/** Whose money the amounts of later years are told in: that of their year, as they are forecast, or today's. */
export type Money = "ofYear" | "today";

/** The money of results, or `both` where none can be chosen: that of each year, and at the milestone today's too. */
export type MoneyView = Money | "both";

/** Something of a forecast in either money. */
export type InEitherMoney<T> = Readonly<Record<Money, T>>;

/** The money of chart, tiles and table. */
export function shownMoney(view: MoneyView): Money {
  return view === "today" ? "today" : "ofYear";
}
