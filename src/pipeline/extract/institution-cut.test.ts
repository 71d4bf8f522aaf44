import { expect, test } from "vitest";
import type { Page, Word } from "#pipeline/page.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";
import { doubtCutLogo } from "./institution-cut.ts";
import { spanOf } from "./layout/sheet.ts";
import { readPages } from "./reading.ts";
import { makeFinding } from "./result/draft.ts";

const brokerage = (head: string, foot = "") => `
${head}

Account number 2RX-72626
Total account value        $35,597.05

Description                  Symbol     Quantity        Price    Market Value
BARROW STEEL INC             BRST       38.4330       515.59       19,815.67
LARKFIELD TOOLS INC          LKTL      163.1109        96.75       15,781.38
Total                                                            $35,597.05
${foot}
`;

/** The page with what its first two lines print at the left twice as large. */
function withLogo(text: string, confidence: number): Page {
  const page = typedPage(text, { confidence });
  const [first, second] = [2 / 66, 3 / 66];
  const words = page.words.map((word): Word => {
    const [x0, y0, x1, y1] = word.box;
    if (y0 > second + 0.001) return { ...word, box: [x0, y0 + 2 / 66, x1, y1 + 2 / 66] };
    const top = y0 > first + 0.001 ? first + 2 / 66 : first;
    if (x0 > 0.4) return { ...word, box: [x0, top, x1, y1 - y0 + top] };
    return { ...word, box: [2 * x0 - 0.05, top, 2 * x1 - 0.05, top + 1.5 / 66], size: 1.5 / 66 };
  });
  return { ...page, words };
}

const read = (page: string, confidence = 0.95) =>
  extractFacts([withLogo(page, confidence)], { source: "ocr" });

test("a recognised logo that goes on under a name leaves the name open", () => {
  const page = brokerage(`ARDEN HALE WEALTH                            February 1, 2026 - February 28, 2026
HOUSE`);
  const { institution, accounts, questions } = read(page);
  expect(institution).toBeUndefined();
  expect(accounts[0]?.institution).toBeUndefined();
  const candidates = [{ value: "ARDEN HALE WEALTH" }, { value: "ARDEN HALE WEALTH HOUSE" }];
  expect(questions).toMatchObject([{ path: "institution", candidates }]);
});

test.each([
  ["is a title of the paper", "ARDEN HALE WEALTH\nSTATEMENT"],
  ["are several words", "ARDEN HALE WEALTH\nFEBRUARY 1, 2026 - FEBRUARY 28, 2026"],
  ["is printed in another way", "ARDEN HALE WEALTH\nHousehold"],
  ["begins elsewhere", "ARDEN HALE WEALTH\n          HOUSE"],
])("what stands under a name and %s is no part of it", (_, head) => {
  expect(read(brokerage(head)).institution).toBe("ARDEN HALE WEALTH");
});

const found = (print: string, value: string, confidence = 0.99) => {
  const reading = readPages([{ ...typedPage(print, { confidence }), source: "ocr" }]);
  const [line] = reading.sheet.segments;
  if (!line) throw new Error("nothing is printed");
  const start = line.text.indexOf(value);
  return doubtCutLogo(makeFinding(value, spanOf(line, start, start + value.length), 1), reading);
};

test("a recognised logo that begins before a name leaves the name open", () => {
  expect(found("arden BLAKE     Page 1 of 3", "BLAKE")).toMatchObject({
    doubt: "A part of this name may stand beside it.",
    rivals: [{ value: "arden BLAKE" }],
  });
  expect(found("by BLAKE     Page 1 of 3", "BLAKE").doubt).toBeUndefined();
  expect(found("arden BLAKE     Page 1 of 3", "BLAKE", 1).doubt).toBeUndefined();
});

test("a letter behind a name may be the sign of a mark or a part of it: it is asked", () => {
  expect(found("Hamlin Grade C     Page 1 of 3", "Hamlin Grade C")).toMatchObject({
    value: "Hamlin Grade",
    doubt: "Its last letter may be the sign of a registered mark.",
    rivals: [{ value: "Hamlin Grade C" }],
  });
  expect(found("Hamlin Grade C     Page 1 of 3", "Hamlin Grade C", 1).doubt).toBeUndefined();
});

test("a city under a name that says what the firm is is no part of it", () => {
  const page = typedPage(brokerage("Harbor Bank\nCleveland"), { confidence: 0.95 });
  expect(extractFacts([page], { source: "ocr" }).institution).toBe("Harbor Bank");
  expect(read(brokerage("Harbor Bank\nCleveland")).institution).toBe("Harbor Bank");
});

test("a payer's logo that goes on under the name leaves it open", () => {
  const { income, questions } = read(`
FALLMERE HOSPITAL                            Earnings Statement
FOUNDRY                                      Pay Date: 06/15/2026
Employee: Ada Merrow                         Pay Period: 06/01/2026 - 06/14/2026
Earnings        Hours     This Period    Year To Date
Regular         80.00       $2,000.00      $24,000.00
Gross Pay                   $2,000.00      $24,000.00
Net Pay                     $1,600.00
`);
  expect(income[0]?.payer).toBeUndefined();
  expect(questions.map(({ path }) => path)).toContain("income.0.payer");
});
