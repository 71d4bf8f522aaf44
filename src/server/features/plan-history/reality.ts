import type { Debt } from "#contract/debts.ts";
import type { AccountFacts } from "#contract/extraction.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import { dayInMonth, daysBetween, monthOf, monthsBetween, parsePlainMonth } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { expectedBalances } from "#engine/payoff/plan-change.ts";
import { type DebtStatement, paymentsBetween } from "#engine/payoff/statement-payments.ts";
import { netWorthByMonth } from "#engine/ratios/net-worth.ts";
import { keptFor } from "../../platform/kept-for.ts";
import { type KeptPlan, requestOf } from "./kept-plan.ts";

/** What the history needs of the ledger: what each statement of a debt said. */
export type StatedAccount = {
  readonly id: string;
  readonly statements: ReadonlyArray<{
    readonly asOf: string;
    readonly documentId: string;
    readonly facts: AccountFacts;
    /** Set where a person typed it: a round figure from memory proves no payment. */
    readonly typed?: object | undefined;
  }>;
};

/**
 * Each debt beside what the first plan that held it expects by the month the present plan, the last of `kept`, begins in. `debts` are
 * those the present plan stands on. Debts that are in no present
 * plan (in question, or paid) are left out: their balance today is not known for certain, or is nothing.
 */
export function debtReality(kept: readonly KeptPlan[], debts: readonly Debt[]): PlanHistory["debts"] {
  const now = kept.at(-1);
  const month = now === undefined ? undefined : parsePlainMonth(now.start);
  if (now === undefined || month === undefined) return [];
  const expectations = new Map<KeptPlan, ReturnType<typeof expectedBalances>>();
  return now.debts.flatMap(({ debtId, creditor, accountLast4, balance }) => {
    const first = kept.find((plan) => plan.debts.some((debt) => debt.debtId === debtId));
    const start = first === undefined ? undefined : parsePlainMonth(first.start);
    if (first === undefined || start === undefined || first === now) return [];
    const expected =
      expectations.get(first) ??
      expectedBalances(computePayoffPlan(requestOf(first)), monthsBetween(start, month));
    expectations.set(first, expected);
    const owed = [...expected].find(([id]) => id === debtId)?.[1];
    const actual = parseMoney(balance);
    if (owed === undefined || actual === undefined) return [];
    const { currentBalance = null, statementDate = null } = debts.find(({ id }) => id === debtId) ?? {};
    if (currentBalance === null) return [];
    // A statement that came after the plan may be of a day before it: what counts is the one that the plan stood on.
    const stoodOn = first.debts.find((debt) => debt.debtId === debtId)?.statementDate ?? first.madeOn;
    const isTold = statementDate !== null && statementDate > stoodOn;
    return [
      {
        debtId,
        creditor,
        accountLast4,
        month,
        expected: formatMoney(owed),
        statementBalance: currentBalance,
        statementDate,
        actual: formatMoney(actual),
        ahead: isTold ? formatMoney(cents(owed - actual)) : null,
        since: first.madeOn,
      },
    ];
  });
}

/** How far back what was owed is told: the chart is about what comes. */
const MONTHS_BACK = 12;
/** Statements come once a month: an older one than this at the end of a month tells of another month. */
const TELLS_FOR_DAYS = 45;

/**
 * What the debts of the plan owed in all at the end of each of the last twelve months before the one it is of, oldest first; whole
 * cents. Months that the statements of not every debt tell are left out, and all are where one has no statement at all.
 */
export function owedBefore(
  plan: Pick<KeptPlan, "start" | "debts">,
  accounts: readonly StatedAccount[],
  today: PlainDate,
): PlanHistory["owed"] {
  const valued = plan.debts.map(({ debtId }) => ({
    name: debtId,
    side: "liability" as const,
    values: (accounts.find(({ id }) => id === debtId)?.statements ?? []).flatMap(({ asOf, facts }) => {
      const day = parsePlainDate(asOf);
      const balance = facts.currentBalance === undefined ? undefined : parseMoney(facts.currentBalance);
      // A credit is nothing that is owed.
      return day === undefined || balance === undefined
        ? []
        : [{ asOf: day, amount: cents(Math.max(0, balance)) }];
    }),
  }));
  if (valued.some(({ values }) => values.length === 0)) return [];
  return netWorthByMonth(valued, today)
    .flatMap((each) =>
      // The month under way is not over, and what the plan begins with is drawn from the plan.
      each.kind === "known" &&
      each.month < monthOf(today) &&
      each.month < plan.start &&
      each.parts.every(({ value }) => daysBetween(value.asOf, dayInMonth(each.month, 31)) <= TELLS_FOR_DAYS)
        ? [{ month: each.month, amount: formatMoney(each.liabilities) }]
        : [],
    )
    .slice(-MONTHS_BACK);
}

function amountOf(text: string | undefined): Cents | undefined {
  const amount = text === undefined ? undefined : parseMoney(text);
  return amount === undefined ? undefined : cents(Math.abs(amount));
}

type SourcedStatement = DebtStatement & { readonly documentId: string };

function debtStatement(asOf: string, documentId: string, facts: AccountFacts): SourcedStatement | undefined {
  const day = parsePlainDate(asOf);
  const balance = facts.currentBalance === undefined ? undefined : parseMoney(facts.currentBalance);
  if (day === undefined || balance === undefined) return undefined;
  const printed = {
    payments: amountOf(facts.paymentsAndCredits),
    interest: amountOf(facts.interestCharged),
    fees: amountOf(facts.feesCharged),
    asked: amountOf(facts.minimumPayment),
    purchases: amountOf(facts.purchases),
  };
  const known = Object.fromEntries(Object.entries(printed).filter(([, amount]) => amount !== undefined));
  return { asOf: day, balance, documentId, ...known };
}

const textOf = (amount: Cents | undefined): string | null =>
  amount === undefined ? null : formatMoney(amount);

type StatedBalance = PlanHistory["payments"][number]["balances"][number];

/** What the statement of that day says is owed. */
function balanceOn(statements: readonly SourcedStatement[], day: string): StatedBalance {
  const statement = statements.find(({ asOf }) => asOf === day);
  return { amount: formatMoney(statement?.balance ?? cents(0)), documentId: statement?.documentId ?? "" };
}

type RecordedPayment = PlanHistory["payments"][number];
type ToldPayment = Omit<RecordedPayment, "debtId" | "creditor" | "accountLast4">;

/** What the statements of one debt tell of its payments, oldest first. The newest statement of each day counts. */
function toldPayments(account: StatedAccount, isLoan: boolean): readonly ToldPayment[] {
  const all = account.statements.flatMap(({ asOf, documentId, facts, typed }) =>
    typed === undefined ? (debtStatement(asOf, documentId, facts) ?? []) : [],
  );
  // Newest first, so of several of one day the first is the one that counts.
  const statements = [...new Map(all.toReversed().map((one) => [one.asOf, one])).values()];
  return paymentsBetween(statements, isLoan).map((payment) => ({
    from: payment.from,
    to: payment.to,
    asked: textOf(payment.asked),
    paid: textOf(payment.paid),
    interest: textOf(payment.interest),
    fees: textOf(payment.fees),
    purchases: textOf(payment.purchases),
    other: textOf(payment.other),
    balances: [balanceOn(statements, payment.from), balanceOn(statements, payment.to)],
    principal: formatMoney(payment.principal),
    basis: payment.basis,
  }));
}

/** An account that has no new statement is the same object as before. */
const [ofCard, ofLoan] = [
  keptFor((account: StatedAccount) => toldPayments(account, false)),
  keptFor((account: StatedAccount) => toldPayments(account, true)),
];

/** The newest statement of each day counts; newest payments first. */
export function recordedPayments(
  debts: readonly Debt[],
  accounts: readonly StatedAccount[],
): PlanHistory["payments"] {
  return debts
    .flatMap(({ id: debtId, creditor, accountLast4, debtType }): RecordedPayment[] => {
      const account = accounts.find((candidate) => candidate.id === debtId);
      if (account === undefined) return [];
      const told = debtType === "credit-card" ? ofCard(account) : ofLoan(account);
      return told.map((payment) => ({ debtId, creditor, accountLast4, ...payment }));
    })
    .toSorted((left, right) => (right.to < left.to ? -1 : right.to > left.to ? 1 : 0));
}
