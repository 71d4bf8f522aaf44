import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const incomeOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).income[0];

const ADVICE = `
OSTRS                                                            Statement of Benefit Payment
                                                      P.O. Box 15275, Bend, OR 97701 888-555-0166
Ochoco State Teachers Retirement System
CASEY R SPECIMEN                              Payment Date                          June 30, 2025
1209 N 14TH ST APT 3B                         Benefit Period              06/01/2025 - 06/30/2025
TULSA, OK 74104                               Client ID                             24719259176
                                              Benefit Type         Service Retirement, Option 2
                                              Payment Method                    Direct Deposit

Your Monthly Benefit
Description                                   This Payment             Calendar Year to Date
Retirement Allowance                             $3,399.45                        $20,396.70
Gross Benefit                                    $3,399.45                        $20,396.70

Deductions
Description                                   This Payment             Calendar Year to Date
Federal Income Tax                                 $237.96                         $1,427.76
State Income Tax                                   $101.98                           $611.88
Total Deductions                                   $339.94                         $2,039.64

Net Benefit Payment                                                                $3,059.51

Net paid, calendar year to date                                                   $18,357.06

Deposited To
First Summit Bank, checking account ending in 5750
Your next payment date is July 31, 2025. Benefits are paid on the last day of each month. Form 1099-R is mailed by January 31.
`;

test("a net in a box of its own is this payment's where the line below names that of the year; the printed month is the period", () => {
  expect(incomeOf(ADVICE)).toMatchObject({
    payDate: "2025-06-30",
    periodStart: "2025-06-01",
    periodEnd: "2025-06-30",
    frequency: "monthly",
    grossPay: "3399.45",
    netPay: "3059.51",
    ytdGross: "20396.70",
    ytdNet: "18357.06",
  });
});

test("in the first month of the year both nets are the same", () => {
  const first = ADVICE.replaceAll("$20,396.70", "$3,399.45")
    .replaceAll("$1,427.76", "$237.96")
    .replaceAll("$611.88", "$101.98")
    .replaceAll("$2,039.64", "$339.94")
    .replaceAll("$18,357.06", "$3,059.51");
  expect(incomeOf(first)).toMatchObject({ netPay: "3059.51", ytdGross: "3399.45", ytdNet: "3059.51" });
});

test("a column that is headed by how often it comes is that of the payment", () => {
  expect(
    incomeOf(`
OHIO PUBLIC EMPLOYEES RETIREMENT SYSTEM
277 East Town Street, Columbus, Ohio 43215
Payment Notice
CASEY R SPECIMEN
1209 N 14TH ST
TULSA, OK 74104
Payment Date                 06/01/2026
Description                         Monthly           Calendar Year to Date
Base Pension                        $1,842.12         $11,052.72
Cost-of-Living                         $88.40            $530.40
Gross Pension                       $1,930.52         $11,583.12
Federal Tax                           $154.00            $924.00
Medical Premium                       $210.00          $1,260.00
Net Pension                         $1,566.52          $9,399.12
`),
  ).toMatchObject({ grossPay: "1930.52", netPay: "1566.52", ytdGross: "11583.12", ytdNet: "9399.12" });
});

const letter = (sentence: string) => `
STATE TEACHERS RETIREMENT BOARD OF OCHOCO
275 East Broad Street, Columbus, OH 43215
March 12, 2026
Re: Verification of Monthly Benefit
To Whom It May Concern:
This letter is to verify that the individual named above receives a service retirement benefit from this system.
${sentence}
     Gross Monthly Benefit           $2,932.82
     Federal Income Tax Withheld      -$146.64
     Net Monthly Benefit             $2,786.18
`;

test.each([
  ["The payment made on March 1, 2026 was as follows:", "2026-03-01"],
  ["The benefit payment issued March 1, 2026 consisted of:", "2026-03-01"],
  ["The last day of work on January 1, 2020 was as follows:", undefined],
])("%s", (sentence, day) => {
  const income = incomeOf(letter(sentence));
  expect(income?.payDate).toBe(day);
  expect(income).toMatchObject({ grossPay: "2932.82", netPay: "2786.18" });
});

test("the last word of a hospital's name stands alone in the line below", () => {
  expect(
    incomeOf(`
Mercy Valley Regional Medical     Pay Begin Date: 03/01/2026
Center                            Pay End Date: 03/14/2026
200 Lothrop Street                Advice Date: 03/20/2026
Pittsburgh, PA 15213

Riley Q Muster          Employee ID: 550623
Description         Rate     Hours    Earnings      YTD Earnings
Regular Pay      41.2600     80.00    3,300.80        19,804.80
Total:                                3,300.80        19,804.80
TAXES
Description         Current        YTD
Fed Withholdng       384.43    2,306.58
Fed OASDI/EE         204.65    1,227.90
Total:               589.08    3,534.48
               TOTAL GROSS      TOTAL TAXES      TOTAL DEDUCTIONS     NET PAY
Current           3,300.80           589.08                  0.00    2,711.72
YTD              19,804.80         3,534.48                  0.00   16,270.32
`)?.payer,
  ).toBe("Mercy Valley Regional Medical Center");
});
