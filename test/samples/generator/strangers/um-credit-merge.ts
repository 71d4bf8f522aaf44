import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import {
  digits,
  highsAllowed,
  INQUIRIES,
  PAGE,
  sum,
  type Trade,
  tradeFacts,
  trades,
  umStart,
  whole,
} from "./um-data.ts";

const title = (text: string) => text.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
const years = (from: string, to: string) => {
  const months = Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000 / 30.44);
  return `${Math.floor(months / 12)} yr${months >= 12 && months < 24 ? "" : "s"}, ${months % 12} mos`;
};

const GROUPS = [
  ["Credit cards", ["credit-card"]],
  ["Real estate loans", ["mortgage"]],
  ["Auto loans", ["auto-loan"]],
  ["Student loans", ["student-loan"]],
  ["Other loans", ["personal-loan"]],
] as ReadonlyArray<readonly [string, ReadonlyArray<Trade["kind"]>]>;

/** A free-score app's report, printed from the browser. */
const app: Layout = {
  name: "um-credit-app",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 3);
    const raw = trades(random, day);
    const list = GROUPS.flatMap(([, kinds]) => raw.filter((trade) => kinds.includes(trade.kind)));
    const open = list.filter((trade) => trade.open);
    const cards = open.filter((trade) => trade.revolving);
    const usage = Math.round(
      (sum(cards.map((trade) => trade.balance)) / sum(cards.map((trade) => trade.limit))) * 100,
    );
    const score = random.whole(641, 798);
    const asked = INQUIRIES.slice(0, random.whole(1, 3));
    const word = score >= 781 ? "Excellent" : score >= 661 ? "Good" : "Fair";
    const change = random.whole(2, 11);
    const card = (trade: Trade) =>
      `<div class=acc><div class=row><div><b>${escaped(title(trade.creditor))}</b><br><span class=g>Reported: ${date.abbreviated(trade.reported)}</span></div><div class=r><b>${whole(trade.balance)}</b><br><span class=g>${trade.open ? "In good standing" : "Closed"}</span></div></div>${pairs(
        [
          ["Account status", trade.open ? "Open" : "Closed"],
          ["Account type", trade.revolving ? "Revolving" : "Installment"],
          ["Responsibility", "Individual"],
          ["Account number", `****${trade.number.slice(-4)}`],
          ["Opened", `${date.abbreviated(trade.opened)} (${years(trade.opened, day)})`],
          !trade.open && ["Closed", date.abbreviated(trade.closed)],
          trade.revolving && ["Credit limit", whole(trade.limit)],
          trade.revolving &&
            trade.open && ["Credit usage", `${Math.round((trade.balance / trade.limit) * 100)}%`],
          ["Balance", whole(trade.balance)],
          !trade.revolving && ["Original amount", whole(trade.high)],
          trade.revolving && ["Highest balance", whole(trade.high)],
          trade.open && ["Monthly payment", whole(trade.payment)],
          trade.months > 0 && ["Term", `${trade.months} months`],
          ["Last payment", date.abbreviated(trade.paid)],
          ["Times 30/60/90 days late", "0/0/0"],
        ],
        "class=d",
      )}</div>`;
    const factor = (name: string, value: string, impact: string) =>
      `<div class=f><div class=g>${name}</div><div style="font-size:14pt;font-weight:bold">${value}</div><div class=g>${impact} impact</div></div>`;
    return {
      html: document(
        `${BASE}body{font-family:"Helvetica Neue",Arial,sans-serif;font-size:9pt;color:#22282c}.top{font-size:7pt;color:#555}.logo{font-size:17pt;color:#0a7d4f;font-weight:bold}.g{color:#66717a;font-size:8pt}.f{border:1px solid #dde3e6;border-radius:6px;padding:8px}.fs{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin:10px 0}.acc{border:1px solid #dde3e6;border-radius:8px;padding:10px;margin:8px 0;break-inside:avoid}.d td{border-top:1px solid #eef1f2;padding:3px 0}h2{font-size:13pt;margin:16px 0 2px}.ad{background:#eef8f3;padding:8px;border-radius:6px;margin:10px 0}`,
        `<div class="row top"><div>${date.bareShort(day)}, 9:41 AM</div><div>TransUnion Credit Report | Credit Juniper</div></div><div class=row><div class=logo>credit juniper</div><div class=r>${escaped(title(person.name))}</div></div>
<div class=row style="margin-top:10px"><div><div class=g>TransUnion</div><div style="font-size:34pt;font-weight:bold">${score}</div><div>${word} &nbsp;<span style="color:#0a7d4f">&#9650; ${change} pts</span></div><div class=g>Updated ${date.abbreviatedBare(day)} &middot; Calculated using VantageScore 3.0</div></div><div><div class=g>Score range</div><div>300 &mdash; 850</div><p class=ad>Your approval odds look great. See cards with a $200 welcome bonus and offers from 17.49% APR.</p></div></div>
<h2>Credit factors</h2><div class=fs>${factor("Payment history", "100%", "High")}${factor("Credit card use", `${usage}%`, "High")}${factor("Derogatory marks", "0", "High")}${factor("Credit age", years(addDays(day, -2_300), day), "Medium")}${factor("Total accounts", String(list.length), "Low")}${factor("Hard inquiries", String(asked.length), "Low")}</div>
<h2>Accounts</h2><div class=g>${open.length} open, ${list.length - open.length} closed</div>
${GROUPS.map(([name, kinds]) => {
  const items = list.filter((trade) => kinds.includes(trade.kind));
  return items.length > 0 ? `<h2>${name}</h2>${items.map(card).join("")}` : "";
}).join("")}
<h2>Collections</h2><div class=row><div>Collections accounts</div><div class=r>0</div></div><p class=g>You're all clear. There are no collections on your TransUnion report.</p>
<h2>Hard inquiries</h2>${pairs(asked.map(([name], index) => [title(name), date.abbreviated(addDays(day, -61 * (index + 1)))] as const))}
<h2>Public records</h2><p class=g>No public records found.</p>
<p class=small>Credit Juniper, LLC is not a credit bureau. Credit score calculated based on VantageScore 3.0 model. Your lender or insurer may use a different credit score. The information on this page comes from TransUnion. See something that doesn't look right? You can dispute errors directly with TransUnion.</p><div class="row top"><div>https://www.creditjuniper.example/credit-health/transunion/report</div><div class=r>1/3</div></div>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "Credit Juniper",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TransUnion",
          score: String(score),
          reportDate: day,
          accountsTotal: String(list.length),
          accountsOpen: String(open.length),
          accountsClosed: String(list.length - open.length),
          inquiries: String(asked.length),
          collections: "0",
          utilization: String(usage),
          accounts: list.map((trade) => ({
            ...tradeFacts(trade, { payment: trade.open, original: true }),
            creditor: title(trade.creditor),
          })),
        },
        allowed: {
          institution: ["credit juniper", "TransUnion", "Credit Juniper, LLC"],
          // "Installment" under "Other loans" does not print that a loan is a personal one.
          ...Object.fromEntries(
            list.flatMap((trade, index) =>
              trade.kind === "personal-loan" ? [[`creditReport.accounts.${index}.kind`, ["loan"]]] : [],
            ),
          ),
        },
      },
    };
  },
};

/** A mortgage lender's merge of the three files: typewriter columns, codes, one line a trade. */
const merge: Layout = {
  name: "um-credit-merge",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 4);
    const list = trades(random, day);
    const scores = [0, 1, 2].map(() => random.whole(655, 799));
    const asked = INQUIRIES.slice(0, random.whole(1, 3));
    const my = (value: string) => `${value.slice(5, 7)}/${value.slice(2, 4)}`;
    const number = (amount: number) => money.plain(amount).slice(0, -3);
    const type = (trade: Trade) => {
      if (trade.revolving) return "REV";
      return trade.kind === "mortgage" ? "MTG" : "INST";
    };
    const summary = (name: string, code: string) => {
      const items = list.filter((trade) => code === "" || type(trade) === code);
      return [
        name,
        String(items.length),
        number(sum(items.map((trade) => trade.balance))),
        number(sum(items.map((trade) => (trade.revolving ? trade.limit : trade.high)))),
        number(sum(items.map((trade) => trade.payment))),
        "0",
        "0",
        "0",
        "0",
      ];
    };
    const loan = {
      "auto-loan": "AUTO",
      "student-loan": "EDUCATION LOAN",
      mortgage: "REAL ESTATE MORTGAGE",
      "personal-loan": "UNSECURED",
      "credit-card": "CREDIT CARD",
    };
    const rows = list.map((trade) => [
      "B",
      `<b>${escaped(trade.creditor)}</b><br>${trade.number.slice(0, 8)}XXXX<br>${loan[trade.kind]}${trade.open ? "" : "<br>ACCOUNT CLOSED BY CONSUMER"}`,
      my(trade.reported),
      my(trade.opened),
      my(trade.paid),
      number(trade.high),
      trade.revolving ? number(trade.limit) : "",
      number(trade.balance),
      "0",
      trade.open
        ? trade.months > 0
          ? `${trade.months}X${number(trade.payment)}`
          : trade.payment > 0
            ? `MIN${number(trade.payment)}`
            : "REV"
        : "",
      String(random.whole(14, 84)),
      "0-0-0",
      trade.open ? `CURR<br>${type(trade)}-1` : `CLSD<br>${type(trade)}-1`,
      "XPN<br>TUC<br>EFX",
    ]);
    const models = [
      ["EXPERIAN/FAIR ISAAC (VER. 2)", "XPN"],
      ["TRANSUNION/FICO CLASSIC (04)", "TUC"],
      ["EQUIFAX/FICO CLASSIC V5 FACTA", "EFX"],
    ];
    return {
      html: document(
        `${BASE}body{${PAGE};font-family:"Courier New",monospace;font-size:7.5pt}h3{font-size:8.5pt;background:#ddd;text-align:center;margin:12px 0 4px;padding:2px;border:1px solid #000}.t th{border-bottom:1px solid #000;font-size:6.5pt;vertical-align:bottom}.t td{border-bottom:1px dotted #888;vertical-align:top;padding-top:3px;padding-bottom:3px}.t td+td,.t th+th{padding-left:4px}.t tr{break-inside:avoid}.t td:nth-child(13){white-space:nowrap}.b{border:1px solid #000;padding:4px}.x td{border:1px solid #777;padding:2px 4px}`,
        `<div class=row><div><b style="font-size:13pt">CORVANT CREDIT SERVICES</b><br>10277 SCRIPPS RANCH BLVD<br>SAN DIEGO, CA 92131<br>(800) 555-0143</div><div class=r><b>INSTANT MERGE CREDIT REPORT</b><br>REF: ${digits(random, 8)}-0<br>TID: ${digits(random, 11)}</div></div>
<table class=x style="margin-top:8px"><tr><td>PREPARED FOR<br><b>HARTSWELL HOME LENDING #4471</b></td><td>REQUESTED BY<br>LOAN PROC</td><td>DATE ORDERED<br>${date.slash(day)}</td><td>DATE COMPLETED<br>${date.slash(day)}</td></tr><tr><td>REPOSITORIES<br>XPN/TUC/EFX</td><td>LOAN NO.<br>${digits(random, 9)}</td><td>LOAN TYPE<br>CONV</td><td>PRICE<br>$84.50</td></tr></table>
<table class=x style="margin-top:6px"><tr><td>APPLICANT<br><b>${person.name.toUpperCase()}</b></td><td>SOC SEC NO.<br>XXX-XX-${random.whole(1_000, 9_999)}</td><td>MARITAL STATUS<br>UNMARRIED</td></tr><tr><td colspan=3>CURRENT ADDRESS<br>${person.street.toUpperCase()}, ${person.town.toUpperCase()}</td></tr></table>
<h3>SCORE MODELS</h3>${models
          .map(
            ([name, code], index) =>
              `<div class=b style="margin-bottom:3px"><div class=row><div>${name} - ${person.name.toUpperCase()}</div><div class=r>SCORE: <b>${scores[index]}</b> &nbsp; SOURCE: ${code}</div></div>010 PROPORTION OF BALANCE TO HIGH CREDIT ON BANKING REVOLVING OR ALL REVOLVING ACCOUNTS<br>008 NUMBER OF RECENT INQUIRIES</div>`,
          )
          .join("")}
<h3>TRADE SUMMARY</h3>${grid("lrrrrrrrr", ["", "#", "BALANCE", "HIGH CREDIT", "PAYMENTS", "PAST DUE", "30", "60", "90+"], [summary("MORTGAGE", "MTG"), summary("INSTALLMENT", "INST"), summary("REVOLVING", "REV"), summary("TOTAL", "")], "class=t")}
<p>COLLECTIONS: 0 &nbsp; PUBLIC RECORDS: 0 &nbsp; INQUIRIES: ${asked.length} &nbsp; DISPUTED ACCTS: 0</p>
<h3>TRADELINES</h3>${grid("clcccrrrrlccll", ["ECOA", "CREDITOR<br>ACCOUNT NUMBER", "DATE RPTD", "DATE OPEN", "DLA", "HIGH CREDIT", "CREDIT LIMIT", "BAL", "PAST DUE", "TERMS", "MO REV", "30-60-90", "STATUS", "SOURCE"], rows, "class=t")}
<h3>INQUIRIES LAST 120 DAYS</h3>${grid(
          "lll",
          ["DATE", "SUBSCRIBER", "SOURCE"],
          asked.map(([name], index) => [
            date.short(addDays(day, -31 * (index + 1))),
            name,
            ["XPN", "TUC", "EFX"][index] ?? "",
          ]),
          "class=t",
        )}
<h3>PUBLIC RECORDS</h3><p>***** NONE *****</p><h3>SOURCES OF INFORMATION</h3><p>XPN - EXPERIAN, P.O. BOX 9701, ALLEN, TX 75013, (888) 397-3742<br>TUC - TRANSUNION, P.O. BOX 1000, CHESTER, PA 19016, (800) 888-4213<br>EFX - EQUIFAX, P.O. BOX 740241, ATLANTA, GA 30374, (800) 685-1111</p>
<p>THE INFORMATION IN THIS REPORT IS OBTAINED FROM THE THREE NATIONAL REPOSITORIES AND IS NOT GUARANTEED. ECOA KEY: B = BORROWER; C = CO-BORROWER; J = JOINT; U = UNDESIGNATED; A = AUTHORIZED USER; P = PARTICIPANT; S = CO-SIGNER; X = DECEASED; T = TERMINATED.</p><p style="text-align:center">*** END OF REPORT ${date.slash(day)} 08:14:22 AM ***</p>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "CORVANT CREDIT SERVICES",
        accounts: [],
        transactions: [],
        creditReport: {
          reportDate: day,
          accountsTotal: String(list.length),
          inquiries: String(asked.length),
          collections: "0",
          accounts: list.map((trade) => tradeFacts(trade, { payment: trade.open && trade.payment > 0 })),
        },
        allowed: {
          institution: ["CORVANT", "Corvant Credit Services", "HARTSWELL HOME LENDING"],
          "creditReport.score": scores.map(String),
          "creditReport.bureau": [
            "EXPERIAN",
            "TRANSUNION",
            "EQUIFAX",
            "Experian",
            "TransUnion",
            "Equifax",
            "CORVANT CREDIT SERVICES",
            "XPN/TUC/EFX",
          ],
          "creditReport.accountsOpen": [String(list.filter((trade) => trade.open).length)],
          "creditReport.accountsClosed": [String(list.filter((trade) => !trade.open).length)],
          ...highsAllowed(list),
        },
      },
    };
  },
};

export const umCreditMerge: readonly Layout[] = [app, merge];
