/** How the figures of the Cashflow tab came about, for the panels that they open. */
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { decidedSentence, lineSentence } from "#contract/cashflow-sentences.ts";
import { bufferLabel, extraLabel } from "#contract/extra-certainty.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import { cents } from "#engine/money/cents.ts";
import { dateText, plural } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import type { Term, Working } from "../../ui/worked-figure.tsx";

const DEBTS = { to: "/?tab=debts", label: "Each minimum" };

/** The month from income to what is left: income − essentials − minimums − discretionary − buffer. */
export function extraWorking(analysis: CashflowAnalysis): Working {
  const isShort = centsOf(analysis.shortfall) > 0;
  return {
    sentence: isShort
      ? "Spending and minimums are above income, so nothing is left to send."
      : decidedSentence(analysis.decidedBy),
    terms: [
      { label: "Income", amount: analysis.monthlyIncome },
      { label: "Essentials", amount: analysis.essentialExpenses, sign: "−" },
      { label: "Minimum payments", amount: analysis.minimumDebtPayments, sign: "−", to: DEBTS.to },
      { label: "Discretionary", amount: analysis.discretionarySpending, sign: "−" },
      { label: bufferLabel(analysis), amount: analysis.bufferContribution, sign: "−" },
    ],
    result: isShort
      ? { label: "Missing", amount: cents(0 - centsOf(analysis.shortfall)) }
      : { label: extraLabel(analysis), amount: analysis.safeMonthlyExtra },
    links: [DEBTS],
  };
}

/** What a usual month leaves and stays in the account. */
export function bufferContributionWorking(analysis: CashflowAnalysis): Working {
  const { terms = [] } = extraWorking(analysis);
  return {
    sentence: lineSentence("buffer", analysis),
    terms: [
      ...terms.slice(0, -1),
      { label: extraLabel(analysis), amount: analysis.safeMonthlyExtra, sign: "−" },
    ],
    result: { label: "Stays in the account", amount: analysis.bufferContribution },
  };
}

/** The extra as a part of income. */
export function shareWorking(analysis: CashflowAnalysis): Working {
  return {
    sentence: "The extra as a share of a month's income, in whole percent, rounded down.",
    terms: [
      { label: extraLabel(analysis), amount: analysis.safeMonthlyExtra },
      { label: "Income of a month", amount: analysis.monthlyIncome },
    ],
  };
}

/** What the deposit accounts hold, each with the statement that says so. */
export function savingsWorking({ savings, currentSavings }: CashflowAnalysis): Working {
  return {
    sentence:
      savings.length === 0
        ? "No statement of a bank account shows a balance yet."
        : "What each bank account held on the last day that counts: its printed balance, taken to that day by its own lines.",
    terms: savings.map(
      ({ name, accountLast4, balance, source }): Term => ({
        label: accountLast4 === null ? name : `${name} ···${accountLast4}`,
        amount: balance,
        ...(source === null ? {} : { source }),
      }),
    ),
    result: { label: "Saved", amount: currentSavings },
  };
}

/** The rung of savings that is aimed at next. */
export function bufferTargetWorking({
  monthlyIncome,
  bufferTarget,
  currentSavings,
  ownBuffer,
}: CashflowAnalysis): Working {
  const income = centsOf(monthlyIncome);
  const rungs: Term[] = [
    { label: "First", amount: "500.00" },
    { label: "Then a month of income", amount: cents(Math.max(50_000, income)) },
    {
      label: "Then six weeks of income",
      amount: cents(Math.max(50_000, Math.ceil((income * 12 * 6) / 52))),
    },
  ];
  return {
    sentence: `The first of these that is above the ${dollarText(centsOf(currentSavings))} saved; the last one is the one to stay at.${ownBuffer === null ? "" : " Never less than what you want to keep."} About six weeks of income carry most people through the swings of a year.`,
    terms: ownBuffer === null ? rungs : [...rungs, { label: "What you want to keep", amount: ownBuffer }],
    result: { label: "Target now", amount: bufferTarget },
  };
}

/** What must stay in the accounts now. */
export function bufferNowWorking(analysis: CashflowAnalysis): Working {
  const { ownBuffer, weekBuffer, bufferNow } = analysis;
  const ofWeeks =
    analysis.decidedBy === "typed-month"
      ? "Without statements nothing is known of heavy weeks, so it is the least that counts as a buffer."
      : `The larger of $250.00 and a heavy week of unplanned spending: of all stretches of seven days from ${dateText(analysis.periodStart)} to ${dateText(analysis.periodEnd)}, the amount that 95 of 100 stay below. Pay, bills and everything else that comes in a rhythm are not in it.`;
  return {
    sentence:
      ownBuffer === null ? ofWeeks : `${ofWeeks} You want to keep an amount of your own: the larger stays.`,
    ...(ownBuffer === null
      ? {}
      : {
          terms: [
            { label: "A heavy week, at least $250", amount: weekBuffer },
            { label: "Your own", amount: ownBuffer },
          ],
        }),
    result: { label: "Must stay", amount: bufferNow },
  };
}

/** What each setting allows. */
export function safetyWorking(analysis: CashflowAnalysis): Working {
  return {
    sentence: `Your past gives ${analysis.evidence.pathCount} stretches of 60 days, each replayed from today. A setting allows the most that its share of them bears with ${dollarText(centsOf(analysis.bufferNow))} left in the accounts, and never more than a usual month leaves.`,
    terms: analysis.safetyOptions.map(({ holdPercent, safeMonthlyExtra }) => ({
      label: `${holdPercent} of 100 hold`,
      amount: safeMonthlyExtra,
    })),
  };
}

/** What the worst and a middling stretch of the past bear. */
export function rangeWorking(
  range: NonNullable<CashflowAnalysis["range"]>,
  { minimumDebtPayments }: CashflowAnalysis,
): Working {
  const { worstMonth } = range;
  const spent = cents(centsOf(worstMonth.income) - centsOf(worstMonth.left) - centsOf(minimumDebtPayments));
  return {
    sentence: `Of the replayed stretches, what the tightest bears and what half of them bear. The worst month, ${dateText(worstMonth.first)} to ${dateText(worstMonth.last)}:`,
    terms: [
      { label: "Income", amount: worstMonth.income },
      { label: "Spending", amount: spent, sign: "−" },
      { label: "Minimums of today", amount: minimumDebtPayments, sign: "−" },
    ],
    result: { label: "Left", amount: worstMonth.left },
  };
}

/** How sure the extra is. */
export function confidenceWorking({
  evidence,
  historyMonths,
  confidenceScore,
  decidedBy,
}: CashflowAnalysis): Working {
  const tried =
    evidence.pathCount > 0
      ? `${plural(historyMonths, "month")} of your past were replayed with this amount sent: ${evidence.goodMonths} left the buffer whole.`
      : `${evidence.goodMonths} of ${plural(historyMonths, "month")} left at least this amount.`;
  return {
    sentence:
      decidedBy === "typed-month"
        ? "Typed figures alone are never more than 50\u00a0% sure: nothing shows how the months differ."
        : [
            `${tried} The score says in how many of 100 such months it holds. It is lower for a short history, and for statements whose lines do not add up to their balances.`,
            ...(evidence.doubts.length === 0 ? [] : ["Here also:", ...evidence.doubts]),
          ].join(" "),
    result: { label: "Confidence", amount: { text: `${confidenceScore} %` } },
  };
}

const SUGGESTIONS = {
  cancel: "Cancel",
  pause: "Pause what goes to",
  "spend-less": "A tenth less on",
  "send-once": "Sent once from savings",
} as const;

/** What the recommendations change: the plan is played once more for each. */
export function recommendationsWorking({ suggestions, shortfall }: CashflowAnalysis): Working {
  const isShort = centsOf(shortfall) > 0;
  return {
    sentence: isShort
      ? "Each month lacks money: what a recommendation frees closes a part of that."
      : "For each one the plan is played again with that money on top; here is the interest it saves. One at a time: together they save less than their sum.",
    terms: suggestions.map(({ kind, name, amount, saved }) => ({
      label: `${SUGGESTIONS[kind]}${name === null ? "" : ` ${name}`}, ${dollarText(centsOf(amount))}`,
      amount: saved,
    })),
    links: [{ to: "/?tab=avalanche", label: "The plan" }],
  };
}
