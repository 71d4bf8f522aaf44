import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import { daysBetween } from "#engine/calendar/months.ts";
import { computeBufferTarget } from "#engine/cashflow/buffer-target.ts";
import { computeConfidenceScore } from "#engine/cashflow/confidence.ts";
import { estimateIncome, estimateSpending } from "#engine/cashflow/history-estimates.ts";
import { computeWaterfall } from "#engine/cashflow/waterfall.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { advise, warnings } from "./advice.ts";
import { type Coverage, monthWindows } from "./month-windows.ts";
import {
  type FlowAccount,
  type FlowTransaction,
  flowLine,
  type KnownDebts,
  monthlyFlow,
} from "./monthly-flow.ts";
import { reconciledMoney, type UnexplainedMoney, unexplainedMoney } from "./reconciliation.ts";

/** What the cashflow feature needs of the ledger. */
export type CashflowAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly figure: (
    field: "endingBalance" | "currentBalance",
  ) =>
    | { readonly kind: "known"; readonly figure: { readonly value: string } }
    | { readonly kind: "in-question" | "not-shown" };
  readonly statements: ReadonlyArray<{ readonly documentId: string; readonly facts: AccountFacts }>;
};

const isDeposit = ({ kind }: CashflowAccount): boolean => kind === "checking" || kind === "savings";
const sum = (amounts: readonly number[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0));

/** The days the deposit statements cover; where one prints no period, the days of its account's transactions. */
function coverageOf(
  deposits: readonly CashflowAccount[],
  transactions: readonly FlowTransaction[],
): Coverage | undefined {
  const periods = deposits.flatMap(({ id, statements }) => {
    const printed = statements.flatMap(({ facts: { periodStart, periodEnd } }) =>
      periodStart === undefined || periodEnd === undefined ? [] : { first: periodStart, last: periodEnd },
    );
    const days = transactions
      .filter(({ accountId }) => accountId === id)
      .map(({ postedOn }) => postedOn)
      .toSorted();
    const [first, last] = [days[0], days.at(-1)];
    return printed.length > 0 || first === undefined || last === undefined ? printed : { first, last };
  });
  return monthWindows(periods);
}

function balanceOf(account: CashflowAccount): Cents {
  const ending = account.figure("endingBalance");
  const state = ending.kind === "known" ? ending : account.figure("currentBalance");
  return (state.kind === "known" ? parseMoney(state.figure.value) : undefined) ?? cents(0);
}

const isOwed = ({ currentBalance }: Debt): boolean => currentBalance === null || Number(currentBalance) > 0;

/** The minimum of every debt that is owed, planned or not: it must be paid all the same. */
function minimumsOf(debts: readonly Debt[]): Cents {
  return sum(debts.filter(isOwed).map(({ minimumPayment }) => parseMoney(minimumPayment ?? "") ?? 0));
}

/**
 * Money that left the account without a line counts as spending, so that the extra is never too high for it. Money that came in
 * without a line is not income.
 */
function asSpending(gap: UnexplainedMoney & { readonly accountId: string }): FlowTransaction {
  return {
    accountId: gap.accountId,
    documentId: gap.documentId,
    postedOn: gap.periodEnd,
    amount: gap.amount,
    description: "Money out that the balances show but no line was read for",
    category: "other",
  };
}

function sourceView({ postedOn, description, amount, category, documentId }: FlowTransaction) {
  return { date: postedOn, description, amount: formatMoney(amount), category, documentId };
}

/**
 * The month as the statements show it: careful income and spending (see history-estimates), the debts' minimums, and what is
 * left as safe extra (see waterfall). Null without a statement of a deposit account. Money of another currency than the first
 * deposit account's is left out and said so.
 */
export function cashflowAnalysis(input: {
  readonly accounts: readonly CashflowAccount[];
  readonly transactions: readonly FlowTransaction[];
  readonly debts: readonly Debt[];
}): CashflowAnalysis | null {
  const currency = input.accounts.find(isDeposit)?.currency;
  const accounts = input.accounts.filter((account) => account.currency === currency);
  const deposits = accounts.filter(isDeposit);
  const coverage = coverageOf(deposits, input.transactions);
  if (!coverage) return null;
  const { windows, gaps, isPartial } = coverage;
  const roles = new Map(
    accounts.map((account): [string, FlowAccount] => [
      account.id,
      isDeposit(account) ? "deposit" : account.kind === "credit-card" ? "card" : "other",
    ]),
  );
  const known: KnownDebts = {
    any: input.debts.some(isOwed),
    loan: input.debts.some((debt) => debt.debtType === "loan" && isOwed(debt)),
    mortgage: accounts.some(({ kind }) => kind === "mortgage" || kind === "heloc"),
  };
  const unexplained = deposits.flatMap(({ id, statements }) =>
    unexplainedMoney(
      statements,
      input.transactions.filter(({ accountId }) => accountId === id),
    ).map((gap) => ({ ...gap, accountId: id })),
  );
  const flow = monthlyFlow(
    [...input.transactions, ...unexplained.filter(({ amount }) => amount < 0).map(asSpending)],
    windows,
    (transaction) => flowLine(transaction, roles.get(transaction.accountId) ?? "other", known),
  );
  const currentSavings = sum(deposits.map(balanceOf));
  const income = estimateIncome(flow.income);
  const minimums = minimumsOf(input.debts);
  const bufferTarget = computeBufferTarget(currentSavings, income);
  const waterfall = computeWaterfall({
    income,
    essentials: estimateSpending(flow.essential),
    minimums,
    discretionary: estimateSpending(flow.discretionary),
    currentSavings,
    bufferTarget,
  });
  const goodMonths = windows.filter((_, month) => {
    const spent = (flow.essential[month] ?? 0) + (flow.discretionary[month] ?? 0);
    return (flow.income[month] ?? 0) - spent - minimums >= waterfall.safeExtra && waterfall.shortfall === 0;
  }).length;
  const proofs = deposits.map(({ id, statements }) =>
    reconciledMoney(
      statements,
      input.transactions.filter(({ accountId }) => accountId === id),
    ),
  );
  const months = isPartial ? 0 : windows.length;
  const [oldest, newest] = [windows[0], windows.at(-1)];
  if (!oldest || !newest) return null;
  const situation = {
    months,
    days: daysBetween(oldest.first, newest.last) + 1,
    gaps,
    waterfall,
    currentSavings,
    bufferTarget,
    unexplained,
    unrecognised: flow.lines["unrecognised-deposit"],
    transactions: input.transactions,
    roles,
    debts: input.debts.filter(isOwed),
    otherCurrencies: input.accounts.length - accounts.length,
  };
  return {
    monthlyIncome: formatMoney(waterfall.income),
    essentialExpenses: formatMoney(waterfall.essentials),
    minimumDebtPayments: formatMoney(waterfall.minimums),
    discretionarySpending: formatMoney(waterfall.discretionary),
    bufferContribution: formatMoney(waterfall.bufferContribution),
    safeMonthlyExtra: formatMoney(waterfall.safeExtra),
    shortfall: formatMoney(waterfall.shortfall),
    currentSavings: formatMoney(currentSavings),
    bufferTarget: formatMoney(bufferTarget),
    confidenceScore: computeConfidenceScore({
      months,
      goodMonths: Math.min(goodMonths, months),
      reconciled: { amount: sum(proofs.map(({ amount }) => amount)), of: sum(proofs.map(({ of }) => of)) },
    }),
    historyMonths: months,
    periodStart: oldest.first,
    periodEnd: newest.last,
    recommendations: [...advise(situation)],
    warnings: [...warnings(situation)],
    transactions: {
      income: flow.lines.income.map(sourceView),
      essential: flow.lines.essential.map(sourceView),
      discretionary: flow.lines.discretionary.map(sourceView),
    },
  };
}
