import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { ListedAccount, ListedHolding, Stated } from "../listing.ts";
import { type Element, find, findEach } from "../markup.ts";
import { moneyOf, type OfxMoney, type OfxReading } from "./ofx-values.ts";

/** What brokers call the value of the whole account in their free list of balances. */
const WHOLE =
  /^(?:net ?worth|(?:total|net)? ?account ?value|net ?liquidation(?: ?value)?|total ?(?:market|portfolio)? ?value|total ?account)$/i;
/** Prices move between the balance and the positions; what is missing by more than this is no matter of minutes. */
const TOLERANCE = 0.005;

export type AccountTotal = {
  readonly stated?: Stated<string>;
  readonly unsure?: NonNullable<ListedAccount["unsure"]>;
  readonly warnings: readonly string[];
};

/**
 * The value of an account with positions as the file states it: the total of a plan (INV401KBAL), else a balance whose name says it.
 * A total that is less than the positions beside it, what is owed on them taken off, is contradicted: zero is left out with a
 * warning, any other is asked. More than the positions is money that stands in no position. Never throws.
 */
export function accountTotal(
  statement: Element,
  holdings: readonly ListedHolding[],
  reading: OfxReading,
): AccountTotal {
  const balances = find(statement, "INVBAL");
  const named = findEach(find(balances, "BALLIST"), "BAL").filter(
    (balance) =>
      WHOLE.test((find(balance, "NAME")?.text ?? "").trim()) &&
      find(balance, "BALTYPE")?.text.toUpperCase() !== "PERCENT",
  );
  const candidates = [
    find(statement, "INV401KBAL", "TOTAL"),
    ...named.map((balance) => find(balance, "VALUE")),
  ].flatMap((element) => moneyOf(element, reading) ?? []);
  const owed = ["MARGINBALANCE", "SHORTBALANCE"].reduce(
    (sum, name) => sum + Math.min(0, moneyOf(find(balances, name), reading)?.value ?? 0),
    0,
  );
  const sum = holdings.reduce((total, { value }) => total + value.value, owed);
  const floor = sum - Math.max(100, Math.round(Math.abs(sum) * TOLERANCE));
  const fits = candidates.find(({ value }) => holdings.length === 0 || value >= floor);
  if (fits) return { stated: asText(fits), warnings: [] };
  const cash = uncountedCash(balances, holdings, reading);
  const other = candidates.find(({ value }) => value !== 0);
  if (other) {
    const reason = `The download gives this total beside holdings of ${formatMoney(cents(sum))}, which are more.`;
    return { unsure: [{ field: "totalValue", reason, options: [asText(other)] }], warnings: cash };
  }
  const warnings =
    candidates.length === 0
      ? cash
      : [
          `The download gives 0.00 as an account's total beside holdings of ${formatMoney(cents(sum))}; that total was left out.`,
          ...cash,
        ];
  return { warnings };
}

/** A list of holdings has no place for cash; a fund that the cash is kept in may be among them. */
function uncountedCash(
  balances: Element | undefined,
  holdings: readonly ListedHolding[],
  reading: OfxReading,
): string[] {
  const cash = moneyOf(find(balances, "AVAILCASH"), reading)?.value ?? 0;
  return cash === 0 || holdings.some(({ value }) => value.value === cash)
    ? []
    : [
        `An account in this download has ${formatMoney(cents(cash))} in cash and no readable total; the cash is in none of its figures.`,
      ];
}

const asText = ({ value, evidence }: OfxMoney): Stated<string> => ({ value: formatMoney(value), evidence });
