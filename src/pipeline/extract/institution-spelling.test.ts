import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import type { Page } from "../page.ts";
import { extractFacts } from "./extract-facts.ts";
import { clearestPrint, doubtInFoot, moreLegible, withCharter } from "./institution-spelling.ts";
import { spanOf } from "./layout/sheet.ts";
import { readPages } from "./reading.ts";
import { makeFinding } from "./result/draft.ts";

/** The page as a recogniser would give it: its first words with this confidence, the others clear. */
function recognised(print: string, confidence: number): Page {
  const page = typedPage(print);
  const [first] = page.words;
  return {
    ...page,
    source: "ocr",
    words: page.words.map((word) => ({
      ...word,
      confidence: Math.abs(word.box[1] - (first?.box[1] ?? 0)) < 0.005 ? confidence : 0.999,
    })),
  };
}

function nameOn(print: string, confidence: number): string | undefined {
  const reading = readPages([recognised(print, confidence)]);
  const [head] = reading.sheet.segments;
  if (!head) return undefined;
  return clearestPrint(makeFinding(head.text, spanOf(head, 0, head.text.length), 1), reading)?.value;
}

test("a logo is spelled as the paper prints its name more clearly elsewhere", () => {
  expect(nameOn("GRANTTE FALLS\n\nPay your Granite Falls card online", 0.89)).toBe("GRANITE FALLS");
});

test("a name that is printed twice alike stays as it is", () => {
  expect(nameOn("GRANTTE FALLS\n\nGRANTTE FALLS\n\nGranite Falls", 0.89)).toBe("GRANTTE FALLS");
});

describe("a weak name", () => {
  const ofPage = (print: string, confidence: number) =>
    extractFacts([recognised(print, confidence)], { source: "ocr" });
  const CARD = `LAKESHORE COMMUNITY BANK

Credit card statement       Account ending in 4821
Statement date 10/12/2026   Payment due date 11/07/2026
Previous balance $2,100.00  New balance $2,345.67
Minimum payment due $57.00  Credit limit $8,000.00`;

  test("without another print is asked, and no account goes by it meanwhile", () => {
    const { institution, accounts, evidence, questions } = ofPage(CARD, 0.67);
    expect(institution).toBeUndefined();
    expect(accounts[0]?.institution).toBeUndefined();
    expect(evidence).not.toHaveProperty("institution");
    expect(questions).toMatchObject([
      { path: "institution", candidates: [{ value: "LAKESHORE COMMUNITY BANK" }] },
    ]);
  });

  test("that is printed again alike, or is clear, is a fact", () => {
    const again = ofPage(`${CARD}\n\nLAKESHORE COMMUNITY BANK, Member FDIC`, 0.67);
    for (const { institution, accounts, questions } of [again, ofPage(CARD, 0.93)]) {
      expect(institution).toBe("LAKESHORE COMMUNITY BANK");
      expect(accounts[0]?.institution).toBe("LAKESHORE COMMUNITY BANK");
      expect(questions).toEqual([]);
    }
  });
});

test("a weak name of a later document in the file is asked at its first account", () => {
  const card = `BARLOW BANK

Credit card statement       Account ending in 4821
Statement date 10/12/2026   Payment due date 11/07/2026
Previous balance $2,100.00  New balance $2,345.67
Minimum payment due $57.00  Credit limit $8,000.00`;
  const second = recognised(
    `LARKIN SAVINGS BANK

Checking account statement  Account number ending in 7719
Statement period 09/13/2026 - 10/12/2026
Beginning balance on 09/13/2026   $1,000.00
Deposits and credits                $500.00
Withdrawals and debits             -$300.00
Ending balance on 10/12/2026      $1,200.00`,
    0.67,
  );
  const { institution, accounts, questions } = extractFacts(
    [recognised(card, 0.999), { ...second, number: 2 }],
    { source: "ocr" },
  );
  expect(institution).toBe("BARLOW BANK");
  expect(accounts.map((account) => account.institution)).toEqual(["BARLOW BANK", undefined]);
  expect(questions.map(({ path }) => path)).toEqual(["accounts.1.institution"]);
});

describe("the name on a portfolio below its head", () => {
  const doubtOf = (print: string, confidence: number) => {
    const reading = readPages([recognised(print, confidence)]);
    const line = reading.sheet.segments.find(({ text }) => text === "Fallbrook Trust Company");
    if (!line) throw new Error("no such line");
    return doubtInFoot(makeFinding(line.text, spanOf(line, 0, line.text.length), 1), reading).doubt;
  };
  const foot = (print: string) => `Your retirement plan${"\n".repeat(40)}${print}`;

  test("is asked where a picture shows it once", () => {
    expect(doubtOf(foot("Fallbrook Trust Company"), 0.99)).toMatch(/only once/);
  });

  test("is taken where it stands at the head, is repeated, or the page is no picture", () => {
    expect(doubtOf("Fallbrook Trust Company", 0.99)).toBeUndefined();
    expect(doubtOf(foot("Fallbrook Trust Company\nMail to Fallbrook Trust Company"), 0.99)).toBeUndefined();
    const reading = readPages([typedPage(foot("Fallbrook Trust Company"))]);
    const line = reading.sheet.segments.at(-1);
    if (!line) throw new Error("no line");
    expect(
      doubtInFoot(makeFinding(line.text, spanOf(line, 0, line.text.length), 1), reading).doubt,
    ).toBeUndefined();
  });
});

test("another name is no other spelling", () => {
  expect(nameOn("GRANITE FALLS\n\nGranby Falls Road", 0.89)).toBe("GRANITE FALLS");
});

test.each([
  ["rline Home\n\nPaid at COPPERLINE HOME 0442 in Peoria", "Copperline Home"],
  ["rline\n\nVisit copperline.com to pay", "Copperline"],
  ["ally Bank\n\nYour rate is set annually", "ally Bank"],
  ["chime\n\nSee chime.com", "chime"],
])("a name whose beginning was not seen is read where the paper prints it whole: %s", (print, name) => {
  expect(nameOn(print, 0.98)).toBe(name);
});

test("a name of several lines takes the words of its charter from where it is printed in one", () => {
  const wholeName = (print: string) => {
    const reading = readPages([typedPage(print)]);
    const [head] = reading.sheet.segments;
    return head && withCharter(makeFinding("Ostrander Valley BANK", spanOf(head, 0, 9), 1), reading).value;
  };
  const logo = "Ostrander Valley\nSTATE        BANK\n\n";
  expect(wholeName(`${logo}Ostrander Valley State Bank, 14 Depot Square`)).toBe(
    "Ostrander Valley State Bank",
  );
  expect(wholeName(`${logo}Ostrander Valley Bank, of Ostrander Valley State Bank`)).toBe(
    "Ostrander Valley BANK",
  );
  expect(wholeName(`${logo}Ostrander Valley Picnic Bank`)).toBe("Ostrander Valley BANK");
});

test("a credit union keeps its last word, which stands under the rest of its name", () => {
  const named = (print: string) => extractFacts([typedPage(print)], { source: "pdf-text" }).institution;
  const loan =
    "\n\nAuto Loan Statement\nLoan Number 4471200\nPrincipal Balance $12,400.00\nInterest Rate 6.24%\nPayment Due $310.00\nDue Date 05/01/2026";
  expect(named(`Tidewater Mariners Federal Credit\nUnion\n${loan}`)).toBe(
    "Tidewater Mariners Federal Credit Union",
  );
  expect(named(`Tidewater Mariners Credit\n\n\n\nUnion\n${loan}`)).not.toMatch(/union/i);
});

test.each([
  ["Cedar Hill", "Servicing, LLC"],
  ["Harbor", "Lending LLC"],
  ["First Bank", "of Alder"],
])("a name in two lines over its address is one: %s / %s", (above, below) => {
  const bill = (head: string) =>
    extractFacts(
      [
        typedPage(
          `${head}\nPO Box 1820, Dayton, OH 45402          Mortgage Statement\n\nLoan Number: 4471203918\nPayment Due Date: 04/01/2026\nOutstanding Principal        $184,221.07\nInterest Rate                5.875%\nAmount Due                   $1,669.43`,
        ),
      ],
      { source: "pdf-text" },
    ).institution;
  expect(bill(`${above}\n${below}`)).toBe(`${above} ${below}`);
  expect(bill(`Mortgage Statement\n${above} ${below}`)).toBe(`${above} ${below}`);
});

test("a weakly read name of the learned judgement leaves a clear one of the rules", () => {
  const named = (print: string, confidence: number) => {
    const [head] = readPages([recognised(print, confidence)]).sheet.segments;
    if (!head) throw new Error("No name was typed.");
    return makeFinding(head.text, spanOf(head, 0, head.text.length), 1);
  };
  const byRules = named("Bright Quad Student Loans", 0.92);
  expect(moreLegible(named("Bright Quad Servicing, LLC", 0.64), byRules)).toBe(byRules);
  expect(moreLegible(named("Bright Quad Servicing, LLC", 0.9), byRules).value).toBe(
    "Bright Quad Servicing, LLC",
  );
});

test("another word behind the same name is no clearer print of it", () => {
  expect(nameOn("HealthNest HSA\n\nHealthNest Visa - RIVERBEND PHARMACY", 0.89)).toBe("HealthNest HSA");
});
