import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { $, cents, digits, foot, start } from "./ue-data.ts";

/** The letter of proof that Social Security prints: plain paragraphs, few headings, whole dollars paid. */
const social: Layout = {
  name: "ue-benefit-social-security",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 8);
    const letter = `2026-${String(random.whole(1, 11)).padStart(2, "0")}-${String(random.whole(2, 27)).padStart(2, "0")}`;
    const gross = random.whole(8_900, 36_500) * 10;
    const premium = random.chance(0.8) ? 20_290 : 0;
    const net = Math.floor((gross - premium) / 100) * 100;
    const week = random.pick(["second", "third", "fourth"]);
    const disability = random.chance(0.25);
    const html = document(
      `${BASE}body{font:11pt "Times New Roman",Tinos,serif;padding:0 .35in;line-height:1.3}h3{font-size:11.5pt;margin:14px 0 4px}.logo{font-size:15pt;font-weight:bold;line-height:1.05}p{margin:5px 0}`,
      `<div class=logo>Social Security Administration<br><span style="font-size:17pt">Benefit Verification Letter</span></div>
      <div style="text-align:right;margin-top:12px">Date: ${date.long(letter)}<br>BNC#: ${letter.slice(2, 4)}BC${digits(random, 7)}C${digits(random, 5)}<br>REF: ${disability ? "DI" : "A"}</div>
      <div style="margin:14px 0 18px">${escaped(person.name.toUpperCase())}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div>
      <p>You asked us for information from your record. The information that you requested is shown below. If you want anyone else to have this information, you may send them this letter.</p>
      <h3>Information About Current Social Security Benefits</h3>
      <p>Beginning December 2025, the full monthly Social Security benefit before any deductions is $${$(gross).slice(1)}.</p>
      ${premium ? `<p>We deduct ${$(premium)} for medical insurance premiums each month.</p>` : ""}
      <p>The regular monthly Social Security payment is ${$(net)}.<br>(We must round down to the whole dollar.)</p>
      <p>Social Security benefits for a given month are paid the following month. (For example, Social Security benefits for March are paid in April.)</p>
      <p>Your Social Security benefits are paid on or about the ${week} Wednesday of each month.</p>
      ${disability ? `<h3>Information About Past Social Security Benefits</h3><p>From December 2024 to November 2025, the full monthly Social Security benefit before any deductions was ${$(Math.floor(gross / 1.028 / 10) * 10)}.</p><p>We found that you became disabled under our rules on March 4, 2021.</p>` : ""}
      <h3>Type of Social Security Benefit Information</h3>
      <p>You are entitled to monthly ${disability ? "disability" : "retirement"} benefits.</p>
      ${premium ? "<h3>Medicare Information</h3><p>You are entitled to hospital insurance under Medicare beginning July 2020.</p><p>You are entitled to medical insurance under Medicare beginning July 2020.</p><p>Your Medicare number is 1EG4-TE5-MK73. You may use this number to get medical services while waiting for your Medicare card.</p>" : ""}
      <h3>Date of Birth Information</h3><p>The date of birth shown on our records is July 9, 1955.</p>
      <h3>Suspect Social Security Fraud?</h3><p>Please visit http://oig.ssa.gov/r or call the Inspector General's Fraud Hotline at 1-800-269-0271 (TTY 1-866-501-2101).</p>
      <h3>If You Have Questions</h3><p>Need more help? 1. Visit www.ssa.gov for fast, simple and secure online service. 2. Call us at 1-800-772-1213, weekdays from 8:00 am to 7:00 pm. If you are deaf or hard of hearing, call TTY 1-800-325-0778. Please mention this letter when you call.</p><p style="text-align:right"><i>Social Security Administration</i></p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "Social Security Administration",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: "Social Security Administration",
            frequency: "monthly",
            grossPay: cents(gross),
            netPay: cents(net),
          },
        ],
      },
    };
  },
};

/** The Veterans Affairs summary of benefits: personal data, service table, then the benefit facts as label and answer. */
const veteran: Layout = {
  name: "ue-benefit-veterans",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 9);
    const letter = `2026-${String(random.whole(1, 11)).padStart(2, "0")}-${String(random.whole(2, 27)).padStart(2, "0")}`;
    const [percent, amount] = random.pick([
      [30, 55_247],
      [40, 79_584],
      [50, 113_290],
      [70, 180_845],
      [80, 210_215],
      [90, 236_230],
      [100, 393_858],
    ] as const);
    const award = amount + (percent >= 50 && random.chance(0.5) ? random.whole(60, 220) * 100 : 0);
    const claim = digits(random, 4);
    const branch = random.pick(["Army", "Navy", "Marine Corps", "Air Force"]);
    const html = document(
      `${BASE}body{font:10.5pt "Times New Roman",Tinos,serif;padding:0 .3in}.c{text-align:center}.s th{border-bottom:1px solid #000;font-size:10pt}.s td{padding:2px 4px}.facts td{padding:4px 6px;border:1px solid #999}.facts td:first-child{width:70%}p{margin:9px 0}`,
      `<div class=c><b style="font-size:13pt">DEPARTMENT OF VETERANS AFFAIRS</b><br>Veterans Benefits Administration<br>Regional Office</div>
      <div class=row style="margin-top:22px"><div>${date.long(letter)}<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=r>In Reply Refer to:<br>XXX-XX-${claim}<br>27/eBenefits</div></div>
      <p>Dear ${escaped(person.name)}:</p>
      <p>This letter is a summary of benefits you currently receive from the Department of Veterans Affairs (VA). We are providing this letter to disabled Veterans to use in applying for benefits such as state or local property or vehicle tax relief, civil service preference, to obtain housing entitlements, free or reduced state park annual memberships, or any other program or entitlement in which verification of VA benefits is required. Please safeguard this important document. This letter replaces VA Form 20-5455, and is considered an official record of your VA entitlement.</p>
      <p><b>- America is Grateful to You for Your Service -</b></p>
      <p>Our records contain the following information:</p>
      <p><b>Personal Claim Information</b><br>Your VA claim number is: XXX-XX-${claim}<br>You are the Veteran.</p>
      <p><b>Military Information</b><br>Your most recent, verified periods of service (up to three) include:</p>
      ${grid("llll", ["Branch of Service", "Character of Service", "Entered Active Duty", "Released/Discharged"], [[branch, "Honorable", "June 14, 2004", "August 30, 2010"]], "class=s")}
      <p class=small>(There may be additional periods of service not listed above.)</p>
      <p><b>VA Benefit Information</b></p>
      ${pairs(
        [
          ["You have one or more service-connected disabilities:", "Yes"],
          ["Your combined service-connected evaluation is:", `${percent}%`],
          ["Your current monthly award amount is:", $(award)],
          ["The effective date of the last change to your current award was:", "December 1, 2025"],
          [
            "You are considered to be totally and permanently disabled due solely to your service-connected disabilities:",
            percent === 100 ? "Yes" : "No",
          ],
        ],
        "class=facts",
      )}
      <p>You should contact your state or local office of Veterans' affairs for information on any tax, license, or fee-related benefits for which you may be eligible. State offices of Veterans' affairs are available at http://www.va.gov/statedva.htm.</p>
      <p><b>Need Additional Information or Verification?</b><br>If you have any questions about this letter or need additional verification of VA benefits, please call us at 1-800-827-1000. If you use a Telecommunications Device for the Deaf (TDD), the federal relay number is 711. Send electronic inquiries through the Internet at https://www.va.gov.</p>
      <p>Sincerely yours,<br><br><i>Regional Office Director</i></p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Department of Veterans Affairs",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "benefits",
              payer: "Department of Veterans Affairs",
              frequency: "monthly",
              grossPay: cents(award),
            },
          ],
          allowed: { "income.0.netPay": [cents(award)] },
        },
        "Veterans Benefits Administration",
        "VA",
      ),
    };
  },
};

/** A state's notice of an unemployment award: numbered boxes, then wages by quarter and employer. */
const unemployment: Layout = {
  name: "ue-benefit-unemployment",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 10);
    const begins = addDays("2026-01-04", 7 * random.whole(0, 44));
    const mailed = addDays(begins, random.whole(5, 9));
    const ends = addDays(begins, 363);
    const weekly = random.whole(120, 450) * 100;
    const highest = weekly * 26 + random.whole(-1100, 1100);
    const quarters = [0.71, 0.88, 1, 0.64].map((share) => Math.round(highest * share));
    const total = quarters.reduce((sum, value) => sum + value, 0);
    const employer = random.pick(["BRIARWOOD STAFFING INC", "PELLO RESTAURANTS LLC", "COASTLINE FREIGHT CO"]);
    const html = document(
      `${BASE}body{font:9.5pt Arial}.top{border-bottom:2px solid #000;padding-bottom:6px}.bx{width:100%;margin-top:14px}.bx td{border:1px solid #000;padding:5px 8px;width:33%}.q td,.q th{border:1px solid #555;padding:4px 6px}.q th{background:#e8e8e8;font-size:8.5pt}p{margin:8px 0}`,
      `<div class="row top"><div><b style="font-size:13pt">Employment Security Division</b><br>State of Franklin<br>PO Box 12906<br>Marietta, OH 45750</div><div class=r><b>NOTICE OF UNEMPLOYMENT<br>INSURANCE AWARD</b><br><br>Mail Date: ${date.slash(mailed)}<br>Claimant ID: ${digits(random, 10)}<br>SSN: XXX-XX-${digits(random, 4)}</div></div>
      <div style="margin:18px 0">${escaped(person.name.toUpperCase())}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div>
      <p>This notice shows the maximum amount you may receive if you meet all eligibility requirements. <b>It does not mean you have been found eligible.</b></p>
      <table class=bx><tr><td>1. Claim Beginning Date:<br><b>${date.slash(begins)}</b></td><td>2. Claim Ending Date:<br><b>${date.slash(ends)}</b></td><td>3. Maximum Benefit Amount:<br><b>${$(weekly * 26)}</b></td></tr><tr><td>4. Weekly Benefit Amount:<br><b>${$(weekly)}</b></td><td>5. Total Wages:<br><b>${$(total)}</b></td><td>6. Highest Quarter Earnings:<br><b>${$(highest)}</b></td></tr><tr><td colspan=3>7. This item does not apply to your claim. &nbsp;&nbsp; 8. You must look for full-time work each week. &nbsp;&nbsp; 9. This claim is based on the standard base period.</td></tr></table>
      <p><b>10. Employee Wages for the Quarter Ending:</b></p>
      ${grid(
        "lrrrrr",
        ["11. Employer Name", "03/31/2025", "06/30/2025", "09/30/2025", "12/31/2025", "Total"],
        [
          [employer, ...quarters.map((value) => $(value)), $(total)],
          ["12. Totals", ...quarters.map((value) => $(value)), $(total)],
        ],
        "class=q",
      )}
      <p><b>About your benefits.</b> Your weekly benefit amount is figured from the quarter of your base period in which you were paid the most. If you work part time, we reduce your payment by earnings over $25.00 or 25 percent of your earnings, whichever is more. You may ask us to withhold 10 percent for federal income tax.</p>
      <p><b>If you do not agree with the wages shown</b>, contact us within 30 days of the mail date. Include proof such as W-2 forms and check stubs. You may appeal this decision in writing within 30 calendar days.</p>
      <p class=small>Benefits are paid on a debit card or by direct deposit. You must certify every two weeks. Any willful false statement to obtain benefits is a crime; penalties are up to 30 percent of the overpaid amount.</p>
      ${foot("ES 429Z Rev. 18 (7-24)", "Page 1 of 2")}<div style="break-before:page"></div><b>UNEMPLOYMENT INSURANCE AWARD: WHAT THE ITEMS MEAN</b><p class=small>1. Claim Beginning Date: your claim always begins on the Sunday of the week in which you applied. 2. Claim Ending Date: the last day you may be paid benefits on this claim. 3. Maximum Benefit Amount: the most you may be paid, equal to 26 times your weekly benefit amount or half of your base period wages, whichever is less. 4. Weekly Benefit Amount: the most you may receive for a week in which you are eligible.</p>${foot("ES 429Z Rev. 18 (7-24)", "Page 2 of 2")}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Employment Security Division",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "benefits",
              payer: "Employment Security Division",
              frequency: "weekly",
              grossPay: cents(weekly),
            },
          ],
          allowed: { "income.0.periodStart": [begins], "income.0.periodEnd": [ends] },
        },
        "State of Franklin",
        "State of Franklin Employment Security Division",
        "Employment Security Division State of Franklin",
        "Employment Security Division, State of Franklin",
      ),
    };
  },
};

export const ueLetters: readonly Layout[] = [social, veteran, unemployment];
