import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (...pages: readonly string[]) =>
  extractFacts(
    pages.map((page, index) => typedPage(page, { number: index + 1 })),
    { source: "pdf-text" },
  ).income.map(({ payer, payDate, grossPay, netPay }) => [payer, payDate, grossPay, netPay]);

const LARGE = (payer: string, day: string) => `
${payer.padEnd(56)}Earnings Statement
400 Foundry Rd                                          Pay Date: ${day}
Akron, OH 44301                                         Employee: Ada Poole

Earnings            Rate     Hours     This Period     Year to Date
Regular           $20.00     82.00       $1,640.00       $22,960.00
Gross Pay                                $1,640.00       $22,960.00
Federal Income Tax                         $164.00        $2,296.00
Social Security                            $101.68        $1,423.52
Medicare                                    $23.78          $332.92
Net Pay                                  $1,350.54       $18,907.56`;
const SMALL = (payer: string, day: string) => `
${payer}
18 Canal St, Dayton, OH 45402

Employee: Ada Poole
Check date ${day}
Gross wages          512.40
Federal tax           51.24
FICA                  31.77
Medicare               7.43
Net check            421.96`;
const BAKERY = ["Pell & Marrow Bakery LLC", "2026-08-08", "512.40", "421.96"];
const FOUNDRY = ["OSTRANDER INDUSTRIES INC", "2026-07-25", "1640.00", "1350.54"];

test.each([
  ["a gap", "\n\n\n"],
  ["an empty line", "\n\n"],
  ["a rule", `\n${"-".repeat(80)}`],
  ["a line to cut along", "\n\nDETACH AND RETAIN FOR YOUR RECORDS\n"],
])("two stubs on a page, %s between them, are two payments", (_, between) => {
  const [foundry, bakery] = [
    LARGE("OSTRANDER INDUSTRIES INC", "07/25/2026"),
    SMALL("Pell & Marrow Bakery LLC", "08/08/2026"),
  ];
  expect(read(`${foundry}${between}${bakery}`)).toEqual([FOUNDRY, BAKERY]);
  expect(read(`${bakery}${between}${foundry}`)).toEqual([BAKERY, FOUNDRY]);
});

test("pages of two stubs each hold as many payments as days", () => {
  const page = (...days: string[]) =>
    days.map((day) => SMALL("Pell & Marrow Bakery LLC", day)).join("\n\n\n");
  const pages = [page("07/11/2026", "07/25/2026"), page("08/08/2026", "08/22/2026")];
  expect(read(...pages).map(([, day]) => day)).toEqual([
    "2026-07-11",
    "2026-07-25",
    "2026-08-08",
    "2026-08-22",
  ]);
});

const CHECK = `
Pell & Marrow Bakery LLC                                Check No. 10447
18 Canal St                                             Date 08/08/2026
Dayton, OH 45402
Pay to the order of  Ada Poole                          $421.96
Four hundred twenty-one and 96/100 dollars

Harbor Bank NA`;
const YEAR = `
YTD as of 08/08/2026
Gross wages        8,198.40
Federal tax          819.84
FICA                 508.32
Medicare             118.88
Net check          6,751.36`;
const DEPOSITS = `
Net pay distribution on 08/07/2026
Checking xxxx1177     321.96
Savings xxxx2094      100.00
Total wages paid      421.96`;

test.each([
  ["its check", CHECK],
  ["its own copy", SMALL("Pell & Marrow Bakery LLC", "08/08/2026")],
  ["the sums of the year", YEAR],
  ["the accounts it went to", DEPOSITS],
])("a stub with %s on its page is one payment", (_, other) => {
  const stub = SMALL("Pell & Marrow Bakery LLC", "08/08/2026");
  for (const page of [`${stub}\n\n\n${other}`, `${other}\n\n\n${stub}`])
    expect(read(page)).toMatchObject([[BAKERY[0], BAKERY[1], expect.anything(), expect.anything()]]);
  expect(read(`${stub}\n\n\n${other}`)).toEqual([BAKERY]);
});

const HARROW = `
Harrow Street Print Works Inc
Employee: Dean Oakes            Check date: 10/15/2026
Gross pay                 3,125.00
Federal income tax          412.00
Social Security             193.75
Medicare                     45.31
Net pay                   2,473.94
`;
const BLOCK = (gross: string, withheld: string, social: string, medicare: string, net: string) => `
Gross pay                 ${gross}
Federal income tax        ${withheld}
Social Security           ${social}
Medicare                  ${medicare}
Net pay                   ${net}
`;
const RAISED = BLOCK("3,225.00", "430.00", "199.95", "46.76", "2,548.29");
const SUMS = BLOCK("59,375.00", "11,000.00", "3,613.65", "860.95", "43,900.40");

test.each([
  ["Estimated check from 01/15/2027 with your raise", RAISED],
  ["Estimated next check 10/31/2026 with your new W-4", RAISED],
  ["Totals for 2026 through 10/15/2026", SUMS],
  ["Cumulative Pay from 01/01/2026", SUMS],
  ["Your previous pay on 09/30/2026 for comparison", RAISED],
  [
    "Advance pay reversal of check dated 10/02/2026",
    BLOCK("-500.00", "-50.00", "-31.00", "-7.25", "-411.75"),
  ],
  ["Week 2 ending 10/14/2026", RAISED],
])('"%s" under a stub is no payment', (heading, block) => {
  const payment = ["Harrow Street Print Works Inc", "2026-10-15", "3125.00", "2473.94"];
  expect(read(`${HARROW}\n${heading}${block}`)).toEqual([payment]);
});

test.each([4, 5, 6])("%i stubs of one employer on a page are as many payments", (count) => {
  const stubs = Array.from(
    { length: count },
    (_, index) => `
Pell & Marrow Bakery LLC        Check date 0${index + 1}/14/2026
Gross wages          ${512 + index}.40
Federal tax           51.24
FICA                  39.20
Net check            ${421 + index}.96`,
  );
  expect(read(stubs.join("\n")).map(([, day]) => day)).toEqual(
    stubs.map((_, index) => `2026-0${index + 1}-14`),
  );
});
