import { expect, test } from "vitest";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts, PastStatement } from "./facts.ts";
import { plainText } from "./tools/say.ts";

const sample = householdFacts().get("sample") as AdvisorFacts; // it is the first of them
const NORTHLINE = sample.debts.find(({ creditor }) => creditor === "Northline Visa")?.id ?? "";
const said = (question: string, facts: AdvisorFacts = sample): string =>
  plainText(advise(facts, question).answer.parts);
const kind = (question: string, facts: AdvisorFacts = sample): string => advise(facts, question).answer.kind;

/** The sample household with other statements of one card, newest first. */
const withStatements = (
  statements: readonly PastStatement[],
  rows: AdvisorFacts["transactions"]["transactions"] = sample.transactions.transactions,
): AdvisorFacts => ({
  ...sample,
  transactions: { ...sample.transactions, transactions: rows },
  statements: [...statements, ...sample.statements.filter(({ accountId }) => accountId !== NORTHLINE)],
});
const statement = (
  first: string | null,
  asOf: string,
  figures: Partial<PastStatement["figures"]>,
): PastStatement => ({
  accountId: NORTHLINE,
  documentId: `doc ${asOf}`,
  asOf: asOf as PlainDate,
  first: first as PlainDate | null,
  isTyped: false,
  figures: { balance: null, before: null, paid: null, interest: null, fees: null, ...figures },
  sources: {},
});
const withoutOwnRows = sample.transactions.transactions.filter(({ accountId }) => accountId !== NORTHLINE);
const MID_MONTH = [
  statement("2026-09-15", "2026-10-14", { paid: "310.00", interest: "90.00", fees: "25.00" }),
  statement("2026-08-15", "2026-09-14", { paid: "200.00", interest: "95.00" }),
];

test("what was paid names the days that the statements cover, and what is not in the sum", () => {
  expect(said("how much have I paid Northline this year?")).toBe(
    "Your statements show $3,000.00 paid to Northline Visa from 1 January 2026 to 31 October 2026. What came after the newest statement is not in it.",
  );
  expect(said("total I've sent to Northline")).toBe(
    "Your statements show $3,600.00 paid to Northline Visa from 1 November 2025 to 31 October 2026. What was before 1 November 2025 is not known, and what came after the newest statement is not in it.",
  );
});

test("each figure opens the printed sums that it is made of", () => {
  const figure = advise(sample, "how much did I pay Northline last month").answer.parts.find(
    (part) => typeof part !== "string" && part.name === "Paid to Northline Visa",
  );
  expect(figure).toMatchObject({
    text: "$300.00",
    terms: [{ text: "$300.00", source: { fileName: "northline-visa-2026-10.pdf", page: 1 } }],
  });
});

test("statements that end within a month are named with their own days where no line tells the day of a payment", () => {
  const facts = withStatements(MID_MONTH, withoutOwnRows);
  expect(said("how much did I pay Northline last month", facts)).toContain(
    "$310.00 of payments and credits to Northline Visa from 15 September 2026 to 14 October 2026",
  );
});

test("lines that add up to the printed sum tell the days, and a refund among them is no payment", () => {
  const [like] = sample.transactions.transactions;
  const row = (date: string, amount: string, category: "card-payment" | "shopping") => ({
    ...(like as NonNullable<typeof like>), // the sample has transactions
    id: date,
    accountId: NORTHLINE,
    date,
    amount,
    category,
  });
  const rows = [
    row("2026-10-03", "250.00", "card-payment"),
    row("2026-10-01", "40.00", "shopping"),
    row("2026-09-20", "20.00", "card-payment"),
    ...withoutOwnRows,
  ];
  expect(said("how much did I pay Northline last month", withStatements(MID_MONTH, rows))).toBe(
    "Your statements show $250.00 paid to Northline Visa from 1 October 2026 to 14 October 2026. What came after the newest statement is not in it.",
  );
});

test("days between statements that nothing covers are said", () => {
  const facts = withStatements(
    [
      statement("2026-09-01", "2026-09-30", { paid: "310.00" }),
      statement("2026-05-01", "2026-05-31", { paid: "200.00" }),
    ],
    withoutOwnRows,
  );
  expect(said("how much have I paid Northline this year", facts)).toBe(
    "Your statements show $510.00 of payments and credits to Northline Visa from 1 May 2026 to 30 September 2026. Nothing tells about the days from 1 June 2026 to 31 August 2026, so they are not in it. What was before and after is not known.",
  );
});

test("without a statement that prints payments the bank's lines tell what left for the creditor", () => {
  expect(said("how much have I paid Northline this year", withStatements([], withoutOwnRows))).toBe(
    "Your bank statements show $3,000.00 paid to Northline Visa from 22 January 2026 to 22 October 2026.",
  );
});

test("interest and fees are those of the statements that end in the time", () => {
  const facts = withStatements(MID_MONTH);
  expect(said("how much interest did Northline charge me last month", facts)).toContain(
    "charged $90.00 of interest from 15 September 2026 to 14 October 2026",
  );
  expect(said("how much in fees has Northline charged me this year", facts)).toContain(
    "charged $25.00 of fees from 15 September 2026 to 14 October 2026",
  );
  expect(kind("how much in fees has Northline charged me this year")).toBe("missing");
});

test("the principal is what was paid less interest and fees of the same statements", () => {
  const facts = withStatements(MID_MONTH);
  expect(said("how much of my Northline payments this year went to principal", facts)).toContain(
    "Of $510.00 paid to Northline Visa from 15 August 2026 to 14 October 2026, $185.00 was interest, $25.00 fees and $300.00 went to the principal",
  );
});

// Before the statements of the past were among the facts these got no figure.
test.each([
  ["how much did I pay Cedar so far this year", "$3,100.00"],
  ["how much principal have I paid on beacon", "went to the principal"],
  ["how much has gone to principal on Cedar so far", "went to the principal"],
  [
    "what have I paid on Northline since march",
    "$2,400.00 paid to Northline Visa from 1 March 2026 to 31 October 2026",
  ],
  ["all my debt payments this year added up, how much did I pay", "$17,000.00 paid to your debts"],
])("%s is told", (question, told) => {
  expect(said(question)).toContain(told);
});

test("a typed figure and a time without statements prove no payment", () => {
  const typed = { ...statement("2026-10-01", "2026-10-31", { paid: "999.00" }), isTyped: true };
  expect(kind("how much did I pay Northline last month", withStatements([typed], withoutOwnRows))).toBe(
    "answer", // of the bank's lines
  );
  expect(said("how much did I pay Northline last month", withStatements([typed], withoutOwnRows))).toContain(
    "$300.00",
  );
  expect(kind("how much did I pay Northline in march 2021")).toBe("missing");
});

test.each([
  "how much have I paid my brother back",
  "how much interest has my neighbor paid this year",
  "how much will I pay Northline this year",
  "how much of my last Northline payment was principal",
])("%s is no sum of what was paid", (question) => {
  expect(advise(sample, question).call?.tool).not.toBe("past_sum");
});
