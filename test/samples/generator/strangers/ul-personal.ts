import { document, type Layout } from "../layout.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
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

/** A regional bank's home equity line. */
const heloc: Layout = {
  name: "ul-heloc-regional",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 7);
    const end = `${year}-${two(month)}-${random.pick(["14", "20", "27"])}`;
    const from = addDays(monthsOn(end, -1), 1);
    const days = daysFrom(from, end) + 1;
    const due = addDays(end, 25);
    const limit = random.whole(4, 20) * 1_000_000;
    const rate = random.pick([749, 825, 899, 950]);
    const previous = share(limit, random.whole(15, 65) / 100);
    const advance = random.chance(0.5) ? random.whole(5, 40) * 10_000 : 0;
    const lastDue = share(previous, rate / 120_000) + 1_250;
    const paid = lastDue;
    const average = previous - share(paid, (days - 4) / days) + share(advance, (days - 12) / days);
    const interest = Math.round((average * rate * days) / 3_650_000);
    const fee = random.chance(0.25) ? 7_500 : 0;
    const balance = previous - paid + advance + interest + fee;
    const minimum = interest + fee;
    const account = `${digits(random, 4)} ${digits(random, 4)} ${digits(random, 4)} ${digits(random, 4)}`;
    const rows: Array<readonly [string, string, number]> = [[addDays(from, 4), "PAYMENT - THANK YOU", paid]];
    if (advance > 0) rows.push([addDays(from, 12), "HELOC CHECK ADVANCE 1047", -advance]);
    if (fee > 0) rows.push([addDays(from, 20), "ANNUAL FEE", -fee]);
    rows.push([end, "INTEREST CHARGE", -interest]);
    const institution = "First Allegheny Bank";
    return {
      html: document(
        `${BASE}body{font:9pt 'Times New Roman'}.fa{font:bold 17pt 'Times New Roman';letter-spacing:2px;border-bottom:3px double #004b2d;color:#004b2d;padding-bottom:4px}.b{border:1px solid #004b2d;padding:6px}.k{font-size:7pt;text-transform:uppercase}.v{font-weight:bold;font-size:11pt}.band>div{border:1px solid #004b2d;padding:4px}.t td,.t th{padding:2px 4px}.t th{border-bottom:1px solid #000}h4{margin:12px 0 3px;background:#e5efe9;padding:3px}`,
        `<div class=fa>FIRST ALLEGHENY BANK</div><div class=row style="margin-top:6px"><div><b>Choice Home Equity Line of Credit Statement</b><br>For the period ${date.slash(from)} to ${date.slash(end)}</div><div class=r>Account number ${account}<br>Customer Service 1-800-555-0166</div></div>
${band([
  ["New Balance", $(balance)],
  ["Minimum Payment Due", $(minimum)],
  ["Payment Due Date", date.slash(due)],
  ["Past Due Amount", $(0)],
])}
<div class=row><div><p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p><p class=small>LATE PAYMENT WARNING: If we do not receive your minimum payment within 15 days of the date listed above, you may have to pay a late fee of 5% of the payment or $40.00, whichever is less.</p></div>
<div class=b>${pairs(
          [
            ["Previous Balance", $(previous)],
            ["Payments and Credits", `- ${$(paid)}`],
            ["Advances and Debits", `+ ${$(advance)}`],
            ["Fees Charged", `+ ${$(fee)}`],
            ["Interest Charged", `+ ${$(interest)}`],
            ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
            ["&nbsp;", ""],
            ["Credit Limit", $(limit)],
            ["Available Credit", $(limit - balance)],
            ["Days in Billing Cycle", String(days)],
          ],
          "class=t",
        )}</div></div>
<h4>Transactions</h4>${grid(
          "llr",
          ["Date", "Description", "Amount"],
          rows.map(([day, text, amount]) => [
            date.noYear(day),
            text,
            amount > 0 ? plain(amount) + "-" : plain(-amount),
          ]),
          "class=t",
        )}
<h4>${year} Totals Year-to-Date</h4>${pairs(
          [
            [`Total fees charged in ${year}`, $(fee)],
            [`Total interest charged in ${year}`, $(interest * month)],
          ],
          "class=t style='width:50%'",
        )}
<h4>Interest Charge Calculation</h4>${grid(
          "lrrr",
          [
            "Type of Balance",
            "Annual Percentage Rate (APR)",
            "Balance Subject to Interest Rate",
            "Interest Charge",
          ],
          [["Variable rate line", `${percent(rate)}% (v)`, $(average), $(interest)]],
          "class=t",
        )}
<p class=small>(v) = Variable rate. Your Annual Percentage Rate (APR) is the annual interest rate on your account. How we figure the balance: we use a method called average daily balance. What to do if you think you find a mistake on your statement: write to us at First Allegheny Bank, P.O. Box 5570, Cleveland, OH 44101 within 60 days after the error appeared. While we investigate, you do not have to pay the amount in question, and we cannot report you as delinquent on that amount. Member FDIC. Equal Housing Lender.</p>
<div style="border-top:1px dashed #000;padding-top:6px;margin-top:14px" class=row><div>FIRST ALLEGHENY BANK<br>P.O. BOX 856177<br>LOUISVILLE, KY 40285-6177</div><div>${pairs(
          [
            ["Account Number", account],
            ["New Balance", $(balance)],
            ["Minimum Payment Due", $(minimum)],
            ["Payment Due Date", date.slash(due)],
            ["Amount Enclosed", "$"],
          ],
          "class=t",
        )}</div></div>
<div style="break-before:page"><div class=fa>FIRST ALLEGHENY BANK</div><h4>Important information about your account</h4><p class=small><b>Draw period.</b> You may take advances until the end of your draw period by check, by transfer at a branch or online. The smallest advance is $100.00. <b>Fixed rate locks.</b> You may move part of your balance to a fixed rate for a fee of $100.00 for each lock.</p><p class=small><b>How interest is figured.</b> We figure the interest charge by applying the daily periodic rate (the APR divided by 365) to the average daily balance and multiplying by the days in the billing cycle. The average daily balance is the sum of each day's balance, after payments and advances of that day, divided by the days in the cycle. There is no grace period: interest accrues from the day of each advance.</p><p class=small><b>Your rate.</b> It moves with the Prime Rate published in The Wall Street Journal, plus a margin, and will never be higher than 18.00%.</p><p class=small><b>Crediting of payments.</b> Payments received at the address on the coupon by 5 p.m. are credited that day; those made elsewhere may take up to 5 days. <b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p class=small><b>Reminder.</b> Overdraft protection transfers to a checking account are advances. Interest may be tax deductible; consult your tax adviser.</p><p class=small style="text-align:center">Page 2 of 2</p></div>`,
      ),
      truth: {
        documentType: "loans",
        institution,
        accounts: [
          {
            kind: "heloc",
            institution,
            accountLast4: account.slice(-4),
            periodStart: from,
            periodEnd: end,
            previousBalance: decimal(previous),
            currentBalance: decimal(balance),
            creditLimit: decimal(limit),
            availableCredit: decimal(limit - balance),
            minimumPayment: decimal(minimum),
            paymentDueDate: due,
            pastDue: "0.00",
            apr: percent(rate),
            paymentsAndCredits: decimal(paid),
            feesCharged: decimal(fee),
            interestCharged: decimal(interest),
          },
        ],
        transactions: rows.map(([day, description, amount]) => ({
          account: 0,
          date: day,
          description,
          amount: decimal(amount),
        })),
        allowed: { "accounts.0.statementDate": [end], "accounts.0.purchases": [decimal(advance)] },
      },
    };
  },
};

/** An online lender's instalment loan. */
const online: Layout = {
  name: "ul-personal-online",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 8);
    const statement = `${year}-${two(month)}-${random.pick(["06", "13", "21"])}`;
    const due = addDays(statement, 19);
    const months = random.pick([36, 48, 60, 84]);
    const paid = random.whole(2, 30);
    const loan = loanOf(random.whole(60, 450) * 10_000, random.pick([849, 1199, 1574, 1999]), months, paid);
    const late = random.chance(0.3);
    const pastDue = late ? loan.payment : 0;
    const fee = late ? 1500 : 0;
    const account = `PL${digits(random, 8)}`;
    const origin = monthsOn(due, -paid - 1);
    const maturity = monthsOn(due, months - paid - 1);
    const paidOn = addDays(statement, -11);
    const institution = "Tandemly";
    return {
      html: document(
        `${BASE}body{font:10pt 'Segoe UI',Arial;color:#1a1a2e}.l{font-size:20pt;font-weight:bold}.l i{color:#00a2c7;font-style:normal}.card{border:1px solid #d8dce4;border-radius:10px;padding:14px;margin:12px 0}.k{color:#667;font-size:8pt}.v{font-size:13pt;font-weight:bold}.t td,.t th{padding:4px 2px;border-bottom:1px solid #eef}.t th{color:#667;font-size:8pt;font-weight:normal}h2{font-size:12pt;margin:0 0 6px}.small{color:#556}`,
        `<div class=row><div class=l>tandemly<i>.</i></div><div class=r>Personal Loan Statement<br>${date.long(statement)}</div></div>
<p style="margin-top:20px">${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<div class=card>${band([
          ["Amount due", $(loan.payment + pastDue + fee)],
          ["Due date", date.long(due)],
          ["Autopay", late ? "Off" : "On"],
        ])}${pairs(
          [
            ["Scheduled payment", $(loan.payment)],
            ["Past due", $(pastDue)],
            ["Late fees", $(fee)],
            ["<b>Total</b>", `<b>${$(loan.payment + pastDue + fee)}</b>`],
          ],
          "class=t",
        )}</div>
<div class=card><h2>Loan details</h2><div class=row><div>${pairs(
          [
            ["Loan ID", account],
            ["Original loan amount", $(loan.original)],
            ["Principal balance", $(loan.after)],
            ["Origination date", date.long(origin)],
          ],
          "class=t",
        )}</div><div>${pairs(
          [
            ["Interest rate", `${percent(loan.rate)}%`],
            ["APR at origination", `${percent(loan.rate + 214)}%`],
            ["Term", `${months} months`],
            ["Maturity date", date.long(maturity)],
          ],
          "class=t",
        )}</div></div></div>
<div class=card><h2>Recent activity</h2>${grid("llrrr", ["Date", "Description", "Principal", "Interest", "Amount"], [[date.abbreviatedBare(paidOn), "Payment received (ACH)", $(loan.principal), $(loan.interest), $(loan.payment)]], "class=t")}</div>
<p class=small>Your APR at origination includes the origination fee deducted from your loan proceeds. Interest accrues daily at your interest rate on the principal balance, about ${$(share(loan.after, loan.rate / 3_650_000))} a day. The principal balance is not a payoff amount. If you miss a payment, a late fee of $15.00 may be charged after a grace period of 15 days. We may report information about your account to credit bureaus.</p>
<p class=small>Know someone who could use a lower rate? Send your link and you both get $100 when their loan funds. Loans are made by Three Rivers Bank, Member FDIC, and serviced by Tandemly, Inc., 71 Stevenson St., San Francisco, CA 94105. NMLS ID 1136.</p>
<p class=small>To pay by check, write your loan ID on it and mail it to Tandemly, Inc., Dept. 34268, P.O. Box 39000, San Francisco, CA 94139.</p>`,
      ),
      truth: {
        documentType: "loans",
        institution,
        accounts: [
          {
            kind: "personal-loan",
            institution,
            accountLast4: account.slice(-4),
            statementDate: statement,
            currentBalance: decimal(loan.after),
            originalBalance: decimal(loan.original),
            minimumPayment: decimal(loan.payment),
            paymentDueDate: due,
            pastDue: decimal(pastDue),
            maturityDate: maturity,
            apr: percent(loan.rate),
          },
        ],
        transactions: [
          { account: 0, date: paidOn, description: "Payment received (ACH)", amount: decimal(loan.payment) },
        ],
        allowed: {
          institution: ["tandemly", "Tandemly, Inc.", "tandemly."],
          "accounts.0.institution": ["tandemly", "Tandemly, Inc.", "tandemly."],
          "accounts.0.feesCharged": [decimal(fee)],
          "accounts.0.interestCharged": [decimal(loan.interest)],
          "accounts.0.paymentsAndCredits": [decimal(loan.payment)],
        },
      },
    };
  },
};

export const ulPersonal: readonly Layout[] = [heloc, online];
