import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, NEXT, start } from "./un-data.ts";
import { type CardRow, cardFacts, cardMonth, cardTruthRows, paper, warningFacts } from "./ve-data.ts";

const $ = money.dollar;

/** A hardware store's card of a card bank: promotional purchases with deferred interest in a table of their own. */
const store = paper("card-store-deferred", "credit-cards", (seed) => {
  const { random, person } = start(seed, 703);
  const apr = random.pick(["29.99", "31.99", "33.99"]);
  const m = cardMonth(random, apr, "PAYMENT - THANK YOU", 3000, 4100, 0.7);
  const ends = m.number.slice(-4);
  const promo = m.payment === m.previous ? 0 : Math.round(m.previous * 0.28);
  const bought = inMonths(`${m.end.slice(0, 8)}14`, -4);
  const expires = inMonths(bought, 12);
  const initial = promo + random.whole(2_000, 30_000);
  const deferred = Math.round((promo * Number(apr) * 118) / 36_500);
  const rows = [...m.paid, ...m.back];
  const line = (row: CardRow) => [
    date.noYear(row.day),
    `P${digits(random, 9)}`,
    escaped(row.text),
    row.kind === "payment" || row.kind === "credit" ? `(${$(row.amount)})` : $(row.amount),
  ];
  const group = (title: string, total: number, list: readonly CardRow[]) => [
    [`<b>${title}</b>`, "", "", `<b>${total < 0 ? `(${$(-total)})` : $(total)}</b>`],
    ...list.map((row) => line(row)),
  ];
  const interestRow: CardRow = {
    day: m.end,
    text: "INTEREST CHARGE ON PURCHASES",
    amount: m.interest,
    kind: "interest",
  };
  const html = document(
    `body{font:8.5pt Arial}${BASE} .logo{font:900 26pt Arial;color:#00693e;letter-spacing:-1px} .h{background:#00693e;color:#fff;padding:2px 8px;font-weight:bold;margin-top:10px} .w td,.w th{border:1px solid #888;padding:3px 6px;font-size:7.5pt} .t td,.t th{padding:1px 4px;font-size:8pt}`,
    `<div class=row><div><div class=logo>Barlow’s</div><b>Barlow’s Advantage Card</b></div><div style="text-align:right">${person.name}<br>Account Number: **** **** **** ${ends}<br>Visit us at <b>barlows.syncrest.example</b><br>Customer Service: <b>1-800-444-1408</b></div></div>
<div class=row><div><div class=h>Summary of Account Activity</div>${pairs([
      ["Previous Balance", $(m.previous)],
      ["- Payments", $(m.payment)],
      ["- Other Credits", $(m.credits)],
      ["+ Purchases/Debits", $(m.purchases)],
      ["+ Fees Charged", $(m.fees)],
      ["+ Interest Charged", $(m.interest)],
      ["<b>New Balance</b>", `<b>${$(m.balance)}</b>`],
      ["&nbsp;", ""],
      ["Credit Limit", $(m.limit)],
      ["Available Credit", $(m.available)],
      ["Statement Closing Date", date.slash(m.end)],
      ["Days in Billing Cycle", String(m.days)],
    ])}</div><div><div class=h>Payment Information</div>${pairs([
      ["New Balance", $(m.balance)],
      m.pastDue > 0 && ["Amount Past Due", $(m.pastDue)],
      ["Total Minimum Payment Due", $(m.minimum)],
      ["<b>Payment Due Date</b>", `<b>${date.slash(m.due)}</b>`],
    ])}<p><b>Payments must be received by 5pm ET on ${date.slash(m.due)}.</b> We may convert your payment into an electronic debit. See reverse for details.</p><p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p><p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges using this card and each month you pay",
        "You will pay off the balance shown on this statement in about",
        "And you will end up paying an estimated total of",
      ],
      [
        ["Only the minimum payment", `${m.years} years`, $(m.slowCost)],
        [$(m.monthly), "3 years", `${$(m.quickCost)}<br>(Savings = ${$(m.saved)})`],
      ],
      "class=w",
    )}<p class=small>If you would like information about credit counseling services, call 1-877-302-8775.</p></div></div>
${
  promo > 0
    ? `<div class=h>Promotional Purchase Summary</div>${grid(
        "llrrr",
        [
          "Tran Date",
          "Description",
          "Initial Purchase Amount",
          "Promotional Balance",
          "Deferred Interest Charge(s)",
        ],
        [
          [
            date.slash(bought),
            `DEFERRED INTEREST/NO INTEREST IF PAID IN FULL<br>Promotional Expiration Date ${date.slash(expires)}`,
            $(initial),
            $(promo),
            $(deferred),
          ],
        ],
        "class=t",
      )}<p class=small><b>To avoid paying Deferred Interest Charge(s) on these promotional balance(s), you must pay the entire applicable promotional balance by the Promotional Expiration Date.</b> If you do not, interest will be charged to your account from the purchase date.</p>`
    : ""
}
<div class=small style="margin-top:8px">PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE. NOTICE: We may convert your payment into an electronic debit. See reverse for details, Billing Rights and other important information. 0003 0008 BXH 1 7 16 Page 1 of 2</div>
<hr style="border-top:1px dashed"><div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${grid(
      "cccc",
      ["Total Minimum<br>Payment Due", "Payment<br>Due Date", "New<br>Balance", "Account<br>Number"],
      [[$(m.minimum), date.slash(m.due), $(m.balance), `**** **** **** ${ends}`]],
      "class=w",
    )}Payment Enclosed: $ [ ][ ][ ][ ].[ ][ ] <br>Make Payment to: BARLOW’S/SYNCREST BANK<br>PO BOX 669821, DALLAS, TX 75266-0766</div></div>
${NEXT}<div class=h>Transaction Detail</div>${grid(
      "lllr",
      ["Date", "Reference #", "Description", "Amount"],
      [
        ...(m.payment > 0 ? group("Payments", -m.payment, m.paid) : []),
        ...(m.credits > 0 ? group("Other Credits", -m.credits, m.back) : []),
        ...group("Purchases and Other Debits", m.purchases, m.bought),
        ["<b>Total Fees Charged This Period</b>", "", "", `<b>${$(m.fees)}</b>`],
        ...m.late.map((row) => line(row)),
        ["<b>Total Interest Charged This Period</b>", "", "", `<b>${$(m.interest)}</b>`],
        [date.noYear(m.end), "", interestRow.text, $(m.interest)],
      ],
      "class=t",
    )}<div class=h>${m.end.slice(0, 4)} Year-to-Date Fees and Interest</div>${pairs([
      ["Total Fees Charged", $(m.ytdFees)],
      ["Total Interest Charged", $(m.ytdInterest)],
      ["Total Interest Paid", $(Math.round(m.ytdInterest / 2))],
    ])}<div class=h>Interest Charge Calculation</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lcrrr",
      [
        "Type of Balance",
        "Expiration Date",
        "Annual Percentage Rate",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Regular Purchases", "N/A", `${apr}%`, $(m.base), $(m.interest)],
        ...(promo > 0
          ? [["Deferred Interest/If Paid in Full", date.slash(expires), `${apr}%`, $(promo), "$0.00"]]
          : []),
      ],
      "class=t",
    )}<div class=h>Cardholder News and Information</div><p>5% off every day or special financing for 6 months on purchases of $299.00 or more. Ask a store associate for details. This Account is not covered by the Military Lending Act disclosures unless stated. Your account is owned by Syncrest Bank.</p>
<p class=small><b>Credit Reporting Disputes:</b> If you believe that we have reported inaccurate information about you to a credit bureau, write to P.O. Box 71746, Philadelphia, PA 19176. <b>How we will calculate your balance subject to interest rate:</b> We use a method called "daily balance." Payments over the minimum will be applied to the highest-APR balance first, except in the last two billing cycles of a deferred interest promotion, when they go to that balance.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "credit-cards",
        institution: "Barlow’s",
        accounts: [
          {
            ...cardFacts(m, "Barlow’s"),
            ...(m.pastDue > 0 ? { pastDue: decimal(m.pastDue) } : {}),
            paymentsAndCredits: decimal(m.payment + m.credits),
            purchases: decimal(m.purchases),
            aprs: [
              { kind: "purchase", apr, balance: decimal(m.base) },
              ...(promo > 0 ? [{ kind: "promotional" as const, apr, balance: decimal(promo), expires }] : []),
            ],
            minimumPaymentWarning: warningFacts(m),
          },
        ],
        transactions: cardTruthRows([
          ...rows,
          ...m.bought,
          ...m.late,
          ...(m.interest > 0 ? [interestRow] : []),
        ]),
        ...(m.interest > 0
          ? {}
          : { openRows: [{ account: 0, date: m.end, description: interestRow.text, amount: "0.00" }] }),
        allowed: { "accounts.0.paymentsAndCredits": [decimal(m.payment)] },
      },
      "Barlow's",
      "Barlows",
      "Syncrest Bank",
      "BARLOW’S/SYNCREST BANK",
      "Barlow’s/Syncrest Bank",
      "Barlow’s Advantage Card",
      "Barlow’s Advantage",
    ),
  };
});

export const veCardStore: readonly Layout[] = [store];
