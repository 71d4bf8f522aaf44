/** What other terms could do for a person's cards: each compared in their own plan. */
import type { Debt } from "#contract/debts.ts";
import type { Opportunity, OpportunityLine } from "#contract/opportunities.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { mulDivUp } from "#engine/money/mul-div.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { compareRates, parseRate, type Rate, rate } from "#engine/money/rate.ts";
import type { PlanDebt } from "#engine/payoff/plan.ts";
import type { ChangedTerms, TermsEffect } from "#engine/payoff/terms-effect.ts";

/** What a change would be, and the words for what the plan says about it; undefined where that is not worth saying. */
export type Check = {
  readonly change: (debts: readonly PlanDebt[]) => ChangedTerms;
  readonly tell: (effect: TermsEffect) => Opportunity | undefined;
};

/** A usual offer, at its dearer end: what is saved with it is saved with a better one too. */
const TRANSFER = { months: 12, feePercent: 5 } as const;
/** Less than this is not worth a call or an application. */
const LEAST_SAVED = cents(25_00);
/** A card's own rate this many points above another one's is worth asking about. */
const POINTS_APART = 3;
const HIGH = cents(500_00);
const MEDIUM = cents(100_00);
const NO_RATE = rate("0");

export function impactOf(saved: Cents): Opportunity["impact"] {
  return saved >= HIGH ? "high" : saved >= MEDIUM ? "medium" : "low";
}

const isPlanned = ({ notPlannable }: Debt): boolean => notPlannable === null;
const isCard = ({ debtType }: Debt): boolean => debtType === "credit-card";
const aprOf = (debt: Debt): Rate => parseRate(debt.apr ?? "") ?? NO_RATE;
const balanceOf = (debt: Debt): Cents => parseMoney(debt.currentBalance ?? "") ?? cents(0);

export const figureLine = (
  debt: Debt,
  field: "currentBalance" | "apr" | "creditLimit",
  label: string,
): OpportunityLine => ({
  label: `${debt.creditor}: ${label}`,
  format: field === "apr" ? "rate" : "money",
  value: debt[field] ?? "0",
  source: debt.sources[field] ?? null,
});
export const moneyLine = (label: string, amount: Cents): OpportunityLine => ({
  label,
  format: "money",
  value: formatMoney(amount),
  source: null,
});
const rateLine = (label: string, value: string): OpportunityLine => ({
  label,
  format: "rate",
  value,
  source: null,
});

const savedLines = ({ interestSaved, saved }: TermsEffect, cost: Cents): OpportunityLine[] => [
  moneyLine("Interest and fees less in your plan", interestSaved),
  ...(cost > 0 ? [moneyLine("What it costs", cents(0 - cost)), moneyLine("Saved in the end", saved)] : []),
];

function balanceTransfer(card: Debt): Check {
  let [owed, fee] = [cents(0), cents(0)];
  return {
    change: (debts) => {
      const moved = debts.find(({ id }) => String(id) === card.id);
      owed = moved?.balance ?? cents(0);
      fee = mulDivUp(owed, TRANSFER.feePercent, 100);
      return {
        cost: fee,
        debts: debts.map((debt) => {
          if (debt !== moved) return debt;
          const { buckets: _, ...own } = debt;
          const promo = { months: TRANSFER.months, apr: NO_RATE };
          return { ...own, balance: cents(debt.balance + fee), promo };
        }),
      };
    },
    tell: (effect) =>
      effect.saved < LEAST_SAVED
        ? undefined
        : {
            id: `balance-transfer ${card.id}`,
            kind: "balance-transfer",
            title: `Look for a balance transfer for ${card.creditor}`,
            description: `With an offer of 0 % for ${TRANSFER.months} months at a fee of ${TRANSFER.feePercent} %, moving what you owe there would save ${dollarText(effect.saved)} after the fee. Take it only if the written offer is no worse than that, and do not buy with the new card.`,
            impact: impactOf(effect.saved),
            category: "debt",
            automationReady: false,
            potentialSavings: formatMoney(effect.saved),
            action: { label: "See this debt", path: "/?tab=debts" },
            arithmetic: [
              figureLine(card, "currentBalance", "balance"),
              figureLine(card, "apr", "APR"),
              moneyLine("Owed when the plan begins", owed),
              rateLine("Fee of the offer (assumed)", String(TRANSFER.feePercent)),
              rateLine(`APR for ${TRANSFER.months} months (assumed), then the card's own`, "0"),
              ...savedLines(effect, fee),
            ],
          },
  };
}

const atRate =
  (ids: ReadonlySet<string>, apr: Rate) =>
  (debts: readonly PlanDebt[]): ChangedTerms => ({
    cost: cents(0),
    debts: debts.map((debt) => {
      if (!ids.has(debt.id)) return debt;
      const { buckets, ...own } = debt;
      if (buckets === undefined) return { ...own, apr };
      const lowered = buckets.map((bucket) =>
        compareRates(bucket.apr, apr) > 0 ? { ...bucket, apr } : bucket,
      );
      return { ...own, apr, buckets: lowered };
    }),
  });

/** A lower rate asked for by telephone: as low as the lowest of the person's own cards. */
function lowerRate(card: Debt, lowest: Debt): Check {
  return {
    change: atRate(new Set([card.id]), aprOf(lowest)),
    tell: (effect) =>
      effect.saved < LEAST_SAVED
        ? undefined
        : {
            id: `lower-rate ${card.id}`,
            kind: "lower-rate",
            title: `Ask ${card.creditor} for a lower APR`,
            description: `${lowest.creditor} charges you ${lowest.apr} %, ${card.creditor} ${card.apr} %. One call can change that; at the lower rate your plan costs ${dollarText(effect.saved)} less.`,
            impact: impactOf(effect.saved),
            category: "debt",
            automationReady: false,
            potentialSavings: formatMoney(effect.saved),
            action: { label: "See this debt", path: "/?tab=debts" },
            arithmetic: [
              figureLine(card, "currentBalance", "balance"),
              figureLine(card, "apr", "APR"),
              figureLine(lowest, "apr", "APR"),
              ...savedLines(effect, cents(0)),
            ],
          },
  };
}

/** All cards on one loan, at the rate that the person's own cheapest personal loan bears. */
function consolidation(cards: readonly Debt[], loan: Debt): Check {
  const total = cents(cards.reduce((sum, card) => sum + balanceOf(card), 0));
  return {
    change: atRate(new Set(cards.map(({ id }) => id)), aprOf(loan)),
    tell: (effect) =>
      effect.saved < LEAST_SAVED
        ? undefined
        : {
            id: "consolidation",
            kind: "consolidation",
            title: `Compare a loan for ${cards.length} cards`,
            description: `At ${loan.apr} %, the rate of your own loan from ${loan.creditor}, the ${dollarText(total)} on your cards would cost ${dollarText(effect.saved)} less. Any fee of the loan comes off that; ask for offers that do not count as an inquiry.`,
            impact: impactOf(effect.saved),
            category: "debt",
            automationReady: false,
            potentialSavings: formatMoney(effect.saved),
            action: { label: "See your debts", path: "/?tab=debts" },
            arithmetic: [
              ...cards.flatMap((card) => [
                figureLine(card, "currentBalance", "balance"),
                figureLine(card, "apr", "APR"),
              ]),
              figureLine(loan, "apr", "APR"),
              ...savedLines(effect, cents(0)),
            ],
          },
  };
}

/**
 * Every change of terms that the person's own debts give reason for, whatever the plan says to it; of each group only the best is
 * worth saying. `personalLoans` are the ids of the debts without a security.
 */
export function termsChecks(
  debts: readonly Debt[],
  personalLoans: ReadonlySet<string>,
): readonly (readonly Check[])[] {
  const planned = debts.filter(isPlanned);
  const cards = planned.filter(isCard).toSorted((a, b) => compareRates(aprOf(a), aprOf(b)));
  const lowest = cards[0];
  const dearer = cards.filter(
    (card) => lowest !== undefined && Number(card.apr) - Number(lowest.apr) >= POINTS_APART,
  );
  const loan = planned
    .filter(({ id }) => personalLoans.has(id))
    .toSorted((a, b) => compareRates(aprOf(a), aprOf(b)))[0];
  const dearerThanLoan = loan ? cards.filter((card) => compareRates(aprOf(card), aprOf(loan)) > 0) : [];
  return [
    cards.filter((card) => compareRates(aprOf(card), NO_RATE) > 0).map(balanceTransfer),
    lowest ? dearer.map((card) => lowerRate(card, lowest)) : [],
    loan && dearerThanLoan.length > 1 ? [consolidation(dearerThanLoan, loan)] : [],
  ];
}
