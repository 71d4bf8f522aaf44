import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (...pages: readonly string[]) =>
  extractFacts(
    pages.map((page, index) => typedPage(page, { number: index + 1 })),
    { source: "pdf-text" },
  ).income;

const paid = (...pages: readonly string[]) =>
  read(...pages).map(({ payer, payDate, grossPay, netPay }) => [payer, payDate, grossPay, netPay]);

/** A stub in words of its own, whose head no word announces. */
const TOLD = (payer: string, day: string, gross = "1,640.00", net = "1,350.54") => `
Pay stub
${payer}

Paid to              Ada Poole
Paid on              ${day}
Gross earnings       $${gross}
Federal withholding  -$164.00
Social security      -$101.68
Medicare             -$23.78
Take-home pay        $${net}
`;
/** One whose day has no label at all. */
const UNLABELLED = (payer: string, day: string, gross = "512.40", net = "421.96") => `
${payer}
${day}

Ada Poole
Gross pay            ${gross}
Federal tax           51.24
FICA                  31.77
Medicare tax           7.43
Net pay              ${net}
`;

test("stubs of two employers are two payments, though neither prints a number nor a page", () => {
  expect(
    paid(
      TOLD("OSTRANDER INDUSTRIES INC", "07/25/2026"),
      UNLABELLED("Pell & Marrow Bakery LLC", "08/08/2026"),
    ),
  ).toEqual([
    ["OSTRANDER INDUSTRIES INC", "2026-07-25", "1640.00", "1350.54"],
    ["Pell & Marrow Bakery LLC", undefined, "512.40", "421.96"],
  ]);
});

test("so are two of one day, of which one names an employer that no word tells", () => {
  expect(
    paid(TOLD("Quillfeather Books", "07/25/2026"), UNLABELLED("Kestrel Home Care", "07/25/2026")).map(
      ([, , ...figures]) => figures,
    ),
  ).toEqual([
    ["1640.00", "1350.54"],
    ["512.40", "421.96"],
  ]);
});

test("the same pay of another payday is another payment, the same stub again is none", () => {
  const days = ["07/25/2026", "08/08/2026", "08/22/2026"];
  const pages = days.map((day) => TOLD("OSTRANDER INDUSTRIES INC", day));
  expect(paid(...pages)).toHaveLength(3);
  expect(paid(...pages, ...pages)).toHaveLength(3);
});

test("where the paydays have no label, another pay is another payment, the same pay is none", () => {
  const stub = (day: string, gross?: string, net?: string) =>
    UNLABELLED("OSTRANDER INDUSTRIES INC", day, gross, net);
  const [first, second] = [stub("07/25/2026"), stub("08/08/2026", "612.40", "521.96")];
  expect(paid(first, second)).toHaveLength(2);
  expect(paid(first, second, first)).toHaveLength(2);
  expect(paid(first, stub("08/08/2026"))).toHaveLength(1);
});

const LEAVE = `
OSTRANDER INDUSTRIES INC             Pay Date: 07/25/2026
Leave          Earned    Taken    Balance
Vacation       4.00      0.00     61.20
Employer paid benefits     Current    YTD
Medical                    412.50     5,775.00
`;
const CHECK = `
Harbor Bank NA
Akron, OH 44301                      Check Date: 07/25/2026     Check No. 10447

Pay to the order of  Ada Poole       Amount   $1,350.54
VOID AFTER 90 DAYS
`;
const ADVICE = `
OSTRANDER INDUSTRIES INC
Direct Deposit Advice                Advice Date 07/25/2026
Account type    Account number    Amount
Checking        xxxxx1177         $1,350.54
Net Pay                           $1,350.54
NON-NEGOTIABLE
`;
const YEAR = `
OSTRANDER INDUSTRIES INC             07/25/2026
Year to date summary
Gross pay     22,960.00
Federal income tax   2,296.00
Social Security      1,423.52
Medicare             332.92
Net pay       18,907.56
`;

const EARLIER = `
OSTRANDER INDUSTRIES INC
Pay history of Ada Poole
Pay date      Gross       Taxes      Net
06/27/2026    1,500.00    265.00     1,235.00
07/11/2026    1,600.00    282.40     1,317.60
`;

test.each([
  ["leave", LEAVE],
  ["earlier paydays", EARLIER],
  ["the check that pays it", CHECK],
  ["the advice of its deposit", ADVICE],
  ["sums to date", YEAR],
])("a page of %s goes on with its stub, whoever it names", (_, page) => {
  const [first, second] = [
    TOLD("OSTRANDER INDUSTRIES INC", "07/25/2026"),
    TOLD("Pell & Marrow Bakery LLC", "08/08/2026", "1,702.50", "1,413.04"),
  ];
  const payment = ["OSTRANDER INDUSTRIES INC", "2026-07-25", "1640.00", "1350.54"];
  expect(paid(first, page)).toEqual([payment]);
  expect(paid(first, page, second)).toEqual([
    payment,
    ["Pell & Marrow Bakery LLC", "2026-08-08", "1702.50", "1413.04"],
  ]);
});

test("the bank on which a check is drawn pays nobody", () => {
  expect(paid(CHECK, TOLD("OSTRANDER INDUSTRIES INC", "07/25/2026"))).toMatchObject([
    ["OSTRANDER INDUSTRIES INC", "2026-07-25", "1640.00", "1350.54"],
  ]);
});

test("a bank pays its own employees, though their check stands close under the stub", () => {
  expect(
    paid(`
HARBOR COMMUNITY BANK
1 Harbor Sq
Boston, MA 02110                 Pay Date: 07/25/2026
Gross earnings       1,640.00
Federal withholding    164.00
Social security        101.68
Medicare                23.78
Net pay              1,350.54

Pay to the order of Dean Oakes
`),
  ).toEqual([["HARBOR COMMUNITY BANK", "2026-07-25", "1640.00", "1350.54"]]);
});

const W2 = (payer: string, wages: string, withheld: string, copy: string) => `
22222   a Employee's social security number   OMB No. 1545-0008
        XXX-XX-1234
b Employer identification number (EIN)        1 Wages, tips, other compensation   2 Federal income tax withheld
31-4471120                                    ${wages.padEnd(36)}${withheld}
c Employer's name, address, and ZIP code      3 Social security wages             4 Social security tax withheld
${payer.padEnd(46)}42,410.50                           2,629.45
400 Foundry Rd                                5 Medicare wages and tips           6 Medicare tax withheld
Akron, OH 44301                               42,410.50                           614.95
e Employee's first name and initial  Last name
Ada Poole

Form W-2 Wage and Tax Statement        2025
${copy}
`;
const COPIES = [
  "Copy B--To Be Filed With Employee's FEDERAL Tax Return.",
  "Copy C--For EMPLOYEE'S RECORDS",
  "Copy 2--To Be Filed With Employee's State, City, or Local Income Tax Return",
];

test("copies of a W-2 are one, in whatever order those of two employers come", () => {
  const own = COPIES.map((copy) => W2("OSTRANDER INDUSTRIES INC", "41,210.50", "3,900.12", copy));
  const other = COPIES.map((copy) => W2("Pell & Marrow Bakery LLC", "8,123.40", "512.90", copy));
  expect(read(...own)).toHaveLength(1);
  for (const pages of [[...own, ...other], own.flatMap((page, index) => [page, other[index] ?? ""])])
    expect(read(...pages).map(({ payer, wages }) => [payer, wages])).toEqual([
      ["OSTRANDER INDUSTRIES INC", "41210.50"],
      ["Pell & Marrow Bakery LLC", "8123.40"],
    ]);
});

/** The same pages as pictures, on which letters and digits are misread. */
const seen = (...pages: readonly string[]) =>
  extractFacts(
    pages.map((page, index) => typedPage(page, { number: index + 1, confidence: 0.95 })),
    { source: "ocr" },
  ).income;

test("a copy with a misread digit on a picture is no second W-2", () => {
  const [first = "", second = ""] = COPIES;
  expect(
    seen(
      W2("OSTRANDER INDUSTRIES INC", "41,210.50", "3,900.12", first),
      W2("OSTRANDER INDUSTRIES INC", "47,210.50", "3,900.12", second),
    ),
  ).toHaveLength(1);
});

test("nor is one on which a letter of who paid is misread, though no tax was withheld", () => {
  const [first = "", second = ""] = COPIES;
  const copies = [
    W2("Norcross Logistics LLC", "41,210.50", "0.00", first),
    W2("Norcross Logistlcs LLC", "41,210.50", "0.00", second),
  ];
  expect(seen(...copies)).toHaveLength(1);
});

test("W-2s of one wage and tax are two where the employers are, and so are those of one employer with two wages", () => {
  const [copy = ""] = COPIES;
  const bakery = W2("Pell Bakery LLC", "40,000.00", "3,000.00", copy).replace("31-4471120", "84-1199220");
  const employers = [W2("Norcross Logistics LLC", "40,000.00", "3,000.00", copy), bakery];
  const wages = ["40,000.00", "22,000.00"].map((sum) => W2("Norcross Logistics LLC", sum, "3,000.00", copy));
  for (const pages of [employers, wages]) {
    expect(read(...pages)).toHaveLength(2);
    expect(seen(...pages)).toHaveLength(2);
  }
});

const INTEREST = (payer: string) => `
PAYER'S name, street address, city or town, state or     Payer's RTN (optional)      OMB No. 1545-0112
province, country, ZIP or foreign postal code, and
telephone no.                                            1 Interest income           Form 1099-INT
${payer.padEnd(57)}$ 120.50                    Interest Income
1 Harbor Sq                                              2 Early withdrawal penalty  For calendar year
Boston, MA 02110                                         $                           2025
PAYER'S TIN           RECIPIENT'S TIN
84-1199220            XXX-XX-1234                        $                           Copy B
RECIPIENT'S name                                         5 Investment expenses       For Recipient
Ada Poole                                                $
`;

test("a form on a picture with a misread letter of who paid is a copy", () => {
  const copies = [INTEREST("Quillfeather Credit Union"), INTEREST("Quillfeathcr Credit Union")];
  expect(seen(...copies)).toHaveLength(1);
  expect(read(...copies)).toHaveLength(2);
});

const AGENCY = `
FORM SSA-1099 - SOCIAL SECURITY BENEFIT STATEMENT
2025    PART OF YOUR SOCIAL SECURITY BENEFITS SHOWN IN BOX 5 MAY BE TAXABLE INCOME.
Box 1. Name                              Box 2. Beneficiary's Social Security Number
ADA POOLE                                XXX-XX-1234
Box 3. Benefits Paid in 2025     Box 4. Benefits Repaid to SSA in 2025     Box 5. Net Benefits for 2025
$18,200.00                       NONE                                      $18,200.00
`;

test("forms whose boxes are no pay are papers of their own as well", () => {
  const [copy = ""] = COPIES;
  const pages = [
    W2("OSTRANDER INDUSTRIES INC", "41,210.50", "3,900.12", copy),
    AGENCY,
    INTEREST("Harbor Bank"),
    INTEREST("Granite Credit Union"),
  ];
  expect(read(...pages).map(({ kind, payer, wages }) => [kind, payer, wages])).toEqual([
    ["w2", "OSTRANDER INDUSTRIES INC", "41210.50"],
    ["1099", undefined, undefined],
    ["1099", "Harbor Bank", undefined],
    ["1099", "Granite Credit Union", undefined],
  ]);
});

test("the parts of a broker's composite are one paper, whatever securities they name", () => {
  expect(
    read(
      `
Farroway Brokerage LLC                            2025 Consolidated Form 1099
9 Wall St                                         Account 4471-8820
New York, NY 10005                                Recipient: Ada Poole
PAYER'S TIN 13-5551234     Forms 1099-DIV, 1099-INT, 1099-B
Form 1099-DIV Dividends and Distributions   OMB No. 1545-0110
1a Total ordinary dividends        412.33
4 Federal income tax withheld      0.00
`,
      `
Account 4471-8820   1099-INT Interest Income   2025
OMB No. 1545-0112
1 Interest income                 88.41
4 Federal income tax withheld     0.00
`,
      `
Account 4471-8820   1099-B Proceeds   2025
OMB No. 1545-0715
Description            Date acquired  Date sold   Proceeds    Cost basis
REALTY INCOME CORP     01/05/2024     03/06/2025  1,200.00    1,100.00
FARGO FOODS INC        02/05/2024     04/06/2025  2,200.00    2,000.00
`,
    ),
  ).toMatchObject([{ kind: "1099", payer: "Farroway Brokerage LLC", taxYear: "2025" }]);
});

const ONE_ROW = (day: string, gross: string, net: string) => `
Norcross Logistics LLC                       Employee: Dean Oakes
Check Date     Gross Pay     Taxes      Deductions    Net Pay
${day}     ${gross}      651.06       163.39      ${net}

Earnings    From            Hours    Rate     Amount       YTD
Regular     09/16/2026      76.00    24.50    1,862.00     33,516.00
Federal Income Tax      412.00
Social Security         193.75
Medicare                 45.31
401(k)                  163.39
`;

test("a stub whose day, gross and net stand in one row is no list of paydays", () => {
  const pages = [
    ONE_ROW("10/02/2026", "3,125.00", "2,310.55"),
    ONE_ROW("10/16/2026", "3,225.00", "2,410.55"),
  ];
  expect(paid(...pages).map(([, day]) => day)).toEqual(["2026-10-02", "2026-10-16"]);
  expect(paid(pages[0] ?? "", TOLD("OSTRANDER INDUSTRIES INC", "10/30/2026")).map(([, day]) => day)).toEqual([
    "2026-10-02",
    "2026-10-30",
  ]);
});

const STUB = `
Norcross Logistics LLC                       Employee: Dean Oakes
Pay Date: 10/15/2026       Pay Period: 10/01/2026 - 10/15/2026
Gross Pay                        3,125.00
Federal Income Tax                 412.00
Social Security                    193.75
Medicare                            45.31
401(k)                             163.39
Net Pay                          2,310.55
`;
const FIGURES = (gross: string, social: string, net: string) => `
Gross Pay                        ${gross}
Federal Income Tax                 412.00
Social Security                    ${social}
Medicare                            45.31
401(k)                             163.39
Net Pay                          ${net}
`;
const SAME_FIGURES = FIGURES("3,125.00", "193.75", "2,310.55");

test.each([
  [
    "its second page",
    `
Norcross Logistics LLC              Page 2 of 2
Hours worked by day
10/02/2026    8.00    312.50${SAME_FIGURES}Printed 10/13/2026
`,
  ],
  [
    "its figures again, printed on another day",
    `
Norcross Logistics LLC
10/13/2026${SAME_FIGURES}`,
  ],
  [
    "the sums of the year",
    `
Norcross Logistics LLC
2026 Totals   January 1, 2026 through October 14, 2026${FIGURES("59,375.00", "11,749.49", "47,004.81")}`,
  ],
  [
    "an estimate",
    `
Norcross Logistics LLC
Estimated check from 01/15/2027 with your raise${FIGURES("3,225.00", "293.75", "2,310.55")}`,
  ],
  [
    "its figures before the next payday",
    `
Norcross Logistics LLC
Next Pay Date: 10/31/2026${SAME_FIGURES}`,
  ],
])("a page of %s begins no payment", (_, page) => {
  expect(paid(STUB, page)).toHaveLength(1);
});

test("a stub that is not taken is named in a warning", () => {
  const facts = (...pages: readonly string[]) =>
    extractFacts(
      pages.map((page, index) => typedPage(page, { number: index + 1 })),
      { source: "pdf-text" },
    );
  const other = `
Norcross Logistics LLC                       Page 2 of 2
Pay Date: 10/30/2026${FIGURES("3,225.00", "203.75", "2,400.55")}`;
  for (const pages of [[STUB, other], [`${STUB}\n\n${FIGURES("3,225.00", "203.75", "2,400.55")}`]])
    expect(facts(...pages)).toMatchObject({
      income: [{ payDate: "2026-10-15", netPay: "2310.55" }],
      warnings: [expect.stringContaining("they are left out")],
    });
  expect(facts(STUB, STUB).warnings).toEqual([]);
});
