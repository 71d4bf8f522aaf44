import { document, type Layout } from "../layout.ts";
import { date, decimal } from "../print-styles.ts";
import {
  type CreditFile,
  creditFile,
  type Filed,
  filedFacts,
  fileTruth,
  layoutOf,
  monthYear,
  whole,
} from "./sd-data.ts";

const layout = layoutOf("report", "credit-reports");
const safe = (text: string) => text.replaceAll("&", "&amp;");

const BUREAU_KINDS: Readonly<Record<string, string>> = {
  "credit-card": "REVOLVING / CREDIT CARD",
  "student-loan": "INSTALLMENT / EDUCATIONAL",
  "auto-loan": "INSTALLMENT / AUTOMOBILE",
  mortgage: "MORTGAGE / CONVENTIONAL REAL ESTATE",
  "personal-loan": "INSTALLMENT / UNSECURED",
};
const OWNERS = { individual: "INDIVIDUAL", joint: "JOINT", authorised: "AUTHORIZED USER" } as const;
const count = (d: CreditFile, test: (line: Filed) => boolean) => String(d.lines.filter(test).length);
const byState = (words: Readonly<Record<Filed["state"], string>>) => (line: Filed) => words[line.state];

/** A bureau's file by post: adverse items first, three columns of small pairs an account, no score; each account says open or closed. */
const posted = layout("experian-posted-pairs", (seed) => {
  const d = creditFile(seed, 401);
  const adverse = (line: Filed) => line.state === "late" || line.state === "charged-off";
  const status = byState({
    current: "Open/Never late.",
    paid: "Paid, Closed/Never late.",
    late: "Open. $0 past due as of last month; 30 days past due now.",
    "charged-off": "Account charged off. Closed.",
  });
  const block = (line: Filed) =>
    `<div class=acc><b>${safe(line.creditor)}</b><div class=cols><dl><dt>Account number</dt><dd>${line.number.slice(0, 4)}....</dd><dt>Date opened</dt><dd>${monthYear(line.opened)}</dd><dt>Type</dt><dd>${BUREAU_KINDS[line.kind] ?? ""}</dd><dt>Terms</dt><dd>${line.revolving ? "Revolving" : "60 Months"}</dd><dt>Responsibility</dt><dd>${OWNERS[line.owner]}</dd></dl><dl>${line.revolving ? `<dt>Credit limit</dt><dd>${whole(line.limit)}</dd><dt>High balance</dt><dd>${whole(line.highest)}</dd>` : `<dt>Original amount</dt><dd>${whole(line.original)}</dd>`}<dt>Monthly payment</dt><dd>${line.monthly > 0 ? whole(line.monthly) : "Not reported"}</dd><dt>First reported</dt><dd>${monthYear(line.opened)}</dd></dl><dl><dt>Status</dt><dd>${line.state === "late" ? `Open. ${whole(line.pastDue)} past due as of ${monthYear(line.reported)}.` : status(line)}</dd><dt>Recent balance</dt><dd>${whole(line.balance)} as of ${date.short(line.reported)}</dd>${line.closedOn ? `<dt>Closed</dt><dd>${monthYear(line.closedOn)}</dd>` : ""}${line.state === "charged-off" ? `<dt>Write-off amount</dt><dd>${whole(line.balance + 21_400)}</dd><dt>On record until</dt><dd>Apr 2031</dd>` : ""}</dl></div></div>`;
  const order = [...d.lines.filter(adverse), ...d.lines.filter((line) => !adverse(line))];
  const [name, street, town] = d.holder;
  const html = document(
    `@page{margin:0.6in}body{font:8pt "Liberation Sans"}h3{background:#1d4f91;color:#fff;padding:2px 6px;font-size:9pt}.acc{border-bottom:1px solid #999;padding:4px 0 6px;break-inside:avoid}.cols{display:flex;gap:14px}.cols dl{flex:1;margin:2px 0}dt{font-weight:bold;color:#1d4f91}dd{margin:0 0 2px 8px}`,
    `<div style="display:flex;justify-content:space-between"><b style="font-size:14pt;color:#1d4f91">Experian</b><span>Prepared for: ${name}<br>Date: ${date.long(d.day)}<br>Report number: ${d.number}</span></div><p>${name}<br>${street}<br>${town}</p><p>Thank you for asking for your file. It holds ${d.lines.length} accounts: ${count(d, adverse)} that some creditors may consider negative and ${count(d, (line) => !adverse(line))} in good standing. A credit score is not part of this disclosure; you may buy one for $14.95.</p>
    <h3>Potentially negative items</h3>${order.filter(adverse).map(block).join("") || "<p>None.</p>"}${d.collected.map((debt) => `<div class=acc><b>${debt.agency}</b><div class=cols><dl><dt>Account number</dt><dd>${debt.number.slice(0, 3)}....</dd><dt>Original creditor</dt><dd>${debt.first}</dd></dl><dl><dt>Type</dt><dd>COLLECTION</dd><dt>Original amount</dt><dd>${whole(debt.placed)}</dd></dl><dl><dt>Status</dt><dd>${debt.balance === 0 ? "Paid, Closed collection account" : "Collection account. Past due."}</dd><dt>Recent balance</dt><dd>${whole(debt.balance)}</dd></dl></div></div>`).join("")}
    <h3>Accounts in good standing</h3>${order
      .filter((line) => !adverse(line))
      .map(block)
      .join("")}
    <h3>Requests for your credit history</h3>${d.hard.map((ask) => `<p>${ask.name} — ${ask.what} — on ${date.slash(ask.day)}. This inquiry continues until ${date.slash(ask.day).slice(0, 6)}2028.</p>`).join("") || "<p>No inquiries viewed by others.</p>"}<p><b>Viewed only by you:</b> ${d.soft.map((look) => `${safe(look.name)} ${date.slash(look.day)}`).join("; ")}</p><h3>Your rights</h3><p>You may dispute anything that is not accurate. A security freeze is free. In ${d.day.slice(0, 4)} agencies may charge at most $15.50 for a report.</p>`,
  );
  return {
    html,
    truth: fileTruth("Experian", d, {
      bureau: "Experian",
      reportDate: d.day,
      accountsTotal: String(d.lines.length),
      accounts: order.map((line) => filedFacts(line, { monthly: true })),
    }),
  };
});

/** Three bureaus side by side with a score each: rows of values a bureau, "--" where one does not report, sums by bureau on top. */
const merged = layout("triscope-three-columns", (seed) => {
  const d = creditFile(seed, 433);
  const scores = [d.score, d.score - 11, d.score + 7];
  const status = byState({ current: "Open", paid: "Closed", late: "Open", "charged-off": "Closed" });
  const paying = byState({
    current: "Current",
    paid: "Current",
    late: "Late 30 Days",
    "charged-off": "Collection/Chargeoff",
  });
  const missing = d.lines.map((_, index) => (index % 3 === 1 ? index % 2 : -1));
  const three = (line: Filed, value: string) => {
    const gap = missing[d.lines.indexOf(line)] === undefined ? -1 : (missing[d.lines.indexOf(line)] ?? -1);
    return [0, 1, 2].map((bureau) => `<td>${bureau === gap ? "--" : value}</td>`).join("");
  };
  const has = (bureau: number) => d.lines.filter((_, index) => missing[index] !== bureau);
  const each = (pick: (list: readonly Filed[]) => string) => [0, 1, 2].map((bureau) => pick(has(bureau)));
  const totals = {
    all: each((list) => String(list.length)),
    open: each((list) => String(list.filter((line) => line.open).length)),
    closed: each((list) => String(list.filter((line) => !line.open).length)),
    bad: each((list) => String(list.filter((line) => line.state === "charged-off").length)),
    owed: each((list) => whole(list.reduce((sum, line) => sum + line.balance, 0))),
    pay: each((list) => whole(list.reduce((sum, line) => sum + line.monthly, 0))),
  };
  const asks = [String(d.hard.length), "0", d.hard.length > 1 ? "1" : "0"];
  const row = (label: string, cells: readonly string[]) =>
    `<tr><td>${label}</td>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  const head = `<tr><th></th><th style="color:#00a6ca">TransUnion<sup>&reg;</sup></th><th style="color:#26478d">Experian<sup>&reg;</sup></th><th style="color:#b1182d">Equifax<sup>&reg;</sup></th></tr>`;
  const kinds: Readonly<Record<string, string>> = {
    "credit-card": "Credit Card",
    "student-loan": "Student Loan",
    "auto-loan": "Auto Loan",
    mortgage: "Mortgage",
    "personal-loan": "Unsecured loan",
  };
  const html = document(
    `body{font:8.2pt "Liberation Sans"}table{width:100%;margin-bottom:10px;break-inside:avoid}td,th{padding:2px 6px;border-bottom:1px solid #e2e2e2;text-align:left;width:22%}td:first-child{width:34%;text-align:right;font-weight:bold}h2{font-size:11pt;border-bottom:2px solid #f59a00}h4{break-after:avoid;margin:6px 0 2px;background:#f4f4f4;padding:3px}`,
    `<div style="display:flex;justify-content:space-between"><b style="font-size:16pt;color:#f59a00">TriScope</b><span>3-Bureau Credit Report &amp; Scores<br>As of ${date.slash(d.day)}<br>Reference ${d.number}</span></div><h2>Personal information</h2><table>${head}${row("Name:", [d.holder[0], d.holder[0], d.holder[0]])}${row("Current address:", [d.holder[1], d.holder[1], d.holder[1]])}</table>
    <h2>Credit score</h2><table>${head}${row("Credit score:", scores.map(String))}${row("Lender rank:", ["Fair", "Fair", "Good"])}${row("Score scale:", ["300-850", "300-850", "300-850"])}</table>
    <h2>Summary</h2><table>${head}${row("Total accounts:", totals.all)}${row("Open accounts:", totals.open)}${row("Closed accounts:", totals.closed)}${row(
      "Collection:",
      each(() => String(d.collected.length)),
    )}${row("Derogatory:", totals.bad)}${row("Balances:", totals.owed)}${row("Payments:", totals.pay)}${row("Public records:", ["0", "0", "0"])}${row("Inquiries (2 years):", asks)}</table>
    <h2>Account history</h2>${d.lines
      .map(
        (line) =>
          `<h4>${safe(line.creditor)}</h4><table>${head}<tr><td>Account #:</td>${three(line, `${line.number}****`)}</tr><tr><td>Account type:</td>${three(line, line.revolving ? "Revolving" : line.kind === "mortgage" ? "Mortgage" : "Installment")}</tr><tr><td>Account type - detail:</td>${three(line, kinds[line.kind] ?? "")}</tr><tr><td>Bureau code:</td>${three(line, line.owner === "authorised" ? "Authorized User" : line.owner === "joint" ? "Joint" : "Individual")}</tr><tr><td>Account status:</td>${three(line, status(line))}</tr><tr><td>Monthly payment:</td>${three(line, line.monthly > 0 ? `${whole(line.monthly)}.00` : "$0.00")}</tr><tr><td>Date opened:</td>${three(line, date.slash(line.opened))}</tr><tr><td>Balance:</td>${three(line, `${whole(line.balance)}.00`)}</tr><tr><td>No. of months (terms):</td>${three(line, line.revolving ? "0" : "60")}</tr><tr><td>High credit:</td>${three(line, `${whole(line.highest)}.00`)}</tr><tr><td>Credit limit:</td>${three(line, line.limit > 0 ? `${whole(line.limit)}.00` : "$0.00")}</tr><tr><td>Past due:</td>${three(line, `${whole(line.pastDue)}.00`)}</tr><tr><td>Payment status:</td>${three(line, paying(line))}</tr><tr><td>Last reported:</td>${three(line, date.slash(line.reported))}</tr></table>`,
      )
      .join(
        "",
      )}${d.collected.map((debt) => `<h4>${debt.agency} (Original Creditor: ${debt.first})</h4><table>${head}${row("Account type:", ["Collection", "Collection", "Collection"])}${row("Account status:", ["Open", "Open", "Open"])}${row("Balance:", [whole(debt.balance), whole(debt.balance), whole(debt.balance)])}${row("High credit:", [whole(debt.placed), whole(debt.placed), whole(debt.placed)])}</table>`).join("")}
    <h2>Inquiries</h2><table><tr><th>Creditor name</th><th>Type of business</th><th>Date of inquiry</th><th>Credit bureau</th></tr>${d.hard.map((ask, index) => `<tr><td style="text-align:left;font-weight:normal">${ask.name}</td><td>${ask.what}</td><td>${date.slash(ask.day)}</td><td>${index === 1 && d.hard.length > 1 ? "Equifax" : "TransUnion"}</td></tr>`).join("")}</table><p style="font-size:7pt">After your 7-day trial for $1.00 you will be charged $29.95 a month until you cancel. Scores from different models may differ.</p>`,
  );
  const forEach = Object.fromEntries(
    d.lines.flatMap(
      (line, index): Array<[string, readonly string[]]> => [
        [`creditReport.accounts.${index}.originalBalance`, line.original > 0 ? [decimal(line.original)] : []],
        [`creditReport.accounts.${index}.creditLimit`, line.limit > 0 ? [] : ["0.00"]],
      ],
    ),
  );
  return {
    html,
    truth: fileTruth(
      "TriScope",
      d,
      {
        reportDate: d.day,
        collections: String(d.collected.length),
        accounts: d.lines.map((line) => filedFacts(line, { monthly: true, original: false })),
      },
      {
        institution: ["TransUnion", "Experian", "Equifax"],
        "creditReport.bureau": ["TransUnion", "Experian", "Equifax", "TriScope"],
        "creditReport.score": scores.map(String),
        "creditReport.accountsTotal": [...totals.all, String(d.lines.length)],
        "creditReport.accountsOpen": [...totals.open, count(d, (line) => line.open)],
        "creditReport.accountsClosed": [...totals.closed, count(d, (line) => !line.open)],
        "creditReport.inquiries": [...asks, String(d.hard.length)],
        ...forEach,
      },
    ),
  };
});

/** Screens of an app printed one below the other: big score, usage ring, factors with counts, cards of accounts without numbers. */
const screens = layout("pebble-app-screens", (seed) => {
  const d = creditFile(seed, 467);
  const kinds: Readonly<Record<string, string>> = {
    "credit-card": "Credit card",
    "student-loan": "Student loan",
    "auto-loan": "Auto loan",
    mortgage: "Mortgage",
    "personal-loan": "Personal loan",
  };
  const shown = d.lines.filter((line) => line.open);
  const closed = d.lines.filter((line) => !line.open);
  const cards = shown.filter((line) => line.revolving);
  const tile = (label: string, value: string, note: string) =>
    `<div class=tile><div>${label}</div><b>${value}</b><small>${note}</small></div>`;
  const html = document(
    `@page{size:4.6in 9in;margin:0.25in}body{font:9.5pt "DejaVu Sans","Liberation Sans";color:#25233a}.score{font-size:46pt;text-align:center;font-weight:bold}.tile{display:grid;grid-template-columns:1fr auto;border:1px solid #ddd;border-radius:10px;padding:8px 10px;margin:6px 0}.tile small{grid-column:1/3;color:#777}.acct{border-radius:10px;background:#f5f4fa;padding:9px 11px;margin:8px 0;break-inside:avoid}.acct .t{display:flex;justify-content:space-between;font-weight:bold}.acct .u{display:flex;justify-content:space-between;font-size:8pt;color:#666}h3{margin:14px 0 4px}`,
    `<div style="display:flex;justify-content:space-between;font-size:8pt"><span>9:41</span><span>pebble</span></div><p style="text-align:center;margin:4px">Hi ${d.holder[0].split(" ")[0] ?? ""}, your VantageScore 3.0 from TransUnion</p><div class=score>${d.score}</div><p style="text-align:center;margin:0;font-size:8pt">Checked ${date.abbreviatedBare(d.day)} &nbsp;·&nbsp; ${d.random.chance(0.5) ? "▲ 6" : "▼ 4"} pts &nbsp;·&nbsp; next update in 7 days</p>
    <h3>What shapes it</h3>${cards.length > 0 ? tile("Credit card use", `${d.utilization}%`, "Of what your open cards let you borrow. Under 30% is good.") : ""}${tile("Payment history", "98%", "Payments made on time")}${tile("Derogatory marks", String(d.collected.length), "Collections and public records")}${tile("Age of credit", "6 yrs, 4 mos", "Average of open accounts")}${tile("Total accounts", String(d.lines.length), `${shown.length} open, ${closed.length} closed`)}${tile("Hard inquiries", String(d.hard.length), "In the past 2 years")}
    <div class=acct style="background:#fff4d6"><b>Pebble pick: Orchard Cash card</b><br>0% intro APR for 15 months, then 19.24%-28.99%. Your odds: very good. Limit up to $7,500.</div>
    <h3>Open</h3>${shown.map((line) => `<div class=acct><div class=t><span>${safe(line.creditor)}</span><span>${whole(line.balance)}</span></div><div class=u><span>${kinds[line.kind] ?? ""}${line.owner === "authorised" ? " · authorized user" : ""}</span><span>${line.revolving ? `of ${whole(line.limit)} limit` : `of ${whole(line.original)} borrowed`}</span></div><div class=u><span>${line.state === "late" ? `Past due ${whole(line.pastDue)}` : "On time"}</span><span>Reported ${date.monthDay(line.reported)}</span></div></div>`).join("")}
    <h3>Closed</h3>${closed.map((line) => `<div class=acct><div class=t><span>${safe(line.creditor)}</span><span>${whole(line.balance)}</span></div><div class=u><span>${kinds[line.kind] ?? ""}</span><span>${line.state === "charged-off" ? "Charged off" : "Paid as agreed"}</span></div></div>`).join("") || "<p>None</p>"}
    <h3>Your debts together</h3><p>You owe ${whole(d.owed)} on ${d.lines.filter((line) => line.balance > 0).length} accounts. Refinance and you could save $212 a month.</p>`,
  );
  const accounts = [
    ...shown.map((line) => filedFacts(line)),
    ...closed.map((line) => filedFacts(line, { limit: false, original: false })),
  ];
  return {
    html,
    truth: fileTruth(
      "pebble",
      d,
      {
        bureau: "TransUnion",
        score: String(d.score),
        reportDate: d.day,
        accountsTotal: String(d.lines.length),
        accountsOpen: String(shown.length),
        accountsClosed: String(closed.length),
        inquiries: String(d.hard.length),
        ...(cards.length > 0 ? { utilization: String(d.utilization) } : {}),
        accounts,
      },
      { institution: ["TransUnion"] },
    ),
  };
});

/** A wide table of accounts with totals by type before it, dates as a stamp, status by letter code with a key; a score in the head. */
const ledger = layout("innovis-wide-table", (seed) => {
  const d = creditFile(seed, 499);
  const code = byState({ current: "OPEN", paid: "CLSD", late: "OPEN", "charged-off": "CLSD" });
  const rating = byState({ current: "I/R-1", paid: "I/R-1", late: "I/R-2", "charged-off": "I/R-9" });
  const abbreviation: Readonly<Record<string, string>> = {
    "credit-card": "Credit Card",
    "student-loan": "Student Loan",
    "auto-loan": "Auto Loan",
    mortgage: "Mortgage",
    "personal-loan": "Personal Loan",
  };
  const kinds = [...new Set(d.lines.map((line) => line.kind))];
  const sum = (list: readonly Filed[], pick: (line: Filed) => number) =>
    whole(list.reduce((all, line) => all + pick(line), 0));
  const kindRow = (label: string, list: readonly Filed[]) =>
    `<tr><td>${label}</td><td>${list.length}</td><td>${list.filter((line) => line.open).length}</td><td>${list.filter((line) => !line.open).length}</td><td>${sum(list, (line) => line.balance)}</td><td>${sum(list, (line) => line.limit)}</td><td>${sum(list, (line) => line.monthly)}</td><td>${sum(list, (line) => line.pastDue)}</td></tr>`;
  const [name, street, town] = d.holder;
  const html = document(
    `@page{size:11in 8.5in;margin:0.45in}body{font:7.8pt "Liberation Sans"}table{width:100%;margin:4px 0 12px}td,th{border:1px solid #777;padding:2px 4px;text-align:right}th{background:#ececec;font-size:6.8pt;text-align:center}td:first-child,.l{text-align:left}.none td{border:0;padding:1px 10px 1px 0;text-align:left}`,
    `<table class=none><tr><td><b style="font-size:13pt">INNOVIS</b></td><td>File of: ${name}</td><td>Issued: ${date.stamp(d.day)}</td><td>Confirmation: ${d.number}</td></tr><tr><td></td><td>${street}, ${town}</td><td>Credit score: <b>${d.score}</b> (range 300 - 850)</td><td></td></tr></table>
    <b>SUMMARY OF TRADES</b><table><tr><th>Kind</th><th>No.</th><th>Open</th><th>Closed</th><th>Balance</th><th>Limit</th><th>Payment</th><th>Past due</th></tr>${kinds
      .map((kind) =>
        kindRow(
          abbreviation[kind] ?? "",
          d.lines.filter((line) => line.kind === kind),
        ),
      )
      .join(
        "",
      )}${kindRow("<b>TOTAL</b>", d.lines)}</table><p>Collections: ${d.collected.length} &nbsp;&nbsp; Public records: 0 &nbsp;&nbsp; Inquiries in 24 months: ${d.hard.length}${d.lines.some((line) => line.revolving && line.open) ? ` &nbsp;&nbsp; Revolving utilization: ${d.utilization}%` : ""}</p>
    <b>TRADES</b><table><tr><th rowspan=2>Subscriber<br>Account</th><th rowspan=2>Type</th><th rowspan=2>Whose</th><th colspan=3>Dates</th><th colspan=3>Amounts</th><th rowspan=2>Terms</th><th rowspan=2>Past<br>due</th><th rowspan=2>Mos</th><th colspan=2>Status</th></tr><tr><th>Opened</th><th>Reported</th><th>Closed</th><th>Limit</th><th>Orig. loan</th><th>Balance</th><th>State</th><th>MOP</th></tr>${d.lines.map((line) => `<tr><td>${safe(line.creditor)}<br>${line.number}XXXX</td><td class=l>${abbreviation[line.kind] ?? ""}</td><td class=l>${line.owner === "authorised" ? "AUTH" : line.owner === "joint" ? "JOINT" : "INDIV"}</td><td>${date.stamp(line.opened)}</td><td>${date.stamp(line.reported)}</td><td>${line.closedOn ? date.stamp(line.closedOn) : ""}</td><td>${line.limit > 0 ? whole(line.limit) : ""}</td><td>${line.original > 0 ? whole(line.original) : ""}</td><td>${whole(line.balance)}</td><td>${line.monthly > 0 ? `${whole(line.monthly)}/mo` : ""}</td><td>${whole(line.pastDue)}</td><td>${line.months}</td><td>${code(line)}</td><td>${rating(line)}</td></tr>`).join("")}</table>
    <b>COLLECTIONS</b><table><tr><th>Agency</th><th>For</th><th>Placed</th><th>Amount placed</th><th>Balance</th></tr>${d.collected.map((debt) => `<tr><td>${debt.agency}</td><td class=l>${debt.first}</td><td>${date.stamp(debt.opened)}</td><td>${whole(debt.placed)}</td><td>${whole(debt.balance)}</td></tr>`).join("") || "<tr><td colspan=5>NONE</td></tr>"}</table>
    <b>INQUIRIES</b><p>${d.hard.map((ask) => `${date.stamp(ask.day)} ${ask.name}`).join(" &nbsp;|&nbsp; ") || "NONE"}</p><p style="font-size:6.8pt">MOP key: 1 paid as agreed; 2 30 days late; 9 charged off. OPEN/CLSD tell whether credit may still be used. A payment of $0 does not mean that nothing is owed.</p>`,
  );
  return {
    html,
    truth: fileTruth("INNOVIS", d, {
      bureau: "INNOVIS",
      score: String(d.score),
      reportDate: d.day,
      accountsTotal: String(d.lines.length),
      accountsOpen: count(d, (line) => line.open),
      accountsClosed: count(d, (line) => !line.open),
      inquiries: String(d.hard.length),
      collections: String(d.collected.length),
      ...(d.lines.some((line) => line.revolving && line.open) ? { utilization: String(d.utilization) } : {}),
      accounts: d.lines.map((line) => filedFacts(line, { monthly: true })),
    }),
  };
});

/** A reseller's merged file for a lender: codes, sources, a column for limit or high credit, totals by kind, three scores with reason codes. */
const reseller = layout("meridell-infile", (seed) => {
  const d = creditFile(seed, 541);
  const scores = [d.score, d.score + 13, d.score - 4];
  const ecoa = { individual: "B", joint: "J", authorised: "A" } as const;
  const kinds: Readonly<Record<string, string>> = {
    "credit-card": "REV",
    "student-loan": "EDU",
    "auto-loan": "AUTO",
    mortgage: "MTG",
    "personal-loan": "INST",
  };
  const state = byState({ current: "OPEN", paid: "CLOSED/PAID", late: "OPEN", "charged-off": "CHARGE OFF" });
  const names = [...new Set(d.lines.map((line) => line.kind))];
  const sum = (list: readonly Filed[], pick: (line: Filed) => number) =>
    whole(list.reduce((all, line) => all + pick(line), 0));
  const [name, street, town] = d.holder;
  const html = document(
    `@page{size:11in 8.5in;margin:0.4in}body{font:7.4pt "Liberation Sans"}table{width:100%;margin:2px 0 8px}td,th{border:.6px solid #333;padding:1px 3px;text-align:center;vertical-align:top}td:first-child{text-align:left}th{background:#d8d8d8;font-size:6.2pt}.bar{background:#000;color:#fff;text-align:center;font-weight:bold}`,
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:12pt">Meridell Mortgage Credit</b><br>4 Station Road, Irving TX 75039 &nbsp; 800-555-0171</div><div style="text-align:right">MERGED INFILE CREDIT REPORT<br>FILE # ${d.number} &nbsp; FNMA # MM${d.number.slice(0, 3)}<br>DATE COMPLETED ${date.slash(d.day)} &nbsp; RQD' BY J. POLK<br>REPOSITORIES XP/TU/EF &nbsp; PRICE $38.60</div></div><table><tr><td>SEND TO: Harborfront Home Loans</td><td>PROPERTY ADDRESS: TBD</td><td>LOAN TYPE: CONV</td></tr><tr><td>APPLICANT: ${name}</td><td>${street}, ${town}</td><td>SOC SEC # XXX-XX-${d.number.slice(-4)} &nbsp; DOB: 00/00/1979</td></tr></table>
    <div class=bar>SCORE MODELS</div><table><tr><td>EQUIFAX/FICO CLASSIC V5: <b>${scores[0] ?? ""}</b> &nbsp; 00038 serious delinquency, 00018 number of accounts with delinquency</td><td>TRANSUNION/FICO CLASSIC 04: <b>${scores[1] ?? ""}</b> &nbsp; 010 proportion of balances to limits</td><td>EXPERIAN/FAIR ISAAC V2: <b>${scores[2] ?? ""}</b> &nbsp; 14 length of time accounts established</td></tr></table>
    <div class=bar>CREDIT HISTORY</div><table><tr><th>E<br>C<br>O<br>A</th><th>CREDITOR<br>ACCOUNT NUMBER</th><th>DATE<br>OPENED</th><th>DATE<br>REPORTED<br>DLA</th><th>HIGH CREDIT<br>OR LIMIT</th><th>BALANCE</th><th>PAST<br>DUE</th><th>TERMS</th><th>TYPE</th><th>MO<br>REV</th><th>30</th><th>60</th><th>90+</th><th>ACCOUNT<br>STATUS</th><th>SOURCE</th></tr>${d.lines.map((line, index) => `<tr><td>${ecoa[line.owner]}</td><td style="text-align:left">${safe(line.creditor)}<br>${line.number}****</td><td>${date.short(line.opened).slice(0, 3)}${date.short(line.opened).slice(-2)}</td><td>${date.short(line.reported)}<br>${line.closedOn ? date.short(line.closedOn) : date.short(line.reported)}</td><td>${whole(line.revolving ? line.limit : line.original)}</td><td>${whole(line.balance)}</td><td>${whole(line.pastDue)}</td><td>${line.monthly > 0 ? whole(line.monthly) : "-"}</td><td>${kinds[line.kind] ?? ""}</td><td>${line.months}</td><td>${line.state === "late" ? 1 : 0}</td><td>0</td><td>${line.state === "charged-off" ? 3 : 0}</td><td>${state(line)}</td><td>${index % 3 === 0 ? "XP/TU/EF" : index % 3 === 1 ? "TU/EF" : "XP"}</td></tr>`).join("")}${d.collected.map((debt) => `<tr><td>B</td><td style="text-align:left">${debt.agency} / ${debt.first}<br>${debt.number}****</td><td>${date.short(debt.opened).slice(0, 3)}${date.short(debt.opened).slice(-2)}</td><td>${date.short(d.day)}</td><td>${whole(debt.placed)}</td><td>${whole(debt.balance)}</td><td>${whole(debt.balance)}</td><td>-</td><td>COLL</td><td>1</td><td>0</td><td>0</td><td>0</td><td>COLLECTION</td><td>TU</td></tr>`).join("")}</table>
    <div class=bar>TRADE SUMMARY</div><table><tr><th></th><th>#</th><th>BALANCE</th><th>HIGH CREDIT</th><th>PAYMENTS</th><th>PAST DUE</th></tr>${names
      .map((kind) => {
        const list = d.lines.filter((line) => line.kind === kind);
        return `<tr><td>${kinds[kind] ?? ""}</td><td>${list.length}</td><td>${sum(list, (line) => line.balance)}</td><td>${sum(list, (line) => (line.revolving ? line.limit : line.original))}</td><td>${sum(list, (line) => line.monthly)}</td><td>${sum(list, (line) => line.pastDue)}</td></tr>`;
      })
      .join(
        "",
      )}<tr><td><b>TOTAL</b></td><td>${d.lines.length}</td><td>${whole(d.owed)}</td><td>${sum(d.lines, (line) => (line.revolving ? line.limit : line.original))}</td><td>${sum(d.lines, (line) => line.monthly)}</td><td>${sum(d.lines, (line) => line.pastDue)}</td></tr></table>
    <div class=bar>INQUIRIES (LAST 120 DAYS)</div><table>${d.hard.map((ask) => `<tr><td>${ask.name}</td><td>${date.slash(ask.day)}</td><td>${ask.what}</td></tr>`).join("") || "<tr><td>NONE</td></tr>"}</table><p>ECOA KEY: B = BORROWER; C = CO-BORROWER; J = JOINT; A = AUTHORIZED USER. REV = REVOLVING CREDIT CARD; INST = UNSECURED PERSONAL LOAN; EDU = STUDENT LOAN. This report is furnished for mortgage lending only. *** END OF REPORT ***</p>`,
  );
  return {
    html,
    truth: fileTruth(
      "Meridell Mortgage Credit",
      d,
      {
        reportDate: d.day,
        accountsTotal: String(d.lines.length),
        accounts: d.lines.map((line) => ({
          ...filedFacts(line, {
            monthly: true,
            original: false,
            limit: false,
            status: line.state !== "charged-off",
          }),
        })),
      },
      {
        institution: ["Equifax", "TransUnion", "Experian", "Meridell"],
        "creditReport.accountsTotal": [String(d.lines.length + d.collected.length)],
        "creditReport.bureau": ["Equifax", "TransUnion", "Experian", "Meridell Mortgage Credit"],
        "creditReport.score": scores.map(String),
        // One column holds a card's limit and a loan's first amount.
        ...Object.fromEntries(
          d.lines.map((line, index) => [
            `creditReport.accounts.${index}.${line.revolving ? "creditLimit" : "originalBalance"}`,
            [decimal(line.revolving ? line.limit : line.original)],
          ]),
        ),
      },
    ),
  };
});

/** A bank's own page on a customer's file: sentences instead of columns, no counts, closed accounts only named as closed. */
const sentences = layout("bank-creditsight-prose", (seed) => {
  const d = creditFile(seed, 577);
  const kinds: Readonly<Record<string, string>> = {
    "credit-card": "a credit card",
    "student-loan": "a student loan",
    "auto-loan": "an auto loan",
    mortgage: "a mortgage",
    "personal-loan": "a personal loan",
  };
  const told = (line: Filed) => {
    if (line.state === "paid") return "It is closed and nothing is owed ($0).";
    if (line.state === "charged-off")
      return `It is closed. The lender charged it off and still reports ${whole(line.balance)} owed.`;
    const size = line.revolving
      ? `a credit limit of ${whole(line.limit)}`
      : `an original loan of ${whole(line.original)}`;
    return `It is open, with a balance of ${whole(line.balance)} against ${size}, and asks for ${whole(line.monthly)} a month.${line.state === "late" ? ` ${whole(line.pastDue)} of that is past due.` : ""}`;
  };
  const html = document(
    `@page{margin:0.9in}body{font:10.4pt "Liberation Serif";color:#1b1b1b}h2{font:bold 12pt "Liberation Sans";color:#6a1b4d}p{margin:6px 0}.box{border-left:4px solid #6a1b4d;padding:4px 14px;margin:12px 0}`,
    `<div style="font:bold 16pt 'Liberation Sans';color:#6a1b4d">Tidemark Bank &nbsp;<span style="font-weight:normal">CreditSight</span></div><p>Printed from online banking for ${d.holder[0]}</p><div class=box>Your FICO&reg; Score 8, based on Experian data, was <b style="font-size:18pt">${d.score}</b> on ${date.long(d.day)}. Scores run from 300 to 850. Last month it was ${d.score - 5}.</div><h2>What lenders see</h2>${d.lines.map((line) => `<p><b>${safe(line.creditor)}</b> is ${kinds[line.kind] ?? "an account"} opened in ${date.monthYear(line.opened)}${line.owner === "authorised" ? " on which you are an authorized user" : ""}. ${told(line)}</p>`).join("")}${d.collected.map((debt) => `<p><b>${debt.agency}</b> ${debt.balance === 0 ? `collected for ${debt.first} and has been paid in full.` : `is collecting ${whole(debt.balance)} for ${debt.first}.`}</p>`).join("")}<h2>Who asked</h2><p>${d.hard.length === 0 ? "Nobody made a hard inquiry in the past two years." : `${d.hard.map((ask) => `${ask.name} on ${date.long(ask.day)}`).join("; ")}.`}</p><h2>Worth knowing</h2><p>Using less than 30% of a limit helps. With a Tidemark Consolidation Loan from 9.49% APR you could pay $388 a month instead. Your Tidemark checking balance is not part of this page.</p><p style="font-size:8pt">CreditSight is for education; a lender may use another score. FICO is a registered trademark of Fair Isaac Corporation.</p>`,
  );
  return {
    html,
    truth: fileTruth(
      "Tidemark Bank",
      d,
      {
        bureau: "Experian",
        score: String(d.score),
        reportDate: d.day,
        accounts: d.lines.map((line) =>
          filedFacts(line, { monthly: true, original: line.open, limit: line.open }),
        ),
      },
      { institution: ["Experian", "CreditSight", "Tidemark Bank CreditSight"] },
    ),
  };
});

const LETTERS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** A bureau's disclosure over many pages: labels with a colon in two columns, grids of months whose amounts are of the past, no word open. */
const disclosure = layout("transunion-grids", (seed) => {
  const d = creditFile(seed, 613);
  const kinds: Readonly<Record<string, string>> = {
    "credit-card": "CREDIT CARD",
    "student-loan": "STUDENT LOAN",
    "auto-loan": "AUTOMOBILE",
    mortgage: "CONVENTIONAL REAL ESTATE MTG",
    "personal-loan": "UNSECURED",
  };
  const pay = byState({
    current: "Current; Paid or Paying as Agreed",
    paid: "Current; Paid or Paying as Agreed",
    late: ">Account 30 Days Past Due Date<",
    "charged-off": ">Charged Off<",
  });
  const past = (line: Filed) =>
    LETTERS.slice(0, 8).map((_, index) => whole(Math.min(line.highest, line.balance + (index + 1) * 4_700)));
  const block = (line: Filed) =>
    `<div class=tl><b>${safe(line.creditor)} #${line.number}****</b><div class=two><div>Date Opened: ${date.slash(line.opened)}<br>Responsibility: ${line.owner === "authorised" ? "Authorized Account" : line.owner === "joint" ? "Joint Account" : "Individual Account"}<br>Account Type: ${line.revolving ? "Revolving Account" : line.kind === "mortgage" ? "Mortgage Account" : "Installment Account"}<br>Loan Type: ${kinds[line.kind] ?? ""}</div><div>Balance: ${whole(line.balance)}<br>Date Updated: ${date.slash(line.reported)}<br>${line.revolving ? `High Balance: ${whole(line.highest)}<br>Credit Limit: ${whole(line.limit)}` : `Original Loan Amount: ${whole(line.original)}`}${line.pastDue > 0 ? `<br>Past Due: &gt;${whole(line.pastDue)}&lt;` : ""}</div><div>Pay Status: ${pay(line).replace(">", "&gt;").replace(/<$/, "&lt;")}<br>Terms: ${line.monthly > 0 ? `${whole(line.monthly)} per month, paid Monthly` : "Paid Monthly"}${line.closedOn ? `<br>Date Closed: ${date.slash(line.closedOn)}` : ""}${line.state === "charged-off" ? `<br>&gt;Maximum Delinquency of 120 days and in 03/2025&lt;` : ""}</div></div><table><tr><td></td>${LETTERS.slice(
      0,
      8,
    )
      .map((month) => `<td>${month}</td>`)
      .join("")}</tr><tr><td>Balance</td>${past(line)
      .map((amount) => `<td>${amount}</td>`)
      .join("")}</tr><tr><td>Rating</td>${LETTERS.slice(0, 8)
      .map(
        (_, index) =>
          `<td>${line.state === "late" && index === 7 ? "30" : line.state === "charged-off" ? "C/O" : "OK"}</td>`,
      )
      .join("")}</tr></table></div>`;
  const bad = d.lines.filter((line) => line.state === "late" || line.state === "charged-off");
  const good = d.lines.filter((line) => !bad.includes(line));
  const [name, street, town] = d.holder;
  const html = document(
    `@page{margin:0.5in}body{font:8pt "Liberation Sans"}h3{border-bottom:2px solid #00a6ca;font-size:10pt}.tl{margin:0 0 10px;break-inside:avoid}.two{display:flex;gap:12px}.two>div{flex:1}table{margin-top:3px}td{border:1px solid #bbb;padding:1px 4px;font-size:6.4pt;text-align:center}`,
    `<div style="display:flex;justify-content:space-between"><b style="font-size:14pt;color:#00a6ca">TransUnion</b><span>File Number: ${d.number}<br>Date Issued: ${date.slash(d.day)}</span></div><p>Personal Information. Name: ${name}. Current Address: ${street}, ${town}. You have been on our files since 06/1998.</p><h3>Accounts with Adverse Information</h3>${bad.map(block).join("") || "<p>None reported.</p>"}${d.collected.map((debt) => `<div class=tl><b>${debt.agency} #${debt.number}****</b><div class=two><div>Placed for collection: ${date.slash(debt.opened)}<br>Responsibility: Individual Account<br>Account Type: Open Account<br>Loan Type: COLLECTION AGENCY/ATTORNEY</div><div>Balance: ${whole(debt.balance)}<br>Original Amount: ${whole(debt.placed)}<br>Original Creditor: ${debt.first}</div><div>Pay Status: &gt;In Collection&lt;</div></div></div>`).join("")}<h3>Satisfactory Accounts</h3>${good.map(block).join("")}<h3>Regular Inquiries</h3>${d.hard.map((ask) => `<p><b>${ask.name}</b> &nbsp; Requested On: ${date.slash(ask.day)} &nbsp; Permissible Purpose: CREDIT TRANSACTION</p>`).join("") || "<p>None.</p>"}<h3>Account Review Inquiries</h3>${d.soft.map((look) => `<p>${safe(look.name)} &nbsp; Requested On: ${date.slash(look.day)}</p>`).join("")}<h3>Consumer statement</h3><p>None. A freeze is not in place. The key: OK current, 30 thirty days late, C/O charged off.</p>`,
  );
  return {
    html,
    truth: fileTruth("TransUnion", d, {
      bureau: "TransUnion",
      reportDate: d.day,
      accounts: [...bad, ...good].map((line) =>
        filedFacts(line, { monthly: true, status: !line.open && line.state !== "charged-off" }),
      ),
    }),
  };
});

/** A monitoring site printed from a browser: totals by kind as bars, accounts as rows of a list with a status word, a second score beside the first. */
const monitor = layout("lanternly-list", (seed) => {
  const d = creditFile(seed, 653);
  const words = byState({
    current: "Open",
    paid: "Closed",
    late: "Open - past due",
    "charged-off": "Closed - charged off",
  });
  const kinds: Readonly<Record<string, string>> = {
    "credit-card": "Credit card",
    "student-loan": "Student loan",
    "auto-loan": "Auto loan",
    mortgage: "Mortgage",
    "personal-loan": "Personal loan",
  };
  const groups = [...new Set(d.lines.map((line) => line.kind))];
  const used = d.lines.some((line) => line.revolving && line.open);
  const html = document(
    `body{font:9pt "DejaVu Sans","Liberation Sans";color:#222}.head{background:#3b2a7a;color:#fff;padding:14px;border-radius:8px;display:flex;justify-content:space-between}.head b{font-size:28pt}.k{display:flex;gap:8px;margin:10px 0}.k div{flex:1;border:1px solid #ccc;border-radius:6px;padding:6px;text-align:center}.k b{display:block;font-size:14pt}.g{font-weight:bold;margin:12px 0 2px;display:flex;justify-content:space-between;border-bottom:2px solid #3b2a7a}.l{display:grid;grid-template-columns:2.2fr 1fr 1fr 1.2fr;padding:5px 0;border-bottom:1px solid #e5e5e5;font-size:8.2pt}.l span{text-align:right}.l small{display:block;color:#777}`,
    `<div style="font-size:7pt;display:flex;justify-content:space-between"><span>${date.bareShort(d.day)}, 8:14 PM</span><span>Lanternly - My credit</span></div><div class=head><div>lanternly<br><small>${d.holder[0]}<br>Equifax data, updated ${date.abbreviatedBare(d.day)}</small></div><div style="text-align:right">VantageScore 4.0<br><b>${d.score}</b><br><small>up to 850 &middot; in a year: ${Math.min(850, d.score + 24)} if you pay on time</small></div></div><div class=k><div>Accounts<b>${d.lines.length}</b></div><div>Open<b>${count(d, (line) => line.open)}</b></div><div>Closed<b>${count(d, (line) => !line.open)}</b></div><div>Collections<b>${d.collected.length}</b></div><div>Inquiries<b>${d.hard.length}</b></div>${used ? `<div>Utilization<b>${d.utilization}%</b></div>` : ""}</div>
    ${groups
      .map((kind) => {
        const list = d.lines.filter((line) => line.kind === kind);
        return `<div class=g><span>${kinds[kind] ?? ""}${list.length > 1 ? "s" : ""}</span><span>${whole(list.reduce((sum, line) => sum + line.balance, 0))}</span></div>${list.map((line) => `<div class=l><div>${safe(line.creditor)}<small>&bull;&bull;${line.number.slice(-3)} &middot; ${words(line)}${line.owner === "authorised" ? " &middot; authorized user" : ""}</small></div><span>${whole(line.balance)}<small>balance</small></span><span>${whole(line.revolving ? line.limit : line.original)}<small>${line.revolving ? "credit limit" : "original balance"}</small></span><span>${line.monthly > 0 ? whole(line.monthly) : "&ndash;"}<small>monthly payment</small></span></div>`).join("")}`;
      })
      .join(
        "",
      )}${d.collected.length > 0 ? `<div class=g><span>In collection</span><span>${whole(d.collected.reduce((sum, debt) => sum + debt.balance, 0))}</span></div>${d.collected.map((debt) => `<div class=l><div>${debt.agency}<small>for ${debt.first}</small></div><span>${whole(debt.balance)}<small>balance</small></span><span>${whole(debt.placed)}<small>original balance</small></span><span>&ndash;<small>monthly payment</small></span></div>`).join("")}` : ""}<p style="background:#f3f0ff;padding:10px;border-radius:8px">Lanternly Plus: three bureaus for $19.99 a month. Or pay off ${whole(d.owed)} sooner with a loan at 11.20% APR.</p>`,
  );
  return {
    html,
    truth: fileTruth(
      "lanternly",
      d,
      {
        bureau: "Equifax",
        score: String(d.score),
        reportDate: d.day,
        accountsTotal: String(d.lines.length),
        accountsOpen: count(d, (line) => line.open),
        accountsClosed: count(d, (line) => !line.open),
        inquiries: String(d.hard.length),
        collections: String(d.collected.length),
        ...(used ? { utilization: String(d.utilization) } : {}),
        accounts: groups.flatMap((kind) =>
          d.lines.filter((line) => line.kind === kind).map((line) => filedFacts(line, { monthly: true })),
        ),
      },
      { institution: ["Equifax"] },
    ),
  };
});

export const sdReports: readonly Layout[] = [
  posted,
  merged,
  screens,
  ledger,
  reseller,
  sentences,
  disclosure,
  monitor,
];
