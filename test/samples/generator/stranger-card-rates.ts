import type { AccountFacts } from "#contract/extraction.ts";
import { type CardData, type CardLine, cardRows } from "./card-data.ts";
import { cardStatement, kinds } from "./card-layouts.ts";
import { document, type Layout } from "./layout.ts";
import { BASE, band, escaped, grid, pairs } from "./markup.ts";
import { addDays, date, decimal, money } from "./print-styles.ts";
import { pastDueCard, strangerCard } from "./stranger-data.ts";

const $ = money.dollar;
const usual = (d: CardData): NonNullable<AccountFacts["aprs"]> => [
  { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
  { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
];
const rows = (lines: readonly CardLine[], style: (day: string) => string) =>
  lines.map((l) => [style(l.day), escaped(l.text), `${l.amount < 0 ? "-" : ""}${$(Math.abs(l.amount))}`]);
const sums = (d: CardData): (readonly [string, string])[] => [
  ["Previous Balance", $(d.previous)],
  ["Payments", `-${$(d.payments)}`],
  ["Credits", `-${$(d.credits)}`],
  ["Purchases", $(d.purchases)],
  ["Cash Advances", $(d.cash)],
  ["Fees", $(d.fees)],
  ["Interest", $(d.interest)],
  ["New Balance", $(d.balance)],
];

/** Rates turned on their side: a column for each kind of balance, a row for each property. */
const sideways: Layout = {
  name: "stranger-card-sideways-rates",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 401);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{margin:14px 0 3px}`,
      `<div class=row><div style="font-size:16pt"><b>Copper Basin Bank</b></div><div class=r>Account ending in ${d.last4}<br>Statement date ${date.long(d.end)}</div></div>${band(
        [
          ["New balance", $(d.balance)],
          ["Minimum due", $(d.minimum)],
          ["Due date", date.long(d.due)],
          ["Credit limit", $(d.limit)],
          ["Available", $(d.available)],
        ],
      )}
      <h3>Activity</h3>${pairs(sums(d), "style='width:45%'")}<h3>Transactions</h3>${grid("llr", ["Date", "Description", "Amount"], rows(d.lines, date.noYear))}
      <h3>Interest charges</h3>${grid(
        "lrrr",
        ["", "Purchases", "Cash advances", "Balance transfers"],
        [
          ["Annual percentage rate (APR)", `${d.apr}%`, `${d.cashApr}%`, `${d.transferApr}%`],
          ["Balance subject to interest rate", $(d.interestBase), $(d.cash), "$0.00"],
          ["Interest charge", $(d.interest), "$0.00", "$0.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "Copper Basin Bank", ({ account }) => {
        delete account.periodStart;
        delete account.periodEnd;
        delete account.minimumPaymentWarning;
        account.aprs = [...usual(d), { kind: "balance-transfer", apr: d.transferApr, balance: "0.00" }];
      }),
    };
  },
};

/** The older form: nominal, corresponding and effective rates side by side, days in the cycle, interest before the balance. */
const manyRates: Layout = {
  name: "stranger-card-many-rates",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 419);
    const effective = (Number(d.apr) + 1.37).toFixed(2);
    const html = document(
      `body{font:8.5pt "Liberation Mono"}${BASE}h4{margin:12px 0 2px}`,
      `<div class=row><div><b>RIVER BEND COMMUNITY CREDIT UNION</b><br>MASTERCARD STATEMENT</div><div class=r>ACCOUNT XXXX XXXX XXXX ${d.last4}<br>CLOSING DATE ${date.slash(d.end)}<br>DAYS IN CYCLE 31</div></div>
      <h4>ACCOUNT SUMMARY</h4>${pairs(
        sums(d).map(([a, b]) => [a.toUpperCase(), b] as const),
        "style='width:50%'",
      )}${pairs(
        [
          ["CREDIT LIMIT", $(d.limit)],
          ["AVAILABLE CREDIT", $(d.available)],
          ["MINIMUM PAYMENT", $(d.minimum)],
          ["PAYMENT DUE DATE", date.slash(d.due)],
          ["AMOUNT IN DISPUTE", "$0.00"],
        ],
        "style='width:50%'",
      )}
      <h4>FINANCE CHARGE COMPUTATION</h4>${grid(
        "lrrrrr",
        [
          "",
          "DAILY<br>PERIODIC RATE",
          "CORRESPONDING<br>APR",
          "INTEREST<br>CHARGE",
          "AVERAGE DAILY<br>BALANCE",
          "EFFECTIVE<br>APR",
        ],
        [
          [
            "PURCHASES",
            `${(Number(d.apr) / 365).toFixed(5)}%`,
            `${d.apr}%`,
            $(d.interest),
            $(d.interestBase),
            `${effective}%`,
          ],
          [
            "CASH ADVANCES",
            `${(Number(d.cashApr) / 365).toFixed(5)}%`,
            `${d.cashApr}%`,
            "$0.00",
            $(d.cash),
            "0.00%",
          ],
        ],
      )}
      <h4>TRANSACTIONS</h4>${grid(
        "lllr",
        ["POSTED", "TRAN", "DESCRIPTION", "AMOUNT"],
        d.lines.map((l) => [
          date.noYear(l.posted),
          date.noYear(l.day),
          escaped(l.text),
          `${money.plain(Math.abs(l.amount))}${l.amount < 0 ? " CR" : ""}`,
        ]),
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "RIVER BEND COMMUNITY CREDIT UNION", ({ account }) => {
        delete account.periodStart;
        delete account.periodEnd;
        delete account.minimumPaymentWarning;
        account.aprs = usual(d);
      }),
    };
  },
};

/** Two purchase rates, one introductory with its end in words, a warning whose short row stands first and months for years. */
const introRate: Layout = {
  name: "stranger-card-intro-rate",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = pastDueCard(seed + 433);
    const intro = Math.floor(d.balance / 6);
    const ends = addDays(d.end, 150);
    const html = document(
      `body{font:9pt "TeX Gyre Heros","Liberation Sans"}${BASE}h3{margin:14px 0 3px;color:#369}`,
      `<div class=row><div style="font-size:16pt;color:#369">Blue Mesa Bank</div><div class=r>Rewards Visa ...${d.last4}<br>Period ${date.slash(d.start)} - ${date.slash(d.end)}</div></div>
      <div class=row><div><h3>What you owe</h3>${pairs([
        ["New balance", $(d.balance)],
        ["Amount past due", $(d.pastDue)],
        ["Current minimum due", $(d.minimum - d.pastDue)],
        ["Total minimum due", $(d.minimum)],
        ["Due date", date.slash(d.due)],
        ["Total credit line", $(d.limit)],
        ["Available credit line", $(d.available)],
        ["Cash advance line", $(d.cashLimit)],
      ])}</div><div><h3>How it came about</h3>${pairs(sums(d))}</div></div>
      <p class=small>Late payment warning: if your payment comes after the due date you may have to pay a fee of up to $40.00 and your rates may rise to the penalty rate of ${d.penaltyApr}%.</p><p class=small>Minimum payment warning: if you make only the minimum payment each period you will pay more in interest and it will take you longer to pay off your balance.</p>${grid(
        "lll",
        ["Each month you pay", "Balance paid off in about", "Estimated total"],
        [
          [$(d.warning.monthly), "36 months", $(d.warning.monthlyTotal)],
          ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
        ],
        "class=small",
      )}
      <h3>Payments and credits</h3>${grid("llr", [], rows(kinds(d, "payment", "credit"), date.monthDay))}<h3>Purchases and advances</h3>${grid("llr", [], rows(kinds(d, "purchase", "cash"), date.monthDay))}<h3>Fees and interest</h3>${grid("llr", [], rows(kinds(d, "fee", "interest"), date.monthDay))}
      <h3>Your rates</h3>${grid(
        "llrrr",
        ["Type of balance", "Rate ends", "APR", "Balance subject to interest rate", "Interest charge"],
        [
          ["Intro purchases", date.slash(ends), "0.00%", $(intro), "$0.00"],
          ["Purchases", "", `${d.apr}%`, $(d.interestBase), $(d.interest)],
          ["Cash advances", "", `${d.cashApr}%`, $(d.cash), "$0.00"],
        ],
      )}<p class=small>${d.end.slice(0, 4)} totals: fees ${$(d.ytdFees)}, interest ${$(d.ytdInterest)}.</p>`,
    );
    const printed = [
      ...kinds(d, "payment", "credit"),
      ...kinds(d, "purchase", "cash"),
      ...kinds(d, "fee", "interest"),
    ];
    return {
      html,
      truth: cardStatement(d, "Blue Mesa Bank", ({ account, transactions }) => {
        account.pastDue = decimal(d.pastDue);
        account.aprs = [
          ...usual(d),
          { kind: "promotional", apr: "0.00", balance: decimal(intro), expires: ends },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
    };
  },
};

/** Rates as a list of sentences, the warning as two sentences, an autopay notice with an amount and a day of its own. */
const sentencesOnly: Layout = {
  name: "stranger-card-rate-sentences",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 449);
    const html = document(
      `body{font:10pt "Liberation Serif"}${BASE}h3{margin:16px 0 4px}`,
      `<div style="font-size:17pt"><b>Harvest Moon Bank</b></div><p>Credit card statement for ${d.name}. Card number ending in ${d.last4}. Statement closing date ${date.long(d.end)}.</p>
      <h3>Your account</h3>${pairs([...sums(d), ["Credit limit", $(d.limit)], ["Available credit", $(d.available)], ["Cash advance limit", $(d.cashLimit)]], "style='width:55%'")}
      <h3>Your payment</h3>${pairs(
        [
          ["Minimum payment due", $(d.minimum)],
          ["Payment due date", date.long(d.due)],
          ["Last payment received", $(d.payments)],
        ],
        "style='width:55%'",
      )}<p>Autopay is on: we will take ${$(d.minimum + 5_000)} from your bank on ${date.long(addDays(d.due, -2))}.</p>
      <h3>If you only pay the minimum</h3><p>Minimum Payment Warning: paying only the minimum payment, you will pay off this balance in about ${d.warning.years} years for an estimated total of ${$(d.warning.total)}. Paying ${$(d.warning.monthly)} each month, you will pay it off in about 3 years for an estimated total of ${$(d.warning.monthlyTotal)}, a saving of ${$(d.warning.total - d.warning.monthlyTotal)}.</p>
      <h3>Transactions</h3>${grid(
        "lllr",
        ["Transaction date", "Post date", "Description", "Amount"],
        d.lines.map((l) => [
          date.slash(l.day),
          date.slash(l.posted),
          escaped(l.text),
          money.brackets(l.amount),
        ]),
      )}
      <h3>Rates</h3><p>The purchase APR is ${d.apr}%.</p><p>The cash advance APR is ${d.cashApr}%.</p><p>Late fee up to $40.00. Foreign transactions 3.00%. Cash advance fee 5.00% or $10.00.</p>`,
    );
    return {
      html,
      truth: cardStatement(d, "Harvest Moon Bank", ({ account }) => {
        delete account.periodStart;
        delete account.periodEnd;
        account.aprs = [
          { kind: "purchase", apr: d.apr },
          { kind: "cash-advance", apr: d.cashApr },
        ];
      }),
    };
  },
};

/** A statement whose first page is only the coupon and the notices; the summary and everything else follow on the second. */
const coverPage: Layout = {
  name: "stranger-card-cover-page",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 463);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{margin:14px 0 3px;border-top:3px solid #a52;padding-top:3px}`,
      `<div class=row><div style="font-size:18pt;color:#a52"><b>Red Butte Bank</b></div><div>${pairs([
        ["Account", `**** ${d.last4}`],
        ["Amount due by", date.long(d.due)],
        ["Minimum", $(d.minimum)],
        ["Full balance", $(d.balance)],
        ["Amount enclosed", "$"],
      ])}</div></div><p>${d.name}</p><p>Make checks payable to Red Butte Bank, PO Box 8801, Denver CO 80201.</p>
      <h3>Important changes</h3><p>From January 1 the cash advance fee rises from $10.00 to $12.00, the late fee from $35.00 to $40.00. You earned $18.40 in rewards; your rewards balance is $92.10.</p>
      <div style="break-before:page"></div><h3>Statement ${date.long(d.start)} to ${date.long(d.end)}</h3>
      <div class=row><div>${pairs(sums(d))}</div><div>${pairs([
        ["Credit limit", money.wholeDollars(d.limit)],
        ["Available credit", $(d.available)],
        ["Limit for cash", $(d.cashLimit)],
        ["Overlimit", "$0.00"],
        ["Past due", "$0.00"],
      ])}</div></div>
      <h3>Detail</h3>${grid(
        "llrr",
        ["Date", "Detail", "Debit", "Credit"],
        d.lines.map((l) => [
          date.abbreviated(l.day),
          escaped(l.text),
          l.amount > 0 ? money.plain(l.amount) : "",
          l.amount < 0 ? money.plain(-l.amount) : "",
        ]),
      )}
      <h3>Finance charges</h3>${grid(
        "lrrrr",
        ["Balance", "Days", "Amount", "Rate (APR)", "Charge"],
        [
          ["Purchases", "31", $(d.interestBase), `${d.apr}%`, $(d.interest)],
          ["Cash advances", "31", $(d.cash), `${d.cashApr}%`, "$0.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: {
        ...cardStatement(d, "Red Butte Bank", ({ account }) => {
          delete account.minimumPaymentWarning;
          account.pastDue = "0.00";
          account.aprs = usual(d);
        }),
      },
    };
  },
};

export const strangerRateCards: readonly Layout[] = [
  sideways,
  manyRates,
  introRate,
  sentencesOnly,
  coverPage,
];
