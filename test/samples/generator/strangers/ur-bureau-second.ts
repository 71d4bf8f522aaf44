import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { ASKERS, BREAK, begin, figures, makeTrades, months, type Trade, tradeTruth, usd } from "./ur-data.ts";

const LOAN_TYPES = {
  "credit-card": "CREDIT CARD",
  "auto-loan": "AUTOMOBILE",
  "student-loan": "STUDENT LOAN",
  "personal-loan": "UNSECURED",
  mortgage: "CONVENTIONAL REAL ESTATE MTG",
} as const;

const accountType = (trade: Trade) => {
  if (trade.limit !== undefined) return "Revolving Account";
  return trade.kind === "mortgage" ? "Mortgage Account" : "Installment Account";
};

function ratings(trade: Trade): string {
  const last = trade.closed ?? trade.reported;
  const list = Array.from({ length: 12 }, (_, index) => {
    const month = months(last, -index);
    const bad = trade.pastDue > 0 && index === 0;
    return `<td>${month.slice(5, 7)}/${month.slice(0, 4)}<br><b class=${bad ? "bad" : "ok"}>${bad ? "30" : "OK"}</b></td>`;
  });
  return `<table class=g><tr><td>Rating</td>${list.join("")}</tr></table>`;
}

function block(trade: Trade): string {
  const loan = trade.limit === undefined;
  const line = (label: string, value: string | false) =>
    value === false ? "" : `<div class=l><span>${label}:</span> ${value}</div>`;
  const paid = addDays(trade.closed ?? trade.reported, -11);
  const status = trade.pastDue > 0 ? ">Account 30 Days Past Due Date<" : "Current; Paid or Paying as Agreed";
  const terms = loan
    ? `${usd(trade.payment)} per month, paid Monthly for ${trade.term} months`
    : `${usd(trade.payment)} per month, paid Monthly`;
  return `<div class=acct><div class=n>${trade.creditor} <span class=num>${trade.number.slice(0, loan ? 4 : 6)}${"*".repeat(loan ? 4 : 10)}</span></div><div class=sub>PO BOX 31${trade.number.slice(1, 4)}, SALT LAKE CITY, UT 84131 &nbsp; (800) 555-0${trade.number.slice(2, 5)}</div>
<div class=cols><div>${line("Date Opened", date.slash(trade.opened))}${line("Responsibility", trade.joint ? "Joint Account" : "Individual Account")}${line("Account Type", accountType(trade))}${line("Loan Type", LOAN_TYPES[trade.kind])}</div>
<div>${line("Balance", usd(trade.balance))}${line("Date Updated", date.slash(trade.closed ?? trade.reported))}${line("Payment Received", usd(trade.closed && !loan ? 0 : trade.payment + 40))}${line("Last Payment Made", date.slash(paid))}${line("High Balance", usd(trade.high))}${line("Original Charge-off", false)}${line("Credit Limit", !loan && usd(trade.limit ?? 0))}</div>
<div>${line("Pay Status", status)}${line("Terms", !trade.closed && terms)}${line("Monthly Payment", !trade.closed && usd(trade.payment))}${line("Past Due", trade.pastDue > 0 && usd(trade.pastDue))}${line("Date Closed", trade.closed ? date.slash(trade.closed) : false)}${line("Maximum Delinquency", trade.pastDue > 0 && `of 30 days in ${trade.reported.slice(5, 7)}/${trade.reported.slice(0, 4)} for ${usd(trade.pastDue)}`)}${line("Remarks", trade.closed ? (loan ? "CLOSED" : "ACCOUNT CLOSED BY CONSUMER") : false)}</div></div>${ratings(trade)}</div>`;
}

/** The nationwide bureau of three-column blocks without any sums: adverse ones first, ratings month by month. */
const columns: Layout = {
  name: "ur-report-ratings",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 2);
    const asOf = `2026-${String(random.whole(2, 11)).padStart(2, "0")}-${random.whole(10, 27)}`;
    const trades = makeTrades(random, asOf);
    const adverse = trades.filter((trade) => trade.pastDue > 0);
    const good = trades
      .filter((trade) => trade.pastDue === 0)
      .toSorted((a, b) => a.creditor.localeCompare(b.creditor));
    const file = figures(random, 9);
    const asked = random.whole(1, 4);
    const askers = ASKERS.slice(0, asked);
    const html = document(
      `body{font:8pt Arial}${BASE} .logo{font-size:19pt;color:#00a3e0;font-weight:300} .logo b{color:#004a6e} h2{color:#004a6e;font-size:14pt;font-weight:normal;border-bottom:3px solid #00a3e0;margin:16px 0 6px} .acct{border-top:1px solid #999;padding:6px 0;break-inside:avoid} .n{font-size:11pt;font-weight:bold} .num{font-weight:normal} .sub{color:#555;font-size:7.5pt} .cols{display:flex;gap:14px;margin:4px 0} .cols>div{flex:1} .l span{font-weight:bold} .g td{border:1px solid #ccc;font-size:6.5pt;text-align:center;padding:1px} .ok{color:#1c7c3c} .bad{color:#b00} p{margin:4px 0}`,
      `<div class=row><div class=logo>Trans<b>Meridian</b></div><div class=r><b>File Number:</b> ${file}<br><b>Date Issued:</b> ${date.slash(asOf)}</div></div>
<div style="margin:36px 0 30px">***${file}-014***<br>P.O. Box 2000<br>Chester, PA 19016-2000<br><br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div>
<p><b>Your Personal Credit Report</b></p><p>Enclosed is the TransMeridian credit report that you requested. A TransMeridian Personal Credit Report includes information from accounts, inquiries, public records and personal data that is on file. Please note that accounts may have been reported by the creditor as of different days, and that a credit score is not part of this report. You can buy a score at transmeridian.example for $9.95.</p><p><b>Have you been a victim of a scam?</b> You can freeze your TransMeridian credit report free of charge at any time.</p>
<h2>Personal Information</h2><div class=cols><div><b>Name:</b> ${person.name.toUpperCase()}<br><b>SSN:</b> XXX-XX-8417<br><b>You have been on our files since</b> 08/01/2007</div><div><b>Current Address:</b><br>${person.street}<br>${person.town}<br><b>Date Reported:</b> 03/2021</div><div><b>Employment Data Reported</b><br>TIDEWATER FREIGHT CO<br>Position: DISPATCHER<br>Date Reported: 06/2022</div></div><div><b>Telephone Numbers Reported:</b> (555) 010-4418, (555) 010-2209</div>
<h2>Account Information</h2><p>Typically, creditors report any changes made to your account information monthly. This means that some accounts listed below may not reflect the most recent activity until the creditor's next reporting. This information may include things such as balances, payments, dates, remarks, ratings, etc. The key(s) below are provided to help you understand some of the account information that could be reported.</p>
<p><b>Rating Key</b>: Some creditors report the timeliness of your payments each month in relation to your agreement with them. The ratings in the key describe the payments that may be reported by your creditors. <b>OK</b> Current; <b>30</b> 30 days past due; <b>60</b> 60 days past due; <b>90</b> 90 days past due; <b>120</b> 120+ days past due; <b>COL</b> Collection; <b>C/O</b> Charged Off; <b>X</b> Unknown; <b>N/R</b> Not Reported.</p>
${adverse.length > 0 ? `<h2>Adverse Accounts</h2><p>Adverse information typically remains on your credit file for up to 7 years from the date of the delinquency. To help you understand what is generally considered adverse, we have added &gt;brackets&lt; to those items in this report.</p>${adverse.map(block).join("")}` : ""}
<h2>Satisfactory Accounts</h2><p>The following accounts are reported with no adverse information.</p>${good.map(block).join("")}
<h2>Regular Inquiries</h2><p>Regular Inquiries are posted when someone accesses your credit information from TransMeridian. The presence of an inquiry means that the company listed received your credit information on the dates specified. These inquiries will remain on your credit file for up to 2 years.</p>${askers.map((asker, index) => `<div class=acct><b>${asker}</b> (PO BOX 1${index}22, PLANO, TX 75024, (877) 555-01${index}8)<br>Requested On: ${date.slash(addDays(asOf, -33 - index * 40))} &nbsp; Inquiry Type: Individual${index === 0 ? " &nbsp; Permissible Purpose: CREDIT TRANSACTION" : ""}</div>`).join("")}
<h2>Account Review Inquiries</h2><p>The listing of a company's inquiry in this section means that they obtained information from your credit file in connection with an account review or other business transaction with you. These inquiries are not seen by anyone but you and will not be used in scoring your credit file.</p><div class=acct><b>PEAKLINE CARD SVCS</b><br>Requested On: ${date.slash(addDays(asOf, -9))}, ${date.slash(addDays(asOf, -39))}</div>
${BREAK}<h2>Should You Wish to Contact TransMeridian</h2><p>You may contact us online, by mail at TransMeridian LLC, Consumer Relations, P.O. Box 2000, Chester, PA 19016-2000, or at (800) 555-0133, Monday to Friday, 8:00 am to 11:00 pm Eastern. For all correspondence, please have your TransMeridian file number available (located at the top of this report).</p><p><b>PARA INFORMACION EN ESPANOL</b>, visite transmeridian.example/espanol.</p><p><b>Remedying the Effects of Identity Theft.</b> You are receiving this information because you have notified a consumer reporting agency that you believe that you are a victim of identity theft, or because you asked for a report. You have the right to place an initial or extended alert, to obtain free copies of the information in your file, and to stop a debt collector from reporting. Identity theft occurs when someone uses your name, Social Security number, date of birth, or other identifying information, without authority, to commit fraud.</p><p><b>Notice to Vermont, New Jersey and Colorado residents:</b> Additional copies cost no more than $8.00 plus tax. Under state law you may bring an action in any court of competent jurisdiction against a consumer reporting agency.</p><div class=r>End of Credit Report</div>`,
    );
    const { accounts, allowed } = tradeTruth([...adverse, ...good], { payment: "open", original: "high" });
    const names = ["TransMeridian LLC"];
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-reports",
          institution: "TransMeridian",
          accounts: [],
          transactions: [],
          creditReport: { bureau: "TransMeridian", reportDate: asOf, accounts },
          allowed: {
            ...allowed,
            "creditReport.bureau": names,
            "creditReport.inquiries": [String(asked)],
          },
        },
        ...names,
      ),
    };
  },
};

export const urBureauSecond: readonly Layout[] = [columns];
