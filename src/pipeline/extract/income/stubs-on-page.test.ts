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
