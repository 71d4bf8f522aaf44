import type { Debt } from "#contract/debts.ts";
import { minimumDue } from "#contract/minimum-due.ts";
import { askedFor, paymentState } from "#contract/payment-state.ts";
import type { MonthPayment, PaymentMarkRequest } from "#contract/payments.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import { monthText } from "#contract/plan-sentences.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import { addMonths, dayInMonth, daysBetween, monthOf, type PlainMonth } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";

export type PaymentMark = PaymentMarkRequest & { readonly debtId: string; readonly month: string };

/** What a statement calls past due, and the day that it prints, if any. */
export type PastDue = { readonly amount: Cents; readonly day?: string };

type Known = {
  readonly debts: readonly Debt[];
  readonly plan: PayoffPlan | string;
  readonly pastDue: ReadonlyMap<string, PastDue>;
  readonly marks: readonly PaymentMark[];
  readonly recorded: PlanHistory["payments"];
  readonly today: PlainDate;
};

const money = (text: string | null): Cents => (text === null ? undefined : parseMoney(text)) ?? cents(0);

/** What the plan pays on a debt in a month, or until it begins; undefined where it says nothing of that month. */
function plannedIn(plan: PayoffPlan | string, debt: Debt, month: string): string | undefined {
  if (typeof plan === "string") return undefined;
  const planned = plan.schedule.find(({ debtId, date }) => debtId === debt.id && date === month);
  const before = plan.untilStart.payments.find(
    ({ debtId, dueDate }) => debtId === debt.id && dueDate.startsWith(month),
  );
  return planned?.payment ?? before?.amount;
}

/** The payments of a month, of debts that owe something and whose due day a statement shows, with what is known of each. */
function paymentsOf({ debts, plan, marks, recorded, today }: Known, month: PlainMonth): MonthPayment[] {
  return debts
    .flatMap((debt): MonthPayment[] => {
      const { id, creditor, accountLast4, currentBalance, paymentDueDate } = debt;
      const shown = paymentDueDate === null ? undefined : parsePlainDate(paymentDueDate);
      if (shown === undefined || money(currentBalance) <= 0) return [];
      const due = dayInMonth(month, Number(shown.slice(8)));
      // A statement that asks for the first time in a later month says that nothing is due in this one.
      if (monthOf(shown) > month && due >= today) return [];
      const mark = marks.find((one) => one.debtId === id && one.month === month);
      const usual = money(minimumDue(debt));
      // A payment that the plan of today looks back on: what was to be paid is what the mark was made of.
      const planned = plannedIn(plan, debt, month) ?? mark?.amount;
      const isMore = planned !== undefined && money(planned) > usual;
      const asked = askedFor(id, due, recorded);
      // The minimum of an earlier bill is what its own statement asked for, whatever the newest one asks.
      const amount = isMore || asked === undefined ? (planned ?? formatMoney(usual)) : formatMoney(asked);
      // Without a known amount nobody can say whether it was paid.
      if (money(amount) <= 0) return [];
      const bill = { debtId: id, due, usual, planned: planned === undefined ? undefined : money(planned) };
      const state = paymentState(bill, mark, recorded);
      return [{ debtId: id, creditor, accountLast4, month, dueDate: due, amount, ...state }];
    })
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
}

const are = (count: number): string => (count === 1 ? "is" : "are");

/** "1 of 3 payments of November 2026 is paid. 1 came due, and nothing tells about it yet." */
function monthSentence(payments: readonly MonthPayment[], today: PlainDate): string {
  const month = monthText(payments[0]?.month ?? monthOf(today));
  const count = (states: MonthPayment["state"], past?: boolean): number =>
    payments.filter(({ state, dueDate }) => state === states && (past !== true || dueDate <= today)).length;
  const [paid, unpaid, silent] = [count("paid"), count("unpaid"), count("open", true)];
  const part = count("part");
  const all = payments.length;
  if (paid + unpaid + part + silent === 0) {
    return all === 1
      ? `The payment of ${month} is still to come.`
      : `All ${all} payments of ${month} are still to come.`;
  }
  const said =
    all === 1
      ? paid === 1
        ? `The payment of ${month} is made.`
        : ""
      : `${paid === 0 ? "None" : paid} of the ${all} payments of ${month} ${are(paid || 1)} known to be made.`;
  const missing =
    unpaid === 0 ? "" : all === 1 ? "The payment is not made." : `${unpaid} ${are(unpaid)} not made.`;
  const less =
    part === 0 ? "" : all === 1 ? "Less was paid than planned." : `For ${part}, less was paid than planned.`;
  const open =
    silent === 0
      ? ""
      : `${all === 1 ? "It" : silent} came due, and no statement or mark tells about ${silent === 1 ? "it" : "them"} yet.`;
  return [said, missing, less, open].filter((sentence) => sentence !== "").join(" ");
}

/** A statement this fresh would show what is past due; an older one has a successor somewhere. */
export const OLD_STATEMENT_DAYS = 45;

/** Whether a document of the last weeks shows the debt: what a person typed proves no payment. */
export function isShownRecently({ statementDate, sources }: Debt, today: PlainDate): boolean {
  const day = statementDate === null ? undefined : parsePlainDate(statementDate);
  return !isOnlyTyped({ sources }) && day !== undefined && daysBetween(day, today) <= OLD_STATEMENT_DAYS;
}

/** Whether every figure of the debt is what a person typed, so that no document shows it. */
export function isOnlyTyped({ sources }: Pick<Debt, "sources">): boolean {
  const all = Object.values(sources);
  return all.length > 0 && all.every(({ typedAt }) => typedAt !== undefined);
}

/** How far this month's payments are; null where no due day is known. */
export function monthOfPayments(known: Known): SystemStatus["month"] {
  const { pastDue, today } = known;
  const payments = paymentsOf(known, monthOf(today));
  if (payments.length === 0) return null;
  const paid = payments.filter(({ state }) => state === "paid").length;
  const isLate = [...pastDue.values()].some(({ amount }) => amount > 0);
  const isMissed = payments.some(
    ({ state, dueDate }) => (state === "unpaid" || state === "part") && dueDate <= today,
  );
  const soFar = payments.filter(({ dueDate }) => dueDate <= today);
  const isTold =
    soFar.length > 0
      ? soFar.every(({ state }) => state !== "open")
      : payments.every(({ debtId }) =>
          known.debts.some((debt) => debt.id === debtId && isShownRecently(debt, today)),
        );
  return {
    due: payments.length,
    dueSoFar: soFar.length,
    paid,
    percent: Math.floor((paid * 100) / payments.length),
    onTrack: isLate || isMissed ? false : isTold ? true : null,
    sentence: monthSentence(payments, today),
    payments,
  };
}

const lowerFirst = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** A payment that nothing tells about is asked for no longer than this: an old statement must not ask about every bill since. */
const ASKED_DAYS = 21;

/**
 * What is left of the month before: its payments that a statement or the person says are not made, those that came due within the last
 * days and that no statement tells about, and how far it came; null where nothing is known of it.
 */
export function monthBefore(known: Known): Pick<SystemStatus, "unsettled" | "monthBefore"> {
  const { debts, today } = known;
  const month = addMonths(monthOf(today), -1);
  const isAskedFor = ({ debtId }: MonthPayment): boolean => {
    const shown = debts.find(({ id }) => id === debtId)?.paymentDueDate ?? "";
    // A newer statement that asks for the next payment already would say what is past due.
    return shown !== "" && shown.slice(0, 7) <= month;
  };
  const payments = paymentsOf(known, month).filter((one) => one.state !== "open" || isAskedFor(one));
  const isTold = payments.some(({ state }) => state !== "open");
  return {
    monthBefore: isTold ? `Last month: ${lowerFirst(monthSentence(payments, today))}` : null,
    unsettled: payments.filter(({ state, knownBy, dueDate }) => {
      if (state === "unpaid") return true;
      const due = parsePlainDate(dueDate);
      // One that was just marked stays for a while, so that the mark can be taken back.
      return knownBy !== "statement" && due !== undefined && daysBetween(due, today) <= ASKED_DAYS;
    }),
  };
}
