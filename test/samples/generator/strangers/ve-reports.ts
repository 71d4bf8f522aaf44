import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { digits, instalment, NEXT, start, total } from "./un-data.ts";
import { paper } from "./ve-data.ts";

type Kind = "credit-card" | "auto-loan" | "student-loan" | "mortgage" | "personal-loan";
const FILE: ReadonlyArray<readonly [string, Kind, string]> = [
  ["KESTREL BANK", "credit-card", "CREDIT CARD"],
  ["MIYATA MOTOR CREDIT", "auto-loan", "AUTOMOBILE"],
  ["SYNCREST/BARLOWS", "credit-card", "CHARGE ACCOUNT"],
  ["DEPT OF ED/TALNET", "student-loan", "STUDENT LOAN"],
  ["SHOREPOINT MTG SERVICING", "mortgage", "CONVENTIONAL REAL ESTATE MTG"],
  ["PEERBRIDGE BANK", "personal-loan", "UNSECURED"],
];

function listed(random: Random) {
  return FILE.slice(0, random.whole(3, 6)).map(([creditor, kind, type], index) => {
    const open = index === 0 || random.chance(0.7);
    const card = kind === "credit-card";
    const size = random.whole(40, 300) * (kind === "mortgage" ? 100_000 : 10_000);
    const balance = open ? Math.round((size * random.whole(5, 90)) / 10_000) * 100 : 0;
    const payment = card
      ? Math.max(2_500, Math.round(balance / 3_000) * 100)
      : Math.round(instalment(size, 6, kind === "mortgage" ? 360 : 84) / 100) * 100;
    return { creditor, kind, type, open, card, size, balance, payment, mask: `${digits(random, 6)}****` };
  });
}
const sizeOf = (one: ReturnType<typeof listed>[number]) =>
  one.card ? { creditLimit: decimal(one.size) } : { originalBalance: decimal(one.size) };
const whole = money.wholeDollars;

/** A bureau's own disclosure: long blocks of labels for each account, satisfactory marks, no score, no counts. */
const disclosure = paper("report-bureau-disclosure", "credit-reports", (seed) => {
  const { random, person } = start(seed, 751);
  const issued = addDays("2026-01-14", random.whole(0, 290));
  const accounts = listed(random);
  const asked = random.whole(1, 3);
  const block = (one: (typeof accounts)[number]) =>
    `<div style="break-inside:avoid"><div class=n><b>${one.creditor}</b> #${one.mask}</div><div class=small>( PO BOX 1820, WILMINGTON, DE 19850, (800) 555-0190 )</div><div class=row><div>${pairs(
      [
        ["Date Opened:", date.slash(addDays(issued, -random.whole(800, 2900)))],
        ["Responsibility:", "Individual Account"],
        [
          "Account Type:",
          one.card
            ? "Revolving Account"
            : one.kind === "mortgage"
              ? "Mortgage Account"
              : "Installment Account",
        ],
        ["Loan Type:", one.type],
      ],
    )}</div><div>${pairs([
      ["Balance:", whole(one.balance)],
      ["Date Updated:", date.slash(addDays(issued, -random.whole(3, 25)))],
      one.open && ["Monthly Payment:", whole(one.payment)],
      ["High Balance:", whole(one.card ? Math.max(one.balance, Math.round(one.size / 200) * 100) : one.size)],
      one.card && ["Credit Limit:", whole(one.size)],
    ])}</div><div>${pairs([
      [
        "Pay Status:",
        one.open ? "&gt;Current; Paid or Paying as Agreed&lt;" : "Paid, Closed; was Paid as agreed",
      ],
      !one.card && ["Terms:", `${one.kind === "mortgage" ? 360 : 84} months`],
      !one.open && ["Date Closed:", date.slash(addDays(issued, -random.whole(40, 500)))],
    ])}</div></div><div class=small>Remarks: ${one.open ? "None" : "CLOSED"}. Rating: ${"OK ".repeat(24)}</div></div>`;
  const html = document(
    `body{font:8.5pt Arial}${BASE} .n{background:#e5f1f8;padding:3px 6px;margin-top:10px} h3{color:#00558c;border-bottom:2px solid #00558c} td{vertical-align:top;padding:1px 3px}`,
    `<div class=row><div style="font:bold 20pt Arial;color:#00a6ca">TransUnion<sup style="font-size:8pt">&reg;</sup></div><div style="text-align:right">File Number: ${digits(random, 9)}<br>Page: 1 of 4<br>Date Issued: ${date.slash(issued)}</div></div><h3>Personal Information</h3><div class=row><div>Name: ${person.name}<br>You have been on our files since 04/2003<br>SSN: XXX-XX-${digits(random, 4)}</div><div>CURRENT ADDRESS<br>${person.street}<br>${person.town}<br>Date Reported: 03/2021</div></div><p class=small>Your SSN has been masked for your protection. EMPLOYMENT DATA REPORTED: ALAMO FREIGHT CO, Position: not reported.</p>
<h3>Account Information</h3><p class=small>Typically, creditors report any changes made to your account information monthly. Some accounts may report balances after the date shown. &gt;Brackets&lt; may be shown around the pay status. Rating key: OK current; 30, 60, 90 days late; CO charge-off.</p><h3>Satisfactory Accounts</h3><p class=small>The following accounts are reported with no adverse information.</p>${accounts.map((one) => block(one)).join("")}
<h3>Regular Inquiries</h3><p class=small>Regular Inquiries are posted when someone accesses your credit information from TransUnion. The presence of an inquiry means that the company listed received your credit information.</p>${[
      "KESTREL BANK",
      "CARVANTA LLC",
      "TEXAS WIRELESS",
    ]
      .slice(0, asked)
      .map(
        (name) =>
          `<p><b>${name}</b> PO BOX 2210, DALLAS, TX 75221<br>Requested On: ${date.slash(addDays(issued, -random.whole(20, 600)))} &nbsp; Inquiry Type: Individual</p>`,
      )
      .join("")}
<h3>Account Review Inquiries</h3><p class=small>The listing of a company's inquiry in this section means that they obtained information from your credit file in connection with an account review. These are not seen by anyone but you.</p><p>PEERBRIDGE BANK, Requested On: ${date.slash(addDays(issued, -31))}</p>${NEXT}<h3>Should You Wish to Contact TransUnion</h3><p>Online: service.transunion.example. By mail: TransUnion Consumer Relations, P.O. Box 2000, Chester, PA 19016-2000. By phone: (800) 916-8800. <b>A Summary of Your Rights Under the Fair Credit Reporting Act:</b> You must be told if information in your file has been used against you. You have the right to know what is in your file. You have the right to ask for a credit score. A bureau may charge up to $15.50 for a further copy.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "credit-reports",
      institution: "TransUnion",
      accounts: [],
      transactions: [],
      creditReport: {
        bureau: "TransUnion",
        reportDate: issued,
        accounts: accounts.map((one) => ({
          creditor: one.creditor,
          kind: one.kind,
          balance: decimal(one.balance),
          ...sizeOf(one),
          ...(one.open ? { monthlyPayment: decimal(one.payment) } : {}),
          status: one.open ? "open" : "closed",
        })),
      },
      allowed: {
        "creditReport.inquiries": [String(asked), String(asked + 1)],
        "creditReport.accountsTotal": [String(accounts.length)],
        "creditReport.accountsOpen": [String(accounts.filter((one) => one.open).length)],
        "creditReport.accountsClosed": [String(accounts.filter((one) => !one.open).length)],
        ...Object.fromEntries(
          accounts.flatMap(
            (one, index): Array<[string, string[]]> =>
              one.card
                ? [
                    [
                      `creditReport.accounts.${index}.originalBalance`,
                      [decimal(Math.max(one.balance, Math.round(one.size / 200) * 100))],
                    ],
                  ]
                : [],
          ),
        ),
      },
    },
  };
});

/** A card bank's free score in an app, saved as a page: dial, factors with marks, accounts in two lists. */
const app = paper("report-card-app", "credit-reports", (seed) => {
  const { random, person } = start(seed, 752);
  const day = addDays("2026-01-08", random.whole(0, 300));
  const accounts = listed(random);
  const score = random.whole(580, 829);
  const open = accounts.filter((one) => one.open);
  const cards = open.filter((one) => one.card);
  const used = Math.round(
    (total(cards.map((one) => one.balance)) / total(cards.map((one) => one.size))) * 100,
  );
  const asked = random.whole(0, 4);
  const item = (one: (typeof accounts)[number]) => [
    `<b>${one.creditor}</b><br><span class=small>${one.open ? "Open" : "Closed"} &middot; ${one.mask}</span>`,
    whole(one.balance),
    one.card ? `Limit ${whole(one.size)}` : `Original amount ${whole(one.size)}`,
  ];
  const ordered = [...accounts.filter((one) => one.card), ...accounts.filter((one) => !one.card)];
  const html = document(
    `body{font:10pt Segoe UI,Helvetica,Arial;color:#23303d}${BASE} .dial{border:10px solid #5aa72b;border-radius:50%;width:150px;height:150px;text-align:center;padding-top:36px;font-size:30pt;margin:10px auto} .c{border:1px solid #dfe3e8;border-radius:10px;padding:10px;margin:8px 0} td{padding:5px 2px;border-bottom:1px solid #eee}`,
    `<div class=row><b style="font-size:15pt;color:#004879">ScoreWise <span style="font-weight:normal">from Capstone First</span></b><div style="text-align:right">Hi, ${person.name.split(" ")[0]}</div></div>
<div class=c style="text-align:center">Your VantageScore&reg; 3.0<div class=dial>${score}</div>As of ${date.abbreviatedBare(day)} &middot; Based on your TransUnion&reg; credit report<br><span class=small>300 &mdash; 850 &nbsp; Next update in 7 days. ${random.chance(0.5) ? `Up ${random.whole(2, 19)} pts since last month` : "No change since last month"}</span></div>
<div class=c><b>Key factors</b>${grid(
      "lrl",
      [],
      [
        ["On-Time Payments", "100%", "Excellent"],
        ["Credit Used", `${used}%`, used > 30 ? "Fair" : "Good"],
        ["Oldest Credit Line", `${random.whole(4, 17)} yrs`, "Good"],
        ["Recent Inquiries", String(asked), asked > 2 ? "Fair" : "Excellent"],
        ["New Accounts", "0", "Excellent"],
        ["Available Credit", whole(total(cards.map((one) => one.size - one.balance))), "Good"],
      ],
    )}</div>
<div class=c><b>Accounts</b> &nbsp; ${accounts.length} total &middot; ${open.length} open &middot; ${accounts.length - open.length} closed<h4>Credit cards</h4>${grid(
      "lrr",
      [],
      ordered.filter((one) => one.card).map((one) => item(one)),
    )}<h4>Loans</h4>${grid(
      "lrr",
      [],
      ordered.filter((one) => !one.card).map((one) => item(one)),
    )}</div>
<div class=c><b>Collections</b> &nbsp; 0 &middot; You have no accounts in collections. &nbsp; <b>Public records</b> &nbsp; None</div><p class=small>ScoreWise alerts are based on changes to your TransUnion and Experian credit reports. The VantageScore 3.0 provided is an educational tool. Lenders may use a different score. You're pre-approved for the Venture Two card with a $200 bonus. &copy;2026 Capstone First. Capstone First, N.A., Member FDIC.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "credit-reports",
        institution: "Capstone First",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TransUnion",
          score: String(score),
          reportDate: day,
          accountsTotal: String(accounts.length),
          accountsOpen: String(open.length),
          accountsClosed: String(accounts.length - open.length),
          inquiries: String(asked),
          collections: "0",
          utilization: String(used),
          accounts: ordered.map((one) => ({
            creditor: one.creditor,
            kind: one.kind,
            balance: decimal(one.balance),
            ...sizeOf(one),
            status: one.open ? "open" : "closed",
          })),
        },
        allowed: Object.fromEntries(
          ordered.flatMap(
            (one, index): Array<[string, string[]]> =>
              // Without a type printed, only the list's heading tells the kind.
              one.card ? [] : [[`creditReport.accounts.${index}.kind`, ["loan", "other"]]],
          ),
        ),
      },
      "TransUnion",
      "ScoreWise",
      "ScoreWise from Capstone First",
      "Capstone First, N.A.",
    ),
  };
});

export const veReports: readonly Layout[] = [disclosure, app];
