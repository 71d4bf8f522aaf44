import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { instalment, NEXT, start } from "./un-data.ts";

const whole = money.wholeDollars;

type Kind = "credit-card" | "auto-loan" | "student-loan" | "mortgage" | "personal-loan";
type Line = {
  readonly creditor: string;
  readonly kind: Kind;
  readonly balance: number;
  readonly top: number;
  readonly payment: number;
  readonly open: boolean;
  readonly digits: number;
  readonly opened: string;
};

const LENDERS: ReadonlyArray<readonly [creditor: string, kind: Kind, from: number, to: number]> = [
  ["CORVUS NA", "credit-card", 1_000, 12_000],
  ["SYNCB/TIDEWATER TOOLS", "credit-card", 500, 4_000],
  ["KOBAYASHI MOTOR CREDIT", "auto-loan", 12_000, 44_000],
  ["LODESTAR/DEPT OF ED", "student-loan", 3_500, 22_000],
  ["BRIGHTPEAK N A", "credit-card", 2_000, 18_000],
  ["SEQUOIA LOAN SVCS", "mortgage", 150_000, 480_000],
  ["HEARTHSIDE FINANCIAL", "personal-loan", 2_000, 14_000],
];

const lines = (random: Random, count: number): Line[] =>
  LENDERS.slice(0, count).map(([creditor, kind, from, to], index) => {
    const open = index === 0 || random.chance(0.75);
    const top = random.whole(from / 100, to / 100) * 10_000;
    const balance = open ? Math.round((top * random.whole(3, 88)) / 10_000) * 100 : 0;
    const payment =
      kind === "credit-card"
        ? Math.max(3_500, Math.round(balance / 4_000) * 100)
        : Math.round(instalment(top, 7, kind === "mortgage" ? 360 : 72) / 100) * 100;
    return {
      creditor,
      kind,
      balance,
      top,
      payment,
      open,
      digits: random.whole(10_000, 99_999),
      opened: addDays("2016-02-03", random.whole(0, 3_200)),
    };
  });

const truthOf = (line: Line, payment: boolean) => ({
  creditor: line.creditor,
  kind: line.kind,
  balance: decimal(line.balance),
  ...(line.kind === "credit-card"
    ? { creditLimit: decimal(line.top) }
    : { originalBalance: decimal(line.top) }),
  ...(payment ? { monthlyPayment: decimal(line.payment) } : {}),
  status: line.open ? ("open" as const) : ("closed" as const),
});

/** A bureau's file disclosure: no score, satisfactory accounts one by one with a grid of months, inquiries of two kinds. */
const bureau: Layout = {
  name: "vf-report-bureau",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 161);
    const day = addDays("2025-12-05", random.whole(0, 320));
    const list = lines(random, random.whole(3, 7));
    const asked = random.whole(1, 4);
    const label: Record<Kind, readonly [type: string, loan: string]> = {
      "credit-card": ["Revolving Account", "CREDIT CARD"],
      "auto-loan": ["Installment Account", "AUTOMOBILE"],
      "student-loan": ["Installment Account", "STUDENT LOAN"],
      mortgage: ["Mortgage Account", "CONVENTIONAL REAL ESTATE MTG"],
      "personal-loan": ["Installment Account", "UNSECURED"],
    };
    const html = document(
      `body{font:9pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 20pt Arial,Liberation Sans;color:#00a6ca} h2{color:#00a6ca;border-bottom:1px solid #00a6ca;font-size:13pt;margin:14px 0 4px} .a{break-inside:avoid;margin-bottom:10px} .a h3{background:#e6f6fa;padding:3px 6px;margin:4px 0} .pay td,.pay th{border:1px solid #ccc;text-align:center;font-size:7pt}`,
      `<div class=logo>TransUnion</div><div class=row><div>Personal Credit Report for:<br><b>${person.name}</b></div><div class=r>File Number: ${random.whole(300, 499)}${random.whole(100_000, 999_999)}<br>Date Created: <b>${date.slash(day)}</b></div></div><h2>Personal Information</h2><p>You have been on our files since 02/2011. SSN: XXX-XX-${random.whole(1000, 9999)} (Your SSN has been masked for your protection.)<br>Date of Birth: 0X/XX/19XX<br>Current Address: ${person.street}, ${person.town}<br>Employer: TRI COUNTY LOGISTICS</p><h2>Account Information</h2><p class=small>Typically, creditors report any changes made to your account information monthly. This means that some accounts listed below may not reflect the most recent activity until the creditor's next reporting. Payment ratings: OK Current; 30 Days late; N/R Not reported.</p><h2>Satisfactory Accounts</h2>${list
        .map(
          (line) =>
            `<div class=a><h3>${line.creditor} ${line.digits}****</h3><div class=row><div>${pairs([
              ["Date Opened", date.slash(line.opened)],
              ["Responsibility", "Individual Account"],
              ["Account Type", label[line.kind][0]],
              ["Loan Type", label[line.kind][1]],
            ])}</div><div>${pairs([
              ["Balance", whole(line.balance)],
              ["Date Updated", date.slash(addDays(day, -9))],
              line.kind === "credit-card"
                ? ["Credit Limit", whole(line.top)]
                : ["Original Amount", whole(line.top)],
              ["Monthly Payment", line.open ? whole(line.payment) : "$0"],
            ])}</div><div>${pairs([
              ["Pay Status", line.open ? "Current; Paid or Paying as Agreed" : "Current; Paid as Agreed"],
              [
                "Terms",
                line.kind === "credit-card"
                  ? "Paid Monthly"
                  : `Paid Monthly for ${line.kind === "mortgage" ? 360 : 72} months`,
              ],
              !line.open && ["Date Closed", date.slash(addDays(day, -90))],
              !line.open && ["Remarks", "CLOSED"],
            ])}</div></div>${grid("ccccccc", ["", "JAN", "FEB", "MAR", "APR", "MAY", "JUN"], [["Rating", "OK", "OK", "OK", "OK", random.pick(["OK", "N/R"]), "OK"]], "class=pay")}</div>`,
        )
        .join(
          "",
        )}${NEXT}<h2>Regular Inquiries</h2><p class=small>Regular Inquiries are posted when someone accesses your credit information from TransUnion. They remain on your report up to 2 years and may affect your score.</p>${Array.from({ length: asked }, (_, index) => `<p><b>${["CORVUS NA", "AUTO DEALER DIRECT", "FACTUAL DATA", "PENFIN LENDING"][index]}</b><br>Requested On ${date.slash(addDays(day, -40 * (index + 1)))}<br>Inquiry Type: Individual</p>`).join("")}<h2>Account Review Inquiries</h2><p><b>CONSUMER MONITORING CO</b><br>Requested On ${date.slash(addDays(day, -12))}</p><h2>Should You Wish to Contact TransUnion</h2><p class=small>TransUnion Consumer Relations, P.O. Box 2000, Chester, PA 19016-2000. 1-800-916-8800. A Summary of Your Rights Under the Fair Credit Reporting Act: you must be told if information in your file has been used against you. You have the right to know what is in your file. You have the right to ask for a credit score. -End of Credit Report-</p>`,
    );
    const open = list.filter((line) => line.open).length;
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "TransUnion",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TransUnion",
          reportDate: day,
          accounts: list.map((line) => truthOf(line.open ? line : { ...line, payment: 0 }, true)),
        },
        allowed: {
          "creditReport.accountsTotal": [String(list.length)],
          "creditReport.accountsOpen": [String(open)],
          "creditReport.accountsClosed": [String(list.length - open)],
          "creditReport.inquiries": [String(asked)],
          "creditReport.collections": ["0"],
        },
      },
    };
  },
};

/** An app's report: the score in a dial, factors, counts, accounts as cards in two sections. */
const app: Layout = {
  name: "vf-report-app",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 162);
    const day = addDays("2025-12-05", random.whole(0, 320));
    const list = lines(random, random.whole(3, 7));
    const open = list.filter((line) => line.open);
    const cards = open.filter((line) => line.kind === "credit-card");
    const sum = (pick: (line: Line) => number) => cards.reduce((all, line) => all + pick(line), 0);
    const used = String(Math.round((sum((line) => line.balance) / sum((line) => line.top)) * 100));
    const score = String(random.whole(538, 829));
    const asked = String(random.whole(0, 5));
    const words: Record<Kind, string> = {
      "credit-card": "Credit card",
      "auto-loan": "Auto loan",
      "student-loan": "Student loan",
      mortgage: "Mortgage",
      "personal-loan": "Personal loan",
    };
    const card = (line: Line) =>
      `<div class=c><div class=row><div><b>${line.creditor}</b><br>${words[line.kind]} &bull; Opened ${date.abbreviatedBare(line.opened)}</div><div class=r><b>$${grouped(line.balance).slice(0, -3)}</b><br>${line.open ? "Open" : "Closed"} &bull; ${line.kind === "credit-card" ? `${whole(line.top)} limit` : `${whole(line.top)} original amount`}</div></div></div>`;
    const html = document(
      `body{font:10pt "Helvetica Neue",Arial,Liberation Sans;color:#1c2b33}${BASE} .row>table{flex:1;width:50%} .logo{font-weight:800;font-size:16pt;color:#6b3df5} .dial{text-align:center;border:10px solid #6b3df5;border-radius:50%;width:170px;height:170px;margin:10px auto;padding-top:40px} .c{border:1px solid #ddd;border-radius:10px;padding:8px;margin:6px 0;break-inside:avoid} .f td{padding:6px 0;border-bottom:1px solid #eee}`,
      `<div class=row><div class=logo>borrowwell</div><div class=r>Credit snapshot for ${person.name}</div></div><div class=dial><span style="font-size:34pt;font-weight:bold">${score}</span><br>of 850</div><div style="text-align:center">VantageScore® 3.0 &bull; Provided by Equifax<br>Updated ${date.long(day)}. ${random.pick(["Up 6 points", "Down 11 points", "No change"])} since your last update.</div><h3>Credit factors</h3><table class=f><tr><td>Credit card use<br><small>High impact</small></td><td class=r>${used}%</td></tr><tr><td>Payment history</td><td class=r>100%</td></tr><tr><td>Derogatory marks</td><td class=r>0</td></tr><tr><td>Total accounts</td><td class=r>${list.length}</td></tr><tr><td>Open accounts</td><td class=r>${open.length}</td></tr><tr><td>Closed accounts</td><td class=r>${list.length - open.length}</td></tr><tr><td>Accounts in collections</td><td class=r>0</td></tr><tr><td>Hard inquiries (last 2 years)</td><td class=r>${asked}</td></tr></table>${NEXT}<h3>Accounts</h3><h4>Open</h4>${open.map(card).join("")}${
        list.length > open.length
          ? `<h4>Closed</h4>${list
              .filter((line) => !line.open)
              .map(card)
              .join("")}`
          : ""
      }<div class=c style="background:#f3effe"><b>You're prequalified!</b> Personal loans up to $20,000 with rates from 8.99% APR. See offers.</div><p style="font-size:7.5pt">The score shown is for educational purposes; lenders may use a different score. Borrowwell is not a lender or a credit bureau. Borrowwell, Inc. NMLS ID# 1628077. Equifax is a registered trademark of Equifax Inc.</p>`,
    );
    const ordered = [...open, ...list.filter((line) => !line.open)];
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "Equifax",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Equifax",
          score,
          reportDate: day,
          accountsTotal: String(list.length),
          accountsOpen: String(open.length),
          accountsClosed: String(list.length - open.length),
          inquiries: asked,
          collections: "0",
          utilization: used,
          accounts: ordered.map((line) => truthOf(line, false)),
        },
        allowed: { institution: ["borrowwell", "Borrowwell", "Borrowwell, Inc."] },
      },
    };
  },
};

export const vfReports: readonly Layout[] = [bureau, app];
