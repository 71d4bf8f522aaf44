import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  core,
  dollars,
  makeCard,
  openApr,
  type Row,
  sum,
  timeOf,
  told,
  warningAllowed,
  warningOf,
  warningTruth,
} from "./tb-data.ts";

const $ = money.dollar;
const HEADS = [
  "If you make no additional charges and each month you pay...",
  "You will pay off the balance shown on this statement in about...",
  "And you will end up paying an estimated total of...",
];
const STYLE = `body{font:8.5pt Helvetica,Arial,sans-serif;color:#222}${BASE}
.logo{display:inline-block;background:#1f5fae;color:#fff;font-weight:bold;padding:8px 6px;line-height:1;font-size:11pt;text-align:center}
h1{font-size:15pt;margin:0;font-weight:normal}h2{font-size:12pt;margin:12px 0 4px;border-bottom:2px solid #1f5fae;padding-bottom:2px}h3{font-size:9.5pt;margin:8px 0 2px}
.big td{font-size:12pt;font-weight:bold;padding:3px 0}.side{width:225px;flex:none;font-size:8pt}.side td{padding:1.5px 0}.tot td{border-top:1px solid #888;font-weight:bold}
.t td,.t th{padding:2.5px 4px;vertical-align:top;border-bottom:1px solid #ddd}.p{break-before:page}.small{font-size:7pt;color:#444}.head{display:flex;justify-content:space-between;font-size:8pt;border-bottom:1px solid #999;padding-bottom:4px;margin-bottom:8px}
.slip{border-top:1px dashed #555;margin-top:14px;padding-top:8px}.box{border:1px solid #bbb;padding:6px 8px;margin:8px 0}`;

const phone = (index: number) => `+1${8005550100 + index * 7}`;

/** Rows as the issuer prints them, with the merchant's telephone below the name. */
const detail = (rows: readonly Row[], from: number, mark: (row: Row) => string, posted = false) =>
  grid(
    "llr",
    [],
    rows.map((row, index) => [
      `${date.short(row.day)}${posted ? "*" : ""}`,
      `${escaped(row.text)}${row.shop === undefined ? "" : `<br><span class=small>${phone(from + index)}</span>`}`,
      `${$(row.amount)}${mark(row)}`,
    ]),
    "class=t",
  );

const phones = (rows: readonly Row[]) =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      row.shop === undefined ? [] : [[`transactions.${index}.description`, [`${row.text} ${phone(index)}`]]],
    ),
  );

const LEGAL = `<h3>Payments</h3><p class=small>Your payment must be sent to the payment address shown on your statement and must be received by 5 p.m. local time at that address to be credited as of the day it is received. Payments we receive after 5 p.m. will not be credited to your Account until the next day. Payments must also: (1) include the remittance coupon from your statement; (2) be made with a single check drawn on a US bank and payable in US dollars; and (3) include your Account number. If your payment does not meet all of the above requirements, crediting may be delayed and you may incur late payment fees and additional interest charges.</p>
<h3>Permission for Electronic Withdrawal</h3><p class=small>(1) When you send a check for payment, you give us permission to electronically withdraw your payment from your deposit or other asset account. If our withdrawal results in insufficient funds, we may charge a fee of up to $40.</p>
<h3>How We Calculate Your Balance</h3><p class=small>We use the Average Daily Balance (ADB) method (including new transactions) to calculate the balance on which we charge interest on your Account. Call the Customer Care number on page 3 for more information about this balance computation method and how resulting interest charges are determined.</p>
<h3>What To Do If You Think You Find A Mistake On Your Statement</h3><p class=small>If you think there is an error on your statement, write to us at: P.O. Box 981535, El Paso TX 79998-1535. You must contact us within 60 days after the error appeared on your statement. In your letter, give us the following information: account information, dollar amount of the suspected error, description of problem.</p>
<h3>Credit Reporting</h3><p class=small>We may report information about your Account to credit bureaus. Late payments, missed payments, or other defaults on your Account may be reflected in your credit report.</p>`;

/** A charge card whose balance falls into a part due in full and a part that may be carried. */
const charge: Layout = {
  name: "tb-amex-charge",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 1,
      describe: ([name, city, state], random) =>
        `${random.chance(0.3) ? "AplPay " : ""}${name} ${city} ${state}`,
      returned: ([name]) => `${name} CREDIT`,
      paid: ["AUTOPAY PAYMENT RECEIVED - THANK YOU", "ONLINE PAYMENT - THANK YOU"],
      limit: [8_000, 30_000],
      rate: [19, 28],
      floor: 4_000,
      size: [900, 62_000],
      scenes: ["revolver", "transactor", "revolver"],
    });
    const { random, person } = card;
    const last5 = `${random.whole(1, 9)}${card.last4}`;
    const full = card.purchases.filter((row) => row.amount < 10_000);
    const isFull = new Set(full);
    const fullNew = sum(full);
    const fullOld = random.whole(8_000, 90_000);
    const payments = card.payments.map((row) => ({ ...row, amount: row.amount - fullOld }));
    const paid = -sum(payments);
    const over = card.balance - fullNew;
    const overPaid = card.paid + card.credited;
    const overNew = card.spent - fullNew;
    const least =
      over <= 0 ? 0 : Math.min(over, Math.max(4_000, Math.ceil(over / 10_000) * 100 + card.interest));
    const minimum = Math.max(0, Math.min(card.balance, fullNew + least));
    const cap = card.limit;
    const warning = warningOf(over, Number(card.apr), 4_000);
    const points = random.whole(21_000, 310_000);
    const interestRows: Row[] =
      card.interest === 0
        ? []
        : [
            {
              day: card.end,
              post: card.end,
              text: "Interest Charge on Pay Over Time Purchases",
              amount: card.interest,
              ref: "",
            },
          ];
    const rows = [...payments, ...card.credits, ...card.purchases, ...interestRows];
    const head = (page: number) =>
      `<div class=head><div><b>Onyx Card®</b><br>${escaped(person.name)}<br>Closing Date ${date.short(card.end)}</div><div class=r>Account Ending ${last5[0]}-${last5}<br>p. ${page}/5</div></div>`;
    const block = (title: string, entries: ReadonlyArray<readonly [string, string]>) =>
      `<h3>${title}</h3>${pairs(entries)}`;
    const side = `<div class=side>${block("Pay In Full Portion", [
      ["Previous Balance", $(fullOld)],
      ["Payments/Credits", $(-fullOld)],
      ["New Charges", `+${$(fullNew)}`],
      ["Fees", "+$0.00"],
      ["<b>New Balance</b>", `= ${$(fullNew)}`],
    ])}${block("Pay Over Time and/or Cash Advance Portion", [
      ["Previous Balance", $(card.previous)],
      ["Payments/Credits", $(-overPaid)],
      ["New Charges", `+${$(overNew)}`],
      ["Fees", "+$0.00"],
      ["Interest Charged", `+${$(card.interest)}`],
      ["<b>New Balance</b>", `= ${$(over)}`],
      ["Minimum Due", $(least)],
    ])}${block("Account Total", [
      ["Previous Balance", $(card.previous + fullOld)],
      ["Payments/Credits", $(-paid - card.credited)],
      ["New Charges", `+${$(card.spent)}`],
      ["Fees", "+$0.00"],
      ["Interest Charged", `+${$(card.interest)}`],
    ])}${pairs(
      [
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(minimum)],
      ],
      "class=tot",
    )}
    <br>${pairs([
      ["Pay Over Time Limit", $(cap)],
      ["Available Pay Over Time Limit", $(cap - Math.max(over, 0))],
    ])}<p>Days in Billing Period: ${card.days}</p></div>`;
    const plain = () => "";
    const body = `<div class=head><div class=logo>HIBERNIA<br>EXPRESS</div><div style="flex:1;padding-left:14px"><h1>Onyx Card®</h1>${escaped(person.name)}<br>Closing Date ${date.short(card.end)}</div><div class=r>p. 1/5<br><br>Account Ending <b>${last5[0]}-${last5}</b></div></div>
    <div class=row><div>${pairs(
      [
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(minimum)],
      ],
      "class=big",
    )}<p class=small>Includes the Pay In Full balance and the Minimum Due on your Pay Over Time balance.</p>${pairs([["Payment Due Date", `${date.short(card.due)}<sup>‡</sup>`]], "class=big")}
    <p><b><sup>‡</sup>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(card.due)}, you may have to pay a late fee of up to $40.00 and your Pay Over Time APR may be increased to the Penalty APR of 29.99%.</p>
    ${warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> If you have a Pay Over Time balance and make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your Pay Over Time balance. For example:</p>${grid("llr", HEADS, [["Only the Minimum Payment Due", timeOf(warning), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 years", `${dollars(warning.monthly * 36)} (Savings = ${dollars(warning.total - warning.monthly * 36)})`]])], "class=t")}<p class=small>If you would like information about credit counseling services, call 1-888-733-4139.</p>`}
    <div class=box><b>Membership Rewards® Points</b><br>Available and Pending as of ${date.short(addDays(card.end, -12))}<br><b>${String(points).replaceAll(/\B(?=(\d{3})+$)/g, ",")}</b><br><span class=small>For up to date point balance and full program details, visit hiberniarewards.com</span></div>
    <div class=box><b>Customer Care</b><br>Pay by Computer: hiberniaexpress.com/pbc<br>Pay by Phone: 1-800-472-0197<br><span class=small>See page 2 for important information about your account.</span></div></div>${side}</div>
    <div class=slip><div class=small>↓ Please fold on the perforation below, detach and return with your payment ↓</div><div class=row><div><b>Payment Coupon</b><br>Do not staple or use paper clips<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>Make check payable to: Hibernia Express.<br><br>HIBERNIA EXPRESS<br>P.O. BOX 60189<br>CITY OF INDUSTRY CA 91716-0189</div><div>${pairs(
      [
        ["Account Ending", `${last5[0]}-${last5}`],
        ["Payment Due Date", date.short(card.due)],
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(minimum)],
      ],
    )}<p>$ ____________ Amount Enclosed</p></div></div></div>
    <div class=p>${head(2)}${LEGAL}</div>
    <div class=p>${head(3)}<h2>Payments and Credits</h2><h3>Summary</h3>${pairs([
      ["Payments", $(-paid)],
      ["Credits", card.credited === 0 ? "$0.00" : $(-card.credited)],
      ["<b>Total Payments and Credits</b>", `<b>${$(-paid - card.credited)}</b>`],
    ])}<h3>Detail &nbsp; <span class=small>*Indicates posting date</span></h3><b>Payments</b><span style="float:right">Amount</span>${detail(payments, 0, plain, true)}${card.credits.length > 0 ? `<b>Credits</b><span style="float:right">Amount</span>${detail(card.credits, payments.length, () => " ⧫")}` : ""}
    <h2>New Charges</h2><h3>Summary</h3>${pairs([
      ["Pay In Full", $(fullNew)],
      ["Pay Over Time ⧫", $(overNew)],
      ["<b>Total New Charges</b>", `<b>${$(card.spent)}</b>`],
    ])}<h3>Detail &nbsp; <span class=small>⧫ - denotes Pay Over Time and/or Cash Advance activity</span></h3><b>${escaped(person.name)}</b><br><span class=small>Card Ending ${last5[0]}-${last5}</span><span style="float:right">Amount</span>${detail(card.purchases, payments.length + card.credits.length, (row) => (isFull.has(row) ? "" : " ⧫"))}</div>
    <div class=p>${head(4)}<h2>Fees</h2>${pairs([["Total Fees for this Period", "$0.00"]])}<h2>Interest Charged</h2>${detail(interestRows, 0, plain)}${pairs([["Total Interest Charged for this Period", $(card.interest)]])}
    <p class=small><b>About Trailing Interest.</b> You may see interest on your next statement even if you pay the new balance in full and on time and make no new charges. This is called "trailing interest".</p>
    <h2>${card.year} Fees and Interest Totals Year-to-Date</h2>${pairs([
      [`Total Fees in ${card.year}`, "$695.00"],
      [`Total Interest in ${card.year}`, $(card.yearInterest)],
    ])}
    <h2>Interest Charge Calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Variable APRs will not exceed 29.99%.</p>${grid(
      "llrrr",
      [
        "",
        "Transactions Dated From",
        "Annual Percentage Rate",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        [
          "Pay Over Time option",
          date.slash(addDays(card.start, -700)),
          `${card.apr}% (v)`,
          $(card.carried),
          $(card.interest),
        ],
        ["<b>Total</b>", "", "", "", $(card.interest)],
      ],
      "class=t",
    )}<p>(v) Variable Rate</p></div>
    <div class=p>${head(5)}<h2>Important Notices</h2><p class=small><b>EFT Error Resolution Notice.</b> In case of errors or questions about electronic transfers, telephone us at 1-800-472-0197. We must hear from you no later than 60 days after we sent you the first statement on which the error or problem appeared.</p><h2>Your Annual Membership</h2><p class=small>Your annual membership fee of $695.00 will next be billed in ${date.monthYear(addDays(card.end, 190))}.</p></div>`;
    return {
      html: document(STYLE, body),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Hibernia Express",
          accounts: [
            {
              kind: "credit-card",
              institution: "Hibernia Express",
              accountLast4: card.last4,
              statementDate: card.end,
              currentBalance: decimal(card.balance),
              previousBalance: decimal(card.previous + fullOld),
              minimumPayment: decimal(minimum),
              paymentDueDate: card.due,
              paymentsAndCredits: decimal(paid + card.credited),
              purchases: decimal(card.spent),
              feesCharged: "0.00",
              interestCharged: decimal(card.interest),
              apr: card.apr,
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.carried) }],
              ...warningTruth(warning),
            },
          ],
          transactions: told(rows),
          allowed: {
            "accounts.0.creditLimit": [decimal(cap)],
            "accounts.0.availableCredit": [decimal(cap - Math.max(over, 0))],
            "accounts.0.periodEnd": [card.end],
            ...openApr(1, "penalty", "29.99"),
            ...warningAllowed(warning),
            ...phones(rows),
          },
        },
        "HIBERNIA EXPRESS",
      ),
    };
  },
};

/** A cash-back card of such an issuer: one balance, a credit limit, reward dollars. */
const blue: Layout = {
  name: "tb-amex-cashback",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 2,
      describe: ([name, city, state]) => `${name} ${city} ${state}`,
      returned: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: ["MOBILE PAYMENT - THANK YOU", "ONLINE PAYMENT - THANK YOU"],
      limit: [3_000, 18_000],
      rate: [19, 28],
      floor: 4_000,
      late: ["Late Payment Fee", 4_000],
    });
    const { random, person } = card;
    const last5 = `${random.whole(1, 9)}${card.last4}`;
    const cashLimit = Math.round(card.limit / 50_000) * 10_000 || 10_000;
    const interestRows: Row[] =
      card.interest === 0
        ? []
        : [
            {
              day: card.end,
              post: card.end,
              text: "Interest Charge on Purchases",
              amount: card.interest,
              ref: "",
            },
          ];
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.fees, ...interestRows];
    const name = "Halberd & Stowe";
    const last = `${last5[0]}-${last5}`;
    const earned = Math.round(card.spent * 0.021);
    const bank = random.whole(400, 9_000);
    const warning = card.warning;
    const none = () => "";
    const head = (page: number) =>
      `<div class=head><div><b>Azure Cash Everyday®</b> from ${name.replace("&", "&amp;")}<br>${escaped(person.name)}<br>Closing Date ${date.short(card.end)}</div><div class=r>Account Ending ${last}<br>p. ${page}/4</div></div>`;
    const tile = (label: string, value: string) =>
      `<div style="border:1px solid #1f5fae;padding:6px 8px"><div>${label}</div><div style="font-size:14pt;color:#1f5fae"><b>${value}</b></div></div>`;
    const body = `<div class=head><div style="font-size:13pt;font-weight:bold;color:#1f5fae;letter-spacing:1px">HALBERD &amp; STOWE</div><div><h1>Azure Cash Everyday®</h1>${escaped(person.name)}<br>Closing Date ${date.short(card.end)}<br>Account Ending <b>${last}</b></div><div>p. 1/4</div></div>
    <div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px">${tile("New Balance", $(card.balance))}${tile("Minimum Payment Due", $(card.minimum))}${tile("Payment Due Date", `${date.short(card.due)}<sup>‡</sup>`)}</div>
    ${card.pastDue > 0 ? `<div class=box><b>Your account is past due.</b> Your Minimum Payment Due includes a past due amount of ${$(card.pastDue)}. Please send it right away.</div>` : ""}${card.balance < 0 ? "<div class=box><b>Do not pay.</b> Your account has a credit balance.</div>" : ""}
    <div class=row style="margin-top:8px"><div><p><b><sup>‡</sup>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(card.due)}, you may have to pay a late fee of up to $40.00 and your APRs may be increased to the Penalty APR of 29.99%.</p>
    ${warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("llr", HEADS, [["Only the Minimum Payment Due", timeOf(warning), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 years", `${dollars(warning.monthly * 36)}<br>(Savings = ${dollars(warning.total - warning.monthly * 36)})`]])], "class=t")}`}<p class=small>If you would like information about credit counseling services, call 1-888-733-4139.</p>
    <div class=box><b>Reward Dollars</b> as of ${date.slash(card.end)}<br><b>${money.plain(bank + earned)}</b><br><span class=small>For more details about Rewards, please visit halberdstowe.com/cashbackrewards</span></div></div>
    <div class=side style="background:#eef3fa;padding:8px"><h3>Account Summary</h3>${pairs([
      ["Previous Balance", $(card.previous)],
      ["Payments/Credits", $(-card.paid - card.credited)],
      ["New Charges", `+${$(card.spent)}`],
      ["Fees", `+${$(card.fee)}`],
      ["Interest Charged", `+${$(card.interest)}`],
    ])}${pairs(
      [
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
      ],
      "class=tot",
    )}<br>${pairs([
      ["Credit Limit", $(card.limit)],
      ["Available Credit", $(card.available)],
      ["Cash Advance Limit", $(cashLimit)],
      ["Available Cash", $(Math.min(cashLimit, card.available))],
    ])}<p>Days in Billing Period: ${card.days}</p><h3>Customer Care</h3>Pay by Computer<br>halberdstowe.com/pay<br><br>Customer Care &nbsp; Pay by Phone<br>1-888-258-0174 &nbsp; 1-800-472-0190</div></div>
    <div class=slip><div class=row><div><b>Payment Coupon</b><br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>Pay by Computer &nbsp; Pay by Phone<br><br>HALBERD &amp; STOWE<br>PO BOX 1270<br>NEWARK NJ 07101-1270</div><div>Account Ending ${last}<br>Enter 15 digit account # on all payments.<br><br>Payment Due Date<br><b>${date.short(card.due)}</b><br>New Balance<br><b>${$(card.balance)}</b><br>Minimum Payment Due<br><b>${$(card.minimum)}</b></div></div></div>
    <div class=p>${head(2)}${LEGAL}</div>
    <div class=p>${head(3)}<h2>Payments and Credits</h2>${grid(
      "lr",
      ["Summary", "Total"],
      [
        ["Payments", card.paid === 0 ? "$0.00" : $(-card.paid)],
        ["Credits", card.credited === 0 ? "$0.00" : $(-card.credited)],
        [
          "<b>Total Payments and Credits</b>",
          `<b>${card.paid + card.credited === 0 ? "$0.00" : $(-card.paid - card.credited)}</b>`,
        ],
      ],
    )}<h3>Detail &nbsp; <span class=small>*Indicates posting date</span></h3>${card.payments.length > 0 ? `<b>Payments</b>${detail(card.payments, 0, none, true)}` : ""}${card.credits.length > 0 ? `<b>Credits</b>${detail(card.credits, card.payments.length, none)}` : ""}
    <h2>New Charges</h2>${grid("lr", ["Summary", "Total"], [["<b>Total New Charges</b>", `<b>${$(card.spent)}</b>`]])}<h3>Detail</h3><b>${escaped(person.name)}</b><br><span class=small>Card Ending ${last}</span>${detail(card.purchases, card.payments.length + card.credits.length, none)}</div>
    <div class=p>${head(4)}<h2>Fees</h2>${detail(card.fees, 0, none)}${pairs([["<b>Total Fees for this Period</b>", $(card.fee)]])}<h2>Interest Charged</h2>${detail(interestRows, 0, none)}${pairs([["<b>Total Interest Charged for this Period</b>", $(card.interest)]])}<div class=box style="width:330px"><b>${card.year} Fees and Interest Totals Year-to-Date</b>${pairs(
      [
        [`Total Fees in ${card.year}`, $(card.yearFees)],
        [`Total Interest in ${card.year}`, $(card.yearInterest)],
      ],
    )}</div>
    <h2>Interest Charge Calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrrr",
      [
        "",
        "Transactions Dated<br>From",
        "Annual<br>Percentage<br>Rate",
        "Balance<br>Subject to<br>Interest Rate",
        "Interest<br>Charge",
      ],
      [
        [
          "Purchases",
          date.slash(addDays(card.start, -900)),
          `${card.apr}% (v)`,
          $(card.carried),
          $(card.interest),
        ],
        ["Cash Advances", date.slash(addDays(card.start, -900)), "29.74% (v)", "$0.00", "$0.00"],
        ["<b>Total</b>", "", "", "", `<b>${$(card.interest)}</b>`],
      ],
      "class=t",
    )}<p>(v) Variable Rate</p><h2>Rewards Summary</h2>${pairs([
      ["Reward Dollars earned on this statement", money.plain(earned)],
      ["Bonus Reward Dollars", "0.00"],
    ])}</div>`;
    return {
      html: document(STYLE.replace("background:#1f5fae", "background:#007bc1"), body),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: name,
          accounts: [
            {
              ...core(card, name),
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              paymentsAndCredits: decimal(card.paid + card.credited),
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.carried) },
                { kind: "cash-advance", apr: "29.74", balance: "0.00" },
              ],
            },
          ],
          transactions: told(rows),
          allowed: {
            "accounts.0.periodEnd": [card.end],
            ...openApr(2, "penalty", "29.99"),
            ...warningAllowed(warning),
            ...phones(rows),
          },
        },
        "HALBERD & STOWE",
      ),
    };
  },
};

export const tbAmex: readonly Layout[] = [charge, blue];
