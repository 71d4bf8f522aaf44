import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { type Collection, creditFile, masked, monthBack, paidIn, type Trade, usd } from "./th-data.ts";
import { counted, openCollection, reportTruth, told } from "./th-truth.ts";

const LOANS: Record<Trade["kind"], readonly [web: string, type: string, form: string]> = {
  "credit-card": ["Credit card", "CREDIT CARD", "Revolving Account"],
  heloc: ["Home equity line of credit", "HOME EQUITY LOAN - LINE OF CREDIT", "Line of Credit Account"],
  mortgage: ["Conventional real estate mortgage", "CONVENTIONAL REAL ESTATE MTG", "Mortgage Account"],
  "auto-loan": ["Auto loan", "AUTOMOBILE", "Installment Account"],
  "student-loan": ["Education loan", "STUDENT LOAN", "Installment Account"],
  "personal-loan": ["Unsecured loan", "UNSECURED", "Installment Account"],
};

/** The yearly free print of another: adverse accounts first, months of each account across a grid. */
export const transunionYearly: Layout = {
  name: "th-transunion-yearly",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const file = creditFile(seed, 2);
    const { person, day, collection } = file;
    const adverse = file.trades.filter((trade) => trade.late.length > 0);
    const fine = file.trades.filter((trade) => trade.late.length === 0);
    const shut = (trade: Trade) => trade.closed !== undefined;
    const months = (trade: Trade) =>
      Array.from({ length: 12 }, (_, back) => monthBack(trade.closed ?? day, back + 1));
    const pastDueIn = (trade: Trade, month: string) => {
      const paid = paidIn(trade, day, month, "$0", "---");
      return paid === "30" ? usd(trade.original === undefined ? 3500 : trade.monthly) : paid;
    };
    const account = (trade: Trade) => {
      const list = months(trade);
      const balanceAt = (back: number, month: string) =>
        paidIn(trade, day, month, "x") === ""
          ? "---"
          : trade.original === undefined
            ? usd(Math.floor((trade.high * (11 - (back % 5))) / 1200) * 100)
            : usd(
                Math.min(
                  trade.original,
                  trade.balance + (back + 1) * Math.round((trade.monthly * 0.7) / 100) * 100,
                ),
              );
      return `<div class=acct><h3>${escaped(trade.creditor)} ${masked(trade, "*")}</h3><h4>Account Information</h4>${pairs(
        [
          ["Address", `${trade.place[0]} ${trade.place[1]}`],
          ["Phone", trade.place[2]],
          !shut(trade) && ["Monthly Payment", usd(trade.monthly)],
          ["Date Opened", date.slash(trade.opened)],
          [
            "Responsibility",
            `${trade.owner === "Authorized User" ? "Authorized" : trade.owner} Account`.replace(
              "Authorized Account",
              "Authorized Account on behalf of another party",
            ),
          ],
          ["Account Type", LOANS[trade.kind][2]],
          ["Loan Type", trade.store ? "CHARGE ACCOUNT" : LOANS[trade.kind][1]],
          ["Balance", usd(trade.balance)],
          ["Date Updated", date.slash(trade.reported)],
          !shut(trade) && ["Payment Received", usd(trade.paid)],
          ["Last Payment Made", date.slash(trade.lastPaid)],
          ["High Balance", usd(trade.high)],
          trade.limit !== undefined && ["Credit Limit", usd(trade.limit)],
          trade.pastDue > 0 && ["Past Due", usd(trade.pastDue)],
          [
            "Pay Status",
            trade.pastDue > 0 ? "&gt;Account 30 Days Past Due Date&lt;" : "Current; Paid or Paying as Agreed",
          ],
          [
            "Terms",
            trade.months === undefined
              ? "Paid Monthly"
              : `${usd(trade.monthly)} per month, paid Monthly for ${trade.months} months`,
          ],
          trade.closed !== undefined && ["Date Closed", date.slash(trade.closed)],
          trade.closed !== undefined && ["Remarks", "CLOSED"],
        ],
        "class=info",
      )}<h4>Payment History</h4>${grid(
        "lcccccccccccc",
        ["", ...list.map((month) => `${month.slice(5, 7)}/${month.slice(0, 4)}`)],
        [
          ["Balance", ...list.map((month, back) => balanceAt(back, month))],
          [
            "Scheduled Payment",
            ...list.map((month, back) =>
              balanceAt(back, month) === "---"
                ? "---"
                : usd(trade.original === undefined ? 3500 : trade.monthly),
            ),
          ],
          ["Past Due", ...list.map((month) => pastDueIn(trade, month))],
          ["Rating", ...list.map((month) => paidIn(trade, day, month, "OK", "X"))],
        ],
        "class=hist",
      )}</div>`;
    };
    const debt = (owed: Collection) =>
      `<div class=acct><h3>${escaped(owed.agency)} ${masked(owed, "*", 4)}</h3><h4>Account Information</h4>${pairs(
        [
          ["Address", `${owed.place[0]} ${owed.place[1]}`],
          ["Phone", owed.place[2]],
          ["Date Opened", date.slash(owed.opened)],
          ["Responsibility", "Individual Account"],
          ["Account Type", "Open Account"],
          ["Loan Type", "COLLECTION AGENCY/ATTORNEY"],
          ["Balance", usd(owed.amount)],
          ["Date Updated", date.slash(owed.reported)],
          ["High Balance", usd(owed.amount)],
          ["Original Creditor", `${escaped(owed.client)} (Medical/Health Care or Utilities)`],
          ["Past Due", `&gt;${usd(owed.amount)}&lt;`],
          ["Pay Status", "&gt;In Collection&lt;"],
          ["Remarks", "&gt;PLACED FOR COLLECTION&lt;"],
          [
            "Estimated month and year this item will be removed",
            date
              .monthYear(monthBack(owed.opened, -80))
              .replace(/^\w+/, (name) => String(new Date(`${name} 1, 2000`).getMonth() + 1).padStart(2, "0"))
              .replace(" ", "/"),
          ],
        ],
        "class=info",
      )}</div>`;
    const body = `<div class=top><div class=logo>Trans<b>Union</b><span>®</span></div><div>Personal Credit Report for:<br><b>${escaped(person.name)}</b></div><div>${pairs(
      [
        ["File Number:", file.number.replaceAll("-", "").slice(0, 9)],
        ["Date Created:", date.slash(day)],
      ],
    )}</div></div>
    <h2>Personal Information</h2><p>You have been on our files since ${file.trades
      .map((trade) => trade.opened)
      .toSorted()[0]
      ?.slice(5, 7)}/${file.trades
      .map((trade) => trade.opened)
      .toSorted()[0]
      ?.slice(0, 4)}</p>
    ${grid("lll", ["Name", "Social Security Number", "Date of Birth"], [[escaped(person.name), "XXX-XX-" + file.number.slice(0, 4), `XX/XX/${file.born}`]], "class=info")}
    ${grid(
      "ll",
      ["Addresses", "Date Reported"],
      [
        [`${person.street}, ${person.town}`, date.slash(monthBack(day, 31))],
        [`${file.former[0]}, ${file.former[1]}`, date.slash(monthBack(day, 88))],
      ],
      "class=info",
    )}
    ${grid("ll", ["Employer Name", "Date Verified"], [[file.employer, date.slash(monthBack(day, 14))]], "class=info")}
    <h2>Account Information</h2><p>Typically, creditors report any changes made to your account information monthly. This means that some accounts listed below may not reflect the most recent activity until the creditor's next reporting. Your balance includes the amount you owe plus any interest.</p>
    <div class=key><b>Rating Key</b> &nbsp; N/R Not Reported &nbsp; X Unknown &nbsp; OK Current &nbsp; 30 30 days late &nbsp; 60 60 days late &nbsp; 90 90 days late &nbsp; 120 120+ days late &nbsp; COL Collection &nbsp; C/O Charge Off &nbsp; RPO Repossession</div>
    ${adverse.length + (collection === undefined ? 0 : 1) === 0 ? "" : `<h2>Adverse Accounts</h2><p>Adverse information typically remains on your credit file for up to 7 years from the date of the delinquency. To help you understand what is generally considered adverse, we have added &gt;brackets&lt; to those items in this report.</p>`}
    ${adverse.map(account).join("")}${collection === undefined ? "" : debt(collection)}
    <h2>Satisfactory Accounts</h2><p>The following accounts are reported with no adverse information.</p>${fine.map(account).join("")}
    <h2>Regular Inquiries</h2><p>Regular Inquiries are posted when someone accesses your credit information from TransUnion. The presence of an inquiry means that the company listed received your credit information on the dates specified. These inquiries will remain on your credit file for up to 2 years.</p>
    ${file.hard
      .map((one) =>
        pairs(
          [
            ["Name", escaped(one.name)],
            ["Location", "PO BOX 6497, SIOUX FALLS, SD 57117"],
            ["Requested On", date.slash(one.day)],
            ["Inquiry Type", "Individual"],
          ],
          "class=info",
        ),
      )
      .join("")}
    <h2>Account Review Inquiries</h2><p>The listing of a company's inquiry in this section means that they obtained information from your credit file in connection with an account review. These inquiries are not seen by anyone but you and do not affect your score.</p>
    ${file.soft
      .map((one) =>
        pairs(
          [
            ["Name", escaped(one.name)],
            ["Requested On", date.slash(one.day)],
          ],
          "class=info",
        ),
      )
      .join("")}
    <h2>Should You Wish to Contact TransUnion</h2><p class=small>Please have your File Number available. By mail: TransUnion Consumer Relations, P.O. Box 2000, Chester, PA 19016-2000. By phone: (800) 555-0188. You may call between 8 a.m. and 11 p.m. Eastern time, Monday through Friday, except major holidays.</p>`;
    const ordered = [...adverse, ...fine];
    const { accounts, allowed } = told(
      ordered.map((trade) => [trade, { original: false, monthly: !shut(trade) }] as const),
    );
    // The terms of a loan that is paid off still name its instalment.
    for (const [index, one] of accounts.entries()) {
      const trade = ordered.find((other) => other.creditor === one.creditor);
      if (one.status === "closed" && trade?.months !== undefined) {
        allowed[`creditReport.accounts.${index}.monthlyPayment`] = [decimal(trade.monthly)];
      }
    }
    return {
      html: document(
        `${BASE}body{font:8.5pt Arial,sans-serif;color:#1a1a1a}.top{display:flex;justify-content:space-between;gap:20px;align-items:flex-end;border-bottom:3px solid #00a6ca}.logo{font:21pt Arial;color:#005a78}.logo span{font-size:8pt}h2{background:#00647f;color:#fff;font-size:11pt;padding:4px 8px;margin:14px 0 6px}h3{font-size:10.5pt;margin:0;border-bottom:1px solid #00647f}h4{margin:6px 0 2px;font-size:8.5pt}.acct{margin:10px 0 14px}h3,h4{break-after:avoid}tr{break-inside:avoid}.info td:first-child{width:170px;font-weight:bold}.info td,.info th{text-align:left;padding:1px 4px;border-bottom:1px solid #e3e3e3;vertical-align:top}.info{margin-bottom:6px}.hist td,.hist th{font-size:6.5pt;padding:1px 2px;border:1px solid #ccc;text-align:center}.hist td:first-child{text-align:left}.key{border:1px solid #999;padding:4px;font-size:7pt}`,
        body,
      ),
      truth: reportTruth(
        "TransUnion",
        { bureau: "TransUnion", reportDate: day, accounts },
        {
          ...allowed,
          ...openCollection(accounts.length, collection),
          ...counted(file, "accountsTotal", "accountsOpen", "accountsClosed", "inquiries", "collections"),
        },
      ),
    };
  },
};
