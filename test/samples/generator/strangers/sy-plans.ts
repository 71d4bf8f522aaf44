import { document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  B,
  type Lot,
  linesOf,
  makeFolio,
  makeLot,
  NEXT_PAGE,
  P,
  type Product,
  percent,
  some,
  total,
  truthOf,
  units,
} from "./sy-data.ts";

const BY_CLASS: readonly Product[] = [
  ["LMK 500 INDEX", "", "Stock Investments"],
  ["LMK CONTRAFOCUS K6", "", "Stock Investments"],
  ["HARTW EUPAC GROW R6", "", "Stock Investments"],
  ["LMK FREEDOM 2045 K", "", "Blended Fund Investments"],
  ["PEMBR TOT RTN INST", "", "Bond Investments"],
  ["MIP II CL 3", "", "Stable Value Investments"],
];

/** The largest record keeper's retirement savings statement: market value of the account with shares and prices at both ends. */
const savings: Layout = {
  name: "sy-401k-retirement-savings-statement",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 81_001, {
      months: 3,
      employer: 34,
      lots: (random) =>
        some(random, BY_CLASS, random.whole(3, 5)).map((each) => makeLot(random, each, { buys: true })),
    });
    const { random, person, start, end, lots, value, before, year } = folio;
    const vested = value - Math.round(folio.employer * random.pick([0, 2, 3]));
    const classes = [...new Set(lots.map((lot) => lot.note))];
    const former = date.slash(addDays(start, -1));
    const rows = classes.flatMap((name) => {
      const own = lots.filter((lot) => lot.note === name);
      const sum = (pick: (lot: Lot) => number) => `<b>${$(total(own, pick))}</b>`;
      return [
        [`<b>${name}</b>`, "", "", "", "", sum((lot) => lot.before), sum((lot) => lot.value)],
        ...own.map((lot) => [
          `&nbsp;&nbsp;${lot.name}`,
          units(lot.held),
          units(lot.shares),
          $(lot.was),
          $(lot.price),
          $(lot.before),
          $(lot.value),
        ]),
      ];
    });
    const source = (name: string, part: number, whole: number, share: string, open: number) => [
      name,
      $(part),
      $(whole),
      share,
      $(open),
      $(Math.round((open * Number.parseInt(share, 10)) / 100)),
    ];
    const employerPart = Math.round(value * 0.28);
    const share = vested === value ? "100%" : "80%";
    const shownVested = value - employerPart + Math.round((employerPart * Number.parseInt(share, 10)) / 100);
    const ordered = classes.flatMap((name) => lots.filter((lot) => lot.note === name));
    const html = document(
      `body{font:8.4pt "Liberation Sans";color:#222}${BASE}.n{font-size:6.7pt;color:#555}h3{font-size:11.5pt;margin:14px 0 3px;color:#36552b}td,th{padding:3px;vertical-align:top}th{font-size:7pt;border-bottom:1px solid #666;vertical-align:bottom}.g td{border-bottom:1px solid #e6e6e6}.t{color:#36552b;font-size:13pt}`,
      `<div class=row><div class=t><b>TALLGRASS FOODS, INC.</b><br>401(k) Retirement Savings Plan</div><div class=r><b class=t>Retirement Savings Statement</b></div></div><div class=row style="margin:16px 0"><div>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div class=r><b>Customer Service:</b> (800) 555-0159<br><b>Landmark NetWorth Service Center</b><br>P.O. Box 770003<br>Cincinnati, OH 45277-0065</div></div>
      <div class=row><div style="flex:1.3"><h3>Your Account Summary</h3><p style="margin:2px 0"><b>Statement Period: ${date.slash(start)} to ${date.slash(end)}</b></p>${grid(
        "lr",
        [],
        [
          ["<b>Beginning Balance</b>", `<b>${$(before)}</b>`],
          ["Your Contributions", $(folio.added)],
          ["Employer Contributions", $(folio.employer)],
          ["Change in Market Value", $(folio.change)],
          ["Dividends &amp; Interest", $(folio.income)],
          ["<b>Ending Balance</b>", `<b>${$(value)}</b>`],
          ["<i>Additional Information</i>", ""],
          ["Vested Balance", $(shownVested)],
        ],
        "class=g",
      )}</div><div><h3>Your Personal Rate of Return</h3>${grid(
        "lr",
        [],
        [
          ["This Period", percent(folio.change + folio.income, before)],
          ["Year to Date", percent(year.change + year.income, Math.max(1, year.before))],
        ],
        "class=g",
      )}<p class=n>Your Personal Rate of Return is calculated with a time-weighted formula, widely used by financial analysts to calculate investment earnings.</p><h3>Your Asset Allocation</h3>${grid(
        "lr",
        [],
        classes.map((name) => [
          name,
          percent(
            total(lots, (lot) => (lot.note === name ? lot.value : 0)),
            value,
            0,
          ),
        ]),
      )}</div></div>
      <h3>Market Value of Your Account</h3><p class=n>This section displays the value of your account for the period, in both shares and dollars. Some investments are priced in units.</p>${grid(
        "lrrrrrr",
        [
          "Investment",
          `Shares as of<br>${former}`,
          `Shares as of<br>${date.slash(end)}`,
          `Price as of<br>${former}`,
          `Price as of<br>${date.slash(end)}`,
          `Market Value as of<br>${former}`,
          `Market Value as of<br>${date.slash(end)}`,
        ],
        [...rows, ["<b>Account Totals</b>", "", "", "", "", `<b>${$(before)}</b>`, `<b>${$(value)}</b>`]],
        "class=g",
      )}${NEXT_PAGE}
      <h3>Your Contribution Elections as of ${date.slash(end)}</h3><p>Your before-tax deferral is ${random.whole(4, 12)}%. Invested in: ${lots.map((lot, index) => `${lot.name} ${index === 0 ? 100 - 10 * (lots.length - 1) : 10}%`).join(", ")}.</p>
      <h3>Your Contribution Summary</h3>${grid(
        "lrrrrr",
        [
          "Contributions",
          "Period to date",
          "Year to date",
          "Vested Percent",
          "Total Account Balance",
          "Total Vested Balance",
        ],
        [
          source("Employee Deferral", folio.added, year.added, "100%", value - employerPart),
          source("Employer Match", folio.employer, year.employer, share, employerPart),
          ["<b>Total</b>", "", "", "", `<b>${$(value)}</b>`, `<b>${$(shownVested)}</b>`],
        ],
        "class=g",
      )}<h3>Your Account Activity</h3>${grid(
        "lr",
        ["Activity", ""],
        [
          ["Beginning Balance", $(before)],
          ["Contributions", $(folio.added + folio.employer)],
          ["Change in market value, dividends", $(folio.change + folio.income)],
          ["Ending Balance", $(value)],
        ],
        "class=g",
      )}<p class=n>To help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio. At your current balance an estimated monthly income of $${random.whole(112, 990)}.00 is payable at 67 as a single life annuity. Please review your statement; corrections must be reported within 90 days. Landmark Workplace Services LLC is the record keeper; Landmark Brokerage Services LLC, Member NYSE, SIPC, 900 Salem Street, Smithfield, RI 02917.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Landmark NetWorth",
        [
          "Landmark NetWorth Service Center",
          "Landmark Workplace Services LLC",
          "Landmark",
          "TALLGRASS FOODS, INC.",
          "TALLGRASS FOODS, INC. 401(k) Retirement Savings Plan",
        ],
        [{ kind: "401k", folio, lines: linesOf(ordered, false) }],
      ),
    };
  },
};

const OPTIONS: readonly Product[] = [
  ["Stronghold Lifetime 2040 Trust", "", "Asset Allocation"],
  ["Stronghold Lifetime 2045 Trust", "", "Asset Allocation"],
  ["Ferncliff Small Cap Index Inst", "", "Small Cap Funds"],
  ["Large Cap Growth Portfolio I", "", "Large Cap Funds"],
  ["Ferncliff Institutional Index", "", "Large Cap Funds"],
  ["International Value Fund R6", "", "International Funds"],
  ["Wexford Stable Value Fund", "", "Fixed"],
];

/** A public employer's 457(b): balance by option from beginning to ending, one row each, and the same by money source. */
const deferred: Layout = {
  name: "sy-457-deferred-compensation",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 82_003, {
      months: 3,
      lots: (random) =>
        some(random, OPTIONS, random.whole(2, 4)).map((each) =>
          makeLot(random, each, { buys: true, large: 3_900_000 }),
        ),
    });
    const { random, person, start, end, lots, value, before, year } = folio;
    const fee = random.whole(450, 2_400);
    const first = lots[0] as Lot;
    const gain = (lot: Lot) => lot.change + lot.reinvested + (lot === first ? fee : 0);
    const roth = Math.round(value * 0.19);
    const html = document(
      `body{font:8.8pt "Liberation Sans";color:#222}${BASE}.n{font-size:6.8pt;color:#555}h3{font-size:12pt;margin:16px 0 3px;color:#c25a00}td,th{padding:3.4px 3px;vertical-align:top}th{font-size:7.2pt;background:#fbe8d6;vertical-align:bottom}.g td{border-bottom:1px solid #eadfd4}.b{border-left:5px solid #c25a00;padding-left:12px}`,
      `<div class=row><div><b style="font-size:15pt;letter-spacing:1px;color:#c25a00">STRONGHOLD</b><br><span style="letter-spacing:4px;font-size:7pt">RETIREMENT</span><p class=n>PO Box 173764 &middot; Denver, CO 80217-3764</p></div><div class=r><b>County of Wexford 457(b)<br>Deferred Compensation Plan</b><br>Plan number 98${random.whole(100, 989)}-01<br>Statement period<br>${date.abbreviatedBare(start)} &ndash; ${date.abbreviatedBare(end)}</div></div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <div class=row><div class=b>Your account balance on ${date.abbreviatedBare(end)}<div style="font-size:22pt">${$(value)}</div>Vested balance ${$(value)}</div><div class=b>Your estimated monthly retirement income<div style="font-size:14pt">$${random.whole(1, 3)},${random.whole(100, 980)}</div><span class=n>at age 65, in today's dollars</span></div><div class=b>Your rate of return<div>${percent(folio.change, before, 2)} this period</div><div>${percent(year.change, value, 2)} 1-year</div></div></div>
      <h3>How has my account changed?</h3>${grid(
        "lrr",
        ["", "This period", "Year-to-date"],
        [
          ["Beginning balance", $(before), $(year.before)],
          ["Your contributions", P(folio.added), P(year.added)],
          ["Withdrawals/Loans", "0.00", "0.00"],
          [
            "Gain/loss on your investments",
            P(folio.change + folio.income + fee),
            P(year.change + year.income + fee * 2),
          ],
          ["Plan administrative fee", B(-fee), B(-fee * 2)],
          ["<b>Ending balance</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=g",
      )}
      <h3>How are my investments doing?</h3>${grid(
        "lrrrrrrr",
        [
          "Investment option",
          "Beginning balance",
          "Deposits",
          "Fees",
          "Gain/loss",
          "Ending balance",
          "Ending units/shares",
          "% of total",
        ],
        [
          ...lots.map((lot) => [
            `<span class=n>${lot.note}</span><br>${lot.name}`,
            P(lot.before),
            P(lot.bought),
            lot === first ? B(-fee) : "0.00",
            P(gain(lot)),
            P(lot.value),
            units(lot.shares),
            percent(lot.value, value, 0),
          ]),
          [
            "<b>Total</b>",
            `<b>${$(before)}</b>`,
            `<b>${$(folio.added)}</b>`,
            `<b>${B(-fee)}</b>`,
            `<b>${$(folio.change + folio.income + fee)}</b>`,
            `<b>${$(value)}</b>`,
            "",
            "100%",
          ],
        ],
        "class=g",
      )}
      <h3>Balance by money source</h3>${grid(
        "lrrr",
        ["Contribution source", "Balance", "Vested %", "Vested balance"],
        [
          ["Before-tax 457(b)", $(value - roth), "100%", $(value - roth)],
          ["Roth 457(b)", $(roth), "100%", $(roth)],
        ],
        "class=g",
      )}<p class=n>Securities, when presented, are offered and/or distributed by Stronghold Financial Services, Inc., Member FINRA/SIPC. Recordkeeping by Stronghold Annuity Insurance Company of America, formerly Plainswest Retirement. The 2026 deferral limit is $24,500, and $8,000 more from age 50. Report discrepancies within 30 days: 1-855-555-0138, stronghold.example/wexford.</p>`,
    );
    const names = [
      "STRONGHOLD RETIREMENT",
      "Stronghold",
      "Stronghold Annuity Insurance Company of America",
      "County of Wexford",
      "County of Wexford 457(b) Deferred Compensation Plan",
    ];
    return {
      html,
      truth: truthOf("Stronghold Retirement", names, [{ kind: "401k", folio, lines: linesOf(lots, false) }], {
        "accounts.0.kind": ["other"],
        "accounts.0.feesCharged": [decimal(fee)],
        "accounts.0.totalWithdrawals": [decimal(0), decimal(fee)],
      }),
    };
  },
};

export const syPlans: readonly Layout[] = [savings, deferred];
