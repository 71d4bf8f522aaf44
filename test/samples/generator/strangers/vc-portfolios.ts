import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  digits,
  inMonths,
  monthEnd,
  monthStart,
  NEXT,
  percentOf,
  shares,
  start,
  total,
  worth,
} from "./un-data.ts";

const $ = money.dollar;
const plain = money.plain;

const STOCKS = [
  { name: "COSTCO WHOLESALE CO", symbol: "COST", price: 91_284 },
  { name: "DEERE & CO", symbol: "DE", price: 46_512 },
  { name: "PEPSICO INC", symbol: "PEP", price: 14_733 },
  { name: "UNION PACIFIC CORP", symbol: "UNP", price: 22_961 },
  { name: "VERIZON COMMUNICATN", symbol: "VZ", price: 4_318 },
] as const;
const FUNDS = [
  { name: "SCHWAB US DIVIDEND EQUITY ETF", symbol: "SCHD", price: 2_741 },
  { name: "ISHARES CORE S&P MID CAP ETF", symbol: "IJH", price: 6_294 },
  { name: "VANGUARD TOTAL BOND MARKET ETF", symbol: "BND", price: 7_336 },
] as const;

/** A discount broker: cash in a bank sweep, equities and funds each with a total, cost basis and yields all about. */
const brokerage: Layout = {
  name: "vc-invest-broker-sweep",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 351);
    const first = monthStart(random);
    const last = monthEnd(first);
    const account = digits(random, 8);
    const own = (
      list: ReadonlyArray<{ readonly name: string; readonly symbol: string; readonly price: number }>,
    ) =>
      list
        .filter((_, index) => index === 0 || random.chance(0.6))
        .map((item) => {
          const quantity = random.whole(8, 260) * 1_000;
          const value = worth(quantity, item.price);
          return { ...item, quantity, value, cost: Math.floor((value * random.whole(55, 118)) / 100) };
        });
    const [equities, etfs] = [own(STOCKS), own(FUNDS)];
    const deposit = random.chance(0.5) ? random.whole(1, 20) * 10_000 : 0;
    const cash = deposit + random.whole(2_000, 900_000);
    const of = (list: typeof equities) => total(list.map((item) => item.value));
    const value = cash + of(equities) + of(etfs);
    const change = random.whole(-Math.floor(value / 20), Math.floor(value / 15));
    const begin = value - deposit - change;
    const table = (title: string, list: typeof equities) =>
      `<h3>${title}</h3>${grid(
        "llrrrrrr",
        [
          "Symbol",
          "Description",
          "Quantity",
          "Price($)",
          "Market Value($)",
          "Cost Basis($)",
          "Unrealized Gain/(Loss)($)",
          "% of Acct",
        ],
        [
          ...list.map((item) => [
            item.symbol,
            escaped(item.name),
            shares(item.quantity, 4),
            `${plain(item.price)}000`,
            plain(item.value),
            plain(item.cost),
            item.value < item.cost ? `(${plain(item.cost - item.value)})` : plain(item.value - item.cost),
            `${percentOf(item.value, value, 0)}%`,
          ]),
          [
            `<b>Total ${title.replace("Positions - ", "")}</b>`,
            "",
            "",
            "",
            `<b>$${plain(of(list))}</b>`,
            plain(total(list.map((item) => item.cost))),
            "",
            `${percentOf(of(list), value, 0)}%`,
          ],
        ],
        "class=t",
      )}`;
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font:italic 22pt Georgia,serif;color:#009cdb} h3{background:#d9eef8;padding:3px 6px;font-size:10pt;margin:14px 0 4px} .t td,.t th{font-size:7.5pt;padding:2px 3px;border-bottom:1px solid #ddd} .big{font-size:17pt;font-weight:bold}`,
      `<div class=row><div class=logo>calder <b>BLAKE</b></div><div><b>Blake One&reg; Account of</b><br>${person.name}</div><div class=r>Account Number <b>${account.slice(0, 4)}-${account.slice(4)}</b><br>Statement Period <b>${date.longNoYear(first)}-${last.slice(8)}, ${last.slice(0, 4)}</b></div></div>
<div class=row style="margin-top:20px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>Your Independent Questions</b><br><span class=small>Customer Service and Trading: 1-800-555-0110, 24/7<br>Visit blake.example/stmt to explore the features and benefits of this statement.</span></div></div>
<h3>Account Summary</h3><div class=row><div>Ending Account Value as of ${date.noYear(last)}<div class=big>${$(value)}</div></div><div>Beginning Account Value as of ${date.noYear(first)}<div class=big>${$(begin)}</div></div></div>${grid(
        "lrr",
        ["", "This Statement", "YTD"],
        [
          ["Beginning Value", $(begin), $(begin - 310_022)],
          ["Deposits", plain(deposit), plain(deposit + 50_000)],
          ["Withdrawals", "0.00", "0.00"],
          ["Dividends and Interest", "18.44", "102.18"],
          ["Transfer of Securities", "0.00", "0.00"],
          [
            "Market Appreciation/(Depreciation)",
            change - 1_844 < 0 ? `(${plain(1_844 - change)})` : plain(change - 1_844),
            money.brackets(change + 249_804).replace("$", ""),
          ],
          ["Expenses", "0.00", "0.00"],
          ["<b>Ending Value</b>", `<b>${$(value)}</b>`, $(value)],
        ],
        "class=t",
      )}
<h3>Asset Allocation</h3>${grid(
        "lrr",
        ["", "This Period", "Current Allocation"],
        [
          ["Cash and Cash Investments", plain(cash), `${percentOf(cash, value, 0)}%`],
          ["Equities", plain(of(equities)), `${percentOf(of(equities), value, 0)}%`],
          ["Exchange Traded Funds", plain(of(etfs)), `${percentOf(of(etfs), value, 0)}%`],
          ["<b>Total</b>", $(value), "100%"],
        ],
        "class=t style='width:60%'",
      )}<p class=small>Values may not reflect all of your gains/losses; rounded to the nearest dollar where shown so. Page 1 of 3</p>${NEXT}
<h3>Positions - Cash and Cash Investments</h3>${grid(
        "llrrr",
        ["Type", "Description", "Beginning Balance($)", "Ending Balance($)", "Interest/Yield Rate"],
        [
          ["Bank Sweep", "CALDER BLAKE BANK X,Z", plain(cash - deposit - 1_844), plain(cash), "0.05%"],
          ["<b>Total Cash and Cash Investments</b>", "", "", `<b>$${plain(cash)}</b>`, ""],
        ],
        "class=t",
      )}
${table("Positions - Equities", equities)}${table("Positions - Exchange Traded Funds", etfs)}
<h3>Transactions - Summary</h3>${deposit > 0 ? grid("lllr", ["Date", "Category", "Description", "Amount($)"], [[date.noYear(addDays(first, 9)), "Deposit", "MoneyLink Deposit TELLER CREDIT UNION", plain(deposit)]], "class=t") : "<p>There were no deposits or withdrawals this period.</p>"}${NEXT}<p class=small>Endnotes For Your Account: X Bank Sweep deposits are held at FDIC-insured Program Banks. Z For the Bank Sweep feature, interest is paid for a period that may differ from the Statement Period. &copy; ${last.slice(0, 4)} Calder Blake &amp; Co., Inc. All rights reserved. Member SIPC. Securities purchased on margin are Calder Blake's collateral. Report any discrepancy within 10 days. A complaint about your statement may be directed to 1-800-555-0110.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Calder Blake",
          accounts: [
            {
              kind: "brokerage",
              institution: "Calder Blake",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(value),
              holdings: [...equities, ...etfs].map((item) => ({
                name: item.name,
                symbol: item.symbol,
                value: decimal(item.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.beginningBalance": [decimal(begin)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.statementDate": [last],
            "accounts.0.totalDeposits": [decimal(deposit)],
            "accounts.0.totalWithdrawals": ["0.00"],
            [`accounts.0.holdings.${equities.length + etfs.length}.name`]: [
              "CALDER BLAKE BANK",
              "Bank Sweep",
            ],
            [`accounts.0.holdings.${equities.length + etfs.length}.value`]: [decimal(cash)],
          },
        },
        "Calder Blake & Co., Inc.",
        "calder BLAKE",
        "Calder Blake & Co.",
      ),
    };
  },
};

const AMERICAN = [
  "Growth Fund of the Republic-A",
  "New Horizons Perspective Fund-A",
  "Capital Steady Income Builder-A",
  "Bond Fund of the Republic-A",
];

/** A fund family's quarter of an IRA: a summary by funds, last quarter beside this, contributions by tax years. */
const ira: Layout = {
  name: "vc-invest-ira-funds",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 352);
    const last = random.pick(["2026-06-30", "2026-09-30"]);
    const first = inMonths(`${last.slice(0, 8)}01`, -2);
    const account = digits(random, 8);
    const kind = random.pick(["Traditional IRA", "Roth IRA"]);
    const funds = AMERICAN.filter((_, index) => index === 0 || random.chance(0.6)).map((name) => {
      const quantity = random.whole(200_000, 1_900_000);
      const price = random.whole(1_120, 8_840);
      const value = worth(quantity, price);
      return {
        name,
        number: String(random.whole(1, 99)).padStart(3, "0"),
        quantity,
        price,
        value,
        was: Math.floor((value * random.whole(90, 108)) / 100),
      };
    });
    const value = total(funds.map((fund) => fund.value));
    const begin = total(funds.map((fund) => fund.was));
    const added = random.chance(0.5) ? random.whole(3, 20) * 10_000 : 0;
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font-size:19pt;color:#005f9e;font-weight:bold} h3{color:#005f9e;font-size:11pt;border-bottom:2px solid #005f9e;margin:16px 0 4px} .t td,.t th{font-size:8pt;padding:3px;border-bottom:1px solid #ccc}`,
      `<div class=row><div class=logo>CAPITOL<br>FUNDS&reg;</div><div class=r style="font-size:12pt">Quarterly statement<br><span style="font-size:9pt">${date.longNoYear(first)} - ${date.long(last)}</span></div></div>
<p style="margin:20px 0">CB&amp;T CUST ${kind.toUpperCase()}<br>${person.name}<br>${person.street}<br>${person.town}</p><p class=small>Financial professional: DANA PLACEHOLDER, Orchard Planning LLC, 309-555-0170</p>
<h3>Account summary</h3><p>${kind} &nbsp; Account number: <b>${account}</b></p>${grid(
        "lrr",
        ["", "This quarter", "Year to date"],
        [
          ["Beginning value", $(begin), $(begin - 81_230)],
          ["Additions", $(added), $(added + 20_000)],
          ["Withdrawals", "$0.00", "$0.00"],
          ["Change in value", $(value - begin - added), $(value - begin - added + 61_230)],
          [`<b>Ending value as of ${date.bareShort(last)}</b>`, `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=t",
      )}
<h3>Holdings by fund</h3>${grid(
        "llrrrrr",
        [
          "Fund",
          "Fund number",
          `Value on ${date.bareShort(addDays(first, -1))}`,
          "Shares",
          "Share price",
          `Value on ${date.bareShort(last)}`,
          "% of account",
        ],
        [
          ...funds.map((fund) => [
            fund.name,
            fund.number,
            $(fund.was),
            shares(fund.quantity),
            $(fund.price),
            $(fund.value),
            `${percentOf(fund.value, value)}%`,
          ]),
          ["<b>Total</b>", "", $(begin), "", "", `<b>${$(value)}</b>`, "100.0%"],
        ],
        "class=t",
      )}
<h3>IRA contributions</h3>${grid(
        "lrr",
        ["", `${last.slice(0, 4)} tax year`, `${Number(last.slice(0, 4)) - 1} tax year`],
        [
          ["Your contributions", $(added + 20_000), "$1,500.00"],
          ["Rollovers", "$0.00", "$0.00"],
        ],
        "class=t",
      )}
<h3>Transactions</h3>${added > 0 ? grid("llrrr", ["Trade date", "Description", "Dollar amount", "Share price", "Shares transacted"], [[date.noYear(addDays(first, 14)), `${funds[0]?.name ?? ""} Contribution - current year`, $(added), $(funds[0]?.price ?? 0), shares(Math.round((added * 1000) / (funds[0]?.price ?? 1)))]], "class=t") : "<p>No transactions this quarter other than those shown in prior statements.</p>"}
<p class=small>Capitol Funds are distributed by Capitol Client Group, Inc. Capitol Bank and Trust Company (CB&amp;T) is custodian of your IRA. Your estimated required minimum distribution, if any, is not shown. American-style share Class A; cumulative discounts: you have $100,000.00 rights of accumulation. Please report errors within 60 days. Investments are not FDIC-insured.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Capitol Funds",
          accounts: [
            {
              kind: "ira",
              institution: "Capitol Funds",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(value),
              holdings: funds.map((fund) => ({ name: fund.name, value: decimal(fund.value) })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.beginningBalance": [decimal(begin)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.statementDate": [last],
            "accounts.0.totalDeposits": [decimal(added)],
            "accounts.0.totalWithdrawals": ["0.00"],
            ...Object.fromEntries(
              funds.map((fund, index) => [`accounts.0.holdings.${index}.symbol`, [fund.number]]),
            ),
          },
        },
        "Capitol Bank and Trust Company",
        "Capitol Client Group, Inc.",
        "CAPITOL FUNDS",
      ),
    };
  },
};

export const vcPortfolios: readonly Layout[] = [brokerage, ira];
