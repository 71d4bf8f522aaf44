import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import {
  type Line,
  linesTruth,
  makeFile,
  months,
  openLines,
  report,
  two,
  typeOf,
  whole,
} from "./sz-report-data.ts";

/** A bureau's own report with numbered sections: totals a kind of account, then every account with a table of details. */
const numbered: Layout = {
  name: "sz-report-numbered-sections",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const f = makeFile(seed, 4, 6);
    const sections = ["Revolving", "Mortgage", "Installment"] as const;
    const ordered = sections.flatMap((type) => f.lines.filter((line) => typeOf(line)[0] === type));
    const aged = f.lines.toSorted((a, b) => a.opened.localeCompare(b.opened));
    const opened = (line?: Line) =>
      line ? `${line.creditor} (Opened ${date.abbreviated(line.opened)})` : "";
    const sums = sections.map((type) => {
      const list = f.open.filter((line) => typeOf(line)[0] === type);
      const [balance, limit] = [f.total(list, "balance"), f.total(list, "limit")];
      const revolving = type === "Revolving" && limit > 0;
      return [
        type,
        String(list.length),
        String(list.filter((line) => line.balance > 0).length),
        list.length > 0 ? whole(balance) : "",
        revolving ? whole(limit - balance) : "",
        revolving ? whole(limit) : "",
        revolving ? `${f.used}%` : "",
        list.length > 0 ? whole(f.total(list, "monthly")) : "",
      ];
    });
    const account = (line: Line, number: string) =>
      `<h4>${number} ${line.creditor}${line.open ? "" : " (CLOSED)"}</h4><b>Summary</b><br>Your debt-to-credit ratio represents the amount of credit you're using and generally makes up a percentage of your credit score.${two(
        [
          ["Account Number", `xxxxxxxx ${line.digits.slice(2)}`],
          ["Account Status", line.open ? "PAYS_AS_AGREED" : "PAID_AND_CLOSED"],
          ["Reported Balance", whole(line.balance)],
          ["Available Credit", line.card ? whole(line.limit - line.balance) : ""],
        ],
      )}<b>Account Details</b>${two([
        ["High Credit", whole(line.high)],
        ["Credit Limit", line.card ? whole(line.limit) : ""],
        ["Terms Frequency", "MONTHLY"],
        ["Balance", whole(line.balance)],
        ["Amount Past Due", "$0"],
        ["Actual Payment Amount", line.open ? whole(line.monthly + 14) : ""],
        ["Date of Last Payment", date.abbreviated(addDays(line.reported, -9))],
        ["Scheduled Payment Amount", line.open ? whole(line.monthly) : ""],
        ["Owner", "INDIVIDUAL"],
        ["Account Type", typeOf(line)[0].toUpperCase()],
        ["Term Duration", line.card ? "0" : String(line.months)],
        ["Date Opened", date.abbreviated(line.opened)],
        ["Date Reported", date.abbreviated(line.reported)],
        ["Loan Type", typeOf(line)[1]],
        ["Date Closed", line.open ? "" : date.abbreviated(line.closedOn)],
        ["Activity Designator", line.open ? "" : "PAID_AND_CLOSED"],
      ])}`;
    const html = document(
      `body{font:8pt "Liberation Sans"}${BASE}h3{color:#8a1538;font-size:14pt;font-weight:normal;border-bottom:2px solid #8a1538;margin:14px 0 4px}h4{font-size:10pt;margin:12px 0 2px}td,th{padding:2.5px 3px;border-bottom:1px solid #ddd}.two td:nth-child(odd){color:#555;width:24%}`,
      `<div class=row><div style="font:italic bold 20pt 'Liberation Serif';color:#8a1538">EQUIFAX</div><div class=r>${f.person.name.toUpperCase()} | ${date.abbreviated(f.reportDate)}<br>Confirmation # ${f.confirmation}</div></div><h1 style="font-weight:normal">CREDIT REPORT</h1><p>${f.person.name}<br>Report Confirmation ${f.confirmation}</p>
      <p>Dear ${f.person.name}: Thank you for requesting your Equifax credit report. Your credit report contains information received primarily from companies which have granted you credit.</p>
      <h3>1. Summary</h3>Review this summary for a quick view of key information contained in your Equifax Credit Report.${two(
        [
          ["Report Date", date.abbreviated(f.reportDate)],
          ["Credit File Status", "No fraud indicator on file"],
          ["Alert Contacts", "0 Records Found"],
          ["Average Account Age", "6 Years, 2 Months"],
          ["Length of Credit History", "11 Years, 9 Months"],
          ["Accounts with Negative Information", "0"],
          ["Oldest Account", opened(aged[0])],
          ["Most Recent Account", opened(aged.at(-1))],
        ],
      )}<h4>Credit Accounts</h4>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.${grid(
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
        [
          ...sums,
          ["Other", "", "", "", "", "", "", ""],
          [
            "<b>Total</b>",
            `<b>${f.open.length}</b>`,
            String(f.open.filter((line) => line.balance > 0).length),
            whole(f.total(f.open, "balance")),
            "",
            "",
            "",
            whole(f.total(f.open, "monthly")),
          ],
        ],
      )}<h4>Other Items</h4>${two([
        ["Consumer Statements", "0 Statements Found"],
        ["Personal Information", "7 Items Found"],
        ["Inquiries", `${f.inquiries.length} Inquiries Found`],
        [
          "Most Recent Inquiry",
          `${f.inquiries[0]?.name} ${date.abbreviated(f.inquiries[0]?.day ?? f.reportDate)}`,
        ],
        ["Public Records", "0 Records Found"],
        ["Collections", "0 Collections Found"],
      ])}${sections
        .map((type, index) => {
          const list = ordered.filter((line) => typeOf(line)[0] === type);
          const none = `<p>You currently do not have any ${type} Accounts in your file.</p>`;
          return `<h3>${index + 2}. ${type} Accounts</h3>${list.map((line, order) => account(line, `${index + 2}.${order + 1}`)).join("") || none}`;
        })
        .join("")}<h3>5. Inquiries</h3><b>Hard Inquiries</b>${grid(
        "lll",
        ["Date", "Company", "Request Originator"],
        f.inquiries.map((entry) => [date.abbreviated(entry.day), entry.name, ""]),
      )}`,
    );
    return {
      html,
      truth: report(
        {
          bureau: "Equifax",
          reportDate: f.reportDate,
          accountsOpen: String(f.open.length),
          inquiries: String(f.inquiries.length),
          collections: "0",
          ...(f.cards.length > 0 && { utilization: String(f.used) }),
          accounts: linesTruth(ordered, (line) => ({ limit: true, monthly: line.open })),
        },
        "Equifax",
        {
          "creditReport.accountsTotal": [String(ordered.length)],
          "creditReport.accountsClosed": [String(f.closed.length)],
          ...openLines(ordered, "originalBalance", (line) => (line.card ? undefined : line.high)),
        },
      ),
    };
  },
};

/** A bureau's report as one prints it from its site: at a glance, then each account with the months in which it was paid. */
const glance: Layout = {
  name: "sz-report-at-a-glance",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const f = makeFile(seed + 51, 4, 6);
    const debt = (card: boolean) =>
      whole(
        f.total(
          f.open.filter((line) => line.card === card),
          "balance",
        ),
      );
    const account = (line: Line) =>
      `<div class=a><div class=row><b>${line.creditor}</b><span>${line.digits}${"X".repeat(10)}</span><span>${line.open ? "Open" : "Closed"}</span><b>${whole(line.balance)}</b></div><div class=h>Account Info</div>${two(
        [
          ["Account Name", line.creditor],
          ["Account Number", `${line.digits}${"X".repeat(10)}`],
          ["Account Type", typeOf(line)[1]],
          ["Responsibility", "Individual"],
          ["Date Opened", date.slash(line.opened)],
          ["Status", line.open ? "Open/Never late." : "Paid, Closed/Never late."],
          ["Status Updated", date.monthYear(line.open ? line.reported : line.closedOn)],
          ["Balance", line.open ? whole(line.balance) : "-"],
          ["Balance Updated", line.open ? date.slash(line.reported) : "-"],
          ["Recent Payment", line.open ? whole(line.monthly + 21) : "-"],
          ["Monthly Payment", line.open ? whole(line.monthly) : "-"],
          line.card ? ["Credit Limit", whole(line.limit)] : ["Original Balance", whole(line.high)],
          ["Highest Balance", line.card ? whole(line.high) : "-"],
          ["Terms", line.card ? "Revolving" : `${line.months} Months`],
        ],
      )}<div class=h>Payment History</div>${grid(
        "lcccccccccccc",
        ["", ...months(f.reportDate)],
        [
          [
            f.reportDate.slice(0, 4),
            ...Array.from({ length: 12 }, (_, month) =>
              month < Number(f.reportDate.slice(5, 7)) ? (line.open ? "&#10003;" : "CLS") : "–",
            ),
          ],
          [
            String(Number(f.reportDate.slice(0, 4)) - 1),
            ...Array.from({ length: 12 }, () => (line.open ? "&#10003;" : "CLS")),
          ],
        ],
      )}<span class=small>✓ Current / Terms met &nbsp; CLS Closed</span></div>`;
    const tile = (entries: ReadonlyArray<readonly [string, string]>) =>
      `<div class=t>${pairs(entries)}</div>`;
    const html = document(
      `body{font:8pt "DejaVu Sans"}${BASE}.a{border:1px solid #bbb;margin:12px 0;padding:6px;break-inside:avoid}.h{background:#e8eef8;margin:5px 0;padding:2px;font-weight:bold}.t{border:1px solid #ccc;padding:6px}.row>span,.row>b{flex:1}td,th{padding:2px}.two td:nth-child(odd){color:#666}`,
      `<div class=row><div style="font-size:15pt;color:#1d4f91"><b>experian.</b></div><div class=r>Prepared For<br><b>${f.person.name.toUpperCase()}</b><br>Date generated: ${date.abbreviatedBare(f.reportDate)}</div></div><h2 style="margin:10px 0 4px">At a glance</h2><div class=row><div class=t style="text-align:center">FICO® Score 8<div style="font-size:24pt">${f.score}</div>${f.score > 739 ? "Very Good" : f.score > 669 ? "Good" : "Fair"}<div class=small>300 &nbsp; 850</div></div>${tile(
        [
          ["<b>Account summary</b>", ""],
          ["Open accounts", String(f.open.length)],
          ["Self-reported accounts", "0"],
          ["Accounts ever late", "0"],
          ["Closed accounts", String(f.closed.length)],
          ["Collections", "0"],
          ["Average account age", "5 yrs 10 mos"],
          ["Oldest account", "11 yrs 2 mos"],
        ],
      )}${tile([
        ["<b>Overall credit usage</b>", f.cards.length > 0 ? `<b>${f.used}%</b>` : "-"],
        ["Credit used", whole(f.total(f.cards, "balance"))],
        ["Credit limit", whole(f.total(f.cards, "limit"))],
        ["<b>Debt summary</b>", ""],
        ["Credit card and credit line debt", debt(true)],
        ["Loan debt", debt(false)],
        ["Total debt", whole(f.total(f.open, "balance"))],
      ])}</div><h2 style="margin:12px 0 0">Accounts</h2>${f.lines.map(account).join("")}<h2>Hard inquiries</h2>${f.inquiries
        .map(
          (entry) =>
            `<p><b>${entry.name}</b><br>Inquired on ${date.slash(entry.day)}<br>This inquiry is scheduled to continue on record until ${date.monthYear(addDays(entry.day, 760))}.</p>`,
        )
        .join(
          "",
        )}<h2>Public records</h2><p>No public records reported.</p><p class=small>The FICO® Score provided is based on Experian data. Most lenders look at several scores; a score of 700 or above is generally considered good. © 2026 Experian Information Solutions, Inc.</p>`,
    );
    return {
      html,
      truth: report(
        {
          bureau: "Experian",
          score: String(f.score),
          reportDate: f.reportDate,
          accountsOpen: String(f.open.length),
          accountsClosed: String(f.closed.length),
          collections: "0",
          ...(f.cards.length > 0 && { utilization: String(f.used) }),
          accounts: linesTruth(f.lines, (line) => ({ limit: true, original: true, monthly: line.open })),
        },
        "Experian",
        {
          institution: ["Experian Information Solutions, Inc."],
          "creditReport.accountsTotal": [String(f.lines.length)],
          "creditReport.inquiries": [String(f.inquiries.length)],
        },
      ),
    };
  },
};

export const szReportsFirst: readonly Layout[] = [numbered, glance];
