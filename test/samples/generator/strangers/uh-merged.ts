import { document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, digits, monthStart, start, sum } from "./uh-data.ts";
import { cents, makeTrades, type Trade, whole } from "./uh-trades.ts";

const TYPES = {
  "credit-card": "REVOLVING",
  "auto-loan": "AUTO",
  "student-loan": "EDUCATION",
  mortgage: "MORTGAGE",
  "personal-loan": "OTHER INSTALLMENT",
} as const;
const REASONS = [
  "00018 NUMBER OF ACCOUNTS WITH DELINQUENCY",
  "00010 PROPORTION OF BALANCES TO CREDIT LIMITS ON REVOLVING ACCOUNTS IS TOO HIGH",
  "00014 LENGTH OF TIME ACCOUNTS HAVE BEEN ESTABLISHED",
  "00009 TOO MANY ACCOUNTS RECENTLY OPENED",
  "00005 TOO MANY ACCOUNTS WITH BALANCES",
];

/** What a mortgage lender orders: three scores, trades in a tight table, a summary by type. */
const merged: Layout = {
  name: "uh-credit-merged-lender",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 7);
    const today = `${monthStart(random)}-${random.whole(10, 28)}`;
    const trades = makeTrades(random, today);
    const scores = [
      ["EQUIFAX/FICO CLASSIC V5 (FACTA)", random.whole(590, 810)],
      ["TRANSUNION/FICO CLASSIC 04 (FACTA)", random.whole(590, 810)],
      ["EXPERIAN/FAIR, ISAAC V2 (FACTA)", random.whole(590, 810)],
    ] as const;
    const inquiries = random.whole(1, 4);
    const names = ["MERIDIAN HOME LENDING", "CAPSTONE ONE", "COUNTY TEACHERS FCU", "ALLY FINCL"];
    const figure = (dollars: number) => whole(dollars);
    const summary = (label: string, list: readonly Trade[]) => [
      label,
      String(list.length),
      figure(sum(list.map((trade) => trade.balance))),
      figure(sum(list.map((trade) => trade.high))),
      figure(sum(list.filter((trade) => trade.open).map((trade) => trade.payment))),
      figure(0),
    ];
    const open = trades.filter((trade) => trade.open);
    return {
      html: document(
        `body{font:7.5pt "Courier New",monospace}${BASE}.logo{font:bold 14pt "Times New Roman"}.hd td{border:1px solid #000;padding:2px 4px;font-size:7pt}.bar{background:#000;color:#fff;font-weight:bold;text-align:center;padding:2px;margin:8px 0 0;font-family:Arial}.t td,.t th{border:1px solid #777;padding:2px 3px;font-size:6.8pt;vertical-align:top}.t th{background:#ddd;font-family:Arial}td+td,th+th{padding-left:4px}`,
        `<div class=row><div><div class=logo>Bexley Credit Data, LLC</div>5200 HAHNS PEAK DR, LOVELAND, CO 80538<br>TEL (800) 555-0129 &nbsp; FAX (800) 555-0130</div><div style="text-align:right;font:bold 11pt Arial">MERGED INFILE CREDIT REPORT<div style="font:7.5pt Arial">REPORTED TO FANNIE MAE / FREDDIE MAC</div></div></div>
<table class=hd><tr><td>FILE # ${digits(random, 8)}</td><td>FNMA # 62</td><td>DATE COMPLETED ${date.slash(today)}</td><td>RQD' BY J. WINTERS</td></tr><tr><td>SEND TO MERIDIAN HOME LENDING</td><td>CUST. # ${digits(random, 5)}</td><td>DATE ORDERED ${date.slash(today)}</td><td>REPOSITORIES XP/TU/EF</td></tr><tr><td>PRPD FOR LOAN # ${digits(random, 9)}</td><td>PRICE $38.15</td><td>LOAN TYPE CONV</td><td>TAX $0.00</td></tr></table>
<table class=hd style="margin-top:4px"><tr><td>APPLICANT: ${person.name.toUpperCase()}</td><td>SOC SEC # XXX-XX-${digits(random, 4)}</td><td>DOB 04/XX/19${random.whole(70, 96)}</td></tr><tr><td colspan=2>CURRENT ADDRESS: ${person.street.toUpperCase()}, ${person.town.toUpperCase()}</td><td>LENGTH ${random.whole(1, 9)} YRS</td></tr></table>
<div class=bar>SCORE MODELS</div><table class=t>${scores.map(([model, score]) => `<tr><td style="width:40%">${model}<br>APPLICANT: ${person.name.toUpperCase()}</td><td style="width:12%;font-size:11pt;font-weight:bold">${score}</td><td>${random.pick(REASONS)}<br>00032 LACK OF RECENT INSTALLMENT LOAN INFORMATION</td></tr>`).join("")}</table>
<div class=bar>CREDIT HISTORY</div>${grid(
          "llllrrrrcccl",
          [
            "ECOA",
            "CREDITOR / ACCOUNT NUMBER",
            "RPTD / OPENED",
            "TYPE / TERMS",
            "HIGH CREDIT",
            "CREDIT LIMIT",
            "BALANCE",
            "PAST DUE",
            "MO REV",
            "30-60-90+",
            "STATUS",
            "SRC",
          ],
          trades.map((trade) => [
            "B",
            `${trade.creditor}<br>XXXX${trade.number.slice(-4)}`,
            `${trade.reported.slice(5, 7)}/${trade.reported.slice(2, 4)}<br>${trade.opened.slice(5, 7)}/${trade.opened.slice(2, 4)}`,
            `${TYPES[trade.kind]}<br>${trade.open && trade.payment > 0 ? `${trade.term > 0 ? trade.term : "REV"} X $${trade.payment.toLocaleString("en-US")}` : "-"}`,
            figure(trade.high),
            trade.limit > 0 ? figure(trade.limit) : "-",
            figure(trade.balance),
            figure(0),
            String(random.whole(12, 90)),
            "0-0-0",
            trade.open ? "AS AGREED<br>OPEN" : "PAID<br>CLOSED",
            random.pick(["XP/TU/EF", "TU/EF", "XP/TU/EF"]),
          ]),
          "class=t",
        )}
<div class=bar>TRADE SUMMARY</div>${grid(
          "lrrrrr",
          ["", "#", "BALANCE", "HIGH CREDIT", "PAYMENTS", "PAST DUE"],
          [
            summary(
              "MORTGAGE",
              trades.filter((trade) => trade.kind === "mortgage"),
            ),
            summary(
              "AUTO",
              trades.filter((trade) => trade.kind === "auto-loan"),
            ),
            summary(
              "EDUCATION",
              trades.filter((trade) => trade.kind === "student-loan"),
            ),
            summary(
              "OTHER INSTALLMENT",
              trades.filter((trade) => trade.kind === "personal-loan"),
            ),
            summary("OPEN", []),
            summary(
              "REVOLVING",
              trades.filter((trade) => trade.kind === "credit-card"),
            ),
            summary("OTHER", []),
            summary("TOTAL", trades),
          ],
          "class=t",
        )}
<div class=bar>DEROGATORY SUMMARY</div>${grid(
          "llllll",
          ["CHARGE OFFS", "COLLECTIONS", "BANKRUPTCY", "PUBLIC RECORDS", "INQUIRIES", "OPEN / CLOSED TRADES"],
          [["0", "0", "0", "0", String(inquiries), `${open.length} / ${trades.length - open.length}`]],
          "class=t",
        )}
<div class=bar>INQUIRIES (LAST 120 DAYS)</div>${grid(
          "lll",
          ["DATE", "INQUIRER", "SRC"],
          Array.from({ length: inquiries }, (_, index) => [
            date.short(addDays(today, -index * 21)),
            names[index] ?? "",
            random.pick(["XP", "TU", "EF"]),
          ]),
          "class=t",
        )}
<p>PUBLIC RECORDS: *** NO PUBLIC RECORD INFORMATION DEVELOPED ***<br>OFAC CHECK: CLEAR</p><p>ECOA KEY: B = BORROWER; C = CO-BORROWER; J = JOINT; U = UNDESIGNATED; A = AUTHORIZED USER; P = PARTICIPANT; S = CO-SIGNER</p><p>THIS REPORT CONTAINS INFORMATION SUPPLIED BY THE REPOSITORIES NAMED ABOVE. ITS CONTENTS HAVE NOT BEEN VERIFIED BY THE REPORTING COMPANY AND MAY CONTAIN DUPLICATE INFORMATION. WHILE THIS REPORT IS BEING USED FOR REAL ESTATE LENDING PURPOSES, IT IS NOT A "RESIDENTIAL MORTGAGE CREDIT REPORT" AS DEFINED BY FANNIE MAE, FREDDIE MAC AND FHA/VA GUIDELINES.</p><div style="text-align:center">*** END OF REPORT ${date.slash(today)} *** PAGE 1 OF 1</div>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "Bexley Credit Data, LLC",
        accounts: [],
        transactions: [],
        creditReport: {
          reportDate: today,
          accountsTotal: String(trades.length),
          accountsOpen: String(open.length),
          accountsClosed: String(trades.length - open.length),
          inquiries: String(inquiries),
          collections: "0",
          accounts: trades.map((trade) => ({
            creditor: trade.creditor,
            // "OTHER INSTALLMENT" says no more than that it is a loan.
            kind: trade.kind === "personal-loan" ? ("loan" as const) : trade.kind,
            balance: cents(trade.balance),
            ...(trade.limit > 0 ? { creditLimit: cents(trade.limit) } : {}),
            ...(trade.open && trade.payment > 0 ? { monthlyPayment: cents(trade.payment) } : {}),
            status: trade.open ? ("open" as const) : ("closed" as const),
          })),
        },
        allowed: {
          institution: ["Bexley Credit Data"],
          "creditReport.score": scores.map(([, score]) => String(score)),
          "creditReport.bureau": [
            "Bexley Credit Data, LLC",
            "Bexley Credit Data",
            "Equifax",
            "TransUnion",
            "Experian",
            "EQUIFAX",
            "TRANSUNION",
            "EXPERIAN",
          ],
          ...Object.fromEntries(
            trades.flatMap((trade, index) =>
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

export const uhMerged: readonly Layout[] = [merged];
