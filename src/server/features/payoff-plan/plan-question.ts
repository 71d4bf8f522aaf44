/** What a person asked, read into exact amounts and months; each refusal names the field. */
import type { Debt } from "#contract/debts.ts";
import {
  type PayPattern as PayPatternAnswer,
  payPatternSchema,
  type Strategy,
  strategySchema,
} from "#contract/payoff-plan.ts";
import { ACCOUNT_DAYS, type PlanChoices } from "#contract/plan-choices.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { daysBetween, monthsBetween, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { PayPattern } from "#engine/cashflow/pay-pattern.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { parseRate } from "#engine/money/rate.ts";
import type { AttackScope } from "#engine/payoff/attack-scope.ts";
import { type Budget, debtId, type ExtraPayment } from "#engine/payoff/plan.ts";
import { AppError } from "../../platform/errors.ts";

type Amount = string | number;

/** The request as it arrives: the strategy is checked here, so that an unknown one gets its own code. */
export type PlanQuestion = {
  readonly strategy: string;
  readonly monthlyBudget?: Amount | undefined;
  readonly order?: readonly string[] | undefined;
  readonly laterBudgets?: readonly { readonly from: string; readonly monthlyBudget: Amount }[] | undefined;
  readonly extraPayments?:
    | readonly { readonly month: string; readonly amount: Amount; readonly debtId?: string | undefined }[]
    | undefined;
  readonly leaveOut?: readonly string[] | undefined;
  readonly extraFromApr?: string | undefined;
  readonly paydays?: PayPatternAnswer | undefined;
  readonly payingAccount?: { readonly balance: Amount; readonly buffer?: Amount | undefined } | undefined;
};

/** Later months would only make the list of budgets long: no debt of a person lasts that long. */
const LATEST_MONTH = 1200;

export const badRequest = (userMessage: string, path: string): AppError =>
  new AppError("BAD_REQUEST", { status: 400, userMessage, details: { path } });

export function parseStrategy(text: string): Strategy {
  const strategy = strategySchema.safeParse(text);
  if (strategy.success) return strategy.data;
  throw new AppError("UNKNOWN_STRATEGY", {
    status: 400,
    userMessage: "That strategy is not known. Choose avalanche, snowball or custom.",
    details: { path: "strategy" },
  });
}

/** A client may send an amount as a JSON number; two decimals are all it can mean. */
export function parseAmount(given: Amount, path: string, name: string): Cents {
  const amount = parseMoney(typeof given === "number" ? given.toFixed(2) : given);
  if (amount === undefined || amount < 0) {
    throw badRequest(`The ${name} must be an amount such as 450.00.`, path);
  }
  return amount;
}

export function checkOrder(
  strategy: Strategy,
  order: readonly string[] | undefined,
  debts: readonly Debt[],
): void {
  if (order === undefined) {
    if (strategy === "custom") {
      throw badRequest("The custom strategy needs your order: the debts, the first target first.", "order");
    }
    return;
  }
  if (strategy !== "custom") throw badRequest("An order of debts is only for the custom strategy.", "order");
  if (new Set(order).size !== order.length) throw badRequest("The order names a debt twice.", "order");
  checkDebts(order, debts, "order", "The order names a debt that is not among yours.");
}

function checkDebts(ids: readonly string[], debts: readonly Debt[], path: string, sentence: string): void {
  if (ids.some((id) => !debts.some((debt) => debt.id === id))) throw badRequest(sentence, path);
}

/** The person's own order without debts that are gone; undefined before there is one. */
export function keptOrder({ order }: PlanChoices, debts: readonly Debt[]): readonly string[] | undefined {
  return order.length === 0 ? undefined : order.filter((id) => debts.some((debt) => debt.id === id));
}

/** The account that the person told about, while that is still of these days. */
export function keptAccount({ payingAccount }: PlanChoices, today: PlainDate): PlanQuestion["payingAccount"] {
  const asOf = payingAccount === null ? undefined : parsePlainDate(payingAccount.asOf);
  if (payingAccount === null || asOf === undefined) return undefined;
  const age = daysBetween(asOf, today);
  // A day ahead of ours is today in a zone further east.
  return age < -1 || age > ACCOUNT_DAYS ? undefined : payingAccount;
}

/** What the person keeps as choices counts where the question names nothing. */
export function parseScope(
  question: PlanQuestion,
  debts: readonly Debt[],
  kept: Pick<PlanChoices, "leaveOut" | "extraFromApr">,
): AttackScope {
  const leaveOut = question.leaveOut ?? kept.leaveOut.filter((id) => debts.some((debt) => debt.id === id));
  checkDebts(leaveOut, debts, "leaveOut", "A debt to leave out is not among yours.");
  const from = question.extraFromApr ?? kept.extraFromApr ?? undefined;
  const apr = from === undefined ? undefined : parseRate(from);
  if (from !== undefined && apr === undefined) {
    throw badRequest("The APR must be a percentage such as 4 or 6.5.", "extraFromApr");
  }
  return { leaveOut: leaveOut.map(debtId), ...(apr === undefined ? {} : { extraFromApr: apr }) };
}

/** Which month of the plan a calendar month is, from 1. */
function planMonth(text: string, start: PlainMonth, path: string): number {
  const month = parsePlainMonth(text);
  if (month === undefined) throw badRequest("A month is written like 2027-03.", path);
  const number = monthsBetween(start, month) + 1;
  if (number < 1)
    throw badRequest(`The plan starts in ${monthText(start)}; ${monthText(text)} is before that.`, path);
  if (number > LATEST_MONTH) throw badRequest(`${monthText(text)} is too far away to plan for.`, path);
  return number;
}

/** The budget month by month: each later one counts from its month on. */
export function parseBudget(first: Cents, question: PlanQuestion, start: PlainMonth): Budget {
  const later = (question.laterBudgets ?? []).map(({ from, monthlyBudget }, index) => ({
    month: planMonth(from, start, `laterBudgets.${index}.from`),
    amount: parseAmount(monthlyBudget, `laterBudgets.${index}.monthlyBudget`, "monthly budget"),
  }));
  if (later.length === 0) return { kind: "constant", amount: first };
  const months = later.map(({ month }) => month);
  if (new Set(months).size !== months.length) {
    throw badRequest("Two budgets start in the same month.", "laterBudgets");
  }
  const ordered = later.toSorted((a, b) => a.month - b.month);
  const amounts = Array.from(
    { length: Math.max(...months) },
    (_, index) => ordered.findLast(({ month }) => month <= index + 1)?.amount ?? first,
  );
  return { kind: "by-month", amounts };
}

export function parseExtras(
  question: PlanQuestion,
  start: PlainMonth,
  planned: readonly string[],
): ExtraPayment[] {
  return (question.extraPayments ?? []).map(({ month, amount, debtId: id }, index) => {
    const path = `extraPayments.${index}`;
    if (id !== undefined && !planned.includes(id)) {
      throw badRequest("An extra payment names a debt that is not in the plan.", `${path}.debtId`);
    }
    return {
      month: planMonth(month, start, `${path}.month`),
      amount: parseAmount(amount, `${path}.amount`, "extra payment"),
      ...(id === undefined ? {} : { id: debtId(id) }),
    };
  });
}

export function parsePaydays(given: PayPatternAnswer | undefined): PayPattern | undefined {
  const pattern = given === undefined ? undefined : payPatternSchema.parse(given);
  if (pattern === undefined || pattern.kind === "monthly") return pattern;
  if (pattern.kind === "semimonthly") {
    if (pattern.days[0] !== pattern.days[1]) return pattern;
    throw badRequest("Pay twice a month has two different days.", "paydays.days");
  }
  const on = parsePlainDate(pattern.on);
  if (on === undefined) throw badRequest("A payday is written like 2026-11-20.", "paydays.on");
  return { kind: pattern.kind, on };
}

export function parseAccount(
  given: PlanQuestion["payingAccount"],
): { opening: Cents; buffer: Cents } | undefined {
  if (given === undefined) return undefined;
  return {
    opening: parseAmount(given.balance, "payingAccount.balance", "balance"),
    buffer:
      given.buffer === undefined ? cents(0) : parseAmount(given.buffer, "payingAccount.buffer", "buffer"),
  };
}
