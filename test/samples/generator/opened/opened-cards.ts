import { type CardLine, cardRows, makeCard } from "../card-data.ts";
import { cardStatement, kinds } from "../card-layouts.ts";
import { alsoNamed, document } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { coupon, opened, rightsNotice } from "./furniture.ts";

const $ = money.dollar;

/** The slip on top, figures with colons, a sale and a post date, a heading a kind of balance in the rates' table. */
const slipOnTop = opened("card-slip-on-top", "credit-cards", (seed) => {
  const d = makeCard(seed);
  const row = (l: CardLine) => [date.noYear(l.day), date.noYear(l.posted), escaped(l.text), $(l.amount)];
  const printed = [
    ...kinds(d, "payment", "credit"),
    ...kinds(d, "purchase"),
    ...kinds(d, "cash"),
    ...kinds(d, "fee"),
    ...kinds(d, "interest"),
  ];
  const part = (title: string, ...wanted: CardLine["kind"][]) => {
    const list = kinds(d, ...wanted);
    return list.length > 0
      ? `<div style="margin-top:7px"><b>${title}</b></div>${grid("lllr", [], list.map(row), "class=t")}`
      : "";
  };
  const html = document(
    `body{font:8.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}.t td:nth-child(1),.t td:nth-child(2){width:48px}h3{color:#036;font-size:11pt;margin:8px 0 2px}.grey{background:#e9edf2;padding:8px}`,
    `<div class=row><div style="font-size:16pt;color:#036">Everglade<sup style="font-size:7pt">®</sup> <span style="font-size:11pt">Double Miles Card</span><p style="font-size:9pt">${d.name}<br>Member Since 2014 &nbsp; Account number ending in: ${d.last4}<br>Billing Period: ${date.short(d.start)}-${date.short(d.end)}</p></div><div class=small>How to reach us<br>www.everglade.example<br>1-855-555-0121, TTY: 711<br>BOX 6500 SIOUX FALLS, SD 57117</div></div>
    <div class=row><div class=grey>${pairs([
      ["Minimum payment due:", `<b>${$(d.minimum)}</b>`],
      [`New balance as of ${date.short(d.end)}:`, `<b>${$(d.balance)}</b>`],
      ["Payment due date:", `<b>${date.short(d.due)}</b>`],
    ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41 and your APRs may be increased up to the variable Penalty APR of ${d.penaltyApr}%.</p></div>
    <div><h3>Account Summary</h3>${pairs([
      ["Previous balance", $(d.previous)],
      ["Payments", `-${$(d.payments)}`],
      ["Credits", `-${$(d.credits)}`],
      ["Purchases", `+${$(d.purchases)}`],
      ["Cash advances", `+${$(d.cash)}`],
      ["Fees", `+${$(d.fees)}`],
      ["Interest", `+${$(d.interest)}`],
      ["<b>New balance</b>", `<b>${$(d.balance)}</b>`],
    ])}<h3>Credit Limit</h3>${pairs([
      ["Credit limit", money.wholeDollars(d.limit)],
      [`<span class=small>Includes ${money.wholeDollars(d.cashLimit)} cash advance limit</span>`, ""],
      ["Available credit", money.wholeDollars(Math.floor(d.available / 100) * 100)],
      [
        `<span class=small>Includes ${money.wholeDollars(d.cashLimit)} available for cash advances</span>`,
        "",
      ],
    ])}</div></div>
    <p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges using this card and each month you pay...",
        "You will pay off the balance shown on this statement in about...",
        "And you will end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
        [
          $(d.warning.monthly),
          "3 years",
          `${$(d.warning.monthlyTotal)}<br>(Savings = ${$(d.warning.total - d.warning.monthlyTotal)})`,
        ],
      ],
      "class=small border=1",
    )}
    <div style="break-before:page"></div><div class=r>Page 2 of 2</div><h3>Account Summary <span class=small>continued</span></h3><table class="t small"><tr><td>Sale<br>Date</td><td>Post<br>Date</td><td>Description</td><td class=r>Amount</td></tr></table>${part("Payments, Credits and Adjustments", "payment", "credit")}${part("Standard Purchases", "purchase")}${part("Cash Advances", "cash")}${part("Fees charged", "fee")}<table><tr><td>Total fees charged in this billing period</td><td class=r>${$(d.fees)}</td></tr></table>${part("Interest charged", "interest")}<table><tr><td>Total interest charged in this billing period</td><td class=r>${$(d.interest)}</td></tr></table>
    <div style="width:55%"><h3>${d.end.slice(0, 4)} totals year-to-date</h3>${pairs([
      [`Total fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
      [`Total interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
    ])}</div>
    <h3>Interest charge calculation</h3><p>Days in billing cycle: 30. Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "Balance type",
        "Annual percentage<br>rate (APR)",
        "Balance subject to<br>interest rate",
        "Interest charge",
      ],
      [
        ["<b>PURCHASES</b>", "", "", ""],
        ["Standard Purch", `${d.apr}% (V)`, `${$(d.interestBase)} (D)`, $(d.interest)],
        ["<b>ADVANCES</b>", "", "", ""],
        ["Standard Adv", `${d.cashApr}% (V)`, `${$(d.cash)} (D)`, "$0.00"],
      ],
    )}${rightsNotice}`,
  );
  return {
    html,
    truth: cardStatement(d, "Everglade", (truth) => {
      truth.account.availableCredit = decimal(Math.floor(d.available / 100) * 100);
      truth.account.aprs = (truth.account.aprs ?? []).filter((entry) => entry.kind !== "balance-transfer");
      truth.transactions.splice(0, Infinity, ...cardRows(printed));
    }),
  };
});

const CATEGORIES = ["Supermarkets", "Restaurants", "Gasoline", "Merchandise", "Services"];

/** A sidebar of rewards, a category column between merchant and amount, "open to close", credit line. */
const openToClose = opened("card-open-to-close", "credit-cards", (seed) => {
  const d = makeCard(seed);
  const charge = (l: CardLine, index: number) => [
    date.noYear(l.day),
    escaped(l.text),
    CATEGORIES[index % CATEGORIES.length] ?? "",
    $(l.amount),
  ];
  const printed = [
    ...kinds(d, "payment", "credit"),
    ...kinds(d, "purchase", "cash"),
    ...kinds(d, "fee", "interest"),
  ];
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.side{width:27%;float:left;background:#fdf1e6;padding:10px}.main{width:70%;float:right}.over{clear:both}h4{color:#c50;margin:8px 0 2px}`,
    `<div class=row><div style="font-size:19pt;color:#c50">MARIGOLD it<sup>®</sup> CARD</div><div class=r>ACCOUNT NUMBER ENDING IN ${d.last4}<br>OPEN TO CLOSE DATE: ${date.slash(d.start)} - ${date.slash(d.end)}</div></div>
    <div class=side><h4>CASHBACK BONUS</h4>${pairs([
      ["Opening Balance", "$41.07"],
      ["New Cashback Bonus Earned", "+ $9.63"],
      ["Redeemed", "- $25.00"],
      ["<b>Cashback Bonus Balance</b>", "<b>$25.70</b>"],
    ])}<h4>FICO SCORE</h4><p>748 as of ${date.short(d.end)}</p><h4>QUESTIONS?</h4><p>1-800-555-0147<br>marigold.example</p></div>
    <div class=main><table style="background:#f4f4f4"><tr><td>New Balance</td><td>Minimum Payment Due</td><td>Payment Due Date</td></tr><tr style="font-size:13pt"><td>${$(d.balance)}</td><td>${$(d.minimum)}</td><td>${date.long(d.due)}</td></tr></table>
    <h4>ACCOUNT SUMMARY</h4>${pairs([
      ["Previous Balance", $(d.previous)],
      ["Payments and Credits", `-${$(d.payments + d.credits)}`],
      ["Purchases", `+${$(d.purchases)}`],
      ["Balance Transfers", "+$0.00"],
      ["Cash Advances", `+${$(d.cash)}`],
      ["Fees Charged", `+${$(d.fees)}`],
      ["Interest Charged", `+${$(d.interest)}`],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
    ])}<p class=small>See Interest Charge Calculation section following the Transactions section for detailed APR information.</p>${pairs(
      [
        ["Credit Line", money.wholeDollars(d.limit)],
        ["Credit Line Available", $(d.available)],
        ["Cash Advance Credit Line", money.wholeDollars(d.cashLimit)],
        ["Cash Advance Credit Line Available", money.wholeDollars(d.cashLimit)],
      ],
    )}
    <p class=small>Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. Only the minimum payment: about ${d.warning.years} years and an estimated total of ${$(d.warning.total)}. ${$(d.warning.monthly)} each month: about 3 years and an estimated total of ${$(d.warning.monthlyTotal)}.</p></div>
    <div class=over><h4>TRANSACTIONS</h4>${grid(
      "llr",
      ["DATE", "PAYMENTS AND CREDITS", "AMOUNT"],
      kinds(d, "payment", "credit").map((l) => [date.noYear(l.day), escaped(l.text), `-${$(-l.amount)}`]),
    )}<br>${grid("lllr", ["DATE", "PURCHASES", "MERCHANT CATEGORY", "AMOUNT"], kinds(d, "purchase", "cash").map(charge))}
    <h4>FEES AND INTEREST CHARGED</h4>${grid("llr", ["DATE", "DESCRIPTION", "AMOUNT"], [...kinds(d, "fee", "interest").map((l) => [date.noYear(l.day), l.text, $(l.amount)]), ["", "TOTAL FEES FOR THIS PERIOD", $(d.fees)], ["", "TOTAL INTEREST FOR THIS PERIOD", $(d.interest)]])}
    <h4>${d.end.slice(0, 4)} TOTALS YEAR-TO-DATE</h4>${pairs([
      [`TOTAL FEES CHARGED IN ${d.end.slice(0, 4)}`, $(d.ytdFees)],
      [`TOTAL INTEREST CHARGED IN ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
    ])}
    <h4>INTEREST CHARGE CALCULATION</h4>${grid(
      "lrrr",
      [
        "TYPE OF BALANCE",
        "ANNUAL PERCENTAGE RATE (APR)",
        "BALANCE SUBJECT TO INTEREST RATE",
        "INTEREST CHARGE",
      ],
      [
        ["Purchases", `${d.apr}% V`, $(d.interestBase), $(d.interest)],
        ["Cash Advances", `${d.cashApr}% V`, $(d.cash), $(0)],
      ],
    )}${coupon("MARIGOLD", [
      ["Account number ending in", d.last4],
      ["New Balance", $(d.balance)],
      ["Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.long(d.due)],
    ])}</div>`,
  );
  return {
    html,
    truth: alsoNamed(
      cardStatement(d, "MARIGOLD", (truth) => {
        truth.account.creditLimit = decimal(d.limit);
        truth.account.aprs = (truth.account.aprs ?? []).filter((entry) => entry.kind !== "balance-transfer");
        truth.transactions.splice(0, Infinity, ...cardRows(printed));
      }),
      "MARIGOLD it",
      "MARIGOLD it CARD",
      "MARIGOLD it®",
      "MARIGOLD it® CARD",
    ),
  };
});

/** A furniture shop's card: long reference codes, a table of promotions with four figures a row, two blocks of rates. */
const promotions = opened("card-promotions", "credit-cards", (seed) => {
  const d = makeCard(seed);
  const [promo, first] = [Math.floor(d.balance * 0.35), Math.floor(d.balance * 0.5)];
  const [promoEnd, bought] = [addDays(d.end, 240), addDays(d.start, -125)];
  const reference = (index: number) => `P9${44_000 + index * 317}00${index}HVRT${index}QX`;
  const printed = [
    ...kinds(d, "payment", "credit"),
    ...kinds(d, "purchase", "cash"),
    ...kinds(d, "fee", "interest"),
  ];
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${BASE}.h{background:#552;color:#fff;padding:2px 5px;margin:9px 0 3px}`,
    `<div class=row><div style="font-size:15pt">ROOMS &amp; LOFT <span class=small>issued by Anchorage Retail Bank</span></div><div>${d.name}<br>Account Number: **** **** **** ${d.last4}<br>Customer Service: 1-866-555-0154</div></div>
    <div class=row><div><div class=h>Account Summary</div>${pairs([
      [`Previous Balance as of ${date.slash(addDays(d.start, -1))}`, $(d.previous)],
      ["Payments", `- ${$(d.payments)}`],
      ["Other Credits", `- ${$(d.credits)}`],
      ["Purchases/Debits", `+ ${$(d.purchases)}`],
      ["Cash Advances", `+ ${$(d.cash)}`],
      ["Total Fees", `+ ${$(d.fees)}`],
      ["Total Interest", `+ ${$(d.interest)}`],
      [`<b>New Balance as of ${date.slash(d.end)}</b>`, `<b>${$(d.balance)}</b>`],
    ])}</div><div><div class=h>Payment Information</div>${pairs([
      ["New Balance", $(d.balance)],
      ["Amount Past Due", $(0)],
      ["Total Minimum Payment Due", $(d.minimum)],
      ["Overlimit Amount", $(0)],
      ["Payment Due Date", date.slash(d.due)],
    ])}<div class=h>Credit Limit Information</div>${pairs([
      ["Credit Limit", $(d.limit)],
      ["Available Credit", $(d.available)],
      ["Cash Limit", $(d.cashLimit)],
      ["Available Cash", $(d.cashLimit)],
    ])}</div></div>
    <p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period you will pay more in interest.</p>${grid(
      "lrr",
      [
        "If you make no additional charges using this card and each month you pay...",
        "You will pay off the balance shown on this statement in about...",
        "And you will end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
        [$(d.warning.monthly), "3 years", $(d.warning.monthlyTotal)],
      ],
      "class=small",
    )}
    <div class=h>Promotional Purchase Summary</div><p class=small>No Interest If Paid In Full within 12 months. Interest will be charged to your account from the purchase date if the promotional balance is not paid in full by the expiration date.</p>${grid("lrrrl", ["Tran Date", "Initial Purchase Amount", "Promotional Balance", "Accrued Deferred Interest", "Promotion Expiration Date"], [[date.slash(bought), $(first), $(promo), $(Math.floor(promo * 0.11)), date.slash(promoEnd)]])}
    <div class=h>Transaction Summary</div>${grid(
      "llllr",
      ["Tran Date", "Post Date", "Reference Number", "Description", "Amount"],
      printed.map((l, index) => [
        date.noYear(l.day),
        date.noYear(l.posted),
        reference(index),
        escaped(l.text),
        l.amount < 0 ? `(${$(-l.amount)})` : $(l.amount),
      ]),
    )}
    <div class=h>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = variable rate. The penalty rate is ${d.penaltyApr}%.</p>${grid(
      "llrrr",
      ["Type of Balance", "Expiration Date", "APR", "Balance Subject to Interest Rate", "Interest Charged"],
      [
        ["Regular Purchases", "NA", `${d.apr}% (v)`, $(d.interestBase), $(d.interest)],
        [
          "Deferred Interest / No Interest If Paid In Full",
          date.slash(promoEnd),
          `${d.apr}% (v)`,
          $(promo),
          $(0),
        ],
        ["Cash Advances", "NA", `${d.cashApr}% (v)`, $(d.cash), $(0)],
      ],
    )}${rightsNotice}${coupon("ANCHORAGE RETAIL BANK", [
      ["Account Number", `**** **** **** ${d.last4}`],
      ["Total Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.slash(d.due)],
      ["New Balance", $(d.balance)],
    ])}`,
  );
  return {
    html,
    truth: alsoNamed(
      cardStatement(d, "ROOMS & LOFT", (truth) => {
        delete truth.account.periodStart;
        delete truth.account.periodEnd;
        truth.account.pastDue = "0.00";
        truth.account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "promotional", apr: d.apr, balance: decimal(promo), expires: promoEnd },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        truth.transactions.splice(0, Infinity, ...cardRows(printed));
      }),
      "Anchorage Retail Bank",
    ),
  };
});

/** A phone maker's card: sparse, the reward's percentage and amount before each amount, long dashes, the rate in a sentence. */
const sparse = opened("card-sparse", "credit-cards", (seed) => {
  const d = makeCard(seed);
  const reward = (amount: number) => Math.round(amount / 50);
  const printed = [...kinds(d, "payment"), ...kinds(d, "credit"), ...kinds(d, "purchase", "cash", "fee")];
  const html = document(
    `body{font:10pt "TeX Gyre Heros","Liberation Sans";color:#222}${BASE}td{padding:3px 0;border-bottom:1px solid #e5e5e5}h2{font-size:15pt;margin:18px 0 6px}`,
    `<div class=row><div style="font-size:17pt">Tessera Card</div><div class=r style="font-size:15pt">Statement</div></div><p>${d.name}, ${d.name.toLowerCase().split(" ")[0] ?? ""}@mail.example<br>Account ending ${d.last4}</p><p>${date.monthDay(d.start)} &mdash; ${date.monthDay(d.end)}, ${d.end.slice(0, 4)}</p>
    <div class=row><div>Your ${date.monthYear(d.end).split(" ")[0] ?? ""} Balance<br><span class=small>as of ${date.monthDay(d.end)}, ${d.end.slice(0, 4)}</span><div style="font-size:18pt">${$(d.balance)}</div></div><div>Minimum Payment Due<div style="font-size:18pt">${$(d.minimum)}</div></div><div>Payment Due By<div style="font-size:18pt">${date.monthDay(d.due)}, ${d.due.slice(0, 4)}</div></div></div>
    ${pairs([
      ["Previous Monthly Balance", $(d.previous)],
      ["Payments", $(-d.payments)],
      ["Credits", $(-d.credits)],
      ["Total charges", $(d.purchases)],
      ["Cash advances", $(d.cash)],
      ["Fees", $(d.fees)],
      ["Interest charged", $(d.interest)],
      ["Credit Limit", $(d.limit)],
      ["Available Credit", $(d.available)],
    ])}
    <h2>Payments</h2>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      kinds(d, "payment").map((l) => [date.slash(l.day), l.text, $(l.amount)]),
    )}
    <h2>Transactions</h2>${grid(
      "llrrr",
      ["Date", "Description", "Daily Cash", "", "Amount"],
      [...kinds(d, "credit"), ...kinds(d, "purchase", "cash", "fee")].map((l) => [
        date.slash(l.day),
        escaped(l.text),
        "2%",
        $(reward(l.amount)),
        $(l.amount),
      ]),
    )}${pairs([
      ["Total Daily Cash this month", $(1_941)],
      ["Total charges, credits and returns", $(d.purchases + d.cash + d.fees - d.credits)],
    ])}
    <h2>Interest</h2><p>Your APR is ${d.apr}% (v) on a balance subject to interest of ${$(d.interestBase)}. Interest charged this month: ${$(d.interest)}. Total interest for ${d.end.slice(0, 4)}: ${$(d.ytdInterest)}.</p>
    <p class=small>Minimum payment warning: if you make only the minimum payment each period, you will pay off this balance in about ${d.warning.years} years and end up paying an estimated total of ${$(d.warning.total)}. If you pay ${$(d.warning.monthly)} each month, you will pay it off in about 3 years and pay an estimated total of ${$(d.warning.monthlyTotal)}.</p><p class=small>Tessera Card is issued by Copper Coast Bank, Salt Lake City Branch.</p>`,
  );
  const statement = cardStatement(d, "Tessera", (truth) => {
    truth.account.aprs = [{ kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) }];
    truth.transactions.splice(0, Infinity, ...cardRows(printed));
  });
  return {
    html,
    truth: alsoNamed(
      statement,
      "Tessera Card",
      "Copper Coast Bank",
      "Copper Coast Bank, Salt Lake City Branch",
    ),
  };
});

export const openedCards = [slipOnTop, openToClose, promotions, sparse];
