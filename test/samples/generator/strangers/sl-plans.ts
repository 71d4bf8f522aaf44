import { document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { linesOf, sumOf } from "./portfolio-data.ts";
import { PAGE, share, slNest, slNestTruth, year } from "./sl-nest-data.ts";

const $ = money.dollar;
const plain = money.plain;

/** A plan's record keeper: the participant's quarter by source of money and by investment, what is vested, a pension illustration. */
const plan: Layout = {
  name: "sl-invest-plan-sources",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    // Everything in a plan is invested: what is cash elsewhere is its stable value fund.
    const d = slNest(seed, { salt: 27, groups: ["fund"], most: 4, places: 4 }, [
      ["Harbinger US Large Cap Idx CIT", "", "fund"],
      ["Harbinger Small/Mid Cap Idx CIT", "", "fund"],
      ["Sandoval International Equity R6", "", "fund"],
      ["Sandoval Core Bond R6", "", "fund"],
      ["Pathfinder 2045 Trust", "", "fund"],
    ]);
    const stable = "Meridian Stable Value Fund";
    const sponsor = "Ellsworth Paper Mills, Inc.";
    const roth = Math.round(d.value * 0.12);
    const match = Math.round(d.value * 0.3);
    const pretax = d.value - roth - match;
    const unvested = Math.round(match * 0.2);
    const rows = [
      {
        name: stable,
        units: (d.cash / 100).toFixed(4),
        price: "1.0000",
        value: d.cash,
        before: d.cashBefore,
      },
      ...d.lots.map((lot) => ({
        name: lot.name,
        units: lot.shares,
        price: lot.price,
        value: lot.value,
        before: lot.before,
      })),
    ];
    const html = document(
      `body{font:9pt "Liberation Sans";color:#222}${BASE}h3{background:#2f4858;color:#fff;padding:4px 8px;font-size:10pt;margin:16px 0 4px}td{padding:3px 4px;border-bottom:1px solid #e3e3e3}th{font-size:8pt;padding:3px 4px;color:#2f4858;border-bottom:2px solid #2f4858}.glance{background:#eef2f4;padding:12px;font-size:10pt}.glance b{font-size:16pt}.small{line-height:1.5;color:#444}`,
      `<div class=row><div><b style="font-size:15pt;color:#2f4858">Northbridge Retirement</b><br>PO Box 990071, Hartford, CT 06199</div><div class=r><b>Retirement plan statement</b><br>${date.slash(d.start)} – ${date.slash(d.end)}<br>1-800-555-0138 | northbridge.example</div></div>
      <div class=row style="margin:26px 0 10px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div><b>${sponsor}</b><br>401(k) Savings &amp; Profit Sharing Plan<br>Plan ID 664201 &nbsp; Participant ID ${d.number}</div></div>
      <div class=row><div class=glance>Total account balance<br><b>${$(d.value)}</b><br>as of ${date.long(d.end)}<br><br>Vested account balance ${$(d.value - unvested)}</div><div>${grid(
        "lr",
        [],
        [
          [`Opening balance ${date.slash(d.start)}`, $(d.before)],
          ["Payroll contributions", $(d.added)],
          ["Company match", $(d.employer)],
          ["Withdrawals", $(-d.taken)],
          ["Administrative fees", $(-d.fees)],
          ["Investment gain (loss)", $(d.gain)],
          [`<b>Closing balance ${date.slash(d.end)}</b>`, `<b>${$(d.value)}</b>`],
        ],
      )}</div></div>
      <p>Your personal rate of return for this period was ${share(d.gain, d.before)}; for the last 12 months it was 8.71%. You are saving 7% of pay (pre-tax 5%, Roth 2%). The company matches 50 cents on each dollar up to 6%.</p>
      <h3>Where the money came from</h3>${grid(
        "lrrr",
        ["Source", "Balance", "Vested %", "Vested amount"],
        [
          ["Employee pre-tax", $(pretax), "100%", $(pretax)],
          ["Employee Roth", $(roth), "100%", $(roth)],
          ["Employer matching", $(match), share(match - unvested, match, 0), $(match - unvested)],
          ["<b>Total</b>", `<b>${$(d.value)}</b>`, "", `<b>${$(d.value - unvested)}</b>`],
        ],
      )}
      <h3>Where the money is invested</h3>${grid(
        "lrrrrr",
        [
          "Investment option",
          `Balance ${date.noYear(d.start)}`,
          "Units/shares",
          "Unit value",
          `Balance ${date.noYear(d.end)}`,
          "%",
        ],
        [
          ...rows.map((row) => [
            row.name,
            plain(row.before),
            row.units,
            row.price,
            plain(row.value),
            share(row.value, d.value, 0),
          ]),
          [
            "<b>Account total</b>",
            `<b>${plain(d.before)}</b>`,
            "",
            "",
            `<b>${plain(d.value)}</b>`,
            "<b>100%</b>",
          ],
        ],
      )}
      ${PAGE}<h3>Lifetime income illustration</h3><p>Federal rules require us to show what your balance might pay if you were 67 today:</p>${grid(
        "lrr",
        ["", "Single life annuity", "Joint and 100% survivor"],
        [
          ["Account balance used", $(d.value), $(d.value)],
          ["Monthly payment for life", $(Math.round(d.value * 0.0056)), $(Math.round(d.value * 0.0047))],
          ["Monthly payment to survivor", "$0.00", $(Math.round(d.value * 0.0047))],
        ],
      )}<p class=small>Estimates only; they rest on the 10-year constant maturity Treasury rate of 4.11% and are not guaranteed.</p>
      <h3>Loans</h3><p>You have no loan from the plan. You may borrow up to ${$(Math.floor((d.value - unvested) / 2))} of your vested balance; the current rate is 8.50% and the origination fee $75.00.</p>
      <h3>Contributions this year</h3>${grid(
        "lrr",
        ["", "This period", `${year(d.end)} to date`],
        [
          ["Pre-tax and Roth", $(d.added), $(d.added * 3)],
          ["Company match", $(d.employer), $(d.employer * 3)],
          [`IRS limit ${year(d.end)}`, "", year(d.end) === "2025" ? "$23,500.00" : "$24,500.00"],
          ["Catch-up limit (50+)", "", year(d.end) === "2025" ? "$7,500.00" : "$8,000.00"],
        ],
      )}
      <h3>Fees and expenses</h3><p>Record-keeping $12.50 a quarter, shared by all participants. Expense ratios run from 0.02% ($0.20 for each $1,000) to 0.61%.</p>
      <h3>How future contributions are invested</h3>${grid(
        "lr",
        [],
        rows.map((row, index) => [row.name, index === 0 ? "10%" : `${Math.round(90 / (rows.length - 1))}%`]),
      )}
      <p class=small>To help achieve long-term retirement security, consider the benefits of a well-balanced and diversified portfolio. If more than 20% of your savings is in one company or industry you may not be properly diversified. Tell us of errors within 90 days. Northbridge Retirement Services, LLC is the plan's record keeper. Beneficiary: on file. Rollovers in: call 1-800-555-0199.</p>`,
    );
    const truth = slNestTruth(
      "Northbridge Retirement",
      [
        {
          kind: "401k",
          keep: d,
          number: d.number,
          lines: rows.map(({ name, value }) => ({ name, value })),
        },
      ],
      ["Northbridge Retirement Services, LLC", sponsor],
    );
    return { html, truth };
  },
};

/** A health savings account: what is in cash and in funds under one number, this year's room, claims paid, a tax form to come. */
const health: Layout = {
  name: "sl-invest-health-savings",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = slNest(seed, { salt: 41, groups: ["fund"], most: 3, monthly: true }, [
      ["Garnet 500 Index Admiral", "GFIAX", "fund"],
      ["Garnet Total Bond Index", "GTBIX", "fund"],
      ["Quarry Life Moderate Growth", "QLMGX", "fund"],
      ["Quarry Small Cap Index", "QSCIX", "fund"],
      ["Garnet Developed Markets", "GDMAX", "fund"],
    ]);
    const cashName = "FDIC-insured cash account";
    const moves: Array<readonly [day: string, text: string, amount: number]> = [
      [addDays(d.start, 4), "Contribution - bank transfer", d.added],
      [addDays(d.start, 4), "Contribution - employer", d.employer],
      ...(d.taken > 0
        ? [[addDays(d.start, 12), "HSA debit card: VALLEY ORTHODONTICS", -d.taken] as const]
        : []),
      ...(d.fees > 0 ? [[d.end, "Monthly administration and investment fee", -d.fees] as const] : []),
    ];
    const moved = sumOf(moves.map(([, , amount]) => amount));
    // What the dated rows leave of the change of cash went into or came out of funds.
    const swept = d.cash - d.cashBefore - moved;
    const invested = sumOf(d.lots.map((lot) => lot.before));
    const family = seed % 3 === 0 || d.added + d.employer > 400_000;
    const html = document(
      `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}${BASE}.h{background:#00796b;color:#fff;padding:12px 16px;font-size:14pt}.l{display:flex;gap:20px;margin-top:14px}.l>div:first-child{flex:2.2}.l>div:last-child{flex:1;border-left:3px solid #b2dfdb;padding-left:12px;font-size:8.5pt}h4{color:#00796b;margin:14px 0 3px;font-size:11pt}th{font-size:8pt;background:#e0f2f1;padding:3px}td{padding:3px;border-bottom:1px solid #e0e0e0}.small{line-height:1.5;color:#555}`,
      `<div class=h>wellspring<b>HSA</b><span style="float:right;font-size:10pt">Health Savings Account summary</span></div>
      <div class=l><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}<h4>Account ending ${d.last4}</h4>For the month of ${date.monthYear(d.end)} (${date.bareShort(d.start)} to ${date.bareShort(d.end)})
      <h4>What you have</h4>${grid(
        "llrr",
        ["", "Ticker", `On ${date.bareShort(d.start)}`, `On ${date.bareShort(d.end)}`],
        [
          [cashName, "", $(d.cashBefore), $(d.cash)],
          ...d.lots.map((lot) => [lot.name, lot.symbol, $(lot.before), $(lot.value)]),
          ["<b>HSA total</b>", "", `<b>${$(invested + d.cashBefore)}</b>`, `<b>${$(d.value)}</b>`],
        ],
      )}
      <h4>Cash account activity</h4>${grid(
        "llrr",
        ["Date", "Description", "Amount", "Cash left"],
        [
          ["", "Starting cash", "", $(d.cashBefore)],
          ...moves.map(([day, text, amount], index) => [
            date.bareShort(day),
            text,
            money.brackets(amount),
            $(d.cashBefore + sumOf(moves.slice(0, index + 1).map(([, , each]) => each))),
          ]),
          [
            date.bareShort(d.end),
            swept < 0 ? "Transfer to investments" : "Transfer from investments",
            money.brackets(swept),
            $(d.cash),
          ],
        ],
      )}
      <h4>Shares held</h4>${grid("llrrr", ["Fund", "Ticker", "Shares", "NAV", "Market value"], [...d.lots.map((lot) => [lot.name, lot.symbol, lot.shares, lot.price, $(lot.value)]), ["Investments subtotal", "", "", "", $(d.invested)]])}
      </div><div><b>Your ${year(d.end)} contribution room</b><br>${family ? "Family coverage" : "Self-only coverage"}<br>IRS maximum ${year(d.end) === "2025" ? (family ? "$8,550.00" : "$4,300.00") : family ? "$8,750.00" : "$4,400.00"}<br>Age 55+ catch-up $1,000.00<br>You, so far ${$(d.added + 15_000)}<br>Employer, so far ${$(d.employer)}<br><br><b>Out-of-pocket receipts saved</b><br>$1,122.40 not yet repaid to you<br><br><b>Investing</b><br>Keep $1,000.00 in cash to invest. Cash earns 0.10% APY up to $10,000.<br><br><b>Tax forms</b><br>Form 1099-SA shows distributions ($386.19 for ${Number(year(d.end)) - 1}); Form 5498-SA comes by May 31.<br><br><b>Claims</b><br>2 claims from your health plan await you: $84.00 and $212.65.</div></div>
      <p class=small>Wellspring Benefits, Inc. administers your account; Granby Trust Bank is custodian. Spending on anything but qualified medical expenses is taxed and, under 65, carries a 20% penalty. Lost cards $5.00, outgoing transfers $25.00, excess contribution removal $20.00. Mutual funds are not FDIC insured, not bank guaranteed, may lose value. This month's fee: ${$(d.fees)}.</p>`,
    );
    const truth = slNestTruth(
      "wellspringHSA",
      [
        {
          kind: "other",
          kinds: ["brokerage", "savings"],
          keep: d,
          lines: [{ name: cashName, value: d.cash }, ...linesOf(d)],
        },
      ],
      ["wellspring", "Wellspring Benefits, Inc.", "Granby Trust Bank"],
    );
    return {
      html,
      truth: {
        ...truth,
        allowed: {
          ...truth.allowed,
          "accounts.0.totalDeposits": [d.added, d.employer, d.added + d.employer].map((each) =>
            decimal(each),
          ),
        },
      },
    };
  },
};

export const slPlans: readonly Layout[] = [plan, health];
