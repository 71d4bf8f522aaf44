import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  type Lot,
  linesOf,
  makeFolio,
  makeLot,
  P,
  type Product,
  percent,
  some,
  truthOf,
  units,
} from "./sy-data.ts";

const ANNUITIES: readonly Product[] = [
  ["SAIA Traditional", "", "Guaranteed"],
  ["CRSF Stock R3", "", "Equities"],
  ["CRSF Social Choice R3", "", "Multi-Asset"],
  ["SAIA Real Estate", "", "Real Estate"],
  ["Lifecycle Index 2040 Fund Premier", "", "Multi-Asset"],
  ["CRSF Core Bond R3", "", "Fixed Income"],
];

/** A guaranteed account only grows. */
const steady = (lot: Lot): Lot => {
  if (lot.note !== "Guaranteed") return lot;
  const before = lot.value - lot.bought - lot.reinvested;
  return { ...lot, before, change: 0 };
};

/** A teachers' insurer: two plans of one employer, each with contract numbers, its own balance and investments with units. */
const annuity: Layout = {
  name: "sy-403b-annuity-quarterly-review",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folioOf = (salt: number, count: number, employer: number, pool: readonly Product[]) =>
      makeFolio(seed + salt, {
        months: 3,
        employer,
        lots: (random) =>
          some(random, pool, count + random.whole(0, 1)).map((each) =>
            steady(makeLot(random, each, { buys: true, large: 2_900_000 })),
          ),
      });
    const main = folioOf(83_009, 3, 60, ANNUITIES.slice(0, 4));
    let salt = 84_011;
    let extra = folioOf(salt, 1, 0, ANNUITIES.slice(4));
    while (extra.end !== main.end) extra = folioOf(++salt, 1, 0, ANNUITIES.slice(4));
    const { random, person, start, end } = main;
    const number = () => `${random.pick(["A", "C", "K"])}${accountNumber(random, 6)}-${random.whole(1, 9)}`;
    const contracts = [number(), number()] as const;
    const both = main.value + extra.value;
    const plan = (name: string, contract: string, folio: typeof main) =>
      `<h3>${name}</h3><p class=n>Contract number ${contract}</p>${grid(
        "lrrrrrr",
        [
          "Investments",
          `Value on<br>${date.monthDay(addDays(start, -1))}`,
          "Contributions",
          "Gain/Loss",
          "Units/Shares",
          "Unit/Share price",
          `Value on<br>${date.monthDay(end)}`,
        ],
        [
          ...folio.lots.map((lot) => [
            `${lot.name}<br><span class=n>${lot.note}</span>`,
            $(lot.before),
            P(lot.bought),
            P(lot.change + lot.reinvested),
            lot.note === "Guaranteed" ? "&ndash;" : units(lot.shares),
            lot.note === "Guaranteed" ? "&ndash;" : `$${decimal(lot.price)}00`,
            $(lot.value),
          ]),
          [
            `<b>Total for ${name}</b>`,
            `<b>${$(folio.before)}</b>`,
            `<b>${$(folio.added + folio.employer)}</b>`,
            `<b>${$(folio.change + folio.income)}</b>`,
            "",
            "",
            `<b>${$(folio.value)}</b>`,
          ],
        ],
        "class=g",
      )}`;
    const change = main.change + main.income + extra.change + extra.income;
    const names = ["Linden College Retirement Plan", "Linden College Supplemental Plan"] as const;
    const html = document(
      `body{font:9pt "Liberation Serif";color:#111}${BASE}.n{font:6.8pt "Liberation Sans";color:#555}h3{font:bold 11pt "Liberation Sans";margin:16px 0 2px;color:#00417a}td,th{padding:3.2px 3px;vertical-align:top}th{font:bold 7pt "Liberation Sans";border-bottom:1px solid #00417a;vertical-align:bottom}.g td{border-bottom:1px solid #ddd}`,
      `<div class=row><div><b style="font:bold 20pt 'Liberation Sans';color:#00417a;letter-spacing:2px">SAIA</b></div><div class=r><b>Quarterly review</b><br>${date.long(start)} - ${date.long(end)}<br>SAIA number ending *${random.whole(1000, 9800)}</div></div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <h3>Your portfolio at a glance</h3><div class=row><div>${grid(
        "lr",
        [],
        [
          [`Beginning balance on ${date.monthDay(addDays(start, -1))}`, $(main.before + extra.before)],
          ["Your contributions", $(main.added + extra.added)],
          ["Employer contributions", $(main.employer)],
          ["Gains/Losses", $(change)],
          ["Withdrawals", "$0.00"],
          [`<b>Ending balance on ${date.monthDay(end)}</b>`, `<b>${$(both)}</b>`],
        ],
        "class=g",
      )}</div><div>${grid(
        "lrr",
        ["Your employer-sponsored plans", "Balance", "%"],
        [
          [names[0], $(main.value), percent(main.value, both)],
          [names[1], $(extra.value), percent(extra.value, both)],
        ],
        "class=g",
      )}<p class=n>The crediting rate on SAIA Traditional contributions made this quarter was 4.75% in the RA contract and 4.00% in the SRA contract. Rates are guaranteed through the end of February.</p></div></div>
      ${plan(names[0], contracts[0], main)}${plan(names[1], contracts[1], extra)}
      <p class=n>Total contributions to date ${$(main.year.added + main.year.employer + extra.year.added)} this calendar year. Your vested interest is 100%. Annuity contracts are issued by Scholars Annuity and Insurance Association (SAIA) and College Retirement Stock Fund (CRSF), New York, NY. SAIA-CRSF Individual &amp; Institutional Services, LLC, Member FINRA, distributes securities products. Beneficiaries: on file. If anything is wrong, call 800 555-0176 within 60 days.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "SAIA",
        [
          "Scholars Annuity and Insurance Association (SAIA)",
          "Scholars Annuity and Insurance Association",
          "SAIA-CRSF Individual & Institutional Services, LLC",
        ],
        [
          {
            kind: "401k",
            last4: contracts[0].replace("-", "").slice(-4),
            folio: main,
            lines: linesOf(main.lots, false),
          },
          {
            kind: "401k",
            last4: contracts[1].replace("-", "").slice(-4),
            folio: extra,
            lines: linesOf(extra.lots, false),
          },
        ],
        { "accounts.0.kind": ["other"], "accounts.1.kind": ["other"] },
      ),
    };
  },
};

export const syAnnuity: readonly Layout[] = [annuity];
