import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  $,
  bare,
  dayIn,
  digits,
  holdingsOf,
  makeBook,
  openFigures,
  type Paper,
  stage,
  together,
  units,
} from "./uc-data.ts";

const KEEL: readonly Paper[] = [
  ["Brightkeel Total Stock Market Index Fund Admiral", "BTSAX", 14_287],
  ["Brightkeel Total International Stock Index Fund Admiral", "BTIAX", 3_618],
  ["Brightkeel Total Bond Market Index Fund Admiral", "BBTLX", 968],
  ["Brightkeel Target Retirement 2040 Fund", "BFORX", 4_733],
  ["Brightkeel Wellesley Income Fund Investor", "BWINX", 2_561],
];

/** An index fund house with brokerage accounts: quiet rules, masked numbers, a settlement fund on top of each list. */
const index: Layout = {
  name: "uc-fund-house-brokerage",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 6, 3);
    const chosen = random.chance(0.6) ? (["Roth IRA", "Individual"] as const) : (["Rollover IRA"] as const);
    const accounts = chosen.map((title) => ({
      title,
      last: digits(random, 4),
      book: makeBook(random, {
        papers: KEEL,
        count: random.whole(1, 3),
        cash: ["Brightkeel Federal Money Market Fund", "BMFXX", 100],
        size: [220_000, 7_800_000],
        adds: [0.6, 50_000, 700_000],
        takes: [0.2, 30_000, 200_000],
        part: span.part,
      }),
    }));
    const all = together(accounts.map((account) => account.book));
    const year = together(accounts.map((account) => account.book.year));
    const on = date.slash(span.end);
    const html = document(
      `${BASE}body{font:9pt Arial;color:#222}.k{color:#96151d;font:bold 19pt Georgia}.l{border-top:2px solid #96151d}.l td{padding:4px 2px;border-bottom:1px solid #ddd}.l th{font-weight:normal;color:#555;padding:4px 2px;vertical-align:bottom}h2{font:15pt Georgia;margin:18px 0 4px}h3{font-size:9.5pt;margin:12px 0 2px}.v{font:20pt Georgia}`,
      `<div class=row><div class=k>Brightkeel</div><div class=r>${date.long(span.end)}, quarter-to-date statement<br>Page 1 of ${accounts.length + 1}</div></div><div class=row style="margin:28px 0 10px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=small>View your statements online at brightkeel.example.<br>Client Services: 800-555-0127, Monday through Friday, 8 a.m. to 8 p.m., Eastern time</div></div>
<h2>Statement overview</h2><div class=v>${$(all.end)}</div>Total value of all accounts as of ${date.long(span.end)}
<div class=row style="margin-top:10px"><div>${grid(
        "lrr",
        ["", "Quarter-to-date", "Year-to-date"],
        [
          ["Beginning value", $(all.begin), $(year.begin)],
          ["Deposits", $(all.added), $(year.added)],
          ["Withdrawals", money.dollar(-all.taken), money.dollar(-year.taken)],
          ["Investment returns <sup>1</sup>", $(all.income + all.change), $(year.income + year.change)],
          ["<b>Ending value</b>", `<b>${$(all.end)}</b>`, `<b>${$(all.end)}</b>`],
        ],
        "class=l",
      )}</div></div>
<h3>Accounts</h3>${grid(
        "lrr",
        ["", `Value on ${date.slash(span.start)}`, `Value on ${on}`],
        [
          ...accounts.map(({ title, last, book }) => [
            `<b>${escaped(person.name)} — ${title} brokerage account</b><br>Account number: XXXX${last}`,
            $(book.begin),
            $(book.end),
          ]),
          ["<b>Total</b>", `<b>${$(all.begin)}</b>`, `<b>${$(all.end)}</b>`],
        ],
        "class=l",
      )}<p class=small><sup>1</sup> Includes dividends, interest and the change in market value. Brokerage assets are held by Brightkeel Brokerage Services, a division of Brightkeel Marketing Corporation, member FINRA and SIPC.</p>
${accounts
  .map(
    ({ title, last, book }, at) =>
      `<div style="break-before:page"><div class=row><div class=k>Brightkeel</div><div class=r>${date.long(span.end)}, quarter-to-date statement<br>Page ${at + 2} of ${accounts.length + 1}</div></div><h2>${title} brokerage account—XXXX${last}</h2><h3>Account overview</h3><div class=v>${$(book.end)}</div>Total account value as of ${date.long(span.end)}<h3>Balances and holdings for Brightkeel Brokerage Account—XXXX${last}</h3><p>The values below are based on closing prices on the dates shown.</p><h3>Sweep program</h3>${grid(
        "llrrrr",
        [
          "",
          "Name",
          "Quantity",
          `Price on ${on}`,
          `Balance on ${date.slash(span.start)}`,
          `Balance on ${on}`,
        ],
        book.lots
          .slice(0, 1)
          .map((lot) => [
            lot.symbol,
            lot.name,
            units(lot.units, 4),
            $(lot.price),
            $(lot.begin),
            $(lot.value),
          ]),
        "class=l",
      )}<h3>Mutual funds</h3>${grid(
        "llrrrr",
        [
          "Symbol",
          "Name",
          "Quantity",
          `Price on ${on}`,
          `Balance on ${date.slash(span.start)}`,
          `Balance on ${on}`,
        ],
        book.lots
          .slice(1)
          .map((lot) => [
            lot.symbol,
            lot.name,
            units(lot.units, 4),
            $(lot.price),
            $(lot.begin),
            $(lot.value),
          ]),
        "class=l",
      )}<h3>Income summary</h3>${grid(
        "lrr",
        ["", "Quarter-to-date", "Year-to-date"],
        [
          ["Taxable income—Dividends", $(book.income), $(book.year.income)],
          ["Interest", "$0.00", "$0.00"],
        ],
        "class=l",
      )}<h3>Account activity for Brightkeel Brokerage Account—XXXX${last}</h3>${grid(
        "llllrr",
        ["Settlement date", "Trade date", "Symbol", "Name / Transaction type", "Price", "Amount"],
        [
          ...(book.added > 0
            ? [
                [
                  date.noYear(dayIn(span, 20)),
                  "—",
                  "—",
                  "Funds received via Electronic Bank Transfer",
                  "—",
                  $(book.added),
                ],
              ]
            : []),
          ...book.lots.map((lot) => [
            date.noYear(dayIn(span, 84)),
            date.noYear(dayIn(span, 83)),
            lot.symbol,
            `${lot.name} Dividend`,
            "—",
            $(lot.income),
          ]),
        ],
        "class=l",
      )}</div>`,
  )
  .join("")}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Brightkeel",
          accounts: accounts.map(({ title, last, book }) => ({
            kind: title.includes("IRA") ? "ira" : "brokerage",
            institution: "Brightkeel",
            accountLast4: last,
            totalValue: decimal(book.end),
            holdings: holdingsOf(book),
          })),
          transactions: [],
          transactionsOpen: true,
          allowed: Object.assign(
            {},
            ...accounts.map(({ book }, at) => ({
              ...openFigures(at, book, span.end),
              [`accounts.${at}.periodStart`]: [span.start],
              [`accounts.${at}.periodEnd`]: [span.end],
            })),
          ),
        },
        "Brightkeel Brokerage Services",
      ),
    };
  },
};

export const TERRA: readonly Paper[] = [
  ["The Growth Fund of Terra-A", "TGFAX", 7_841],
  ["Washington Investors Terra-A", "TWSAX", 6_452],
  ["Terra Balanced Fund-A", "TBALX", 3_677],
  ["Bond Fund of Terra-A", "TBNDX", 1_128],
];

/** A load fund family sold by advisers: each fund with its own account value line under one IRA number. */
const family: Layout = {
  name: "uc-fund-family-ira",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 7, 3);
    const number = digits(random, 8);
    const roth = random.chance(0.5);
    const book = makeBook(random, {
      papers: TERRA,
      count: random.whole(2, 4),
      size: [300_000, 4_200_000],
      adds: [0.7, 15_000, 175_000],
      takes: [0.25, 20_000, 120_000],
      fees: [0.3, 1_000, 1_000],
      part: span.part,
    });
    const day = (value: string) => date.bareShort(value);
    const html = document(
      `${BASE}body{font:9pt Arial}.bar{background:#003a5d;color:#fff;padding:10px 14px;display:flex;justify-content:space-between}.bar b{font-size:15pt}.g td{padding:4px;border-bottom:1px solid #cfd8df}.g th{padding:4px;background:#e5ebef;font-size:8pt}h2{font-size:11pt;color:#003a5d;margin:16px 0 4px}.tot{border:2px solid #003a5d;padding:10px;text-align:center}.tot div{font-size:18pt}`,
      `<div class=bar><b>TERRA FUNDS<sup>&reg;</sup></b><span>Quarterly statement<br>${date.long(span.start)} – ${date.long(span.end)}</span></div>
<div class=row style="margin-top:26px"><div>TERRA BANK &amp; TRUST CUST<br>${roth ? "ROTH IRA" : "IRA"}<br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div><div class=tot>Your account value on ${day(span.end)}<div>${$(book.end)}</div></div></div></div>
<div class=row style="margin-top:14px"><div><b>Your financial professional</b><br>DANA R. WHITLOCK<br>WHITLOCK PLANNING GROUP<br>Rep 0417&nbsp; Branch 22</div><div><b>Account number</b><br>${number}<br><b>Registration</b><br>${roth ? "Roth IRA" : "Traditional IRA"}</div></div>
<h2>Summary of your account</h2>${grid(
        "lrr",
        ["", "This quarter", "Year to date"],
        [
          ["Beginning value", $(book.begin), $(book.year.begin)],
          ["+ Additions", bare(book.added), bare(book.year.added)],
          ["– Withdrawals", bare(book.taken), bare(book.year.taken)],
          ["– Custodial and setup fees", bare(book.fee), bare(book.year.fee)],
          ["+ Dividends and capital gains reinvested", bare(book.income), bare(book.year.income)],
          ["+/– Change in value", bare(book.change), bare(book.year.change)],
          ["<b>Ending value</b>", `<b>${$(book.end)}</b>`, `<b>${$(book.end)}</b>`],
        ],
        "class=g",
      )}
<h2>Your funds at a glance</h2>${grid(
        "lcrrrr",
        [
          "Fund name",
          "Fund symbol",
          `Value on ${day(span.start)}`,
          `Shares on ${day(span.end)}`,
          "Share price",
          `Value on ${day(span.end)}`,
        ],
        [
          ...book.lots.map((lot) => [
            lot.name,
            lot.symbol,
            $(lot.begin),
            units(lot.units),
            $(lot.price),
            $(lot.value),
          ]),
          ["<b>Total</b>", "", `<b>${$(book.begin)}</b>`, "", "", `<b>${$(book.end)}</b>`],
        ],
        "class=g",
      )}
<h2>IRA contributions and distributions</h2>${pairs(
        [
          [`${span.end.slice(0, 4)} contributions`, $(book.year.added)],
          [`${Number(span.end.slice(0, 4)) - 1} contributions`, "$0.00"],
          ["Distributions this year", $(book.year.taken)],
          ["Federal tax withheld", "$0.00"],
        ],
        "class=g",
      )}<h2>Your rights of accumulation</h2><p>Your statement of intention total is ${$(Math.round(book.end / 100) * 100)}; the next sales charge breakpoint is $100,000. Rights of accumulation may reduce the sales charge that you pay on future Class A share purchases.</p><p class=small>Please review all activity. If you find a discrepancy, call Terra Funds Service Company at 800/555-0121 within 30 days. Investments are not FDIC-insured, nor are they deposits of or guaranteed by a bank or any other entity, so they may lose value.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Terra Funds",
          accounts: [
            {
              kind: "ira",
              institution: "Terra Funds",
              accountLast4: number.slice(-4),
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(book.end),
              holdings: holdingsOf(book),
            },
          ],
          transactions: [],
          allowed: openFigures(0, book, span.end),
        },
        "Terra Funds Service Company",
        "Terra Bank & Trust",
      ),
    };
  },
};

export const ucHouses: readonly Layout[] = [index, family];
