import type { Currency } from "#shared/domain/currencies.ts";

/** Amounts are shown in English (US) format whatever the language. Source: specification section 9. */
const LOCALE = "en-US";

/** Made once: to make a format takes far longer than to use it. */
const MONEY_FORMATS: Readonly<Record<Currency, Intl.NumberFormat>> = {
  AED: moneyFormat("AED"),
  USD: moneyFormat("USD"),
};

/** An amount without decimals, as "AED 1,235"; `up` is how required contributions are rounded. */
export function formatMoney(amount: number, currency: Currency, rounding: "nearest" | "up" = "nearest") {
  const whole = rounding === "up" ? Math.ceil(amount) : Math.round(amount);
  return MONEY_FORMATS[currency].format(whole + 0); // the sum turns -0 into 0
}

function moneyFormat(currency: Currency): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, {
    style: "currency",
    currency,
    currencyDisplay: "code",
    maximumFractionDigits: 0,
  });
}

/** An amount for an axis, as "1.2M". */
export function formatCompact(amount: number): string {
  return new Intl.NumberFormat(LOCALE, { notation: "compact", maximumFractionDigits: 1 }).format(amount);
}

/** A percentage as "71.3%", with as many decimals as asked for. */
export function formatPercent(percent: number, decimals: number): string {
  return `${formatDecimal(percent, decimals, decimals)}%`;
}

/** A rate as "2%" or "2.5%", with no more decimals than it has. */
export function formatRate(fraction: number): string {
  return `${formatDecimal(fraction * 100, 0, 2)}%`;
}

/** A plain number, as "200,000" or "0.5". */
export function formatNumber(value: number): string {
  return formatDecimal(value, 0, 4);
}

function formatDecimal(value: number, minimumFractionDigits: number, maximumFractionDigits: number): string {
  return new Intl.NumberFormat(LOCALE, { minimumFractionDigits, maximumFractionDigits }).format(value);
}
