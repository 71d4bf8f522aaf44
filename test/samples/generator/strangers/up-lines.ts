import type { Layout } from "../layout.ts";
import { BASE, band, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { later, monthOf, numerals, PAGE, paper, repaid, revolved, row, someDay } from "./up-data.ts";

const $ = money.dollar;

/** A northeastern bank's equity line: green bars, every day and rate of the cycle, minimum due with its parts. */
const equity = paper(
  "up-heloc-bank",
  4,
  `body{font:9pt Arial,Liberation Sans}${BASE} .sq{background:#008a00;color:#fff;font:bold 26pt Arial;padding:2px 10px;display:inline-block} .g{background:#008a00;color:#fff;padding:3px 8px;font-weight:bold;margin-top:10px} .l td{border-bottom:1px dotted #999;padding:2px 4px} .m td,.m th{padding:2px 4px;font-size:8pt;border-bottom:1px solid #ccc}`,
  (random, person, block) => {
    const end = someDay(random, random.whole(12, 24));
    const start = addDays(later(end, -1), 1);
    const due = addDays(end, 25);
    const limit = random.whole(30, 180) * 100_000;
    const rate = Number(`${random.whole(6, 9)}.${random.pick(["24", "49", "74", "99"])}`);
    const month = revolved(random, limit, rate, start, end);
    const late = random.chance(0.3);
    const fee = late ? 4_000 : 0;
    const annual = random.chance(0.2) ? 5_000 : 0;
    const past = late ? random.whole(3_000, 14_000) : 0;
    const balance = month.before + fee + annual;
    const reduction = random.chance(0.5) ? 0 : Math.round(month.previous / 240);
    const current = month.interest + reduction + fee + annual;
    const account = `${numerals(random, 3)}-${numerals(random, 7)}-9${numerals(random, 3)}`;
    const matures = later(`${end.slice(0, 8)}15`, random.whole(130, 290));
    const feeOn = addDays(start, 15);
    const rows = [
      ...(month.drawn > 0 ? [row(month.drawnOn, "ADVANCE - CHECK 0112", -month.drawn)] : []),
      row(month.paidOn, "PAYMENT - THANK YOU", month.payment),
      ...(late ? [row(feeOn, "LATE CHARGE", -fee)] : []),
      ...(annual > 0 ? [row(addDays(end, -1), "ANNUAL FEE", -annual)] : []),
      row(end, "PERIODIC FINANCE CHARGE", -month.interest),
    ].toSorted((one, two) => one.date.localeCompare(two.date));
    const yearly = month.interest * monthOf(end) + 3_318;
    const body = `<div class=row><div><span class=sq>NB</span> <b style="font-size:13pt">Norbridge Bank</b><br><i>America's Neighborly Bank&reg;</i><p style="margin-top:30px">${block}</p></div><div><b style="font-size:13pt">Home Equity Line of Credit<br>Statement of Account</b>${pairs(
      [
        ["Page:", "1 of 2"],
        [
          "Statement Period:",
          `${date.monthDay(start)} ${start.slice(0, 4)}-${date.monthDay(end)} ${end.slice(0, 4)}`,
        ],
        ["Statement Date:", date.slash(end)],
        ["Account Number:", account],
        ["Customer Service:", "1-888-555-0181"],
      ],
    )}</div></div>
<div class=g>ACCOUNT SUMMARY</div><div class=row><div>${pairs(
      [
        ["Previous Balance", $(month.previous)],
        ["Payments and Other Credits", `- ${$(month.payment)}`],
        ["Advances and Other Debits", `+ ${$(month.drawn)}`],
        ["Fees and Charges", `+ ${$(fee + annual)}`],
        ["Periodic Finance Charge", `+ ${$(month.interest)}`],
        ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
      ],
      "class=l",
    )}</div><div>${pairs(
      [
        ["Credit Limit", $(limit)],
        ["Available Credit", $(limit - balance)],
        ["Days in Billing Cycle", String(month.days)],
        ["Draw Period Ends", date.slash(later(matures, -120))],
        ["Maturity Date", date.slash(matures)],
      ],
      "class=l",
    )}</div></div>
<div class=g>PAYMENT INFORMATION</div><div class=row><div>${pairs(
      [
        ["Principal Due", $(reduction)],
        ["Finance Charge Due", $(month.interest)],
        ["Fees and Charges Due", $(fee + annual)],
        ["Current Payment Due", $(current)],
        ["Past Due Amount", $(past)],
        ["<b>Total Minimum Payment Due</b>", `<b>${$(current + past)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(due)}</b>`],
      ],
      "class=l",
    )}</div><div class=small style="padding-top:6px"><b>Late Payment Warning:</b> If we do not receive your minimum payment within 10 days of the due date, you may have to pay a late fee of up to $40.00.<p>Payments received at the address on the coupon by 5 p.m. on a business day are credited as of that day. Payments made at a branch are credited the same day.</p>${late ? "<p><b>YOUR ACCOUNT IS PAST DUE. PLEASE REMIT THE TOTAL MINIMUM PAYMENT DUE. IF PAYMENT HAS BEEN MADE, PLEASE DISREGARD.</b></p>" : "<p>Set up a recurring payment from a Norbridge checking account and receive a 0.25% rate discount.</p>"}</div></div>
<div class=g>ACCOUNT ACTIVITY</div>${grid(
      "lllr",
      ["Trans Date", "Description", "Ref", "Amount"],
      rows.map((entry, index) => [
        date.noYear(entry.date),
        entry.description,
        String(70_114 + index * 37),
        `${entry.amount.startsWith("-") ? "" : "-"}${grouped(Math.round(Number(entry.amount) * 100))}`,
      ]),
      "class=m",
    )}
<div class=g>FINANCE CHARGE CALCULATION</div>${grid(
      "lrrrr",
      [
        "Balance Type",
        "Average Daily Balance",
        "Daily Periodic Rate",
        "ANNUAL PERCENTAGE RATE",
        "Finance Charge",
      ],
      [
        [
          "Variable Line (V)",
          $(month.average),
          `${(rate / 365).toFixed(5)}%`,
          `${rate.toFixed(2)}%`,
          $(month.interest),
        ],
      ],
      "class=m",
    )}
<div class=g>${end.slice(0, 4)} TOTALS YEAR-TO-DATE</div>${pairs([
      ["Total fees charged", $(fee + annual)],
      ["Total finance charge paid", $(yearly)],
    ])}
<div style="border-top:1px dashed #000;margin-top:14px;padding-top:6px" class=row><div class=small>NORBRIDGE BANK<br>PO BOX 84093<br>LEWISTON ME 04243-8093<br><br>Make check payable to Norbridge Bank, N.A.</div><div>${pairs(
      [
        ["Account Number", account],
        ["New Balance", $(balance)],
        ["Total Minimum Payment Due", $(current + past)],
        ["Due Date", date.slash(due)],
        ["Amount Enclosed", "$"],
      ],
    )}</div></div>
${PAGE}<b>HOW WE FIGURE THE FINANCE CHARGE.</b><p class=small>We figure a portion of the finance charge on your account by applying the daily periodic rate to the "daily balance" of your account for each day in the billing cycle. To get the daily balance we take the beginning balance of your account each day, add any new advances and subtract any payments or credits. The rate may vary: it is the Wall Street Journal Prime Rate plus or minus a margin. The maximum ANNUAL PERCENTAGE RATE is 18.00%.</p><p class=small><b>WHAT TO DO IF YOU THINK YOU FIND A MISTAKE ON YOUR STATEMENT.</b> Write to us at Norbridge Bank, N.A., PO Box 1377, Lewiston ME 04243. In your letter give us your name and account number, the dollar amount of the suspected error, and describe what you believe is wrong. You must contact us within 60 days after the error appeared on your statement.</p><p class=small><b>PROPERTY INSURANCE.</b> You must keep the property at ${person.street} insured. Consult a tax adviser about whether interest is deductible. Norbridge Bank, N.A. | Member FDIC | Equal Housing Lender</p>`;
    return {
      body,
      institution: "Norbridge Bank",
      also: ["Norbridge Bank, N.A.", "Norbridge Bank, N.A", "NB Norbridge Bank", "Norbridge"],
      accounts: [
        {
          kind: "heloc",
          accountLast4: account.replaceAll("-", "").slice(-4),
          statementDate: end,
          periodStart: start,
          periodEnd: end,
          currentBalance: decimal(balance),
          previousBalance: decimal(month.previous),
          creditLimit: decimal(limit),
          availableCredit: decimal(limit - balance),
          minimumPayment: decimal(current),
          paymentDueDate: due,
          pastDue: decimal(past),
          maturityDate: matures,
          apr: rate.toFixed(2),
          paymentsAndCredits: decimal(month.payment),
          feesCharged: decimal(fee + annual),
          interestCharged: decimal(month.interest),
        },
      ],
      rows,
      allowed: {
        "accounts.0.minimumPayment": [decimal(current + past), decimal(current - fee - annual)],
        "accounts.0.purchases": [decimal(month.drawn)],
      },
    };
  },
);

/** An online lender's line that is drawn at once and repaid like a loan: airy print, principal apart from interest. */
const online = paper(
  "up-heloc-online",
  5,
  `body{font:10pt Helvetica,Liberation Sans;color:#222}${BASE} .logo{font:bold 24pt Helvetica;letter-spacing:-2px} .k{color:#777;font-size:8pt} .v{font-size:15pt} h3{margin:22px 0 6px;font-size:12pt} .p td,.p th{border-top:1px solid #e3e3e3;padding:5px 2px;font-size:9pt} .fine{color:#666;font-size:7.5pt}`,
  (random, person, block) => {
    const stated = someDay(random, random.whole(3, 8));
    const due = addDays(stated, 21);
    const term = random.pick([120, 180, 240, 360]);
    const paid = random.whole(3, 40);
    const rate = random.pick([7.35, 8.1, 9.75, 10.9, 12.45]);
    const loan = repaid(random.whole(25, 150) * 100_000, rate, term, paid);
    const repaidSoFar = Math.floor((loan.original - loan.balance) / 10_000) * 10_000;
    const draw = random.chance(0.4) ? Math.min(random.whole(5, 20) * 10_000, repaidSoFar) : 0;
    const balance = loan.balance + draw;
    const limit = loan.original;
    const room = Math.max(0, limit - balance);
    const open = draw > 0 || random.chance(0.5);
    const paidOn = addDays(stated, -random.whole(9, 13));
    const drawnOn = addDays(stated, -5);
    const level = loan.level + (draw > 0 ? Math.round(draw / 90) : 0);
    const nextInterest = Math.round((balance * rate) / 1200);
    const number = `HE${numerals(random, 4)}-${numerals(random, 6)}`;
    const matures = later(`${due.slice(0, 8)}${due.slice(8) > "28" ? "28" : due.slice(8)}`, term - paid - 1);
    const from = later(stated, -1);
    const year = loan.year(monthOf(paidOn));
    const rows = [
      row(paidOn, "Payment", loan.level),
      ...(draw > 0 ? [row(drawnOn, "Additional draw", -draw)] : []),
    ];
    const left = open && room > 0;
    const body = `<div class=row><div class=logo>Contour</div><div class=r>Home Equity Line statement<br>${date.long(stated)}</div></div>
<p style="margin:28px 0 20px">${block}</p><p>Hi ${person.name.split(" ")[0]}, here's your statement for loan ${number}.</p>
<div style="background:#f2f5f4;padding:12px 16px">${band([
      ["Monthly payment", $(level)],
      ["Due on", date.long(due)],
      ["Current principal balance", $(balance)],
    ])}</div>
<p>${random.chance(0.7) ? `Autopay is on. We'll withdraw ${$(level)} from your account ending in 8806 on ${date.long(due)}.` : "Autopay is off. Turn it on to lower your rate by 0.25%."} Past due amount: $0.00.</p>
<h3>What's in your payment</h3>${pairs(
      [
        ["Principal", $(level - nextInterest)],
        ["Interest", $(nextInterest)],
        ["Fees", "$0.00"],
        ["<b>Total due</b>", `<b>${$(level)}</b>`],
      ],
      "class=p",
    )}
<h3>Since your last statement (${date.bare(from)} &ndash; ${date.bare(stated)})</h3>${pairs(
      [
        ["Starting principal balance", $(loan.before)],
        ["Draws", $(draw)],
        ["Payments received", $(loan.level)],
        ["&nbsp;&nbsp;applied to interest", $(loan.last.interest)],
        ["&nbsp;&nbsp;applied to principal", $(loan.last.principal)],
        ["Ending principal balance", $(balance)],
      ],
      "class=p",
    )}
<h3>Activity</h3>${grid(
      "llrrr",
      ["Date", "Type", "Amount", "Principal", "Interest"],
      [
        [
          date.abbreviatedBare(paidOn),
          "Payment",
          `-${$(loan.level)}`,
          `-${$(loan.last.principal)}`,
          $(loan.last.interest),
        ],
        ...(draw > 0 ? [[date.abbreviatedBare(drawnOn), "Additional draw", $(draw), $(draw), "$0.00"]] : []),
      ],
      "class=p",
    )}
${PAGE}<h3>Your line</h3>${pairs(
      [
        ["Credit limit", $(limit)],
        ["Initial draw (incl. origination fee of 4.99%)", $(loan.original)],
        left && ["Available to draw", $(room)],
        ["Interest rate (fixed)", `${rate.toFixed(2)}%`],
        ["Term", `${term / 12} years`],
        ["Final payment date", date.bare(matures)],
        [`Interest paid in ${stated.slice(0, 4)}`, $(year.interest)],
        [`Principal paid in ${stated.slice(0, 4)}`, $(year.principal)],
      ],
      "class=p",
    )}
<h3>The details</h3><p class=fine>Payments made after 5:00 p.m. PT post on the next business day. If a payment is more than 15 days late, your agreement may let us charge a fee of up to $29.00. The balance above is not a payoff amount: interest accrues daily, so ask for a payoff letter in the app. Each additional draw has its own fixed rate and a draw fee; this statement shows the rate of your initial draw.</p><p class=fine>Questions? help@contour.example or (888) 555-0127, Monday&ndash;Friday, 6am&ndash;6pm PT. Written disputes: Contour Lending LLC, 650 California Grade, Suite 2700, San Francisco, CA 94108. You must tell us of a billing error within 60 days of the first statement with the error. To mail a payment, send a check with your loan number to PO Box 40534, Reno, NV 89504.</p><p class=fine>Contour Lending LLC. NMLS #1717824. Equal Opportunity Lender. Contour is a trademark of Contour Technologies, Inc. Contour Lending LLC services this account for its owner.</p>`;
    return {
      body,
      institution: "Contour",
      also: ["Contour Lending LLC", "Contour Lending"],
      accounts: [
        {
          kind: "heloc",
          accountLast4: number.slice(-4),
          statementDate: stated,
          currentBalance: decimal(balance),
          previousBalance: decimal(loan.before),
          creditLimit: decimal(limit),
          ...(left ? { availableCredit: decimal(room) } : {}),
          minimumPayment: decimal(level),
          paymentDueDate: due,
          pastDue: "0.00",
          maturityDate: matures,
          apr: rate.toFixed(2),
          interestCharged: decimal(loan.last.interest),
          paymentsAndCredits: decimal(loan.level),
        },
      ],
      rows,
      allowed: {
        "accounts.0.interestCharged": [decimal(nextInterest)],
        "accounts.0.originalBalance": [decimal(loan.original)],
        "accounts.0.purchases": [decimal(draw)],
        "accounts.0.feesCharged": ["0.00"],
        "accounts.0.periodStart": [from],
        "accounts.0.periodEnd": [stated],
      },
    };
  },
);

export const upLines: readonly Layout[] = [equity, online];
