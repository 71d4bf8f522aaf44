import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import {
  type CreditFile,
  creditFile,
  masked,
  monthBack,
  monthsBetween,
  paidIn,
  type Trade,
  usd,
} from "./th-data.ts";
import { openCollection, reportTruth, told } from "./th-truth.ts";

const shut = (trade: Trade) => trade.closed !== undefined;
const my = (day: string) => `${day.slice(5, 7)}/${day.slice(2, 4)}`;
const BUREAUS = ["Equifax", "TransUnion", "Experian"] as const;
const scoresOf = (file: CreditFile) =>
  [file.score, file.score + file.random.whole(3, 19), file.score - file.random.whole(2, 21)].map(String);
/** Three bureaus stand in the paper: which of them the report is named for is left open, and which score is given. */
const threefold = (scores: readonly string[], ...names: readonly string[]) => ({
  "creditReport.bureau": [
    ...BUREAUS,
    "Equifax, TransUnion, Experian",
    "Equifax, Experian, TransUnion",
    ...names,
  ],
  "creditReport.score": scores,
});

/** The score company's own report of three bureaus side by side. */
export const threeColumns: Layout = {
  name: "th-scorely-three-bureaus",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const file = creditFile(seed, 8);
    const { person, day, collection, trades } = file;
    const scores = scoresOf(file);
    const missing = trades.findIndex((trade) => trade.kind === "student-loan");
    const older = trades.findIndex(
      (trade) => trade.kind === "credit-card" && trade.balance > 0 && trade.late.length === 0,
    );
    const before = (trade: Trade) => Math.max(100, Math.floor(trade.balance / 200) * 100);
    const rows = (trade: Trade, at: number) => {
      const line = (label: string, value: string, first = value) =>
        [label, first, value, at === missing ? "--" : value] as const;
      return [
        line("Account name", escaped(trade.creditor)),
        line("Account number", masked(trade, "X")),
        line("Account type", trade.portfolio === "Mortgage" ? "Mortgage" : trade.portfolio),
        line(
          "Loan type",
          {
            "credit-card": trade.store ? "Charge account" : "Credit card",
            heloc: "Home equity line of credit",
            mortgage: "Conventional real estate mortgage",
            "auto-loan": "Auto loan",
            "student-loan": "Student loan",
            "personal-loan": "Unsecured loan",
          }[trade.kind],
        ),
        line("Status", shut(trade) ? "Closed" : "Open"),
        line("Balance", usd(trade.balance), at === older ? usd(before(trade)) : usd(trade.balance)),
        ...(trade.limit === undefined ? [] : [line("Credit limit", usd(trade.limit))]),
        ...(trade.original === undefined ? [] : [line("Loan amount", usd(trade.original))]),
        line("Past due", usd(trade.pastDue)),
        line("Monthly payment", shut(trade) ? "--" : usd(trade.monthly)),
        line("Payment status", trade.pastDue > 0 ? "30 days past due" : "Pays as agreed"),
        line("Date opened", `${trade.opened.slice(5, 7)}/${trade.opened.slice(0, 4)}`),
        line(
          "Last reported",
          date.slash(trade.reported),
          at === older ? date.slash(monthBack(trade.reported, 0)) : date.slash(trade.reported),
        ),
        line("Terms", trade.months === undefined ? "--" : `${trade.months} months`),
        line("Responsibility", trade.owner),
        line("Largest balance", usd(trade.high)),
      ];
    };
    const account = (
      trade: Trade,
      at: number,
    ) => `<div class=acct><div class=name>${escaped(trade.creditor)}${shut(trade) ? " <span>Closed</span>" : trade.owner === "Authorized User" ? " <span>Authorized user</span>" : ""}</div>${grid("llll", ["", ...BUREAUS], rows(trade, at), "class=t")}
    <div class=k>24-month payment history</div>${grid(
      "c".repeat(25),
      [],
      [
        [
          "",
          ...Array.from({ length: 24 }, (_, back) => monthBack(trade.closed ?? day, back + 1).slice(5, 7)),
        ],
        ...BUREAUS.map((bureau, index) => [
          bureau.slice(0, 2).toUpperCase(),
          ...Array.from({ length: 24 }, (_, back) =>
            index === 2 && at === missing
              ? "--"
              : paidIn(trade, day, monthBack(trade.closed ?? day, back + 1), "OK", "ND"),
          ),
        ]),
      ],
      "class=h",
    )}</div>`;
    const inquiries = [
      file.hard.length,
      Math.max(0, file.hard.length - 1),
      Math.min(1, file.hard.length),
    ].map(String);
    const counts = [trades.length, trades.length, trades.length - 1].map(String);
    const opens = [file.open, file.open, file.open - 1].map(String);
    const debts = collection === undefined ? "0" : "1";
    const body = `<div class=top><div class=logo>score<b>ly</b></div><div>3-Bureau Credit Report<br><b>${escaped(person.name)}</b></div><div class=r>Report as of ${date.abbreviatedBare(day)}<br>Report ID ${file.number}</div></div>
    <h2>FICO® Scores</h2><div class=scores>${BUREAUS.map((bureau, index) => `<div><div class=k>${bureau}</div><b>${scores[index] ?? ""}</b><div class=k>FICO® Score 8 · as of ${date.slash(day)}</div></div>`).join("")}</div><p class=k>FICO Scores range from 300 to 850. The scores below the line are versions that lenders use for auto loans, credit cards and mortgages.</p>
    ${grid(
      "llll",
      ["Other versions", ...BUREAUS],
      [
        ["FICO® Auto Score 8", ...scores.map((score) => String(Number(score) + 11))],
        ["FICO® Bankcard Score 8", ...scores.map((score) => String(Number(score) - 6))],
      ],
      "class=t",
    )}
    <h2>Summary</h2>${grid(
      "llll",
      ["", ...BUREAUS],
      [
        ["Total accounts", ...counts],
        ["Open accounts", ...opens],
        ["Closed accounts", ...[0, 1, 2].map(() => String(file.closed))],
        ["Collections", debts, debts, debts],
        ["Public records", "0", "0", "0"],
        ["Inquiries", ...inquiries],
        [
          "Late payments",
          ...[0, 1, 2].map(() => String(trades.reduce((all, trade) => all + trade.late.length, 0))),
        ],
      ],
      "class=t",
    )}
    <h2>Accounts</h2>${trades.map(account).join("")}
    <h2>Collections</h2>${
      collection === undefined
        ? "<p>There are no collections in your reports.</p>"
        : grid(
            "llll",
            ["", ...BUREAUS],
            [
              ["Collection agency", ...[0, 1, 2].map(() => escaped(collection.agency))],
              ["Original creditor", ...[0, 1, 2].map(() => escaped(collection.client))],
              ["Balance", ...[0, 1, 2].map(() => usd(collection.amount))],
              ["Original amount", ...[0, 1, 2].map(() => usd(collection.amount))],
              ["Date opened", ...[0, 1, 2].map(() => date.slash(collection.opened))],
            ],
            "class=t",
          )
    }
    <h2>Inquiries</h2>${grid(
      "lll",
      ["Company", "Date", "Bureau"],
      file.hard.flatMap((one, index) =>
        BUREAUS.filter((_, at) => index < Number(inquiries[at])).map((bureau) => [
          escaped(one.name),
          date.slash(one.day),
          bureau,
        ]),
      ),
      "class=t",
    )}
    <h2>Public records</h2><p>There are no public records in your reports.</p><h2>Personal information</h2>${grid(
      "llll",
      ["", ...BUREAUS],
      [
        ["Name", ...[0, 1, 2].map(() => escaped(person.name))],
        ["Current address", ...[0, 1, 2].map(() => `${person.street}, ${person.town}`)],
        ["Employer", file.employer, "--", file.employer],
      ],
      "class=t",
    )}
    <p class=k>FICO is a registered trademark of its holder. Scorely provides this report for your personal use; the bureaus' information may differ because not all lenders report to each bureau.</p>`;
    const { accounts, allowed } = told(trades.map((trade) => [trade, { monthly: !shut(trade) }] as const));
    const odd = trades[older];
    if (odd !== undefined) allowed[`creditReport.accounts.${older}.balance`] = [decimal(before(odd))];
    return {
      html: document(
        `${BASE}body{font:8.5pt Lato,Arial,sans-serif;color:#222}.top{display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #e0861a;padding-bottom:6px}.logo{font-size:22pt;color:#20467a}.logo b{color:#e0861a}h2{font-size:13pt;color:#20467a;margin:14px 0 5px;break-after:avoid}.scores{display:flex;gap:12px}.scores>div{flex:1;border:1px solid #ccc;text-align:center;padding:6px}.scores b{font-size:24pt;color:#20467a}.k{font-size:7.3pt;color:#666}.acct{break-inside:avoid;margin:10px 0}.name{background:#20467a;color:#fff;padding:3px 6px;font-weight:bold}.name span{float:right;font-weight:normal}.t td,.t th{padding:2px 6px;border-bottom:1px solid #e6e6e6;width:25%;vertical-align:top}.t td:first-child{color:#555}.h td{font-size:5.8pt;border:1px solid #ddd;padding:1px 0!important;text-align:center}`,
        body,
      ),
      truth: reportTruth(
        "Scorely",
        { reportDate: day, accountsClosed: String(file.closed), collections: debts, accounts },
        {
          ...allowed,
          institution: [...BUREAUS],
          ...threefold(scores, "Scorely"),
          "creditReport.accountsTotal": counts,
          "creditReport.accountsOpen": opens,
          "creditReport.inquiries": inquiries,
          ...openCollection(accounts.length, collection),
        },
      ),
    };
  },
};

/** The merged report that a mortgage lender orders: dense coded rows, three scores, a summary of trades. */
export const lenderMerge: Layout = {
  name: "th-brasswell-merged",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const file = creditFile(seed, 9);
    const { person, day, collection, trades } = file;
    const scores = scoresOf(file);
    const kinds: ReadonlyArray<readonly [string, (trade: Trade) => boolean]> = [
      ["MORTGAGE", (trade) => trade.kind === "mortgage"],
      ["AUTO", (trade) => trade.kind === "auto-loan"],
      ["EDUCATION", (trade) => trade.kind === "student-loan"],
      ["OTHER INSTALLMENT", (trade) => trade.kind === "personal-loan"],
      ["REVOLVING", (trade) => trade.portfolio === "Revolving"],
      ["TOTAL", () => true],
    ];
    const loan = (trade: Trade) =>
      ({
        "credit-card": trade.store ? "CHARGE ACCOUNT" : "CREDIT CARD",
        heloc: "HOME EQUITY LINE",
        mortgage: "CONV REAL ESTATE MTG",
        "auto-loan": "AUTO LOAN",
        "student-loan": "EDUCATION LOAN",
        "personal-loan": "UNSECURED",
      })[trade.kind];
    const times = (trade: Trade) => String(trade.late.length);
    const row = (trade: Trade, at: number) => {
      const pattern = Array.from({ length: 24 }, (_, back) =>
        paidIn(trade, day, monthBack(trade.closed ?? day, back + 1), "C", "X").replace("30", "1"),
      ).join("");
      return `<tr class=one><td>${{ Individual: "B", Joint: "J", "Authorized User": "A" }[trade.owner]}</td><td><b>${escaped(trade.creditor)}</b></td><td>${my(trade.reported)}</td><td>${my(trade.opened)}</td><td class=r>${usd(trade.high)}</td><td class=r>${trade.limit === undefined ? "" : usd(trade.limit)}</td><td class=r>${usd(trade.balance)}</td><td class=r>${usd(trade.pastDue)}</td><td class=r>${shut(trade) ? "" : usd(trade.monthly)}</td><td>${trade.months === undefined ? "REV" : String(trade.months).padStart(3, "0")}</td><td>${Math.min(99, monthsBetween(trade.opened, trade.reported))}</td><td>${times(trade)}</td><td>0</td><td>0</td><td>${trade.portfolio === "Revolving" ? "R" : trade.portfolio === "Mortgage" ? "M" : "I"}${trade.pastDue > 0 ? "2" : "1"}</td></tr>
      <tr class=two><td></td><td>${masked(trade, "*", 8)}</td><td colspan=5>${loan(trade)} &nbsp; ${shut(trade) ? `CLOSED ${my(trade.closed ?? day)} &nbsp; PAID` : trade.pastDue > 0 ? "PAST DUE 30" : "OPEN &nbsp; AS AGREED"} &nbsp; DLA ${my(trade.lastPaid)}</td><td colspan=6>${pattern}</td><td colspan=2>${at % 4 === 2 ? "XP/TU" : "XP/TU/EF"}</td></tr>`;
    };
    const models = ["EQUIFAX/FICO SCORE 5", "TRANSUNION/FICO RISK SCORE 04", "EXPERIAN/FAIR ISAAC (VER. 2)"];
    const body = `<div class=top><div><b class=logo>BRASSWELL</b><br>CREDIT SERVICES, INC.</div><div class=title>MERGED INFILE CREDIT REPORT</div><div class=addr>12395 FIRST PARKWAY AVE<br>POWAY, CA 92064<br>PHONE 800-555-0146</div></div>
    <div class=row><div>${pairs([
      ["REPORT ID", file.number],
      ["PREPARED FOR", "TALLGRASS HOME LENDING"],
      ["LOAN NUMBER", `00${file.number.replaceAll("-", "").slice(0, 8)}`],
      ["REQUESTED BY", "M DOSS"],
    ])}</div><div>${pairs([
      ["DATE ORDERED", date.short(day)],
      ["DATE COMPLETED", date.short(day)],
      ["REPOSITORIES", "XP/TU/EF"],
      ["PRICE", "$87.40"],
    ])}</div></div>
    <div class=h>APPLICANT INFORMATION</div>${grid("llll", ["BORROWER", "SSN", "DOB", "MARITAL STATUS"], [[escaped(person.name.toUpperCase()), `XXX-XX-${file.number.slice(5, 9)}`, `XX/XX/${file.born}`, ""]], "class=s")}<div class=s>CURRENT ADDRESS: ${person.street.toUpperCase()}, ${person.town.toUpperCase()} &nbsp; PREVIOUS ADDRESS: ${file.former.join(", ")}</div>
    <div class=h>SCORE INFORMATION</div>${models.map((model, index) => `<div class=score><b>${model}</b> <b class=big>${scores[index] ?? ""}</b> <span>${escaped(person.name.toUpperCase())} &nbsp; RANGE 300-850</span><div>${index === 1 ? "010" : "10"} - PROPORTION OF BALANCES TO CREDIT LIMITS ON BANK/NATIONAL REVOLVING OR OTHER REVOLVING ACCOUNTS IS TOO HIGH<br>${index === 1 ? "030" : "30"} - TIME SINCE MOST RECENT ACCOUNT OPENING IS TOO SHORT</div></div>`).join("")}
    <div class=h>TRADE SUMMARY</div>${grid(
      "lrrrr",
      ["", "# ", "BALANCE", "PAYMENTS", "PAST DUE"],
      kinds.map(([name, belongs]) => {
        const list = trades.filter(belongs);
        const all = (of: (trade: Trade) => number) => usd(list.reduce((sum, trade) => sum + of(trade), 0));
        return [
          name,
          String(list.length),
          all((trade) => trade.balance),
          all((trade) => (shut(trade) ? 0 : trade.monthly)),
          all((trade) => trade.pastDue),
        ];
      }),
      "class=s",
    )}
    <div class=counts>OPEN TRADES: ${file.open} &nbsp;&nbsp; CLOSED TRADES: ${file.closed} &nbsp;&nbsp; COLLECTIONS: ${collection === undefined ? 0 : 1} &nbsp;&nbsp; PUBLIC RECORDS: 0 &nbsp;&nbsp; INQUIRIES: ${file.hard.length} &nbsp;&nbsp; 30 DAYS: ${trades.filter((trade) => trade.late.length > 0).length} &nbsp;&nbsp; 60 DAYS: 0 &nbsp;&nbsp; 90 DAYS: 0</div>
    <div class=h>CREDIT HISTORY</div><table class=trades><tr><th>ECOA</th><th>CREDITOR<br>ACCOUNT NUMBER</th><th>RPTD</th><th>OPND</th><th class=r>HIGH CREDIT</th><th class=r>LIMIT</th><th class=r>BALANCE</th><th class=r>PAST DUE</th><th class=r>PAYMENT</th><th>TERMS</th><th>MO REV</th><th>30</th><th>60</th><th>90</th><th>MOP</th></tr>${trades.map(row).join("")}</table>
    <div class=h>COLLECTIONS</div>${collection === undefined ? "<div class=s>NONE REPORTED</div>" : grid("llllrrl", ["AGENCY", "ORIGINAL CREDITOR", "RPTD", "OPND", "ORIGINAL AMOUNT", "BALANCE", "SOURCE"], [[escaped(collection.agency), escaped(collection.client), my(collection.reported), my(collection.opened), usd(collection.amount), usd(collection.amount), "TU/EF"]], "class=s")}
    <div class=h>PUBLIC RECORDS</div><div class=s>NO PUBLIC RECORDS FOUND. XP/TU/EF SEARCHED.</div>
    <div class=h>INQUIRIES (LAST 24 MONTHS)</div>${grid(
      "lll",
      ["DATE", "SUBSCRIBER", "SOURCE"],
      file.hard.map((one, index) => [
        date.short(one.day),
        escaped(one.name),
        ["TU", "XP", "EF"][index % 3] ?? "XP",
      ]),
      "class=s",
    )}
    <div class=h>SOURCE OF INFORMATION</div><div class=s>EXPERIAN, P.O. BOX 4500, ALLEN, TX 75013 &nbsp; TRANSUNION, P.O. BOX 1000, CHESTER, PA 19016 &nbsp; EQUIFAX, P.O. BOX 740241, ATLANTA, GA 30374</div>
    <p class=s>THIS REPORT IS FURNISHED FOR THE PURPOSE OF A REAL ESTATE LOAN AND CONTAINS INFORMATION COPIED FROM THE ABOVE REPOSITORIES. ITS ACCURACY IS NOT GUARANTEED. ECOA KEY: B = BORROWER; C = CO-BORROWER; J = JOINT; A = AUTHORIZED USER. *** END OF REPORT ${date.slash(day)} ***</p>`;
    const { accounts, allowed } = told(
      trades.map((trade) => [trade, { original: false, monthly: !shut(trade) }] as const),
    );
    return {
      html: document(
        `${BASE}body{font:7.5pt "Courier New",monospace;color:#000}.top{display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #000}.logo{font-size:15pt;letter-spacing:2px}.title{font-weight:bold;font-size:10pt}.h{background:#000;color:#fff;font-weight:bold;text-align:center;margin:8px 0 3px;break-after:avoid}.score{border-bottom:1px dotted #000;padding:3px 0;font-size:6.8pt}.big{font-size:11pt;margin:0 8px}.s,.s td,.s th{font-size:7pt;padding:1px 4px}.counts{border:1px solid #000;padding:3px;font-size:6.6pt}.trades td,.trades th{font-size:6.4pt;padding:1px 2px;vertical-align:bottom}.one td:nth-child(10),.trades th:nth-child(10){padding-left:12px}.trades .two td{border-bottom:1px solid #999;font-size:6pt;padding-bottom:4px}tr{break-inside:avoid}.one{break-after:avoid}`,
        body,
      ),
      truth: reportTruth(
        "Brasswell Credit Services, Inc.",
        {
          reportDate: day,
          accountsTotal: String(trades.length),
          accountsOpen: String(file.open),
          accountsClosed: String(file.closed),
          inquiries: String(file.hard.length),
          collections: collection === undefined ? "0" : "1",
          accounts,
        },
        {
          ...allowed,
          institution: ["Brasswell", "BRASSWELL CREDIT SERVICES", "Brasswell Credit Services", ...BUREAUS],
          ...threefold(scores, "Brasswell", "Brasswell Credit Services", "BRASSWELL CREDIT SERVICES, INC."),
          ...openCollection(accounts.length, collection),
        },
      ),
    };
  },
};
