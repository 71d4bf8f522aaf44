import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  $,
  bare,
  digits,
  holdingsOf,
  makeBook,
  openFigures,
  type Paper,
  share,
  stage,
  total,
  units,
} from "./uc-data.ts";

const MENU: readonly Paper[] = [
  ["Target Retirement 2045 Trust", "TRT45", 4_318],
  ["S&P 500 Index Fund", "SPIXF", 18_204],
  ["Mid-Cap Growth Fund", "MCGRX", 9_671],
  ["International Equity Index", "INEQX", 1_482],
  ["Core Bond Fund", "CRBDX", 1_017],
  ["Small Cap Value Fund", "SCVLX", 3_925],
];
const SPONSORS = ["BRADLOW MANUFACTURING", "TRIVETT FOODS, INC.", "OSBORNE & PELL LLP", "NORTHFIELD TRANSIT"];

/** A recordkeeper's retirement savings statement: summary on the left, rate of return, funds and money sources. */
const savings: Layout = {
  name: "uc-401k-savings-statement",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 3, 3);
    const sponsor = escaped(random.pick(SPONSORS));
    const book = makeBook(random, {
      papers: MENU,
      count: random.whole(3, 5),
      size: [350_000, 5_200_000],
      adds: [0.85, 150_000, 620_000],
      takes: [0.15, 50_000, 300_000],
      fees: [0.6, 900, 3_400],
      part: span.part,
    });
    const match = Math.round(book.added / 3);
    const yours = Math.round(book.end * 0.7);
    const unvested = random.chance(0.4) ? Math.round((book.end - yours) * 0.4) : 0;
    const from = date.short(span.start);
    const to = date.short(span.end);
    const rate = ((100 * (book.income + book.change)) / book.begin).toFixed(1);
    const html = document(
      `${BASE}body{font:9pt Arial}.n{background:#4b9c2e;color:#fff;padding:8px 12px;display:flex;justify-content:space-between;align-items:center}.n b{font:bold 17pt Georgia}h2{font-size:12pt;border-bottom:2px solid #4b9c2e;margin:18px 0 6px}.s td{padding:4px 2px;border-bottom:1px solid #ddd}.s th{padding:4px 2px;border-bottom:1px solid #333;font-size:8pt;vertical-align:bottom}.ror{border:1px solid #4b9c2e;padding:10px;text-align:center}.ror b{font-size:18pt}`,
      `<div class=n><b>Danforth NetSavings</b><span>Retirement Savings Statement</span></div>
<div class=row style="margin-top:14px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=r><b>${sponsor}</b><br>401(k) Retirement Savings Plan<br><br>Customer Service: (800) 555-0158<br>Danforth Institutional Operations Company, Inc.<br>82 Devonshire Court, Boston, MA 02109</div></div>
<h2>Your Account Summary</h2><div class=row><div>${pairs(
        [
          ["<b>Statement Period:</b>", `<b>${date.slash(span.start)} to ${date.slash(span.end)}</b>`],
          ["Beginning Balance", $(book.begin)],
          ["Your Contributions", $(book.added - match)],
          ["Employer Contributions", $(match)],
          book.taken > 0 && ["Withdrawals", $(-book.taken)],
          ["Fees", $(-book.fee)],
          ["Change in Market Value", $(book.income + book.change)],
          ["<b>Ending Balance</b>", `<b>${$(book.end)}</b>`],
          ["<i>Additional Information</i>", ""],
          ["Vested Balance", $(book.end - unvested)],
          ["Dividends &amp; Interest", $(book.income)],
        ],
        "class=s",
      )}</div><div><div class=ror>Your Personal Rate of Return<br>This Period<br><b>${rate}%</b></div><p class=small>Your Personal Rate of Return is calculated with a time-weighted formula, widely used by financial analysts to calculate investment earnings. It reflects the results of your investment selections as well as any activity in the plan account(s) shown. There are other Personal Rate of Return formulas used that may yield different results. Remember that past performance is no guarantee of future results.</p></div></div>
<h2>Market Value of Your Account</h2><p class=small>Displayed in this section is the value of your account for the statement period, in both shares and dollars.</p>${grid(
        "lrrrrrr",
        [
          "Investment",
          `Shares as of ${date.slash(span.start)}`,
          `Shares as of ${date.slash(span.end)}`,
          `Price as of ${date.slash(span.start)}`,
          `Price as of ${date.slash(span.end)}`,
          `Market Value as of ${date.slash(span.start)}`,
          `Market Value as of ${date.slash(span.end)}`,
        ],
        [
          ...book.lots.map((lot) => {
            const old = Math.round(lot.price * (1 - (lot.income + lot.change) / lot.value));
            return [
              escaped(lot.name),
              units(Math.round((lot.begin * 1000) / old)),
              units(lot.units),
              $(old),
              $(lot.price),
              $(lot.begin),
              $(lot.value),
            ];
          }),
          ["<b>Account Totals</b>", "", "", "", "", `<b>${$(book.begin)}</b>`, `<b>${$(book.end)}</b>`],
        ],
        "class=s",
      )}<p class=small>Remember that a dividend payment to fund shareholders reduces the share price of the fund, so a decrease in the share price for the statement period does not necessarily reflect lower fund performance.</p>
<h2>Your Contribution Summary</h2>${grid(
        "lrrrr",
        ["Contributions", "Period to date", "Year to date", "Total Account Balance", "Total Vested Balance"],
        [
          [
            "EMPLOYEE DEFERRAL",
            $(book.added - match),
            $((book.added - match) * span.part),
            $(yours),
            $(yours),
          ],
          [
            "COMPANY MATCH",
            $(match),
            $(match * span.part),
            $(book.end - yours),
            $(book.end - yours - unvested),
          ],
        ],
        "class=s",
      )}<p class=small>Statement ${from} - ${to}. Your account information is updated daily. To see your current elections, log on to Danforth NetSavings. The Plan is intended to be a participant-directed plan as described in Section 404(c) of ERISA.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Danforth NetSavings",
          accounts: [
            {
              kind: "401k",
              institution: "Danforth NetSavings",
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(book.end),
              holdings: holdingsOf(book, false),
            },
          ],
          transactions: [],
          allowed: openFigures(0, book, span.end, [book.added - match, match]),
        },
        "Danforth",
        "Danforth Institutional Operations Company, Inc.",
      ),
    };
  },
};

/** A recordkeeper with a matrix of activity: one column a kind of movement, one row a fund. */
const matrix: Layout = {
  name: "uc-401k-activity-matrix",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 4, 3);
    const sponsor = escaped(random.pick(SPONSORS));
    const plan = `${digits(random, 6)}-01`;
    const book = makeBook(random, {
      papers: MENU,
      count: random.whole(2, 5),
      cash: ["Stable Value Fund", "", 100],
      size: [150_000, 3_900_000],
      adds: [0.8, 90_000, 560_000],
      takes: [0.3, 40_000, 250_000],
      fees: [0.7, 700, 4_200],
      part: span.part,
    });
    const vested = random.chance(0.5) ? book.end : Math.round(book.end * 0.87);
    const html = document(
      `${BASE}body{font:8.5pt Helvetica,Arial}.e{display:flex;justify-content:space-between}.e b{font-size:19pt;color:#00549f;letter-spacing:1px}.e small{display:block;letter-spacing:5px;font-size:6pt}.hero{background:#00549f;color:#fff;padding:14px;display:flex;justify-content:space-between;margin:16px 0}.hero div div{font-size:20pt}.m td,.m th{padding:4px 3px;border-bottom:1px solid #bbb}.m th{background:#dfe8f1;vertical-align:bottom;font-size:7.5pt}.m tr:last-child td{font-weight:bold;background:#f3f3f3}h2{color:#00549f;font-size:12pt}`,
      `<div class=e><b>IMPETUS<small>RETIREMENT</small></b><div class=r>${sponsor} 401(k) PLAN<br>Plan number: ${plan}<br>Statement period: ${date.long(span.start)} - ${date.long(span.end)}</div></div>
<p style="margin-top:30px">${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<div class=hero><div>Your account balance as of ${date.long(span.end)}<div>${$(book.end)}</div></div><div>Your vested balance<div>${$(vested)}</div></div><div>Rate of return this period<div>${((100 * (book.income + book.change)) / book.begin).toFixed(2)}%</div></div></div>
<div class=row><div><h2>How has my account changed?</h2>${grid(
        "lrr",
        ["", "This period", "Year to date"],
        [
          ["Beginning balance", $(book.begin), $(book.year.begin)],
          ["Contributions", $(book.added), $(book.year.added)],
          ["Withdrawals", money.dollar(-book.taken), money.dollar(-book.year.taken)],
          ["Fees and expenses", money.dollar(-book.fee), money.dollar(-book.year.fee)],
          ["Investment gain/loss", $(book.income + book.change), $(book.year.income + book.year.change)],
          ["Ending balance", $(book.end), $(book.end)],
        ],
        "class=m",
      )}</div><div><h2>What's my estimated monthly retirement income?</h2><p>If you start receiving income today at age 67, your balance could provide:</p>${pairs(
        [
          ["Single life annuity", `${$(Math.round(book.end / 214))} per month`],
          ["Joint and 100% survivor annuity", `${$(Math.round(book.end / 251))} per month`],
        ],
        "class=m",
      )}<p class=small>Lifetime income illustrations are estimates required by the SECURE Act and are not guaranteed.</p></div></div>
<h2>Account activity by investment option</h2>${grid(
        "lrrrrrrr",
        [
          "Investment option",
          "Beginning balance",
          "Contributions",
          "Withdrawals",
          "Fees",
          "Gain/loss",
          "Ending balance",
          "Units/shares",
        ],
        [
          ...book.lots.map((lot) => [
            escaped(lot.name),
            bare(lot.begin),
            bare(lot.added),
            bare(-lot.taken),
            bare(-lot.fee),
            bare(lot.income + lot.change),
            bare(lot.value),
            units(lot.units),
          ]),
          [
            "Total",
            bare(book.begin),
            bare(book.added),
            bare(-book.taken),
            bare(-book.fee),
            bare(book.income + book.change),
            bare(book.end),
            "",
          ],
        ],
        "class=m",
      )}
<p class=small>Fees and expenses: the amounts shown were deducted from your account to pay plan recordkeeping costs. Some of the plan's administrative expenses for the preceding quarter were paid from the total annual operating expenses of one or more of the plan's designated investment alternatives. Securities, when presented, are offered by IFSL Equities, Inc., Member FINRA/SIPC. On June 30 and December 31 of each year vesting percentages are updated by your employer.</p><p class=small>Review this statement carefully. You have 90 days from the end of the period to report any error to Impetus Retirement, PO Box 173764, Denver, CO 80217.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Impetus Retirement",
          accounts: [
            {
              kind: "401k",
              institution: "Impetus Retirement",
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(book.end),
              holdings: holdingsOf(book, false),
            },
          ],
          transactions: [],
          allowed: { ...openFigures(0, book, span.end), "accounts.0.accountLast4": [plan.slice(-4), "01"] },
        },
        "Impetus",
      ),
    };
  },
};

const ANNUITIES: readonly Paper[] = [
  ["TEFA Stock Account R2", "", 68_214],
  ["TEFA Global Equities Account R2", "", 33_491],
  ["TEFA Real Estate Account", "", 49_862],
  ["TEFA Bond Market Account R2", "", 13_918],
  ["TEFA Lifecycle Index 2040", "", 2_847],
];

/** A teachers' annuity fund: a 403(b) with a guaranteed account among variable ones. */
const teachers: Layout = {
  name: "uc-403b-teachers",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 5, 3);
    const contract = `${random.pick(["A", "K", "L"])}${digits(random, 7)}`;
    const school = random.pick(["Marlow State University", "Keswick College", "Ashby Public Schools"]);
    const book = makeBook(random, {
      papers: ANNUITIES,
      count: random.whole(2, 4),
      cash: ["TEFA Traditional", "", 100],
      size: [400_000, 6_500_000],
      adds: [0.8, 120_000, 480_000],
      takes: [0.15, 60_000, 200_000],
      fees: [0.4, 1_200, 2_200],
      part: span.part,
    });
    const [fixed, ...variable] = book.lots;
    if (!fixed) throw new RangeError("No guaranteed account.");
    const two = (label: string, now: number, past: number, strong = false): readonly string[] =>
      strong ? [`<b>${label}</b>`, `<b>${$(now)}</b>`, `<b>${$(past)}</b>`] : [label, $(now), $(past)];
    const html = document(
      `${BASE}body{font:9pt "Liberation Serif",Georgia}.a{border-left:6px solid #1c5a94;padding-left:12px}.logo{font:bold 22pt Arial;color:#1c5a94;letter-spacing:2px}h2{font:bold 11pt Arial;color:#1c5a94;margin:16px 0 4px;text-transform:none}.q td{padding:4px;border-top:1px solid #c8d4e0}.q th{padding:4px;font:bold 8pt Arial}.msg{background:#f4f0e4;padding:10px;font:8pt Arial}`,
      `<div class=row><div class=logo>TEFA</div><div class=r>QUARTERLY PORTFOLIO STATEMENT<br><b>${date.long(span.start)} - ${date.long(span.end)}</b><br>Page 1 of 3</div></div>
<div class=row style="margin:24px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=msg><b>Manage your accounts</b><br>tefa.example or 800 555-0122, weekdays 8 a.m. to 10 p.m. (ET)<br>Have you updated your beneficiaries?</div></div>
<div class=a><h2>Your portfolio balance</h2><div style="font-size:22pt">${$(book.end)}</div>as of ${date.long(span.end)}</div>
<h2>${school} Tax Deferred Annuity 403(b) Plan</h2><div>TEFA Contract Number: ${contract}</div>${grid(
        "lrr",
        ["Plan summary", "This quarter", "Year to date"],
        [
          two("Beginning balance", book.begin, book.year.begin),
          two("Your contributions", book.added, book.year.added),
          two("Withdrawals", -book.taken, -book.year.taken),
          two("Plan servicing fee", -book.fee, -book.year.fee),
          two("TEFA Traditional interest", fixed.income, fixed.income * span.part),
          two(
            "Gains/Loss",
            book.income + book.change - fixed.income,
            book.year.income + book.year.change - fixed.income * span.part,
          ),
          two("Ending balance", book.end, book.end, true),
        ],
        "class=q",
      )}
<h2>Your investments by asset class</h2>${grid(
        "lrrrrr",
        ["Investment", "Units/Shares", "Price", "Beginning balance", "Ending balance", "% of total"],
        [
          ["<i>Guaranteed</i>", "", "", "", "", ""],
          [fixed.name, "", "", $(fixed.begin), $(fixed.value), share(fixed.value, book.end, 1)],
          ["<i>Variable</i>", "", "", "", "", ""],
          ...variable.map((lot) => [
            lot.name,
            units(lot.units, 4),
            `$${(lot.price / 100).toFixed(4)}`,
            $(lot.begin),
            $(lot.value),
            share(lot.value, book.end, 1),
          ]),
          [
            "<b>Total</b>",
            "",
            "",
            `<b>${$(book.begin)}</b>`,
            `<b>${$(total(book.lots, (l) => l.value))}</b>`,
            "<b>100.0%</b>",
          ],
        ],
        "class=q",
      )}
<p class=small>TEFA Traditional is a guaranteed annuity; guarantees are subject to the claims-paying ability of Teachers Endowment and Fund Association of America. Interest credited includes a guaranteed rate, plus additional amounts that may be established on a year-by-year basis. Converting some or all of your savings to income benefits is a permanent decision. The account minimum guaranteed rate for contributions of this quarter is 3.00%.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "TEFA",
          accounts: [
            {
              kind: "401k",
              institution: "TEFA",
              accountLast4: contract.slice(-4),
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(book.end),
              holdings: holdingsOf(book, false),
            },
          ],
          transactions: [],
          allowed: {
            ...openFigures(0, book, span.end),
            "accounts.0.kind": ["other"],
          },
        },
        "Teachers Endowment and Fund Association of America",
      ),
    };
  },
};

export const ucPlans: readonly Layout[] = [savings, matrix, teachers];
