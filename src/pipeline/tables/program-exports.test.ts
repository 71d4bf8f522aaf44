import { describe, expect, it } from "vitest";
import { readBytes, rowsOf } from "#test/samples/tables/read-bytes.ts";

const file = (...lines: string[]) => `${lines.join("\n")}\n`;

describe("trades in a QIF file", () => {
  const trade = (action: string, amount: string, security = "VTI") =>
    `D10/15'26\nN${action}\nY${security}\nT${amount}\n^\n`;

  it("are signed by their action: their amounts have no sign", async () => {
    const read = await readBytes(
      `!Type:Invst\n${trade("Buy", "500.00")}${trade("Sell", "255.00")}${trade("Div", "3.30")}${trade("XOut", "90.00", "")}${trade("Cash", "-7.00", "FEE")}`,
    );
    expect(rowsOf(read)).toEqual([
      "2026-10-15 -500.00 VTI",
      "2026-10-15 255.00 VTI",
      "2026-10-15 3.30 VTI",
      "2026-10-15 -90.00 XOut",
      "2026-10-15 -7.00 FEE",
    ]);
  });

  it("that move no cash are named and left out; of an unknown action they are asked about", async () => {
    const read = await readBytes(
      `!Type:Invst\n${trade("Buy", "500.00")}${trade("ReinvDiv", "3.30")}${trade("Swapped", "8.00")}`,
    );
    expect(rowsOf(read)).toEqual(["2026-10-15 -500.00 VTI"]);
    expect(read.warnings.join()).toContain("One record moves shares but no cash");
    expect(read.questions).toMatchObject([{ candidates: [{ value: "-8.00" }, { value: "8.00" }] }]);
  });
});

describe("the accounts of one column have one convention of signs", () => {
  const amounts = ({ transactions }: Awaited<ReturnType<typeof readBytes>>) =>
    transactions.map(({ account, amount }) => [account, amount]);

  it("money spent without a minus in one account is so in another that says nothing", async () => {
    const read = await readBytes(
      file(
        "date,name,amount,category,account,account mask",
        "2026-10-30,Whole Foods,61.20,Groceries,Sapphire,4821",
        "2026-10-30,Shell Oil,31.20,Gas,Sapphire,4821",
        "2026-10-29,Payment Thank You,-500.00,,Sapphire,4821",
        "2026-10-28,Acme Payroll,-2000.00,,Checking,7731",
        "2026-10-27,Zyx,12.00,,Quicksilver,1188",
        "2026-10-26,Zyxa,13.00,,Savings,9911",
      ),
    );
    expect(amounts(read)).toEqual([
      [0, "-61.20"],
      [0, "-31.20"],
      [0, "500.00"],
      [1, "2000.00"],
      [2, "-12.00"],
      [3, "-13.00"],
    ]);
  });

  it("a bank may print its cards the other way than its accounts: what only the other side proves is asked", async () => {
    const heading = "Account,Date,Description,Amount";
    const unsure = ["10/30/2026,ZYXA,88.10", "10/20/2026,ZYXB,-300.00"];
    const card = unsure.map((row) => `Visa Card,${row}`);
    const bank = unsure.map((row) => `Joint Checking,${row}`);
    const proven = (account: string, sign: string) =>
      account === "card"
        ? ["Visa Card,10/28/2026,PAYMENT THANK YOU,-30.00", `Visa Card,10/28/2026,COSTCO,${sign}12.00`]
        : [
            "Joint Checking,10/28/2026,ACME PAYROLL,2000.00",
            "Joint Checking,10/28/2026,ATM WITHDRAWAL,-60.00",
          ];
    for (const rows of [
      [...card, ...proven("bank", "")],
      [...bank, ...proven("card", "")],
    ]) {
      const read = await readBytes(file(heading, ...rows));
      expect(read.questions).toHaveLength(2);
      expect(read.transactions).toHaveLength(2);
    }
  });

  it("an account without a minus is no list without signs where another has some", async () => {
    const read = await readBytes(
      file(
        "Date,Merchant,Category,Account,Amount",
        "2026-10-30,Costco,Groceries,Sapphire (...4821),-88.10",
        "2026-10-29,Refund,Groceries,Sapphire (...4821),500.00",
        "2026-10-28,Acme Markets,Paychecks,Total Checking (...7731),2000.00",
      ),
    );
    expect(read.questions).toEqual([]);
    expect(amounts(read)).toEqual([
      [0, "-88.10"],
      [0, "500.00"],
      [1, "2000.00"],
    ]);
  });
});

describe("balances of a day", () => {
  const report = (...balances: readonly [string, string]) =>
    file(
      "Register Report,10/1/2026 through 10/31/2026",
      "Date,Account,Num,Description,Category,Amount",
      balances[0],
      '10/3/2026,Joint Checking,1055,Landlord,Rent,"-1,100.00"',
      '10/9/2026,Joint Checking,DEP,Employer,Salary,"2,000.00"',
      "10/1/2026 - 10/31/2026,,,,,900.00",
      balances[1],
      'TOTAL INFLOWS,,,,,"2,000.00"',
    );

  it("in a report are no transactions: the one before the rows opens, the latest closes on its day", async () => {
    const read = await readBytes(
      report('BALANCE 9/30/2026,,,,,"1,250.00"', 'BALANCE 10/31/2026,,,,,"2,150.00"'),
    );
    expect(read.transactions).toHaveLength(2);
    expect(read.accounts).toMatchObject([
      { beginningBalance: "1250.00", endingBalance: "2150.00", statementDate: "2026-10-31" },
    ]);
    expect(read.warnings).toEqual([]);
    expect(read.questions).toEqual([]);
  });

  it("from before the rows is not the balance after them", async () => {
    const [account] = (await readBytes(report('BALANCE 9/30/2026,,,,,"1,250.00"', ",,,,,"))).accounts;
    expect(account).toMatchObject({ beginningBalance: "1250.00" });
    expect(account).not.toHaveProperty("endingBalance");
  });

  it("that a bank states above the rows is of the day it names, not of the last row", async () => {
    const read = await readBytes(
      file(
        "Description,,Summary Amt.",
        'Ending balance as of 10/31/2026,,"2,043.46"',
        "",
        "Date,Description,Amount,Running Bal.",
        '10/15/2026,PAYROLL,"2,150.00","3,294.10"',
        '10/20/2026,RENT,"-1,250.64","2,043.46"',
      ),
    );
    expect(read.accounts).toMatchObject([{ endingBalance: "2043.46", statementDate: "2026-10-31" }]);
    expect(read.evidence["accounts.0.statementDate"]).toBeDefined();
  });

  it.each(["Fri 10/09/2026", "Friday, 10/09/2026", "Fr. 09.10.2026", "ven. 9 oct 2026"])(
    "leave a day of the week before a date alone: %s",
    async (day) => {
      const read = await readBytes(file("Date;Description;Amount", `${day};PAYROLL;9.00`));
      expect(read.transactions).toMatchObject([{ date: "2026-10-09" }]);
    },
  );
});

describe("fees in a column of their own", () => {
  it("are part of what a row moved where the balances prove it", async () => {
    const read = await readBytes(
      file(
        "Type,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
        "TOPUP,2026-10-28 09:00:00,2026-10-28 09:00:01,Top-up,100.00,0.00,EUR,COMPLETED,100.00",
        "CARD_PAYMENT,2026-10-29 12:01:11,2026-10-30 08:11:11,Lidl,-12.50,0.00,EUR,COMPLETED,87.50",
        "TRANSFER,2026-10-30 12:01:11,2026-10-30 12:01:12,To Bob,-20.00,0.50,EUR,COMPLETED,67.00",
      ),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["100.00", "-12.50", "-20.50"]);
    expect(read.accounts).toMatchObject([{ endingBalance: "67.00" }]);
    expect(read.checks).toMatchObject([{ name: "running-balance", passed: true }]);
  });

  it("turn no row that the balances cannot reach", async () => {
    const read = await readBytes(
      file(
        "Completed Date,Description,Amount,Fee,Balance",
        "2026-10-29,Lidl,-12.50,0.00,87.50",
        "2026-10-30,To Bob,-20.00,0.50,67.00",
      ),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["-12.50", "-20.50"]);
  });

  it("are part of it where a net column proves it", async () => {
    const read = await readBytes(
      file(
        "Date,Transaction Type,Amount,Fee,Net Amount,Notes",
        "2026-10-30,Cash Card Debit,-$12.50,$0,-$12.50,TACO TRUCK",
        "2026-10-29,Received P2P,$40.00,$0,$40.00,lunch",
        "2026-10-28,Cash Out,-$100.00,-$1.75,-$101.75,",
      ),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["-12.50", "40.00", "-101.75"]);
  });
});

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

describe("what has not happened", () => {
  it("rows that a program has only scheduled are left out and named", async () => {
    const read = await readBytes(
      file(
        "scheduled,date,payee,category,amount,account",
        "false,2026-10-30,Costco,Groceries,-88.10,Visa Signature",
        "true,2026-11-30,Netflix,Streaming,-15.49,Visa Signature",
      ),
    );
    expect(read.transactions).toHaveLength(1);
    expect(read.warnings.join()).toContain("One row was left out");
  });

  it("a schedule of payments to come is no list of transactions", async () => {
    await expect(
      readBytes(
        file(
          "Payment #,Payment Date,Beginning Balance,Scheduled Payment,Principal,Interest,Ending Balance",
          '1,01/01/2027,"200,000.00","1,199.10",199.10,"1,000.00","199,800.90"',
          '2,02/01/2027,"199,800.90","1,199.10",200.10,999.00,"199,600.80"',
        ),
      ),
    ).rejects.toMatchObject({ code: "UNREADABLE_FILE" });
  });
});

describe("balances beside rows", () => {
  it("are not stated where a newer row could not be read", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Withdrawals,Deposits,Balance",
        "2026-10-30,STORE,54.205,,445.80",
        "2026-10-28,ATM,500.00,,500.00",
        "2026-10-25,PAYROLL,,1000.00,1000.00",
      ),
    );
    expect(read.transactions).toHaveLength(2);
    expect(read.accounts[0]).not.toHaveProperty("endingBalance");
  });

  it("of a loan are what is owed where their column says principal", async () => {
    const history = (name: string) =>
      file(
        "Auto Loan ending in 7788",
        `Date,Description,Amount,Principal,Interest,${name}`,
        "10/15/2026,Payment Received,350.00,290.00,60.00,11710.00",
        "09/15/2026,Payment Received,350.00,289.00,61.00,12000.00",
      );
    expect((await readBytes(history("Principal Balance"))).accounts).toEqual([
      { kind: "auto-loan", accountLast4: "7788", currentBalance: "11710.00" },
    ]);
    expect((await readBytes(history("Balance"))).accounts[0]).not.toHaveProperty("currentBalance");
  });
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
