/**
 * What the right answer to a question about the past holds: payments as they stand in the debt's own account, interest as what its
 * balances cannot be explained without, balances as printed. Nothing of the advisor's own code is used here.
 */
import type { Debt } from "#contract/debts.ts";
import type { Transaction } from "#contract/transactions.ts";
import { categoryKind } from "#engine/spending/category.ts";
import type { AdvisorFacts } from "#server/features/advisor/facts.ts";
import { isSpendingKnown, PERIODS, rowsOf, spent } from "./expected-rows.ts";
import { dayName, dollars, type Expected, figures, money, share, unknown } from "./expected-texts.ts";

const LISTED = 8;
const MOVES: ReadonlySet<string> = new Set(["transfer", "investing"]);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const isWithin = (date: string, from: string, to: string): boolean => date >= from && date <= to;
const periodOf = (name: string | undefined): readonly [string, string] => {
  const [from, to] = PERIODS[name ?? "all"] ?? ["", ""];
  return [from, to];
};
const isPurchase = ({ amount, category }: Transaction): boolean =>
  money(amount) < 0 && ["essential", "discretionary"].includes(categoryKind(category));
const size = ({ amount }: Transaction): number => Math.abs(money(amount));

const paymentsTo = ({ transactions }: AdvisorFacts, debt: Debt, from: string, to: string) =>
  transactions.transactions.filter(
    ({ accountId, amount, date }) => accountId === debt.id && money(amount) > 0 && isWithin(date, from, to),
  );
const balanceAt = ({ statements }: AdvisorFacts, id: string, month: string): number | undefined => {
  const balance = statements.find(({ accountId, asOf }) => accountId === id && asOf.startsWith(month))
    ?.figures.balance;
  return balance === null || balance === undefined ? undefined : money(balance);
};

/** The balance rose by it: what is left when payments and purchases are taken off. As printed where a balance is in question. */
function interestOf(facts: AdvisorFacts, debt: Debt, from: string, to: string): number | undefined {
  const own = facts.statements.filter(
    ({ accountId, asOf }) => accountId === debt.id && isWithin(asOf, from, to),
  );
  if (own.length === 0) return undefined;
  return sum(
    own.map(({ figures: { balance, before, interest }, asOf }) => {
      if (balance === null || before === null) return money(interest);
      const month = asOf.slice(0, 7);
      const bought = facts.transactions.transactions.filter(
        (row) => row.accountId === debt.id && row.date.startsWith(month) && isPurchase(row),
      );
      const paid = paymentsTo(facts, debt, `${month}-01`, `${month}-31`);
      return money(balance) - money(before) + sum(paid.map(size)) - sum(bought.map(size));
    }),
  );
}

const aboutRow = (row: Transaction | undefined): Expected =>
  row === undefined ? unknown : figures(dayName(row.date), dollars(size(row)));
const listed = (rows: readonly Transaction[]): Expected =>
  rows.length === 0 ? unknown : figures(...rows.slice(0, LISTED).map((row) => dollars(size(row))));

/** Rows of a category or of a merchant, newest first; `wanted` has "_" for a space. */
function purchases(facts: AdvisorFacts, wanted: string, isMerchant: boolean, period: string | undefined) {
  const [from, to] = periodOf(period);
  const needle = wanted.replaceAll("_", " ");
  return facts.transactions.transactions.filter(
    (row) =>
      isPurchase(row) &&
      isWithin(row.date, from, to) &&
      (isMerchant ? row.description.toLowerCase().includes(needle) : row.category === wanted),
  );
}

function averageApr(debts: readonly Debt[]): Expected {
  const parts = debts.flatMap(({ apr, currentBalance, buckets }) => {
    if (apr === null || currentBalance === null) return [];
    const own = buckets.map((bucket) => [money(bucket.balance), Number(bucket.apr)] as const);
    return [...own, [money(currentBalance) - sum(own.map(([amount]) => amount)), Number(apr)] as const];
  });
  const owed = sum(parts.map(([amount]) => amount));
  return owed === 0
    ? unknown
    : figures(share((sum(parts.map(([amount, apr]) => amount * apr)) / owed).toFixed(2)));
}

function ofOneDebt(
  facts: AdvisorFacts,
  name: string,
  debt: Debt,
  time: string | undefined,
): Expected | undefined {
  const [from, to] = periodOf(time);
  const paid = paymentsTo(facts, debt, from, to);
  const interest = interestOf(facts, debt, from, to);
  switch (name) {
    case "paid":
      return paid.length === 0 ? unknown : figures(dollars(sum(paid.map(size))));
    case "charged-interest":
      return interest === undefined ? unknown : figures(dollars(interest));
    case "principal-paid":
      return interest === undefined
        ? unknown
        : figures(dollars(interest), dollars(sum(paid.map(size)) - interest));
    case "last-paid":
      return aboutRow(paid[0]);
    case "owed-then": {
      const then = balanceAt(facts, debt.id, time ?? "");
      return then === undefined ? unknown : figures(dollars(then));
    }
    case "balance-change": {
      const then = balanceAt(facts, debt.id, time ?? "");
      return then === undefined || debt.currentBalance === null
        ? unknown
        : figures(dollars(then), dollars(Math.abs(then - money(debt.currentBalance))));
    }
    default:
      return undefined;
  }
}

function ofAll(facts: AdvisorFacts, name: string, args: readonly string[]): Expected | undefined {
  const { debts } = facts;
  const [from, to] = periodOf(args[0]);
  const cards = debts.filter(({ debtType }) => debtType === "credit-card");
  const balances = debts.map(({ id }) => balanceAt(facts, id, args[0] ?? "") ?? Number.NaN);
  const then = sum(balances);
  switch (name) {
    case "paid-all":
    case "paid-cards": {
      const some = name === "paid-all" ? debts : cards;
      return figures(dollars(sum(some.flatMap((debt) => paymentsTo(facts, debt, from, to)).map(size))));
    }
    case "charged-interest-all":
      return figures(dollars(sum(debts.map((debt) => interestOf(facts, debt, from, to) ?? 0))));
    case "owed-then-all":
      return Number.isNaN(then) ? unknown : figures(dollars(then));
    case "balance-change-all": {
      const now = debts.map(({ currentBalance }) =>
        currentBalance === null ? Number.NaN : money(currentBalance),
      );
      return Number.isNaN(then - sum(now))
        ? unknown
        : figures(dollars(then), dollars(Math.abs(then - sum(now))));
    }
    case "average-apr":
      return averageApr(debts);
    case "card-share": {
      const owed = sum(debts.map(({ currentBalance }) => money(currentBalance)));
      const onCards = sum(cards.map(({ currentBalance }) => money(currentBalance)));
      return figures(share(Math.round((onCards * 1000) / owed) / 10), dollars(onCards));
    }
    case "card-minimums":
      return figures(dollars(sum(cards.map(({ minimumPayment }) => money(minimumPayment)))));
    case "account-then": {
      const own = facts.transactions.accounts.filter(({ kind }) => kind === args[0]);
      const [first] = own;
      const was = first && balanceAt(facts, first.id, args[1] ?? "");
      return was === undefined ? unknown : figures(dollars(was));
    }
    default:
      return undefined;
  }
}

function ofRows(facts: AdvisorFacts, name: string, args: readonly string[]): Expected | undefined {
  const [first = "", second = "", third = ""] = args;
  const { transactions } = facts.transactions;
  const bySize = (rows: readonly Transaction[]) => rows.toSorted((a, b) => size(b) - size(a));
  const times = (rows: readonly Transaction[]): Expected =>
    rows.length === 0 ? unknown : figures(`${rows.length} time${rows.length === 1 ? "" : "s"}`);
  switch (name) {
    case "last-row-of":
      return aboutRow(purchases(facts, first, false, "all")[0]);
    case "last-row-at":
      return aboutRow(purchases(facts, first, true, "all")[0]);
    case "rows-at":
      return listed(purchases(facts, first, true, second));
    case "count-of":
      return times(purchases(facts, first, false, second));
    case "count-at":
      return times(purchases(facts, first, true, second));
    case "largest-at":
      return aboutRow(bySize(purchases(facts, first, true, second))[0]);
    case "smallest-of":
      return aboutRow(bySize(purchases(facts, first, false, second)).at(-1));
    case "last-purchases":
      return listed(transactions.filter(isPurchase).slice(0, Number(first)));
    case "rows-over": {
      const [from, to] = periodOf(second);
      const out = transactions.filter(
        (row) => money(row.amount) < 0 && !MOVES.has(row.category) && isWithin(row.date, from, to),
      );
      return listed(bySize(out.filter((row) => size(row) > Number(first) * 100)));
    }
    case "charge": {
      const [from, to] = periodOf(second === "" ? "all" : second);
      const wanted = Number(first) * 100;
      const near = transactions.filter(
        (row) =>
          money(row.amount) < 0 &&
          isWithin(row.date, from, to) &&
          size(row) >= wanted &&
          size(row) < wanted + 100,
      );
      const exact = near.filter((row) => size(row) === wanted);
      return aboutRow((exact.length > 0 ? exact : near)[0]);
    }
    case "next-pay": {
      const item = facts.recurring.items.find(({ kind, nextDate }) => kind === "pay" && nextDate !== null);
      return item?.nextDate == null
        ? unknown
        : figures(dayName(item.nextDate), dollars(money(item.nextAmount)));
    }
    case "last-pay":
      return aboutRow(transactions.find(({ line }) => line === "income"));
    case "pace": {
      const [from, to] = periodOf(third);
      if (!isSpendingKnown(facts)) return unknown;
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
      const total = spent(rowsOf(facts, from, to).filter(({ category }) => category === second));
      return figures(dollars(Math.round((total * (first === "week" ? 7 : 1)) / days)));
    }
    default:
      return undefined;
  }
}

/** Undefined where the key is none of the past. */
export function expectedOfPast(
  facts: AdvisorFacts,
  name: string,
  args: readonly string[],
): Expected | undefined {
  const debt = facts.debts.find(({ id }) => id === args[0]);
  return (
    (debt === undefined ? undefined : ofOneDebt(facts, name, debt, args[1])) ??
    ofAll(facts, name, args) ??
    ofRows(facts, name, args)
  );
}
