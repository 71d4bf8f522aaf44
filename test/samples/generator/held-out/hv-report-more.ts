import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import {
  chunks,
  creditFile,
  highAllowed,
  reportStatement,
  sheets,
  type Trade,
  tradeTruth,
} from "./hv-data.ts";
import { triMerge } from "./hv-report-site.ts";

const $ = money.wholeDollars;
const my = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

const T_TYPES: Record<Trade["kind"], readonly [account: string, loan: string]> = {
  "credit-card": ["Revolving Account", "CREDIT CARD"],
  "auto-loan": ["Installment Account", "AUTOMOBILE"],
  "student-loan": ["Installment Account", "STUDENT LOAN"],
  "personal-loan": ["Installment Account", "UNSECURED"],
  mortgage: ["Mortgage Account", "CONVENTIONAL REAL ESTATE MTG"],
};

/** The third bureau's own disclosure: a black bar an account, a rating grid of months, no summary and no score. */
const bureauT: Layout = {
  name: "hv-report-bureau-t",
  type: "credit-reports",
  heldOut: true,
  make: (seed) => {
    const file = creditFile(seed, 13);
    const { person, reportDate, trades } = file;
    const late = trades.filter((trade) => trade.late);
    const fine = trades.filter((trade) => !trade.late);
    const number = 310_000_000 + seed * 4513;
    const terms = (trade: Trade) => {
      if (trade.payment === undefined)
        return trade.months === undefined ? "Paid Monthly" : `${trade.months} months, paid Monthly`;
      return `${$(trade.payment)} per month, paid Monthly${trade.months === undefined ? "" : ` for ${trade.months} months`}`;
    };
    const months = (trade: Trade) =>
      [0, 1, 2, 3, 4, 5].map((index) => my(addDays(`${trade.reported.slice(0, 7)}-15`, -30 * (index + 1))));
    const account = (trade: Trade) => {
      const [type, loan] = T_TYPES[trade.kind];
      return `<div class=acct><div class=bar>${escaped(trade.creditor)} &nbsp; ${trade.number.slice(0, -4)}****</div>
<div class=ad>PO BOX 15298, WILMINGTON, DE 19850 &nbsp; (800) 555-0119</div>
<table class=pair>${[
        ["Date Opened:", date.slash(trade.opened), "Balance:", $(trade.balance)],
        ["Responsibility:", "Individual Account", "Date Updated:", date.slash(trade.reported)],
        ["Account Type:", type, "Last Payment Made:", date.slash(trade.paidOn)],
        ["Loan Type:", loan, "High Balance:", $(trade.high)],
        [
          "Pay Status:",
          `<b>${trade.closed === undefined || trade.balance > 0 ? "Current; Paid or Paying as Agreed" : "Paid, Closed/Never Late"}</b>`,
          trade.limit === undefined ? "" : "Credit Limit:",
          trade.limit === undefined ? "" : $(trade.limit),
        ],
        [
          "Terms:",
          terms(trade),
          trade.closed === undefined ? "" : "Date Closed:",
          trade.closed === undefined ? "" : date.slash(trade.closed),
        ],
      ]
        .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
        .join("")}</table>
${trade.closed === undefined ? "" : "<div>Remarks: <b>CLOSED</b></div>"}<div class=sm>Estimated month and year that this item will be removed: ${trade.late ? my(addDays(trade.reported, 2500)) : "N/A"}</div>
${grid("lcccccc", ["", ...months(trade)], [["Rating", "OK", "OK", trade.late ? "30" : "OK", "OK", "OK", "OK"]], "class=hist")}</div>`;
    };
    const section = (title: string, text: string, list: readonly Trade[]) =>
      list.map((trade, index) => (index === 0 ? `<h2>${title}</h2><p>${text}</p>` : "") + account(trade));
    const accounts = [
      ...section(
        "Adverse Accounts",
        "The following accounts contain information that some creditors may consider to be adverse. Adverse account information may generally be reported for 7 years from the date of the first delinquency, depending on your state of residence.",
        late,
      ),
      ...section(
        "Satisfactory Accounts",
        "The following accounts are reported with no adverse information. For your protection, your account numbers have been partially masked.",
        fine,
      ),
    ];
    const first = `<div class=row><div><h1>TransUnion</h1></div><div class=r><b>Personal Credit Report for:</b><br>${person.name.toUpperCase()}<br><b>File Number:</b> ${number}<br><b>Date Created:</b> ${date.slash(reportDate)}</div></div>
<p>Visit the website to start a dispute or call 800-555-0188. You have been on our files since ${my(trades.map((trade) => trade.opened).toSorted()[0] ?? reportDate)}.</p>
<h2>Personal Information</h2>${pairs(
      [
        ["Social Security Number", "XXX-XX-2207"],
        ["Date of Birth", `05/12/${1958 + (seed % 40)}`],
        ["Name", person.name.toUpperCase()],
        ["Current Address", `${person.street}, ${person.town}`],
        ["Date Reported", date.slash(addDays(reportDate, -900))],
        ["Employer Name", "LAKESHORE LOGISTICS"],
      ],
      "class=pp",
    )}
<h2>Account Information</h2><p>Typically, creditors report any changes made to your account information monthly. This means that some accounts listed below may not reflect the most recent activity until the creditor's next reporting. This information may include things such as balances, payments, dates, remarks, ratings, etc. The rating key is provided to help you understand some of the account information that could be reported.</p>
<b>Rating Key</b>${grid("lllllll", ["N/R", "X", "OK", "30", "60", "90", "C/O"], [["Not Reported", "Unknown", "Current", "30 days late", "60 days late", "90 days late", "Charge-off"]], "class=key")}`;
    const last = `<h2>Regular Inquiries</h2><p>Regular Inquiries are posted when someone accesses your credit information from TransUnion. The presence of an inquiry means that the company listed received your credit information on the dates specified. These inquiries will remain on your credit file for up to 2 years.</p>${
      file.inquiries.length === 0
        ? "<p>No regular inquiries.</p>"
        : grid(
            "lll",
            ["Name", "Inquiry Type", "Requested On"],
            file.inquiries.map(([name, day]) => [escaped(name), "Individual", date.slash(day)]),
            "class=key",
          )
    }<h2>Account Review Inquiries</h2><p>The listing of a company's inquiry in this section means that they obtained information from your credit file in connection with an account review. These inquiries are not seen by anyone but you and do not affect your score.</p>${grid(
      "ll",
      ["Name", "Requested On"],
      [
        ["CREDIT SESAMO", date.slash(addDays(reportDate, -40))],
        ["NATIONAL GARDEN INS", date.slash(addDays(reportDate, -120))],
      ],
      "class=key",
    )}
<h2>Should You Wish to Contact TransUnion</h2><p>Please have your TransUnion FILE NUMBER available. Your unique number is located at the top of this page. By mail: TransUnion Consumer Relations, P.O. Box 2000, Chester, PA 19016-2000.</p><p>Under the Fair Credit Reporting Act you have the right to dispute the accuracy or completeness of any information in your credit file. - End of Credit Report -</p>`;
    const html = document(
      `${BASE}body{font:8.5pt 'Times New Roman',serif}h1{font:bold 22pt Arial;color:#00638f;margin:0}h2{font:bold 12pt Arial;border-bottom:2px solid #00638f;margin:12px 0 4px}p{margin:3px 0 6px}.bar{background:#333;color:#fff;font-weight:bold;padding:3px 5px}.ad,.sm{font-size:7.5pt;padding:2px 5px}.pair td{padding:1px 5px;width:33%}.pair td:nth-child(odd){width:17%;color:#444}.hist td,.hist th,.key td,.key th{border:1px solid #999;padding:1px 5px;font-size:7.5pt}.hist{margin:3px 0 12px}.pp td.r{text-align:left;width:70%}.acct{break-inside:avoid}.foot{font-size:7pt;margin-top:8px;text-align:center}`,
      sheets(
        [first, ...chunks(accounts, 4).map((part) => part.join("")), last],
        (page) =>
          page === 1
            ? ""
            : `<div class=ad>Consumer Credit Report for ${person.name.toUpperCase()} &nbsp; File Number: ${number} &nbsp; Date Issued: ${date.slash(reportDate)}</div>`,
        (page, of) => `<div class=foot>Page ${page} of ${of}</div>`,
      ),
    );
    const ordered = [...late, ...fine];
    return reportStatement(
      html,
      "TransUnion",
      { reportDate, accounts: tradeTruth(ordered, false) },
      {
        ...highAllowed(ordered),
        "creditReport.accountsTotal": [String(trades.length)],
        "creditReport.accountsOpen": [String(file.open)],
        "creditReport.accountsClosed": [String(file.closed)],
        "creditReport.inquiries": [String(file.inquiries.length)],
      },
    );
  },
};

const A_TYPES: Record<Trade["kind"], string> = {
  "credit-card": "Credit card, Revolving",
  "auto-loan": "Auto Loan",
  "student-loan": "Education Loan",
  "personal-loan": "Unsecured",
  mortgage: "Conventional real estate mortgage",
};

/** The free yearly report: facts left, contact and balances right, a note of terms under each account. */
const annual: Layout = {
  name: "hv-report-annual",
  type: "credit-reports",
  heldOut: true,
  make: (seed) => {
    const file = creditFile(seed, 14);
    const { person, reportDate, trades, random } = file;
    const cells = (trade: Trade): ReadonlyArray<readonly [string, string]> => [
      ["Account Name", escaped(trade.creditor)],
      ["Account Number", `${trade.number.slice(0, 6)}XXXXXX`],
      ["Account Type", A_TYPES[trade.kind]],
      ["Responsibility", "Individual"],
      ["Date Opened", date.slash(trade.opened)],
      [
        "Status",
        trade.closed === undefined
          ? trade.late
            ? "Open/Current, was past due 30 days."
            : "Open/Never late."
          : "Paid, Closed/Never late.",
      ],
      ["Status Updated", date.monthYear(trade.reported).replace(/^(\w{3})\w*/, "$1")],
    ];
    const amounts = (trade: Trade): ReadonlyArray<readonly [string, string]> => [
      ["Balance", trade.balance === 0 && trade.closed !== undefined ? "-" : $(trade.balance)],
      ["Balance Updated", trade.closed === undefined ? date.slash(trade.reported) : "-"],
      ["Recent Payment", "-"],
      ["Monthly Payment", trade.payment === undefined ? "-" : $(trade.payment)],
      trade.limit === undefined
        ? ["Original Balance", $(trade.original ?? 0)]
        : ["Credit Limit", $(trade.limit)],
      ["Highest Balance", trade.limit === undefined ? "-" : $(trade.high)],
      ["Terms", trade.months === undefined ? "-" : `${trade.months} Months`],
      [
        "On Record Until",
        trade.closed === undefined
          ? "-"
          : date.monthYear(addDays(trade.closed, 3650)).replace(/^(\w{3})\w*/, "$1"),
      ],
    ];
    const marks = (trade: Trade) =>
      grid(
        "lcccccccccccc",
        ["", ..."JFMAMJJASOND".split("")],
        [
          [
            trade.reported.slice(0, 4),
            ...Array.from({ length: 12 }, (_, index) =>
              index < Number(trade.reported.slice(5, 7))
                ? trade.late && index === 0
                  ? "30"
                  : "&#10003;"
                : "&mdash;",
            ),
          ],
        ],
        "class=hist",
      );
    const account = (trade: Trade) =>
      `<div class=acct><div class=name>${escaped(trade.creditor)}</div><div class=pot>${trade.late ? "POTENTIALLY NEGATIVE" : ""}</div><div class=cap>Account Info</div><div class=row><div>${pairs(cells(trade))}</div><div>${pairs(amounts(trade))}</div></div>
<div class=cap>Payment History</div>${marks(trade)}${trade.late ? "<div class=sm>30 Past due 30 days</div>" : ""}<div class=cap>Contact Info</div><div class=sm>Address &nbsp; PO BOX ${random.whole(1000, 9999)}, SIOUX FALLS SD 57117 &nbsp;&nbsp; Phone Number &nbsp; (800) 555-01${random.whole(10, 99)}</div></div>`;
    const first = `<div class=top><div class=row><div><b>Annual Credit Report</b> - Experian</div><div class=r>Date Generated &nbsp;<b>${date.abbreviatedBare(reportDate)}</b></div></div></div>
<h1>Experian</h1><div class=row><div>Prepared For<h3>${person.name.toUpperCase()}</h3></div><div>Date Generated<h3>${date.abbreviatedBare(reportDate)}</h3></div><div>Report Number<h3>${3000 + (seed % 5000)}-${1200 + ((seed * 17) % 7000)}-55</h3></div></div>
<h2>At a Glance</h2><table class=gl><tr>${[
      ["Accounts", trades.length],
      ["Public Records", 0],
      ["Hard Inquiries", file.inquiries.length],
    ]
      .map(([label, count]) => `<td>${label}<div class=n>${count}</div></td>`)
      .join("")}</tr></table>
<h2>Personal Information</h2><p>Because your personal information is reported by you, your creditors and other sources, it's typical to see small variations in reported personal information, like names and addresses. For security reasons, we don't show your Social Security number in your report.</p><div class=row><div><b>Names</b><br>${person.name.toUpperCase()}<br><span class=sm>Name ID #: ${random.whole(1000, 29000)}</span></div><div><b>Addresses</b><br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}<br><span class=sm>Address ID # 0${random.whole(100000000, 999999999)}<br>Single family</span></div><div><b>Year of Birth</b><br>${1955 + (seed % 44)}<br><b>Phone Numbers</b><br>555 555 01${random.whole(10, 99)}</div></div>
<h2>Personal Statements</h2><p>No personal statement(s) found</p>`;
    const last = `<h2>Public Records</h2><p>Public record information about you was obtained from a court of law and reported to Experian. No public records reported.</p><h2>Hard Inquiries</h2><p>Hard inquiries are requests for your consumer information based on an action or process initiated by you, for example, when you apply for credit, such as a credit card, auto loan, or mortgage.</p>${
      file.inquiries.length === 0
        ? "<p>No hard inquiries reported.</p>"
        : file.inquiries
            .map(
              ([name, day]) =>
                `<div class=acct><b>${escaped(name)}</b><br>Inquired on &nbsp; ${date.slash(day)}<br><span class=sm>PO BOX 818011, CLEVELAND OH 44181 &nbsp; This inquiry is scheduled to continue on record until ${date.monthYear(addDays(day, 760)).replace(/^(\w{3})\w*/, "$1")}.</span></div>`,
            )
            .join("")
    }<h2>Soft Inquiries</h2><p>Soft inquiries are generally initiated by others, like companies making promotional offers or lenders periodically reviewing your existing credit accounts. Soft inquiries are not shared with others and do not affect your credit.</p><div>BRIGHTLINE INSURANCE &nbsp; Inquired on ${date.slash(addDays(reportDate, -33))}</div><div>EXPERIAN &nbsp; Inquired on ${date.slash(addDays(reportDate, -2))}</div>
<h2>Important Messages</h2><p>Medical Information: By law, we cannot disclose certain medical information (relating to physical, mental, or behavioral health or condition). By law you may request your credit score for a fee; a credit score is not included in this report.</p><p>Know your rights: a summary of your rights under the Fair Credit Reporting Act. The federal Fair Credit Reporting Act (FCRA) promotes the accuracy, fairness, and privacy of information in the files of consumer reporting agencies.</p>`;
    const html = document(
      `${BASE}body{font:8pt Helvetica,Arial;color:#111}h1{font-size:24pt;margin:14px 0;color:#26478d}h2{font-size:13pt;color:#26478d;border-bottom:1px solid #26478d;margin:14px 0 5px}h3{margin:2px 0 8px;font-size:11pt}.top{border-bottom:1px solid #ccc;font-size:7.5pt;padding-bottom:3px}.gl td{border:1px solid #ccc;padding:8px;text-align:center}.n{font-size:20pt;color:#26478d}.acct{border-top:2px solid #26478d;padding:5px 0;break-inside:avoid}.name{font-weight:bold;font-size:11pt}.pot{color:#b00;font-weight:bold;font-size:7pt}.cap{font-weight:bold;color:#26478d;margin:4px 0 2px}.acct td{border-bottom:1px solid #eee;padding:1px 2px}.acct td.r{text-align:left;width:62%}.hist td,.hist th{text-align:center;font-size:7pt}.sm{font-size:7pt;color:#555}.foot{font-size:7pt;margin-top:8px;border-top:1px solid #ccc}`,
      sheets(
        [
          first,
          ...chunks(trades, 3).map(
            (part, index) =>
              (index === 0
                ? "<h2>Accounts</h2><p>Accounts in this section either have a positive status or, where marked, contain information that some lenders may consider negative.</p>"
                : "") + part.map(account).join(""),
          ),
          last,
        ],
        (page) =>
          page === 1
            ? ""
            : `<div class=top><div class=row><div>Annual Credit Report - Experian</div><div>Prepared For &nbsp;${person.name.toUpperCase()}</div><div class=r>Date Generated &nbsp;${date.abbreviatedBare(reportDate)}</div></div></div>`,
        (page, of) =>
          `<div class="foot row"><div>usa.annualreport.example/access</div><div class=r>Page ${page} of ${of}</div></div>`,
      ),
    );
    const accounts = tradeTruth(trades, true).map((entry, index) => {
      const { balance, ...rest } = entry;
      return trades[index]?.closed === undefined ? { ...rest, balance } : rest;
    });
    return reportStatement(
      html,
      "Experian",
      {
        reportDate,
        accountsTotal: String(trades.length),
        inquiries: String(file.inquiries.length),
        accounts,
      },
      {
        "creditReport.accountsOpen": [String(file.open)],
        "creditReport.accountsClosed": [String(file.closed)],
      },
    );
  },
};

export const hvReportsMore: readonly Layout[] = [bureauT, annual, triMerge];
