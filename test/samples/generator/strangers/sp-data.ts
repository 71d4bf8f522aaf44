import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { alsoNamed, type Layout, type Statement, type Truth } from "../layout.ts";
import { accountNumber, addMonths, levelPayment, monthlyInterest } from "../loan-data.ts";
import { addDays } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const NEXT_PAGE = '<div style="break-before:page"></div>';

export const layoutOf = (name: string, make: (seed: number) => Statement): Layout => ({
  name,
  type: "loans",
  heldOut: false,
  make,
});

/** The truth of a paper about debts: whose it is, how else it names them, what the contract leaves open. */
export const paper = (
  accounts: readonly AccountFacts[],
  names: readonly string[],
  open: Readonly<Record<string, readonly string[]>> = {},
  transactions?: readonly TransactionFacts[],
): Truth =>
  alsoNamed(
    {
      documentType: "loans",
      institution: accounts[0]?.institution ?? "",
      accounts,
      transactions: transactions ?? [],
      transactionsOpen: transactions === undefined,
      allowed: open,
    },
    ...names,
  );

/** The same field of each account left open, with a value of its own. */
export const openIn = <T>(
  list: readonly T[],
  fields: Readonly<Record<string, (item: T) => readonly string[]>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    list.flatMap((item, index) =>
      Object.entries(fields).map(([field, values]) => [`accounts.${index}.${field}`, values(item)]),
    ),
  );

export const sum = <T>(list: readonly T[], of: (item: T) => number) =>
  list.reduce((all, item) => all + of(item), 0);

export type SchoolLoan = {
  readonly number: string;
  readonly disbursed: string;
  readonly rate: string;
  readonly original: number;
  readonly principal: number;
  readonly accrued: number;
  readonly instalment: number;
  readonly pastDue: number;
  readonly fees: number;
  readonly interestPaid: number;
  readonly principalPaid: number;
};

/** Several loans to one student; when `late`, one instalment of each is behind. Interest is that of the days since payment. */
export function makeSchoolLoans(seed: number, counts: readonly [number, number], rates: readonly string[]) {
  const random = seededRandom(seed + 41_077);
  const statementDate = addDays("2025-12-08", random.whole(0, 325));
  const late = random.chance(0.4);
  const loans = Array.from({ length: random.whole(...counts) }, (_, index): SchoolLoan => {
    const original = random.whole(1_750, 19_500) * 100;
    const rate = random.pick(rates);
    const principal = original - random.whole(4_000, Math.floor(original * 0.6));
    const instalment = levelPayment(original, rate, 120);
    const interestPaid = Math.min(monthlyInterest(principal, rate), instalment - 1);
    return {
      number: accountNumber(random, 10),
      disbursed: addDays(statementDate, -1_700 + index * 365 - random.whole(0, 90)),
      rate,
      original,
      principal,
      accrued: Math.round((principal * Number(rate) * random.whole(6, 27)) / 36_500),
      instalment,
      pastDue: late ? instalment : 0,
      fees: late ? Math.round(instalment * 0.06) : 0,
      interestPaid,
      principalPaid: instalment - interestPaid,
    };
  });
  return {
    random,
    loans,
    late,
    statementDate,
    dueDate: addDays(statementDate, random.whole(17, 25)),
    paidOn: addDays(statementDate, -random.whole(5, 19)),
    maturity: addMonths(statementDate, 84),
  };
}

/** What a debt came to, from the day of the itemisation to the letter; it adds up. */
export function makeDebt(seed: number) {
  const random: Random = seededRandom(seed + 90_533);
  const letter = addDays("2026-01-12", random.whole(0, 285));
  const atFirst = random.whole(41_000, 780_000);
  const interest = random.chance(0.6) ? random.whole(900, 42_000) : 0;
  const fees = random.chance(0.4) ? random.whole(1_200, 15_000) : 0;
  const paid = random.chance(0.45) ? random.whole(2_000, 18_000) : 0;
  return {
    random,
    letter,
    since: addDays(letter, -random.whole(160, 800)),
    disputeBy: addDays(letter, random.whole(35, 40)),
    atFirst,
    interest,
    fees,
    paid,
    now: atFirst + interest + fees - paid,
    file: accountNumber(random, 8),
    account: accountNumber(random, 16),
  };
}
