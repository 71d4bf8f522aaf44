/** Single transactions: the last one, all of a kind, how many, the largest; and when pay comes. Read-only. */
import type { ChatPart } from "#contract/advisor.ts";
import type { Transaction } from "#contract/transactions.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { type Category, categoryKind } from "#engine/spending/category.ts";
import type { AdvisorFacts } from "../facts.ts";
import { type Period, periodWords } from "../understand/period.ts";
import { paymentRows } from "./past-payments.ts";
import {
  type Answer,
  answer,
  centsOf,
  count,
  day,
  debtName,
  listing,
  missing,
  money,
  type Origin,
  pages,
  say,
  sumOf,
} from "./say.ts";
import { categoryWords, inPeriod, outside, rowsOrigin } from "./spending-tools.ts";

export const rowPicks = ["newest", "largest", "smallest", "all", "count"] as const;

/** How many an answer names at most. */
const LISTED = 8;
const CENTS_A_DOLLAR = 100;

export type RowQuestion = {
  readonly categories: readonly Category[];
  /** A part of a merchant's name. */
  readonly merchant: string | null;
  /** Payments to this debt. */
  readonly debt: string | null;
  readonly direction: "out" | "in";
  readonly period: Period | null;
  /** More than, and less than, in cents. */
  readonly above: Cents | null;
  readonly below: Cents | null;
  /** This amount; in whole dollars where none of it is exact. */
  readonly near: Cents | null;
  readonly pick: (typeof rowPicks)[number];
  readonly limit: number;
};

const size = ({ amount }: Transaction): Cents => cents(Math.abs(centsOf(amount)));

/** Between own accounts nothing is bought or paid. */
const isMove = ({ category }: Transaction): boolean => category === "transfer" || category === "investing";
const isPurchase = ({ category }: Transaction): boolean => {
  const kind = categoryKind(category);
  return kind === "essential" || kind === "discretionary";
};

/** The rows that a question is about, newest first, before their amounts are looked at. */
function candidates(facts: AdvisorFacts, asked: RowQuestion): readonly Transaction[] {
  const { categories, merchant, debt: id, direction, period, above, below, near } = asked;
  const debt = facts.debts.find((one) => one.id === id);
  const needle = merchant?.toLowerCase();
  const isOfAnyKind = above !== null || below !== null || near !== null;
  const rows =
    debt !== undefined
      ? paymentRows(facts, debt)
      : facts.transactions.transactions.filter((row) => {
          if (row.isLeftOut) return false;
          if (direction === "in") return row.line === "income";
          if (centsOf(row.amount) >= 0 || isMove(row)) return false;
          if (needle !== undefined)
            return `${row.merchant} ${row.description}`.toLowerCase().includes(needle);
          return categories.length > 0 ? categories.includes(row.category) : isOfAnyKind || isPurchase(row);
        });
  return period === null ? rows : rows.filter((row) => inPeriod(row, period));
}

function ofSize(rows: readonly Transaction[], { above, below, near }: RowQuestion): readonly Transaction[] {
  const within = rows.filter(
    (row) => (above === null || size(row) > above) && (below === null || size(row) < below),
  );
  if (near === null) return within;
  const exact = within.filter((row) => size(row) === near);
  if (exact.length > 0 || near % CENTS_A_DOLLAR !== 0) return exact;
  return within.filter((row) => size(row) > near && size(row) < near + CENTS_A_DOLLAR);
}

/** What the rows are called. */
function nameOf(facts: AdvisorFacts, { categories, merchant, debt: id, direction }: RowQuestion): string {
  const debt = facts.debts.find((one) => one.id === id);
  if (debt !== undefined) return debtName(debt, facts.debts);
  if (direction === "in") return "your pay";
  return merchant ?? (categories.length === 0 ? "purchases" : categories.map(categoryWords).join(" and "));
}

const oneRow = (facts: AdvisorFacts, row: Transaction, isNamed: boolean): ChatPart[] => {
  const origin = rowsOrigin(facts, [row], "One transaction of your statements:");
  const figure = money(size(row), row.merchant, origin);
  const on = day(row.date, `Day of ${row.merchant}`, origin);
  return isNamed
    ? say`${figure} on ${on}`
    : say`${figure} ${centsOf(row.amount) > 0 ? "from" : "to"} ${row.merchant} on ${on}`;
};

/** Until when anything was read: a later one is not known. */
function until(facts: AdvisorFacts, { period }: RowQuestion): ChatPart[] | undefined {
  const [newest] = facts.transactions.transactions;
  const origin: Origin = { sentence: "The last transaction of your statements.", link: pages.cashflow };
  return newest === undefined ||
    newest.date >= facts.today ||
    (period !== null && newest.date >= `${period.last.slice(0, 7)}-01` && period.last < facts.today)
    ? undefined
    : say`Your statements end on ${day(newest.date, "Last transaction", origin)}, so what came later is not known.`;
}

/** From when on anything was read. */
function since(facts: AdvisorFacts): ChatPart[] {
  const oldest = facts.transactions.transactions.at(-1);
  const origin: Origin = { sentence: "The first transaction of your statements.", link: pages.cashflow };
  return oldest === undefined ? [] : say` since ${day(oldest.date, "First transaction", origin)}`;
}

const whenWords = (period: Period | null): string => (period === null ? "" : ` in ${periodWords(period)}`);

function nothing(facts: AdvisorFacts, asked: RowQuestion): Answer {
  const what =
    asked.debt !== null
      ? `payment to ${nameOf(facts, asked)}`
      : asked.direction === "in"
        ? "pay"
        : asked.near !== null || asked.above !== null || asked.below !== null
          ? "transaction of that size"
          : `transaction for ${nameOf(facts, asked)}`;
  return missing(`Your statements show no ${what}${whenWords(asked.period)}.`, {
    offers: ["Where does most of my money go?", "What was my largest expense last month?"],
  });
}

const OFFERS = ["Where does most of my money go?", "Which subscriptions do I have?"];

/** Finds rows and tells the one that is asked for, each of them, or how many there are. */
export function findRows(facts: AdvisorFacts, asked: RowQuestion): Answer {
  const { pick, period, limit } = asked;
  const gone = period === null ? undefined : outside(facts, period);
  if (gone !== undefined) return gone;
  const rows = ofSize(candidates(facts, asked), asked);
  const [newest] = rows;
  if (newest === undefined) return nothing(facts, asked);
  const name = nameOf(facts, asked);
  const isNamed = asked.merchant !== null || asked.debt !== null;
  const when = whenWords(period);
  const bySize = rows.toSorted((a, b) => size(b) - size(a));
  switch (pick) {
    case "newest": {
      if (limit > 1 && rows.length > 1)
        return answer(
          [
            say`The newest ${asked.near === null ? name : "of that size"}${when}: ${listing(rows.slice(0, limit).map((row) => oneRow(facts, row, isNamed)))}.`,
            until(facts, asked),
          ],
          { offers: OFFERS },
        );
      const row = oneRow(facts, newest, isNamed);
      return answer(
        [
          asked.debt !== null
            ? say`Your last payment to ${name}${when} was ${row}.`
            : asked.direction === "in"
              ? say`Your last pay${when} was ${row}.`
              : say`The last for ${name}${when} was ${row}.`,
          until(facts, asked),
        ],
        { offers: OFFERS },
      );
    }
    case "largest":
    case "smallest": {
      const row = pick === "largest" ? bySize[0] : bySize.at(-1);
      return answer(
        [
          say`The ${pick} for ${name}${when} was ${oneRow(facts, row ?? newest, isNamed)}.`,
          until(facts, asked),
        ],
        { offers: OFFERS },
      );
    }
    case "count": {
      const origin = rowsOrigin(facts, rows, `Everything for ${name}${when}.`);
      const total = sumOf(rows.map(size));
      return answer(
        [
          say`${count(rows.length, `How often: ${name}`, origin, "time")}${when}: ${money(total, `Paid for ${name}`, origin)} for ${name} in all${period === null ? since(facts) : ""}.`,
          until(facts, asked),
        ],
        { offers: OFFERS },
      );
    }
    case "all": {
      const shown = (asked.above === null && asked.below === null ? rows : bySize).slice(0, LISTED);
      const rest = rows.length - shown.length;
      const origin = rowsOrigin(facts, rows, "All of them together.");
      return answer(
        [
          say`${count(rows.length, "How many", origin, "transaction")}${when}, ${money(sumOf(rows.map(size)), "All of them together", origin)} in all: ${listing(shown.map((row) => oneRow(facts, row, isNamed)))}${rest > 0 ? `, and ${rest} more` : ""}.`,
          asked.above === null && asked.below === null
            ? undefined
            : ["Transfers between your own accounts are left aside."],
        ],
        { offers: OFFERS },
      );
    }
    default:
      return pick satisfies never;
  }
}

/** When pay should come again, as it came before. */
export function nextPay(facts: AdvisorFacts): Answer {
  const items = facts.recurring.items.filter(
    ({ kind, said, nextDate, nextAmount }) =>
      kind === "pay" && said === null && nextDate !== null && nextAmount !== null,
  );
  if (items.length === 0)
    return missing(
      "I cannot tell: your statements show no pay that comes at even distances. Upload the newest ones of your checking account.",
      { offers: ["What is my usual income?", "How many documents did you read?"] },
    );
  const each = items.map((item) => {
    const origin: Origin = {
      sentence: `It came ${item.payments} times at even distances; of what varies the careful amount.`,
      link: pages.cashflow,
    };
    return say`${money(centsOf(item.nextAmount), `Next pay: ${item.name}`, origin)} from ${item.name} on ${day(item.nextDate ?? "", `Day of the next pay: ${item.name}`, origin)}; the last one that your statements show came on ${day(item.lastDate, `Last pay: ${item.name}`, origin)}`;
  });
  return answer([say`If it comes as before, your next pay is ${listing(each)}.`], {
    offers: ["What is my usual income?", "What is due in the next 30 days?"],
  });
}
