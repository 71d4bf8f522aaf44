import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const rowsOf = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).transactions.map(
    ({ account, date, amount, description }) => [account, date, amount, description],
  );

const HEAD = `
kindlow                                            Monthly statement
                                                   Statement date Apr 30, 2026
Riley Muster
Total remaining principal          $1,895.31
`;
const part = (shop: string, id: string, [payment, owed, lent]: readonly string[], list: string) => `
${shop.padEnd(40)}     Next payment
Loan ID ${id}                        ${payment}
                                             due May 11, 2026
Purchase date       Mar 11, 2026             Monthly payment        ${payment}
Original loan amount   ${lent}             Past due amount        $0.00
APR                 19.99%
Remaining principal balance      ${owed}
${list}`;
const list = (rows: string) => `Activity this period
Date             Description         Principal     Interest     Amount
${rows}
`;
const FIRST = ["$92.72", "$1,362.82", "$1,431.69"];
const SECOND = ["$114.62", "$532.49", "$631.33"];
const ROW = "Apr 11, 2026     AutoPay payment     $68.87        $23.85       $92.72";
const OTHER = "Apr 19, 2026     AutoPay payment     $98.84        $15.78       $114.62";

describe("lists within the parts of a paper", () => {
  test("a list in the part of each loan is that loan's", () => {
    const text =
      HEAD +
      part("Best Bay Electronics", "RT24-8824", FIRST, list(ROW)) +
      part("Wayhome Furniture", "ZM23-9694", SECOND, list(OTHER));
    expect(rowsOf(text)).toEqual([
      [0, "2026-04-11", "92.72", "AutoPay payment"],
      [1, "2026-04-19", "114.62", "AutoPay payment"],
    ]);
  });

  test("so it is where nothing names the loans", () => {
    const text =
      HEAD +
      part("Best Bay Electronics", "RT24-8824", FIRST, list(ROW)) +
      part("Wayhome Furniture", "ZM23-9694", SECOND, list(OTHER));
    expect(rowsOf(text.replaceAll(/^(?:Best|Wayhome).*\n.*\n.*\n/gm, ""))).toEqual([
      [0, "2026-04-11", "92.72", "AutoPay payment"],
      [1, "2026-04-19", "114.62", "AutoPay payment"],
    ]);
  });

  test("a single list below the last loan is nobody's", () => {
    const text =
      HEAD +
      part("Best Bay Electronics", "RT24-8824", FIRST, "") +
      part("Wayhome Furniture", "ZM23-9694", SECOND, list(`${ROW}\n${OTHER}`));
    expect(rowsOf(text)).toEqual([]);
  });
});
