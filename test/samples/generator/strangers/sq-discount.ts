import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, B, digits, flow, held, P, paper, pct, rowOf, some, total, values } from "./sq-data.ts";

/** A discount broker: ticker before the name, footnote letters, part of the account, long and short options, a bank sweep. */
const discount: Layout = {
  name: "sq-brokerage-discount-symbol-first",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_003);
    const person = makePerson(random);
    const stocks = some(
      random,
      [
        ["ORCHARD VALLEY FINL", "", "OVF", ""],
        ["MERIDIEN LOGISTICS INC", "CLASS B", "MRDN/B", ""],
        ["TWINE SOFTWARE CORP", "", "TWNE", ""],
        ["BAYOU LNG PARTNERS", "L P", "BYLP", ""],
      ] as const,
      random.whole(2, 4),
    ).map((each) => held(random, each, { places: 4, most: 300 }));
    const etfs = some(
      random,
      [
        ["STERLING US DIVIDEND EQTY", "ETF", "STDE", ""],
        ["SPINDRIFT S&P 500", "ETF TRUST", "SPDF", ""],
        ["VANTREE INTRMDIAT TERM CRP", "BND ETF", "VTCB", ""],
      ] as const,
      2,
    ).map((each) => held(random, each, { most: 400 }));
    const under = stocks[0] ?? etfs[0];
    const strike = Math.ceil(Number(under?.price ?? "40") * 1.1);
    const optionValue = -random.whole(40, 900) * 100;
    const option = {
      names: [`CALL ${under?.first ?? ""} $${strike} EXP 01/15/27`, `CALL ${under?.first ?? ""}`],
      symbol: `${(under?.symbol ?? "").replace("/", "")} 01/15/2027 ${strike}.00 C`,
      value: optionValue,
    };
    const cash = random.whole(120_000, 900_000);
    const value = values([...stocks, ...etfs]) + cash + optionValue;
    const f = flow(random, value);
    const number = `${digits(random, 4)}-${digits(random, 4)}`;
    const marks = ["", "<sup>(M)</sup>", "&#9674;", "<sup>(M),&#9674;</sup>"];
    const line = (h: (typeof stocks)[number], index: number) => [
      h.symbol,
      `${escaped(h.first)}${h.second ? `<br>${h.second}` : ""} ${marks[index % 4]}`,
      h.quantity,
      Number(h.price).toFixed(5),
      P(h.value),
      P(h.cost),
      B(h.gain),
      h.income % 3 === 0 ? "N/A" : `${pct(h.income, h.value, 2)}%`,
      h.income % 3 === 0 ? "N/A" : P(h.income),
      `${pct(h.value, value, 0)}%`,
    ];
    const heads = [
      "Symbol",
      "Description",
      "Quantity",
      "Price($)",
      "Market Value($)",
      "Cost Basis($)",
      "Unrealized Gain/(Loss)($)",
      "Est. Yield",
      "Est. Annual Income($)",
      "% of Acct",
    ];
    const table = (label: string, list: typeof stocks) =>
      `<h5>Positions - ${label}</h5>${grid("llrrrrrrrr", heads, [...list.map(line), [`<b>Total ${label}</b>`, "", "", "", `<b>$${P(values(list))}</b>`, `<b>$${P(total(list, (h) => h.cost))}</b>`, `<b>$${B(total(list, (h) => h.gain))}</b>`, "", `<b>$${P(total(list, (h) => h.income))}</b>`, `<b>${pct(values(list), value, 0)}%</b>`]], "class=p")}`;
    const html = document(
      `body{font:8pt "Liberation Sans Narrow","Liberation Sans";color:#1a1a1a}${BASE}h5{font-size:10.5pt;margin:12px 0 3px;font-weight:normal;border-bottom:1px solid #00a0df}.p td{vertical-align:top;padding:2.5px 2px}.p th{font-size:6.8pt;font-weight:normal;color:#555;vertical-align:bottom}.n{font-size:6.6pt;color:#444}`,
      `<div class=row><div><b style="color:#00a0df;font-size:17pt">fairlead<br>brokerage</b></div><div><b>Schedule of Positions</b><br>One International Account of<br>${person.name}<br>DESIGNATED BENE PLAN/TOD</div><div class=r>Account Number<br><b>${number}</b><br>Statement Period<br><b>${date.longNoYear(f.start)}-${Number(f.end.slice(8))}, ${f.end.slice(0, 4)}</b></div></div>
      <h5>Account Summary</h5><div class=row><div>Ending Account Value as of ${date.noYear(f.end)}<br><b style="font-size:15pt">${$(value)}</b><br><br>Beginning Account Value as of ${date.noYear(f.start)}<br><b>${$(f.before)}</b></div><div style="flex:2">${grid(
        "lrr",
        ["", "This Statement", "YTD"],
        [
          ["Beginning Value", $(f.before), $(f.year.before)],
          ["Deposits", P(f.added), P(f.year.added)],
          ["Withdrawals", B(-f.taken), B(-f.year.taken)],
          ["Dividends and Interest", P(f.income), P(f.year.income)],
          ["Market Appreciation/(Depreciation)", B(f.change), B(f.year.change)],
          ["Expenses", B(-f.fees), B(-f.year.fees)],
          ["<b>Ending Value</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
      )}</div></div>
      <h5>Cash and Cash Investments</h5>${grid(
        "lllrrrrr",
        [
          "Type",
          "Symbol",
          "Description",
          "Beginning Balance($)",
          "Ending Balance($)",
          "Change in Period Balance($)",
          "Interest Yield Rate",
          "% of Acct",
        ],
        [
          [
            "Bank Sweep",
            "",
            "FAIRLEAD BANK, SSB<sup>A,B</sup>",
            P(cash + 41_200),
            P(cash),
            B(-41_200),
            "0.05%",
            `${pct(cash, value, 0)}%`,
          ],
          [
            "<b>Total Cash and Cash Investments</b>",
            "",
            "",
            `<b>$${P(cash + 41_200)}</b>`,
            `<b>$${P(cash)}</b>`,
            `<b>$${B(-41_200)}</b>`,
            "",
            `<b>${pct(cash, value, 0)}%</b>`,
          ],
        ],
        "class=p",
      )}
      ${table("Equities", stocks)}${table("Exchange Traded Funds", etfs)}
      <h5>Positions - Options</h5>${grid(
        "llrrrrr",
        [
          "Symbol",
          "Description",
          "Quantity",
          "Price($)",
          "Market Value($)",
          "Cost Basis($)",
          "Unrealized Gain/(Loss)($)",
        ],
        [
          [
            option.symbol,
            `CALL ${escaped(under?.first ?? "")} $${strike}<br>EXP 01/15/27 <b>(S)</b>`,
            "(1)",
            (-optionValue / 10_000).toFixed(5),
            B(optionValue),
            B(optionValue - 9_900),
            "99.00",
          ],
        ],
        "class=p",
      )}
      <p class=n>(M) = Marginable. &#9674; Dividends are reinvested. (S) Short position. Values of certain securities are not current; see Endnotes. A = FDIC insured up to $250,000 per depositor. Estimated Annual Income ("EAI") derived from the Market Value. Fairlead Brokerage is a service name of Chas. Tolliver &amp; Co., Inc., Member SIPC, 2423 E Lincoln Dr, Phoenix AZ 85016.</p>`,
    );
    return {
      html,
      truth: paper(
        "fairlead brokerage",
        ["Fairlead", "Chas. Tolliver & Co., Inc.", "Chas. Tolliver & Co."],
        [
          {
            kind: "brokerage",
            number,
            flow: f,
            value,
            rows: [...[...stocks, ...etfs].map((h) => rowOf(h)), option],
            cash: [
              { names: ["FAIRLEAD BANK, SSB", "Bank Sweep", "Bank Sweep FAIRLEAD BANK, SSB"], value: cash },
            ],
          },
        ],
      ),
    };
  },
};

export const sqDiscount: readonly Layout[] = [discount];
