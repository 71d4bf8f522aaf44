import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, NEXT, percentOf, shares, start } from "./un-data.ts";
import { cashBeside, lots, valueOf } from "./vd-wealth-data.ts";

const $ = money.dollar;
const { plain } = money;

/** A broker of the telephone age: a yield under each name, opening and closing balances in two columns. */
const discount: Layout = {
  name: "vd-wealth-app-broker",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 351);
    const first = monthStart(random);
    const last = monthEnd(first);
    const held = lots(
      random,
      [
        ["Apple", "AAPL", 22_140],
        ["Costco", "COST", 91_210],
        ["Ford Motor", "F", 1_132],
        ["Vanguard S&P 500 ETF", "VOO", 54_418],
        ["Palantir Technologies", "PLTR", 8_240],
        ["Realty Income", "O", 5_716],
        ["Schwab US Dividend Equity ETF", "SCHD", 2_744],
      ],
      3,
    );
    const securities = valueOf(held);
    const cash = random.chance(0.2) ? 0 : random.whole(112, 90_000);
    const total = securities + cash;
    const openCash = random.whole(0, 60_000);
    const openSecurities = Math.round(securities * (0.9 + random.whole(0, 15) / 100));
    const number = digits(random, 9);
    const income = held.map((lot, index) => Math.round((lot.value * (index % 3) * 0.9) / 100));
    const dividends = random.whole(11, 4_200);
    const html = document(
      `body{font:8.5pt "DejaVu Sans",Arial}${BASE} .logo{font:bold 15pt "DejaVu Sans"} h3{font-size:11pt;margin:14px 0 4px} .t td,.t th{font-size:7.5pt;padding:4px 3px;border-bottom:1px solid #ddd;vertical-align:top} .g{color:#666}`,
      `<div class=row><div><div class=logo>&#10148; Sherwood</div></div><div style="text-align:right" class=small>85 Willow Road, Menlo Park, CA 94025<br>help@sherwood.example<br>Page 1 of 3</div></div>
<div class=row style="margin-top:10px"><div><b>${date.slash(first)} to ${date.slash(last)}</b><br>${person.name} Account #:${number}<br>${person.street}, ${person.town}</div></div>
<h3>Account Summary</h3><div class=row><div>${grid(
        "lrr",
        ["", "Opening Balance", "Closing Balance"],
        [
          ["Net Account Balance", $(openCash), $(cash)],
          ["Total Securities", $(openSecurities), $(securities)],
          ["<b>Portfolio Value</b>", $(openSecurities + openCash), `<b>${$(total)}</b>`],
        ],
        "class=t",
      )}</div><div><b>Income and Expense Summary</b>${grid(
        "lrr",
        ["", "This Period", "Year to Date"],
        [
          ["Dividends", $(dividends), $(dividends * 4 + 219)],
          ["Capital Gains Distributions", "$0.00", "$0.00"],
          ["Interest Earned", $(random.whole(0, 99)), $(random.whole(100, 400))],
        ],
        "class=t",
      )}</div></div>
<h3>Portfolio Allocation</h3><p>&#9632; Cash and Cash Equivalents ${percentOf(cash, total, 2)}% &nbsp; &#9633; Equities ${percentOf(securities, total, 2)}% &nbsp; Options 0.00%</p>
<p class=small>This statement shall be conclusive if not objected to in writing within ten days. Errors and omissions exempted. Please address all communications to the firm and not to the individuals. Sherwood Securities, LLC carries your account as clearing broker. Sherwood Financial LLC introduces it.</p>
${NEXT}<div class=small style="text-align:right">Page 2 of 3</div><h3>Portfolio Summary</h3>${grid(
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
        held.map((lot, index) => [
          `${escaped(lot.name)}<br><span class=g>Estimated Yield: ${percentOf(income[index] ?? 0, lot.value, 2)}%</span>`,
          lot.symbol,
          "Margin",
          shares(lot.units, 6),
          $(lot.price),
          $(lot.value),
          $(income[index] ?? 0),
          `${percentOf(lot.value, total, 2)}%`,
        ]),
        "class=t",
      )}${pairs([
        ["Total Securities", `${$(securities)} &nbsp; ${percentOf(securities, total, 2)}%`],
        ["Brokerage Cash Balance", `${$(cash)} &nbsp; ${percentOf(cash, total, 2)}%`],
        ["<b>Total Priced Portfolio</b>", `<b>${$(total)}</b> &nbsp; 100.00%`],
      ])}<h3>Account Activity</h3>${grid(
        "llllrrrr",
        ["Description", "Symbol", "Acct Type", "Transaction", "Date", "Qty", "Debit", "Credit"],
        [
          ["ACH Deposit", "", "Cash", "ACH", date.slash(addDays(first, 3)), "", "", $(25_000)],
          [
            escaped(held[0]?.name ?? ""),
            held[0]?.symbol ?? "",
            "Margin",
            "Buy",
            date.slash(addDays(first, 5)),
            "1",
            $(held[0]?.price ?? 0),
            "",
          ],
          [
            `Cash Div: R/D ${first} P/D ${addDays(first, 13)}`,
            held[1]?.symbol ?? "",
            "Cash",
            "CDIV",
            date.slash(addDays(first, 13)),
            "",
            "",
            $(dividends),
          ],
        ],
        "class=t",
      )}${NEXT}<p class=small><b>Important Information.</b> If this is a margin account and we maintain a special miscellaneous account for you, this is a combined statement of your general account and special miscellaneous account. "Est. Dividend Yield" is an estimate; the actual income might be lower or higher. Free credit balances held by us may be used in our business subject to the limits of 17 CFR Section 240.15c3-3. Sherwood Securities, LLC is a member of SIPC, which protects securities customers of its members up to $500,000 (including $250,000 for claims for cash).</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Sherwood",
          accounts: [
            {
              kind: "brokerage",
              institution: "Sherwood",
              accountLast4: number.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(total),
              holdings: held.map((lot) => ({
                name: lot.name,
                symbol: lot.symbol,
                value: decimal(lot.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            ...cashBeside(
              held.length,
              decimal(cash),
              "Brokerage Cash Balance",
              "Net Account Balance",
              "Cash",
            ),
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(openSecurities + openCash), decimal(openCash)],
            "accounts.0.endingBalance": [decimal(total), decimal(cash)],
          },
        },
        "Sherwood Securities, LLC",
        "Sherwood Financial LLC",
        "Sherwood Securities",
        "Sherwood Financial",
      ),
    };
  },
};

/** A wirehouse: capitals, fractions of columns, cost and gain beside each value, deposits of its own bank last. */
const wirehouse: Layout = {
  name: "vd-wealth-wirehouse",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 352);
    const first = monthStart(random);
    const last = monthEnd(first);
    const equities = lots(
      random,
      [
        ["ABBVIE INC SHS", "ABBV", 19_322],
        ["CHEVRON CORP", "CVX", 15_510],
        ["DEERE CO", "DE", 41_204],
        ["HOME DEPOT INC", "HD", 38_127],
        ["MICROSOFT CORP", "MSFT", 44_918],
      ],
      2,
      true,
    );
    const funds = lots(
      random,
      [
        ["ISHARES CORE US AGGREGATE BOND ETF", "AGG", 9_917],
        ["LORD ABBETT SHORT DURATION INCOME FUND CL F", "LDLFX", 388],
        ["AMERICAN GROWTH FUND OF AMERICA CL F2", "GFFFX", 7_841],
      ],
      1,
    );
    const cash = random.whole(20_012, 1_900_000);
    const total = valueOf(equities) + valueOf(funds) + cash;
    const credits = random.whole(0, 3) * 100_000 + 14_233;
    const debits = random.whole(0, 2) * 75_000;
    const change = random.whole(-900_000, 1_400_000);
    const opening = total - credits + debits - change;
    const number = `${random.whole(1, 9)}${random.pick(["KX", "HB", "TR"])}-${digits(random, 5)}`;
    const table = (list: typeof equities) => {
      const costs = list.map((lot) => Math.round(lot.value * (0.7 + random.whole(0, 45) / 100)));
      const all = costs.reduce((sum, cost) => sum + cost, 0);
      return grid(
        "lrrrrrr",
        [
          "Description",
          "Quantity",
          "Total Cost Basis",
          "Estimated Market Price",
          "Estimated Market Value",
          "Unrealized Gain/(Loss)",
          "Est. Annual Income",
        ],
        [
          ...list.map((lot, index) => [
            `${lot.name} &nbsp; SYMBOL: ${lot.symbol}`,
            shares(lot.units, 4),
            plain(costs[index] ?? 0),
            (lot.price / 100).toFixed(4),
            plain(lot.value),
            lot.value < (costs[index] ?? 0)
              ? `(${plain((costs[index] ?? 0) - lot.value)})`
              : plain(lot.value - (costs[index] ?? 0)),
            String(Math.round(lot.value / 6_000)),
          ]),
          ["<b>TOTAL</b>", "", plain(all), "", `<b>${plain(valueOf(list))}</b>`, "", ""],
        ],
        "class=t",
      );
    };
    const bracket = (amount: number) => (amount < 0 ? `(${$(-amount)})` : $(amount));
    const html = document(
      `body{font:8.5pt "Liberation Serif"}${BASE} .logo{font:bold 19pt "Liberation Serif";color:#0a1f44} h3{background:#0a1f44;color:#fff;font-size:10pt;padding:3px 6px;margin:12px 0 4px} .t td,.t th{font-size:7.5pt;padding:2px 4px;border-bottom:1px solid #bbb} .npv{border:2px solid #0a1f44;padding:8px;font-size:12pt}`,
      `<div class=row><div class=logo>PRESCOTT LYLE</div><div style="text-align:right">Account Number: ${number}<br>${date.longNoYear(first)} - ${date.long(last)}</div></div>
<div class=row style="margin-top:14px"><div>Online at: www.myprescottlyle.example<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>Your Financial Advisor:<br>THE WEXLER GROUP<br>300 DAVIDSON AVE<br>SOMERSET NJ 08873<br>1-800-555-0191</div></div>
<p><b>YOUR CMA&reg; ACCOUNT</b></p><div class=npv>Net Portfolio Value: <b style="float:right">${$(total)}</b></div>
<div class=row><div><h3>YOUR ACCOUNT SUMMARY</h3>${grid(
        "lrr",
        ["", "This Statement", "Year to Date"],
        [
          [`Opening Value (${date.noYear(addDays(first, -1))})`, $(opening), ""],
          ["Total Credits", $(credits), $(credits * 3)],
          ["Total Debits", bracket(-debits), bracket(-debits * 2)],
          ["Securities You Transferred In/Out", "-", "-"],
          ["Market Gains/(Losses)", bracket(change), bracket(change * 2 + 811)],
          [`<b>Closing Value (${date.noYear(last)})</b>`, `<b>${$(total)}</b>`, ""],
        ],
      )}</div><div><h3>ASSETS</h3>${pairs([
        ["Cash/Money Accounts", plain(cash)],
        ["Fixed Income", "-"],
        ["Equities", plain(valueOf(equities))],
        ["Mutual Funds/Closed End Funds/UITs", plain(valueOf(funds))],
        ["Options", "-"],
        ["Subtotal (Long Portfolio)", plain(total)],
        ["<b>TOTAL ASSETS</b>", `<b>${$(total)}</b>`],
        ["LIABILITIES", ""],
        ["Debit Balance", "-"],
        ["<b>NET PORTFOLIO VALUE</b>", `<b>${$(total)}</b>`],
      ])}</div></div>
<p class=small>Prescott Lyle, Pierson, Field &amp; Sons Incorporated (also referred to as "PLPF&amp;S" or "Prescott Lyle") is a registered broker-dealer, Member SIPC. Investment products: Are Not FDIC Insured | Are Not Bank Guaranteed | May Lose Value</p>
${NEXT}<div class=row><div class=logo style="font-size:12pt">PRESCOTT LYLE</div><div style="text-align:right">${person.name} &nbsp; Account Number: ${number}</div></div>
<h3>YOUR CMA ASSETS</h3><b>EQUITIES</b>${table(equities)}<p><b>MUTUAL FUNDS/CLOSED END FUNDS/UIT</b>${table(funds)}</p><b>CASH/MONEY ACCOUNTS</b>${grid("lrrrrr", ["Description", "Quantity", "Total Cost Basis", "Estimated Market Price", "Estimated Market Value", "Est. Annual Income"], [["PL BANK DEPOSIT PROGRAM", plain(cash).slice(0, -3), plain(cash), "1.0000", plain(cash), String(Math.round(cash / 40_000))]], "class=t")}
<h3>YOUR CMA TRANSACTIONS</h3>${grid("lllrr", ["Date", "Description", "Transaction Type", "Quantity", "Income"], [[date.noYear(addDays(first, 9)), equities[0]?.name ?? "", "* Dividend", "", plain(14_233)]], "class=t")}<p class=small>Market prices are estimates and may not reflect what you would get on a sale. Cost basis is supplied for information. Rating symbols of stocks follow our research review.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Prescott Lyle",
          accounts: [
            {
              kind: "brokerage",
              institution: "Prescott Lyle",
              accountLast4: number.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(total),
              holdings: [...equities, ...funds].map((lot) => ({
                name: lot.name,
                symbol: lot.symbol,
                value: decimal(lot.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            ...cashBeside(
              equities.length + funds.length,
              decimal(cash),
              "PL BANK DEPOSIT PROGRAM",
              "Cash/Money Accounts",
            ),
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(opening)],
            "accounts.0.endingBalance": [decimal(total)],
            "accounts.0.totalDeposits": [decimal(credits)],
            "accounts.0.totalWithdrawals": [decimal(debits)],
          },
        },
        "PRESCOTT LYLE",
        "Prescott Lyle, Pierson, Field & Sons Incorporated",
      ),
    };
  },
};

export const vdWealthBrokers: readonly Layout[] = [discount, wirehouse];
