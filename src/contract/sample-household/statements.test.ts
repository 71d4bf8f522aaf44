import { describe, expect, test } from "vitest";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { type AccountFacts, extractionSchema } from "../extraction.ts";
import type { SampleDocument } from "./draft.ts";
import { sampleDocuments } from "./statements.ts";

const day = (text: string): PlainDate => parsePlainDate(text)!;
const days = ["2026-11-21", "2027-03-01", "2028-02-29", "2027-01-31", "2026-12-31"].map(day);
const money = (text: string | undefined): number => parseMoney(text ?? "") ?? Number.NaN;

/** The statements of each account, oldest first. */
function histories(documents: readonly SampleDocument[]): ReadonlyArray<readonly AccountFacts[]> {
  const all = documents.flatMap(({ extraction }) => extraction.accounts);
  return [...Map.groupBy(all, ({ institution, accountLast4 }) => `${institution} ${accountLast4}`).values()];
}

describe.each(days)("the sample household as of %s", (today) => {
  const documents = sampleDocuments(today);

  test("keeps to the extraction contract, twelve months of it, and nothing of the future", () => {
    for (const { extraction, issuedOn } of documents) {
      expect(extractionSchema.parse(extraction)).toEqual(extraction);
      expect(issuedOn < today).toBe(true);
    }
    expect(histories(documents).map((statements) => statements.length)).toEqual(Array(11).fill(12));
  });

  test("is the same each time", () => {
    expect(sampleDocuments(today)).toEqual(documents);
  });

  test("owns 564,300 and owes 72,700 dollars", () => {
    const newest = histories(documents).map((statements) => statements.at(-1));
    const owned = newest.reduce(
      (sum, facts) => sum + money(facts?.endingBalance ?? facts?.totalValue ?? "0"),
      0,
    );
    const owed = newest.reduce((sum, facts) => sum + money(facts?.currentBalance ?? "0"), 0);
    expect([owned, owed]).toEqual([56_430_000, 7_270_000]);
  });

  test("each statement adds up and opens with what the one before closed with", () => {
    const closing = (facts: AccountFacts | undefined) => facts?.currentBalance ?? facts?.endingBalance;
    const opening = (facts: AccountFacts) => facts.previousBalance ?? facts.beginningBalance;
    /** What the statement's own lines lead to. */
    const sumOf = (facts: AccountFacts): number => {
      const sign = facts.currentBalance === undefined ? 1 : -1;
      const into = money(facts.totalDeposits ?? facts.paymentsAndCredits);
      const out = money(facts.totalWithdrawals ?? facts.interestCharged) + money(facts.purchases ?? "0");
      return money(opening(facts)) + sign * (into - out);
    };
    const balanced = histories(documents).filter((statements) => closing(statements[0]) !== undefined);
    expect(balanced).toHaveLength(8);
    for (const statements of balanced) {
      expect(statements.map(sumOf)).toEqual(statements.map((facts) => money(closing(facts))));
      expect(statements.slice(1).map(opening)).toEqual(statements.slice(0, -1).map(closing));
    }
  });

  test("what leaves checking for a debt arrives there on the same day", () => {
    const rows = documents.flatMap(({ extraction }) =>
      extraction.transactions.map((row) => ({ ...row, kind: extraction.accounts[row.account]?.kind })),
    );
    const arrived = rows.filter(({ description }) => /^PAYMENT (THANK YOU|RECEIVED)$/.test(description));
    expect(arrived).toHaveLength(72);
    for (const { date, amount } of arrived) {
      const left = rows.filter(
        (row) => row.kind === "checking" && row.date === date && row.amount === `-${amount}`,
      );
      expect(left).toHaveLength(1);
    }
  });

  test("every figure has its print on the page, in plain ASCII", () => {
    for (const { extraction, pages } of documents) {
      const printed = new Set(pages.flat().map(({ text }) => text));
      for (const { page, box, text } of Object.values(extraction.evidence)) {
        expect(page).toBeLessThanOrEqual(extraction.pages);
        expect(box.every((side) => side > 0 && side < 1)).toBe(true);
        expect(printed.has(text)).toBe(true);
        expect(text).toMatch(/^[ -~]+$/);
      }
      for (const [index, facts] of extraction.accounts.entries()) {
        const figures = Object.entries(facts).filter(
          ([field, value]) => typeof value === "string" && field !== "kind" && field !== "institution",
        );
        for (const [field] of figures)
          expect(extraction.evidence).toHaveProperty([`accounts.${index}.${field}`]);
      }
    }
  });
});
