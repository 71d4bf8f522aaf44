import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { BASE } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $ } from "./tg-data.ts";

const benefit = (payer: string, gross: number, net: number | undefined): Truth => ({
  documentType: "income",
  institution: payer,
  accounts: [],
  transactions: [],
  income: [
    {
      kind: "benefits",
      payer,
      frequency: "monthly",
      grossPay: decimal(gross),
      ...(net === undefined ? {} : { netPay: decimal(net) }),
    },
  ],
  allowed: net === undefined ? { "income.0.netPay": [decimal(gross)] } : {},
});

/** A benefit verification letter: the monthly sum in sentences, last year's beside it. */
const verification: Layout = {
  name: "tg-benefit-verification-sentences",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 71 + 81);
    const person = makePerson(random);
    const year = random.pick([2024, 2025]);
    const past = random.whole(9_200, 33_000) * 10;
    const gross = Math.floor((past * 1.027) / 10) * 10;
    const premiumPast = year === 2025 ? 18_500 : 17_470;
    const premium = year === 2025 ? 20_290 : 18_500;
    const medicare = random.chance(0.75);
    const paid = (full: number, deducted: number) =>
      Math.floor((full - (medicare ? deducted : 0)) / 100) * 100;
    const net = paid(gross, premium);
    const letter = `${year}-12-${random.whole(10, 28)}`;
    const disability = random.chance(0.3);
    const which = random.pick(["second", "third", "fourth"]);
    const bnc = `${String(year).slice(2)}B${random.whole(1000, 9999)}J${random.whole(10_000, 99_999)}`;
    const deduct = (amount: number, verb: string) =>
      medicare ? `<p>We ${verb} ${$(amount)} for medical insurance premiums each month.</p>` : "";
    const html = document(
      `body{font:11pt "Times New Roman",serif;color:#000;padding:0 .5in}${BASE}h1{font:bold 20pt Arial;margin:0}h2{font:bold 11.5pt "Times New Roman";margin:14px 0 4px}p{margin:5px 0}`,
      `<h1>Social Security Administration</h1><p style="font-size:13pt;font-weight:bold">Benefit Verification Letter</p>
<div class=row style="margin:18px 0"><div><br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div>Date: ${date.long(letter)}<br>BNC#: ${bnc}<br>REF: A</div></div>
<p>You asked us for information from your record. The information that you requested is shown below. If you want anyone else to have this information, you may send them this letter.</p>
<h2>Information About Current Social Security Benefits</h2>
<p>Beginning December ${year}, the full monthly Social Security benefit before any deductions is ${$(gross)}.</p>${deduct(premium, "deduct")}
<p>The regular monthly Social Security payment is ${$(net)}.<br>(We must round down to the whole dollar.)</p>
<p>Social Security benefits for a given month are paid the following month. (For example, Social Security benefits for March are paid in April.)</p>
<p>Your Social Security benefits are paid on or about the ${which} Wednesday of each month.</p>
<h2>Information About Past Social Security Benefits</h2>
<p>From December ${year - 1} to November ${year}, the full monthly Social Security benefit before any deductions was ${$(past)}.</p>${deduct(premiumPast, "deducted")}
<p>The regular monthly Social Security payment was ${$(paid(past, premiumPast))}.<br>(We must round down to the whole dollar.)</p>
<h2>Type of Social Security Benefit Information</h2><p>You are entitled to monthly ${disability ? "disability" : "retirement"} benefits.</p>
${medicare ? "<h2>Medicare Information</h2><p>You are entitled to hospital insurance under Medicare beginning March 2019.<br>You are entitled to medical insurance under Medicare beginning March 2019.</p><p>Your Medicare number is on file. You may use this number to get medical services while waiting for your Medicare card.</p>" : ""}
<h2>Suspect Social Security Fraud?</h2><p>If you suspect Social Security fraud, please visit our fraud page or call the Inspector General's Fraud Hotline at 1-800-555-0171.</p>
<h2>If You Have Questions</h2><p>Need more help? Visit our web site for fast, simple and secure online service, or call us at 1-800-555-0190, weekdays from 8:00 am to 7:00 pm. If you are deaf or hard of hearing, call TTY 1-800-555-0191. Please mention this letter and decision when you call.</p>`,
    );
    return {
      html,
      truth: alsoNamed(benefit("Social Security Administration", gross, net), "Social Security"),
    };
  },
};

/** A veteran's summary of benefits: labelled sentences, each with its answer. */
const veteran: Layout = {
  name: "tg-benefit-summary-veteran",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 71 + 93);
    const person = makePerson(random);
    const [rating, low, high] = random.pick([
      [30, 53_731, 71_000],
      [50, 110_204, 138_000],
      [70, 175_919, 219_000],
      [90, 229_796, 284_000],
      [100, 383_130, 440_000],
    ] as const);
    const award = random.whole(low, high);
    const year = random.pick([2024, 2025]);
    const letter = `${year}-0${random.whole(2, 9)}-${random.whole(10, 28)}`;
    const since = `${year - 1}-12-01`;
    const fact = (label: string, value: string) => `<tr><td>${label}</td><td><b>${value}</b></td></tr>`;
    const html = document(
      `body{font:10.6pt Arial,sans-serif;color:#000;padding:0 .35in}${BASE}h2{font-size:11.5pt;margin:16px 0 4px}table td{padding:3px 0;vertical-align:top}.facts td:first-child{width:68%}.top{text-align:center;border-bottom:2px solid #003f72;padding-bottom:8px;margin-bottom:18px;color:#003f72}`,
      `<div class=top><b style="font-size:15pt">DEPARTMENT OF VETERANS AFFAIRS</b><br>Regional Office Support Division, P.O. Box 4444, Janesville WI 53547</div>
<div class=row><div>${date.long(letter)}<p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=r>In Reply Refer to:<br>xxx-xx-${random.whole(1000, 9999)}<br>27/eBenefits</div></div>
<p>Dear ${person.name.split(" ").at(-1) ?? "Veteran"}:</p><p>This letter is a summary of benefits you currently receive from the Department of Veterans Affairs (VA). We are providing this letter to disabled Veterans to use in applying for benefits such as housing entitlements, free or reduced state park annual memberships, state or local property or vehicle tax relief, civil service preference, or any other program in which verification of VA benefits is required. Please safeguard this important document. This letter replaces VA Form 20-5455, and is considered an official record of your VA entitlement.</p>
<h2>Personal Claim Information</h2>Your VA claim number is: xxx-xx-${random.whole(1000, 9999)}<br>You are the Veteran.
<h2>Military Information</h2>Your most recent, verified periods of service (up to three) include:<table><tr><td><b>Branch of Service</b></td><td><b>Character of Service</b></td><td><b>Entered Active Duty</b></td><td><b>Released/Discharged</b></td></tr><tr><td>${random.pick(["Army", "Navy", "Air Force", "Marine Corps"])}</td><td>Honorable</td><td>June 14, 2004</td><td>June 13, 2010</td></tr></table><p style="font-size:8.6pt">(There may be additional periods of service not listed above.)</p>
<h2>VA Benefit Information</h2><table class=facts>${fact("You have one or more service-connected disabilities:", "Yes")}${fact("Your combined service-connected evaluation is:", `${rating}%`)}${fact("Your current monthly award amount is:", money.dollar(award))}${fact("The effective date of the last change to your current award was:", date.long(since))}${fact("You are considered to be totally and permanently disabled due solely to your service-connected disabilities:", rating === 100 ? "Yes" : "No")}${fact("You are in receipt of special monthly compensation:", "No")}</table>
<p>You should contact your state or local office of Veterans' affairs for information on any tax, license, or fee-related benefits for which you may be eligible.</p>
<h2>How You Can Contact Us</h2><p>If you need general information about benefits and eligibility, please visit our web site. Call us at 1-800-555-0127. If you use a Telecommunications Device for the Deaf (TDD), the number is 711. Ask a question on the Internet or write to the address above.</p><p style="margin-top:22px">Sincerely Yours,<br><br>Regional Office Director</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        benefit("Department of Veterans Affairs", award, undefined),
        "DEPARTMENT OF VETERANS AFFAIRS",
        "Department of Veterans Affairs (VA)",
        "VA",
      ),
    };
  },
};

export const tgLetters = [verification, veteran];
