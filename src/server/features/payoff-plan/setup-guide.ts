import type { AutopayCreditor, SetupGuide } from "#contract/autopay.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dayText, dollarText, monthText, ordinal } from "#contract/plan-sentences.ts";
import { cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

type Item = SetupGuide[number]["items"][number];

const dollars = (amount: string): string => dollarText(parseMoney(amount) ?? cents(0));

type UntilStart = PayoffPlan["untilStart"]["payments"];

/** What is still to be paid by hand before the plan begins. */
function beforeItText(untilStart: UntilStart, debtId: string): string {
  const before = untilStart.find((payment) => payment.debtId === debtId);
  if (before === undefined) return "";
  return ` Before that, pay the minimum of ${dollars(before.amount)} by hand on ${dayText(before.payOn)}; it is due on ${dayText(before.dueDate)}.`;
}

function setUpItem(
  { debtId, creditor, dayOfMonth, dueDay, steps, payments }: AutopayCreditor,
  untilStart: UntilStart,
): Item[] {
  const [step, first] = [steps[0], payments[0]];
  if (step === undefined || first === undefined) return [];
  const day =
    dayOfMonth === null
      ? `on the first business day of the month`
      : `on the ${ordinal(dayOfMonth)} of each month`;
  const byHand = first.isByHand
    ? ` Make the first payment by hand on ${dayText(first.payOn)}: an automatic one ${first.dueDate === null ? "would leave a month later" : `could be too late for ${dayText(first.dueDate)}`}.`
    : ` The first one leaves on ${dayText(first.payOn)}.`;
  const once = step.isLast ? `${dollars(step.amount)}, once` : `a fixed amount of ${dollars(step.amount)}`;
  const due = dueDay === null ? " and ask for the due day" : "";
  return [
    {
      debtId,
      creditor,
      amount: step.amount,
      date: first.payOn,
      text: `Choose ${once}, ${day}${due}.${byHand}${beforeItText(untilStart, debtId)}`,
    },
  ];
}

function closingItem({ debtId, creditor, amount, payOn, dueDate }: UntilStart[number]): Item {
  return {
    debtId,
    creditor,
    amount,
    date: payOn,
    text: `Pay it by hand on ${dayText(payOn)}, due on ${dayText(dueDate)}: that is the last payment, nothing is to be set up.`,
  };
}

function collectItem({ debtId, creditor, accountLast4 }: AutopayCreditor): Item {
  const account = accountLast4 === null ? "" : `, account ending in ${accountLast4}`;
  return {
    debtId,
    creditor,
    amount: null,
    date: null,
    text: `Sign in at the site or app of ${creditor}${account}, and open its automatic payments (AutoPay).`,
  };
}

/** Debts outside the plan must be paid all the same; no day can be chosen for them, so the due date is named. */
function outsideItem(debt: PayoffPlan["leftOut"][number]): Item[] {
  if (debt.minimumPayment === null) return [];
  const due =
    debt.paymentDueDate === null ? "" : `, due on the ${ordinal(Number(debt.paymentDueDate.slice(8)))}`;
  return [
    {
      debtId: debt.debtId,
      creditor: debt.creditor,
      amount: debt.minimumPayment,
      date: null,
      text: `Not in the plan, but it must be paid: at least ${dollars(debt.minimumPayment)} each month${due}. Choose "minimum payment" there.`,
    },
  ];
}

/** Whether month 1 gives the debt more than its minimum. */
function isTarget(debts: PayoffPlan["debts"], debtId: string): boolean {
  const debt = debts.find((one) => one.debtId === debtId);
  if (debt === undefined) return false;
  return (parseMoney(debt.firstPayment) ?? 0) > (parseMoney(debt.minimumPayment) ?? 0);
}

/** The plan as five steps, with what to do at each creditor in each of them. */
export function setupGuide(
  plan: Pick<PayoffPlan, "autopay" | "debts" | "leftOut" | "untilStart" | "startMonth">,
): SetupGuide {
  const { autopay, debts, leftOut, startMonth } = plan;
  const untilStart = plan.untilStart.payments;
  const { creditors, changes } = autopay;
  // A debt that its last minimum closes before the plan begins has nothing to set up, but that minimum is still to be paid.
  const closing = untilStart.filter(({ debtId }) =>
    creditors.every((one) => one.debtId !== debtId || one.payments.length === 0),
  );
  const targets = creditors.filter(({ debtId }) => isTarget(debts, debtId));
  const others = creditors.filter(({ debtId }) => !isTarget(debts, debtId));
  const nextChanges = changes.filter(
    (change, index) => changes.findIndex(({ debtId }) => debtId === change.debtId) === index,
  );
  return [
    {
      step: 1,
      kind: "collect",
      title: "Have each creditor's site ready",
      text: "Set the payments up where the debt is, not at your bank: the creditor posts them on the day they are made. Have the number of the account that pays at hand.",
      items: creditors.map(collectItem),
    },
    {
      step: 2,
      kind: "minimums",
      title: "Set up the fixed amounts",
      text: `These debts get their minimum for now. Choose a fixed amount that begins with what is due in ${monthText(startMonth)}, and if the form offers it, never less than the minimum due.`,
      items: [
        ...others.flatMap((creditor) => setUpItem(creditor, untilStart)),
        ...closing.map(closingItem),
        ...leftOut.flatMap(outsideItem),
      ],
    },
    {
      step: 3,
      kind: "extra",
      title: "Set up the debt that goes first",
      text: "Everything above the minimums goes here until it is paid off.",
      items: targets.flatMap((creditor) => setUpItem(creditor, untilStart)),
    },
    {
      step: 4,
      kind: "remind",
      title: "Put the dates in your calendar",
      text: "Download the calendar: it holds every payment with its amount, and reminds you two days before, so that the money is there.",
      items: [],
    },
    {
      step: 5,
      kind: "change",
      title: "Change the amounts when a debt is done",
      text: "When a debt is paid off, its money moves on to the next one. This is the next change at each creditor; the calendar and the printable page hold all of them.",
      items: nextChanges.map(({ on, debtId, creditor, sentence }) => ({
        debtId,
        creditor,
        amount: null,
        date: on,
        text: sentence,
      })),
    },
  ];
}
