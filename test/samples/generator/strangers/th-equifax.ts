import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date } from "../print-styles.ts";
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
import { counted, openCollection, reportTruth, told } from "./th-truth.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const shut = (trade: Trade) => trade.closed !== undefined;
const LOANS: Record<Trade["kind"], string> = {
  "credit-card": "Credit Card",
  heloc: "Home Equity Line of Credit",
  mortgage: "Conventional Real Estate Mortgage",
  "auto-loan": "Auto",
  "student-loan": "Education Loan",
  "personal-loan": "Unsecured",
};
const sum = (list: readonly Trade[], of: (trade: Trade) => number) =>
  list.reduce((all, trade) => all + of(trade), 0);
const spell = (months: number) => `${Math.floor(months / 12)} Years, ${months % 12} Months`;

/** A section of the summary: open accounts of one sort, and what they owe together. */
function group(file: CreditFile, portfolio: Trade["portfolio"]) {
  const list = file.trades.filter((trade) => trade.portfolio === portfolio && !shut(trade));
  const limit = sum(list, (trade) => trade.limit ?? trade.original ?? 0);
  const balance = sum(list, (trade) => trade.balance);
  return {
    open: list.length,
    owing: list.filter((trade) => trade.balance > 0).length,
    balance,
    limit,
    payment: sum(list, (trade) => trade.monthly),
  };
}

/** The yearly print with numbered sections, and for each account a dozen monthly grids beside its details. */
export const equifaxYearly: Layout = {
  name: "th-equifax-yearly",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const file = creditFile(seed, 3);
    const { person, day, collection, trades } = file;
    const sorted = (["Revolving", "Mortgage", "Installment"] as const).map((portfolio) => ({
      portfolio,
      list: trades.filter((trade) => trade.portfolio === portfolio),
      sums: group(file, portfolio),
    }));
    const total = sorted.reduce(
      (all, { sums }) => ({
        open: all.open + sums.open,
        owing: all.owing + sums.owing,
        balance: all.balance + sums.balance,
        limit: all.limit + sums.limit,
        payment: all.payment + sums.payment,
      }),
      { open: 0, owing: 0, balance: 0, limit: 0, payment: 0 },
    );
    const share = (sums: { readonly balance: number; readonly limit: number }) =>
      String(Math.round((sums.balance / sums.limit) * 100));
    const summary = (name: string, sums: typeof total) =>
      sums.open === 0
        ? [name, "", "", "", "", "", "", ""]
        : [
            name,
            String(sums.open),
            String(sums.owing),
            usd(sums.balance),
            usd(Math.max(0, sums.limit - sums.balance)),
            usd(sums.limit),
            `${share(sums)}.0%`,
            usd(sums.payment),
          ];
    const byAge = trades.toSorted((one, other) => one.opened.localeCompare(other.opened));
    const [oldest, newest] = [byAge[0] ?? trades[0], byAge.at(-1) ?? trades[0]] as [Trade, Trade];
    const age = Math.round(
      trades.reduce((all, trade) => all + monthsBetween(trade.opened, day), 0) / trades.length,
    );
    const years = (trade: Trade) => {
      const last = Number((trade.closed ?? trade.reported).slice(0, 4));
      return [last, last - 1].map(String).filter((year) => year >= trade.opened.slice(0, 4));
    };
    const monthly = (trade: Trade, of: (month: string, at: number) => string) =>
      grid(
        "lrrrrrrrrrrrr",
        ["Year", ...MONTHS],
        years(trade).map((year, row) => [
          year,
          ...MONTHS.map((_, index) => {
            const month = `${year}-${String(index + 1).padStart(2, "0")}-01`;
            return month >= monthBack(trade.reported, 0) || paidIn(trade, day, month, "x") === ""
              ? ""
              : of(month, row * 12 + 11 - index);
          }),
        ]),
        "class=months",
      );
    const balances = (trade: Trade) => (_: string, back: number) =>
      trade.original === undefined
        ? usd(Math.floor((trade.high * (11 - (back % 6))) / 1200) * 100)
        : usd(
            Math.min(
              trade.original,
              trade.balance + (back + 1) * Math.round((trade.monthly * 0.65) / 100) * 100,
            ),
          );
    const detail = (trade: Trade, number: string) => {
      const cells: ReadonlyArray<readonly [string, string]> = [
        ["High Credit", usd(trade.high)],
        ["Owner", trade.owner.toUpperCase()],
        ["Credit Limit", trade.limit === undefined ? "" : usd(trade.limit)],
        ["Account Type", trade.portfolio.toUpperCase()],
        ["Terms Frequency", "MONTHLY"],
        ["Term Duration", trade.months === undefined ? "0" : String(trade.months)],
        ["Balance", usd(trade.balance)],
        ["Date Opened", date.abbreviated(trade.opened)],
        ["Amount Past Due", usd(trade.pastDue)],
        ["Date Reported", date.abbreviated(trade.reported)],
        ["Actual Payment Amount", shut(trade) ? "" : usd(trade.paid)],
        ["Date of Last Payment", date.abbreviated(trade.lastPaid)],
        ["Date of Last Activity", date.abbreviated(trade.lastPaid)],
        ["Scheduled Payment Amount", shut(trade) ? "" : usd(trade.monthly)],
        ["Months Reviewed", String(Math.min(99, monthsBetween(trade.opened, trade.reported)))],
        ["Delinquency First Reported", ""],
        ["Activity Designator", shut(trade) ? "PAID_AND_CLOSED" : ""],
        ["Creditor Classification", "UNKNOWN"],
        ["Deferred Payment Start Date", ""],
        ["Charge Off Amount", "$0"],
        ["Balloon Payment Date", ""],
        ["Balloon Payment Amount", "$0"],
        ["Loan/Account Type", trade.store ? "Charge Account" : LOANS[trade.kind]],
        ["Date Closed", trade.closed === undefined ? "" : date.abbreviated(trade.closed)],
      ];
      const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) => [
        ...(cells[row * 2] ?? ["", ""]),
        ...(cells[row * 2 + 1] ?? ["", ""]),
      ]);
      return `<h3>${number} ${escaped(trade.creditor)}${shut(trade) ? " (CLOSED)" : ""}</h3><h4>Summary</h4><p>${
        trade.portfolio === "Revolving"
          ? "Your debt-to-credit ratio represents the amount of credit you're using and generally makes up a percentage of your credit score. It's calculated by dividing an account's reported balance by its credit limit."
          : "Loan-to-balance information shows how much of the original amount remains to be paid."
      }</p>${grid(
        "llll",
        [],
        [
          [
            "<b>Account Number</b>",
            masked({ digits: "xxxxxxxxxxxx" }, "x", 12) + trade.digits.slice(-4),
            "<b>Reported Balance</b>",
            usd(trade.balance),
          ],
          [
            "<b>Account Status</b>",
            trade.pastDue > 0 ? "30_DAYS_PAST_DUE" : "PAYS_AS_AGREED",
            trade.limit === undefined ? "<b>Loan Type</b>" : "<b>Available Credit</b>",
            trade.limit === undefined ? LOANS[trade.kind] : usd(trade.limit - trade.balance),
          ],
        ],
        "class=d",
      )}<h4>Account History</h4><p>The tables below show up to 2 years of the monthly balance, available credit, scheduled payment, date of last payment, high credit, credit limit, amount past due, activity designator, and comments.</p>
      <b>Balance</b>${monthly(trade, balances(trade))}${
        shut(trade)
          ? ""
          : `<b>Scheduled Payment</b>${monthly(trade, () => (trade.original === undefined ? "$35" : usd(trade.monthly)))}`
      }<h4>Payment History</h4><p>View up to 7 years of monthly payment history on this account. The numbers indicated in each month represent the number of days a payment was past due.</p>${monthly(trade, (month) => paidIn(trade, day, month, "✓"))}<div class=legend>✓ Paid on Time &nbsp; 30 30 Days Past Due &nbsp; 60 60 Days Past Due &nbsp; CO Charge-Off &nbsp; B Included in Bankruptcy &nbsp; C Collection &nbsp; TN Too New to Rate &nbsp; No Data Available</div>
      <h4>Account Details</h4><p>View detailed information about this account. Contact the creditor or lender if you have any questions about it.</p>${grid("lrlr", [], rows, "class=d")}
      ${grid("ll", ["Comments", "Contact"], [[shut(trade) ? "Closed or paid account/zero balance" : "", `${escaped(trade.creditor)}<br>${trade.place[0]}<br>${trade.place[1]}<br>${trade.place[2]}`]], "class=d")}`;
    };
    const body = `<div class=logo>EQUIFAX<span>®</span></div><h1>CREDIT REPORT</h1><div class=who>${escaped(person.name)}<br>Report Confirmation<br>${file.number.replaceAll("-", "")}</div>
    <h2>1. Summary</h2><p>Review this summary for a quick view of key information maintained in your Equifax credit report.</p>
    ${grid(
      "lr",
      [],
      [
        ["Report Date", date.abbreviated(day)],
        ["Credit File Status", "No fraud indicator on file"],
        ["Alert Contacts", "0 Records Found"],
        ["Average Account Age", spell(age)],
        ["Length of Credit History", spell(monthsBetween(oldest.opened, day))],
        [
          "Accounts with Negative Information",
          String(trades.filter((trade) => trade.late.length > 0).length),
        ],
        ["Oldest Account", `${escaped(oldest.creditor)} (Opened ${date.abbreviated(oldest.opened)})`],
        ["Most Recent Account", `${escaped(newest.creditor)} (Opened ${date.abbreviated(newest.opened)})`],
      ],
      "class=s",
    )}
    <h3>Credit Accounts</h3><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>
    ${grid("lccrrrrr", ["Account Type", "Open", "With Balance", "Total Balance", "Available", "Credit Limit", "Debt-to-Credit", "Payment"], [...sorted.map(({ portfolio, sums }) => summary(portfolio, sums)), ["Other", "", "", "", "", "", "", ""], summary("Total", total)], "class=s")}
    <h3>Other Items</h3><p>Your credit report includes your Personal Information and, if applicable, Consumer Statements, and could include other items that may affect your credit score and rating.</p>
    ${grid(
      "lr",
      [],
      [
        ["Consumer Statements", "0 Statements Found"],
        ["Personal Information", "5 Items Found"],
        ["Inquiries", `${file.hard.length} Inquiries Found`],
        [
          "Most Recent Inquiry",
          `${file.hard[0]?.name ?? ""} (${date.abbreviated(file.hard[0]?.day ?? day)})`,
        ],
        ["Public Records", "0 Records Found"],
        ["Collections", `${collection === undefined ? 0 : 1} Collections Found`],
      ],
      "class=s",
    )}
    ${sorted
      .map(
        ({ portfolio, list }, index) =>
          `<h2>${index + 2}. ${portfolio} Accounts</h2><p>${
            portfolio === "Revolving"
              ? "Revolving accounts are those that generally include a credit limit and require a minimum monthly payment, such as credit cards."
              : portfolio === "Mortgage"
                ? "Mortgage accounts are real estate loans that require payment on a monthly basis until the loan is paid off."
                : "Installment accounts are loans that require payment on a monthly basis until the loan is paid off, such as auto or student loans."
          }</p>${list.length === 0 ? `<p>You currently do not have any ${portfolio} Accounts in your file.</p>` : ""}${list.map((trade, at) => detail(trade, `${index + 2}.${at + 1}`)).join("")}`,
      )
      .join("")}
    <h2>5. Other Accounts</h2><p>You currently do not have any Other Accounts in your file.</p><h2>6. Consumer Statements</h2><p>You currently do not have any Consumer Statements in your file.</p>
    <h2>7. Personal Information</h2><p>Creditors use your personal information primarily to identify you. This information has no impact on your credit score.</p>${grid(
      "ll",
      [],
      [
        ["Name", escaped(person.name)],
        ["Social Security Number", "xxxxx" + file.number.slice(0, 4)],
        ["Age or Date of Birth", `xx/xx/${file.born}`],
        ["Current", `${person.street}, ${person.town}`],
        ["Former", `${file.former[0]}, ${file.former[1]}`],
        ["Employment", file.employer],
      ],
      "class=s",
    )}
    <h2>8. Inquiries</h2><p>A request for your credit history is called an inquiry. Hard inquiries may impact your credit rating/score.</p><b>Hard Inquiries</b>${grid(
      "lll",
      ["Date", "Company", "Request Originator"],
      file.hard.map((one) => [date.abbreviated(one.day), escaped(one.name), ""]),
      "class=s",
    )}<b>Soft Inquiries</b>${grid(
      "lll",
      ["Date", "Company", "Description"],
      file.soft.map((one) => [date.abbreviated(one.day), escaped(one.name), one.business]),
      "class=s",
    )}
    <h2>9. Public Records</h2><p>You currently do not have any Bankruptcies, Judgments or Liens in your file.</p>
    <h2>10. Collections</h2><p>Collections are accounts with outstanding debt that have been placed by a creditor with a collection agency.</p>${
      collection === undefined
        ? "<p>You currently do not have any Collections in your file.</p>"
        : grid(
            "lrlr",
            [],
            [
              [
                "Date Reported",
                date.abbreviated(collection.reported),
                "Balance Date",
                date.abbreviated(collection.reported),
              ],
              [
                "Collection Agency",
                escaped(collection.agency),
                "Account Designator Code",
                "INDIVIDUAL_ACCOUNT",
              ],
              [
                "Original Creditor Name",
                escaped(collection.client),
                "Account Number",
                masked({ digits: "xxxxxxxx" }, "x", 8) + collection.digits.slice(-4),
              ],
              [
                "Date Assigned",
                date.abbreviated(collection.opened),
                "Creditor Classification",
                "Medical or Utilities",
              ],
              ["Original Amount Owed", usd(collection.amount), "Amount", usd(collection.amount)],
              ["Status Date", date.abbreviated(collection.reported), "Status", "UNPAID"],
            ],
            "class=d",
          )
    }<h2>11. Dispute File Information</h2><p>If you believe that any of the information found on this report is incorrect, there are 3 ways to launch an investigation: online, by mail at P.O. Box 740256, Atlanta, GA 30374-0256, or by phone.</p>`;
    const order = sorted.flatMap(({ list }) => list);
    const { accounts, allowed } = told(
      order.map((trade) => [trade, { original: false, monthly: !shut(trade) }] as const),
    );
    const revolving = sorted[0]?.sums ?? total;
    return {
      html: document(
        `${BASE}body{font:8.5pt "Open Sans",Arial,sans-serif;color:#222}.logo{font:italic bold 20pt Arial;color:#981e32}.logo span{font-size:8pt}h1{font-size:22pt;margin:16px 0 2px;font-weight:normal}.who{margin-bottom:16px;font-size:10pt}h2{font-size:15pt;color:#981e32;font-weight:normal;margin:16px 0 4px;break-after:avoid}h3{font-size:11.5pt;margin:12px 0 3px;break-after:avoid}h4{font-size:9.5pt;margin:8px 0 2px;break-after:avoid}p{margin:2px 0 5px;font-size:7.5pt;color:#444}.s td,.s th,.d td,.d th{border-bottom:1px solid #ddd;padding:3px 5px;vertical-align:top}.s th,.months th{background:#f1f1f1}.d{margin-bottom:4px}.d td{width:25%}.months{margin:1px 0 6px}.months td,.months th{font-size:6.2pt;border:1px solid #ddd;padding:1px 2px}.legend{font-size:6.5pt;margin:2px 0}tr{break-inside:avoid}`,
        body,
      ),
      truth: reportTruth(
        "Equifax",
        {
          bureau: "Equifax",
          reportDate: day,
          accountsOpen: String(total.open),
          inquiries: String(file.hard.length),
          collections: collection === undefined ? "0" : "1",
          utilization: share(revolving),
          accounts,
        },
        {
          ...allowed,
          ...counted(file, "accountsTotal", "accountsClosed"),
          "creditReport.utilization": [share(total), `${share(revolving)}.0`, `${share(total)}.0`],
          ...openCollection(accounts.length, collection),
        },
      ),
    };
  },
};
