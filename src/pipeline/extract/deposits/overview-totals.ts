import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { sumFindings } from "../result/sum-findings.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;
const MAX_FIGURES = 6;
type Totals = { readonly totalDeposits: Finding; readonly totalWithdrawals: Finding };

/**
 * An account's totals in an overview: one row that prints its first balance, some figures and its last balance
 * such that they add up. Arithmetic alone identifies the row; without exactly one such row nothing is returned.
 */
export function overviewTotals(whole: Reading, beginning: string, ending: string): Totals | undefined {
  const [first, last] = [parseMoney(beginning), parseMoney(ending)];
  if (first === undefined || last === undefined) return undefined;
  const found: Totals[] = [];
  for (const row of whole.sheet.rows) {
    const money = row.segments
      .flatMap((segment) => whole.values.get(segment) ?? [])
      .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);
    const start = money.findIndex((value) => value.money.amount === first);
    const end = money.findIndex((value, index) => index > start + 2 && value.money.amount === last);
    if (start < 0 || end < 0 || end - start > MAX_FIGURES + 1) continue;
    const totals = split(money.slice(start + 1, end), last - first);
    if (totals) found.push(totals);
  }
  return found.length > 0 ? only(found) : only(twoRows(whole, last - first));
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const [CAME, WENT] = [
  /\b(?:money|paid|total|all)\s(?:that came\s)?in\b|\b(?:deposits|credits|additions)\b/i,
  /\b(?:money|paid|total|all)\s(?:that went\s)?out\b|\b(?:withdrawals|debits|deductions|subtractions)\b/i,
];

/** "Everyday   Money in   $2,828.81" over "Everyday   Money out   $2,147.55": two rows of one amount each that make the difference of the balances. */
function twoRows({ sheet, values }: Reading, difference: number): Totals[] {
  const rows = sheet.rows.map(({ segments }) => ({
    text: segments.map(({ text }) => text).join(" "),
    money: segments
      .flatMap((segment) => values.get(segment) ?? [])
      .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare),
  }));
  return rows.flatMap((row, index) => {
    const next = rows[index + 1];
    const [into, out] = [row.money[0], next?.money[0]];
    if (!next || !into || !out || row.money.length + next.money.length !== 2) return [];
    const isPair =
      CAME.test(row.text) &&
      WENT.test(next.text) &&
      Math.abs(into.money.amount) - Math.abs(out.money.amount) === difference;
    return isPair ? [{ totalDeposits: total(into), totalWithdrawals: total(out) }] : [];
  });
}

type Summary = Totals & { readonly beginningBalance: Finding; readonly endingBalance: Finding };

/**
 * All that an overview says of an account, on the one row that prints its number: what was there, what came, what went and what is left,
 * where these add up. What went may stand before what came; which is which follows from the sum.
 */
export function overviewOfNumber(whole: Reading, last4: string): Summary | undefined {
  const found = whole.sheet.rows.flatMap((row): Summary[] => {
    const own = row.segments.flatMap((segment) => whole.values.get(segment) ?? []);
    const isNamed = own.some((value) => value.kind === "account" && value.account.last4 === last4);
    const money = own.filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);
    const [first, one, other, last] = money;
    if (!isNamed || !first || !one || !other || !last) return [];
    const gained = last.money.amount - first.money.amount;
    const [a, b] = [Math.abs(one.money.amount), Math.abs(other.money.amount)];
    if (Math.abs(a - b) !== Math.abs(gained) || (a === 0 && b === 0)) return [];
    const [into, out] = a - b === gained ? [one, other] : [other, one];
    return [
      {
        beginningBalance: total(first),
        endingBalance: total(last),
        totalDeposits: total(into),
        totalWithdrawals: total(out),
      },
    ];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The foot of a register: a row called totals that prints exactly what its rows bring in and take out. */
export function registerTotals(part: Reading, into: number, out: number): Totals | undefined {
  for (const row of part.sheet.rows) {
    if (!row.segments.some(({ text }) => /^(?:(?:grand|period|column)\s)?totals?\W*$/i.test(text))) continue;
    const money = row.segments
      .flatMap((segment) => part.values.get(segment) ?? [])
      .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);
    const [gained, lost] = [into, out].map((sum) =>
      money.filter((value) => Math.abs(value.money.amount) === sum),
    );
    const [moneyIn, moneyOut] = [gained?.[0], lost?.[0]];
    if (money.length === 2 && moneyIn && moneyOut && moneyIn !== moneyOut)
      return { totalDeposits: total(moneyIn), totalWithdrawals: total(moneyOut) };
  }
  return undefined;
}

/** The only way to part the figures between two balances into money in and money out; money in is printed first. */
function split(figures: readonly MoneyValue[], difference: number): Totals | undefined {
  const sizes = figures.map((value) => Math.abs(value.money.amount));
  const ways: number[] = [];
  for (let mask = 0; mask < 1 << figures.length; mask++) {
    // A figure of nothing is money in or out alike: its place among the columns decides, not the sum.
    if (sizes.some((size, index) => size === 0 && mask & (1 << index))) continue;
    const sum = sizes.reduce((all, size, index) => all + (mask & (1 << index) ? -size : size), 0);
    if (sum === difference) ways.push(mask);
  }
  const [way, other] = ways;
  if (way === undefined || other !== undefined) return undefined;
  const [head, ...tail] = figures;
  const out = figures.filter((_, index) => way & (1 << index));
  const into = figures.filter(
    (value, index) => !(way & (1 << index)) && (value.money.amount !== 0 || value === head),
  );
  const left = out.length > 0 ? out : tail.slice(0, 1);
  const [totalDeposits, totalWithdrawals] = [into, left].map((side) =>
    sumFindings(side.map((value) => total(value))),
  );
  return totalDeposits && totalWithdrawals ? { totalDeposits, totalWithdrawals } : undefined;
}

function total(value: MoneyValue): Finding {
  const finding = makeFinding(formatMoney(cents(Math.abs(value.money.amount))), value.span, 0.9);
  finding.witnessed = true;
  return finding;
}
