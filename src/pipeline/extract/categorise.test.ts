import { expect, test } from "vitest";
import { categories, categoryKind } from "#contract/categories.ts";
import { categorise } from "./categorise.ts";

test.each<[string, string, string]>([
  ["KROGER #0442 CINCINNATI OH", "-54.10", "groceries"],
  ["SQ *OLD TOWN BAKERY MADISON WI", "-9.10", "groceries"],
  ["ACME LOGISTICS PAYROLL DIRECT DEP", "1900.00", "income"],
  ["OAKWOOD APARTMENTS RENT", "-1200.00", "rent"],
  ["DUKE ENERGY BILL PAY", "-120.00", "utilities"],
  ["STATE FARM INSURANCE PREM", "-99.00", "insurance"],
  ["SHELL OIL 5744621", "-40.00", "fuel"],
  ["CVS/PHARMACY #02281", "-12.00", "medical"],
  ["STARBUCKS STORE 09921", "-6.00", "dining"],
  ["NETFLIX.COM", "-15.49", "subscriptions"],
  ["NELNET STUDENT LN PYMT", "-250.00", "student-loan"],
  ["CAPITAL ONE MOBILE PMT", "-150.00", "card-payment"],
  ["ONLINE TRANSFER TO SAVINGS", "-100.00", "transfer"],
  ["PAYMENT THANK YOU - WEB", "300.00", "card-payment"],
  ["LATE FEE", "-29.00", "fees"],
  ["INTEREST CHARGE ON PURCHASES", "-33.33", "interest"],
  ["AMZN MKTP US*2K4L91", "-20.00", "shopping"],
  ["CHIPOTLE 2214 COLUMBUS OH", "-11.20", "dining"],
  ["BUSINESS CENTER COLUMBUS OH", "-11.20", "other"],
  ["GREYHOUND BUS LINES", "-48.00", "transport"],
  ["CITY GAS 114", "-30.00", "fuel"],
  ["LAS VEGAS SOUVENIRS", "-30.00", "shopping"],
  ["PUB 44", "-18.00", "dining"],
  ["PUBLIC AUCTION HALL", "-18.00", "other"],
  ["BARSTOW CA 92311", "-18.00", "other"],
  ["AT&T*BILL PAYMENT DALLAS TX", "-75.00", "phone"],
  ["DELTAAIR 0062291837 ATLANTA GA", "-210.00", "travel"],
  ["STONE BREWING CO", "-22.00", "dining"],
  ["TACOS EL REY", "-12.00", "dining"],
  ["ZQXV 4471", "-20.00", "other"],
])("%s of %s is %s", (description, amount, expected) => {
  expect(categorise(description, amount)).toBe(expected);
});

test("money that leaves is never income", () => {
  expect(categorise("PAYROLL TAX SERVICE", "-20.00")).not.toBe("income");
});

test("every category has a kind, and an unknown one counts as spending", () => {
  expect(new Set(categories.map(categoryKind))).toEqual(
    new Set(["income", "essential", "discretionary", "debt-payment", "transfer"]),
  );
  expect(categoryKind("never heard of")).toBe("discretionary");
});
