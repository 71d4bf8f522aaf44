/** The usual month: income, spending, what is safe to send, savings. Read-only. */
import type { ChatFigure, ChatTerm } from "#contract/advisor.ts";
import { type CashflowAnalysis, OUTDATED_HISTORY_DAYS, SAFE_CONFIDENCE } from "#contract/cashflow.ts";
import { canCountOn, isSavingsUnknown, uncertaintyOf } from "#contract/extra-certainty.ts";
import { cents } from "#engine/money/cents.ts";
import type { AdvisorFacts } from "../facts.ts";
import {
  type Answer,
  answer,
  centsOf,
  count,
  day,
  listing,
  missing,
  money,
  type Origin,
  pages,
  say,
  sumOf,
  term,
} from "./say.ts";

export const monthFields = [
  "income",
  "essentials",
  "discretionary",
  "spending",
  "minimums",
  "extra",
  "savings",
  "buffer",
  "left",
  "confidence",
] as const;
export type MonthField = (typeof monthFields)[number];

export const noCashflow = (): Answer =>
  missing(
    "I do not know your income and spending yet. Upload a statement of your checking account, and I can tell.",
    {
      offers: ["How many documents did you read?", "How much do I owe in all?"],
    },
  );

function waterfall(analysis: CashflowAnalysis): ChatTerm[] {
  return [
    term("Income", centsOf(analysis.monthlyIncome), { sign: "+" }),
    term("Essentials", centsOf(analysis.essentialExpenses), { sign: "−" }),
    term("Minimum payments", centsOf(analysis.minimumDebtPayments), { sign: "−" }),
    term("Discretionary spending", centsOf(analysis.discretionarySpending), { sign: "−" }),
    term("Put aside for the buffer", centsOf(analysis.bufferContribution), { sign: "−" }),
  ];
}

/** One line of the usual month. */
export function monthFigure(facts: AdvisorFacts, { field }: { readonly field: MonthField }): Answer {
  const { analysis } = facts;
  if (analysis === null) return noCashflow();
  const usual: Origin = {
    sentence:
      analysis.decidedBy === "typed-month"
        ? "As you typed it."
        : `From ${analysis.historyMonths} months of your statements; the transactions are on the Cashflow tab.`,
    link: pages.cashflow,
  };
  const line = (value: string, name: string) => money(centsOf(value), name, usual);
  switch (field) {
    case "income":
      return answer([say`Your usual income is ${line(analysis.monthlyIncome, "Monthly income")} a month.`], {
        offers: ["What is my safe monthly extra?", "What do I spend in a month?"],
      });
    case "essentials":
      return answer(
        [say`Your essentials come to ${line(analysis.essentialExpenses, "Essential expenses")} a month.`],
        {
          offers: ["Where does most of my money go?"],
        },
      );
    case "discretionary":
      return answer(
        [
          say`You spend ${line(analysis.discretionarySpending, "Discretionary spending")} a month on what is not essential.`,
        ],
        {
          offers: ["Where does most of my money go?", "Which subscriptions do I have?"],
        },
      );
    case "minimums":
      return answer([
        say`Your minimum payments come to ${line(analysis.minimumDebtPayments, "Minimum debt payments")} a month.`,
      ]);
    case "spending":
      return answer([spendingSentence(analysis, usual)], { offers: ["Where does most of my money go?"] });
    case "extra":
      return extraAnswer(analysis);
    case "savings":
      return savingsAnswer(analysis);
    case "buffer":
      return answer(
        [
          say`Your emergency buffer should be ${line(analysis.bufferTarget, "Buffer target")}; your accounts hold ${savingsFigure(analysis)} now.`,
          centsOf(analysis.bufferContribution) > 0
            ? say`Of each month ${line(analysis.bufferContribution, "Put aside for the buffer")} is put aside for it.`
            : undefined,
        ],
        { offers: ["How much do I have in savings?", "What is my safe monthly extra?"] },
      );
    case "left": {
      const out = sumOf([
        centsOf(analysis.essentialExpenses),
        centsOf(analysis.minimumDebtPayments),
        centsOf(analysis.discretionarySpending),
      ]);
      const left = cents(centsOf(analysis.monthlyIncome) - out);
      return answer(
        [
          say`In a usual month ${money(left, "Left in a usual month", { sentence: "Income less essentials, minimums and discretionary spending.", terms: waterfall(analysis).slice(0, 4), link: pages.cashflow })} ${left < 0 ? "is missing" : "is left"} after everything.`,
        ],
        { offers: ["What is my safe monthly extra?"] },
      );
    }
    case "confidence": {
      const lacking = centsOf(analysis.shortfall);
      const isCertain = analysis.decidedBy === "typed-month" && lacking > 0;
      return answer(
        [
          isCertain
            ? say`By the figures you typed no month covers spending and the minimums: each lacks ${money(lacking, "Missing each month", usual)}.`
            : say`In about ${count(analysis.confidenceScore, "Confidence score", usual)} of 100 months like yours the safe extra leaves your buffer whole.`,
        ],
        { offers: ["What is my safe monthly extra?"] },
      );
    }
    default:
      return field satisfies never;
  }
}

function spendingSentence(analysis: CashflowAnalysis, usual: Origin) {
  const [essentials, minimums, discretionary] = [
    centsOf(analysis.essentialExpenses),
    centsOf(analysis.minimumDebtPayments),
    centsOf(analysis.discretionarySpending),
  ];
  const total = money(sumOf([essentials, minimums, discretionary]), "Spent in a usual month", {
    ...usual,
    terms: [
      term("Essentials", essentials, { sign: "+" }),
      term("Minimum payments", minimums, { sign: "+" }),
      term("Discretionary spending", discretionary, { sign: "+" }),
    ],
  });
  return say`In a usual month ${total} goes out: ${money(essentials, "Essential expenses", usual)} for essentials, ${money(discretionary, "Discretionary spending", usual)} for other things and ${money(minimums, "Minimum debt payments", usual)} of minimum payments.`;
}

/** Why the extra is nothing to count on, with what would settle it. */
function unsureExtra(analysis: CashflowAnalysis, extra: ChatFigure) {
  const reason = uncertaintyOf(analysis);
  switch (reason) {
    case "old-statements":
      return say`I cannot say yet: your bank statements are too old. They left ${extra} a month beside the minimums; newer ones show what it is today.`;
    case "unknown-minimum":
      return say`I cannot say yet: ${extra} a month is left beside the known minimums, but the minimum payment of ${analysis.evidence.withoutMinimum.join(", ")} is not known. Settle it first.`;
    case "low-confidence":
    case null:
      return say`I cannot say yet: what I have seen leaves ${extra} a month beside the minimums, but it is too little to be sure. More bank statements make it sure.`;
    default:
      return reason satisfies never;
  }
}

function extraAnswer(analysis: CashflowAnalysis): Answer {
  const extra = money(centsOf(analysis.safeMonthlyExtra), "Safe monthly extra", {
    sentence: "Income less everything that has to be paid or is usually spent.",
    terms: waterfall(analysis),
    link: pages.cashflow,
  });
  const shortfall = centsOf(analysis.shortfall);
  const isSafe = analysis.confidenceScore >= SAFE_CONFIDENCE && analysis.decidedBy !== "typed-month";
  const sentence =
    analysis.decidedBy === "part-month"
      ? say`I cannot say yet: less than a whole month of your money is shown, so your safe extra is ${extra} for now. Upload a whole month.`
      : analysis.decidedBy === "unknown-savings"
        ? say`I cannot say yet: what stands in your accounts is not known, so your safe extra is ${extra} for now. Say it on the Cashflow tab.`
        : analysis.decidedBy === "unknown-pay"
          ? say`I cannot say yet: whether your regular pay still comes is not known, so your safe extra is ${extra} for now. Upload your newest bank statements.`
          : analysis.decidedBy === "unknown-income"
            ? say`I cannot say yet: money came in that may be pay or not, so your safe extra is ${extra} for now. Say what it is under Transactions on the Cashflow tab.`
            : analysis.evidence.daysOld > OUTDATED_HISTORY_DAYS
              ? say`I cannot say yet: your bank statements end too long ago. They left ${extra} a month beside the minimums; newer ones show what it is today.`
              : centsOf(analysis.safeMonthlyExtra) > 0
                ? !canCountOn(analysis)
                  ? unsureExtra(analysis, extra)
                  : !isSafe
                    ? say`About ${extra} a month is left for your debts beside the minimums, but what I have seen is too little or too old to call it safe.`
                    : say`You can safely send ${extra} a month to your debts beside the minimums.`
                : say`Nothing can safely go to your debts beside the minimums now: your safe extra is ${extra}${shortfall > 0 ? say`, because ${money(shortfall, "Missing a month", { sentence: "What goes out above what comes in.", terms: waterfall(analysis), link: pages.cashflow })} a month is missing` : ""}.`;
  return answer([sentence], { offers: ["What if I pay $100 more a month?", "What do I spend in a month?"] });
}

const savingsFigure = (analysis: CashflowAnalysis) =>
  money(centsOf(analysis.currentSavings), "In your deposit accounts", {
    sentence: "What your deposit accounts held on the last day that counts.",
    terms: analysis.savings.map(({ name, accountLast4, balance, source }) =>
      term(accountLast4 === null ? name : `${name} ···${accountLast4}`, centsOf(balance), {
        sign: "+",
        ...(source === null ? {} : { source }),
      }),
    ),
    link: pages.cashflow,
  });

function savingsAnswer(analysis: CashflowAnalysis): Answer {
  if (isSavingsUnknown(analysis)) {
    return answer([
      say`I do not know what stands in your accounts: no document shows a balance. Say it on the Cashflow tab.`,
    ]);
  }
  const each = analysis.savings.map(
    ({ name, accountLast4, balance, source }) =>
      say`${money(centsOf(balance), `Balance of ${name}`, source === null ? { sentence: "The newest known balance.", link: pages.cashflow } : { source })} at ${accountLast4 === null ? name : `${name} ···${accountLast4}`}`,
  );
  return answer(
    [
      say`Your deposit accounts hold ${savingsFigure(analysis)}${each.length < 2 ? "" : say`: ${listing(each)}`}.`,
      say`The statements end on ${day(analysis.periodEnd, "End of the statements", { sentence: "The last day that a statement covers.", link: pages.cashflow })}.`,
    ],
    { offers: ["How large should my emergency buffer be?", "What is my net worth?"] },
  );
}

/** Whether a new cost fits into the month: against the safe extra, without advice. */
export function canAfford(
  facts: AdvisorFacts,
  { amount, isMonthly }: { readonly amount: number; readonly isMonthly: boolean },
): Answer {
  const { analysis } = facts;
  if (analysis === null) return noCashflow();
  const extra = centsOf(analysis.safeMonthlyExtra);
  const extraFigure = money(extra, "Safe monthly extra", {
    sentence: "Income less everything that has to be paid or is usually spent.",
    terms: waterfall(analysis),
    link: pages.cashflow,
  });
  const asked = cents(amount);
  if (isMonthly) {
    const rest = cents(extra - asked);
    return answer(
      [
        say`Your safe monthly extra is ${extraFigure}. A cost of that size each month would ${rest >= 0 ? say`leave ${money(rest, "Left of the extra", { sentence: "Safe extra less the new cost.", terms: [term("Safe monthly extra", extra, { sign: "+" }), term("New cost", asked, { sign: "−" })] })} of it for your debts` : say`take ${money(cents(0 - rest), "More than the extra", { sentence: "The new cost less the safe extra.", terms: [term("New cost", asked, { sign: "+" }), term("Safe monthly extra", extra, { sign: "−" })] })} more than it, so it would not fit`}.`,
      ],
      { offers: ["Where does most of my money go?"] },
    );
  }
  if (isSavingsUnknown(analysis)) return savingsAnswer(analysis);
  const spare = cents(centsOf(analysis.currentSavings) - centsOf(analysis.bufferTarget) - asked);
  const terms = [
    term("In your deposit accounts", centsOf(analysis.currentSavings), { sign: "+" as const }),
    term("Buffer target", centsOf(analysis.bufferTarget), { sign: "−" as const }),
    term("The purchase", asked, { sign: "−" as const }),
  ];
  return answer(
    [
      say`Your accounts hold ${savingsFigure(analysis)}, and your emergency buffer should be ${money(centsOf(analysis.bufferTarget), "Buffer target", { sentence: "Your emergency buffer.", link: pages.cashflow })}. Spending that amount once would ${spare >= 0 ? say`leave ${money(spare, "Above the buffer", { sentence: "Savings less buffer less the purchase.", terms })} above the buffer` : say`leave you ${money(cents(0 - spare), "Below the buffer", { sentence: "Savings less buffer less the purchase.", terms })} below it`}. Your safe monthly extra is ${extraFigure}; every dollar of it that goes elsewhere makes the debts last longer.`,
    ],
    { offers: ["What if I pay $1,000 once?", "What is my safe monthly extra?"] },
  );
}
