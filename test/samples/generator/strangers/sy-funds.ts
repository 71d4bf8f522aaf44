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
  truthOf,
  units,
} from "./sy-data.ts";

const HOUSE: readonly Product[] = [
  ["Spinnaker Total Stock Market Index Fund Admiral Shares", "SPTAX"],
  ["Spinnaker Target Retirement 2050 Fund", "SPFIX"],
  ["Spinnaker Total International Stock ETF", "SPXU"],
  ["Spinnaker Total Bond Market Index Fund Admiral Shares", "SPBTX"],
];

/** A fund giant's brokerage Roth IRA: the settlement fund first, then funds with the balance of both ends, the last column being today's. */
const roth: Layout = {
  name: "sy-roth-ira-fund-giant",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 94_007, {
      months: 3,
      lots: (random) =>
        some(random, HOUSE, random.whole(1, 3)).map((each) => makeLot(random, each, { large: 4_000_000 })),
    });
    const { random, person, start, end, lots, cash, cashBefore, value, before, year } = folio;
    const number = accountNumber(random, 8);
    const [then, now] = [
      `Balance on<br>${date.slash(addDays(start, -1))}`,
      `Balance on<br>${date.slash(end)}`,
    ];
    const sweep = "Spinnaker Federal Money Market Fund";
    const table = (head: string, rows: ReadonlyArray<readonly string[]>) =>
      `<p style="margin:9px 0 1px"><b>${head}</b></p>${grid("llrrrr", ["Symbol", "Name and description", "Quantity", `Price on<br>${date.slash(end)}`, then, now], rows, "class=g")}`;
    const html = document(
      `body{font:8.8pt "Liberation Sans";color:#222}${BASE}.n{font-size:6.8pt;color:#555}h3{font:14pt "Liberation Serif";margin:16px 0 3px;color:#8a1d1d}td,th{padding:3.2px 3px;vertical-align:top}th{font-size:7.2pt;font-weight:normal;border-bottom:1px solid #8a1d1d;vertical-align:bottom}.g td{border-bottom:1px solid #eee}`,
      `<div class=row><div><b style="font:bold 18pt 'Liberation Serif';color:#8a1d1d">Spinnaker</b><p class=n>P.O. Box 982901, El Paso, TX 79998-2901</p></div><div class=r>${date.long(end)}, quarter-to-date statement<br><span class=n>View your statements online at spinnaker.example. Client Services: 800-555-0162</span></div></div><p>${person.name}<br>${person.street}<br>${person.town}</p>
      <h3>Roth IRA brokerage account&mdash;${number}</h3><p class=n>Spinnaker Fiduciary Trust Company, Custodian</p><div class=row><div><b>Account overview</b><div style="font-size:18pt">${$(value)}</div>Total account value as of ${date.long(end)}</div><div>${grid(
        "lrr",
        ["", "Quarter-to-date", "Year-to-date"],
        [
          ["Beginning balance", $(before), $(year.before)],
          ["Deposits", P(folio.added), P(year.added)],
          ["Withdrawals and fees", B(-folio.taken - folio.fees), B(-year.taken - year.fees)],
          ["Income", P(folio.income), P(year.income)],
          ["Market gain/loss", P(folio.change), P(year.change)],
          ["<b>Ending balance</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=g",
      )}</div></div>
      <div class=row><div><h3>IRA contributions</h3>${grid(
        "lr",
        [],
        [
          [`Tax year ${end.slice(0, 4)}`, $(year.added)],
          [`Tax year ${Number(end.slice(0, 4)) - 1}`, "$7,000.00"],
        ],
        "class=g",
      )}</div><div><h3>Asset mix</h3>${grid(
        "lr",
        [],
        [
          ["Mutual funds and ETFs", percent(value - cash, value)],
          ["Short-term reserves", percent(cash, value)],
        ],
        "class=g",
      )}</div></div>
      <h3>Balances and holdings</h3><p class=n>Statement period ${date.long(start)} to ${date.long(end)}. Yields fluctuate. 7-day SEC yield for the settlement fund: 3.68%*.</p>${table("Sweep program", [["SPMXX", `${sweep}<br><span class=n>(Settlement fund)</span>`, units(cash * 10), "$1.00", $(cashBefore), $(cash)]])}${table("Mutual funds and ETFs", [...lots.map((lot) => [lot.symbol, lot.name.toUpperCase(), units(lot.shares).concat("0"), $(lot.price), $(lot.before), $(lot.value)]), ["", "<b>Total mutual funds and ETFs</b>", "", "", `<b>${$(before - cashBefore)}</b>`, `<b>${$(value - cash)}</b>`]])}${grid("lrr", [], [["<b>Total balance</b>", `<b>${$(before)}</b>`, `<b>${$(value)}</b>`]])}
      <h3>Account activity</h3>${grid("llllr", ["Settlement date", "Symbol", "Name", "Transaction type", "Amount"], [...(folio.added ? [[date.noYear(addDays(start, 9)), "&ndash;", "Funds received", "Contribution", $(folio.added)]] : []), [date.noYear(addDays(end, -8)), lots[0]?.symbol ?? "", lots[0]?.name.toUpperCase() ?? "", "Dividend", $(folio.income)]], "class=g")}
      <p class=n>*Annualized, net of a 0.11% expense ratio. An account service fee of $25 applies for each brokerage account unless you sign up for electronic delivery. Brokerage assets are held by Spinnaker Brokerage Services, a division of Spinnaker Marketing Corporation, member FINRA and SIPC. If you are 73 or older you may need to take a required minimum distribution.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Spinnaker",
        [
          "Spinnaker Brokerage Services",
          "Spinnaker Fiduciary Trust Company",
          "Spinnaker Marketing Corporation",
        ],
        [
          {
            kind: "ira",
            last4: number.slice(-4),
            folio,
            lines: [
              { name: sweep, symbol: "SPMXX", value: cash },
              ...linesOf(lots.map((lot) => ({ ...lot, name: lot.name.toUpperCase() }))),
            ],
          },
        ],
      ),
    };
  },
};

const FUNDS: readonly Product[] = [
  ["Growth Fund of the Lakes-A", "05"],
  ["Lakes Balanced Fund-A", "11"],
  ["Lakes Capital Income Builder-A", "12"],
  ["New Horizon World Fund-A", "36"],
  ["Bond Fund of the Lakes-A", "08"],
];

/** A load fund family: one quarterly statement of a custodial IRA, each fund with its number, share balance and reinvestments. */
const family: Layout = {
  name: "sy-ira-fund-family",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 95_003, {
      months: 3,
      lots: (random) =>
        some(random, FUNDS, random.whole(2, 4)).map((each) => makeLot(random, each, { buys: true })),
    });
    const { random, person, start, end, lots, value, before, year } = folio;
    const number = accountNumber(random, 8);
    const html = document(
      `body{font:8.6pt "Liberation Sans";color:#111}${BASE}.n{font-size:6.7pt;color:#555}h3{font-size:11pt;margin:14px 0 2px;color:#005a9c}td,th{padding:3px}th{font-size:7pt;border-bottom:1.5px solid #005a9c;vertical-align:bottom}.g td{border-bottom:1px solid #e8e8e8}`,
      `<div class=row><div><b style="font:bold 15pt 'Liberation Serif'">LAKES FUNDS<sup>&reg;</sup></b><br><span class=n>From Great Basin Group</span></div><div class=r>Quarterly statement<br><b>${date.long(start)} &ndash; ${date.long(end)}</b><br>Page 1 of 2</div></div>
      <div class=row style="margin-top:14px"><div>GB BANK AND TRUST CO CUST<br>TRADITIONAL IRA<br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div><b>Your financial professional</b><br>Marla Ostrow, Corvane Advisors LLC<br>(316) 555-0148<p class=n>To reach us: 800/555-0121, lakesfunds.example</p></div></div>
      <h3>Account ${number} &nbsp; summary</h3>${grid(
        "lrr",
        ["", "This quarter", "Year-to-date"],
        [
          ["Beginning value", $(before), $(year.before)],
          ["+ Additions", P(folio.added), P(year.added)],
          ["- Withdrawals", "0.00", "0.00"],
          ["+/- Dividends and capital gains reinvested", P(folio.income), P(year.income)],
          ["+/- Change in value", P(folio.change), P(year.change)],
          [`<b>Value on ${date.slash(end)}</b>`, `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=g",
      )}
      <h3>Value by fund</h3>${grid("llrrrrr", ["Fund name", "Fund no.", `Value on ${date.slash(addDays(start, -1))}`, "Share balance", "Share price", `Value on ${date.slash(end)}`, "% of total"], [...lots.map((lot) => [lot.name, lot.symbol, $(lot.before), units(lot.shares), $(lot.price), $(lot.value), percent(lot.value, value)]), ["<b>Total</b>", "", `<b>${$(before)}</b>`, "", "", `<b>${$(value)}</b>`, "100.0%"]], "class=g")}
      <h3>Account activity</h3>${lots
        .map(
          (lot) =>
            `<p style="margin:7px 0 0"><b>${lot.name}</b> &nbsp; Fund ${lot.symbol} &nbsp; Dividends and capital gains: reinvested</p>${grid(
              "llrrrr",
              [
                "Trade date",
                "Description",
                "Dollar amount",
                "Share price",
                "Shares this transaction",
                "Share balance",
              ],
              [
                [
                  date.short(start),
                  "Beginning share balance",
                  $(lot.before),
                  $(lot.was),
                  "",
                  units(lot.held),
                ],
                [
                  date.short(addDays(end, -5)),
                  "Invested by bank draft and dividend",
                  $(lot.bought + lot.reinvested),
                  $(lot.price),
                  units(lot.shares - lot.held),
                  units(lot.shares),
                ],
                [
                  date.short(end),
                  "Ending share balance",
                  `$${decimal(lot.value).replaceAll(/\B(?=(\d{3})+\.)/g, ",")}`,
                  $(lot.price),
                  "",
                  units(lot.shares),
                ],
              ],
              "class=g",
            )}`,
        )
        .join("")}
      <h3>Rights of accumulation</h3><p>Your quantity discount is based on $${random.whole(51, 240)},${random.whole(100, 990)} of holdings; the next breakpoint is $250,000.</p><p class=n>An annual custodial fee of $10.00 is taken in December. Fair market value at year end is reported to the IRS. Great Basin Service Company is the transfer agent; GB Bank and Trust Company is IRA custodian; Great Basin Client Group, Inc., member FINRA, is distributor. Verify all transactions promptly.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Lakes Funds",
        [
          "LAKES FUNDS",
          "Great Basin Group",
          "Lakes Funds From Great Basin Group",
          "Great Basin Service Company",
        ],
        [{ kind: "ira", last4: number.slice(-4), folio, lines: linesOf(lots, false) }],
        Object.fromEntries(lots.map((lot, index) => [`accounts.0.holdings.${index}.symbol`, [lot.symbol]])),
      ),
    };
  },
};

export const syFunds: readonly Layout[] = [roth, family];
