import type { AccountKind } from "#contract/extraction.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";
import { some, total } from "./sn-data.ts";
import { P } from "./sv-data.ts";

type Line = {
  readonly creditor: string;
  readonly kind: AccountKind;
  readonly last4: string;
  readonly opened: string;
  readonly open: boolean;
  readonly balance: number;
  readonly limit?: number;
  readonly original?: number;
  readonly monthly?: number;
};

const NAMES: ReadonlyArray<readonly [string, AccountKind]> = [
  ["CAPRICORN ONE BK USA", "credit-card"],
  ["SYNCOR/TOOLTOWN", "credit-card"],
  ["DEPT OF ED/AIDVENT", "student-loan"],
  ["TAVANO FINANCIAL SVCS", "auto-loan"],
  ["ROCKPORT MTG/CENLARK", "mortgage"],
  ["JPMB CARD SVCS", "credit-card"],
  ["UPLIFT LNDG/CROSSRVR", "personal-loan"],
  ["FIGWORTH HELOC LLC", "heloc"],
  ["COMENARA BK/LOFTY", "credit-card"],
];

/** Tradelines as furnishers report them: what one leaves out, another gives. */
function linesOf(random: Random, on: string, count: number): Line[] {
  return some(random, NAMES, count).map(([creditor, kind]): Line => {
    const open = random.chance(0.72);
    const revolving = kind === "credit-card" || kind === "heloc";
    const size = revolving ? random.whole(6, 180) * 10_000 : random.whole(50, 320) * 10_000;
    const large = kind === "mortgage" || kind === "heloc" ? size * 9 : size;
    const balance = open ? random.whole(4, 92) * Math.round(large / 10_000) * 100 : 0;
    return {
      creditor,
      kind,
      last4: String(random.whole(1_000, 9_899)),
      opened: addDays(on, -random.whole(300, 3_800)),
      open,
      balance,
      ...(revolving ? (random.chance(0.85) ? { limit: large } : {}) : { original: large }),
      ...(open && balance > 0 && random.chance(0.8)
        ? { monthly: Math.max(2_500, Math.round(balance / (revolving ? 3_500 : 8_000)) * 100) }
        : {}),
    };
  });
}

const factsOf = (line: Line) => ({
  creditor: line.creditor,
  kind: line.kind,
  balance: decimal(line.balance),
  ...(line.limit === undefined ? {} : { creditLimit: decimal(line.limit) }),
  ...(line.original === undefined ? {} : { originalBalance: decimal(line.original) }),
  ...(line.monthly === undefined ? {} : { monthlyPayment: decimal(line.monthly) }),
  status: line.open ? ("open" as const) : ("closed" as const),
});

const W = money.wholeDollars;
const whole = (amount: number) => P(amount).slice(0, -3);

/** What an app prints when its user taps "save as PDF": score ring, factors, then a list of accounts by kind. */
const app: Layout = {
  name: "sv-report-app-saved",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 908_801);
    const person = makePerson(random);
    const on = addDays("2026-01-12", random.whole(0, 300));
    const kinds = [
      ["Credit cards", ["credit-card"]],
      ["Home", ["mortgage", "heloc"]],
      ["Auto", ["auto-loan"]],
      ["Student", ["student-loan"]],
      ["Personal", ["personal-loan"]],
    ] as const;
    const all = linesOf(random, on, random.whole(4, 7));
    const lines = kinds.flatMap(([, list]) =>
      all.filter((line) => (list as readonly string[]).includes(line.kind)),
    );
    const score = random.whole(575, 832);
    const moved = random.whole(-18, 21);
    const cards = lines.filter(
      (line) => line.kind === "credit-card" && line.open && line.limit !== undefined,
    );
    const limits = total(cards, (line) => line.limit ?? 0);
    const used = limits === 0 ? undefined : Math.round((total(cards, (line) => line.balance) / limits) * 100);
    const inquiries = random.whole(0, 5);
    const word: Record<string, string> = {
      mortgage: "Mortgage",
      heloc: "Home equity line of credit",
      "credit-card": "Credit card",
      "auto-loan": "Auto loan",
      "student-loan": "Student loan",
      "personal-loan": "Personal loan",
    };
    const card = (line: Line) =>
      `<div class=a><div class=row><div><b>${escaped(line.creditor)}</b><br><span class=g>${word[line.kind]} &middot; ${line.open ? "Open" : "Closed"} &middot; since ${date.monthYear(line.opened)}</span></div><div class=r><b>${W(line.balance)}</b><br><span class=g>${[
        line.limit === undefined ? "" : `of ${W(line.limit)} limit`,
        line.original === undefined ? "" : `${W(line.original)} originally`,
        line.monthly === undefined ? "" : `${W(line.monthly)}/mo`,
      ]
        .filter((part) => part !== "")
        .join(" &middot; ")}</span></div></div></div>`;
    const html = document(
      `body{font:9.6pt "Liberation Sans";color:#2a2a33}${BASE}.g{color:#73737f;font-size:8pt}.a{border-bottom:1px solid #e4e4ea;padding:5px 0}.ring{border:7px solid #17a673;border-radius:50%;width:104px;height:104px;text-align:center;padding-top:22px;font-size:22pt;font-weight:bold;line-height:1}.ring span{display:block;font-size:7.5pt;font-weight:normal}.f{background:#f4f5f8;border-radius:8px;padding:7px 10px}h2{font-size:11.5pt;margin:14px 0 2px}`,
      `<div class=row><div><b style="color:#17a673;font-size:13pt">&#9650; PennyPeak</b></div><div class="r g">saved ${date.abbreviatedBare(addDays(on, 2))}, 9:41 AM</div></div>
      <h2 style="font-size:15pt">Hi ${person.name.split(" ")[0]}, here's your TransUnion report</h2><div class=row style="align-items:center"><div style="flex:none;margin:8px 14px"><div class=ring>${score}<span>${score > 740 ? "Very good" : score > 660 ? "Good" : "Fair"}</span></div></div><div><p>VantageScore 3.0 &middot; updated ${date.abbreviatedBare(on)}<br>${moved < 0 ? `Down ${-moved} pts` : `Up ${moved} pts`} since last week (was ${score - moved}). 300&ndash;850.</p><p class=g>Equifax score: not available on the free plan. Get all 3 bureaus for $24.99 a month.</p></div></div>
      <div style="display:flex;gap:8px">${[
        ...(used === undefined ? [] : [["Card use", `${used}%`, "High impact"]]),
        ["On-time payments", random.pick(["100%", "99%", "96%"]), "High impact"],
        ["Hard inquiries", String(inquiries), "Low impact"],
        ["Collections", "0", "High impact"],
        ["Accounts", String(lines.length), "Low impact"],
      ]
        .map(
          ([label, value, note]) =>
            `<div class=f style="flex:1"><span class=g>${label}</span><br><b>${value}</b><br><span class=g>${note}</span></div>`,
        )
        .join("")}</div>
      ${kinds
        .map(([title, list]) => {
          const own = lines.filter((line) => (list as readonly string[]).includes(line.kind));
          return own.length === 0
            ? ""
            : `<h2>${title} <span class=g>${own.length} &middot; total ${W(total(own, (line) => line.balance))}</span></h2>${own.map(card).join("")}`;
        })
        .join("")}
      <p style="background:#fff6df;padding:8px 10px;border-radius:8px"><b>You may save $1,140 a year.</b> Everly Bank offers personal loans from 8.49% APR up to $40,000; your approval odds are outstanding. <span class=g>Sponsored</span></p><p class=g>PennyPeak, Inc. is not a lender or a credit bureau. Lenders may use another score. Balances are as the bureau shows them and may be up to 45 days old. 1200 Market St, Wilmington DE.</p>`,
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
          score: String(score),
          reportDate: on,
          accountsTotal: String(lines.length),
          inquiries: String(inquiries),
          collections: "0",
          ...(used === undefined ? {} : { utilization: String(used) }),
          accounts: lines.map(factsOf),
        },
        allowed: {
          institution: ["PennyPeak", "PennyPeak, Inc."],
          "creditReport.reportDate": [addDays(on, 2)],
        },
      },
    };
  },
};

/** The yearly free disclosure: a summary by kind, then every account as a block of named fields, dashes where nothing was reported. */
const disclosure: Layout = {
  name: "sv-report-yearly-disclosure",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 909_907);
    const person = makePerson(random);
    const on = addDays("2026-01-20", random.whole(0, 290));
    const all = linesOf(random, on, random.whole(4, 6));
    const group = (line: Line) => {
      if (line.kind === "credit-card" || line.kind === "heloc") return "Revolving";
      return line.kind === "mortgage" ? "Mortgage" : "Installment";
    };
    const groups = ["Revolving", "Mortgage", "Installment"] as const;
    const lines = groups.flatMap((name) => all.filter((line) => group(line) === name));
    const loanType: Record<string, string> = {
      mortgage: "Conventional Real Estate Mortgage",
      heloc: "Home Equity Line of Credit",
      "credit-card": "Credit Card",
      "auto-loan": "Auto",
      "student-loan": "Education Loan",
      "personal-loan": "Unsecured",
    };
    const D = (amount: number | undefined) => (amount === undefined ? "" : `$${whole(amount)}`);
    const inquiries = random.whole(0, 4);
    const block = (line: Line, index: number) =>
      `<div style="break-inside:avoid"><h4>${index + 1}. ${escaped(line.creditor)} <span class=n>(${line.open ? "OPEN" : "CLOSED"})</span></h4><div class=row><div>${pairs(
        [
          ["Account Number", `xxxxxxxxxxxx ${line.last4}`],
          ["Loan/Account Type", loanType[line.kind] ?? ""],
          ["Owner", "Individual Account"],
          ["Date Opened", date.slash(line.opened)],
          ["Date Reported", date.slash(addDays(on, -random.whole(4, 33)))],
          ["Status", line.open ? "Pays As Agreed" : "Paid and Closed"],
        ],
      )}</div><div>${pairs([
        ["Balance", D(line.balance)],
        ["Credit Limit", D(line.limit)],
        [
          group(line) === "Revolving" ? "High Credit" : "Original Amount",
          group(line) === "Revolving" ? D(line.balance + 41_200) : D(line.original),
        ],
        ["Scheduled Payment", D(line.monthly)],
        ["Actual Payment", line.monthly === undefined ? "" : D(line.monthly + 1_000)],
        ["Amount Past Due", line.open ? "$0" : ""],
      ])}</div></div></div>`;
    const sums = groups.map((name) => {
      const own = lines.filter((line) => group(line) === name && line.open);
      return [
        name,
        String(own.length),
        own.length === 0 ? "" : `$${whole(total(own, (line) => line.balance))}`,
        own.length === 0 ? "" : `$${whole(total(own, (line) => line.monthly ?? 0))}`,
      ];
    });
    const open = lines.filter((line) => line.open);
    const html = document(
      `body{font:8.8pt "Liberation Sans"}${BASE}h3,h4{break-after:avoid}h3{background:#8c1d2f;color:#fff;padding:4px 8px;font-size:10.5pt}h4{border-bottom:1px solid #8c1d2f;margin:10px 0 3px}.n{font-weight:normal;color:#555}td{padding:1.2px 3px}.s td,.s th{border:1px solid #ccc;padding:3px 6px}`,
      `<div class=row><div><b style="font-size:19pt;font-style:italic;color:#8c1d2f">EQUIFAX</b></div><div class=r>${person.name} | ${date.abbreviated(on)}<br>Confirmation # 6${random.whole(100_000_000, 899_999_999)}</div></div>
      <h3>1. Summary</h3><p>Review this summary for a quick view of key information in your Equifax Credit Report.</p><div class=row><div>${pairs(
        [
          ["Report Date", date.abbreviated(on)],
          ["Credit File Status", "No fraud indicator on file"],
          ["Average Account Age", `${random.whole(2, 9)} Years, ${random.whole(1, 11)} Months`],
          ["Total Accounts", String(lines.length)],
          ["Open Accounts", String(open.length)],
          ["Closed Accounts", String(lines.length - open.length)],
        ],
      )}</div><div>${pairs([
        ["Accounts with Negative Information", "0"],
        ["Collections", "0"],
        ["Consumer Statements", "0"],
        ["Inquiries", String(inquiries)],
        ["Public Records", "0"],
        ["Most Recent Inquiry", inquiries > 0 ? `GARVEY MOTORS ${date.slash(addDays(on, -50))}` : "None"],
      ])}</div></div>
      <p><b>Credit accounts with a balance</b></p>${grid("lrrr", ["Account Type", "Open", "Balance", "Payment"], [...sums, ["<b>Total</b>", String(open.length), `$${whole(total(open, (line) => line.balance))}`, `$${whole(total(open, (line) => line.monthly ?? 0))}`]], "class=s")}
      <p class=n>Your credit report does not include your credit score. You may buy one for $15.95.</p>
      ${groups
        .map((name, index) => {
          const own = lines.filter((line) => group(line) === name);
          return `<h3>${index + 2}. ${name} Accounts</h3>${own.length === 0 ? "<p>You currently do not have any accounts of this kind in your file.</p>" : own.map(block).join("")}`;
        })
        .join("")}
      <h3>5. Inquiries &amp; Personal Information</h3><p>${inquiries > 0 ? `Hard inquiries: ${inquiries}. These may affect your score and stay for two years.` : "No hard inquiries."} Soft inquiries by HALDEN PROMOTIONS and your own requests are shown only to you.</p><p>${person.name}, ${person.street}, ${person.town}. Former: 12 OAK CT. SSN xxx-xx-xxxx.</p><p class=n>P.O. Box 740256, Atlanta GA 30374. If you dispute, we have 30 days. A security freeze is free under federal law; you may recover up to $1,000.00 in damages when someone obtains a report under false pretenses.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "EQUIFAX",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Equifax",
          reportDate: on,
          accountsTotal: String(lines.length),
          accountsOpen: String(open.length),
          accountsClosed: String(lines.length - open.length),
          inquiries: String(inquiries),
          collections: "0",
          accounts: lines.map(factsOf),
        },
        allowed: { institution: ["Equifax"], "creditReport.bureau": ["EQUIFAX"] },
      },
    };
  },
};

export const svReports: readonly Layout[] = [app, disclosure];
