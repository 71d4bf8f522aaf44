import type { Layout, Statement } from "../layout.ts";
import { alsoNamed, document } from "../layout.ts";
import { levelPayment } from "../loan-data.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  accountMonth,
  type CardMonth,
  type Charge,
  cardFacts,
  cardMonth,
  cardRows,
  digits,
  leavingOpen,
  movements,
  only,
  period,
  total,
  warned,
  withBalance,
} from "./sb-data.ts";

const $ = money.dollar;

const card = (name: string, make: (seed: number) => Statement): Layout => ({
  name: `sb-card-${name}`,
  type: "credit-cards",
  heldOut: false,
  make,
});

const year = (d: { readonly end: string }) => d.end.slice(0, 4);
const holder = (d: CardMonth) => `${d.person.name}<br>${d.person.street}<br>${d.person.town}`;

/** The due month as a little calendar: many bare numbers that are no figures. */
function calendar(due: string): string {
  const first = `${due.slice(0, 8)}01`;
  const offset = new Date(first).getUTCDay();
  const length = new Date(Date.UTC(Number(due.slice(0, 4)), Number(due.slice(5, 7)), 0)).getUTCDate();
  const cells = Array.from({ length: 42 }, (_, index) => {
    const day = index - offset + 1;
    if (day < 1 || day > length) return "<td></td>";
    return day === Number(due.slice(8)) ? `<td class=on>${day}</td>` : `<td>${day}</td>`;
  });
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7).join(""));
  return `<table class=cal><tr><td colspan=7>${date.monthYear(due)}</td></tr><tr>${["S", "M", "T", "W", "T", "F", "S"].map((day) => `<td>${day}</td>`).join("")}</tr>${weeks.map((week) => `<tr>${week}</tr>`).join("")}</table>`;
}

/** A nationwide bank: tiles and a calendar first, the slip at the foot of page one, rights on two, activity on three. */
const halyard = card("halyard", (seed) => {
  const d = cardMonth(seed, {
    salt: 101,
    previous: [60_000, 980_000],
    purchases: [9, 26],
    pays: "either",
    late: 0.15,
    cash: 0.2,
  });
  const rows = (list: readonly Charge[]) =>
    grid(
      "llr",
      [],
      list.map((l) => [date.noYear(l.day), escaped(l.text), money.plain(l.amount)]),
      "class=act",
    );
  const printed = [
    ...only(d.lines, "payment", "credit"),
    ...only(d.lines, "purchase"),
    ...only(d.lines, "cash"),
    ...only(d.lines, "fee"),
    ...only(d.lines, "interest"),
  ];
  const group = (title: string, ...kinds: Charge["kind"][]) => {
    const list = only(d.lines, ...kinds);
    return list.length === 0 ? "" : `<div class=cap>${title}</div>${rows(list)}`;
  };
  const strip = `<div class=strip><span>HALYARD</span> <i>drift</i> &nbsp; ${d.person.name}<b>Manage your account online: www.halyard.example &nbsp; Customer Service: 1-800-555-0147</b></div>`;
  const balanceCell = (amount: number) => (amount === 0 ? "- 0 -" : $(amount));
  const html = document(
    `body{font:8.6pt "Liberation Sans";color:#123}${BASE}.strip{border-bottom:3px solid #0b3d6e;padding-bottom:5px;margin-bottom:10px}.strip span{font:bold 20pt "Liberation Sans";letter-spacing:1px;color:#0b3d6e}.strip b{float:right;font-weight:normal;font-size:7pt}.cal{width:150px;font-size:7pt;border:1px solid #99a}.cal td{text-align:center;padding:0}.cal .on{background:#0b3d6e;color:#fff}.tile{font-size:8pt}.tile b{display:block;font-size:15pt}.cap{background:#dde6ef;font-weight:bold;padding:2px 4px;margin-top:8px}.act td:first-child{width:52px}.act td{padding-top:1px}h3{font-size:11pt;background:#0b3d6e;color:#fff;padding:3px 6px;margin:12px 0 4px}.two{columns:2;font-size:6.8pt}`,
    `${strip}<div class=row style="align-items:flex-start"><div class=tile>New Balance<b>${$(d.balance)}</b><br>Minimum Payment Due<b>${$(d.minimum)}</b></div><div class=tile>Payment Due Date<b>${date.short(d.due)}</b><br>INTEREST SAVING BALANCE<br>${$(d.balance)}</div>${calendar(d.due)}</div>
    <p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00 and existing and new balances may become subject to the Default APR.</p>
    <p class=small><b>Minimum Payment Warning:</b> Enroll in Auto-Pay and avoid missing a payment. If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>
    <table class=small border=1><tr><th>If you make no additional charges using this card and each month you pay...</th><th>You will pay off the balance shown on this statement in about...</th><th>And you will end up paying an estimated total of...</th></tr><tr><td>Only the minimum payment</td><td>${d.years} years</td><td>${money.wholeDollars(d.totalCost)}</td></tr><tr><td>${money.wholeDollars(d.monthly)}</td><td>3 years</td><td>${money.wholeDollars(d.monthly * 36)}<br>(Savings=${money.wholeDollars(d.totalCost - d.monthly * 36)})</td></tr></table>
    <p class=small>If you would like information about credit counseling services, call 1-866-555-0128.</p>
    <h3>ACCOUNT SUMMARY</h3><div class=row><div>${pairs([
      ["Account Number:", `XXXX XXXX XXXX ${d.last4}`],
      ["Previous Balance", $(d.previous)],
      ["Payment, Credits", `-${$(d.payments + d.credits)}`],
      ["Purchases", `+${$(d.purchases)}`],
      ["Cash Advances", d.cash === 0 ? "$0.00" : `+${$(d.cash)}`],
      ["Balance Transfers", "$0.00"],
      ["Fees Charged", d.fees === 0 ? "$0.00" : `+${$(d.fees)}`],
      ["Interest Charged", d.interest === 0 ? "$0.00" : `+${$(d.interest)}`],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
    ])}</div><div>${pairs([
      ["Opening/Closing Date", `${date.short(d.start)} - ${date.short(d.end)}`],
      ["Total Credit Line", money.wholeDollars(d.limit)],
      ["Available Credit", money.wholeDollars(Math.floor(d.available / 100) * 100)],
      ["Cash Access Line", money.wholeDollars(d.cashLimit)],
      ["Available for Cash", money.wholeDollars(Math.max(0, d.cashLimit - d.cash))],
      ["Past Due Amount", $(d.pastDue)],
      ["Balance over the Total Credit Line", "$0.00"],
    ])}</div></div>
    <div class=small style="margin-top:8px">0000001 FIS3339${d.last4} D 9 &nbsp; 000 N Z ${d.end.slice(8)} ${date.short(d.end)} &nbsp; Page 1 of 3 &nbsp; 06610 &nbsp; MA DA 41288</div>
    <div style="border-top:1px dashed #000;margin-top:14px;padding-top:8px" class=row><div class=small>Make your payment at<br>halyard.example/pay<p>${holder(d)}</p></div><div>${pairs(
      [
        ["Payment Due Date:", date.short(d.due)],
        ["New Balance:", $(d.balance)],
        ["Minimum Payment Due:", $(d.minimum)],
        ["Account number:", `XXXX XXXX XXXX ${d.last4}`],
      ],
    )}<p>$ ______________ Amount Enclosed</p></div></div>
    <div style="break-before:page"></div>${strip}<div class=two><p><b>Information About Your Account</b></p><p>Payments by mail received by 5 p.m. local time are credited as of that day. We may accept checks marked "paid in full" without losing our rights. Interest begins on the date of the transaction unless your New Balance is paid in full by the due date each month. A minimum interest charge of $1.50 applies to any billing cycle in which you owe interest.</p><p><b>What To Do If You Think You Find A Mistake On Your Statement</b> Write to us within 60 days after the error appeared. In your letter give us your account information, the dollar amount of the suspected error and a description. You must notify us in writing.</p><p><b>Your Rights If You Are Dissatisfied With Your Credit Card Purchases</b> The purchase must have been made in your home state or within 100 miles of your current mailing address, and the purchase price must have been more than $50.</p><p><b>Calculation of Balance Subject to Interest Rate</b> We use the daily balance method (including new transactions). Foreign transactions: 3% of each transaction in U.S. dollars. Returned payment fee up to $40.00.</p></div>
    <div style="break-before:page"></div>${strip}<h3>ACCOUNT ACTIVITY</h3><table class=act><tr><td style="width:80px">Date of<br>Transaction</td><td>Merchant Name or Transaction Description</td><td class=r>$ Amount</td></tr></table>
    ${group("PAYMENTS AND OTHER CREDITS", "payment", "credit")}${group("PURCHASE", "purchase")}${group("CASH ADVANCES", "cash")}${group("FEES CHARGED", "fee")}${d.fees > 0 ? `<div class=r>TOTAL FEES FOR THIS PERIOD &nbsp; ${$(d.fees)}</div>` : ""}${group("INTEREST CHARGED", "interest")}${d.interest > 0 ? `<div class=r>TOTAL INTEREST FOR THIS PERIOD &nbsp; ${$(d.interest)}</div>` : ""}
    <div style="width:60%;margin:12px auto;border:1px solid #0b3d6e;text-align:center"><b>${year(d)} Totals Year-to-Date</b>${pairs(
      [
        [`Total fees charged in ${year(d)}`, $(d.feesYear)],
        [`Total interest charged in ${year(d)}`, $(d.interestYear)],
      ],
    )}<span class=small>Year-to-date totals do not reflect any fee or interest refunds you may have received.</span></div>
    <h3>INTEREST CHARGES</h3><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p><table><tr><th>Balance Type</th><th class=r>Annual<br>Percentage<br>Rate (APR)</th><th class=r>Balance<br>Subject To<br>Interest Rate</th><th class=r>Interest<br>Charges</th></tr>
    <tr><td colspan=4><b>PURCHASES</b></td></tr><tr><td>Purchases</td><td class=r>${d.apr}%(v)(d)</td><td class=r>${balanceCell(d.base)}</td><td class=r>${balanceCell(d.interest)}</td></tr>
    <tr><td colspan=4><b>CASH ADVANCES</b></td></tr><tr><td>Cash Advances</td><td class=r>${d.cashApr}%(v)(d)</td><td class=r>- 0 -</td><td class=r>- 0 -</td></tr>
    <tr><td colspan=4><b>BALANCE TRANSFERS</b></td></tr><tr><td>Balance Transfers</td><td class=r>${d.apr}%(v)(d)</td><td class=r>- 0 -</td><td class=r>- 0 -</td></tr></table><div class=r>${d.days} Days in Billing Period</div><p class=small>(v) = Variable Rate &nbsp; (d) = Daily Balance Method (including new transactions)</p><div class=small>${d.person.name} &nbsp; Page 3 of 3 &nbsp; Statement Date: ${date.short(d.end)}</div>`,
  );
  const whole = (amount: number) => `${grouped(amount).slice(0, -3).replaceAll(",", "")}.00`;
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-cards",
        institution: "HALYARD",
        accounts: [
          {
            ...cardFacts(d, "HALYARD"),
            ...period(d),
            statementDate: d.end,
            creditLimit: decimal(d.limit),
            availableCredit: whole(d.available),
            pastDue: decimal(d.pastDue),
            apr: d.apr,
            minimumPaymentWarning: {
              years: d.years,
              totalCost: whole(d.totalCost),
              monthlyPaymentFor36Months: whole(d.monthly),
            },
            aprs: [
              { kind: "purchase", apr: d.apr, ...(d.base > 0 ? { balance: decimal(d.base) } : {}) },
              { kind: "cash-advance", apr: d.cashApr },
              { kind: "balance-transfer", apr: d.apr },
            ],
          },
        ],
        transactions: cardRows(printed),
      },
      {
        "accounts.0.aprs.purchase.balance": d.base > 0 ? undefined : "0.00",
        "accounts.0.aprs.cash-advance.balance": "0.00",
        "accounts.0.aprs.balance-transfer.balance": "0.00",
      },
    ),
  };
});

/** A western bank: summary and payment boxes side by side, two dates, a reference, credits and charges in columns of their own. */
const granite = card("granite", (seed) => {
  const d = cardMonth(seed, {
    salt: 202,
    previous: [30_000, 640_000],
    purchases: [7, 20],
    pays: "part",
    late: 0.35,
    cash: 0.15,
    credit: 0.5,
  });
  const printed = [
    ...only(d.lines, "payment"),
    ...only(d.lines, "credit"),
    ...only(d.lines, "purchase"),
    ...only(d.lines, "cash"),
    ...only(d.lines, "fee"),
    ...only(d.lines, "interest"),
  ];
  const rows = (title: string, list: readonly Charge[], sumLabel?: string, sumValue?: number) => {
    if (list.length === 0 && sumLabel === undefined) return "";
    const body = list
      .map(
        (l) =>
          `<tr><td>${date.noYear(l.day)}</td><td>${date.noYear(l.posted)}</td><td>${l.kind === "fee" || l.kind === "interest" ? "" : l.reference}</td><td>${escaped(l.text)}</td><td class=r>${l.amount < 0 ? grouped(l.amount) : ""}</td><td class=r>${l.amount < 0 ? "" : grouped(l.amount)}</td></tr>`,
      )
      .join("");
    const foot =
      sumLabel === undefined
        ? ""
        : `<tr><td colspan=5><b>${sumLabel}</b></td><td class=r><b>$${grouped(sumValue ?? 0)}</b></td></tr>`;
    return `<tr><td colspan=6 class=sec>${title}</td></tr>${body}${foot}`;
  };
  const html = document(
    `@page{margin:.4in .55in}body{font:8.2pt "Liberation Sans Narrow","Liberation Sans"}${BASE}.box{border:1.5px solid #7a1f1f;border-radius:8px;padding:0 8px 8px}.box h4{margin:-1px -8px 6px;background:#7a1f1f;color:#fdf4d0;padding:4px 8px;border-radius:6px 6px 0 0}.sec{font-weight:bold;border-bottom:.5px solid #7a1f1f;padding-top:7px}.tx td,.tx th{font-size:7.8pt}.foot{font-size:6.5pt;text-align:center;border-top:.5px solid #555;margin-top:14px}`,
    `<div class=row><div><span style="font:bold 13pt 'Liberation Serif';background:#7a1f1f;color:#fdf4d0;padding:6px 10px">GRANITE<br>&nbsp;FALLS</span></div><div class=r><b style="font-size:12pt">GRANITE FALLS PLATINUM CARD</b><br>Account Ending In ${d.last4}<br>Statement Period ${date.slash(d.start)} to ${date.slash(d.end)}<br>Page 1 of 3</div></div>
    <div class=row style="margin-top:12px"><div class=box><h4>Balance Summary</h4>${pairs([
      ["Previous Balance", $(d.previous)],
      ["&minus; Payments", $(d.payments)],
      ["&minus; Other Credits", $(d.credits)],
      ["+ Cash Advances", $(d.cash)],
      ["+ Purchases, Balance Transfers &amp;<br>&nbsp;&nbsp;Other Charges", $(d.purchases)],
      ["+ Fees Charged", $(d.fees)],
      ["+ Interest Charged", $(d.interest)],
      ["<b>= New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["Total Credit Limit", money.wholeDollars(d.limit)],
      ["Total Available Credit", $(d.available)],
    ])}</div><div class=box><h4>Payment Information</h4>${pairs([
      ["New Balance", $(d.balance)],
      ["Current Payment Due", $(d.currentDue)],
      ["+ Amount Past Due", $(d.pastDue)],
      ["<b>= Minimum Payment</b>", `<b>${$(d.minimum)}</b>`],
      ["<b>Payment Due Date</b>", `<b>${date.slash(d.due)}</b>`],
    ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your Minimum Payment by ${date.slash(d.due)}, you may have to pay a late fee up to $40.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p><table class=small style="border-top:.5px solid"><tr><th>If you make no additional<br>charges and each month you pay ...</th><th>You will pay off the New<br>Balance in about ...</th><th>And you will end up paying<br>an estimated total of ...</th></tr><tr><td>Only the minimum payment</td><td>${d.years} years</td><td>${$(d.totalCost)}</td></tr><tr><td>${$(d.monthly)}</td><td>3 years</td><td>${$(d.monthly * 36)}</td></tr></table></div></div>
    <div class=row style="margin-top:10px"><div class=small><b>Questions?</b><br>24-Hour Customer Service 1-800-555-0160<br>TTY for Hearing/Speech Impaired 1-800-555-0161<br>Outside the US call collect 1-925-555-7600</div><div class=small><b>Send General Inquiries To:</b><br>PO Box 10347, Des Moines IA 50306-0347<br><b>Send Payments To:</b><br>PO Box 77053, Minneapolis MN 55480-7753</div></div>
    <div style="border-top:2px dotted #7a1f1f;margin-top:26px;padding-top:8px" class=row><div>${holder(d)}</div><div>${pairs(
      [
        ["Account Number", `Ending in ${d.last4}`],
        ["New Balance", $(d.balance)],
        ["Minimum Payment", $(d.minimum)],
        ["Payment Due Date", date.slash(d.due)],
        ["Amount Enclosed", "$"],
      ],
    )}</div></div><div style="font:8pt 'Liberation Mono'">YKG 24 000${digits(d.random, 10)} 0000${d.last4} 00${String(d.minimum).padStart(6, "0")}</div><div class=foot>NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION ABOUT YOUR ACCOUNT &nbsp; 5596 YKG 1 7 17 0 PAGE 1 of 3</div>
    <div style="break-before:page"></div><div class=r>Account Ending In ${d.last4} &nbsp; Page 2 of 3</div><table class=tx><tr><th>Trans</th><th>Post</th><th>Reference Number</th><th>Description</th><th class=r>Credits</th><th class=r>Charges</th></tr>${rows("Payments", only(d.lines, "payment"))}${rows("Other Credits", only(d.lines, "credit"))}${rows("Purchases, Balance Transfers & Other Charges", only(d.lines, "purchase"), "TOTAL PURCHASES, BALANCE TRANSFERS & OTHER CHARGES FOR THIS PERIOD", d.purchases)}${rows("Cash Advances", only(d.lines, "cash"))}${rows("Fees Charged", only(d.lines, "fee"), "TOTAL FEES CHARGED FOR THIS PERIOD", d.fees)}${rows("Interest Charged", only(d.lines, "interest"), "TOTAL INTEREST CHARGED FOR THIS PERIOD", d.interest)}</table>
    <div style="break-before:page"></div><div class=r>Account Ending In ${d.last4} &nbsp; Page 3 of 3</div><div class=sec>${year(d)} Totals Year-to-Date</div>${pairs(
      [
        [`TOTAL FEES CHARGED IN ${year(d)}`, $(d.feesYear)],
        [`TOTAL INTEREST CHARGED IN ${year(d)}`, $(d.interestYear)],
      ],
      "style='width:50%'",
    )}
    <div class=sec>Interest Charge Calculation</div><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
      "lrrrrr",
      [
        "Type of Balance",
        "Annual Interest Rate",
        "Promotional Period<br>Ends",
        "Balance Subject to<br>Interest Rate",
        "Days in<br>Billing Cycle",
        "Interest<br>Charge",
      ],
      [
        ["PURCHASES", `${d.apr}%`, "", $(d.base), String(d.days), $(d.interest)],
        ["CASH ADVANCES", `${d.cashApr}%`, "", "$0.00", String(d.days), "$0.00"],
      ],
    )}<div class=sec>Rewards Balance as of ${date.slash(addDays(d.end, -1))}</div>${pairs([["Rewards balance", `${d.random.whole(1, 40)},${digits(d.random, 3)}`]], "style='width:35%'")}`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "GRANITE FALLS",
          accounts: [
            {
              ...cardFacts(d, "GRANITE FALLS"),
              ...period(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              ...warned(d),
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows(printed),
        },
        "Granite Falls Platinum Card",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** A furniture store's card by a bank that issues for stores: promotional purchases with interest that waits. */
const hearthside = card("hearthside", (seed) => {
  const plain = cardMonth(seed, {
    salt: 303,
    previous: [90_000, 420_000],
    purchases: [1, 4],
    pays: "part",
    late: 0.25,
    rate: [29, 34],
    credit: 0.1,
  });
  const promos = Array.from({ length: plain.random.whole(1, 2) }, (_, index) => {
    const made = addDays(plain.start, -plain.random.whole(40, 260) - index * 30);
    const initial = plain.random.whole(60_000, 240_000);
    const balance = Math.min(
      Math.round(initial * 0.7) + plain.random.whole(0, 999),
      Math.floor(plain.previous / 3),
    );
    return {
      made,
      initial,
      balance,
      waiting: Math.round(balance * 0.19),
      until: addDays(made, index === 0 ? 548 : 366),
      months: index === 0 ? 18 : 12,
    };
  });
  const promoted = promos.reduce((sum, promo) => sum + promo.balance, 0);
  const base = Math.max(0, plain.base - promoted);
  const d = withInterest(plain, base, Math.round((base * Number(plain.apr) * plain.days) / 36_500));
  const html = document(
    `body{font:8.8pt "Liberation Serif"}${BASE}h2{font:italic 22pt "Liberation Serif";color:#5b3a1e;margin:0}.bar{background:#5b3a1e;color:#fff;padding:2px 8px;font:bold 9pt "Liberation Sans";margin-top:10px}.lead td{border-bottom:1px dotted #888}.tight td,.tight th{font:7.4pt "Liberation Sans";border:.5px solid #a98}`,
    `<div class=row><div><h2>Hearthside Home</h2>Credit Card issued by Tamarack Retail Bank</div><div>${pairs(
      [
        ["Account Number ending in:", d.last4],
        ["Visit us at", "tamarackretail.example/hearthside"],
        ["Customer Service:", "1-866-555-0133"],
      ],
    )}</div></div>
    <div class=bar>Summary of Account Activity <span style="float:right">Payment Information</span></div><div class=row><div class=lead>${pairs(
      [
        ["Previous Balance", $(d.previous)],
        ["+ New Purchases", $(d.purchases)],
        ["&minus; Payments", $(d.payments)],
        [
          "+/&minus; Credits, Fees &amp; Adjustments (net)",
          `${d.fees - d.credits < 0 ? "-" : ""}$${grouped(d.fees - d.credits)}`,
        ],
        ["+ Interest Charge", $(d.interest)],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
        ["Credit Limit", $(d.limit)],
        ["Available Credit", $(d.available)],
        ["Statement Closing Date", date.slash(d.end)],
        ["Days in Billing Cycle", String(d.days)],
      ],
    )}</div><div class=lead>${pairs([
      ["New Balance", $(d.balance)],
      ["Amount Past Due", $(d.pastDue)],
      ["<b>Total Minimum Payment Due</b>", `<b>${$(d.minimum)}</b>`],
      ["<b>Payment Due Date</b>", `<b>${date.slash(d.due)}</b>`],
    ])}<p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p><p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, it will take you about <b>${d.years} years</b> to pay off the balance shown on this statement and you will end up paying an estimated total of <b>${$(d.totalCost)}</b>. If you pay <b>${$(d.monthly)}</b> each month, you will pay it off in <b>3 years</b> (total ${$(d.monthly * 36)}).</p></div></div>
    <div class=bar>Promotional Purchase Summary</div><p>To avoid paying the Deferred Interest Charges on each Promotional Purchase, you must pay its full Promotional Balance by the Promotional Expiration Date. You may have to pay more than your Total Minimum Payment Due.</p>${grid(
      "lrrrl",
      [
        "Tran Date / Description",
        "Initial Purchase<br>Amount",
        "Promotional<br>Balance",
        "Accrued Deferred<br>Interest Charge",
        "Promotional<br>Expiration Date",
      ],
      promos.map((promo) => [
        `${date.slash(promo.made)} NO INTEREST IF PAID IN FULL ${promo.months} MO`,
        $(promo.initial),
        $(promo.balance),
        $(promo.waiting),
        date.slash(promo.until),
      ]),
      "class=tight",
    )}
    <div style="border-top:1px dashed;margin-top:24px;padding-top:8px" class=row><div>${holder(d)}</div><div>${pairs(
      [
        ["Account Number ending in", d.last4],
        ["Total Minimum Payment Due", $(d.minimum)],
        ["Amount Past Due", $(d.pastDue)],
        ["Payment Due Date", date.slash(d.due)],
        ["New Balance", $(d.balance)],
      ],
    )}</div></div><div>Make check payable to HEARTHSIDE HOME/TRB, P.O. BOX 960061 ORLANDO, FL 32896-0061</div>
    <div style="break-before:page"></div><div class=row><div>Hearthside Home</div><div class=r>Page 2 of 2</div></div><div class=bar>Transaction Summary</div>${grid(
      "llllr",
      ["Tran Date", "Post Date", "Reference Number", "Description of Transaction or Credit", "Amount"],
      [
        ...only(d.lines, "payment", "credit", "purchase").map((l) => [
          date.noYear(l.day),
          date.noYear(l.posted),
          l.reference,
          escaped(l.text),
          money.brackets(l.amount),
        ]),
        ["", "", "", "<b>FEES</b>", ""],
        ...only(d.lines, "fee").map((l) => [
          date.noYear(l.day),
          date.noYear(l.posted),
          "",
          escaped(l.text),
          $(l.amount),
        ]),
        ["", "", "", "TOTAL FEES FOR THIS PERIOD", $(d.fees)],
        ["", "", "", "<b>INTEREST CHARGED</b>", ""],
        ...only(d.lines, "interest").map((l) => [
          date.noYear(l.day),
          date.noYear(l.posted),
          "",
          escaped(l.text),
          $(l.amount),
        ]),
        ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", $(d.interest)],
      ],
    )}
    <div style="border:1px solid #5b3a1e;width:50%;margin:10px 0">${pairs([
      [`${year(d)} Year-to-Date Fees and Interest`, ""],
      [`Total Fees Charged in ${year(d)}`, $(d.feesYear)],
      [`Total Interest Charged in ${year(d)}`, $(d.interestYear)],
      ["Total Interest Paid in " + String(Number(year(d)) - 1), $(d.interestYear + 8_817)],
    ])}</div>
    <div class=bar>Interest Charge Calculation</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lllrr",
      [
        "Type of Balance",
        "Expiration Date",
        "Annual Percentage Rate",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Regular Purchases", "NA", `${d.apr}%`, $(base), $(d.interest)],
        ...promos.map((promo) => [
          `No Interest if Paid in Full ${promo.months} Mo`,
          date.slash(promo.until),
          `${d.apr}%`,
          $(promo.balance),
          "$0.00",
        ]),
      ],
      "class=tight",
    )}`,
  );
  const printed = [
    ...only(d.lines, "payment", "credit", "purchase"),
    ...only(d.lines, "fee"),
    ...only(d.lines, "interest"),
  ];
  // Credits stand only inside a net line: the sum of payments and credits is not printed as such.
  const { paymentsAndCredits: _net, ...facts } = cardFacts(d, "Hearthside Home");
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Hearthside Home",
          accounts: [
            {
              ...facts,
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              ...warned(d),
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(base) },
                ...promos.map((promo) => ({
                  kind: "promotional" as const,
                  apr: d.apr,
                  balance: decimal(promo.balance),
                  expires: promo.until,
                })),
              ],
            },
          ],
          transactions: cardRows(printed),
        },
        "Tamarack Retail Bank",
        "TAMARACK RETAIL BANK",
      ),
      {
        "accounts.0.periodEnd": d.end,
        "accounts.0.paymentsAndCredits": [decimal(d.payments), decimal(d.payments + d.credits)],
      },
    ),
  };
});

/** The same month when part of the balance costs nothing. */
function withInterest(d: CardMonth, base: number, interest: number): CardMonth {
  const change = interest - d.interest;
  const balance = d.balance + change;
  const lines = d.lines
    .map((line) => (line.kind === "interest" ? { ...line, amount: interest } : line))
    .filter((line) => line.amount !== 0);
  const currentDue = Math.max(0, Math.min(d.currentDue, balance - d.pastDue));
  return {
    ...d,
    base,
    interest,
    lines,
    balance,
    available: d.limit - balance,
    currentDue,
    minimum: currentDue + d.pastDue,
    interestYear: d.interestYear + change,
    monthly: levelPayment(balance, d.apr, 36),
  };
}

/** A credit union's member statement whose first part is the VISA; the savings follow on the same roll. */
const lakeshore = card("lakeshore", (seed) => {
  const d = cardMonth(seed, {
    salt: 404,
    previous: [20_000, 390_000],
    purchases: [4, 12],
    pays: "either",
    rate: [9, 17],
    cash: 0.2,
  });
  const share = accountMonth(seed, { salt: 405, what: "savings", dates: { start: d.start, end: d.end } });
  const printed = [...d.lines.filter((line) => line.kind !== "interest"), ...only(d.lines, "interest")];
  const suffix = "L21";
  const html = document(
    `body{font:8.4pt "DejaVu Sans Mono","Liberation Mono"}${BASE}hr{border:0;border-top:1px solid #000}.h{font-weight:bold;background:#000;color:#fff;padding:1px 6px}td,th{padding-top:0;padding-bottom:0}`,
    `<div class=row><div><b style="font-size:12pt">LAKESHORE COMMUNITY CREDIT UNION</b><br>900 QUAY STREET, ERIE PA 16501<br>814-555-0190 &nbsp; FEDERALLY INSURED BY NCUA</div><div class=r>MEMBER STATEMENT<br>MEMBER NO. ******${d.last4.slice(0, 2)}<br>PAGE 1</div></div><hr><div class=row><div>${holder(d)}</div><div class=r>FROM ${date.capitalYear(d.start)}<br>THRU ${date.capitalYear(d.end)}</div></div><br>
    <div class=h>VISA CLASSIC &nbsp; CARD ENDING ${d.last4} &nbsp; SUFFIX ${suffix}</div>
    <div class=row><div>${pairs([
      ["STATEMENT CLOSING DATE", date.short(d.end)],
      ["PREVIOUS BALANCE", grouped(d.previous)],
      ["PURCHASES", grouped(d.purchases)],
      ["CASH ADVANCES", grouped(d.cash)],
      ["PAYMENTS", `${grouped(d.payments)}-`],
      ["CREDITS", d.credits > 0 ? `${grouped(d.credits)}-` : "0.00"],
      ["FEES", grouped(d.fees)],
      ["INTEREST CHARGE", grouped(d.interest)],
      ["NEW BALANCE", grouped(d.balance)],
    ])}</div><div>${pairs([
      ["PAYMENT DUE DATE", date.short(d.due)],
      ["MINIMUM PAYMENT DUE", grouped(d.minimum)],
      ["PAST DUE AMOUNT", grouped(d.pastDue)],
      ["CREDIT LIMIT", grouped(d.limit)],
      ["AVAILABLE CREDIT", grouped(d.available)],
      ["CASH LIMIT", grouped(d.cashLimit)],
    ])}</div></div><br>
    <p>LATE PAYMENT WARNING: IF WE DO NOT RECEIVE YOUR MINIMUM PAYMENT BY THE DATE LISTED ABOVE, YOU MAY HAVE TO PAY A LATE FEE OF UP TO $25.00.</p><p>MINIMUM PAYMENT WARNING: IF YOU MAKE ONLY THE MINIMUM PAYMENT EACH PERIOD, YOU WILL PAY MORE IN INTEREST AND IT WILL TAKE YOU LONGER TO PAY OFF YOUR BALANCE.</p>
    ${pairs(
      [
        ["PAYING ONLY THE MINIMUM: PAID OFF IN ABOUT", `${d.years} YEARS`],
        ["ESTIMATED TOTAL", `$${grouped(d.totalCost)}`],
        ["PAYING THIS EACH MONTH: PAID OFF IN 3 YEARS", `$${grouped(d.monthly)}`],
        ["ESTIMATED TOTAL", `$${grouped(d.monthly * 36)}`],
      ],
      "style='width:62%'",
    )}<hr>
    ${grid(
      "llllr",
      ["TRANS", "POST", "REFERENCE", "DESCRIPTION", "AMOUNT"],
      printed.map((l) => [
        date.noYear(l.day),
        date.noYear(l.posted),
        l.reference.slice(0, 8),
        escaped(l.text),
        money.trailing(l.amount),
      ]),
    )}<hr>
    ${grid(
      "lrrrr",
      ["TYPE", "MONTHLY RATE", "ANNUAL PERCENTAGE RATE", "AVG DAILY BALANCE", "INTEREST"],
      [
        [
          "PURCHASES",
          `${(Number(d.apr) / 12).toFixed(4)}%`,
          `${d.apr}%`,
          grouped(d.base),
          grouped(d.interest),
        ],
        ["CASH ADVANCES", `${(Number(d.apr) / 12).toFixed(4)}%`, `${d.apr}%`, "0.00", "0.00"],
      ],
    )}<p>TOTAL FEES CHARGED IN ${year(d)}: ${grouped(d.feesYear)} &nbsp;&nbsp; TOTAL INTEREST CHARGED IN ${year(d)}: ${grouped(d.interestYear)}</p>
    <div style="break-before:page"></div><div class=row><div>LAKESHORE COMMUNITY CREDIT UNION</div><div class=r>MEMBER NO. ******${d.last4.slice(0, 2)} &nbsp; PAGE 2</div></div><hr>
    <div class=h>SHARE SAVINGS &nbsp; ACCOUNT ENDING ${share.last4} &nbsp; SUFFIX S00</div>
    ${grid(
      "llrr",
      ["POST", "TRANSACTION DESCRIPTION", "AMOUNT", "BALANCE"],
      [
        [date.noYear(share.start), "BEGINNING BALANCE", "", grouped(share.beginning)],
        ...withBalance(share).map((l) => [
          date.noYear(l.day),
          l.kind === "interest" ? "DIVIDEND" : escaped(l.text),
          money.trailing(l.amount),
          grouped(l.balance),
        ]),
        [date.noYear(share.end), "ENDING BALANCE", "", grouped(share.ending)],
      ],
    )}<p>ANNUAL PERCENTAGE YIELD EARNED 0.15% FOR A ${share.days}-DAY PERIOD &nbsp; YEAR-TO-DATE DIVIDENDS ${grouped(total(share.lines, "interest") + 417)}</p><p>REPORT LOST OR STOLEN CARDS: 800-555-0177. IN CASE OF ERRORS ABOUT YOUR ELECTRONIC TRANSFERS WRITE WITHIN 60 DAYS. YOUR LIABILITY IS LIMITED TO $50.00.</p>`,
  );
  const named = "LAKESHORE COMMUNITY CREDIT UNION";
  const shareLines = share.lines.map((l) => (l.kind === "interest" ? { ...l, text: "DIVIDEND" } : l));
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-cards",
        institution: named,
        accounts: [
          {
            ...cardFacts(d, named),
            ...period(d),
            statementDate: d.end,
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            pastDue: decimal(d.pastDue),
            apr: d.apr,
            ...warned(d),
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
              { kind: "cash-advance", apr: d.apr, balance: "0.00" },
            ],
          },
          {
            kind: "savings",
            institution: named,
            accountLast4: share.last4,
            ...period(share),
            beginningBalance: decimal(share.beginning),
            endingBalance: decimal(share.ending),
          },
        ],
        transactions: [...cardRows(printed), ...movements(shareLines, 1)],
      },
      {
        "accounts.1.statementDate": share.end,
        "accounts.1.totalDeposits": decimal(total(share.lines, "deposit", "interest")),
        "accounts.1.totalWithdrawals": decimal(-total(share.lines, "electronic")),
      },
    ),
  };
});

/** A card kept by a deposit: tiny sans type, everything in one column of labels with colons. */
const footing = card("footing", (seed) => {
  const d = cardMonth(seed, {
    salt: 505,
    previous: [6_500, 28_000],
    purchases: [2, 7],
    pays: "part",
    late: 0.5,
    rate: [22, 31],
    credit: 0,
    limitOver: [2_000, 15_000],
  });
  const printed = d.lines;
  const html = document(
    `@page{margin:.7in 1in}body{font:7.4pt "DejaVu Sans"}${BASE}.l td:first-child{width:55%}.pill{background:#eef9f0;border-left:6px solid #1b8a3a;padding:8px 12px;margin:8px 0}h1{font:bold 16pt "DejaVu Sans";color:#1b8a3a;margin:0}h5{font-size:8.5pt;margin:12px 0 3px;color:#1b8a3a;border-bottom:1px solid #1b8a3a}`,
    `<h1>footing</h1><div>Footing® Secured Visa® issued by Ridgeback Savings Bank, Member FDIC</div><div class=pill>Hi ${d.person.name.split(" ")[0]}, your statement for ${date.abbreviatedBare(d.start)} &ndash; ${date.abbreviatedBare(d.end)} is ready.</div>
    <h5>YOUR PAYMENT</h5>${pairs(
      [
        ["Statement balance:", $(d.balance)],
        ["Minimum due this period:", $(d.currentDue)],
        ["Past due from prior periods:", $(d.pastDue)],
        ["Total minimum payment due:", `<b>${$(d.minimum)}</b>`],
        ["Due on:", `<b>${date.abbreviatedBare(d.due)}</b>`],
      ],
      "class=l style='width:60%'",
    )}<p>Late payment warning: If we do not receive your minimum payment by ${date.abbreviatedBare(d.due)}, you may have to pay a late fee of up to $32.00.</p>
    <h5>YOUR ACCOUNT</h5>${pairs(
      [
        ["Card number:", `•••• •••• •••• ${d.last4}`],
        ["Security deposit held:", $(d.limit)],
        ["Credit limit:", $(d.limit)],
        ["Available to spend:", $(d.available)],
        ["Balance on your last statement:", $(d.previous)],
        ["Payments and refunds:", `-${$(d.payments + d.credits)}`],
        ["Purchases:", $(d.purchases)],
        ["Fees:", $(d.fees)],
        ["Interest:", $(d.interest)],
        ["Statement balance:", $(d.balance)],
      ],
      "class=l style='width:60%'",
    )}
    <h5>ACTIVITY</h5><table>${printed
      .map(
        (l) =>
          `<tr><td>${date.abbreviatedBare(l.day)}</td><td>${escaped(l.text)}</td><td class=r>${l.amount < 0 ? "+" : "-"}${$(Math.abs(l.amount))}</td></tr>`,
      )
      .join("")}</table>
    <p>Fees charged this period ${$(d.fees)}. Interest charged this period ${$(d.interest)}. ${year(d)} totals year-to-date: fees ${$(d.feesYear)}, interest ${$(d.interestYear)}.</p>
    <h5>INTEREST</h5>${grid("lrrr", ["Kind", "APR", "Balance it applied to", "Interest"], [["Purchases", `${d.apr}%`, $(d.base), $(d.interest)]])}
    <h5>IF YOU PAY ONLY THE MINIMUM</h5><p>Minimum payment warning: if you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. With no new charges, paying only the minimum it takes about ${d.years} years and costs an estimated total of ${$(d.totalCost)}. Paying ${$(d.monthly)} a month takes 3 years and costs ${$(d.monthly * 36)}.</p>
    <p>Your security deposit earns no interest and is returned within 2 billing cycles after your account is closed and paid, less any amount owed. Make 7 on-time payments to be considered for a higher limit of $${d.random.pick(["500", "750", "1,000"])}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "footing",
          accounts: [
            {
              ...cardFacts(d, "footing"),
              ...period(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              ...warned(d),
              aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.base) }],
            },
          ],
          transactions: cardRows(printed),
        },
        "Ridgeback Savings Bank",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

const EMPLOYEES = ["DANA WESTERLY", "LUIS ORTEGA-HALE", "PRIYA N SHAH"];

/** A firm's card: one account, a list under the name of each employee with a total that is no balance. */
const ironwood = card("ironwood", (seed) => {
  const d = cardMonth(seed, {
    salt: 606,
    previous: [250_000, 2_400_000],
    purchases: [12, 30],
    pays: "either",
    cash: 0,
    late: 0.1,
    limitOver: [900_000, 3_000_000],
  });
  const people = EMPLOYEES.slice(0, d.random.whole(2, 3)).map((name) => ({
    name,
    last4: String(d.random.whole(1_000, 9_899)),
  }));
  const buys = only(d.lines, "purchase");
  const shares = people.map((_, index) => buys.filter((_line, at) => at % people.length === index));
  const office = [
    ...only(d.lines, "payment", "credit"),
    ...only(d.lines, "fee"),
    ...only(d.lines, "interest"),
  ];
  const printed = [...office, ...shares.flat()];
  const rows = (list: readonly Charge[]) =>
    grid(
      "lllr",
      ["Posting Date", "Tran Date", "Description", "Amount"],
      list.map((l) => [
        date.bareNoYear(l.posted),
        date.bareNoYear(l.day),
        escaped(l.text),
        money.trailing(l.amount),
      ]),
      "class=z",
    );
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.z tr:nth-child(odd) td{background:#f2f2f2}.top{background:#222;color:#eec643;padding:10px 14px;font-size:15pt}.who{border-top:2px solid #222;margin-top:12px;font-weight:bold}.v{font-size:13pt;font-weight:bold}.k{font-size:7.5pt;text-transform:uppercase}`,
    `<div class=top>Ironwood <span style="font-weight:lighter">Business</span><span style="float:right;font-size:9pt">Business Cash Select Mastercard®</span></div><div class=row><div><p>HOLLOWAY TRIM &amp; PAINT LLC<br>ATTN ${d.person.name}<br>${d.person.street}<br>${d.person.town}</p></div><div class=r><p>Company Account Number ending ${d.last4}<br>${date.long(d.start)} through ${date.long(d.end)}<br>Page 1 of 3</p></div></div>
    <div style="border:2px solid #eec643;padding:4px 12px">${band([
      ["New Balance Total", $(d.balance)],
      ["Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.long(d.due)],
    ])}</div>
    <div class=row style="margin-top:12px"><div><b>Account Summary</b>${pairs([
      ["Previous Balance", $(d.previous)],
      ["Payments and Other Credits", `${$(d.payments + d.credits)}-`],
      ["Balance Transfer Activity", "$0.00"],
      ["Cash Advance Activity", "$0.00"],
      ["Purchases and Other Charges", $(d.purchases)],
      ["Fees Charged", $(d.fees)],
      ["Finance Charge", $(d.interest)],
      ["New Balance Total", $(d.balance)],
    ])}</div><div><b>Credit</b>${pairs([
      ["Company Credit Limit", $(d.limit)],
      ["Credit Available", $(d.available)],
      ["Statement Closing Date", date.bare(d.end)],
      ["Days in Billing Cycle", String(d.days)],
    ])}<p><b>Cardholder limits</b></p>${pairs(people.map((p) => [`${p.name} (${p.last4})`, "$5,000"]))}</div></div>
    <p class=small>This is a business account; the minimum payment examples required for consumer accounts are not shown. Late fee up to $49. If your payment is more than 60 days late the Default APR of 31.74% may apply.</p>
    <div style="margin-top:36px;border-top:1px dashed" class=row><div><p>HOLLOWAY TRIM &amp; PAINT LLC</p><p>IRONWOOD BUSINESS CARD<br>PO BOX 15796<br>WILMINGTON DE 19886-5796</p></div><div><p>${pairs(
      [
        ["Account ending", d.last4],
        ["New Balance Total", $(d.balance)],
        ["Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.bare(d.due)],
      ],
    )}</p></div></div>
    <div style="break-before:page"></div><div class=top>Transactions</div><div class=who>HOLLOWAY TRIM &amp; PAINT LLC &nbsp; Company Account ${d.last4}</div>${rows(office)}
    ${people
      .map((p, index) => {
        const list = shares[index] ?? [];
        const sum = list.reduce((all, l) => all + l.amount, 0);
        return `<div style="break-inside:avoid"><div class=who>${p.name} &nbsp; Account Number: XXXX-XXXX-XXXX-${p.last4}</div>${rows(list)}<div class=r>TOTAL ACTIVITY FOR ${p.name} &nbsp;<b>${$(sum)}</b></div></div>`;
      })
      .join("")}
    <div style="break-before:page"></div><div class=top>Finance Charge Calculation</div>${grid(
      "lrrr",
      [
        "",
        "Annual<br>Percentage Rate",
        "Balance Subject<br>to Finance Charge",
        "Finance Charges by<br>Transaction Type",
      ],
      [
        ["PURCHASES", `${d.apr}% V`, $(d.base), $(d.interest)],
        ["CASH", `${d.cashApr}% V`, "$0.00", "$0.00"],
      ],
    )}<p class=small>V = variable rate. Cash rewards: previous 1,204.55; earned 38.12; redeemed 0.00; available $1,242.67.</p><p class=small>Year-to-date finance charges ${$(d.interestYear)}; year-to-date fees ${$(d.feesYear)}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Ironwood Business",
          accounts: [
            {
              ...cardFacts(d, "Ironwood Business"),
              ...period(d),
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows(printed),
        },
        "Ironwood",
        "Ironwood Business Card",
      ),
      { "accounts.0.aprs.penalty.apr": "31.74" },
    ),
  };
});

/** A charge card: the whole is due, no rate; foreign spending in a column of its own; day before month. */
const meridian = card("meridian", (seed) => {
  const d = cardMonth(seed, { salt: 707, previous: [40_000, 700_000], purchases: [8, 22], pays: "all" });
  const printed = [...only(d.lines, "payment", "credit"), ...only(d.lines, "purchase", "fee")];
  const abroad = (l: Charge) =>
    l.kind === "purchase" && l.amount % 5 === 0 ? `${grouped(Math.round(l.amount * 0.91))} Euro` : "";
  const row = (l: Charge) =>
    `<tr><td>${date.dayFirst(l.day)}</td><td>${escaped(l.text)}</td><td class=r>${abroad(l)}</td><td class=r>${money.credit(l.amount)}</td></tr>`;
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}.head{text-align:center;letter-spacing:6px;font-size:17pt;border-top:1px solid #b08d3c;border-bottom:1px solid #b08d3c;padding:6px}.act td{border-bottom:.3px solid #ccb;padding:2px 0}.big{font-size:20pt}h6{font:bold 9pt "Liberation Serif";text-transform:uppercase;letter-spacing:2px;margin:16px 0 4px}`,
    `<div class=head>MERIDIAN CLUB</div><div style="text-align:center">Gold Charge Card</div><div class=row style="margin-top:14px"><div>Prepared for<br><b>${d.person.name}</b><br>${d.person.street}<br>${d.person.town}</div><div class=r>Account Ending<br><b>${digits(d.random, 1)}-${d.last4}</b></div><div class=r>Closing Date<br><b>${date.dayFirst(d.end)}</b></div></div>
    <div class=row style="margin-top:18px"><div><h6>Total Amount Due</h6><div class=big>${$(d.balance)}</div><p>Please pay in full by <b>${date.dayFirst(d.due)}</b></p></div><div>${pairs(
      [
        ["Previous Balance", $(d.previous)],
        ["Payments and Credits", `${$(d.payments + d.credits)} CR`],
        ["New Charges", $(d.purchases)],
        ["Fees", $(d.fees)],
        ["Total Amount Due", $(d.balance)],
      ],
    )}</div></div>
    <p>Charges on this Card are payable in full upon receipt of this statement and no later than the date shown. If full payment is not received by your next Closing Date we may charge a late fee of the greater of $39 or 2.99% of the past due amount. There is no pre-set spending limit; you can check whether a charge of, say, $2,500.00 would be approved in the app.</p>
    <h6>Payments and Credits</h6><table class=act>${only(d.lines, "payment", "credit").map(row).join("")}<tr><td colspan=3><b>Total Payments and Credits</b></td><td class=r><b>${$(d.payments + d.credits)} CR</b></td></tr></table>
    <h6>New Charges</h6><table class=act><tr><td>Date</td><td>Merchant</td><td class=r>Foreign Spend</td><td class=r>US Dollars</td></tr>${only(d.lines, "purchase", "fee").map(row).join("")}<tr><td colspan=3><b>Total of New Charges and Fees</b></td><td class=r><b>${$(d.purchases + d.fees)}</b></td></tr></table>
    <h6>Club Points</h6>${pairs(
      [
        ["Opening points", `${d.random.whole(10, 80)},${digits(d.random, 3)}`],
        ["Points earned this period", String(Math.floor(d.purchases / 100))],
      ],
      "style='width:45%'",
    )}<p class=small>Fees in ${year(d)} year to date: ${$(d.feesYear)}. Interest in ${year(d)} year to date: $0.00. Meridian Club Card Services, Inc., PO Box 981540, El Paso TX 79998-1540.</p>`,
  );
  const { minimumPayment: _whole, interestCharged: _none, ...facts } = cardFacts(d, "MERIDIAN CLUB");
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "MERIDIAN CLUB",
          accounts: [{ ...facts, statementDate: d.end }],
          transactions: cardRows(printed),
        },
        "Meridian Club Card Services, Inc.",
        "Meridian Club Card Services",
      ),
      { "accounts.0.minimumPayment": decimal(d.balance), "accounts.0.periodEnd": d.end },
    ),
  };
});

/** Four balances at four rates with the days on which their offers end; the slip's figures stand above its labels. */
const polaris = card("polaris", (seed) => {
  const plain = cardMonth(seed, {
    salt: 808,
    previous: [420_000, 1_300_000],
    purchases: [4, 11],
    pays: "part",
    rate: [18, 28],
    credit: 0.2,
    late: 0.1,
  });
  const moved = Math.floor(plain.previous * 0.3) + 13;
  const later = Math.floor(plain.previous * 0.18) + 7;
  const bought = Math.floor(plain.previous * 0.09) + 3;
  const base = plain.base - moved - later - bought;
  const d = withInterest(plain, base, Math.round((base * Number(plain.apr) * plain.days) / 36_500));
  const ends = [addDays(d.end, 140), addDays(d.end, 402), addDays(d.end, 61)];
  const [endMoved = "", endLater = "", endBought = ""] = ends;
  const cells = (entries: ReadonlyArray<readonly [string, string]>) =>
    entries
      .map(
        ([label, value]) =>
          `<div><div style="font-size:12pt">${value}</div><div class=k>${label}</div></div>`,
      )
      .join("");
  const printed = d.lines;
  const html = document(
    `body{font:8.4pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.side{float:right;width:2.5in;background:#eeeaf7;padding:8px;margin-left:12px}.rt th{font-weight:normal;border-bottom:1px solid #44318d;vertical-align:bottom}.rt td{border-bottom:.3px solid #aaa}.slip{display:flex;justify-content:space-between;border:1px solid #44318d;padding:8px;margin-bottom:14px}.k{font-size:6.8pt;color:#444}h4{color:#44318d;margin:12px 0 3px;font-size:10.5pt}`,
    `<div class=slip>${cells([
      ["NEW BALANCE", $(d.balance)],
      ["MINIMUM PAYMENT", $(d.minimum)],
      ["DUE DATE", date.abbreviated(d.due)],
      ["ACCOUNT", `**** ${d.last4}`],
      ["AMOUNT ENCLOSED", "$________"],
    ])}</div><div style="border-bottom:1px dashed;text-align:center" class=k>Return the upper part with your payment to Polaris Bank Card Services, PO Box 6722, Omaha NE 68197</div>
    <div style="font:bold 19pt 'DejaVu Sans';color:#44318d;margin-top:14px">✦ Polaris Bank</div><div>Platinum Transfer Visa &nbsp;|&nbsp; Billing cycle ${date.abbreviated(d.start)} to ${date.abbreviated(d.end)} (${d.days} days)</div>
    <div class=side><b>At a glance</b>${pairs([
      ["Previous balance", $(d.previous)],
      ["Payments", `(${$(d.payments)})`],
      ["Credits", d.credits > 0 ? `(${$(d.credits)})` : "$0.00"],
      ["Purchases", $(d.purchases)],
      ["Balance transfers", "$0.00"],
      ["Cash advances", "$0.00"],
      ["Fees charged", $(d.fees)],
      ["Interest charged", $(d.interest)],
      ["<b>New balance</b>", `<b>${$(d.balance)}</b>`],
      ["Past due", $(d.pastDue)],
      ["Credit line", $(d.limit)],
      ["Available credit line", $(d.available)],
    ])}</div><p>${holder(d)}</p><h4>Payment</h4><p>Your minimum payment of ${$(d.minimum)} is due by ${date.abbreviated(d.due)}. To keep the interest-free days on new purchases, pay ${$(d.balance - moved - later)} (your balance without promotional transfers).</p><p class=small>Late payment warning: a payment received after the due date may cost a late fee of up to $41 and end your promotional rates. Minimum payment warning: if you make only the minimum payment each period, it will take you about ${d.years} years to pay off your balance, for an estimated total of ${$(d.totalCost)}. If instead you pay ${$(d.monthly)} each month, you will pay it off in about 3 years, for an estimated total of ${$(d.monthly * 36)}.</p>
    <div style="clear:both"></div><h4>Your balances and their rates</h4>${grid(
      "llrrrr",
      [
        "Balance",
        "Promotional rate<br>ends on",
        "APR",
        "Balance subject to<br>interest rate",
        "Interest<br>charged",
        "Rate after<br>promotion",
      ],
      [
        ["Standard purchases", "&mdash;", `${d.apr}%`, $(base), $(d.interest), "&mdash;"],
        ["Balance transfer offer A", date.abbreviated(endMoved), "0.00%", $(moved), "$0.00", `${d.apr}%`],
        ["Balance transfer offer B", date.abbreviated(endLater), "0.00%", $(later), "$0.00", `${d.apr}%`],
        ["Promotional purchases", date.abbreviated(endBought), "0.00%", $(bought), "$0.00", `${d.apr}%`],
        ["Cash advances", "&mdash;", `${d.cashApr}%`, "$0.00", "$0.00", "&mdash;"],
      ],
      "class=rt",
    )}
    <h4>Transactions</h4>${grid(
      "lllr",
      ["Posted", "Made", "Description", "Amount"],
      printed.map((l) => [
        date.capital(l.posted),
        date.capital(l.day),
        escaped(l.text),
        money.brackets(l.amount),
      ]),
    )}<h4>Charged so far in ${year(d)}</h4><p>Fees ${$(d.feesYear)} &nbsp; Interest ${$(d.interestYear)} &nbsp; (in ${Number(year(d)) - 1}: fees $64.00, interest ${$(d.interestYear + 12_345)})</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-cards",
        institution: "Polaris Bank",
        accounts: [
          {
            ...cardFacts(d, "Polaris Bank"),
            ...period(d),
            pastDue: decimal(d.pastDue),
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            apr: d.apr,
            ...warned(d),
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(base) },
              { kind: "balance-transfer", apr: "0.00", balance: decimal(moved), expires: endMoved },
              { kind: "balance-transfer", apr: "0.00", balance: decimal(later), expires: endLater },
              { kind: "promotional", apr: "0.00", balance: decimal(bought), expires: endBought },
              { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
            ],
          },
        ],
        transactions: cardRows(printed),
      },
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** An app's export: sentences, wide space, rows under a heading a day, credits with a plus. */
const kite = card("kite", (seed) => {
  const d = cardMonth(seed, {
    salt: 909,
    previous: [15_000, 320_000],
    purchases: [6, 18],
    pays: "either",
    credit: 0.3,
    limitOver: [30_000, 400_000],
  });
  const printed = d.lines.toSorted((a, b) => b.day.localeCompare(a.day));
  const days = [...new Set(printed.map((l) => l.day))];
  const html = document(
    `@page{margin:.4in 0}@page :first{margin-top:0}body{font:10pt "Liberation Sans";color:#222}${BASE}.hero{background:#0c1a2b;color:#fff;padding:.5in .7in;height:3in}.hero .n{font-size:34pt;font-weight:bold}.in{padding:.3in .7in}.day{color:#777;font-size:8.5pt;margin:10px 0 2px}.tx{display:flex;justify-content:space-between;break-inside:avoid}.chip{display:inline-block;border:1px solid #456;border-radius:12px;padding:2px 12px;margin-right:8px;font-size:9pt}.card{border:1px solid #dde;border-radius:10px;padding:10px 14px;margin:10px 0;break-inside:avoid}`,
    `<div class=hero><div class=row><div style="font-size:15pt">◆ kite</div><div class=r>Kite Card ··${d.last4}</div></div><p>Statement balance as of ${date.long(d.end)}</p><div class=n>${$(d.balance)}</div><p>Pay at least <b>${$(d.minimum)}</b> by <b>${date.long(d.due)}</b></p></div>
    <div class=in><span class=chip>Credit limit ${$(d.limit)}</span><span class=chip>Available ${$(d.available)}</span><span class=chip>APR ${d.apr}%</span>
    <div class=card><b>How we got to your balance</b>${pairs([
      [`Balance on ${date.long(addDays(d.start, -1))}`, $(d.previous)],
      ["You paid", `&minus;${$(d.payments)}`],
      ["Refunds", `&minus;${$(d.credits)}`],
      ["You spent", $(d.purchases)],
      ["Fees", $(d.fees)],
      ["Interest", $(d.interest)],
      [`<b>Balance on ${date.long(d.end)}</b>`, `<b>${$(d.balance)}</b>`],
    ])}</div>
    <div class=card><b>What the minimum costs</b><p>If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.</p><div class=band><div>Only the minimum<br><b>${d.years} years</b></div><div>Estimated total<br><b>${$(d.totalCost)}</b></div><div>${$(d.monthly)} a month<br><b>3 years</b></div><div>Estimated total<br><b>${$(d.monthly * 36)}</b></div></div><p class=small>Pay late and we may charge up to $30.00.</p></div>
    <h3>Activity, ${date.long(d.start)} to ${date.long(d.end)}</h3>${days
      .map(
        (day) =>
          `<div class=day>${date.longNoYear(day)}</div>${printed
            .filter((l) => l.day === day)
            .map(
              (l) =>
                `<div class=tx><span>${escaped(l.text)}</span><span>${l.amount < 0 ? `+${$(-l.amount)}` : $(l.amount)}</span></div>`,
            )
            .join("")}`,
      )
      .join("")}
    <div class=card><b>Interest</b>${grid("lrrr", ["Type", "APR (variable)", "Balance subject to interest", "Interest charged"], [["Purchases", `${d.apr}%`, $(d.base), $(d.interest)]])}<p class=small>${year(d)} so far: ${$(d.feesYear)} in fees and ${$(d.interestYear)} in interest.</p></div>
    <p class=small>${d.person.name} · ${d.person.street} · ${d.person.town}<br>Kite is a financial technology company, not a bank. The Kite Card is issued by Bridger Valley Bank, Member FDIC. Mail: 548 Market St #66100, San Francisco CA 94104. Questions or billing errors: write within 60 days.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "kite",
          accounts: [
            {
              ...cardFacts(d, "kite"),
              ...period(d),
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              ...warned(d),
              aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.base) }],
            },
          ],
          transactions: cardRows(printed),
        },
        "Bridger Valley Bank",
      ),
      {},
    ),
  };
});

/** Overpaid and refunded: the issuer owes the holder, credits are in brackets, there is nothing to pay. */
const cobalt = card("cobalt", (seed) => {
  const plain = cardMonth(seed, {
    salt: 111,
    previous: [20_000, 260_000],
    purchases: [2, 6],
    pays: "all",
    credit: 0,
  });
  const refund = plain.balance + plain.random.whole(1_100, 48_000);
  const day = addDays(plain.end, -3);
  const lines: readonly Charge[] = [
    ...plain.lines,
    {
      day,
      posted: addDays(day, 1),
      text: "SUNCOUNTRY AIR REFUND MINNEAPOLIS MN",
      amount: -refund,
      reference: "24431R99",
      kind: "credit",
    },
  ].toSorted((a, b) => a.day.localeCompare(b.day)) as readonly Charge[];
  const balance = plain.balance - refund;
  const d = { ...plain, lines, balance, credits: refund, available: plain.limit - balance };
  const br = money.brackets;
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.col3{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px}.col3>div{border-top:4px solid #0047ab;padding-top:4px}.u{border-bottom:1px solid #0047ab}.tt td{padding:1px 4px}`,
    `<table><tr><td style="font:bold 18pt 'Liberation Sans';color:#0047ab">cobalt<span style="color:#e07a00">bank</span></td><td class=r>${d.person.name}<br>Account: xxxx-xxxx-xxxx-${d.last4}</td></tr></table><p>${d.person.street}, ${d.person.town}</p>
    <div class=col3><div><b>Balances</b>${pairs([
      ["Prior statement balance", br(d.previous)],
      ["Payments received", br(-d.payments)],
      ["Credits posted", br(-d.credits)],
      ["Purchases posted", br(d.purchases)],
      ["Fees assessed", br(d.fees)],
      ["Interest assessed", br(d.interest)],
      ["<b>Statement balance</b>", `<b>${br(d.balance)}</b>`],
    ])}</div><div><b>Payment</b>${pairs([
      ["Minimum payment", "$0.00"],
      ["Payment due", "NONE"],
    ])}<p>You have a credit balance. <b>Do not pay.</b> You may ask us for a refund; a credit balance over $1.00 that stays for six months is sent to you.</p></div><div><b>Limits and dates</b>${pairs(
      [
        ["Cycle began", date.bareShort(d.start)],
        ["Cycle ended", date.bareShort(d.end)],
        ["Revolving limit", $(d.limit)],
        ["Remaining credit", $(d.limit)],
        ["Next cycle ends about", date.bareShort(addDays(d.end, 30))],
      ],
    )}</div></div>
    <h3 class=u>Transactions this cycle</h3><table class=tt><tr><th>Date</th><th>Ref.</th><th>What</th><th class=r>Amount</th></tr>${d.lines
      .map(
        (l) =>
          `<tr><td>${date.bareNoYear(l.day)}</td><td>${l.reference}</td><td>${escaped(l.text)}</td><td class=r>${br(l.amount)}</td></tr>`,
      )
      .join("")}</table>
    <h3 class=u>Rates</h3>${grid(
      "lrrr",
      ["Balance category", "APR", "Average daily balance", "Interest"],
      [
        ["Purchases", `${d.apr}%`, "$0.00", "$0.00"],
        ["Balance transfers", `${d.apr}%`, "$0.00", "$0.00"],
        ["Cash advances", `${d.cashApr}%`, "$0.00", "$0.00"],
      ],
    )}<p class=small>Totals for ${year(d)}: fees ${$(d.feesYear)}, interest ${$(d.interestYear)}. Penalty APR 29.99% may apply after a payment is 60 days late. Late fee: up to $38.00. Cobaltbank, N.A., PO Box 30281, Salt Lake City UT 84130.</p>`,
  );
  const { paymentDueDate: _never, ...facts } = cardFacts({ ...d, minimum: 0 }, "cobaltbank");
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "cobaltbank",
          accounts: [
            {
              ...facts,
              ...period(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.limit),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: "0.00" },
                { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "cobalt bank",
        "Cobaltbank, N.A.",
      ),
      { "accounts.0.statementDate": d.end, "accounts.0.aprs.penalty.apr": "29.99" },
    ),
  };
});

export const sbCards: readonly Layout[] = [
  halyard,
  granite,
  hearthside,
  lakeshore,
  footing,
  ironwood,
  meridian,
  polaris,
  kite,
  cobalt,
];
