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

it("an account whose QIF file holds nothing but moves of shares is kept with its kind", async () => {
  const reinvested = "D10/15'26\nNReinvDiv\nYVTI\nT3.30\n^\n";
  expect((await readBytes(`!Type:Invst\n${reinvested}`)).accounts).toEqual([{ kind: "brokerage" }]);
  const plan = `!Account\nNZyx plan 4821\nT401(k)/403(b)\n^\n!Type:401(k)/403(b)\n${reinvested}`;
  expect((await readBytes(plan)).accounts).toMatchObject([{ kind: "401k" }]);
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

  it.each(["Posted 10/9/2026", "Cleared 10/09/2026"])(
    "leave a word of the bank's before a date alone: %s",
    async (day) => {
      const read = await readBytes(file("Date,Description,Amount", `${day},PAYROLL,9.00`));
      expect(read.transactions).toMatchObject([{ date: "2026-10-09" }]);
    },
  );

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

describe("net amounts beside a balance", () => {
  const sales = (...balances: readonly string[]) =>
    file(
      "Date,Description,Amount,Fee,Net Amount,Balance",
      `2026-10-01,Sale A,100.00,-3.00,97.00,${balances[0]}`,
      `2026-10-02,Sale B,50.00,-1.50,48.50,${balances[1]}`,
      `2026-10-03,Payout,-100.00,0.00,-100.00,${balances[2]}`,
    );

  it.each([
    [
      ["97.00", "145.50", "45.50"],
      ["97.00", "48.50", "-100.00"],
    ],
    [
      ["100.00", "150.00", "50.00"],
      ["100.00", "50.00", "-100.00"],
    ],
  ])("are taken where the balances run over them: %s", async (balances, amounts) => {
    const read = await readBytes(sales(...balances));
    expect(read.transactions.map(({ amount }) => amount)).toEqual(amounts);
    expect(read.accounts).toMatchObject([{ endingBalance: balances[2] }]);
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

  it("bills that were paid as scheduled are transactions: they stand among the others", async () => {
    const read = await readBytes(
      file(
        "Date,Description,Amount,Scheduled",
        "10/15/2026,WATER WORKS,-60.00,Yes",
        "10/14/2026,PAYROLL,1000.00,No",
        "10/13/2026,RENT,-900.00,Yes",
      ),
    );
    expect(read.transactions).toHaveLength(3);
    expect(read.warnings.join()).not.toContain("left out");
  });

  it.each([
    ["Date,Description,Amount,Principal,Interest,Beginning Balance,Ending Balance", "Payment received"],
    ["Date,Transaction,Amount,Principal,Interest,Scheduled Payment,Beginning Balance", "Payment"],
  ])("a history of a loan's payments with their parts is a list: %s", async (heading, words) => {
    const read = await readBytes(
      file(
        "Auto Loan ending in 7788",
        heading,
        `10/15/2026,${words},350.00,290.00,60.00,350.00,12000.00`,
        `09/15/2026,${words},350.00,289.00,61.00,350.00,12289.00`,
      ),
    );
    expect(read.transactions).toHaveLength(2);
  });

  it.each(["Scheduled Payment", "Payment Amount"])(
    "a schedule of payments to come is no list of transactions: %s",
    async (name) => {
      await expect(
        readBytes(
          file(
            `Payment #,Payment Date,Beginning Balance,${name},Principal,Interest,Ending Balance`,
            '1,01/01/2027,"200,000.00","1,199.10",199.10,"1,000.00","199,800.90"',
            '2,02/01/2027,"199,800.90","1,199.10",200.10,999.00,"199,600.80"',
          ),
        ),
      ).rejects.toMatchObject({ code: "UNREADABLE_FILE" });
    },
  );
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

  it("of a loan are not those that payments to come would leave", async () => {
    const read = await readBytes(
      file(
        "Auto Loan ending in 7788",
        "Date,Description,Amount,Principal,Interest,Principal Balance",
        "11/15/2026,Scheduled payment,350.00,291.00,59.00,11419.00",
        "10/15/2026,Payment Received,350.00,290.00,60.00,11710.00",
      ),
    );
    expect(read.accounts).toMatchObject([{ currentBalance: "11710.00" }]);
  });
});
