import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { readPages } from "../reading.ts";
import { chargedFees, chargedInterest } from "./fees-charged.ts";

const feesOf = (text: string) => chargedFees(readPages([typedPage(text)]))?.value;
const interestOf = (text: string) => chargedInterest(readPages([typedPage(text)]))?.value;

test("fees of the month are those that a label says were charged in it", () => {
  expect(feesOf("Total Fees and Charges Since Last Statement      $159.12")).toBe("159.12");
  expect(feesOf("Fees/Charges Since Last Statement     $0.00")).toBe("0.00");
  expect(feesOf("Total Fees Charged     $39.57")).toBe("39.57");
});

test("unpaid fees, those of a year and those that differ are none of the month", () => {
  expect(feesOf("Unpaid late charges     $159.12")).toBeUndefined();
  expect(feesOf("Total Fees Charged in 2026     $159.12")).toBeUndefined();
  expect(feesOf("Total fees and charges     $159.12")).toBeUndefined();
  expect(feesOf("Fees charged     $39.57\nLate fees assessed     $12.00")).toBeUndefined();
});

test("fees under a title of the year are none of the month", () => {
  expect(feesOf("Year to Date\nInterest paid     $5,361.51\nFees charged     $45.00")).toBeUndefined();
  expect(feesOf("                 This month     Year to date\nFees charged     $15.00         $45.00")).toBe(
    "15.00",
  );
});

test("fees of the year are none of the month for the learned judgement either", () => {
  const page = typedPage(`
Harbor Home Loans                     Mortgage Statement
                                      Loan Number             0176281573
                                      Statement Date          05/18/2026
                                      Payment Due Date        06/01/2026

Outstanding Principal   $408,452.13   Principal               $634.09
Interest Rate           4.000%        Interest                $1,361.51
                                      Regular Monthly Payment $2,563.55
                                      Total Amount Due        $2,563.55

Year to Date
Fees charged            $45.00
Interest paid           $5,361.51
`);
  expect(extractFacts([page], { source: "pdf-text" }).accounts[0]).not.toHaveProperty("feesCharged");
});

test("interest of the month is that of its column, also where it is nothing and its label is set in two lines", () => {
  const columns = "                          THIS PERIOD     2026 YEAR TO DATE";
  expect(interestOf(`${columns}\nTOTAL INTEREST CHARGED          $0.00           $95.14`)).toBe("0.00");
  expect(interestOf(`${columns}\nTOTAL INTEREST                   $0.00           $95.14\nCHARGED`)).toBe(
    "0.00",
  );
  expect(interestOf("TOTAL INTEREST FOR THIS PERIOD    47.50")).toBe("47.50");
});

test("interest of a year, or of no said time, is none of the month", () => {
  expect(interestOf("Total interest charged      $95.14")).toBeUndefined();
  expect(interestOf("               Year to date\nTotal interest charged      $95.14")).toBeUndefined();
  expect(interestOf("Total interest charged in 2026      $95.14")).toBeUndefined();
});

test("words that go on below a label may say that its interest is of another time", () => {
  const columns = "                       This period";
  const line = "Total interest         $2,088.20";
  expect(interestOf(`${columns}\n${line}\nover the life of the loan`)).toBeUndefined();
  expect(interestOf(`${columns}\n${line}\nTotal fees             $0.00`)).toBe("2088.20");
  expect(interestOf(`${columns}\n${line}\n\n\nThank you`)).toBe("2088.20");
});
