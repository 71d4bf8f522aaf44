import { describe, expect, it } from "vitest";
import {
  ofxBalance,
  ofxChecking,
  ofxDownload,
  ofxInvested,
  ofxPosition,
  ofxRow,
  ofxStatement,
} from "#test/samples/downloads/ofx-parts.ts";
import { readBytes, rowsOf } from "#test/samples/tables/read-bytes.ts";

const three = ["A", "B", "C"].map((name, index) => ofxRow(`2026100${index + 2}`, "-1.00", name)).join("");
const two = `<BANKMSGSRSV1>${ofxStatement(three)}${ofxStatement(ofxRow("20261009", "-9.00", "Z"), ofxBalance("5.00"), "22225555")}</BANKMSGSRSV1>`;

describe("closing tags that are missing in OFX", () => {
  it.each([
    ["of a row", ofxChecking(three.replace("</STMTTRN>", ""))],
    ["of every row", ofxChecking(three.replaceAll("</STMTTRN>", ""))],
    ["of the list", ofxChecking(three).replace("</BANKTRANLIST>", "")],
    ["of every list", ofxChecking(three).replaceAll(/<\/(?:STMT|BANKTRAN|BANKMSG|LEDGER)\w+>/g, "")],
  ])("%s take no rows along", async (_, content) => {
    const read = await readBytes(content);
    expect(rowsOf(read)).toEqual(["2026-10-02 -1.00 A", "2026-10-03 -1.00 B", "2026-10-04 -1.00 C"]);
    expect(read.accounts).toMatchObject([{ accountLast4: "4821", endingBalance: "100.00" }]);
    expect(read.warnings).toEqual([]);
  });

  it("of a statement leave the next account its own", async () => {
    const read = await readBytes(ofxDownload(two.replace("</STMTRS></STMTTRNRS>", "")));
    expect(read.accounts).toMatchObject([
      { accountLast4: "4821", endingBalance: "100.00" },
      { accountLast4: "5555", endingBalance: "5.00" },
    ]);
    expect(read.transactions.map(({ account }) => account)).toEqual([0, 0, 0, 1]);
  });

  it("because the download breaks off are told, and an amount that may be cut is left out", async () => {
    const content = ofxChecking(three);
    const read = await readBytes(
      content.slice(0, content.lastIndexOf("<TRNAMT>-1.00") + "<TRNAMT>-1".length),
    );
    expect(rowsOf(read)).toEqual(["2026-10-02 -1.00 A", "2026-10-03 -1.00 B"]);
    expect(read.warnings).toEqual([
      "One transaction has no readable date or amount and was left out.",
      "The end of this download is missing, so rows after the last one may be lost. Please download it again.",
    ]);
  });
});

describe("OFX with a statement for each billing cycle", () => {
  const september = ofxStatement(ofxRow("20260909", "-7.00", "EARLIER"), ofxBalance("80.00"))
    .replace("<DTSTART>20261001", "<DTSTART>20260901")
    .replace("<DTEND>20261031", "<DTEND>20260930");
  const october = ofxStatement(three);

  it.each([
    ["in order", `${september}${october}`],
    ["newest first", `${october}${september}`],
  ])("gives one account with the newest balance, %s", async (_, statements) => {
    const read = await readBytes(ofxDownload(`<BANKMSGSRSV1>${statements}</BANKMSGSRSV1>`));
    expect(read.accounts).toMatchObject([
      {
        accountLast4: "4821",
        endingBalance: "100.00",
        periodStart: "2026-09-01",
        periodEnd: "2026-10-31",
      },
    ]);
    expect(rowsOf(read)).toHaveLength(4);
    expect(new Set(read.transactions.map(({ account }) => account))).toEqual(new Set([0]));
  });

  it("keeps accounts apart whose periods overlap, since their rows may be the same", async () => {
    const read = await readBytes(ofxDownload(`<BANKMSGSRSV1>${october}${october}</BANKMSGSRSV1>`));
    expect(read.accounts).toHaveLength(2);
  });

  it("keeps accounts apart whose numbers end alike", async () => {
    const other = september.replace("11114821", "99994821");
    const read = await readBytes(ofxDownload(`<BANKMSGSRSV1>${other}${october}</BANKMSGSRSV1>`));
    expect(read.accounts).toHaveLength(2);
  });
});

describe("OFX of several accounts", () => {
  it("says when the bank sent an error for one of them", async () => {
    const failed =
      "<STMTTRNRS><TRNUID>1<STATUS><CODE>2003<SEVERITY>ERROR<MESSAGE>Account not found</STATUS></STMTTRNRS>";
    const read = await readBytes(ofxDownload(two.replace("</BANKMSGSRSV1>", `${failed}</BANKMSGSRSV1>`)));
    expect(read.accounts).toHaveLength(2);
    expect(read.warnings.join()).toContain("For one account the bank sent a message of an error");
  });

  it("from two banks in one file names each its own", async () => {
    const read = await readBytes(
      `${ofxChecking(three)}\n${ofxDownload(`<BANKMSGSRSV1>${ofxStatement("")}</BANKMSGSRSV1>`, "Other Bank")}`,
    );
    expect(read.accounts.map(({ institution }) => institution)).toEqual(["Example Bank", "Other Bank"]);
  });
});

describe("loans in OFX", () => {
  const loan = (type: string, balance: string, rows = "") =>
    ofxDownload(
      `<LOANMSGSRSV1><LOANSTMTTRNRS><LOANSTMTRS><CURDEF>USD<LOANACCTFROM><LOANACCTID>77778888<LOANACCTTYPE>${type}</LOANACCTFROM><LOANTRANLIST><DTSTART>20261001<DTEND>20261031${rows}</LOANTRANLIST>${balance}</LOANSTMTRS></LOANSTMTTRNRS></LOANMSGSRSV1>`,
      "Example Lender",
    );

  it.each([
    ["AUTO", "auto-loan"],
    ["MORTGAGE", "mortgage"],
    ["STUDENT", "student-loan"],
    ["HOMEEQUITY", "heloc"],
    ["CONSUMER", "loan"],
  ])("of type %s are a %s, and a principal is owed whatever its sign", async (type, kind) => {
    const row =
      "<LOANSTMTTRN><LOANTRNTYPE>PAYMENT<DTPOSTED>20261005<TRNAMT>300.00<FITID>1<NAME>PAYMENT</LOANSTMTTRN>";
    const nested = "<PRINBAL><BALAMT>12000.00<DTASOF>20261031</PRINBAL>";
    const read = await readBytes(loan(type, nested, row));
    expect(read.accounts).toMatchObject([{ kind, accountLast4: "8888", currentBalance: "12000.00" }]);
    expect(read.accounts[0]?.statementDate).toBe("2026-10-31");
    expect(rowsOf(read)).toEqual(["2026-10-05 300.00 PAYMENT"]);
    expect((await readBytes(loan(type, "<PRINBAL>-55.10"))).accounts[0]?.currentBalance).toBe("55.10");
  });
});

describe("rows of OFX", () => {
  it("that the bank took back or replaced are left out with a sentence", async () => {
    const correct = (id: string, action: string) => `<CORRECTFITID>${id}<CORRECTACTION>${action}`;
    const read = await readBytes(
      ofxChecking(
        ofxRow("20261002", "-1.00", "A1") +
          ofxRow("20261003", "-2.00", "A2", correct("A1", "REPLACE")) +
          ofxRow("20261004", "-3.00", "A3") +
          ofxRow("20261005", "-3.00", "A4", correct("A3", "DELETE")),
      ),
    );
    expect(rowsOf(read)).toEqual(["2026-10-03 -2.00 A2"]);
    expect(read.warnings).toEqual([
      "The bank took back or replaced transactions in this download; 3 rows were left out for that.",
    ]);
  });

  it("whose correction names no row of their own, or several, stay with a sentence", async () => {
    const read = await readBytes(
      ofxChecking(
        `${three}${ofxRow("20261005", "-4.00", "D", "<CORRECTFITID>OLD<CORRECTACTION>REPLACE")}`.replaceAll(
          "<FITID>",
          "<FITID>OLDER",
        ),
      ),
    );
    expect(read.transactions).toHaveLength(4);
    expect(read.warnings.join()).toContain("corrects a transaction that this download does not show");
  });

  it("that go on without end are told from amounts and words at once", async () => {
    const dots = `${".".repeat(200_000)}x`;
    const gap = `A${" ".repeat(200_000)}B`;
    const started = performance.now();
    const read = await readBytes(
      ofxChecking(ofxRow("20261002", dots, "A") + ofxRow("20261003", "-1.00", gap)),
    );
    expect(performance.now() - started).toBeLessThan(3000);
    expect(read.warnings).toEqual(["One transaction has no readable date or amount and was left out."]);
  });

  it("that correct each other in thousands are matched at once, and too many are refused before that", async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        ofxRow("20261002", "-1.00", `N${at}`, `<CORRECTFITID>N${at + 1}<CORRECTACTION>REPLACE`),
      ).join("");
    const started = performance.now();
    expect((await readBytes(ofxChecking(rows(6000)))).transactions).toHaveLength(1);
    await expect(readBytes(ofxChecking(rows(50_001)))).rejects.toMatchObject({ code: "TOO_COMPLEX" });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("may have days with a time, a zone or dashes", async () => {
    const days = ["20261001120000[-5:EST]", "20261002235959.000[0:GMT]", "2026-10-03", "20261304", "202610"];
    const read = await readBytes(ofxChecking(days.map((day) => ofxRow(day, "-1.00", "A")).join("")));
    expect(read.transactions.map(({ date }) => date)).toEqual(["2026-10-01", "2026-10-02", "2026-10-03"]);
    expect(read.warnings).toEqual(["2 transactions have no readable date or amount and were left out."]);
  });

  it("of a broker: purchases are money out, splits pay for parts of shares, a settled day will do", async () => {
    const trade = (name: string, day: string, amount: string) =>
      `<${name}><INVTRAN><FITID>1<${day}></INVTRAN><SECID><UNIQUEID>A1</SECID>${amount}</${name}>`;
    const read = await readBytes(
      ofxInvested(
        trade("BUYSTOCK", "DTTRADE>20261004</DTTRADE", "<TOTAL>405.00</TOTAL>") +
          trade("SELLMF", "DTSETTLE>20261005</DTSETTLE", "<TOTAL>10.00</TOTAL>") +
          trade("SPLIT", "DTTRADE>20261007</DTTRADE", "<FRACCASH>3.00</FRACCASH>") +
          ofxRow("20261008", "7.00", "CASH IN"),
      ),
    );
    expect(rowsOf(read)).toEqual([
      "2026-10-04 -405.00 BUYSTOCK A1",
      "2026-10-05 10.00 SELLMF A1",
      "2026-10-07 3.00 SPLIT A1",
      "2026-10-08 7.00 CASH IN",
    ]);
    expect(read.warnings).toEqual([
      "One purchase of securities is written without a minus, against the format; it was read as money spent.",
    ]);
  });
});

describe("a purchase of securities in OFX", () => {
  it.each([
    ["-10", "BUY ZYX"],
    ["10", "CANCEL BUY ZYX"],
    ["10", "BUY ZYX REVERSAL"],
    ["10", "CORRECTED BUY ZYX"],
  ])("of %s units called %s is taken back: its money stays money in", async (units, memo) => {
    const read = await readBytes(
      ofxInvested(
        `<BUYSTOCK><INVBUY><INVTRAN><FITID>1<DTTRADE>20261005<MEMO>${memo}</INVTRAN><SECID><UNIQUEID>A1</SECID><UNITS>${units}<TOTAL>405.00</INVBUY></BUYSTOCK>`,
      ),
    );
    expect(rowsOf(read)).toEqual([`2026-10-05 405.00 ${memo}`]);
    expect(read.warnings).toEqual([]);
  });
});

describe("OFX against its format or beyond it", () => {
  const typed = (type: string, name: string, amount = "1.00") =>
    ofxRow("20261002", amount, name).replace("DEBIT", type);
  const fourOut = ["A", "B", "C", "D"].map((name) => typed("DEBIT", name)).join("");
  const pay = typed("CREDIT", "ACME", "900.00");

  it("without a minus anywhere is signed by the bank's word for each row", async () => {
    const read = await readBytes(ofxChecking(fourOut + pay));
    expect(read.transactions.map(({ amount }) => amount)).toEqual([
      ...Array.from({ length: 4 }, () => "-1.00"),
      "900.00",
    ]);
    expect(read.warnings.join()).toContain("writes no amount with a minus");
  });

  it("without a minus asks about a row that may go either way and leaves money back as it is", async () => {
    const more = typed("DEBIT", "SHOP REFUND") + typed("ATM", "ATM WITHDRAWAL") + typed("POS", "ZYX", "3.00");
    const read = await readBytes(ofxChecking(fourOut + pay + more));
    expect(read.transactions.slice(5).map(({ amount }) => amount)).toEqual(["1.00", "-1.00"]);
    expect(read.questions).toMatchObject([{ candidates: [{ value: "-3.00" }, { value: "3.00" }] }]);
  });

  it.each([
    ["deposits at machines", ["ATM", "ATM", "ATM", "ATM"], "ATM DEPOSIT ELM ST"],
    ["refunds at tills", ["POS", "POS", "POS", "POS"], "ZYX REFUND"],
    ["payments of others", ["PAYMENT", "PAYMENT", "PAYMENT", "PAYMENT"], "ZELLE FROM PAT"],
    ["fees taken back", ["DEBIT", "DEBIT", "FEE", "FEE"], "FEE REVERSAL"],
    ["too few rows of money out", ["DEBIT", "DEBIT", "DEBIT"], "ZYX"],
  ])("with %s keeps its signs", async (_, kinds, name) => {
    const rows = kinds.map((type) => typed(type, name, "20.00")).join("");
    const read = await readBytes(ofxChecking(rows + pay));
    expect(read.transactions.map(({ amount }) => amount)).toEqual([...kinds.map(() => "20.00"), "900.00"]);
    expect(read.warnings).toEqual([]);
  });

  it.each([
    ["in two lists", ofxBalance("1.00").concat(`<BANKTRANLIST>${three}</BANKTRANLIST>`)],
    ["in none", three],
  ])("gives its rows %s", async (_, content) => {
    expect((await readBytes(ofxChecking("", content))).transactions).toHaveLength(3);
  });

  it("gives the whole of a long name, on one line", async () => {
    const more = "\n\t STORE<EXTDNAME>GROCERY STORE OF THE NORTH";
    const read = await readBytes(ofxChecking(ofxRow("20261002", "-1.00", "GROCERY", more)));
    expect(read.transactions[0]?.description).toBe("GROCERY STORE OF THE NORTH");
    const lines = await readBytes(ofxChecking(ofxRow("20261002", "-1.00", "GROCERY", "\n\t STORE")));
    expect(lines.transactions[0]?.description).toBe("GROCERY STORE");
  });

  it("says that sums of closed periods were not read", async () => {
    const closing = "<STMTENDTRNRS><STMTENDRS><CLOSING><BALCLOSE>5.00</CLOSING></STMTENDRS></STMTENDTRNRS>";
    const read = await readBytes(ofxDownload(two.replace("</BANKMSGSRSV1>", `${closing}</BANKMSGSRSV1>`)));
    expect(read.warnings.join()).toContain("closed statement periods");
  });
});

describe("the kind of an investment account in OFX", () => {
  const info = (type: string) =>
    `</INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1><SIGNUPMSGSRSV1><ACCTINFO><INVACCTINFO><INVACCTFROM><BROKERID>x.com<ACCTID>Z12345678</INVACCTFROM><USPRODUCTTYPE>${type}</INVACCTINFO></ACCTINFO></SIGNUPMSGSRSV1>`;

  it.each([
    ["401k", "<INV401K><EMPLOYERNAME>Example Employer</INV401K>"],
    ["401k", "<INV401KBAL><TOTAL>20.00</INV401KBAL>"],
    ["401k", info("403B")],
    ["ira", info("IRA")],
    ["brokerage", info("NORMAL")],
  ])("is %s with %s", async (kind, more) => {
    expect(
      (await readBytes(ofxInvested("", ofxPosition("POSMF", "A1", "20.00"), more))).accounts[0]?.kind,
    ).toBe(kind);
  });

  it("is 401k when positions say from whose money they are", async () => {
    const position = ofxPosition("POSMF", "A1", "20.00", "<INV401KSOURCE>PRETAX");
    expect((await readBytes(ofxInvested("", position))).accounts[0]?.kind).toBe("401k");
  });
});
