import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, BODY, loanTold, rowsTold, tdLoan, VEHICLES, vin } from "./td-data.ts";

/** A maker's captive finance company: a summary of charges, then what was paid since the last bill. */
const captive: Layout = {
  name: "td-auto-corvane",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tdLoan(seed, {
      salt: 3,
      digits: 10,
      size: [18_000, 41_000],
      terms: [60, 72],
      rates: [299, 899],
      lateFee: () => 2_500,
    });
    const { person, random } = loan;
    const names = {
      payment: "PAYMENT - THANK YOU",
      extra: "PRINCIPAL ONLY PAYMENT",
      late: "LATE CHARGE ASSESSED",
    };
    const other = random.chance(0.2) ? 2_000 : 0;
    const total = loan.totalDue + other;
    const car = random.pick(VEHICLES);
    const back = $(0);
    const html = document(
      `${BODY}.top{display:flex;justify-content:space-between;border-bottom:4px solid #b00020;padding-bottom:8px}.logo{font-size:19pt;font-weight:bold;letter-spacing:1px}.logo small{display:block;font-size:9pt;font-weight:normal;letter-spacing:4px}.cols{display:flex;gap:20px;margin-top:14px}.box{border:1px solid #888;padding:0 0 6px}.box h3{margin:0 0 4px;background:#e4e4e4;padding:4px 8px;font-size:9pt}.box td{padding:2px 8px}.tot td{font-weight:bold;border-top:1px solid #333}h3{font-size:10pt}.t th{border-bottom:1px solid #333;font-size:8pt}.t td{padding:2px 0}.cut{border-top:1px dashed #333;margin-top:24px;padding-top:8px}.s{font-size:7.5pt;color:#333}`,
      `<div class=top><div class=logo>CORVANE<small>FINANCIAL SERVICES</small></div><div class=s style="text-align:right">Questions about your account?<br>corvanefinancial.example<br>(800) 555-0144<br>Mon - Fri, 8 a.m. - 8 p.m. your local time</div></div>
<div class=cols><div style="flex:1"><div style="margin:12px 0 0 10px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div><p class=s style="margin-top:46px">Go paperless. Enroll at corvanefinancial.example and receive an e-mail when your next statement is ready to view.</p></div>
<div style="width:330px"><div class=box><h3>BILLING STATEMENT</h3>${pairs([
        ["Statement Date", date.slash(loan.statementDate)],
        ["Account Number", loan.account.replace(/(\d{3})(\d{3})(\d{4})/, "$1 $2 $3")],
        ["Vehicle Model", car],
        ["VIN (last 4)", vin(random).slice(-4)],
      ])}</div><div class=box style="margin-top:10px"><h3>SUMMARY OF CHARGES</h3>${pairs([
        ["Past Due Amount", $(loan.pastDue)],
        ["Unpaid Late Charges", $(loan.lateFee)],
        ["Miscellaneous Charges", $(other)],
        ["Current Payment Due", $(loan.payment)],
      ])}${pairs(
        [
          ["Total Amount Due", $(total)],
          ["Payment Due Date", date.slash(loan.dueDate)],
        ],
        "class=tot",
      )}</div></div></div>
<h3>ACCOUNT ACTIVITY SINCE LAST STATEMENT</h3>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Finance Charge", "Late/Misc.", "Total"],
        loan.rows.map((row) => [
          date.slash(row.day),
          names[row.what],
          row.what === "late" ? back : $(row.principal),
          row.what === "late" ? back : $(row.interest),
          row.what === "late" ? $(row.amount) : back,
          $(row.amount),
        ]),
        "class=t",
      )}${loan.rows.length === 0 ? "<p>No activity since your last statement.</p>" : ""}
<h3>RETAIL ACCOUNT INFORMATION</h3><div class=cols style="margin-top:0"><div style="flex:1">${pairs([
        ["Contract Date", date.slash(loan.contractDate)],
        ["Original Amount Financed", $(loan.original)],
        ["Annual Percentage Rate", `${loan.apr}%`],
      ])}</div><div style="flex:1">${pairs([
        ["Maturity Date", date.slash(loan.maturity)],
        ["Remaining Payments", String(loan.remaining)],
        ["Principal Balance*", $(loan.principal)],
      ])}</div></div>
<p class=s>*This is not a payoff amount. The Principal Balance does not include accrued finance charges or any late or miscellaneous charges. To obtain your payoff amount, log in or call our automated system. Finance charges accrue daily on a simple interest contract; paying after the due date may increase the finance charge you pay and the amount of your final payment.</p>
<p class=s>If a payment is returned unpaid by your financial institution, a fee of up to $25.00 may be assessed as permitted by law. We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>
<div class=cut><div class=cols style="margin:0"><div style="flex:1" class=s>Please detach and return this portion with your payment. Write your account number on your check. Do not send cash.<br><br>CORVANE FINANCIAL SERVICES<br>PO BOX 5855<br>CAROL STREAM, IL 60197-5855</div><div style="width:300px">${pairs(
        [
          ["Account Number", loan.account.replace(/(\d{3})(\d{3})(\d{4})/, "$1 $2 $3")],
          ["Payment Due Date", date.slash(loan.dueDate)],
          ["Total Amount Due", $(total)],
          ["Amount Enclosed", "$ ______________"],
        ],
      )}</div></div><p class=s style="text-align:right;letter-spacing:2px">${loan.account}0000${String(total).padStart(7, "0")}4</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Corvane Financial Services",
          accounts: [
            {
              kind: "auto-loan",
              ...loanTold(loan, "Corvane Financial Services"),
              originalBalance: decimal(loan.original),
              maturityDate: loan.maturity,
            },
          ],
          transactions: rowsTold(loan, names),
          allowed: {
            "accounts.0.feesCharged": [decimal(loan.lateFee), decimal(loan.lateFee + other)],
            "accounts.0.interestCharged": [decimal(loan.paidInterest)],
            "accounts.0.paymentsAndCredits": [decimal(loan.paid)],
          },
        },
        "CORVANE FINANCIAL SERVICES",
        "CORVANE",
        "Corvane",
      ),
    };
  },
};

/** An online bank's vehicle account: a lower-case logo, finance-charge wording, white space. */
const online: Layout = {
  name: "td-auto-lumo",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tdLoan(seed, {
      salt: 11,
      digits: 12,
      size: [14_000, 52_000],
      terms: [66, 72, 75, 84],
      rates: [459, 1249],
      extra: 0.3,
      lateFee: (payment) => Math.round(payment * 0.05),
    });
    const { person, random } = loan;
    const names = { payment: "Payment received", extra: "Payment received", late: "Late charge" };
    const auto = !loan.isLate && random.chance(0.4);
    const html = document(
      `${BODY}body{color:#2a2a2a}.logo{font-size:30pt;font-weight:bold;color:#5a0a5e;letter-spacing:-2px;line-height:1}.hero{display:flex;background:#f3eef4;border-radius:8px;margin:16px 0;padding:14px 18px}.hero div{flex:1}.k{font-size:8pt;color:#5a0a5e}.v{font-size:15pt;font-weight:bold}h2{font-size:12pt;color:#5a0a5e;font-weight:normal;border-bottom:1px solid #c9b6cb;margin:16px 0 4px}.cols{display:flex;gap:34px}.cols>div{flex:1}td{padding:2px 0}.s{font-size:7.5pt}.t th{font-size:8pt;background:#f3eef4;padding:3px 4px}.t td{padding:3px 4px;border-bottom:1px solid #eee}`,
      `<div style="display:flex;justify-content:space-between"><div><div class=logo>lumo</div><div class=s>Lumo Financial Inc. | P.O. Box 380902 | Minneapolis, MN 55438</div></div><div class=s style="text-align:right">Vehicle account statement<br>Statement date: ${date.abbreviatedBare(loan.statementDate)}<br>Account number: ${loan.account}</div></div>
<div style="margin:22px 0 0 6px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div>
<div class=hero><div><div class=k>Total amount due</div><div class=v>${$(loan.totalDue)}</div></div><div><div class=k>Due date</div><div class=v>${date.abbreviatedBare(loan.dueDate)}</div></div><div><div class=k>${auto ? "Auto Pay" : "Ways to pay"}</div><div style="font-size:9pt">${auto ? `Your payment of ${$(loan.payment)} will be withdrawn from your bank account on ${date.abbreviatedBare(loan.dueDate)}. No action is needed.` : "Online, by mobile app, by phone at 1-888-555-0177, or by mail with the coupon below."}</div></div></div>
<div class=cols><div><h2>What you owe</h2>${pairs([
        ["Scheduled payment", $(loan.payment)],
        ["Past due amount", $(loan.pastDue)],
        ["Late charges", $(loan.lateFee)],
        ["Other charges", $(0)],
        ["<b>Total amount due</b>", `<b>${$(loan.totalDue)}</b>`],
      ])}</div><div><h2>Your contract</h2>${pairs([
        ["Vehicle", random.pick(VEHICLES)],
        ["Contract date", date.abbreviatedBare(loan.contractDate)],
        ["Original amount financed", $(loan.original)],
        ["Outstanding balance of amount financed", $(loan.principal)],
        ["Annual percentage rate", `${loan.apr}%`],
        ["Maturity date", date.abbreviatedBare(loan.maturity)],
      ])}</div></div>
<h2>Activity since your last statement</h2>${grid(
        "llrrrr",
        ["Date", "Activity", "Finance charge", "Amount financed", "Late & other charges", "Total"],
        loan.rows.map((row) => [
          date.abbreviatedBare(row.day),
          names[row.what],
          row.what === "late" ? "-" : $(row.interest),
          row.what === "late" ? "-" : $(row.principal),
          row.what === "late" ? $(row.amount) : "-",
          $(row.amount),
        ]),
        "class=t",
      )}${loan.rows.length === 0 ? "<p>There has been no activity on your account since your last statement.</p>" : ""}
<h2>Good to know</h2><p class=s><b>How we figure your finance charge.</b> Finance charges are calculated each day at the Annual Percentage Rate on the outstanding balance of the Amount Financed. In a year of 365 days, the daily finance charge on your balance is about ${$(loan.perDiem)}. Paying early lowers, and paying late raises, what you pay over the life of your contract.</p><p class=s><b>Extra payments.</b> Anything above the total amount due is applied to the outstanding balance and may advance your next due date. <b>Payoff.</b> The outstanding balance above is not a payoff quote. You can request one online 24/7.</p><p class=s><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>${loan.isLate ? "<p class=s><b>Your account is past due.</b> If you have already sent your payment, thank you. If you are having trouble making payments, call us; we may be able to help.</p>" : ""}
<div style="border-top:1px dotted #5a0a5e;margin-top:22px;padding-top:8px" class=cols><div class=s><span class=logo style="font-size:16pt">lumo</span><br>Make checks payable to Lumo Financial and include your account number.<br>Lumo Payment Processing Center, P.O. Box 78234, Phoenix, AZ 85062-8234</div><div>${pairs(
        [
          ["Account number", loan.account],
          ["Due date", date.abbreviatedBare(loan.dueDate)],
          ["Total amount due", $(loan.totalDue)],
          ["Amount enclosed", "$__________"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Lumo Financial Inc.",
          accounts: [
            {
              kind: "auto-loan",
              ...loanTold(loan, "Lumo Financial Inc."),
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
        "Lumo Financial",
        "lumo",
        "Lumo",
      ),
    };
  },
};

/** A card bank's auto arm: payment box left, loan box right, year-to-date totals beneath. */
const cardBank: Layout = {
  name: "td-auto-harbor-nine",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tdLoan(seed, {
      salt: 19,
      digits: 16,
      size: [9_000, 38_000],
      terms: [48, 60, 72],
      rates: [529, 1999],
      lateFee: () => 1_500,
    });
    const { person, random } = loan;
    const names = { payment: "Payment - Thank You", extra: "Principal Payment", late: "Late Fee" };
    const year = loan.statementDate.slice(0, 4);
    const html = document(
      `${BODY}.logo{font-size:17pt;font-weight:bold;font-style:italic;color:#003a6f}.logo span{color:#c8102e}.head{display:flex;justify-content:space-between;align-items:flex-end}.bar{background:#003a6f;color:#fff;padding:5px 10px;font-weight:bold;margin-top:12px}.cols{display:flex;gap:16px;margin-top:10px}.cols>div{flex:1;border:1px solid #003a6f}.in{padding:6px 10px}.in td{padding:2px 0}.big{font-size:16pt;font-weight:bold;color:#003a6f}.t th{border-bottom:2px solid #003a6f;font-size:8pt;padding:3px 0}.t td{border-bottom:1px solid #ddd;padding:3px 0}.s{font-size:7.5pt}`,
      `<div class=head><div class=logo>Harbor<span>Nine</span> <small style="font-style:normal;font-weight:normal;font-size:10pt;color:#333">Auto Finance</small></div><div class=s style="text-align:right">Page 1 of 2<br>Account ending in ${loan.account.slice(-4)}<br>${random.pick(VEHICLES)}</div></div>
<div class=bar>${date.abbreviatedBare(loan.periodStart)} - ${date.abbreviatedBare(loan.statementDate)}</div>
<div class=cols><div><div class=bar style="margin:0">Payment Information</div><div class=in><div style="display:flex;gap:20px"><div style="flex:1"><div class=s>Payment Due Date</div><div class=big>${date.abbreviatedBare(loan.dueDate)}</div></div><div style="flex:1"><div class=s>Total Amount Due</div><div class=big>${$(loan.totalDue)}</div></div></div>${pairs(
        [
          ["Regular Monthly Payment", $(loan.payment)],
          ["Past Due Amount", `+ ${$(loan.pastDue)}`],
          ["Unpaid Fees", `+ ${$(loan.lateFee)}`],
          ["<b>Total Amount Due</b>", `<b>= ${$(loan.totalDue)}</b>`],
        ],
      )}<p class=s>If we do not receive your payment within 5 days of its due date, you may be charged a late fee of up to $15.00.</p></div></div>
<div><div class=bar style="margin:0">Loan Information</div><div class=in>${pairs([
        ["Statement Date", date.abbreviatedBare(loan.statementDate)],
        ["Principal Balance", $(loan.principal)],
        ["Interest Rate", `${loan.apr}%`],
        ["Original Loan Amount", $(loan.original)],
        ["Loan Maturity Date", date.abbreviatedBare(loan.maturity)],
        [
          `Payoff Amount<br><span class=s>good through ${date.abbreviatedBare(loan.payoffDay)}</span>`,
          $(loan.payoff),
        ],
      ])}<p class=s>Your principal balance is not your payoff amount.</p></div></div></div>
<p style="margin-top:14px;font-size:11pt;font-weight:bold;color:#003a6f">Transactions</p>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Interest", "Fees", "Amount"],
        loan.rows.map((row) => [
          date.monthDay(row.day),
          names[row.what],
          row.what === "late" ? $(0) : `- ${$(row.principal)}`,
          row.what === "late" ? $(0) : `- ${$(row.interest)}`,
          row.what === "late" ? $(row.amount) : $(0),
          row.what === "late" ? $(row.amount) : `- ${$(row.amount)}`,
        ]),
        "class=t",
      )}${loan.rows.length === 0 ? "<p>No transactions this period.</p>" : ""}
<div class=cols><div><div class=bar style="margin:0">Paid Since Last Statement</div><div class=in>${pairs([
        ["Principal", $(loan.paidPrincipal)],
        ["Interest", $(loan.paidInterest)],
        ["Fees", $(0)],
        ["Total", $(loan.paid)],
      ])}</div></div><div><div class=bar style="margin:0">${year} Totals Year-to-Date</div><div class=in>${pairs(
        [
          ["Principal", $(loan.yearPrincipal)],
          ["Interest", $(loan.yearInterest)],
          ["Fees", $(0)],
          ["Total", $(loan.yearPrincipal + loan.yearInterest)],
        ],
      )}</div></div></div>
<p class=s style="margin-top:12px">Make your payment online at harbornine.example/auto, in our mobile app, or call 1-800-555-0136. TTY users dial 711.</p>
<div style="border-top:1px dashed #003a6f;margin-top:18px;padding-top:8px;display:flex;gap:30px"><div style="flex:1"><div class=s>Pay to: Harbor Nine Auto Finance, P.O. Box 60511, City of Industry, CA 91716-0511</div><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div style="width:290px">${pairs(
        [
          ["Account ending in", loan.account.slice(-4)],
          ["Payment Due Date", date.abbreviatedBare(loan.dueDate)],
          ["Total Amount Due", $(loan.totalDue)],
          ["Amount Enclosed", "$ ____________"],
        ],
      )}</div></div>
<div style="break-before:page"><div class=head><div class=logo>Harbor<span>Nine</span></div><div class=s>Page 2 of 2</div></div><div class=bar>Important Information</div><div style="columns:2;column-gap:24px;margin-top:8px" class=s><p><b>How interest is calculated.</b> Yours is a simple interest loan. We multiply your outstanding principal by the daily rate (your interest rate divided by 365) by the number of days since your last payment was posted.</p><p><b>How payments are applied.</b> Unless your contract says otherwise, payments are applied to interest, then principal, then fees. A payment sent without a coupon may be delayed by up to 5 days.</p><p><b>Principal payments.</b> If your account is current you may send an extra amount to principal. It does not replace your next regular monthly payment.</p><p><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. Notify us in writing if you believe that what we reported is inaccurate.</p><p><b>Insurance.</b> Your contract requires comprehensive and collision coverage with a deductible of $1,000 or less. Send proof to P.O. Box 390909, Minneapolis, MN 55439.</p><p><b>Servicemembers.</b> If you are called to active duty you may be entitled to benefits under the Servicemembers Civil Relief Act, including a rate of 6%. Call 1-888-555-0190.</p><p><b>Bankruptcy.</b> If you are in bankruptcy or your debt was discharged, this statement is for information only and is not an attempt to collect a debt.</p><p>Harbor Nine Auto Finance is a division of Harbor Nine, N.A. NMLS ID 4330021.</p></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Harbor Nine Auto Finance",
          accounts: [
            {
              kind: "auto-loan",
              ...loanTold(loan, "Harbor Nine Auto Finance"),
              periodStart: loan.periodStart,
              periodEnd: loan.statementDate,
              originalBalance: decimal(loan.original),
              maturityDate: loan.maturity,
              paymentsAndCredits: decimal(loan.paid),
            },
          ],
          transactions: rowsTold(loan, names),
          allowed: {
            "accounts.0.feesCharged": [decimal(loan.lateFee), "0.00"],
            "accounts.0.interestCharged": [decimal(loan.paidInterest)],
          },
        },
        "HarborNine Auto Finance",
        "HarborNine",
        "Harbor Nine",
        "Harbor Nine, N.A.",
      ),
    };
  },
};

export const tdAutos: readonly Layout[] = [captive, online, cardBank];
