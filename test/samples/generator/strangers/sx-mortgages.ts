import { document, type Layout } from "../layout.ts";
import { addMonths } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { address, debtTruth, makeMortgage, monthOpen, SHEET } from "./sx-data.ts";

const $ = money.dollar;

/** A servicer's brand over its legal name, built after the model form with the delinquency box. */
const brand: Layout = {
  name: "sx-mortgage-servicer-brand-model-form",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeMortgage(seed * 7 + 31);
    const other = 1_500 * (seed % 2);
    const html = document(
      `body{font:9pt "Liberation Sans";color:#1c2b3a}${BASE}${SHEET}.logo{font:bold 24pt "Liberation Sans Narrow";color:#00808a}.h{background:#00808a;color:#fff;font-weight:bold;padding:3px 7px;margin-top:9px}td{padding:2px 7px}.key td{font-size:10pt;font-weight:bold;border-bottom:1px solid #9cc}.t td{border-top:1px solid #00808a;font-weight:bold}.cut{border-top:1px dashed #444;padding-top:6px}.mono{font:8.5pt "Liberation Mono"}`,
      `<div class=sheet><div class=row><div><div class=logo>larkhaven</div><div class=small>RETURN SERVICE ONLY. PLEASE DO NOT SEND MAIL TO THIS ADDRESS<br>PO Box 818060 &nbsp; 5801 Postal Road &nbsp; Cleveland, OH 44181</div><p style="margin-top:26px">${address(d.person)}</p></div>
      <div><div style="font:bold 14pt Liberation Sans;text-align:right">MORTGAGE LOAN STATEMENT</div>${pairs(
        [
          ["STATEMENT DATE", date.slash(d.statementDate)],
          ["LOAN NUMBER", d.number],
          ["PAYMENT DUE DATE", date.slash(d.dueDate)],
          ["AMOUNT DUE", $(d.total)],
        ],
        "class=key",
      )}<p class=small>If payment is received after ${date.slash(d.lateAfter)}, ${$(d.lateCharge)} late fee may be charged.</p><p class=small><b>QUESTIONS? WE'RE HERE TO HELP.</b><br>Monday-Thursday 7 a.m. to 8 p.m. (CT) &middot; 833-555-0190<br>www.larkhavenhomeloans.example<br>PROPERTY ADDRESS: ${d.person.street}, ${d.person.town}</p></div></div>
      <div class=row><div><div class=h>ACCOUNT OVERVIEW</div>${pairs([
        ["Interest Bearing Principal Balance<sup>1</sup>", $(d.principal)],
        ["Deferred Principal Balance", $(0)],
        ["Interest Rate (Fixed)", `${d.rate}%`],
        ["Prepayment Penalty", "No"],
        ["Escrow Balance", $(d.escrowBalance)],
        ["Unapplied Funds<sup>2</sup>", $(d.unapplied)],
      ])}</div><div><div class=h>EXPLANATION OF AMOUNT DUE</div>${pairs([
        ["Principal", $(d.nextPrincipal)],
        ["Interest", $(d.nextInterest)],
        ["Escrow Amount (for Taxes and/or Insurance)", $(d.escrow)],
        ["<b>REGULAR MONTHLY PAYMENT</b>", `<b>${$(d.regular)}</b>`],
        ["Total Fees and Charges", $(d.lateFee)],
        ["Overdue Payment(s)", $(d.late ? d.regular : 0)],
        ["<b>TOTAL AMOUNT DUE</b>", `<b>${$(d.total)}</b>`],
      ])}</div></div>
      <div class=h>TRANSACTION ACTIVITY (${date.slash(d.from)} to ${date.slash(d.to)})</div>${grid(
        "llrrrrr",
        ["Date", "Description", "Total", "Principal", "Interest", "Escrow", "Other"],
        [
          [
            date.slash(d.last.day),
            "Payment",
            $(d.last.amount + other),
            $(d.last.principal),
            $(d.last.interest),
            $(d.escrow),
            other ? $(other) : "",
          ],
          ...(other ? [[date.slash(d.last.day), "Pay by phone fee", $(-other), "", "", "", $(-other)]] : []),
          ...(d.late
            ? [
                [
                  date.slash(addDays(d.last.day, 1)),
                  "Late Charge Assessed",
                  $(d.lateFee),
                  "",
                  "",
                  "",
                  $(d.lateFee),
                ],
              ]
            : []),
        ],
      )}
      <div class=row><div><div class=h>PAST PAYMENTS BREAKDOWN</div>${grid(
        "lrr",
        ["", "Paid Since<br>Last Statement", "Paid Year<br>to Date"],
        [
          ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
          ["Interest", $(d.last.interest), $(d.ytdInterest)],
          ["Escrow (Taxes and Insurance)", $(d.escrow), $(d.ytdEscrow)],
          ["Fees and Charges", $(other), $(other)],
          ["Unapplied Funds", $(0), $(d.unapplied)],
          [
            "<b>Total</b>",
            $(d.last.amount + other),
            $(d.ytdPrincipal + d.ytdInterest + d.ytdEscrow + other + d.unapplied),
          ],
        ],
      )}</div><div style="flex:.9"><div class=h>${d.late ? "DELINQUENCY NOTICE" : "IMPORTANT MESSAGES"}</div><div class=small style="padding:4px">${
        d.late
          ? `You are late on your mortgage payments. As of ${date.slash(d.statementDate)}, you are ${Number(d.statementDate.slice(8)) - 1} days delinquent on your mortgage loan. Failure to bring your loan current may result in fees and foreclosure.<br><b>Recent Account History</b><br>&bull; Payment due ${date.slash(addMonths(d.dueDate, -3))}: Fully paid on time<br>&bull; Payment due ${date.slash(addMonths(d.dueDate, -2))}: Fully paid on ${date.slash(d.last.day)}<br>&bull; Payment due ${date.slash(addMonths(d.dueDate, -1))}: Unpaid balance of ${$(d.regular)}<br>&bull; Current payment due ${date.slash(d.dueDate)}: ${$(d.regular)}<br><b>Total: ${$(d.total)} due. You must pay this amount to bring your loan current.</b>`
          : `<b>Thinking of refinancing?</b> Your home may have gained $40,000 or more in value. Ask about cash-out at rates from 5.875% (6.012% APR). <br><br>You can go paperless at our website.`
      }</div></div></div>
      <div class=small style="margin-top:6px"><sup>1</sup>This is your Principal Balance only, not the amount required to pay your loan in full. <sup>2</sup>Any partial payments that you make are not applied to your mortgage, but instead are held in a separate unapplied account. Brantwood Mortgage LLC d/b/a Larkhaven Home Loans is a debt collector. This is an attempt to collect a debt and any information obtained will be used for that purpose. NMLS #118820.</div>
      <div class="cut foot row"><div>LARKHAVEN HOME LOANS<br>PO BOX 650783<br>DALLAS, TX 75265-0783<div class=mono style="margin-top:12px">0000${d.number}${decimal(d.total).replace(".", "").padStart(9, "0")}</div></div><div>${pairs(
        [
          ["LOAN NUMBER", d.number],
          [`TOTAL AMOUNT DUE ${date.slash(d.dueDate)}`, $(d.total)],
          [`IF RECEIVED AFTER ${date.slash(d.lateAfter)}`, $(d.total + d.lateCharge)],
          ["ADDITIONAL PRINCIPAL", "$ _________"],
          ["ADDITIONAL ESCROW", "$ _________"],
          ["TOTAL AMOUNT OF YOUR CHECK", "$ _________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "Larkhaven Home Loans",
        [
          "larkhaven",
          "LARKHAVEN HOME LOANS",
          "Brantwood Mortgage LLC",
          "Brantwood Mortgage LLC d/b/a Larkhaven Home Loans",
        ],
        [
          {
            facts: {
              kind: "mortgage",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              minimumPayment: decimal(d.regular),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.late ? d.regular : 0),
              apr: d.rate,
            },
            open: monthOpen(d, {
              paymentsAndCredits: [decimal(d.last.amount), decimal(d.last.amount + other)],
              feesCharged: [decimal(d.lateFee), decimal(other), decimal(d.lateFee + other)],
              periodStart: [d.from],
              periodEnd: [d.to],
            }),
          },
        ],
      ),
    };
  },
};

/** A large bank: the loan's facts down the right edge, payment sums in the middle, activity with its split. */
const bank: Layout = {
  name: "sx-mortgage-large-bank-right-column",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeMortgage(seed * 5 + 404);
    const number = `0${d.number.slice(0, 9)}`;
    const adjustable = seed % 3 === 0;
    const html = document(
      `body{font:9pt "Liberation Serif";color:#111}${BASE}${SHEET}.side{flex:0 0 2.1in!important;font-size:8.4pt;border-left:1px solid #aaa;padding-left:12px}.side b{display:block;margin-top:7px}h1{font:normal 17pt "Liberation Serif";margin:4px 0}h3{font-size:11pt;margin:12px 0 3px;border-bottom:1.5px solid #900}td{padding:1.5px 4px}.n th{font-size:8pt;border-bottom:1px solid #888}.tot td{font-weight:bold;border-top:1px solid #111}`,
      `<div class=sheet><div style="font:bold 15pt 'Liberation Serif';color:#900;letter-spacing:1px">DUNMORE BANK<span style="font-size:9pt;color:#333;letter-spacing:0"> &nbsp; HOME LENDING</span></div>
      <div class=row><div><p style="margin:20px 0 26px">${address(d.person)}</p><h1>Mortgage statement</h1><h3>Payment summary</h3>${pairs(
        [
          ["Principal", $(d.nextPrincipal)],
          ["Interest", $(d.nextInterest)],
          ["Escrow (taxes and insurance)", $(d.escrow)],
          [`<b>Current monthly payment ${date.short(d.dueDate)}</b>`, `<b>${$(d.regular)}</b>`],
          d.late && [`Past due payment ${date.short(addMonths(d.dueDate, -1))}`, $(d.regular)],
          d.late && ["Unpaid late charges", $(d.lateFee)],
          [`<b>Total payment due ${date.short(d.dueDate)}</b>`, `<b>${$(d.total)}</b>`],
        ],
      )}<p class=small>After ${date.short(d.lateAfter)} a late charge of ${$(d.lateCharge)} may apply. If you are enrolled in our preferred payment plan, your payment will be drafted from your account at the institution you chose; do not mail a check.</p>
      <h3>Summary</h3><p style="margin:3px 4px">Unpaid principal balance ${$(d.principal)} <span class=small>(Contact us for your payoff amount; it is higher because of interest and fees)</span></p>${pairs(
        [
          ["Interest rate", `${d.rate}%`],
          adjustable && ["Next rate change", date.long(addMonths(d.dueDate, 9))],
          ["Interest paid year-to-date", $(d.ytdInterest)],
          ["Principal paid year-to-date", $(d.ytdPrincipal)],
          ["Taxes paid year-to-date", $(d.escrow * 4)],
          ["Escrow balance", $(d.escrowBalance)],
          ["Original loan amount", $(d.original)],
          ["Maturity date", date.slash(d.maturity)],
        ],
      )}</div><div class=side><b>Statement date</b>${date.slash(d.statementDate)}<b>Loan number</b>${number}<b>Property address</b>${d.person.street}<br>${d.person.town}<b>Customer service</b>Phone 1-800-555-0122<br>Se habla espa&ntilde;ol 1-800-555-0123<br>Mon - Fri 6 am - 10 pm CT<br>Sat 8 am - 2 pm CT<b>Online</b>dunmorebank.example<b>Correspondence</b>PO Box 10335<br>Des Moines IA 50306<b>Payments</b>PO Box 51120<br>Los Angeles CA 90051<div style="border:1px solid #900;padding:5px;margin-top:14px">Home equity rates as low as <b style="display:inline">8.24% APR</b> on $50,000 lines. Dunmore Bank, N.A. Equal Housing Lender.</div></div></div>
      <h3>Activity since your last statement</h3>${grid(
        "llrrrr",
        ["Date", "Description", "Total", "Principal", "Interest", "Escrow"],
        [
          [
            date.noYear(d.last.day),
            "PAYMENT - THANK YOU",
            $(d.last.amount),
            $(d.last.principal),
            $(d.last.interest),
            $(d.escrow),
          ],
          [date.noYear(addDays(d.last.day, 2)), "COUNTY TAX PMT", $(-d.escrow * 4), "", "", $(-d.escrow * 4)],
          ...(d.late ? [[date.noYear(addDays(d.last.day, 3)), "LATE CHARGE", $(d.lateFee), "", "", ""]] : []),
        ],
        "class=n",
      )}
      <h3>Important messages</h3><div class=small>${adjustable ? `Your loan has an adjustable rate. The rate shown stays in effect until ${date.long(addMonths(d.dueDate, 9))}; the margin is 2.250% over the 1-Year Treasury index and the lifetime cap is 5.000% above the first rate. ` : ""}Funds received over your scheduled payment go first to past due payments, then to fees, then to principal. HUD-approved counselors: 1-800-569-4287.</div>
      <div class=foot style="border-top:1px dashed #000;padding-top:5px"><div class=row><div class=small>Please detach and return with your payment. Make check payable to<br><b>Dunmore Bank Home Lending</b><br>${d.person.name}</div><div>${grid(
        "lll",
        ["Loan number", "Payment date", "Total payment"],
        [
          [number, date.slash(d.dueDate), $(d.total)],
          ["", `After ${date.short(d.lateAfter)}`, $(d.total + d.lateCharge)],
        ],
      )}</div></div></div></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "Dunmore Bank",
        ["DUNMORE BANK", "Dunmore Bank, N.A.", "Dunmore Bank Home Lending", "DUNMORE BANK HOME LENDING"],
        [
          {
            facts: {
              kind: "mortgage",
              accountLast4: number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(d.regular),
              paymentDueDate: d.dueDate,
              ...(d.late ? { pastDue: decimal(d.regular) } : {}),
              maturityDate: d.maturity,
              apr: d.rate,
            },
            open: monthOpen(d, d.late ? {} : { pastDue: ["0.00"] }),
          },
        ],
      ),
    };
  },
};

/** A subservicer for a trust: model form headings, its figures boxed, suspense money, an autopay line naming the payer's bank. */
const subservicer: Layout = {
  name: "sx-mortgage-subservicer-for-trust",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeMortgage(seed * 3 + 918);
    const html = document(
      `body{font:8.6pt "DejaVu Sans";color:#222}${BASE}${SHEET}.b{border:1px solid #333;padding:5px 8px;margin-bottom:8px}.b h4{margin:0 0 3px;font-size:9.4pt}td{padding:1.5px 0}.due{font-size:11pt;font-weight:bold}.cut{border-top:2px dotted #666;padding-top:5px}`,
      `<div class=sheet><div class=row><div><b style="font-size:15pt">Pinecrest</b><br><span style="letter-spacing:3px;font-size:7.5pt">MORTGAGE SERVICING</span><br><br><span class=small>P.O. Box 10826<br>Greenville, SC 29603-0826<br>For inquiries: 800-555-0162 Mon-Fri 8:00AM-9:00PM ET<br>www.pinecrestmtg.example</span></div><div class=b><h4>Mortgage Statement</h4>${pairs(
        [
          ["Statement Date:", date.bare(d.statementDate)],
          ["Account Number", d.number],
          ["Next Due Date", date.bare(d.late ? addMonths(d.dueDate, -1) : d.dueDate)],
          ["Payment Due Date", date.bare(d.dueDate)],
          ["<span class=due>Amount Due</span>", `<span class=due>${$(d.total)}</span>`],
        ],
      )}<div class=small>If payment is received after ${date.bare(d.lateAfter)}, a ${$(d.lateCharge)} late fee will be charged.</div></div></div>
      <p style="margin:4px 0 14px">${address(d.person)}</p>
      <div class=row><div class=b><h4>Account Information</h4>${pairs([
        ["Property Address", d.person.street],
        ["Outstanding Principal", $(d.principal)],
        ["Deferred Balance", $(0)],
        ["Interest Rate", `${d.rate}%`],
        ["Prepayment Penalty", "None"],
        ["Maturity Date", `${d.maturity.slice(5, 7)}/${d.maturity.slice(0, 4)}`],
        ["Escrow Balance", $(d.escrowBalance)],
        ["Suspense", $(d.unapplied)],
      ])}</div><div class=b><h4>Explanation of Amount Due</h4>${pairs([
        ["Principal", $(d.nextPrincipal)],
        ["Interest", $(d.nextInterest)],
        ["Escrow/Impound (Taxes and/or Insurance)", $(d.escrow)],
        ["Regular Monthly Payment", $(d.regular)],
        ["Total Fees and Charges Since Last Statement", $(d.lateFee)],
        ["Past Unpaid Amount", $(d.late ? d.regular : 0)],
        ["<b>Total Amount Due</b>", `<b>${$(d.total)}</b>`],
      ])}</div></div>
      <div class=b><h4>Past Payments Breakdown</h4>${grid(
        "lrr",
        ["", "Paid Since Last Statement", "Paid Year to Date"],
        [
          ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
          ["Interest", $(d.last.interest), $(d.ytdInterest)],
          ["Escrow (Taxes and Insurance)", $(d.escrow), $(d.ytdEscrow)],
          ["Fees", $(0), $(0)],
          ["Partial Payment (Unapplied)*", $(0), $(d.unapplied)],
          ["Total", $(d.last.amount), $(d.ytdPrincipal + d.ytdInterest + d.ytdEscrow + d.unapplied)],
        ],
      )}</div>
      <div class=b><h4>Transaction Activity (${date.bare(d.from)} to ${date.bare(d.to)})</h4>${grid(
        "llrr",
        ["Date", "Description", "Charges", "Payments"],
        [
          [date.bare(d.last.day), "Payment Received - Thank You", "", $(d.last.amount)],
          ...(d.late ? [[date.bare(addDays(d.last.day, 1)), "Late Fee Charged", $(d.lateFee), ""]] : []),
        ],
      )}</div>
      <div class=b><h4>Important Messages</h4><div class=small>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.<br><b>Auto draft:</b> You are set up for a recurring payment of ${$(d.regular)} from Bank of Wescott, account ending 7731.<br><b>Owner of your loan:</b> Ridgely Trust Company, N.A., not in its individual capacity but solely as trustee for RMAT 2021-3 Trust.<br>Ashgrove Mortgage LLC dba Pinecrest Mortgage Servicing, NMLS ID # 3013. If you are in bankruptcy this statement is for informational purposes only. To request information or assert an error write to PO Box 7050, Troy, MI 48007. A property inspection costs $20.00 where permitted.</div></div>
      <div class="cut foot"><div class=row><div>Pinecrest Mortgage Servicing<br>PO Box 650840<br>Dallas, TX 75265-0840</div><div>${pairs(
        [
          ["Account Number", d.number],
          [`Amount Due &mdash; Due By ${date.bare(d.dueDate)}:`, $(d.total)],
          [`${$(d.lateCharge)} late fee will be charged after`, date.bare(d.lateAfter)],
          ["Additional Principal", "$"],
          ["Additional Escrow", "$"],
          ["<b>Total Amount Enclosed</b>", "$"],
        ],
      )}</div></div></div></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "Pinecrest Mortgage Servicing",
        [
          "Pinecrest",
          "PINECREST",
          "Ashgrove Mortgage LLC",
          "Ashgrove Mortgage LLC dba Pinecrest Mortgage Servicing",
        ],
        [
          {
            facts: {
              kind: "mortgage",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              minimumPayment: decimal(d.regular),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.late ? d.regular : 0),
              apr: d.rate,
            },
            open: monthOpen(d, {
              // The paper says "Next Due Date" of a payment that is overdue already.
              ...(d.late ? { paymentDueDate: [addMonths(d.dueDate, -1)] } : {}),
              maturityDate: [d.maturity],
              periodStart: [d.from],
              periodEnd: [d.to],
            }),
          },
        ],
      ),
    };
  },
};

export const sxMortgages: readonly Layout[] = [brand, bank, subservicer];
