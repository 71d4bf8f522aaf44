import { describe, expect, it } from "vitest";
import { type AccountRole, categorise } from "./categorise.ts";
import type { Category } from "./category.ts";

type Case = readonly [description: string, amount: number, account: AccountRole, category: Category];
const outOf = (account: AccountRole, category: Category, ...lines: readonly string[]): Case[] =>
  lines.map((line) => [line, -2500, account, category]);
const into = (account: AccountRole, category: Category, ...lines: readonly string[]): Case[] =>
  lines.map((line) => [line, 2500, account, category]);

describe("a bank's own doings", () => {
  it.each<Case>([
    ...outOf(
      "deposit",
      "fees",
      "MONTHLY SERVICE FEE",
      "OVERDRAFT ITEM FEE FOR ACTIVITY OF 11-02",
      "NSF RETURNED ITEM FEE",
      "NON-CHASE ATM FEE-WITH",
      "INCOMING WIRE FEE",
      "FEE - LATE PAYMENT",
      "FEE",
    ),
    ...outOf(
      "card",
      "fees",
      "ANNUAL MEMBERSHIP FEE",
      "LATE FEE",
      "FOREIGN TRANSACTION FEE",
      "BALANCE TRANSFER FEE",
    ),
    ...into("deposit", "refund", "MONTHLY SERVICE FEE REVERSAL", "OVERDRAFT FEE REFUND"),
    ...outOf(
      "card",
      "interest",
      "INTEREST CHARGE ON CASH ADVANCES",
      "PURCHASE INTEREST CHARGE",
      "FINANCE CHARGE",
    ),
    ...into("deposit", "interest-earned", "INTEREST PAID", "INTEREST CREDIT", "DIVIDEND DEPOSIT"),
    ...outOf(
      "deposit",
      "cash",
      "ATM WITHDRAWAL 004412 11/02",
      "CASH WITHDRAWAL",
      "WITHDRAWAL",
      "COUNTER WITHDRAWAL",
    ),
    ...into("deposit", "deposit", "MOBILE CHECK DEPOSIT", "DEPOSIT", "ATM CASH DEPOSIT 0442"),
  ])("%s (%s, %s) is %s", (description, amount, account, category) => {
    expect(categorise({ description, amount, account }).category).toBe(category);
  });
});

describe("names that only begin like a bank's word", () => {
  it.each<Case>([
    ...outOf("card", "donations", "FEEDING AMERICA"),
    ...outOf("card", "fitness", "FEEL GOOD YOGA"),
    ...outOf("card", "dining", "BONUS BURGER", "ATMOSPHERE CAFE", "CLAIM JUMPER RESTAURANT"),
    ...outOf("card", "personal-care", "BENEFIT COSMETICS"),
  ])("%s is no doing of the bank", (description, amount, account, category) => {
    expect(categorise({ description, amount, account }).category).toBe(category);
  });

  it.each(["FEED AND SEED STORE", "FEEDERS SUPPLY", "FEENEY PLUMBING"])("%s is no fee", (description) => {
    expect(categorise({ description, amount: -2500, account: "card" }).category).not.toBe("fees");
  });
});

describe("money in that names where it comes from", () => {
  it.each<Case>([
    // Borrowed money is no income; pay whose name only looks like it is.
    ...into(
      "deposit",
      "deposit",
      "SALARY ADVANCE EARNIN",
      "RETIREMENT LOAN PROCEEDS",
      "DAVE INC ADVANCE",
      "PERSONAL LOAN DISBURSEMENT",
      "PLOC ADVANCE",
      "LOC DRAW",
      "CASH RESERVE ADVANCE",
      "CREDIT BUILDER ADVANCE",
      "ADVANCE FROM CREDIT LINE 4411",
      "TILT ADVANCE",
      "VARO ADVANCE",
      "GRID MONEY",
      "EMPOWER",
      "CHIME MYPAY",
      "FROM MOM",
    ),
    ...into(
      "deposit",
      "income",
      "ADVANCE AUTO PARTS PAYROLL",
      "ADVANCED MICRO DEVICES PAYROLL",
      "LOANDEPOT DIRECT DEP",
      "ROCKET LOANS PAYROLL",
      "MOMENTIVE PAYROLL",
      "EMPOWER HEALTH PAYROLL",
    ),
    ...into("deposit", "benefits", "EMPOWER RETIREMENT ANNUITY"),
    ...into("deposit", "income", "PAYROLL ADVANTAGE INC", "WEEKLY EARNINGS PAYROLL", "LEARNING TREE PAYROLL"),
    ...into("deposit", "income", "ACME CORP DES:PAYROLL ID:XXXXX1234", "DIRECT DEP ACME", "GUSTO PAY 123456"),
    ...into(
      "deposit",
      "benefits",
      "SSA TREAS 310 XXSOC SEC",
      "STATE UNEMPLOYMENT BENEFIT",
      "OPM1 TREAS 310 XXCIV SERV",
    ),
    ...into("deposit", "tax-refund", "IRS TREAS 310 TAX REF", "OHIO DEPT TAX REFUND"),
    ...into("card", "refund", "STATEMENT CREDIT", "CASH BACK REWARD"),
  ])("%s (%s, %s) is %s", (description, amount, account, category) => {
    expect(categorise({ description, amount, account }).category).toBe(category);
  });

  it.each([
    ["REFUND DEPOSIT", "refund"],
    ["CASHBACK BONUS", "refund"],
    ["REWARD DEPOSIT", "deposit"],
    ["CARD DEPOSIT", "deposit"],
    ["RETURNED DEPOSIT ITEM", "deposit"],
    ["COMMISSION REFUND", "deposit"],
    ["CREDIT REFUND", "deposit"],
    ["DEBIT REFUND 0442", "deposit"],
  ])("%s holds a word of pay or of taxes only by its letters: it is %s", (description, category) => {
    expect(categorise({ description, amount: 90_000, account: "deposit" }).category).toBe(category);
  });

  it("is no pay because “internet payment” or “cabinet” hold the letters of “net pay”", () => {
    for (const description of ["INTERNET PAYMENT RETURNED", "CABINET PAYMENT BACK"]) {
      expect(categorise({ description, amount: 90_000, account: "deposit" }).category).not.toBe("income");
    }
    expect(categorise({ description: "ACME NET PAY", amount: 90_000, account: "deposit" }).category).toBe(
      "income",
    );
  });

  it("is none of it when it leaves", () => {
    const words = ["PAYROLL SERVICE", "INTEREST PAID", "TAX REFUND LOAN", "SOCIAL SECURITY"];
    const found = words.map((description) => categorise({ description, amount: -2500, account: "deposit" }));
    expect(found.filter(({ kind }) => kind === "income")).toEqual([]);
  });
});

describe("people, cards and own accounts", () => {
  it.each<Case>([
    ...outOf("deposit", "p2p", "ZELLE TO J DOE", "VENMO PAYMENT 1023", "CASH APP*JANE DOE"),
    ...into("deposit", "p2p", "ZELLE FROM J DOE", "VENMO CASHOUT"),
    ...outOf(
      "deposit",
      "card-payment",
      "CREDIT CARD PAYMENT",
      "APPLECARD GSBANK PAYMENT",
      "PAYMENT TO CHASE CARD ENDING IN 1234",
    ),
    ...into(
      "card",
      "card-payment",
      "PAYMENT THANK YOU",
      "AUTOPAY 123456",
      "AUTOPAY PAYMENT",
      "MOBILE PAYMENT",
    ),
    ...outOf("deposit", "transfer", "ONLINE TRANSFER TO SAV ...1234", "TRANSFER TO SHARE 01"),
    ...into("deposit", "transfer", "OVERDRAFT PROTECTION FROM SAVINGS"),
    ...outOf("deposit", "investing", "VANGUARD BUY INVESTMENT", "ROBINHOOD", "ACORNS INVEST"),
    ...outOf("card", "transport", "LES SCHWAB TIRE CENTER"),
  ])("%s (%s, %s) is %s", (description, amount, account, category) => {
    expect(categorise({ description, amount, account }).category).toBe(category);
  });

  it("a payment to a person is between people, whatever its memo says", () => {
    for (const memo of ["rent", "groceries kroger", "car loan", "netflix"]) {
      expect(
        categorise({ description: `ZELLE TO MAYA FOR ${memo}`, amount: -50_000, account: "deposit" })
          .category,
      ).toBe("p2p");
    }
  });
});

describe("a plus sign in a name", () => {
  it.each([
    ["WALMART+ MEMBERSHIP", "subscriptions", "Walmart Plus"],
    ["WALMART SUPERCENTER #442", "groceries", "Walmart"],
    ["DISNEY+ 888-905-7888 CA", "subscriptions", "Disney Plus"],
    ["DISNEYPLUS", "subscriptions", "Disney Plus"],
    ["PARAMOUNT+", "subscriptions", "Paramount Plus"],
  ])("tells %s apart", (description, category, merchantName) => {
    expect(categorise({ description, amount: -1299, account: "card" })).toMatchObject({
      category,
      merchantName,
    });
  });

  it("is not read into names without one", () => {
    for (const description of ["DISNEY STORE 123", "PARAMOUNT THEATRE OAKLAND CA"]) {
      expect(categorise({ description, amount: -1299, account: "card" }).category).not.toBe("subscriptions");
    }
  });
});

describe("a line that says nothing", () => {
  it.each([
    ["", -100, "card", "other"],
    ["   ", 100, "card", "other"],
    ["4471 0099", 100, "deposit", "deposit"],
    ["4471 0099", -100, "deposit", "other"],
    ["ZQXV", 0, "deposit", "other"],
  ] as const)("%j of %s on a %s is %s, and hardly sure", (description, amount, account, category) => {
    const found = categorise({ description, amount, account });
    expect(found.category).toBe(category);
    expect(found.confidence).toBeLessThan(0.5);
  });
});
