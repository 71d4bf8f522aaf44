import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string, confidence?: number) =>
  extractFacts([typedPage(text, confidence === undefined ? {} : { confidence })], {
    source: confidence === undefined ? "pdf-text" : "ocr",
  });

const STUB = `
Cedar Ridge Manufacturing LLC                          Earnings Statement
1420 Foundry Avenue                                    Period Beginning:   06/01/2026
Dayton, OH 45402                                       Period Ending:      06/14/2026
                                                       Pay Date:           06/19/2026

                    JORDAN A SAMPLE
                    17 Birch Lane

Earnings            rate        hours       this period        year to date
Regular             25.00       80.00          2,000.00           26,000.00
Overtime            37.50        4.00            150.00              900.00
Gross Pay                                     $2,150.00           26,900.00

Federal Income Tax                              -215.00            2,690.00
Social Security Tax                             -133.30            1,667.80
Medicare Tax                                     -31.18              390.05
401(k)                                          -107.50            1,345.00
Net Pay                                       $1,663.02
Taxable wages this period                      2,042.50
`;

describe("a pay stub", () => {
  const { income, checks, documentType, institution, evidence } = read(STUB);

  test("gives this payday's and the year's figures, not hours, rates or taxable wages", () => {
    expect(documentType).toBe("income");
    expect(income).toEqual([
      {
        kind: "paystub",
        payer: "Cedar Ridge Manufacturing LLC",
        payDate: "2026-06-19",
        periodStart: "2026-06-01",
        periodEnd: "2026-06-14",
        frequency: "biweekly",
        grossPay: "2150.00",
        netPay: "1663.02",
        ytdGross: "26900.00",
      },
    ]);
    expect(institution).toBe("Cedar Ridge Manufacturing LLC");
  });

  test("shows the sum from gross to net", () => {
    expect(checks).toEqual([
      {
        name: "gross-to-net",
        passed: true,
        detail: "2150.00 - 215.00 - 133.30 - 31.18 - 107.50 = 1663.02",
      },
    ]);
  });

  test("points at the print of every figure", () => {
    expect(evidence["income.0.grossPay"]?.text).toBe("$2,150.00");
    expect(evidence["income.0.netPay"]?.text).toBe("$1,663.02");
    expect(evidence["income.0.ytdGross"]?.text).toBe("26,900.00");
    expect(evidence["income.0.frequency"]?.text).toContain("06/14/2026");
  });

  test("never returns the person paid", () => {
    expect(JSON.stringify(read(STUB))).not.toContain("SAMPLE");
  });
});

const TOTALS = (net: string) => `
Bluestem Logistics Corp.                 Pay Date 03/13/2026
88 Wharf Street                          Pay Frequency: Every other week
Tacoma, WA 98402

                         Current          YTD
Gross Earnings         $3,000.00   $18,000.00
Total Taxes              $700.00    $4,200.00
Total Deductions         $300.00    $1,800.00
Net Pay                ${net}   $12,000.00
`;

test("printed totals that do not lead from gross to net make both a question", () => {
  const { income, questions, checks } = read(TOTALS("$2,100.00"));
  expect(checks.find((check) => check.name === "gross-to-net")?.passed).toBe(false);
  expect(income[0]).not.toHaveProperty("grossPay");
  expect(income[0]).not.toHaveProperty("netPay");
  expect(income[0]?.ytdNet).toBe("12000.00");
  expect(questions.map((question) => question.path)).toEqual(["income.0.grossPay", "income.0.netPay"]);
});

test("weak print is taken where the sum confirms it and asked where nothing does", () => {
  const { income, questions } = read(TOTALS("$2,000.00"), 0.9);
  expect(income[0]).toMatchObject({ grossPay: "3000.00", netPay: "2000.00", ytdGross: "18000.00" });
  expect(questions.map((question) => question.path)).toContain("income.0.payDate");
});

test("a printed schedule that the period contradicts is a question", () => {
  const { income, questions } = read(
    TOTALS("$2,000.00").replace(
      "Pay Date 03/13/2026",
      "Pay Date 03/13/2026  Pay Period 03/01/2026 - 03/07/2026",
    ),
  );
  expect(income[0]).not.toHaveProperty("frequency");
  expect(questions.find((question) => question.path === "income.0.frequency")?.candidates).toHaveLength(2);
});

test("two paydays in one file are two payments; a copy of one is not", () => {
  const second = STUB.replace("06/19/2026", "07/03/2026")
    .replace("06/01/2026", "06/15/2026")
    .replace("06/14/2026", "06/28/2026");
  const pages = [typedPage(STUB, { number: 1 }), typedPage(second, { number: 2 })];
  const copies = [typedPage(STUB, { number: 1 }), typedPage(STUB, { number: 2 })];
  expect(extractFacts(pages, { source: "pdf-text" }).income.map((entry) => entry.payDate)).toEqual([
    "2026-06-19",
    "2026-07-03",
  ]);
  expect(extractFacts(copies, { source: "pdf-text" }).income).toHaveLength(1);
});

test("the firm that prints the stub is not the employer", () => {
  const { income } = read(`Paychex Payroll Services\n${TOTALS("$2,000.00")}\nPayrolls by Paychex, Inc.`);
  expect(income[0]?.payer).toBe("Bluestem Logistics Corp.");
});
