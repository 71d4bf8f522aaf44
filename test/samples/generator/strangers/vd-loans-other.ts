import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start, total } from "./un-data.ts";

const $ = money.dollar;

/** A federal servicer: loans in a wide table with two-line headings, the sums of each column below. */
const student: Layout = {
  name: "vd-loan-student-table",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 341);
    const due = addDays(monthStart(random), random.pick([6, 13, 20, 26]));
    const stated = addDays(due, -21);
    const paidOn = addDays(due, -random.whole(28, 31));
    const late = random.chance(0.3);
    const loans = Array.from({ length: random.whole(2, 5) }, (_, index) => {
      const rate = random.pick([2.75, 3.73, 4.53, 4.99, 5.5, 6.54]);
      const original = random.pick([3500, 4500, 5500, 2000, 7500, 6000]) * 100 - (index % 2) * 1_250;
      const paid = random.whole(8, 40);
      const level = instalment(original, rate, 120);
      const left = remaining(original, rate, 120, paid);
      return {
        id: `1-${String(index + 1).padStart(2, "0")}`,
        kind: index % 2 === 0 ? "Direct Subsidized" : "Direct Unsubsidized",
        on: `${2016 + Math.floor(index / 2)}-0${random.pick([8, 9])}-${random.whole(10, 27)}`,
        rate: rate.toFixed(2),
        original,
        left,
        accrued: daily(left, rate, 9),
        level,
        past: late ? level : 0,
        share: daily(left, rate, 30),
      };
    });
    const number = digits(random, 10);
    const sum = (pick: (loan: (typeof loans)[number]) => number) => total(loans.map(pick));
    const due2 = sum((loan) => loan.level + loan.past);
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font:bold 18pt Verdana,"DejaVu Sans";color:#1d4f91} .h{background:#1d4f91;color:#fff;padding:3px 8px;font-weight:bold;margin-top:10px} .t td,.t th{border:1px solid #9db4d3;padding:2px 3px;font-size:7.5pt} .box{border:2px solid #1d4f91;padding:6px}`,
      `<div class=row><div><div class=logo>EdPilot <span style="font-size:10pt">Services</span></div><div class=small>A servicer to Federal Student Aid<br>PO Box 36008, Knoxville, TN 37930-6008</div><p style="margin-top:18px">${person.name}<br>${person.street}<br>${person.town}</p></div><div class=box><b>Billing Statement</b>${pairs(
        [
          ["Statement Date", date.slash(stated)],
          ["Account Number", number],
          ["Current Amount Due", $(sum((loan) => loan.level))],
          ["Past Due Amount", $(sum((loan) => loan.past))],
          ["Unpaid Fees", "$0.00"],
          ["<b>Total Amount Due</b>", `<b>${$(due2)}</b>`],
          ["<b>Due Date</b>", `<b>${date.slash(due)}</b>`],
        ],
      )}</div></div>
<p>${late ? "Your account is past due. If you cannot make your payment, call us at 1-855-555-0170. You may be able to lower your payment to as little as $0.00 with an income-driven plan, or postpone it." : "Thank you for paying on time. Sign up for auto pay and your rate may be lowered by 0.25%. Visit edpilot.example."}</p>
<div class=h>YOUR LOANS</div>${grid(
        "lllrrrrrr",
        [
          "Loan",
          "Loan Program",
          "Disb.<br>Date",
          "Interest<br>Rate",
          "Original<br>Principal",
          "Outstanding<br>Principal",
          "Unpaid<br>Interest",
          "Monthly<br>Payment",
          "Past Due<br>Amount",
        ],
        [
          ...loans.map((loan) => [
            loan.id,
            loan.kind,
            date.slash(loan.on),
            `${loan.rate}%`,
            $(loan.original),
            $(loan.left),
            $(loan.accrued),
            $(loan.level),
            $(loan.past),
          ]),
          [
            "<b>Total</b>",
            "",
            "",
            "",
            $(sum((loan) => loan.original)),
            $(sum((loan) => loan.left)),
            $(sum((loan) => loan.accrued)),
            $(sum((loan) => loan.level)),
            $(sum((loan) => loan.past)),
          ],
        ],
        "class=t",
      )}<div class=small>Repayment Plan: Standard. Loan Holder: U.S. DEPT OF EDUCATION. Interest accrues daily on each loan.</div>
<div class=h>PAYMENTS RECEIVED SINCE YOUR LAST STATEMENT</div>${
        late
          ? "<p>We have not received a payment since your last statement.</p>"
          : grid(
              "llrrr",
              ["Date Received", "Description", "Total", "Applied to Interest", "Applied to Principal"],
              [
                [
                  date.slash(paidOn),
                  "Electronic Payment",
                  $(sum((loan) => loan.level)),
                  $(sum((loan) => loan.share)),
                  $(sum((loan) => loan.level - loan.share)),
                ],
              ],
              "class=t",
            )
      }
<div style="border-top:1px dashed #000;margin-top:24px;padding-top:8px" class=row><div>${person.name}<br>Account Number: ${number}<p>EdPilot Services<br>PO Box 830269<br>Philadelphia, PA 19182-0269</p></div><div>${pairs(
        [
          ["Due Date", date.slash(due)],
          ["Total Amount Due", $(due2)],
          ["Amount Enclosed", "$ [ ][ ][ ][ ].[ ][ ]"],
        ],
      )}<span class=small>[ ] Check here if you are paying ahead and want your next payment still to be due. Special payment instructions go on the back.</span></div></div>
${NEXT}<div class=h>HOW YOUR PAYMENT IS APPLIED</div><p class=small>Payments are applied first to outstanding fees, then to outstanding interest, and then to principal, across all the loans in a billing group in proportion to the amounts due. If you pay more than the total, we apply the rest to the loan with the highest interest rate unless you ask us to do otherwise. You may give us a standing instruction online.</p><div class=h>IF YOU CANNOT PAY</div><p class=small>Options are income-driven repayment, deferment and forbearance. Interest may still accrue and, in some cases, be capitalized. Loans more than 90 days past due are reported to the national credit bureaus; loans more than 270 days past due are in default. Ombudsman: 830 First Street, N.E., Fourth Floor, Washington, DC 20202-5144, 1-877-557-2575. Servicemembers: interest may be capped at 6% or even 0%.</p>`,
    );
    const names = ["EdPilot"];
    const truth = alsoNamed(
      {
        documentType: "loans",
        institution: "EdPilot Services",
        accounts: loans.map((loan) => ({
          kind: "student-loan",
          institution: "EdPilot Services",
          statementDate: stated,
          currentBalance: decimal(loan.left),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(loan.level),
          paymentDueDate: due,
          pastDue: decimal(loan.past),
          apr: loan.rate,
        })),
        transactions: [],
        openRows: late
          ? []
          : [
              {
                account: 0,
                date: paidOn,
                description: "Electronic Payment",
                amount: decimal(sum((loan) => loan.level)),
              },
            ],
        allowed: Object.fromEntries(
          loans.flatMap((_, index) => [[`accounts.${index}.accountLast4`, [number.slice(-4)]]]),
        ),
      },
      ...names,
    );
    return { html, truth };
  },
};

/** A branch lender: the rate of interest beside an APR with the fee in it, insurance premiums, an odd column of charges. */
const branch: Layout = {
  name: "vd-loan-personal-branch",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 342);
    const due = addDays(monthStart(random), random.whole(1, 26));
    const stated = addDays(due, -20);
    const rate = random.pick([19.24, 24.31, 27.99, 31.47]);
    const term = random.pick([36, 48, 60]);
    const original = random.whole(250_000, 1_450_000);
    const paid = random.whole(3, 30);
    const before = remaining(original, rate, term, paid);
    const level = instalment(original, rate, term);
    const premium = random.chance(0.5) ? random.whole(900, 3_400) : 0;
    const paidOn = addDays(stated, -random.whole(2, 16));
    const interest = daily(before, rate, 30);
    const after = before - (level - interest);
    const late = random.chance(0.35);
    const past = late ? level + premium : 0;
    const fee = late ? 1_500 : 0;
    const regular = level + premium;
    const number = digits(random, 16);
    const opened = inMonths(due, -paid - 2);
    const payoff =
      after + daily(after, rate, Math.round((Date.parse(due) - Date.parse(paidOn)) / 86_400_000)) + fee;
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:bold 24pt Arial;color:#003c71} .l{border-top:3px solid #003c71;padding-top:4px;margin-top:10px} .t td,.t th{padding:2px 5px;border-bottom:1px dotted #888;font-size:8pt} .due{background:#e6f0f8;padding:8px}`,
      `<div class=row><div><div class=logo>Mainstay<sup style="font-size:9pt">&reg;</sup></div><div>Personal loans. Face to face.</div></div><div style="text-align:right">Your branch:<br>MAINSTAY FINANCIAL<br>2250 S COLLEGE AVE STE 4<br>FORT COLLINS CO 80525-1412<br>(970) 555-0119</div></div>
<div class=row style="margin-top:14px"><div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=due>${pairs(
        [
          ["Account number", number],
          ["Statement date", date.short(stated)],
          ["Payment due date", date.short(due)],
          ["<b>Total amount due</b>", `<b>${$(regular + past + fee)}</b>`],
        ],
      )}</div></div>
<div class=row><div class=l><b>Loan summary</b>${pairs([
        ["Loan date", date.short(opened)],
        ["Amount financed", $(original)],
        ["Number of payments", String(term)],
        ["Interest rate", `${rate.toFixed(2)}%`],
        ["Annual percentage rate (APR)*", `${(rate + 2.36).toFixed(2)}%`],
        ["Principal balance", $(after)],
        [`Estimated payoff if paid on ${date.short(due)}`, $(payoff)],
      ])}<span class=small>*The APR is the cost of your credit as a yearly rate and includes the origination fee.</span></div><div class=l><b>This month&rsquo;s bill</b>${pairs(
        [
          ["Principal and interest", $(level)],
          premium > 0 && ["Credit life and disability premium", $(premium)],
          ["<b>Monthly payment</b>", `<b>${$(regular)}</b>`],
          ["Past due payments", $(past)],
          ["Unpaid late charges", $(fee)],
          ["<b>Total amount due</b>", `<b>${$(regular + past + fee)}</b>`],
        ],
      )}</div></div>
<div class=l><b>Account activity since your last statement</b>${grid("llrrrrr", ["Date", "Description", "Amount", "Principal", "Interest", "Insurance", "Charges"], [[date.short(paidOn), "PAYMENT - DEBIT CARD", $(regular), $(level - interest), $(interest), $(premium), "$0.00"], ...(late ? [[date.short(stated), "LATE CHARGE", $(fee), "", "", "", $(fee)]] : [])], "class=t")}</div>
<p>${late ? "<b>Need help?</b> Life happens. Please call your branch so we can talk about your choices before your account falls further behind." : "<b>Refer a friend!</b> You may get a $75 gift card when a friend you send to us gets a loan."}</p>
<div style="border-top:1px dashed #000;margin-top:16px;padding-top:8px" class=row><div>Make your check payable to:<br>MAINSTAY<br>PO BOX 740594<br>CINCINNATI OH 45274-0594</div><div>${pairs(
        [
          ["Account number", number],
          ["Payment due date", date.short(due)],
          ["Total amount due", $(regular + past + fee)],
          ["Amount enclosed", "$ _______"],
        ],
      )}</div></div>${NEXT}<div class=small><p><b>Important information.</b> Your payment may be late if we receive it after your due date. A late charge of $15.00 may be added when a payment is 10 or more days late. Because interest is computed daily, paying late means more of your payment goes to interest.</p><p><b>Optional products.</b> Credit insurance is not required to get a loan. You may cancel at any time by writing to us. Products are written by Mainstay Life and Casualty Companies.</p><p><b>Notice to customers.</b> We may report information about your account to credit bureaus. Calls may be recorded. If you are in bankruptcy, this is not an attempt to collect.</p><p>Mainstay Financial Group, LLC (NMLS# 1339418). Colorado supervised lender.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Mainstay",
          accounts: [
            {
              kind: "personal-loan",
              institution: "Mainstay",
              accountLast4: number.slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              originalBalance: decimal(original),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: decimal(past),
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "PAYMENT - DEBIT CARD", amount: decimal(regular) },
            ...(late
              ? [{ account: 0, date: stated, description: "LATE CHARGE", amount: decimal(-fee) }]
              : []),
          ],
          allowed: {
            "accounts.0.minimumPayment": [decimal(level)],
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.paymentsAndCredits": [decimal(regular)],
          },
        },
        "Mainstay Financial",
        "MAINSTAY FINANCIAL",
        "Mainstay Financial Group, LLC",
        "MAINSTAY",
      ),
    };
  },
};

/** A collector's notice of a hospital's bill: the amounts told in a box of sentences, the creditor named beside. */
const medical: Layout = {
  name: "vd-loan-medical-collector",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 343);
    const written = addDays(monthStart(random), random.whole(0, 27));
    const served = addDays(written, -random.whole(160, 500));
    const owed = random.whole(14_000, 480_000);
    const paid = random.chance(0.4) ? random.whole(2_500, 9_000) : 0;
    const now = owed - paid;
    const hospital = random.pick([
      "St. Brannoc Medical Center",
      "Lakeshore Emergency Physicians",
      "Tri-County Radiology",
    ]);
    const number = digits(random, 7);
    const account = `${random.pick(["H", "E", "V"])}${digits(random, 9)}`;
    const html = document(
      `body{font:10pt "Liberation Serif"}${BASE} .logo{font:bold 15pt "Liberation Serif"} .box{border:1px solid #000;padding:8px} .s td{padding:2px 0;vertical-align:top}`,
      `<div class=row><div><div class=logo>Pemberton Recovery Bureau, Inc.</div>PO Box 3427<br>Bloomington, IL 61702<br>(800) 555-0183 from 8am to 8pm CT, Monday to Friday<br>www.pembertonrecovery.example</div><div>To: ${person.name}<br>${person.street}<br>${person.town}<p>Reference: ${number}<br>${date.long(written)}</p></div></div>
<p><b>Pemberton Recovery Bureau, Inc. is a debt collector.</b> We are trying to collect a debt that you owe to ${hospital}. We will use any information you give us to help collect the debt.</p>
<div class=row><div><div class=box><b>Our information shows:</b><p>You received medical services from ${hospital} with account number ${account}.</p><table class=s><tr><td>As of ${date.long(served)}, you owed:</td><td class=r>${$(owed)}</td></tr><tr><td>Between ${date.long(served)} and today:</td><td></td></tr><tr><td>You were charged this amount in interest:</td><td class=r>+ $0.00</td></tr><tr><td>You were charged this amount in fees:</td><td class=r>+ $0.00</td></tr><tr><td>You paid or were credited this amount toward the debt:</td><td class=r>- ${$(paid)}</td></tr><tr><td><b>Total amount of the debt now:</b></td><td class=r><b>${$(now)}</b></td></tr></table></div></div>
<div><b>How can you dispute the debt?</b><ul><li><b>Call or write to us by ${date.long(addDays(written, 38))}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</li><li><b>If you write to us by ${date.long(addDays(written, 38))},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt.</li></ul><b>What else can you do?</b><ul><li>Write to ask for the name and address of the original creditor, if different from the current creditor.</li><li>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</li><li>Contact us about your payment options. You may qualify for the hospital&rsquo;s financial help policy.</li></ul></div></div>
<p>Patient: ${person.name}. Date of service: ${date.slash(served)}. Our fee for a returned check is $25.00. Insured at the time? Send us a copy of both sides of your card.</p>
<p>Notice: See reverse side for important information.</p>
<div style="border-top:1px dashed #000;padding-top:6px" class=row><div><b>Mail this form to:</b><br>Pemberton Recovery Bureau, Inc.<br>PO Box 3427, Bloomington, IL 61702<p>${person.name}<br>${person.street}<br>${person.town}</p></div><div><b>How do you want to respond?</b><br><i>Check all that apply:</i><br>&#9633; I want to dispute the debt because I think:<br>&nbsp; &#9633; This is not my debt. &nbsp; &#9633; The amount is wrong.<br>&#9633; I want you to send me the name and address of the original creditor.<br>&#9633; I enclosed this amount: $ ________<br><span class=small>Make your check payable to Pemberton Recovery Bureau, Inc. Include the reference number ${number}.</span></div></div>
${NEXT}<p><b>Colorado:</b> FOR INFORMATION ABOUT THE COLORADO FAIR DEBT COLLECTION PRACTICES ACT, SEE WWW.COAG.GOV/CAR. A consumer has the right to request in writing that a debt collector cease further communication.</p><p><b>New York City:</b> License numbers 1098841 and 1098842. <b>Tennessee:</b> This collection agency is licensed by the Collection Service Board of the Department of Commerce and Insurance.</p><p>Medical debt under $500 is not reported to the credit bureaus; other medical debt is not reported for one year from the date of service.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Pemberton Recovery Bureau, Inc.",
          accounts: [
            {
              kind: "other",
              institution: "Pemberton Recovery Bureau, Inc.",
              accountLast4: number.slice(-4),
              statementDate: written,
              currentBalance: decimal(now),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.kind": ["loan", "personal-loan"],
            "accounts.0.accountLast4": [account.slice(-4)],
            "accounts.0.originalBalance": [decimal(owed)],
            "accounts.0.previousBalance": [decimal(owed)],
            "accounts.0.interestCharged": ["0.00"],
            "accounts.0.feesCharged": ["0.00"],
            "accounts.0.paymentsAndCredits": [decimal(paid)],
            "accounts.0.pastDue": [decimal(now)],
          },
        },
        "Pemberton Recovery Bureau",
        hospital,
      ),
    };
  },
};

export const vdLoansOther: readonly Layout[] = [student, branch, medical];
