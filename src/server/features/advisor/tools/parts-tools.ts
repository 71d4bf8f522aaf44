/** Averages and shares: the average APR, what part of the debts is of one kind, what goes out in a week or a day. Read-only. */
import { addDays, daysBetween, monthOf } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { divideHalfUp } from "#engine/money/mul-div.ts";
import { parseRate } from "#engine/money/rate.ts";
import type { AdvisorFacts } from "../facts.ts";
import { periodWords } from "../understand/period.ts";
import { type DebtGroup, noDebts, ofGroup } from "./debt-tools.ts";
import {
  type Answer,
  answer,
  centsOf,
  debtName,
  missing,
  money,
  type Origin,
  pages,
  percent,
  percentText,
  say,
  sumOf,
  term,
} from "./say.ts";
import {
  categoryWords,
  outside,
  rowsOrigin,
  type SpendingQuestion,
  sinceFirstSeen,
  spending,
  spentOn,
  spentRows,
} from "./spending-tools.ts";

const GROUPS: Readonly<Record<DebtGroup, string>> = {
  all: "debts",
  cards: "credit cards",
  loans: "loans",
  mortgages: "mortgages",
};
/** Hundredths of a percent. */
const RATE_DECIMALS = 2;

/** A rate in hundredths of a percent times the balance it is charged on, exact up to a hundredth. */
function weight(amount: Cents, rate: string): bigint {
  const { units, decimals } = parseRate(rate) ?? { units: 0n, decimals: 0 };
  const scaled = BigInt(amount) * units;
  const shift = decimals - RATE_DECIMALS;
  return shift > 0 ? divideHalfUp(scaled, 10n ** BigInt(shift)) : scaled * 10n ** BigInt(-shift);
}

/** Weighted by what is owed, half up to a hundredth; a balance with a rate of its own counts at that rate. */
export function averageApr(facts: AdvisorFacts, { group }: { readonly group: DebtGroup }): Answer {
  const debts = ofGroup(facts.debts, group);
  if (debts.length === 0) return noDebts();
  const known = debts.filter(({ apr, currentBalance }) => apr !== null && centsOf(currentBalance) > 0);
  const owed = sumOf(known.map(({ currentBalance }) => centsOf(currentBalance)));
  if (owed === 0) return missing("No document shows both the balance and the APR of your debts for certain.");
  const parts = known.flatMap((debt) => {
    const own = debt.buckets.map(({ balance, apr }) => ({ amount: centsOf(balance), apr }));
    const rest = cents(centsOf(debt.currentBalance) - sumOf(own.map(({ amount }) => amount)));
    return [...own, { amount: rest, apr: debt.apr ?? "0" }].map((part) => ({ debt, ...part }));
  });
  const sum = parts.reduce((total, { amount, apr }) => total + weight(amount, apr), 0n);
  const hundredths = divideHalfUp(sum, BigInt(owed));
  const text = `${hundredths / 100n}.${String(hundredths % 100n).padStart(RATE_DECIMALS, "0")}`;
  const origin: Origin = {
    sentence: "Each APR counts as much as is owed at it; rounded to a hundredth.",
    terms: parts
      .filter(({ amount }) => amount > 0)
      .map(({ debt, amount, apr }) =>
        term(`${debtName(debt, facts.debts)} at ${percentText(apr)}`, amount, { sign: "+" }),
      ),
    link: pages.debts,
  };
  const unknown = debts.filter((debt) => !known.includes(debt)).map((debt) => debtName(debt, facts.debts));
  return answer(
    [
      say`The average APR of your ${GROUPS[group]} is ${percent(text, "Average APR", origin)}, weighted by what is owed on each.`,
      unknown.length === 0
        ? undefined
        : say`Not in it, because no document shows balance and APR for certain: ${unknown.join(", ")}.`,
    ],
    { offers: ["Which debt has the highest APR?", "How much interest do I pay per month?"] },
  );
}

const TENTHS = 1000;

/** What part of all that is owed is of one kind, or of some debts; to a tenth of a percent. */
export function debtShare(
  facts: AdvisorFacts,
  { debts: ids, group }: { readonly debts: readonly string[]; readonly group: DebtGroup },
): Answer {
  const all = facts.debts.filter(({ currentBalance }) => currentBalance !== null);
  const total = sumOf(all.map(({ currentBalance }) => centsOf(currentBalance)));
  const some = ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : ofGroup(all, group);
  if (total <= 0) return noDebts();
  const name =
    ids.length > 0 ? some.map((debt) => debtName(debt, facts.debts)).join(" and ") : `your ${GROUPS[group]}`;
  if (some.length === 0)
    return missing(`Your documents show no balance of ${name === "" ? "it" : name} for certain.`);
  const part = sumOf(some.map(({ currentBalance }) => centsOf(currentBalance)));
  const tenths = Number(divideHalfUp(BigInt(part) * BigInt(TENTHS), BigInt(total)));
  const origin: Origin = {
    sentence: "What is owed there, in percent of all that is owed.",
    terms: [term(name, part), term("All debts", total)],
    link: pages.debts,
  };
  const unknown = facts.debts
    .filter((debt) => !all.includes(debt))
    .map((debt) => debtName(debt, facts.debts));
  return answer(
    [
      say`${percent(tenths / 10, `Share of ${name}`, origin)} of what you owe is on ${name}: ${money(part, `Owed on ${name}`, origin)} of ${money(total, "Owed in all", origin)}.`,
      unknown.length === 0
        ? undefined
        : say`Not counted, because no document shows the balance for certain: ${unknown.join(", ")}.`,
    ],
    { offers: ["How much do I owe in all?", "Which debt should I pay first?"] },
  );
}

const DAYS = { week: 7, day: 1 } as const;

/** What is spent in a week or a day, on average over days that are all read; half up to a cent. */
export function spendingPace(
  facts: AdvisorFacts,
  { per, ...asked }: Omit<SpendingQuestion, "isAverage"> & { readonly per: "week" | "day" },
): Answer {
  // Says why nothing is known, where nothing is.
  const unknown = spending(facts, { ...asked, isAverage: false });
  if (unknown.kind !== "answer") return unknown;
  const gone = outside(facts, asked.period);
  if (gone !== undefined) return gone;
  const since = sinceFirstSeen(facts, asked.period);
  const seen = parsePlainDate(facts.transactions.transactions[0]?.date ?? "");
  const isShort = seen !== undefined && monthOf(seen) < monthOf(since.last);
  const isUnderWay = since.last >= facts.today;
  const period = seen !== undefined && (isShort || isUnderWay) ? { ...since, last: seen } : since;
  const days = daysBetween(period.first, addDays(period.last, 1));
  const rows = spentRows(facts, { ...asked, period });
  const total = spentOn(rows);
  const name =
    asked.merchant ??
    (asked.categories.length === 0 ? "everything" : asked.categories.map(categoryWords).join(" and "));
  const when = periodWords(period);
  const average = cents(Number(divideHalfUp(BigInt(total) * BigInt(DAYS[per]), BigInt(days))));
  return answer(
    [
      say`On average ${money(average, `${name}, a ${per}`, {
        sentence: `The sum of ${days} days, divided by ${days}${per === "week" ? " and times 7" : ""}.`,
        terms: [term("In all", total)],
        link: pages.cashflow,
      })} a ${per} went to ${name} in ${when}, ${money(total, `Spent on ${name}`, rowsOrigin(facts, rows, `Everything spent on ${name} in ${when}, refunds taken off.`))} in all.`,
    ],
    { offers: [`What do I spend on ${name} in an average month?`, "Where does most of my money go?"] },
  );
}
