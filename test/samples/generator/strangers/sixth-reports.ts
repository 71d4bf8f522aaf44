import { document, type Layout } from "../layout.ts";
import { addDays, date, money } from "../print-styles.ts";
import { lineOf, makeFile, reportTruth, type Trade } from "./credit-reports.ts";

const whole = money.wholeDollars;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `sixth-${name}`,
  type: "credit-reports",
  heldOut: false,
  make,
});
const titled = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/(?:^|[\s/])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\b(?:Usa|Fcu|Ln|Bk|Ed)\b/g, (word) => word.toUpperCase());
const amountOf = (trade: Trade) => trade.limit || trade.original;

/** A free yearly disclosure: each account a box of three label columns, adverse and good ones apart, remarks in italics. */
const yearly = layout("report-yearly-disclosure", (seed) => {
  const d = makeFile(seed + 31);
  const kind: Readonly<Record<string, string>> = {
    "credit-card": "Bank Credit Cards",
    "auto-loan": "Auto Loans",
    "student-loan": "Education Loans",
    mortgage: "Conventional Real Estate Mortgage",
    "personal-loan": "Unsecured Loans",
  };
  const pair = (label: string, value: string) => `<div class=p><b>${label}:</b> ${value}</div>`;
  const one = (t: Trade) =>
    `<div class=b><div class=n>${t.creditor}</div><div class=ad>PO BOX 9${t.number}, SIOUX FALLS, SD 57117 | (605) 555-0${t.number.slice(1)}</div><div class=g>${pair("Account Number", `${t.number}XXXXXXXX`)}${pair("Current Status", t.open ? "PAYS ACCOUNT AS AGREED" : "PAID AND CLOSED")}${pair("Account Owner", "Individual")}${pair("High Credit", whole(t.high))}${pair(t.limit ? "Credit Limit" : "Loan Amount", whole(amountOf(t)))}${pair("Type of Loan", kind[t.kind] ?? "")}${pair("Balance", whole(t.balance))}${pair("Amount Past Due", "$0")}${pair("Scheduled Payment Amount", t.open ? whole(t.monthly) : "N/A")}${pair("Date Opened", date.slash(t.opened))}${pair("Date of Last Payment", date.noYear(d.day).slice(0, 2) + "/" + d.day.slice(0, 4))}${pair("Date Closed", t.open ? "N/A" : date.slash(t.closedOn))}</div><i>Additional Information: ${t.open ? "Terms duration not reported." : "Closed at consumer's request."}</i></div>`;
  const html = document(
    `body{font:8.6pt "Liberation Serif"}.b{border:1px solid #555;padding:5px 8px;margin:9px 0;break-inside:avoid}.n{font-weight:bold;font-size:10pt}.ad{font-size:7pt}.g{display:grid;grid-template-columns:1fr 1fr 1fr;margin:4px 0}.p{padding:1px 0}i{font-size:7.4pt}`,
    `<div style="text-align:right">Confirmation # 61${d.trades[0]?.number}0142</div><h1 style="font-size:15pt">Annual Credit File Disclosure</h1><p>${d.name}, this is what Equifax had on file for you as of <b>${date.long(d.day)}</b>.</p><p>Number of accounts: ${d.trades.length} &nbsp; Open accounts: ${d.open} &nbsp; Closed accounts: ${d.closed} &nbsp; Collections: ${d.collections}</p><h3>Credit Account Information</h3><p style="font-size:7pt">For your security, the last 4 digits of account numbers have been removed. Balances may have been up to $100 lower or higher on other days.</p>${d.trades.map(one).join("")}<h3>Inquiries that may impact your rating: ${d.inquiries}</h3><p style="font-size:7pt">You have the right to request disclosure of a credit score for $9.95.</p>`,
  );
  return {
    html,
    truth: reportTruth("Equifax", d, {
      accountsTotal: String(d.trades.length),
      accountsOpen: String(d.open),
      accountsClosed: String(d.closed),
      collections: String(d.collections),
      accounts: d.trades.map((t) => lineOf(t, { monthly: t.open })),
    }),
  };
});

/** A monitoring service: sortable table with pills, names over kinds in one cell, utilisation bars, totals on top. */
const tableOfPills = layout("report-pill-table", (seed) => {
  const d = makeFile(seed + 62);
  const kind: Readonly<Record<string, string>> = {
    "credit-card": "Credit Card",
    "auto-loan": "Auto Loan",
    "student-loan": "Student Loan",
    mortgage: "Home Loan",
    "personal-loan": "Personal Loan",
  };
  const one = (t: Trade) =>
    `<tr><td><b>${titled(t.creditor)}</b><br><span>${kind[t.kind]} · ••${t.number}</span></td><td><i>${t.open ? "OPEN" : "CLOSED"}</i></td><td>${date.monthYear(t.opened)}</td><td>${whole(t.balance)}<br><span>of ${whole(amountOf(t))}</span></td><td>${t.open ? whole(t.monthly) : "—"}</td><td>${t.limit ? `${Math.round((t.balance / t.limit) * 100)}%` : "—"}</td></tr>`;
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}table{width:100%}th{text-align:left;font-size:7pt;color:#678;border-bottom:2px solid #cde;padding:4px}td{padding:6px 4px;border-bottom:1px solid #e2e8ee;vertical-align:top}span{font-size:7pt;color:#678}i{font:7pt "DejaVu Sans";background:#dff3e4;padding:1px 5px}.t{display:flex;gap:26px;margin:10px 0}.t div{font-size:7pt;color:#678}.t b{display:block;font-size:14pt;color:#123}`,
    `<div style="font-size:14pt;color:#067">Sentryline Credit Watch</div><div>${d.name} &nbsp; Bureau: Experian &nbsp; Refreshed ${date.slash(d.day)}</div><div class=t><div><b>${d.score}</b>FICO® Score 8</div><div><b>${d.trades.length}</b>Total accounts</div><div><b>${d.open}</b>Open</div><div><b>${d.closed}</b>Closed</div><div><b>${d.inquiries}</b>Hard inquiries</div><div><b>${d.utilization}%</b>Utilization</div><div><b>${whole(d.owed)}</b>Total debt</div></div><table><tr><th>ACCOUNT</th><th>STATUS</th><th>OPENED</th><th>BALANCE</th><th>MONTHLY PAYMENT</th><th>USED</th></tr>${d.trades.map(one).join("")}</table>`,
  );
  return {
    html,
    truth: reportTruth(
      "Experian",
      d,
      {
        score: String(d.score),
        accountsTotal: String(d.trades.length),
        accountsOpen: String(d.open),
        accountsClosed: String(d.closed),
        inquiries: String(d.inquiries),
        utilization: String(d.utilization),
        accounts: d.trades.map((t) => ({ ...lineOf(t, { monthly: t.open }), creditor: titled(t.creditor) })),
      },
      { institution: ["Experian", "Sentryline", "Sentryline Credit Watch"] },
    ),
  };
});

/** Three bureaus in three columns of a wide table, one row an account: balance at each, the rest once. */
const threeBalances = layout("report-three-balances", (seed) => {
  const d = makeFile(seed + 93);
  const kind: Readonly<Record<string, string>> = {
    "credit-card": "Credit card",
    "auto-loan": "Auto",
    "student-loan": "Student",
    mortgage: "Mortgage",
    "personal-loan": "Personal loan",
  };
  const one = (t: Trade, index: number) =>
    `<tr><td>${t.creditor}</td><td>${kind[t.kind]}</td><td>${t.open ? "Open" : "Closed"}</td><td class=n>${whole(amountOf(t))}</td><td class=n>${whole(t.balance)}</td><td class=n>${index === 1 ? "Not reported" : whole(t.balance)}</td><td class=n>${whole(t.balance)}</td></tr>`;
  const html = document(
    `body{font:8.8pt "Liberation Sans"}table{width:100%;margin:8px 0}td,th{border:1px solid #bbb;padding:4px 6px;text-align:left}.n{text-align:right}`,
    `<h2>Your Three-Bureau Credit Profile</h2><p>${d.name} &nbsp;&nbsp; Pulled on ${date.long(d.day)}</p><table><tr><th></th><th>Equifax</th><th>Experian</th><th>TransUnion</th></tr><tr><td>VantageScore 3.0</td><td>${d.score}</td><td>${d.score - 6}</td><td>${d.score + 9}</td></tr><tr><td>Accounts</td><td>${d.trades.length}</td><td>${d.trades.length - 1}</td><td>${d.trades.length}</td></tr><tr><td>Hard inquiries</td><td>${d.inquiries}</td><td>${d.inquiries}</td><td>${d.inquiries}</td></tr></table><h3>Accounts</h3><table><tr><th>Creditor</th><th>Type</th><th>Status</th><th class=n>Limit or loan amount</th><th class=n>Balance (Equifax)</th><th class=n>Balance (Experian)</th><th class=n>Balance (TransUnion)</th></tr>${d.trades.map(one).join("")}</table>`,
  );
  const bureaus = ["TransUnion", "Experian", "Equifax"];
  return {
    html,
    truth: reportTruth(
      undefined,
      d,
      {
        accountsTotal: String(d.trades.length),
        inquiries: String(d.inquiries),
        accounts: d.trades.map((t) => lineOf(t)),
      },
      {
        "creditReport.bureau": bureaus,
        institution: bureaus,
        "creditReport.score": [d.score, d.score - 6, d.score + 9].map(String),
      },
    ),
  };
});

/** A fixed-pitch file by post: two lines an account with labels inside the lines, collections and inquiries after. */
const typed = layout("report-typed-lines", (seed) => {
  const d = makeFile(seed + 124);
  const kind: Readonly<Record<string, string>> = {
    "credit-card": "REVOLVING CREDIT CARD",
    "auto-loan": "INSTALLMENT AUTO",
    "student-loan": "INSTALLMENT STUDENT LOAN",
    mortgage: "MORTGAGE REAL ESTATE",
    "personal-loan": "INSTALLMENT UNSECURED",
  };
  const one = (t: Trade) =>
    `${t.creditor.padEnd(26)} #${t.number}****   ${kind[t.kind]}\n   OPENED ${date.short(t.opened)}   BAL ${whole(t.balance)}   ${t.limit ? "LIMIT" : "ORIG"} ${whole(amountOf(t))}   PMT ${whole(t.monthly)}   ${t.open ? "OPEN-CURRENT" : "CLOSED-PAID"}\n`;
  const html = document(
    `body{font:9pt "DejaVu Sans Mono"}pre{font:8.4pt "DejaVu Sans Mono";line-height:1.35}`,
    `<pre>EXPERIAN CONSUMER DISCLOSURE                      PAGE 1\n\nREPORT FOR ${d.name}\nDATE OF REPORT ${date.slash(d.day)}\n\nSUMMARY\n  ACCOUNTS ON FILE ...... ${d.trades.length}\n  OPEN .................. ${d.open}\n  CLOSED ................ ${d.closed}\n  INQUIRIES ............. ${d.inquiries}\n  IN COLLECTION ......... ${d.collections}\n\nACCOUNTS\n\n${d.trades.map(one).join("\n")}\nINQUIRIES SHARED WITH OTHERS\n${Array.from({ length: d.inquiries }, (_, index) => `  ${["PEAK CELLULAR", "VALE BANK", "COVE LEASING"][index % 3]?.padEnd(20)} ${date.short(addDays(d.day, -30 * (index + 1)))}`).join("\n")}\n\nEND OF DISCLOSURE</pre>`,
  );
  return {
    html,
    truth: reportTruth("EXPERIAN", d, {
      accountsTotal: String(d.trades.length),
      accountsOpen: String(d.open),
      accountsClosed: String(d.closed),
      inquiries: String(d.inquiries),
      collections: String(d.collections),
      accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
    }),
  };
});

export const sixthReportLayouts: readonly Layout[] = [yearly, tableOfPills, threeBalances, typed];
