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
        "2026-10-28,Zyx Holding,-2000.00,,Checking,7731",
      ),
    );
    expect(amounts(read)).toEqual([
      [0, "-61.20"],
      [0, "-31.20"],
      [0, "500.00"],
      [1, "2000.00"],
    ]);
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
