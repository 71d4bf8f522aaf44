import { describe, expect, it } from "vitest";
import { readBytes, rowsOf } from "#test/samples/tables/read-bytes.ts";

const file = (...lines: string[]) => `${lines.join("\n")}\n`;

describe("whose account a column or a line speaks of", () => {
  it("an IBAN behind the name of who was paid is theirs, and the balance of a day closes", async () => {
    const read = await readBytes(
      file(
        '"Girokonto";"DE02120300000000202051"',
        '"Kontostand vom 31.10.2026:";"1.234,56 €"',
        '""',
        '"Buchungsdatum";"Status";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)"',
        '"30.10.26";"Gebucht";"REWE";"Danke";"Ausgang";"DE99100000000000000001";"-45,10"',
        '"01.10.26";"Gebucht";"";"Lohn";"Eingang";"DE98100000000000000002";"1.500"',
      ),
    );
    expect(read.accounts).toEqual([
      { kind: "checking", accountLast4: "2051", endingBalance: "1234.56", statementDate: "2026-10-31" },
    ]);
    expect(rowsOf(read)).toEqual(["2026-10-30 -45.10 REWE", "2026-10-01 1500.00 Lohn"]);
  });

  it("a sort code and a number in the place of a name give the last four", async () => {
    const read = await readBytes(
      file(
        "Number,Date,Account,Amount,Subcategory,Memo",
        ",30/10/2026,20-00-00 12345678,-12.99,Debit,SPOTIFY",
        ",05/10/2026,20-00-00 12345678,1200.00,Credit,SALARY",
      ),
    );
    expect(read.accounts).toMatchObject([{ accountLast4: "5678" }]);
    expect(JSON.stringify(read)).not.toContain("12345678");
  });

  it("holdings and trades of one number are one account of a broker, whatever paid for the trades", async () => {
    const read = await readBytes(
      file(
        "Account Number,Investment Name,Symbol,Shares,Share Price,Total Value,",
        "55556666,VANGUARD FEDERAL MONEY MARKET,VMFXX,250.1,1,250.1,",
        "55556666,VANGUARD TOTAL WORLD STOCK ETF,VT,12,110.5,1326,",
        "",
        "Account Number,Trade Date,Settlement Date,Transaction Type,Transaction Description,Investment Name,Symbol,Shares,Share Price,Principal Amount,Commissions and Fees,Net Amount,Accrued Interest,Account Type,",
        "55556666,2026-10-15,2026-10-17,Buy,Buy,VANGUARD TOTAL WORLD STOCK ETF,VT,2,110,-220,0,-220,0,CASH,",
        "55556666,2026-10-10,2026-10-10,Funds Received,Electronic bank transfer,,,0,1,500,0,500,0,CASH,",
      ),
    );
    expect(read.accounts).toMatchObject([
      { kind: "brokerage", accountLast4: "6666", holdings: [{ value: "250.10" }, { value: "1326.00" }] },
    ]);
    expect(read.accounts).toHaveLength(1);
    expect(rowsOf(read)).toEqual(["2026-10-15 -220.00 Buy", "2026-10-10 500.00 Electronic bank transfer"]);
  });
});

describe("the words of a row", () => {
  it.each([
    ["Item,Group,Date,Merchant,Amount", "Groceries,Food,10/30/2026,Aldi,-42.10", "Aldi"],
    ["Date,Item,Notes,Amount", "10/30/2026,ALDI,with Pat,-42.10", "ALDI"],
    ["Date,Security,Description,Amount", "10/30/2026,VTI,Dividend received,12.00", "Dividend received"],
    ["Date,Security,Description,Amount", "10/30/2026,VTI,,-12.00", "VTI"],
    [
      "Date,Transaction Type,Fund,Description,Shares,Price,Amount",
      "10/30/2026,Contribution,Target 2050,Admin charge,5,20.00,-100.00",
      "Admin charge",
    ],
    [
      "Buchungstag;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag",
      "30.10.26;KARTENZAHLUNG;Einkauf;DROGERIE;-23,45",
      "DROGERIE",
    ],
    ["Buchungstag;Buchungstext;Verwendungszweck;Betrag", "30.10.26;KARTENZAHLUNG;Einkauf;-23,45", "Einkauf"],
  ])("are the name of who was paid before its purpose and its kind: %s", async (heading, row, words) => {
    const read = await readBytes(file(heading, row));
    expect(read.transactions).toMatchObject([{ description: words }]);
  });
});

it("where a file names both sides, the purpose of a row comes before them", async () => {
  const read = await readBytes(
    file(
      "Buchungsdatum;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Betrag",
      "30.10.26;PAT EXAMPLE;REWE;Einkauf;-45,10",
      "29.10.26;ACME GmbH;PAT EXAMPLE;Lohn;1.500,00",
    ),
  );
  expect(read.transactions).toMatchObject([{ description: "Einkauf" }, { description: "Lohn" }]);
});

it("the kind of an account may be a part of one long word", async () => {
  const read = await readBytes(
    file("ExampleOnlineSavings x1234", "Date,Description,Amount", "10/31/2026,Interest Paid,10.50"),
  );
  expect(read.accounts).toMatchObject([{ kind: "savings", accountLast4: "1234" }]);
});

it("debits with as many minuses as not are asked about; one minus among them takes one back", async () => {
  const rows = (...debits: readonly string[]) =>
    file("Date,Description,Debit,Credit", "10/29/2026,PAYROLL,,50.00", ...debits);
  const torn = await readBytes(rows("10/30/2026,STORE,-5.00,", "10/28/2026,ZYX,5.00,"));
  expect(rowsOf(torn)).toEqual(["2026-10-29 50.00 PAYROLL"]);
  expect(torn.questions).toHaveLength(2);
  const odd = await readBytes(
    rows("10/30/2026,STORE,5.00,", "10/28/2026,ZYX,6.00,", "10/28/2026,ZYXA,-2.00,"),
  );
  expect(odd.transactions.map(({ amount }) => amount)).toEqual(["50.00", "-5.00", "-6.00", "2.00"]);
});

describe("other languages and other marks", () => {
  it.each([
    [
      "Dutch flags",
      '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mededelingen"',
      '"20261030","Albert Heijn","NL20INGB0001234567","","BA","Af","12,34","Pas"',
      '"20261025","Werkgever BV","NL20INGB0001234567","NL30RABO01","OV","Bij","1.850,00","Salaris"',
      ["2026-10-30 -12.34 Albert Heijn", "2026-10-25 1850.00 Werkgever BV"],
    ],
    [
      "Swiss columns",
      "Buchungsdatum;Buchungstext;Belastung;Gutschrift;Saldo CHF",
      "30.10.2026;Migros;54.20;;1'445.80",
      "25.10.2026;Lohn;;1'500.00;1'500.00",
      ["2026-10-30 -54.20 Migros", "2026-10-25 1500.00 Lohn"],
    ],
    [
      "grouped amounts without cents",
      "Date;Description;Amount",
      "30.10.2026;MIETE;-1.200",
      "29.10.2026;GEHALT;2.000",
      ["2026-10-30 -1200.00 MIETE", "2026-10-29 2000.00 GEHALT"],
    ],
    [
      "grouped amounts of a country with a point",
      "Date;Description;Amount (£)",
      "30/10/2026;RENT;-1,200",
      "29/10/2026;PAY;2,000",
      ["2026-10-30 -1200.00 RENT", "2026-10-29 2000.00 PAY"],
    ],
    [
      "German columns of a wallet",
      "Datum;Beschreibung;Währung;Brutto;Entgelt;Netto;Guthaben",
      "30.10.2026;Zahlung;EUR;-20,00;-0,50;-20,50;79,50",
      "28.10.2026;Bankgutschrift;EUR;100,00;0,00;100,00;100,00",
      ["2026-10-30 -20.50 Zahlung", "2026-10-28 100.00 Bankgutschrift"],
    ],
    [
      "a broker's actions",
      "Run Date,Action,Symbol,Description,Type,Amount ($)",
      '10/30/2026,"DIVIDEND RECEIVED FUND (SPAXX)",SPAXX,No Description,Cash,4.12',
      '10/29/2026,"YOU SOLD TOTAL MARKET ETF (VTI)",VTI,ETF,Cash,200.00',
      ["2026-10-30 4.12 DIVIDEND RECEIVED FUND (SPAXX)", "2026-10-29 200.00 ETF"],
    ],
    [
      "French columns",
      "Date;Libellé;Débit euros;Crédit euros;",
      "30/10/2026;CARTE CARREFOUR;54,20;;",
      "25/10/2026;VIREMENT SALAIRE;;1 500,00;",
      ["2026-10-30 -54.20 CARTE CARREFOUR", "2026-10-25 1500.00 VIREMENT SALAIRE"],
    ],
    [
      "cells as formulas",
      "Account,Date,Description,Amount,Balance",
      '="0001234567",="10/30/2026","CHECK 101","-$1,200.00","$300.00"',
      '="0001234567",="10/28/2026","PAYROLL","$1,500.00","$1,500.00"',
      ["2026-10-30 -1200.00 CHECK 101", "2026-10-28 1500.00 PAYROLL"],
    ],
  ])("%s are read", async (_, heading, first, second, rows) => {
    expect(rowsOf(await readBytes(file(heading, first, second)))).toEqual(rows);
  });

  it("the number of an account stands under 'Account #' beside its name", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount,Account,Account #",
        "10/30/2026,Costco,-$88.10,Freedom Unlimited,xxxx4821",
        '10/28/2026,Payroll,"$2,000.00",Total Checking,xxxx7731',
      ),
    );
    expect(read.accounts).toMatchObject([{ accountLast4: "4821" }, { accountLast4: "7731" }]);
  });
});

describe("days of a file that speaks of several currencies", () => {
  it("are read as where most of its money is from", async () => {
    const read = await readBytes(
      file(
        "Date,Name,Currency,Net,Balance",
        "10/05/2026,Jane,USD,100.00,100.00",
        "10/06/2026,EU Shop,EUR,-20.00,-20.00",
        "10/06/2026,Conversion,USD,-22.00,78.00",
      ),
    );
    expect(read.transactions.map(({ date }) => date)).toEqual(["2026-10-05", "2026-10-06"]);
  });
});

describe("more about what a table lists", () => {
  it("bills that are only coming are no transactions", async () => {
    await expect(
      readBytes(file("Bill,Due Date,Date,Amount,Status", "Rent,11/15/2026,11/15/2026,120.00,Upcoming")),
    ).rejects.toMatchObject({ code: "UNREADABLE_FILE" });
  });

  it("a plan's investments are named under whatever their column is called, with a total below", async () => {
    const read = await readBytes(
      file(
        "Plan: ACME 401(k) Savings Plan",
        "Investment,Ticker,Shares,Price,Market Value",
        'Target 2050,VFIFX,100,40.00,"$4,000.00"',
        "Stable Value,,50,10.00,$500.00",
        'Total,,,,"$4,500.00"',
      ),
    );
    expect(read.accounts).toMatchObject([
      { kind: "401k", totalValue: "4500.00", holdings: [{ name: "Target 2050" }, { name: "Stable Value" }] },
    ]);
  });

  it("dashes in a list of holdings say nothing: they name no fund", async () => {
    const read = await readBytes(
      file(
        "Symbol,Description,Quantity,Price,Market Value",
        "VTI,Total Market ETF,10,201.00,$2010.00",
        "Cash & Cash Investments,--,--,--,$350.50",
      ),
    );
    expect(read.accounts).toMatchObject([
      {
        holdings: [
          { name: "Total Market ETF", symbol: "VTI" },
          { name: "Cash & Cash Investments", value: "350.50" },
        ],
      },
    ]);
    expect(read.accounts[0]?.holdings?.[1]).not.toHaveProperty("symbol");
  });

  it("sales and returns are those of a card", async () => {
    const read = await readBytes(
      file(
        "Transaction Date,Post Date,Description,Type,Amount",
        "10/30/2026,10/31/2026,AMAZON,Return,20.00",
        "10/29/2026,10/30/2026,TARGET,Return,30.00",
        "10/28/2026,10/29/2026,ZYX,Sale,-30.00",
      ),
    );
    expect(read.accounts).toMatchObject([{ kind: "credit-card" }]);
  });
});
