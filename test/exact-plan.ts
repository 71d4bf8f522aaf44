/**
 * The rules of a payoff plan once more, as slowly and plainly as they can be said: fractions of whole numbers, one object a debt,
 * every row kept, no look ahead. The property tests hold the engine against it, row for row. It shares nothing with the engine but
 * the shape of a request.
 */
import type { PlanDebt, PlanRequest } from "#engine/payoff/plan.ts";

export type ExactRow = {
  readonly month: number;
  readonly id: string;
  readonly payment: number;
  readonly interest: number;
  readonly fee: number;
  readonly balance: number;
};

export type ExactPlan = {
  /** open: neither paid nor short of money when the last month asked for was played. */
  readonly outcome: "paid" | "short" | "open";
  readonly months: number;
  readonly rows: readonly ExactRow[];
  /** With "short": what the month after the last one played would have needed, and what there was. */
  readonly required: number;
  readonly available: number;
};

type Ratio = readonly [numerator: bigint, denominator: bigint];

/** One month's bill of one open debt. */
type Bill = {
  readonly account: Account;
  readonly apr: Ratio;
  readonly interest: bigint;
  readonly fee: bigint;
  readonly owed: bigint;
  readonly minimum: bigint;
  payment: bigint;
};

type Account = {
  readonly debt: PlanDebt;
  readonly place: number;
  readonly normal: Ratio;
  readonly promotional: Ratio;
  balance: bigint;
  aside: bigint;
};

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysOf(start: string, month: number): number {
  const later = Number(start.slice(5)) - 1 + month - 1;
  const year = Number(start.slice(0, 4)) + Math.floor(later / 12);
  const leap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  return later % 12 === 1 && leap ? 29 : (DAYS[later % 12] ?? 0);
}

const percentage = ({ units, decimals }: PlanDebt["apr"]): Ratio => [units, 100n * 10n ** BigInt(decimals)];

/** amount × ratio to the nearest cent, half a cent upwards. */
function rounded(amount: bigint, [numerator, denominator]: Ratio): bigint {
  const doubled = 2n * amount * numerator;
  return (doubled + denominator) / (2n * denominator);
}

function monthly([numerator, denominator]: Ratio, how: PlanDebt["compounding"], days: number): Ratio {
  if (how === "dailySimple") return [numerator * BigInt(days), denominator * 365n];
  if (how !== "daily") return [numerator, denominator * 12n];
  const one = (denominator * 365n) ** BigInt(days);
  return [(denominator * 365n + numerator) ** BigInt(days) - one, one];
}

const compare = ([a, b]: Ratio, [c, d]: Ratio): number => {
  const difference = a * d - c * b;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const total = (bills: readonly Bill[], of: (bill: Bill) => bigint) =>
  bills.reduce((sum, bill) => sum + of(bill), 0n);

function billOf(account: Account, month: number, days: number): Bill {
  const { debt, balance, normal, promotional } = account;
  const promoMonths = debt.promo?.months ?? 0;
  const apr = month <= promoMonths ? promotional : normal;
  let interest = rounded(balance, monthly(apr, debt.compounding, days));
  if (debt.promo?.deferred === true) {
    if (month <= promoMonths) account.aside += rounded(balance, monthly(normal, debt.compounding, days));
    if (month === promoMonths + 1) interest += account.aside;
  }
  const fee = BigInt(debt.monthlyFee ?? 0);
  const owed = balance + interest + fee;
  const rule = debt.minimum;
  let asked: bigint;
  if (rule.type === "fixed") asked = BigInt(rule.amount);
  else {
    asked = rounded(rule.basis === "after" ? balance + interest : balance, percentage(rule.percent));
    if (rule.plusInterest === true) asked += interest + fee;
    const floor = BigInt(rule.floor ?? 0);
    if (asked < floor) asked = floor;
  }
  const minimum = least(asked, owed);
  return { account, apr, interest, fee, owed, minimum, payment: minimum };
}

/** The bills of a month in the order in which the surplus reaches them. */
function inOrder(request: PlanRequest, bills: readonly Bill[]): Bill[] {
  const place = (bill: Bill): number => {
    const named = (request.order ?? []).indexOf(bill.account.debt.id);
    return named === -1 ? request.debts.length + bill.account.place : named;
  };
  return bills.toSorted((a, b) => {
    const input = a.account.place - b.account.place;
    if (request.strategy === "custom") return place(a) - place(b);
    const smaller = Number(a.account.balance - b.account.balance);
    if (request.strategy === "snowball") return smaller || compare(b.apr, a.apr) || input;
    const higher =
      request.aprBasis === "goto" ? compare(b.account.normal, a.account.normal) : compare(b.apr, a.apr);
    return higher || smaller || input;
  });
}

function budgetOf({ budget }: PlanRequest, month: number, firstMinimums: bigint): bigint {
  switch (budget.kind) {
    case "constant":
      return BigInt(budget.amount);
    case "by-month":
      return BigInt(budget.amounts[Math.min(month, budget.amounts.length) - 1] ?? 0);
    case "extra":
      return BigInt(budget.amount) + firstMinimums;
    default:
      return budget satisfies never;
  }
}

/** Pays what is above the minimums: extras aimed at a debt, then everything else down the order. */
function payAbove(
  request: PlanRequest,
  bills: readonly Bill[],
  order: readonly Bill[],
  month: number,
  surplus: bigint,
) {
  let money = surplus;
  const give = (bill: Bill, atMost: bigint) => {
    if (bill.account.debt.prepay === false) return 0n;
    const share = least(atMost, bill.owed - bill.payment);
    bill.payment += share;
    return share;
  };
  for (const extra of request.extras ?? []) {
    if (extra.month !== month) continue;
    const aim = bills.find(({ account }) => account.debt.id === extra.id);
    const amount = BigInt(extra.amount);
    money += amount - (aim === undefined ? 0n : give(aim, amount));
  }
  for (const bill of order) money -= give(bill, money);
}

/** Plays at most `atMost` months (default: the request's own horizon). */
export function playExactly(request: PlanRequest, atMost = request.maxMonths ?? 1200): ExactPlan {
  const accounts = request.debts.map(
    (debt, place): Account => ({
      debt,
      place,
      normal: percentage(debt.apr),
      promotional: percentage(debt.promo?.apr ?? debt.apr),
      balance: BigInt(debt.balance),
      aside: 0n,
    }),
  );
  const rows: ExactRow[] = [];
  let firstMinimums = 0n;
  let frozen: readonly Account[] | undefined;
  for (let month = 1; ; month++) {
    const open = accounts.filter(({ balance }) => balance > 0n);
    const played = { months: month - 1, rows, required: 0, available: 0 };
    if (open.length === 0) return { outcome: "paid", ...played };
    if (month > atMost) return { outcome: "open", ...played };

    const days = request.start === undefined ? 0 : daysOf(request.start, month);
    const bills = open.map((account) => billOf(account, month, days));
    const minimums = total(bills, ({ minimum }) => minimum);
    if (month === 1) firstMinimums = minimums;
    if (request.strategy !== "minimum") {
      let money = budgetOf(request, month, firstMinimums);
      if (request.rollover === false) money += minimums - firstMinimums;
      if (money < minimums) {
        return { outcome: "short", ...played, required: Number(minimums), available: Number(money) };
      }
      let order = inOrder(request, bills);
      if (request.resort === "once" && request.strategy !== "custom") {
        frozen ??= order.map(({ account }) => account);
        order = frozen.flatMap((account) => bills.filter((bill) => bill.account === account));
      }
      payAbove(request, bills, order, month, money - minimums);
    }
    for (const { account, interest, fee, owed, payment } of bills) {
      account.balance = owed - payment;
      rows.push({
        month,
        id: account.debt.id,
        payment: Number(payment),
        interest: Number(interest),
        fee: Number(fee),
        balance: Number(account.balance),
      });
    }
  }
}
