import { document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { alsoCalled, NEXT_PAGE, SHEET } from "./sn-data.ts";

const $ = money.dollar;

/** A large servicer that does business under a brand: explanation of the amount due, past payments broken down, recent history when late. */
const mortgage: Layout = {
  name: "sn-mortgage-servicer-dba",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 13 + 59, loanSizes.mortgage);
    const random = seededRandom(seed + 66_101);
    const servicer = "Keystone Harbor Home Loans";
    const number = d.number;
    const monthly = d.instalment + d.escrow;
    const fees = d.lateFee === 0 ? 0 : Math.round(d.instalment * 0.04);
    const due = monthly + d.pastDue + fees;
    const months = Math.min(Number(d.last.day.slice(5, 7)), d.paymentsMade);
    const tax = random.whole(90_000, 410_000);
    const late = d.pastDue > 0;
    const overdueSince = addMonths(d.dueDate, -1);
    const unapplied = random.chance(0.3) ? random.whole(50, 400) * 100 : 0;
    const rows = [
      [date.slash(d.last.day), "Payment - Thank you", "", $(d.last.amount)],
      ...(fees > 0 ? [[date.slash(addDays(d.statementDate, -1)), "Late Charge Assessed", $(fees), ""]] : []),
      ...(random.chance(0.5)
        ? [
            [
              date.slash(addDays(d.statementDate, -4)),
              "Escrow Disbursement - County Tax (from your escrow account)",
              "",
              `-${$(tax)}`,
            ],
          ]
        : []),
    ].toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));
    const html = document(
      `body{font:9pt "Liberation Sans";color:#1d1d1d}${BASE}${SHEET}.brand{font-size:16pt;font-weight:bold;color:#1b4d89}.brand small{display:block;font-size:7pt;font-weight:normal;color:#666}h3{font-size:9.6pt;margin:0;background:#dbe6f3;padding:3px 6px;color:#1b4d89}.two{display:flex;gap:14px;margin-top:10px}.two>div{flex:1}td{padding:1.5px 6px}.tot td{font-weight:bold;border-top:1px solid #1b4d89}.t th{font-size:7.8pt;border-bottom:1px solid #1b4d89;padding:2px 6px}.key{background:#1b4d89;color:#fff;padding:6px 10px;min-width:220px}.alert{border:2px solid #a8201a;padding:6px 10px;margin-top:10px}.alert p{margin:3px 0}.tear{border-top:1px dashed #000;margin-top:12px;padding-top:4px;font-size:7pt}.small{font-size:7pt;line-height:1.4}`,
      `<div class=sheet><div class=row><div class=brand>keystone harbor<small>HOME LOANS</small></div><div class=small>Harborlight Loan Servicing, LLC d/b/a<br>Keystone Harbor Home Loans<br>PO Box 619063, Dallas, TX 75261-9063</div><div class="small r"><b>MORTGAGE STATEMENT</b><br>Statement date: ${date.slash(d.statementDate)}<br>Customer Relations 1-888-555-0109<br>keystoneharbor.example</div></div>
      <div class=row style="margin-top:14px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}<br><br>Property Address: ${d.person.street}, ${d.person.town}</div><div class=key>${pairs(
        [
          ["Loan Number", number],
          ["Payment Due Date", date.slash(d.dueDate)],
          ["<b>Total Amount Due</b>", `<b>${$(due)}</b>`],
        ],
      )}<div style="font-size:7pt">If payment is received after ${date.slash(addDays(d.dueDate, 15))}, a ${$(Math.round(d.instalment * 0.04))} late fee will be charged.</div></div></div>
      <div class=two><div><h3>Account Information</h3>${pairs([
        ["Outstanding Principal*", $(d.principal)],
        ["Interest Rate", `${d.rate}%`],
        ["Interest Rate Type", "Fixed"],
        ["Prepayment Penalty", "None"],
        ["Maturity Date", date.slash(d.maturity)],
        ["Escrow Balance", $(d.escrowBalance)],
        ["Unapplied Funds**", $(unapplied)],
      ])}<div class=small style="padding:0 6px">*This is your principal balance only, not the amount required to pay off your loan.</div></div><div><h3>Explanation of Amount Due</h3>${pairs(
        [
          ["Principal", $(d.nextPrincipal)],
          ["Interest", $(d.nextInterest)],
          ["Escrow (Taxes and/or Insurance)", $(d.escrow)],
          ["<b>Regular Monthly Payment</b>", `<b>${$(monthly)}</b>`],
          ["Total Fees and Charges", $(fees)],
          ["Overdue Payment(s)", $(d.pastDue)],
        ],
      )}<table class=tot><tr><td>Total Amount Due</td><td class=r>${$(due)}</td></tr></table></div></div>
      <div class=two><div style="flex:1.15"><h3>Past Payments Breakdown</h3>${grid(
        "lrr",
        ["", "Paid Since Last Statement", "Paid Year-to-Date"],
        [
          ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
          ["Interest", $(d.last.interest), $(d.ytdInterest)],
          ["Escrow (Taxes & Insurance)".replace("&", "&amp;"), $(d.escrow), $(d.escrow * months)],
          ["Fees", $(0), $(0)],
          ["Partial Payment (Unapplied)**", $(0), $(unapplied)],
          [
            "<b>Total</b>",
            `<b>${$(d.last.amount)}</b>`,
            `<b>${$(d.ytdPrincipal + d.ytdInterest + d.escrow * months + unapplied)}</b>`,
          ],
        ],
        "class=t",
      )}</div><div><h3>Important Messages</h3><div class=small style="padding:4px 6px">**Partial payments are not applied to your mortgage but held in a separate suspense account. Once we hold a full payment of ${$(monthly)} it is applied.<br><br><b>Escrow analysis:</b> your new escrow payment of ${$(d.escrow + random.whole(400, 6_000))} may begin ${date.long(addMonths(`${d.dueDate.slice(0, 8)}01`, 3))}.<br><br><b>Thinking of cash?</b> You may have up to ${money.wholeDollars(random.whole(20, 90) * 100_000)} in home equity. Rates from 6.625% (6.871% APR).</div></div></div>
      <h3 style="margin-top:10px">Transaction Activity (${date.slash(addDays(d.statementDate, -31))} to ${date.slash(d.statementDate)})</h3>${grid("llrr", ["Date", "Description", "Charges", "Payments"], rows, "class=t")}
      ${
        late
          ? `<div class=alert><p><b>**Delinquency Notice**</b> You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure. As of ${date.slash(d.statementDate)} you are ${Math.max(1, Math.round((Date.parse(d.statementDate) - Date.parse(overdueSince)) / 86_400_000))} days delinquent on your mortgage loan.</p><p>Recent Account History: Payment due ${date.slash(addMonths(d.dueDate, -3))}: Fully paid on time &middot; Payment due ${date.slash(addMonths(d.dueDate, -2))}: Fully paid on ${date.slash(d.last.day)} &middot; Payment due ${date.slash(overdueSince)}: Unpaid balance of ${$(d.pastDue)} &middot; Current payment due ${date.slash(d.dueDate)}: ${$(monthly)}</p><p><b>Total: ${$(due)} due. You must pay this amount to bring your loan current.</b> For homeownership counselors call HUD, 800-555-0187.</p></div>`
          : ""
      }
      <div class="tear foot">Please return this coupon with your check. Allow 5 to 7 days for delivery. Do not write below the line.</div><div class=row style="margin-top:6px"><div>Loan Number ${number}<br>${d.person.name}<br><br>KEYSTONE HARBOR HOME LOANS<br>PO BOX 650783<br>DALLAS, TX 75265-0783</div><div>${pairs(
        [
          [`Due By ${date.slash(d.dueDate)}`, $(due)],
          [`After ${date.slash(addDays(d.dueDate, 15))}`, $(due + Math.round(d.instalment * 0.04))],
          ["Additional Principal", "$______________"],
          ["Additional Escrow", "$______________"],
          ["Total Enclosed", "$______________"],
        ],
        'style="border:1px solid #000"',
      )}</div></div>
      </div>${NEXT_PAGE}<div class=small style="columns:2;column-gap:22px"><p><b>FEE SCHEDULE.</b> Payment by phone with an agent, up to $14.00. Returned check, up to $25.00. Payoff quote by fax, $10.00. Recording, actual cost. Property inspection, $15.00 each.</p><p><b>NOTICE OF ERROR AND INFORMATION REQUESTS.</b> Write to PO Box 619098, Dallas, TX 75261-9741. Include your name, loan number and the reason.</p><p><b>SUCCESSORS IN INTEREST.</b> If the person named died or no longer holds an interest, write to us for the steps that confirm you.</p><p><b>HAZARD INSURANCE.</b> Mail your declarations to PO Box 7729, Springfield, OH 45501. If we have no proof of cover we may buy a policy that costs several times more, for example $2,940.00 a year.</p><p><b>CREDIT REPORTING.</b> We may report information about your account to credit bureaus. Late payments or other defaults may be reflected in your credit report.</p><p><b>DEBT COLLECTOR.</b> Harborlight Loan Servicing, LLC (NMLS ID 700414) is a debt collector. If you are in bankruptcy this is not an attempt to collect. New York City license 1392038. Colorado: 8690 Wolff Court, Suite 110, Westminster.</p><p><b>EXTRA PRINCIPAL.</b> One more payment a year on a 30-year loan of $250,000 at 6.50% saves about $71,800 of interest.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: servicer,
        accounts: [
          {
            kind: "mortgage",
            institution: servicer,
            accountLast4: number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            minimumPayment: decimal(monthly),
            paymentDueDate: d.dueDate,
            pastDue: decimal(d.pastDue),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...alsoCalled([
            "Harborlight Loan Servicing, LLC",
            "Harborlight Loan Servicing, LLC d/b/a Keystone Harbor Home Loans",
            "KEYSTONE HARBOR HOME LOANS",
            "keystone harbor HOME LOANS",
            "keystone harbor",
          ]),
          "accounts.0.periodStart": [addDays(d.statementDate, -31)],
          "accounts.0.periodEnd": [d.statementDate],
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
          "accounts.0.interestCharged": [decimal(d.last.interest), decimal(d.nextInterest)],
          "accounts.0.feesCharged": [decimal(fees)],
        },
      },
    };
  },
};

/** A consumer lender with branches: a letter-like bill from the branch, a rate and a dearer APR, insurance sold with the loan, an offer of more. */
const personal: Layout = {
  name: "sn-personal-branch-lender",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 17 + 5, loanSizes.personal);
    const lender = "Dogwood Financial";
    const apr = (Number(d.rate) + 1 + (seed % 19) / 10).toFixed(2);
    const past = d.pastDue;
    const due = d.instalment + past + d.lateFee;
    const accrued = Math.round(d.perDiem * 9);
    const before = d.principalBefore;
    const html = document(
      `body{font:10pt "Liberation Serif";color:#111}${BASE}${SHEET}.h{border-bottom:4px double #5a2a82;padding-bottom:6px}.h b{font:bold 18pt "Liberation Serif";color:#5a2a82}td{padding:2px 0}.bx{border:1px solid #5a2a82;padding:8px 12px}.bx h4{margin:0 0 4px;font:bold 10pt "Liberation Sans";color:#5a2a82}.l td{border-bottom:1px dotted #999}.tear{border-top:1px dashed #444;margin:16px 0 8px;font:7pt "Liberation Sans";text-align:right}.small{font:7.4pt/1.4 "Liberation Sans"}`,
      `<div class=sheet><div class="row h"><div><b>Dogwood Financial</b><br>Branch 0417 &middot; 2280 Northside Plaza, Suite D<br>Murfreesboro, TN 37129 &middot; (615) 555-0148</div><div class=r>Hours: M&ndash;Th 8:30&ndash;5:00, F 8:30&ndash;6:00<br>Pay online: mydogwood.example<br>Your specialist: D. Whitlow</div></div>
      <div class=row style="margin-top:16px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div>${pairs(
        [
          ["Account number", `0417-${d.number.slice(0, 8)}`],
          ["Billing date", date.abbreviatedBare(d.statementDate)],
        ],
      )}</div></div>
      <p>Here is what you need to know about your personal loan this month. Your payment is <b>${$(d.instalment)}</b> and is due <b>${date.abbreviatedBare(d.dueDate)}</b>.${past > 0 ? ` Our records show that ${$(past)} from last month has not been paid. Please call the branch today so we can help.` : ""}</p>
      <div class=row><div class=bx><h4>What you owe now</h4>${pairs(
        [
          ["Scheduled payment", $(d.instalment)],
          ["Past due amount", $(past)],
          ["Unpaid late fees", $(d.lateFee)],
          ["<b>Total payment due</b>", `<b>${$(due)}</b>`],
          ["Due date", date.abbreviatedBare(d.dueDate)],
        ],
        "class=l",
      )}<p style="margin:6px 0 0;font-size:8.5pt">A late fee of $${(25).toFixed(2)} is added if we have not received the payment by ${date.abbreviatedBare(addDays(d.dueDate, 10))}.</p></div><div class=bx><h4>Loan snapshot</h4>${pairs(
        [
          ["Loan date", date.abbreviatedBare(d.openedOn)],
          ["Amount of note", $(d.original)],
          ["Annual rate of interest", `${d.rate}%`],
          ["APR (includes prepaid finance charge)", `${apr}%`],
          ["Final payment due", date.abbreviatedBare(d.maturity)],
          ["Principal balance", $(d.principal)],
          ["Interest accrued, not yet due", $(accrued)],
        ],
        "class=l",
      )}</div></div>
      <p style="margin-bottom:2px"><b>Since your last bill</b></p>${grid(
        "lrrrrr",
        ["", "Total", "Principal", "Interest", "Fees", "Principal after"],
        [
          ["Balance forward", "", "", "", "", $(before)],
          [
            `${date.noYear(d.last.day)} Payment, debit card`,
            $(d.last.amount),
            $(d.last.principal),
            $(d.last.interest),
            $(0),
            $(d.principal),
          ],
        ],
      )}
      <p style="margin-bottom:2px"><b>Optional products on this account</b></p>${grid(
        "llr",
        ["Product", "Provided by", "Premium (financed)"],
        [
          ["Single credit life", "Laurel Fork Life Insurance Co.", "$418.20"],
          ["Accident &amp; disability", "Laurel Fork Life Insurance Co.", "$611.75"],
          ["Home &amp; auto membership", "Roadmark Club, Inc.", "$240.00"],
        ],
      )}
      <p style="background:#f1eaf7;padding:8px"><b>Need extra cash?</b> You may be able to borrow ${money.wholeDollars(150_000 + (seed % 9) * 25_000)} more. Loans from $1,500 to $20,000; APRs range from 18.00% to 35.99%. New customers you refer earn you $50.</p>
      <p class=small>Dogwood Financial is the trade name of Tri-County Acceptance, Inc. (NMLS 13298). Loans in Ohio are made by TCA Lending of Ohio, LLC. Interest is computed daily on the unpaid principal; a payment a week late costs about ${$(d.perDiem * 7)} more in interest. The pay-off figure, good for ten days, is ${$(d.principal + accrued + d.perDiem * 10)}; ask for a written quote. Paying ahead does not excuse later instalments. A refund of unearned premiums may be due if you prepay. We may report late payments to credit bureaus. Returned payment fee $20.00.</p>
      <div class="tear foot" style="padding-top:3px">RETURN THIS PART TO THE BRANCH OR TO PO BOX 5590, NASHVILLE TN 37202</div><div class=row><div>${d.person.name}<br>Account 0417-${d.number.slice(0, 8)}<br>Make check payable to: Tri-County Acceptance, Inc.</div><div>${pairs(
        [
          ["Payment due date", date.abbreviatedBare(d.dueDate)],
          ["Total payment due", $(due)],
          ["I am paying", "$ ______________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: lender,
        accounts: [
          {
            kind: "personal-loan",
            institution: lender,
            accountLast4: d.number.slice(4, 8),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            minimumPayment: decimal(d.instalment),
            paymentDueDate: d.dueDate,
            pastDue: decimal(past),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...alsoCalled(["Tri-County Acceptance, Inc.", "Dogwood Financial Branch 0417"]),
          "accounts.0.previousBalance": [decimal(before)],
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
          "accounts.0.interestCharged": [decimal(d.last.interest), decimal(accrued)],
          "accounts.0.feesCharged": [decimal(d.lateFee), "0.00"],
        },
      },
    };
  },
};

export const snLoansSecond: readonly Layout[] = [mortgage, personal];
