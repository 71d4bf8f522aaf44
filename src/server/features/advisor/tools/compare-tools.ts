/** What was spent on one thing beside another, or as a share of income or of all spending. Read-only. */
import { cents } from "#engine/money/cents.ts";
import type { Category } from "#engine/spending/category.ts";
import type { AdvisorFacts } from "../facts.ts";
import { type Period, periodWords } from "../understand/period.ts";
import { noCashflow } from "./month-tools.ts";
import { type Answer, answer, centsOf, listing, missing, money, pages, percent, say, term } from "./say.ts";
import {
  categoryWords,
  outside,
  partly,
  perMonth,
  rowsOrigin,
  sinceFirstSeen,
  spentOn,
  spentRows,
} from "./spending-tools.ts";

/** One side of a comparison: categories, or a merchant, in a period. */
export type Side = {
  readonly categories: readonly Category[];
  readonly merchant: string | null;
  readonly period: Period;
};

const nameOf = ({ categories, merchant }: Pick<Side, "categories" | "merchant">): string =>
  merchant ?? (categories.length === 0 ? "everything" : categories.map(categoryWords).join(" and "));

/** Each side's sum, and by how much the largest is above the next; of equal sums it says that. */
export function compareSpending(facts: AdvisorFacts, { sides }: { readonly sides: readonly Side[] }): Answer {
  for (const { period } of sides) {
    const gone = outside(facts, period);
    if (gone !== undefined) return gone;
  }
  const [first] = sides;
  if (first === undefined) return missing("Name the two that are to be compared.");
  const isOnePeriod = sides.every(({ period }) => periodWords(period) === periodWords(first.period));
  const sums = sides.map((side) => {
    const rows = spentRows(facts, side);
    const when = periodWords(side.period);
    const label = isOnePeriod ? nameOf(side) : when;
    return { side, label, rows, when, total: spentOn(rows) };
  });
  const each = sums.map(
    ({ side, rows, when, total }) =>
      say`${money(total, `Spent on ${nameOf(side)} in ${when}`, rowsOrigin(facts, rows, `Everything spent on ${nameOf(side)} in ${when}, refunds taken off.`))} on ${nameOf(side)}${isOnePeriod ? "" : ` in ${when}`}`,
  );
  const [most, next] = sums.toSorted((a, b) => b.total - a.total);
  if (most === undefined || next === undefined) return missing("Name the two that are to be compared.");
  const more = cents(most.total - next.total);
  const origin = {
    sentence: "The larger sum less the smaller.",
    terms: [term(most.label, most.total, { sign: "+" }), term(next.label, next.total, { sign: "−" })],
    link: pages.cashflow,
  };
  return answer(
    [
      say`You spent ${listing(each)}${isOnePeriod ? ` in ${most.when}` : ""}.`,
      more === 0
        ? say`That is the same.`
        : say`More went ${isOnePeriod ? `to ${most.label}` : `out in ${most.label}`}: ${money(more, "The difference", origin)} more than ${isOnePeriod ? `to ${next.label}` : `in ${next.label}`}.`,
      partly(facts, most.side.period),
    ],
    { offers: ["Where does most of my money go?"] },
  );
}

export type ShareQuestion = Side & { readonly of: "income" | "spending" };

/** In percent, to a tenth. */
const shareOf = (part: number, whole: number): number => Math.round((part * 1000) / whole) / 10;

/** To a tenth of a percent, half up. Of income: the monthly average of the period against the usual month. */
export function spendingShare(facts: AdvisorFacts, { of, ...asked }: ShareQuestion): Answer {
  const gone = outside(facts, asked.period);
  if (gone !== undefined) return gone;
  const period = sinceFirstSeen(facts, asked.period);
  const side = { ...asked, period };
  const name = nameOf(side);
  const rows = spentRows(facts, side);
  const total = spentOn(rows);
  const when = periodWords(period);
  const origin = rowsOrigin(facts, rows, `Everything spent on ${name} in ${when}, refunds taken off.`);
  if (of === "spending") {
    const all = spentOn(spentRows(facts, { categories: [], merchant: null, period }));
    if (all <= 0) return missing(`Your statements show no spending in ${when}.`);
    return answer([
      say`In ${when} ${percent(shareOf(total, all), `Share of ${name}`, { sentence: "Its share of all spending.", terms: [term(name, total), term("All spending", all)], link: pages.cashflow })} of your spending went to ${name}: ${money(total, `Spent on ${name}`, origin)} of ${money(all, "Spent in all", { sentence: `All spending in ${when} besides debt payments.`, link: pages.cashflow })}.`,
      partly(facts, period),
    ]);
  }
  if (facts.analysis === null) return noCashflow();
  const income = centsOf(facts.analysis.monthlyIncome);
  if (income <= 0) return missing("I see no regular income in your documents, so there is no share of it.");
  const monthly = perMonth(total, period.months);
  return answer(
    [
      say`${percent(shareOf(monthly, income), `Share of ${name}`, { sentence: `What ${name} takes in a month, in percent of the usual income.`, terms: [term(name, monthly), term("Monthly income", income)], link: pages.cashflow })} of your usual income goes to ${name}: ${money(monthly, `${name}, a month`, { sentence: `The sum of ${when}, divided by ${period.months}.`, terms: [term("In all", total)], link: pages.cashflow })} of ${money(income, "Monthly income", { sentence: "Your usual month.", link: pages.cashflow })} a month${period.months > 1 ? ` on average in ${when}` : ` in ${when}`}.`,
      partly(facts, period),
    ],
    { offers: ["What is my debt-to-income ratio?", "Where does most of my money go?"] },
  );
}
