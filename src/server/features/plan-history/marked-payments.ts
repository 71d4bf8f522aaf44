import type { Debt } from "#contract/debts.ts";
import { minimumDue } from "#contract/minimum-due.ts";
import { monthsText, paymentState } from "#contract/payment-state.ts";
import type { PaymentMarkRequest } from "#contract/payments.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import {
  addMonths,
  dayInMonth,
  monthOf,
  monthsBetween,
  type PlainMonth,
  parsePlainMonth,
} from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

export type PaymentMark = PaymentMarkRequest & { readonly debtId: string; readonly month: string };

/** Longer than that nobody asks about. */
const MONTHS_BACK = 24;

function dueIn(debt: Debt, month: PlainMonth): PlainDate | undefined {
  const printed = debt.paymentDueDate === null ? undefined : parsePlainDate(debt.paymentDueDate);
  return printed === undefined ? undefined : dayInMonth(month, Number(printed.slice(8)));
}

const usualOf = (debt: Debt) => parseMoney(minimumDue(debt) ?? "") ?? cents(0);

/** Each mark with what a statement says to it, in the order of `marks`; marks of debts that are gone are left out. */
export function markedPayments(
  marks: readonly PaymentMark[],
  debts: readonly Debt[],
  recorded: PlanHistory["payments"],
): PlanHistory["marks"] {
  return marks.flatMap((mark) => {
    const debt = debts.find(({ id }) => id === mark.debtId);
    const month = parsePlainMonth(mark.month);
    if (debt === undefined || month === undefined) return [];
    const due = dueIn(debt, month) ?? dayInMonth(month, 1);
    const { debtId, amount, status } = mark;
    const bill = { debtId, due, usual: usualOf(debt), planned: parseMoney(amount) };
    const state = paymentState(bill, mark, recorded);
    return [{ debtId, creditor: debt.creditor, month, amount, marked: status, ...state }];
  });
}

/**
 * For each debt with a due day the months from that of the first plan to the last one that is over, of which neither two statements
 * nor a mark tell: said, never filled in.
 */
export function untoldMonths(
  firstPlan: string | undefined,
  today: PlainDate,
  known: {
    readonly debts: readonly Debt[];
    readonly marks: readonly PaymentMark[];
    readonly recorded: PlanHistory["payments"];
  },
): string[] {
  const since = firstPlan === undefined ? undefined : parsePlainDate(firstPlan);
  if (since === undefined) return [];
  const { debts, marks, recorded } = known;
  const count = Math.min(MONTHS_BACK, monthsBetween(monthOf(since), monthOf(today)));
  const over = Array.from({ length: count }, (_, index) => addMonths(monthOf(today), index - count));
  return debts.flatMap((debt) => {
    if (debt.currentBalance === null || (parseMoney(debt.currentBalance) ?? 0) <= 0) return [];
    const untold = over.filter((month) => {
      const due = dueIn(debt, month);
      if (due === undefined || due < since) return false;
      const mark = marks.find((one) => one.debtId === debt.id && one.month === month);
      return paymentState({ debtId: debt.id, due, usual: usualOf(debt) }, mark, recorded).state === "open";
    });
    if (untold.length === 0) return [];
    return [
      `${debt.creditor}: nothing tells what was paid in ${monthsText(untold)}. Upload the statements after, or mark it.`,
    ];
  });
}
