import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  $B,
  B,
  linesOf,
  makeFolio,
  makeLot,
  NEXT_PAGE,
  P,
  type Product,
  percent,
  some,
  total,
  truthOf,
  units,
} from "./sy-data.ts";

const STOCKS: readonly Product[] = [
  ["ARBOR HEALTH INC", "ARBH"],
  ["CALLOWAY OIL CORP", "CLWY"],
  ["NORDHAVEN SOFTWARE INC CL A", "NHVN"],
  ["TWIN RIVERS UTILITIES CO", "TRVU"],
  ["GRAYSON HOME IMPROVEMENT INC", "GHI"],
];
const BONDS = [
  ["UNITED STATES TREASURY NOTE", "4.250%", "11/15/2034", "91282CLW9"],
  ["CALLOWAY OIL CORP SENIOR NOTES", "5.100%", "06/01/2031", "13123XAB4"],
  ["TWIN RIVERS UTIL FIRST MTG", "3.850%", "02/15/2030", "90187LAE2"],
] as const;

/** A wire house's client statement: value including accrued interest, stocks and bonds with their details on lines of their own. */
const client: Layout = {
  name: "sy-brokerage-client-statement",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const bonds = some({ ...fixed(seed) }, BONDS, 1 + (seed % 2)).map(([name, rate, due, cusip], index) => {
      const face = (10 + ((seed * 7 + index * 5) % 40)) * 100_000;
      const price = 94_150 + ((seed * 337 + index * 911) % 8_000);
      const value = Math.round((face * price) / 100_000);
      const cost = Math.round(face * 0.987);
      return { name, rate, due, cusip, face, price, value, cost, accrued: Math.round(face * 0.0092) };
    });
    const inBonds = total(bonds, (bond) => bond.value);
    const accrued = total(bonds, (bond) => bond.accrued);
    const folio = makeFolio(seed + 74_011, {
      months: 1,
      more: inBonds + accrued,
      lots: (random) =>
        some(random, STOCKS, random.whole(2, 4)).map((each) =>
          makeLot(random, each, { whole: true, large: 4_400_000 }),
        ),
    });
    const { random, person, start, end, lots, cash, value, before, year } = folio;
    const number = `${random.whole(201, 798)}-${accountNumber(random, 6)}-${random.whole(101, 499)}`;
    const inStocks = total(lots, (lot) => lot.value);
    const net = folio.added - folio.taken - folio.fees;
    const yearNet = year.added - year.taken - year.fees;
    const period = `For the Period ${date.longNoYear(start)}-${Number(end.slice(8))}, ${end.slice(0, 4)}`;
    const bonded = (bond: (typeof bonds)[number]) => [
      `${bond.name}<br><span class=n>Coupon Rate ${bond.rate}; Matures ${bond.due}; CUSIP ${bond.cusip}<br>Int. Semi-Annually; Yield to Maturity 4.61%; Moody AA2 S&amp;P AA</span>`,
      `${P(bond.face).slice(0, -3)}.000`,
      `$${(bond.price / 1_000).toFixed(3)}`,
      `$${P(bond.cost)}`,
      `$${P(bond.value)}<br><span class=n>Accrued ${P(bond.accrued)}</span>`,
      `$${B(bond.value - bond.cost)}`,
    ];
    const foot = (page: number) =>
      `<div class=row style="border-bottom:1px solid #003;margin-bottom:6px"><div><b class=logo>Whitcomb Sterling</b></div><div style="text-align:center">CLIENT STATEMENT &nbsp;|&nbsp; ${period}</div><div class=r>Page ${page} of 8</div></div>`;
    const html = document(
      `body{font:8.2pt "Liberation Sans";color:#111}${BASE}.logo{font:bold 12pt "Liberation Serif"}.n{font-size:6.4pt;color:#444}h3{font-size:8.8pt;margin:12px 0 3px;border-bottom:1px solid #003;font-weight:bold}td,th{padding:2.6px 3px;vertical-align:top}th{font-size:6.8pt;border-bottom:1px solid #888;font-weight:normal}.g td{border-bottom:1px solid #eee}.i{padding-left:10px}`,
      `${foot(1)}<div class=row style="margin:20px 0"><div>STATEMENT FOR:<br><b>${person.name.toUpperCase()}</b><br><br><b>TOTAL VALUE OF YOUR ACCOUNT</b> (as of ${date.bareShort(end)})<br><span class=n>Includes Accrued Interest</span></div><div class=r><span style="font-size:18pt">${$(value)}</span><p class=n>Whitcomb Sterling Smith LLC. Member SIPC.<br>#BWNJGWM ${accountNumber(random, 9)}</p>${person.name.toUpperCase()}<br>${person.street}<br>${person.town}</div></div>
      <p>Your Financial Advisor Team &nbsp; The Brandywine Group, 1200 Market Street, Wilmington, DE 19801 &nbsp; 302-555-0170</p><p><b>Active Assets Account &nbsp; ${number}</b></p>
      <div class=row><div><h3>CHANGE IN VALUE OF YOUR ACCOUNT (includes accrued interest)</h3>${grid(
        "lrr",
        [
          "",
          `This Period<br>(${date.bareShort(start)}-${date.bareShort(end)})`,
          `This Year<br>(1/1/${end.slice(2, 4)}-${date.bareShort(end)})`,
        ],
        [
          ["<b>TOTAL BEGINNING VALUE</b>", `<b>${$(before)}</b>`, `<b>${$(year.before)}</b>`],
          [
            "<span class=i>Credits</span>",
            folio.added ? P(folio.added) : "&mdash;",
            year.added ? P(year.added) : "&mdash;",
          ],
          ["<span class=i>Debits</span>", B(-folio.taken - folio.fees), B(-year.taken - year.fees)],
          ["<span class=i>Security Transfers</span>", "&mdash;", "&mdash;"],
          ["Net Credits/Debits/Transfers", $B(net), $B(yearNet)],
          ["Change in Value", B(folio.change + folio.income), B(year.change + year.income)],
          ["<b>TOTAL ENDING VALUE</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=g",
      )}</div><div><h3>ASSET ALLOCATION (includes accrued interest)</h3>${grid(
        "lrr",
        ["", "Market Value", "Percentage"],
        [
          ["Cash", $(cash), percent(cash, value)],
          ["Equities", P(inStocks), percent(inStocks, value)],
          ["Fixed Income &amp; Preferreds", P(inBonds + accrued), percent(inBonds + accrued, value)],
          ["<b>TOTAL VALUE</b>", `<b>${$(value)}</b>`, "<b>100.0%</b>"],
        ],
        "class=g",
      )}<p class=n>FDIC rules apply and Bank Deposits are eligible for FDIC insurance but are not covered by SIPC. Cash and securities (including MMFs) are eligible for SIPC coverage.</p></div></div>
      ${NEXT_PAGE}${foot(4)}<p><b>HOLDINGS</b> &nbsp; <span class=n>This section reflects positions purchased/sold on a trade date basis. "Market Value" and "Unrealized Gain/(Loss)" may not reflect the value that could be obtained in the market. EAI is based on the next twelve months.</span></p>
      <h3>CASH, BANK DEPOSIT PROGRAM AND MONEY MARKET FUNDS</h3>${grid("lrrrr", ["Description", "Market Value", "7-Day Current Yield %", "Est Ann Income", "APY %"], [["WHITCOMB STERLING BANK N.A. #", $(cash), "&mdash;", $(Math.round(cash / 1_000)), "0.100"]], "class=g")}
      <h3>COMMON STOCKS</h3>${grid(
        "lrrrrrr",
        [
          "Security Description",
          "Quantity",
          "Share Price",
          "Total Cost",
          "Market Value",
          "Unrealized<br>Gain/(Loss)",
          "Est Ann Income<br>Current Yield %",
        ],
        [
          ...lots.map((lot) => [
            `${escaped(lot.name)} (${lot.symbol})<br><span class=n>Rating: Whitcomb: 1, Morningstar: 2; Next Dividend Payable ${date.bareShort(addDays(end, 14))}; Asset Class: Equities</span>`,
            units(lot.shares),
            $(lot.price),
            $(lot.cost),
            $(lot.value),
            `$${B(lot.value - lot.cost)} LT`,
            `${$(lot.yearly)}<br>${percent(lot.yearly, lot.value, 2).replace("%", "")}`,
          ]),
          [
            `<b>STOCKS</b> <span class=n>Percentage of Holdings ${percent(inStocks, value)}</span>`,
            "",
            "",
            `<b>${$(total(lots, (lot) => lot.cost))}</b>`,
            `<b>${$(inStocks)}</b>`,
            `<b>$${B(total(lots, (lot) => lot.value - lot.cost))}</b>`,
            `<b>${$(total(lots, (lot) => lot.yearly))}</b>`,
          ],
        ],
        "class=g",
      )}<h3>CORPORATE AND GOVERNMENT FIXED INCOME</h3>${grid(
        "lrrrrr",
        [
          "Security Description",
          "Face Value",
          "Unit Price",
          "Adj Total Cost",
          "Market Value",
          "Unrealized<br>Gain/(Loss)",
        ],
        [
          ...bonds.map(bonded),
          [
            `<b>FIXED INCOME</b> <span class=n>Percentage of Holdings ${percent(inBonds + accrued, value)}</span>`,
            "",
            "",
            `$${P(total(bonds, (bond) => bond.cost))}`,
            `<b>$${P(inBonds)}</b><br><span class=n>Accrued ${P(accrued)}</span>`,
            "",
          ],
          [
            "<b>TOTAL FIXED INCOME</b> (includes accrued interest)",
            "",
            "",
            "",
            `<b>$${P(inBonds + accrued)}</b>`,
            "",
          ],
        ],
        "class=g",
      )}<h3>TOTAL VALUE</h3>${grid(
        "lr",
        [],
        [
          ["TOTAL VALUE (includes accrued interest) 100.00%", `<b>${$(value)}</b>`],
          [
            "<span class=n>of which cash and accrued interest</span>",
            `<span class=n>${$(cash + accrued)}</span>`,
          ],
        ],
      )}`,
    );
    return {
      html,
      truth: truthOf(
        "Whitcomb Sterling",
        ["Whitcomb Sterling Smith LLC", "Whitcomb Sterling Smith LLC."],
        [
          {
            kind: "brokerage",
            last4: number.slice(-4).replace("-", ""),
            folio,
            lines: [...linesOf(lots), ...bonds.map(({ name, value: worth }) => ({ name, value: worth }))],
            facts: { accountLast4: number.replaceAll("-", "").slice(-4) },
            cash: { names: ["WHITCOMB STERLING BANK N.A.", "WHITCOMB STERLING BANK N.A. #"], value: cash },
          },
        ],
        Object.fromEntries(
          bonds.flatMap((bond, index): Array<[string, readonly string[]]> => {
            const at = `accounts.0.holdings.${lots.length + index}`;
            return [
              [`${at}.symbol`, [bond.cusip]],
              [`${at}.value`, [decimal(bond.value + bond.accrued)]],
            ];
          }),
        ),
      ),
    };
  },
};

/** Which bonds a seed takes, before the folio exists that they are part of. */
function fixed(seed: number) {
  const whole = (from: number, to: number) => from + ((seed * 31) % (to - from + 1));
  return { whole, pick: <T>(list: readonly T[]) => list[0] as T, chance: () => false };
}

const FUNDS: readonly Product[] = [
  ["Bridgewell Growth Fund Cl A", "BWGAX"],
  ["Atlantic Balanced Fund F2", "ATBFX"],
  ["Capital Harbor Income Bldr A", "CHIAX"],
  ["Keystone Int'l Equity Cl A", "KIEAX"],
  ["Dividend Leaders ETF", "DVLD"],
];

/** A broker with small offices: value today, a month, a year and three years ago, value summary, asset details with rate of return. */
const office: Layout = {
  name: "sy-ira-branch-office-broker",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 75_017, {
      months: 1,
      lots: (random) =>
        some(random, FUNDS, random.whole(2, 5)).map((each) => makeLot(random, each, { large: 3_100_000 })),
    });
    const { random, person, start, end, lots, cash, cashBefore, value, before, year } = folio;
    const number = `${random.whole(100, 989)}-${accountNumber(random, 5)}-1-${random.whole(1, 9)}`;
    const ago = (share: number) => $(Math.round((value * share) / 100));
    const row = (label: string, now: number, since: number) => [
      label,
      now === 0 ? "0.00" : P(now),
      since === 0 ? "0.00" : P(since),
    ];
    const html = document(
      `body{font:8.8pt "Liberation Sans";color:#222}${BASE}.n{font-size:6.8pt;color:#555}h3{font-size:12pt;margin:14px 0 4px;color:#4a4a4a}td,th{padding:3.4px 3px;vertical-align:top}th{background:#f0e9c8;font-size:7.4pt}.g td{border-bottom:1px solid #ddd}.big{border:2px solid #d8b400;padding:8px 12px}`,
      `<div class=row><div><b style="font:bold 18pt 'Liberation Serif'">Thomas Harlan</b><br><span class=n>201 Progress Parkway<br>Maryland Heights, MO 63043-3042</span></div><div class=r>Statement Date &nbsp; <b>${date.abbreviatedBare(start)} - ${date.abbreviatedBare(end)}</b><br>Page 1 of 6<p>Account Number: <b>${number}</b><br>Account Holder(s) &nbsp; ${person.name}<br>Account Type &nbsp; Traditional Individual Retirement Account<br>Financial Advisor &nbsp; Dale Whitlock, 618-555-0147<br>${random.pick(["403 Vandalia St", "12 Court Square"])}, Collinsville, IL 62234</div></div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <h3>Traditional Individual Retirement Account - Select</h3><div class=row><div class=big>Account Value<div style="font:bold 17pt 'Liberation Sans'">${$(value)}</div>${grid(
        "lr",
        [],
        [
          ["1 Month Ago", $(before)],
          ["1 Year Ago", ago(random.whole(81, 108))],
          ["3 Years Ago", ago(random.whole(52, 97))],
          ["5 Years Ago", ago(random.whole(31, 80))],
        ],
      )}</div><div style="flex:1.5">${grid(
        "lrr",
        ["Value Summary", "This Period", "This Year"],
        [
          row("Beginning Value", before, year.before),
          row("Assets Added to Account", folio.added, year.added),
          row("Assets Withdrawn from Account", -folio.taken, -year.taken),
          row("Fees and Charges", -folio.fees, -year.fees),
          row("Change In Value", folio.change + folio.income, year.change + year.income),
          ["<b>Ending Value</b>", `<b>${$(value)}</b>`, ""],
        ],
        "class=g",
      )}<p class=n>For more information regarding the Value Summary section, visit www.thomasharlan.example/mystatementguide.</p></div></div>
      <h3>Rate of Return</h3>${grid("lrrrrr", ["Your Personal Rate of Return for Assets Held at Thomas Harlan", "This Quarter", "Year to Date", "Last 12 Months", "3 Years Annualized", "5 Years Annualized"], [["", "1.84%", `${(random.whole(-40, 120) / 10).toFixed(2)}%`, "9.37%", "6.02%", "7.11%"]], "class=g")}
      <h3>Asset Details (as of ${date.abbreviatedBare(end)})</h3><p class=n>additional details at www.thomasharlan.example/access</p>${grid("lrrrr", ["Cash &amp; Money Market", "Beginning Balance", "Additions", "Subtractions", "Ending Balance"], [["Insured Bank Deposit 0.15%*", $(cashBefore), P(folio.added + folio.income), P(-folio.taken - folio.fees), $(cash)]], "class=g")}<br>${grid(
        "lrrrrr",
        [
          "Exchange Traded &amp; Mutual Funds",
          "Price",
          "Quantity",
          "Amount Invested Since Inception",
          "Unrealized Gain/Loss",
          "Value",
        ],
        lots.map((lot) => [
          `${escaped(lot.name)}<br><span class=n>Symbol: ${lot.symbol} &nbsp; Asset Category: Growth &amp; Income</span>`,
          $(lot.price),
          units(lot.shares),
          $(lot.cost),
          P(lot.value - lot.cost),
          $(lot.value),
        ]),
        "class=g",
      )}${grid("lr", [], [["<b>Total Account Value</b>", `<b>${$(value)}</b>`]])}
      <h3>Retirement Summary</h3>${grid(
        "lrr",
        ["", `Tax Year ${end.slice(0, 4)}`, `Tax Year ${Number(end.slice(0, 4)) - 1}`],
        [
          ["Cumulative Contributions", $(year.added), "$0.00"],
          ["Maximum Contribution, under 50", "$7,500.00", "$7,000.00"],
        ],
        "class=g",
      )}
      <p class=n>* Your interest rate current as of ${date.abbreviatedBare(end)}. Insured Bank Deposit is held at FDIC-insured banks and not a security. The value of your assets as of ${date.abbreviatedBare(addDays(end, -366))} is used to compute required distributions. Thomas Harlan &amp; Co., L.P., Member SIPC, is custodian of IRAs through Harlan Trust Company. Retirement account fee $40; wire $25; transfer out $95.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Thomas Harlan",
        ["Thomas Harlan & Co., L.P.", "Thomas Harlan & Co."],
        [
          {
            kind: "ira",
            last4: number.replaceAll("-", "").slice(-4),
            folio,
            lines: linesOf(lots),
            cash: {
              names: ["Insured Bank Deposit", "Insured Bank Deposit 0.15%*", "Insured Bank Deposit 0.15%"],
              value: cash,
            },
          },
        ],
      ),
    };
  },
};

export const syAdvisers: readonly Layout[] = [client, office];
