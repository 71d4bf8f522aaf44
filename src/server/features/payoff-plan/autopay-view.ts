import type { Autopay, AutopayCreditor } from "#contract/autopay.ts";
import { dayText, dollarText, monthText, ordinal, stepSentence } from "#contract/plan-sentences.ts";
import { addDays, type PlainMonth } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { payArrivals } from "#engine/cashflow/pay-pattern.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { computeAutopaySchedule } from "#engine/payoff/autopay-schedule.ts";
import { choosePaymentDays, type PayingAccount, type PaymentDays } from "#engine/payoff/payment-days.ts";
import type { PayoffPlan as EnginePlan } from "#engine/payoff/plan.ts";
import type { KnownPay } from "./pay-outlook.ts";
import type { PlannedDebt } from "./planned-debt.ts";

const NEXT_PAYDAYS = 6;
const DAYS_OF_PAYDAYS = 70;

export type AutopayInput = {
  readonly plan: EnginePlan;
  /** In attack order. */
  readonly planned: readonly PlannedDebt[];
  readonly names: ReadonlyMap<string, string>;
  readonly start: PlainMonth;
  readonly today: PlainDate;
  readonly pay: (KnownPay & { readonly source: "given" | "statements" }) | undefined;
  readonly account: PayingAccount | undefined;
};

export function dueDayOf({ debt }: PlannedDebt): number | undefined {
  return debt.paymentDueDate === null ? undefined : Number(debt.paymentDueDate.slice(8));
}

function waitText(days: number): string {
  if (days === 0) return "on the same day";
  return days === 1 ? "at most a day before" : `at most ${days} days before`;
}

function dayReason({ reason, dayOfMonth }: PaymentDays, dueDay: number | undefined): string {
  switch (reason.kind) {
    case "no-due-day":
      return "No document shows when it is due, so it is paid on the first business day of the month. Ask the creditor for the due day.";
    case "before-due-date":
      return `The ${ordinal(dayOfMonth ?? 1)} is at least a week before it is due on the ${ordinal(dueDay ?? 1)}, so that a weekend or a holiday cannot make it late.`;
    case "after-payday":
      return `By the ${ordinal(dayOfMonth ?? 1)} pay has arrived, ${waitText(reason.longestWaitDays)}, and it is still at least a week until it is due on the ${ordinal(dueDay ?? 1)}.`;
    default:
      return reason satisfies never;
  }
}

function paydaysView({ pay, today }: AutopayInput): Autopay["paydays"] {
  if (pay === undefined) {
    return {
      source: "unknown",
      next: [],
      sentence:
        "No regular payday is known, so each payment leaves as late as is safe: about a week before it is due, more or less where a weekend or a holiday lies between.",
    };
  }
  const next = payArrivals(pay.pattern, today, addDays(today, DAYS_OF_PAYDAYS)).slice(0, NEXT_PAYDAYS);
  const from = pay.source === "given" ? "as you told us" : "as your statements show";
  return {
    source: pay.source,
    next,
    sentence: `Payments follow your paydays, ${from}; a payday on a weekend or holiday is counted on the next business day.`,
  };
}

function balanceView(
  account: PayingAccount | undefined,
  outlook: ReturnType<typeof choosePaymentDays>["balance"],
): Autopay["balanceCheck"] {
  if (account === undefined || outlook === undefined) return null;
  const { lowest, lowestOn, until } = outlook;
  const stays = lowest >= account.buffer;
  return {
    opening: formatMoney(account.opening),
    buffer: formatMoney(account.buffer),
    lowest: formatMoney(lowest),
    lowestOn,
    until,
    staysAboveBuffer: stays,
    sentence: stays
      ? `With the pay and spending of your statements the account stays above ${dollarText(account.buffer)} until ${dayText(until)}; the lowest is ${dollarText(lowest)} on ${dayText(lowestOn)}.`
      : `With the pay and spending of your statements the account falls to ${dollarText(lowest)} on ${dayText(lowestOn)}, below ${dollarText(account.buffer)}. No payment day before the due dates was found that avoids it; a smaller extra does.`,
  };
}

/** The plan as automatic payments; `plan` must be paid off and hold its schedule. */
export function autopayView(input: AutopayInput): Autopay {
  const { plan, planned, names, start, today } = input;
  const amounts = new Map(computeAutopaySchedule(plan).map((autopay) => [String(autopay.id), autopay]));
  const chosen = choosePaymentDays({
    today,
    start,
    debts: planned.map((one) => {
      const dueDay = dueDayOf(one);
      const payments: readonly Cents[] = amounts.get(one.debt.id)?.payments ?? [];
      return { id: one.input.id, payments, ...(dueDay === undefined ? {} : { dueDay }) };
    }),
    ...(input.pay === undefined ? {} : { pay: input.pay.pattern }),
    ...(input.account === undefined ? {} : { account: input.account }),
  });
  const creditors = planned.map((one, index): AutopayCreditor => {
    const { debt } = one;
    const days = chosen.debts[index];
    const dueDay = dueDayOf(one);
    const payments = days?.payments ?? [];
    const lastMonth = payments.at(-1)?.month;
    const paymentOf = (month: number) => payments.find((payment) => payment.month === month);
    const steps = (amounts.get(debt.id)?.steps ?? []).filter(({ amount }) => amount > 0);
    return {
      debtId: debt.id,
      creditor: names.get(debt.id) ?? debt.creditor,
      accountLast4: debt.accountLast4,
      dayOfMonth: days?.dayOfMonth ?? null,
      dueDay: dueDay ?? null,
      dayReason: days === undefined ? "" : dayReason(days, dueDay),
      steps: steps.map(({ from, until, amount, isLast }) => {
        const [first, last] = [paymentOf(from), paymentOf(until)];
        const month = first?.setUpMonth ?? start;
        return {
          fromMonth: from,
          untilMonth: until,
          from: month,
          until: last?.setUpMonth ?? month,
          amount: formatMoney(amount),
          payments: until - from + 1,
          isLast,
          firstPayOn: first?.payOn ?? addDays(today, 1),
          sentence: stepSentence(month, amount, isLast),
        };
      }),
      payments: payments.map(({ month, amount, payOn, due, isTight, isByHand }) => ({
        month,
        amount: formatMoney(amount),
        payOn,
        dueDate: due ?? null,
        isLast: month === lastMonth,
        isTight,
        isByHand,
      })),
    };
  });
  const days = creditors.flatMap(({ payments }) => payments.map(({ payOn }) => payOn)).toSorted();
  return {
    creditors,
    startsOn: days[0] ?? addDays(today, 1),
    changes: changesOf(creditors, chosen.debts),
    paydays: paydaysView(input),
    balanceCheck: balanceView(input.account, chosen.balance),
  };
}

const dollarsOf = (amount: string): string => dollarText(parseMoney(amount) ?? cents(0));

function changesOf(creditors: readonly AutopayCreditor[], days: readonly PaymentDays[]): Autopay["changes"] {
  return creditors
    .flatMap(({ debtId, creditor, steps }, index) =>
      steps.flatMap(({ from, firstPayOn, amount, isLast, fromMonth }) => {
        if (fromMonth === 1 && !isLast) return [];
        const payment = days[index]?.payments.find(({ month }) => month === fromMonth);
        const sentence = isLast
          ? `The last payment is ${dollarsOf(amount)}; switch the automatic payment off after it.`
          : `From ${monthText(from)} pay ${dollarsOf(amount)}.`;
        return [{ on: payment?.leavesFrom ?? firstPayOn, debtId, creditor, sentence }];
      }),
    )
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1));
}
