import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, NEXT, percentOf, start, total, worth } from "./un-data.ts";
import {
  beforeOf,
  held,
  open,
  openHolding,
  portfolio,
  positions,
  type Security,
  STOCKS,
  valueOf,
} from "./uq-data.ts";

const $ = money.dollar;

const ETFS: readonly Security[] = [
  ["INVESCO QQQ TRUST SERIES 1", "QQQ", 48_218],
  ["ISHARES CORE S&P MID-CAP ETF", "IJH", 6_190],
  ["SCHWAB US DIVIDEND EQUITY ETF", "SCHD", 2_711],
  ["VANGUARD FTSE EMERGING MARKETS ETF", "VWO", 4_550],
];

/** A large discount broker: net account value, holdings by kind with their share, cash first, a deposit slip. */
const discount: Layout = {
  name: "uq-broker-discount",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 301);
    const first = monthStart(random);
    const end = monthEnd(first);
    const last = addDays(first, -1);
    const number = digits(random, 8);
    const account = `${number.slice(0, 4)}-${number.slice(4)}`;
    const list = positions(random, [...STOCKS, ...ETFS], random.whole(3, 9), 1000, 1_600_000);
    const cash = random.whole(1_200, 900_000);
    const worthNow = valueOf(list);
    const net = worthNow + cash;
    const deposits = random.chance(0.6) ? random.whole(5, 60) * 10_000 : 0;
    const dividends = list.slice(0, 2).map((one) => Math.max(41, Math.round(one.value * 0.006)));
    const interest = random.whole(1, 19);
    const income = total(dividends) + interest;
    const bought = random.chance(0.6) ? list[0] : undefined;
    const boughtQuantity = 1000;
    const spent = bought ? worth(boughtQuantity, bought.price) : 0;
    const cashBefore = Math.max(0, cash - deposits - income + spent);
    const out = cashBefore + deposits + income - spent - cash;
    const securitiesBefore = beforeOf(list) - spent > 0 ? beforeOf(list) - spent : beforeOf(list);
    const before = securitiesBefore + cashBefore;
    const months = Number(first.slice(5, 7));
    const share = (amount: number) => `${percentOf(amount, net, 2)}%`;
    const change = (now: number, then: number) => (then === 0 ? "--" : `${percentOf(now - then, then, 2)}%`);
    const head = (title: string) => `<div class=h>${title}</div>`;
    const foot = (page: number) =>
      `<div class=foot><span>Account Number: ${account}</span><span>Statement Period: ${date.long(first)} - ${date.long(end)}</span><span>Account Type: INDIVIDUAL</span><span>PAGE ${page} OF 4</span></div>`;
    const html = document(
      `body{font:7.8pt Arial,"Liberation Sans"}${BASE} .logo{font-size:23pt;font-weight:bold;color:#5b2d8e} .logo i{color:#7ab800} .h{background:#5b2d8e;color:#fff;font-weight:bold;padding:2px 6px;margin-top:9px} td,th{padding:1.5px 4px} th{font-size:6.4pt;border-bottom:1px solid #5b2d8e;vertical-align:bottom} .tot td{border-top:1px solid #555;font-weight:bold} .foot{display:flex;justify-content:space-between;border-top:1px solid #999;margin-top:14px;padding-top:3px;font-size:7pt} .cut{border-top:1px dashed #000;margin-top:16px;padding-top:6px} .ov td{border-bottom:1px dotted #999}`,
      `<div class=row><div><div class=logo>QUOTE<i>*</i>LINE</div><b>Investment Account</b></div><div class=small>Quoteline Securities LLC<br>P.O. Box 4884<br>Jersey City, NJ 07303-4884<br>1-800-555-0144 &nbsp; quoteline.example &nbsp; Member FINRA/SIPC</div></div>
<div class=row><div><p style="margin-top:20px">${person.name}<br>${person.street}<br>${person.town}</p></div><div><p><b>Customer Update:</b> Go paperless! Log on to quoteline.example/paperless to enroll and receive your statements, confirmations and tax documents electronically. Balances in the sweep program are insured up to $500,000 by the FDIC.</p></div></div>
${head("ACCOUNT OVERVIEW")}<div class=row><div>${pairs(
        [
          ["Last Statement Date:", date.long(last)],
          [`Beginning Account Value (On ${date.short(last)}):`, $(before)],
          [`Ending Account Value (On ${date.short(end)}):`, $(net)],
          ["Net Change:", $(net - before)],
        ],
        "class=ov",
      )}</div><div><b>ASSET ALLOCATION (AS OF ${date.short(end)})</b><br>${percentOf(cash, net, 2)}% - Cash &amp; Equivalents<br>${percentOf(worthNow, net, 2)}% - Stocks, Options &amp; ETF (Long)<p class=small>To activate trading or to transfer another account to us, call 1-800-555-0144.</p></div></div>
${head("ACCOUNT VALUE SUMMARY")}${grid(
  "lrrr",
  ["", `AS OF ${date.short(end)}`, `AS OF ${date.short(last)}`, "% CHANGE"],
  [
    ["Cash &amp; Equivalents", $(cash), $(cashBefore), change(cash, cashBefore)],
    ["<b>Total Cash &amp; Equivalents</b>", $(cash), $(cashBefore), change(cash, cashBefore)],
    [
      "Stocks, Options &amp; ETF (Long)",
      $(worthNow),
      $(securitiesBefore),
      change(worthNow, securitiesBefore),
    ],
    [
      "<b>Total Value of Securities</b>",
      $(worthNow),
      $(securitiesBefore),
      change(worthNow, securitiesBefore),
    ],
    ["<b>Net Account Value</b>", `<b>${$(net)}</b>`, `<b>${$(before)}</b>`, change(net, before)],
  ],
)}
<p class=small>Note: Account values and the asset allocation are based on settled and unsettled positions. Cash in your account is payable on demand. Dollar amounts of $0.01 or less may not be shown.</p>
${head("ACCOUNT TRANSACTION SUMMARY")}${grid(
  "lrr",
  ["DESCRIPTION", "THIS PERIOD", "YEAR TO DATE"],
  [
    ["Securities Purchased", $(-spent), $(-spent - months * 41_100)],
    ["Securities Sold", "$0.00", $(months * 9_870)],
    ["Deposits", $(deposits), $(deposits + (months - 1) * 50_000)],
    ["Withdrawals", $(-out), $(-out)],
    ["Interest Received<br>&nbsp; Taxable", $(interest), $(interest * months)],
    ["Dividends Received<br>&nbsp; Taxable", $(total(dividends)), $(total(dividends) * months)],
  ],
)}${foot(1)}${NEXT}
<div class=logo style="font-size:14pt">QUOTE<i>*</i>LINE</div>${head("ACCOUNT HOLDINGS")}
<p><b>CASH &amp; CASH EQUIVALENTS (${share(cash)} of Holdings)</b></p>${grid(
        "lrr",
        ["DESCRIPTION", "PORTFOLIO %", "AMOUNT"],
        [
          ["Extended Insurance Sweep Deposit Account Balance", "", ""],
          ["&nbsp; STANDISH BANK, N.A.", percentOf(cash, net, 2), grouped(cash)],
          [
            "<b>TOTAL CASH &amp; CASH EQUIVALENTS</b>",
            `<b>${percentOf(cash, net, 2)}%</b>`,
            `<b>${$(cash)}</b>`,
          ],
        ],
      )}
<p><b>STOCKS, OPTIONS &amp; EXCHANGE-TRADED FUNDS (${share(worthNow)} of Holdings)</b></p>${grid(
        "lllrrrrrr",
        [
          "DESCRIPTION",
          "SYMBOL/<br>CUSIP",
          "ACCT<br>TYPE",
          "QUANTITY",
          "PRICE",
          "TOTAL MKT<br>VALUE",
          "PORTFOLIO<br>%",
          "EST. ANNUAL<br>INCOME",
          "EST. ANNUAL<br>YIELD (%)",
        ],
        list.map((one, at) => [
          escaped(one.name),
          one.symbol,
          "Cash",
          String(one.quantity / 1000),
          `${grouped(one.price)}00`,
          grouped(one.value),
          percentOf(one.value, net, 2),
          at % 3 === 2 ? "" : grouped(Math.round(one.value * 0.018)),
          at % 3 === 2 ? "" : "1.80%",
        ]),
      )}<table class=tot><tr><td>TOTAL STOCKS, OPTIONS &amp; ETF</td><td class=r>${$(worthNow)}</td><td class=r>${share(worthNow)}</td></tr><tr><td>TOTAL PRICED PORTFOLIO HOLDINGS (ON ${date.short(end)})</td><td class=r>${$(net)}</td><td></td></tr><tr><td>TOTAL ESTIMATED ANNUAL PORTFOLIO HOLDINGS INCOME</td><td class=r>${$(total(list.map((one, at) => (at % 3 === 2 ? 0 : Math.round(one.value * 0.018)))))}</td><td></td></tr></table>${foot(2)}${NEXT}
${head("TRANSACTION HISTORY")}${
  bought
    ? `<p><b>SECURITIES PURCHASED OR SOLD</b></p>${grid(
        "llllrrrr",
        [
          "TRADE<br>DATE",
          "SETTLEMENT<br>DATE",
          "DESCRIPTION",
          "SYMBOL/<br>CUSIP",
          "TRANSACTION<br>TYPE",
          "QUANTITY",
          "PRICE",
          "AMOUNT<br>PURCHASED",
        ],
        [
          [
            date.short(addDays(first, 9)),
            date.short(addDays(first, 11)),
            escaped(bought.name),
            bought.symbol,
            "Bought",
            "1",
            grouped(bought.price),
            grouped(spent),
          ],
        ],
      )}`
    : ""
}<p><b>DIVIDENDS &amp; INTEREST ACTIVITY</b></p>${grid(
        "llllrr",
        [
          "DATE",
          "TRANSACTION<br>TYPE",
          "DESCRIPTION",
          "SYMBOL/<br>CUSIP",
          "AMOUNT<br>DEBITED",
          "AMOUNT<br>CREDITED",
        ],
        [
          ...list
            .slice(0, 2)
            .map((one, at) => [
              date.short(addDays(first, 12 + at)),
              "Dividend",
              escaped(one.name),
              one.symbol,
              "",
              grouped(dividends[at] ?? 0),
            ]),
          [
            date.short(addDays(first, 25)),
            "Interest",
            "EXTND INS SWEEP ACCT(FDIC-INS)",
            "",
            "",
            grouped(interest),
          ],
        ],
      )}<p>NET DIVIDENDS &amp; INTEREST ACTIVITY ${$(income)}</p>${
        deposits + out > 0
          ? `<p><b>WITHDRAWALS &amp; DEPOSITS</b></p>${grid(
              "lllrr",
              ["DATE", "TRANSACTION TYPE", "DESCRIPTION", "WITHDRAWALS", "DEPOSITS"],
              [
                ...(deposits > 0
                  ? [
                      [
                        date.short(addDays(first, 4)),
                        "Deposit",
                        "ACH DEPOSIT<br>REFID:88213045;",
                        "",
                        grouped(deposits),
                      ],
                    ]
                  : []),
                ...(out > 0
                  ? [
                      [
                        date.short(addDays(first, 17)),
                        "Withdrawal",
                        "ACH WITHDRAWL<br>REFID:88213391;",
                        grouped(out),
                        "",
                      ],
                    ]
                  : []),
              ],
            )}`
          : ""
      }<div class=cut><div class=small>PLEASE DETACH HERE AND RETURN WITH YOUR DEPOSIT</div><div class=row><div>${person.name}<br>Account: ${account}<br>Make checks payable to <b>Quoteline Securities LLC</b></div><div>Mail deposits to:<br>QUOTELINE SECURITIES LLC<br>P.O. Box 4884<br>Jersey City, NJ 07303-4884</div><div>${pairs(
        [
          ["Dollars / Cents", ""],
          ["TOTAL DEPOSIT", "$ ________ . __"],
        ],
      )}</div></div></div>${foot(3)}${NEXT}<p class=small>PLEASE READ THE IMPORTANT DISCLOSURES BELOW. Quoteline Securities LLC ("QLS") carries your account and acts as custodian for funds and securities deposited with us directly by you or received as a result of transactions we process for your account. Please promptly report any inaccuracy or discrepancy in this statement in writing. SIPC protects securities up to $500,000 (including $250,000 for claims for cash). Free credit balances are not segregated and may be used in the conduct of our business. Applicable portfolio valuation: prices are obtained from outside quotation services and are not guaranteed. Estimated annual income is computed from the last dividend and is not a promise. Margin: if you have a margin account, the balances in the general and special account are shown together as required by Regulation T. Rates for the sweep are tiered and may change without notice. Definitions: <b>Account Type:</b> Cash, Margin, Short. <b>TOTAL MKT VALUE:</b> quantity times the closing price. Banking products are offered by Standish Bank, N.A., Member FDIC.</p>${foot(4)}`,
    );
    const next = `accounts.0.holdings.${list.length}`;
    return {
      html,
      truth: portfolio(
        "Quoteline Securities LLC",
        ["QUOTE*LINE", "QUOTELINE", "Quoteline", "Quoteline Securities"],
        [
          {
            kind: "brokerage",
            accountLast4: number.slice(-4),
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(net),
            holdings: held(list, true),
          },
        ],
        {
          ...open(0, { beginning: before, total: net, deposits: [deposits], withdrawals: [out], end }),
          ...openHolding(
            next,
            [
              "STANDISH BANK, N.A.",
              "Extended Insurance Sweep Deposit Account Balance",
              "Extended Insurance Sweep Deposit Account",
              "Extended Insurance Sweep Deposit Account Balance STANDISH BANK, N.A.",
              "CASH & CASH EQUIVALENTS",
              "Cash & Equivalents",
            ],
            cash,
          ),
        },
      ),
    };
  },
};

export const uqBrokers: readonly Layout[] = [discount];
