import { document } from "../layout.ts";
import { escaped } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  type CardEntry,
  cardFacts,
  cardRows,
  last4,
  makeMonth,
  ofKind,
  said,
  without,
} from "./held-out-data.ts";
import { cellTable, heldOut, lines, named, onlyParts, paged, SHEET, sheets, span } from "./sheets.ts";

const $ = money.dollar;
const plain = money.plain;
const whole = (amount: number) => $(amount).slice(0, -3);
const grouped16 = (number: string, mask = 12) =>
  [0, 4, 8, 12].map((at) => (at < mask ? "XXXX" : number.slice(at, at + 4))).join(" ");

/** A big bank: three figures over the page, the month's sum on the left, a slip below; notices; activity by kind over pages. */
const bigBank = heldOut("card-big-bank", "credit-cards", (seed) => {
  const d = makeMonth(seed, 26, 52);
  const groups: Array<[string, CardEntry[]]> = [
    ["PAYMENTS AND OTHER CREDITS", ofKind(d, "payment", "credit")],
    ["PURCHASE", ofKind(d, "purchase")],
    ["CASH ADVANCES", ofKind(d, "cash")],
    ["FEES CHARGED", ofKind(d, "fee")],
    ["INTEREST CHARGED", ofKind(d, "interest")],
  ];
  const items = groups.flatMap(([title, entries]) => {
    if (entries.length === 0) return [];
    const rows = entries.map(
      (entry) =>
        `<tr><td class=day>${date.noYear(entry.day)}</td><td>${escaped(said(entry))}</td><td class=n>${plain(entry.amount)}</td></tr>`,
    );
    const sum = entries.reduce((all, entry) => all + entry.amount, 0);
    const end =
      title.startsWith("FEES") || title.startsWith("INTEREST")
        ? [
            `<tr><td></td><td class=tot>TOTAL ${title.replace(" CHARGED", "")} FOR THIS PERIOD</td><td class=n><b>${$(sum)}</b></td></tr>`,
          ]
        : [];
    return [`<tr><td class=sec colspan=3>${title}</td></tr>`, ...rows, ...end];
  });
  const head = `<table class=act><tr><th style="width:70px">Date of<br>Transaction</th><th>Merchant Name or Transaction Description</th><th class=n>$ Amount</th></tr>`;
  const year = d.end.slice(0, 4);
  const rates = `<div class=bar>INTEREST CHARGES</div><p class=tiny>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p><table class=apr><tr><th>Balance<br>Type</th><th class=c>Annual<br>Percentage<br>Rate (APR)</th><th class=c>Balance<br>Subject To<br>Interest Rate</th><th class=c>Interest<br>Charges</th></tr><tr><td colspan=4><b>PURCHASES</b></td></tr><tr><td>&nbsp; Purchases</td><td class=c>${d.rate}%(v)(d)</td><td class=c>${$(d.base)}</td><td class=c>${$(d.purchaseInterest)}</td></tr><tr><td colspan=4><b>CASH ADVANCES</b></td></tr><tr><td>&nbsp; Cash Advances</td><td class=c>${d.cashRate}%(v)(d)</td><td class=c>${d.cashBase === 0 ? "- 0 -" : $(d.cashBase)}</td><td class=c>${d.cashInterest === 0 ? "- 0 -" : $(d.cashInterest)}</td></tr><tr><td colspan=4><b>BALANCE TRANSFERS</b></td></tr><tr><td>&nbsp; Balance Transfers</td><td class=c>${d.rate}%(v)(d)</td><td class=c>- 0 -</td><td class=c>- 0 -</td></tr></table><div class=row><div class=tiny>(v) = Variable Rate<br>(d) = Daily Balance Method (including new transactions)</div><div class="tiny n">${d.days} Days in Billing Period</div></div>`;
  const totals = `<div style="width:48%;margin:14px auto"><div class=c style="border-bottom:1px solid #000"><b>${year} Totals Year-to-Date</b></div>${lines(
    [
      [`Total fees charged in ${year}`, $(d.ytdFees)],
      [`Total interest charged in ${year}`, $(d.ytdInterest)],
    ],
  )}<p class="tiny c">Year-to-date totals do not reflect any fee or interest refunds you may have received.</p></div>`;
  const first = `<div class=row><div><div class=logo>HARBORSTONE <i>bank</i></div><div class=tiny>www.harborstone.example/cards &nbsp;|&nbsp; Cardmember Service 1-800-555-0142</div></div><div class=three><div><span>New Balance</span><b>${$(d.balance)}</b></div><div><span>Minimum Payment Due</span><b>${$(d.minimum)}</b></div><div><span>Payment Due Date</span><b>${date.short(d.due)}</b></div></div></div>
  <p class=tiny><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00 and your APRs will be subject to increase to a maximum Penalty APR of 29.99%.</p>
  <div class=tiny><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</div>
  <table class="warn tiny"><tr><th>If you make no additional charges using this card and each month you pay...</th><th>You will pay off the balance shown on this statement in about...</th><th>And you will end up paying an estimated total of...</th></tr><tr><td>Only the minimum payment</td><td>${d.years} years</td><td>${whole(d.total)}</td></tr><tr><td>${whole(d.monthly)}</td><td>3 years</td><td>${whole(d.monthly * 36)}<br>(Savings=${whole(d.total - d.monthly * 36)})</td></tr></table>
  <p class=tiny>If you would like information about credit counseling services, call 1-866-797-2885.</p>
  <div class=row><div style="flex:1.1"><div class=bar>ACCOUNT SUMMARY</div><div class=tiny style="margin:3px 0">Account Number: ${grouped16(d.number)}</div>${lines(
    [
      ["Previous Balance", $(d.previous)],
      ["Payment, Credits", `-${$(d.payments + d.credits)}`],
      ["Purchases", `+${$(d.purchases)}`],
      ["Cash Advances", d.cash === 0 ? "$0.00" : `+${$(d.cash)}`],
      ["Balance Transfers", "$0.00"],
      ["Fees Charged", d.fees === 0 ? "$0.00" : `+${$(d.fees)}`],
      ["Interest Charged", d.interest === 0 ? "$0.00" : `+${$(d.interest)}`],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["Opening/Closing Date", `${date.short(d.start)} - ${date.short(d.end)}`],
      ["Credit Access Line", whole(d.limit)],
      ["Available Credit", whole(Math.floor(d.available / 100) * 100)],
      ["Cash Access Line", whole(d.cashLimit)],
      ["Available for Cash", whole(Math.min(d.cashLimit, Math.floor(d.available / 100) * 100))],
      ["Past Due Amount", "$0.00"],
      ["Balance over the Credit Access Line", "$0.00"],
    ],
  )}</div><div><div class=gold><b>YOUR ACCOUNT MESSAGES</b><p>Your next AutoPay payment for $75.00 has not been set up. Enrol in the app in two minutes.</p></div><div class=gold style="background:#eef3f8"><b>Harborstone Rewards</b>${lines(
    [
      ["Previous points balance", String(d.points + 412)],
      ["+ 1% on all purchases", String(Math.round(d.purchases / 100))],
      ["<b>Points available</b>", `<b>${d.points + 412 + Math.round(d.purchases / 100)}</b>`],
    ],
  )}<p>Redeem 5,000 points for a $50.00 statement credit.</p></div></div></div>
  <div class=slip><div class=row><div class=tiny>${d.person.name}<br>${d.person.street}<br>${d.person.town}<br><br>0000${last4(d.number)} FIS33338 C 1 &nbsp; N Z 14 26/10</div><div>${lines(
    [
      ["Payment Due Date:", date.short(d.due)],
      ["New Balance:", $(d.balance)],
      ["Minimum Payment:", $(d.minimum)],
      ["Account number:", grouped16(d.number)],
    ],
  )}<div class=n>$ ______________ Amount Enclosed</div></div></div></div>`;
  const notices = `<div class=bar>INFORMATION ABOUT YOUR ACCOUNT</div><div class=legal><p><b>Making Your Payments:</b> The amount of your payment should be at least your minimum payment due, payable in U.S. dollars. If we receive your completed payment request on our website by 11:59 p.m. Eastern Time, we will credit your payment that day.</p><p><b>Annual Renewal Notice:</b> If your account has an annual fee of $95.00, it will be billed each year. You may close your account within 30 days to avoid it.</p><p><b>Calculation of Balance Subject to Interest Rate:</b> We calculate a daily balance for each type of transaction. We multiply it by the daily periodic rate. There is a minimum interest charge of $2.00 in any billing period.</p><p><b>Credit Reporting Information:</b> We may report information about your account to credit bureaus. Late payments may be reflected in your credit report.</p><p><b>What To Do If You Think You Find A Mistake On Your Statement:</b> Write to us at P.O. Box 15299, Wilmington, DE 19850-5299. Contact us within 60 days. Purchases must have cost more than $50 and have been made within 100 miles.</p><p><b>Foreign transactions:</b> A fee of 3% of the U.S. dollar amount applies.</p></div>`;
  const activity = paged(items, 56, 60).map(
    (part) => `<div class=bar>ACCOUNT ACTIVITY</div>${head}${part.join("")}</table>`,
  );
  const lastPart = activity.pop() ?? "";
  const lastRows = items.length <= 56 ? items.length : ((items.length - 57) % 60) + 1;
  const html = document(
    `${SHEET}body{font:8.5pt "Liberation Sans"}table{width:100%}.n{text-align:right}.c{text-align:center}.row{display:flex;gap:22px;justify-content:space-between}.row>div{flex:1}.logo{font-size:17pt;font-weight:bold;color:#0b3d66}.tiny{font-size:7pt}.three{display:flex;background:#0b3d66;color:#fff;gap:12px;padding:8px}.three span{display:block;font-size:7.5pt}.three b{font-size:12pt}.warn{border:1px solid #444;text-align:center}.warn td,.warn th{border:1px solid #444;padding:2px}.bar{background:#dfe4ea;font-weight:bold;padding:3px 6px;margin-top:8px}.gold{background:#f7f0de;padding:7px;font-size:7.5pt;margin-top:8px}.slip{position:absolute;bottom:24px;left:0;right:0;border-top:1px dashed #000;padding-top:12px}.legal{columns:2;font-size:6.5pt}.sec{font-weight:bold;padding-top:6px}.day{width:70px}.tot{font-weight:bold;text-align:center}.act th{text-align:left;font-size:7pt;border-bottom:1px solid #000}.act th.n{text-align:right}.apr th{font-size:7pt}.foot{font-size:7pt}`,
    sheets(
      [first, notices, ...activity, `${lastPart}${lastRows > 30 ? "" : totals + rates}`].concat(
        lastRows > 30 ? [totals + rates] : [],
      ),
      (page, pages) =>
        `<div class=row><div>${d.person.name}</div><div class=c>Page ${page} of ${pages}</div><div class=n>Statement Date: &nbsp; ${date.short(d.end)}</div></div>`,
    ),
  );
  const truth = {
    documentType: "credit-cards" as const,
    institution: "HARBORSTONE bank",
    accounts: [
      {
        ...cardFacts(d, "HARBORSTONE bank"),
        availableCredit: decimal(Math.floor(d.available / 100) * 100),
        minimumPaymentWarning: {
          years: d.years,
          totalCost: decimal(d.total),
          monthlyPaymentFor36Months: decimal(Math.floor(d.monthly / 100) * 100),
        },
        aprs: [
          { kind: "purchase" as const, apr: d.rate, balance: decimal(d.base) },
          {
            kind: "cash-advance" as const,
            apr: d.cashRate,
            ...(d.cashBase === 0 ? {} : { balance: decimal(d.cashBase) }),
          },
          { kind: "balance-transfer" as const, apr: d.rate },
        ],
      },
    ],
    transactions: cardRows(groups.flatMap(([, entries]) => entries)),
  };
  return {
    html,
    truth: {
      ...truth,
      allowed: {
        ...named(truth, "Harborstone"),
        "accounts.0.aprs.penalty.apr": ["29.99"],
        // "- 0 -" may be taken for a figure or for none.
        "accounts.0.aprs.balance-transfer.balance": ["0.00"],
        ...(d.cashBase === 0 ? { "accounts.0.aprs.cash-advance.balance": ["0.00"] } : {}),
      },
    },
  };
});

/** A store's card by a card bank: promotional purchases with interest kept back, reference numbers, posting days. */
const storeCard = heldOut("card-store-deferred", "credit-cards", (seed) => {
  const d = makeMonth(seed + 40, 2, 6, false);
  const random = seededRandom(seed + 71);
  const promos = Array.from({ length: random.whole(1, 2) }, (_, index) => {
    const initial = random.whole(30_000, 180_000);
    const left = Math.round(initial * (0.4 + index / 5));
    return {
      text:
        ["NO INTEREST IF PAID IN FULL IN 12 MONTHS", "DEFERRED INTEREST/NO PAYMENTS 18 MONTHS"][index] ?? "",
      bought: addDays(d.start, -random.whole(60, 170)),
      initial,
      left,
      kept: Math.round((left * Number(d.rate) * random.whole(80, 160)) / 36_500),
      ends: addDays(d.end, random.whole(70, 300)),
    };
  });
  const promoLeft = promos.reduce((sum, promo) => sum + promo.left, 0);
  // What is on promotion is part of what was owed before.
  const [previous, balance] = [d.previous + promoLeft, d.balance + promoLeft];
  const limit = Math.ceil((balance + 120_000) / 50_000) * 50_000;
  const own = ofKind(d, "purchase").map((entry) => ({
    ...entry,
    shop: "TIMBER & TILE",
    place: entry.place || "ONLINE",
  }));
  const order = [...ofKind(d, "payment", "credit"), ...own];
  const row = (entry: CardEntry) =>
    `<tr><td>${date.noYear(entry.day)}</td><td>${date.noYear(entry.posted)}</td><td class=ref>F${entry.code}00${entry.code.slice(3, 7)}XQ</td><td>${escaped(said(entry))}</td><td class=n>${money.brackets(entry.amount)}</td></tr>`;
  const html = document(
    `body{font:8pt "DejaVu Sans Condensed","DejaVu Sans"}table{width:100%}.n{text-align:right}.two{display:grid;grid-template-columns:1fr 1fr;gap:14px}.h{border-bottom:2px solid #7a2d12;color:#7a2d12;font-weight:bold;font-size:9.5pt;margin-top:10px}.ref{font-family:"Liberation Mono";font-size:7pt}th{text-align:left;font-size:7pt;border-bottom:1px solid #999;vertical-align:bottom}th.n{text-align:right}.promo td,.promo th{border:1px solid #bbb;padding:2px 4px}.s{font-size:6.5pt;color:#333}.coupon{display:grid;grid-template-columns:1fr 1fr;border-top:1px dashed #555;margin-top:14px;padding-top:8px;gap:20px}`,
    `<div class=two><div><div style="font-size:20pt;font-weight:bold;color:#7a2d12">Timber &amp; Tile</div><div class=s>HOME PROJECT CREDIT CARD</div></div><div class=n>${d.person.name}<br>Account Number ending in <b>${last4(d.number)}</b><br>Visit us at timberandtile.example &nbsp; Customer Service: 1-866-555-0186</div></div>
    <div class=two><div><div class=h>Summary of Account Activity</div>${lines([
      ["Previous Balance", $(previous)],
      ["- Payments", $(d.payments)],
      ["- Other Credits", $(d.credits)],
      ["+ Purchases/Debits", $(d.purchases)],
      ["+ Fees Charged", $(d.fees)],
      ["+ Interest Charges", $(d.interest)],
      ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
      ["<hr>", "<hr>"],
      ["Credit Limit", $(limit)],
      ["Available Credit", $(limit - balance)],
      ["Statement Closing Date", date.slash(d.end)],
      ["Days in Billing Cycle", String(d.days)],
    ])}</div><div><div class=h>Payment Information</div>${lines([
      ["New Balance", $(balance)],
      ["Total Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.slash(d.due)],
    ])}<p class=s><b>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE.</b><br>We may convert your payment into an electronic debit.</p><p class=s><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p><p class=s><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p><table class="promo s"><tr><th>If you make no additional charges and each month you pay</th><th>You will pay off the balance in about</th><th>And you will end up paying an estimated total of</th></tr><tr><td>Only the minimum payment</td><td>${d.years} years</td><td>${$(d.total + promoLeft)}</td></tr></table></div></div>
    <div class=h>Promotional Purchase Summary</div><p class=s><b>Please note:</b> to avoid paying Deferred Interest Charges you must pay the entire promotional balance before the promotional expiration date. Payments of $50.00 or more may be directed to a promotion.</p><table class=promo><tr><th>Tran Date</th><th>Description</th><th class=n>Initial Purchase Amount</th><th class=n>Promotional Balance</th><th class=n>Deferred Interest Charge</th><th class=n>Promotional Expiration Date</th></tr>${promos.map((promo) => `<tr><td>${date.slash(promo.bought)}</td><td>${promo.text}</td><td class=n>${$(promo.initial)}</td><td class=n>${$(promo.left)}</td><td class=n>${$(promo.kept)}</td><td class=n>${date.slash(promo.ends)}</td></tr>`).join("")}</table>
    <div class=h>Transaction Summary</div><table><tr><th>Tran<br>Date</th><th>Post<br>Date</th><th>Reference Number</th><th>Description of Transaction or Credit</th><th class=n>Amount</th></tr>${order.map(row).join("")}<tr><td colspan=4><b>FEES</b></td></tr>${ofKind(d, "fee").map(row).join("")}<tr><td colspan=4>TOTAL FEES FOR THIS PERIOD</td><td class=n>${$(d.fees)}</td></tr><tr><td colspan=4><b>INTEREST CHARGED</b></td></tr>${ofKind(d, "interest").map(row).join("")}<tr><td colspan=4>TOTAL INTEREST FOR THIS PERIOD</td><td class=n>${$(d.interest)}</td></tr></table>
    <table style="width:60%;margin:8px auto;background:#f4ece4"><tr><th colspan=2>${d.end.slice(0, 4)} Year-to-Date Fees and Interest</th></tr><tr><td>Total Fees Charged in ${d.end.slice(0, 4)}</td><td class=n>${$(d.ytdFees)}</td></tr><tr><td>Total Interest Charged in ${d.end.slice(0, 4)}</td><td class=n>${$(d.ytdInterest)}</td></tr></table>
    <div class=h>Interest Charge Calculation</div><p class=s>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = Variable Rate</p><table><tr><th>Type of Balance</th><th class=n>Expiration Date</th><th class=n>Annual Percentage Rate</th><th class=n>Balance Subject to Interest Rate</th><th class=n>Interest Charge</th></tr><tr><td>Regular Purchases</td><td class=n>N/A</td><td class=n>${d.rate}% (v)</td><td class=n>${$(d.base)}</td><td class=n>${$(d.interest)}</td></tr></table>
    <div class=coupon><div class=s>Detach and mail this portion with your check. Do not include any correspondence.<br><br>TIMBER &amp; TILE/BANK OF LARAMIE<br>PO BOX 530960<br>ATLANTA, GA 30353-0960<br><br>Timber &amp; Tile credit cards are issued by Bank of Laramie, N.A.</div><div>${lines(
      [
        ["Account Number ending in", last4(d.number)],
        ["Total Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.slash(d.due)],
        ["New Balance", $(balance)],
      ],
    )}<div>Payment Enclosed: $ ☐☐☐☐.☐☐</div></div></div>`,
  );
  const truth = {
    documentType: "credit-cards" as const,
    institution: "Timber & Tile",
    accounts: [
      {
        ...without(cardFacts(d, "Timber & Tile"), "periodStart", "periodEnd", "pastDue"),
        currentBalance: decimal(balance),
        previousBalance: decimal(previous),
        creditLimit: decimal(limit),
        availableCredit: decimal(limit - balance),
        minimumPaymentWarning: { years: d.years, totalCost: decimal(d.total + promoLeft) },
        aprs: [{ kind: "purchase" as const, apr: d.rate, balance: decimal(d.base) }],
      },
    ],
    transactions: cardRows([...order, ...ofKind(d, "fee"), ...ofKind(d, "interest")]),
  };
  return {
    html,
    truth: onlyParts(
      {
        ...truth,
        allowed: {
          ...named(truth, "Bank of Laramie", "Bank of Laramie, N.A.", "TIMBER & TILE/BANK OF LARAMIE"),
          "accounts.0.periodEnd": [d.end],
          // Promotions without a rate of their own: an entry among the rates, or none.
          "accounts.0.aprs.promotional.balance": promos.map((promo) => decimal(promo.left)),
          "accounts.0.aprs.promotional.expires": promos.map((promo) => promo.ends),
        },
      },
      "paymentsAndCredits",
      [d.payments, d.credits],
    ),
  };
});

/** A credit union's card: everything in typewriter type, dotted leaders, a minus behind credits, two amount columns. */
const creditUnion = heldOut("card-credit-union", "credit-cards", (seed) => {
  const d = makeMonth(seed + 80, 5, 12);
  const entries = d.entries.map((entry) => ({ ...entry, shop: said(entry).slice(0, 34).trim(), place: "" }));
  const dots = (label: string, value: string) =>
    `<div class=lead><span>${label}</span><i></i><span>${value}</span></div>`;
  const minus = (amount: number) => (amount === 0 ? "0.00" : `${plain(amount)}-`);
  const html = document(
    `body{font:8.5pt "Liberation Mono"}table{width:100%}.n{text-align:right}.lead{display:flex;line-height:1.35}.lead i{flex:1;border-bottom:1px dotted #555;margin:0 4px 3px}.cols{display:flex;gap:34px}.cols>div{flex:1}h1{font:bold 15pt "Liberation Serif";margin:0}h2{font-size:9pt;letter-spacing:.5px;margin:12px 0 4px;border-top:1px solid #000;border-bottom:1px solid #000;padding:2px 0}th{text-align:left;border-bottom:1px solid #000}th.n{text-align:right}td{padding:1px 4px 1px 0}`,
    `<div class=cols><div><h1>Copper Ridge Federal Credit Union</h1>1180 W Granite St, Butte MT 59701<br>(406) 555-0117 &nbsp; LOST OR STOLEN CARD 1-800-555-0170</div><div class=n>VISA CLASSIC STATEMENT<br>MEMBER ${d.number.slice(4, 10)}<br>PAGE 1 OF 1</div></div>
    <p>${d.person.name.toUpperCase()}<br>${d.person.street.toUpperCase()}<br>${d.person.town.toUpperCase()}</p>
    <div class=cols><div>${dots("ACCOUNT NUMBER", `**** **** **** ${last4(d.number)}`)}${dots("CLOSING DATE", date.short(d.end))}${dots("BILLING CYCLE DAYS", String(d.days))}${dots("CREDIT LINE", whole(d.limit))}${dots("AVAILABLE CREDIT", whole(Math.floor(d.available / 100) * 100))}</div><div>${dots("NEW BALANCE", $(d.balance))}${dots("MINIMUM PAYMENT DUE", $(d.minimum))}${dots("AMOUNT PAST DUE", "$0.00")}${dots("PAYMENT DUE DATE", date.short(d.due))}</div></div>
    <h2>ACCOUNT SUMMARY</h2><div class=cols><div>${dots("PREVIOUS BALANCE", plain(d.previous))}${dots("PURCHASES", plain(d.purchases))}${dots("CASH ADVANCES", plain(d.cash))}${dots("FEES", plain(d.fees))}</div><div>${dots("INTEREST CHARGED", plain(d.interest))}${dots("PAYMENTS", minus(d.payments))}${dots("OTHER CREDITS", minus(d.credits))}${dots("NEW BALANCE", plain(d.balance))}</div></div>
    <h2>TRANSACTIONS</h2><table><tr><th>TRANS</th><th>POST</th><th>REFERENCE</th><th>DESCRIPTION</th><th class=n>CHARGES</th><th class=n>CREDITS</th></tr>${entries
      .map(
        (entry) =>
          `<tr><td>${date.noYear(entry.day)}</td><td>${date.noYear(entry.posted)}</td><td>${entry.code}</td><td>${escaped(said(entry))}</td><td class=n>${entry.amount > 0 ? plain(entry.amount) : ""}</td><td class=n>${entry.amount < 0 ? minus(-entry.amount) : ""}</td></tr>`,
      )
      .join("")}</table>
    <h2>INTEREST CHARGE CALCULATION</h2><table><tr><th></th><th class=n>MONTHLY<br>PERIODIC RATE</th><th class=n>ANNUAL<br>PERCENTAGE RATE</th><th class=n>AVERAGE<br>DAILY BALANCE</th><th class=n>INTEREST<br>CHARGE</th></tr><tr><td>PURCHASES</td><td class=n>${(Number(d.rate) / 12).toFixed(4)}%</td><td class=n>${d.rate}%</td><td class=n>${plain(d.base)}</td><td class=n>${plain(d.purchaseInterest)}</td></tr><tr><td>CASH ADVANCES</td><td class=n>${(Number(d.cashRate) / 12).toFixed(4)}%</td><td class=n>${d.cashRate}%</td><td class=n>${plain(d.cashBase)}</td><td class=n>${plain(d.cashInterest)}</td></tr></table>
    <div class=cols><div><h2>FEES AND INTEREST THIS YEAR</h2>${dots(`TOTAL FEES CHARGED IN ${d.end.slice(0, 4)}`, plain(d.ytdFees))}${dots(`TOTAL INTEREST CHARGED IN ${d.end.slice(0, 4)}`, plain(d.ytdInterest))}</div><div><h2>MEMBER NEWS</h2>AUTO LOANS AS LOW AS 5.24% APR. ASK ABOUT OUR $200.00 REFINANCE BONUS. CLOSED NOV 11 FOR VETERANS DAY.</div></div>
    <p style="font-size:7pt">MINIMUM PAYMENT WARNING: IF YOU MAKE ONLY THE MINIMUM PAYMENT EACH PERIOD, YOU WILL PAY OFF THE BALANCE SHOWN ON THIS STATEMENT IN ABOUT ${d.years} YEARS AND YOU WILL END UP PAYING AN ESTIMATED TOTAL OF ${$(d.total)}. IF YOU PAY ${$(d.monthly)} EACH MONTH YOU WILL PAY IT OFF IN ABOUT 3 YEARS AND PAY AN ESTIMATED TOTAL OF ${$(d.monthly * 36)}. LATE PAYMENT WARNING: IF WE DO NOT RECEIVE YOUR MINIMUM PAYMENT BY THE DATE LISTED ABOVE YOU MAY HAVE TO PAY A $25.00 LATE FEE.</p>`,
  );
  const truth = {
    documentType: "credit-cards" as const,
    institution: "Copper Ridge Federal Credit Union",
    accounts: [
      {
        ...without(cardFacts(d, "Copper Ridge Federal Credit Union"), "periodStart", "periodEnd"),
        availableCredit: decimal(Math.floor(d.available / 100) * 100),
        aprs: [
          { kind: "purchase" as const, apr: d.rate, balance: decimal(d.base) },
          { kind: "cash-advance" as const, apr: d.cashRate, balance: decimal(d.cashBase) },
        ],
      },
    ],
    transactions: cardRows(entries),
    allowed: { "accounts.0.periodEnd": [d.end] },
  };
  return { html, truth: onlyParts(truth, "paymentsAndCredits", [d.payments, d.credits]) };
});

/** A transfer on promotion beside old purchases; boxes on the right, two users of the card, rates under heading rows. */
const severalRates = heldOut("card-several-rates", "credit-cards", (seed) => {
  const d = makeMonth(seed + 120, 8, 18);
  const random = seededRandom(seed + 14);
  const transfer = random.whole(90_000, 420_000);
  const promoRate = random.pick(["0.00", "2.99", "4.99"]);
  const promoInterest = Math.round((transfer * Number(promoRate) * d.days) / 36_500);
  const expires = addDays(d.end, random.whole(120, 420));
  const [previous, balance] = [d.previous + transfer, d.balance + transfer + promoInterest];
  const limit = Math.ceil((balance + 200_000) / 100_000) * 100_000;
  const purchases = ofKind(d, "purchase", "cash");
  const split = Math.ceil(purchases.length / 2);
  const users: Array<[string, CardEntry[]]> = [
    [d.person.name.toUpperCase(), purchases.slice(0, split)],
    ["TAYLOR P SAMPLE", purchases.slice(split)],
  ];
  const interestRows: CardEntry[] = [
    ...ofKind(d, "interest"),
    ...(promoInterest > 0
      ? [
          {
            day: d.end,
            posted: d.end,
            shop: "INTEREST CHARGED TO BALANCE TRANSFER",
            place: "",
            amount: promoInterest,
            kind: "interest" as const,
            code: "",
          },
        ]
      : []),
  ];
  const row = (entry: CardEntry) =>
    `<tr><td>${date.noYear(entry.day)}</td><td>${date.noYear(entry.posted)}</td><td>${escaped(entry.shop)}<span class=pl>${escaped(entry.place)}</span></td><td class=n>${money.dollar(entry.amount)}</td></tr>`;
  const block = (title: string, entries: readonly CardEntry[], sum = "") =>
    entries.length === 0 && sum === ""
      ? ""
      : `<div class=bt>${title}</div><table class=tx>${entries.map(row).join("")}${sum}</table>`;
  const interest = d.interest + promoInterest;
  const html = document(
    `${SHEET}body{font:8.5pt "Liberation Sans"}table{width:100%}.n{text-align:right}.lay{display:grid;grid-template-columns:62% 35%;gap:3%}.blue{color:#00539b}.box{border:1px solid #00539b;border-radius:8px;padding:8px;margin-bottom:8px}.box h4{margin:0 0 4px;color:#00539b}.huge{font-size:15pt;font-weight:bold}.bt{font-weight:bold;margin:8px 0 2px;border-bottom:1px solid #00539b}.tx td:nth-child(1),.tx td:nth-child(2){width:42px}.pl{display:inline-block;padding-left:14px;color:#333}.fine{font-size:6.5pt}.rt td,.rt th{border-bottom:1px solid #ccc;padding:2px 3px;text-align:left}.rt .n{text-align:right}.foot{font-size:7pt;border-top:1px solid #aaa}`,
    sheets(
      [
        `<div class=lay><div><div style="font-size:19pt" class=blue>alpenrose</div><div>Alpenrose Diamond Preferred<sup>®</sup> Card</div><p>${d.person.name}<br>Member Since 2011 &nbsp; Account number ending in: ${last4(d.number)}<br><b>Billing Period: ${date.short(d.start)}-${date.short(d.end)}</b></p><div class=box><table><tr><td>Minimum payment due:<div class=huge>${$(d.minimum)}</div></td><td>New balance as of ${date.short(d.end)}:<div class=huge>${$(balance)}</div></td><td>Payment due date:<div class=huge>${date.short(d.due)}</div></td></tr></table></div><p class=fine><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41 and your APRs may be increased up to the variable Penalty APR of 29.99%.</p><p class=fine><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.</p><table class=rt><tr><th class=fine>If you make no additional charges using this card and each month you pay...</th><th class=fine>You will pay off the balance shown in about...</th><th class=fine>And you will end up paying an estimated total of...</th></tr><tr><td>Only the minimum payment</td><td>${d.years} years</td><td>${$(d.total + transfer)}</td></tr><tr><td>${$(d.monthly + 4_100)}</td><td>3 years</td><td>${$((d.monthly + 4_100) * 36)}</td></tr></table></div>
        <div><div class=box><h4>Account Summary</h4>${lines([
          ["Previous balance", $(previous)],
          ["Payments", `-${$(d.payments)}`],
          ["Credits", `-${$(d.credits)}`],
          ["Purchases", `+${$(d.purchases)}`],
          ["Cash advances", `+${$(d.cash)}`],
          ["Fees", `+${$(d.fees)}`],
          ["Interest", `+${$(interest)}`],
          ["<b>New balance</b>", `<b>${$(balance)}</b>`],
        ])}</div><div class=box><h4>Credit Limit</h4>${lines([
          ["Credit limit", whole(limit)],
          ["Includes cash advance limit of", whole(d.cashLimit)],
          ["Available credit", whole(Math.floor((limit - balance) / 100) * 100)],
        ])}</div><div class=box style="background:#eaf3fb"><h4>A special offer on balance transfers</h4>3.99% intro APR until ${date.slash(addDays(d.end, 500))} on transfers of $500.00 or more. A fee of 5% applies. After that ${d.rate}%.</div></div></div>`,
        `<div class=bt>Account Summary <span class=fine>(continued) Trans. date, Post date, Description, Amount</span></div>${block("Payments, Credits and Adjustments", ofKind(d, "payment", "credit"))}${users.map(([name, entries]) => block(`${name} &nbsp; <span class=fine>Standard Purchases and Advances</span>`, entries)).join("")}${block("Fees Charged", ofKind(d, "fee"), `<tr><td colspan=3><b>Total fees charged in this billing period</b></td><td class=n><b>${$(d.fees)}</b></td></tr>`)}${block("Interest Charged", interestRows, `<tr><td colspan=3><b>Total interest charged in this billing period</b></td><td class=n><b>${$(interest)}</b></td></tr>`)}`,
        `<div class=lay><div><h4 class=blue>Interest charge calculation</h4><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p><table class=rt><tr><th>Balance type</th><th class=n>Annual percentage rate (APR)</th><th class=n>Balance subject to interest rate</th><th class=n>Interest charge</th></tr><tr><td colspan=4><b>PURCHASES</b></td></tr><tr><td>Standard Purch</td><td class=n>${d.rate}% (V)</td><td class=n>${$(d.base)} (D)</td><td class=n>${$(d.purchaseInterest)}</td></tr><tr><td colspan=4><b>BALANCE TRANSFERS</b></td></tr><tr><td>Offer 4 (expires ${date.slash(expires)})</td><td class=n>${promoRate}%</td><td class=n>${$(transfer)} (D)</td><td class=n>${$(promoInterest)}</td></tr><tr><td colspan=4><b>ADVANCES</b></td></tr><tr><td>Standard Adv</td><td class=n>${d.cashRate}% (V)</td><td class=n>${$(d.cashBase)} (D)</td><td class=n>${$(d.cashInterest)}</td></tr></table><p class=fine>Your balance subject to interest rate is calculated using the daily balance method (D). APRs marked (V) vary with the Prime Rate of 7.50%. There are ${d.days} days in this billing period. The penalty APR of 29.99% is not in effect.</p></div><div class=box><h4>${d.end.slice(0, 4)} totals year-to-date</h4>${lines(
          [
            [`Total fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
            [`Total interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest + promoInterest)],
          ],
        )}</div></div><p class=fine>About your account. If your payment is more than the minimum, the excess is applied first to the balance with the highest APR. Disputes: write to Alpenrose, PO Box 6241, Sioux Falls SD 57117 within 60 days. For purchases of more than $50.00 made within 100 miles of home you have further rights.</p>`,
      ],
      (page, pages) =>
        `www.alpenrose.example &nbsp; Customer Service 1-888-555-0136 &nbsp; Page ${page} of ${pages}`,
    ),
  );
  const truth = {
    documentType: "credit-cards" as const,
    institution: "alpenrose",
    accounts: [
      {
        ...without(cardFacts(d, "alpenrose"), "pastDue"),
        currentBalance: decimal(balance),
        previousBalance: decimal(previous),
        creditLimit: decimal(limit),
        availableCredit: decimal(Math.floor((limit - balance) / 100) * 100),
        interestCharged: decimal(interest),
        minimumPaymentWarning: {
          years: d.years,
          totalCost: decimal(d.total + transfer),
          monthlyPaymentFor36Months: decimal(d.monthly + 4_100),
        },
        aprs: [
          { kind: "purchase" as const, apr: d.rate, balance: decimal(d.base) },
          { kind: "cash-advance" as const, apr: d.cashRate, balance: decimal(d.cashBase) },
        ],
      },
    ],
    transactions: cardRows([
      ...ofKind(d, "payment", "credit"),
      ...users.flatMap(([, entries]) => entries),
      ...ofKind(d, "fee"),
      ...interestRows,
    ]),
  };
  return {
    html,
    truth: onlyParts(
      {
        ...truth,
        allowed: {
          ...named(
            truth,
            "Alpenrose Diamond Preferred Card",
            "Alpenrose Diamond Preferred",
            "Alpenrose Diamond Preferred® Card",
          ),
          "accounts.0.aprs.penalty.apr": ["29.99"],
          // A transfer at a rate that ends: the contract has a kind for either half of that.
          ...Object.fromEntries(
            ["balance-transfer", "promotional"].flatMap((kind) => [
              [`accounts.0.aprs.${kind}.apr`, [promoRate]],
              [`accounts.0.aprs.${kind}.balance`, [decimal(transfer)]],
              [`accounts.0.aprs.${kind}.expires`, [expires]],
            ]),
          ),
        },
      },
      "paymentsAndCredits",
      [d.payments, d.credits],
    ),
  };
});

/** What an app makes: big words, much white, no account number, back on each purchase, an instalment that is none of it. */
const appSparse = heldOut("card-app-sparse", "credit-cards", (seed) => {
  const d = makeMonth(seed + 160, 4, 11, false);
  const payments = ofKind(d, "payment").map((entry) => ({
    ...entry,
    shop: "ACH Deposit Internet transfer from account ending in 8802",
    place: "",
  }));
  const spent = [...ofKind(d, "purchase", "credit")].toSorted((a, b) => a.day.localeCompare(b.day));
  const back = (entry: CardEntry) => Math.round(Math.abs(entry.amount) * 0.02);
  const html = document(
    `${SHEET}body{font:10pt "DejaVu Sans Light","DejaVu Sans"}table{width:100%}.n{text-align:right}h1{font-size:22pt;font-weight:normal;margin:0}h2{font-size:15pt;font-weight:normal;margin:26px 0 6px}.big{font-size:20pt}.g{color:#666;font-size:8.5pt}.tx td{border-top:1px solid #ddd;padding:5px 2px;vertical-align:top;font-size:9pt}.cell{display:flex;gap:40px;margin-top:22px}.cell>div{flex:1}.foot{font-size:7pt;color:#666}`,
    sheets(
      [
        `<div style="display:flex;justify-content:space-between"><h1>Lumen Card</h1><h1 style="color:#777">Statement</h1></div><p>${d.person.name}<br><span class=g>jsample@mail.example</span></p><div class=cell><div>Your ${date.longNoYear(d.end).split(" ")[0] ?? ""} Balance<br><span class=g>as of ${date.abbreviated(d.end)}</span><div class=big>${$(d.balance)}</div></div><div>Minimum Payment Due<br><span class=g>Payment Due By ${date.abbreviated(d.due)}</span><div class=big>${$(d.minimum)}</div></div></div><h2>Your balance, step by step</h2><table class=tx><tr><td>Previous Monthly Balance</td><td class=n>${$(d.previous)}</td></tr><tr><td>Payments</td><td class=n>-${$(d.payments)}</td></tr><tr><td>Purchases, less returns</td><td class=n>${$(d.purchases - d.credits)}</td></tr><tr><td>Fees</td><td class=n>${$(d.fees)}</td></tr><tr><td>Interest</td><td class=n>${$(d.interest)}</td></tr><tr><td><b>Total Balance</b></td><td class=n><b>${$(d.balance)}</b></td></tr></table><h2>Available Credit</h2>${$(d.available)} <span class=g>of your ${$(d.limit)} credit limit</span><h2>Rate</h2><p>Your APR is ${d.rate}%. ${d.interest > 0 ? `This month it was applied to an average daily balance of ${$(d.base)} over ${d.days} days.` : "No interest was charged this month."}</p><p class=g>Lumen Card is issued by Great Divide Bank USA, Salt Lake City Branch. If we do not receive your minimum payment by the due date you may lose your promotional rate. There are no late fees. Daily Back earned this year: $214.90.</p>`,
        `<h2>Payments</h2><table class=tx>${payments.map((entry) => `<tr><td style="width:110px">${date.slash(entry.day)}</td><td>${said(entry)}</td><td class=n>-${$(-entry.amount)}</td></tr>`).join("")}<tr><td colspan=2>Total payments for this period</td><td class=n>-${$(d.payments)}</td></tr></table><h2>Transactions</h2><table class=tx><tr class=g><td style="width:110px">Date</td><td>Description</td><td class=n colspan=2>Daily Back</td><td class=n>Amount</td></tr>${spent.map((entry) => `<tr><td>${date.slash(entry.day)}</td><td>${escaped(entry.shop)}<br><span class=g>${escaped(entry.place)}</span></td><td class="n g">2%</td><td class=n>${entry.amount < 0 ? "-" : ""}${$(back(entry))}</td><td class=n>${$(entry.amount)}</td></tr>`).join("")}</table><h2>Interest Charged</h2><p>Total interest for this month &nbsp; ${$(d.interest)}</p><h2>Fees</h2>${
          ofKind(d, "fee").length === 0
            ? "<p class=g>No fees this month.</p>"
            : `<table class=tx>${ofKind(d, "fee")
                .map(
                  (entry) =>
                    `<tr><td style="width:110px">${date.slash(entry.day)}</td><td>${entry.shop}</td><td class=n>${$(entry.amount)}</td></tr>`,
                )
                .join("")}</table>`
        }`,
      ],
      (page, pages) => `Lumen Card Support 1-877-555-0155 &nbsp;&nbsp; Page ${page} / ${pages}`,
    ),
  );
  const facts = without(
    cardFacts(d, "Lumen Card"),
    "accountLast4",
    "periodStart",
    "periodEnd",
    "pastDue",
    "minimumPaymentWarning",
    "purchases",
    "paymentsAndCredits",
  );
  const truth = {
    documentType: "credit-cards" as const,
    institution: "Lumen Card",
    accounts: [facts],
    transactions: cardRows([...payments, ...spent, ...ofKind(d, "fee")]),
  };
  return {
    html,
    truth: {
      ...truth,
      allowed: {
        ...named(truth, "Lumen", "Great Divide Bank USA"),
        // Returns stand among the purchases, so that either reading of these two is fair.
        "accounts.0.purchases": [decimal(d.purchases - d.credits), decimal(d.purchases)],
        "accounts.0.paymentsAndCredits": [decimal(d.payments), decimal(d.payments + d.credits)],
        "accounts.0.periodEnd": [d.end],
        "accounts.0.aprs.purchase.apr": [d.rate],
        ...(d.interest > 0 ? { "accounts.0.aprs.purchase.balance": [decimal(d.base)] } : {}),
      },
    },
  };
});

/** A firm's card: three employees, each with a sum of charges; credits marked CR; a page for the notice. */
const business = heldOut("card-business", "credit-cards", (seed) => {
  const d = makeMonth(seed + 200, 14, 26, false);
  const names = ["DANA WHITLOCK", "CHRIS OKAFOR", "LEE HARTMANN"];
  const charges = ofKind(d, "purchase");
  const third = Math.ceil(charges.length / 3);
  const people = names.map((name, index) => ({
    name,
    list: charges.slice(index * third, (index + 1) * third),
    card: 4_410 + index * 17,
  }));
  const cr = (amount: number) => `${plain(Math.abs(amount))}${amount < 0 ? " CR" : ""}`;
  const row = (entry: CardEntry) =>
    `<div class=l><span class=a>${date.capital(entry.posted)}</span><span class=a>${date.capital(entry.day)}</span><span class=t>${escaped(entry.shop)} <small>${escaped(entry.place)}</small></span><span class=m>${cr(entry.amount)}</span></div>`;
  const html = document(
    `${SHEET}body{font:8.5pt "Liberation Sans Narrow","Liberation Sans"}table{width:100%}.n{text-align:right}.top{background:#20342b;color:#fff;padding:12px;display:flex;justify-content:space-between}.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin:10px 0}.tiles div{border:1px solid #20342b;padding:6px;text-align:center}.tiles b{display:block;font-size:12pt}.l{display:flex;border-bottom:1px dotted #bbb;padding:2px 0}.a{width:56px}.t{flex:1}.m{width:90px;text-align:right}.who{display:flex;justify-content:space-between;background:#e3ebe6;padding:3px 5px;font-weight:bold;margin-top:10px}.cols{display:flex;gap:26px}.cols>div{flex:1}h5{margin:10px 0 3px;font-size:9.5pt;text-transform:uppercase}.foot{font-size:7pt;text-align:center}`,
    sheets(
      [
        `<div class=top><div style="font-size:16pt">FOUNDRY NATIONAL<br><span style="font-size:9pt">BUSINESS PLATINUM CARD</span></div><div class=n>Tallgrass Roofing LLC<br>${d.person.name}<br>Company account ending ${last4(d.number)}</div></div>
        <div class=tiles><div>NEW BALANCE<b>${$(d.balance)}</b></div><div>MINIMUM AMOUNT DUE<b>${$(d.minimum)}</b></div><div>PAYMENT DUE<b>${date.abbreviated(d.due)}</b></div><div>STATEMENT CLOSED<b>${date.abbreviated(d.end)}</b></div></div>
        <div class=cols><div><h5>Company account summary</h5>${lines([
          ["Balance last statement", plain(d.previous)],
          ["Payments", `${plain(d.payments)} CR`],
          ["Credits", d.credits === 0 ? "0.00" : `${plain(d.credits)} CR`],
          ["New charges", plain(d.purchases)],
          ["Fees", plain(d.fees)],
          ["Interest charges", plain(d.interest)],
          ["<b>New balance</b>", `<b>${plain(d.balance)}</b>`],
        ])}</div><div><h5>Credit lines</h5>${lines([
          ["Total company credit line", whole(d.limit)],
          ["Credit line in use", $(d.balance)],
          ["Remaining credit line", $(d.available)],
          ["Cash line", whole(d.cashLimit)],
        ])}<h5>Interest</h5>${cellTable([
          ["Type", "APR", "Average daily balance"],
          ["Charges", `${d.rate}%`, $(d.base)],
          ["Cash", `${d.cashRate}%`, $(0)],
        ])}</div></div><p style="font-size:7pt">Days in cycle: ${d.days}. Payments received after 5:00 p.m. count the next day. A late payment fee of $49.00 or 2.99% of the amount past due, whichever is greater, applies. Membership fee of $195.00 is billed each ${date.monthYear(d.start).split(" ")[0] ?? ""}. Earn 15,000 bonus points when each employee spends $3,000.00 in 90 days.</p>
        <h5>Payments, credits, fees and interest</h5><div class=l><span class=a><b>Posted</b></span><span class=a><b>Charged</b></span><span class=t><b>Description</b></span><span class=m><b>Amount ($)</b></span></div>${ofKind(d, "payment", "credit", "fee", "interest").map(row).join("")}`,
        `<div class=cols><h5>Charges by cardholder</h5><div class=n>Tallgrass Roofing LLC &nbsp; ${date.abbreviated(d.start)} to ${date.abbreviated(d.end)}</div></div>${people
          .map(
            ({ name, list, card }) =>
              `<div class=who><span>${name} &nbsp; card ending ${card}</span><span>Spending limit $5,000 &nbsp; Total charges ${plain(list.reduce((sum, entry) => sum + entry.amount, 0))}</span></div>${list.map(row).join("")}`,
          )
          .join(
            "",
          )}<div class=who><span>Total new charges</span><span>${plain(d.purchases)}</span></div><p>Calendar year ${d.end.slice(0, 4)}: fees charged ${$(d.ytdFees)}, interest charged ${$(d.ytdInterest)}.</p>`,
      ],
      (page, pages) =>
        `Foundry National Bank, Business Card Services, PO Box 8114, Omaha NE 68108 &nbsp; | &nbsp; ${page} of ${pages}`,
    ),
  );
  const truth = {
    documentType: "credit-cards" as const,
    institution: "FOUNDRY NATIONAL",
    accounts: [
      {
        ...without(cardFacts(d, "FOUNDRY NATIONAL"), "pastDue", "minimumPaymentWarning"),
        aprs: [
          { kind: "purchase" as const, apr: d.rate, balance: decimal(d.base) },
          { kind: "cash-advance" as const, apr: d.cashRate, balance: "0.00" },
        ],
      },
    ],
    transactions: cardRows([
      ...ofKind(d, "payment", "credit", "fee", "interest"),
      ...people.flatMap(({ list }) => list),
    ]),
  };
  return {
    html,
    truth: onlyParts({ ...truth, allowed: named(truth, "Foundry National Bank") }, "paymentsAndCredits", [
      d.payments,
      d.credits,
    ]),
  };
});

/** Sheet 3 of 5, alone: rows that go on, the sums of fees and interest, the rates; no balance, no due date. */
const onePage = heldOut("card-one-page", "credit-cards", (seed) => {
  const d = makeMonth(seed + 240, 9, 20);
  const purchases = ofKind(d, "purchase");
  const rows = purchases.slice(-Math.max(6, Math.floor(purchases.length / 2)));
  const row = (entry: CardEntry) =>
    `<tr><td>${date.monthDay(entry.day)}</td><td>${date.monthDay(entry.posted)}</td><td>${escaped(said(entry))}</td><td class=n>${$(entry.amount)}</td></tr>`;
  const html = document(
    `body{font:9pt "DejaVu Serif Condensed","DejaVu Serif"}table{width:100%}.n{text-align:right}th{text-align:left;border-bottom:2px solid #5b2a86;color:#5b2a86}th.n{text-align:right}td{padding:2px 3px}.cap{font-size:12pt;color:#5b2a86;margin:14px 0 3px}.s{font-size:7pt}`,
    `<table><tr><td style="font-size:14pt;color:#5b2a86"><b>Juniper One</b></td><td class=n>Page 3 of 5<br>Venture Miles Card ending in ${last4(d.number)}<br>${span(d.start, d.end, false)} | ${d.days} days in Billing Cycle</td></tr></table>
    <div class=cap>Transactions (Continued)</div><b>${d.person.name.toUpperCase()} #${last4(d.number)}: Transactions</b><table><tr><th style="width:70px">Trans Date</th><th style="width:70px">Post Date</th><th>Description</th><th class=n>Amount</th></tr>${rows.map(row).join("")}</table>
    <div class=cap>Fees</div><table><tr><th style="width:70px">Trans Date</th><th style="width:70px">Post Date</th><th>Description</th><th class=n>Amount</th></tr>${ofKind(d, "fee").map(row).join("")}<tr><td colspan=3><b>Total Fees for This Period</b></td><td class=n><b>${$(d.fees)}</b></td></tr></table>
    <div class=cap>Interest Charged</div><table><tr><td>Interest Charge on Purchases</td><td class=n>${$(d.purchaseInterest)}</td></tr><tr><td>Interest Charge on Cash Advances</td><td class=n>${$(d.cashInterest)}</td></tr><tr><td>Interest Charge on Other Balances</td><td class=n>$0.00</td></tr><tr><td><b>Total Interest for This Period</b></td><td class=n><b>${$(d.interest)}</b></td></tr></table>
    <div class=cap>Totals Year-to-Date</div><table style="width:60%"><tr><td>Total Fees charged</td><td class=n>${$(d.ytdFees)}</td></tr><tr><td>Total Interest charged</td><td class=n>${$(d.ytdInterest)}</td></tr></table>
    <div class=cap>Interest Charge Calculation</div><p class=s>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p><table><tr><th>Type of Balance</th><th class=n>Annual Percentage Rate(APR)</th><th class=n>Balance Subject to Interest Rate</th><th class=n>Interest Charge</th></tr><tr><td>Purchases</td><td class=n>${d.rate}% P</td><td class=n>${$(d.base)}</td><td class=n>${$(d.purchaseInterest)}</td></tr><tr><td>Cash Advances</td><td class=n>${d.cashRate}% P</td><td class=n>${$(d.cashBase)}</td><td class=n>${$(d.cashInterest)}</td></tr></table><p class=s>P,L,D,F = Variable Rate. See reverse of page 1 for details. Prime Rate 7.50%. Additional information on the next page.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "credit-cards",
      institution: "Juniper One",
      accounts: [
        {
          kind: "credit-card",
          institution: "Juniper One",
          accountLast4: last4(d.number),
          periodStart: d.start,
          periodEnd: d.end,
          apr: d.rate,
          feesCharged: decimal(d.fees),
          interestCharged: decimal(d.interest),
          aprs: [
            { kind: "purchase", apr: d.rate, balance: decimal(d.base) },
            { kind: "cash-advance", apr: d.cashRate, balance: decimal(d.cashBase) },
          ],
        },
      ],
      transactions: cardRows([...rows, ...ofKind(d, "fee")]),
      allowed: { "accounts.0.statementDate": [d.end] },
    },
  };
});

export const heldOutCards = [bigBank, storeCard, creditUnion, severalRates, appSparse, business, onePage];
