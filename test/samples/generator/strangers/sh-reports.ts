import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { type CreditFile, creditFile, type Filed, filedFacts, fileTruth, whole } from "./sd-data.ts";
import { layoutOf } from "./sh-data.ts";

const report = layoutOf("report", "credit-reports");
const safe = (text: string) => text.replaceAll("&", "&amp;");

const CREDITORS: Readonly<Record<string, string>> = {
  "BEACON TRUST CARD SVCS": "KINGSBURY CARD",
  "NELLWOOD / US DEPT OF ED": "DEPTEDLUMENADE",
  "SYNC/THREADNEEDLE HOME": "TGNB/PEMBERTON RYE",
  "CANYON CREDIT UNION": "LAKEBRIDGE COMM FCU",
  "FIRST PLOVER BANK": "NORWELL NA",
  "ARCADIA LOAN SERVICING LLC": "STONECROFT HOME SVCG",
  "QUICKSTEP PERSONAL FINANCE": "BRIGHTFORK/FAIRMONT LKS",
  "CB/MARROWBY OUTFITTERS": "CARTWRIGHT TRUST BC",
  "TRUEWHEEL FINANCIAL": "CALLOWHILL MOTOR CR",
  "PLUMLINE CREDIT CARD": "FOOTHOLD-LARKFIELD",
};

/** A file of this set's own issuers. */
function fileOf(seed: number, salt: number): CreditFile {
  const d = creditFile(seed, salt);
  return {
    ...d,
    lines: d.lines.map((line) => ({ ...line, creditor: CREDITORS[line.creditor] ?? line.creditor })),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  "credit-card": "Credit Card",
  "student-loan": "Education Loan",
  "auto-loan": "Auto",
  mortgage: "Conventional Real Estate Mortgage",
  "personal-loan": "Unsecured Personal Loan",
};
const number = (d: CreditFile, test: (line: Filed) => boolean) => String(d.lines.filter(test).length);

/** A bureau's long disclosure: summary counts, then a page block an account with a payment grid; no score is disclosed. */
const disclosure = report("equifax-disclosure", (seed) => {
  const d = fileOf(seed, 31_501);
  const [name, street, town] = d.holder;
  const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  const years = [Number(d.day.slice(0, 4)) - 1, Number(d.day.slice(0, 4)) - 2];
  const mark = (line: Filed, index: number) => (line.state === "late" && index === 11 ? "30" : "&#10003;");
  const words: Readonly<Record<Filed["state"], string>> = {
    current: "Pays As Agreed",
    paid: "Paid and Closed",
    late: "Not More Than Two Payments Past Due",
    "charged-off": "Charge Off; account closed by credit grantor",
  };
  const block = (line: Filed, place: number) =>
    `<div class=acc><h4>2.${place + 1} ${safe(line.creditor)} <span style="font-weight:normal">(${line.open ? "OPEN" : "CLOSED"})</span></h4><div class=row><div>${pairs(
      [
        ["Account Number", `xxxxxxxx${line.number.slice(-4)}`],
        ["Reported Balance", whole(line.balance)],
        ["Account Status", words[line.state]],
        [line.revolving ? "Credit Limit" : "Loan Amount", whole(line.revolving ? line.limit : line.original)],
        ["Available Credit", line.revolving ? whole(Math.max(0, line.limit - line.balance)) : ""],
      ],
      "class=k",
    )}</div><div>${pairs(
      [
        ["Loan/Account Type", KINDS[line.kind] ?? "Other"],
        ["Date Opened", date.abbreviated(line.opened)],
        ["Date Reported", date.abbreviated(line.reported)],
        ["High Balance", line.revolving ? whole(line.highest) : ""],
        ["Scheduled Payment Amount", line.monthly > 0 ? whole(line.monthly) : ""],
        ["Amount Past Due", line.pastDue > 0 ? whole(line.pastDue) : "$0"],
      ],
      "class=k",
    )}</div></div>${grid(
      `l${"c".repeat(12)}`,
      ["Year", ...months],
      years.map((when, row) => [
        String(when),
        ...months.map((_, index) => (line.open || row === 1 ? mark(line, row === 0 ? index : 0) : "")),
      ]),
      "class=p",
    )}</div>`;
  const html = document(
    `body{font:8pt "Liberation Sans"}${BASE}.acc{break-inside:avoid;border-top:1px solid #888;padding-bottom:10px}.k td{padding:1.5px 4px}.p td,.p th{border:1px solid #ccc;padding:1px 3px;font-size:6.8pt}h2{background:#7f1d1d;color:#fff;padding:4px 8px;font-size:11pt}h4{margin:8px 0 3px;font-size:9.4pt}.next{break-before:page}`,
    `<div class=row><b style="font-size:20pt;color:#7f1d1d">EQUIFAX</b><div class=r>Prepared for: ${name}<br>Date: ${date.long(d.day)}<br>Confirmation # ${d.number}</div></div><p>${name}<br>${street}<br>${town}</p><p>Dear ${name}: below is the file you asked for. Please address all future correspondence to P.O. Box 105000, Atlanta, GA 30348.</p>
    <h2>1. Summary</h2><p>Review this summary for a quick view of key information in your Equifax Credit Report.</p>${pairs(
      [
        ["Report Date", date.abbreviated(d.day)],
        ["Total Accounts", String(d.lines.length)],
        ["Open Accounts", number(d, (line) => line.open)],
        ["Closed Accounts", number(d, (line) => !line.open)],
        [
          "Accounts with Negative Information",
          number(d, (line) => line.state === "late" || line.state === "charged-off"),
        ],
        ["Average Account Age", "6 Years, 4 Months"],
        ["Inquiries (hard)", String(d.hard.length)],
        ["Consumer Statements", "0 Statements Found"],
        ["Collections", String(d.collected.length)],
        ["Public Records", "0 Records Found"],
      ],
      "class=k",
    )}${grid(
      "lrrrr",
      ["Account Type", "Open", "With Balance", "Total Balance", "Payment"],
      [
        [
          "All open accounts",
          number(d, (line) => line.open),
          number(d, (line) => line.open && line.balance > 0),
          whole(d.lines.filter((line) => line.open).reduce((sum, line) => sum + line.balance, 0)),
          whole(d.lines.reduce((sum, line) => sum + line.monthly, 0)),
        ],
      ],
      "class=p",
    )}
    <div class=next><h2>Accounts</h2>${d.lines.map(block).join("")}</div>
    <h2>Inquiries</h2><p>Hard inquiries: requests that may affect your rating.</p>${
      d.hard.length > 0
        ? grid(
            "lll",
            ["Date", "Company", "Kind"],
            d.hard.map((ask) => [date.abbreviated(ask.day), ask.name, ask.what]),
            "class=k",
          )
        : "<p>None.</p>"
    }<p>Soft inquiries: ${d.soft.map((look) => `${safe(look.name)} ${date.abbreviated(look.day)}`).join("; ")}.</p>
    <h2>Collections</h2>${d.collected.map((debt) => `<p><b>${debt.agency}</b> for ${debt.first}; assigned ${date.abbreviated(debt.opened)}; original amount owed ${whole(debt.placed)}; amount ${whole(debt.balance)}.</p>`).join("") || "<p>No collections.</p>"}
    <h2>Dispute file information</h2><p>You may dispute free of charge. A security freeze costs $0.00. A report bought early may cost up to $15.50. Under state law a first violation may bring damages of $100 to $1,000.</p>`,
  );
  return {
    html,
    truth: fileTruth("EQUIFAX", d, {
      bureau: "EQUIFAX",
      reportDate: d.day,
      accountsTotal: String(d.lines.length),
      accountsOpen: number(d, (line) => line.open),
      accountsClosed: number(d, (line) => !line.open),
      inquiries: String(d.hard.length),
      collections: String(d.collected.length),
      accounts: d.lines.map((line) => filedFacts(line, { monthly: true })),
    }),
  };
});

/** A monitoring app's printout: a dial, factor tiles, accounts as short cards in groups, offers between; never 'credit report'. */
const haven = report("scorehaven-app", (seed) => {
  const d = fileOf(seed, 31_521);
  const [name] = d.holder;
  const tile = (label: string, value: string, note: string) =>
    `<div class=tile><div class=q>${label}</div><b style="font-size:15pt">${value}</b><div class=q>${note}</div></div>`;
  const groups: ReadonlyArray<readonly [string, readonly Filed[]]> = [
    ["Cards", d.lines.filter((line) => line.revolving)],
    ["Loans", d.lines.filter((line) => !line.revolving)],
  ];
  const entry = (line: Filed) =>
    `<div class=e><div><b>${safe(line.creditor)}</b><div class=q>${KINDS[line.kind] ?? ""} &middot; ${line.open ? "Open" : "Closed"} &middot; reported ${date.monthDay(line.reported)}</div></div><div class=r><b>${whole(line.balance)}</b><div class=q>${line.revolving ? `of ${whole(line.limit)} limit` : `of ${whole(line.original)} borrowed`}</div></div></div>`;
  const ordered = groups.flatMap(([, lines]) => lines);
  const html = document(
    `@page{margin:.6in 1in}body{font:9.6pt "DejaVu Sans";color:#1f2937}${BASE}.q{color:#6b7280;font-size:7.8pt}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:14px 0}.tile{border:1px solid #e5e7eb;border-radius:12px;padding:8px 12px}.e{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:7px 0;break-inside:avoid}.dial{width:190px;height:96px;border-radius:190px 190px 0 0;border:14px solid #10b981;border-bottom:0;margin:8px auto;text-align:center;padding-top:18px}`,
    `<div class=row><b style="font-size:17pt;color:#10b981">ScoreHaven</b><div class=r class=q>${name}<br>${date.abbreviatedBare(d.day)}</div></div>
    <div class=dial><b style="font-size:26pt">${d.score}</b></div><div style="text-align:center" class=q>VantageScore 3.0 from TransUnion &middot; range 300&ndash;850 &middot; next check ${date.monthDay(addDays(d.day, 7))}</div>
    <div class=tiles>${tile("Card use", `${d.utilization}%`, "aim for 30% or less")}${tile("On-time payments", "98%", "high impact")}${tile("Hard inquiries", String(d.hard.length), "last 2 years")}${tile("Age of credit", "6 yrs 4 mos", "medium impact")}${tile("Total accounts", String(d.lines.length), `${number(d, (line) => line.open)} of them open`)}${tile("Derogatory marks", String(d.collected.length), "collections and records")}</div>
    <p>Everything you owe adds up to <b>${whole(d.owed)}</b>.</p>
    ${groups.map(([title, lines], index) => (lines.length > 0 ? `<h3>${title}</h3>${lines.map(entry).join("")}${index === 0 ? "<div class=tile style='background:#ecfdf5;margin-top:10px'><b>Approval odds: very good.</b> Harbor Cash card, $200 bonus, 0% intro APR for 15 months, then 19.24% to 29.24%.</div>" : ""}` : "")).join("")}
    <p class=q>Simulator: pay off $1,000 and your score might become ${Math.min(850, d.score + 18)}. Personal loans up to $50,000. ScoreHaven is not a lender.</p>`,
  );
  return {
    html,
    truth: fileTruth(
      "ScoreHaven",
      d,
      {
        bureau: "TransUnion",
        score: String(d.score),
        reportDate: d.day,
        utilization: String(d.utilization),
        inquiries: String(d.hard.length),
        accountsTotal: String(d.lines.length),
        accountsOpen: number(d, (line) => line.open),
        accounts: ordered.map((line) => filedFacts(line)),
      },
      { institution: ["TransUnion"] },
    ),
  };
});

export const shReports: readonly Layout[] = [disclosure, haven];
