import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import {
  highsAllowed,
  INQUIRIES,
  PAGE,
  sum,
  type Trade,
  tradeFacts,
  trades,
  umStart,
  whole,
} from "./um-data.ts";

const RIGHTS =
  "Para informacion en espanol, visite www.consumerfinance.gov/learnmore o escribe a la Consumer Financial Protection Bureau, 1700 G Street N.W., Washington, DC 20552. <b>A Summary of Your Rights Under the Fair Credit Reporting Act.</b> The federal Fair Credit Reporting Act (FCRA) promotes the accuracy, fairness, and privacy of information in the files of consumer reporting agencies. You must be told if information in your file has been used against you. You have the right to know what is in your file. You have the right to ask for a credit score. You have the right to dispute incomplete or inaccurate information. Consumer reporting agencies must correct or delete inaccurate, incomplete, or unverifiable information, usually within 30 days. Consumer reporting agencies may not report outdated negative information; in most cases, a consumer reporting agency may not report negative information that is more than seven years old, or bankruptcies that are more than 10 years old.";

const LOAN_TYPE: Record<Trade["kind"], string> = {
  "credit-card": "CREDIT CARD",
  "auto-loan": "AUTOMOBILE",
  "student-loan": "STUDENT LOAN",
  mortgage: "CONVENTIONAL REAL ESTATE MTG",
  "personal-loan": "UNSECURED",
};

const monthsBack = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    date.noYear(addDays(`${day.slice(0, 8)}15`, -30 * index - 30)).slice(0, 2),
  );

/** A bureau's own consumer disclosure, as it is mailed or printed from its dispute site. */
const disclosure: Layout = {
  name: "um-credit-disclosure",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 1);
    const list = trades(random, day);
    const asked = INQUIRIES.slice(0, random.whole(1, 3));
    const file = `${random.whole(100, 899)}${random.whole(100_000, 999_999)}`;
    const type = (trade: Trade) => {
      if (trade.revolving) return "Revolving Account";
      return trade.kind === "mortgage" ? "Mortgage Account" : "Installment Account";
    };
    const terms = (trade: Trade) => {
      if (trade.payment === 0) return "Paid Monthly";
      return trade.months > 0
        ? `${whole(trade.payment)} per month, paid Monthly for ${trade.months} months`
        : `${whole(trade.payment)} per month, paid Monthly`;
    };
    const one = (trade: Trade) =>
      `<div class=acc><div class=nm>${escaped(trade.creditor)} <span>#${trade.number.slice(0, 8)}****</span></div><div class=ad>${trade.place}</div><div class=three>${pairs(
        [
          ["Date Opened:", date.slash(trade.opened)],
          ["Responsibility:", "Individual Account"],
          ["Account Type:", type(trade)],
          ["Loan Type:", LOAN_TYPE[trade.kind]],
        ],
      )}${pairs([
        ["Balance:", whole(trade.balance)],
        ["Date Updated:", date.slash(trade.reported)],
        trade.open && ["Payment Received:", whole(trade.payment)],
        ["Last Payment Made:", date.slash(trade.paid)],
        ["High Balance:", whole(trade.high)],
        trade.revolving && ["Credit Limit:", whole(trade.limit)],
      ])}${pairs([
        ["Pay Status:", "<b>Current; Paid or Paying as Agreed</b>"],
        trade.open && ["Terms:", terms(trade)],
        !trade.open && ["Date Closed:", date.slash(trade.closed)],
        !trade.open && ["Remarks:", trade.revolving ? "CLOSED BY CONSUMER" : "CLOSED"],
      ])}</div>${grid(
        "cccccccccccccc",
        ["", ...monthsBack(trade.reported, 12)],
        [["Rating", ...Array.from({ length: 12 }, () => "OK")]],
        "class=hist",
      )}</div>`;
    const score =
      "A credit score is not included in this disclosure. You may request your credit score for a fee.";
    return {
      html: document(
        `${BASE}body{${PAGE}}h2{background:#005b73;color:#fff;font-size:11pt;padding:3px 8px;margin:14px 0 4px}.acc{border-bottom:1px solid #999;padding:7px 0;break-inside:avoid}.nm{font-weight:bold;font-size:10pt}.nm span{font-weight:normal}.ad{font-size:7.5pt;color:#444}.three{display:grid;grid-template-columns:1fr 1fr 1.2fr;gap:14px;font-size:8pt;align-items:start}.pi td.r{text-align:left}.pi td:first-child{width:22%}.three td{vertical-align:top}.three td.r{text-align:left}.hist{font-size:7pt;margin-top:4px}.hist th,.hist td{border:1px solid #bbb;padding:1px 3px}.small{font-size:7.5pt}`,
        `<div class=row><div style="font-size:20pt;color:#005b73"><b>Trueline</b>Union</div><div>Trueline Union Consumer Solutions<br>P.O. Box 2040<br>Chester, PA 19016-2040</div></div>
<p><b>Personal Credit Report for:</b> ${person.name}<br><b>File Number:</b> ${file}<br><b>Date Created:</b> ${date.slash(day)}</p>
<h2>Personal Information</h2><p>You have been on our files since ${date.slash(addDays(day, -5_100))}. Your SSN has been masked for your protection.</p>${pairs(
          [
            ["Name:", person.name],
            ["SSN:", `XXX-XX-${random.whole(1_000, 9_999)}`],
            ["Current Address:", `${person.street}, ${person.town}`],
            ["Date Reported:", date.slash(addDays(day, -900))],
          ],
          "class=pi",
        )}
<h2>Satisfactory Accounts</h2><p class=small>The following accounts are reported with no adverse information. The key for the rating: N/R Not Reported; OK Current; 30 30 days late; 60 60 days late; C/O Charge off. Any rating that is shaded or any value in the account detail that appears with brackets may indicate that it is considered adverse.</p>
${list.map(one).join("")}
<h2>Regular Inquiries</h2><p class=small>Regular Inquiries are posted when someone accesses your credit information from Trueline Union. The presence of an inquiry means that the company listed received your credit information on the dates specified. These inquiries will remain on your credit file for up to 2 years.</p>
${asked.map(([name, place], index) => `<p><b>${name}</b><br>${place}<br>Permissible Purpose: CREDIT TRANSACTION<br>Requested On: ${date.slash(addDays(day, -70 * (index + 1)))}</p>`).join("")}
<h2>Account Review Inquiries</h2><p><b>COVENTRY CARD SERVICES</b><br>Requested On: ${date.slash(addDays(day, -21))}, ${date.slash(addDays(day, -112))}</p>
<p>${score} Should you wish to contact Trueline Union, you may do so, Online at www.truelineunion.example/dispute, or By Phone: (800) 555-0188. For all correspondence, please have your File Number available: ${file}.</p><p class=small>${RIGHTS}</p>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "Trueline Union",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Trueline Union",
          reportDate: day,
          accounts: list.map((trade) => tradeFacts(trade, { payment: trade.open && trade.payment > 0 })),
        },
        allowed: {
          institution: ["TruelineUnion", "Trueline Union Consumer Solutions"],
          "creditReport.bureau": ["TruelineUnion", "Trueline Union Consumer Solutions"],
          "creditReport.inquiries": [String(asked.length)],
          "creditReport.accountsTotal": [String(list.length)],
          "creditReport.accountsOpen": [String(list.filter((trade) => trade.open).length)],
          "creditReport.accountsClosed": [String(list.filter((trade) => !trade.open).length)],
          ...highsAllowed(list),
        },
      },
    };
  },
};

const EFX_TYPE: Record<Trade["kind"], string> = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto",
  "student-loan": "Education Loan",
  mortgage: "Conventional Mortgage",
  "personal-loan": "Unsecured",
};

/** The annual report of another bureau: numbered sections, a summary table, details in two columns. */
const annual: Layout = {
  name: "um-credit-annual",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 2);
    const listed = trades(random, day);
    const groups = [
      ["Revolving Accounts", listed.filter((trade) => trade.revolving)],
      ["Mortgage Accounts", listed.filter((trade) => trade.kind === "mortgage")],
      ["Installment Accounts", listed.filter((trade) => !trade.revolving && trade.kind !== "mortgage")],
      ["Other Accounts", []],
    ] as ReadonlyArray<readonly [string, readonly Trade[]]>;
    const list = groups.flatMap(([, items]) => items);
    const asked = INQUIRIES.slice(0, random.whole(1, 3));
    const confirmation = random.whole(1_000_000_000, 9_999_999_999);
    const open = (items: readonly Trade[]) => items.filter((trade) => trade.open);
    const ratio = (items: readonly Trade[], base: number) =>
      ((sum(open(items).map((trade) => trade.balance)) / Math.max(1, base)) * 100).toFixed(1);
    const base = (items: readonly Trade[]) =>
      sum(open(items).map((trade) => (trade.revolving ? trade.limit : trade.high)));
    const line = (name: string, items: readonly Trade[]) => {
      if (open(items).length === 0) return [name, "", "", "", "", "", "", ""];
      const balance = sum(open(items).map((trade) => trade.balance));
      return [
        name,
        String(open(items).length),
        String(open(items).filter((trade) => trade.balance > 0).length),
        whole(balance),
        money.wholeDollars(base(items) - balance),
        whole(base(items)),
        `${ratio(items, base(items))}%`,
        whole(sum(open(items).map((trade) => trade.payment))),
      ];
    };
    const utilization = ratio(groups[0]?.[1] ?? [], base(groups[0]?.[1] ?? []));
    const used = ratio(list, base(list));
    const detail = (trade: Trade, number: string) =>
      `<div class=acc><h3>${number} ${escaped(trade.creditor)}${trade.open ? "" : " (CLOSED)"}</h3><div class=small>${trade.place}</div><p class=sub>Summary</p>${grid(
        "lrlr",
        [],
        [
          ["Account Number", `xxxxxxxx ${trade.number.slice(-4)}`, "Reported Balance", whole(trade.balance)],
          [
            "Account Status",
            "PAYS_AS_AGREED",
            "Available Credit",
            trade.revolving ? whole(Math.max(0, trade.limit - trade.balance)) : "",
          ],
        ],
        "class=d",
      )}<p class=sub>Account Details</p>${grid(
        "lrlr",
        [],
        [
          ["High Credit", whole(trade.high), "Owner", "INDIVIDUAL"],
          [
            "Credit Limit",
            trade.revolving ? whole(trade.limit) : "",
            "Account Type",
            trade.revolving ? "REVOLVING" : "INSTALLMENT",
          ],
          ["Terms Frequency", "MONTHLY", "Term Duration", trade.months > 0 ? String(trade.months) : "0"],
          ["Balance", whole(trade.balance), "Date Opened", date.abbreviated(trade.opened)],
          ["Amount Past Due", whole(0), "Date Reported", date.abbreviated(trade.reported)],
          [
            "Actual Payment Amount",
            whole(trade.payment),
            "Date of Last Payment",
            date.abbreviated(trade.paid),
          ],
          [
            "Scheduled Payment Amount",
            whole(trade.payment),
            "Date of Last Activity",
            date.abbreviated(trade.paid),
          ],
          ["Date Major Delinquency First Reported", "", "Months Reviewed", String(random.whole(11, 72))],
          ["Creditor Classification", "", "Activity Designator", trade.open ? "" : "PAID_AND_CLOSED"],
          ["Charge Off Amount", "", "Deferred Payment Start Date", ""],
          ["Balloon Payment Date", "", "Balloon Payment Amount", ""],
          [
            "Loan Type",
            EFX_TYPE[trade.kind],
            "Date Closed",
            trade.open ? "" : date.abbreviated(trade.closed),
          ],
        ],
        "class=d",
      )}</div>`;
    return {
      html: document(
        `${BASE}body{font-family:Verdana,Arial,sans-serif;font-size:8pt;color:#222}h1{font-size:17pt;color:#9d1c35;margin:0}h2{font-size:13pt;color:#9d1c35;border-bottom:2px solid #9d1c35;margin:18px 0 6px}h3{font-size:10pt;margin:12px 0 2px}.sub{font-weight:bold;margin:6px 0 2px}.s th{background:#eee;font-size:7pt}.s td,.s th{border-bottom:1px solid #ccc;padding:4px}.d td{border-bottom:1px solid #ddd;padding:2px 4px;width:25%}.d td.r{text-align:left;font-weight:bold}.acc{break-inside:avoid}.foot{font-size:7pt;color:#666;border-top:1px solid #ccc;margin-top:8px;break-after:page}`,
        `<div class=row><h1>EQUIVANCE</h1><div class=r>CREDIT REPORT<br><b>Report Confirmation</b> ${confirmation}</div></div>
<p style="font-size:12pt">${person.name}</p>${pairs([
          ["Report Date", date.abbreviated(day)],
          ["Credit File Status", "No fraud indicator on file"],
          ["Alert Contacts", "0 Records Found"],
          ["Average Account Age", `${random.whole(3, 7)} Years, ${random.whole(1, 11)} Months`],
          ["Length of Credit History", `${random.whole(9, 19)} Years, ${random.whole(1, 11)} Months`],
          ["Accounts with Negative Information", "0"],
        ])}
<h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Equivance Credit Report.</p>
<h3>Credit Accounts</h3><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>${grid(
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
          [...groups.map(([name, items]) => line(name.replace(" Accounts", ""), items)), line("Total", list)],
          "class=s",
        )}
<h3>Other Items</h3>${pairs([
          ["Consumer Statements", "0 Statements Found"],
          ["Personal Information", "3 Items Found"],
          ["Inquiries", `${asked.length} Inquiries Found`],
          ["Most Recent Inquiry", `${asked[0]?.[0] ?? ""} ${date.abbreviated(addDays(day, -44))}`],
          ["Public Records", "0 Records Found"],
          ["Collections", "0 Collections Found"],
        ])}
<div class=foot>${person.name} | ${date.abbreviated(day)} Page 1</div>
${groups
  .map(
    ([name, items], index) =>
      `<h2>${index + 2}. ${name}</h2><p>${index === 0 ? "Revolving accounts are those that generally include a credit limit and require a minimum monthly payment, such as credit cards." : index === 1 ? "Mortgage accounts are real estate loans that require payment on a monthly basis until the loan is paid off." : index === 2 ? "Installment accounts are loans that require payment on a monthly basis until the loan is paid off, such as auto or student loans." : "Other accounts are those that are not already identified as Revolving, Mortgage or Installment Accounts such as child support obligations or rental agreements. You currently do not have any Other Accounts in your file."}</p>${items.map((trade, place) => detail(trade, `${index + 2}.${place + 1}`)).join("")}`,
  )
  .join("")}
<h2>7. Inquiries</h2><p>A request for your credit history is called an inquiry. There are two types: those that may impact your credit rating/score and those that do not.</p><h3>Hard Inquiries</h3>${grid(
          "lll",
          ["Date", "Company", "Request Originator"],
          asked.map(([name, place], index) => [
            date.abbreviated(addDays(day, -44 * (index + 1))),
            `${name}<br>${place}`,
            "",
          ]),
          "class=s",
        )}
<h2>8. Public Records</h2><p>You currently do not have any Bankruptcies, Judgments or Liens in your file.</p><h2>9. Collections</h2><p>You currently do not have any Collections in your file.</p><h2>10. Dispute File Information</h2><p>If you believe that any of the information found on this report is incorrect, there are 3 ways to launch an investigation. Equivance Information Services LLC, P.O. Box 740256, Atlanta, GA 30374.</p>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "EQUIVANCE",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "EQUIVANCE",
          reportDate: day,
          accountsOpen: String(open(list).length),
          inquiries: String(asked.length),
          collections: "0",
          utilization,
          accounts: list.map((trade) => tradeFacts(trade, { payment: true })),
        },
        allowed: {
          institution: ["Equivance", "Equivance Information Services LLC"],
          "creditReport.bureau": ["Equivance", "Equivance Information Services LLC"],
          "creditReport.utilization": [used],
          "creditReport.accountsTotal": [String(list.length)],
          "creditReport.accountsClosed": [String(list.length - open(list).length)],
          ...highsAllowed(list),
        },
      },
    };
  },
};

export const umCredit: readonly Layout[] = [disclosure, annual];
