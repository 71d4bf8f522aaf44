import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import {
  ASKERS,
  BREAK,
  begin,
  figures,
  makeTrades,
  monthsBetween,
  openOnes,
  sum,
  type Trade,
  tradeTruth,
  whole,
} from "./ur-data.ts";

const TYPES = {
  "credit-card": "REV CREDIT CARD",
  "auto-loan": "INST AUTO",
  "student-loan": "INST EDUCATION",
  "personal-loan": "INST UNSECURED",
  mortgage: "MTG CONVENTIONAL",
} as const;

const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(2, 4)}`;

function tradeline(trade: Trade, index: number): string {
  const loan = trade.limit === undefined;
  const late = trade.pastDue > 0 ? "1" : "0";
  const status = trade.closed ? (loan ? "PAID" : "CLOSED") : "AS AGREED";
  const first = [
    `<b>${trade.creditor}</b>`,
    monthOf(trade.opened),
    monthOf(trade.reported),
    whole(trade.high),
    trade.limit === undefined ? "---" : whole(trade.limit),
    String(Math.min(99, monthsBetween(trade.opened, trade.closed ?? trade.reported))),
    late,
    "0",
    "0",
    trade.pastDue > 0 ? whole(trade.pastDue) : "0",
    trade.closed ? "---" : whole(trade.payment),
    `<b>${whole(trade.balance)}</b>`,
  ];
  const remark = trade.closed
    ? `${loan ? "CLOSED ACCOUNT; PAID IN FULL" : "ACCOUNT CLOSED BY CONSUMER"} ${monthOf(trade.closed)}`
    : loan
      ? `TERMS ${trade.term} MONTHS`
      : "";
  return `<tr>${first.map((cell, column) => `<td${column > 0 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>
<tr class=e><td colspan=3>${trade.number.slice(0, 4)}XXXX${trade.number.slice(-4)}</td><td colspan=3>${TYPES[trade.kind]}</td><td colspan=4>ECOA ${trade.joint ? "J" : "B"} &nbsp; DLA ${monthOf(addDays(trade.closed ?? trade.reported, -20))}</td><td colspan=2 class=r>${trade.pastDue > 0 ? "30 DAYS LATE" : status}</td></tr>
<tr class=e><td colspan=9>${remark}${trade.pastDue > 0 ? ` LATE DATES: 30-${monthOf(trade.reported)}` : ""}</td><td colspan=3 class=r>SOURCE: ${["XP/TU/EF", "TU/EF", "XP/TU/EF", "XP/EF"][index % 4]}</td></tr>`;
}

/** The mortgage lender's merge of three files: three scores, two-storey tradelines, sums by kind. */
const merged: Layout = {
  name: "ur-report-merge",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 3);
    const asOf = `2026-${String(random.whole(2, 11)).padStart(2, "0")}-${random.whole(10, 27)}`;
    const all = makeTrades(random, asOf);
    const trades = [
      ...all.filter((trade) => trade.kind === "mortgage"),
      ...all.filter((trade) => trade.kind !== "mortgage"),
    ];
    const asked = random.whole(0, 3);
    const scores = [random.whole(640, 800), 0, 0];
    scores[1] = (scores[0] ?? 0) + random.whole(3, 17);
    scores[2] = (scores[0] ?? 0) - random.whole(3, 17);
    const named = person.name.toUpperCase();
    const line = (name: string, list: readonly Trade[]) => [
      name,
      String(list.length),
      whole(sum(list.map((trade) => trade.balance))),
      whole(sum(list.map((trade) => trade.limit ?? trade.high))),
      whole(sum(list.map((trade) => trade.payment))),
      whole(sum(list.map((trade) => trade.pastDue))),
    ];
    const kind = (...kinds: ReadonlyArray<Trade["kind"]>) =>
      trades.filter((trade) => kinds.includes(trade.kind));
    const score = (model: string, value: number, range: string, factors: readonly string[]) =>
      `<div class=sc><b>${model}</b><br>${named}<br>SSN XXX-XX-2290 &nbsp; <span class=big>SCORE: ${value}</span><br>RANGE: ${range}<br>${factors.join("<br>")}</div>`;
    const factors = [
      [
        "010 PROPORTION OF BALANCES TO CREDIT LIMITS IS TOO HIGH",
        "014 LENGTH OF TIME ACCOUNTS HAVE BEEN ESTABLISHED",
        "030 TIME SINCE MOST RECENT ACCOUNT OPENING IS TOO SHORT",
      ],
      [
        "033 PROPORTION OF LOAN BALANCES TO LOAN AMOUNTS IS TOO HIGH",
        "008 TOO MANY INQUIRIES LAST 12 MONTHS",
        "012 LENGTH OF TIME REVOLVING ACCOUNTS HAVE BEEN ESTABLISHED",
      ],
    ] as const;
    const html = document(
      `body{font:7.5pt "Courier New",Liberation Mono,monospace}${BASE} .logo{font:bold 17pt Arial;color:#14375e} .bar{background:#14375e;color:#fff;font:bold 9pt Arial;text-align:center;padding:2px;margin:8px 0 3px} .bx{border:1px solid #14375e;padding:3px 6px} .t td,.t th{padding:1px 3px;font-size:7pt} .t th{border-bottom:1px solid #14375e} .e td{color:#222} tr.e+tr:not(.e) td{border-top:1px solid #aaa} .sc{border:1px solid #999;padding:4px 6px;margin:3px 0;break-inside:avoid} .big{font-weight:bold;font-size:9pt} .m td,.m th{padding:1px 6px} p{margin:3px 0}`,
      `<div class=row><div><div class=logo>CrestData</div><div>CRESTDATA MORTGAGE SOLUTIONS, INC.<br>5200 HAHNS PEAK DR, LOVELAND, CO 80538<br>PH (800) 555-0140 &nbsp; FX (800) 555-0141</div></div><div class=r style="font:bold 12pt Arial">MERGED INFILE CREDIT REPORT</div></div>
<div class="row bx"><div>${pairs([
        ["FILE #", figures(random, 8)],
        ["SEND TO", "WESTBROOK HOME LENDING"],
        ["", "900 E HAMILTON AVE STE 100"],
        ["LOAN TYPE", random.pick(["CONVENTIONAL", "FHA", "VA"])],
      ])}</div><div>${pairs([
        ["DATE COMPLETED", date.slash(asOf)],
        ["DATE ORDERED", date.slash(asOf)],
        ["RQD' BY", "D. HOLLOWAY"],
        ["REPOSITORIES", "XP / TU / EF"],
        ["PRICE", "$48.50"],
      ])}</div></div>
<div class="row bx"><div>APPLICANT<br><b>${named}</b><br>SOC SEC # XXX-XX-2290<br>CURRENT ADDRESS: ${person.street.toUpperCase()}, ${person.town.toUpperCase()}</div><div>CO-APPLICANT<br>NONE<br>MARITAL STATUS: NOT GIVEN<br>LENGTH: 4 YRS 2 MOS</div></div>
<p>THE INFORMATION BELOW WAS OBTAINED FROM THE REPOSITORIES NAMED. DUPLICATES HAVE BEEN MERGED; WHERE SOURCES DIFFER THE MOST RECENT BALANCE IS SHOWN. ECOA KEY: B = BORROWER; C = CO-BORROWER; J = JOINT; U = UNDESIGNATED; A = AUTHORIZED USER; S = CO-SIGNER.</p>
<div class=bar>SCORE INFORMATION</div>${score("EXPERIAN/FAIR ISAAC (VER. 2)", scores[0] ?? 0, "320 - 844", factors[0])}${score("TRANSUNION/FICO CLASSIC (04)", scores[1] ?? 0, "309 - 839", factors[1])}${score("EQUIFAX/FICO CLASSIC V5 FACTA", scores[2] ?? 0, "334 - 818", factors[0])}
<div class=bar>CREDIT HISTORY</div><table class=t><tr>${["CREDITOR / ACCOUNT", "OPENED", "REPORTED", "HI. CREDIT", "CREDIT LIMIT", "REVIEWED", "30", "60", "90+", "PAST DUE", "PAYMENT", "BALANCE"].map((head, column) => `<th${column > 0 ? " class=r" : ""}>${head}</th>`).join("")}</tr>${trades.map(tradeline).join("")}</table>
<div class=bar>TRADE SUMMARY</div>${grid(
        "lrrrrr",
        ["TYPE", "COUNT", "BALANCE", "HI. CREDIT/LIMIT", "PAYMENTS", "PAST DUE"],
        [
          line("MORTGAGE", kind("mortgage")),
          line("AUTO", kind("auto-loan")),
          line("EDUCATION", kind("student-loan")),
          line("OTHER INSTALLMENT", kind("personal-loan")),
          line("OPEN 30-DAY", []),
          line("REVOLVING", kind("credit-card")),
          line("<b>TOTAL</b>", trades),
        ],
        "class=m",
      )}
<div class="row bx"><div>${pairs([
        ["TOTAL TRADELINES", String(trades.length)],
        ["OPEN TRADELINES", String(openOnes(trades).length)],
        ["CLOSED/PAID TRADELINES", String(trades.length - openOnes(trades).length)],
        ["OLDEST TRADELINE", monthOf(trades.map((trade) => trade.opened).toSorted()[0] ?? asOf)],
      ])}</div><div>${pairs([
        ["COLLECTIONS", "0"],
        ["PUBLIC RECORDS", "0"],
        ["CHARGE OFFS", "0"],
        ["INQUIRIES (LAST 120 DAYS)", String(asked)],
      ])}</div></div>
<div class=bar>PUBLIC RECORDS</div><p>*** PUBLIC RECORDS SEARCHED - NONE FOUND ***</p>
<div class=bar>INQUIRIES (LAST 120 DAYS)</div>${
        asked === 0
          ? "<p>*** NONE ***</p>"
          : grid(
              "lll",
              ["DATE", "CREDITOR", "SOURCE"],
              ASKERS.slice(0, asked).map((asker, index) => [
                date.short(addDays(asOf, -8 - index * 31)),
                asker,
                index === 1 ? "XP" : "TU",
              ]),
              "class=t",
            )
      }
${BREAK}<div class=bar>FRAUD / SECURITY ALERTS</div><p>EXPERIAN FRAUD SHIELD: NO ALERTS. TRANSUNION HAWK ALERT: CLEAR FOR ALL SEARCHES PERFORMED. OFAC NAME SCREEN: NO MATCH FOUND.</p><div class=bar>SOURCE OF INFORMATION</div>${grid(
        "lll",
        ["REPOSITORY", "FILE VARIATION", "ADDRESS ON FILE"],
        [
          ["EXPERIAN - P.O. BOX 2002, ALLEN, TX 75013 (888) 397-3742", named, person.street.toUpperCase()],
          [
            "TRANSUNION - P.O. BOX 1000, CHESTER, PA 19022 (800) 888-4213",
            named,
            person.street.toUpperCase(),
          ],
          ["EQUIFAX - P.O. BOX 740241, ATLANTA, GA 30374 (800) 685-1111", named, "SAME"],
        ],
        "class=m",
      )}<div class=bar>CREDITORS</div>${grid(
        "ll",
        ["CREDITOR", "CONTACT"],
        trades.map((trade) => [trade.creditor, `(800) 555-0${trade.number.slice(1, 4)}`]),
        "class=m",
      )}<p>THIS REPORT IS FURNISHED FOR THE EXCLUSIVE USE OF THE CUSTOMER NAMED AND IN STRICT CONFIDENCE. THE REPORTING BUREAU CERTIFIES THAT IT COMPLIES WITH THE CONTRACTUAL REQUIREMENTS GOVERNING CHECKING RECORDS OF THE FNMA, FHLMC, FHA AND VA. CRESTDATA MORTGAGE SOLUTIONS, INC. IS A RESELLER AND DOES NOT MAINTAIN A CONSUMER FILE.</p><p style="text-align:center">*** END OF REPORT ${date.slash(asOf)} ***</p>`,
    );
    const { accounts, allowed } = tradeTruth(trades, { payment: "open", original: "high" });
    const names = [
      "CRESTDATA MORTGAGE SOLUTIONS, INC.",
      "CrestData Mortgage Solutions",
      "CRESTDATA MORTGAGE SOLUTIONS",
    ];
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-reports",
          institution: "CrestData",
          accounts: [],
          transactions: [],
          creditReport: {
            bureau: "CrestData",
            reportDate: asOf,
            accountsTotal: String(trades.length),
            accountsOpen: String(openOnes(trades).length),
            accountsClosed: String(trades.length - openOnes(trades).length),
            inquiries: String(asked),
            collections: "0",
            accounts,
          },
          allowed: {
            ...allowed,
            "creditReport.bureau": [...names, "Experian", "TransUnion", "Equifax"],
            "creditReport.score": scores.map(String),
          },
        },
        ...names,
      ),
    };
  },
};

export const urReportMerged: readonly Layout[] = [merged];
