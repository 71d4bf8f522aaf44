import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";
import { findTables } from "./tables.ts";

const tables = (text: string, bare = false) =>
  findTables(readPages([typedPage(text)]), bare).map((table) => ({
    headings: table.columns.map((column) => column.heading),
    rows: table.rows.map((row) => [row.name, ...[...row.values.values()].map((value) => value.span.text)]),
  }));

test("columns are where values stand under each other; headings of two lines are joined", () => {
  expect(
    tables(`
Group     Original      Interest
          Principal     Rate
AA        $6,500.00     4.530%
AB        $9,000.00     5.050%
`),
  ).toEqual([
    {
      headings: ["Original Principal", "Interest Rate"],
      rows: [
        ["AA", "$6,500.00", "4.530%"],
        ["AB", "$9,000.00", "5.050%"],
      ],
    },
  ]);
});

test("headings below a row of values begin another table", () => {
  const found = tables(`
Amount due     Due date        Principal
$571.66        06/30/2026      $25,452.98

APR            Maturity        Payoff
4.99%          07/19/2030      $25,480.06
`);
  expect(found.map((table) => table.headings)).toEqual([
    ["Amount due", "Due date", "Principal"],
    ["APR", "Maturity", "Payoff"],
  ]);
});

test("amounts without sign and cents fill columns only where the paper prints them so", () => {
  const text = `
Creditor      Opened        Balance
NORTHGATE     01/02/2019    1,500
SUMMIT        05/06/2015    4,200
`;
  expect(tables(text)).toEqual([]);
  expect(tables(text, true)[0]?.headings).toEqual(["Opened", "Balance"]);
});
