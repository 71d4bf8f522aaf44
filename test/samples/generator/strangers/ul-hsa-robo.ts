import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import {
  $,
  addDays,
  decimal,
  digits,
  type Fund,
  lastDay,
  plain,
  share,
  start,
  sum,
  two,
  unitsOf,
} from "./ul-data.ts";
import { ETFS, flowOf, holdingsOf, open } from "./ul-funds.ts";

const MENU: readonly Fund[] = [
  ["Mid-Cap Index Admiral", "MCIAX", 30_844],
  ["500 Index Institutional", "FHIIX", 45_120],
  ["Short-Term Bond Index Admiral", "SBIAX", 1_024],
  ["LifePath Growth Institutional", "LPGIX", 2_712],
];

/** A custodian of health savings: a cash ledger with its balances, then the investments. */
const hsa: Layout = {
  name: "ul-hsa-invested",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 13);
    const from = `${year}-${two(month)}-01`;
    const to = lastDay(year, month);
    const begin = random.whole(110_000, 420_000);
    const own = random.whole(5_000, 24_000);
    const employer = random.pick([0, 4_167, 8_333]);
    const invested = random.chance(0.5) ? random.whole(2, 8) * 5_000 : 0;
    const fee = random.chance(0.6) ? 295 : 0;
    const spent = random.pick(["PACIFIC FAMILY DENTAL", "WALGREENS #4471", "QUEST DIAGNOSTICS"]);
    const cost = random.whole(1_500, 31_000);
    const interest = random.whole(4, 61);
    const rows: Array<readonly [string, string, number]> = [
      [addDays(from, 1), `Employee Contribution (Tax year: ${year})`, own],
    ];
    if (employer > 0) rows.push([addDays(from, 1), `Employer Contribution (Tax year: ${year})`, employer]);
    rows.push([addDays(from, 8), `Visa: ${spent}`, -cost]);
    if (invested > 0) rows.push([addDays(from, 13), "Investment: Buy - Auto-invest", -invested]);
    if (fee > 0) rows.push([addDays(to, -1), "Monthly Account Fee", -fee]);
    rows.push([to, "Interest for period", interest]);
    let running = begin;
    const printed = rows.map(([day, text, amount]) => {
      running += amount;
      return [date.short(day), text, amount < 0 ? `(${plain(-amount)})` : plain(amount), plain(running)];
    });
    const ending = running;
    const flow = flowOf(random, MENU.slice(0, random.whole(1, 4)), [60_000, 900_000], 0, invested, 0);
    const total = ending + flow.end;
    const account = digits(random, 8);
    const told = (list: typeof rows) =>
      list.map(([day, description, amount]) => ({
        account: 0,
        date: day,
        description,
        amount: decimal(amount),
      }));
    const institution = "Meridell Health Savings";
    return {
      html: document(
        `${BASE}body{font:9pt Arial;color:#222}.m{font:bold 18pt Arial;color:#5a2d81}.m span{color:#f58220}h3{color:#5a2d81;border-bottom:1px solid #5a2d81;font-size:11pt;margin:16px 0 4px}.t td,.t th{padding:3px 5px;font-size:8.5pt}.t tr:nth-child(even) td{background:#f4eff8}.t th{background:#5a2d81;color:#fff}`,
        `<div class=row><div><div class=m>meridell<span>&#9679;</span></div><div class=small>15 W Scenic Pointe Dr, Draper, UT 84020</div></div><div>${pairs(
          [
            ["Account Type", "HSA"],
            ["Account Number", account],
            ["Period", `${date.short(from)} through ${date.short(to)}`],
          ],
        )}</div></div>
<p style="margin:20px 0">${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<div class=row><div><h3>Cash Account Summary</h3>${pairs(
          [
            ["Beginning Balance", $(begin)],
            ["Deposits and Interest", $(own + employer + interest)],
            ["Withdrawals and Fees", `(${$(cost + invested + fee)})`],
            ["<b>Ending Balance</b>", `<b>${$(ending)}</b>`],
          ],
          "class=t",
        )}</div><div><h3>Account Value as of ${date.short(to)}</h3>${pairs(
          [
            ["HSA Cash", $(ending)],
            ["HSA Investments", $(flow.end)],
            ["<b>Total HSA Value</b>", `<b>${$(total)}</b>`],
          ],
          "class=t",
        )}</div></div>
<h3>Health Savings Account Transactions</h3>${grid("llrr", ["Date", "Transaction", "Amount", "HSA Cash Balance"], [[date.short(from), "Beginning Balance", "", plain(begin)], ...printed], "class=t")}
<h3>Contribution Limits</h3>${grid(
          "lrr",
          ["Tax Year", "Individual", "Family"],
          [
            [String(year), "$4,150.00", "$8,300.00"],
            [`Contributed to date (${year})`, $((own + employer) * month), ""],
          ],
          "class=t style='width:70%'",
        )}
<h3>Investment Portfolio</h3>${grid("llrrrr", ["Fund Name", "Ticker", "Category %", "Shares", "Closing Price", "Closing Value"], [...flow.list.map((position) => [position.name, position.symbol, `${Math.round((position.value / flow.end) * 100)}%`, unitsOf(position), $(position.price), $(position.value)]), ["<b>Total</b>", "", "", "", "", `<b>${$(flow.end)}</b>`]], "class=t")}
<p class=small>Cash in your HSA is held at FDIC-insured banks. Investments are subject to risk, including the possible loss of principal, are not FDIC insured and are not guaranteed by Meridell Health Savings, Inc. The Annual Percentage Yield earned for the period is 0.05%. Invest threshold: $1,000.00. Review this statement and report any errors within 60 days: Member Services 866-555-0101, every hour of every day.</p>`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: [
            {
              kind: "other",
              institution,
              accountLast4: account.slice(-4),
              periodStart: from,
              periodEnd: to,
              totalValue: decimal(total),
              holdings: holdingsOf(flow.list),
            },
          ],
          transactions: told(rows.filter(([, text]) => !text.startsWith("Investment"))),
          openRows: told(rows.filter(([, text]) => text.startsWith("Investment"))),

          allowed: {
            "accounts.0.beginningBalance": [decimal(begin)],
            "accounts.0.endingBalance": [decimal(ending), decimal(total)],
            "accounts.0.totalDeposits": [decimal(own + employer + interest)],
            "accounts.0.totalWithdrawals": [decimal(cost + invested + fee)],
            "accounts.0.feesCharged": [decimal(fee)],
          },
        },
        "meridell",
        "Meridell",
        "Meridell Health Savings, Inc.",
      ),
    };
  },
};

/** A robo adviser: a goal is an account, with its funds by class. */
const robo: Layout = {
  name: "ul-robo-goals",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 14);
    const quarter = Math.ceil(month / 3);
    const from = `${year}-${two(quarter * 3 - 2)}-01`;
    const to = lastDay(year, quarter * 3);
    const goals = [
      ["General Investing", "Individual Taxable Account", "brokerage"],
      ["Retirement", "Roth IRA", "ira"],
    ] as const;
    const list = goals.slice(0, random.whole(1, 2)).map(([goal, label, kind], index) => {
      const free = flowOf(
        random,
        index === 0 ? ETFS : ETFS.slice(0, random.whole(2, 4)),
        [40_000, 700_000],
        0,
        random.whole(0, 12) * 10_000,
        0,
      );
      const fee = share(free.end, 0.000625);
      const flow = { ...free, withdrawals: fee, begin: free.begin + fee };
      return {
        goal,
        label,
        kind,
        fee,
        flow,
        account: `${digits(random, 3)}-${digits(random, 3)}-${digits(random, 3)}`,
      };
    });
    const total = sum(list.map((one) => one.flow.end));
    const institution = "Copperline Securities";
    return {
      html: document(
        `${BASE}body{font:9.5pt 'Avenir Next',Arial;color:#1d2a3a}.c{font-size:17pt;font-weight:bold;letter-spacing:-.5px}.c span{color:#b5651d}h1{font-size:16pt;font-weight:normal;margin:18px 0 6px}h2{font-size:12pt;margin:18px 0 4px}.t td,.t th{padding:4px 2px;font-size:8.5pt;border-bottom:1px solid #e3e7ec}.t th{color:#6b7a8c;font-weight:normal}.g td{font-weight:bold}.d{font-size:7pt;color:#667}`,
        `<div class=row><div class=c>copperline<span>/</span></div><div class=r>Quarterly Account Statement<br>${date.abbreviatedBare(from)} &ndash; ${date.abbreviatedBare(to)}</div></div>
<p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<h1>Summary</h1><p>Total balance: <b>${$(total)}</b></p>${grid("llrrrrr", ["Goal", "Account", "Beginning Balance", "Deposits", "Earnings", "Fees", "Ending Balance"], [...list.map((one) => [one.goal, one.label, $(one.flow.begin), $(one.flow.deposits), money.dollar(one.flow.change + one.flow.income), money.dollar(-one.fee), $(one.flow.end)]), ["<b>Total</b>", "", $(sum(list.map((one) => one.flow.begin))), $(sum(list.map((one) => one.flow.deposits))), money.dollar(sum(list.map((one) => one.flow.change + one.flow.income))), money.dollar(-sum(list.map((one) => one.fee))), `<b>${$(total)}</b>`]], "class=t")}<p class=d>Earnings include market changes and dividends. Fees are 0.25% a year of the average balance.</p>
${list
  .map(
    (one) =>
      `<h1 style="break-before:page">${one.goal}</h1><p>${one.label} &nbsp; Account number ${one.account}</p>${pairs(
        [
          ["Beginning balance", $(one.flow.begin)],
          ["Deposits", $(one.flow.deposits)],
          ["Withdrawals", $(0)],
          ["Dividends", $(one.flow.income)],
          ["Market changes", money.dollar(one.flow.change)],
          ["Advisory fees (0.25%/year)", `-${$(one.fee)}`],
          ["<b>Ending balance</b>", `<b>${$(one.flow.end)}</b>`],
        ],
        "class=t style='width:60%'",
      )}<h2>Holdings</h2>${grid("llrrrr", ["Description", "Ticker", "Portfolio", "Quantity", "Price", "Market Value"], [...one.flow.list.map((position) => [position.name, position.symbol, `${((position.value / one.flow.end) * 100).toFixed(1)}%`, unitsOf(position), $(position.price), $(position.value)]), ["<b>Total</b>", "", "100.0%", "", "", `<b>${$(one.flow.end)}</b>`]], "class=t")}<h2>Dividend payment detail</h2>${grid("lllr", ["Payment Date", "Fund", "Description", "Amount"], [[date.abbreviatedBare(`${to.slice(0, 8)}27`), one.flow.list[0]?.symbol ?? "", one.flow.list[0]?.name ?? "", $(one.flow.income)]], "class=t")}`,
  )
  .join("")}
<p class=d>Brokerage services provided to clients of Copperline LLC, an SEC registered investment adviser, by Copperline Securities, member FINRA/SIPC. Past performance does not guarantee future results. Shares are held in fractional amounts, rounded for display. Your cost basis and tax lots are available online. Refer a friend and get up to 90 days managed free. Please notify us at support@copperline.com of any discrepancy. Statement value on ${date.slash(to)}: prices are from the close of the last market day, as supplied by our data vendors.</p>`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: list.map((one) => ({
            kind: one.kind,
            institution,
            accountLast4: one.account.replaceAll("-", "").slice(-4),
            periodStart: from,
            periodEnd: to,
            totalValue: decimal(one.flow.end),
            holdings: holdingsOf(one.flow.list),
          })),
          transactions: [],
          transactionsOpen: true,
          allowed: Object.assign(
            {},
            ...list.map((one, index) => ({
              ...open(index, one.flow),
              [`accounts.${index}.totalWithdrawals`]: ["0.00"],
              [`accounts.${index}.feesCharged`]: [decimal(one.fee)],
            })),
          ),
        },
        "copperline",
        "Copperline",
        "Copperline LLC",
      ),
    };
  },
};

export const ulOthers: readonly Layout[] = [hsa, robo];
