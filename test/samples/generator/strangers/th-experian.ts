import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import { type Collection, creditFile, masked, monthBack, paidIn, type Trade, usd } from "./th-data.ts";
import { counted, openCollection, reportTruth, told } from "./th-truth.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const LOANS: Record<Trade["kind"], readonly [web: string, type: string, form: string]> = {
  "credit-card": ["Credit card", "CREDIT CARD", "Revolving Account"],
  heloc: ["Home equity line of credit", "HOME EQUITY LOAN - LINE OF CREDIT", "Line of Credit Account"],
  mortgage: ["Conventional real estate mortgage", "CONVENTIONAL REAL ESTATE MTG", "Mortgage Account"],
  "auto-loan": ["Auto loan", "AUTOMOBILE", "Installment Account"],
  "student-loan": ["Education loan", "STUDENT LOAN", "Installment Account"],
  "personal-loan": ["Unsecured loan", "UNSECURED", "Installment Account"],
};

/** The online print of one of the three large bureaus: each account in two columns of label and figure. */
export const experianWeb: Layout = {
  name: "th-experian-web",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const file = creditFile(seed, 1);
    const { person, day, trades, collection } = file;
    const years = (trade: Trade) => {
      const until = trade.closed ?? trade.reported;
      const last = Number(until.slice(0, 4));
      const first = Math.max(Number(trade.opened.slice(0, 4)), last - 3);
      return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
    };
    const cell = (trade: Trade, month: string) => {
      const paid = paidIn(trade, day, month, "✓", "–");
      return trade.closed !== undefined && month === `${trade.closed.slice(0, 7)}-01` ? "CLS" : paid;
    };
    const status = (trade: Trade) => {
      if (trade.closed !== undefined) return "Paid, Closed/Never late.";
      if (trade.pastDue > 0)
        return `Open. ${usd(trade.pastDue)} past due as of ${date.monthYear(trade.reported)}.`;
      return trade.late.length > 0 ? "Open." : "Open/Never late.";
    };
    const shut = (trade: Trade) => trade.closed !== undefined;
    const account = (trade: Trade) => `<div class=acct><div class=name>${escaped(trade.creditor)}${
      trade.late.length > 0 ? "<span class=neg>POTENTIALLY NEGATIVE</span>" : ""
    }${shut(trade) ? "<span class=shut>CLOSED</span>" : ""}</div>
      <h4>Account Info</h4><div class=row><div>${pairs([
        ["Account Name", escaped(trade.creditor)],
        ["Account Number", masked(trade, "X")],
        ["Account Type", trade.store ? "Charge card" : LOANS[trade.kind][0]],
        ["Responsibility", trade.owner === "Authorized User" ? "Authorized user" : trade.owner],
        ["Date Opened", date.slash(trade.opened)],
        ["Status", status(trade)],
        ["Status Updated", date.monthYear(trade.closed ?? trade.reported).replace(/^(\w{3})\w*/, "$1")],
      ])}</div><div>${pairs([
        ["Balance", shut(trade) ? "-" : usd(trade.balance)],
        ["Balance Updated", shut(trade) ? "-" : date.slash(trade.reported)],
        ["Recent Payment", shut(trade) ? "-" : usd(trade.paid)],
        ["Monthly Payment", shut(trade) ? "-" : usd(trade.monthly)],
        trade.limit !== undefined && ["Credit Limit", usd(trade.limit)],
        trade.original !== undefined && ["Original Balance", usd(trade.original)],
        ["Highest Balance", trade.original === undefined ? usd(trade.high) : "-"],
        ["Terms", trade.months === undefined ? "-" : `${trade.months} Months`],
        shut(trade) && [
          "On Record Until",
          date.monthYear(monthBack(trade.closed ?? day, -120)).replace(/^(\w{3})\w*/, "$1"),
        ],
      ])}</div></div>
      <h4>Payment History</h4>${grid(
        "lcccccccccccc",
        ["", ...MONTHS],
        years(trade).map((year) => [
          year,
          ...MONTHS.map((_, month) => cell(trade, `${year}-${String(month + 1).padStart(2, "0")}-01`)),
        ]),
        "class=hist",
      )}<div class=small>✓ Current / Terms met &nbsp; 30 Past due 30 days &nbsp; CLS Closed &nbsp; – Data Unavailable</div>
      ${
        trade.late.length > 0
          ? `<h4>Payment history guide</h4><div>30 days past due as of ${date.monthYear(monthBack(day, (trade.late[0] ?? 0) + 1))}</div>`
          : ""
      }${
        trade.portfolio === "Revolving" && !shut(trade)
          ? `<h4>Balance Histories</h4>${grid(
              "lrrl",
              ["Date", "Balance", "Scheduled Payment", "Paid"],
              [1, 2, 3].map((back) => {
                const high = Math.floor((trade.high * (9 - back)) / 1000) * 100;
                return [
                  date.monthYear(monthBack(day, back + 1)).replace(/^(\w{3})\w*/, "$1"),
                  usd(high),
                  usd(Math.min(high, 2500 + back * 300)),
                  `${usd(Math.min(high, 6000 + back * 1700))} on ${date.bare(monthBack(day, back + 1))}`,
                ];
              }),
              "class=bal",
            )}<h4>Additional info</h4><div>Between ${date.monthYear(monthBack(day, 25)).replace(/^(\w{3})\w*/, "$1")} and ${date.monthYear(monthBack(day, 1)).replace(/^(\w{3})\w*/, "$1")}, your credit limit/high balance was ${usd(trade.limit ?? 0)}</div>`
          : ""
      }<h4>Contact Info</h4>${pairs([
        ["Address", `${trade.place[0]}, ${trade.place[1]}`],
        ["Phone Number", trade.place[2]],
      ])}</div>`;
    const debt = (
      owed: Collection,
    ) => `<div class=acct><div class=name>${escaped(owed.agency)}<span class=neg>POTENTIALLY NEGATIVE</span></div>
      <h4>Account Info</h4><div class=row><div>${pairs([
        ["Account Name", escaped(owed.agency)],
        ["Account Number", masked(owed, "X", 4)],
        ["Account Type", "Collection"],
        ["Responsibility", "Individual"],
        ["Date Opened", date.slash(owed.opened)],
        [
          "Status",
          `Collection account. ${usd(owed.amount)} past due as of ${date.monthYear(owed.reported).replace(/^(\w{3})\w*/, "$1")}.`,
        ],
        ["Status Updated", date.monthYear(owed.opened).replace(/^(\w{3})\w*/, "$1")],
      ])}</div><div>${pairs([
        ["Balance", usd(owed.amount)],
        ["Balance Updated", date.slash(owed.reported)],
        ["Recent Payment", "-"],
        ["Monthly Payment", "-"],
        ["Original Balance", usd(owed.amount)],
        ["Highest Balance", "-"],
        ["Terms", "1 Months"],
        ["Original Creditor", escaped(owed.client)],
      ])}</div></div><h4>Contact Info</h4>${pairs([
        ["Address", `${owed.place[0]}, ${owed.place[1]}`],
        ["Phone Number", owed.place[2]],
      ])}</div>`;
    const body = `<div class=top><div class=logo><i></i>experian<sup>.</sup></div><div class=prep>${pairs([
      ["Prepared For", escaped(person.name)],
      ["Date Generated", date.abbreviatedBare(day)],
      ["Report Number", file.number],
    ])}</div></div><h1>Annual Credit Report</h1>
    <div class=glance><h3>At a Glance</h3><div class=boxes><div><b>${trades.length + (collection === undefined ? 0 : 1)}</b>Accounts</div><div><b>0</b>Public Records</div><div><b>${file.hard.length}</b>Hard Inquir${file.hard.length === 1 ? "y" : "ies"}</div></div></div>
    <h2>Personal Information</h2><p>This information is reported to us by you, your creditors and other sources. Each source may report your information a little differently, which is why you may see variations.</p>
    <div class=row><div><b>Names</b><br>${escaped(person.name)}<br><span class=small>Name ID #${Number(file.number.slice(0, 4)) + 11_800}</span></div><div><b>Addresses</b><br>${person.street}<br>${person.town}<br><span class=small>Address ID #0169364217 Single family</span><br>${file.former[0]}, ${file.former[1]}<br><span class=small>Address ID #0277310945 Multifamily</span></div><div><b>Year of Birth</b><br>${file.born}<br><b>Employers</b><br>${file.employer}</div></div>
    <h2>Accounts</h2><p>Accounts listed in this section may be open, closed or paid. Account numbers are shown in part for your protection.</p>
    ${trades.slice(0, 2).map(account).join("")}${collection === undefined ? "" : debt(collection)}${trades.slice(2).map(account).join("")}
    <h2>Public Records</h2><p>No public records reported.</p>
    <h2>Hard Inquiries</h2><p>Hard inquiries are requests for your information as a result of an action you took, such as applying for credit.</p>
    ${grid(
      "lll",
      ["Inquiry", "Inquired on", "On record until"],
      file.hard.map((one) => [
        `<b>${escaped(one.name)}</b><br>${one.business}`,
        date.slash(one.day),
        date.monthYear(monthBack(one.day, -25)).replace(/^(\w{3})\w*/, "$1"),
      ]),
      "class=bal",
    )}
    <h2>Soft Inquiries</h2><p>Soft inquiries are shared only with you and do not affect your scores.</p>${grid(
      "ll",
      ["Inquiry", "Inquired on"],
      file.soft.map((one) => [escaped(one.name), date.slash(one.day)]),
      "class=bal",
    )}
    <h2>Important Messages</h2><p class=small>Medical Information: By law, we cannot disclose certain medical information (relating to physical, mental, or behavioral health or condition). Although we do not generally collect such information, it could appear in the name of a data furnisher.</p>
    <h2>Know your rights</h2><p class=small>A Summary of Your Rights Under the Fair Credit Reporting Act. The federal Fair Credit Reporting Act (FCRA) promotes the accuracy, fairness, and privacy of information in the files of consumer reporting agencies. You may seek damages from violators. Identity theft victims may be entitled to an initial fraud alert of 1 year or an extended alert of 7 years.</p>`;
    const list = trades.map((trade) => [trade, { balance: !shut(trade), monthly: !shut(trade) }] as const);
    const { accounts, allowed } = told(list);
    return {
      html: document(
        `${BASE}body{font:8.5pt Roboto,Arial,sans-serif;color:#222}.top{display:flex;justify-content:space-between;border-bottom:2px solid #1d4f91;padding-bottom:6px}.logo{font:bold 22pt Arial;color:#26478d}.logo i{display:inline-block;width:10px;height:10px;background:#c11f7b;border-radius:3px;margin-right:4px}.prep{width:250px}h1{font-size:17pt;font-weight:normal;margin:10px 0}h2{font-size:14pt;font-weight:normal;color:#1d4f91;border-bottom:1px solid #bbb;margin:16px 0 4px}h3{margin:0;font-weight:normal}h4{margin:8px 0 2px;font-size:9pt}.boxes{display:flex;gap:14px}.boxes>div{flex:1;border:1px solid #ccc;text-align:center;padding:6px}.boxes b{display:block;font-size:17pt;font-weight:normal;color:#1d4f91}.acct{break-inside:avoid;border:1px solid #ccc;margin:8px 0;padding:0 8px 8px}.name{background:#eef3fa;margin:0 -8px;padding:5px 8px;font-weight:bold;font-size:10pt}.acct .row td{text-align:left;width:55%}.acct .row td:first-child{width:45%;color:#555}.neg,.shut{float:right;font-size:7pt;margin-left:8px;padding:2px 4px;border:1px solid #b3261e;color:#b3261e}.shut{border-color:#666;color:#666}td{padding:1.5px 0;vertical-align:top;border-bottom:1px solid #f0f0f0}.hist td,.hist th{font-size:7.5pt;padding:1px 3px;text-align:center}.bal td,.bal th{padding:2px 4px}`,
        body,
      ),
      truth: reportTruth(
        "Experian",
        {
          bureau: "Experian",
          reportDate: day,
          accountsTotal: String(accounts.length + (collection === undefined ? 0 : 1)),
          inquiries: String(file.hard.length),
          accounts,
        },
        {
          ...allowed,
          ...openCollection(accounts.length, collection),
          ...counted(file, "accountsOpen", "accountsClosed", "collections"),
        },
      ),
    };
  },
};
