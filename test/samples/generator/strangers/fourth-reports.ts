import { document, type Layout } from "../layout.ts";
import { date, money } from "../print-styles.ts";
import { lineOf, makeFile, reportTruth, STYLE, type Trade } from "./credit-reports.ts";

const whole = money.wholeDollars;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `fourth-${name}`,
  type: "credit-reports",
  heldOut: false,
  make,
});
const KINDS: Readonly<Record<string, string>> = {
  "credit-card": "Revolving - Credit Card",
  "auto-loan": "Installment - Auto Loan",
  "student-loan": "Installment - Student Loan",
  mortgage: "Mortgage - Conventional",
  "personal-loan": "Installment - Unsecured",
};
const SHORT: Readonly<Record<string, string>> = {
  "credit-card": "Credit card",
  "auto-loan": "Auto loan",
  "student-loan": "Student loan",
  mortgage: "Mortgage",
  "personal-loan": "Personal loan",
};

/** Three bureaus side by side: every fact of an account three times, one column each. */
const threeColumns = layout("report-three-columns", (seed) => {
  const d = makeFile(seed);
  const scores = [d.score, d.score + 7, d.score - 11];
  const line = (label: string, value: string) =>
    `<tr><td>${label}</td><td>${value}</td><td>${value}</td><td>${value}</td></tr>`;
  const one = (t: Trade) =>
    `<div style="break-inside:avoid"><h3>${t.creditor}</h3><table><tr><td></td><td><b>TransUnion</b></td><td><b>Experian</b></td><td><b>Equifax</b></td></tr>${line("Account #:", `${t.number}****`)}${line("Account Type:", KINDS[t.kind] ?? "")}${line("Account Status:", t.open ? "Open" : "Closed")}${line("Date Opened:", date.slash(t.opened))}${line("Balance:", whole(t.balance))}${t.limit ? line("Credit Limit:", whole(t.limit)) : line("Original Amount:", whole(t.original))}${line("Monthly Payment:", whole(t.monthly))}${line("Past Due:", "$0")}${line("Last Reported:", date.slash(d.day))}</table></div>`;
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${STYLE}h3{background:#eef;margin:12px 0 2px;padding:2px}td{width:25%}`,
    `<h1 style="color:#247">ScoreHarbor 3-Bureau Credit Report &amp; Scores</h1><p>Report Date: ${date.slash(d.day)}<br>${d.name}</p><table><tr><td></td><td><b>TransUnion</b></td><td><b>Experian</b></td><td><b>Equifax</b></td></tr><tr><td>Credit Score:</td>${scores.map((score) => `<td>${score}</td>`).join("")}</tr>${line("Total Accounts:", String(d.trades.length))}${line("Open Accounts:", String(d.open))}${line("Closed Accounts:", String(d.closed))}${line("Inquiries(2 years):", String(d.inquiries))}${line("Collections:", String(d.collections))}</table><h2>Account History</h2>${d.trades.map(one).join("")}`,
  );
  const bureaus = ["TransUnion", "Experian", "Equifax", "ScoreHarbor"];
  return {
    html,
    truth: reportTruth(
      undefined,
      d,
      {
        accountsTotal: String(d.trades.length),
        accountsOpen: String(d.open),
        accountsClosed: String(d.closed),
        inquiries: String(d.inquiries),
        collections: String(d.collections),
        accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
      },
      { "creditReport.bureau": bureaus, institution: bureaus, "creditReport.score": scores.map(String) },
    ),
  };
});

/** A bank's app prints its page: a ring with the score, groups of accounts as lists, closed ones at the end. */
const groupedList = layout("report-grouped-list", (seed) => {
  const d = makeFile(seed);
  const open = d.trades.filter((t) => t.open);
  const closed = d.trades.filter((t) => !t.open);
  const one = (t: Trade) =>
    `<div style="border-bottom:1px solid #ddd;padding:6px 0;display:flex;justify-content:space-between"><div><b>${t.creditor}</b><div class=s>Opened ${date.monthYear(t.opened)}</div></div><div class=r><b>${whole(t.balance)}</b><div class=s>${t.limit ? `of ${whole(t.limit)} limit` : `of ${whole(t.original)} borrowed`}</div></div></div>`;
  const groups = [...Map.groupBy(open, (t) => t.kind)];
  const html = document(
    `body{font:10pt "DejaVu Sans"}${STYLE}`,
    `<div style="font-size:15pt"><b>Your credit report</b></div><p>From Equifax &middot; Updated ${date.long(d.day)}</p><div style="font-size:30pt">${d.score}</div><p>VantageScore 3.0 &middot; range 300 to 850</p><table style="width:60%"><tr><td>Credit card use</td><td>${d.utilization}%</td></tr><tr><td>Hard inquiries</td><td>${d.inquiries}</td></tr><tr><td>Collections</td><td>${d.collections}</td></tr><tr><td>Total accounts</td><td>${d.trades.length}</td></tr></table><h3>Open accounts (${d.open})</h3>${groups.map(([kind, list]) => `<h3>${SHORT[kind]}s (${list.length})</h3>${list.map(one).join("")}`).join("")}${closed.length > 0 ? `<h3>Closed accounts (${closed.length})</h3>${closed.map((t) => one(t).replace("</b><div class=s>Opened", `</b><div class=s>${SHORT[t.kind]} &middot; Opened`)).join("")}` : ""}`,
  );
  return {
    html,
    truth: reportTruth("Equifax", d, {
      score: String(d.score),
      accountsTotal: String(d.trades.length),
      inquiries: String(d.inquiries),
      collections: String(d.collections),
      utilization: String(d.utilization),
      accounts: d.trades.map((t) => lineOf(t)),
    }),
  };
});

/** A bureau's letter of many pages: one account a box, labels with colons in two columns, the payment grid below. */
const boxedPairs = layout("report-boxed-pairs", (seed) => {
  const d = makeFile(seed);
  const cell = (label: string, value: string) => `<td><b>${label}:</b> ${value}</td>`;
  const one = (t: Trade) =>
    `<div style="break-inside:avoid;border:1px solid #999;padding:6px;margin-top:10px"><b style="font-size:11pt">${t.creditor}</b> &nbsp; xxxxxxxx${t.number}<table><tr>${cell("Date Reported", date.slash(d.day))}${cell("Balance", whole(t.balance))}</tr><tr>${cell("Loan/Account Type", SHORT[t.kind] ?? "")}${t.limit ? cell("Credit Limit", whole(t.limit)) : cell("Original Loan Amount", whole(t.original))}</tr><tr>${cell("Status", t.open ? "Pays as agreed" : "Closed, paid as agreed")}${cell("Scheduled Payment Amount", t.open ? whole(t.monthly) : "$0")}</tr><tr>${cell("Date Opened", date.slash(t.opened))}${cell("High Credit", whole(t.high))}</tr><tr>${cell("Date Closed", t.open ? "" : date.slash(t.closedOn))}${cell("Amount Past Due", "$0")}</tr></table><div class=s>JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC &nbsp; 2025 ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓</div></div>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${STYLE}`,
    `<div style="font-size:20pt;color:#b00"><b>EQUIFAX</b></div><h2>Credit Report</h2><p>${d.name}<br>Report confirmation 4417 8820 91<br>Date of report: ${date.monthDay(d.day)}, ${d.day.slice(0, 4)}</p><p>Your report lists ${d.trades.length} accounts, ${d.inquiries} inquiries and ${d.collections} collections.</p>${d.trades.map(one).join("")}`,
  );
  return {
    html,
    truth: reportTruth("EQUIFAX", d, {
      accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
    }),
  };
});

/** A lender's list: one row an account in capitals, codes for the kind, no signs of currency, totals at the foot. */
const codedRows = layout("report-coded-rows", (seed) => {
  const d = makeFile(seed);
  const plain = (amount: number) => String(Math.round(amount / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  const codes: Readonly<Record<string, string>> = {
    "credit-card": "REV CREDIT CARD",
    "auto-loan": "INST AUTO",
    "student-loan": "INST EDUCATION",
    mortgage: "MTG CONVENTIONAL",
    "personal-loan": "INST UNSECURED",
  };
  const html = document(
    `body{font:8pt "Liberation Mono"}${STYLE}td,th{padding:2px 3px;text-align:left}.r{text-align:right}`,
    `<b>MERIT CREDIT SERVICES - CONSUMER CREDIT REPORT</b><br>REPORT DATE: ${date.slash(d.day)} &nbsp; REQUESTED FOR: ${d.name}<br>SOURCE: TRANSUNION &nbsp; FICO SCORE 4: ${d.score}<br><br><table><tr><th>CREDITOR</th><th>TYPE</th><th>OPENED</th><th class=r>LIMIT/ORIG</th><th class=r>BALANCE</th><th class=r>PAYMENT</th><th class=r>PAST DUE</th><th>STATUS</th></tr>${d.trades.map((t) => `<tr><td>${t.creditor}</td><td>${codes[t.kind]}</td><td>${t.opened.slice(5, 7)}/${t.opened.slice(2, 4)}</td><td class=r>${plain(t.limit || t.original)}</td><td class=r>${plain(t.balance)}</td><td class=r>${plain(t.monthly)}</td><td class=r>0</td><td>${t.open ? "OPEN" : "CLOSED"}</td></tr>`).join("")}<tr><td><b>TOTALS</b></td><td></td><td></td><td></td><td class=r>${plain(d.owed)}</td><td class=r>${plain(d.trades.reduce((sum, t) => sum + t.monthly, 0))}</td><td class=r>0</td><td></td></tr></table><br>TRADES ${d.trades.length} &nbsp; OPEN ${d.open} &nbsp; CLOSED ${d.closed} &nbsp; INQUIRIES ${d.inquiries} &nbsp; COLLECTIONS ${d.collections}`,
  );
  return {
    html,
    truth: reportTruth(
      "TRANSUNION",
      d,
      { score: String(d.score), accounts: d.trades.map((t) => lineOf(t, { monthly: true })) },
      { "creditReport.bureau": ["TransUnion"], institution: ["MERIT CREDIT SERVICES"] },
    ),
  };
});

export const fourthReportLayouts: readonly Layout[] = [threeColumns, groupedList, boxedPairs, codedRows];
