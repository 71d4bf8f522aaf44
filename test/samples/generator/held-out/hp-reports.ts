import { type CreditFileData, makeCreditFile, type Tradeline } from "../credit-report-data.ts";
import { kindWords, reportLine, reportTruth } from "../credit-report-layouts.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { leavingOpen } from "../strangers/sb-data.ts";
import { home, mainstream } from "./hp-data.ts";

const $ = money.dollar;
const whole = money.wholeDollars;
const report = (name: string, make: Layout["make"]) => mainstream("credit-reports", `report-${name}`, make);

const LENDERS: Readonly<Record<string, readonly string[]>> = {
  "credit-card": ["MERROW TRUST CARD", "OAKMONT HOME/LSB", "TALLOWTREE/COPPERLINE", "PRAIRIE RIVERS FCU"],
  "auto-loan": ["STERLING MOTOR CREDIT"],
  "student-loan": ["DEPT OF ED/LAKELAND"],
  mortgage: ["COPPERFIELD HOME SVCG"],
  "personal-loan": ["QUILLMARK/TANNER BK"],
};

/** A file as its maker drew it, at lenders of these layouts' own. */
function file(seed: number): CreditFileData {
  const d = makeCreditFile(seed);
  const used = new Map<string, number>();
  const lines = d.lines.map((line): Tradeline => {
    const at = used.get(line.kind) ?? 0;
    used.set(line.kind, at + 1);
    return { ...line, creditor: LENDERS[line.kind]?.[at] ?? line.creditor };
  });
  return { ...d, lines };
}

/** The last word of a name may be an account word. */
const shortNames = (list: readonly Tradeline[]) =>
  Object.fromEntries(
    list.flatMap(({ creditor }, at) =>
      creditor.endsWith(" CARD")
        ? [[`creditReport.accounts.${at}.creditor`, creditor.replace(/ CARD$/, "")]]
        : [],
    ),
  );

/** A bureau's own disclosure: summary counts, then a block an account with two columns of labels and a grid of months. */
const bureau = report("bureau-disclosure", (seed) => {
  const d = file(seed * 3 + 503);
  const block = (line: Tradeline) =>
    `<div class=b><b>${line.creditor}</b> &nbsp; <span class=k>${"X".repeat(8)}${line.last4}</span><div class=row><div>${pairs(
      [
        ["Date Opened", date.slash(line.openedOn)],
        ["Responsibility", "Individual Account"],
        ["Account Type", line.limit > 0 ? "Revolving Account" : "Installment Account"],
        ["Loan Type", (kindWords[line.kind] ?? "").toUpperCase()],
        ["Pay Status", line.open ? "Current; Paid or Paying as Agreed" : "Paid, Closed; was Current"],
      ],
    )}</div><div>${pairs([
      ["Balance", whole(line.balance)],
      ["Date Updated", date.slash(addDays(d.reportDate, -(line.balance % 26) - 2))],
      line.limit > 0
        ? ["Credit Limit", whole(line.limit)]
        : ["High Balance", `${whole(line.original)} (original amount)`],
      ["Monthly Payment", whole(line.monthly)],
      !line.open && ["Date Closed", date.slash(addDays(d.reportDate, -160))],
    ])}</div></div><div class=k>Estimated month and year that this item will be removed: not applicable. Past due: ${whole(0)}</div></div>`;
  const open = d.lines.filter((line) => line.open);
  const shut = d.lines.filter((line) => !line.open);
  const order = [...open, ...shut];
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.b{border-top:1px solid #00a6ca;padding:6px 0;break-inside:avoid}.k{color:#555;font-size:8pt}h3{color:#00719c;margin:14px 0 4px}`,
    `<div class=row><div style="font:bold 17pt 'Liberation Sans';color:#00719c">TransUnion</div><div class=r>Personal Credit Report for: <b>${d.person.name}</b><br>File Number: 4108${d.lines[0]?.last4}<br>Date Created: ${date.slash(d.reportDate)}</div></div>
    <h3>Personal Information</h3><p>${home(d.person)}<br>Telephone (___) ___-0142 &nbsp; Employer: ACME LOGISTICS, hired 03/2019</p>
    <h3>Summary</h3>${pairs(
      [
        ["Accounts", String(d.lines.length)],
        ["Open accounts", String(d.open)],
        ["Closed accounts", String(d.closed)],
        ["Collections", "0"],
        ["Public records", "0"],
        ["Regular inquiries", String(d.inquiries.length)],
      ],
      "style='width:45%'",
    )}
    <h3>Satisfactory Accounts</h3>${order.map(block).join("")}
    <h3>Regular Inquiries</h3>${
      d.inquiries.length > 0
        ? grid(
            "ll",
            ["Name", "Requested On"],
            d.inquiries.map((inquiry) => [inquiry.name, date.slash(inquiry.day)]),
          )
        : "<p>There are no regular inquiries on your file.</p>"
    }
    <p class=k>A credit score is not part of this disclosure. You may buy one for $15.95. Should you find an error, start a dispute at www.example.com/dispute.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      reportTruth("TransUnion", d, {
        accountsTotal: String(d.lines.length),
        accountsOpen: String(d.open),
        accountsClosed: String(d.closed),
        inquiries: String(d.inquiries.length),
        collections: "0",
        accounts: order.map((line) => reportLine(line, { monthly: true })),
      }),
      shortNames(order),
    ),
  };
});

/** A free score app, printed: the score, six factors with a rating, then accounts in short cards under headings by kind. */
const app = report("score-app-factors", (seed) => {
  const d = file(seed * 5 + 521);
  const groups = [
    { title: "Credit cards", list: d.lines.filter((line) => line.kind === "credit-card" && line.open) },
    { title: "Loans", list: d.lines.filter((line) => line.kind !== "credit-card" && line.open) },
    { title: "Closed accounts", list: d.lines.filter((line) => !line.open) },
  ].filter((group) => group.list.length > 0);
  const order = groups.flatMap((group) => group.list);
  const html = document(
    `body{font:10pt "DejaVu Sans";color:#15202b}${BASE}.f{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}.f>div,.a{border:1px solid #d7dee5;border-radius:10px;padding:10px;break-inside:avoid}.k{color:#66788a;font-size:8pt}.v{font-size:15pt;font-weight:bold}.a{margin:8px 0}h3{margin:18px 0 6px}.s{font-size:42pt;font-weight:bold;color:#008a5e}`,
    `<div class=row><div style="font:bold 15pt 'DejaVu Sans';color:#008a5e">scorewise</div><div class=r>${d.person.name}<br>Updated ${date.long(d.reportDate)}</div></div>
    <div style="text-align:center"><div class=s>${d.score}</div><div>Equifax &middot; VantageScore 3.0 &middot; range 300&ndash;850</div><div class=k>${d.score % 2 === 0 ? "Up" : "Down"} ${3 + (d.score % 9)} points since last week</div></div>
    <h3>Credit factors</h3><div class=f><div><div class=k>Payment history</div><div class=v>100%</div>High impact</div><div><div class=k>Credit card use</div><div class=v>${d.utilization}%</div>High impact</div><div><div class=k>Derogatory marks</div><div class=v>0</div>High impact</div><div><div class=k>Credit age</div><div class=v>6 yrs, 4 mos</div>Medium impact</div><div><div class=k>Total accounts</div><div class=v>${d.lines.length}</div>Low impact</div><div><div class=k>Hard inquiries</div><div class=v>${d.inquiries.length}</div>Low impact</div></div>
    ${groups.map((group) => `<h3>${group.title}</h3>${group.list.map((line) => `<div class=a><div class=row><div><b>${line.creditor}</b><div class=k>${kindWords[line.kind] ?? ""} &middot; ${line.open ? "Open" : "Closed"} &middot; Opened ${date.abbreviatedBare(line.openedOn)}</div></div><div class=r><b>${whole(line.balance)}</b><div class=k>${line.limit > 0 ? `of ${whole(line.limit)} limit` : `of ${whole(line.original)} borrowed`}</div></div></div></div>`).join("")}`).join("")}
    <div class=a><div class=k>Sponsored</div><b>You're pre-approved for up to $20,000</b><br>at rates from 7.99% APR with Larkspur Lending. See if you qualify in 2 minutes.</div>`,
  );
  return {
    html,
    truth: leavingOpen(
      reportTruth(
        "Equifax",
        d,
        {
          score: String(d.score),
          accountsTotal: String(d.lines.length),
          inquiries: String(d.inquiries.length),
          utilization: String(d.utilization),
          accounts: order.map((line) => reportLine(line, { monthly: false })),
        },
        { institution: ["scorewise"] },
      ),
      { "creditReport.collections": "0", ...shortNames(order) },
    ),
  };
});

/** A monitoring service's merged report: every row three times, one column a bureau, a bureau's column empty where it has nothing. */
const three = report("three-bureau-merge", (seed) => {
  const d = file(seed * 7 + 541);
  const scores = [d.score, d.score - 11, d.score + 7].map(String);
  const names = ["TransUnion", "Experian", "Equifax"];
  // One bureau has not heard of every account; its counts are lower.
  const unknownToOne = (at: number) => at % 3 === 2;
  const known = d.lines.filter((_, at) => !unknownToOne(at));
  const fewer = {
    total: String(known.length),
    open: String(known.filter((line) => line.open).length),
    closed: String(known.filter((line) => !line.open).length),
    owed: $(known.reduce((sum, line) => sum + line.balance, 0)),
  };
  const counted = (label: string, all: string, second: string) => [label, all, second, all];
  const row = (label: string, value: string, missing = -1) => [
    label,
    ...names.map((_, at) => (at === missing ? "-" : value)),
  ];
  const block = (line: Tradeline, at: number) => {
    const missing = unknownToOne(at) ? 1 : -1;
    return `<div class=b><b>${line.creditor}</b>${grid(
      "lccc",
      ["", ...names],
      [
        row("Account #:", `${"*".repeat(6)}${line.last4}`, missing),
        row("Account Type - Detail:", kindWords[line.kind] ?? "", missing),
        row("Account Status:", line.open ? "Open" : "Closed", missing),
        row("Monthly Payment:", $(line.monthly), missing),
        row("Date Opened:", date.slash(line.openedOn), missing),
        row("Balance:", $(line.balance), missing),
        line.limit > 0
          ? row("Credit Limit:", $(line.limit), missing)
          : row("Original Amount:", $(line.original), missing),
        row("Past Due:", $(0), missing),
        row("Payment Status:", "Current", missing),
      ],
      "class=tx",
    )}</div>`;
  };
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.tx td,.tx th{padding:1px 5px;border-bottom:.5px solid #ddd}.b{margin:10px 0;break-inside:avoid}.h{background:#333f50;color:#fff;padding:3px 6px;margin-top:12px}`,
    `<div class=row><b style="font-size:15pt">CreditLantern 3B Report &amp; Scores</b><div class=r>Report Date: ${date.slash(d.reportDate)}<br>Reference # L-88210${d.lines[0]?.last4}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
    <div class=h>Credit Score</div>${grid("lccc", ["", ...names], [["Credit Score:", ...scores], row("Lender Rank:", "See table"), row("Score Scale:", "300-850")], "class=tx")}
    <div class=h>Summary</div>${grid("lccc", ["", ...names], [counted("Total Accounts:", String(d.lines.length), fewer.total), counted("Open Accounts:", String(d.open), fewer.open), counted("Closed Accounts:", String(d.closed), fewer.closed), row("Collections:", "0"), row("Delinquent:", "0"), counted("Balances:", $(d.totalDebt), fewer.owed), row("Inquiries(2 years):", String(d.inquiries.length))], "class=tx")}
    <div class=h>Account History</div>${d.lines.map(block).join("")}`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-reports",
        accounts: [],
        transactions: [],
        creditReport: {
          reportDate: d.reportDate,
          accountsTotal: String(d.lines.length),
          accountsOpen: String(d.open),
          accountsClosed: String(d.closed),
          inquiries: String(d.inquiries.length),
          collections: "0",
          accounts: d.lines.map((line) => ({
            ...reportLine(line, { monthly: true }),
            balance: decimal(line.balance),
          })),
        },
        allowed: {
          institution: [...names, "CreditLantern"],
          "creditReport.bureau": [...names, "CreditLantern"],
          "creditReport.score": scores,
          "creditReport.accountsTotal": [fewer.total],
          "creditReport.accountsOpen": [fewer.open],
          "creditReport.accountsClosed": [fewer.closed],
        },
      },
      shortNames(d.lines),
    ),
  };
});

export const hpReports: readonly Layout[] = [bureau, app, three];
