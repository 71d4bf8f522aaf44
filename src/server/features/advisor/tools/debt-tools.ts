/** What is owed: single debts, sums, and which is the largest, dearest or next. Read-only. */
import type { ChatPart } from "#contract/advisor.ts";
import type { Debt } from "#contract/debts.ts";
import { minimumDue, minimumNote } from "#contract/minimum-due.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { compareRates, parseRate } from "#engine/money/rate.ts";
import { computeUtilization } from "#engine/ratios/utilization.ts";
import type { AdvisorFacts } from "../facts.ts";
import {
  type Answer,
  answer,
  centsOf,
  count,
  day,
  debtName,
  debtOrigin,
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
} from "./say.ts";

export const debtFields = [
  "balance",
  "apr",
  "minimum",
  "due",
  "limit",
  "available",
  "original",
  "utilisation",
  "payoff",
  "payment",
  "interest",
  "interest-month",
] as const;
export type DebtField = (typeof debtFields)[number];

export const debtGroups = ["all", "cards", "loans", "mortgages"] as const;
export type DebtGroup = (typeof debtGroups)[number];

const GROUP_WORDS: Readonly<Record<DebtGroup, string>> = {
  all: "debts",
  cards: "credit cards",
  loans: "loans",
  mortgages: "mortgages",
};

/** How plan figures are explained. */
const inPlan: Origin = { sentence: "Worked out month by month in your plan.", link: pages.avalanche };

export const noDebts = (): Answer =>
  missing("I see no debt in your documents yet. Upload a card or loan statement, or type a debt in.", {
    offers: ["How many documents did you read?"],
  });

export function ofGroup(debts: readonly Debt[], group: DebtGroup): readonly Debt[] {
  if (group === "all") return debts;
  const type = group === "cards" ? "credit-card" : group === "loans" ? "loan" : "mortgage";
  return debts.filter(({ debtType }) => debtType === type);
}

const owes = (debt: Debt): boolean => debt.currentBalance === null || centsOf(debt.currentBalance) > 0;

function notShown(name: string, what: string, debt: Debt): ChatPart[] {
  const isAsked = debt.openQuestions.length > 0;
  return say`No document shows ${what} of ${name} for certain${isAsked ? "; a question about it waits in Documents" : ""}.`;
}

const PRINTED = {
  balance: ["currentBalance", "the balance"],
  apr: ["apr", "the APR"],
  minimum: ["minimumPayment", "the minimum payment"],
  due: ["paymentDueDate", "the due date"],
  limit: ["creditLimit", "the credit limit"],
  original: ["originalBalance", "the original amount"],
} as const;

function printedSentence(facts: AdvisorFacts, debt: Debt, field: keyof typeof PRINTED): ChatPart[] {
  const name = debtName(debt, facts.debts);
  const [key, words] = PRINTED[field];
  const value = debt[key];
  if (value === null) return notShown(name, words, debt);
  const origin = debtOrigin(debt, key);
  const amount = centsOf(value);
  const note = minimumNote(debt);
  switch (field) {
    case "balance":
      return say`You owe ${money(amount, `Balance of ${name}`, origin)} on ${name}${debt.statementDate === null ? "" : say`, as of ${day(debt.statementDate, `Statement date of ${name}`, debtOrigin(debt, "statementDate"))}`}.`;
    case "apr":
      return [
        ...say`${name} charges ${percent(value, `APR of ${name}`, origin)} a year.`,
        ...bucketSentence(debt, name),
      ];
    case "minimum":
      return say`The minimum payment of ${name} is ${money(centsOf(minimumDue(debt) ?? value), `Minimum payment of ${name}`, note === undefined ? origin : { ...origin, sentence: note })} a month.`;
    case "due":
      return say`The statement of ${name} asks for payment by ${day(value, `Due date of ${name}`, origin)}${value < facts.today ? ", which is past; the next statement names the next one" : ""}.`;
    case "limit":
      return say`The credit limit of ${name} is ${money(amount, `Credit limit of ${name}`, origin)}.`;
    case "original":
      return say`${name} began with ${money(amount, `Original amount of ${name}`, origin)}.`;
    default:
      return field satisfies never;
  }
}

function bucketSentence(debt: Debt, name: string): ChatPart[] {
  return debt.buckets.flatMap(
    (bucket) =>
      say` Of the balance, ${money(centsOf(bucket.balance), `Promotional balance of ${name}`, { sentence: "A part of the balance with a rate of its own.", link: pages.debts })} is at ${percent(bucket.apr, `Promotional APR of ${name}`, { sentence: "The rate of that part.", link: pages.debts })}${bucket.expires === null ? "" : say` until ${day(bucket.expires, `End of the promotion of ${name}`, { sentence: "The last day of that rate.", link: pages.debts })}`}.`,
  );
}

function cardSentence(facts: AdvisorFacts, debt: Debt, field: "available" | "utilisation"): ChatPart[] {
  const name = debtName(debt, facts.debts);
  if (debt.creditLimit === null || debt.currentBalance === null)
    return notShown(name, "the credit limit and balance", debt);
  const [limit, balance] = [centsOf(debt.creditLimit), centsOf(debt.currentBalance)];
  const terms = [
    term("Credit limit", limit, debt.sources["creditLimit"] ? { source: debt.sources["creditLimit"] } : {}),
    term(
      "Balance",
      balance,
      debt.sources["currentBalance"] ? { source: debt.sources["currentBalance"] } : {},
    ),
  ];
  if (field === "available") {
    return say`On ${name}, ${money(cents(limit - balance), `Unused limit of ${name}`, { sentence: "Limit less balance.", terms })} of the limit is not used.`;
  }
  const use = computeUtilization(balance, limit);
  if (use === undefined) return notShown(name, "a credit limit", debt);
  return say`You use ${percent(use.percent, `Utilization of ${name}`, { sentence: "Balance in percent of the limit.", terms })} of the limit of ${name}${use.withinAdvice ? ", which is below the usual advice of 30 %" : say`; paying ${money(use.toPay, `To pay on ${name}`, { sentence: "Down to just below 30 % of the limit.", terms })} brings it below 30 %`}.`;
}

function planSentence(
  facts: AdvisorFacts,
  plan: PayoffPlan,
  debt: Debt,
  field: "payoff" | "payment" | "interest" | "interest-month",
): ChatPart[] {
  const name = debtName(debt, facts.debts);
  const planned = plan.debts.find(({ debtId }) => debtId === debt.id);
  if (planned === undefined) {
    return say`${name} is not in your plan: ${debt.notPlannable ?? "it is left out."}`;
  }
  switch (field) {
    case "payoff":
      return say`In your plan ${name} is paid off in ${month(planned.paidOffDate, `${name} paid off`, inPlan)}.`;
    case "payment":
      return say`Your plan pays ${money(centsOf(planned.firstPayment), `First payment to ${name}`, inPlan)} to ${name} in ${month(plan.startMonth, "First month of the plan", inPlan)}.`;
    case "interest":
      return say`In your plan ${name} costs ${money(centsOf(planned.interest), `Interest of ${name}`, inPlan)} of interest until it is paid off.`;
    case "interest-month": {
      const row = plan.schedule.find(({ month: number, debtId }) => number === 1 && debtId === debt.id);
      if (row === undefined) return say`${name} is not in the first month of your plan.`;
      return say`${name} charges ${money(centsOf(row.interest), `Interest of ${name} in one month`, { sentence: "Its interest in the plan's first month, by its own APR.", terms: [term("Balance when the plan begins", centsOf(planned.balance))], link: pages.avalanche })} of interest in ${month(plan.startMonth, "First month of the plan", inPlan)}.`;
    }
    default:
      return field satisfies never;
  }
}

/** One figure of some debts, a sentence each. */
export function debtFigure(
  facts: AdvisorFacts,
  { debts: ids, field }: { readonly debts: readonly string[]; readonly field: DebtField },
): Answer {
  const debts = facts.debts.filter(({ id }) => ids.includes(id));
  if (debts.length === 0) return noDebts();
  const { plan } = facts;
  const sentences = debts.map((debt): ChatPart[] => {
    switch (field) {
      case "available":
      case "utilisation":
        return cardSentence(facts, debt, field);
      case "payoff":
      case "payment":
      case "interest":
      case "interest-month":
        return typeof plan === "string" ? [plan] : planSentence(facts, plan, debt, field);
      case "balance":
      case "apr":
      case "minimum":
      case "due":
      case "limit":
      case "original":
        return printedSentence(facts, debt, field);
      default:
        return field satisfies never;
    }
  });
  const first = debts[0];
  const name = first === undefined ? "" : debtName(first, facts.debts);
  const offers = [
    field === "apr" ? `How much do I owe on ${name}?` : `What is the APR of ${name}?`,
    field === "payoff" ? `When is ${name} due?` : `When will ${name} be paid off?`,
  ];
  const said = paragraphsOf(sentences);
  return sentences.some((sentence) => sentence.some((part) => typeof part !== "string"))
    ? answer(said, { offers })
    : missing(sentences.flat(), { offers: ["How many documents did you read?"] });
}

/** The same sentence, such as why there is no plan, is said once. */
function paragraphsOf(sentences: readonly ChatPart[][]): readonly ChatPart[][] {
  const said = new Set<string>();
  return sentences.filter((sentence) => {
    const key = JSON.stringify(sentence);
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}

/** What is owed in all, the minimums, or how many debts there are. */
export function debtsTotal(
  facts: AdvisorFacts,
  { group, of }: { readonly group: DebtGroup; readonly of: "balance" | "minimum" | "count" },
): Answer {
  const debts = ofGroup(facts.debts, group).filter(owes);
  const words = GROUP_WORDS[group];
  if (debts.length === 0) {
    return facts.debts.length === 0 ? noDebts() : missing(`Your documents show nothing owed on ${words}.`);
  }
  const key = of === "minimum" ? "minimumPayment" : "currentBalance";
  const valueOf = (debt: Debt) => (of === "minimum" ? minimumDue(debt) : debt.currentBalance);
  const known = debts.flatMap((debt) => {
    const value = valueOf(debt);
    return value === null ? [] : [{ debt, value: centsOf(value) }];
  });
  const terms = known.map(({ debt, value }) => {
    const source = debt.sources[key];
    return term(debtName(debt, facts.debts), value, {
      sign: "+",
      ...(source ? { source } : {}),
    });
  });
  const total = sumOf(known.map(({ value }) => value));
  const notes = of === "minimum" ? known.flatMap(({ debt }) => minimumNote(debt) ?? []) : [];
  const origin: Origin = { sentence: [`All your ${words} together.`, ...notes].join(" "), terms };
  const unknown = debts.filter((debt) => debt[key] === null).map((debt) => debtName(debt, facts.debts));
  const gap =
    unknown.length === 0
      ? undefined
      : say`Not in this sum, because no document shows it for certain: ${unknown.join(", ")}.`;
  const number = count(debts.length, `Number of ${words}`, {
    sentence: "Each is on the Debts tab.",
    terms,
    link: pages.debts,
  });
  if (known.length === 0) return missing(gap ?? "No document shows it for certain.");
  if (of === "count") {
    const each = known.map(
      ({ debt }) =>
        say`${debtName(debt, facts.debts)} with ${money(centsOf(debt.currentBalance), `Balance of ${debtName(debt, facts.debts)}`, debtOrigin(debt, "currentBalance"))}`,
    );
    return answer(
      [say`You have ${number} ${debts.length === 1 ? words.slice(0, -1) : words}: ${listing(each)}.`, gap],
      {
        offers: ["Which debt should I pay first?", "When will I be debt-free?"],
      },
    );
  }
  const sentence =
    of === "minimum"
      ? say`Your minimum payments come to ${money(total, "All minimum payments", origin)} a month.`
      : say`You owe ${money(total, `Owed on ${words}`, origin)} in all on ${number} ${debts.length === 1 ? words.slice(0, -1) : words}.`;
  return answer([sentence, gap], { offers: ["Which debt should I pay first?", "When will I be debt-free?"] });
}

export const rankings = ["apr", "balance", "minimum", "payoff", "due"] as const;

/** Which debt is at one end: the highest APR, the smallest balance, the first to be paid off. */
type Ranking = {
  readonly by: (typeof rankings)[number];
  readonly end: "highest" | "lowest";
  readonly group: DebtGroup;
};

/** Whether the arguments of a call are those of a ranking. */
export const isRanking = (args: Readonly<Record<string, unknown>>): args is Ranking =>
  rankings.some((by) => by === args["by"]) &&
  (args["end"] === "highest" || args["end"] === "lowest") &&
  debtGroups.some((group) => group === args["group"]);

/** The debts at that end of the ranking, several where they are equal; empty where no document shows the figure. */
export function foremost(facts: AdvisorFacts, { by, end, group }: Ranking) {
  const debts = ofGroup(facts.debts, group).filter(owes);
  const { plan } = facts;
  const valueOf = (debt: Debt): string | null => {
    if (by === "apr") return debt.apr;
    if (by === "due")
      return debt.paymentDueDate !== null && debt.paymentDueDate >= facts.today ? debt.paymentDueDate : null;
    if (by === "payoff") {
      return typeof plan === "string"
        ? null
        : (plan.debts.find(({ debtId }) => debtId === debt.id)?.paidOffDate ?? null);
    }
    return by === "minimum" ? minimumDue(debt) : debt.currentBalance;
  };
  const known = debts.flatMap((debt) => {
    const value = valueOf(debt);
    return value === null ? [] : [{ debt, value }];
  });
  const compare = (left: string, right: string): number => {
    if (by === "due" || by === "payoff") return left < right ? -1 : left > right ? 1 : 0;
    const [a, b] = [parseRate(left), parseRate(right)];
    return a === undefined || b === undefined ? 0 : compareRates(a, b);
  };
  const ordered = known.toSorted((a, b) =>
    end === "highest" ? compare(b.value, a.value) : compare(a.value, b.value),
  );
  const best = ordered[0];
  const equals = ordered.filter(({ value }) => best !== undefined && compare(value, best.value) === 0);
  return { equals: equals.map(({ debt }) => debt), skipped: debts.length - known.length };
}

export function debtRank(facts: AdvisorFacts, ranking: Ranking): Answer {
  const { by, end, group } = ranking;
  if (!ofGroup(facts.debts, group).some(owes))
    return facts.debts.length === 0 ? noDebts() : missing(`Your documents show no ${GROUP_WORDS[group]}.`);
  if (by === "payoff" && typeof facts.plan === "string") return missing(facts.plan);
  const { equals, skipped } = foremost(facts, ranking);
  if (equals.length === 0) return missing("No document shows that figure of your debts for certain.");
  const FIELD = { apr: "apr", balance: "balance", minimum: "minimum", payoff: "payoff", due: "due" } as const;
  const words = {
    apr: end === "highest" ? "The highest APR" : "The lowest APR",
    balance: end === "highest" ? "The largest balance" : "The smallest balance",
    minimum: end === "highest" ? "The highest minimum" : "The lowest minimum",
    payoff: end === "highest" ? "Paid off last" : "Paid off first",
    due: end === "highest" ? "Due last" : "Due next",
  }[by];
  const names = equals.map((debt) => debtName(debt, facts.debts)).join(" and ");
  const figure = debtFigure(facts, { debts: equals.map(({ id }) => id), field: FIELD[by] });
  return answer(
    [
      say`${words}: ${names}.`,
      figure.parts,
      skipped === 0 || by === "due"
        ? undefined
        : say`${String(skipped)} of your debts ${skipped === 1 ? "does" : "do"} not show this figure and could not be compared.`,
    ],
    { offers: ["Which debt should I pay first?", `When will ${names} be paid off?`] },
  );
}

/** How much of a debt's first balance is paid. */
export function debtProgress(facts: AdvisorFacts): Answer {
  const known = facts.debts.filter(
    ({ originalBalance, currentBalance }) => originalBalance !== null && currentBalance !== null,
  );
  if (known.length === 0)
    return missing("No document shows with what amount your debts began, so I cannot tell how much is paid.");
  const paid = known.map((debt) => ({
    debt,
    amount: cents(centsOf(debt.originalBalance) - centsOf(debt.currentBalance)),
  }));
  return answer([
    say`${listing(
      paid.map(({ debt, amount }) => {
        const name = debtName(debt, facts.debts);
        const terms = [
          term("Began with", centsOf(debt.originalBalance)),
          term("Owed now", centsOf(debt.currentBalance), { sign: "−" }),
        ];
        return say`${name}: ${money(amount, `Paid off of ${name}`, { sentence: "What it began with, less what is owed now.", terms })} of ${money(centsOf(debt.originalBalance), `Original amount of ${name}`, debtOrigin(debt, "originalBalance"))} is paid`;
      }),
    )}.`,
  ]);
}
