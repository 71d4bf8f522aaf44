import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, start, total } from "./un-data.ts";

const $ = money.dollar;

/** Federal loans told one by one under a number of sequence; the sums of all stand in the box above. */
const federal: Layout = {
  name: "vc-loan-student-sequences",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 331);
    const due = addDays(monthStart(random), random.whole(4, 24));
    const stated = addDays(due, -21);
    const account = digits(random, 10);
    const late = random.chance(0.25);
    const loans = Array.from({ length: random.whole(2, 5) }, (_, index) => {
      const rate = random.pick([2.75, 3.73, 4.53, 4.99, 5.5, 6.53]);
      const original = random.whole(20, 75) * 10_000;
      const principal = Math.floor((original * random.whole(55, 99)) / 100);
      const unpaid = random.chance(0.6) ? daily(principal, rate, random.whole(8, 40)) : 0;
      const level = instalment(original, rate, 120);
      return {
        sequence: `1-0${index + 1}`,
        type: random.pick([
          "Direct Subsidized Stafford",
          "Direct Unsubsidized Stafford",
          "Direct PLUS Graduate",
        ]),
        disbursed: `${2016 + index}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
        rate,
        original,
        principal,
        unpaid,
        level,
        past: late ? level : 0,
      };
    });
    const of = (key: "principal" | "unpaid" | "level" | "past" | "original") =>
      total(loans.map((loan) => loan[key]));
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font-size:22pt;color:#0b3d66}.logo b{color:#5a9e2d} h3{color:#0b3d66;font-size:10.5pt;margin:12px 0 3px;border-bottom:2px solid #5a9e2d} .box{background:#eef4f8;padding:8px} .t td,.t th{font-size:7.5pt;padding:2px 3px;border-bottom:1px solid #ccc;vertical-align:top} .cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}`,
      `<div class=row><div><div class=logo>Pro<b>Vantage</b></div><i class=small>Official Servicer of Federal Student Aid</i><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=box><b>Monthly Billing Statement</b>${pairs(
        [
          ["Statement Date:", date.slash(stated)],
          ["Account Number:", account],
          ["Current Payment Due Date:", date.slash(due)],
          ["Current Amount Due:", $(of("level"))],
          ["Past Due Amount:", $(of("past"))],
          ["<b>Total Amount Due:</b>", `<b>${$(of("level") + of("past"))}</b>`],
        ],
      )}${late ? "<span class=small>Your account is past due. Please remit the Past Due Amount immediately.</span>" : "<span class=small>You are not enrolled in Auto Pay. Save 0.25% on your interest rate by enrolling.</span>"}</div></div>
<h3>Account Summary</h3><div class=row><div>${pairs([
        ["Current Principal Balance", $(of("principal"))],
        ["Unpaid Accrued Interest", $(of("unpaid"))],
        ["Unpaid Fees", "$0.00"],
        ["<b>Current Balance</b>", `<b>${$(of("principal") + of("unpaid"))}</b>`],
      ])}</div><div>${pairs([
        ["Last Payment Received", late ? "N/A" : $(of("level"))],
        ["Total Principal Paid", $(of("original") - of("principal"))],
        ["Repayment Plan", "Standard"],
        ["Number of Loans", String(loans.length)],
      ])}</div></div>
<h3>Loan Details</h3>${grid(
        "lllrrrrrr",
        [
          "Loan Seq.",
          "Loan Program",
          "Disb. Date",
          "Interest Rate (Fixed)",
          "Original Principal",
          "Principal Balance",
          "Unpaid Interest",
          "Current Amount Due",
          "Past Due Amount",
        ],
        [
          ...loans.map((loan) => [
            loan.sequence,
            loan.type,
            date.slash(loan.disbursed),
            `${loan.rate.toFixed(3)}%`,
            $(loan.original),
            $(loan.principal),
            $(loan.unpaid),
            $(loan.level),
            $(loan.past),
          ]),
          [
            "<b>TOTAL</b>",
            "",
            "",
            "",
            $(of("original")),
            $(of("principal")),
            $(of("unpaid")),
            $(of("level")),
            $(of("past")),
          ],
        ],
        "class=t",
      )}<p class=small>Interest accrues daily on your principal balance. Your Current Balance is not a payoff amount. To obtain one for a date of your choosing, log in to provantage.example.</p>
<div class=cut><div class=row><div>Make checks payable to:<br>U.S. Department of Education<br>ProVantage, P.O. Box 4450<br>Portland, OR 97208-4450</div><div>${pairs(
        [
          ["Account Number:", account],
          ["Current Payment Due Date:", date.slash(due)],
          ["Total Amount Due:", $(of("level") + of("past"))],
          ["Amount Enclosed:", "$ _______"],
        ],
      )}<span class=small>Do not send cash. &#9633; Apply my extra payment to the loan with the highest rate.</span></div></div></div>${NEXT}<h3>How payments are applied</h3><p>Payments are applied first to outstanding fees, then to accrued interest, then to principal. If you pay more than the Total Amount Due, we will advance your due date unless you tell us otherwise. Payments less than the Total Amount Due are allocated to the most delinquent loans first.</p><p class=small>Trouble making payments? Income-Driven Repayment may lower your payment to as little as $0.00 a month. ProVantage is a trade name of Federal Loan Partners Corp., servicer to the U.S. Department of Education. Servicemembers: your rate may be capped at 6%. Consumer complaints: 1-800-555-0191; Ombudsman Group, P.O. Box 1843, Monticello, KY 42633.</p>`,
    );
    const truth = {
      documentType: "loans" as const,
      institution: "ProVantage",
      accounts: loans.map((loan) => ({
        kind: "student-loan" as const,
        institution: "ProVantage",
        accountLast4: account.slice(-4),
        statementDate: stated,
        currentBalance: decimal(loan.principal),
        originalBalance: decimal(loan.original),
        minimumPayment: decimal(loan.level),
        paymentDueDate: due,
        pastDue: decimal(loan.past),
        apr: loan.rate.toFixed(3),
      })),
      transactions: [],
      allowed: Object.fromEntries(
        loans.flatMap((loan, index) => [
          [`accounts.${index}.interestCharged`, [decimal(loan.unpaid)]],
          [`accounts.${index}.accountLast4`, [loan.sequence, loan.sequence.replace("-", "")]],
        ]),
      ),
    };
    return {
      html,
      truth: alsoNamed(
        truth,
        "Federal Loan Partners Corp.",
        "U.S. Department of Education",
        "Federal Loan Partners Corp",
      ),
    };
  },
};

/** A private lender's bill: in school with an interest payment or in repayment; variable or fixed; a cosigner's copy. */
const privateLoan: Layout = {
  name: "vc-loan-student-smart",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 332);
    const due = addDays(monthStart(random), random.whole(9, 26));
    const stated = addDays(due, -22);
    const rate = random.pick([5.375, 8.25, 10.875, 12.99]);
    const original = random.whole(60, 420) * 10_000;
    const school = random.chance(0.4);
    const principal = school ? original : Math.floor((original * random.whole(50, 98)) / 100);
    const interest = daily(principal, rate, 30);
    const level = school ? 2_500 : instalment(original, rate, 180);
    const unpaid = school ? interest * 6 : Math.floor(interest / 2);
    const account = digits(random, 10);
    const past = random.chance(0.25) ? level : 0;
    const fee = past > 0 ? Math.min(2_500, Math.round(level * 0.05)) : 0;
    const paidOn = addDays(stated, -9);
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:bold 22pt Georgia,serif;color:#004f71} h3{font-size:11pt;color:#004f71;margin:14px 0 4px} .box{border:1px solid #004f71;border-radius:6px;padding:8px} .s td{border-bottom:1px dotted #999;padding:3px 0} .cut{border-top:1px dashed #000;margin-top:20px;padding-top:8px}`,
      `<div class=row><div><div class=logo>molly maeve&reg;</div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=box>${pairs(
        [
          ["<b>Billing statement</b>", ""],
          ["Statement date", date.slash(stated)],
          ["Account number", account],
          ["<b>Payment due date</b>", `<b>${date.slash(due)}</b>`],
          ["<b>Total payment due</b>", `<b>${$(level + past + fee)}</b>`],
        ],
      )}</div></div>
<p>Hi, thanks for being our customer. ${past > 0 ? "We haven't received your last payment. Please pay the total payment due today; late payments may be reported for you and your cosigner." : "Paying even a little extra each month lowers your Total Loan Cost."}</p>
<div class=row><div><h3>Payment details</h3>${pairs(
        [
          ["Current payment due", $(level)],
          ["Past due amount", $(past)],
          ["Unpaid late fees", $(fee)],
          ["Total payment due", $(level + past + fee)],
        ],
        "class=s",
      )}</div><div><h3>Since your last statement</h3>${pairs(
        [
          ["Payments received", past > 0 ? "$0.00" : $(level)],
          ["Applied to interest", past > 0 ? "$0.00" : $(Math.min(level, interest))],
          ["Applied to principal", past > 0 ? "$0.00" : $(level - Math.min(level, interest))],
        ],
        "class=s",
      )}</div></div>
<h3>Loan information</h3><b>Loan 01 &nbsp; Smart Choice Undergraduate Student Loan&reg;</b> &nbsp; (${school ? "In school" : "In principal and interest repayment"})${pairs(
        [
          ["First disbursement date", date.slash(inMonths(`${stated.slice(0, 8)}12`, -40))],
          ["Original principal", $(original)],
          ["Current principal", $(principal)],
          ["Unpaid interest", $(unpaid)],
          ["Current balance (principal + unpaid interest + fees)", $(principal + unpaid + fee)],
          [`Interest rate (${random.chance(0.5) ? "variable" : "fixed"})`, `${rate.toFixed(3)}%`],
          ["Repayment option", school ? "Fixed Repayment - $25.00 per month" : "Deferred Repayment"],
          ["Anticipated payoff date", date.slash(inMonths(`${due.slice(0, 8)}20`, 130))],
        ],
        "class=s",
      )}${past > 0 ? "" : `<h3>Transactions</h3>${grid("llrrrr", ["Date", "Description", "Principal", "Interest", "Fees", "Total"], [[date.slash(paidOn), "Payment - Online", $(level - Math.min(level, interest)), $(Math.min(level, interest)), "$0.00", $(level)]], "class=s")}`}
<div class=cut><div class=row><div>Molly Maeve<br>P.O. Box 8377<br>Philadelphia, PA 19101-8377</div><div>${pairs(
        [
          ["Account number", account],
          ["Payment due date", date.slash(due)],
          ["Total payment due", $(level + past + fee)],
          ["Amount enclosed", "$"],
        ],
      )}</div></div></div>${NEXT}<p class=small>Payments are applied first to fees, then to interest, then to principal. You may pay ahead; amounts in excess of the current payment due will be applied to the loan with the highest rate. Returned checks cost up to $20.00. Loans are made by Molly Maeve Bank or a lender partner. Molly Maeve, the Molly Maeve logo and other names are marks of MMB Corporation. MMB Corporation and its subsidiaries, including Molly Maeve Bank, are not sponsored by or agencies of the United States of America. NMLS 1121636. To dispute what we report, write P.O. Box 3229, Wilmington, DE 19804.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Molly Maeve",
          accounts: [
            {
              kind: "student-loan",
              institution: "Molly Maeve",
              accountLast4: account.slice(-4),
              statementDate: stated,
              currentBalance: decimal(principal),
              originalBalance: decimal(original),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: decimal(past),
              apr: rate.toFixed(3),
            },
          ],
          transactions:
            past > 0
              ? []
              : [{ account: 0, date: paidOn, description: "Payment - Online", amount: decimal(level) }],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee)],
            "accounts.0.interestCharged": [decimal(unpaid), decimal(interest)],
            "accounts.0.paymentsAndCredits": [decimal(past > 0 ? 0 : level)],
            "accounts.0.maturityDate": [inMonths(`${due.slice(0, 8)}20`, 130)],
          },
        },
        "molly maeve",
        "Molly Maeve Bank",
        "MMB Corporation",
      ),
    };
  },
};

export const vcLoansSchool: readonly Layout[] = [federal, privateLoan];
