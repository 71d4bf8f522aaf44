import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const incomeOf = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).income[0];

const DEPOSITED = (deposit: string) => `
MERIDIAN FREIGHT LINES INC                                     Earnings Statement
1200 HARBOR BLVD
LONG BEACH, CA 90802                       Period Beginning:      02/01/2026
                                           Period Ending:         02/14/2026
                                           Pay Date:              02/20/2026

Earnings       rate     hours    this period     year to date
Regular       31.5000   80.00       2,520.00        10,080.00
Overtime      47.2500    4.50         212.63           662.00
              Gross Pay            $2,732.63        10,742.00

Deductions    Statutory
              Federal Income Tax     -241.18           970.12
              Social Security Tax    -160.02           643.95
              Medicare Tax            -37.42           150.60
              Other
              401K                   -136.63           549.70
              Checking 1           -${deposit}
              Net Pay                  $0.00
`;

describe("the net of a stub", () => {
  test("is what went to the account where nothing is left of it and the sum proves it", () => {
    expect(incomeOf(DEPOSITED("2,157.38"))).toMatchObject({ grossPay: "2732.63", netPay: "2157.38" });
  });

  test("is no zero where nothing proves what went to the account", () => {
    const stub = incomeOf(DEPOSITED("2,000.00"));
    expect(stub).toMatchObject({ grossPay: "2732.63" });
    expect(stub?.netPay).toBeUndefined();
  });

  test.each([
    [
      "over the net",
      `Checking1                            -1,100.00
Savings1                               -500.00
Net Pay                                   0.00`,
    ],
    [
      "under the net",
      `Net Pay                                   0.00             0.00
Direct Deposit Checking x4821         1,100.00         5,500.00
Direct Deposit Savings x9913            500.00         2,500.00`,
    ],
  ])("is not what went to one of two accounts %s", (_, deposits) => {
    const stub = incomeOf(`
ACME TOOL WORKS INC
Employee: Jordan Example                       Pay date: 03/15/2026    Pay period 03/01/2026 - 03/15/2026
Earnings            Rate     Hours    This period     Year to date
Regular             25.00    80.00    2,000.00        10,000.00
Gross Pay                             2,000.00        10,000.00
Deductions
Federal Income Tax                      300.00         1,500.00
Social Security Tax                     100.00           500.00
${deposits}
`);
    expect(stub).toMatchObject({ grossPay: "2000.00", ytdGross: "10000.00" });
    expect([stub?.netPay, stub?.ytdNet]).toEqual([undefined, undefined]);
  });

  test("proves the only line of earnings as the gross, though its name says how it is paid", () => {
    const stub = incomeOf(`
QuickStitch Alterations                                              Pay Stub
55 Depot Road
Provo UT 84601
                       Pay Period: 06/22/2026 - 07/05/2026   Pay Date: 07/10/2026
Earnings and Hours       Qty        Rate      Current     YTD Amount
Hourly                  64:00      18.50     1,184.00      14,208.00

Taxes                                         Current     YTD Amount
Federal Withholding                            -61.00        -732.00
Social Security Employee                       -73.41        -880.90
Medicare Employee                              -17.17        -206.02
UT - Withholding                               -48.30        -579.60
                                              -199.88      -2,398.52
Net Pay                                        984.12      11,809.48
`);
    expect(stub).toMatchObject({
      grossPay: "1184.00",
      netPay: "984.12",
      ytdGross: "14208.00",
      ytdNet: "11809.48",
    });
  });

  test("of a soldier comes from the service that pays, not from the branch in its column", () => {
    const stub = incomeOf(`
DEFENSE FINANCE AND ACCOUNTING SERVICE MILITARY LEAVE AND EARNINGS STATEMENT
ID  NAME (Last, First, MI)     SOC. SEC. NO.   GRADE  PAY DATE  YRS SVC  ETS      BRANCH  ADSN/DSSN  PERIOD COVERED
    SAMPLE JORDAN A            ***-**-4410     E5     180612    08       300611   ARMY    5070       1-31 MAR 26
      ENTITLEMENTS                 DEDUCTIONS                  ALLOTMENTS                SUMMARY
   TYPE            AMOUNT       TYPE            AMOUNT       TYPE         AMOUNT     +AMT FWD             .00
A  BASE PAY       3774.30       FEDERAL TAXES   212.44       TRICARE DENTAL 13.02    +TOT ENT         6204.30
B  BAS             465.00       FICA-SOC SEC    234.01                               -TOT DED         1128.40
C  BAH            1965.00       FICA-MEDICARE    54.73                               -TOT ALMT          13.02
D                               MID-MONTH-PAY   627.22                               =NET AMT         5062.88
   TOTAL          6204.30                      1128.40                     13.02
`);
    expect(stub?.payer).toBe("DEFENSE FINANCE AND ACCOUNTING SERVICE");
  });
});
