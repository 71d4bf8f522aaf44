import { document, type Layout } from "../layout.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { type CreditFile, lineOf, makeFile, reportTruth, STYLE, type Trade } from "./credit-reports.ts";

const whole = money.wholeDollars;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `later-${name}`,
  type: "credit-reports",
  heldOut: false,
  make,
});
const KINDS: Readonly<Record<string, string>> = {
  "credit-card": "Revolving - Credit Card",
  "auto-loan": "Installment - Auto",
  "student-loan": "Installment - Education Loan",
  mortgage: "Mortgage - Conventional",
  "personal-loan": "Installment - Personal Loan",
};
const counts = (d: CreditFile) => ({
  accountsTotal: String(d.trades.length),
  accountsOpen: String(d.open),
  accountsClosed: String(d.closed),
});

/** One wide table, a heading in two lines, dates by month; amounts without a currency sign. */
const wideTable = layout("report-wide-table", (seed) => {
  const d = makeFile(seed);
  const bare = (amount: number) => whole(amount).slice(1);
  const html = document(
    `body{font:7.5pt "Liberation Sans"}${STYLE}th{text-align:left;border-bottom:1px solid}`,
    `<h2>Consumer Credit File</h2><p>Equifax Information Services &nbsp; Please address correspondence to P.O. Box 740000</p><p>File date: ${date.long(d.day)}<br>Subject: ${d.name}</p><table><tr><th>Company<br>Name</th><th>Account<br>Number</th><th>Account<br>Type</th><th>Date<br>Opened</th><th class=r>Credit<br>Limit</th><th class=r>Original<br>Amount</th><th class=r>Monthly<br>Payment</th><th class=r>Current<br>Balance</th><th>Account<br>Status</th></tr>${d.trades.map((t) => `<tr><td>${t.creditor}</td><td>${t.number}****</td><td>${KINDS[t.kind] ?? ""}</td><td>${t.opened.slice(5, 7)}/${t.opened.slice(0, 4)}</td><td class=r>${t.limit ? bare(t.limit) : ""}</td><td class=r>${t.original ? bare(t.original) : ""}</td><td class=r>${bare(t.monthly)}</td><td class=r>${bare(t.balance)}</td><td>${t.open ? "Open" : "Closed"}</td></tr>`).join("")}</table><p>Total accounts: ${d.trades.length} &nbsp; Open: ${d.open} &nbsp; Closed: ${d.closed} &nbsp; Inquiries in the last 24 months: ${d.inquiries}</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "Equifax",
      d,
      {
        ...counts(d),
        inquiries: String(d.inquiries),
        accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
      },
      {
        "creditReport.bureau": ["Equifax Information Services"],
        institution: ["Equifax Information Services"],
      },
    ),
  };
});

/** Two accounts beside each other, each a small table of labels and figures under its name. */
const pairedBlocks = layout("report-paired-blocks", (seed) => {
  const d = makeFile(seed);
  const kv = (label: string, value: string) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`;
  const block = (t: Trade) =>
    `<div style="width:48%;break-inside:avoid;margin-bottom:14px"><div style="background:#dde;padding:3px"><b>${t.creditor}</b></div><table>${kv("Account #", `****${t.number}`)}${kv("Type of account", KINDS[t.kind] ?? "")}${kv("Account status", t.open ? "Open" : "Closed")}${kv("Date opened", date.abbreviated(t.opened))}${kv("Current balance", whole(t.balance))}${t.limit ? kv("Credit limit", whole(t.limit)) : kv("Loan amount", whole(t.original))}${kv("Scheduled payment", whole(t.monthly))}${kv("Past due", "$0")}</table></div>`;
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${STYLE}`,
    `<h2>Experian Credit Profile</h2><p>Generated for ${d.name} on ${date.long(d.day)}</p><table style="width:60%">${kv("VantageScore", String(d.score))}${kv("Accounts", String(d.trades.length))}${kv("Open accounts", String(d.open))}${kv("Closed accounts", String(d.closed))}${kv("Collections", String(d.collections))}${kv("Credit inquiries", String(d.inquiries))}${kv("Revolving utilization", `${d.utilization}%`)}</table><h3>Account details</h3><div style="display:flex;flex-wrap:wrap;gap:4%">${d.trades.map(block).join("")}</div><h3>Inquiries</h3><p>VALE BANK ${date.slash(addDays(d.day, -40))}</p>`,
  );
  return {
    html,
    truth: reportTruth("Experian", d, {
      ...counts(d),
      score: String(d.score),
      inquiries: String(d.inquiries),
      collections: String(d.collections),
      utilization: String(d.utilization),
      accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
    }),
  };
});

/** A line of facts an account, each with its label before it. */
const factLines = layout("report-fact-lines", (seed) => {
  const d = makeFile(seed);
  const html = document(
    `body{font:9pt "Liberation Serif"}${STYLE}`,
    `<h2>TransUnion Credit Report</h2><p>Date of report: ${date.slash(d.day)} &nbsp; Consumer: ${d.name}</p><p>Credit score: ${d.score} (range 300-850)</p><h3>Open accounts (${d.open})</h3>${(
      ["open", "closed"] as const
    )
      .map(
        (state) =>
          `${state === "closed" ? `<h3>Closed accounts (${d.closed})</h3>` : ""}${d.trades
            .filter((t) => t.open === (state === "open"))
            .map(
              (t) =>
                `<p style="break-inside:avoid"><b>${t.creditor}</b> - ${KINDS[t.kind]?.split(" - ")[1] ?? ""} - acct ending ${t.number}<br>Balance: ${whole(t.balance)} &nbsp;&nbsp; ${t.limit ? `Limit: ${whole(t.limit)}` : `Original amount: ${whole(t.original)}`} &nbsp;&nbsp; Payment: ${whole(t.monthly)} &nbsp;&nbsp; Opened: ${date.slash(t.opened)}</p>`,
            )
            .join("")}`,
      )
      .join("")}`,
  );
  const order = [...d.trades.filter((t) => t.open), ...d.trades.filter((t) => !t.open)];
  return {
    html,
    truth: reportTruth("TransUnion", d, {
      score: String(d.score),
      accountsOpen: String(d.open),
      accountsClosed: String(d.closed),
      accounts: order.map((t) => ({ ...lineOf(t, { monthly: true }), balance: decimal(t.balance) })),
    }),
  };
});

export const laterReportLayouts: readonly Layout[] = [wideTable, pairedBlocks, factLines];
