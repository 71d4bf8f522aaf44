import { type CardData, type CardLine, cardRows } from "./card-data.ts";
import { cardStatement, kinds } from "./card-layouts.ts";
import { alsoNamed, document, type Layout } from "./layout.ts";
import { BASE, band, escaped, grid, pairs } from "./markup.ts";
import { makePerson } from "./person.ts";
import { addDays, date, decimal, money } from "./print-styles.ts";
import { seededRandom } from "./random.ts";
import { columnsOf, pastDueCard, strangerCard } from "./stranger-data.ts";

const $ = money.dollar;
const year = (d: CardData) => d.end.slice(0, 4);
const minus = (amount: number) => `-$${money.plain(amount)}`;
const plus = (amount: number) => `+$${money.plain(amount)}`;

const WARNING_HEAD = [
  "If you make no additional charges using this card and each month you pay…",
  "You will pay off the balance shown on this statement in about…",
  "And you will end up paying an estimated total of…",
];
const warningRows = (d: CardData) => [
  ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
  [
    $(d.warning.monthly),
    "3 years",
    `${$(d.warning.monthlyTotal)}<br>(Savings=${$(d.warning.total - d.warning.monthlyTotal)})`,
  ],
];

/** A coupon at the top, access lines instead of limits, everything else in three columns, sections in capitals. */
const couponOnTop: Layout = {
  name: "stranger-card-coupon-top",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = pastDueCard(seed);
    const who = makePerson(seededRandom(seed + 3));
    const row = (l: CardLine) => [date.noYear(l.day), "", escaped(l.text), money.plain(l.amount)];
    const section = (title: string, lines: readonly CardLine[]) =>
      lines.length > 0
        ? `<tr><td></td><td></td><td><b>${title}</b></td><td></td></tr>${lines
            .map(
              (l) =>
                `<tr>${row(l)
                  .map((c, i) => `<td${i === 3 ? " class=r" : ""}>${c}</td>`)
                  .join("")}</tr>`,
            )
            .join("")}`
        : "";
    const printed = [
      ...kinds(d, "payment", "credit"),
      ...kinds(d, "purchase"),
      ...kinds(d, "cash"),
      ...kinds(d, "fee"),
      ...kinds(d, "interest"),
    ];
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}.coupon{border-bottom:1px dashed #000;padding-bottom:10px;margin-bottom:12px}.blue{color:#036;font-weight:bold;border-bottom:2px solid #036}`,
      `<div class="coupon row"><div><b>Payment Due Date:</b> ${date.short(d.due)}<br><b>New Balance:</b> ${$(d.balance)}<br><b>Past Due Amount*:</b> ${$(d.pastDue)}<br><b>Minimum Payment:</b> ${$(d.minimum)}<p>${who.name}<br>${who.street}<br>${who.town}</p></div><div>Account number: 4147 20XX XXXX ${d.last4}<br><br>$ <u>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</u> Amount Enclosed<br>Make/Mail to Quarryside Card Services<p>QUARRYSIDE CARD SERVICES<br>PO BOX 15123<br>WILMINGTON DE 19850-5123</p></div></div>
      <div style="font-size:16pt;color:#036">QUARRYSIDE</div>
      <div class=row><div><div class=blue>PAYMENT WARNINGS</div><p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00, and existing and new balances may become subject to the Default APR of ${d.penaltyApr}%.</p><p class=small><b>Minimum Payment Warning:</b> Enroll in Auto-Pay. If you make only the minimum payment each period, you will pay more in interest.</p>${grid("lll", WARNING_HEAD, warningRows(d), "class=small")}</div>
      <div><div class=blue>ACCOUNT SUMMARY</div>${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payment, Credits", minus(d.payments + d.credits)],
        ["Purchases", plus(d.purchases)],
        ["Cash Advances", d.cash ? plus(d.cash) : "$0.00"],
        ["Balance Transfers", "$0.00"],
        ["Fees Charged", d.fees ? plus(d.fees) : "$0.00"],
        ["Interest Charged", d.interest ? plus(d.interest) : "$0.00"],
        ["New Balance", $(d.balance)],
      ])}${pairs([
        ["Opening/Closing Date", `${date.short(d.start)} - ${date.short(d.end)}`],
        ["Credit Access Line", money.wholeDollars(d.limit)],
        ["Available Credit", money.wholeDollars(Math.floor(d.available / 100) * 100)],
        ["Cash Access Line", money.wholeDollars(Math.floor(d.cashLimit / 100) * 100)],
        ["Available for Cash", money.wholeDollars(Math.floor(d.cashLimit / 100) * 100)],
        ["Past Due Amount", $(d.pastDue)],
        ["Balance over the Credit Access Line", "$0.00"],
      ])}</div></div>
      <p class=small>*Your past due amount of ${$(d.pastDue)} is included in your minimum payment.</p>
      <div class=blue>ACCOUNT ACTIVITY</div><table><tr><td>Date of<br>Transaction</td><td></td><td>Merchant Name or Transaction Description</td><td class=r>$ Amount</td></tr>
      ${section("PAYMENTS AND OTHER CREDITS", kinds(d, "payment", "credit"))}${section("PURCHASE", kinds(d, "purchase"))}${section("CASH ADVANCES", kinds(d, "cash"))}${section("FEES CHARGED", kinds(d, "fee"))}${d.fees ? `<tr><td></td><td></td><td>TOTAL FEES FOR THIS PERIOD</td><td class=r>${$(d.fees)}</td></tr>` : ""}${section("INTEREST CHARGED", kinds(d, "interest"))}${d.interest ? `<tr><td></td><td></td><td>TOTAL INTEREST FOR THIS PERIOD</td><td class=r>${$(d.interest)}</td></tr>` : ""}</table>
      <div style="border:1px solid #000;width:50%;margin:10px auto;text-align:center">${year(d)} Totals Year-to-Date${pairs(
        [
          [`Total fees charged in ${year(d)}`, $(d.ytdFees)],
          [`Total interest charged in ${year(d)}`, $(d.ytdInterest)],
        ],
      )}<span class=small>Year-to-date totals do not reflect any fee or interest refunds you may have received.</span></div>
      <div class=blue>INTEREST CHARGES</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Balance Type",
          "Annual Percentage Rate (APR)",
          "Balance Subject To Interest Rate",
          "Interest Charges",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          ["Purchases", `${d.apr}%(v)(d)`, money.plain(d.interestBase), money.plain(d.interest)],
          ["<b>CASH ADVANCES</b>", "", "", ""],
          ["Cash Advances", `${d.cashApr}%(v)(d)`, money.plain(d.cash), "- 0 -"],
          ["<b>BALANCE TRANSFERS</b>", "", "", ""],
          ["Balance Transfers", `${d.transferApr}%(v)(d)`, "- 0 -", "- 0 -"],
        ],
      )}<div class=row><div>31 Days in Billing Period</div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        cardStatement(d, "QUARRYSIDE", ({ account, transactions }) => {
          account.creditLimit = decimal(d.limit);
          account.availableCredit = decimal(Math.floor(d.available / 100) * 100);
          account.pastDue = decimal(d.pastDue);
          account.aprs = [
            { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
            { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
            { kind: "balance-transfer", apr: d.transferApr },
          ];
          transactions.splice(0, Infinity, ...cardRows(printed));
        }),
        "Quarryside Card Services",
      ),
    };
  },
};

/** Sentences in lower case, a revolving limit that includes cash, two columns of transactions, dates of both kinds. */
const twoColumnPage: Layout = {
  name: "stranger-card-two-columns",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 7);
    const rows = (lines: readonly CardLine[]) =>
      grid(
        "lllr",
        [],
        lines.map((l) => [
          date.noYear(l.day),
          date.noYear(l.posted),
          escaped(l.text.slice(0, 24)),
          l.amount < 0 ? minus(-l.amount) : $(l.amount),
        ]),
        "class=t",
      );
    const printed = [
      ...kinds(d, "payment"),
      ...kinds(d, "credit"),
      ...kinds(d, "purchase"),
      ...kinds(d, "cash"),
      ...kinds(d, "fee"),
      ...kinds(d, "interest"),
    ];
    const html = document(
      `body{font:8pt "Liberation Sans"}${BASE}.cols{display:flex;gap:34px}.cols>div{flex:1}h4{margin:8px 0 2px;border-bottom:1px solid #06c;color:#06c}.sum{width:42%;float:left;background:#f2f6fb;padding:8px}.rest{width:54%;float:right}.t td{font-size:7.5pt}`,
      `<div class=row><div><span style="font-size:20pt">Linden</span><br>${d.name}<br>Member Since 2009 Account number ending in: ${d.last4}<br>Billing Period: ${date.short(d.start)}-${date.short(d.end)}</div><div class=r>How to reach us<br>www.linden.example<br>1-888-766-2484<br>BOX 6500 SIOUX FALLS, SD 57117</div></div>
      <div class=sum><table style="font-size:11pt">${[
        ["Minimum payment due:", $(d.minimum)],
        [`New balance as of ${date.short(d.end)}:`, $(d.balance)],
        ["Payment due date:", date.short(d.due)],
      ]
        .map(([a, b]) => `<tr><td>${a}</td><td class=r><b>${b}</b></td></tr>`)
        .join(
          "",
        )}</table><p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41 and your APRs may be increased up to the Penalty APR of ${d.penaltyApr}%.</p></div>
      <div class=rest><h4>Account Summary</h4>${pairs([
        ["Previous balance", $(d.previous)],
        ["Payments", minus(d.payments)],
        ["Credits", minus(d.credits)],
        ["Purchases", plus(d.purchases)],
        ["Cash advances", plus(d.cash)],
        ["Fees", plus(d.fees)],
        ["Interest", plus(d.interest)],
        ["<b>New balance</b>", `<b>${$(d.balance)}</b>`],
      ])}<h4>Credit Limit</h4>${pairs([
        ["Credit limit", money.wholeDollars(d.limit)],
        [`Includes ${money.wholeDollars(Math.floor(d.cashLimit / 100) * 100)} cash advance limit`, ""],
        ["Available credit", money.wholeDollars(Math.floor(d.available / 100) * 100)],
        [
          `Includes ${money.wholeDollars(Math.floor(d.cashLimit / 200) * 100)} available for cash advances`,
          "",
        ],
      ])}</div><div style="clear:both"></div>
      <p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will end up paying an estimated total of...",
        ],
        [
          [
            "Only the minimum payment",
            `${d.warning.years} year(s)`,
            money.wholeDollars(Math.floor(d.warning.total / 100) * 100),
          ],
          [
            money.wholeDollars(Math.floor(d.warning.monthly / 100) * 100),
            "3 years",
            money.wholeDollars(Math.floor(d.warning.monthlyTotal / 100) * 100),
          ],
        ],
        "class=small",
      )}
      <div class=cols style="break-before:page"><div><h4>Account Summary: Trans. date &nbsp; Post date &nbsp; Description &nbsp; Amount</h4><b>Payments, Credits and Adjustments</b>${rows(kinds(d, "payment"))}${rows(kinds(d, "credit"))}<b>Standard Purchases</b>${rows(kinds(d, "purchase"))}</div><div>${d.cash ? `<b>Cash Advances</b>${rows(kinds(d, "cash"))}` : ""}<b>Fees charged</b>${rows(kinds(d, "fee"))}${pairs([["Total fees charged in this billing period", $(d.fees)]])}<b>Interest charged</b>${rows(kinds(d, "interest"))}${pairs([["Total interest charged in this billing period", $(d.interest)]])}<h4>${year(d)} totals year-to-date</h4>${pairs(
        [
          [`Total fees charged in ${year(d)}`, $(d.ytdFees)],
          [`Total interest charged in ${year(d)}`, $(d.ytdInterest)],
        ],
      )}<h4>Thank-you points</h4>${pairs([
        ["Total available point balance", d.points.toLocaleString("en-US")],
        ["Points earned this period", "412"],
      ])}</div></div>
      <h4>Interest charge calculation</h4>${grid(
        "lrrr",
        [
          "Balance type",
          "Annual percentage rate (APR)",
          "Balance subject to interest rate",
          "Interest charge",
        ],
        [
          ["PURCHASES", "", "", ""],
          ["Standard Purch", `${d.apr}% (V)`, `${$(d.interestBase)} (D)`, $(d.interest)],
          ["ADVANCES", "", "", ""],
          ["Standard Adv", `${d.cashApr}% (V)`, `${$(d.cash)} (D)`, "$0.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "Linden", ({ account, transactions }) => {
        const dollars = (n: number) => decimal(Math.floor(n / 100) * 100);
        account.availableCredit = dollars(d.available);
        account.minimumPaymentWarning = {
          years: d.warning.years,
          totalCost: dollars(d.warning.total),
          monthlyPaymentFor36Months: dollars(d.warning.monthly),
        };
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
    };
  },
};

/** Capitals, a merchant category column, groups with an own heading row, cash-back decoys, "Open to Close Date". */
const categoryColumn: Layout = {
  name: "stranger-card-categories",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 29);
    const category = (l: CardLine) =>
      ["Restaurants", "Merchandise", "Gasoline", "Services"][Math.abs(l.amount) % 4] ?? "";
    const line = (l: CardLine, withCategory: boolean) => [
      date.noYear(l.day),
      escaped(l.text),
      withCategory ? category(l) : "",
      l.amount < 0 ? minus(-l.amount) : $(l.amount),
    ];
    const printed = [
      ...kinds(d, "payment", "credit"),
      ...kinds(d, "purchase"),
      ...kinds(d, "cash"),
      ...kinds(d, "fee"),
    ];
    const html = document(
      `body{font:8.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}.o{background:#f60;color:#fff;padding:3px 6px;margin-top:10px}.dots td:first-child{border-bottom:1px dotted #aaa}`,
      `<div class=row><div style="font-size:18pt"><b>PERSIMMON</b></div><div class=r>PERSIMMON IT&reg; CARD ENDING IN ${d.last4}<br>OPEN TO CLOSE DATE: ${date.slash(d.start)} - ${date.slash(d.end)}<br><b>ACCOUNT CENTER</b> persimmon.example 1-800-347-2683</div></div>
      <div class=row><div><div class=o>ACCOUNT SUMMARY</div>${pairs(
        [
          ["Previous Balance", $(d.previous)],
          ["Payments and Credits", minus(d.payments + d.credits)],
          ["Purchases", plus(d.purchases)],
          ["Balance Transfers", "+$0.00"],
          ["Cash Advances", plus(d.cash)],
          ["Fees Charged", plus(d.fees)],
          ["Interest Charged", plus(d.interest)],
          ["<b>New Balance:</b>", `<b>${$(d.balance)}</b>`],
        ],
        "class=dots",
      )}<p class=small>See Interest Charge Calculation section following the Fees and Interest Charged section for detailed APR information</p>${pairs(
        [
          ["Credit Line", money.wholeDollars(d.limit)],
          ["Credit Line Available", $(d.available)],
          ["Cash Advance Credit Line", money.wholeDollars(Math.floor(d.cashLimit / 100) * 100)],
          ["Cash Advance Credit Line Available", $(d.cashLimit)],
        ],
      )}</div>
      <div><div class=o>PAYMENT INFORMATION</div><div class=band><div>New Balance<br><b style="font-size:13pt">${$(d.balance)}</b></div><div>Minimum Payment Due<br><b style="font-size:13pt">${$(d.minimum)}</b></div><div>Payment Due Date<br><b style="font-size:13pt">${date.slash(d.due)}</b></div></div><p class=small>LATE PAYMENT WARNING: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.00</p><p class=small>MINIMUM PAYMENT WARNING: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("lll", WARNING_HEAD, warningRows(d), "class=small border=1")}
      <div class=o>REWARDS</div>${pairs([
        ["Previous Cashback Bonus Balance", "$21.18"],
        ["+ Earned This Period", "$8.44"],
        ["- Redeemed This Period", "$0.00"],
        ["Cashback Bonus Balance", $(d.points)],
      ])}</div></div>
      <div class=o>TRANSACTIONS</div>${grid(
        "lllr",
        ["DATE", "PAYMENTS AND CREDITS", "", "AMOUNT"],
        kinds(d, "payment", "credit").map((l) => line(l, false)),
      )}${grid(
        "lllr",
        ["DATE", "PURCHASES", "MERCHANT CATEGORY", "AMOUNT"],
        kinds(d, "purchase").map((l) => line(l, true)),
      )}${
        d.cash
          ? grid(
              "lllr",
              ["DATE", "CASH ADVANCES", "", "AMOUNT"],
              kinds(d, "cash").map((l) => line(l, false)),
            )
          : ""
      }
      <div class=o>FEES AND INTEREST CHARGED</div>${
        d.fees
          ? grid(
              "lllr",
              ["DATE", "FEES", "", "AMOUNT"],
              kinds(d, "fee").map((l) => line(l, false)),
            )
          : ""
      }${pairs([
        ["TOTAL FEES FOR THIS PERIOD", $(d.fees)],
        ["Interest Charge on Purchases", $(d.interest)],
        ["Interest Charge on Cash Advances", "$0.00"],
        ["TOTAL INTEREST FOR THIS PERIOD", $(d.interest)],
      ])}
      <b>${year(d)} TOTALS YEAR-TO-DATE</b>${pairs([
        [`TOTAL FEES CHARGED IN ${year(d)}`, $(d.ytdFees)],
        [`TOTAL INTEREST CHARGED IN ${year(d)}`, $(d.ytdInterest)],
      ])}
      <div class=o>INTEREST CHARGE CALCULATION</div>${grid(
        "llrrr",
        [
          "TYPE OF BALANCE",
          "PROMO APR EXPIRES",
          "ANNUAL PERCENTAGE RATE (APR)",
          "BALANCE SUBJECT TO INTEREST RATE",
          "INTEREST CHARGE",
        ],
        [
          ["Purchases", "N/A", `${d.apr}% V`, $(d.interestBase), $(d.interest)],
          ["Cash Advances", "N/A", `${d.cashApr}% V`, $(d.cash), "$0.00"],
        ],
      )}V = Variable Rate`,
    );
    return {
      html,
      truth: alsoNamed(
        cardStatement(d, "PERSIMMON", ({ account, transactions }) => {
          account.aprs = [
            { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
            { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
          ];
          transactions.splice(0, Infinity, ...cardRows(printed));
        }),
        "PERSIMMON IT CARD",
        "Persimmon IT",
      ),
    };
  },
};

/** Credits as CR, a reference column, a rate table with two balance columns and an introductory rate that expires. */
const expiringRates: Layout = {
  name: "stranger-card-expiring-rates",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 43);
    const promo = Math.floor(d.balance / 3);
    const expires = addDays(d.end, 120 + (seed % 5) * 30);
    const cr = (n: number) => `$${money.plain(Math.abs(n))}${n < 0 ? "CR" : ""}`;
    const row = (l: CardLine, index: number) => [
      date.noYear(l.posted),
      date.noYear(l.day),
      l.kind === "interest" ? "" : `${4_120 + index * 37}`,
      escaped(l.text),
      cr(l.amount),
    ];
    const head = ["Post<br>Date", "Trans<br>Date", "Ref #", "Transaction Description", "Amount"];
    const printed = [
      ...kinds(d, "payment", "credit"),
      ...kinds(d, "purchase", "cash"),
      ...kinds(d, "fee"),
      ...kinds(d, "interest"),
    ];
    const html = document(
      `body{font:8.5pt "Liberation Sans Narrow","Liberation Sans"}${BASE}h4{background:#dde;text-align:center;margin:10px 0 2px}`,
      `<div class=row><div><b style="font-size:14pt">${date.monthYear(d.end)} Statement</b><br>Open Date: ${date.slash(d.start)} &nbsp; Closing Date: ${date.slash(d.end)}<br><br><b>Cash+ Visa Signature Card</b><br>${d.name}</div><div><b style="font-size:15pt">Tallgrass Bank</b><br>Account: XXXX XXXX XXXX ${d.last4}<br>Cardmember Service 1-800-285-8585</div></div>
      ${band([
        ["New Balance", $(d.balance)],
        ["Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.slash(d.due)],
      ])}
      <div class=row><div><p class=small>Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p><h4>Reward Points</h4>${pairs(
        [
          ["Earned This Statement", "1,204"],
          ["Reward Center Balance", d.points.toLocaleString("en-US")],
        ],
      )}</div><div><h4>Activity Summary</h4>${pairs([
        ["Previous Balance", `+ &nbsp; ${$(d.previous)}`],
        ["Payments", `- &nbsp; ${cr(-d.payments)}`],
        ["Other Credits", d.credits ? `- &nbsp; ${cr(-d.credits)}` : "$0.00"],
        ["Purchases", `+ &nbsp; ${$(d.purchases)}`],
        ["Balance Transfers", "$0.00"],
        ["Advances", d.cash ? `+ &nbsp; ${$(d.cash)}` : "$0.00"],
        ["Other Debits", "$0.00"],
        ["Fees Charged", d.fees ? `+ &nbsp; ${$(d.fees)}` : "$0.00"],
        ["Interest Charged", d.interest ? `+ &nbsp; ${$(d.interest)}` : "$0.00"],
        ["<b>New Balance</b>", `= &nbsp; ${$(d.balance)}`],
        ["Past Due", "$0.00"],
        ["Minimum Payment Due", $(d.minimum)],
        ["Credit Line", $(d.limit)],
        ["Available Credit", $(d.available)],
        ["Days in Billing Period", "31"],
      ])}</div></div>
      <h4>Transactions</h4><b>Payments and Other Credits</b>${grid("llllr", head, kinds(d, "payment", "credit").map(row))}<div class=r>TOTAL THIS PERIOD &nbsp; ${cr(-d.payments - d.credits)}</div><b>Purchases and Other Debits</b>${grid("llllr", head, kinds(d, "purchase", "cash").map(row))}<div class=r>TOTAL THIS PERIOD &nbsp; ${$(d.purchases + d.cash)}</div>${d.fees ? `<b>Fees</b>${grid("llllr", head, kinds(d, "fee").map(row))}` : ""}<div class=r>TOTAL FEES THIS PERIOD &nbsp; ${$(d.fees)}</div>${d.interest ? `<b>Interest Charged</b>${grid("llllr", head, kinds(d, "interest").map(row))}` : ""}<div class=r>TOTAL INTEREST THIS PERIOD &nbsp; ${$(d.interest)}</div>
      <h4>${year(d)} Totals Year-to-Date</h4>${pairs([
        [`Total Fees Charged in ${year(d)}`, $(d.ytdFees)],
        [`Total Interest Charged in ${year(d)}`, $(d.ytdInterest)],
      ])}
      <h4>Interest Charge Calculation</h4><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. **APR for current and future transactions.</p>${grid(
        "lrrlrrl",
        [
          "Balance Type",
          "Balance<br>By Type",
          "Balance Subject to<br>Interest Rate",
          "Variable",
          "Interest<br>Charge",
          "Annual<br>Percentage<br>Rate",
          "Expires<br>with<br>Statement",
        ],
        [
          ["**BALANCE TRANSFER", $(promo), $(promo), "", "$0.00", "0.00%", date.slash(expires)],
          [
            "**PURCHASES",
            $(Math.max(0, d.balance - promo - d.cash)),
            $(d.interestBase),
            "YES",
            $(d.interest),
            `${d.apr}%`,
            "",
          ],
          ["**ADVANCES", $(d.cash), $(d.cash), "YES", "$0.00", `${d.cashApr}%`, ""],
        ],
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "Tallgrass Bank", ({ account, transactions }) => {
        delete account.minimumPaymentWarning;
        account.pastDue = "0.00";
        account.aprs = [
          { kind: "balance-transfer", apr: "0.00", balance: decimal(promo), expires },
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
    };
  },
};

/** "New Balance Total", the current payment beside the past due one, reference and account columns, promotional ids. */
const balanceTotal: Layout = {
  name: "stranger-card-balance-total",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = pastDueCard(seed + 11);
    const ends = addDays(d.end, 95);
    const promo = Math.floor(d.balance / 4);
    const row = (l: CardLine, index: number) => [
      date.noYear(l.day),
      date.noYear(l.posted),
      escaped(l.text),
      String(1_041 + index * 219),
      d.last4,
      money.plain(l.amount),
    ];
    const sum = (title: string, lines: readonly CardLine[], total: string, value: number) =>
      `<tr><td></td><td></td><td><b>${title}</b></td></tr>${lines
        .map(
          (l, i) =>
            `<tr>${row(l, i)
              .map((c, n) => `<td${n === 5 ? " class=r" : ""}>${c}</td>`)
              .join("")}</tr>`,
        )
        .join("")}<tr><td></td><td></td><td>${total}</td><td></td><td></td><td class=r>${$(value)}</td></tr>`;
    const printed = [
      ...kinds(d, "payment", "credit"),
      ...kinds(d, "purchase", "cash"),
      ...kinds(d, "fee"),
      ...kinds(d, "interest"),
    ];
    const html = document(
      `body{font:8.5pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}h4{margin:10px 0 2px;color:#c00}.tx td{padding-left:5px;font-size:7.5pt}`,
      `<div class=row><div>${d.name}<br>Account # 4400 66## #### ${d.last4}<br>${date.long(d.start)} - ${date.long(d.end)}</div><div class=r style="font-size:17pt;color:#c00">Redwater Bank<div style="font-size:9pt;color:#000">Customized Cash Rewards<br>Visa Signature</div></div></div>
      <div class=row><div><h4>Payment Information</h4>${pairs([
        ["New Balance Total", $(d.balance)],
        ["Current Payment Due", $(d.minimum - d.pastDue)],
        ["Past Due Amount", $(d.pastDue)],
        ["<b>Total Minimum Payment Due</b>", `<b>${$(d.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(d.due)}</b>`],
      ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of ${d.penaltyApr}%.</p><p class=small><b>Total Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay",
          "You will pay off the balance shown on this statement in about",
          "And you will end up paying an estimated total of",
        ],
        [
          ["Only the Total Minimum Payment", `${d.warning.years} years`, $(d.warning.total)],
          [$(d.warning.monthly), "36 months", $(d.warning.monthlyTotal)],
        ],
        "class=small",
      )}</div>
      <div><h4>Account Summary/Payment Information</h4>${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payments and Other Credits", minus(d.payments + d.credits)],
        ["Purchases and Adjustments", $(d.purchases + d.cash)],
        ["Fees Charged", $(d.fees)],
        ["Interest Charged", $(d.interest)],
        ["<b>New Balance Total</b>", `<b>${$(d.balance)}</b>`],
        ["Total Credit Line", $(d.limit)],
        ["Total Credit Available", $(d.available)],
        ["Cash Credit Line", $(d.cashLimit)],
        ["Portion of Credit Available for Cash", $(d.cashLimit)],
        ["Statement Closing Date", date.slash(d.end)],
        ["Days in Billing Cycle", "30"],
      ])}</div></div>
      <h4>Transactions</h4><table class=tx><tr><td>Transaction<br>Date</td><td>Posting<br>Date</td><td>Description</td><td>Reference<br>Number</td><td>Account<br>Number</td><td class=r>Amount</td></tr>${sum("Payments and Other Credits", kinds(d, "payment", "credit"), "TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD", -d.payments - d.credits)}${sum("Purchases and Adjustments", kinds(d, "purchase", "cash"), "TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD", d.purchases + d.cash)}${d.fees ? sum("Fees", kinds(d, "fee"), "TOTAL FEES FOR THIS PERIOD", d.fees) : ""}${d.interest ? sum("Interest Charged", kinds(d, "interest"), "TOTAL INTEREST CHARGED FOR THIS PERIOD", d.interest) : ""}</table>
      <div style="text-align:center">${year(d)} Totals Year-to-Date${pairs(
        [
          [`Total fees charged in ${year(d)}`, $(d.ytdFees)],
          [`Total interest charged in ${year(d)}`, $(d.ytdInterest)],
        ],
        "style='width:50%'",
      )}</div>
      <h4>Interest Charge Calculation</h4>${grid(
        "lrlllrr",
        [
          "",
          "Annual<br>Percentage<br>Rate",
          "Promotional<br>Transaction<br>Type",
          "Promotional<br>Offer ID",
          "Promotional<br>Rate End<br>Date",
          "Balance<br>Subject to<br>Interest<br>Rate",
          "Interest<br>Charges by<br>Transaction<br>Type",
        ],
        [
          ["Purchases", `${d.apr}%V`, "", "", "", $(d.interestBase), $(d.interest)],
          ["Balance Transfers", "3.99%", "BT", "RWCKC-81", date.slash(ends), $(promo), "$0.00"],
          ["Direct Deposit and Check Cash Advances", `${d.cashApr}%V`, "", "", "", $(d.cash), "$0.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "Redwater Bank", ({ account, transactions }) => {
        account.purchases = decimal(d.purchases + d.cash);
        account.pastDue = decimal(d.pastDue);
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "balance-transfer", apr: "3.99", balance: decimal(promo), expires: ends },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
    };
  },
};

/** The sum as boxes with signs between, numbers of days, rows with a category word behind the amount. */
const equation: Layout = {
  name: "stranger-card-equation",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 57);
    const box = (label: string, value: string) =>
      `<td style="text-align:center;border:1px solid #888;padding:4px">${label}<br><b>${value}</b></td>`;
    const sign = (text: string) => `<td style="text-align:center;font-size:14pt">${text}</td>`;
    const columns = columnsOf(d.lines, 1);
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}h3{margin:12px 0 3px;font-variant:small-caps}`,
      `<div class=row><div style="font-size:20pt"><i>First Meadow Bank</i></div><div class=r>World Elite Mastercard<br>XXXX-XXXX-XXXX-${d.last4}</div></div>
      <table style="margin:10px 0"><tr>${box("Last statement", $(d.previous))}${sign("−")}${box("Payments &amp; credits", $(d.payments + d.credits))}${sign("+")}${box("New purchases", $(d.purchases))}${sign("+")}${box("Cash advances", $(d.cash))}${sign("+")}${box("Fees", $(d.fees))}${sign("+")}${box("Interest", $(d.interest))}${sign("=")}${box("Balance you owe", $(d.balance))}</tr></table>
      <div class=row><div>${pairs([
        ["Your statement date", date.abbreviated(d.end)],
        ["Statement covers", `${date.abbreviated(d.start)} to ${date.abbreviated(d.end)}`],
        ["Total credit limit", $(d.limit)],
        ["Remaining credit", $(d.available)],
        ["Of which for cash", $(d.cashLimit)],
      ])}</div><div>${pairs([
        ["Minimum amount due", $(d.minimum)],
        ["Please pay by", date.abbreviated(d.due)],
        ["Amount past due", "$0.00"],
        ["Amount over limit", "$0.00"],
      ])}</div></div>
      <h3>What happened this month</h3>${grid(
        "llrl",
        ["Posted", "What", "Amount", "Type"],
        (columns[0] ?? []).map((l) => [
          date.monthDay(l.posted),
          escaped(l.text),
          money.brackets(l.amount),
          l.kind === "credit" ? "Refund" : l.kind === "payment" ? "Payment" : "Charge",
        ]),
      )}
      <h3>How interest was worked out</h3>${grid(
        "lrrr",
        ["Kind of balance", "Yearly rate (APR)", "Average daily balance", "Interest"],
        [
          ["Purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)],
          ["Cash advances", `${d.cashApr}%`, $(d.cash), "$0.00"],
        ],
      )}
      <p>Fees charged so far this year ${$(d.ytdFees)}. Interest charged so far this year ${$(d.ytdInterest)}.</p>`,
    );
    return {
      html,
      truth: cardStatement(d, "First Meadow Bank", ({ account, transactions }) => {
        delete account.minimumPaymentWarning;
        account.pastDue = "0.00";
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(
          0,
          Infinity,
          ...cardRows(d.lines).map((row, i) => ({ ...row, date: d.lines[i]?.posted ?? row.date })),
        );
      }),
    };
  },
};

export const strangerBankCards: readonly Layout[] = [
  couponOnTop,
  twoColumnPage,
  categoryColumn,
  expiringRates,
  balanceTotal,
  equation,
];
