import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { noExpensesTyped } from "#contract/cashflow-sentences.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import { LEAST_BUFFER } from "#engine/cashflow/buffer-target.ts";
import { SAFETY_PERCENT, type Safety } from "#engine/cashflow/extra-advice.ts";
import {
  computeTypedMonth,
  type ExpenseRhythm,
  monthlyExpense,
  monthlyPay,
  type PayRhythm,
} from "#engine/cashflow/typed-month.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { categoryKind } from "#engine/spending/category.ts";

type TypedLine = { readonly id: string; readonly name: string; readonly amount: string };

/** What a person typed about their month. */
export type TypedMonth = {
  readonly income: ReadonlyArray<TypedLine & { readonly every: PayRhythm }>;
  readonly expenses: ReadonlyArray<TypedLine & { readonly every: ExpenseRhythm; readonly category: string }>;
  /** The newest day on which one of them was typed; null without any. */
  readonly day: string | null;
};

const EVERY: Readonly<Record<ExpenseRhythm, string>> = {
  week: "every week",
  "two-weeks": "every two weeks",
  "half-month": "twice a month",
  month: "every month",
  quarter: "every three months",
  year: "every year",
};

const read = (text: string): Cents => parseMoney(text) ?? cents(0);
const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((total, each) => total + each, 0));

type Line = CashflowAnalysis["transactions"]["income"][number];

function lineOf(
  line: TypedLine & { readonly every: ExpenseRhythm },
  monthly: number,
  category: string,
  day: string,
): Line {
  return {
    date: day,
    description: `${line.name}, ${dollarText(read(line.amount))} ${EVERY[line.every]}`,
    amount: formatMoney(cents(monthly)),
    category,
    documentId: line.id,
  };
}

/**
 * The month as the person typed it, for as long as no statement of a deposit account shows it. Null without a typed income: what is
 * left of nothing is no advice.
 */
export function typedAnalysis(input: {
  readonly month: TypedMonth;
  readonly minimums: Cents;
  readonly currentSavings: Cents;
  readonly savings: CashflowAnalysis["savings"];
  readonly unknownBalances: CashflowAnalysis["unknownBalances"];
  readonly safety: Safety;
  readonly leastBuffer: Cents | undefined;
  readonly accounts: CashflowAnalysis["accounts"];
  readonly debtCount: number;
  /** Creditors of debts whose minimum is not known. */
  readonly withoutMinimum: readonly string[];
}): CashflowAnalysis | null {
  const { month, minimums, currentSavings, safety, leastBuffer = cents(0) } = input;
  const { day } = month;
  if (month.income.length === 0 || day === null) return null;
  const pay = month.income.map((line) => ({ line, monthly: monthlyPay(read(line.amount), line.every) }));
  const spent = month.expenses.map((line) => ({
    line,
    monthly: monthlyExpense(read(line.amount), line.every),
    isEssential: categoryKind(line.category) === "essential",
  }));
  const sumOf = (isEssential: boolean): Cents =>
    sum(spent.filter((each) => each.isEssential === isEssential).map(({ monthly }) => monthly));
  const { waterfall, bufferTarget, confidenceScore } = computeTypedMonth({
    income: sum(pay.map(({ monthly }) => monthly)),
    essentials: sumOf(true),
    discretionary: sumOf(false),
    minimums,
    currentSavings,
    leastBuffer,
  });
  const safeMonthlyExtra = formatMoney(waterfall.safeExtra);
  const spending = (isEssential: boolean): Line[] =>
    spent
      .filter((each) => each.isEssential === isEssential)
      .map(({ line, monthly }) => lineOf(line, 0 - monthly, line.category, day));
  return {
    monthlyIncome: formatMoney(waterfall.income),
    essentialExpenses: formatMoney(waterfall.essentials),
    minimumDebtPayments: formatMoney(waterfall.minimums),
    discretionarySpending: formatMoney(waterfall.discretionary),
    bufferContribution: formatMoney(waterfall.bufferContribution),
    safeMonthlyExtra,
    shortfall: formatMoney(waterfall.shortfall),
    currentSavings: formatMoney(currentSavings),
    savings: input.savings,
    unknownBalances: input.unknownBalances,
    bufferTarget: formatMoney(bufferTarget),
    bufferNow: formatMoney(cents(Math.max(LEAST_BUFFER, leastBuffer))),
    weekBuffer: formatMoney(LEAST_BUFFER),
    ownBuffer: input.leastBuffer === undefined ? null : formatMoney(input.leastBuffer),
    accounts: input.accounts,
    safety,
    safetyOptions: (["faster", "safe", "very-safe"] as const).map((option) => ({
      safety: option,
      holdPercent: SAFETY_PERCENT[option],
      safeMonthlyExtra,
    })),
    range: null,
    decidedBy: "typed-month",
    months: [],
    evidence: {
      goodMonths: 0,
      pathCount: 0,
      missing: [],
      stoppedPay: [],
      daysOld: 0,
      endsWith: [],
      doubts: [],
      withoutMinimum: [...input.withoutMinimum],
    },
    confidenceScore,
    historyMonths: 0,
    periodStart: day,
    periodEnd: day,
    suggestions: [],
    recommendations: recommendationsOf(waterfall, input.withoutMinimum.length === 0 ? input.debtCount : 0),
    warnings: [
      ...(input.withoutMinimum.length === 0
        ? []
        : [
            `The minimum payment of ${input.withoutMinimum.join(", ")} is not known, so it is not taken off here. Settle it before you send anything extra.`,
          ]),
      "These figures are from what you typed; no statement shows them yet. Forgotten bills make the extra too high: three bank statements make it sure.",
      ...(month.expenses.length === 0 ? [noExpensesTyped] : []),
    ],
    transactions: {
      income: pay.map(({ line, monthly }) => lineOf(line, monthly, "income", day)),
      essential: spending(true),
      discretionary: spending(false),
    },
  };
}

function recommendationsOf(
  { safeExtra, shortfall }: { readonly safeExtra: Cents; readonly shortfall: Cents },
  debtCount: number,
): string[] {
  if (shortfall > 0) {
    return [
      `Spending and minimum payments are ${dollarText(shortfall)} a month above income. Pay the minimums first; lowering the discretionary part closes the gap soonest.`,
    ];
  }
  return safeExtra > 0 && debtCount > 0
    ? [
        `You can send ${dollarText(safeExtra)} a month to debt beside the minimums, from the figures you typed.`,
      ]
    : [];
}
