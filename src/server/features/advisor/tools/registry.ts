/** Every tool by name, with what it takes: for the embedded advisor, a model and other programs alike. All of them only read. */
import { z } from "zod";
import { plainDateSchema } from "#contract/extraction.ts";
import { plainMonthSchema } from "#contract/payoff-plan.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { categories } from "#engine/spending/category.ts";
import type { AdvisorFacts } from "../facts.ts";
import { lessonOf, lessons } from "../guidance/education.ts";
import type { Period } from "../understand/period.ts";
import { namedAssetKinds } from "./asset-tools.ts";
import { compareSpending, type Side, spendingShare } from "./compare-tools.ts";
import {
  debtFields,
  debtFigure,
  debtGroups,
  debtProgress,
  debtRank,
  debtsTotal,
  rankings,
} from "./debt-tools.ts";
import { canAfford, monthFields, monthFigure } from "./month-tools.ts";
import { averageApr, debtShare, spendingPace } from "./parts-tools.ts";
import { pastAccounts, pastBalance } from "./past-balances.ts";
import { pastSum, pastSums } from "./past-payments.ts";
import {
  compareOrders,
  interestNow,
  minimumsOnly,
  paymentsDue,
  planBalance,
  planFields,
  planFigure,
} from "./plan-tools.ts";
import {
  credit,
  creditFields,
  debtToIncome,
  documents,
  netWorth,
  opportunities,
  summary,
  utilization,
} from "./profile-tools.ts";
import { findRows, nextPay, rowPicks } from "./row-tools.ts";
import { type Answer, general, missing } from "./say.ts";
import { incomeIn, largestTransactions, recurringCosts, spending, topCategories } from "./spending-tools.ts";
import { supposedTools } from "./supposed-registry.ts";
import { balanceTransfer, changeRate, closeCard, consolidate, prepaymentPenalty } from "./terms-tools.ts";
import { dollars, id, percentage, type Tool, tool } from "./tool.ts";
import { attackFirst, extraEachMonth, monthlyBudget, payOnce, payWithin } from "./what-if-tools.ts";

const period = z
  .object({ first: plainDateSchema, last: plainDateSchema, months: z.int().min(1).max(600) })
  .describe("its first and last day as YYYY-MM-DD, and how many months that is");
const topics = lessons.map(({ topic }) => topic);

const centsOf = (text: string): Cents => parseMoney(text) ?? cents(0);
const amountOf = (text: string | null): Cents | null => (text === null ? null : centsOf(text));
const dayOf = (text: string): PlainDate => parsePlainDate(text) ?? ("1970-01-01" as PlainDate); // checked by the schema
const periodOf = (given: z.infer<typeof period>): Period => ({
  ...given,
  first: dayOf(given.first),
  last: dayOf(given.last),
});

const side = z.strictObject({
  categories: z.array(z.enum(categories as [string, ...string[]])).max(6),
  merchant: z.string().max(80).nullable(),
  period,
});
const sideOf = (given: z.infer<typeof side>): Side => ({
  ...given,
  categories: categories.filter((one) => given.categories.includes(one)),
  period: periodOf(given.period),
});

const nothing = z.strictObject({});

export const tools = {
  debt_figure: tool(
    "One figure of named debts: balance, APR, minimum, due date, limit, unused limit, payoff month in the plan…",
    z.strictObject({ debts: z.array(id).min(1).max(10), field: z.enum(debtFields) }),
    debtFigure,
  ),
  debts_total: tool(
    "What is owed in all, all minimum payments, or which debts there are.",
    z.strictObject({ group: z.enum(debtGroups), of: z.enum(["balance", "minimum", "count"]) }),
    debtsTotal,
  ),
  debt_rank: tool(
    "Which debt has the highest or lowest APR, balance, minimum, or is paid off or due first or last.",
    z.strictObject({ by: z.enum(rankings), end: z.enum(["highest", "lowest"]), group: z.enum(debtGroups) }),
    debtRank,
  ),
  debt_progress: tool("How much of the debts is already paid.", nothing, debtProgress),
  past_sum: tool(
    "What was paid to debts up to now or in a period that is over, or the interest, the fees or the principal of it.",
    z.strictObject({ debts: z.array(id).max(30), period: period.nullable(), of: z.enum(pastSums) }),
    (facts, args) => pastSum(facts, { ...args, period: args.period === null ? null : periodOf(args.period) }),
  ),
  past_balance: tool(
    "What was owed, or stood in a bank account, in a month that is over, and how it changed since.",
    z.strictObject({
      debts: z.array(id).max(30),
      account: z.enum(pastAccounts),
      month: plainMonthSchema,
      isChange: z.boolean(),
    }),
    pastBalance,
  ),
  plan_figure: tool(
    "The payoff plan: debt-free date, length, interest, saving, monthly payment, order, first target, paid in all.",
    z.strictObject({ field: z.enum(planFields) }),
    planFigure,
  ),
  plan_balance: tool(
    "What will be owed in a month to come, in the plan.",
    z.strictObject({ month: plainMonthSchema, debt: id.nullable() }),
    planBalance,
  ),
  minimums_only: tool("What paying only the minimums would take and cost.", nothing, minimumsOnly),
  compare_orders: tool("Avalanche, snowball and own order side by side.", nothing, compareOrders),
  interest_now: tool("How much interest the debts charge in a month now.", nothing, interestNow),
  payments_due: tool(
    "The next payment, or those of the next days.",
    z.strictObject({ days: z.int().min(1).max(60).nullable() }),
    paymentsDue,
  ),
  what_if_extra: tool(
    "What so much more or less every month would change.",
    z.strictObject({ amount: dollars, direction: z.enum(["more", "less"]) }),
    (facts, { amount, direction }) =>
      extraEachMonth(facts, { amount: direction === "more" ? centsOf(amount) : cents(0 - centsOf(amount)) }),
  ),
  what_if_budget: tool(
    "What another monthly amount in all would change.",
    z.strictObject({ amount: dollars }),
    (facts, { amount }) => monthlyBudget(facts, { amount: centsOf(amount) }),
  ),
  what_if_once: tool(
    "What a payment once would change.",
    z.strictObject({ amount: dollars, debt: id.nullable(), month: plainMonthSchema.nullable() }),
    (facts, { amount, debt, month }) => payOnce(facts, { amount: centsOf(amount), debt, month }),
  ),
  pay_within: tool(
    "What must be paid a month to be debt-free in so many months.",
    z.strictObject({ months: z.int().min(1).max(600) }),
    payWithin,
  ),
  attack_first: tool(
    "What paying one debt before all others would change.",
    z.strictObject({ debt: id }),
    attackFirst,
  ),
  what_if_rate: tool(
    "What another APR of one debt would change.",
    z.strictObject({ debt: id, apr: percentage }),
    changeRate,
  ),
  balance_transfer: tool(
    "What moving debts to a promotional rate with a fee would change.",
    z.strictObject({
      debts: z.array(id).min(1).max(10),
      apr: percentage,
      months: z.int().min(1).max(60),
      feePercent: percentage,
      assumed: z.array(z.string().max(60)).max(3),
    }),
    balanceTransfer,
  ),
  consolidate: tool(
    "What one loan for several debts would change.",
    z.strictObject({ debts: z.array(id).min(1).max(30), apr: percentage, feePercent: percentage }),
    consolidate,
  ),
  ...supposedTools,
  close_card: tool(
    "What closing a credit card does to the share of limits used.",
    z.strictObject({ debt: id }),
    closeCard,
  ),
  prepayment_penalty: tool(
    "Whether paying a debt off early is worth its penalty.",
    z.strictObject({ debt: id, percent: percentage.nullable(), amount: dollars.nullable() }),
    prepaymentPenalty,
  ),
  month_figure: tool(
    "The usual month: income, essentials, discretionary spending, safe extra, savings, buffer, what is left.",
    z.strictObject({ field: z.enum(monthFields) }),
    monthFigure,
  ),
  can_afford: tool(
    "Whether a new cost fits beside the safe extra and the buffer.",
    z.strictObject({ amount: dollars, isMonthly: z.boolean() }),
    (facts, { amount, isMonthly }) => canAfford(facts, { amount: centsOf(amount), isMonthly }),
  ),
  spending: tool(
    "What was spent on categories or at a merchant in a period, or on average a month.",
    z.strictObject({
      categories: z.array(z.enum(categories as [string, ...string[]])).max(6),
      merchant: z.string().max(80).nullable(),
      period,
      isAverage: z.boolean(),
    }),
    (facts, args) =>
      spending(facts, {
        ...args,
        categories: categories.filter((one) => args.categories.includes(one)),
        period: periodOf(args.period),
      }),
  ),
  compare_spending: tool(
    "What was spent on one thing or in one period beside another, and which is more.",
    z.strictObject({ sides: z.array(side).min(2).max(4) }),
    (facts, { sides }) => compareSpending(facts, { sides: sides.map(sideOf) }),
  ),
  spending_share: tool(
    "What share of the income or of all spending goes to categories or a merchant.",
    z.strictObject({ ...side.shape, of: z.enum(["income", "spending"]) }),
    (facts, { of, ...args }) => spendingShare(facts, { of, ...sideOf(args) }),
  ),
  spending_pace: tool(
    "What is spent in a week or a day on average, on categories, at a merchant or on everything.",
    z.strictObject({ ...side.shape, per: z.enum(["week", "day"]) }),
    (facts, { per, ...args }) => spendingPace(facts, { per, ...sideOf(args) }),
  ),
  find_rows: tool(
    "Single transactions: the last, the largest, all or how many of a merchant, a category, a debt's payments or a size.",
    z.strictObject({
      ...side.shape,
      period: period.nullable(),
      debt: id.nullable(),
      direction: z.enum(["out", "in"]),
      above: dollars.nullable(),
      below: dollars.nullable(),
      near: dollars.nullable(),
      pick: z.enum(rowPicks),
      limit: z.int().min(1).max(8),
    }),
    (facts, args) => {
      return findRows(facts, {
        ...args,
        categories: categories.filter((one) => args.categories.includes(one)),
        period: args.period === null ? null : periodOf(args.period),
        above: amountOf(args.above),
        below: amountOf(args.below),
        near: amountOf(args.near),
      });
    },
  ),
  next_pay: tool("When pay should come next, and how much.", nothing, nextPay),
  average_apr: tool(
    "The average APR of the debts, weighted by what is owed.",
    z.strictObject({ group: z.enum(debtGroups) }),
    averageApr,
  ),
  debt_share: tool(
    "What part of all that is owed is on cards, loans or named debts.",
    z.strictObject({ debts: z.array(id).max(10), group: z.enum(debtGroups) }),
    debtShare,
  ),
  top_categories: tool(
    "The categories that took most in a period.",
    z.strictObject({ period }),
    (facts, args) => topCategories(facts, { period: periodOf(args.period) }),
  ),
  largest_transactions: tool(
    "The largest single expenses or deposits of a period.",
    z.strictObject({ period, direction: z.enum(["out", "in"]) }),
    (facts, args) => largestTransactions(facts, { ...args, period: periodOf(args.period) }),
  ),
  income_in: tool("What came in during a period.", z.strictObject({ period }), (facts, args) =>
    incomeIn(facts, { period: periodOf(args.period) }),
  ),
  recurring: tool(
    "Subscriptions or all regular bills.",
    z.strictObject({ kind: z.enum(["subscriptions", "bills"]) }),
    recurringCosts,
  ),
  net_worth: tool(
    "Net worth, what is owned in all or in one kind of account, or how it changed.",
    z.strictObject({ field: z.enum(["net", "assets", "history", ...namedAssetKinds]) }),
    netWorth,
  ),
  debt_to_income: tool("The debt-to-income ratio.", nothing, debtToIncome),
  utilization: tool("The share of all card limits that is used.", nothing, utilization),
  credit: tool(
    "The credit report: score, factors, collections, inquiries, accounts, or how to improve.",
    z.strictObject({ field: z.enum(creditFields) }),
    credit,
  ),
  documents: tool(
    "How many documents were read, what waits for an answer, the newest.",
    z.strictObject({ field: z.enum(["count", "questions", "newest"]) }),
    documents,
  ),
  opportunities: tool("What the person's figures say could save money.", nothing, opportunities),
  summary: tool("Where the person stands, at a glance.", nothing, summary),
  lesson: tool(
    "What is true for everybody about a subject.",
    z.strictObject({ topic: z.enum(topics as [string, ...string[]]) }),
    (_, { topic }) => {
      const lesson = lessonOf(topics.find((one) => one === topic) ?? "apr");
      return general(lesson.text, lesson.publications);
    },
  ),
} as const satisfies Record<
  string,
  { about: string; args: z.ZodType; run: (facts: AdvisorFacts, args: never) => Answer }
>;

export type ToolName = keyof typeof tools;
export const toolNames = Object.keys(tools) as ToolName[]; // Object.keys forgets the literal keys

export const toolCallSchema = z.object({
  tool: z.enum(toolNames as [ToolName, ...ToolName[]]),
  args: z.record(z.string(), z.unknown()),
});
/** A tool and what it is asked for. */
export type ToolCall = z.infer<typeof toolCallSchema>;

/** Runs a tool; undefined for arguments it does not take. */
export function runTool(facts: AdvisorFacts, { tool: name, args }: ToolCall): Answer | undefined {
  const chosen: Tool = tools[name];
  const parsed = chosen.args.safeParse(args);
  if (!parsed.success) return undefined;
  const debts =
    "debts" in args && Array.isArray(args["debts"])
      ? args["debts"]
      : "debt" in args && args["debt"] !== null
        ? [args["debt"]]
        : [];
  const known = new Set(facts.debts.map((debt) => debt.id));
  if (debts.some((debt) => typeof debt !== "string" || !known.has(debt)))
    return missing("I see no such debt in your documents.");
  return chosen.run(facts, parsed.data);
}
