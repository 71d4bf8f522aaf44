/** What other terms would change in the person's own plan: another rate, a transfer, one loan for several debts. Read-only. */
import type { ChatPart } from "#contract/advisor.ts";
import { durationText } from "#contract/durations.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { mulDivUp } from "#engine/money/mul-div.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { compareRates, parseRate, type Rate } from "#engine/money/rate.ts";
import { debtId, type PlanDebt } from "#engine/payoff/plan.ts";
import { computeUtilization } from "#engine/ratios/utilization.ts";
import type { AdvisorFacts } from "../facts.ts";
import { debtFigure } from "./debt-tools.ts";
import { withDebts } from "./replay.ts";
import {
  type Answer,
  answer,
  centsOf,
  debtName,
  duration,
  listing,
  missing,
  money,
  pages,
  paragraphs,
  percent,
  percentText,
  say,
  sumOf,
  term,
} from "./say.ts";
import { difference, ready } from "./what-if-tools.ts";

const notInPlan = (): Answer =>
  missing("That debt is not in your plan, so I cannot play other terms for it.");

/** So much percent of an amount, up to the next cent. */
function shareOf(amount: Cents, percentage: Rate): Cents {
  const units = Number(percentage.units);
  const parts = 100 * 10 ** percentage.decimals;
  return Number.isSafeInteger(units * amount) ? mulDivUp(amount, units, parts) : cents(0);
}

const own = ({ buckets: _buckets, promo: _promo, ...debt }: PlanDebt): Omit<PlanDebt, "buckets" | "promo"> =>
  debt;

/** The debt with another APR from now on. */
export function atRate(debt: PlanDebt, to: Rate): PlanDebt {
  if (debt.buckets === undefined) return { ...debt, apr: to };
  // What is cheaper already stays so.
  const buckets = debt.buckets.map((bucket) =>
    compareRates(bucket.apr, to) > 0 ? { ...bucket, apr: to } : bucket,
  );
  return { ...debt, apr: to, buckets };
}

/** Another APR for one debt from now on. */
export function changeRate(
  facts: AdvisorFacts,
  { debt, apr }: { readonly debt: string; readonly apr: string },
): Answer {
  const known = ready(facts);
  if ("kind" in known) return known;
  const { plan, replay } = known;
  const target = plan.debts.find(({ debtId: id }) => id === debt);
  const to = parseRate(apr);
  if (target === undefined || to === undefined) return notInPlan();
  const debts = replay.request.debts.map((one) => (one.id === debtId(debt) ? atRate(one, to) : one));
  const changed = replay.play(withDebts(plan, debts));
  const name = target.creditor;
  const opening = say`With ${name} at ${percentText(apr)} instead of ${debtApr(facts, debt, target.apr)}:`;
  return changed === undefined
    ? answer([opening, say`the debts would not be paid off with the money of your plan.`])
    : answer([opening, difference(replay.base, changed, `${name} at ${percentText(apr)}`)], {
        offers: ["Which debt has the highest APR?", "What if I pay $100 more a month?"],
      });
}

function debtApr(facts: AdvisorFacts, id: string, apr: string) {
  const source = facts.debts.find((debt) => debt.id === id)?.sources["apr"];
  return percent(
    apr,
    "APR now",
    source === undefined ? { sentence: "As in your plan.", link: pages.debts } : { source },
  );
}

type Moved = { readonly plan: PayoffPlan; readonly ids: readonly string[]; readonly feePercent: string };

/** What the named debts owe when the plan begins, and the fee on that. */
function movedAmounts(debts: readonly PlanDebt[], { ids, feePercent }: Moved) {
  const moved = debts.filter(({ id }) => ids.includes(String(id)));
  const owed = sumOf(moved.map(({ balance }) => balance));
  const rate = parseRate(feePercent);
  return { moved, owed, fee: rate === undefined ? cents(0) : shareOf(owed, rate) };
}

/** Debts moved to a card at a promotional rate for some months, with a fee on top of what is moved. */
export function balanceTransfer(
  facts: AdvisorFacts,
  {
    debts: ids,
    apr,
    months,
    feePercent,
    assumed,
  }: {
    readonly debts: readonly string[];
    readonly apr: string;
    readonly months: number;
    readonly feePercent: string;
    /** What the person did not name, in words. */
    readonly assumed: readonly string[];
  },
): Answer {
  const known = ready(facts);
  if ("kind" in known) return known;
  const { plan, replay } = known;
  const promoApr = parseRate(apr);
  const { moved, owed, fee } = movedAmounts(replay.request.debts, { plan, ids, feePercent });
  if (moved.length === 0 || promoApr === undefined) return notInPlan();
  const debts = replay.request.debts.map((one): PlanDebt => {
    if (!moved.includes(one)) return one;
    const share = sumOf([one.balance, shareOf(one.balance, parseRate(feePercent) ?? promoApr)]);
    return { ...own(one), balance: share, promo: { months, apr: promoApr } };
  });
  // Fees are rounded up debt by debt, so the sum is taken from what is owed afterwards.
  const owedAfter = sumOf(debts.filter(({ id }) => ids.includes(String(id))).map(({ balance }) => balance));
  const cost = cents(owedAfter - owed);
  const changed = replay.play(withDebts(plan, debts));
  const names = plan.debts.filter(({ debtId: id }) => ids.includes(id)).map(({ creditor }) => creditor);
  const opening: ChatPart[] = paragraphs([
    say`Moving ${money(owed, "Moved", { sentence: "What is owed there when the plan begins.", terms: moved.map(({ id, balance }) => term(plan.debts.find(({ debtId: one }) => one === String(id))?.creditor ?? "", balance, { sign: "+" })) })} from ${names.join(" and ")} to ${percentText(apr)} for ${durationText(months)}, then the card's own APR, with a fee of ${percentText(feePercent)} (${money(cost, "Fee of the transfer", { sentence: `${percentText(feePercent)} of what is moved.`, terms: [term("Moved", owed)] })}):`,
  ]);
  if (fee === 0 && feePercent !== "0") return missing("These amounts are too large to compute exactly.");
  if (changed === undefined)
    return answer([opening, say`the debts would not be paid off with the money of your plan.`]);
  return answer(
    [
      opening,
      difference(replay.base, changed, "the transfer", cost),
      assumed.length === 0
        ? undefined
        : say`Assumed, because you did not name it: ${assumed.join(", ")}. Compare the written offer, and do not buy with the new card.`,
    ],
    { offers: ["Which debt has the highest APR?", "Should I close any credit cards?"] },
  );
}

/** Several debts on one loan with one rate; the monthly money stays the same. */
export function consolidate(
  facts: AdvisorFacts,
  {
    debts: ids,
    apr,
    feePercent,
  }: { readonly debts: readonly string[]; readonly apr: string; readonly feePercent: string },
): Answer {
  const known = ready(facts);
  if ("kind" in known) return known;
  const { plan, replay } = known;
  const to = parseRate(apr);
  const { moved, owed } = movedAmounts(replay.request.debts, { plan, ids, feePercent });
  if (moved.length === 0 || to === undefined) return notInPlan();
  if (moved.length === 1) {
    return missing(
      "Only one debt of that kind is in your plan, so there is nothing to put together. Ask about a lower rate instead.",
    );
  }
  const fees = parseRate(feePercent);
  const debts = replay.request.debts.map((one): PlanDebt => {
    if (!moved.includes(one)) return one;
    const balance = fees === undefined ? one.balance : cents(one.balance + shareOf(one.balance, fees));
    return { ...own(one), balance, apr: to };
  });
  const cost = cents(
    sumOf(debts.map(({ balance }) => balance)) - sumOf(replay.request.debts.map(({ balance }) => balance)),
  );
  const changed = replay.play(withDebts(plan, debts));
  const names = plan.debts.filter(({ debtId: id }) => ids.includes(id)).map(({ creditor }) => [creditor]);
  const opening = say`${money(owed, "Put together", { sentence: "What is owed there when the plan begins.", terms: moved.map(({ id, balance }) => term(plan.debts.find(({ debtId: one }) => one === String(id))?.creditor ?? "", balance, { sign: "+" })) })} of ${listing(names)} at ${percentText(apr)}${cost === 0 ? "" : say`, with ${money(cost, "Fee of the loan", { sentence: `${percentText(feePercent)} of the amount.`, terms: [term("Amount", owed)] })} of fees`}, paying as much a month as now:`;
  return changed === undefined
    ? answer([opening, say`the debts would not be paid off with the money of your plan.`])
    : answer(
        [
          opening,
          difference(replay.base, changed, "one loan", cost),
          say`A longer loan with a smaller payment would cost more than this.`,
        ],
        {
          offers: ["Which debt has the highest APR?", "What if I pay $100 more a month?"],
        },
      );
}

/** A card closed: what becomes of the share of the limits that is used. */
export function closeCard(facts: AdvisorFacts, { debt: id }: { readonly debt: string }): Answer {
  const debt = facts.debts.find((one) => one.id === id);
  if (debt === undefined || debt.debtType !== "credit-card")
    return missing("Only credit cards can be closed, and I see no such card in your documents.");
  const name = debtName(debt, facts.debts);
  const cards = facts.debts.filter(
    (one) => one.debtType === "credit-card" && one.creditLimit !== null && one.currentBalance !== null,
  );
  const others = cards.filter((one) => one !== debt);
  const balance = sumOf(cards.map((one) => Math.max(0, centsOf(one.currentBalance))));
  const [limit, left] = [
    sumOf(cards.map((one) => centsOf(one.creditLimit))),
    sumOf(others.map((one) => centsOf(one.creditLimit))),
  ];
  const [now, then] = [computeUtilization(balance, limit), computeUtilization(balance, left)];
  const owedFirst = debtFigure(facts, { debts: [id], field: "balance" });
  if (debt.creditLimit === null || now === undefined || then === undefined) {
    return answer([
      owedFirst.parts,
      say`I cannot compute what closing ${name} does to your utilization: ${debt.creditLimit === null ? "no document shows its limit" : "no other card with a known limit is left"}.`,
    ]);
  }
  const terms = (sum: Cents) => [term("Card balances", balance), term("Card limits", sum)];
  return answer(
    [
      say`Closing ${name} would take ${money(centsOf(debt.creditLimit), `Credit limit of ${name}`, debt.sources["creditLimit"] ? { source: debt.sources["creditLimit"] } : { link: pages.debts })} of limit away: your utilization goes from ${percent(now.percent, "Utilization now", { sentence: "Card balances in percent of card limits.", terms: terms(limit) })} to ${percent(then.percent, `Utilization without ${name}`, { sentence: "The same balances in percent of the limits that are left.", terms: terms(left) })}. Lower is better for a score, and the usual advice is below 30 %.`,
      centsOf(debt.currentBalance) > 0 ? owedFirst.parts : undefined,
      centsOf(debt.currentBalance) > 0 ? say`A balance stays owed when a card is closed.` : undefined,
    ],
    { offers: ["What is my credit utilization?", `When will ${name} be paid off?`] },
  );
}

/** Whether paying a debt off early is worth a penalty. */
export function prepaymentPenalty(
  facts: AdvisorFacts,
  {
    debt: id,
    percent: share,
    amount,
  }: { readonly debt: string; readonly percent: string | null; readonly amount: string | null },
): Answer {
  const { plan } = facts;
  if (typeof plan === "string") return missing(plan);
  const debt = plan.debts.find(({ debtId: one }) => one === id);
  if (debt === undefined) return notInPlan();
  const balance = centsOf(debt.balance);
  const rate = share === null ? undefined : parseRate(share);
  const penalty =
    amount === null ? (rate === undefined ? undefined : shareOf(balance, rate)) : parseMoney(amount);
  if (penalty === undefined)
    return missing(
      "Tell me the penalty, as an amount or in percent of the balance, and I compare it with the interest.",
    );
  const interest = centsOf(debt.interest);
  const gain = cents(interest - penalty);
  const origin = {
    sentence: "Interest until the plan pays it off, less the penalty.",
    terms: [term("Interest in your plan", interest, { sign: "+" }), term("Penalty", penalty, { sign: "−" })],
    link: pages.avalanche,
  };
  return answer(
    [
      say`Your plan pays ${money(interest, `Interest of ${debt.creditor}`, { sentence: "Worked out month by month in your plan.", link: pages.avalanche })} of interest on ${debt.creditor} over ${duration(debt.paidOffMonth, `${debt.creditor} until paid off`, { sentence: "In your plan.", link: pages.avalanche })}; the penalty for paying it off at once would be ${money(penalty, "Penalty", { sentence: share === null ? "As you named it." : `${percentText(share)} of the balance.`, terms: [term("Balance", balance)] })}.`,
      gain > 0
        ? say`Paying it off at once would save ${money(gain, "Saved after the penalty", origin)}, if you have the ${dollarText(balance)}.`
        : say`The penalty is ${money(cents(0 - gain), "Penalty above the interest", origin)} more than the interest, so paying it off at once would cost more.`,
    ],
    { offers: ["How much do I have in savings?"] },
  );
}
