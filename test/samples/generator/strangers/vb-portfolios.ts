import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, monthStart, NEXT, percentOf, shares, start, total } from "./un-data.ts";
import { type Asset, course, held } from "./vb-assets.ts";

const $ = money.dollar;

const STOCKS: readonly Asset[] = [
  ["Coca Cola Company", "KO", 6_100, 7_400],
  ["Emerson Electric Company", "EMR", 10_100, 14_900],
  ["Procter & Gamble Co", "PG", 14_000, 17_600],
  ["Bridge Builder Large Cap Value", "BBVLX", 1_500, 2_100],
  ["American Capital Income Builder A", "CAIBX", 6_300, 7_900],
  ["Growth Fund of America A", "AGTHX", 6_000, 8_200],
];

/** A full-service broker with branches: value of the account in big type, "Summary of Assets", your financial advisor. */
const fullService: Layout = {
  name: "vb-portfolio-fullservice-hadley",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 431);
    const first = monthStart(random);
    const last = monthEnd(first);
    const assets = held(random, STOCKS, 3);
    const cash = random.whole(1_100, 240_000);
    const value = total(assets.map((asset) => asset.value)) + cash;
    const flow = course(random, value);
    const number = `${random.whole(100, 980)}-${digits(random, 5)}-1-${random.whole(1, 9)}`;
    const income = random.whole(500, 14_000);
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:bold 18pt Garamond,Georgia;color:#5a4a00;background:#ffd659;padding:4px 10px;display:inline-block} .h{border-top:3px solid #ffd659;font-weight:bold;font-size:12pt;margin-top:14px;padding-top:3px} td,th{padding:3px 4px;font-size:8pt} .g td{border-bottom:1px solid #ddd}`,
      `<div class=row><div><div class=logo>Hadley Crane</div><div class=small>201 Progress Parkway, Maryland Heights, MO 63043-3042</div></div><div style="text-align:right">Account Number: <b>${number}</b><br><b>Statement Date:</b> ${date.abbreviatedBare(first)} - ${date.abbreviatedBare(last)}<br>Page 1 of 3</div></div><div class=row style="margin-top:18px"><div>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div><b>Your financial advisor</b><br>Dale R Emmerson, AAMS&reg; | 217-555-0133<br>2901 Old Jacksonville Rd Ste B, Springfield, IL 62704</div></div>
<div class=h>Single Account - Select</div><div class=row><div><b style="font-size:13pt">Account Value</b><div style="font-size:22pt">${$(value)}</div></div><div>${pairs(
        [
          ["1 Month Ago", $(flow.beginning)],
          ["1 Year Ago", $(Math.round(value * 0.88))],
          ["3 Years Ago", $(Math.round(value * 0.69))],
        ],
        "class=g",
      )}</div></div>
<div class=h>Value Summary</div>${grid(
        "lrr",
        ["", "This Period", "This Year"],
        [
          ["Beginning value", $(flow.beginning), $(Math.round(value * 0.93))],
          ["Assets added to account", $(flow.added), $(flow.added)],
          ["Assets withdrawn from account", $(-flow.taken), $(-flow.taken)],
          ["Fees and charges", $(0), $(0)],
          ["Change in value", $(flow.change), $(value - Math.round(value * 0.93) - flow.added + flow.taken)],
          ["<b>Ending Value</b>", `<b>${$(value)}</b>`, ""],
        ],
        "class=g",
      )}<p class=small>For more information regarding the Value Summary section, please visit www.hadleycrane.example/mystatementguide.</p>${NEXT}<div class=row><b>Hadley Crane</b><span style="text-align:right">Account Number: ${number} &nbsp; Page 2 of 3</span></div>
<div class=h>Asset Details <span class=small>(as of ${date.abbreviatedBare(last)})</span></div><b>Assets Held At Hadley Crane</b>${grid("lrrrrr", ["", "", "", "", "", "Balance"], [["Cash, Insured Bank Deposit &nbsp; 0.20%*", "", "", "", "", $(cash)]], "class=g")}<div class=small>*The average yield on the insured bank deposit for the past seven days.</div>${grid(
        "llrrrr",
        ["Stocks and Mutual Funds", "Symbol", "Price", "Quantity", "Unrealized Gain/Loss", "Value"],
        assets.map((asset) => [
          escaped(asset.name),
          asset.symbol,
          money.plain(asset.price),
          shares(asset.units),
          money.plain(Math.round(asset.value / random.whole(6, 22))),
          money.plain(asset.value),
        ]),
        "class=g",
      )}<div style="text-align:right"><b>Total Account Value &nbsp; ${$(value)}</b></div>
<div class=h>Summary of Realized Gain/Loss</div>${pairs([
        ["Short Term (held 1 year or less)", "$0.00"],
        ["Long Term (held over 1 year)", "$0.00"],
      ])}<div class=h>Investment and Other Activity by Date</div>${grid(
        "lllr",
        ["Date", "Description", "Quantity", "Amount"],
        [
          [
            date.bareNoYear(addDays(first, 14)),
            `Dividend on ${escaped(assets[0]?.name ?? "")}`,
            "",
            $(income),
          ],
          [date.bareNoYear(addDays(first, 15)), "Reinvestment into Insured Bank Deposit", "", $(-income)],
        ],
        "class=g",
      )}${NEXT}<div class=small>Page 3 of 3<p><b>About Hadley Crane:</b> Hadley Crane &amp; Co., L.P. is dually registered with the SEC as a broker-dealer and an investment adviser. Member SIPC; securities up to $500,000 (including $250,000 for claims for cash). Statement of Financial Condition is at your local office. <b>Errors</b> must be reported within 30 days in writing. Fair market value for a traditional IRA is reported to the IRS as required.</p></div>`,
    );
    const institution = "Hadley Crane";
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: [
            {
              kind: "brokerage",
              institution,
              accountLast4: number.replaceAll("-", "").slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(value),
              holdings: assets.map(({ name, symbol, value: worthOf }) => ({
                name,
                symbol,
                value: decimal(worthOf),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(flow.beginning)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(flow.added)],
            "accounts.0.totalWithdrawals": [decimal(flow.taken)],
            "accounts.0.feesCharged": ["0.00"],
            [`accounts.0.holdings.${assets.length}.name`]: [
              "Cash, Insured Bank Deposit",
              "Cash",
              "Insured Bank Deposit",
            ],
            [`accounts.0.holdings.${assets.length}.value`]: [decimal(cash)],
          },
        },
        "Hadley Crane & Co., L.P.",
      ),
    };
  },
};

const FUNDS: readonly Asset[] = [
  ["Capital Stewards Balanced Fund-A", "CSBFX", 2_900, 3_700],
  ["Capital Stewards New Horizons World Fund-A", "CSNWX", 5_100, 6_800],
  ["Capital Stewards Bond Fund-A", "CSBAX", 1_080, 1_190],
];

/** A fund family's quarterly account: fund and account numbers, dividends reinvested, price to the cent, no cash. */
const funds: Layout = {
  name: "vb-portfolio-funds-stewards",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 432);
    const year = random.pick(["2025", "2026"]);
    const quarter = random.whole(0, year === "2025" ? 3 : 2);
    const first = inMonths(`${year}-01-01`, quarter * 3);
    const last = monthEnd(inMonths(first, 2));
    const assets = held(random, FUNDS, 1);
    const value = total(assets.map((asset) => asset.value));
    const flow = course(random, value);
    const number = digits(random, 8);
    const dividends = Math.round(value / 180);
    const html = document(
      `body{font:9pt "Frutiger",Arial}${BASE} .logo{font:bold 17pt Georgia;color:#00467f} h2{font-size:12pt;color:#00467f;margin:16px 0 4px;border-bottom:1px solid #00467f} td,th{padding:3px;font-size:8.5pt}`,
      `<div class=row><div class=logo>CAPITAL STEWARDS<br><span style="font-size:9pt">Funds from Stewards Group&reg;</span></div><div style="text-align:right"><b>Quarterly statement</b><br>${date.long(first)} - ${date.long(last)}</div></div><div class=row style="margin-top:16px"><div>CAPITAL STEWARDS BANK &amp; TRUST<br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div><b>Account number</b> ${number}<br><b>Registration</b> Individual &ndash; transfer on death<br><b>Financial professional</b> On file<br>Shareholder services (800) 421-4225</div></div>
<h2>Your portfolio value</h2>${grid(
        "lrr",
        ["", "This quarter", "Year to date"],
        [
          [
            "Beginning value",
            $(flow.beginning),
            $(quarter === 0 ? flow.beginning : Math.round(value * 0.94)),
          ],
          ["+ Additions", $(flow.added), $(flow.added)],
          ["- Withdrawals", $(flow.taken), $(flow.taken)],
          [
            "+/- Market gain/loss, dividends and capital gains",
            money.brackets(flow.change),
            money.brackets(
              value - (quarter === 0 ? flow.beginning : Math.round(value * 0.94)) - flow.added + flow.taken,
            ),
          ],
          [`<b>Ending value as of ${date.slash(last)}</b>`, `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
      )}
<h2>Summary by fund</h2>${grid(
        "llrrrr",
        ["Fund name", "Fund no. / Symbol", "Share balance", "Share price", "Value", "% of total"],
        [
          ...assets.map((asset, index) => [
            asset.name,
            `${11 + index * 6} / ${asset.symbol}`,
            shares(asset.units),
            $(asset.price),
            $(asset.value),
            `${percentOf(asset.value, value)}%`,
          ]),
          ["<b>Total</b>", "", "", "", `<b>${$(value)}</b>`, "100.0%"],
        ],
      )}
<h2>Transaction detail</h2>${assets
        .map((asset) => {
          const amount = Math.round(asset.value / 180);
          return `<p><b>${asset.name}</b> &nbsp; Dividends and capital gains: reinvested</p>${grid(
            "llrrrr",
            [
              "Trade date",
              "Description",
              "Dollar amount",
              "Share price",
              "Shares transacted",
              "Share balance",
            ],
            [
              [
                "",
                "Beginning share balance",
                "",
                "",
                "",
                shares(asset.units - Math.round((amount * 1000) / asset.price)),
              ],
              [
                date.slash(addDays(last, -12)),
                "Income dividend reinvested",
                $(amount),
                $(asset.price),
                shares(Math.round((amount * 1000) / asset.price)),
                shares(asset.units),
              ],
            ],
          )}`;
        })
        .join("")}<h2>Year-to-date income</h2>${pairs([
        ["Ordinary dividends", $(dividends * (quarter + 1))],
        ["Short-term capital gains", "$0.00"],
        ["Long-term capital gains", "$0.00"],
      ])}<p class=small>Sales charge information: rights of accumulation as of ${date.slash(last)}: ${money.wholeDollars(value)}. Investments are not FDIC-insured, nor are they deposits of or guaranteed by a bank. A $10.00 custodial fee applies to retirement accounts. Please review this statement and report errors within 30 days. American shareholders may get prospectuses at stewardsgroup.example. Capital Stewards Service Company, P.O. Box 6007, Indianapolis, IN 46206-6007.</p>`,
    );
    const institution = "Capital Stewards";
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: [
            {
              kind: "brokerage",
              institution,
              accountLast4: number.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(value),
              holdings: assets.map(({ name, symbol, value: worthOf }) => ({
                name,
                symbol,
                value: decimal(worthOf),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.kind": ["other"],
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(flow.beginning)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(flow.added)],
            "accounts.0.totalWithdrawals": [decimal(flow.taken)],
          },
        },
        "CAPITAL STEWARDS",
        "Stewards Group",
        "Capital Stewards Service Company",
        "CAPITAL STEWARDS BANK & TRUST",
        "Capital Stewards Bank & Trust",
      ),
    };
  },
};

export const vbPortfolios: readonly Layout[] = [fullService, funds];
