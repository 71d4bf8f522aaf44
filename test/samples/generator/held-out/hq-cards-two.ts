import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import {
  cardFacts,
  D,
  hqCard,
  type Line,
  named,
  openPeriod,
  PAGE,
  paidApart,
  paidOpen,
  told,
  usd,
  WARNING,
  warned,
  whole,
} from "./hq-data.ts";

/** A pay service's card run by a store-card bank: summary in a grey box, promotional purchases with their last day. */
const payService: Layout = {
  name: "hq-card-pay-service",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hqCard(seed, {
      salt: 41,
      size: [80_000, 520_000],
      floor: 3_000,
      rate: [24, 33],
      cashApr: "34.99",
      noCash: true,
      shop: ([name]) => name.replace(/[#*].*$/, "").trim(),
      paid: "ONLINE PYMT-THANK YOU",
      interestText: "INTEREST CHARGE ON PURCHASES",
      lateText: "LATE FEE",
      promoShare: 0.7,
    });
    const { person, warning, promo } = card;
    const signed = (line: Line) =>
      line.kind === "payment" || line.kind === "credit" ? `-${usd(line.amount)}` : usd(line.amount);
    const row = (line: Line) => [
      date.noYear(line.day),
      line.kind === "purchase" ? line.reference : "",
      escaped(line.text),
      signed(line),
    ];
    const head = (title: string, total: string) => [`<b>${title}</b>`, "", "", `<b>${total}</b>`];
    const year = card.close.slice(0, 4);
    const paid = [...card.payments, ...card.credits];
    const back = card.payment + card.credit;
    const html = document(
      `${BASE}body{font:8.5pt Arial}.box{background:#f0f2f5;padding:8px 10px;margin-bottom:8px}h3{font-size:9.5pt;color:#003087;margin:0 0 4px}h2{font-size:10.5pt;color:#003087;margin:12px 0 4px;border-bottom:2px solid #009cde}.s{font-size:6.9pt;line-height:1.3}.t{font-size:7.6pt}.t th{border-bottom:1px solid #003087}.t td{padding-top:2px}.g td,.g th{font-size:6.9pt;padding:2px 4px;border-bottom:1px solid #bbb}`,
      `<div class=row><div style="font:italic bold 19pt Arial;color:#003087">Paxly <span style="font-size:12pt">Credit</span></div><div class=r>${escaped(person.name)}<br>Account number ending in ${card.last4}<br>Visit us at paxly.example/credit<br>Customer Service: 1-844-555-0119</div></div>
      <div class=row style="margin-top:10px"><div><div class=box><h3>Summary of Account Activity</h3>${pairs([
        ["Previous Balance", usd(card.previous)],
        ["- Payments", usd(card.payment)],
        ["- Other Credits", usd(card.credit)],
        ["+ Purchases/Debits", usd(card.bought)],
        ["+ Fees Charged", usd(card.fee)],
        ["+ Interest Charged", usd(card.interest)],
        ["<b>New Balance</b>", `<b>${usd(card.balance)}</b>`],
      ])}<br>${pairs([
        ["Credit Limit", usd(card.limit).slice(0, -3)],
        ["Available Credit", usd(card.available).slice(0, -3)],
        ["Statement Closing Date", date.slash(card.close)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div></div><div><div class=box><h3>Payment Information</h3>${pairs([
        ["New Balance", usd(card.balance)],
        card.pastDue > 0 && ["Amount Past Due", usd(card.pastDue)],
        ["Total Minimum Payment Due", usd(card.minimum)],
        ["Payment Due Date", date.slash(card.due)],
      ])}<p class=s>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE. We may convert your payment into an electronic debit. See reverse side.</p><p class=s><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p>${
        warning
          ? `<p class=s>${WARNING.replace("Payment Warning:</b> If you make only the minimum", "Payment Warning:</b> If you make only the total minimum")}</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay...",
                "You will pay off the balance shown on this statement in about...",
                "And you will end up paying an estimated total of...",
              ],
              [
                ["Only the minimum payment", `${warning.years} years`, `${whole(warning.total)}.00`],
                [
                  `${whole(warning.pay36)}.00`,
                  "3 years",
                  `${whole(warning.total36)}.00<br>(Savings = ${whole(warning.savings)}.00)`,
                ],
              ],
              "class=g",
            )}<p class=s>If you would like information about credit counseling services, call 1-877-555-0188.</p>`
          : ""
      }</div></div></div>
      ${
        promo
          ? `<h2>Promotional Purchase Summary</h2>${grid("lrrr", ["Description", "Initial Purchase Amount", "Promotional Balance", "Promotional Expiration Date"], [["Equal Monthly Payments, No Interest", usd(Math.round(promo.balance * 1.25)), usd(promo.balance), date.slash(promo.expires)]], "class=g")}<p class=s>Your Total Minimum Payment Due includes the equal monthly payments shown on your promotional purchases.</p>`
          : ""
      }<p class=s>NOTICE: See reverse side and additional pages for important information concerning your account.</p>
      <div style="border-top:1px dashed #000;margin-top:16px;padding-top:8px"><div class=s>Pay online for free at: paxly.example/credit or enclose this coupon with your check. Please use blue or black ink.</div>${grid("lllll", ["Account Number Ending in", "Total Minimum Payment Due", card.pastDue > 0 ? "Amount Past Due" : "", "New Balance", "Payment Due Date"], [[card.last4, usd(card.minimum), card.pastDue > 0 ? usd(card.pastDue) : "", usd(card.balance), date.slash(card.due)]], "style='margin:8px 0'")}<div class=row><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>Make Payment To: SYNOVANT BANK<br>P.O. BOX 960006<br>ORLANDO, FL 32896-0006</div><div>Payment Enclosed: $ ________</div></div></div>
      ${PAGE}<div class=row><div>Paxly Credit</div><div class=r>Account number ending in ${card.last4} &nbsp; PAGE 2 of 2</div></div><h2>Transaction Detail</h2>${grid(
        "lllr",
        ["Date", "Reference #", "Description", "Amount"],
        [
          ...(card.payments.length > 0
            ? [head("Payments", `-${usd(card.payment)}`), ...card.payments.map(row)]
            : []),
          ...(card.credits.length > 0
            ? [head("Other Credits", `-${usd(card.credit)}`), ...card.credits.map(row)]
            : []),
          head("Purchases and Other Debits", usd(card.bought)),
          ...card.purchases.map(row),
          head("Total Fees Charged This Period", usd(card.fee)),
          ...card.fees.map(row),
          head("Total Interest Charged This Period", usd(card.interest)),
          ...card.charges.map(row),
        ],
        "class=t",
      )}
      <div class=box style="margin-top:10px;width:55%"><b>${year} Year-to-Date Fees and Interest</b>${pairs([
        [`Total Fees Charged in ${year}`, usd(card.yearFees)],
        [`Total Interest Charged in ${year}`, usd(card.yearInterest)],
        [`Total Interest Paid in ${year}`, usd(Math.round(card.yearInterest * 0.8))],
      ])}</div>
      <h2>Interest Charge Calculation</h2><p class=s>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = Variable Rate</p>${grid(
        "lllrrr",
        [
          "Type of Balance",
          "Promotional Expiration Date",
          "Balance Method",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Regular Purchases", "N/A", "2D", `${card.purchaseApr}% (v)`, usd(card.adb), usd(card.interest)],
          ...(promo
            ? [
                [
                  "Equal Monthly Payments",
                  date.slash(promo.expires),
                  "2D",
                  "0.00%",
                  usd(promo.balance),
                  "$0.00",
                ],
              ]
            : []),
        ],
        "class=g",
      )}<p class=s><b>Information About Your Account.</b> How To Avoid Paying Interest On Purchases: Your payment due date is at least 23 days after the close of each billing cycle. We will not charge you any interest on purchases if you pay your entire balance by the due date each month. Your account is issued by Synovant Bank.</p>`,
    );
    const { creditLimit: _, availableCredit: __, ...facts } = cardFacts(card, "Paxly Credit");
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Paxly Credit",
        accounts: [
          {
            ...facts,
            creditLimit: D(card.limit),
            availableCredit: D(Math.trunc(card.available / 100) * 100),
            ...(card.pastDue > 0 ? { pastDue: D(card.pastDue) } : {}),
            ...paidApart(card),
            aprs: [
              { kind: "purchase", apr: card.purchaseApr, balance: D(card.adb) },
              ...(promo
                ? [
                    {
                      kind: "promotional" as const,
                      apr: "0.00",
                      balance: D(promo.balance),
                      expires: promo.expires,
                    },
                  ]
                : []),
            ],
            ...warned(card),
          },
        ],
        transactions: told([...paid, ...card.purchases, ...card.fees, ...card.charges]),
        allowed: {
          ...named("Paxly", "Synovant Bank", "SYNOVANT BANK"),
          ...openPeriod(card),
          ...paidOpen(card),
          ...(back === 0 ? { "accounts.0.paymentsAndCredits": ["0.00"] } : {}),
        },
      },
    };
  },
};

const VOLT: ReadonlyArray<readonly [string, string, string]> = [
  ["VOLT DEPOT 00426", "AURORA", "IL"],
  ["VOLTDEPOT.COM 80582", "RICHFIELD", "MN"],
  ["VOLT DEPOT MHT 00118", "TULSA", "OK"],
  ["VOLT DEPOT 00733", "FRESNO", "CA"],
];

/** An electronics store's card of a large bank: payment facts in a strip, plans in a table, page header bands. */
const electronics: Layout = {
  name: "hq-card-electronics-store",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hqCard(seed, {
      salt: 53,
      size: [70_000, 330_000],
      floor: 3_200,
      rate: [29, 32],
      cashApr: "0.00",
      noCash: true,
      shops: VOLT,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "PAYMENT-THANK YOU",
      interestText: "INTEREST CHARGED TO STANDARD PURCHASES",
      lateText: "LATE FEE",
      promoShare: 0.75,
    });
    const { person, warning, promo, random } = card;
    const deferred = promo ? Math.round((promo.balance * 0.3 * 4) / 12) : 0;
    const plan = promo ? Math.round(promo.balance / 12) : 0;
    const year = card.close.slice(0, 4);
    const row = (line: Line) => [
      date.noYear(line.day),
      line.kind === "purchase" ? "STANDARD PURCH" : "",
      escaped(line.text),
      `${line.kind === "payment" || line.kind === "credit" ? "-" : ""}${usd(line.amount)}`,
    ];
    const html = document(
      `${BASE}body{font:8.4pt "Helvetica Neue",Arial}.hd{background:#0046be;color:#fff;padding:6px 10px;display:flex;justify-content:space-between;align-items:center}.strip{display:flex;gap:1px;background:#0046be;margin:8px 0}.strip div{background:#fff;flex:1;padding:5px;font-size:7.4pt}.strip b{display:block;font-size:12pt}h3{font-size:9.5pt;margin:10px 0 3px;color:#0046be}.s{font-size:6.9pt;margin:4px 0;line-height:1.3}.t{font-size:7.6pt}.t th,.g th{border-bottom:1px solid #0046be;font-size:7.2pt}.g td{font-size:7.2pt;padding-top:2px}`,
      `<div class=hd><div style="font:bold 16pt Arial;background:#fff200;color:#000;padding:2px 8px">VOLT DEPOT</div><div>My Volt Depot&reg; Visa&reg; Card</div><div>Account: **** **** **** ${card.last4}</div></div>
      <div class=strip><div>New Balance<b>${usd(card.balance)}</b></div><div>Minimum Payment Due<b>${usd(card.minimum)}</b></div><div>Payment Due Date<b>${date.long(card.due)}</b></div></div>
      <div class=row><div><p class=s><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee up to $41.</p>${
        warning
          ? `<p class=s>${WARNING}</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay:",
                "You will pay off the balance shown on this statement in about:",
                "And you will end up paying an estimated total of:",
              ],
              [
                ["Only the minimum payment", `${warning.years} year(s)`, whole(warning.total)],
                [
                  whole(warning.pay36),
                  "3 year(s)",
                  `${whole(warning.total36)}<br>(Savings=${whole(warning.savings)})`,
                ],
              ],
              "class=g",
            )}`
          : ""
      }<p class=s>If you would like information about credit counseling services, call 1-877-555-0194.</p><h3>My Volt Depot Rewards</h3>${pairs(
        [
          ["Points transferred this period", String(Math.round(card.bought / 20))],
          ["Points balance as of closing date", String(random.whole(200, 4_800))],
        ],
      )}<p class=s>Points are sent to your rewards account after this statement's closing date.</p></div>
      <div><h3>Summary of Account Activity</h3>${pairs([
        ["Previous Balance", usd(card.previous)],
        ["Payments", `-${usd(card.payment)}`],
        ["Other Credits", `-${usd(card.credit)}`],
        ["Purchases", `+${usd(card.bought)}`],
        ["Other Debits", "+$0.00"],
        ["Fees Charged", `+${usd(card.fee)}`],
        ["Interest Charged", `+${usd(card.interest)}`],
        ["<b>New Balance</b>", `<b>${usd(card.balance)}</b>`],
        ["Past Due Amount", usd(card.pastDue)],
        ["Credit Limit", usd(card.limit).slice(0, -3)],
        ["Available Credit", usd(card.available).slice(0, -3)],
        ["Statement Closing Date", date.slash(card.close)],
        [
          "Next Statement Closing Date",
          date.slash(new Date(Date.parse(card.close) + 30 * 86_400_000).toISOString().slice(0, 10)),
        ],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div></div>
      ${
        promo
          ? `<h3>Promotional Plan Details</h3>${grid("llrrrl", ["Plan", "Transaction Date", "Original Amount", "Balance", "Deferred Interest Accrued", "Pay in Full By"], [["12 MONTH NO INTEREST", date.slash(promo.opened), usd(Math.round(promo.balance * 1.2)), usd(promo.balance), usd(deferred), date.slash(promo.expires)]], "class=g")}<p class=s>To avoid paying deferred interest, you must pay your entire promotional balance by the Pay in Full By date. Suggested monthly payment for this plan: ${usd(plan)}.</p>`
          : ""
      }
      <p class=s>Please see the enclosed insert for changes to your account. Account issued by Corvane Bank, N.A. Page 1 of 3</p>
      <div style="border-top:1px dashed #000;margin-top:10px;padding-top:8px" class=row><div>Corvane Bank, N.A.<br>PO BOX 70601<br>PHILADELPHIA, PA 19176-0601<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Your Account Number is", `**** **** **** ${card.last4}`],
          ["Payment Due Date", date.long(card.due)],
          ["New Balance", usd(card.balance)],
          ["Past Due Amount*", usd(card.pastDue)],
          ["Minimum Payment Due", usd(card.minimum)],
          ["Amount Enclosed:", "$ _________"],
        ],
      )}<p class=s>*The Past Due Amount is included in the Minimum Payment Due.</p></div></div>
      ${PAGE}<div class=hd><div>My Volt Depot&reg; Visa&reg; Card</div><div>Account: **** **** **** ${card.last4}</div><div>Page 2 of 3</div></div><h3>TRANSACTIONS</h3>${grid("lllr", ["Trans Date", "Plan", "Description", "Amount"], [...card.payments, ...card.credits, ...card.purchases].map(row), "class=t")}
      <h3>FEES</h3>${grid("lllr", [], card.fees.map(row), "class=t")}${pairs([["TOTAL FEES FOR THIS PERIOD", usd(card.fee)]])}<h3>INTEREST CHARGED</h3>${grid("lllr", [], card.charges.map(row), "class=t")}${pairs([["TOTAL INTEREST FOR THIS PERIOD", usd(card.interest)]])}
      <h3>${year} Totals Year-to-Date</h3>${pairs(
        [
          [`Total Fees Charged in ${year}`, usd(card.yearFees)],
          [`Total Interest Charged in ${year}`, usd(card.yearInterest)],
        ],
        "style='width:50%'",
      )}
      <h3>Interest Charge Calculation</h3><p class=s>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [["STANDARD PURCHASES", `${card.purchaseApr}%`, usd(card.adb), usd(card.interest)]],
        "class=g",
      )}
      ${PAGE}<div class=hd><div>My Volt Depot&reg; Visa&reg; Card</div><div>Account: **** **** **** ${card.last4}</div><div>Page 3 of 3</div></div><h3>Information About Your Account</h3><p class=s><b>How to Avoid Paying Interest on Purchases.</b> Your payment due date is at least 25 days after the close of each billing cycle. We will not charge you any interest on purchases, other than promotional purchases, if you pay your New Balance in full by the due date each month. <b>Minimum interest charge.</b> If we charge interest, the charge will be no less than $2.00.</p><p class=s><b>Report a Lost or Stolen Card Immediately.</b> Call the number on the front. <b>Credit Reporting Disputes.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "VOLT DEPOT",
        accounts: [
          {
            ...cardFacts(card, "VOLT DEPOT"),
            availableCredit: D(Math.trunc(card.available / 100) * 100),
            pastDue: D(card.pastDue),
            ...paidApart(card),
            aprs: [{ kind: "purchase", apr: card.purchaseApr, balance: D(card.adb) }],
            ...warned(card),
          },
        ],
        transactions: told([
          ...card.payments,
          ...card.credits,
          ...card.purchases,
          ...card.fees,
          ...card.charges,
        ]),
        allowed: {
          ...named("My Volt Depot", "Volt Depot", "My Volt Depot Visa", "Corvane Bank, N.A.", "Corvane Bank"),
          ...openPeriod(card),
          ...paidOpen(card),
        },
      },
    };
  },
};

export const hqCardsTwo: readonly Layout[] = [payService, electronics];
