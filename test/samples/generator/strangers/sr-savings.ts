import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  B,
  held,
  left,
  MONTHS_OF,
  type Option,
  P,
  paper,
  pickLines,
  QUARTERS,
  share,
  sum,
  units,
} from "./sr-data.ts";

const HSA: readonly Option[] = [
  ["Meridian Row Instl 500 Idx", "MRFHX", "Large blend", ""],
  ["Meridian Row Mid Cap Idx Adm", "MRMCX", "Mid blend", ""],
  ["Castell Small Cap R6", "CSSRX", "Small growth", ""],
  ["Penlo Income Instl", "PNIIX", "Multisector bond", ""],
  ["Castell Intl Core Eq I", "CSICX", "Foreign large blend", ""],
];

/** A health savings account: cash at a bank that only the small print names, funds beside it, contributions by tax year. */
const health: Layout = {
  name: "sr-health-savings-funds",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 81_013);
    const person = makePerson(random);
    const [start, end] = random.pick(MONTHS_OF);
    const lines = pickLines(random, HSA, random.whole(2, 4), 120_000);
    const funds = sum(lines);
    const cash = 100_000 + random.whole(0, 90_000);
    const interest = random.whole(4, 40);
    const added = random.whole(8_000, 34_000);
    const spent = random.chance(0.6) ? random.whole(1_500, 22_000) : 0;
    const swept = added;
    const opening = cash - interest - added + spent + swept;
    const number = accountNumber(random, 10);
    const html = document(
      `body{font:8.8pt "Liberation Sans";color:#233}${BASE}.g{background:#0b7a5b;color:#fff;padding:4px 8px;font-weight:bold;margin-top:12px}.t td,.t th{padding:3px 6px;border-bottom:1px solid #cfe3dc}.k{font-size:7pt;color:#577}.v{font-size:12pt}.n{font-size:6.8pt;color:#577}`,
      `<div class=row><div><b style="font-size:18pt;color:#0b7a5b">Health<span style="color:#e08a00">Nest</span></b> <span class=n>HSA</span></div><div class=r>HEALTH SAVINGS ACCOUNT STATEMENT<br>Account # ${number}<br>${date.slash(start)} to ${date.slash(end)}</div></div>
      <div style="margin:16px 0">${person.name}<br>${person.street}<br>${person.town}</div>
      ${band([
        ["TOTAL HSA VALUE", $(cash + funds)],
        ["CASH ACCOUNT", $(cash)],
        ["INVESTMENT ACCOUNT", $(funds)],
        ["EMPLOYER", "Tri-Valley Freight"],
      ])}
      <div class=g>CASH ACCOUNT ACTIVITY</div>${grid(
        "llrr",
        ["Date", "Description", "Amount", "Balance"],
        [
          [date.slash(start), "Beginning cash balance", "", P(opening)],
          [
            date.slash(addDays(start, 4)),
            "Payroll contribution TRI-VALLEY FREIGHT",
            P(added),
            P(opening + added),
          ],
          ...(spent > 0
            ? [
                [
                  date.slash(addDays(start, 9)),
                  "HealthNest Visa - RIVERBEND PHARMACY",
                  B(-spent),
                  P(opening + added - spent),
                ],
              ]
            : []),
          [
            date.slash(addDays(start, 11)),
            "Transfer to investments (automatic above $1,000.00)",
            B(-swept),
            P(opening + added - spent - swept),
          ],
          [date.slash(end), "Interest (APY 0.25%)", P(interest), P(cash)],
        ],
        "class=t",
      )}
      <div class=g>INVESTMENT ACCOUNT</div>${grid(
        "lllrrr",
        ["Fund", "Ticker", "Category", "Shares", "Closing price", "Closing value"],
        [
          ...lines.map((line) => [
            line.name,
            line.ticker,
            line.note,
            units(line, 3),
            $(line.price),
            $(line.value),
          ]),
          ["<b>Investment account total</b>", "", "", "", "", `<b>${$(funds)}</b>`],
        ],
        "class=t",
      )}
      <div class=g>CONTRIBUTIONS BY TAX YEAR</div>${grid(
        "lrrr",
        ["", "Your own", "Employer", "IRS limit (family)"],
        [
          ["2026", P(added * 3), P(60_000), "8,750.00"],
          ["2025", P(added * 11), P(50_000), "8,550.00"],
        ],
        "class=t",
      )}
      <p class=n>Monthly investment fee 0.03% of invested balance, at most $10.00; waived this month. Interest tiers: $0–$2,000 0.25% · to $7,500 0.60% · to $10,000 1.20% APY. Cash is held at Granite Basin Bank, Member FDIC, custodian of the HSA. Investments are not FDIC-insured, not bank guaranteed and may lose value; brokerage by Lantern Bay Securities, member SIPC. HealthNest, Inc. is administrator. Form 5498-SA follows by May 31. Deposit by check: HealthNest, PO Box 27710, Omaha NE 68103.</p>`,
    );
    const at = lines.length;
    return {
      html,
      truth: paper({
        institution: "HealthNest",
        also: ["HealthNest, Inc.", "HealthNest HSA", "Granite Basin Bank"],
        accounts: [
          {
            kind: "other",
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(cash + funds),
            holdings: held(lines, true),
          },
        ],
        kinds: ["brokerage", "savings"],
        allowed: {
          ...left(0, {
            beginningBalance: opening,
            endingBalance: [cash, cash + funds],
            totalDeposits: [added, added + interest],
            totalWithdrawals: [spent + swept, spent, swept],
          }),
          [`accounts.0.holdings.${at}.name`]: ["CASH ACCOUNT", "Cash"],
          [`accounts.0.holdings.${at}.value`]: [decimal(cash)],
        },
        open: true,
      }),
    };
  },
};

const COLLEGE: readonly Option[] = [
  ["Target Enrollment 2038/2039 Portfolio", "", "", ""],
  ["Aggressive Growth Portfolio", "", "", ""],
  ["U.S. Equity Index Portfolio", "", "", ""],
  ["Social Choice Portfolio", "", "", ""],
  ["Principal Plus Interest Portfolio", "", "", ""],
];

/** A state's college plan: two children's accounts of one owner, each with portfolios and its unit prices. */
const college: Layout = {
  name: "sr-college-two-beneficiaries",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 82_021);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const children = ["Emerson", "Quinn"].map((child, index) => ({
      child,
      number: `${accountNumber(random, 9)}-0${index + 1}`,
      lines: pickLines(random, COLLEGE, index + 1, 180_000),
    }));
    const value = children.reduce((all, { lines }) => all + sum(lines), 0);
    const html = document(
      `body{font:9pt "Liberation Sans";color:#20303f}${BASE}.o{color:#c4541a}.t td,.t th{padding:3px 5px}.t th{border-bottom:1px solid #c4541a;font-size:7.6pt}.t tr:last-child td{border-top:1px solid #c4541a;font-weight:bold}.n{font-size:7pt}`,
      `<div class=row><div class=o style="font:italic bold 18pt 'Liberation Serif'">SunRidge <span style="font:bold 18pt 'Liberation Sans'">529</span></div><div class="r n">Quarterly account statement<br><b>${date.long(start)} – ${date.long(end)}</b><br>Questions? 877-555-0129 · sunridge529.example</div></div>
      <p style="margin:22px 0">${person.name}, account owner<br>${person.street}<br>${person.town}</p>
      <p style="font-size:12pt">Total of your accounts as of ${date.long(end)}: <b class=o>${$(value)}</b></p>
      ${children
        .map(
          ({ child, number, lines }) =>
            `<h3 style="margin:14px 0 2px">Beneficiary: ${child} ${person.name.split(" ").at(-1)} <span class=n style="font-weight:normal">Account number ${number}</span></h3><div class=row><div style="flex:2.4">${grid(
              "lrrr",
              ["Portfolio", "Units", `Unit price ${date.bareShort(end)}`, "Value"],
              [
                ...lines.map((line) => [line.name, units(line), $(line.price), $(line.value)]),
                ["Account total", "", "", $(sum(lines))],
              ],
              "class=t",
            )}</div><div>${pairs(
              [
                ["Beginning value", $(sum(lines, (line) => line.opening))],
                ["Contributions", $(sum(lines, (line) => line.added))],
                ["Withdrawals", $(0)],
                ["Earnings", B(sum(lines, (line) => line.change))],
                ["Ending value", $(sum(lines))],
              ],
              "class=n",
            )}</div></div>`,
        )
        .join("")}
      <p><b>Your automatic plan:</b> $150.00 on the 15th of each month from Sable Creek Credit Union, checking ending in 0091, split evenly. New contributions since the account was opened: ${$(Math.round(value * 0.71))}.</p>
      <p class=n>The maximum balance for one beneficiary in all Wyandot programs is $511,000; contributions up to $5,000 ($10,000 if married filing jointly) may be deducted from state income. The Principal Plus Interest Portfolio is backed by a funding agreement of Corliss Life with an annual rate of 2.85% until next March 31. SunRidge 529 is sponsored by the Wyandot Tuition Savings Trust, of which the State Treasurer is trustee; Ashby Fund Services, LLC is program manager and Ashby Individual Distributors its underwriter. Neither principal nor return is guaranteed by the State.</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "SunRidge 529",
        also: [
          "SunRidge",
          "Wyandot Tuition Savings Trust",
          "Ashby Fund Services, LLC",
          "Ashby Fund Services",
        ],
        accounts: children.map(({ number, lines }) => ({
          kind: "other" as const,
          accountLast4: number.replace("-", "").slice(-4),
          periodStart: start,
          periodEnd: end,
          totalValue: decimal(sum(lines)),
          holdings: held(lines, false),
        })),
        kinds: ["brokerage"],
        allowed: Object.assign(
          {},
          ...children.map(({ lines }, index) =>
            left(index, {
              beginningBalance: sum(lines, (line) => line.opening),
              endingBalance: sum(lines),
              totalDeposits: sum(lines, (line) => line.added),
              totalWithdrawals: 0,
            }),
          ),
          Object.fromEntries(
            children.map(({ number }, index) => [`accounts.${index}.accountLast4`, [number.slice(-4)]]),
          ),
        ),
      }),
    };
  },
};

const FAMILY: readonly Option[] = [
  ["Growth Companies Fund of America", "CGFFX", "405", "Growth funds"],
  ["New Horizons Perspective Fund", "CNHFX", "407", "Growth funds"],
  ["Washington Street Investors Fund", "CWSFX", "401", "Growth-and-income funds"],
  ["Capital Income Builders", "CCIFX", "412", "Equity-income funds"],
  ["Intermediate Bond Fund", "CIBFX", "423", "Bond funds"],
];

/** A fund family's SIMPLE IRA: share class F-2, fund numbers, the year's movements of every fund, the adviser's firm at the top. */
const simple: Layout = {
  name: "sr-simple-ira-fund-family",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 83_047);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const picked = pickLines(random, FAMILY, random.whole(2, 4), 300_000).map((line) => ({
      ...line,
      added: 0,
    }));
    const lines = picked.map((line) => {
      const salary = random.whole(8_000, 30_000);
      return { ...line, added: salary, opening: line.value - salary - line.change };
    });
    const value = sum(lines);
    const opening = sum(lines, (line) => line.opening);
    const added = sum(lines, (line) => line.added);
    const number = accountNumber(random, 8);
    const named = (line: { readonly name: string }) => `${line.name}-F-2`;
    const html = document(
      `body{font:8.5pt "Liberation Serif";color:#000}${BASE}.t td,.t th{padding:2px 4px}.t th{font-size:7.4pt;border-bottom:1px solid #000;vertical-align:bottom}.n{font-size:7pt}.hd{font:bold 10pt "Liberation Sans";background:#e6e6dc;padding:2px 5px;margin:12px 0 3px}`,
      `<div class=row><div><span style="font:8pt 'Liberation Sans'">CAPSTONE REED</span><br><b style="font:bold 16pt 'Liberation Serif';letter-spacing:1px">FAMILY OF FUNDS</b><sup>SM</sup></div><div class=r style="font-size:12pt">SIMPLE IRA<br>Quarterly statement<br><span class=n>${date.long(start)} – ${date.long(end)}</span></div></div>
      <div class=row style="margin-top:16px"><div>CAPSTONE REED BANK & TRUST CO CUST<br>SIMPLE IRA<br>${person.name}<br>${person.street}<br>${person.town}</div><div class=n>Financial professional: Dale Unger, Tri-Lakes Investment Group, 414 Dock St, Fergus Falls, MN 56537<br>Employer: Unger Tree & Landscape<br>Account ${number}<p>Beginning value ${$(opening)}<br>Employee contributions ${$(added - Math.round(added / 3))}<br>Employer contributions ${$(Math.round(added / 3))}<br>Change in value ${B(value - opening - added)}<br><b style="font-size:9.5pt">Ending value ${$(value)}</b></p></div></div>
      <div class=hd>Account portfolio as of ${date.long(end)}</div>${grid(
        "llrrrr",
        ["Fund", "Fund no. / symbol", "Share balance", "Share price", "Value", "% of total"],
        [
          ...lines.flatMap((line, index) => [
            ...(lines[index - 1]?.heading === line.heading
              ? []
              : [[`<i>${line.heading}</i>`, "", "", "", "", ""]]),
            [
              escaped(named(line)),
              `${line.note} / ${line.ticker}`,
              units(line),
              $(line.price),
              $(line.value),
              share(line.value, value, 0),
            ],
          ]),
          ["Total", "", "", "", `<b>${$(value)}</b>`, "100%"],
        ],
        "class=t",
      )}
      <div class=hd>Account activity</div>${lines
        .map((line) => {
          const bought = Math.round((line.added * 1_000) / line.price);
          return `<p style="margin:6px 0 0"><b>${escaped(named(line))}</b></p>${grid(
            "llrrrr",
            [
              "Trade date",
              "Description",
              "Dollar amount",
              "Share price",
              "Shares this transaction",
              "Share balance",
            ],
            [
              [
                "",
                "Beginning share balance",
                P(line.opening),
                "",
                "",
                ((line.units - bought) / 1_000).toFixed(3),
              ],
              [
                date.bareShort(addDays(start, 44)),
                "Payroll deduction, current year",
                P(line.added),
                decimal(line.price),
                (bought / 1_000).toFixed(3),
                units(line),
              ],
            ],
            "class=t",
          )}`;
        })
        .join("")}
      <p class=n>SIMPLE IRA limit for the year: $17,000.00, or $20,500.00 from age 50. Rights of accumulation: ${$(Math.round(value * 1.4))} toward the next breakpoint of $1,000,000. A 25% tax may apply to withdrawals within two years of the first deposit (${date.long("2019-05-14")}). A custodial fee of $10.00 is taken each December. Capstone Reed Client Service, P.O. Box 6007, Indianapolis, IN 46206-6007. Distributed by Capstone Reed Distributors, Inc., member FINRA.</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "CAPSTONE REED FAMILY OF FUNDS",
        also: ["CAPSTONE REED", "CAPSTONE REED BANK & TRUST CO", "Capstone Reed Distributors, Inc."],
        accounts: [
          {
            kind: "ira",
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: held(
              lines.map((line) => ({ ...line, name: named(line) })),
              true,
            ),
          },
        ],
        allowed: {
          ...left(0, {
            beginningBalance: opening,
            endingBalance: value,
            totalDeposits: [added, added - Math.round(added / 3), Math.round(added / 3)],
          }),
          ...Object.fromEntries(
            lines.map((line, index) => [`accounts.0.holdings.${index}.name`, [line.name]]),
          ),
        },
        open: true,
      }),
    };
  },
};

export const srSavings: readonly Layout[] = [health, college, simple];
