import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { later, monthOf, numerals, PAGE, paper, revolved, row, someDay } from "./up-data.ts";

const $ = money.dollar;

/** A bank's unsecured line: card-like summary with a reserve for overdrafts and two columns of totals. */
export const upPersonalLine = paper(
  "up-personal-line",
  6,
  `body{font:8.5pt Tahoma,DejaVu Sans}${BASE} .red{color:#c00} .key{font:bold 20pt Georgia} .hd{border-top:3px solid #c00;font-weight:bold;padding-top:3px;margin-top:12px} .t td,.t th{padding:2px 5px} .t tr:nth-child(even){background:#f3f3f3}`,
  (random, _, block) => {
    const end = someDay(random, random.whole(5, 26));
    const start = addDays(later(end, -1), 1);
    const due = addDays(end, 25);
    const limit = random.whole(4, 50) * 50_000;
    const rate = Number(`${random.whole(11, 20)}.${random.pick(["24", "49", "74", "99"])}`);
    const idle = random.chance(0.2);
    const month = revolved(random, limit, rate, start, end);
    const [previous, payment, drawn] = idle
      ? [0, 0, 0]
      : [month.previous, Math.min(month.payment, month.previous), month.drawn];
    const average = idle ? 0 : month.average;
    const interest = idle ? 0 : month.interest;
    const fee = drawn > 0 && random.chance(0.4) ? 2_500 : 0;
    const balance = idle ? 0 : previous - payment + drawn + fee + interest;
    const minimum = idle ? 0 : Math.min(balance, Math.max(2_500, Math.round(balance * 0.02)));
    const account = `4${numerals(random, 15)}`;
    const feeOn = month.drawnOn;
    const rows = idle
      ? []
      : [
          ...(fee > 0 ? [row(feeOn, "Cash Reserve Transfer Fee", -fee)] : []),
          ...(drawn > 0 ? [row(month.drawnOn, "Transfer To Checking X7719", -drawn)] : []),
          row(month.paidOn, "Payment - Thank You", payment),
          row(end, "Interest Charge on Advances", -interest),
        ].toSorted((one, two) => one.date.localeCompare(two.date));
    const count = monthOf(end);
    const masked = `XXXX XXXX XXXX ${account.slice(-4)}`;
    const room = Math.max(0, limit - balance);
    const body = `<table><tr><td><span class=key>Lakeshore<span class=red>Trust</span></span><div class=small>P.O. Box 93885, Cleveland, OH 44101-5885</div></td><td class=r><b>LakeshoreTrust Preferred Credit Line</b><br>Account number ${masked}<br>Billing cycle ${date.bare(start)} to ${date.bare(end)}<br>Statement closing date ${date.bare(end)}<br>page 1 of 2</td></tr></table>
<p style="margin:30px 0 24px 24px">${block}</p>
<div class=row><div><div class=hd>Summary of account activity</div>${pairs(
      [
        ["Previous balance", $(previous)],
        ["Payments", money.brackets(-payment)],
        ["Other credits", "$0.00"],
        ["Advances", $(drawn)],
        ["Fees charged", $(fee)],
        ["Interest charged", $(interest)],
        ["<b>New balance</b>", `<b>${$(balance)}</b>`],
        ["Credit limit", money.wholeDollars(limit)],
        ["Available credit", $(room)],
        ["Past due amount", "$0.00"],
        ["Days in billing cycle", String(month.days)],
      ],
      "class=t",
    )}</div><div><div class=hd>Payment information</div>${pairs(
      [
        ["New balance", $(balance)],
        ["Minimum payment due", $(minimum)],
        ["Payment due date", date.bare(due)],
      ],
      "class=t",
    )}<p><b>Late payment warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $30.00 or 5% of the payment, whichever is greater.</p>${idle ? "<p>No payment is due this month. Your line is ready when you need it: transfer funds online, by phone or with a line of credit check.</p>" : "<p>Your minimum payment will be deducted automatically only if you have signed the authorization. If you make only the minimum payment you will pay more in interest.</p>"}<p>Questions? Call 1-800-555-0139 or TDD/TTY 1-800-555-0140.</p></div></div>
<div class=hd>Transactions</div>${
      rows.length === 0
        ? "<p>There was no activity on your account during this billing cycle.</p>"
        : grid(
            "lllr",
            ["Trans. date", "Post date", "Description", "Amount"],
            rows.map((entry) => [
              date.bareNoYear(entry.date),
              date.bareNoYear(entry.date),
              entry.description,
              money.brackets(-Math.round(Number(entry.amount) * 100)),
            ]),
            "class=t",
          )
    }<p class=r>Total fees for this period ${$(fee)}<br>Total interest for this period ${$(interest)}</p>
<div class=row><div><div class=hd>${end.slice(0, 4)} totals year-to-date</div>${pairs(
      [
        [`Total fees charged in ${end.slice(0, 4)}`, $(fee === 0 ? 0 : fee + 2_500)],
        [`Total interest charged in ${end.slice(0, 4)}`, $(interest * count)],
      ],
      "class=t",
    )}</div><div></div></div>
<div class=hd>Interest charge calculation</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "Type of balance",
        "Annual percentage rate (APR)",
        "Balance subject to interest rate",
        "Interest charge",
      ],
      [["Advances", `${rate.toFixed(2)}% (v)`, $(average), $(interest)]],
      "class=t",
    )}<div class=small>(v) = variable rate</div>
<div style="border-top:1px dashed #000;margin-top:14px;padding-top:6px" class=row><div>LAKESHORETRUST<br>PO BOX 89446<br>CLEVELAND OH 44101-6446</div><div>${pairs(
      [
        ["Account number", masked],
        ["New balance", $(balance)],
        ["Minimum payment due", $(minimum)],
        ["Payment due date", date.bare(due)],
        ["Amount enclosed", "$ ________"],
      ],
    )}</div></div>
${PAGE}<div class=hd>Important information about your account</div><p class=small><b>Paying interest.</b> We charge interest from the date of each advance until it is paid in full; there is no grace period. <b>Balance subject to interest rate.</b> We use the average daily balance method (including new transactions). <b>Overdraft protection.</b> When your line is linked to a checking account, we advance money in multiples of $50.00; a Cash Reserve Transfer Fee of $25.00 may apply.</p><p class=small><b>Your billing rights.</b> If you think there is an error on your statement, write to us at LakeshoreTrust Bank National Association, P.O. Box 94518, Cleveland, OH 44101. Tell us your name, the account number, the dollar amount and what you believe is wrong. You must contact us within 60 days.</p><p class=small><b>Credit bureau reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments or other defaults may be reflected in your credit report. LakeshoreTrust is a registered service mark of LakeshoreTrust Bank National Association. Member FDIC. &copy; 2026</p>`;
    return {
      body,
      institution: "LakeshoreTrust",
      also: ["LakeshoreTrust Bank", "LakeshoreTrust Bank National Association", "Lakeshore Trust"],
      accounts: [
        {
          kind: "loan",
          accountLast4: account.slice(-4),
          statementDate: end,
          periodStart: start,
          periodEnd: end,
          currentBalance: decimal(balance),
          previousBalance: decimal(previous),
          creditLimit: decimal(limit),
          availableCredit: decimal(room),
          minimumPayment: decimal(minimum),
          paymentDueDate: due,
          pastDue: "0.00",
          apr: rate.toFixed(2),
          paymentsAndCredits: decimal(payment),
          feesCharged: decimal(fee),
          interestCharged: decimal(interest),
        },
      ],
      rows,
      allowed: {
        "accounts.0.kind": ["personal-loan", "other"],
        "accounts.0.purchases": [decimal(drawn)],
      },
    };
  },
);
