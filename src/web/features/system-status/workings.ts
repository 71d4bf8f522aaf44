/** How the figures of the Autopilot tab came about, for the panels that they open. */
import { spanBetween } from "#contract/durations.ts";
import type { MonthPayment } from "#contract/payments.ts";
import { dayText } from "#contract/plan-sentences.ts";
import type { SystemStatus, UpcomingPayment } from "#contract/system-status.ts";
import type { Working } from "../../ui/worked-figure.tsx";

const PLAN = { to: "/?tab=avalanche", label: "The plan" };
const MONTHS = { to: "/?tab=export", label: "Each payment" };

const debtLink = (debtId: string): string => `/?tab=debts#${debtId}`;

/** The next payment: everything that leaves on its day. */
export function nextPaymentWorking(
  next: NonNullable<SystemStatus["nextPayment"]>,
  upcoming: readonly UpcomingPayment[],
  today: string,
): Working {
  return {
    sentence: `From today, ${dayText(today)}, to ${dayText(next.date)}: ${next.inDays === 0 ? "it is today" : spanBetween(today, next.date)}. On that day leaves:`,
    terms: upcoming
      .filter(({ date }) => date === next.date)
      .map(({ creditor, amount, debtId }) => ({ label: creditor, amount, to: debtLink(debtId) })),
    result: { label: "In all", amount: next.amount },
    links: [PLAN, MONTHS],
  };
}

/** One payment of the next weeks. */
export function upcomingWorking({ date, dueDate, creditor, amount, debtId }: UpcomingPayment): Working {
  return {
    sentence:
      dueDate === null
        ? "No statement shows the day it is due, so it leaves on the first business day of the month."
        : `It leaves on ${dayText(date)}, so that it is there when it is due, on ${dayText(dueDate)}.`,
    terms: [{ label: `Paid to ${creditor} by the plan`, amount, to: debtLink(debtId) }],
    links: [MONTHS, PLAN],
  };
}

/** A payment of this month. */
export function monthPaymentWorking({ amount, creditor, debtId, dueDate }: MonthPayment): Working {
  return {
    sentence: `Due on ${dayText(dueDate)}. What the plan pays this month; before the plan begins, or without one, the minimum that the statement asks for.`,
    terms: [{ label: creditor, amount, to: debtLink(debtId) }],
    links: [MONTHS],
  };
}

/** How far the payments of this month are. */
export function monthWorking({ payments, due, paid, percent }: NonNullable<SystemStatus["month"]>): Working {
  return {
    sentence: `${paid} of ${due} payments are known to be made, by a statement or by your mark: ${percent}\u00a0%.`,
    terms: payments.map(({ creditor, state, debtId }) => ({
      label: creditor,
      amount: { text: WORDS[state] },
      to: debtLink(debtId),
    })),
  };
}

const WORDS = { paid: "paid", part: "less than planned", unpaid: "not paid", open: "not known yet" } as const;
