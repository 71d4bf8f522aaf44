import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { editDistance } from "./form-boxes.ts";

const read = (text: string, confidence?: number) =>
  extractFacts([typedPage(text, confidence === undefined ? {} : { confidence })], {
    source: confidence === undefined ? "pdf-text" : "ocr",
  });

const W2 = `
a Employee's social security number     1 Wages, tips, other comp.      2 Federal income tax withheld
  XXX-XX-4410                                        37,160.56                       3,894.54
b Employer identification number        3 Social security wages         4 Social security tax withheld
  98-7654321                                         39,000.00                       2,418.00
c Employer's name, address, and ZIP code
  Larkspur School District
  3301 Depot Road
  Provo, UT 84601
e Employee's name, address and ZIP code
  MORGAN T EXAMPLE
16 State wages, tips, etc.              17 State income tax
     41,000.00                               1,135.65

Form W-2 Wage and Tax Statement          2025      Department of the Treasury
`;

test("boxes 1 and 2 of a W-2 are taken, whichever side of the box their amounts stand on", () => {
  const { income, documentType } = read(W2);
  expect(documentType).toBe("income");
  expect(income).toEqual([
    {
      kind: "w2",
      payer: "Larkspur School District",
      taxYear: "2025",
      wages: "37160.56",
      federalTaxWithheld: "3894.54",
    },
  ]);
});

test("misread titles of a recognised form still name their boxes", () => {
  const { income } = read(
    W2.replace("1 Wages, tips, other comp.", "I Wages, tlps, othar comp.").replace(
      "2 Federal income tax withheld",
      "2 Federal Income tax wlthheld",
    ),
    0.997,
  );
  expect(income[0]).toMatchObject({ wages: "37160.56", federalTaxWithheld: "3894.54" });
});

test("copies of a W-2 on one page are one, and confirm weak print", () => {
  const { income, questions } = read(`${W2}\n${W2}`, 0.9);
  expect(income).toHaveLength(1);
  expect(income[0]).toMatchObject({ wages: "37160.56", federalTaxWithheld: "3894.54" });
  expect(questions).toEqual([]);
});

const FORM_1099 = (boxes: string) => `
PAYER'S name, street address, city or town, state             OMB No. 1545-0116
  Quill Books, Inc.                                           Form 1099-NEC
  6 Orchard Parkway                                           (Rev. January 2024)
  Macon, GA 31201                                             For calendar year 2025
PAYER'S TIN   31-5550142
RECIPIENT'S name
  CASEY R SPECIMEN
${boxes}
`;

test("a 1099-NEC gives box 1 and box 4, and the year that is not the form's revision", () => {
  const { income } = read(
    FORM_1099(`1 Nonemployee compensation
  $ 30,268.68
4 Federal income tax withheld
  $ 3,420.36
5 State tax withheld
  $ 938.33`),
  );
  expect(income).toEqual([
    {
      kind: "1099",
      payer: "Quill Books, Inc.",
      taxYear: "2025",
      nonemployeeCompensation: "30268.68",
      federalTaxWithheld: "3420.36",
    },
  ]);
});

test("an empty box is absent, not zero", () => {
  const { income } = read(
    FORM_1099(`1 Nonemployee compensation
  $ 30,268.68
4 Federal income tax withheld

5 State tax withheld
  $ 938.33`),
  );
  expect(income[0]).not.toHaveProperty("federalTaxWithheld");
});

test("more tax withheld than paid is a question", () => {
  const { income, questions } = read(
    FORM_1099(`1 Nonemployee compensation
  $ 3,026.68
4 Federal income tax withheld
  $ 30,268.00`),
  );
  expect(income[0]).not.toHaveProperty("nonemployeeCompensation");
  expect(questions).toHaveLength(2);
});

test("the edit distance counts changed, added and left-out letters up to its limit", () => {
  expect(editDistance("withheld", "wlthheld", 2)).toBe(1);
  expect(editDistance("withheld", "withhld", 2)).toBe(1);
  expect(editDistance("withheld", "wages", 2)).toBeUndefined();
});

test("the second line of a narrow title is no employer", () => {
  const { income } = read(
    W2.replace("address, and ZIP code\n  Larkspur", "address, and ZIP\n  code\n  Larkspur"),
  );
  expect(income[0]).toMatchObject({ kind: "w2", payer: "Larkspur School District" });
});

test("a title broken into two lines does not take the amount of the box beside it", () => {
  const { income } = read(`
a Employee's soc. sec. no.  1 Wages, tips, other   2 Federal income tax withheld
  XXX-XX-5511               compensation                              1,455.20
                                     27,334.10
b Employer ID number (EIN)  3 Social security      4 Social security tax withheld
  82-5551234                wages                                     1,694.71
                                     27,334.10
c Employer's name, address, and ZIP code
  The Ferry Inn & Tavern
  12 Front Street
  Hudson NY 12534

Form W-2 Wage and Tax Statement 2025
`);
  expect(income[0]).toMatchObject({ wages: "27334.10", federalTaxWithheld: "1455.20" });
});

test("a W-2 is told by its boxes where a summary breaks the name of the form", () => {
  const { income } = read(`
2025 W-2 and                    d Control number     Dept.   Corp.   Employer use only
EARNINGS                        000123 K7J           1015    9QX     A 55
SUMMARY                         c Employer's name, address, and ZIP code
                                PRAIRIE VIEW FOODS LLC
Gross Pay        51,620.00      1200 GRAIN ROAD
Social Security   3,146.36      OMAHA, NE 68102
Tax Withheld
Box 4 of W-2                    1 Wages, tips, other comp.    2 Federal income tax withheld
                                         48,210.33                     4,377.12
Fed. Income       4,377.12      3 Social security wages       4 Social security tax withheld
Tax Withheld                             50,747.72                     3,146.36
Box 2 of W-2                    5 Medicare wages and tips     6 Medicare tax withheld
                                         50,747.72                       735.84
SUI/SDI                         W-2 Wage and Tax
Box 14 of W-2                   2025
                                Statement   OMB No. 1545-0008
`);
  expect(income).toEqual([
    {
      kind: "w2",
      payer: "PRAIRIE VIEW FOODS LLC",
      taxYear: "2025",
      wages: "48210.33",
      federalTaxWithheld: "4377.12",
    },
  ]);
});

test("the second line of a title may hang under its words instead of the number of its box", () => {
  const { income } = read(
    FORM_1099(`
1 Gross distribution             4 Federal income tax
$        18,000.00                 withheld
                                 $        1,950.00`).replace("1099-NEC", "1099-R"),
  );
  expect(income[0]).toMatchObject({ kind: "1099", federalTaxWithheld: "1950.00" });
});

test("the employer stands beside its title on a form that lists titles and answers", () => {
  const { income } = read(`
2025 Form W-2 Wage and Tax Statement

a. Employee's social security number           XXX-XX-1234
b. Employer identification number (EIN)        52-1234567
c. Employer's name, address and ZIP code       Quarry Ridge Health
                                               100 Summit Pkwy
                                               Dover, DE 19901
e. Employee's name                             LEE TESTER
1. Wages, tips, other compensation     72,118.50    2. Federal income tax withheld      8,112.07
3. Social security wages               76,000.00    4. Social security tax withheld     4,712.00
`);
  expect(income[0]).toMatchObject({ payer: "Quarry Ridge Health", wages: "72118.50" });
});

const composite = (label: string, payer: string) => `
Ashdown Investments                               2025 TAX REPORTING STATEMENT
Casey Specimen                  ${label}
9 Elm Street                    ${payer}
DENVER CO 80203                 499 WASHINGTON BLVD
Denver                          JERSEY CITY, NJ 07310

Form 1099-INT  2025 Interest Income  (OMB No. 1545-0112)
1 Interest Income                             12.02
4 Federal Income Tax Withheld                  0.00
`;

test("the payer stands under a title with a colon", () => {
  const { income } = read(composite("Payer's Name and Address:", "NATIONAL CLEARFIELD"));
  expect(income[0]).toMatchObject({ payer: "NATIONAL CLEARFIELD", federalTaxWithheld: "0.00" });
});

test("a town in Colorado is no company", () => {
  const { income } = read(composite("", "").replace("Denver  ", "1 Oak St"));
  expect(income[0]).toMatchObject({ kind: "1099", federalTaxWithheld: "0.00" });
  expect(income[0]).not.toHaveProperty("payer");
});

test("in whose care a payer has its address is no part of its name", () => {
  const { income } = read(
    FORM_1099("1 Nonemployee compensation\n$ 6,201.11").replace(
      "Quill Books, Inc.",
      "Quill Books, Inc. C/O Folio",
    ),
  );
  expect(income[0]).toMatchObject({ payer: "Quill Books, Inc." });
});

test("whose member a broker is may stand between its name and its address", () => {
  const { income } = read(`
CASEY SPECIMEN                    Charlton Swabe & Co., Inc.          FORM 1099 COMPOSITE
9 Elm Street                      Member SIPC                         TAX YEAR 2025
DENVER CO 80203                   3000 Swabe Way
                                  Westlake, TX 76262

Interest Income - 2025      Form 1099-INT
4   Federal Income Tax Withheld                  $ 0.00
`);
  expect(income[0]).toMatchObject({ kind: "1099", payer: "Charlton Swabe & Co., Inc." });
});

test("a sentence about another tax year does not say the year of the form", () => {
  const { income } = read(`
Ashdown Clearing Corp                              2025 Form 1099 Composite
50 Wall Street
New York, NY 10005

Please note that for tax year 2024 a corrected form was issued to you in April.
That correction of your form of tax year 2024 did not change what we reported to you.

1099-INT
1   Interest income                                 11.20
4   Federal income tax withheld                      2.69
`);
  expect(income[0]).toMatchObject({ kind: "1099", taxYear: "2025" });
});

test("an employer's name may go on in the line below", () => {
  const { income } = read(W2.replace("Larkspur School District", "Regents of the University of\n  Larkspur"));
  expect(income[0]).toMatchObject({ payer: "Regents of the University of Larkspur" });
});

test.each(["LOMBARD & CO., INC.", "CAPTERRA ADVISORS LLC", "State Street Trust Company"])(
  "a payer called %s is no title of a box",
  (payer) => {
    const { income } = extractFacts(
      [
        typedPage(`
TAX YEAR 2025                                    FORM 1099 COMPOSITE
Account Number: 4481-2281

Recipient's Name and Address                     Payer's Name and Address
JORDAN A SAMPLE                                  ${payer}
123 MAIN ST                                      3000 RIVER WAY
DALLAS TX 75201                                  WESTLAKE, TX 76262
                                                 Telephone Number: (800) 555-0100
Taxpayer ID Number: ***-**-4821                  Federal ID Number: 94-1737782

Dividends and Distributions - 2025               Form 1099-DIV
1a   Total Ordinary Dividends                    $ 1,204.11
4    Federal Income Tax Withheld                 $     0.00
`),
      ],
      { source: "pdf-text" },
    );
    expect(income?.[0]?.payer).toBe(payer);
  },
);

const employer = (lines: string) =>
  read(W2.replace("  Larkspur School District\n  3301 Depot Road\n  Provo, UT 84601", lines)).income[0]
    ?.payer;

test.each([
  "Mill Country Foods Inc",
  "State Street Country Club",
  "Province Street Partners LLC",
  "Hill Telephone Cooperative",
  "United States Postal Service",
  "School District No. 12",
  "Ornamental Iron Works",
  "Tin Roof Grill LLC",
])("an employer called %s is no title of a box", (name) => {
  expect(employer(`  ${name}\n  3301 Depot Road\n  Provo, UT 84601`)).toBe(name);
});

test("a line of an address is no employer", () => {
  expect(employer("  3301 Depot Road\n  Provo, UT 84601")).toBeUndefined();
  expect(employer("  Provo, UT 84601")).toBeUndefined();
});

test("a firm that an employer is in care of is not the employer", () => {
  const address = "  12 Mill Street\n  Dayton, OH 45402";
  expect(employer(`  c/o Payroll Services Corp\n  Harbor Tool Company\n${address}`)).toBe(
    "Harbor Tool Company",
  );
  expect(employer(`  Harbor Tool Company\n  c/o Payroll Services Corp\n${address}`)).toBe(
    "Harbor Tool Company",
  );
  expect(employer(`  c/o Payroll Services Corp\n${address}`)).toBeUndefined();
});

test("behind a comma stands a part of the employer's house", () => {
  expect(employer("  Whitcombe Tool Company,\n  Accounts Payable\n  Provo, UT 84601")).toBe(
    "Whitcombe Tool Company",
  );
});
