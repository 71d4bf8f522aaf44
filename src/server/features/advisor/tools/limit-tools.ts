/** The share of card limits that is used after a payment, a purchase or a raised limit, and what must be paid for a share. Read-only. */
import type { ChatFigure, ChatPart } from "#contract/advisor.ts";
import type { Debt } from "#contract/debts.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { divideUp } from "#engine/money/mul-div.ts";
import { parseRate } from "#engine/money/rate.ts";
import { computeUtilization } from "#engine/ratios/utilization.ts";
import type { AdvisorFacts } from "../facts.ts";
import {
  type Answer,
  answer,
  centsOf,
  debtName,
  missing,
  money,
  pages,
  percent,
  percentText,
  say,
  sumOf,
  term,
} from "./say.ts";

/** What is owed and what may be owed. */
type Use = { readonly balance: Cents; readonly limit: Cents };

const cardsOf = ({ debts }: AdvisorFacts): readonly Debt[] =>
  debts.filter(
    ({ debtType, creditLimit, currentBalance }) =>
      debtType === "credit-card" && creditLimit !== null && currentBalance !== null,
  );
/** A credit balance counts as 0, as on the page. */
const usedOf = (cards: readonly Debt[]): Use => ({
  balance: sumOf(cards.map(({ currentBalance }) => Math.max(0, centsOf(currentBalance)))),
  limit: sumOf(cards.map(({ creditLimit }) => centsOf(creditLimit))),
});

const noLimit = (): Answer =>
  missing("No document shows the limit and balance of that card, so I cannot tell how much of it is used.");

/** The cards a question is about: one, or all with a known limit. */
function chosen(facts: AdvisorFacts, id: string | null): readonly Debt[] {
  const cards = cardsOf(facts);
  return id === null ? cards : cards.filter((card) => card.id === id);
}

function shareFigure({ balance, limit }: Use, name: string, sentence: string): ChatFigure | undefined {
  const use = computeUtilization(balance, limit);
  return use === undefined
    ? undefined
    : percent(use.percent, name, {
        sentence,
        terms: [term("Balance", balance), term("Limit", limit)],
        link: pages.profile,
      });
}

/** From one share to another, of one card or of all. */
function fromTo(now: Use, then: Use, whose: string, name: string): ChatPart[] {
  const [from, to] = [
    shareFigure(now, `Use of ${name} now`, "Balances in percent of limits, as your documents show them."),
    shareFigure(then, `Use of ${name} then`, "Balances in percent of limits, with the change."),
  ];
  return from === undefined || to === undefined ? [] : say`${whose} from ${from} to ${to}`;
}

const OFFERS = ["What is my credit utilization?", "How can I improve my credit score?"];
const ADVICE = "Lower is better for a score, and the usual advice is below 30 %.";

/** A payment to a card, or a purchase with it, counted at once. Where no card is named it counts for all cards together. */
export function usedAfter(
  facts: AdvisorFacts,
  {
    debt,
    amount,
    direction,
  }: { readonly debt: string | null; readonly amount: Cents; readonly direction: "pay" | "charge" },
): Answer {
  const cards = cardsOf(facts);
  const card = cards.find(({ id }) => id === debt);
  if (cards.length === 0 || (debt !== null && card === undefined)) return noLimit();
  const own = usedOf(card === undefined ? cards : [card]);
  const all = usedOf(cards);
  const after = cents(direction === "pay" ? Math.max(0, own.balance - amount) : own.balance + amount);
  const change = after - own.balance;
  const what = `${dollarText(amount)} ${direction === "pay" ? "paid" : "charged"}`;
  const name = card === undefined ? "" : debtName(card, facts.debts);
  const isOver = after > own.limit;
  return answer(
    [
      say`With ${what}${card === undefined ? "" : direction === "pay" ? ` to ${name}` : ` to ${name}`} at once, ${fromTo(all, { ...all, balance: cents(all.balance + change) }, "your utilization goes", "all cards")}.`,
      card === undefined
        ? undefined
        : say`${fromTo(own, { ...own, balance: after }, `${name} alone goes`, name)}.`,
      isOver
        ? say`That is ${money(cents(after - own.limit), "Above the limit", { sentence: "The balance then, less the limit.", terms: [term("Balance then", after, { sign: "+" }), term("Limit", own.limit, { sign: "−" })] })} above the limit.`
        : undefined,
      direction === "pay" && amount > own.balance
        ? say`Only ${money(own.balance, "Owed there", { sentence: "As your documents show it.", link: pages.debts })} is owed there.`
        : undefined,
      say`${ADVICE} A report shows it after the next statement.`,
    ],
    { offers: OFFERS },
  );
}

/** A card's limit raised by an amount, or to it. */
export function limitRaised(
  facts: AdvisorFacts,
  { debt, amount, isTo }: { readonly debt: string; readonly amount: Cents; readonly isTo: boolean },
): Answer {
  const cards = cardsOf(facts);
  const card = cards.find(({ id }) => id === debt);
  if (card === undefined) return noLimit();
  const [own, all] = [usedOf([card]), usedOf(cards)];
  const limit = cents(isTo ? amount : own.limit + amount);
  const name = debtName(card, facts.debts);
  const figure = money(limit, `Limit of ${name} then`, {
    sentence: isTo ? "As you named it." : "The limit now and the raise.",
    terms: [
      term("Limit now", own.limit, { sign: "+" }),
      term("Change", cents(Math.abs(limit - own.limit)), { sign: limit < own.limit ? "−" : "+" }),
    ],
    link: pages.debts,
  });
  return answer(
    [
      say`With a limit of ${figure} on ${name}, ${fromTo(all, { ...all, limit: cents(all.limit + limit - own.limit) }, "your utilization goes", "all cards")}, if nothing more is charged.`,
      say`${fromTo(own, { ...own, limit }, `${name} alone goes`, name)}.`,
      say`${ADVICE}`,
    ],
    { offers: OFFERS },
  );
}

/** The largest balance that is below a share of the limit, or at it; undefined for no rate. */
function highestBalance(limit: Cents, share: string, isBelow: boolean): bigint | undefined {
  const rate = parseRate(share);
  if (rate === undefined) return undefined;
  const [part, whole] = [BigInt(limit) * rate.units, 100n * 10n ** BigInt(rate.decimals)];
  return isBelow ? divideUp(part, whole) - 1n : part / whole;
}

/** What must be paid to get below a share of the limits (or down to it), of one card or of all; or what may still be charged. */
export function usedTarget(
  facts: AdvisorFacts,
  {
    debt,
    percent: share,
    isBelow,
  }: { readonly debt: string | null; readonly percent: string; readonly isBelow: boolean },
): Answer {
  const cards = chosen(facts, debt);
  const use = usedOf(cards);
  const [card] = cards;
  const highest = highestBalance(use.limit, share, isBelow);
  if (card === undefined || use.limit <= 0) return noLimit();
  const now = shareFigure(use, "Used now", "Balances in percent of limits.");
  if (highest === undefined || now === undefined) return noLimit();
  const whose = debt === null ? "your card limits" : `the limit of ${debtName(card, facts.debts)}`;
  const goal = `${isBelow ? "below" : "at"} ${percentText(share)}`;
  const most = cents(Math.max(0, Number(highest)));
  const terms = [
    term("Balance", use.balance, { sign: "+" }),
    term(`The most that is ${goal}`, most, { sign: "−" }),
  ];
  if (use.balance <= most) {
    return answer(
      [
        say`You use ${now} of ${whose}, which is ${isBelow ? "below" : "not above"} ${percentText(share)} already: ${money(cents(most - use.balance), "May still be charged", { sentence: `The most that is ${goal}, less the balance.`, terms, link: pages.profile })} more could be charged before it is not.`,
      ],
      { offers: OFFERS },
    );
  }
  return answer(
    [
      say`You use ${now} of ${whose}. Paying ${money(cents(use.balance - most), `To pay to be ${goal}`, { sentence: `What is owed, less the most that is ${goal}.`, terms, link: pages.profile })} brings it ${isBelow ? "below" : "down to"} ${percentText(share)}, if nothing more is charged.`,
      debt === null
        ? say`On which card does not matter for the sum; where you pay the highest APR first, it also saves most interest.`
        : undefined,
    ],
    { offers: OFFERS },
  );
}
