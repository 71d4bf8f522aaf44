import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  address,
  digits,
  fitBefore,
  flowTo,
  holdingFacts,
  monthSpan,
  openFlow,
  plain,
  positions,
  quarterSpan,
  start,
  valueOf,
} from "./ht-data.ts";

const PLAN_FUNDS = [
  ["Meridell Target Retirement 2045 Trust II", "", 3_911],
  ["Stonequay Stable Value Fund", "", 2_174],
  ["Meridell Institutional 500 Index", "", 30_244],
  ["Aldersgate Growth Fund R6", "", 7_820],
  ["Fairweather Mid Cap Value I", "", 2_655],
  ["Meridell Total International Stock Index", "", 12_610],
] as const;
const PLANS = [
  "TRIBECK MANUFACTURING 401(K) PLAN",
  "Cobalt Ridge Health System 401(k) Savings Plan",
  "WALDEN FREIGHT LINES RETIREMENT SAVINGS PLAN",
];

/** The quarterly statement of a 401(k) recordkeeper: at a glance, by source, by investment. */
const plan401k: Layout = {
  name: "ht-401k-recordkeeper",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = start(seed, 3);
    const person = makePerson(random);
    const { from, to } = quarterSpan(random);
    const plan = random.pick(PLANS);
    const planNumber = `${digits(random, 6)}-01`;
    const funds = positions(random, PLAN_FUNDS, random.whole(2, 4), [120_000, 1_900_000]);
    const total = valueOf(funds);
    const own = random.whole(4, 26) * 6_250;
    const match = Math.round(own / 2);
    const quarter = Number(to.slice(5, 7)) / 3;
    const fees = random.whole(900, 3_400);
    const flow = flowTo(random, total, own + match, 0, fees, 45);
    const shareOwn = Math.round(total * 0.68);
    const vested = random.chance(0.5) ? total : shareOwn + Math.round((total - shareOwn) * 0.6);
    const rate = ((flow.change * 100) / flow.begin).toFixed(2);
    const html = document(
      `${BASE}body{font:9pt Calibri,Carlito,Arial;color:#333}.top{background:#12395b;color:#fff;padding:10px 14px;display:flex;justify-content:space-between}.logo{font:bold 19pt Carlito}h2{color:#12395b;font-size:12.5pt;border-bottom:2px solid #f2a900;margin:16px 0 4px}.glance{border:1px solid #12395b;border-radius:6px;padding:8px 12px;width:56%}.glance td{padding:3px 0}.glance tr:last-child td{border-top:1.5px solid #12395b;font-weight:bold;font-size:11pt}.side{width:40%}.t{font-size:8pt}.t th{background:#e6edf3;padding:4px}.t td{padding:4px;border-bottom:1px solid #ddd}.p2{break-before:page}`,
      `<div class=top><div class=logo>Ascendry<span style="font-weight:normal"> Retirement</span></div><div class=r>Retirement Plan Statement<br>${date.longNoYear(from)} – ${date.long(to)}</div></div>
<div class=row style="margin:16px 0"><div>${address(person)}</div><div><b>${escaped(plan)}</b><br>Plan Number: ${planNumber}<br>Customer Service: 1-800-555-0142<br>Web: ascendry.example/participant</div></div>
<h2>Your account at a glance</h2><div style="display:flex;justify-content:space-between"><div class=glance>${pairs(
        [
          [`Beginning balance on ${date.slash(from)}`, $(flow.begin)],
          ["Your contributions", $(own)],
          ["Employer contributions", $(match)],
          ["Withdrawals", "$0.00"],
          ["Fees", $(-fees)],
          [flow.change < 0 ? "Investment loss" : "Investment gain", $(flow.change)],
          [`Ending balance on ${date.slash(to)}`, $(total)],
        ],
      )}</div><div class=side>${pairs([
        ["Your vested balance", `<b>${$(vested)}</b>`],
        ["Your personal rate of return this quarter", `${rate}%`],
      ])}
<p><b>Estimated monthly income in retirement</b><br>Single life annuity ${$(Math.round(total / 190))}<br>Joint and 100% survivor annuity ${$(Math.round(total / 232))}<br><span class=small>These estimates assume you are age 67 and are not guaranteed. They are not based on your projected balance.</span></p></div></div>
<h2>Your contributions</h2>${grid(
        "lrrr",
        ["", "Pretax", "Employer match", "Total"],
        [
          ["This quarter", $(own), $(match), $(own + match)],
          ["Year to date", $(own * quarter), $(match * quarter), $((own + match) * quarter)],
        ],
        "class=t",
      )}
<h2>How your account is invested</h2>${grid(
        "lrrrrr",
        [
          "Investment option",
          "Beginning balance",
          "Units/Shares",
          "Unit price",
          "Ending balance",
          "% of account",
        ],
        [
          ...fitBefore(funds, flow.begin).map((entry) => [
            entry.name,
            $(entry.before),
            entry.shares,
            $(entry.price),
            $(entry.value),
            `${((entry.value * 100) / total).toFixed(1)}%`,
          ]),
          ["<b>Total</b>", `<b>${$(flow.begin)}</b>`, "", "", `<b>${$(total)}</b>`, "<b>100.0%</b>"],
        ],
        "class=t",
      )}
<p class=small>To help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio. Spreading your assets among different types of investments can help you achieve a favorable rate of return, while minimizing your overall risk of losing money.</p>
<div class=p2><div class=top><div class=logo>Ascendry</div><div>Page 2 of 2</div></div><h2>Your balance by source</h2>${grid(
        "lrrr",
        ["Contribution source", "Ending balance", "Vested percent", "Vested balance"],
        [
          ["Employee before-tax", $(shareOwn), "100%", $(shareOwn)],
          ["Employer match", $(total - shareOwn), vested === total ? "100%" : "60%", $(vested - shareOwn)],
          ["<b>Total</b>", `<b>${$(total)}</b>`, "", `<b>${$(vested)}</b>`],
        ],
        "class=t",
      )}
<h2>Fee detail</h2>${grid("llr", ["Date", "Description", "Amount"], [[date.slash(addDays(to, -3)), "Plan administration fee", $(-fees)]], "class=t")}<p class=small>Some of the plan's administrative expenses for the preceding quarter were paid from the total annual operating expenses of one or more of the plan's investment options. Please review this statement carefully. Errors must be reported within 90 days. Securities offered through Ascendry Financial Services, Inc., Member FINRA/SIPC.</p></div>`,
    );
    const named = ["Ascendry", "Ascendry Financial Services, Inc."];
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Ascendry Retirement",
        accounts: [
          {
            kind: "401k",
            institution: "Ascendry Retirement",
            periodStart: from,
            periodEnd: to,
            totalValue: decimal(total),
            holdings: holdingFacts(funds),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: named,
          "accounts.0.institution": named,
          ...openFlow(0, flow, to, false),
          "accounts.0.totalDeposits": [decimal(own + match)],
          "accounts.0.totalWithdrawals": ["0.00"],
          "accounts.0.feesCharged": [decimal(fees)],
          "accounts.0.accountLast4": [planNumber.slice(-4), `${planNumber.slice(4, 6)}01`],
        },
      },
    };
  },
};

const IRA_FUNDS = [
  ["Wexcombe Total Stock Market Index Fund Admiral", "WTSAX", 12_877],
  ["Wexcombe Total International Stock Index Admiral", "WTIAX", 3_412],
  ["Wexcombe Total Bond Market Index Fund Admiral", "WBTLX", 973],
  ["Wexcombe Target Retirement 2050 Fund", "WFIFX", 5_066],
  ["Wexcombe Dividend Growth Fund", "WDIGX", 4_021],
] as const;

/** The mutual fund company: one IRA, balances of this month beside the last. */
const ira: Layout = {
  name: "ht-ira-fund-company",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = start(seed, 4);
    const person = makePerson(random);
    const { from, to } = monthSpan(random);
    const roth = random.chance(0.6);
    const kind = roth ? "Roth IRA" : "Traditional IRA";
    const last = digits(random, 4);
    const sweep = random.whole(1_000, 250_000);
    const funds = positions(random, IRA_FUNDS, random.whole(1, 4), [80_000, 900_000]);
    const total = valueOf(funds) + sweep;
    const gift = random.chance(0.6) ? random.whole(1, 6) * 10_000 : 0;
    const flow = flowTo(random, total, gift, 0, 0);
    const year = Math.round(flow.begin * 0.95);
    const before = addDays(from, -1);
    const fundsBefore = flow.begin - Math.round(sweep * 0.8);
    const shares = fitBefore(funds, fundsBefore).map((entry) => entry.before);
    const foot = (page: number) =>
      `<div class=foot><span>${date.long(to)}, year-to-date statement</span><span>Page ${page} of 3</span></div>`;
    const holdingsTable = grid(
      "llrrrr",
      [
        "Symbol",
        "Name",
        "Quantity",
        `Price on<br>${date.slash(to)}`,
        `Balance on<br>${date.slash(before)}`,
        `Balance on<br>${date.slash(to)}`,
      ],
      funds.map((entry, index) => [
        entry.symbol,
        escaped(entry.name),
        entry.shares,
        $(entry.price),
        $(shares[index] ?? 0),
        $(entry.value),
      ]),
      "class=t",
    );
    const number = `XXXX${last}`;
    const named = [
      "WEXCOMBE",
      "Wexcombe Brokerage Services",
      "Wexcombe Marketing Corporation",
      "Wexcombe Brokerage",
    ];
    return {
      html: document(
        `${BASE}body{font:9pt Georgia,serif;color:#111}.logo{font:bold 20pt Georgia;color:#8b1e1e;letter-spacing:1px}.top{display:flex;justify-content:space-between;margin-bottom:22px}h2{font:normal 15pt Georgia;color:#8b1e1e;margin:22px 0 6px}h3{font-size:10pt;margin:12px 0 3px}.tv{border-top:2px solid #8b1e1e;border-bottom:1px solid #999;padding:8px 0;font-size:12pt;display:flex;justify-content:space-between}.tv b{font-size:15pt}.t th{border-bottom:1px solid #333;vertical-align:bottom;font-weight:normal;font-size:8pt}.t td{border-bottom:1px solid #ccc;padding-top:5px;padding-bottom:5px}.foot{display:flex;justify-content:space-between;font-size:7.5pt;color:#666;margin-top:26px;border-top:1px solid #ccc}.p{break-before:page}`,
        `<div class=top><div class=logo>Wexcombe</div><div class=r>${date.long(to)}, year-to-date statement<br>View your statements online at wexcombe.example.</div></div>
<div class=row><div>${address(person)}</div><div class=r>Client Services: 800-555-0111<br>Monday through Friday, 8 a.m. to 8 p.m., Eastern time</div></div>
<h2>Statement overview</h2><div class=tv><span>Total value of all accounts as of ${date.long(to)}</span><b>${$(total)}</b></div>
<div class=row style="margin-top:12px"><div>${pairs(
          [
            ["Value on " + date.long(before), $(flow.begin)],
            ["Change in value", $(total - flow.begin)],
          ],
          "class=t",
        )}</div><div>${pairs(
          [
            [`Year-to-date income`, ""],
            ["Taxable income", "$0.00"],
            ["Nontaxable income", $(random.whole(4_000, 60_000))],
          ],
          "class=t",
        )}</div></div>
<h3>Accounts</h3>${grid("lrr", ["", `Value on<br>${date.slash(before)}`, `Value on<br>${date.slash(to)}`], [[`${escaped(person.name)}<br>${kind} brokerage account—${number}`, $(flow.begin), $(total)]], "class=t")}
<p class=small>Mutual funds and brokerage assets are held by Wexcombe Brokerage Services, a division of Wexcombe Marketing Corporation, member FINRA and SIPC. Wexcombe funds not held in a brokerage account are held by The Wexcombe Group, Inc., and are not protected by SIPC.</p>${foot(1)}
<div class=p><div class=logo>Wexcombe</div><h2>${kind} brokerage account—${number}</h2><div>${escaped(person.name)}, ${kind}</div>
<h3>Account overview</h3><div class=tv><span>Total account value as of ${date.long(to)}</span><b>${$(total)}</b></div>
${grid(
  "lrr",
  ["", "Month-to-date", "Year-to-date"],
  [
    ["Beginning value", $(flow.begin), $(year)],
    ["Deposits", $(gift), $(gift * 2)],
    ["Withdrawals", "0.00", "0.00"],
    ["Market appreciation/depreciation", $(flow.change), $(total - year - gift * 2)],
    ["<b>Ending value</b>", `<b>${$(total)}</b>`, `<b>${$(total)}</b>`],
  ],
  "class=t",
)}
<h3>${kind} summary</h3>${pairs(
          [
            [`${to.slice(0, 4)} contributions`, $(gift * 2)],
            [`${to.slice(0, 4)} distributions`, "$0.00"],
            [`Fair market value as of December 31, ${Number(to.slice(0, 4)) - 1}`, $(year)],
          ],
          "class=t style='width:55%'",
        )}${foot(2)}</div>
<div class=p><div class=logo>Wexcombe</div><h2>Balances and holdings for ${kind} brokerage account—${number}</h2><h3>Mutual funds</h3>${holdingsTable}
<div class=tv style="font-size:9pt"><span>Total mutual funds</span><span>${$(fundsBefore)} &nbsp;&nbsp; ${$(valueOf(funds))}</span></div>
<h3>Settlement fund</h3>${grid("llrrr", ["Symbol", "Name", "Quantity", `Balance on<br>${date.slash(before)}`, `Balance on<br>${date.slash(to)}`], [["WMFXX", "Wexcombe Federal Money Market Fund", `${plain(sweep)}00`, $(flow.begin - fundsBefore), $(sweep)]], "class=t")}
<h2>Account activity for ${kind} brokerage account—${number}</h2>${grid("llllrr", ["Settlement date", "Trade date", "Name", "Transaction type", "Quantity", "Amount"], [[date.noYear(to), date.noYear(to), "Wexcombe Federal Money Market Fund", "Dividend", "—", $(random.whole(40, 900))], ...(gift ? [[date.noYear(addDays(from, 11)), date.noYear(addDays(from, 11)), "", `Contribution ${to.slice(0, 4)}`, "—", $(gift)]] : [])], "class=t")}${foot(3)}</div>`,
      ),
      truth: {
        documentType: "investments",
        institution: "Wexcombe",
        accounts: [
          {
            kind: "ira",
            institution: "Wexcombe",
            accountLast4: last,
            statementDate: to,
            totalValue: decimal(total),
            holdings: holdingFacts([
              ...funds,
              {
                name: "Wexcombe Federal Money Market Fund",
                symbol: "WMFXX",
                shares: "",
                price: 100,
                value: sweep,
                before: 0,
                cost: 0,
              },
            ]),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: named,
          "accounts.0.institution": named,
          ...openFlow(0, flow, to, false),
          ...(gift ? { "accounts.0.totalDeposits": [decimal(gift)] } : {}),
          "accounts.0.totalWithdrawals": ["0.00"],
          "accounts.0.statementDate": [to],
          "accounts.0.periodEnd": [to],
          "accounts.0.periodStart": [before, from],
        },
      },
    };
  },
};

export const htRetire: readonly Layout[] = [plan401k, ira];
