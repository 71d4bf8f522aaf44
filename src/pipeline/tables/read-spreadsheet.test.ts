import { type BookType, utils, type WorkSheet, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { zipBomb } from "#test/samples/bombs.ts";
import { readBytes, rowsOf } from "#test/samples/tables/read-bytes.ts";

/** Days as a spreadsheet stores them: a number with a format. */
const day = (serial: number) => ({ t: "n", v: serial, z: "m/d/yyyy" }) as const;
const money = (value: number) => ({ t: "n", v: value, z: "#,##0.00;(#,##0.00)" }) as const;

const checking = (): WorkSheet =>
  utils.aoa_to_sheet([
    ["Example Bank"],
    ["Account: Checking ...4821"],
    [],
    ["Date", "Description", "Amount", "Balance"],
    [day(46_297), "GROCERY OUTLET", money(-54.1), money(945.9)],
    [day(46_300), "ACME PAYROLL", money(1200), money(2145.9)],
  ]);

function book(sheets: Record<string, WorkSheet>, bookType: BookType): Buffer {
  const Workbook = { SheetNames: Object.keys(sheets), Sheets: sheets };
  return Buffer.from(write(Workbook, { type: "buffer", bookType }) as Uint8Array); // what type: "buffer" gives
}

describe("spreadsheets", () => {
  it.each<BookType>(["xlsx", "xlsb", "biff8", "ods", "xlml"])(
    "%s gives days and amounts as stored",
    async (bookType) => {
      const read = await readBytes(book({ Activity: checking() }, bookType));
      expect(read).toMatchObject({ source: "spreadsheet", documentType: "bank-statements", pages: 1 });
      expect(rowsOf(read)).toEqual(["2026-10-02 -54.10 GROCERY OUTLET", "2026-10-05 1200.00 ACME PAYROLL"]);
      expect(read.accounts).toEqual([
        { kind: "checking", institution: "Example Bank", accountLast4: "4821", endingBalance: "2145.90" },
      ]);
    },
  );

  it("several sheets are several accounts, each with its page", async () => {
    const card = utils.aoa_to_sheet([
      ["Date", "Description", "Amount"],
      ["10/20/2026", "CORNER BISTRO", -40],
      ["10/25/2026", "PAYMENT THANK YOU", 100],
    ]);
    const read = await readBytes(book({ Activity: checking(), "Visa card": card }, "xlsx"));
    expect(read.accounts.map(({ kind }) => kind)).toEqual(["checking", "credit-card"]);
    expect(read.transactions.map(({ account }) => account)).toEqual([0, 0, 1, 1]);
    expect(read.evidence["transactions.2.amount"]).toMatchObject({ page: 2, text: "-40" });
  });

  it("a web page with a table, saved as .xls, is read as it prints", async () => {
    const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table>${row(["Date", "Description", "Withdrawals", "Deposits"])}${row(["25/10/2026", "ATM &amp; FEE", "54,10", ""])}${row(["03/11/2026", "PAYROLL", "", "1.200,00"])}</table></body></html>`;
    expect(rowsOf(await readBytes(page))).toEqual([
      "2026-10-25 -54.10 ATM & FEE",
      "2026-11-03 1200.00 PAYROLL",
    ]);
  });

  it("a list of holdings gives an investment account", async () => {
    const read = await readBytes(
      book(
        {
          Positions: utils.aoa_to_sheet([
            [
              "Account Number",
              "Account Name",
              "Symbol",
              "Description",
              "Quantity",
              "Last Price",
              "Current Value",
            ],
            ["Z12345678", "ROTH IRA", "VTSAX", "Total Market Index", 10, 201, money(2010)],
            ["Z12345678", "ROTH IRA", "BND", "Total Bond", 5, 70, money(350.5)],
          ]),
        },
        "xlsx",
      ),
    );
    expect(read.documentType).toBe("investments");
    expect(read.accounts).toEqual([
      {
        kind: "ira",
        accountLast4: "5678",
        holdings: [
          { name: "Total Market Index", symbol: "VTSAX", value: "2010.00" },
          { name: "Total Bond", symbol: "BND", value: "350.50" },
        ],
      },
    ]);
  });
});

describe("hostile spreadsheets end in a sentence", () => {
  it("a sheet that unpacks to a gigabyte is refused before it is unpacked", async () => {
    await expect(readBytes(zipBomb("xl/workbook.xml"))).rejects.toMatchObject({ code: "TOO_COMPLEX" });
  });

  it("one cell a million rows down is refused", async () => {
    const sheet: WorkSheet = { A1: { t: "s", v: "Date" }, A1048576: { t: "n", v: 1 }, "!ref": "A1:A1048576" };
    await expect(readBytes(book({ Far: sheet }, "xlsx"))).rejects.toMatchObject({ name: "ReadFailure" });
  });

  it("a cut-off file is called damaged", async () => {
    const whole = book({ Activity: checking() }, "xlsx");
    await expect(readBytes(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: "UNREADABLE_FILE",
    });
  });

  it("an empty sheet has nothing to read", async () => {
    await expect(readBytes(book({ Empty: utils.aoa_to_sheet([]) }, "xlsx"))).rejects.toMatchObject({
      code: "UNREADABLE_FILE",
    });
  });
});
