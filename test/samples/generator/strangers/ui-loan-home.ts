import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  addMonths,
  digits,
  instalment,
  interestFor,
  last4,
  monthlyInterest,
  owedAfter,
  percent,
  uiDesk,
} from "./ui-data.ts";

const $ = money.dollar;

/** A large servicer's first bill after a transfer: the old servicer and its number stand in the notice. */
const transferred: Layout = {
  name: "ui-loan-mortgage-transfer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 9);
    const name = "Ms. Whitlock";
    const number = `06${digits(random, 8)}`;
    const original = random.whole(150, 520) * 100_000;
    const rate = random.pick([2_875, 3_250, 4_125, 6_375, 6_750]);
    const hundredths = rate / 10;
    const paid = random.whole(8, 120);
    const before = owedAfter(original, hundredths, 360, paid);
    const level = instalment(original, hundredths, 360);
    const escrow = random.whole(32_000, 94_000);
    const regular = level + escrow;
    const late = random.chance(0.3);
    const fee = late ? Math.round(level * 0.04) : 0;
    const received = addDays(month.start, random.whole(1, 9));
    const interest = monthlyInterest(before, hundredths);
    const owed = late ? before : before - (level - interest);
    const nextInterest = monthlyInterest(owed, hundredths);
    const statement = addDays(month.start, 16);
    const due = addMonths(month.start, 1);
    const overdue = late ? regular : 0;
    const escrowBalance = random.whole(60_000, 420_000);
    const matures = addMonths(due, 360 - paid - 2);
    const oldNumber = digits(random, 4);
    const total = regular + overdue + fee;
    const paidRow = (label: string, last: number, year: number) => [label, $(last), $(year)];
    const months = Number(month.start.slice(5, 7));
    const share = late ? 0 : 1;
    return {
      html: document(
        `body{font:8.5pt Arial;color:#222}${BASE}.logo{font:bold 20pt Georgia;color:#1b365d}.logo i{color:#00a3ad}.hd{background:#1b365d;color:#fff;font:bold 9pt Arial;padding:4px 6px;margin-top:8px}.b{border:1px solid #1b365d;padding:4px 6px}.b td{padding:2px 0}.tt{border-top:2px solid #1b365d}.due{background:#e6f4f5;padding:8px;text-align:center}.due b{font-size:15pt}.note{border:2px solid #00a3ad;padding:6px;margin:8px 0}.t th{border-bottom:1px solid #000;font-size:7.5pt}.t td{padding:2px 0;font-size:7.5pt}.coupon{break-inside:avoid;border-top:1px dashed #000;margin-top:12px;padding-top:8px}`,
        `<div class=row><div><div class=logo>ms<i>.</i> whitlock</div><span class=small>8950 Cypress Waters Blvd, Coppell, TX 75019</span></div><div class=r><b style="font-size:12pt">MORTGAGE LOAN STATEMENT</b></div></div>
<div class=row><div><p style="margin:18px">${escaped(person.name)}<br>${person.street}<br>${person.town}</p><p class=small>OUR INFO<br>ONLINE: www.mswhitlock.example<br>YOUR INFO &nbsp; Property Address: ${person.street}, ${person.town}<br>YOUR DEDICATED TEAM: 833-555-0188, Monday to Thursday 7 a.m. to 8 p.m. (CT)</p></div><div>${pairs(
          [
            ["STATEMENT DATE", date.slash(statement)],
            ["LOAN NUMBER", number],
            ["PAYMENT DUE DATE", date.slash(due)],
          ],
          'class=b style="border-spacing:2px"',
        )}<div class=due>AMOUNT DUE<br><b>${$(total)}</b><br><span class=small>If payment is received on or after ${date.slash(addDays(due, 16))}, a ${$(Math.round(level * 0.04))} late fee will be charged.</span></div></div></div>
<div class=note><b>WELCOME!</b> Effective ${date.slash(addMonths(month.start, -3))} the servicing of your mortgage loan was transferred from Oakstone Home Lending (loan number ending in ${oldNumber}) to Ms. Whitlock. During the 60-day period following the effective date of the transfer, a loan payment received by your prior servicer on or before its due date will not be treated by us as late, and a late fee will not be imposed. Year-to-date amounts paid to your prior servicer may not be reflected on this statement.</div>
<div class=row><div><div class=hd>ACCOUNT OVERVIEW</div><div class=b>${pairs([
          ["Interest Bearing Principal Balance", $(owed)],
          ["Deferred Principal Balance", "$0.00"],
          ["Interest Rate", `${(rate / 1000).toFixed(3)}%`],
          ["Escrow Balance", $(escrowBalance)],
          ["Maturity Date", date.slash(matures)],
          ["Prepayment Penalty", "NO"],
        ])}</div><div class=hd>PAST PAYMENTS BREAKDOWN</div><div class=b>${grid(
          "lrr",
          ["", "PAID SINCE<br>LAST STATEMENT", "PAID YEAR<br>TO DATE"],
          [
            paidRow("Principal", share * (level - interest), months * share * (level - interest)),
            paidRow("Interest", share * interest, months * share * interest),
            paidRow("Escrow (Taxes and Insurance)", share * escrow, months * share * escrow),
            paidRow("Fees", 0, 0),
            paidRow("Lender Paid Expenses", 0, 0),
            paidRow("Partial Payment (Unapplied)", 0, 0),
            paidRow("<b>Total</b>", share * regular, months * share * regular),
          ],
        )}</div></div><div><div class=hd>EXPLANATION OF AMOUNT DUE</div><div class=b>${pairs([
          ["Principal", $(level - nextInterest)],
          ["Interest", $(nextInterest)],
          ["Escrow Amount (Taxes &amp; Insurance)", $(escrow)],
          ["<b>REGULAR MONTHLY PAYMENT</b>", `<b>${$(regular)}</b>`],
          ["Total Fees and Charges", $(fee)],
          ["Overdue Payment(s)", $(overdue)],
          ["Partial Payment (Unapplied)", "$0.00"],
          ["<b>TOTAL AMOUNT DUE</b>", `<b>${$(total)}</b>`],
        ])}</div><p class=small><b>Partial Payments:</b> Any partial payments listed here are not applied to your mortgage, but instead are held in a separate suspense account. Once we receive funds equal to a full monthly payment, we will apply those funds to your mortgage.</p><p class=small><b>LENDER PAID EXPENSES</b> are fees advanced on your behalf, such as property inspections, and may be owed by you.</p></div></div>
<div class=hd>TRANSACTION ACTIVITY (${date.slash(month.start)} to ${date.slash(statement)})</div>${grid(
          "llrrrrrr",
          ["DATE", "DESCRIPTION", "TOTAL", "PRINCIPAL", "INTEREST", "ESCROW", "FEES", "OTHER"],
          [
            late
              ? [date.slash(addDays(month.start, 15)), "LATE FEE ASSESSED", $(fee), "", "", "", $(fee), ""]
              : [
                  date.slash(received),
                  "PAYMENT",
                  $(regular),
                  $(level - interest),
                  $(interest),
                  $(escrow),
                  "",
                  "",
                ],
          ],
          "class=t",
        )}
${late ? `<div class=note><b>DELINQUENCY NOTICE.</b> You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure, the loss of your home. As of ${date.slash(statement)} you are 16 days delinquent on your mortgage loan. Total: ${$(overdue + fee)} due. You must pay this amount to bring your loan current.</div>` : ""}
<p class=small><b>IMPORTANT MESSAGES.</b> If you are experiencing financial difficulty: the U.S. Department of Housing and Urban Development (HUD) sponsors housing counseling agencies throughout the country that can provide you free advice. To find one call 800-569-4287. Ms. Whitlock is a debt collector. This is an attempt to collect a debt and any information obtained will be used for that purpose. Successors in interest, notices of error and requests for information: P.O. Box 619098, Dallas, TX 75261. This statement is not a payoff quote.</p>
<div class=coupon><div class=row><div>DETACH HERE AND RETURN WITH YOUR PAYMENT. PLEASE ALLOW A MINIMUM OF 7 TO 10 DAYS FOR POSTAL DELIVERY.<p>${escaped(person.name)}<br>LOAN NUMBER ${number}</p><p>MS. WHITLOCK<br>PO BOX 650783<br>DALLAS, TX 75265-0783</p></div><div>${pairs(
          [
            ["PAYMENT DUE DATE", date.slash(due)],
            ["TOTAL AMOUNT DUE", $(total)],
            [`AMOUNT DUE ON OR AFTER ${date.slash(addDays(due, 16))}`, $(total + Math.round(level * 0.04))],
            ["ADDITIONAL PRINCIPAL", "$ _________"],
            ["ADDITIONAL ESCROW", "$ _________"],
            ["TOTAL AMOUNT OF YOUR CHECK", "$ _________"],
          ],
          "class=b",
        )}</div></div></div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: [
            {
              kind: "mortgage",
              institution: name,
              accountLast4: last4(number),
              statementDate: statement,
              currentBalance: decimal(owed),
              apr: (rate / 1000).toFixed(3).replace(/0$/, ""),
              minimumPayment: decimal(regular),
              pastDue: decimal(overdue),
              paymentDueDate: due,
              maturityDate: matures,
              feesCharged: decimal(fee),
            },
          ],
          transactions: [
            late
              ? {
                  account: 0,
                  date: addDays(month.start, 15),
                  description: "LATE FEE ASSESSED",
                  amount: decimal(-fee),
                }
              : { account: 0, date: received, description: "PAYMENT", amount: decimal(regular) },
          ],
          allowed: {
            "accounts.0.interestCharged": [decimal(interest), decimal(nextInterest)],
            "accounts.0.paymentsAndCredits": [decimal(share * regular)],
            "accounts.0.periodStart": [month.start],
            "accounts.0.periodEnd": [statement],
            "accounts.0.apr": [(rate / 1000).toFixed(3)],
          },
        },
        "ms. whitlock",
        "MS. WHITLOCK",
      ),
    };
  },
};

/** A large bank's home equity line: a summary of the line, its payment, and how the variable rate was applied. */
const line: Layout = {
  name: "ui-loan-home-equity-line",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 10);
    const name = "Bank of Wyndham";
    const number = digits(random, 14);
    const limit = random.whole(5, 30) * 1_000_000;
    const rate = random.pick([724, 799, 850, 899]);
    const before = random.whole(200_000, Math.round(limit * 0.7));
    const closes = addDays(month.end, -4);
    const opens = addDays(closes, -(month.days - 1));
    const billed = interestFor(before, rate, 30);
    const behind = random.chance(0.2);
    const advance = random.chance(0.55) ? random.whole(5, 40) * 10_000 : 0;
    const extra = !behind && random.chance(0.4) ? random.whole(1, 5) * 10_000 : 0;
    const paidOn = addDays(opens, random.whole(6, 16));
    const drawnOn = addDays(opens, random.whole(17, 22));
    const payment = behind ? 0 : billed + extra;
    const fee = random.chance(0.25) ? 7_500 : 0;
    // The printed balances are principal and what has been billed on it.
    const previous = before + billed;
    const principal = before - extra + advance;
    const average = principal - Math.round(advance * 0.6);
    const interest = interestFor(average, rate, month.days);
    const closing = previous - payment + advance + fee + interest;
    const pastDue = behind ? billed : 0;
    const minimum = interest + fee + pastDue;
    const due = addDays(closes, 25);
    const available = limit - principal;
    const lines = [
      ...(payment > 0 ? [{ day: paidOn, text: "PAYMENT - THANK YOU", amount: payment }] : []),
      ...(advance > 0 ? [{ day: drawnOn, text: "ADVANCE - ONLINE TRANSFER", amount: -advance }] : []),
    ];
    const fees = fee > 0 ? [{ day: closes, text: "ANNUAL FEE", amount: -fee }] : [];
    const charge = { day: closes, text: "INTEREST CHARGE", amount: -interest };
    return {
      html: document(
        `body{font:9pt Arial;color:#111}${BASE}.logo{font:bold 17pt Arial;color:#012169}.red{height:4px;background:linear-gradient(90deg,#012169 70%,#e31837 70%);margin:6px 0 12px}h2{font:bold 11pt Arial;color:#012169;border-bottom:1.5px solid #012169;margin:14px 0 4px}.s td{padding:3px 0}.s tr:last-child td{border-top:1px solid #000;font-weight:bold}.t th{font-size:8pt;border-bottom:1px solid #000}.t td{padding:3px 0}.t th,.t td{padding-right:6px}.coupon{break-inside:avoid;border-top:1px dashed #000;margin-top:18px;padding-top:8px}`,
        `<div class=row><div class=logo>Bank of Wyndham</div><div class=r>Home Equity Line of Credit<br>Account Number: ${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8, 12)} ${number.slice(12)}<br>${date.long(opens)} - ${date.long(closes)}<br><span class=small>Page 1 of 2</span></div></div><div class=red></div>
<div class=row><div style="padding:16px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=small>Customer Service Information<br>www.bankofwyndham.example<br>1.800.555.0104<br>TTY 1.800.555.0105<br>Mail Billing Inquiries to: P.O. Box 31785, Tampa, FL 33631</div></div>
<div class=row><div><h2>Account Summary</h2>${pairs(
          [
            ["Previous Balance", $(previous)],
            ["Payments and Other Credits", `-${$(payment)}`],
            ["Advances and Other Debits", $(advance)],
            ["Fees Charged", $(fee)],
            ["Interest Charged", $(interest)],
            ["New Balance", $(closing)],
          ],
          "class=s",
        )}<p class=small>New Balance is not a payoff amount.</p></div><div><h2>Payment Information</h2>${pairs(
          [
            ["New Balance", $(closing)],
            ["Current Payment Due", $(interest + fee)],
            ["Past Due Amount", $(pastDue)],
            ["<b>Minimum Payment Due</b>", `<b>${$(minimum)}</b>`],
            ["<b>Payment Due Date</b>", `<b>${date.slash(due)}</b>`],
          ],
        )}<p class=small><b>Late Payment Warning:</b> If we do not receive your Minimum Payment by 15 days after the date listed above, you may have to pay a late fee of 5% of the payment due.</p></div></div>
<div class=row><div><h2>Credit Line</h2>${pairs([
          ["Total Credit Line", $(limit)],
          ["Principal Balance", $(principal)],
          ["Available Credit", $(available)],
          ["Draw Period End Date", date.slash(addMonths(`${closes.slice(0, 8)}15`, 74))],
          ["Maturity Date", date.slash(addMonths(`${closes.slice(0, 8)}15`, 314))],
        ])}</div><div style="background:#f3f3f3;padding:8px;margin-top:14px"><b>Lock in a fixed rate</b><br>Convert all or part of your variable rate balance to a Fixed-Rate Loan Option of 12 months or more. Minimum $5,000. You may have up to three at a time. Call us to learn more.</div></div>
<h2>Transactions</h2>${grid(
          "lllr",
          ["Transaction Date", "Posting Date", "Description", "Amount"],
          lines.map((entry) => [
            date.noYear(entry.day),
            date.noYear(entry.day),
            entry.text,
            entry.amount > 0 ? `-${money.plain(entry.amount)}` : money.plain(-entry.amount),
          ]),
          "class=t",
        )}
<b>Fees</b>${grid(
          "lllr",
          [],
          [
            ...fees.map((entry) => [
              date.noYear(entry.day),
              date.noYear(entry.day),
              entry.text,
              money.plain(fee),
            ]),
            ["", "", "TOTAL FEES FOR THIS PERIOD", money.plain(fee)],
          ],
          "class=t",
        )}<b>Interest Charged</b>${grid(
          "lllr",
          [],
          [
            [date.noYear(closes), date.noYear(closes), charge.text, money.plain(interest)],
            ["", "", "TOTAL INTEREST FOR THIS PERIOD", money.plain(interest)],
          ],
          "class=t",
        )}
<h2>${closes.slice(0, 4)} Totals Year-to-Date</h2>${pairs(
          [
            [`Total fees charged in ${closes.slice(0, 4)}`, $(fee)],
            [`Total interest charged in ${closes.slice(0, 4)}`, $(interest * Number(closes.slice(5, 7)))],
          ],
          'style="width:55%"',
        )}
<h2>Interest Charge Calculation</h2><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = Variable rate: the APR is the Wall Street Journal Prime Rate plus or minus a margin.</p>${grid(
          "lrrrr",
          [
            "Type of Balance",
            "Annual Percentage Rate",
            "Average Daily Balance",
            "Days in Billing Cycle",
            "Interest Charge",
          ],
          [["Variable Rate", `${percent(rate)}% (v)`, $(average), String(month.days), $(interest)]],
          "class=t",
        )}
<p class=small><b>What To Do If You Think You Find A Mistake On Your Statement.</b> If you think there is an error on your statement, write to us at the address above. In your letter, give us your name and account number, the dollar amount of the suspected error and a description of the problem. You must contact us within 60 days after the error appeared on your statement. While we investigate whether or not there has been an error, we cannot try to collect the amount in question, or report you as delinquent on that amount. We may report information about your account to credit bureaus.</p>
<div class=coupon><div class=row><div>Bank of Wyndham, N.A.<br>P.O. Box 15222<br>Wilmington, DE 19886<p>${escaped(person.name)}<br>${person.street}</p></div><div>${pairs(
          [
            ["Account Number", number],
            ["New Balance", $(closing)],
            ["Minimum Payment Due", $(minimum)],
            ["Payment Due Date", date.slash(due)],
            ["Amount Enclosed", "$ __________"],
          ],
        )}</div></div></div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: [
            {
              kind: "heloc",
              institution: name,
              accountLast4: last4(number),
              periodStart: opens,
              periodEnd: closes,
              previousBalance: decimal(previous),
              currentBalance: decimal(closing),
              creditLimit: decimal(limit),
              availableCredit: decimal(available),
              minimumPayment: decimal(minimum),
              paymentDueDate: due,
              pastDue: decimal(pastDue),
              maturityDate: addMonths(`${closes.slice(0, 8)}15`, 314),
              apr: percent(rate),
              paymentsAndCredits: decimal(payment),
              feesCharged: decimal(fee),
              interestCharged: decimal(interest),
            },
          ],
          transactions: [...lines, ...fees, charge].map((entry) => ({
            account: 0,
            date: entry.day,
            description: entry.text,
            amount: decimal(entry.amount),
          })),
          allowed: {
            "accounts.0.currentBalance": [decimal(principal)],
            "accounts.0.minimumPayment": [decimal(interest + fee)],
            "accounts.0.purchases": [decimal(advance)],
            "accounts.0.statementDate": [closes],
          },
        },
        `${name}, N.A.`,
      ),
    };
  },
};

export const uiHome: readonly Layout[] = [transferred, line];
