import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, monthStart, NEXT, percentOf, shares, start } from "./un-data.ts";
import { cashBeside, lots, valueOf } from "./vd-wealth-data.ts";

const $ = money.dollar;
const QUARTERS = ["2025-10-01", "2026-01-01", "2026-04-01", "2026-07-01"] as const;

/** A family of funds sold by advisers: the quarter's IRA, a fund's activity under each fund. */
const family: Layout = {
  name: "vd-wealth-fund-family-ira",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 361);
    const first = random.pick(QUARTERS);
    const last = monthEnd(inMonths(first, 2));
    const funds = lots(
      random,
      [
        ["The Growth Portfolio of Columbia-A", "CGPAX", 8_113],
        ["Columbia River Balanced Fund-A", "CRBLX", 3_644],
        ["Capital Harvest Builder-A", "CHBAX", 7_409],
        ["New Horizon World Fund-A", "NHWAX", 6_871],
      ],
      2,
    );
    const total = valueOf(funds);
    const added = random.chance(0.6) ? random.whole(1, 12) * 10_000 : 0;
    const taken = random.chance(0.2) ? random.whole(1, 8) * 10_000 : 0;
    const change = Math.round((total * random.whole(-6, 8)) / 100) + 37;
    const beginning = total - added + taken - change;
    const number = digits(random, 8);
    const kind = random.pick(["Traditional IRA", "Roth IRA"]);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE} .logo{font:bold 17pt "Liberation Serif";color:#005f9e} h3{color:#005f9e;font-size:12pt;margin:14px 0 4px;border-bottom:1px solid #005f9e} .t td,.t th{padding:3px 5px;border-bottom:1px solid #ccc;font-size:8pt}`,
      `<div class=row><div><div class=logo>COLUMBIA RIVER FUNDS<sup>&reg;</sup></div><div class=small>From Cascade Group</div></div><div style="text-align:right"><b>Quarterly statement</b><br>${date.longNoYear(first)} - ${date.long(last)}<br>Page 1 of 3</div></div>
<div class=row style="margin-top:18px"><div>CB&amp;T CUST ${kind.toUpperCase()}<br>${person.name}<br>${person.street}<br>${person.town}</div><div><b>Your financial professional</b><br>DANA WHITCOMB<br>HARBOR LIGHT ADVISORS<br><b>Need help?</b> (800) 555-0121<br>www.columbiariver.example</div></div>
<h3>Your portfolio summary</h3><div>Account ${number} &nbsp; ${kind}</div>${grid(
        "lrr",
        ["", "This quarter", "Year to date"],
        [
          [`Beginning value`, $(beginning), $(beginning - 40_911)],
          ["Additions", $(added), $(added * 2)],
          ["Withdrawals", taken > 0 ? `-${$(taken)}` : "$0.00", taken > 0 ? `-${$(taken)}` : "$0.00"],
          ["Change in value", $(change), $(total - (beginning - 40_911) - added * 2 + taken)],
          ["<b>Ending value</b>", `<b>${$(total)}</b>`, `<b>${$(total)}</b>`],
        ],
        "class=t",
      )}<div class=small>Change in value includes market movement, dividends and capital gains that were reinvested, and fees such as the $10.00 annual IRA custodial fee.</div>
<h3>Your investments as of ${date.long(last)}</h3>${grid(
        "lcrrrr",
        ["Fund name", "Fund number", "Shares", "Share price", "Value", "Percent"],
        [
          ...funds.map((lot, index) => [
            lot.name,
            String(5 + index * 6),
            shares(lot.units),
            $(lot.price),
            $(lot.value),
            `${percentOf(lot.value, total)}%`,
          ]),
          ["<b>Total</b>", "", "", "", `<b>${$(total)}</b>`, "100.0%"],
        ],
        "class=t",
      )}${NEXT}<div class=small style="text-align:right">Account ${number} &nbsp; Page 2 of 3</div><h3>Account activity</h3>${funds
        .map((lot, index) => {
          const bought = index === 0 ? added : 0;
          const units = Math.round((bought * 1000) / lot.price);
          return `<b>${lot.name}</b> &nbsp; <span class=small>Fund ${5 + index * 6} | Symbol ${lot.symbol}</span>${grid(
            "llrrrr",
            [
              "Trade date",
              "Transaction",
              "Dollar amount",
              "Share price",
              "Shares this transaction",
              "Share balance",
            ],
            [
              [
                date.slash(addDays(first, -1)),
                "Beginning balance",
                "",
                "",
                "",
                shares(Math.max(0, lot.units - units)),
              ],
              ...(bought > 0
                ? [
                    [
                      date.slash(addDays(first, 14)),
                      `Contribution ${last.slice(0, 4)}`,
                      $(bought),
                      $(lot.price),
                      shares(units),
                      shares(lot.units),
                    ],
                  ]
                : []),
              [date.slash(last), "Ending balance", $(lot.value), $(lot.price), "", shares(lot.units)],
            ],
            "class=t",
          )}`;
        })
        .join("<br>")}
${NEXT}<h3>Contribution summary</h3>${pairs([
        [`${last.slice(0, 4)} contributions received this year`, $(added * 2)],
        ["Fair market value is reported to the IRS on Form 5498 in May", ""],
      ])}<p class=small>Investments are not FDIC-insured, nor are they deposits of or guaranteed by a bank or any other entity, so they may lose value. Please review your statement carefully. If you find a discrepancy, tell us within 30 days. For Class A shares, you may qualify for a lower sales charge when your combined holdings reach $25,000 or more. Columbia River Distributors, Inc. Cascade Bank and Trust Company, custodian.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Columbia River Funds",
          accounts: [
            {
              kind: "ira",
              institution: "Columbia River Funds",
              accountLast4: number.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(total),
              holdings: funds.map((lot) => ({
                name: lot.name,
                symbol: lot.symbol,
                value: decimal(lot.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(beginning)],
            "accounts.0.endingBalance": [decimal(total)],
            "accounts.0.totalDeposits": [decimal(added)],
            "accounts.0.totalWithdrawals": [decimal(taken)],
          },
        },
        "COLUMBIA RIVER FUNDS",
        "Columbia River Distributors, Inc.",
        "Cascade Group",
        "Cascade Bank and Trust Company",
      ),
    };
  },
};

/** Teachers' 403(b): a guaranteed annuity without units, annuity accounts with units, employer and own money apart. */
const teachers: Layout = {
  name: "vd-wealth-teachers-403b",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 362);
    const first = random.pick(QUARTERS);
    const last = monthEnd(inMonths(first, 2));
    const list = lots(
      random,
      [
        ["COREF Stock R2", "", 71_240],
        ["COREF Bond Market R2", "", 14_403],
        ["SCHOLAR Lifecycle 2045 Institutional", "", 2_718],
        ["SCHOLAR Real Estate Account", "", 49_117],
      ],
      1,
    );
    const fixed = random.whole(400_000, 9_000_000);
    const total = valueOf(list) + fixed;
    const own = random.whole(60, 320) * 1_000;
    const employer = Math.round(own * 0.8);
    const interest = Math.round((fixed * 0.0425) / 4);
    const change = Math.round((valueOf(list) * random.whole(-5, 7)) / 100);
    const beginning = total - own - employer - interest - change;
    const school = random.pick([
      "STATE COLLEGE AT NORBURY",
      "ALDERMAN UNIVERSITY",
      "HOLT COUNTY PUBLIC SCHOOLS",
    ]);
    const number = `R${digits(random, 6)}-${random.whole(1, 9)}`;
    const html = document(
      `body{font:9.5pt Arial;color:#222}${BASE} .logo{font:bold 24pt Georgia,"Liberation Serif";color:#00457c} h3{font-weight:normal;font-size:15pt;color:#00457c;margin:16px 0 4px} .t td,.t th{padding:4px 5px;border-bottom:1px solid #c8d6e0;font-size:8.5pt} .hero{background:#eaf2f8;padding:12px;font-size:11pt} .hero b{font-size:20pt}`,
      `<div class=row><div class=logo>SCHOLAR</div><div style="text-align:right">Retirement Portfolio Statement<br>${date.long(first)} to ${date.long(last)}</div></div>
<p>${person.name}<br>${person.street}<br>${person.town}</p>
<div class=hero>Your ending balance on ${date.long(last)}<br><b>${$(total)}</b><br><span style="font-size:9pt">${total > beginning ? "Up" : "Down"} ${$(Math.abs(total - beginning))} since your last statement</span></div>
<h3>Portfolio at a glance</h3>${pairs(
        [
          [`Beginning balance`, $(beginning)],
          ["Your contributions", $(own)],
          ["Employer contributions", $(employer)],
          ["Withdrawals and transfers out", "$0.00"],
          ["Interest credited", $(interest)],
          ["Gains/Loss", money.dollar(change)],
          ["<b>Ending balance</b>", `<b>${$(total)}</b>`],
        ],
        "class=t",
      )}<p>Your personal rate of return this quarter is ${percentOf(change + interest, beginning, 2)}%. If you retired at 67, this balance could give you about ${$(Math.round(total / 210))} a month for life. This estimate assumes 3% inflation and no more contributions.</p>
<h3>${school} 403(b) Defined Contribution Plan</h3><div>Scholar Contract Number: ${number} &nbsp; Vested: 100%</div>${grid(
        "lrrrr",
        ["Investments by asset class", "Units/Shares", "Unit/Share price", "Ending balance", "% of plan"],
        [
          ["<i>Guaranteed</i>", "", "", "", ""],
          ["SCHOLAR Traditional", "-", "-", $(fixed), `${percentOf(fixed, total)}%`],
          ["<i>Equities, fixed income, multi-asset and real estate</i>", "", "", "", ""],
          ...list.map((lot) => [
            lot.name,
            shares(lot.units, 4),
            `$${(lot.price / 100).toFixed(4)}`,
            $(lot.value),
            `${percentOf(lot.value, total)}%`,
          ]),
          ["<b>Total</b>", "", "", `<b>${$(total)}</b>`, "100.0%"],
        ],
        "class=t",
      )}${NEXT}<h3>Your transactions</h3>${grid(
        "llrr",
        ["Date", "Activity", "Employee", "Employer"],
        [
          [
            date.slash(addDays(first, 29)),
            "Contribution",
            $(Math.floor(own / 2)),
            $(Math.floor(employer / 2)),
          ],
          [
            date.slash(addDays(first, 60)),
            "Contribution",
            $(own - Math.floor(own / 2)),
            $(employer - Math.floor(employer / 2)),
          ],
          ["", "<b>Total contributions</b>", `<b>${$(own)}</b>`, `<b>${$(employer)}</b>`],
        ],
        "class=t",
      )}<h3>Beneficiaries and loans</h3><p>You have named 1 primary beneficiary. You have no outstanding loans. The most that you could borrow from this plan is ${$(Math.min(5_000_000, Math.floor(total / 2)))}.</p><p class=small>SCHOLAR Traditional is a guaranteed insurance contract, not an investment for federal securities law purposes. Crediting rates: 3.50% to 5.00% by the vintage of each contribution. Fees: An annual plan servicing fee of 0.08% is deducted quarterly. Scholar Insurance and Annuity Association of America, New York, NY. If you find errors, write to us within 90 days.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "SCHOLAR",
          accounts: [
            {
              kind: "401k",
              institution: "SCHOLAR",
              accountLast4: number.replace("-", "").slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(total),
              holdings: [
                { name: "SCHOLAR Traditional", value: decimal(fixed) },
                ...list.map((lot) => ({ name: lot.name, value: decimal(lot.value) })),
              ],
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.kind": ["other"],
            "accounts.0.accountLast4": [number.slice(-4)],
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(beginning)],
            "accounts.0.endingBalance": [decimal(total)],
            "accounts.0.totalDeposits": [decimal(own), decimal(employer), decimal(own + employer)],
            "accounts.0.totalWithdrawals": ["0.00"],
          },
        },
        "Scholar",
        "Scholar Insurance and Annuity Association of America",
      ),
    };
  },
};

/** A health savings account: cash at a bank with its rows, funds beside it, tax-year contributions. */
const health: Layout = {
  name: "vd-wealth-health-savings",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 363);
    const first = monthStart(random);
    const last = monthEnd(first);
    const held = lots(
      random,
      [
        ["Vanguard 500 Index Admiral", "VFIAX", 48_213],
        ["Vanguard Total Bond Market Index I", "VBTIX", 961],
        ["T. Rowe Price Mid-Cap Growth", "RPMGX", 10_404],
      ],
      1,
    );
    const cash = random.whole(30_000, 260_000);
    const invested = valueOf(held);
    const own = random.whole(50, 300) * 100;
    const employer = random.pick([0, 4_167, 6_250]);
    const spent = random.chance(0.6) ? random.whole(1_500, 22_000) : 0;
    const interest = random.whole(4, 210);
    const fee = 295;
    const opening = cash - own - employer + spent - interest + fee;
    const number = digits(random, 8);
    const rows: [string, string, number][] = [
      [addDays(first, 14), "Employee Contribution (Tax year: 2026)", own],
    ];
    if (employer > 0) rows.push([addDays(first, 14), "Employer Contribution (Tax year: 2026)", employer]);
    if (spent > 0) rows.push([addDays(first, 19), "Visa Purchase: RIVERBEND DENTAL", -spent]);
    rows.push([last, "Interest for the month", interest], [last, "Monthly investment fee", -fee]);
    const net = (amount: number) => (amount < 0 ? `(${$(-amount)})` : $(amount));
    let running = opening;
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:bold 20pt Arial;color:#5b2d8e} h3{font-size:11pt;background:#efe8f6;padding:4px 6px;margin:14px 0 4px} .t td,.t th{padding:3px 5px;border-bottom:1px solid #ddd;font-size:8.5pt}`,
      `<div class=row><div><div class=logo>WellVested</div><div class=small>15 W Scenic Pointe Dr, Draper, UT 84020<br>Member services 866.555.0149 &nbsp; www.wellvested.example</div></div><div style="text-align:right"><b style="font-size:13pt">HSA Statement</b><br>Account number: ${number}<br>Period: ${date.short(first)} through ${date.short(last)}</div></div>
<p style="margin-top:22px">${person.name}<br>${person.street}<br>${person.town}</p>
<div class=row><div><h3>Account summary</h3>${pairs([
        ["HSA cash balance", $(cash)],
        ["HSA investment balance", $(invested)],
        ["<b>Total HSA value</b>", `<b>${$(cash + invested)}</b>`],
      ])}</div><div><h3>Contributions by tax year</h3>${grid(
        "lrr",
        ["", "2025", "2026"],
        [
          ["Your contributions", "$0.00", $(own * Number(first.slice(5, 7)))],
          ["Employer contributions", "$0.00", $(employer * Number(first.slice(5, 7)))],
          ["Annual limit (individual / family)", "$4,300 / $8,550", "$4,400 / $8,750"],
        ],
      )}</div></div>
<h3>Cash account activity</h3>${grid(
        "llrr",
        ["Date", "Transaction", "Amount", "HSA cash balance"],
        [
          [date.slash(first), "Beginning balance", "", $(opening)],
          ...rows.map(([day, text, amount]) => {
            running += amount;
            return [date.slash(day), text, net(amount), $(running)];
          }),
          [date.slash(last), "<b>Ending balance</b>", "", `<b>${$(cash)}</b>`],
        ],
        "class=t",
      )}<div class=small>Interest rate tier: $0 - $2,000: 0.05% &nbsp; $2,000.01 - $7,500: 0.10% &nbsp; over $10,000: 0.40%</div>
<h3>Investment portfolio as of ${date.slash(last)}</h3>${grid(
        "llrrr",
        ["Fund", "Ticker", "Shares", "Price", "Closing value"],
        [
          ...held.map((lot) => [
            escaped(lot.name),
            lot.symbol,
            shares(lot.units, 4),
            $(lot.price),
            $(lot.value),
          ]),
          ["<b>Total investments</b>", "", "", "", `<b>${$(invested)}</b>`],
        ],
        "class=t",
      )}${NEXT}<h3>Good to know</h3><p class=small>Keep your receipts: the IRS may ask for proof that your HSA was spent on qualified medical expenses. Money taken out for anything else before age 65 is taxed and may bear a 20% penalty. Members aged 55 or over may contribute $1,000 more. HSA cash is held at federally insured depository institutions to the standard limit of $250,000. Investments are subject to risk, including the possible loss of the principal invested, and are not FDIC or NCUA insured, or guaranteed by WellVested, Inc. WellVested does not provide legal, tax or financial advice. Report errors within 60 days.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "WellVested",
          accounts: [
            {
              kind: "other",
              institution: "WellVested",
              accountLast4: number.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(cash + invested),
              holdings: held.map((lot) => ({
                name: lot.name,
                symbol: lot.symbol,
                value: decimal(lot.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            ...cashBeside(held.length, decimal(cash), "HSA cash balance", "HSA cash", "Cash"),
            "accounts.0.kind": ["brokerage", "savings"],
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(opening)],
            "accounts.0.endingBalance": [decimal(cash), decimal(cash + invested)],
          },
        },
        "WellVested, Inc.",
      ),
    };
  },
};

export const vdWealthPlans: readonly Layout[] = [family, teachers, health];
