/**
 * What goes into a payoff plan and what comes out. Money is Cents, rates are Rate, months count from 1.
 * The rules of one month are in kernel.ts.
 */
import type { PlainMonth } from "../calendar/months.ts";
import type { Cents } from "../money/cents.ts";
import type { Rate } from "../money/rate.ts";

declare const debtIdBrand: unique symbol;

/** The id of a debt within one plan. */
export type DebtId = string & { readonly [debtIdBrand]: "DebtId" };

/** Brands a text as the id of a debt. */
export function debtId(text: string): DebtId {
  return text as DebtId; // any text may name a debt; the brand only keeps ids of other things out
}

export type MinimumRule =
  | { readonly type: "fixed"; readonly amount: Cents }
  | {
      readonly type: "percent";
      readonly percent: Rate;
      /** The balance before (default) or after this month's interest. */
      readonly basis?: "before" | "after";
      readonly floor?: Cents;
      /** Adds this month's interest and fee before the floor is applied. */
      readonly plusInterest?: boolean;
    };

/** Months 1 to `months` are charged `apr`; deferred: the normal interest accrues aside and falls due if the debt is not cleared. */
export type Promotion = {
  /** 0 only for a deferred one that has just ended: what accrued is then charged in month 1. */
  readonly months: number;
  readonly apr: Rate;
  readonly deferred?: boolean;
  /** Deferred interest that accrued before month 1; nothing where it is left out. */
  readonly accrued?: Cents;
};

/** One balance of a card that charges several rates. */
export type BalanceBucket = { readonly balance: Cents; readonly apr: Rate; readonly promo?: Promotion };

/** monthly = APR / 12; daily = (1 + APR/365)^days − 1; dailySimple = APR × days / 365. The daily ones need PlanRequest.start. */
export type Compounding = "monthly" | "daily" | "dailySimple";

export type PlanDebt = {
  readonly id: DebtId;
  readonly balance: Cents;
  readonly apr: Rate;
  readonly minimum: MinimumRule;
  readonly promo?: Promotion;
  /**
   * The balances of a card that charges several rates, purchases first; together they are `balance`. `apr` and `promo` of the debt
   * itself are then not looked at.
   */
  readonly buckets?: readonly BalanceBucket[];
  /** Charged each month while the debt is open. */
  readonly monthlyFee?: Cents;
  /** false: the debt takes its minimum only. */
  readonly prepay?: boolean;
  readonly compounding?: Compounding;
};

export type Strategy = "avalanche" | "snowball" | "custom" | "minimum" | "optimal";

export type Budget =
  | { readonly kind: "constant"; readonly amount: Cents }
  /** One amount a month; the last one repeats. At least one. */
  | { readonly kind: "by-month"; readonly amounts: readonly Cents[] }
  /** That much above the minimums of the first month, constant from then on. */
  | { readonly kind: "extra"; readonly amount: Cents };

/** Money beside the budget in one month; without `id` it joins the surplus. */
export type ExtraPayment = { readonly month: number; readonly amount: Cents; readonly id?: DebtId };

export type PlanRequest = {
  readonly strategy: Strategy;
  /** Not looked at by the strategy "minimum". */
  readonly budget: Budget;
  readonly debts: readonly PlanDebt[];
  /** First target first, for "custom"; debts it does not name follow in input order. */
  readonly order?: readonly DebtId[];
  /** "goto" orders by the APR after the promotion; default: the APR charged this month. */
  readonly aprBasis?: "now" | "goto";
  /** "once" freezes the order of the first month; default: every month anew. */
  readonly resort?: "monthly" | "once";
  /** false: freed minimums are not used again. */
  readonly rollover?: boolean;
  readonly extras?: readonly ExtraPayment[];
  /** The calendar month of month 1; needed for daily interest only. */
  readonly start?: PlainMonth;
  /** Default 1200. */
  readonly maxMonths?: number;
};

export type PlanDebtResult = {
  readonly id: DebtId;
  /** 0 for a debt that was already paid; null when the plan leaves something. */
  readonly paidOffMonth: number | null;
  readonly interest: Cents;
  readonly fees: Cents;
  readonly paid: Cents;
  readonly balance: Cents;
};

/**
 * The schedule as runs: months in a row in which the same debts are open and each pays the same amount a month. Read it through
 * schedule.ts; the columns are for speed, not for people.
 */
export type ScheduleColumns = {
  /** Months of each run. */
  readonly runMonths: Int32Array;
  /** The open debts of each run, by their place in the request, in input order; all runs one after another. */
  readonly members: Int32Array;
  /** What each member pays a month, in cents. */
  readonly payments: Float64Array;
  /** Owed after each payment, in cents: run by run, within a run debt by debt, within a debt month by month. */
  readonly balances: Float64Array;
};

type PlanFigures = {
  readonly strategy: Strategy;
  /** Months played. */
  readonly months: number;
  readonly totalInterest: Cents;
  readonly totalFees: Cents;
  readonly totalPaid: Cents;
  readonly remaining: Cents;
  /** The money of the first month. */
  readonly budget: Cents;
  /** In input order. */
  readonly debts: readonly PlanDebtResult[];
  readonly columns: ScheduleColumns;
  readonly request: PlanRequest;
  /** Only with "optimal": why the plan departs from highest APR first; absent when it does not. */
  readonly departure?: Departure;
};

/** Why the cheapest plan found is not simply "highest APR first". */
export type Departure = {
  readonly reason: "promotion" | "deferred-interest" | "fee" | "lean-months" | "other-order";
  /** The debt that is paid earlier than its APR alone would say, where one debt is the reason. */
  readonly id?: DebtId;
  /** What highest APR first would have cost more in interest and fees; null where it does not end. */
  readonly saved: Cents | null;
};

export type PayoffPlan =
  | (PlanFigures & { readonly kind: "paid" })
  | (PlanFigures & {
      readonly kind: "budget-below-minimums";
      readonly shortfall: { readonly month: number; readonly required: Cents; readonly available: Cents };
    })
  | (PlanFigures & { readonly kind: "never-pays-off" })
  | (PlanFigures & { readonly kind: "not-paid-within-horizon" });
