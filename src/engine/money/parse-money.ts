import { type Cents, cents } from "./cents.ts";

const MONEY = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Reads a decimal amount such as "1234.56" or "-7" exactly, without floating point.
 * Returns undefined for anything else: grouping, currency signs, more than two decimals, more than 13 digits.
 */
export function parseMoney(text: string): Cents | undefined {
  const match = MONEY.exec(text);
  if (!match) return undefined;
  const [, sign, whole, fraction = ""] = match;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return cents(sign === "-" && value !== 0 ? -value : value);
}

/** Writes cents as a decimal string with two places, no grouping and no currency: 123456 -> "1234.56". */
export function formatMoney(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
