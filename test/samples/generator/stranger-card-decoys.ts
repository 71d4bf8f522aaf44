import { cardRows } from "./card-data.ts";
import { cardStatement, kinds } from "./card-layouts.ts";
import { document, type Layout } from "./layout.ts";
import { BASE, escaped, grid, pairs } from "./markup.ts";
import { addDays, date, decimal, money } from "./print-styles.ts";
import { strangerCard } from "./stranger-data.ts";

const $ = money.dollar;

/** A retailer's account in plans: each plan has a balance, charges and a minimum of its own, and a row of totals. */
const plans: Layout = {
  name: "stranger-card-plans",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const made = strangerCard(seed + 503);
    const d = {
      ...made,
      lines: made.lines.filter((l) => l.kind !== "cash"),
      cash: 0,
      balance: made.balance - made.cash,
    };
    const minimum = Math.min(d.balance, made.minimum);
    const promo = Math.floor(d.balance / 3);
    const promoBefore = Math.floor(d.previous / 4);
    const promoMinimum = Math.floor(minimum / 4);
    const ends = addDays(d.end, 240);
    const paid = d.payments + d.credits;
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{margin:14px 0 3px;background:#fde;padding:3px}`,
      `<div class=row><div style="font-size:17pt;color:#a06"><b>Rosewater Home</b></div><div class=r>Credit Card Statement<br>Account number ending ${d.last4}<br>Billing cycle closing date ${date.slash(d.end)}</div></div>
      ${pairs(
        [
          ["Total new balance", $(d.balance)],
          ["Total minimum payment due", $(minimum)],
          ["Payment due date", date.slash(d.due)],
          ["Revolving credit limit", $(d.limit)],
          ["Available revolving credit", $(d.limit - d.balance)],
        ],
        "style='width:50%'",
      )}
      <h3>Your plans</h3>${grid(
        "lrrrrrr",
        [
          "Plan",
          "Previous balance",
          "Payments & credits",
          "Purchases & charges",
          "Interest",
          "New balance",
          "Minimum payment",
        ],
        [
          [
            "Regular",
            $(d.previous - promoBefore),
            `-${$(paid)}`,
            $(d.purchases + d.fees),
            $(d.interest),
            $(d.balance - promo),
            $(minimum - promoMinimum),
          ],
          [
            `Deferred interest, ends ${date.slash(ends)}`,
            $(promoBefore),
            "$0.00",
            "$0.00",
            "$0.00",
            $(promoBefore),
            $(promoMinimum),
          ],
          [
            "<b>Total</b>",
            $(d.previous),
            `-${$(paid)}`,
            $(d.purchases + d.fees),
            $(d.interest),
            $(d.balance),
            $(minimum),
          ],
        ].map((r, i) => (i === 0 ? [...r.slice(0, 5), $(d.balance - promoBefore), ...r.slice(6)] : r)),
      )}
      <h3>Transactions</h3>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        d.lines.map((l) => [
          date.noYear(l.day),
          escaped(l.text),
          `${l.amount < 0 ? "-" : ""}${$(Math.abs(l.amount))}`,
        ]),
      )}
      <h3>Interest rates</h3>${grid("lrrr", ["Plan", "Annual percentage rate (APR)", "Balance subject to interest rate", "Interest charge"], [["Regular purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)]])}`,
    );
    return {
      html,
      truth: {
        ...cardStatement(d, "Rosewater Home", ({ account, transactions }) => {
          for (const key of ["periodStart", "periodEnd", "minimumPaymentWarning", "feesCharged"] as const)
            delete account[key];
          account.purchases = decimal(d.purchases + d.fees);
          account.minimumPayment = decimal(minimum);
          account.availableCredit = decimal(d.limit - d.balance);
          account.aprs = [{ kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) }];
          transactions.splice(0, Infinity, ...cardRows(d.lines));
        }),
      },
    };
  },
};

/** The sums of this period beside those of the last one and of the year. */
const periodsBeside: Layout = {
  name: "stranger-card-periods-beside",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 521);
    const other = strangerCard(seed + 522);
    const line = (label: string, now: number, before: number) => [
      label,
      $(now),
      $(before),
      $(now + before * 5),
    ];
    const html = document(
      `body{font:9pt "DejaVu Sans","Liberation Sans"}${BASE}h3{margin:16px 0 3px}`,
      `<div class=row><div style="font-size:16pt"><b>Juniper Ridge Bank</b></div><div class=r>Statement date ${date.abbreviated(d.end)}<br>Visa ending in ${d.last4}</div></div>
      ${pairs(
        [
          ["Previous balance", $(d.previous)],
          ["New balance", $(d.balance)],
          ["Minimum payment", $(d.minimum)],
          ["Due", date.abbreviated(d.due)],
          ["Credit line", $(d.limit)],
          ["Available credit", $(d.available)],
        ],
        "style='width:45%'",
      )}
      <h3>Activity</h3>${grid("lrrr", ["", "This period", "Last period", "Year to date"], [line("Payments", d.payments, other.payments), line("Credits", d.credits, other.credits), line("Purchases", d.purchases, other.purchases), line("Cash advances", d.cash, other.cash), line("Fees", d.fees, other.fees), line("Interest", d.interest, other.interest)])}
      <h3>Charges and payments</h3>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        d.lines.map((l) => [
          date.monthDay(l.day),
          escaped(l.text),
          `${$(Math.abs(l.amount))}${l.amount < 0 ? " CR" : ""}`,
        ]),
      )}
      <h3>Rates</h3>${grid(
        "lrrr",
        ["", "APR", "Balance subject to interest rate", "Interest charged"],
        [
          ["Purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)],
          ["Cash advances", `${d.cashApr}%`, $(d.cash), "$0.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: cardStatement(d, "Juniper Ridge Bank", ({ account }) => {
        delete account.periodStart;
        delete account.periodEnd;
        delete account.minimumPaymentWarning;
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
      }),
    };
  },
};

/** Printed from a site: the statement's balance beside today's, pending rows, the last payment, the next closing day. */
const fromSite: Layout = {
  name: "stranger-card-from-site",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = strangerCard(seed + 541);
    const today = addDays(d.end, 6);
    const html = document(
      `body{font:9.5pt "Liberation Sans"}${BASE}h3{margin:16px 0 3px;color:#057}`,
      `<div class=row><div style="font-size:15pt;color:#057"><b>Seabright Bank</b></div><div class=r>Credit card statement<br>Card ...${d.last4}</div></div>
      <div class=row><div>${pairs([
        ["Statement closing date", date.slash(d.end)],
        ["Next closing date", date.slash(addDays(d.end, 30))],
        ["Last statement date", date.slash(addDays(d.start, -1))],
        ["Statement balance", $(d.balance)],
        ["Minimum payment due", $(d.minimum)],
        ["Payment due date", date.slash(d.due)],
      ])}</div><div>${pairs([
        [`Current balance on ${date.slash(today)}`, $(d.balance + 4_377)],
        ["Pending charges", "$43.77"],
        ["Last payment", $(d.payments)],
        ["Total credit limit", $(d.limit)],
        ["Available credit", $(d.available)],
        ["Interest saving balance", $(d.balance - 100)],
      ])}</div></div>
      <h3>Summary since last statement</h3>${pairs(
        [
          ["Last statement balance", $(d.previous)],
          ["Payments and credits", `-${$(d.payments + d.credits)}`],
          ["Purchases", $(d.purchases)],
          ["Cash advances", $(d.cash)],
          ["Fees charged", $(d.fees)],
          ["Interest charged", $(d.interest)],
          ["Statement balance", $(d.balance)],
        ],
        "style='width:50%'",
      )}
      <h3>Pending</h3>${grid("llr", [], [[date.slash(today), "FUEL STOP 88 PENDING", "$43.77"]])}
      <h3>Posted transactions</h3>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        [...kinds(d, "payment", "credit", "purchase", "cash", "fee", "interest")]
          .toReversed()
          .map((l) => [
            date.slash(l.day),
            escaped(l.text),
            `${l.amount < 0 ? "-" : ""}${$(Math.abs(l.amount))}`,
          ]),
      )}
      <h3>Interest charge calculation</h3>${grid(
        "lrrr",
        ["Type of balance", "APR", "Balance subject to interest rate", "Interest charge"],
        [
          ["Purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)],
          ["Cash advances", `${d.cashApr}%`, $(d.cash), "$0.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: {
        ...cardStatement(d, "Seabright Bank", ({ account, transactions }) => {
          delete account.periodStart;
          delete account.periodEnd;
          delete account.minimumPaymentWarning;
          account.aprs = [
            { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
            { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
          ];
          transactions.splice(0, Infinity, ...cardRows(d.lines.toReversed()));
        }),
        allowed: {
          "accounts.0.periodStart": [addDays(d.start, -1), d.start],
          "accounts.0.periodEnd": [d.end],
        },
      },
    };
  },
};

export const strangerDecoyCards: readonly Layout[] = [plans, periodsBeside, fromSite];
