import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  added,
  calendarMonth,
  cycle,
  digits,
  makeLoanMonth,
  makeMonth,
  type Row,
  some,
  someChecks,
  sum,
  taken,
  truthOf,
  withDebts,
  yearToDate,
} from "./su-data.ts";

const $ = money.dollar;
const P = money.plain;

/** One member number, suffixes for shares and the loan, everything in one ledger with a running balance; the loan's rate and payment in a line. */
const suffixes: Layout = {
  name: "su-union-suffixes-and-loan",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 330_907);
    const person = makePerson(random);
    const period = calendarMonth(random);
    const member = digits(random, 7);
    const rate = random.pick([5.49, 6.24, 7.99]);
    const loan = makeLoanMonth(random, period, rate, random.whole(310, 690) * 100 + random.whole(0, 99));
    const savings = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["Deposit at Teller", "Home Banking Transfer From S 75"],
          random.whole(0, 2),
          [2_000, 40_000],
        ),
      ],
      random.whole(2_500, 700_000),
      { rate: 0.1, text: "Dividend" },
    );
    const drafts = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["ACH Credit BOEING CO PAYROLL", "Mobile Deposit"],
          random.whole(2, 3),
          [60_000, 210_000],
        ),
        ...some(
          random,
          period,
          "card",
          [
            "Debit Card FRED MEYER #0179 RENTON WA",
            "Debit Card ARCO #82219 KENT WA",
            "Debit Card CHEVRON 0094 AUBURN WA",
          ],
          random.whole(4, 9),
          [800, 11_000],
        ),
        ...some(
          random,
          period,
          "ach",
          ["ACH Debit PUGET SOUND ENER BILLPAY", "ACH Debit HALVARD BANK CRCARDPMT"],
          2,
          [5_000, 40_000],
        ),
        ...someChecks(random, period, random.whole(1, 3)),
        { day: loan.day, text: "Automatic Transfer To L 20", amount: -loan.payment, kind: "transfer" },
      ],
      random.whole(30_000, 300_000),
    );
    const ledger = (title: string, month: typeof savings, note: string) =>
      `<tr class=sec><td colspan=4>${title}</td></tr><tr><td>${date.short(month.start)}</td><td>Previous Balance</td><td></td><td class=r>${P(month.beginning)}</td></tr>${month.rows.map((row) => `<tr><td>${date.short(row.day)}</td><td>${row.check ? `Check ${row.check}` : escaped(row.text)}</td><td class=r>${P(row.amount)}</td><td class=r>${P(row.balance)}</td></tr>`).join("")}<tr><td>${date.short(month.end)}</td><td><b>Ending Balance</b></td><td></td><td class=r><b>${P(month.ending)}</b></td></tr>${note === "" ? "" : `<tr><td></td><td colspan=3 class=small>${note}</td></tr>`}`;
    const html = document(
      `body{font:8.8pt "Liberation Sans"}${BASE}.sec td{background:#cfe3ef;font-weight:bold;padding:3px 6px;border-top:6px solid #fff}.led td{padding:1.4px 6px}.led td:first-child{width:66px}.led td:nth-child(n+3){width:100px}.foot td,.foot th{font-size:7.6pt;padding:1px 4px}`,
      `<div class=row style="border-bottom:4px double #175c83;padding-bottom:6px"><div><b style="font-size:20pt;color:#175c83">RIVETERS</b> <span>Federal Credit Union</span><br><span class=small>12770 Gateway Dr, Tukwila, WA 98168 &nbsp; riveters-fcu.example</span></div><div class=r>Member Number: ******${member.slice(-4)}<br>From: ${date.short(period.start)} Thru: ${date.short(period.end)}<br>Page: 1 of 1</div></div>
      <div class=row style="margin:18px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=small><b>Skip-a-pay is back.</b> For a $35.00 fee you may skip one payment in December. <b>Auto loans as low as 4.99% APR</b> up to 60 months: $18.87 per $1,000 borrowed. Limited time.</div></div>
      <table class=led><tr><th>Date</th><th>Transaction Description</th><th class=r>Amount</th><th class=r>Balance</th></tr>
      ${ledger("S 01 &nbsp; REGULAR SHARE", savings, `Annual Percentage Yield Earned ${savings.apy}% &nbsp; Dividend rate 0.100% &nbsp; YTD dividends ${P(yearToDate(sum(savings, "interest"), period.end))}`)}
      ${ledger("S 75 &nbsp; SHARE DRAFT", drafts, `Total deposits ${P(added(drafts))} &nbsp;&nbsp; Total withdrawals ${P(taken(drafts))}`)}</table>
      <table class=led style="margin-top:6px"><tr class=sec><td colspan=6>L 20 &nbsp; USED VEHICLE &nbsp; Annual Percentage Rate ${rate.toFixed(3)}% &nbsp; Daily Rate ${(rate / 365).toFixed(6)}%</td></tr><tr><th>Date</th><th>Description</th><th class=r>Amount</th><th class=r>Interest</th><th class=r>Principal</th><th class=r>Balance</th></tr><tr><td>${date.short(period.start)}</td><td>Previous Balance</td><td></td><td></td><td></td><td class=r>${P(loan.before)}</td></tr><tr><td>${date.short(loan.day)}</td><td>Payment Automatic Transfer From S 75</td><td class=r>${P(-loan.payment)}</td><td class=r>${P(loan.interest)}</td><td class=r>${P(-loan.principal)}</td><td class=r>${P(loan.balance)}</td></tr><tr><td>${date.short(period.end)}</td><td><b>New Balance</b></td><td></td><td></td><td></td><td class=r><b>${P(loan.balance)}</b></td></tr></table>
      <div style="padding:3px 6px">Your payment of <b>${$(loan.payment)}</b> is due ${date.short(loan.due)}. &nbsp; Past due: $0.00</div>
      ${grid(
        "lrr",
        ["L 20 fees and interest charged", "This period", "Total for year"],
        [
          ["Total fees", "$0.00", "$0.00"],
          ["Total interest charged", $(loan.interest), $(yearToDate(loan.interest, period.end))],
        ],
        "class=foot style='width:60%;margin-top:6px'",
      )}
      <p class=small>Deposit total ${$(savings.ending + drafts.ending)} &nbsp; Loan total ${$(loan.balance)}. The balance on which interest is figured is the unpaid balance each day after payments are subtracted. Insured by NCUA. Formerly Boeing Field Employees FCU.</p>`,
    );
    const truth = truthOf(
      "Riveters Federal Credit Union",
      ["RIVETERS", "Riveters", "RIVETERS Federal Credit Union"],
      [
        { kind: "savings", number: member, month: savings, open: { accountLast4: ["01", "S01", "S 01"] } },
        {
          kind: "checking",
          number: member,
          month: drafts,
          totals: true,
          open: { accountLast4: ["75", "S75", "S 75"] },
        },
      ],
    );
    return {
      html,
      truth: withDebts(truth, [
        {
          facts: {
            kind: "auto-loan",
            accountLast4: member.slice(-4),
            periodStart: period.start,
            periodEnd: period.end,
            currentBalance: decimal(loan.balance),
            previousBalance: decimal(loan.before),
            apr: rate.toFixed(2),
            minimumPayment: decimal(loan.payment),
            paymentDueDate: loan.due,
            pastDue: "0.00",
            feesCharged: "0.00",
            interestCharged: decimal(loan.interest),
          },
          rows: [
            { day: loan.day, text: "Payment Automatic Transfer From S 75", amount: loan.payment, kind: "in" },
          ],
          open: {
            accountLast4: ["20", "L20", "L 20"],
            statementDate: [period.end],
            paymentsAndCredits: [decimal(loan.payment)],
            kind: ["loan"],
          },
        },
      ]),
    };
  },
};

/** Numbers of ten digits each; a summary row for every account, a certificate that only stands there, and a line of credit with limit and interest. */
const summary: Layout = {
  name: "su-union-summary-and-line",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 240_581);
    const person = makePerson(random);
    const period = cycle(random);
    const [one, two, three, four] = [
      digits(random, 10),
      digits(random, 10),
      digits(random, 10),
      digits(random, 10),
    ];
    const checking = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["Deposit - ACH Paid From Dfas-In Nat Guard Fed Salary", "Transfer From Shares"],
          random.whole(2, 3),
          [30_000, 230_000],
        ),
        ...some(
          random,
          period,
          "card",
          [
            "POS Debit- Debit Card 4418 Commissary Ft Moore GA",
            "POS Debit- Debit Card 4418 Piggly Wiggly 27 Columbus GA",
            "POS Debit- Debit Card 4418 Zaxby's 0771",
          ],
          random.whole(3, 8),
          [700, 10_000],
        ),
        ...some(
          random,
          period,
          "ach",
          ["Paid To - Georgia Power Payment Chk 4410", "Paid To - USAUTO Ins Premium"],
          random.whole(1, 2),
          [5_000, 24_000],
        ),
        ...someChecks(random, period, random.whole(0, 2)),
      ],
      random.whole(20_000, 260_000),
      { rate: 0.01, text: "Dividend" },
    );
    const shares = makeMonth(
      period,
      some(random, period, "in", ["Transfer From Checking"], 1, [2_500, 20_000]),
      random.whole(5_000, 400_000),
      { rate: 0.25, text: "Dividend" },
    );
    const held = makeMonth(period, [], random.whole(100, 2_500) * 1_000, { rate: 4.2, text: "Dividend" });
    const previous = random.whole(20_000, 190_000);
    const limit = 5_000 * Math.ceil(random.whole(300_000, 900_000) / 5_000);
    const advance = random.whole(5, 60) * 1_000;
    const paid = random.whole(30, 90) * 100;
    const charged = Math.round((previous * 17.9 * period.days) / 36_500);
    const owed = previous + advance - paid + charged;
    const minimum = Math.max(2_000, Math.round(owed / 50));
    const due = addDays(period.end, 24);
    const lineRows: Row[] = [
      {
        day: addDays(period.start, 3),
        text: "Loan Advance Overdraft Transfer",
        amount: -advance,
        kind: "ach",
      },
      { day: addDays(period.start, 17), text: "Payment Received - Thank You", amount: paid, kind: "in" },
      { day: period.end, text: "Interest Charge", amount: -charged, kind: "fee" },
    ];
    const matures = addDays(period.end, random.whole(50, 700));
    const signed = (value: number) => (value < 0 ? `${P(-value)}-` : P(value));
    const ledger = (title: string, number: string, month: typeof checking) =>
      `<div class=acct>${title} - ${number}</div>${grid("llrr", ["Date", "Transaction Detail", "Amount($)", "Balance($)"], [[date.noYear(month.start).replace("/", "-"), "Beginning Balance", "", P(month.beginning)], ...month.rows.map((row) => [date.noYear(row.day).replace("/", "-"), row.check ? `Check ${row.check}` : escaped(row.text), signed(row.amount), P(row.balance)]), [date.noYear(month.end).replace("/", "-"), "Ending Balance", "", P(month.ending)]], "class=led")}`;
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}.acct{font-weight:bold;border-bottom:1px solid #000;margin-top:14px}.led td:first-child{width:56px}.led td:nth-child(n+3){width:96px}td,th{padding:1.4px 4px}.sum td,.sum th{border:1px solid #888;font-size:8pt}h2{font-size:11pt;margin:14px 0 4px;color:#003a70}`,
      `<div class=row><div><b style="font-size:14pt;color:#003a70">CHATTAHOOCHEE</b><br><span style="letter-spacing:2px;font-size:8pt">SERVICE MEMBERS FCU</span><p class=small>PO Box 3300, Columbus, GA 31903<br>csmfcu.example</p></div><div class=r>Statement of Account<br>Statement Period<br><b>${date.short(period.start)} - ${date.short(period.end)}</b><br>Access No. ${digits(random, 8)}<br>Routing Number: 2611-7099-1</div></div><p style="margin:16px 0">${person.name}<br>${person.street}<br>${person.town}</p>
      <h2>Summary of your deposit accounts</h2>${grid(
        "lrrrrr",
        [
          "",
          "Previous Balance",
          "Deposits/ Credits",
          "Withdrawals/ Debits",
          "Ending Balance",
          "YTD Dividends",
        ],
        [
          ...(
            [
              ["e-Checking", one, checking],
              ["Membership Savings", two, shares],
              ["18-Month Certificate", three, held],
            ] as const
          ).map(([title, number, month]) => [
            `<b>${title}</b><br>${number}`,
            $(month.beginning),
            $(added(month)),
            $(taken(month)),
            $(month.ending),
            $(yearToDate(sum(month, "interest"), period.end)),
          ]),
          [
            "<b>Totals</b>",
            $(checking.beginning + shares.beginning + held.beginning),
            $(added(checking) + added(shares) + added(held)),
            $(taken(checking)),
            $(checking.ending + shares.ending + held.ending),
            "",
          ],
        ],
        "class=sum",
      )}
      <h2>Checking</h2>${ledger("e-Checking", one, checking)}<h2>Savings</h2>${ledger("Membership Savings", two, shares)}
      <div class=acct>18-Month Certificate - ${three}</div><div>Matures ${date.short(matures)} &nbsp; Dividend rate 4.20% &nbsp; APY ${held.apy}%</div>${grid("llrr", [], [[date.noYear(period.end).replace("/", "-"), "Dividend", P(sum(held, "interest")), P(held.ending)]], "class=led")}
      <div style="break-inside:avoid"><h2>Checking Line of Credit - ${four}</h2>${pairs(
        [
          ["Previous Balance", $(previous)],
          ["Advances", $(advance)],
          ["Payments and Credits", $(paid)],
          ["Fees Charged", "$0.00"],
          ["Interest Charged", $(charged)],
          ["New Balance", $(owed)],
          ["Credit Limit", $(limit)],
          ["Available Credit", $(limit - owed)],
          ["Minimum Payment Due", $(minimum)],
          ["Payment Due Date", date.short(due)],
        ],
        "style='width:50%'",
      )}
      ${grid(
        "llrr",
        ["Trans Date", "Description", "Amount", ""],
        lineRows.map((row) => [
          date.noYear(row.day).replace("/", "-"),
          row.text,
          row.amount > 0 ? `${P(row.amount)}-` : P(-row.amount),
          "",
        ]),
        "class=led",
      )}
      ${grid("lrrr", ["Type of balance", "Annual Percentage Rate (APR)", "Balance subject to interest rate", "Interest charge"], [["Advances", "17.90%", P(previous), P(charged)]], "class=sum style='margin-top:6px'")}<p class=small>${period.days} days in billing cycle. Interest charged in ${period.end.slice(0, 4)}: ${$(yearToDate(charged, period.end))}. Late Payment Warning: a late fee of up to $29.00 may apply. If you are past due for 60 days your APR may rise to 18.00%.</p></div>
      <p class=small>Your savings are federally insured to at least $250,000 by the National Credit Union Administration.</p>`,
    );
    const truth = truthOf(
      "CHATTAHOOCHEE SERVICE MEMBERS FCU",
      [
        "Chattahoochee Service Members FCU",
        "CHATTAHOOCHEE",
        "Chattahoochee Service Members Federal Credit Union",
      ],
      [
        { kind: "checking", number: one, month: checking, totals: true },
        { kind: "savings", number: two, month: shares, totals: true },
        {
          kind: "savings",
          number: three,
          month: held,
          totals: true,
          open: { kind: ["other"], maturityDate: [matures], apr: ["4.20"] },
        },
      ],
    );
    return {
      html,
      truth: withDebts(truth, [
        {
          facts: {
            kind: "loan",
            accountLast4: four.slice(-4),
            periodStart: period.start,
            periodEnd: period.end,
            currentBalance: decimal(owed),
            previousBalance: decimal(previous),
            creditLimit: decimal(limit),
            availableCredit: decimal(limit - owed),
            minimumPayment: decimal(minimum),
            paymentDueDate: due,
            apr: "17.90",
            paymentsAndCredits: decimal(paid),
            feesCharged: "0.00",
            interestCharged: decimal(charged),
          },
          rows: lineRows,
          open: {
            kind: ["personal-loan", "other", "heloc", "credit-card"],
            statementDate: [period.end],
            purchases: [decimal(advance)],
          },
        },
      ]),
    };
  },
};

export const suUnions: readonly Layout[] = [suffixes, summary];
