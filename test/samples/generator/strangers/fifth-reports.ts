import { document, type Layout } from "../layout.ts";
import { escaped } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { type CreditFile, lineOf, makeFile, reportTruth, type Trade } from "./credit-reports.ts";

const whole = money.wholeDollars;
const plain = (amount: number) => whole(amount).slice(1);
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `fifth-${name}`,
  type: "credit-reports",
  heldOut: false,
  make,
});
const NAMES: Readonly<Record<string, string>> = {
  "credit-card": "Credit card",
  "auto-loan": "Auto loan",
  "student-loan": "Student loan",
  mortgage: "Mortgage",
  "personal-loan": "Personal loan",
};
const amountOf = (trade: Trade) => trade.limit || trade.original;
const titled = (trade: Trade): Trade => ({
  ...trade,
  creditor: trade.creditor
    .toLowerCase()
    .replaceAll(/(?:^|[\s/])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\b(?:Usa|Fcu|Ln|Bk|Ed)\b/g, (word) => word.toUpperCase()),
});
const allCounts = (d: CreditFile) => ({
  accountsTotal: String(d.trades.length),
  accountsOpen: String(d.open),
  accountsClosed: String(d.closed),
});

/** A bureau's own download: a bar with the name, label and value in two columns down the page, two years of balances under each. */
const bureauBars = layout("report-bureau-bars", (seed) => {
  const d = makeFile(seed + 100);
  const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
  const months = (trade: Trade) =>
    [1, 2, 3, 4, 5, 6].map((back) => addDays(d.day, -30 * back - Number(trade.number[0])));
  const one = (t: Trade) =>
    `<div class=a><div class=bar>${t.creditor} <span>${t.number.slice(0, 2)}01${t.number}****</span></div><table>${row("Date Opened", date.slash(t.opened))}${row("Responsibility", "Individual Account")}${row("Account Type", t.limit ? "Revolving Account" : t.kind === "mortgage" ? "Mortgage Account" : "Installment Account")}${row("Loan Type", { "credit-card": "CREDIT CARD", "auto-loan": "AUTOMOBILE", "student-loan": "STUDENT LOAN", mortgage: "CONVENTIONAL REAL ESTATE MTG", "personal-loan": "UNSECURED" }[t.kind as string] ?? "")}${row("Balance", whole(t.balance))}${row("Date Updated", date.slash(addDays(d.day, -9)))}${row("Payment Received", t.open ? `${whole(t.monthly + 1_000)} (${date.slash(addDays(d.day, -21))})` : "$0")}${row(t.limit ? "Credit Limit" : "Original Loan Amount", whole(amountOf(t)))}${row("High Balance", whole(t.high))}${row("Pay Status", t.open ? "&gt;Current; Paid or Paying as Agreed&lt;" : "&gt;Paid, Closed; was Paid as agreed&lt;")}${row("Terms", t.open ? `${whole(t.monthly)} per month` : "")}${t.open ? "" : row("Date Closed", date.slash(t.closedOn))}</table>${
      t.open
        ? `<table class=h><tr><th></th>${months(t)
            .map((day) => `<th>${day.slice(5, 7)}/${day.slice(0, 4)}</th>`)
            .join("")}</tr><tr><td>Rating</td>${months(t)
            .map(() => "<td>OK</td>")
            .join("")}</tr><tr><td>Balance</td>${months(t)
            .map((_, index) => `<td>${whole(t.balance + index * 1_100)}</td>`)
            .join("")}</tr><tr><td>Scheduled Payment</td>${months(t)
            .map(() => `<td>${whole(t.monthly)}</td>`)
            .join("")}</tr></table>`
        : ""
    }</div>`;
  const html = document(
    `body{font:8.4pt "Liberation Sans"}.a{break-inside:avoid;margin:0 0 14px}.bar{background:#0a6;color:#fff;font-weight:bold;padding:3px 6px}.bar span{font-weight:normal}td{padding:1px 6px}td:first-child{width:150px;color:#444}.h{font-size:6.8pt;margin-top:4px}.h td:first-child{width:90px}`,
    `<div style="font-size:18pt;color:#0a6">TransUnion</div><p>Personal Credit Report for:<br><b>${d.name}</b></p><table><tr><td>File Number:</td><td>4${d.trades[0]?.number}77123</td></tr><tr><td>Date Created:</td><td>${date.slash(d.day)}</td></tr></table><h3>Account Information</h3><p style="font-size:7pt">Typically, creditors report any changes made to your account information monthly. This means that some accounts listed below may not reflect the most recent activity.</p>${d.trades.map(one).join("")}<h3>Regular Inquiries</h3><p>Regular Inquiries are posted when someone accesses your credit information from TransUnion.</p>${d.inquiries > 0 ? "<p>WESTERLY RENTALS LLC<br>Requested On 03/01/2026</p>" : ""}`,
  );
  return {
    html,
    truth: reportTruth("TransUnion", d, {
      accounts: d.trades.map((t) => {
        const { monthlyPayment, ...line } = lineOf(t, { monthly: t.open });
        return t.open && monthlyPayment !== undefined ? { ...line, monthlyPayment } : line;
      }),
    }),
  };
});

/** A counsellor's summary in sentences: one paragraph an account. */
const sentences = layout("report-counsellor-summary", (seed) => {
  const d = makeFile(seed + 200);
  const trades = d.trades.map(titled);
  const one = (t: Trade) =>
    `<li><b>${t.creditor}</b> – ${(NAMES[t.kind] ?? "").toLowerCase()}, ${t.open ? "open" : "closed"}. Balance ${whole(t.balance)}${t.limit ? ` of a ${whole(t.limit)} limit` : `; originally ${whole(t.original)}`}${t.open ? `; pays ${whole(t.monthly)} a month` : ""}.</li>`;
  const html = document(
    `body{font:10.5pt "Liberation Serif"}li{margin:5px 0}h1{font-size:16pt}`,
    `<h1>Credit review for ${d.name}</h1><p>Prepared from the Equifax credit file of ${date.long(d.day)} by Harborview Financial Counseling, a non-profit agency.</p><p>Your credit score on that day was <b>${d.score}</b> (VantageScore 4.0). The file shows ${d.trades.length} accounts, ${d.open} of them open, and ${d.inquiries} hard inquiries in two years.</p><h2 style="font-size:12pt">Your accounts</h2><ol>${trades.map(one).join("")}</ol><p>What you owe in all: ${whole(d.owed)}. This review is not a loan offer.</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "Equifax",
      d,
      {
        score: String(d.score),
        accountsTotal: String(d.trades.length),
        accountsOpen: String(d.open),
        inquiries: String(d.inquiries),
        accounts: trades.map((t) => {
          const line = lineOf(t, { monthly: t.open });
          return line;
        }),
      },
      { institution: ["Equifax", "Harborview Financial Counseling"] },
    ),
  };
});

/** A lender's report: each account on two lines under two lines of headings, each with a meaning of its own. */
const twoLines = layout("report-two-line-table", (seed) => {
  const d = makeFile(seed + 300);
  const code = (t: Trade) =>
    ({
      "credit-card": "CreditCard",
      "auto-loan": "Auto",
      "student-loan": "Education",
      mortgage: "ConvRealEst",
      "personal-loan": "Unsecured",
    })[t.kind as string] ?? "";
  const one = (t: Trade) =>
    `<tr class=f><td>${t.creditor}</td><td>${date.noYear(t.opened).slice(0, 2)}/${t.opened.slice(2, 4)}</td><td class=n>${whole(t.high)}</td><td class=n>${whole(t.balance)}</td><td class=n>$0</td><td>${t.open ? "Open" : "Closed"}</td><td>${code(t)}</td></tr><tr class=s><td>XX${t.number}</td><td>${date.noYear(d.day).slice(0, 2)}/${d.day.slice(2, 4)}</td><td class=n>${whole(amountOf(t))}</td><td class=n>${whole(t.monthly)}</td><td class=n>0 x 30</td><td>${t.open ? "AsAgreed" : "Paid"}</td><td>${t.limit ? "Revolving" : "Installment"}</td></tr>`;
  const html = document(
    `body{font:8pt "Liberation Sans"}.m{width:100%}.m td,.m th{padding:1px 5px;text-align:left;font-weight:normal}.m th{background:#223;color:#fff}.f td{border-top:1px solid #889}.m .n{text-align:right}.box td{border:1px solid #889;padding:4px 8px}`,
    `<div style="display:flex;justify-content:space-between"><b style="font-size:13pt">Keystone Merge Credit Report</b><div>Ordered by: Sandhill Home Loans<br>Report ID 88-${d.trades[0]?.number}<br>Date Issued: ${date.slash(d.day)}</div></div><p>Applicant: ${d.name}</p><table class=box><tr><td>Score source</td><td>Model</td><td>Score</td><td>Range</td></tr><tr><td>Experian</td><td>Fair Isaac V2</td><td>${d.score}</td><td>300-850</td></tr></table><h3>Trade Summary</h3><table class=box><tr><td>Total trades</td><td>Open trades</td><td>Closed trades</td><td>Balances</td><td>Inquiries</td><td>Collections</td></tr><tr><td>${d.trades.length}</td><td>${d.open}</td><td>${d.closed}</td><td>${whole(d.owed)}</td><td>${d.inquiries}</td><td>${d.collections}</td></tr></table><h3>Trade Lines</h3><table class=m><thead><tr><th>Creditor</th><th>Opened</th><th class=n>High Credit</th><th class=n>Balance</th><th class=n>Past Due</th><th>Status</th><th>Loan Type</th></tr><tr><th>Account Number</th><th>Reported</th><th class=n>Limit/Orig Amt</th><th class=n>Payment</th><th class=n>Late</th><th>Rating</th><th>Account Type</th></tr></thead>${d.trades.map(one).join("")}</table><p style="font-size:6.5pt">End of report. Furnished to the requester under contract.</p>`,
  );
  return {
    html,
    truth: reportTruth(
      undefined,
      d,
      {
        bureau: "Experian",
        score: String(d.score),
        ...allCounts(d),
        inquiries: String(d.inquiries),
        collections: String(d.collections),
        accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
      },
      { institution: ["Experian", "Keystone Merge", "Keystone"], "creditReport.bureau": ["Experian"] },
    ),
  };
});

/** Two cards side by side, a grid of small labels over values in each; names in mixed case. */
const gridCards = layout("report-grid-cards", (seed) => {
  const d = makeFile(seed + 400);
  const trades = d.trades.map(titled);
  const cell = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;
  const one = (t: Trade) =>
    `<div class=c><div class=t>${t.creditor}<i>${t.open ? "Open" : "Closed"}</i></div><div class=k>${NAMES[t.kind] ?? ""} · ending ${t.number}</div><div class=g>${cell("BALANCE", whole(t.balance))}${cell(t.limit ? "LIMIT" : "ORIGINAL AMOUNT", whole(amountOf(t)))}${cell("PAYMENT", `${whole(t.monthly)}/mo`)}${cell("OPENED", date.abbreviated(t.opened))}</div></div>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}.w{display:grid;grid-template-columns:1fr 1fr;gap:12px}.c{border:1px solid #ccd;border-radius:8px;padding:9px;break-inside:avoid}.t{font-size:11pt;font-weight:bold}.t i{float:right;font:7.5pt "Liberation Sans";background:#e6f4e6;padding:1px 6px}.k{color:#667;font-size:8pt;margin-bottom:6px}.g{display:grid;grid-template-columns:1fr 1fr;gap:5px}.g small{display:block;font-size:6.3pt;color:#778}`,
    `<div style="display:flex;justify-content:space-between"><span style="font-size:15pt;color:#529">brightscore</span><span>${d.name} · ${date.long(d.day)}</span></div><div style="margin:14px 0"><span style="font-size:34pt">${d.score}</span> Experian FICO® Score 8</div><p>${d.open} open accounts · ${d.closed} closed accounts · ${d.inquiries} hard inquiries · ${d.utilization}% credit utilization</p><h3>All accounts (${d.trades.length})</h3><div class=w>${trades.map(one).join("")}</div>`,
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
        accounts: trades.map((t) => lineOf(t, { monthly: true })),
      },
      { institution: ["Experian", "brightscore"] },
    ),
  };
});

/** A bank's page: rows by group, balance and limit in one cell, the share used beside them. */
const groupedRows = layout("report-bank-groups", (seed) => {
  const d = makeFile(seed + 500);
  const trades = d.trades.map(titled);
  const cards = trades.filter((t) => t.limit > 0);
  const loans = trades.filter((t) => t.limit === 0);
  const sum = (list: readonly Trade[]) => whole(list.reduce((total, t) => total + t.balance, 0));
  const card = (t: Trade) =>
    `<tr><td>${t.creditor}<br><small>…${t.number} · opened ${date.monthYear(t.opened)}</small></td><td>Credit card</td><td>${t.open ? "Open" : "Closed"}</td><td class=n>${whole(t.balance)} / ${whole(t.limit)}</td><td class=n>${Math.round((t.balance / t.limit) * 100)}%</td><td class=n>${whole(t.monthly)}</td></tr>`;
  const loan = (t: Trade) =>
    `<tr><td>${t.creditor}<br><small>…${t.number} · opened ${date.monthYear(t.opened)}</small></td><td>${NAMES[t.kind] ?? ""}</td><td>${t.open ? "Open" : "Closed"}</td><td class=n>${whole(t.balance)} / ${whole(t.original)}</td><td class=n>${100 - Math.round((t.balance / t.original) * 100)}%</td><td class=n>${whole(t.monthly)}</td></tr>`;
  const table = (name: string, list: readonly Trade[], head: string, row: (t: Trade) => string) =>
    list.length === 0
      ? ""
      : `<tr class=s><td>${name} (${list.length})</td><td></td><td></td><td class=n>${sum(list)}</td><td></td><td></td></tr><tr class=h><td>Lender</td><td>Type</td><td>Status</td><td class=n>${head}</td><td class=n>${name === "Loans" ? "Paid off" : "Used"}</td><td class=n>Monthly</td></tr>${list.map(row).join("")}`;
  const html = document(
    `body{font:8.8pt "DejaVu Sans"}table{width:100%}td{padding:4px 6px;border-bottom:1px solid #ddd;vertical-align:top}.n{text-align:right}.s td{font-weight:bold;background:#eef}.h td{font-size:7pt;color:#667}small{color:#778;font-size:6.6pt}.o{display:flex;gap:40px;margin:12px 0}.o b{font-size:15pt;display:block}`,
    `<h2 style="margin:0">Tamarack Bank · Credit Insight</h2><div>TransUnion data as of ${date.abbreviated(d.day)} · for ${d.name}</div><div class=o><div><b>${d.score}</b>VantageScore® 3.0</div><div><b>${d.utilization}%</b>Credit utilization</div><div><b>${d.inquiries}</b>Inquiries</div><div><b>${d.trades.length}</b>Accounts</div><div><b>${d.collections}</b>Collections</div></div><table>${table("Cards", cards, "Balance / limit", card)}${table("Loans", loans, "Balance / borrowed", loan)}</table><p style="font-size:6.5pt">Tamarack Bank shows this score for information; lenders may use another.</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "TransUnion",
      d,
      {
        score: String(d.score),
        accountsTotal: String(d.trades.length),
        inquiries: String(d.inquiries),
        collections: String(d.collections),
        utilization: String(d.utilization),
        accounts: [...cards, ...loans].map((t) => lineOf(t, { monthly: true })),
      },
      { institution: ["TransUnion", "Tamarack Bank"] },
    ),
  };
});

/** Accounts as columns: names across the top, what is known of each below; four to a table. */
const acrossTop = layout("report-accounts-across", (seed) => {
  const d = makeFile(seed + 600);
  const row = (label: string, list: readonly Trade[], value: (t: Trade) => string) =>
    `<tr><th>${label}</th>${list.map((t) => `<td>${value(t)}</td>`).join("")}</tr>`;
  const table = (list: readonly Trade[]) =>
    `<table class=x><tr><th></th>${list.map((t) => `<td class=c>${escaped(t.creditor)}</td>`).join("")}</tr>${row("Account", list, (t) => `…${t.number}`)}${row("Type", list, (t) => NAMES[t.kind] ?? "")}${row("Status", list, (t) => (t.open ? "Open" : "Closed"))}${row("Balance", list, (t) => plain(t.balance))}${row("Limit / original amount", list, (t) => plain(amountOf(t)))}${row("Monthly payment", list, (t) => plain(t.monthly))}${row("Opened", list, (t) => date.slash(t.opened))}</table>`;
  const parts = Array.from({ length: Math.ceil(d.trades.length / 3) }, (_, index) =>
    d.trades.slice(index * 3, index * 3 + 3),
  );
  const html = document(
    `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}.x{margin:10px 0 18px}.x th{text-align:left;font-weight:normal;color:#555;width:150px;padding:3px}.x td{width:170px;padding:3px;border-left:1px solid #ccc}.c{font-weight:bold}`,
    `<h1 style="font-size:17pt">EQUIFAX Credit File Comparison</h1><p>Consumer: ${d.name} &nbsp;&nbsp; File date: ${date.long(d.day)} &nbsp;&nbsp; Score: ${d.score}</p><p>Accounts on file: ${d.trades.length} &nbsp;&nbsp; Hard inquiries: ${d.inquiries}</p>${parts.map(table).join("")}`,
  );
  return {
    html,
    truth: reportTruth("EQUIFAX", d, {
      score: String(d.score),
      accountsTotal: String(d.trades.length),
      inquiries: String(d.inquiries),
      accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
    }),
  };
});

export const fifthReportLayouts: readonly Layout[] = [
  bureauBars,
  sentences,
  twoLines,
  gridCards,
  groupedRows,
  acrossTop,
];
