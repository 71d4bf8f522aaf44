import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import { $, digits, mortgageTold, tcMortgage } from "./tc-data.ts";

/** The bureau's model form nearly to the letter, with a coupon below. */
const model: Layout = {
  name: "tc-mortgage-model-form",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tcMortgage(seed, {
      salt: 1,
      late: 0.35,
      noDisbursement: true,
      texts: {
        payment: "Payment Received - Thank You",
        extra: "Additional Principal Payment",
        partial: "Partial Payment Received*",
        fee: `Late Fee`,
        escrow: "Escrow Disbursement",
      },
    });
    const number = digits(loan.random, 10);
    const { person, paid, ytd } = loan;
    const lateTotal = $(loan.totalDue + loan.lateFee);
    const fee = `Late Fee (charged because full payment not received by ${date.bare(loan.missed.slice(0, 8).concat("16"))})`;
    const rows = loan.rows.map((row) => ({ ...row, text: row.kind === "fee" ? fee : row.text }));
    const told = mortgageTold(
      { ...loan, rows },
      {
        institution: "Tidewell Mortgage",
        also: ["Tidewell Mortgage, LLC"],
        number,
        period: true,
        pastDue: "late",
        fees: "always",
      },
    );
    const html = document(
      `${BASE}body{font:9pt Arial;color:#222}h1{font-size:15pt;margin:0;text-align:right}h2{font-size:10.5pt;margin:0;background:#7a1330;color:#fff;padding:3px 8px}.box{border:1px solid #7a1330;margin-top:12px}.box td{padding:2.5px 8px}.box th{padding:3px 8px;font-size:8.5pt}.logo{font:bold 21pt Georgia;color:#7a1330}.b td{font-weight:bold;border-top:1px solid #999}.due{background:#f2e8eb}.due .r{white-space:nowrap}.cut{border-top:1px dashed #555;margin-top:16px;padding-top:8px}p{margin:4px 8px}`,
      `<div class=row><div><div class=logo>Tidewell Mortgage</div><div class=small>1600 Lakefront Ave, Cleveland, OH 44114 &nbsp; NMLS #30311</div><div style="margin:42px 0 0 24px">${person.name}<br>${person.street}<br>${person.town}</div></div>
<div><h1>Mortgage Statement</h1><div class=r>Statement Date: ${date.bare(loan.statement)}</div>
<div class=box>${pairs([
        ["Loan Number", number],
        ["Payment Due Date", date.bare(loan.due)],
        ["<b>Amount Due</b>", `<b>${$(loan.totalDue)}</b>`],
      ])}<p class=small><i>If payment is received after ${date.bare(loan.lateDay)}, a ${$(loan.lateFee)} late fee will be charged.</i></p></div>
<p class=small>Questions? Call (800) 555-0142 Monday-Friday 8:30 AM-9:00 PM ET, or chat with us in the Tidewell app.</p></div></div>
<div class=row><div class=box><h2>Account Information</h2>${pairs([
        ["Property Address", `${person.street}<br>${person.town}`],
        ["Outstanding Principal", $(loan.balance)],
        ["Interest Rate", `${loan.rate}%`],
        ["Escrow Balance", $(loan.escrowBalance)],
        ["Prepayment Penalty", "None"],
      ])}</div><div class=box><h2>Explanation of Amount Due</h2>${pairs([
        ["Principal", $(loan.principalDue)],
        ["Interest", $(loan.interestDue)],
        ["Escrow (Taxes and Insurance)", $(loan.escrow)],
        ["<b>Regular Monthly Payment</b>", `<b>${$(loan.regular)}</b>`],
        ["Total Fees Charged", $(loan.fees)],
        loan.late && ["Overdue Payment", $(loan.pastDue)],
        ["<b>Total Amount Due</b>", `<b>${$(loan.totalDue)}</b>`],
      ])}</div></div>
<div class=box><h2>Transaction Activity (${date.bare(loan.periodStart)} to ${date.bare(loan.statement)})</h2>${grid(
        "llrr",
        ["Date", "Description", "Charges", "Payments"],
        rows.map((row) => [
          date.bare(row.day),
          row.text,
          row.total < 0 ? $(-row.total) : "",
          row.total > 0 ? $(row.total) : "",
        ]),
      )}</div>
<div class=row><div class=box><h2>Past Payments Breakdown</h2>${grid(
        "lrr",
        ["", "Paid Last Month", "Paid Year to Date"],
        [
          ["Principal", $(paid.principal), $(ytd.principal)],
          ["Interest", $(paid.interest), $(ytd.interest)],
          ["Escrow (Taxes and Insurance)", $(paid.escrow), $(ytd.escrow)],
          ["Fees", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)*", $(paid.unapplied), $(ytd.unapplied)],
          ["<b>Total</b>", `<b>${$(paid.total)}</b>`, `<b>${$(ytd.total)}</b>`],
        ],
      )}</div><div class=box><h2>${loan.late ? "**Delinquency Notice**" : "Important Messages"}</h2>${
        loan.late
          ? `<p><b>You are late on your mortgage payments.</b> Failure to bring your loan current may result in fees and foreclosure - the loss of your home. As of ${date.longNoYear(loan.statement)}, you are ${loan.daysLate} days delinquent on your mortgage loan.</p><p>Recent Account History<br>&bull; Payment due ${date.bare(loan.missed)}: Unpaid balance of ${$(loan.pastDue)}<br>&bull; Current payment due ${date.bare(loan.due)}: ${$(loan.regular)}<br>&bull; <b>Total: ${$(loan.totalDue)} due. You must pay this amount to bring your loan current.</b></p><p><b>If You Are Experiencing Financial Difficulty:</b> See back for information about mortgage counseling or assistance.</p>`
          : "<p>Set up automatic payments and never think about a due date again. It takes two minutes in your account.</p>"
      }<p class=small>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.</p></div></div>
<div class="row cut"><div><b>Tidewell Mortgage, LLC</b><br>P.O. Box 70612<br>Philadelphia, PA 19176<br><br>Make check payable to Tidewell Mortgage<br><br>Loan Number: ${number}</div><div class="box due">${pairs(
        [
          ["<b>Amount Due</b>", ""],
          [`Due By ${date.bare(loan.due)}:`, $(loan.totalDue)],
          [`${$(loan.lateFee)} late fee will be charged after ${date.bare(loan.lateDay)}`, lateTotal],
          ["Additional Principal", "$ ________"],
          ["Additional Escrow", "$ ________"],
          ["Total Amount Enclosed", "$ ________"],
        ],
      )}</div></div>`,
    );
    return { html, truth: told };
  },
};

/** A servicer with a person's name: friendly headings, a side bar, and a second page of balances and rows. */
const friendly: Layout = {
  name: "tc-mortgage-friendly-servicer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tcMortgage(seed, {
      salt: 2,
      late: 0.3,
      texts: {
        payment: "Payment",
        extra: "Principal Curtailment",
        partial: "Unapplied Payment",
        fee: "Late Charge Assessment",
        escrow: "Escrow Disbursement - County Tax",
      },
    });
    const number = `06${digits(loan.random, 8)}`;
    const { person, paid, ytd } = loan;
    const first = person.name.split(" ")[0] ?? "";
    const truth = mortgageTold(loan, {
      institution: "Ms. Winslow",
      also: ["Parkline Mortgage LLC d/b/a Ms. Winslow", "Parkline Mortgage LLC"],
      number,
      pastDue: "always",
      fees: "always",
    });
    const cell = (amount: number) => (amount === 0 ? "" : $(amount));
    const html = document(
      `${BASE}body{font:9pt Verdana,Arial;color:#2b2b2b}h2{font-size:9.5pt;color:#0d6a8c;margin:14px 0 4px;text-transform:uppercase;border-bottom:2px solid #0d6a8c}.side{background:#e9f3f6;padding:10px;flex:0 0 205px!important}.k{font-size:7pt;color:#557;margin-top:8px;text-transform:uppercase}.v{font-weight:bold}.big{font-size:17pt;color:#0d6a8c}td{padding:2px 0;vertical-align:top}.t th{font-size:7pt;border-bottom:1px solid #0d6a8c}.t td{font-size:7.5pt}.tot td{border-top:1px solid #888}.small{color:#444;line-height:1.3}.foot{border-top:1px dashed #777;margin-top:18px;padding-top:8px}.pb{break-before:page}`,
      `<div class=row><div><div style="font:italic bold 22pt Georgia;color:#0d6a8c">Ms. Winslow</div><div class=small>RETURN SERVICE ONLY<br>PLEASE DO NOT SEND MAIL TO THIS ADDRESS<br>PO Box 818060, 5801 Postal Road, Cleveland, OH 44181</div><br><br>${person.name}<br>${person.street}<br>${person.town}</div>
<div style="flex:0 0 300px"><b>MORTGAGE LOAN STATEMENT</b>${pairs([
        ["STATEMENT DATE", date.slash(loan.statement)],
        ["LOAN NUMBER", number],
        ["PAYMENT DUE DATE", date.slash(loan.due)],
        ["<b>AMOUNT DUE</b>", `<b class=big>${$(loan.totalDue)}</b>`],
      ])}<div class=small>If payment is received on or after ${date.slash(loan.lateDay)}, a late fee of ${$(loan.lateFee)} will be charged.</div></div></div>
<p>Hi, ${first}! Here is what is happening with your home loan this month.</p>
<div class=row><div class=side><b>YOUR LOAN AT A GLANCE</b><div class=k>Property address</div>${person.street}<br>${person.town}<div class=k>Interest bearing principal balance</div><div class=v>${$(loan.balance)}</div><div class=k>Deferred principal balance</div><div class=v>$0.00</div><div class=k>Interest rate</div><div class=v>${loan.rate}%</div><div class=k>Escrow balance</div><div class=v>${$(loan.escrowBalance)}</div><div class=k>Prepayment penalty</div><div class=v>N</div><div class=k>Call us</div>833-555-0167<br>Mon-Thu 7 am to 8 pm CT<br>Fri 7 am to 7 pm CT<div class=k>Send a letter</div>Attn: Customer Relations<br>PO Box 619098<br>Dallas, TX 75261</div>
<div><h2 style="margin-top:0">Explanation of amount due</h2>${pairs([
        ["Principal", $(loan.principalDue)],
        ["Interest", $(loan.interestDue)],
        ["Escrow Amount (for Taxes and Insurance)", $(loan.escrow)],
        ["<b>Regular Monthly Payment</b>", `<b>${$(loan.regular)}</b>`],
        ["Total Fees and Charges Since Last Statement", $(loan.fees)],
        ["Past Due Amount", $(loan.pastDue)],
        ["<b>Total Amount Due</b>", `<b>${$(loan.totalDue)}</b>`],
      ])}<h2>Past payment breakdown</h2>${grid(
        "lrr",
        ["", "PAID SINCE<br>LAST STATEMENT", "PAID YEAR<br>TO DATE"],
        [
          ["Principal", $(paid.principal), $(ytd.principal)],
          ["Interest", $(paid.interest), $(ytd.interest)],
          ["Escrow (Taxes and Insurance)", $(paid.escrow), $(ytd.escrow)],
          ["Fees and Charges", "$0.00", "$0.00"],
          ["Lender Paid Expenses", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)", $(paid.unapplied), $(ytd.unapplied)],
          ["<b>Total</b>", `<b>${$(paid.total)}</b>`, `<b>${$(ytd.total)}</b>`],
        ],
        "class=t",
      )}<h2>Important messages</h2><div class=small>${
        loan.late
          ? `<b>DELINQUENCY INFORMATION.</b> You are ${loan.daysLate} days delinquent on your mortgage loan as of ${date.slash(loan.statement)}. Failure to bring your loan current may result in fees and foreclosure - the loss of your home.<br>Payment due ${date.slash(loan.missed)}: Unpaid balance of ${$(loan.pastDue)}. Total: ${$(loan.totalDue)} due. You must pay this amount to bring your loan current.`
          : "Thinking about selling? Buying again? Homeowners who stay with us may save up to $2,500 in closing costs. Give us a call for a free home review."
      }<br>If you are experiencing financial difficulty, call HUD at 800-569-4287 for a list of homeownership counselors or counseling organizations in your area.</div></div></div>
<div class="row foot"><div>${person.name}<br>LOAN NUMBER ${number}<br><br>PLEASE MAKE CHECK PAYABLE TO<br><b>MS. WINSLOW</b><br>PO BOX 650783<br>DALLAS, TX 75265-0783</div><div>${pairs(
        [
          ["TOTAL AMOUNT DUE", $(loan.totalDue)],
          [`Due by ${date.slash(loan.due)}`, ""],
          [`WITH LATE CHARGE after ${date.slash(loan.lateDay)}`, $(loan.totalDue + loan.lateFee)],
          ["ADDITIONAL ESCROW", "$____________"],
          ["ADDITIONAL PRINCIPAL", "$____________"],
          ["TOTAL AMOUNT OF YOUR CHECK", "$____________"],
        ],
      )}</div></div><div class=r>Page 1 of 2</div>
<div class=pb><div class=row><div><b>Ms. Winslow</b></div><div class=r>LOAN NUMBER ${number}<br>STATEMENT DATE ${date.slash(loan.statement)}</div></div><h2>Transaction activity since your last statement</h2>${grid(
        "llrrrrr",
        ["DATE", "DESCRIPTION", "TOTAL", "PRINCIPAL", "INTEREST", "ESCROW", "OTHER"],
        loan.rows.map((row) => [
          date.slash(row.day),
          escaped(row.text),
          $(row.total),
          cell(row.principal),
          cell(row.interest),
          cell(row.escrow),
          row.kind === "fee" ? $(row.total) : cell(row.unapplied),
        ]),
        "class=t",
      )}<h2>Information about your payments</h2><div class=small><p><b>Partial payments.</b> If you send less than a full payment it will not be applied to your mortgage, but will be held in a separate unapplied account until enough is received for a full payment.</p><p><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p><b>Notice of error or information request.</b> Under the Real Estate Settlement Procedures Act a qualified written request must be sent to: PO Box 619098, Dallas, TX 75261. Parkline Mortgage LLC d/b/a Ms. Winslow. NMLS #2119. Equal Housing Lender.</p><p>The principal balance shown is not a payoff figure. For a payoff quote, which costs $0.00 online, sign in to your account.</p></div><div class=r>Page 2 of 2</div></div>`,
    );
    return { html, truth };
  },
};

export const tcServicers: readonly Layout[] = [model, friendly];
