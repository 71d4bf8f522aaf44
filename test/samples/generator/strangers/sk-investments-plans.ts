import { makePortfolio, sharesOf } from "../investment-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { firstValues, flows } from "./sk-investments.ts";
import { NEXT_PAGE } from "./sk-parts.ts";

const $ = money.dollar;

/** A fund house's quarterly IRA statement: both ends' balances in each row, the year's limit and last year's contributions beside. */
const fundsIra: Layout = {
  name: "sk-invest-ira-two-balances",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = makePortfolio(seed * 7 + 3);
    const year = d.end.slice(0, 4);
    const first = firstValues(d);
    const html = document(
      `body{font:9.5pt "Liberation Sans"}${BASE}h2{font-weight:normal;font-size:14pt;border-bottom:3px solid #8d1d2c;margin:18px 0 4px}th{font-size:8pt;border-bottom:1px solid #000;vertical-align:bottom}td{padding:4px 2px;border-bottom:1px solid #ddd}`,
      `<div class=row><div style="font:bold 21pt 'Liberation Serif';color:#8d1d2c">Frigate</div><div class=r>${date.long(d.end)}, quarter-to-date statement<br>View your statements online at frigate.example. Client Services: 800-555-0162</div></div>
      <p style="margin:24px 0">${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=row><div><h2>Statement overview</h2>${pairs([
        [`<b>${d.person.name} — Traditional IRA brokerage account—XXXX${d.number.slice(-4)}</b>`, ""],
        [`Total value of all accounts as of ${date.long(d.end)}`, `<b>${$(d.total)}</b>`],
        [`Year-to-date income (Taxable)`, "$0.00"],
        [`Year-to-date income (Nontaxable)`, $(Math.round(d.total / 140))],
      ])}</div><div><h2>Value change</h2>${grid(
        "lrr",
        ["", "Quarter-to-date", "Year-to-date"],
        [
          [`Beginning value on ${date.slash(d.start)}`, $(d.beginning), $(d.beginning - 701_311)],
          ["Purchases &amp; contributions", `+ ${$(d.added + d.employerAdded)}`, `+ ${$(d.ytdAdded)}`],
          ["Withdrawals", `– ${$(d.taken)}`, `– ${$(d.taken)}`],
          ["Investment returns", money.dollar(d.change), money.dollar(d.change + 211_004)],
          [`Ending value on ${date.slash(d.end)}`, `<b>${$(d.total)}</b>`, `<b>${$(d.total)}</b>`],
        ],
      )}</div></div>
      <h2>Balances and holdings for Traditional IRA brokerage account</h2>${grid(
        "llrrrr",
        [
          "Symbol",
          "Name",
          "Quantity",
          `Price on ${date.slash(d.end)}`,
          `Balance on ${date.slash(d.start)}`,
          `Balance on ${date.slash(d.end)}`,
        ],
        [
          [
            "FRMXX",
            "Frigate Federal Money Market Fund <span class=small>7-day SEC yield 4.22%</span>",
            (d.cash / 100).toFixed(4),
            "$1.00",
            $(first.cash),
            $(d.cash),
          ],
          ...d.positions.map((p, index) => [
            p.symbol,
            escaped(p.name),
            sharesOf(p),
            $(p.price),
            $(first.positions[index] ?? 0),
            $(p.value),
          ]),
          ["", "<b>Total</b>", "", "", `<b>${$(d.beginning)}</b>`, `<b>${$(d.total)}</b>`],
        ],
      )}${NEXT_PAGE}<h2>Retirement summary</h2>${grid(
        "lrr",
        ["Traditional IRA", `${Number(year) - 1}`, year],
        [
          ["Contributions for the tax year", "$6,500.00", $(d.ytdAdded)],
          ["IRS contribution limit (under age 50)", "$7,000.00", "$7,500.00"],
          ["Required minimum distribution", "n/a", "n/a"],
          ["Distributions", "$0.00", $(d.taken)],
          ["Federal tax withheld", "$0.00", "$0.00"],
        ],
        "style='width:70%'",
      )}<p class=small>The value of your account on December 31 is reported to the IRS on Form 5498. Average annual returns: 1 year 9.8%, 5 years 7.1%. Funds are offered by prospectus. Frigate Marketing Corporation, Distributor.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Frigate",
        accounts: [
          {
            kind: "ira",
            institution: "Frigate",
            accountLast4: d.number.slice(-4),
            totalValue: decimal(d.total),
            holdings: [
              { name: "Frigate Federal Money Market Fund", symbol: "FRMXX", value: decimal(d.cash) },
              ...d.positions.map((p) => ({ name: p.name, symbol: p.symbol, value: decimal(p.value) })),
            ],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: flows(d),
      },
    };
  },
};

/** A record keeper's plan statement: sources across, funds below by class, loan and vested columns, a monthly income estimate. */
const sources: Layout = {
  name: "sk-invest-plan-sources",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = makePortfolio(seed * 9 + 5);
    const mine = Math.round(d.total * 0.71);
    const first = firstValues(d);
    const stable = "Guaranteed Interest Account";
    const html = document(
      `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}h3{background:#10375c;color:#fff;padding:4px 8px;margin:14px 0 4px;font-size:10pt}th{font-size:8pt;border-bottom:1px solid #10375c;vertical-align:bottom}td{padding:3px}.q{background:#eef3f8;padding:10px;text-align:center}`,
      `<div class=row><div><b style="font-size:17pt;color:#10375c">EMBARK</b> retirement<br><br><b>Quarrytown Hospital 401(k) Savings Plan</b><br>Plan number 455120-01</div><div class=r>Your quarterly statement<br><b>${date.abbreviatedBare(d.start)} – ${date.abbreviatedBare(d.end)}</b><br>Participant ID ***-**-${d.number.slice(-4)}</div></div>
      <p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=band><div class=q>Your account balance on ${date.abbreviatedBare(d.end)}<br><b style="font-size:17pt">${$(d.total)}</b></div><div class=q>Your vested balance<br><b style="font-size:17pt">${$(d.vested)}</b></div><div class=q>Estimated monthly income at 65*<br><b style="font-size:17pt">${$(Math.round(d.total / 171))}</b></div></div>
      <div class=row><div><h3>How has your account changed?</h3>${grid(
        "lrr",
        ["", "This period", "Year to date"],
        [
          ["Opening balance", $(d.beginning), $(d.beginning - 455_555)],
          ["Your contributions", $(d.added), $(d.added * 3)],
          ["Employer contributions", $(d.employerAdded), $(d.employerAdded * 3)],
          ["Withdrawals", money.brackets(-d.taken), money.brackets(-d.taken)],
          ["Investment gain/loss and fees", money.brackets(d.change), money.brackets(d.change + 123_100)],
          ["<b>Closing balance</b>", `<b>${$(d.total)}</b>`, `<b>${$(d.total)}</b>`],
        ],
      )}</div><div><h3>Your balance by source</h3>${grid(
        "lrrr",
        ["Source", "Balance", "Vested %", "Vested balance"],
        [
          ["Employee before-tax", $(mine), "100%", $(mine)],
          [
            "Employer match",
            $(d.total - mine),
            `${Math.round(((d.vested - mine) / (d.total - mine)) * 100)}%`,
            $(d.vested - mine),
          ],
          ["<b>Total</b>", `<b>${$(d.total)}</b>`, "", `<b>${$(d.vested)}</b>`],
        ],
      )}</div></div>
      <h3>How is your account invested?</h3>${grid(
        "lrrrrr",
        ["Investment option", "Balance at start", "Units", "Unit value", "Balance at end", "% of account"],
        [
          ["<i>Asset allocation, equity and bond</i>", "", "", "", "", ""],
          ...d.positions.map((p, index) => [
            escaped(p.name),
            $(first.positions[index] ?? 0),
            sharesOf(p),
            (p.price / 100).toFixed(4),
            $(p.value),
            `${((p.value / d.total) * 100).toFixed(1)}%`,
          ]),
          ["<i>Fixed</i>", "", "", "", "", ""],
          [stable, $(first.cash), "N/A", "N/A", $(d.cash), `${((d.cash / d.total) * 100).toFixed(1)}%`],
          ["<b>Totals</b>", `<b>${$(d.beginning)}</b>`, "", "", `<b>${$(d.total)}</b>`, "100%"],
        ],
      )}<h3>Other information</h3>${pairs(
        [
          ["Personalized rate of return, this period", "2.87%"],
          ["Plan administrative fee deducted this quarter", "$11.25"],
          ["Your deferral rate", "6%"],
          ["Available for a plan loan", $(Math.round(d.vested / 2))],
        ],
        "style='width:60%'",
      )}<p class=small>*Assumes you keep contributing, a 5% return and a single life annuity; not a promise. ${$(d.total)} as a lifetime income stream: see the Department of Labor's illustration. The 2026 deferral limit is $24,500. Embark Retirement is a record keeper; securities offered by Embark Financial Services, Inc., Member FINRA/SIPC.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "EMBARK retirement",
        accounts: [
          {
            kind: "401k",
            institution: "EMBARK retirement",
            periodStart: d.start,
            periodEnd: d.end,
            totalValue: decimal(d.total),
            holdings: [
              ...d.positions.map((p) => ({ name: p.name, value: decimal(p.value) })),
              { name: stable, value: decimal(d.cash) },
            ],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...flows(d),
          institution: ["EMBARK", "Embark Financial Services, Inc."],
          "accounts.0.institution": ["EMBARK", "Embark Financial Services, Inc.", "Quarrytown Hospital"],
          // Part of a person's number, and the plan's number: neither is an account's number for certain.
          "accounts.0.accountLast4": [d.number.slice(-4), "0-01", "2001"],
        },
      },
    };
  },
};

export const skInvestmentPlans: readonly Layout[] = [fundsIra, sources];
