/** The sums of a document, worked out again with what a person said about its figures. */
import type { Check, Extraction } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";

/** A person's word on one figure: what was read (null: nothing), and what it is (null: not on this document). */
export type ChangedFigure = { readonly was: string | null; readonly value: string | null };

/** Whole amounts with their sign, as the sums of readers are written: "100.00 + 20.00 - 5.00 = 115.00". */
const AMOUNT = /([-+−]?)\s*(-?\d+\.\d{2})(?![\d.])/g;
const SIDES = /^(.*?) (=|is not) ([^=]*)$/;
const TRANSACTIONS = /^(-?\d+\.\d{2}) \+ (-?\d+\.\d{2}) of \d+ transactions (?:=|is not) (-?\d+\.\d{2})$/;
/** Said of a sum that a change touches and that cannot be worked out again from its text. */
const BEFORE = "; as printed, before your change";

/** Whether a check is of the print alone, because a change touches it and it cannot be worked out again. */
export const isOutdated = ({ detail }: Check): boolean => detail.endsWith(BEFORE);

type Term = { readonly start: number; readonly end: number; readonly sign: 1 | -1; readonly amount: Cents };

/** The amounts of a text, each with the sign before it. */
function termsOf(text: string): Term[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ 0: all, 1: sign, 2: figure = "", index }) => {
    const amount = parseMoney(figure);
    const end = index + all.length;
    return amount === undefined
      ? []
      : [
          {
            start: end - figure.length,
            end,
            sign: sign === "-" || sign === "−" ? (-1 as const) : (1 as const),
            amount,
          },
        ];
  });
}

type Equation = {
  readonly left: string;
  readonly right: string;
  readonly terms: readonly Term[];
  readonly total: Term;
};

/** A sum as it is written; undefined for a text that is none, or whose truth is not the one that the reader found. */
function equationOf({ detail, passed }: Check): Equation | undefined {
  const [, left, , right] = SIDES.exec(detail) ?? [];
  if (left === undefined || right === undefined) return undefined;
  const terms = termsOf(left);
  const [total, ...more] = termsOf(right);
  if (terms.length === 0 || total === undefined || more.length > 0) return undefined;
  return holds(terms, total) === passed ? { left, right, terms, total } : undefined;
}

const holds = (terms: readonly Term[], total: Term): boolean =>
  terms.reduce((sum, { sign, amount }) => sum + sign * amount, 0) === total.sign * total.amount;

/** The term with a corrected figure in the place of what was read; itself where it is another figure. */
function replaced(term: Term, was: Cents, value: Cents): Term {
  if (Math.abs(term.amount) !== Math.abs(was)) return term;
  // The sum may show what a paper prints with a minus without it.
  return { ...term, amount: cents(term.amount === was ? value : 0 - value) };
}

function written(text: string, terms: readonly Term[]): string {
  return terms.reduceRight(
    (rest, { start, end, amount }) => rest.slice(0, start) + formatMoney(amount) + rest.slice(end),
    text,
  );
}

/** The check with the changed figures in it. Of several terms of one amount the first is taken to be the figure. */
function withChanges(check: Check, changes: readonly ChangedFigure[]): Check {
  const touching = changes.filter(
    ({ was }) => was !== null && termsOf(check.detail).some((term) => isAmount(term, was)),
  );
  if (touching.length === 0) return check;
  const equation = equationOf(check);
  if (equation === undefined || touching.some(({ value }) => value === null)) {
    return { ...check, detail: `${check.detail}${BEFORE}` };
  }
  const sides = [...equation.terms, equation.total];
  for (const { was, value } of touching) {
    const [before, now] = [parseMoney(was ?? ""), parseMoney(value ?? "")];
    if (before === undefined || now === undefined) return { ...check, detail: `${check.detail}${BEFORE}` };
    const place = sides.findIndex((term) => Math.abs(term.amount) === Math.abs(before));
    const term = sides[place];
    if (term !== undefined) sides[place] = replaced(term, before, now);
  }
  const terms = sides.slice(0, -1);
  const total = sides.at(-1) ?? equation.total;
  const passed = holds(terms, total);
  const detail = `${written(equation.left, terms)} ${passed ? "=" : "is not"} ${written(equation.right, [total])}`;
  return { name: check.name, passed, detail };
}

function isAmount(term: Term, text: string): boolean {
  const amount = parseMoney(text);
  return amount !== undefined && Math.abs(term.amount) === Math.abs(amount);
}

/** A sum of all lines of one account, from the lines and balances that count now; undefined where it is no such sum. */
function transactionsSum(check: Check, read: Extraction, corrected: Extraction): Check | undefined {
  const [, beginning, , ending] = TRANSACTIONS.exec(check.detail) ?? [];
  if (beginning === undefined || ending === undefined) return undefined;
  const index = read.accounts.findIndex(
    (facts) => sameMoney(facts.beginningBalance, beginning) && sameMoney(facts.endingBalance, ending),
  );
  const facts = corrected.accounts[index];
  const [from, to] = [parseMoney(facts?.beginningBalance ?? ""), parseMoney(facts?.endingBalance ?? "")];
  if (from === undefined || to === undefined) return undefined;
  const own = corrected.transactions.filter(({ account }) => account === index);
  const sum = cents(own.reduce((total, { amount }) => total + (parseMoney(amount) ?? 0), 0));
  const passed = from + sum === to;
  return {
    name: check.name,
    passed,
    detail: `${formatMoney(from)} + ${formatMoney(sum)} of ${own.length} transactions ${passed ? "=" : "is not"} ${formatMoney(to)}`,
  };
}

const sameMoney = (left: string | undefined, right: string): boolean =>
  left !== undefined && parseMoney(left) === parseMoney(right);

/**
 * Every check of the reading with the person's word in it. A sum that a change touches adds up or does not, by the figures that count
 * now; one that cannot be worked out again says that it is as printed. `corrected` is the reading with all changes.
 */
export function recomputeChecks(
  read: Extraction,
  corrected: Pick<Extraction, "accounts" | "transactions">,
  changes: ReadonlyMap<string, ChangedFigure>,
): Check[] {
  const counted = [...changes].filter(([, { was, value }]) => was !== value);
  if (counted.length === 0) return read.checks;
  const ofAccounts = counted.flatMap(([path, change]) => (path.startsWith("accounts.") ? [change] : []));
  return read.checks.map(
    (check) => transactionsSum(check, read, { ...read, ...corrected }) ?? withChanges(check, ofAccounts),
  );
}
