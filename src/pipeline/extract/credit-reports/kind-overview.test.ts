import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";
import { withoutOverviews } from "./kind-overview.ts";

const kept = (text: string) =>
  withoutOverviews(readPages([typedPage(text)])).sheet.segments.map((cell) => cell.text);

test("kinds beside counts, or over their total, are an overview", () => {
  const counted = `
Revolving      2      $1,482    $47
Mortgage       1      $90,000   $620
Installment    1      $9,004    $302
`;
  const summed = `
Revolving      $1,482    $47
Mortgage       $90,000   $620
Total          $91,482   $667
`;
  expect([kept(counted), kept(summed)]).toEqual([[], []]);
});

test("accounts that are named by their kinds alone are no overview", () => {
  const unlike = `
Mortgage       $167,020   $180,000   $1,190
Auto Loan      $9,004     $15,500    $302
Credit Card    $1,482     $3,000     $47
`;
  const twice = `
Credit Card    2   $1,482     $3,000
Credit Card    1   $3,120     $9,000
Auto Loan      1   $9,004     $15,500
`;
  expect([kept(unlike).length, kept(twice).length]).toEqual([12, 12]);
});
