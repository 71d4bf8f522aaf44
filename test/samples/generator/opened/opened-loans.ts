import { document } from "../layout.ts";
import {
  loanSizes,
  makeCollection,
  makeCreditLine,
  makeLoan,
  makePayLaterPlan,
  makeStudentLoans,
} from "../loan-data.ts";
import { loanTruth, openLoanFigures } from "../loan-layouts.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { address, coupon, opened } from "./furniture.ts";

const $ = money.dollar;

/** A servicer's bill: one block a group, principal apart from interest, a balance of both, the whole of all groups on top. */
const studentBlocks = opened("loan-student-blocks", "loans", (seed) => {
  const d = makeStudentLoans(seed);
  const all = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((sum, group) => sum + pick(group), 0);
  const html = document(
    `body{font:9pt "TeX Gyre Heros","Liberation Sans"}${BASE}.g{border:1px solid #9bb;margin:8px 0;padding:6px;break-inside:avoid}`,
    `<div class=row><div style="font-size:19pt;color:#077">Prairie Ed Servicing</div><div class=r>Account: E${d.number.slice(0, 2)}${d.number.slice(2)}<br>Statement generated ${date.slash(d.statementDate)}</div></div><p>${address(d.person)}</p>
    <div style="background:#eef6f6;padding:8px"><div class=row><div>${pairs([
      ["Amount Due This Statement", $(all((g) => g.instalment))],
      ["Amount Past Due", $(0)],
      ["Outstanding Fees", $(0)],
      ["<b>Current Amount Due</b>", `<b>${$(all((g) => g.instalment))}</b>`],
      ["Due Date", date.slash(d.dueDate)],
    ])}</div><div>${pairs([
      ["Total Current Balance (all groups)", $(all((g) => g.principal + g.accrued))],
      ["Last Payment Received", date.slash(d.last.day)],
      ["Last Payment Amount", $(d.last.amount)],
      ["Repayment Plan", "Standard 120 months"],
    ])}</div></div></div>
    <h3>Loan group details</h3>${d.groups
      .map(
        (g) =>
          `<div class=g><b>GROUP ${g.code}${g.code}</b> &nbsp; ${g.program}<div class=row><div>${pairs([
            ["Interest Rate", `${g.rate}% Fixed`],
            ["Original Loan Amount", $(g.original)],
            ["Status", "Repayment"],
          ])}</div><div>${pairs([
            ["Principal", $(g.principal)],
            ["Accrued Interest", $(g.accrued)],
            ["Group Balance", $(g.principal + g.accrued)],
            ["Monthly Payment", $(g.instalment)],
          ])}</div></div></div>`,
      )
      .join(
        "",
      )}<p class=small>Interest accrues daily on the principal. Paying by auto debit may lower your rate by 0.25%.</p>${coupon(
      "Prairie Ed Servicing",
      [
        ["Account", `E${d.number}`],
        ["Due Date", date.slash(d.dueDate)],
        ["Current Amount Due", $(all((g) => g.instalment))],
      ],
    )}`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: "Prairie Ed Servicing",
      accounts: d.groups.map((g) => ({
        kind: "student-loan" as const,
        institution: "Prairie Ed Servicing",
        accountLast4: d.number.slice(-4),
        statementDate: d.statementDate,
        paymentDueDate: d.dueDate,
        originalBalance: decimal(g.original),
        currentBalance: decimal(g.principal),
        minimumPayment: decimal(g.instalment),
        apr: g.rate,
      })),
      transactions: [],
      transactionsOpen: true,
      allowed: Object.fromEntries(
        d.groups.flatMap((g, index) => [
          [`accounts.${index}.pastDue`, ["0.00"]],
          [`accounts.${index}.feesCharged`, ["0.00"]],
          [`accounts.${index}.interestCharged`, [decimal(g.accrued)]],
        ]),
      ),
    },
  };
});

/** A carmaker's bank: a contract instead of an account, figures in three boxes, the slip above, a history of three rows. */
const carContract = opened("loan-car-contract", "loans", (seed) => {
  const d = makeLoan(seed, loanSizes.auto);
  const due = d.instalment + d.pastDue + d.lateFee;
  const box = (title: string, entries: Parameters<typeof pairs>[0]) =>
    `<div style="border:1px solid #a00"><div style="background:#a00;color:#fff;padding:2px 5px">${title}</div><div style="padding:4px">${pairs(entries)}</div></div>`;
  const html = document(
    `body{font:8.5pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}`,
    `<div class=row><div style="font-size:17pt;color:#a00">KAZE FINANCIAL SERVICES</div><div class=r>Billing Statement</div></div><div class=row><div>${address(d.person)}</div><div>${pairs(
      [
        ["Contract Number", `04 0${d.number.slice(0, 3)} ${d.number.slice(3, 6)} ${d.number.slice(6)}`],
        ["Billing Date", date.short(d.statementDate)],
        ["Vehicle Description", "2024 KAZE ORION LX"],
      ],
    )}</div></div>
    <div class=row style="margin-top:12px">${box("Amount Due", [
      ["Monthly Payment", $(d.instalment)],
      ["Past Due Payments", $(d.pastDue)],
      ["Late Fees Due", $(d.lateFee)],
      ["Misc. Charges", $(0)],
      ["<b>Total Due</b>", `<b>${$(due)}</b>`],
      ["<b>Due By</b>", `<b>${date.short(d.dueDate)}</b>`],
    ])}${box("Contract Information", [
      ["Simple Interest Contract", ""],
      ["Contract Date", date.short(d.openedOn)],
      ["Amount Financed", $(d.original)],
      ["Finance Rate", `${d.rate}%`],
      ["Contract End Date", date.short(d.maturity)],
    ])}${box("Balance", [
      ["Unpaid Principal Balance", $(d.principal)],
      ["Payments Remaining", String(d.termMonths - d.paymentsMade)],
      [`10-Day Payoff as of ${date.short(d.statementDate)}`, $(d.payoff)],
      ["Per Diem", $(d.perDiem)],
    ])}</div>
    <h4>Payments since your last statement</h4>${grid("lrrrr", ["Posted", "Total", "To Principal", "To Finance Charge", "To Other"], [[date.short(d.last.day), $(d.last.amount), $(d.last.principal), $(d.last.interest), $(0)]])}<p class=small>Finance charges paid in ${d.last.day.slice(0, 4)}: ${$(d.ytdInterest)}. If your payment is received after the grace period of 10 days you may be charged a late fee of 5%.</p>
    ${coupon("KAZE FINANCIAL SERVICES", [
      ["Contract Number", `04 0${d.number.slice(0, 3)} ${d.number.slice(3, 6)} ${d.number.slice(6)}`],
      ["Due By", date.short(d.dueDate)],
      ["Total Due", $(due)],
      ["Additional Principal", "$________"],
    ])}`,
  );
  return {
    html,
    truth: loanTruth(
      "KAZE FINANCIAL SERVICES",
      {
        kind: "auto-loan",
        accountLast4: d.number.slice(-4),
        statementDate: d.statementDate,
        paymentDueDate: d.dueDate,
        minimumPayment: decimal(d.instalment),
        pastDue: decimal(d.pastDue),
        originalBalance: decimal(d.original),
        currentBalance: decimal(d.principal),
        apr: d.rate,
        maturityDate: d.maturity,
      },
      {
        transactions: [
          { account: 0, date: d.last.day, description: "Payment", amount: decimal(d.last.amount) },
        ],
        allowed: openLoanFigures(d),
      },
    ),
  };
});

/** An online lender's mortgage: a sidebar, the total first, the parts with plus signs, escrow and a year to date beside them. */
const homeSidebar = opened("loan-mortgage-sidebar", "loans", (seed) => {
  const d = makeLoan(seed, loanSizes.mortgage);
  const regular = d.instalment + d.escrow;
  const due = regular + d.pastDue + d.lateFee;
  const html = document(
    `body{font:9pt "TeX Gyre Heros","Liberation Sans"}${BASE}.side{float:left;width:33%;background:#f3f0ea;padding:10px}.main{float:right;width:64%}.over{clear:both;padding-top:10px}.big{font-size:18pt}`,
    `<div style="font-size:18pt;color:#811">Catapult Mortgage</div><p>Mortgage Statement</p><div class=side><p>Loan Number<br><b>${d.number}</b></p><p>Property Address<br>${d.person.street}<br>${d.person.town}</p><p>Statement Date<br><b>${date.abbreviated(d.statementDate)}</b></p><p>Unpaid Principal Balance<sup>1</sup><br><b>${$(d.principal)}</b></p><p>Deferred Balance<br>$0.00</p><p>Escrow Balance<br>${$(d.escrowBalance)}</p><p>Interest Rate<br><b>${d.rate}%</b></p><p>Loan Maturity<br><b>${date.slash(d.maturity)}</b></p><p>Prepayment Penalty<br>None</p><p class=small><sup>1</sup>This is not a payoff amount.</p></div>
    <div class=main><div class=row><div>Amount Due<div class=big>${$(due)}</div></div><div>Payment Due Date<div class=big>${date.slash(d.dueDate)}</div></div></div><p class=small>If payment is received after the 16th of the month, a late charge of $61.77 may be assessed.</p><h4>How your payment breaks down</h4>${pairs(
      [
        ["Principal", $(d.nextPrincipal)],
        ["+ Interest", $(d.nextInterest)],
        ["+ Escrow / Impound (Taxes and Insurance)", $(d.escrow)],
        ["= Current Monthly Payment", $(regular)],
        ["+ Past Due Payment Amount", $(d.pastDue)],
        ["+ Unpaid Late Charges", $(d.lateFee)],
        ["<b>= Total Amount Due</b>", `<b>${$(due)}</b>`],
      ],
    )}
    <h4>Past Payments Breakdown</h4>${grid(
      "lrr",
      ["", `Paid Since ${date.short(d.last.day)}`, `Paid in ${d.statementDate.slice(0, 4)}`],
      [
        ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
        ["Interest", $(d.last.interest), $(d.ytdInterest)],
        ["Escrow", $(d.escrow), $(d.escrow * 5)],
        ["Fees", "-", "-"],
        ["Total", $(d.last.amount), $(d.ytdPrincipal + d.ytdInterest + d.escrow * 5)],
      ],
    )}</div><div class=over><h4>Transaction Activity</h4>${grid("llrr", ["Date", "Description", "Charges", "Payments"], [[date.slash(d.last.day), "Mortgage payment", "", $(d.last.amount)]])}<p class=small>Housing counsellors: 1-800-569-4287. Our NMLS ID is 3030.</p></div>`,
  );
  return {
    html,
    truth: loanTruth(
      "Catapult Mortgage",
      {
        kind: "mortgage",
        accountLast4: d.number.slice(-4),
        statementDate: d.statementDate,
        paymentDueDate: d.dueDate,
        minimumPayment: decimal(regular),
        pastDue: decimal(d.pastDue),
        currentBalance: decimal(d.principal),
        apr: d.rate,
        maturityDate: d.maturity,
      },
      {
        transactions: [
          { account: 0, date: d.last.day, description: "Mortgage payment", amount: decimal(d.last.amount) },
        ],
        allowed: openLoanFigures(d),
      },
    ),
  };
});

/** A bank's equity line: finance charges, available line, credits and debits in one column, a fixed-rate lock that is empty. */
const equityAdvances = opened("loan-equity-advances", "loans", (seed) => {
  const d = makeCreditLine(seed);
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}h4{color:#039;margin:10px 0 2px}`,
    `<div class=row><div style="font-size:16pt;color:#039">Bayard National Bank</div><div class=r>Home Equity Line Statement</div></div><div class=row><div>${address(d.person)}</div><div>${pairs(
      [
        ["Loan Number", `XXXXXXXX${d.number.slice(-4)}`],
        ["Statement Closing Date", date.long(d.end)],
        ["Days in Billing Cycle", "30"],
        ["Payment Due", date.long(d.dueDate)],
        ["<b>Minimum Payment</b>", `<b>${$(d.minimum)}</b>`],
      ],
    )}</div></div>
    <h4>Line Summary</h4>${grid("rrrr", ["Total Credit Line", "Available Credit Line", "Draw End Date", "Loan Maturity Date"], [[$(d.limit), $(d.available), date.slash("2031-06-15"), date.slash(d.maturity)]])}<h4>Balance Summary</h4>${grid("rrrrrr", ["Beginning Balance", "Payments &amp; Credits", "Advances &amp; Debits", "Fees", "FINANCE CHARGES", "Ending Balance"], [[$(d.previous), `-${$(d.payments)}`, $(d.advances), $(d.fees), $(d.interest), $(d.balance)]])}
    <h4>Rate Summary</h4>${grid(
      "lrrr",
      ["", "ANNUAL PERCENTAGE RATE", "Average Daily Balance", "Finance Charges"],
      [
        ["Variable Balance", `${d.rate}%`, $(d.previous), $(d.interest)],
        ["Fixed-Rate Lock", "0.00%", $(0), $(0)],
      ],
    )}
    <h4>Account Activity</h4>${grid("llrr", ["Date", "Activity", "Amount", "Balance"], [[date.monthDay(d.start), "Beginning balance", "", $(d.previous)], ...(d.advances ? [[date.monthDay(d.advanceDay), "Line advance check 104", $(d.advances), $(d.previous + d.advances)]] : []), [date.monthDay(d.paymentDay), "Payment received", `-${$(d.payments)}`, $(d.previous + d.advances - d.payments)], ...(d.fees ? [[date.monthDay(d.end), "Annual fee", $(d.fees), $(d.previous + d.advances - d.payments + d.fees)]] : []), [date.monthDay(d.end), "FINANCE CHARGE", $(d.interest), $(d.balance)]])}<p class=small>To obtain a payoff amount call 800-555-0166. Interest paid year to date: ${$(d.interest * 7)}.</p>`,
  );
  const rows = [
    ...(d.advances
      ? [{ day: d.advanceDay, description: "Line advance check 104", amount: -d.advances }]
      : []),
    { day: d.paymentDay, description: "Payment received", amount: d.payments },
    ...(d.fees ? [{ day: d.end, description: "Annual fee", amount: -d.fees }] : []),
    { day: d.end, description: "FINANCE CHARGE", amount: -d.interest },
  ];
  return {
    html,
    truth: loanTruth(
      "Bayard National Bank",
      {
        kind: "heloc",
        accountLast4: d.number.slice(-4),
        statementDate: d.end,
        paymentDueDate: d.dueDate,
        minimumPayment: decimal(d.minimum),
        previousBalance: decimal(d.previous),
        paymentsAndCredits: decimal(d.payments),
        feesCharged: decimal(d.fees),
        interestCharged: decimal(d.interest),
        currentBalance: decimal(d.balance),
        creditLimit: decimal(d.limit),
        availableCredit: decimal(d.available),
        maturityDate: d.maturity,
        apr: d.rate,
      },
      {
        transactions: rows.map((row) => ({
          account: 0,
          date: row.day,
          description: row.description,
          amount: decimal(row.amount),
        })),
        allowed: {
          "accounts.0.purchases": [decimal(d.advances)],
          "accounts.0.periodStart": [d.start],
          "accounts.0.periodEnd": [d.end],
        },
      },
    ),
  };
});

/** A loan by app: sentences instead of tables, days first, a discount for autopay, a cost that includes the fee. */
const personalSentences = opened("loan-personal-sentences", "loans", (seed) => {
  const d = makeLoan(seed, loanSizes.personal);
  const html = document(
    `body{font:10.5pt "DejaVu Serif","Liberation Serif"}${BASE}td{padding:4px 0}`,
    `<div style="font-size:20pt;color:#174">stride</div><p class=r>${date.dayFirst(d.statementDate)}</p><p>Hi ${escaped(d.person.name)}, here is your monthly loan summary.</p><p>Your payment of <b>${$(d.instalment)}</b> is scheduled for <b>${date.dayFirst(d.dueDate)}</b>. You have made ${d.paymentsMade} of ${d.termMonths} payments.</p>
    ${pairs([
      ["Loan account", `PL-${d.number.slice(0, 6)}-${d.number.slice(6)}`],
      ["You borrowed", $(d.original)],
      ["You still owe (principal)", $(d.principal)],
      ["Your interest rate", `${d.rate}%`],
      ["Your APR including a 3.00% origination fee", `${(Number(d.rate) + 1.87).toFixed(2)}%`],
      ["Scheduled monthly payment", $(d.instalment)],
      ["Interest accruing each day", $(d.perDiem)],
      ["Loan ends", date.dayFirst(d.maturity)],
    ])}
    <h4>What happened last month</h4><p>On ${date.dayFirst(d.last.day)} we received ${$(d.last.amount)}: ${$(d.last.principal)} went to principal and ${$(d.last.interest)} to interest.</p><p class=small>Enrolled in autopay? Your rate already includes the 0.50% discount. To pay off the loan on ${date.dayFirst(d.dueDate)} you would need ${$(d.payoff)}. Stride loans are made by Cobalt Valley Bank.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "stride",
      {
        kind: "personal-loan",
        accountLast4: d.number.slice(-4),
        statementDate: d.statementDate,
        paymentDueDate: d.dueDate,
        minimumPayment: decimal(d.instalment),
        originalBalance: decimal(d.original),
        currentBalance: decimal(d.principal),
        apr: d.rate,
        maturityDate: d.maturity,
      },
      {
        transactionsOpen: true,
        allowed: {
          ...openLoanFigures(d),
          institution: ["Cobalt Valley Bank"],
          "accounts.0.institution": ["Cobalt Valley Bank"],
          "accounts.0.kind": ["loan"],
        },
      },
    ),
  };
});

/** Two purchases on instalments: two accounts in one overview, one with interest, a total over both. */
const twoPlans = opened("loan-two-plans", "loans", (seed) => {
  const plans = [makePayLaterPlan(seed), makePayLaterPlan(seed + 500)];
  const rates = ["0", "15.99"];
  const total = plans.reduce((sum, plan) => sum + plan.remaining, 0);
  const html = document(
    `body{font:10pt "Liberation Sans"}${BASE}.c{border:1px solid #ccc;border-radius:8px;padding:10px;margin:12px 0}`,
    `<div style="font-size:22pt;color:#00a">payzy</div><h3>Your loans</h3><p>You owe ${$(total)} across ${plans.length} active loans.</p>${plans
      .map(
        (plan, index) =>
          `<div class=c><div class=row><div><b>${plan.merchant}</b><br>Loan ID ${plan.number.slice(0, 4)}-${plan.number.slice(4)}</div><div class=r><span style="font-size:14pt">${$(plan.remaining)}</span><br>remaining balance</div></div>${pairs(
            [
              ["Loan amount", $(plan.price)],
              ["APR", `${rates[index] ?? ""}%`],
              ["Opened", date.abbreviated(plan.boughtOn)],
              ["Payment amount", $(plan.schedule[plan.paid]?.amount ?? 0)],
              ["Next payment due", date.abbreviated(plan.nextDue)],
              ["Payments left", `${plan.count - plan.paid} of ${plan.count}`],
            ],
          )}</div>`,
      )
      .join(
        "",
      )}<p class=small>Rates from 0% to 36% APR. Payment options depend on your purchase amount. A down payment may be required.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: "payzy",
      accounts: plans.map((plan, index) => ({
        kind: "loan" as const,
        institution: "payzy",
        accountLast4: plan.number.slice(-4),
        originalBalance: decimal(plan.price),
        currentBalance: decimal(plan.remaining),
        minimumPayment: decimal(plan.schedule[plan.paid]?.amount ?? 0),
        paymentDueDate: plan.nextDue,
        apr: rates[index] ?? "0",
      })),
      transactions: [],
      transactionsOpen: true,
      allowed: Object.fromEntries(
        plans.map((_, index) => [`accounts.${index}.kind`, ["personal-loan", "other"]]),
      ),
    },
  };
});

/** A collector's reminder with a settlement offer and three ways to pay: none of them is what is owed. */
const settlementOffer = opened("loan-settlement-offer", "loans", (seed) => {
  const d = makeCollection(seed);
  const part = (percent: number) => $(Math.round((d.owedNow * percent) / 100));
  const html = document(
    `body{font:10pt "Liberation Sans"}${BASE}`,
    `<div class=row><div><b style="font-size:14pt">NORTH FORK PORTFOLIO GROUP, INC.</b><br>PO BOX 2907<br>SAN DIEGO, CA 92123</div><div style="border:1px solid #000;padding:6px">${pairs(
      [
        ["Date", date.slash(d.letterDate)],
        ["Original Creditor", d.creditor.replace("&", "&amp;")],
        ["Current Creditor", "North Fork Portfolio Group, Inc."],
        ["Original Account Number", `XXXXXXXXXXXX${d.originalLast4}`],
        ["<b>Current Balance</b>", `<b>${$(d.owedNow)}</b>`],
      ],
    )}</div></div><p>${address(d.person)}</p><p>RE: your past due account</p><p>We would like to help you resolve this account. You may choose one of the following:</p>
    ${grid(
      "lrr",
      ["Option", "You pay", "You save"],
      [
        ["1: One payment", part(60), part(40)],
        ["2: Three monthly payments of", part(25), part(25)],
        ["3: Monthly payments as low as", "$50.00", "$0.00"],
      ],
    )}<p>This offer expires ${date.slash(d.disputeBy)}. ${grid(
      "lr",
      [],
      [
        ["Balance at charge-off", $(d.owedThen)],
        ["Interest since charge-off", $(d.interest)],
        ["Fees since charge-off", $(d.fees)],
        ["Payments since charge-off", $(d.paid)],
      ],
      "style='width:55%'",
    )}</p><p class=small>This is an attempt to collect a debt. Any information obtained will be used for that purpose. This communication is from a debt collector.</p>`,
  );
  const owner = "NORTH FORK PORTFOLIO GROUP, INC.";
  return {
    html,
    truth: loanTruth(
      owner,
      { kind: "loan", accountLast4: d.originalLast4, currentBalance: decimal(d.owedNow) },
      {
        allowed: {
          institution: ["North Fork Portfolio Group"],
          "accounts.0.institution": ["North Fork Portfolio Group"],
          "accounts.0.kind": ["other"],
          "accounts.0.statementDate": [d.letterDate],
          "accounts.0.originalBalance": [decimal(d.owedThen)],
          "accounts.0.previousBalance": [decimal(d.owedThen)],
          "accounts.0.interestCharged": [decimal(d.interest)],
          "accounts.0.feesCharged": [decimal(d.fees)],
          "accounts.0.paymentsAndCredits": [decimal(d.paid)],
          "accounts.0.pastDue": [decimal(d.owedNow)],
        },
      },
    ),
  };
});

export const openedLoans = [
  studentBlocks,
  carContract,
  homeSidebar,
  equityAdvances,
  personalSentences,
  twoPlans,
  settlementOffer,
];
