import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { FINE, makeSkCard, type SkRow, skRows } from "./sk-data.ts";
import { cardAccount, cashBase, NEXT_PAGE, warningRows } from "./sk-parts.ts";

const $ = money.dollar;

/** A big bank's travel card: coupon on top, summary beside the warning, rows by kind under one heading, totals of the year. */
const bigBank: Layout = {
  name: "sk-card-coupon-on-top",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeSkCard(seed);
    const line = (row: SkRow) => [date.noYear(row.day), escaped(row.text), money.plain(row.amount)];
    const of = (...kinds: SkRow["kind"][]) => d.rows.filter((row) => kinds.includes(row.kind));
    const section = (title: string, rows: readonly SkRow[]) =>
      rows.length === 0
        ? ""
        : `<tr><td colspan=3 class=h>${title}</td></tr>${rows
            .map(
              (row) =>
                `<tr>${line(row)
                  .map((cell, i) => `<td${i === 2 ? " class=r" : ""}>${cell}</td>`)
                  .join("")}</tr>`,
            )
            .join("")}`;
    const order = [
      ...of("payment", "credit"),
      ...of("purchase"),
      ...of("cash"),
      ...of("fee"),
      ...of("interest"),
    ];
    const html = document(
      `body{font:8.5pt "Liberation Sans";color:#222}${BASE}.h{font-weight:bold;padding-top:8px;color:#124f7d}h3{margin:10px 0 4px;border-bottom:1px solid #124f7d;color:#124f7d;font-size:11pt}td{padding:1.5px 2px}.box{border:1px solid #124f7d;padding:6px}`,
      `<div style="float:right;width:56%" class=box>${pairs([
        ["Payment Due Date:", `<b>${date.short(d.due)}</b>`],
        ["New Balance:", `<b>${$(d.balance)}</b>`],
        ["Minimum Payment Due:", `<b>${$(d.minimum)}</b>`],
      ])}<div class=small>Account number: XXXX XXXX XXXX ${d.last4}</div><div class=small>$______.___ Amount Enclosed. Make your check payable to Merrow Bank Card Services</div></div>
      <div style="font-size:20pt;font-weight:bold;color:#124f7d">MERROW BANK</div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div style="clear:both;border-top:1px dashed #999;margin:10px 0"></div>
      <div style="font-size:13pt">Voyager Signature Card</div><div class=row><div>${pairs([
        ["Manage your account online:", "www.merrow.example/cards"],
        ["Customer Service:", "1-800-555-0134"],
        ["Mobile:", "download the app today"],
      ])}<h3>ACCOUNT SUMMARY</h3>Account Number: XXXX XXXX XXXX ${d.last4}${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payment, Credits", `-${$(d.payments + d.credits)}`],
        ["Purchases", `+${$(d.purchases)}`],
        ["Cash Advances", d.cash > 0 ? `+${$(d.cash)}` : "$0.00"],
        ["Balance Transfers", "$0.00"],
        ["Fees Charged", d.fees > 0 ? `+${$(d.fees)}` : "$0.00"],
        ["Interest Charged", `+${$(d.interest)}`],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
        ["Opening/Closing Date", `${date.short(d.start)} - ${date.short(d.end)}`],
        ["Credit Access Line", money.wholeDollars(d.limit)],
        ["Available Credit", $(d.available)],
        ["Cash Access Line", money.wholeDollars(d.cashLimit)],
        ["Available for Cash", $(d.cashLimit - d.cash)],
        ["Past Due Amount", "$0.00"],
        ["Balance over the Credit Access Line", "$0.00"],
      ])}</div><div><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00 and your APR's will be subject to increase to a maximum Penalty APR of 29.99%.</p>
      <p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("ccc", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], warningRows(d, money.wholeDollars), "border=1")}
      <p>If you would like information about credit counseling services, call 1-866-555-0171.</p><h3>REWARDS SUMMARY</h3>${pairs(
        [
          ["Previous points balance", String(d.points)],
          ["+ 2 points per $1 on travel", "212"],
          ["+ 1 point per $1 on all other purchases", String(Math.floor(d.purchases / 100))],
          [
            "<b>Total points available for redemption</b>",
            `<b>${(d.points + 212 + Math.floor(d.purchases / 100)).toLocaleString("en-US")}</b>`,
          ],
        ],
      )}</div></div>${NEXT_PAGE}
      <div class=row><div>${d.person.name}</div><div class=r>Page 2 of 2 &nbsp; Statement Date: ${date.short(d.end)}</div></div>
      <h3>ACCOUNT ACTIVITY</h3><table><tr><th style="width:70px">Date of Transaction</th><th>Merchant Name or Transaction Description</th><th class=r>$ Amount</th></tr>
      ${section("PAYMENTS AND OTHER CREDITS", of("payment", "credit"))}${section("PURCHASE", of("purchase"))}${section("CASH ADVANCES", of("cash"))}${section("FEES CHARGED", of("fee"))}${section("INTEREST CHARGED", of("interest"))}</table>
      <div style="margin:12px auto;width:55%" class=box><center><b>${d.end.slice(0, 4)} Totals Year-to-Date</b></center>${pairs(
        [
          [`Total fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
          [`Total interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
        ],
      )}<div class=small>Year-to-date totals do not reflect any fee or interest refunds you may have received.</div></div>
      <h3>INTEREST CHARGES</h3><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${grid(
        "lrrr",
        [
          "Balance Type",
          "Annual Percentage Rate (APR)",
          "Balance Subject To Interest Rate",
          "Interest Charges",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          ["&nbsp; Purchases", `${d.apr}%(v)(d)`, $(d.interestBase), $(d.interest - d.cashInterest)],
          ["<b>CASH ADVANCES</b>", "", "", ""],
          ["&nbsp; Cash Advances", `${d.cashApr}%(v)(d)`, $(cashBase(d)), $(d.cashInterest)],
          ["<b>BALANCE TRANSFERS</b>", "", "", ""],
          ["&nbsp; Balance Transfer", `${d.apr}%(v)(d)`, "-0-", "-0-"],
        ],
      )}<div class=r>${d.days} Days in Billing Period</div><p class=small>(v) = Variable Rate (d) = Daily Balance Method (including new transactions). ${FINE.card}</p>`,
    );
    const account = cardAccount(d, "MERROW BANK");
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "MERROW BANK",
        accounts: [
          {
            ...account,
            statementDate: d.end,
            pastDue: "0.00",
            aprs: [...(account.aprs ?? []), { kind: "balance-transfer", apr: d.apr }],
          },
        ],
        transactions: skRows(order),
        allowed: {
          institution: ["Merrow Bank Card Services"],
          "accounts.0.institution": ["Merrow Bank Card Services"],
          "accounts.0.aprs.2.balance": ["0.00", "0"],
        },
      },
    };
  },
};

/** A charge-card house: three figures across the top, credits before charges, each holder's total, money spent abroad beside. */
const members: Layout = {
  name: "sk-card-members",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeSkCard(seed + 1_000);
    const of = (...kinds: SkRow["kind"][]) => d.rows.filter((row) => kinds.includes(row.kind));
    const holders = ([0, 1] as const).map((holder) => of("purchase").filter((row) => row.holder === holder));
    const second = "QUINN SAMPLE";
    const list = (rows: readonly SkRow[], abroad = -1) =>
      `<table>${rows
        .map(
          (row, index) =>
            `<tr><td style="width:70px">${date.short(row.day)}${row.kind === "payment" ? "*" : ""}</td><td>${escaped(row.text)}${index === abroad ? `<div class=small>FOREIGN SPEND ${grouped(row.amount)} Canadian Dollars</div>` : ""}</td><td class=r>${$(row.amount)}</td></tr>`,
        )
        .join("")}</table>`;
    const grouped = (amount: number) => money.plain(Math.round(amount * 1.37));
    const sum = (rows: readonly SkRow[]) => rows.reduce((total, row) => total + row.amount, 0);
    const order = [
      ...of("payment"),
      ...of("credit"),
      ...holders.flat(),
      ...of("cash"),
      ...of("fee"),
      ...of("interest"),
    ];
    const html = document(
      `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans";color:#333}${BASE}h2{font-weight:normal;font-size:15pt;color:#006a63;margin:12px 0 3px;border-bottom:2px solid #006a63}td{padding:2px}.t{font-size:16pt;color:#006a63}.g{background:#eef4f3;padding:8px}`,
      `<div class=row><div><b style="font-size:15pt">Larkfield Preferred Card</b><br>LARKFIELD EXPRESS CREDIT<br>${d.person.name}<br>Closing Date ${date.short(d.end)}</div><div class=r>p. 1/3<br>Account Ending 7-${d.last4.slice(0, 1)}${d.last4.slice(1)}</div></div>
      <div class=band><div class=g>New Balance<div class=t>${$(d.balance)}</div></div><div class=g>Minimum Payment Due<div class=t>${$(d.minimum)}</div></div><div class=g>Payment Due Date<div class=t>${date.short(d.due)}</div></div></div>
      <div class=row><div style="flex:1.4"><p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(d.due)}, you may have to pay a late fee of up to $40.00 and your APRs may be increased to the Penalty APR of 29.99%.</p><p><b>Minimum Payment Warning:</b> If you have a Non-Plan Balance and make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your Non-Plan Balance. For example:</p>${grid(
        "lcr",
        [
          "If you make no additional charges and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will pay an estimated total of...",
        ],
        warningRows(d, money.wholeDollars),
        "border=1",
      )}</div><div><h2>Account Summary</h2>${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payments/Credits", `-${$(d.payments + d.credits)}`],
        ["New Charges", `+${$(d.purchases)}`],
        d.cash > 0 && ["Cash Advances", `+${$(d.cash)}`],
        ["Fees", `+${$(d.fees)}`],
        ["Interest Charged", `+${$(d.interest)}`],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
        ["Minimum Due", $(d.minimum)],
        ["Credit Limit", $(d.limit)],
        ["Available Credit", $(d.available)],
        ["Cash Advance Limit", $(d.cashLimit)],
        ["Available Cash", $(d.cashLimit - d.cash)],
      ])}Days in Billing Period: ${d.days}</div></div>
      <div style="margin-top:30px;border-top:1px dashed #666;padding-top:6px" class=row><div>Please fold on the perforation below, detach and return with your payment<br><b>Payment Coupon</b><br>Do not staple or use paper clips</div><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div>${pairs(
        [
          ["Payment Due Date", date.short(d.due)],
          ["New Balance", $(d.balance)],
          ["Minimum Payment Due", $(d.minimum)],
        ],
      )}</div></div>${NEXT_PAGE}
      <div class=r>Account Ending 7-${d.last4}&nbsp; p. 2/3</div><h2>Payments and Credits</h2><div class=g>${pairs(
        [
          ["Payments", `-${$(d.payments)}`],
          ["Credits", d.credits > 0 ? `-${$(d.credits)}` : "$0.00"],
          ["<b>Total Payments and Credits</b>", `<b>-${$(d.payments + d.credits)}</b>`],
        ],
      )}</div><p><b>Detail</b> &nbsp; <i>*Indicates posting date</i></p>${list(of("payment", "credit").toSorted((a, b) => a.kind.localeCompare(b.kind) * -1))}
      <h2>New Charges</h2>${holders
        .map((rows, holder) =>
          rows.length === 0
            ? ""
            : `<p><b>${holder === 0 ? d.person.name : second}</b> &nbsp; Card Ending 7-${holder === 0 ? d.last4 : d.secondLast4} &nbsp; <span style="float:right">Total ${$(sum(rows))}</span></p>${list(rows, 1)}`,
        )
        .join("")}${d.cash > 0 ? `<h2>Cash Advances</h2>${list(of("cash"))}` : ""}
      <h2>Fees</h2>${list(of("fee"))}${pairs([["<b>Total Fees for this Period</b>", `<b>${$(d.fees)}</b>`]])}
      <h2>Interest Charged</h2>${list(of("interest"))}${pairs([["<b>Total Interest Charged for this Period</b>", `<b>${$(d.interest)}</b>`]])}
      <div class=g><b>${d.end.slice(0, 4)} Fees and Interest Totals Year-to-Date</b>${pairs([
        [`Total Fees in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
        [`Total Interest in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
      ])}</div>
      ${NEXT_PAGE}<div class=r>Account Ending 7-${d.last4}&nbsp; p. 3/3</div><h2>Interest Charge Calculation</h2>${grid(
        "lllrr",
        [
          "",
          "Transactions Dated",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", "12/01/2022", `${d.apr}% (v)`, $(d.interestBase), $(d.interest - d.cashInterest)],
          ["Cash Advances", "12/01/2022", `${d.cashApr}% (v)`, $(cashBase(d)), $(d.cashInterest)],
        ],
      )}<p class=small>${FINE.card}</p>`,
    );
    const { periodStart: _start, periodEnd: _end, ...account } = cardAccount(d, "LARKFIELD EXPRESS CREDIT");
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "LARKFIELD EXPRESS CREDIT",
        accounts: [{ ...account, statementDate: d.end }],
        transactions: skRows(order),
        allowed: {
          "accounts.0.periodEnd": [d.end],
          institution: ["Larkfield", "Larkfield Express"],
          "accounts.0.institution": ["Larkfield", "Larkfield Express"],
        },
      },
    };
  },
};

/** A furniture shop's card: plans whose interest is only put aside until they end, beside what revolves. */
const store: Layout = {
  name: "sk-card-store-deferred",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeSkCard(seed + 2_000, { cash: false, apr: "31.99", revolving: true });
    const promo = Math.floor(Math.min(d.balance, d.previous - d.payments / 2) * 0.6);
    const put = Math.round(promo * 0.17);
    const ends = `${Number(d.end.slice(0, 4)) + 1}-${d.end.slice(5, 7)}-11`;
    const goods = [
      "COPPERLINE HOME 0442 PEORIA IL",
      "COPPERLINE.COM ORDER 88213907",
      "COPPERLINE HOME 0442 FURNITURE",
    ];
    const rows = d.rows
      .filter((row) => row.kind !== "interest" && row.kind !== "fee")
      .map((row, index) =>
        row.kind === "payment" ? row : { ...row, text: goods[index % goods.length] ?? row.text },
      );
    const html = document(
      `body{font:8.5pt "Liberation Sans Narrow"}${BASE}td{padding:2px 3px}.bar{background:#7a1f2b;color:#fff;font-weight:bold;padding:3px 6px;margin-top:10px}.box{border:1.5px solid #7a1f2b;padding:5px}`,
      `<div class=row><div style="font-size:22pt;color:#7a1f2b">Copperline <span style="font-size:12pt">Home Credit Card</span></div><div class=r>${d.person.name}<br>Account Number ending in: <b>${d.last4}</b></div></div>
      <div class=row><div class=box>Visit us at <b>copperline.example/card</b><br>Customer Service: <b>1-855-555-0186</b></div></div>
      <div class=row><div><div class=bar>Summary of Account Activity</div>${pairs([
        ["Previous Balance", $(d.previous)],
        ["- Payments", $(d.payments)],
        ["- Other Credits", $(d.credits)],
        ["+ Purchases/Debits", $(d.purchases)],
        ["+ Fees Charged", $(d.fees)],
        ["+ Interest Charged", $(d.interest)],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
        ["Credit Limit", money.wholeDollars(d.limit)],
        ["Available Credit", $(d.available)],
        ["Statement Closing Date", date.slash(d.end)],
        ["Days in Billing Cycle", String(d.days)],
      ])}</div><div><div class=bar>Payment Information</div>${pairs([
        ["New Balance", $(d.balance)],
        ["<b>Total Minimum Payment Due</b>", `<b>${$(d.minimum)}</b>`],
        ["Payment Due Date", `<b>${date.slash(d.due)}</b>`],
      ])}<p><b>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE.</b> We may convert your payment into an electronic debit.</p><p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("lcr", ["If you make no additional charges using this card and each month you pay", "You will pay off the balance shown on this statement in about", "And you will end up paying an estimated total of"], warningRows(d, $), "border=1")}</div></div>
      <div class=bar>Promotional Purchase Summary</div>${grid(
        "lrrrr",
        [
          "Promotional Offer",
          "Initial Purchase Amount",
          "Promotional Balance",
          "Deferred Interest Charge*",
          "Promotional Expiration Date",
        ],
        [
          [
            "DEFERRED/NO INTEREST IF PAID IN FULL 18 MONTHS",
            $(Math.round(promo * 1.6)),
            $(promo),
            $(put),
            date.slash(ends),
          ],
        ],
      )}<p class=small>*To avoid paying deferred interest charges on a promotional purchase, you must pay the entire promotional balance by the Promotional Expiration Date. If you do not, the accrued deferred interest charges will be added to your account.</p>
      <div style="border-top:1px dashed #000;margin-top:14px;padding-top:4px" class=row><div>Detach and mail this portion with your check to COPPERLINE HOME / CREST VALLEY BANK, PO BOX 960061, ORLANDO FL 32896-0061</div><div>${pairs(
        [
          ["Total Minimum Payment Due", $(d.minimum)],
          ["Payment Due Date", date.slash(d.due)],
          ["New Balance", $(d.balance)],
          ["Payment Enclosed:", "$____________"],
        ],
      )}</div></div>${NEXT_PAGE}
      <div class=bar>Transaction Summary</div>${grid(
        "lllr",
        ["Tran Date", "Reference Number", "Description of Transaction or Credit", "Amount"],
        [
          ...rows.map((row) => [
            date.noYear(row.day),
            `P${row.reference}`,
            escaped(row.text),
            money.brackets(row.amount),
          ]),
          ...d.rows
            .filter((row) => row.kind === "fee")
            .map((row) => [date.noYear(row.day), "", escaped(row.text), $(row.amount)]),
          ["", "", "<b>FEES</b> TOTAL FEES FOR THIS PERIOD", `<b>${$(d.fees)}</b>`],
          ["", "", "<b>INTEREST CHARGED</b> TOTAL INTEREST FOR THIS PERIOD", `<b>${$(d.interest)}</b>`],
        ],
      )}<div class=bar>${d.end.slice(0, 4)} Year-to-Date Fees and Interest</div>${pairs(
        [
          [`Total Fees Charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
          [`Total Interest Charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
          [`Total Interest Paid in ${d.end.slice(0, 4)}`, $(d.ytdInterest - d.interest)],
        ],
        "style='width:50%'",
      )}<div class=bar>Interest Charge Calculation</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "llrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Regular Purchases", "NA", "31.99%", $(d.interestBase), $(d.interest)],
          ["DEFERRED/NO INTEREST IF PAID IN FULL", date.slash(ends), "31.99%", $(promo), "$0.00"],
        ],
      )}<p class=small>${FINE.card} The issuer of this account is Crest Valley Bank.</p>`,
    );
    const { periodStart: _start, periodEnd: _end, ...account } = cardAccount(d, "Copperline");
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Copperline",
        accounts: [
          {
            ...account,
            statementDate: d.end,
            aprs: [
              { kind: "purchase", apr: "31.99", balance: decimal(d.interestBase) },
              {
                kind: "promotional",
                apr: "31.99",
                balance: decimal(promo),
                expires: ends,
                interest: "deferred",
                accruedInterest: decimal(put),
              },
            ],
          },
        ],
        transactions: skRows([...rows, ...d.rows.filter((row) => row.kind === "fee")]),
        allowed: {
          institution: ["Crest Valley Bank", "Copperline Home"],
          "accounts.0.institution": ["Crest Valley Bank", "Copperline Home"],
          "accounts.0.periodEnd": [d.end],
        },
      },
    };
  },
};

export const skCardsFirst: readonly Layout[] = [bigBank, members, store];
