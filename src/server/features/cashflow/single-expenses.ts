/** Single expenses among a person's transactions: which the month counts, what it would be without each, and what was said of them. */
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { SingleExpense } from "#contract/single-expenses.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { findSingleExpenses } from "#engine/cashflow/single-expenses.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { isFixedBill } from "#engine/spending/category.ts";
import { readDescriptor } from "#engine/spending/read-descriptor.ts";
import { type AnalysisInput, cashflowAnalysis } from "./analysis.ts";
import { refundsOf } from "./counted-singles.ts";
import { excludedAccounts, flowContext } from "./flow-context.ts";
import { type FlowTransaction, lineOf } from "./monthly-flow.ts";
import { regularSaving } from "./regular-saving.ts";

/** A transaction by which the person can speak of it. */
export type NamedTransaction = FlowTransaction & { readonly rowId: string };

type Input = Omit<AnalysisInput, "transactions"> & { readonly transactions: readonly NamedTransaction[] };

const amountOf = (text: string): Cents => parseMoney(text) ?? cents(0);

/** What a usual month spends. */
const spendingOf = ({ essentialExpenses, discretionarySpending }: CashflowAnalysis): Cents =>
  cents(amountOf(essentialExpenses) + amountOf(discretionarySpending));

const figures = ({ safeMonthlyExtra, shortfall }: CashflowAnalysis) => ({ safeMonthlyExtra, shortfall });

/** So many are offered at a time: each takes an analysis of its own, and more questions are a burden. */
const MOST_OFFERED = 3;

/** Every transaction that counts as spending at no fixed price, as the engine looks at it. */
function outflowsOf({ accounts, debts, transactions, excluded = [] }: Input) {
  const { roles, known } = flowContext(accounts, debts, excludedAccounts(accounts, excluded), transactions);
  const saving = regularSaving(transactions, roles);
  const spent = transactions.filter((one) => {
    if (one.amount >= 0 || one.isOnce === true || isFixedBill(one.category)) return false;
    const line = lineOf(one, roles, known, saving);
    return !saving.has(one) && (line === "essential" || line === "discretionary");
  });
  const refunded = refundsOf(spent, transactions);
  return spent.flatMap((row) => {
    const on = parsePlainDate(row.postedOn);
    const { amount, category, description } = row;
    if (on === undefined) return [];
    const payer = readDescriptor(description).key;
    return [{ row, on, amount, category, payer, refunded: refunded.get(row) ?? cents(0) }];
  });
}

function viewOf({ rowId, accountId, documentId, postedOn, description, amount }: NamedTransaction) {
  return {
    id: rowId,
    accountId,
    documentId,
    date: postedOn,
    name: readDescriptor(description).name,
    amount: formatMoney(amount),
  };
}

/**
 * The single expenses that the lines of the month count, largest first, each with what the month is without it; then those of which the
 * person said that they do not come again, newest first.
 */
export function singleExpenses(input: Input): SingleExpense[] {
  const said = input.transactions
    .filter(({ isOnce }) => isOnce === true)
    .map((row): SingleExpense => ({ ...viewOf(row), refunded: "0.00", isOnce: true, change: null }))
    .toReversed();
  const now = cashflowAnalysis(input);
  const [oldest, newest] = [now?.months[0], now?.months.at(-1)];
  const [first, last] = [parsePlainDate(oldest?.first ?? ""), parsePlainDate(newest?.last ?? "")];
  if (now === null || now.historyMonths === 0 || first === undefined || last === undefined) return said;
  const found = findSingleExpenses(outflowsOf(input), { first, last }, spendingOf(now));
  const offered = found.slice(0, MOST_OFFERED).flatMap(({ row, refunded }): SingleExpense[] => {
    const transactions = input.transactions.map((one) => (one === row ? { ...row, isOnce: true } : one));
    const without = cashflowAnalysis({ ...input, transactions });
    if (without === null || spendingOf(without) >= spendingOf(now)) return [];
    const change = {
      lessSpending: formatMoney(cents(spendingOf(now) - spendingOf(without))),
      months: now.months.length,
      now: figures(now),
      without: figures(without),
    };
    return [{ ...viewOf(row), refunded: formatMoney(refunded), isOnce: false, change }];
  });
  return [...offered, ...said];
}
