import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, NEXT, percentOf, shares, start, total, worth } from "./un-data.ts";
import {
  beforeOf,
  costOf,
  held,
  open,
  openHolding,
  portfolio,
  positions,
  STOCKS,
  valueOf,
} from "./uq-data.ts";

const $ = money.dollar;

/** A wirehouse's thick report: each position over several lines, bought in lots, the symbol in the second line. */
const wirehouse: Layout = {
  name: "uq-broker-wirehouse",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 302);
    const first = monthStart(random);
    const end = monthEnd(first);
    const last = addDays(first, -1);
    const number = `${random.pick(["KW", "NE", "TX"])} ${digits(random, 5)} ${random.pick(["18", "41", "70"])}`;
    const list = positions(random, STOCKS, random.whole(3, 7), 2000, 6_500_000);
    const cash = random.whole(1_100_000, 4_100_000);
    const equities = valueOf(list);
    const all = equities + cash;
    const deposits = random.chance(0.4) ? random.whole(10, 90) * 10_000 : 0;
    const taken = random.chance(0.5) ? random.whole(5, 40) * 10_000 : 0;
    const income = random.whole(9_000, 70_000);
    const fees = random.chance(0.5) ? 17_500 : 0;
    const change = equities - beforeOf(list);
    const before = all - deposits + taken - income + fees - change;
    const cashBefore = before - beforeOf(list);
    const title = (page: number) =>
      `<div class=top><span class=brand>HALVERN</span><span>Resource Cash Account<br><b>${date.monthYear(first)}</b></span><span>Account name: ${person.name}<br>Account number: ${number}</span><span>Your Financial Advisor:<br>THE TILLEY GROUP<br>212-555-0190</span></div><div class=pg>Page ${page} of 4</div>`;
    const lots = list
      .map((one) => {
        const half = Math.floor(one.quantity / 4000) * 1000;
        const parts = half > 0 && one.symbol !== "SO" ? [half, one.quantity - half] : [one.quantity];
        const costs = parts.map((part) => Math.round((one.cost * part) / one.quantity));
        costs[costs.length - 1] = one.cost - total(costs.slice(0, -1));
        const values = parts.map((part) => worth(part, one.price));
        values[values.length - 1] = one.value - total(values.slice(0, -1));
        const line = (lead: string, quantity: number, cost: number, value: number, term: string) =>
          `<tr><td>${lead}</td><td class=r>${shares(quantity)}</td><td class=r>${grouped(Math.round((cost * 1000) / quantity))}</td><td class=r>${grouped(cost)}</td><td class=r>${grouped(one.price)}</td><td class=r>${grouped(value)}</td><td class=r>${money.plain(value - cost)}</td><td>${term}</td></tr>`;
        const name = `${escaped(one.name)}<div class=s>Symbol: ${one.symbol} Exchange: ${one.symbol === "COST" ? "OTC" : "NYSE"}<br>EAI: $${Math.round(one.value / 6000)} Current yield: ${(1.67).toFixed(2)}%</div>`;
        if (parts.length === 1)
          return line(
            `${name}<div class=s>Trade date: ${date.abbreviatedBare("2019-03-07")}</div>`,
            one.quantity,
            one.cost,
            one.value,
            "LT",
          );
        return `<tr><td colspan=8>${name}</td></tr>${parts.map((part, at) => line(`<span class=s>Trade date: ${date.abbreviatedBare(at === 0 ? "2017-06-12" : "2025-12-04")}</span>`, part, costs[at] ?? 0, values[at] ?? 0, at === 0 ? "LT" : "ST")).join("")}${line("<b>Security total</b>", one.quantity, one.cost, one.value, "")}`;
      })
      .join("");
    const html = document(
      `body{font:8pt "Liberation Sans",Arial}${BASE} .top{display:flex;justify-content:space-between;gap:14px;font-size:7.5pt} .brand{font:26pt Georgia,"DejaVu Serif";letter-spacing:3px} .pg{text-align:right;font-size:7pt;margin:4px 0 10px} h2{font:14pt Georgia,"DejaVu Serif";border-top:3px solid #111;padding-top:3px;margin:10px 0 4px} .s{font-size:7pt;padding-left:8px} td,th{padding:1px 4px;vertical-align:bottom} th{font-size:7pt;font-style:italic;font-weight:normal;border-bottom:1px solid #111} .big{font-size:15pt;font-weight:bold}`,
      `<div class=top><span class=brand>HALVERN</span><span>Halvern Financial Services Inc.<br>1285 Avenue of the Arts, 14th Floor<br>New York NY 10019</span><span style="text-align:right">APZ700021${digits(random, 6)} ${digits(random, 4)} X12</span></div><div class=pg>Page 1 of 4</div>
<div class=row><div><p style="margin-top:16px">${person.name}<br>${person.street}<br>${person.town}</p><p><b>Questions about your statement?</b><br>Call your Financial Advisor or the Account Services team at 800-555-0162, account ${number}.</p><p>Visit our website: halvern.example/financialservices</p></div><div><h2>Resource Cash Account</h2><b>${date.monthYear(first)}</b>${pairs(
        [
          ["Account name:", person.name],
          ["Account number:", number],
        ],
      )}<p><b>Your Financial Advisor:</b><br>THE TILLEY GROUP<br>Phone: 212-555-0190/800-555-0191</p><p><b>Items for your attention</b></p><ul class=small><li>You have not set up a durable power of attorney for this account.</li><li>As of this month your sweep deposits are eligible for FDIC coverage at more than one bank.</li></ul></div></div>
<h2>Value of your account</h2>${grid(
        "lrr",
        ["", `on ${date.longNoYear(last)} ($)`, `on ${date.longNoYear(end)} ($)`],
        [
          ["Your assets", grouped(before), grouped(all)],
          ["Your liabilities", "0.00", "0.00"],
          ["<b>Value of your account</b>", `<b>${$(before)}</b>`, `<b class=big>${$(all)}</b>`],
        ],
      )}<p class=small>Accrued interest of $0.00 is not included in the account values.</p>
<h2>Sources of your account growth during ${date.monthYear(first)}</h2>${pairs([
        [`Value of your account on ${date.longNoYear(last)}`, $(before)],
        ["Deposits and other funds credited", $(deposits)],
        ["Withdrawals and fees, including investments transferred out", money.brackets(-(taken + fees))],
        ["Dividend and interest income", $(income)],
        ["Change in market value", money.plain(change)],
        [`<b>Value of your account on ${date.longNoYear(end)}</b>`, `<b>${$(all)}</b>`],
      ])}${NEXT}${title(2)}<h2>Your account balance sheet</h2>${grid(
        "lrr",
        ["Summary of your assets", `Value on ${date.longNoYear(end)} ($)`, "Percentage of your account"],
        [
          ["A &nbsp; Cash and money balances", grouped(cash), `${percentOf(cash, all, 2)}%`],
          ["B &nbsp; Cash alternatives", "0.00", "0.00%"],
          ["C &nbsp; Equities", grouped(equities), `${percentOf(equities, all, 2)}%`],
          ["D &nbsp; Fixed income", "0.00", "0.00%"],
          ["<b>Total assets</b>", `<b>${$(all)}</b>`, "<b>100.00%</b>"],
        ],
      )}<h2>Your current year estimated tax summary</h2>${pairs([
        ["Taxable dividends", grouped(income)],
        ["Short-term realized gains and losses", "0.00"],
        ["Long-term realized gains and losses", "0.00"],
        ["Unrealized gains", money.plain(equities - costOf(list))],
      ])}<p class=small>Eligible margin: see the important information about your statement on the last two pages of this statement booklet.</p>${NEXT}${title(3)}<h2>Your assets</h2><p class=small>Some prices, income and current values shown may be approximate. As a result, gains and losses may not be accurately reflected. Cost basis has been adjusted for certain positions. See the important information at the end of this document.</p>
<p><b>Cash</b> <i>Cash and money balances</i></p>${grid(
        "lrrrr",
        [
          "Holding",
          `Opening balance<br>on ${date.longNoYear(first)} ($)`,
          `Closing balance<br>on ${date.longNoYear(end)} ($)`,
          "Average<br>rate",
          "Interest period",
        ],
        [
          [
            "HALVERN BANK USA DEPOSIT ACCOUNT",
            money.plain(cashBefore),
            grouped(cash),
            "0.35%",
            `${date.monthDay(first)} to ${date.monthDay(end)}`,
          ],
        ],
      )}
<p><b>Equities</b> <i>Common stock</i></p><table><tr><th>Holding</th><th class=r>Number<br>of shares</th><th class=r>Purchase price/<br>Average price<br>per share ($)</th><th class=r>Cost basis ($)</th><th class=r>Price per share<br>on ${date.monthDay(end)} ($)</th><th class=r>Value on<br>${date.monthDay(end)} ($)</th><th class=r>Unrealized<br>gain or loss ($)</th><th>Holding<br>period</th></tr>${lots}<tr style="border-top:2px solid #111"><td><b>Total</b></td><td></td><td></td><td class=r><b>${$(costOf(list))}</b></td><td></td><td class=r><b>${$(equities)}</b></td><td class=r><b>${money.dollar(equities - costOf(list))}</b></td><td></td></tr></table><p>Total estimated annual income: $${Math.round(equities / 6000)}</p>
<p><b>Your total assets</b></p>${grid(
        "lrr",
        ["", `Value on ${date.monthDay(end)} ($)`, "Percentage of your account"],
        [
          ["Cash and money balances", grouped(cash), `${percentOf(cash, all, 2)}%`],
          ["Equities", grouped(equities), `${percentOf(equities, all, 2)}%`],
          ["<b>Total</b>", `<b>${$(all)}</b>`, "<b>100.00%</b>"],
        ],
      )}${NEXT}${title(4)}<p class=small><b>Important information about your statement.</b> Halvern Financial Services Inc. (the "Firm" or "HFS"), its affiliate Halvern Securities LLC, and Halvern AG are separate entities. HFS is a member of all principal security, commodity and options exchanges and FINRA and SIPC. Our executive offices are at the address above. Bonus and custody: Halvern Bank USA deposit balances are insured by the FDIC up to $250,000. Assets held away from the Firm are not covered by SIPC. <b>Holding period:</b> ST is short-term (held one year or less), LT is long-term. <b>Estimated annual income (EAI)</b> and current yields are estimates; actual income may be lower or higher. <b>Friendly account name:</b> the client-assigned name is for your convenience only. Please review this statement and report any inaccuracy promptly, in writing, to the branch office manager. Equity price sources: closing prices on the last business day. Your statement is not a tax document. Important note on restricted securities: the price shown may be an estimate.</p>`,
    );
    return {
      html,
      truth: portfolio(
        "Halvern Financial Services Inc.",
        ["HALVERN", "Halvern", "Halvern Financial Services"],
        [
          {
            kind: "brokerage",
            accountLast4: number.replaceAll(" ", "").slice(-4),
            totalValue: decimal(all),
            holdings: held(list, true),
          },
        ],
        {
          ...open(0, {
            beginning: before,
            total: all,
            deposits: [deposits],
            withdrawals: [taken + fees, -(taken + fees)],
            end,
          }),
          "accounts.0.accountLast4": [number.slice(-4), number.slice(3, 8).slice(-4)],
          "accounts.0.periodStart": [first],
          "accounts.0.periodEnd": [end],
          ...openHolding(
            `accounts.0.holdings.${list.length}`,
            ["HALVERN BANK USA DEPOSIT ACCOUNT", "HALVERN BANK USA", "Cash and money balances", "Cash"],
            cash,
          ),
        },
      ),
    };
  },
};

export const uqWirehouse: readonly Layout[] = [wirehouse];
