import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { digits, level, NEXT, start, total } from "./ut-data.ts";

type Trade = {
  readonly creditor: string;
  readonly kind: "credit-card" | "auto-loan" | "student-loan" | "mortgage";
  readonly open: boolean;
  readonly balance: number;
  readonly limit: number;
  readonly original: number;
  readonly payment: number;
  readonly opened: string;
};

function trades(random: Random): Trade[] {
  const cards = ["SUMMIT ONE BANK", "COMENITY/RIVERTON", "JPM NORTHWAY", "SYNC/GARDENWORLD", "DISCOVERY FIN"];
  const loans = [
    ["KANTO FIN SVCS", "auto-loan", 2_600_000],
    ["OZHELA/DEPT OF ED", "student-loan", 550_000],
    ["LARKSTONE MTG", "mortgage", 24_000_000],
  ] as const;
  const list: Trade[] = cards.slice(0, random.whole(2, 5)).map((creditor) => {
    const open = random.chance(0.75);
    const limit = random.whole(10, 150) * 10_000;
    const balance = open && random.chance(0.8) ? Math.floor(random.whole(4, 80) * limit * 0.0001) * 100 : 0;
    const payment = balance > 0 ? Math.min(balance, 2_500 + Math.floor(balance / 5_000) * 100) : 0;
    return {
      creditor,
      kind: "credit-card",
      open,
      balance,
      limit,
      original: 0,
      payment,
      opened: addDays("2014-03-02", random.whole(0, 3_600)),
    };
  });
  for (const [creditor, kind, size] of loans) {
    if (!random.chance(0.6)) continue;
    const open = random.chance(0.7);
    const original = Math.round((size * random.whole(60, 140)) / 10_000) * 100;
    const balance = open ? Math.floor((original * random.whole(15, 92)) / 10_000) * 100 : 0;
    const payment = open ? Math.round(level(original, 6, kind === "mortgage" ? 360 : 72) / 100) * 100 : 0;
    list.push({
      creditor,
      kind,
      open,
      balance,
      limit: 0,
      original,
      payment,
      opened: addDays("2016-05-12", random.whole(0, 2_900)),
    });
  }
  return list;
}

const facts = (list: readonly Trade[]) =>
  list.map((trade) => ({
    creditor: trade.creditor,
    kind: trade.kind,
    balance: decimal(trade.balance),
    ...(trade.kind === "credit-card"
      ? { creditLimit: decimal(trade.limit) }
      : { originalBalance: decimal(trade.original) }),
    monthlyPayment: decimal(trade.payment),
    status: trade.open ? ("open" as const) : ("closed" as const),
  }));

const usage = (list: readonly Trade[]) => {
  const cards = list.filter((trade) => trade.kind === "credit-card" && trade.open);
  const limit = total(cards.map((trade) => trade.limit));
  return limit === 0 ? 0 : Math.round((total(cards.map((trade) => trade.balance)) / limit) * 100);
};

const $$ = money.wholeDollars;
const TYPES = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto Loan",
  "student-loan": "Student Loan",
  mortgage: "Mortgage",
};

/** A free score app's print: a dial, factor cards, then the accounts by group, open and closed. */
const app: Layout = {
  name: "ut-report-score-app",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 41);
    const list = trades(random);
    const on = addDays("2026-01-16", random.whole(0, 300));
    const score = random.whole(548, 821);
    const inquiries = random.whole(0, 6);
    const used = usage(list);
    const open = list.filter((trade) => trade.open).length;
    const group = (title: string, kinds: readonly string[]) => {
      const part = list.filter((trade) => kinds.includes(trade.kind));
      return part.length === 0
        ? ""
        : `<h3>${title}</h3>${part.map((trade) => `<div class=acc><div class=row><div><b>${escaped(trade.creditor)}</b><br><span class=g>${TYPES[trade.kind]}</span></div><div class=r><b>${$$(trade.balance)}</b><br><span class=g>Balance</span></div></div>${pairs([["Account status", trade.open ? "Open" : "Closed"], ["Opened", date.monthYear(trade.opened)], trade.kind === "credit-card" ? ["Credit limit", $$(trade.limit)] : ["Original loan amount", $$(trade.original)], ["Monthly payment", $$(trade.payment)], ["Payment status", trade.open ? "Pays as agreed" : "Paid, closed"]])}</div>`).join("")}`;
    };
    const ordered = ["credit-card", "auto-loan", "student-loan", "mortgage"].flatMap((kind) =>
      list.filter((trade) => trade.kind === kind),
    );
    const html = document(
      `body{font:9pt Arial;color:#2b2f36}${BASE} .logo{font-size:18pt;font-weight:bold;color:#00a35c}.dial{border:6px solid #00a35c;border-radius:50%;width:110px;height:110px;text-align:center;padding-top:26px;font-size:24pt;font-weight:bold}.acc{border:1px solid #dde1e6;border-radius:6px;padding:6px 10px;margin:6px 0;break-inside:avoid}.g{color:#777;font-size:8pt}.f{border:1px solid #dde1e6;padding:6px;text-align:center}h3{margin:14px 0 4px}`,
      `<div class=row><div class=logo>Credit Clover</div><div class=r>${person.name}<br>Report updated ${date.abbreviatedBare(on)}</div></div><div class=row style="margin-top:16px"><div><div class=dial>${score}<div style="font-size:8pt;font-weight:normal">out of 850</div></div></div><div style="flex:3"><b style="font-size:13pt">Your TransUnion score</b><p>VantageScore 3.0, calculated from your TransUnion credit report. Your score is ${score >= 661 ? "good" : "fair"} and ${random.pick(["is up 4 points", "is down 7 points", "did not move"])} since last week. Lenders may use another score, such as FICO, to decide whether to give you credit.</p></div></div>
<h3>Credit factors</h3><div class=row style="gap:6px">${[
        ["Credit card use", `${used}%`, "High impact"],
        ["Payment history", "100%", "High impact"],
        ["Derogatory marks", "0", "High impact"],
        ["Credit age", `${random.whole(3, 14)} yrs, ${random.whole(1, 11)} mos`, "Medium impact"],
        ["Total accounts", String(list.length), "Low impact"],
        ["Hard inquiries", String(inquiries), "Low impact"],
      ]
        .map(
          ([name, value, impact]) =>
            `<div class=f><b style="font-size:12pt">${value}</b><br>${name}<br><span class=g>${impact}</span></div>`,
        )
        .join("")}</div>
<p>You have <b>${open}</b> open and <b>${list.length - open}</b> closed accounts. Open accounts: ${open}. Closed accounts: ${list.length - open}. Collections: 0. Public records: 0.</p>${group("Credit cards", ["credit-card"])}${group("Auto loans", ["auto-loan"])}${group("Student loans", ["student-loan"])}${group("Home loans", ["mortgage"])}
<p class=g>See offers picked for you: Approval odds very good. Summit Quest card, 20.99% to 28.99% variable APR, $0 annual fee, credit limits up to $10,000.</p>${NEXT}<h3>Good to know</h3><p class=g>Credit Clover LLC is not a credit bureau, a lender or a credit repair organization. We receive compensation from third-party advertisers. Balances may be older than what you see with your bank, since lenders report once a month. Something wrong? File a dispute with TransUnion Consumer Solutions, P.O. Box 2000, Chester, PA 19016. &copy; 2026 Credit Clover LLC, 1100 Broadway STE 1800, Oakland, CA 94607.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-reports",
          institution: "TransUnion",
          accounts: [],
          transactions: [],
          creditReport: {
            bureau: "TransUnion",
            score: String(score),
            reportDate: on,
            accountsTotal: String(list.length),
            accountsOpen: String(open),
            accountsClosed: String(list.length - open),
            inquiries: String(inquiries),
            collections: "0",
            utilization: String(used),
            accounts: facts(ordered),
          },
        },
        "Credit Clover",
        "Credit Clover LLC",
      ),
    };
  },
};

/** The long form of a bureau by mail: a summary by type of account, each account on a table of its own, no score. */
const disclosure: Layout = {
  name: "ut-report-bureau-disclosure",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 42);
    const list = trades(random);
    const on = addDays("2026-01-16", random.whole(0, 300));
    const inquiries = random.whole(0, 4);
    const kinds = [
      ["Revolving", list.filter((trade) => trade.kind === "credit-card")],
      ["Mortgage", list.filter((trade) => trade.kind === "mortgage")],
      ["Installment", list.filter((trade) => ["auto-loan", "student-loan"].includes(trade.kind))],
    ] as const;
    const share = (part: number, whole: number) =>
      whole === 0 ? "" : `${Math.round((part / whole) * 100)}.0%`;
    const line = (title: string, all: readonly Trade[]) => {
      const part = all.filter((trade) => trade.open);
      const [owed, lent] = [
        total(part.map((trade) => trade.balance)),
        total(part.map((trade) => trade.limit + trade.original)),
      ];
      return [
        title,
        String(part.length),
        String(part.filter((trade) => trade.balance > 0).length),
        $$(owed),
        $$(lent - owed),
        $$(lent),
        share(owed, lent),
        $$(total(part.map((trade) => trade.payment))),
      ];
    };
    const part = list.filter((trade) => trade.open);
    const totals = [
      total(part.map((trade) => trade.balance)),
      total(part.map((trade) => trade.limit + trade.original)),
    ] as const;
    const card = (trade: Trade, index: number, number: number) =>
      `<div class=a><div class=n>${number}.${index + 1} ${escaped(trade.creditor)}${trade.open ? "" : " (CLOSED)"}</div><b>Summary</b><br>Your debt-to-credit ratio represents the amount of credit you're using and generally makes up a percentage of your credit score.${pairs(
        [
          ["Account Number", `xxxxxxxx ${digits(random, 4)}`],
          ["Account Status", trade.open ? "PAYS_AS_AGREED" : "PAID_AND_CLOSED"],
          ["Debt-to-Credit Ratio", share(trade.balance, trade.limit + trade.original)],
        ],
      )}<b>Account Details</b>${grid(
        "lrlr",
        [],
        [
          ["Reported Balance", $$(trade.balance), "Owner", "INDIVIDUAL"],
          [
            trade.kind === "credit-card" ? "Credit Limit" : "High Credit",
            $$(trade.limit + trade.original),
            "Loan/Account Type",
            TYPES[trade.kind],
          ],
          ["Monthly Payment Amount", $$(trade.payment), "Status", trade.open ? "Open" : "Closed"],
          [
            "Date Opened",
            date.abbreviated(trade.opened),
            "Date Reported",
            date.abbreviated(addDays(on, -11)),
          ],
          ["Amount Past Due", "$0", "Terms Frequency", "MONTHLY"],
          ["Charge Off Amount", "$0", "Activity Designator", trade.open ? "" : "PAID_AND_CLOSED"],
        ],
        "class=t",
      )}</div>`;
    const ordered = kinds.flatMap(([, trade]) => trade);
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:italic bold 22pt Arial;color:#9b1b30}.n{font-size:13pt;color:#9b1b30;margin:8px 0 4px}.a{break-inside:avoid;margin-bottom:14px}.t td,.t th{border-bottom:1px solid #ccc;padding:3px 5px;font-size:8pt}h2{color:#9b1b30;border-bottom:1px solid #9b1b30;font-size:14pt}`,
      `<div class=row><div class=logo>EQUIFAX</div><div class=r>${person.name} | ${date.abbreviated(on)}<br>Page 1</div></div><h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Equifax Credit Report.</p>${pairs(
        [
          ["Report Date", date.abbreviated(on)],
          ["Credit File Status", "No fraud indicator on file"],
          ["Alert Contacts", "0 Records Found"],
          ["Average Account Age", `${random.whole(3, 12)} Years, ${random.whole(1, 11)} Months`],
          ["Length of Credit History", `${random.whole(13, 19)} Years, 1 Month`],
          ["Accounts with Negative Information", "0"],
        ],
        "class=t",
      )}
<h3>Credit Accounts</h3><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>${grid("lrrrrrrr", ["Account Type", "Open", "With Balance", "Total Balance", "Available", "Credit Limit", "Debt-to-Credit", "Payment"], [...kinds.map(([title, all]) => line(title, all)), ["Other", "0", "0", "", "", "", "", ""], line("Total", list)], "class=t")}
<h3>Other Items</h3><p>Your credit report includes your Personal Information and, if applicable, Consumer Statements, and could include other items that may affect your credit score and rating.</p>${pairs(
        [
          ["Consumer Statements", "0 Statements Found"],
          ["Personal Information", "5 Items Found"],
          ["Inquiries", `${inquiries} Inquiries Found`],
          ["Public Records", "0 Records Found"],
          ["Collections", "0 Collections Found"],
        ],
        "class=t",
      )}${kinds.map(([title, all], index) => (all.length === 0 ? `<h2>${index + 2}. ${title} Accounts</h2><p>You currently do not have any ${title} Accounts in your file.</p>` : `${NEXT}<h2>${index + 2}. ${title} Accounts</h2>${all.map((trade, at) => card(trade, at, index + 2)).join("")}`)).join("")}
<h2>5. Other Accounts</h2><p>Other accounts are those that are not already identified as Revolving, Mortgage or Installment. You currently do not have any Other Accounts in your file.</p><h2>6. Inquiries</h2><p>A request for your credit history is called an inquiry. Hard inquiries may affect your credit score for up to 24 months.</p>${grid(
        "lll",
        ["Date", "Company", "Request Originator"],
        Array.from({ length: inquiries }, (_, index) => [
          date.abbreviated(addDays(on, -40 - index * 66)),
          ["RIVERTON HYUNDAI", "SUMMIT ONE BANK", "APEX RENTALS", "LOANLINE"][index] ?? "",
          "",
        ]),
        "class=t",
      )}<p class=small>Dispute File Information: if you believe that any of the information found on this report is incorrect, write to Equifax Information Services LLC, P.O. Box 740256, Atlanta, GA 30374-0256. A Summary of Your Rights Under the Fair Credit Reporting Act: you may receive $100 to $1,000 for certain violations.</p>`,
    );
    const debtShares = [share(totals[0], totals[1]), line("Revolving", kinds[0][1])[6] ?? ""].filter(
      (value) => value !== "",
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-reports",
          institution: "Equifax",
          accounts: [],
          transactions: [],
          creditReport: {
            bureau: "Equifax",
            reportDate: on,
            accountsOpen: String(part.length),
            inquiries: String(inquiries),
            collections: "0",
            accounts: facts(ordered),
          },
          allowed: {
            "creditReport.bureau": ["EQUIFAX"],
            "creditReport.utilization": debtShares.flatMap((value) => [
              value.slice(0, -3),
              value.slice(0, -1),
            ]),
            "creditReport.accountsTotal": [String(list.length)],
            "creditReport.accountsClosed": [String(list.length - part.length)],
          },
        },
        "EQUIFAX",
        "Equifax Information Services LLC",
      ),
    };
  },
};

export const utReports: readonly Layout[] = [app, disclosure];
