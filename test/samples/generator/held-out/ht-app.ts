import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  address,
  digits,
  holdingFacts,
  monthSpan,
  openFlow,
  positions,
  start,
  sum,
  valueOf,
} from "./ht-data.ts";

const APP_STOCKS = [
  ["Ordway Machine", "ORDW", 14_320],
  ["Tallgrass Foods", "TGFI", 6_188],
  ["Nordhavn Logistics", "NHLC", 9_045],
  ["Pellucid Systems", "PLCD", 22_119],
  ["Kestrel S&P 500 ETF", "KSPX", 51_240],
  ["Kestrel Total Bond ETF", "KTBD", 7_310],
  ["Brightmarsh Energy", "BMEN", 1_874],
] as const;

/** The app of a discount broker: opening and closing balance, securities held, one table of activity. */
const app: Layout = {
  name: "ht-broker-app-statement",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = start(seed, 2);
    const person = makePerson(random);
    const { from, to } = monthSpan(random);
    const number = digits(random, 9);
    const held = positions(random, APP_STOCKS, random.whole(3, 5), [1_100, 42_000]);
    const before = sum(held.map((entry) => entry.before));
    const deposit = random.chance(0.7) ? random.whole(1, 10) * 5_000 : 0;
    const dividend = random.whole(40, 2_500);
    const cash = deposit + dividend + random.whole(120, 60_000);
    const securities = valueOf(held);
    const total = securities + cash;
    const gold = random.chance(0.4) ? 500 : 0;
    const bought = held[0];
    const price = bought ? bought.price : 100;
    const openCash = cash - deposit - dividend + gold + price;
    const share = (value: number) => `${((value * 100) / total).toFixed(2)}%`;
    const rows = [
      ...(bought
        ? [
            [
              `${escaped(bought.name)}<br><span class=small>CUSIP: 69${digits(random, 7)}</span>`,
              bought.symbol,
              "Cash",
              "Buy",
              date.slash(addDays(from, 6)),
              "1",
              $(price),
              $(price),
              "",
            ],
          ]
        : []),
      ...(deposit
        ? [["ACH Deposit", "", "Cash", "ACH", date.slash(addDays(from, 4)), "", "", "", $(deposit)]]
        : []),
      [
        `Cash Div: R/D ${addDays(from, 8)} P/D ${addDays(from, 17)}`,
        held.at(-1)?.symbol ?? "",
        "Cash",
        "CDIV",
        date.slash(addDays(from, 17)),
        "",
        "",
        "",
        $(dividend),
      ],
      ...(gold
        ? [["Gold Subscription Fee", "", "Cash", "GOLD", date.slash(addDays(from, 20)), "", "", $(gold), ""]]
        : []),
    ];
    const flow = { begin: openCash + before, into: deposit, out: 0, fees: gold, change: 0, end: total };
    return {
      html: document(
        `${BASE}body{font:8pt Helvetica,Arial}.top{display:flex;justify-content:space-between}.logo{font:bold 17pt Verdana;letter-spacing:-1px}h2{font-size:10pt;margin:16px 0 0;padding:4px 0;border-bottom:1.5px solid #000}td,th{padding:4px 0;vertical-align:top}.t th{font-weight:normal;color:#666;border-bottom:1px solid #ccc}.t td{border-bottom:1px solid #eee}.foot{margin-top:20px;color:#666;font-size:6.5pt}.next{break-before:page}`,
        `<div class=top><div><div class=logo>quillfox</div>275 Embarcadero Annex, Suite 410<br>San Mateo, CA 94402<br>help@quillfox.example</div><div class=r>Page 1 of 2<br><b>${date.slash(from)} to ${date.slash(to)}</b><br>${address(person)}<br>Account #: <b>${number}</b></div></div>
<div class=row><div><h2>Account Summary</h2>${grid(
          "lrr",
          ["", "Opening Balance", "Closing Balance"],
          [
            ["Brokerage Cash Balance", $(openCash), $(cash)],
            ["Deposit Sweep Balance", "$0.00", "$0.00"],
            ["Total Securities", $(before), $(securities)],
            ["<b>Portfolio Value</b>", `<b>${$(openCash + before)}</b>`, `<b>${$(total)}</b>`],
          ],
          "class=t",
        )}</div><div><h2>Income and Expense Summary</h2>${grid(
          "lrr",
          ["", "This Period", "Year to Date"],
          [
            ["Dividends", $(dividend), $(dividend * 3)],
            ["Capital Gains Distributions", "$0.00", "$0.00"],
            ["Interest Earned", "$0.00", "$0.00"],
          ],
          "class=t",
        )}</div></div>
<h2>Portfolio Allocation</h2>${pairs(
          [
            ["Cash and Cash Equivalents", share(cash)],
            ["Equities", share(securities)],
            ["Options", "0.00%"],
          ],
          "style='width:46%'",
        )}
<p class=small>This statement shall be deemed conclusive if not objected to in writing within 10 days. Errors and omissions exempted. Please address all communications to the firm and not to the individuals. Address changes or other material changes on your account should be directed to the office servicing your account. Kindly mention your account number. This statement should be retained for income tax purposes. All checks should be made payable to Quillfox Securities, LLC.</p>
<h2>Portfolio Summary</h2>${grid(
          "lllrrrrr",
          [
            "Securities Held in Account",
            "Sym/Cusip",
            "Acct Type",
            "Qty",
            "Price",
            "Mkt Value",
            "Est. Dividend Yield",
            "% of Total Portfolio",
          ],
          [
            ...held.map((entry) => [
              escaped(entry.name),
              entry.symbol,
              "Cash",
              entry.shares,
              $(entry.price),
              $(entry.value),
              "$0.00",
              share(entry.value),
            ]),
            [
              "<b>Total Securities</b>",
              "",
              "",
              "",
              "",
              `<b>${$(securities)}</b>`,
              "$0.00",
              share(securities),
            ],
            ["<b>Brokerage Cash Balance</b>", "", "", "", "", `<b>${$(cash)}</b>`, "", share(cash)],
            ["<b>Total Priced Portfolio</b>", "", "", "", "", `<b>${$(total)}</b>`, "", "100.00%"],
          ],
          "class=t",
        )}
<div class=next></div><div class=top><div class=logo>quillfox</div><div>Page 2 of 2</div></div><h2>Account Activity</h2>${grid("lllllrrrr", ["Description", "Symbol", "Acct Type", "Transaction", "Date", "Qty", "Price", "Debit", "Credit"], [...rows, ["<b>Total Funds Paid and Received</b>", "", "", "", "", "", "", `<b>${$(price + gold)}</b>`, `<b>${$(deposit + dividend)}</b>`]], "class=t")}
<h2>Executed Trades Pending Settlement</h2><p class=small>These transactions may not be reflected in the other summaries.</p>${grid("llllrrr", ["Description", "Acct Type", "Transaction", "Trade Date", "Qty", "Price", "Debit/Credit"], [["<b>Total Executed Trades Pending Settlement</b>", "", "", "", "", "", "$0.00"]], "class=t")}
<p class=foot>IMPORTANT INFORMATION AND DISCLOSURES. Quillfox Securities, LLC carries your account and acts as your custodian for funds and securities deposited with us directly by you. Quillfox Financial LLC is a member of FINRA and SIPC. SIPC coverage is limited to $500,000, including $250,000 for cash. Free credit balances in your account are payable to you on demand.</p>`,
      ),
      truth: {
        documentType: "investments",
        institution: "Quillfox Securities, LLC",
        accounts: [
          {
            kind: "brokerage",
            institution: "Quillfox Securities, LLC",
            accountLast4: number.slice(-4),
            periodStart: from,
            periodEnd: to,
            totalValue: decimal(total),
            holdings: holdingFacts(held),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["quillfox", "Quillfox", "Quillfox Securities", "Quillfox Financial LLC"],
          "accounts.0.institution": ["quillfox", "Quillfox", "Quillfox Securities", "Quillfox Financial LLC"],
          ...openFlow(0, flow, to, false),
          "accounts.0.totalDeposits": [decimal(deposit)],
          [`accounts.0.holdings.${held.length}.name`]: ["Brokerage Cash Balance"],
          [`accounts.0.holdings.${held.length}.value`]: [decimal(cash)],
        },
      },
    };
  },
};

export const htApp: readonly Layout[] = [app];
