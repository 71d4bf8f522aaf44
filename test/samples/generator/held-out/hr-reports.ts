import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, money } from "../print-styles.ts";
import { total } from "./hr-data.ts";
import { type Line, lines, told } from "./hr-lines.ts";

const $ = money.wholeDollars;
const INQUIRERS = ["FARROW NATIONAL BK", "CREDIT PLUS/LENDER", "TEXAS ROAD AUTO SALES", "VERIDIAN WIRELESS"];
const SOFT = ["CLEARVIEW INSURANCE", "EXPERIAN", "CAPSTONE ONE NA", "ALLMARK RENTERS"];

const TYPES: Record<Line["kind"], string> = {
  "credit-card": "Credit card",
  "auto-loan": "Auto Loan",
  "student-loan": "Education",
  mortgage: "Conventional Real Estate Loan",
  "personal-loan": "Unsecured",
};

/** A bureau's yearly disclosure as the free print gives it: no score, every line with its balance histories. */
const disclosure: Layout = {
  name: "hr-report-annual-disclosure",
  type: "credit-reports",
  heldOut: true,
  make: (seed) => {
    const { random, lines: list } = lines(seed, 8_101);
    const person = makePerson(random);
    const day = random.pick(["2026-10-12", "2026-09-03", "2026-11-02"]);
    const hard = random.whole(0, 3);
    const dash = (line: Line, cents: number) => (line.open ? $(cents) : "-");
    const block = (line: Line) => {
      const updated = addDays(day, -(line.number.charCodeAt(5) % 9) - 6);
      const months = [1, 2, 3].map((back) => addDays(updated, -30 * back));
      return `<div class=acct><h3>${escaped(line.creditor)}</h3><div class=sub>${line.open ? "POTENTIALLY POSITIVE" : "CLOSED"}</div><div class=row><div><b>Account Info</b>${pairs(
        [
          ["Account Name", escaped(line.creditor)],
          ["Account Number", `${line.number}XXXXXX`],
          ["Account Type", TYPES[line.kind]],
          ["Responsibility", "Individual"],
          ["Date Opened", date.slash(line.opened)],
          ["Status", line.open ? "Open/Never late." : "Paid, Closed/Never late."],
          ["Status Updated", date.abbreviatedBare(updated).replace(/ \d+,/, "")],
        ],
        "class=i",
      )}</div><div><b>&nbsp;</b>${pairs(
        [
          ["Balance", dash(line, line.balance)],
          ["Balance Updated", date.slash(updated)],
          ["Recent Payment", dash(line, line.payment + 1_500)],
          ["Monthly Payment", dash(line, line.payment)],
          line.limit > 0 ? ["Credit Limit", $(line.limit)] : ["Original Balance", $(line.original)],
          ["Highest Balance", $(line.high)],
          ["Terms", line.limit > 0 ? "Revolving" : `${line.months} Months`],
          ...(line.open
            ? []
            : ([
                ["On Record Until", date.monthYear(addDays(updated, 3_200)).replace(/(\w{3})\w*/, "$1")],
              ] as const)),
        ],
        "class=i",
      )}</div></div><div class=small><b>Payment History</b><br>2026 &nbsp; Jan &#10003; Feb &#10003; Mar &#10003; Apr &#10003; May &#10003; Jun &#10003; Jul &#10003; Aug &#10003; &nbsp;&nbsp; 2025 &nbsp; Jan &#10003; Feb &#10003; Mar &#10003; Apr &#10003; May &#10003; Jun &#10003; Jul &#10003; Aug &#10003; Sep &#10003; Oct &#10003; Nov &#10003; Dec &#10003; &nbsp; &#10003; Current / Terms met</div>
      ${
        line.open
          ? `<b class=small>Balance Histories</b>${grid(
              "lrrr",
              ["Date", "Balance", "Scheduled Payment", "Paid"],
              months.map((month, index) => [
                date.abbreviatedBare(month).replace(/ \d+,/, ""),
                $(line.balance + (index + 1) * 11_700),
                $(line.payment),
                `${$(line.payment + 1_500)} on ${date.slash(addDays(month, -9))}`,
              ]),
              "class=g",
            )}<p class=small><b>Additional info</b> ${line.limit > 0 ? `Between ${date.abbreviatedBare(months[2] ?? day).replace(/ \d+,/, "")} and ${date.abbreviatedBare(months[0] ?? day).replace(/ \d+,/, "")}, your credit limit/high balance was ${$(line.limit)}` : `The original amount of this account was ${$(line.original)}`}</p>`
          : ""
      }<p class=small><b>Contact Info</b> PO BOX ${line.number.slice(1)}, WILMINGTON DE 19850 &nbsp; (800) 555-01${line.number.slice(2, 4)}</p></div>`;
    };
    const inquiry = (name: string, back: number, why: string) =>
      `<div class=inq><b>${escaped(name)}</b><br>Inquired on ${date.slash(addDays(day, -back))}<br><span class=small>${why}</span></div>`;
    const html = document(
      `${BASE}body{font:9pt "Open Sans",Arial;color:#222}.logo{font:bold 19pt Arial;color:#26478d}h2{font-size:14pt;color:#26478d;border-bottom:1px solid #26478d;margin:16px 0 6px}h3{font-size:11pt;margin:4px 0 0}.sub{font-size:7pt;color:#777}h2,h3{break-after:avoid}tr{break-inside:avoid}.acct{border-bottom:1px solid #ccc;padding:6px 0}.i td{padding:1px 0;font-size:8pt}.g td,.g th{font-size:7.5pt}.glance{display:flex;gap:12px;text-align:center}.glance div{flex:1;background:#f0f4fb;padding:8px}.glance b{display:block;font-size:17pt}.inq{margin:5px 0}`,
      `<div class=row><div class=logo>experian<span style="color:#ad1c82">.</span></div><div class=r><b>Annual Credit Report</b> - Experian<br>Prepared For<br><b>${escaped(person.name)}</b><br>Date Generated ${date.abbreviatedBare(day)}<br>Report Number ${random.whole(1000, 9999)}-${random.whole(1000, 9999)}-${random.whole(10, 99)}</div></div>
      <h2>At a Glance</h2><div class=glance><div><b>${list.length}</b>Accounts</div><div><b>0</b>Public Records</div><div><b>${hard}</b>Hard Inquiries</div></div>
      <h2>Personal Information</h2><p class=small>Because your personal information is reported by you, your creditors, and other sources, it's typical to see small variations in reported personal information, like names and addresses. For security reasons, we don't show or let you dispute your Social Security number here.</p><div class=row><div><b>Names</b><br>${escaped(person.name)}<br><span class=small>Name ID # ${random.whole(1000, 29999)}</span></div><div><b>Addresses</b><br>${person.street}<br>${person.town}<br><span class=small>Address ID # 0${random.whole(100000000, 999999999)} &nbsp; Single family</span></div><div><b>Year of Birth</b><br>19${random.whole(60, 99)}<br><b>Phone Numbers</b><br>(555) 014-${random.whole(1000, 9999)}</div></div>
      <h2>Accounts</h2><p class=small>Accounts listed in this section include credit cards, real estate loans, and other installment loans, with their balances, limits, payment histories, and other account information.</p>${list.map(block).join("")}
      <h2>Public Records</h2><p>No public records reported.</p>
      <h2>Hard Inquiries</h2><p class=small>Hard inquiries are requests for your information when you apply for credit, or sometimes when a collection agency is assigned to collect an account. They may affect your score and scheduled to continue on record for two years.</p>${
        hard === 0
          ? "<p>No hard inquiries reported.</p>"
          : INQUIRERS.slice(0, hard)
              .map((name, index) =>
                inquiry(
                  name,
                  31 + index * 88,
                  `Real Estate/Auto/Credit application. This inquiry is scheduled to continue on record until ${date.monthYear(addDays(day, 700 - index * 88))}.`,
                ),
              )
              .join("")
      }
      <h2>Soft Inquiries</h2><p class=small>Soft inquiries are generally initiated by others, like companies making promotional offers of credit or your lender conducting periodic reviews. They do not affect your score.</p>${SOFT.map((name, index) => inquiry(name, 12 + index * 41, "Permissible purpose")).join("")}
      <h2>Important Messages</h2><p class=small><b>Medical Information</b> By law, we cannot disclose certain medical information (relating to physical, mental, or behavioral health or condition). <b>Your Rights</b> Para informacion en espanol, visite www.consumerfinance.gov/learnmore. The federal Fair Credit Reporting Act (FCRA) promotes the accuracy, fairness, and privacy of information in the files of consumer reporting agencies. You may seek damages from violators. You must be told if information in your file has been used against you. You have the right to know what is in your file. You have the right to ask for a credit score. You have the right to dispute incomplete or inaccurate information.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "Experian",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Experian",
          reportDate: day,
          accountsTotal: String(list.length),
          inquiries: String(hard),
          accounts: list.map((line) =>
            told(line, { balance: line.open, limit: true, original: true, payment: line.open }),
          ),
        },
      },
    };
  },
};

const GROUPS = [
  ["Revolving", ["credit-card"]],
  ["Mortgage", ["mortgage"]],
  ["Installment", ["auto-loan", "student-loan", "personal-loan"]],
  ["Other", []],
] as const;

const CODES: Record<Line["kind"], string> = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto",
  "student-loan": "Education Loan",
  mortgage: "Conventional Real Estate Mortgage",
  "personal-loan": "Unsecured",
};

/** A bureau's own web report: numbered chapters, summary table by account type. */
const webReport: Layout = {
  name: "hr-report-bureau-web",
  type: "credit-reports",
  heldOut: true,
  make: (seed) => {
    const { random, lines: list } = lines(seed, 8_202);
    const person = makePerson(random);
    const day = random.pick(["2026-10-05", "2026-08-21", "2026-11-09"]);
    const hard = random.whole(1, 4);
    const collections = random.chance(0.25) ? 1 : 0;
    const open = list.filter((line) => line.open);
    const of = (group: (typeof GROUPS)[number], from: readonly Line[]) =>
      from.filter((line) => (group[1] as readonly string[]).includes(line.kind));
    const sums = (from: readonly Line[]) => ({
      balance: total(from.map((line) => line.balance)),
      limit: total(from.map((line) => line.limit || line.original)),
      payment: total(from.map((line) => line.payment)),
    });
    const ratio = (from: readonly Line[]) => {
      const { balance, limit } = sums(from);
      return limit === 0 ? 0 : Math.round((balance / limit) * 100);
    };
    const row = (name: string, from: readonly Line[]) => {
      const { balance, limit, payment } = sums(from);
      if (from.length === 0) return [name, "0", "0", "", "", "", "", ""];
      return [
        name,
        String(from.length),
        String(from.filter((line) => line.balance > 0).length),
        $(balance),
        $(limit - balance),
        $(limit),
        `${ratio(from)}.0%`,
        $(payment),
      ];
    };
    const revolving = of(GROUPS[0], open);
    const ordered = GROUPS.flatMap((group) => of(group, list));
    const oldest = list.map((line) => line.opened).toSorted()[0] ?? day;
    const detail = (line: Line, index: string) =>
      `<div class=acct><h3>${index} ${escaped(line.creditor)}${line.open ? "" : " (CLOSED)"}</h3><b>Summary</b><p class=small>Your debt-to-credit ratio represents the amount of credit you're using and generally makes up a percentage of your credit score. It's calculated by dividing an account's reported balance by its credit limit.</p>${grid(
        "llll",
        [],
        [
          ["Account Number", `xxxxxxxxxx${line.number.slice(-4)}`, "Reported Balance", $(line.balance)],
          [
            "Account Status",
            line.open ? "PAYS_AS_AGREED" : "PAID_AND_CLOSED",
            "Available Credit",
            line.limit > 0 && line.open ? $(line.limit - line.balance) : "",
          ],
        ],
        "class=s",
      )}<b>Account Details</b><p class=small>View detailed information about this account. Contact the creditor or lender if you have any questions about it.</p>${grid(
        "llll",
        [],
        [
          ["High Credit", $(line.high), "Owner", "INDIVIDUAL"],
          [
            "Credit Limit",
            line.limit > 0 ? $(line.limit) : "",
            "Account Type",
            line.limit > 0 ? "REVOLVING" : "INSTALLMENT",
          ],
          ["Terms Frequency", "MONTHLY", "Term Duration", line.months > 0 ? `${line.months} Months` : "0"],
          ["Balance", $(line.balance), "Date Opened", date.abbreviatedBare(line.opened)],
          ["Amount Past Due", "$0", "Date Reported", date.abbreviatedBare(addDays(day, -9))],
          [
            "Actual Payment Amount",
            line.open ? $(line.payment) : "",
            "Date of Last Payment",
            date.abbreviatedBare(addDays(day, -24)),
          ],
          ["Date of Last Activity", "", "Scheduled Payment Amount", line.open ? $(line.payment) : ""],
          ["Months Reviewed", String(random.whole(14, 99)), "Delinquency First Reported", ""],
          ["Activity Designator", line.open ? "" : "PAID_AND_CLOSED", "Creditor Classification", "UNKNOWN"],
          ["Deferred Payment Start Date", "", "Charge Off Amount", ""],
          ["Balloon Payment Date", "", "Balloon Payment Amount", ""],
          [
            "Loan Type",
            CODES[line.kind],
            "Date Closed",
            line.open ? "" : date.abbreviatedBare(addDays(day, -460)),
          ],
        ],
        "class=s",
      )}</div>`;
    const chapters = GROUPS.map((group, chapter) => {
      const mine = of(group, list);
      return `<h2>${chapter + 2}. ${group[0]} Accounts</h2>${mine.length === 0 ? `<p>You currently do not have any ${group[0]} Accounts in your file.</p>` : mine.map((line, index) => detail(line, `${chapter + 2}.${index + 1}`)).join("")}`;
    }).join("");
    const html = document(
      `${BASE}body{font:8.8pt Arial;color:#333}.logo{font:italic bold 20pt Arial;color:#981e32}h2{font-size:14pt;border-top:3px solid #981e32;padding-top:6px}h3{font-size:10.5pt;margin:10px 0 4px}h2,h3{break-after:avoid}tr{break-inside:avoid}.s td{border-bottom:1px solid #ddd;padding:2px 4px;font-size:7.8pt;width:25%}.g td,.g th{border:1px solid #bbb;padding:3px;font-size:7.6pt}`,
      `<div class=row><div class=logo>EQUIFAX</div><div class=r>CREDIT REPORT<br>Report Confirmation<br>${random.whole(1_000_000_000, 9_999_999_999)}</div></div>
      <p>Dear ${escaped(person.name)}:<br>Thank you for requesting your Equifax credit report. Your credit report contains information received primarily from companies which have granted you credit.</p>
      <h2>1. Summary</h2><p>Review this summary for a quick view of key information maintained in your Equifax credit report.</p>${pairs(
        [
          ["Report Date", date.abbreviatedBare(day)],
          ["Credit File Status", "No fraud indicator on file"],
          ["Alert Contacts", "0 Records Found"],
          ["Average Account Age", `${random.whole(3, 9)} Years, ${random.whole(1, 11)} Months`],
          [
            "Length of Credit History",
            `${2026 - Number(oldest.slice(0, 4))} Years, ${random.whole(1, 11)} Months`,
          ],
          ["Accounts with Negative Information", String(collections)],
          [
            "Oldest Account",
            `${list.find((line) => line.opened === oldest)?.creditor ?? ""} (Opened ${date.abbreviatedBare(oldest)})`,
          ],
        ],
        "class=s",
      )}<h3>Credit Accounts</h3><p class=small>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>${grid(
        "lrrrrrrr",
        [
          "Account Type",
          "Open",
          "With Balance",
          "Total Balance",
          "Available",
          "Credit Limit",
          "Debt-to-Credit",
          "Payment",
        ],
        [...GROUPS.map((group) => row(group[0], of(group, open))), row("<b>Total</b>", open)],
        "class=g",
      )}<h3>Other Items</h3><p class=small>Your credit report includes your Personal Information and, if applicable, Consumer Statements, and could include other items that may affect your credit score and rating.</p>${pairs(
        [
          ["Consumer Statements", "0 Statements Found"],
          ["Personal Information", "3 Items Found"],
          ["Inquiries", `${hard} Inquiries Found`],
          ["Most Recent Inquiry", `${INQUIRERS[0]} (${date.abbreviatedBare(addDays(day, -40))})`],
          ["Public Records", "0 Records Found"],
          ["Collections", `${collections} Collections Found`],
        ],
        "class=s",
      )}${chapters}
      <h2>6. Consumer Statements</h2><p>You currently do not have any Consumer Statements in your file.</p>
      <h2>7. Personal Information</h2>${pairs(
        [
          ["Name", escaped(person.name)],
          ["Social Security Number", `xxxxx${random.whole(1000, 9999)}`],
          ["Current Address", `${person.street}, ${person.town}`],
        ],
        "class=s",
      )}<h2>8. Inquiries</h2><h3>Hard Inquiries</h3>${grid(
        "lll",
        ["Date", "Company", "Request Originator"],
        INQUIRERS.slice(0, hard).map((name, index) => [
          date.abbreviatedBare(addDays(day, -40 - index * 93)),
          name,
          "",
        ]),
        "class=g",
      )}<h3>Soft Inquiries</h3>${grid(
        "lll",
        ["Date", "Company", "Description"],
        SOFT.map((name, index) => [
          date.abbreviatedBare(addDays(day, -15 - index * 30)),
          name,
          "Account Review Inquiry",
        ]),
        "class=g",
      )}<h2>9. Public Records</h2><p>You currently do not have any Bankruptcies in your file.</p><p>You currently do not have any Judgments in your file.</p>
      <h2>10. Collections</h2>${
        collections === 0
          ? "<p>You currently do not have any Collections in your file.</p>"
          : pairs(
              [
                ["Date Reported", date.abbreviatedBare(addDays(day, -20))],
                ["Collection Agency", "PORTSIDE RECOVERY LLC"],
                ["Original Creditor Name", "LAKEVIEW MEDICAL GROUP"],
                ["Original Amount Owed", "$412"],
                ["Amount", "$412"],
                ["Status", "UNPAID"],
              ],
              "class=s",
            )
      }<h2>11. Dispute File Information</h2><p class=small>If you believe that any of the information found on this report is incorrect, there are 3 ways to launch an investigation about the information in this report. When you file a dispute, the credit bureau you contact is required to investigate your dispute within 30 days.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "Equifax",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Equifax",
          reportDate: day,
          accountsOpen: String(open.length),
          inquiries: String(hard),
          collections: String(collections),
          ...(revolving.length > 0 ? { utilization: String(ratio(revolving)) } : {}),
          accounts: ordered.map((line) =>
            told(line, { balance: true, limit: true, original: false, payment: line.open }),
          ),
        },
        allowed: {
          "creditReport.utilization": [String(ratio(open)), `${ratio(revolving)}.0`, `${ratio(open)}.0`],
          ...Object.fromEntries(
            ordered.flatMap((line, index) =>
              line.original > 0
                ? [[`creditReport.accounts.${index}.originalBalance`, [`${line.original / 100}.00`]]]
                : [],
            ),
          ),
        },
      },
    };
  },
};

export const hrReports: readonly Layout[] = [disclosure, webReport];
