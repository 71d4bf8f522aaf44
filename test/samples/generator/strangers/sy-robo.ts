import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import {
  $,
  type Folio,
  type Lot,
  linesOf,
  makeFolio,
  makeLot,
  type Product,
  some,
  truthOf,
  units,
} from "./sy-data.ts";

const BASKET: readonly Product[] = [
  ["US Total Stock Market ETF", "TSMV"],
  ["Developed Markets ETF", "DVMV"],
  ["Emerging Markets ETF", "EMMV"],
  ["US Value Large-Cap ETF", "VLCV"],
  ["US High Quality Bonds ETF", "HQBG"],
  ["Short-Term Treasury ETF", "SHTG"],
  ["US Small-Cap Value ETF", "SVLV"],
  ["International Bonds ETF", "IBXG"],
];

/** A robo-adviser's statement of two goals: each its own account number, balance, holdings and small change of cash. */
const robo: Layout = {
  name: "sy-robo-adviser-goals",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folioOf = (salt: number, large: number, pool: readonly Product[]) =>
      makeFolio(seed + salt, {
        months: 3,
        lots: (random) =>
          some(random, pool, random.whole(2, 4)).map((each) => makeLot(random, each, { buys: true, large })),
      });
    const taxable = folioOf(76_019, 1_500_000, BASKET.slice(0, 4));
    // Both goals are of the same quarter.
    let salt = 77_023;
    let roth = folioOf(salt, 700_000, BASKET.slice(4));
    while (roth.end !== taxable.end) roth = folioOf(++salt, 700_000, BASKET.slice(4));
    const { random, person, start, end } = taxable;
    const digits = [accountNumber(random, 8), accountNumber(random, 8)] as const;
    const both = taxable.value + roth.value;
    const goal = (title: string, type: string, number: string, folio: Folio) =>
      `<h3>${title}</h3><p style="margin:0">${type} &nbsp; Account number: ${number} &nbsp; Target allocation ${random.pick(["90% stocks / 10% bonds", "75% stocks / 25% bonds"])}</p>${grid(
        "lrrrrr",
        ["", "Beginning balance", "Deposits", "Dividends", "Market changes", "Ending balance"],
        [
          [
            "Quarter",
            $(folio.before),
            $(folio.added),
            $(folio.income),
            $(folio.change),
            `<b>${$(folio.value)}</b>`,
          ],
        ],
        "class=g",
      )}${grid(
        "llrrrrr",
        ["Holding", "Ticker", "Price", "Shares", "Beginning value", "Change", "Ending value"],
        [
          ...folio.lots.map((lot) => [
            lot.name,
            lot.symbol,
            $(lot.price),
            units(lot.shares),
            $(lot.before),
            $(lot.value - lot.before),
            $(lot.value),
          ]),
          [
            "<b>Total</b>",
            "",
            "",
            "",
            `<b>${$(folio.before)}</b>`,
            `<b>${$(folio.value - folio.before)}</b>`,
            `<b>${$(folio.value)}</b>`,
          ],
        ],
        "class=g",
      )}`;
    const activity = (folio: Folio) =>
      folio.lots.map((lot: Lot) => [
        date.abbreviatedBare(addDays(start, 20)),
        "Deposit",
        lot.symbol,
        $(lot.price),
        units(lot.shares - lot.held),
        $(lot.bought + lot.reinvested),
      ]);
    const html = document(
      `body{font:8.6pt "Liberation Sans";color:#17324d}${BASE}.n{font-size:6.6pt;color:#667}h3{font:bold 13pt "Liberation Sans";margin:16px 0 2px}td,th{padding:3.6px 3px}th{font-weight:normal;color:#678;border-bottom:1px solid #17324d;font-size:7.4pt}.g{margin-top:6px}.g td{border-bottom:1px solid #e4ebf2}`,
      `<div class=row><div><b style="font-size:19pt">tandem</b></div><div class=r><b>Quarterly statement</b><br>${date.long(start)} to ${date.long(end)}</div></div><div class=row style="margin-top:12px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>Total balance across your goals<br><b style="font-size:16pt">${$(both)}</b></div></div>
      ${goal("Build Wealth", "Individual taxable account", digits[0], taxable)}${goal("Retirement", "Roth IRA", digits[1], roth)}
      <h3>Activity</h3>${grid("lllrrr", ["Date", "Type", "Ticker", "Price", "Shares", "Value"], [...activity(taxable), ...activity(roth)], "class=g")}
      <p class=n>Advisory services provided by Tandem LLC, an SEC registered investment adviser. Brokerage services provided to clients of Tandem LLC by Tandem Securities, member FINRA/SIPC. The annual fee is 0.25% of your balance, or $5 a month if below $24,000; no fee was charged this quarter because of a promotion. Cash in Cash Reserve earned 3.25% APY. Shares are carried by Apogee Clearing Corporation. 61 West 23rd Street, New York, NY 10010.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Tandem",
        ["Tandem Securities", "Tandem LLC", "tandem"],
        [
          { kind: "brokerage", last4: digits[0].slice(-4), folio: taxable, lines: linesOf(taxable.lots) },
          { kind: "ira", last4: digits[1].slice(-4), folio: roth, lines: linesOf(roth.lots) },
        ],
      ),
    };
  },
};

export const syRobo: readonly Layout[] = [robo];
