import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  bracketed,
  digits,
  FUNDS,
  holdingsOf,
  named,
  openSpan,
  plain,
  positions,
  STOCKS,
  share,
  sharesText,
  total,
  valueOf,
} from "./hr-data.ts";

const QUARTERS = [
  ["2026-07-01", "2026-09-30"],
  ["2026-04-01", "2026-06-30"],
] as const;

/** Independent advisers' house: quarterly account statement, holdings by class. */
const adviser: Layout = {
  name: "hr-invest-adviser-house",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 7_101);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const ira = random.chance(0.5);
    const number = `${digits(random, 4)}-${digits(random, 4)}`;
    const stocks = positions(random, STOCKS, random.whole(2, 3), 2_400_000);
    const funds = positions(random, FUNDS, random.whole(2, 4), 5_000_000);
    const cash = random.whole(21_000, 940_000);
    const ending = valueOf(stocks) + valueOf(funds) + cash;
    const inflows = random.chance(0.6) ? random.whole(2, 20) * 25_000 : 0;
    const outflows = random.chance(0.4) ? random.whole(1, 8) * 25_000 : 0;
    const income = random.whole(8_000, 92_000);
    const fees = Math.round(ending * 0.0025);
    const market = random.whole(-250_000, 600_000);
    const starting = ending - inflows + outflows - income + fees - market;
    const yearStart = Math.round(starting * 0.97);
    const yearMarket = ending - yearStart - inflows * 2 + outflows - income * 2 + fees * 2;
    const yearIn = inflows * 2;
    const head = (page: number) =>
      `<div class=head><div><span class=logo>TKR <i>Financial</i></span></div><div class=r>${ira ? "IRA Account" : "Individual Account"} Statement<br>Account Number <b>${number}</b><br>Statement Period: ${date.long(start)} - ${date.long(end)}<br>Page ${page} of 3</div></div>`;
    const holdingRows = (list: typeof stocks) =>
      list.map((entry) => [
        entry.symbol,
        escaped(entry.name),
        sharesText(entry.shares),
        plain(entry.price),
        plain(entry.value),
        plain(entry.cost),
        plain(entry.value - entry.cost),
        plain(Math.round(entry.value * 0.014)),
        "1.40%",
      ]);
    const HEADS = [
      "Symbol/<br>CUSIP",
      "Description",
      "Quantity",
      "Price ($)",
      "Market<br>Value ($)",
      "Cost<br>Basis ($)",
      "Unrealized<br>Gain/Loss ($)",
      "Est. Annual<br>Income ($)",
      "Est.<br>Yield",
    ];
    const html = document(
      `${BASE}body{font:8.5pt Arial}.head{display:flex;justify-content:space-between;border-bottom:2px solid #003a70;padding-bottom:6px}.logo{font:bold 20pt Georgia;color:#003a70}h2{background:#003a70;color:#fff;font-size:10pt;padding:3px 6px}h3{font-size:9pt;margin:8px 0 2px;border-bottom:1px solid #003a70}.g td,.g th{border-bottom:1px solid #ccc;padding:2px 4px;font-size:7.5pt;vertical-align:bottom}.page{break-after:page}.big{font-size:17pt;color:#003a70}`,
      `<div class=page>${head(1)}
      <div class=row style="margin-top:26px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div style="border:1px solid #999;padding:6px">Your Financial Professional<br><b>DALE WINTERS, CFP</b><br>PINE CREST WEALTH PARTNERS<br>210 COMMERCE PKWY STE 400<br>(555) 014-7720<br>Securities offered through TKR Financial, Member FINRA/SIPC</div></div>
      <h2>Account Summary</h2><div class=row><div>Total Account Value<div class=big>${$(ending)}</div><p>Your account value ${ending >= starting ? "increased" : "decreased"} by ${$(Math.abs(ending - starting))} since your last statement.</p></div><div>
      <h3>Change in Value</h3>${pairs([
        [`As of January 1, 2026`, $(yearStart)],
        [`Last Statement ${date.slash(addDays(start, -1))}`, $(starting)],
        [`This Statement ${date.slash(end)}`, $(ending)],
      ])}</div></div>
      <h3>Account Activity Summary</h3>${grid(
        "lrr",
        ["", "Quarter to Date", "Year to Date"],
        [
          ["Starting Value", $(starting), $(yearStart)],
          ["Inflows", $(inflows), $(yearIn)],
          ["Outflows", outflows > 0 ? $(-outflows) : "$0.00", outflows > 0 ? $(-outflows) : "$0.00"],
          ["Dividends, Interest &amp; Other Income", $(income), $(income * 2)],
          ["Fees and Expenses", $(-fees), $(-fees * 2)],
          ["Change in Market Value", $(market), $(yearMarket)],
          ["<b>Total Ending Value</b>", `<b>${$(ending)}</b>`, `<b>${$(ending)}</b>`],
        ],
        "class=g",
      )}
      <h3>Asset Allocation</h3>${grid(
        "lrr",
        ["", "Market Value", "% of Account"],
        [
          ["Cash and Cash Equivalents", $(cash), share(cash, ending)],
          ["Equities and Options", $(valueOf(stocks)), share(valueOf(stocks), ending)],
          ["Mutual Funds", $(valueOf(funds)), share(valueOf(funds), ending)],
          ["<b>Total</b>", `<b>${$(ending)}</b>`, "100.00%"],
        ],
        "class=g",
      )}
      ${ira ? `<h3>Retirement Contributions</h3><p>2026 contributions: ${$(yearIn)} &nbsp; 2025 contributions: $0.00. Required minimum distribution: not applicable.</p>` : ""}</div>
      <div class=page>${head(2)}<h2>Account Holdings As of ${date.long(end)}</h2><h3>CASH AND EQUIVALENTS</h3>${grid(
        "lrrr",
        ["Description", "Interest / Dividend Paid in Period", "Interest Rate", "Current Balance ($)"],
        [["INSURED CASH ACCOUNT*", plain(Math.round(cash * 0.0009)), "0.35%", plain(cash)]],
        "class=g",
      )}<p class=small>*Bank deposits in the Insured Cash Account are FDIC insured within limits and are not protected by SIPC.</p>
      <h3>EQUITIES AND OPTIONS</h3>${grid("llrrrrrrr", HEADS, [...holdingRows(stocks), ["", "<b>TOTAL EQUITIES AND OPTIONS</b>", "", "", plain(valueOf(stocks)), plain(total(stocks.map((entry) => entry.cost))), plain(valueOf(stocks) - total(stocks.map((entry) => entry.cost))), "", ""]], "class=g")}
      <h3>MUTUAL FUNDS</h3>${grid("llrrrrrrr", HEADS, [...holdingRows(funds), ["", "<b>TOTAL MUTUAL FUNDS</b>", "", "", plain(valueOf(funds)), plain(total(funds.map((entry) => entry.cost))), plain(valueOf(funds) - total(funds.map((entry) => entry.cost))), "", ""]], "class=g")}
      <p style="text-align:right"><b>TOTAL ACCOUNT HOLDINGS ${$(ending)}</b></p></div>
      <div>${head(3)}<h2>Account Activity</h2>${grid(
        "lllr",
        ["Date", "Transaction Type", "Description", "Amount ($)"],
        [
          ...(inflows > 0
            ? [[date.slash(addDays(start, 9)), "ACH Deposit", "FUNDS RECEIVED", plain(inflows)]]
            : []),
          [
            date.slash(addDays(start, 14)),
            "Advisory Fee",
            `${date.monthYear(start)} QUARTERLY FEE`,
            plain(-fees),
          ],
          ...(outflows > 0
            ? [[date.slash(addDays(start, 40)), "ACH Withdrawal", "FUNDS PAID", plain(-outflows)]]
            : []),
          [date.slash(addDays(end, -4)), "Cash Dividend", funds[0]?.name ?? "", plain(income)],
        ],
        "class=g",
      )}<h3>Disclosures and Other Information</h3><p class=small>Assets in this account are held by TKR Financial LLC, member FINRA/SIPC, unless noted as held away. Cost basis and unrealized gain/loss are shown for your information and may not be suitable for tax reporting. Estimated annual income and yield are estimates; actual income may be lower or higher. Please report any discrepancy promptly, and in writing, to the firm. SIPC covers up to $500,000 for securities, of which $250,000 may be cash.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "TKR Financial",
        accounts: [
          {
            kind: ira ? "ira" : "brokerage",
            institution: "TKR Financial",
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(ending),
            holdings: [
              { name: "INSURED CASH ACCOUNT", value: decimal(cash) },
              ...holdingsOf(stocks),
              ...holdingsOf(funds),
            ],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...named(1, "TKR Financial LLC"),
          ...openSpan(0, { begin: starting, end: ending, in: inflows, out: outflows, date: end }),
          "accounts.0.feesCharged": [decimal(fees)],
        },
      },
    };
  },
};

/** A bank's own online broker: net portfolio value, opening and closing value, assets and liabilities. */
const wirehouse: Layout = {
  name: "hr-invest-bank-broker",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 7_202);
    const person = makePerson(random);
    const [start, end] = random.pick([
      ["2026-08-29", "2026-09-30"],
      ["2026-08-01", "2026-08-31"],
      ["2026-05-30", "2026-06-30"],
    ] as const);
    const number = `${random.pick(["7AB", "3RX", "51K", "8QW"])}-${digits(random, 5)}`;
    const stocks = positions(random, STOCKS, random.whole(2, 5), 1_900_000);
    const funds = random.chance(0.6) ? positions(random, FUNDS, 2, 1_600_000) : [];
    const cash = random.whole(4_000, 420_000);
    const closing = valueOf(stocks) + valueOf(funds) + cash;
    const credits = random.whole(1, 30) * 10_000 + random.whole(100, 9_000);
    const debits = random.chance(0.5) ? random.whole(2, 40) * 5_000 : 0;
    const market = random.whole(-190_000, 260_000);
    const opening = closing - credits + debits - market;
    const income = credits % 10_000;
    const dash = (cents: number) => (cents === 0 ? "-" : bracketed(cents));
    const head = (page: number) =>
      `<div class=head><div><b class=logo>calloway</b><span class=logo2>DIRECT</span></div><div>${escaped(person.name)}</div><div class=r>Account Number: ${number}<br><span class=small>${page} of 4</span></div></div>${page > 1 ? `<div class=strip>YOUR CALLOWAY DIRECT ASSETS &nbsp;&nbsp;&nbsp; ${date.long(start)} - ${date.long(end)}</div>` : ""}`;
    const line = (entry: (typeof stocks)[number]) => [
      escaped(entry.name),
      entry.symbol,
      date.short(addDays(start, -Math.round(entry.price / 40))),
      sharesText(entry.shares),
      (entry.cost / (entry.shares / 1000) / 100).toFixed(4),
      plain(entry.cost),
      (entry.price / 100).toFixed(4),
      plain(entry.value),
      bracketed(entry.value - entry.cost),
      String(Math.round((entry.value * 0.013) / 100)),
    ];
    const HEADS = [
      "Description",
      "Symbol",
      "Acquired",
      "Quantity",
      "Unit<br>Cost Basis",
      "Total<br>Cost Basis",
      "Estimated<br>Market Price",
      "Estimated<br>Market Value",
      "Unrealized<br>Gain/(Loss)",
      "Estimated<br>Annual Income",
    ];
    const before = (cents: number) => Math.round(cents * (opening / closing));
    const cashBefore = opening - before(valueOf(stocks)) - before(valueOf(funds));
    const html = document(
      `${BASE}body{font:8.5pt Helvetica,Arial}.head{display:flex;justify-content:space-between;border-bottom:1px solid #012169;padding-bottom:5px}.logo{font-size:16pt;color:#012169}.logo2{font-size:11pt;color:#c41230;margin-left:4px}.strip{font-size:8pt;color:#444;margin:8px 0}.page{break-after:page}.g td,.g th{padding:2px 4px;border-bottom:1px solid #ddd;font-size:7.3pt;vertical-align:bottom}.nv{font-size:15pt;text-align:right;border-top:3px solid #012169;border-bottom:1px solid #012169;padding:6px}.t td{padding:3px 4px;border-bottom:1px dotted #888}h3{font-size:9.5pt;color:#012169;margin:14px 0 3px}`,
      `<div class=page>${head(1)}<div class=row style="margin:18px 0"><div>Online at: www.callowaydirect.example<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div><div class=nv>Net Portfolio Value: <b>${$(closing)}</b></div><p class=small>Calloway, Pratt, Sears &amp; Dunn Incorporated (also referred to as "Calloway" or "CPS&amp;D") &nbsp; Investment and insurance products: Are Not FDIC Insured | Are Not Bank Guaranteed | May Lose Value</p></div></div>
      <h3>YOUR CALLOWAY DIRECT SELF-DIRECTED ACCOUNT <span style="float:right">${date.long(start)} - ${date.long(end)}</span></h3>
      ${grid(
        "lrr",
        ["", "This Statement", "Year to Date"],
        [
          [`Opening Value (${date.noYear(start)})`, $(opening), $(Math.round(closing * 0.9) - 100)],
          ["Total Credits", plain(credits), plain(credits * 4)],
          [
            "Total Debits",
            debits === 0 ? "-" : `(${plain(debits)})`,
            debits === 0 ? "-" : `(${plain(debits)})`,
          ],
          ["Securities You Transferred In/Out", "-", "-"],
          [
            "Market Gains/(Losses)",
            bracketed(market),
            bracketed(closing - Math.round(closing * 0.9) + 100 - credits * 4 + debits),
          ],
          [`<b>Closing Value (${date.noYear(end)})</b>`, `<b>${$(closing)}</b>`, ""],
        ],
        "class=t",
      )}<p>ABOUT YOUR SERVICES: If you have questions on your statement, call 24-Hour Assistance: (800) 555-0142. Access code: 45-718-${digits(random, 5)}. Up-to-date account information can be viewed online.</p></div>
      <div class=page>${head(2)}<div class=row><div><h3>ASSETS</h3>${grid(
        "lrr",
        ["", date.monthDay(end), date.monthDay(addDays(start, -1))],
        [
          ["Cash/Money Accounts", plain(cash), plain(cashBefore)],
          ["Fixed Income", "-", "-"],
          ["Equities", plain(valueOf(stocks)), plain(before(valueOf(stocks)))],
          ["Mutual Funds", dash(valueOf(funds)), dash(before(valueOf(funds)))],
          ["Options", "-", "-"],
          ["Other", "-", "-"],
          ["Subtotal (Long Portfolio)", plain(closing), plain(opening)],
          ["<b>TOTAL ASSETS</b>", `<b>${$(closing)}</b>`, `<b>${$(opening)}</b>`],
          ["<b>LIABILITIES</b>", "", ""],
          ["Debit Balance", "-", "-"],
          ["Short Market Value", "-", "-"],
          ["<b>TOTAL LIABILITIES</b>", "-", "-"],
          ["<b>NET PORTFOLIO VALUE</b>", `<b>${$(closing)}</b>`, `<b>${$(opening)}</b>`],
        ],
        "class=t",
      )}</div><div><h3>CASH FLOW</h3>${grid(
        "lrr",
        ["", "This Statement", "Year to Date"],
        [
          ["Opening Cash/Money Accounts", $(cashBefore), ""],
          ["CREDITS", "", ""],
          ["Funds Received", plain(credits - income), plain((credits - income) * 4)],
          ["Electronic Transfers", "-", "-"],
          ["Dividends/Interest Income", plain(income), plain(income * 4)],
          ["Subtotal", plain(credits), plain(credits * 4)],
          ["DEBITS", "", ""],
          ["Electronic Transfers", debits === 0 ? "-" : `(${plain(debits)})`, ""],
          ["Margin Interest Charged", "-", "-"],
          ["Net Securities Activity", bracketed(cash - cashBefore - credits + debits), ""],
          ["Closing Cash/Money Accounts", $(cash), ""],
        ],
        "class=t",
      )}</div></div></div>
      <div class=page>${head(3)}<h3>CASH/MONEY ACCOUNTS</h3>${grid(
        "lrrrr",
        [
          "Description",
          "Quantity",
          "Total<br>Cost Basis",
          "Estimated<br>Market Price",
          "Estimated<br>Market Value",
        ],
        [["CALLOWAY DIRECT DEPOSIT PROGRAM", plain(cash), plain(cash), "1.0000", plain(cash)]],
        "class=g",
      )}<p class=small>(+)FDIC INSURED NOT SIPC COVERED</p><h3>EQUITIES</h3>${grid("lllrrrrrrr", HEADS, stocks.map(line), "class=g")}<p class=r>TOTAL &nbsp; ${plain(valueOf(stocks))}</p>
      ${funds.length > 0 ? `<h3>MUTUAL FUNDS/CLOSED END FUNDS/UIT</h3>${grid("lllrrrrrrr", HEADS, funds.map(line), "class=g")}<p class=r>TOTAL &nbsp; ${plain(valueOf(funds))}</p>` : ""}
      <h3>LONG PORTFOLIO &nbsp; TOTAL <span style="float:right">${plain(closing)}</span></h3></div>
      <div>${head(4)}<h3>YOUR CALLOWAY DIRECT TRANSACTIONS</h3>${grid(
        "lllrr",
        ["Date", "Description", "Transaction Type", "Debit", "Credit"],
        [
          [date.noYear(addDays(start, 6)), "FUNDS RECEIVED", "Cash Deposit", "", plain(credits - income)],
          [
            date.noYear(addDays(start, 16)),
            `* DIVIDEND ${escaped(stocks[0]?.name ?? "")}`,
            "Dividend",
            "",
            plain(income),
          ],
          ...(debits > 0
            ? [[date.noYear(addDays(start, 21)), "BANK TRANSFER", "Electronic Transfer", plain(debits), ""]]
            : []),
        ],
        "class=g",
      )}<p class=small>Estimated Annual Income and Current Yield are estimates and the actual income and yield could be lower or higher. Cost basis data is provided for informational purposes. CPS&amp;D is a registered broker-dealer, Member SIPC. We act as a market maker, dealer, block positioner or arbitrageur in certain securities.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Calloway Direct",
        accounts: [
          {
            kind: "brokerage",
            institution: "Calloway Direct",
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(closing),
            holdings: [
              { name: "CALLOWAY DIRECT DEPOSIT PROGRAM", value: decimal(cash) },
              ...holdingsOf(stocks),
              ...holdingsOf(funds),
            ],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...named(1, "Calloway, Pratt, Sears & Dunn Incorporated", "Calloway", "calloway DIRECT"),
          ...openSpan(0, {
            begin: opening,
            end: closing,
            in: credits,
            ...(debits > 0 ? { out: debits } : {}),
            date: end,
          }),
        },
      },
    };
  },
};

export const hrBrokerages: readonly Layout[] = [adviser, wirehouse];
