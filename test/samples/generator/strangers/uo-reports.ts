import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { addMonths, counts, plain, start, sum, type Trade, told, trades, usage, whole } from "./uo-data.ts";

const label: Record<Trade["kind"], string> = {
  "credit-card": "Credit card",
  "auto-loan": "Auto loan",
  "student-loan": "Student loan",
  "personal-loan": "Personal loan",
  mortgage: "Mortgage",
};

/** A bank's free score page, printed from the app: ring with the score, factors, then account cards. */
const bankApp: Layout = {
  name: "uo-report-bank-app",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, last } = start(seed, 1);
    const day = addDays(last, -random.whole(2, 20));
    const list = trades(random, day).filter((trade) => trade.open);
    const score = random.whole(588, 812);
    const change = random.whole(-14, 22);
    const use = usage(list);
    const inquiries = random.whole(0, 4);
    const ease = score > 740 ? "Excellent" : score > 660 ? "Good" : "Fair";
    const factor = (name: string, weight: string, value: string, note: string) =>
      `<div class=f><div class=w>${weight}</div><b>${name}</b><div class=n>${value}</div><div class=small>${note}</div></div>`;
    const groups: ReadonlyArray<readonly [string, ReadonlyArray<Trade["kind"]>]> = [
      ["Credit cards", ["credit-card"]],
      ["Auto loans", ["auto-loan"]],
      ["Student loans", ["student-loan"]],
      ["Mortgages", ["mortgage"]],
      ["Other loans", ["personal-loan"]],
    ];
    const ordered = groups.flatMap(([, kinds]) => list.filter((trade) => kinds.includes(trade.kind)));
    const cards = groups
      .map(([title, kinds]) => {
        const mine = list.filter((trade) => kinds.includes(trade.kind));
        if (mine.length === 0) return "";
        return `<h3>${title} <span class=cnt>${mine.length}</span></h3>${mine
          .map(
            (trade) =>
              `<div class=card><div><b>${trade.creditor}</b><div class=small>Opened ${date.monthYear(trade.opened)} &middot; Open &middot; Current</div></div><div class=r><b>${whole(trade.balance)}</b><div class=small>${
                trade.limit === undefined
                  ? `of ${whole(trade.high)} loan amount`
                  : `of ${whole(trade.limit)} credit limit`
              }</div></div></div>`,
          )
          .join("")}`;
      })
      .join("");
    return {
      html: document(
        `${BASE}body{font:10pt Helvetica,Arial,sans-serif;color:#222}.top{background:#013d5b;color:#fff;padding:10px 16px;display:flex;justify-content:space-between}.top b{font-size:15pt}.ring{width:170px;height:170px;border:12px solid #2a8f5a;border-radius:50%;text-align:center;padding-top:34px;margin:14px auto}.ring .s{font-size:34pt;font-weight:bold;line-height:1}.fs{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px}.f{border:1px solid #ccc;border-radius:6px;padding:8px}.w{font-size:7pt;text-transform:uppercase;color:#777}.n{font-size:15pt;margin:3px 0}.card{display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding:6px 2px;break-inside:avoid}h3{margin:12px 0 2px;color:#013d5b}.cnt{color:#888;font-weight:normal}`,
        `<div class=top><b>Tolland One</b><span>CreditGlance<sup>&reg;</sup></span></div>
<p>Hi, ${person.name.split(" ")[0]}. Your score as of ${date.abbreviatedBare(day)} is in.</p>
<div class=ring><div class=s>${score}</div><div>${ease}</div><div class=small>${change === 0 ? "No change" : `${change > 0 ? "Up" : "Down"} ${Math.abs(change)} pts`}</div></div>
<p class=small style="text-align:center">VantageScore<sup>&reg;</sup> 3.0 provided by TransUnion<sup>&reg;</sup> &nbsp;|&nbsp; Range 300&ndash;850 &nbsp;|&nbsp; Next update ${date.abbreviatedBare(addDays(day, 7))}</p>
<h3>What makes up your score</h3><div class=fs>${factor("On-Time Payments", "Most influential", "100%", "Paying on time is the best thing you can do.")}${factor("Credit Used", "Highly influential", `${use.percent}%`, `${whole(use.balance)} used of ${whole(use.limit)} total credit. Try to stay below 30%.`)}${factor("Oldest Credit Line", "Moderately influential", `${random.whole(6, 14)} yrs`, "Age of your oldest open account.")}${factor("Recent Inquiries", "Less influential", String(inquiries), "Hard inquiries in the last 2 years.")}${factor("New Accounts", "Less influential", "0", "Opened in the last 2 years.")}${factor("Available Credit", "Less influential", whole(use.limit - use.balance), "Across your open cards.")}</div>
<h3>Your TransUnion credit report</h3><table><tr><td>Report date</td><td class=r>${date.abbreviatedBare(day)}</td></tr><tr><td>Open accounts</td><td class=r>${list.length}</td></tr><tr><td>Collections</td><td class=r>0</td></tr><tr><td>Public records</td><td class=r>0</td></tr></table>
${cards}
<p class=small>CreditGlance is free for everyone, whether or not you have a Tolland One account. The VantageScore 3.0 credit score shown is one of many credit scores and may not be the score a lender uses. Checking your score here is a soft inquiry and will not lower it. Monitoring alerts are based on data from TransUnion and Experian and may not capture every change. &copy; ${day.slice(0, 4)} Tolland One. Products and services are offered by Tolland One, N.A., Member FDIC.</p>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "Tolland One",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TransUnion",
          score: String(score),
          reportDate: day,
          accountsOpen: String(list.length),
          inquiries: String(inquiries),
          collections: "0",
          utilization: use.percent,
          accounts: ordered.map((trade) => {
            const { monthlyPayment: _, ...rest } = told(trade);
            return rest;
          }),
        },
        allowed: { institution: ["TransUnion", "Tolland One, N.A."] },
      },
    };
  },
};

/** A bureau's own paid product: summary tables by account type first, then a page-wide block for every account. */
const monitoring: Layout = {
  name: "uo-report-paid-monitoring",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, last } = start(seed, 2);
    const list = trades(random, last);
    const ordered = [
      ...list.filter((trade) => trade.kind === "credit-card"),
      ...list.filter((trade) => trade.kind === "mortgage"),
      ...list.filter((trade) => trade.kind !== "credit-card" && trade.kind !== "mortgage"),
    ];
    const number = counts(list);
    const score = random.whole(575, 830);
    const inquiries = random.whole(0, 5);
    const collections = random.chance(0.25) ? 1 : 0;
    const use = usage(list);
    const line = (title: string, mine: readonly Trade[], limited: boolean) => {
      const open = mine.filter((trade) => trade.open);
      const owed = sum(open.map((trade) => trade.balance));
      const limit = sum(open.map((trade) => trade.limit ?? 0));
      return [
        title,
        String(open.length),
        String(open.filter((trade) => trade.balance > 0).length),
        whole(owed),
        limited ? whole(limit - owed) : "",
        limited ? whole(limit) : "",
        limited && limit > 0 ? `${Math.round((100 * owed) / limit)}.0%` : "",
        whole(sum(open.map((trade) => trade.payment))),
      ];
    };
    const block = (trade: Trade, at: number) =>
      `<div class=blk><h4>${Math.floor(at / 10) + 3}.${(at % 10) + 1} ${trade.creditor} <span>${trade.open ? "" : "(CLOSED)"}</span></h4><div class=small>Account Highlights</div><div class=row><div>${pairs(
        [
          ["Account Number", `xxxxxxxx ${trade.number.slice(2)}`],
          ["Reported Balance", whole(trade.balance)],
          ["Account Status", trade.open ? "PAYS_AS_AGREED" : "PAID_AS_AGREED"],
          ["Available Credit", trade.limit && trade.open ? whole(trade.limit - trade.balance) : ""],
          ["Loan/Account Type", label[trade.kind]],
        ],
      )}</div><div>${pairs([
        ["Credit Limit", trade.limit === undefined ? "" : whole(trade.limit)],
        ["Original Loan Amount", trade.limit === undefined ? whole(trade.high) : ""],
        ["Scheduled Payment Amount", whole(trade.payment)],
        ["Date Opened", date.abbreviated(trade.opened)],
        trade.open
          ? ["Amount Past Due", "$0"]
          : ["Date Closed", date.abbreviated(addMonths(trade.opened, 13))],
      ])}</div></div></div>`;
    const utilized = line(
      "Revolving",
      list.filter((trade) => trade.limit !== undefined),
      true,
    );
    utilized[6] = `${use.percent}%`;
    return {
      html: document(
        `${BASE}body{font:9pt Arial,sans-serif;color:#333}h1{color:#9c1b32;font-size:20pt;margin:0}h2{color:#9c1b32;border-bottom:2px solid #9c1b32;font-size:13pt;margin:16px 0 6px}h4{margin:0 0 4px;font-size:10.5pt}.blk{border:1px solid #bbb;padding:8px;margin:8px 0;break-inside:avoid}.t td,.t th{border-bottom:1px solid #ccc;padding:4px 3px}.t th{background:#f3f3f3}`,
        `<div class=row><h1>CREDVERA</h1><div class=r>${person.name}<br>Report Confirmation ${random.whole(1_000_000_000, 4_000_000_000)}<br>${date.abbreviated(last)}</div></div>
<p><b>Your Credvera Complete&trade; Premier Credit Report</b></p>
<h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Equifax Credit Report.</p>
${pairs([
  ["Report Date", date.abbreviated(last)],
  ["Credit File Status", "No fraud indicator on file"],
  ["VantageScore 3.0 Credit Score based on Equifax data", String(score)],
  ["Average Account Age", `${random.whole(3, 7)} Years, ${random.whole(1, 11)} Months`],
  ["Total Accounts", String(number.all)],
  ["Open Accounts", String(number.open)],
  ["Closed Accounts", String(number.closed)],
  ["Hard Inquiries", String(inquiries)],
  ["Collections", String(collections)],
  ["Public Records", "0"],
])}
<h2>Credit Accounts</h2><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>
${grid(
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
    utilized,
    line(
      "Mortgage",
      list.filter((t) => t.kind === "mortgage"),
      false,
    ),
    line(
      "Installment",
      list.filter((t) => t.limit === undefined && t.kind !== "mortgage"),
      false,
    ),
  ],
  "class=t",
)}
<h2>Other Items</h2><p>Your credit report includes information about any collections or public records placed against you. ${collections === 0 ? "You currently do not have any collections in your file." : "1 item found. Collections are shown in full in the Collections section of your online report."}</p>
<h2>2. Payment History and Accounts</h2><p class=small>Lenders report each account about once a month. A closed account that was paid as agreed stays up to 10 years from the date closed.</p>
${ordered.map(block).join("")}
<h2>Inquiries</h2><p>Hard inquiries in the past two years: ${inquiries}. A request for your credit history is called an inquiry. Hard inquiries are made when you apply for credit and may lower your score.</p>
<h2>Dispute File Information</h2><p class=small>If you believe that any of the information found on this report is incorrect, there are 3 ways to launch an investigation: online, by phone, or by mail. Under the Fair Credit Reporting Act, you have the right to dispute inaccurate information free of charge. Para informaci&oacute;n en espa&ntilde;ol, visite www.consumerfinance.gov/learnmore.</p>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "Credvera",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Equifax",
          score: String(score),
          reportDate: last,
          accountsTotal: String(number.all),
          accountsOpen: String(number.open),
          accountsClosed: String(number.closed),
          inquiries: String(inquiries),
          collections: String(collections),
          utilization: use.percent,
          accounts: ordered.map(told),
        },
        allowed: { institution: ["CREDVERA", "Equifax"] },
      },
    };
  },
};

const FACTORS = [
  "010 PROPORTION OF BALANCES TO CREDIT LIMITS IS TOO HIGH",
  "014 LENGTH OF TIME ACCOUNTS HAVE BEEN ESTABLISHED",
  "003 PROPORTION OF LOAN BALANCES TO LOAN AMOUNTS IS TOO HIGH",
  "008 TOO MANY INQUIRIES LAST 12 MONTHS",
];

const CODE: Record<Trade["kind"], string> = {
  "credit-card": "REV",
  "auto-loan": "AUTO",
  "student-loan": "EDU",
  "personal-loan": "UNS",
  mortgage: "MTG",
};

/** A lender's single-bureau infile: typewriter face, ruled boxes, capitals and columns without dollar signs. */
const infile: Layout = {
  name: "uo-report-mortgage-infile",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, last } = start(seed, 3);
    const list = trades(random, last);
    const open = list.filter((trade) => trade.open);
    const score = random.whole(601, 799);
    const inquiries = random.whole(0, 3);
    const total = (mine: readonly Trade[]) => [
      String(mine.length),
      plain(sum(mine.map((t) => t.balance))).slice(0, -3),
      plain(sum(mine.map((t) => t.payment))).slice(0, -3),
      "0",
    ];
    const bare = (amount: number) => plain(amount).slice(0, -3);
    return {
      html: document(
        `${BASE}body{font:8.5pt "Courier New",Courier,monospace}.b{border:1px solid #000;padding:4px 6px;margin-top:-1px}.h{background:#000;color:#fff;text-align:center;font-weight:bold;padding:2px;margin-top:8px}.t th,.t td{border:1px solid #000;padding:2px 3px;font-size:8pt;vertical-align:top}.logo{font:bold 18pt Georgia,serif}`,
        `<div class=row><div class=logo>Trellis Data Services</div><div class=r>1100 Commerce Pkwy, Suite 400<br>Plano, TX 75024<br>Phone 800-555-0138</div></div>
<div class=h>CREDIT INFILE REPORT - 1 BUREAU (TRANSUNION)</div>
<div class="row b"><div>${pairs([
          ["PREPARED FOR", "QUARRY HOME LENDING LLC"],
          ["CLIENT CODE", "Q4471"],
          ["LOAN OFFICER", "D. WEST"],
        ])}</div><div>${pairs([
          ["FILE NO.", String(random.whole(20_000_000, 79_999_999))],
          ["DATE ORDERED", date.slash(last)],
          ["DATE COMPLETED", date.slash(last)],
          ["PRICE", "$34.10"],
        ])}</div></div>
<div class=h>APPLICANT INFORMATION</div><div class=b>APPLICANT: ${person.name.toUpperCase()} &nbsp; SSN: XXX-XX-${random.whole(1000, 9899)} &nbsp; MARITAL STATUS: UNKNOWN<br>CURRENT ADDRESS: ${person.street.toUpperCase()}, ${person.town.toUpperCase()}</div>
<div class=h>SCORE INFORMATION</div><div class=b>TRANSUNION FICO CLASSIC 04 &nbsp; RANGE 309-839<br><b>SCORE: ${score}</b> &nbsp; ${person.name.toUpperCase()}<br>${FACTORS.join("<br>")}</div>
<div class=h>CREDIT HISTORY</div>
${grid(
  "lllrrrrrll",
  [
    "CREDITOR / ACCOUNT",
    "OPENED",
    "TYPE",
    "HIGH CREDIT",
    "LIMIT",
    "BALANCE",
    "PAST DUE",
    "PAYMENT",
    "30 60 90",
    "STATUS",
  ],
  list.map((t) => [
    `${t.creditor}<br>${t.number}XXXX`,
    `${t.opened.slice(5, 7)}/${t.opened.slice(2, 4)}`,
    CODE[t.kind],
    bare(t.high),
    t.limit === undefined ? "" : bare(t.limit),
    bare(t.balance),
    "0",
    bare(t.payment),
    "0 0 0",
    t.open ? "OPEN<br>AS AGREED" : "CLOSED<br>PAID",
  ]),
  "class=t",
)}
<div class=h>TRADE SUMMARY (OPEN ACCOUNTS)</div>
${grid(
  "lrrrr",
  ["", "COUNT", "BALANCE", "PAYMENT", "PAST DUE"],
  [
    ["MORTGAGE", ...total(open.filter((t) => t.kind === "mortgage"))],
    ["REVOLVING", ...total(open.filter((t) => t.limit !== undefined))],
    ["INSTALLMENT", ...total(open.filter((t) => t.limit === undefined && t.kind !== "mortgage"))],
    ["TOTAL", ...total(open)],
  ],
  "class=t",
)}
<div class=h>PUBLIC RECORDS / COLLECTIONS</div><div class=b>COLLECTIONS: 0 &nbsp; PUBLIC RECORDS: 0 - NONE FOUND IN FILE SEARCHED</div>
<div class=h>INQUIRIES (LAST 120 DAYS)</div><div class=b>TOTAL INQUIRIES: ${inquiries}${inquiries === 0 ? " - NONE" : " - CREDITOR NAMES APPEAR ON THE CONSUMER COPY"}</div>
<div class=h>SOURCE OF INFORMATION</div><div class=b>TRANSUNION CONSUMER SOLUTIONS, P.O. BOX 2000, CHESTER, PA 19016 &nbsp; 800-916-8800</div>
<p style="font-size:7pt">THIS IS AN UNEDITED INFILE CREDIT REPORT. THE INFORMATION IS OBTAINED FROM ONE NATIONAL CREDIT REPOSITORY AND IS FURNISHED IN RELIANCE ON THE CLIENT'S CERTIFICATION OF PERMISSIBLE PURPOSE UNDER THE FAIR CREDIT REPORTING ACT. ACCURACY IS NOT GUARANTEED. *** END OF REPORT ***</p>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "Trellis Data Services",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TransUnion",
          score: String(score),
          reportDate: last,
          inquiries: String(inquiries),
          collections: "0",
          accounts: list.map(told),
        },
        allowed: {
          institution: ["TransUnion", "TRANSUNION"],
          "creditReport.bureau": ["TRANSUNION"],
          "creditReport.accountsOpen": [String(open.length)],
          ...Object.fromEntries(
            list.flatMap((t, index) =>
              t.limit === undefined
                ? []
                : [[`creditReport.accounts.${index}.originalBalance`, [decimal(t.high)]]],
            ),
          ),
        },
      },
    };
  },
};

export const uoReports = [bankApp, monitoring, infile];
