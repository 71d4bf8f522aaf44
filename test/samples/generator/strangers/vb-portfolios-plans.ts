import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, monthStart, percentOf, shares, start, total } from "./un-data.ts";
import { type Asset, course, held } from "./vb-assets.ts";

const $ = money.dollar;

const PLAN: readonly Asset[] = [
  ["Municipal Retire Target 2045 Fund", "", 1_500, 2_300],
  ["Broad Equity Index Fund R5", "", 3_100, 4_400],
  ["Core Bond Index Fund", "", 950, 1_120],
  ["PLUS Stable Value Fund", "", 100, 100],
];

/** A 457(b) plan of a city: units, contributions by source, vested balance, a maturity-less loan line, no symbols. */
const deferred: Layout = {
  name: "vb-portfolio-457-civic",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 433);
    const quarter = random.whole(0, 2);
    const first = inMonths("2026-01-01", quarter * 3);
    const last = monthEnd(inMonths(first, 2));
    const assets = held(random, PLAN, 2);
    const value = total(assets.map((asset) => asset.value));
    const [own, city] = [random.whole(300, 2_400) * 100, random.pick([0, 37_500, 61_250])];
    const fee = random.whole(300, 2_100);
    const change = Math.round((value * random.whole(-30, 50)) / 1_000);
    const beginning = value - own - city + fee - change;
    const number = digits(random, 6);
    const html = document(
      `body{font:9pt "Century Gothic",Arial}${BASE} .logo{font:bold 19pt "Century Gothic",Arial;color:#2a6ebb} .h{background:#2a6ebb;color:#fff;padding:4px 8px;margin-top:14px;font-weight:bold} td,th{padding:3px 5px;font-size:8.5pt} tr:nth-child(even){background:#f2f6fb}`,
      `<div class=row><div><div class=logo>CivicMission Retirement</div><div class=small>777 North Capitol Street NE, Suite 600, Washington, DC 20002</div></div><div style="text-align:right">Your Quarterly Statement<br>${date.long(first)} to ${date.long(last)}</div></div><p>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p><div class=row><div><b>CITY OF ALDER FORK 457(b) DEFERRED COMPENSATION PLAN</b><br>Plan number: 300418<br>Participant reference: xxxx${number.slice(-4)}</div><div style="text-align:right">Ending balance<br><b style="font-size:18pt">${$(value)}</b><br>Vested balance ${$(value)}</div></div>
<div class=h>Account Activity This Period</div>${pairs([
        [`Beginning Balance ${date.slash(first)}`, $(beginning)],
        ["Employee Pre-Tax Contributions", $(own)],
        ["Employer Contributions", $(city)],
        ["Loan Repayments", $(0)],
        ["Distributions", $(0)],
        ["Fees", money.brackets(-fee)],
        ["Gains/Losses", money.brackets(change)],
        [`<b>Ending Balance ${date.slash(last)}</b>`, `<b>${$(value)}</b>`],
      ])}<div class=h>Your Investments</div>${grid(
        "lrrrr",
        ["Investment Option", "Units", "Unit Value", "Balance", "Allocation"],
        [
          ...assets.map((asset) => [
            asset.name,
            shares(asset.units),
            $(asset.price),
            $(asset.value),
            `${percentOf(asset.value, value, 0)}%`,
          ]),
          ["<b>Total</b>", "", "", `<b>${$(value)}</b>`, "100%"],
        ],
      )}<div class=h>Balance by Source</div>${grid(
        "lrr",
        ["Source", "Balance", "Vested"],
        [
          ["Employee Pre-Tax", $(value - city * 3), "100%"],
          ["Employer", $(city * 3), "100%"],
        ],
      )}<div class=h>Will You Have Enough?</div><p>If you keep saving at today's rate, your balance could provide an estimated <b>${$(Math.round(value / 200))}</b> of monthly income at age 65. As the law requires: a single life annuity of ${$(Math.round(value / 215))} a month; a joint and 100% survivor annuity of ${$(Math.round(value / 255))} a month. These are estimates, not guarantees.</p><p class=small>Beneficiary designations: one or more on file. The annual deferral limit is $24,500; age 50 catch-up $8,000. Fees include the plan administration fee of 0.09% a year. CivicMission Retirement is a trade name of CM Retirement Corporation. Securities offered through CM Investment Services LLC, member FINRA/SIPC. Please report discrepancies within 60 days: (800) 669-7400.</p>`,
    );
    const institution = "CivicMission Retirement";
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: [
            {
              kind: "401k",
              institution,
              accountLast4: number.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(value),
              holdings: assets.map((asset) => ({ name: asset.name, value: decimal(asset.value) })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.kind": ["other"],
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(beginning)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(own + city), decimal(own)],
            "accounts.0.totalWithdrawals": ["0.00", decimal(fee)],
            "accounts.0.feesCharged": [decimal(fee)],
          },
        },
        "CivicMission",
        "CM Retirement Corporation",
      ),
    };
  },
};

const ETFS: readonly Asset[] = [
  ["Vanguard Total Stock Market ETF", "VTI", 26_000, 33_000],
  ["Vanguard FTSE Developed Markets ETF", "VEA", 4_700, 6_100],
  ["Vanguard FTSE Emerging Markets ETF", "VWO", 4_200, 5_300],
  ["iShares National Muni Bond ETF", "MUB", 10_400, 10_900],
  ["Goldman Sachs Access Treasury 0-1 Year ETF", "GBIL", 9_980, 10_020],
];

/** An automated adviser's month: two goals, each an account of its own with holdings, and a total over them. */
const advisory: Layout = {
  name: "vb-portfolio-advisory-upswell",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 434);
    const first = monthStart(random);
    const last = monthEnd(first);
    const goals = [
      { name: "General Investing", title: "Individual Taxable", kind: "brokerage" as const },
      { name: "Retirement", title: random.pick(["Roth IRA", "Traditional IRA"]), kind: "ira" as const },
    ].map((goal) => {
      const assets = held(random, ETFS, 3);
      const value = total(assets.map((asset) => asset.value));
      return { ...goal, assets, value, number: digits(random, 8), flow: course(random, value) };
    });
    const value = total(goals.map((goal) => goal.value));
    const begun = total(goals.map((goal) => goal.flow.beginning));
    const institution = "Upswell";
    const html = document(
      `body{font:9pt "Helvetica Neue",Arial;color:#1f2d3d}${BASE} .logo{font:bold 19pt Arial;color:#1450ff} h2{font-size:13pt;margin:18px 0 2px} td,th{padding:3px 2px;font-size:8.5pt;border-bottom:1px solid #e2e8f0} .goal{break-inside:avoid}`,
      `<div class=row><div class=logo>Upswell</div><div style="text-align:right">Monthly Account Statement<br>${date.longNoYear(first)} - ${date.long(last)}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><h2>Summary of All Accounts</h2>${grid(
        "lrrrrr",
        [
          "Goal",
          "Beginning Balance",
          "Deposits",
          "Withdrawals",
          "Market Changes &amp; Dividends",
          "Ending Balance",
        ],
        [
          ...goals.map(({ name, flow, value: ending }) => [
            name,
            $(flow.beginning),
            $(flow.added),
            $(-flow.taken),
            $(flow.change),
            $(ending),
          ]),
          [
            "<b>Total</b>",
            $(begun),
            $(total(goals.map((goal) => goal.flow.added))),
            $(-total(goals.map((goal) => goal.flow.taken))),
            $(total(goals.map((goal) => goal.flow.change))),
            `<b>${$(value)}</b>`,
          ],
        ],
      )}${goals
        .map(
          (goal) =>
            `<div class=goal><h2>${goal.name}</h2><div>${goal.title} &nbsp;|&nbsp; Account #${goal.number}</div>${grid(
              "llrrrr",
              ["Security Description", "Symbol", "Shares", "Price", "Value", "Change in Value"],
              [
                ...goal.assets.map((asset) => [
                  asset.name,
                  asset.symbol,
                  shares(asset.units),
                  $(asset.price),
                  $(asset.value),
                  $(Math.round((asset.value / goal.value) * goal.flow.change)),
                ]),
                ["<b>Total</b>", "", "", "", `<b>${$(goal.value)}</b>`, ""],
              ],
            )}</div>`,
        )
        .join(
          "",
        )}<h2>Fees</h2><p>Advisory fee of 0.25% a year, accrued daily and charged at quarter end. Fees paid this month: $0.00.</p><p class=small>Upswell LLC is an SEC-registered investment adviser. Brokerage services provided by Upswell Securities, member FINRA/SIPC. Clearing by Apex Harbor Corporation. SIPC protects up to $500,000 (including $250,000 for cash). Transactions are executed as agent; trade confirmations are in your document library. Please tell us of inaccuracies promptly, in writing: 61 West 23rd Street, 5th Floor, New York, NY 10010.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: goals.map((goal) => ({
            kind: goal.kind,
            institution,
            accountLast4: goal.number.slice(-4),
            periodStart: first,
            periodEnd: last,
            totalValue: decimal(goal.value),
            holdings: goal.assets.map((asset) => ({
              name: asset.name,
              symbol: asset.symbol,
              value: decimal(asset.value),
            })),
          })),
          transactions: [],
          transactionsOpen: true,
          allowed: Object.fromEntries(
            goals.flatMap((goal, index) => [
              [`accounts.${index}.statementDate`, [last]],
              [`accounts.${index}.beginningBalance`, [decimal(goal.flow.beginning)]],
              [`accounts.${index}.endingBalance`, [decimal(goal.value)]],
              [`accounts.${index}.totalDeposits`, [decimal(goal.flow.added)]],
              [`accounts.${index}.totalWithdrawals`, [decimal(goal.flow.taken)]],
              [`accounts.${index}.feesCharged`, ["0.00"]],
            ]),
          ),
        },
        "Upswell LLC",
        "Upswell Securities",
      ),
    };
  },
};

export const vbPortfoliosPlans: readonly Layout[] = [deferred, advisory];
