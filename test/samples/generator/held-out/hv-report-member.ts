import { document, type Layout } from "../layout.ts";
import { BASE, escaped, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { chunks, creditFile, reportStatement, sheets, type Trade, tradeTruth } from "./hv-data.ts";

const $ = money.wholeDollars;
const sum = (list: readonly Trade[], pick: (trade: Trade) => number) =>
  list.reduce((total, trade) => total + pick(trade), 0);
const percent = (part: number, of: number) => (of === 0 ? 0 : Math.round((part / of) * 100));

const X_TYPES: Record<Trade["kind"], string> = {
  "credit-card": "Credit card",
  "auto-loan": "Auto loan",
  "student-loan": "Education loan",
  "personal-loan": "Unsecured loan",
  mortgage: "Mortgage",
};

/** A bureau's own page for its members: a score on top, tiles, one card an account. */
export const memberX: Layout = {
  name: "hv-report-member-x",
  type: "credit-reports",
  heldOut: true,
  make: (seed) => {
    const file = creditFile(seed, 12);
    const { random, person, reportDate, trades } = file;
    const score = random.whole(561, 832);
    const rating =
      score >= 800
        ? "Exceptional"
        : score >= 740
          ? "Very Good"
          : score >= 670
            ? "Good"
            : score >= 580
              ? "Fair"
              : "Poor";
    const ordered = [
      ...trades.filter((trade) => trade.closed === undefined),
      ...trades.filter((trade) => trade.closed !== undefined),
    ];
    const cards = trades.filter((trade) => trade.limit !== undefined && trade.closed === undefined);
    const loans = trades.filter((trade) => trade.limit === undefined);
    const used = sum(cards, (trade) => trade.balance);
    const limit = sum(cards, (trade) => trade.limit ?? 0);
    const lent = sum(loans, (trade) => trade.balance);
    const tile = (label: string, value: string) =>
      `<tr><td>${label}</td><td class=r><b>${value}</b></td></tr>`;
    const account = (trade: Trade) =>
      `<div class=acc><div class=row><div><b>${escaped(trade.creditor)}</b><br><span class=g>${trade.closed === undefined ? (trade.late ? "Potentially negative" : "Exceptional payment history") : "Closed"}</span></div><div class=r>${trade.closed === undefined ? `<b>${$(trade.balance)}</b><br><span class=g>Balance updated ${date.abbreviatedBare(trade.reported)}</span>` : ""}</div></div>
<div class=h>Account info</div><div class=row><div>${pairs([
        ["Account name", escaped(trade.creditor)],
        ["Account number", `${trade.number.slice(0, 6)}XXXXXX`],
        ["Original creditor", "-"],
        ["Company sold", "-"],
        ["Account type", X_TYPES[trade.kind]],
        ["Date opened", date.abbreviatedBare(trade.opened)],
        ["Account status", trade.closed === undefined ? "Open" : "Closed"],
        [
          "Payment status",
          trade.late
            ? "Past due 30 days, now current"
            : trade.closed === undefined
              ? "Current"
              : "Paid satisfactorily",
        ],
      ])}</div>
<div>${pairs([
        ["Status updated", date.monthYear(trade.reported).replace(/^(\w{3})\w*/, "$1")],
        ["Balance", $(trade.balance)],
        ["Balance updated", date.abbreviatedBare(trade.reported)],
        ["Credit limit", trade.limit === undefined ? "-" : $(trade.limit)],
        ["Original balance", trade.original === undefined ? "-" : $(trade.original)],
        ["Monthly payment", trade.payment === undefined ? "-" : $(trade.payment)],
        ["Past due amount", "-"],
        ["Highest balance", trade.limit === undefined ? "-" : $(trade.high)],
        ["Terms", trade.months === undefined ? "-" : `${trade.months} Months`],
        ["Responsibility", "Individual"],
      ])}</div></div></div>`;
    const first = `<div class=row><div><h1><span style="color:#1d4f91">e</span>xperian</h1>Prepared For<br><b>${person.name.toUpperCase()}</b><br>Personal &amp; Confidential</div><div>Date Generated<br><b>${date.abbreviatedBare(reportDate)}</b><br>Report Number<br><b>${1000 + (seed % 9000)}-${2000 + ((seed * 31) % 7000)}-07</b></div></div>
<div class=fico><div class=big>${score}</div><div><b>FICO&reg; Score 8</b> &nbsp;${rating}<br>${date.abbreviatedBare(reportDate)}<br><span class=g>300 &nbsp;&nbsp; 580 Fair &nbsp;&nbsp; 670 Good &nbsp;&nbsp; 740 Very Good &nbsp;&nbsp; 800 Exceptional &nbsp;&nbsp; 850</span></div></div>
<p class=g>FICO&reg; Score 8 based on Experian data. Your lender or insurer may use a different FICO&reg; Score than FICO&reg; Score 8, or another type of credit score altogether.</p>
<h2>At a glance</h2><div class=row><div class=box><b>Account summary</b><table>${[tile("Open accounts", String(file.open)), tile("Self-reported accounts", "0"), tile("Accounts ever late", String(trades.filter((trade) => trade.late).length)), tile("Closed accounts", String(file.closed)), tile("Collections", "0")].join("")}</table></div>
<div class=box><b>Overall credit usage</b><table>${[tile("Credit used", $(used)), tile("Credit limit", $(limit)), tile("Credit usage", `${percent(used, limit)}%`)].join("")}</table></div></div>
<div class=row><div class=box><b>Debt summary</b><table>${[tile("Credit card and credit line debt", $(used)), tile("Self-reported account balance", "$0"), tile("Loan debt", $(lent)), tile("Collections debt", "$0"), tile("Total debt", $(used + lent))].join("")}</table></div>
<div class=box><b>Personal information</b><table>${[tile("Also known as", "-"), tile("Year of birth", String(1960 + (seed % 40))), tile("Addresses", "1"), tile("Employers", "1")].join("")}</table></div></div>
<h2>Personal information</h2><div class=row><div>Name<br><b>${person.name.toUpperCase()}</b></div><div>Addresses<br>${person.street}<br>${person.town}</div><div>Employers<br>HILLCREST DENTAL</div></div>`;
    const last = `<h2>Collection accounts</h2><p>No collections reported.</p><h2>Public records</h2><p>No public records reported.</p><h2>Hard inquiries</h2>${
      file.inquiries.length === 0
        ? "<p>No hard inquiries reported.</p>"
        : file.inquiries
            .map(
              ([name, day]) =>
                `<div class=acc><b>${escaped(name)}</b><br>Inquired on ${date.abbreviatedBare(day)}<br><span class=g>This inquiry is scheduled to continue on record until ${date.monthYear(addDays(day, 760)).replace(/^(\w{3})\w*/, "$1")}.</span></div>`,
            )
            .join("")
    }<h2>Credit scores</h2><p>Your FICO&reg; Score 8 is calculated from the information in this report. Scores range from 300 to 850; the average in the U.S. is 715. Factors: Length of time accounts have been established; Proportion of balances to credit limits on bank/national revolving or other revolving accounts is too high.</p>
<h2>Disclosures</h2><p class=g>Credit scores are used to represent the creditworthiness of a person and may be one indicator to the credit type you are eligible for. For a copy of your complete file write to the consumer assistance center.</p>`;
    const html = document(
      `${BASE}body{font:9pt Verdana,Arial;color:#333}h1{font-size:22pt;margin:0 0 8px;color:#7d2f8a}h2{font-size:13pt;font-weight:normal;color:#1d4f91;margin:14px 0 6px}.g{color:#777;font-size:7.5pt}.fico{display:flex;gap:20px;align-items:center;border:1px solid #ccc;border-radius:8px;padding:10px;margin:12px 0}.big{font-size:34pt;color:#2a8f3a}.box,.acc{border:1px solid #ccc;border-radius:6px;padding:8px;margin:5px 0}.box td{padding:2px 0}.acc td{padding:2px 0;font-size:8pt;border-bottom:1px solid #eee}.h{font-weight:bold;margin:6px 0 2px}.foot{font-size:7pt;color:#777;margin-top:10px}`,
      sheets(
        [
          first,
          ...chunks(ordered, 3).map(
            (part, index) => `${index === 0 ? "<h2>Accounts</h2>" : ""}${part.map(account).join("")}`,
          ),
          last,
        ],
        (page) =>
          page === 1
            ? ""
            : `<div class="row g"><div>Prepared For ${person.name.toUpperCase()}</div><div class=r>Date Generated ${date.abbreviatedBare(reportDate)}</div></div>`,
        (page, of) => `<div class="foot r">Page ${page} of ${of}</div>`,
      ),
    );
    return reportStatement(
      html,
      "Experian",
      {
        score: String(score),
        reportDate,
        accountsOpen: String(file.open),
        accountsClosed: String(file.closed),
        collections: "0",
        utilization: String(percent(used, limit)),
        accounts: tradeTruth(ordered, true),
      },
      {
        "creditReport.accountsTotal": [String(trades.length)],
        "creditReport.inquiries": [String(file.inquiries.length)],
      },
    );
  },
};
