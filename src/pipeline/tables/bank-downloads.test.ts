import { describe, expect, it } from "vitest";
import { camt, ofxBank, ofxBroker, ofxCard, qifTwoAccounts } from "#test/samples/downloads/bank-downloads.ts";
import { readBytes, rowsOf } from "#test/samples/tables/read-bytes.ts";

describe("OFX", () => {
  it("1 with unclosed leaves gives every row in file order, ids that repeat or not", async () => {
    const read = await readBytes(ofxBank);
    expect(read).toMatchObject({
      documentType: "bank-statements",
      source: "ofx",
      currency: "USD",
      institution: "Example Bank",
    });
    expect(read.accounts).toEqual([
      {
        kind: "checking",
        institution: "Example Bank",
        accountLast4: "4821",
        periodStart: "2026-10-01",
        periodEnd: "2026-10-31",
        statementDate: "2026-10-31",
        endingBalance: "2120.40",
      },
    ]);
    expect(rowsOf(read)).toEqual([
      "2026-10-02 -54.10 AT&T WIRELESS",
      "2026-10-05 1200.00 ACME PAYROLL",
      "2026-10-09 -20.00 CHECK PAID AT BRANCH",
      "2026-10-09 -2.75 TRANSIT FARE",
      "2026-10-09 -2.75 TRANSIT FARE",
    ]);
    expect(JSON.stringify(read)).not.toContain("12345678");
  });

  it("2 on one line gives a card that owes and a savings account", async () => {
    const read = await readBytes(ofxCard());
    expect(read.accounts).toMatchObject([
      { kind: "credit-card", accountLast4: "1234", currentBalance: "512.34" },
      { kind: "savings", accountLast4: "7766", endingBalance: "10.00" },
    ]);
    expect(read.transactions).toMatchObject([
      { description: "CORNER BISTRO & BAR", amount: "-40.00" },
      { description: "PAYMENT THANK YOU", amount: "100.00", category: "card-payment" },
    ]);
  });

  it("with a card's balance without a minus asks whether it is owed", async () => {
    const read = await readBytes(ofxCard("512.34"));
    expect(read.accounts[0]).not.toHaveProperty("currentBalance");
    expect(read.questions).toMatchObject([
      { path: "accounts.0.currentBalance", candidates: [{ value: "512.34" }, { value: "-512.34" }] },
    ]);
  });

  it("of a broker gives holdings and what moved money", async () => {
    const read = await readBytes(ofxBroker);
    expect(read.documentType).toBe("investments");
    expect(read.accounts).toMatchObject([
      {
        kind: "brokerage",
        accountLast4: "5678",
        holdings: [{ name: "Total Market Index", symbol: "VTSAX", value: "2010.00" }],
      },
    ]);
    expect(rowsOf(read)).toEqual([
      "2026-10-03 500.00 CONTRIBUTION",
      "2026-10-04 -400.00 BOUGHT TOTAL MARKET",
      "2026-10-20 3.21 INCOME Total Market Index",
    ]);
  });

  it("evidence is the line, with the text as written", async () => {
    const read = await readBytes(ofxBank);
    const place = read.evidence["transactions.0.amount"];
    const line = ofxBank.split("\n").indexOf("<TRNAMT>-54.10");
    expect(place).toMatchObject({ page: 1, text: "-54.10", confidence: 1 });
    expect(Math.round((place?.box[1] ?? 0) * ofxBank.split("\n").length)).toBe(line);
  });
});

describe("QIF", () => {
  it("gives each account its rows; splits stay within their total", async () => {
    const read = await readBytes(qifTwoAccounts);
    expect(read.source).toBe("qif");
    expect(read.accounts).toEqual([{ kind: "checking" }, { kind: "credit-card", accountLast4: "1234" }]);
    expect(
      read.transactions.map(({ account, date, amount, description }) => [account, date, amount, description]),
    ).toEqual([
      [0, "2026-10-02", "-54.10", "GROCERY OUTLET"],
      [0, "2026-10-15", "1200.00", "ACME PAYROLL"],
      [1, "2026-10-20", "-40.00", "CORNER BISTRO"],
      [1, "2026-10-21", "100.00", "PAYMENT THANK YOU"],
      [1, "2026-10-22", "-9.00", "No payee"],
    ]);
  });

  it.each([
    ["2/10/26", "25/10/26", "2026-10-02"],
    ["10/2/26", "10/25/26", "2026-10-02"],
    ["2026-10-02", "2026-10-25", "2026-10-02"],
  ])("with days like %s and %s is read in the order that the column proves", async (first, second, day) => {
    const read = await readBytes(`!Type:Bank\nD${first}\nT-1.00\nPA\n^\nD${second}\nT-2.00\nPB\n^\n`);
    expect(read.transactions[0]?.date).toBe(day);
  });

  it("that lists only categories ends in a sentence", async () => {
    await expect(readBytes("!Type:Cat\nNSalary\nI\n^\n")).rejects.toMatchObject({ code: "UNREADABLE_FILE" });
  });
});

describe("CAMT.053", () => {
  it("gives rows, balances and the proof that they add up", async () => {
    const read = await readBytes(camt());
    expect(read).toMatchObject({ documentType: "bank-statements", source: "ofx", currency: "EUR" });
    expect(read.accounts).toEqual([
      {
        kind: "checking",
        institution: "Example Sparkasse",
        accountLast4: "2051",
        periodStart: "2026-10-01",
        periodEnd: "2026-10-31",
        statementDate: "2026-10-31",
        beginningBalance: "1000.00",
        endingBalance: "1061.40",
      },
    ]);
    expect(rowsOf(read)).toEqual(["2026-10-02 -38.60 Bäckerei & Café", "2026-10-05 100.00 ACME GmbH"]);
    expect(read.checks).toMatchObject([{ name: "balance-roll-forward", passed: true }]);
  });

  it("rows that are still pending are no part of the closing balance", async () => {
    const pending = `<Ntry><Amt Ccy="EUR">7.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts><BookgDt><Dt>2026-10-31</Dt></BookgDt></Ntry></Stmt>`;
    const read = await readBytes(camt().replace("</Stmt>", pending));
    expect(read.transactions).toHaveLength(3);
    expect(read.checks).toMatchObject([{ name: "balance-roll-forward", passed: true }]);
    expect(read.warnings).toEqual(["One row is still pending at the bank and may change."]);
  });

  it("that does not add up says so", async () => {
    expect((await readBytes(camt("1061.41"))).warnings.join()).toContain("does not add up");
  });
});

describe("a card whose bank counts charges up, against the format", () => {
  const qif = (last: string) =>
    `!Type:CCard\nD10/30/2026\nT45.00\nPCOSTCO WHSE\n^\nD10/29/2026\nT20.00\nPSHELL OIL\n^\n${last}\n^\n`;
  const row = (type: string, amount: string, name: string) =>
    `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20261020<TRNAMT>${amount}<FITID>${name}<NAME>${name}</STMTTRN>`;
  const ofx = (...rows: readonly string[]) =>
    `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>4111111111114821</CCACCTFROM><BANKTRANLIST>${rows.join("")}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;
  const amounts = async (content: string) =>
    (await readBytes(content)).transactions.map(({ amount }) => amount);

  it("is turned round when all that speaks says so, and a warning tells it", async () => {
    const content = qif("D10/20/2026\nT-100.00\nPPAYMENT THANK YOU");
    expect(await amounts(content)).toEqual(["-45.00", "-20.00", "100.00"]);
    expect((await readBytes(content)).warnings.join()).toContain("turned round");
    expect(
      await amounts(ofx(row("DEBIT", "45.00", "ZYX"), row("CREDIT", "-100.00", "PAYMENT RECEIVED"))),
    ).toEqual(["-45.00", "100.00"]);
  });

  it("keeps its signs when only its types speak, or what is owed has the format's minus", async () => {
    const rows = [
      row("CREDIT", "-20.00", "ZYX"),
      row("CREDIT", "-30.00", "ZYXA"),
      row("DEBIT", "99.00", "ZYXB"),
    ];
    expect(await amounts(ofx(...rows))).toEqual(["-20.00", "-30.00", "99.00"]);
    const owed = "</BANKTRANLIST><LEDGERBAL><BALAMT>-200.00<DTASOF>20261031</LEDGERBAL>";
    const worded = ofx(row("DEBIT", "45.00", "ZYX"), row("CREDIT", "-100.00", "PAYMENT RECEIVED"));
    expect(await amounts(worded.replace("</BANKTRANLIST>", owed))).toEqual(["45.00", "-100.00"]);
    expect(await amounts(worded.replace("</BANKTRANLIST>", owed.replace("-", "")))).toEqual([
      "-45.00",
      "100.00",
    ]);
  });

  it("keeps its signs when they are refunds, or when one row speaks against it", async () => {
    expect(await amounts(qif("D10/20/2026\nT-9.00\nPZYX"))).toEqual(["45.00", "20.00", "-9.00"]);
    expect(
      await amounts(
        ofx(row("CREDIT", "45.00", "COSTCO"), row("CREDIT", "-10.00", "ZYX"), row("CREDIT", "-9.00", "ZYXA")),
      ),
    ).toEqual(["45.00", "-10.00", "-9.00"]);
  });
});
