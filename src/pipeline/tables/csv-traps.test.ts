import { describe, expect, it } from "vitest";
import { readBytes, rowsOf } from "#test/samples/tables/read-bytes.ts";

const file = (...lines: string[]) => `${lines.join("\n")}\n`;

describe("amounts", () => {
  it.each<[string, string, string]>([
    ["a minus behind", "54.10-", "-54.10"],
    ["parentheses", '"($1,054.10)"', "-1054.10"],
    ["a true minus sign", "\u221254.10", "-54.10"],
    ["a currency code", "USD -54.10", "-54.10"],
    ["one decimal", "-54.1", "-54.10"],
    ["no decimals", "-54", "-54.00"],
    ["zeros in front", "-000000000000054.1000", "-54.10"],
    ["zeros beyond the cents", "-54.1000", "-54.10"],
    ["apostrophes between thousands", "-1'054.10", "-1054.10"],
    ["DR", "54.10 DR", "-54.10"],
  ])("with %s are read", async (_, printed, amount) => {
    const read = await readBytes(
      file(
        "Date,Description,Amount,Check Number",
        "2026-10-01,PAYROLL,900.00,",
        `2026-10-02,ATM WITHDRAWAL,${printed},`,
      ),
    );
    expect(rowsOf(read)).toEqual(["2026-10-01 900.00 PAYROLL", `2026-10-02 ${amount} ATM WITHDRAWAL`]);
  });

  it("of less than a cent are never rounded: the row is named", async () => {
    const read = await readBytes(
      file("Date,Description,Amount", "2026-10-01,PAYROLL,900.00", "2026-10-02,ATM WITHDRAWAL,-54.105"),
    );
    expect(read.transactions).toHaveLength(1);
    expect(read.warnings.join()).toContain("line 3");
  });

  it("with a decimal comma are recognised over the whole column", async () => {
    const read = await readBytes(
      file(
        "Date;Description;Amount;Check Number",
        "31.10.2026;PAYROLL;1.234,50;",
        "30.10.2026;ATM WITHDRAWAL;-1.000;",
      ),
    );
    expect(rowsOf(read)).toEqual(["2026-10-31 1234.50 PAYROLL", "2026-10-30 -1000.00 ATM WITHDRAWAL"]);
  });
});

describe("dates", () => {
  it("are day first when one row proves it", async () => {
    const read = await readBytes(
      file("Date,Description,Amount", "02/10/2026,PAYROLL,9.00", "13/10/2026,ATM WITHDRAWAL,-1.00"),
    );
    expect(read.transactions.map(({ date }) => date)).toEqual(["2026-10-02", "2026-10-13"]);
  });

  it("are day first when only then the rows are in order", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount",
        "11/09/2026,PAYROLL,9.00",
        "12/09/2026,ATM WITHDRAWAL,-1.00",
        "03/10/2026,ATM WITHDRAWAL,-2.00",
      ),
    );
    expect(read.transactions.map(({ date }) => date)).toEqual(["2026-09-11", "2026-09-12", "2026-10-03"]);
  });

  it("that could be either are read the American way, with a warning and less confidence", async () => {
    const read = await readBytes(file("Date,Description,Amount", "02/10/2026,PAYROLL,9.00"));
    expect(read.transactions[0]?.date).toBe("2026-02-10");
    expect(read.warnings.join()).toContain("day or the month first");
    expect(read.confidence).toBeLessThan(0.95);
  });

  it("that do not exist leave their row out, by its line", async () => {
    const read = await readBytes(
      file("Date,Description,Amount", "02/31/2026,PAYROLL,9.00", "03/15/2026,ATM WITHDRAWAL,-1.00"),
    );
    expect(rowsOf(read)).toEqual(["2026-03-15 -1.00 ATM WITHDRAWAL"]);
    expect(read.warnings.join()).toContain("line 2");
  });
});

describe("signs", () => {
  const card = (...rows: string[]) => file("Date,Description,Card Member,Amount", ...rows);

  it("of a card that prints purchases without a minus are turned round", async () => {
    const read = await readBytes(
      card("10/20/2026,GROCERY OUTLET,PAT,54.10", "10/21/2026,ONLINE PAYMENT - THANK YOU,PAT,-300.00"),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["-54.10", "300.00"]);
    expect(read.warnings.join()).toContain("without a minus");
  });

  it("of a card that prints purchases with a minus stay", async () => {
    const read = await readBytes(
      card("10/20/2026,GROCERY OUTLET,PAT,-54.10", "10/21/2026,ONLINE PAYMENT - THANK YOU,PAT,300.00"),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["-54.10", "300.00"]);
  });

  it("of a card without any minus are told by their wording, with CR in a cell of its own", async () => {
    const read = await readBytes(
      `Date Processed,Description,Amount,\nPending,NOWTV,£8.99,\n12-Oct-2026,GROCERY OUTLET,£54.10,\n11-Oct-2026,QXZ,£3.00,\n11-Oct-2026,SHELL OIL,£30.00,\n10-Oct-2026,RETURN QXZ,£3.00,\n02-Oct-2026,PAYMENT RECEIVED - THANK YOU,"+ £1,100.00",CR\n`,
    );
    expect(read.documentType).toBe("credit-cards");
    expect(rowsOf(read)).toEqual([
      "2026-10-12 -54.10 GROCERY OUTLET",
      "2026-10-11 -3.00 QXZ",
      "2026-10-11 -30.00 SHELL OIL",
      "2026-10-02 1100.00 PAYMENT RECEIVED - THANK YOU",
    ]);
    expect(read.questions).toHaveLength(1);
    expect(read.warnings.join()).toContain("left out");
  });

  it("of a bank account without any minus: money in is not taken for money out", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount,Check Number",
        "10/20/2026,GROCERY OUTLET,54.10,",
        "10/21/2026,SHELL OIL,30.00,",
        "10/22/2026,NETFLIX.COM,15.49,",
        "10/23/2026,PAYROLL ACME,2000.00,",
        "10/24/2026,QXZ,7.00,",
      ),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["-54.10", "-30.00", "-15.49", "2000.00"]);
    expect(read.questions).toHaveLength(1);
  });

  it("of a card about which nothing is known are asked, never guessed", async () => {
    const read = await readBytes(card("10/20/2026,QXZ 1,PAT,54.10", "10/21/2026,QXZ 2,PAT,30.00"));
    expect(read.transactions).toEqual([]);
    expect(read.questions.map(({ candidates }) => candidates.map(({ value }) => value))).toEqual([
      ["-54.10", "54.10"],
      ["-30.00", "30.00"],
    ]);
  });

  it("follow the running balance, whatever is printed", async () => {
    const read = await readBytes(
      file(
        "Date,Text,Amount,Balance",
        "10/20/2026,QXZ,54.10,945.90",
        "10/21/2026,QXZ,30.00,975.90",
        "10/22/2026,QXZ,75.90,900.00",
      ),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["30.00", "-75.90"]);
    expect(read.questions).toHaveLength(1);
    expect(read.accounts[0]).toMatchObject({ endingBalance: "900.00" });
  });

  it("of a running balance with a missing row: the sum that fails is told", async () => {
    const rows = ["1,-1.00,99.00", "2,-2.00,97.00", "3,-3.00,94.00", "5,-5.00,85.00", "6,-6.00,79.00"];
    const read = await readBytes(
      file(
        "Date,Description,Amount,Balance",
        ...rows.map((row) => row.replace(/^(\d),/, "10/2$1/2026,ATM,")),
      ),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual([
      "-1.00",
      "-2.00",
      "-3.00",
      "-5.00",
      "-6.00",
    ]);
    expect(read.checks).toMatchObject([{ name: "running-balance", passed: false }]);
    expect(read.warnings.join()).toContain("rows may be missing");
  });

  it("of named columns stand against balances that contradict them, and that is told", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Withdrawal,Deposit,Balance",
        "10/22/2026,INTEREST PAID,,1.00,2.00",
        "10/21/2026,ATM,2.00,,3.00",
      ),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["1.00", "-2.00"]);
    expect(read.checks).toMatchObject([{ name: "running-balance", passed: false }]);
    expect(read.accounts[0]).not.toHaveProperty("endingBalance");
  });

  it("a minus among the debits takes one back", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Debit,Credit",
        "10/20/2026,ATM,5.00,",
        "10/21/2026,ATM,7.00,",
        "10/22/2026,ATM REVERSAL,-5.00,",
        "10/23/2026,PAYROLL,,9.00",
      ),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["-5.00", "-7.00", "5.00", "9.00"]);
  });
});

describe("rows", () => {
  it("that repeat are all real", async () => {
    const row = "10/20/2026,TRANSIT FARE,-2.75";
    const read = await readBytes(file("Date,Description,Amount", row, row, row, "10/21/2026,PAYROLL,9.00"));
    expect(read.transactions).toHaveLength(4);
  });

  it("that are pending count, with a warning; declined ones do not", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount,Status",
        "10/20/2026,ATM,-2.75,Pending",
        "10/21/2026,ATM,-3.00,Declined",
        "10/22/2026,PAYROLL,9.00,Posted",
      ),
    );
    expect(rowsOf(read)).toEqual(["2026-10-20 -2.75 ATM", "2026-10-22 9.00 PAYROLL"]);
    expect(read.warnings).toEqual([
      expect.stringContaining("still pending"),
      expect.stringContaining("left out: declined"),
    ]);
  });

  it("with a comma in an unquoted description are put together", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount,Balance",
        "10/20/2026,ATM,-5.00,95.00",
        "10/21/2026,AMAZON, SEATTLE, WA,-5.00,90.00",
        "10/22/2026,PAYROLL,10.00,100.00",
      ),
    );
    expect(rowsOf(read)[1]).toBe("2026-10-21 -5.00 AMAZON, SEATTLE, WA");
  });

  it("with an amount that its comma tore apart are left out, never misread", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount",
        "10/20/2026,ATM,-5.00",
        "10/21/2026,PAYROLL,1,234.56",
        "10/22/2026,ATM,-10.00",
      ),
    );
    expect(rowsOf(read)).toEqual(["2026-10-20 -5.00 ATM", "2026-10-22 -10.00 ATM"]);
    expect(read.warnings.join()).toContain("line 3");
  });

  it("with a cell too few are left out: the balance may stand where the amount should", async () => {
    const rows = Array.from(
      { length: 20 },
      (_, index) => `10/${index + 1}/2026,ATM,-5.00,${1000 - index * 5}.00`,
    );
    const read = await readBytes(file("Date,Description,Amount,Balance", ...rows, "10/22/2026,ATM,895.00"));
    expect(read.transactions).toHaveLength(20);
    expect(read.warnings.join()).toContain("line 22");
  });

  it("whose description goes on in the next line are put together", async () => {
    const read = await readBytes(
      file(
        "Transaction date,Value date,Description,Withdrawals (SGD),Deposits (SGD)",
        "18/04/2026,18/04/2026,DEBIT PURCHASE,6.60,",
        ",,UBER EATS",
        "17/04/2026,17/04/2026,SALARY,,900.00",
        "Printed for your records,,,,",
      ),
    );
    expect(rowsOf(read)).toEqual(["2026-04-18 -6.60 DEBIT PURCHASE UBER EATS", "2026-04-17 900.00 SALARY"]);
  });

  it("survive a quote that is never closed", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount",
        '10/20/2026,"5 INCH SHELF,-5.00',
        "10/21/2026,PAYROLL,9.00",
        "10/22/2026,ATM,-1.00",
      ),
    );
    expect(read.transactions.map(({ amount }) => amount)).toEqual(["-5.00", "9.00", "-1.00"]);
  });

  it("in another currency are left out with a warning, never added to dollars", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount,Currency",
        "10/20/2026,ATM,-5.00,USD",
        "10/21/2026,HOTEL,-90.00,EUR",
        "10/22/2026,PAYROLL,9.00,USD",
      ),
    );
    expect(read.currency).toBe("USD");
    expect(rowsOf(read)).toEqual(["2026-10-20 -5.00 ATM", "2026-10-22 9.00 PAYROLL"]);
    expect(read.warnings.join()).toContain("another currency");
  });

  it("that are totals or balances are no transactions", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount",
        "10/20/2026,Opening balance,100.00",
        "10/21/2026,ATM,-5.00",
        "10/22/2026,PAYROLL,9.00",
        "10/22/2026,Closing balance,104.00",
        "Total,,4.00",
      ),
    );
    expect(rowsOf(read)).toEqual(["2026-10-21 -5.00 ATM", "2026-10-22 9.00 PAYROLL"]);
    expect(read.accounts[0]).toMatchObject({ beginningBalance: "100.00", endingBalance: "104.00" });
    expect(read.checks).toMatchObject([{ name: "balance-roll-forward", passed: true }]);
  });
});

describe("accounts", () => {
  it("in a column are told apart, with the kind and number that their names print", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount,Account",
        "10/20/2026,PAYROLL,900.00,Ally Savings (...4821)",
        "10/21/2026,GROCERY OUTLET,-5.00,Chase Freedom Visa x1234",
        "10/22/2026,ATM,-9.00,Ally Savings (...4821)",
      ),
    );
    expect(read.accounts).toEqual([
      { kind: "savings", institution: "Ally", accountLast4: "4821" },
      { kind: "credit-card", institution: "Chase", accountLast4: "1234" },
    ]);
    expect(read.transactions.map(({ account, amount }) => [account, amount])).toEqual([
      [0, "900.00"],
      [1, "-5.00"],
      [0, "-9.00"],
    ]);
  });

  it("of the people who were paid are not the holder's", async () => {
    const rows = Array.from(
      { length: 8 },
      (_, index) => `10/2${index}/2026,RENT,-5.0${index},DE0012345678901${index}0`,
    );
    const read = await readBytes(file("Date,Payee,Amount,Account number", ...rows));
    expect(read.accounts).toEqual([{ kind: "checking" }]);
    expect(read.transactions).toHaveLength(8);
  });

  it("never return a full number", async () => {
    const read = await readBytes(
      file(
        "Account Number,Date,Description,Amount",
        "000123456784821,10/20/2026,ATM,-5.00",
        "000123456784821,10/21/2026,PAYROLL,9.00",
      ),
    );
    expect(read.accounts[0]?.accountLast4).toBe("4821");
    expect(JSON.stringify(read)).not.toContain("12345678");
  });

  it("of unknown kind are taken as checking, with a warning and less confidence", async () => {
    const read = await readBytes(
      file("Date,Description,Amount", "10/20/2026,QXZ,-5.00", "10/21/2026,QXZ,9.00"),
    );
    expect(read.accounts).toEqual([{ kind: "checking" }]);
    expect(read.warnings.join()).toContain("bank account or a credit card");
    expect(read.confidence).toBeLessThan(0.9);
  });

  it("of unknown kind are what the person chose", async () => {
    const rows = file(
      "Date,Description,Amount",
      "10/20/2026,GROCERY OUTLET,-5.00",
      "10/21/2026,NETFLIX.COM,-9.00",
    );
    expect((await readBytes(rows, "credit-cards")).accounts).toEqual([{ kind: "credit-card" }]);
  });
});

describe("evidence", () => {
  it("of a cell is its place in the grid, with the printed text", async () => {
    const read = await readBytes(
      file("Date,Description,Amount,Memo", "10/20/2026,ATM,($5.00),x", "10/21/2026,PAYROLL,$9.00,y"),
    );
    expect(read.evidence["transactions.0.amount"]).toEqual({
      page: 1,
      box: [0.5, 0.3333333, 0.75, 0.6666667],
      text: "($5.00)",
      confidence: 1,
    });
    expect(read.evidence["transactions.1.date"]).toMatchObject({
      box: [0, 0.6666667, 0.25, 1],
      text: "10/21/2026",
    });
  });

  it("is there for every figure", async () => {
    const read = await readBytes(
      file("Date,Description,Amount,Balance", "10/20/2026,ATM,-5.00,95.00", "10/21/2026,PAYROLL,9.00,104.00"),
    );
    for (const index of read.transactions.keys()) {
      expect(read.evidence).toHaveProperty([`transactions.${index}.amount`]);
      expect(read.evidence).toHaveProperty([`transactions.${index}.date`]);
    }
    expect(read.evidence).toHaveProperty(["accounts.0.endingBalance"]);
  });
});

describe("files that are no list of transactions end in a sentence", () => {
  it.each<[string, string, RegExp]>([
    ["a table of something else", "Name,Phone\nA,555-0100\nB,555-0101\n", /column of dates/],
    ["column names alone", "Date,Description,Amount\n,,\n", /no transactions below/],
    ["one row repeated 60,000 times", "a,b,c\n".repeat(60_000), /50,000 rows/],
  ])("%s", async (_, content, sentence) => {
    await expect(readBytes(content)).rejects.toMatchObject({
      name: "ReadFailure",
      userMessage: expect.stringMatching(sentence),
    });
  });
});
