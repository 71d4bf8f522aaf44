import { describe, expect, test } from "vitest";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type CoveringDocument, monthCoverage } from "./month-coverage.ts";

const today = "2026-11-21" as PlainDate;
let count = 0;

function paper(
  facts: CoveringDocument["facts"],
  changes: Partial<Omit<CoveringDocument, "facts">> = {},
): CoveringDocument {
  count += 1;
  return {
    documentId: `doc_${count}`,
    fileName: `paper-${count}.pdf`,
    facts,
    span: null,
    failedSum: null,
    repeats: [],
    ...changes,
  };
}

const states = (...args: Parameters<typeof monthCoverage>) =>
  monthCoverage(...args).map(({ month, state }) => `${month} ${state}`);

describe("month coverage", () => {
  test("a statement is that of the month in which it closes, and a month that no document shows is missing", () => {
    const papers = [
      paper({ periodStart: "2026-07-13", periodEnd: "2026-08-12" }),
      paper({ periodStart: "2026-09-13", periodEnd: "2026-10-12" }),
    ];
    expect(states(papers, "credit-card", today)).toEqual([
      "2026-08 covered",
      "2026-09 missing",
      "2026-10 covered",
    ]);
  });

  test("a month in progress, or just over, is not missed before its statement can be there", () => {
    const papers = [paper({ statementDate: "2026-09-30" })];
    expect(states(papers, "checking", "2026-11-06" as PlainDate)).toEqual(["2026-09 covered"]);
    expect(states(papers, "checking", "2026-11-08" as PlainDate)).toEqual([
      "2026-09 covered",
      "2026-10 missing",
    ]);
  });

  test("a cycle that skips a month's end leaves no gap where each of its days is shown", () => {
    const papers = [
      paper({ periodStart: "2026-01-01", periodEnd: "2026-01-31" }),
      paper({ periodStart: "2026-02-01", periodEnd: "2026-03-01" }),
      paper({ periodStart: "2026-03-02", periodEnd: "2026-03-31" }),
    ];
    expect(states(papers, "checking", "2026-04-01" as PlainDate)).toEqual([
      "2026-01 covered",
      "2026-02 covered",
      "2026-03 covered",
    ]);
  });

  test("two papers of one stretch are a duplicate, and so is the same file twice; neighbours are not", () => {
    const repeats = [{ documentId: "doc_again", fileName: "again.pdf" }];
    const papers = [
      paper({ periodStart: "2026-08-01", periodEnd: "2026-08-31" }),
      paper({ periodStart: "2026-08-01", periodEnd: "2026-08-31" }),
      paper({ periodStart: "2026-09-01", periodEnd: "2026-09-30" }, { repeats }),
      paper({ periodStart: "2026-10-01", periodEnd: "2026-10-31" }),
    ];
    const months = monthCoverage(papers, "checking", today);
    expect(months.map(({ state }) => state)).toEqual(["duplicate", "duplicate", "covered"]);
    expect(months[1]?.documents.map(({ documentId }) => documentId)).toEqual([
      papers[2]?.documentId,
      "doc_again",
    ]);
  });

  test("a download shows the months of which it shows each day, and says how much of the others", () => {
    const papers = [paper({}, { span: { from: "2026-07-14", to: "2026-10-20" } })];
    const months = monthCoverage(papers, "checking", today);
    expect(months.map(({ month, state, detail }) => [month, state, detail])).toEqual([
      ["2026-07", "partial", "18 of its 31 days are there."],
      ["2026-08", "covered", null],
      ["2026-09", "covered", null],
      ["2026-10", "partial", "20 of its 31 days are there."],
    ]);
  });

  test("a sum that does not hold is said at the month of its paper", () => {
    const papers = [
      paper({ periodEnd: "2026-09-30" }, { failedSum: "1.00 + 2.00 = 3.00, printed 4.00" }),
      paper({ periodEnd: "2026-10-31" }),
    ];
    const [september, october] = monthCoverage(papers, "checking", today);
    expect(september).toMatchObject({
      state: "does-not-add-up",
      detail: "A sum does not hold: 1.00 + 2.00 = 3.00, printed 4.00",
    });
    expect(october?.state).toBe("covered");
  });

  test("a statement that does not open where the one before it closed does not add up", () => {
    const first = { periodStart: "2026-09-01", periodEnd: "2026-09-30", endingBalance: "900.00" };
    const second = { periodStart: "2026-10-01", periodEnd: "2026-10-31", endingBalance: "950.00" };
    const of = (beginningBalance: string) =>
      states([paper(first), paper({ ...second, beginningBalance })], "checking", today)[1];
    expect(of("900.00")).toBe("2026-10 covered");
    expect(of("899.99")).toBe("2026-10 does-not-add-up");
  });

  test("balances of statements that are no neighbours are not compared", () => {
    const papers = [
      paper({ periodStart: "2026-08-01", periodEnd: "2026-08-31", endingBalance: "900.00" }),
      paper({ periodStart: "2026-10-01", periodEnd: "2026-10-31", beginningBalance: "1.00" }),
    ];
    expect(states(papers, "checking", today)).toEqual([
      "2026-08 covered",
      "2026-09 missing",
      "2026-10 covered",
    ]);
  });

  test("a quarterly paper is not missed before its quarter is over", () => {
    const papers = [paper({ periodStart: "2026-07-01", periodEnd: "2026-09-30" })];
    expect(states(papers, "brokerage", "2026-12-20" as PlainDate).at(-1)).toBe("2026-09 covered");
    expect(states(papers, "brokerage", "2027-01-09" as PlainDate).at(-1)).toBe("2026-12 missing");
  });

  test("a paper without a printed day, or with one in the far future, shows no month", () => {
    expect(monthCoverage([paper({})], "credit-card", today)).toEqual([]);
    expect(monthCoverage([paper({ statementDate: "2062-10-12" })], "credit-card", today)).toEqual([]);
  });

  test("the strip goes two years back and no further", () => {
    const papers = [paper({ statementDate: "2020-01-12" }), paper({ statementDate: "2026-10-12" })];
    const months = monthCoverage(papers, "credit-card", today);
    expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([24, "2024-11", "2026-10"]);
  });
});
