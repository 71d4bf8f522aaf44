import { type Cents, cents } from "#engine/money/cents.ts";
import type { RawTransaction } from "./find-rows.ts";
import {
  isAssessed,
  isBrought,
  isCalledPayment,
  isCharged,
  isGivenBack,
  isTakenBack,
  printsOutlaysNegative,
} from "./loan-signs.ts";

export type SignedTransaction = { readonly raw: RawTransaction; amount: Cents; witnessed: boolean };

const MONEY_IN =
  /\b(?:deposit|payroll|direct\s?dep|dir\s?dep|salary|refund|reversal|credit|interest\s?(?:paid|earned|payment)|transfer\s?from|cash\s?back|cashback|dividend|return|from\s?savings|from\s?checking|ssa\s?treas|tax\s?ref)\b/i;
const CARD_CREDIT =
  /\b(?:payment|thank\s?you|pymt|autopay|credit|refund|return|reversal|cash\s?back|cashback|rebate|(?:principal|balance)\s(?:reduction|curtailment)|curtailment)\b/i;
const ADDED =
  /^(?!.*\b(?:payment|credit|refund|reversal|waive|return)).*\b(?:advance|draw|interest|fees?|charge)\b/i;
/** A check with nothing but its number was paid, whatever sign the rows around it print. */
const PAID_CHECK = /^check\s?#?\s?\d{2,}$/i;
/** What an account of money earns; what it is charged is called so. */
const EARNED = /^(?:interest|dividends?)$/i;
const CARD_CHARGE = /\b(?:interest|fee|late)\b/i;

/**
 * Signs amounts from the holder's side. Strongest first: the difference of two running balances, the column, the heading, the printed
 * sign, and only then the wording.
 */
export function signTransactions(
  rows: readonly RawTransaction[],
  card: boolean,
  beginning?: Cents,
  loan?: LoanList,
): SignedTransaction[] {
  const flipped = card && ((loan && printsOutlaysNegative(rows)) || printsChargesNegative(rows));
  const signed = rows.map((raw) => ({
    raw,
    amount: signOne(raw, rows, card, flipped, loan),
    witnessed: false,
  }));
  if (!card) applyRunningBalances(signed, beginning);
  return signed;
}

function isNegative(raw: RawTransaction): boolean {
  return raw.amount.money.amount < 0;
}

const negative = (list: readonly RawTransaction[]) => list.filter((row) => isNegative(row)).length;

/** Some issuers print charges with a minus: then the payments are the amounts without one. */
function printsChargesNegative(rows: readonly RawTransaction[]): boolean {
  const mixed = rows.filter((row) => row.section === "mixed");
  const payments = mixed.filter(
    (row) => CARD_CREDIT.test(row.description) && !CARD_CHARGE.test(row.description),
  );
  const others = mixed.filter((row) => !CARD_CREDIT.test(row.description));
  return (
    payments.length > 0 &&
    (others.length > 1 || others.some((row) => CARD_CHARGE.test(row.description))) &&
    negative(payments) === 0 &&
    negative(others) > others.length / 2
  );
}

/** Some cards mark only what was paid or credited, with a plus; where a charge has one as well it says nothing. */
function plusIsPaid(rows: readonly RawTransaction[]): boolean {
  const marked = rows.filter((row) => row.amount.money.sign === "plus");
  return (
    marked.length > 0 &&
    marked.length < rows.length &&
    marked.every((row) => CARD_CREDIT.test(row.description) && !CARD_CHARGE.test(row.description)) &&
    !rows.some((row) => isNegative(row))
  );
}

/** The list of a loan. */
export type LoanList = {
  /** A line of credit, on which money is drawn as well. */
  readonly isLine: boolean;
  /** Whether the figures of a row say that it is a payment. */
  readonly isPaid: (raw: RawTransaction) => boolean;
};

/** What was paid or given back, by its words, or on a loan by its figures. */
function isCredit(raw: RawTransaction, loan: LoanList | undefined): boolean {
  if (isTakenBack(raw, loan !== undefined)) return false;
  if (isGivenBack(raw) || (loan && (isBrought(raw, loan.isLine) || loan.isPaid(raw)))) return true;
  return CARD_CREDIT.test(raw.description) && !CARD_CHARGE.test(raw.description);
}

function signOne(
  raw: RawTransaction,
  all: readonly RawTransaction[],
  card: boolean,
  flipped: boolean,
  loan: LoanList | undefined,
): Cents {
  const size = Math.abs(raw.amount.money.amount);
  const into = (positive: boolean) => cents(positive ? size : -size);
  // What is added to a debt was drawn or charged.
  if (raw.role === "in" && card && ADDED.test(raw.description)) return into(false);
  // A list of checks may stand under the columns of the table above it.
  const isPaidCheck = PAID_CHECK.test(raw.description) && raw.amount.money.sign !== "plus";
  if (!card && raw.section === "out" && isPaidCheck) return into(false);
  if (raw.role === "in") return into(!isNegative(raw) || card);
  // A servicer's "Automatic payments" and "Debit" say what was taken from the holder's bank account.
  const isPayment = loan !== undefined && !loan.isLine && isCalledPayment(raw);
  if (raw.role === "out") return into(card && (isNegative(raw) || isPayment));
  if (card) {
    if (loan && isAssessed(raw)) return into(false);
    // Where payments are in brackets, what is advanced or charged without them is added, whatever stands above the list.
    if (!isNegative(raw) && ADDED.test(raw.description) && !flipped && all.some(isNegative))
      return into(false);
    if (raw.section === "in") return into(raw.amount.money.sign !== "DR");
    if (flipped) return into(!isNegative(raw) && !(loan && isCharged(raw)));
    if (isNegative(raw)) return into(true);
    const isPlus = raw.amount.money.sign === "plus";
    if (plusIsPaid(all) && (raw.section === "mixed" || isPlus)) return into(isPlus);
    if (raw.section === "out") return into(isPayment || loan?.isPaid(raw) === true);
    const anySigned = all.some((row) => isNegative(row));
    return into(!anySigned && isCredit(raw, loan));
  }
  if (raw.amount.money.sign === "CR") return into(true);
  if (raw.amount.money.sign === "DR") return into(false);
  if (raw.section === "out") return into(raw.amount.money.sign === "plus");
  if (isNegative(raw)) return into(false);
  if (raw.amount.money.sign === "plus") return into(true);
  // Checks listed below deposits, under a heading that nobody knows, were paid all the same.
  if (PAID_CHECK.test(raw.description)) return into(false);
  if (raw.section === "in") return into(true);
  const anySigned = all.some((row) => row.section === "mixed" && isNegative(row));
  return into(anySigned || MONEY_IN.test(raw.description) || EARNED.test(raw.description));
}

/** Where the table prints a running balance, its steps say both size and sign; newest-first tables are read backwards. */
function applyRunningBalances(signed: SignedTransaction[], beginning: Cents | undefined): void {
  const tables = Map.groupBy(signed, (entry) => entry.raw.group).values();
  for (const table of tables) {
    const forward = stepsThatFit(table, beginning);
    const backward = stepsThatFit(table.toReversed(), beginning);
    const steps = backward.size > forward.size ? backward : forward;
    const printed = table.filter((entry) => entry.raw.balance !== undefined).length;
    // Chance fits are single; a real running balance explains most of its rows.
    if (steps.size === 0 || steps.size < (printed - 1) / 2) continue;
    for (const [entry, amount] of steps) {
      entry.amount = amount;
      entry.witnessed = true;
    }
  }
}

/** Several rows of one day may share one printed balance: the signs of the rows since the last one are searched together. */
const MAX_OPEN_ROWS = 10;

function stepsThatFit(
  table: readonly SignedTransaction[],
  beginning: Cents | undefined,
): Map<SignedTransaction, Cents> {
  const fits = new Map<SignedTransaction, Cents>();
  let previous: number | undefined = beginning;
  let open: SignedTransaction[] = [];
  for (const entry of table) {
    open.push(entry);
    const balance = entry.raw.balance?.money.amount;
    if (balance === undefined) continue;
    const step = previous === undefined ? undefined : balance - previous;
    const amounts = step === undefined || open.length > MAX_OPEN_ROWS ? undefined : signsFor(open, step);
    for (const [index, amount] of (amounts ?? []).entries()) {
      const row = open[index];
      if (row) fits.set(row, cents(amount));
    }
    previous = balance;
    open = [];
  }
  return fits;
}

/** Signs that make the rows sum to the step: as already read if that works, else the only other way. */
function signsFor(rows: readonly SignedTransaction[], step: number): readonly number[] | undefined {
  const read: readonly number[] = rows.map((row) => row.amount);
  if (read.reduce((sum, amount) => sum + amount, 0) === step) return read;
  const ways: number[][] = [];
  for (let mask = 0; mask < 1 << rows.length && ways.length < 2; mask++) {
    const amounts = rows.map((row, index) => Math.abs(row.amount) * (mask & (1 << index) ? -1 : 1));
    if (amounts.reduce((sum, amount) => sum + amount, 0) === step) ways.push(amounts);
  }
  return ways.length === 1 ? ways[0] : undefined;
}
