import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { type Charge, cardFacts, cardRows, digits, leavingOpen, only, period, warned } from "./sb-data.ts";
import { at, billed, given, groupsOf, later, layoutOf, withOffer, year } from "./sh-data.ts";

const $ = money.dollar;
const card = layoutOf("card", "credit-cards");

/** A national bank: warning in the first column, account summary in the second, an introductory transfer rate, several pages. */
const kingsbury = card("kingsbury", (seed) => {
  const d = withOffer(
    billed(
      seed,
      { salt: 31_001, previous: [180_000, 980_000], purchases: [8, 18], pays: "part", late: 0.25, cash: 0.3 },
      { payment: "Payment Thank You-Mobile", interest: "PURCHASE INTEREST CHARGE" },
    ),
    0.45,
  );
  const g = groupsOf(d);
  const ends = later(d.end, 9);
  const row = (line: Charge) => [date.noYear(line.day), escaped(line.text), money.plain(line.amount)];
  const rows = (title: string, lines: readonly Charge[]) =>
    lines.length > 0
      ? `<tr><td colspan=3 class=sec>${title}</td></tr>${lines
          .map(row)
          .map((cells) => `<tr><td>${cells[0]}</td><td>${cells[1]}</td><td class=r>${cells[2]}</td></tr>`)
          .join("")}`
      : "";
  const rate = (name: string, apr: string, balance: number, interest: number) => [
    name,
    apr,
    $(balance),
    $(interest),
  ];
  const cashBase = d.cash;
  const html = document(
    `body{font:8.6pt "Liberation Sans";color:#222}${BASE}.blue{color:#14457a}.bar{background:#14457a;color:#fff;padding:3px 8px;font-weight:bold;margin:12px 0 4px}.sec{font-weight:bold;padding-top:8px;border-bottom:1px solid #bbb}.box{border:1px solid #14457a;padding:8px}.next{break-before:page}.coupon{border-top:1px dashed #666;margin-top:16px;padding-top:10px}.w td,.w th{border:1px solid #999;padding:3px 5px;vertical-align:top}.s td{padding:2px 0}`,
    `<div class=row><div><span class=blue style="font-size:17pt;font-weight:bold">Kingsbury</span><div style="font-size:8pt">kingsbury.example &nbsp; Customer service 1-800-555-0144</div></div><div class=r><b>Kingsbury Unbound&trade; Visa Signature&reg; card</b><br>Account ending in ${d.last4}<br>Opening/Closing Date ${date.short(d.start)} - ${date.short(d.end)}</div></div>
    <div class=row style="margin-top:14px"><div class=box><b class=blue style="font-size:11pt">Payment information</b>${pairs(
      [
        ["Payment Due Date:", `<b>${date.short(d.due)}</b>`],
        ["New Balance:", `<b>${$(d.balance)}</b>`],
        ["Minimum Payment Due:", `<b>${$(d.minimum)}</b>`],
      ],
      "class=s",
    )}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00 and your APRs will be subject to increase to a maximum Penalty APR of 29.99%.</p><p><b>Minimum Payment Warning:</b> Enrol in AutoPay. If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges and each month you pay&hellip;",
        "You will pay off the balance shown in about&hellip;",
        "And you will end up paying an estimated total of&hellip;",
      ],
      [
        ["Only the minimum payment", `${d.years} years`, money.wholeDollars(d.totalCost)],
        [
          money.wholeDollars(d.monthly),
          "3 years",
          `${money.wholeDollars(d.monthly * 36)}<br>(Savings=${money.wholeDollars(Math.max(100, d.totalCost - d.monthly * 36))})`,
        ],
      ],
      "class=w",
    )}</div><div><div class=bar style="margin-top:0">ACCOUNT SUMMARY</div><div>Account Number: XXXX XXXX XXXX ${d.last4}</div>${pairs(
      [
        ["Previous Balance", $(d.previous)],
        ["Payment, Credits", `-${$(d.payments + d.credits)}`],
        ["Purchases", `+${$(d.purchases)}`],
        ["Cash Advances", d.cash > 0 ? `+${$(d.cash)}` : "$0.00"],
        ["Balance Transfers", "$0.00"],
        ["Fees Charged", d.fees > 0 ? `+${$(d.fees)}` : "$0.00"],
        ["Interest Charged", `+${$(d.interest)}`],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
        ["Opening/Closing Date", `${date.short(d.start)} - ${date.short(d.end)}`],
        ["Credit Access Line", money.wholeDollars(d.limit)],
        ["Available Credit", $(d.available)],
        ["Cash Access Line", money.wholeDollars(d.cashLimit)],
        ["Available for Cash", money.wholeDollars(Math.floor(d.cashLimit / 200) * 100)],
        ["Past Due Amount", $(d.pastDue)],
        ["Balance over the Credit Access Line", "$0.00"],
      ],
      "class=s",
    )}<div class=bar>UNBOUND REWARDS SUMMARY</div>${pairs(
      [
        ["Previous points balance", "18,204"],
        ["+ 1.5 points per $1 earned on all purchases", String(Math.round(d.purchases / 66))],
        ["+ Points earned on travel", "0"],
        ["<b>Total points available for redemption</b>", String(18_204 + Math.round(d.purchases / 66))],
      ],
      "class=s",
    )}</div></div>
    <div class="coupon row"><div style="font-size:7.4pt">${digits(d.random, 4)} 0000 ${digits(d.random, 7)} 000${d.minimum}000${d.balance}<br><br>${at(d.person)}</div><div>${pairs(
      [
        ["Payment Due Date:", date.short(d.due)],
        ["New Balance:", $(d.balance)],
        ["Minimum Payment Due:", $(d.minimum)],
        ["Account number:", `XXXX XXXX XXXX ${d.last4}`],
      ],
      "class=s",
    )}<p>$ ______________ Amount Enclosed<br>Make your check payable to Kingsbury Card Services</p></div></div>
    <div class=next><div class=row><div class=blue><b>Kingsbury</b></div><div class=r>Page 2 of 3 &nbsp; Statement Date: ${date.short(d.end)}</div></div><div class=bar>ACCOUNT ACTIVITY</div><table><tr><th style="width:90px">Date of Transaction</th><th>Merchant Name or Transaction Description</th><th class=r>$ Amount</th></tr>${rows("PAYMENTS AND OTHER CREDITS", g.credits)}${rows("PURCHASE", only(g.bought, "purchase"))}${rows("CASH ADVANCE", only(g.bought, "cash"))}${rows("FEES CHARGED", g.fees)}${g.fees.length > 0 ? `<tr><td></td><td>TOTAL FEES FOR THIS PERIOD</td><td class=r>$${money.plain(d.fees)}</td></tr>` : ""}${rows("INTEREST CHARGED", g.interest)}<tr><td></td><td>TOTAL INTEREST FOR THIS PERIOD</td><td class=r>${$(d.interest)}</td></tr></table>
    <table style="width:60%;margin:12px auto;border:1px solid"><tr><th colspan=2 style="text-align:center">${year(d.end)} Totals Year-to-Date</th></tr><tr><td>Total fees charged in ${year(d.end)}</td><td class=r>${$(d.feesYear)}</td></tr><tr><td>Total interest charged in ${year(d.end)}</td><td class=r>${$(d.interestYear)}</td></tr></table></div>
    <div class=next><div class=bar>INTEREST CHARGES</div><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "Balance Type",
        "Annual Percentage Rate (APR)",
        "Balance Subject To Interest Rate",
        "Interest Charges",
      ],
      [
        ["<b>PURCHASES</b>", "", "", ""],
        rate("&nbsp; Purchases", `${d.apr}%(v)(d)`, d.base, d.interest),
        ["<b>CASH ADVANCES</b>", "", "", ""],
        rate("&nbsp; Cash Advances", `${d.cashApr}%(v)(d)`, cashBase, 0),
        ["<b>BALANCE TRANSFERS</b>", "", "", ""],
        rate("&nbsp; Balance Transfers", `${d.apr}%(v)(d)`, 0, 0),
        rate(`&nbsp; Intro offer, expires ${date.slash(ends)}`, "0.00%(d)", d.offered, 0),
      ],
      "class=w",
    )}<p class=small>(v) = Variable Rate. (d) = Daily Balance Method (including new transactions). ${d.days} Days in Billing Period. Your variable APR moves with the Prime Rate, 7.50% on ${date.short(addDays(d.end, -12))}.</p><h4>My Kingsbury Plan&reg; and other news</h4><p>Break up an eligible purchase of $100.00 or more into equal monthly payments with no interest, just a fixed monthly fee of up to 1.72%. Thinking of a home? Kingsbury Mortgage offers fixed rates from 6.125% (6.288% APR). Kingsbury Total Checking: $300.00 for new customers.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Kingsbury",
          accounts: [
            {
              ...cardFacts(d, "Kingsbury"),
              ...period(d),
              ...warned(d),
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: decimal(cashBase) },
                { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
                { kind: "promotional", apr: "0.00", balance: decimal(d.offered), expires: ends },
              ],
            },
          ],
          transactions: cardRows([...g.credits, ...g.bought, ...g.fees, ...g.interest]),
        },
        "Kingsbury Card Services",
      ),
      { "accounts.0.aprs.penalty.apr": "29.99" },
    ),
  };
});

/** A charge account of which a part may be paid over time: two columns of balances, a minimum made of both, no limit preset. */
const ashcombe = card("ashcombe-over-time", (seed) => {
  const d = billed(
    seed,
    {
      salt: 31_019,
      previous: [150_000, 620_000],
      purchases: [6, 14],
      pays: "part",
      credit: 0.5,
      rate: [18, 28],
    },
    { payment: "ELECTRONIC PAYMENT RECEIVED-THANK", interest: "Interest Charge on Pay Over Time Charges" },
  );
  const random = d.random;
  const small = only(d.lines, "purchase").filter((line) => line.amount < 4_000);
  const full = small.reduce((sum, line) => sum + line.amount, 0);
  const fullBefore = Math.min(d.payments, Math.round(d.previous / 6));
  const timeBefore = d.previous - fullBefore;
  const time = d.balance - full;
  const timeDue = Math.min(time, Math.max(4_000, Math.floor(time / 10_000) * 100 + d.interest));
  const minimum = full + timeDue;
  const points = random.whole(20_000, 240_000);
  const over = new Set(d.lines.filter((line) => line.kind === "purchase" && line.amount >= 4_000));
  const timeLimit = Math.ceil((time + random.whole(200_000, 900_000)) / 100_000) * 100_000;
  const html = document(
    `body{font:9pt "Liberation Sans";color:#1d2a3a}${BASE}.h{font-size:12pt;font-weight:bold;color:#0f5c8c;border-top:2px solid #0f5c8c;padding-top:5px;margin-top:14px}.big{font-size:17pt;font-weight:bold}.next{break-before:page}.g td{background:#eef5f9;padding:8px 10px}.l td,.l th{padding:3px 4px;border-bottom:1px solid #d9e2e8}.foot{border-top:1px dashed;margin-top:18px;padding-top:8px}`,
    `<div class=row><div><b style="font:22pt 'Liberation Serif'">Ashcombe</b><br>Gold Member Account</div><div class=r>${d.person.name}<br>Closing Date ${date.short(d.end)}<br>Account Ending ${digits(random, 1)}-${d.last4}</div></div>
    <table class=g style="margin-top:12px"><tr><td style="width:34%">New Balance<br><span class=big>${$(d.balance)}</span></td><td style="width:33%">Minimum Payment Due<br><span class=big>${$(minimum)}</span></td><td>Payment Due Date<br><span class=big>${date.short(d.due)}</span></td></tr><tr><td colspan=3>Your Minimum Payment Due is your Pay In Full amount of ${$(full)} plus your Pay Over Time minimum of ${$(timeDue)}.</td></tr></table>
    <div class=row><div><p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(d.due)}, you may have to pay a late fee of up to $39.00 and your Pay Over Time APR may be increased to the Penalty APR of 29.99%.</p><p><b>Minimum Payment Warning:</b> If you have a Pay Over Time balance and make only its minimum each period, you will pay more interest and it will take you longer. If you make no other charges and each month pay only the Minimum Payment Due, you will pay off the balance shown in about <b>${d.years} years</b> and pay an estimated total of <b>${money.wholeDollars(d.totalCost)}</b>. At <b>${money.wholeDollars(d.monthly)}</b> it takes about 3 years and <b>${money.wholeDollars(d.monthly * 36)}</b>.</p><div class=h>Membership points</div><p>Available and pending as of ${date.short(addDays(d.end, -1))}: <b>${points.toLocaleString("en-US")}</b></p></div>
    <div><div class=h>Account Summary</div>${grid(
      "lrr",
      ["", "Pay In Full", "Pay Over Time"],
      [
        ["Previous Balance", $(fullBefore), $(timeBefore)],
        ["Payments/Credits", `-${$(fullBefore)}`, `-${$(d.payments + d.credits - fullBefore)}`],
        ["New Charges", `+${$(full)}`, `+${$(d.purchases - full)}`],
        ["Fees", "+$0.00", "+$0.00"],
        ["Interest Charged", "+$0.00", `+${$(d.interest)}`],
        ["<b>Balance</b>", `<b>${$(full)}</b>`, `<b>${$(time)}</b>`],
      ],
      "class=l",
    )}<b>Account Total</b>${pairs([
      ["Previous Balance", $(d.previous)],
      ["Payments/Credits", `-${$(d.payments + d.credits)}`],
      ["New Charges", `+${$(d.purchases)}`],
      ["Fees", "+$0.00"],
      ["Interest Charged", `+${$(d.interest)}`],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["<b>Minimum Due</b>", `<b>${$(minimum)}</b>`],
    ])}${pairs([
      ["Pay Over Time Limit", $(timeLimit)],
      ["Available Pay Over Time Limit", $(timeLimit - time)],
      ["Days in Billing Period", String(d.days)],
    ])}</div></div>
    <div class=foot><div class=row><div>&darr; Please fold on the perforation below, detach and return with your payment<br><br>${at(d.person)}</div><div>${pairs(
      [
        ["Account Ending", d.last4],
        ["Payment Due Date", date.short(d.due)],
        ["New Balance", $(d.balance)],
        ["Minimum Payment Due", $(minimum)],
      ],
    )}<p class=r>$ ____________ . ____</p></div></div></div>
    <div class=next><b style="font-size:14pt">Ashcombe</b> <span style="float:right">p. 2/3</span><div class=h>Payments and Credits</div>${grid(
      "llr",
      ["Detail", "*Indicates posting date", "Amount"],
      only(d.lines, "payment", "credit").map((line) => [
        `${date.short(line.day)}${line.kind === "payment" ? "*" : ""}`,
        escaped(line.text),
        `-${$(-line.amount)}`,
      ]),
      "class=l",
    )}<div class=h>New Charges</div>${pairs([["Total New Charges", $(d.purchases)]])}<p style="text-align:right">&loz; - Pay Over Time and/or Cash Advance activity</p>${grid(
      "llr",
      ["Detail", "", "Amount"],
      only(d.lines, "purchase").map((line) => [
        date.short(line.day),
        escaped(line.text),
        `${$(line.amount)}${over.has(line) ? " &loz;" : ""}`,
      ]),
      "class=l",
    )}<div class=h>Fees</div><p>Total Fees for this Period <b style="float:right">$0.00</b></p><div class=h>Interest Charged</div>${grid(
      "llr",
      [],
      only(d.lines, "interest").map((line) => [date.short(line.day), line.text, $(line.amount)]),
      "class=l",
    )}<p>Total Interest Charged for this Period <b style="float:right">${$(d.interest)}</b></p></div>
    <div class=next><div class=h>About Trailing Interest and your rates</div>${grid(
      "llrr",
      ["", "Transactions Dated", "Annual Percentage Rate", "Balance Subject to Interest Rate"],
      [["Pay Over Time option", `From ${date.slash(d.start)}`, `${d.apr}% (v)`, $(d.base)]],
      "class=l",
    )}<p>${year(d.end)} Fees and Interest Totals Year-to-Date: Total Fees in ${year(d.end)} ${$(d.feesYear + 25_000)}; Total Interest in ${year(d.end)} ${$(d.interestYear)}.</p><p>There is no preset spending limit on Pay In Full charges, which does not mean unlimited spending. Your $250.00 annual membership is billed each ${date.monthYear(addDays(d.end, 160)).split(" ")[0] ?? ""}. Refer a friend and earn up to 30,000 points. High-Yield Savings from Ashcombe National Bank: 3.70% APY.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Ashcombe",
          accounts: [
            {
              ...cardFacts(d, "Ashcombe"),
              ...warned(d),
              statementDate: d.end,
              minimumPayment: decimal(minimum),
              apr: d.apr,
              aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.base) }],
            },
          ],
          transactions: cardRows([
            ...only(d.lines, "payment", "credit"),
            ...only(d.lines, "purchase"),
            ...only(d.lines, "interest"),
          ]),
        },
        "Ashcombe National Bank",
      ),
      {
        "accounts.0.creditLimit": decimal(timeLimit),
        "accounts.0.availableCredit": decimal(timeLimit - time),
        "accounts.0.periodEnd": d.end,
        "accounts.0.periodStart": d.start,
        "accounts.0.aprs.penalty.apr": "29.99",
      },
    ),
  };
});

/** A furnisher's plan from a bank of store programmes: boxed promotional table, deferred interest, no plain word for its kind. */
const pemberton = card("pemberton-deferred", (seed) => {
  const d = withOffer(
    billed(
      seed,
      {
        salt: 31_037,
        previous: [140_000, 520_000],
        purchases: [1, 3],
        pays: "part",
        rate: [28, 33],
        late: 0.3,
        credit: 0.2,
      },
      {
        payment: "PAYMENT - THANK YOU",
        credit: "PEMBERTON & RYE RETURN 0144",
        interest: "INTEREST CHARGE ON PURCHASES",
        shops: [
          "PEMBERTON & RYE #0144 RUG PAD",
          "PEMBERTON & RYE WEB LAMP 2PK",
          "PEMBERTON & RYE #0144 DELIVERY",
        ],
      },
    ),
    0.6,
  );
  const g = groupsOf(d);
  const random = d.random;
  const ends = later(d.end, random.whole(2, 10));
  const bought = addDays(ends, -365);
  const initial = Math.round(d.offered * 1.6);
  const accrued = Math.round(d.offered * 0.14);
  const m = money.plain;
  const html = document(
    `body{font:8.4pt "Liberation Sans Narrow"}${BASE}.t{background:#5b2333;color:#fff;padding:3px 8px;font-weight:bold;margin:10px 0 3px;text-transform:uppercase;font-size:8pt}.lt td,.lt th{border-bottom:1px solid #ccc;padding:2px 4px}.top{border:1.5px solid #5b2333;padding:8px}.ad{background:#f6eef0;padding:8px;text-align:center}`,
    `<div class=row><div><b style="font:italic 18pt 'Liberation Serif'">Pemberton &amp; Rye</b><br>Home Furnishings Revolving Account</div><div class=r>Visit us at pembertonrye.example/account<br>Account Services: 1-866-555-0133</div></div>
    <div class="row" style="margin-top:8px"><div>${pairs([
      ["<b>Summary of Account Activity</b>", ""],
      ["Previous Balance", $(d.previous)],
      ["&ndash; Payments", $(d.payments)],
      ["&ndash; Other Credits", $(d.credits)],
      ["+ Purchases/Debits", $(d.purchases)],
      ["+ Fees Charged", $(d.fees)],
      ["+ Interest Charges", $(d.interest)],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["Credit Limit", money.wholeDollars(d.limit)],
      ["Available Credit", money.wholeDollars(Math.floor(d.available / 100) * 100)],
      ["Statement Closing Date", date.slash(d.end)],
      ["Days in Billing Cycle", String(d.days)],
    ])}</div><div class=top><b>Payment Information</b>${pairs([
      ["New Balance", $(d.balance)],
      ["Amount Past Due", $(d.pastDue)],
      ["Total Minimum Payment Due", `<b>${$(d.minimum)}</b>`],
      ["Payment Due Date", `<b>${date.slash(d.due)}</b>`],
    ])}<p><b>PAYMENT DUE BY 5 P.M. EASTERN ON THE DUE DATE.</b> NOTICE: We may convert your payment into an electronic debit.</p><p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the date above, you may have to pay a late fee up to $41.00.</p></div></div>
    <p><b>Minimum Payment Warning:</b> making only the Total Minimum Payment Due each period, no more charges: paid off in about ${d.years} years, total about ${money.wholeDollars(d.totalCost)}. Paying ${money.wholeDollars(d.monthly)}: about 3 years, total ${money.wholeDollars(d.monthly * 36)}. For credit counseling call 1-877-555-0166.</p>
    <div class=t>Promotional Purchase Summary</div>${grid(
      "lrrrl",
      [
        "Description",
        "Initial Purchase Amount",
        "Deferred Interest Charges",
        "Promotional Balance",
        "Expiration Date",
      ],
      [
        [
          `${date.slash(bought)} NO INTEREST IF PAID IN FULL WITHIN 12 MONTHS`,
          $(initial),
          $(accrued),
          $(d.offered),
          date.slash(ends),
        ],
      ],
      "class=lt",
    )}<p>To avoid paying the Deferred Interest Charges on a promotional purchase, you must pay its entire Promotional Balance by its Expiration Date.</p>
    <div class=t>Transaction Detail</div>${grid(
      "lllr",
      ["Date", "Reference #", "Description", "Amount"],
      [
        ["", "", "<b>Payments</b>", `-${$(d.payments)}`],
        ...g.credits.map((line) => [
          date.noYear(line.day),
          line.reference,
          escaped(line.text),
          `(${$(-line.amount)})`,
        ]),
        ["", "", "<b>Purchases and Other Debits</b>", $(d.purchases)],
        ...g.bought.map((line) => [
          date.noYear(line.day),
          line.reference,
          escaped(line.text),
          $(line.amount),
        ]),
        ["", "", "<b>Total Fees Charged This Period</b>", $(d.fees)],
        ...g.fees.map((line) => [date.noYear(line.day), "", line.text, $(line.amount)]),
        ["", "", "<b>Total Interest Charged This Period</b>", $(d.interest)],
        ...g.interest.map((line) => [date.noYear(line.day), "", line.text, $(line.amount)]),
      ],
      "class=lt",
    )}
    <div class=t>${year(d.end)} Year-to-Date Fees and Interest</div>${pairs([
      [`Total Fees Charged in ${year(d.end)}`, $(d.feesYear)],
      [`Total Interest Charged in ${year(d.end)}`, $(d.interestYear)],
      [`Total Interest Paid in ${Number(year(d.end)) - 1}`, $(d.interestYear + 20_411)],
    ])}
    <div class=t>Interest Charge Calculation</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lllrr",
      [
        "Type of Balance",
        "Expiration Date",
        "Annual Percentage Rate",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Regular Purchases", "NA", `${d.apr}%`, `$${m(d.base)}`, `$${m(d.interest)}`],
        [
          "Deferred Interest/No Interest If Paid In Full",
          date.slash(ends),
          `${d.apr}%`,
          `$${m(d.offered)}`,
          "$0.00",
        ],
      ],
      "class=lt",
    )}
    <div class=ad style="margin-top:10px"><b>24 MONTHS ON MATTRESSES $999.00 AND UP.</b> Through ${date.slash(addDays(d.due, 9))}. Equal payments, 0% interest. Also: 10% back in Rye Rewards on your birthday, up to $50.00.</div>
    <div style="border-top:1px dashed;margin-top:12px;padding-top:6px" class=row><div>${at(d.person)}</div><div>${pairs(
      [
        ["Account Number", `XXXX XXXX XXXX ${d.last4}`],
        ["Total Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.slash(d.due)],
        ["New Balance", $(d.balance)],
        ["Payment Enclosed", "$ [ ] [ ] [ ] [ ] . [ ] [ ]"],
      ],
    )}<p>Make payment to TALLGRASS NATIONAL BANK/PEMBERTON</p></div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Pemberton & Rye",
          accounts: [
            {
              ...cardFacts(d, "Pemberton & Rye"),
              ...warned(d),
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(Math.floor(d.available / 100) * 100),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                {
                  kind: "promotional",
                  apr: d.apr,
                  balance: decimal(d.offered),
                  expires: ends,
                  interest: "deferred",
                  accruedInterest: decimal(accrued),
                },
              ],
            },
          ],
          transactions: cardRows([...g.credits, ...g.bought, ...g.fees, ...g.interest]),
        },
        "Tallgrass National Bank",
        "TALLGRASS NATIONAL BANK/PEMBERTON",
        "Pemberton",
      ),
      { "accounts.0.periodEnd": d.end },
    ),
  };
});

/** A credit union's processor print: everything in capitals, trailing minus, two addresses, a daily periodic rate, cents nowhere on limits. */
const lakebridge = card("lakebridge-union", (seed) => {
  const d = billed(
    seed,
    {
      salt: 31_053,
      previous: [30_000, 460_000],
      purchases: [4, 11],
      pays: "either",
      rate: [9, 17],
      late: 0.2,
      cash: 0.2,
    },
    {
      payment: "PAYMENT - TRANSFER FROM SHARE",
      interest: "INTEREST CHARGE PURCHASES",
      fee: "LATE PAYMENT FEE",
    },
  );
  const t = money.trailing;
  const html = document(
    `body{font:8pt "Liberation Mono"}${BASE}.b{border:1px solid;padding:6px}.l td,.l th{padding:1px 3px}hr{border:0;border-top:1px dashed}`,
    `<div class=row><div>LAKEBRIDGE COMMUNITY<br>FEDERAL CREDIT UNION<br>P.O. BOX 410<br>ERIE PA 16512-0410</div><div class=b>${pairs(
      [
        ["ACCOUNT NUMBER", `**** **** **** ${d.last4}`],
        ["STMT CLOSING DATE", date.short(d.end)],
        ["NEW BALANCE", t(d.balance)],
        ["MINIMUM AMOUNT DUE", t(d.minimum)],
        ["DUE DATE", date.short(d.due)],
        ["AMOUNT OF PAYMENT", "$______________"],
      ],
    )}</div></div><p style="margin:20px 0">${at(d.person).toUpperCase()}</p><hr>
    <p>PLATINUM MASTERCARD &nbsp; PLEASE KEEP THIS PART FOR YOUR RECORDS &nbsp; MEMBER SVC (814) 555-0172 &nbsp; LOST/STOLEN 800-555-0121</p>
    ${grid(
      "rrrrr",
      ["CREDIT LINE", "AVAIL CREDIT", "CASH LINE", "DAYS IN CYCLE", "PAST DUE AMT"],
      [
        [
          t(d.limit).slice(0, -3),
          t(d.available).slice(0, -3),
          t(d.cashLimit).slice(0, -3),
          String(d.days),
          t(d.pastDue),
        ],
      ],
      "class=l",
    )}<hr>${grid(
      "lllr",
      ["TRAN", "POST", "DESCRIPTION", "AMOUNT"],
      d.lines.map((line) => [
        date.noYear(line.day),
        date.noYear(line.posted),
        escaped(line.text).toUpperCase(),
        t(line.amount),
      ]),
      "class=l",
    )}<hr>
    ${grid(
      "rrrrrrr",
      [
        "PREV BALANCE",
        "- PAYMENTS",
        "- CREDITS",
        "+ PURCH/ADVANCES",
        "+ FEES",
        "+ INTEREST",
        "= NEW BALANCE",
      ],
      [
        [
          t(d.previous),
          t(d.payments),
          t(d.credits),
          t(d.purchases + d.cash),
          t(d.fees),
          t(d.interest),
          t(d.balance),
        ],
      ],
      "class=l",
    )}<hr>${grid(
      "lrrrr",
      ["", "BALANCE SUBJ TO INT", "DAILY PERIODIC RATE", "ANNUAL PERCENTAGE RATE", "INTEREST"],
      [
        ["PURCHASES", t(d.base), `${(Number(d.apr) / 365).toFixed(5)}%`, `${d.apr}%`, t(d.interest)],
        ["CASH", "0.00", `${(Number(d.apr) / 365).toFixed(5)}%`, `${d.apr}%`, "0.00"],
      ],
      "class=l",
    )}<p>FEES THIS PERIOD ${t(d.fees)} &nbsp; INTEREST THIS PERIOD ${t(d.interest)}<br>TOTAL FEES CHARGED IN ${year(d.end)} ${t(d.feesYear)} &nbsp; TOTAL INTEREST CHARGED IN ${year(d.end)} ${t(d.interestYear)}</p>
    <p>PAYING ONLY THE MINIMUM WITH NO NEW CHARGES, THE NEW BALANCE ABOVE IS REPAID IN ABOUT ${d.years} YEARS AT A TOTAL OF ${$(d.totalCost)}. PAYING ${$(d.monthly)} A MONTH IT IS REPAID IN 3 YEARS. LATE FEE: UP TO $25.00 AFTER 10 DAYS.</p>
    <p>CUREWARDS POINTS: BEGINNING 4,210 &nbsp; EARNED ${Math.round(d.purchases / 100)} &nbsp; REDEEMED 0<br>*** NEW AUTO RATES FROM 5.49% APR. SKIP-A-PAY IN DECEMBER FOR $30.00. SHARE CERTIFICATES TO 4.10% APY. ***</p><p class=small>NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION. AN AMOUNT FOLLOWED BY A MINUS SIGN (-) IS A CREDIT OR A CREDIT BALANCE UNLESS OTHERWISE INDICATED.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "LAKEBRIDGE COMMUNITY FEDERAL CREDIT UNION",
          accounts: [
            {
              ...cardFacts(d, "LAKEBRIDGE COMMUNITY FEDERAL CREDIT UNION"),
              ...warned(d),
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(Math.floor(d.available / 100) * 100),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.apr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "LAKEBRIDGE COMMUNITY",
      ),
      { "accounts.0.periodEnd": d.end, "accounts.0.purchases": decimal(d.purchases + d.cash) },
    ),
  };
});

/** A fintech's month, exported from its app: sentences and a list by day, no table; never says what it is. */
const pebble = card("pebble-app", (seed) => {
  const d = billed(
    seed,
    {
      salt: 31_071,
      previous: [20_000, 310_000],
      purchases: [6, 14],
      pays: "either",
      rate: [19, 29],
      credit: 0.4,
    },
    {
      payment: "Payment from bank ••6610",
      credit: "Refund from Old Navy",
      interest: "Interest for the month",
    },
  );
  const back = Math.round(d.purchases / 50);
  const days = [...new Set(d.lines.map((line) => line.day))].toReversed();
  const sign = (line: Charge) => (line.amount < 0 ? `+${$(-line.amount)}` : $(line.amount));
  const ordered = days.flatMap((day) => d.lines.filter((line) => line.day === day));
  const stat = (label: string, value: string) =>
    `<div style="flex:1"><div style="font-size:14pt">${value}</div><div class=q>${label}</div></div>`;
  const html = document(
    `@page{margin:.7in 1.3in}body{font:10pt "DejaVu Sans";color:#14213d}${BASE}.q{color:#6b7280;font-size:8.4pt}.card{background:#f3f4f6;border-radius:16px;padding:14px 18px;margin:12px 0}.d{color:#6b7280;font-size:8.6pt;margin:12px 0 2px}.x{display:flex;justify-content:space-between;border-bottom:1px solid #eee;padding:5px 0}`,
    `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:20pt">pebble</b><span class=q>${date.monthDay(d.start)} to ${date.abbreviatedBare(d.end)}</span></div><p class=q>${d.person.name} &middot; ${d.person.street}, ${d.person.town} &middot; Pebble ••${d.last4}</p>
    <div class=card><div class=q>You owe</div><div style="font-size:30pt;font-weight:bold">${$(d.balance)}</div><p>Pay at least <b>${$(d.minimum)}</b> by <b>${date.abbreviatedBare(d.due)}</b>. Pay all of it by then and new purchases cost you no interest.</p></div>
    <p>You came into this month owing ${$(d.previous)}. You paid or got back ${$(d.payments + d.credits)} and spent ${$(d.purchases)}. Interest was ${$(d.interest)} and fees were ${$(d.fees)}. That is how we get to ${$(d.balance)}.</p>
    <div style="display:flex;gap:14px" class=card>${stat("spending limit", money.wholeDollars(d.limit))}${stat("left to spend", $(d.available))}${stat("cash back earned", $(back))}${stat("interest rate (APR)", `${d.apr}%`)}</div>
    <h3>Everything that happened</h3>${days
      .map(
        (day) =>
          `<div class=d>${date.longNoYear(day)}</div>${d.lines
            .filter((line) => line.day === day)
            .map((line) => `<div class=x><span>${escaped(line.text)}</span><span>${sign(line)}</span></div>`)
            .join("")}`,
      )
      .join("")}
    <h3>If you only pay the minimum</h3><p>Don't spend any more and pay just the minimum every month, and you'll be done in about ${d.years} years, having paid about ${money.wholeDollars(d.totalCost)}. Pay ${money.wholeDollars(d.monthly)} every month instead and you'll be done in 3 years, having paid about ${money.wholeDollars(d.monthly * 36)}.</p>
    <h3>How interest was worked out</h3><p>Purchases: ${d.apr}% a year on an average daily balance of ${$(d.base)}, ${d.days} days. This year so far: ${$(d.interestYear)} interest, ${$(d.feesYear)} fees. We never charge late fees or penalty rates.</p><p class=q>Pebble is a financial technology company, not a bank. Credit is extended by Orrin Valley Bank, Member FDIC. Pebble Save pays 4.00% APY on up to $5,000.00. Give a friend $25, get $25.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "pebble",
          accounts: [
            {
              ...cardFacts(d, "pebble"),
              ...period(d),
              ...warned(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.base) }],
            },
          ],
          transactions: cardRows(ordered),
        },
        "Orrin Valley Bank",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** A trust company's company account: one section a user with its own subtotal, the account's own rows last, a remittance slip first. */
const cartwright = card("cartwright-users", (seed) => {
  const d = billed(
    seed,
    {
      salt: 31_089,
      previous: [220_000, 1_400_000],
      purchases: [9, 20],
      pays: "either",
      rate: [17, 27],
      late: 0.2,
    },
    {
      payment: "AUTOPAY ACH PYMT - THANK YOU",
      interest: "FINANCE CHARGE *PURCHASES",
      fee: "LATE FEE ASSESSED",
    },
  );
  const users = [d.person.name.toUpperCase(), "DEVON P STANDIN", "MARGUERITE L DOE"] as const;
  const bought = only(d.lines, "purchase");
  const perUser = users.map((_, index) => bought.filter((__, place) => place % 3 === index));
  const rest = only(d.lines, "payment", "credit", "fee", "interest");
  const numbers = users.map((_, index) => String(2_000 + ((Number(d.last4) * 7 + index * 1_311) % 7_900)));
  const row = (line: Charge) => [
    date.noYear(line.posted),
    date.noYear(line.day),
    line.reference,
    escaped(line.text),
    line.amount < 0 ? `${money.plain(-line.amount)} CR` : money.plain(line.amount),
  ];
  const head = ["Post", "Tran", "Reference Number", "Transaction Description", "Amount"];
  const html = document(
    `body{font:8.4pt "Liberation Sans"}${BASE}.g{background:#e6ebe4;padding:3px 6px;font-weight:bold;margin-top:10px}.l td,.l th{padding:2px 5px}.l th{border-bottom:1px solid}.k td{padding:2px 0}.slip{border:1px solid #666;padding:8px}.next{break-before:page}`,
    `<div class=row><div><b style="font-size:15pt;color:#2d5a27">Cartwright Trust Company</b><br>Ledger Rewards for Business</div><div class=slip>${pairs(
      [
        ["Company account", `xxxx-xxxx-xxxx-${d.last4}`],
        ["Total payment due", $(d.minimum)],
        ["Payment due on", date.abbreviatedBare(d.due)],
        ["Amount remitted", "$"],
      ],
      "class=k",
    )}</div></div><p style="margin:16px 0">OAKES & STANDIN LANDSCAPING<br>${at(d.person)}</p>
    <div class=row><div><div class=g>Where the account stands</div>${pairs(
      [
        ["Previous balance", $(d.previous)],
        ["Payments &amp; other credits", money.brackets(-(d.payments + d.credits))],
        ["Purchases &amp; other charges", $(d.purchases)],
        ["Fees", $(d.fees)],
        ["Finance charges", $(d.interest)],
        ["<b>Balance this statement</b>", `<b>${$(d.balance)}</b>`],
        ["of which past due", $(d.pastDue)],
      ],
      "class=k",
    )}</div><div><div class=g>Cycle and limits</div>${pairs(
      [
        ["Cycle closed", date.abbreviatedBare(d.end)],
        ["Days in cycle", String(d.days)],
        ["Company credit limit", money.wholeDollars(d.limit)],
        ["Credit remaining", $(d.available)],
        ["Cash limit", money.wholeDollars(d.cashLimit)],
        ["Purchase APR", `${d.apr}% V`],
        ["Cash APR", `${d.cashApr}% V`],
      ],
      "class=k",
    )}</div></div>
    <div class=g>Ledger Rewards</div>${pairs([
      ["2% on fuel and office supply", "$31.18"],
      ["1% on everything else", $(Math.round(d.purchases / 100))],
      ["Unredeemed rewards", `$${money.plain(Math.round(d.purchases / 100) + 44_390)}`],
    ])}
    <div class=g>Spend by user</div>${grid(
      "llrr",
      ["User", "Number", "User limit", "Charges this cycle"],
      users.map((name, index) => [
        name,
        `…${numbers[index] ?? ""}`,
        money.wholeDollars((index + 2) * 100_000),
        $((perUser[index] ?? []).reduce((sum, line) => sum + line.amount, 0)),
      ]),
      "class=l",
    )}<p class=small>If we receive your payment after the due date a fee of up to $39.00 or 2.99% of the past due amount, whichever is more, may be charged, and a default rate of 29.99% may apply.</p>
    <div class=next>${users
      .map(
        (name, index) =>
          `<div class=g>${name} &nbsp; Card number ending ${numbers[index] ?? ""}</div>${grid("llllr", head, (perUser[index] ?? []).map(row), "class=l")}<p class=r>Total for ${name}: ${$((perUser[index] ?? []).reduce((sum, line) => sum + line.amount, 0))}</p>`,
      )
      .join(
        "",
      )}<div class=g>COMPANY LEVEL ACTIVITY &nbsp; ending ${d.last4}</div>${grid("llllr", head, rest.map(row), "class=l")}
    <div class=g>How finance charges were figured</div>${grid(
      "lrrrr",
      ["", "Average daily balance", "Days", "APR", "Finance charge"],
      [
        ["Purchases", $(d.base), String(d.days), `${d.apr}%`, $(d.interest)],
        ["Cash", "$0.00", String(d.days), `${d.cashApr}%`, "$0.00"],
      ],
      "class=l",
    )}<p>Fees ${year(d.end)} to date ${$(d.feesYear)}; finance charges ${year(d.end)} to date ${$(d.interestYear)}; finance charges in ${Number(year(d.end)) - 1} ${$(d.interestYear + 91_277)}.</p><p class=small>Need working capital? A Cartwright line of credit from $10,000.00 at Prime + 1.75%.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-cards",
        institution: "Cartwright Trust Company",
        accounts: [
          {
            ...cardFacts(d, "Cartwright Trust Company"),
            statementDate: d.end,
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            pastDue: decimal(d.pastDue),
            apr: d.apr,
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
              { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
            ],
          },
        ],
        transactions: cardRows([...perUser.flat(), ...rest]),
      },
      { "accounts.0.periodEnd": d.end, "accounts.0.aprs.penalty.apr": "29.99" },
    ),
  };
});

/** A secured programme: a held deposit as large as the limit, small figures, a graduation notice, value above label. */
const foothold = card("foothold-secured", (seed) => {
  const d = billed(
    seed,
    {
      salt: 31_107,
      previous: [6_000, 28_000],
      purchases: [2, 6],
      pays: "part",
      rate: [26, 31],
      late: 0.35,
      credit: 0,
      limitOver: [4_000, 20_000],
    },
    { payment: "Debit payment - thank you", interest: "Interest charged - purchases", fee: "Past due fee" },
  );
  const cell = (value: string, label: string) =>
    `<td style="padding:8px;border:1px solid #d8c9a7"><b style="font-size:13pt">${value}</b><br>${label}</td>`;
  const html = document(
    `body{font:9.4pt "Liberation Serif"}${BASE}h3{color:#8a5a00;margin:14px 0 4px;font-size:11pt}.l td,.l th{padding:3px 4px;border-bottom:1px dotted #999}`,
    `<div class=row><div><b style="font-size:19pt;color:#8a5a00">Foothold</b> by Larkfield Bank<br>Secured Mastercard account statement</div><div class=r>Account no. ending in ${d.last4}<br>For the period ${date.bareShort(d.start)} through ${date.bareShort(d.end)}</div></div><p>${at(d.person)}</p>
    <table><tr>${cell($(d.balance), "Total you owe")}${cell($(d.minimum), "Least you must pay")}${cell(date.bareShort(d.due), "Must reach us by")}</tr><tr>${cell(money.wholeDollars(d.limit), "Credit limit")}${cell($(d.available), "Credit you can still use")}${cell($(d.limit), "Security deposit held")}</tr></table>
    ${d.pastDue > 0 ? `<p><b>You missed a payment.</b> The least you must pay includes ${$(d.pastDue)} that is past due.</p>` : "<p><b>Nice work!</b> No payments are past due. After 7 on-time payments you could get your deposit back and keep your account.</p>"}
    <h3>What changed since last time</h3>${pairs([
      ["What you owed before", $(d.previous)],
      ["What you paid", `&ndash;${$(d.payments)}`],
      ["What you bought", $(d.purchases)],
      ["Fees", $(d.fees)],
      ["Interest", $(d.interest)],
      ["Total you owe", $(d.balance)],
    ])}
    <h3>Line by line</h3>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      d.lines.map((line) => [date.bareNoYear(line.day), escaped(line.text), money.brackets(line.amount)]),
      "class=l",
    )}
    <h3>Interest charge calculation</h3>${grid(
      "lrrr",
      ["Kind of balance", "Annual percentage rate", "Balance the rate was applied to", "Interest"],
      [
        ["Purchases", `${d.apr}% (variable)`, $(d.base), $(d.interest)],
        ["Cash advances", `${d.cashApr}% (variable)`, "$0.00", "$0.00"],
      ],
      "class=l",
    )}<p>Year to date: fees ${$(d.feesYear)}, interest ${$(d.interestYear)}. Annual fee $35.00, next billed in the month your account was opened. If you pay late we may charge a past due fee of up to $32.00.</p><h3>What paying the minimum costs</h3><p>If you make no more purchases and pay only the least you must pay each month, it will take about ${d.years} years and ${money.wholeDollars(d.totalCost)} in total. At ${money.wholeDollars(d.monthly)} a month it will take about 3 years.</p><p>Your FICO&reg; Score as of ${date.bareShort(addDays(d.end, -6))}: 641. Larkfield Builder Loan: borrow $520.00 over 12 months at 11.90% APR and grow your savings while you pay.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Foothold",
          accounts: [
            {
              ...cardFacts(d, "Foothold"),
              ...period(d),
              ...warned(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "Larkfield Bank",
        "Foothold by Larkfield Bank",
      ),
      { "accounts.0.statementDate": d.end, ...(d.pastDue > 0 ? {} : { "accounts.0.pastDue": "0.00" }) },
    ),
  };
});

/** The new look: a ribbon of figures and sentences on the first page, no table before the second; the issuer's name is a mark only. */
const norwell = card("norwell-ribbon", (seed) => {
  const d = billed(
    seed,
    {
      salt: 31_127,
      previous: [80_000, 720_000],
      purchases: [6, 15],
      pays: "part",
      rate: [18, 29],
      late: 0.2,
      cash: 0.15,
    },
    { payment: "Autopay - thanks!", interest: "Interest - standard purchases", fee: "Late charge" },
  );
  const g = groupsOf(d);
  const items: ReadonlyArray<readonly [string, string]> = [
    ["Starting balance", $(d.previous)],
    ["Payments + credits", `-${$(d.payments + d.credits)}`],
    ["Purchases", $(d.purchases)],
    ...(d.cash > 0 ? [["Cash", $(d.cash)] as const] : []),
    ["Fees", $(d.fees)],
    ["Interest", $(d.interest)],
    ["Ending balance", $(d.balance)],
  ];
  const line = (entry: Charge) =>
    `<tr><td>${date.monthDay(entry.day)}</td><td>${escaped(entry.text)}</td><td class=r>${entry.amount < 0 ? "&minus;" : ""}$${money.plain(Math.abs(entry.amount))}</td></tr>`;
  const block = (title: string, lines: readonly Charge[]) =>
    lines.length > 0 ? `<h4>${title}</h4><table class=l>${lines.map(line).join("")}</table>` : "";
  const html = document(
    `body{font:9.6pt "Liberation Sans";color:#232323}${BASE}.rib{background:linear-gradient(90deg,#3b0764,#7e22ce);color:#fff;border-radius:10px;display:flex;padding:14px 6px;margin:16px 0}.rib>div{flex:1;padding:0 12px;border-right:1px solid #ffffff55}.rib>div:last-child{border:0}.rib b{display:block;font-size:15pt}.mini{display:flex;flex-wrap:wrap;gap:6px 26px}.mini b{display:block}.next{break-before:page}.l td{padding:4px 3px;border-bottom:1px solid #eee}h4{color:#6b21a8;margin:14px 0 2px}.note{background:#faf5ff;padding:10px 14px;border-radius:10px;margin-top:12px}`,
    `<div class=row><b style="font-size:20pt;letter-spacing:-1px;color:#6b21a8">norwell</b><div class=r>Everyday Cash Rewards<br>ends in ${d.last4}</div></div><p>Hi ${given(d.person)}, here's your statement for ${date.long(d.start)} &ndash; ${date.long(d.end)}.</p>
    <div class=rib><div>Statement balance<b>${$(d.balance)}</b></div><div>Minimum due<b>${$(d.minimum)}</b></div><div>Due date<b>${date.abbreviatedBare(d.due)}</b></div><div>Rewards cash<b>${$(Math.round(d.purchases / 60) + 1_830)}</b></div></div>
    <div class=mini>${items.map(([label, value]) => `<div>${label}<b>${value}</b></div>`).join("")}</div>
    <div class=note>You have ${$(d.available)} available of your ${money.wholeDollars(d.limit)} credit line. ${d.pastDue > 0 ? `Your minimum includes ${$(d.pastDue)} we didn't get last month.` : "You're up to date."} Up to ${money.wholeDollars(d.cashLimit)} of your line can be taken as cash.</div>
    <div class=note><b>Paying the minimum:</b> with no new charges and only the minimum each month you'd be paying for about ${d.years} years, an estimated ${money.wholeDollars(d.totalCost)} altogether. With ${money.wholeDollars(d.monthly)} a month you'd be finished in about 3 years and pay ${money.wholeDollars(d.monthly * 36)}. <b>Paying late:</b> a late fee of up to $40, and your rate may go up to 31.99%.</div>
    <div class=note><b>Flex it.</b> Turn $500 into six payments of $86.41 with Norwell Flex, or take a Norwell Personal Loan from 8.99% APR. Last year you earned $214.77 in rewards.</div>
    <p class=small style="margin-top:30px">${at(d.person)}</p><p class=small>Mail a payment? Write the number ending in ${d.last4} on your check: Norwell, PO Box 88, Wilmington DE 19886. Norwell N.A., Member FDIC</p>
    <div class=next><b style="color:#6b21a8">norwell</b> &nbsp; Transactions${block("Payments and credits", g.credits)}${block("Purchases", only(g.bought, "purchase"))}${block("Cash advances", only(g.bought, "cash"))}${block("Fees", g.fees)}${block("Interest", g.interest)}
    <h4>Interest details</h4>${grid(
      "lrrr",
      ["Type", "APR", "Daily balance", "Interest"],
      [
        ["Purchases", `${d.apr}%`, $(d.base), $(d.interest)],
        ["Balance transfers", `${d.apr}%`, "$0.00", "$0.00"],
        ["Cash advances", `${d.cashApr}%`, $(d.cash), "$0.00"],
      ],
      "class=l",
    )}<p>So far in ${year(d.end)}: interest ${$(d.interestYear)}, fees ${$(d.feesYear)}.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "norwell",
          accounts: [
            {
              ...cardFacts(d, "norwell"),
              ...period(d),
              ...warned(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
                { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
              ],
            },
          ],
          transactions: cardRows([...g.credits, ...g.bought, ...g.fees, ...g.interest]),
        },
        "Norwell N.A.",
        "Norwell NA",
      ),
      { "accounts.0.statementDate": d.end, "accounts.0.aprs.penalty.apr": "31.99" },
    ),
  };
});

export const shCards: readonly Layout[] = [
  kingsbury,
  ashcombe,
  pemberton,
  lakebridge,
  pebble,
  cartwright,
  foothold,
  norwell,
];
