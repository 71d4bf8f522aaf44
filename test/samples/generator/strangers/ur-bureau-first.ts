import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import {
  ASKERS,
  BREAK,
  begin,
  makeTrades,
  months,
  monthsBetween,
  openOnes,
  percent,
  revolving,
  sum,
  type Trade,
  tradeTruth,
  usd,
} from "./ur-data.ts";

const LOAN_TYPES = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto",
  "student-loan": "Education Loan",
  "personal-loan": "Unsecured",
  mortgage: "Conventional Re Mortgage",
} as const;

const YEAR = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const limitOf = (trade: Trade) => trade.limit ?? trade.high;

function block(trade: Trade, label: string, asOf: string): string {
  const loan = trade.limit === undefined;
  const month = Number(asOf.slice(5, 7));
  const year = Number(asOf.slice(0, 4));
  const step = loan ? Math.max(1, Math.round(trade.payment * 0.7)) : 0;
  const history = YEAR.map((_, index) =>
    index < month - 1 && !trade.closed
      ? usd(loan ? trade.balance + step * (month - 1 - index) : trade.balance + ((index * 37) % 90))
      : "",
  );
  const marks = (count: number) =>
    YEAR.map((_, index) => {
      if (index >= count || trade.closed) return "";
      return trade.pastDue > 0 && count < 12 && index === count - 1 ? "30" : "&#10003;";
    });
  const cell = (name: string, value: string) => [name, value];
  const left = [
    cell("High Credit", usd(trade.high)),
    cell("Credit Limit", trade.limit === undefined ? "" : usd(trade.limit)),
    cell("Terms Frequency", "MONTHLY"),
    cell("Balance", usd(trade.balance)),
    cell("Amount Past Due", usd(trade.pastDue)),
    cell("Actual Payment Amount", usd(trade.payment)),
    cell("Date of Last Payment", date.abbreviated(addDays(trade.reported, -17))),
    cell("Scheduled Payment Amount", usd(trade.payment)),
    cell("Delinquency First Reported", ""),
    cell("Creditor Classification", "UNKNOWN"),
    cell("Charge Off Amount", "$0"),
    cell("Balloon Payment Date", ""),
    cell("Loan Type", LOAN_TYPES[trade.kind]),
    cell("Date of First Delinquency", ""),
  ];
  const right = [
    cell("Owner", trade.joint ? "JOINT CONTRACTUAL LIABILITY" : "INDIVIDUAL"),
    cell("Account Type", loan ? (trade.kind === "mortgage" ? "MORTGAGE" : "INSTALLMENT") : "REVOLVING"),
    cell("Term Duration", String(trade.term)),
    cell("Date Opened", date.abbreviated(trade.opened)),
    cell("Date Reported", date.abbreviated(trade.reported)),
    cell("Date of Last Activity", date.monthYear(months(trade.reported, -1))),
    cell("Months Reviewed", "24"),
    cell("Activity Designator", trade.closed ? (loan ? "PAID_AND_CLOSED" : "CLOSED") : ""),
    cell("Deferred Payment Start Date", ""),
    cell("Balloon Payment Amount", "$0"),
    cell("Date Closed", trade.closed ? date.abbreviated(trade.closed) : ""),
    cell("Date Major Delinquency First Reported", ""),
  ];
  const rows = left.map((entry, index) => [...entry, ...(right[index] ?? ["", ""])]);
  const ratio = loan
    ? ""
    : ` Your debt-to-credit ratio represents the amount of credit you're using and generally makes up a percentage of your credit score. It's calculated by dividing an account's reported balance by its credit limit.`;
  return `<div class=acct><h3>${label} ${trade.creditor}${trade.closed ? " (CLOSED)" : ""}</h3><h4>Summary</h4><p>This is the account as it was last reported to us.${ratio}</p>
${grid(
  "lrlr",
  [],
  [
    ["Account Number", `xxxxxxxxxxxx ${trade.number.slice(-4)}`, "Reported Balance", usd(trade.balance)],
    [
      "Account Status",
      trade.pastDue > 0 ? "30_DAYS_PAST_DUE" : "PAYS_AS_AGREED",
      loan ? "" : "Available Credit",
      trade.limit === undefined ? "" : usd(trade.closed ? 0 : trade.limit - trade.balance),
    ],
    ...(loan ? [] : [["Debt-to-Credit Ratio", `${percent(trade.balance, limitOf(trade))}%`, "", ""]]),
  ],
  "class=s",
)}
<h4>Account History</h4><p>The tables below show up to 2 years of the monthly balance, available credit, scheduled payment, date of last payment, high credit, credit limit, amount past due, activity designator, and comments.</p><b>Balance</b>${grid(`l${"c".repeat(12)}`, ["Year", ...YEAR], [[String(year), ...history]], "class=g")}
<h4>Payment History</h4><p>View up to 7 years of monthly payment history on this account. The numbers indicated in each month represent the number of days a payment was past due; the letters indicate other account events, such as bankruptcy or collections.</p>${grid(
    `l${"c".repeat(12)}`,
    ["Year", ...YEAR],
    [
      [String(year), ...marks(month - 1)],
      [String(year - 1), ...marks(12)],
    ],
    "class=g",
  )}
<div class=key>&#10003; Paid on Time &nbsp; 30 30 Days Past Due &nbsp; 60 60 Days Past Due &nbsp; 90 90 Days Past Due &nbsp; C Collection Account &nbsp; CO Charge-Off &nbsp; F Foreclosure &nbsp; R Repossession &nbsp; TN Too New to Rate &nbsp; No Data Available</div>
<h4>Account Details</h4><p>View detailed information about this account. Contact the creditor or lender if you have any questions about it.</p>${grid("lrlr", [], rows, "class=d")}
${grid("ll", ["Comments", "Contact"], [[trade.closed ? (loan ? "" : "Account closed by consumer") : "", `${trade.creditor}<br>PO BOX 981${trade.number.slice(0, 3)}<br>EL PASO, TX 79998<br>1-800-555-0${trade.number.slice(4, 7)}`]], "class=c")}</div>`;
}

/** The nationwide bureau of numbered chapters: a table of kinds, then every account with histories and details. */
const chapters: Layout = {
  name: "ur-report-chapters",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 1);
    const asOf = `2026-${String(random.whole(2, 11)).padStart(2, "0")}-${random.whole(10, 27)}`;
    const trades = makeTrades(random, asOf);
    const cards = revolving(trades);
    const homes = trades.filter((trade) => trade.kind === "mortgage");
    const others = trades.filter((trade) => trade.kind !== "mortgage" && trade.limit === undefined);
    const ordered = [...cards, ...homes, ...others];
    const asked = random.whole(0, 3);
    const line = (name: string, list: readonly Trade[]) => {
      const live = openOnes(list);
      if (live.length === 0) return [name, "0", "0", "", "", "", "", ""];
      const balance = sum(live.map((trade) => trade.balance));
      const limit = sum(live.map(limitOf));
      return [
        name,
        String(live.length),
        String(live.filter((trade) => trade.balance > 0).length),
        usd(balance),
        usd(limit - balance),
        usd(limit),
        `${percent(balance, limit)}%`,
        usd(sum(live.map((trade) => trade.payment))),
      ];
    };
    const ratio = (list: readonly Trade[]) =>
      percent(sum(openOnes(list).map((trade) => trade.balance)), sum(openOnes(list).map(limitOf)));
    const late = trades.filter((trade) => trade.pastDue > 0).length;
    const oldest = trades.toSorted((a, b) => a.opened.localeCompare(b.opened));
    const ages = oldest.map((trade) => monthsBetween(trade.opened, asOf));
    const age = (number: number) => `${Math.floor(number / 12)} Years, ${number % 12} Months`;
    const name = (trade: Trade | undefined) =>
      trade ? `${trade.creditor} (Opened ${date.abbreviated(trade.opened)})` : "";
    const section = (number: number, title: string, text: string, list: readonly Trade[]) =>
      `${BREAK}<h2>${number}. ${title}</h2><p>${text}</p>${list.length === 0 ? `<p>You currently do not have any ${title} in your file.</p>` : list.map((trade, index) => block(trade, `${number}.${index + 1}`, asOf)).join("")}`;
    const html = document(
      `body{font:8.5pt "Open Sans",Arial}${BASE} .logo{font-size:24pt;font-weight:800;color:#9e1b32;letter-spacing:1px;font-style:italic} h2{color:#9e1b32;border-bottom:2px solid #9e1b32;font-size:15pt;margin:10px 0 4px} h3{background:#333e48;color:#fff;padding:4px 8px;font-size:10.5pt;margin:14px 0 4px} h4{margin:6px 0 2px;color:#007298} p{margin:3px 0} .s td,.d td{border-bottom:1px solid #ddd;padding:2px 6px;width:25%} .t td,.t th{border-bottom:1px solid #ccc;padding:3px;font-size:8pt} .g td,.g th{border:1px solid #ddd;font-size:6.5pt;padding:1px;text-align:center} .key{font-size:6.5pt;color:#555;margin:2px 0} .c td{border-bottom:1px solid #ddd;vertical-align:top;width:50%;font-size:8pt}`,
      `<div class=row><div class=logo>EQUATRIX</div><div class=r>${person.name} | ${date.abbreviated(asOf)}<br>Page 1</div></div>
<h1 style="font-size:22pt;margin:60px 0 0">CREDIT REPORT</h1><p><b>${person.name}</b></p><p>Report Confirmation ${figures10(seed)}</p>
<p style="margin-top:30px">Dear ${person.name}:</p><p>Thank you for requesting your Equatrix credit report. Your credit report contains information received primarily from companies which have granted you credit. Great care has been taken to report this information correctly. Please help us in achieving even greater accuracy by reviewing all of the enclosed material carefully.</p><p>If you find information you believe is incorrect or incomplete, go to equatrix.example/dispute, call us at 866-555-0171, or write to Equatrix Information Services LLC, P.O. Box 740256, Atlanta, GA 30374-0256. Include a copy of an identity document showing your current address. For the consumer's protection, account numbers are shown by their last four digits only, and scores are not part of this free disclosure.</p>
${BREAK}<h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Equatrix Credit Report.</p>
${grid(
  "lr",
  [],
  [
    ["Report Date", date.abbreviated(asOf)],
    ["Credit File Status", "No fraud indicator on file"],
    ["Alert Contacts", "0 Records Found"],
    ["Average Account Age", age(Math.floor(sum(ages) / ages.length))],
    ["Length of Credit History", age(ages[0] ?? 0)],
    ["Accounts with Negative Information", String(late)],
    ["Oldest Account", name(oldest[0])],
    ["Most Recent Account", name(oldest.at(-1))],
  ],
  "class=t",
)}
<h4>Credit Accounts</h4><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating. Closed accounts are not part of this table.</p>
${grid(
  "lrrrrrrr",
  [
    "Account Type",
    "Open",
    "With Balance",
    "Total Balance",
    "Available",
    "Credit Limit",
    "Debt-to-Credit",
    "Payment",
  ],
  [
    line("Revolving", cards),
    line("Mortgage", homes),
    line("Installment", others),
    line("Other", []),
    line("<b>Total</b>", ordered),
  ],
  "class=t",
)}
<h4>Other Items</h4><p>Your credit report includes your Personal Information and, if applicable, Consumer Statements, and could include other items that may affect your credit score and rating.</p>
${grid(
  "lr",
  [],
  [
    ["Consumer Statements", "0 Statements Found"],
    ["Personal Information", "6 Items Found"],
    ["Inquiries", asked === 1 ? "1 Inquiry Found" : `${asked} Inquiries Found`],
    ["Most Recent Inquiry", asked > 0 ? `${ASKERS[0]} ${date.abbreviated(addDays(asOf, -20))}` : ""],
    ["Public Records", "0 Records Found"],
    ["Collections", "0 Collections Found"],
  ],
  "class=t",
)}
${section(2, "Revolving Accounts", "Revolving accounts are those that generally include a credit limit and require a minimum monthly payment, such as credit cards.", cards)}
${section(3, "Mortgage Accounts", "Mortgage accounts are real estate loans that require payment on a monthly basis until the loan is paid off.", homes)}
${section(4, "Installment Accounts", "Installment accounts are loans that require payment on a monthly basis until the loan is paid off, such as auto or student loans.", others)}
<h2>5. Other Accounts</h2><p>You currently do not have any Other Accounts in your file.</p><h2>6. Consumer Statements</h2><p>You currently do not have any Consumer Statements in your file.</p>
<h2>7. Personal Information</h2><p>Creditors use your personal information primarily to identify you. This information has no impact on your credit score.</p>${grid(
        "ll",
        [],
        [
          ["Name", person.name],
          ["Social Security Number", "xxxxx6120"],
          ["Age or Date of Birth", "xx/xx/1984"],
          ["Current Address", `${person.street}, ${person.town}`],
        ],
        "class=t",
      )}
<h2>8. Inquiries</h2><p>A request for your credit history is called an inquiry. There are two types - those that may impact your credit rating/score and those that do not. <b>Hard Inquiries</b></p>${grid(
        "lll",
        ["Date", "Company", "Request Originator"],
        ASKERS.slice(0, asked).map((asker, index) => [
          date.abbreviated(addDays(asOf, -20 - index * 61)),
          asker,
          "",
        ]),
        "class=t",
      )}<p><b>Soft Inquiries</b> These are inquiries that do not impact your credit rating/score.</p>${grid(
        "lll",
        ["Date", "Company", "Description"],
        [
          [date.abbreviated(addDays(asOf, -4)), "EQUATRIX CONSUMER SERVICES", "Consumer disclosure"],
          [date.abbreviated(addDays(asOf, -48)), "STONEGATE INSURANCE", "Promotional"],
        ],
        "class=t",
      )}
<h2>9. Public Records</h2><p>You currently do not have any Bankruptcies, Judgments or Liens in your file.</p><h2>10. Collections</h2><p>Collections are accounts with outstanding debt that have been placed by a creditor with a collection agency. You currently do not have any Collections in your file.</p>
<h2>11. Dispute File Information</h2><p>If you believe that any of the information found on this report is incorrect, there are 3 ways to launch an investigation. Para informacion en espanol, visite www.consumerfinance.gov/learnmore. <b>A Summary of Your Rights Under the Fair Credit Reporting Act.</b> You must be told if information in your file has been used against you. You have the right to know what is in your file. You have the right to ask for a credit score, for a fee of up to $14.50 where the law permits it. You may seek damages of $100 to $1,000 from violators.</p>`,
    );
    const { accounts, allowed } = tradeTruth(ordered, { payment: "all", original: "high" });
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-reports",
          institution: "Equatrix",
          accounts: [],
          transactions: [],
          creditReport: {
            bureau: "Equatrix",
            reportDate: asOf,
            accountsOpen: String(openOnes(trades).length),
            inquiries: String(asked),
            collections: "0",
            utilization: ratio(cards),
            accounts,
          },
          allowed: {
            ...allowed,
            "creditReport.bureau": ["EQUATRIX", "Equatrix Information Services LLC"],
            "creditReport.utilization": [ratio(ordered)],
          },
        },
        "EQUATRIX",
        "Equatrix Information Services LLC",
      ),
    };
  },
};

const figures10 = (seed: number) => String(3_418_000_112 + seed * 77_003);

export const urBureauFirst: readonly Layout[] = [chapters];
