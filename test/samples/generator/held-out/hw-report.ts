import { alsoNamed, document, type Layout } from "../layout.ts";
import { grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, rng, total } from "./hw-data.ts";

const whole = (amount: number) => money.wholeDollars(amount);

const report: Layout = {
  name: "hw-report-credlio-monitor",
  type: "credit-reports",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 51);
    const person = makePerson(random);
    const reportDate = random.pick(["2026-02-17", "2026-05-03", "2026-08-21", "2026-10-30"]);
    const opened = () => addDays(reportDate, -random.whole(300, 3_900));
    const card = (creditor: string, open: boolean) => {
      const limit = random.whole(10, 180) * 10_000;
      const balance = open ? Math.round((limit * random.whole(0, 62)) / 10_000) * 100 : 0;
      return {
        creditor,
        kind: "credit-card" as const,
        type: "Credit card",
        open,
        balance,
        limit,
        original: 0,
        pay: open && balance > 0 ? Math.max(3_000, Math.round(balance / 4_000) * 100) : 0,
        opened: opened(),
        number: `${digits(random, 6)}XXXXXXXXXX`,
      };
    };
    const loan = (
      creditor: string,
      kind: "auto-loan" | "student-loan" | "mortgage" | "personal-loan",
      type: string,
      size: number,
      open: boolean,
    ) => {
      const original = random.whole(size, size * 3) * 100_000;
      return {
        creditor,
        kind,
        type,
        open,
        balance: open ? Math.round((original * random.whole(30, 92)) / 10_000) * 100 : 0,
        limit: 0,
        original,
        pay: open ? Math.round(original / (kind === "mortgage" ? 16_000 : 5_200)) * 100 : 0,
        opened: opened(),
        number: `${digits(random, 8)}XXXX`,
      };
    };
    const accounts = [
      card("CHASE CARD", true),
      card("SYNCB/AMAZON", true),
      ...(random.chance(0.5) ? [card("CAPITAL ONE BANK USA", true)] : []),
      ...(random.chance(0.6) ? [loan("TOYOTA MOTOR CREDIT", "auto-loan", "Auto Loan", 15, true)] : []),
      ...(random.chance(0.5) ? [loan("NELNET LOANS", "student-loan", "Education Loan", 4, true)] : []),
      ...(random.chance(0.4)
        ? [loan("ROCKET MORTGAGE", "mortgage", "Conventional Real Estate Mortgage", 160, true)]
        : []),
      ...(random.chance(0.6) ? [card("COMENITYBANK/VICTORIA", false)] : []),
      ...(random.chance(0.5) ? [loan("UPSTART", "personal-loan", "Unsecured Loan", 3, false)] : []),
    ];
    const open = accounts.filter((account) => account.open);
    const cards = open.filter((account) => account.kind === "credit-card");
    const used = total(cards.map((account) => account.balance));
    const limits = total(cards.map((account) => account.limit));
    const utilization = Math.round((used / limits) * 100);
    const collection = random.chance(0.3) ? random.whole(80, 900) * 100 : 0;
    const asked = ["CAPITAL ONE AUTO FIN", "FACTUAL DATA/CREDIT", "COMENITY CAPITAL BANK"].slice(
      0,
      random.whole(0, 3),
    );
    const score = String(random.whole(collection > 0 ? 548 : 640, collection > 0 ? 660 : 815));
    const closed = accounts.length - open.length;
    const cell = (label: string, value: string) => `<td class=k>${label}</td><td>${value}</td>`;
    const block = (account: (typeof accounts)[number]) =>
      `<div class=ac><div class=an><b>${account.creditor}</b><span>${account.open ? "OPEN" : "CLOSED"} &nbsp; ${whole(account.balance)}</span></div><table><tr>${cell("Account Number", account.number)}${cell("Balance", whole(account.balance))}</tr><tr>${cell("Account Type", account.type)}${cell("Balance Updated", date.short(addDays(reportDate, -12)))}</tr><tr>${cell("Responsibility", "Individual")}${account.limit > 0 ? cell("Credit Limit", whole(account.limit)) : cell("Original Balance", whole(account.original))}</tr><tr>${cell("Date Opened", date.short(account.opened))}${cell("Monthly Payment", account.pay > 0 ? whole(account.pay) : "-")}</tr><tr>${cell("Status", account.open ? "Open/Never late." : "Paid, Closed/Never late.")}${cell("Highest Balance", whole(account.limit > 0 ? account.limit - 4_700 : account.original))}</tr><tr>${cell("Status Updated", date.monthYear(addDays(reportDate, -12)).replace(/(\w{3})\w*/, "$1"))}${cell("Terms", account.limit > 0 ? "Revolving" : account.kind === "mortgage" ? "360 Months" : "60 Months")}</tr></table><p class=ph>Payment History &nbsp; ${["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"].map((letter) => `<span>${letter} ✓</span>`).join(" ")}</p></div>`;
    const body = `<div class=hd><div class=lg>credlio<i>.</i></div><div>Prepared For<br><b>${person.name}</b></div><div>Date Generated<br><b>${date.abbreviatedBare(reportDate)}</b></div><div>Credit Bureau<br><b>Experian</b></div></div>
<h1>Your 1-Bureau Credit Report</h1><div class=f><div class=sc><div>FICO<sup>®</sup> Score 8</div><div class=big>${score}</div><div class=n>300 &nbsp; ─────────── &nbsp; 850</div></div><div style="flex:2"><h2>At a glance</h2>${grid(
      "lrlr",
      [],
      [
        ["Total Accounts", String(accounts.length), "Credit Usage", `${utilization}%`],
        ["Open Accounts", String(open.length), "Credit Card and Credit Line Debt", whole(used)],
        ["Closed Accounts", String(closed), "Total Credit Limit", whole(limits)],
        ["Self-Reported Accounts", "0", "Collections", collection > 0 ? "1" : "0"],
        ["Accounts Ever Late", "0", "Public Records", "0"],
        [
          "Average Account Age",
          `${random.whole(3, 11)} yrs ${random.whole(1, 11)} mos`,
          "Hard Inquiries",
          String(asked.length),
        ],
      ],
      "class=g",
    )}</div></div>
<h2>Personal Information</h2><table class=g><tr><td class=k>Names</td><td>${person.name}</td><td class=k>Addresses</td><td>${person.street}<br>${person.town}</td></tr><tr><td class=k>Year of Birth</td><td>19${random.whole(61, 99)}</td><td class=k>Personal Statements</td><td>No Statement(s) present at this time</td></tr></table>
<h2>Open Accounts</h2>${open.map(block).join("")}<h2>Closed Accounts</h2>${
      closed === 0
        ? "<p>You have no closed accounts.</p>"
        : accounts
            .filter((account) => !account.open)
            .map(block)
            .join("")
    }
<h2>Collection Accounts</h2>${collection > 0 ? `<table class=g><tr>${cell("Collection Agency", "MIDLAND CREDIT MGMT")}${cell("Balance", whole(collection))}</tr><tr>${cell("Original Creditor", "VERIZON WIRELESS")}${cell("Status", "Collection account.")}</tr><tr>${cell("Date Opened", date.short(addDays(reportDate, -410)))}${cell("Balance Updated", date.short(addDays(reportDate, -20)))}</tr></table>` : "<p>You have no collection accounts reported.</p>"}
<h2>Public Records</h2><p>No public records reported.</p><h2>Credit Inquiries</h2>${
      asked.length === 0
        ? "<p>No hard inquiries reported.</p>"
        : grid(
            "lll",
            ["Company", "Inquiry Date", "Removal"],
            asked.map((name, index) => [
              name,
              date.short(addDays(reportDate, -60 - index * 97)),
              "Scheduled after 2 years",
            ]),
            "class=g",
          )
    }
<h2>Important Messages</h2><p class=n>Under the Fair Credit Reporting Act you may dispute inaccurate information with the consumer reporting company at no charge. Your FICO Score 8 is formulated using the information in your credit file at the time it is requested. Many but not all lenders use FICO Score 8. A copy of your report is free every 12 months from each bureau at annualcreditreport.com. © 2026 Credlio, Inc.</p>`;
    const style =
      "td,th{vertical-align:top;padding:2px 5px}.r,th.r{text-align:right}th{text-align:left}table{width:100%}.f{display:flex;gap:20px}.f>*{flex:1}.n{font-size:7pt;color:#555}body{font:8.5pt 'Open Sans',Arial,sans-serif}.hd{display:flex;justify-content:space-between;border-bottom:1px solid #bbb;padding-bottom:6px}.lg{font:bold 20pt Arial;color:#6a2c91}.lg i{color:#e4572e}h1{font-size:15pt;font-weight:normal}h2{font-size:11pt;color:#6a2c91;border-bottom:1px solid #6a2c91;margin:12px 0 5px;break-after:avoid}.sc{text-align:center;border:1px solid #bbb;border-radius:8px;padding:10px}.big{font:bold 34pt Arial}.g td{border-bottom:1px solid #e5e5e5}.k{color:#666}.ac{border:1px solid #ccc;margin:6px 0;padding:6px;break-inside:avoid}.an{display:flex;justify-content:space-between;background:#f4eef8;padding:3px 5px}.ph{margin:4px;font-size:7pt}.ph span{margin-right:6px}";
    const extra = `creditReport.accounts.${accounts.length}`;
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "credit-reports",
          institution: "Experian",
          accounts: [],
          transactions: [],
          creditReport: {
            bureau: "Experian",
            score,
            reportDate,
            accountsTotal: String(accounts.length),
            accountsOpen: String(open.length),
            accountsClosed: String(closed),
            inquiries: String(asked.length),
            collections: collection > 0 ? "1" : "0",
            utilization: String(utilization),
            accounts: accounts.map((account) => ({
              creditor: account.creditor,
              kind: account.kind,
              balance: decimal(account.balance),
              ...(account.limit > 0
                ? { creditLimit: decimal(account.limit) }
                : { originalBalance: decimal(account.original) }),
              ...(account.pay > 0 && { monthlyPayment: decimal(account.pay) }),
              status: account.open ? ("open" as const) : ("closed" as const),
            })),
          },
          ...(collection > 0 && {
            allowed: {
              [`${extra}.creditor`]: ["MIDLAND CREDIT MGMT", "VERIZON WIRELESS"],
              [`${extra}.kind`]: ["other", "loan"],
              [`${extra}.balance`]: [decimal(collection)],
              [`${extra}.status`]: ["open", "closed"],
            },
          }),
        },
        "credlio",
        "Credlio",
        "Credlio, Inc.",
      ),
    };
  },
};

export const hwReports: readonly Layout[] = [report];
