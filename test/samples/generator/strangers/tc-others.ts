import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { $, digits, mortgageTold, tcMortgage } from "./tc-data.ts";

/** A special servicer: most of its loans are behind, so the delinquency box takes the middle of the page. */
const special: Layout = {
  name: "tc-mortgage-delinquent",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tcMortgage(seed, {
      salt: 7,
      late: 0.8,
      texts: {
        payment: "Payment Received",
        extra: "Principal Only Payment",
        partial: "Partial Payment Received (Unapplied)",
        fee: "Late Fee Assessed",
        escrow: "Escrow Disb - Tax",
      },
    });
    const number = `0${digits(loan.random, 9)}`;
    const { person, paid, ytd } = loan;
    const long = `${loan.rate}00`;
    const truth = mortgageTold(loan, {
      institution: "Fairhaven Mortgage Servicing",
      also: ["Fairhaven Loan Holdings LLC dba Fairhaven Mortgage Servicing", "Fairhaven"],
      number,
      rate: long,
      maturity: "day",
      pastDue: "always",
      fees: "always",
    });
    const paidDay = (months: number) =>
      date.slash(
        `${loan.missed.slice(0, 4)}-${String(Number(loan.missed.slice(5, 7)) - months).padStart(2, "0")}-01`,
      );
    const html = document(
      `${BASE}body{font:8.5pt Arial}.logo{font:bold 18pt "Times New Roman";color:#26547c}.logo i{display:block;font-size:10pt;color:#777}.x{border:1px solid #333;margin-top:8px}.x>b:first-child,.x h2{display:block;background:#d9d9d9;padding:2px 6px;margin:0;font-size:9pt;border-bottom:1px solid #333}.x td,.x th{padding:1.5px 6px}.dq{border:2px solid #000;margin-top:10px;padding:6px 10px}.t td,.t th{border:0.5px solid #aaa;font-size:7.5pt}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}.small{line-height:1.3}`,
      `<div class=row><div><div class=logo>FAIRHAVEN<i>Mortgage Servicing</i></div><div class=small>PO Box 619063, Dallas, TX 75261-9063<br>Business Hours: Mon-Fri 8AM-9PM, Sat 10AM-2PM ET &nbsp; Phone: 800-555-0124</div><div style="margin:26px 0 0 18px">${person.name}<br>${person.street}<br>${person.town}</div></div><div><b style="font-size:12pt">MORTGAGE STATEMENT</b><div class=x style="margin-top:2px">${pairs(
        [
          ["Statement Date", date.slash(loan.statement)],
          ["Loan Number", number],
          ["Contractual Due Date", date.slash(loan.late ? loan.missed : loan.due)],
          ["Payment Due Date", date.slash(loan.due)],
          ["<b>Total Amount Due</b>", `<b>${$(loan.totalDue)}</b>`],
        ],
      )}</div><div class=small>If payment is received after ${date.slash(loan.lateDay)}, a ${$(loan.lateFee)} late fee will be charged.</div><div class=x><b>Property Address</b><div style="padding:2px 6px">${person.street}, ${person.town}</div></div></div></div>
<div class=row><div class=x><h2>Account Information</h2>${pairs([
        ["Outstanding Principal Balance*", $(loan.balance)],
        ["Deferred Balance", "$0.00"],
        ["Interest Rate", `${long}%`],
        ["Escrow Balance", $(loan.escrowBalance)],
        ["Unapplied Balance", $(loan.partial)],
        ["Maturity Date", date.slash(loan.maturity)],
        ["Prepayment Penalty", "No"],
      ])}</div><div class=x><h2>Explanation of Amount Due</h2>${pairs([
        ["Principal", $(loan.principalDue)],
        ["Interest", $(loan.interestDue)],
        ["Escrow (Taxes and Insurance)", $(loan.escrow)],
        ["<b>Regular Monthly Payment</b>", `<b>${$(loan.regular)}</b>`],
        ["Total Fees &amp; Charges Since Last Statement", $(loan.fees)],
        ["Past Due Amount", $(loan.pastDue)],
        ["<b>Total Amount Due</b>", `<b>${$(loan.totalDue)}</b>`],
      ])}</div></div><div class=small>*The principal balance does not represent the payoff amount of your account. Call for a payoff quote.</div>
${
  loan.late
    ? `<div class=dq><div style="text-align:center"><b>** DELINQUENCY NOTICE **</b></div><p style="margin:3px 0"><b>You are late on your mortgage payments.</b> As of ${date.slash(loan.statement)}, you are ${loan.daysLate} days delinquent on your mortgage loan. Failure to bring your loan current may result in fees, possibly even foreclosure and the loss of your home. You must pay the amount below to bring your loan current.</p><b>Recent Account History</b><br>&bull; Payment due ${paidDay(1)}: Fully paid on ${paidDay(1).replace("/01/", "/06/")}<br>&bull; Payment due ${date.slash(loan.missed)}: Unpaid balance of ${$(loan.pastDue)}<br>&bull; Current payment due ${date.slash(loan.due)}: ${$(loan.regular)}<br>&bull; Fees and charges: ${$(loan.fees)}<br>&bull; <b>Total: ${$(loan.totalDue)} due.</b> We have not made the first notice or filing required by law to start foreclosure.</div>`
    : ""
}
<div class=x><h2>Transaction Activity Since Last Statement</h2>${grid(
        "llrrrrrr",
        ["Date", "Description", "Principal", "Interest", "Escrow", "Fees", "Unapplied", "Total"],
        loan.rows.map((row) => [
          date.slash(row.day),
          row.text,
          money.brackets(row.principal),
          money.brackets(row.interest),
          money.brackets(row.escrow),
          row.kind === "fee" ? money.brackets(row.total) : "$0.00",
          money.brackets(row.unapplied),
          money.brackets(row.total),
        ]),
        "class=t",
      )}</div>
<div class=row><div class=x><h2>Past Payments Breakdown</h2>${grid(
        "lrr",
        ["", "Paid Since<br>Last Statement", "Paid Year<br>To Date"],
        [
          ["Principal", $(paid.principal), $(ytd.principal)],
          ["Interest", $(paid.interest), $(ytd.interest)],
          ["Escrow (Taxes &amp; Insurance)", $(paid.escrow), $(ytd.escrow)],
          ["Fees", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)", $(paid.unapplied), $(ytd.unapplied)],
          ["<b>Total</b>", `<b>${$(paid.total)}</b>`, `<b>${$(ytd.total)}</b>`],
        ],
      )}</div><div class=x><h2>Important Messages</h2><div class=small style="padding:3px 6px">Partial Payments: any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. Once we receive funds equal to a full monthly payment, they will be applied.<br><br>This is an attempt to collect a debt and any information obtained will be used for that purpose. If you are in bankruptcy, this statement is for informational purposes only.</div></div></div>
<div class="row cut"><div>Loan Number: ${number}<br>${person.name}<br><br>FAIRHAVEN MORTGAGE SERVICING<br>PO BOX 650840<br>DALLAS, TX 75265-0840</div><div class=x>${pairs(
        [
          [`Amount Due By ${date.slash(loan.due)}`, `<b>${$(loan.totalDue)}</b>`],
          ["Additional Principal", "$"],
          ["Additional Escrow", "$"],
          ["Late Charges / Other Fees", "$"],
          ["Total Amount Enclosed", "$"],
        ],
      )}</div></div><div class=r>Page 1 of 1</div>`,
    );
    return { html, truth };
  },
};

/** A community bank's billing notice from its core system: one typewriter page with a stub. */
const community: Layout = {
  name: "tc-mortgage-community-notice",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tcMortgage(seed, {
      salt: 18,
      late: 0.35,
      texts: {
        payment: "REGULAR PAYMENT",
        extra: "PRINCIPAL PAYMENT",
        partial: "PARTIAL PAYMENT",
        fee: "LATE CHARGE ASSESSED",
        escrow: "ESCROW DISBURSEMENT TAXES",
      },
    });
    const number = `40${digits(loan.random, 6)}`;
    const { person, paid, ytd } = loan;
    const truth = mortgageTold(loan, {
      institution: "PELLA VALLEY STATE BANK",
      also: ["Pella Valley State Bank"],
      number,
      original: true,
      maturity: "day",
      pastDue: "always",
      fees: "open",
    });
    const leader = (label: string, value: string) =>
      `<div>${label}${".".repeat(Math.max(2, 40 - label.length))}${value.padStart(14, ".")}</div>`;
    const p = money.plain;
    const html = document(
      `${BASE}body{font:9pt "Courier New",Courier,monospace;white-space:normal}h1{font-size:12pt;text-align:center;margin:18px 0 10px}.t th{border-bottom:1px solid #000}.row{margin-bottom:12px}.cut{border-top:1px dashed #000;padding-top:10px;margin-top:20px}.pre div{white-space:pre}`,
      `<div class=row><div><b>PELLA VALLEY STATE BANK</b><br>702 FRANKLIN ST, PO BOX 218<br>PELLA IA 50219<br>(641) 555-0117</div><div>${pairs(
        [
          ["LOAN NUMBER", number],
          ["STATEMENT DATE", date.slash(loan.statement)],
          ["PAYMENT DUE DATE", date.slash(loan.due)],
          ["OFFICER", "DJV"],
        ],
      )}</div></div><div style="margin:14px 0 0 30px">${person.name}<br>${person.street}<br>${person.town}</div>
<h1>REAL ESTATE LOAN BILLING STATEMENT</h1><div class=pre><b>LOAN INFORMATION</b>${leader("ORIGINAL LOAN AMOUNT", p(loan.original))}${leader("PRINCIPAL BALANCE", p(loan.balance))}${leader("INTEREST RATE", `${loan.rate}%`)}${leader("MATURITY DATE", date.slash(loan.maturity))}${leader("ESCROW BALANCE", p(loan.escrowBalance))}${leader("INTEREST PAID YEAR TO DATE", p(ytd.interest))}${leader("PREPAYMENT PENALTY", "NONE")}<br><b>AMOUNT DUE</b>${leader("PRINCIPAL", p(loan.principalDue))}${leader("INTEREST", p(loan.interestDue))}${leader("ESCROW", p(loan.escrow))}${leader("CURRENT PAYMENT DUE", p(loan.regular))}${leader("PAST DUE AMOUNT", p(loan.pastDue))}${leader("UNPAID LATE CHARGES", p(loan.fees))}${leader("TOTAL AMOUNT DUE", p(loan.totalDue))}</div>
<p>A LATE CHARGE OF ${p(loan.lateFee)} WILL BE ADDED IF PAYMENT IS NOT RECEIVED BY ${date.slash(loan.lateDay)}.${loan.late ? ` YOUR LOAN IS ${loan.daysLate} DAYS PAST DUE. PLEASE CALL YOUR LOAN OFFICER.` : ""}</p>
<b>ACTIVITY SINCE LAST STATEMENT</b>${grid(
        "llrrrr",
        ["DATE", "DESCRIPTION", "AMOUNT", "PRINCIPAL", "INTEREST", "ESCROW"],
        loan.rows.map((row) => [
          date.short(row.day),
          row.text,
          money.trailing(row.total),
          money.trailing(row.principal),
          money.trailing(row.interest),
          money.trailing(row.escrow),
        ]),
        "class=t",
      )}<p>PAID SINCE LAST STATEMENT: PRINCIPAL ${p(paid.principal)} INTEREST ${p(paid.interest)} ESCROW ${p(paid.escrow)}<br>PAID YEAR TO DATE: PRINCIPAL ${p(ytd.principal)} INTEREST ${p(ytd.interest)} ESCROW ${p(ytd.escrow)}</p><p style="font-size:8pt">THIS IS NOT A PAYOFF STATEMENT. PARTIAL PAYMENTS MAY BE HELD UNTIL A FULL PAYMENT IS RECEIVED. MEMBER FDIC. EQUAL HOUSING LENDER.</p>
<div class="row cut"><div>RETURN THIS STUB WITH PAYMENT<br><br>${person.name}<br>LOAN ${number}</div><div>${pairs(
        [
          ["DUE DATE", date.slash(loan.due)],
          ["TOTAL AMOUNT DUE", p(loan.totalDue)],
          ["EXTRA TO PRINCIPAL", "________"],
          ["EXTRA TO ESCROW", "________"],
          ["AMOUNT ENCLOSED", "________"],
        ],
      )}</div></div>`,
    );
    return { html, truth };
  },
};

export const tcOthers: readonly Layout[] = [special, community];
