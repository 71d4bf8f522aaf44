import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, B, bond, digits, flow, held, P, paper, pct, rowOf, some, total, values } from "./sq-data.ts";

/** An independent adviser's paper from its clearing firm: quantity before the name, dividend option and security identifier under it, bonds with ratings. */
const carried: Layout = {
  name: "sq-brokerage-adviser-clearing-quantity-first",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_004);
    const person = makePerson(random);
    const stocks = some(
      random,
      [
        ["GRANITE FORD WATER CO COM", "", "GFWC", "38740T105"],
        ["ISLAY DISTILLERS PLC SPONSORED", "ADR REPSTG 4 ORD SHS", "ISLYY", "46501R208"],
        ["VECTRAN INC COM", "", "VCTN", "92243L101"],
        ["N R G PIPE & SUPPLY INC", "COM NEW", "NPS", "62941P402"],
      ] as const,
      random.whole(2, 3),
    ).map((each) => held(random, each, { places: 3 }));
    const bonds = some(
      random,
      [
        ["MAPLETON CNTY OH SCH DIST GO UNLTD", "4.000% 12/01/33 B/E DTD 08/15/19", "0.04", "56540QAB7"],
        ["FORDHAM MTR CR CO LLC SR NT", "5.125% 06/16/29 B/E DTD 06/16/22", "0.05125", "345397C27"],
        ["UNITED STATES TREAS NT 3.875%", "08/15/34 B/E DTD 08/15/24", "0.03875", "91282CLF6"],
      ] as const,
      2,
    ).map((each) => bond(random, each));
    const fund = held(random, ["TAMARACK GLOBAL ALLOCATION FUND", "CLASS C", "TGACX", "87511N309"], {
      places: 3,
      most: 1_900,
      dear: 40,
    });
    const money = random.whole(10_000, 1_100_000);
    const all = [...bonds, ...stocks, fund];
    const accrued = total(bonds, (each) => Math.round(each.income * 0.31));
    const value = values(all) + money;
    const f = flow(random, value);
    const number = `${random.pick(["7KL", "R4Q", "N2B"])}-${digits(random, 6)}`;
    const position = (h: (typeof all)[number], extra: string) => [
      h.quantity,
      `<b>${escaped(h.first)}</b>${h.second ? `<br><b>${h.second}</b>` : ""}<br><span class=n>${extra}</span>`,
      h.price.padEnd(h.price.indexOf(".") + 5, "0"),
      P(h.value),
      P(h.cost),
      B(h.gain),
      P(h.income),
      `${pct(h.income, h.value, 2)}%`,
    ];
    const heads = [
      "Quantity",
      "Description",
      "Market Price",
      "Market Value",
      "Cost Basis",
      "Unrealized Gain/Loss",
      "Estimated Annual Income",
      "Estimated Yield",
    ];
    const sum = (label: string, list: typeof all) => [
      "",
      `<b>Total ${label}</b>`,
      "",
      `<b>$${P(values(list))}</b>`,
      `<b>$${P(total(list, (h) => h.cost))}</b>`,
      `<b>$${B(total(list, (h) => h.gain))}</b>`,
      `<b>$${P(total(list, (h) => h.income))}</b>`,
      "",
    ];
    const block = (
      label: string,
      share: number,
      list: typeof all,
      extra: (h: (typeof all)[number]) => string,
    ) =>
      `<tr><td colspan=8 class=h>${label} ${share}% of Portfolio</td></tr>${grid("rlrrrrrr", [], [...list.map((h) => position(h, extra(h))), sum(label, list)]).replaceAll(/<\/?table[^>]*>/g, "")}`;
    const html = document(
      `body{font:7.8pt "Liberation Sans";color:#222}${BASE}.n{font-size:6.2pt;font-weight:normal}.h{background:#e3e9ee;font-weight:bold;padding:3px}.p td{vertical-align:top;padding:2px 4px}.p th{font-size:6.4pt;border-bottom:1.5px solid #345;vertical-align:bottom}h3{font-size:11pt;color:#345;margin:10px 0 3px}`,
      `<div class=row><div><b style="font:italic 15pt 'Liberation Serif'">Whitcomb &amp; Daughters</b><br>Retirement Planning<br><span class=n>214 S Main St, Suite 2, Bozeman MT 59715<br>Securities offered through Keystone Ridge Securities, LLC</span></div><div class=r><b style="font-size:11pt">Brokerage Account Statement</b><br>${date.long(f.start)} - ${date.long(f.end)}<br>Account Number: ${number}</div></div>
      <div class=row style="margin:8px 0"><div>${person.name}<br>${person.street}<br>${person.town}<p>Your Advisor: AVI WHITCOMB (RR 04K)</p></div><div><h3>Portfolio at a Glance</h3>${grid(
        "lrr",
        ["", "This Period", "Year-to-Date"],
        [
          ["BEGINNING ACCOUNT VALUE", $(f.before), $(f.year.before)],
          ["Deposits (Cash &amp; Securities)", P(f.added), P(f.year.added)],
          ["Withdrawals (Cash &amp; Securities)", B(-f.taken), B(-f.year.taken)],
          ["Dividends, Interest and Other Income", P(f.income), P(f.year.income)],
          ["Fees", B(-f.fees), B(-f.year.fees)],
          ["Net Change in Portfolio<sup>1</sup>", B(f.change), B(f.year.change)],
          ["<b>ENDING ACCOUNT VALUE</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
          ["Accrued Interest", $(accrued), ""],
          ["Estimated Annual Income", $(total(all, (h) => h.income)), ""],
        ],
      )}</div></div>
      <h3>Portfolio Holdings</h3><table class=p><tr>${heads.map((head, i) => `<th${i === 1 ? "" : " class=r"}>${head}</th>`).join("")}</tr>
      <tr><td colspan=8 class=h>Cash, Money Funds, and Bank Deposits ${pct(money, value, 2)}% of Portfolio</td></tr><tr><td class=r>${P(money)}</td><td><b>CALDER INSURED BANK DEPOSIT SWEEP</b><br><span class=n>Opening ${P(Math.max(0, money - f.income))} &nbsp; Income this year ${P(Math.round(money * 0.002))} &nbsp; 30-Day Yield 0.20%</span></td><td></td><td class=r>${P(money)}</td></tr>
      ${block("Fixed Income", Number(pct(values(bonds), value, 2)), bonds, (h) => `Security Identifier: ${h.cusip}<br>Moody Rating AA2 &nbsp; S &amp; P Rating A+ &nbsp; 1ST CPN DTE ${date.slash("2020-06-01")}<br>Accrued Interest ${P(Math.round(h.income * 0.31))}`)}
      ${block("Equities", Number(pct(values(stocks), value, 2)), stocks, (h) => `Security Identifier: ${h.symbol} &nbsp; CUSIP: ${h.cusip}<br>Dividend Option: Cash &nbsp; ${h.gain > 0 ? "Long term" : "Multiple lots"}`)}
      ${block("Mutual Funds", Number(pct(fund.value, value, 2)), [fund], (h) => `Open End Fund &nbsp; Security Identifier: ${h.symbol} &nbsp; CUSIP: ${h.cusip}<br>Dividend Option: Reinvest; Capital Gains Option: Reinvest`)}
      <tr><td></td><td><b>TOTAL PORTFOLIO HOLDINGS</b></td><td></td><td class=r><b>${$(value)}</b></td></tr></table>
      <p class=n><sup>1</sup> Net change is the difference between ending and beginning value after activity. Account carried by Calder Clearing LLC, One Exchange Terrace, Jersey City, New Jersey 07302, a Harbor Mellow company. Member FINRA, NYSE, SIPC. SIPC covers up to $500,000, including $250,000 for claims of cash. Please report inaccuracies within 10 days.</p>`,
    );
    return {
      html,
      truth: paper(
        "Whitcomb & Daughters",
        ["Whitcomb & Daughters Retirement Planning", "Keystone Ridge Securities, LLC", "Calder Clearing LLC"],
        [
          {
            kind: "brokerage",
            number,
            flow: f,
            value,
            rows: all.map((h) => rowOf(h)),
            cash: [{ names: ["CALDER INSURED BANK DEPOSIT SWEEP"], value: money }],
          },
        ],
      ),
    };
  },
};

/** A network of independents: two figures stacked in a cell, ticker over the description, a SEP-IRA with sums by class beside the list. */
const stacked: Layout = {
  name: "sq-ira-independent-network-stacked-cells",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_005);
    const person = makePerson(random);
    const funds = some(
      random,
      [
        ["AMERICAN CANYON", "GROWTH FUND CLASS A", "ACGAX", ""],
        ["DOVETAIL STRATEGIC", "INCOME FUND ADMIRAL SHS", "DSIMX", ""],
        ["PUTNEY LARGE CAP VALUE", "CLASS Y", "PLVYX", ""],
        ["RIVERSTONE REAL ASSETS", "INSTL", "RRAIX", ""],
      ] as const,
      random.whole(3, 4),
    ).map((each) => held(random, each, { places: 3, most: 2_500, dear: 80 }));
    const etfs = [held(random, ["KESTREL CORE MSCI EAFE ETF", "", "KEFA", ""], { most: 300 })];
    const cash = random.whole(2_000, 300_000);
    const all = [...funds, ...etfs];
    const value = values(all) + cash;
    const f = flow(random, value, "quarter");
    const number = `${digits(random, 4)}-${digits(random, 4)}`;
    const reinvest = ["R", "R", "C", "R"];
    const line = (h: (typeof all)[number], i: number) => [
      `<b>${h.symbol}</b><br>${escaped(`${h.first} ${h.second}`.trim())}`,
      `${h.quantity}<br>${$(Math.round(Number(h.price) * 100))}`,
      `<b>${$(h.value)}</b>`,
      `${$(h.cost)}<br>${$(Math.round(h.cost * 0.83))}<sup>p</sup>`,
      h.gain < 0 ? `-${$(-h.gain)}` : $(h.gain),
      `${$(h.income)}<br>${pct(h.income, h.value, 2)}%`,
      reinvest[i % 4] ?? "R",
    ];
    const table = (label: string, list: typeof all) =>
      `<h4>${label}</h4>${grid("lrrrrrc", ["Security ID<br>Description", "Quantity<br>Price", "Market Value", "Cost Basis<br>Purchase Cost", "Unrealized<br>Gain/Loss", "Est Annual Income<br>Est Yield", "Div"], [...list.map(line), [`Total ${label}`, "", `<b>${$(values(list))}</b>`, $(total(list, (h) => h.cost)), B(total(list, (h) => h.gain)), $(total(list, (h) => h.income)), ""]], "class=p")}`;
    const html = document(
      `body{font:8.4pt "Liberation Sans";color:#333}${BASE}h4{color:#00563f;margin:12px 0 2px;font-size:10pt}.p th{background:#eef4f1;font-size:6.8pt;font-weight:normal;padding:3px 4px}.p td{padding:3px 4px;border-bottom:.5px solid #bbb;vertical-align:top}.n{font-size:6.6pt}.t{border:1px solid #00563f;padding:8px}`,
      `<div class=row><div><b style="letter-spacing:4px;font-size:16pt;color:#00563f">S P L</b> Stratum Partners<br>&nbsp;</div><div class=r>Statement Period<br><b>${date.long(f.start)} - ${date.long(f.end)}</b></div></div>
      <div class=row style="margin:10px 0"><div>SPL TRUST COMPANY CUSTODIAN FBO<br>${person.name}<br>SEP IRA<br>${person.street}<br>${person.town}</div><div class=t>Investment Account <b>${number}</b><br>Account Value as of ${date.slash(f.end)}<br><b style="font-size:16pt">${$(value)}</b></div><div class=n>Your financial professional<br><b>GLENDA ORTIZ-MARSH CFP</b><br>Marsh Hollow Wealth, 88 Elm St<br>(207) 555-0158, Rep ID 5H2L</div></div>
      ${pairs(
        [
          [`Starting Value on ${date.slash(addDays(f.start, -1))}`, $(f.before)],
          ["Inflows", $(f.added)],
          ["Outflows", B(-f.taken - f.fees)],
          ["Dividends, interest", $(f.income)],
          ["Change in Market Value", B(f.change)],
          [`<b>Total Ending Value</b>`, `<b>${$(value)}</b>`],
        ],
        'style="width:60%"',
      )}
      <h4>Asset Allocation</h4><div class=row><div>${pct(values(funds), value)}% Mutual Funds ${$(values(funds))}</div><div>${pct(values(etfs), value)}% ETPs ${$(values(etfs))}</div><div>${pct(cash, value)}% Cash ${$(cash)}</div></div>
      <h4>Cash and Cash Equivalents</h4>${grid("lrr", ["Description", "Interest/Dividend Rate", "Current Balance"], [["INSURED CASH ACCOUNT<sup>2</sup> <span class=n>Northline Bank N.A. / Cedar Falls Trust</span>", "0.350%", $(cash)]], "class=p")}
      ${table("Mutual Funds", funds)}${table("Exchange Traded Products", etfs)}
      <p class=n><sup>2</sup> Bank deposit accounts, FDIC insured, not protected by SIPC. <sup>p</sup> Purchase cost excludes reinvested dividends. R = reinvest, C = cash. ${Number(f.end.slice(0, 4))} SEP contribution limit: the lesser of 25% of compensation or $70,000. Fair market value for the prior year end was reported on Form 5498. S P L Financial, Member FINRA / SIPC, 4707 Executive Dr, San Diego CA 92121.</p>`,
    );
    return {
      html,
      truth: paper(
        "S P L Financial",
        ["SPL", "S P L", "Stratum Partners", "S P L Stratum Partners", "SPL TRUST COMPANY"],
        [
          {
            kind: "ira",
            number,
            flow: f,
            value,
            rows: all.map((h) => rowOf(h)),
            cash: [{ names: ["INSURED CASH ACCOUNT"], value: cash }],
          },
        ],
      ),
    };
  },
};

export const sqClearing: readonly Layout[] = [carried, stacked];
