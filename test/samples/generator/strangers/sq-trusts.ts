import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, B, bond, digits, flow, held, P, paper, pct, rowOf, some, total, values } from "./sq-data.ts";

/** A mutual-fund company: fund numbers and share classes, reinvest flags, shares that came and went, values of two days; the year's contributions of a Roth IRA. */
const fundCompany: Layout = {
  name: "sq-ira-fund-company-share-classes",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_010);
    const person = makePerson(random);
    const all = some(
      random,
      [
        ["Quarry Hill Small-Cap Discovery", "Fund - Investor Class", "0417", ""],
        ["Quarry Hill Spectrum Income Fund", "- I Class", "0088", ""],
        ["Quarry Hill Retirement 2040 Fund", "- Advisor Class", "2640", ""],
        ["Quarry Hill U.S. Treasury Money", "Fund", "0021", ""],
      ] as const,
      random.whole(2, 4),
    ).map((each) => held(random, each, { places: 3, most: 2_800, dear: 75 }));
    const value = values(all);
    const f = flow(random, value, "quarter");
    const number = digits(random, 10);
    const bought = f.income / 100 / Number(all[0]?.price ?? "1");
    const html = document(
      `body{font:9pt "Liberation Serif";color:#1c1c1c}${BASE}.p th{font:bold 7.4pt "Liberation Sans";border-top:2px solid #a3461e;border-bottom:1px solid #a3461e;padding:4px;vertical-align:bottom}.p td{padding:4px;border-bottom:1px dotted #999;vertical-align:top}.n{font-size:7.4pt}h3{font:bold 11pt "Liberation Sans";color:#a3461e;margin:16px 0 4px}.c{border:1px dashed #555;padding:8px;margin-top:26px}`,
      `<div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r><b style="font-size:17pt;color:#a3461e">Quarry Hill Funds</b><br>Quarterly Retirement Statement<br>as of ${date.long(f.end)}<br>P.O. Box 17302, Baltimore, MD 21297 &nbsp; quarryhillfunds.example</div></div>
      <h3>ROTH IRA &nbsp; Account number ${number}</h3>
      <div class=row><div>${pairs([
        [`Value on ${date.slash(f.start)}`, $(f.before)],
        ["Contributions and exchanges in", $(f.added)],
        ["Distributions and exchanges out", `&ndash;${$(f.taken)}`],
        ["Dividends and capital gains reinvested", $(f.income)],
        ["Account maintenance fees", `&ndash;${$(f.fees)}`],
        ["Change in market value", f.change < 0 ? `&ndash;${$(-f.change)}` : $(f.change)],
        [`<b>Value on ${date.slash(f.end)}</b>`, `<b>${$(value)}</b>`],
      ])}</div><div class=n><b>Contributions by tax year</b><br>${f.end.slice(0, 4)}: ${$(f.year.added)} of $7,500.00<br>${Number(f.end.slice(0, 4)) - 1}: $7,000.00<p>Personal rate of return<br>Quarter ${pct(f.change + f.income, f.before, 2)}% &nbsp; 1 year 9.41% &nbsp; 5 years 7.72%</p></div></div>
      <h3>Your funds</h3>${grid(
        "llrrrrc",
        [
          "Fund name and class",
          "Fund no.",
          "Shares owned",
          "Net asset value per share",
          `Value on<br>${date.slash(f.start)}`,
          `Value on<br>${date.slash(f.end)}`,
          "Dividends / Gains",
        ],
        [
          ...all.map((h, i) => [
            `${escaped(h.first)} ${h.second}`,
            h.symbol,
            h.quantity,
            $(Math.round(Number(h.price) * 100)),
            $(h.before),
            `<b>${$(h.value)}</b>`,
            i === 1 ? "Cash / Reinv" : "Reinv / Reinv",
          ]),
          ["<b>Total for this account</b>", "", "", "", "", `<b>${$(value)}</b>`, ""],
        ],
        "class=p",
      )}
      <h3>Transactions: ${escaped(all[0]?.first ?? "")}</h3>${grid(
        "llrrrr",
        ["Trade date", "Description", "Dollar amount", "Share price", "Shares", "Share balance"],
        [
          [
            date.noYear(f.start),
            "Beginning balance",
            "",
            "",
            "",
            ((all[0]?.count ?? 0) / 1_000 - bought).toFixed(3),
          ],
          [
            date.noYear(addDays(f.start, 73)),
            "Income dividend reinvested $.412",
            P(f.income),
            all[0]?.price ?? "",
            bought.toFixed(3),
            all[0]?.quantity ?? "",
          ],
        ],
        "class=p",
      )}
      <div class=c><b>ADD TO YOUR INVESTMENT</b> &nbsp; Quarry Hill Funds, Roth IRA ${number.slice(-4).padStart(10, "*")} &nbsp; Amount $________ &nbsp; Minimum $50.00 per fund. Make checks payable to Quarry Hill Trust Company, custodian.</div>
      <p class=n>The yearly small-account fee of $20.00 applies to funds below $10,000. Quarry Hill Investment Services, Inc., distributor. Fair market value is furnished to the IRS. Past performance cannot guarantee future results.</p>`,
    );
    return {
      html,
      truth: paper(
        "Quarry Hill Funds",
        ["Quarry Hill Trust Company", "Quarry Hill Investment Services, Inc.", "Quarry Hill"],
        [
          {
            kind: "ira",
            number,
            flow: f,
            value,
            rows: all.map((h) =>
              rowOf({ ...h, symbol: "", cusip: h.symbol }, `${h.first} ${h.second}`.split(" - ")[0] ?? ""),
            ),
          },
        ],
      ),
    };
  },
};

/** A trust company's statement of assets: market value before cost, principal and income cash, CUSIP before the name, sums by class, only a day for the assets. */
const trust: Layout = {
  name: "sq-trust-company-statement-of-assets",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_011);
    const person = makePerson(random);
    const equities = some(
      random,
      [
        ["ABERNATHY LABS", "COMMON STOCK", "", "002824100"],
        ["CHUBBOCK LTD", "ISIN CH0044328745", "", "H1467J104"],
        ["HONOR MILLS INTL INC", "COMMON STOCK", "", "438516106"],
        ["VISTA INTL INC", "CL A COMMON STOCK", "", "92826C839"],
      ] as const,
      random.whole(2, 4),
    ).map((each) => held(random, each));
    const bonds = some(
      random,
      [
        ["FEDERAL FARM CR BKS", "DTD 09/28/2021 1.150% 09/28/2029", "0.0115", "3133EM6H3"],
        ["OAK CREEK FINL CORP SR NT", "4.700% 04/15/2031", "0.047", "67103HAJ6"],
      ] as const,
      2,
    ).map((each) => bond(random, each, 120));
    const pooled = held(random, ["OLD HARBOR COMMON TRUST FUND", "INTERNATIONAL EQUITY", "", "999708231"], {
      places: 3,
      most: 3_000,
      dear: 60,
    });
    const fund = random.whole(400_000, 5_000_000);
    const [principal, income] = [random.whole(100, 40_000), random.whole(100, 9_000)];
    const all = [...equities, pooled, ...bonds];
    const value = values(all) + fund + principal + income;
    const f = flow(random, value, "quarter");
    const number = `${digits(random, 2)}-${digits(random, 4)}-${digits(random, 4)}`;
    const line = (h: (typeof all)[number]) => [
      h.cusip,
      `${escaped(h.first)}<br>${h.second}`,
      h.quantity,
      P(h.value),
      pct(h.value, value, 2),
      P(h.cost),
      B(h.gain),
      P(h.income),
      pct(h.income, h.value, 2),
    ];
    const sum = (label: string, list: typeof all) => [
      "",
      `TOTAL ${label}`,
      "",
      `<u>${P(values(list))}</u>`,
      pct(values(list), value, 2),
      `<u>${P(total(list, (h) => h.cost))}</u>`,
      `<u>${B(total(list, (h) => h.gain))}</u>`,
      `<u>${P(total(list, (h) => h.income))}</u>`,
      "",
    ];
    const html = document(
      `body{font:8.2pt "Liberation Serif";color:#000}${BASE}.p td{padding:2px 4px;vertical-align:top}.p th{font-weight:normal;font-size:7pt;border-bottom:1px solid;vertical-align:bottom}.n{font-size:6.8pt}h3{text-align:center;letter-spacing:2px;font-size:10pt;margin:14px 0 6px}.k{font-weight:bold}`,
      `<div class=row><div style="font-size:15pt">OHTC<br><span style="font-size:8pt;letter-spacing:1px">THE OLD HARBOR TRUST COMPANY OF DELAWARE</span></div><div class=r>PAGE 4<br>ACCOUNT ${number}<br>ADMINISTRATOR: L. PRUITT 302-555-0110<br>INVESTMENT OFFICER: S. NAKAMURA</div></div>
      <p>${person.name} REVOCABLE TRUST<br>U/A DATED 06/02/2009<br>${person.street}<br>${person.town}</p>
      <h3>ACCOUNT SUMMARY &middot; ${date.capitalLong(f.start)} THROUGH ${date.capitalLong(f.end)}</h3>
      ${grid(
        "lrr",
        ["", "THIS PERIOD", "YEAR TO DATE"],
        [
          ["BEGINNING MARKET VALUE", P(f.before), P(f.year.before)],
          ["RECEIPTS", P(f.added), P(f.year.added)],
          ["DISBURSEMENTS TO OR FOR BENEFICIARIES", B(-f.taken), B(-f.year.taken)],
          ["DIVIDENDS AND INTEREST", P(f.income), P(f.year.income)],
          ["TRUSTEE FEES", B(-f.fees), B(-f.year.fees)],
          ["REALIZED AND UNREALIZED CHANGE", B(f.change), B(f.year.change)],
          ["ENDING MARKET VALUE", `<b>${P(value)}</b>`, `<b>${P(value)}</b>`],
        ],
      )}
      <h3>STATEMENT OF ASSETS AS OF ${date.slash(f.end)}</h3>
      ${grid(
        "llrrrrrrr",
        [
          "CUSIP",
          "ASSET DESCRIPTION",
          "SHARES / PAR",
          "MARKET VALUE",
          "% OF ACCOUNT",
          "TAX COST",
          "UNREALIZED GAIN/LOSS",
          "EST ANNUAL INCOME",
          "YIELD AT MKT",
        ],
        [
          ["", "<span class=k>CASH AND EQUIVALENTS</span>"],
          ["", "PRINCIPAL CASH", "", P(principal), pct(principal, value, 2), P(principal)],
          ["", "INCOME CASH", "", P(income), pct(income, value, 2), P(income)],
          [
            "",
            "TOTAL UNINVESTED CASH",
            "",
            P(principal + income),
            pct(principal + income, value, 2),
            P(principal + income),
          ],
          [
            "60934N708",
            "FEDERALIST TREASURY OBLIGATIONS<br>FUND INSTL #68",
            (fund / 100).toFixed(2),
            P(fund),
            pct(fund, value, 2),
            P(fund),
            "0.00",
            P(Math.round(fund * 0.038)),
            "3.80",
          ],
          ["", "<span class=k>EQUITIES</span>"],
          ...[...equities, pooled].map(line),
          sum("EQUITIES", [...equities, pooled]),
          ["", "<span class=k>FIXED INCOME</span>"],
          ...bonds.map(line),
          sum("FIXED INCOME", bonds),
          ["", "<b>TOTAL ASSETS</b>", "", `<b>${P(value)}</b>`, "<b>100.00</b>"],
        ],
        "class=p",
      )}
      <p class=n>ACCRUED INCOME OF ${P(total(bonds, (h) => Math.round(h.income * 0.22)))} IS NOT PART OF TOTAL ASSETS. FEE SCHEDULE: 1.00% OF THE FIRST $1,000,000, .75% OF THE NEXT $2,000,000, MINIMUM $5,000 A YEAR. AN ACTION AGAINST A TRUSTEE FOR BREACH MAY BE BARRED ONE YEAR AFTER THIS REPORT. ASSETS HELD IN TRUST ARE NOT DEPOSITS OF OLD HARBOR BANK.</p>`,
    );
    return {
      html,
      truth: paper(
        "The Old Harbor Trust Company of Delaware",
        [
          "OHTC",
          "Old Harbor Trust Company of Delaware",
          "The Old Harbor Trust Company",
          "Old Harbor Trust Company",
        ],
        [
          {
            kind: "brokerage",
            kinds: ["other"],
            number,
            flow: f,
            value,
            rows: [
              {
                names: [
                  "FEDERALIST TREASURY OBLIGATIONS FUND INSTL #68",
                  "FEDERALIST TREASURY OBLIGATIONS FUND INSTL",
                  "FEDERALIST TREASURY OBLIGATIONS",
                ],
                cusip: "60934N708",
                value: fund,
              },
              ...all.map((h) => rowOf(h)),
            ],
            cash: [
              { names: ["PRINCIPAL CASH"], value: principal },
              { names: ["INCOME CASH"], value: income },
            ],
          },
        ],
      ),
    };
  },
};

export const sqTrusts: readonly Layout[] = [fundCompany, trust];
