import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import { creditFile, masked, monthBack, monthsBetween, paidIn, type Trade, usd } from "./th-data.ts";
import { counted, openCollection, reportTruth, told } from "./th-truth.ts";

const shut = (trade: Trade) => trade.closed !== undefined;
const my = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;
const LOANS: Record<Trade["kind"], string> = {
  "credit-card": "Credit Card",
  heloc: "Home Equity Line of Credit",
  mortgage: "Conventional Mortgage",
  "auto-loan": "Auto Loan",
  "student-loan": "Education Loan",
  "personal-loan": "Unsecured",
};
const codes = (trade: Trade, day: string, count: number, good: string) =>
  Array.from({ length: count }, (_, back) => monthBack(trade.closed ?? day, back + 1)).map((month) => [
    month,
    paidIn(trade, day, month, good),
  ]);

/** The mailed file of an older make: a ruled strip of headings over each account's figures, and its words in one line. */
export const mailedFile: Layout = {
  name: "th-corvane-mailed-file",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const file = creditFile(seed, 4);
    const { person, day, collection, trades } = file;
    const account = (
      trade: Trade,
    ) => `<div class=acct><div class=lender>${escaped(trade.creditor)} &nbsp; <span>${trade.place[0]} ${trade.place[1]} : ${trade.place[2]}</span></div>
    ${grid("lllrrllll", ["Account Number", "Date Opened", "", "High Credit", "Credit Limit", "Terms Duration", "Terms Frequency", "Mos Revd", "Activity Designator"], [[masked({ digits: trade.digits.slice(0, 12) }, "*", 8), date.slash(trade.opened), "", usd(trade.high), trade.limit === undefined ? "" : usd(trade.limit), trade.months === undefined ? "" : `${trade.months}M`, "Monthly", String(Math.min(99, monthsBetween(trade.opened, trade.reported))), shut(trade) ? "Paid and Closed" : ""]], "class=strip")}
    ${grid("lrrlrrlrll", ["Items As of Date Reported", "Balance Amount", "Amount Past Due", "Date of Last Paymnt", "Actual Paymnt Amount", "Scheduled Paymnt Amount", "Date of 1st Delinqncy", "Charge Off Amount", "Date Closed", "Date of Last Activity"], [[date.slash(trade.reported), usd(trade.balance), trade.pastDue > 0 ? usd(trade.pastDue) : "", my(trade.lastPaid), shut(trade) ? "" : usd(trade.paid), shut(trade) ? "" : usd(trade.monthly), trade.pastDue > 0 ? my(trade.reported) : "", "", trade.closed === undefined ? "" : my(trade.closed), my(trade.lastPaid)]], "class=strip")}
    <div class=words>Status - ${trade.pastDue > 0 ? "30-59 Days Past Due" : "Pays As Agreed"}; Type of Account - ${trade.portfolio}; Type of Loan - ${trade.store ? "Charge Account" : LOANS[trade.kind]}; Whose Account - ${trade.owner === "Authorized User" ? "Authorized User" : `${trade.owner} Account`}; ${shut(trade) ? "ADDITIONAL INFORMATION - Closed or Paid Account/Zero Balance;" : trade.kind === "mortgage" ? "ADDITIONAL INFORMATION - Freddie Mac Account;" : ""}</div>
    ${
      trade.late.length > 0
        ? `<div class=words><b>Account History with Status Codes</b> &nbsp; ${codes(trade, day, 24, "*")
            .filter(([, code]) => code === "30")
            .map(([month]) => `${my(month ?? day)} &nbsp; 1`)
            .join("; ")}</div>`
        : ""
    }</div>`;
    const furniture = `<div class=foot><span>( Continued On Next Page )</span><span>${file.number.replaceAll("-", "")}-APX-00${file.number.slice(0, 3)}</span></div>`;
    const body = `<div class=top><div class=logo>CORVANE</div><div>P.O. Box 105518<br>Augusta, GA 30348</div><div><b>CREDIT FILE : ${date.long(day)}</b><br>Confirmation # ${file.number.replaceAll("-", "")}<br>Please address all future correspondence to:<br>www.investigate.corvane.example<br>Phone: (800) 555-0155</div></div>
    <p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
    <p>Dear ${escaped(person.name)}:</p><p>Below is a copy of your credit file. If you believe any of the information is incorrect, please advise us by telephone, by mail or through our web site. It takes up to 30 days to complete an investigation. The results will be mailed to you.</p>
    <h2>Personal Identification Information <i>(This section includes your name, current and previous addresses, and any other identifying information reported by your creditors.)</i></h2>
    <div class=row><div><b>Name On File:</b> ${escaped(person.name)}<br><b>Social Security #:</b> xxx-xx-${file.number.slice(5, 9)} &nbsp; <b>Date of Birth:</b> xx/xx/${file.born}<br><b>Current Address:</b> ${person.street}, ${person.town} &nbsp; <b>Reported:</b> ${my(monthBack(day, 1))}<br><b>Previous Address(es):</b> ${file.former[0]}, ${file.former[1]} &nbsp; <b>Reported:</b> ${my(monthBack(day, 61))}<br><b>Last Reported Employment:</b> ${file.employer}</div></div>
    <h2>Credit Account Information <i>(For your security, the last 4 digits of account number(s) have been replaced by *) (This section includes open and closed accounts reported by credit grantors.)</i></h2>
    <div class=legend><b>Account Column Title Descriptions:</b><br>Account Number - The Account number reported by credit grantor &nbsp; Date Opened - The Date that the credit grantor opened the account &nbsp; High Credit - The Highest Amount Charged &nbsp; Credit Limit - The Highest Amount Permitted &nbsp; Mos Revd - The Number of Months Reviewed &nbsp; Balance Amount - The Total Amount Owed as of the Date Reported &nbsp; Scheduled Paymnt Amount - The Requested Amount of Last Payment<br><b>Account History Status Code Descriptions:</b> &nbsp; 1 : 30-59 Days Past Due &nbsp; 2 : 60-89 Days Past Due &nbsp; 3 : 90-119 Days Past Due &nbsp; 4 : 120-149 Days Past Due &nbsp; 5 : 150-179 Days Past Due &nbsp; 6 : 180 or More Days Past Due &nbsp; G : Collection Account &nbsp; J : Voluntary Surrender &nbsp; L : Charge Off</div>
    ${trades.slice(0, 4).map(account).join("")}${furniture}${trades.slice(4).map(account).join("")}
    ${
      collection === undefined
        ? ""
        : `<h2>Collection Agency Information <i>(This section includes accounts that credit grantors have placed for collection with a collection agency.)</i></h2><div class=words>${escaped(collection.agency)} ; Collection Reported ${my(collection.reported)}; Assigned ${my(collection.opened)}; Creditor Class - Medical/Health Care; Client - ${escaped(collection.client)}; Amount - ${usd(collection.amount)}; Status as of ${my(collection.reported)} - Unpaid; Date of 1st Delinquency ${my(monthBack(collection.opened, 5))}; Balance as of ${my(collection.reported)} - ${usd(collection.amount)}; Individual Account; Account # - ${masked({ digits: collection.digits.slice(0, 9) }, "*", 5)}; ADDITIONAL INFORMATION - Collection; Address: ${collection.place[0]}, ${collection.place[1]}</div>`
    }
    <h2>Inquiries that display to companies <i>(may impact your credit score)</i></h2><div class=words>This section lists companies that requested your credit file. Credit grantors may view these requests when evaluating your creditworthiness.</div>
    ${grid(
      "lll",
      ["Company Information", "", "Inquiry Date(s)"],
      file.hard.map((one) => [escaped(one.name), one.business, date.slash(one.day)]),
      "class=strip",
    )}
    <h2>Inquiries that do not display to companies <i>(do not impact your credit score)</i></h2><div class=words>Prefix Descriptions: PRM - Inquiries with this prefix indicate that only your name and address were given to a credit grantor so they can provide you a firm offer of credit. AM or AR - periodic review of your credit history by a creditor. ND - general inquiries that do not display to credit grantors.</div>
    ${grid(
      "ll",
      ["Company Information", "Inquiry Date(s)"],
      file.soft.map((one, index) => [
        `${["ND", "AR", "PRM", "ND"][index]} - ${escaped(one.name)}`,
        date.slash(one.day),
      ]),
      "class=strip",
    )}
    <div class=foot><span></span><span>End of Credit File</span></div>`;
    const { accounts, allowed } = told(
      trades.map((trade) => [trade, { original: false, monthly: !shut(trade) }] as const),
    );
    return {
      html: document(
        `${BASE}body{font:8pt "Times New Roman",serif;color:#000}.top{display:flex;justify-content:space-between;margin-bottom:14px}.logo{font:bold italic 19pt Arial}h2{font:bold 9.5pt Arial;border-top:2px solid #000;border-bottom:1px solid #000;margin:12px 0 4px;padding:2px 0;break-after:avoid}h2 i{font-weight:normal;font-size:7pt}.legend{border:1px solid #000;padding:4px;font-size:6.8pt;margin-bottom:6px}.acct{break-inside:avoid;margin:8px 0;border-bottom:1px solid #888;padding-bottom:4px}.lender{font:bold 8.5pt Arial;background:#e4e4e4;padding:2px 3px}.lender span{font-weight:normal;font-size:7pt}.strip td,.strip th{font-size:7pt;padding:1px 3px;vertical-align:bottom}.strip th{font-weight:normal;font-style:italic;border-bottom:.5px solid #aaa}.words{font-size:7.5pt;margin:2px 3px}.foot{display:flex;justify-content:space-between;font-size:7pt;margin:8px 0}`,
        body,
      ),
      truth: reportTruth(
        "Corvane",
        { bureau: "Corvane", reportDate: day, accounts },
        {
          ...allowed,
          ...counted(file, "accountsTotal", "accountsOpen", "accountsClosed", "inquiries", "collections"),
          ...openCollection(accounts.length, collection),
        },
      ),
    };
  },
};

/** The mailed report of an older make: five narrow columns to an account, labels over figures. */
export const goodStanding: Layout = {
  name: "th-halden-good-standing",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const file = creditFile(seed, 5);
    const { person, day, collection, trades } = file;
    const negative = trades.filter((trade) => trade.late.length > 0);
    const good = trades.filter((trade) => trade.late.length === 0);
    const status = (trade: Trade) => {
      if (shut(trade)) return "Paid, Closed/Never late.";
      if (trade.pastDue > 0)
        return `Open. ${usd(trade.pastDue)} past due as of ${date.monthYear(trade.reported).replace(/^(\w{3})\w*/, "$1")}.`;
      return trade.late.length > 0 ? "Open." : "Open/Never late.";
    };
    const cell = (entries: ReadonlyArray<readonly [string, string] | false>) =>
      `<td>${entries.map((entry) => (entry === false ? "" : `<b>${entry[0]}</b><br>${entry[1]}<br>`)).join("")}</td>`;
    const block = (
      trade: Trade,
    ) => `<div class=acct><div class=name>${escaped(trade.creditor)}</div><table><tr><td>${trade.place[0]}<br>${trade.place[1]}<br>${trade.place[2]}<br><b>Partial account number</b><br>${trade.digits.slice(0, 6)}....<br><b>Address identification number</b><br>0${file.number.replaceAll("-", "").slice(0, 9)}</td>
    ${cell([
      ["Date opened", my(trade.opened)],
      ["First reported", my(monthBack(trade.opened, -1))],
      ["Date of status", my(trade.closed ?? trade.reported)],
      ["Last reported", my(trade.reported)],
    ])}
    ${cell([
      [
        "Type",
        trade.store
          ? "Charge Card"
          : trade.kind === "heloc" || trade.kind === "mortgage"
            ? trade.kind === "heloc"
              ? "Line of credit, home equity"
              : "Mortgage"
            : trade.kind === "credit-card"
              ? "Revolving, Credit card"
              : `Installment, ${LOANS[trade.kind]}`,
      ],
      ["Terms", trade.months === undefined ? "NA" : `${trade.months} Months`],
      ["Monthly payment", shut(trade) ? "Not reported" : usd(trade.monthly)],
      ["Responsibility", trade.owner === "Joint" ? "Joint" : trade.owner],
    ])}
    ${cell([
      ["Credit limit or original amount", usd(trade.limit ?? trade.original ?? 0)],
      ["High balance", trade.original === undefined ? usd(trade.high) : "NA"],
    ])}
    ${cell([
      [
        "Recent balance",
        shut(trade)
          ? `$0 /paid as of ${my(trade.closed ?? day)}`
          : `${usd(trade.balance)} as of ${my(trade.reported)}`,
      ],
      ["Recent payment", shut(trade) ? "NA" : usd(trade.paid)],
      ["Status", status(trade)],
    ])}</tr></table>
    ${
      trade.late.length > 0
        ? `<div class=words><b>Account history</b> &nbsp; 30 days as of ${date.monthYear(monthBack(day, (trade.late[0] ?? 0) + 1)).replace(/^(\w{3})\w*/, "$1")}<br>This account is scheduled to continue on record until ${date.monthYear(monthBack(day, (trade.late[0] ?? 0) - 80)).replace(/^(\w{3})\w*/, "$1")}.</div>`
        : shut(trade)
          ? "<div class=words>Creditor's statement: \"Account closed at consumer's request.\"</div>"
          : ""
    }${
      trade.portfolio === "Revolving" && !shut(trade)
        ? `<div class=words><b>Balance history - The following data will appear in the following format: account balance / date payment received / scheduled payment amount / actual amount paid</b><br>${[
            1, 2, 3, 4,
          ]
            .map(
              (back) =>
                `${date.monthYear(monthBack(day, back + 1)).replace(/^(\w{3})\w*/, "$1")}: ${usd(Math.floor((trade.high * (10 - back)) / 1000) * 100)} / ${date.longNoYear(monthBack(day, back + 1))}, ${monthBack(day, back + 1).slice(0, 4)} / ${usd(3500)} / ${usd(5000 + back * 2500)}`,
            )
            .join(
              " &nbsp; ",
            )}<br>Between ${date.monthYear(monthBack(day, 24)).replace(/^(\w{3})\w*/, "$1")} and ${date.monthYear(monthBack(day, 1)).replace(/^(\w{3})\w*/, "$1")}, your credit limit was ${usd(trade.limit ?? 0)}</div>`
        : ""
    }</div>`;
    const debt =
      collection === undefined
        ? ""
        : `<div class=acct><div class=name>${escaped(collection.agency)}</div><table><tr><td>${collection.place[0]}<br>${collection.place[1]}<br>${collection.place[2]}<br><b>Partial account number</b><br>${collection.digits.slice(0, 4)}....<br><b>Original creditor</b><br>${escaped(collection.client)}</td>
    ${cell([
      ["Date opened", my(collection.opened)],
      ["Date of status", my(collection.opened)],
      ["Last reported", my(collection.reported)],
    ])}${cell([
      ["Type", "Collection"],
      ["Terms", "1 Months"],
      ["Monthly payment", "Not reported"],
      ["Responsibility", "Individual"],
    ])}${cell([
      ["Credit limit or original amount", usd(collection.amount)],
      ["High balance", "NA"],
    ])}${cell([
      ["Recent balance", `${usd(collection.amount)} as of ${my(collection.reported)}`],
      ["Recent payment", "NA"],
      [
        "Status",
        `Collection account. ${usd(collection.amount)} past due as of ${date.monthYear(collection.reported).replace(/^(\w{3})\w*/, "$1")}.`,
      ],
    ])}</tr></table></div>`;
    const bad = negative.length > 0 || collection !== undefined;
    const body = `<div class=top><div class=logo>halden<sup>::</sup></div><div>${pairs([
      ["Prepared for", escaped(person.name)],
      ["Report date", date.long(day)],
      ["Report number", file.number],
    ])}</div></div>
    <h1>Your personal credit report</h1><p class=words>Halden collects and organizes information about you and your credit history from public records, your creditors and other reliable sources. We make your credit history available to your current and prospective creditors and employers as allowed by law. Personal data about you may be made available to companies whose products and services may interest you.</p>
    ${
      bad
        ? `<h2>Your accounts that may be considered negative</h2><p class=words>The most common items in this section are late payments, accounts that have been charged off or sent to collection, bankruptcies, liens and judgments. It also may contain items that are not necessarily negative, but that a potential creditor might want to review more closely. Most negative account history can remain on your report for up to seven years from the date of the first missed payment.</p><div class=sub>Credit items</div>${negative.map(block).join("")}`
        : ""
    }
    <h2>Your accounts in good standing</h2><p class=words>These items may stay on your credit report for as long as they are positive. Positive credit information can remain on your report indefinitely. Creditors generally prefer to see that you pay your debts on time.</p>${good.map(block).join("")}
    ${debt === "" ? "" : `<h2>Your collection accounts</h2>${debt}`}
    <h2>Record of requests for your credit history</h2><div class=sub>Inquiries shared with others</div>${grid(
      "lll",
      ["Company", "Type", "Date of request"],
      file.hard.map((one) => [escaped(one.name), one.business, my(one.day)]),
      "class=req",
    )}<div class=sub>Inquiries shared only with you</div>${grid(
      "ll",
      ["Company", "Date of request"],
      file.soft.map((one) => [escaped(one.name), my(one.day)]),
      "class=req",
    )}
    <h2>Your personal information</h2><p class=words>The following information associated with your records has been reported to us by you, your creditors and other sources.</p>${pairs(
      [
        ["Names", escaped(person.name)],
        ["Residences", `${person.street}, ${person.town}<br>${file.former[0]}, ${file.former[1]}`],
        ["Year of birth", file.born],
        ["Employers", file.employer],
      ],
      "class=req",
    )}
    <h2>Important message from Halden</h2><p class=words>By law, we cannot disclose certain medical information (relating to physical, mental, or behavioral health or condition). You may dispute an item by mail: Halden, P.O. Box 4500, Allen, TX 75013. Please do not send originals.</p>`;
    const order = [...negative, ...good];
    const { accounts, allowed } = told(order.map((trade) => [trade, { monthly: !shut(trade) }] as const));
    return {
      html: document(
        `${BASE}body{font:8pt Verdana,Arial,sans-serif;color:#111}.top{display:flex;justify-content:space-between;align-items:flex-start;gap:30px}.top table td{padding:0 4px}.logo{font:bold 22pt Georgia;color:#3b2c85}h1{font-size:14pt;color:#3b2c85}h2{font-size:11pt;color:#fff;background:#3b2c85;padding:3px 6px;margin:12px 0 4px;break-after:avoid}.sub{font-weight:bold;border-bottom:1px solid #3b2c85;margin:6px 0}.acct{break-inside:avoid;border-bottom:1px solid #999;padding:5px 0}.name{font-weight:bold;font-size:9pt}.acct td{width:20%;font-size:7pt;vertical-align:top;line-height:1.35}.acct td b{color:#3b2c85}.words{font-size:7pt;margin:3px 0}.req td,.req th{padding:1px 4px;text-align:left;vertical-align:top}`,
        body,
      ),
      truth: reportTruth(
        "Halden",
        { bureau: "Halden", reportDate: day, accounts },
        {
          ...allowed,
          ...counted(file, "accountsTotal", "accountsOpen", "accountsClosed", "inquiries", "collections"),
          ...openCollection(accounts.length, collection),
        },
      ),
    };
  },
};
