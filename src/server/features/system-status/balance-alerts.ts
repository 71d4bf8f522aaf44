import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import { minimumDue } from "#contract/minimum-due.ts";
import { paymentState } from "#contract/payment-state.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import { dayText, dollarText } from "#contract/plan-sentences.ts";
import type { SystemAlert, UpcomingPayment } from "#contract/system-status.ts";
import { addDays, addMonths, dayInMonth, monthOf } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import {
  computeBalanceOutlook,
  type DuePayment,
  type OutlookAccount,
} from "#engine/cashflow/balance-outlook.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { PaymentMark } from "./month-payments.ts";

export type BalanceKnowledge = {
  readonly debts: readonly Debt[];
  readonly analysis: CashflowAnalysis | null;
  /** Undefined where statements of checking accounts tell too little. */
  readonly checking: readonly OutlookAccount[] | undefined;
  readonly marks: readonly PaymentMark[];
  readonly recorded: PlanHistory["payments"];
  /** What the plan pays in the coming weeks; counted once its payments are set up. */
  readonly upcoming: readonly UpcomingPayment[];
  readonly setUpOn: string | null;
  readonly today: PlainDate;
};

const money = (text: string | null): Cents => (text === null ? undefined : parseMoney(text)) ?? cents(0);
/** Farther than any payday that is looked for. */
const DAYS_AHEAD = 35;

/** What a debt asks for in each month, on its day, after `since`; not what is known to be paid before its day. */
function minimumsOf(debt: Debt, since: PlainDate, known: BalanceKnowledge): DuePayment[] {
  const { id, paymentDueDate, currentBalance } = debt;
  const { marks, recorded, today } = known;
  const shown = paymentDueDate === null ? undefined : parsePlainDate(paymentDueDate);
  const minimum = money(minimumDue(debt));
  if (shown === undefined || minimum <= 0 || money(currentBalance) <= 0) return [];
  const until = addDays(today, DAYS_AHEAD);
  const due: DuePayment[] = [];
  for (let month = monthOf(since); month <= monthOf(until); month = addMonths(month, 1)) {
    const on = dayInMonth(month, Number(shown.slice(8)));
    // A statement that asks for the first time on a later day says that nothing is due before it.
    if (on <= since || on > until || on < shown) continue;
    const mark = marks.find((one) => one.debtId === id && one.month === month);
    const { state } = paymentState({ debtId: id, due: on, usual: minimum }, mark, recorded);
    const isGone = on > today ? state === "paid" : state === "unpaid";
    if (!isGone) due.push({ id, on, amount: minimum, minimum });
  }
  return due;
}

/** The minimums on their days; where the plan's payments are set up, those in their place from today on. */
function paymentsOf(since: PlainDate, known: BalanceKnowledge): DuePayment[] {
  const { debts, upcoming, setUpOn, today } = known;
  const planned = setUpOn === null ? [] : upcoming.filter(({ date }) => date > today);
  const isPlanned = ({ id, on }: DuePayment): boolean =>
    on > today && planned.some(({ debtId, dueDate }) => debtId === id && (dueDate ?? on) === on);
  const minimums = new Map(debts.map((debt) => [debt.id, money(minimumDue(debt))]));
  return [
    ...debts.flatMap((debt) => minimumsOf(debt, since, known)).filter((payment) => !isPlanned(payment)),
    ...planned.flatMap(({ debtId, date, amount }): DuePayment[] => {
      const [on, paid] = [parsePlainDate(date), money(amount)];
      const minimum = cents(Math.min(paid, minimums.get(debtId) ?? 0));
      return on === undefined ? [] : [{ id: debtId, on, amount: paid, minimum }];
    }),
  ];
}

const about = (amount: Cents): string => (amount <= 0 ? "nothing" : `about ${dollarText(amount)}`);

/** What goes wrong in the coming days unless a person acts: a minimum that the account will not hold, too little until payday. */
export function balanceAlerts(known: BalanceKnowledge): SystemAlert[] {
  const { checking, debts, analysis, today } = known;
  const newest = checking
    ?.map(({ runs }) => runs.at(-1)!.last)
    .toSorted()
    .at(-1);
  if (checking === undefined || newest === undefined || analysis === null) return [];
  const outlook = computeBalanceOutlook({ accounts: checking, payments: paymentsOf(newest, known), today });
  if (outlook === undefined) return [];
  const { lowest, nextPayday, asOf, uncovered } = outlook;
  const basis = `Worked out from ${dollarText(outlook.balance)} in checking on ${dayText(asOf)}, what comes and goes regularly, and your usual spending.`;
  const short = uncovered.flatMap(({ id, on, minimum, holds }): SystemAlert[] => {
    const debt = debts.find((one) => one.id === id);
    if (debt === undefined) return [];
    return [
      {
        kind: "minimum-short",
        debtId: id,
        day: on,
        title: `${debt.creditor}: checking may not hold the ${dollarText(minimum)} of ${dayText(on)}`,
        sentence: `It would hold ${about(holds)} that day. Move money there before, or call ${debt.creditor} now and ask for a later day. ${basis}`,
      },
    ];
  });
  const buffer = money(analysis.bufferNow);
  if (lowest.balance >= buffer) return short;
  const isOverdrawn = lowest.balance < 0;
  const low: SystemAlert = {
    kind: "low-balance",
    debtId: null,
    day: isOverdrawn ? nextPayday : null,
    title: isOverdrawn
      ? `Checking may be ${dollarText(cents(0 - lowest.balance))} short by ${dayText(lowest.on)}, before payday`
      : `Checking may fall to ${dollarText(lowest.balance)} by ${dayText(lowest.on)}, before payday`,
    sentence: `${isOverdrawn ? "Move money there, or let what can wait come after" : `${dollarText(buffer)} should stay there. Let what can wait come after`} the next pay, about ${dayText(nextPayday)}. ${basis}`,
  };
  return [...short, low];
}
