/** What a model may say instead of the truth, for every question: the calls it names, or why none came. */
import type { AskModel } from "#server/features/advisor/model-ear.ts";
import { type ToolName, toolNames } from "#server/features/advisor/tools/registry.ts";

type Named = Awaited<ReturnType<AskModel>>;
/** Chooses by the number of the question, so that a run is the same each time. */
type LyingModel = (index: number) => Promise<Named>;

const at = <T>(some: readonly T[], index: number): T => {
  const found = some[index % some.length];
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
};

/** Arguments of every tool's form, with amounts, months and periods that nobody asked. */
const everyArgument = (index: number) => ({
  amount: String(1 + ((index * 7919) % 90_000)),
  direction: at(["more", "less"], index),
  months: 1 + (index % 60),
  apr: "0.01",
  percent: "0",
  feePercent: "0",
  isMonthly: true,
  isAverage: index % 2 === 0,
  period: { first: "1990-01-01", last: "2090-12-31", months: 1200 },
  month: "2031-01",
  merchant: "Somebody Else",
  days: 59,
});
const FORMS: Readonly<Partial<Record<ToolName, (index: number) => object>>> = {
  debt_figure: (index) => ({
    debts: [`d${1 + (index % 8)}`],
    field: at(["balance", "apr", "minimum", "due", "limit"], index),
  }),
  debts_total: (index) => ({
    group: at(["all", "cards", "loans"], index),
    of: at(["balance", "minimum"], index),
  }),
  debt_rank: (index) => ({ by: "apr", end: at(["highest", "lowest"], index), group: "all" }),
  plan_figure: (index) => ({ field: at(["debt-free-date", "total-interest", "order"], index) }),
  month_figure: (index) => ({ field: at(["income", "extra", "savings", "spending"], index) }),
  spending: (index) => ({ categories: ["groceries"], isAverage: index % 2 === 0 }),
  top_categories: () => ({}),
  largest_transactions: (index) => ({ direction: at(["out", "in"], index) }),
  income_in: () => ({}),
  net_worth: () => ({ field: "net" }),
  credit: () => ({ field: "score" }),
  recurring: () => ({ kind: "bills" }),
  summary: () => ({}),
  utilization: () => ({}),
  debt_to_income: () => ({}),
};
const FORMED = Object.keys(FORMS) as ToolName[]; // the keys above

export const lyingModels: Readonly<Record<string, LyingModel>> = {
  "wrong amounts": async (index) => [{ tool: at(toolNames, index), args: everyArgument(index) }],
  "amounts in what-ifs": async (index) => [
    { tool: "what_if_extra", args: { amount: everyArgument(index).amount, direction: "more" } },
    { tool: "what_if_budget", args: { amount: everyArgument(index).amount } },
    { tool: "pay_within", args: { months: everyArgument(index).months } },
  ],
  "invented tools": async (index) => [
    { tool: at(["wire_money", "set_balance", "__proto__", "constructor"], index), args: { amount: "1.00" } },
  ],
  "figures in place of words": async () => [
    { tool: "debt_figure", args: { debts: ["d1"], field: "$0.00", value: "$0.00" } },
    { tool: "say", args: { text: "You owe $0.00." } },
  ],
  "its instructions": async () => [{ tool: "You choose the tools that answer", args: "You never answer" }],
  "debts that are not there": async (index) => [
    { tool: "debt_figure", args: { debts: [`d${90 + (index % 9)}`], field: "balance" } },
    { tool: "attack_first", args: { debt: "d0" } },
  ],
  "another tool": async (index) => {
    const tool = at(FORMED, index * 5 + 3);
    return [{ tool, args: FORMS[tool]?.(index) ?? {} }];
  },
  "three tools at once, one of them forged": async (index) =>
    [0, 1, 2].map((step) => {
      const tool = at(FORMED, index * 7 + step);
      return { tool, args: step === 1 ? { ...FORMS[tool]?.(index), total: "$1.00" } : FORMS[tool]?.(index) };
    }),
  "no end": async (index) =>
    Array.from({ length: 500 }, () => ({ tool: at(FORMED, index), args: FORMS[at(FORMED, index)]?.(index) })),
  nothing: async () => [],
  "an error": async () => {
    throw new Error("status 500");
  },
};
