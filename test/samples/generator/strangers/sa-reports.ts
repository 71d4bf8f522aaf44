import type { DocumentType } from "#contract/document-type.ts";
import type { AccountKind, Extraction } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

const $ = money.wholeDollars;
type Report = NonNullable<Extraction["creditReport"]>;
type ReportLine = NonNullable<Report["accounts"]>[number];

const sa = (name: string, type: DocumentType, make: Layout["make"]): Layout => ({
  name: `sa-${name}`,
  type,
  heldOut: false,
  make,
});

/** One account at a bureau, in cents. Cards and equity lines have a limit, loans an amount borrowed. */
type FileLine = {
  readonly creditor: string;
  readonly kind: AccountKind;
  readonly digits: string;
  readonly openedOn: string;
  readonly reportedOn: string;
  readonly closedOn: string;
  readonly open: boolean;
  readonly revolving: boolean;
  readonly balance: number;
  readonly limit: number;
  readonly original: number;
  readonly high: number;
  readonly monthly: number;
  readonly paid: number;
  readonly term: number;
  readonly late: boolean;
  readonly months: readonly string[];
};

type Collected = {
  readonly agency: string;
  readonly first: string;
  readonly placed: number;
  readonly balance: number;
  readonly day: string;
};

type FileData = {
  readonly person: Person;
  readonly day: string;
  readonly score: number;
  readonly number: string;
  readonly lines: readonly FileLine[];
  readonly open: readonly FileLine[];
  readonly closed: readonly FileLine[];
  readonly collected: readonly Collected[];
  readonly hard: ReadonlyArray<readonly [name: string, business: string, day: string]>;
  readonly soft: ReadonlyArray<readonly [name: string, business: string, day: string]>;
  readonly utilization: number;
  readonly random: Random;
};

const CREDITORS: ReadonlyArray<readonly [string, AccountKind]> = [
  ["ALDERBANK USA NA", "credit-card"],
  ["EDBRIGHT/DEPT OF ED", "student-loan"],
  ["CORVUS CARD SERVICES", "credit-card"],
  ["FIRST TAMARACK FCU", "auto-loan"],
  ["LINDENBANK/OUTPOST", "credit-card"],
  ["LAKEFIELD MTG SVCG", "mortgage"],
  ["UPSTEAD LENDING INC", "personal-loan"],
  ["MERIDIAN & SONS CREDIT", "credit-card"],
  ["HOLLIS MOTOR ACCEPTANCE", "auto-loan"],
  ["QUARRY STATE BANK", "heloc"],
];
const HARD = [
  ["CORVUS CARD SERVICES", "Bank credit cards"],
  ["PALISADE AUTO GROUP", "Automobile dealers, new"],
  ["FIRST TAMARACK FCU", "Credit unions"],
  ["WESTERLY RENTALS LLC", "Real estate/rental agents"],
] as const;
const SOFT = [
  ["ALDERBANK USA NA", "Account review"],
  ["GREENLEAF INSURANCE", "Insurance"],
  ["SCOREHARBOR CONSUMER", "Own file request"],
  ["NIMBUS MOBILE", "Promotional"],
  ["UPSTEAD LENDING INC", "Account review"],
] as const;

function fileLine(random: Random, creditor: string, kind: AccountKind, day: string, open: boolean): FileLine {
  const revolving = kind === "credit-card" || kind === "heloc";
  const limit = revolving ? random.whole(8, kind === "heloc" ? 900 : 240) * 10_000 : 0;
  const original = revolving ? 0 : random.whole(55, kind === "mortgage" ? 4_200 : 380) * 10_000 + 3_700;
  const top = revolving ? limit : original;
  const balance = open ? random.whole(120, Math.floor(top / 108)) * 100 : 0;
  const high = revolving
    ? Math.max(balance, Math.round((limit * random.whole(30, 96)) / 10_000) * 100)
    : original;
  const term =
    { mortgage: 360, "auto-loan": 72, "student-loan": 120, "personal-loan": 48 }[kind as string] ?? 0;
  const late = random.chance(0.2);
  const monthly = revolving
    ? Math.max(2_500, Math.round(balance / 3_500) * 100)
    : Math.round((original * 1.28) / term / 100) * 100;
  return {
    creditor,
    kind,
    digits: String(random.whole(1_013, 9_894)),
    openedOn: addDays(day, -random.whole(500, 3_900)),
    reportedOn: addDays(day, -random.whole(3, 27)),
    closedOn: addDays(day, -random.whole(90, 480)),
    open,
    revolving,
    balance,
    limit,
    original,
    high,
    monthly,
    paid: monthly + random.whole(0, 9) * 500,
    term,
    late,
    months: Array.from({ length: 24 }, (_, index) => (late && index === 13 ? "30" : "OK")),
  };
}

function makeFile(seed: number, from = 5, to = 8): FileData {
  const random = seededRandom(seed * 37 + 5);
  const day = addDays("2026-02-03", random.whole(0, 280));
  const first = random.whole(0, CREDITORS.length - 1);
  const count = random.whole(from, to);
  const lines = Array.from({ length: count }, (_, index) => {
    const [creditor, kind] = CREDITORS[(first + index) % CREDITORS.length] ?? [
      "ALDERBANK USA NA",
      "credit-card",
    ];
    return fileLine(random, creditor, kind, day, index === 0 || (index < count - 1 && random.chance(0.8)));
  });
  const open = lines.filter((line) => line.open);
  const cards = open.filter((line) => line.kind === "credit-card");
  const limits = cards.reduce((sum, line) => sum + line.limit, 0);
  const owed = cards.reduce((sum, line) => sum + line.balance, 0);
  const list = (of: ReadonlyArray<readonly [string, string]>, most: number) =>
    of
      .slice(0, random.whole(1, most))
      .map(([name, business]) => [name, business, addDays(day, -random.whole(11, 640))] as const);
  return {
    person: makePerson(random),
    day,
    score: random.whole(548, 831),
    number: `${random.whole(1_000, 9_999)}-${random.whole(1_000, 9_999)}-${random.whole(10, 99)}`,
    lines,
    open,
    closed: lines.filter((line) => !line.open),
    collected: random.chance(0.4)
      ? [
          {
            agency: "PEMBROKE RECOVERY SVCS",
            first: "RIVERBEND MEDICAL GRP",
            placed: random.whole(120, 1_900) * 100,
            balance: random.whole(90, 1_100) * 100,
            day: addDays(day, -random.whole(200, 900)),
          },
        ]
      : [],
    hard: list(HARD, 4),
    soft: list(SOFT, 5),
    utilization: limits === 0 ? 0 : Math.round((owed / limits) * 100),
    random,
  };
}

type Shows = { readonly monthly?: boolean; readonly balance?: boolean; readonly amounts?: boolean };

const factsOf = (line: FileLine, shows: Shows = {}): ReportLine => ({
  creditor: line.creditor,
  kind: line.kind,
  ...(shows.balance === false ? {} : { balance: decimal(line.balance) }),
  ...(shows.amounts !== false && line.limit > 0 ? { creditLimit: decimal(line.limit) } : {}),
  ...(shows.amounts !== false && line.original > 0 ? { originalBalance: decimal(line.original) } : {}),
  ...(shows.monthly ? { monthlyPayment: decimal(line.monthly) } : {}),
  status: line.open ? "open" : "closed",
});

type Open = Record<string, readonly string[]>;

/** Counts that the page shows only by listing, and collections, which the contract counts and does not list. */
function leftOpen(d: FileData): Open {
  const open: Open = {
    "creditReport.inquiries": [String(d.hard.length)],
    "creditReport.collections": [String(d.collected.length)],
    "creditReport.accountsTotal": [String(d.lines.length)],
    "creditReport.accountsOpen": [String(d.open.length)],
    "creditReport.accountsClosed": [String(d.closed.length)],
  };
  for (const [index, debt] of d.collected.entries()) {
    const at = `creditReport.accounts.${d.lines.length + index}`;
    open[`${at}.creditor`] = [debt.agency, debt.first];
    open[`${at}.kind`] = ["other", "loan"];
    open[`${at}.balance`] = [decimal(debt.balance)];
    open[`${at}.originalBalance`] = [decimal(debt.placed)];
    open[`${at}.status`] = ["open", "closed"];
  }
  return open;
}

/** In order of the truth's accounts: a paid account's printed zero instalment is a figure too. */
const forEach = (lines: readonly FileLine[], pick: (line: FileLine) => Open): Open =>
  Object.fromEntries(
    lines.flatMap((line, index) =>
      Object.entries(pick(line)).map(([key, values]) => [`creditReport.accounts.${index}.${key}`, values]),
    ),
  );

const reportTruth = (institution: string, report: Report, allowed: Open): Truth => ({
  documentType: "credit-reports",
  institution,
  accounts: [],
  transactions: [],
  creditReport: report,
  allowed,
});

const BUREAU_TYPES: Readonly<Record<string, string>> = {
  "credit-card": "Revolving · Credit card",
  heloc: "Revolving · Home equity line of credit",
  "auto-loan": "Installment · Auto loan",
  "student-loan": "Installment · Education loan",
  mortgage: "Mortgage · Conventional real estate loan",
  "personal-loan": "Installment · Unsecured loan",
};

/** A bureau's own web report, printed: a block an account, dotted leaders, three months of balances under each, a footer on all pages. */
const bureauOnline = sa("report-bureau-online", "credit-reports", (seed) => {
  const d = makeFile(seed);
  const dots = (label: string, value: string) =>
    `<div class=d><span>${label}</span><i></i><span>${value}</span></div>`;
  const before = (line: FileLine, month: number) => line.balance + (line.open ? month * line.paid : 0);
  const block = (line: FileLine) =>
    `<section><h4>${line.creditor.replace("&", "&amp;")}<small>POTENTIALLY ${line.late ? "NEGATIVE" : "POSITIVE"} · ${line.open ? "OPEN" : "CLOSED"}</small></h4><div class=two><div>${dots("Account Name", line.creditor.replace("&", "&amp;"))}${dots("Account Number", `${line.digits.slice(0, 2)}62${line.digits}XXXXXXXX`)}${dots("Account Type", BUREAU_TYPES[line.kind] ?? "")}${dots("Responsibility", "Individual")}${dots("Date Opened", date.slash(line.openedOn))}${dots("Status", line.open ? "Open/Never late." : `Paid, Closed/Never late. Closed ${date.slash(line.closedOn)}`)}${dots("Status Updated", date.monthYear(line.reportedOn))}</div><div>${dots("Balance", line.open ? $(line.balance) : "-")}${dots("Balance Updated", line.open ? date.slash(line.reportedOn) : "-")}${dots("Recent Payment", line.open ? $(line.paid) : "-")}${dots("Monthly Payment", line.open ? $(line.monthly) : "-")}${dots(line.revolving ? "Credit Limit" : "Original Balance", $(line.revolving ? line.limit : line.original))}${dots("Highest Balance", $(line.high))}${dots("Terms", line.revolving ? "-" : `${line.term} Months`)}</div></div>${
      line.open
        ? `<div class=h>Balance Histories</div><table><tr><th>Date</th><th>Balance</th><th>Scheduled Payment</th><th>Amount Paid</th></tr>${[1, 2, 3].map((month) => `<tr><td>${date.monthYear(addDays(line.reportedOn, -30 * month))}</td><td>${$(before(line, month))}</td><td>${$(line.monthly)}</td><td>${$(line.paid)} on ${date.slash(addDays(line.reportedOn, -30 * month - 8))}</td></tr>`).join("")}</table><div class=s>Between Jan 2024 and ${date.monthYear(d.day)} the ${line.revolving ? "credit limit/high balance was" : "original loan amount was"} ${$(line.revolving ? line.limit : line.original)}</div>`
        : ""
    }<div class=s><b>Contact Info</b> PO BOX 30${line.digits.slice(2)}, SALT LAKE CITY, UT 84130 · (800) 555-0${line.digits.slice(1)}</div></section>`;
  const html = document(
    `@page{margin:0.55in 0.6in 0.8in;@bottom-left{content:"Prepared For: ${d.person.name}";font:7pt "Liberation Sans";color:#777}@bottom-center{content:"Date Generated: ${date.abbreviated(d.day)}";font:7pt "Liberation Sans";color:#777}@bottom-right{content:"Report Number: ${d.number}   Page " counter(page) " of " counter(pages);font:7pt "Liberation Sans";color:#777}}body{font:8.6pt "Liberation Sans";color:#222}section{break-inside:avoid;border-left:4px solid #26478d;padding:2px 0 4px 10px;margin:12px 0}h4{margin:0 0 4px;font-size:11pt;color:#26478d}h4 small{float:right;font-size:6.8pt;letter-spacing:.08em;color:#4a7f2c}.two{columns:2;column-gap:26px}.d{display:flex;break-inside:avoid;padding:1.6px 0}.d i{flex:1;border-bottom:1px dotted #aaa;margin:0 4px 3px}.h{font-weight:bold;margin:5px 0 1px}section th,section td{text-align:left;font-size:7.4pt;padding-right:28px;font-weight:normal;color:#555}.s{font-size:7pt;color:#666;margin-top:2px}.glance{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin:12px 0}.glance div{background:#eef2fa;padding:8px}.glance b{display:block;font-size:17pt;color:#26478d}`,
    `<div style="font-size:24pt;color:#26478d;letter-spacing:-1px">Experian</div><div style="font-size:15pt;margin:14px 0 2px">Annual Credit Report</div><div>Prepared For <b>${d.person.name}</b> &nbsp;|&nbsp; Date Generated ${date.abbreviated(d.day)} &nbsp;|&nbsp; Report Number ${d.number}</div><h3>At a Glance</h3><div class=glance><div><b>${d.lines.length}</b>Accounts</div><div><b>0</b>Public Records</div><div><b>${d.hard.length}</b>Hard Inquiries</div></div><h3>Personal Information</h3><div>${d.person.name} · Year of Birth 1984 · ${d.person.street}, ${d.person.town}<br>Employers: COLUMBIA CARGO</div><h3>Accounts</h3><div class=s>Accounts listed in this section are individual, joint, or authorized user accounts. The most recent balance may differ by up to $500 from your own records.</div>${d.lines.map(block).join("")}<h3>Hard Inquiries</h3>${d.hard.map(([name, business, day]) => `<div style="margin:5px 0"><b>${name}</b> — ${business}<br>Inquired on ${date.slash(day)}. This inquiry is scheduled to continue on record until ${date.monthYear(addDays(day, 730))}.</div>`).join("")}<h3>Soft Inquiries</h3>${d.soft.map(([name, , day]) => `<div>${name} · ${date.slash(day)}</div>`).join("")}`,
  );
  return {
    html,
    truth: reportTruth(
      "Experian",
      {
        bureau: "Experian",
        reportDate: d.day,
        accountsTotal: String(d.lines.length),
        inquiries: String(d.hard.length),
        accounts: d.lines.map((line) => factsOf(line, { monthly: line.open, balance: line.open })),
      },
      {
        "creditReport.accountsOpen": [String(d.open.length)],
        "creditReport.accountsClosed": [String(d.closed.length)],
      },
    ),
  };
});

const MERGED_TYPES: Readonly<Record<string, string>> = {
  "credit-card": "Credit Card",
  heloc: "Home Equity Line of Credit",
  "auto-loan": "Auto Loan",
  "student-loan": "Student Loan",
  mortgage: "Conventional Mortgage",
  "personal-loan": "Unsecured Loan",
};

/** Three bureaus side by side: scores, counts and each account have a column a bureau; one bureau does not know every account. */
const threeColumns = sa("report-three-bureaus", "credit-reports", (seed) => {
  const d = makeFile(seed, 4, 6);
  const scores = [d.score, d.score - d.random.whole(4, 21), d.score + d.random.whole(3, 17)];
  const missing = d.lines.length - 1;
  const row = (label: string, cells: readonly string[], strong = false) =>
    `<tr${strong ? " class=b" : ""}><td>${label}</td>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  const all = (value: string) => [value, value, value];
  const block = (line: FileLine, index: number) => {
    const each = (value: string) => (index === missing ? [value, value, "--"] : all(value));
    return `<div class=acct><div class=nm>${line.creditor.replace("&", "&amp;")}</div><table><tr><th></th><th class=tu>TransUnion</th><th class=ex>Experian</th><th class=eq>Equifax</th></tr>${row("Account #:", each(`${line.digits}****`))}${row("Account Type:", each(line.revolving ? "Revolving" : "Installment"))}${row("Account Type - Detail:", each(MERGED_TYPES[line.kind] ?? ""))}${row("Bureau Code:", each("Individual"))}${row("Account Status:", each(line.open ? "Open" : "Closed"))}${row("Monthly Payment:", each(`${$(line.open ? line.monthly : 0)}.00`))}${row("Date Opened:", each(date.slash(line.openedOn)))}${row("Balance:", each(`${$(line.balance)}.00`), true)}${row("No. of Months (terms):", each(String(line.term)))}${row("High Credit:", each(`${$(line.high)}.00`))}${row("Credit Limit:", each(line.revolving ? `${$(line.limit)}.00` : ""))}${row("Past Due:", each("$0.00"))}${row("Payment Status:", each(line.open ? "Current" : "Paid"))}${row("Last Reported:", each(date.slash(line.reportedOn)))}${row("Comments:", each(line.open ? "" : "Account closed by consumer"))}</table></div>`;
  };
  const third = d.lines.slice(0, missing);
  const count = (list: readonly FileLine[], open: boolean) =>
    String(list.filter((line) => line.open === open).length);
  const owed = (list: readonly FileLine[]) => `${$(list.reduce((sum, line) => sum + line.balance, 0))}.00`;
  const html = document(
    `@page{margin:0.4in}body{font:7.8pt "DejaVu Sans";color:#333}.acct{break-inside:avoid;margin-bottom:12px}.nm{font-weight:bold;background:#e9e9e9;padding:3px 6px;font-size:8.6pt}.acct table,table.sum{width:100%;table-layout:fixed}td,th{padding:1.5px 6px;border-bottom:1px solid #eee;text-align:left}td:first-child{text-align:right;color:#666}.tu{color:#0a9bc4}.ex{color:#1d3f94}.eq{color:#a5112b}.b td{font-weight:bold}h2{font-size:11pt;background:#3b3f4a;color:#fff;padding:4px 8px;margin:14px 0 6px}`,
    `<table style="width:100%"><tr><td style="text-align:left;font-size:18pt;border:0;color:#3b3f4a"><b>Credit</b>Trellis</td><td style="border:0;text-align:right">3 Bureau Credit Report<br>Reference # M${d.number}<br>Report Date: ${date.slash(d.day)}</td></tr></table><h2>Personal Information</h2><table class=sum><tr><th></th><th class=tu>TransUnion</th><th class=ex>Experian</th><th class=eq>Equifax</th></tr>${row("Credit Report Date:", all(date.slash(d.day)))}${row("Name:", all(d.person.name))}${row("Date of Birth:", all("1984"))}${row("Current Address(es):", all(`${d.person.street}<br>${d.person.town}`))}</table><h2>Credit Score</h2><table class=sum><tr><th></th><th class=tu>TransUnion</th><th class=ex>Experian</th><th class=eq>Equifax</th></tr>${row("Credit Score:", scores.map(String), true)}${row("Lender Rank:", all("Good"))}${row("Score Scale:", all("300-850"))}</table><h2>Summary</h2><table class=sum><tr><th></th><th class=tu>TransUnion</th><th class=ex>Experian</th><th class=eq>Equifax</th></tr>${row("Total Accounts:", [String(d.lines.length), String(d.lines.length), String(third.length)])}${row("Open Accounts:", [count(d.lines, true), count(d.lines, true), count(third, true)])}${row("Closed Accounts:", [count(d.lines, false), count(d.lines, false), count(third, false)])}${row("Delinquent:", all("0"))}${row("Derogatory:", all("0"))}${row("Collection:", all("0"))}${row("Balances:", [owed(d.lines), owed(d.lines), owed(third)])}${row("Public Records:", all("0"))}${row("Inquiries(2 years):", [String(d.hard.length), "0", "0"])}</table><h2>Account History</h2><p style="margin:2px 0 8px">Information on accounts you have opened in the past is displayed below.</p>${d.lines.map(block).join("")}<h2>Inquiries</h2><table style="width:100%"><tr><th>Creditor Name</th><th>Type of Business</th><th>Date of Inquiry</th><th>Credit Bureau</th></tr>${d.hard.map(([name, business, day]) => `<tr><td style="text-align:left">${name}</td><td>${business}</td><td>${date.slash(day)}</td><td>TransUnion</td></tr>`).join("")}</table><p style="font-size:6.5pt">$1 trial converts to $29.95 a month unless cancelled within 7 days.</p>`,
  );
  const either = (pick: (list: readonly FileLine[]) => string) => [...new Set([pick(d.lines), pick(third)])];
  return {
    html,
    truth: reportTruth(
      "CreditTrellis",
      {
        reportDate: d.day,
        collections: "0",
        accounts: d.lines.map((line) => ({
          ...factsOf(line, { amounts: false }),
          monthlyPayment: decimal(line.open ? line.monthly : 0),
          ...(line.revolving ? { creditLimit: decimal(line.limit) } : {}),
        })),
      },
      {
        institution: ["TransUnion", "Experian", "Equifax"],
        "creditReport.bureau": ["TransUnion", "Experian", "Equifax", "CreditTrellis"],
        "creditReport.score": scores.map(String),
        "creditReport.accountsTotal": either((list) => String(list.length)),
        "creditReport.accountsOpen": either((list) => count(list, true)),
        "creditReport.accountsClosed": either((list) => count(list, false)),
        "creditReport.inquiries": [String(d.hard.length), "0"],
        // "High credit" of a loan is the amount borrowed; of a card it is none of the contract's figures.
        ...forEach(
          d.lines,
          (line): Open => (line.original > 0 ? { originalBalance: [decimal(line.original)] } : {}),
        ),
      },
    ),
  };
});

const APP_GROUPS: ReadonlyArray<readonly [string, readonly AccountKind[]]> = [
  ["Credit cards", ["credit-card"]],
  ["Home equity lines", ["heloc"]],
  ["Auto loans", ["auto-loan"]],
  ["Student loans", ["student-loan"]],
  ["Mortgages", ["mortgage"]],
  ["Personal loans", ["personal-loan"]],
];

/** A phone app saved as pages of a phone's size: the score in a ring, factors as cards, accounts in groups with the group's sum. */
const app = sa("report-phone-app", "credit-reports", (seed) => {
  const d = makeFile(seed);
  const change = d.random.whole(2, 24) * (d.random.chance(0.5) ? 1 : -1);
  const item = (line: FileLine) =>
    `<div class=it><div><b>${line.creditor.replace("&", "&amp;")}</b><span>${line.open ? `Reported ${date.monthDay(line.reportedOn)}` : `Closed ${date.monthYear(line.closedOn)}`} · ••${line.digits}</span></div><div class=v><b>${$(line.balance)}</b><span>${line.revolving ? `of ${$(line.limit)} limit` : `of ${$(line.original)} borrowed`}</span>${line.open && !line.revolving ? `<span>${$(line.monthly)}/mo</span>` : ""}</div></div>${line.open && line.revolving ? `<div class=bar><i style="width:${Math.round((line.balance / line.limit) * 100)}%"></i></div>` : ""}`;
  const grouped = APP_GROUPS.flatMap(([title, kinds]) => {
    const list = d.open.filter((line) => kinds.includes(line.kind));
    return list.length === 0 ? [] : [{ title, list, sum: list.reduce((sum, line) => sum + line.balance, 0) }];
  });
  const closedGroups = APP_GROUPS.flatMap(([title, kinds]) => {
    const list = d.closed.filter((line) => kinds.includes(line.kind));
    return list.length === 0 ? [] : [{ title, list }];
  });
  const shown = [...grouped.flatMap((group) => group.list), ...closedGroups.flatMap((group) => group.list)];
  const card = (label: string, value: string, note: string) =>
    `<div class=f><span>${label}</span><b>${value}</b><em>${note}</em></div>`;
  const html = document(
    `@page{size:4.2in 8.6in;margin:0.22in}body{font:9.5pt "DejaVu Sans";color:#10202b}.top{display:flex;justify-content:space-between;font-size:7.5pt;color:#567}.ring{width:176px;height:176px;border:13px solid #12b886;border-right-color:#d8e3e8;border-radius:50%;margin:12px auto;text-align:center;padding-top:28px}.ring b{display:block;font-size:38pt;line-height:1}.f{border:1px solid #dde5e9;border-radius:9px;padding:8px;display:grid;grid-template-columns:1fr auto;margin:6px 0;break-inside:avoid}.f em{font-style:normal;font-size:7.5pt;color:#789;grid-column:1/3}.it{display:flex;justify-content:space-between;padding:7px 0 3px;border-top:1px solid #edf1f3;break-inside:avoid}.it b{display:block;font-size:8.8pt}.it span{display:block;font-size:7pt;color:#789}.v{text-align:right}.bar{height:4px;background:#e5ecef;border-radius:2px}.bar i{display:block;height:4px;background:#228be6;border-radius:2px}h3{display:flex;justify-content:space-between;margin:14px 0 4px;font-size:10.5pt}`,
    `<div class=top><span>9:41</span><span>ScoreHarbor</span><span>82%</span></div><div style="text-align:center;font-weight:bold;margin-top:8px">Hi ${d.person.name.split(" ")[0]}</div><div class=ring><b>${d.score}</b>Good<br><span style="font-size:7.5pt;color:${change > 0 ? "#12b886" : "#e03131"}">${change > 0 ? "▲" : "▼"} ${Math.abs(change)} pts</span></div><div style="text-align:center;font-size:7.5pt;color:#567">VantageScore 3.0 · 300 – 850<br>TransUnion® · Updated ${date.abbreviated(d.day)}<br>Next update in 6 days</div><h3>What makes your score</h3>${card("On-time payments", "99%", "High impact")}${card("Credit card use", `${d.utilization}%`, "High impact · aim for under 30%")}${card("Derogatory marks", String(d.collected.length), "High impact")}${card("Age of credit", "7 yrs, 2 mos", "Medium impact")}${card("Total accounts", String(d.lines.length), "Low impact")}${card("Hard inquiries", String(d.hard.length), "Low impact")}<div style="background:#fff4e0;border-radius:9px;padding:8px;font-size:8pt;margin-top:8px"><b>Sponsored</b> You're prequalified: up to $25,000 at 9.99% APR with Upstead.</div>${grouped.map((group) => `<h3><span>${group.title} (${group.list.length})</span><span>${$(group.sum)}</span></h3>${group.list.map(item).join("")}`).join("")}${closedGroups.length > 0 ? "<h3><span>Closed accounts</span></h3>" : ""}${closedGroups.map((group) => `<div style="font-size:7.5pt;color:#567;margin-top:4px">${group.title}</div>${group.list.map(item).join("")}`).join("")}`,
  );
  return {
    html,
    truth: reportTruth(
      "ScoreHarbor",
      {
        bureau: "TransUnion",
        score: String(d.score),
        reportDate: d.day,
        accountsTotal: String(d.lines.length),
        inquiries: String(d.hard.length),
        utilization: String(d.utilization),
        accounts: shown.map((line) => factsOf(line, { monthly: line.open && !line.revolving })),
      },
      {
        institution: ["TransUnion"],
        "creditReport.accountsOpen": [String(d.open.length)],
        "creditReport.accountsClosed": [String(d.closed.length)],
        "creditReport.collections": [String(d.collected.length)],
      },
    ),
  };
});

const MONTH_LETTERS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const SECTION_NAMES: ReadonlyArray<readonly [string, (line: FileLine) => boolean]> = [
  ["Revolving Accounts", (line) => line.revolving],
  ["Mortgage Accounts", (line) => line.kind === "mortgage"],
  ["Installment Accounts", (line) => !line.revolving && line.kind !== "mortgage"],
];

const LOAN_WORDS: Readonly<Record<string, string>> = {
  "credit-card": "Flexible Spending Credit Card",
  heloc: "Home Equity Line of Credit",
  "auto-loan": "Auto",
  "student-loan": "Education Loan",
  mortgage: "Conventional Real Estate Mortgage",
  "personal-loan": "Unsecured",
};

/** A bureau's personal credit report over many pages: summary with counts and sums a kind, open accounts, closed ones, collections, inquiries. */
const personal = sa("report-personal-file", "credit-reports", (seed) => {
  const d = makeFile(seed, 6, 9);
  const year = Number(d.day.slice(0, 4));
  const history = (line: FileLine) =>
    `<table class=hist><tr><th>Year</th>${MONTH_LETTERS.map((month) => `<th>${month}</th>`).join("")}</tr>${[
      year - 1,
      year - 2,
    ]
      .map(
        (each, half) =>
          `<tr><td>${each}</td>${line.months
            .slice(half * 12, half * 12 + 12)
            .map((code) => `<td>${code === "OK" ? "✓" : code}</td>`)
            .join("")}</tr>`,
      )
      .join("")}</table>`;
  const cell = (label: string, value: string) => `<td><span>${label}</span>${value}</td>`;
  const block = (line: FileLine, number: string) =>
    `<div class=acc><h4>${number} ${line.creditor.replace("&", "&amp;")} <span>(${line.open ? "Open" : "Closed"})</span></h4><table class=top><tr>${cell("Date Reported", date.abbreviated(line.reportedOn))}${cell("Balance", $(line.balance))}${line.revolving ? cell("Available Credit", $(line.limit - line.balance)) : cell("Months Reviewed", "24")}</tr></table><p>The tables below show up to 2 years of the monthly payment status. Account number ending xxxxxxxxxxxx ${line.digits}.</p>${history(line)}<b class=u>Account Details</b><table class=det><tr>${cell("High Credit", $(line.high))}${line.revolving ? cell("Credit Limit", $(line.limit)) : cell("Original Loan Amount", $(line.original))}${cell("Owner", "INDIVIDUAL")}</tr><tr>${cell("Account Type", line.revolving ? "REVOLVING" : "INSTALLMENT")}${cell("Terms Frequency", "MONTHLY")}${cell("Term Duration", line.term > 0 ? String(line.term) : "")}</tr><tr>${cell("Date Opened", date.abbreviated(line.openedOn))}${cell("Amount Past Due", "")}${cell("Date of Last Payment", date.monthYear(line.reportedOn))}</tr><tr>${cell("Actual Payment Amount", line.open ? $(line.paid) : "")}${cell("Scheduled Payment Amount", line.open ? $(line.monthly) : "")}${cell("Date Closed", line.open ? "" : date.abbreviated(line.closedOn))}</tr><tr>${cell("Loan/Account Type", LOAN_WORDS[line.kind] ?? "")}${cell("Activity Designator", line.open ? "" : "PAID AND CLOSED")}${cell("Status", line.open ? "PAYS AS AGREED" : "PAID")}</tr></table></div>`;
  const section = (title: string, list: readonly FileLine[], lead: string) =>
    `<h2>${title}</h2><p>${lead}</p>${list.length === 0 ? "<p>You currently do not have any accounts of this kind in your file.</p>" : ""}${list.map((line) => block(line, `${title.split(".")[0]}.${list.indexOf(line) + 1}`)).join("")}`;
  const sums = SECTION_NAMES.map(([title, belongs]) => {
    const list = d.open.filter(belongs);
    const add = (pick: (line: FileLine) => number) => $(list.reduce((sum, line) => sum + pick(line), 0));
    return `<tr><td>${title.split(" ")[0]}</td><td>${list.length}</td><td>${list.filter((line) => line.balance > 0).length}</td><td>${add((line) => line.balance)}</td><td>${title.startsWith("Rev") ? add((line) => line.limit - line.balance) : ""}</td><td>${title.startsWith("Rev") ? add((line) => line.limit) : add((line) => line.original)}</td><td>${add((line) => line.monthly)}</td></tr>`;
  }).join("");
  const shown = [...SECTION_NAMES.flatMap(([, belongs]) => d.open.filter(belongs)), ...d.closed];
  const cover = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
  const html = document(
    `@page{margin:0.5in 0.65in 0.75in;@bottom-left{content:"${d.person.name} | ${date.abbreviated(d.day)}    Equifax Information Services LLC, P.O. Box 740256, Atlanta, GA 30374    Confirmation # ${d.number.replaceAll("-", "")}";font:7pt "Liberation Sans";color:#888;white-space:pre}@bottom-right{content:"Page " counter(page) " of " counter(pages);font:7pt "Liberation Sans";color:#888}}body{font:9pt "Liberation Sans Narrow","Liberation Sans";color:#1b1b1b}h1{font:bold 22pt "Liberation Sans";color:#9e1b32;margin:0}h2{break-before:page;font:bold 15pt "Liberation Sans";color:#9e1b32;border-bottom:2px solid #9e1b32;margin:0 0 6px}h2.keep{break-before:auto;margin-top:16px}h4{margin:14px 0 4px;font-size:11.5pt}h4 span{font-weight:normal;color:#777}.acc{break-inside:avoid}.acc table{width:100%}.top td{background:#f4f1f1;padding:5px 8px;width:33%;font-size:10pt;font-weight:bold}.det td{padding:2px 4px;width:33%;border-bottom:1px solid #e3e3e3;vertical-align:top}td span{display:inline-block;color:#666;font-weight:normal;font-size:8.2pt;min-width:118px}.hist td,.hist th{font:7pt "DejaVu Sans";text-align:center;border:1px solid #ddd;padding:1px}.u{display:block;margin-top:5px}.sum{width:100%}.sum td,.sum th{border:1px solid #ccc;padding:3px 6px;text-align:right;font-size:8.4pt}.sum td:first-child,.sum th:first-child{text-align:left}.cov td{padding:3px 14px 3px 0;border-bottom:1px solid #ddd}`,
    `<h1>EQUIFAX</h1><div style="font-size:17pt;margin:26px 0 10px">CREDIT REPORT</div><table class=cov style="width:62%">${cover("Name", d.person.name)}${cover("Report Confirmation", d.number.replaceAll("-", ""))}${cover("Report Date", date.abbreviated(d.day))}${cover("Credit File Status", "No fraud indicator on file")}${cover("Alert Contacts", "0 Records Found")}${cover("Average Account Age", "6 Years, 2 Months")}${cover("Length of Credit History", "12 Years, 8 Months")}${cover("Total Accounts", String(d.lines.length))}${cover("Open Accounts", String(d.open.length))}${cover("Closed Accounts", String(d.closed.length))}${cover("Accounts with Negative Information", String(d.lines.filter((line) => line.late).length))}${cover("Collections", String(d.collected.length))}${cover("Hard Inquiries", String(d.hard.length))}${cover("Soft Inquiries", String(d.soft.length))}${cover("Public Records", "0")}</table><h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your credit report.</p><table class=sum><tr><th>Account Type</th><th>Open</th><th>With Balance</th><th>Total Balance</th><th>Available</th><th>Credit Limit / Loan Amount</th><th>Payment</th></tr>${sums}</table><p><b>Most recent account</b> ${d.lines[0]?.creditor ?? ""} opened ${date.abbreviated(d.lines[0]?.openedOn ?? d.day)}</p>${SECTION_NAMES.map(([title, belongs], index) => section(`${index + 2}. ${title}`, d.open.filter(belongs), "Accounts reported as open are shown here.")).join("")}${section("5. Closed Accounts", d.closed, "Accounts that have been paid and closed are shown here.")}<h2>6. Collections</h2>${d.collected.length === 0 ? "<p>You currently do not have any collections in your file.</p>" : d.collected.map((debt) => `<div class=acc><table class=det><tr>${cell("Agency", debt.agency)}${cell("Original Creditor", debt.first)}${cell("Date Assigned", date.abbreviated(debt.day))}</tr><tr>${cell("Original Amount Owed", $(debt.placed))}${cell("Amount", $(debt.balance))}${cell("Status", "UNPAID")}</tr></table></div>`).join("")}<h2 class=keep>7. Inquiries</h2><p><b>Hard Inquiries</b> are inquiries that may impact your credit score.</p><table class=sum><tr><th>Date</th><th>Company</th><th>Request Originator</th></tr>${d.hard.map(([name, business, day]) => `<tr><td>${date.abbreviated(day)}</td><td>${name}</td><td>${business}</td></tr>`).join("")}</table><p><b>Soft Inquiries</b> do not impact your rating.</p><table class=sum><tr><th>Date</th><th>Company</th><th>Description</th></tr>${d.soft.map(([name, business, day]) => `<tr><td>${date.abbreviated(day)}</td><td>${name}</td><td>${business}</td></tr>`).join("")}</table><h2 class=keep>8. Dispute File Information</h2><p style="font-size:7.6pt">If you believe any of the information is incorrect, write to us. There is no fee. A statement of up to 100 words may be added. You may request a copy for $15.50 once your free copies are used.</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "Equifax",
      {
        bureau: "Equifax",
        reportDate: d.day,
        accountsTotal: String(d.lines.length),
        accountsOpen: String(d.open.length),
        accountsClosed: String(d.closed.length),
        inquiries: String(d.hard.length),
        collections: String(d.collected.length),
        accounts: shown.map((line) => factsOf(line, { monthly: line.open })),
      },
      { institution: ["Equifax Information Services LLC"], ...leftOpen(d) },
    ),
  };
});

/** The letter a lender must send with a score: one score, its source and day, how others fare, the factors; nothing is owed here. */
const notice = sa("report-score-notice", "credit-reports", (seed) => {
  const d = makeFile(seed);
  const letterDay = addDays(d.day, d.random.whole(2, 9));
  const bureau = d.random.pick(["Equifax", "TransUnion", "Experian"]);
  const rank = d.random.whole(12, 88);
  const bars = [4, 6, 8, 11, 14, 21, 23, 13];
  const html = document(
    `@page{margin:0.9in 1in}body{font:10.5pt/1.32 "Liberation Serif"}table.box{width:100%}table.box>tbody>tr>td{border:1px solid #000;padding:8px 10px;vertical-align:top}td.q{width:34%;font-weight:bold}.bars{display:flex;align-items:flex-end;height:92px;gap:9px;margin-top:6px}.bars div{flex:1;text-align:center;font-size:7.5pt}.bars i{display:block;background:#888}`,
    `<div><b>TALLGRASS COMMUNITY BANK</b><br>Consumer Lending, 200 Court Street, Ottumwa IA 52501</div><p>${date.long(letterDay)}</p><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><h3 style="text-align:center">Your Credit Score and the Price You Pay for Credit</h3><table class=box><tr><td colspan=2 style="text-align:center;background:#ddd"><b>Your Credit Score</b></td></tr><tr><td class=q>Your credit score</td><td><span style="font-size:20pt">${d.score}</span><br>Source: ${bureau} &nbsp;&nbsp;&nbsp; Date: ${date.long(d.day)}</td></tr><tr><td colspan=2 style="text-align:center;background:#ddd"><b>Understanding Your Credit Score</b></td></tr><tr><td class=q>What you should know about credit scores</td><td>Your credit score is a number that reflects the information in your credit report. Your credit score can change, depending on how your credit history changes.</td></tr><tr><td class=q>How we use your credit score</td><td>Your credit score can affect whether you can get a loan and how much you will have to pay for that loan. You applied for $18,500 at 7.49% APR over 60 months.</td></tr><tr><td class=q>The range of scores</td><td>Scores range from a low of 300 to a high of 850. Generally, the higher your score, the more likely you are to be offered better credit terms.</td></tr><tr><td class=q>How your score compares to the scores of other consumers</td><td>Your credit score ranks higher than ${rank} percent of U.S. consumers.<div class=bars>${bars.map((share, index) => `<div>${share}%<i style="height:${share * 3}px"></i>${300 + index * 70}&#8209;${index === 7 ? 850 : 369 + index * 70}</div>`).join("")}</div></td></tr><tr><td class=q>Key factors that adversely affected your credit score</td><td>PROPORTION OF BALANCES TO CREDIT LIMITS IS TOO HIGH ON REVOLVING ACCOUNTS<br>LENGTH OF TIME ACCOUNTS HAVE BEEN ESTABLISHED<br>TOO MANY INQUIRIES LAST 12 MONTHS<br>TOO MANY ACCOUNTS WITH BALANCES</td></tr><tr><td colspan=2 style="text-align:center;background:#ddd;break-before:page"><b>Checking Your Credit Report</b></td></tr><tr><td class=q>What if there are mistakes in your credit report?</td><td>You have a right to dispute any inaccurate information in your credit report. If you find mistakes, contact the consumer reporting agency.</td></tr><tr><td class=q>How can you obtain a copy of your credit report?</td><td>Under federal law, you have the right to obtain a free copy of your credit report from each of the nationwide consumer reporting agencies once a year. Toll-free: 1-877-322-8228. By mail: P.O. Box 105281, Atlanta, GA 30348-5281.</td></tr></table><p style="font-size:8pt">TCB-H4 (Rev. 03/24) Application 2026-${d.number.slice(0, 4)}</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "TALLGRASS COMMUNITY BANK",
      { bureau, score: String(d.score), reportDate: d.day },
      { institution: [bureau] },
    ),
  };
});

/** A watching service's dashboard, printed: earlier scores, alerts with old and new amounts, and two tables of accounts. */
const monitor = sa("report-monitor-print", "credit-reports", (seed) => {
  const d = makeFile(seed);
  const scores = Array.from({ length: 6 }, (_, index) => d.score - index * d.random.whole(1, 7) - index);
  const revolving = d.lines.filter((line) => line.revolving);
  const loans = d.lines.filter((line) => !line.revolving);
  const shown = [...revolving, ...loans];
  const total = (list: readonly FileLine[], pick: (line: FileLine) => number) =>
    $(list.reduce((sum, line) => sum + pick(line), 0));
  const name = (line: FileLine) => line.creditor.replace("&", "&amp;");
  const words: Readonly<Record<string, string>> = {
    "credit-card": "Credit card",
    heloc: "Home equity line",
    "auto-loan": "Auto",
    "student-loan": "Student",
    mortgage: "Mortgage",
    "personal-loan": "Personal",
  };
  const alert = d.open[0];
  const html = document(
    `@page{margin:0.35in}body{font:8.4pt "TeX Gyre Heros","Liberation Sans";color:#2c2c54;background:#fff}.grid{display:grid;grid-template-columns:1.1fr 1.6fr;gap:12px}.p{border:1px solid #cfcfe6;border-radius:5px;padding:9px;break-inside:avoid}.p h3{margin:0 0 6px;font-size:8pt;text-transform:uppercase;letter-spacing:.12em;color:#706fd3}table{width:100%}th{font-size:6.8pt;text-align:right;color:#888;border-bottom:1px solid #cfcfe6;vertical-align:bottom;font-weight:normal}td{text-align:right;padding:4px 2px;border-bottom:1px solid #f0f0f7}td:first-child,th:first-child{text-align:left}.pill{border:1px solid;border-radius:8px;padding:0 6px;font-size:6.6pt}tfoot td{font-weight:bold}`,
    `<div style="display:flex;justify-content:space-between;margin-bottom:10px"><span style="font-size:14pt"><b>Identity</b>Lantern</span><span>Member since 2021 &nbsp; ${d.person.name} &nbsp; printed ${date.bare(addDays(d.day, 2))}</span></div><div class=grid><div class=p><h3>Credit score</h3><div style="font-size:34pt">${scores[0]}</div>FICO® Score 8 based on Experian data<br>as of ${date.bare(d.day)}<div style="margin-top:8px">Range 300 to 850 · 680 is average</div></div><div class=p><h3>Score history</h3><table><tr>${scores.map((_, index) => `<th>${date.monthYear(addDays(d.day, -30 * (5 - index)))}</th>`).join("")}</tr><tr>${scores
      .toReversed()
      .map((score) => `<td>${score}</td>`)
      .join(
        "",
      )}</tr></table><h3 style="margin-top:12px">Snapshot</h3><table><tr><td>Credit usage</td><td>${d.utilization}%</td><td>Open accounts</td><td>${d.open.length}</td></tr><tr><td>Total debt</td><td>${total(d.lines, (line) => line.balance)}</td><td>Closed accounts</td><td>${d.closed.length}</td></tr><tr><td>Collections</td><td>${d.collected.length}</td><td>Inquiries (24 mo.)</td><td>${d.hard.length}</td></tr></table></div></div><div class=p style="margin-top:12px"><h3>Alerts</h3>${alert ? `<div>${date.bare(addDays(d.day, -6))} &nbsp; Balance change at ${name(alert)}: was ${$(alert.balance + 41_300)}, now ${$(alert.balance)}</div>` : ""}<div>${date.bare(addDays(d.day, -19))} &nbsp; Dark web: an e-mail address of yours was found in 2 breaches</div></div><div class=p style="margin-top:12px"><h3>Revolving credit</h3><table><thead><tr><th>Account</th><th>Type</th><th>Opened</th><th>Reported</th><th>Balance</th><th>Limit</th><th>Used</th><th>Min. payment</th><th></th></tr></thead>${revolving.map((line) => `<tr><td>${name(line)}</td><td>${words[line.kind] ?? ""}</td><td>${date.bare(line.openedOn)}</td><td>${date.bare(line.reportedOn)}</td><td>${$(line.balance)}</td><td>${$(line.limit)}</td><td>${Math.round((line.balance / line.limit) * 100)}%</td><td>${line.open ? $(line.monthly) : "$0"}</td><td><span class=pill>${line.open ? "Open" : "Closed"}</span></td></tr>`).join("")}<tfoot><tr><td>Total</td><td></td><td></td><td></td><td>${total(revolving, (line) => line.balance)}</td><td>${total(revolving, (line) => line.limit)}</td><td></td><td></td><td></td></tr></tfoot></table></div><div class=p style="margin-top:12px"><h3>Loans</h3>${loans.length === 0 ? "No loans reported." : `<table><thead><tr><th>Account</th><th>Type</th><th>Opened</th><th>Reported</th><th>Balance</th><th>Loan<br>amount</th><th>Paid<br>off</th><th>Monthly<br>payment</th><th></th></tr></thead>${loans.map((line) => `<tr><td>${name(line)}</td><td>${words[line.kind] ?? ""}</td><td>${date.bare(line.openedOn)}</td><td>${date.bare(line.reportedOn)}</td><td>${$(line.balance)}</td><td>${$(line.original)}</td><td>${Math.round(100 - (line.balance / line.original) * 100)}%</td><td>${line.open ? $(line.monthly) : "$0"}</td><td><span class=pill>${line.open ? "Open" : "Closed"}</span></td></tr>`).join("")}<tfoot><tr><td>Total</td><td></td><td></td><td></td><td>${total(loans, (line) => line.balance)}</td><td>${total(loans, (line) => line.original)}</td><td></td><td></td><td></td></tr></tfoot></table>`}</div><p style="font-size:6.4pt">Up to $1 million identity theft insurance underwritten by others. Plan: $19.99/mo.</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "IdentityLantern",
      {
        bureau: "Experian",
        score: String(d.score),
        reportDate: d.day,
        accountsOpen: String(d.open.length),
        accountsClosed: String(d.closed.length),
        inquiries: String(d.hard.length),
        collections: String(d.collected.length),
        utilization: String(d.utilization),
        accounts: shown.map((line) => ({
          ...factsOf(line),
          monthlyPayment: decimal(line.open ? line.monthly : 0),
        })),
      },
      {
        institution: ["Experian"],
        "creditReport.accountsTotal": [String(d.lines.length)],
      },
    ),
  };
});

/** The file sent by post: typed, double headings over stacked figures, accounts numbered, adverse ones first. */
const mailed = sa("report-mailed-file", "credit-reports", (seed) => {
  const d = makeFile(seed, 5, 7);
  const adverse = d.lines.filter((line) => line.late);
  const good = d.lines.filter((line) => !line.late);
  const shown = [...adverse, ...good];
  const type: Readonly<Record<string, string>> = {
    "credit-card": "Revolving/<br>credit card",
    heloc: "Revolving/<br>home equity",
    "auto-loan": "Installment/<br>auto",
    "student-loan": "Installment/<br>education",
    mortgage: "Mortgage/<br>real estate",
    "personal-loan": "Installment/<br>unsecured",
  };
  const row = (line: FileLine) =>
    `<tr><td>${shown.indexOf(line) + 1}</td><td><b>${line.creditor.replace("&", "&amp;")}</b><br>PO BOX ${line.digits}<br>OMAHA NE 68103<br>${line.digits.slice(0, 3)}1${line.digits}....</td><td>${date.monthDay(line.openedOn).slice(0, 3)} ${line.openedOn.slice(0, 4)}<br>${date.monthDay(line.openedOn).slice(0, 3)} ${line.openedOn.slice(0, 4)}</td><td>${type[line.kind] ?? ""}<br>${line.term > 0 ? `${line.term} Mos` : "NA"}<br>${line.open ? $(line.monthly) : "NA"}</td><td>Individual</td><td>${$(line.revolving ? line.limit : line.original)}<br>${$(line.high)}</td><td>${line.open ? `${$(line.balance)} as of ${date.monthDay(line.reportedOn).slice(0, 3)} ${line.reportedOn.slice(0, 4)}<br>${$(line.paid)}` : "$0<br>NA"}</td><td>${line.open ? "Open" : "Paid/Closed"}${line.late ? "/was past due 30 days" : "/Never late"}.</td></tr>`;
  const table = (list: readonly FileLine[]) =>
    `<table class=t><thead><tr><th></th><th>Creditor name and address<br>Account number</th><th>Date opened/<br>Reported since</th><th>Type/<br>Terms/<br>Monthly payment</th><th>Respon-<br>sibility</th><th>Credit limit or<br>original amount/<br>High balance</th><th>Recent balance/<br>Recent payment</th><th>Comments/<br>Status</th></tr></thead>${list.map(row).join("")}</table>`;
  const html = document(
    `@page{margin:0.6in 0.5in}body{font:8pt "DejaVu Sans Mono"}.t{width:100%}.t td,.t th{vertical-align:top;text-align:left;padding:4px 5px;font-size:6.9pt;border-top:1px solid #000}.t th{font-weight:normal;border-top:2px solid #000}.t tr{break-inside:avoid}h3{margin:16px 0 4px;font-size:10pt}p{margin:4px 0}`,
    `<div style="display:flex;justify-content:space-between"><div>Prepared for<br><b>${d.person.name}</b><br>${d.person.street}<br>${d.person.town}</div><div>Report number<br>${d.number}<br>Report date<br>${date.long(d.day)}<br>Page 1</div></div><p style="margin-top:14px">Dear ${d.person.name.split(" ")[0]},</p><p>This is the copy of your Innovis consumer credit file that you may have free of charge once in 12 months. A credit score is not part of this disclosure; one may be bought for $7.95. For all questions quote the report number.</p><h3>Potentially negative items</h3>${adverse.length === 0 ? "<p>None reported.</p>" : table(adverse)}<h3>Accounts in good standing</h3>${good.length === 0 ? "<p>None reported.</p>" : table(good)}${d.collected.length > 0 ? `<h3>Placed for collection</h3>${d.collected.map((debt) => `<p>${debt.agency} (for ${debt.first})<br>Placed ${date.slash(debt.day)}; amount placed ${$(debt.placed)}; now owed ${$(debt.balance)}</p>`).join("")}` : ""}<h3>Requests for your credit history</h3><p>Requests viewed by others</p>${d.hard.map(([name, business, day]) => `<p>${name} &nbsp; ${business} &nbsp; Date of request: ${date.slash(day)}</p>`).join("")}<p>Requests viewed only by you</p>${d.soft.map(([name, , day]) => `<p>${name} &nbsp; ${date.slash(day)}</p>`).join("")}<h3>Know your rights</h3><p style="font-size:6.6pt">You may sue in state or federal court; damages from $100 to $1,000 are foreseen by 15 U.S.C. 1681n. Identity theft victims may place an alert for 7 years.</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "Innovis",
      {
        bureau: "Innovis",
        reportDate: d.day,
        accounts: shown.map((line) => factsOf(line, { monthly: line.open })),
      },
      leftOpen(d),
    ),
  };
});

/** A reseller's file for a loan officer on landscape paper: one narrow row an account, codes, a totals row. */
const infile = sa("report-loan-officer-table", "credit-reports", (seed) => {
  const d = makeFile(seed, 6, 9);
  const code: Readonly<Record<string, string>> = {
    "credit-card": "REV / CREDIT CARD",
    heloc: "REV / HOME EQUITY LINE",
    "auto-loan": "INST / AUTO LOAN",
    "student-loan": "INST / STUDENT LOAN",
    mortgage: "MTG / CONVENTIONAL MORTGAGE",
    "personal-loan": "INST / UNSECURED LOAN",
  };
  const plain = (amount: number) => $(amount).slice(1);
  const sum = (pick: (line: FileLine) => number) =>
    plain(d.lines.reduce((total, line) => total + pick(line), 0));
  const row = (line: FileLine) =>
    `<tr><td>B</td><td>${line.creditor.replace("&", "&amp;")}<br><small>${line.digits}XXXX</small></td><td>${code[line.kind] ?? ""}</td><td>${date.noYear(line.openedOn).slice(0, 2)}/${line.openedOn.slice(2, 4)}</td><td>${date.short(line.reportedOn)}</td><td class=n>${plain(line.revolving ? line.limit : line.original)}</td><td class=n>${plain(line.high)}</td><td class=n>${plain(line.balance)}</td><td class=n>${line.open ? plain(line.monthly) : "0"}</td><td class=n>0</td><td class=n>${line.late ? 1 : 0}-0-0</td><td>${line.open ? "OPEN" : "CLOSED"} ${line.open ? "AS AGREED" : "PAID"}</td><td>EF</td></tr>`;
  const html = document(
    `@page{size:11in 8.5in;margin:0.4in}body{font:7.4pt "Liberation Mono"}table{width:100%}.m td,.m th{border:1px solid #444;padding:2px 3px;text-align:left;vertical-align:top}.m th{background:#dcdcdc;font-weight:bold;font-size:6.6pt}.m .n{text-align:right}small{font-size:6pt}.hd td{border:1px solid #444;padding:3px 5px;vertical-align:top}.lb{font-size:5.8pt;display:block}`,
    `<div style="text-align:center;font-size:11pt"><b>BEDROCK CREDIT DATA — INFILE CREDIT REPORT</b></div><table class=hd style="margin:6px 0"><tr><td><span class=lb>REQUESTED BY</span>SANDHILL HOME LOANS 0417</td><td><span class=lb>FILE NUMBER</span>${d.number}</td><td><span class=lb>DATE COMPLETED</span>${date.slash(d.day)}</td><td><span class=lb>REPOSITORY</span>EQUIFAX</td><td><span class=lb>PRICE</span>$32.75</td></tr><tr><td colspan=2><span class=lb>APPLICANT</span>${d.person.name}</td><td><span class=lb>SOC SEC #</span>XXX-XX-4410</td><td colspan=2><span class=lb>CURRENT ADDRESS</span>${d.person.street}, ${d.person.town}</td></tr></table><div style="border:1px solid #444;padding:4px"><b>SCORE</b> &nbsp; EQUIFAX/FICO CLASSIC V5 (RANGE 300-850): <b>${d.score}</b> &nbsp; FACTORS: 010, 018, 033, 014</div><div style="margin:8px 0 2px;text-align:center"><b>CREDIT SUMMARY</b></div><table class=m><tr><th>TRADELINES</th><th>OPEN</th><th>CLOSED</th><th>COLLECTIONS</th><th>PUBLIC REC.</th><th>INQUIRIES (120 DAYS)</th><th>REVOLVING UTILIZATION</th></tr><tr><td>${d.lines.length}</td><td>${d.open.length}</td><td>${d.closed.length}</td><td>0</td><td>0</td><td>${d.hard.length}</td><td>${d.utilization}%</td></tr></table><div style="margin:8px 0 2px;text-align:center"><b>CREDIT HISTORY</b></div><table class=m><tr><th>E<br>C</th><th>CREDITOR NAME<br>ACCOUNT NUMBER</th><th>TYPE</th><th>DATE<br>OPEN</th><th>DATE<br>REPORTED</th><th>CREDIT LIMIT<br>OR ORIG AMT</th><th>HIGH<br>CREDIT</th><th>BALANCE<br>OWING</th><th>PAYMENT<br>AMOUNT</th><th>PAST<br>DUE</th><th>LATE<br>30-60-90</th><th>STATUS</th><th>SRC</th></tr>${d.lines.map(row).join("")}<tr><td></td><td colspan=4><b>TOTALS</b></td><td class=n>${sum((line) => line.limit + line.original)}</td><td class=n>${sum((line) => line.high)}</td><td class=n>${sum((line) => line.balance)}</td><td class=n>${sum((line) => (line.open ? line.monthly : 0))}</td><td class=n>0</td><td></td><td></td><td></td></tr></table><div style="margin:8px 0 2px;text-align:center"><b>INQUIRIES</b></div>${d.hard.map(([name, , day]) => `<div>${date.short(day)} &nbsp; EF &nbsp; ${name}</div>`).join("")}<p style="font-size:6pt">ECOA KEY: B=BORROWER C=CO-BORROWER J=JOINT. THIS REPORT IS FURNISHED UNDER CONTRACT AND IS NOT A LOAN DECISION. *** END OF REPORT ***</p>`,
  );
  return {
    html,
    truth: reportTruth(
      "BEDROCK CREDIT DATA",
      {
        bureau: "EQUIFAX",
        score: String(d.score),
        reportDate: d.day,
        accountsTotal: String(d.lines.length),
        accountsOpen: String(d.open.length),
        accountsClosed: String(d.closed.length),
        inquiries: String(d.hard.length),
        collections: "0",
        utilization: String(d.utilization),
        accounts: d.lines.map((line) => ({
          ...factsOf(line),
          monthlyPayment: decimal(line.open ? line.monthly : 0),
        })),
      },
      { institution: ["EQUIFAX"] },
    ),
  };
});

export const saReports: readonly Layout[] = [
  bureauOnline,
  threeColumns,
  app,
  personal,
  notice,
  monitor,
  mailed,
  infile,
];
