import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import {
  $,
  addDays,
  daysFrom,
  decimal,
  digits,
  loanOf,
  monthsOn,
  percent,
  plain,
  share,
  start,
  two,
} from "./ul-data.ts";

/** A large bank's mortgage statement. */
const bank: Layout = {
  name: "ul-mortgage-bank",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 5);
    const statement = `${year}-${two(month)}-${random.pick(["03", "16", "18"])}`;
    const due = monthsOn(statement, 1, 1);
    const paid = random.whole(9, 150);
    const loan = loanOf(random.whole(140, 520) * 100_000, random.pick([287, 325, 412, 599, 675]), 360, paid);
    const escrow = random.chance(0.8) ? random.whole(24_000, 90_000) : 0;
    const payment = loan.payment + escrow;
    const extra = random.chance(0.25) ? 20_000 : 0;
    const balance = loan.after - extra;
    const held = escrow * random.whole(2, 7) + random.whole(1, 999);
    const account = `0${digits(random, 9)}`;
    const paidOn = `${statement.slice(0, 8)}01`;
    const many = Math.min(Number(paidOn.slice(5, 7)), paid);
    const maturity = monthsOn(due, 360 - paid - 1);
    let running = loan.after;
    let ytdInterest = 0;
    for (let index = 0; index < many; index++) {
      const before = Math.round((running + loan.payment) / (1 + loan.rate / 120_000));
      ytdInterest += running + loan.payment - before;
      running = before;
    }
    const ytdPrincipal = many * loan.payment - ytdInterest + extra;
    const rows: Array<readonly [string, string, number, number, number, number]> = [
      [paidOn, "Payment", payment, loan.principal, loan.interest, escrow],
    ];
    if (extra > 0) rows.push([addDays(paidOn, 1), "Principal Payment", extra, extra, 0, 0]);
    const institution = "Stannard Bank Home Mortgage";
    return {
      html: document(
        `${BASE}body{font:9pt Arial}.mark{background:#b31e2b;color:#ffd200;font:bold 15pt Georgia;padding:6px 10px;display:inline-block}.side{flex:none !important;width:250px;border:1px solid #000;padding:8px}.h{font-weight:bold;border-bottom:1px solid #b31e2b;color:#b31e2b;margin:12px 0 3px;font-size:10pt}.t td,.t th{padding:2px 3px;font-size:8.5pt}.tot td{border-top:1px solid #000;font-weight:bold}`,
        `<div class=row><div><div class=mark>STANNARD</div> <b>HOME MORTGAGE</b><br><span class=small>Return Mail Operations, PO Box 14411, Des Moines, IA 50306-3411</span></div><div class=r style="font-size:14pt">Mortgage Statement</div></div>
<div class=row style="margin-top:10px"><div><p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p><p class=small>Property address<br>${person.street}, ${person.town}</p></div>
<div class=side>${pairs(
          [
            ["Statement date", date.short(statement)],
            ["Loan number", account],
            ["Payment due date", `<b>${date.short(due)}</b>`],
            ["Payment amount", `<b>${$(payment)}</b>`],
          ],
          "class=t",
        )}<p class=small>If payment is received after ${date.short(addDays(due, 15))}, a ${$(share(loan.payment, 0.05))} late fee will be charged.</p></div></div>
<div class=row><div><div class=h>Summary</div>${pairs([["Unpaid principal balance", $(balance)], ["(Contact Customer Service for your payoff balance)", ""], ["Interest rate", `${percent(loan.rate, 3)}%`], ["Prepayment penalty", "None"], ["Maturity date", `${two(Number(maturity.slice(5, 7)))}/${maturity.slice(0, 4)}`], escrow > 0 && ["Escrow balance", $(held)]], "class=t")}</div>
<div><div class=h>Explanation of amount due</div>${pairs([["Principal", $(loan.payment - share(balance, loan.rate / 120_000))], ["Interest", $(share(balance, loan.rate / 120_000))], escrow > 0 && ["Escrow (for taxes and/or insurance)", $(escrow)], ["Current monthly payment", $(payment)], ["Overdue payments", $(0)], ["Fees charged since last statement", $(0)], ["<b>Total amount due</b>", `<b>${$(payment)}</b>`]], "class=t")}</div></div>
<div class=h>Past payments breakdown</div>${grid("lrr", ["", "Paid since last statement", `Paid year to date`], [["Principal", $(loan.principal + extra), $(ytdPrincipal)], ["Interest", $(loan.interest), $(ytdInterest)], ...(escrow > 0 ? [["Escrow (taxes and insurance)", $(escrow), $(escrow * many)]] : []), ["Fees", $(0), $(0)], ["Unapplied funds", $(0), $(0)], ["Total", $(payment + extra), $(payment * many + extra)]], "class=t")}
<div class=h>Activity since your last statement</div>${grid(
          "llrrrr",
          ["Date", "Description", "Total", "Principal", "Interest", "Escrow"],
          rows.map(([day, text, ...amounts]) => [
            date.noYear(day),
            text,
            ...amounts.map((amount) => (amount > 0 ? $(amount) : "")),
          ]),
          "class=t",
        )}
<div class=h>Important messages</div><p class=small>Any partial payments that you make are not applied to your mortgage, but instead are held in an unapplied funds account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage. Housing counselors: for a list of homeownership counselors in your area, call HUD at 1-800-569-4287 or visit hud.gov. If you are in bankruptcy or your mortgage debt was discharged, this is for your information only.</p><p class=small>Thinking about home improvements? Ask about a home equity line with rates as low as 8.49% variable APR. &nbsp; Equal Housing Lender</p>
<div style="border-top:1px dashed #000;margin-top:10px;padding-top:6px" class=row><div>${escaped(person.name)}<br>Loan number ${account}<br><br><b>STANNARD BANK HOME MORTGAGE</b><br>PO BOX 14507<br>DES MOINES IA 50306-3507</div><div>${pairs(
          [
            [`Total amount due by ${date.short(due)}`, $(payment)],
            [`If paid after ${date.short(addDays(due, 15))}`, $(payment + share(loan.payment, 0.05))],
            ["Additional principal", "$ __________"],
            ["Additional escrow", "$ __________"],
            ["Total amount enclosed", "$ __________"],
          ],
          "class=t",
        )}</div></div>
<div style="break-before:page"><div class=h>Additional account information</div><p><b>Loan number ${account}</b></p><p class=small><b>Fees.</b> Fees for optional services: payoff quote by fax $20.00; returned payment $25.00; copies of documents $10.00 per document. Fees vary by state and your contract.</p><p class=small><b>Payments.</b> Your payment is credited the day we receive it if it reaches the address on the coupon with the coupon before 5:00 p.m. We convert checks to electronic payments. Do not send cash, postdated checks or letters with your payment.</p><p class=small><b>Notice of error.</b> Send a written notice of error or request for information to: Stannard Bank Home Mortgage, Written Correspondence, PO Box 10335, Des Moines, IA 50306. State your name, the loan number, the property address and the error you believe has occurred.</p><p class=small><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p class=small><b>Property insurance and taxes.</b> If you receive a tax bill or your insurance renews, send us a copy. Failing to keep the property insured may lead to coverage that we place at your expense.</p><p class=small><b>Servicemembers.</b> If you are or recently were on active duty, you may be eligible for benefits and protections under the SCRA, including a rate cap of 6% and protection from foreclosure. Call 1-866-555-0184.</p><p class=small style="text-align:right">Page 2 of 2</p></div>`,
      ),
      truth: {
        documentType: "loans",
        institution,
        accounts: [
          {
            kind: "mortgage",
            institution,
            accountLast4: account.slice(-4),
            statementDate: statement,
            currentBalance: decimal(balance),
            minimumPayment: decimal(payment),
            paymentDueDate: due,
            pastDue: "0.00",
            apr: percent(loan.rate, 3),
          },
        ],
        transactions: rows.map(([day, description, amount]) => ({
          account: 0,
          date: day,
          description,
          amount: decimal(amount),
        })),
        allowed: {
          institution: ["Stannard Home Mortgage", "Stannard Bank", "STANNARD HOME MORTGAGE", "Stannard"],
          "accounts.0.institution": [
            "Stannard Home Mortgage",
            "Stannard Bank",
            "STANNARD HOME MORTGAGE",
            "Stannard",
          ],
          "accounts.0.feesCharged": ["0.00"],
          "accounts.0.maturityDate": [maturity],
          "accounts.0.interestCharged": [decimal(loan.interest)],
          "accounts.0.paymentsAndCredits": [decimal(payment + extra)],
        },
      },
    };
  },
};

/** A servicer that bought the loan: overdue payments, a delinquency notice, taxes and insurance paid from escrow. */
const servicer: Layout = {
  name: "ul-mortgage-servicer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 6);
    const statement = `${year}-${two(month)}-${random.pick(["17", "18", "19"])}`;
    const due = monthsOn(statement, 1, 1);
    const behind = random.pick([0, 1, 1, 2]);
    const paid = random.whole(20, 120);
    const loan = loanOf(random.whole(110, 430) * 100_000, random.pick([350, 438, 525, 713]), 360, paid);
    const escrow = random.whole(28_000, 95_000);
    const payment = loan.payment + escrow;
    const lateFee = share(loan.payment, 0.05);
    const overdue = behind * payment;
    const fees = behind * lateFee;
    const charged = behind > 0 ? lateFee : 0;
    const total = payment + overdue + fees;
    const account = digits(random, 9);
    const tax = random.chance(0.5) ? random.whole(90_000, 340_000) : 0;
    const paidOn = `${statement.slice(0, 8)}${random.pick(["02", "06"])}`;
    const escrowBefore = random.whole(350_000, 600_000);
    const escrowAfter = escrowBefore + escrow - tax;
    const activity: Array<readonly [string, string, number, string, string, string]> = [
      [paidOn, "PAYMENT", payment, plain(loan.principal), plain(loan.interest), plain(escrow)],
    ];
    if (tax > 0) activity.push([addDays(paidOn, 5), "COUNTY TAX DISBURSEMENT", -tax, "", "", plain(-tax)]);
    if (charged > 0)
      activity.push([`${statement.slice(0, 8)}17`, "LATE CHARGE ASSESSED", -charged, "", "", ""]);
    const interestNext = share(loan.after, loan.rate / 120_000);
    const institution = "Quillfeather Mortgage";
    const months = Array.from({ length: behind }, (_, index) => monthsOn(due, index - behind));
    return {
      html: document(
        `${BASE}body{font:9pt Calibri,Arial;color:#222}.q{font:bold 20pt 'Century Gothic',Arial;color:#e0632a}.grey{background:#f1f1f1;padding:10px;border-left:5px solid #e0632a}.grey .n{font-size:18pt;font-weight:bold}h3{font-size:10.5pt;margin:12px 0 3px;text-transform:uppercase;color:#e0632a}.t td,.t th{padding:2px 5px;border-bottom:1px solid #ccc;font-size:8.5pt}.alert{border:2px solid #b00;padding:8px;margin:10px 0}`,
        `<div class=row><div><span class=q>Quillfeather</span> mortgage<div class=small>Lake Vista 4, 800 State Highway 121 Bypass, Lewisville, TX 75067</div></div><div class=r>MORTGAGE LOAN STATEMENT<br><span class=small>Page 1 of 2</span></div></div>
<div class=row style="margin-top:10px"><div style="padding-top:24px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=grey><div class=row><div>AMOUNT DUE<div class=n>${$(total)}</div></div><div>PAYMENT DUE DATE<div class=n>${date.slash(due)}</div></div></div>A late fee of ${$(lateFee)} will be charged after ${date.slash(addDays(due, 15))}<br>STATEMENT DATE: ${date.slash(statement)}<br>LOAN NUMBER: ${account}</div></div>
<div class=row><div><h3>Account overview</h3>${pairs(
          [
            ["Interest Bearing Principal Balance", $(loan.after)],
            ["Deferred Balance", $(0)],
            ["Escrow Balance", $(escrowAfter)],
            ["Interest Rate", `${percent(loan.rate, 3)}%`],
            ["Prepayment Penalty", "No"],
            ["Property Address", person.street],
          ],
          "class=t",
        )}</div>
<div><h3>Explanation of amount due</h3>${pairs(
          [
            ["Principal", $(loan.payment - interestNext)],
            ["Interest", $(interestNext)],
            ["Escrow Amount (for Taxes & Insurance)".replace("&", "&amp;"), $(escrow)],
            ["Regular Monthly Payment", $(payment)],
            ["Total Fees &amp; Charges", $(fees)],
            ["Overdue Payment(s)", $(overdue)],
            ["<b>TOTAL AMOUNT DUE</b>", `<b>${$(total)}</b>`],
          ],
          "class=t",
        )}</div></div>
<h3>Past payment breakdown</h3>${grid(
          "lr",
          ["", "PAID SINCE LAST STATEMENT"],
          [
            ["Principal", $(loan.principal)],
            ["Interest", $(loan.interest)],
            ["Escrow (Taxes &amp; Insurance)", $(escrow)],
            ["Fees &amp; Other Charges", $(0)],
            ["Partial Payment (Unapplied)", $(0)],
            ["<b>Total</b>", `<b>${$(payment)}</b>`],
          ],
          "class=t style='width:60%'",
        )}
<h3>Transaction activity (${date.slash(addDays(monthsOn(statement, -1), 1))} to ${date.slash(statement)})</h3>${grid(
          "llrrrr",
          ["DATE", "DESCRIPTION", "TOTAL", "PRINCIPAL", "INTEREST", "ESCROW"],
          activity.map(([day, text, amount, ...rest]) => [date.slash(day), text, plain(amount), ...rest]),
          "class=t",
        )}
<h3>Important messages</h3><p class=small>*This is not a payoff quote. Partial payments are held in a separate suspense account; once you pay the rest, the full payment is applied to your mortgage. Quillfeather is a debt collector. This is an attempt to collect a debt and any information obtained will be used for that purpose. If you are currently in bankruptcy, this is for information only.</p>
<div style="border-top:1px dashed #777;padding-top:6px;margin-top:10px" class=row><div class=small>QUILLFEATHER MORTGAGE<br>PO BOX 650783<br>DALLAS, TX 75265-0783</div><div>${pairs(
          [
            ["LOAN NUMBER", account],
            ["TOTAL AMOUNT DUE", $(total)],
            ["ADDITIONAL PRINCIPAL", "$ ______"],
            ["TOTAL AMOUNT OF YOUR CHECK", "$ ______"],
          ],
          "class=t",
        )}</div></div>
<div style="break-before:page"><div class=row><div class=q>Quillfeather</div><div class=r>LOAN NUMBER: ${account}<br><span class=small>Page 2 of 2</span></div></div>${behind > 0 ? `<div class=alert><b>**DELINQUENCY NOTICE**</b><br>You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure - the loss of your home. As of ${date.slash(statement)}, you are ${daysFrom(months[0] ?? due, statement)} days delinquent on your mortgage loan.<p><b>Recent Account History</b></p><ul>${months.map((day) => `<li>Payment due ${date.slash(day)}: Unpaid balance of ${$(payment)}</li>`).join("")}<li>Current payment due ${date.slash(due)}: ${$(payment)}</li></ul><b>Total: ${$(total)} due.</b> You must pay this amount to bring your loan current. This includes fees of ${$(fees)}.</div>` : ""}<h3>If you are experiencing financial difficulty</h3><p>You may be eligible for programs that lower or postpone your payment. Call us at 888-555-0190 or, for a HUD-approved housing counselor, 800-569-4287.</p><h3>Notice of error or information request</h3><p class=small>A written notice of error or request for information must be sent to: Quillfeather Mortgage, Attn: Notice of Error, PO Box 619098, Dallas, TX 75261. We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. NMLS 2119.</p></div>`,
      ),
      truth: {
        documentType: "loans",
        institution,
        accounts: [
          {
            kind: "mortgage",
            institution,
            accountLast4: account.slice(-4),
            statementDate: statement,
            currentBalance: decimal(loan.after),
            minimumPayment: decimal(payment),
            paymentDueDate: due,
            pastDue: decimal(overdue),
            apr: percent(loan.rate, 3),
          },
        ],
        transactions: [{ account: 0, date: paidOn, description: "PAYMENT", amount: decimal(payment) }],
        openRows: activity.slice(1).map(([day, description, amount]) => ({
          account: 0,
          date: day,
          description,
          amount: decimal(amount),
        })),
        allowed: {
          institution: ["Quillfeather", "QUILLFEATHER MORTGAGE"],
          "accounts.0.institution": ["Quillfeather", "QUILLFEATHER MORTGAGE"],
          "accounts.0.periodStart": [addDays(monthsOn(statement, -1), 1)],
          "accounts.0.periodEnd": [statement],
          "accounts.0.feesCharged": [decimal(fees), decimal(charged)],
          "accounts.0.interestCharged": [decimal(loan.interest)],
          "accounts.0.paymentsAndCredits": [decimal(payment)],
        },
      },
    };
  },
};

export const ulMortgages: readonly Layout[] = [bank, servicer];
