import type { AccountFacts } from "#contract/extraction.ts";
import { makePortfolio, type PortfolioData, type Position, sharesOf } from "./investment-data.ts";
import { document, type Layout, type Truth } from "./layout.ts";
import { BASE, escaped, grid, pairs } from "./markup.ts";
import { date, decimal, money } from "./print-styles.ts";

const $ = money.dollar;

/** Flows beside the total are printed and left open by the contract; trades are not compared. */
export function investmentTruth(
  institution: string,
  d: PortfolioData,
  account: Omit<AccountFacts, "institution" | "totalValue" | "holdings">,
  options: { readonly symbols: boolean; readonly cashName?: string },
): Truth {
  const name = (position: Position) => ({
    name: position.name,
    ...(options.symbols ? { symbol: position.symbol } : {}),
    value: decimal(position.value),
  });
  return {
    documentType: "investments",
    institution,
    accounts: [
      {
        institution,
        ...account,
        totalValue: decimal(d.total),
        holdings: [
          ...d.positions.map(name),
          ...(options.cashName ? [{ name: options.cashName, value: decimal(d.cash) }] : []),
        ],
      },
    ],
    transactions: [],
    transactionsOpen: true,
    allowed: {
      "accounts.0.statementDate": [d.end],
      "accounts.0.periodStart": [d.start],
      "accounts.0.periodEnd": [d.end],
      "accounts.0.beginningBalance": [decimal(d.beginning)],
      "accounts.0.endingBalance": [decimal(d.total)],
      "accounts.0.totalDeposits": [
        decimal(d.added),
        decimal(d.added + d.employerAdded),
        decimal(d.employerAdded),
      ],
      "accounts.0.totalWithdrawals": [decimal(d.taken)],
    },
  };
}

/** Value this period beside year to date, holdings with quantity, price and value, core cash as a holding. */
const brokerage: Layout = {
  name: "invest-brokerage-holdings",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = makePortfolio(seed, 30);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{border-bottom:2px solid #363}td{padding:2px}`,
      `<div class=row><div style="font-size:18pt;color:#363">Fairhaven Brokerage</div><div class=r><b>INVESTMENT REPORT</b><br>${date.long(d.start)} - ${date.long(d.end)}</div></div>
      <p>${d.person.name} - INDIVIDUAL TOD<br>Account Number: X${d.number.slice(0, 2)}-${d.number.slice(2)}</p><div class=row><div style="border:1px solid #363;padding:8px">Your Account Value:<div style="font-size:18pt">${$(d.total)}</div><span class=small>Change from Last Period: ${money.brackets(d.total - d.beginning)}</span></div>
      <div>${grid(
        "lrr",
        ["", "This Period", "Year-to-Date"],
        [
          ["Beginning Account Value", $(d.beginning), $(d.beginning - 310_000)],
          ["Additions", money.plain(d.added + d.employerAdded), money.plain(d.ytdAdded)],
          ["Subtractions", money.plain(-d.taken), money.plain(-d.taken)],
          ["Change in Investment Value", money.plain(d.change), money.plain(d.change + 44_120)],
          ["<b>Ending Account Value</b>", `<b>${$(d.total)}</b>`, `<b>${$(d.total)}</b>`],
        ],
      )}</div></div>
      <h3>Holdings</h3>${grid(
        "lrrrr",
        ["Description", "Quantity", "Price Per Unit", "Ending Market Value", "Total Cost Basis"],
        [
          [
            "FAIRHAVEN GOVERNMENT MONEY MARKET",
            (d.cash / 100).toFixed(3),
            "$1.0000",
            $(d.cash),
            "not applicable",
          ],
          ...d.positions.map((p) => [
            `${escaped(p.name)} (${p.symbol})`,
            sharesOf(p),
            $(p.price),
            $(p.value),
            $(p.cost),
          ]),
          ["<b>Total Holdings</b>", "", "", `<b>${$(d.total)}</b>`, ""],
        ],
      )}<p class=small>Estimated annual income 1.38%. Amounts of unrealized gain are estimates.</p>`,
    );
    return {
      html,
      truth: (() => {
        const truth = investmentTruth(
          "Fairhaven Brokerage",
          d,
          { kind: "brokerage", accountLast4: d.number.slice(-4) },
          { symbols: true },
        );
        const account = truth.accounts[0];
        account?.holdings?.unshift({
          name: "FAIRHAVEN GOVERNMENT MONEY MARKET",
          value: decimal(d.cash),
        });
        return truth;
      })(),
    };
  },
};

/** A retirement account at a fund house: funds without symbols, contributions of two tax years. */
const ira: Layout = {
  name: "invest-ira-funds",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = makePortfolio(seed);
    const html = document(
      `body{font:10pt "Liberation Serif"}${BASE}td,th{padding:3px;border-bottom:1px solid #ccc}`,
      `<div style="font-size:19pt;color:#711">Windlass Funds</div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><h2>Traditional IRA</h2><p>Account ending in ${d.number.slice(-4)}<br>Quarter-to-date statement &nbsp; ${date.slash(d.start)} - ${date.slash(d.end)}</p>
      ${pairs(
        [
          [`Total value on ${date.long(d.end)}`, `<b>${$(d.total)}</b>`],
          [`Value on ${date.long(d.start)}`, $(d.beginning)],
          ["Contributions this quarter", $(d.added + d.employerAdded)],
          ["Distributions", $(-d.taken)],
          ["Market gain or loss", money.brackets(d.change)],
        ],
        "style='width:65%'",
      )}
      <h3>Balances and holdings</h3>${grid("lrrr", ["Fund", "Shares", `Price on ${date.short(d.end)}`, `Balance on ${date.short(d.end)}`], [...d.positions.map((p) => [escaped(p.name), sharesOf(p), $(p.price), $(p.value)]), ["Settlement Fund", (d.cash / 100).toFixed(3), "$1.00", $(d.cash)], ["<b>Total</b>", "", "", `<b>${$(d.total)}</b>`]])}
      <p class=small>${d.end.slice(0, 4)} contributions to date: ${$(d.ytdAdded)}. The contribution limit for ${d.end.slice(0, 4)} is $7,500.00.</p>`,
    );
    return {
      html,
      truth: investmentTruth(
        "Windlass Funds",
        d,
        { kind: "ira", accountLast4: d.number.slice(-4), periodStart: d.start, periodEnd: d.end },
        { symbols: false, cashName: "Settlement Fund" },
      ),
    };
  },
};

/** An employer's plan: contributions of both sides, a vested balance below the total. */
const plan401k: Layout = {
  name: "invest-401k-plan",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = makePortfolio(seed);
    const stable = "Stable Value Option";
    const html = document(
      `body{font:9.5pt "DejaVu Sans"}${BASE}`,
      `<div class=row><div style="font-size:16pt">Beacon Retirement Services</div><div class=r>Retirement Savings Statement</div></div><h3>ACME LOGISTICS 401(K) PLAN</h3><p>${d.person.name}<br>Participant account XXXXX${d.number.slice(-4)}<br>Statement Period: ${date.slash(d.start)} to ${date.slash(d.end)}</p>
      <h3>Your Account Summary</h3>${pairs(
        [
          ["Beginning Balance", $(d.beginning)],
          ["Your Contributions", $(d.added)],
          ["Employer Contributions", $(d.employerAdded)],
          ["Withdrawals", $(-d.taken)],
          ["Change in Account Value", $(d.change)],
          ["<b>Ending Balance</b>", `<b>${$(d.total)}</b>`],
          ["Vested Balance", $(d.vested)],
          ["Your personal rate of return this period", "3.4%"],
        ],
        "style='width:60%'",
      )}
      <h3>Your Investments</h3>${grid("lrrr", ["Investment", "Units", "Unit price", "Market value"], [...d.positions.map((p) => [escaped(p.name), sharesOf(p), $(p.price), $(p.value)]), [stable, (d.cash / 1_000).toFixed(3), "$10.00", $(d.cash)], ["Account Total", "", "", $(d.total)]])}`,
    );
    return {
      html,
      truth: investmentTruth(
        "Beacon Retirement Services",
        d,
        { kind: "401k", accountLast4: d.number.slice(-4), periodStart: d.start, periodEnd: d.end },
        { symbols: false, cashName: stable },
      ),
    };
  },
};

export const investmentLayouts: readonly Layout[] = [brokerage, ira, plan401k];
