import { type CardLine, cardRows } from "./card-data.ts";
import { cardStatement, kinds } from "./card-layouts.ts";
import { alsoNamed, document, type Layout } from "./layout.ts";
import { BASE, band, escaped, grid, pairs } from "./markup.ts";
import { makePerson } from "./person.ts";
import { addDays, date, decimal, money } from "./print-styles.ts";
import { seededRandom } from "./random.ts";
import { byHolder, pastDueCard, strangerCard } from "./stranger-data.ts";

const $ = money.dollar;
const floor = (n: number) => Math.floor(n / 100) * 100;

/** Two holders with subtotals, a plan of instalments beside the revolving balance, "transactions" for purchases. */
const instalmentPlan: Layout = {
  name: "stranger-card-instalment-plan",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 201);
    const [mine = [], other = []] = byHolder(d, 2).map((list) => list.filter((l) => l.kind === "purchase"));
    const total = (list: readonly CardLine[]) => list.reduce((sum, l) => sum + l.amount, 0);
    const plan = floor(d.balance / 3);
    const row = (l: CardLine) => [
      date.monthDay(l.day),
      date.monthDay(l.posted),
      escaped(l.text),
      `${l.amount < 0 ? "- " : ""}${$(Math.abs(l.amount))}`,
    ];
    const head = ["Trans Date", "Post Date", "Description", "Amount"];
    const printed = [
      ...kinds(d, "payment", "credit"),
      ...mine,
      ...other,
      ...kinds(d, "cash"),
      ...kinds(d, "fee"),
    ];
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}h3{margin:12px 0 2px;color:#035}.card{border:1px solid #ccd;border-radius:8px;padding:8px}`,
      `<div class=row><div style="font-size:18pt;color:#c33">Capstone</div><div class=r>Venturer Card | World Mastercard ending in ${d.last4}<br>${date.abbreviated(d.start)} - ${date.abbreviated(d.end)} | 31 days in Billing Cycle</div></div>
      <div class=row><div class=card><h3>Payment Information</h3><div class=row><div>Payment Due Date<br><b style="font-size:13pt">${date.abbreviated(d.due)}</b></div><div>For online and phone payments, the deadline is 8pm ET.</div></div><div class=row><div>New Balance<br><b style="font-size:13pt">${$(d.balance)}</b></div><div>Minimum Payment Due<br><b style="font-size:13pt">${$(d.minimum)}</b></div></div><p class=small>LATE PAYMENT WARNING: If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.</p><p class=small>MINIMUM PAYMENT WARNING: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lcc",
        [
          "If you make no additional charges using this card and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will end up paying an estimated total of...",
        ],
        [
          ["Minimum Payment", `${d.warning.years} Years`, $(d.warning.total)],
          [$(d.warning.monthly), "3 Years", $(d.warning.monthlyTotal)],
        ],
        "class=small",
      )}</div>
      <div class=card><h3>Account Summary</h3>${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payments", `- ${$(d.payments)}`],
        ["Other Credits", d.credits ? `- ${$(d.credits)}` : "$0.00"],
        ["Transactions", `+ ${$(d.purchases)}`],
        ["Cash Advances", `+ ${$(d.cash)}`],
        ["Fees Charged", `+ ${$(d.fees)}`],
        ["Interest Charged", `+ ${$(d.interest)}`],
        ["New Balance", `= ${$(d.balance)}`],
      ])}<hr>${pairs([
        ["Credit Limit", $(d.limit)],
        [`Available Credit (as of ${date.abbreviated(d.end)})`, $(d.available)],
        ["Cash Advance Credit Limit", $(d.cashLimit)],
        ["Available Credit for Cash Advances", $(d.cashLimit)],
      ])}</div></div>
      <h3>Instalment Plan</h3>${grid("lrrrl", ["Plan", "Original Amount", "Remaining Amount", "Monthly Plan Payment", "Last Payment"], [["LAPTOP STORE PLAN A", $(plan * 2), $(plan), $(floor(plan / 6)), date.monthYear(addDays(d.end, 180))]])}
      <h3>${d.name} #${d.last4}: Payments, Credits and Adjustments</h3>${grid("lllr", head, kinds(d, "payment", "credit").map(row))}
      <h3>${d.name} #${d.last4}: Transactions</h3>${grid("lllr", head, mine.map(row))}<b>${d.name} #${d.last4}: Total Transactions</b> <b>${$(total(mine))}</b>
      <h3>SAM O SPECIMEN #${Number(d.last4) + 3}: Transactions</h3>${grid("lllr", head, other.map(row))}<b>SAM O SPECIMEN #${Number(d.last4) + 3}: Total Transactions</b> <b>${$(total(other))}</b>
      ${d.cash ? `<h3>Cash Advances</h3>${grid("lllr", head, kinds(d, "cash").map(row))}` : ""}<div><b>Total Transactions for This Period</b> <b>${$(d.purchases + d.cash)}</b></div>
      <h3>Fees</h3>${grid("lllr", head, kinds(d, "fee").map(row))}<b>Total Fees for This Period</b> <b>${$(d.fees)}</b>
      <h3>Interest Charged</h3>${pairs([
        ["Interest Charge on Purchases", $(d.interest)],
        ["Interest Charge on Cash Advances", "$0.00"],
        ["Interest Charge on Other Balances", "$0.00"],
        ["Total Interest for This Period", $(d.interest)],
      ])}
      <h3>Totals Year-to-Date</h3>${pairs([
        ["Total Fees charged", $(d.ytdFees)],
        ["Total Interest charged", $(d.ytdInterest)],
      ])}
      <h3>Interest Charge Calculation</h3>${grid(
        "llrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${d.apr}% P`, $(d.interestBase), $(d.interest)],
          ["Cash Advances", `${d.cashApr}% P`, $(d.cash), "$0.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "Capstone", ({ account, transactions }) => {
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
    };
  },
};

/** A regional bank: the sum as a column of words with figures between dots, the coupon at the foot, 36 months as a number. */
const dotLeaders: Layout = {
  name: "stranger-card-dot-leaders",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = pastDueCard(seed + 223);
    const who = makePerson(seededRandom(seed + 4));
    const dots = (label: string, value: string) =>
      `<div>${label} ${".".repeat(Math.max(4, 46 - label.length))} ${value}</div>`;
    const row = (l: CardLine) => [
      date.slash(l.day),
      date.slash(l.posted),
      escaped(l.text),
      `${$(Math.abs(l.amount))}${l.amount < 0 ? "-" : ""}`,
    ];
    const printed = d.lines.toSorted((a, b) => a.day.localeCompare(b.day));
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}h4{margin:12px 0 2px;text-decoration:underline}.coupon{border-top:1px dashed;margin-top:24px;padding-top:8px}`,
      `<div style="text-align:center"><b style="font-size:14pt">Cumberland Valley Bank &amp; Trust</b><br>Consumer Credit Card Statement</div><p>${who.name}<br>${who.street}<br>${who.town}</p>
      <div class=row><div><h4>Account Information</h4>${dots("Card account", `XXXX XXXX XXXX ${d.last4}`)}${dots("Statement closing date", date.slash(d.end))}${dots("Days this period", "30")}${dots("Total credit line", $(d.limit))}${dots("Credit available", $(d.available))}${dots("Cash line", $(d.cashLimit))}</div>
      <div><h4>Payment Information</h4>${dots("New balance", $(d.balance))}${dots("Past due amount", $(d.pastDue))}${dots("Minimum payment due", $(d.minimum))}${dots("Payment due date", date.slash(d.due))}</div></div>
      <h4>Summary of Activity</h4>${dots("Previous balance", $(d.previous))}${dots("Payments", `${$(d.payments)}-`)}${dots("Other credits", `${$(d.credits)}-`)}${dots("Purchases", $(d.purchases))}${dots("Cash advances", $(d.cash))}${dots("Balance transfers", $(0))}${dots("Fees charged", $(d.fees))}${dots("Interest charged", $(d.interest))}${dots("New balance", $(d.balance))}
      <p>Late Payment Warning: A payment received after the due date may bring a late fee of up to $32.00. Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest.</p>${grid(
        "lrr",
        ["Paying each month", "takes about", "and costs about"],
        [
          ["the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
          [$(d.warning.monthly), "36 months", $(d.warning.monthlyTotal)],
        ],
        "style='width:60%'",
      )}
      <h4>Account Activity</h4>${grid("lllr", ["Transaction date", "Posting date", "Description", "Amount"], printed.map(row))}
      <h4>Fees and Interest, Year to Date</h4>${dots(`Fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees))}${dots(`Interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest))}
      <h4>Interest Charge Calculation</h4>${grid(
        "lrrr",
        ["Type of balance", "APR", "Balance subject to interest", "Interest charge"],
        [
          ["Purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)],
          ["Cash advances", `${d.cashApr}%`, $(d.cash), "$0.00"],
          ["Balance transfers", `${d.transferApr}%`, "$0.00", "$0.00"],
        ],
      )}
      <div class="coupon row"><div>Cumberland Valley Bank &amp; Trust<br>PO Box 4410, Nashville TN 37202</div><div>Account ending ${d.last4}<br>New balance ${$(d.balance)}<br>Minimum payment due ${$(d.minimum)}<br>Due ${date.slash(d.due)}<br>Amount enclosed $________</div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        cardStatement(d, "Cumberland Valley Bank & Trust", ({ account, transactions }) => {
          delete account.periodStart;
          delete account.periodEnd;
          account.pastDue = decimal(d.pastDue);
          account.aprs = [
            { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
            { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
            { kind: "balance-transfer", apr: d.transferApr, balance: "0.00" },
          ];
          transactions.splice(0, Infinity, ...cardRows(printed));
        }),
        "Cumberland Valley Bank",
      ),
    };
  },
};

/** A titanium card on a phone company's paper: large figures, a daily cash column, instalments apart, net figures in prose. */
const dailyCash: Layout = {
  name: "stranger-card-daily-cash",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const made = strangerCard(seed + 241);
    const lines = made.lines.filter((l) => l.kind !== "cash" && l.kind !== "fee" && l.kind !== "interest");
    const balance = made.balance - made.cash - made.fees;
    const minimum = Math.min(balance, made.minimum);
    const d = { ...made, lines, cash: 0, fees: 0, balance, minimum, available: made.limit - balance };
    const printed = [...kinds(d, "payment"), ...kinds(d, "purchase", "credit")];
    const html = document(
      `body{font:9.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}h2{font-size:15pt;margin:18px 0 4px}.big{font-size:20pt}.g{color:#888}`,
      `<div class=row><div style="font-size:16pt"><b>Pomelo Card</b></div><div class=r>Statement</div></div><div class=row><div>${d.name}, jordan@example.com</div><div class=r>${date.monthDay(d.start)} — ${date.abbreviated(d.end)}</div></div>
      <div class=row style="margin-top:14px"><div><span class=g>Your ${date.monthYear(d.end).split(" ")[0]} Balance as of ${date.abbreviated(d.end)}</span><div class=big>${$(d.balance)}</div></div><div><span class=g>Minimum Payment Due</span><div class=big>${$(d.minimum)}</div></div><div><span class=g>Payment Due By</span><div class=big>${date.abbreviated(d.due)}</div></div></div>
      <h2>Your Balance</h2>${pairs([
        [`Previous Monthly Balance as of ${date.abbreviated(addDays(d.start, -1))}`, $(d.previous)],
        ["Payments and Credits", `-${$(d.payments + d.credits)}`],
        ["Purchases", $(d.purchases)],
        ["Interest Charged", $(d.interest)],
        ["Total Balance", $(d.balance)],
      ])}<h2>Your Credit</h2>${pairs([
        ["Credit Limit", $(d.limit)],
        ["Available Credit", $(d.available)],
      ])}
      <p>Issued by Kingsley Bank USA, Salt Lake City Branch. Daily Cash earned this month ${$(Math.floor(d.purchases / 50))}.</p>
      <h2>Payments</h2>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        kinds(d, "payment").map((l) => [date.slash(l.day), escaped(l.text), `-${$(-l.amount)}`]),
      )}<div class=r>Total payments for this period &nbsp; -${$(d.payments)}</div>
      <h2>Transactions</h2>${grid(
        "llrrr",
        ["Date", "Description", "Daily Cash", "", "Amount"],
        kinds(d, "purchase", "credit").map((l) => [
          date.slash(l.day),
          escaped(l.text),
          l.amount < 0 ? "-1%" : "2%",
          `${l.amount < 0 ? "-" : ""}${$(Math.floor(Math.abs(l.amount) / 50))}`,
          `${l.amount < 0 ? "-" : ""}${$(Math.abs(l.amount))}`,
        ]),
      )}<div class=r>Total charges, credits and returns &nbsp; ${$(d.purchases - d.credits)}</div>
      <h2>Interest Charged</h2>${pairs([["Total interest for this month", $(d.interest)]])}
      <h2>Interest Rates</h2><p>APR means annual percentage rate. Your current variable APR for purchases is ${d.apr}%. The balance subject to interest was ${$(d.interestBase)}.</p>`,
    );
    return {
      html,
      truth: {
        ...cardStatement(d, "Pomelo Card", ({ account, transactions }) => {
          delete account.minimumPaymentWarning;
          delete account.feesCharged;
          delete account.accountLast4;
          account.aprs = [{ kind: "purchase", apr: d.apr }];
          transactions.splice(0, Infinity, ...cardRows(printed));
        }),
        allowed: {
          institution: ["Pomelo", "Kingsley Bank USA"],
          "accounts.0.institution": ["Pomelo", "Kingsley Bank USA"],
          "accounts.0.aprs.purchase.balance": [decimal(d.interestBase)],
        },
      },
    };
  },
};

/** A military credit union: everything in one narrow column, labels with colons, signs before a space, APR in a sentence. */
const colonLabels: Layout = {
  name: "stranger-card-colon-labels",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 263);
    const line = (label: string, value: string) => `<div>${label}: <b>${value}</b></div>`;
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.n{width:46%;float:left}.m{width:50%;float:right}h4{margin:10px 0 2px;background:#124;color:#fff;padding:2px 6px}.c{clear:both}`,
      `<div style="font-size:15pt;color:#124"><b>Anchor Point Federal Credit Union</b></div><div>GO REWARDS VISA &nbsp; Account ending in ${d.last4}</div>
      <div class=n><h4>AT A GLANCE</h4>${line("Billing cycle", `${date.slash(d.start)} to ${date.slash(d.end)}`)}${line("Statement balance", $(d.balance))}${line("Minimum payment", $(d.minimum))}${line("Payment due", date.long(d.due))}${line("Credit limit", $(d.limit))}${line("Available credit", $(d.available))}${line("Cash limit", $(d.cashLimit))}<h4>REWARDS</h4>${line("Points balance", d.points.toLocaleString("en-US"))}</div>
      <div class=m><h4>HOW YOUR BALANCE CHANGED</h4>${line("Previous balance", $(d.previous))}${line("Payments", `- ${$(d.payments)}`)}${line("Credits", `- ${$(d.credits)}`)}${line("Purchases", `+ ${$(d.purchases)}`)}${line("Cash advances", `+ ${$(d.cash)}`)}${line("Fees", `+ ${$(d.fees)}`)}${line("Interest", `+ ${$(d.interest)}`)}${line("Statement balance", $(d.balance))}</div>
      <div class=c></div><h4>PAYMENT WARNINGS</h4><p class=small>If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $20. If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.</p>${grid(
        "lll",
        [
          "If you make no additional charges and each month you pay",
          "You will pay off the balance in about",
          "For an estimated total of",
        ],
        [
          ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
          [$(d.warning.monthly), "3 years", $(d.warning.monthlyTotal)],
        ],
      )}
      <h4>TRANSACTIONS</h4>${grid(
        "lllr",
        ["Trans Date", "Post Date", "Description", "Amount"],
        d.lines.map((l) => [
          date.short(l.day),
          date.short(l.posted),
          escaped(l.text),
          `${l.amount < 0 ? "- " : "+ "}${$(Math.abs(l.amount))}`,
        ]),
      )}
      <h4>TOTALS YEAR-TO-DATE</h4>${line(`Fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees))}${line(`Interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest))}
      <h4>INTEREST CHARGE CALCULATION</h4>${grid(
        "lrrrr",
        ["Balance type", "APR", "Daily rate", "Balance subject to interest rate", "Interest charge"],
        [
          [
            "Purchases",
            `${d.apr}% (v)`,
            `${(Number(d.apr) / 365).toFixed(4)}%`,
            $(d.interestBase),
            $(d.interest),
          ],
          [
            "Cash advances",
            `${d.cashApr}% (v)`,
            `${(Number(d.cashApr) / 365).toFixed(4)}%`,
            $(d.cash),
            "$0.00",
          ],
        ],
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "Anchor Point Federal Credit Union", ({ account }) => {
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
      }),
    };
  },
};

/** A tile of figures with labels below, a bar of the limit, amounts without cents for limits, payments in green with a plus. */
const labelsBelow: Layout = {
  name: "stranger-card-labels-below",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 281);
    const tile = (value: string, label: string) =>
      `<div style="flex:1;text-align:center"><div style="font-size:16pt"><b>${value}</b></div><div class=small>${label}</div></div>`;
    const html = document(
      `body{font:9pt "DejaVu Sans","Liberation Sans"}${BASE}h3{margin:16px 0 4px}.t{display:flex;gap:10px;margin:12px 0;background:#f4f4f8;padding:10px}`,
      `<div class=row><div style="font-size:17pt"><b>Northwind Bank</b></div><div class=r>Credit card statement<br>Card ending ${d.last4}<br>Issued ${date.long(d.end)}</div></div>
      <div class=t>${tile($(d.balance), "statement balance")}${tile($(d.minimum), "minimum payment")}${tile(date.long(d.due), "payment due date")}</div>
      <div class=t>${tile(money.wholeDollars(d.limit), "credit limit")}${tile($(d.available), "available credit")}${tile(`${date.monthDay(d.start)} - ${date.monthDay(d.end)}`, "billing period")}</div>
      <h3>Summary</h3>${band([
        ["Previous balance", $(d.previous)],
        ["Payments", `-${$(d.payments)}`],
        ["Credits", `-${$(d.credits)}`],
        ["Purchases", `+${$(d.purchases)}`],
      ])}${band([
        ["Cash advances", `+${$(d.cash)}`],
        ["Fees", `+${$(d.fees)}`],
        ["Interest", `+${$(d.interest)}`],
        ["New balance", $(d.balance)],
      ])}
      <h3>Payments and credits</h3>${grid(
        "llr",
        ["Date", "Details", "Amount"],
        kinds(d, "payment", "credit").map((l) => [
          date.abbreviated(l.day),
          escaped(l.text),
          `+${$(-l.amount)}`,
        ]),
      )}
      <h3>Purchases and cash</h3>${grid(
        "llr",
        ["Date", "Details", "Amount"],
        kinds(d, "purchase", "cash").map((l) => [date.abbreviated(l.day), escaped(l.text), $(l.amount)]),
      )}
      <h3>Fees and interest</h3>${grid(
        "llr",
        ["Date", "Details", "Amount"],
        kinds(d, "fee", "interest").map((l) => [date.abbreviated(l.day), escaped(l.text), $(l.amount)]),
      )}
      <h3>Rates</h3>${grid(
        "lrrr",
        ["Balance", "APR", "Balance subject to interest rate", "Interest"],
        [
          ["Purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)],
          ["Cash advances", `${d.cashApr}%`, $(d.cash), "$0.00"],
        ],
      )}<p class=small>Year to date: fees ${$(d.ytdFees)}, interest ${$(d.ytdInterest)}. A late payment may cost up to $30 and bring a penalty APR of ${d.penaltyApr}%.</p>`,
    );
    const printed = [
      ...kinds(d, "payment", "credit"),
      ...kinds(d, "purchase", "cash"),
      ...kinds(d, "fee", "interest"),
    ];
    return {
      html,
      truth: cardStatement(d, "Northwind Bank", ({ account, transactions }) => {
        delete account.minimumPaymentWarning;
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
    };
  },
};

/** A fuel company's card: charges by vehicle, "total due", a grace sentence, two amount columns, days with a month in letters. */
const debitCredit: Layout = {
  name: "stranger-card-debit-credit-columns",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 307);
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}h4{margin:12px 0 2px;border-left:6px solid #e80;padding-left:6px}`,
      `<div class=row><div><b style="font-size:15pt">PETROLANE</b> <span style="font-size:10pt">Drive Card</span><br>Credit Card Account Statement</div>${pairs(
        [
          ["Account Number", `**** **** **** ${d.last4}`],
          ["Billing Date", date.dayFirst(d.end)],
          ["Payment Due Date", date.dayFirst(d.due)],
          ["Account Balance", $(d.balance)],
          ["Minimum Payment", $(d.minimum)],
          ["Credit Line", money.wholeDollars(d.limit)],
          ["Available Credit Line", $(d.available)],
        ],
        "style='width:auto'",
      )}</div>
      <h4>Account Activity Since Last Statement</h4>${grid("llrr", ["Date", "Transaction", "Charges", "Payments/Credits"], [["", "Previous Balance", $(d.previous), ""], ...d.lines.map((l) => [date.monthDay(l.day), escaped(l.text), l.amount > 0 ? money.plain(l.amount) : "", l.amount < 0 ? money.plain(-l.amount) : ""]), ["", "<b>New Balance</b>", `<b>${$(d.balance)}</b>`, ""]])}
      <h4>Balance Summary</h4>${grid("rrrrrr", ["Previous Balance", "Payments & Credits", "Purchases & Advances", "Late Fees", "Finance Charges", "New Balance"], [[$(d.previous), $(d.payments + d.credits), $(d.purchases + d.cash), $(d.fees), $(d.interest), $(d.balance)]])}
      <h4>Finance Charge Information</h4>${grid(
        "lrrrr",
        ["", "Average Daily Balance", "Monthly Periodic Rate", "ANNUAL PERCENTAGE RATE", "Finance Charge"],
        [
          ["Purchases", $(d.interestBase), `${(Number(d.apr) / 12).toFixed(4)}%`, `${d.apr}%`, $(d.interest)],
          ["Cash Advances", $(d.cash), `${(Number(d.cashApr) / 12).toFixed(4)}%`, `${d.cashApr}%`, "$0.00"],
        ],
      )}
      <p>To avoid additional finance charges, pay the Account Balance by the Payment Due Date. Petrolane Drive Card is issued by Prairie Sky Bank.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        cardStatement(d, "Prairie Sky Bank", ({ account }) => {
          delete account.minimumPaymentWarning;
          delete account.periodStart;
          delete account.periodEnd;
          account.purchases = decimal(d.purchases + d.cash);
          account.aprs = [
            { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
            { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
          ];
        }),
        "PETROLANE",
      ),
    };
  },
};

export const strangerFurtherCards: readonly Layout[] = [
  instalmentPlan,
  dotLeaders,
  dailyCash,
  colonLabels,
  labelsBelow,
  debitCredit,
];
