import { describe, expect, test } from "vitest";
import { institutionWords, isSameInstitution } from "./institution.ts";

describe("the name of an institution", () => {
  test.each([
    ["Example Bank, N.A.", "EXAMPLE BANK"],
    ["Chase", "JPMorgan Chase Bank"],
    ["Harbor Federal Credit Union", "Harbor FCU Harbor"],
    ["Crédit Agricole", "CREDIT AGRICOLE"],
    ["Northwind Financial", "Northw1nd Financial"],
    ["US Bank", "U.S. Bank National Association"],
  ])("%s and %s are one institution", (left, right) => {
    expect(isSameInstitution(left, right)).toBe(true);
    expect(isSameInstitution(right, left)).toBe(true);
  });

  test.each([
    ["Example Bank", "Sample Bank"],
    ["Citi", "City Lights"],
    ["Harbor Bank", "Arbor Bank"],
    ["Example Bank", ""],
    ["First Harbor", "First Northwind"],
  ])("%s and %s are two institutions", (left, right) => {
    expect(isSameInstitution(left, right)).toBe(false);
    expect(isSameInstitution(right, left)).toBe(false);
  });

  test("a name made of common words alone keeps all of them", () => {
    expect(institutionWords("The Credit Union")).toEqual(["the", "credit", "union"]);
  });
});
