/** What is owned and owed, ratios, credit, documents, and the whole at a glance. Read-only. */
import type { ChatPart } from "#contract/advisor.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { cents } from "#engine/money/cents.ts";
import type { AdvisorFacts } from "../facts.ts";
import { assetsOfKind, type NamedAssetKind } from "./asset-tools.ts";
import { noDebts } from "./debt-tools.ts";
import { noCashflow } from "./month-tools.ts";
import { dateFigure, monthlyFigure } from "./plan-tools.ts";
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
  type Origin,
  pages,
  percent,
  percentText,
  say,
  sumOf,
  term,
} from "./say.ts";

export function netWorth(
  facts: AdvisorFacts,
  { field }: { readonly field: "net" | "assets" | "history" | NamedAssetKind },
): Answer {
  const { profile } = facts;
  if (field !== "net" && field !== "assets" && field !== "history") return assetsOfKind(facts, field);
  if (profile.netWorth === null)
    return missing("No document shows yet what you own or owe, so I cannot tell your net worth.");
  const assets = profile.assets.map(({ name, accountLast4, value, sources }) =>
    term(accountLast4 === null ? name : `${name} ···${accountLast4}`, centsOf(value), {
      sign: "+",
      ...(sources["value"] ? { source: sources["value"] } : {}),
    }),
  );
  const owned = money(centsOf(profile.totalAssets), "What you own", {
    sentence: "The newest balances of your accounts.",
    terms: assets,
    link: pages.profile,
  });
  const owed = money(centsOf(profile.totalLiabilities), "What you owe", {
    sentence: "The newest balances of your debts.",
    terms: profile.liabilities.flatMap(({ creditor, balance, source }) =>
      balance === null
        ? []
        : [term(creditor, centsOf(balance), { sign: "+", ...(source === null ? {} : { source }) })],
    ),
    link: pages.profile,
  });
  const net = money(centsOf(profile.netWorth), "Net worth", {
    sentence: "What you own less what you owe.",
    terms: [
      term("What you own", centsOf(profile.totalAssets), { sign: "+" }),
      term("What you owe", centsOf(profile.totalLiabilities), { sign: "−" }),
    ],
    link: pages.profile,
  });
  const offers = ["How has my net worth changed?", "What is my debt-to-income ratio?"];
  if (field === "assets") {
    if (assets.length === 0) return missing("I see no account that holds money in your documents.");
    return answer(
      [
        say`You own ${owned} in ${count(assets.length, "Number of accounts", { sentence: "Accounts that hold money.", terms: assets, link: pages.profile }, "account")}.`,
        profile.warnings[0] === undefined ? undefined : [profile.warnings[0]],
      ],
      { offers },
    );
  }
  if (field === "history") return netWorthHistory(facts, offers);
  return answer(
    [
      say`Your net worth is ${net}: ${owned} owned less ${owed} owed.`,
      profile.warnings[0] === undefined ? undefined : [profile.warnings[0]],
    ],
    { offers },
  );
}

function netWorthHistory(facts: AdvisorFacts, offers: readonly string[]): Answer {
  const known = facts.profile.history.flatMap(({ month, netWorth: worth }) =>
    worth === null ? [] : [{ month, worth: centsOf(worth) }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || first === last)
    return missing("There are not enough months with statements of every account to compare your net worth.");
  const change = cents(last.worth - first.worth);
  const origin: Origin = {
    sentence: "The sums at the end of both months.",
    terms: [
      term(monthText(last.month), last.worth, { sign: "+" }),
      term(monthText(first.month), first.worth, { sign: "−" }),
    ],
    link: pages.profile,
  };
  return answer(
    [
      say`From ${monthText(first.month)} to ${monthText(last.month)} your net worth ${change >= 0 ? "rose" : "fell"} by ${money(cents(Math.abs(change)), "Change of net worth", origin)}, to ${money(last.worth, "Net worth then", origin)}.`,
    ],
    { offers },
  );
}

export function debtToIncome(facts: AdvisorFacts): Answer {
  const ratio = facts.profile.debtToIncome;
  if (ratio === null) return facts.debts.length === 0 ? noDebts() : noCashflow();
  const terms = [
    term("Minimum payments", centsOf(ratio.payments)),
    term("Monthly income", centsOf(ratio.income)),
  ];
  return answer(
    [
      say`Your debt-to-income ratio is ${percent(ratio.percent, "Debt-to-income", { sentence: "Minimum payments in percent of your monthly income.", terms, link: pages.profile })}: ${money(centsOf(ratio.payments), "Minimum payments", { sentence: "All minimum payments of your debts.", link: pages.debts })} of payments on ${money(centsOf(ratio.income), "Monthly income", { sentence: "Your usual monthly income after tax.", link: pages.cashflow })} of income.`,
      ratio.without.length > 0
        ? say`The minimum of ${ratio.without.join(", ")} is not known and not among them, so the true ratio is higher.`
        : undefined,
      ratio.label === "Healthy" ? say`Below 36 % counts as healthy.` : say`From 36 % on it counts as high.`,
      say`Lenders compare with income before tax and add rent or mortgage, so theirs may differ.`,
    ],
    { offers: ["Which debt should I pay first?", "What is my credit utilization?"] },
  );
}

export function utilization(facts: AdvisorFacts): Answer {
  const use = facts.profile.utilization;
  if (use === null)
    return missing(
      "No document shows the limit and balance of a credit card, so I cannot tell your utilization.",
    );
  const cards = facts.debts.filter(
    ({ debtType, creditLimit, currentBalance }) =>
      debtType === "credit-card" && creditLimit !== null && currentBalance !== null,
  );
  const balances = cards.map((card) =>
    term(debtName(card, facts.debts), centsOf(card.currentBalance), {
      sign: "+",
      ...(card.sources["currentBalance"] ? { source: card.sources["currentBalance"] } : {}),
    }),
  );
  const limits = cards.map((card) =>
    term(debtName(card, facts.debts), centsOf(card.creditLimit), {
      sign: "+",
      ...(card.sources["creditLimit"] ? { source: card.sources["creditLimit"] } : {}),
    }),
  );
  return answer(
    [
      say`You use ${percent(use.percent, "Credit utilization", { sentence: "Card balances in percent of card limits.", terms: [term("Card balances", centsOf(use.balance)), term("Card limits", centsOf(use.limit))], link: pages.profile })} of your card limits: ${money(centsOf(use.balance), "Card balances", { sentence: "All cards with a known limit.", terms: balances })} of ${money(centsOf(use.limit), "Card limits", { sentence: "All known limits.", terms: limits })}.`,
      use.withinAdvice
        ? say`That is below the usual advice of 30 %.`
        : say`The usual advice is below 30 %; paying ${money(centsOf(use.toPay), "To pay for 30 %", { sentence: "Down to just below 30 % of the limits.", terms: [term("Card balances", centsOf(use.balance)), term("Card limits", centsOf(use.limit))] })} gets you there.`,
    ],
    { offers: ["Should I close any credit cards?", "How can I improve my credit score?"] },
  );
}

export const creditFields = ["score", "factors", "collections", "inquiries", "accounts", "improve"] as const;
export type CreditField = (typeof creditFields)[number];

const noReport = (): Answer =>
  missing(
    "I have not read a credit report of yours. You get one free each week from each bureau at annualcreditreport.com; upload it, and I can tell.",
  );

export function credit(facts: AdvisorFacts, { field }: { readonly field: CreditField }): Answer {
  const report = facts.profile.credit;
  if (report === null) return field === "improve" ? improve(facts) : noReport();
  const origin = (key: string): Origin => {
    const source = report.sources[key];
    return source === undefined
      ? { sentence: `Read in ${report.fileName}.`, link: pages.profile }
      : { source };
  };
  const when =
    report.reportDate === null
      ? ""
      : say` on ${day(report.reportDate, "Date of the report", origin("reportDate"))}`;
  const offers = ["How can I improve my credit score?", "What is my credit utilization?"];
  switch (field) {
    case "score":
      if (report.score === null) return missing("Your credit report shows no score between 300 and 850.");
      return answer(
        [
          say`Your credit score was ${count(report.score, "Credit score", origin("score"))}${when}, which counts as ${report.band ?? ""}${report.bureau === null ? "" : ` (${report.bureau})`}.`,
          scoreChange(facts),
        ],
        { offers },
      );
    case "collections":
      if (report.collections === null)
        return missing("Your credit report does not show the number of collections for certain.");
      return answer(
        [
          report.collections === 0
            ? say`Your credit report${when} shows ${count(0, "Collections", origin("collections"))} collections.`
            : say`Your credit report${when} shows ${count(report.collections, "Collections", origin("collections"), "collection")}. Before paying, ask the collector in writing for proof of the debt; you can dispute what is wrong.`,
        ],
        { offers: ["What should I know about collectors?", ...offers.slice(0, 1)] },
      );
    case "inquiries":
      if (report.inquiries === null)
        return missing("Your credit report does not show the number of inquiries for certain.");
      return answer(
        [
          say`Your credit report${when} shows ${count(report.inquiries, "Inquiries", origin("inquiries"))} ${report.inquiries === 1 ? "inquiry" : "inquiries"}.`,
        ],
        { offers },
      );
    case "accounts":
      if (report.accountsOpen === null && report.accountsTotal === null)
        return missing("Your credit report does not show the number of accounts for certain.");
      return answer(
        [
          say`Your credit report${when} shows ${report.accountsTotal === null ? "" : say`${count(report.accountsTotal, "Accounts", origin("accountsTotal"), "account")}`}${report.accountsOpen === null ? "" : say`${report.accountsTotal === null ? "" : ", of them "}${count(report.accountsOpen, "Open accounts", origin("accountsOpen"))} open`}${report.accountsClosed === null ? "" : say` and ${count(report.accountsClosed, "Closed accounts", origin("accountsClosed"))} closed`}.`,
        ],
        { offers },
      );
    case "factors":
      return factors(facts);
    case "improve":
      return improve(facts);
    default:
      return field satisfies never;
  }
}

function scoreChange(facts: AdvisorFacts): ChatPart[] | undefined {
  const history = facts.profile.credit?.history ?? [];
  const [before, now] = [history.at(-2), history.at(-1)];
  if (before === undefined || now === undefined || before.score === now.score) return undefined;
  const points = Math.abs(now.score - before.score);
  return say`That is ${count(points, "Points since the report before", { sentence: `${now.score} now, ${before.score} before.`, link: pages.profile }, "point")} ${now.score > before.score ? "more" : "less"} than on ${day(before.date, "Date of the report before", { sentence: "The report before.", link: pages.profile })}.`;
}

function factors(facts: AdvisorFacts): Answer {
  const report = facts.profile.credit;
  if (report === null || report.factors.length === 0) return noReport();
  const each = report.factors.map(
    ({ name, status, figure, impact }) =>
      say`${name}: ${{ text: figure, name, sentence: `${impact} Judged as ${status}.`, link: pages.profile }} (${status}).`,
  );
  return answer(each, { offers: ["How can I improve my credit score?"] });
}

/** What the person's own figures say helps most, largest first. */
function improve(facts: AdvisorFacts): Answer {
  const steps: ChatPart[][] = [];
  const { utilization: use, credit: report } = facts.profile;
  if (report !== null && report.score !== null) {
    const source = report.sources["score"];
    steps.push(
      say`Your score was ${count(report.score, "Credit score", source === undefined ? { link: pages.profile, sentence: `Read in ${report.fileName}.` } : { source })} (${report.band ?? ""}).`,
    );
  }
  steps.push(say`Most of a score is paying on time: put at least every minimum on automatic payment.`);
  if (use !== null) {
    const figure = percent(use.percent, "Credit utilization", {
      sentence: "Card balances in percent of card limits.",
      terms: [term("Card balances", centsOf(use.balance)), term("Card limits", centsOf(use.limit))],
      link: pages.profile,
    });
    steps.push(
      use.withinAdvice
        ? say`You use ${figure} of your card limits, below the advised 30 %: keep it there.`
        : say`You use ${figure} of your card limits; paying ${money(centsOf(use.toPay), "To pay for 30 %", { sentence: "Down to just below 30 % of the limits.", link: pages.profile })} brings it below 30 %, which usually helps within a month or two.`,
    );
  }
  for (const factor of report?.factors ?? [])
    if (factor.name !== "Utilization" && factor.status !== "good") steps.push([factor.impact]);
  steps.push(
    say`Apply for new credit only when you need it, keep old cards without a fee open, and dispute errors in your reports. Nobody can promise a number of points.`,
  );
  return {
    ...answer(steps, { offers: ["What is my credit utilization?", "Do I have any collections?"] }),
    publications: [
      {
        name: "Consumer Financial Protection Bureau: credit reports and scores",
        url: "https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/",
      },
      { name: "Free credit reports", url: "https://www.annualcreditreport.com/" },
    ],
  };
}

/** What was read, and what waits. */
export function documents(
  facts: AdvisorFacts,
  { field }: { readonly field: "count" | "questions" | "newest" },
): Answer {
  const all = facts.documents;
  const origin: Origin = { sentence: "Each is listed on the Documents page.", link: pages.documents };
  if (all.length === 0)
    return missing("You have not uploaded a document yet. Drop in a statement, and I read it.");
  const [read, failed] = [
    all.filter(({ status }) => status === "completed"),
    all.filter(({ status }) => status === "failed" || status === "needs-password"),
  ];
  const questions = all.reduce((sum, { questionCount }) => sum + questionCount, 0);
  const waiting = all.length - read.length - failed.length;
  const questionSentence =
    questions === 0
      ? say`No figure waits for your answer.`
      : say`${count(questions, "Open questions", { sentence: "Figures that could not be read for certain.", link: { path: "/documents/review", label: "Answer them" } }, "figure")} ${questions === 1 ? "waits" : "wait"} for your answer.`;
  if (field === "questions")
    return answer([questionSentence], { offers: ["How many documents did you read?"] });
  if (field === "newest") {
    const newest = all.toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? 1 : -1))[0];
    return newest === undefined
      ? missing("There is no document.")
      : answer([
          say`The newest document is ${newest.fileName}, uploaded on ${day(newest.uploadedAt, "Upload", origin)}; it is ${newest.status === "completed" ? "read" : newest.status === "failed" ? "not readable" : newest.status === "needs-password" ? "waiting for its password" : "being read"}.`,
        ]);
  }
  return answer(
    [
      say`I have read ${count(read.length, "Documents read", origin, "document")}${all.length === read.length ? "" : say` of ${count(all.length, "Documents uploaded", origin)}`}.`,
      failed.length === 0
        ? undefined
        : say`${count(failed.length, "Not readable", origin)} could not be read: ${failed
            .slice(0, 3)
            .map(({ fileName }) => fileName)
            .join(", ")}.`,
      waiting === 0
        ? undefined
        : say`${count(waiting, "Being read", origin)} ${waiting === 1 ? "is" : "are"} being read.`,
      questionSentence,
    ],
    { offers: ["How much do I owe in all?"] },
  );
}

/** What the person's own figures speak for. */
export function opportunities(facts: AdvisorFacts): Answer {
  const all = facts.opportunities.slice(0, 3);
  if (all.length === 0)
    return missing(
      "I see nothing in your figures now that would clearly save money. A new statement may change that.",
      { offers: ["Where does most of my money go?"] },
    );
  const each = all.map(
    ({ title, potentialSavings, arithmetic, description }) =>
      say`${title}${potentialSavings === null ? "" : say` (${money(centsOf(potentialSavings), title, { sentence: description, terms: arithmetic.map(({ label, value, format, source }) => ({ label, text: format === "money" ? money(centsOf(value), label, {}).text : format === "rate" ? percentText(value) : value, ...(source === null ? {} : { source }) })), link: pages.debts })} in your plan)`}`,
  );
  return answer(
    [
      say`Your figures speak for ${count(facts.opportunities.length, "Suggestions", { sentence: "All of them are on the Debts tab.", link: pages.debts }, "step")}: ${listing(each)}.`,
    ],
    {
      offers: ["What if I pay $100 more a month?", "Where does most of my money go?"],
    },
  );
}

/** Where the person stands, in four sentences. */
export function summary(facts: AdvisorFacts): Answer {
  const { plan, analysis, profile } = facts;
  if (facts.debts.length === 0 && analysis === null) return noDebts();
  const owed = sumOf(facts.debts.map(({ currentBalance }) => centsOf(currentBalance)));
  const first = typeof plan === "string" ? undefined : plan.debts.find(({ attack }) => attack === "included");
  const debt = facts.debts.find(({ id }) => id === first?.debtId);
  return answer(
    [
      say`You owe ${money(owed, "Owed in all", { sentence: "All known balances.", terms: facts.debts.flatMap((one) => (one.currentBalance === null ? [] : [term(debtName(one, facts.debts), centsOf(one.currentBalance), { sign: "+" })])) })} on ${count(facts.debts.length, "Number of debts", { sentence: "Each is on the Debts tab.", link: pages.debts }, "debt")}.`,
      typeof plan === "string"
        ? [plan]
        : say`Your plan pays ${monthlyFigure(plan)} a month and makes you debt-free on ${dateFigure(plan)}.`,
      debt === undefined
        ? undefined
        : say`Next target: ${debtName(debt, facts.debts)}${debt.apr === null ? "" : say` at ${percent(debt.apr, `APR of ${debtName(debt, facts.debts)}`, debtOrigin(debt, "apr"))}`}.`,
      profile.netWorth === null
        ? undefined
        : say`Your net worth is ${money(centsOf(profile.netWorth), "Net worth", { sentence: "What you own less what you owe.", terms: [term("What you own", centsOf(profile.totalAssets), { sign: "+" }), term("What you owe", centsOf(profile.totalLiabilities), { sign: "−" })], link: pages.profile })}.`,
    ],
    { offers: ["How can I save money?", "What if I pay $200 more a month?"] },
  );
}
