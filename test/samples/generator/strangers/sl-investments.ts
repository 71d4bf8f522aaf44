import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { type Lot, linesOf, sumOf } from "./portfolio-data.ts";
import { PAGE, share, slNest, slNestTruth, year } from "./sl-nest-data.ts";

const $ = money.dollar;
const plain = money.plain;

/** A full-service house: an adviser's side bar, classes of assets with sub-totals, two lines a position, a cash deposit programme. */
const wirehouse: Layout = {
  name: "sl-invest-adviser-classes",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = slNest(seed, { salt: 3, monthly: true, most: 5, groups: ["stock", "etf", "fund"] }, [
      ["NORTHERN PASSAGE SHIPPING ADR", "NPSA", "stock"],
      ["TELLURIC ENERGY CORP NEW", "TLRC", "stock"],
      ["VALE & HARROW INSURANCE GROUP", "VHIG", "stock"],
      ["PEREGRINE SOFTWARE CL A", "PGSW", "stock"],
      ["KESTREL S&P 500 ETF", "KSPY", "etf"],
      ["KESTREL MUNI BOND ETF", "KMUN", "etf"],
      ["KESTREL GOLD TRUST", "KAUT", "etf"],
      ["HOLLIN CAPITAL INCOME BUILDER F2", "HCIBX", "fund"],
      ["HOLLIN NEW WORLD F2", "HNWFX", "fund"],
      ["ARROYO STRATEGIC INCOME ADVISOR", "ARSIX", "fund"],
      ["ARROYO GLOBAL ALLOCATION INSTL", "ARGAX", "fund"],
      ["WEXLER FLOATING RATE CL I", "WXFRX", "fund"],
    ]);
    const number = `BL ${d.number.slice(0, 3)}-${d.number.slice(3, 4)}${d.last4}`;
    const sweep = "LIQUID ASSET DEPOSIT PROGRAM";
    const classes = [
      ["Common stocks", d.lots.filter((lot) => lot.group === "stock")],
      ["Exchange-traded products", d.lots.filter((lot) => lot.group === "etf")],
      ["Mutual funds", d.lots.filter((lot) => lot.group === "fund")],
    ] as const;
    const value = (lots: readonly Lot[]) => sumOf(lots.map((lot) => lot.value));
    const gain = (amount: number) => (amount < 0 ? `(${plain(-amount)})` : plain(amount));
    const top = (page: number) =>
      `<div class=top><div><b>Brevoort Lathrop</b><br>Private Wealth Management</div><div class=r>${date.monthYear(d.end)}<br>Account number: ${number}<br>Page ${page} of 3</div></div>`;
    const table = ([title, lots]: (typeof classes)[number]) =>
      lots.length === 0
        ? ""
        : `<h4>${title}</h4>${grid(
            "lrrrrrr",
            [
              "Security / trade date",
              "Number of shares",
              "Purchase price/ average price ($)",
              "Cost basis ($)",
              `Price on ${date.monthDay(d.end)} ($)`,
              `Value on ${date.monthDay(d.end)} ($)`,
              "Unrealized (tax) gain or loss ($)",
            ],
            [
              ...lots.map((lot) => [
                `${escaped(lot.name)}<br><span class=small>Symbol: ${lot.symbol} &nbsp; EAI: $${plain(lot.income)} &nbsp; Current yield: ${share(lot.income, lot.value)}</span>`,
                lot.shares,
                (lot.cost / 100 / Number(lot.shares)).toFixed(3),
                plain(lot.cost),
                lot.price,
                plain(lot.value),
                gain(lot.value - lot.cost),
              ]),
              [
                "<b>Total</b>",
                "",
                "",
                `<b>$${plain(sumOf(lots.map((lot) => lot.cost)))}</b>`,
                "",
                `<b>$${plain(value(lots))}</b>`,
                `<b>$${gain(value(lots) - sumOf(lots.map((lot) => lot.cost)))}</b>`,
              ],
            ],
          )}`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}.top{display:flex;justify-content:space-between;border-bottom:4px solid #a8102c;padding-bottom:6px;margin-bottom:10px}.top b{font:15pt "Liberation Serif"}h4{margin:14px 0 2px;font-size:10.5pt}th{font-size:7pt;font-weight:normal;color:#444;vertical-align:bottom;border-bottom:1px solid #000}td{padding:3px 2px;border-bottom:1px solid #ddd;vertical-align:top}.side{flex:.42!important;background:#f0efe9;padding:10px;font-size:8pt;line-height:1.5}`,
      `${top(1)}<div class=row><div><b style="font-size:12pt">Resource Management Account</b><br><br>${d.person.name}<br>${d.person.street}<br>${d.person.town}
      <h4 style="margin-top:30px">Value of your account</h4>${grid(
        "lrr",
        ["", `on ${date.long(addDays(d.start, -1))} ($)`, `on ${date.long(d.end)} ($)`],
        [
          ["Your assets", plain(d.before), plain(d.value)],
          ["Your liabilities", "0.00", "0.00"],
          ["<b>Value of your account</b>", `<b>$${plain(d.before)}</b>`, `<b>$${plain(d.value)}</b>`],
        ],
      )}
      <h4>Sources of your account growth during the month</h4>${grid(
        "lr",
        [],
        [
          [`Value on ${date.long(addDays(d.start, -1))}`, $(d.before)],
          ["Net deposits and withdrawals", $(d.added + d.employer - d.taken)],
          ["Program and other fees", $(-d.fees)],
          ["Your investment return", $(d.gain)],
          [`<b>Value on ${date.long(d.end)}</b>`, `<b>${$(d.value)}</b>`],
        ],
      )}</div><div class=side><b>Your Financial Advisor</b><br>Whitcomb Group<br>Phone: 312-555-0151 / 800-555-0174<br><br><b>Questions about your statement?</b><br>Call your advisor or the Client Service line 800-555-0192.<br><br><b>Account for</b><br>${d.person.name}<br>Risk profile: Moderate<br>Return objective: Current income and capital appreciation<br><br><b>Borrowing power</b><br>Premier line available ${money.wholeDollars(Math.round(d.value / 2))}. Rates from 7.62%. You have no line open.<br><br><b>Statement period</b><br>${date.long(d.start)} to ${date.long(d.end)}</div></div>
      ${PAGE}${top(2)}<h3>Your assets</h3><h4>Cash and money balances</h4>${grid(
        "lrrrr",
        [
          "Holding",
          `Opening balance on ${date.monthDay(d.start)} ($)`,
          `Closing balance on ${date.monthDay(d.end)} ($)`,
          "Interest rate",
          "Cap amount ($)",
        ],
        [
          [sweep, plain(d.cashBefore), plain(d.cash), "0.45%", "250,000.00"],
          ["<b>Total</b>", `<b>$${plain(d.cashBefore)}</b>`, `<b>$${plain(d.cash)}</b>`, "", ""],
        ],
      )}${classes.map(table).join("")}<h4>Your total assets</h4>${grid("lrr", ["", "Value ($)", "Percentage of your account"], [["Cash", plain(d.cash), share(d.cash, d.value)], ...classes.flatMap(([title, lots]) => (lots.length > 0 ? [[title, plain(value(lots)), share(value(lots), d.value)]] : [])), ["<b>Total</b>", `<b>$${plain(d.value)}</b>`, "100.00%"]])}
      ${PAGE}${top(3)}<h3>Account activity this month</h3>${grid(
        "lllr",
        ["Date", "Activity", "Description", "Cash amount ($)"],
        [
          [date.monthDay(d.start), "Deposit", "ACH DEPOSIT FROM OUTSIDE BANK", plain(d.added)],
          [date.monthDay(addDays(d.start, 6)), "Deposit", "CHECK DEPOSIT", plain(d.employer)],
          ...(d.taken > 0
            ? [[date.monthDay(addDays(d.start, 11)), "Withdrawal", "WIRE TO OUTSIDE BANK", plain(-d.taken)]]
            : []),
          ...(d.fees > 0
            ? [[date.monthDay(addDays(d.start, 14)), "Fee charged", "PROGRAM FEE", plain(-d.fees)]]
            : []),
        ],
      )}<h4>Realized gains and losses</h4><p>Short-term year to date: $1,204.18. Long-term year to date: ($318.77). Figures may not include all transactions and should not be used for tax purposes.</p><p class=small style="line-height:1.5">Brevoort Lathrop Financial Services Inc. is a registered broker-dealer, member FINRA, SIPC. SIPC protects securities up to $500,000, of which $250,000 may be cash. Money in the deposit program is swept to affiliated banks and insured up to the cap amount. An annual account fee of $175.00 is charged each May unless household assets exceed $2,000,000. Estimated annual income (EAI) is an estimate. Prices are obtained from independent quotation bureaus. Report any inaccuracy in writing within ten days of receipt.</p>`,
    );
    return {
      html,
      truth: slNestTruth(
        "Brevoort Lathrop",
        [
          {
            kind: "brokerage",
            keep: d,
            lines: [
              { name: sweep, value: d.cash },
              ...classes.flatMap(([, lots]) => linesOf({ ...d, lots })),
            ],
          },
        ],
        ["Brevoort Lathrop Financial Services Inc."],
      ),
    };
  },
};

/** A fund house's quarter of a Roth IRA: a ledger for each fund with its balance of shares, contributions by tax year, next steps. */
const fundHouse: Layout = {
  name: "sl-invest-ira-fund-ledgers",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = slNest(seed, { salt: 8, groups: ["fund"], most: 4 }, [
      ["Capstone Balanced Portfolio", "1108", "fund"],
      ["Capstone Equity Index Portfolio", "1123", "fund"],
      ["Capstone Intermediate Government", "1141", "fund"],
      ["Capstone Pacific Stock", "1162", "fund"],
      ["Capstone Retirement Path 2060", "1190", "fund"],
    ]);
    const roth = seed % 2 === 0;
    const title = roth ? "Roth Individual Retirement Account" : "Traditional Individual Retirement Account";
    // The settlement fund is a fund like the others.
    const settlement = "Capstone Treasury Money Market";
    const funds = [
      {
        name: settlement,
        code: "1007",
        shares: plain(d.cash).replaceAll(",", ""),
        price: "1.00",
        value: d.cash,
        before: d.cashBefore,
      },
      ...d.lots.map((lot) => ({
        name: lot.name,
        code: lot.symbol,
        shares: lot.shares,
        price: lot.price,
        value: lot.value,
        before: lot.before,
      })),
    ];
    const number = `${d.number.slice(0, 4)}${d.last4}`;
    const ledger = (fund: (typeof funds)[number], index: number) => {
      const bought = index === 0 ? d.added + d.employer : 0;
      const sold = index === 0 ? d.taken + d.fees : 0;
      return `<div class=fund><div class=row><b>${fund.name}</b><span class=r>Fund ${fund.code}, account ${fund.code}-${number}</span></div>${grid(
        "llrrrr",
        [
          "Trade date",
          "Transaction",
          "Dollar amount",
          "Share price",
          "Shares transacted",
          "Total shares owned",
        ],
        [
          ...(bought > 0
            ? [
                [
                  date.noYear(addDays(d.start, 20)),
                  `Contribution for ${year(d.end)} tax year`,
                  $(bought),
                  "$1.00",
                  plain(bought),
                  "",
                ],
              ]
            : []),
          ...(sold > 0
            ? [
                [
                  date.noYear(addDays(d.start, 41)),
                  d.taken > 0 ? "Distribution and custodial fee" : "Custodial fee",
                  $(-sold),
                  "$1.00",
                  plain(-sold),
                  "",
                ],
              ]
            : []),
          [
            date.noYear(d.end),
            `Balance on ${date.slash(d.end)}`,
            `<b>${$(fund.value)}</b>`,
            `$${fund.price}`,
            "",
            fund.shares,
          ],
        ],
      )}<div class=small>On ${date.slash(addDays(d.start, -1))} this fund was worth ${$(fund.before)}. Dividends are reinvested.</div></div>`;
    };
    const html = document(
      `body{font:9.5pt "Liberation Serif";color:#222}${BASE}h3{font:bold 12pt "Liberation Serif";color:#00335b;margin:18px 0 4px;border-bottom:1px solid #00335b}.fund{border:1px solid #ccc;padding:6px 8px;margin:8px 0;break-inside:avoid}th{font:7.5pt "Liberation Sans";color:#555}td{padding:2px}.tot{display:flex;justify-content:space-between;background:#e7eef5;padding:10px;font-size:13pt;margin-top:12px}`,
      `<div class=row><div style="font:small-caps bold 20pt 'Liberation Serif';color:#00335b">The Capstone Funds</div><div class=r>Quarterly account report<br>${date.long(d.start)}, through ${date.long(d.end)}<br>Shareholder Services 800-555-0161</div></div>
      <div style="margin:28px 0 20px 40px">${d.person.name}<br>${title}<br>Capstone Fiduciary Trust Company, Custodian<br>${d.person.street}<br>${d.person.town}</div>
      <div>Account registration number ${number}</div><div class=tot><span>What your account is worth<br><span style="font-size:9pt">as of ${date.long(d.end)}</span></span><b>${$(d.value)}</b></div>
      <h3>How it changed</h3>${grid(
        "lrr",
        ["", "This quarter", `Since ${date.slash(`${year(d.end)}-01-01`)}`],
        [
          ["Worth at the start", $(d.before), $(d.before - 90_210)],
          ["Contributions", $(d.added + d.employer), $(d.added + d.employer)],
          ["Distributions", $(-d.taken), $(-d.taken)],
          ["Custodial fee", $(-d.fees), $(-d.fees)],
          ["Dividends, gains and market movement", $(d.gain), $(d.gain + 90_210)],
          ["<b>Worth at the end</b>", `<b>${$(d.value)}</b>`, `<b>${$(d.value)}</b>`],
        ],
      )}
      <h3>Your funds</h3>${grid(
        "llrrrr",
        ["Fund", "No.", "Shares", "Price a share", "Worth", "Share of account"],
        [
          ...funds.map((fund) => [
            fund.name,
            fund.code,
            fund.shares,
            `$${fund.price}`,
            $(fund.value),
            share(fund.value, d.value, 0),
          ]),
          ["<b>All funds</b>", "", "", "", `<b>${$(d.value)}</b>`, "100%"],
        ],
      )}<h3>${roth ? "Contribution room" : "Contributions and required withdrawals"}</h3><p>You may put up to ${year(d.end) === "2025" ? "$7,000 ($8,000" : "$7,500 ($8,600"} if you are 50 or older) into all your IRAs for ${year(d.end)}. Recorded here for ${year(d.end)}: ${$(d.added + d.employer)}; for ${Number(year(d.end)) - 1}: $2,650.00. ${roth ? "If you earn more than $150,000 the limit may be lower." : `Required minimum distributions begin in the year you turn 73; last year's closing value of ${$(d.before - 90_210)} over a factor of 26.5 would make ${$(Math.round((d.before - 90_210) / 26.5))}.`}</p>
      ${PAGE}<h3>Fund by fund</h3>${funds.map(ledger).join("")}<h3>Average annual returns</h3>${grid(
        "lrrr",
        ["Fund", "1 year", "5 years", "10 years"],
        funds.map((fund, index) => [
          fund.name,
          `${(3.1 + index * 2.4).toFixed(2)}%`,
          `${(2.2 + index * 1.9).toFixed(2)}%`,
          `${(1.7 + index * 2.2).toFixed(2)}%`,
        ]),
      )}<p class=small style="font-family:'Liberation Sans'">A $20.00 custodial fee is taken once a year from each fund under $10,000. Past performance is no guarantee. Beneficiaries on file: 1 primary, 0 contingent. Fair market value is reported to the IRS on Form 5498. Capstone Distributors, Inc. An investment in the money market fund is not insured by the FDIC; it could lose money even though it seeks $1.00 a share.</p>`,
    );
    const names = ["Capstone Fiduciary Trust Company", "Capstone Funds", "Capstone Distributors, Inc."];
    return {
      html,
      truth: slNestTruth(
        "The Capstone Funds",
        [
          {
            kind: "ira",
            keep: d,
            number,
            lines: funds.map((fund) => ({ name: fund.name, value: fund.value })),
          },
        ],
        names,
      ),
    };
  },
};

/** An automatic adviser: two goals of one client, targets beside what is held, projections, losses harvested, a fee of a quarter percent. */
const robo: Layout = {
  name: "sl-invest-robo-goals",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const etfs = [
      ["Avila Total US Market", "AVTU", "etf"],
      ["Avila Emerging Markets", "AVEM", "etf"],
      ["Avila High-Quality Bonds", "AVHB", "etf"],
      ["Avila Municipal Bonds", "AVMU", "etf"],
    ] as const;
    const first = slNest(seed, { salt: 15, groups: ["etf"], monthly: true, most: 3 }, etfs);
    const other = slNest(seed, { salt: 904, groups: ["etf"], monthly: true, most: 3 }, etfs);
    const second = { ...other, start: first.start, end: first.end, person: first.person };
    const goals = [
      {
        d: first,
        title: "House Down Payment",
        sort: "Individual taxable account",
        kind: "brokerage" as const,
        by: "2031",
      },
      { d: second, title: "Someday Retirement", sort: "Roth IRA", kind: "ira" as const, by: "2058" },
    ];
    const both = (pick: (d: typeof first) => number) => pick(first) + pick(second);
    const goal = ({
      d,
      title,
      sort,
      by,
    }: (typeof goals)[number]) => `<section><div class=row style="align-items:end"><div><h2>${title}</h2>${sort} &middot; Account ${d.number}</div><div class=r><span style="font-size:18pt">${$(d.value)}</span><br>${d.gain < 0 ? `<span style="color:#a3472b">▼ ${$(-d.gain)} down in this period</span>` : `<span class=g>▲ ${$(d.gain)} earned in this period</span>`}</div></div>
      ${grid("rrrrr", ["Balance before", "You deposited", "You withdrew", "Earnings less fee", "Balance now"], [[$(d.before), $(d.added + d.employer), $(d.taken), $(d.gain - d.fees), $(d.value)]], "class=flow")}
      ${grid(
        "llrrrrr",
        ["Asset class", "Ticker", "Shares", "Price", "Value", "Now", "Target"],
        [
          ...d.lots.map((lot, index) => [
            lot.name,
            lot.symbol,
            lot.shares,
            `$${lot.price}`,
            $(lot.value),
            share(lot.value, d.value, 1),
            `${(Math.round(100 / d.lots.length) - (index === 0 ? Math.round(100 / d.lots.length) * d.lots.length - 100 : 0)).toFixed(1)}%`,
          ]),
          ["Cash awaiting investment", "", "", "", $(d.cash), share(d.cash, d.value, 1), "0.0%"],
          ["", "", "", "", `<b>${$(d.value)}</b>`, "", ""],
        ],
      )}<p class=small>On track: at your recurring deposit of $250.00 a month this goal has an 81% chance of reaching ${money.wholeDollars(Math.round(d.value * 4.6))} by ${by}. In poor markets: ${money.wholeDollars(Math.round(d.value * 2.1))}.</p></section>`;
    const html = document(
      `body{font:9pt "DejaVu Sans";color:#22313f}${BASE}h2{margin:0;font-size:13pt;font-weight:normal}section{margin-top:26px;break-inside:avoid}th{font-size:7.5pt;color:#6b7c8c;font-weight:normal;padding:4px 2px}td{padding:5px 2px;border-bottom:1px solid #e6ebf0}.flow{background:#f4f8fb;margin:10px 0}.flow td{border:0;font-size:10pt}.g{color:#12805c}.small{color:#6b7c8c;line-height:1.5}`,
      `<div class=row><div style="font-size:17pt;color:#1277c9">juniper<b>path</b></div><div class=r>Statement of your investments<br>${date.abbreviatedBare(first.start)} to ${date.abbreviatedBare(first.end)}</div></div>
      <p style="margin-top:26px">${first.person.name}<br>${first.person.street}<br>${first.person.town}</p>
      <div class=row style="background:#1277c9;color:#fff;padding:14px 16px;border-radius:8px"><div>Across all goals<br><span style="font-size:20pt">${$(both((d) => d.value))}</span></div><div>Put in over time<br>${$(both((d) => Math.round(d.value * 0.71)))}</div><div>Earned over time<br>${$(both((d) => d.value - Math.round(d.value * 0.71)))}</div><div>Time-weighted return<br>9.3% a year</div></div>
      ${goals.map(goal).join("")}
      <h2 style="margin-top:26px">Tax Loss Harvesting+</h2><p>Losses harvested this year $412.06. Estimated tax saved $98.89. Wash sales avoided: 3.</p>
      <h2>What you paid us</h2><p>Our yearly fee is 0.25% of your balance, taken monthly. Fee in this period: ${$(both((d) => d.fees))}. ETF expense ratios average 0.09% and are not billed by us.</p>
      ${PAGE}<h2>Activity</h2>${goals.map(({ d, title }) => `<h3>${title}</h3>${grid("llrr", ["Date", "Description", "Shares", "Amount"], [[date.monthDay(addDays(d.start, 2)), "Recurring deposit from linked bank", "", $(d.added + d.employer)], ...d.lots.map((lot) => [date.monthDay(addDays(d.start, 3)), `Bought ${lot.symbol} (rebalancing)`, "1", `$${lot.price}`]), ...(d.taken > 0 ? [[date.monthDay(addDays(d.start, 17)), "Withdrawal to linked bank", "", $(-d.taken)]] : []), ...(d.fees > 0 ? [[date.monthDay(d.end), "Advisory fee", "", $(-d.fees)]] : [])])}`).join("")}
      <p class=small>Advisory services are provided by Juniperpath LLC, an SEC-registered investment adviser. Brokerage services are provided to clients by JP Securities LLC, Member FINRA/SIPC. Projections are hypothetical and do not reflect actual results. Refer a friend and get $50. SIPC covers up to $500,000 (including $250,000 for claims for cash).</p>`,
    );
    return {
      html,
      truth: slNestTruth(
        "juniperpath",
        goals.map(({ d, kind }) => ({
          kind,
          keep: d,
          lines: [...linesOf(d), { name: "Cash awaiting investment", value: d.cash }],
        })),
        ["Juniperpath LLC", "JP Securities LLC"],
      ),
    };
  },
};

export const slInvestments: readonly Layout[] = [wirehouse, fundHouse, robo];
