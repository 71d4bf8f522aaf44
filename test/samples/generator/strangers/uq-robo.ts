import { document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, NEXT, percentOf, start, total } from "./un-data.ts";
import {
  beforeOf,
  held,
  lessAdded,
  open,
  type Position,
  portfolio,
  positions,
  type Security,
  valueOf,
} from "./uq-data.ts";

const $ = money.dollar;

const CORE: readonly Security[] = [
  ["Vanguard US Total Stock Market Index ETF", "VTI", 28_610],
  ["Vanguard Value Index ETF", "VTV", 16_720],
  ["Vanguard FTSE Developed Markets Index ETF", "VEA", 5_190],
  ["Vanguard FTSE Emerging Index ETF", "VWO", 4_610],
];
const BONDS: readonly Security[] = [
  ["iShares Short-Term Treasury Bond Index ETF", "SHV", 11_020],
  ["Vanguard Total International Bond Index ETF", "BNDX", 4_930],
  ["iShares National AMT-Free Muni Bond Index ETF", "MUB", 10_640],
];

type Goal = {
  readonly title: string;
  readonly kind: "brokerage" | "ira";
  readonly legal: string;
  readonly number: string;
  readonly stocks: readonly Position[];
  readonly bonds: readonly Position[];
  readonly deposit: number;
  readonly dividend: number;
};

/** A robo-adviser: two goals of two kinds, each an account; last and this month's shares side by side; dust in cents. */
const robo: Layout = {
  name: "uq-robo-goals",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 333);
    const first = monthStart(random);
    const end = monthEnd(first);
    const goal = (title: string, kind: Goal["kind"], legal: string): Goal => {
      const deposit = random.chance(0.7) ? random.whole(2, 30) * 2_500 : 0;
      return {
        title,
        kind,
        legal,
        number: digits(random, 7),
        stocks: lessAdded(positions(random, CORE, random.whole(2, 4), 1, 880_000), deposit),
        bonds: positions(random, BONDS, random.whole(1, 3), 1, 300_000),
        deposit,
        dividend: random.whole(12, 2_100),
      };
    };
    const goals = [
      goal("General Investing", "brokerage", "Individual Taxable Account"),
      goal("Retirement Income", "ira", random.pick(["Roth IRA", "Traditional IRA"])),
    ];
    const all = (one: Goal) => [...one.stocks, ...one.bonds];
    const value = (one: Goal) => valueOf(all(one));
    const before = (one: Goal) => beforeOf(all(one));
    const market = (one: Goal) => value(one) - before(one) - one.deposit - one.dividend;
    const whole = (pick: (one: Goal) => number) => total(goals.map(pick));
    const rows = (label: string, part: readonly Position[], added = 0) =>
      part
        .map((one, at) => {
          const earlier = one.quantity - (at === 0 ? Math.round((added * 1000) / one.price) : 0);
          const small = (quantity: number) => (quantity / 1000).toFixed(3);
          return `<tr><td>${at === 0 ? label : ""}</td><td>${one.name} <b>(${one.symbol})</b></td><td class=r>${small(earlier)}</td><td class=r>${$(one.before)}</td><td class=r>${$(one.price)}</td><td class=r>${small(one.quantity)}</td><td class=r>${$(one.value)}</td><td class=r>${money.brackets(one.value - one.before)}</td></tr>`;
        })
        .join("");
    const bought = ({ stocks: [one] }: Goal, label: string, day: number, amount: number) => [
      label,
      date.abbreviatedBare(addDays(first, day)),
      one?.symbol ?? "",
      $(one?.price ?? 0),
      (amount / (one?.price ?? 1)).toFixed(3),
      $(amount),
    ];
    const section = (one: Goal) =>
      `${NEXT}<h3>${one.title}</h3><p>${one.legal} &nbsp; Account #${one.number} &nbsp; Target allocation ${percentOf(valueOf(one.stocks), value(one), 0)}% stocks</p><table><tr><th>Asset class</th><th>Fund</th><th class=r>Shares<br>${date.bareNoYear(addDays(first, -1))}</th><th class=r>Value<br>${date.bareNoYear(addDays(first, -1))}</th><th class=r>Price<br>${date.bareNoYear(end)}</th><th class=r>Shares<br>${date.bareNoYear(end)}</th><th class=r>Value<br>${date.bareNoYear(end)}</th><th class=r>Change</th></tr>${rows("Stocks", one.stocks, one.deposit + one.dividend)}<tr class=tot><td></td><td>Total Stocks</td><td></td><td class=r>${$(beforeOf(one.stocks))}</td><td></td><td></td><td class=r>${$(valueOf(one.stocks))}</td><td></td></tr>${rows("Bonds", one.bonds)}<tr class=tot><td></td><td>Total Bonds</td><td></td><td class=r>${$(beforeOf(one.bonds))}</td><td></td><td></td><td class=r>${$(valueOf(one.bonds))}</td><td></td></tr><tr class=tot><td></td><td>Total Holdings</td><td></td><td class=r>${$(before(one))}</td><td></td><td></td><td class=r>${$(value(one))}</td><td class=r>${money.brackets(value(one) - before(one))}</td></tr></table><h4>Dividend Payment Detail</h4>${grid(
        "llr",
        ["Payment date", "Fund", "Amount"],
        [[date.abbreviatedBare(addDays(first, 6)), one.stocks[0]?.symbol ?? "", $(one.dividend)]],
      )}<h4>Transaction Detail</h4>${grid(
        "lllrrr",
        ["Transaction", "Date", "Fund", "Price", "Shares", "Value"],
        [
          ...(one.deposit > 0 ? [bought(one, "Automatic Deposit", 9, one.deposit)] : []),
          bought(one, "Dividend Reinvestment", 7, one.dividend),
        ],
      )}`;
    const html = document(
      `body{font:8.6pt "Liberation Sans",Arial}${BASE} .logo{font-size:22pt;color:#0f3b7a;font-weight:300} h3{font-size:14pt;color:#0f3b7a;margin:10px 0 2px} h4{margin:12px 0 2px} td,th{padding:3px 5px;border-bottom:1px solid #e8ecf2;vertical-align:top} th{color:#5a6b85;font-size:7.4pt} .tot td{font-weight:bold;background:#f5f8fc}`,
      `<div class=row><div><div class=logo>Plumbline</div><div class=small>Plumbline Securities<br>Member of SIPC<br>450 West 33rd Pl, New York, NY 10001</div></div><div style="text-align:right"><b style="font-size:12pt">Monthly Statement</b><br>${date.long(first)} &ndash; ${date.long(end)}</div></div><p style="margin:18px 0">${person.name}<br>${person.street}<br>${person.town}</p><div>Total balance</div><div style="font-size:22pt;color:#0f3b7a">${$(whole(value))}</div><h4>Summary</h4>${grid(
        "lrrrrr",
        [
          "Goal",
          "Beginning balance",
          "Deposits and withdrawals",
          "Dividends",
          "Market change",
          "Ending balance",
        ],
        [
          ...goals.map((one) => [
            `${one.title}<br><span class=small>${one.legal}</span>`,
            $(before(one)),
            $(one.deposit),
            $(one.dividend),
            money.brackets(market(one)),
            $(value(one)),
          ]),
          [
            "<b>Total</b>",
            $(whole(before)),
            $(whole((one) => one.deposit)),
            $(whole((one) => one.dividend)),
            money.brackets(whole(market)),
            `<b>${$(whole(value))}</b>`,
          ],
        ],
      )}<p>Advisory fee this month: $0.00. Your annual fee of 0.25% is charged on the first business day after each quarter.</p>${goals.map(section).join("")}<h4>Disclosures</h4><p class=small>Brokerage services are provided to clients of Plumbline LLC, an SEC-registered investment adviser, by Plumbline Securities, an SEC-registered broker-dealer and member FINRA/SIPC. Clearing is by Corvane Clearing Corporation. Shares are shown to three decimals; orders below $0.01 may not be shown. Values are based on closing prices on the last market day. A copy of the order execution and custody policies can be had on request. Please report any discrepancy within 10 days to support@plumbline.example or 646-555-0107. Dividends are reinvested. Uninvested balances are swept. SIPC protection is limited to $500,000 including $250,000 for cash claims. <b>Average cost</b> and tax lots can be seen online.</p>`,
    );
    return {
      html,
      truth: portfolio(
        "Plumbline",
        ["Plumbline Securities", "Plumbline LLC"],
        goals.map((one) => ({
          kind: one.kind,
          accountLast4: one.number.slice(-4),
          periodStart: first,
          periodEnd: end,
          totalValue: decimal(value(one)),
          holdings: held(all(one), true),
        })),
        Object.assign(
          {},
          ...goals.map((one, at) =>
            open(at, {
              beginning: before(one),
              total: value(one),
              deposits: [one.deposit],
              withdrawals: [0],
              end,
              fees: 0,
            }),
          ),
        ),
      ),
    };
  },
};

export const uqRobo: readonly Layout[] = [robo];
