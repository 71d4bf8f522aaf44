/** What was owed, or stood in a bank account, in a month that is over, and what became of it since. Read-only; only statements of that time count. */
import type { ChatPart } from "#contract/advisor.ts";
import type { Debt, Source } from "#contract/debts.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { addDays, monthOf } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { AdvisorFacts } from "../facts.ts";
import { noDebts } from "./debt-tools.ts";
import {
  type Answer,
  answer,
  centsOf,
  day,
  debtName,
  debtOrigin,
  listing,
  missing,
  money,
  type Origin,
  pages,
  say,
  sumOf,
  term,
} from "./say.ts";

export const pastAccounts = ["debts", "checking", "savings", "bank"] as const;
export type PastAccounts = (typeof pastAccounts)[number];

type Was = { readonly amount: Cents; readonly on: PlainDate; readonly origin: Origin };

const originOf = (source: Source | undefined): Origin =>
  source === undefined
    ? { sentence: "The balance that a statement of that time shows.", link: pages.documents }
    : { source };

/** The newest balance of the month; else the one before the period of a statement that begins right after it. */
function balanceIn({ statements }: AdvisorFacts, account: string, month: string): Was | undefined {
  const own = statements.filter(({ accountId }) => accountId === account);
  const shown = own.find(({ asOf, figures }) => monthOf(asOf) === month && figures.balance !== null);
  if (shown !== undefined)
    return {
      amount: parseMoney(shown.figures.balance ?? "") ?? cents(0),
      on: shown.asOf,
      origin: originOf(shown.sources.balance),
    };
  for (const { first, figures, sources } of own.toReversed()) {
    const on = first === null ? undefined : addDays(first, -1);
    const amount = parseMoney(figures.before ?? "");
    if (on !== undefined && monthOf(on) === month && amount !== undefined)
      return { amount, on, origin: originOf(sources.before) };
  }
  return undefined;
}

/** Less, more or the same as then. */
function changed(then: Cents, now: Cents, name: string, isSum: boolean): ChatPart[] {
  const terms = [term("Then", then, { sign: "+" }), term("Now", now, { sign: "−" })];
  const difference = money(cents(Math.abs(then - now)), `Change of ${name}`, {
    sentence: "What was owed then and what is owed now.",
    terms,
    link: pages.debts,
  });
  const newest = isSum ? "on the newest statements" : "on the newest statement";
  return now === then
    ? say`It is the same ${newest}.`
    : say`It is ${difference} ${now < then ? "less" : "more"} ${newest}`;
}

function ofDebt(facts: AdvisorFacts, debt: Debt, month: string, isChange: boolean): ChatPart[] | undefined {
  const was = balanceIn(facts, debt.id, month);
  if (was === undefined) return undefined;
  const name = debtName(debt, facts.debts);
  const then = say`You owed ${money(was.amount, `Owed on ${name} then`, was.origin)} on ${name}, as of ${day(was.on, `Day of the balance of ${name}`, was.origin)}.`;
  if (!isChange) return then;
  if (debt.currentBalance === null) return [...then, ` What it is now no document shows for certain.`];
  const now = centsOf(debt.currentBalance);
  const today = say`${money(now, `Balance of ${name}`, debtOrigin(debt, "currentBalance"))}`;
  const change = changed(was.amount, now, name, false);
  return [...then, " ", ...change, ...(now === was.amount ? [] : say`: ${today}.`)];
}

/** All of them as one sum, only where a statement of each tells. */
function ofAll(facts: AdvisorFacts, debts: readonly Debt[], month: string, isChange: boolean): Answer {
  const balances = debts.map((debt) => ({ debt, was: balanceIn(facts, debt.id, month) }));
  const unknown = balances.flatMap(({ debt, was }) =>
    was === undefined ? [debtName(debt, facts.debts)] : [],
  );
  if (unknown.length > 0)
    return missing(
      `I cannot tell what you owed in all in ${monthText(month)}: no statement of that month is there for ${unknown.join(", ")}.`,
      { offers: ["How much do I owe in all?", "How has my net worth changed?"] },
    );
  const known = balances.flatMap(({ debt, was }) => (was === undefined ? [] : [{ debt, was }]));
  const then = sumOf(known.map(({ was }) => was.amount));
  const origin: Origin = {
    sentence: `What each statement of ${monthText(month)} shows, together.`,
    terms: known.map(({ debt, was }) =>
      term(debtName(debt, facts.debts), was.amount, {
        sign: "+",
        ...(was.origin.source === undefined ? {} : { source: was.origin.source }),
      }),
    ),
    link: pages.debts,
  };
  const first = say`In ${monthText(month)} you owed ${money(then, "Owed in all then", origin)} ${debts.length === facts.debts.length ? "in all" : `on ${known.map(({ debt }) => debtName(debt, facts.debts)).join(", ")}`}.`;
  const isKnown = debts.every(({ currentBalance }) => currentBalance !== null);
  if (isChange && !isKnown)
    return missing(
      "I cannot tell how it changed: what is owed now is not known for certain for each of your debts.",
      { offers: ["How much do I owe in all?"] },
    );
  const now = sumOf(debts.map(({ currentBalance }) => centsOf(currentBalance)));
  return answer([first, isChange ? say`${changed(then, now, "all debts", true)}.` : undefined], {
    offers: ["How much do I owe in all?", "When will I be debt-free?"],
  });
}

function ofBank(facts: AdvisorFacts, account: PastAccounts, month: string): Answer {
  const accounts = facts.transactions.accounts.filter(({ kind }) =>
    account === "bank" ? kind === "checking" || kind === "savings" : kind === account,
  );
  const known = accounts.flatMap((one) => {
    const was = balanceIn(facts, one.id, month);
    return was === undefined ? [] : [{ one, was }];
  });
  if (known.length === 0)
    return missing(
      accounts.length === 0
        ? "I have read no statement of such an account yet."
        : `No statement shows what stood there in ${monthText(month)}.`,
      { offers: ["How much do I have in savings?", "How many documents did you read?"] },
    );
  const each = known.map(({ one, was }) => {
    const name = `${one.name}${one.accountLast4 === null ? "" : ` ···${one.accountLast4}`} (${one.kind})`;
    return say`${money(was.amount, `Balance of ${name} then`, was.origin)} in ${name} on ${day(was.on, `Day of the balance of ${name}`, was.origin)}`;
  });
  return answer([say`You had ${listing(each)}.`], {
    offers: ["How much do I have in savings?", "What is my net worth?"],
  });
}

/** `debts` empty for all of them; of a bank account nothing is compared. `month` is YYYY-MM. */
export function pastBalance(
  facts: AdvisorFacts,
  {
    debts: ids,
    account,
    month,
    isChange,
  }: {
    readonly debts: readonly string[];
    readonly account: PastAccounts;
    readonly month: string;
    readonly isChange: boolean;
  },
): Answer {
  if (account !== "debts") return ofBank(facts, account, month);
  const debts = ids.length === 0 ? facts.debts : facts.debts.filter(({ id }) => ids.includes(id));
  const [only] = debts;
  if (only === undefined) return noDebts();
  if (debts.length > 1) return ofAll(facts, debts, month, isChange);
  const said = ofDebt(facts, only, month, isChange);
  const name = debtName(only, facts.debts);
  return said === undefined
    ? missing(
        `No statement shows what you owed on ${name} in ${monthText(month)}. Upload the one of that time, and I can tell.`,
        { offers: [`How much do I owe on ${name}?`, "How many documents did you read?"] },
      )
    : answer([said], {
        offers: [`How much have I paid ${name} this year?`, `When will ${name} be paid off?`],
      });
}
