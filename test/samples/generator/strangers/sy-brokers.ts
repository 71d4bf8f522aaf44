import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  $B,
  B,
  type Lot,
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
  ["ALDERGATE INC COM", "ALDG"],
  ["PINNACLE WEST FOODS INC", "PWF"],
  ["MERIDIAN DEVICES CORP", "MRDN"],
  ["SOUTHERN RAIL & TERMINAL CO", "SRT"],
  ["OKAFOR PHARMACEUTICALS INC COM", "OKPH"],
  ["FIRST HURON BANCORP COM NEW", "FHBC"],
];
const ETFS: readonly Product[] = [
  ["CORESHARES TR S&P 500 ETF", "CVVS"],
  ["ALLMARKET INDEX FDS TOTAL STK MKT ETF", "ATMI"],
  ["CORESHARES US AGGREGATE BD ETF", "CAGG"],
  ["FLEXTRACK DIVIDEND EQUITY ETF", "FLXD"],
];
const gain = (lot: Lot) => lot.value - lot.cost;

/** A large discount broker's investment report: value box, this period and year to date, holdings with beginning and ending market value. */
const report: Layout = {
  name: "sy-brokerage-investment-report",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 71_003, {
      months: 1,
      lots: (random) => [
        ...some(random, ETFS, random.whole(1, 3)).map((each) => makeLot(random, each)),
        ...some(random, STOCKS, random.whole(1, 4)).map((each) => makeLot(random, each, { whole: true })),
      ],
    });
    const { random, person, start, end, lots, cash, cashBefore, value, before, year } = folio;
    const number = `X${random.whole(10, 89)}-${accountNumber(random, 6)}`;
    const etfs = lots.filter((lot) => lot.name.endsWith("ETF"));
    const stocks = lots.filter((lot) => !lot.name.endsWith("ETF"));
    const core = "LANDMARK GOVERNMENT MONEY MARKET";
    const head = [
      "Description",
      `Beginning Market Value<br>${date.abbreviatedBare(start)}`,
      `Quantity<br>${date.abbreviatedBare(end)}`,
      `Price Per Unit<br>${date.abbreviatedBare(end)}`,
      `Ending Market Value<br>${date.abbreviatedBare(end)}`,
      `Total Cost Basis<br>${date.abbreviatedBare(end)}`,
      `Unrealized Gain/Loss<br>${date.abbreviatedBare(end)}`,
      "EAI ($)/<br>EY (%)",
    ];
    const row = (lot: Lot) => [
      `${escaped(lot.name)} (${lot.symbol})`,
      $(lot.before),
      units(lot.shares),
      `$${decimal(lot.price)}00`,
      $(lot.value),
      $(lot.cost),
      $(gain(lot)),
      `${$(lot.yearly)}<br>${percent(lot.yearly, lot.value, 3).replace("%", "")}`,
    ];
    const sum = (label: string, list: readonly Lot[]) => [
      `<b>Total ${label} (${percent(
        total(list, (lot) => lot.value),
        value,
        0,
      )} of account holdings)</b>`,
      `<b>${$(total(list, (lot) => lot.before))}</b>`,
      "",
      "",
      `<b>${$(total(list, (lot) => lot.value))}</b>`,
      `<b>${$(total(list, (lot) => lot.cost))}</b>`,
      `<b>${$(total(list, gain))}</b>`,
      `<b>${$(total(list, (lot) => lot.yearly))}</b>`,
    ];
    const two = (a: number, b: number, show = $) => [a === 0 ? "-" : show(a), b === 0 ? "-" : show(b)];
    const top = `<div class=row><div><b class=logo>Landmark</b><br><span class=n>INVESTMENTS</span></div><div class=r><b>INVESTMENT REPORT</b><br>${date.long(start)} - ${date.long(end)}</div></div>`;
    const html = document(
      `body{font:8.4pt "Liberation Sans";color:#1d1d1d}${BASE}.logo{font:italic bold 17pt "Liberation Serif";color:#2b6b2f}.n{font-size:6.6pt;color:#444}h3{font-size:11pt;margin:12px 0 3px;border-bottom:2px solid #2b6b2f}td,th{padding:2.6px 3px;vertical-align:top}th{font-size:6.8pt;border-bottom:1px solid #999}.box{background:#eef4ea;padding:8px 12px}.h td{border-bottom:1px solid #e3e3e3;font-size:7.6pt}`,
      `${top}<div class=row style="margin-top:16px"><div><p class=n>Envelope # BK${accountNumber(random, 9)}</p>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div class=box><b>Your Account Value:</b><div style="font:bold 19pt 'Liberation Sans'">${$(value)}</div><b>Change from Last Period: ${value >= before ? "&#9650;" : "&#9660;"} ${$(Math.abs(value - before))}</b></div></div>
      <div class=row><div style="flex:1.5"><h3>Account # ${number}</h3><b>${escaped(person.name.toUpperCase())} - INDIVIDUAL - TOD</b>${grid(
        "lrr",
        ["", "This Period", "Year-to-Date"],
        [
          ["<b>Beginning Account Value</b>", `<b>${$(before)}</b>`, `<b>${$(year.before)}</b>`],
          ["Additions", ...two(folio.added, year.added)],
          ["Subtractions", ...two(-folio.taken, -year.taken)],
          ["Transaction Costs, Fees &amp; Charges", ...two(-folio.fees, -year.fees)],
          ["Change in Investment Value *", ...two(folio.change + folio.income, year.change + year.income)],
          ["<b>Ending Account Value **</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=h",
      )}<p class=n>* Reflects appreciation or depreciation of your holdings due to price changes, transactions from Other Activity In or Out and Multi-currency transactions, plus any distribution and income earned during the statement period.<br>** Excludes unpriced securities.</p></div><div><h3>Contact Information</h3><p>Online &nbsp; <b>Landmark.com</b><br>FAST&reg;-Automated Telephone (800) 555-0144<br>Customer Service (800) 555-0119</p><h3>Income Summary</h3>${pairs(
        [
          ["Taxable", $(folio.income)],
          ["Dividends", $(folio.income)],
          ["<b>Total</b>", `<b>${$(folio.income)}</b>`],
        ],
      )}</div></div>
      <h3>Core Account and Credit Balance Cash Flow</h3>${pairs([
        ["Core Account: " + core, ""],
        ["Beginning Balance", $(cashBefore)],
        ["Deposits", folio.added ? $(folio.added) : "-"],
        ["Dividends, Interest &amp; Other Income", $(folio.income)],
        ["Withdrawals and fees", $(-folio.taken - folio.fees)],
        ["Ending Balance", $(cash)],
      ])}
      ${NEXT_PAGE}${top}<h3>Holdings</h3><p style="margin:3px 0"><b>Core Account</b></p>${grid(
        "lrrrrrrr",
        head,
        [
          [
            `${core} (LGMXX)<br><span class=n>-- 7-day yield: ${(random.whole(340, 420) / 100).toFixed(2)}%</span>`,
            $(cashBefore),
            units(cash * 10),
            "$1.0000",
            $(cash),
            "not applicable",
            "not applicable",
            "-",
          ],
          [
            `<b>Total Core Account (${percent(cash, value, 0)} of account holdings)</b>`,
            $(cashBefore),
            "",
            "",
            $(cash),
            "",
            "",
            "",
          ],
        ],
        "class=h",
      )}<p style="margin:6px 0 2px"><b>Exchange Traded Products</b></p>${grid("lrrrrrrr", head, [...etfs.map(row), sum("Exchange Traded Products", etfs)], "class=h")}<p style="margin:6px 0 2px"><b>Stocks</b></p>${grid("lrrrrrrr", head, [...stocks.map(row), sum("Stocks", stocks)], "class=h")}
      <div class=box style="margin-top:8px">${pairs([["<b>Total Holdings</b>", `<b>${$(value)}</b>`]])}</div>
      <p class=n>EAI: Estimated Annual Income and EY: Estimated Yield are estimates; actual income might be lower or higher. Brokerage services provided by Landmark Brokerage Services LLC (LBS). Custody by National Landmark Services LLC (NLS), members NYSE, SIPC. SIPC covers up to $500,000, including $250,000 for cash. In case of errors call within 10 days. Margin interest rates from 8.25% on debits under $25,000.</p>`,
    );
    const house = "Landmark Investments";
    return {
      html,
      truth: truthOf(
        house,
        ["Landmark", "Landmark Brokerage Services LLC", "Landmark INVESTMENTS"],
        [
          {
            kind: "brokerage",
            last4: number.slice(-4),
            folio,
            lines: [...linesOf(etfs), ...linesOf(stocks), { name: core, symbol: "LGMXX", value: cash }],
          },
        ],
      ),
    };
  },
};

/** A discount broker whose statement puts symbols first, prints $ in the heads and cash as a bank sweep. */
const positions: Layout = {
  name: "sy-brokerage-positions-statement",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 72_007, {
      months: 1,
      lots: (random) => [
        ...some(random, STOCKS, random.whole(2, 4)).map((each) => makeLot(random, each, { whole: true })),
        ...some(random, ETFS, random.whole(1, 2)).map((each) => makeLot(random, each, { whole: true })),
      ],
    });
    const { random, person, start, end, lots, cash, cashBefore, value, before, year } = folio;
    const number = `${random.whole(1000, 9899)}-${random.whole(1000, 9899)}`;
    const funds = lots.filter((lot) => lot.name.endsWith("ETF"));
    const equities = lots.filter((lot) => !lot.name.endsWith("ETF"));
    const sum = (pick: (lot: Lot) => number, list = lots) => total(list, pick);
    const table = (list: readonly Lot[], label: string) =>
      `<h4>Positions - ${label}</h4>${grid(
        "llrrrrrrrr",
        [
          "Symbol",
          "Description",
          "Quantity",
          "Price($)",
          "Market Value($)",
          "Cost Basis($)",
          "Unrealized Gain/(Loss)($)",
          "Est. Yield",
          "Est. Annual Income($)",
          "% of Acct",
        ],
        [
          ...list.map((lot) => [
            `<b>${lot.symbol}</b>`,
            `${escaped(lot.name)} <span class=n>(M)</span>`,
            (lot.shares / 1_000).toFixed(4),
            `${decimal(lot.price)}000`,
            P(lot.value),
            P(lot.cost),
            B(gain(lot)),
            percent(lot.yearly, lot.value, 2),
            P(lot.yearly),
            percent(lot.value, value, 0),
          ]),
          [
            `<b>Total ${label}</b>`,
            "",
            "",
            "",
            `<b>$${P(sum((lot) => lot.value, list))}</b>`,
            `<b>$${P(sum((lot) => lot.cost, list))}</b>`,
            `<b>$${B(sum(gain, list))}</b>`,
            "",
            `<b>$${P(sum((lot) => lot.yearly, list))}</b>`,
            `<b>${percent(
              sum((lot) => lot.value, list),
              value,
              0,
            )}</b>`,
          ],
        ],
        "class=g",
      )}`;
    const html = document(
      `body{font:8pt "Liberation Sans Narrow","Liberation Sans";color:#000}${BASE}.n{font-size:6.6pt;color:#444}h3{font-size:12pt;margin:12px 0 4px;color:#0a6a9c}h4{margin:9px 0 2px;background:#0a6a9c;color:#fff;padding:2px 5px;font-size:8.5pt}td,th{padding:2.4px 3px;vertical-align:top}.g th{font-size:6.6pt;border-bottom:1px solid #000;vertical-align:bottom}.g td{border-bottom:1px dotted #aaa}.k{font-size:7.5pt}.v{font:bold 14pt "Liberation Sans"}`,
      `<div class=row><div><b style="font:bold italic 16pt 'Liberation Serif';color:#0a6a9c">walter penrose</b><br>Penrose One&reg; Account of</div><div class=r>Account Number<br><b>${number}</b></div><div class=r>Statement Period<br><b>${date.long(start).replace(`, ${start.slice(0, 4)}`, "")}-${Number(end.slice(8))}, ${end.slice(0, 4)}</b></div></div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <h3>Account Summary</h3><div class=band><div><div class=k>Ending Account Value as of ${date.noYear(end)}</div><div class=v>${$(value)}</div></div><div><div class=k>Beginning Account Value as of ${date.noYear(start)}</div><div class=v style="font-weight:normal">${$(before)}</div></div></div>
      ${grid(
        "lrr",
        ["", "This Statement", "YTD"],
        [
          ["Beginning Value", $(before), $(year.before)],
          ["Deposits", P(folio.added), P(year.added)],
          ["Withdrawals", B(-folio.taken), B(-year.taken)],
          ["Dividends and Interest", P(folio.income), P(year.income)],
          ["Transfer of Securities", "0.00", "0.00"],
          ["Market Appreciation/(Depreciation)", B(folio.change), B(year.change)],
          ["Expenses", B(-folio.fees), B(-year.fees)],
          [
            `<b>Ending Value</b> <span class=n>as of ${date.noYear(end)}</span>`,
            `<b>${$(value)}</b>`,
            `<b>${$(value)}</b>`,
          ],
        ],
        "class=g",
      )}<p class=n>Account Ending Value reflects the market value of your cash and investments. It does not include pending transactions, unpriced securities or assets held outside Penrose's custody.</p>
      <div class=row><div><h4>Gain or (Loss) Summary</h4>${grid(
        "lrr",
        ["", "This Period", "YTD"],
        [
          ["Short-Term", "0.00", $B(random.whole(-90_000, 120_000))],
          ["Long-Term", "0.00", $B(random.whole(-10_000, 420_000))],
          ["Unrealized", `$${B(sum(gain))}`, ""],
        ],
      )}</div><div><h4>Income Summary</h4>${grid(
        "lrr",
        ["Federal Tax Status", "This Period", "YTD"],
        [
          ["Cash Dividends", P(folio.income - 31), P(year.income - 31)],
          ["Bank Sweep Interest", "0.31", "0.31"],
          ["Total Income", `$${P(folio.income)}`, `$${P(year.income)}`],
        ],
      )}</div></div>
      <h3>Position Details</h3><h4>Cash and Cash Investments</h4>${grid(
        "lrrrrr",
        [
          "Type",
          "Beginning Balance($)",
          "Ending Balance($)",
          "Change in Period Balance($)",
          "Interest/ Yield Rate",
          "% of Acct",
        ],
        [
          [
            "Bank Sweep &nbsp; PENROSE BANK, SSB <sup>X,Z</sup>",
            P(cashBefore),
            P(cash),
            B(cash - cashBefore),
            "0.05%",
            percent(cash, value, 0),
          ],
          [
            "<b>Total Cash and Cash Investments</b>",
            `<b>$${P(cashBefore)}</b>`,
            `<b>$${P(cash)}</b>`,
            `<b>$${B(cash - cashBefore)}</b>`,
            "",
            "",
          ],
        ],
        "class=g",
      )}
      ${table(equities, "Equities")}${table(funds, "Exchange Traded Funds")}
      <h3>Transactions - Summary</h3><p>Beginning Cash as of ${date.noYear(start)} ${$(cashBefore)} + Deposits ${P(folio.added)} + Withdrawals ${B(-folio.taken)} + Dividends/Interest ${P(folio.income)} + Expenses ${B(-folio.fees)} = Ending Cash as of ${date.noYear(end)} ${$(cash)}</p>
      <p class=n>Endnotes: (M) Some data not available. (X) Bank sweep deposits are held at one or more FDIC-insured banks, not at the broker; insured up to $250,000 per depositor. (Z) Interest rate is the rate at period end. Walter Penrose &amp; Co., Inc. Member SIPC. Manage your account: penrose.com, 1-800-555-0135. Next statement about ${date.short(addDays(end, 31))}.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Walter Penrose & Co., Inc.",
        ["walter penrose", "Walter Penrose", "Walter Penrose & Co.", "Penrose"],
        [
          {
            kind: "brokerage",
            last4: number.slice(-4),
            folio,
            lines: [...linesOf(equities), ...linesOf(funds)],
            cash: {
              names: ["PENROSE BANK, SSB", "Bank Sweep", "Bank Sweep PENROSE BANK, SSB"],
              value: cash,
            },
          },
        ],
      ),
    };
  },
};

export const syBrokers: readonly Layout[] = [report, positions];
