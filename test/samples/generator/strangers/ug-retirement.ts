import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  digits,
  type Fund,
  holdingsOf,
  makePositions,
  type Position,
  quarterOf,
  shareCount,
  total,
} from "./ug-data.ts";

const $ = money.dollar;

const FUNDS: readonly Fund[] = [
  { name: "Tallmast Target Retirement 2045 Fund Investor Shares", symbol: "TTRFX", price: 3_310 },
  { name: "Tallmast Total Stock Market Index Fund Admiral Shares", symbol: "TTSAX", price: 14_225 },
  { name: "Tallmast Total International Stock Index Fund Admiral Shares", symbol: "TTIAX", price: 3_588 },
  { name: "Tallmast Total Bond Market Index Fund Admiral Shares", symbol: "TTBLX", price: 972 },
  { name: "Tallmast Wellesbrook Income Fund Investor Shares", symbol: "TWINX", price: 2_570 },
];

/** The mutual-fund company's quarter: total over all, then each retirement account with its funds. */
const retirement: Layout = {
  name: "ug-ira-fund-company",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 67 + 6);
    const person = makePerson(random);
    const quarter = quarterOf(random);
    const kinds = random.chance(0.5)
      ? ["Roth IRA", "Traditional IRA"]
      : [random.pick(["Roth IRA", "Traditional IRA", "Rollover IRA"])];
    const before = addDays(quarter.start, -1);
    const accounts = kinds.map((kind) => {
      const funds = makePositions(random, FUNDS, 2, 5_400_000);
      const settled = random.whole(105, 260_000);
      const fund: Position = {
        name: "Tallmast Federal Money Market Fund",
        symbol: "TMFXX",
        price: 100,
        shares: settled * 10,
        value: settled,
        cost: settled,
        before: random.whole(100, 240_000),
      };
      const list = [fund, ...funds];
      const contributed = kind === "Rollover IRA" ? 0 : random.pick([0, 50_000, 150_000, 175_000]);
      const paid = Math.round(total(funds, "value") * 0.0043);
      return {
        kind,
        list,
        contributed,
        paid,
        number: digits(random, 8),
        value: total(list, "value"),
        before: total(list, "before"),
      };
    });
    const sum = accounts.reduce((all, account) => all + account.value, 0);
    const sumBefore = accounts.reduce((all, account) => all + account.before, 0);
    const head = (page: number) =>
      `<div class=hd><div class=logo>TALLMAST</div><div class=r>${date.long(quarter.end)}, quarter-to-date statement &nbsp; | &nbsp; Page ${page} of ${accounts.length + 1}</div></div>`;
    const cover = `${head(1)}<div class=row><div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=cs>tallmast.example.com &nbsp; 800-555-0162<br>Client Services &nbsp; Monday through Friday, 8 a.m. to 8 p.m., Eastern time</div></div>
<h1>Statement overview</h1><div class=big>${$(sum)}</div><p>Total value of all accounts as of ${date.long(quarter.end)}</p>
${grid(
  "lrr",
  ["Accounts", `Value on ${date.slash(before)}`, `Value on ${date.slash(quarter.end)}`],
  [
    ...accounts.map((account) => [
      `${person.name}&mdash;${account.kind} Brokerage Account&mdash;XXXX${account.number.slice(-4)}`,
      $(account.before),
      $(account.value),
    ]),
    ["<b>Total</b>", `<b>${$(sumBefore)}</b>`, `<b>${$(sum)}</b>`],
  ],
  "class=t",
)}<h3>Your asset mix</h3><p>Your asset mix percentages are based on your holdings as of the prior month-end. Funds with a mix of stocks and bonds are divided by their targets.</p><div class=pie><div style="width:68%;background:#8c1d18">Stocks 68%</div><div style="width:26%;background:#555">Bonds 26%</div><div style="width:6%;background:#aaa">6%</div></div>
<p class=s>A required minimum distribution (RMD) may apply to you if you have reached the age set by law. The IRA contribution limit for ${quarter.year} is ${quarter.year === 2026 ? "$7,500" : "$7,000"}, plus a catch-up for those age 50 or older. Contributions for a tax year may be made until the tax-filing deadline.</p>`;
    const pages = accounts.map((account, index) => {
      const change = account.value - account.before - account.contributed - account.paid;
      return `<div class=pg>${head(index + 2)}<h1>${account.kind} Brokerage Account&mdash;XXXX${account.number.slice(-4)}</h1><p>${person.name} &nbsp; Tallmast Fiduciary Trust Company, custodian</p>
<div class=row><div><h3>Account overview</h3><div class=mid>${$(account.value)}</div><p>Total account value as of ${date.long(quarter.end)}</p></div><div><h3>Account activity</h3>${pairs(
        [
          [`Beginning balance as of ${date.slash(quarter.start)}`, $(account.before)],
          ["Contributions", $(account.contributed)],
          ["Distributions", "$0.00"],
          ["Income", $(account.paid)],
          ["Change in value", $(change)],
          [`<b>Ending balance as of ${date.slash(quarter.end)}</b>`, `<b>${$(account.value)}</b>`],
        ],
      )}</div></div>
<h3>Balances and holdings</h3><p class=s>Prices and balances are rounded; the settlement fund holds money for trades.</p>
${grid(
  "llrrrr",
  [
    "Symbol",
    "Name",
    "Quantity",
    `Price on ${date.slash(quarter.end)}`,
    `Balance on ${date.slash(before)}`,
    `Balance on ${date.slash(quarter.end)}`,
  ],
  [
    ...account.list.map((fund) => [
      fund.symbol,
      fund.name,
      shareCount(fund.shares, 4),
      $(fund.price),
      $(fund.before),
      $(fund.value),
    ]),
    ["", "<b>Total</b>", "", "", `<b>${$(account.before)}</b>`, `<b>${$(account.value)}</b>`],
  ],
  "class=t",
)}
<h3>Completed transactions</h3>${grid(
        "llllr",
        ["Settlement date", "Trade date", "Symbol", "Transaction type", "Amount"],
        [
          ...(account.contributed > 0
            ? [
                [
                  date.bareNoYear(addDays(quarter.start, 14)),
                  date.bareNoYear(addDays(quarter.start, 13)),
                  "TMFXX",
                  "Contribution (current year)",
                  $(account.contributed),
                ],
              ]
            : []),
          [
            date.bareNoYear(addDays(quarter.end, -3)),
            date.bareNoYear(addDays(quarter.end, -4)),
            account.list[1]?.symbol ?? "",
            "Dividend",
            $(account.paid),
          ],
          [
            date.bareNoYear(addDays(quarter.end, -3)),
            date.bareNoYear(addDays(quarter.end, -4)),
            account.list[1]?.symbol ?? "",
            "Reinvestment",
            $(-account.paid),
          ],
        ],
        "class=t",
      )}<p class=s>Tallmast funds are offered by prospectus only. Brokerage assets are held by Tallmast Brokerage Services, member FINRA and SIPC.</p></div>`;
    });
    const truth: Truth = {
      documentType: "investments",
      institution: "TALLMAST",
      accounts: accounts.map((account) => ({
        kind: "ira" as const,
        institution: "TALLMAST",
        accountLast4: account.number.slice(-4),
        periodStart: quarter.start,
        periodEnd: quarter.end,
        totalValue: decimal(account.value),
        holdings: holdingsOf(account.list),
      })),
      transactions: [],
      transactionsOpen: true,
      allowed: Object.fromEntries(
        accounts.flatMap((account, index) => [
          [`accounts.${index}.statementDate`, [quarter.end]],
          [`accounts.${index}.beginningBalance`, [decimal(account.before)]],
          [`accounts.${index}.endingBalance`, [decimal(account.value)]],
          [`accounts.${index}.totalDeposits`, [decimal(account.contributed)]],
          [`accounts.${index}.totalWithdrawals`, ["0.00"]],
        ]),
      ),
    };
    return {
      html: document(
        `${BASE}body{font:8.5pt 'Helvetica Neue',Arial,sans-serif;color:#222}.hd{display:flex;justify-content:space-between;border-bottom:1px solid #222;padding-bottom:4px;margin-bottom:16px;font-size:7.5pt}.logo{font:bold 13pt Georgia,serif;color:#8c1d18;letter-spacing:1px}.cs{font-size:7.5pt}h1{font:15pt Georgia,serif;margin:14px 0 4px}h3{font:11pt Georgia,serif;margin:18px 0 4px}.big{font:26pt Georgia,serif}.mid{font:18pt Georgia,serif}.t td,.t th{border-bottom:1px solid #bbb;padding:4px 2px}.t th{font-size:7pt;vertical-align:bottom}.pie{display:flex;color:#fff;font-size:7pt}.pie div{padding:4px}.s{font-size:7pt;color:#444}.pg{break-before:page}`,
        cover + pages.join(""),
      ),
      truth: alsoNamed(truth, "Tallmast", "Tallmast Brokerage Services", "Tallmast Fiduciary Trust Company"),
    };
  },
};

export const ugRetirement: readonly Layout[] = [retirement];
