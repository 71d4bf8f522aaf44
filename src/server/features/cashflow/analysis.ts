import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import { canCountOn } from "#contract/extra-certainty.ts";
import type { AccountKind } from "#contract/extraction.ts";
import type { SourcedFigure } from "#contract/figure-source.ts";
import { minimumDue } from "#contract/minimum-due.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import { planExtraOf } from "#contract/plan-extra.ts";
import { daysBetween } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import {
  computeExtraAdvice,
  type ExtraAdvice,
  SAFETY_PERCENT,
  type Safety,
} from "#engine/cashflow/extra-advice.ts";
import type { MonthlyMinimum } from "#engine/cashflow/history-paths.ts";
import { leftOfMonths } from "#engine/cashflow/month-sums.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { rowsByAccount } from "./account-rows.ts";
import { advise, type EffectsOf, rateSuggestions, suggestionView, warnings } from "./advice.ts";
import { countedOf } from "./counted-payments.ts";
import { type AccountCoverage, accountText, coverageOf, endingWith } from "./coverage.ts";
import { doubtedConfidence } from "./doubts.ts";
import { excludedAccounts, flowContext, isDeposit } from "./flow-context.ts";
import type { MonthWindow } from "./month-windows.ts";
import { type FlowLine, type FlowTransaction, lineOf, unprovedOutflows } from "./monthly-flow.ts";
import { heldTogether, newestBalances, openingBalances } from "./opening-balances.ts";
import { decidedByOf, endedPay, sinceMean } from "./pay-changes.ts";
import { isOwed } from "./payment-proof.ts";
import { asSpending, reconciledTogether, unexplainedMoney } from "./reconciliation.ts";
import { regularSaving } from "./regular-saving.ts";
import { type AccountStatement, withRunningLists } from "./running-lists.ts";
import { isNothingKnown, savingsView, unknownBalances, unknownNames } from "./savings-view.ts";
import { createFlowMemory, type FlowMemory, sortFlows } from "./sorted-flows.ts";
import { findSuggestions } from "./suggestions.ts";
import { type TypedMonth, typedAnalysis } from "./typed-analysis.ts";
import { hiddenCards, unseenPurchases } from "./unseen-purchases.ts";

/** What the cashflow feature needs of the ledger. */
export type CashflowAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly name: string;
  readonly last4: string | null;
  readonly currency: string;
  readonly figure: (field: "endingBalance" | "currentBalance") =>
    | {
        readonly kind: "known";
        /** `asOf`: the day for which its document speaks, where it names one. */
        readonly figure: SourcedFigure & { readonly value: string; readonly asOf?: string };
      }
    | { readonly kind: "in-question" | "not-shown" };
  readonly statements: readonly AccountStatement[];
};

const sum = (amounts: readonly number[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0));

function accountsView(
  accounts: readonly CashflowAccount[],
  excluded: ReadonlySet<string>,
): CashflowAnalysis["accounts"] {
  return accounts
    .filter(isDeposit)
    .map(({ id, name, last4 }) => ({ id, name, accountLast4: last4, isExcluded: excluded.has(id) }));
}

/** The minimum of every debt that is owed, planned or not: it must be paid all the same. Without a due date, early. */
function minimumsOf(debts: readonly Debt[]): MonthlyMinimum[] {
  return debts.filter(isOwed).map((debt) => ({
    dayOfMonth: debt.paymentDueDate === null ? 1 : Number(debt.paymentDueDate.slice(8)),
    amount: parseMoney(minimumDue(debt) ?? "") ?? cents(0),
  }));
}

type SourceView = CashflowAnalysis["transactions"]["income"][number];

/** What was made of a transaction before: it is never changed, and after one more statement most are the same objects. */
const views = new WeakMap<FlowTransaction, SourceView>();

function sourceView(transaction: FlowTransaction): SourceView {
  const before = views.get(transaction);
  if (before !== undefined) return before;
  const { postedOn, description, amount, category, documentId } = transaction;
  const view = { date: postedOn, description, amount: formatMoney(amount), category, documentId };
  views.set(transaction, view);
  return view;
}

const nothingTyped: TypedMonth = { income: [], expenses: [], day: null };

/** Months whose transactions are listed: those that the lines are computed from. */
const MONTHS_LISTED = 12;

/** The transactions of these accounts, by account. */
function rowsOf(
  accounts: readonly CashflowAccount[],
  transactions: readonly FlowTransaction[],
): ReadonlyMap<string, readonly FlowTransaction[]> {
  const rows = rowsByAccount(transactions);
  return new Map(accounts.map(({ id }) => [id, rows.get(id) ?? []]));
}

const text = (amounts: readonly Cents[], month: number): string => formatMoney(amounts[month] ?? cents(0));

/** What the advice says of itself, as the answer has it. */
function adviceView(advice: ExtraAdvice, safety: Safety, minimums: Cents, windows: readonly MonthWindow[]) {
  const { sums, range } = advice;
  const left = leftOfMonths(sums, minimums);
  return {
    bufferNow: formatMoney(advice.bufferNow),
    weekBuffer: formatMoney(advice.weekBuffer),
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

export type AnalysisInput = {
  readonly accounts: readonly CashflowAccount[];
  readonly transactions: readonly FlowTransaction[];
  readonly debts: readonly Debt[];
  /** The day on which it is asked; absent: how old the statements are is not looked at. */
  readonly today?: PlainDate | undefined;
  readonly safety?: Safety;
  /** What the person wants to stay in the accounts at least. */
  readonly leastBuffer?: Cents | undefined;
  /** What of an old extra the person lets the plan count on. */
  readonly oldExtra?: PlanChoices["oldExtra"];
  /** Bank accounts that the person leaves out, by id; where no other is left they count all the same. */
  readonly excluded?: readonly string[];
  /** Absent: suggestions go without their effect, so there are none. */
  readonly effectsOf?: EffectsOf;
  /** What the person typed about their month: stands in while no statement shows it. */
  readonly typedMonth?: TypedMonth;
  /** What was made of the person's transactions the last time. */
  readonly memory?: FlowMemory;
};

/** The days that the counted deposit accounts show together, by what they were told, and what was made of the rows to tell them. */
type Shown = Pick<
  ReturnType<typeof flowContext<CashflowAccount>>,
  "counted" | "roles" | "known" | "isCash"
> & {
  readonly deposits: readonly CashflowAccount[];
  readonly byAccount: ReturnType<typeof rowsOf>;
  readonly saving: ReadonlySet<FlowTransaction>;
  readonly coverage: AccountCoverage | undefined;
  readonly isTypedOnly: boolean;
  /** Accounts that the person or their days leave out. */
  readonly excluded: ReadonlySet<string>;
  readonly leftOut: readonly CashflowAccount[];
};

/** Finds the shown days; an account whose days do not fit is left out, and what the others show is looked at again without it. */
function shownDays(
  { accounts, transactions, debts, typedMonth = nothingTyped }: AnalysisInput,
  chosen: ReadonlySet<string>,
): Shown {
  let excluded = chosen;
  const leftOut: CashflowAccount[] = [];
  for (;;) {
    const context = flowContext(accounts, debts, excluded, transactions);
    const { counted, roles, known } = context;
    const deposits = counted.filter(isDeposit);
    const byAccount = rowsOf(deposits, transactions);
    const saving = regularSaving([...byAccount.values()].flat(), roles);
    const lineOfOne = (one: FlowTransaction): FlowLine =>
      saving.has(one) ? "ignored" : lineOf(one, roles, known, saving);
    const shown = coverageOf(deposits, byAccount, lineOfOne);
    // A typed month says more of the whole than single typed lines, and less than a month of them says nothing.
    const isTypedOnly = shown === undefined && typedMonth.income.length === 0;
    const typed = isTypedOnly ? coverageOf(deposits, byAccount, lineOfOne, true) : undefined;
    const coverage = shown ?? (typed?.isPartial ? undefined : typed);
    const more = coverage?.leftOut ?? [];
    if (more.length === 0)
      return { ...context, coverage, isTypedOnly, excluded, leftOut, deposits, byAccount, saving };
    leftOut.push(...more);
    excluded = new Set([...excluded, ...more.map(({ id }) => id)]);
  }
}

/**
 * The month as the statements show it, the debts' minimums, and what is left as safe extra (see extra-advice). Without a statement
 * of a deposit account the month as the person typed it (see typed-analysis), or null. Money of another currency than that of most pay is left out and said so.
 */
export function cashflowAnalysis(asked: AnalysisInput): CashflowAnalysis | null {
  const input = { ...asked, accounts: asked.accounts.map(withRunningLists) };
  const { safety = "safe", effectsOf = () => undefined, leastBuffer } = input;
  const chosen = excludedAccounts(input.accounts, input.excluded ?? []);
  const {
    coverage,
    isTypedOnly,
    excluded,
    leftOut,
    counted: accounts,
    roles,
    known,
    isCash,
    deposits,
    byAccount,
    saving,
  } = shownDays(input, chosen);
  const owed = input.debts.filter(isOwed);
  const withoutMinimum = owed
    .filter(({ minimumPayment }) => minimumPayment === null)
    .map(({ creditor }) => creditor);
  const minimums = minimumsOf(input.debts);
  const [oldest, newest] = [coverage?.windows[0], coverage?.windows.at(-1)];
  if (!coverage || !oldest || !newest) {
    return typedAnalysis({
      month: input.typedMonth ?? nothingTyped,
      minimums: sum(minimums.map(({ amount }) => amount)),
      currentSavings: heldTogether(newestBalances(deposits)),
      savings: savingsView(newestBalances(deposits)),
      unknownBalances: unknownBalances(newestBalances(deposits)),
      safety,
      leastBuffer,
      accounts: accountsView(
        input.accounts.filter((one) => !isCash(one)),
        chosen,
      ),
      debtCount: owed.length,
      withoutMinimum,
    });
  }
  const { windows, runs, missing, isPartial, lastDays } = coverage;
  const { held, old } = openingBalances(deposits, input.transactions, byAccount, lastDays, newest.last);
  const currentSavings = heldTogether(held);
  const daysOld = input.today === undefined ? 0 : Math.max(0, daysBetween(newest.last, input.today));
  const unexplained = deposits.flatMap(({ id, statements }) =>
    unexplainedMoney(statements, byAccount.get(id) ?? []).map((gap) => ({ ...gap, accountId: id })),
  );
  const leftWithoutLine = unexplained.filter(({ amount }) => amount < 0).map(asSpending);
  const unseen = unseenPurchases(input.transactions, roles, known, windows);
  const withoutLine = [...leftWithoutLine, ...unseen.spending];
  const transactions =
    withoutLine.length === 0 ? input.transactions : [...input.transactions, ...withoutLine];
  const listedWindows = windows.slice(-MONTHS_LISTED);
  const sorting = {
    roles,
    lineOfOne: (one: FlowTransaction) => lineOf(one, roles, known, saving),
    memory: input.memory ?? createFlowMemory(),
  };
  const { flows, listed } = sortFlows(
    transactions,
    listedWindows,
    sorting,
    countedOf(input.transactions, known),
  );
  const { reconciled, withoutProof } = reconciledTogether(deposits, (id) => byAccount.get(id) ?? []);
  const advice = computeExtraAdvice({
    opening: currentSavings,
    isOpeningUnknown: isNothingKnown(held),
    flows,
    runs,
    months: windows,
    isPartMonth: isPartial,
    lastDays,
    minimums,
    safety,
    ...(leastBuffer === undefined ? {} : { leastBuffer }),
    reconciled,
  });
  const { waterfall } = advice;
  const unrecognised = listed.get("unrecognised-deposit") ?? [];
  const decidedBy = decidedByOf(advice, unrecognised, listedWindows.length);
  const months = isPartial ? 0 : windows.length;
  const suggestions = findSuggestions({
    discretionary: listed.get("discretionary") ?? [],
    monthCount: listedWindows.length,
    lastDay: newest.last,
    saving: (listed.get("discretionary") ?? []).filter((one) => saving.has(one)),
    once: advice.once,
  });
  const unproved = unprovedOutflows(listed, saving);
  const confidence = doubtedConfidence(advice.confidenceScore, {
    daysOld,
    runs,
    missing,
    leftOut: leftOut.map(accountText),
    withoutMinimum,
    hiddenCards: hiddenCards(unproved, known, unseen),
    withoutProof: withoutProof.map(accountText),
    unseen: {
      amount: unseen.inferred,
      of: sum([...advice.sums.essentials, ...advice.sums.discretionary]),
    },
  });
  const certainty = { confidenceScore: confidence.score, evidence: { daysOld, withoutMinimum } };
  const { amount: planExtra } = planExtraOf(
    { ...certainty, safeMonthlyExtra: formatMoney(waterfall.safeExtra), periodEnd: newest.last },
    { oldExtra: input.oldExtra ?? null },
  );
  const rated = rateSuggestions({ suggestions, effectsOf, debts: owed, planExtra });
  const situation = {
    months,
    days: daysBetween(oldest.first, newest.last) + 1,
    missing,
    leftOut: leftOut.map(accountText),
    unknownBalances: unknownNames(held),
    isSavingsUnknown: isNothingKnown(held),
    oldBalances: old.map(({ account, day }) => ({ account: accountText(account), day })),
    lastDay: newest.last,
    daysOld,
    isSure: canCountOn(certainty),
    waterfall,
    currentSavings,
    bufferTarget: advice.bufferTarget,
    ...endedPay(advice),
    sinceMean: sinceMean(advice),
    unexplained,
    unrecognised,
    isIncomeUnknown: decidedBy === "unknown-income",
    transactions: input.transactions,
    roles,
    paidOff: known
      .filter(({ endedOn }) => endedOn !== null && endedOn >= (listedWindows[0]?.first ?? oldest.first))
      .map(({ creditor }) => creditor),
    debts: owed,
    unseen,
    unproved,
    isTypedOnly,
    otherCurrencies: input.accounts.filter((one) => !isCash(one)).length - accounts.length - excluded.size,
    excluded: input.accounts.filter(({ id }) => chosen.has(id)).map(({ name }) => name),
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
    savings: savingsView(held),
    unknownBalances: unknownBalances(held),
    bufferTarget: formatMoney(advice.bufferTarget),
    ...adviceView({ ...advice, decidedBy }, safety, waterfall.minimums, windows),
    ownBuffer: leastBuffer === undefined ? null : formatMoney(leastBuffer),
    accounts: accountsView(
      input.accounts.filter((one) => !isCash(one)),
      chosen,
    ),
    evidence: {
      goodMonths: advice.goodMonths,
      pathCount: advice.pathCount,
      missing: [...missing],
      stoppedPay: [...situation.stoppedPay],
      daysOld,
      endsWith: endingWith(deposits, lastDays, newest.last),
      doubts: [...confidence.doubts],
      withoutMinimum,
    },
    confidenceScore: confidence.score,
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
