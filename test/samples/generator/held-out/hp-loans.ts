import { alsoNamed, document, type Layout } from "../layout.ts";
import {
  type LoanData,
  loanSizes,
  makeCollection,
  makeCreditLine,
  makeLoan,
  makePayLaterPlan,
  makeStudentLoans,
} from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { leavingOpen } from "../strangers/sb-data.ts";
import { capitals, home, mainstream } from "./hp-data.ts";

const $ = money.dollar;
const loan = (name: string, make: Layout["make"]) => mainstream("loans", `loan-${name}`, make);

/** Parts of the last and the next payment are printed; the contract does not ask for them. */
const partsOf = (d: LoanData) => ({
  "accounts.0.paymentsAndCredits": decimal(d.last.amount),
  "accounts.0.interestCharged": [decimal(d.last.interest), decimal(d.nextInterest)],
  "accounts.0.feesCharged": [decimal(d.lateFee), "0.00"],
});

/** A car maker's finance arm: amount due in a bar, vehicle and contract in two columns, last payments split, coupon. */
const sterlingMotor = loan("sterling-motor-credit", (seed) => {
  const d = makeLoan(seed * 5 + 301, loanSizes.auto);
  const all = d.instalment + d.pastDue + d.lateFee;
  const html = document(
    `body{font:9.3pt "Liberation Sans"}${BASE}.bar{background:#202c39;color:#fff;display:flex;justify-content:space-between;padding:8px 12px;margin:10px 0}.bar b{font-size:14pt;display:block}.h{font-weight:bold;border-bottom:1.5px solid #202c39;margin:12px 0 3px}.tx td,.tx th{padding:2px 5px;border-bottom:.5px solid #ccc}`,
    `<div class=row><div><b style="font-size:15pt;letter-spacing:1px">STERLING MOTOR CREDIT</b><br>Retail Installment Contract Billing Statement</div><div class=r>Statement date: ${date.slash(d.statementDate)}<br>Account number: ${"*".repeat(6)}${d.number.slice(-4)}</div></div>
    <p>${home(capitals(d.person))}</p>
    <div class=bar><div>Payment due date<b>${date.slash(d.dueDate)}</b></div><div>Current payment<b>${$(d.instalment)}</b></div><div>Past due<b>${$(d.pastDue)}</b></div><div>Total amount due<b>${$(all)}</b></div></div>
    <div class=row><div><div class=h>Account summary</div>${pairs([
      ["Vehicle", "2023 STERLING RIDGELINE SE"],
      ["VIN", "5SMRL4E56PC018842"],
      ["Annual percentage rate", `${d.rate}%`],
      ["Amount financed", $(d.original)],
      ["Remaining principal balance*", $(d.principal)],
      ["Payments remaining", String(d.termMonths - d.paymentsMade)],
      ["Maturity date", date.slash(d.maturity)],
      ["Interest accrues daily", `${$(d.perDiem)} per day`],
    ])}<p class=small>*This is not your payoff amount. A payoff good through ${date.slash(addDays(d.statementDate, 10))} is ${$(d.payoff)}.</p></div>
    <div><div class=h>What you owe this month</div>${pairs([
      ["Regular monthly payment", $(d.instalment)],
      ["Past due payments", $(d.pastDue)],
      ["Unpaid late charges", $(d.lateFee)],
      ["Other charges", $(0)],
      ["<b>Total amount due</b>", `<b>${$(all)}</b>`],
    ])}<p>A late charge of 5% of the payment (${$(Math.round(d.instalment / 20))}) is assessed if we receive your payment more than 10 days after the due date.</p></div></div>
    <div class=h>Activity since your last statement</div>${grid("llrrrr", ["Date", "Description", "Amount", "Principal", "Interest", "Late charges"], [[date.slash(d.last.day), "Payment received - thank you", $(d.last.amount), $(d.last.principal), $(d.last.interest), $(0)]], "class=tx")}
    <p>Interest paid year to date: ${$(d.ytdInterest)} &nbsp;&nbsp; Principal paid year to date: ${$(d.ytdPrincipal)}</p><p class=small>Loyal customers get $750.00 toward the lease of a new Sterling. See your dealer. Lease-end? Call 1-800-555-0181.</p>
    <div style="border-top:1px dashed;margin-top:30px;padding-top:8px" class=row><div>Sterling Motor Credit<br>P.O. Box 118842<br>Atlanta, GA 30348-8842</div><div>${pairs(
      [
        ["Account number", `${"*".repeat(6)}${d.number.slice(-4)}`],
        ["Payment due date", date.slash(d.dueDate)],
        ["Total amount due", $(all)],
        ["Additional principal", "$ ______"],
        ["Total enclosed", "$ ______"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: "Sterling Motor Credit",
        accounts: [
          {
            kind: "auto-loan",
            institution: "Sterling Motor Credit",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            minimumPayment: decimal(d.instalment),
            paymentDueDate: d.dueDate,
            pastDue: decimal(d.pastDue),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [
          {
            account: 0,
            date: d.last.day,
            description: "Payment received - thank you",
            amount: decimal(d.last.amount),
          },
        ],
      },
      { ...partsOf(d), "accounts.0.interestCharged": decimal(d.last.interest) },
    ),
  };
});

/** A federal servicer: account totals above, one block a group with its loans under it, last payment by group. */
const lakeland = loan("lakeland-student-groups", (seed) => {
  const d = makeStudentLoans(seed * 7 + 313);
  const sum = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((all, group) => all + pick(group), 0);
  const due = sum((group) => group.instalment);
  const html = document(
    `body{font:9.2pt "Liberation Sans"}${BASE}.top{background:#e8f1f8;padding:8px 12px}.g{border:1px solid #2a6496;margin:10px 0;break-inside:avoid}.g>b{display:block;background:#2a6496;color:#fff;padding:3px 8px}.g>div{padding:4px 8px}.tx td,.tx th{padding:2px 5px;border-bottom:.5px solid #bcd}`,
    `<div class=row><div><b style="font-size:17pt;color:#2a6496">Lakeland</b> <span>Education Servicing</span><p>${home(capitals(d.person))}</p></div><div class=top>${pairs(
      [
        ["Account Number:", `E${"X".repeat(5)}${d.number.slice(-4)}`],
        ["Statement Date:", date.slash(d.statementDate)],
        ["Current Amount Due:", $(due)],
        ["Past Due Amount:", $(0)],
        ["Fees:", $(0)],
        ["<b>Total Amount Due:</b>", `<b>${$(due)}</b>`],
        ["<b>Due Date:</b>", `<b>${date.slash(d.dueDate)}</b>`],
      ],
    )}</div></div>
    <p>Here is your monthly billing statement. Lakeland is a servicer to Federal Student Aid, an office of the U.S. Department of Education.</p>
    <h3 style="color:#2a6496;margin:10px 0 0">Group Details</h3>
    ${d.groups
      .map(
        (group, at) =>
          `<div class=g><b>Group: A${group.code} &nbsp; ${group.program}</b><div class=row><div>${pairs([
            ["Interest Rate:", `${group.rate}%`],
            ["Regular Monthly Payment Amount:", $(group.instalment)],
            ["Repayment Plan:", at % 2 === 0 ? "Standard" : "Extended Standard"],
            ["Repayment Status:", "Repayment"],
          ])}</div><div>${pairs([
            ["Original Principal:", $(group.original)],
            ["Current Principal:", $(group.principal)],
            ["Accrued Interest:", $(group.accrued)],
            ["Outstanding Balance:", $(group.principal + group.accrued)],
          ])}</div></div></div>`,
      )
      .join("")}
    <table class=tx><tr><th>All groups</th><th class=r>Current Principal</th><th class=r>Accrued Interest</th><th class=r>Outstanding Balance</th></tr><tr><td>Total</td><td class=r>${$(sum((group) => group.principal))}</td><td class=r>${$(sum((group) => group.accrued))}</td><td class=r>${$(sum((group) => group.principal + group.accrued))}</td></tr></table>
    <h3 style="color:#2a6496">Last Payment Received ${date.slash(d.last.day)}: ${$(d.last.amount)}</h3><p class=small>Making an extra payment? Tell us which group to apply it to, otherwise we apply it to the group with the highest rate. Auto debit lowers your rate by 0.25%. Balances shown are not payoff amounts. Late fees do not apply to loans held by the Department.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Lakeland Education Servicing",
          accounts: d.groups.map((group) => ({
            kind: "student-loan" as const,
            institution: "Lakeland Education Servicing",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            paymentDueDate: d.dueDate,
            originalBalance: decimal(group.original),
            currentBalance: decimal(group.principal),
            minimumPayment: decimal(group.instalment),
            apr: group.rate,
          })),
          transactions: [],
          transactionsOpen: true,
        },
        "Lakeland",
        "Federal Student Aid",
        "U.S. Department of Education",
      ),
      Object.fromEntries(
        d.groups.flatMap((group, index) => [
          [`accounts.${index}.pastDue`, "0.00"],
          [`accounts.${index}.feesCharged`, "0.00"],
          [`accounts.${index}.interestCharged`, decimal(group.accrued)],
        ]),
      ),
    ),
  };
});

/** A large servicer's mortgage bill: a coloured panel of three figures, charts left out, the rule's boxes under other headings. */
const copperfield = loan("copperfield-mortgage", (seed) => {
  const d = makeLoan(seed * 11 + 331, loanSizes.mortgage);
  const regular = d.instalment + d.escrow;
  const all = regular + d.pastDue + d.lateFee;
  const months = Math.min(Number(d.last.day.slice(5, 7)), d.paymentsMade);
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.p{background:#f26b21;color:#fff;padding:8px 12px;border-radius:4px}.p .v{font-size:15pt}h4{color:#f26b21;margin:12px 0 2px;text-transform:uppercase}td{padding:1px 3px}.tx td,.tx th{border-bottom:.5px solid #ccc}`,
    `<div class=row><div style="font:bold 16pt 'DejaVu Sans';color:#f26b21">copperfield home</div><div class=r>Your Mortgage Account Statement<br>Prepared ${date.long(d.statementDate)}</div></div><div class=row><div><p>${home(d.person)}</p></div><div class=p><div>Your Loan Number <b>******${d.number.slice(-4)}</b></div><div class=row style="gap:8px"><div>Payment Due Date<div class=v>${date.slash(d.dueDate)}</div></div><div>Amount Due<div class=v>${$(all)}</div></div></div><div class=small>A late fee of ${$(Math.round(d.instalment / 25))} will be charged after ${date.slash(addDays(d.dueDate, 15))}</div></div></div>
    <div class=row><div><h4>Account Overview</h4>${pairs([
      ["Property Address", "3105 Alder Pass"],
      ["Interest Bearing Principal Balance", $(d.principal)],
      ["Deferred Principal Balance", $(0)],
      ["Interest Rate", `${d.rate}%`],
      ["Escrow Balance", $(d.escrowBalance)],
      ["Prepayment Penalty", "None"],
    ])}<h4>Past Payments Breakdown</h4>${grid(
      "lrr",
      ["", "Last Month", "Year to Date"],
      [
        ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
        ["Interest", $(d.last.interest), $(d.ytdInterest)],
        ["Escrow (Taxes &amp; Insurance)", $(d.escrow), $(d.escrow * months)],
        ["Fees", $(0), $(0)],
        ["Partial Payment Unapplied", $(0), $(0)],
        ["<b>Total</b>", $(d.last.amount), $(d.ytdPrincipal + d.ytdInterest + d.escrow * months)],
      ],
      "class=tx",
    )}</div>
    <div><h4>Explanation of Amount Due</h4>${pairs([
      ["Principal", $(d.nextPrincipal)],
      ["Interest", $(d.nextInterest)],
      ["Escrow Amount (for Taxes &amp; Insurance)", $(d.escrow)],
      ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
      ["Total Fees Charged Since Last Statement", $(d.lateFee)],
      ["Past Due Amount", $(d.pastDue)],
      ["<b>Total Amount Due</b>", `<b>${$(all)}</b>`],
    ])}<h4>Good to Know</h4><p>Your neighbors are refinancing! A 15-year fixed rate today is 5.625% (5.891% APR) for ${$(25_000_000)} borrowed. This is not an offer.</p></div></div>
    <h4>Transaction Activity</h4>${grid(
      "llrrrr",
      ["Date", "Description", "Total", "Principal", "Interest", "Escrow"],
      [
        [
          date.slash(d.last.day),
          "Payment",
          $(d.last.amount),
          $(d.last.principal),
          $(d.last.interest),
          $(d.escrow),
        ],
        [
          date.slash(addDays(d.last.day, 2)),
          "Hazard insurance disbursement",
          `-${$(d.escrow * 2)}`,
          "",
          "",
          `-${$(d.escrow * 2)}`,
        ],
      ],
      "class=tx",
    )}
    <h4>Lender Paid and Important Messages</h4><p class=small>If you are having trouble making payments, call 1-888-555-0190 or a HUD-approved counselor at 800-569-4287. Partial payments are held in a suspense account. This is not a payoff statement; principal shown does not include accrued interest.</p>
    <div style="border-top:1px dashed;margin-top:16px;padding-top:6px" class=row><div>Copperfield Home Servicing<br>PO Box 654417<br>Dallas, TX 75265-4417</div><div>${pairs(
      [
        ["Loan Number", `******${d.number.slice(-4)}`],
        ["Amount Due", $(all)],
        [`If received after ${date.slash(addDays(d.dueDate, 15))}`, $(all + Math.round(d.instalment / 25))],
        ["Additional Principal", "$ ____"],
        ["Additional Escrow", "$ ____"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Copperfield Home Servicing",
          accounts: [
            {
              kind: "mortgage",
              institution: "Copperfield Home Servicing",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              minimumPayment: decimal(regular),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.pastDue),
              feesCharged: decimal(d.lateFee),
              apr: d.rate,
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "copperfield home",
      ),
      { ...partsOf(d), "accounts.0.feesCharged": undefined },
    ),
  };
});

/** An online lender's monthly PDF: figures under their labels in tiles, the split of the next payment, a fee-laden APR beside the interest rate. */
const upward = loan("quillmark-personal", (seed) => {
  const d = makeLoan(seed * 13 + 347, loanSizes.personal);
  const random = seededRandom(seed + 3_470);
  const withFee = (Number(d.rate) + random.whole(90, 390) / 100).toFixed(2);
  const paidOff = d.original - d.principal;
  const html = document(
    `body{font:10pt "Liberation Sans";color:#253044}${BASE}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:14px 0}.tiles>div{border:1px solid #cbd5e1;border-radius:8px;padding:10px}.k{color:#64748b;font-size:8.5pt}.v{font-size:15pt;font-weight:bold}.tx td,.tx th{padding:4px 6px;border-bottom:1px solid #e2e8f0}`,
    `<div class=row><div style="font:bold 20pt 'Liberation Sans';color:#4338ca">quillmark</div><div class=r>Monthly statement<br>${date.long(d.statementDate)}</div></div><p>${home(d.person)}</p><p>Hi ${d.person.name.split(" ")[0]}, here is where things stand with your personal loan ending in ${d.number.slice(-4)}.</p>
    <div class=tiles><div><div class=v>${$(d.instalment)}</div><div class=k>Monthly payment</div></div><div><div class=v>${date.abbreviatedBare(d.dueDate)}</div><div class=k>Next payment due</div></div><div><div class=v>${$(d.principal)}</div><div class=k>Principal balance</div></div><div><div class=v>${d.rate}%</div><div class=k>Interest rate</div></div><div><div class=v>${withFee}%</div><div class=k>APR incl. origination fee</div></div><div><div class=v>${$(d.pastDue)}</div><div class=k>Past due</div></div></div>
    ${pairs(
      [
        ["Original loan amount", $(d.original)],
        ["Paid toward principal so far", $(paidOff)],
        ["Term", `${d.termMonths} months`],
        ["Final payment date", date.abbreviatedBare(d.maturity)],
        ["AutoPay", "On - checking ••0417"],
        ["Unpaid fees", $(d.lateFee)],
      ],
      "style='width:70%' class=tx",
    )}
    <h3>Your last payment</h3>${grid("lrrr", ["Date", "Amount", "Principal", "Interest"], [[date.abbreviatedBare(d.last.day), $(d.last.amount), $(d.last.principal), $(d.last.interest)]], "class=tx")}
    <h3>Your next payment</h3><p>Of your next ${$(d.instalment)}, about ${$(d.nextPrincipal)} goes to principal and ${$(d.nextInterest)} to interest.</p><p class=small>Want to pay early? Your payoff amount as of ${date.abbreviatedBare(addDays(d.statementDate, 18))} is ${$(d.payoff)}. There is no prepayment penalty. You could be eligible for another $12,500.00 from 11.29% APR; applying will not affect your score. Loans originated by Tanner Bank, Member FDIC.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "quillmark",
          accounts: [
            {
              kind: "personal-loan",
              institution: "quillmark",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(d.instalment),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.pastDue),
              maturityDate: d.maturity,
              apr: d.rate,
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "Tanner Bank",
      ),
      partsOf(d),
    ),
  };
});

/** A regional bank's home equity line: the words loan and credit line both stand there, daily rate beside the yearly, draws and payments by date. */
const summitview = loan("summitview-heloc", (seed) => {
  const d = makeCreditLine(seed * 3 + 359);
  const rows = [
    ...(d.advances ? [{ day: d.advanceDay, text: "LINE OF CREDIT CHECK 1018", amount: d.advances }] : []),
    { day: d.paymentDay, text: "AUTOMATIC PAYMENT", amount: -d.payments },
    ...(d.fees ? [{ day: d.end, text: "LATE CHARGE", amount: d.fees }] : []),
    { day: d.end, text: "INTEREST CHARGED", amount: d.interest },
  ];
  const toPrincipal = d.minimum - d.interest - d.fees;
  const html = document(
    `body{font:9.3pt "Liberation Serif"}${BASE}.h{background:#dfe7ef;font-weight:bold;padding:2px 6px;margin:12px 0 2px}.tx td,.tx th{padding:2px 6px;border-bottom:.5px solid #aaa}`,
    `<div class=row><div><b style="font-size:17pt;color:#234">Summitview Bank</b><br>Consumer Lending Center<br>PO Box 1820, Dayton OH 45401</div><div class=r><b>HOME EQUITY LINE OF CREDIT</b><br>Account ending in ${d.number.slice(-4)}<br>Billing cycle ${date.slash(d.start)} to ${date.slash(d.end)}</div></div><p>${home(capitals(d.person))}</p>
    <div class=row><div><div class=h>Account Summary</div>${pairs([
      ["Beginning balance", $(d.previous)],
      ["Advances and other debits", `+ ${$(d.advances)}`],
      ["Payments and other credits", `- ${$(d.payments)}`],
      ["Fees charged", `+ ${$(d.fees)}`],
      ["Interest charged", `+ ${$(d.interest)}`],
      ["<b>Ending balance</b>", `<b>${$(d.balance)}</b>`],
      ["Credit limit", $(d.limit)],
      ["Available credit", $(d.available)],
    ])}</div><div><div class=h>Payment Due</div>${pairs([
      ["Interest", $(d.interest)],
      ["Principal", $(toPrincipal)],
      ["Late charges", $(d.fees)],
      ["Past due amount", $(0)],
      ["<b>Minimum payment due</b>", `<b>${$(d.minimum)}</b>`],
      ["<b>Payment due date</b>", `<b>${date.slash(d.dueDate)}</b>`],
    ])}<p class=small>Your draw period ends ${date.long(d.maturity)}. After that date you can no longer take advances and your payment will rise.</p></div></div>
    <div class=h>Transactions</div>${grid(
      "llrr",
      ["Date", "Description", "Advances / Debits", "Payments / Credits"],
      rows.map((row) => [
        date.slash(row.day),
        row.text,
        row.amount > 0 ? $(row.amount) : "",
        row.amount < 0 ? $(-row.amount) : "",
      ]),
      "class=tx",
    )}<table class=tx><tr><td>Total fees for this period</td><td class=r>${$(d.fees)}</td></tr><tr><td>Total interest for this period</td><td class=r>${$(d.interest)}</td></tr><tr><td>Total interest charged in ${d.end.slice(0, 4)}</td><td class=r>${$(d.interest * 6)}</td></tr></table>
    <div class=h>Interest Charge Calculation</div>${grid("lrrrr", ["Type of balance", "Daily periodic rate", "ANNUAL PERCENTAGE RATE", "Average daily balance", "Interest charge"], [["Variable rate line (Prime + margin)", `${(Number(d.rate) / 365).toFixed(6)}%`, `${d.rate}%`, $(d.previous), $(d.interest)]], "class=tx")}<p class=small>The APR on your line may not exceed 18.00%. Move up to $50,000.00 of your balance to a Fixed Rate Lock Option at 7.49% APR - ask in any branch.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: "Summitview Bank",
        accounts: [
          {
            kind: "heloc",
            institution: "Summitview Bank",
            accountLast4: d.number.slice(-4),
            periodStart: d.start,
            periodEnd: d.end,
            previousBalance: decimal(d.previous),
            currentBalance: decimal(d.balance),
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            minimumPayment: decimal(d.minimum),
            paymentDueDate: d.dueDate,
            pastDue: "0.00",
            paymentsAndCredits: decimal(d.payments),
            feesCharged: decimal(d.fees),
            interestCharged: decimal(d.interest),
            apr: d.rate,
          },
        ],
        transactions: rows.map((row) => ({
          account: 0,
          date: row.day,
          description: row.text,
          amount: decimal(-row.amount),
        })),
      },
      {
        "accounts.0.statementDate": d.end,
        "accounts.0.purchases": decimal(d.advances),
        "accounts.0.maturityDate": d.maturity,
        "accounts.0.aprs.purchase.apr": d.rate,
        "accounts.0.aprs.purchase.balance": decimal(d.previous),
        "accounts.0.aprs.cash-advance.apr": d.rate,
        "accounts.0.aprs.cash-advance.balance": decimal(d.previous),
      },
    ),
  };
});

/** A pay-over-time provider's receipt: sentences and ticks, no word for what it is. */
const fourfold = loan("fourfold-pay-later", (seed) => {
  const d = makePayLaterPlan(seed * 3 + 367);
  const next = d.schedule[d.paid]?.amount ?? 0;
  const html = document(
    `body{font:11pt "DejaVu Sans";color:#111}${BASE}.c{border:1px solid #ddd;border-radius:14px;padding:14px 18px;margin:14px 0}.tx td{padding:6px 4px;border-bottom:1px solid #eee}.big{font-size:22pt;font-weight:bold}`,
    `<div style="font:bold 22pt 'DejaVu Sans';color:#e0457b">fourfold</div><p>Your order from <b>${d.merchant}</b> is split into ${d.count} interest-free payments.</p>
    <div class=c><div>Next payment</div><div class=big>${$(next)}</div><div>due ${date.long(d.nextDue)} &middot; AutoPay from debit ending 2290</div></div>
    <div class=c><b>Purchase details</b>${pairs([
      ["Order total", $(d.price)],
      ["Order date", date.long(d.boughtOn)],
      ["Order ID", `F4-${d.number}`],
      ["Paid so far", $(d.price - d.remaining)],
      ["<b>Left to pay</b>", `<b>${$(d.remaining)}</b>`],
      ["APR", "0%"],
      ["Finance charge", "$0.00"],
    ])}</div>
    <div class=c><b>Your schedule</b><table class=tx>${d.schedule.map((entry, at) => `<tr><td>${entry.paid ? "&#10003;" : "&#9675;"}</td><td>Payment ${at + 1} of ${d.count}</td><td>${date.monthDay(entry.day)}, ${entry.day.slice(0, 4)}</td><td>${entry.paid ? "Paid" : at === d.paid ? "Up next" : "Scheduled"}</td><td class=r>${$(entry.amount)}</td></tr>`).join("")}</table></div><p class=small>Missed payments may incur a late fee of up to $7.00. Your spending limit today is $1,450.00. Fourfold Services, Inc., 600 Howard Trace, San Francisco, CA. Loans to California residents made or arranged pursuant to a California Finance Lenders Law license.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "fourfold",
          accounts: [
            {
              kind: "loan",
              institution: "fourfold",
              currentBalance: decimal(d.remaining),
              originalBalance: decimal(d.price),
              minimumPayment: decimal(next),
              paymentDueDate: d.nextDue,
              apr: "0",
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "Fourfold Services, Inc.",
      ),
      {
        "accounts.0.kind": ["personal-loan", "other"],
        // An order's number may be taken for the account's.
        "accounts.0.accountLast4": d.number.slice(-4),
        "accounts.0.creditLimit": "1450.00",
        "accounts.0.availableCredit": "1450.00",
        "accounts.0.interestCharged": "0.00",
        "accounts.0.feesCharged": "0.00",
        "accounts.0.paymentsAndCredits": decimal(d.price - d.remaining),
        "accounts.0.maturityDate": d.schedule.at(-1)?.day,
        "accounts.0.statementDate": d.boughtOn,
      },
    ),
  };
});

/** A debt buyer's letter with three ways to settle for less: the balance stands in a side box, the offers are larger print. */
const brandtOwens = loan("brandt-owens-letter", (seed) => {
  const d = makeCollection(seed * 3 + 379);
  const offer = (percent: number) => Math.round((d.owedNow * percent) / 100);
  const html = document(
    `body{font:10.4pt "Liberation Serif"}${BASE}.side{border:1.5px solid #000;padding:8px 10px}.o{display:flex;gap:10px;margin:10px 0}.o>div{flex:1;border:1px solid #666;padding:8px;text-align:center}.o b{font-size:13pt;display:block}`,
    `<div class=row><div><b style="font-size:15pt">Brandt, Owens &amp; Associates</b><br>PO Box 12914<br>Norfolk, VA 23541<p>${date.long(d.letterDate)}</p><p>${home(capitals(d.person))}</p></div><div class=side>${pairs(
      [
        ["Creditor to whom debt is owed", "Longview Portfolio LLC"],
        ["Original creditor", escaped(d.creditor)],
        ["Original account number ending in", d.originalLast4],
        ["Our reference number", `BOA-${d.number}`],
        ["Balance", $(d.owedNow)],
      ],
    )}</div></div>
    <p>Dear ${d.person.name},</p><p>This account was purchased by Longview Portfolio LLC and has been placed with our office. As of the date of this letter, the balance is ${$(d.owedNow)}. Longview Portfolio LLC is no longer adding interest. We would like to help you resolve it and are able to offer you a choice:</p>
    <div class=o><div>Option 1<b>60% OFF</b>One payment of ${$(offer(40))} by ${date.long(addDays(d.letterDate, 30))}</div><div>Option 2<b>45% OFF</b>6 monthly payments of ${$(Math.round(offer(55) / 6))}</div><div>Option 3<b>Pay as low as</b>${$(5_000)} per month until the balance is paid</div></div>
    <p>The balance was ${$(d.owedThen)} when the original creditor charged it off on ${date.long(d.itemisedFrom)}. Since then interest of ${$(d.interest)} and fees of ${$(d.fees)} were added and ${$(d.paid)} was paid.</p>
    <p>The law limits how long you can be sued on a debt. If you make a payment, the time period may restart. Unless you notify this office by ${date.long(d.disputeBy)} that you dispute the validity of this debt, we will assume it is valid.</p><p><b>This communication is from a debt collector. This is an attempt to collect a debt and any information obtained will be used for that purpose.</b></p><p>Sincerely,<br>R. Calloway, Account Manager, 1-800-555-0166</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Brandt, Owens & Associates",
          accounts: [
            {
              kind: "loan",
              institution: "Brandt, Owens & Associates",
              accountLast4: d.originalLast4,
              currentBalance: decimal(d.owedNow),
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "Longview Portfolio LLC",
      ),
      {
        "accounts.0.kind": ["other", "personal-loan"],
        "accounts.0.accountLast4": d.number.slice(-4),
        "accounts.0.statementDate": d.letterDate,
        "accounts.0.previousBalance": decimal(d.owedThen),
        "accounts.0.originalBalance": decimal(d.owedThen),
        "accounts.0.interestCharged": decimal(d.interest),
        "accounts.0.feesCharged": decimal(d.fees),
        "accounts.0.paymentsAndCredits": decimal(d.paid),
        "accounts.0.pastDue": decimal(d.owedNow),
      },
    ),
  };
});

export const hpLoans: readonly Layout[] = [
  sterlingMotor,
  lakeland,
  copperfield,
  upward,
  summitview,
  fourfold,
  brandtOwens,
];
