/** What a person could do, each with the figures it stands on. Nothing is said that their own documents or plan do not show. */
import type { CashflowAnalysis, CashflowSuggestion } from "#contract/cashflow.ts";
import { effectText, keepTheMatch } from "#contract/cashflow-sentences.ts";
import type { Debt } from "#contract/debts.ts";
import type { Opportunity } from "#contract/opportunities.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import { planExtraOf } from "#contract/plan-extra.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { PlanDebt } from "#engine/payoff/plan.ts";
import type { ChangedTerms, TermsEffect } from "#engine/payoff/terms-effect.ts";
import { computeUtilization } from "#engine/ratios/utilization.ts";
import { figureLine, impactOf, moneyLine, termsChecks } from "./other-terms.ts";
import { promotionChecks } from "./promotion-check.ts";

/** What each change of terms would do to the person's plan; undefined without a plan that ends. */
export type TermsEffects = (
  debts: readonly Debt[],
  extra: Cents,
  changes: ReadonlyArray<(debts: readonly PlanDebt[]) => ChangedTerms>,
  plan: { readonly today: PlainDate; readonly choices: PlanChoices },
) => ReadonlyArray<TermsEffect | undefined> | undefined;

const money = (text: string | null | undefined): Cents => parseMoney(text ?? "") ?? cents(0);
const FAR_ABOVE_PERCENT = 50;

function ofSuggestion({ kind, name, amount, daysSooner, saved }: CashflowSuggestion): Opportunity {
  const effect = effectText({ daysSooner, saved: money(saved) });
  const shared = {
    kind,
    impact: impactOf(money(saved)),
    automationReady: false,
    potentialSavings: saved,
    action: { label: "See the transactions", path: "/?tab=cashflow" },
  };
  const savedLine = moneyLine("Interest and fees less in your plan", money(saved));
  switch (kind) {
    case "cancel":
      return {
        ...shared,
        id: `cancel ${name}`,
        title: `Do you still use ${name}?`,
        description: `It takes ${dollarText(money(amount))} a month. Sent to your debts instead: ${effect}.`,
        category: "savings",
        arithmetic: [moneyLine("A month, at its newest price", money(amount)), savedLine],
      };
    case "pause":
      return {
        ...shared,
        id: `pause ${name}`,
        title: `Pause what goes to ${name}?`,
        description: `${dollarText(money(amount))} a month leaves for it. Sent to your debts instead: ${effect}. ${keepTheMatch}`,
        category: "investment",
        arithmetic: [moneyLine("A month of the history", money(amount)), savedLine],
      };
    case "spend-less":
      return {
        ...shared,
        id: `spend-less ${name}`,
        title: `A tenth less on ${name}`,
        description: `That is ${dollarText(money(amount))} a month. Sent to your debts instead: ${effect}.`,
        category: "savings",
        arithmetic: [moneyLine("A tenth of what a usual month spends there", money(amount)), savedLine],
      };
    case "send-once":
      return {
        ...shared,
        id: "send-once",
        title: `Send ${dollarText(money(amount))} once from savings`,
        description: `You have more than nine weeks of income aside. So much of it sent now: ${effect}.`,
        category: "optimization",
        action: { label: "See what is safe", path: "/?tab=cashflow" },
        arithmetic: [moneyLine("What savings can spare", money(amount)), savedLine],
      };
    default:
      return kind satisfies never;
  }
}

const total = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((sum, amount) => sum + amount, 0));

function utilization(debts: readonly Debt[]): Opportunity[] {
  const cards = debts.filter(
    ({ debtType, currentBalance, creditLimit }) =>
      debtType === "credit-card" && currentBalance !== null && creditLimit !== null,
  );
  const balance = total(cards.map((card) => cents(Math.max(0, money(card.currentBalance)))));
  const limit = total(cards.map(({ creditLimit }) => money(creditLimit)));
  const use = computeUtilization(balance, limit);
  if (use === undefined || use.withinAdvice) return [];
  return [
    {
      id: "utilization",
      kind: "utilization",
      title: `Your cards are ${use.percent} % used`,
      description: `Below 30 % helps a credit score: that is ${dollarText(use.toPay)} less on the cards together. Your plan pays them down anyway; new purchases undo it.`,
      impact: use.percent >= FAR_ABOVE_PERCENT ? "high" : "medium",
      category: "optimization",
      automationReady: true,
      potentialSavings: null,
      action: { label: "See your profile", path: "/profile" },
      arithmetic: [
        ...cards.flatMap((card) => [
          figureLine(card, "currentBalance", "balance"),
          figureLine(card, "creditLimit", "limit"),
        ]),
        moneyLine("Balances together", balance),
        moneyLine("Limits together", limit),
        moneyLine("To pay until below 30 %", use.toPay),
      ],
    },
  ];
}

const savings = ({ potentialSavings }: Opportunity): number =>
  potentialSavings === null ? -1 : money(potentialSavings);

/** The largest saving first, what is not about dollars last. Of two cards with the same chance only the better is said. */
export function opportunities(known: {
  readonly debts: readonly Debt[];
  /** Ids of the debts without a security. */
  readonly personalLoans: ReadonlySet<string>;
  readonly analysis: CashflowAnalysis | null;
  readonly effects: TermsEffects;
  readonly choices: PlanChoices;
  readonly today: PlainDate;
}): Opportunity[] {
  const { debts, personalLoans, analysis, effects, choices, today } = known;
  const groups = [...termsChecks(debts, personalLoans), ...promotionChecks(debts, today).map((one) => [one])];
  const checks = groups.flat();
  // Without a bank statement there is no plan to compare in.
  const found =
    analysis === null || checks.length === 0
      ? undefined
      : effects(
          debts,
          planExtraOf(analysis, choices).amount,
          checks.map(({ change }) => change),
          { today, choices },
        );
  const ofTerms = groups.flatMap((group) => {
    const told = group.flatMap((check) => {
      const effect = found?.[checks.indexOf(check)];
      return effect === undefined ? [] : (check.tell(effect) ?? []);
    });
    return told.toSorted((a, b) => savings(b) - savings(a)).slice(0, 1);
  });
  return [...ofTerms, ...(analysis?.suggestions ?? []).map(ofSuggestion), ...utilization(debts)].toSorted(
    (a, b) => savings(b) - savings(a),
  );
}
