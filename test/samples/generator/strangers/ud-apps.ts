import { document, type Layout } from "../layout.ts";
import { BASE, escaped } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { isCard, isOpen, REQUESTERS, start, type Trade, tally, told, tradesOf, whole } from "./ud-data.ts";

/** The free yearly disclosure in the form of the bureaus' common web site: numbered, grey grid under each creditor. */
const annual: Layout = {
  name: "ud-report-annual-form",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 51);
    const bureau = random.pick(["Experiq", "Datavance", "Meridata"]);
    const asOf = addDays("2026-01-08", random.whole(0, 280));
    const trades = tradesOf(random, asOf);
    const asked = REQUESTERS.filter(() => random.chance(0.5));
    const month = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;
    const kind = {
      "credit-card": "Credit card",
      "auto-loan": "Auto loan",
      "student-loan": "Education loan",
      mortgage: "Mortgage",
      "personal-loan": "Unsecured loan",
    } as const;
    const account = (trade: Trade) =>
      `<div class=a><b class=n>${trade.creditor}</b><table class=g><tr><td><i>Address:</i><br>PO BOX ${random.whole(1_000, 90_000)}<br>SIOUX FALLS SD 57117<br>(800) 555-01${random.whole(10, 99)}<br><i>Account number:</i><br>${trade.number.slice(0, -4)}....</td><td><i>Type:</i><br>${kind[trade.kind]}<br><i>Terms:</i><br>${trade.months === undefined ? "Revolving" : `${trade.months} Months`}<br><i>Monthly payment:</i><br>${trade.payment === undefined ? "Not reported" : whole(trade.payment)}</td><td><i>Date opened:</i><br>${month(trade.opened)}<br><i>First reported:</i><br>${month(trade.opened)}<br><i>Responsibility:</i><br>${trade.joint ? "Joint" : "Individual"}</td><td><i>Credit limit or original amount:</i><br>${whole(trade.limit ?? trade.original ?? 0)}<br><i>High balance:</i><br>${isCard(trade) ? whole(trade.high) : "Not reported"}<br><i>Recent balance:</i><br>${isOpen(trade) && trade.balance > 0 ? `${whole(trade.balance)} as of ${month(trade.reported)}` : "$0"}</td><td><i>Status:</i><br>${isOpen(trade) ? "Open" : "Closed"}/Never late.<br><i>Status details:</i><br>${isOpen(trade) ? "This account is scheduled to continue on record." : `This account was closed in ${month(trade.closed ?? asOf)} and is scheduled to continue on record for ten years.`}</td></tr></table></div>`;
    const html = document(
      `${BASE}body{font:8pt Georgia,serif}.g td{background:#f2f2ee;border:1px solid #fff;vertical-align:top;padding:4px 6px;width:20%}i{color:#666;font-size:7pt}.a{break-inside:avoid;margin:9px 0}.n{font-size:9.5pt}h2{font-size:12.5pt;border-bottom:1px solid #444;margin:16px 0 4px}.side{float:right;width:2in;border:1px solid #888;padding:7px;margin:0 0 8px 14px;font-size:7.5pt}`,
      `<div class=row><b style="font-size:18pt">${bureau}</b><div class=r>Online Personal Credit Report for<br><b>${escaped(person.name)}</b></div></div><div class=side><b>Report number</b><br>${random.whole(1_000, 9_999)}-${random.whole(1_000, 9_999)}-${random.whole(10, 99)}<br><b>Report date</b><br>${date.long(asOf)}<br><br><b>Index</b><br>- Accounts in good standing<br>- Requests for your credit history<br>- Personal information<br>- Know your rights</div>
<p>Your report is provided under the federal law that lets you see your file once every 12 months without charge. It does not include a credit score. To return to your report in the near future, log on with your report number.</p><p>${bureau} collects and organizes information about you and your credit history from public records, your creditors and other reliable sources. We make your credit history available to your current and prospective creditors, employers and others as allowed by law.</p>
<h2 style="clear:both">Potentially negative items or items for further review</h2><p>You have no potentially negative items.</p><h2>Accounts in good standing</h2><p>These items may stay on your credit report for as long as they are open. Once an account is closed or paid off it may continue to appear on your report for up to ten years.</p>${trades.map(account).join("")}
<h2>Requests for your credit history</h2><p><b>Requests viewed by others</b> - We make your credit history available to your current and prospective creditors and employers as allowed by law.</p>${asked.map((name) => `<div class=a><b class=n>${name}</b> &nbsp; <i>Date of request:</i> ${date.slash(addDays(asOf, -random.whole(15, 700)))} &nbsp; <i>Comments:</i> Real estate or credit extension. This inquiry is scheduled to continue on record for 24 months.</div>`).join("")}<h2>Personal information</h2><p><i>Names:</i> ${escaped(person.name)} &nbsp; <i>Address:</i> ${person.street}, ${person.town} &nbsp; <i>Year of birth:</i> 1984 &nbsp; <i>Residence type:</i> Single family</p><h2>Know your rights</h2><p style="font-size:7pt">A Summary of Your Rights Under the Fair Credit Reporting Act. You must be told if information in your file has been used against you. You have the right to know what is in your file. You have the right to ask for a credit score. Consumer reporting agencies must correct or delete inaccurate, incomplete, or unverifiable information. You may seek damages from violators.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: bureau,
        accounts: [],
        transactions: [],
        creditReport: { bureau, reportDate: asOf, accounts: trades.map(told) },
        allowed: { "creditReport.inquiries": [String(asked.length)] },
      },
    };
  },
};

/** What a free score app lets its members print. */
const scoreApp: Layout = {
  name: "ud-report-score-app",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 52);
    const app = random.pick(["creditnook", "Kredly", "ScorePebble"]);
    const bureau = random.pick(["TransUnion", "Equifax"]);
    const asOf = addDays("2026-01-06", random.whole(0, 280));
    const trades = tradesOf(random, asOf);
    const all = tally(trades);
    const score = random.whole(560, 835);
    const change = random.whole(-14, 14);
    const hard = random.whole(0, 6);
    const factor = (label: string, value: string, note: string, impact: string) =>
      `<div class=f><div><b>${label}</b><br><span class=small>${note}</span></div><div class=r><span style="font-size:15pt">${value}</span><br><span class=small>${impact} impact</span></div></div>`;
    const group = (label: string, list: readonly Trade[]) =>
      list.length === 0
        ? ""
        : `<h3>${label} <span class=small>(${list.length})</span></h3>${list.map((trade) => `<div class=f><div><b>${trade.creditor}</b>${isOpen(trade) ? "" : " &middot; Closed"}<br><span class=small>Reported: ${date.abbreviatedBare(trade.reported)} &middot; ${isOpen(trade) ? "Open &middot; " : ""}In good standing</span></div><div class=r><b>${whole(trade.balance)}</b><br><span class=small>${trade.limit === undefined ? `Original amount ${whole(trade.original ?? 0)}` : `Limit ${whole(trade.limit)}`}${trade.payment === undefined ? "" : ` &middot; Payment ${whole(trade.payment)}/mo.`}</span></div></div>`).join("")}`;
    const cards = trades.filter(isCard);
    const kinds = (kind: Trade["kind"]) => trades.filter((trade) => trade.kind === kind);
    const ordered = [
      ...cards,
      ...kinds("auto-loan"),
      ...kinds("student-loan"),
      ...kinds("mortgage"),
      ...kinds("personal-loan"),
    ];
    const html = document(
      `${BASE}body{font:9.5pt "Helvetica Neue",Arial;color:#1c2b33;padding:0 .6in}.f{display:flex;justify-content:space-between;border-bottom:1px solid #e2e8ea;padding:7px 0;break-inside:avoid}.small{font-size:7.5pt;color:#5d6c74}h2{font-size:14pt;margin:18px 0 4px}h3{font-size:11pt;margin:14px 0 2px}`,
      `<div class=row style="border-bottom:3px solid #12805c;padding-bottom:6px"><b style="font-size:17pt;color:#12805c">${app}</b><div class="r small">Exported for ${escaped(person.name)}<br>${date.bare(addDays(asOf, 2))}, 9:41 AM</div></div>
<div style="text-align:center;margin-top:14px"><div style="font-size:46pt;font-weight:bold">${score}</div><b>${score >= 780 ? "Excellent" : score >= 661 ? "Good" : score >= 601 ? "Fair" : "Needs work"}</b><br>${change === 0 ? "No change" : `${change > 0 ? "&#9650;" : "&#9660;"} ${Math.abs(change)} pts`} since last week<br><span class=small>Provided by ${bureau} &middot; VantageScore 3.0 &middot; Updated ${date.abbreviatedBare(asOf)} &middot; Range 300-850</span></div>
<h2>Credit factors</h2>${factor("Payment history", "100%", "Percentage of payments you've made on time", "High")}${factor("Credit card use", `${all.percent}%`, `How much credit you're using compared to your total limits: ${whole(all.used)} of ${whole(all.limit)}`, "High")}${factor("Derogatory marks", "0", "Collections, bankruptcies and other public records", "High")}${factor("Credit age", `${random.whole(2, 9)} yrs, ${random.whole(1, 11)} mos`, "Average age of your open accounts", "Medium")}${factor("Total accounts", String(trades.length), `${all.open.length} open, ${all.closed.length} closed`, "Low")}${factor("Hard inquiries", String(hard), "Number of times you've applied for credit in the last 2 years", "Low")}
<h2>Accounts</h2>${group("Credit cards", cards)}${group("Auto loans", kinds("auto-loan"))}${group("Student loans", kinds("student-loan"))}${group("Real estate", kinds("mortgage"))}${group("Other loans", kinds("personal-loan"))}
<h2>Collections</h2><p>You have no accounts in collections. 0 reported.</p><p class=small>Offers: you could have Good approval odds for the Alder Cash card with a limit up to $5,000 and 0% intro APR for 15 months. The score shown is for education; lenders may use other scores. ${app} is not a lender or credit repair organization. Information about your accounts comes from ${bureau} and may not reflect recent payments.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: bureau,
        accounts: [],
        transactions: [],
        creditReport: {
          bureau,
          score: String(score),
          reportDate: asOf,
          accountsTotal: String(trades.length),
          accountsOpen: String(all.open.length),
          accountsClosed: String(all.closed.length),
          inquiries: String(hard),
          collections: "0",
          utilization: String(all.percent),
          accounts: ordered.map(told),
        },
        allowed: {
          institution: [app],
          "creditReport.bureau": [app],
          "creditReport.reportDate": [addDays(asOf, 2)],
        },
      },
    };
  },
};

export const udApps: readonly Layout[] = [annual, scoreApp];
