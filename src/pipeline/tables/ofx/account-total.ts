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
 * It is taken where it is the positions and the printed cash together, or where no cash is printed and it is not less than the
 * positions, what is owed on them taken off: more is money that stands in no position. Totals that differ from each other, or one
 * that contradicts, are asked; zero beside positions is left out with a warning. Never throws.
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
  const different = [
    ...new Map(candidates.filter(({ value }) => value !== 0).map((money) => [money.value, money])).values(),
  ];
  const [only] = different;
  const warnings = uncountedCash(balances, holdings, reading);
  const asked = (reason: string): AccountTotal => ({
    unsure: [{ field: "totalValue", reason, options: different.map((money) => asText(money)) }],
    warnings,
  });
  if (different.length > 1)
    return asked("The download gives this account several totals, which are not the same.");
  const owed = ["MARGINBALANCE", "SHORTBALANCE"].reduce(
    (sum, name) => sum + Math.min(0, moneyOf(find(balances, name), reading)?.value ?? 0),
    0,
  );
  const held = holdings.reduce((total, { value }) => total + value.value, owed);
  if (holdings.length === 0) {
    const stated = only ?? candidates[0];
    return stated ? { stated: asText(stated), warnings: [] } : { warnings };
  }
  if (only) {
    const printed = printedCash(statement, reading);
    const cash = holdings.some(({ value }) => value.value === printed) ? 0 : printed;
    const fits = (sum: number) => Math.abs(only.value - sum) <= toleranceOf(sum);
    const isNotLess = only.value >= held - toleranceOf(held);
    // What may be drawn on a margin is called cash too.
    if (printed === 0 ? isNotLess : fits(held + cash) || (owed < 0 && fits(held)))
      return { stated: asText(only), warnings: [] };
    return asked(
      isNotLess
        ? `The download gives this total beside holdings of ${formatMoney(cents(held))} and ${formatMoney(cents(printed))} in cash, which do not make it up.`
        : `The download gives this total beside holdings of ${formatMoney(cents(held))}, which are more.`,
    );
  }
  const zero = `The download gives 0.00 as an account's total beside holdings of ${formatMoney(cents(held))}; that total was left out.`;
  // Nothing held, or only debts: nothing contradicts a zero.
  if (candidates[0] && held <= toleranceOf(held)) return { stated: asText(candidates[0]), warnings: [] };
  return { warnings: candidates.length === 0 ? warnings : [zero, ...warnings] };
}

const toleranceOf = (sum: number): number => Math.max(100, Math.round(Math.abs(sum) * TOLERANCE));

const printedCash = (statement: Element, reading: OfxReading): number =>
  moneyOf(find(statement, "INVBAL", "AVAILCASH"), reading)?.value ??
  moneyOf(find(statement, "INV401KBAL", "CASHBAL"), reading)?.value ??
  0;

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
