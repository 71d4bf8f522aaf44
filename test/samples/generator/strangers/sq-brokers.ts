import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, B, bond, digits, flow, held, P, paper, pct, rowOf, some, total, values } from "./sq-data.ts";

const lotsOf = (count: number) =>
  count > 40 ? [Math.floor(count * 0.3), count - Math.floor(count * 0.3)] : [];

/** A wirehouse: lots with their days under a position and its subtotal, ticker beside the name, money accounts apart. */
const wirehouse: Layout = {
  name: "sq-brokerage-wirehouse-lots",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_001);
    const person = makePerson(random);
    const stocks = some(
      random,
      [
        ["ARDMORE TOOL & DIE CORP", "", "ATDC", ""],
        ["PRAIRIE STAR ENERGY LP", "UNIT", "PSEL", ""],
        ["LUMEN HARBOR HEALTH INC", "CL A", "LHHA", ""],
        ["SWISSBACH AG", "SPONS ADR", "SWBHY", ""],
        ["THE KESSLER COMPANY", "", "KSLR", ""],
      ] as const,
      random.whole(2, 4),
    ).map((each) => held(random, each));
    const funds = [
      held(random, ["BLUE HERON MUNI INCOME FD", "CL M2", "BHMMX", ""], { places: 3, most: 900 }),
    ];
    const sweep = random.whole(20_000, 3_000_000);
    const idle = random.whole(11, 990);
    const value = values([...stocks, ...funds]) + sweep + idle;
    const f = flow(random, value);
    const number = `${random.whole(2, 9)}R${random.whole(1, 9)}-${digits(random, 5)}`;
    const lines = stocks.flatMap((each) => {
      const name = escaped(`${each.first} ${each.second}`.trim());
      const parts = lotsOf(each.count);
      const tail = [P(each.income), pct(each.income, each.value, 2)];
      const lot = (day: string, quantity: number, cost: number, worth: number) => [
        day,
        quantity.toFixed(4),
        (cost / 100 / quantity).toFixed(4),
        P(cost),
        Number(each.price).toFixed(4),
        P(worth),
        B(worth - cost),
      ];
      if (parts.length === 0)
        return [[name, each.symbol, ...lot("04/19/21", each.count, each.cost, each.value), ...tail]];
      const [one = 0, two = 0] = parts;
      const share = Math.round(one * Number(each.price) * 100);
      const paid = Math.round(each.cost * 0.27);
      return [
        [name, each.symbol, ...lot("04/19/21", one, paid, share), "", ""],
        ["", "", ...lot("11/02/23", two, each.cost - paid, each.value - share), "", ""],
        [
          "&nbsp;&nbsp;<i>Subtotal</i>",
          "",
          "",
          `<b>${each.count.toFixed(4)}</b>`,
          "",
          `<b>${P(each.cost)}</b>`,
          "",
          `<b>${P(each.value)}</b>`,
          `<b>${B(each.gain)}</b>`,
          ...tail,
        ],
      ];
    });
    const sum = (label: string, list: typeof stocks) => [
      `<b>TOTAL ${label}</b>`,
      "",
      "",
      "",
      "",
      `<b>${P(total(list, (h) => h.cost))}</b>`,
      "",
      `<b>${P(values(list))}</b>`,
      `<b>${B(total(list, (h) => h.gain))}</b>`,
      `<b>${P(total(list, (h) => h.income))}</b>`,
      "",
    ];
    const heads = [
      "Description",
      "Symbol",
      "Acquired",
      "Quantity",
      "Unit Cost Basis",
      "Total Cost Basis",
      "Estimated Market Price",
      "Estimated Market Value",
      "Unrealized Gain/(Loss)",
      "Estimated Annual Income",
      "Current Yield%",
    ];
    const html = document(
      `body{font:8pt "Liberation Sans";color:#111}${BASE}.n{font-size:6.3pt;color:#444}h4{background:#1b2d52;color:#fff;margin:10px 0 2px;padding:3px 6px;font-size:8.4pt}.p th{font-size:6.2pt;vertical-align:bottom;border-bottom:1px solid #1b2d52}.p td{padding:2px 3px;font-size:7.4pt}`,
      `<div class=row><div><b style="font:bold 15pt 'Liberation Serif'">PEMBROOK LYMAN</b><br><span class=n>A CORLISS FINANCIAL COMPANY</span></div><div class=r>Account Number: <b>${number}</b><br>24-Hour Assistance: (800) 555-0133<br>Page 3 of 9</div></div>
      <div class=row style="margin-top:10px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>YOUR CMA&#8209;STYLE ACCOUNT &mdash; WORKING CAPITAL</b>${pairs(
        [
          ["Statement period", `${date.long(f.start)} - ${date.long(f.end)}`],
          ["Net Portfolio Value", `<b>${$(value)}</b>`],
          [`Your value last month end`, $(f.before)],
          ["Total credits / (debits)", `${P(f.added + f.income)} / (${P(f.taken + f.fees)})`],
          ["Securities you transferred in/out", "0.00"],
          ["Market gains/(losses)", B(f.change)],
        ],
      )}</div></div>
      <p><b>YOUR FINANCIAL ADVISOR:</b> THE DUNNE-OKAFOR GROUP, 600 LAKE AVE STE 1100, DAYTON OH 45402 &nbsp; 1-937-555-0176</p>
      <h4>CASH/MONEY ACCOUNTS</h4>${grid(
        "lrrrrr",
        [
          "Description",
          "Quantity",
          "Total Cost Basis",
          "Estimated Market Price",
          "Estimated Market Value",
          "Est. Annual Yield%",
        ],
        [
          ["CASH", P(idle).replace(/^0?\./, "0."), P(idle), "", P(idle), ""],
          [
            `PL BANK DEPOSIT PROGRAM <span class=n>+FDIC INSURED NOT SIPC COVERED</span>`,
            (sweep / 100).toFixed(2),
            P(sweep),
            "1.0000",
            P(sweep),
            ".05",
          ],
          ["<b>TOTAL</b>", "", `<b>${P(sweep + idle)}</b>`, "", `<b>${P(sweep + idle)}</b>`, ".05"],
        ],
        "class=p",
      )}
      <h4>EQUITIES</h4>${grid("lcrrrrrrrrr", heads, [...lines, sum("EQUITIES", stocks)], "class=p")}
      <h4>MUTUAL FUNDS/CLOSED END FUNDS/UIT</h4>${grid(
        "llrrrrrr",
        [
          "Description",
          "Symbol",
          "Quantity",
          "Total Cost Basis",
          "Estimated Market Price",
          "Estimated Market Value",
          "Unrealized Gain/(Loss)",
          "Estimated Annual Income",
        ],
        funds.map((h) => [
          `${h.first} ${h.second}<br><span class=n>SYMBOL: ${h.symbol} &nbsp; Initial Purchase: 02/08/18 &nbsp; Fixed Income 100%</span>`,
          h.symbol,
          h.quantity,
          P(h.cost),
          h.price,
          P(h.value),
          B(h.gain),
          P(h.income),
        ]),
        "class=p",
      )}
      <p class=r style="font-size:9pt"><b>TOTAL LONG PORTFOLIO &nbsp; ${P(value)}</b></p>
      <p class=n>Pembrook Lyman &amp; Co. Incorporated, member SIPC, is a wholly owned subsidiary of Corliss Financial Corporation. Estimated annual income is an estimate. Investments: <b>Are Not FDIC Insured &nbsp; Are Not Bank Guaranteed &nbsp; May Lose Value</b>. A minimum of $25,000 equity applies to day trading; the annual fee of $125.00 is charged in ${date.monthYear(addDays(f.end, 40))}.</p>`,
    );
    return {
      html,
      truth: paper(
        "Pembrook Lyman",
        ["Pembrook Lyman & Co. Incorporated", "Pembrook Lyman & Co."],
        [
          {
            kind: "brokerage",
            number,
            flow: f,
            value,
            rows: [...stocks, ...funds].map((h) => rowOf(h)),
            cash: [
              { names: ["CASH"], value: idle },
              { names: ["PL BANK DEPOSIT PROGRAM"], value: sweep },
            ],
          },
        ],
      ),
    };
  },
};

/** A partnership of branch offices: beginning and ending value of every holding with what came and went between, for an IRA. */
const branchOffice: Layout = {
  name: "sq-ira-branch-office-value-walk",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_002);
    const person = makePerson(random);
    const funds = some(
      random,
      [
        ["Capital Harvest Growth Fund", "of America Cl F2", "CHGFX", ""],
        ["Brightwater Balanced Cl A", "", "BWBAX", ""],
        ["Northcote New World Cl F-3", "", "NNWFX", ""],
        ["Tiller Short-Term Bond Cl I", "", "TSBIX", ""],
      ] as const,
      random.whole(2, 3),
    ).map((each) => held(random, each, { places: 5, most: 800 }));
    const stocks = some(
      random,
      [
        ["Old Dominick Freight Inc", "", "ODF", ""],
        ["3C Materials Co", "", "CCC", ""],
        ["Procter Vale Brands", "", "PVB", ""],
      ] as const,
      2,
    ).map((each) => held(random, each));
    const cd = bond(random, ["Goldmark Bank USA", "", "0.0435", ""], 25);
    const matures = random.pick(["02/18/2028", "11/09/2027", "05/24/2029"]);
    const cash = random.whole(900, 600_000);
    const value = values([...funds, ...stocks, cd]) + cash;
    const f = flow(random, value);
    const number = `${digits(random, 3)}-${digits(random, 5)}`;
    const walk = (h: (typeof funds)[number]) => {
      const bought = random.chance(0.4) ? random.whole(50, 400) * 100 : 0;
      return [
        `<b>${escaped([h.first, h.second].join(" ").trim())}</b>`,
        h.price,
        h.quantity,
        $(h.before),
        bought ? P(bought) : "&mdash;",
        "&mdash;",
        `<b>${$(h.value)}</b>`,
        `${(random.whole(-90, 310) / 10).toFixed(2)}%`,
      ];
    };
    const html = document(
      `body{font:9pt "Liberation Serif";color:#222}${BASE}h2{color:#8a6d00;font-size:13pt;margin:12px 0 4px;border-bottom:3px solid #f0c400}.p td,.p th{padding:3px 4px;border-bottom:1px solid #ddd}.p th{font-size:7.6pt;vertical-align:bottom}.n{font-size:7pt}.box{background:#fdf7dd;padding:8px 10px}`,
      `<div class=row><div><b style="font:bold 19pt 'Liberation Sans'">Harlow Branden</b></div><div class=r>${person.name}<br>Account Number: ${number}<br>Statement Date: ${date.abbreviatedBare(f.start)} - ${date.abbreviatedBare(f.end)} &nbsp; Page 1 of 4</div></div>
      <div class=row style="margin-top:10px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=n><b>Is your emergency fund ready?</b><br>Ask your financial advisor how three to six months of expenses, for example $18,000, kept in cash may help you stay invested.</div></div>
      <h2>Traditional IRA &ndash; Guided Solutions Flex Account</h2>
      <div class=row><div class=box>Account Value<br><b style="font-size:20pt">${$(value)}</b><br>1 Month Ago ${$(f.before)}<br>1 Year Ago ${$(Math.round(value * 0.91))}<br>5 Years Ago ${$(Math.round(value * 0.52))}</div><div style="flex:2"><b>Value Summary</b>${grid(
        "lrr",
        ["", "This Period", "This Year"],
        [
          ["Beginning value", $(f.before), $(f.year.before)],
          ["Assets added to account", P(f.added), P(f.year.added)],
          ["Assets withdrawn from account", `-${P(f.taken)}`, `-${P(f.year.taken)}`],
          ["Fees and charges", `-${P(f.fees)}`, `-${P(f.year.fees)}`],
          ["Change in value", P(f.change + f.income), P(f.year.change + f.year.income)],
          ["<b>Ending Value</b>", `<b>${$(value)}</b>`, ""],
        ],
        "class=p",
      )}</div></div>
      <h2>Asset Details <span style="font-size:9pt">(as of ${date.abbreviatedBare(f.end)})</span></h2>
      <b>Assets Held At Harlow Branden</b>
      ${grid("lrrr", ["", "Interest Rate", "", "Ending Balance"], [["Insured Bank Deposit", "0.15%*", "", `<b>${$(cash)}</b>`]], "class=p")}
      ${grid("lrrrr", ["Certificates of Deposit", "Maturity Date", "Maturity Value", "Current Yield", "Value"], [[`<b>${cd.first} 4.35%</b>`, matures, P(cd.count * 100), "4.38%", `<b>${$(cd.value)}</b>`]], "class=p")}
      ${grid("lrrrrrrr", ["Stocks", "Price", "Quantity", "Beginning Value", "Amount Invested", "Amount Withdrawn", "Ending Value", "Rate of Return*"], stocks.map(walk), "class=p")}
      ${grid("lrrrrrrr", ["Mutual Funds", "Price", "Quantity", "Beginning Value", "Amount Invested", "Amount Withdrawn", "Ending Value", "Rate of Return*"], funds.map(walk), "class=p")}
      <table class=p><tr><td><b>Total Account Value</b></td><td class=r><b style="font-size:11pt">${$(value)}</b></td></tr></table>
      <p><b>Retirement Summary</b> &nbsp; ${Number(f.end.slice(0, 4)) - 1} contributions $${P(700_000)} &nbsp; Required minimum distribution: not applicable</p>
      <p class=n>*Your Rate of Return for each individual asset above is as of ${date.long(f.end)}. Returns greater than 12 months are annualized. Harlow Branden &amp; Co., L.P., 12555 Manning Rd, St. Louis, MO 63131, Member SIPC. Harlow Branden Trust Company serves as custodian of your IRA.</p>`,
    );
    return {
      html,
      truth: paper(
        "Harlow Branden",
        ["Harlow Branden & Co., L.P.", "Harlow Branden Trust Company"],
        [
          {
            kind: "ira",
            number,
            flow: f,
            value,
            rows: [
              { names: [`${cd.first} 4.35%`, cd.first], value: cd.value },
              ...[...stocks, ...funds].map((h) => rowOf({ ...h, symbol: "" })),
            ],
            cash: [{ names: ["Insured Bank Deposit"], value: cash }],
          },
        ],
      ),
    };
  },
};

export const sqBrokers: readonly Layout[] = [wirehouse, branchOffice];
