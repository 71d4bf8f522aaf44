import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  B,
  linesOf,
  makeFolio,
  makeLot,
  P,
  type Product,
  percent,
  some,
  total,
  truthOf,
  units,
} from "./sy-data.ts";

const PORTFOLIOS: readonly Product[] = [
  ["Target Enrollment 2036 Portfolio", ""],
  ["US Equity Index Portfolio", ""],
  ["Conservative Income Portfolio", ""],
  ["Principal Plus Interest Portfolio", ""],
];

/** A state's 529 plan run by a record keeper: beneficiary, units and unit value of each portfolio, contributions over the quarter, the year and in all. */
const college: Layout = {
  name: "sy-529-college-savings",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 91_003, {
      months: 3,
      lots: (random) =>
        some(random, PORTFOLIOS, random.whole(1, 3)).map((each) =>
          makeLot(random, each, { buys: true, large: 1_800_000 }),
        ),
    });
    const { random, person, start, end, lots, value, before, year } = folio;
    const number = `${accountNumber(random, 9)}-01`;
    const growth = folio.change + folio.income;
    const html = document(
      `body{font:9pt "Liberation Sans";color:#233}${BASE}.n{font-size:6.8pt;color:#566}h3{font-size:11pt;margin:14px 0 3px;color:#146a5d;border-bottom:1px solid #146a5d}td,th{padding:3.4px 3px}th{font-size:7.4pt}.g td{border-bottom:1px solid #dfe8e6}`,
      `<div class=row><div><b style="font-size:15pt;color:#146a5d">PrairieSave 529</b><br><span class=n>College Savings Program</span><p class=n>P.O. Box 219288, Kansas City, MO 64121-9288<br>1-877-555-0128 | prairiesave529.example</p></div><div class=r><b>QUARTERLY STATEMENT</b><br>${date.long(start)} &ndash; ${date.long(end)}<p>Account number: ${number}<br>Account owner: ${person.name}<br>Beneficiary: ${random.pick(["Robin", "Sage", "Quinn"])} ${person.name.split(" ").at(-1)}</p></div></div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <h3>Account Summary</h3>${grid(
        "lrrr",
        ["", "This Quarter", "Year to Date", "Since Inception"],
        [
          ["Beginning Value", $(before), $(year.before), "$0.00"],
          ["Contributions", $(folio.added), $(year.added), $(Math.round(value * 0.71))],
          ["Withdrawals", "$0.00", "$0.00", "$0.00"],
          [
            "Change in Investment Value",
            $(growth),
            $(year.change + year.income),
            $(value - Math.round(value * 0.71)),
          ],
          ["<b>Ending Value</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=g",
      )}
      <h3>Portfolio Summary as of ${date.slash(end)}</h3>${grid("lrrrrr", ["Portfolio", "Future Contribution Allocation", "Units", "Unit Value", "Market Value", "% of Account"], [...lots.map((lot, index) => [lot.name, `${index === 0 ? 100 - 25 * (lots.length - 1) : 25}%`, units(lot.shares), $(lot.price), $(lot.value), percent(lot.value, value, 0)]), ["<b>Total</b>", "100%", "", "", `<b>${$(value)}</b>`, "100%"]], "class=g")}
      <h3>Transaction Detail</h3>${grid(
        "llrrr",
        ["Trade Date", "Transaction", "Amount", "Unit Value", "Units"],
        lots.map((lot) => [
          date.slash(addDays(start, 16)),
          `Recurring Contribution (AIP) &ndash; ${lot.name}`,
          $(lot.bought),
          $(lot.price),
          units(Math.round((lot.bought / lot.price) * 1_000)),
        ]),
        "class=g",
      )}
      <p>GiftLink gifts received this quarter: $0.00. Your gifting code is K7R-${random.whole(10, 99)}B.</p><p class=n>Contributions made by December 31 may be deductible up to $10,000 ($20,000 married filing jointly) from state income. The maximum account balance is $475,000. Program fees of 0.13% to 0.39% are reflected in unit values. Prairie Board of Education Savings is trustee; Alden College Savings Recordkeeping Services, LLC is Program Manager; Alden Broker Dealer Services, LLC, Member FINRA, MSRB, distributes. Units are municipal fund securities. Not FDIC-insured (except Principal Plus to $250,000). Tell us of errors within 60 days.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "PrairieSave 529",
        [
          "PrairieSave 529 College Savings Program",
          "PrairieSave",
          "Alden College Savings Recordkeeping Services, LLC",
        ],
        [{ kind: "other", last4: number.replace("-", "").slice(-4), folio, lines: linesOf(lots, false) }],
        {
          "accounts.0.kind": ["brokerage"],
          "accounts.0.accountLast4": [number.slice(0, 9).slice(-4), number.slice(-4)],
        },
      ),
    };
  },
};

const MENU: readonly Product[] = [
  ["Hartwell 500 Index Admiral", "HFIAX"],
  ["Hartwell Target Retirement 2045", "HTRFX"],
  ["Pemberton Low Duration Instl", "PLDIX"],
  ["Delancey Small Cap Core R6", "DLSRX"],
];

/** A health savings account: cash roll-forward, contributions by tax year, and investments of the same account beside it. */
const health: Layout = {
  name: "sy-hsa-with-investments",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 92_009, {
      months: 1,
      lots: (random) =>
        some(random, MENU, random.whole(1, 3)).map((each) => makeLot(random, each, { large: 600_000 })),
    });
    const { random, person, start, end, lots, value, cash, cashBefore, invested } = folio;
    const number = accountNumber(random, 8);
    let balance = cashBefore;
    const movements = [
      ["Employee contribution (tax year ", 14, folio.added],
      ["Card purchase: MAPLE ST PHARMACY", 17, -folio.taken],
      ["Investment: dividends and interest to cash", 25, folio.income],
      ["Monthly administration fee", 28, -folio.fees],
    ] as const;
    const rows = movements.flatMap(([text, day, amount]) => {
      if (amount === 0) return [];
      balance += amount;
      return [
        [
          date.slash(addDays(start, day)),
          text.endsWith("year ") ? `${text}${end.slice(0, 4)})` : text,
          B(amount),
          $(balance),
        ],
      ];
    });
    const html = document(
      `body{font:9pt "Liberation Sans";color:#2b2350}${BASE}.n{font-size:6.8pt;color:#667}h3{font-size:10.5pt;margin:14px 0 0;background:#efeaf8;padding:4px 6px}td,th{padding:3.6px 5px}th{font-size:7.4pt;border-bottom:1px solid #5a3fa0}.g td{border-bottom:1px solid #eee}`,
      `<div class=row><div><b style="font-size:16pt;color:#5a3fa0">Wellspring</b>HSA<p class=n>15 W Scenic Pointe Dr<br>Draper, UT 84020</p></div><div class=r><b>Health Savings Account Statement</b><br>Account number: ${number}<br>Period: ${date.short(start)} through ${date.short(end)}<br>Employer: Norland Technologies</div></div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <h3>Account summary</h3>${grid(
        "lrr",
        ["", `Beginning<br>${date.short(start)}`, `Ending<br>${date.short(end)}`],
        [
          ["HSA cash balance", $(cashBefore), $(cash)],
          ["HSA investment balance", $(folio.before - cashBefore), $(invested)],
          ["<b>Total account value</b>", `<b>${$(folio.before)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=g",
      )}
      <div class=row><div><h3>Contributions</h3>${grid(
        "lrr",
        ["Source", `${end.slice(0, 4)} YTD`, `${Number(end.slice(0, 4)) - 1}`],
        [
          ["Employee", $(folio.year.added), $(Math.round(folio.year.added * 0.9))],
          ["Employer", "$500.00", "$500.00"],
          ["IRS limit, family", "$8,750.00", "$8,550.00"],
        ],
        "class=g",
      )}</div><div><h3>Distributions</h3>${grid(
        "lr",
        ["", "YTD"],
        [
          ["Card and bill payments", $(folio.year.taken)],
          ["Fees", $(folio.year.fees)],
        ],
        "class=g",
      )}</div></div>
      <h3>HSA cash transactions</h3>${grid("llrr", ["Date", "Transaction", "Amount", "HSA cash balance"], [[date.slash(start), "Beginning balance", "", $(cashBefore)], ...rows, [date.slash(end), "<b>Ending balance</b>", "", `<b>${$(cash)}</b>`]], "class=g")}
      <h3>Investment portfolio</h3>${grid("llrrrr", ["Fund", "Ticker", "Shares", "Closing price", "Closing value", "Gain/loss"], [...lots.map((lot) => [lot.name, lot.symbol, units(lot.shares), $(lot.price), $(lot.value), P(lot.change)]), ["<b>Total investments</b>", "", "", "", `<b>${$(invested)}</b>`, P(folio.change)]], "class=g")}
      <p class=n>Cash earns 0.05% APY below $2,000, 0.20% to $7,500 and 0.40% above. Cash is held at Lakeline Bank, N.A. and other members of the FDIC. Investments are not FDIC insured, not bank guaranteed and may lose value; minimum cash before investing is $1,000.00. Wellspring Health Holdings, Inc. is the custodian, designated by the IRS as a non-bank trustee. Questions? 866-555-0163.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Wellspring HSA",
        ["WellspringHSA", "Wellspring", "Wellspring Health Holdings, Inc."],
        [
          {
            kind: "other",
            last4: number.slice(-4),
            folio,
            lines: linesOf(lots),
            cash: { names: ["HSA cash balance"], value: cash },
          },
        ],
        {
          "accounts.0.kind": ["savings", "brokerage"],
          "accounts.0.beginningBalance": [folio.before, cashBefore].map((each) => decimal(each)),
          "accounts.0.endingBalance": [value, cash].map((each) => decimal(each)),
        },
      ),
    };
  },
};

/** A transfer agent's employee stock purchase plan: one stock, shares available and restricted, purchases with discount. */
const employees: Layout = {
  name: "sy-employee-stock-purchase-plan",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 93_001, {
      months: 3,
      lots: (random) => [
        makeLot(random, ["Norland Technologies Inc. Common Stock", "NRLD"], { buys: true, large: 5_200_000 }),
      ],
    });
    const { random, person, start, end, lots, value, before } = folio;
    const number = `C00${accountNumber(random, 8)}`;
    const lot = lots[0] ?? makeLot(random, ["", ""]);
    const bought = lot.shares - lot.held;
    const paid = Math.round(lot.price * 0.85);
    const html = document(
      `body{font:8.8pt "Liberation Sans";color:#000}${BASE}.n{font-size:6.8pt;color:#444}h3{font-size:10pt;margin:14px 0 2px;background:#e5e5e5;padding:3px 5px}td,th{padding:3.4px 5px;vertical-align:bottom}th{font-size:7.2pt;border-bottom:1px solid #000}`,
      `<div class=row><div><b style="font-size:14pt">Equishare</b><p class=n>Equishare Trust Company, N.A.<br>PO Box 43078<br>Providence, RI 02940-3078<br>www.equishare.example/employee</p></div><div class=r><b style="font-size:12pt">NORLAND TECHNOLOGIES INC.</b><br>Employee Stock Purchase Plan<br>Statement of account ${date.dayFirst(start)} &ndash; ${date.dayFirst(end)}<p>Holder Account Number<br><b>${number}</b> &nbsp; IND</p></div></div>
      <p style="margin:16px 0">${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p>
      <h3>Account Summary as of ${date.dayFirst(end)}</h3>${grid("llrrrr", ["Stock Class Description", "Symbol", "Plan Shares", "Closing Price Per Share", "Market Value Last Statement", "Market Value"], [[lot.name, lot.symbol, units(lot.shares), $(lot.price), $(before), `<b>${$(value)}</b>`]])}<p>Of these, ${units(bought)} shares may not be transferred before ${date.dayFirst(addDays(end, 365))}. Shares available for sale: ${units(lot.held)}, worth ${$(Math.round((lot.held * lot.price) / 1_000))} at the closing price.</p>
      <h3>Payroll Contributions</h3>${grid(
        "lrr",
        ["", "This Period (USD)", "Year To Date (USD)"],
        [
          [
            "Contributions withheld",
            P(Math.round(lot.bought * 0.85)),
            P(Math.round(folio.year.added * 0.85)),
          ],
          ["Carried forward to next offering", "0.00", ""],
          ["Dividends reinvested", P(folio.income), P(folio.year.income)],
        ],
      )}
      <h3>Transaction History</h3>${grid(
        "llrrrrr",
        [
          "Date",
          "Transaction Description",
          "Fair Market Value",
          "Discount",
          "Purchase Price",
          "Shares",
          "Total Shares",
        ],
        [
          [date.dayFirst(start), "Balance Forward", $(lot.was), "", "", "", units(lot.held)],
          [
            date.dayFirst(end),
            "ESPP Purchase and Dividend Reinvestment",
            $(lot.price),
            "15%",
            $(paid),
            units(bought),
            units(lot.shares),
          ],
        ],
      )}
      <h3>Tax Lots</h3>${grid("lrrrr", ["Grant Date", "FMV at Grant", "Shares", "Cost Basis", "Unrealized Gain"], [[date.dayFirst(addDays(start, -400)), $(lot.was), units(lot.held), $(lot.cost), P(lot.value - lot.cost)]])}
      <p class=n>Sale fee $25.00 plus $0.12 per share; wire fee $35.00. The IRS requires that we report the cost basis of certain shares. Norland's next offering period begins ${date.long(addDays(end, 1))}. Annual limit: $25,000 of fair market value. Equishare acts as agent for plan participants; not a broker-dealer. 1-800-555-0186.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Equishare",
        ["Equishare Trust Company, N.A.", "NORLAND TECHNOLOGIES INC.", "Norland Technologies Inc."],
        [
          {
            kind: "brokerage",
            last4: number.slice(-4),
            folio,
            lines: [{ name: lot.name, symbol: lot.symbol, value: total(lots, (each) => each.value) }],
          },
        ],
        {
          "accounts.0.kind": ["other"],
          "accounts.0.holdings.0.name": ["Norland Technologies Inc.", "NORLAND TECHNOLOGIES INC."],
          "accounts.0.totalDeposits": [Math.round(lot.bought * 0.85), lot.bought].map((each) =>
            decimal(each),
          ),
        },
      ),
    };
  },
};

export const sySavings: readonly Layout[] = [college, health, employees];
