import { describe, expect, it } from "vitest";
import {
  ofxBalance,
  ofxChecking,
  ofxInvested,
  ofxPosition,
  ofxRow,
} from "#test/samples/downloads/ofx-parts.ts";
import { readBytes, rowsOf } from "#test/samples/tables/read-bytes.ts";

/** Balances without a mark leave it to the rows to say what separates the cents. */
const amountsOf = async (...amounts: readonly string[]) => {
  const rows = amounts.map((amount) => ofxRow("20261002", amount, "A")).join("");
  return (await readBytes(ofxChecking(rows, ofxBalance("100")))).transactions.map(({ amount }) => amount);
};

describe("amounts of OFX", () => {
  it.each([
    ["+00000000000115.8331", "115.83"],
    ["-00000000000197.1063", "-197.11"],
    ["-00000000001500.0000", "-1500.00"],
    ["0.005", "0.01"],
    ["-0.005", "-0.01"],
    ["-0.0049", "0.00"],
    ["0.995", "1.00"],
    ["99.9999", "100.00"],
    ["1.234", "1.23"],
  ])("%s is %s: less than a cent is rounded half away from zero", async (written, read) => {
    expect(await amountsOf(written)).toEqual([read]);
  });

  it.each([
    [
      ["-54,10", "1.234,56", "1.234"],
      ["-54.10", "1234.56", "1234.00"],
    ],
    [
      ["1,234.56", "1,234"],
      ["1234.56", "1234.00"],
    ],
    [
      ["1,234,567", "-0,125"],
      ["1234567.00", "-0.13"],
    ],
  ])("%j are %j: the file's other amounts say which mark groups", async (written, read) => {
    expect(await amountsOf(...written)).toEqual(read);
  });

  it("whose mark nothing in the file tells are left out with a sentence", async () => {
    const read = await readBytes(ofxChecking(ofxRow("20261002", "1,234", "A"), ofxBalance("n/a")));
    expect(read.transactions).toEqual([]);
    expect(read.warnings).toEqual([
      "One transaction has no readable date or amount and was left out.",
      "One balance could not be read and was left out.",
    ]);
  });

  it("that are rounded are counted, and the balance stays as it is stated", async () => {
    const rows = ofxRow("20261002", "-1.005", "A") + ofxRow("20261003", "-1.005", "B");
    const read = await readBytes(ofxChecking(rows, ofxBalance("97.99")));
    expect(read.accounts[0]?.endingBalance).toBe("97.99");
    expect(read.warnings).toEqual([
      "2 transactions are written with less than a cent and were rounded to the cent each.",
    ]);
    expect(read.evidence["transactions.0.amount"]?.text).toBe("-1.005");
  });

  it("in another currency than the account's are left out; what was converted is not", async () => {
    const other = (name: string) => `<${name}><CURRATE>1.1<CURSYM>EUR</${name}>`;
    const read = await readBytes(
      ofxChecking(
        ofxRow("20261002", "-10.00", "A", other("CURRENCY")) +
          ofxRow("20261003", "-11.00", "B", other("ORIGCURRENCY")),
      ),
    );
    expect(rowsOf(read)).toEqual(["2026-10-03 -11.00 B"]);
    expect(read.warnings).toEqual(["One row or holding in another currency than its account was left out."]);
  });
});

describe("positions of OFX", () => {
  it("of every kind have their value to the cent, and what has none is counted", async () => {
    const positions = [
      ofxPosition("POSSTOCK", "A1", "13.0763"),
      ofxPosition("POSDEBT", "A2", "990,5"),
      ofxPosition("POSOPT", "A3", "-20.005"),
      ofxPosition("POSOTHER", "A4", "n/a"),
      ofxPosition("POSMF", "A5", ""),
    ];
    const read = await readBytes(ofxInvested("", positions.join("")));
    expect(read.accounts[0]?.holdings?.map(({ value }) => value)).toEqual(["13.08", "990.50", "-20.01"]);
    expect(read.warnings).toEqual(["2 holdings have no readable name or value and were left out."]);
  });

  it("priced in another currency are left out where units times price make up the value", async () => {
    const canadian = "<CURRENCY><CURRATE>0.7<CURSYM>CAD</CURRENCY>";
    const positions =
      ofxPosition("POSSTOCK", "A1", "200.00", canadian) + ofxPosition("POSSTOCK", "A2", "140.00", canadian);
    const read = await readBytes(ofxInvested("", positions));
    expect(read.accounts[0]?.holdings).toEqual([{ name: "A2", value: "140.00" }]);
    expect(read.warnings).toHaveLength(1);
  });
});

describe("the total of an investment account in OFX", () => {
  const held = ofxPosition("POSMF", "A1", "200.00");
  const plan = (total: string) => `<INV401KBAL><CASHBAL>0<TOTAL>${total}</INV401KBAL>`;
  const named = (name: string, value: string) =>
    `<INVBAL><AVAILCASH>50.00<MARGINBALANCE>0<BALLIST><BAL><NAME>Margin Equity<BALTYPE>DOLLAR<VALUE>7.00</BAL><BAL><NAME>${name}<BALTYPE>DOLLAR<VALUE>${value}</BAL></BALLIST></INVBAL>`;

  it("is left out with a sentence when it is zero beside holdings", async () => {
    const read = await readBytes(ofxInvested("", held, plan("0.0")));
    expect(read.accounts[0]).not.toHaveProperty("totalValue");
    expect(read.accounts[0]).toMatchObject({ kind: "401k", holdings: [{ value: "200.00" }] });
    expect(read.warnings).toEqual([
      "The download gives 0.00 as an account's total beside holdings of 200.00; that total was left out.",
    ]);
  });

  it("is asked when it is less than the holdings", async () => {
    const read = await readBytes(ofxInvested("", held, plan("150.00")));
    expect(read.accounts[0]).not.toHaveProperty("totalValue");
    expect(read.questions).toMatchObject([
      { path: "accounts.0.totalValue", candidates: [{ value: "150.00" }] },
    ]);
  });

  it("is asked when two names give different ones", async () => {
    const other = "<BAL><NAME>Account Value<VALUE>990.00</BAL></BALLIST>";
    const two = named("Networth", "250.00").replace("</BALLIST>", other);
    const read = await readBytes(ofxInvested("", held, two));
    expect(read.accounts[0]).not.toHaveProperty("totalValue");
    expect(read.questions).toMatchObject([
      { path: "accounts.0.totalValue", candidates: [{ value: "250.00" }, { value: "990.00" }] },
    ]);
  });

  it("is asked when it is not what the holdings and the cash make up", async () => {
    const read = await readBytes(ofxInvested("", held, named("Networth", "990.00")));
    expect(read.accounts[0]).not.toHaveProperty("totalValue");
    expect(read.questions).toMatchObject([{ candidates: [{ value: "990.00" }] }]);
  });

  it.each([
    [plan("200.00"), "200.00"],
    [plan("210.00"), "210.00"],
    [named("Networth", "250.00"), "250.00"],
    [named("AccountValue", "250.00"), "250.00"],
    [plan("0.0") + named("Total Account Value", "250.00"), "250.00"],
  ])("%s is %s", async (more, total) => {
    expect((await readBytes(ofxInvested("", held, more))).accounts[0]?.totalValue).toBe(total);
  });

  it("may be less than the holdings by what is owed on them", async () => {
    const more = named("Networth", "120.00").replace("<MARGINBALANCE>0", "<MARGINBALANCE>-80.00");
    expect((await readBytes(ofxInvested("", held, more))).accounts[0]?.totalValue).toBe("120.00");
  });

  it("that is not stated leaves cash beside the holdings uncounted, which is said", async () => {
    const cash = (amount: string) => `<INVBAL><AVAILCASH>${amount}<MARGINBALANCE>0</INVBAL>`;
    expect((await readBytes(ofxInvested("", held, cash("50.00")))).warnings).toEqual([
      "An account in this download has 50.00 in cash and no readable total; the cash is in none of its figures.",
    ]);
    expect((await readBytes(ofxInvested("", held, cash("200.00")))).warnings).toEqual([]);
  });
});
