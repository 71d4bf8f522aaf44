import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  type AccountMonth,
  credited,
  debited,
  digits,
  leavingOpen,
  movements,
  total,
  withBalance,
} from "./sb-data.ts";
import { at, heldAccount, layoutOf } from "./sc-data.ts";

const $ = money.dollar;
const deposit = layoutOf("bank", "bank-statements");
const year = (day: string) => day.slice(0, 4);

const facts = (d: AccountMonth, kind: "checking" | "savings", institution: string) => ({
  kind,
  institution,
  accountLast4: d.last4,
  periodStart: d.start,
  periodEnd: d.end,
  beginningBalance: decimal(d.beginning),
  endingBalance: decimal(d.ending),
  totalDeposits: decimal(credited(d.lines)),
  totalWithdrawals: decimal(debited(d.lines)),
});

/** Three accounts of one household on one paper: a table of all, then each under its nickname with money in and out apart. */
const quillon = deposit("quillon", (seed) => {
  const day = heldAccount(seed, { salt: 12_007, what: "checking", buys: [4, 9] });
  const dates = { start: day.start, end: day.end };
  const reserve = heldAccount(seed, { salt: 12_011, what: "savings", dates });
  const holiday = heldAccount(seed, { salt: 12_037, what: "savings", dates });
  const all = [
    { name: "Everyday", what: "checking" as const, d: day },
    { name: "Reserve", what: "savings" as const, d: reserve },
    { name: "Holiday Saver", what: "savings" as const, d: holiday },
  ];
  const section = ({ name, what, d }: (typeof all)[number]) =>
    `<h3>${name} ${what} &middot; account ending ${d.last4}</h3>${grid(
      "llrrr",
      ["Date", "Details", "Money in", "Money out", "Balance"],
      [
        ["", `<i>Opening balance, ${date.longNoYear(d.start)}</i>`, "", "", grouped(d.beginning)],
        ...withBalance(d).map((line) => [
          date.dayFirst(line.day).slice(0, -5),
          escaped(line.text),
          line.amount > 0 ? grouped(line.amount) : "",
          line.amount < 0 ? grouped(line.amount) : "",
          grouped(line.balance),
        ]),
        [
          "",
          "<b>Totals and closing balance</b>",
          `<b>${grouped(credited(d.lines))}</b>`,
          `<b>${grouped(debited(d.lines))}</b>`,
          `<b>${grouped(d.ending)}</b>`,
        ],
      ],
      "class=ln",
    )}${what === "savings" ? `<p class=small>Annual percentage yield earned this period ${d.random.whole(1, 3)}.${d.random.whole(10, 99)}%. Interest paid in ${year(d.end)} so far $${grouped(total(d.lines, "interest") + d.random.whole(500, 20_000))}.</p>` : `<p class=small>Overdraft and returned item fees: this period $0.00, this year $${d.random.whole(0, 3) * 34}.00.</p>`}`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.ln td{border-bottom:.5px solid #ddd;padding:2px 4px}.ln th{color:#666;font-weight:normal}h3{color:#00695c;margin:16px 0 4px;font-size:11pt}.sm td,.sm th{padding:4px 6px;border-bottom:1px solid #00695c}`,
    `<div class=row><div style="font-size:19pt;color:#00695c">Quillon Financial</div><div class=r>Combined statement<br>${date.longNoYear(d0(all).start)} to ${date.long(d0(all).end)}</div></div><p>${at(day.person)}</p>
    ${grid(
      "lrrr",
      ["Your accounts", "Ending", `On ${date.longNoYear(day.start)}`, `On ${date.longNoYear(day.end)}`],
      [
        ...all.map(({ name, d }) => [`<b>${name}</b>`, `&hellip;${d.last4}`, $(d.beginning), $(d.ending)]),
        [
          "<b>Together</b>",
          "",
          $(all.reduce((sum, { d }) => sum + d.beginning, 0)),
          `<b>${$(all.reduce((sum, { d }) => sum + d.ending, 0))}</b>`,
        ],
      ],
      "class=sm",
    )}<p class=small>Need to borrow? Quillon Home Equity starts at 8.75% APR. A $1,500.00 combined minimum avoids the $12.00 monthly charge.</p>${all.map(section).join("")}`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: "Quillon Financial",
        accounts: all.map(({ what, d }) => facts(d, what, "Quillon Financial")),
        transactions: all.flatMap(({ d }, account) => movements(d.lines, account)),
      },
      Object.fromEntries(all.map((_, index) => [`accounts.${index}.statementDate`, day.end])),
    ),
  };
});

function d0(all: ReadonlyArray<{ readonly d: AccountMonth }>): AccountMonth {
  const first = all[0]?.d;
  if (!first) throw new RangeError("There is at least one account.");
  return first;
}

/** A telephone's spending account: figures in tiles, the newest line first, signs with a space, a points game beside. */
const pocketwise = deposit("pocketwise", (seed) => {
  const d = heldAccount(seed, { salt: 12_051, what: "checking", buys: [6, 12] });
  const lines = withBalance(d).toReversed();
  const tile = (label: string, value: string) =>
    `<div style="border:1px solid #e3dff5;border-radius:14px;padding:10px 12px"><div style="font-size:15pt;font-weight:bold">${value}</div><div style="font-size:8pt;color:#777">${label}</div></div>`;
  const html = document(
    `body{font:9.4pt "DejaVu Sans";color:#231942}${BASE}.tx td{padding:4px 0;border-bottom:1px solid #f0eefa;font-size:8.6pt}`,
    `<div class=row><b style="font-size:16pt;color:#ff5d8f">pocketwise</b><div class=r>${escaped(d.person.name)}<br>Spending &#8226;&#8226;&#8226;&#8226; ${d.last4}</div></div><p style="font-size:12pt">Your month, ${date.monthDay(d.start)} &ndash; ${date.abbreviatedBare(d.end)}</p>
    <div class=band>${tile(`in your pocket on ${date.monthDay(d.start)}`, $(d.beginning))}${tile("came in", `+${$(credited(d.lines))}`)}${tile("went out", `&minus;${$(debited(d.lines))}`)}${tile(`in your pocket on ${date.monthDay(d.end)}`, $(d.ending))}</div>
    <table class=tx>${lines
      .map(
        (line) =>
          `<tr><td style="width:52px">${date.bareNoYear(line.day)}</td><td>${escaped(line.text)}</td><td class=r>${money.signed(line.amount)}</td><td class=r style="color:#888">${$(line.balance)}</td></tr>`,
      )
      .join(
        "",
      )}</table><p class=small>Round-ups moved $${d.random.whole(3, 30)}.${digits(d.random, 2)} to goals last month. SpotMe lets you go up to $200.00 below zero without fees. Boosts saved you $${d.random.whole(1, 19)}.40. Debit issued by Carrow Trust, N.A., Member FDIC.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "pocketwise",
          accounts: [facts(d, "checking", "pocketwise")],
          transactions: movements(lines),
        },
        "Carrow Trust, N.A.",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** The month begun below zero and charged for it. */
function owing(d: AccountMonth): AccountMonth {
  const day = addDays(d.start, 3);
  const lines = [
    ...d.lines,
    { day, text: "EXTENDED OVERDRAFT CHARGE", amount: -3_600, kind: "fee" as const },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  const moved = lines.reduce((sum, line) => sum + line.amount, 0);
  const beginning = -d.random.whole(2_200, 46_000);
  return { ...d, lines, beginning, ending: beginning + moved };
}

/** A trust company's paper with an account below zero: balances in brackets, sections by kind, last year's fees beside. */
const redmesa = deposit("red-mesa", (seed) => {
  const d = owing(heldAccount(seed, { salt: 12_063, what: "checking", buys: [5, 9], checks: [2, 4] }));
  const b = (amount: number) => (amount < 0 ? `(${grouped(amount)})` : grouped(amount));
  const part = (title: string, lines: AccountMonth["lines"]) =>
    lines.length === 0
      ? ""
      : `<h4>${title}</h4>${grid(
          "llr",
          [],
          lines.map((line) => [
            date.dots(line.day),
            line.check ? `Check ${line.check}` : escaped(line.text),
            grouped(line.amount),
          ]),
        )}<p class=r style="margin:0">Total ${grouped(lines.reduce((sum, line) => sum + line.amount, 0))}</p>`;
  const of = (...kinds: readonly string[]) => d.lines.filter((line) => kinds.includes(line.kind));
  const parts = [of("deposit", "interest"), of("check"), of("card", "atm", "electronic"), of("fee")];
  const html = document(
    `body{font:9.2pt "Liberation Serif"}${BASE}h4{border-bottom:1px solid #a0522d;margin:12px 0 3px;font-variant:small-caps;font-size:11pt}.od td{border:1px solid #a0522d;padding:3px 6px}`,
    `<div class=row><div><b style="font-size:17pt">Red Mesa Trust Company</b><br>210 Main Street, Gallup, New Mexico</div><div>${pairs(
      [
        ["Account", `000-${digits(d.random, 3)}-${d.last4}`],
        ["This statement", date.dots(d.end)],
        ["Last statement", date.dots(addDays(d.start, -1))],
        ["Enclosures", String(of("check").length)],
      ],
    )}</div></div><p>${at(d.person)}</p><p style="border:2px solid #a0522d;padding:5px">Your Homestead Checking was overdrawn during this statement. Please bring it above zero; a charge of $36.00 applies every fifth business day.</p>
    <h4>Summary of Homestead Checking</h4>${pairs(
      [
        ["Balance last statement", b(d.beginning)],
        [`${of("deposit", "interest").length} credits`, grouped(credited(d.lines))],
        [
          `${d.lines.length - of("deposit", "interest").length} debits, fees among them`,
          grouped(debited(d.lines)),
        ],
        ["<b>Balance this statement</b>", `<b>${b(d.ending)}</b>`],
        ["Lowest balance", b(Math.min(...withBalance(d).map((line) => line.balance)))],
        ["Overdraft privilege limit", "500.00"],
      ],
      "style='width:60%'",
    )}
    ${part("Credits", parts[0] ?? [])}${part("Checks paid", parts[1] ?? [])}${part("Withdrawals", parts[2] ?? [])}${part("Service charges", parts[3] ?? [])}
    <h4>Overdraft charges</h4><table class=od><tr><td></td><td>This period</td><td>${year(d.end)} to date</td><td>All of ${Number(year(d.end)) - 1}</td></tr><tr><td>Overdraft charges</td><td class=r>36.00</td><td class=r>${36 + d.random.whole(0, 5) * 36}.00</td><td class=r>${d.random.whole(0, 9) * 36}.00</td></tr><tr><td>Returned items</td><td class=r>0.00</td><td class=r>0.00</td><td class=r>36.00</td></tr></table>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Red Mesa Trust Company",
          accounts: [
            {
              kind: "checking" as const,
              institution: "Red Mesa Trust Company",
              accountLast4: d.last4,
              statementDate: d.end,
              beginningBalance: decimal(d.beginning),
              endingBalance: decimal(d.ending),
              totalDeposits: decimal(credited(d.lines)),
              totalWithdrawals: decimal(debited(d.lines)),
            },
          ],
          transactions: movements(parts.flat()),
        },
        "Red Mesa Trust",
      ),
      {
        // Only the days of this and of the last statement are printed.
        "accounts.0.periodStart": [d.start, addDays(d.start, -1)],
        "accounts.0.periodEnd": d.end,
        "accounts.0.feesCharged": [decimal(-total(d.lines, "fee"))],
      },
    ),
  };
});

export const scFirstDeposits: readonly Layout[] = [quillon, pocketwise, redmesa];
