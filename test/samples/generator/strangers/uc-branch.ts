import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, bare, digits, makeBook, openFigures, STOCKS, share, stage, units } from "./uc-data.ts";
import { TERRA } from "./uc-houses.ts";

/** A branch-office adviser: the value of the account in a large box, assets by kind, the summary of money in and out. */
const branch: Layout = {
  name: "uc-branch-adviser",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 8, 1);
    const number = `${digits(random, 3)}-${digits(random, 5)}`;
    const ira = random.chance(0.5);
    const book = makeBook(random, {
      papers: [...STOCKS, ...TERRA],
      count: random.whole(3, 5),
      cash: ["Cash", "", 100],
      size: [160_000, 2_400_000],
      adds: [0.5, 10_000, 100_000],
      takes: [0.4, 20_000, 150_000],
      fees: [0.8, 2_000, 15_000],
      part: span.part,
    });
    const cash = book.lots[0]?.value ?? 0;
    const html = document(
      `${BASE}body{font:9.5pt "Liberation Serif",Times}.ej{font:bold 20pt Georgia;color:#3a3a3a}.val{background:#fff4d1;border:1px solid #e0b93c;padding:12px}.val b{font-size:20pt}.d td{padding:4px;border-bottom:1px solid #ccc}.d th{padding:4px;border-bottom:2px solid #e0b93c}h2{font-size:13pt;margin:18px 0 4px}`,
      `<div class=row><div class=ej>Everett Cole</div><div class=r>${escaped(person.name)}<br>Account Number: <b>${number}</b><br>Statement Date: <b>${date.abbreviatedBare(span.start)} - ${date.abbreviatedBare(span.end)}</b><br>Page 1 of 2</div></div><p class=small>201 Progress Parkway, Maryland Heights, MO 63043-3042 &nbsp; everettcole.example &nbsp; Member SIPC</p>
<div class=row style="margin:16px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div><b>Your Financial Advisor</b><br>Lee Haverstock, 217-555-0168<br>2110 W. White Oaks Dr, Suite C</div></div>
<h2>${ira ? "Traditional Individual Retirement Account - Guided Solutions" : "Single Account - Select"}</h2><div class=row><div class=val>Account Value<br><b>${$(book.end)}</b>${pairs(
        [
          ["1 Month Ago", $(book.begin)],
          ["1 Year Ago", $(Math.round(book.begin * 0.934))],
          ["3 Years Ago", $(Math.round(book.begin * 0.781))],
        ],
      )}</div><div><b>Value Summary</b>${grid(
        "lrr",
        ["", "This Period", "This Year"],
        [
          ["Beginning Value", $(book.begin), $(book.year.begin)],
          ["Assets Added to Account", bare(book.added), bare(book.year.added)],
          ["Assets Withdrawn from Account", bare(-book.taken), bare(-book.year.taken)],
          ["Fees and Charges", bare(-book.fee), bare(-book.year.fee)],
          ["Change in Value", bare(book.income + book.change), bare(book.year.income + book.year.change)],
          ["<b>Ending Value</b>", `<b>${$(book.end)}</b>`, ""],
        ],
        "class=d",
      )}</div></div><p class=small>For more information regarding the Value Summary section, please visit everettcole.example/mystatementguide. Fees and charges shown include program fees, account maintenance fees and bank wire fees.</p>
<h2>Asset Details</h2><p>Assets held at Everett Cole as of ${date.abbreviatedBare(span.end)}. Additional details at everettcole.example/access</p>${grid(
        "lrrrrr",
        ["Cash &amp; Money Market", "", "", "Beginning Balance", "Ending Balance", "% of Account"],
        [["Cash", "", "", $(book.lots[0]?.begin ?? 0), $(cash), share(cash, book.end, 1)]],
        "class=d",
      )}${grid(
        "lrrrrr",
        ["Stocks and Mutual Funds", "Price", "Quantity", "Cost Basis", "Unrealized Gain/Loss", "Value"],
        [
          ...book.lots
            .slice(1)
            .map((lot) => [
              `${escaped(lot.name)}<br>Symbol: ${lot.symbol}`,
              $(lot.price).slice(1),
              units(lot.units),
              bare(lot.cost),
              bare(lot.value - lot.cost),
              bare(lot.value),
            ]),
          ["<b>Total Account Value</b>", "", "", "", "", `<b>${$(book.end)}</b>`],
        ],
        "class=d",
      )}
<h2>Summary of Your Income</h2>${pairs(
        [
          ["Dividends and interest this period", $(book.income)],
          ["Dividends and interest this year", $(book.year.income)],
        ],
        "class=d",
      )}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Everett Cole",
          accounts: [
            {
              kind: ira ? "ira" : "brokerage",
              institution: "Everett Cole",
              accountLast4: number.slice(-4),
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(book.end),
              holdings: book.lots.map((lot) => ({
                name: lot.name,
                ...(lot.symbol ? { symbol: lot.symbol } : {}),
                value: decimal(lot.value),
              })),
            },
          ],
          transactions: [],
          allowed: openFigures(0, book, span.end),
        },
        "Everett Cole & Co., L.P.",
      ),
    };
  },
};

export const ucBranch: readonly Layout[] = [branch];
