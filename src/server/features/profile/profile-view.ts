import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Asset, Debt } from "#contract/debts.ts";
import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import { minimumDue } from "#contract/minimum-due.ts";
import type { CreditSummary, NetWorthMonth, Profile } from "#contract/profile.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { computeDebtToIncome } from "#engine/ratios/debt-to-income.ts";
import { type AccountValue, netWorthByMonth, type ValuedAccount } from "#engine/ratios/net-worth.ts";
import { computeUtilization } from "#engine/ratios/utilization.ts";

/** What the profile needs of the ledger beside debts and assets: what each statement said. */
export type AccountHistory = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly name: string;
  readonly last4: string | null;
  readonly statements: ReadonlyArray<{
    readonly asOf: string;
    readonly documentId: string;
    readonly facts: AccountFacts;
  }>;
};

const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((total, amount) => total + amount, 0));
const money = (text: string | null): Cents | undefined => (text === null ? undefined : parseMoney(text));

/** The name, with the last four where several accounts share it. */
function shownName({ name, last4 }: AccountHistory, all: readonly AccountHistory[]): string {
  const isOne = all.filter((other) => other.name === name).length < 2 || last4 === null;
  return isOne ? name : `${name} ···${last4}`;
}

type StatementValue = AccountValue & { readonly documentId: string };

function valuedAccount(
  account: AccountHistory,
  all: readonly AccountHistory[],
  side: ValuedAccount["side"],
): ValuedAccount<StatementValue> {
  const values = account.statements.flatMap(({ asOf, documentId, facts }) => {
    const text =
      side === "liability"
        ? facts.currentBalance
        : (facts.endingBalance ?? facts.totalValue ?? facts.currentBalance);
    const amount = text === undefined ? undefined : parseMoney(text);
    const day = parsePlainDate(asOf);
    return amount === undefined || day === undefined ? [] : [{ asOf: day, amount, documentId }];
  });
  return { name: shownName(account, all), side, values };
}

function historyOf(
  accounts: readonly AccountHistory[],
  debts: readonly Debt[],
  assets: readonly Asset[],
  today: PlainDate,
): NetWorthMonth[] {
  const debtIds = new Set(debts.map(({ id }) => id));
  const assetIds = new Set(assets.map(({ id }) => id));
  const valued = accounts.flatMap((account) => {
    if (debtIds.has(account.id)) return [valuedAccount(account, accounts, "liability")];
    return assetIds.has(account.id) ? [valuedAccount(account, accounts, "asset")] : [];
  });
  return netWorthByMonth(valued, today).map((month) =>
    month.kind === "known"
      ? {
          month: month.month,
          netWorth: formatMoney(month.netWorth),
          assets: formatMoney(month.assets),
          liabilities: formatMoney(month.liabilities),
          missing: [],
          parts: month.parts.map(({ name, side, value: { amount, asOf, documentId } }) => ({
            name,
            side,
            amount: formatMoney(amount),
            asOf,
            documentId,
          })),
        }
      : {
          month: month.month,
          netWorth: null,
          assets: null,
          liabilities: null,
          missing: [...month.missing],
          parts: [],
        },
  );
}

function cashFlowOf(analysis: CashflowAnalysis | null): Profile["cashFlow"] {
  if (analysis === null) return null;
  const income = money(analysis.monthlyIncome) ?? cents(0);
  const spending = sum(
    [analysis.essentialExpenses, analysis.minimumDebtPayments, analysis.discretionarySpending].map(
      (text) => money(text) ?? cents(0),
    ),
  );
  return {
    income: formatMoney(income),
    spending: formatMoney(spending),
    left: formatMoney(cents(income - spending)),
  };
}

function debtToIncomeOf(debts: readonly Debt[], analysis: CashflowAnalysis | null): Profile["debtToIncome"] {
  const income = money(analysis?.monthlyIncome ?? null);
  if (income === undefined) return null;
  const owed = debts.filter(({ currentBalance }) => (money(currentBalance) ?? 1) > 0);
  const payments = sum(owed.flatMap((debt) => money(minimumDue(debt)) ?? []));
  const without = owed
    .filter(({ minimumPayment }) => minimumPayment === null)
    .map(({ creditor }) => creditor);
  const ratio = computeDebtToIncome(payments, income);
  return ratio ? { ...ratio, payments: formatMoney(payments), income: formatMoney(income), without } : null;
}

function utilizationOf(debts: readonly Debt[]): Profile["utilization"] {
  const cards = debts.flatMap(({ debtType, currentBalance, creditLimit }) => {
    const balance = money(currentBalance);
    const limit = money(creditLimit);
    if (debtType !== "credit-card" || balance === undefined || limit === undefined) return [];
    return [{ balance: cents(Math.max(0, balance)), limit }];
  });
  const balance = sum(cards.map((card) => card.balance));
  const limit = sum(cards.map((card) => card.limit));
  const use = computeUtilization(balance, limit);
  if (use === undefined) return null;
  return { ...use, toPay: formatMoney(use.toPay), balance: formatMoney(balance), limit: formatMoney(limit) };
}

function warningsOf(debts: readonly Debt[]): string[] {
  return debts
    .filter(({ currentBalance }) => currentBalance === null)
    .map(({ creditor }) => `${creditor} is not in these sums: no document shows its balance for certain.`);
}

/** Everything a document shows about what a person owns and owes. A figure in question counts nowhere. */
export function profileView(known: {
  readonly debts: readonly Debt[];
  readonly assets: readonly Asset[];
  readonly accounts: readonly AccountHistory[];
  readonly analysis: CashflowAnalysis | null;
  readonly credit: CreditSummary | null;
  readonly today: PlainDate;
}): Profile {
  const { debts, assets, accounts, analysis, credit, today } = known;
  const owned = sum(assets.flatMap(({ value }) => money(value) ?? []));
  const owed = sum(debts.flatMap(({ currentBalance }) => money(currentBalance) ?? []));
  const isKnown = assets.length > 0 || debts.some(({ currentBalance }) => currentBalance !== null);
  return {
    netWorth: isKnown ? formatMoney(cents(owned - owed)) : null,
    totalAssets: formatMoney(owned),
    totalLiabilities: formatMoney(owed),
    assets: [...assets],
    liabilities: debts.map((debt) => ({
      debtId: debt.id,
      creditor: debt.creditor,
      accountLast4: debt.accountLast4,
      debtType: debt.debtType,
      balance: debt.currentBalance,
      asOf: debt.statementDate,
      source: debt.sources["currentBalance"] ?? null,
    })),
    cashFlow: cashFlowOf(analysis),
    debtToIncome: debtToIncomeOf(debts, analysis),
    utilization: utilizationOf(debts),
    credit,
    history: historyOf(accounts, debts, assets, today),
    warnings: warningsOf(debts),
  };
}
