import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  $,
  at,
  card,
  flat,
  html,
  lines,
  of,
  over,
  type SsRow,
  shopsFrom,
  ssMonth,
  ssTruth,
  warned,
} from "./ss-data.ts";

/** A clothes shop's card, nearly all capitals; the issuer stands in small print alone, plans instead of kinds of balances. */
const sable: Layout = card("sable-store-capitals", (seed) => {
  const d = ssMonth(seed, {
    salt: 1_009,
    shops: ["SABLE & FINCH #214 OAKBROOK IL", "SABLEFINCH.COM 800-555-0117", "S&F OUTLET 31 GURNEE IL"],
    count: [1, 5],
    thanks: "PAYMENT - THANK YOU",
    previous: [12_000, 160_000],
    interestText: "INTEREST CHARGE ON PURCHASES",
    fee: 0.3,
    past: 0.3,
    floor: 3_000,
  });
  const order = [...of(d, "payment", "credit"), ...of(d, "purchase")];
  const [fees, interest] = [of(d, "fee"), of(d, "interest")];
  const cells = (line: SsRow) => [date.slash(line.day), html(line.text), money.plain(line.amount)];
  return {
    html: document(
      `body{font:8.3pt "Liberation Sans"}${BASE}td,th{padding:1.2px 3px}h4{background:#000;color:#fff;padding:2px 5px;margin:8px 0 3px}.law td,.law th{font-size:6.8pt;border:.5px solid}`,
      `<div style="text-align:center;font:17pt 'Liberation Serif';letter-spacing:5px">SABLE &amp; FINCH<div style="font-size:8pt">PREFERRED CREDIT CARD</div></div><div class=r>ACCOUNT NUMBER ************${d.last4}</div><div class=row><div><h4>SUMMARY OF ACCOUNT ACTIVITY</h4>${pairs(
        [
          ["Previous balance", $(d.previous)],
          ["Payments", `-${$(d.payments)}`],
          ["Other credits", `-${$(d.credits)}`],
          ["Purchases", `+${$(d.purchases)}`],
          ["Other debits", "+$0.00"],
          ["Fees charged", `+${$(d.fees)}`],
          ["Interest charged", `+${$(d.interest)}`],
          ["<b>New balance</b>", $(d.balance)],
          ["Past due amount", $(d.past)],
          ["Credit limit", $(d.limit)],
          ["Available credit", $(d.available)],
          ["Statement closing date", date.slash(d.end)],
          ["Days in billing cycle", String(d.days)],
        ],
      )}</div><div><h4>PAYMENT INFORMATION</h4>${pairs([
        ["New balance", $(d.balance)],
        ["Minimum payment due", $(d.minimum)],
        ["Payment due date", date.slash(d.due)],
      ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by ${date.slash(d.due)}, you may have to pay up to a $41.00 late fee. <b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest.</p>${warned(d, "years", $)}</div></div><h4>DETAILS OF YOUR TRANSACTIONS</h4><table><tr><th>TRANS DATE</th><th>TRANSACTION DESCRIPTION/LOCATION</th><th class=r>AMOUNT</th></tr>${lines("llr", order.map(cells))}${over(3, "<b>FEES</b>")}${lines("llr", [...fees.map(cells), ["", "TOTAL FEES FOR THIS PERIOD", $(d.fees)]])}${over(3, "<b>INTEREST CHARGED</b>")}${lines("llr", [...interest.map(cells), ["", "TOTAL INTEREST FOR THIS PERIOD", $(d.interest)]])}</table><h4>${d.end.slice(0, 4)} TOTALS YEAR TO DATE</h4>${pairs(
        [
          [`TOTAL FEES CHARGED IN ${d.end.slice(0, 4)}`, $(d.ytdFees)],
          [`TOTAL INTEREST CHARGED IN ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
        ],
      )}<h4>INTEREST CHARGE CALCULATION</h4>${grid("lrrr", ["TYPE OF BALANCE", "ANNUAL PERCENTAGE RATE", "BALANCE SUBJECT TO INTEREST RATE", "INTEREST CHARGE"], [["PURCHASES &ndash; REGULAR REVOLVE", `${d.apr}% (v)`, $(d.base), $(d.interest)]])}<p>REWARDS: 50 more points until your next $10.00 reward. Spend $400.00 this year to stay a Noir member.</p><p class=small>The Sable &amp; Finch credit card is issued by Dunmore Capital Bank. Minimum interest charge $2.00. Calls: 1-800-555-0117 (TDD/TTY 1-800-555-0118). Payments by phone with an agent may cost $9.00.</p><hr><div class=row><div>${at(d.person)}</div><div>Account number ************${d.last4}<br>New balance ${$(d.balance)} &nbsp; Minimum payment ${$(d.minimum)}<br>Amount enclosed $ _____<br>PO BOX 650972, DALLAS TX 75265-0972</div></div>`,
    ),
    truth: ssTruth(d, "Dunmore Capital Bank", {
      names: ["Sable & Finch", "SABLE & FINCH"],
      rows: [...order, ...fees, ...interest],
      leave: ["periodStart", "periodEnd"],
      account: {
        pastDue: decimal(d.past),
        aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.base) }],
      },
      allowed: { "accounts.0.periodEnd": [d.end] },
    }),
  };
});

/** An app's card: a month told in sentences, `Your March balance as of`, daily cash beside every purchase, no address to pay to. */
const simplePath: Layout = card("simple-path-app", (seed) => {
  const d = ssMonth(seed, {
    salt: 1_103,
    shops: shopsFrom(1),
    thanks: "ACH Deposit Internet transfer from account ending in 4418",
    interestText: "Interest Charge on Purchases",
    fee: 0,
  });
  const [paid, bought, interest] = [of(d, "payment"), of(d, "purchase", "credit"), of(d, "interest")];
  const month = date.monthYear(d.end).split(" ")[0] ?? "";
  return {
    html: document(
      `body{font:9.4pt "DejaVu Sans";font-size:8.4pt;color:#1d1d1f}${BASE}h2{font-size:13pt;margin:14px 0 4px}td,th{padding:3px 4px;border-bottom:.5px solid #ddd}.k{color:#777}`,
      `<div class=row><div style="font-size:17pt">Simple Path Card</div><div class=r>Customer<br>${d.person.name}<br>Statement<br>${date.abbreviatedBare(d.start)} &mdash; ${date.abbreviatedBare(d.end)}<br>Card ending ${d.last4}</div></div><div class=row style="margin-top:14px"><div><div class=k>Your ${month} Balance as of ${date.abbreviatedBare(d.end)}</div><div style="font-size:19pt">${$(d.balance)}</div></div><div><div class=k>Minimum Payment Due</div><div style="font-size:19pt">${$(d.minimum)}</div></div><div><div class=k>Payment Due By</div><div style="font-size:15pt">${date.abbreviatedBare(d.due)}</div></div></div><p>Pay ${$(d.balance)} by ${date.longNoYear(d.due)} and you will owe no interest. Your credit limit is ${$(d.limit)}, of which ${$(d.available)} was available on ${date.long(d.end)}.</p><div class=row><div>${pairs(
        [
          [`Previous Monthly Balance`, $(d.previous)],
          ["Payments and credits", `-${$(d.payments + d.credits)}`],
          ["Purchases", $(d.purchases)],
          ["Interest charged", $(d.interest)],
          ["Fees", "None. Not now, not ever."],
          ["Past due amount", "$0.00"],
        ],
      )}</div></div><p><b>Minimum Payment Warning</b> If you make only the minimum payment each period, it will take you about ${d.years} years to pay off this balance and you will pay an estimated total of ${flat(d.totalCost)}. If you pay ${flat(d.monthly)} each month, it will take you about 3 years and an estimated total of ${flat(d.monthlyTotal)}.</p><h2>Payments</h2>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        paid.map((line) => [date.slash(line.day), html(line.text), `-${$(-line.amount)}`]),
      )}<h2>Transactions</h2>${grid(
        "llrrr",
        ["Date", "Description", "Daily Cash", "", "Amount"],
        bought.map((line) => [
          date.slash(line.day),
          html(line.text),
          "2%",
          line.amount < 0
            ? `-$${decimal(Math.floor(-line.amount / 50))}`
            : `$${decimal(Math.floor(line.amount / 50))}`,
          line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount),
        ]),
      )}<h2>Interest Charged</h2>${grid(
        "llr",
        [],
        interest.map((line) => [date.slash(line.day), line.text, $(line.amount)]),
      )}<p>Total interest for this month ${$(d.interest)}. ${d.end.slice(0, 4)} year-to-date: interest ${$(d.ytdInterest)}, fees $0.00. Your APR for purchases is ${d.apr}% (variable); ${d.base > 0 ? `it was applied to ${$(d.base)} over ${d.days} days` : "nothing bore interest this month"}.</p><p class=k>Issued by Lakeport Bank USA, Salt Lake City Branch. Offer: 6 monthly instalments at 0% APR on devices until ${date.long(addDays(d.end, 41))}.</p>`,
    ),
    truth: ssTruth(d, "Lakeport Bank USA", {
      names: ["Simple Path", "Simple Path Card", "Lakeport Bank USA, Salt Lake City Branch", "Lakeport Bank"],
      rows: [...paid, ...bought, ...interest],
      leave: ["feesCharged"],
      account: {
        pastDue: "0.00",
        aprs: [{ kind: "purchase", apr: d.apr, ...(d.base > 0 ? { balance: decimal(d.base) } : {}) }],
      },
      allowed: { "accounts.0.feesCharged": ["0.00"] },
    }),
  };
});

/** A national bank's card: charges and credits in two columns, purchases and transfers in one line of the summary. */
const ridgeway: Layout = card("ridgeway-two-columns", (seed) => {
  const d = ssMonth(seed, {
    salt: 1_201,
    shops: shopsFrom(13),
    thanks: "AUTOMATIC PAYMENT - THANK YOU",
    interestText: "INTEREST CHARGE ON PURCHASES",
    past: 0.15,
  });
  const [paid, bought, fees, interest] = [
    of(d, "payment", "credit"),
    of(d, "purchase"),
    of(d, "fee"),
    of(d, "interest"),
  ];
  const cells = (line: SsRow) => [
    line.kind === "interest" ? "" : d.last4,
    date.noYear(line.day),
    date.noYear(line.posted),
    line.ref,
    html(line.text),
    line.amount < 0 ? money.plain(-line.amount) : "",
    line.amount > 0 ? money.plain(line.amount) : "",
  ];
  const part = (title: string, list: readonly SsRow[], total = "") =>
    `${over(7, `<b>${title}</b>`)}${lines("lllllrr", list.map(cells))}${total}`;
  const sum = (label: string, amount: number) =>
    `<tr><td colspan=5><b>${label}</b></td><td></td><td class=r><b>${$(amount)}</b></td></tr>`;
  const year = d.end.slice(0, 4);
  return {
    html: document(
      `body{font:8.5pt "Liberation Sans"}${BASE}td,th{padding:1.5px 3px}h3{border-bottom:3px double #8a1f2b;margin:10px 0 3px;font-size:10pt}.law td,.law th{font-size:7pt;border:.5px solid}`,
      `<div class=row><div><b style="font-size:15pt;color:#8a1f2b">RIDGEWAY</b> Reflect&reg; Visa&reg; Card</div><div class=r>Account ending in ${d.last4}<br>Statement Period ${date.slash(d.start)} to ${date.slash(d.end)}<br>Page 1 of 3</div></div><div class=row><div><h3>Balance Summary</h3>${pairs(
        [
          ["Previous Balance", $(d.previous)],
          ["- Payments", $(d.payments)],
          ["- Other Credits", $(d.credits)],
          ["+ Cash Advances", "$0.00"],
          ["+ Purchases, Balance Transfers &amp; Other Charges", $(d.purchases)],
          ["+ Fees Charged", $(d.fees)],
          ["+ Interest Charged", $(d.interest)],
          ["= New Balance", $(d.balance)],
          ["Total Credit Limit", flat(d.limit)],
          ["Total Available Credit", $(d.available)],
        ],
      )}</div><div><h3>Payment Information</h3>${pairs([["New Balance", $(d.balance)], ["Minimum Payment", $(d.minimum)], ["Payment Due Date", date.slash(d.due)], d.past > 0 && ["Past Due (included above)", $(d.past)]])}<p class=small>Late Payment Warning: late fee up to $40. Minimum Payment Warning: if you make only the minimum payment each period, you will pay more in interest.</p>${warned(d, "years", flat, "The minimum payment")}</div></div><h3>Transactions</h3><table><tr><th>Card Ending In</th><th>Trans</th><th>Post</th><th>Reference Number</th><th>Description</th><th class=r>Credits</th><th class=r>Charges</th></tr>${part("Payments and Other Credits", paid)}${part("Purchases, Balance Transfers &amp; Other Charges", bought, sum("TOTAL PURCHASES, BALANCE TRANSFERS &amp; OTHER CHARGES FOR THIS PERIOD", d.purchases))}${part("Fees Charged", fees, sum("TOTAL FEES CHARGED FOR THIS PERIOD", d.fees))}${part("Interest Charged", interest, sum("TOTAL INTEREST CHARGED FOR THIS PERIOD", d.interest))}</table><h3>${year} Totals Year-to-Date</h3>${pairs(
        [
          [`TOTAL FEES CHARGED IN ${year}`, $(d.ytdFees)],
          [`TOTAL INTEREST CHARGED IN ${year}`, $(d.ytdInterest)],
        ],
      )}<h3>Interest Charge Calculation</h3>${grid(
        "lrrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Days in Billing Cycle",
          "Interest Charge",
        ],
        [
          ["PURCHASES", `${d.apr}% variable`, $(d.base), String(d.days), $(d.interest)],
          ["CASH ADVANCES", "29.99% variable", "$0.00", String(d.days), "$0.00"],
        ],
      )}<p class=small>Autopay will take $25.00 or the minimum, if higher, from your account at Bank of Elko. Ridgeway Card Services, PO Box 51193, Los Angeles CA 90051. Ridgeway Bank, N.A.</p>${at(d.person)}`,
    ),
    truth: ssTruth(d, "Ridgeway Bank, N.A.", {
      names: ["RIDGEWAY", "Ridgeway", "Ridgeway Card Services", "Ridgeway Bank"],
      rows: [...paid, ...bought, ...fees, ...interest],
      leave: ["statementDate"],
      account: {
        ...(d.past > 0 ? { pastDue: decimal(d.past) } : {}),
        aprs: [
          { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
          { kind: "cash-advance", apr: "29.99", balance: "0.00" },
        ],
      },
      allowed: { "accounts.0.statementDate": [d.end] },
    }),
  };
});

export const ssCardsFourth: readonly Layout[] = [sable, simplePath, ridgeway];
