import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, BODY, loanTold, rowsTold, tdLoan } from "./td-data.ts";

/** A marketplace lender's plain monthly statement; the offer's APR with the fee in it is beside the interest rate. */
const marketplace: Layout = {
  name: "td-personal-fundora",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tdLoan(seed, {
      salt: 7,
      digits: 9,
      size: [3_000, 35_000],
      terms: [36, 60],
      rates: [899, 2799],
      late: 0.2,
      extra: 0.15,
      lateFee: (payment) => Math.max(1_500, Math.round(payment * 0.05)),
    });
    const { person } = loan;
    const names = { payment: "Monthly Payment", extra: "Additional Payment", late: "Late Fee Assessed" };
    const fee = Math.round(loan.original * 0.05);
    const full = decimal(loan.rate + Math.round((500 * 24) / loan.term) + 41);
    const html = document(
      `${BODY}.logo{font-size:20pt;font-weight:bold;color:#0067a3}.logo sup{font-size:8pt}.cards{display:flex;gap:12px;margin:18px 0}.cards div{flex:1;border-top:3px solid #0067a3;padding-top:6px}.cards small{display:block;color:#666}.cards b{font-size:14pt}.two{display:flex;gap:40px}.two>div{flex:1}h3{font-size:11pt;border-bottom:1px solid #bbb;margin:14px 0 4px;padding-bottom:3px}td{padding:3px 0}.t th{color:#666;font-weight:normal;border-bottom:1px solid #bbb;padding:3px 0}.t td{border-bottom:1px solid #eee}.s{font-size:7.5pt;color:#555}`,
      `<div style="display:flex;justify-content:space-between"><div class=logo>Fundora<sup>&reg;</sup></div><div style="text-align:right"><b>Loan Statement</b><br>${date.long(loan.statementDate)}<br>Loan ID: ${loan.account}</div></div><div style="margin-top:24px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div>
<div class=cards><div><small>Amount Due</small><b>${$(loan.totalDue)}</b></div><div><small>Due Date</small><b>${date.long(loan.dueDate)}</b></div><div><small>Principal Balance</small><b>${$(loan.principal)}</b></div></div>
<div class=two><div><h3>Amount Due</h3>${pairs([
        ["Monthly Payment", $(loan.payment)],
        ["Past Due Amount", $(loan.pastDue)],
        ["Unpaid Late Fees", $(loan.lateFee)],
        ["<b>Amount Due</b>", `<b>${$(loan.totalDue)}</b>`],
      ])}</div><div><h3>Loan Details</h3>${pairs([
        ["Original Loan Amount", $(loan.original)],
        ["Origination Fee", $(fee)],
        ["Interest Rate", `${loan.apr}%`],
        ["APR", `${full}%`],
        ["Term", `${loan.term} months`],
        ["Payments Remaining", String(loan.remaining)],
        ["Maturity Date", date.long(loan.maturity)],
      ])}</div></div>
<h3>Activity: ${date.long(loan.periodStart)} - ${date.long(loan.statementDate)}</h3>${grid(
        "llrrrr",
        ["Date", "Description", "Amount", "Principal", "Interest", "Principal Balance"],
        loan.rows.map((row) => [
          date.bare(row.day),
          names[row.what],
          $(row.amount),
          row.what === "late" ? "$0.00" : $(row.principal),
          row.what === "late" ? "$0.00" : $(row.interest),
          $(row.balance),
        ]),
        "class=t",
      )}${loan.rows.length === 0 ? "<p>No activity during this statement period.</p>" : ""}
${loan.isLate ? "<p><b>Your payment is late.</b> We tried to collect your scheduled payment and it was returned or not received. Please sign in to pay, or call us to talk about hardship plans.</p>" : "<p>You're on AutoPay. Your next payment will be withdrawn from your bank account on or shortly after the due date.</p>"}
<p class=s>The APR includes the origination fee that was deducted from your loan proceeds. Interest accrues daily on your principal balance at the interest rate. The principal balance is not a payoff amount; sign in to get a payoff quote, which includes accrued interest.</p><p class=s>If your payment is more than 5 days late, we may charge a late fee of 5% of the unpaid payment or $15, whichever is greater. Payments are applied to late fees, then interest, then principal.</p><p class=s>We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. Fundora Network, Inc., 300 Carillon Way, San Mateo, CA 94402. Loans made by Cross Timber Bank, Member FDIC. 855-555-0106.</p><p class=s>Page 1 of 1</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Fundora",
          accounts: [
            {
              kind: "personal-loan",
              ...loanTold(loan, "Fundora"),
              periodStart: loan.periodStart,
              periodEnd: loan.statementDate,
              originalBalance: decimal(loan.original),
              maturityDate: loan.maturity,
            },
          ],
          transactions: rowsTold(loan, names),
          allowed: {
            "accounts.0.feesCharged": [decimal(loan.lateFee)],
            "accounts.0.interestCharged": [decimal(loan.paidInterest)],
            "accounts.0.paymentsAndCredits": [decimal(loan.paid)],
          },
        },
        "Fundora Network, Inc.",
        "Fundora Network",
        "Cross Timber Bank",
      ),
    };
  },
};

/** A branch lender: the branch's address, insurance premiums on the paper, a roll-forward of principal. */
const branch: Layout = {
  name: "td-personal-mainspan",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tdLoan(seed, {
      salt: 13,
      digits: 16,
      size: [2_500, 18_000],
      terms: [36, 48, 60],
      rates: [1899, 3599],
      late: 0.35,
      extra: 0.1,
      lateFee: () => 3_000,
    });
    const { person, random } = loan;
    const names = { payment: "PAYMENT", extra: "PAYMENT", late: "LATE CHARGE" };
    const secured = random.chance(0.4);
    const html = document(
      `${BODY}.logo{font-size:21pt;color:#c41230;font-weight:bold}.logo span{color:#333;font-weight:normal}.three{display:flex;gap:14px;margin-top:14px}.three>div{flex:1;border:1px solid #bbb;border-radius:5px;padding:8px 10px}h3{margin:0 0 4px;font-size:9.5pt;color:#c41230}td{padding:2px 0}.t th{background:#f1f1f1;padding:3px 5px;font-size:8pt}.t td{padding:3px 5px}.s{font-size:7.5pt}.pay{background:#333;color:#fff;padding:8px 12px;display:flex;justify-content:space-between;margin-top:14px;font-size:11pt}`,
      `<div style="display:flex;justify-content:space-between"><div class=logo>MainSpan <span>Financial</span></div><div class=s style="text-align:right">Your branch: 1840 Towne Crossing Blvd Ste 110<br>Evansville, IN 47715<br>(812) 555-0148 &nbsp; Mon-Fri 8:30 a.m. - 5 p.m.</div></div>
<div style="display:flex;justify-content:space-between;margin-top:20px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div style="width:290px">${pairs(
        [
          ["Account Number:", loan.account.replace(/(\d{4})(?=\d)/g, "$1-")],
          ["Statement Date:", date.slash(loan.statementDate)],
          ["Loan Type:", secured ? "Secured Personal Loan" : "Personal Loan"],
        ],
      )}</div></div>
<div class=pay><span>Total Amount Due: <b>${$(loan.totalDue)}</b></span><span>Payment Due Date: <b>${date.slash(loan.dueDate)}</b></span></div>
<div class=three><div><h3>Payment Information</h3>${pairs([
        ["Monthly Payment", $(loan.payment)],
        ["Past Due Amount", $(loan.pastDue)],
        ["Late Charges Due", $(loan.lateFee)],
        ["Other Fees Due", $(0)],
        ["<b>Total Amount Due</b>", `<b>${$(loan.totalDue)}</b>`],
      ])}</div><div><h3>Balance Information</h3>${pairs([
        ["Previous Principal Balance", $(loan.prior)],
        ["Principal Paid", `- ${$(loan.paidPrincipal)}`],
        ["<b>Current Principal Balance</b>", `<b>${$(loan.principal)}</b>`],
        ["Interest Accrued to Date", $(loan.accrued)],
        ["Interest Rate", `${loan.apr}%`],
        ["Loan Maturity Date", date.slash(loan.maturity)],
      ])}</div></div>
<p style="margin:16px 0 3px;font-weight:bold;color:#c41230">Transactions since your last statement</p>${grid(
        "llrrrr",
        ["Post Date", "Transaction", "Amount", "Principal", "Interest", "Fees"],
        loan.rows.map((row) => [
          date.slash(row.day),
          names[row.what],
          $(row.amount),
          $(row.principal),
          $(row.interest),
          row.what === "late" ? $(row.amount) : "$0.00",
        ]),
        "class=t",
      )}${loan.rows.length === 0 ? "<p>No transactions since your last statement.</p>" : ""}
<div class=three><div><h3>Year-to-Date</h3>${pairs([
        ["Interest Paid", $(loan.yearInterest)],
        ["Principal Paid", $(loan.yearPrincipal)],
      ])}</div><div><h3>A message for you</h3><p class=s>${loan.isLate ? "Your account is past due. Please call your branch today. We have options that can help you get back on track." : "Need extra cash for the season? You may qualify to renew your loan. Ask your branch how much you could borrow, up to $20,000. All offers are subject to our credit policies."}</p></div></div>
<p class=s>Your loan is a simple interest loan. Interest accrues daily on the unpaid principal balance until it is paid. Paying late will increase, and paying early will decrease, the interest you pay. The balance shown is not a payoff; contact your branch for a payoff amount. If a payment is not received in full within 5 days after it is due, a late charge of up to $30.00 may be assessed.</p><p class=s>We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. MainSpan Financial Group, LLC (NMLS #1339418).</p>
<div style="border-top:1px dashed #333;margin-top:18px;padding-top:8px;display:flex;gap:24px"><div style="flex:1" class=s>Please detach and mail this portion with your payment. Do not staple.<br><br>MAINSPAN FINANCIAL<br>PO BOX 740594<br>CINCINNATI OH 45274-0594</div><div style="width:280px">${pairs(
        [
          ["Account Number", loan.account.replace(/(\d{4})(?=\d)/g, "$1-")],
          ["Payment Due Date", date.slash(loan.dueDate)],
          ["Total Amount Due", $(loan.totalDue)],
          ["Amount Enclosed", "$ _________"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "MainSpan Financial",
          accounts: [
            {
              kind: "personal-loan",
              ...loanTold(loan, "MainSpan Financial"),
              previousBalance: decimal(loan.prior),
              maturityDate: loan.maturity,
            },
          ],
          transactions: rowsTold(loan, names),
          allowed: {
            "accounts.0.feesCharged": [decimal(loan.lateFee)],
            "accounts.0.interestCharged": [decimal(loan.accrued), decimal(loan.paidInterest)],
            "accounts.0.paymentsAndCredits": [decimal(loan.paid), decimal(loan.paidPrincipal)],
          },
        },
        "MAINSPAN FINANCIAL",
        "MainSpan",
        "MainSpan Financial Group, LLC",
      ),
    };
  },
};

/** A card bank's personal loan: an account summary that rolls forward, the coupon at the top. */
const bankLoan: Layout = {
  name: "td-personal-voyant",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tdLoan(seed, {
      salt: 37,
      digits: 10,
      size: [5_000, 40_000],
      terms: [36, 48, 60, 72, 84],
      rates: [799, 2499],
      late: 0.25,
      extra: 0.2,
      lateFee: () => 3_900,
    });
    const { person } = loan;
    const names = {
      payment: "INTERNET PAYMENT - THANK YOU",
      extra: "INTERNET PAYMENT - THANK YOU",
      late: "LATE FEE",
    };
    const html = document(
      `${BODY}.logo{font-size:19pt;font-weight:bold;letter-spacing:1px}.logo b{color:#f58220}.tbl td{padding:3px 6px;border-bottom:1px solid #ddd}.hd{background:#23527c;color:#fff;padding:4px 8px;font-weight:bold;font-size:9.5pt;margin-top:12px}.t th{font-size:8pt;padding:3px 6px;border-bottom:2px solid #23527c}.t td{padding:3px 6px}.s{font-size:7.5pt}`,
      `<div style="display:flex;gap:20px;border-bottom:1px dashed #333;padding-bottom:14px"><div style="flex:1"><div class=logo>V<b>O</b>YANT <span style="font-size:10pt;font-weight:normal">Personal Loans</span></div><p class=s>Make checks payable to Voyant Personal Loans. Do not send cash.</p><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div style="width:300px">${pairs(
        [
          ["Account number ending in", loan.account.slice(-4)],
          ["Payment Due Date", date.abbreviatedBare(loan.dueDate)],
          ["Total Payment Due", $(loan.totalDue)],
          ["Amount enclosed", "$ ________"],
        ],
        "class=tbl",
      )}<p class=s>VOYANT PERSONAL LOANS, PO BOX 6105, CAROL STREAM IL 60197-6105</p></div></div>
<div style="display:flex;gap:20px"><div style="flex:1"><div class=hd>ACCOUNT SUMMARY</div>${pairs(
        [
          ["Previous Principal Balance", $(loan.prior)],
          ["Principal Payments", `-${$(loan.paidPrincipal)}`],
          ["<b>New Principal Balance</b>", `<b>${$(loan.principal)}</b>`],
          ["Original Loan Amount", $(loan.original)],
          ["Annual Percentage Rate (APR)", `${loan.apr}%`],
          ["Scheduled Final Payment Date", date.abbreviatedBare(loan.maturity)],
        ],
        "class=tbl",
      )}</div><div style="flex:1"><div class=hd>PAYMENT INFORMATION</div>${pairs(
        [
          ["Statement Date", date.abbreviatedBare(loan.statementDate)],
          ["Monthly Payment", $(loan.payment)],
          ["Past Due Amount", $(loan.pastDue)],
          ["Fees Due", $(loan.lateFee)],
          ["<b>Total Payment Due</b>", `<b>${$(loan.totalDue)}</b>`],
          ["Payment Due Date", date.abbreviatedBare(loan.dueDate)],
        ],
        "class=tbl",
      )}</div></div>
<p class=s><b>Late Payment Warning:</b> If we do not receive your total payment by the date listed above, you may have to pay a late fee of up to $39.00.</p>
<div class=hd>TRANSACTIONS ${date.slash(loan.periodStart)} - ${date.slash(loan.statementDate)}</div>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Interest", "Fees", "Total"],
        loan.rows.map((row) => [
          date.short(row.day),
          names[row.what],
          row.what === "late" ? "" : `-${$(row.principal)}`,
          row.what === "late" ? "" : `-${$(row.interest)}`,
          row.what === "late" ? $(row.amount) : "",
          row.what === "late" ? $(row.amount) : `-${$(row.amount)}`,
        ]),
        "class=t",
      )}${loan.rows.length === 0 ? "<p>No transactions this period</p>" : ""}
<div class=hd>${loan.statementDate.slice(0, 4)} TOTALS YEAR-TO-DATE</div>${pairs([[`Total Interest paid in ${loan.statementDate.slice(0, 4)}`, $(loan.yearInterest)]], "class=tbl")}
<div class=hd>INFORMATION FOR YOU</div><p class=s>There is no prepayment penalty. You can pay your loan off early; call 1-877-555-0118 for your payoff amount, which differs from your New Principal Balance because interest accrues daily.</p><p class=s><b>How we calculate interest.</b> We multiply your principal balance each day by a daily rate, which is your APR divided by 365, and add up the results for the days since your last payment. Payments are applied first to interest, then to principal, then to fees.</p><p class=s><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. If you think we reported inaccurate information, write to us at PO Box 30954, Salt Lake City, UT 84130.</p><p class=s>Voyant Bank, Member FDIC. TDD 1-800-555-0199. &nbsp; PAGE 1 of 1</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "VOYANT Personal Loans",
          accounts: [
            {
              kind: "personal-loan",
              ...loanTold(loan, "VOYANT Personal Loans"),
              periodStart: loan.periodStart,
              periodEnd: loan.statementDate,
              previousBalance: decimal(loan.prior),
              originalBalance: decimal(loan.original),
              maturityDate: loan.maturity,
            },
          ],
          transactions: rowsTold(loan, names),
          allowed: {
            "accounts.0.feesCharged": [decimal(loan.lateFee)],
            "accounts.0.interestCharged": [decimal(loan.paidInterest)],
            "accounts.0.paymentsAndCredits": [decimal(loan.paid), decimal(loan.paidPrincipal)],
          },
        },
        "Voyant Personal Loans",
        "VOYANT PERSONAL LOANS",
        "Voyant Bank",
        "VOYANT",
        "Voyant",
      ),
    };
  },
};

export const tdPersonals: readonly Layout[] = [marketplace, branch, bankLoan];
