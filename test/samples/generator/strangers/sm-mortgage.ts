import { document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan } from "../loan-data.ts";
import { openLoanFigures } from "../loan-layouts.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { PAGE } from "./sm-data.ts";

const $ = money.dollar;

/** A bank that took the loan over from another: mail-room head, what changed on the left, the bill's parts on the right, escrow forecast after. */
const takenOver: Layout = {
  name: "sm-mortgage-taken-over",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 3 + 40, loanSizes.mortgage);
    const house = "Old Dominion Harbor Bank";
    const regular = d.instalment + d.escrow;
    const asked = regular + d.pastDue + d.lateFee;
    const taxes = Math.round(d.escrow * 0.72);
    const late = Math.round(d.instalment * 0.05);
    const newEscrow = d.escrow + 2_317 + (seed % 9) * 104;
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}h3{font:bold 9.5pt "Liberation Sans";margin:12px 0 3px;background:#d9e2ec;padding:3px 6px}.lh{font:bold 14pt "Liberation Sans";color:#102a43}.right{border:1.5px solid #102a43;padding:8px 10px}td{padding:2.5px 3px}th{font:bold 8pt "Liberation Sans";border-bottom:1px solid #102a43;padding:2px 3px}.tot{font-weight:bold;border-top:1.5px solid #000}.notice{border:1.5px solid #9b1c1c;padding:7px;margin-top:10px}.cp{border-top:2px dotted #444;margin-top:22px;padding-top:8px;font:9pt "Liberation Sans"}`,
      `<div class=row><div><span class=lh>OLD DOMINION HARBOR BANK</span><br>Home Loan Department &middot; PO Box 2201, Norfolk, VA 23501<br>757-555-0184 Mon&ndash;Fri 8&ndash;6 &middot; olddominionharbor.example</div><div class=r><b>HOME LOAN BILLING STATEMENT</b><br>Prepared ${date.long(d.statementDate)}<br>Loan No. ${d.number}</div></div>
      <div class=row style="margin-top:20px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}<p style="margin-top:18px"><b>Your loan came to us</b> from Tidepool Lending LLC (old loan no. 88-${Number(d.number.slice(0, 5)) + 11}) on ${date.long(addMonths(d.statementDate, -4))}. Balance then: ${$(d.principalBefore + 214_400)}. Payments sent to them are forwarded for 60 days.</p></div>
      <div class=right><table><tr><td><b>PAYMENT DUE</b></td><td class=r><b>${date.long(d.dueDate)}</b></td></tr><tr><td>Principal</td><td class=r>${$(d.nextPrincipal)}</td></tr><tr><td>Interest</td><td class=r>${$(d.nextInterest)}</td></tr><tr><td>Escrow (taxes and insurance)</td><td class=r>${$(d.escrow)}</td></tr><tr class=tot><td>Regular monthly payment</td><td class=r>${$(regular)}</td></tr><tr><td>Unpaid late charges</td><td class=r>${$(d.lateFee)}</td></tr><tr><td>Payments past due</td><td class=r>${$(d.pastDue)}</td></tr><tr class=tot><td>TOTAL NOW DUE</td><td class=r>${$(asked)}</td></tr><tr><td>If received after ${date.long(addDays(d.dueDate, 15))}</td><td class=r>${$(asked + late)}</td></tr></table></div></div>
      ${d.pastDue > 0 ? `<div class=notice><b>NOTICE OF DELINQUENCY.</b> You are late on your payment of ${date.long(addMonths(d.dueDate, -1))}: ${$(d.pastDue)}. Not paying may lead to fees and to foreclosure. ${$(d.pastDue + d.lateFee)} would bring the loan current today. A HUD-approved counselor: 800-569-4287.</div>` : ""}
      <div class=row><div><h3>About the loan</h3>${pairs([
        ["Amount of the note", $(d.original)],
        ["Principal outstanding", $(d.principal)],
        ["Note rate", `${d.rate}%`],
        ["Rate type", "Fixed"],
        ["Note matures", date.long(d.maturity)],
        ["Prepayment penalty", "None"],
        ["Held in escrow", $(d.escrowBalance)],
        ["Partial payments held (unapplied)", "$0.00"],
      ])}</div><div><h3>What you have paid</h3>${grid(
        "lrr",
        ["", "Since last statement", `In ${d.statementDate.slice(0, 4)}`],
        [
          ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
          ["Interest", $(d.last.interest), $(d.ytdInterest)],
          ["Escrow", $(d.escrow), $(d.escrow * 6)],
          ["Late charges", "$0.00", "$0.00"],
          ["Total", $(d.last.amount), $(d.ytdPrincipal + d.ytdInterest + d.escrow * 6)],
        ],
      )}</div></div>
      <h3>Activity ${date.short(addDays(d.statementDate, -30))} to ${date.short(d.statementDate)}</h3>${grid(
        "llrrrr",
        ["Date", "Description", "Amount", "Principal", "Interest", "Escrow"],
        [
          [
            date.short(d.last.day),
            "Payment received - thank you",
            $(d.last.amount),
            $(d.last.principal),
            $(d.last.interest),
            $(d.escrow),
          ],
          [
            date.short(addDays(d.last.day, 2)),
            "City of Norfolk real estate tax paid",
            $(-taxes),
            "",
            "",
            $(-taxes),
          ],
        ],
      )}
      <div class="cp row"><div>OLD DOMINION HARBOR BANK<br>Loan No. ${d.number}<br>${d.person.name}</div><div>${pairs(
        [
          ["Due", date.long(d.dueDate)],
          ["Total now due", $(asked)],
          ["With late charge", $(asked + late)],
          ["Additional principal", "$ __________"],
          ["Additional escrow", "$ __________"],
        ],
      )}</div></div>
      ${PAGE}<h3>Escrow analysis for the year ahead</h3><p>Taxes and insurance rise. From ${date.long(addMonths(d.dueDate, 3))} your escrow portion will be ${$(newEscrow)} and your new monthly payment ${$(d.instalment + newEscrow)}. Do not pay the new amount before.</p>${grid(
        "lrr",
        ["Expected to be paid out", "Last year", "Coming year"],
        [
          ["City tax, first half", $(taxes * 5), $(taxes * 5 + 8_800)],
          ["City tax, second half", $(taxes * 5), $(taxes * 5 + 8_800)],
          ["Homeowner's insurance", $(d.escrow * 2), $(d.escrow * 2 + 10_400)],
          ["Lowest balance required (cushion)", $(d.escrow * 2), $(newEscrow * 2)],
        ],
      )}
      <h3>Paying the loan off</h3><p>This statement is not a payoff quote. On ${date.long(addDays(d.statementDate, 18))} payoff would come to about ${$(d.payoff)}, interest per day ${$(d.perDiem)}. Ask for a written quote.</p>
      <h3>Other matters</h3><p>A returned payment costs $25.00. Late charge: 5% of principal and interest (${$(late)}). Home equity lines from 7.99% APR; today's 30-year rate 6.375% (6.512% APR), examples on a loan of $350,000.00. If you are in bankruptcy this statement is for information only.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: house,
        accounts: [
          {
            kind: "mortgage",
            institution: house,
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            minimumPayment: decimal(regular),
            paymentDueDate: d.dueDate,
            pastDue: decimal(d.pastDue),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...openLoanFigures(d),
          "accounts.0.feesCharged": [decimal(d.lateFee), "0.00"],
          "accounts.0.periodStart": [addDays(d.statementDate, -30)],
          "accounts.0.periodEnd": [d.statementDate],
        },
      },
    };
  },
};

export const smMortgages: readonly Layout[] = [takenOver];
