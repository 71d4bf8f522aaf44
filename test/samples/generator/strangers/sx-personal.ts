import { document, type Layout } from "../layout.ts";
import { loanSizes, makeLoan, makePayLaterPlan } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { address, debtTruth, monthOpen, SHEET } from "./sx-data.ts";

const $ = money.dollar;

/** An online lender's monthly statement: interest rate beside the dearer APR, the making bank in the small print. */
const online: Layout = {
  name: "sx-personal-online-two-rates",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 29 + 3, loanSizes.personal);
    const apr = (Number(d.rate) + 2.61).toFixed(2);
    const due = d.instalment + d.pastDue + (d.lateFee ? 1_500 : 0);
    const fee = d.lateFee ? 1_500 : 0;
    const html = document(
      `body{font:9.6pt "Liberation Sans";color:#333}${BASE}${SHEET}.logo{font:bold 20pt "Liberation Sans";color:#1f7a5c}h3{font-size:11pt;color:#1f7a5c;margin:16px 0 4px}td{padding:4px 2px;border-bottom:1px solid #e3e3e3}`,
      `<div class=sheet><div class=row><div class=logo>Upcrest</div><div class=r><b>Monthly loan statement</b><br>${date.long(d.statementDate)}<br>Loan ID ${d.number}</div></div>
      <p style="margin:18px 0">${address(d.person)}</p>
      <p>Hi ${d.person.name.split(" ")[0]}, your ${d.pastDue ? "account is past due" : "next payment is coming up"}. <b>${$(due)}</b> is due on <b>${date.long(d.dueDate)}</b>. ${seed % 2 ? "AutoPay will draw it from your Eastlake Credit Union account ending in 3390." : "AutoPay is off."}</p>
      <div class=row><div><h3>Payment information</h3>${pairs([
        ["Monthly payment", $(d.instalment)],
        ["&nbsp;&nbsp;Principal", $(d.nextPrincipal)],
        ["&nbsp;&nbsp;Interest", $(d.nextInterest)],
        ["Past due amount", $(d.pastDue)],
        ["Fees", $(fee)],
        ["<b>Total amount due</b>", `<b>${$(due)}</b>`],
      ])}</div><div><h3>Loan information</h3>${pairs([
        ["Original loan amount", $(d.original)],
        ["Remaining principal", $(d.principal)],
        ["Interest rate", `${d.rate}%`],
        ["APR (includes origination fee)", `${apr}%`],
        ["Term", `${d.termMonths} months`],
        ["Maturity date", date.long(d.maturity)],
      ])}</div></div>
      <h3>Activity since your last statement</h3>${grid("llrrrr", ["Date", "Activity", "Principal", "Interest", "Fees", "Total"], [[date.bare(d.last.day), "Payment received", $(d.last.principal), $(d.last.interest), $(0), $(d.last.amount)]])}
      <h3>Paid so far</h3>${grid(
        "lrr",
        ["", "This year", "Since origination"],
        [
          ["Principal", $(d.ytdPrincipal), $(d.original - d.principal)],
          ["Interest", $(d.ytdInterest), $(d.instalment * d.paymentsMade - d.original + d.principal)],
        ],
      )}
      <p class="small foot">Payments received more than 15 days late may be charged $15.00 or 5% of the past due amount, whichever is greater. Loans are made by Cross Hollow Bank, Member FDIC, and serviced by Upcrest Network, Inc., NMLS 1347. Your loan was assigned to an investor. The remaining principal isn't a payoff amount; interest accrues daily at ${$(d.perDiem)}. Mail checks to Upcrest, Dept 3402, PO Box 123402, Dallas TX 75312. Need more funds? Existing members can borrow up to $40,000 at 8.99% to 35.99% APR. A $10,000 loan with a 36-month term at 12.50% has a payment of $334.54.</p></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "Upcrest",
        ["Upcrest Network, Inc.", "Cross Hollow Bank"],
        [
          {
            facts: {
              kind: "personal-loan",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(d.instalment),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.pastDue),
              maturityDate: d.maturity,
              apr: d.rate,
            },
            open: monthOpen(d, { feesCharged: [decimal(fee), "0.00"] }),
          },
        ],
      ),
    };
  },
};

/** A lender with branches: the branch at the head, one list of figures, insurance beside the loan. */
const branch: Layout = {
  name: "sx-personal-branch-lender",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 31 + 77, {
      from: 2_000,
      to: 15_000,
      terms: [36, 48, 60],
      rateFrom: 21,
      rateTo: 34,
    });
    const due = d.instalment + d.pastDue + d.lateFee;
    const html = document(
      `body{font:9.4pt "Liberation Sans Narrow";color:#111}${BASE}${SHEET}.y{background:#eee;padding:6px 10px;border-left:6px solid #00539b}td{padding:2px 4px}.s th{border-bottom:1px solid #000}.cut{border-top:1px dashed #000;padding-top:6px}`,
      `<div class=sheet><div class=row><div><b style="font:bold 18pt 'Liberation Sans';color:#00539b">OneField<span style="font-weight:normal"> Financial</span></b><br>2207 W MARKET ST STE 110<br>LIMA OH 45805-2209<br>(419) 555-0108</div><div class=y>${pairs(
        [
          ["Account Number", `1290-${d.number.slice(0, 4)}-${d.number.slice(4, 8)}`],
          ["Billing Date", date.slash(d.statementDate)],
          ["Payment Due Date", date.slash(d.dueDate)],
          ["<b>Total Amount Due</b>", `<b>${$(due)}</b>`],
        ],
      )}</div></div><p style="margin:26px 0 20px">${address(d.person)}</p>
      <b>ACCOUNT SUMMARY</b><hr>${pairs([
        ["Principal Balance", $(d.principal)],
        ["Interest Rate", `${d.rate}%`],
        ["Regular Payment Amount", $(d.instalment)],
        ["Past Due Amount", $(d.pastDue)],
        ["Late Charges Due", $(d.lateFee)],
        ["NSF Charges Due", $(0)],
        ["Total Amount Due", $(due)],
        ["Interest Paid Year to Date", $(d.ytdInterest)],
        ["Optional Products Premium Paid Year to Date", $(11_808)],
      ])}<br><b>TRANSACTIONS SINCE LAST BILLING</b>${grid(
        "lrlrrr",
        ["Date", "Amount", "Description", "Interest", "Principal", "Ending Balance"],
        [
          [
            date.slash(d.last.day),
            $(d.last.amount),
            "REGULAR PAYMENT",
            $(d.last.interest),
            $(d.last.principal),
            $(d.principal),
          ],
        ],
        "class=s",
      )}
      <p>Interest is computed daily. If you pay after ${date.slash(d.dueDate)}, more of your payment goes to interest. A late charge of $25.00 applies to a payment not made in full within 10 days.</p><p class=y>You may be eligible to renew your loan and get <b>$1,850.00</b> in cash today! Call your branch. Subject to our normal credit policies.</p>
      <p class=small>Accounts are originated by OneField Financial Group, LLC (formerly Lantern General Finance) and its affiliates. The balance shown is not the amount required to pay off your loan. Please do not send cash. Life and disability insurance is not required to obtain credit. NOTICE TO OHIO RESIDENTS: this lender is licensed under the Ohio General Loan Law, certificate GL.500211.</p>
      <div class="cut foot row"><div>OneField Financial<br>PO BOX 740594<br>CINCINNATI OH 45274-0594</div><div>${pairs(
        [
          ["Account Number", `1290-${d.number.slice(0, 4)}-${d.number.slice(4, 8)}`],
          ["Payment Due Date", date.slash(d.dueDate)],
          ["Total Amount Due", $(due)],
          ["Amount Enclosed", "$"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "OneField Financial",
        ["OneField", "OneField Financial Group, LLC"],
        [
          {
            facts: {
              kind: "personal-loan",
              accountLast4: d.number.slice(4, 8),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              minimumPayment: decimal(d.instalment),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.pastDue),
              apr: d.rate,
            },
            open: monthOpen(d),
          },
        ],
      ),
    };
  },
};

/** Pay in four: two purchases of one shopper, each its own plan with its own schedule. */
const four: Layout = {
  name: "sx-pay-later-two-plans",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const person = makePerson(seededRandom(seed + 3));
    const base = makePayLaterPlan(seed * 2 + 1);
    const plans = [base, { ...makePayLaterPlan(seed * 2 + 900), merchant: "Alder Outfitters" }];
    const today = addDays(base.boughtOn, base.paid * 14 - 6);
    // The second purchase is put near the first, so that both run on the day of the paper.
    const moved = plans.map((plan, index) => {
      const bought = index === 0 ? plan.boughtOn : addDays(today, -plan.paid * 14 + 9);
      const rows = plan.schedule.map((row, at) => ({ ...row, day: addDays(bought, at * 14) }));
      return { ...plan, bought, rows, next: rows[plan.paid] ?? rows[0] };
    });
    const html = document(
      `body{font:10pt "Liberation Sans";color:#0b051d}${BASE}.logo{font:bold 20pt "Liberation Sans";background:#b9f2d0;display:inline-block;padding:3px 12px;border-radius:6px}.p{border:1px solid #ccc;border-radius:10px;padding:10px 14px;margin:12px 0}td{padding:3px 0}.small{color:#555}`,
      `<div class=logo>Klip.</div><div class=row style="margin-top:10px"><div>${address(person)}</div><div class=r>Account summary<br>${date.long(today)}</div></div>
      <p>You have 2 active plans. Total left to pay: <b>${$(moved.reduce((all, plan) => all + plan.remaining, 0))}</b></p>${moved
        .map(
          (plan) =>
            `<div class=p><div class=row><div><b>${plan.merchant}</b><br>Pay in ${plan.count} &middot; interest-free<br><span class=small>Order ${plan.number} &middot; Bought ${date.abbreviatedBare(plan.bought)}</span></div><div>${pairs(
              [
                ["Purchase amount", $(plan.price)],
                ["Remaining balance", $(plan.remaining)],
                ["Next payment", $(plan.next?.amount ?? 0)],
                ["Due", date.abbreviatedBare(plan.next?.day ?? today)],
                ["APR", "0.00%"],
              ],
            )}</div></div>${grid(
              "llr",
              ["Payment", "Date", "Amount"],
              plan.rows.map((row, at) => [
                `${at + 1} of ${plan.count} ${row.paid ? "&#10003; Paid" : "Upcoming"}`,
                date.monthDay(row.day),
                $(row.amount),
              ]),
              "class=small",
            )}</div>`,
        )
        .join("")}
      <p class=small>Payments are taken from Visa debit ending 8125. If a payment fails we try again within 2 days; after that a late fee of up to $7.00 applies. Klip US Inc., 629 N. High Street, Columbus, OH 43215. Longer financing is issued by Webb Street Bank at 7.99% to 33.99% APR. CA resident loans made or arranged pursuant to a California Financing Law license.</p>`,
    );
    return {
      html,
      truth: debtTruth(
        "Klip",
        ["Klip.", "Klip US Inc."],
        moved.map((plan) => ({
          facts: {
            kind: "personal-loan",
            accountLast4: plan.number.slice(-4),
            statementDate: today,
            currentBalance: decimal(plan.remaining),
            originalBalance: decimal(plan.price),
            minimumPayment: decimal(plan.next?.amount ?? 0),
            paymentDueDate: plan.next?.day ?? today,
            apr: "0.00",
          },
          open: {
            kind: ["loan", "other"],
            maturityDate: [plan.rows.at(-1)?.day ?? today],
            paymentsAndCredits: [decimal(plan.price - plan.remaining)],
          },
        })),
      ),
    };
  },
};

/** A shop loan by the month with interest: sentences rather than a table, what was paid and what is to come. */
const monthly: Layout = {
  name: "sx-pay-later-monthly-with-interest",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 37 + 5, {
      from: 900,
      to: 3_200,
      terms: [18, 24, 36],
      rateFrom: 10,
      rateTo: 29,
    });
    const code = `${d.number.slice(0, 4)}-${d.number.slice(4, 8)}`;
    const html = document(
      `body{font:11pt "Liberation Sans";color:#101820}${BASE}.logo{font:bold 20pt "Liberation Sans Narrow";color:#4a4af4}.box{background:#f4f4fb;padding:12px 16px;margin:14px 0}td{padding:5px 0;border-bottom:1px solid #dde}`,
      `<div class=row><div class=logo>assent</div><div class=r style="font-size:9pt">Statement as of ${date.slash(d.statementDate)}<br>help.assentpay.example</div></div>
      <h2 style="margin-bottom:2px">Cedar &amp; Pine Mattress</h2><div>Loan ID ${code} &middot; ${d.person.name}</div>
      <div class=box><div style="font-size:20pt;font-weight:bold">${$(d.instalment)}</div>due ${date.long(d.dueDate)} &middot; AutoPay on</div>
      ${pairs([
        ["Remaining balance (principal)", $(d.principal)],
        ["Loan amount", $(d.original)],
        ["Loan date", date.long(d.openedOn)],
        ["Term", `${d.termMonths} monthly payments`],
        ["Rate", `${d.rate}% APR`],
        ["Final payment", date.long(d.maturity)],
        ["Paid to date", `${$(d.instalment * d.paymentsMade)} in ${d.paymentsMade} payments`],
        ["Last payment", `${$(d.last.amount)} on ${date.long(d.last.day)}`],
        ["&nbsp;&nbsp;to principal", $(d.last.principal)],
        ["&nbsp;&nbsp;to interest", $(d.last.interest)],
        ["Late fees", "$0.00, always"],
      ])}
      <p style="font-size:8.5pt">You will pay ${$(d.instalment * d.termMonths - d.original)} in interest over the life of the loan if every payment is on time. Assent loans are made by Lowell Ridge Bank, Member FDIC, or Assent Loan Services, LLC (NMLS 1883087). Rates from 0-36% APR. For example, an $800 purchase could be 12 payments of $72.21 at 15% APR. Mail a check to Assent, Inc., 650 California St, San Francisco, CA.</p>`,
    );
    return {
      html,
      truth: debtTruth(
        "assent",
        ["Assent", "Assent, Inc.", "Assent Loan Services, LLC", "Lowell Ridge Bank"],
        [
          {
            facts: {
              kind: "personal-loan",
              accountLast4: d.number.slice(4, 8),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(d.instalment),
              paymentDueDate: d.dueDate,
              maturityDate: d.maturity,
              apr: d.rate,
            },
            open: monthOpen(d, {
              kind: ["loan", "other"],
              feesCharged: ["0.00"],
              pastDue: ["0.00"],
              paymentsAndCredits: [decimal(d.last.amount), decimal(d.instalment * d.paymentsMade)],
            }),
          },
        ],
      ),
    };
  },
};

export const sxPersonal: readonly Layout[] = [online, branch, four, monthly];
