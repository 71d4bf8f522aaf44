/** What the person's plan says. Read-only. */
import type { ChatPart } from "#contract/advisor.ts";
import { durationText } from "#contract/durations.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { cents } from "#engine/money/cents.ts";
import type { AdvisorFacts } from "../facts.ts";
import {
  type Answer,
  answer,
  centsOf,
  day,
  duration,
  listing,
  missing,
  money,
  month,
  type Origin,
  pages,
  percent,
  say,
  sumOf,
  term,
  withFigures,
} from "./say.ts";

export const planFields = [
  "date",
  "months",
  "interest",
  "saved",
  "monthly",
  "order",
  "first",
  "paid",
] as const;
export type PlanField = (typeof planFields)[number];

const inPlan: Origin = {
  sentence:
    "Worked out month by month: interest, minimums, and what is left to the debt that is first in order.",
  link: pages.avalanche,
};

export const noPlan = (sentence: string): Answer =>
  missing(`There is no plan yet. ${sentence}`, {
    offers: ["How much do I owe in all?", "How many documents did you read?"],
  });

/** The plan's monthly amount: minimums and what is above them. */
export function monthlyOrigin(plan: PayoffPlan): Origin {
  const minimums = sumOf(plan.debts.map(({ minimumPayment }) => centsOf(minimumPayment)));
  const extra = cents(centsOf(plan.monthlyPayment) - minimums);
  return {
    sentence: "What your plan pays every month.",
    terms: [
      term("All minimum payments", minimums, { sign: "+" }),
      term("Above the minimums", extra, { sign: "+" }),
    ],
    link: pages.avalanche,
  };
}

export const dateFigure = (plan: PayoffPlan) => day(plan.debtFreeDate, "Debt-free", inPlan);
export const monthlyFigure = (plan: PayoffPlan) =>
  money(centsOf(plan.monthlyPayment), "Monthly payment of the plan", monthlyOrigin(plan));

/** Against paying only the minimums. */
function savedSentence(plan: PayoffPlan): ChatPart[] {
  if (plan.baseline.outcome === "never" || plan.interestSaved === null) {
    return say`On minimums alone your debts would never be paid off, so the saving has no end that could be counted; your plan costs ${money(centsOf(plan.totalInterest), "Interest of the plan", inPlan)} of interest.`;
  }
  const origin: Origin = {
    sentence: "Interest on minimums alone, less interest of the plan.",
    terms: [
      term("On minimums alone", centsOf(plan.baseline.totalInterest), { sign: "+" }),
      term("In your plan", centsOf(plan.totalInterest), { sign: "−" }),
    ],
    link: pages.avalanche,
  };
  const months =
    plan.monthsSaved === null || plan.monthsSaved <= 0
      ? ""
      : say` and ${duration(plan.monthsSaved, "Time saved", { sentence: `${durationText(plan.baseline.months)} on minimums alone, less ${durationText(plan.totalMonths)} in your plan.`, link: pages.avalanche })}`;
  return say`Against paying only the minimums your plan saves ${money(centsOf(plan.interestSaved), "Interest saved", origin)} of interest${months}.`;
}

function orderSentence(plan: PayoffPlan): ChatPart[] {
  const targets = plan.debts.filter(({ attack }) => attack === "included");
  const each = targets.map(
    ({ creditor, apr, paidOffDate }) =>
      say`${creditor} (${percent(apr, `APR of ${creditor}`, inPlan)}, paid off in ${month(paidOffDate, `${creditor} paid off`, inPlan)})`,
  );
  return say`In this order: ${listing(each)}.`;
}

function firstSentence(plan: PayoffPlan): ChatPart[] {
  const first = plan.debts.find(({ attack }) => attack === "included");
  if (first === undefined) return say`Your plan gives every debt its minimum only.`;
  const why =
    plan.strategy === "avalanche"
      ? plan.departure
        ? withFigures(plan.departure.sentence, "Saved by this order", inPlan)
        : "It charges the highest APR of the debts in the plan, so each dollar saves most there."
      : plan.strategy === "snowball"
        ? "It has the smallest balance, as the snowball asks."
        : "You put it first.";
  return say`Pay ${first.creditor} first: ${percent(first.apr, `APR of ${first.creditor}`, inPlan)} on ${money(centsOf(first.statementBalance), `Balance of ${first.creditor}`, inPlan)}. ${why} Your plan sends ${money(centsOf(first.firstPayment), `First payment to ${first.creditor}`, inPlan)} there in ${month(plan.startMonth, "First month of the plan", inPlan)} and the minimum to every other debt.`;
}

/** One thing about the plan. */
export function planFigure(facts: AdvisorFacts, { field }: { readonly field: PlanField }): Answer {
  const { plan } = facts;
  if (typeof plan === "string") return noPlan(plan);
  const offers = ["What if I pay $200 more a month?", "What if I only pay the minimums?"];
  const whenever = say`It pays ${monthlyFigure(plan)} a month.`;
  switch (field) {
    case "date":
    case "months":
      return answer(
        [
          say`Your plan makes you debt-free on ${dateFigure(plan)}, after ${duration(plan.totalMonths, "Length of the plan", inPlan)} of payments from ${month(plan.startMonth, "First month of the plan", inPlan)} on.`,
          whenever,
          leftOutSentence(plan),
        ],
        { offers },
      );
    case "interest":
      return answer(
        [
          say`Until you are debt-free your plan costs ${money(centsOf(plan.totalInterest), "Interest of the plan", inPlan)} of interest.`,
          savedSentence(plan),
        ],
        { offers },
      );
    case "saved":
      return answer([savedSentence(plan)], { offers });
    case "monthly":
      return answer(
        [
          say`Your plan pays ${monthlyFigure(plan)} a month.`,
          plan.aboveSafe
            ? withFigures(plan.aboveSafe.sentence, "Above what is safe", monthlyOrigin(plan))
            : undefined,
          plan.oldExtra
            ? withFigures(plan.oldExtra.sentence, "Left by your bank statements", {
                sentence: "The monthly extra of your bank statements, which is not sure enough to count on.",
                link: pages.cashflow,
              })
            : undefined,
        ],
        {
          offers: ["Which debt should I pay first?", ...offers.slice(0, 1)],
        },
      );
    case "order":
      return answer(
        [
          orderSentence(plan),
          plan.departure ? withFigures(plan.departure.sentence, "Saved by this order", inPlan) : undefined,
        ],
        {
          offers,
        },
      );
    case "first":
      return answer([firstSentence(plan)], {
        offers: ["In which order are my debts paid?", ...offers.slice(0, 1)],
      });
    case "paid":
      return answer(
        [
          say`From its first month to the last your plan pays ${money(centsOf(plan.totalPaid), "Paid in all", { sentence: "Balances, interest and fees.", terms: [term("Interest", centsOf(plan.totalInterest), { sign: "+" }), term("Fees", centsOf(plan.totalFees), { sign: "+" }), term("Balances when it begins", sumOf(plan.debts.map(({ balance }) => centsOf(balance))), { sign: "+" })], link: pages.avalanche })} in all.`,
        ],
        { offers },
      );
    default:
      return field satisfies never;
  }
}

function leftOutSentence(plan: PayoffPlan): ChatPart[] | undefined {
  const names = plan.leftOut.map(({ creditor }) => creditor);
  return names.length === 0 ? undefined : say`Not in it: ${names.join(", ")}.`;
}

/** Only the minimums, played month by month. */
export function minimumsOnly(facts: AdvisorFacts): Answer {
  const { plan } = facts;
  if (typeof plan === "string") return noPlan(plan);
  const offers = ["What if I pay $100 more a month?", "How much interest does the plan save?"];
  if (plan.baseline.outcome === "never") {
    return answer(
      [
        say`On minimums alone your debts would never be paid off: the interest grows as fast as you pay. Your plan ends on ${dateFigure(plan)}.`,
      ],
      { offers },
    );
  }
  const origin: Origin = {
    sentence: "Each debt paid with its minimum alone, month by month.",
    link: pages.avalanche,
  };
  return answer(
    [
      say`Paying only the minimums takes ${duration(plan.baseline.months, "On minimums alone", origin)} and costs ${money(centsOf(plan.baseline.totalInterest), "Interest on minimums alone", origin)} of interest.`,
      savedSentence(plan),
      plan.baselineNote === null ? undefined : [plan.baselineNote],
    ],
    { offers },
  );
}

/** Every other way of paying beside the plan. */
export function compareOrders(facts: AdvisorFacts): Answer {
  const { plan } = facts;
  if (typeof plan === "string") return noPlan(plan);
  const ways = plan.comparison.filter(
    ({ kind }) => kind === "avalanche" || kind === "snowball" || kind === "custom",
  );
  const names = { avalanche: "Avalanche", snowball: "Snowball", custom: "Your own order" } as const;
  const sentences = ways.map((way): ChatPart[] => {
    const name = names[way.kind as keyof typeof names]; // filtered above
    if (way.months === null || way.totalInterest === null) return withFigures(way.sentence, name, inPlan);
    const cost = cents(centsOf(way.totalInterest) + centsOf(way.totalFees));
    const origin: Origin = {
      sentence: `${name}, played with the same money and debts.`,
      link: pages.avalanche,
    };
    const first = way.firstPaidOffMonth;
    return say`${name}: ${duration(way.months, `Length with ${name}`, origin)}, ${money(cost, `Interest and fees with ${name}`, origin)} of interest and fees${first === null ? "" : say`, the first debt gone after ${duration(first, `First debt paid with ${name}`, origin)}`}.`;
  });
  const snowball = ways.find(({ kind }) => kind === "snowball");
  return answer(
    [
      ...sentences,
      snowball && plan.strategy !== "snowball"
        ? withFigures(snowball.sentence, "Snowball against the plan", inPlan)
        : undefined,
    ],
    {
      offers: ["In which order are my debts paid?", "What if I pay $200 more a month?"],
    },
  );
}

/** What interest costs in the plan's first month, debt by debt. */
export function interestNow(facts: AdvisorFacts): Answer {
  const { plan } = facts;
  if (typeof plan === "string") return noPlan(plan);
  const rows = plan.schedule.filter((row) => row.month === 1);
  const total = sumOf(rows.map(({ interest }) => centsOf(interest)));
  const terms = rows.map(({ debtName, interest }) => term(debtName, centsOf(interest), { sign: "+" }));
  return answer(
    [
      say`In ${month(plan.startMonth, "First month of the plan", inPlan)} your debts charge ${money(total, "Interest of one month", { sentence: "Each debt's interest in the plan's first month.", terms, link: pages.avalanche })} of interest. It falls month by month as the plan goes on.`,
    ],
    { offers: ["Which debt has the highest APR?", "What if I pay $200 more a month?"] },
  );
}

/** The payments of the next days. */
export function paymentsDue(facts: AdvisorFacts, { days }: { readonly days: number | null }): Answer {
  const all = facts.upcoming;
  const [first] = all;
  if (first === undefined) {
    return facts.debts.length === 0
      ? missing("I see no debt in your documents, so no payment is due that I know of.")
      : missing("No document shows when your next payments are due.");
  }
  const until =
    days === null
      ? undefined
      : new Date(Date.parse(facts.today) + days * 86_400_000).toISOString().slice(0, 10);
  const shown =
    until === undefined
      ? all.filter(({ date }) => date === first.date)
      : all.filter(({ date }) => date <= until);
  if (shown.length === 0) {
    return answer([
      say`Nothing is to be paid in the next ${String(days)} days. The next payment is on ${day(first.date, "Next payment", { sentence: "From your plan and the due dates of your statements.", link: pages.autopilot })}.`,
    ]);
  }
  const origin: Origin = {
    sentence: "From your plan and the due dates of your statements.",
    link: pages.autopilot,
  };
  const each = shown.map(
    ({ date, creditor, amount, dueDate }) =>
      say`${money(centsOf(amount), `Payment to ${creditor}`, origin)} to ${creditor} on ${day(date, `Payment day of ${creditor}`, origin)}${dueDate === null ? "" : say` (due ${day(dueDate, `Due date of ${creditor}`, origin)})`}`,
  );
  const total = sumOf(shown.map(({ amount }) => centsOf(amount)));
  return answer(
    [
      say`${days === null ? "Next" : `In the next ${days} days`}: ${listing(each)}.`,
      shown.length < 2
        ? undefined
        : say`Together ${money(total, "Together", { sentence: "All payments named here.", terms: shown.map(({ creditor, amount }) => term(creditor, centsOf(amount), { sign: "+" })) })}.`,
    ],
    { offers: ["What is due in the next 30 days?", "What is my monthly payment?"] },
  );
}

/** What will be owed at the end of a month to come, in all or on one debt. */
export function planBalance(
  facts: AdvisorFacts,
  { month: when, debt }: { readonly month: string; readonly debt: string | null },
): Answer {
  const { plan } = facts;
  if (typeof plan === "string") return noPlan(plan);
  if (when < plan.startMonth)
    return missing(
      `Your plan begins in ${monthText(plan.startMonth)}, so it says nothing about ${monthText(when)}.`,
    );
  const target = debt === null ? undefined : plan.debts.find(({ debtId }) => debtId === debt);
  if (debt !== null && target === undefined) return missing("That debt is not in your plan.");
  const rows = plan.schedule.filter(
    ({ date, debtId }) => date === when && (debt === null || debtId === debt),
  );
  const terms = rows.map(({ debtName, remainingBalance }) =>
    term(debtName, centsOf(remainingBalance), { sign: "+" }),
  );
  const left = sumOf(rows.map(({ remainingBalance }) => centsOf(remainingBalance)));
  const origin: Origin = {
    sentence: `At the end of ${monthText(when)} in your plan.`,
    ...(terms.length === 0 ? {} : { terms }),
    link: pages.avalanche,
  };
  return answer(
    [
      say`At the end of ${monthText(when)} your plan leaves ${money(left, `Owed at the end of ${monthText(when)}`, origin)} owed${target === undefined ? " in all" : ` on ${target.creditor}`}.`,
    ],
    { offers: ["When will I be debt-free?", "What if I pay $200 more a month?"] },
  );
}
