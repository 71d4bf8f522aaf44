import { expect, test } from "vitest";
import type { Word } from "#pipeline/page.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).creditReport;

test("a heading may count and sum its list; a part paid off closes no account, the list of the closed ones leaves the others open", () => {
  const report = read(`
Harborlight credit report                     Equifax
VantageScore 4.0 credit score: 712

1. Credit cards  2 accounts · $3,851 total

COPPERLINE BK USA                                         $2,342
Reported: Aug 9, 2026                        67% of $3,500 limit

JUNIPER OUTFITTERS                                        $1,509
Reported: Aug 2, 2026                       10% of $15,100 limit

2. Auto loans 1 account · $7,994 total

CADENCE ACCEPT                                            $7,994
Reported: Jul 21, 2026                   56% paid off · $325/mo

3. Closed accounts 1 account

PELHAM LENDING                                                $0
Personal loan · Closed Mar 22, 2025                 Paid in full
`);
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK USA",
      kind: "credit-card",
      balance: "2342.00",
      creditLimit: "3500.00",
      status: "open",
    },
    {
      creditor: "JUNIPER OUTFITTERS",
      kind: "credit-card",
      balance: "1509.00",
      creditLimit: "15100.00",
      status: "open",
    },
    {
      creditor: "CADENCE ACCEPT",
      kind: "auto-loan",
      balance: "7994.00",
      monthlyPayment: "325.00",
      status: "open",
    },
    { creditor: "PELHAM LENDING", kind: "personal-loan", balance: "0.00", status: "closed" },
  ]);
});

test("where the counts leave one state for the accounts that say none, they have it", () => {
  const report = read(`
Harborlight credit report                     Equifax
VantageScore 4.0 credit score: 712
Total accounts    2
2 open, 0 closed

Credit cards

COPPERLINE BK USA                                         $2,342
Reported: Aug 9, 2026                        67% of $3,500 limit

Auto loans

CADENCE ACCEPT                                            $7,994
Reported: Jul 21, 2026                   56% paid off · $325/mo
`);
  expect(report).toMatchObject({
    accountsOpen: "2",
    accountsClosed: "0",
    accounts: [
      { creditor: "COPPERLINE BK USA", status: "open" },
      { creditor: "CADENCE ACCEPT", status: "open" },
    ],
  });
});

/** A page whose lines that end in " #" are printed larger, without that mark. */
function pageWithHeadings(text: string) {
  const page = typedPage(text);
  const large = new Set(page.words.filter((word) => word.text === "#").map(({ box }) => box[1]));
  const words: Word[] = page.words
    .filter((word) => word.text !== "#")
    .map((word) => {
      const [x0, y0, x1, y1] = word.box;
      return large.has(y0) ? { ...word, box: [x0, y0, x1, y1 + 0.004], size: word.size + 0.004 } : word;
    });
  return { ...page, words };
}

test("accounts below a heading that nothing knows are not of the kind of the heading before it", () => {
  const report = extractFacts(
    [
      pageWithHeadings(`
Harborlight credit report                     Equifax
VantageScore 4.0 credit score: 712

Credit cards #

COPPERLINE BK USA                                         $2,342
Open · Opened May 28, 2018                      of $3,500 limit

Payday advances #

CADENCE ACCEPT                                              $794
Open · Opened May 22, 2016                              $40/mo

Auto loans #

PELHAM FINANCE                                            $8,880
Open · Opened Jan 29, 2017          of $10,700 originally borrowed
`),
    ],
    { source: "pdf-text" },
  ).creditReport;
  expect(report?.accounts).toEqual([
    {
      creditor: "COPPERLINE BK USA",
      kind: "credit-card",
      balance: "2342.00",
      creditLimit: "3500.00",
      status: "open",
    },
    { creditor: "CADENCE ACCEPT", balance: "794.00", monthlyPayment: "40.00", status: "open" },
    {
      creditor: "PELHAM FINANCE",
      kind: "auto-loan",
      balance: "8880.00",
      originalBalance: "10700.00",
      status: "open",
    },
  ]);
});
