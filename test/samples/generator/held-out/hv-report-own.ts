import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import {
  type CreditFile,
  chunks,
  creditFile,
  highAllowed,
  reportStatement,
  sheets,
  type Trade,
  tradeTruth,
} from "./hv-data.ts";
import { memberX } from "./hv-report-member.ts";

const $ = money.wholeDollars;
const sum = (list: readonly Trade[], pick: (trade: Trade) => number) =>
  list.reduce((total, trade) => total + pick(trade), 0);
const age = (from: string, to: string) => {
  const months = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000 / 30.44);
  return { years: Math.floor(months / 12), months: months % 12 };
};
const percent = (part: number, of: number) => (of === 0 ? 0 : Math.round((part / of) * 100));

const GROUPS: ReadonlyArray<readonly [name: string, kinds: ReadonlyArray<Trade["kind"]>]> = [
  ["Revolving", ["credit-card"]],
  ["Mortgage", ["mortgage"]],
  ["Installment", ["auto-loan", "student-loan", "personal-loan"]],
];
const Q_TYPES: Record<Trade["kind"], string> = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto",
  "student-loan": "Education Loan",
  "personal-loan": "Unsecured",
  mortgage: "Conventional Real Estate Mortgage",
};

function qAccount(trade: Trade, section: string): string {
  const revolving = trade.limit !== undefined;
  const available = (trade.limit ?? 0) - trade.balance;
  const months = ["January", "February", "March", "April", "May", "June"];
  const details: ReadonlyArray<readonly [string, string, string, string]> = [
    ["High Credit", $(trade.high), "Owner", "INDIVIDUAL"],
    [
      "Credit Limit",
      trade.limit === undefined ? "" : $(trade.limit),
      "Account Type",
      revolving ? "REVOLVING" : trade.kind === "mortgage" ? "MORTGAGE" : "INSTALLMENT",
    ],
    ["Terms Frequency", "MONTHLY", "Term Duration", String(trade.months ?? 0)],
    ["Balance", $(trade.balance), "Date Opened", date.abbreviated(trade.opened)],
    ["Amount Past Due", "", "Date Reported", date.abbreviated(trade.reported)],
    ["Actual Payment Amount", "", "Date of Last Payment", date.abbreviated(trade.paidOn)],
    [
      "Date of Last Activity",
      "",
      "Scheduled Payment Amount",
      trade.payment === undefined ? "" : $(trade.payment),
    ],
    ["Months Reviewed", "37", "Delinquency First Reported", ""],
    [
      "Activity Designator",
      trade.closed === undefined ? "" : revolving ? "CLOSED" : "PAID_AND_CLOSED",
      "Creditor Classification",
      "UNKNOWN",
    ],
    ["Deferred Payment Start Date", "", "Charge Off Amount", ""],
    ["Balloon Payment Date", "", "Balloon Payment Amount", ""],
    [
      "Loan Type",
      Q_TYPES[trade.kind],
      "Date Closed",
      trade.closed === undefined ? "" : date.abbreviated(trade.closed),
    ],
  ];
  return `<div class=acct><h3>${section} ${escaped(trade.creditor)}${trade.closed === undefined ? "" : " (CLOSED)"}</h3>
<div class=sub>Summary</div><p>Your debt-to-credit ratio represents the amount of credit you're using and generally makes up a percentage of your credit score. It's calculated by dividing an account's reported balance by its credit limit.</p>
<table class=pair><tr><td>Account Number</td><td>xxxxxxxx${trade.number.slice(-4)}</td><td>Reported Balance</td><td>${$(trade.balance)}</td></tr>
<tr><td>Account Status</td><td>${trade.late ? "30_DAYS_PAST_DUE_PRIOR" : "PAYS_AS_AGREED"}</td><td>${revolving ? "Available Credit" : "Debt-to-Credit"}</td><td>${revolving ? $(available) : ""}</td></tr></table>
<div class=sub>Payment History</div><p>View up to 7 years of monthly payment history on this account. The numbers indicated in each month represent the number of days a payment was past due; the letters indicate other account events, such as bankruptcy or collections.</p>
${grid("lcccccc", ["Year", ...months.map((name) => name.slice(0, 3))], [[date.abbreviated(trade.reported).slice(-4), "&#10003;", trade.late ? "30" : "&#10003;", "&#10003;", "&#10003;", "&#10003;", "&#10003;"]], "class=hist")}
<div class=sub>Account Details</div><table class=pair>${details.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>
<table class=pair><tr><td>Comments</td><td></td><td>Contact</td><td>PO BOX 98751<br>LAS VEGAS, NV 89193<br>1-800-555-0142</td></tr></table></div>`;
}

function qSummary(file: CreditFile): string {
  const { trades, reportDate } = file;
  const opened = trades.map((trade) => trade.opened).toSorted();
  const oldest = trades.find((trade) => trade.opened === opened[0]);
  const newest = trades.find((trade) => trade.opened === opened.at(-1));
  const longest = age(opened[0] ?? reportDate, reportDate);
  const mean = age(
    new Date(opened.reduce((total, day) => total + Date.parse(day), 0) / opened.length)
      .toISOString()
      .slice(0, 10),
    reportDate,
  );
  const rowOf = (name: string, list: readonly Trade[]) => {
    const open = list.filter((trade) => trade.closed === undefined);
    const [balance, limit] = [
      sum(open, (trade) => trade.balance),
      sum(open, (trade) => trade.limit ?? trade.original ?? 0),
    ];
    const blank = open.length === 0;
    return [
      name,
      String(open.length),
      String(open.filter((trade) => trade.balance > 0).length),
      blank ? "" : $(balance),
      blank ? "" : $(limit - balance),
      blank ? "" : $(limit),
      blank ? "" : `${percent(balance, limit)}.0%`,
      blank ? "" : $(sum(open, (trade) => trade.payment ?? 0)),
    ];
  };
  const item = (count: number, what: string) => `${count} ${what} Found`;
  return `<h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Equifax Credit Report.</p>
${pairs(
  [
    ["Report Date", date.abbreviated(reportDate)],
    ["Credit File Status", "No fraud indicator on file"],
    ["Alert Contacts", "0 Records Found"],
    ["Average Account Age", `${mean.years} Years, ${mean.months} Months`],
    ["Length of Credit History", `${longest.years} Years, ${longest.months} Months`],
    ["Accounts with Negative Information", String(trades.filter((trade) => trade.late).length)],
    ["Oldest Account", `${escaped(oldest?.creditor ?? "")} (Opened ${date.abbreviated(opened[0] ?? "")})`],
    [
      "Most Recent Account",
      `${escaped(newest?.creditor ?? "")} (Opened ${date.abbreviated(opened.at(-1) ?? "")})`,
    ],
  ],
  "class=sum",
)}
<h3>Credit Accounts</h3><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>
${grid(
  "lccrrrrr",
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
  [
    ...GROUPS.map(([name, kinds]) =>
      rowOf(
        name,
        trades.filter((trade) => kinds.includes(trade.kind)),
      ),
    ),
    rowOf("Other", []),
    rowOf("Total", trades),
  ],
  "class=tot",
)}
<h3>Other Items</h3><p>Your credit report includes your Personal Information and, if applicable, Consumer Statements, and could include other items that may affect your credit score and rating.</p>
${pairs(
  [
    ["Consumer Statements", item(0, "Statements")],
    ["Personal Information", item(3, "Items")],
    ["Inquiries", item(file.inquiries.length, "Inquiries")],
    ["Most Recent Inquiry", mostRecent(file)],
    ["Public Records", item(0, "Records")],
    ["Collections", item(0, "Collections")],
  ],
  "class=sum",
)}`;
}

function mostRecent(file: CreditFile): string {
  const last = file.inquiries.toSorted((a, b) => (a[1] < b[1] ? 1 : -1))[0];
  return last === undefined ? "" : `${escaped(last[0])} ${date.abbreviated(last[1])}`;
}

const bureauQ: Layout = {
  name: "hv-report-bureau-q",
  type: "credit-reports",
  heldOut: true,
  make: (seed) => {
    const file = creditFile(seed, 11);
    const { trades, person, reportDate } = file;
    const ordered = GROUPS.flatMap(([, kinds]) => trades.filter((trade) => kinds.includes(trade.kind)));
    const numbered = GROUPS.flatMap(([, kinds], group) =>
      trades
        .filter((trade) => kinds.includes(trade.kind))
        .map((trade, index) => {
          const intro =
            index > 0
              ? ""
              : `<h2>${group + 2}. ${GROUPS[group]?.[0]} Accounts</h2><p>${group === 0 ? "Revolving accounts are those that generally include a credit limit and require a minimum monthly payment, such as credit cards." : group === 1 ? "Mortgage accounts are real estate loans that require payment on a monthly basis until the loan is paid off." : "Installment accounts are loans that require payment on a monthly basis until the loan is paid off, such as auto or student loans."}</p>`;
          return intro + qAccount(trade, `${group + 2}.${index + 1}`);
        }),
    );
    const confirmation = String(4_100_000_000 + seed * 7919);
    const rest = `<h2>6. Consumer Statements</h2><p>Consumer Statements are explanations of up to 100 words (200 words if you live in Maine) you can attach to your credit file to provide more information on an item you may dispute. You currently do not have any Consumer Statements in your file.</p>
<h2>7. Personal Information</h2>${pairs(
      [
        ["Name", person.name],
        ["Social Security Number", "xxx-xx-4417"],
        ["Current Address", `${person.street}, ${person.town}`],
      ],
      "class=sum",
    )}
<h2>8. Inquiries</h2><p>A request for your credit history is called an inquiry. Inquiries remain on your credit report for two years. There are two types of inquiries - those that may impact your credit rating/score and those that do not.</p><div class=sub>Hard Inquiries</div>
${
  file.inquiries.length === 0
    ? "<p>You currently do not have any Hard Inquiries in your file.</p>"
    : grid(
        "lll",
        ["Date", "Company", "Request Originator"],
        file.inquiries.map(([name, day]) => [date.abbreviated(day), escaped(name), ""]),
        "class=tot",
      )
}
<h2>9. Public Records</h2><p>You currently do not have any Bankruptcies or Judgments in your file.</p>
<h2>10. Collections</h2><p>Collections are accounts with outstanding debt that have been placed by a creditor with a collection agency. You currently do not have any Collections in your file.</p>
<h2>11. Dispute File Information</h2><p>If you believe that any of the information found on this report is incorrect, there are 3 ways to launch an investigation. When you file a dispute, the credit bureau you contact is required to investigate your dispute within 30 days. It will not cost you anything to dispute errors.</p>`;
    const html = document(
      `${BASE}body{font:8.5pt Arial;color:#222}h1{font-size:20pt;color:#981e32;font-weight:normal}h2{color:#981e32;font-size:14pt;margin:12px 0 4px;border-bottom:1px solid #bbb}h3{font-size:11pt;margin:10px 0 3px}p{margin:3px 0 6px}.sub{font-weight:bold;margin:6px 0 2px;background:#eee;padding:2px 4px}.pair td{width:25%;border-bottom:1px solid #ddd;padding:2px 4px}.pair td:nth-child(odd){color:#666}.sum td{border-bottom:1px solid #ddd;padding:3px}.tot td,.tot th{border-bottom:1px solid #ccc;padding:3px 4px}.hist td,.hist th{text-align:center;padding:1px}.acct{break-inside:avoid}.foot{font-size:7pt;color:#777;margin-top:14px;border-top:1px solid #999;padding-top:3px}.row>div:last-child{text-align:right}`,
      sheets(
        [
          `<h1>EQUIFAX</h1><p><b>CREDIT REPORT</b></p><p>${person.name}<br>Report Confirmation<br>${confirmation}</p>${qSummary(file)}`,
          ...chunks(numbered, 1).map((part) => part.join("")),
          rest,
        ],
        (page) =>
          page === 1
            ? ""
            : `<div class=row><div><b>EQUIFAX</b></div><div>${person.name} | ${date.abbreviated(reportDate)} | Confirmation # ${confirmation}</div></div>`,
        (page, of) => `<div class="foot row"><div>CREDIT REPORT</div><div>Page ${page} of ${of}</div></div>`,
      ),
    );
    const open = trades.filter((trade) => trade.closed === undefined);
    const [owed, lent] = [
      sum(open, (trade) => trade.balance),
      sum(open, (trade) => trade.limit ?? trade.original ?? 0),
    ];
    const cards = open.filter((trade) => trade.limit !== undefined);
    const used = percent(
      sum(cards, (trade) => trade.balance),
      sum(cards, (trade) => trade.limit ?? 0),
    );
    return reportStatement(
      html,
      "Equifax",
      {
        reportDate,
        accountsOpen: String(open.length),
        inquiries: String(file.inquiries.length),
        collections: "0",
        accounts: tradeTruth(ordered, false),
      },
      {
        ...highAllowed(ordered),
        "creditReport.accountsTotal": [String(trades.length)],
        "creditReport.accountsClosed": [String(trades.length - open.length)],
        "creditReport.utilization": [
          ...new Set(
            [used, percent(owed, lent)].flatMap((share) => [`${share}`, `${share}.0`, `${share}.00`]),
          ),
        ],
      },
    );
  },
};

export const hvReportsOwn: readonly Layout[] = [bureauQ, memberX];
