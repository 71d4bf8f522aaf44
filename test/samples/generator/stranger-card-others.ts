import { type CardLine, cardRows } from "./card-data.ts";
import { cardStatement, kinds } from "./card-layouts.ts";
import { alsoNamed, document, type Layout } from "./layout.ts";
import { BASE, band, escaped, grid, pairs } from "./markup.ts";
import { makePerson } from "./person.ts";
import { addDays, date, decimal, money } from "./print-styles.ts";
import { seededRandom } from "./random.ts";
import { abroad, byHolder, creditBalanceCard, pastDueCard, strangerCard } from "./stranger-data.ts";

const $ = money.dollar;
const sumOf = (lines: readonly CardLine[]) => lines.reduce((sum, line) => sum + line.amount, 0);

/** A store's card with three promotional balances, each with its end; the amount due has several parts; a coupon below. */
const storePromotions: Layout = {
  name: "stranger-card-store-promotions",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = pastDueCard(seed + 5);
    const ends = [addDays(d.end, 45), addDays(d.end, 160), addDays(d.end, 400)];
    const parts = [Math.floor(d.balance / 5), Math.floor(d.balance / 7), Math.floor(d.balance / 9)];
    const names = [
      "No Interest If Paid In Full",
      "No Interest If Paid In Full",
      "Reduced Rate Fixed Payments",
    ];
    const rates = [d.apr, d.apr, "9.99"];
    const printed = [
      ...kinds(d, "payment", "credit"),
      ...kinds(d, "purchase", "cash"),
      ...kinds(d, "fee"),
      ...kinds(d, "interest"),
    ];
    const signed = (n: number) => (n < 0 ? `($${money.plain(-n)})` : $(n));
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{font-size:10pt;border-bottom:2px solid #290;margin:12px 0 3px}.coupon{border-top:1px dashed #000;margin-top:20px;padding-top:8px}`,
      `<div class=row><div style="font-size:19pt;color:#290"><b>Larkspur Outfitters</b><div style="font-size:9pt;color:#000">Credit Card Account Statement</div></div><div class=r>Visit us at larkspur.example/credit<br>Customer Service: 1-866-396-8254<br>Account Number ending in ${d.last4}</div></div>
      <div class=row><div><h3>Summary of Account Activity</h3>${pairs([
        ["Previous Balance", $(d.previous)],
        ["− Payments", $(d.payments)],
        ["− Other Credits", $(d.credits)],
        ["+ Purchases/Debits", $(d.purchases + d.cash)],
        ["+ Fees Charged", $(d.fees)],
        ["+ Interest Charges", $(d.interest)],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
        ["Credit Limit", money.wholeDollars(d.limit)],
        ["Available Credit", $(d.available)],
        ["Statement Closing Date", date.slash(d.end)],
        ["Next Statement Closing Date", date.slash(addDays(d.end, 30))],
        ["Days in Billing Cycle", "31"],
      ])}</div><div><h3>Payment Information</h3>${pairs([
        ["New Balance", $(d.balance)],
        ["Amount Past Due", $(d.pastDue)],
        ["Total Minimum Payment Due", $(d.minimum)],
        ["Overlimit Amount", "$0.00"],
        ["Payment Due Date", date.slash(d.due)],
      ])}<p class=small><b>PAYMENT DUE BY 5 P.M. EASTERN ON THE DUE DATE.</b> We may convert your payment into an electronic debit.</p><p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p><p class=small><b>Minimum Payment Warning:</b> Making only the Total Minimum Payment Due will increase the amount of interest you pay and the time it takes to repay your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay",
          "You will pay off the balance shown on this statement in about",
          "And you will end up paying an estimated total of",
        ],
        [
          ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
          [
            $(d.warning.monthly),
            "3 years",
            `${$(d.warning.monthlyTotal)} (Savings = ${$(d.warning.total - d.warning.monthlyTotal)})`,
          ],
        ],
        "class=small border=1",
      )}</div></div>
      <h3>Promotional Expiration Notification</h3><p class=small>You have a promotional balance of ${$(parts[0] ?? 0)} that expires on ${date.slash(ends[0] ?? d.end)}. To avoid paying deferred interest of $${money.plain(Math.floor((parts[0] ?? 0) / 6))}, pay this balance by then.</p>
      <h3>Promotional Purchase Summary</h3>${grid(
        "lrrrl",
        [
          "Promotional Type",
          "Original Purchase",
          "Promotional Balance",
          "Deferred Interest",
          "Promotional Expiration",
        ],
        names.map((name, i) => [
          `${date.slash(addDays(d.start, -200 - i * 40))} ${name}`,
          $((parts[i] ?? 0) * 2),
          $(parts[i] ?? 0),
          i < 2 ? $(Math.floor((parts[i] ?? 0) / 6)) : "N/A",
          date.slash(ends[i] ?? d.end),
        ]),
        "class=small",
      )}
      <h3>Rewards Summary</h3>${pairs(
        [
          ["Points Balance Last Month", "2,107"],
          ["Points to next $10 Reward", "393"],
        ],
        "style='width:50%'",
      )}
      <h3>Transaction Summary</h3>${grid(
        "lllr",
        ["Date", "Reference #", "Description", "Amount"],
        printed
          .filter((l) => l.kind !== "fee" && l.kind !== "interest")
          .map((l, i) => [
            date.noYear(l.day),
            `P9${34_127 + i * 71}00XTB${i}`,
            escaped(l.text),
            signed(l.amount),
          ]),
      )}<b>FEES</b>${grid(
        "llr",
        [],
        kinds(d, "fee").map((l) => [date.noYear(l.day), l.text, $(l.amount)]),
      )}<div class=r>TOTAL FEES FOR THIS PERIOD ${$(d.fees)}</div><b>INTEREST CHARGED</b>${grid(
        "llr",
        [],
        kinds(d, "interest").map((l) => [date.noYear(l.day), l.text, $(l.amount)]),
      )}<div class=r>TOTAL INTEREST FOR THIS PERIOD ${$(d.interest)}</div>
      <h3>${d.end.slice(0, 4)} Totals Year-to-Date</h3>${pairs([
        [`Total Fees Charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
        [`Total Interest Charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
        [`Total Interest Paid in ${d.end.slice(0, 4)}`, $(d.ytdInterest - 900)],
      ])}
      <h3>Interest Charge Calculation</h3>${grid(
        "llrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Regular Purchases", "NA", `${d.apr}% (v)`, $(d.interestBase), $(d.interest)],
          ...names.map((name, i) => [
            name,
            date.slash(ends[i] ?? d.end),
            `${rates[i] ?? ""}%${i < 2 ? " (v)" : ""}`,
            $(parts[i] ?? 0),
            "$0.00",
          ]),
        ],
      )}<div class="coupon row"><div>Larkspur Outfitters<br>PO BOX 960061<br>ORLANDO, FL 32896-0061</div>${pairs(
        [
          ["Account Number ending in", d.last4],
          ["Total Minimum Payment Due", $(d.minimum)],
          ["Payment Due Date", date.slash(d.due)],
          ["New Balance", $(d.balance)],
          ["Payment Enclosed $", "________"],
        ],
      )}</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        cardStatement(d, "Larkspur Outfitters", ({ account, transactions }) => {
          delete account.periodStart;
          delete account.periodEnd;
          account.purchases = decimal(d.purchases + d.cash);
          account.pastDue = decimal(d.pastDue);
          account.aprs = [
            { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
            ...names.map((_, i) => ({
              kind: "promotional" as const,
              apr: rates[i] ?? "",
              balance: decimal(parts[i] ?? 0),
              expires: ends[i] ?? d.end,
            })),
          ];
          transactions.splice(0, Infinity, ...cardRows(printed));
        }),
        "Larkspur Outfitters Credit Card",
      ),
    };
  },
};

/** A charge card without a rate or a limit: payable in full, two holders with totals, prices abroad on a second line. */
const payInFull: Layout = {
  name: "stranger-card-pay-in-full",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const made = strangerCard(seed + 83);
    const lines = made.lines.filter((line) => line.kind !== "interest" && line.kind !== "cash");
    const balance = made.balance - made.interest - made.cash;
    const d = { ...made, lines, interest: 0, cash: 0, balance, minimum: balance };
    const holders = byHolder(d, 2);
    const names = [d.name, "TAYLOR B MUSTER"];
    const row = (l: CardLine) => {
      const away = abroad(l);
      return [
        `${date.short(l.day)}${l.kind === "payment" ? "*" : ""}`,
        escaped(l.text) + (away ? `<br><span class=small>${away.foreign} Euros at ${away.rate}</span>` : ""),
        away ? `<span class=small>${away.foreign}<br>EUR</span>` : "",
        l.amount < 0 ? `-$${money.plain(-l.amount)}` : $(l.amount),
      ];
    };
    const payments = kinds(d, "payment", "credit");
    const spent = holders.map((list) => list.filter((l) => l.kind === "purchase"));
    const printed = [...payments, ...spent.flat(), ...kinds(d, "fee")];
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{margin:14px 0 2px}.k{font-size:8pt}.v{font-size:15pt}`,
      `<div class=row><div style="font-size:14pt">ARGENTINE EXPRESS<div style="font-size:10pt">Green Charge Card</div></div><div>Prepared for<br>${d.name}</div><div class=r>Account Ending 4-7${d.last4}<br>Closing Date ${date.short(d.end)}<br>p. 1/3</div></div>
      ${band([
        ["New Balance", $(d.balance)],
        ["Please Pay By", date.short(d.due)],
      ])}<p>Your account is payable in full. Please pay the New Balance upon receipt and no later than ${date.long(d.due)}.</p>
      <div class=row><div><h3>Account Summary</h3>${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payments/Credits", `-$${money.plain(d.payments + d.credits)}`],
        ["New Charges", `+$${money.plain(d.purchases)}`],
        ["Fees", `+$${money.plain(d.fees)}`],
        ["<b>New Balance</b>", `<b>= ${$(d.balance)}</b>`],
      ])}<div class=small>No preset spending limit</div></div><div><h3>Points</h3>${pairs([
        ["Available points", d.points.toLocaleString("en-US")],
        ["as of", date.short(addDays(d.end, -2))],
      ])}</div></div>
      <h3>Payments and Credits</h3><b>Summary</b>${grid(
        "lr",
        ["", "Total"],
        [
          ["Payments", `-$${money.plain(d.payments)}`],
          ["Credits", `-$${money.plain(d.credits)}`],
          ["<b>Total Payments and Credits</b>", `-$${money.plain(d.payments + d.credits)}`],
        ],
      )}<b>Detail</b> <span class=small>*Indicates posting date</span>${grid("llrr", ["", "", "", "Amount"], payments.map(row))}
      <h3>New Charges</h3><b>Summary</b>${grid("lr", ["", "Total"], [...names.map((name, i) => [`${name} 4-7${Number(d.last4) + i}`, $(sumOf(spent[i] ?? []))]), ["<b>Total New Charges</b>", $(d.purchases)]])}<b>Detail</b>
      ${names.map((name, i) => `<p><b>${name}</b><br>Card Ending 4-7${Number(d.last4) + i}</p>${grid("llrr", ["", "", "Foreign Spend", "Amount"], (spent[i] ?? []).map(row))}`).join("")}
      <h3>Fees</h3>${grid("llrr", ["", "", "", "Amount"], kinds(d, "fee").map(row))}${pairs([["Total Fees for this Period", $(d.fees)]])}
      <h3>${d.end.slice(0, 4)} Fees Totals Year-to-Date</h3>${pairs([[`Total Fees in ${d.end.slice(0, 4)}`, $(d.ytdFees)]])}`,
    );
    return {
      html,
      truth: {
        ...cardStatement(d, "ARGENTINE EXPRESS", ({ account, transactions }) => {
          for (const key of [
            "periodStart",
            "periodEnd",
            "creditLimit",
            "availableCredit",
            "apr",
            "aprs",
            "minimumPaymentWarning",
            "interestCharged",
            "minimumPayment",
          ] as const)
            delete account[key];
          transactions.splice(0, Infinity, ...cardRows(printed));
        }),
        // What a charge card has as its minimum is open: the whole balance is due.
        allowed: { "accounts.0.minimumPayment": [decimal(d.balance)] },
      },
    };
  },
};

/** A company's account: a control account, cards of employees with totals of their own, dates with dashes. */
const employeeCards: Layout = {
  name: "stranger-card-employees",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 97);
    const who = makePerson(seededRandom(seed + 9));
    const spent = byHolder(d, 3).map((list) => list.filter((l) => l.kind === "purchase"));
    const names = [d.name, "DANA P MUSTER", "LEE K PLACEHOLDER"];
    const bare = (day: string) => date.dashed(day).slice(0, 5);
    const row = (l: CardLine, i: number) => [
      bare(l.posted),
      bare(l.day),
      `24${d.last4}${6_400 + i * 13}`,
      escaped(l.text),
      `${money.plain(Math.abs(l.amount))}${l.amount < 0 ? " CR" : ""}`,
    ];
    const head = ["POST DATE", "TRAN DATE", "REFERENCE NUMBER", "TRANSACTION DESCRIPTION", "AMOUNT"];
    const own = [
      ...kinds(d, "payment", "credit"),
      ...kinds(d, "cash"),
      ...kinds(d, "fee"),
      ...kinds(d, "interest"),
    ];
    const printed = [...own, ...spent.flat()];
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}h4{background:#333;color:#fff;padding:2px 5px;margin:12px 0 3px}`,
      `<div class=row><div><b style="font-size:15pt">Ironbridge Commercial Bank</b><br>BUSINESS CARD STATEMENT</div><div>${pairs(
        [
          ["ACCOUNT NUMBER", `XXXX-XXXX-XXXX-${d.last4}`],
          ["STATEMENT DATE", date.dashed(d.end)],
          ["TOTAL BALANCE", $(d.balance)],
          ["PAYMENT DUE DATE", date.dashed(d.due)],
          ["MINIMUM AMOUNT DUE", $(d.minimum)],
        ],
      )}</div></div>
      <p>MUSTER TOOL &amp; DIE LLC<br>ATTN ${d.name}<br>${who.street}<br>${who.town}</p>
      <h4>COMPANY ACCOUNT SUMMARY</h4>${grid(
        "lrrrrrr",
        [
          "",
          "Previous Balance",
          "Purchases And Other Charges",
          "Cash Advances",
          "Late & Other Fees",
          "Finance Charges",
          "Payments And Credits",
        ],
        [
          [
            "Company Total",
            $(d.previous),
            $(d.purchases),
            $(d.cash),
            $(d.fees),
            $(d.interest),
            `${$(d.payments + d.credits)} CR`,
          ],
        ],
      )}${pairs(
        [
          ["New Balance", $(d.balance)],
          ["Company Credit Limit", $(d.limit)],
          ["Available Credit", $(d.available)],
          ["Disputed Amount", "$0.00"],
          ["Past Due", "$0.00"],
        ],
        "style='width:45%'",
      )}
      <h4>CORPORATE ACTIVITY</h4><div class=row><div>${d.name.replace(/^/, "BILLING ACCOUNT ")}</div><div class=r>XXXX-XXXX-XXXX-${d.last4}</div></div>${grid("llllr", head, own.map(row))}
      <h4>CARDHOLDER ACTIVITY</h4>${names
        .map((name, i) => {
          const list = spent[i] ?? [];
          return `<div class=row style="border-top:1px solid"><div><b>${name}</b><br>XXXX-XXXX-XXXX-${1_377 + i * 1_201}</div>${grid("rrrr", ["CREDITS", "PURCHASES", "CASH ADV", "TOTAL ACTIVITY"], [["$0.00", $(sumOf(list)), "$0.00", $(sumOf(list))]])}</div>${grid("llllr", head, list.map(row))}`;
        })
        .join("")}
      <h4>FINANCE CHARGE SUMMARY</h4>${grid(
        "lrrr",
        ["", "Average Daily Balance", "Annual Percentage Rate", "Finance Charge"],
        [
          ["Purchases", $(d.interestBase), `${d.apr}%`, $(d.interest)],
          ["Cash Advances", $(d.cash), `${d.cashApr}%`, "$0.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "Ironbridge Commercial Bank", ({ account, transactions }) => {
        delete account.periodStart;
        delete account.periodEnd;
        delete account.minimumPaymentWarning;
        account.pastDue = "0.00";
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
    };
  },
};

/** A new company's card: few words, everyday labels, rows under the day they belong to. */
const everydayWords: Layout = {
  name: "stranger-card-everyday-words",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 111);
    const days = [...new Set(d.lines.map((l) => l.day))].toSorted((a, b) => b.localeCompare(a));
    const html = document(
      `body{font:10pt "Liberation Sans";color:#222}${BASE}h2{font-weight:normal;margin:22px 0 6px}.day{color:#777;margin-top:8px}.hero{font-size:26pt}`,
      `<div class=row><div style="font-size:15pt"><b>tally</b></div><div class=r>Statement<br>${date.monthDay(d.start)} – ${date.abbreviated(d.end)}</div></div>
      <p style="margin-top:26px">Statement balance</p><div class=hero>${$(d.balance)}</div><p>At least ${$(d.minimum)} is due by ${date.long(d.due)}. Pay the whole statement balance to avoid interest.</p><p>Card •••• ${d.last4}</p>
      <h2>How we got here</h2>${pairs([
        [`Balance on ${date.longNoYear(addDays(d.start, -1))}`, $(d.previous)],
        ["You paid", `−${$(d.payments)}`],
        d.credits > 0 && ["Refunds", `−${$(d.credits)}`],
        ["You spent", $(d.purchases)],
        d.cash > 0 && ["Cash you took out", $(d.cash)],
        ["Fees", $(d.fees)],
        ["Interest", $(d.interest)],
        ["Statement balance", $(d.balance)],
      ])}${pairs([
        ["Credit limit", $(d.limit)],
        ["Left to spend", $(d.available)],
        ["Your purchase APR", `${d.apr}%`],
        ["Your cash APR", `${d.cashApr}%`],
        ["Cash back earned", $(Math.floor(d.purchases / 100))],
      ])}
      <h2>Activity</h2>${days
        .map(
          (day) =>
            `<div class=day>${date.long(day)}</div>${grid(
              "lr",
              [],
              d.lines
                .filter((l) => l.day === day)
                .map((l) => [escaped(l.text), l.amount < 0 ? `+${$(-l.amount)}` : $(l.amount)]),
            )}`,
        )
        .join("")}
      <h2>Minimum payment warning</h2><p>If you only pay the minimum each month you will pay off this balance in about ${d.warning.years} years and pay ${$(d.warning.total)} in all. If you pay ${$(d.warning.monthly)} a month, you will pay it off in 3 years and pay ${$(d.warning.monthlyTotal)}.</p><p class=small>Fees this year ${$(d.ytdFees)} · Interest this year ${$(d.ytdInterest)}</p>`,
    );
    const printed = days.flatMap((day) => d.lines.filter((l) => l.day === day));
    return {
      html,
      truth: cardStatement(d, "tally", ({ account, transactions }) => {
        account.aprs = [
          { kind: "purchase", apr: d.apr },
          { kind: "cash-advance", apr: d.cashApr },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
    };
  },
};

/** A secured card: the deposit as a decoy, minus signs behind the figures, month names without a year. */
const secured: Layout = {
  name: "stranger-card-secured",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = pastDueCard(seed + 131);
    const html = document(
      `body{font:9pt "DejaVu Sans","Liberation Sans"}${BASE}h4{margin:14px 0 3px;text-transform:uppercase}`,
      `<div style="text-align:center;font-size:15pt">Stepping Stone Secured Mastercard&reg;</div><div style="text-align:center">issued by Pebble Creek Bank</div><p>${d.name}<br>Account ending: ${d.last4}</p>
      <div class=row><div><h4>Account Overview</h4>${pairs([
        ["Balance Forward", money.trailing(d.previous)],
        ["Payments Received", money.trailing(-d.payments)],
        ["Credits/Adjustments", money.trailing(-d.credits)],
        ["Purchases", money.trailing(d.purchases)],
        ["Cash Advances", money.trailing(d.cash)],
        ["Fees", money.trailing(d.fees)],
        ["Finance Charge", money.trailing(d.interest)],
        ["Ending Balance", money.trailing(d.balance)],
      ])}</div><div><h4>Payment Details</h4>${pairs([
        ["Billing Cycle End Date", date.long(d.end)],
        ["Amount Overdue", $(d.pastDue)],
        ["Minimum Payment Due (includes Amount Overdue)", $(d.minimum)],
        ["Due Date", date.long(d.due)],
        ["Security Deposit", $(d.limit)],
        ["Your Credit Line", $(d.limit)],
        ["Your Available Credit Line", $(d.available)],
      ])}</div></div>
      <h4>Your Account Activity</h4>${grid(
        "lllr",
        ["Tran", "Post", "Details of Transaction", "Amount ($)"],
        d.lines.map((l) => [
          date.capital(l.day),
          date.capital(l.posted),
          escaped(l.text),
          money.trailing(l.amount),
        ]),
      )}
      <h4>Rate Information</h4>${grid(
        "lrrrr",
        ["Balance", "Daily Rate", "Corresponding APR", "Avg Daily Balance", "Finance Charge"],
        [
          [
            "Purchases",
            `${(Number(d.apr) / 365).toFixed(5)}%`,
            `${d.apr}%`,
            money.plain(d.interestBase),
            money.plain(d.interest),
          ],
          ["Cash", `${(Number(d.cashApr) / 365).toFixed(5)}%`, `${d.cashApr}%`, money.plain(d.cash), "0.00"],
        ],
      )}
      <p class=small>Your security deposit of ${$(d.limit)} earns no interest. Penalty fee if late: $40.00. Minimum Payment Warning: if you pay only the minimum of ${$(d.minimum)} each month it will take about ${d.warning.years} years and cost ${$(d.warning.total)} in total.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        cardStatement(d, "Pebble Creek Bank", ({ account }) => {
          delete account.periodStart;
          account.pastDue = decimal(d.pastDue);
          account.minimumPaymentWarning = { years: d.warning.years, totalCost: decimal(d.warning.total) };
          account.aprs = [
            { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
            { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
          ];
          delete account.periodEnd;
        }),
        "Stepping Stone",
      ),
    };
  },
};

/** The issuer owes the holder: balances below zero, nothing due; a credit union's plain print with a member number. */
const creditBalance: Layout = {
  name: "stranger-card-credit-balance",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = creditBalanceCard(seed + 151);
    const cr = (n: number) => `${money.plain(Math.abs(n))}${n < 0 ? "-" : ""}`;
    const html = document(
      `body{font:9pt "Liberation Mono"}${BASE}hr{border:0;border-top:1px solid}`,
      `<div>MILL RIVER TEACHERS CREDIT UNION</div><div>VISA PLATINUM REWARDS</div><div>MEMBER NUMBER 00${d.last4.slice(0, 2)}831</div><div>CARD NUMBER ************${d.last4}</div><div>STATEMENT DATE ${date.short(d.end)}</div><div>BILLING PERIOD ${date.short(d.start)} THRU ${date.short(d.end)}</div><br>
      ${pairs(
        [
          ["PREVIOUS BALANCE", cr(d.previous)],
          ["LESS PAYMENTS", cr(d.payments)],
          ["LESS CREDITS", cr(d.credits)],
          ["PLUS PURCHASES", cr(d.purchases)],
          ["PLUS CASH ADVANCES", cr(d.cash)],
          ["PLUS FEES", cr(d.fees)],
          ["PLUS INTEREST", cr(d.interest)],
          ["NEW BALANCE", cr(d.balance)],
          ["CREDIT LIMIT", cr(d.limit)],
          ["CREDIT AVAILABLE", cr(d.available)],
          ["MINIMUM PAYMENT DUE", "0.00"],
          ["PAYMENT DUE DATE", date.short(d.due)],
        ],
        "style='width:60%'",
      )}<hr>
      <div>YOUR ACCOUNT HAS A CREDIT BALANCE. NO PAYMENT IS REQUIRED.</div><hr>
      ${grid(
        "lllr",
        ["TRANS", "POST", "DESCRIPTION", "AMOUNT"],
        d.lines.map((l) => [date.noYear(l.day), date.noYear(l.posted), escaped(l.text), cr(l.amount)]),
      )}<hr>
      ${grid(
        "lrrrr",
        ["FEATURE", "PERIODIC RATE", "NOMINAL APR", "SUBJECT TO FINANCE CHARGE", "INTEREST"],
        [
          [
            "PURCHASES",
            `${(Number(d.apr) / 12).toFixed(4)}%`,
            `${d.apr}%`,
            cr(d.interestBase),
            cr(d.interest),
          ],
          ["CASH", `${(Number(d.cashApr) / 12).toFixed(4)}%`, `${d.cashApr}%`, cr(d.cash), "0.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "MILL RIVER TEACHERS CREDIT UNION", ({ account }) => {
        delete account.minimumPaymentWarning;
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
      }),
    };
  },
};

export const strangerOtherCards: readonly Layout[] = [
  storePromotions,
  payInFull,
  employeeCards,
  everydayWords,
  secured,
  creditBalance,
];
