import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  isCard,
  isOpen,
  REQUESTERS,
  start,
  sum,
  type Trade,
  tally,
  told,
  tradesOf,
  whole,
} from "./ud-data.ts";

const BUREAUS = ["TransUnion", "Experian", "Equifax"] as const;

/** A report of all three bureaus side by side, from a monitoring service. */
const threeColumns: Layout = {
  name: "ud-report-three-columns",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 41);
    const service = random.pick(["IdentaVue", "SmartLedger", "PrivaGuard IQ"]);
    const asOf = addDays("2026-01-15", random.whole(0, 270));
    const trades = tradesOf(random, asOf);
    const all = tally(trades);
    const middle = random.whole(600, 800);
    const scores = [middle + random.whole(2, 9), middle - random.whole(1, 12), middle + random.whole(10, 18)];
    const three = (value: string) => [value, value, value];
    const asked = REQUESTERS.filter(() => random.chance(0.6)).map((name) => ({
      name,
      day: addDays(asOf, -random.whole(10, 700)),
      bureau: random.pick(BUREAUS),
    }));
    const perBureau = BUREAUS.map((bureau) => String(asked.filter((one) => one.bureau === bureau).length));
    const owed = whole(sum(trades.map((trade) => trade.balance)));
    const table = (rows: readonly (readonly [string, readonly string[]])[]) =>
      grid(
        "lccc",
        ["", ...BUREAUS],
        rows.map(([label, values]) => [label, ...values]),
        "class=t",
      );
    const detail = {
      "credit-card": "Credit Card",
      "auto-loan": "Auto Loan",
      "student-loan": "Education Loan",
      mortgage: "Conventional real estate mortgage",
      "personal-loan": "Unsecured loan",
    } as const;
    const account = (trade: Trade) =>
      `<div class=a><h3>${trade.creditor}</h3>${table([
        ["Account #:", three(`${trade.number.slice(0, 6)}****`)],
        [
          "Account Type:",
          three(isCard(trade) ? "Revolving" : trade.kind === "mortgage" ? "Mortgage" : "Installment"),
        ],
        ["Account Type - Detail:", three(detail[trade.kind])],
        ["Bureau Code:", three(trade.joint ? "Joint" : "Individual")],
        ["Account Status:", three(isOpen(trade) ? "Open" : "Closed")],
        ["Monthly Payment:", three(trade.payment === undefined ? "-" : `${whole(trade.payment)}.00`)],
        ["Date Opened:", three(date.slash(trade.opened))],
        ["Balance:", three(`${whole(trade.balance)}.00`)],
        ["No. of Months (terms):", three(String(trade.months ?? 0))],
        ["High Credit:", three(`${whole(trade.high)}.00`)],
        ["Credit Limit:", three(trade.limit === undefined ? "-" : `${whole(trade.limit)}.00`)],
        ["Past Due:", three("$0.00")],
        ["Payment Status:", three("Current")],
        ["Last Reported:", three(date.slash(trade.reported))],
        ["Comments:", three(isOpen(trade) ? "" : "Account closed at consumer's request")],
        ["Date Last Active:", three(date.slash(trade.lastPaid))],
        ["Date of Last Payment:", three(date.slash(trade.lastPaid))],
      ])}<p class=small>Two-Year payment history &nbsp; OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK OK</p></div>`;
    const html = document(
      `${BASE}body{font:8pt Arial;color:#333}.t td,.t th{border:1px solid #cfd6dd;padding:2px 6px;width:25%}.t th{background:#f0f5f9;color:#00558c}.t td:first-child{text-align:right;font-weight:bold;background:#fafafa}h2{font-size:12pt;color:#fff;background:#3b6e8f;padding:4px 8px;margin:14px 0 6px}h3{margin:8px 0 3px;font-size:9.5pt}.a{break-inside:avoid}`,
      `<div class=row><b style="font-size:17pt;color:#3b6e8f">${service}</b><div class=r>Reference # M${random.whole(10_000_000, 99_999_999)}<br>Report Date: ${date.slash(asOf)}</div></div><h2>Three Bureau Credit Report</h2><p>Report prepared for ${escaped(person.name)}. Below is your personal information as it appears in your credit files.</p>
<h2>Personal Information</h2>${table([
        ["Credit Report Date:", three(date.slash(asOf))],
        ["Name:", three(escaped(person.name.toUpperCase()))],
        ["Date of Birth:", three("1984")],
        ["Current Address(es):", three(`${person.street}<br>${person.town}`)],
        ["Employers:", ["TRESCOTT MOLDED", "-", "-"]],
      ])}
<h2>Credit Score</h2>${table([
        ["Credit Score:", scores.map(String)],
        ["Lender Rank:", three(middle > 720 ? "Good" : "Fair")],
        ["Score Scale:", three("300-850")],
      ])}<p class=small>Risk factors: Too many accounts with balances. Length of time revolving accounts have been established. The score shown is a VantageScore 3.0.</p>
<h2>Summary</h2>${table([
        ["Total Accounts:", three(String(trades.length))],
        ["Open Accounts:", three(String(all.open.length))],
        ["Closed Accounts:", three(String(all.closed.length))],
        ["Delinquent:", three("0")],
        ["Derogatory:", three("0")],
        ["Collection:", three("0")],
        ["Balances:", three(`${owed}.00`)],
        ["Payments:", three(`${whole(all.payments)}.00`)],
        ["Public Records:", three("0")],
        ["Inquiries(2 years):", perBureau],
      ])}
<h2>Account History</h2>${trades.map(account).join("")}<h2>Inquiries</h2>${grid(
        "llll",
        ["Creditor Name", "Type of Business", "Date of inquiry", "Credit Bureau"],
        asked.map((one) => [one.name, "Finance", date.slash(one.day), one.bureau]),
        "class=t",
      )}<h2>Public Information</h2><p>None Reported</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        accounts: [],
        transactions: [],
        creditReport: {
          reportDate: asOf,
          accountsTotal: String(trades.length),
          accountsOpen: String(all.open.length),
          accountsClosed: String(all.closed.length),
          collections: "0",
          accounts: trades.map((trade) => {
            const { originalBalance: _, ...rest } = told(trade);
            return rest;
          }),
        },
        allowed: {
          institution: [service, ...BUREAUS],
          "creditReport.bureau": [service, ...BUREAUS, BUREAUS.join(", "), BUREAUS.join(" ")],
          "creditReport.score": scores.map(String),
          "creditReport.inquiries": [...perBureau, String(asked.length)],
          ...openOriginals(trades),
        },
      },
    };
  },
};

/** The amount of a loan where the paper calls it high credit. */
function openOriginals(trades: readonly Trade[]) {
  return Object.fromEntries(
    trades.flatMap((trade, index) =>
      trade.original === undefined
        ? []
        : [[`creditReport.accounts.${index}.originalBalance`, [decimal(trade.original)]]],
    ),
  );
}

/** A mortgage lender's merged infile: codes, one line of figures under each creditor. */
const infile: Layout = {
  name: "ud-report-mortgage-merge",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 42);
    const agency = random.pick(["CREDQUEST", "FACTUAL LINE", "Universal Credit Partners"]);
    const asOf = addDays("2026-01-10", random.whole(0, 280));
    const trades = tradesOf(random, asOf);
    const all = tally(trades);
    const middle = random.whole(610, 790);
    const scores = [middle, middle + random.whole(4, 16), middle - random.whole(3, 15)];
    const codes = ["EQUIFAX BEACON 5.0", "EXPERIAN FAIR ISAAC V2", "TRANSUNION FICO CLASSIC 04"];
    const asked = REQUESTERS.filter(() => random.chance(0.5));
    const short = (day: string) => `${day.slice(5, 7)}/${day.slice(2, 4)}`;
    const bare = (cents: number) => whole(cents).slice(1);
    const line = (trade: Trade) =>
      `<tr class=f><td rowspan=2>${trade.joint ? "J" : "I"}<br>B</td><td><b>${trade.creditor}</b></td><td>${short(trade.reported)}</td><td>${short(trade.opened)}</td><td class=r>$${bare(trade.limit ?? trade.original ?? 0)}</td><td class=r>$${bare(trade.balance)}</td><td class=r>$0</td><td class=r>${trade.payment === undefined ? "-" : `$${bare(trade.payment)}`}</td><td>${trade.months === undefined ? "REV" : trade.months}</td><td class=r>${random.whole(12, 84)}</td><td class=r>0</td><td class=r>0</td><td class=r>0</td><td>${isCard(trade) ? "R" : trade.kind === "mortgage" ? "M" : "I"}-1<br>${isOpen(trade) ? "OPEN" : "CLOSED"}</td></tr><tr class=e><td colspan=7>${trade.number} &nbsp; TYPE: ${{ "credit-card": "CREDIT CARD", "auto-loan": "AUTO LOAN", "student-loan": "EDUCATIONAL", mortgage: "CONVENTIONAL REAL ESTATE MTG", "personal-loan": "UNSECURED" }[trade.kind]} &nbsp; DLA: ${short(trade.lastPaid)}</td><td colspan=6>SOURCE: XPN/TUC/EFX</td></tr>`;
    const group = (label: string, list: readonly Trade[]) => [
      label,
      String(list.length),
      `$${bare(sum(list.map((trade) => trade.balance)))}`,
      `$${bare(sum(list.map((trade) => trade.limit ?? trade.original ?? 0)))}`,
      `$${bare(sum(list.map((trade) => trade.payment ?? 0)))}`,
      "$0",
    ];
    const html = document(
      `${BASE}body{font:7.5pt "Courier New",monospace}td+td,th+th{padding-left:4px}.g td,.g th{border:1px solid #000;padding:2px 4px}.s{font:bold 8.5pt Arial;background:#000;color:#fff;padding:2px 6px;margin:9px 0 0;text-align:center}.f td{border-top:1px solid #000;padding-top:2px;vertical-align:top}.m th{font:bold 6.2pt Arial;vertical-align:bottom;padding:2px 3px}`,
      `<div class=row><div><b style="font:bold 15pt Arial">${agency}</b><br>PO BOX 509124, SAN DIEGO CA 92150<br>(800) 555-0171</div><div class=r><b>MERGED INFILE CREDIT REPORT</b><br>Page 1</div></div>
<table class=g style="margin-top:6px"><tr><td>FILE # ${random.whole(1_000_000, 9_999_999)}</td><td>FNMA # 0001822</td><td>DATE COMPLETED ${date.slash(asOf)}</td><td>RQD' BY M HOLT</td></tr><tr><td colspan=2>SEND TO PALISADE HOME LENDING<br>1455 MARKET BLVD, DENVER CO 80202</td><td>DATE ORDERED ${date.slash(asOf)}<br>PRICE $64.90</td><td>REPOSITORIES XPN/TUC/EFX<br>LOAN TYPE CONV</td></tr></table>
<div class=s>PROPERTY / APPLICANT</div><table class=g><tr><td>APPLICANT ${escaped(person.name.toUpperCase())}</td><td>SOC SEC # XXX-XX-${random.whole(1_000, 9_999)}</td><td>DOB XX/XX/1984</td></tr><tr><td colspan=3>CURRENT ADDRESS ${person.street}, ${person.town} &nbsp; LENGTH 4Y</td></tr></table>
<div class=s>SCORE MODELS</div>${grid(
        "lrl",
        ["", "", ""],
        codes.map((code, index) => [
          code,
          String(scores[index]),
          "00010 PROPORTION OF BAL TO LIMITS; 00014 LENGTH OF TIME ESTABLISHED",
        ]),
        "class=g",
      )}
<div class=s>CREDIT HISTORY</div><table class=m><tr><th>E<br>C<br>O</th><th>CREDITOR</th><th>DATE<br>RPTD</th><th>DATE<br>OPND</th><th class=r>HIGH<br>CREDIT</th><th class=r>BALANCE</th><th class=r>PAST<br>DUE</th><th class=r>PAYMENT</th><th>TERMS</th><th class=r>MO<br>REV</th><th class=r>30</th><th class=r>60</th><th class=r>90</th><th>STATUS</th></tr>${trades.map(line).join("")}</table>
<div class=s>TRADE SUMMARY</div>${grid(
        "lrrrrr",
        ["", "#", "BALANCE", "HIGH CREDIT", "PAYMENTS", "PAST DUE"],
        [
          group(
            "MORTGAGE",
            trades.filter((trade) => trade.kind === "mortgage"),
          ),
          group(
            "INSTALLMENT",
            trades.filter((trade) => !isCard(trade) && trade.kind !== "mortgage"),
          ),
          group("REVOLVING", trades.filter(isCard)),
          group("TOTAL", trades),
        ],
        "class=g",
      )}
<div class=s>DEROGATORY SUMMARY</div><p>CHARGE OFFS: 0 &nbsp; COLLECTIONS: 0 &nbsp; BANKRUPTCY: 0 &nbsp; PUBLIC RECORDS: 0 &nbsp; INQUIRIES: ${asked.length} &nbsp; LATE 30: 0 &nbsp; LATE 60: 0 &nbsp; LATE 90: 0<br>TOTAL TRADES: ${trades.length} &nbsp; OPEN TRADES: ${all.open.length} &nbsp; CLOSED TRADES: ${all.closed.length}</p>
<div class=s>INQUIRIES (LAST 120 DAYS)</div>${grid(
        "lll",
        ["DATE", "CREDITOR", "SOURCE"],
        asked.map((name) => [
          date.short(addDays(asOf, -random.whole(4, 118))),
          name,
          random.pick(["XPN", "TUC", "EFX"]),
        ]),
      )}
<p style="font:6.5pt Arial">THIS REPORT CONTAINS INFORMATION SUPPLIED BY THE REPOSITORIES NAMED ABOVE. ITS CONTENTS HAVE NOT BEEN VERIFIED AND MAY CONTAIN DUPLICATE INFORMATION. ECOA KEY: B = BORROWER; C = CO-BORROWER; J = JOINT; I = INDIVIDUAL; A = AUTHORIZED USER. *** END OF REPORT ${date.slash(asOf)} ***</p>`.replace(
        "",
        "",
      ),
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        accounts: [],
        transactions: [],
        creditReport: {
          reportDate: asOf,
          accountsTotal: String(trades.length),
          accountsOpen: String(all.open.length),
          accountsClosed: String(all.closed.length),
          inquiries: String(asked.length),
          collections: "0",
          accounts: trades.map((trade) => {
            const { originalBalance: _, creditLimit: __, ...rest } = told(trade);
            return rest;
          }),
        },
        allowed: {
          institution: [agency, "PALISADE HOME LENDING", "EQUIFAX", "EXPERIAN", "TRANSUNION"],
          "creditReport.bureau": [agency, "EQUIFAX", "EXPERIAN", "TRANSUNION", "XPN/TUC/EFX"],
          "creditReport.score": scores.map(String),
          ...openOriginals(trades),
          ...Object.fromEntries(
            trades.flatMap((trade, index) =>
              trade.limit === undefined
                ? []
                : [[`creditReport.accounts.${index}.creditLimit`, [decimal(trade.limit)]]],
            ),
          ),
        },
      },
    };
  },
};

export const udMerges: readonly Layout[] = [threeColumns, infile];
