import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, instalment, NEXT, remaining, start, total } from "./un-data.ts";
import { paper } from "./ve-data.ts";

const $ = money.dollar;

/** A car maker's own lender: contract words, daily interest, days late in a sentence, a payoff quoted beside. */
const auto = paper("loan-auto-captive", "loans", (seed) => {
  const { random, person } = start(seed, 731);
  const due = addDays("2026-02-04", random.whole(0, 280));
  const stated = addDays(due, -21);
  const rate = random.pick([1.9, 3.99, 5.49, 6.74, 8.25]);
  const months = random.pick([60, 72]);
  const amount = random.whole(18_000, 46_000) * 100;
  const level = instalment(amount, rate, months);
  const made = random.whole(4, months - 10);
  const before = remaining(amount, rate, months, made - 1);
  const payday = addDays(stated, -random.whole(4, 14));
  const interest = daily(before, rate, 30);
  const principal = level - interest;
  const after = before - principal;
  const late = random.chance(0.3);
  const charge = late ? Math.round(level * 0.05) : 0;
  const past = late ? level : 0;
  const account = `07 ${digits(random, 4)} ${digits(random, 6)}`;
  const payoffDay = addDays(stated, 10);
  const perDay = daily(after, rate, 1);
  const matures = addDays(due, (months - made) * 30);
  const html = document(
    `body{font:9pt Arial}${BASE} .logo{font:bold 15pt Arial;letter-spacing:2px;color:#eb0a1e} .h{font-weight:bold;background:#eee;padding:3px 6px;margin-top:10px} .b td{border:1px solid #999;padding:3px 6px}`,
    `<div class=row><div><div class=logo>MIYATA</div><b>FINANCIAL SERVICES</b></div><div style="text-align:right"><b>Monthly Billing Statement</b><br>Statement Date: ${date.slash(stated)}<br>Account Number: ${account}<br>Vehicle: 2023 MIYATA CREST XLE &nbsp; VIN ending 004417</div></div>
<div class=row style="margin-top:20px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
      [
        ["Payment Due Date", date.slash(due)],
        ["Current Payment", $(level)],
        ["Past Due Payments", $(past)],
        ["Late Charges", $(charge)],
        ["Other Charges", "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${$(level + past + charge)}</b>`],
      ],
      "class=b",
    )}</div></div>
${late ? `<p><b>YOUR ACCOUNT IS PAST DUE.</b> Our records show that your account is ${random.whole(12, 28)} days past due. Please pay the Total Amount Due now. If you have already sent your payment, please accept our thanks.</p>` : "<p>Thank you for choosing Miyata Financial Services. Enroll in Recurring Payments and never miss a due date.</p>"}
<div class=row><div><div class=h>Retail Contract Information</div>${pairs([
      ["Amount Financed", $(amount)],
      ["Contract Rate (APR)", `${rate.toFixed(2)}%`],
      ["Contract Term", `${months} months`],
      ["Remaining Payments", String(months - made)],
      ["Maturity Date", date.slash(matures)],
      ["Principal Balance as of Statement Date", $(after)],
      [`Payoff Amount good through ${date.slash(payoffDay)}*`, $(after + perDay * 10 + charge)],
    ])}</div><div><div class=h>Account Activity Since Last Statement</div>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      [
        [date.slash(payday), "Payment - Online", $(level)],
        ["", "&nbsp; applied to Finance Charge", $(interest)],
        ["", "&nbsp; applied to Principal", $(principal)],
        ...(late ? [[date.slash(addDays(stated, -1)), "Late Charge", $(charge)]] : []),
      ],
    )}</div></div>
<p class=small>*The Payoff Amount is an estimate; it increases by ${$(perDay)} a day. Your contract is a simple interest contract: finance charges accrue daily on the unpaid principal balance. Paying late will increase the total finance charges.</p>
<p class=small>Time for something new? As a valued customer you may qualify for loyalty offers of $500.00 on a new Crest. See your dealer.</p>
<hr style="border-top:1px dashed"><div class=row><div>Make checks payable to:<br>Miyata Financial Services<br>PO Box 4102<br>Carol Stream, IL 60197-4102</div><div>${pairs(
      [
        ["Account Number", account],
        ["Payment Due Date", date.slash(due)],
        ["Total Amount Due", $(level + past + charge)],
        ["Additional Principal", "$"],
        ["Amount Enclosed", "$"],
      ],
    )}</div></div>${NEXT}<p class=small><b>Important information.</b> Miyata Financial Services is a service mark used by Miyata Motor Credit Corporation. Mail received without this coupon may be delayed. Payments marked "paid in full" must be sent to PO Box 15012, Chandler, AZ 85244. A returned payment fee of up to $25.00 may be assessed where allowed by law. We may report information about your account to credit bureaus.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "loans",
        institution: "Miyata Financial Services",
        accounts: [
          {
            kind: "auto-loan",
            institution: "Miyata Financial Services",
            accountLast4: account.slice(-4),
            statementDate: stated,
            originalBalance: decimal(amount),
            currentBalance: decimal(after),
            minimumPayment: decimal(level),
            paymentDueDate: due,
            pastDue: decimal(past),
            maturityDate: matures,
            apr: rate.toFixed(2),
          },
        ],
        transactions: [
          { account: 0, date: payday, description: "Payment - Online", amount: decimal(level) },
          ...(late
            ? [
                {
                  account: 0,
                  date: addDays(stated, -1),
                  description: "Late Charge",
                  amount: decimal(-charge),
                },
              ]
            : []),
        ],
        allowed: {
          "accounts.0.feesCharged": [decimal(charge)],
          "accounts.0.interestCharged": [decimal(interest)],
          "accounts.0.paymentsAndCredits": [decimal(level)],
        },
      },
      "Miyata",
      "MIYATA FINANCIAL SERVICES",
      "Miyata Motor Credit Corporation",
      "Miyata Motor Credit",
    ),
  };
});

/** A federal servicer: groups with letters, what is due by group, interest and principal outstanding apart. */
const student = paper("loan-student-groups", "loans", (seed) => {
  const { random, person } = start(seed, 732);
  const due = addDays("2026-02-07", random.whole(0, 270));
  const stated = addDays(due, -21);
  const late = random.chance(0.25);
  const account = `E${digits(random, 9)}`;
  const groups = ["A", "B", "C", "D"].slice(0, random.whole(2, 4)).map((letter, index) => {
    const rate = random.pick([3.73, 4.53, 4.99, 5.5, 6.53]);
    const original = random.whole(20, 95) * 10_000;
    const principal = original - random.whole(0, Math.round(original / 300)) * 100;
    const level = instalment(original, rate, 120);
    const payday = addDays(stated, -9);
    return {
      letter,
      rate,
      original,
      principal,
      level,
      payday,
      type: index % 2 === 0 ? "DIRECT SUBSIDIZED" : "DIRECT UNSUBSIDIZED",
      interest: daily(principal, rate, 9),
      toInterest: daily(principal, rate, 21),
      past: late ? level : 0,
    };
  });
  const sum = (key: "level" | "past" | "principal" | "interest" | "original") =>
    total(groups.map((group) => group[key]));
  const paid = !late;
  const html = document(
    `body{font:9.5pt Calibri,Carlito,Arial}${BASE} .logo{font:bold 24pt Calibri,Carlito;color:#3a7d2c} .h{background:#3a7d2c;color:#fff;padding:3px 6px;font-weight:bold;margin-top:10px} .t td,.t th{border-bottom:1px solid #ccc;padding:3px 5px;font-size:8.5pt}`,
    `<div class=row><div><div class=logo>Talnet</div><div class=small>A servicer to Federal Student Aid<br>P.O. BOX 82561, LINCOLN, NE 68501-2561</div><p style="margin-top:16px">${person.name}<br>${person.street}<br>${person.town}</p></div><div><b>Monthly Billing Statement</b>${pairs(
      [
        ["Account Number", account],
        ["Statement Date", date.slash(stated)],
        ["Current Amount Due", $(sum("level"))],
        ["Past Due Amount", $(sum("past"))],
        ["<b>Total Amount Due</b>", `<b>${$(sum("level") + sum("past"))}</b>`],
        ["<b>Due Date</b>", `<b>${date.slash(due)}</b>`],
      ],
    )}</div></div>
<p>${late ? `Your account is past due. We have not received your payment of ${$(sum("past"))} due ${date.slash(addDays(due, -30))}. We're here to help: call us to discuss your options, including lowering your payment.` : "Sign up for Auto Debit and receive a 0.25% interest rate reduction on eligible loans while in repayment."}</p>
<div class=h>Current Amount Due by Group</div>${grid(
      "lllrrr",
      ["Group", "Repayment Plan", "Due Date", "Past Due Amount", "Current Amount Due", "Total Due"],
      [
        ...groups.map((group) => [
          group.letter,
          "STANDARD",
          date.slash(due),
          $(group.past),
          $(group.level),
          $(group.level + group.past),
        ]),
        ["<b>Total</b>", "", "", $(sum("past")), $(sum("level")), $(sum("level") + sum("past"))],
      ],
      "class=t",
    )}
<div class=h>Loan Information</div>${grid(
      "llrrrr",
      [
        "Group",
        "Loan Type",
        "Interest Rate",
        "Original Principal",
        "Outstanding Principal",
        "Outstanding Interest",
      ],
      [
        ...groups.map((group) => [
          group.letter,
          group.type,
          `${group.rate.toFixed(3)}%`,
          $(group.original),
          $(group.principal),
          $(group.interest),
        ]),
        ["<b>Total</b>", "", "", $(sum("original")), $(sum("principal")), $(sum("interest"))],
      ],
      "class=t",
    )}
<p>Current Balance (principal and interest) of all groups: ${$(sum("principal") + sum("interest"))}. Your payoff amount may be higher.</p>
<div class=h>Payments Received Since Last Statement</div>${
      paid
        ? grid(
            "llrrrr",
            ["Date", "Group", "Principal", "Interest", "Fees", "Total Payment"],
            groups.map((group) => [
              date.slash(group.payday),
              group.letter,
              $(group.level - group.toInterest),
              $(group.toInterest),
              "$0.00",
              $(group.level),
            ]),
            "class=t",
          )
        : "<p>No payments were received.</p>"
    }
<hr style="border-top:1px dashed"><div class=row><div>DEPARTMENT OF EDUCATION<br>TALNET<br>P.O. BOX 740283<br>ATLANTA, GA 30374-0283</div><div>${pairs(
      [
        ["Account Number", account],
        ["Due Date", date.slash(due)],
        ["Total Amount Due", $(sum("level") + sum("past"))],
        ["Amount Enclosed", "$"],
      ],
    )}<span class=small>To give special payment instructions, go to talnet.example.</span></div></div>${NEXT}<div class=h>How payments are applied</div><p class=small>Unless you direct otherwise, a payment is allocated across the groups in the amount due for each, first to outstanding interest, then to principal. Loans are placed in groups by type, rate and repayment plan. Paid-ahead status: if you pay more than is due, your due date may be advanced. Interest accrues daily: outstanding principal x interest rate / 365.25. Late payments are reported to consumer reporting agencies after 90 days. If you're unsatisfied after contacting us, contact the Federal Student Aid Ombudsman at 877-557-2575, P.O. Box 1843, Monticello, KY 42633.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "loans",
        institution: "Talnet",
        accounts: groups.map((group) => ({
          kind: "student-loan",
          institution: "Talnet",
          accountLast4: account.slice(-4),
          statementDate: stated,
          originalBalance: decimal(group.original),
          currentBalance: decimal(group.principal),
          minimumPayment: decimal(group.level),
          paymentDueDate: due,
          pastDue: decimal(group.past),
          apr: group.rate.toFixed(3),
        })),
        transactions: [],
        openRows: paid
          ? groups.map((group, index) => ({
              account: index,
              date: group.payday,
              description: "Payment",
              amount: decimal(group.level),
            }))
          : [],
        allowed: Object.fromEntries(
          groups.flatMap((group, index) => [
            [`accounts.${index}.interestCharged`, [decimal(group.interest), decimal(group.toInterest)]],
            ...(paid
              ? [
                  [`accounts.${index}.paymentsAndCredits`, [decimal(group.level)]],
                  [`accounts.${index}.feesCharged`, ["0.00"]],
                ]
              : []),
          ]),
        ),
      },
      "TALNET",
      "Department of Education",
    ),
  };
});

/** An online lender's plain letter-like statement: APR with its fee beside the rate, autopay in a sentence. */
const personal = paper("loan-personal-online", "loans", (seed) => {
  const { random, person } = start(seed, 733);
  const due = addDays("2026-02-03", random.whole(0, 290));
  const stated = addDays(due, -15);
  const rate = random.pick([9.49, 12.85, 16.99, 21.4]);
  const months = random.pick([36, 60]);
  const amount = random.whole(50, 350) * 10_000;
  const level = instalment(amount, rate, months);
  const made = random.whole(3, months - 6);
  const before = remaining(amount, rate, months, made - 1);
  const interest = Math.round((before * rate) / 1200);
  const after = before - level + interest;
  const nextInterest = Math.round((after * rate) / 1200);
  const late = random.chance(0.25);
  const fee = late ? Math.max(1_500, Math.round(level * 0.05)) : 0;
  const past = late ? level : 0;
  const loan = digits(random, 9);
  const payday = addDays(due, -31);
  const opened = addDays(due, -made * 30);
  const html = document(
    `body{font:10pt Helvetica,Arial;color:#222}${BASE} .logo{font:bold 19pt Arial;color:#0b5cab} .h{font-size:12pt;margin:18px 0 4px;color:#0b5cab} td,th{padding:4px 2px;border-bottom:1px solid #e2e2e2}`,
    `<div class=row><div class=logo>PeerBridge</div><div style="text-align:right">Account Statement<br>${date.abbreviatedBare(stated)}</div></div>
<p>${person.name}<br>${person.street}<br>${person.town}</p><p>Hi ${person.name.split(" ")[0]}, ${late ? `your payment of ${$(past)} is past due. Please make a payment as soon as you can.` : `your next payment of <b>${$(level)}</b> will be withdrawn from your bank account ending in 8120 on <b>${date.long(due)}</b>.`}</p>
<div class=row><div><div class=h>Payment due</div>${pairs([
      ["Due date", date.abbreviatedBare(due)],
      ["Principal", $(level - nextInterest)],
      ["Interest", $(nextInterest)],
      ["Monthly payment", $(level)],
      ["Past due", $(past)],
      ["Unpaid late fees", $(fee)],
      ["<b>Total due</b>", `<b>${$(level + past + fee)}</b>`],
    ])}</div><div><div class=h>Your loan</div>${pairs([
      ["Loan ID", loan],
      ["Issued", date.abbreviatedBare(opened)],
      ["Original loan amount", $(amount)],
      ["Interest rate (fixed)", `${rate.toFixed(2)}%`],
      ["APR, including origination fee", `${(rate + 2.61).toFixed(2)}%`],
      ["Term", `${months} months`],
      ["Payments remaining", String(months - made)],
      ["<b>Remaining principal</b>", `<b>${$(after)}</b>`],
    ])}</div></div>
<div class=h>Recent activity</div>${grid("llrrrrr", ["Date", "Type", "Principal", "Interest", "Late fees", "Amount", "Remaining principal"], [[date.abbreviatedBare(payday), "Payment (ACH)", $(before - after), $(interest), "$0.00", $(level), $(after)]])}
<p>Total paid to date: ${$(level * made)}. Principal ${$(amount - after)}, interest ${$(level * made - (amount - after))}.</p>
<p style="font-size:8pt;color:#555">There is no prepayment penalty. To pay by check, write your loan ID on it and mail it to PeerBridge Payments, Dept. 34268, P.O. Box 39000, San Francisco, CA 94139; a check processing fee of $7.00 applies. If a payment is more than 15 days late, a late fee of the greater of 5% of the unpaid installment or $15.00 may be charged. The remaining principal is not your payoff amount. Loans are made by PeerBridge Bank, National Association, Member FDIC, Equal Housing Lender, 2701 N. Thanksgiving Way, Suite 300, Lehi, UT 84043. Credit reporting: we may report late payments to consumer reporting agencies. Need help? Members: 888-596-3157.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "loans",
        institution: "PeerBridge",
        accounts: [
          {
            kind: "personal-loan",
            institution: "PeerBridge",
            accountLast4: loan.slice(-4),
            statementDate: stated,
            originalBalance: decimal(amount),
            currentBalance: decimal(after),
            minimumPayment: decimal(level),
            paymentDueDate: due,
            pastDue: decimal(past),
            apr: rate.toFixed(2),
          },
        ],
        transactions: [{ account: 0, date: payday, description: "Payment (ACH)", amount: decimal(level) }],
        allowed: {
          "accounts.0.feesCharged": [decimal(fee), "0.00"],
          "accounts.0.interestCharged": [decimal(interest), decimal(nextInterest)],
          "accounts.0.paymentsAndCredits": [decimal(level)],
        },
      },
      "PeerBridge Bank, National Association",
      "PeerBridge Bank",
    ),
  };
});

export const veLoansOthers: readonly Layout[] = [auto, student, personal];
