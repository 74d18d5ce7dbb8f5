import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { formatMoney, formatPercent, formatRate } from "./format.ts";

interface ValueKinds {
  readonly money: { readonly amount: number; readonly currency: Currency };
  /** A required minimum, so it is rounded up. */
  readonly requiredMoney: { readonly amount: number; readonly currency: Currency };
  readonly percent: { readonly percent: number };
  readonly wholePercent: { readonly percent: number };
  /** A share or a yearly rate as a fraction: 0.025 is 2.5 %. */
  readonly rate: { readonly fraction: number };
  readonly age: { readonly years: number };
  readonly year: { readonly year: number };
  readonly text: { readonly text: string };
}

type ValueKind = keyof ValueKinds;

/** A value of a report; every renderer shows it by `formatValue`. */
export type Value<K extends ValueKind = ValueKind> = { [P in K]: { readonly kind: P } & ValueKinds[P] }[K];

/** @example textValue("Dubai") // { kind: "text", text: "Dubai" } */
export function textValue(text: string): Value<"text"> {
  return { kind: "text", text };
}

/** @example moneyValue(1200, "AED") // { kind: "money", amount: 1200, currency: "AED" } */
export function moneyValue(amount: number, currency: Currency): Value<"money"> {
  return { kind: "money", amount, currency };
}

/** Decimals of a chance. Source: specification section 9. */
const PERCENT_DECIMALS = 2;

const FORMATS: { readonly [K in ValueKind]: (value: Value<K>, wording: Wording) => string } = {
  money: ({ amount, currency }, wording) => formatMoney(amount, currency, wording),
  requiredMoney: ({ amount, currency }, wording) => formatMoney(amount, currency, wording, "up"),
  percent: ({ percent }) => formatPercent(percent, PERCENT_DECIMALS),
  wholePercent: ({ percent }) => formatPercent(percent, 0),
  rate: ({ fraction }) => formatRate(fraction),
  age: ({ years }) => String(years),
  year: ({ year }) => String(year),
  text: ({ text }) => text,
};

/** Formats a value, for every renderer. @example formatValue(moneyValue(1234.5, "AED"), en) // "AED\u00a01,235" */
export function formatValue<K extends ValueKind>(value: Value<K>, wording: Wording): string {
  return FORMATS[value.kind](value, wording);
}
