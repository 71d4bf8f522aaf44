import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, B, digits, flow, held, P, paper, pct, rowOf, some, total, values } from "./sq-data.ts";

/** An app: fractions of shares, estimated yield under the name, opening and closing columns, part of the portfolio, cash in the list's total. */
const app: Layout = {
  name: "sq-brokerage-app-fractional-shares",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_006);
    const person = makePerson(random);
    const all = some(
      random,
      [
        ["Sunhollow Motors", "", "SHMT", "86734K109"],
        ["Peakline ETF Trust Nasdaq Leaders", "", "PKNQ", "70454B204"],
        ["Glassworks Cloud", "", "GLWK", "37733Q107"],
        ["Ninth Street Coffee", "", "NINE", "65441A102"],
        ["Alpenglow Biosciences", "", "ALPG", "02073R305"],
        ["Block Island Airlines", "", "BIAL", "09367F100"],
      ] as const,
      random.whole(3, 6),
    ).map((each) => held(random, each, { places: 6, most: 24 }));
    const cash = random.whole(3, 90_000);
    const value = values(all) + cash;
    const f = flow(random, value);
    const number = digits(random, 9);
    const html = document(
      `body{font:9pt "Liberation Sans";color:#000}${BASE}.n{font-size:7pt;color:#666}.p th{font-size:7.6pt;border-bottom:1px solid #000;padding:4px 6px}.p td{padding:5px 6px;border-bottom:1px solid #e6e6e6;vertical-align:top}h3{font-size:12pt;margin:16px 0 4px}`,
      `<div class=row><div><b style="font-size:20pt">dandelion</b><br><span class=n>100 Foundry Way, Menlo Park, CA 94025<br>help@dandelion.example</span></div><div class=r>${date.slash(f.start)} to ${date.slash(f.end)}<br>${person.name} Account #:${number}<br>${person.street}, ${person.town}</div></div>
      <div class=row style="margin-top:18px"><div><h3>Account Summary</h3>${grid(
        "lrr",
        ["", "Opening Balance", "Closing Balance"],
        [
          ["Net Account Balance", $(Math.round(cash * 0.7)), $(cash)],
          ["Total Securities", $(f.before - Math.round(cash * 0.7)), $(values(all))],
          ["<b>Portfolio Value</b>", `<b>${$(f.before)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=p",
      )}</div><div><h3>Income and Expense Summary</h3>${grid(
        "lrr",
        ["", "This Period", "Year to Date"],
        [
          ["Dividends", $(f.income), $(f.year.income)],
          ["Capital Gains Distributions", "$0.00", "$0.00"],
          ["Interest Earned", "$0.00", "$0.00"],
        ],
        "class=p",
      )}</div></div>
      <h3>Portfolio Summary</h3>${grid(
        "lcrrrrrr",
        [
          "Securities Held in Account",
          "Sym/Cusip",
          "Acct Type",
          "Qty",
          "Price",
          "Mkt Value",
          "Est. Dividend Yield",
          "% of Total Portfolio",
        ],
        [
          ...all.map((h) => [
            `<b>${escaped(h.first)}</b><br><span class=n>Estimated Yield: ${pct(h.income, h.value, 2)}%</span>`,
            h.symbol,
            "Margin",
            h.quantity,
            `$${h.price}`,
            $(h.value),
            $(h.income),
            `${pct(h.value, value, 2)}%`,
          ]),
          [
            "<b>Total Securities</b>",
            "",
            "",
            "",
            "",
            `<b>${$(values(all))}</b>`,
            $(total(all, (h) => h.income)),
            `${pct(values(all), value, 2)}%`,
          ],
          [
            "<b>Brokerage Cash Balance</b>",
            "",
            "",
            "",
            "",
            `<b>${$(cash)}</b>`,
            "",
            `${pct(cash, value, 2)}%`,
          ],
          ["<b>Total Priced Portfolio</b>", "", "", "", "", `<b>${$(value)}</b>`, "", "100.00%"],
        ],
        "class=p",
      )}
      <h3>Account Activity</h3>${grid(
        "lllrrrr",
        ["Description", "Symbol", "Transaction", "Date", "Qty", "Debit", "Credit"],
        [
          ["ACH Deposit", "", "ACH", date.slash(addDays(f.start, 3)), "", "", $(f.added)],
          [
            `Cash Div: R/D ${date.iso(addDays(f.start, 5))} P/D ${date.iso(addDays(f.start, 19))}`,
            all[0]?.symbol ?? "",
            "CDIV",
            date.slash(addDays(f.start, 19)),
            "",
            "",
            $(f.income),
          ],
          [`Dandelion Gold Fee`, "", "GOLD", date.slash(addDays(f.start, 20)), "", "$5.00", ""],
          [
            `<b>Total Funds Paid and Received</b>`,
            "",
            "",
            "",
            "",
            "<b>$5.00</b>",
            `<b>${$(f.added + f.income)}</b>`,
          ],
        ],
        "class=p",
      )}
      <p class=n>Securities are held by Dandelion Securities, LLC, member FINRA and SIPC. Crypto is offered by Dandelion Digital LLC and is not included. Cash swept to program banks earned 4.00% APY and is insured up to $2,500,000. Options involve risk. Margin interest is charged at 5.75%.</p>`,
    );
    return {
      html,
      truth: paper(
        "dandelion",
        ["Dandelion Securities, LLC"],
        [
          {
            kind: "brokerage",
            number,
            flow: f,
            value,
            rows: all.map((h) => rowOf(h)),
            cash: [{ names: ["Brokerage Cash Balance"], value: cash }],
          },
        ],
      ),
    };
  },
};

/** Saving in small steps: two accounts of one holder, an invest account and a Roth IRA, each with funds of index trackers and their target share. */
const steps: Layout = {
  name: "sq-brokerage-and-roth-round-ups",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 610_007);
    const person = makePerson(random);
    const pool = [
      ["Ledger Large-Cap 500 ETF", "", "LLCV", ""],
      ["Ledger Total International", "Stock ETF", "LXUS", ""],
      ["Corvid ESG US Aggregate", "Bond ETF", "CAGB", ""],
      ["Corvid Small-Cap ETF", "", "CJR", ""],
      ["Bitline Trust ETF", "", "BLT", ""],
    ] as const;
    const makeOne = (from: number, count: number) => {
      const all = some(random, pool.slice(from, from + 3), count).map((each) =>
        held(random, each, { places: 5, most: 60 }),
      );
      const value = values(all);
      return { all, value, number: `${digits(random, 4)}${digits(random, 5)}` };
    };
    const [one, two] = [makeOne(0, random.whole(2, 3)), makeOne(3, 2)];
    const f1 = flow(random, one.value);
    const rest = flow(random, two.value);
    const shift = { ...rest, start: f1.start, end: f1.end };
    const part = (
      title: string,
      each: typeof one,
      f: typeof f1,
      note: string,
    ) => `<h2>${title}</h2><div class=g>Account no. ${each.number} &nbsp;&middot;&nbsp; ${note}</div>
      <div class=row><div class=b><div>Where you started</div><b>${$(f.before)}</b></div><div class=b><div>You put in</div><b>${$(f.added)}</b></div><div class=b><div>You took out</div><b>${$(f.taken)}</b></div><div class=b><div>Market &amp; dividends, less fees</div><b>${f.change + f.income - f.fees < 0 ? "&minus;" : "+"}${$(Math.abs(f.change + f.income - f.fees))}</b></div><div class=b style="background:#d6f2dd"><div>You have now</div><b>${$(each.value)}</b></div></div>
      ${grid(
        "llrrrr",
        ["What you own", "", "Shares", "Price per share", "Value", "Actual / target"],
        each.all.map((h) => [
          `${h.first}${h.second ? ` ${h.second}` : ""}`,
          `(${h.symbol})`,
          h.quantity,
          `$${h.price}`,
          $(h.value),
          `${pct(h.value, each.value, 0)}% / ${Math.round(100 / each.all.length)}%`,
        ]),
        "class=p",
      )}`;
    const html = document(
      `body{font:9.5pt "Liberation Sans";color:#1d3b2a}${BASE}h2{font-size:14pt;margin:22px 0 0}.g{color:#789;font-size:8.4pt;margin-bottom:6px}.b{background:#f0f7f1;border-radius:8px;padding:8px;font-size:8pt}.b b{font-size:12pt}.row{gap:8px}.p{margin-top:8px}.p th{font-size:7.6pt;color:#789;font-weight:normal}.p td{padding:4px 6px}.n{font-size:6.8pt;color:#789}`,
      `<div class=row><div><b style="font-size:24pt;color:#2c9b50">simple path</b></div><div class=r>Monthly statement<br>${date.abbreviatedBare(f1.start)} &ndash; ${date.abbreviatedBare(f1.end)}<br>Prepared ${date.abbreviatedBare(addDays(f1.end, 4))}</div></div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <p>Hi there! Round-Ups moved <b>$${P(random.whole(800, 6_900))}</b> this month, and your accounts together hold <b>${$(one.value + two.value)}</b>. Invite a friend and you both get $5.</p>
      ${part("Invest", one, f1, "Moderately Aggressive portfolio")}
      ${part("Later &mdash; Roth IRA", two, shift, `Tax year ${f1.end.slice(0, 4)} contributions so far ${$(shift.year.added)}`)}
      <h2 style="font-size:11pt">Fees</h2>${grid("lr", [], [["Subscription, Silver plan (taken from your linked checking ending 4402)", "$6.00"]], "class=p")}
      <p class=n>Advisory services by Simple Path Advisers, LLC, an SEC-registered adviser. Brokerage services by SP Securities LLC, Member FINRA/SIPC; custody by Halyard Clearing Corp. Investments are not FDIC insured and may lose value. Gain since opening in Invest: ${B(total(one.all, (h) => h.gain))}. Keep this statement for your tax records.</p>`,
    );
    return {
      html,
      truth: paper(
        "simple path",
        ["Simple Path Advisers, LLC", "SP Securities LLC"],
        [
          {
            kind: "brokerage",
            number: one.number,
            flow: f1,
            value: one.value,
            rows: one.all.map((h) => rowOf(h)),
          },
          {
            kind: "ira",
            number: two.number,
            flow: shift,
            value: two.value,
            rows: two.all.map((h) => rowOf(h)),
          },
        ],
      ),
    };
  },
};

export const sqApps: readonly Layout[] = [app, steps];
