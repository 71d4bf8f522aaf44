import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  $,
  at,
  card,
  count,
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
  wholly,
} from "./ss-data.ts";

/** A charge card of which a part may be paid over time: two portions beside their total, no limit but that of the portion. */
const laurel: Layout = card("laurel-charge", (seed) => {
  const d = ssMonth(seed, {
    salt: 401,
    shops: shopsFrom(2, 16),
    thanks: "MOBILE PAYMENT - THANK YOU",
    previous: [90_000, 1_400_000],
    fee: 0.1,
    floor: 4_000,
    interestText: "Interest Charge on Pay Over Time Purchases",
  });
  const [paid, bought, fees, interest] = [
    of(d, "payment", "credit"),
    of(d, "purchase"),
    of(d, "fee"),
    of(d, "interest"),
  ];
  const over100 = bought.filter((line) => line.amount >= 10_000).reduce((sum, line) => sum + line.amount, 0);
  const inFull = Math.floor((d.purchases - over100) / 3);
  const wasFull = Math.floor(Math.min(d.previous, d.payments) / 2);
  const due = inFull + Math.min(d.balance - inFull, d.minimum);
  const number = `${seed % 9}-${1 + (seed % 8)}${d.last4}`;
  const plus = (a: number) => `+${$(a)}`;
  const three = (name: string, full: number, time: number, style: (a: number) => string) => [
    name,
    style(full),
    style(time),
    style(full + time),
  ];
  const year = d.end.slice(0, 4);
  const signed = (row: SsRow) =>
    row.amount < 0 ? `-${$(-row.amount)}` : `${$(row.amount)}${row.amount >= 10_000 ? " &#10731;" : ""}`;
  const trail = (rows: readonly SsRow[]) =>
    lines(
      "llr",
      rows.map((row) => [
        `${date.short(row.day)}${row.kind === "payment" ? "*" : ""}`,
        html(row.text),
        signed(row),
      ]),
    );
  return {
    html: document(
      `body{font:8.8pt "Liberation Sans";color:#00175a}${BASE}.am{background:#00175a;color:#fff;font:bold 11pt "Liberation Sans";padding:12px 8px;width:92px;text-align:center;line-height:1.1}.l{width:32%}.n{font-size:16pt}.x td,.x th{border-bottom:.5px solid #b5c0d8;padding:2.5px 4px}h2{font-weight:normal;font-size:13pt;margin:12px 0 3px;border-top:3px solid #00175a}.law{font-size:7.2pt}.law td,.law th{border-top:.5px solid;padding:2px}`,
      `<div style="display:flex;gap:14px"><div class=am>ASH<br>BOURNE</div><div style="flex:1"><b style="font-size:13pt">Laurel Gold Card<sup>&reg;</sup></b><br>${d.person.name}<br>Closing Date ${date.short(d.end)} &nbsp;&nbsp; <span class=small>Next Closing Date ${date.short(addDays(d.end, 30))}</span><br>Account Ending <b>${number}</b></div><div class=r><b>Membership Points</b><br>Available and Pending as of ${date.short(addDays(d.end, -9))}<br>${count(d.points)}<br><span class=small>p. 1/5 &nbsp; Customer Care 1-800-555-0128</span></div></div>
<div style="display:flex;gap:18px;margin-top:10px"><div class=l><div style="border-top:1px solid">New Balance<div class="r n">${$(d.balance)}</div></div><div style="border-top:1px solid">Minimum Payment Due<div class="r n">${$(due)}</div><div class=small>Includes your Pay In Full balance of ${$(inFull)}</div></div><div style="border-top:1px solid;border-bottom:1px solid">Payment Due Date<div class="r n">${date.short(d.due)}<sup>&Dagger;</sup></div></div><p class=small><sup>&Dagger;</sup> Late Payment Warning: If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(d.due)}, you may have to pay a late fee of up to $40.00 and your Pay Over Time APR may be increased to the Penalty APR of 29.99%.</p></div>
<div style="flex:1"><b>Account Summary</b>${grid(
        "lrrr",
        ["", "Pay In Full", "Pay Over Time", "Total"],
        [
          three("Previous Balance", wasFull, d.previous - wasFull, $),
          three(
            "Payments/Credits",
            d.payments + d.credits > wasFull ? wasFull : d.payments,
            d.payments + d.credits - (d.payments + d.credits > wasFull ? wasFull : d.payments),
            (a) => `-${$(a)}`,
          ),
          three("New Charges", inFull, d.purchases - inFull, plus),
          three("Fees", 0, d.fees, plus),
          three("Interest Charged", 0, d.interest, plus),
        ],
        "class=x",
      )}<table class=x><tr><td><b>New Balance</b></td><td class=r><b>${$(d.balance)}</b></td></tr><tr><td><b>Minimum Due</b></td><td class=r><b>${$(due)}</b></td></tr></table><div class=row style="margin-top:6px"><div>Pay Over Time Limit<br>${$(d.limit)}</div><div>Available Pay Over Time Limit<br>${$(d.available)}</div><div class=r>Days in Billing Period: ${d.days}</div></div></div></div>
<p><b>Minimum Payment Warning:</b> If you have a Pay Over Time balance and you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your Pay Over Time balance. For example:</p>${warned(d, "years", flat, "Only the<br>Minimum Payment Due")}
<h2>Payments and Credits</h2><table class=x><tr><th>Detail</th><th class=small>*Indicates posting date</th><th class=r>Amount</th></tr>${trail(paid)}</table>
<h2>New Charges</h2><div class=r><span class=small>&#10731; - denotes Pay Over Time activity</span></div><b>${d.person.name.toUpperCase()}</b> Card Ending ${number}<table class=x>${trail(bought)}${lines("llr", [["", "<b>Total New Charges</b>", `<b>${$(d.purchases)}</b>`]])}</table>
<h2>Fees</h2><table class=x>${trail(fees)}${lines("llr", [["", "Total Fees for this Period", $(d.fees)]])}</table><h2>Interest Charged</h2><table class=x>${trail(interest)}${lines("llr", [["", "Total Interest Charged for this Period", $(d.interest)]])}</table>
<div style="border:1px solid;width:64%;margin:10px auto;padding:4px 10px"><b>${year} Fees and Interest Totals Year-to-Date</b>${pairs(
        [
          [`Total Fees in ${year}`, $(d.ytdFees)],
          [`Total Interest in ${year}`, $(d.ytdInterest)],
        ],
      )}</div>
<h2>Interest Charge Calculation</h2><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Variable APRs will not exceed 29.99%.</div><table class=x><tr><th></th><th>Transactions Dated<br>From &nbsp;&nbsp;&nbsp; To</th><th class=r>Annual Percentage Rate</th><th class=r>Balance Subject to Interest Rate</th><th class=r>Interest Charge</th></tr>${lines(
        "llrrr",
        [
          ["Pay Over Time", date.slash("2021-02-10"), `${d.apr}% (v)`, $(d.base), $(d.interest)],
          ["<b>Total</b>", "", "", "", `<b>${$(d.interest)}</b>`],
        ],
      )}</table><div class=small>(v) Variable Rate. Foreign spend is converted at a rate Ashbourne chooses. Payable upon receipt in U.S. dollars to ASHBOURNE, BOX 0001, LOS ANGELES CA 90096-8000. Issued by Ashbourne National Bank.</div><div class=row style="border-top:1px dashed;margin-top:8px"><div>${at(d.person)}</div><div class=r>&darr; Please fold on the perforation below, detach and return with your payment<br>Account Ending ${number}<br>Enter ${d.person.name}'s amount enclosed $ ______</div></div>`,
    ),
    truth: ssTruth(d, "Ashbourne National Bank", {
      names: ["ASHBOURNE", "ASH BOURNE", "Ashbourne"],
      rows: [...paid, ...bought, ...fees, ...interest],
      leave: ["periodStart", "periodEnd", "creditLimit", "availableCredit"],
      account: {
        minimumPayment: decimal(due),
        aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.base) }],
      },
      allowed: {
        "accounts.0.periodEnd": [d.end],
        "accounts.0.creditLimit": [decimal(d.limit)],
        "accounts.0.availableCredit": [decimal(d.available)],
      },
    }),
  };
});

/** A shop's card with deferred interest: promotions each with a day and what interest would be, regular and promotional rows of rates. */
const hearthside: Layout = card("hearthside-deferred", (seed) => {
  const d = ssMonth(seed, {
    salt: 503,
    shops: ["HEARTHSIDE STORE 0418 TOLEDO OH", "HEARTHSIDE.COM 08/31 TROY MI", "HEARTHSIDE PROTECT PLAN"],
    count: [1, 4],
    thanks: "PAYMENT - THANK YOU",
    previous: [120_000, 560_000],
    promo: 0.7,
    fee: 0.25,
    past: 0.3,
    interestText: "INTEREST CHARGE ON PURCHASES",
    floor: 3_000,
  });
  const year = d.end.slice(0, 4);
  const halves = [Math.floor(d.promo * 0.6), d.promo - Math.floor(d.promo * 0.6)] as const;
  const ends = [addDays(d.end, 61 + (seed % 70)), addDays(d.end, 300 + (seed % 150))] as const;
  const bought = halves.map((half, index) => [
    date.slash(addDays(ends[index] ?? d.end, index === 0 ? -365 : -547)),
    $(half + 44_000),
    $(half),
    $(Math.floor((half * (3 + index * 2)) / 40)),
    date.slash(ends[index] ?? d.end),
  ]);
  const paid = of(d, "payment", "credit");
  const rest = [...of(d, "purchase"), ...of(d, "fee"), ...of(d, "interest")];
  const row = (line: SsRow) => [
    date.noYear(line.day),
    line.ref.slice(0, 16),
    html(line.text),
    line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount),
  ];
  return {
    html: document(
      `body{font:8.7pt "Liberation Sans"}${BASE}.s{border:1.5px solid #6d2f1b;padding:6px 9px}.h{background:#6d2f1b;color:#fff;padding:2px 8px;font-weight:bold;margin-top:9px}.x td,.x th{padding:1.5px 4px;font-size:7.9pt}.law td,.law th{border:.5px solid #999;font-size:7pt;padding:2px}`,
      `<div class=row><div style="font:bold 19pt 'Liberation Serif';color:#6d2f1b">Hearthside<br><span style="font-size:9pt">HOME FURNISHINGS &middot; PROJECT CARD</span></div><div class=r>Hearthside/Calloway Bank<br>Account Number: **** **** **** ${d.last4}<br>Visit us at hearthside.calloway.example<br>Customer Service: 1-866-555-0149</div></div>
<div class=row style="margin-top:8px"><div class=s><b>Summary of Account Activity</b>${pairs([
        ["Previous Balance", $(d.previous)],
        ["- Payments", $(d.payments)],
        ["- Other Credits", $(d.credits)],
        ["+ Purchases/Debits", $(d.purchases)],
        ["+ Fees Charged", $(d.fees)],
        ["+ Interest Charges", $(d.interest)],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ])}<hr>${pairs([
        ["Credit Limit", flat(d.limit)],
        ["Available Credit", flat(d.available)],
        ["Statement Closing Date", date.slash(d.end)],
        ["Days in Billing Cycle", String(d.days)],
      ])}</div><div class=s><b>Payment Information</b>${pairs([
        ["New Balance", $(d.balance)],
        ["Amount Past Due", $(d.past)],
        ["Total Minimum Payment Due", `<b>${$(d.minimum)}</b>`],
        ["Overlimit Amount", "$0.00"],
        ["Payment Due Date", `<b>${date.slash(d.due)}</b>`],
      ])}<div class=small>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE.<br>We may convert your payment into an electronic debit. See reverse.<br><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.<br><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</div>${warned(d, "years", flat)}</div></div>
<div class=h>Promotional Purchase Summary</div>${grid("lrrrr", ["Tran Date", "Initial Purchase Amount", "Promotional Balance", "Deferred Interest Charge(s)*", "Expiration Date"], bought, "class=x")}<div class=small>Promotional purchase type: DEFERRED INTEREST/NO INTEREST IF PAID IN FULL. *To avoid paying Deferred Interest Charges on these promotional purchases, you must pay the entire applicable promotional balance by its expiration date. The next one, ${$(halves[0])}, expires on ${date.long(ends[0])}. Deferred interest is not part of your New Balance.</div>
<div class=h>Transaction Summary</div><table class=x><tr><th>Tran Date</th><th>Reference Number</th><th>Description of Transaction or Credit</th><th class=r>Amount</th></tr>${over(4, "<b>Payments and Credits</b>")}${lines("lllr", paid.map(row))}${over(4, "<b>Purchases and Other Debits</b>")}${lines("lllr", of(d, "purchase").map(row))}${over(4, "<b>FEES</b>")}${lines("lllr", [...of(d, "fee").map(row), ["", "", "TOTAL FEES FOR THIS PERIOD", $(d.fees)]])}${over(4, "<b>INTEREST CHARGED</b>")}${lines("lllr", [...of(d, "interest").map(row), ["", "", "TOTAL INTEREST FOR THIS PERIOD", $(d.interest)]])}${over(4, `<div style="text-align:center"><b>${year} Year-to-Date Fees and Interest</b></div>`)}${lines(
        "lllr",
        [
          ["", "", `Total Fees Charged in ${year}`, $(d.ytdFees)],
          ["", "", `Total Interest Charged in ${year}`, $(d.ytdInterest)],
          ["", "", `Total Interest Paid in ${year}`, $(d.ytdInterest - d.interest)],
        ],
      )}</table>
<div class=h>Interest Charge Calculation</div><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${grid(
        "llrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Regular Purchases", "N/A", `${d.apr}% (v)`, $(d.base), $(d.interest)],
          [
            "Deferred Interest/No Interest If Paid In Full",
            date.slash(ends[0]),
            `${d.apr}% (v)`,
            $(halves[0]),
            "$0.00",
          ],
          [
            "Deferred Interest/No Interest If Paid In Full",
            date.slash(ends[1]),
            `${d.apr}% (v)`,
            $(halves[1]),
            "$0.00",
          ],
        ],
        "class=x",
      )}<div class=small>(v) = Variable Rate (Prime + ${(Number(d.apr) - 7.5).toFixed(2)}%)</div>
<div style="border-top:1px dashed;margin-top:12px;padding-top:6px" class=row><div>${at(d.person)}</div><div class=s>${pairs(
        [
          ["Account Number", `**** **** **** ${d.last4}`],
          ["Total Minimum Payment Due", $(d.minimum)],
          ["Payment Due Date", date.slash(d.due)],
          ["New Balance", $(d.balance)],
          ["Payment Enclosed", "$ ___________"],
        ],
      )}<div class=small>Make payment to: CALLOWAY BANK/HEARTHSIDE, PO BOX 71711, PHILADELPHIA PA 19176</div></div></div>`,
    ),
    truth: ssTruth(d, "Calloway Bank", {
      names: [
        "Hearthside",
        "Hearthside/Calloway Bank",
        "CALLOWAY BANK/HEARTHSIDE",
        "Hearthside Home Furnishings",
        "Calloway",
      ],
      rows: [...paid, ...rest],
      leave: ["periodStart", "periodEnd"],
      account: {
        pastDue: decimal(d.past),
        availableCredit: wholly(d.available),
        aprs: [
          { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
          { kind: "promotional", apr: d.apr, balance: decimal(halves[0]), expires: ends[0] },
          { kind: "promotional", apr: d.apr, balance: decimal(halves[1]), expires: ends[1] },
        ],
      },
      allowed: { "accounts.0.periodEnd": [d.end] },
    }),
  };
});

/** A co-brand of a bank: `New Balance Total`, posting dates and references in columns, four balances with offers' numbers. */
const skyline: Layout = card("skyline-cobrand", (seed) => {
  const movedApr = "3.99";
  const d = ssMonth(seed, {
    salt: 607,
    shops: shopsFrom(11, 13),
    thanks: "Online payment from CHK 4471",
    previous: [150_000, 800_000],
    moved: 0.3,
    movedApr,
    interestText: "Interest Charged on Purchases and Transfers",
    cash: 0.2,
    cashApr: "29.24",
    cashInterestText: "Interest Charged on Bank Cash Advances",
    cashText: "ATM CASH ADVANCE 88812 RENO NV",
    feeText: "LATE FEE FOR PAYMENT DUE 04/11",
    past: 0.15,
  });
  const year = d.end.slice(0, 4);
  const ends = addDays(d.end, 45 + (seed % 8) * 40);
  const [paid, bought, fees, interest] = [
    of(d, "payment", "credit"),
    of(d, "purchase", "cash"),
    of(d, "fee"),
    of(d, "interest", "cashInterest"),
  ];
  const rate = (apr: string) => `${apr}%`;
  const rows = (list: readonly SsRow[]) =>
    lines(
      "lllllrr",
      list.map((line) => [
        date.noYear(line.day),
        date.noYear(line.posted),
        html(line.text),
        line.ref.slice(0, 4),
        line.kind === "interest" || line.kind === "cashInterest" ? "" : d.last4,
        `${line.amount < 0 ? "-" : ""}${grouped(Math.abs(line.amount))}`,
        "",
      ]),
    );
  const closing = (total: string, label: string) =>
    `<tr><td colspan=2></td><td><b>${label}</b></td><td colspan=3></td><td class=r><b>${total}</b></td></tr>`;
  return {
    html: document(
      `body{font:8.4pt "Liberation Sans"}${BASE}.c{color:#c8102e}h3{color:#c8102e;border-bottom:1px solid #c8102e;font-size:11pt;font-weight:normal;margin:10px 0 2px}.x td,.x th{padding:1.3px 3px;font-size:7.6pt;font-weight:normal}.x b{font-weight:bold}.law td,.law th{border:.5px solid #aaa;font-size:6.8pt;padding:2px;font-weight:normal}`,
      `<div class=row><div><b class=c style="font-size:15pt">BANK OF CARROLLTON</b> <span class=small>&#8482;</span><br>P.O. Box 982234, El Paso, TX 79998-2234</div><div class=r>${d.person.name.toUpperCase()} ! Account # XXXX XXXX XXXX ${d.last4} ! ${date.longNoYear(d.start)} - ${date.long(d.end)}<br><span style="font-size:13pt">Skyline Air&reg; Visa Signature&reg;</span></div></div>
<div class=row><div><h3>Account Summary/Payment Information</h3>${pairs([["Previous Balance", $(d.previous)], ["Payments and Other Credits", `-${$(d.payments + d.credits)}`], ["Purchases and Adjustments", $(d.purchases)], d.cash > 0 && ["Cash Advances", $(d.cash)], ["Fees Charged", $(d.fees)], ["Interest Charged", $(d.interest)], ["<b>New Balance Total</b>", `<b>${$(d.balance)}</b>`]])}<hr>${pairs(
        [
          ["Total Credit Line", $(d.limit)],
          ["Total Credit Available", $(d.available)],
          ["Cash Credit Line", $(d.cashLimit)],
          ["Portion of Credit Available for Cash", $(Math.min(d.cashLimit, d.available))],
          ["Statement Closing Date", date.slash(d.end)],
          ["Days in Billing Cycle", String(d.days)],
        ],
      )}</div><div><h3>&nbsp;</h3>${pairs([
        ["New Balance Total", $(d.balance)],
        ["Current Payment Due", $(d.minimum - Math.min(d.past, d.minimum))],
        ["Past Due Amount", $(d.past)],
        ["<b>Total Minimum Payment Due</b>", `<b>${$(d.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(d.due)}</b>`],
      ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p><p class=small><b>Total Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${warned(d, "years", $, "Only the Total Minimum Payment")}</div></div>
<h3>Transactions</h3><table class=x><tr><th>Transaction<br>Date</th><th>Posting<br>Date</th><th>Description</th><th>Reference<br>Number</th><th>Account<br>Number</th><th class=r>Amount</th><th class=r>Total</th></tr>${over(7, "<b>Payments and Other Credits</b>")}${rows(paid)}${closing(`-${$(d.payments + d.credits)}`, "TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD")}${over(7, `<b>Purchases and Adjustments</b>`)}${rows(bought)}${closing($(d.purchases + d.cash), `TOTAL PURCHASES${d.cash > 0 ? ", CASH ADVANCES" : ""} AND ADJUSTMENTS FOR THIS PERIOD`)}${fees.length > 0 ? `${over(7, "<b>Fees</b>")}${rows(fees)}${closing($(d.fees), "TOTAL FEES FOR THIS PERIOD")}` : ""}${over(7, "<b>Interest Charged</b>")}${rows(interest)}${closing($(d.interest), "TOTAL INTEREST FOR THIS PERIOD")}</table>
<div style="width:52%;margin:8px auto;text-align:center;border:1px solid #999"><b>${year} Totals Year-to-Date</b>${pairs(
        [
          [`Total fees charged in ${year}`, $(d.ytdFees)],
          [`Total interest charged in ${year}`, $(d.ytdInterest)],
        ],
      )}</div>
<h3>Interest Charge Calculation</h3><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${grid(
        "lrlllrr",
        [
          "",
          "Annual<br>Percentage<br>Rate",
          "Promotional<br>Transaction<br>Type",
          "Promotional<br>Offer ID",
          "Promotional<br>Rate End<br>Date",
          "Balance<br>Subject to<br>Interest Rate",
          "Interest<br>Charges by<br>Transaction Type",
        ],
        [
          ["Purchases", `${rate(d.apr)}V`, "", "", "", $(d.base), $(d.buyInterest)],
          ["Balance Transfers", `${rate(d.apr)}V`, "", "", "", "$0.00", "$0.00"],
          [
            "Balance Transfers",
            rate(movedApr),
            "BT",
            `XQ9D-${d.last4.slice(1)}0`,
            date.slash(ends),
            $(d.movedBase),
            $(d.movedInterest),
          ],
          ["Direct Deposit and Check Cash Advances", `${rate("26.24")}V`, "", "", "", "$0.00", "$0.00"],
          ["Bank Cash Advances", `${rate(d.cashApr)}V`, "", "", "", $(d.cashBase), $(d.cashInterest)],
        ],
        "class=x",
      )}<div class=small>APR Type Definitions: Daily Interest Rate Type; BT = Balance Transfer; V= Variable Interest Rate (rate may vary). Skyline Air miles: earned ${count(Math.floor(d.purchases / 50))}, total this year ${count(d.points)}. This card is issued by Bank of Carrollton, N.A.</div>
<div class=row style="border-top:1px solid;margin-top:9px;padding-top:5px"><div>BANK OF CARROLLTON<br>P.O. BOX 15019<br>WILMINGTON, DE 19886-5019<br><br>${at(d.person)}</div><div>${pairs(
        [
          ["Account Number: XXXX XXXX XXXX", d.last4],
          ["New Balance Total", $(d.balance)],
          ["Total Minimum Payment Due", $(d.minimum)],
          ["Payment Due Date", date.short(d.due)],
        ],
      )}<br>Enter payment amount $ ______ &nbsp; <span class=small>01 ${money.plain(d.balance).replaceAll(/[,.]/g, "").padStart(9, "0")} ${d.minimum.toString().padStart(7, "0")}</span></div></div>`,
    ),
    truth: ssTruth(d, "Bank of Carrollton", {
      names: ["Bank of Carrollton, N.A.", "BANK OF CARROLLTON", "Skyline Air"],
      rows: [...paid, ...bought, ...fees, ...interest],
      account: {
        pastDue: decimal(d.past),
        aprs: [
          { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
          { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
          { kind: "balance-transfer", apr: movedApr, balance: decimal(d.movedBase), expires: ends },
          { kind: "cash-advance", apr: "26.24", balance: "0.00" },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cashBase) },
        ],
      },
    }),
  };
});

export const ssCardsSecond: readonly Layout[] = [laurel, hearthside, skyline];
