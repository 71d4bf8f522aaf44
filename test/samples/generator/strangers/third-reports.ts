import { document, type Layout } from "../layout.ts";
import { date, money } from "../print-styles.ts";
import { lineOf, makeFile, reportTruth, STYLE, type Trade } from "./credit-reports.ts";

const whole = money.wholeDollars;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `third-${name}`,
  type: "credit-reports",
  heldOut: false,
  make,
});
const KINDS: Readonly<Record<string, string>> = {
  "credit-card": "Credit card",
  "auto-loan": "Auto loan",
  "student-loan": "Student loan",
  mortgage: "Mortgage",
  "personal-loan": "Personal loan",
};

/** Two lines an account: name, kind and state above, figures with short labels below. */
const twoLines = layout("report-two-lines", (seed) => {
  const d = makeFile(seed);
  const one = (t: Trade) =>
    `<tr style="break-inside:avoid"><td colspan=4><b>${t.creditor}</b> (${KINDS[t.kind] ?? ""}, ${t.open ? "open" : "closed"})</td></tr><tr><td>Bal ${whole(t.balance)}</td><td>${t.limit ? `Lim ${whole(t.limit)}` : `Orig ${whole(t.original)}`}</td><td>Pmt ${whole(t.monthly)}</td><td>Opened ${t.opened.slice(5, 7)}/${t.opened.slice(0, 4)}</td></tr>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${STYLE}`,
    `<h2>Experian credit report summary</h2><p>Report as of ${date.abbreviated(d.day)}. FICO Score: ${d.score}.</p><p>You have ${d.trades.length} accounts: ${d.open} open and ${d.closed} closed.</p><table>${d.trades.map(one).join("")}</table>`,
  );
  return {
    html,
    truth: reportTruth("Experian", d, {
      score: String(d.score),
      accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
    }),
  };
});

/** Facts in four columns, label above value, two rows of them under each name. */
const factGrid = layout("report-fact-grid", (seed) => {
  const d = makeFile(seed);
  const cell = (label: string, value: string) => `<td><div class=s>${label}</div>${value}</td>`;
  const one = (t: Trade) =>
    `<div style="break-inside:avoid;border-top:2px solid #333;margin-top:10px"><h3>${t.creditor}</h3><table><tr>${cell("Type", KINDS[t.kind] ?? "")}${cell("Responsibility", "Individual")}${cell("Opened", date.abbreviated(t.opened))}${cell("Status", t.open ? "Open" : "Closed")}</tr><tr>${cell("Balance", whole(t.balance))}${t.limit ? cell("Credit limit", whole(t.limit)) : cell("Amount borrowed", whole(t.original))}${cell("Payment", whole(t.monthly))}${cell("Past due", "$0")}</tr></table></div>`;
  const html = document(
    `body{font:9.5pt "Liberation Serif"}${STYLE}`,
    `<h2>Your TransUnion Credit Report</h2><p>Report date ${date.long(d.day)}</p><table style="width:50%"><tr><td>Accounts on file</td><td>${d.trades.length}</td></tr><tr><td>Inquiries</td><td>${d.inquiries}</td></tr><tr><td>Collections</td><td>${d.collections}</td></tr></table>${d.trades.map(one).join("")}`,
  );
  return {
    html,
    truth: reportTruth("TransUnion", d, {
      accountsTotal: String(d.trades.length),
      inquiries: String(d.inquiries),
      collections: String(d.collections),
      accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
    }),
  };
});

export const thirdReportLayouts: readonly Layout[] = [twoLines, factGrid];
