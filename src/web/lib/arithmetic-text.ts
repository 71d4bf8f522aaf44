import { moneyText } from "./format-money.ts";

/** An amount as the contract writes it in a check: two decimals, no sign of a currency. */
const AMOUNT = /(?<![\d.,$])(?<minus>-?)(?<digits>\d+\.\d{2})(?!\d|\.\d|\s*%)/g;

/**
 * The arithmetic of a check as a person reads it: "1500.00 - 20.00 = 1480.00" becomes "$1,500.00 − $20.00 = $1,480.00". The checks of
 * the contract carry bare decimals; only with the sign of the currency does hiding amounts find them.
 */
export function arithmeticText(detail: string): string {
  return detail.replaceAll(AMOUNT, (amount) => moneyText(amount)).replaceAll(" - ", " − ");
}
