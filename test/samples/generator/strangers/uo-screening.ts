import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { counts, start, sum, told, trades, whole } from "./uo-data.ts";

/** An employment screening firm's credit disclosure: no score and no year of birth, the person's accounts in a table. */
const employment: Layout = {
  name: "uo-report-employment",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, last } = start(seed, 4);
    const list = trades(random, last);
    const number = counts(list);
    const reported = addDays(last, -3);
    return {
      html: document(
        `${BASE}body{font:9pt Verdana,Geneva,sans-serif;color:#222}h1{font-size:15pt;color:#3b2a6b;margin:0}h2{background:#e7e3f2;font-size:10pt;padding:4px 6px;margin:14px 0 4px}.t td,.t th{border-bottom:1px solid #aaa;padding:3px;font-size:8pt}.s td{padding:2px 4px}.notice{border:2px solid #3b2a6b;padding:6px;margin-top:8px}.foot{margin-top:16px;border-top:1px solid #888;font-size:7pt}`,
        `<div class=row><div><h1>Verimont Screening</h1><div class=small>a consumer reporting agency</div></div><div class=r>CONFIDENTIAL<br>Credit Report for Employment Purposes</div></div>
<div class=notice>This report was ordered for employment purposes only. It does not include a credit score, and the request does not affect the applicant's credit standing. A copy is provided to you with <i>A Summary of Your Rights Under the Fair Credit Reporting Act</i>.</div>
<h2>Order</h2><div class=row><div>${pairs(
          [
            ["Applicant", person.name],
            ["SSN", `XXX-XX-${random.whole(1000, 9899)}`],
            ["Address given", `${person.street}, ${person.town}`],
          ],
          "class=s",
        )}</div><div>${pairs(
          [
            ["Requested by", "Kestrel Point Logistics"],
            ["Position", "Payroll Coordinator"],
            ["Order number", `VS-${random.whole(4_000_000, 8_999_999)}`],
            ["Ordered", date.slash(addDays(reported, -1))],
            ["Report date", date.slash(reported)],
            ["Bureau", "Experian"],
          ],
          "class=s",
        )}</div></div>
<h2>Profile Summary</h2><div class=row><div>${pairs([
          ["Total accounts", String(number.all)],
          ["Open accounts", String(number.open)],
          ["Closed accounts", String(number.closed)],
          ["Collections", "0"],
        ])}</div><div>${pairs([
          ["Public records", "0"],
          ["Now delinquent", "0"],
          ["Total balance, all accounts", whole(sum(list.map((t) => t.balance)))],
          ["Total monthly payments", whole(sum(list.map((t) => t.payment)))],
        ])}</div></div>
<h2>Tradelines</h2>${grid(
          "lllrrrrl",
          [
            "Subscriber",
            "Opened",
            "Type / Terms",
            "Credit Limit",
            "Original Amt",
            "Balance",
            "Monthly Pay",
            "Condition",
          ],
          list.map((t) => [
            t.creditor,
            `${t.opened.slice(5, 7)}-${t.opened.slice(0, 4)}`,
            {
              "credit-card": "Credit Card / REV",
              "auto-loan": "Auto Loan / 060",
              "student-loan": "Education / 120",
              "personal-loan": "Unsecured / 048",
              mortgage: "Mortgage / 360",
            }[t.kind],
            t.limit === undefined ? "" : whole(t.limit),
            t.limit === undefined ? whole(t.high) : "",
            whole(t.balance),
            whole(t.payment),
            t.open ? "Open / Current" : "Closed / Paid",
          ]),
          "class=t",
        )}
<p class=small>Account numbers and the dates of birth of joint holders are withheld from reports for employment purposes. Tradelines are listed as furnished by the subscriber and have not been verified by Verimont Screening.</p>
<h2>Public Records and Collections</h2><p>No records found.</p>
<h2>Prior Addresses and Employers</h2>${grid(
          "lll",
          ["Source", "Reported", "Information"],
          [
            ["Address", `${random.whole(1, 9)}-2017`, "2215 W Juniper Ave, Boise, ID 83702"],
            ["Employer", `${random.whole(1, 9)}-2021`, "HALVERSON SUPPLY"],
          ],
          "class=t",
        )}
<h2>Consumer Statement</h2><p>None on file.</p>
<h2>If Something Is Wrong</h2><p>You have the right to dispute the accuracy or completeness of any item. Write to Verimont Screening Consumer Care, P.O. Box 3309, Omaha, NE 68103, or call 1-800-555-0172. Residents of California, Minnesota and Oklahoma receive a free copy of every report on request. For more about your rights, see www.consumerfinance.gov/learnmore.</p>
<div class=foot>Verimont Screening &middot; Order completed ${date.slash(reported)} &middot; Page 1 of 1</div>`,
      ),
      truth: {
        documentType: "credit-reports",
        institution: "Verimont Screening",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Experian",
          reportDate: reported,
          accountsTotal: String(number.all),
          accountsOpen: String(number.open),
          accountsClosed: String(number.closed),
          collections: "0",
          accounts: list.map(told),
        },
        allowed: { institution: ["Experian"] },
      },
    };
  },
};

export const uoScreening = [employment];
