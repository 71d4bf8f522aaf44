/** Proof of where money went that left a bank account: only with it a payment is no spending. */
import type { Debt, DebtType } from "#contract/debts.ts";
import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { DAYS_BETWEEN_LEGS } from "#engine/spending/own-transfers.ts";
import { cardIssuer } from "./card-issuer.ts";

type Days = {
  readonly first: string;
  readonly last: string;
  /** Only the lines tell these days, no printed period: around them nothing is known to lack. */
  readonly isOfLines?: boolean;
};

/** A debt as far as a payment to it can be told by. */
export type KnownDebt = {
  readonly id: string;
  readonly creditor: string;
  readonly last4: string | null;
  readonly type: DebtType;
  /** Null while no document shows it clearly: then it is not taken off, and its payments count as bills. */
  readonly minimum: Cents | null;
  readonly isOwed: boolean;
  /** The day of the last payment to a loan that is paid off and got none for `ENDED_DAYS`; null for any other. */
  readonly endedOn: string | null;
  /** Days of which its own transactions tell: a payment on one of them that did not arrive went elsewhere. */
  readonly shown: readonly Days[];
  /** The first day of a card of which its first statement says that nothing was owed before; null where none does. */
  readonly openedOn: string | null;
};

/** Payments come each month: after so many days without one to a loan that owes nothing, they have ended. */
const ENDED_DAYS = 45;

type Payment = {
  readonly description: string;
  readonly category: string;
  readonly arrivedIn?: string;
  readonly postedOn: string;
};

/** What a creditor's name shares with others: no word of it tells which one was paid. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `the of and a an us usa na inc llc co corp company bank banking card cards credit visa mastercard amex rewards loan loans ln
  lending auto car student personal home mortgage finance financial fin funding services service servicing union federal
  national first american dept department education trust savings payment pmt pay online direct one new cash account`.split(
    /\s+/,
  ),
);

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/** The last four that a text prints of an account: behind dots, x, stars or "ending in". */
const MASKED = /(?:[.*x…#]{1,}|\b(?:ending|ends)(?: in)?|\bacct|\baccount)\s*#?\s*(\d{4})\b/gi;

/** Whether the words of a payment name a creditor, by issuer or by the first word of its name that is its own. */
function namesCreditor(description: string, creditor: string): boolean {
  const [paid, owner] = [cardIssuer(description), cardIssuer(creditor)];
  if (paid !== undefined && owner !== undefined) return paid === owner;
  const [said, named] = [wordsOf(description), wordsOf(creditor)];
  const own = named.find((word) => word.length > 1 && !COMMON_WORDS.has(word));
  if (own !== undefined) return said.includes(own);
  return named.length > 0 && ` ${said.join(" ")} `.includes(` ${named.join(" ")} `);
}

const LOANS: ReadonlySet<string> = new Set(["auto-loan", "student-loan", "personal-loan", "pay-later"]);

/** Whether what the payment was filed under can be a debt of this type. */
function fitsType(category: string, type: DebtType): boolean {
  if (category === "card-payment") return type === "credit-card";
  if (category === "mortgage") return type === "mortgage";
  return LOANS.has(category) ? type === "loan" : true;
}

/** The debts that the words of a payment name; a printed last four of another account proves that it is none of that creditor. */
export function debtsNamed(payment: Payment, debts: readonly KnownDebt[]): readonly KnownDebt[] {
  const { description, category } = payment;
  const printed = [...description.matchAll(MASKED)].map(([, digits]) => digits);
  const byNumber = debts.filter(
    ({ last4 }) => last4 !== null && (printed.includes(last4) || wordsOf(description).includes(last4)),
  );
  if (byNumber.length > 0) return byNumber;
  // A transfer that names a bank can go to any account there.
  if (category === "transfer" || category === "investing" || printed.length > 0) return [];
  return debts.filter(
    ({ creditor, type }) => fitsType(category, type) && namesCreditor(description, creditor),
  );
}

/** Whether the debt's own transactions would show a payment of this day, early or late as banks post it. */
export function isShown({ shown }: KnownDebt, postedOn: string): boolean {
  const day = parsePlainDate(postedOn);
  if (day === undefined) return false;
  const [early, late] = [addDays(day, -DAYS_BETWEEN_LEGS), addDays(day, DAYS_BETWEEN_LEGS)];
  return shown.some(({ first, last }) => first <= early && late <= last);
}

const proofs = new WeakMap<readonly KnownDebt[], Map<string, readonly KnownDebt[]>>();

/** As debtsNamed, each wording once: a person has thousands of lines and few wordings. */
function namedBy(payment: Payment, debts: readonly KnownDebt[]): readonly KnownDebt[] {
  const known = proofs.get(debts) ?? new Map<string, readonly KnownDebt[]>();
  if (known.size === 0) proofs.set(debts, known);
  const key = `${payment.category} ${payment.description}`;
  const found = known.get(key) ?? debtsNamed(payment, debts);
  known.set(key, found);
  return found;
}

/**
 * The debt whose minimum, which is taken off by itself, a payment that arrived in no account seen stands for: its words name the debt,
 * something is owed, its minimum is known, and its own transactions do not show that nothing came. Undefined without that proof.
 */
export function debtPaid(payment: Payment, debts: readonly KnownDebt[]): KnownDebt | undefined {
  return namedBy(payment, debts).find(
    (debt) => debt.isOwed && debt.minimum !== null && !isShown(debt, payment.postedOn),
  );
}

/** Whether a payment went to a loan that is paid off and gets no more of them: that money is free again. */
function isEnded(payment: Payment, debts: readonly KnownDebt[]): boolean {
  const named = namedBy(payment, debts);
  return named.length > 0 && named.every(({ endedOn }) => endedOn !== null);
}

/**
 * Whether it is proved where the money went, and that nothing of it is lacking elsewhere; what went to a loan that is paid off lacks
 * nowhere either.
 */
export function isProved(payment: Payment, debts: readonly KnownDebt[]): boolean {
  const { arrivedIn } = payment;
  if (arrivedIn === undefined) return debtPaid(payment, debts) !== undefined || isEnded(payment, debts);
  return !debts.some(({ id, isOwed, minimum }) => id === arrivedIn && isOwed && minimum === null);
}

/** Whether something is owed on a debt; of one whose balance is not known, that it is. */
export const isOwed = ({ currentBalance }: Debt): boolean =>
  currentBalance === null || Number(currentBalance) > 0;

/** The debts as payments can be told by; `shownOf` gives the days of which an account's own transactions tell. */
export function knownDebts(
  debts: readonly Debt[],
  shownOf: (accountId: string) => readonly Days[],
  openedOn: (accountId: string) => string | null,
): readonly KnownDebt[] {
  return debts.map((debt) => ({
    id: debt.id,
    creditor: debt.creditor,
    last4: debt.accountLast4,
    type: debt.debtType,
    minimum: parseMoney(debt.minimumPayment ?? "") ?? null,
    isOwed: isOwed(debt),
    endedOn: null,
    shown: shownOf(debt.id),
    openedOn: openedOn(debt.id),
  }));
}

/** The debts, with the day of the last payment to each loan that is paid off (see KnownDebt.endedOn). */
export function withEndedLoans(
  debts: readonly KnownDebt[],
  paid: ReadonlyArray<Payment & { readonly amount: Cents }>,
): readonly KnownDebt[] {
  if (!debts.some(({ isOwed: owed, type }) => !owed && type !== "credit-card")) return debts;
  const lastPaid = new Map<string, string>();
  let lastDay = "";
  for (const payment of paid) {
    if (payment.postedOn > lastDay) lastDay = payment.postedOn;
    if (payment.amount >= 0) continue;
    for (const { id } of namedBy(payment, debts)) {
      if (payment.postedOn > (lastPaid.get(id) ?? "")) lastPaid.set(id, payment.postedOn);
    }
  }
  const end = parsePlainDate(lastDay);
  return debts.map((debt) => {
    const last = parsePlainDate(lastPaid.get(debt.id) ?? "");
    const hasEnded =
      !debt.isOwed &&
      debt.type !== "credit-card" &&
      end !== undefined &&
      last !== undefined &&
      daysBetween(last, end) > ENDED_DAYS;
    return hasEnded ? { ...debt, endedOn: last } : debt;
  });
}
