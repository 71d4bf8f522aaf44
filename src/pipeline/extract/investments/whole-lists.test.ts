import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { isSymbol } from "./name-print.ts";

const accountOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0];

test("the number of an employer's plan is that of everybody in it, not of the person's account", () => {
  const head = "Northbridge Retirement          401(k) plan statement\n04/01/2026 - 06/30/2026\n";
  const value = "Total account balance          $3,000.00\n";
  expect(accountOf(`${head}Plan ID 664201 Participant ID 41025434\n${value}`)?.accountLast4).toBe("5434");
  for (const plan of ["Plan ID 664201", "Plan number: 385214-01", "Plan number          64201"])
    expect(accountOf(`${head}${plan}\n${value}`)).not.toHaveProperty("accountLast4");
});

test("the list of all of an account is taken where another one lists what is invested", () => {
  expect(
    accountOf(`
Wellspring HSA          Health Savings Account summary
Account ending 9685     06/01/2026 - 06/30/2026

What you have

                           Ticker     On 6/1/26      On 6/30/26
FDIC-insured cash account             $5,403.05      $10,194.43
Garnet Total Bond Index    GTBIX     $14,623.36      $16,617.45
Quarry Small Cap Index     QSCIX    $101,447.56      $99,458.39
HSA total                           $121,473.97     $126,270.27

Shares held
Fund                       Ticker    Shares      NAV      Market value
Garnet Total Bond Index    GTBIX    362.985    45.78        $16,617.45
Quarry Small Cap Index     QSCIX    557.065   178.54        $99,458.39
Investments subtotal                                       $116,075.84
`),
  ).toMatchObject({
    totalValue: "126270.27",
    holdings: [
      { name: "FDIC-insured cash account", value: "10194.43" },
      { name: "Garnet Total Bond Index", symbol: "GTBIX", value: "16617.45" },
      { name: "Quarry Small Cap Index", symbol: "QSCIX", value: "99458.39" },
    ],
  });
});

test.each(["ADR", "ADS", "REIT", "ETN", "PLC", "INSTL"])("%s says what is held and is no symbol", (word) => {
  expect(isSymbol(word)).toBe(false);
});
