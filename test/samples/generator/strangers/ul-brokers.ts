import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import { $, addDays, decimal, digits, lastDay, plain, share, start, two, unitsOf } from "./ul-data.ts";
import { ETFS, flowOf, holdingsOf, open, SHARES } from "./ul-funds.ts";

const bare = (amount: number) => (amount < 0 ? `(${plain(-amount)})` : plain(amount));

/** A discount broker's monthly statement with everything in tables. */
const discount: Layout = {
  name: "ul-broker-discount",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 9);
    const from = `${year}-${two(month)}-01`;
    const to = lastDay(year, month);
    const cash = random.whole(12_000, 900_000);
    const deposits = random.chance(0.6) ? random.whole(1, 8) * 25_000 : 0;
    const withdrawals = random.chance(0.25) ? random.whole(1, 5) * 20_000 : 0;
    const flow = flowOf(
      random,
      [...SHARES.slice(0, random.whole(2, 5)), ...ETFS.slice(0, 2)],
      [200_000, 2_400_000],
      cash,
      deposits,
      withdrawals,
    );
    const shares = flow.list.filter((position) => position.name === position.name.toUpperCase());
    const etfs = flow.list.filter((position) => !shares.includes(position));
    const account = `${digits(random, 4)}-${digits(random, 4)}`;
    const period = `${date.monthYear(from).split(" ")[0]} 1-${Number(to.slice(8))}, ${year}`;
    const part = (value: number) => `${Math.round((value / flow.end) * 100)}%`;
    const table = (list: typeof shares) =>
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
        list.map((position) => {
          const cost = share(position.value, 0.82);
          return [
            position.symbol,
            escaped(position.name.toUpperCase()),
            unitsOf(position),
            plain(position.price),
            plain(position.value),
            plain(cost),
            bare(position.value - cost),
            part(position.value),
          ];
        }),
        "class=t",
      );
    const held = (list: typeof shares) => list.reduce((total, position) => total + position.value, 0);
    const head = `<div class=row><div class=lo>Merrow &amp; Pine</div><div class=r><b>Merrow One<sup>&reg;</sup> Account of</b><br>${escaped(person.name)}</div></div><div class=bar><span>Account Number <b>${account}</b></span><span>Statement Period <b>${period}</b></span></div>`;
    const institution = "Merrow & Pine";
    const first = flow.list[0]?.symbol ?? "";
    return {
      html: document(
        `${BASE}body{font:8.5pt Arial}.lo{font:italic bold 19pt Georgia;color:#0b6cb0}.bar{display:flex;justify-content:space-between;background:#0b6cb0;color:#fff;padding:4px 8px;margin:8px 0}h2{font-size:13pt;font-weight:normal;color:#0b6cb0;margin:14px 0 4px}.t td,.t th{padding:2px 4px;font-size:7.5pt;border-bottom:1px solid #ddd}.t th{border-bottom:1px solid #000;vertical-align:bottom}.v{font-size:20pt;font-weight:bold}.f{font-size:6.5pt;color:#444;margin-top:14px}`,
        `${head}<div class=row><div><p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p></div><div>Manage Your Account<br><span class=small>Customer Service and Trading: 1-800-555-0141 &nbsp; merrowpine.com</span></div></div>
<h2>Account Summary</h2><div class=row><div>Ending Account Value as of ${date.noYear(to)}<div class=v>${$(flow.end)}</div>Beginning Account Value as of ${date.noYear(from)}<br><b style="font-size:12pt">${$(flow.begin)}</b></div>
<div>${grid(
          "lrr",
          ["", "This Statement", ""],
          [
            ["Beginning Value", $(flow.begin), ""],
            ["Deposits", plain(flow.deposits), ""],
            ["Withdrawals", bare(-flow.withdrawals), ""],
            ["Dividends and Interest", plain(flow.income), ""],
            ["Market Appreciation/(Depreciation)", bare(flow.change), ""],
            ["Expenses", "0.00", ""],
            ["<b>Ending Value</b>", `<b>${$(flow.end)}</b>`, ""],
          ],
          "class=t",
        )}</div></div>
<p class=small>Account Ending Value reflects the market value of your cash and investments. It does not include pending transactions, unpriced securities, or assets held outside Merrow &amp; Pine's custody.</p>
<h2>Asset Allocation</h2>${grid(
          "lrr",
          ["", "This Period", "Current Allocation"],
          [
            ["Cash and Cash Investments", plain(cash), part(cash)],
            ["Equities", plain(held(shares)), part(held(shares))],
            ["Exchange Traded Funds", plain(held(etfs)), part(held(etfs))],
            ["<b>Total</b>", `<b>${$(flow.end)}</b>`, "<b>100%</b>"],
          ],
          "class=t style='width:60%'",
        )}
<h2>Income Summary</h2>${grid(
          "lr",
          ["", "This Period (Taxable)"],
          [
            ["Bank Sweep Interest", plain(share(flow.income, 0.1))],
            ["Cash Dividends", plain(flow.income - share(flow.income, 0.1))],
            ["<b>Total Income</b>", `<b>${$(flow.income)}</b>`],
          ],
          "class=t style='width:60%'",
        )}
<p class=f>Brokerage products and services offered by Merrow &amp; Pine &amp; Co., Inc., Member SIPC. &nbsp; Page 1 of 2</p>
<div style="break-before:page">${head}<h2>Positions - Summary</h2><h2>Cash and Cash Investments</h2>${grid("lllr", ["Type", "Symbol", "Description", "Ending Balance($)"], [["Bank Sweep", "", "MERROW BANK, NA", plain(cash)]], "class=t")}
<h2>Positions - Equities</h2>${table(shares)}<p class=r><b>Total Equities ${$(held(shares))}</b></p><h2>Positions - Exchange Traded Funds</h2>${table(etfs)}<p class=r><b>Total Exchange Traded Funds ${$(held(etfs))}</b></p>
<h2>Transaction Details</h2>${grid("lllllr", ["Date", "Category", "Action", "Symbol", "Description", "Amount($)"], [...(deposits > 0 ? [[date.noYear(addDays(from, 3)), "Deposit", "MoneyLink Txn", "", "Tfr BANK OF RECORD", plain(deposits)]] : []), ...(withdrawals > 0 ? [[date.noYear(addDays(from, 9)), "Withdrawal", "MoneyLink Txn", "", "Tfr BANK OF RECORD", bare(-withdrawals)]] : []), [date.noYear(addDays(from, 14)), "Dividend", "Cash Dividend", first, "", plain(flow.income - share(flow.income, 0.1))], [date.noYear(addDays(from, 15)), "Interest", "Bank Interest", "", "BANK INT", plain(share(flow.income, 0.1))]], "class=t")}
<h2>Endnotes For Your Account</h2><p class=f>Bank Sweep deposits are held at one or more FDIC-insured banks and are not covered by SIPC. Yields and estimated income are estimates only. Cost basis may be incomplete for assets transferred to us. Please review your statement carefully and report any discrepancies within 10 days. &nbsp; Page 2 of 2</p></div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: [
            {
              kind: "brokerage",
              institution,
              accountLast4: account.slice(-4),
              periodStart: from,
              periodEnd: to,
              totalValue: decimal(flow.end),
              holdings: [
                { name: "MERROW BANK, NA", value: decimal(cash) },
                ...holdingsOf([...shares, ...etfs], true),
              ],
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            ...open(0, flow),
            "accounts.0.holdings.0.name": ["Bank Sweep", "Bank Sweep MERROW BANK, NA"],
          },
        },
        "Merrow & Pine & Co., Inc.",
        "Merrow & Pine & Co.",
      ),
    };
  },
};

/** A full-service fund and brokerage house: a report over one or two accounts. */
const report: Layout = {
  name: "ul-broker-report",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 10);
    const from = `${year}-${two(month)}-01`;
    const to = lastDay(year, month);
    const kinds = [
      ["INDIVIDUAL - TOD", "brokerage", "Z"],
      ["ROTH IRA", "ira", "2"],
    ] as const;
    const list = kinds.slice(0, random.whole(1, 2)).map(([label, kind, letter], index) => ({
      label,
      kind,
      account: `${letter}${digits(random, 2)}-${digits(random, 6)}`,
      flow: flowOf(
        random,
        index === 0 ? [...SHARES.slice(1, random.whole(3, 4)), ...ETFS.slice(0, 1)] : ETFS.slice(3, 6),
        [90_000, 1_500_000],
        random.whole(1_000, 200_000),
        random.chance(0.5) ? random.whole(2, 20) * 5_000 : 0,
        0,
      ),
    }));
    const total = list.reduce((value, one) => value + one.flow.end, 0);
    const before = list.reduce((value, one) => value + one.flow.begin, 0);
    const institution = "Fenwright";
    const range = `${date.long(from)} - ${date.long(to)}`;
    const pages = list.length + 1;
    const head = (page: number) =>
      `<div class=top><div class=fw><span>&#9650;</span> Fenwright<br><small>INVESTMENTS</small></div><div class=r><b>INVESTMENT REPORT</b><br>${range}<br><span class=small>${page} of ${pages}</span></div></div>`;
    const core = (one: (typeof list)[number]) => one.flow.cash;
    return {
      html: document(
        `${BASE}body{font:8.5pt 'Helvetica Neue',Arial}.top{display:flex;justify-content:space-between;border-bottom:2px solid #2f7d32;padding-bottom:6px}.fw{font:bold 16pt Arial;color:#2f7d32}.fw small{font-size:6pt;letter-spacing:4px}.pv{background:#eef5ee;padding:12px;margin:12px 0}.pv b{font-size:19pt}h3{font-size:11pt;margin:14px 0 4px;border-bottom:1px solid #000}.t td,.t th{padding:2px 4px;font-size:7.5pt}.t th{color:#555;font-weight:normal;vertical-align:bottom;border-bottom:1px solid #999}.s td{font-weight:bold}`,
        `${head(1)}<div class=row style="margin-top:16px"><div style="padding-top:20px"><small>Envelope # ${digits(random, 9)}</small><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=pv>Your ${list.length > 1 ? "Portfolio" : "Account"} Value:<br><b>${$(total)}</b><br>${total >= before ? "&#9650;" : "&#9660;"} Change from Last Period: ${$(Math.abs(total - before))}</div></div>
<h3>${list.length > 1 ? "Portfolio" : "Account"} Summary</h3>${pairs(
          [
            ["Beginning Value", $(before)],
            ["Additions", plain(list.reduce((value, one) => value + one.flow.deposits, 0))],
            ["Subtractions", plain(0)],
            [
              "Change in Investment Value *",
              plain(list.reduce((value, one) => value + one.flow.change + one.flow.income, 0)),
            ],
            ["<b>Ending Value **</b>", `<b>${$(total)}</b>`],
          ],
          "class=t style='width:55%'",
        )}<p class=small>* Reflects appreciation or depreciation of your holdings due to price changes plus any distribution and income earned during the statement period. ** Excludes unpriced securities.</p>
<h3>Accounts Included in This Report</h3>${grid("llrr", ["Page", "Account Type/Name", "Account Number", "Ending Value"], [...list.map((one, index) => [String(index + 2), `FENWRIGHT ACCOUNT<br>${one.label}`, one.account, $(one.flow.end)]), ["", "<b>Ending Value</b>", "", `<b>${$(total)}</b>`]], "class=t")}
<p>Welcome to your new statement. Track your goals, add a trusted contact, and see your full picture at fenwright.com. Questions? FAST&reg; automated telephone 800-555-0135.</p><p class=small>Brokerage services provided by Fenwright Brokerage Services LLC (FBS), Member NYSE, SIPC. Your account is carried by National Clearing Services LLC.</p>
${list
  .map(
    (
      one,
      index,
    ) => `<div style="break-before:page">${head(index + 2)}<div class=row style="margin-top:8px"><div><b style="font-size:12pt">Account # ${one.account}</b><br>${one.label}</div><div class=r>Account Value: <b>${$(one.flow.end)}</b></div></div>
<h3>Account Summary</h3>${pairs(
      [
        ["Beginning Account Value", $(one.flow.begin)],
        ["Additions", plain(one.flow.deposits)],
        ["Subtractions", plain(0)],
        ["Change in Investment Value", plain(one.flow.change + one.flow.income)],
        ["<b>Ending Account Value</b>", `<b>${$(one.flow.end)}</b>`],
      ],
      "class=t style='width:55%'",
    )}
<h3>Holdings</h3><p><b>Core Account</b></p>${grid("lrrr", ["Description", "Quantity", "Price Per Unit", "Ending Market Value"], [["FENWRIGHT GOVERNMENT MONEY MARKET (FWGXX)", plain(core(one)), "$1.0000", $(core(one))]], "class=t")}
<p><b>${index === 0 ? "Stocks and ETPs" : "Exchange Traded Products"}</b></p>${grid(
      "lrrrrr",
      [
        "Description",
        "Quantity",
        "Price Per Unit",
        "Ending Market Value",
        "Total Cost Basis",
        "Unrealized Gain/Loss",
      ],
      one.flow.list.map((position) => {
        const cost = share(position.value, 0.91);
        return [
          `${position.name.toUpperCase()} (${position.symbol})`,
          unitsOf(position),
          $(position.price),
          $(position.value),
          plain(cost),
          plain(position.value - cost),
        ];
      }),
      "class=t",
    )}<p class=r><b>Total Holdings ${$(one.flow.end)}</b></p>
<h3>Activity</h3><p><b>Dividends, Interest &amp; Other Income</b></p>${grid("lllr", ["Settlement Date", "Security Name", "Description", "Amount"], [[date.noYear(to), "FENWRIGHT GOVERNMENT MONEY MARKET", "Dividend Received", $(one.flow.income)]], "class=t")}${one.flow.deposits > 0 ? `<p><b>${index === 0 ? "Deposits" : "Contributions"}</b></p>${grid("llr", ["Date", "Description", "Amount"], [[date.noYear(addDays(from, 6)), index === 0 ? "EFT Received" : `CASH CONTRIBUTION CURRENT YEAR ${year}`, $(one.flow.deposits)]], "class=t")}` : ""}</div>`,
  )
  .join("")}`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: list.map((one) => ({
            kind: one.kind,
            institution,
            accountLast4: one.account.slice(-4),
            periodStart: from,
            periodEnd: to,
            totalValue: decimal(one.flow.end),
            holdings: [
              { name: "FENWRIGHT GOVERNMENT MONEY MARKET", symbol: "FWGXX", value: decimal(one.flow.cash) },
              ...holdingsOf(one.flow.list, true),
            ],
          })),
          transactions: [],
          transactionsOpen: true,
          allowed: Object.assign({}, ...list.map((one, index) => open(index, one.flow))),
        },
        "Fenwright Investments",
        "Fenwright INVESTMENTS",
        "FENWRIGHT",
        "Fenwright Brokerage Services LLC",
        "Fenwright Brokerage Services LLC (FBS)",
      ),
    };
  },
};

export const ulBrokers: readonly Layout[] = [discount, report];
