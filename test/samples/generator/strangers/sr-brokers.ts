import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  B,
  held,
  left,
  MONTHS_OF,
  type Option,
  P,
  paper,
  pickLines,
  QUARTERS,
  share,
  sum,
  toLine,
  units,
} from "./sr-data.ts";

const BASKET: readonly Option[] = [
  ["Tamarack Total US Market", "TTUM", "US stocks", ""],
  ["Meridian Row Developed Markets", "MRDV", "Foreign developed", ""],
  ["Meridian Row Emerging Markets", "MREM", "Emerging markets", ""],
  ["Tamarack Dividend Growth", "TDGR", "US stocks", ""],
  ["Castell Muni Bonds", "CMUB", "Municipal bonds", ""],
  ["Tamarack TIPS Short", "TTPS", "Inflation-protected", ""],
];

/** A robo-adviser in lower case: two goals, the class before the fund, cash as a line of the table's foot. */
const robo: Layout = {
  name: "sr-robo-two-goals",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 91_009);
    const person = makePerson(random);
    const [start, end] = random.pick(MONTHS_OF);
    const goals = [
      ["Someday house", "Individual taxable account", "brokerage"],
      ["Retire slowly", "Roth IRA", "ira"],
    ].map(([goal = "", type = "", kind = ""], index) => {
      const lines = pickLines(random, BASKET, 3 + random.whole(0, 2), 60_000);
      const cash = random.whole(90, 2_400);
      const added = index === 0 ? 25_000 : 10_000;
      const fee = Math.round(sum(lines) * 0.0002);
      const value = sum(lines) + cash;
      const gain = Math.round((value * random.whole(-30, 42)) / 1_000);
      return {
        goal,
        type,
        kind: kind === "ira" ? ("ira" as const) : ("brokerage" as const),
        number: `SP${accountNumber(random, 6)}`,
        lines,
        cash,
        added,
        fee,
        gain,
        value,
        opening: value - added + fee - gain,
      };
    });
    const all = goals.reduce((total, goal) => total + goal.value, 0);
    const html = document(
      `body{font:9pt "Liberation Sans";color:#17324d}${BASE}.n{font-size:7pt;color:#6b8298}.c{border:1px solid #d5e0ea;border-radius:8px;padding:8px 12px;margin-top:10px}.t td{padding:2.5px 3px}.t th{font-size:7pt;color:#6b8298;font-weight:normal;text-transform:uppercase}`,
      `<div class=row><div style="font-size:17pt;color:#2f7ed8">simple path</div><div class="r n">${date.monthDay(start)} – ${date.abbreviatedBare(end)}<br>${person.name}<br>${person.street}, ${person.town}</div></div>
      <p style="font-size:11pt;margin:14px 0 0">Hi ${person.name.split(" ")[0]}, here is your month. Together your goals are worth <b>${$(all)}</b>.</p>
      ${goals
        .map(
          (goal) =>
            `<div class=c><div class=row><div><b style="font-size:12pt">${goal.goal}</b><br><span class=n>${goal.type} · ${goal.number} · 80% stocks / 20% bonds</span></div><div class=r><b style="font-size:12pt">${$(goal.value)}</b></div></div><div class=row><div style="flex:2.2">${grid(
              "lllrr",
              ["Asset class", "ETF", "Ticker", "Shares", "Value"],
              [
                ...goal.lines.map((line) => [
                  line.note,
                  line.name,
                  line.ticker,
                  units(line, 3),
                  $(line.value),
                ]),
                ["Cash", "", "", "", $(goal.cash)],
              ],
              "class=t",
            )}</div><div>${pairs(
              [
                ["Started at", $(goal.opening)],
                ["Recurring deposit", $(goal.added)],
                ["Advisory fee", $(-goal.fee)],
                ["Dividends and market", $(goal.gain)],
                ["Ended at", $(goal.value)],
              ],
              "class=t style='font-size:7.6pt'",
            )}</div></div></div>`,
        )
        .join("")}
      <p class=n>Goal check: at $250.00 a month “Someday house” reaches $60,000 in ${random.whole(4, 9)} years with a chance of ${random.whole(61, 90)}%. Cash reserve rate 3.75% variable APY, a separate program of Bank of Orrin. Tax loss harvesting saved you an estimated ${$(random.whole(100, 9000))} this year.</p>
      <p class=n>Advice by Simple Path Advisers LLC, an SEC-registered adviser; brokerage by its affiliate Simple Path Securities, member FINRA/SIPC. Shares are carried by Harker Clearing Corp. in an omnibus account. The annual fee is 0.25% of balances, charged monthly. Past performance says nothing about the future. Net capital of $61,310,442 exceeded the minimum of $250,000. Write: 61 W 23rd St, New York NY 10010. © 2026</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "simple path",
        also: ["Simple Path Securities", "Simple Path Advisers LLC", "Simple Path Advisers"],
        accounts: goals.map((goal) => ({
          kind: goal.kind,
          accountLast4: goal.number.slice(-4),
          periodStart: start,
          periodEnd: end,
          totalValue: decimal(goal.value),
          holdings: held(goal.lines, true),
        })),
        allowed: Object.assign(
          {},
          ...goals.map((goal, index) => ({
            ...left(index, {
              beginningBalance: goal.opening,
              endingBalance: goal.value,
              totalDeposits: goal.added,
              feesCharged: goal.fee,
              totalWithdrawals: goal.fee,
            }),
            [`accounts.${index}.holdings.${goal.lines.length}.name`]: ["Cash"],
            [`accounts.${index}.holdings.${goal.lines.length}.value`]: [decimal(goal.cash)],
            ...Object.fromEntries(
              goal.lines.map((line, at) => [
                `accounts.${index}.holdings.${at}.name`,
                [`${line.note} ${line.name}`],
              ]),
            ),
          })),
        ),
      }),
    };
  },
};

/** An employer's stock plan: one stock and a money fund held, purchases by offering, unvested awards that are not owned yet. */
const stockPlan: Layout = {
  name: "sr-employee-stock-plan",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 92_003);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const stock = toLine(random, ["HALDEN ROBOTICS INC COM", "HLDN", "", ""], 300_000);
    const fund = random.whole(9_000, 90_000);
    const cash = {
      ...toLine(random, ["CORWIN GOVT MONEY MKT CL S", "CGSXX", "", ""], 9_000),
      units: fund * 10,
      price: 100,
      value: fund,
      opening: fund - 31,
    };
    const value = stock.value + cash.value;
    const opening = stock.opening + cash.opening;
    const bought = Math.round(stock.units * 0.08);
    const discounted = Math.round(stock.price * 0.85);
    const awards = ["2023-08-15", "2024-08-15", "2025-08-15"].map((day) => {
      const unvested = random.whole(20, 160);
      return { day, unvested, value: unvested * stock.price };
    });
    const number = `${random.pick(["EH", "SP"])}-${accountNumber(random, 8)}`;
    const html = document(
      `body{font:8.4pt "Liberation Sans";color:#1a1a1a}${BASE}.k{background:#101f33;color:#fff;padding:3px 6px;font-weight:bold;margin:12px 0 2px}.t td,.t th{padding:2px 4px;border-bottom:.5px solid #aaa}.t th{font-size:7pt}.n{font-size:6.6pt;color:#444}`,
      `<div class=row><div><b style="font-size:13pt">EquityHarbor</b><br><span style="font-size:8pt">by Corwin Trust</span></div><div style="text-align:center"><b>HALDEN ROBOTICS, INC.</b><br>Employee Stock Purchase Plan and<br>2019 Equity Incentive Plan</div><div class=r>PARTICIPANT STATEMENT<br>${date.capitalLong(start)}<br>THROUGH ${date.capitalLong(end)}</div></div>
      <div class=row style="margin-top:18px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>Participant account: <b>${number}</b><br>Cost basis method: FIFO<br>W-9 on file: yes</div></div>
      <div class=k>WHAT YOU OWN</div>${grid(
        "llrrrr",
        ["SECURITY", "SYMBOL", "QUANTITY", `PRICE ${date.noYear(end)}`, "VALUE", "PRIOR PERIOD VALUE"],
        [
          [stock.name, stock.ticker, units(stock), decimal(stock.price), P(stock.value), P(stock.opening)],
          [cash.name, cash.ticker, units(cash), decimal(cash.price), P(cash.value), P(cash.opening)],
          ["<b>ACCOUNT VALUE</b>", "", "", "", `<b>${$(value)}</b>`, P(opening)],
        ],
        "class=t",
      )}
      <div class=k>WHAT YOU MAY OWN LATER (NOT PART OF YOUR ACCOUNT VALUE)</div>${grid(
        "llrrr",
        ["GRANT DATE", "TYPE", "UNVESTED UNITS", "NEXT VEST", "POTENTIAL VALUE"],
        [
          ...awards.map((award) => [
            date.slash(award.day),
            "RSU",
            `${award.unvested}`,
            date.slash(addDays(end, 46)),
            $(award.value),
          ]),
          [
            "TOTAL",
            "",
            `${awards.reduce((total, award) => total + award.unvested, 0)}`,
            "",
            $(awards.reduce((total, award) => total + award.value, 0)),
          ],
        ],
        "class=t",
      )}
      <div class=k>PURCHASE PLAN ACTIVITY</div>${grid(
        "lrrrrr",
        ["PURCHASE DATE", "PAYROLL DEDUCTIONS", "MARKET PRICE", "YOUR PRICE (15% OFF)", "SHARES", "DISCOUNT"],
        [
          [
            date.slash(addDays(start, 60)),
            P(Math.round((bought * discounted) / 1_000)),
            decimal(stock.price),
            decimal(discounted),
            (bought / 1_000).toFixed(3),
            P(Math.round((bought * (stock.price - discounted)) / 1_000)),
          ],
        ],
        "class=t",
      )}<p>Carried forward to the next offering: $${decimal(random.whole(101, 3_900))}. Your election is 8% of pay; the annual limit is $25,000.00 of stock. HLDN traded between ${decimal(Math.round(stock.price * 0.87))} and ${decimal(Math.round(stock.price * 1.14))} in the period.</p>
      <p class=n>Sales: $19.95 plus $0.03 a share; wire $25.00; check $10.00. Form 3922 will be mailed by January 31. The closing price is on NASDAQ. HALDEN ROBOTICS, INC. is not a broker and gives no advice. Corwin Trust Company, N.A. is transfer agent and plan agent; brokerage by Corwin Brokerage Services LLC, member FINRA, SIPC, P.O. Box 43078, Providence RI 02940-3078. Dividends: none declared.</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "EquityHarbor",
        also: [
          "EquityHarbor by Corwin Trust",
          "Corwin Trust",
          "Corwin Trust Company, N.A.",
          "Corwin Trust Company",
          "Corwin Brokerage Services LLC",
        ],
        accounts: [
          {
            kind: "brokerage",
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: held([stock, cash], true),
          },
        ],
        kinds: ["other"],
        allowed: left(0, {
          beginningBalance: opening,
          endingBalance: value,
          totalDeposits: Math.round((bought * discounted) / 1_000),
        }),
        open: true,
      }),
    };
  },
};

const APP_STOCKS: readonly Option[] = [
  ["Quillon Systems", "QLLN", "", ""],
  ["Bank of the Cascades", "BKCS", "", ""],
  ["Orchard & Pine Coffee Class A", "ORPN", "", ""],
  ["Tamarack Semiconductor ETF", "TSEM", "", ""],
  ["Northfield Utilities", "NFU", "", ""],
];
const COINS: readonly Option[] = [
  ["Bitcoin", "BTC", "", ""],
  ["Ethereum", "ETH", "", ""],
  ["Solana", "SOL", "", ""],
];

const COIN_PRICES: Readonly<Record<string, number>> = { BTC: 9_431_250, ETH: 318_760, SOL: 17_433 };

/** A phone app's month: stocks with its broker, coins with a sister company under a number of its own. */
const app: Layout = {
  name: "sr-app-stocks-and-coins",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 93_007);
    const person = makePerson(random);
    const [start, end] = random.pick(MONTHS_OF);
    const stocks = pickLines(random, APP_STOCKS, random.whole(2, 4), 12_000);
    const coins = pickLines(random, COINS, random.whole(1, 3), 8_000);
    const cash = random.whole(400, 40_000);
    const inStocks = sum(stocks);
    const inCoins = sum(coins);
    const wasCash = cash + 500 - stocks.length * 37 - 4;
    const opening = sum(stocks, (line) => line.opening) + wasCash;
    const number = accountNumber(random, 9);
    const coinNumber = `C${accountNumber(random, 8)}`;
    const html = document(
      `body{font:8.2pt "Liberation Sans";color:#000}${BASE}h2{font-size:12pt;margin:14px 0 2px;border-bottom:1px solid #000}.t td,.t th{padding:4px 3px}.t th{font-weight:normal;color:#777}.n{font-size:6.6pt;color:#555}`,
      `<div class=row><div><b style="font-size:16pt">plum<span style="color:#8b2fc9">.</span></b></div><div class=r>${date.slash(start)} to ${date.slash(end)}<br>${person.name} &nbsp; Account #: ${number}<br>${person.street}, ${person.town}</div></div>
      <h2>Account Summary</h2>${grid(
        "lrr",
        ["", "Opening Balance", "Closing Balance"],
        [
          ["Brokerage Cash Balance", $(wasCash), $(cash)],
          ["Total Securities", $(opening - wasCash), $(inStocks)],
          ["<b>Portfolio Value</b>", `<b>${$(opening)}</b>`, `<b>${$(inStocks + cash)}</b>`],
        ],
        "class=t",
      )}
      ${pairs(
        [
          ["Dividends, this month / year to date", `${$(stocks.length * 37)} / ${$(stocks.length * 181)}`],
          ["Interest Earned, this month / year to date", "$0.04 / $1.12"],
        ],
        "class=t style='width:60%'",
      )}
      <h2>Portfolio Summary</h2>${grid(
        "llrrrr",
        ["Securities Held in Account", "Sym", "Qty", "Price", "Mkt Value", "% of Total Portfolio"],
        [
          ...stocks.map((line) => [
            `${escaped(line.name)}<br><span class=n>Estimated Yield: ${random.whole(0, 390) / 100}%</span>`,
            line.ticker,
            units(line, 3),
            $(line.price),
            $(line.value),
            share(line.value, inStocks + cash, 2),
          ]),
          ["Total Securities", "", "", "", $(inStocks), share(inStocks, inStocks + cash, 2)],
        ],
        "class=t",
      )}
      <h2>Activity</h2>${grid(
        "lllrrr",
        ["Date", "Type", "Description", "Qty", "Debit", "Credit"],
        [
          [date.slash(addDays(start, 3)), "ACH", "Deposit from Tidewater FCU", "", "", $(2_500)],
          [
            date.slash(addDays(start, 6)),
            "Buy",
            `${escaped(stocks[0]?.name ?? "")} (fractional)`,
            "0.214",
            $(2_500),
            "",
          ],
          [date.slash(addDays(start, 20)), "GOLD", "Plum Prime monthly fee", "", $(500), ""],
        ],
        "class=t",
      )}
      <h2>Plum Crypto</h2><p>Crypto account ${coinNumber}. Not a securities account; no SIPC or FDIC cover. Crypto value on ${date.slash(end)}: <b>${$(inCoins)}</b></p>${grid(
        "llrrr",
        ["Asset", "Code", "Quantity", "Cost", "Market value"],
        coins.map((line) => [
          line.name,
          line.ticker,
          (line.value / (COIN_PRICES[line.ticker] ?? 1)).toFixed(8),
          P(line.opening),
          P(line.value),
        ]),
        "class=t",
      )}
      <p class=n>Plum Markets, Inc. is the parent of Drayton Securities LLC, which carries securities accounts (member FINRA, SIPC; 85 Alder Rd, Menlo Park CA 94025), and of Drayton Digital LLC (NMLS 1702840), which holds crypto. Instant deposits up to $1,000.00 before they clear. Margin: $0.00 used, rate 5.75%. Regulatory fees: $0.01. Questions within 10 days: help.plum.example. Cost basis ${B(-12)} adjusted for wash sales.</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "plum",
        also: [
          "plum.",
          "Plum Markets, Inc.",
          "Plum Markets",
          "Drayton Securities LLC",
          "Drayton Securities",
          "Drayton Digital LLC",
          "Plum Crypto",
        ],
        accounts: [
          {
            kind: "brokerage",
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(inStocks + cash),
            holdings: held(stocks, true),
          },
          {
            kind: "other",
            accountLast4: coinNumber.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(inCoins),
            holdings: held(coins, true),
          },
        ],
        allowed: {
          "accounts.1.kind": ["brokerage"],
          ...left(0, {
            beginningBalance: opening,
            endingBalance: inStocks + cash,
            totalDeposits: 2_500,
            feesCharged: 500,
            totalWithdrawals: [500, 3_000],
          }),
        },
        open: true,
      }),
    };
  },
};

export const srBrokers: readonly Layout[] = [robo, stockPlan, app];
