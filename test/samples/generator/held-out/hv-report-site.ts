import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import {
  chunks,
  creditFile,
  highAllowed,
  reportStatement,
  sheets,
  type Trade,
  tradeTruth,
} from "./hv-data.ts";

const sum = (list: readonly Trade[], pick: (trade: Trade) => number) =>
  list.reduce((total, trade) => total + pick(trade), 0);

const M_TYPES: Record<Trade["kind"], readonly [string, string]> = {
  "credit-card": ["Revolving", "Credit Card"],
  "auto-loan": ["Installment", "Auto Loan"],
  "student-loan": ["Installment", "Student Loan"],
  "personal-loan": ["Installment", "Unsecured loan"],
  mortgage: ["Mortgage", "Conventional real estate mortgage"],
};

/** A monitoring web site's page: everything three times, a column a bureau. */
export const triMerge: Layout = {
  name: "hv-report-site-tri",
  type: "credit-reports",
  heldOut: true,
  make: (seed) => {
    const file = creditFile(seed, 15);
    const { person, reportDate, trades, random } = file;
    const base = random.whole(575, 805);
    const scores = [base, base + random.whole(1, 14), base - random.whole(1, 14)].map(String);
    const missing = random.chance(0.4) ? trades.at(-1) : undefined;
    const column = random.whole(0, 2);
    const has = (trade: Trade, index: number) => trade !== missing || index !== column;
    const three = (label: string, value: (index: number) => string) =>
      `<tr><td>${label}</td>${[0, 1, 2].map((index) => `<td>${value(index)}</td>`).join("")}</tr>`;
    const heads = `<tr><th></th><th style="color:#00a6ca">TransUnion</th><th style="color:#26478d">Experian</th><th style="color:#b4122f">Equifax</th></tr>`;
    const seen = (index: number) => trades.filter((trade) => has(trade, index));
    const count = (index: number, keep: (trade: Trade) => boolean) => String(seen(index).filter(keep).length);
    const account = (trade: Trade) => {
      const cell = (label: string, value: string) =>
        three(label, (index) => (has(trade, index) ? value : "-"));
      const [type, detail] = M_TYPES[trade.kind];
      return `<div class=acct><div class=cr>${escaped(trade.creditor)}</div><table class=t>${heads}${cell("Account #:", `${trade.number.slice(0, 6)}****`)}${cell("Account Type:", type)}${cell("Account Type - Detail:", detail)}${cell("Bureau Code:", "Individual")}${cell("Account Status:", trade.closed === undefined ? "Open" : "Closed")}${cell("Monthly Payment:", trade.payment === undefined ? "-" : money.dollar(trade.payment))}${cell("Date Opened:", date.slash(trade.opened))}${cell("Balance:", money.dollar(trade.balance))}${cell("No. of Months (terms):", trade.months === undefined ? "-" : String(trade.months))}${cell("High Credit:", money.dollar(trade.high))}${cell("Credit Limit:", trade.limit === undefined ? "-" : money.dollar(trade.limit))}${cell("Past Due:", money.dollar(0))}${cell("Payment Status:", trade.late ? "Late 30 Days" : "Current")}${cell("Last Reported:", date.slash(trade.reported))}${cell("Date Last Active:", date.slash(trade.paidOn))}</table></div>`;
    };
    const owed = (index: number) => sum(seen(index), (trade) => trade.balance);
    const asked = file.inquiries.map((inquiry, index) => ({
      inquiry,
      at: ["TransUnion", "Experian", "Equifax"][index % 3] ?? "",
    }));
    const askedAt = (bureau: number) => String(asked.filter((_, index) => index % 3 === bureau).length);
    const first = `<div class=row><div class=logo>Scor<span>entra</span></div><div class=r>Reference #: M${random.whole(10000000, 99999999)}<br>Report Date: ${date.slash(reportDate)}</div></div><h1>3 Bureau Credit Report</h1>
<p class=sm>Below is your 3 Bureau credit report. The information below is provided by the three major credit bureaus. If you see information you believe to be inaccurate, contact the bureau that reports it.</p>
<h2>Personal Information</h2><table class=t>${heads}${three("Credit Report Date:", () => date.slash(reportDate))}${three("Name:", () => person.name.toUpperCase())}${three("Date of Birth:", () => String(1962 + (seed % 38)))}${three("Current Address(es):", () => `${person.street}<br>${person.town}`)}</table>
<h2>Credit Score</h2><table class=t>${heads}${three("Credit Score:", (index) => `<b>${scores[index] ?? ""}</b>`)}${three("Lender Rank:", () => (base > 740 ? "Great" : base > 660 ? "Good" : "Fair"))}${three("Score Scale:", () => "300-850")}</table><p class=sm>VantageScore&reg; 3.0. Risk factors: Balances on bankcard or revolving accounts too high compared to credit limits.</p>
<h2>Summary</h2><table class=t>${heads}${three("Total Accounts:", (index) => count(index, () => true))}${three("Open Accounts:", (index) => count(index, (trade) => trade.closed === undefined))}${three("Closed Accounts:", (index) => count(index, (trade) => trade.closed !== undefined))}${three("Delinquent:", (index) => count(index, (trade) => trade.late))}${three("Derogatory:", () => "0")}${three("Collection:", () => "0")}${three("Balances:", (index) => money.dollar(owed(index)))}${three("Payments:", (index) => money.dollar(sum(seen(index), (trade) => trade.payment ?? 0)))}${three("Public Records:", () => "0")}${three("Inquiries(2 years):", askedAt)}</table>`;
    const last = `<h2>Inquiries</h2><p class=sm>Below are the names of people and/or organizations who have obtained a copy of your Credit Report.</p>${
      asked.length === 0
        ? "<p>None Reported</p>"
        : grid(
            "llll",
            ["Creditor Name", "Type of Business", "Date of inquiry", "Credit Bureau"],
            asked.map(({ inquiry: [name, day], at }) => [escaped(name), "Finance", date.slash(day), at]),
            "class=t",
          )
    }<h2>Public Information</h2><p>None Reported</p><h2>Creditor Contacts</h2>${grid(
      "lll",
      ["Creditor Name", "Address", "Phone Number"],
      trades.map((trade) => [escaped(trade.creditor), "PO BOX 98822, EL PASO, TX 79998", "(800) 555-0177"]),
      "class=t",
    )}<p class=sm>&copy; Scorentra, Inc. All rights reserved. The three bureaus' names are trademarks of their owners.</p>`;
    const html = document(
      `${BASE}body{font:8.5pt 'Segoe UI',Arial;color:#333}.logo{font-size:20pt;font-weight:bold;color:#0b7a4b}.logo span{color:#444}h1{font-size:15pt;margin:8px 0}h2{background:#0b7a4b;color:#fff;font-size:10.5pt;padding:4px 6px;margin:12px 0 4px}.sm{font-size:7.5pt;color:#666}.t td,.t th{padding:1px 5px;border-bottom:1px solid #ddd;width:25%}.t td:first-child{font-weight:bold}.cr{font-weight:bold;font-size:10pt;margin-top:10px;background:#eef;padding:3px}.acct{break-inside:avoid}.foot{font-size:7pt;text-align:right;margin-top:6px}`,
      sheets(
        [
          first,
          ...chunks(trades, 3).map(
            (part, index) => (index === 0 ? "<h2>Account History</h2>" : "") + part.map(account).join(""),
          ),
          last,
        ],
        () => "",
        (page, of) => `<div class=foot>${page}/${of}</div>`,
      ),
    );
    const bureaus = ["TransUnion", "Experian", "Equifax"];
    const counts = (keep: (trade: Trade) => boolean) => [
      ...new Set([0, 1, 2].map((index) => count(index, keep))),
    ];
    const [total, open, closed] = [
      counts(() => true),
      counts((trade) => trade.closed === undefined),
      counts((trade) => trade.closed !== undefined),
    ];
    const only = (name: string, values: readonly string[]) =>
      values.length === 1 ? { [name]: values[0] } : {};
    const allowed = (name: string, values: readonly string[]): Record<string, readonly string[]> =>
      values.length === 1 ? {} : { [`creditReport.${name}`]: [...new Set(values)] };
    const asks = [...new Set([askedAt(0), askedAt(1), askedAt(2), String(asked.length)])];
    const statement = reportStatement(
      html,
      "Scorentra",
      {
        reportDate,
        collections: "0",
        ...only("accountsTotal", total),
        ...only("accountsOpen", open),
        ...only("accountsClosed", closed),
        ...only("inquiries", asks),
        accounts: tradeTruth(trades, false),
      },
      {
        ...highAllowed(trades),
        ...allowed("accountsTotal", total),
        ...allowed("accountsOpen", open),
        ...allowed("accountsClosed", closed),
        ...allowed("inquiries", asks),
        "creditReport.score": scores,
        "creditReport.bureau": bureaus,
        institution: bureaus,
      },
    );
    const { bureau: _, ...report } = statement.truth.creditReport ?? {};
    return { html: statement.html, truth: { ...statement.truth, creditReport: report } };
  },
};
