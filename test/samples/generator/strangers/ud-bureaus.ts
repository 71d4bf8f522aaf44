import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import {
  isCard,
  isOpen,
  monthLetters,
  REQUESTERS,
  start,
  sum,
  type Trade,
  tally,
  told,
  tradesOf,
  whole,
} from "./ud-data.ts";

const masked = (trade: Trade) => `${trade.number.slice(0, 6)}XXXXXX`;
const KIND = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto Loan",
  "student-loan": "Education Loan",
  mortgage: "Conventional Real Estate Loan",
  "personal-loan": "Unsecured Loan",
} as const;
const dash = (cents: number | undefined) => (cents === undefined ? "-" : whole(cents));

/** A bureau member's print of the own web site: at a glance, then a card for each account. */
const glance: Layout = {
  name: "ud-report-bureau-glance",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 31);
    const bureau = random.pick(["Experitas", "Credara", "Veridian Bureau"]);
    const asOf = addDays("2026-02-02", random.whole(0, 250));
    const trades = tradesOf(random, asOf);
    const all = tally(trades);
    const score = random.whole(588, 829);
    const word = score >= 800 ? "Exceptional" : score >= 740 ? "Very Good" : score >= 670 ? "Good" : "Fair";
    const hard = REQUESTERS.filter(() => random.chance(0.5));
    const row = (left: string, right: string) => `<div class=l><span>${left}</span><b>${right}</b></div>`;
    const account = (trade: Trade) =>
      `<div class=a><div class=l style="border:0;font-size:11pt"><b>${trade.creditor}</b><b>${whole(trade.balance)}</b></div><div class=row><div><h4>Account Info</h4>${row("Account Name", trade.creditor)}${row("Account Number", masked(trade))}${row("Account Type", KIND[trade.kind])}${row("Responsibility", trade.joint ? "Joint" : "Individual")}${row("Date Opened", date.slash(trade.opened))}${row("Status", isOpen(trade) ? "Open/Never late." : "Paid, Closed/Never late.")}${row("Status Updated", date.abbreviated(trade.reported).replace(/ \d+,/, ""))}</div><div><h4>&nbsp;</h4>${row("Balance", whole(trade.balance))}${row("Balance Updated", date.slash(trade.reported))}${row("Recent Payment", "-")}${row("Monthly Payment", dash(trade.payment))}${trade.limit === undefined ? row("Original Balance", dash(trade.original)) : row("Credit Limit", whole(trade.limit))}${row("Highest Balance", whole(trade.high))}${row("Terms", trade.months === undefined ? "Revolving" : `${trade.months} Months`)}</div></div>
<h4>Payment History</h4><table class=h><tr><td></td>${monthLetters.map((letter) => `<td>${letter}</td>`).join("")}</tr><tr><td>2025</td>${monthLetters.map(() => "<td>&#10003;</td>").join("")}</tr></table></div>`;
    const html = document(
      `${BASE}body{font:8.5pt Helvetica,Arial;color:#23292f}.l{display:flex;justify-content:space-between;border-bottom:1px solid #e3e6ea;padding:2.5px 0}.a{border:1px solid #d3d8de;border-radius:5px;padding:9px 12px;margin:9px 0;break-inside:avoid}h4{margin:6px 0 2px;color:#5a6470}.h{width:auto;font-size:7pt}h2{font-size:15pt;margin:14px 0 6px}.top{background:#1d3c78;color:#fff;padding:8px 12px;display:flex;justify-content:space-between}`,
      `<div class=top><b style="font-size:14pt">${bureau.toLowerCase()}.</b><span>Prepared For ${escaped(person.name)}<br>Date Generated ${date.abbreviatedBare(asOf)}</span></div>
<h2>At a Glance</h2><div class=row><div class=a><b>FICO&reg; Score 8</b><div style="font-size:30pt;font-weight:bold">${score}</div><b>${word}</b><div class=l><span>300</span><span>850</span></div><p class=small>Your FICO&reg; Score is calculated from your ${bureau} data of ${date.abbreviatedBare(asOf)}. Other lenders may use a different score, such as one of the mortgage or auto versions.</p></div>
<div class=a><b>Account Summary</b>${row("Open Accounts", String(all.open.length))}${row("Self-Reported Accounts", "0")}${row("Accounts Ever Late", "0")}${row("Closed Accounts", String(all.closed.length))}${row("Collections", "0")}${row("Average Account Age", `${random.whole(2, 9)} yrs ${random.whole(1, 11)} mos`)}${row("Oldest Account", `${random.whole(10, 16)} yrs ${random.whole(1, 11)} mos`)}</div></div>
<div class=row><div class=a><b>Overall Credit Usage</b><div style="font-size:20pt;font-weight:bold">${all.percent}%</div>${row("Credit Used", whole(all.used))}${row("Credit Limit", whole(all.limit))}</div><div class=a><b>Debt Summary</b>${row("Credit Card and Credit Line Debt", whole(all.used))}${row("Self-Reported Account Balance", "$0")}${row("Loan Debt", whole(all.loans))}${row("Collections Debt", "$0")}${row("Total Debt", whole(all.used + all.loans))}</div></div>
<h2>Personal Information</h2><p>${escaped(person.name)}, also known as ${escaped((person.name.split(" ").at(-1) ?? "").toUpperCase())}, ${escaped(person.name.split(" ")[0] ?? "")}<br>${person.street}, ${person.town} &nbsp; Year of birth 1984</p>
<h2>Accounts</h2><h4>Open accounts</h4>${all.open.map(account).join("")}${all.closed.length > 0 ? `<h4>Closed accounts</h4>${all.closed.map(account).join("")}` : ""}
<h2>Hard Inquiries</h2>${hard.length === 0 ? "<p>No hard inquiries reported.</p>" : hard.map((name) => `<div class=a><b>${name}</b><br>Inquired on ${date.slash(addDays(asOf, -random.whole(20, 600)))} &nbsp; This inquiry is scheduled to continue on record for two years.</div>`).join("")}
<h2>Public Records</h2><p>No public records reported.</p><p class=small>&copy; ${asOf.slice(0, 4)} ${bureau}. All rights reserved. Summary of rights under the Fair Credit Reporting Act: you have the right to know what is in your file, to ask for a credit score, and to dispute incomplete or inaccurate information.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: bureau,
        accounts: [],
        transactions: [],
        creditReport: {
          bureau,
          score: String(score),
          reportDate: asOf,
          accountsOpen: String(all.open.length),
          accountsClosed: String(all.closed.length),
          collections: "0",
          utilization: String(all.percent),
          accounts: [...all.open, ...all.closed].map(told),
        },
        allowed: {
          institution: [bureau.toLowerCase()],
          "creditReport.bureau": [bureau.toLowerCase()],
          "creditReport.inquiries": [String(hard.length)],
        },
      },
    };
  },
};

/** A bureau's own numbered report with the table of account types. */
const numbered: Layout = {
  name: "ud-report-bureau-numbered",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 32);
    const bureau = random.pick(["EQUIVEX", "CREDAPLEX", "Factrion"]);
    const asOf = addDays("2026-01-20", random.whole(0, 260));
    const trades = tradesOf(random, asOf);
    const all = tally(trades);
    const asked = REQUESTERS.filter(() => random.chance(0.5));
    const groups = [
      ["Revolving", trades.filter(isCard)],
      ["Mortgage", trades.filter((trade) => trade.kind === "mortgage")],
      ["Installment", trades.filter((trade) => !isCard(trade) && trade.kind !== "mortgage")],
      ["Other", []],
    ] as const;
    const line = (label: string, list: readonly Trade[]) => {
      const open = list.filter(isOpen);
      const balance = sum(open.map((trade) => trade.balance));
      const limit = sum(open.map((trade) => trade.limit ?? trade.original ?? 0));
      const payment = sum(open.map((trade) => trade.payment ?? 0));
      if (open.length === 0) return [label, "0", "0", "", "", "", "", ""];
      return [
        label,
        String(open.length),
        String(open.filter((trade) => trade.balance > 0).length),
        whole(balance),
        whole(limit - balance),
        whole(limit),
        `${((balance / limit) * 100).toFixed(1)}%`,
        whole(payment),
      ];
    };
    const rows = [...groups.map(([label, list]) => line(label, list)), line("Total", trades)];
    const opened = trades.map((trade) => trade.opened).toSorted();
    const pair = (label: string, value: string) => `<tr><td class=k>${label}</td><td>${value}</td></tr>`;
    const ordered = groups.flatMap(([, list]) => list);
    const account = (trade: Trade, number: string) =>
      `<div class=a><h3>${number} ${trade.creditor}${isOpen(trade) ? "" : " (CLOSED)"}</h3><p><b>Summary</b><br>Your debt-to-credit ratio represents the amount of credit you are using and generally makes up a percentage of your credit score.</p><div class=row><table>${pair("Account Number", `xxxxxxxx ${trade.number.slice(-4)}`)}${pair("Account Status", isOpen(trade) ? "PAYS_AS_AGREED" : "PAID_AND_CLOSED")}${pair("Owner", trade.joint ? "JOINT_CONTRACTUAL_LIABILITY" : "INDIVIDUAL")}${pair("Available Credit", trade.limit !== undefined && isOpen(trade) ? whole(trade.limit - trade.balance) : "")}</table></div><p><b>Account Details</b></p><div class=row><table>${pair("High Credit", whole(trade.high))}${pair("Credit Limit", trade.limit === undefined ? "" : whole(trade.limit))}${pair("Terms Frequency", "MONTHLY")}${pair("Balance", whole(trade.balance))}${pair("Amount Past Due", "")}${pair("Months Reviewed", String(random.whole(12, 99)))}${pair("Creditor Classification", "")}</table><table>${pair("Date Reported", date.abbreviated(trade.reported))}${pair("Date Opened", date.abbreviated(trade.opened))}${pair("Date of Last Payment", date.abbreviated(trade.lastPaid).replace(/ \d+,/, ""))}${pair("Scheduled Payment Amount", trade.payment === undefined ? "" : whole(trade.payment))}${pair("Date Closed", trade.closed === undefined ? "" : date.abbreviated(trade.closed).replace(/ \d+,/, ""))}${pair("Term Duration", String(trade.months ?? 0))}${pair("Loan/Account Type", { "credit-card": "Credit Card", "auto-loan": "Auto", "student-loan": "Education Loan", mortgage: "Conventional Mortgage", "personal-loan": "Unsecured" }[trade.kind])}</table></div></div>`;
    const numbers = { Revolving: 2, Mortgage: 3, Installment: 4, Other: 5 } as const;
    const html = document(
      `${BASE}body{font:8.5pt Arial;color:#222}h1{color:#9c1830;font-size:20pt;margin:0}h2{color:#9c1830;border-bottom:2px solid #9c1830;font-size:13pt;margin:16px 0 6px}h3{font-size:10.5pt;margin:8px 0 2px}.k{color:#555;width:46%}.a{break-inside:avoid;border-bottom:1px solid #ccc;padding-bottom:6px}.t th{background:#f1f1f1;font-size:7.5pt}.t td,.t th{padding:4px;border-bottom:1px solid #ddd}p{margin:5px 0}`,
      `<div class=row><h1>${bureau}</h1><div class=r><b>CREDIT REPORT</b><br>Report Confirmation ${random.whole(100_000_000, 999_999_999)}</div></div>
<p>${escaped(person.name)} | ${date.abbreviated(asOf)}</p><p>Dear ${escaped(person.name)}:<br>Thank you for requesting your credit report. Your report contains information received primarily from companies which have granted you credit.</p>
<h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your ${bureau} Credit Report.</p><div class=row><table>${pair("Report Date", date.abbreviated(asOf))}${pair("Credit File Status", "No fraud indicator on file")}${pair("Alert Contacts", "0 Records Found")}${pair("Average Account Age", `${random.whole(2, 8)} Years, ${random.whole(1, 11)} Months`)}</table><table>${pair("Length of Credit History", `${random.whole(9, 16)} Years, ${random.whole(1, 11)} Months`)}${pair("Accounts with Negative Information", "0")}${pair("Oldest Account", `Opened ${date.abbreviated(opened[0] ?? asOf)}`)}${pair("Most Recent Account", `Opened ${date.abbreviated(opened.at(-1) ?? asOf)}`)}</table></div>
<h3>Credit Accounts</h3><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>${grid("lccrrrrr", ["Account Type", "Open", "With Balance", "Total Balance", "Available", "Credit Limit", "Debt-to-Credit", "Payment"], rows, "class=t")}
<h3>Other Items</h3><p>Your credit report includes information about your identity and, if applicable, a consumer statement, public records and collections.</p><div class=row><table>${pair("Consumer Statements", "0 Statements Found")}${pair("Personal Information", "4 Items Found")}${pair("Inquiries", `${asked.length} Inquiries Found`)}</table><table>${pair("Public Records", "0 Records Found")}${pair("Collections", "0 Collections Found")}</table></div>
${groups.map(([label, list]) => `<h2>${numbers[label]}. ${label} Accounts</h2><p class=small>${list.length === 0 ? `You currently do not have any ${label} Accounts in your file.` : `${label} accounts are listed with the newest information your lender gave us.`}</p>${list.map((trade, index) => account(trade, `${numbers[label]}.${index + 1}`)).join("")}`).join("")}
<h2>6. Consumer Statements</h2><p>You currently do not have any Consumer Statements in your file.</p><h2>7. Personal Information</h2><p>${escaped(person.name)}<br>${person.street}, ${person.town}<br>Date of Birth: Jan 1984 &nbsp; Social Security Number: xxxxx${random.whole(1_000, 9_999)}</p>
<h2>8. Inquiries</h2><p>Hard inquiries may remain on your file up to two years.</p>${
        asked.length > 0
          ? grid(
              "lll",
              ["Date", "Company", "Request Originator"],
              asked.map((name) => [date.abbreviated(addDays(asOf, -random.whole(10, 700))), name, ""]),
              "class=t",
            )
          : ""
      }<h2>9. Public Records</h2><p>You currently do not have any Public Records in your file.</p><h2>10. Collections</h2><p>You currently do not have any Collections in your file.</p><h2>11. Dispute File Information</h2><p class=small>If you believe that any of the information found on this report is incorrect, there are three ways to launch an investigation about the information in this report.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: bureau,
        accounts: [],
        transactions: [],
        creditReport: {
          bureau,
          reportDate: asOf,
          accountsOpen: String(all.open.length),
          inquiries: String(asked.length),
          collections: "0",
          accounts: ordered.map((trade) => {
            const { originalBalance: _, ...rest } = told(trade);
            return rest;
          }),
        },
        allowed: {
          "creditReport.utilization": [rows[0]?.[6] ?? "", rows.at(-1)?.[6] ?? ""].flatMap((value) => [
            value.replace("%", ""),
            value.replace(".0%", "").replace("%", ""),
          ]),
          ...Object.fromEntries(
            ordered.flatMap((trade, index) =>
              trade.original === undefined
                ? []
                : [[`creditReport.accounts.${index}.originalBalance`, [told(trade).originalBalance ?? ""]]],
            ),
          ),
        },
      },
    };
  },
};

/** The third bureau's mailed disclosure: a file number, blocks of label and value, letters under the months. */
const disclosure: Layout = {
  name: "ud-report-bureau-disclosure",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 33);
    const bureau = random.pick(["TransAmerix", "Unitrace", "Consolida"]);
    const asOf = addDays("2026-01-12", random.whole(0, 270));
    const trades = tradesOf(random, asOf);
    const asked = REQUESTERS.filter(() => random.chance(0.6));
    const cents = (value: number | undefined) => (value === undefined ? "" : whole(value));
    const pair = (label: string, value: string) =>
      value === "" ? "" : `<div><b>${label}:</b> ${value}</div>`;
    const account = (trade: Trade) =>
      `<div class=a><div class=n>${trade.creditor} &nbsp; ${trade.number.slice(0, 8)}****</div><div class=small>( PO BOX ${random.whole(1_000, 98_000)}, WILMINGTON, DE 19850, (800) 555-01${random.whole(10, 99)} )</div><div class=c>${pair("Date Opened", date.slash(trade.opened))}${pair("Responsibility", trade.joint ? "Joint Account" : "Individual Account")}${pair("Account Type", trade.kind === "mortgage" ? "Mortgage Account" : isCard(trade) ? "Revolving Account" : "Installment Account")}${pair("Loan Type", KIND[trade.kind].toUpperCase())}${pair("Balance", whole(trade.balance))}${pair("Date Updated", date.slash(trade.reported))}${pair("Payment Received", isOpen(trade) && trade.balance > 0 ? whole(trade.payment ?? 0) : "$0")}${pair("Last Payment Made", date.slash(trade.lastPaid))}${pair("High Balance", whole(trade.high))}${pair("Original Amount", cents(trade.original))}${pair("Credit Limit", cents(trade.limit))}${pair("Pay Status", "&gt;Current Account&lt;")}${pair("Terms", trade.payment === undefined ? (trade.months === undefined ? "" : `${trade.months} months`) : `${whole(trade.payment)} per month${trade.months === undefined ? ", paid Monthly" : `, paid Monthly for ${trade.months} months`}`)}${pair("Date Closed", trade.closed === undefined ? "" : date.slash(trade.closed))}</div>${isOpen(trade) ? "" : "<div>Remarks: <b>CLOSED</b></div>"}
<table class=h><tr><td>Rating</td>${monthLetters.map(() => "<td>OK</td>").join("")}</tr><tr><td></td>${["09", "08", "07", "06", "05", "04", "03", "02", "01", "12", "11", "10"].map((value, index) => `<td>${value}/${index < 9 ? "2025" : "2024"}</td>`).join("")}</tr></table></div>`;
    const html = document(
      `${BASE}body{font:8.5pt Verdana,Arial}.a{break-inside:avoid;margin:10px 0;border-top:1px dotted #777;padding-top:5px}.n{font-weight:bold;background:#dfeaf3;padding:2px 5px}.c{columns:2;margin:4px 0}.h{width:auto;font-size:6pt}.h td{border:1px solid #aaa;padding:1px 3px}h2{background:#005b8a;color:#fff;font-size:10.5pt;padding:3px 7px;margin:14px 0 4px}`,
      `<div class=row><b style="font-size:18pt;color:#005b8a">${bureau}</b><div class=r>Personal Credit Report for:<br><b>${escaped(person.name.toUpperCase())}</b><br>File Number: ${random.whole(100_000_000, 999_999_999)}<br>Date Created: ${date.slash(asOf)}</div></div>
<p>Visit the online service to verify or dispute any element in this credit report.</p>
<h2>Personal Information</h2><p class=small>You have been on our files since 03/01/2008</p><div class=c>${pair("Name", escaped(person.name.toUpperCase()))}${pair("SSN", `XXX-XX-${random.whole(1_000, 9_999)}`)}${pair("Date of Birth", "XX/XX/1984")}${pair("Current Address", `${person.street}, ${person.town}`)}${pair("Date Reported", "06/01/2021")}${pair("Employer", "TRESCOTT MOLDED PRODUCTS")}${pair("Position", "SUPERVISOR")}</div>
<h2>Satisfactory Accounts</h2><p class=small>The following accounts are reported with no adverse information. The key below explains the payment history information. N/R not reported; X unknown; OK current; 30, 60, 90, 120 days past due; C/O charge off.</p>${trades.map(account).join("")}
<h2>Regular Inquiries</h2><p class=small>Regular inquiries are posted when someone accesses your credit information from ${bureau}. They remain for up to two years and may affect your score.</p>${asked.map((name) => `<div class=a><b>${name}</b><br>Requested On: ${date.slash(addDays(asOf, -random.whole(8, 700)))} &nbsp; Inquiry Type: Individual</div>`).join("")}
<h2>Account Review Inquiries</h2><p class=small>The listing of a company's inquiry in this section means that they obtained information from your credit file in connection with an account review or other business transaction with you.</p><div><b>CREDENTIA MONITORING</b><br>Requested On: ${date.slash(addDays(asOf, -2))}</div><p class=small>- End of Credit Report -<br>To dispute online go to our web site. P.O. Box 2000, Chester, PA 19016-2000.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: bureau,
        accounts: [],
        transactions: [],
        creditReport: {
          bureau,
          reportDate: asOf,
          accounts: trades.map(told),
        },
        allowed: {
          "creditReport.inquiries": [String(asked.length), String(asked.length + 1)],
          "creditReport.accountsTotal": [String(trades.length)],
          "creditReport.accountsOpen": [String(trades.filter(isOpen).length)],
          "creditReport.accountsClosed": [String(trades.filter((trade) => !isOpen(trade)).length)],
        },
      },
    };
  },
};

export const udBureaus: readonly Layout[] = [glance, numbered, disclosure];
