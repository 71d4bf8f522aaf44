import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { $, digits, mortgageTold, tcMortgage } from "./tc-data.ts";

/** A national lender: three boxes across the top, a red-white-blue rule, government loans, escrow rows of their own. */
const boxes: Layout = {
  name: "tc-mortgage-three-boxes",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tcMortgage(seed, {
      salt: 5,
      late: 0.3,
      texts: {
        payment: "PAYMENT - THANK YOU",
        extra: "PRINCIPAL REDUCTION",
        partial: "UNAPPLIED FUNDS RECEIVED",
        fee: "LATE CHARGE ASSESSED",
        escrow: "HOMEOWNERS INSURANCE DISBURSEMENT",
      },
    });
    const number = `01${digits(loan.random, 8)}`;
    const kind = loan.random.pick(["VA", "FHA", "CONV"]);
    const { person, paid, ytd } = loan;
    const truth = mortgageTold(loan, {
      institution: "Beacon Liberty Mortgage",
      also: ["Beacon Liberty Mortgage Corporation"],
      number,
      period: true,
      pastDue: "always",
      // "Total Fees and Charges" does not say whether they are of this month or still unpaid.
      fees: "open",
    });
    const html = document(
      `${BASE}body{font:8.5pt "Trebuchet MS",Arial}.logo{font:bold 17pt "Trebuchet MS",Arial;color:#14315f}.rule{height:5px;background:linear-gradient(90deg,#b22234 0 33%,#fff 33% 66%,#14315f 66%);border:1px solid #ccc;margin:6px 0}.bx{border:1.5px solid #14315f;border-radius:6px;overflow:hidden}.bx h2{background:#14315f;color:#fff;margin:0;font-size:9.5pt;padding:3px 8px;text-align:center}.bx td{padding:2px 8px}.bx th{padding:2px 8px;background:#e8ecf3;font-size:7.5pt}.row{gap:10px;margin-bottom:10px}.hot{background:#fbe9eb}.small{padding:0 4px;line-height:1.3}.cut{border-top:1px dashed #000;padding-top:8px;margin-top:10px}.g{color:#14315f;font-weight:bold}`,
      `<div class=row><div><div class=logo>Beacon Liberty Mortgage</div><div class=small>951 Yamato Road, Suite 175, Boca Raton, FL 33431</div></div><div class=r><b style="font-size:13pt">MORTGAGE STATEMENT</b><br>Statement Date: ${date.slash(loan.statement)}</div></div><div class=rule></div>
<div class=row><div style="padding:24px 0 0 20px">${person.name}<br>${person.street}<br>${person.town}</div><div class=bx><h2>Contact Information</h2><div class=small>Customer Care: 855-555-0193<br>Mon-Fri 8:00am-10:00pm, Sat 9:00am-6:00pm ET<br>Payments: PO BOX 7230, Pasadena, CA 91109</div></div><div class="bx hot"><h2>Amount Due</h2>${pairs(
        [
          ["Loan Number:", number],
          ["Payment Due Date:", date.slash(loan.due)],
          ["<b>Amount Due:</b>", `<b>${$(loan.totalDue)}</b>`],
        ],
      )}<div class=small><i>If payment is received after ${date.slash(loan.lateDay)}, ${$(loan.lateFee)} late fee will be charged.</i></div></div></div>
<div class=row><div class=bx><h2>Account Information</h2>${pairs([
        ["Property Address:", `${person.street}<br>${person.town}`],
        ["Loan Type:", `${kind} ${loan.term / 12} YR FIXED`],
        ["Outstanding Principal:", $(loan.balance)],
        ["Interest Rate:", `${loan.rate}%`],
        ["Prepayment Penalty:", "NO"],
        ["Escrow Balance:", $(loan.escrowBalance)],
        loan.partial > 0 && ["Suspense Balance:", $(loan.partial)],
      ])}</div><div class=bx><h2>Explanation of Amount Due</h2>${pairs([
        ["Principal:", $(loan.principalDue)],
        ["Interest:", $(loan.interestDue)],
        ["Escrow/Impound (Taxes and Insurance):", $(loan.escrow)],
        ["<b>Regular Monthly Payment:</b>", `<b>${$(loan.regular)}</b>`],
        ["Total Fees and Charges:", $(loan.fees)],
        ["Overdue Payment:", $(loan.pastDue)],
        ["<b>Total Amount Due:</b>", `<b>${$(loan.totalDue)}</b>`],
      ])}</div></div>
<div class=bx style="margin-bottom:10px"><h2>Transaction Activity (${date.slash(loan.periodStart)} to ${date.slash(loan.statement)})</h2>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Interest", "Escrow", "Total Amount"],
        loan.rows.map((row) => [
          date.slash(row.day),
          escaped(row.text),
          $(row.principal),
          $(row.interest),
          $(row.escrow),
          $(row.total),
        ]),
      )}</div>
<div class=row><div class=bx><h2>Past Payments Breakdown</h2>${grid(
        "lrr",
        ["", "Paid Last Month", "Paid Year to Date"],
        [
          ["Principal:", $(paid.principal), $(ytd.principal)],
          ["Interest:", $(paid.interest), $(ytd.interest)],
          ["Escrow:", $(paid.escrow), $(ytd.escrow)],
          ["Fees:", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied):", $(paid.unapplied), $(ytd.unapplied)],
          ["<b>Total:</b>", `<b>${$(paid.total)}</b>`, `<b>${$(ytd.total)}</b>`],
        ],
      )}</div><div class=bx><h2>Important Messages</h2><div class=small><p>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account.</p>${
        loan.late
          ? `<p><b>Delinquency Notice.</b> You are ${loan.daysLate} days late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure - the loss of your home.</p><p>Recent Account History<br>Payment due ${date.slash(loan.missed)}: unpaid balance of ${$(loan.pastDue)}<br>Current payment due ${date.slash(loan.due)}: ${$(loan.regular)}<br>Total: ${$(loan.totalDue)} due. You must pay this amount to bring your loan current.</p>`
          : `<p>Eagle Eye&trade; watches rates for you. Homeowners have saved an average of $214.00 a month by refinancing. NMLS #2767.</p>`
      }</div></div></div>
<div class="row cut"><div class=small><b>BEACON LIBERTY MORTGAGE</b><br>PO BOX 7230<br>PASADENA CA 91109-7230<br><br>Borrower: ${person.name}<br>Loan Number: ${number}<br>Sign up for autopay and never miss a payment.</div><div class=bx>${pairs(
        [
          ["<b>Amount Due By</b>", `<b>${date.slash(loan.due)}: ${$(loan.totalDue)}</b>`],
          [`${$(loan.lateFee)} late fee will be charged after ${date.slash(loan.lateDay)}`, ""],
          ["Additional Principal", "$_______.___"],
          ["Additional Escrow", "$_______.___"],
          ["Late Charges", "$_______.___"],
          ["Total Amount Enclosed", "$_______.___"],
        ],
      )}</div></div><div class=r>Page 1 of 1</div>`,
    );
    return { html, truth };
  },
};

/** A west-coast servicer: labels above figures, long rates, a hand-drawn bar of the payment's parts, two pages. */
const calm: Layout = {
  name: "tc-mortgage-payment-bar",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tcMortgage(seed, {
      salt: 6,
      late: 0.2,
      texts: {
        payment: "Regular Payment",
        extra: "Curtailment",
        partial: "Partial Payment to Suspense",
        fee: "Late Charge",
        escrow: "County Treasurer - Property Tax",
      },
    });
    const number = `8-${digits(loan.random, 8)}`;
    const { person, paid, ytd } = loan;
    const long = `${loan.rate}00`;
    const truth = mortgageTold(loan, {
      institution: "Calderwood",
      also: ["Calderwood Loan Services, LLC", "Calderwood Loan Services"],
      number,
      rate: long,
      maturity: "day",
      pastDue: "always",
      fees: "always",
      openEscrow: true,
    });
    const share = (amount: number) => `${Math.round((amount / loan.regular) * 100)}%`;
    const above = (label: string, value: string) => `<div class=k>${label}</div><div class=v>${value}</div>`;
    const escrowRows = loan.rows.filter((row) => row.kind === "escrow");
    const html = document(
      `${BASE}body{font:9pt Calibri,Carlito,Arial;color:#1d2b36}.logo{font:300 24pt Calibri,Carlito,Arial;color:#00857c;letter-spacing:-1px}.k{font-size:8pt;color:#5b6b76;margin-top:7px}.v{font-size:11pt}h2{font-size:12pt;font-weight:normal;color:#00857c;margin:16px 0 4px;border-bottom:1px solid #c8d2d6}.card{border:1px solid #c8d2d6;padding:8px 12px}.t th{font-size:8pt;font-weight:normal;color:#5b6b76;border-bottom:1px solid #c8d2d6}.t td{padding:3px 0}.sum td{border-top:1px solid #1d2b36;font-weight:bold}.stack{display:flex;height:14px;margin:8px 0}.small{line-height:1.4}.cut{border-top:1px dotted #000;margin-top:16px;padding-top:8px}.pb{break-before:page}.key{font-size:8pt;display:inline-block;width:9px;height:9px;margin-right:4px}`,
      `<div class=row><div><div class=logo>Calderwood</div><div class=small>P.O. Box 514387, Los Angeles, CA 90051-4387</div></div><div class=r><b>Monthly Mortgage Statement</b><br>Statement Date ${date.long(loan.statement)}<br>Loan Number ${number}</div></div>
<div class=row style="margin-top:20px"><div style="padding:10px 0 0 18px">${person.name}<br>${person.street}<br>${person.town}</div><div class=card style="background:#eef7f6"><div class=row><div>${above("Payment Due Date", `<b>${date.long(loan.due)}</b>`)}</div><div>${above("Amount Due", `<b style="font-size:16pt">${$(loan.totalDue)}</b>`)}</div></div><div class=small>If received after ${date.long(loan.lateDay)}, a late charge of ${$(loan.lateFee)} may be assessed.</div></div></div>
<h2>Account Information</h2><div class=row><div>${above("Property Address", `${person.street}, ${person.town}`)}${above("Prepayment Penalty", "None")}</div><div>${above("Principal Balance*", $(loan.balance))}${above("Escrow Balance", $(loan.escrowBalance))}</div><div>${above("Interest Rate", `${long}%`)}${above("Suspense Balance", $(loan.partial))}</div><div>${above("Maturity Date", date.long(loan.maturity))}${above("Loan Term", `${loan.term} months`)}</div></div><div class=small>*This is your principal balance only, not the amount required to pay your loan in full.</div>
<div class=row><div><h2>Explanation of Amount Due</h2><div class=stack><div style="width:${share(loan.principalDue)};background:#00857c"></div><div style="width:${share(loan.interestDue)};background:#f2a33a"></div><div style="width:${share(loan.escrow)};background:#47627a"></div></div>${pairs(
        [
          ["<span class=key style='background:#00857c'></span>Principal", $(loan.principalDue)],
          ["<span class=key style='background:#f2a33a'></span>Interest", $(loan.interestDue)],
          ["<span class=key style='background:#47627a'></span>Escrow (Taxes and Insurance)", $(loan.escrow)],
          ["<b>Regular Monthly Payment</b>", `<b>${$(loan.regular)}</b>`],
          ["Past Due Payment(s)", $(loan.pastDue)],
          ["Fees/Charges Since Last Statement", $(loan.fees)],
        ],
      )}<table class=sum><tr><td>Total Amount Due</td><td class=r>${$(loan.totalDue)}</td></tr></table></div><div><h2>Past Payments Breakdown</h2>${grid(
        "lrr",
        ["", "Since Last Statement", "Year-to-Date"],
        [
          ["Principal", $(paid.principal), $(ytd.principal)],
          ["Interest", $(paid.interest), $(ytd.interest)],
          ["Escrow", $(paid.escrow), $(ytd.escrow)],
          ["Fees", "$0.00", "$0.00"],
          ["Unapplied", $(paid.unapplied), $(ytd.unapplied)],
          ["<b>Total Paid</b>", `<b>${$(paid.total)}</b>`, `<b>${$(ytd.total)}</b>`],
        ],
        "class=t",
      )}</div></div>
<div class="row cut"><div class=small>Detach and return with payment. Please write your loan number on your check.<br>${person.name}<br>Loan Number ${number}<br><br>CALDERWOOD LOAN SERVICES, LLC<br>P.O. BOX 660929<br>DALLAS, TX 75266-0929</div><div>${pairs(
        [
          [`Payment Due ${date.slash(loan.due)}`, $(loan.totalDue)],
          [`After ${date.slash(loan.lateDay)} pay`, $(loan.totalDue + loan.lateFee)],
          ["Additional Principal", "$ . . . . . . . ."],
          ["Additional Escrow", "$ . . . . . . . ."],
          ["Total Enclosed", "$ . . . . . . . ."],
        ],
      )}</div></div><div class="r small">Page 1 of 2</div>
<div class=pb><div class=row><div class=logo>Calderwood</div><div class=r>Loan Number ${number}<br>Page 2 of 2</div></div><h2>Transaction Activity</h2>${grid(
        "llrr",
        ["Date Posted", "Description", "Charges", "Payments"],
        loan.rows
          .filter((row) => row.kind !== "escrow")
          .map((row) => [
            date.slash(row.day),
            row.text,
            row.total < 0 ? money.dollar(-row.total) : "",
            row.total > 0 ? $(row.total) : "",
          ]),
        "class=t",
      )}${
        escrowRows.length > 0
          ? `<h2>Escrow Disbursements</h2>${grid(
              "llr",
              ["Date Paid", "Description", "Amount"],
              escrowRows.map((row) => [date.slash(row.day), row.text, $(-row.total)]),
              "class=t",
            )}`
          : ""
      }<h2>Important Messages</h2><div class=small>${
        loan.late
          ? `<p><b>Delinquency Notice.</b> As of ${date.long(loan.statement)} you are ${loan.daysLate} days delinquent on your mortgage loan. Failure to bring your loan current may result in fees and foreclosure - the loss of your home. Payment due ${date.slash(loan.missed)}: unpaid balance of ${$(loan.pastDue)}. Total: ${$(loan.totalDue)} due. You must pay this amount to bring your loan current.</p>`
          : "<p>Your 1098 Mortgage Interest Statement is posted to your online account by January 31 of each year.</p>"
      }<p><b>Partial payments.</b> A payment of less than the amount due may be held in a suspense account until the rest is received.</p><p><b>Application of payments.</b> Unless you instruct otherwise, money received above the regular monthly payment goes first to past due payments, then to late charges and fees, then to principal.</p><p><b>Housing counselors.</b> For a list of counselors in your area call the U.S. Department of Housing and Urban Development at (800) 569-4287 or the Consumer Financial Protection Bureau at (855) 411-2372.</p><p>Calderwood Loan Services, LLC. Equal Housing Opportunity. NMLS ID # 35953. Licensed by the Department of Financial Protection and Innovation under the California Residential Mortgage Lending Act.</p></div></div>`,
    );
    return { html, truth };
  },
};

export const tcLenders: readonly Layout[] = [boxes, calm];
