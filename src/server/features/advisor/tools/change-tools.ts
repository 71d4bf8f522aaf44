/** Several changes at once, and changes of income and costs, played once through the person's own plan. Read-only. */
import type { ChatPart } from "#contract/advisor.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dollarText, monthText } from "#contract/plan-sentences.ts";
import { addMonths, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { mulDivHalfUp } from "#engine/money/mul-div.ts";
import { parseRate } from "#engine/money/rate.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PlanRequest } from "#engine/payoff/plan.ts";
import type { AdvisorFacts } from "../facts.ts";
import {
  type Change,
  type ChangeOf,
  moneyOfChanges,
  notPlayable,
  runsOf,
  type sourcesOfChange,
} from "./changes.ts";
import { safeToSend } from "./month-money.ts";
import { noCashflow } from "./month-tools.ts";
import { withDebts } from "./replay.ts";
import {
  type Answer,
  answer,
  centsOf,
  listing,
  missing,
  money,
  pages,
  percentText,
  say,
  sumOf,
  term,
} from "./say.ts";
import { atRate } from "./terms-tools.ts";
import { difference, ready, safetySentence, savingsSentence } from "./what-if-tools.ts";

type Span = { readonly from: string | null; readonly until: string | null };
/** One part of a what-if as it was said. Amounts are cents and above 0. */
export type SaidChange =
  | ({
      readonly kind: "monthly";
      readonly amount: Cents;
      readonly per: "month" | "year";
      readonly direction: "more" | "less";
      readonly source: (typeof sourcesOfChange)[number];
    } & Span)
  | ({
      readonly kind: "pay-share";
      readonly percent: string;
      readonly direction: "more" | "less";
    } & Span)
  | ({ readonly kind: "pause" } & Span)
  | ChangeOf<"once">
  | { readonly kind: "rate"; readonly debt: string; readonly apr: string };

/** A change as it is played, with the words for it. */
type Told = { readonly change: Change | undefined; readonly words: ChatPart[]; readonly plain: string };

const MONTHS_A_YEAR = 12;

function whenText({ from, until }: Span): string {
  const end = until === null ? "" : ` until ${monthText(until)}`;
  return from === null ? end : from === until ? ` in ${monthText(from)}` : ` from ${monthText(from)}${end}`;
}

const WHOSE = { payment: "", income: " of income", cost: " of costs" } as const;

function monthlyTold({
  amount,
  per,
  direction,
  source,
  from,
  until,
}: Extract<SaidChange, { kind: "monthly" }>): Told {
  const monthly = per === "month" ? amount : mulDivHalfUp(amount, 1, MONTHS_A_YEAR);
  // More income and lower costs free money, the others take it.
  const isFreed = (direction === "more") !== (source === "cost");
  const plain = `${dollarText(amount)} ${direction}${WHOSE[source]} a ${per}${whenText({ from, until })}`;
  const byMonth =
    per === "month"
      ? say`${plain}`
      : say`${plain}, ${money(monthly, "A month", { sentence: "A twelfth of the year's amount, half a cent up.", terms: [term("A year", amount)] })} a month`;
  return {
    change: { kind: "monthly", amount: isFreed ? monthly : cents(0 - monthly), source, from, until },
    words: byMonth,
    plain,
  };
}

function payTold(facts: AdvisorFacts, said: Extract<SaidChange, { kind: "pay-share" }>): Told | Answer {
  const { analysis } = facts;
  if (analysis === null) return noCashflow();
  const income = centsOf(analysis.monthlyIncome);
  const share = parseRate(said.percent);
  if (share === undefined || income <= 0) return noCashflow();
  const amount = mulDivHalfUp(income, Number(share.units), 100 * 10 ** share.decimals);
  const { from, until, direction } = said;
  const plain = `${percentText(said.percent)} ${direction} pay${whenText(said)}`;
  return {
    change: {
      kind: "monthly",
      amount: direction === "more" ? amount : cents(0 - amount),
      source: "income",
      from,
      until,
    },
    words: say`${plain}, ${money(amount, "A month", { sentence: `${percentText(said.percent)} of your usual income, half a cent up.`, terms: [term("Monthly income", income)], link: pages.cashflow })} a month of your usual take-home income`,
    plain,
  };
}

function toldOf(facts: AdvisorFacts, plan: PayoffPlan, said: SaidChange): Told | Answer {
  const creditorOf = (id: string): string =>
    plan.debts.find(({ debtId: one }) => one === id)?.creditor ?? "that debt";
  switch (said.kind) {
    case "monthly":
      return monthlyTold(said);
    case "pay-share":
      return payTold(facts, said);
    case "pause": {
      const plain = `no extra${whenText({ from: said.from ?? plan.startMonth, until: said.until })}, only the minimum payments`;
      return { change: said, words: say`${plain}`, plain };
    }
    case "once": {
      const where = said.debt === null ? "where your plan wants it" : `to ${creditorOf(said.debt)}`;
      const plain = `${dollarText(said.amount)} once in ${monthText(said.month ?? plan.startMonth)} ${where}`;
      return { change: said, words: say`${plain}`, plain };
    }
    case "rate": {
      const plain = `${creditorOf(said.debt)} at ${percentText(said.apr)}`;
      return { change: undefined, words: say`${plain}`, plain };
    }
    default:
      return said satisfies never;
  }
}

/** The request with each of the rates; the debts as they are where none is said. */
function withRates(
  request: PlanRequest,
  plan: PayoffPlan,
  said: readonly SaidChange[],
): Partial<PlanRequest> | Answer {
  const rates = said.flatMap((one) => (one.kind === "rate" ? [one] : []));
  if (rates.length === 0) return {};
  let { debts } = request;
  for (const { debt, apr } of rates) {
    const to = parseRate(apr);
    if (to === undefined || debts.every(({ id }) => id !== debtId(debt)))
      return missing("That debt is not in your plan, so I cannot play other terms for it.");
    debts = debts.map((one) => (one.id === debtId(debt) ? atRate(one, to) : one));
  }
  return withDebts(plan, debts);
}

/** What the changes of income and costs come to in a month. */
const ofTheMonth = (changes: readonly Change[]): readonly ChangeOf<"monthly">[] =>
  changes.flatMap((change) => (change.kind === "monthly" && change.source !== "payment" ? [change] : []));

/** What becomes of the safe extra, and that all of the change is taken to go to the debts, or to come out of what goes there. */
function monthSentence(facts: AdvisorFacts, changes: readonly Change[]): ChatPart[] | undefined {
  const own = ofTheMonth(changes);
  const sum = sumOf(own.map(({ amount }) => amount));
  if (own.length === 0 || sum === 0) return undefined;
  const assumed =
    sum > 0
      ? "This assumes that your statements do not show it yet and all of it goes to your debts"
      : "This assumes that your statements do not show it yet and all of it comes out of what goes to your debts";
  const safe = safeToSend(facts);
  if (safe === undefined) return say`${assumed}.`;
  const rest = cents(safe + sum);
  const terms = [
    term("Safe monthly extra", safe, { sign: "+" }),
    ...own.map(({ amount, source }) =>
      term(source === "income" ? "Income" : "Costs", cents(Math.abs(amount)), {
        sign: amount < 0 ? "−" : "+",
      }),
    ),
  ];
  const now = money(safe, "Safe monthly extra", {
    sentence: "What your statements leave beside the minimums.",
    link: pages.cashflow,
  });
  const origin = { sentence: "Your safe monthly extra and the change.", terms, link: pages.cashflow };
  return rest >= 0
    ? say`${assumed}: your safe monthly extra goes from ${now} to ${money(rest, "Changed safe extra", origin)}.`
    : say`Your safe monthly extra of ${now} does not bear that: ${money(cents(0 - rest), "Short a month", origin)} a month is missing.`;
}

type Amounts = readonly Cents[];

/** What goes out from month to month. */
function paymentsSentence(start: PlainMonth, amounts: Amounts, plan: PayoffPlan): ChatPart[] {
  const now = centsOf(plan.monthlyPayment);
  const each = runsOf(amounts)
    .slice(0, MOST_RUNS)
    .map(
      ({ month, amount }) =>
        say`${money(amount, "Monthly payment", { sentence: "The plan's monthly payment and the change.", terms: [term("Monthly payment of the plan", now, { sign: "+" }), term("Change", cents(Math.abs(amount - now)), { sign: amount < now ? "−" : "+" })] })} from ${monthText(addMonths(start, month - 1))}`,
    );
  return say`Your plan would pay ${listing(each)} instead of ${money(now, "Monthly payment of the plan", { sentence: "What your plan pays every month.", link: pages.avalanche })}.`;
}
const MOST_RUNS = 6;

/** Why the plan does not end with that money, in a sentence: the engine says in which month which minimums are not covered. */
function notPaid(request: PlanRequest, plan: PayoffPlan, start: PlainMonth): ChatPart[] {
  const played = computePayoffPlan(request, { schedule: false });
  if (played.kind !== "budget-below-minimums")
    return say`the debts would not be paid off with the money of your plan.`;
  const { month, required, available } = played.shortfall;
  const minimums = money(required, "Minimum payments then", {
    sentence: "The minimums of the debts that are open then.",
    terms: plan.debts.map(({ creditor, minimumPayment }) => term(creditor, centsOf(minimumPayment))),
  });
  const short = money(cents(required - available), "Short of the minimums", {
    sentence: "The minimums, less what is left for them.",
    terms: [
      term("Minimum payments", required, { sign: "+" }),
      term("Left for payments", available, { sign: "−" }),
    ],
  });
  return say`in ${monthText(addMonths(start, month - 1))} the minimum payments of ${minimums} are not covered: ${short} is missing, so there would be no plan.`;
}

/** Plays the plan once with all of the changes, and says what was taken up. */
export function playChanges(
  facts: AdvisorFacts,
  { changes: said }: { readonly changes: readonly SaidChange[] },
): Answer {
  const known = ready(facts);
  if ("kind" in known) return known;
  const { plan, replay } = known;
  const start = parsePlainMonth(plan.startMonth);
  if (start === undefined) return missing("I cannot play your plan again to the cent, so I do not guess.");
  const told: Told[] = [];
  for (const one of said) {
    const part = toldOf(facts, plan, one);
    if ("kind" in part) return part;
    told.push(part);
  }
  const changes = told.flatMap(({ change }) => change ?? []);
  const problem = notPlayable(plan, start, changes);
  if (problem !== undefined) return missing(problem);
  const rates = withRates(replay.request, plan, said);
  if ("kind" in rates) return rates;
  const { amounts, extras } = moneyOfChanges(plan, start, changes);
  const opening = say`With ${listing(told.map(({ words }) => words))}:`;
  const ofMonth = monthSentence(facts, changes);
  const altered = { ...rates, budget: { kind: "by-month", amounts }, extras } as const;
  const changed = replay.play(altered);
  if (changed === undefined)
    return answer([opening, notPaid({ ...replay.request, ...altered }, plan, start), ofMonth], {
      offers: OFFERS,
    });
  const [only] = told;
  const what = told.length === 1 && only !== undefined ? only.plain : "these changes";
  const isMonthly = changes.some(({ kind }) => kind !== "once");
  const highest = cents(Math.max(...amounts) - sumOf(ofTheMonth(changes).map(({ amount }) => amount)));
  const once = sumOf(changes.map((change) => (change.kind === "once" ? change.amount : 0)));
  return answer(
    [
      opening,
      difference(replay.base, changed, what),
      ofMonth,
      isMonthly ? paymentsSentence(start, amounts, plan) : undefined,
      highest > centsOf(plan.monthlyPayment) ? safetySentence(facts, plan, highest) : undefined,
      once > 0 ? savingsSentence(facts, once) : undefined,
    ],
    { offers: OFFERS },
  );
}
const OFFERS = ["What if I pay $200 more a month?", "What is my safe monthly extra?"];
