import type { TransactionFacts } from "#contract/extraction.ts";
import { document, type Statement, type Truth } from "../layout.ts";
import {
  addMonths,
  loanSizes,
  makeCollection,
  makeCreditLine,
  makeLoan,
  makePayLaterPlan,
  makeStudentLoans,
} from "../loan-data.ts";
import type { Person } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { last4 } from "./held-out-data.ts";
import { heldOut, lines, SHEET, sheets, span } from "./sheets.ts";

const $ = money.dollar;
const plain = money.plain;

/** A servicer's bill: one row a loan in small type, the last payment's parts in a second table, a total that is no loan. */
const studentTable = heldOut("loan-student-table", "loans", (seed) => {
  const d = makeStudentLoans(seed + 300);
  const random = seededRandom(seed + 301);
  const name = "Sagebrush Student Aid Services";
  const sum = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((all, group) => all + pick(group), 0);
  const parts = d.groups.map((group) => {
    const interest = Math.round((group.principal * Number(group.rate) * 30) / 36_500);
    return {
      interest: Math.min(interest, group.instalment),
      principal: Math.max(0, group.instalment - interest),
    };
  });
  const html = document(
    `${SHEET}body{font:9pt "Liberation Sans"}table{width:100%}.n{text-align:right}.hd{background:#37474f;color:#fff;padding:10px;display:flex;justify-content:space-between}.k{display:flex;gap:16px;margin-top:14px}.k>div{flex:1}.pay{border:2px solid #37474f;padding:8px}.t{font-size:7pt;margin-top:6px}.t th{background:#cfd8dc;text-align:left;padding:3px;vertical-align:bottom}.t td{padding:3px;border-bottom:1px solid #cfd8dc}.t .n{text-align:right}h3{margin:16px 0 0;font-size:10.5pt;color:#37474f}.slip{display:flex;gap:30px;border-top:1px dashed #000;margin-top:26px;padding-top:12px;font-size:8pt}.slip>div{flex:1}.foot{font-size:7pt}`,
    sheets(
      [
        `<div class=hd><div style="font-size:14pt">SAGEBRUSH<br><span style="font-size:8pt;letter-spacing:2px">STUDENT AID SERVICES</span></div><div class=n>MONTHLY BILLING STATEMENT<br>Servicer of the U.S. Department of Education</div></div>
        <div class=k><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}<p><b>Account Number:</b> ${d.number.slice(0, 2)} ${d.number.slice(2, 6)} ${d.number.slice(6)}<br><b>Statement Date:</b> ${date.long(d.statementDate)}</p><p>Questions? Call 800-555-0164, Mon - Fri 8 a.m. - 9 p.m. Eastern</p></div><div class=pay>${lines(
          [
            ["Past Due Amount", $(0)],
            ["Current Amount Due", $(sum((group) => group.instalment))],
            ["Unpaid Fees", $(0)],
            ["<b>Total Payment Due</b>", `<b>${$(sum((group) => group.instalment))}</b>`],
            ["<b>Payment Due Date</b>", `<b>${date.long(d.dueDate)}</b>`],
          ],
        )}<p style="font-size:7pt">Enrol in auto pay and your interest rate is reduced by 0.25%. A payment of ${$(sum((group) => group.instalment) + 5_000)} each month would pay your loans off sooner.</p></div></div>
        <h3>Your Loans</h3><table class=t><tr><th>Loan</th><th>Loan Program</th><th>Disbursed</th><th class=n>Original<br>Principal</th><th class=n>Interest<br>Rate</th><th class=n>Unpaid<br>Principal</th><th class=n>Unpaid<br>Interest</th><th class=n>Total<br>Balance</th><th class=n>Regular<br>Monthly<br>Payment</th></tr>${d.groups
          .map(
            (group, index) =>
              `<tr><td>1-0${index + 1}</td><td>${group.program}</td><td>${date.slash(addMonths(d.statementDate, -30 - index * 12))}</td><td class=n>${$(group.original)}</td><td class=n>${group.rate}%</td><td class=n>${$(group.principal)}</td><td class=n>${$(group.accrued)}</td><td class=n>${$(group.principal + group.accrued)}</td><td class=n>${$(group.instalment)}</td></tr>`,
          )
          .join(
            "",
          )}<tr><td colspan=3><b>Total</b></td><td class=n><b>${$(sum((group) => group.original))}</b></td><td></td><td class=n><b>${$(sum((group) => group.principal))}</b></td><td class=n><b>${$(sum((group) => group.accrued))}</b></td><td class=n><b>${$(sum((group) => group.principal + group.accrued))}</b></td><td class=n><b>${$(sum((group) => group.instalment))}</b></td></tr></table>
        <h3>Your last payment</h3><p style="margin:2px 0">Received ${date.long(d.last.day)}: ${$(d.last.amount)}</p><table class=t style="width:65%"><tr><th>Loan</th><th class=n>Applied to Principal</th><th class=n>Applied to Interest</th><th class=n>Applied to Fees</th></tr>${parts.map((part, index) => `<tr><td>1-0${index + 1}</td><td class=n>${$(part.principal)}</td><td class=n>${$(part.interest)}</td><td class=n>${$(0)}</td></tr>`).join("")}</table>
        <div class=slip><div>Sagebrush Student Aid Services<br>PO Box 790234<br>St. Louis, MO 63179-0234</div><div>${lines(
          [
            ["Account Number", `${d.number.slice(0, 2)} ${d.number.slice(2, 6)} ${d.number.slice(6)}`],
            ["Payment Due Date", date.slash(d.dueDate)],
            ["Total Payment Due", $(sum((group) => group.instalment))],
            ["Amount Enclosed", "$ _____________"],
          ],
        )}</div></div>`,
        `<h3>How we apply your payments</h3><p>Payments are applied first to fees, then to interest, then to principal. If you pay more than the total payment due, the extra is applied to the loan with the highest rate, in your case up to ${
          [...d.groups]
            .map((group) => group.rate)
            .toSorted()
            .at(-1) ?? ""
        }%. You can ask for another way at any time.</p><h3>Trouble making payments?</h3><p>You may qualify for an income-driven plan with a payment as low as $0.00 a month. A forbearance adds interest of about ${$(random.whole(2_000, 9_000))} a month to what you owe.</p><h3>Tax information</h3><p>Interest paid in ${Number(d.statementDate.slice(0, 4)) - 1}: ${$(random.whole(20_000, 90_000))}. Form 1098-E is available online.</p>`,
      ],
      (page, pages) => `Page ${page} of ${pages}`,
    ),
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: name,
      accounts: d.groups.map((group) => ({
        kind: "student-loan" as const,
        institution: name,
        accountLast4: last4(d.number),
        statementDate: d.statementDate,
        paymentDueDate: d.dueDate,
        originalBalance: decimal(group.original),
        currentBalance: decimal(group.principal),
        minimumPayment: decimal(group.instalment),
        apr: group.rate,
      })),
      transactions: [],
      transactionsOpen: true,
      allowed: Object.fromEntries([
        ["institution", ["SAGEBRUSH STUDENT AID SERVICES", "Sagebrush", "U.S. Department of Education"]],
        ...d.groups.flatMap((group, index) => [
          [`accounts.${index}.institution`, ["Sagebrush", "U.S. Department of Education"]],
          [`accounts.${index}.pastDue`, ["0.00"]],
          [`accounts.${index}.feesCharged`, ["0.00"]],
          [
            `accounts.${index}.interestCharged`,
            [decimal(group.accrued), decimal(parts[index]?.interest ?? 0)],
          ],
          [`accounts.${index}.paymentsAndCredits`, [decimal(group.instalment)]],
        ]),
      ]),
    },
  };
});

/** A mortgage on the agency's model form: bordered boxes, paid last month beside the year, charges beside payments, escrow. */
const mortgageForm = heldOut("loan-mortgage-escrow", "loans", (seed) => {
  const d = makeLoan(seed + 320, loanSizes.mortgage);
  const name = "Granite Bay Home Loans";
  const regular = d.instalment + d.escrow;
  const due = regular + d.pastDue + d.lateFee;
  const since = addDays(d.statementDate, -30);
  const box = (title: string, body: string) => `<div class=b><div class=bt>${title}</div>${body}</div>`;
  const feeDay = addDays(d.statementDate, -2);
  const activity: TransactionFacts[] = [
    {
      account: 0,
      date: d.last.day,
      description: "Payment received - Thank you",
      amount: decimal(d.last.amount),
    },
    ...(d.lateFee > 0
      ? [{ account: 0, date: feeDay, description: "Late charge assessed", amount: decimal(-d.lateFee) }]
      : []),
  ];
  const html = document(
    `body{font:9pt "Liberation Sans"}table{width:100%}.n{text-align:right}.b{border:1px solid #1f4e79;margin-top:10px}.bt{background:#1f4e79;color:#fff;font-weight:bold;padding:3px 6px}.b table{font-size:8.5pt}.b td,.b th{padding:2px 6px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 14px;align-items:start}th{text-align:left}th.n{text-align:right}.big td{font-size:11pt;font-weight:bold}.tear{border-top:1px dashed #000;margin-top:16px;padding-top:8px;display:grid;grid-template-columns:1fr 1fr;gap:20px;font-size:8pt}`,
    `<div class=two><div><div style="font-size:16pt;color:#1f4e79;font-weight:bold">Granite Bay Home Loans</div><div style="font-size:7.5pt">Customer Service: 1-800-555-0157 &nbsp; www.granitebay.example<br>NMLS # 4410077</div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p></div><div><div style="font-size:13pt">Mortgage Statement</div>Statement Date: ${date.slash(d.statementDate)}<table class=big style="margin-top:6px"><tr><td>Account Number</td><td class=n>${d.number}</td></tr><tr><td>Payment Due Date</td><td class=n>${date.slash(d.dueDate)}</td></tr><tr><td>Amount Due</td><td class=n>${$(due)}</td></tr></table><div style="font-size:7.5pt;font-style:italic">If payment is received after ${date.slash(addDays(d.dueDate, 15))}, a ${$(Math.round(d.instalment / 20))} late fee will be charged.</div></div></div>
    <div class=two>${box(
      "Account Information",
      lines([
        ["Outstanding Principal", $(d.principal)],
        [`Interest Rate (Until ${date.monthYear(addMonths(d.dueDate, 24))})`, `${d.rate}%`],
        ["Escrow Balance", $(d.escrowBalance)],
        ["Maturity Date", date.slash(d.maturity)],
        ["Prepayment Penalty", "No"],
        ["Property", d.person.street],
      ]),
    )}${box(
      "Explanation of Amount Due",
      lines([
        ["Principal", $(d.nextPrincipal)],
        ["Interest", $(d.nextInterest)],
        ["Escrow (for Taxes and Insurance)", $(d.escrow)],
        ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
        ["Total Fees Charged", $(d.lateFee)],
        ["Overdue Payment", $(d.pastDue)],
        ["<b>Total Amount Due</b>", `<b>${$(due)}</b>`],
      ]),
    )}</div>
    ${box(
      "Past Payments Breakdown",
      `<table><tr><th></th><th class=n>Paid Last Month</th><th class=n>Paid Year to Date</th></tr>${[
        ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
        ["Interest", $(d.last.interest), $(d.ytdInterest)],
        ["Escrow (Taxes and Insurance)", $(d.escrow), $(d.escrow * Number(d.last.day.slice(5, 7)))],
        ["Fees", $(0), $(6_100)],
        ["Partial Payment (Unapplied)*", $(0), $(0)],
        [
          "<b>Total</b>",
          `<b>${$(d.last.amount)}</b>`,
          `<b>${$(d.ytdPrincipal + d.ytdInterest + d.escrow * Number(d.last.day.slice(5, 7)) + 6_100)}</b>`,
        ],
      ]
        .map((row) => `<tr><td>${row[0]}</td><td class=n>${row[1]}</td><td class=n>${row[2]}</td></tr>`)
        .join("")}</table>`,
    )}
    ${box(`Transaction Activity (${date.slash(since)} to ${date.slash(d.statementDate)})`, `<table><tr><th>Date</th><th>Description</th><th class=n>Charges</th><th class=n>Payments</th></tr>${activity.map((row) => `<tr><td>${date.slash(row.date)}</td><td>${row.description}</td><td class=n>${row.amount.startsWith("-") ? `$${row.amount.slice(1)}` : ""}</td><td class=n>${row.amount.startsWith("-") ? "" : $(Math.round(Number(row.amount) * 100))}</td></tr>`).join("")}</table>`)}
    <div class=two>${box("Important Messages", `<div style="padding:5px;font-size:7.5pt">*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. Refinance today: rates from 5.375% (5.512% APR) on loans of $250,000.00.</div>`)}${d.pastDue > 0 ? box("Delinquency Notice", `<div style="padding:5px;font-size:7.5pt">You are late on your mortgage payment. As of ${date.slash(d.statementDate)} you are ${30 + Number(d.statementDate.slice(8))} days delinquent. Recent account history: payment due ${date.slash(addMonths(d.dueDate, -1))}: unpaid balance of ${$(d.pastDue)}. Total: ${$(due)} due. You must pay this amount to bring your loan current.</div>`) : box("Housing counsellors", `<div style="padding:5px;font-size:7.5pt">For a list of counselors in your area call 1-800-569-4287.</div>`)}</div>
    <div class=tear><div>Granite Bay Home Loans<br>PO Box 660217<br>Dallas TX 75266-0217</div><div>${lines([
      ["Amount Due", ""],
      [`Due By ${date.slash(d.dueDate)}:`, $(due)],
      [`After ${date.slash(addDays(d.dueDate, 15))}:`, $(due + Math.round(d.instalment / 20))],
      ["Additional Principal", "$ ________"],
      ["Additional Escrow", "$ ________"],
    ])}</div></div>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: name,
      accounts: [
        {
          kind: "mortgage",
          institution: name,
          accountLast4: last4(d.number),
          statementDate: d.statementDate,
          paymentDueDate: d.dueDate,
          currentBalance: decimal(d.principal),
          minimumPayment: decimal(regular),
          pastDue: decimal(d.pastDue),
          maturityDate: d.maturity,
          apr: d.rate,
          feesCharged: decimal(d.lateFee),
        },
      ],
      transactions: activity,
      allowed: {
        "accounts.0.interestCharged": [decimal(d.nextInterest), decimal(d.last.interest)],
        "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
        "accounts.0.periodStart": [since],
        "accounts.0.periodEnd": [d.statementDate],
      },
    },
  };
});

/** A carmaker's lender: cells with the label over the figure, three to a row, a payoff beside what is owed, a slip at the foot. */
const autoCells = heldOut("loan-auto-cells", "loans", (seed) => {
  const d = makeLoan(seed + 340, loanSizes.auto);
  const name = "Corvane Motor Credit";
  const due = d.instalment + d.pastDue + d.lateFee;
  const cell = (label: string, value: string, strong = false) =>
    `<div class=c><div class=l>${label}</div><div class=${strong ? "vb" : "v"}>${value}</div></div>`;
  const html = document(
    `body{font:9pt "DejaVu Sans"}table{width:100%}.n{text-align:right}.g{display:grid;grid-template-columns:repeat(3,1fr);border-left:1px solid #aaa;border-top:1px solid #aaa;margin:6px 0 14px}.c{border-right:1px solid #aaa;border-bottom:1px solid #aaa;padding:5px 8px;min-height:40px}.l{font-size:6.5pt;text-transform:uppercase;color:#666}.v{font-size:10.5pt}.vb{font-size:13pt;font-weight:bold;color:#b3001b}h6{font-size:9pt;margin:0;color:#b3001b;text-transform:uppercase}.f{position:absolute;bottom:0;left:0;right:0;border-top:1px dashed #333;padding-top:10px;font-size:8pt;display:flex;gap:26px}.f>div{flex:1}.p{position:relative;height:9.9in}`,
    `<div class=p><div style="display:flex;justify-content:space-between;align-items:flex-end"><div style="font-size:17pt;letter-spacing:4px;color:#b3001b">CORVANE</div><div class=n style="font-size:8pt">Corvane Motor Credit<br>PO Box 105386, Atlanta GA 30348<br>(800) 555-0129</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
    <h6>Account overview</h6><div class=g>${cell("Account number", `${d.number.slice(0, 3)}-${d.number.slice(3, 7)}-${d.number.slice(7)}`)}${cell("Statement date", date.abbreviated(d.statementDate))}${cell("Vehicle", "2023 CORVANE TREK SE AWD")}${cell("Total amount due", $(due), true)}${cell("Payment due date", date.abbreviated(d.dueDate), true)}${cell("Remaining payments", `${d.termMonths - d.paymentsMade} of ${d.termMonths}`)}</div>
    <h6>What makes up the amount due</h6><div class=g>${cell("Scheduled payment", $(d.instalment))}${cell("Past due", $(d.pastDue))}${cell("Late charges and other fees", $(d.lateFee))}</div>
    <h6>Your contract</h6><div class=g>${cell("Principal balance", $(d.principal))}${cell("Annual percentage rate", `${d.rate}%`)}${cell("Daily interest (per diem)", $(d.perDiem))}${cell("Original amount financed", $(d.original))}${cell("Contract date", date.abbreviated(d.openedOn))}${cell("Maturity date", date.abbreviated(d.maturity))}${cell(`Payoff good through ${date.short(addDays(d.statementDate, 18))}`, $(d.payoff))}${cell(`Interest paid in ${d.statementDate.slice(0, 4)}`, $(d.ytdInterest))}${cell("Deferred payments used", "0")}</div>
    <h6>Activity since your last statement</h6><table style="font-size:8pt;margin:5px 0"><tr style="background:#eee"><td>Date</td><td>Type</td><td class=n>Amount</td><td class=n>Interest</td><td class=n>Principal</td><td class=n>Fees</td></tr><tr><td>${date.abbreviated(d.last.day)}</td><td>Electronic payment</td><td class=n>${$(d.last.amount)}</td><td class=n>${$(d.last.interest)}</td><td class=n>${$(d.last.principal)}</td><td class=n>${$(0)}</td></tr></table><p style="font-size:7pt;color:#555">Thinking of your next Corvane? Lease a new TREK from $329.00 a month with $2,999.00 due at signing, or finance at 1.9% APR for 36 months. A returned payment fee of $25.00 may apply. Payments are applied first to interest, then to principal, then to fees.</p>
    <div class=f><div>Make your check payable to Corvane Motor Credit and write your account number on it.</div><div>${lines(
      [
        ["Account number", `${d.number.slice(0, 3)}-${d.number.slice(3, 7)}-${d.number.slice(7)}`],
        ["Due date", date.abbreviated(d.dueDate)],
        ["Total amount due", $(due)],
        ["Amount paid", "$ __________"],
      ],
    )}</div></div></div>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: name,
      accounts: [
        {
          kind: "auto-loan",
          institution: name,
          accountLast4: last4(d.number),
          statementDate: d.statementDate,
          paymentDueDate: d.dueDate,
          minimumPayment: decimal(d.instalment),
          pastDue: decimal(d.pastDue),
          currentBalance: decimal(d.principal),
          originalBalance: decimal(d.original),
          apr: d.rate,
          maturityDate: d.maturity,
        },
      ],
      transactions: [
        { account: 0, date: d.last.day, description: "Electronic payment", amount: decimal(d.last.amount) },
      ],
      allowed: {
        institution: ["Corvane"],
        "accounts.0.institution": ["Corvane"],
        "accounts.0.feesCharged": [decimal(d.lateFee), "0.00"],
        "accounts.0.interestCharged": [decimal(d.last.interest)],
        "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
      },
    },
  };
});

/** A credit line on the house: activity with a running balance, finance charges by span of days, an index and a margin. */
export const makeEquityLine = (seed: number, holder?: Person): Statement => {
  const line = makeCreditLine(seed + 360);
  const d = holder ? { ...line, person: holder } : line;
  const name = "Old Mission Savings Bank";
  const days = 30;
  const moves = [
    ...(d.advances > 0
      ? [{ day: d.advanceDay, text: "ADVANCE - ONLINE TRANSFER TO DDA", amount: d.advances }]
      : []),
    { day: d.paymentDay, text: "PAYMENT - THANK YOU", amount: -d.payments },
    ...(d.fees > 0 ? [{ day: d.end, text: "RETURNED PAYMENT FEE", amount: d.fees }] : []),
    { day: d.end, text: "FINANCE CHARGE", amount: d.interest },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  let running = d.previous;
  const rows = moves.map((move) => {
    running += move.amount;
    return { ...move, running };
  });
  const margin = Math.max(0.25, Number(d.rate) - 6);
  const html = document(
    `body{font:9pt "Liberation Serif"}table{width:100%}.n{text-align:right}.two{display:flex;gap:34px}.two>div{flex:1}.rule{border-top:2px solid #6b4f2a;margin:14px 0 6px;padding-top:3px;font-weight:bold;font-variant:small-caps;font-size:11pt;color:#6b4f2a}th{text-align:left;font-weight:normal;font-style:italic;border-bottom:1px solid #6b4f2a}th.n{text-align:right}td{padding:1.5px 4px 1.5px 0}`,
    `<div class=two><div><div style="font-size:18pt;color:#6b4f2a">Old Mission Savings Bank</div><i>since 1887</i></div><div class=n><b>HOME EQUITY LINE OF CREDIT</b><br>Periodic Statement<br>Page 1 of 1</div></div>
    <div class=two style="margin-top:14px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div>${lines(
      [
        ["Account", `xxxxxxxx${last4(d.number)}`],
        ["Billing cycle", span(d.start, d.end, false)],
        ["Payment due", date.dayFirst(d.dueDate)],
        ["Minimum payment due", `<b>${$(d.minimum)}</b>`],
      ],
    )}</div></div>
    <div class=rule>Balance Summary</div><div class=two><div>${lines([
      ["Previous balance", plain(d.previous)],
      ["+ Advances", plain(d.advances)],
      ["- Payments and credits", plain(d.payments)],
      ["+ Fees", plain(d.fees)],
      ["+ Finance charges", plain(d.interest)],
      ["= New balance", `<b>${$(d.balance)}</b>`],
    ])}</div><div>${lines([
      ["Credit limit", $(d.limit)],
      ["Available credit", $(d.available)],
      ["Amount past due", "0.00"],
      ["Line matures", date.dayFirst(d.maturity)],
    ])}</div></div>
    <div class=rule>Minimum Payment</div>${lines(
      [
        ["Principal portion", plain(d.minimum - d.interest - d.fees)],
        ["Finance charges", plain(d.interest)],
        ["Fees", plain(d.fees)],
        ["Past due", "0.00"],
        ["<b>Minimum payment due</b>", `<b>${plain(d.minimum)}</b>`],
      ],
      'style="width:50%"',
    )}
    <div class=rule>Account Activity</div><table><tr><th>Date</th><th>Description</th><th class=n>Debits</th><th class=n>Credits</th><th class=n>Balance</th></tr><tr><td>${date.dayFirst(d.start)}</td><td>BALANCE FORWARD</td><td></td><td></td><td class=n>${plain(d.previous)}</td></tr>${rows.map((row) => `<tr><td>${date.dayFirst(row.day)}</td><td>${row.text}</td><td class=n>${row.amount > 0 ? plain(row.amount) : ""}</td><td class=n>${row.amount < 0 ? `(${plain(-row.amount)})` : ""}</td><td class=n>${plain(row.running)}</td></tr>`).join("")}</table>
    <div class=rule>Finance Charge Computation</div><table><tr><th>From</th><th>To</th><th class=n>Days</th><th class=n>Average daily balance</th><th class=n>Index</th><th class=n>Margin</th><th class=n>ANNUAL PERCENTAGE RATE</th><th class=n>Finance charge</th></tr><tr><td>${date.dayFirst(d.start)}</td><td>${date.dayFirst(d.end)}</td><td class=n>${days}</td><td class=n>${plain(d.previous)}</td><td class=n>${(Number(d.rate) - margin).toFixed(2)}%</td><td class=n>${margin.toFixed(2)}%</td><td class=n>${d.rate}%</td><td class=n>${plain(d.interest)}</td></tr></table><p style="font-size:7.5pt">Year to date: finance charges paid ${$(d.interest * 6 + 119)}; fees paid ${$(d.fees + 5_000)}. An annual fee of $50.00 is charged each May. Fix all or part of your line: the minimum for a fixed-rate portion is $5,000.00 at rates from 7.99% APR. If you believe your bill is wrong write to us at 40 Plaza St, Monterey CA 93940 within 60 days.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: name,
      accounts: [
        {
          kind: "heloc",
          institution: name,
          accountLast4: last4(d.number),
          periodStart: d.start,
          periodEnd: d.end,
          paymentDueDate: d.dueDate,
          minimumPayment: decimal(d.minimum),
          previousBalance: decimal(d.previous),
          paymentsAndCredits: decimal(d.payments),
          feesCharged: decimal(d.fees),
          interestCharged: decimal(d.interest),
          currentBalance: decimal(d.balance),
          creditLimit: decimal(d.limit),
          availableCredit: decimal(d.available),
          pastDue: "0.00",
          maturityDate: d.maturity,
          apr: d.rate,
        },
      ],
      transactions: rows.map((row) => ({
        account: 0,
        date: row.day,
        description: row.text,
        amount: decimal(-row.amount),
      })),
      allowed: {
        "accounts.0.statementDate": [d.end],
        "accounts.0.purchases": [decimal(d.advances)],
        ...Object.fromEntries(
          ["purchase", "cash-advance"].flatMap((kind) => [
            [`accounts.0.aprs.${kind}.apr`, [d.rate]],
            [`accounts.0.aprs.${kind}.balance`, [decimal(d.previous)]],
          ]),
        ),
      },
    },
  };
};
const equityLine = heldOut("loan-equity-line", "loans", (seed) => makeEquityLine(seed));

/** A plan for one purchase: a strip of instalments, paid ones ticked, and the shop's name in larger type than the lender's. */
const payLater = heldOut("loan-pay-later", "loans", (seed) => {
  const d = makePayLaterPlan(seed + 380);
  const name = "splitwell";
  const made = addDays(d.schedule[d.paid - 1]?.day ?? d.boughtOn, 1);
  const html = document(
    `body{font:10pt "DejaVu Sans"}.n{text-align:right}table{width:100%}.strip{display:flex;gap:8px;margin:18px 0}.strip>div{flex:1;border:1px solid #00a37a;border-radius:12px;padding:8px;text-align:center;font-size:8.5pt}.done{background:#e0f5ef;color:#577}.strip b{display:block;font-size:11pt}h2{font-weight:normal;font-size:14pt}.q td{padding:4px 0;border-bottom:1px solid #eee}`,
    `<div style="font-size:19pt;color:#00a37a">splitwell</div><p>Plan summary, ${date.long(made)}</p><h2>${d.merchant}</h2><p>Order total ${$(d.price)} &nbsp; Plan ID ${d.number.slice(0, 4)} ${d.number.slice(4)} &nbsp; Started ${date.long(d.boughtOn)}</p>
    <p>You have paid ${$(d.instalment * d.paid)} of ${$(d.price)}. Still to pay: <b>${$(d.remaining)}</b>.</p><div class=strip>${d.schedule.map((part, index) => `<div class="${part.paid ? "done" : ""}">${part.paid ? "Paid ✓" : index === d.paid ? "Next up" : "Scheduled"}<b>${$(part.amount)}</b>${date.longNoYear(part.day)}, ${part.day.slice(0, 4)}</div>`).join("")}</div>
    <table class=q><tr><td>Next payment</td><td class=n>${$(d.schedule[d.paid]?.amount ?? 0)} on ${date.long(d.nextDue)}</td></tr><tr><td>Pays from</td><td class=n>Visa debit •••• 7716</td></tr><tr><td>Interest</td><td class=n>0% APR</td></tr><tr><td>Remaining balance</td><td class=n>${$(d.remaining)}</td></tr><tr><td>Final payment</td><td class=n>${date.long(d.schedule.at(-1)?.day ?? d.nextDue)}</td></tr></table>
    <p style="font-size:8pt;color:#555">If a payment is more than 10 days late we may charge a fee of up to $7.00, never more than 25% of the order. Your spending power today: $1,150.00. Loans are made by Lehi River Bank. splitwell, 44 Mercer St, New York NY 10013.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: name,
      accounts: [
        {
          kind: "loan",
          institution: name,
          accountLast4: last4(d.number),
          currentBalance: decimal(d.remaining),
          originalBalance: decimal(d.price),
          minimumPayment: decimal(d.schedule[d.paid]?.amount ?? 0),
          paymentDueDate: d.nextDue,
          apr: "0",
        },
      ],
      transactions: [],
      transactionsOpen: true,
      allowed: {
        institution: ["Lehi River Bank"],
        "accounts.0.institution": ["Lehi River Bank"],
        "accounts.0.kind": ["personal-loan", "other"],
        "accounts.0.statementDate": [made],
        "accounts.0.maturityDate": [d.schedule.at(-1)?.day ?? d.nextDue],
        "accounts.0.paymentsAndCredits": [decimal(d.instalment * d.paid)],
        "accounts.0.creditLimit": ["1150.00"],
        "accounts.0.availableCredit": ["1150.00"],
      },
    },
  };
});

/** A lender's monthly mail: figures in a right column, a rate beside an APR with the fee, a bar of what is paid off. */
const fintech = heldOut("loan-personal-fintech", "loans", (seed) => {
  const d = makeLoan(seed + 400, loanSizes.personal);
  const name = "Brightpath Lending";
  // The APR counts the origination fee as well, so it is above the rate that interest accrues at.
  const withFee = (Number(d.rate) + 2.31).toFixed(2);
  const paidOff = Math.round(((d.original - d.principal) / d.original) * 100);
  const html = document(
    `body{font:9.5pt "Liberation Sans"}table{width:100%}.n{text-align:right}.wrap{display:grid;grid-template-columns:1fr 260px;gap:28px}.card{background:#fff6e9;border-radius:6px;padding:12px;margin-bottom:12px}.card .x{font-size:8pt;color:#8a5a00}.card .y{font-size:17pt}.bar{height:10px;background:#eee;margin:6px 0}.bar>div{height:10px;background:#f39c12}dl{display:grid;grid-template-columns:auto auto;margin:0;row-gap:5px}dt{color:#555}dd{margin:0;text-align:right}h3{color:#8a5a00;font-size:11pt;border-bottom:1px solid #f39c12}`,
    `<div style="font-size:18pt;color:#f39c12;font-weight:bold">brightpath <span style="font-weight:normal;color:#8a5a00">lending</span></div><h2 style="font-weight:normal">Monthly loan statement &middot; ${date.long(d.statementDate)}</h2><div class=wrap><div><p>Hi ${d.person.name.split(" ")[0] ?? ""}, here is where your loan stands.</p><h3>Your next payment</h3><dl><dt>Principal</dt><dd>${$(d.nextPrincipal)}</dd><dt>Interest</dt><dd>${$(d.nextInterest)}</dd><dt>Monthly payment</dt><dd>${$(d.instalment)}</dd><dt>Past due amount</dt><dd>${$(d.pastDue)}</dd><dt>Late fees</dt><dd>${$(d.lateFee)}</dd><dt><b>Total due ${date.long(d.dueDate)}</b></dt><dd><b>${$(d.instalment + d.pastDue + d.lateFee)}</b></dd></dl><h3>Your last payment</h3><dl><dt>Received</dt><dd>${date.long(d.last.day)}</dd><dt>Amount</dt><dd>${$(d.last.amount)}</dd><dt>Went to principal</dt><dd>${$(d.last.principal)}</dd><dt>Went to interest</dt><dd>${$(d.last.interest)}</dd></dl><h3>Loan details</h3><dl><dt>Loan ID</dt><dd>BP-${d.number}</dd><dt>Amount borrowed</dt><dd>${$(d.original)}</dd><dt>Origination fee (taken from the amount)</dt><dd>${$(Math.round(d.original / 20))}</dd><dt>Funded on</dt><dd>${date.long(d.openedOn)}</dd><dt>Interest rate</dt><dd>${d.rate}%</dd><dt>APR</dt><dd>${withFee}%</dd><dt>Term</dt><dd>${d.termMonths} months</dd><dt>Last scheduled payment</dt><dd>${date.long(d.maturity)}</dd></dl></div><div><div class=card><div class=x>Remaining principal</div><div class=y>${$(d.principal)}</div><div class=bar><div style="width:${paidOff}%"></div></div><div class=x>${paidOff}% paid off</div></div><div class=card><div class=x>AutoPay is on</div>We will take the payment on ${date.longNoYear(d.dueDate)} from your account ending 5520.</div><div class=card><div class=x>Pay it off early</div>To pay off on ${date.longNoYear(d.dueDate)}: ${$(d.payoff)}. No prepayment fee.</div><div class=card><div class=x>You qualify for more</div>Borrow up to $12,500.00 from 11.49% APR. Checking will not affect your score.</div></div></div><p style="font-size:7.5pt;color:#666">The APR is higher than the interest rate because it includes the origination fee. Loans are made by Pelican Island Bank, member FDIC, and serviced by Brightpath Lending. Late fees are $15.00 or 5% of the payment.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: name,
      accounts: [
        {
          kind: "personal-loan",
          institution: name,
          accountLast4: last4(d.number),
          statementDate: d.statementDate,
          paymentDueDate: d.dueDate,
          minimumPayment: decimal(d.instalment),
          pastDue: decimal(d.pastDue),
          currentBalance: decimal(d.principal),
          originalBalance: decimal(d.original),
          apr: d.rate,
          maturityDate: d.maturity,
        },
      ],
      transactions: [],
      transactionsOpen: true,
      allowed: {
        institution: ["Pelican Island Bank"],
        "accounts.0.institution": ["Pelican Island Bank"],
        "accounts.0.kind": ["loan"],
        "accounts.0.feesCharged": [decimal(d.lateFee)],
        "accounts.0.interestCharged": [decimal(d.nextInterest), decimal(d.last.interest)],
        "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
      },
    },
  };
});

/** A collector's first letter with the table of how the debt came about, as the rule of 2021 asks, and a form to answer with. */
const collector = heldOut("loan-collection-notice", "loans", (seed) => {
  const d = makeCollection(seed + 420);
  const name = "Westbrook Recovery Associates";
  const html = document(
    `body{font:10pt "Liberation Serif"}table{width:100%}.n{text-align:right}.two{display:flex;gap:30px}.two>div{flex:1}.bx{background:#f1f1f1;padding:8px}td{padding:2px 0}`,
    `<div class=two><div><b>Westbrook Recovery Associates</b><br>3033 Industrial Way<br>Dayton, OH 45402<br>(800) 555-0110 from 8am to 8pm EST, Monday to Saturday<br>www.westbrookrecovery.example</div><div>To: ${d.person.name}<br>${d.person.street}<br>${d.person.town}<p>Reference: ${d.number.slice(0, 3)}-${d.number.slice(3, 6)}-${d.number.slice(6)}</p></div></div>
    <p style="font-size:12pt"><b>Westbrook Recovery Associates is a debt collector.</b> We are trying to collect a debt that you owe to ${d.creditor.replace("&", "&amp;")}. We will use any information you give us to help collect the debt.</p>
    <div class=two><div><b>Our information shows:</b><p>You had an account with ${d.creditor.replace("&", "&amp;")}, account number ending in ${d.originalLast4}.</p>${lines(
      [
        [`As of ${date.long(d.itemisedFrom)}, you owed:`, $(d.owedThen)],
        ["Between then and today:", ""],
        ["You were charged this amount in interest:", `+ ${$(d.interest)}`],
        ["You were charged this amount in fees:", `+ ${$(d.fees)}`],
        ["You paid or were credited this amount toward the debt:", `- ${$(d.paid)}`],
        ["<b>Total amount of the debt now:</b>", `<b>${$(d.owedNow)}</b>`],
      ],
    )}</div><div class=bx><b>How can you dispute the debt?</b><p>Call or write to us by <b>${date.long(d.disputeBy)}</b>, to dispute all or part of the debt. If you do not, we will assume that our information is correct.</p><p><b>What else can you do?</b> Write to ask for the name and address of the original creditor, if different. Contact us about your payment options: for example, six payments of ${$(Math.ceil(d.owedNow / 6))}.</p></div></div><p style="font-size:8pt">Notice: See reverse side for important information.</p><div style="border-top:1px dashed #000;margin-top:24px;padding-top:8px;font-size:9pt"><b>How do you want to respond?</b> Check all that apply:<br>☐ I want to dispute the debt because I think: ☐ This is not my debt. ☐ The amount is wrong.<br>☐ I enclosed this amount: $ ________ Make your check payable to <i>Westbrook Recovery Associates</i>. Include the reference number ${d.number.slice(0, 3)}-${d.number.slice(3, 6)}-${d.number.slice(6)}.</div>`,
  );
  const truth: Truth = {
    documentType: "loans",
    institution: name,
    accounts: [
      { kind: "loan", institution: name, accountLast4: d.originalLast4, currentBalance: decimal(d.owedNow) },
    ],
    transactions: [],
    transactionsOpen: true,
    allowed: {
      institution: [d.creditor],
      "accounts.0.institution": [d.creditor],
      "accounts.0.accountLast4": [last4(d.number)],
      "accounts.0.kind": ["other"],
      "accounts.0.originalBalance": [decimal(d.owedThen)],
      "accounts.0.previousBalance": [decimal(d.owedThen)],
      "accounts.0.interestCharged": [decimal(d.interest)],
      "accounts.0.feesCharged": [decimal(d.fees)],
      "accounts.0.paymentsAndCredits": [decimal(d.paid)],
      "accounts.0.pastDue": [decimal(d.owedNow)],
    },
  };
  return { html, truth };
});

export const heldOutLoans = [studentTable, mortgageForm, autoCells, equityLine, payLater, fintech, collector];
