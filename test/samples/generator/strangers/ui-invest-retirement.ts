import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { addMonths, digits, last4, sum, uiDesk } from "./ui-data.ts";

const $ = money.dollar;

const quarterOf = (year: string, quarter: number) => {
  const start = `${year}-${String(quarter * 3 + 1).padStart(2, "0")}-01`;
  const next = quarter === 3 ? `${Number(year) + 1}-01-01` : addMonths(start, 3);
  return { start, end: addDays(next, -1) };
};

const FUNDS = [
  "Large Cap Index Trust III",
  "Lindqvist Target 2045 Fund Q",
  "International Growth Fund R6",
  "Mid Cap Value CIT",
  "Core Plus Bond Fund I",
  "Key Guaranteed Portfolio Fund",
];

/** A record keeper's quarter: questions as headings, the funds by asset class. */
const plan: Layout = {
  name: "ui-invest-401k-record-keeper",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 12);
    const name = "Ascendra";
    const { start, end } = quarterOf(month.start.slice(0, 4), random.whole(0, 3));
    const planNumber = `${digits(random, 6)}-01`;
    const funds = FUNDS.filter(() => random.chance(0.7));
    const rows = (funds.length > 1 ? funds : FUNDS.slice(0, 3)).map((fund) => {
      const begin = random.whole(200_000, 4_500_000);
      const put = random.whole(10_000, 90_000);
      const moved = Math.round((begin * random.whole(-600, 900)) / 10_000);
      const fee = random.whole(100, 900);
      return { fund, begin, put, moved, fee, end: begin + put + moved - fee };
    });
    const total = (of: (row: (typeof rows)[number]) => number) => sum(rows.map(of));
    const begin = total((row) => row.begin);
    const put = total((row) => row.put);
    const own = Math.round(put * 0.6);
    const value = total((row) => row.end);
    const change = total((row) => row.moved);
    const fees = total((row) => row.fee);
    const vested = random.chance(0.5) ? value : Math.round(value * 0.93);
    const rate = (change / begin) * 100;
    return {
      html: document(
        `body{font:9pt Arial;color:#333}${BASE}.logo{font:bold 20pt Arial;color:#0072ce}h2{font:bold 12pt Arial;color:#0072ce;margin:16px 0 4px}.t th{background:#e5f1fa;padding:4px;font-size:7.5pt}.t td{padding:4px;border-bottom:1px solid #ddd;font-size:8pt}.t tr:last-child td{font-weight:bold;border-top:2px solid #0072ce}.big{background:#0072ce;color:#fff;padding:12px;text-align:center}.big b{font-size:19pt}.d td{padding:3px 0;border-bottom:1px dotted #999}`,
        `<div class=row><div class=logo>ASCENDRA</div><div class=r><b>BRIGGS &amp; LOWELL 401(K) SAVINGS PLAN</b><br>Plan number ${planNumber}<br>${date.long(start)} to ${date.long(end)}</div></div>
<div class=row style="margin-top:14px"><div style="padding:18px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=big>Your account balance as of ${date.long(end)}<br><b>${$(value)}</b></div></div>
<div class=row><div><h2>How did my account change this period?</h2>${pairs(
          [
            ["Beginning balance", $(begin)],
            ["Your contributions", $(own)],
            ["Employer contributions", $(put - own)],
            ["Withdrawals", "$0.00"],
            ["Fees and expenses", `-${$(fees)}`],
            ["Change in value", $(change)],
            ["<b>Ending balance</b>", `<b>${$(value)}</b>`],
            ["Vested balance", $(vested)],
          ],
          "class=d",
        )}</div><div><h2>What is my rate of return?</h2><p>Your personal rate of return for this quarter is <b>${rate.toFixed(2)}%</b>. Past performance is not a guarantee of future results.</p><h2>Am I on track?</h2><p>Based on your current savings your estimated monthly income in retirement is <b>${money.wholeDollars(Math.round(value / 240))}</b>. Your goal is 75% of your pay. Log in to see how saving more could help.</p></div></div>
<h2>How is my account invested?</h2>${grid(
          "lrrrrr",
          ["Investment Option", "Beginning Balance", "Deposits", "Fees", "Change in Value", "Ending Balance"],
          [
            ...rows.map((row) => [
              row.fund,
              $(row.begin),
              $(row.put),
              `-${$(row.fee)}`,
              $(row.moved),
              $(row.end),
            ]),
            ["Totals", $(begin), $(put), `-${$(fees)}`, $(change), $(value)],
          ],
          "class=t",
        )}
<h2>Where will my future contributions be invested?</h2><p class=small>${rows.map((row) => row.fund).join(" &nbsp;|&nbsp; ")}</p>
<h2>Beneficiaries and other information</h2><p class=small>Our records show you have a beneficiary on file. To help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio. Fees: a plan administrative fee of $12.50 per quarter may be included in "Fees and expenses". Funds may impose redemption fees. <b>Estimated monthly income is hypothetical</b> and is shown as required by the Department of Labor's lifetime income rules. Please review this statement carefully; corrections will be made only for errors communicated within 90 calendar days of the end of the period. Securities offered by Ascendra Financial Services, Inc., Member FINRA/SIPC. 1-855-555-0140.</p>`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: name,
          accounts: [
            {
              kind: "401k",
              institution: name,
              periodStart: start,
              periodEnd: end,
              totalValue: decimal(value),
              holdings: rows.map((row) => ({ name: row.fund, value: decimal(row.end) })),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.accountLast4": [last4(planNumber), planNumber.replace("-", "").slice(-4)],
            "accounts.0.statementDate": [end],
            "accounts.0.beginningBalance": [decimal(begin)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(put), decimal(own)],
            "accounts.0.totalWithdrawals": ["0.00"],
            "accounts.0.feesCharged": [decimal(fees)],
          },
        },
        "ASCENDRA",
        "Ascendra Financial Services, Inc.",
      ),
    };
  },
};

const SERIES: ReadonlyArray<readonly [name: string, symbol: string, price: number]> = [
  ["The Growth Fund of Merrow-A", "MGFAX", 7_214],
  ["Merrow Balanced Fund-A", "MBLFX", 3_562],
  ["New Horizon Perspective Fund-A", "MNPSX", 6_018],
  ["The Bond Fund of Merrow-A", "MBFAX", 1_143],
];

/** A fund company's IRA: each fund with shares, price and value, then its transactions. */
const ira: Layout = {
  name: "ui-invest-ira-fund-company",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 13);
    const name = "Merrow Funds";
    const { start, end } = quarterOf(month.start.slice(0, 4), random.whole(0, 3));
    const number = digits(random, 8);
    const roth = random.chance(0.5);
    const put = random.chance(0.6) ? random.whole(5, 50) * 1_000 : 0;
    const funds = SERIES.slice(0, random.whole(2, 4)).map(([title, symbol, price], index) => {
      const shares = random.whole(40_000, 900_000);
      const each = price + random.whole(-200, 200);
      const value = Math.round((shares * each) / 1000);
      return {
        title,
        symbol,
        shares,
        each,
        value,
        paid: random.whole(500, 9_000),
        put: index === 0 ? put : 0,
      };
    });
    const value = sum(funds.map((fund) => fund.value));
    const change = Math.round((value * random.whole(-500, 600)) / 10_000);
    const begin = value - put - change;
    const shares = (thousandths: number) =>
      (thousandths / 1000).toFixed(3).replaceAll(/\B(?=(\d{3})+\.)/g, ",");
    return {
      html: document(
        `body{font:9pt Georgia,serif;color:#222}${BASE}.logo{font:17pt Georgia;letter-spacing:3px;border-bottom:1px solid #777;padding-bottom:6px}.logo small{font-size:8pt;letter-spacing:1px}h2{font:bold 11pt Georgia;margin:16px 0 4px}.t th{border-top:1.5px solid #000;border-bottom:1px solid #000;font-size:7.5pt;padding:3px 4px}.t td{padding:3px 4px;font-size:8.5pt}.f tr:last-child td{border-top:1px solid #000;font-weight:bold}.left{flex:0 0 175px!important;border-right:1px solid #999;font-size:8pt;padding-right:10px}`,
        `<div class=logo>MERROW FUNDS <small>from Pell Street Group</small></div>
<div class=row style="margin-top:12px"><div class=left><b>Quarterly statement</b><br>${date.long(start)} -<br>${date.long(end)}<p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p><p><b>Your financial professional</b><br>ELLIS WARD<br>NORTH SOUND ADVISORS<br>Phone 206/555-0131</p><p><b>Contact us</b><br>Merrow Service Company<br>800/555-0121<br>merrowfunds.example</p><p>Go paperless and reduce clutter. Register at our website.</p></div><div>
<h2>Summary of your ${roth ? "Roth IRA" : "Traditional IRA"}</h2><div>Account number ${number}<br>Pell Street Bank &amp; Trust Co Cust ${roth ? "Roth IRA" : "IRA"}</div>${pairs(
          [
            [`Value on ${date.bare(addDays(start, -1))}`, $(begin)],
            ["+ Additions", $(put)],
            ["- Withdrawals", "$0.00"],
            ["+/- Change in account value", money.brackets(change)],
            [`<b>Value on ${date.bare(end)}</b>`, `<b>${$(value)}</b>`],
          ],
          'style="width:85%;margin-top:6px"',
        )}
<h2>Value by fund</h2>${grid(
          "lrrrr",
          ["Fund name", "Symbol", "Share balance", "Share price", `Value on ${date.bare(end)}`],
          [
            ...funds.map((fund) => [
              fund.title,
              fund.symbol,
              shares(fund.shares),
              $(fund.each),
              $(fund.value),
            ]),
            ["Total", "", "", "", $(value)],
          ],
          'class="t f"',
        )}
<h2>Contributions by tax year</h2>${pairs([
          [`${end.slice(0, 4)} contributions`, $(put)],
          [`${Number(end.slice(0, 4)) - 1} contributions`, "$0.00"],
        ])}</div></div>
<h2>Transactions</h2>${grid(
          "lllrrr",
          ["Trade date", "Fund", "Description", "Dollar amount", "Share price", "Shares transacted"],
          [
            ...funds.map((fund) => [
              date.bareShort(addDays(end, -9)),
              fund.title,
              "Income dividend reinvested",
              $(fund.paid),
              $(fund.each),
              ((fund.paid / fund.each) * 1).toFixed(3),
            ]),
            ...(put > 0
              ? [
                  [
                    date.bareShort(addDays(start, 20)),
                    funds[0]?.title ?? "",
                    `Contribution - current year`,
                    $(put),
                    $(funds[0]?.each ?? 100),
                    (put / (funds[0]?.each ?? 100)).toFixed(3),
                  ],
                ]
              : []),
          ],
          "class=t",
        )}
<p class=small>Investments are not FDIC-insured, nor are they deposits of or guaranteed by a bank or any other entity, so they may lose value. An annual $10 custodial fee is deducted from one fund in your IRA each June unless paid by check. Share price is the net asset value on the last business day of the period. Investors should carefully consider investment objectives, risks, charges and expenses. If you find an error, notify us within 30 days. Merrow Distributors, Inc., member FINRA.</p>`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: name,
          accounts: [
            {
              kind: "ira",
              institution: name,
              accountLast4: last4(number),
              periodStart: start,
              periodEnd: end,
              totalValue: decimal(value),
              holdings: funds.map((fund) => ({
                name: fund.title,
                symbol: fund.symbol,
                value: decimal(fund.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [end],
            "accounts.0.beginningBalance": [decimal(begin)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(put)],
            "accounts.0.totalWithdrawals": ["0.00"],
          },
        },
        "MERROW FUNDS",
        "Pell Street Group",
      ),
    };
  },
};

export const uiRetirement: readonly Layout[] = [plan, ira];
