import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, level, monthStart, NEXT, remaining, start, total } from "./ut-data.ts";

const $ = money.dollar;

/** A subservicer's mortgage bill printed for a lender: three money boxes, past payments, late months are named. */
const mortgage: Layout = {
  name: "ut-loan-mortgage-subservicer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 21);
    const due = monthStart(random);
    const stated = addDays(inMonths(due, -1), random.whole(14, 18));
    const rate = random.pick([2.75, 3.125, 4.5, 6.25, 6.875]);
    const original = random.whole(95, 480) * 100_000;
    const term = random.pick([180, 360]);
    const paid = random.whole(8, 90);
    const before = remaining(original, rate, term, paid);
    const pi = level(original, rate, term);
    const interest = Math.round((before * rate) / 1200);
    const principal = pi - interest;
    const after = before - principal;
    const nextInterest = Math.round((after * rate) / 1200);
    const escrow = random.whole(31_000, 88_000);
    const regular = pi + escrow;
    const behind = random.chance(0.3);
    const past = behind ? regular : 0;
    const lateFee = Math.round(pi * 0.04);
    const fees = behind ? lateFee : 0;
    const paidOn = inMonths(`${due.slice(0, 8)}04`, -1);
    const feeOn = addDays(inMonths(due, -1), 13);
    const months = Math.max(1, Number(inMonths(due, -1).slice(5, 7)));
    const loan = `00${digits(random, 8)}`;
    const matures = inMonths(due, term - paid - 1);
    const from = addDays(stated, -30);
    const ytdPrincipal = principal * months - (months - 1) * 37;
    const ytdInterest = interest * months + (months - 1) * 37;
    const html = document(
      `body{font:8pt Arial}${BASE} .logo{font:bold 17pt 'Times New Roman',serif}.h{background:#d9d9d9;font-weight:bold;padding:3px 6px;border:1px solid #000}.b{border:1px solid #000;border-top:0;padding:3px 6px;margin-bottom:8px}.t td,.t th{border:1px solid #999;padding:2px 4px}`,
      `<div class=row><div><div class=logo>Old Colony Savings</div><div class=small>c/o CENTRAL STREET LOAN SERVICING<br>PO BOX 77404, EWING NJ 08628</div><p style="margin:22px 0">${person.name}<br>${person.street}<br>${person.town}</p></div><div><center><b style="font-size:12pt">MORTGAGE STATEMENT</b><br>Statement Date: ${date.slash(stated)}</center><div class=h>&nbsp;</div><div class=b>${pairs(
        [
          ["Account Number", loan],
          ["Payment Due Date", date.slash(due)],
          ["<b>Amount Due</b>", `<b>${$(regular + past + fees)}</b>`],
        ],
      )}<i>If payment is received after ${date.slash(addDays(due, 15))}, a ${$(lateFee)} late fee will be charged.</i></div><div class=small>Customer Service: 1-800-223-6527 Monday-Friday 8:30 a.m. to 8:00 p.m. ET &nbsp; www.centralstreet.example</div></div></div>
<div class=row><div><div class=h>Account Information</div><div class=b>${pairs([
        ["Property Address", person.street],
        ["Outstanding Principal", $(after)],
        ["Original Principal Balance", $(original)],
        ["Maturity Date", date.slash(matures)],
        ["Interest Rate", `${rate.toFixed(3)}%`],
        ["Prepayment Penalty", "No"],
        ["Escrow Balance", $(escrow * 3)],
      ])}</div></div><div><div class=h>Explanation of Amount Due</div><div class=b>${pairs([
        ["Principal", $(pi - nextInterest)],
        ["Interest", $(nextInterest)],
        ["Escrow (for Taxes and/or Insurance)", $(escrow)],
        ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
        ["Total Fees Charged", $(fees)],
        ["Past Due Amount", $(past)],
        ["<b>Total Amount Due</b>", `<b>${$(regular + past + fees)}</b>`],
      ])}</div></div></div>
<div class=h>Transaction Activity (${date.slash(from)} to ${date.slash(stated)})</div>${grid("llrrrrr", ["Date", "Description", "Total", "Principal", "Interest", "Escrow", "Other"], behind ? [[date.slash(feeOn), "Late Charge", $(lateFee), "", "", "", $(lateFee)]] : [[date.slash(paidOn), "Payment - Thank You", $(regular), $(principal), $(interest), $(escrow), ""]], "class=t")}
<div class=row style="margin-top:8px"><div><div class=h>Past Payments Breakdown</div>${grid(
        "lrr",
        ["", "Paid Last Month", "Paid Year to Date"],
        [
          ["Principal", behind ? "$0.00" : $(principal), $(ytdPrincipal)],
          ["Interest", behind ? "$0.00" : $(interest), $(ytdInterest)],
          ["Escrow (Taxes & Insurance)", behind ? "$0.00" : $(escrow), $(escrow * months)],
          ["Fees", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)*", "$0.00", "$0.00"],
          ["<b>Total</b>", behind ? "$0.00" : $(regular), $(ytdPrincipal + ytdInterest + escrow * months)],
        ],
        "class=t",
      )}</div><div>${behind ? `<div class=h>Delinquency Notice</div><div class=b><b>You are late on your mortgage payments.</b> Failure to bring your loan current may result in fees and foreclosure - the loss of your home. As of ${date.slash(stated)}, you are ${random.whole(14, 18)} days delinquent on your mortgage loan.<br>Recent Account History<br>&bull; Payment due ${date.slash(inMonths(due, -1))}: Unpaid payment of ${$(regular)}<br>&bull; Current payment due ${date.slash(due)}: ${$(regular)}<br>&bull; <b>Total: ${$(regular + past + fees)} due. You must pay this amount to bring your loan current.</b></div>` : `<div class=h>Important Messages</div><div class=b>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.<br>Your hazard policy must name us as mortgagee.</div>`}</div></div>
<div style="border-top:1px dashed;margin-top:14px;padding-top:8px"><div class=row><div>Detach and return with payment. Write your account number on your check made payable to:<br><b>Old Colony Savings</b><br>PO BOX 11733, NEWARK NJ 07101-4733</div><div>${pairs(
        [
          ["Account Number", loan],
          ["Payment Due Date", date.slash(due)],
          ["Current Payment", $(regular)],
          ["Past Due Amount", $(past)],
          ["Unpaid Late Charges", $(fees)],
          ["<b>Total Amount Due</b>", $(regular + past + fees)],
          ["Additional Principal", "$ ______"],
          ["Additional Escrow", "$ ______"],
          ["Total Enclosed", "$ ______"],
        ],
      )}</div></div></div>${NEXT}<div class=h>IMPORTANT INFORMATION</div><p>If you are experiencing financial difficulty: for a list of homeownership counselors or counseling organizations in your area call the U.S. Department of Housing and Urban Development at 800-569-4287. <b>Payoff:</b> the outstanding principal is not a payoff amount. A payoff statement may be subject to a $0.00 to $30.00 delivery fee. <b>Returned item fee:</b> $20.00. <b>Notice of error / information request / qualified written request:</b> Central Street Loan Servicing LLC, PO Box 77423, Ewing NJ 08628. Central Street Loan Servicing services this loan on behalf of Old Colony Savings Bank, FSB. This is an attempt to collect a debt. NMLS ID 4028. New York residents may file complaints with the Department of Financial Services.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Old Colony Savings",
          accounts: [
            {
              kind: "mortgage",
              institution: "Old Colony Savings",
              accountLast4: loan.slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              originalBalance: decimal(original),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: decimal(past),
              maturityDate: matures,
              apr: rate.toFixed(3),
            },
          ],
          transactions: [
            behind
              ? { account: 0, date: feeOn, description: "Late Charge", amount: decimal(-lateFee) }
              : { account: 0, date: paidOn, description: "Payment - Thank You", amount: decimal(regular) },
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(fees), "0.00"],
            "accounts.0.interestCharged": [decimal(interest), decimal(nextInterest), "0.00"],
            "accounts.0.paymentsAndCredits": [decimal(behind ? 0 : regular)],
            "accounts.0.periodStart": [from],
            "accounts.0.periodEnd": [stated],
          },
        },
        "Old Colony Savings Bank, FSB",
        "Central Street Loan Servicing",
        "CENTRAL STREET LOAN SERVICING",
        "Central Street Loan Servicing LLC",
      ),
    };
  },
};

/** A car maker's finance arm: simple interest by days, the instalment apart from late charges, car in words. */
const auto: Layout = {
  name: "ut-loan-auto-maker",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 22);
    const stated = addDays("2026-01-15", random.whole(0, 290));
    const due = addDays(stated, random.whole(15, 20));
    const rate = random.pick([1.9, 3.49, 5.29, 7.15, 9.84]);
    const months = random.pick([48, 60, 72]);
    const original = random.whole(15_000, 46_000) * 100;
    const instalment = level(original, rate, months);
    const paid = random.whole(4, months - 14);
    const before = remaining(original, rate, months, paid);
    const gap = random.whole(28, 33);
    const interest = daily(before, rate, gap);
    const principal = instalment - interest;
    const after = before - principal;
    const paidOn = addDays(stated, -random.whole(6, 12));
    const late = random.chance(0.25);
    const charge = late ? Math.round(instalment * 0.05) : 0;
    const account = `70${digits(random, 2)} ${digits(random, 4)} ${digits(random, 4)}`;
    const matures = inMonths(
      `${due.slice(0, 8)}${String(Math.min(28, Number(due.slice(8)))).padStart(2, "0")}`,
      months - paid - 1,
    );
    const html = document(
      `body{font:9pt 'Liberation Sans',Arial}${BASE} .logo{color:#eb0a1e;font-size:15pt;font-weight:bold}.tile{border:1px solid #58595b;padding:6px 10px;text-align:center}.tile b{font-size:14pt}.h{color:#eb0a1e;font-weight:bold;border-bottom:1px solid #eb0a1e;margin:14px 0 4px;font-size:11pt}.t td,.t th{padding:3px 4px;font-size:8.5pt}`,
      `<div class=row><div><div class=logo>KANTO FINANCIAL SERVICES</div><div class=small>PO Box 15012, Chandler, AZ 85244-5012</div></div><div class=r>Billing Statement<br>Statement Date <b>${date.slash(stated)}</b><br>Account Number <b>${account}</b></div></div><p style="margin:26px 0">${person.name}<br>${person.street}<br>${person.town}</p>
<div class=row><div class=tile>Total Amount Due<br><b>${$(instalment + charge)}</b></div><div class=tile>Payment Due Date<br><b>${date.slash(due)}</b></div><div class=tile>Current Payment<br><b>${$(instalment)}</b></div></div>
<div class=row><div><div class=h>Account Summary</div>${pairs([
        ["Vehicle", `${random.whole(2021, 2026)} KANTO RAV-X AWD`],
        ["VIN (last 8)", digits(random, 8)],
        ["Contract Type", "Retail - Simple Interest"],
        ["Annual Percentage Rate (APR)", `${rate.toFixed(2)}%`],
        ["Amount Financed", $(original)],
        ["Original Term", `${months} months`],
        ["Remaining Payments", String(months - paid - 1)],
        ["Scheduled Maturity Date", date.slash(matures)],
        ["Remaining Principal Balance*", $(after)],
      ])}</div><div><div class=h>What You Owe</div>${pairs([
        ["Regular Monthly Payment", $(instalment)],
        ["Past Due Payments", "$0.00"],
        ["Late Charges", $(charge)],
        ["Other Charges", "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${$(instalment + charge)}</b>`],
      ])}</div></div>
<div class=h>Recent Activity Since Your Last Statement</div>${grid("llrrrr", ["Date", "Description", "Principal", "Finance Charge", "Late/Other Charges", "Total"], [[date.slash(paidOn), "PAYMENT RECEIVED - ONLINE", $(principal), $(interest), "$0.00", $(instalment)], ...(late ? [[date.slash(addDays(paidOn, 1)), "LATE CHARGE ASSESSED", "", "", $(charge), $(charge)]] : [])], "class=t")}<p class=small>*This is not a payoff amount. Finance charges accrue daily at ${$(daily(after, rate, 1))} per day. For your payoff amount visit kantofinancial.example or call (800) 555-0118. Paying late or paying less than the scheduled amount increases the finance charges you pay.</p><p><b>Message Center:</b> Thank you for choosing Kanto. Your loyalty could be worth $500.00 toward your next new Kanto when you finance through us by ${date.long(addDays(stated, 60))}. See your dealer for details.</p>
<div style="border-top:1px dashed;margin-top:30px;padding-top:8px"><div class=row><div class=small>Please detach and mail with your check.<p>KANTO FINANCIAL SERVICES<br>PO BOX 5855<br>CAROL STREAM IL 60197-5855</p></div><div>${pairs(
        [
          ["Account Number", account],
          ["Payment Due Date", date.slash(due)],
          ["Total Amount Due", $(instalment + charge)],
          [
            `If paid after ${date.slash(addDays(due, 10))} pay`,
            $(instalment + charge + Math.round(instalment * 0.05)),
          ],
          ["Extra Principal", "$ ______"],
          ["Amount Enclosed", "$ ______"],
        ],
      )}</div></div></div>${NEXT}<div class=h>Important Information</div><p class=small>Kanto Financial Services is a service mark of Kanto Motor Credit Corporation, which is the owner or servicer of your account. Payments: received by 5:00 p.m. at the address on the coupon are credited the same day. Returned payment charge: up to $20.00 where permitted. Credit reporting disputes: PO Box 9786, Cedar Rapids, IA 52409. Insurance: your contract requires you to keep physical damage insurance with a deductible of $1,000.00 or less. Bankruptcy: if you have filed, this statement is for information only. Texas customers: Office of Consumer Credit Commissioner, 2601 N. Lamar Blvd., Austin, TX 78705.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Kanto Financial Services",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Kanto Financial Services",
              accountLast4: account.slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              originalBalance: decimal(original),
              minimumPayment: decimal(instalment),
              paymentDueDate: due,
              pastDue: "0.00",
              maturityDate: matures,
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            {
              account: 0,
              date: paidOn,
              description: "PAYMENT RECEIVED - ONLINE",
              amount: decimal(instalment),
            },
            ...(late
              ? [
                  {
                    account: 0,
                    date: addDays(paidOn, 1),
                    description: "LATE CHARGE ASSESSED",
                    amount: decimal(-charge),
                  },
                ]
              : []),
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(charge), "0.00"],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.paymentsAndCredits": [decimal(instalment)],
          },
        },
        "KANTO FINANCIAL SERVICES",
        "Kanto Motor Credit Corporation",
      ),
    };
  },
};

/** A federal servicer: loans by sequence with rate, principal, interest and due each; a total over them. */
const student: Layout = {
  name: "ut-loan-student-sequence",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 23);
    const stated = addDays("2026-01-12", random.whole(0, 280));
    const due = addDays(stated, 22);
    const kinds = ["DIRECT SUBSIDIZED", "DIRECT UNSUBSIDIZED", "DIRECT GRAD PLUS"];
    const loans = Array.from({ length: random.whole(2, 5) }, (_, index) => {
      const original = random.whole(20, 75) * 10_000;
      const rate = random.pick([2.75, 3.73, 4.53, 4.99, 5.5, 6.53]);
      const paid = random.whole(6, 60);
      const principal = remaining(original, rate, 120, paid);
      return {
        seq: `00${index + 1}`,
        name: random.pick(kinds),
        opened: addDays(`${2014 + index}-08-20`, random.whole(0, 25)),
        original,
        rate,
        principal,
        interest: daily(principal, rate, random.whole(3, 26)),
        instalment: level(original, rate, 120),
        last: random.whole(1_000, 4_000),
      };
    });
    const behind = random.chance(0.25);
    const sum = total(loans.map((loan) => loan.instalment));
    const past = behind ? sum : 0;
    const account = digits(random, 10);
    const owed = total(loans.map((loan) => loan.principal));
    const accrued = total(loans.map((loan) => loan.interest));
    const html = document(
      `body{font:8.5pt Arial;color:#222}${BASE} .logo{font-size:20pt;font-weight:bold;color:#6a1b7a}.h{background:#6a1b7a;color:#fff;padding:3px 8px;font-weight:bold;margin:12px 0 4px}.t td,.t th{border-bottom:1px solid #bbb;padding:3px 4px;font-size:8pt}.box{border:2px solid #6a1b7a;padding:6px 10px}`,
      `<div class=row><div><div class=logo>OZHELA</div><div class=small>633 Spirit Drive, Chesterfield, MO 63005-1243<br>A servicer to Federal Student Aid</div><p style="margin:24px 0">${person.name}<br>${person.street}<br>${person.town}</p></div><div class=box><b>MONTHLY BILLING STATEMENT</b>${pairs(
        [
          ["Statement Date", date.slash(stated)],
          ["Account Number", account],
          ["Payment Due Date", date.slash(due)],
          ["Current Amount Due", $(sum)],
          ["Past Due Amount", $(past)],
          ["Unpaid Fees", "$0.00"],
          ["<b>Total Amount Due</b>", `<b>${$(sum + past)}</b>`],
        ],
      )}</div></div>
${behind ? "<p><b>YOUR ACCOUNT IS PAST DUE.</b> If you are unable to make your payment, call us: you may qualify for a deferment, a forbearance or a lower payment.</p>" : "<p>Thank you for your prompt payments. Sign up for Auto Pay and receive a 0.25% interest rate reduction while you are enrolled.</p>"}
<div class=h>Loan Detail</div>${grid("llrrrrr", ["Loan<br>Sequence", "Loan Program", "Disb. Date", "Original<br>Principal", "Interest<br>Rate", "Current<br>Principal", "Outstanding<br>Interest"], [...loans.map((loan) => [loan.seq, loan.name, date.slash(loan.opened), $(loan.original), `${loan.rate.toFixed(2)}%`, $(loan.principal), $(loan.interest)]), ["<b>TOTAL</b>", "", "", $(total(loans.map((loan) => loan.original))), "", $(owed), $(accrued)]], "class=t")}
<div class=h>Payment Detail</div>${grid("llrrr", ["Loan<br>Sequence", "Repayment Plan", "Regular Monthly<br>Payment", "Past Due", "Amount Due"], [...loans.map((loan) => [loan.seq, "LEVEL", $(loan.instalment), $(behind ? loan.instalment : 0), $(loan.instalment + (behind ? loan.instalment : 0))]), ["<b>TOTAL</b>", "", $(sum), $(past), $(sum + past)]], "class=t")}
<p class=small>Allocation of payments: unless you instruct us otherwise, a payment is applied across your loans in the amount due on each, first to fees, then to outstanding interest, then to principal. An amount above the Current Amount Due is applied to the loan with the highest interest rate and may advance your due date (paid ahead).</p><div style="border-top:1px dashed;margin-top:20px;padding-top:8px"><div class=row><div>OZHELA<br>PO BOX 790233<br>ST LOUIS MO 63179-0233</div><div>${pairs(
        [
          ["Account Number", account],
          ["Payment Due Date", date.slash(due)],
          ["Total Amount Due", $(sum + past)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div></div>${NEXT}<div class=h>Important Information</div><p class=small>Current Balance: your principal of ${$(owed)} and outstanding interest of ${$(accrued)} make ${$(owed + accrued)} as of ${date.slash(stated)}. Because interest accrues daily, the amount needed to pay off your loans is likely to differ; request a payoff quote at ozhela.example. Credit bureau reporting: we report the status of your loans monthly. Servicemembers may be entitled to an interest rate of 6.00%. If you have a dispute that you cannot settle with us, contact the Federal Student Aid Ombudsman Group, P.O. Box 1854, Monticello, KY 42633, 1-877-557-2575. OZHELA is the Ozark Higher Education Loan Authority. We may assess a late charge of $0.00 on federally owned loans.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "OZHELA",
          accounts: loans.map((loan) => ({
            kind: "student-loan" as const,
            institution: "OZHELA",
            accountLast4: account.slice(-4),
            statementDate: stated,
            currentBalance: decimal(loan.principal),
            originalBalance: decimal(loan.original),
            minimumPayment: decimal(loan.instalment),
            paymentDueDate: due,
            pastDue: decimal(behind ? loan.instalment : 0),
            apr: loan.rate.toFixed(2),
          })),
          transactions: [],
          allowed: Object.fromEntries(loans.map((_, index) => [`accounts.${index}.feesCharged`, ["0.00"]])),
        },
        "Ozark Higher Education Loan Authority",
      ),
    };
  },
};

export const utLoans: readonly Layout[] = [mortgage, auto, student];
