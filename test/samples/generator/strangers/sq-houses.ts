import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, bond, digits, flow, held, P, paper, pct, rowOf, some, total, values } from "./sq-data.ts";

/** A fund house's brokerage: tickers in brackets after names, earlier value first, income over yield, a core fund with shares, two accounts. */
const household: Layout = {
  name: "sq-brokerage-and-rollover-core-account",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_008);
    const person = makePerson(random);
    const pool = [
      ["LOAMFIELD CONTRAFLOW", "", "LCNTX", ""],
      ["LOAMFIELD 500 INDEX FUND", "", "LXAIX", ""],
      ["PELHAM FOODS INC COM USD0.01", "", "PELF", ""],
      ["QUANTAL HLDGS INC COM", "", "QNTL", ""],
      ["TERN SELECT SECTOR FINL ETF", "", "TRNF", ""],
      ["LOAMFIELD US BOND INDEX FUND", "", "LXNAX", ""],
    ] as const;
    const makeOne = (from: number, count: number) => {
      const core = random.whole(5_000, 2_000_000);
      const all = some(random, pool.slice(from, from + 3), count).map((each) =>
        held(random, each, { places: 3, most: 700 }),
      );
      return {
        core,
        all,
        value: core + values(all),
        number: `${random.pick(["Z", "X"])}${digits(random, 2)}-${digits(random, 6)}`,
      };
    };
    const [one, two] = [makeOne(0, random.whole(2, 3)), makeOne(3, random.whole(1, 3))];
    const f1 = flow(random, one.value);
    const f2 = { ...flow(random, two.value), start: f1.start, end: f1.end };
    const coreName = "LOAMFIELD GOVERNMENT MONEY MARKET";
    const heads = [
      "Description",
      `Beginning<br>Market Value<br>${date.abbreviatedBare(f1.start)}`,
      `Quantity<br>${date.abbreviatedBare(f1.end)}`,
      "Price Per Unit",
      `Ending<br>Market Value<br>${date.abbreviatedBare(f1.end)}`,
      "Total<br>Cost Basis",
      "Unrealized<br>Gain/Loss",
      "EAI ($) /<br>EY (%)",
    ];
    const part = (
      label: string,
      each: typeof one,
      f: typeof f1,
    ) => `<div class=bar>INVESTMENT REPORT &nbsp; ${date.longNoYear(f.start)} - ${date.long(f.end)}</div>
      <div class=row><div><b>Account # ${each.number}</b><br>${label}</div><div>${pairs([
        ["<b>Account Value:</b>", `<b style="font-size:12pt">${$(each.value)}</b>`],
        [
          "Change in Account Value",
          `${each.value >= f.before ? "&#9650;" : "&#9660;"} ${$(Math.abs(each.value - f.before))}`,
        ],
        ["Beginning Account Value", $(f.before)],
        ["Additions", P(f.added)],
        ["Subtractions", `-${P(f.taken + f.fees)}`],
        ["Change in Investment Value *", P(f.change + f.income).replace("-", "-")],
        ["Ending Account Value **", $(each.value)],
      ])}</div></div>
      <b class=hd>Holdings</b>${grid(
        "lrrrrrrr",
        heads,
        [
          ["<b>Core Account</b>"],
          [
            `${coreName} (LPRXX)<br><span class=n>-- 7-day yield: 3.97%</span>`,
            $(Math.max(0, each.core - f.income)),
            (each.core / 100).toFixed(3),
            "$1.0000",
            $(each.core),
            "not applicable",
            "not applicable",
            `${P(Math.round(each.core * 0.0397))}<br>3.970%`,
          ],
          [
            `<b>Total Core Account (${pct(each.core, each.value, 0)}% of account holdings)</b>`,
            "",
            "",
            "",
            `<b>${$(each.core)}</b>`,
          ],
          ["<b>Stocks &amp; Funds</b>"],
          ...each.all.map((h, i) => [
            `${i === 0 ? "<sup>M</sup> " : ""}${escaped(h.first)} (${h.symbol})`,
            h.income % 5 === 0 ? "unavailable" : $(h.before),
            h.quantity,
            `$${h.price}00`,
            $(h.value),
            $(h.cost),
            h.gain < 0 ? `-${P(-h.gain)}` : $(h.gain),
            `${P(h.income)}<br>${pct(h.income, h.value, 3)}%`,
          ]),
          [
            `<b>Total Stocks &amp; Funds (${pct(values(each.all), each.value, 0)}% of account holdings)</b>`,
            "",
            "",
            "",
            `<b>${$(values(each.all))}</b>`,
            `<b>${$(total(each.all, (h) => h.cost))}</b>`,
            `<b>${P(total(each.all, (h) => h.gain))}</b>`,
            "",
          ],
          ["<b>Total Holdings</b>", "", "", "", `<b>${$(each.value)}</b>`],
        ],
        "class=p",
      )}`;
    const html = document(
      `body{font:8pt "Liberation Sans Narrow","Liberation Sans";color:#222}${BASE}.bar{background:#368727;color:#fff;padding:4px 8px;margin:12px 0 6px;font-weight:bold}.p{margin-bottom:4px}.p td{vertical-align:top;padding:2px 3px}.p th{font-size:6.8pt;border-bottom:1px solid #368727;vertical-align:bottom}.hd{font-size:10pt}.n{font-size:6.4pt}`,
      `<div class=row><div><b style="font:bold 16pt 'Liberation Serif';color:#368727">Loamfield</b> <span style="letter-spacing:3px">INVESTMENTS</span><br>Envelope # BQXCDR${digits(random, 6)}</div><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>Your Portfolio Value:<br><b style="font-size:15pt">${$(one.value + two.value)}</b><br>Portfolio change from last period ${$(one.value + two.value - f1.before - f2.before)}</div></div>
      ${part(`${person.name} - INDIVIDUAL - TOD`, one, f1)}${part(`${person.name} - ROLLOVER IRA - LOAMFIELD MGMT TRUST CO CUSTODIAN`, two, f2)}
      <p class=n>M Position held in margin account. All positions held in cash account unless indicated. EAI is an estimate; EY reflects only the income. * Appreciation or depreciation of holdings due to price changes, plus income. ** Excludes unpriced securities. Brokerage services by Loamfield Brokerage Services LLC (LBS), Member NYSE, SIPC, carried by Commonwealth Harbor Clearing LLC, 245 Summer St, Boston.</p>`,
    );
    const facts = (each: typeof one) => ({
      number: each.number,
      value: each.value,
      rows: [{ names: [coreName], symbol: "LPRXX", value: each.core }, ...each.all.map((h) => rowOf(h))],
    });
    return {
      html,
      truth: paper(
        "Loamfield Investments",
        ["Loamfield", "Loamfield Brokerage Services LLC"],
        [
          { kind: "brokerage", flow: f1, ...facts(one) },
          { kind: "ira", flow: f2, ...facts(two) },
        ],
      ),
    };
  },
};

/** A bank's own broker: certificates and bonds with coupon and maturity in the description, accrued interest beside the value, CUSIP under the name. */
const bankOwned: Layout = {
  name: "sq-brokerage-bank-owned-fixed-income",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_009);
    const person = makePerson(random);
    const cds = some(
      random,
      [
        ["MERRICK LAKES BK SOUTH JORDAN", "UT CD 4.650% 03/22/27", "0.0465", "59013KBZ8"],
        ["SALLIE MOORE BK SLT LAKE CITY", "UT CD 3.900% 10/07/30", "0.039", "795451DP0"],
        ["WELLS HOLLOW BK NATL ASSN", "CD 4.200% 01/16/29", "0.042", "949764KX4"],
      ] as const,
      random.whole(1, 3),
    ).map((each) => bond(random, each, 60));
    const bonds = some(
      random,
      [
        ["KANAWHA CNTY WV PUB SVC WTR REV", "CALLABLE 5.000% 07/01/2041", "0.05", "483760AR2"],
        ["ALDERSON TELECOM INC GLBL NT", "4.250% 03/01/2032", "0.0425", "00206RJX1"],
      ] as const,
      random.whole(1, 2),
    ).map((each) => bond(random, each, 30));
    const preferred = held(
      random,
      ["HALVARD FINL GRP 6.125% PFD SER D", "CALLABLE 12/15/28 @ 25.00", "HALPRD", ""],
      { most: 900, dear: 27 },
    );
    const sweep = random.whole(10_000, 800_000);
    const all = [...cds, ...bonds, preferred];
    const accrued = (h: (typeof all)[number]) => Math.round(h.income * 0.19);
    const value = values(all) + sweep;
    const f = flow(random, value);
    const number = `${digits(random, 3)}-${digits(random, 6)}`;
    const line = (h: (typeof all)[number]) => [
      `${escaped(h.first)}<br>${h.second}<br><span class=n>${h.cusip ? `CUSIP ${h.cusip}` : `SYM ${h.symbol}`}</span>`,
      "05/11/22",
      h.quantity,
      h.price,
      `${P(h.cost)}<br><span class=n>${P(Math.round(h.cost * 1.006))} orig</span>`,
      `${P(h.value)}${h.gain < 0 ? "" : "<sup>#</sup>"}`,
      h.gain < 0 ? `${P(-h.gain)}-` : P(h.gain),
      h.cusip ? P(accrued(h)) : "N/A",
      P(h.income),
      pct(h.income, h.value, 2),
    ];
    const heads = [
      "DESCRIPTION",
      "DATE ACQUIRED",
      "QUANTITY / PAR",
      "PRICE",
      "ADJ COST",
      "MARKET VALUE",
      "UNREALIZED GAIN/LOSS-",
      "ACCRUED INTEREST",
      "EST ANNUAL INCOME",
      "YIELD %",
    ];
    const table = (label: string, list: typeof all) =>
      `<p class=s>${label}</p>${grid("lcrrrrrrrr", heads, [...list.map(line), [`<b>TOTAL ${label}</b>`, "", "", "", `<b>${P(total(list, (h) => h.cost))}</b>`, `<b>${$(values(list))}</b>`, "", "", `<b>${P(total(list, (h) => h.income))}</b>`, ""]], "class=p")}`;
    const html = document(
      `body{font:7.8pt "Liberation Mono";color:#000}${BASE}.n{font-size:6.2pt}.s{border-top:2px solid #7a0019;font-weight:bold;margin:10px 0 2px;padding-top:3px}.p th{font-size:5.8pt;vertical-align:bottom}.p td{font-size:6.6pt;vertical-align:top;padding:2px 2px}.box{border:1px solid #000;padding:4px;text-align:center;font-size:6.8pt;font-family:"Liberation Sans"}`,
      `<div class=row><div><b style="font:bold 14pt 'Liberation Sans';color:#7a0019">JUNIPER INVESTMENTS</b><br>JUNIPER INVESTMENT SERVICES, INC.<br><span class=n>A SUBSIDIARY OF HALVARD BANK, N.A.</span></div><div class=r>ACCOUNT NUMBER ${number}<br>${date.capitalLong(f.start)} - ${date.capitalLong(f.end)}<br>PAGE 2 OF 6</div></div>
      <p>${person.name}<br>TRANSFER ON DEATH<br>${person.street}<br>${person.town}</p>
      <div class=box>Investment and insurance products: <b>Not FDIC Insured &bull; No Bank Guarantee &bull; May Lose Value</b></div>
      <p class=s>SNAPSHOT</p>${grid(
        "lrr",
        ["", "THIS PERIOD", "YEAR TO DATE"],
        [
          ["OPENING VALUE", P(f.before), P(f.year.before)],
          ["CASH DEPOSITED", P(f.added), P(f.year.added)],
          ["CASH WITHDRAWN", `${P(f.taken)}-`, `${P(f.year.taken)}-`],
          ["INCOME EARNED", P(f.income), P(f.year.income)],
          ["ADVISORY FEES", `${P(f.fees)}-`, `${P(f.year.fees)}-`],
          [
            "CHANGE IN VALUE",
            f.change < 0 ? `${P(-f.change)}-` : P(f.change),
            f.year.change < 0 ? `${P(-f.year.change)}-` : P(f.year.change),
          ],
          ["<b>CLOSING VALUE</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
      )}
      <p>PRIOR YEAR-END VALUE ${P(f.year.before)}  ACCRUED INTEREST NOT INCLUDED IN CLOSING VALUE ${P(
        total(
          all.filter((h) => h.cusip),
          accrued,
        ),
      )}</p>
      <p class=s>CASH AND SWEEP BALANCES</p>${grid("lrrr", ["DESCRIPTION", "ANNUAL PERCENTAGE YIELD", "CURRENT MARKET VALUE", "EST ANNUAL INCOME"], [[`BANK DEPOSIT SWEEP - HALVARD BANK, N.A.`, "0.10", P(sweep), P(Math.round(sweep * 0.001))]], "class=p")}
      ${table("CERTIFICATES OF DEPOSIT", cds)}${table("CORPORATE AND MUNICIPAL BONDS", bonds)}${table("PREFERREDS", [preferred])}
      <p># GAIN/LOSS IS LONG TERM.  RATINGS ARE SHOWN ON THE REVERSE.  TO REPORT ERRORS CALL 800-555-0149 WITHIN 10 DAYS AFTER ${date.capitalLong(addDays(f.end, 3))}.  ACCOUNT CARRIED BY FIRST MERIDIAN CLEARING, MEMBER SIPC. ANNUAL ACCOUNT FEE $50.00 WAIVED ABOVE $100,000.00.</p>`,
    );
    return {
      html,
      truth: paper(
        "Juniper Investments",
        ["Juniper Investment Services, Inc."],
        [
          {
            kind: "brokerage",
            number,
            flow: f,
            value,
            rows: all.map((h) => rowOf(h)),
            cash: [
              { names: ["BANK DEPOSIT SWEEP - HALVARD BANK, N.A.", "BANK DEPOSIT SWEEP"], value: sweep },
            ],
          },
        ],
      ),
    };
  },
};

export const sqHouses: readonly Layout[] = [household, bankOwned];
