import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  digits,
  FUNDS,
  holdingsOf,
  named,
  openSpan,
  positions,
  STOCKS,
  sharesText,
  total,
  valueOf,
} from "./hr-data.ts";

const QUARTERS = [
  ["2026-07-01", "2026-09-30"],
  ["2026-04-01", "2026-06-30"],
] as const;

/** A planner's consolidated statement: the household's value, then each account. */
const planner: Layout = {
  name: "hr-invest-planner-household",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 7_303);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const make = (
      title: string,
      kind: "brokerage" | "ira",
      list: typeof FUNDS,
      count: number,
      size: number,
    ) => {
      const held = positions(random, list, count, size);
      const cash = random.whole(3_000, 310_000);
      const ending = valueOf(held) + cash;
      const added = random.chance(0.5) ? random.whole(1, 14) * 25_000 : 0;
      const taken = kind === "brokerage" && random.chance(0.4) ? random.whole(1, 6) * 20_000 : 0;
      const income = random.whole(2_000, 45_000);
      const fees = random.chance(0.7) ? random.whole(2_500, 40_000) : 0;
      const change = random.whole(-120_000, 310_000);
      const beginning = ending - added + taken - income + fees - change;
      return {
        title,
        kind,
        held,
        cash,
        ending,
        added,
        taken,
        income,
        fees,
        change,
        beginning,
        number: `0000${digits(random, 8)}133`,
      };
    };
    const accounts = [
      make("Amerivance ONE Financial Account", "brokerage", STOCKS, 3, 1_700_000),
      make(
        random.pick(["Amerivance Brokerage Roth IRA", "Amerivance Brokerage Traditional IRA"]),
        "ira",
        FUNDS,
        random.whole(2, 4),
        2_800_000,
      ),
    ];
    const sum = (pick: (account: (typeof accounts)[number]) => number) => total(accounts.map(pick));
    const top = (page: number) =>
      `<div class=head><div class=logo>Amerivance <span>Financial</span></div><div class=r>Statement for the period<br><b>${date.abbreviatedBare(start)} to ${date.abbreviatedBare(end)}</b></div></div><div class=foot>Page ${page} of 3</div>`;
    const summary = (account: {
      beginning: number;
      added: number;
      taken: number;
      income: number;
      fees: number;
      change: number;
      ending: number;
    }) =>
      pairs(
        [
          [`Beginning value`, $(account.beginning)],
          ["Deposits", $(account.added)],
          ["Withdrawals", $(-account.taken)],
          ["Dividends, interest and capital gains", $(account.income)],
          ["Fees", $(-account.fees)],
          ["Change in market value", $(account.change)],
          ["<b>Ending value</b>", `<b>${$(account.ending)}</b>`],
        ],
        "class=p",
      );
    const detail = (account: (typeof accounts)[number], page: number) =>
      `<div class=page>${top(page)}<h2>${account.title} <span>Account # ${account.number}</span></h2><div class=row><div><p>${escaped(person.name)}${account.kind === "ira" ? "<br>Amerivance Trust Company, custodian" : "<br>Individual ownership"}</p><p class=small>Investment objective: Growth with Income<br>Risk tolerance: Moderate<br>Dividends: Reinvest</p></div><div>${summary(account)}</div></div>
      <h3>Holdings</h3>${grid(
        "lrrrrr",
        ["Description (Symbol)", "Quantity", "Price", "Value", "Cost basis", "Unrealized gain/loss"],
        [
          ["<b>Cash and cash investments</b>", "", "", "", "", ""],
          ["AMERIVANCE INSURED MONEY MARKET", "", "", $(account.cash), "", ""],
          [`<b>${account.kind === "ira" ? "Mutual funds" : "Equities"}</b>`, "", "", "", "", ""],
          ...account.held.map((entry) => [
            `${escaped(entry.name)} (${entry.symbol})`,
            sharesText(entry.shares),
            $(entry.price),
            $(entry.value),
            $(entry.cost),
            $(entry.value - entry.cost),
          ]),
          ["<b>Total</b>", "", "", `<b>${$(account.ending)}</b>`, "", ""],
        ],
        "class=g",
      )}
      <h3>Account activity</h3>${grid(
        "llr",
        ["Date", "Activity", "Amount"],
        [
          ...(account.added > 0
            ? [[date.bareNoYear(addDays(start, 5)), "ACH deposit from bank", $(account.added)]]
            : []),
          ...(account.taken > 0
            ? [[date.bareNoYear(addDays(start, 33)), "ACH withdrawal to bank", $(-account.taken)]]
            : []),
          [date.bareNoYear(addDays(end, -8)), "Dividends and capital gains", $(account.income)],
          ...(account.fees > 0
            ? [[date.bareNoYear(addDays(end, -2)), "SPS Advantage wrap fee", $(-account.fees)]]
            : []),
        ],
        "class=g",
      )}</div>`;
    const html = document(
      `${BASE}body{font:9pt "Trebuchet MS",Arial}.head{display:flex;justify-content:space-between}.logo{font:italic bold 19pt Georgia;color:#1b4b8f}.logo span{font-weight:normal}.foot{font-size:7pt;color:#555;text-align:right;border-bottom:1px solid #1b4b8f;margin-bottom:8px}.page{break-after:page}.page:last-child{break-after:auto}h2{font-size:12pt;color:#1b4b8f}h2 span{font-size:9pt;color:#333;float:right}h3{font-size:10pt;border-bottom:2px solid #d9a441}.g td,.g th{padding:2px 3px;font-size:7.8pt;border-bottom:1px solid #eee}.p td{padding:2px 0}.val{background:#eaf1fa;padding:8px;text-align:center;font-size:18pt;color:#1b4b8f}`,
      `<div class=page>${top(1)}<div class=row style="margin:20px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>Your personal advisor<br><b>Paula Ostrander, ChFC&reg;</b><br>Private Wealth Advisor<br>555.014.6612</div></div>
      <h3>Value of your investments</h3><div class=row><div class=val>${$(sum((a) => a.ending))}<div style="font-size:8pt">Total value on ${date.abbreviatedBare(end)}</div></div><div>${summary(
        {
          beginning: sum((a) => a.beginning),
          added: sum((a) => a.added),
          taken: sum((a) => a.taken),
          income: sum((a) => a.income),
          fees: sum((a) => a.fees),
          change: sum((a) => a.change),
          ending: sum((a) => a.ending),
        },
      )}</div></div>
      <h3>Your accounts at a glance</h3>${grid(
        "llrrr",
        ["Account", "Account #", "Beginning value", "Net change", "Ending value"],
        [
          ...accounts.map((a) => [a.title, a.number, $(a.beginning), $(a.ending - a.beginning), $(a.ending)]),
          [
            "<b>Total</b>",
            "",
            $(sum((a) => a.beginning)),
            $(sum((a) => a.ending - a.beginning)),
            `<b>${$(sum((a) => a.ending))}</b>`,
          ],
        ],
        "class=g",
      )}<h3>Progress toward your goals</h3><p>Goal: Retirement at age 67 &nbsp; Target: $1,450,000 &nbsp; Monthly savings planned: $1,200.00. Talk with your advisor about whether you are on track.</p><p class=small>Brokerage, investment and financial advisory services are made available through Amerivance Financial Services, LLC. Member FINRA and SIPC. Amerivance Financial Services and its affiliates do not offer tax or legal advice. Group ID ${digits(random, 9)} 1. If you believe there is an error, contact us promptly; confirm oral communication in writing.</p></div>${accounts.map((account, index) => detail(account, index + 2)).join("")}`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Amerivance Financial",
        accounts: accounts.map((account) => ({
          kind: account.kind,
          institution: "Amerivance Financial",
          accountLast4: account.number.slice(-4),
          periodStart: start,
          periodEnd: end,
          totalValue: decimal(account.ending),
          holdings: [
            { name: "AMERIVANCE INSURED MONEY MARKET", value: decimal(account.cash) },
            ...holdingsOf(account.held),
          ],
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...named(2, "Amerivance Financial Services, LLC", "Amerivance Financial Services", "Amerivance"),
          ...Object.assign(
            {},
            ...accounts.map((a, index) => ({
              ...openSpan(index, { begin: a.beginning, end: a.ending, in: a.added, out: a.taken, date: end }),
              [`accounts.${index}.feesCharged`]: [decimal(a.fees)],
            })),
          ),
        },
      },
    };
  },
};

export const hrPlanner: readonly Layout[] = [planner];
