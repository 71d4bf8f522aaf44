import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { NEXT } from "./un-data.ts";
import { type Charge, cardMonth, chargeRows, starred } from "./vb-data.ts";

const $ = money.dollar;

/** A Midwestern bank's card: account summary beside payment information, one dated table by sections, the coupon below. */
const regional: Layout = {
  name: "vb-card-regional-prairie",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const c = cardMonth(seed, 401, {
      low: 42_000,
      high: 780_000,
      rates: [19.74, 22.99, 25.24, 27.49, 28.99],
      lateFee: 3_000,
      floor: 2_500,
      lateShare: 0.2,
      cashShare: 0,
      payment: "PAYMENT - THANK YOU",
    });
    const rows = (...kinds: readonly Charge["kind"][]) =>
      c
        .of(...kinds)
        .map((line) => [
          date.noYear(line.day),
          date.noYear(line.post),
          line.ref,
          escaped(line.text),
          money.trailing(line.amount),
        ]);
    const head = (title: string) => ["", "", "", `<b>${title}</b>`, ""];
    const points = c.random.whole(400, 21_000);
    const earned = Math.round(c.purchases / 100);
    const html = document(
      `body{font:8.5pt Helvetica,Arial}${BASE} .logo{font:bold 26pt Georgia;color:#00583d} .h{background:#00583d;color:#fff;font-weight:bold;padding:3px 6px} td{padding:1.5px 4px} .box{border:1px solid #00583d} .t th{border-bottom:1px solid #000;font-size:7.5pt} .t td{font-size:7.5pt} .cut{border-top:1px dashed #000;margin-top:10px;padding-top:8px}`,
      `<div class=row><div><div class=logo>Platte Valley</div><div class=small>Platte Valley National Bank of Kearney &nbsp; Member FDIC</div></div><div style="text-align:right">Evergreen&reg; Rewards Visa&reg; Card<br>Account Number: <b>${starred(c.number, "#### #### #### ")}</b><br>Page 1 of 3</div></div>
<div class=row style="margin-top:14px"><div class=box><div class=h>Summary of Account Activity</div>${pairs([
        ["Previous Balance", $(c.previous)],
        ["Payments", `-${$(c.payments)}`],
        ["Other Credits", `-${$(c.credits)}`],
        ["Purchases", `+${$(c.purchases)}`],
        ["Balance Transfers", "+$0.00"],
        ["Cash Advances", `+${$(c.cash)}`],
        ["Past Due Amount", $(c.pastDue)],
        ["Fees Charged", `+${$(c.fees)}`],
        ["Interest Charged", `+${$(c.interest)}`],
        ["<b>New Balance</b>", `<b>${$(c.balance)}</b>`],
        ["Credit Limit", $(c.limit)],
        ["Available Credit", $(c.available)],
        ["Cash Limit", $(Math.round(c.limit / 4))],
        ["Available Cash", $(Math.min(Math.round(c.limit / 4), c.available))],
        ["Statement Closing Date", date.slash(c.end)],
        ["Days in Billing Cycle", String(c.days)],
      ])}</div><div class=box><div class=h>Payment Information</div>${pairs([
        ["New Balance", $(c.balance)],
        ["Minimum Payment Due", $(c.minimum)],
        ["Payment Due Date", date.slash(c.due)],
      ])}<p style="margin:4px"><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 late fee.</p><p style="margin:4px"><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "llr",
        [
          "If you make no additional charges using this card and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will end up paying an estimated total of...",
        ],
        [
          ["Only the minimum payment", `${c.years} years`, money.wholeDollars(c.cost)],
          [
            money.wholeDollars(c.monthly),
            "3 years",
            `${money.wholeDollars(c.monthlyTotal)}<br>(Savings = ${money.wholeDollars(Math.max(0, c.cost - c.monthlyTotal))})`,
          ],
        ],
        "class=small",
      )}<p class=small style="margin:4px">If you would like information about credit counseling services, call 1-877-338-6191.</p></div></div>
<div class=box style="margin-top:8px"><div class=h>Evergreen Rewards Summary</div>${pairs([
        ["Beginning Points Balance", String(points)],
        ["Points Earned This Period", String(earned)],
        ["Points Redeemed", "0"],
        ["Total Points Available", String(points + earned)],
      ])}</div>
<div class=cut><div class=small>Please detach and return this portion with your payment. Do not send cash. Make checks payable to Platte Valley.</div><div class=row><div>PLATTE VALLEY NATIONAL BANK<br>P.O. BOX 2557<br>OMAHA NE 68103-2557<p>${c.person.name}<br>${c.person.street}<br>${c.person.town}</p></div><div>${pairs(
        [
          ["Account Number", starred(c.number, "#### #### #### ")],
          ["New Balance", $(c.balance)],
          ["Minimum Payment Due", $(c.minimum)],
          ["Payment Due Date", date.slash(c.due)],
          ["Amount Enclosed", "$ _________.____"],
        ],
      )}</div></div></div>${NEXT}
<div class=h>Transactions</div>${grid(
        "llllr",
        ["Trans Date", "Post Date", "Reference Number", "Transaction Description", "Amount"],
        [
          head("Payments and Other Credits"),
          ...rows("payment", "credit"),
          head("Purchases and Other Debits"),
          ...rows("purchase", "cash"),
          head("Fees"),
          ...rows("fee"),
          ["", "", "", "<b>TOTAL FEES FOR THIS PERIOD</b>", `<b>${$(c.fees)}</b>`],
          head("Interest Charged"),
          ...rows("interest"),
          ["", "", "", "INTEREST CHARGE ON CASH ADVANCES", $(0)],
          ["", "", "", "<b>TOTAL INTEREST FOR THIS PERIOD</b>", `<b>${$(c.interest)}</b>`],
        ],
        "class=t",
      )}
<div class=box style="width:60%;margin:10px auto"><div class=h style="text-align:center">${c.end.slice(0, 4)} Totals Year-to-Date</div>${pairs(
        [
          [`Total fees charged in ${c.end.slice(0, 4)}`, $(c.fees + 3_000)],
          [`Total interest charged in ${c.end.slice(0, 4)}`, $(c.interest * 3 + 1_122)],
        ],
      )}</div>
<div class=h>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${c.rate}% (v)`, $(c.base), $(c.interest)],
          ["Balance Transfers", `${c.rate}% (v)`, $(0), $(0)],
          ["Cash Advances", "30.24% (v)", $(0), $(0)],
        ],
      )}<p class=small>(v) = Variable Rate. The rates above may vary with the Prime Rate of 7.50%.</p>${NEXT}
<div class=h>Information About Your Account</div><p class=small><b>What To Do If You Think You Find A Mistake On Your Statement.</b> If you think there is an error on your statement, write to us at Platte Valley National Bank, P.O. Box 3696, Omaha NE 68103-0696. You must contact us within 60 days after the error appeared on your statement. If your mistake concerns a purchase of more than $50 made within 100 miles of your home, other rights may apply.</p><p class=small><b>How We Calculate Your Balance.</b> We use a method called "average daily balance (including new purchases)." <b>How to Avoid Paying Interest.</b> Your due date is at least 25 days after the close of each billing cycle. <b>Minimum interest:</b> none. <b>Returned payment:</b> up to $41.00. <b>Credit balances</b> of more than $1.00 are refunded on request.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Platte Valley",
          accounts: [
            {
              kind: "credit-card",
              institution: "Platte Valley",
              accountLast4: c.number.slice(-4),
              statementDate: c.end,
              currentBalance: decimal(c.balance),
              previousBalance: decimal(c.previous),
              creditLimit: decimal(c.limit),
              availableCredit: decimal(c.available),
              minimumPayment: decimal(c.minimum),
              paymentDueDate: c.due,
              pastDue: decimal(c.pastDue),
              apr: c.rate,
              aprs: [
                { kind: "purchase", apr: c.rate, balance: decimal(c.base) },
                { kind: "balance-transfer", apr: c.rate, balance: "0.00" },
                { kind: "cash-advance", apr: "30.24", balance: "0.00" },
              ],
              paymentsAndCredits: decimal(c.payments + c.credits),
              purchases: decimal(c.purchases),
              feesCharged: decimal(c.fees),
              interestCharged: decimal(c.interest),
              minimumPaymentWarning: {
                years: String(c.years),
                totalCost: `${decimal(c.cost).slice(0, -3)}.00`,
                monthlyPaymentFor36Months: `${decimal(c.monthly).slice(0, -3)}.00`,
              },
            },
          ],
          transactions: chargeRows(c.of("payment", "credit")).concat(
            chargeRows(c.of("purchase", "cash")),
            chargeRows(c.of("fee")),
            chargeRows(c.of("interest")),
          ),
          allowed: { "accounts.0.periodEnd": [c.end], "accounts.0.periodStart": [c.begin] },
        },
        "Platte Valley National Bank of Kearney",
        "Platte Valley National Bank",
      ),
    };
  },
};

/** A charge card of a business, two cardholders, all due at once: no limit, no rate, no minimum. */
const charge: Layout = {
  name: "vb-card-charge-meridian",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const m = cardMonth(seed, 402, {
      low: 120_000,
      high: 1_900_000,
      rates: [0],
      lateFee: 3_900,
      floor: 0,
      lateShare: 0,
      cashShare: 0,
      payment: "ACH PAYMENT RECEIVED - THANK YOU",
    });
    const random = m.random;
    const fee = random.chance(0.3) ? 37_500 : 0;
    const balance = m.balance + fee;
    const spend = m.of("purchase");
    const split = Math.ceil(spend.length / 2);
    const cards = [
      { name: m.person.name.toUpperCase(), last: m.number.slice(-5), lines: spend.slice(0, split) },
      { name: "PAT L FIGURANT", last: `${m.number.slice(-5, -2)}29`, lines: spend.slice(split) },
    ];
    const sum = (lines: typeof spend) => lines.reduce((all, line) => all + line.amount, 0);
    const feeLine = { text: "ANNUAL MEMBERSHIP FEE", amount: fee, day: m.end };
    const credits = m.of("payment", "credit");
    const closing = date.short(m.end);
    const due = addDays(m.end, 15);
    const html = document(
      `body{font:9pt "Helvetica Neue",Arial}${BASE} .logo{display:inline-block;background:#123a7a;color:#fff;font:bold 15pt Arial;padding:10px 8px;line-height:1} .big{font-size:18pt} .sum td{border-top:1px solid #aaa;padding:3px 4px} .t td,.t th{font-size:8pt;padding:2px 4px;border-bottom:1px dotted #aaa} h3{color:#123a7a;border-bottom:2px solid #123a7a;margin:14px 0 4px} .cut{border-top:1px dashed #555;margin-top:18px;padding-top:8px}`,
      `<div class=row><div style="flex:0 0 120px"><div class=logo>MERIDIAN<br>CHARTER</div></div><div><b style="font-size:14pt">Business Ledger Card</b><br>HOLLOW CREEK MILLWORK LLC<br>${m.person.name.toUpperCase()}<br>Closing Date ${closing}</div><div style="text-align:right" class=small>p. 1/3<br><br>Account Ending <b>${m.number.slice(-5, -4)}-${m.number.slice(-4)}</b></div></div>
<div class=row style="margin-top:16px"><div><div>New Balance</div><div class=big>${$(balance)}</div><div style="margin-top:10px">Please Pay By <sup>&#8225;</sup></div><div class=big>${date.short(due)}</div><p class=small>&#8225; Payment is due upon receipt. We suggest you pay by the Please Pay By date. You may have to pay a late fee if your payment is not received by the next Closing Date, which is ${date.short(addDays(m.end, 30))}.</p><p><b>Ledger Points Balance</b> as of ${date.short(addDays(m.end, -1))}<br>${random.whole(12, 190)},${random.whole(100, 999)}</p></div><div><h3>Account Summary</h3>${pairs(
        [
          ["Previous Balance", $(m.previous)],
          ["Payments/Credits", `-${$(m.payments + m.credits)}`],
          ["New Charges", `+${$(m.purchases)}`],
          ["Fees", `+${$(fee)}`],
          ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
        ],
        "class=sum",
      )}<p class=small>Days in Billing Period: ${m.days}</p><p class=small>No preset spending limit means the spending limit is flexible. Your purchasing power adjusts with your use of the Card and your payment history.</p></div></div>
<p>&#9432; See page 2 for important information about your account. Beginning with your next statement, business expense reports are available in the Ledger Desk app.</p>
<div class=cut><div class=row><div class=small>&#8595; Please fold on the perforation below, detach and return with your payment &#8595;<p style="font-size:9pt">HOLLOW CREEK MILLWORK LLC<br>${m.person.street}<br>${m.person.town}</p></div><div>Account Ending ${m.number.slice(-5, -4)}-${m.number.slice(-4)}<br>Enter account number on all checks. Make check payable to Meridian Charter.${pairs(
        [
          ["Please Pay By", date.short(due)],
          ["New Balance", $(balance)],
          ["Amount Enclosed", "$ __________"],
        ],
      )}</div></div></div>${NEXT}
<div class=row><b>HOLLOW CREEK MILLWORK LLC</b><span style="text-align:right">p. 2/3 &nbsp; Closing Date ${closing}</span></div><h3>Payments and Credits</h3>${pairs(
        [
          ["Payments", `-${$(m.payments)}`],
          ["Credits", `-${$(m.credits)}`],
          ["<b>Total Payments and Credits</b>", `-${$(m.payments + m.credits)}`],
        ],
        "class=sum",
      )}<h4>Detail &nbsp; <span class=small>*Indicates posting date</span></h4>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        credits.map((line) => [
          `${date.short(line.day)}${line.kind === "payment" ? "*" : ""}`,
          escaped(line.text),
          $(line.amount),
        ]),
        "class=t",
      )}<h3>New Charges</h3>${grid(
        "llr",
        ["Summary", "", "Total"],
        [
          ...cards.map((card) => [
            card.name,
            `Card Ending ${card.last.slice(0, 1)}-${card.last.slice(1)}`,
            $(sum(card.lines)),
          ]),
          ["<b>Total New Charges</b>", "", `<b>${$(m.purchases)}</b>`],
        ],
        "class=t",
      )}${cards
        .map(
          (card) =>
            `<h4>${card.name} &nbsp; Card Ending ${card.last.slice(0, 1)}-${card.last.slice(1)}</h4>${grid(
              "llr",
              ["", "", "Amount"],
              card.lines.map((line) => [date.short(line.day), escaped(line.text), $(line.amount)]),
              "class=t",
            )}`,
        )
        .join("")}<h3>Fees</h3>${grid(
        "llr",
        ["", "", "Amount"],
        [
          ...(fee > 0 ? [[date.short(feeLine.day), feeLine.text, $(fee)]] : []),
          ["<b>Total Fees for this Period</b>", "", $(fee)],
        ],
        "class=t",
      )}<h3>${m.end.slice(0, 4)} Fees Totals Year-to-Date</h3>${pairs([[`Total Fees in ${m.end.slice(0, 4)}`, $(fee)]])}${NEXT}
<div class=row><b>Customer Care</b><span style="text-align:right">p. 3/3</span></div><p class=small><b>Payments:</b> Your payment must be sent to the payment address shown on your statement and must be received by 5 p.m. local time at that address to be credited as of the day it is received. <b>Permission for Electronic Withdrawal:</b> When you send a check for payment, you give us permission to electronically withdraw your payment from your deposit account. <b>Foreign Currency Charges:</b> If you make a charge in a foreign currency, we will convert it into U.S. dollars on the date we process it. <b>Late fee:</b> the greater of $39.00 or 2.99% of any past due amount. Cards are issued by Meridian Charter National Bank, a subsidiary of Meridian Charter Company, P.O. Box 60189, City of Industry CA 91716.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Meridian Charter",
          accounts: [
            {
              kind: "credit-card",
              institution: "Meridian Charter",
              accountLast4: m.number.slice(-4),
              statementDate: m.end,
              currentBalance: decimal(balance),
              previousBalance: decimal(m.previous),
              paymentDueDate: due,
              paymentsAndCredits: decimal(m.payments + m.credits),
              purchases: decimal(m.purchases),
              feesCharged: decimal(fee),
            },
          ],
          transactions: [
            ...chargeRows(credits),
            ...cards.flatMap((card) => chargeRows(card.lines)),
            ...(fee > 0
              ? [{ account: 0, date: m.end, description: feeLine.text, amount: decimal(-fee) }]
              : []),
          ],
          allowed: {
            "accounts.0.minimumPayment": [decimal(balance)],
            "accounts.0.periodEnd": [m.end],
            "accounts.0.periodStart": [m.begin],
          },
        },
        "MERIDIAN CHARTER",
        "Meridian Charter National Bank",
        "Meridian Charter Company",
      ),
    };
  },
};

export const vbCardsBank: readonly Layout[] = [regional, charge];
