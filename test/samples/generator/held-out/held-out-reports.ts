import type { AccountKind } from "#contract/extraction.ts";
import { document, type Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { cellTable, heldOut, lines } from "./sheets.ts";

const whole = money.wholeDollars;

type Line = {
  readonly creditor: string;
  readonly kind: AccountKind;
  readonly number: string;
  readonly openedOn: string;
  readonly balance: number;
  readonly limit: number;
  readonly original: number;
  readonly high: number;
  readonly monthly: number;
  readonly open: boolean;
};

const CREDITORS: ReadonlyArray<readonly [string, AccountKind]> = [
  ["HARBORSTONE BK", "credit-card"],
  ["CORVANE MOTOR CREDIT", "auto-loan"],
  ["BANK OF LARAMIE/TIMBER", "credit-card"],
  ["DEPT OF ED/SAGEBRUSH", "student-loan"],
  ["GRANITE BAY HOME LNS", "mortgage"],
  ["ALPENROSE NA", "credit-card"],
  ["BRIGHTPATH LENDING", "personal-loan"],
  ["OLD MISSION SVGS BK", "heloc"],
];

function makeFile(seed: number, few: number, many: number) {
  const random = seededRandom(seed * 37 + 9);
  const reportDate = addDays("2026-01-12", random.whole(0, 295));
  const first = random.whole(0, CREDITORS.length - 1);
  const list = Array.from({ length: random.whole(few, many) }, (_, index): Line => {
    const [creditor, kind] = CREDITORS[(first + index) % CREDITORS.length] ?? [
      "HARBORSTONE BK",
      "credit-card",
    ];
    const open = random.chance(0.78);
    const revolving = kind === "credit-card" || kind === "heloc";
    const size =
      kind === "mortgage"
        ? random.whole(900, 4_400)
        : kind === "heloc"
          ? random.whole(200, 900)
          : random.whole(30, 380);
    const limit = revolving ? size * 10_000 : 0;
    const original = revolving ? 0 : size * 10_000 + random.whole(0, 99) * 100;
    const top = Math.max(limit, original);
    const balance = open ? Math.max(1, Math.floor((top * random.whole(3, 88)) / 10_000)) * 100 : 0;
    return {
      creditor,
      kind,
      number: String(random.whole(100_000, 989_999)),
      openedOn: addDays(reportDate, -random.whole(300, 4_600)),
      balance,
      limit,
      original,
      high: revolving ? Math.min(limit, balance + random.whole(2, 90) * 1_000) : original,
      monthly: open ? Math.max(2_500, Math.round(balance / (revolving ? 4_500 : 7_000)) * 100) : 0,
      open,
    };
  });
  const cards = list.filter((line) => line.kind === "credit-card" && line.open);
  const [owed, limits] = [
    cards.reduce((sum, line) => sum + line.balance, 0),
    cards.reduce((sum, line) => sum + line.limit, 0),
  ];
  return {
    person: makePerson(random),
    reportDate,
    list,
    open: list.filter((line) => line.open).length,
    closed: list.filter((line) => !line.open).length,
    inquiries: random.whole(0, 4),
    score: random.whole(548, 829),
    utilization: limits > 0 ? Math.round((owed / limits) * 100) : undefined,
  };
}

type Shown = { readonly limit?: boolean; readonly original?: boolean; readonly monthly?: boolean };

const lineFacts = (line: Line, shown: Shown) => ({
  creditor: line.creditor,
  kind: line.kind,
  balance: decimal(line.balance),
  ...(shown.limit && line.limit > 0 ? { creditLimit: decimal(line.limit) } : {}),
  ...(shown.original && line.original > 0 ? { originalBalance: decimal(line.original) } : {}),
  ...(shown.monthly && line.open ? { monthlyPayment: decimal(line.monthly) } : {}),
  status: line.open ? ("open" as const) : ("closed" as const),
});

const reportTruth = (
  bureau: string,
  report: Truth["creditReport"],
  allowed: NonNullable<Truth["allowed"]>,
): Truth => ({
  documentType: "credit-reports",
  institution: bureau,
  accounts: [],
  transactions: [],
  creditReport: { bureau, ...report },
  allowed,
});

/** A bureau's own file: counts on top, then a block a creditor with a grid of months, closed accounts in a part of their own. */
const monthGrid = heldOut("report-month-grid", "credit-reports", (seed) => {
  const d = makeFile(seed, 4, 6);
  const order = [...d.list.filter((line) => line.open), ...d.list.filter((line) => !line.open)];
  const label: Readonly<Record<string, string>> = {
    "credit-card": "Credit card",
    "auto-loan": "Auto loan",
    "student-loan": "Education loan",
    mortgage: "Conventional RE mortgage",
    "personal-loan": "Unsecured loan",
    heloc: "Home equity line of credit",
  };
  const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];
  const block = (line: Line) =>
    `<div class=bl><div class=nm>${line.creditor}<span>${line.open ? "Balance" : "Closed"} ${line.open ? whole(line.balance) : ""}</span></div><div class=g>${lines(
      [
        ["Account number", `${line.number}XXXXXX`],
        ["Account type", label[line.kind] ?? ""],
        ["Responsibility", "Individual"],
        ["Date opened", date.slash(line.openedOn)],
        ["Status", line.open ? "Open/Never late" : "Paid, Closed/Never late"],
        ["Status updated", date.slash(addDays(d.reportDate, -12))],
      ],
    )}${lines([
      ["Balance", line.balance === 0 ? "$0" : whole(line.balance)],
      ["Balance updated", date.slash(addDays(d.reportDate, -12))],
      line.limit > 0 && ["Credit limit", whole(line.limit)],
      line.original > 0 && ["Original balance", whole(line.original)],
      ["Highest balance", whole(line.high)],
      ["Monthly payment", line.open ? whole(line.monthly) : "-"],
      ["Past due amount", "-"],
    ])}</div>${cellTable(
      [
        ["", ...months],
        [
          d.reportDate.slice(0, 4),
          ...months.map((_, index) => (index < Number(d.reportDate.slice(5, 7)) - 1 ? "✓" : "–")),
        ],
        [String(Number(d.reportDate.slice(0, 4)) - 1), ...months.map(() => "✓")],
      ],
      "class=mo",
    )}</div>`;
  const html = document(
    `body{font:8.5pt "Liberation Sans"}table{width:100%}.n{text-align:right}.bl{border:1px solid #b8b8d8;border-radius:4px;padding:7px;margin-top:9px;break-inside:avoid}.nm{font-weight:bold;font-size:10pt;display:flex;justify-content:space-between;color:#26277c}.g{display:grid;grid-template-columns:1fr 1fr;gap:24px;font-size:8pt}.mo{width:60%;font-size:7pt;margin-top:4px}.mo td{text-align:center;border:1px solid #ddd}h2{color:#26277c;font-weight:normal;font-size:13pt;margin:18px 0 0;break-after:avoid}.glance{display:flex;gap:12px;margin:10px 0}.glance div{background:#ececf7;flex:1;padding:8px;text-align:center}.glance b{display:block;font-size:14pt}`,
    `<div style="display:flex;justify-content:space-between"><div style="font-size:20pt;color:#26277c">experian<span style="font-size:9pt">.</span></div><div class=n>Prepared for <b>${d.person.name}</b><br>Date generated: ${date.abbreviated(d.reportDate)}</div></div><h2>At a glance</h2><div class=glance><div><b>${d.list.length}</b>Accounts</div><div><b>${d.open}</b>Open accounts</div><div><b>${d.closed}</b>Closed accounts</div><div><b>0</b>Collections</div><div><b>${d.inquiries}</b>Hard inquiries</div><div><b>0</b>Public records</div></div><h2>Personal information</h2><p>Name: ${d.person.name} &nbsp; Year of birth: 1981 &nbsp; Address: ${d.person.street}, ${d.person.town}</p><h2>Open accounts</h2>${order
      .filter((line) => line.open)
      .map(block)
      .join("")}${
      d.closed > 0
        ? `<h2>Closed accounts</h2>${order
            .filter((line) => !line.open)
            .map(block)
            .join("")}`
        : ""
    }<h2>Hard inquiries</h2>${d.inquiries === 0 ? "<p>You have no hard inquiries.</p>" : cellTable(Array.from({ length: d.inquiries }, (_, index) => [["TIDEWATER MOTORS", "FIRST MERIDIAN BK", "LOCAL WIRELESS", "JUNIPER ONE"][index] ?? "", `Inquired on ${date.slash(addDays(d.reportDate, -40 - index * 77))}`, "This inquiry stays until two years after that day"]))}<p style="font-size:7pt">A dispute costs $0. A credit freeze is free. Identity insurance of $1,000,000 comes with the paid plan at $24.99 a month.</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "Experian",
      {
        reportDate: d.reportDate,
        accountsTotal: String(d.list.length),
        accountsOpen: String(d.open),
        accountsClosed: String(d.closed),
        inquiries: String(d.inquiries),
        collections: "0",
        accounts: order.map((line) => lineFacts(line, { limit: true, original: true, monthly: true })),
      },
      Object.fromEntries(
        order.flatMap((line, index) =>
          line.limit > 0 ? [[`creditReport.accounts.${index}.originalBalance`, [decimal(line.high)]]] : [],
        ),
      ),
    ),
  };
});

/** One wide table in small capitals, as a lender prints it: type in letters, high credit and limit in one column. */
const wideTable = heldOut("report-wide-table", "credit-reports", (seed) => {
  const d = makeFile(seed + 40, 5, 8);
  const type: Readonly<Record<string, string>> = {
    "credit-card": "Revolving / Credit Card",
    "auto-loan": "Installment / Auto",
    "student-loan": "Installment / Education",
    mortgage: "Mortgage / Real Estate",
    "personal-loan": "Installment / Personal",
    heloc: "Revolving / Home Equity",
  };
  const html = document(
    `body{font:7.5pt "Liberation Sans Narrow","Liberation Sans"}table{width:100%}.n{text-align:right}.t th{background:#222;color:#fff;text-align:left;padding:3px;font-weight:normal}.t th.n{text-align:right}.t td{border:1px solid #999;padding:3px}.top{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #222;margin-bottom:10px}.top>div{padding:6px;border-right:1px solid #222}h4{margin:14px 0 3px;font-size:9pt}`,
    `<div style="text-align:center;font-size:12pt;margin-bottom:8px"><b>CONSUMER CREDIT REPORT</b></div><div class=top><div>Source: <b>Equifax</b><br>Date of Report: ${date.dashed(d.reportDate)}<br>File ID: 88-${d.score}410</div><div>Consumer: ${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div>FICO Score 8: <b style="font-size:13pt">${d.score}</b><br>Range 300 - 850<br>Factors: 14, 10, 05, 30</div></div>
    <h4>TRADE LINES</h4><table class=t><tr><th>Creditor</th><th>Account</th><th>Type</th><th>Opened</th><th>Status</th><th class=n>Credit Limit</th><th class=n>Original Amount</th><th class=n>Balance</th><th class=n>Payment</th><th>30/60/90</th></tr>${d.list.map((line) => `<tr><td>${line.creditor}</td><td>${line.number.slice(0, 4)}****</td><td>${type[line.kind] ?? ""}</td><td>${date.dashed(line.openedOn)}</td><td>${line.open ? "Open" : "Closed"}</td><td class=n>${line.limit > 0 ? whole(line.limit) : ""}</td><td class=n>${line.original > 0 ? whole(line.original) : ""}</td><td class=n>${whole(line.balance)}</td><td class=n>${line.open ? whole(line.monthly) : ""}</td><td>0 0 0</td></tr>`).join("")}</table>
    <h4>SUMMARY</h4><table class=t style="width:70%"><tr><th>Total Accounts</th><th>Open</th><th>Closed</th><th>Collections</th><th>Inquiries (24 mo.)</th><th>Total Balance</th></tr><tr><td>${d.list.length}</td><td>${d.open}</td><td>${d.closed}</td><td>0</td><td>${d.inquiries}</td><td>${whole(d.list.reduce((sum, line) => sum + line.balance, 0))}</td></tr></table><p>End of report. This report may not be resold. Equifax Information Services LLC, PO Box 740241, Atlanta GA 30374.</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "Equifax",
      {
        score: String(d.score),
        reportDate: d.reportDate,
        accountsTotal: String(d.list.length),
        accountsOpen: String(d.open),
        accountsClosed: String(d.closed),
        inquiries: String(d.inquiries),
        collections: "0",
        accounts: d.list.map((line) => lineFacts(line, { limit: true, original: true, monthly: true })),
      },
      {
        institution: ["Equifax Information Services LLC"],
        "creditReport.bureau": ["Equifax Information Services LLC"],
      },
    ),
  };
});

/** A score app's printout: the score large, its range and its change beside it, factors in tiles, accounts in short lines. */
const scoreApp = heldOut("report-score-app", "credit-reports", (seed) => {
  const d = makeFile(seed + 80, 3, 6);
  const random = seededRandom(seed + 81);
  const type: Readonly<Record<string, string>> = {
    "credit-card": "Credit card",
    "auto-loan": "Auto loan",
    "student-loan": "Student loan",
    mortgage: "Mortgage",
    "personal-loan": "Personal loan",
    heloc: "Home equity line",
  };
  const html = document(
    `body{font:10pt "DejaVu Sans"}table{width:100%}.n{text-align:right}.hero{text-align:center;padding:18px;background:#0f172a;color:#fff;border-radius:16px}.sc{font-size:40pt}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:14px 0}.tiles>div{border:1px solid #ddd;border-radius:10px;padding:9px;font-size:8.5pt}.tiles b{display:block;font-size:14pt}.ac{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:7px 0;break-inside:avoid}.ac small{color:#666;display:block}`,
    `<div style="font-size:15pt;color:#0f172a">scoreharbor</div><div class=hero><div>Your VantageScore 3.0 from TransUnion</div><div class=sc>${d.score}</div><div>▲ ${random.whole(2, 19)} points since last month &nbsp; (300 to 850)</div><div style="font-size:8.5pt">Updated ${date.long(d.reportDate)}</div></div><div class=tiles>${d.utilization === undefined ? "" : `<div><b>${d.utilization}%</b>Credit card use</div>`}<div><b>100%</b>Payment history</div><div><b>${random.whole(2, 14)} yrs ${random.whole(1, 11)} mos</b>Age of credit</div><div><b>${d.list.length}</b>Total accounts</div><div><b>${d.inquiries}</b>Hard inquiries</div><div><b>0</b>Derogatory marks</div></div><h3>Your accounts</h3>${d.list.map((line) => `<div class=ac><div>${line.creditor}<small>${type[line.kind] ?? ""} &middot; ${line.open ? "Open" : "Closed"} &middot; ${line.open ? "On time" : "Paid"}</small></div><div class=n>${whole(line.balance)}<small>${line.limit > 0 ? `of ${whole(line.limit)} limit` : `of ${whole(line.original)} borrowed`}</small></div></div>`).join("")}<p style="font-size:8pt;color:#666">Pre-approved for you: Lumen Card, up to $6,000 limit. People like you have an average score of 694. Scores differ between bureaus.</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "TransUnion",
      {
        score: String(d.score),
        reportDate: d.reportDate,
        accountsTotal: String(d.list.length),
        inquiries: String(d.inquiries),
        ...(d.utilization === undefined ? {} : { utilization: String(d.utilization) }),
        accounts: d.list.map((line) => lineFacts(line, { limit: true, original: true })),
      },
      { institution: ["scoreharbor"], "creditReport.collections": ["0"] },
    ),
  };
});

export const heldOutReports = [monthGrid, wideTable, scoreApp];
