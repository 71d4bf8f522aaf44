import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date, decimal } from "../print-styles.ts";
import {
  $,
  address,
  digits,
  type Flow,
  fitBefore,
  flowTo,
  holdingFacts,
  monthSpan,
  openFlow,
  type Position,
  plain,
  positions,
  start,
  sum,
  valueOf,
} from "./ht-data.ts";

const FUNDS = [
  ["LARKMOOR 500 INDEX FUND", "LMXIX", 19_832],
  ["LARKMOOR TOTAL MARKET INDEX", "LSKTX", 14_411],
  ["LARKMOOR INTL INDEX FUND", "LSPSX", 5_120],
  ["LARKMOOR US BOND INDEX FUND", "LXNAX", 1_043],
  ["LARKMOOR FREEDOM INDEX 2045", "LFOLX", 2_266],
] as const;
const SHARES = [
  ["ORDWAY MACHINE CO COM", "ORDW", 14_320],
  ["TALLGRASS FOODS INC", "TGFI", 6_188],
  ["NORDHAVN LOGISTICS CORP CL A", "NHLC", 9_045],
  ["PELLUCID SYSTEMS INC", "PLCD", 22_119],
  ["HALCYON UTILITIES HLDGS", "HCYU", 4_477],
] as const;

/** The large broker: a portfolio page over the accounts, then a summary, the holdings and the activity of each. */
const largeBroker: Layout = {
  name: "ht-broker-investment-report",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = start(seed, 1);
    const person = makePerson(random);
    const { from, to } = monthSpan(random);
    const core = (share: number): Position => ({
      name: "LARKMOOR GOVERNMENT MONEY MARKET",
      symbol: "LPAXX",
      shares: "",
      price: 100,
      value: share,
      before: Math.round(share * 0.9),
      cost: share,
    });
    const kinds = [
      {
        kind: "brokerage" as const,
        group: "GENERAL INVESTMENTS",
        name: `${escaped(person.name)} - INDIVIDUAL`,
        number: `X${digits(random, 2)}-${digits(random, 6)}`,
      },
      {
        kind: "ira" as const,
        group: "PERSONAL RETIREMENT",
        name: `${escaped(person.name)} - ROTH IRA`,
        number: `2${digits(random, 2)}-${digits(random, 6)}`,
      },
    ].slice(0, random.chance(0.65) ? 2 : 1);
    const accounts = kinds.map((entry) => {
      const cash = core(random.whole(15_000, 900_000));
      const funds = positions(random, FUNDS, random.whole(2, 3), [40_000, 420_000]);
      const stocks =
        entry.kind === "brokerage" ? positions(random, SHARES, random.whole(1, 3), [5_000, 60_000]) : [];
      const plainAll = [cash, ...funds, ...stocks];
      const out = entry.kind === "brokerage" && random.chance(0.3) ? random.whole(2, 15) * 10_000 : 0;
      const flow = flowTo(
        random,
        valueOf(plainAll),
        random.chance(0.6) ? random.whole(1, 12) * 5_000 : 0,
        out,
        0,
      );
      const income = random.whole(900, 24_000);
      const all = fitBefore(plainAll, flow.begin);
      return {
        ...entry,
        cash: all[0] ?? cash,
        funds: all.slice(1, 1 + funds.length),
        stocks: all.slice(1 + funds.length),
        all,
        flow,
        income,
      };
    });
    const total = sum(accounts.map(({ flow }) => flow.end));
    const before = sum(accounts.map(({ flow }) => flow.begin));
    const dayOf = date.abbreviatedBare;
    const head = `<div class=head><div class=logo>Larkmoor<br><span>INVESTMENTS</span></div><div><b class=ir>INVESTMENT REPORT</b><br>${date.long(from)} - ${date.long(to)}</div></div>`;
    const sheet = (flow: Flow, title: string) => {
      const year = Math.round(flow.begin * 0.93);
      const yearInto = flow.into * 3 + 20_000;
      const yearChange = flow.end - year - yearInto + flow.out;
      const dash = (amount: number) => (amount === 0 ? "-" : plain(amount));
      return grid(
        "lrr",
        ["", "This Period", "Year-to-Date"],
        [
          [`<b>Beginning ${title} Value</b>`, `<b>${$(flow.begin)}</b>`, `<b>${$(year)}</b>`],
          ["Additions", dash(flow.into), dash(yearInto)],
          ["&nbsp;&nbsp;Deposits", dash(flow.into), dash(yearInto)],
          ["Subtractions", dash(-flow.out), dash(-flow.out)],
          ["&nbsp;&nbsp;Withdrawals", dash(-flow.out), dash(-flow.out)],
          ["Change in Investment Value *", dash(flow.change), dash(yearChange)],
          [`<b>Ending ${title} Value **</b>`, `<b>${$(flow.end)}</b>`, `<b>${$(flow.end)}</b>`],
        ],
        "class=sheet",
      );
    };
    const rows = (list: readonly Position[]) =>
      list.map((entry) => {
        const gain = entry.value - entry.cost;
        return [
          `${escaped(entry.name)} (${entry.symbol})`,
          $(entry.before),
          entry.shares || `${plain(entry.value)}0`,
          entry.shares ? `$${plain(entry.price)}00` : "$1.0000",
          $(entry.value),
          entry.shares ? $(entry.cost) : "not applicable",
          entry.shares ? $(gain) : "not applicable",
        ];
      });
    const part = (title: string, list: readonly Position[], name: string, of: number) =>
      list.length === 0
        ? ""
        : `<h4>${title}</h4>${grid(
            "lrrrrrr",
            [
              "Description",
              `Beginning<br>Market Value<br>${dayOf(from)}`,
              `Quantity<br>${dayOf(to)}`,
              `Price<br>Per Unit<br>${dayOf(to)}`,
              `Ending<br>Market Value<br>${dayOf(to)}`,
              "Total<br>Cost Basis",
              "Unrealized<br>Gain/Loss",
            ],
            [
              ...rows(list),
              [
                `<b>${name} (${Math.round((valueOf(list) * 100) / of)}% of account holdings)</b>`,
                `<b>${$(sum(list.map((entry) => entry.before)))}</b>`,
                "",
                "",
                `<b>${$(valueOf(list))}</b>`,
                "",
                "",
              ],
            ],
            "class=hold",
          )}`;
    const pages = accounts
      .map(
        ({ flow, cash, funds, stocks, all, number, name, income }) => `<section>${head}
<div class=acct>Account # ${number}<br><b>${name}</b></div>
<h3>Account Summary</h3><div class=row><div><div class=big>Account Value: <b>${$(flow.end)}</b></div><div>Change in Account Value <b>${flow.end < flow.begin ? "▼" : "▲"} ${$(Math.abs(flow.end - flow.begin))}</b></div>${sheet(flow, "Account")}<p class=small>* Reflects appreciation or depreciation of your holdings due to price changes, transactions from Other Activity In or Out and Multi-currency transactions, plus any distribution and income earned during the statement period.<br>** Excludes unpriced securities.</p></div>
<div><h4>Income Summary</h4>${grid(
          "lrr",
          ["", "This Period", "Year-to-Date"],
          [
            ["Taxable", $(income), $(income * 4)],
            ["&nbsp;&nbsp;Dividends", plain(income), plain(income * 4)],
            ["<b>Total</b>", `<b>${$(income)}</b>`, `<b>${$(income * 4)}</b>`],
          ],
          "class=sheet",
        )}<h4>Core Account Cash Flow</h4>${pairs(
          [
            ["Beginning Balance", $(cash.before)],
            ["Net activity", plain(cash.value - cash.before)],
            ["<b>Ending Balance</b>", `<b>${$(cash.value)}</b>`],
          ],
          "class=sheet",
        )}</div></div>
<h3>Holdings</h3>${part("Core Account", [cash], "Total Core Account", flow.end)}${part("Mutual Funds", funds, "Total Mutual Funds", flow.end)}${part("Stocks", stocks, "Total Common Stock", flow.end)}
<div class=tot>Total Holdings <b>${$(valueOf(all))}</b></div>
<h3>Activity</h3><h4>Dividends, Interest &amp; Other Income</h4>${grid("llllrr", ["Settlement<br>Date", "Security Name", "Symbol/<br>CUSIP", "Description", "Quantity", "Amount"], [[date.noYear(to), cash.name, cash.symbol, "Dividend Received", "-", $(income)]], "class=hold")}
<p class=small>Information about holdings is provided as of the end of the period. Some securities, such as mutual funds, have quoted prices that may differ from what you would receive on sale. See last page of this statement for any footnotes and important disclosures.</p></section>`,
      )
      .join("");
    const change = total - before;
    const html = document(
      `${BASE}body{font:8.5pt Arial;color:#222}.head{display:flex;justify-content:space-between;border-bottom:3px solid #2c6e49;padding-bottom:4px;text-align:right}.logo{font:italic bold 18pt Georgia;text-align:left;line-height:.8;color:#2c6e49}.logo span{font:7pt Arial;letter-spacing:3px}.ir{font-size:13pt}section{break-before:page}h3{background:#e8efe9;padding:3px 6px;margin:10px 0 4px;font-size:11pt}h4{margin:8px 0 2px}.sheet td{padding-top:2px;padding-bottom:2px;border-bottom:1px dotted #aaa}.hold{font-size:7.5pt}.hold th{border-bottom:1px solid #000;vertical-align:bottom;font-weight:normal}.hold td{border-bottom:1px solid #ddd;padding-top:3px;padding-bottom:3px}.big{font-size:13pt;margin:4px 0}.acct{text-align:right;margin-top:4px}.tot{text-align:right;font-size:10pt;border-top:2px solid #000;margin-top:6px;padding-top:3px}.small{color:#555}`,
      `${head}<div class=row style="margin-top:14px"><div>Envelope # BKX${digits(random, 4)}QPBB<br><br>${address(person)}</div><div><b>Contact Information</b>${pairs(
        [
          ["Online", "larkmoor.example"],
          ["Larkmoor Automated Line", "(800) 555-0155"],
          ["Customer Service", "(800) 555-0166"],
        ],
      )}</div></div>
<div style="margin-top:18px" class=row><div><div class=big>Your Portfolio Value:<br><span style="font-size:22pt">${$(total)}</span></div><div>Portfolio Change from Last Period: <b>${change < 0 ? "▼" : "▲"} ${$(Math.abs(change))}</b></div></div><div>${pairs(
        [
          ["Beginning Portfolio Value", $(before)],
          ["Ending Portfolio Value **", $(total)],
        ],
        "class=sheet",
      )}<p class=small>** Excludes unpriced securities.</p></div></div>
<h3>Accounts Included in This Report</h3>${grid(
        "llrr",
        ["Account Type/Name", "Account Number", "Beginning Value", "Ending Value"],
        [
          ...accounts.map(({ group, name, number, flow }) => [
            `<b>${group}</b><br>${name}`,
            number,
            $(flow.begin),
            $(flow.end),
          ]),
          ["<b>Ending Portfolio Value</b>", "", `<b>${$(before)}</b>`, `<b>${$(total)}</b>`],
        ],
        "class=hold",
      )}
<p style="margin-top:24px"><b>Welcome to your new Larkmoor statement.</b> Your account is carried by Larkmoor Clearing Services LLC. Find out whether you are on track for retirement with our planning tools. Contributions to an IRA for a tax year may be made until the filing date.</p><p class=small>Brokerage services provided by Larkmoor Brokerage LLC. Member NYSE, SIPC. 1 of ${accounts.length + 1}</p>${pages}`,
    );
    const named = [
      "Larkmoor",
      "Larkmoor Brokerage LLC",
      "LARKMOOR INVESTMENTS",
      "Larkmoor Clearing Services LLC",
    ];
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Larkmoor Investments",
        accounts: accounts.map(({ kind, number, flow, all }) => ({
          kind,
          institution: "Larkmoor Investments",
          accountLast4: number.slice(-4),
          periodStart: from,
          periodEnd: to,
          totalValue: decimal(flow.end),
          holdings: holdingFacts(all),
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: named,
          ...Object.fromEntries(accounts.map((_, index) => [`accounts.${index}.institution`, named])),
          ...Object.assign({}, ...accounts.map(({ flow }, index) => openFlow(index, flow, to))),
        },
      },
    };
  },
};

export const htInvest: readonly Layout[] = [largeBroker];
