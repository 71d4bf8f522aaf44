import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const scoreIn = (head: string, bureau = "Experian") =>
  extractFacts(
    [
      typedPage(`
${bureau}
Credit report                         Report date: 05/12/2026
${head}

Open accounts 9    Closed accounts 5   Collections 0

CAPSTONE BANK   Credit card    Open
Balance $1,204     Credit limit $5,000    Monthly payment $35
`),
    ],
    { source: "pdf-text" },
  ).creditReport?.score;

test.each([
  [
    "the bounds of a scale over it",
    "FICO Score 8\n300 Poor    580 Fair   670 Good   740 Very Good   800 Exceptional   850\n742\nVERY GOOD",
    "742",
  ],
  ["the ends of its scale beside it", "Lowest 300      Your score 712      Highest 850", "712"],
  ["the ends of a gauge under it", "FICO Score 8\n712\nGood\n300                850", "712"],
  [
    "the bands of a legend",
    "Exceptional 800-850   Very good 740-799   Good 670-739   Fair 580-669\nYour FICO Score 8    688",
    "688",
  ],
  [
    "the scale in brackets behind its name",
    "Experian Credit Score (range 280 - 850)                     825",
    "825",
  ],
])("a score is told from %s", (_, head, score) => {
  expect(scoreIn(head)).toBe(score);
});

test("a bureau's own name stands before its score where it heads the report", () => {
  const line = "Alder Score™ (range 280 - 850)                              825";
  expect(scoreIn(line, "ALDER")).toBe("825");
  expect(scoreIn(line, "Consumer file                    ALDER")).toBe("825");
  expect(scoreIn(line)).toBe(undefined);
});

test.each([
  "Co-borrower score (range 300 - 850)          760",
  "National Credit Score (range 300 - 850)      760",
  "National Score (range 300 - 850)             760",
  "Spouse Credit Score (range 300 - 850)        760",
  "Approval score needed (300 - 850)            700",
  "Score of co-applicant (300 - 850)            700",
])("a score beside its scale is the reader's under no other words: %s", (line) => {
  expect(scoreIn(line)).toBe(undefined);
});

test("a scale without a score says nothing", () => {
  expect(
    scoreIn("FICO Score 8\n300 Poor    580 Fair   670 Good   740 Very Good   800 Exceptional   850"),
  ).toBe(undefined);
});

test.each([
  ["Minimum FICO Score: 620", undefined],
  ["REQUIRED FICO SCORE FOR PROGRAM: 640", undefined],
  ["REQUIRED FICO SCORE FOR PROGRAM: 640\nFICO CLASSIC (04): 712", "712"],
  ["Fair Isaac factors   Too many accounts    450", undefined],
  ["Fair Isaac score     DOE, JANE     712", "712"],
])("a score that a program asks for, and the number of a reason, are not the reader's: %s", (head, score) => {
  expect(scoreIn(head)).toBe(score);
});
