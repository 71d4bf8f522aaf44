import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { $, digits, mortgageTold, tcMortgage } from "./tc-data.ts";

/** A large bank's home-loan division: a grey summary with the parts of the next payment, small print at the right. */
const division: Layout = {
  name: "tc-mortgage-bank-division",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tcMortgage(seed, {
      salt: 3,
      late: 0.3,
      texts: {
        payment: "Payment",
        extra: "Principal payment",
        partial: "Unapplied payment",
        fee: "Late charge",
        escrow: "Hazard insurance",
      },
    });
    const number = `0${digits(loan.random, 9)}`;
    const { person, paid, ytd } = loan;
    const truth = mortgageTold(loan, {
      institution: "Sutter & Lane Home Mortgage",
      also: [
        "Sutter & Lane Bank, N.A.",
        "Sutter & Lane Home Mortgage, a division of Sutter & Lane Bank, N.A.",
      ],
      number,
      maturity: "month",
      pastDue: "late",
      fees: "open",
    });
    const cell = (amount: number) => (amount === 0 ? "" : $(amount));
    const html = document(
      `${BASE}body{font:9pt "Helvetica Neue",Arial;color:#111}.logo{background:#123a2b;color:#f3c64b;font:bold 13pt Georgia;padding:10px 12px;width:150px;line-height:1.05}h2{font-size:11pt;margin:12px 0 2px}.sum{background:#efefec;padding:8px 12px}.sum td{padding:2px 0}.last td{border-top:1px solid #111;font-weight:bold}.t th{border-bottom:1px solid #111;font-size:7.5pt}.t td{padding:2px 0;font-size:8pt}.small{line-height:1.35}.cut{border-top:1px dashed #444;margin-top:14px;padding-top:8px}`,
      `<div class=row><div><div class=logo>SUTTER &amp; LANE<br><span style="font-size:9pt">HOME MORTGAGE</span></div><div class=small>Return Mail Operations<br>PO Box 14411<br>Des Moines, IA 50306-3411</div></div><div><b style="font-size:13pt">Mortgage statement</b>${pairs(
        [
          ["Statement date", date.short(loan.statement)],
          ["Loan number", number],
          ["Payment due date", `<b>${date.short(loan.due)}</b>`],
          ["Total amount due", `<b>${$(loan.totalDue)}</b>`],
        ],
      )}<div class=small>If payment is received after ${date.short(loan.lateDay)}, a late charge of ${$(loan.lateFee)} will be assessed.</div></div></div>
<div style="margin:26px 0 16px 20px">${person.name}<br>${person.street}<br>${person.town}</div>
<div class=row><div><div class=sum><b>Summary</b>${pairs([
        ["Principal", $(loan.principalDue)],
        ["Interest", $(loan.interestDue)],
        ["Escrow", $(loan.escrow)],
        [`<b>Current monthly payment</b> due ${date.short(loan.due)}`, `<b>${$(loan.regular)}</b>`],
        loan.late && [`Overdue payment(s) ${date.short(loan.missed)}`, $(loan.pastDue)],
        ["Unpaid late charges", $(loan.fees)],
        ["Other charges", "$0.00"],
      ])}<table class=last><tr><td>Total amount due</td><td class=r>${$(loan.totalDue)}</td></tr></table></div>
${
  loan.late
    ? `<h2>Delinquency notice</h2><div class=small><b>You are late on your mortgage payments.</b> As of ${date.long(loan.statement)}, you are ${loan.daysLate} days delinquent on your mortgage loan. Failure to bring your loan current may result in fees and foreclosure - the loss of your home.<br>Payment due ${date.short(loan.missed)}: unpaid balance of ${$(loan.pastDue)}.<br>You must pay ${$(loan.totalDue)} to bring your loan current.</div>`
    : `<h2>Important messages</h2><div class=small>Your next scheduled automatic payment will be made on or after the due date shown above. To change it, call us at least 3 business days before.</div>`
}</div>
<div><b>Loan information</b>${pairs([
        ["Property address", `${person.street}<br>${person.town}`],
        ["Unpaid principal balance", $(loan.balance)],
        ["<span class=small>(Contact us for your payoff amount)</span>", ""],
        ["Interest rate", `${loan.rate}%`],
        ["Maturity date", `${loan.maturity.slice(5, 7)}/${loan.maturity.slice(0, 4)}`],
        ["Prepayment penalty", "No"],
        ["Escrow balance", $(loan.escrowBalance)],
        loan.partial > 0 && ["Unapplied funds", $(loan.partial)],
        ["Interest paid year-to-date", $(ytd.interest)],
      ])}<div class=small style="margin-top:10px"><b>Customer service</b> 1-800-555-0188 &nbsp; TTY 711<br>Mon - Fri 7 a.m. - 10 p.m., Sat 8 a.m. - 2 p.m. CT<br>Correspondence: PO Box 10335, Des Moines, IA 50306<br>Purchase or refinance 1-877-555-0119</div></div></div>
<h2>Activity since your last statement</h2>${grid(
        "llrrrrr",
        ["Date", "Description", "Total", "Principal", "Interest", "Escrow", "Other"],
        loan.rows.map((row) => [
          date.noYear(row.day),
          row.text,
          $(row.total),
          cell(row.principal),
          cell(row.interest),
          cell(row.escrow),
          row.kind === "fee" ? $(row.total) : cell(row.unapplied),
        ]),
        "class=t",
      )}<h2>Past payments breakdown</h2>${grid(
        "lrrrrrr",
        ["", "Total", "Principal", "Interest", "Escrow", "Fees", "Unapplied funds"],
        [
          [
            "Paid since last statement",
            ...[paid.total, paid.principal, paid.interest, paid.escrow, 0, paid.unapplied].map($),
          ],
          [
            "Paid year-to-date",
            ...[ytd.total, ytd.principal, ytd.interest, ytd.escrow, 0, ytd.unapplied].map($),
          ],
        ],
        "class=t",
      )}<p class=small>Partial payments: funds that do not make up a full periodic payment are held as unapplied funds and are applied once a full payment can be made. We may report information about your account to credit bureaus. Sutter &amp; Lane Home Mortgage is a division of Sutter &amp; Lane Bank, N.A. &copy; All rights reserved. NMLSR ID 388801. Equal Housing Lender.</p>
<div class="row cut"><div class=small>Please detach and return with your check. Write your loan number on the check.<br><br>${person.name}<br>Loan number ${number}<br><br>SUTTER &amp; LANE HOME MORTGAGE<br>PO BOX 14538<br>DES MOINES IA 50306-3538</div><div>${pairs(
        [
          [`Total amount due ${date.short(loan.due)}`, `<b>${$(loan.totalDue)}</b>`],
          [`With late charge after ${date.short(loan.lateDay)}`, $(loan.totalDue + loan.lateFee)],
          ["A. Monthly payment", "$"],
          ["B. Additional principal", "$"],
          ["C. Additional escrow", "$"],
          ["Total amount enclosed (please do not send cash)", "$"],
        ],
      )}</div></div>`,
    );
    return { html, truth };
  },
};

/** A money-centre bank: blue overview strip, labels above figures, figures with their original amounts. */
const strip: Layout = {
  name: "tc-mortgage-blue-strip",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tcMortgage(seed, {
      salt: 4,
      late: 0.25,
      texts: {
        payment: "Payment received",
        extra: "Additional principal payment",
        partial: "Partial payment - held",
        fee: "Late fee charged",
        escrow: "Property tax paid",
      },
    });
    const number = digits(loan.random, 10);
    const { person, paid, ytd } = loan;
    const truth = mortgageTold(loan, {
      institution: "Marlowe",
      also: ["Marlowe Bank, N.A.", "Marlowe Home Lending"],
      number,
      period: true,
      original: true,
      maturity: "day",
      pastDue: "always",
      fees: "always",
    });
    const html = document(
      `${BASE}body{font:9pt Arial;color:#222}.logo{font:bold 22pt Arial;letter-spacing:1px;color:#0b3f7c}.bar{background:#0b3f7c;color:#fff;padding:8px 12px}.bar .k{font-size:8pt}.bar .v{font-size:14pt;font-weight:bold}h2{color:#0b3f7c;font-size:11pt;margin:14px 0 3px}td{padding:2px 0}.z tr:nth-child(even) td{background:#eef3f9}.z th{background:#d6e2f0;padding:3px 4px;font-size:8pt}.z td{padding:3px 4px}.cut{border-top:1px dashed #0b3f7c;margin-top:18px;padding-top:8px}`,
      `<div class=row><div><div class=logo>MARLOWE</div><b>Mortgage Loan Statement</b></div><div class=r>Loan Number: ${number.slice(0, 3)}-${number.slice(3)}<br>Statement Date: ${date.slash(loan.statement)}<br><span class=small>Property Address: ${person.street}, ${person.town}</span></div></div>
<div class=bar style="margin-top:10px"><div class=band style="margin:0"><div><div class=k>Payment Due Date</div><div class=v>${date.slash(loan.due)}</div></div><div><div class=k>Total Payment Amount</div><div class=v>${$(loan.totalDue)}</div></div><div><div class=k>Late Payment Amount After ${date.slash(loan.lateDay)}</div><div class=v>${$(loan.totalDue + loan.lateFee)}</div></div></div></div>
<div class=row style="margin-top:14px"><div><br>${person.name}<br>${person.street}<br>${person.town}</div><div class=small>Customer Service: 1-800-555-0136<br>Monday - Friday 8 a.m. - midnight ET, Saturday 8 a.m. - 8 p.m. ET<br>Hearing Impaired (TTY): 711<br>Correspondence: PO Box 183222, Columbus, OH 43218<br>Overnight payments: 3415 Vision Drive, Columbus, OH 43219</div></div>
<div class=row><div><h2>Loan Overview</h2>${pairs([
        ["Original Principal Balance", $(loan.original)],
        ["Unpaid Principal Balance", $(loan.balance)],
        ["Interest Rate", `${loan.rate}%`],
        ["Escrow Balance", $(loan.escrowBalance)],
        ["Maturity Date", date.slash(loan.maturity)],
        ["Prepayment Penalty", "None"],
      ])}</div><div><h2>Explanation of Payment Amount</h2>${pairs([
        ["Principal", $(loan.principalDue)],
        ["Interest", $(loan.interestDue)],
        ["Escrow (Taxes and/or Insurance)", $(loan.escrow)],
        ["<b>Current Monthly Payment</b>", `<b>${$(loan.regular)}</b>`],
        ["Past Due Amount", $(loan.pastDue)],
        ["Total Fees Charged Since Last Statement", $(loan.fees)],
        ["<b>Total Payment Amount</b>", `<b>${$(loan.totalDue)}</b>`],
      ])}</div></div>
<h2>Transaction Activity (${date.slash(loan.periodStart)} - ${date.slash(loan.statement)})</h2>${grid(
        "llrrrrr",
        ["Date", "Description", "Principal", "Interest", "Escrow", "Fees", "Total"],
        loan.rows.map((row) => [
          date.short(row.day),
          row.text,
          ...[row.principal, row.interest, row.escrow].map(money.brackets),
          row.kind === "fee" ? money.brackets(row.total) : "$0.00",
          money.brackets(row.total),
        ]),
        "class=z",
      )}<h2>Past Payment Breakdown</h2>${grid(
        "lrr",
        ["", "Paid Since Last Statement", "Paid Year-to-Date"],
        [
          ["Principal", $(paid.principal), $(ytd.principal)],
          ["Interest", $(paid.interest), $(ytd.interest)],
          ["Escrow (Taxes and/or Insurance)", $(paid.escrow), $(ytd.escrow)],
          ["Fees", "$0.00", "$0.00"],
          ["Unapplied Funds (Partial Payments)", $(paid.unapplied), $(ytd.unapplied)],
          ["<b>Total</b>", `<b>${$(paid.total)}</b>`, `<b>${$(ytd.total)}</b>`],
        ],
        "class=z",
      )}<h2>Important Messages</h2><div class=small>${
        loan.late
          ? `<b>Delinquency Notice:</b> You're past due on your mortgage payments. As of ${date.long(loan.statement)} you are ${loan.daysLate} days delinquent. If you don't bring your loan current, you may have to pay additional fees and you could lose your home in foreclosure. <b>Recent account history:</b> payment due ${date.slash(loan.missed)}, unpaid balance ${$(loan.pastDue)}. Total ${$(loan.totalDue)} due to bring your loan current. Help may be available: call 1-866-555-0101, or HUD at 1-800-569-4287.`
          : "You may be able to lower your monthly payment. Rates for a 30-year fixed loan start at 5.875% (6.012% APR) for well-qualified borrowers; this is not a commitment to lend."
      } If you send us a partial payment, we may hold it in an unapplied account until we receive the rest of your payment.</div>
<div class="row cut"><div class=small>Please return this portion with your payment. Marlowe Home Lending, PO Box 78420, Phoenix, AZ 85062-8420<br><br>${person.name}<br>Loan Number ${number.slice(0, 3)}-${number.slice(3)}</div><div>${pairs(
        [
          ["Payment Due Date", date.slash(loan.due)],
          ["Total Payment Amount", $(loan.totalDue)],
          ["Additional Principal", "$"],
          ["Additional Escrow", "$"],
          ["Total Amount Enclosed", "$"],
        ],
      )}</div></div><div class="r small">Page 1 of 1 &nbsp; Marlowe Bank, N.A. Equal Housing Lender</div>`,
    );
    return { html, truth };
  },
};

export const tcBanks: readonly Layout[] = [division, strip];
