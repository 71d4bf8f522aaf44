import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { $, percentOf, plain, start, sum } from "./uo-data.ts";
import { part, positions } from "./uo-positions.ts";

const FUNDS = [
  ["HOLLINS 500 INDEX FUND", "HLXAX"],
  ["HOLLINS US BOND INDEX FD", "HLBAX"],
  ["HOLLINS INTL INDEX FUND", "HLIGX"],
  ["HOLLINS FREEDOM 2040 INVESTOR", "HLFFX"],
  ["HOLLINS CONTRARIAN FUND", "HLCNX"],
] as const;

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
    const row = (
      name: string,
      symbol: string,
      before: number,
      quantity: string,
      price: string,
      value: number,
      basis: string,
      gain: string,
    ) => [`<b>${name} (${symbol})</b>`, $(before), quantity, price, $(value), basis, gain];
    const columns = [
      "Description",
      "Beginning Market Value",
      "Quantity",
      "Price Per Unit",
      "Ending Market Value",
      "Total Cost Basis",
      "Unrealized Gain/Loss",
    ];
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
<div class=row><div><h2>Income Summary</h2>${pairs(
          [
            ["Tax-deferred", $(income)],
            ["Total", $(income)],
          ],
          "class=t",
        )}</div><div><h2>Contributions and Distributions</h2>${pairs(
          [
            ["Rollover contributions", rolled > 0 ? $(rolled) : "-"],
            ["Normal distributions", taken > 0 ? $(taken) : "-"],
          ],
          "class=t",
        )}</div></div>
<p>Contact Information: Online hollins-invest.example &nbsp; FAST&reg;-Automated Telephone 800-555-0144 &nbsp; Customer Service 800-555-0155</p><p class=small>Brokerage services provided by Hollins Brokerage Services LLC, Member NYSE, SIPC. 1 of 2</p>
<div class=p2>${head}<h2>Holdings</h2><h3>Core Account</h3>${grid("lrrrrrr", columns, [row("HOLLINS GOVERNMENT MONEY MARKET", "HLGXX", coreBefore, plain(core).replace(/\.(\d\d)$/, ".$10"), "$1.0000", core, "not applicable", "not applicable")], "class=t")}
<h3>Mutual Funds</h3>${grid(
          "lrrrrrr",
          columns,
          funds.map((p) => {
            const basis = percentOf(p.value, 70 + (p.price % 38));
            return row(
              p.name,
              p.symbol,
              p.begin,
              p.quantity.toFixed(3),
              `$${plain(p.price)}00`,
              p.value,
              $(basis),
              signed(p.value - basis),
            );
          }),
          "class=t",
        )}
<table class=t><tr><td><b>Total Mutual Funds</b> (${part(end - core, end)} of account holdings)</td><td class=r><b>${$(end - core)}</b></td></tr><tr><td><b>Total Holdings</b></td><td class=r><b>${$(end)}</b></td></tr></table>
<h2>Activity</h2><h3>Dividends, Interest &amp; Other Income</h3>${grid(
          "lllr",
          ["Date", "Security Name", "Description", "Amount"],
          [
            [date.noYear(last), "HOLLINS GOVERNMENT MONEY MARKET", "Dividend Received", $(income)],
            ["", "<b>Total Dividends, Interest &amp; Other Income</b>", "", `<b>${$(income)}</b>`],
          ],
          "class=t",
        )}
${rolled > 0 ? `<h3>Contributions</h3>${grid("lllr", ["Date", "Reference", "Description", "Amount"], [[date.noYear(addDays(first, 9)), `Eft Funds Received ER${last4}21`, "Rollover Contribution", $(rolled)]], "class=t")}` : ""}
${taken > 0 ? `<h3>Distributions</h3>${grid("lllr", ["Date", "Reference", "Description", "Amount"], [[date.noYear(addDays(first, 16)), `Eft Funds Paid ED${last4}07`, "Normal Distr Partial", `-${$(taken)}`]], "class=t")}` : ""}
<h3>Core Fund Activity</h3>${grid("lllrrr", ["Settlement Date", "Type", "Transaction Description", "Quantity", "Amount", "Balance"], [[date.noYear(last), "CASH", "You Bought HOLLINS GOVERNMENT MONEY MARKET @ 1", plain(income), $(income), $(core)]], "class=t")}
<h2>Estimated Cash Flow</h2><p class=small>Estimated cash flow is based on the current position and is not a guarantee. Required minimum distributions generally begin at age 73. Beneficiary: on file. Total cost basis does not reflect wash sales across accounts. Please review this statement and report any discrepancy within 10 days.</p><p class=small>2 of 2</p></div>`,
      ),
      truth: {
        documentType: "investments",
        institution: "Hollins INVESTMENTS",
        accounts: [
          {
            kind: "ira",
            institution: "Hollins INVESTMENTS",
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
          institution: ["Hollins Investments", "Hollins", "Hollins Brokerage Services LLC"],
          "accounts.0.institution": ["Hollins Investments", "Hollins", "Hollins Brokerage Services LLC"],
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

export const uoRollover = [rollover];
