import { describe, expect, test } from "vitest";
import { findMoney } from "./money.ts";

const one = (text: string) => findMoney(text).map((money) => money.amount);

describe("amounts", () => {
  test.each<[string, number]>([
    ["$1,234.56", 123456],
    ["1,234.56", 123456],
    ["$ 1,234.56", 123456],
    ["US$12.00", 1200],
    [".99", 99],
    ["$0.00", 0],
    ["-$12.50", -1250],
    ["- $12.50", -1250],
    ["$-12.50", -1250],
    ["−12.50", -1250],
    ["+$12.50", 1250],
    ["12.50-", -1250],
    ["12.50 -", -1250],
    ["12.50CR", -1250],
    ["$12.50 CR", -1250],
    ["12.50 DR", 1250],
    ["($12.50)", -1250],
    ["(1,012.50)", -101250],
    ["$8,000", 800000],
    ["1.234,56", 123456],
    ["$ 1 , 2 3 4 . 5 6", 123456],
    ["$1,234 .56", 123456],
    ["S1,234.56", 123456],
    ["Total: $45.10", 4510],
    ["= $45.10", 4510],
  ])("%s is read exactly", (text, amount) => {
    expect(one(text)).toEqual([amount]);
  });

  test.each([
    "24.99%",
    "24.99 %",
    "10/12/2026",
    "10.12.26",
    "1-800-555-0142",
    "4417 1234 5678 9012",
    "#0442",
    "STORE09921",
    "0.06847%",
    "12.345.6",
    "v1.2.3",
    "",
  ])("%s is no amount with cents or a currency sign", (text) => {
    expect(findMoney(text).filter((money) => !money.bare)).toEqual([]);
  });

  test("a dash between two amounts is no minus", () => {
    expect(one("$1,000.00 - $2,000.00")).toEqual([100000, 200000]);
  });

  test("a bracket around a remark is no minus", () => {
    expect(one("(Savings = $45.10)")).toEqual([4510]);
  });
});
