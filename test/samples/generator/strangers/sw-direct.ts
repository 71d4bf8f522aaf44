import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  cardTold,
  cashApr,
  linesOf,
  NEXT,
  PAGE,
  purchaseApr,
  rowOf,
  swCard,
  warningRows,
  whole,
} from "./sw-data.ts";

/** A direct bank: two boxes, activity by cardholder with cities run together, undated interest lines. */
const simple: Layout = {
  name: "sw-card-national-simple",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 3,
      shop: ([name, city, state]) =>
        `${name}${city}${state}`.replaceAll(" ", "").length > 26
          ? `${name}${city}${state}`
          : `${name} ${city}${state}`,
      paid: "SIMPLEPATH MOBILE PYMTAuthDate 04-Dec",
      interest: "Interest Charge on Purchases",
      late: "PAST DUE FEE",
      cash: ["WITHDRAWAL ATM 4471 VINE ST", "CASH ADVANCE FEE", "Interest Charge on Cash Advances"],
      rates: [19, 30],
      cashApr: "31.24",
      size: [40_000, 600_000],
      floor: 2_500,
      inWholeDollars: true,
    });
    const { person, random } = card;
    const second = random.chance(0.4) ? String(random.whole(1_000, 9_899)) : undefined;
    const holder = (index: number) => (second !== undefined && index % 3 === 1 ? "spouse" : "own");
    const bought = linesOf(card, "purchase");
    const own = [...bought.filter((_, index) => holder(index) === "own"), ...linesOf(card, "cash")];
    const theirs = bought.filter((_, index) => holder(index) === "spouse");
    const cells = (lines: typeof bought) =>
      lines.map((line) => [
        date.monthDay(line.day),
        date.monthDay(line.posted),
        escaped(line.text),
        `${line.amount < 0 ? "- " : ""}${$(Math.abs(line.amount))}`,
      ]);
    const list = (title: string, lines: typeof bought) =>
      `<div class=who>${title}</div>${grid("lllr", ["Trans Date", "Post Date", "Description", "Amount"], cells(lines), "class=t")}`;
    const moved = (lines: typeof bought) => lines.reduce((sum, line) => sum + line.amount, 0);
    const name = person.name.toUpperCase();
    const fees = linesOf(card, "fee");
    const charges: ReadonlyArray<[string, number]> = [
      ["Interest Charge on Purchases", card.interestOnPurchases],
      ["Interest Charge on Cash Advances", card.interestOnCash],
      ["Interest Charge on Other Balances", 0],
    ];
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}${PAGE}.lg{font:bold italic 19pt "Liberation Sans";color:#0a3d5c}.bx{border:1px solid #b5b5b5;padding:8px 12px}.bx h2{font-size:12pt;color:#0a3d5c;margin:0 0 6px}.who{font-weight:bold;margin:10px 0 2px;background:#f0f2f4;padding:3px}.t th{font-size:7.6pt;color:#555;border-bottom:1px solid #999}.t td{padding:2px 4px;font-size:8.6pt}.w td,.w th{border:1px solid #ccc;font-size:7.8pt;padding:4px;font-weight:normal}.small{font-size:7.4pt}.hd{font:bold 13pt "Liberation Sans";margin:10px 0 4px}.slip{border-top:1px dashed #333;padding-top:10px}.tot{display:flex;justify-content:space-between;font-weight:bold;border-top:1px solid #333;margin-top:3px}`,
      `<div class=page><div class=row><div class=lg>SimplePath</div><div class="small r">Page 1 of 3<br><b>Platinum Mastercard | World Mastercard ending in ${card.last4}</b><br>${date.abbreviated(card.start)} - ${date.abbreviated(card.end)} | ${card.days} days in Billing Cycle</div></div>
      <div class=row style="margin-top:12px"><div class=bx><h2>Payment Information</h2><div class=band><div><div class=small>Payment Due Date</div><b>${date.abbreviated(card.due)}</b></div><div class=small>For online and phone payments,<br>the deadline is 8pm ET.</div></div><div class=band><div><div class=small>New Balance</div><b>${$(card.balance)}</b></div><div><div class=small>Minimum Payment Due</div><b>${$(card.minimum)}</b></div></div><p class=small><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.</p><p class=small><b>MINIMUM PAYMENT WARNING:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("lcr", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], warningRows(card, whole, { only: "Minimum Payment", years: "Years", saving: () => "" }), "class=w")}${card.warning.both ? `<div class=small>Estimated savings if balance is paid off in about 3 years: ${whole(card.warning.total - card.warning.monthlyTotal)}</div>` : ""}<p class=small>If you would like information about credit counseling services, call 1-888-555-0155.</p></div>
      <div class=bx><h2>Account Summary</h2>${pairs([
        ["Previous Balance", $(card.previous)],
        ["Payments", `- ${$(card.payments)}`],
        ["Other Credits", card.credits > 0 ? `- ${$(card.credits)}` : "$0.00"],
        ["Transactions", `+ ${$(card.purchases)}`],
        ["Cash Advances", `+ ${$(card.cash)}`],
        ["Fees Charged", `+ ${$(card.fees)}`],
        ["Interest Charged", `+ ${$(card.interest)}`],
        ["<b>New Balance</b>", `<b>= ${$(card.balance)}</b>`],
        ["&nbsp;", ""],
        ["Credit Limit", $(card.limit)],
        [`Available Credit (as of ${date.abbreviated(card.end)})`, $(card.available)],
        ["Cash Advance Credit Limit", $(card.cashLimit)],
        ["Available Credit for Cash Advances", $(card.cashAvailable)],
      ])}<hr><h2 style="font-size:10pt">Rewards Summary</h2>${pairs([
        ["Previous Available Rewards Balance", $(card.rewards)],
        ["Earned This Period", $(Math.round(card.purchases * 0.015))],
        ["<b>Available Rewards Balance</b>", $(card.rewards + Math.round(card.purchases * 0.015))],
      ])}</div></div>
      <p class=small><b>Account Notifications</b> &nbsp; Welcome to your account notifications. Check back here each month for important updates about your account. Enjoy a credit line increase of up to $1,500.00 after your first six on-time payments.</p>
      <div class="slip row"><div class=small><b>Pay or manage your account at simplepath.example</b> &nbsp; Customer Service: 1-800-555-0134<br><br>${person.name}<br>${person.street}<br>${person.town}<br><br>Simple Path<br>P.O. Box 60519<br>City of Industry, CA 91716-0519</div><div><div class=band><div><div class=small>Payment Due Date</div><b>${date.abbreviated(card.due)}</b></div><div><div class=small>Account ending in</div><b>${card.last4}</b></div></div><div class=band><div><div class=small>New Balance</div>${$(card.balance)}</div><div><div class=small>Minimum Payment Due</div>${$(card.minimum)}</div><div><div class=small>Amount Enclosed</div>$_______</div></div><div class=small>Please send us this portion of your statement and only one check (or one money order) payable to Simple Path.</div></div></div></div>
      ${NEXT}<div class="small r">Page 2 of 3 | World Mastercard ending in ${card.last4}</div><div class=hd>Transactions</div><div class=small>Visit <b>simplepath.example</b> to see detailed transactions.</div>${list(`${name} #${card.last4}: Payments, Credits and Adjustments`, linesOf(card, "payment", "credit"))}${list(`${name} #${card.last4}: Transactions`, own)}<div class=tot><div>${name} #${card.last4}: Total Transactions</div><div>${$(moved(own))}</div></div>${second === undefined || theirs.length === 0 ? "" : `${list(`TAYLOR SAMPLE #${second}: Transactions`, theirs)}<div class=tot><div>TAYLOR SAMPLE #${second}: Total Transactions</div><div>${$(moved(theirs))}</div></div>`}<div class=tot><div>Total Transactions for This Period</div><div>${$(card.purchases + card.cash)}</div></div>
      <div class=hd>Fees</div>${grid("lllr", ["Trans Date", "Post Date", "Description", "Amount"], cells(fees), "class=t")}<div class=tot><div>Total Fees for This Period</div><div>${$(card.fees)}</div></div><div class=hd>Interest Charged</div>${pairs(
        charges.map(([label, amount]) => [label, $(amount)]),
        "class=t",
      )}<div class=tot><div>Total Interest for This Period</div><div>${$(card.interest)}</div></div>
      <div class=hd>Totals Year-to-Date</div>${pairs(
        [
          ["Total Fees charged", $(card.ytdFees)],
          ["Total Interest charged", $(card.ytdInterest)],
        ],
        "class=t style='width:50%'",
      )}
      <div class=hd>Interest Charge Calculation</div><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${grid(
        "lccr",
        [
          "Type of Balance",
          "Annual Percentage Rate(APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${card.apr}% P`, $(card.base), $(card.interestOnPurchases)],
          ["Cash Advances", `${card.cashApr}% P`, $(card.cashBase), $(card.interestOnCash)],
        ],
        "class=t",
      )}<p class=small><b>Variable APRs:</b> If you have a letter code displayed next to any of the above APRs, this means they are variable APRs. Code P: Prime Rate + margin; your rate changes on the first day of the Billing Cycles that end in Jan., April, July and Oct. The late fee of up to $40.00 was last changed on ${date.long(addDays(card.start, -410))}. &copy; ${card.year} Simple Path, a division of Alder Ridge Bank (USA), N.A. All rights reserved.</p>`,
    );
    return {
      html,
      truth: cardTold(card, {
        names: [
          "SimplePath",
          "Simple Path",
          "Alder Ridge Bank (USA), N.A.",
          "Simple Path, a division of Alder Ridge Bank (USA), N.A.",
        ],
        aprs: [purchaseApr(card), cashApr(card)],
        rows: [...linesOf(card, "payment", "credit"), ...own, ...theirs, ...fees].map((line) => rowOf(line)),
        openRows: charges.map(([text, amount]) => ({
          account: 0,
          date: card.end,
          description: text,
          amount: decimal(-amount),
        })),
        without: ["statementDate"],
        allowed: { "accounts.0.statementDate": [card.end] },
      }),
    };
  },
};

export const swDirect: readonly Layout[] = [simple];
