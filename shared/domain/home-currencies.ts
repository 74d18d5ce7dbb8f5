import { type Country, FLOATING_COUNTRIES } from "./countries.ts";

interface HomeCurrency {
  /** Mean growth of what a local basket of goods costs in US dollars, as a fraction a year. */
  readonly dollarPriceGrowth: number;
  /** By how much the currency is dearer than usual at one standard deviation of its real rate, as a fraction. */
  readonly dearer: number;
}

/** The years whose prices and exchange rates are described. */
export const HOME_CURRENCY_YEARS = { from: 1974, to: 2023 } as const;

/**
 * What living at home has cost in US dollars. A year's growth is `ln(1 + inflation) − ln(rate / rate of the year before)`,
 * with rates in local currency for one US dollar, and `dollarPriceGrowth` is `exp(mean) − 1`. The real rate is the sum of
 * growths less the inflation of the USA, taken as an AR(1) process fitted by least squares, and `dearer` is
 * `exp(σ/√(1 − φ²)) − 1`.
 * Source: World Bank, consumer price inflation FP.CPI.TOTL.ZG (CC BY 4.0); IMF, International Financial Statistics,
 * annual average exchange rates. Date: October 2025.
 */
export const HOME_CURRENCIES: Readonly<Record<(typeof FLOATING_COUNTRIES)[number], HomeCurrency>> = {
  UK: { dollarPriceGrowth: 0.035, dearer: 0.14 },
  India: { dollarPriceGrowth: 0.021, dearer: 0.16 },
  Philippines: { dollarPriceGrowth: 0.033, dearer: 0.15 },
  Egypt: { dollarPriceGrowth: 0.023, dearer: 0.35 },
};

/** Returns the currency of a country; undefined if it is the US dollar, or tied to it. */
export function homeCurrencyOf(country: Country): HomeCurrency | undefined {
  const floating = FLOATING_COUNTRIES.find((each) => each === country);
  return floating && HOME_CURRENCIES[floating];
}
