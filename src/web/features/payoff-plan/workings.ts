/** How the figures of a plan came about, for the panels that they open. Each sum adds up to the figure it stands behind. */
import type { Debt, Source } from "#contract/debts.ts";
import { durationText, monthsToGo, spanBetween } from "#contract/durations.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dayText, monthText } from "#contract/plan-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { centsOf, sumCents } from "../../lib/format-money.ts";
import type { Term, Working } from "../../ui/worked-figure.tsx";
import type { ReadyInputs } from "./plan-gate.tsx";
import type { WhatIf } from "./what-if.ts";

/** Where a figure of a debt is printed or typed; the field is one of the debt's own. */
export type SourceOf = (debtId: string, field: keyof Debt) => Source | undefined;

/** How much of a debt is paid off, 0 to 100, with its arithmetic; null when no document shows the original balance. */
export type PaidOffOf = (debtId: string) => { readonly percent: number; readonly how: () => Working } | null;

/** The rule of thumb for interest without a plan: of what is owed. */
const ROUGH_PERCENT = 40;
const CASHFLOW = "/?tab=cashflow";
const SCHEDULE = { to: "/?tab=export", label: "Month by month" };

/** The money of each month: the minimums, and what goes to debt beside them. */
export function monthlyWorking(
  plan: PayoffPlan,
  { safeExtra, oldExtra }: Pick<ReadyInputs, "safeExtra" | "oldExtra">,
  sourceOf: SourceOf,
  whatIf: WhatIf | undefined,
): Working {
  const minimums = plan.debts.map(
    ({ debtId, creditor, minimumPayment }): Term => ({
      label: `Minimum of ${creditor}`,
      amount: minimumPayment,
      source: sourceOf(debtId, "minimumPayment"),
    }),
  );
  const beside = cents(
    centsOf(plan.monthlyPayment) - sumCents(plan.debts.map(({ minimumPayment }) => minimumPayment)),
  );
  const monthly = whatIf?.monthlyPayment ?? centsOf(plan.monthlyPayment);
  const onSlider = cents(monthly - centsOf(plan.monthlyPayment));
  return {
    sentence: [
      "The same amount every month until the last one: what a minimum needs no more goes to the next debt.",
      ...plan.debts.flatMap(({ creditor, minimumNote }) =>
        minimumNote === undefined ? [] : [`${creditor}: ${minimumNote}`],
      ),
    ].join(" "),
    terms: [
      ...minimums,
      beside === safeExtra
        ? {
            label: oldExtra?.isUsed ? "Left by your statements, not sure" : "Safe Monthly EXTRA",
            amount: beside,
            sign: "+",
            to: CASHFLOW,
          }
        : signed("Beside the minimums, as you chose", beside),
      ...(onSlider === 0 ? [] : [signed("On the slider", onSlider)]),
    ],
    result: { label: "A month", amount: monthly },
  };
}

function signed(label: string, amount: Cents): Term {
  return { label, amount: cents(Math.abs(amount)), sign: amount < 0 ? "−" : "+" };
}

/** What is owed, what it costs until it is gone, and what is paid in all: why the last payment is when it is. */
export function endWorking(plan: PayoffPlan, sourceOf: SourceOf, whatIf: WhatIf | undefined): Working {
  const months = whatIf?.months ?? plan.totalMonths;
  const interest = whatIf?.totalInterest ?? centsOf(plan.totalInterest);
  const fees = centsOf(plan.totalFees);
  const owed = sumCents(plan.debts.map(({ balance }) => balance));
  const monthly = whatIf?.monthlyPayment ?? centsOf(plan.monthlyPayment);
  return {
    sentence: `Each month every debt is charged its interest, then gets its payment. From ${monthText(plan.startMonth)} on that takes ${durationText(months)}; the last payment may be smaller.`,
    terms: [
      ...plan.debts.map(
        ({ debtId, creditor, balance, statementBalance }): Term => ({
          label: balance === statementBalance ? creditor : `${creditor}, when the plan begins`,
          amount: balance,
          source: sourceOf(debtId, "currentBalance"),
        }),
      ),
      { label: "Interest of the plan", amount: interest, sign: "+" },
      ...(fees === 0 || whatIf !== undefined ? [] : [{ label: "Fees", amount: fees, sign: "+" } as const]),
    ],
    ...(whatIf === undefined
      ? { result: { label: `Paid in ${months} months`, amount: cents(owed + interest + fees) } }
      : {
          result: {
            label: `Paid in ${months} months, up to ${monthly === 0 ? "" : "the monthly amount each"}`,
            amount: cents(owed + interest),
          },
        }),
    links: [SCHEDULE],
  };
}

/** The time to the last payment. */
export function countdownWorking(plan: PayoffPlan, today: string, sooner: number): Working {
  const months = monthsToGo(today, plan.startMonth, plan.totalMonths);
  const before = months - plan.totalMonths;
  const waits =
    before === 0 ? "" : `, and the ${durationText(before)} before it: ${durationText(months)} in all`;
  return {
    sentence:
      sooner === 0
        ? `From today, ${dayText(today)}, to the last payment on ${dayText(plan.debtFreeDate)}. Up to 60 days are counted in days, more in the months of the plan, of which the first is ${monthText(plan.startMonth)}${waits}.`
        : `The plan as it is takes ${durationText(plan.totalMonths)} of payments, with the amount on the slider ${durationText(plan.totalMonths - sooner)}.`,
    links: [SCHEDULE],
  };
}

/** Interest of the minimums alone less interest of the plan. */
export function interestSavedWorking(plan: PayoffPlan, whatIf: WhatIf | undefined): Working {
  const own = whatIf?.totalInterest ?? centsOf(plan.totalInterest);
  if (plan.baseline.outcome === "never") {
    const owed = sumCents(plan.debts.map(({ balance }) => balance));
    const rule = Math.round((owed * ROUGH_PERCENT) / 100);
    return {
      sentence:
        "On minimums alone these debts never end, so nothing exact can be compared. The rule of thumb: interest of 40 % of what is owed.",
      terms: [
        { label: "Owed when the plan begins", amount: owed },
        { label: "40 % of it, rounded", amount: cents(rule) },
        { label: "Interest of this plan", amount: own, sign: "−" },
      ],
      result: { label: "About", amount: cents(Math.max(0, rule - own)) },
    };
  }
  return {
    sentence:
      "Both are played month by month: each debt with its own minimum only, and this plan. The difference is saved.",
    terms: [
      { label: "Interest on minimums only", amount: plan.baseline.totalInterest },
      { label: whatIf ? "With the amount on the slider" : "Interest of this plan", amount: own, sign: "−" },
    ],
    result: { label: "Interest saved", amount: cents(centsOf(plan.baseline.totalInterest) - own) },
    links: [SCHEDULE],
  };
}

/** Months of the minimums alone less months of the plan. */
export function timeSavedWorking(plan: PayoffPlan, whatIf: WhatIf | undefined): Working {
  const months = whatIf?.months ?? plan.totalMonths;
  if (plan.baseline.outcome === "never") {
    return { sentence: `On minimums alone the debts never end; this plan takes ${durationText(months)}.` };
  }
  return {
    sentence: "Months with a payment, from the first month of the plan to the last payment.",
    terms: [
      { label: "On minimums only", amount: { text: durationText(plan.baseline.months) } },
      { label: "This plan", amount: { text: durationText(months) }, sign: "−" },
    ],
    result: {
      label: "Saved",
      amount: { text: durationText(Math.max(0, plan.baseline.months - months)) },
    },
  };
}

/** When one debt is done: what is owed, charged and paid on it. */
export function doneWorking(plan: PayoffPlan, debtId: string, month: number, sourceOf: SourceOf): Working {
  const debt = plan.debts.find((one) => one.debtId === debtId);
  if (debt === undefined) return {};
  if (month !== debt.paidOffMonth) {
    return {
      sentence: `With the amount on the slider it is done after ${durationText(month)} of payments; in the plan as it is after ${durationText(debt.paidOffMonth)}.`,
    };
  }
  const rows = plan.schedule.filter((row) => row.debtId === debtId);
  const sum = (field: "payment" | "interest" | "fee") => sumCents(rows.map((row) => row[field]));
  const [paid, fees] = [sum("payment"), sum("fee")];
  return {
    sentence:
      rows.length === 0
        ? "The payment until the plan begins closes it."
        : `${rows.length} payment${rows.length === 1 ? "" : "s"} from ${monthText(plan.startMonth)} on; the last is due in ${monthText(debt.paidOffDate)}.`,
    terms: [
      {
        label: "Owed when the plan begins",
        amount: debt.balance,
        source: sourceOf(debtId, "currentBalance"),
      },
      { label: "Interest", amount: sum("interest"), sign: "+" },
      ...(fees === 0 ? [] : [{ label: "Fees", amount: fees, sign: "+" } as const]),
    ],
    result: { label: "Paid", amount: paid },
    links: [SCHEDULE],
  };
}

/** The first payment of a debt: its minimum, and what the plan adds. */
export function paymentWorking(
  plan: PayoffPlan,
  debtId: string,
  payment: Cents,
  sourceOf: SourceOf,
): Working {
  const debt = plan.debts.find((one) => one.debtId === debtId);
  if (debt === undefined) return {};
  const beside = cents(payment - centsOf(debt.minimumPayment));
  return {
    ...(debt.minimumNote === undefined ? {} : { sentence: debt.minimumNote }),
    terms: [
      { label: "Minimum", amount: debt.minimumPayment, source: sourceOf(debtId, "minimumPayment") },
      ...(beside === 0
        ? []
        : [{ ...signed(beside < 0 ? "No more is owed" : "The month's extra money", beside), to: CASHFLOW }]),
    ],
    result: { label: "In the first month", amount: payment },
  };
}

/** The day on which a payment leaves. */
export function payDayWorking(plan: PayoffPlan, debtId: string): Working {
  const creditor = plan.autopay.creditors.find((one) => one.debtId === debtId);
  const first = creditor?.payments[0];
  if (first === undefined) return {};
  return {
    sentence: creditor?.dayReason,
    terms: [
      { label: "Leaves your account", amount: { text: dayText(first.payOn) } },
      ...(first.dueDate === null ? [] : [{ label: "Due", amount: { text: dayText(first.dueDate) } }]),
      ...(first.dueDate === null
        ? []
        : [{ label: "In between", amount: { text: spanBetween(first.payOn, first.dueDate) } }]),
    ],
  };
}

/** What is due on a debt before the plan begins: its printed minimum, or all that is owed where that is less. */
export function untilStartWorking(plan: PayoffPlan, debtId: string, sourceOf: SourceOf): Working {
  const debt = plan.debts.find((one) => one.debtId === debtId);
  const due = plan.untilStart.payments.find((one) => one.debtId === debtId);
  if (debt === undefined || due === undefined) return {};
  return {
    sentence: `The plan begins in ${monthText(plan.startMonth)}. This is due on ${dayText(due.dueDate)}, before that, so it is the minimum alone. By hand about a week before, or as soon as still can be: ${dayText(due.payOn)}.`,
    terms: [
      { label: "Owed now", amount: debt.statementBalance, source: sourceOf(debtId, "currentBalance") },
      { label: "Interest until then", amount: due.interest, sign: "+" },
      {
        label: "The minimum, due",
        amount: due.amount,
        sign: "−",
        source: sourceOf(debtId, "minimumPayment"),
      },
    ],
    result: { label: "Owed when the plan begins", amount: due.remainingBalance },
  };
}
