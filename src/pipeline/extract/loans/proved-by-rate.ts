import { parseMoney } from "#engine/money/parse-money.ts";
import type { Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";

/** Less than this and any two figures may fit by chance. In cents. */
const LEAST = 100;
/** Half a cent of rounding, either way. */
const ROUNDING = 0.51;

const fits = (amount: number, interest: number) => Math.abs(amount - interest) <= ROUNDING;

/**
 * Whether the paper prints the interest that a balance bears at its rate: that of a day, of a month, or of the last payment on what was owed
 * before its part of the principal was paid.
 */
export function isProvedByRate({ allValues }: Reading, balance: Finding, rate: Finding | undefined): boolean {
  const owed = parseMoney(balance.value);
  const yearly = Number(rate?.value ?? 0) / 100;
  if (owed === undefined || owed <= 0 || !(yearly > 0)) return false;
  const printed = new Set(
    allValues.flatMap((value) => (value.kind === "money" && !value.money.bare ? [value.money.amount] : [])),
  );
  const isBorne = (amount: number) =>
    fits(amount, (owed * yearly) / 365) ||
    fits(amount, (owed * yearly) / 12) ||
    // What of a payment is no interest was owed before it.
    [...printed].some(
      (payment) => payment > amount && fits(amount, ((owed + payment - amount) * yearly) / 12),
    );
  return [...printed].some((amount) => amount >= LEAST && isBorne(amount));
}
