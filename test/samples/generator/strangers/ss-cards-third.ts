import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import {
  $,
  at,
  card,
  daily,
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

/** Days in the labels of both balances; no previous balance by that name. */
const harborline: Layout = card("harborline-dated-labels", (seed) => {
  const d = ssMonth(seed, {
    salt: 701,
    shops: shopsFrom(4),
    thanks: "Payment Received BANK OF ELKO",
    interestText: "INTEREST CHARGES ON PURCHASES",
    feeText: "Late Payment Fee",
  });
  const [paid, rest] = [
    of(d, "payment", "credit"),
    [...of(d, "purchase"), ...of(d, "fee"), ...of(d, "interest")],
  ];
  const rows = (list: readonly SsRow[]) =>
    grid(
      "lllrr",
      ["Transaction Date", "Posting Date", "Description", "Miles", "Amount"],
      list.map((line) => [
        date.monthDay(line.day),
        date.monthDay(line.posted),
        html(line.text),
        line.kind === "purchase" ? String(Math.round(line.amount / 50)) : "N/A",
        line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount),
      ]),
    );
  return {
    html: document(
      `body{font:9pt "Liberation Sans";color:#333}${BASE}h3{color:#00808a;margin:12px 0 3px}td,th{padding:2px 4px}.law td,.law th{font-size:7pt;border:.5px solid #888}`,
      `<div class=row><div style="font:bold 17pt 'Liberation Sans';color:#00808a">harborline</div><div class=r>Pacific Crest Airways&reg; World Elite Mastercard&reg;<br>Primary Account Number Ending in: ${d.last4}<br>Statement Billing Period: ${date.short(d.start)} - ${date.short(d.end)}</div></div>
<div class=row><div><h3>Payment Information</h3>${pairs([
        ["Statement Balance:", $(d.balance)],
        ["Minimum Payment Due:", $(d.minimum)],
        ["Payment Due Date:", date.long(d.due)],
      ])}</div><div><h3>Activity Summary</h3>${pairs([
        [`Balance as of ${date.short(d.start)}`, $(d.previous)],
        ["- Payments", $(d.payments)],
        ["- Other Credits", $(d.credits)],
        ["+ Purchases", $(d.purchases)],
        ["+ Cash Advances", "$0.00"],
        ["+ Fees Charged", $(d.fees)],
        ["+ Interest Charged", $(d.interest)],
        [`<b>= Statement Balance as of ${date.short(d.end)}</b>`, `<b>${$(d.balance)}</b>`],
      ])}${pairs([
        ["Total Credit Line", $(d.limit)],
        ["Total Available Credit", $(d.available)],
        ["Past Due Amount", "$0.00"],
      ])}</div></div>
<p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.</p>${warned(d, "year(s)", flat)}<h3>Payments and Other Credits</h3>${rows(paid)}<h3>Purchase, Fee and Interest Activity</h3>${rows(rest)}${pairs(
        [
          ["Total fees for this period", $(d.fees)],
          ["Total interest for this period", $(d.interest)],
          [`Year-to-date: total fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
          [`Year-to-date: total interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
        ],
      )}<h3>Interest Charge Calculation</h3>${grid(
        "lrrr",
        [
          "Balance Type",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases (v)", `${d.apr}%`, $(d.base), $(d.interest)],
          ["Cash Advances (v)", "29.99%", "$0.00", "$0.00"],
        ],
      )}<p class=small>(v) Variable rate. Card services provided by Harborline Bank Delaware, PO Box 60517, City of Industry, CA 91716-0517. Days in billing cycle: ${d.days}.</p><div class=row>${at(d.person)}</div>`,
    ),
    truth: ssTruth(d, "Harborline Bank Delaware", {
      names: ["harborline", "Harborline", "Pacific Crest Airways"],
      rows: [...paid, ...rest],
      account: {
        pastDue: "0.00",
        aprs: [
          { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
          { kind: "cash-advance", apr: "29.99", balance: "0.00" },
        ],
      },
    }),
  };
});

/** Signs around every figure and CR behind it, opening and closing days over a line, balances by type beside those that bear interest. */
const firstPlains: Layout = card("first-plains-activity", (seed) => {
  const d = ssMonth(seed, {
    salt: 809,
    shops: shopsFrom(8),
    thanks: "PAYMENT THANK YOU",
    interestText: "INTEREST CHARGE ON PURCHASES",
    feeText: "LATE FEE - PAYMENT DUE ON 03/09",
    past: 0.2,
    cash: 0.2,
    cashText: "CASH ADVANCE FIRST PLAINS BR 12",
    cashApr: "31.24",
  });
  const [paid, bought, fees, interest] = [
    of(d, "payment", "credit"),
    of(d, "purchase", "cash"),
    of(d, "fee"),
    of(d, "interest", "cashInterest"),
  ];
  const cells = (line: SsRow) => [
    date.noYear(line.posted),
    date.noYear(line.day),
    line.ref.slice(0, 4),
    html(line.text),
    `$${grouped(Math.abs(line.amount))}${line.amount < 0 ? "CR" : ""}`,
  ];
  const table = (title: string, list: readonly SsRow[]) =>
    list.length === 0 ? "" : `${over(5, `<b>${title}</b>`)}${lines("llllr", list.map(cells))}`;
  const year = d.end.slice(0, 4);
  return {
    html: document(
      `body{font:8.8pt "Liberation Serif"}${BASE}.b{border:1px solid;padding:5px 8px}td,th{padding:1.4px 4px}h3{background:#ddd;padding:2px 6px;margin:9px 0 3px}.law td,.law th{font-size:7.2pt;border:.5px solid}`,
      `<div class=row><div><b style="font-size:16pt">First Plains Cash+&reg; Visa</b><br>${d.person.name.toUpperCase()}</div><div class=r>Account: 4037 XXXX XXXX ${d.last4}<br>Open Date: ${date.slash(d.start)} &nbsp; Closing Date: ${date.slash(d.end)}<br>Cardmember Service 1-866-555-0181</div></div><div class=row style="margin-top:8px"><div class=b>${pairs(
        [
          ["New Balance", `<b>${$(d.balance)}</b>`],
          ["Minimum Payment Due", `<b>${$(d.minimum)}</b>`],
          ["Payment Due Date", `<b>${date.slash(d.due)}</b>`],
        ],
      )}<p class=small>Late Payment Warning: a late fee of up to $41.00. Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest.</p>${warned(d, "years", flat)}</div><div class=b><b>Activity Summary</b>${pairs(
        [
          ["Previous Balance", `+ ${$(d.previous)}`],
          ["Payments", `- ${$(d.payments)}CR`],
          ["Other Credits", d.credits > 0 ? `- ${$(d.credits)}CR` : "$0.00"],
          ["Purchases", `+ ${$(d.purchases)}`],
          ["Balance Transfers", "$0.00"],
          ["Advances", `+ ${$(d.cash)}`],
          ["Other Debits", "$0.00"],
          ["Fees Charged", `+ ${$(d.fees)}`],
          ["Interest Charged", `+ ${$(d.interest)}`],
          ["<b>New Balance</b>", `= ${$(d.balance)}`],
          ["Past Due", $(d.past)],
          ["Credit Line", $(d.limit)],
          ["Available Credit", $(d.available)],
          ["Days in Billing Period", String(d.days)],
        ],
      )}</div></div><h3>Transactions</h3><table><tr><th>Post Date</th><th>Trans Date</th><th>Ref #</th><th>Transaction Description</th><th class=r>Amount</th></tr>${table("Payments and Other Credits", paid)}${table("Purchases and Other Debits", bought)}${table("Fees", fees)}${over(5, `<div class=r>TOTAL FEES THIS PERIOD ${$(d.fees)}</div>`)}${table("Interest Charged", interest)}${over(5, `<div class=r>TOTAL INTEREST THIS PERIOD ${$(d.interest)}</div>`)}</table><div class=b><b>${year} Totals Year-to-Date</b>${pairs(
        [
          [`Total Fees Charged in ${year}`, $(d.ytdFees)],
          [`Total Interest Charged in ${year}`, $(d.ytdInterest)],
        ],
      )}</div><h3>Interest Charge Calculation</h3>${grid(
        "lrrlrr",
        [
          "Balance Type",
          "Balance By Type",
          "Balance Subject to Interest Rate",
          "Variable",
          "Interest Charge",
          "Annual Percentage Rate",
        ],
        [
          ["**BALANCE TRANSFER", "$0.00", "$0.00", "YES", "$0.00", `${d.apr}%`],
          ["**PURCHASES", $(d.balance - d.cash), $(d.base), "YES", $(d.buyInterest), `${d.apr}%`],
          ["**ADVANCES", $(d.cash), $(d.cashBase), "YES", $(d.cashInterest), `${d.cashApr}%`],
        ],
      )}<p class=small>**APR for current and future transactions. The creditor and issuer of this card is First Plains National Association. Mail to: Cardmember Service, P.O. Box 790408, St. Louis, MO 63179-0408</p>${at(d.person)}`,
    ),
    truth: ssTruth(d, "First Plains National Association", {
      names: ["First Plains", "First Plains Cash+", "Cardmember Service"],
      rows: [...paid, ...bought, ...fees, ...interest],
      account: {
        pastDue: decimal(d.past),
        aprs: [
          { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
          { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cashBase) },
        ],
      },
    }),
  };
});

/** A tyre shop's card off a line printer: last balance, daily periodic rates, charges and credits in two columns. */
const kestrel: Layout = card("kestrel-line-printer", (seed) => {
  const d = ssMonth(seed, {
    salt: 907,
    shops: ["KESTREL TIRE 00412 SALINA KS", "KESTREL AUTO 01187 ENID OK", "TIRE ROTATION PKG 99.95"],
    count: [1, 4],
    thanks: "PAYMENT RECEIVED - THANK YOU",
    previous: [30_000, 240_000],
    interestText: "INTEREST CHARGE",
    fee: 0.3,
    feeText: "LATE CHARGE",
  });
  return {
    html: document(
      `body{font:8.6pt "Liberation Mono"}${BASE}td,th{padding:1px 4px;font-weight:normal}hr{border:0;border-top:1px dashed}.law td,.law th{font-size:7pt}`,
      `<div class=row><div>KESTREL TIRE &amp; AUTO SERVICE<br>CREDIT CARD STATEMENT</div><div class=r>ACCOUNT NO. ${d.last4.padStart(9, "X")}<br>BILLING CYCLE CLOSING DATE ${date.short(d.end)}<br>DAYS IN CYCLE ${d.days}</div></div><hr>${at(d.person).toUpperCase()}<hr>${grid("rrrrrr", ["LAST STATEMENT<br>BALANCE", "PAYMENTS &<br>CREDITS", "NEW<br>PURCHASES", "FEES<br>CHARGED", "INTEREST<br>CHARGED", "NEW<br>BALANCE"], [[d.previous, d.payments + d.credits, d.purchases, d.fees, d.interest, d.balance].map((a) => money.plain(a))])}<hr>${grid("rrrr", ["CREDIT LIMIT", "AVAILABLE CREDIT", "MINIMUM PAYMENT DUE", "PAYMENT DUE DATE"], [[money.plain(d.limit), money.plain(d.available), money.plain(d.minimum), date.short(d.due)]])}<hr>${grid(
        "lllrr",
        ["DATE", "REFERENCE", "DESCRIPTION", "CHARGES", "CREDITS"],
        d.rows.map((line) => [
          date.short(line.day),
          line.ref.slice(0, 10),
          html(line.text),
          line.amount > 0 ? money.plain(line.amount) : "",
          line.amount < 0 ? money.plain(-line.amount) : "",
        ]),
      )}<hr>${grid("lrrrr", ["TYPE OF BALANCE", "DAILY PERIODIC RATE", "CORRESPONDING APR", "AVERAGE DAILY BALANCE", "INTEREST"], [["PURCHASES", `${daily(d.apr)}%`, `${d.apr}%`, money.plain(d.base), money.plain(d.interest)]])}<hr>TOTAL FEES CHARGED IN ${d.end.slice(0, 4)}: ${money.plain(d.ytdFees)}<br>TOTAL INTEREST CHARGED IN ${d.end.slice(0, 4)}: ${money.plain(d.ytdInterest)}<hr>MINIMUM PAYMENT WARNING: IF YOU MAKE ONLY THE MINIMUM PAYMENT EACH PERIOD, YOU WILL PAY MORE IN INTEREST.${warned(d, "YEARS", flat)}<hr><div class=small>ISSUED AND SERVICED BY CNA FINANCE ASSOCIATION, PO BOX 81410, CLEVELAND OH 44181. RETURNED CHECK CHARGE $25.00.</div>`,
    ),
    truth: ssTruth(d, "Kestrel Tire & Auto Service", {
      names: ["CNA Finance Association", "Kestrel Tire", "Kestrel"],
      rows: d.rows,
      leave: ["periodStart", "periodEnd"],
      account: { aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.base) }] },
      allowed: { "accounts.0.periodEnd": [d.end] },
    }),
  };
});

export const ssCardsThird: readonly Layout[] = [harborline, firstPlains, kestrel];
