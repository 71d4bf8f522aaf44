/** What was paid to debts and what they charged, in days that are over. Read-only; days that no paper covers are said, never filled. */
import type { ChatPart, ChatTerm } from "#contract/advisor.ts";
import type { Debt } from "#contract/debts.ts";
import { dayText } from "#contract/plan-sentences.ts";
import type { Transaction } from "#contract/transactions.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { type Category, categoryKind } from "#engine/spending/category.ts";
import type { AdvisorFacts } from "../facts.ts";
import { namedDebts } from "../understand/names.ts";
import { type Period, periodWords } from "../understand/period.ts";
import { plainWords } from "../understand/words.ts";
import { noDebts } from "./debt-tools.ts";
import { daysMissing, type PastSpan, spansOf } from "./past-spans.ts";
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
  term,
} from "./say.ts";
import { rowsOrigin } from "./spending-tools.ts";

export const pastSums = ["paid", "interest", "fees", "split"] as const;
export type PastSum = (typeof pastSums)[number];

/** Days without an end on either side: all that is known. */
type Days = { readonly first: string; readonly last: string };
const ALWAYS: Days = { first: "0000-01-01", last: "9999-12-31" };

/** A sum of some days of one debt, with the lines it is made of. */
type Told = Days & {
  readonly debt: Debt;
  readonly amount: Cents;
  readonly origin: Origin;
  /** Days in between that nothing covers. */
  readonly gaps: readonly Days[];
  readonly isOfBank: boolean;
  /** Refunds and other credits may be in it: the lines do not tell them apart. */
  readonly withCredits: boolean;
};

const isIn = (date: string, { first, last }: Days): boolean => date >= first && date <= last;
const isInside = (span: Days, days: Days): boolean => span.first >= days.first && span.last <= days.last;
const later = (left: string, right: string): string => (left > right ? left : right);
const earlier = (left: string, right: string): string => (left < right ? left : right);

/** Whether a line that comes in on a debt's account is a payment; a refund keeps what was bought as its category. */
const isPayment = ({ category }: Transaction): boolean => {
  const kind = categoryKind(category);
  return category === "other" || kind === "transfer" || kind === "debt-payment" || category === "deposit";
};

/** Lines of a debt's own account that brought money, newest first. */
const received = (facts: AdvisorFacts, debt: Debt): readonly Transaction[] =>
  facts.transactions.transactions.filter(
    ({ accountId, amount }) => accountId === debt.id && centsOf(amount) > 0,
  );

const statementTerm = (
  { last, statement }: PastSpan,
  amount: Cents,
  field: "paid" | "interest" | "fees",
): ChatTerm => {
  const source = statement.sources[field];
  return term(`Statement of ${dayText(last)}`, amount, {
    sign: "+",
    ...(source === undefined ? {} : { source }),
  });
};

type Part = Days & { readonly amount: Cents; readonly term: ChatTerm; readonly isExact: boolean };

/**
 * What one statement tells of the days: all of it where it lies inside them; a part where its lines add up to what it prints, so that
 * each payment has its day.
 */
function partOf(span: PastSpan, days: Days, rows: readonly Transaction[]): Part | undefined {
  if (span.paid === undefined || span.last < days.first || span.first > days.last) return undefined;
  const own = rows.filter(({ date }) => isIn(date, span));
  const isExact = sumOf(own.map(({ amount }) => centsOf(amount))) === span.paid;
  const [first, last] = [later(span.first, days.first), earlier(span.last, days.last)];
  if (!isExact && !isInside(span, days)) return undefined;
  const amount = isExact
    ? sumOf(own.filter((row) => isPayment(row) && isIn(row.date, days)).map((row) => centsOf(row.amount)))
    : span.paid;
  return { first, last, amount, isExact, term: statementTerm(span, amount, "paid") };
}

function summed(debt: Debt, parts: readonly Part[], sentence: string): Told | undefined {
  const [oldest, newest] = [parts[0], parts.at(-1)];
  if (oldest === undefined || newest === undefined) return undefined;
  return {
    debt,
    first: oldest.first,
    last: newest.last,
    amount: sumOf(parts.map(({ amount }) => amount)),
    origin: { sentence, terms: parts.map((part) => part.term), link: pages.debts },
    gaps: daysMissing(parts),
    isOfBank: false,
    withCredits: parts.some(({ isExact }) => !isExact),
  };
}

const PAYMENTS: ReadonlySet<Category> = new Set([
  "card-payment",
  "debt-payment",
  "mortgage",
  "auto-loan",
  "student-loan",
  "personal-loan",
]);

/** Lines of bank accounts that paid a debt, by the words that name only this creditor; newest first. */
function bankPayments(facts: AdvisorFacts, debt: Debt): readonly Transaction[] {
  const { accounts, transactions } = facts.transactions;
  const banks = new Set(
    accounts.filter(({ kind }) => kind === "checking" || kind === "savings").map(({ id }) => id),
  );
  const named = new Map<string, boolean>();
  return transactions.filter(({ accountId, amount, category, description, isLeftOut }) => {
    if (isLeftOut || !banks.has(accountId) || centsOf(amount) >= 0 || !PAYMENTS.has(category)) return false;
    const known = named.get(description);
    if (known !== undefined) return known;
    const found = namedDebts(plainWords(description), facts.debts);
    const isOnly = found.length === 1 && found[0]?.id === debt.id;
    named.set(description, isOnly);
    return isOnly;
  });
}

/** Payments that arrived on the debt's own account, by day; those that left a bank account where it shows none. Newest first. */
export function paymentRows(facts: AdvisorFacts, debt: Debt): readonly Transaction[] {
  const own = received(facts, debt).filter(isPayment);
  return own.length > 0 ? own : bankPayments(facts, debt);
}

function ofBank(facts: AdvisorFacts, debt: Debt, days: Days): Told | undefined {
  const rows = bankPayments(facts, debt).filter(({ date }) => isIn(date, days));
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return undefined;
  const amount = cents(0 - sumOf(rows.map((row) => centsOf(row.amount))));
  return {
    debt,
    first: oldest.date,
    last: newest.date,
    amount,
    origin: rowsOrigin(facts, rows, "The payments that your bank statements show to it."),
    gaps: [],
    isOfBank: true,
    withCredits: false,
  };
}

function paidTo(facts: AdvisorFacts, debt: Debt, days: Days): Told | undefined {
  const spans = spansOf(facts, debt);
  const rows = received(facts, debt);
  const told = (over: Days): Told | undefined =>
    summed(
      debt,
      spans.flatMap((span) => partOf(span, over, rows) ?? []),
      "What its statements print as paid, one for each statement.",
    );
  // Where no statement lies inside the days, those that end in them, with their own days.
  const ending = spans.filter(({ last }) => isIn(last, days));
  const around: Days = { first: ending[0]?.first ?? days.first, last: ending.at(-1)?.last ?? days.last };
  return told(days) ?? told(around) ?? ofBank(facts, debt, days);
}

/** Interest and fees are charged on the day a statement ends. */
function chargedBy(facts: AdvisorFacts, debt: Debt, days: Days, of: "interest" | "fees"): Told | undefined {
  const parts = spansOf(facts, debt).flatMap((span): Part[] => {
    const amount = span[of];
    return amount === undefined || !isIn(span.last, days)
      ? []
      : [
          {
            first: span.first,
            last: span.last,
            amount,
            isExact: true,
            term: statementTerm(span, amount, of),
          },
        ];
  });
  return summed(debt, parts, `What its statements print as ${of}, one for each statement.`);
}

const figureName = (of: "paid" | "interest" | "fees", name: string): string =>
  of === "paid"
    ? `Paid to ${name}`
    : of === "interest"
      ? `Interest charged by ${name}`
      : `Fees charged by ${name}`;

const isSameDays = (left: Days, right: Days): boolean =>
  left.first === right.first && left.last === right.last;
const fromTo = (told: Days, origin: Origin): ChatPart[] =>
  say`from ${day(told.first, "First day that is known", origin)} to ${day(told.last, "Last day that is known", origin)}`;

/** What of the days that were asked for is not in the sum. */
function notCovered(
  facts: AdvisorFacts,
  told: readonly Told[],
  asked: Period | null,
): ChatPart[] | undefined {
  const first = told.reduce((known, one) => later(known, one.first), "");
  const last = told.reduce((known, one) => earlier(known, one.last), "9999-12-31");
  const ends = asked === null ? facts.today : earlier(asked.last, facts.today);
  const isEarly = asked !== null && first > asked.first;
  const isLate = last < ends;
  const gaps = told.flatMap(({ gaps: missed }) => missed);
  if (told.some(({ isOfBank }) => isOfBank)) return undefined;
  const gap = gaps[0];
  return [
    ...(gap === undefined
      ? []
      : say`Nothing tells about the days from ${dayText(gap.first)} to ${dayText(gap.last)}${gaps.length > 1 ? " and others" : ""}, so they are not in it. `),
    ...(asked === null
      ? say`What was before ${told.length > 1 ? "that" : dayText(first)} is not known${isLate ? ", and what came after the newest statement is not in it" : ""}.`
      : isEarly && isLate
        ? say`What was before and after is not known.`
        : isEarly
          ? say`What was before is not known.`
          : isLate
            ? say`What came after the newest statement is not in it.`
            : []),
  ];
}

const nothingTold = (what: string, name: string, period: Period | null): Answer =>
  missing(
    `No statement shows ${what} ${name}${period === null ? "" : ` in ${periodWords(period)}`}. Upload the statements of that time, and I can tell.`,
    { offers: ["How many documents did you read?", "How much do I owe in all?"] },
  );

/** Paid, interest or fees of some debts as one sum, and each beside it. */
function sums(
  facts: AdvisorFacts,
  debts: readonly Debt[],
  period: Period | null,
  of: "paid" | "interest" | "fees",
): Answer {
  const days: Days = period ?? ALWAYS;
  const told = debts.flatMap(
    (debt) => (of === "paid" ? paidTo(facts, debt, days) : chargedBy(facts, debt, days, of)) ?? [],
  );
  const [only] = told;
  const nameOf = (debt: Debt): string => debtName(debt, facts.debts);
  const all = debts.length === 1 && debts[0] !== undefined ? nameOf(debts[0]) : "your debts";
  if (only === undefined)
    return of === "paid"
      ? nothingTold("a payment to", all, period)
      : nothingTold(of === "interest" ? "interest charged by" : "fees charged by", all, period);
  const unknown = debts.filter((debt) => told.every((one) => one.debt.id !== debt.id)).map(nameOf);
  const gap =
    unknown.length === 0
      ? undefined
      : say`Not in this sum, because no statement tells it: ${unknown.join(", ")}.`;
  const offers =
    of === "paid"
      ? [`How much interest has ${nameOf(only.debt)} charged me this year?`, "How much do I owe in all?"]
      : [`How much have I paid ${nameOf(only.debt)} this year?`, "How much interest do I pay per month?"];
  const figure = ({ debt, amount, origin }: Told) => money(amount, figureName(of, nameOf(debt)), origin);
  const late = notCovered(facts, told, period);
  if (told.length === 1) {
    const name = nameOf(only.debt);
    const whose = only.isOfBank ? "Your bank statements" : "Your statements";
    return answer(
      [
        of === "paid"
          ? say`${whose} show ${figure(only)}${only.withCredits ? " of payments and credits" : " paid"} to ${name} ${fromTo(only, only.origin)}.`
          : say`${name} charged ${figure(only)} of ${of} ${fromTo(only, only.origin)}, as its statements print it.`,
        late,
        gap,
      ],
      { offers },
    );
  }
  const total = sumOf(told.map(({ amount }) => amount));
  const isOne = told.every((one) => isSameDays(one, only));
  const origin: Origin = {
    sentence: "All of them together.",
    terms: told.map(({ debt, amount }) => term(nameOf(debt), amount, { sign: "+" })),
    link: pages.debts,
  };
  const each = told.map((one) =>
    isOne
      ? say`${nameOf(one.debt)} ${figure(one)}`
      : say`${nameOf(one.debt)} ${figure(one)} ${fromTo(one, one.origin)}`,
  );
  const sum = money(total, figureName(of, "these debts"), origin);
  const span = isOne ? say` ${fromTo(only, origin)}` : [];
  return answer(
    [
      of === "paid"
        ? say`Your statements show ${sum}${told.some(({ withCredits }) => withCredits) ? " of payments and credits" : " paid"} to your debts${span}: ${listing(each)}.`
        : say`Your debts charged ${sum} of ${of}${span}, as their statements print it: ${listing(each)}.`,
      late,
      gap,
    ],
    { offers },
  );
}

/** Of what was paid the part that went to interest and fees, and the rest: of statements that print both. */
function split(facts: AdvisorFacts, debt: Debt, period: Period | null): ChatPart[] | undefined {
  const days: Days = period ?? ALWAYS;
  const known = spansOf(facts, debt).filter(
    ({ paid, interest, last }) => paid !== undefined && interest !== undefined && isIn(last, days),
  );
  const [oldest, newest] = [known[0], known.at(-1)];
  if (oldest === undefined || newest === undefined) return undefined;
  const name = debtName(debt, facts.debts);
  const of = (field: "paid" | "interest" | "fees") =>
    cents(known.reduce((sum, span) => sum + (span[field] ?? 0), 0));
  const [paid, interest, fees] = [of("paid"), of("interest"), of("fees")];
  const rest = cents(paid - interest - fees);
  const terms = [
    term("Paid", paid, { sign: "+" }),
    term("Interest", interest, { sign: "−" }),
    ...(fees > 0 ? [term("Fees", fees, { sign: "−" as const })] : []),
  ];
  const listed = (field: "paid" | "interest" | "fees"): Origin => ({
    sentence: "One for each statement.",
    terms: known.map((span) => statementTerm(span, span[field] ?? cents(0), field)),
    link: pages.debts,
  });
  const origin: Origin = { sentence: "Paid, less interest and fees of the same statements.", terms };
  const number = count(known.length, "Statements that tell it", listed("paid"), "statement");
  const share = say`${money(interest, figureName("interest", name), listed("interest"))} was interest${fees > 0 ? say`, ${money(fees, figureName("fees", name), listed("fees"))} fees` : ""}`;
  return say`Of ${money(paid, figureName("paid", name), listed("paid"))} paid to ${name} ${fromTo({ first: oldest.first, last: newest.last }, origin)}, ${share} and ${
    rest >= 0
      ? say`${money(rest, `Principal paid to ${name}`, origin)} went to the principal`
      : say`the charges were ${money(cents(0 - rest), `Charged by ${name} beyond what was paid`, origin)} more than what was paid`
  }, by ${number}.`;
}

/** What was paid to some debts (all where none is named), or what they charged; `period` null for all that is known. */
export function pastSum(
  facts: AdvisorFacts,
  {
    debts: ids,
    period,
    of,
  }: { readonly debts: readonly string[]; readonly period: Period | null; readonly of: PastSum },
): Answer {
  const debts = ids.length === 0 ? facts.debts : facts.debts.filter(({ id }) => ids.includes(id));
  if (debts.length === 0) return noDebts();
  if (of !== "split") return sums(facts, debts, period, of);
  const sentences = debts.map((debt) => split(facts, debt, period));
  const known = sentences.filter((sentence) => sentence !== undefined);
  const [first] = debts;
  const name = first === undefined || debts.length > 1 ? "your debts" : debtName(first, facts.debts);
  return known.length === 0
    ? nothingTold("both payments and interest of", name, period)
    : answer(known, {
        offers: [`How much have I paid ${name === "your debts" ? "on my debts" : name} this year?`],
      });
}
