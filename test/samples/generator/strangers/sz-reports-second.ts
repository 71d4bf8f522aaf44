import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import {
  type CreditFile,
  type Line,
  linesTruth,
  makeFile,
  openLines,
  report,
  typeOf,
  whole,
} from "./sz-report-data.ts";

/** An app's page printed by its user: factors with their impact, then accounts in groups with one line or two each. */
const factors: Layout = {
  name: "sz-report-app-factors",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const f = makeFile(seed + 120, 4, 7);
    const groups: ReadonlyArray<readonly [string, (line: Line) => boolean]> = [
      ["Credit cards", (line) => line.card && line.open],
      ["Auto loans", (line) => line.kind === "auto-loan" && line.open],
      ["Student loans", (line) => line.kind === "student-loan" && line.open],
      ["Home loans", (line) => line.kind === "mortgage" && line.open],
      ["Personal loans", (line) => line.kind === "personal-loan" && line.open],
      ["Closed accounts", (line) => !line.open],
    ];
    const used = groups
      .map(([title, belongs]) => ({ title, lines: f.lines.filter(belongs) }))
      .filter(({ lines }) => lines.length > 0);
    const ordered = used.flatMap(({ lines }) => lines);
    const sort = (line: Line) =>
      ({
        "credit-card": "Credit card",
        mortgage: "Mortgage",
        "auto-loan": "Auto loan",
        "student-loan": "Student loan",
      })[line.kind as "mortgage"] ?? "Personal loan";
    const row = (line: Line) =>
      `<div class=l><div><b>${line.creditor}</b><br><span>${line.open ? `Reported: ${date.abbreviatedBare(line.reported)}` : `${sort(line)} · Closed ${date.abbreviatedBare(line.closedOn)}`}</span></div><div class=r><b>${whole(line.balance)}</b><br><span>${line.card ? `${line.open ? `${Math.round((line.balance / line.limit) * 100)}% of ` : ""}${whole(line.limit)} limit` : line.open ? `${Math.round((1 - line.balance / line.high) * 100)}% paid off · ${whole(line.monthly)}/mo` : "Paid in full"}</span></div></div>`;
    const factor = (title: string, value: string, impact: string, note: string) =>
      `<div class=f><div>${title}</div><div style="font-size:14pt">${value}</div><span>${impact}<br>${note}</span></div>`;
    const html = document(
      `body{font:9pt "Liberation Sans";max-width:600px}${BASE}.f{border:1px solid #ddd;border-radius:8px;padding:8px;flex:1}.fs{display:flex;gap:8px;margin:10px 0}span{color:#777;font-size:7.5pt}.l{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:6px 0}h3{margin:16px 0 0}`,
      `<div class=row><b style="font-size:15pt;color:#00804c">penny harbor</b><span class=r>${date.bareShort(f.reportDate)}, 9:41 AM</span></div><h2 style="margin:12px 0 0">Hi ${f.person.name.split(" ")[0]}, here's your credit</h2><div class=row><div><div style="font-size:34pt">${f.score}</div><b>▲ ${3 + (seed % 9)} pts</b> since last month (${f.score - 3 - (seed % 9)})<br><span>VantageScore® 3.0 · TransUnion · Calculated ${date.abbreviatedBare(f.reportDate)} · Next check in 7 days</span></div><div class=f><b>You could have $1,500 cash for a rainy day</b><br>Personal loans from 7.99% APR. Approval odds: Excellent. <span>Ad</span></div></div>
      <h3>Credit factors</h3><div class=fs>${factor("Payment history", "100%", "High impact", "On-time payments. Excellent")}${factor("Credit card use", f.cards.length > 0 ? `${f.used}%` : "--", "High impact", "How much credit you're using; aim for under 30%")}${factor("Derogatory marks", "0", "High impact", "Collections, tax liens, bankruptcies")}</div><div class=fs>${factor("Credit age", "6 yrs, 4 mos", "Medium impact", "Average age of your open accounts")}${factor("Total accounts", String(f.lines.length), "Low impact", `${f.open.length} open, ${f.closed.length} closed`)}${factor("Hard inquiries", String(f.inquiries.length), "Low impact", "In the last 2 years")}</div>
      ${used.map(({ title, lines }) => `<h3>${title} <span>${lines.length} account${lines.length === 1 ? "" : "s"}${title === "Closed accounts" ? "" : ` · ${whole(f.total(lines, "balance"))} total`}</span></h3>${lines.map(row).join("")}`).join("")}
      <h3>Hard inquiries</h3>${f.inquiries.map((entry) => `<div class=l><div>${entry.name}</div><div>${date.abbreviatedBare(entry.day)}</div></div>`).join("")}<p class=small>Penny Harbor, LLC is not a lender. Information you see is from TransUnion and may differ from what Equifax and Experian hold. Only you can see this. https://www.pennyharbor.example/credit/transunion &nbsp; 1/2</p>`,
    );
    return {
      html,
      truth: report(
        {
          bureau: "TransUnion",
          score: String(f.score),
          reportDate: f.reportDate,
          accountsTotal: String(f.lines.length),
          accountsOpen: String(f.open.length),
          accountsClosed: String(f.closed.length),
          inquiries: String(f.inquiries.length),
          ...(f.cards.length > 0 && { utilization: String(f.used) }),
          accounts: linesTruth(ordered, (line) => ({ limit: true, monthly: line.open && !line.card })),
        },
        undefined,
        {
          institution: ["TransUnion", "penny harbor", "Penny Harbor, LLC", "Penny Harbor"],
          "creditReport.collections": ["0"],
        },
      ),
    };
  },
};

/** What a mortgage lender pulls: three bureaus merged, a table of trade lines with codes, three scores and the totals. */
const merged: Layout = {
  name: "sz-report-lender-merged",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const f: CreditFile = makeFile(seed + 200, 5, 7);
    const scores = [f.score, f.score - 11 - (seed % 7), f.score + 6 + (seed % 5)].map(String);
    const sources = ["XP/TU/EF", "XP/EF", "XP/TU/EF", "TU/EF"];
    const capital = (day: string) => day.slice(5, 7) + "/" + day.slice(2, 4);
    const groups: ReadonlyArray<readonly [string, (line: Line) => boolean]> = [
      ["MORTGAGE", (line) => line.kind === "mortgage"],
      ["INSTALLMENT", (line) => !line.card && line.kind !== "mortgage"],
      ["REVOLVING", (line) => line.card],
    ];
    const sums = (list: readonly Line[]) => [
      String(list.length),
      whole(f.total(list, "balance")),
      whole(list.reduce((total, line) => total + (line.card ? line.limit : line.high), 0)),
      whole(f.total(list, "monthly")),
      "$0",
    ];
    const html = document(
      `body{font:7.5pt "Liberation Sans"}${BASE}.x td,.x th{border:1px solid #000;padding:2px 4px;vertical-align:top}.x th{font-size:6.5pt;background:#ddd}.b{background:#000;color:#fff;text-align:center;font-weight:bold;padding:2px;margin:8px 0 0}`,
      `<div class=row><div><b style="font-size:13pt">Cornerstone Factual Data</b><br>A Veridia Information Company<br>5711 S Broad St, Ste 210, Loveland, CO 80538<br>(800) 555-0175 &nbsp; Fax (800) 555-0176</div><div style="text-align:center"><b style="font-size:12pt">MERGED INFILE CREDIT REPORT</b></div></div>
      ${grid(
        "llll",
        [],
        [
          ["<b>FILE #</b>", f.confirmation.slice(0, 7), "<b>DATE COMPLETED</b>", date.slash(f.reportDate)],
          [
            "<b>PREPARED FOR</b>",
            "PINE HOLLOW MORTGAGE CORP - BRANCH 14",
            "<b>DATE ORDERED</b>",
            date.slash(f.reportDate),
          ],
          ["<b>REQ'D BY</b>", "T. ALVAREZ", "<b>REPOSITORIES</b>", "XP/TU/EF"],
          ["<b>LOAN TYPE</b>", "CONVENTIONAL", "<b>PRICE</b>", "$64.10"],
        ],
        "class=x",
      )}
      <div class=b>APPLICANT</div>${grid(
        "llll",
        [],
        [
          ["<b>APPLICANT</b>", f.person.name.toUpperCase(), "<b>CO-APPLICANT</b>", ""],
          ["<b>SOC SEC #</b>", "XXX-XX-4410", "<b>MARITAL STATUS</b>", "UNMARRIED"],
          [
            "<b>CURRENT ADDRESS</b>",
            `${f.person.street}, ${f.person.town}`.toUpperCase(),
            "<b>LENGTH</b>",
            "4 YRS",
          ],
        ],
        "class=x",
      )}
      <div class=b>SCORE MODELS</div><div class=row>${[
        ["EXPERIAN - FAIR ISAAC (VER. 2)", "38 14 10 18"],
        ["TRANSUNION - FICO CLASSIC (04)", "010 014 018 008"],
        ["EQUIFAX - FICO CLASSIC V5", "00010 00018 00014 00030"],
      ]
        .map(
          ([model, codes], index) =>
            `<div style="border:1px solid #000;padding:3px">${model}<br>SCORE: <b style="font-size:11pt">${scores[index]}</b><br>RANGE: 300 - 850<br>REASON CODES: ${codes}</div>`,
        )
        .join("")}</div>
      <div class=b>CREDIT HISTORY</div>${grid(
        "clllrrrrlll",
        [
          "E<br>C<br>O<br>A",
          "CREDITOR<br>ACCT #",
          "DATE<br>RPTD",
          "DATE<br>OPND",
          "HIGH CREDIT<br>OR LIMIT",
          "BALANCE",
          "PYMT<br>TERMS",
          "PAST<br>DUE",
          "MO REV<br>30 60 90+",
          "TYPE<br>STATUS",
          "SOURCE",
        ],
        f.lines.map((line, index) => [
          "B",
          `<b>${line.creditor}</b><br>${line.digits}XXXX`,
          capital(line.reported),
          capital(line.opened),
          whole(line.card ? line.limit : line.high),
          whole(line.balance),
          line.open ? (line.card ? `MIN${line.monthly}` : `${line.months}X${line.monthly}`) : "-",
          "$0",
          `${12 + ((seed + index * 7) % 80)}<br>0 &nbsp; 0 &nbsp; 0`,
          `${typeOf(line)[1].toUpperCase()}<br><b>${line.open ? "OPEN - AS AGREED" : "PAID / CLOSED"}</b>`,
          sources[index % sources.length] ?? "",
        ]),
        "class=x",
      )}<div class=b>TRADE SUMMARY</div>${grid("lrrrrr", ["", "#", "BALANCE", "HIGH CREDIT", "PAYMENTS", "PAST DUE"], [...groups.map(([title, belongs]) => [title, ...sums(f.lines.filter(belongs))]), ["<b>TOTAL</b>", ...sums(f.lines)]], "class=x")}
      <div class=row><div>${pairs([
        ["BANKRUPTCIES", "0"],
        ["PUBLIC RECORDS", "0"],
        ["COLLECTIONS", "0"],
        [
          "INQUIRIES (LAST 120 DAYS)",
          String(f.inquiries.filter((entry) => entry.day > addDays(f.reportDate, -120)).length),
        ],
      ])}</div><div>${pairs([
        ["SATISFACTORY ACCOUNTS", String(f.lines.length)],
        ["OLDEST TRADE LINE", capital(f.lines.map((line) => line.opened).toSorted()[0] ?? f.reportDate)],
        ["OPEN TRADES", String(f.open.length)],
        ["CLOSED TRADES", String(f.closed.length)],
      ])}</div></div>
      <div class=b>INQUIRIES</div>${grid(
        "lll",
        ["DATE", "SUBSCRIBER", "SOURCE"],
        f.inquiries.map((entry) => [date.short(entry.day), entry.name, "XP"]),
        "class=x",
      )}<div class=b>PUBLIC RECORDS</div>*** NO PUBLIC RECORDS FOUND ***<p>ECOA KEY: B=BORROWER; C=CO-BORROWER; J=JOINT; U=UNDESIGNATED; A=AUTHORIZED USER. THE INFORMATION IS FURNISHED FOR THE EXCLUSIVE USE OF THE CLIENT. CREDIT SCORES OF LESS THAN 620 REQUIRE MANUAL REVIEW. *** END OF REPORT ***</p>`,
    );
    const recent = String(f.inquiries.filter((entry) => entry.day > addDays(f.reportDate, -120)).length);
    return {
      html,
      truth: report(
        {
          reportDate: f.reportDate,
          accountsTotal: String(f.lines.length),
          accountsOpen: String(f.open.length),
          accountsClosed: String(f.closed.length),
          collections: "0",
          accounts: linesTruth(f.lines, (line) => ({ monthly: line.open })),
        },
        undefined,
        {
          institution: [
            "Cornerstone Factual Data",
            "PINE HOLLOW MORTGAGE CORP",
            "Experian",
            "TransUnion",
            "Equifax",
          ],
          "creditReport.bureau": ["Cornerstone Factual Data", "Experian", "TransUnion", "Equifax"],
          "creditReport.score": scores,
          "creditReport.inquiries": [recent, String(f.inquiries.length)],
          ...openLines(f.lines, "creditLimit", (line) => (line.card ? line.limit : undefined)),
          ...openLines(f.lines, "originalBalance", (line) => (line.card ? undefined : line.high)),
        },
      ),
    };
  },
};

export const szReportsSecond: readonly Layout[] = [factors, merged];
