/** What a card's paper tells, and the words in which its warnings are printed. */
import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { decimal, grouped } from "../print-styles.ts";
import type { Card, Rate, Row, RowKind } from "./ta-data.ts";

export const of = (card: Card, ...kinds: readonly RowKind[]) =>
  card.rows
    .filter((row) => kinds.includes(row.kind))
    .toSorted((a, b) => (a.trans < b.trans ? -1 : a.trans > b.trans ? 1 : 0));
export const byPost = (rows: readonly Row[]) =>
  rows.toSorted((a, b) => (a.post < b.post ? -1 : a.post > b.post ? 1 : 0));

export const $ = (amount: number) => `$${grouped(amount)}`;
/** Whole dollars, without cents. */
export const dollars = (amount: number) => `$${grouped(amount).slice(0, -3)}`;

/** What each row is in the truth: money to the card is positive. Two printed dates: that of the transaction, or the posting. */
export const told = (rows: readonly Row[], day: "trans" | "post" = "trans"): TransactionFacts[] =>
  rows.map((row) => ({ account: 0, date: row[day], description: row.text, amount: decimal(-row.amount) }));

export type Told = {
  readonly institution: string;
  readonly named?: readonly string[];
  readonly rows: readonly TransactionFacts[];
  readonly omit?: ReadonlyArray<keyof AccountFacts>;
  readonly change?: Partial<AccountFacts>;
  readonly rates?: readonly Rate[];
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  readonly openRows?: readonly TransactionFacts[];
};

/** Payments and credits are printed on two lines: their sum is printed only if one of them is zero. */
export const apart = (card: Card) => card.payments > 0 && card.credits > 0;

export function taTruth(
  card: Card,
  { institution, named, rows, omit = [], change, rates = card.rates, allowed = {}, openRows }: Told,
): Truth {
  const names = named === undefined ? {} : { institution: named, "accounts.0.institution": named };
  const { warning } = card;
  const account: AccountFacts = {
    kind: "credit-card",
    institution,
    accountLast4: card.last4,
    statementDate: card.end,
    periodStart: card.start,
    periodEnd: card.end,
    currentBalance: decimal(card.balance),
    previousBalance: decimal(card.previous),
    creditLimit: decimal(card.limit),
    availableCredit: decimal(card.available),
    minimumPayment: decimal(card.minimum),
    paymentDueDate: card.due,
    pastDue: decimal(card.pastDue),
    apr: card.apr,
    aprs: rates.map((rate) => ({
      kind: rate.kind,
      apr: rate.apr,
      balance: decimal(rate.balance),
      ...(rate.expires === undefined ? {} : { expires: rate.expires }),
    })),
    paymentsAndCredits: decimal(card.payments + card.credits),
    purchases: decimal(card.purchases),
    feesCharged: decimal(card.fees),
    interestCharged: decimal(card.interest),
    ...(warning === undefined
      ? {}
      : {
          minimumPaymentWarning: {
            years: String(warning.years),
            totalCost: decimal(warning.costs),
            ...(warning.level === undefined
              ? {}
              : { monthlyPaymentFor36Months: decimal(warning.level.monthly) }),
          },
        }),
    ...change,
  };
  const kept = Object.fromEntries(
    Object.entries(account).filter(([key]) => !omit.some((name) => name === key)),
  );
  return {
    documentType: "credit-cards",
    institution,
    accounts: [{ ...kept, kind: "credit-card" }],
    transactions: rows,
    allowed: { ...names, ...allowed },
    ...(openRows === undefined ? {} : { openRows }),
  };
}

/** The promised rows of the minimum payment warning, in the words of Regulation Z. */
export const warningRows = (
  card: Card,
  show: (amount: number) => string,
  only: string,
  unit = "years",
): string[][] => {
  const { warning } = card;
  if (warning === undefined) return [];
  const { level } = warning;
  return [
    [only, `${warning.years} ${unit}`, show(warning.costs)],
    ...(level === undefined
      ? []
      : [
          [
            show(level.monthly),
            unit === "year(s)" ? "3 year(s)" : "3 years",
            `${show(level.total)}<br>(Savings=${show(level.saved)})`,
          ],
        ]),
  ];
};
export const LONGER =
  "If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:";
