import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import { isTyped } from "#contract/entries.ts";
import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import { daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import {
  computeExtraAdvice,
  type ExtraAdvice,
  SAFETY_PERCENT,
  type Safety,
} from "#engine/cashflow/extra-advice.ts";
import type { DatedFlow, FlowKind, MonthlyMinimum } from "#engine/cashflow/history-paths.ts";
import { leftOfMonths, monthIndexOf } from "#engine/cashflow/month-sums.ts";
import { payerOf } from "#engine/cashflow/payer.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { advise, type EffectsOf, type RatedSuggestion, rateSuggestions, warnings } from "./advice.ts";
import { countedAccounts, flowContext, isDeposit, isOwed } from "./flow-context.ts";
import { type Coverage, type MonthWindow, monthWindows } from "./month-windows.ts";
import { type FlowLine, type FlowTransaction, isToUnknownIssuer, lineOf } from "./monthly-flow.ts";
import { reconciledMoney, type UnexplainedMoney, unexplainedMoney } from "./reconciliation.ts";
import { regularSaving } from "./regular-saving.ts";
import { findSuggestions } from "./suggestions.ts";
import { type TypedMonth, typedAnalysis } from "./typed-analysis.ts";

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

const sum = (amounts: readonly number[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0));

/** The days the deposit statements cover; where one prints no period, the days of its account's transactions. */
function coverageOf(
  deposits: readonly CashflowAccount[],
  byAccount: ReadonlyMap<string, readonly FlowTransaction[]>,
): Coverage | undefined {
  const periods = deposits.flatMap(({ id, statements }) => {
    const printed = statements.flatMap(({ facts: { periodStart, periodEnd } }) =>
      periodStart === undefined || periodEnd === undefined ? [] : { first: periodStart, last: periodEnd },
    );
    // Single lines that a person typed say nothing about the days between them.
    const days = (byAccount.get(id) ?? [])
      .filter(({ documentId }) => !isTyped(documentId))
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

/** The minimum of every debt that is owed, planned or not: it must be paid all the same. Without a due date, early. */
function minimumsOf(debts: readonly Debt[]): MonthlyMinimum[] {
  return debts.filter(isOwed).map(({ minimumPayment, paymentDueDate }) => ({
    dayOfMonth: paymentDueDate === null ? 1 : Number(paymentDueDate.slice(8)),
    amount: parseMoney(minimumPayment ?? "") ?? cents(0),
  }));
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

const nothingTyped: TypedMonth = { income: [], expenses: [], day: null };

/** Months whose transactions are listed: those that the lines are computed from. */
const MONTHS_LISTED = 12;

/** Transactions and, in the same order, what each is to the month. */
type Lined = { readonly transactions: readonly FlowTransaction[]; readonly lines: readonly FlowLine[] };

const isFlow = (line: FlowLine): line is FlowKind =>
  line === "income" || line === "essential" || line === "discretionary";

/** The lined transactions as the engine takes them. Days and payers repeat, so each is read once. */
function datedFlows({ transactions, lines }: Lined): DatedFlow[] {
  const [days, payers] = [new Map<string, PlainDate | undefined>(), new Map<string, string>()];
  const flows: DatedFlow[] = [];
  for (const [index, { postedOn, amount, description }] of transactions.entries()) {
    const line = lines[index];
    if (line === undefined || !isFlow(line)) continue;
    if (!days.has(postedOn)) days.set(postedOn, parsePlainDate(postedOn));
    const on = days.get(postedOn);
    if (on === undefined) continue;
    const payer = payers.get(description) ?? payerOf(description);
    payers.set(description, payer);
    flows.push({ on, amount, kind: line, payer });
  }
  return flows;
}

/** The transactions that lie in one of the months, by line. */
function byLine(
  { transactions, lines }: Lined,
  months: readonly MonthWindow[],
): ReadonlyMap<FlowLine, readonly FlowTransaction[]> {
  const isListed = new Map<string, boolean>();
  const found = new Map<FlowLine, FlowTransaction[]>();
  for (const [index, transaction] of transactions.entries()) {
    const day = transaction.postedOn;
    const line = lines[index] ?? "ignored";
    const known = isListed.get(day) ?? monthIndexOf(months, day) >= 0;
    isListed.set(day, known);
    if (!known) continue;
    const own = found.get(line);
    if (own) own.push(transaction);
    else found.set(line, [transaction]);
  }
  return found;
}

const text = (amounts: readonly Cents[], month: number): string => formatMoney(amounts[month] ?? cents(0));

function suggestionView({ suggestion, effect }: RatedSuggestion): CashflowAnalysis["suggestions"] {
  if (effect === undefined || effect.saved <= 0) return [];
  const { daysSooner } = effect;
  const shared = { kind: suggestion.kind, daysSooner, saved: formatMoney(effect.saved) };
  switch (suggestion.kind) {
    case "cancel":
    case "pause":
      return [{ ...shared, name: suggestion.name, amount: formatMoney(suggestion.monthly) }];
    case "spend-less":
      return [{ ...shared, name: suggestion.on, amount: formatMoney(suggestion.monthly) }];
    case "send-once":
      return [{ ...shared, name: null, amount: formatMoney(suggestion.amount) }];
    default:
      return suggestion satisfies never;
  }
}

/** What the advice says of itself, as the answer has it. */
function adviceView(advice: ExtraAdvice, safety: Safety, minimums: Cents, windows: readonly MonthWindow[]) {
  const { sums, range } = advice;
  const left = leftOfMonths(sums, minimums);
  return {
    bufferNow: formatMoney(advice.bufferNow),
    safety,
    safetyOptions: (["faster", "safe", "very-safe"] as const).map((option) => ({
      safety: option,
      holdPercent: SAFETY_PERCENT[option],
      safeMonthlyExtra: formatMoney(advice.extras[option]),
    })),
    range:
      range === undefined
        ? null
        : {
            low: formatMoney(range.low),
            high: formatMoney(range.high),
            worstMonth: {
              first: range.worstMonth.first,
              last: range.worstMonth.last,
              income: formatMoney(range.worstMonth.income),
              left: formatMoney(range.worstMonth.left),
            },
          },
    decidedBy: advice.decidedBy,
    months: windows
      .map(({ first, last }, month) => ({
        first,
        last,
        income: text(sums.income, month),
        essentials: text(sums.essentials, month),
        discretionary: text(sums.discretionary, month),
        left: text(left, month),
      }))
      .slice(-MONTHS_LISTED),
  };
}

/**
 * The month as the statements show it, the debts' minimums, and what is left as safe extra (see extra-advice). Without a statement
 * of a deposit account the month as the person typed it (see typed-analysis), or null. Money of another currency than the first deposit account's is left out and said so.
 */
export function cashflowAnalysis(input: {
  readonly accounts: readonly CashflowAccount[];
  readonly transactions: readonly FlowTransaction[];
  readonly debts: readonly Debt[];
  readonly safety?: Safety;
  /** Absent: suggestions go without their effect, so there are none. */
  readonly effectsOf?: EffectsOf;
  /** What the person typed about their month: stands in while no statement shows it. */
  readonly typedMonth?: TypedMonth;
}): CashflowAnalysis | null {
  const { safety = "safe", effectsOf = () => undefined } = input;
  const accounts = countedAccounts(input.accounts);
  const deposits = accounts.filter(isDeposit);
  const byAccount = Map.groupBy(input.transactions, ({ accountId }) => accountId);
  const coverage = coverageOf(deposits, byAccount);
  const currentSavings = sum(deposits.map(balanceOf));
  const minimums = minimumsOf(input.debts);
  const [oldest, newest] = [coverage?.windows[0], coverage?.windows.at(-1)];
  if (!coverage || !oldest || !newest) {
    return typedAnalysis({
      month: input.typedMonth ?? nothingTyped,
      minimums: sum(minimums.map(({ amount }) => amount)),
      currentSavings,
      safety,
      debtCount: input.debts.filter(isOwed).length,
    });
  }
  const { windows, runs, gaps, isPartial } = coverage;
  const { roles, known } = flowContext(input.accounts, input.debts);
  const unexplained = deposits.flatMap(({ id, statements }) =>
    unexplainedMoney(statements, byAccount.get(id) ?? []).map((gap) => ({ ...gap, accountId: id })),
  );
  const transactions = [
    ...input.transactions,
    ...unexplained.filter(({ amount }) => amount < 0).map(asSpending),
  ];
  const saving = regularSaving(input.transactions, roles);
  const lined: Lined = {
    transactions,
    lines: transactions.map((one) => lineOf(one, roles.get(one.accountId) ?? "other", known, saving)),
  };
  const proofs = deposits.map(({ id, statements }) => reconciledMoney(statements, byAccount.get(id) ?? []));
  const advice = computeExtraAdvice({
    opening: currentSavings,
    flows: datedFlows(lined),
    runs,
    months: windows,
    minimums,
    safety,
    reconciled: { amount: sum(proofs.map(({ amount }) => amount)), of: sum(proofs.map(({ of }) => of)) },
  });
  const { waterfall } = advice;
  const months = isPartial ? 0 : windows.length;
  const listedWindows = windows.slice(-MONTHS_LISTED);
  const listed = byLine(lined, listedWindows);
  const owed = input.debts.filter(isOwed);
  const suggestions = findSuggestions({
    discretionary: listed.get("discretionary") ?? [],
    monthCount: listedWindows.length,
    lastDay: newest.last,
    saving: (listed.get("discretionary") ?? []).filter((one) => saving.has(one)),
    once: advice.once,
  });
  const rated = rateSuggestions({ suggestions, effectsOf, debts: owed, waterfall });
  const situation = {
    months,
    days: daysBetween(oldest.first, newest.last) + 1,
    gaps,
    waterfall,
    currentSavings,
    bufferTarget: advice.bufferTarget,
    stoppedPay: advice.stoppedPayers,
    unexplained,
    unrecognised: listed.get("unrecognised-deposit") ?? [],
    transactions: input.transactions,
    roles,
    debts: owed,
    toUnknownCards: known.any
      ? (listed.get("essential") ?? []).filter(
          (one) => one.category === "card-payment" && isToUnknownIssuer(one, known),
        )
      : [],
    otherCurrencies: input.accounts.length - accounts.length,
    hasTypedMonth: (input.typedMonth?.day ?? null) !== null,
    rated,
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
    bufferTarget: formatMoney(advice.bufferTarget),
    ...adviceView(advice, safety, waterfall.minimums, windows),
    evidence: {
      goodMonths: advice.goodMonths,
      pathCount: advice.pathCount,
      missing: [...gaps],
      stoppedPay: [...advice.stoppedPayers],
    },
    confidenceScore: advice.confidenceScore,
    historyMonths: months,
    periodStart: oldest.first,
    periodEnd: newest.last,
    recommendations: [...advise(situation)],
    suggestions: waterfall.shortfall > 0 ? [] : rated.flatMap(suggestionView),
    warnings: [...warnings(situation)],
    transactions: {
      income: (listed.get("income") ?? []).map(sourceView),
      essential: (listed.get("essential") ?? []).map(sourceView),
      discretionary: (listed.get("discretionary") ?? []).map(sourceView),
    },
  };
}
