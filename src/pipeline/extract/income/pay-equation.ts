import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { PayAmount, PayColumn, PayField } from "./pay-amount.ts";

export type PaySum = {
  readonly gross?: PayAmount;
  readonly net?: PayAmount;
  readonly check?: Check;
  /** What was paid went to several accounts; the printed zero is what was left. */
  readonly isSplit?: true;
};

/** More alternatives than this per figure would let chance find a sum. */
const ALTERNATIVES = 3;
/** Sums of more than this many totals prove nothing. */
const MAX_TOTALS = 7;

const DEDUCTION =
  /tax|fed|medicare|fica|oasdi|soc|state|sdi|sui|local|city|county|withh|401|403|457|roth|medical|dental|vision|health|hsa|fsa|insur|life|garnish|union|dues|loan|retire|pension|charity|ltd|std|ad&d|deduct|parking|transit|stock|espp|fitw|sitw|sbp|waiver|allotment|support|levy|advance|med\b|fli|pfl|annuity|savings|tsp|fegli|fehb/i;

/** What is taxed is taken from no pay. */
const TAXED = /\btaxable\b|\btax(?:ed)? wages\b/i;

/** Where the net pay went. */
const DEPOSIT = /checking|savings(?! bond)|deposit|\bacct\b|account|net (?:pay|check)/i;

/** What the employer pays is taken from no pay. */
const EMPLOYER = /company|employer|\ber\b/i;
const ADDITION = /reimburs|mileage/i;

const rowOf = (amount: PayAmount) => amount.value.span.segment.row;
const size = (amount: PayAmount) => Math.abs(amount.value.money.amount);
const of = (amounts: readonly PayAmount[], column: PayColumn, ...fields: PayField[]) =>
  amounts.filter((amount) => amount.column === column && amount.field && fields.includes(amount.field));

/** One entry per amount, best-announced first. */
export function ranked(amounts: readonly PayAmount[], field: PayField, column: PayColumn): PayAmount[] {
  const best = new Map<number, PayAmount>();
  for (const amount of of(amounts, column, field)) {
    const known = best.get(amount.value.money.amount);
    if (!known || amount.score > known.score) best.set(amount.value.money.amount, amount);
  }
  const found = [...best.values()].toSorted((a, b) => b.score - a.score);
  // "Net check 0.00" is what the cheque pays after everything went to an account.
  const paid = found.filter((amount) => amount.value.money.amount !== 0);
  return paid.length > 0 ? paid : found;
}

function subset(amounts: readonly number[], wanted: number): readonly number[] | undefined {
  for (let mask = 1; mask < 2 ** amounts.length; mask++) {
    const chosen = amounts.filter((_, index) => (mask >> index) & 1);
    if (chosen.reduce((sum, amount) => sum + amount, 0) === wanted) return chosen;
  }
  return undefined;
}

/** Sets of printed figures that could be everything taken off the gross, in the order in which they are believed. */
function deductionSets(amounts: readonly PayAmount[], column: PayColumn): number[][] {
  const lines = amounts.filter(
    (amount) =>
      amount.column === column &&
      !amount.field &&
      !amount.beside &&
      DEDUCTION.test(amount.words) &&
      !TAXED.test(amount.words) &&
      !EMPLOYER.test(amount.words),
  );
  const negative = amounts.filter(
    (amount) =>
      amount.column === column &&
      !amount.field &&
      !amount.beside &&
      amount.value.money.amount < 0 &&
      !(amount.words === "" && isSumOfColumn(amount, amounts)) &&
      !DEPOSIT.test(amount.words),
  );
  return [negative, lines].filter((set) => set.length > 0).map((set) => set.map(size));
}

/** What takes gross to net: printed totals in any selection, or all printed deductions. */
function explain(
  amounts: readonly PayAmount[],
  column: PayColumn,
  difference: number,
): readonly number[] | undefined {
  const totals = [...new Set(of(amounts, column, "taxTotal", "deductionTotal").map(size))].filter(
    (amount) => amount > 0,
  );
  const additions = of(amounts, column, "addition").map((amount) => -size(amount));
  const found = subset([...totals.slice(0, MAX_TOTALS), ...additions.slice(0, 2)], difference);
  if (found) return found;
  const added = amounts.filter((amount) => amount.column === column && ADDITION.test(amount.words));
  return deductionSets(amounts, column)
    .flatMap((set) => [set, [...set, ...added.map((amount) => -size(amount))]])
    .find((set) => set.reduce((sum, amount) => sum + amount, 0) === difference);
}

/** All that is printed between the gross and the net, in their column, is what was taken off. */
function takenBetween(
  amounts: readonly PayAmount[],
  column: PayColumn,
  gross: PayAmount,
  net: PayAmount,
): readonly number[] | undefined {
  // A list without headings has one column.
  const isOnly = column === "current" && !amounts.some((amount) => amount.column === "ytd");
  const between = amounts
    .filter(
      (amount) =>
        (amount.column === column || (isOnly && amount.column === undefined)) &&
        !amount.beside &&
        amount.field !== "addition" &&
        rowOf(amount) > rowOf(gross) &&
        rowOf(amount) < rowOf(net),
    )
    .map(size);
  const sum = between.reduce((total, amount) => total + amount, 0);
  return between.length > 1 && sum === size(gross) - size(net) ? between : undefined;
}

function detailOf(gross: number, taken: readonly number[], net: number, holds: boolean): string {
  const terms = taken.map((amount) => `${amount < 0 ? "+" : "-"} ${formatMoney(cents(Math.abs(amount)))}`);
  return [formatMoney(cents(gross)), ...terms, holds ? "=" : "is not", formatMoney(cents(net))].join(" ");
}

const EARNED = /^$|total|earn|gross|\bpay\b|wages?|salary|compens/i;
const PAID = /amount|\bpay\b|paid|check|cheque|warrant|deposit|\bnet\b|remit|disburs/i;
/** What is left of pay is at least this share of it; less is a part of it. */
const LEAST_LEFT = 0.2;

/** Some stubs print the sum of the earnings under their column, under an unknown word or none. Only the sum to the net proves it. */
function unknownGrosses(amounts: readonly PayAmount[], column: PayColumn): PayAmount[] {
  return amounts.filter(
    (amount) =>
      amount.column === column &&
      !amount.beside &&
      !amount.field &&
      EARNED.test(amount.words) &&
      isSumOfColumn(amount, amounts),
  );
}

/** What is paid out under an unknown word; only the sum from the gross proves it. */
function unknownNets(
  amounts: readonly PayAmount[],
  column: PayColumn,
  grosses: readonly PayAmount[],
): PayAmount[] {
  const most = Math.max(0, ...grosses.map(size));
  return amounts.filter(
    (amount) =>
      amount.column === column &&
      !amount.beside &&
      !amount.field &&
      PAID.test(amount.words) &&
      !DEDUCTION.test(amount.words) &&
      !EMPLOYER.test(amount.words) &&
      size(amount) > LEAST_LEFT * most,
  );
}

/** The words of what was worked for, where a stub has no line of its own for the gross. */
const WORKED = /\b(?:regular|hourly|salary|wages?|straight time|base pay)\b/i;

/** The one line of earnings of a stub that prints no sum of them; only the sum to the net proves it. */
function onlyEarnings(amounts: readonly PayAmount[], column: PayColumn): PayAmount[] {
  const ends = of(amounts, column, "netPay").map(rowOf);
  const earned = amounts.filter(
    (amount) =>
      amount.column === column &&
      !amount.beside &&
      !amount.field &&
      amount.value.money.amount > 0 &&
      !DEDUCTION.test(amount.words) &&
      !EMPLOYER.test(amount.words) &&
      ends.some((end) => rowOf(amount) < end),
  );
  const [only, another] = earned;
  return only && !another && WORKED.test(only.words) ? [only] : [];
}

/** "Net pay 0.00" is what is left after all of it went to accounts, which their own lines tell. */
const isPaid = (amount: PayAmount): boolean => amount.value.money.amount !== 0;

/**
 * Where the net is a printed zero and lines of several accounts tell where it went, each is a part of the pay. "Savings" is a word of
 * deductions as well, so no sum that takes one of them off tells what the other is.
 */
function areParts(amounts: readonly PayAmount[], column: PayColumn): boolean {
  const isEmpty = of(amounts, column, "netPay").some((amount) => !isPaid(amount));
  const deposits = amounts.filter(
    (amount) =>
      (amount.column === column || amount.column === undefined) &&
      isPaid(amount) &&
      (amount.field === undefined || amount.field === "netPay") &&
      DEPOSIT.test(amount.words),
  );
  return isEmpty && deposits.length > 1;
}

/** A deposit under a printed net of nothing needs the sum that proves it. */
const isSubstitute = (net: PayAmount, amounts: readonly PayAmount[], column: PayColumn): boolean =>
  isPaid(net) &&
  !/\bnet\b/i.test(net.words) &&
  of(amounts, column, "netPay").some((amount) => !isPaid(amount));

/**
 * Chooses the gross and the net of a column for which gross - taxes - deductions = net, the best-announced pair first. Where nothing
 * adds up the best-announced figures stay, and the check fails if both kinds of totals are printed.
 */
export function payEquation(amounts: readonly PayAmount[], column: PayColumn): PaySum {
  const grosses = ranked(amounts, "grossPay", column).slice(0, ALTERNATIVES);
  const printed = ranked(amounts, "netPay", column).slice(0, ALTERNATIVES);
  const nets = grosses.some((gross) => isPaid(gross)) ? printed.filter((net) => isPaid(net)) : printed;
  const earned =
    grosses.length > 0 ? grosses : [...unknownGrosses(amounts, column), ...onlyEarnings(amounts, column)];
  const tellable = nets.length > 0 ? nets : unknownNets(amounts, column, earned);
  const hasParts = areParts(amounts, column);
  const paid = tellable.filter((net) => !hasParts || !isSubstitute(net, amounts, column));
  const pairs = earned
    .flatMap((gross) => paid.map((net) => ({ gross, net, score: gross.score + net.score })))
    .filter(({ gross, net }) => size(gross) > size(net))
    .toSorted((a, b) => b.score - a.score);
  const name = column === "current" ? "gross-to-net" : "gross-to-net-year-to-date";
  for (const { gross, net } of pairs) {
    const taken =
      explain(amounts, column, size(gross) - size(net)) ?? takenBetween(amounts, column, gross, net);
    if (!taken) continue;
    const detail = detailOf(size(gross), taken, size(net), true);
    return { gross, net, check: { name, passed: true, detail } };
  }
  const gross = grosses[0];
  // The best-announced stays without a sum, unless it only stands in for a printed zero.
  const net = nets[0] && !isSubstitute(nets[0], amounts, column) ? nets[0] : undefined;
  const totals = [ranked(amounts, "taxTotal", column)[0], ranked(amounts, "deductionTotal", column)[0]];
  const zero = hasParts ? printed.find((amount) => !isPaid(amount)) : undefined;
  if (zero && !net) return { ...(gross ? { gross } : {}), net: zero, isSplit: true };
  const found = { ...(gross ? { gross } : {}), ...(net ? { net } : {}) };
  if (!gross || !net || totals.some((total) => total === undefined)) return found;
  const taken = totals.flatMap((total) => (total ? [size(total)] : []));
  const detail = detailOf(size(gross), taken, size(net), false);
  return { ...found, check: { name, passed: false, detail } };
}

/** The amounts printed over a total in its own column, down from the column's heading, add up to it. */
export function isSumOfColumn(total: PayAmount, amounts: readonly PayAmount[]): boolean {
  const { span } = total.value;
  const unit = span.y1 - span.y0;
  const column = amounts
    .filter(
      ({ value }) =>
        value.span.segment.page === span.segment.page &&
        value.span.segment.row < span.segment.row &&
        Math.abs(value.span.x1 - span.x1) < 0.8 * unit,
    )
    .toSorted((a, b) => b.value.span.y0 - a.value.span.y0);
  let sum = 0;
  let count = 0;
  for (const { value } of column) {
    sum += value.money.amount;
    count += 1;
    if (count > 1 && sum === total.value.money.amount) return true;
  }
  return false;
}

const isNetOf =
  (column: PayColumn) =>
  ({ field, column: own }: PayAmount): boolean =>
    field === "netPay" && own === column;

/** "Net paid, calendar year to date": the words of the line say of which time it is, whatever column it stands in. */
const namesYear = ({ label }: PayAmount): boolean => label?.label.field.endsWith(":ytd") === true;
const isSame = (a: PayAmount, b: PayAmount): boolean => a.field === b.field && size(a) === size(b);

/**
 * Some stubs print the net once, at the right edge of a table whose last column is the year's: it is this payday's where that column adds
 * up to it, and no net of the year where the year's gross is more than this payday's.
 */
export function withOwnNet(amounts: readonly PayAmount[]): readonly PayAmount[] {
  const isOfYear = isNetOf("ytd");
  if (!amounts.some((amount) => isOfYear(amount))) return amounts;
  if (!amounts.some((amount) => isNetOf("current")(amount))) {
    const year = payEquation(amounts, "ytd");
    // Another one that the year's gross comes to stays the year's.
    const proved = year.check?.passed === true ? year.net : undefined;
    const ofYear =
      proved && (amounts.find((amount) => isSame(amount, proved) && namesYear(amount)) ?? proved);
    const isMoved = (amount: PayAmount) => isOfYear(amount) && amount !== ofYear && !namesYear(amount);
    if (!amounts.some((amount) => isMoved(amount))) return amounts;
    const moved = amounts.map((amount) =>
      isMoved(amount) ? { ...amount, column: "current" as const } : amount,
    );
    return payEquation(moved, "current").check?.passed === true ? moved : amounts;
  }
  const { gross, net, isSplit } = payEquation(amounts, "current");
  if (isSplit) return amounts;
  const [year] = ranked(amounts, "grossPay", "ytd");
  if (!gross || !net || !year || size(year) <= size(gross)) return amounts;
  return amounts.filter((amount) => !isOfYear(amount) || size(amount) !== size(net));
}

/**
 * Where columns are lost, this payday's figure stands under "Hours" and the year's under "Current". Without a heading that tells so the
 * sum does: of two amounts of one label on a row the first is this payday's where it alone comes to the net.
 */
export function withProvenOrder(amounts: readonly PayAmount[]): readonly PayAmount[] {
  if (payEquation(amounts, "current").check?.passed) return amounts;
  const pairs = Map.groupBy(
    amounts.filter(({ field, label }) => field && label),
    ({ label }) => label,
  );
  const columns = new Map<PayAmount, PayColumn>();
  for (const [first, second, ...others] of pairs.values()) {
    const isMoved =
      first?.beside && second && !second.beside && others.length === 0 && rowOf(first) === rowOf(second);
    if (isMoved && size(first) < size(second)) columns.set(first, "current").set(second, "ytd");
  }
  if (columns.size === 0) return amounts;
  const moved = amounts.map((amount) => {
    const column = columns.get(amount);
    return column ? { ...amount, column, beside: false } : amount;
  });
  return payEquation(moved, "current").check?.passed ? moved : amounts;
}
