import { makeStub } from "../income-data.ts";
import { incomeTruth, openStubFigures, stubFigures } from "../income-layouts.ts";
import { makePortfolio, type Position, sharesOf } from "../investment-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { namedAs, PAGE } from "./sm-data.ts";

const $ = money.dollar;

const NAMES: ReadonlyArray<readonly [name: string, symbol: string]> = [
  ["Corrigan Rail Holdings", "CRGN"],
  ["Vantage Broad Market ETF", "VBMK"],
  ["Ostrander Foods Cl A", "OSTF.A"],
  ["Lumis Treasury 1-3 Yr ETF", "LTSY"],
  ["Pell Water Utilities", "PELW"],
  ["Sundial Emerging Mkts Index", "SNDEX"],
];

/** A broker's month: the value in a ribbon, positions with cost and gain, income to come, trades, a rate on borrowed money nobody borrowed. */
const broker: Layout = {
  name: "sm-invest-broker-ribbon",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const made = makePortfolio(seed * 4 + 11, 30);
    const positions = made.positions.map((position, index): Position => {
      const [name, symbol] = NAMES[(seed + index) % NAMES.length] ?? ["", ""];
      return { ...position, name, symbol };
    });
    const added = made.added + made.employerAdded;
    const invested = made.total - made.cash;
    const cost = positions.reduce((sum, position) => sum + position.cost, 0);
    const house = "Ridley Grant Securities";
    const [first] = positions;
    const html = document(
      `body{font:8.6pt "Liberation Sans";color:#1b1b1b}${BASE}.rib{display:flex;background:#0b3954;color:#fff;margin:14px -0.1in;padding:12px}.rib>div{flex:1;border-left:1px solid #487;padding-left:10px}.rib b{display:block;font-size:14pt;margin-top:3px}h3{font-size:10.5pt;margin:16px 0 3px;color:#0b3954}td,th{padding:3px 4px;border-bottom:1px solid #ddd}th{font-size:7.4pt;background:#eef3f6}.sub td{font-weight:bold}.small{line-height:1.5}`,
      `<div class=row><div><b style="font-size:14pt;color:#0b3954">RIDLEY GRANT</b> Securities<br>200 Clark St, Chicago IL 60601 &middot; 312-555-0170</div><div class=r>Brokerage account <b>${made.number.slice(0, 4)}-${made.number.slice(4)}</b><br>${date.long(made.start)} &ndash; ${date.long(made.end)}</div></div>
      <p>${made.person.name}, individual (TOD)<br>${made.person.street}<br>${made.person.town}</p>
      <div class=rib><div>Worth on ${date.longNoYear(made.end)}<b>${$(made.total)}</b></div><div>Worth on ${date.longNoYear(made.start)}<b>${$(made.beginning)}</b></div><div>Changed by<b>${money.signed(made.total - made.beginning)}</b></div></div>
      <div class=row><div><h3>What moved the account</h3>${grid(
        "lrr",
        ["", "This period", `${made.end.slice(0, 4)} to date`],
        [
          ["Value at the start", $(made.beginning), $(made.beginning - 1_204_417)],
          ["Cash and securities put in", $(added), $(added * 3)],
          ["Cash taken out", money.brackets(-made.taken), money.brackets(-made.taken * 2)],
          [
            "Market gains, income and costs",
            money.brackets(made.change),
            money.brackets(made.change + 1_204_417 - added * 2 + made.taken),
          ],
          ["<b>Value at the end</b>", `<b>${$(made.total)}</b>`, `<b>${$(made.total)}</b>`],
        ],
      )}</div><div><h3>How it is spread</h3>${grid(
        "lrr",
        [],
        [
          ["Stocks and funds", $(invested), `${((invested / made.total) * 100).toFixed(1)}%`],
          ["Cash, swept to bank deposits", $(made.cash), `${((made.cash / made.total) * 100).toFixed(1)}%`],
          ["Margin balance owed", "$0.00", ""],
        ],
      )}<p class=small>Adviser: none. Dividends: reinvested. Cost method: average for funds, FIFO for stocks.</p></div></div>
      <h3>What you hold</h3>${grid(
        "llrrrrr",
        ["Holding", "Symbol", "Quantity", "Last price", "Market value", "Cost", "Gain or loss"],
        [
          ...positions.map((position) => [
            position.name,
            position.symbol,
            sharesOf(position),
            $(position.price),
            $(position.value),
            $(position.cost),
            money.brackets(position.value - position.cost),
          ]),
          [
            "<b>Total held</b>",
            "",
            "",
            "",
            `<b>${$(invested)}</b>`,
            $(cost),
            money.brackets(invested - cost),
          ],
        ],
      )}
      <p>Bank deposit sweep ${$(made.cash)} at Ridley Grant Bank, N.A. (0.45% APY), not protected by SIPC, insured by FDIC to $250,000.00.</p>
      ${PAGE}<h3>Trades settled</h3>${grid(
        "llllrrr",
        ["Trade", "Settled", "Action", "Security", "Quantity", "Price", "Amount"],
        [
          [
            date.noYear(addDays(made.start, 5)),
            date.noYear(addDays(made.start, 6)),
            "Bought",
            first?.symbol ?? "",
            "2.000",
            $(first?.price ?? 0),
            money.brackets(-(first?.price ?? 0) * 2),
          ],
          [
            date.noYear(addDays(made.start, 14)),
            date.noYear(addDays(made.start, 14)),
            "Dividend",
            first?.symbol ?? "",
            "",
            "",
            $(1_488),
          ],
          [
            date.noYear(addDays(made.start, 20)),
            date.noYear(addDays(made.start, 20)),
            "Transfer in",
            "From bank ending 4471",
            "",
            "",
            $(added),
          ],
        ],
      )}
      <h3>Income you may expect in 12 months</h3><p>About ${$(Math.round(invested * 0.0184))} (yield 1.84%). This is an estimate from past payments, not a promise.</p>
      <h3>Realised this year</h3>${grid(
        "lrr",
        ["", "Short term", "Long term"],
        [
          ["Gains", $(41_822), $(120_355)],
          ["Losses", "($96.14)", "$0.00"],
        ],
      )}
      <p class=small>Borrowing on margin costs 11.25% (base rate 9.75% plus 1.50%) for balances below $50,000.00; you have not borrowed. Prices come from vendors we trust and may not be what a sale would bring. Report errors within 10 days. An account fee of $50.00 a year is waived above $25,000.00. Ridley Grant Securities LLC, member FINRA/SIPC.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: house,
        accounts: [
          {
            kind: "brokerage",
            institution: house,
            accountLast4: made.number.slice(-4),
            periodStart: made.start,
            periodEnd: made.end,
            totalValue: decimal(made.total),
            holdings: positions.map(({ name, symbol, value }) => ({ name, symbol, value: decimal(value) })),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...namedAs(["RIDLEY GRANT Securities", "Ridley Grant Securities LLC", "Ridley Grant"]),
          "accounts.0.statementDate": [made.end],
          "accounts.0.beginningBalance": [decimal(made.beginning)],
          "accounts.0.previousBalance": [decimal(made.beginning)],
          "accounts.0.endingBalance": [decimal(made.total)],
          "accounts.0.totalDeposits": [decimal(added)],
          "accounts.0.totalWithdrawals": [decimal(made.taken)],
          [`accounts.0.holdings.${positions.length}.name`]: [
            "Bank deposit sweep",
            "Cash, swept to bank deposits",
            "Cash",
          ],
          [`accounts.0.holdings.${positions.length}.value`]: [decimal(made.cash)],
        },
      },
    };
  },
};

/** A haulier's driver pay: trips by the mile above, one ledger of everything that came on and off, where the money went, what the employer paid. */
const driver: Layout = {
  name: "sm-income-driver-settlement",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeStub(seed * 6 + 31, ["weekly", "biweekly"]);
    const payer = "Kittredge Freight Lines, Inc.";
    const saved = Math.round(d.net.current * 0.15);
    const names: Readonly<Record<string, string>> = {
      Regular: "Mileage and hourly pay",
      Overtime: "Detention / over 40",
      Holiday: "Holiday",
      "Federal Income Tax": "Fed withholding",
      "Social Security": "OASDI",
      "State Income Tax": "State withholding",
      "401(k)": "401k, yours",
      Medical: "Health plan, pre-tax",
      Dental: "Dental and vision",
    };
    const label = (text: string) => names[text] ?? text;
    const sum = (lines: typeof d.taxes, pick: "current" | "ytd") =>
      lines.reduce((total, line) => total + line[pick], 0);
    const minus = (amount: number) => `${money.plain(amount)}-`;
    const rows = (title: string, lines: typeof d.taxes, print: (amount: number) => string) => [
      [`<b>${title}</b>`, "", ""],
      ...lines.map((line) => [`&nbsp;&nbsp;${label(line.label)}`, print(line.current), print(line.ytd)]),
    ];
    const html = document(
      `body{font:9.3pt "Liberation Sans Narrow"}${BASE}.t{background:#222;color:#ffd166;padding:8px 12px;font-size:13pt}.b{border:1px solid #222;padding:8px;margin-top:8px}td{padding:2px 4px}th{border-bottom:1px solid #222;padding:2px 4px;font-size:8.4pt}.led td:nth-child(n+2){font-family:"Liberation Mono"}.net{background:#ffd166;font-weight:bold;font-size:11pt;padding:7px 10px;margin-top:8px;display:flex;justify-content:space-between}`,
      `<div class="t row"><div>KITTREDGE FREIGHT LINES, INC.</div><div class=r style="font-size:9pt">PAY SETTLEMENT NO. ${d.checkNumber}<br>THIS IS NOT A CHECK</div></div>
      <div class="row b"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}<br>Driver ${d.employeeId} &middot; Terminal 14 Joplin</div><div class=r>Work dates ${date.bareShort(d.start)} thru ${date.bareShort(d.end)}<br>Money in your bank on <b>${date.bareShort(d.payDate)}</b><br>You are paid ${d.frequency === "weekly" ? "every week" : "every two weeks"} (${d.frequency === "weekly" ? "weekly" : "biweekly"})<br>Hours ${d.hours} at ${money.plain(d.hourlyRate)}</div></div>
      <div class=b>${grid(
        "llrr",
        ["Load", "Lane", "Miles", "Stop pay"],
        [
          [`${d.checkNumber}7`, "Joplin MO - Amarillo TX", "512", "25.00"],
          [`${d.checkNumber}9`, "Amarillo TX - Tulsa OK", "364", "0.00"],
          [`${Number(d.checkNumber) + 31}2`, "Tulsa OK - Joplin MO", "112", "50.00"],
        ],
      )}<i>Loads are for your records; their pay is in the ledger.</i></div>
      <div class="b led">${grid(
        "lrr",
        ["Ledger", "This settlement", `Since January 1, ${d.payDate.slice(0, 4)}`],
        [
          ...rows("Came on", d.earnings, money.plain),
          [
            "<b>Total earnings</b>",
            `<b>${money.plain(d.gross.current)}</b>`,
            `<b>${money.plain(d.gross.ytd)}</b>`,
          ],
          ...rows("Went to tax", d.taxes, minus),
          ["Total tax", minus(sum(d.taxes, "current")), minus(sum(d.taxes, "ytd"))],
          ...rows("Went elsewhere", d.deductions, minus),
          ["Total elsewhere", minus(sum(d.deductions, "current")), minus(sum(d.deductions, "ytd"))],
          [
            "<b>Yours to keep</b>",
            `<b>${money.plain(d.net.current)}</b>`,
            `<b>${money.plain(d.net.ytd)}</b>`,
          ],
        ],
      )}</div>
      <div class=net><span>YOURS TO KEEP</span><span>${$(d.net.current)}</span></div>
      <div class=row><div class=b><b>Sent to</b>${grid(
        "lr",
        [],
        [
          ["Checking ...8830", $(d.net.current - saved)],
          ["Savings ...2216", $(saved)],
        ],
      )}</div><div class=b><b>Paid by Kittredge on top (not yours in cash)</b>${grid(
        "lr",
        [],
        [
          ["Health plan", $(18_250)],
          ["401k match", $(Math.round((d.deductions[0]?.current ?? 0) / 2))],
          ["FICA, employer half", $(d.taxes[1]?.current ?? 0)],
        ],
      )}</div><div class=b><b>Time off left</b>${grid(
        "lr",
        [],
        [
          ["Vacation", "46.00 h"],
          ["Sick", "12.50 h"],
        ],
      )}</div></div>
      <p>Per diem (not taxed) is paid on the 5th apart from this settlement: $69.00 a night out. Safety bonus for the quarter: up to $450.00. Cash advances on the fuel card this period: $0.00. Wrong? Call payroll at 417-555-0136 within 14 days.</p>`,
    );
    return {
      html,
      truth: {
        ...incomeTruth(
          payer,
          { ...stubFigures(d), frequency: d.frequency },
          {
            ...openStubFigures(d),
            institution: ["Kittredge Freight Lines", "Kittredge"],
            "income.0.payer": ["Kittredge Freight Lines", "Kittredge"],
          },
        ),
      },
    };
  },
};

export const smAssets: readonly Layout[] = [broker, driver];
