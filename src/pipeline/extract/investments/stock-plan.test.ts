import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const accountOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0];

const PLAN = (residual = "0.00", head = "Employee Stock Purchase Plan Statement") => `
SHARETRUST                                        Holder Account Number       C0005033255
                                                  Statement Period   1 Jan 2025 - 31 Mar 2025
GRANTLEY ELECTRIC CORPORATION - ${head}
GRANTLEY ELECTRIC CORPORATION is incorporated under the laws of the State of DE.  Symbol: GLY

Account Summary
                                          Closing Plan      Closing Price      Market Value
Stock Class Description                   Shares/Units      Per Share ($)               ($)
GRANTLEY ELECTRIC CORPORATION - COMMON      455.118000         103.300000         47,013.69

Payroll Contributions
Contributions this period ($)    1,077.50
Residual cash carried forward ($)    ${residual}
`;

test("one company's shares under a transfer agent are worth what the account is, and have the symbol that is told of it", () => {
  expect(accountOf(PLAN())).toMatchObject({
    totalValue: "47013.69",
    holdings: [{ symbol: "GLY", value: "47013.69" }],
  });
});

test("money that waits beside the shares leaves it open what the account is worth", () => {
  expect(accountOf(PLAN("12.50"))?.totalValue).toBeUndefined();
});

test("one line of a paper that is no register of one company's shares is no value of an account", () => {
  const account = accountOf(PLAN("0.00", "Portfolio statement"));
  expect(account?.totalValue).toBeUndefined();
  expect(account?.holdings?.[0]?.symbol).toBeUndefined();
});
