import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { $, addMonths, endOfMonth, percentOf, plain, some, start, sum } from "./uo-data.ts";

type Position = { name: string; symbol: string; quantity: number; price: number; value: number; begin: number };

const STOCKS = [
  ["ABBOTT LABORATORIES", "ABT"],
  ["COSTCO WHOLESALE CO", "COST"],
  ["DEERE & CO", "DE"],
  ["MICROSOFT CORP", "MSFT"],
  ["PROCTER & GAMBLE", "PG"],
  ["UNION PACIFIC CORP", "UNP"],
] as const;
const ETFS = [
  ["ISHARES CORE S&P 500 ETF", "IVV"],
  ["VANGUARD TOTAL STOCK MARKET ETF", "VTI"],
  ["ISHARES CORE US AGGREGATE BOND ETF", "AGG"],
] as const;
const FUNDS = [
  ["HOLLINS 500 INDEX FUND", "HLXAX"],
  ["HOLLINS US BOND INDEX FD", "HLBAX"],
  ["HOLLINS INTL INDEX FUND", "HLIGX"],
  ["HOLLINS FREEDOM 2040 INVESTOR", "HLFFX"],
  ["HOLLINS CONTRARIAN FUND", "HLCNX"],
] as const;

const positions = (random: Random, list: ReadonlyArray<readonly [string, string]>, count: number): Position[] =>
  some(random, list, count).map(([name, symbol]) => {
    const quantity = random.whole(8_000, 240_000) / 1000;
    const price = random.whole(2_100, 39_900);
    const value = Math.round(quantity * price);
    return { name, symbol, quantity, price, value, begin: percentOf(value, random.whole(94, 105)) };
  });
const html = (text: string) => text.replaceAll("&", "&amp;");
const part = (value: number, of: number) => `${Math.round((100 * value) / of)}%`;

/** A discount broker's month: value at the top, a summary with the year beside it, positions by class, transactions. */
const broker: Layout = {
  name: "uo-invest-discount-broker",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, first, last, last4 } = start(seed, 5);
    const number = `${random.whole(1000, 8999)}-${last4}`;
    const stocks = positions(random, STOCKS, random.whole(1, 3));
    const etfs = positions(random, ETFS, random.whole(1, 2));
    const held = [...stocks, ...etfs];
    const deposits = random.chance(0.6) ? random.whole(2, 15) * 10_000 : 0;
    const withdrawals = random.chance(0.3) ? random.whole(2, 9) * 10_000 : 0;
    const dividend = random.whole(1_100, 9_400);
    const interest = random.whole(12, 190);
    const cashBefore = random.whole(240_000, 900_000);
    const bought = etfs[0] ?? held[0];
    const lot = random.whole(1, 3);
    const cost = bought === undefined ? 0 : lot * bought.price;
    const cash = cashBefore + deposits - withdrawals + dividend + interest - cost;
    const end = cash + sum(held.map((p) => p.value));
    const begin = cashBefore + sum(held.map((p) => p.begin));
    const market = end - begin - deposits + withdrawals - dividend - interest;
    const ytd = { deposits: deposits + 300_000, withdrawals: withdrawals + 50_000, income: dividend + interest + 23_411 };
    const ytdMarket = market + random.whole(100_000, 600_000);
    const ytdBegin = end - ytd.deposits + ytd.withdrawals - ytd.income - ytdMarket;
    const table = (list: readonly Position[]) =>
      grid(
        "llrrrrrr",
        ["Symbol", "Description", "Quantity", "Price($)", "Market Value($)", "Cost Basis($)", "Unrealized Gain/(Loss)($)", "% of Acct"],
        list.map((p) => {
          const basis = percentOf(p.value, 72 + (p.price % 40));
          return [
            p.symbol,
            html(p.name),
            p.quantity.toFixed(4),
            `${plain(p.price)}000`,
            plain(p.value),
            plain(basis),
            money.brackets(p.value - basis).replace("$", ""),
            part(p.value, end),
          ];
        }),
        "class=t",
      );
    const period = `${date.longNoYear(first)}-${Number(last.slice(8))}, ${last.slice(0, 4)}`;
    const top = (page: number) =>
      `<div class="row hd"><div><b class=lg>Ames <i>Whitlock</i></b></div><div class=small>Ames One<sup>&reg;</sup> Account of<br><b>${person.name}</b></div><div class="small r">Statement Period<br><b>${period}</b></div></div>${page === 1 ? "" : "<div class=small>&nbsp;</div>"}`;
    const foot = (page: number) => `<div class="small r" style="margin-top:16px">${page} of 2</div>`;
    const rows = [
      [addDays(first, 4), "Dividend", "Cash Dividend", held[0]?.symbol ?? "", html(held[0]?.name ?? ""), "", "", plain(dividend)],
      ...(deposits > 0 ? [[addDays(first, 8), "Deposit", "MoneyLink Txn", "", "Tfr FIRST SUMMIT BANK", "", "", plain(deposits)]] : []),
      [addDays(first, 11), "Purchase", "", bought?.symbol ?? "", html(bought?.name ?? ""), `${lot}.0000`, plain(bought?.price ?? 0), `(${plain(cost)})`],
      [addDays(first, 15), "Interest", "Credit Interest", "", "BANK INT", "", "", plain(interest)],
      ...(withdrawals > 0 ? [[addDays(first, 20), "Withdrawal", "MoneyLink Txn", "", "Tfr FIRST SUMMIT BANK", "", "", `(${plain(withdrawals)})`]] : []),
    ];
    return {
      html: document(
        `${BASE}body{font:9pt Arial,sans-serif;color:#222}.lg{font-size:18pt;color:#0077a8}.hd{border-bottom:3px solid #0077a8;padding-bottom:6px}h2{font-size:12pt;color:#0077a8;margin:14px 0 4px}.t td,.t th{border-bottom:1px solid #ddd;padding:3px;font-size:7.8pt}.t th{vertical-align:bottom;color:#555}.big{font-size:20pt}.box{background:#eef6fa;padding:8px}.p2{break-before:page}`,
        `${top(1)}<div class=row style="margin-top:10px"><div>Account Number<br><b>${number}</b><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=box><table><tr><td>Ending Account Value as of ${date.noYear(last)}</td><td>Beginning Account Value as of ${date.noYear(first)}</td></tr><tr><td class=big>${$(end)}</td><td class=big>${$(begin)}</td></tr></table></div></div>
<h2>Account Summary</h2>${grid(
          "lrr",
          ["", "This Statement", "Year-to-Date"],
          [
            ["Beginning Value", $(begin), $(ytdBegin)],
            ["Deposits", plain(deposits), plain(ytd.deposits)],
            ["Withdrawals", withdrawals > 0 ? `(${plain(withdrawals)})` : "0.00", `(${plain(ytd.withdrawals)})`],
            ["Dividends and Interest", plain(dividend + interest), plain(ytd.income)],
            ["Transfer of Securities", "0.00", "0.00"],
            ["Market Appreciation/(Depreciation)", money.brackets(market).replace("$", ""), money.brackets(ytdMarket).replace("$", "")],
            ["Expenses", "0.00", "0.00"],
            ["<b>Ending Value</b>", `<b>${$(end)}</b>`, `<b>${$(end)}</b>`],
          ],
          "class=t",
        )}
<div class=row><div><h2>Asset Allocation</h2>${grid(
          "lrr",
          ["", "This Period", "Current Allocation"],
          [
            ["Cash and Cash Investments", plain(cash), part(cash, end)],
            ["Equities", plain(sum(stocks.map((p) => p.value))), part(sum(stocks.map((p) => p.value)), end)],
            ["Exchange Traded Funds", plain(sum(etfs.map((p) => p.value))), part(sum(etfs.map((p) => p.value)), end)],
            ["<b>Total</b>", `<b>${$(end)}</b>`, "<b>100%</b>"],
          ],
          "class=t",
        )}</div><div><h2>Income Summary</h2>${grid(
          "lrr",
          ["", "Tax-Exempt", "Taxable"],
          [
            ["Bank Sweep Interest", "0.00", plain(interest)],
            ["Cash Dividends", "0.00", plain(dividend)],
            ["<b>Total Income</b>", "<b>$0.00</b>", `<b>${$(dividend + interest)}</b>`],
          ],
          "class=t",
        )}<p class=small>Margin Loan Balance <b>$0.00</b></p></div></div>
<p class=small>For questions about this statement, or if there has been a change in your financial situation, please call 800-555-0111, 24 hours a day. Securities products and services are offered by Ames Whitlock &amp; Co., Inc., Member SIPC. Not FDIC insured, not a deposit, may lose value.</p>${foot(1)}
<div class=p2>${top(2)}<h2>Positions - Cash and Cash Investments</h2>${grid("llrrrr", ["Type", "Description", "Beginning Balance($)", "Ending Balance($)", "Change in Period Balance($)", "% of Acct"], [["Bank Sweep", "WHITLOCK BANK, SSB", plain(cashBefore), plain(cash), money.brackets(cash - cashBefore).replace("$", ""), part(cash, end)]], "class=t")}
<h2>Positions - Equities</h2>${table(stocks)}
<h2>Positions - Exchange Traded Funds</h2>${table(etfs)}
<h2>Transaction Details</h2>${grid("llllllrrr", ["Date", "Category", "Action", "Symbol", "Description", "Quantity", "Price($)", "Amount($)"], rows.map(([day = "", ...rest]) => [date.noYear(day), ...rest]), "class=t")}
<h2>Bank Sweep Activity</h2><p>Beginning Balance ${$(cashBefore)} &nbsp; Ending Balance ${$(cash)}. The annual percentage yield for the period was 0.05%.</p>
<h2>Endnotes For Your Account</h2><p class=small>Bank Sweep: deposits held at one or more affiliated banks are insured by the FDIC up to applicable limits and are not protected by SIPC. Cost basis may be incomplete. Estimated figures are not guaranteed. Report errors within 10 days of receipt.</p>${foot(2)}</div>`,
      ),
      truth: {
        documentType: "investments",
        institution: "Ames Whitlock",
        accounts: [
          {
            kind: "brokerage",
            institution: "Ames Whitlock",
            accountLast4: last4,
            periodStart: first,
            periodEnd: last,
            totalValue: decimal(end),
            holdings: [
              { name: "WHITLOCK BANK, SSB", value: decimal(cash) },
              ...held.map(({ name, symbol, value }) => ({ name, symbol, value: decimal(value) })),
            ],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Ames Whitlock & Co., Inc."],
          "accounts.0.institution": ["Ames Whitlock & Co., Inc."],
          "accounts.0.statementDate": [last],
          "accounts.0.beginningBalance": [decimal(begin)],
          "accounts.0.endingBalance": [decimal(end)],
          "accounts.0.totalDeposits": [decimal(deposits)],
          "accounts.0.totalWithdrawals": [decimal(withdrawals)],
          "accounts.0.holdings.0.name": ["Bank Sweep", "Cash and Cash Investments", "Bank Sweep WHITLOCK BANK, SSB"],
        },
      },
    };
  },
};

/** A fund house's report of a rolled-over account: value large at the right, account summary, holdings by fund class. */
const rollover: Layout = {
  name: "uo-invest-rollover-ira",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, first, last, last4 } = start(seed, 6);
    const number = `${random.whole(210, 689)}-${random.whole(10, 98)}${last4}`;
    const funds = positions(random, FUNDS, random.whole(2, 4));
    const coreBefore = random.whole(60_000, 400_000);
    const rolled = random.chance(0.4) ? random.whole(400_000, 2_900_000) : 0;
    const taken = random.chance(0.3) ? random.whole(5, 40) * 1_000 : 0;
    const income = random.whole(180, 1_450);
    const core = coreBefore + rolled - taken + income;
    const end = core + sum(funds.map((p) => p.value));
    const begin = coreBefore + sum(funds.map((p) => p.begin));
    const change = end - begin - rolled + taken;
    const moved = end - begin;
    const head = `<div class="row hd"><div class=lg>Hollins<span> INVESTMENTS</span></div><div class=r><b>INVESTMENT REPORT</b><br>${date.long(first)} - ${date.long(last)}</div></div>`;
    const row = (name: string, symbol: string, before: number, quantity: string, price: string, value: number, basis: string, gain: string) => [
      `<b>${name} (${symbol})</b>`,
      $(before),
      quantity,
      price,
      $(value),
      basis,
      gain,
    ];
    const columns = ["Description", "Beginning Market Value", "Quantity", "Price Per Unit", "Ending Market Value", "Total Cost Basis", "Unrealized Gain/Loss"];
    const signed = (amount: number) => `${amount < 0 ? "-" : ""}${$(Math.abs(amount))}`;
    return {
      html: document(
        `${BASE}body{font:9pt "Helvetica Neue",Arial,sans-serif}.lg{font:bold 17pt Georgia,serif;color:#24651f}.lg span{font:8pt Arial}.hd{border-bottom:1px solid #24651f;padding-bottom:5px}.val{font-size:22pt;color:#24651f}.ac{border:1px solid #999;padding:8px;margin-top:10px}.t td,.t th{border-bottom:1px solid #ccc;padding:4px 3px;font-size:8pt;vertical-align:bottom}h2{font-size:12pt;margin:16px 0 4px}.sec td{background:#f1f1ec}.p2{break-before:page}`,
        `${head}<div class=row style="margin-top:14px"><div><div class=small>Envelope # BHQ${random.whole(10_000, 99_999)}K</div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=ac><div>ROLLOVER IRA &nbsp; <b>${person.name}</b> - ROLLOVER IRA</div><div>Account Number: <b>${number}</b></div><div style="margin-top:8px">Your Account Value:</div><div class=val>${$(end)}</div><div>Change from Last Period: ${moved < 0 ? "&#9660;" : "&#9650;"} ${$(Math.abs(moved))}</div></div></div>
<h2>Account Summary</h2>${grid(
          "lrr",
          ["", "This Period", "Year-to-Date"],
          [
            ["Beginning Account Value", $(begin), $(begin - 512_340)],
            ["Additions", rolled > 0 ? $(rolled) : "-", rolled > 0 ? $(rolled) : "-"],
            ["Subtractions", taken > 0 ? `-${$(taken)}` : "-", taken > 0 ? `-${$(taken)}` : "-"],
            ["Change in Investment Value *", signed(change), signed(change + 512_340)],
            ["<b>Ending Account Value **</b>", `<b>${$(end)}</b>`, `<b>${$(end)}</b>`],
          ],
          "class=t",
        )}<p class=small>* Reflects appreciation or depreciation of your holdings due to price changes, transactions from Other Activity In or Out, and income earned during the statement period. ** Excludes unpriced securities.</p>
<div class=row><div><h2>Income Summary</h2>${pairs([["Tax-deferred", $(income)], ["Total", $(income)]], "class=t")}</div><div><h2>Contributions and Distributions</h2>${pairs([["Rollover contributions", rolled > 0 ? $(rolled) : "-"], ["Normal distributions", taken > 0 ? $(taken) : "-"]], "class=t")}</div></div>
<p>Contact Information: Online hollins-invest.example &nbsp; FAST&reg;-Automated Telephone 800-555-0144 &nbsp; Customer Service 800-555-0155</p><p class=small>Brokerage services provided by Hollins Brokerage Services LLC, Member NYSE, SIPC. 1 of 2</p>
<div class=p2>${head}<h2>Holdings</h2><h3>Core Account</h3>${grid("lrrrrrr", columns, [row("HOLLINS GOVERNMENT MONEY MARKET", "HLGXX", coreBefore, plain(core).replace(/\.(\d\d)$/, ".$10"), "$1.0000", core, "not applicable", "not applicable")], "class=t")}
<h3>Mutual Funds</h3>${grid(
          "lrrrrrr",
          columns,
          funds.map((p) => {
            const basis = percentOf(p.value, 70 + (p.price % 38));
            return row(p.name, p.symbol, p.begin, p.quantity.toFixed(3), `$${plain(p.price)}00`, p.value, $(basis), signed(p.value - basis));
          }),
          "class=t",
        )}
<table class=t><tr><td><b>Total Mutual Funds</b> (${part(end - core, end)} of account holdings)</td><td class=r><b>${$(end - core)}</b></td></tr><tr><td><b>Total Holdings</b></td><td class=r><b>${$(end)}</b></td></tr></table>
<h2>Activity</h2><h3>Dividends, Interest &amp; Other Income</h3>${grid("lllr", ["Date", "Security Name", "Description", "Amount"], [[date.noYear(last), "HOLLINS GOVERNMENT MONEY MARKET", "Dividend Received", $(income)], ["", "<b>Total Dividends, Interest &amp; Other Income</b>", "", `<b>${$(income)}</b>`]], "class=t")}
<h2>Estimated Cash Flow</h2><p class=small>Estimated cash flow is based on the current position and is not a guarantee. Required minimum distributions generally begin at age 73. Beneficiary: on file. Total cost basis does not reflect wash sales across accounts. Please review this statement and report any discrepancy within 10 days.</p><p class=small>2 of 2</p></div>`,
      ),
      truth: {
        documentType: "investments",
        institution: "Hollins Investments",
        accounts: [
          {
            kind: "ira",
            institution: "Hollins Investments",
            accountLast4: last4,
            periodStart: first,
            periodEnd: last,
            totalValue: decimal(end),
            holdings: [
              { name: "HOLLINS GOVERNMENT MONEY MARKET", symbol: "HLGXX", value: decimal(core) },
              ...funds.map(({ name, symbol, value }) => ({ name, symbol, value: decimal(value) })),
            ],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Hollins INVESTMENTS", "Hollins", "Hollins Brokerage Services LLC"],
          "accounts.0.institution": ["Hollins INVESTMENTS", "Hollins", "Hollins Brokerage Services LLC"],
          "accounts.0.statementDate": [last],
          "accounts.0.beginningBalance": [decimal(begin)],
          "accounts.0.endingBalance": [decimal(end)],
          "accounts.0.totalDeposits": [decimal(rolled)],
          "accounts.0.totalWithdrawals": [decimal(taken)],
        },
      },
    };
  },
};

/** An insurer's quarterly 401(k) paper: balance and vested balance, money by source, then by investment option. */
const insurer: Layout = {
  name: "uo-invest-insurer-401k",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, first: month } = start(seed, 7);
    const first = `${month.slice(0, 4)}-${String(Math.floor((Number(month.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, "0")}-01`;
    const last = endOfMonth(addMonths(first, 2));
    const plan = `4-${random.whole(21_000, 89_999)}`;
    const options = some(
      random,
      [
        ["LifeTime Hybrid 2045 CIT", "Balanced/Asset Allocation"],
        ["LargeCap S&P 500 Index Sep Acct", "Large U.S. Equity"],
        ["MidCap Growth III Sep Acct", "Small/Mid U.S. Equity"],
        ["Diversified International Sep Acct", "International Equity"],
        ["Core Fixed Income Sep Acct", "Fixed Income"],
        ["Stable Value Signature Fund", "Short-Term Fixed Income"],
      ] as const,
      random.whole(2, 4),
    ).map(([name, style]) => {
      const begin = random.whole(240_000, 3_400_000);
      const mine = random.whole(20, 90) * 1_000;
      const theirs = Math.round(mine / 2);
      const fee = random.chance(0.7) ? -random.whole(180, 900) : 0;
      const gain = percentOf(begin, random.whole(-4, 7)) + random.whole(1, 99);
      return { name, style, begin, mine, theirs, fee, gain, end: begin + mine + theirs + fee + gain };
    });
    const all = (key: "begin" | "mine" | "theirs" | "fee" | "gain" | "end") => sum(options.map((o) => o[key]));
    const end = all("end");
    const match = percentOf(end, 31);
    const vestedMatch = percentOf(match, random.pick([40, 60, 80, 100]));
    const period = `${date.long(first)} to ${date.long(last)}`;
    return {
      html: document(
        `${BASE}body{font:9.5pt "Segoe UI",Arial,sans-serif}.lg{font-size:20pt;color:#0a5cab;font-weight:bold}.bar{background:#0a5cab;color:#fff;padding:5px 8px;margin:14px 0 4px;font-weight:bold}.t td,.t th{padding:4px 4px;border-bottom:1px dotted #777;font-size:8.5pt}.hero{background:#eaf1f8;padding:12px;margin-top:10px}.hero b{font-size:19pt}`,
        `<div class=row><div class=lg>Corvane Life<sup style="font-size:8pt">&reg;</sup></div><div class=r><b>Retirement Account Statement</b><br>${period}</div></div>
<div class=row style="margin-top:12px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>BRIDGEWAY TOOL &amp; DIE 401(K) PLAN<br>Contract/Plan ID Number: ${plan}<br>Website: corvanelife.example<br>Phone: 1-800-555-0147</div></div>
<div class="hero row"><div>Your account balance on ${date.long(last)}<br><b>${$(end)}</b></div><div>Your vested account balance<br><b>${$(end - match + vestedMatch)}</b></div><div>Personal rate of return this period<br><b>${((100 * all("gain")) / all("begin")).toFixed(2)}%</b></div></div>
<div class=bar>Your account at a glance</div>${pairs(
          [
            [`Beginning balance as of ${date.slash(first)}`, $(all("begin"))],
            ["Your contributions", $(all("mine"))],
            ["Employer contributions", $(all("theirs"))],
            ["Withdrawals", "$0.00"],
            ["Fees", $(all("fee"))],
            ["Investment gain/loss", $(all("gain"))],
            [`<b>Ending balance as of ${date.slash(last)}</b>`, `<b>${$(end)}</b>`],
          ],
          "class=t",
        )}
<div class=bar>Your balance by contribution type</div>${grid(
          "lrrr",
          ["Contribution type", "Ending balance", "Vested %", "Vested balance"],
          [
            ["Employee elective deferral", $(end - match), "100%", $(end - match)],
            ["Employer match", $(match), `${Math.round((100 * vestedMatch) / match)}%`, $(vestedMatch)],
            ["<b>Total</b>", `<b>${$(end)}</b>`, "", `<b>${$(end - match + vestedMatch)}</b>`],
          ],
          "class=t",
        )}
<div class=bar>Your investments</div>${grid(
          "lrrrrr",
          ["Investment option", "Beginning balance", "Contributions", "Fees", "Gain/loss", "Ending balance"],
          [
            ...options.map((o) => [`${html(o.name)}<br><span class=small>${o.style}</span>`, $(o.begin), $(o.mine + o.theirs), $(o.fee), $(o.gain), $(o.end)]),
            ["<b>Total</b>", $(all("begin")), $(all("mine") + all("theirs")), $(all("fee")), $(all("gain")), `<b>${$(end)}</b>`],
          ],
          "class=t",
        )}
<div class=bar>What could this mean at retirement?</div><p>If your balance were paid as a lifetime income stream starting at age 67, it may provide about <b>${$(Math.round(end / 212))}</b> a month for a single life and about <b>${$(Math.round(end / 246))}</b> a month for a joint and 100% survivor annuity. These estimates are illustrations required by the SECURE Act and are not guarantees.</p>
<p class=small>Fees: amounts deducted this period for plan administrative expense. Some plan expenses are paid from the total annual operating expenses of the investment options. To help achieve long-term retirement security, give careful consideration to the benefits of a well-balanced and diversified investment portfolio. Visit www.dol.gov/ebsa for information on individual investing and diversification. Insurance products and plan administrative services provided through Corvane Life Insurance Company. Sep Acct = Separate Account; CIT = Collective Investment Trust.</p>`,
      ),
      truth: {
        documentType: "investments",
        institution: "Corvane Life",
        accounts: [
          {
            kind: "401k",
            institution: "Corvane Life",
            periodStart: first,
            periodEnd: last,
            totalValue: decimal(end),
            holdings: options.map(({ name, end: value }) => ({ name, value: decimal(value) })),
          },
        ],
        transactions: [],
        allowed: {
          institution: ["Corvane Life Insurance Company"],
          "accounts.0.institution": ["Corvane Life Insurance Company"],
          "accounts.0.accountLast4": [plan.slice(-4)],
          "accounts.0.statementDate": [last],
          "accounts.0.beginningBalance": [decimal(all("begin"))],
          "accounts.0.endingBalance": [decimal(end)],
          "accounts.0.totalDeposits": [decimal(all("mine") + all("theirs"))],
          "accounts.0.totalWithdrawals": ["0.00"],
        },
      },
    };
  },
};

export const uoInvest = [broker, rollover, insurer];
