import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, bond, digits, flow, held, P, paper, pct, rowOf, some, values } from "./sq-data.ts";

/** A bond house's quarter: rate, maturity and call in columns of their own, CUSIP first, a unit trust and a closed-end fund, calls and a maturity ladder as decoys. */
const bondHouse: Layout = {
  name: "sq-brokerage-bond-house-ladder",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_012);
    const person = makePerson(random);
    const ladder = some(
      random,
      [
        ["Tulsa Okla Indl Auth Rev Ref", "Hosp Ser B", "0.05", "899656BK5", "5.000", "02/15/2031"],
        ["Puget Pk & Rec Dist Wash GO", "", "0.0325", "745277AD9", "3.250", "12/01/2028"],
        ["Hennepin Cnty Minn Sales Tax", "First Lien", "0.04", "425507EC0", "4.000", "12/15/2037"],
        ["New Salem Ind Sch Bldg Corp", "BAM Insd", "0.045", "648319GT4", "4.500", "07/15/2034"],
      ] as const,
      random.whole(2, 4),
    ).map((each) => ({ ...bond(random, [each[0], each[1], each[2], each[3]]), rate: each[4], due: each[5] }));
    const units = [
      held(random, ["Stowell Insured Muni Trust", "Series 388 Monthly", "", "861990408"], {
        most: 60,
        dear: 900,
      }),
      held(random, ["Nuvance Quality Muni Inc Fd", "", "NVQ", ""], { most: 2_000, dear: 16 }),
    ];
    const cash = random.whole(0, 2) === 0 ? 0 : random.whole(900, 700_000);
    const value = values([...ladder, ...units]) + cash;
    const f = flow(random, value, "quarter");
    const number = `B${digits(random, 3)} ${digits(random, 5)}`;
    const years = [2027, 2029, 2031, 2035];
    const html = document(
      `body{font:8.8pt "Liberation Sans";color:#0d2238}${BASE}.p th{font-size:7pt;text-transform:uppercase;border-bottom:2px solid #c08a2b;vertical-align:bottom;padding:3px}.p td{padding:4px 3px;vertical-align:top}.p tr:nth-child(odd) td{background:#f5f7fa}.n{font-size:7pt;color:#456}.side{flex:.42!important;font-size:7.6pt;border-left:1px solid #c08a2b;padding-left:10px}h3{font-size:10pt;margin:14px 0 3px}`,
      `<div style="text-align:center;border-bottom:1px solid #c08a2b;padding-bottom:6px"><b style="font:bold 14pt 'Liberation Serif'">Stowell, Pike &amp; Ware</b><br><span class=n>Municipal Bond Specialists since 1931 &nbsp; Members FINRA SIPC &nbsp; formerly Pike Brothers Securities</span></div>
      <div class=row style="margin-top:12px"><div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <p>Account <b>${number}</b> &nbsp; Quarter ended <b>${date.long(f.end)}</b></p>
      <p style="font-size:11pt">Your securities and cash were worth <b>${$(value)}</b> at quarter end, against ${$(f.before)} on ${date.long(addDays(f.start, -1))}.</p>
      <h3>Bonds</h3>${grid(
        "lrlrrrrr",
        ["Cusip", "Par", "Issuer", "Rate", "Matures", "Bid", "Value", "Yearly interest"],
        ladder.map((h) => [
          h.cusip,
          h.quantity,
          `${escaped(h.first)}${h.second ? `<br>${h.second}` : ""}`,
          h.rate,
          h.due,
          h.price,
          P(h.value),
          P(h.income),
        ]),
        "class=p",
      )}
      <h3>Unit trusts and closed-end funds</h3>${grid(
        "lrlrr",
        ["Cusip / Ticker", "Units", "Name", "Bid", "Value"],
        units.map((h) => [
          h.cusip || h.symbol,
          h.quantity,
          `${h.first}${h.second ? `<br>${h.second}` : ""}`,
          h.price,
          P(h.value),
        ]),
        "class=p",
      )}
      <h3>Cash</h3>${grid(
        "lr",
        [],
        [
          ["Free credit balance", P(cash)],
          ["<b>Total value</b>", `<b>${$(value)}</b>`],
        ],
        "class=p",
      )}</div>
      <div class=side><b>Interest to come</b>${grid(
        "lr",
        [],
        [0, 1, 2].map((month) => [
          date.monthYear(addDays(f.end, 15 + month * 30)),
          P(random.whole(2_000, 90_000)),
        ]),
      )}<p><b>Ladder</b>${grid(
        "lr",
        ["Through", "Par"],
        years.map((year) => [String(year), `${random.whole(0, 12) * 5},000`]),
      )}</p><p><b>New issues this week</b><br>Ohio St Wtr Dev 3.85% 2036 @ 99.750<br>Austin Tex Elec 4.10% 2041 @ 100.000<br>Minimum order $5,000</p><p><b>Federally tax-exempt income</b><br>This quarter ${P(f.income)}<br>This year ${P(f.year.income)}</p><p>Average yield ${pct(
        ladder.reduce((sum, h) => sum + h.income, 0),
        values(ladder),
        2,
      )}%</p></div></div>
      <p class=n>Bids are evaluations and not offers to buy; odd lots of less than 100,000 may bring less. A charge of $65.00 applies to outgoing transfers. Deposits in the quarter ${P(f.added)}; withdrawals ${P(f.taken)}. Stowell, Pike &amp; Ware, Inc., 41 Court Sq, Memphis, TN 38103. Stowell Trust Shares are not obligations of Delta Planters Bank.</p>`,
    );
    return {
      html,
      truth: paper(
        "Stowell, Pike & Ware",
        ["Stowell, Pike & Ware, Inc."],
        [
          {
            kind: "brokerage",
            number,
            flow: f,
            value,
            asOf: true,
            rows: [...ladder, ...units].map((h) => rowOf(h)),
            cash: [{ names: ["Free credit balance"], value: cash }],
          },
        ],
      ),
    };
  },
};

export const sqBondHouse: readonly Layout[] = [bondHouse];
