import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  byDay,
  digits,
  draw,
  inflow,
  instalment,
  interestFor,
  type Line,
  last4,
  net,
  outflow,
  percent,
  running,
  sum,
  told,
  uiDesk,
} from "./ui-data.ts";

const RIGHTS = `<b>BILLING RIGHTS SUMMARY - In Case of Errors or Questions About Your Loan Statement.</b> If you think your statement is wrong, or if you need more information about a transaction on your statement, write us on a separate sheet at the address shown as soon as possible. We must hear from you no later than 60 days after we sent you the first statement on which the error or problem appeared. You do not have to pay any amount in question while we are investigating, but you are still obligated to pay the parts of your bill that are not in question.<br><b>In Case of Errors or Questions About Your Electronic Transfers</b> telephone or write us as soon as you can. If you tell us orally, we may require that you send us your complaint in writing within 10 business days. We will credit your account if the investigation takes more than 10 business days. <b>INTEREST CHARGE:</b> The interest charge on your loan is figured by applying the daily periodic rate to the unpaid balance for each day since your last payment.`;

/** A credit union: one list by suffix, the loan with its own columns. */
const creditUnion: Layout = {
  name: "ui-bank-credit-union-suffixes",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 1);
    const member = `00${digits(random, 7)}`;
    const savingsOpening = random.whole(20_000, 900_000);
    const clubOpening = random.whole(5_000, 120_000);
    const draftOpening = random.whole(300_000, 700_000);
    const rate = random.pick([449, 524, 599, 674, 789]);
    const owed = random.whole(700_000, 2_600_000);
    const payment = instalment(Math.round(owed * 1.2), rate, 60);
    const payDay = `${month.start.slice(0, 8)}${random.pick(["05", "12", "15"])}`;
    const charge = interestFor(owed, rate, 30);
    const principal = payment - charge;
    const after = owed - principal;
    const saved = 5_000;
    const dividend = (balance: number, bps: number) => Math.max(1, interestFor(balance, bps, month.days));
    const savings = [
      { day: payDay, text: "Deposit Transfer From Share 0009", amount: saved },
      { day: month.end, text: "Deposit Dividend 0.100%", amount: dividend(savingsOpening, 10) },
    ];
    const club = [{ day: month.end, text: "Deposit Dividend 0.250%", amount: dividend(clubOpening, 25) }];
    const drafts = byDay([
      ...draw(random, month, 2, [
        ["Deposit ACH MERIDIAN PACKAGING TYPE: PAYROLL ID: 95########", 120_000, 240_000],
      ]),
      ...draw(random, month, random.whole(8, 16), [
        ["Withdrawal Debit Card SAVE MART #### FRESNO CA", -14_000, -800],
        ["Withdrawal POS #0##### ARCO #8#### MODESTO CA", -7_000, -2_000],
        ["Withdrawal ACH PGANDE TYPE: WEB ONLINE ID: 21########", -23_000, -6_000],
        ["Withdrawal Debit Card NETFLIX.COM LOS GATOS CA", -2_299, -799],
        ["Draft 00#### Tracer 00########", -25_000, -4_000],
        ["Withdrawal at ATM #00### 1ST ST BRANCH", -20_000, -2_000],
      ]),
      { day: payDay, text: "Withdrawal Transfer To Share 0000", amount: -saved },
      { day: payDay, text: "Withdrawal Transfer To Loan 0050", amount: -payment },
    ]);
    const ended = [savingsOpening + net(savings), clubOpening + net(club), draftOpening + net(drafts)];
    const name = "Tres Rios Federal Credit Union";
    const share = (title: string, opening: number, lines: readonly Line[]) =>
      `<div class=s>${title}</div>${grid(
        "llrr",
        ["Date", "Transaction Description", "Amount", "Balance"],
        [
          [date.short(month.start), "Balance Forward", "", money.plain(opening)],
          ...running(opening, lines).map((line) => [
            date.short(line.day),
            escaped(line.text),
            money.trailing(line.amount),
            money.plain(line.balance),
          ]),
          [date.short(month.end), "<b>Ending Balance</b>", "", `<b>${money.plain(opening + net(lines))}</b>`],
        ],
        "class=t",
      )}`;
    const daily = (rate / 36_500).toFixed(6);
    return {
      html: document(
        `body{font:8.5pt Courier New,monospace}${BASE}.s{background:#ddd;font-weight:bold;padding:2px 6px;margin-top:12px;border-top:2px solid #246}.t td{padding:1px 0 1px 6px}.t th{border-bottom:1px solid #000}h1{font:italic bold 17pt Georgia;color:#246;margin:0}.head td{padding:1px 6px}.box{border:1px solid #246;padding:6px;width:290px}.fine{font:6.8pt Arial;margin-top:14px;border-top:1px solid #888;padding-top:4px}.sum td,.sum th{border:1px solid #999;padding:2px 6px}`,
        `<div class=row><div><h1>Tres Rios</h1>FEDERAL CREDIT UNION<br><span class=small>P.O. BOX 15249, MODESTO, CA 95353 &nbsp; (209) 555-0148 &nbsp; tresriosfcu.example</span></div><div class=box><b>STATEMENT OF ACCOUNT</b>${grid(
          "lr",
          [],
          [
            ["Member Number", `XXXXX${last4(member)}`],
            ["Statement Period", `${date.short(month.start)} - ${date.short(month.end)}`],
            ["Page", "1 of 2"],
          ],
          "class=head",
        )}</div></div><p style="margin:22px 0 14px 40px">${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<div class=fine style="margin:0 0 8px;border:1px dashed #246;padding:6px"><b>AUTO LOAN RATES AS LOW AS 4.49% APR*</b> Refinance your auto from another lender and make no payment for 90 days. *APR = Annual Percentage Rate. On approved credit.</div>
${grid(
  "lrlr",
  ["Your Savings Summary", "Balance", "Your Loan Summary", "Balance"],
  [
    [
      "0000 Regular Share",
      money.plain(ended[0] ?? 0),
      `0050 New Auto ${random.pick(["TOYOTA", "HONDA", "FORD"])}`,
      money.plain(after),
    ],
    ["0003 Holiday Club", money.plain(ended[1] ?? 0), "", ""],
    ["0009 Share Draft Checking", money.plain(ended[2] ?? 0), "", ""],
    ["<b>Total</b>", `<b>${money.plain(sum(ended))}</b>`, "<b>Total</b>", `<b>${money.plain(after)}</b>`],
  ],
  "class=sum",
)}
${share("SUFFIX 0000 &nbsp; REGULAR SHARE", savingsOpening, savings)}
${share("SUFFIX 0003 &nbsp; HOLIDAY CLUB", clubOpening, club)}
${share("SUFFIX 0009 &nbsp; SHARE DRAFT CHECKING", draftOpening, drafts)}
<div>${drafts.filter((line) => line.amount > 0).length} Deposits totaling ${money.plain(inflow(drafts))} &nbsp;&nbsp; ${drafts.filter((line) => line.amount < 0).length} Withdrawals totaling ${money.plain(outflow(drafts))}</div>
${grid(
  "lrr",
  ["", "Total For This Period", "Total Year-To-Date"],
  [
    ["Total Overdraft Fees", "0.00", "0.00"],
    ["Total Returned Item Fees", "0.00", "0.00"],
  ],
  'class=sum style="width:70%;margin-top:6px"',
)}
<div class=s>SUFFIX 0050 &nbsp; NEW AUTO LOAN &nbsp;&nbsp; Annual Percentage Rate ${percent(rate, 3)}% &nbsp; Daily Periodic Rate ${daily}%</div>${grid(
          "llrrrr",
          ["Date", "Transaction Description", "Amount", "Interest Charge", "Principal", "Balance"],
          [
            [date.short(month.start), "Balance Forward", "", "", "", money.plain(owed)],
            [
              date.short(payDay),
              "Payment Transfer From Share 0009",
              money.trailing(-payment),
              money.plain(charge),
              money.trailing(-principal),
              money.plain(after),
            ],
          ],
          "class=t",
        )}<p>Your next payment of <b>${money.plain(payment)}</b> is due on <b>${date.short(nextDue(payDay))}</b>. Past due amount 0.00.</p>
<div class=row><div>FEES<br>TOTAL FEES FOR THIS PERIOD &nbsp; 0.00</div><div>INTEREST CHARGED<br>TOTAL INTEREST FOR THIS PERIOD &nbsp; ${money.plain(charge)}</div></div>
<div class=fine>${RIGHTS} &nbsp; Federally insured by NCUA. Equal Housing Lender.</div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [
            {
              kind: "savings",
              institution: name,
              accountLast4: "0000",
              periodStart: month.start,
              periodEnd: month.end,
              beginningBalance: decimal(savingsOpening),
              endingBalance: decimal(ended[0] ?? 0),
            },
            {
              kind: "savings",
              institution: name,
              accountLast4: "0003",
              periodStart: month.start,
              periodEnd: month.end,
              beginningBalance: decimal(clubOpening),
              endingBalance: decimal(ended[1] ?? 0),
            },
            {
              kind: "checking",
              institution: name,
              accountLast4: "0009",
              periodStart: month.start,
              periodEnd: month.end,
              beginningBalance: decimal(draftOpening),
              endingBalance: decimal(ended[2] ?? 0),
              totalDeposits: decimal(inflow(drafts)),
              totalWithdrawals: decimal(outflow(drafts)),
            },
            {
              kind: "auto-loan",
              institution: name,
              accountLast4: "0050",
              periodStart: month.start,
              periodEnd: month.end,
              previousBalance: decimal(owed),
              currentBalance: decimal(after),
              apr: percent(rate),
              minimumPayment: decimal(payment),
              paymentDueDate: nextDue(payDay),
              pastDue: "0.00",
              feesCharged: "0.00",
              interestCharged: decimal(charge),
            },
          ],
          transactions: [
            ...told(0, savings),
            ...told(1, club),
            ...told(2, drafts),
            ...told(3, [{ day: payDay, text: "Payment Transfer From Share 0009", amount: payment }]),
          ],
          allowed: {
            ...Object.fromEntries(
              [0, 1, 2, 3].map((index) => [`accounts.${index}.accountLast4`, [last4(member)]]),
            ),
            // The club's only movement is all that came in.
            "accounts.1.totalDeposits": [decimal(inflow(club))],
            "accounts.2.feesCharged": ["0.00"],
            "accounts.3.paymentsAndCredits": [decimal(payment), decimal(principal)],
          },
        },
        "Tres Rios",
      ),
    };
  },
};

function nextDue(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 5)}${String(month + 1).padStart(2, "0")}${day.slice(7)}`;
}

export const uiCreditUnion: readonly Layout[] = [creditUnion];
