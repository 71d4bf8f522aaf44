import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, NEXT, percentOf, start, total } from "./un-data.ts";
import {
  beforeOf,
  costOf,
  held,
  open,
  openHolding,
  otherNames,
  portfolio,
  positions,
  type Security,
  STOCKS,
  valueOf,
} from "./uq-data.ts";

const $ = money.dollar;

const POPULAR: readonly Security[] = [
  ["ADVANCED MICRO DEVICES INC<br>COM", "AMD", 15_804],
  ["APPLE INC<br>COMMON STOCK", "AAPL", 23_218],
  ["COINBASE GLOBAL INC<br>CLASS A COMMON STOCK", "COIN", 24_190],
  ["DUOLINGO INC<br>CLASS A COMMON STOCK", "DUOL", 30_512],
  ["GAMESTOP CORPORATION<br>CLASS A", "GME", 2_417],
  ["ROBLOX CORPORATION<br>CLASS A COMMON STOCK", "RBLX", 7_208],
  ["SPDR SERIES TRUST<br>SPDR PORTFOLIO S&amp;P 500 ETF", "SPLG", 6_630],
  ["TESLA INC<br>COMMON STOCK", "TSLA", 29_955],
];

const plainName = (text: string) => text.replaceAll("<br>", " ").replaceAll("&amp;", "&");
const firstLine = (text: string) => plainName(text.split("<br>")[0] ?? "");

/** An app on another firm's books: the clearing firm's print with last period's value, shares to five places. */
const app: Layout = {
  name: "uq-broker-app",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 303);
    const first = monthStart(random);
    const end = monthEnd(first);
    const number = `${digits(random, 1)}${random.pick(["PB", "QK", "WR"])}-${digits(random, 5)}-${digits(random, 2)}`;
    const list = positions(random, POPULAR, random.whole(2, 7), 1, 190_000);
    const securities = valueOf(list);
    const cash = random.chance(0.2) ? 0 : random.whole(3, 41_000);
    const all = securities + cash;
    const deposits = random.chance(0.6) ? random.whole(1, 10) * 2_500 : 0;
    const dividend = random.whole(4, 390);
    const buy = Math.min(deposits + dividend, random.whole(500, 2_400));
    const cashBefore = Math.max(0, cash - deposits - dividend + buy);
    const out = cashBefore + deposits + dividend - buy - cash;
    const paperBefore = beforeOf(list);
    const before = paperBefore + cashBefore;
    const fine = (quantity: number) =>
      `${Math.floor(quantity / 1000)}.${String(quantity % 1000).padStart(3, "0")}00`;
    const change = (one: { value: number; before: number }) =>
      percentOf(one.value - one.before, one.before, 3);
    const top = (page: number) =>
      `<div class=row><div><div class=logo>sprig</div><div class=small>SPRIG INVEST LLC<br>20 HOLLIS STREET FL 3<br>BROOKLYN, NY 11217</div></div><div style="text-align:right"><b>${date.long(first)} - ${date.long(end)}</b><br><b>ACCOUNT NUMBER</b> &nbsp; ${number} RR SPG<br>PAGE ${page} OF 4</div></div>`;
    const bottom = `<div class=foot>ACCOUNT CARRIED BY: CORVANE CLEARING CORPORATION &nbsp; ONE PRAIRIE CENTER, 350 N. ST. JOHN, SUITE 1300 &nbsp; DALLAS, TX 75201 &nbsp; MEMBERS FINRA, SIPC &amp; NYSE</div>`;
    const bar = (title: string) => `<div class=h>${title}</div>`;
    const html = document(
      `body{font:7.5pt "Liberation Sans Narrow","Arial Narrow",Arial}${BASE} .logo{font-size:22pt;font-weight:bold;color:#1c7c4a} .h{background:#222;color:#fff;text-align:center;font-weight:bold;letter-spacing:1px;margin:9px 0 2px;padding:2px} td,th{padding:2px 4px;vertical-align:top} th{background:#ddd;font-size:6.6pt;vertical-align:bottom} .foot{border-top:1px solid #000;font-size:6pt;margin-top:14px;text-align:center} .t td{border-bottom:1px solid #ddd}`,
      `${top(1)}<p style="margin:22px 40px">${person.name}<br>${person.street}<br>${person.town}</p>${bar("ACCOUNT SUMMARY")}<div class=row><div>${grid(
        "lrr",
        ["", "OPENING BALANCE", "CLOSING BALANCE"],
        [
          ["Cash account", $(cashBefore), $(cash)],
          ["Margin account", "0.00", "0.00"],
          ["<b>NET ACCOUNT BALANCE</b>", $(cashBefore), $(cash)],
          ["Total Priced Portfolio", grouped(paperBefore), grouped(securities)],
          ["<b>TOTAL EQUITY HOLDINGS</b>", `<b>${$(before)}</b>`, `<b>${$(all)}</b>`],
        ],
      )}</div><div><b>YOUR PORTFOLIO ALLOCATION</b><br>Equities ${percentOf(securities, all, 3)}%<br>Cash account ${percentOf(cash, all, 3)}%<p class=small>Pie chart allocation only includes products that are of positive value.</p></div></div>${bar("INCOME AND EXPENSE SUMMARY")}<div class=row><div>${grid(
        "llrr",
        ["INCOME", "", "THIS PERIOD", "YEAR TO DATE"],
        [
          ["Dividends", "Qualified", $(dividend), $(dividend * Number(first.slice(5, 7)))],
          ["", "Nonqualified", "0.00", "0.00"],
          ["Interest", "Taxable", "0.00", "0.02"],
          ["<b>TOTAL INCOME</b>", "", $(dividend), $(dividend * Number(first.slice(5, 7)) + 2)],
        ],
      )}</div><div>${grid(
        "lrr",
        ["INCOME / EXPENSE SUMMARY", "THIS PERIOD", "YEAR TO DATE"],
        [
          ["Interest Paid", "$0.00", "$0.00"],
          ["Margin Interest", "0.00", "0.00"],
        ],
      )}</div></div><p class=small>This statement shall be deemed conclusive unless objected to in writing within 10 days. Sprig Invest LLC does not give advice. Round Ups, Clover rewards and Sprig Bank Card are offered by other Sprig companies.</p>${bottom}${NEXT}${top(2)}${bar("PORTFOLIO SUMMARY")}<p><b>EQUITIES / OPTIONS</b></p>${grid(
        "lclrrrrrrr",
        [
          "DESCRIPTION",
          "SYMBOL/<br>CUSIP",
          "ACCOUNT<br>TYPE",
          "QUANTITY",
          "PRICE",
          "MARKET<br>VALUE",
          "LAST PERIOD'S<br>MARKET VALUE",
          "%<br>CHANGE",
          "EST. ANNUAL<br>INCOME",
          "% OF TOTAL<br>PORTFOLIO",
        ],
        list.map((one, at) => [
          one.name,
          one.symbol,
          "C",
          fine(one.quantity),
          `${at === 0 ? "$" : ""}${grouped(one.price)}`,
          `${at === 0 ? "$" : ""}${grouped(one.value)}`,
          `${at === 0 ? "$" : ""}${grouped(one.before)}`,
          change(one),
          one.symbol === "AAPL" ? "1" : "",
          percentOf(one.value, all, 3),
        ]),
        "class=t",
      )}<table><tr><td><b>Total Equities</b></td><td class=r><b>${$(securities)}</b></td><td class=r>${$(paperBefore)}</td><td class=r>${percentOf(securities, all, 3)}%</td></tr><tr><td><b>Total Cash (Net Portfolio Balance)</b></td><td class=r><b>${$(cash)}</b></td><td></td><td class=r>${percentOf(cash, all, 3)}%</td></tr><tr><td><b>TOTAL EQUITY HOLDINGS</b></td><td class=r><b>${$(all)}</b></td><td></td><td></td></tr></table>${bottom}${NEXT}${top(3)}${bar("ACCOUNT ACTIVITY")}${grid(
        "lcclrrrr",
        ["TRANSACTION", "DATE", "ACCOUNT<br>TYPE", "DESCRIPTION", "QUANTITY", "PRICE", "DEBIT", "CREDIT"],
        [
          [
            "BOUGHT",
            date.short(addDays(first, 13)),
            "C",
            `${list[0]?.name}<br>CUSIP: ${digits(random, 9)}<br>Order entered through the app`,
            (buy / (list[0]?.price ?? 1)).toFixed(5),
            "",
            $(buy),
            "",
          ],
          [
            "DIVIDEND",
            date.short(addDays(first, 14)),
            "C",
            `${list[1]?.name}<br>CASH DIV ON REC ${date.short(addDays(first, 3))} PAY ${date.short(addDays(first, 14))}`,
            "",
            "",
            "",
            $(dividend),
          ],
          ...(deposits > 0
            ? [["ACH", date.short(addDays(first, 8)), "C", "ACH DEPOSIT", "", "", "", $(deposits)]]
            : []),
          ...(out > 0
            ? [["ACH", date.short(addDays(first, 20)), "C", "ACH DISBURSEMENT", "", "", $(out), ""]]
            : []),
        ],
        "class=t",
      )}${bottom}${NEXT}${top(4)}${bar("IMPORTANT INFORMATION")}<p class=small>FOR CUSTOMERS OF OTHER BROKER-DEALERS: Corvane Clearing Corporation carries your account as clearing broker by arrangement with your introducing broker, SPRIG INVEST LLC, and serves as custodian of your cash and securities. THIS STATEMENT WILL BE DEEMED CORRECT UNLESS YOU NOTIFY US WITHIN TEN DAYS. Errors and omissions excepted. Oral communications should be re-confirmed in writing to protect your rights, including under the Securities Investor Protection Act. Market values are indications only; the actual value may differ from the purchase price. ACCOUNT TYPE: C = Cash, M = Margin, S = Short, O = Other. Payment for order flow: your introducing broker may or may not receive compensation for directing orders. SIPC coverage is up to $500,000, including $250,000 for cash; an explanatory brochure is available at www.sipc.org. Fractional quantities are shown to five decimals and are not transferable. PLEASE RETAIN FOR TAX PURPOSES.</p>${bottom}`,
    );
    const truthful = list.map((one) => ({ ...one, name: firstLine(one.name) }));
    return {
      html,
      truth: portfolio(
        "SPRIG INVEST LLC",
        ["sprig", "Sprig", "Sprig Invest", "Sprig Invest LLC"],
        [
          {
            kind: "brokerage",
            accountLast4: number.replaceAll("-", "").slice(-4),
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(all),
            holdings: held(truthful, true),
          },
        ],
        {
          ...open(0, { beginning: before, total: all, deposits: [deposits], withdrawals: [out], end }),
          "accounts.0.accountLast4": [number.slice(-4)],
          ...otherNames(0, list, (one) => [plainName(one.name)]),
          ...openHolding(
            `accounts.0.holdings.${list.length}`,
            ["Cash account", "Total Cash (Net Portfolio Balance)", "Total Cash", "Cash"],
            cash,
          ),
        },
      ),
    };
  },
};

const FUNDS: readonly Security[] = [
  ["AMERICAN CENTURY EQUITY INCOME FUND INVESTOR CLASS", "TWEIX", 921],
  ["COLUMBIA DIVIDEND INCOME FUND CLASS A", "LBSAX", 3_477],
  ["JANUS HENDERSON BALANCED FUND CLASS T", "JABAX", 4_801],
  ["PIMCO INCOME FUND CLASS A", "PONAX", 1_066],
  ["THORNBURG INTERNATIONAL EQUITY FUND CLASS A", "TGVAX", 2_614],
];

/** A bank's investment arm over a clearing firm: bold security names, the identifier below, covered and total lines. */
const bankArm: Layout = {
  name: "uq-broker-bank",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 304);
    const first = monthStart(random);
    const end = monthEnd(first);
    const number = `${digits(random, 1)}LB-${digits(random, 6)}`;
    const stocks = positions(random, STOCKS, random.whole(1, 4), 1000);
    const funds = positions(random, FUNDS, random.whole(1, 4), 1);
    const list = [...stocks, ...funds];
    const cash = random.whole(400_000, 1_900_000);
    const all = valueOf(list) + cash;
    const deposits = random.chance(0.5) ? random.whole(10, 30) * 10_000 : 0;
    const taken = random.chance(0.4) ? random.whole(10, 70) * 10_000 : 0;
    const earned = random.whole(2_100, 31_000);
    const change = valueOf(list) - beforeOf(list);
    const before = all - deposits + taken - earned - change;
    const cashBefore = before - beforeOf(list);
    const yearBegin = all - deposits * 2 + taken - earned * 3 - change - 145_500;
    const head = (page: number) =>
      `<div class=row><div><span class=logo>Laurelton</span> <span class=sub>Investment Services</span></div><div style="text-align:right"><b style="font-size:12pt">Brokerage<br>Account Statement</b><br>Statement Period: ${date.slash(first)} - ${date.slash(end)}</div></div><div class=small style="text-align:right">Account Number: ${number} &nbsp; Page ${page} of 3</div>`;
    const foot = `<div class=foot><span>${digits(random, 5)}CSF30${digits(random, 3)}</span><span>Clearing through Brixmoor LLC, a wholly owned subsidiary of The Bank of Brixmoor Corporation; member FINRA, NYSE, SIPC</span></div>`;
    const block = (one: (typeof list)[number], extra: string) => {
      const gain = money.plain(one.value - one.cost);
      const quantity = (one.quantity / 1000).toFixed(3).replaceAll(/\B(?=(\d{3})+\.)/g, ",");
      const cells = `<td class=r>${quantity}</td><td class=r>${grouped(Math.round((one.cost * 1000) / one.quantity))}0</td><td class=r>${grouped(one.cost)}</td><td class=r>${grouped(one.price)}00</td><td class=r>${grouped(one.value)}</td><td class=r>${gain}</td>`;
      const yields = `<td class=r>${grouped(Math.round(one.value * 0.021))}</td><td class=r>2.10%</td>`;
      return `<tr><td colspan=9><b>${escaped(one.name)}</b>${extra}</td></tr><tr><td>${date.short("2021-05-14")} *,${one.quantity % 1000 === 0 ? "" : "3"}</td>${cells}${yields}</tr>`;
    };
    const columns = `<tr><th>Date Acquired</th><th class=r>Quantity</th><th class=r>Unit Cost</th><th class=r>Cost Basis</th><th class=r>Market Price</th><th class=r>Market Value</th><th class=r>Unrealized<br>Gain/Loss</th><th class=r>Estimated<br>Annual Income</th><th class=r>Estimated<br>Yield</th></tr>`;
    const sum = (label: string, part: readonly (typeof list)[number][]) =>
      `<tr class=tot><td>${label}</td><td></td><td></td><td class=r>${$(costOf(part))}</td><td></td><td class=r>${$(valueOf(part))}</td><td class=r>${$(valueOf(part) - costOf(part))}</td><td class=r>${$(total(part.map((one) => Math.round(one.value * 0.021))))}</td><td></td></tr>`;
    const html = document(
      `body{font:7.6pt "Liberation Sans",Arial}${BASE} .logo{font:20pt Georgia,"DejaVu Serif";color:#0a4b3c} .sub{font-size:11pt;color:#0a4b3c} h3{background:#dfe8e4;margin:10px 0 3px;padding:3px 5px;font-size:9.5pt} td,th{padding:1px 4px} th{border-bottom:1px solid #333;font-size:6.8pt} .tot td{border-top:1px solid #333;font-weight:bold} .foot{display:flex;justify-content:space-between;font-size:6pt;margin-top:14px;border-top:1px solid #333}`,
      `${head(1)}<div class=row><div><p style="margin-top:26px">${person.name}<br>${person.street}<br>${person.town}</p></div><div><b>Your Financial Consultant:</b><br>DANA W KEELER<br>(614) 555-0133<p class=small>Laurelton Investment Services, Inc.<br>a subsidiary of Laurelton Bank, N.A.<br>One Public Square, Columbus, OH 43215</p></div></div><h3>Your Portfolio at a Glance</h3>${grid(
        "lrr",
        ["", "This Period", "Year-to-Date"],
        [
          ["<b>BEGINNING ACCOUNT VALUE</b>", `<b>${$(before)}</b>`, `<b>${$(yearBegin)}</b>`],
          ["Deposits (Cash &amp; Securities)", grouped(deposits), grouped(deposits * 2)],
          ["Withdrawals (Cash &amp; Securities)", money.plain(-taken), money.plain(-taken)],
          ["Dividends, Interest and Other Income", grouped(earned), grouped(earned * 3)],
          ["Net Change in Portfolio<sup>1</sup>", money.plain(change), money.plain(change + 145_500)],
          ["<b>ENDING ACCOUNT VALUE</b>", `<b>${$(all)}</b>`, `<b>${$(all)}</b>`],
          ["Estimated Annual Income", $(total(list.map((one) => Math.round(one.value * 0.021)))), ""],
        ],
      )}<p class=small><sup>1</sup> Net Change in Portfolio is the difference between the ending account value and beginning account value after activity.</p><h3>Asset Summary</h3>${grid(
        "rlrr",
        ["Percent", "Asset Type", "Prior Period", "This Period"],
        [
          [
            `${percentOf(cash, all, 0)}%`,
            "Cash, Money Funds, and Bank Deposits",
            grouped(cashBefore),
            grouped(cash),
          ],
          [
            `${percentOf(valueOf(stocks), all, 0)}%`,
            "Equities",
            grouped(beforeOf(stocks)),
            grouped(valueOf(stocks)),
          ],
          [
            `${percentOf(valueOf(funds), all, 0)}%`,
            "Mutual Funds",
            grouped(beforeOf(funds)),
            grouped(valueOf(funds)),
          ],
          ["100%", "<b>Account Total</b>", `<b>${$(before)}</b>`, `<b>${$(all)}</b>`],
        ],
      )}<p class=small><b>INVESTMENT AND INSURANCE PRODUCTS: NOT A DEPOSIT &bull; NOT FDIC INSURED &bull; NOT INSURED BY ANY FEDERAL GOVERNMENT AGENCY &bull; NOT GUARANTEED BY THE BANK &bull; MAY LOSE VALUE</b></p>${foot}${NEXT}${head(2)}<h3>Portfolio Holdings</h3>${grid(
        "lrrrrr",
        [
          "Description",
          "Opening<br>Balance",
          "Closing<br>Balance",
          "Accrued<br>Income",
          "Income<br>This Year",
          "30-Day<br>Yield",
        ],
        [
          [
            `<b>CASH, MONEY FUNDS, AND BANK DEPOSITS ${percentOf(cash, all, 2)}% of Portfolio</b>`,
            "",
            "",
            "",
            "",
            "",
          ],
          ["LAURELTON INSURED DEPOSIT SWEEP", grouped(cashBefore), grouped(cash), "0.00", "18.44", "N/A"],
          [
            "<b>TOTAL CASH, MONEY FUNDS, AND BANK DEPOSITS</b>",
            `<b>${$(cashBefore)}</b>`,
            `<b>${$(cash)}</b>`,
            "$0.00",
            "$18.44",
            "",
          ],
        ],
      )}<table style="margin-top:8px">${columns}<tr><td colspan=9><b>EQUITIES ${percentOf(valueOf(stocks), all, 2)}% of Portfolio</b></td></tr><tr><td colspan=9><b>Common Stocks</b></td></tr>${stocks.map((one) => block(one, `<br>Dividend Option: Cash<span style="padding-left:120px">Security Identifier: ${one.symbol}</span>`)).join("")}${sum("TOTAL EQUITIES", stocks)}<tr><td colspan=9><b>MUTUAL FUNDS ${percentOf(valueOf(funds), all, 2)}% of Portfolio</b></td></tr>${funds.map((one) => block(one, `<br>Open End Fund<span style="padding-left:120px">Security Identifier: ${one.symbol}</span><br>Dividend Option: Reinvest; Capital Gains Option: Reinvest`)).join("")}${sum("TOTAL MUTUAL FUNDS", funds)}</table>${grid(
        "lrrrr",
        ["", "Cost Basis", "Market Value", "Unrealized Gain/Loss", "Accrued Interest"],
        [
          [
            "<b>TOTAL PORTFOLIO HOLDINGS</b>",
            $(costOf(list) + cash),
            `<b>${$(all)}</b>`,
            $(valueOf(list) - costOf(list)),
            "$0.00",
          ],
        ],
      )}<p class=small>* Noncovered under the cost basis rules. <sup>3</sup> Multiple lots have been combined. Reporting requirements generally will be phased in. Equity and mutual fund prices are as of the last business day of the period.</p>${foot}${NEXT}${head(3)}<h3>Activity Summary (All amounts shown are in base currency)</h3>${pairs(
        [
          ["Dividends and Interest", $(earned)],
          ["Cash Deposits", $(deposits)],
          ["Cash Withdrawals", $(-taken)],
          ["FDIC Insured Bank Deposits", $(-(deposits - taken + earned))],
        ],
      )}<h3>Messages</h3><p>Although a money market mutual fund seeks to preserve the value of your investment at $1 per share, it is possible to lose money. Wire requests are subject to a fee of $25.00. Sign up for e-delivery at laurelton.example/invest.</p><h3>Important Information and Disclosures</h3><p class=small>Securities and insurance products are offered through Laurelton Investment Services, Inc. (LIS), a registered broker-dealer and member FINRA/SIPC. Your account is carried by Brixmoor LLC, which receives and holds the assets. The Role of Brixmoor: executes, clears and settles; prepares and sends confirmations and periodic statements of your account; Brixmoor does not supervise LIS. <b>Pricing:</b> this section includes the net market value of the securities in your account on a settlement date basis. <b>Terms and Conditions:</b> transactions are subject to the constitution, rules and customs of the exchange; any free credit balance is payable on demand; errors should be reported within 30 days to 614-555-0100. SIPC protects up to $500,000 of which $250,000 may be cash.</p>${foot}`,
    );
    return {
      html,
      truth: portfolio(
        "Laurelton Investment Services",
        ["Laurelton Investment Services, Inc.", "Laurelton", "LAURELTON INVESTMENT SERVICES"],
        [
          {
            kind: "brokerage",
            accountLast4: number.slice(-4),
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(all),
            holdings: held(list, true),
          },
        ],
        {
          ...open(0, {
            beginning: before,
            total: all,
            deposits: [deposits],
            withdrawals: [taken, -taken],
            end,
          }),
          ...openHolding(
            `accounts.0.holdings.${list.length}`,
            ["LAURELTON INSURED DEPOSIT SWEEP", "CASH, MONEY FUNDS, AND BANK DEPOSITS"],
            cash,
          ),
        },
      ),
    };
  },
};

export const uqBrokersTwo: readonly Layout[] = [app, bankArm];
