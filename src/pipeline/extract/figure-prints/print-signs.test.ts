import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";
import { figurePrints, plainWords } from "./print-signs.ts";

const printsOf = (page: string) => figurePrints(readPages([typedPage(page)]));
const signsOf = (page: string, text: string) =>
  printsOf(page).find(({ value }) => value.span.text === text)?.signs ?? [];

describe("what is said around a figure", () => {
  const PAGE = `
Payment Information
Minimum Payment Due              $57.00

        Previous Balance     New Balance
        $2,100.00            $2,345.67

We charged $33.33 in interest
`;
  test("the words left of it, whole and one by one", () => {
    const signs = signsOf(PAGE, "$57.00");
    expect(signs).toEqual(expect.arrayContaining(["left=minimum_payment_due", "left:minimum", "any:due"]));
  });
  test("the heading of its column", () => {
    expect(signsOf(PAGE, "$2,345.67")).toContain("above=new_balance");
    expect(signsOf(PAGE, "$2,100.00")).toContain("above=previous_balance");
  });
  test("the words before and behind it in its own line", () => {
    const signs = signsOf(PAGE, "$33.33");
    expect(signs).toEqual(expect.arrayContaining(["own:charged", "behind:interest", "alone:false"]));
  });
});

test("movements of a register are no figures of the account", () => {
  const prints = printsOf(`
Ending balance               $100.00
10/02/2026  Grocery outlet   $54.10
10/03/2026  Fuel stop        $21.00
10/04/2026  Book shop        $12.00
`);
  expect(prints.map(({ value }) => value.span.text)).toEqual(["$100.00"]);
});

test("words are plain: small, without figures and names of months", () => {
  expect(plainWords("Payment due by Nov 7, 2026")).toEqual(["payment", "due", "by", "month", "0", "0"]);
});
