import type { Extraction } from "#contract/extraction.ts";
import { type CreditFileData, makeCreditFile, type Tradeline } from "../credit-report-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { NEXT_PAGE } from "./sk-parts.ts";

const $ = money.wholeDollars;

const KINDS: Readonly<Record<string, string>> = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto Loan",
  "student-loan": "Student Loan",
  mortgage: "Mortgage",
  "personal-loan": "Unsecured Loan",
};

const facts = (line: Tradeline, withPayment: boolean) => ({
  creditor: line.creditor,
  kind: line.kind,
  balance: decimal(line.balance),
  ...(line.limit > 0 ? { creditLimit: decimal(line.limit) } : { originalBalance: decimal(line.original) }),
  ...(withPayment && line.open ? { monthlyPayment: decimal(line.monthly) } : {}),
  status: line.open ? ("open" as const) : ("closed" as const),
});

const counts = (d: CreditFileData): NonNullable<Extraction["creditReport"]> => ({
  accountsTotal: String(d.lines.length),
  accountsOpen: String(d.open),
  accountsClosed: String(d.closed),
  inquiries: String(d.inquiries.length),
  collections: String(d.collections),
});

const usage = (d: CreditFileData) =>
  d.lines.some((line) => line.open && line.limit > 0) ? { utilization: String(d.utilization) } : {};

/** The yearly free file: a summary by kind, then a block an account with a year of balances and marks, requests of two kinds. */
const disclosure: Layout = {
  name: "sk-report-yearly-file",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const d = makeCreditFile(seed * 3 + 2);
    const year = Number(d.reportDate.slice(0, 4));
    const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    const of = (open: boolean) => d.lines.filter((line) => line.open === open);
    const group = (label: string, lines: readonly Tradeline[]) => [
      label,
      String(lines.length),
      $(lines.reduce((sum, line) => sum + line.balance, 0)),
      lines.some((line) => line.limit > 0) ? $(lines.reduce((sum, line) => sum + line.limit, 0)) : "",
    ];
    const open = of(true);
    const block = (line: Tradeline, index: number) =>
      `<div class=acct><div class=hd>${index + 1}. ${line.creditor} <span style="font-weight:normal">(${line.open ? "OPEN" : "CLOSED"})</span></div><div class=row><div>${pairs(
        [
          ["Account Number", `xxxxxxxx${line.last4}`],
          ["Account Type", KINDS[line.kind] ?? "Loan"],
          ["Owner", "Individual Account"],
          ["Date Opened", date.abbreviatedBare(line.openedOn)],
          ["Date Reported", date.abbreviatedBare(addDays(d.reportDate, -9))],
        ],
      )}</div><div>${pairs([
        ["Balance", $(line.balance)],
        line.limit > 0 ? ["Credit Limit", $(line.limit)] : ["Loan Amount", $(line.original)],
        line.open && ["Scheduled Payment", $(line.monthly)],
        ["High Credit", $(Math.max(line.limit, line.original) - 3_100)],
        ["Amount Past Due", "$0"],
        ["Account Status", line.open ? "Pays As Agreed" : "Closed, Paid As Agreed"],
      ])}</div></div>${grid("lcccccccccccc", ["Payment History", ...months], [[String(year - 1), ...months.map(() => "✓")]])}</div>`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}h2{font-size:13pt;border-bottom:2px solid #9c1f2e;color:#9c1f2e;margin:14px 0 4px}td{padding:2px 3px}th{font-size:7.5pt;border-bottom:1px solid #999}.acct{break-inside:avoid;border:1px solid #bbb;padding:6px;margin:8px 0}.hd{font-weight:bold;font-size:10.5pt}`,
      `<div class=row><div style="font:bold 20pt 'Liberation Sans';color:#9c1f2e">TRIVANTA</div><div class=r>CREDIT REPORT<br>Report Date: ${date.abbreviatedBare(d.reportDate)}<br>Confirmation # ${d.lines[0]?.last4 ?? ""}${d.lines[1]?.last4 ?? ""}21<br>${d.person.name.toUpperCase()}</div></div>
      <p>Dear ${d.person.name}: here is your free annual credit report. Your report does not contain a credit score. You have lived at ${d.person.street}, ${d.person.town}; previous addresses are on the last page.</p><h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Trivanta credit report.</p><div class=row><div>${pairs(
        [
          ["Report Date", date.abbreviatedBare(d.reportDate)],
          ["Credit File Status", "No fraud indicator on file"],
          ["Average Account Age", "6 Years, 4 Months"],
          ["Length of Credit History", "14 Years, 1 Month"],
        ],
      )}</div><div>${pairs([
        ["Total Accounts", String(d.lines.length)],
        ["Open Accounts", String(d.open)],
        ["Closed Accounts", String(d.closed)],
        ["Hard Inquiries", String(d.inquiries.length)],
        ["Collections", String(d.collections)],
        ["Public Records", "0"],
        ["Personal Information", "3 items found"],
      ])}</div></div><h3>Open Accounts by Type</h3>${grid(
        "lrrr",
        ["Account Type", "Open", "Total Balance", "Credit Limit"],
        [
          group(
            "Revolving",
            open.filter((line) => line.limit > 0),
          ),
          group(
            "Mortgage",
            open.filter((line) => line.kind === "mortgage"),
          ),
          group(
            "Installment",
            open.filter((line) => line.limit === 0 && line.kind !== "mortgage"),
          ),
          group("<b>Total</b>", open),
        ],
        "style='width:75%'",
      )}
      ${NEXT_PAGE}<h2>2. Accounts</h2>${d.lines.map(block).join("")}<h2>3. Inquiries</h2><p>Hard inquiries may affect a score. They stay on your report for two years.</p>${
        d.inquiries.length > 0
          ? grid(
              "ll",
              ["Company", "Date of Inquiry"],
              d.inquiries.map((entry) => [entry.name, date.abbreviatedBare(entry.day)]),
              "style='width:60%'",
            )
          : "<p>You have no hard inquiries.</p>"
      }
      <p><b>Soft inquiries</b> are seen only by you: TRIVANTA CONSUMER SERVICES (3 requests), CLEARLAKE INSURANCE (1 request).</p><h2>4. Public Records and Collections</h2><p>${d.collections > 0 ? "1 collection is on file. Its details were mailed to you on another page." : "You currently do not have any collections on file."} You have no bankruptcies.</p><h2>5. Dispute</h2><p class=small>If you believe that any of this is wrong, you have the right to dispute it at no charge. Trivanta Information Services, P.O. Box 740256, Atlanta, GA 30374. We have 30 days to investigate.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "TRIVANTA",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TRIVANTA",
          reportDate: d.reportDate,
          ...counts(d),
          accounts: d.lines.map((line) => facts(line, true)),
        },
        allowed: {
          institution: ["Trivanta Information Services"],
          "creditReport.utilization": [String(d.utilization)],
        },
      },
    };
  },
};

/** An app's printed report: a score in a ring with its range, factors as tiles, accounts by kind in short rows. */
const monitoring: Layout = {
  name: "sk-report-app-factors",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const d = makeCreditFile(seed * 5 + 3);
    const tile = (value: string, label: string, note: string) =>
      `<div class=tile><div class=v>${value}</div><b>${label}</b><div class=k>${note}</div></div>`;
    const share = (line: Tradeline) => Math.round((line.balance / line.limit) * 100);
    const kinds = [...new Set(d.lines.map((line) => line.kind))];
    const ordered = kinds.flatMap((kind) => d.lines.filter((line) => line.kind === kind));
    const used = usage(d).utilization;
    const html = document(
      `body{font:9.5pt "DejaVu Sans";color:#1f2937}${BASE}.ring{width:150px;height:150px;border:12px solid #2f9e6e;border-radius:75px;text-align:center;padding-top:34px;margin:auto}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:14px 0}.tile{border:1px solid #d5dbe3;border-radius:6px;padding:10px}.v{font-size:16pt}.k{color:#6b7280;font-size:8pt}h3{margin:16px 0 2px}.ac{border-bottom:1px solid #d5dbe3;padding:7px 0;break-inside:avoid}`,
      `<div class=row><div style="font-size:18pt;color:#2f9e6e">pennywise <span class=k>credit</span></div><div class=r>Your Equiline report<br><span class=k>Updated ${date.long(d.reportDate)}</span></div></div><p>${d.person.name}</p>
      <div class=ring><div style="font-size:30pt">${d.score}</div><div class=k>out of 850</div></div><center><b>${d.score > 740 ? "Excellent" : d.score > 660 ? "Good" : "Fair"}</b> &nbsp; <span style="color:#2f9e6e">+${(seed % 9) + 1} points since last week</span><br><span class=k>VantageScore® 3.0 range: 300 to 850. The national average is 702.</span></center>
      <h3>Credit factors</h3><div class=tiles>${tile("100%", "Payment history", "Percentage of payments you've made on time")}${tile(used === undefined ? "—" : `${used}%`, "Credit card use", "How much credit you're using compared to your total limits. Keep it under 30%.")}${tile(String(d.collections), "Collections", "Debts sent to a collector")}${tile("6 yrs, 4 mos", "Credit age", "Average age of your accounts")}${tile(String(d.lines.length), "Total accounts", `${d.open} open, ${d.closed} closed`)}${tile(String(d.inquiries.length), "Hard inquiries", "Number of times you've applied for credit in the past 2 years")}</div>
      <p style="background:#eef8f3;padding:10px">You have a 92% chance of approval for the Summit Ridge Rewards card (APR 19.24%–28.99%). Members like you saved $412 a year.</p>${NEXT_PAGE}
      <h2>Accounts</h2><p class=k>Balances as reported to Equiline. Total debt: ${$(d.totalDebt)}</p>${kinds
        .map(
          (kind) =>
            `<h3>${KINDS[kind] ?? "Loan"}s</h3>${ordered
              .filter((line) => line.kind === kind)
              .map(
                (line) =>
                  `<div class=ac><div class=row><div><b>${line.creditor}</b> …${line.last4}<br><span class=k>${line.open ? "Open" : "Closed"} · Opened ${date.abbreviatedBare(line.openedOn)}</span></div><div class=r><b>${$(line.balance)}</b><br><span class=k>${line.limit > 0 ? `of ${$(line.limit)} limit · ${share(line)}% used` : `of ${$(line.original)} originally borrowed`}</span></div></div></div>`,
              )
              .join("")}`,
        )
        .join(
          "",
        )}<h3>Hard inquiries</h3>${d.inquiries.map((entry) => `<div class=ac>${entry.name} <span class=k>${date.abbreviatedBare(entry.day)}</span></div>`).join("") || "<p>None in the past 2 years</p>"}<p class=k>This is not the full file that lenders see. Equiline is one of three bureaus. Pennywise is not a lender.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "Equiline",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Equiline",
          score: String(d.score),
          reportDate: d.reportDate,
          ...counts(d),
          ...usage(d),
          accounts: ordered.map((line) => facts(line, false)),
        },
        allowed: { institution: ["pennywise", "pennywise credit"] },
      },
    };
  },
};

export const skReports: readonly Layout[] = [disclosure, monitoring];
