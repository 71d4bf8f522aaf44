import type { Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { later, monthOf, numerals, PAGE, paper, perDiem, repaid, row, someDay } from "./up-data.ts";

const $ = money.dollar;

/** A card bank's personal loan: orange boxes, a roll of the principal, month names, coupon on top of page one. */
const bank = paper(
  "up-personal-bank",
  11,
  `body{font:9pt Arial,Liberation Sans}${BASE} .dl{font:bold 18pt Arial} .dl span{color:#f58220} .hh{border-left:6px solid #f58220;padding-left:6px;font-weight:bold;margin:12px 0 4px} .y td,.y th{border-bottom:1px solid #ddd;padding:3px 4px} .amt{background:#fff1e3;padding:8px 10px}`,
  (random, _, block) => {
    const stated = someDay(random, random.whole(6, 23));
    const due = addDays(stated, 25);
    const term = random.pick([36, 48, 60, 84]);
    const paid = random.whole(2, term - 8);
    const rate = random.pick([7.99, 11.99, 14.49, 17.99, 22.99, 24.99]);
    const loan = repaid(random.whole(25, 350) * 10_000, rate, term, paid);
    const late = random.chance(0.25);
    const past = late ? loan.level : 0;
    const fee = late ? 3_900 : 0;
    const paidOn = addDays(stated, -random.whole(3, 6));
    const start = addDays(later(stated, -1), 1);
    const account = numerals(random, 16);
    const shown = `XXXX-XXXX-XXXX-${account.slice(-4)}`;
    const previous = late ? loan.balance : loan.before;
    const year = loan.year(late ? Math.max(1, monthOf(paidOn) - 1) : monthOf(paidOn));
    const matures = later(due.slice(8) > "28" ? `${due.slice(0, 8)}28` : due, term - paid - (late ? 2 : 1));
    const rows = late
      ? [row(addDays(stated, -1), "Late Fee", -fee)]
      : [row(paidOn, "Direct Payment - Thank You", loan.level)];
    const body = `<div class=row><div class=dl>FINDL<span>&#9679;</span>Y <span style="font-size:11pt;color:#000;font-weight:normal">PERSONAL LOANS</span></div><div class=r>Account number ending in ${account.slice(-4)}<br>Statement period: ${date.abbreviatedBare(start)} - ${date.abbreviatedBare(stated)}</div></div>
<div class=row style="border-bottom:1px dashed #000;padding:10px 0"><div>${block}<p class=small>Make checks payable to Findley Personal Loans. Please do not fold, clip or staple.<br>FINDLEY PERSONAL LOANS, PO BOX 6105, CAROL STREAM IL 60197-6105</p></div><div>${pairs(
      [
        ["Account Number", shown],
        ["Payment Due Date", date.long(due)],
        ["Total Payment Due", $(loan.level + past + fee)],
        ["Amount Enclosed", "$ ___________"],
      ],
    )}</div></div>
<div class=row style="margin-top:10px"><div class=amt><div class=hh>Payment Information</div>${pairs([
      ["Payment Due Date", `<b>${date.long(due)}</b>`],
      ["Monthly Payment", $(loan.level)],
      ["Past Due Amount", $(past)],
      ["Fees Due", $(fee)],
      ["<b>Total Payment Due</b>", `<b>${$(loan.level + past + fee)}</b>`],
    ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your payment by the due date, you may have to pay a late fee of $39.</p></div><div><div class=hh>Loan Summary</div>${pairs(
      [
        ["Previous Principal Balance", $(previous)],
        ["Principal Paid", `-${$(late ? 0 : loan.last.principal)}`],
        ["<b>Current Principal Balance</b>", `<b>${$(loan.balance)}</b>`],
        ["Original Loan Amount", $(loan.original)],
        ["APR (fixed)", `${rate.toFixed(2)}%`],
        ["Scheduled Payoff Date", date.longNoYear(matures).concat(`, ${matures.slice(0, 4)}`)],
        ["Payments Left", String(term - paid)],
      ],
      "class=y",
    )}</div></div>
<div class=hh>Transactions</div>${grid(
      "llrrrr",
      ["Date", "Description", "Amount", "To Principal", "To Interest", "To Fees"],
      [
        late
          ? [date.monthDay(addDays(stated, -1)), "Late Fee", $(fee), "", "", ""]
          : [
              date.monthDay(paidOn),
              "Direct Payment - Thank You",
              `-${$(loan.level)}`,
              $(loan.last.principal),
              $(loan.last.interest),
              "$0.00",
            ],
      ],
      "class=y",
    )}
<div class=hh>Interest and Fees</div>${grid(
      "lrr",
      ["", "This Period", `Total for ${stated.slice(0, 4)}`],
      [
        ["Interest Paid", $(late ? 0 : loan.last.interest), $(year.interest)],
        ["Fees Charged", $(fee), $(fee)],
      ],
      "class=y",
    )}
<p>${late ? "<b>We did not receive last month's payment.</b> Please pay the Total Payment Due now, or call 1-877-555-0158 so that we can find a way to help. You can change your due date up to 2 times over the life of the loan." : "You could consolidate even more. Other balances with high rates? You may qualify for a second loan of up to $40,000. Call 1-877-555-0159. No origination fees, ever."}</p>
<p class=small>To pay off your loan, ask for the payoff amount online or by phone: it includes interest through the day we receive your payment, about ${$(perDiem(loan.balance, rate))} per day.</p>
${PAGE}<div class=hh>Important Information</div><p class=small><b>Calculating interest.</b> Interest accrues daily on the unpaid principal at the daily rate, which is your APR divided by 365, 366 in a leap year. <b>How payments apply.</b> Interest first, then principal, then fees. <b>Paying by phone or online</b> is free of charge; payments before 5 PM ET post that day. <b>Credit reporting.</b> If you believe that information we reported is inaccurate, write to Findley Personal Loans, P.O. Box 30954, Salt Lake City, UT 84130-0954, with a copy of the report. <b>Bankruptcy.</b> Send notices to P.O. Box 30954. <b>Returned payments:</b> a fee of $39 may apply. <b>Loss of job or illness:</b> ask about reduced payments.</p><p class=small>Findley Personal Loans are made by Findley Bank, Member FDIC. ITTY/TDD/VCO: 1-800-555-0111. Calls may be recorded. &copy; 2026 Findley Bank.</p>`;
    return {
      body,
      institution: "Findley Personal Loans",
      also: ["Findley", "Findley Bank"],
      accounts: [
        {
          kind: "personal-loan",
          accountLast4: account.slice(-4),
          periodStart: start,
          periodEnd: stated,
          currentBalance: decimal(loan.balance),
          previousBalance: decimal(previous),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(loan.level),
          paymentDueDate: due,
          pastDue: decimal(past),
          apr: rate.toFixed(2),
        },
      ],
      rows,
      allowed: {
        "accounts.0.statementDate": [stated],
        "accounts.0.maturityDate": [matures],
        "accounts.0.pastDue": [decimal(past + fee)],
        "accounts.0.feesCharged": [decimal(fee)],
        "accounts.0.interestCharged": [decimal(late ? 0 : loan.last.interest)],
        "accounts.0.paymentsAndCredits": [decimal(late ? 0 : loan.level)],
      },
    };
  },
);

/** A finance company with branches: dense capitals, insurance premiums beside, a payment table with running balance. */
const branch = paper(
  "up-personal-branch",
  12,
  `body{font:8.5pt Arial,Liberation Sans}${BASE} .om{font:bold 22pt Arial;color:#003a70} .tb{border:2px solid #003a70;border-radius:6px;padding:6px 10px} .tb td{padding:1.5px 2px} .s td,.s th{border:1px solid #9db3c8;padding:2px 4px;font-size:8pt} .s th{background:#dfe8f1}`,
  (random, person, block) => {
    const stated = someDay(random, random.whole(2, 24));
    const due = addDays(stated, random.whole(16, 19));
    const term = random.pick([24, 36, 48, 60]);
    const paid = random.whole(4, term - 6);
    const rate = random.pick([18.74, 24.99, 28.15, 31.62, 35.99]);
    const loan = repaid(random.whole(18, 120) * 10_000 + random.whole(0, 9_999), rate, term, paid);
    const balances = Array.from({ length: 2 }, (_, index) => repaid(loan.original, rate, term, paid - index));
    const late = random.chance(0.35);
    const past = late ? loan.level : 0;
    const fee = late ? Math.min(3_000, Math.round(loan.level * 0.1)) : 0;
    const account = `${numerals(random, 4)}-${numerals(random, 8)}`;
    const paidOn = addDays(stated, -random.whole(7, 11));
    const premium = random.chance(0.5) ? random.whole(900, 3_100) : 0;
    const regular = loan.level + premium;
    const owed = regular + (late ? past + premium : 0) + fee;
    const earlier = paidOn.slice(8) > "28" ? `${paidOn.slice(0, 8)}28` : paidOn;
    const lines = late
      ? [
          [
            date.short(addDays(stated, -3)),
            "LATE CHARGE",
            grouped(fee),
            "0.00",
            "0.00",
            "0.00",
            grouped(fee),
            grouped(loan.balance),
          ],
        ]
      : balances
          .toReversed()
          .map((entry, index) => [
            date.short(index === 1 ? paidOn : later(earlier, -1)),
            index === 1 ? "PAYMENT-DEBIT CARD" : "PAYMENT-ACH",
            grouped(regular),
            grouped(entry.last.principal),
            grouped(entry.last.interest),
            grouped(premium),
            "0.00",
            grouped(entry.balance),
          ]);
    const rows = late
      ? [row(addDays(stated, -3), "LATE CHARGE", -fee)]
      : [row(later(earlier, -1), "PAYMENT-ACH", regular), row(paidOn, "PAYMENT-DEBIT CARD", regular)];
    const accrued = perDiem(loan.balance, rate, late ? 40 : 9);
    const body = `<table><tr><td><div class=om>HEARTHWAY</div><b>FINANCIAL</b></td><td>HEARTHWAY FINANCIAL<br>BRANCH 1184<br>2860 S GLENSTONE AVE STE 104<br>SPRINGFIELD MO 65804<br>(417) 555-0153</td><td><div class=tb>${pairs(
      [
        ["ACCOUNT NUMBER", account],
        ["STATEMENT DATE", date.short(stated)],
        ["PAYMENT DUE DATE", date.short(due)],
        ["TOTAL AMOUNT DUE", $(owed)],
      ],
    )}</div></td></tr></table>
<p style="margin:30px 0 24px 30px">${block.toUpperCase()}</p><div style="font-size:12pt;font-weight:bold;color:#003a70">MONTHLY BILLING STATEMENT</div>
<div class=row style="margin-top:6px"><div class=tb><b>PAYMENT DETAIL</b>${pairs([
      ["SCHEDULED LOAN PAYMENT", $(loan.level)],
      premium > 0 && ["OPTIONAL INSURANCE PREMIUM", $(premium)],
      [premium > 0 ? "REGULAR PAYMENT" : "CURRENT PAYMENT DUE", $(regular)],
      ["PAST DUE PAYMENT(S)", $(late ? past + premium : 0)],
      ["UNPAID LATE CHARGES", $(fee)],
      ["NSF FEES", "$0.00"],
      ["<b>TOTAL AMOUNT DUE</b>", `<b>${$(owed)}</b>`],
    ])}</div><div class=tb><b>LOAN DETAIL</b>${pairs([
      ["DATE OF LOAN", date.short(later(`${stated.slice(0, 8)}11`, -paid - 1))],
      ["AMOUNT FINANCED", $(loan.original)],
      ["INTEREST RATE", `${rate.toFixed(2)}%`],
      ["PRINCIPAL BALANCE", $(loan.balance)],
      [`INTEREST ACCRUED THROUGH ${date.short(stated)}`, $(accrued)],
      [`ESTIMATED PAYOFF AS OF ${date.short(stated)}`, $(loan.balance + accrued + fee)],
      ["PAYMENTS REMAINING", String(term - paid)],
    ])}</div></div>
<p><b>ACCOUNT ACTIVITY</b></p>${grid("llrrrrrr", ["DATE", "TRANSACTION", "AMOUNT", "PRINCIPAL", "INTEREST", "INSURANCE", "OTHER", "PRIN BALANCE"], lines, "class=s")}
<p>${late ? "<b>YOUR ACCOUNT IS PAST DUE.</b> PLEASE CALL YOUR BRANCH TODAY. WE HAVE OPTIONS. If your payment was made in the last few days, thank you." : `${person.name.split(" ")[0]}, NEED MORE CASH? You may be eligible to renew your loan and receive $1,500 or more. Subject to our normal credit policies. Call your branch or visit hearthway.example/offers, code 4471-0088.`}</p>
<p>TOTAL INTEREST PAID IN ${stated.slice(0, 4)}: ${$(loan.year(Math.max(1, monthOf(stated) - (late ? 1 : 0))).interest)}. This amount is not tax advice.</p>
<div style="border-top:1px dashed #000;padding-top:6px;margin-top:14px">PLEASE DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT<div class=row><div>HEARTHWAY FINANCIAL<br>PO BOX 740594<br>CINCINNATI OH 45274-0594</div><div>${pairs(
      [
        ["ACCOUNT NUMBER", account],
        ["PAYMENT DUE DATE", date.short(due)],
        ["TOTAL AMOUNT DUE", $(owed)],
        ["IF PAID AFTER LATE DATE, PAY", $(owed + 1_500)],
        ["AMOUNT ENCLOSED", "$"],
      ],
    )}</div></div></div>
${PAGE}<p class=small><b>IMPORTANT DISCLOSURES.</b> Finance charges accrue daily on simple interest loans. Payments are applied to late charges, insurance, interest, and then principal, in the order of your note. Making payments after the due date means that a greater part of each goes to interest, and a balance may remain at maturity. <b>PAYING BY CHECK.</b> We may process a check as an electronic transfer. Post-dated checks should not be mailed to the address above. <b>OPTIONAL PRODUCTS.</b> Credit insurance may be cancelled at any time: call the branch or 800-555-0197. Unearned premium is refunded by law. <b>COLLATERAL.</b> If the loan is secured by a titled vehicle, keep it insured and name us as loss payee. <b>CREDIT REPORTING DISPUTES:</b> Hearthway Financial, PO Box 3327, Evansville, IN 47732-3327.</p><p class=small><b>HOW TO REACH US:</b> online at hearthway.example, with the app, or at any branch, Mon-Fri 9 AM to 5 PM. <b>ARBITRATION.</b> Your note may have an arbitration agreement. Loans are made by Hearthway Financial Group, LLC (NMLS# 1339418). Missouri consumer loan license 367-18-6104.</p>`;
    return {
      body,
      institution: "Hearthway Financial",
      also: [
        "HEARTHWAY FINANCIAL",
        "Hearthway",
        "Hearthway Financial Group, LLC",
        "Hearthway Financial Group",
      ],
      accounts: [
        {
          kind: "personal-loan",
          accountLast4: account.slice(-4),
          statementDate: stated,
          currentBalance: decimal(loan.balance),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(regular),
          paymentDueDate: due,
          pastDue: decimal(late ? past + premium : 0),
          apr: rate.toFixed(2),
        },
      ],
      rows,
      allowed: {
        "accounts.0.minimumPayment": [decimal(loan.level)],
        "accounts.0.pastDue": [decimal(late ? past + premium + fee : 0)],
        "accounts.0.feesCharged": [decimal(fee), "0.00"],
        "accounts.0.interestCharged": [decimal(accrued), decimal(loan.last.interest)],
      },
    };
  },
);

export const upPersonals: readonly Layout[] = [bank, branch];
