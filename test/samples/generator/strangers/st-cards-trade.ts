import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { makeMonth, paper, type Recipe } from "./st-data.ts";

const $ = money.dollar;

const CITY: Recipe = {
  shops: [
    "FAMILY DOLLAR #4471 MACON GA",
    "METRO BY T-MOBILE 888-863-8768",
    "ZAXBYS 0419 MACON GA",
    "QT 0742 ATLANTA GA",
    "CASH APP*J DUE 8774174551",
  ],
  paid: "Payment Received",
  previous: [38e3, 95e3],
  price: [290, 8e3],
  count: [3, 8],
  apr: [29, 35],
  endings: ["90", "99"],
  interestText: "Interest Charged on Purchases",
  limitStep: 1e4,
  floor: 2500,
};

/** A card for thin files: fees of every name, the amount due put together in a table, over nothing but small print. */
const subprime: Layout = {
  name: "st-card-subprime-fees",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 53 + 4, {
      ...CITY,
      floor: 4e3,
      pastDue: 0.5,
      fees: [
        ["Monthly Maintenance Fee", 1250, 1],
        ["Additional Card Fee", 300, 0.3],
        ["Late Payment Fee", 3900, 0.4],
      ],
    });
    const person = makePerson(month.random);
    const activity = month.of("payment", "credit", "purchase");
    const lines = (list: typeof month.lines) =>
      grid(
        "llr",
        [],
        list.map((line) => [date.noYear(line.day), escaped(line.text), money.dollar(line.amount)]),
      );
    const html = document(
      `body{font:8.8pt "Liberation Sans Narrow","Liberation Sans"}${BASE}td,th{padding:1.5px 4px}h4{margin:9px 0 2px;background:#e9d9b4;padding:2px 5px}`,
      `<div class=row><div><b style="font-size:17pt;color:#8a5a00">SUMMIT RISE</b> Mastercard<br>Serviced by Cornice Card Services</div><div class=r>${person.name}<br>Account ending in ${month.last4}<br>Billing cycle ${date.slash(month.start)} through ${date.slash(month.end)}</div></div>
      <div class=row><div><h4>What you owe</h4>${pairs([
        ["Beginning Balance", $(month.previous)],
        ["Payments Received", $(-month.payments)],
        ["Credits and Adjustments", $(-month.credits)],
        ["Purchases and Other Debits", $(month.purchases)],
        ["Cash Advances", "$0.00"],
        ["Fees Charged", $(month.fees)],
        ["Interest Charged", $(month.interest)],
        ["Ending Balance", $(month.balance)],
      ])}</div><div><h4>What you must pay</h4>${pairs([
        ["Current Payment", $(month.current)],
        ["+ Past Due Amount", $(month.past)],
        ["+ Overlimit Amount", "$0.00"],
        ["<b>= Minimum Payment Due</b>", `<b>${$(month.minimum)}</b>`],
        ["<b>Due no later than</b>", `<b>${date.slash(month.due)}</b>`],
        ["Credit Line", $(month.limit)],
        ["Credit You Can Use", $(month.available)],
      ])}</div></div>
      <p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date above you may pay a late fee of up to $39.00.<br><b>Minimum Payment Warning:</b> If you make only the minimum payment, you will pay off the balance in about <b>${month.warning.years} years</b> and pay an estimated <b>${$(month.warning.total)}</b>.</p>
      <h4>Payments and purchases</h4>${lines(activity)}<h4>Fees</h4>${lines(month.of("fee"))}<div class=r><b>TOTAL FEES FOR THIS PERIOD ${$(month.fees)}</b></div><h4>Interest Charged</h4>${lines(month.of("interest"))}<div class=r><b>TOTAL INTEREST FOR THIS PERIOD ${$(month.interest)}</b></div>
      <h4>${month.end.slice(0, 4)} Totals Year-to-Date</h4>${pairs([
        [`Total fees charged in ${month.end.slice(0, 4)}`, $(month.ytdFees)],
        [`Total interest charged in ${month.end.slice(0, 4)}`, $(month.ytdInterest)],
      ])}
      <h4>Interest Charge Calculation</h4>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${month.apr}%`, $(month.base), $(month.interest)],
          ["Cash Advances", `${month.apr}%`, "$0.00", "$0.00"],
        ],
      )}
      <p class=small>Credit protection: $0.96 per $100.00 of balance, not enrolled. Annual fee $75.00 first year, $99.00 after. Expedited payment by agent $9.95. SUMMIT RISE cards are issued by First Basin Bank, Sioux Falls, SD. Send payments to PO Box 5041, Sioux Falls, SD 57117.</p>`,
    );
    return paper({
      html,
      month,
      rows: [...activity, ...month.of("fee", "interest")],
      names: ["SUMMIT RISE", "First Basin Bank", "Cornice Card Services"],
      without: ["statementDate"],
      more: {
        pastDue: decimal(month.past),
        minimumPaymentWarning: {
          years: month.warning.years,
          totalCost: decimal(month.warning.total),
        },
        aprs: [
          {
            kind: "purchase",
            apr: month.apr,
            balance: decimal(month.base),
          },
          {
            kind: "cash-advance",
            apr: month.apr,
            balance: "0.00",
          },
        ],
      },
      allowed: { "accounts.0.statementDate": [month.end] },
    });
  },
};

/** A fleet's fuel card: no rate and no minimum, a list by vehicle and product, the whole amount due. */
const fleet: Layout = {
  name: "st-card-fleet-fuel",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 59 + 7, {
      ...CITY,
      shops: [
        "PILOT 00441 AMARILLO TX",
        "LOVES #0288 TUCUMCARI NM",
        "TA FLAGSTAFF AZ",
        "MAVERIK 512 ELKO NV",
      ],
      full: 1,
      returned: 0,
      price: [3900, 42e3],
      count: [6, 14],
      paid: "ACH PAYMENT",
    });
    const fuel = month.of("purchase");
    const html = document(
      `body{font:8.4pt "Liberation Sans"}${BASE}td,th{padding:1.5px 4px}th{background:#dfe8df;font-size:7.4pt}`,
      `<div class=row><div><b style="font-size:16pt;color:#14532d">ROADHAUL FLEET</b><br>A program of Meridale Bank, N.A.</div><div>${pairs(
        [
          ["Account", `**** ${month.last4}`],
          ["Invoice/statement date", date.short(month.end)],
          ["Billing period", `${date.short(month.start)} - ${date.short(month.end)}`],
          ["Pay in full by", date.short(month.due)],
        ],
      )}</div></div><p>TWO FORKS FREIGHT INC &nbsp; Fleet manager: ${makePerson(month.random).name}</p>
      ${grid("rrrrr", ["Prior balance", "Payments", "Fuel and other purchases", "Fees", "TOTAL AMOUNT DUE"], [[$(month.previous), `(${$(month.payments)})`, $(month.purchases), $(0), `<b>${$(month.balance)}</b>`]])}<p>Credit limit ${$(month.limit)} &nbsp;|&nbsp; Remaining ${$(month.available)}</p>
      ${grid(
        "llllrrr",
        ["Date", "Veh", "Location", "Prod", "Qty", "$/Gal", "Net cost"],
        month.lines.map((line) =>
          line.kind === "payment"
            ? [date.short(line.day), "", line.text, "", "", "", money.plain(line.amount)]
            : [
                date.short(line.day),
                `T${line.ref.slice(2, 5)}`,
                escaped(line.text),
                "DSL",
                (line.amount / 389).toFixed(1),
                "3.890",
                money.plain(line.amount),
              ],
        ),
      )}
      <p><b>Total gallons ${(fuel.reduce((all, line) => all + line.amount, 0) / 389).toFixed(1)}</b> &nbsp; Rebate next month: $0.03 per gallon over 500 gallons.</p><p class=small>A balance not paid in full by the date shown is charged a late fee of the greater of $75.00 or 9.99% of the amount. Tax-exempt fleets file within 30 days. Mail checks to ROADHAUL FLEET, PO Box 6293, Carol Stream IL 60197.</p>`,
    );
    return paper({
      html,
      month,
      rows: month.lines,
      names: ["ROADHAUL FLEET", "Meridale Bank, N.A."],
      without: ["minimumPayment", "apr", "interestCharged", "minimumPaymentWarning"],
      allowed: { "accounts.0.minimumPayment": [decimal(month.balance)] },
    });
  },
};

/** A student's card: the month told in sentences, an introductory rate that ends, purchases by category. */
const student: Layout = {
  name: "st-card-student-told",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 61 + 1, { ...CITY, apr: [18, 26], endings: ["24", "74"], floor: 2_500 });
    const person = makePerson(month.random);
    const ends = addDays(month.end, month.random.whole(60, 200));
    const html = document(
      `body{font:10pt "Liberation Serif"}${BASE}h3{margin:12px 0 3px;color:#0a6b52}td,th{padding:2px 4px}p{line-height:1.45;margin:6px 0}`,
      `<h2 style="margin:0;color:#0a6b52">First Semester<sup>SM</sup> Card</h2><div>from Hollis Savings Bank</div><p>${person.name}<br>${person.street}<br>${person.town}</p>
      <p>This statement covers <b>${date.long(month.start)}</b> to <b>${date.long(month.end)}</b> for your card ending in <b>${month.last4}</b>.</p>
      <p>You came into the month owing <b>${$(month.previous)}</b>. You paid <b>${$(month.payments)}</b>, got <b>${$(month.credits)}</b> back, bought things for <b>${$(month.purchases)}</b>, and were charged <b>${$(month.fees)}</b> in fees and <b>${$(month.interest)}</b> in interest. Your new balance is <b>${$(month.balance)}</b>.</p>
      <p>Your minimum payment of <b>${$(month.minimum)}</b> is due <b>${date.long(month.due)}</b>. You have ${$(month.available)} left of your ${$(month.limit)} limit.</p>
      <h3>Transactions</h3>${grid(
        "lllr",
        ["Date", "What", "Category", "Amount"],
        month.lines.map((line) => [
          date.monthDay(line.day),
          escaped(line.text),
          line.kind === "purchase" ? "Shopping" : "&mdash;",
          money.signed(line.amount),
        ]),
      )}
      <h3>Rates</h3>${grid(
        "lrlr",
        ["Balance", "APR", "Until", "Balance subject to interest"],
        [
          ["Purchases", `${month.apr}%`, "", $(month.base)],
          ["Promotional transfers", "0.00%", date.slash(ends), "$0.00"],
          ["Cash advances", "29.49%", "", "$0.00"],
        ],
      )}
      <p><b>Minimum Payment Warning:</b> if you make only the minimum payment you will pay off the balance in about ${month.warning.years} years, an estimated total of ${$(month.warning.total)}. At ${$(month.warning.monthly)} a month: 3 years, ${$(month.warning.monthlyTotal)}.</p><p>So far in ${month.end.slice(0, 4)}: ${$(month.ytdFees)} fees, ${$(month.ytdInterest)} interest. Good grades earn a $20.00 statement credit each year.</p>`,
    );
    return paper({
      html,
      month,
      rows: month.lines,
      names: ["Hollis Savings Bank", "First Semester", "First Semester Card"],
      without: ["statementDate"],
      more: {
        aprs: [
          {
            kind: "purchase",
            apr: month.apr,
            balance: decimal(month.base),
          },
          {
            kind: "promotional",
            apr: "0.00",
            balance: "0.00",
            expires: ends,
          },
          {
            kind: "cash-advance",
            apr: "29.49",
            balance: "0.00",
          },
        ],
      },
      allowed: { "accounts.0.statementDate": [month.end] },
    });
  },
};

export const stCardsTrade: readonly Layout[] = [subprime, fleet, student];
