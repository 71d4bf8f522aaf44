import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, NEXT, start } from "./un-data.ts";

const $ = money.dollar;

/** A line on the house in its draw period: interest only is due, a prime rate and a cap stand beside the rate that runs. */
export const vcLoanLine: Layout = {
  name: "vc-loan-equity-line",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 323);
    const end = addDays("2026-01-24", random.whole(0, 270));
    const days = random.whole(29, 31);
    const begin = addDays(end, 1 - days);
    const due = addDays(end, 21);
    const apr = random.pick([7.49, 8.25, 9.74]);
    const previous = random.whole(900_000, 6_000_000);
    const limit = Math.ceil((previous + random.whole(800_000, 5_000_000)) / 500_000) * 500_000;
    const paid = random.whole(12_000, 90_000);
    const draw = random.chance(0.5) ? random.whole(20, 600) * 1_000 : 0;
    const interest = daily(previous, apr, days);
    const fee = random.chance(0.2) ? 5_000 : 0;
    const balance = previous - paid + draw + interest + fee;
    const account = digits(random, 10);
    const minimum = interest + fee;
    const [paidOn, drawnOn] = [addDays(begin, 12), addDays(begin, 19)];
    const ends = inMonths(`${end.slice(0, 8)}15`, random.whole(12, 90));
    const matures = inMonths(ends, 180);
    const moves = [
      { day: paidOn, text: "PAYMENT RECEIVED - THANK YOU", amount: paid },
      ...(draw > 0 ? [{ day: drawnOn, text: "ADVANCE - ONLINE TRANSFER", amount: -draw }] : []),
      ...(fee > 0 ? [{ day: addDays(end, -1), text: "ANNUAL FEE", amount: -fee }] : []),
      { day: end, text: "INTEREST CHARGE", amount: -interest },
    ];
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{color:#008555;font-size:22pt;font-weight:bold} h3{background:#008555;color:#fff;font-size:9.5pt;padding:3px 6px;margin:12px 0 4px} .t td,.t th{padding:2px 4px;border-bottom:1px solid #ddd} .cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}`,
      `<div class=row><div class=logo>&#10048; Burghers Bank&reg;</div><div class=r>Home Equity Line of Credit<br>Billing Statement<br><span class=small>1 of 2</span></div></div>
<div class=row style="margin-top:12px"><div>${person.name}<br>${person.street}<br>${person.town}<p class=small>Questions? Call 1-877-555-0120 or visit burghers.example</p></div><div>${pairs(
        [
          ["Account Number", `XXXXXX${account.slice(-4)}`],
          ["Billing Cycle", `${date.slash(begin)} - ${date.slash(end)}`],
          ["Payment Due Date", date.slash(due)],
          ["<b>Total Payment Due</b>", `<b>${$(minimum)}</b>`],
          ["Late charge if payment is received after the 15th day", "5% of payment"],
        ],
      )}</div></div>
<div class=row><div><h3>Account Summary</h3>${pairs([
        ["Previous Balance", $(previous)],
        ["Payments and Credits", `-${$(paid)}`],
        ["Advances", `+${$(draw)}`],
        ["Fees Charged", `+${$(fee)}`],
        ["Interest Charged", `+${$(interest)}`],
        ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
      ])}</div><div><h3>Credit Line Information</h3>${pairs([
        ["Credit Limit", $(limit)],
        ["Available Credit", $(limit - balance)],
        ["Draw Period End Date", date.slash(ends)],
        ["Maturity Date", date.slash(matures)],
        ["Days in Billing Cycle", String(days)],
      ])}</div></div>
<h3>Payment Information</h3>${pairs([
        ["Minimum Interest Payment", $(interest)],
        ["Principal", "$0.00"],
        ["Fees", $(fee)],
        ["Past Due Amount", "$0.00"],
        ["Current Payment Due", $(minimum)],
        ["Total Payment Due", $(minimum)],
      ])}
<h3>Transactions</h3>${grid(
        "llr",
        ["Date", "Transaction Description", "Amount"],
        moves.map((move) => [
          date.slash(move.day),
          move.text,
          move.amount > 0 ? `-${$(move.amount)}` : $(-move.amount),
        ]),
        "class=t",
      )}
<h3>Fees and Interest</h3>${pairs([
        ["TOTAL FEES FOR THIS PERIOD", $(fee)],
        ["TOTAL INTEREST FOR THIS PERIOD", $(interest)],
        [`Total fees charged in ${end.slice(0, 4)}`, $(fee)],
        [`Total interest charged in ${end.slice(0, 4)}`, $(interest * 3 + 903)],
      ])}
<h3>Interest Charge Calculation</h3>${grid(
        "lrrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Daily Periodic Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [["Variable Rate Advances (v)", `${apr}%`, `${(apr / 365).toFixed(6)}%`, $(previous), $(interest)]],
        "class=t",
      )}<p class=small>(v) = Variable Rate. Your APR is based on The Wall Street Journal Prime Rate (${(apr - 0.99).toFixed(2)}%) plus a margin of 0.99%. The APR will never exceed 21.00%.</p>
<div class=cut><div class=row><div>Burghers Bank, N.A.<br>P.O. Box 42111<br>Providence, RI 02940-2111</div><div>${pairs(
        [
          ["Account Number", `XXXXXX${account.slice(-4)}`],
          ["Payment Due Date", date.slash(due)],
          ["Total Payment Due", $(minimum)],
          ["Additional Principal", "$________"],
          ["Amount Enclosed", "$________"],
        ],
      )}</div></div></div>${NEXT}<p class=small><b>Important Notice:</b> New Balance is not a payoff amount. During the Draw Period you may obtain advances by check, by card or online; the minimum payment in the Draw Period is interest only. In the Repayment Period you pay principal in equal parts over 180 months. <b>Billing rights summary:</b> In case of errors or questions about your bill, write to Burghers Bank, N.A., P.O. Box 42001, Providence, RI 02940. Member FDIC. Equal Housing Lender.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Burghers Bank",
          accounts: [
            {
              kind: "heloc",
              institution: "Burghers Bank",
              accountLast4: account.slice(-4),
              periodStart: begin,
              periodEnd: end,
              currentBalance: decimal(balance),
              previousBalance: decimal(previous),
              creditLimit: decimal(limit),
              availableCredit: decimal(limit - balance),
              minimumPayment: decimal(minimum),
              paymentDueDate: due,
              pastDue: "0.00",
              maturityDate: matures,
              apr: String(apr),
              paymentsAndCredits: decimal(paid),
              feesCharged: decimal(fee),
              interestCharged: decimal(interest),
            },
          ],
          transactions: moves.map((move) => ({
            account: 0,
            date: move.day,
            description: move.text,
            amount: decimal(move.amount),
          })),
          allowed: {
            "accounts.0.statementDate": [end],
            "accounts.0.minimumPayment": [decimal(interest)],
            "accounts.0.purchases": [decimal(draw)],
            "accounts.0.aprs.0.kind": ["purchase", "cash-advance"],
            "accounts.0.aprs.0.apr": [String(apr)],
            "accounts.0.aprs.0.balance": [decimal(previous)],
          },
        },
        "Burghers Bank, N.A.",
      ),
    };
  },
};
