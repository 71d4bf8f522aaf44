import { alsoNamed, document, type Layout } from "../layout.ts";
import { grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, rng, total } from "./hw-data.ts";

const $ = money.dollar;
const plain = money.plain;
const gain = (amount: number) => (amount < 0 ? `(${plain(-amount)})` : plain(amount));
const STYLE =
  "td,th{vertical-align:top;padding:1.5px 4px}.r,th.r{text-align:right}th{text-align:left}table{width:100%}.f{display:flex;gap:20px}.f>*{flex:1}.n{font-size:7pt;color:#444}.brk{break-before:page}";
const lastDay = (start: string, months: number) =>
  addDays(`${addDays(start, months * 31 + 3).slice(0, 7)}-01`, -1);

const broker: Layout = {
  name: "hw-invest-thackeray-one",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 41);
    const person = makePerson(random);
    const start = `2026-${random.pick(["01", "03", "05", "06", "08", "10"])}-01`;
    const end = lastDay(start, 1);
    const number = `${digits(random, 4)}-${digits(random, 4)}`;
    const first = random.whole(0, 3);
    const all = [
      ["AAPL", "APPLE INC", 19_000, 27_000],
      ["MSFT", "MICROSOFT CORP", 39_000, 52_000],
      ["KO", "COCA-COLA CO", 6_000, 7_400],
      ["JPM", "JPMORGAN CHASE & CO", 21_000, 31_000],
      ["PG", "PROCTER & GAMBLE CO", 14_800, 17_500],
      ["HD", "HOME DEPOT INC", 33_000, 41_000],
    ] as const;
    const funds = [
      ["VTI", "VANGUARD TOTAL STOCK MARKET ETF", 26_000, 33_000],
      ["SCHD", "SCHWAB US DIVIDEND EQUITY ETF", 2_500, 2_900],
      ["BND", "VANGUARD TOTAL BOND MARKET ETF", 7_100, 7_600],
    ] as const;
    const hold = ([symbol, name, low, high]: readonly [string, string, number, number]) => {
      const shares = random.whole(8, 190);
      const price = random.whole(low, high);
      const value = shares * price;
      const cost = Math.round(value * (random.whole(62, 114) / 100));
      return { symbol, name, shares, price, value, cost };
    };
    const equities = all.slice(first, first + random.whole(2, 3)).map(hold);
    const etfs = funds.slice(0, random.whole(1, 3)).map(hold);
    const invested = total([...equities, ...etfs].map((item) => item.value));
    const deposits = random.chance(0.5) ? random.whole(1, 20) * 25_000 : 0;
    const withdrawals = random.chance(0.25) ? random.whole(1, 10) * 10_000 : 0;
    const dividends = random.whole(400, 21_000);
    const cashBefore = withdrawals + random.whole(12_000, 940_000);
    const cash = cashBefore + deposits - withdrawals + dividends;
    const value = invested + cash;
    const change = Math.round(invested * (random.whole(-45, 55) / 1000));
    const begin = value - deposits + withdrawals - dividends - change;
    const share = (amount: number) => `${Math.round((amount / value) * 100)}%`;
    const table = (items: typeof equities, title: string) => {
      const sum = total(items.map((item) => item.value));
      const cost = total(items.map((item) => item.cost));
      return `<h2>Positions - ${title}</h2>${grid(
        "llrrrrrr",
        [
          "Symbol",
          "Description",
          "Quantity",
          "Price($)",
          "Market Value($)",
          "Cost Basis($)",
          "Unrealized<br>Gain/(Loss)($)",
          "% of<br>Acct",
        ],
        [
          ...items.map((item) => [
            item.symbol,
            item.name.replace("&", "&amp;"),
            `${item.shares}.0000`,
            `${plain(item.price)}000`,
            plain(item.value),
            plain(item.cost),
            gain(item.value - item.cost),
            share(item.value),
          ]),
          [
            `<b>Total ${title}</b>`,
            "",
            "",
            "",
            `<b>$${plain(sum)}</b>`,
            `<b>$${plain(cost)}</b>`,
            `<b>${sum < cost ? `($${plain(cost - sum)})` : $(sum - cost)}</b>`,
            `<b>${share(sum)}</b>`,
          ],
        ],
        "class=g",
      )}`;
    };
    const cell = (label: string, now: string, before: string) =>
      `<tr><td>${label}</td><td class=r>${now}</td><td class=r>${before}</td></tr>`;
    const trades = [
      ...(deposits > 0
        ? [
            [
              date.noYear(addDays(start, 4)),
              "Deposit",
              "MoneyLink Txn",
              "",
              "Tfr FIRST NATIONAL, JORDAN",
              "",
              "",
              plain(deposits),
            ],
          ]
        : []),
      ...(withdrawals > 0
        ? [
            [
              date.noYear(addDays(start, 11)),
              "Withdrawal",
              "MoneyLink Txn",
              "",
              "Tfr FIRST NATIONAL, JORDAN",
              "",
              "",
              `(${plain(withdrawals)})`,
            ],
          ]
        : []),
      [
        date.noYear(addDays(start, 14)),
        "Dividend",
        "Qual. Dividend",
        equities[0]?.symbol ?? "",
        (equities[0]?.name ?? "").replace("&", "&amp;"),
        "",
        "",
        plain(dividends),
      ],
    ];
    const period = `${date.longNoYear(start)}-${Number(end.slice(8))}, ${end.slice(0, 4)}`;
    const moved = begin - random.whole(10_000, 90_000);
    const head = (page: number) =>
      `<div class=hd><div class=lg>thackeray<br><span>INVESTMENTS</span></div><div>Thackeray One<sup>®</sup> Account of<br><b>${person.name}</b></div><div>Account Number<br><b>${number}</b></div><div>Statement Period<br><b>${period}</b></div><div>${page} of 3</div></div>`;
    const body =
      `${head(1)}<div class=f><div><h1>Account Summary</h1><div class=bx><div>Ending Account Value as of ${date.noYear(end)}<br><b class=big>${$(value)}</b></div><div>Beginning Account Value as of ${date.noYear(start)}<br><b class=big>${$(begin)}</b></div></div></div><div class=n><b>Manage Your Account</b><br>Customer Service and Trading: Call your Thackeray Representative 1-800-555-0140, 24/7<br>Commitment to Transparency: Client Relationship Summaries and Best Interest disclosures are at thackeray.com/transparency.<br><br>${person.name}<br>${person.street}<br>${person.town}</div></div>
<table class=g style="margin-top:10px"><tr><th></th><th class=r>This Statement</th><th class=r>Previous Statement</th></tr>${cell("<b>Beginning Value</b>", `<b>${$(begin)}</b>`, $(moved))}${cell("Deposits", plain(deposits), "0.00")}${cell("Withdrawals", withdrawals > 0 ? `(${plain(withdrawals)})` : "0.00", "0.00")}${cell("Dividends and Interest", plain(dividends), "0.00")}${cell("Transfer of Securities", "0.00", "0.00")}${cell("Market Appreciation/(Depreciation)", gain(change), gain(begin - moved))}${cell("Expenses", "0.00", "0.00")}${cell("<b>Ending Value</b>", `<b>${$(value)}</b>`, $(begin))}</table>
<p class=n>Account Ending Value reflects the market value of your cash and investments. It does not include pending transactions, unpriced securities or assets held outside Thackeray's custody.</p><h2>Asset Allocation</h2>${grid(
        "lrr",
        ["", "This Period", "Current Allocation"],
        [
          ["Cash and Cash Investments", plain(cash), share(cash)],
          [
            "Equities",
            plain(total(equities.map((item) => item.value))),
            share(total(equities.map((item) => item.value))),
          ],
          [
            "Exchange Traded Funds",
            plain(total(etfs.map((item) => item.value))),
            share(total(etfs.map((item) => item.value))),
          ],
          ["<b>Total</b>", `<b>${$(value)}</b>`, "<b>100%</b>"],
        ],
        "class=g style='width:60%'",
      )}
<div class=brk></div>${head(2)}<h2>Positions - Summary</h2>${grid("rrrrrr", ["Beginning Value", "Transfer of Securities(In/Out)", "Dividends Reinvested", "Cash Activity", "Change in Market Value", "Ending Value"], [[$(begin), "$0.00", "$0.00", deposits - withdrawals + dividends < 0 ? `($${plain(withdrawals - deposits - dividends)})` : $(deposits - withdrawals + dividends), change < 0 ? `($${plain(-change)})` : $(change), $(value)]], "class=g")}<h2>Cash and Cash Investments</h2>${grid(
        "llrrrr",
        [
          "Type",
          "Description",
          "Beginning Balance($)",
          "Ending Balance($)",
          "Interest/<br>Yield Rate",
          "% of<br>Acct",
        ],
        [
          ["Bank Sweep", "THACKERAY BANK<sup>1</sup>", plain(cashBefore), plain(cash), "0.05%", share(cash)],
          ["<b>Total Cash and Cash Investments</b>", "", "", `<b>${$(cash)}</b>`, "", share(cash)],
        ],
        "class=g",
      )}${table(equities, "Equities")}${table(etfs, "Exchange Traded Funds")}
<div class=brk></div>${head(3)}<h2>Transaction Details</h2>${grid("lllllrrr", ["Date", "Category", "Action", "Symbol/<br>CUSIP", "Description", "Quantity", "Charges/<br>Interest($)", "Amount($)"], trades, "class=g")}<h2>Endnotes For Your Account</h2><p class=n><sup>1</sup> Bank Sweep: Funds are FDIC-insured up to applicable limits and are not protected by SIPC. Dates: trade date basis.</p><h2>Terms and Conditions</h2><p class=n>GENERAL INFORMATION AND KEY TERMS: This Account statement is furnished solely by Thackeray & Co., Inc. for your account(s). Securities products are offered by Thackeray & Co., Inc., Member SIPC. Cost basis may not be complete. Report any discrepancy within 10 days.</p>`.replaceAll(
        "Thackeray & Co.",
        "Thackeray &amp; Co.",
      );
    const style = `${STYLE}body{font:8pt Arial,sans-serif}.hd{display:flex;justify-content:space-between;gap:10px;border-bottom:2px solid #1a8ac0;padding-bottom:6px;margin-bottom:10px}.lg{font:italic bold 15pt Georgia;color:#1a8ac0}.lg span{font:7pt Arial;letter-spacing:3px}h1{font:bold 15pt Arial;margin:0 0 6px;color:#1a8ac0}h2{font-size:10.5pt;border-bottom:1.5px solid #1a8ac0;margin:12px 0 2px}.bx{display:flex;gap:14px;background:#eaf4fa;padding:10px}.big{font-size:14pt}.g th{font-size:7pt;vertical-align:bottom;border-bottom:1px solid #888}.g td{border-bottom:1px solid #e2e2e2}`;
    const items = [...equities, ...etfs];
    const named = "thackeray INVESTMENTS";
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: named,
          accounts: [
            {
              kind: "brokerage",
              institution: named,
              accountLast4: number.slice(-4),
              periodStart: start,
              periodEnd: end,
              totalValue: decimal(value),
              holdings: items.map((item) => ({
                name: item.name,
                symbol: item.symbol,
                value: decimal(item.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [end],
            "accounts.0.beginningBalance": [decimal(begin)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(deposits)],
            "accounts.0.totalWithdrawals": [decimal(withdrawals)],
            [`accounts.0.holdings.${items.length}.name`]: [
              "THACKERAY BANK",
              "Bank Sweep",
              "Cash and Cash Investments",
            ],
            [`accounts.0.holdings.${items.length}.value`]: [decimal(cash)],
          },
        },
        "Thackeray",
        "thackeray",
        "Thackeray & Co., Inc.",
        "Thackeray Investments",
        "Thackeray One",
      ),
    };
  },
};

const retirement: Layout = {
  name: "hw-invest-401k-meridew",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 42);
    const person = makePerson(random);
    const start = random.pick(["2026-01-01", "2026-04-01", "2026-07-01", "2025-10-01"]);
    const end = lastDay(start, 3);
    const old = addDays(start, -1);
    const names = [
      ["MRDW TARGET 2045 TR", "Blended Investments*"],
      ["MRDW 500 INDEX", "Stock Investments"],
      ["AM CENT MDCP VAL R6", "Stock Investments"],
      ["DFA INTL SM CO I", "Stock Investments"],
      ["PIM TOTAL RT INST", "Bond Investments"],
      ["STABLE VALUE FUND", "Short-Term Investments"],
    ] as const;
    const first = random.whole(0, 2);
    const funds = names.slice(first, first + random.whole(2, 4)).map(([name, group]) => {
      const shares = random.whole(300_000, 900_000);
      const older = shares - random.whole(2_000, 30_000);
      const price = random.whole(2_500, 9_900);
      const was = Math.round(price * (random.whole(940, 1_060) / 1000));
      return {
        name,
        group,
        shares,
        older,
        price,
        was,
        value: Math.round((shares * price) / 1000),
        before: Math.round((older * was) / 1000),
      };
    });
    const value = total(funds.map((fund) => fund.value));
    const begin = total(funds.map((fund) => fund.before));
    const fees = random.whole(500, 2_400);
    const loan = random.chance(0.25) ? random.whole(2, 9) * 50_000 : 0;
    const market = total(funds.map((fund) => Math.round((fund.older * (fund.price - fund.was)) / 1000)));
    const paidIn = value - begin - market + fees + loan;
    const match = Math.floor(paidIn / 3);
    const yours = paidIn - match;
    const vested = random.chance(0.5) ? value : value - Math.round(match * 0.8);
    const plan = random.pick([
      "BRIDGEPORT CASTINGS 401(K) PLAN",
      "OLMSTEAD COUNTY CLINIC 401(K) RETIREMENT PLAN",
    ]);
    const row = (label: string, amount: string) => `<tr><td>${label}</td><td class=r>${amount}</td></tr>`;
    const cents = (amount: number) => (amount < 0 ? `-$${plain(-amount)}` : $(amount));
    const units = (amount: number) => (amount / 1000).toFixed(3);
    const groups = [...new Set(funds.map((fund) => fund.group))];
    const lines = groups.flatMap((group) => {
      const own = funds.filter((fund) => fund.group === group);
      return [
        [
          `<b>${group}</b>`,
          "",
          "",
          "",
          "",
          `<b>${$(total(own.map((fund) => fund.before)))}</b>`,
          `<b>${$(total(own.map((fund) => fund.value)))}</b>`,
        ],
        ...own.map((fund) => [
          `&nbsp; ${fund.name}`,
          units(fund.older),
          units(fund.shares),
          $(fund.was),
          $(fund.price),
          plain(fund.before),
          plain(fund.value),
        ]),
      ];
    });
    const pct = (amount: number) => `${Math.round((amount / value) * 100)}%`;
    const body = `<div class=f><div class=lg>Meridew<span> RETIREMENT</span></div><div class=r><b>${plan}</b><br>Retirement Savings Statement<br>Meridew Workplace Services, PO Box 770003, Cincinnati OH<br>Customer Service: (800) 555-0172</div></div><div class=f style="margin:20px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r><h1>Statement Period: ${date.slash(start)} to ${date.slash(end)}</h1></div></div>
<div class=f><div class=bx><h2>Your Account Summary</h2><table>${row("Beginning Balance", $(begin))}${row("Your Contributions", $(yours))}${row("Employer Contributions", $(match))}${loan > 0 ? row("Loan Withdrawals", `-$${plain(loan)}`) : ""}${row("Fees", `-$${plain(fees)}`)}${row("Change in Market Value", cents(market))}<tr class=t><td>Ending Balance</td><td class=r>${$(value)}</td></tr></table><p>Additional Information</p><table>${row("Vested Balance", $(vested))}${loan > 0 ? row("Outstanding Loan Balance", $(loan)) : ""}</table></div><div><h2>Your Personal Rate of Return</h2><p class=pr>This Period <b>${((market / begin) * 100).toFixed(1)}%</b></p><p class=n>Your Personal Rate of Return is calculated with a time-weighted formula, widely used by financial analysts to calculate investment earnings. It reflects the results of your investment selections as well as any activity in the plan account(s) shown. Past performance is no guarantee of future results.</p><h2>Your Asset Allocation</h2>${grid(
      "lr",
      [],
      groups.map((group) => [
        group,
        pct(total(funds.filter((fund) => fund.group === group).map((fund) => fund.value))),
      ]),
    )}</div></div>
<h2>Market Value of Your Account</h2><p class=n>Displayed in this section is the value of your account for the statement period, in both shares and dollars.</p>${grid("lrrrrrr", ["Investment", `Shares as of<br>${date.slash(old)}`, `Shares as of<br>${date.slash(end)}`, `Price as of<br>${date.slash(old)}`, `Price as of<br>${date.slash(end)}`, `Market Value as of<br>${date.slash(old)}`, `Market Value as of<br>${date.slash(end)}`], [...lines, ["<b>Account Totals</b>", "", "", "", "", `<b>${$(begin)}</b>`, `<b>${$(value)}</b>`]], "class=g")}<p class=n>* Some of these investments may invest in both stocks and bonds. Remember that a dividend payment reduces the share price.</p>
<div class=brk></div><p class=r>Page 2 of 2</p><h2>Your Contribution Elections as of ${date.slash(end)}</h2>${grid(
      "lr",
      ["Investment Option", "Current %"],
      funds.map((fund, index) => [fund.name, `${index === 0 ? 100 - 10 * (funds.length - 1) : 10}%`]),
      "class=g style='width:60%'",
    )}<h2>Your Contribution Summary</h2>${grid(
      "lrrr",
      ["Contributions", "Period to date", "Vested Percent", "Total Vested Account Balance"],
      [
        ["Employee Pre-Tax", $(yours), "100%", $(value - match * 2)],
        ["Employer Match", $(match), `${vested === value ? 100 : 60}%`, $(vested - value + match * 2)],
        ["<b>Total</b>", $(yours + match), "", $(vested)],
      ],
      "class=g",
    )}<h2>Your Account Activity</h2>${grid("lr", ["Activity", "Total"], [["Beginning Balance", $(begin)], ["Your Contributions", $(yours)], ["Employer Contributions", $(match)], ...(loan > 0 ? [["Loan Withdrawals", `-$${plain(loan)}`]] : []), ["Administrative Fees", `-$${plain(fees)}`], ["Change in Market Value", cents(market)], ["Ending Balance", $(value)]], "class=g style='width:60%'")}<p class=n>Diversification: To help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio. Please review your statement; any error must be reported within 90 days.</p>`;
    const style = `${STYLE}body{font:8.5pt Arial,sans-serif}.lg{font:bold 20pt Arial;color:#4a6f1f}.lg span{font-size:9pt;letter-spacing:2px}h1{font-size:11pt}h2{font-size:11pt;color:#4a6f1f;margin:10px 0 4px}.bx{border:1px solid #4a6f1f;padding:0 10px 8px}.t td{border-top:1px solid #000;font-weight:bold}.g th{font-size:7.5pt;border-bottom:2px solid #4a6f1f;vertical-align:bottom}.g td{border-bottom:1px solid #ddd}.pr{font-size:12pt}`;
    const named = "Meridew RETIREMENT";
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: named,
          accounts: [
            {
              kind: "401k",
              institution: named,
              periodStart: start,
              periodEnd: end,
              totalValue: decimal(value),
              holdings: funds.map((fund) => ({ name: fund.name, value: decimal(fund.value) })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [end],
            "accounts.0.beginningBalance": [decimal(begin)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(yours + match), decimal(yours)],
            "accounts.0.totalWithdrawals": [decimal(loan), decimal(loan + fees)],
            "accounts.0.feesCharged": [decimal(fees)],
          },
        },
        "Meridew",
        "Meridew Retirement",
        "Meridew Workplace Services",
        plan,
        plan.replace(/ 401.*/, ""),
      ),
    };
  },
};

export const hwInvestments: readonly Layout[] = [broker, retirement];
