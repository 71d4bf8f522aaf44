import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { keepTruth, linesOf, makeKeep, sumOf } from "./portfolio-data.ts";
import { at } from "./sg-data.ts";
import { layoutOf } from "./sj-data.ts";

const $ = money.dollar;
const invest = layoutOf("invest", "investments");

/** A small house whose papers its clearing firm prints: money fund first, then stocks and funds, income beside worth. */
const ashgrove = invest("ashgrove", (seed) => {
  const k = makeKeep(seed * 3 + 101, { groups: ["stock", "etf", "fund"], monthly: true, most: 6 });
  const rows = (group: string) =>
    k.lots
      .filter((lot) => lot.group === group)
      .map((lot) => [
        `${escaped(lot.name)}<br><span class=small>Symbol: ${lot.symbol}</span>`,
        lot.shares,
        lot.price,
        grouped(lot.value),
        grouped(lot.cost),
        money.brackets(lot.value - lot.cost).replaceAll("$", ""),
        grouped(lot.income),
      ]);
  const part = (title: string, group: string) =>
    rows(group).length === 0
      ? ""
      : `<h4>${title}</h4>${grid(
          "lrrrrrr",
          [
            "Description",
            "Quantity",
            "Price",
            "Market value",
            "Cost basis",
            "Unrealized",
            "Est. annual income",
          ],
          [
            ...rows(group),
            [
              "<b>Subtotal</b>",
              "",
              "",
              `<b>${grouped(sumOf(k.lots.filter((lot) => lot.group === group).map((lot) => lot.value)))}</b>`,
              "",
              "",
              "",
            ],
          ],
          "class=h",
        )}`;
  const html = document(
    `body{font:8pt "Liberation Serif"}${BASE}.h td,.h th{border-bottom:.5px solid #bbb;padding:2px 4px}h4{margin:12px 0 2px;background:#f5f5f4;padding:2px 4px}.net{border:2px solid #44403c;padding:6px 12px;font-size:11pt}`,
    `<div class=row><div><b style="font-size:17pt">Ashgrove &amp; Pell</b><br>Securities, Incorporated<br>12 Court Square, Dayton, OH</div><div class=r>For the month of ${date.monthYear(k.end)}<br>${date.long(k.start)} - ${date.long(k.end)}<br>Account A7P-${k.last4}<br>Your representative: C. Muster, 937-555-0140</div></div><p>${at(k.person)}</p>
    <div class="row net"><div>Net worth of this account<br><b>${$(k.value)}</b></div><div>Last period<br>${$(k.before)}</div><div>Estimated annual income<br>${$(k.income)}</div></div>
    ${pairs([
      ["Opening value", $(k.before)],
      ["Deposits", $(k.added + k.employer)],
      ["Withdrawals", `(${$(k.taken)})`],
      ["Fees", `(${$(k.fees)})`],
      ["Change in market value and income", money.brackets(k.gain)],
      ["Closing value", $(k.value)],
    ])}
    <h4>Cash and money fund</h4>${grid(
      "lrr",
      ["", "Yield", "Market value"],
      [["Insured sweep program", "0.25%", grouped(k.cash)]],
      "class=h",
    )}
    ${part("Common stocks", "stock")}${part("Exchange-traded funds", "etf")}${part("Mutual funds", "fund")}
    <h4>Margin</h4><p>You have no debit balance. Were you to borrow, the rate today would be 12.575%. Funds available to withdraw: ${$(k.cash)}. Buying power: ${$(k.cash * 2)}.</p>
    <p class=small>Accounts carried by Penrose Clearing LLC, member FINRA, SIPC. SIPC protects up to $500,000 (including $250,000 for cash). Prices may be those of the last trade. Please report any error within ten days. A new issue: Ohio Turnpike 4.15% due 2041 at 101.224.</p>`,
  );
  return {
    html,
    truth: keepTruth(
      "Ashgrove & Pell",
      [{ kind: "brokerage", keep: k, lines: linesOf(k), facts: { accountLast4: k.last4 } }],
      {},
      ["Ashgrove & Pell Securities, Incorporated", "Ashgrove & Pell Securities", "Penrose Clearing LLC"],
    ),
  };
});

/** A workplace plan on a regional recordkeeper's print: sources, a loan of the plan, and what would be yours if you left. */
const meridew = invest("meridew", (seed) => {
  const k = makeKeep(seed * 5 + 211, { groups: ["fund"], places: 4, most: 5 });
  const random = seededRandom(seed + 212);
  const employerPart = Math.round(k.value * 0.27);
  const vested = k.value - Math.round(employerPart * 0.4);
  const owed = random.whole(90_000, 900_000);
  const lines = [...linesOf(k, false), { name: "Guaranteed Interest Account", value: k.cash }];
  const html = document(
    `body{font:9pt "Liberation Sans";color:#1e293b}${BASE}.c{border:1px solid #94a3b8;border-radius:4px;padding:8px 12px;margin:10px 0}.h td,.h th{padding:2.5px 4px;border-bottom:1px solid #e2e8f0}h3{margin:14px 0 4px;color:#b45309}.n{font-size:20pt;color:#b45309}`,
    `<div class=row><div><b style="font-size:15pt">Meridew Retirement Plan Services</b><br>Recordkeeping for Great Plains employers</div><div class=r>Quarterly participant statement<br>${date.slash(k.start)} to ${date.slash(k.end)}</div></div>
    <div class=row style="margin-top:12px"><div>${at(k.person)}</div><div>Plan: Sorensen Implement Co. 401(k) Savings Plan<br>Plan no. 00${k.number.slice(0, 3)} &nbsp; Participant ID xxx-xx-${k.last4}<br>Deferral election 6% of pay</div></div>
    <div class="c row"><div>Your total account balance on ${date.long(k.end)}<div class=n>${$(k.value)}</div></div><div>Your vested balance<div class=n>${$(vested)}</div></div><div>Could give you each month at age 67*<div class=n>${money.wholeDollars(Math.round(k.value / 20_000) * 100)}</div></div></div>
    <h3>Activity this quarter</h3>${pairs([
      ["Balance at start", $(k.before)],
      ["Your contributions", $(k.added)],
      ["Employer match", $(k.employer)],
      ["Withdrawals", `-${$(k.taken)}`],
      ["Plan expenses", `-${$(k.fees)}`],
      ["Investment results", money.dollar(k.gain)],
      ["Balance at end", $(k.value)],
    ])}
    <h3>Where your money is invested</h3>${grid(
      "lrrrr",
      ["Investment option", "Units", "Unit value", "Value at start", "Value at end"],
      [
        ...k.lots.map((lot) => [
          escaped(lot.name),
          lot.shares,
          `$${lot.price}`,
          grouped(lot.before),
          grouped(lot.value),
        ]),
        ["Guaranteed Interest Account", "", "", grouped(k.cashBefore), grouped(k.cash)],
        ["<b>Total</b>", "", "", `<b>${grouped(k.before)}</b>`, `<b>${grouped(k.value)}</b>`],
      ],
      "class=h",
    )}
    <h3>By source</h3>${grid(
      "lrr",
      ["Source", "Balance", "Vested"],
      [
        ["Employee pre-tax", $(k.value - employerPart), "100%"],
        ["Employer match", $(employerPart), "60%"],
      ],
      "class=h",
    )}
    <h3>Plan loan on your account</h3><p>You may borrow up to ${$(Math.min(5_000_000, Math.floor(vested / 2)))} at 9.50%. A loan of ${$(owed)} over five years would take about ${$(Math.round(owed / 48))} of each month's pay. You have no loan now.</p><p class=small>*An illustration required by law, not a promise. If you had retired on ${date.long(k.end)}. One-year return of the plan's default option: 11.42%. The 2026 contribution limit is $24,500; catch-up $8,000.</p>`,
  );
  return {
    html,
    truth: keepTruth("Meridew Retirement Plan Services", [{ kind: "401k", keep: k, lines }], {}, [
      "Sorensen Implement Co. 401(k) Savings Plan",
      "Sorensen Implement Co.",
      "Meridew",
    ]),
  };
});

/** Certificates a bank keeps as a retirement account: rates, terms and penalties around two balances and their sum. */
const lindquist = invest("lindquist", (seed) => {
  const k = makeKeep(seed * 7 + 307, { groups: ["bond"], most: 2, monthly: false });
  const random = seededRandom(seed + 308);
  const [first, second] = [random.whole(400_000, 3_900_000), random.whole(250_000, 2_600_000)];
  const terms = random.chance(0.5) ? (["18", "60"] as const) : (["12", "36"] as const);
  const earned = [Math.round(first * 0.0098), Math.round(second * 0.0112)] as const;
  const added = random.whole(5, 60) * 5_000;
  const value = first + second;
  const before = value - earned[0] - earned[1] - added;
  const keep = { ...k, value, before, added, employer: 0, taken: 0, fees: 0 };
  const names = terms.map((term) => `${term}-Month Certificate`);
  const rows = [
    [names[0] ?? "", `C-${k.number.slice(0, 4)}`, "4.05%", date.slash(addDays(k.end, 211)), first, earned[0]],
    [
      names[1] ?? "",
      `C-${k.number.slice(2, 6)}`,
      "4.55%",
      date.slash(addDays(k.end, 902)),
      second,
      earned[1],
    ],
  ] as const;
  const html = document(
    `body{font:10pt "DejaVu Serif"}${BASE}.f{border:1px solid #3f3f46;margin:12px 0}.f td,.f th{border:1px solid #a1a1aa;padding:4px 6px;font-size:8.8pt}.k{font-size:8pt;color:#52525b}`,
    `<div style="text-align:center"><span style="font-size:18pt">Lindquist Farmers Bank</span><br><span class=k>Trust and Retirement Department &middot; Willmar, Minnesota &middot; Member FDIC</span></div>
    <p style="text-align:center;margin-top:16px"><b>TRADITIONAL I.R.A.</b><br>Plan number ending ${k.last4}<br>Period ${date.slash(k.start)} to ${date.slash(k.end)}</p><p>${at(k.person)}</p>
    <table class=f><tr><td>Fair market value on ${date.slash(k.end)}</td><td class=r><b>${$(value)}</b></td></tr><tr><td>Value on ${date.slash(addDays(k.start, -1))}</td><td class=r>${$(before)}</td></tr><tr><td>Contributions credited</td><td class=r>${$(added)}</td></tr><tr><td>Interest credited</td><td class=r>${$(earned[0] + earned[1])}</td></tr><tr><td>Distributions</td><td class=r>${$(0)}</td></tr></table>
    ${grid(
      "lllrrr",
      ["Held as", "Number", "Rate", "Matures", "Interest this period", "Balance"],
      rows.map(([name, number, rate, matures, worth, interest]) => [
        name,
        number,
        rate,
        matures,
        $(interest),
        $(worth),
      ]),
      "class=f",
    )}
    <p>Contributions for ${Number(k.end.slice(0, 4)) - 1} could be made until April 15. The most you can put in this year is $7,500.00 ($8,600.00 at age 50 and over). If you are 73 or older your required distribution is about ${$(Math.round(before / 26.5))}.</p><p class=k>Taking money before a certificate matures costs 180 days of interest. A certificate renews for the same term unless we hear from you within 10 days. Rates for new money today: 9 months 3.90% APY, 24 months 4.25% APY. Form 5498 will be mailed by May 31. Deposits held in retirement plans are insured separately to $250,000.</p>`,
  );
  return {
    html,
    truth: keepTruth(
      "Lindquist Farmers Bank",
      [
        {
          kind: "ira",
          keep,
          lines: [
            { name: names[0] ?? "", value: first },
            { name: names[1] ?? "", value: second },
          ],
          facts: { accountLast4: k.last4 },
        },
      ],
      {
        documentType: ["bank-statements"],
        "accounts.0.totalDeposits": [decimal(added), decimal(added + earned[0] + earned[1])],
        "accounts.0.totalWithdrawals": ["0.00"],
      },
    ),
  };
});

/** A robot's monthly letter: a goal, a drift chart in words, and the funds by class with their targets. */
const plover = invest("plover", (seed) => {
  const k = makeKeep(seed * 11 + 401, { groups: ["etf", "fund"], monthly: true, most: 6, places: 5 });
  const percent = (value: number) => `${((value / k.value) * 100).toFixed(1)}%`;
  const goal = Math.ceil(k.value / 5_000_000) * 5_000_000 + 5_000_000;
  const reached = Math.round((k.value / goal) * 100);
  const html = document(
    `body{font:9.6pt "DejaVu Sans";color:#1e1b4b;width:6.6in}${BASE}.b{display:flex;justify-content:space-between;align-items:flex-end}.w{font-size:24pt;font-weight:300}.g{height:9px;background:#e0e7ff;border-radius:5px;margin:6px 0 14px}.g i{display:block;height:9px;background:#6366f1;border-radius:5px}.h td,.h th{padding:3px 2px;border-bottom:1px solid #e0e7ff;font-size:8.4pt}.u{color:#6b7280;font-size:7.6pt}`,
    `<div class=b><b style="font-size:15pt;color:#6366f1">plover</b><span class=u>${date.monthYear(k.end)} &nbsp; statement period ${date.bareShort(k.start)} – ${date.bareShort(k.end)}</span></div><p>${k.person.name}<br><span class=u>Goal: House in 2031 &nbsp; Individual ···${k.last4}</span></p>
    <div class=w>${$(k.value)}</div><div class=u>${reached}% of the way to ${money.wholeDollars(goal)}</div><div class=g><i style="width:${reached}%"></i></div>
    ${pairs([
      ["On the first", $(k.before)],
      ["You put in", `+${$(k.added + k.employer)}`],
      ["You took out", `−${$(k.taken)}`],
      ["Our fee (0.25% a year)", `−${$(k.fees)}`],
      ["Markets and dividends", money.signed(k.gain)],
      ["On the last", $(k.value)],
    ])}
    <p style="margin-bottom:2px"><b>What you hold</b></p>${grid(
      "llrrrr",
      ["Fund", "Ticker", "Shares", "Price", "Worth", "Share of goal"],
      [
        ...k.lots.map((lot) => [
          escaped(lot.name),
          lot.symbol,
          lot.shares,
          `$${lot.price}`,
          $(lot.value),
          percent(lot.value),
        ]),
        ["Cash waiting to be invested", "", "", "", $(k.cash), percent(k.cash)],
      ],
      "class=h",
    )}
    <p class=u>We rebalanced once. Losses harvested this year: ${$(Math.round(k.income / 3))}. With ${$(25_000)} more a month you'd likely reach the goal 8 months sooner. Plover Cash: 4.00% APY with our partner banks. Advice by Plover Advisers LLC; custody by Harrow Street Brokerage Services, Member SIPC. Past results promise nothing.</p>`,
  );
  return {
    html,
    truth: keepTruth(
      "plover",
      [{ kind: "brokerage", keep: k, lines: linesOf(k), facts: { accountLast4: k.last4 } }],
      {},
      ["Plover Advisers LLC", "Harrow Street Brokerage Services"],
    ),
  };
});

/** Small houses and keepers of plans, written without a look at the rules. */
export const sjInvestments: readonly Layout[] = [ashgrove, meridew, lindquist, plover];
