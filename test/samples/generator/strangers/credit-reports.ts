import type { AccountKind, Extraction } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "../layout.ts";
import { escaped } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

const whole = money.wholeDollars;
type Report = NonNullable<Extraction["creditReport"]>;
type ReportLine = NonNullable<Report["accounts"]>[number];

export type Trade = {
  readonly creditor: string;
  readonly kind: AccountKind;
  readonly number: string;
  readonly opened: string;
  readonly closedOn: string;
  readonly balance: number;
  readonly high: number;
  readonly limit: number;
  readonly original: number;
  readonly monthly: number;
  readonly open: boolean;
};

export type CreditFile = {
  readonly name: string;
  readonly day: string;
  readonly score: number;
  readonly trades: readonly Trade[];
  readonly open: number;
  readonly closed: number;
  readonly inquiries: number;
  readonly collections: number;
  readonly utilization: number;
  readonly owed: number;
};

const CREDITORS: ReadonlyArray<readonly [string, AccountKind]> = [
  ["COPPERLINE BK USA", "credit-card"],
  ["FENWICK AUTO CREDIT", "auto-loan"],
  ["JUNIPER/SYNC OUTFITTERS", "credit-card"],
  ["HOLLOWAY HOME LENDING", "mortgage"],
  ["DEPT OF ED/ASPENLOAN", "student-loan"],
  ["TWIN RIVERS FCU", "credit-card"],
  ["BRIDGEWAY PERSONAL LN", "personal-loan"],
  ["CADENCE MOTOR ACCEPT", "auto-loan"],
];

export function makeFile(seed: number): CreditFile {
  const random = seededRandom(seed * 13 + 5);
  const day = addDays("2026-01-10", random.whole(0, 290));
  const first = random.whole(0, CREDITORS.length - 1);
  const trades = Array.from({ length: random.whole(4, 7) }, (_, index): Trade => {
    const [creditor, kind] = CREDITORS[(first + index) % CREDITORS.length] ?? [
      "TWIN RIVERS FCU",
      "credit-card",
    ];
    const open = random.chance(0.7);
    const card = kind === "credit-card";
    const limit = card ? random.whole(5, 220) * 10_000 : 0;
    const original = card
      ? 0
      : random.whole(30, kind === "mortgage" ? 4_200 : 380) * 10_000 + random.whole(0, 99) * 100;
    const balance = open ? random.whole(50, Math.floor((card ? limit : original) / 110)) * 100 : 0;
    return {
      creditor,
      kind,
      number: String(random.whole(1_000, 9_899)),
      opened: addDays(day, -random.whole(500, 4_200)),
      closedOn: addDays(day, -random.whole(40, 400)),
      balance,
      high: card ? Math.min(limit, balance + random.whole(10, 900) * 100) : original,
      limit,
      original,
      monthly: open ? Math.max(2_500, Math.round(balance / (card ? 4_500 : 7_000)) * 100) : 0,
      open,
    };
  });
  const cards = trades.filter((trade) => trade.limit > 0 && trade.open);
  const [owed, limits] = [
    cards.reduce((sum, trade) => sum + trade.balance, 0),
    cards.reduce((sum, trade) => sum + trade.limit, 0),
  ];
  return {
    name: random.pick(["DANA W TESTCASE", "ROBIN K ANYBODY", "TERRY L SAMPSON"]),
    day,
    score: random.whole(545, 838),
    trades,
    open: trades.filter((trade) => trade.open).length,
    closed: trades.filter((trade) => !trade.open).length,
    inquiries: random.whole(0, 6),
    collections: random.chance(0.3) ? 1 : 0,
    utilization: limits === 0 ? 0 : Math.round((owed / limits) * 100),
    owed: trades.reduce((sum, trade) => sum + trade.balance, 0),
  };
}

export const lineOf = (trade: Trade, shows: { monthly?: boolean; original?: boolean } = {}): ReportLine => ({
  creditor: trade.creditor,
  kind: trade.kind,
  balance: decimal(trade.balance),
  ...(trade.limit > 0 ? { creditLimit: decimal(trade.limit) } : {}),
  ...(trade.original > 0 && shows.original !== false ? { originalBalance: decimal(trade.original) } : {}),
  ...(shows.monthly ? { monthlyPayment: decimal(trade.monthly) } : {}),
  status: trade.open ? "open" : "closed",
});

const counted = (d: CreditFile): NonNullable<Truth["allowed"]> => ({
  "creditReport.accountsTotal": [String(d.trades.length)],
  "creditReport.accountsOpen": [String(d.open)],
  "creditReport.accountsClosed": [String(d.closed)],
  "creditReport.inquiries": [String(d.inquiries)],
  "creditReport.collections": [String(d.collections)],
});

export const reportTruth = (
  bureau: string | undefined,
  d: CreditFile,
  report: Report,
  allowed: Truth["allowed"] = {},
): Truth => ({
  documentType: "credit-reports",
  ...(bureau === undefined ? {} : { institution: bureau }),
  accounts: [],
  transactions: [],
  creditReport: { ...(bureau === undefined ? {} : { bureau }), reportDate: d.day, ...report },
  allowed: { ...counted(d), ...allowed },
});

export const STYLE =
  "td{vertical-align:top;padding:2px 5px}.r{text-align:right}table{width:100%}.two{display:flex;gap:16px}.two>*{flex:1}h2,h3{margin:6px 0}.s{font-size:7pt;color:#555}";
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `stranger-${name}`,
  type: "credit-reports",
  heldOut: false,
  make,
});
const kv = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
const inquirers = [
  "BAYLINE MOTORS",
  "PEAK CELLULAR",
  "ORCHARD MORTGAGE",
  "VALE BANK",
  "COVE LEASING",
  "ARBOR UTILITIES",
];

/** A disclosure by post: each account under its name and masked number, facts in two columns, terms in words, a payment grid. */
const disclosure = layout("report-disclosure", (seed) => {
  const d = makeFile(seed);
  const loanType: Record<string, string> = {
    "credit-card": "CREDIT CARD",
    "auto-loan": "AUTOMOBILE",
    "student-loan": "STUDENT LOAN",
    mortgage: "CONVENTIONAL REAL ESTATE MTG",
    "personal-loan": "UNSECURED",
  };
  const one = (t: Trade) =>
    `<div style="break-inside:avoid;margin-top:12px"><b>${t.creditor} ${t.number}****</b><br><span class=s>PO BOX 4477, WILMINGTON, DE 19899, (800) 555-0155</span><div class=two><table>${kv("Date Opened:", date.slash(t.opened))}${kv("Responsibility:", "Individual Account")}${kv("Account Type:", t.limit > 0 ? "Revolving Account" : t.kind === "mortgage" ? "Mortgage Account" : "Installment Account")}${kv("Loan Type:", loanType[t.kind] ?? "")}</table><table>${kv("Balance:", whole(t.balance))}${kv("Date Updated:", date.slash(d.day))}${kv("High Balance:", whole(t.high))}${t.limit > 0 ? kv("Credit Limit:", whole(t.limit)) : kv("Original Amount:", whole(t.original))}</table><table>${kv("Pay Status:", t.open ? "Current; Paid or Paying as Agreed" : "Paid, Closed; was Paid as agreed")}${t.open ? kv("Terms:", `${whole(t.monthly)} per month, paid Monthly`) : kv("Date Closed:", date.slash(t.closedOn))}</table></div><table class=s><tr><td></td><td>08/2026</td><td>07/2026</td><td>06/2026</td><td>05/2026</td></tr><tr><td>Rating</td><td>OK</td><td>OK</td><td>OK</td><td>OK</td></tr></table></div>`;
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${STYLE}`,
    `<div class=two><h2>TransUnion Personal Credit Report</h2><div class=r>File Number: 41${d.trades[0]?.number ?? ""}<br>Date Issued: ${date.slash(d.day)}</div></div><p>-Begin Credit Report-</p><h3>Personal Information</h3><p>Name: ${d.name}<br>Other Names: none</p><h3>Account Information</h3><p class=s>Typically, creditors report any changes made to your account information monthly.</p><h3>Satisfactory Accounts</h3>${d.trades.map(one).join("")}<h3>Regular Inquiries</h3>${
      d.inquiries === 0
        ? "<p>None</p>"
        : inquirers
            .slice(0, d.inquiries)
            .map(
              (name, index) =>
                `<p><b>${name}</b><br>Requested On: ${date.slash(addDays(d.day, -30 * (index + 1)))}</p>`,
            )
            .join("")
    }<p>-End of Credit Report-</p>`,
  );
  return {
    html,
    truth: reportTruth("TransUnion", d, {
      accounts: d.trades.map((t) => {
        const { monthlyPayment: _, ...line } = lineOf(t);
        return t.open ? { ...line, monthlyPayment: decimal(t.monthly) } : line;
      }),
    }),
  };
});

/** A bureau's printout: a summary by kind with columns of counts and sums, then facts with label above value in grids. */
const summaryByKind = layout("report-summary-grid", (seed) => {
  const d = makeFile(seed);
  const groups: ReadonlyArray<readonly [string, (t: Trade) => boolean]> = [
    ["Revolving", (t) => t.limit > 0],
    ["Mortgage", (t) => t.kind === "mortgage"],
    ["Installment", (t) => t.limit === 0 && t.kind !== "mortgage"],
    ["Total", () => true],
  ];
  const sum = (list: readonly Trade[], pick: (t: Trade) => number) =>
    list.reduce((all, t) => all + pick(t), 0);
  const row = ([title, test]: (typeof groups)[number]) => {
    const list = d.trades.filter((t) => test(t) && t.open);
    return `<tr><td>${title}</td><td class=r>${list.length}</td><td class=r>${list.filter((t) => t.balance > 0).length}</td><td class=r>${whole(sum(list, (t) => t.balance))}</td><td class=r>${whole(sum(list, (t) => (t.limit > 0 ? t.limit - t.balance : 0)))}</td><td class=r>${whole(sum(list, (t) => t.limit || t.original))}</td><td class=r>${whole(sum(list, (t) => t.monthly))}</td></tr>`;
  };
  const kinds: Record<string, string> = {
    "credit-card": "Credit Card",
    "auto-loan": "Auto Loan",
    "student-loan": "Student Loan",
    mortgage: "Conventional Mortgage",
    "personal-loan": "Personal Loan",
  };
  const above = (entries: readonly (readonly [string, string])[]) =>
    `<table class=g><tr>${entries.map(([label]) => `<td class=s>${label}</td>`).join("")}</tr><tr>${entries.map(([, value]) => `<td>${value}</td>`).join("")}</tr></table>`;
  const one = (t: Trade, index: number) =>
    `<div style="break-inside:avoid"><h3>${index + 1}. ${t.creditor} ${t.open ? "" : "(CLOSED)"}</h3>${above([
      ["Account Number", `xxxxxxxx ${t.number}`],
      ["Account Status", t.open ? "Pays As Agreed" : "Paid and Closed"],
      ["Loan/Account Type", kinds[t.kind] ?? ""],
      ["Owner", "Individual"],
    ])}${above([
      ["Date Reported", date.slash(d.day)],
      ["Date Opened", date.slash(t.opened)],
      ["Reported Balance", whole(t.balance)],
      [t.limit > 0 ? "Credit Limit" : "Original Loan Amount", whole(t.limit || t.original)],
      ["Monthly Payment", whole(t.monthly)],
      ["Amount Past Due", "$0"],
    ])}</div>`;
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${STYLE}.g td{border:1px solid #ccc;width:16%}`,
    `<div class=two><h2 style="color:#a12">EQUIFAX</h2><div class=r>Report Confirmation 62${d.trades[0]?.number ?? ""}1140</div></div><h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Equifax Credit Report.</p><table class=g>${[
      ["Report Date", date.abbreviated(d.day)],
      ["Average Account Age", "6 Years, 2 Months"],
      ["Length of Credit History", "11 Years, 5 Months"],
      ["Accounts with Negative Information", "0"],
      [
        "Oldest Account",
        `${d.trades[0]?.creditor ?? ""} (Opened ${date.slash(d.trades[0]?.opened ?? d.day)})`,
      ],
    ]
      .map(([label, value]) => kv(label ?? "", value ?? ""))
      .join(
        "",
      )}</table><h3>Credit Accounts</h3><p class=s>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p><table class=g><tr><td>Account Type</td><td class=r>Open</td><td class=r>With Balance</td><td class=r>Total Balance</td><td class=r>Available</td><td class=r>Credit Limit</td><td class=r>Payment</td></tr>${groups.map(row).join("")}</table><h3>Other Items</h3><table class=g>${kv("Consumer Statements", "0 Statements Found")}${kv("Inquiries", `${d.inquiries} Inquiries Found`)}${kv("Public Records", "0 Records Found")}${kv("Collections", `${d.collections} Collections Found`)}</table><h2>2. Accounts</h2>${d.trades.map(one).join("")}`,
  );
  return {
    html,
    truth: reportTruth("EQUIFAX", d, {
      accountsOpen: String(d.open),
      inquiries: String(d.inquiries),
      collections: String(d.collections),
      accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
    }),
  };
});

/** A broker's merged report: three scores, one dense table of tradelines with codes, high credit as the amount. */
const merged = layout("report-merged", (seed) => {
  const d = makeFile(seed);
  const codes: Record<string, string> = {
    "credit-card": "REV",
    "auto-loan": "AUTO",
    "student-loan": "EDU",
    mortgage: "MTG",
    "personal-loan": "UNSEC",
  };
  const scores = [d.score, d.score + 11, d.score - 7];
  const html = document(
    `body{font:7.5pt "Liberation Sans Narrow"}${STYLE}td{border:1px solid #999}.n td{border:0}`,
    `<h2>MERGED INFILE CREDIT REPORT</h2><table class=n><tr><td>Prepared for: HOLLY MORTGAGE BROKERS</td><td>Date Completed: ${date.slash(d.day)}</td><td>Repositories: XP TU EF</td></tr><tr><td>Applicant: ${d.name}</td><td>SSN: XXX-XX-4410</td><td>File #: ${d.trades[0]?.number ?? ""}77</td></tr></table><h3>SCORES</h3><table><tr><td>EXPERIAN / FAIR ISAAC V2</td><td>TRANSUNION / FICO CLASSIC 04</td><td>EQUIFAX / BEACON 5.0</td></tr><tr>${scores.map((score) => `<td>${score}</td>`).join("")}</tr></table><h3>TRADELINES</h3><table><tr><td>CREDITOR / ACCT NO</td><td>TYPE</td><td>OPENED</td><td>REPORTED</td><td class=r>HIGH CREDIT / LIMIT</td><td class=r>BALANCE</td><td class=r>PAYMENT</td><td class=r>PAST DUE</td><td>STATUS</td></tr>${d.trades.map((t) => `<tr><td>${t.creditor}<br>${t.number}XXXX</td><td>${codes[t.kind] ?? ""}</td><td>${t.opened.slice(5, 7)}/${t.opened.slice(2, 4)}</td><td>${d.day.slice(5, 7)}/${d.day.slice(2, 4)}</td><td class=r>${whole(t.limit || t.original)}</td><td class=r>${whole(t.balance)}</td><td class=r>${whole(t.monthly)}</td><td class=r>$0</td><td>${t.open ? "OPEN" : "CLOSED"}</td></tr>`).join("")}</table><h3>SUMMARY</h3><table class=n><tr><td>TOTAL ACCOUNTS ${d.trades.length}</td><td>OPEN ${d.open}</td><td>CLOSED ${d.closed}</td><td>TOTAL BALANCE ${whole(d.owed)}</td></tr></table>`,
  );
  const truth = reportTruth(
    undefined,
    d,
    {
      accountsTotal: String(d.trades.length),
      accountsOpen: String(d.open),
      accountsClosed: String(d.closed),
      accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
    },
    {
      "creditReport.score": scores.map(String),
      "creditReport.bureau": ["Experian", "TransUnion", "Equifax", "XP", "HOLLY MORTGAGE BROKERS"],
      institution: ["Experian", "TransUnion", "Equifax", "HOLLY MORTGAGE BROKERS"],
      ...Object.fromEntries(
        d.trades.flatMap((t, index) =>
          t.open ? [] : [[`creditReport.accounts.${index}.monthlyPayment`, ["0.00"]] as const],
        ),
      ),
    },
  );
  return { html, truth };
});

/** A card issuer's monthly score page: score, bureau, factors with figures; no tradelines. */
const scorePage = layout("report-score-page", (seed) => {
  const d = makeFile(seed);
  const html = document(
    `body{font:11pt "Liberation Sans"}${STYLE}.big{font-size:44pt}`,
    `<p>Lodestar Bank &nbsp; Credit Tracker</p><h2>Your FICO&reg; Score</h2><div class=big>${d.score}</div><p>Based on TransUnion data as of ${date.long(d.day)}</p><p class=s>300 Poor &nbsp; 580 Fair &nbsp; 670 Good &nbsp; 740 Very good &nbsp; 800 Exceptional 850</p><h3>What is in your report</h3><table style="width:70%">${kv("Total accounts", String(d.trades.length))}${kv("Hard inquiries in the last two years", String(d.inquiries))}${kv("Credit utilization", `${d.utilization}%`)}${kv("Total balances", whole(d.owed))}${kv("Missed payments", "0")}${kv("Oldest account", "11 years 5 months")}</table><h3>Factors that matter</h3><p>You have a long history. Your balance compared with your limits is low. People with scores above 785 use 7% of their credit on average.</p>`,
  );
  return {
    html,
    truth: {
      ...reportTruth(
        "TransUnion",
        d,
        {
          score: String(d.score),
          utilization: String(d.utilization),
          inquiries: String(d.inquiries),
        },
        {
          institution: ["Lodestar Bank"],
          "creditReport.accountsTotal": [String(d.trades.length)],
          "creditReport.collections": ["0"],
        },
      ),
    },
  };
});

/** A free app's export: cards in two columns with the balance on the right of the name and small facts under it. */
const appCards = layout("report-app-cards", (seed) => {
  const d = makeFile(seed);
  const titles: Record<string, string> = {
    "credit-card": "Credit cards",
    "auto-loan": "Auto loans",
    "student-loan": "Student loans",
    mortgage: "Home loans",
    "personal-loan": "Other loans",
  };
  const card = (t: Trade) =>
    `<div class=card><div class=two><b>${t.creditor}</b><b class=r>${whole(t.balance)}</b></div><div class=s>${t.open ? "Open" : "Closed"} &middot; Opened ${date.monthYear(t.opened)}</div><div class=s>${t.limit > 0 ? `Limit ${whole(t.limit)}` : `Original amount ${whole(t.original)}`}${t.open ? ` &middot; ${whole(t.monthly)} monthly` : ""}</div></div>`;
  const html = document(
    `body{font:10pt "Liberation Sans"}${STYLE}.card{border:1px solid #ccc;border-radius:8px;padding:6px;margin:5px 0;width:48%;break-inside:avoid}.big{font-size:32pt;color:#080}.w{display:flex;flex-wrap:wrap;gap:2%}`,
    `<p>Your credit report &nbsp; Equifax</p><div class=two><div><div class=s>VantageScore 3.0</div><div class=big>${d.score}</div></div><div><p>Updated ${date.abbreviated(d.day)}</p><p>${d.open} open accounts &nbsp; ${d.closed} closed accounts</p><p>${d.inquiries} hard inquiries &nbsp; ${d.collections} in collections</p><p>Card use ${d.utilization}%</p></div></div>${Object.entries(
      titles,
    )
      .map(([kind, title]) => {
        const list = d.trades.filter((t) => t.kind === kind);
        return list.length === 0 ? "" : `<h3>${title}</h3><div class=w>${list.map(card).join("")}</div>`;
      })
      .join("")}`,
  );
  const order = Object.keys(titles).flatMap((kind) => d.trades.filter((t) => t.kind === kind));
  return {
    html,
    truth: reportTruth("Equifax", d, {
      score: String(d.score),
      accountsOpen: String(d.open),
      accountsClosed: String(d.closed),
      inquiries: String(d.inquiries),
      collections: String(d.collections),
      utilization: String(d.utilization),
      accounts: order.map((t) => ({
        ...lineOf(t),
        ...(t.open ? { monthlyPayment: decimal(t.monthly) } : {}),
      })),
    }),
  };
});

/** Plain text in label: value lines, one block an account, closed ones and a collection apart. */
const plainText = layout("report-plain-text", (seed) => {
  const d = makeFile(seed);
  const kinds: Record<string, string> = {
    "credit-card": "Credit card, Revolving",
    "auto-loan": "Auto, Installment",
    "student-loan": "Education, Installment",
    mortgage: "Mortgage, FHA Real Estate",
    "personal-loan": "Installment loan, unsecured",
  };
  const one = (t: Trade) => `Account name:      ${escaped(t.creditor)}
Account number:    ${t.number}XXXXXXXX
Type:              ${kinds[t.kind] ?? ""}
Opened:            ${date.monthYear(t.opened)}
Status:            ${t.open ? "Open/Never late." : `Closed in ${date.monthYear(t.closedOn)}. Paid satisfactorily.`}
Credit limit or original amount:  ${whole(t.limit || t.original)}
Recent balance:    ${t.open ? `${whole(t.balance)} as of ${date.monthYear(d.day)}` : "$0"}
High balance:      ${t.limit > 0 ? whole(t.high) : "Not reported"}
Monthly payment:   ${whole(t.monthly)}
`;
  const html = document(
    `body{font:8.5pt "Liberation Mono"}pre{font:inherit}`,
    `<pre>Experian
Personal credit report for ${d.name}
Report number 0${d.trades[0]?.number ?? ""}-22814-19     Report date: ${date.long(d.day)}

SUMMARY
Accounts in good standing: ${d.trades.length}
Inquiries shared with others: ${d.inquiries}

ACCOUNTS IN GOOD STANDING

${d.trades.map(one).join("\n")}
</pre>`,
  );
  return {
    html,
    truth: reportTruth("Experian", d, {
      inquiries: String(d.inquiries),
      accounts: d.trades.map((t) => lineOf(t, { monthly: true })),
    }),
  };
});

export const strangerReports: readonly Layout[] = [
  disclosure,
  summaryByKind,
  merged,
  scorePage,
  appCards,
  plainText,
];
