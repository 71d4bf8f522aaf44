import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import {
  BREAK,
  begin,
  makeTrades,
  openOnes,
  percent,
  revolving,
  sum,
  type Trade,
  tradeTruth,
  usd,
} from "./ur-data.ts";

const grade = (score: number) => (score >= 740 ? "Excellent" : score >= 670 ? "Good" : "Fair");

function row(trade: Trade): string {
  const loan = trade.limit === undefined;
  const used = percent(trade.balance, trade.limit ?? trade.high);
  const facts = loan
    ? [
        ["Loan amount", usd(trade.high)],
        ["Paid off", `${100 - Number(used)}%`],
      ]
    : [
        ["Credit limit", usd(trade.limit ?? 0)],
        ["Usage", `${used}%`],
      ];
  const more = [
    ...facts,
    ["Monthly payment", trade.closed ? "--" : usd(trade.payment)],
    ["Opened", date.abbreviatedBare(trade.opened)],
    ["Payment status", trade.pastDue > 0 ? "30 days late" : "Current"],
    ["Status", trade.closed ? "Closed" : "Open"],
  ];
  return `<div class=a><div class=row><div><b>${trade.creditor}</b><div class=g>Reported: ${date.abbreviatedBare(trade.reported)}</div></div><div class=r><b>${usd(trade.balance)}</b></div></div><div class=f>${more.map(([label, value]) => `<div><span class=g>${label}</span><br>${value}</div>`).join("")}</div></div>`;
}

/** A free-score app printed from the browser: a dial, tiles of factors, cards of accounts by kind. */
const app: Layout = {
  name: "ur-report-app",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 4);
    const asOf = `2026-${String(random.whole(2, 11)).padStart(2, "0")}-${random.whole(10, 27)}`;
    const trades = makeTrades(random, asOf);
    const score = random.whole(612, 804);
    const change = random.whole(-14, 19);
    const asked = random.whole(0, 5);
    const live = openOnes(revolving(trades));
    const usage = percent(
      sum(live.map((trade) => trade.balance)),
      sum(live.map((trade) => trade.limit ?? 0)),
    );
    const groups = [
      ["Credit cards", revolving(trades)],
      ["Home loans", trades.filter((trade) => trade.kind === "mortgage")],
      ["Auto loans", trades.filter((trade) => trade.kind === "auto-loan")],
      ["Student loans", trades.filter((trade) => trade.kind === "student-loan")],
      ["Personal loans", trades.filter((trade) => trade.kind === "personal-loan")],
    ] as const;
    const tile = (name: string, value: string, verdict: string, impact: string) =>
      `<div class=tile><div class=g>${name}</div><div class=v>${value}</div><div>${verdict}</div><div class=g>${impact}</div></div>`;
    const stamp = `<div class="row small"><div>${date.bareShort(asOf)}, 9:${random.whole(10, 59)} PM</div><div class=r>Credit health | Credit Koala</div></div>`;
    const html = document(
      `body{font:9pt Arial,Helvetica;color:#22262b}${BASE} .g{color:#6b737b;font-size:8pt} .logo{font-size:16pt;font-weight:bold;color:#0a7d33} .dial{text-align:center;margin:14px auto;border:10px solid #0a7d33;border-bottom-color:#e3e6e8;border-radius:50%;width:190px;height:190px;padding-top:50px} .dial b{font-size:34pt} .tiles{display:flex;flex-wrap:wrap;gap:10px} .tile{width:31%;border:1px solid #dfe3e6;border-radius:8px;padding:8px} .tile .v{font-size:16pt;font-weight:bold} .a{border:1px solid #dfe3e6;border-radius:8px;padding:8px 10px;margin:6px 0;break-inside:avoid} .f{display:flex;gap:8px;margin-top:6px} .f>div{flex:1;font-size:8.5pt} h2{font-size:13pt;margin:16px 0 4px} .ad{background:#eaf6ee;border-radius:8px;padding:10px;margin:10px 0}`,
      `${stamp}<div class=row style="border-bottom:1px solid #dfe3e6;padding:8px 0"><div class=logo>credit koala</div><div class=r>Today &nbsp; Credit &nbsp; Cards &nbsp; Loans &nbsp; Auto &nbsp; Money</div></div>
<p>Hi, ${person.name.split(" ")[0]}. Here's your TransUnion credit health.</p><div class=dial><b>${score}</b><br>${grade(score)}<br><span class=g>${change === 0 ? "No change" : change > 0 ? `+${change} pts` : `${change} pts`}</span></div><p class=g style="text-align:center">Calculated using VantageScore 3.0 &nbsp;|&nbsp; Updated ${date.abbreviatedBare(asOf)} &nbsp;|&nbsp; Next check: ${date.abbreviatedBare(addDays(asOf, 7))}<br>300 &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; 850</p>
<div class=ad><b>You may save $1,140 in interest</b> with a balance transfer card. Outstanding approval odds. 0% intro APR for 21 months, then 18.24% - 28.99% variable. See terms. <u>Sponsored</u></div>
<h2>Credit factors</h2><div class=tiles>${tile("Payment history", trades.some((trade) => trade.pastDue > 0) ? "99%" : "100%", "Percentage of payments you've made on time", "High impact")}${tile("Credit card use", `${usage}%`, "How much credit you're using compared to your total limits", "High impact")}${tile("Derogatory marks", "0", "Collections, tax liens, bankruptcies or civil judgments on your report", "High impact")}${tile("Credit age", `${random.whole(3, 11)} yrs, ${random.whole(1, 11)} mos`, "Average age of your open accounts", "Medium impact")}${tile("Total accounts", String(trades.length), "Total open and closed accounts", "Low impact")}${tile("Hard inquiries", String(asked), "Number of times you've applied for credit", "Low impact")}</div>
${BREAK}${stamp}<h2>Accounts</h2><p class=g>What lenders have told TransUnion. Balances can lag behind what you see at your bank.</p>${groups
        .filter(([, list]) => list.length > 0)
        .map(([name, list]) => `<h2>${name} (${list.length})</h2>${list.map(row).join("")}`)
        .join("")}
<div class=ad><b>Shop auto refinance.</b> Members who refinanced lowered their payment by $54 a month on average.</div>
<p class=small>Credit Koala, LLC is not a credit bureau. Your report and VantageScore 3.0 are provided by TransUnion. Lenders may use another score. Credit Koala receives compensation from third-party advertisers, but that doesn't affect our editors' opinions. Loan services are offered through Credit Koala Offers, Inc., NMLS ID# 1628077. Copyright 2007-2026 Credit Koala, LLC. https://www.creditkoala.example/credit-health/transunion/overview</p>`,
    );
    const ordered = groups.flatMap(([, list]) => list);
    const { accounts, allowed } = tradeTruth(ordered, { payment: "open", original: "named" });
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-reports",
          institution: "Credit Koala",
          accounts: [],
          transactions: [],
          creditReport: {
            bureau: "TransUnion",
            score: String(score),
            reportDate: asOf,
            accountsTotal: String(trades.length),
            inquiries: String(asked),
            utilization: usage,
            accounts,
          },
          allowed: {
            ...allowed,
            "creditReport.bureau": ["Credit Koala", "credit koala"],
            "creditReport.collections": ["0"],
          },
        },
        "credit koala",
        "Credit Koala, LLC",
        "TransUnion",
      ),
    };
  },
};

const SHORT = {
  "credit-card": "Revolving / Credit card",
  "auto-loan": "Installment / Auto",
  "student-loan": "Installment / Student loan",
  "personal-loan": "Installment / Personal loan",
  mortgage: "Mortgage",
} as const;

/** A landlord's screening report: one score, one table line an account, collections apart. */
const tenant: Layout = {
  name: "ur-report-tenant",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 5);
    const asOf = `2026-${String(random.whole(2, 11)).padStart(2, "0")}-${random.whole(10, 27)}`;
    const trades = makeTrades(random, asOf).toSorted((a, b) => b.opened.localeCompare(a.opened));
    const score = random.whole(540, 790);
    const asked = random.whole(0, 6);
    const debt = random.chance(0.35) ? random.whole(90, 1_900) : 0;
    const collector = "PINNACLE RECOVERY GRP";
    const live = openOnes(revolving(trades));
    const used = percent(sum(live.map((trade) => trade.balance)), sum(live.map((trade) => trade.limit ?? 0)));
    const past = sum(trades.map((trade) => trade.pastDue));
    const html = document(
      `body{font:8.5pt Verdana,DejaVu Sans,Arial}${BASE} .logo{font-size:18pt;font-weight:bold;color:#5b2a86} h2{background:#5b2a86;color:#fff;font-size:10pt;padding:3px 8px;margin:12px 0 4px} .t td,.t th{border:1px solid #cfc6da;padding:2px 4px;font-size:7pt} .t th{background:#f1ecf6} .score{font-size:30pt;font-weight:bold;color:#5b2a86} .tiny{font-size:6.5pt;color:#444}`,
      `<div class=row><div><div class=logo>SmartLease</div><div class=tiny>by TransUnion(R) data, delivered by SmartLease Screening Services, LLC</div></div><div class=r>Report date: ${date.bare(asOf)}<br>Report expires: ${date.bare(addDays(asOf, 30))}<br>Requested by: Bayleaf Property Management</div></div>
<h2>Applicant</h2>${grid("llll", ["Name", "Current address", "Self-reported income", "Date of birth"], [[person.name, `${person.street}, ${person.town}`, `${usd(random.whole(32, 118) * 1_000)} / year`, "XX/XX/1991"]], "class=t")}
<div class=row style="margin-top:10px"><div><b>ResidentScore 3.0</b><div class=score>${score}</div><div class=tiny>Score range 350 - 850. A higher score indicates a lower risk of eviction.</div></div><div><b>What affects this score</b><ol style="margin:2px 0"><li>Proportion of revolving balances to revolving limits</li><li>Time since most recent account was opened</li><li>Length of credit history</li><li>Number of accounts recently past due</li></ol></div><div><b>Leasing recommendation</b><br>${score > 620 ? "ACCEPT" : "LOW ACCEPT - consider additional deposit"}<br><span class=tiny>Income-to-rent ratio: ${random.whole(22, 51) / 10}. The final decision rests with the landlord.</span></div></div>
<h2>Credit profile at a glance</h2>${grid("cccccc", ["Tradelines", "Open", "Closed", "Past due amount", "Inquiries", "Collections"], [[String(trades.length), String(openOnes(trades).length), String(trades.length - openOnes(trades).length), usd(past), String(asked), debt > 0 ? "1" : "0"]], "class=t")}
${grid("cccc", ["Public records", "Total balance", "Total monthly payments", "Revolving credit available"], [["0", usd(sum(trades.map((trade) => trade.balance))), usd(sum(trades.map((trade) => trade.payment))), `${100 - Number(used)}%`]], "class=t")}
<h2>Tradelines</h2>${grid(
        "llcrrrrcl",
        ["Creditor", "Type", "Opened", "Orig. amount", "Limit", "Balance", "Payment", "Past due", "Status"],
        trades.map((trade) => [
          trade.creditor,
          SHORT[trade.kind],
          trade.opened.slice(0, 7).split("-").toReversed().join("/"),
          trade.limit === undefined ? usd(trade.high) : "",
          trade.limit === undefined ? "" : usd(trade.limit),
          usd(trade.balance),
          usd(trade.payment),
          usd(trade.pastDue),
          `${trade.closed ? "Closed" : "Open"} - ${trade.pastDue > 0 ? "30 days late" : trade.closed ? "Paid as agreed" : "Current"}`,
        ]),
        "class=t",
      )}
<h2>Collections</h2>${debt > 0 ? grid("lllrrl", ["Agency", "Original creditor", "Reported", "Placed", "Balance", "Status"], [[collector, "CITY MEDICAL CENTER", date.bare(addDays(asOf, -44)), usd(debt), usd(debt), "Open - unpaid"]], "class=t") : "<p>No collections were found.</p>"}
<h2>Inquiries</h2><p>${asked === 0 ? "No inquiries in the past 24 months." : `${asked} ${asked === 1 ? "inquiry" : "inquiries"} in the past 24 months. Names are withheld in this version of the report.`}</p>
<h2>Criminal and eviction records</h2><p>National criminal search: no records found. Eviction-related proceedings: no records found. Searches cover the 50 states and the District of Columbia; some jurisdictions do not report.</p>
<p class=tiny>SmartLease Screening Services, LLC is a consumer reporting agency. This is a consumer report under the Fair Credit Reporting Act, 15 U.S.C. 1681. If you take adverse action based wholly or in part on it you must give the applicant notice with our name and address: 6430 S Fiddlers Green Cir, Ste 500, Greenwood Village, CO 80111, (888) 555-0176. The applicant may get a free copy within 60 days and dispute its accuracy. The cost of this report was $43.00, paid by the applicant. ResidentScore is not a FICO score.</p>`,
    );
    const { accounts, allowed } = tradeTruth(trades, { payment: "all", original: "named" });
    const at = `creditReport.accounts.${accounts.length}`;
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-reports",
          institution: "SmartLease",
          accounts: [],
          transactions: [],
          creditReport: {
            bureau: "TransUnion",
            score: String(score),
            reportDate: asOf,
            accountsTotal: String(trades.length),
            accountsOpen: String(openOnes(trades).length),
            accountsClosed: String(trades.length - openOnes(trades).length),
            inquiries: String(asked),
            collections: debt > 0 ? "1" : "0",
            accounts,
          },
          allowed: {
            ...allowed,
            "creditReport.bureau": ["SmartLease", "SmartLease Screening Services, LLC"],
            "creditReport.utilization": [used],
            ...(debt > 0
              ? {
                  [`${at}.creditor`]: [collector],
                  [`${at}.kind`]: ["other", "loan"],
                  [`${at}.balance`]: [`${debt}.00`],
                  [`${at}.originalBalance`]: [`${debt}.00`],
                  [`${at}.status`]: ["open"],
                }
              : {}),
          },
        },
        "SmartLease Screening Services, LLC",
        "TransUnion",
      ),
    };
  },
};

export const urReportShort: readonly Layout[] = [app, tenant];
