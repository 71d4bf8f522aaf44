import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, monthEnd, NEXT, percentOf, shares, start, total, worth } from "./un-data.ts";

const $ = money.dollar;

const quarter = (index: number) => {
  const begun = `2026-${String(index * 3 + 1).padStart(2, "0")}-01`;
  return { begun, end: monthEnd(`2026-${String(index * 3 + 3).padStart(2, "0")}-01`) };
};

/** A recordkeeper's quarter: the employer's plan on top, a roll-forward by source in columns, vested beside whole. */
const plan: Layout = {
  name: "va-fund-401k-recordkeeper",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 443);
    const { begun, end } = quarter(random.whole(0, 2));
    const list = [
      "Target Date Retirement 2045 Trust",
      "Large Cap Index Account R6",
      "Stable Value Option",
      "International Equity Portfolio I",
      "Core Plus Bond Fund",
    ].slice(0, random.whole(2, 5));
    const funds = list.map((name) => {
      const [units, price] = [random.whole(20_000, 900_000), random.whole(1_100, 7_800)];
      return { name, units, price, value: worth(units, price) };
    });
    const value = total(funds.map((fund) => fund.value));
    const own = random.whole(90, 520) * 1_000;
    const match = random.chance(0.8) ? Math.round(own / 2) : 0;
    const fee = 1_475;
    const taken = random.chance(0.15) ? random.whole(100, 900) * 1_000 : 0;
    const gain = Math.round(value * (random.whole(-30, 60) / 1_000));
    const opening = value - own - match + fee + taken - gain;
    const matchShare = match > 0 ? 0.3 : 0;
    const employer = Math.round(value * matchShare);
    const vested = random.chance(0.6) ? value : value - Math.round(employer * 0.4);
    const openEmployer = Math.round(opening * matchShare);
    const gainEmployer = employer - openEmployer - match;
    const last = digits(random, 6);
    const columns = (label: string, mine: number, theirs: number) => [
      label,
      money.brackets(mine),
      money.brackets(theirs),
      money.brackets(mine + theirs),
    ];
    const html = document(
      `body{font:9pt "Proxima Nova",Arial;color:#2b2b2b}${BASE} .logo{font:bold 22pt Arial;color:#d75426} h2{font-size:12.5pt;color:#d75426;font-weight:normal;margin:14px 0 4px} .big{font-size:24pt;color:#145a7b} .t td,.t th{border-bottom:1px solid #ddd;padding:3px 4px}.t th{background:#145a7b;color:#fff;font-weight:normal}`,
      `<div class=row><div><div class=logo>VELLORA</div>Retirement Savings Statement<br>${date.long(begun)} to ${date.long(end)}</div><div class=r><b>COPPER RIDGE MANUFACTURING 401(K) PLAN</b><br>Plan Number 666${last.slice(0, 3)}<br>Participant ID ending in ${last.slice(-4)}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><div class=row><div><h2>Your total account balance</h2><div class=big>${$(value)}</div><p>Your vested balance is <b>${$(vested)}</b>.</p></div><div><h2>Your personal rate of return</h2><p>This period ${percentOf(gain, opening, 2)}%</p><p>Your estimated monthly income at age 67: ${$(Math.round(value / 190))}. This is an illustration; it is not a guarantee. As required by law: if your balance of ${$(value)} were paid as a single life annuity at age 67 you would get an estimated ${$(Math.round(value / 182))} a month; with a spouse of the same age, ${$(Math.round(value / 208))}.</p></div></div><h2>Account activity by source</h2>${grid(
        "lrrr",
        ["", "Employee Pre-Tax", "Employer Match", "Total"],
        [
          columns("Beginning Balance", opening - openEmployer, openEmployer),
          columns("Contributions", own, match),
          columns("Withdrawals", -taken, 0),
          columns("Fees", -fee, 0),
          columns("Gain/Loss", gain - gainEmployer, gainEmployer),
          columns("<b>Ending Balance</b>", value - employer, employer),
          ["Vested Percent", "100%", vested === value ? "100%" : "60%", ""],
        ],
        "class=t",
      )}<h2>How your account is invested</h2>${grid(
        "lrrrr",
        ["Investment", "Units/Shares", "Unit Price", "Ending Balance", "Percent"],
        [
          ...funds.map((fund) => [
            fund.name,
            shares(fund.units),
            $(fund.price),
            $(fund.value),
            `${percentOf(fund.value, value)}%`,
          ]),
          ["<b>Total</b>", "", "", `<b>${$(value)}</b>`, "100.0%"],
        ],
        "class=t",
      )}${NEXT}<h2>Your future contributions</h2>${grid("lr", ["Investment", "Election"], [[list[0] ?? "", "100%"]], "class=t")}<p>Your current deferral rate is ${random.whole(3, 12)}% before-tax. The IRS limit for 2026 is $24,500. Catch-up contributions of up to $8,000 are available if you are 50 or older.</p><h2>Fees charged this quarter</h2>${pairs([["Recordkeeping fee", $(fee)]])}<p class=small>Some of the plan's administrative expenses were paid from the total annual operating expenses of one or more of the plan's investment options. Diversification: to help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified portfolio. If more than 20% of your savings is in one company or industry, your savings may not be properly diversified. Visit the Department of Labor website at dol.gov/agencies/ebsa. Confirm that your beneficiary is up to date. Errors must be reported within 60 days of the mailing date. Products and services offered through the Vellora family of companies: Vellora Retirement Insurance and Annuity Company (VRIAC), One Granite Way, Windsor, CT 06095-4774, and Vellora Institutional Plan Services, LLC. Securities distributed by Vellora Financial Partners, LLC (member SIPC).</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Vellora",
          accounts: [
            {
              kind: "401k",
              institution: "Vellora",
              accountLast4: last.slice(-4),
              periodStart: begun,
              periodEnd: end,
              totalValue: decimal(value),
              holdings: funds.map((fund) => ({ name: fund.name, value: decimal(fund.value) })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [end],
            "accounts.0.beginningBalance": [decimal(opening)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(own + match), decimal(own)],
            "accounts.0.totalWithdrawals": [decimal(taken), decimal(taken + fee)],
            "accounts.0.feesCharged": [decimal(fee)],
          },
        },
        "VELLORA",
        "Vellora Retirement Insurance and Annuity Company",
        "Vellora Institutional Plan Services, LLC",
        "COPPER RIDGE MANUFACTURING 401(K) PLAN",
        "Copper Ridge Manufacturing",
      ),
    };
  },
};

const ETFS = [
  ["Vanguard Total Stock Market ETF", "VTI"],
  ["Vanguard FTSE Developed Markets ETF", "VEA"],
  ["Vanguard FTSE Emerging Markets ETF", "VWO"],
  ["iShares National Muni Bond ETF", "MUB"],
  ["Schwab U.S. TIPS ETF", "SCHP"],
] as const;

/** A robo-adviser's quarter: goals as accounts of their own, stocks and bonds apart, shares with three places. */
const robo: Layout = {
  name: "va-fund-robo-goals",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 444);
    const { begun, end } = quarter(random.whole(0, 2));
    const goals = [
      { title: "General Investing", sort: "Individual Taxable Account", kind: "brokerage" as const },
      { title: "Retirement", sort: "Roth IRA Account", kind: "ira" as const },
    ].map((goal) => {
      const funds = ETFS.slice(0, random.whole(2, 5)).map(([name, symbol]) => {
        const [units, price] = [random.whole(500, 90_000), random.whole(2_600, 29_000)];
        return { name, symbol, units, price, value: worth(units, price) };
      });
      const value = total(funds.map((fund) => fund.value));
      const added = random.chance(0.7) ? random.whole(1, 30) * 10_000 : 0;
      const fee = Math.round(value / 1_600);
      const dividends = Math.round(value / 310);
      const opening = Math.round((value - added) * 0.96);
      return {
        ...goal,
        funds,
        value,
        added,
        fee,
        dividends,
        opening,
        change: value - opening - added - dividends + fee,
        number: `BT${digits(random, 8)}`,
      };
    });
    const sum = (pick: (goal: (typeof goals)[number]) => number) => total(goals.map(pick));
    const html = document(
      `body{font:8.5pt Inter,Arial;color:#212a36}${BASE} .logo{font:600 20pt Georgia;color:#00489f} h2{font-size:13pt;margin:18px 0 4px} h3{font-size:9.5pt;color:#00489f;margin:10px 0 2px} .t td,.t th{border-bottom:1px solid #e5e9ee;padding:3px 2px;font-weight:normal}.t th{color:#788}`,
      `<div class=row><div class=logo>Larkmont</div><div class=r>Quarterly Statement<br>${date.abbreviatedBare(begun)} - ${date.abbreviatedBare(end)}</div></div><div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>Larkmont Securities<br>450 West 33rd Street, Floor 11<br>New York, NY 10001<br>support@larkmont.example</div></div><h2>Portfolio Summary</h2>${grid(
        "lrrrrr",
        [
          "Goal",
          "Beginning balance",
          "Net deposits",
          "Dividends",
          "Fees and market change",
          "Ending balance",
        ],
        [
          ...goals.map((goal) => [
            `${goal.title}<br><span style="color:#788">${goal.sort} ${goal.number}</span>`,
            $(goal.opening),
            $(goal.added),
            $(goal.dividends),
            $(goal.change - goal.fee),
            $(goal.value),
          ]),
          [
            "<b>Total</b>",
            $(sum((goal) => goal.opening)),
            $(sum((goal) => goal.added)),
            $(sum((goal) => goal.dividends)),
            $(sum((goal) => goal.change - goal.fee)),
            `<b>${$(sum((goal) => goal.value))}</b>`,
          ],
        ],
        "class=t",
      )}${goals
        .map(
          (goal, index) =>
            `${index > 0 ? NEXT : ""}<h2>${goal.title}</h2><div>${goal.sort} &nbsp; Account number ${goal.number} &nbsp; Target allocation ${index === 0 ? "70% stocks / 30% bonds" : "90% stocks / 10% bonds"}</div><h3>Holdings as of ${date.abbreviatedBare(end)}</h3>${grid(
              "llrrr",
              ["Fund", "Ticker", "Shares", "Price", "Value"],
              [
                ...goal.funds.map((fund) => [
                  fund.name,
                  fund.symbol,
                  shares(fund.units),
                  $(fund.price),
                  $(fund.value),
                ]),
                ["<b>Total</b>", "", "", "", `<b>${$(goal.value)}</b>`],
              ],
              "class=t",
            )}<h3>Dividend payment detail</h3>${grid("lllr", ["Payment date", "Fund", "Description", "Amount"], [[date.abbreviatedBare(addDays(end, -8)), goal.funds[0]?.symbol ?? "", "Dividend reinvested", $(goal.dividends)]], "class=t")}<h3>Advisory fee</h3><p>${date.abbreviatedBare(end)}: a fee of ${$(goal.fee)} (0.25% annual) was charged. Securities were sold to pay it.</p>`,
        )
        .join(
          "",
        )}<p class=small>Larkmont Securities, a registered broker-dealer and member SIPC, carries your account. Advisory services provided by Larkmont LLC, an SEC-registered investment adviser. Brokerage services: orders are aggregated and traded through ${grouped(1_200).slice(0, 1)} or more clearing brokers. Please notify us promptly of any discrepancy. A summary of net changes since inception is available online. Tax loss harvesting is not suitable for all investors. Your cost basis method is set to lowest tax. Past performance does not guarantee future results.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Larkmont",
          accounts: goals.map((goal) => ({
            kind: goal.kind,
            institution: "Larkmont",
            accountLast4: goal.number.slice(-4),
            periodStart: begun,
            periodEnd: end,
            totalValue: decimal(goal.value),
            holdings: goal.funds.map((fund) => ({
              name: fund.name,
              symbol: fund.symbol,
              value: decimal(fund.value),
            })),
          })),
          transactions: [],
          transactionsOpen: true,
          allowed: Object.fromEntries(
            goals.flatMap((goal, index) => [
              [`accounts.${index}.statementDate`, [end]],
              [`accounts.${index}.beginningBalance`, [decimal(goal.opening)]],
              [`accounts.${index}.endingBalance`, [decimal(goal.value)]],
              [`accounts.${index}.totalDeposits`, [decimal(goal.added)]],
              [`accounts.${index}.feesCharged`, [decimal(goal.fee)]],
            ]),
          ),
        },
        "Larkmont Securities",
        "Larkmont LLC",
      ),
    };
  },
};

export const vaRetirement: readonly Layout[] = [plan, robo];
