import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const kindOf = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" }).accounts[0]?.kind;

const figures = `
Account number                                        4485990166
Statement date                                    March 10, 2026
Outstanding principal                                  $1,158.50
Interest rate                                             19.00%
Scheduled payment                                         $73.51
Next due date                                     March 30, 2026
`;

test("a person's loan is one that says so in some way; interest on principal is borne by every kind", () => {
  for (const words of [
    "This is an expensive form of credit.",
    "Licensed under the Industrial Loan and Thrift Companies Act.",
    "Unsecured loan",
  ])
    expect(kindOf(`North Pass Loans\n${figures}\n${words}`)).toBe("personal-loan");
  for (const words of [
    "This is an attempt to collect a debt.",
    "Call us in order to change your plan.",
    "Collateral: solar panels",
    "Business loan to Halden Dairy LLC",
    "Your purchase at Halden Electronics, order 4471.",
    "Payments are automatically charged to your card ending 7741.",
    "Your loan is secured by a preferred ship mortgage on the vessel Second Wind, official number 1110315, as agreed.",
  ])
    expect(kindOf(`North Pass Loans\n${figures}\n${words}`)).toBe("loan");
});

test("an authority for education, a home's equity and a ship say of which kind a loan is", () => {
  expect(
    kindOf(
      `Aidpoint Loan Services\n${figures}\nA name of the Blue Ridge Higher Education Assistance Authority`,
    ),
  ).toBe("student-loan");
  expect(kindOf(`Preferred Ship Mortgage\n${figures}\nVessel: Second Wind\nOfficial No. 1110315`)).toBe(
    "loan",
  );
  expect(
    kindOf(
      `Clearmark Home Equity Servicing\n${figures}\nCredit limit $70,000.00\nAvailable credit $42,777.31`,
    ),
  ).toBe("heloc");
});

test("the form 1098-E, whatever follows its name, is sent to those who repay a student's loan", () => {
  const told = (form: string) => kindOf(`Aidpoint Loan Services\n${figures}\nYour ${form} sent in January.`);
  expect(told("1098-E is")).toBe("student-loan");
  expect(told("1098E is")).toBe("student-loan");
  expect(told("1098 even if late is")).toBe("loan");
});

test("the end of a shop's name and a label below it are no loan on a home", () => {
  const plan = `
AVOWBIT                                        Loan summary
                                     As of August 4, 2026
Wayfield Home
Loan ID KXQT-9583 | Purchased 4/27/2026

Next payment
Monthly payment                  $41.00
Due date                      8/27/2026
Loan amount                     $426.10
Remaining principal             $330.09
APR                              27.43%
`;
  expect(kindOf(plan)).toBe("loan");
  expect(kindOf(plan.replace("Wayfield Home\n", "Home loan\n"))).toBe("mortgage");
});

test("a type of loan in a cell of its own names the kind; an offer to refinance does not", () => {
  expect(kindOf(`${figures}\nLoan Type                        AUTO REFINANCE`)).toBe("auto-loan");
  expect(kindOf(`${figures}\nLoan Type                        USED VEHICLE`)).toBe("auto-loan");
  expect(kindOf(`${figures}\nAsk us about an auto refinance with rates as low as 4.49%`)).toBe("loan");
});

test("the type of a loan is read behind its label, word by word", () => {
  expect(kindOf(`${figures}\nLoan Type: USED AUTO LOAN`)).toBe("auto-loan");
  expect(kindOf(`${figures}\nLoan Type: AUTO REFINANCE`)).toBe("auto-loan");
  expect(kindOf(`${figures}\nLoan Type: AUTO - NEW`)).toBe("auto-loan");
  expect(kindOf(`${figures}\nLoan Type: CARD CONSOLIDATION`)).toBe("loan");
  expect(kindOf(`${figures}\nLoan Type: CAREER TRAINING LOAN`)).toBe("loan");
  expect(kindOf(`${figures}\nLoan Type        Auto Pay     Rate\nSignature        Yes          9.25%`)).toBe(
    "loan",
  );
});

test("loans called after what is studied are a student's", () => {
  for (const name of [
    "Undergraduate Smart Loan",
    "Graduate School Loan",
    "Law School Loan",
    "MBA Loan",
    "Bar Study Loan",
    "Parent Loan",
  ])
    expect(kindOf(`${figures}\nLoan 1: ${name}`)).toBe("student-loan");
  expect(kindOf(`${figures}\nAsk about a graduate school loan.`)).toBe("loan");
  expect(kindOf(`${figures}\nOur loan officers graduate from a school of lending.`)).toBe("loan");
});

test("a lender with branches that offers insurance lends to persons, unless a car stands behind the loan", () => {
  const branch = "Your branch\n2230 S Glenstone Ave Ste 4\nSpringfield, MO 65804\n";
  expect(kindOf(`Prairie Main Financial\n${branch}${figures}`)).toBe("personal-loan");
  expect(
    kindOf(`Prairie Main Financial\n${branch}${figures}\nVehicle                2021 Bramble Crew Cab`),
  ).toBe("auto-loan");
});

test("the year of a model and who made it tell of a car", () => {
  expect(kindOf(`Halden Credit Union\n2022 HONDA CR-V   Note 4\n${figures}`)).toBe("auto-loan");
  expect(kindOf(`Halden Credit Union\nLoan 0002 2020 FORD ESCAPE\n${figures}`)).toBe("auto-loan");
  for (const words of ["Ask us before May 4, 2026 for details.", "Seen in our 2026 audit."])
    expect(kindOf(`Halden Credit Union\n${words}\n${figures}`)).toBe("loan");
});

test("what is supposed of a loan does not say of which kind it is; a license for consumers' loans does", () => {
  expect(
    kindOf(
      `North Pass Loans\n${figures}\nCOLLATERAL. If the loan is secured by a titled vehicle, keep it insured.`,
    ),
  ).toBe("loan");
  expect(
    kindOf(
      `North Pass Loans\n${figures}\nCOLLATERAL. If the loan is secured by a titled vehicle, keep it insured. Missouri consumer loan license 367-18-6104.`,
    ),
  ).toBe("personal-loan");
});

test("programs cut short and a repayment plan say that a student's loan is one", () => {
  for (const words of [
    "Group AA - DIRECT SUB\nRepayment Plan                                        Graduated",
    "STFD UNSUB\nRepayment Plan                                             Level",
  ])
    expect(kindOf(`Granite Servicing\n${figures}\n${words}`)).toBe("student-loan");
});

test("the address of a branch is that of a lender with shops of its own", () => {
  expect(
    kindOf(
      `Prairie Main Financial\nBranch: 1127 Lincoln Hwy Ste 4, Decatur IL 62526\n${figures}\nincludes optional credit insurance   $22.31`,
    ),
  ).toBe("personal-loan");
  expect(kindOf(`Halden Credit Union\n${figures}\nVisit any branch 24 hours a day.`)).toBe("loan");
});

test("what a line supposes ends before the labels under it", () => {
  for (const line of [
    "If your account is past due call us",
    "If your account is past due, please call us at 800-555-0147",
  ])
    expect(
      kindOf(
        `Halden Credit Union\n${figures}\n${line}\nCollateral: 2021 Bramble Civic\nVIN: 1HGBH41JXMN109186`,
      ),
    ).toBe("auto-loan");
});

test("a credit union has branches and offers insurance whatever it lends on", () => {
  expect(
    kindOf(
      `Halden Credit Union\nBranch 1200 Main Street Dover, DE 19901\n${figures}\nOptional insurance                              $0.00`,
    ),
  ).toBe("loan");
});
