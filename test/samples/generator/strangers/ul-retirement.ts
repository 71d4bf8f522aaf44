import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import {
  $,
  decimal,
  digits,
  type Fund,
  lastDay,
  monthsOn,
  plain,
  share,
  start,
  sum,
  two,
  unitsOf,
} from "./ul-data.ts";
import { flowOf, holdingsOf, open } from "./ul-funds.ts";

const PLAN: readonly Fund[] = [
  ["Ridgeline Target Retirement 2045 Fund", "RTRFX", 2_418],
  ["Large Cap Index Collective Trust", "LCICT", 6_730],
  ["Stable Value Fund", "STBLV", 1_564],
  ["Aldous International Growth Fund R6", "AIGRX", 5_145],
  ["Core Plus Bond Fund Institutional", "CPBIX", 984],
];
const HOUSE: readonly Fund[] = [
  ["Total Stock Market Index Fund Admiral Shares", "TSMAX", 12_877],
  ["Target Retirement 2050 Fund", "TRFVX", 4_961],
  ["Wellmere Balanced Fund Investor Shares", "WLBIX", 4_322],
  ["Total International Bond Index Fund", "TIBDX", 1_988],
];

/** A record keeper's quarterly statement of a plan at work. */
const plan: Layout = {
  name: "ul-401k-quarterly",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 11);
    const quarter = Math.ceil(month / 3);
    const from = `${year}-${two(quarter * 3 - 2)}-01`;
    const to = lastDay(year, quarter * 3);
    const own = random.whole(60_000, 420_000);
    const match = share(own, random.pick([0.5, 0.6, 1]));
    const fees = random.pick([0, 1_250, 1_875]);
    const vestedShare = random.pick([1, 1, 0.6, 0.8]);
    const flow = flowOf(
      random,
      PLAN.slice(0, random.whole(2, 5)),
      [300_000, 3_600_000],
      0,
      own + match,
      fees,
    );
    const gain = flow.change + flow.income;
    const employer = share(flow.end, 0.31);
    const vested = flow.end - employer + share(employer, vestedShare);
    const loan = random.chance(0.3) ? random.whole(100_000, 700_000) : 0;
    const number = `${digits(random, 6)}-01`;
    const company = random.pick([
      "Brightwell Fixtures, Inc.",
      "Tri-County Orthopedics, P.C.",
      "Samuels Freight Lines",
    ]);
    const participant = digits(random, 4);
    const institution = "Vantrell Retirement";
    return {
      html: document(
        `${BASE}body{font:9pt 'Open Sans',Arial;color:#2b2b2b}.lg{font:bold 20pt Arial;color:#00558c}.lg em{font-style:normal;font-weight:normal;color:#66b245}.hd{background:#00558c;color:#fff;padding:5px 8px;font-weight:bold;margin:14px 0 4px}.t td,.t th{padding:3px 5px;border-bottom:1px solid #d5dde3;font-size:8.5pt}.side{background:#eef4f8;padding:12px;text-align:center}.side b{display:block;font-size:20pt;color:#00558c}`,
        `<div class=row><div class=lg>vantrell <em>retirement</em></div><div class=r><b>Quarterly Retirement Account Statement</b><br>${date.slash(from)} through ${date.slash(to)}</div></div>
<div class=row style="margin-top:14px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}<p><b>${company} 401(k) Plan</b><br>Plan number: ${number}<br>Participant ID: XXX-XX-${participant}</p></div><div class=side>Your account balance as of ${date.slash(to)}<b>${$(flow.end)}</b>Vested balance: ${$(vested)}<br>Your rate of return this quarter: ${((gain / flow.begin) * 100).toFixed(2)}%</div></div>
<div class=hd>Your account summary</div>${grid("lr", ["", "This quarter"], [["Beginning balance", $(flow.begin)], ["Employee contributions", $(own)], ["Employer contributions", $(match)], ["Withdrawals/Distributions", $(0)], ["Fees and expenses", fees > 0 ? `-${$(fees)}` : $(0)], ["Change in value (gain or loss)", money.dollar(gain)], ["<b>Ending balance</b>", `<b>${$(flow.end)}</b>`], ["Vested balance", $(vested)], ...(loan > 0 ? [["Outstanding loan balance (not included above)", $(loan)]] : [])], "class=t")}
<div class=hd>How your account is invested</div>${grid("lrrrr", ["Investment option", "Units/Shares", "Unit/Share price", "Ending balance", "% of account"], [...flow.list.map((position) => [position.name, unitsOf(position), $(position.price), $(position.value), `${Math.round((position.value / flow.end) * 100)}%`]), ["<b>Total</b>", "", "", `<b>${$(flow.end)}</b>`, "100%"]], "class=t")}
<div class=hd>Your account by contribution source</div>${grid(
          "lrrr",
          ["Source", "Ending balance", "Vested %", "Vested balance"],
          [
            ["Employee before-tax", $(flow.end - employer), "100%", $(flow.end - employer)],
            ["Employer match", $(employer), `${vestedShare * 100}%`, $(share(employer, vestedShare))],
            ["Total", $(flow.end), "", $(vested)],
          ],
          "class=t",
        )}
<div class=hd>Lifetime income illustration</div><p>If your vested balance were converted to monthly income today at age 67, the estimate is: single life annuity ${$(share(flow.end, 0.0054))} per month; joint and 100% survivor annuity ${$(share(flow.end, 0.0045))} per month. These estimates are for illustration and are not a guarantee.</p>
<p class=small>Diversification: to help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio. If you invest more than 20% of your retirement savings in any one company or industry, your savings may not be properly diversified. Visit the Department of Labor at www.dol.gov/agencies/ebsa. Please review this statement and report any error within 90 days to 1-855-555-0123. Securities offered by Vantrell Financial Group, Inc., member FINRA/SIPC.</p>`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: [
            {
              kind: "401k",
              institution,
              periodStart: from,
              periodEnd: to,
              totalValue: decimal(flow.end),
              holdings: flow.list.map((position) => ({
                name: position.name,
                value: decimal(position.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            ...open(0, flow),
            "accounts.0.totalDeposits": [decimal(own + match), decimal(own), decimal(match)],
            "accounts.0.totalWithdrawals": ["0.00"],
            "accounts.0.feesCharged": [decimal(fees)],
            "accounts.0.accountLast4": [participant, number.slice(-4), number.replace("-", "").slice(-4)],
          },
        },
        "vantrell retirement",
        "Vantrell",
        "Vantrell Financial Group, Inc.",
      ),
    };
  },
};

/** A mutual fund house's quarterly statement of one or two IRAs. */
const house: Layout = {
  name: "ul-ira-fundhouse",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 12);
    const quarter = Math.ceil(month / 3);
    const from = `${year}-${two(quarter * 3 - 2)}-01`;
    const to = lastDay(year, quarter * 3);
    const opening = lastDay(Number(monthsOn(from, -1).slice(0, 4)), Number(monthsOn(from, -1).slice(5, 7)));
    const list = ["Roth IRA brokerage account", "Traditional IRA brokerage account"]
      .slice(0, random.whole(1, 2))
      .map((label, index) => {
        const flow = flowOf(
          random,
          index === 0 ? HOUSE.slice(0, random.whole(1, 2)) : HOUSE.slice(2, 4),
          [400_000, 4_000_000],
          random.whole(0, 1) * random.whole(100, 60_000),
          index === 0 && random.chance(0.6) ? random.whole(1, 12) * 50_000 : 0,
          0,
        );
        return { label, account: digits(random, 8), flow };
      });
    const total = sum(list.map((one) => one.flow.end));
    const before = sum(list.map((one) => one.flow.begin));
    const institution = "Wellmere";
    const quarterName = ["First", "Second", "Third", "Fourth"][quarter - 1];
    const head = (page: number) =>
      `<div class=hd><div class=w>Wellmere<sup>&reg;</sup></div><div class=r>${date.long(to)}, quarter-to-date statement<br><span class=small>Page ${page} of ${list.length + 1}</span></div></div>`;
    return {
      html: document(
        `${BASE}body{font:9pt Arial}.hd{display:flex;justify-content:space-between;align-items:end;border-bottom:6px solid #96151d;padding-bottom:4px}.w{font:bold 20pt 'Times New Roman';color:#96151d}h2{font-size:13pt;margin:16px 0 3px}.d{border-top:1px solid #000}.t td,.t th{padding:3px 4px;border-bottom:1px solid #ccc;font-size:8.5pt}.t th{font-weight:normal;color:#555;vertical-align:bottom}.t tr:last-child td{border-bottom:2px solid #000}.big{font-size:17pt}`,
        `${head(1)}<div class=row style="margin-top:14px"><div style="padding-top:14px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=small>Web: wellmere.com<br>Client Services: 800-555-0127<br>24-hour voice: 800-555-0128</div></div>
<h2>Statement overview</h2><div class=d></div><p>Total value of all accounts as of ${date.long(to)}<br><span class=big>${$(total)}</span></p>
${grid("lrrr", ["", `Value on<br>${date.slash(opening)}`, `Value on<br>${date.slash(to)}`, ""], [...list.map((one) => [`<b>${escaped(person.name)}</b> - ${one.label} - XXXX${one.account.slice(-4)}`, $(one.flow.begin), $(one.flow.end), ""]), ["<b>Total</b>", `<b>${$(before)}</b>`, `<b>${$(total)}</b>`, ""]], "class=t")}
<h2>Your asset mix</h2>${pairs(
          [
            ["Stocks", "72%"],
            ["Bonds", "26%"],
            ["Short-term reserves", "2%"],
          ],
          "class=t style='width:40%'",
        )}
<p>The ${quarterName?.toLowerCase()} quarter at a glance: IRA contributions for a tax year are due by the filing deadline. In ${year} you may contribute up to $7,000 ($8,000 if you are age 50 or older) to your IRAs. Consider setting up automatic investments.</p>
${list
  .map(
    (
      one,
      index,
    ) => `<div style="break-before:page">${head(index + 2)}<h2>${one.label} - XXXX${one.account.slice(-4)}</h2><div>${escaped(person.name)} &middot; Wellmere Fiduciary Trust Company, custodian</div><h2>Account overview</h2><p><span class=big>${$(one.flow.end)}</span><br>Total account value as of ${date.long(to)}</p>${pairs(
      [
        [`Beginning balance ${date.slash(opening)}`, $(one.flow.begin)],
        ["Contributions", plain(one.flow.deposits)],
        ["Withdrawals", plain(0)],
        ["Income (dividends reinvested)", plain(one.flow.income)],
        ["Change in market value", money.plain(one.flow.change)],
        [`<b>Ending balance ${date.slash(to)}</b>`, `<b>${$(one.flow.end)}</b>`],
      ],
      "class=t style='width:60%'",
    )}
<h2>Balances and holdings</h2>${grid("llrrr", ["Symbol", "Name", "Quantity", `Price on ${date.slash(to)}`, `Balance on ${date.slash(to)}`], [...(one.flow.cash > 0 ? [["WMFXX", "Federal Money Market Fund (settlement fund)", plain(one.flow.cash), "$1.00", $(one.flow.cash)]] : []), ...one.flow.list.map((position) => [position.symbol, position.name, unitsOf(position), $(position.price), $(position.value)]), ["", "<b>Total</b>", "", "", `<b>${$(one.flow.end)}</b>`]], "class=t")}
<h2>Account activity</h2>${grid("llllr", ["Settlement date", "Symbol", "Name", "Transaction type", "Amount"], [...(one.flow.deposits > 0 ? [[date.noYear(`${to.slice(0, 8)}05`), "-", "FUNDS RECEIVED", `Contribution ${year}`, plain(one.flow.deposits)]] : []), [date.noYear(`${to.slice(0, 8)}22`), one.flow.list[0]?.symbol ?? "", one.flow.list[0]?.name ?? "", "Dividend reinvested", plain(one.flow.income)]], "class=t")}<p class=small>Wellmere funds not held through a brokerage account are not protected by SIPC. Brokerage assets are held by Wellmere Brokerage Services, a division of Wellmere Marketing Corporation, member FINRA and SIPC. Review your statement and report any discrepancy within 10 days.</p></div>`,
  )
  .join("")}`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution,
          accounts: list.map((one) => ({
            kind: "ira" as const,
            institution,
            accountLast4: one.account.slice(-4),
            statementDate: to,
            totalValue: decimal(one.flow.end),
            holdings: [
              ...(one.flow.cash > 0
                ? [{ name: "Federal Money Market Fund", symbol: "WMFXX", value: decimal(one.flow.cash) }]
                : []),
              ...holdingsOf(one.flow.list),
            ],
          })),
          transactions: [],
          transactionsOpen: true,
          allowed: Object.assign(
            {},
            ...list.map((one, index) => ({
              ...open(index, one.flow),
              [`accounts.${index}.periodEnd`]: [to],
              [`accounts.${index}.periodStart`]: [opening, from],
            })),
          ),
        },
        "Wellmere Brokerage Services",
        "Wellmere Fiduciary Trust Company",
      ),
    };
  },
};

export const ulRetirement: readonly Layout[] = [plan, house];
