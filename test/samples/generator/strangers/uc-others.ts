import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  dayIn,
  digits,
  holdingsOf,
  makeBook,
  openFigures,
  type Paper,
  share,
  stage,
  units,
} from "./uc-data.ts";

const SUBS: readonly Paper[] = [
  ["JSL/Mellon S&P 500 Index Fund", "", 4_127],
  ["JSL/Growth Allocation Fund", "", 2_318],
  ["JSL/T. Lowe Balanced Fund", "", 3_054],
  ["JSL/PPM Total Return Bond", "", 1_693],
];

/** A life insurer's variable annuity: contract value, surrender value, death benefit, subaccounts. */
const annuity: Layout = {
  name: "uc-variable-annuity",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 12, 3);
    const contract = digits(random, 10);
    const book = makeBook(random, {
      papers: SUBS,
      count: random.whole(2, 4),
      size: [900_000, 6_000_000],
      adds: [0.2, 100_000, 500_000],
      takes: [0.4, 60_000, 300_000],
      fees: [0.8, 3_500, 28_000],
      part: span.part,
    });
    const charge = random.chance(0.5) ? Math.round(book.end * 0.03) : 0;
    const change = book.income + book.change;
    const html = document(
      `${BASE}body{font:9pt "Liberation Serif",Times}.j{font:bold 18pt Times;letter-spacing:1px}.j small{display:block;font:7pt Arial;letter-spacing:2px}.x td{padding:3px 2px}.x th{border-bottom:1px solid #000;border-top:1px solid #000;padding:3px 2px}h2{font:bold 10pt Arial;background:#d9d9d9;padding:4px;margin:16px 0 4px}`,
      `<div class=row><div class=j>JAMESON SOUTHERN<small>LIFE INSURANCE COMPANY</small></div><div class=r>P.O. Box 24068, Lansing, MI 48909<br>1-800-555-0173</div></div><p style="text-align:center;font:bold 12pt Arial">VARIABLE ANNUITY QUARTERLY STATEMENT<br><span style="font-size:9pt">For the period ${date.long(span.start)} through ${date.long(span.end)}</span></p>
<div class=row><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs([
        ["Contract Number:", contract],
        ["Product:", "Perspective Horizon"],
        ["Contract Type:", "Non-Qualified"],
        ["Issue Date:", "06/14/2017"],
        ["Annuitant:", escaped(person.name)],
        ["Income Date:", "06/14/2052"],
      ])}</div></div>
<h2>CONTRACT SUMMARY AS OF ${date.slash(span.end)}</h2><div class=row><div>${pairs(
        [
          [`Contract Value on ${date.slash(span.start)}`, $(book.begin)],
          ["Premium Payments", $(book.added)],
          ["Partial Withdrawals", $(-book.taken)],
          ["Contract Charges and Fees", $(-book.fee)],
          ["Investment Gain/(Loss)", change < 0 ? `(${$(-change)})` : $(change)],
          [`<b>Contract Value on ${date.slash(span.end)}</b>`, `<b>${$(book.end)}</b>`],
        ],
        "class=x",
      )}</div><div>${pairs(
        [
          ["Withdrawal Charge", $(charge)],
          ["Cash Surrender Value", $(book.end - charge)],
          ["Death Benefit", $(Math.round(book.end * 1.043))],
          ["Guaranteed Withdrawal Balance", $(Math.round(book.end * 1.12))],
          ["Guaranteed Annual Withdrawal Amount", $(Math.round(book.end * 0.056))],
          ["Total Premium Since Issue", $(Math.round(book.end * 0.68))],
        ],
        "class=x",
      )}</div></div>
<h2>INVESTMENT ALLOCATION</h2>${grid(
        "lrrrr",
        ["Investment Division", "Allocation %", "Accumulation Units", "Unit Value", "Value"],
        [
          ...book.lots.map((lot) => [
            escaped(lot.name),
            share(lot.value, book.end),
            units(lot.units, 4),
            (lot.price / 100).toFixed(6),
            $(lot.value),
          ]),
          ["<b>Total</b>", "<b>100.00%</b>", "", "", `<b>${$(book.end)}</b>`],
        ],
        "class=x",
      )}<h2>IMPORTANT INFORMATION</h2><p>The Cash Surrender Value is the amount available if the contract is surrendered in full, less any applicable withdrawal charge, contract charges and taxes. Death benefit and guaranteed values are not available as a lump sum withdrawal and are subject to the claims-paying ability of the company. Withdrawals before age 59&frac12; may be subject to a 10% additional tax.</p><p class=small>Please review this statement carefully. Jameson Southern assumes all transactions are accurate unless you notify us within 30 days. Representative: Dana R. Whitlock, Whitlock Planning Group.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Jameson Southern Life Insurance Company",
          accounts: [
            {
              kind: "other",
              institution: "Jameson Southern Life Insurance Company",
              accountLast4: contract.slice(-4),
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(book.end),
              holdings: holdingsOf(book, false),
            },
          ],
          transactions: [],
          allowed: openFigures(0, book, span.end),
        },
        "Jameson Southern",
        "Jameson Southern Life",
      ),
    };
  },
};

/** A transfer agent's employee purchase plan: shares held, market value, purchases of the period. */
const stockPlan: Layout = {
  name: "uc-employee-stock-plan",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 13, 3);
    const [company, symbol] = random.pick([
      ["TRIVETT FOODS, INC. COMMON STOCK", "TVTF"],
      ["OSBORNE RAIL CORP COMMON STOCK", "OSRL"],
    ] as const);
    const number = `C${digits(random, 10)}`;
    const price = random.whole(2_400, 16_000);
    const first = random.whole(20_000, 400_000);
    const buys = [5, 36, 66].map((offset) => {
      const paid = random.whole(8, 40) * 1_250;
      const at = Math.round((price * random.whole(900, 1_060)) / 1_000);
      const cost = Math.round(at * 0.85);
      return { day: dayIn(span, offset), paid, at, cost, shares: Math.floor((paid * 1_000) / cost) };
    });
    const held = buys.reduce((list, buy) => [...list, (list.at(-1) ?? first) + buy.shares], [first]);
    const shares = held.at(-1) ?? first;
    const value = Math.round((shares * price) / 1_000);
    const six = (count: number) => units(count, 6);
    const html = document(
      `${BASE}body{font:8.5pt Arial}.b{border:1px solid #666;margin-top:14px}.b h2{margin:0;padding:4px 8px;background:#6c2c6a;color:#fff;font-size:10pt}.g td,.g th{padding:4px 6px}.g td:first-child{white-space:nowrap}.g th{border-bottom:1px solid #666;font-size:7.5pt;vertical-align:bottom}`,
      `<div class=row><div style="font:bold 18pt Arial;color:#6c2c6a">Transhare</div><div class=r>Transhare Trust Company, N.A.<br>PO Box 43078, Providence, RI 02940-3078<br>Within USA 800 555 0106<br>www.transhare.example/employee</div></div>
<div class=row style="margin:26px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Holder Account Number", `<b>${number}</b>`],
          ["Company ID", symbol],
          ["SSN/TIN Certified", "Yes"],
        ],
      )}</div></div>
<b style="font-size:12pt">${company.replace(" COMMON STOCK", "")} - Employee Stock Purchase Plan Statement</b><br>Statement period: ${date.dayFirst(span.start)} - ${date.dayFirst(span.end)}
<div class=b><h2>Account Summary as of ${date.dayFirst(span.end)}</h2>${grid(
        "lrrrrr",
        [
          "Class Description",
          "Certificated Shares",
          "Plan Shares / Book",
          "Total Shares",
          "Closing Price Per Share ($)",
          "Market Value ($)",
        ],
        [
          [
            `${company}<br>Stock Symbol: ${symbol}`,
            "0.000000",
            six(shares),
            six(shares),
            (price / 100).toFixed(6),
            $(value).slice(1),
          ],
        ],
        "class=g",
      )}</div>
<div class=b><h2>Transaction History</h2>${grid(
        "llrrrrr",
        [
          "Date",
          "Transaction Description",
          "Payroll Deduction ($)",
          "Market Price ($)",
          "Purchase Price Per Share ($)",
          "Transaction Shares",
          "Total Plan Shares Held",
        ],
        [
          [date.dayFirst(span.start), "Balance Forward", "", "", "", "", six(first)],
          ...buys.map((buy, at) => [
            date.dayFirst(buy.day),
            "ESPP Purchase",
            $(buy.paid).slice(1),
            (buy.at / 100).toFixed(6),
            (buy.cost / 100).toFixed(6),
            six(buy.shares),
            six(held[at + 1] ?? 0),
          ]),
        ],
        "class=g",
      )}</div><div class=b><h2>Year-to-date Summary</h2>${pairs(
        [
          ["Payroll deductions this period ($)", $(buys.reduce((sum, buy) => sum + buy.paid, 0)).slice(1)],
          ["Plan discount", "15%"],
          ["Dividends paid this year ($)", "0.00"],
          ["Federal tax withheld ($)", "0.00"],
        ],
        "class=g",
      )}</div><p class=small>This statement is your record of shares held by the plan. Please keep it for tax purposes: shares sold within two years of the grant date are a disqualifying disposition. To sell shares, detach and complete the form overleaf or visit us online; a service fee of $15.00 plus $0.12 per share applies to each sale.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Transhare",
          accounts: [
            {
              kind: "brokerage",
              institution: "Transhare",
              accountLast4: number.slice(-4),
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(value),
              holdings: [{ name: company, symbol, value: decimal(value) }],
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.kind": ["other"],
            "accounts.0.statementDate": [span.end],
            "accounts.0.totalDeposits": [decimal(buys.reduce((sum, buy) => sum + buy.paid, 0))],
          },
        },
        "Transhare Trust Company, N.A.",
        company.replace(" COMMON STOCK", ""),
      ),
    };
  },
};

const COINS: readonly Paper[] = [
  ["Bitcoin", "BTC", 9_684_215],
  ["Ethereum", "ETH", 341_862],
  ["Solana", "SOL", 18_734],
  ["Litecoin", "LTC", 9_218],
  ["Chainlink", "LINK", 1_847],
];

/** A crypto exchange's monthly account statement: balances of coins and of dollars, trades with fees. */
const crypto: Layout = {
  name: "uc-crypto-exchange",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 14, 1);
    const book = makeBook(random, {
      papers: COINS,
      count: random.whole(2, 5),
      cash: ["US Dollar", "USD", 100],
      size: [30_000, 1_600_000],
      adds: [0.6, 10_000, 100_000],
      takes: [0.3, 5_000, 80_000],
      part: span.part,
    });
    const made = addDays(span.end, random.whole(1, 4));
    const coins = book.lots.slice(1);
    const html = document(
      `${BASE}body{font:9pt Arial;color:#0a0b0d}.l{font:bold 20pt Arial;color:#0052ff}.y td{padding:6px 2px;border-bottom:1px solid #e4e6ea}.y th{padding:6px 2px;color:#5b616e;font-weight:normal;font-size:8pt;border-bottom:1px solid #0a0b0d}.v{font-size:22pt}h2{font-size:12pt;margin:22px 0 2px}`,
      `<div class=row><div class=l>coinharbor</div><div class=r><b>Account Statement</b><br>${date.abbreviatedBare(span.start)} - ${date.abbreviatedBare(span.end)}<br>Generated on ${date.abbreviatedBare(made)}</div></div><p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<h2>Portfolio value</h2><div class=v>${$(book.end)}</div><span style="color:#5b616e">as of ${date.abbreviatedBare(span.end)} 11:59 PM UTC</span>
<h2>Balances</h2>${grid(
        "llrrrr",
        ["Asset", "Symbol", "Quantity", "Price (USD)", "Opening value (USD)", "Closing value (USD)"],
        [
          ...book.lots.map((lot) => [
            lot.name,
            lot.symbol,
            units(lot.units, lot.price === 100 ? 2 : 8),
            $(lot.price),
            $(lot.begin),
            $(lot.value),
          ]),
          ["<b>Total</b>", "", "", "", `<b>${$(book.begin)}</b>`, `<b>${$(book.end)}</b>`],
        ],
        "class=y",
      )}
<h2>Summary of activity</h2>${pairs(
        [
          ["Opening portfolio value", $(book.begin)],
          ["Deposits and receives", $(book.added)],
          ["Withdrawals and sends", $(-book.taken)],
          ["Rewards income", $(book.income)],
          ["Market gain/loss", $(book.change)],
          ["Closing portfolio value", $(book.end)],
        ],
        "class=y",
      )}
<h2>Transactions</h2>${grid(
        "lllrr",
        ["Timestamp (UTC)", "Type", "Asset", "Quantity", "Value (USD)"],
        [
          ...(book.added > 0
            ? [[`${dayIn(span, 2)} 14:02:51`, "Deposit", "USD", $(book.added).slice(1), $(book.added)]]
            : []),
          ...(book.taken > 0
            ? [
                [
                  `${dayIn(span, 10)} 08:41:19`,
                  "Withdrawal",
                  "USD",
                  `-${$(book.taken).slice(1)}`,
                  $(-book.taken),
                ],
              ]
            : []),
          ...coins.map((lot, at) => [
            `${dayIn(span, 14 + at)} 03:1${at}:07`,
            "Rewards income",
            lot.symbol,
            (lot.income / lot.price).toFixed(8),
            $(lot.income),
          ]),
          [
            `${dayIn(span, 25)} 00:00:04`,
            "Rewards income",
            "USD",
            $(book.lots[0]?.income ?? 0).slice(1),
            $(book.lots[0]?.income ?? 0),
          ],
        ],
        "class=y",
      )}<p class=small>Digital assets are not legal tender, are not backed by any government and are not subject to FDIC or SIPC protections. US dollar balances may be held at FDIC-insured banks. Coinharbor, Inc. is licensed to engage in virtual currency business activity by the New York State Department of Financial Services. Complaints: help.coinharbor.example or +1 (888) 555-0166.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Coinharbor",
          accounts: [
            {
              kind: "other",
              institution: "Coinharbor",
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(book.end),
              holdings: holdingsOf(book),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            ...openFigures(0, book, span.end),
            "accounts.0.statementDate": [span.end, made],
            "accounts.0.kind": ["brokerage"],
          },
        },
        "coinharbor",
        "Coinharbor, Inc.",
      ),
    };
  },
};

export const ucOthers: readonly Layout[] = [annuity, stockPlan, crypto];
