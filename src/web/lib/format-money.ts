import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";

export type MoneyParts = {
  readonly sign: "" | "−";
  readonly whole: string;
  readonly fraction: string;
};

/** "-1234567.8" becomes −, 1,234,567 and 80. Works on the digits, so nothing is rounded. */
export function moneyParts(amount: string | Cents): MoneyParts {
  const text = typeof amount === "number" ? formatMoney(amount) : amount;
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const digits = whole.replace(/^0+(?=\d)/, "");
  const isZero = /^0*$/.test(digits + fraction);
  return {
    sign: text.startsWith("-") && !isZero ? "−" : "",
    whole: digits.replace(/\B(?=(\d{3})+$)/g, ","),
    fraction: fraction.padEnd(2, "0"),
  };
}

/** "$1,234.50"; with `wholeDollars` "$1,234" (cut, for axis labels only). */
export function moneyText(amount: string | Cents, options: { readonly wholeDollars?: boolean } = {}): string {
  const { sign, whole, fraction } = moneyParts(amount);
  return options.wholeDollars ? `${sign}$${whole}` : `${sign}$${whole}.${fraction}`;
}

/** "$1.2M", "$45k", "$900": labels of an axis, where the exact figure is one tap away. */
export function shortMoneyText(amount: Cents): string {
  const dollars = amount / 100;
  const size = Math.abs(dollars);
  if (size >= 1_000_000) return `$${trimZero((dollars / 1_000_000).toFixed(1))}M`;
  if (size >= 1000) return `$${trimZero((dollars / 1000).toFixed(size < 10_000 ? 1 : 0))}k`;
  return `$${dollars.toFixed(0)}`;
}

/** Cents of a decimal string of the contract. The contract's money has at most two decimals; anything else counts as nothing. */
export function centsOf(amount: string | null | undefined): Cents {
  return (amount == null ? undefined : parseMoney(amount)) ?? cents(0);
}

export function sumCents(amounts: readonly (string | null)[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + centsOf(amount), 0));
}

function trimZero(text: string): string {
  return text.replace(/\.0$/, "");
}
