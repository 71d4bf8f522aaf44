import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, digits, later, monthStart, start, sum } from "./uh-data.ts";
import { cents, makeTrades, type Trade, whole } from "./uh-trades.ts";

const balances = (list: readonly Trade[]) => sum(list.map((trade) => trade.balance));
const ratio = (list: readonly Trade[]) => {
  const limits = sum(list.map((trade) => trade.limit));
  return limits === 0 ? 0 : Math.round((balances(list) / limits) * 100);
};
const cardsOf = (list: readonly Trade[]) => list.filter((trade) => trade.kind === "credit-card");
const openOf = (list: readonly Trade[]) => list.filter((trade) => trade.open);

/** A bureau's own disclosure: a numbered summary, then each account over half a page. */
const disclosure: Layout = {
  name: "uh-credit-bureau-disclosure",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 5);
    const today = `${monthStart(random)}-${random.whole(10, 28)}`;
    const trades = makeTrades(random, today);
    const groups: ReadonlyArray<readonly [string, readonly Trade[]]> = [
      ["Revolving", cardsOf(trades)],
      ["Mortgage", trades.filter((trade) => trade.kind === "mortgage")],
      ["Installment", trades.filter((trade) => !["mortgage", "credit-card"].includes(trade.kind))],
      ["Other", []],
    ];
    const row = (name: string, list: readonly Trade[]) => {
      const open = openOf(list);
      const revolving = open.some((trade) => trade.limit > 0);
      const limits = sum(open.map((trade) => trade.limit));
      return [
        name,
        String(open.length),
        String(open.filter((trade) => trade.balance > 0).length),
        open.length === 0 ? "" : whole(balances(open)),
        revolving && name !== "Total" ? whole(limits - balances(open)) : "",
        revolving && name !== "Total" ? whole(limits) : "",
        revolving && name !== "Total" ? `${ratio(open)}.0%` : "",
        open.length === 0 ? "" : whole(sum(open.map((trade) => trade.payment))),
      ];
    };
    const inquiries = random.whole(0, 4);
    const askers = ["CAPSTONE ONE", "ALLY FINCL", "COUNTY TEACHERS FCU", "NAVY FCU"];
    const hard =
      inquiries === 0
        ? "<p>You currently do not have any Hard Inquiries in your file.</p>"
        : grid(
            "lll",
            ["Date", "Company", "Request Originator"],
            Array.from({ length: inquiries }, (_, index) => [
              date.abbreviated(later(today, -2 - index * 4)),
              askers[index] ?? "",
              "",
            ]),
            "class=z",
          );
    const oldest = trades.toSorted((one, other) => (one.opened < other.opened ? -1 : 1));
    const confirmation = digits(random, 10);
    const oldestTrade = oldest[0];
    const newestTrade = oldest.at(-1);
    const history = (trade: Trade) =>
      grid(
        "lcccccccccccc",
        ["Year", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        [0, 1].map((back) => {
          const year = Number(trade.reported.slice(0, 4)) - back;
          return [
            String(year),
            ...Array.from({ length: 12 }, (_, month) => {
              const key = `${year}-${String(month + 1).padStart(2, "0")}`;
              return key > trade.reported.slice(0, 7) || key < trade.opened.slice(0, 7) ? "" : "&#10003;";
            }),
          ];
        }),
        "class=h",
      );
    const account = (trade: Trade, at: string) =>
      `<div class=acct><h3>${at} ${trade.creditor} ${trade.open ? "" : "(CLOSED)"}</h3><p class=small>Contact: ${trade.creditor}, PO BOX ${digits(random, 5)}, WILMINGTON, DE 19850 &nbsp; Phone: (302) 555-0${digits(random, 3)}</p>${pairs(
        [
          ["Account Number", `xxxxxxxxxxxx ${trade.number.slice(-4)}`],
          ["Reported Balance", whole(trade.balance)],
          ["Account Status", trade.open ? "PAYS_AS_AGREED" : "PAID_AND_CLOSED"],
          trade.limit > 0 && ["Debt-to-Credit Ratio", `${Math.round((trade.balance / trade.limit) * 100)}%`],
          trade.limit > 0 && ["Available Credit", whole(trade.limit - trade.balance)],
        ],
        "class=s",
      )}<b>Payment History</b>${history(trade)}<b>Account Details</b><div class=row><div>${pairs([
        ["High Credit", whole(trade.high)],
        ["Owner", "INDIVIDUAL"],
        ["Credit Limit", trade.limit > 0 ? whole(trade.limit) : ""],
        [
          "Account Type",
          trade.kind === "credit-card" ? "REVOLVING" : trade.kind === "mortgage" ? "MORTGAGE" : "INSTALLMENT",
        ],
        ["Terms Frequency", "MONTHLY"],
        ["Term Duration", trade.term > 0 ? String(trade.term) : "0"],
        ["Balance", whole(trade.balance)],
        ["Date Opened", date.abbreviated(trade.opened)],
        ["Amount Past Due", whole(0)],
      ])}</div><div>${pairs([
        ["Date Reported", date.abbreviated(trade.reported)],
        [
          "Date of Last Payment",
          date.monthYear(later(trade.reported.slice(0, 8).concat("15"), trade.open ? -1 : -9)),
        ],
        ["Date of Last Activity", ""],
        ["Scheduled Payment Amount", whole(trade.open ? trade.payment : 0)],
        ["Months Reviewed", String(random.whole(14, 84))],
        ["Activity Designator", trade.open ? "" : "PAID_AND_CLOSED"],
        ["Charge Off Amount", whole(0)],
        ["Balloon Payment Amount", whole(0)],
        [
          "Loan Type",
          trade.kind === "credit-card"
            ? "Credit Card"
            : trade.kind === "mortgage"
              ? "Conventional Real Estate Mortgage"
              : trade.kind === "auto-loan"
                ? "Auto"
                : trade.kind === "student-loan"
                  ? "Education Loan"
                  : "Unsecured",
        ],
      ])}</div></div></div>`;
    return {
      html: document(
        `body{font:9pt "Open Sans",Arial}${BASE}.logo{font:italic bold 22pt Arial;color:#9e1b32}h2{font-size:14pt;color:#9e1b32;border-bottom:1px solid #9e1b32;margin:14px 0 6px}h3{font-size:11pt;margin:8px 0 2px}.s td,.z td,.z th{border-bottom:1px solid #ccc;padding:3px 2px}.s{width:60%;margin-bottom:6px}.z{font-size:8pt}.h td,.h th{font-size:7pt;border:1px solid #ddd;padding:2px}.h{margin-bottom:6px}.acct{break-inside:avoid;margin-bottom:14px}.fur{display:flex;justify-content:space-between;font-size:7.5pt;color:#666}`,
        `<div class=fur><span>${person.name} | ${date.abbreviated(today)}</span><span>CONFIRMATION # ${confirmation}</span></div><div class=logo>MERIDEX</div><h1 style="font-size:17pt;margin:6px 0">CREDIT REPORT</h1><div>Report Confirmation ${confirmation}</div>
<p>Dear ${person.name}:</p><p>Thank you for requesting your Meridex credit report. Your credit report contains information received primarily from companies which have granted you credit. Great care has been taken to report this information correctly. Please help us in achieving even greater accuracy by reviewing all of the enclosed material carefully.</p>
<h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Meridex Credit Report.</p>${pairs(
          [
            ["Report Date", date.abbreviated(today)],
            ["Credit File Status", "No fraud indicator on file"],
            ["Alert Contacts", "0 Records Found"],
            ["Average Account Age", `${random.whole(2, 8)} Years, ${random.whole(1, 11)} Months`],
            ["Length of Credit History", `${random.whole(9, 14)} Years, ${random.whole(1, 11)} Months`],
            ["Accounts with Negative Information", "0"],
            [
              "Oldest Account",
              `${oldestTrade?.creditor} (Opened ${date.abbreviated(oldestTrade?.opened ?? today)})`,
            ],
            [
              "Most Recent Account",
              `${newestTrade?.creditor} (Opened ${date.abbreviated(newestTrade?.opened ?? today)})`,
            ],
          ],
          "class=s",
        )}
<h3>Credit Accounts</h3><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>${grid(
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
          [...groups.map(([name, list]) => row(name, list)), row("Total", trades)],
          "class=z",
        )}
<h3>Other Items</h3><p>Your credit report includes your Personal Information and, if applicable, Consumer Statements, and could include other items that may affect your credit score and rating.</p>${pairs(
          [
            ["Consumer Statements", "0 Statements Found"],
            ["Personal Information", "4 Items Found"],
            ["Inquiries", `${inquiries} Inquiries Found`],
            ["Public Records", "0 Records Found"],
            ["Collections", "0 Collections Found"],
          ],
          "class=s",
        )}<div class=small>Page 1</div>
${groups
  .map(([name, list], index) =>
    name === "Other"
      ? ""
      : `<div style="break-before:page"></div><h2>${index + 2}. ${name} Accounts</h2><p>${name === "Revolving" ? "Revolving accounts are those that generally include a credit limit and require a minimum monthly payment, such as credit cards." : name === "Mortgage" ? "Mortgage accounts are real estate loans that require payment on a monthly basis until the loan is paid off." : "Installment accounts are loans that require payment on a monthly basis until the loan is paid off, such as auto or student loans."}</p>${list.length === 0 ? `<p>You currently do not have any ${name} Accounts in your file.</p>` : list.map((trade, place) => account(trade, `${index + 2}.${place + 1}`)).join("")}`,
  )
  .join("")}
<h2>5. Inquiries</h2><p>A request for your credit history is called an inquiry. Inquiries remain on your report for two years.</p>${hard}<h2>6. Dispute File Information</h2><p>If you believe that any of the information found on this report is incorrect, there are 3 ways to launch an investigation about the information in this report. You have the right to dispute inaccurate information under the Fair Credit Reporting Act, 15 U.S.C. 1681i.</p><p class=small>Meridex Information Services LLC, P.O. Box 740318, Atlanta, GA 30374</p>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "MERIDEX",
        accounts: [],
        transactions: [],
        creditReport: {
          reportDate: today,
          accountsOpen: String(openOf(trades).length),
          inquiries: String(inquiries),
          collections: "0",
          utilization: String(ratio(openOf(cardsOf(trades)))),
          accounts: groups.flatMap(([, list]) =>
            list.map((trade) => ({
              creditor: trade.creditor,
              kind: trade.kind,
              balance: cents(trade.balance),
              ...(trade.limit > 0 ? { creditLimit: cents(trade.limit) } : {}),
              monthlyPayment: cents(trade.open ? trade.payment : 0),
              status: trade.open ? ("open" as const) : ("closed" as const),
            })),
          ),
        },
        allowed: {
          institution: ["Meridex", "Meridex Information Services LLC"],
          "creditReport.bureau": ["MERIDEX", "Meridex", "Meridex Information Services LLC"],
          "creditReport.accountsTotal": [String(trades.length)],
          "creditReport.accountsClosed": [String(trades.length - openOf(trades).length)],
          ...Object.fromEntries(
            groups
              .flatMap(([, list]) => list)
              .flatMap((trade, index) =>
                trade.limit > 0
                  ? []
                  : [[`creditReport.accounts.${index}.originalBalance`, [cents(trade.high)]]],
              ),
          ),
        },
      },
    };
  },
};

const HEADINGS: ReadonlyArray<readonly [string, readonly string[]]> = [
  ["Credit cards", ["credit-card"]],
  ["Auto loans", ["auto-loan"]],
  ["Student loans", ["student-loan"]],
  ["Home loans", ["mortgage"]],
  ["Personal loans", ["personal-loan"]],
];
const rating = (score: number) =>
  score >= 780
    ? "Excellent"
    : score >= 720
      ? "Great"
      : score >= 660
        ? "Good"
        : score >= 600
          ? "Fair"
          : "Needs work";

/** A free site printed from the browser: one score, six factors, accounts by kind. */
const site: Layout = {
  name: "uh-credit-free-site",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 6);
    const today = `${monthStart(random)}-${random.whole(10, 28)}`;
    const trades = makeTrades(random, today);
    const listed = HEADINGS.flatMap(([, kinds]) => trades.filter((trade) => kinds.includes(trade.kind)));
    const score = random.whole(560, 830);
    const before = score - random.whole(-9, 14);
    const change = score - before;
    const inquiries = random.whole(0, 5);
    const use = ratio(openOf(cardsOf(trades)));
    const factor = (label: string, value: string, impact: string, grade: string) =>
      `<div class=f><div class=k>${label}</div><div class=v>${value}</div><div class=g>${impact} impact &middot; ${grade}</div></div>`;
    return {
      html: document(
        `body{font:10pt Arial;color:#1d2b36}${BASE}.br{display:flex;justify-content:space-between;font:8pt "Times New Roman"}.nav{display:flex;gap:18px;align-items:center;border-bottom:1px solid #ddd;padding:8px 0;font-size:9pt}.logo{font:bold 16pt Arial;color:#0f7b3f}.score{text-align:center;margin:14px 0}.score .n{font-size:46pt;font-weight:bold;line-height:1}.fs{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px}.f{border:1px solid #d5dde2;border-radius:10px;padding:10px}.f .v{font-size:18pt;font-weight:bold}.f .g{font-size:8pt;color:#5a6b78}.a{display:flex;justify-content:space-between;border-bottom:1px solid #e3e8eb;padding:8px 0;break-inside:avoid}.a .m{font-size:8pt;color:#5a6b78}h2{font-size:13pt;margin:18px 0 2px}`,
        `<div class=br><span>${date.bareShort(today)}, 9:${random.whole(10, 59)} AM</span><span>Your TransUnion Credit Report | Finchley</span></div><div class=nav><span class=logo>finchley</span><span>Today</span><span>Credit</span><span>Cards</span><span>Loans</span><span>Money</span><span style="margin-left:auto">${person.name.split(" ")[0]}</span></div>
<div class=score><div>TransUnion</div><div class=n>${score}</div><div><b>${rating(score)}</b></div><div style="font-size:8.5pt;color:#5a6b78">${change === 0 ? "No change" : `${change > 0 ? "+" : "-"}${Math.abs(change)} points`} since last update &middot; VantageScore&reg; 3.0 &middot; 300 to 850</div><div style="font-size:8.5pt">Updated ${date.long(today)}</div></div>
<h2>Credit factors</h2><p style="margin:2px 0 8px">See what's helping and what's hurting your score.</p><div class=fs>${factor("Payment history", "100%", "High", "Excellent")}${factor("Credit card use", `${use}%`, "High", use < 10 ? "Excellent" : use < 30 ? "Good" : "Needs work")}${factor("Derogatory marks", "0", "High", "Excellent")}${factor("Credit age", `${random.whole(2, 9)} yrs, ${random.whole(1, 11)} mos`, "Medium", "Fair")}${factor("Total accounts", String(trades.length), "Low", trades.length > 10 ? "Good" : "Fair")}${factor("Hard inquiries", String(inquiries), "Low", inquiries < 2 ? "Excellent" : "Fair")}</div>
<h2>Accounts</h2><p style="margin:2px 0">${openOf(trades).length} open &middot; ${trades.length - openOf(trades).length} closed</p>${HEADINGS.map(
          ([heading, kinds]) => {
            const list = trades.filter((trade) => kinds.includes(trade.kind));
            if (list.length === 0) return "";
            return `<h2>${heading} (${list.length})</h2>${list
              .map(
                (trade) =>
                  `<div class=a><div><b>${trade.creditor}</b><div class=m>Reported: ${date.abbreviatedBare(trade.reported)}</div><div class=m>${trade.open ? "Open" : "Closed"} &middot; In good standing</div></div><div style="text-align:right"><b>${whole(trade.balance)}</b>${trade.limit > 0 ? `<div class=m>Credit limit ${whole(trade.limit)}</div>` : `<div class=m>Original loan amount ${whole(trade.high)}</div><div class=m>Monthly payment ${whole(trade.payment)}</div>`}</div></div>`,
              )
              .join("")}`;
          },
        ).join("")}
<h2>Collections</h2><p>0 collections. Nice work! There's nothing to see here.</p><h2>Public records</h2><p>0 public records.</p>
<div class=f style="margin-top:14px;background:#eef7f1"><b>You may be pre-approved</b><br><span style="font-size:8.5pt">Cash Blaze Visa: 0% intro APR for 15 months, then 19.24% - 29.24% variable. $0 annual fee. Approval odds: Outstanding.</span></div>
<p style="font-size:7.5pt;color:#5a6b78">The VantageScore 3.0 credit score shown is provided by TransUnion for your own use. Lenders may use a different score when deciding whether to offer you credit. Finchley is not a credit bureau. &copy; Finchley, Inc.</p><div class=br><span>https://www.finchley.example/credit-health/transunion/report</span><span>2/2</span></div>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "finchley",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TransUnion",
          score: String(score),
          reportDate: today,
          accountsTotal: String(trades.length),
          accountsOpen: String(openOf(trades).length),
          accountsClosed: String(trades.length - openOf(trades).length),
          inquiries: String(inquiries),
          collections: "0",
          utilization: String(use),
          accounts: listed.map((trade) => ({
            creditor: trade.creditor,
            kind: trade.kind,
            balance: cents(trade.balance),
            ...(trade.limit > 0
              ? { creditLimit: cents(trade.limit) }
              : { originalBalance: cents(trade.high), monthlyPayment: cents(trade.payment) }),
            status: trade.open ? ("open" as const) : ("closed" as const),
          })),
        },
        allowed: { institution: ["Finchley", "TransUnion", "Finchley, Inc."] },
      },
    };
  },
};

export const uhReports: readonly Layout[] = [disclosure, site];
