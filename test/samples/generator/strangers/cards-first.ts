import { type CardLine, cardRows } from "../card-data.ts";
import { cardStatement, kinds } from "../card-layouts.ts";
import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { address, coupon, rightsNotice } from "../opened/furniture.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { pastDueCard, strangerCard } from "../stranger-data.ts";
import { stranger } from "./lender-parts.ts";

const $ = money.dollar;

/** The day of the new balance stands in its label: it may be taken for the day of the statement. */
const closedOn = (day: string, truth: Truth): Truth => ({
  ...truth,
  allowed: { ...truth.allowed, "accounts.0.statementDate": [day] },
});

/** A store's card of a bank that keeps many: references between day and text, totals of fees and interest among the rows, deferred interest. */
const storeReferences = stranger("card-store-references", "credit-cards", (seed) => {
  const d = pastDueCard(seed + 410);
  const who = makePerson(seededRandom(seed + 411));
  const promo = Math.floor(d.balance * 0.3);
  const promoEnd = addDays(d.end, 220);
  const row = (l: CardLine, index: number) => [
    date.noYear(l.day),
    date.noYear(l.posted),
    `P9283400${d.last4}${index}K7`,
    escaped(l.text),
    money.brackets(l.amount),
  ];
  const charges = [...kinds(d, "payment", "credit"), ...kinds(d, "purchase", "cash")];
  const fees = kinds(d, "fee");
  const interest = kinds(d, "interest");
  const heading = (text: string) => ["", "", "", `<b>${text}</b>`, ""];
  const html = document(
    `body{font:8pt "Liberation Sans"}${BASE}.b{background:#1b4a7a;color:#fff;padding:2px 5px;margin:9px 0 3px;font-weight:bold}`,
    `<div class=row><div style="font-size:15pt;color:#1b4a7a"><b>TIMBER&amp;TILE</b> <span style="font-size:9pt">HOME CREDIT CARD</span></div><div class=r>Account Number: XXXX XXXX XXXX ${d.last4}<br>${who.name}<br>Visit us at timberandtile.example/credit<br>Customer Service: 1-866-555-0119</div></div>
    <div class=row><div><div class=b>Summary of Account Activity</div>${pairs([
      ["Previous Balance", $(d.previous)],
      ["- Payments", $(d.payments)],
      ["- Other Credits", $(d.credits)],
      ["+ Purchases/Debits", $(d.purchases)],
      ["+ Cash Advances", $(d.cash)],
      ["+ Fees Charged", $(d.fees)],
      ["+ Interest Charged", $(d.interest)],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["Credit Limit", money.wholeDollars(d.limit)],
      ["Available Credit", $(d.available)],
      ["Statement Closing Date", date.slash(d.end)],
      ["Days in Billing Cycle", "31"],
    ])}</div><div><div class=b>Payment Information</div>${pairs([
      ["New Balance", $(d.balance)],
      ["Amount Past Due", $(d.pastDue)],
      ["Total Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.slash(d.due)],
    ])}<p><b>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE.</b></p><p class=small>Late Payment Warning: If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "ccc",
      [
        "If you make no additional charges using this card and each month you pay...",
        "You will pay off the balance shown on this statement in about...",
        "And you will end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
        [
          $(d.warning.monthly),
          "3 years",
          `${$(d.warning.monthlyTotal)}<br>(Savings = ${$(d.warning.total - d.warning.monthlyTotal)})`,
        ],
      ],
      "border=1 class=small",
    )}</div></div>
    <div class=b>Promotional Purchase Summary</div>${grid(
      "lrrrl",
      [
        "Tran Date",
        "Initial Purchase Amount",
        "Promotional Balance",
        "Accrued Deferred Interest",
        "Promo Expires",
      ],
      [[date.slash(addDays(d.end, -145)), $(promo + 10_000), $(promo), $(4_417), date.slash(promoEnd)]],
    )}
    <div class=b>Transaction Summary</div>${grid(
      "llllr",
      ["Tran Date", "Post Date", "Reference Number", "Description of Transaction or Credit", "Amount"],
      [
        ...charges.map(row),
        heading("FEES"),
        ...fees.map(row),
        ["", "", "", "TOTAL FEES FOR THIS PERIOD", $(d.fees)],
        heading("INTEREST CHARGED"),
        ...interest.map(row),
        ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", $(d.interest)],
        heading(`${d.end.slice(0, 4)} Year-to-Date Fees and Interest`),
        ["", "", "", `Total Fees Charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
        ["", "", "", `Total Interest Charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
      ],
    )}
    <div class=b>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "llrrr",
      [
        "Type of Balance",
        "Expiration Date",
        "Annual Percentage Rate",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Regular Purchases", "N/A", `${d.apr}%`, $(d.interestBase), $(d.interest)],
        ["Deferred Interest", date.slash(promoEnd), `${d.apr}%`, $(promo), $(0)],
        ["Cash Advances", "N/A", `${d.cashApr}%`, $(d.cash), $(0)],
      ],
    )}${rightsNotice}${coupon("TIMBER&amp;TILE HOME", [
      ["Account Number", `XXXX XXXX XXXX ${d.last4}`],
      ["New Balance", $(d.balance)],
      ["Total Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.slash(d.due)],
    ])}`,
  );
  const printed = [...charges, ...fees, ...interest];
  return {
    html,
    truth: alsoNamed(
      cardStatement(d, "TIMBER&TILE", ({ account, transactions }) => {
        delete account.periodStart;
        delete account.periodEnd;
        account.pastDue = decimal(d.pastDue);
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "promotional", apr: d.apr, balance: decimal(promo), expires: promoEnd },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
      "TIMBER&TILE HOME",
      "TIMBER&TILE HOME CREDIT CARD",
    ),
  };
});

/** A large bank: figures with a day in their label, plus and minus signs before figures, limits in a box with the cash part in words. */
const dayInLabel = stranger("card-day-in-label", "credit-cards", (seed) => {
  const d = strangerCard(seed + 420);
  const who = makePerson(seededRandom(seed + 421));
  const row = (l: CardLine) => [
    l.kind === "payment" ? "" : date.noYear(l.day),
    date.noYear(l.posted),
    escaped(l.text),
    l.amount < 0 ? `-${$(-l.amount)}` : $(l.amount),
  ];
  const section = (title: string, list: readonly CardLine[]) =>
    list.length > 0 ? [["", "", `<b>${title}</b>`, ""], ...list.map(row)] : [];
  const printed = [
    ...kinds(d, "payment", "credit"),
    ...kinds(d, "purchase"),
    ...kinds(d, "cash"),
    ...kinds(d, "fee"),
    ...kinds(d, "interest"),
  ];
  const html = document(
    `body{font:9pt "TeX Gyre Heros","Liberation Sans"}${BASE}.blue{background:#e8f1f8;padding:8px}h3{color:#036;margin:14px 0 2px}`,
    `<div class=row><div style="font-size:17pt;color:#036"><b>citadelle</b></div><div class=r>CITADELLE DOUBLE DIAMOND CARD<br>Member since 2011 &nbsp; Account number ending in: ${d.last4}<br>Billing Period: ${date.short(d.start)}-${date.short(d.end)}</div></div>
    <p>${address(who)}</p><div class=row><div class=blue>${pairs([
      ["<b>Minimum payment due:</b>", `<b>${$(d.minimum)}</b>`],
      [`<b>New balance as of ${date.short(d.end)}:</b>`, `<b>${$(d.balance)}</b>`],
      ["<b>Payment due date:</b>", `<b>${date.short(d.due)}</b>`],
    ])}<p class=small>Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41 and your APRs may be increased up to the variable Penalty APR of ${d.penaltyApr}%.</p><p class=small>Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges using this card and each month you pay...",
        "You will pay off the balance shown on this statement in about...",
        "And you will end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${d.warning.years} year(s)`, $(d.warning.total)],
        [$(d.warning.monthly), "3 year(s)", $(d.warning.monthlyTotal)],
      ],
      "class=small",
    )}</div><div><h3>Account Summary</h3>${pairs([
      ["Previous balance", $(d.previous)],
      ["Payments", `-${$(d.payments)}`],
      ["Credits", `-${$(d.credits)}`],
      ["Purchases", `+${$(d.purchases)}`],
      ["Cash advances", `+${$(d.cash)}`],
      ["Fees", `+${$(d.fees)}`],
      ["Interest", `+${$(d.interest)}`],
      ["<b>New balance</b>", `<b>${$(d.balance)}</b>`],
    ])}<h3>Credit Limit</h3>${pairs([
      ["Credit limit", money.wholeDollars(d.limit)],
      [`Includes ${money.wholeDollars(d.cashLimit)} cash advance limit`, ""],
      ["Available credit", money.wholeDollars(d.available - (d.available % 100))],
    ])}</div></div>
    <h3>${escaped(who.name)}</h3>${grid("lllr", ["Sale<br>Date", "Post<br>Date", "Description", "Amount"], [...section("Payments, Credits and Adjustments", kinds(d, "payment", "credit")), ...section("Standard Purchases", kinds(d, "purchase")), ...section("Cash Advances", kinds(d, "cash")), ...section("Fees charged", kinds(d, "fee")), ["", "", "<b>Total fees charged in this billing period</b>", $(d.fees)], ...section("Interest charged", kinds(d, "interest")), ["", "", "<b>Total interest charged in this billing period</b>", $(d.interest)]])}
    <h3>${d.end.slice(0, 4)} totals year-to-date</h3>${pairs(
      [
        [`Total fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
        [`Total interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
      ],
      "style='width:45%'",
    )}<h3>Interest charge calculation</h3>${grid(
      "lrrr",
      ["Balance type", "Annual percentage rate (APR)", "Balance subject to interest rate", "Interest charge"],
      [
        ["<b>PURCHASES</b>", "", "", ""],
        ["Standard Purch", `${d.apr}% (V)`, `${$(d.interestBase)} (D)`, $(d.interest)],
        ["<b>ADVANCES</b>", "", "", ""],
        ["Standard Adv", `${d.cashApr}% (V)`, `${$(d.cash)} (D)`, $(0)],
      ],
    )}<p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. APRs followed by (V) may vary.</p>`,
  );
  return {
    html,
    truth: closedOn(
      d.end,
      cardStatement(d, "citadelle", ({ account, transactions }) => {
        account.availableCredit = decimal(d.available - (d.available % 100));
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        delete account.statementDate;
        transactions.splice(
          0,
          Infinity,
          ...cardRows(printed.map((l) => (l.kind === "payment" ? { ...l, day: l.posted } : l))),
        );
      }),
    ),
  };
});

/** A credit union's card: one plain table, trailing minus, references, due first, an overview of rates by segment. */
const unionPlain = stranger("card-union-plain", "credit-cards", (seed) => {
  const d = strangerCard(seed + 430);
  const who = makePerson(seededRandom(seed + 431));
  const printed = d.lines.toSorted((a, b) => a.posted.localeCompare(b.posted));
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}h4{margin:12px 0 2px;background:#002b5c;color:#fff;padding:2px 6px}`,
    `<div class=row><div><b style="font-size:14pt;color:#002b5c">HARBOR FEDERAL CREDIT UNION</b><br>PO BOX 3000, MERRIFIELD VA 22119</div><div class=r><b>STATEMENT</b><br>Page 1 of 1</div></div><div class=row><div>${address(who)}</div><div>${pairs(
      [
        ["Account Number", `**** **** **** ${d.last4}`],
        ["Statement Closing Date", date.short(d.end)],
        ["Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.short(d.due)],
        ["New Balance", $(d.balance)],
      ],
    )}</div></div>
    <div class=row><div><h4>SUMMARY OF ACCOUNT ACTIVITY</h4>${pairs([
      ["Previous Balance", $(d.previous)],
      ["Payments and Credits", `${$(d.payments + d.credits)}-`],
      ["Purchases", $(d.purchases)],
      ["Cash Advances", $(d.cash)],
      ["Fees Charged", $(d.fees)],
      ["Interest Charged", $(d.interest)],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["Past Due Amount", $(0)],
      ["Credit Limit", $(d.limit)],
      ["Available Credit", $(d.available)],
      ["Days in Billing Period", "30"],
    ])}</div><div><h4>REWARDS</h4>${pairs([
      ["Points Earned This Statement", "1,204"],
      ["Points Balance", "18,330"],
    ])}<p class=small>Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest. If you make no additional charges and pay only the minimum payment, you will pay off the balance in about ${d.warning.years} years and pay an estimated total of ${$(d.warning.total)}. If you pay ${$(d.warning.monthly)} each month, you will pay it off in about 3 years for an estimated total of ${$(d.warning.monthlyTotal)}.</p></div></div>
    <h4>TRANSACTIONS</h4>${grid(
      "llllr",
      ["Trans Date", "Post Date", "Reference No.", "Description", "Amount"],
      printed.map((l, index) => [
        date.short(l.day),
        date.short(l.posted),
        `24${d.last4}00${index + 10}812`,
        escaped(l.text),
        l.amount < 0 ? `${$(-l.amount)}-` : $(l.amount),
      ]),
    )}
    <h4>INTEREST CHARGE CALCULATION</h4>${grid(
      "lrrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate (APR)",
        "Daily Rate",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Purchases", `${d.apr}%`, `${(Number(d.apr) / 365).toFixed(5)}%`, $(d.interestBase), $(d.interest)],
        ["Cash Advances", `${d.cashApr}%`, `${(Number(d.cashApr) / 365).toFixed(5)}%`, $(d.cash), $(0)],
        [
          "Balance Transfers",
          `${d.transferApr}%`,
          `${(Number(d.transferApr) / 365).toFixed(5)}%`,
          $(0),
          $(0),
        ],
      ],
    )}<p class=small>Total fees charged in ${d.end.slice(0, 4)}: ${$(d.ytdFees)} &nbsp; Total interest charged in ${d.end.slice(0, 4)}: ${$(d.ytdInterest)}</p>`,
  );
  return {
    html,
    truth: cardStatement(d, "HARBOR FEDERAL CREDIT UNION", ({ account, transactions }) => {
      delete account.periodStart;
      delete account.periodEnd;
      account.pastDue = "0.00";
      account.aprs = [
        { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
        { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        { kind: "balance-transfer", apr: d.transferApr, balance: "0.00" },
      ];
      transactions.splice(0, Infinity, ...cardRows(printed));
    }),
  };
});

export const firstCards: readonly Layout[] = [storeReferences, dayInLabel, unionPlain];
