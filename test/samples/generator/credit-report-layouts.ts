import type { Extraction } from "#contract/extraction.ts";
import { type CreditFileData, makeCreditFile, type Tradeline } from "./credit-report-data.ts";
import { document, type Layout, type Truth } from "./layout.ts";
import { BASE, band, grid, pairs } from "./markup.ts";
import { date, decimal, money } from "./print-styles.ts";

const whole = money.wholeDollars;
type Report = NonNullable<Extraction["creditReport"]>;
type ReportLine = NonNullable<Report["accounts"]>[number];

/** What a layout that prints balance, limit or amount borrowed, payment and status of each line shows. */
export const reportLine = (line: Tradeline, names: { readonly monthly: boolean }): ReportLine => ({
  creditor: line.creditor,
  kind: line.kind,
  balance: decimal(line.balance),
  ...(line.limit > 0 ? { creditLimit: decimal(line.limit) } : {}),
  ...(line.original > 0 ? { originalBalance: decimal(line.original) } : {}),
  ...(names.monthly ? { monthlyPayment: decimal(line.monthly) } : {}),
  status: line.open ? "open" : "closed",
});

export const reportTruth = (
  bureau: string,
  d: CreditFileData,
  figures: Omit<Report, "bureau">,
  allowed: Truth["allowed"] = {},
): Truth => ({
  documentType: "credit-reports",
  institution: bureau,
  accounts: [],
  transactions: [],
  creditReport: { bureau, reportDate: d.reportDate, ...figures },
  allowed,
});

export const kindWords: Readonly<Record<string, string>> = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto Loan",
  "student-loan": "Education Loan",
  mortgage: "Real Estate Mortgage",
  "personal-loan": "Unsecured Loan",
};

/** Counts and score on top, then one block a tradeline with labels in two columns. */
const blocks: Layout = {
  name: "report-blocks",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const d = makeCreditFile(seed);
    const block = (line: Tradeline) =>
      `<div style="border:1px solid #bbb;margin:6px 0;padding:6px;break-inside:avoid"><b>${line.creditor}</b> &nbsp; XXXXXXXXXXXX${line.last4}<div class=row><div>${pairs(
        [
          ["Account type", kindWords[line.kind] ?? ""],
          ["Date opened", date.slash(line.openedOn)],
          ["Status", line.open ? "Open" : "Closed"],
          ["Balance", whole(line.balance)],
        ],
      )}</div><div>${pairs([line.limit > 0 ? ["Credit limit", whole(line.limit)] : ["Original balance", whole(line.original)], ["Monthly payment", whole(line.monthly)], ["Past due amount", "$0"], ["Responsibility", "Individual"]])}</div></div></div>`;
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.v{font-size:15pt}.band>div{background:#eef;padding:6px}`,
      `<div class=row><div style="font-size:20pt;color:#24a">Experian</div><div class=r>Prepared for ${d.person.name}<br>Report date: ${date.long(d.reportDate)}</div></div>
      ${band([
        ["FICO Score 8", `${d.score}`],
        ["Open accounts", String(d.open)],
        ["Closed accounts", String(d.closed)],
        ["Total accounts", String(d.lines.length)],
      ])}${band([
        ["Hard inquiries", String(d.inquiries.length)],
        ["Collections", String(d.collections)],
        ["Credit usage", `${d.utilization}%`],
        ["Total debt", whole(d.totalDebt)],
      ])}<p class=small>Scores range from 300 to 850.</p><h3>Accounts</h3>${d.lines.map(block).join("")}
      <h3>Hard inquiries</h3>${grid(
        "ll",
        ["Company", "Inquired on"],
        d.inquiries.map((inquiry) => [inquiry.name, date.slash(inquiry.day)]),
      )}`,
    );
    return {
      html,
      truth: reportTruth("Experian", d, {
        score: String(d.score),
        accountsTotal: String(d.lines.length),
        accountsOpen: String(d.open),
        accountsClosed: String(d.closed),
        inquiries: String(d.inquiries.length),
        collections: String(d.collections),
        utilization: String(d.utilization),
        accounts: d.lines.map((line) => reportLine(line, { monthly: true })),
      }),
    };
  },
};

/** All tradelines in one table; open and closed under headings; no score. */
const table: Layout = {
  name: "report-table",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const d = makeCreditFile(seed);
    const rows = (open: boolean) =>
      d.lines
        .filter((line) => line.open === open)
        .map((line) => [
          line.creditor,
          kindWords[line.kind] ?? "",
          date.slash(line.openedOn),
          whole(line.balance),
          line.limit > 0 ? whole(line.limit) : "",
          line.original > 0 ? whole(line.original) : "",
        ]);
    const head = ["Creditor", "Type", "Opened", "Balance", "Credit Limit", "Original Loan Amount"];
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}td,th{padding:3px;border-bottom:1px solid #ddd}h3{color:#a22}`,
      `<div style="font-size:18pt;color:#a22">EQUIFAX</div><h2>Credit Report</h2>${pairs(
        [
          ["Report Date", date.abbreviated(d.reportDate)],
          ["Name", d.person.name],
          ["Total Number of Accounts", String(d.lines.length)],
          ["Open Accounts", String(d.open)],
          ["Closed Accounts", String(d.closed)],
          ["Inquiries", String(d.inquiries.length)],
          ["Collections", String(d.collections)],
        ],
        "style='width:55%'",
      )}
      <h3>Open Accounts</h3>${grid("lllrrr", head, rows(true))}${d.closed > 0 ? `<h3>Closed Accounts</h3>${grid("lllrrr", head, rows(false))}` : ""}`,
    );
    const order = [...d.lines.filter((line) => line.open), ...d.lines.filter((line) => !line.open)];
    return {
      html,
      truth: reportTruth("EQUIFAX", d, {
        accountsTotal: String(d.lines.length),
        accountsOpen: String(d.open),
        accountsClosed: String(d.closed),
        inquiries: String(d.inquiries.length),
        collections: String(d.collections),
        accounts: order.map((line) => reportLine(line, { monthly: false })),
      }),
    };
  },
};

export const creditReportLayouts: readonly Layout[] = [blocks, table];
