import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, monthStart, NEXT, percentOf, shares, start, total } from "./un-data.ts";

import { owned } from "./vf-data.ts";

const $ = money.dollar;

/** A large discount broker: sections of positions by kind, cash sweep apart, change of value. */
const broker: Layout = {
  name: "vf-portfolio-broker",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 151);
    const first = monthStart(random);
    const last = monthEnd(first);
    const stocks = owned(
      random,
      [
        ["APPLE INC", "AAPL", 23_107],
        ["NVIDIA CORP", "NVDA", 13_988],
        ["COCA-COLA CO", "KO", 6_944],
      ],
      random.whole(1, 3),
      90_000,
    );
    const funds = owned(
      random,
      [
        ["SCHUYLER US LARGE CAP ETF", "SXLC", 2_611],
        ["VANGUARD TOTAL INTL STK ETF", "VXUS", 6_890],
      ],
      random.whole(1, 2),
      400_000,
    );
    const cash = random.whole(1_200, 900_000);
    const all = total([...stocks, ...funds].map((row) => row.value)) + cash;
    const deposits = random.chance(0.6) ? random.whole(1, 30) * 10_000 : 0;
    const dividends = random.whole(100, 9_000);
    const change = random.whole(-90_000, 140_000);
    const before = all - deposits - dividends - change;
    const account = `${digits(random, 4)}-${digits(random, 4)}`;
    const table = (rows: typeof stocks) =>
      grid(
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
        rows.map((row) => [
          row.symbol,
          row.name,
          shares(row.units, 4),
          grouped(row.price),
          grouped(row.value),
          grouped(row.cost),
          money.brackets(row.value - row.cost).replace("$", ""),
          `${percentOf(row.value, all)}%`,
        ]),
        "class=t",
      );
    const days = [addDays(first, 8), addDays(first, 14)];
    const html = document(
      `body{font:8pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .logo{font:italic bold 20pt Georgia,Liberation Serif;color:#0a7bbd} h3{color:#0a7bbd;border-bottom:2px solid #0a7bbd;margin:12px 0 4px} .t th{font-size:7pt;background:#eef5fa} .t td{border-bottom:1px solid #ddd}`,
      `<div class=row><div><div class=logo>langley schuyler</div>Brokerage Account of<br><b>${person.name}</b></div><div class=r>Account Number<br><b>${account}</b><br>Statement Period<br><b>${date.longNoYear(first)}-${Number(last.slice(8))}, ${last.slice(0, 4)}</b></div></div><h3>Account Summary</h3><div class=row><div>Ending Account Value as of ${date.bareNoYear(last)}<div style="font-size:18pt">${$(all)}</div></div><div>Beginning Account Value as of ${date.bareNoYear(first)}<div style="font-size:18pt">${$(before)}</div></div></div>${grid(
        "lr",
        ["", "This Statement"],
        [
          ["Beginning Value", $(before)],
          ["Deposits", grouped(deposits)],
          ["Withdrawals", "0.00"],
          ["Dividends and Interest", grouped(dividends)],
          ["Transfer of Securities", "0.00"],
          ["Market Appreciation/(Depreciation)", money.brackets(change).replace("$", "")],
          ["Expenses", "0.00"],
          ["<b>Ending Value</b>", `<b>${$(all)}</b>`],
        ],
        "class=t style='width:60%'",
      )}<p>Online Assistance: langleyschuyler.example &nbsp; Call us 1-800-555-0135. Mail: P.O. Box 982603, El Paso, TX 79998-2603</p><h3>Positions - Summary</h3>${pairs(
        [
          ["Cash and Cash Investments", `${$(cash)} &nbsp; ${percentOf(cash, all)}%`],
          ["Equities", $(total(stocks.map((row) => row.value)))],
          ["Exchange Traded Funds", $(total(funds.map((row) => row.value)))],
          ["Total", $(all)],
        ],
      )}${NEXT}<h3>Cash and Cash Investments</h3>${grid("lllrr", ["Type", "Symbol", "Description", "Ending Balance($)", "Interest/Yield Rate"], [["Bank Sweep", "", "SCHUYLER BANK", grouped(cash), "0.05%"]], "class=t")}<h3>Positions - Equities</h3>${table(stocks)}<b>Total Equities $${grouped(total(stocks.map((row) => row.value)))}</b><h3>Positions - Exchange Traded Funds</h3>${table(funds)}<b>Total Exchange Traded Funds $${grouped(total(funds.map((row) => row.value)))}</b><h3>Transaction Details</h3>${grid(
        "llllr",
        ["Date", "Category", "Action", "Description", "Amount($)"],
        [
          ...(deposits
            ? [
                [
                  date.noYear(days[0] ?? first),
                  "Deposit",
                  "MoneyLink Txn",
                  "FROM CHECKING BANK",
                  grouped(deposits),
                ],
              ]
            : []),
          [
            date.noYear(days[1] ?? first),
            "Dividend",
            "Cash Dividend",
            `${stocks[0]?.name ?? ""} ${stocks[0]?.symbol ?? ""}`,
            grouped(dividends),
          ],
        ],
        "class=t",
      )}<p class=small>Endnotes: values may not reflect all of your gains or losses. Bank Sweep deposits are held at one or more FDIC-insured banks and are not covered by SIPC. Langley Schuyler &amp; Co., Inc. Member SIPC. This statement is furnished solely by Langley Schuyler for your account. Please notify us of errors within 10 days.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Langley Schuyler",
          accounts: [
            {
              kind: "brokerage",
              institution: "Langley Schuyler",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(all),
              holdings: [...stocks, ...funds].map((row) => ({
                name: row.name,
                symbol: row.symbol,
                value: decimal(row.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(before)],
            "accounts.0.previousBalance": [decimal(before)],
            "accounts.0.endingBalance": [decimal(all)],
            "accounts.0.totalDeposits": [decimal(deposits)],
            "accounts.0.totalWithdrawals": ["0.00"],
            "accounts.0.feesCharged": ["0.00"],
            [`accounts.0.holdings.${stocks.length + funds.length}.name`]: [
              "SCHUYLER BANK",
              "Bank Sweep",
              "Cash",
            ],
            [`accounts.0.holdings.${stocks.length + funds.length}.value`]: [decimal(cash)],
          },
        },
        "langley schuyler",
        "Langley Schuyler & Co., Inc.",
        "Langley Schuyler & Co.",
      ),
    };
  },
};

/** A workplace plan: the recordkeeper at the top, the employer's plan below, activity by source, funds with begin and end. */
const plan: Layout = {
  name: "vf-portfolio-401k",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 152);
    const first = random.pick(["2025-10-01", "2026-01-01", "2026-04-01", "2026-07-01"]);
    const last = monthEnd(inMonths(first, 2));
    const funds = owned(
      random,
      [
        ["Target Retirement 2045 Trust", "", 4_217],
        ["S&P 500 Index Fund R6", "", 20_512],
        ["Stable Value Fund", "", 1_871],
        ["Small Cap Value Sep Acct", "", 3_344],
      ],
      random.whole(1, 4),
      900_000,
    );
    const all = total(funds.map((fund) => fund.value));
    const own = random.whole(60_000, 390_000);
    const match = Math.round(own / 2);
    const fee = random.whole(700, 2_900);
    const change = Math.round(all * random.whole(-5, 7) * 0.01);
    const before = all - own - match + fee - change;
    const loan = random.chance(0.3);
    const html = document(
      `body{font:9pt Arial,Liberation Sans;color:#333}${BASE} .row>table{flex:1;width:50%} .logo{font-size:22pt;color:#5b2c83;font-weight:bold} h3{color:#5b2c83;margin:14px 0 4px} .t td,.t th{border-bottom:1px solid #ccc;padding:4px}`,
      `<div class=row><div class=logo>Ascendance</div><div class=r>Retirement Account Statement<br><b>${date.slash(first)} - ${date.slash(last)}</b></div></div><p><b>TRI-COUNTY LOGISTICS, INC. 401(K) SAVINGS PLAN</b><br>Plan Number 0${digits(random, 5)}-01</p><p>${person.name}<br>${person.street}<br>${person.town}</p><div style="background:#f2ecf7;padding:10px"><div class=row><div>Your account balance on ${date.slash(last)}<div style="font-size:20pt;color:#5b2c83">${$(all)}</div></div><div>Your vested balance<br><b>${$(all)}</b><br>Your estimated monthly income in retirement<br><b>${money.wholeDollars(Math.round(all / 200))}</b></div></div></div><h3>Your account at a glance</h3>${pairs(
        [
          [`Beginning balance on ${date.slash(first)}`, $(before)],
          ["Employee contributions", $(own)],
          ["Employer contributions", $(match)],
          ["Withdrawals / distributions", "$0.00"],
          ["Fees and expenses", `-${$(fee)}`],
          ["Gain / loss", money.dollar(change)],
          [`<b>Ending balance on ${date.slash(last)}</b>`, `<b>${$(all)}</b>`],
        ],
        "class=t",
      )}<p>Your personal rate of return this period: ${percentOf(change, before, 2)}%. Diversification matters: to help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio.</p>${NEXT}<h3>How your money is invested</h3>${grid(
        "lrrrr",
        ["Investment option", "Units/Shares", "Unit/Share price", "Ending balance", "% of balance"],
        [
          ...funds.map((fund) => [
            fund.name.replaceAll("&", "&amp;"),
            shares(fund.units),
            $(fund.price),
            $(fund.value),
            `${percentOf(fund.value, all)}%`,
          ]),
          ["<b>Total</b>", "", "", `<b>${$(all)}</b>`, "100.0%"],
        ],
        "class=t",
      )}<h3>Balance by money source</h3>${grid(
        "lrr",
        ["Source", "Ending balance", "Vested %"],
        [
          ["Employee before-tax", $(Math.round(all * 0.7)), "100%"],
          ["Employer match", $(all - Math.round(all * 0.7)), "100%"],
          ["Total", $(all), ""],
        ],
        "class=t",
      )}${loan ? "<p>You have no outstanding loans. You are eligible to request a loan from your account.</p>" : ""}<p class=small>Fees: a recordkeeping fee may be deducted quarterly. Securities offered by Ascendance Financial Services, Inc., member FINRA/SIPC. Ascendance refers to the products and services of Ascendance Annuity Insurance Company. Review this statement and report errors within 90 days: 1-844-555-0168.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Ascendance",
          accounts: [
            {
              kind: "401k",
              institution: "Ascendance",
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(all),
              holdings: funds.map((fund) => ({ name: fund.name, value: decimal(fund.value) })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(before)],
            "accounts.0.previousBalance": [decimal(before)],
            "accounts.0.endingBalance": [decimal(all)],
            "accounts.0.totalDeposits": [decimal(own + match), decimal(own)],
            "accounts.0.totalWithdrawals": ["0.00"],
            "accounts.0.feesCharged": [decimal(fee)],
          },
        },
        "Ascendance Financial Services, Inc.",
        "Ascendance Annuity Insurance Company",
        "TRI-COUNTY LOGISTICS, INC. 401(K) SAVINGS PLAN",
        "TRI-COUNTY LOGISTICS, INC.",
      ),
    };
  },
};

export const vfPortfolios: readonly Layout[] = [broker, plan];
