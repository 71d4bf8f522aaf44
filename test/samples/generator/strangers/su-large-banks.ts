import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  added,
  columns,
  credits,
  cycle,
  daily,
  digits,
  makeMonth,
  only,
  some,
  someChecks,
  sum,
  truthOf,
  yearToDate,
} from "./su-data.ts";

const $ = money.dollar;
const P = money.plain;

/** A national bank's consolidated print: overview with last and this period, instances beside the sums, a running balance. */
const consolidated: Layout = {
  name: "su-large-consolidated",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 910_117);
    const person = makePerson(random);
    const period = cycle(random);
    const [first, second] = [digits(random, 15), digits(random, 15)];
    const move = random.whole(1, 6) * 5_000;
    const moveDay = addDays(period.start, random.whole(4, 20));
    const checking = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["Vantage Freight L Payroll PPD ID: 9111111103"],
          2,
          [140_000, 260_000],
        ),
        ...some(random, period, "in", ["Zelle Payment From Dana Sample 19928837711"], 1, [2_000, 30_000]),
        ...some(
          random,
          period,
          "atm",
          ["ATM Withdrawal 08/14 2200 E Main St Mesa AZ Card 5518"],
          random.whole(0, 1),
          [2_000, 20_000],
        ),
        ...some(
          random,
          period,
          "card",
          [
            "Card Purchase Costco Whse #0481 Gilbert AZ Card 5518",
            "Recurring Card Purchase Netflix.Com Los Gatos CA Card 5518",
            "Card Purchase With Pin Fry's-Food-Drg #072 Mesa AZ Card 5518",
          ],
          random.whole(5, 10),
          [899, 21_000],
        ),
        ...some(
          random,
          period,
          "ach",
          ["Salt River Proj Billpay PPD ID: 4860001", "Tavano Auto Fin Retail Pay PPD ID: 2211"],
          2,
          [6_000, 48_000],
        ),
        {
          day: moveDay,
          text: "Online Transfer To Sav Transaction#: 20118830",
          amount: -move,
          kind: "transfer",
        },
        ...(random.chance(0.4)
          ? [{ day: period.end, text: "Monthly Service Fee", amount: -1_500, kind: "fee" as const }]
          : []),
      ],
      random.whole(20_000, 700_000),
    );
    const saving = makeMonth(
      period,
      [
        {
          day: moveDay,
          text: "Online Transfer From Chk Transaction#: 20118830",
          amount: move,
          kind: "in",
        },
      ],
      random.whole(100_000, 2_000_000),
      { rate: 0.02, text: "Interest Payment" },
    );
    const before = checking.beginning + saving.beginning;
    const after = checking.ending + saving.ending;
    const part = (title: string, month: typeof checking) => {
      const lines = (
        [
          ["Deposits and Additions", credits(month)],
          ["ATM &amp; Debit Card Withdrawals", only(month, "card", "atm")],
          ["Electronic Withdrawals", only(month, "ach", "transfer")],
          ["Fees", only(month, "fee")],
        ] as const
      ).filter(([, rows]) => rows.length > 0);
      return `<h2>${title} SUMMARY</h2><table class=half><tr><th></th><th class=r>INSTANCES</th><th class=r>AMOUNT</th></tr><tr><td><b>Beginning Balance</b></td><td></td><td class=r><b>${$(month.beginning)}</b></td></tr>${lines
        .map(
          ([label, rows]) =>
            `<tr><td>${label}</td><td class=r>${rows.length}</td><td class=r>${P(rows.reduce((all, row) => all + row.amount, 0))}</td></tr>`,
        )
        .join(
          "",
        )}<tr><td><b>Ending Balance</b></td><td class=r>${month.rows.length}</td><td class=r><b>${$(month.ending)}</b></td></tr></table>`;
    };
    const detail = (month: typeof checking) =>
      `<h2>TRANSACTION DETAIL</h2>${grid(
        "llrr",
        ["DATE", "DESCRIPTION", "AMOUNT", "BALANCE"],
        [
          ["", "<b>Beginning Balance</b>", "", `<b>${$(month.beginning)}</b>`],
          ...month.rows.map((row) => [
            date.noYear(row.day),
            escaped(row.text),
            P(row.amount),
            P(row.balance),
          ]),
          ["", "<b>Ending Balance</b>", "", `<b>${$(month.ending)}</b>`],
        ],
        "class=led",
      )}`;
    const html = document(
      `body{font:8.6pt "Liberation Sans"}${BASE}h2{font-size:9pt;background:#dfe6ee;padding:2px 6px;margin:14px 0 4px}.half{width:62%}.led td:first-child{width:52px}.led td{border-bottom:1px solid #ddd}.led td:nth-child(n+3){width:86px}td,th{padding:1.5px 4px}th{font-size:7pt}`,
      `<div class=row><div><b style="font-size:15pt;color:#123e77">MERIDIAN&#9670;COAST</b><p class=small>Meridian Coast Bank, N.A.<br>P O Box 182 051<br>Columbus, OH 43218 - 2051</p><p style="margin:30px 0 20px 20px">${person.name}<br>${person.street}<br>${person.town}</p></div><div><div class=r>${date.long(period.start)} through ${date.long(period.end)}<br>Primary Account: <b>${first}</b></div><div style="border:1px solid #000;padding:6px;margin-top:20px"><b>CUSTOMER SERVICE INFORMATION</b>${pairs(
        [
          ["Web site:", "meridiancoast.example"],
          ["Service Center:", "1-800-555-0135"],
          ["Para Espanol:", "1-877-555-0112"],
          ["International Calls:", "1-713-555-0160"],
        ],
      )}</div></div></div>
      <h2>CONSOLIDATED BALANCE SUMMARY</h2>${grid(
        "llrr",
        [
          "ASSETS<br>Checking &amp; Savings",
          "ACCOUNT",
          "BEGINNING BALANCE<br>THIS PERIOD",
          "ENDING BALANCE<br>THIS PERIOD",
        ],
        [
          ["Meridian Total Checking", first, $(checking.beginning), $(checking.ending)],
          ["Meridian Savings", second, P(saving.beginning), P(saving.ending)],
          ["<b>Total</b>", "", `<b>${$(before)}</b>`, `<b>${$(after)}</b>`],
          ["<b>TOTAL ASSETS</b>", "", `<b>${$(before)}</b>`, `<b>${$(after)}</b>`],
        ],
      )}
      <div style="margin-top:12px;font-size:12pt"><b>MERIDIAN TOTAL CHECKING</b></div><div class=row><div>${person.name}</div><div class=r>Account Number: <b>${first}</b></div></div>${part("CHECKING", checking)}<p class=small>A Monthly Service Fee of $15.00 is ${sum(checking, "fee") > 0 ? "charged because you did not have" : "not charged when you have"} electronic deposits of $500.00 or more in the period, OR a balance at the beginning of each day of $1,500.00 or more, OR an average beginning day balance of $5,000.00 or more in linked accounts.</p>${detail(checking)}
      <div style="margin-top:14px;font-size:12pt"><b>MERIDIAN SAVINGS</b></div><div class=row><div>${person.name}</div><div class=r>Account Number: <b>${second}</b></div></div>${part("SAVINGS", saving)}
      <table class=half><tr><td>Annual Percentage Yield Earned This Period</td><td class=r>0.02%</td></tr><tr><td>Interest Paid This Period</td><td class=r>${$(sum(saving, "interest"))}</td></tr><tr><td>Interest Paid Year-to-Date</td><td class=r>${$(yearToDate(sum(saving, "interest"), period.end))}</td></tr></table>${detail(saving)}
      <p class=small>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: Call or write us at the address on the front of this statement if you think your statement is incorrect. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem appeared. For accounts open less than 30 days we take up to 20 business days. <b>Member FDIC</b></p>`,
    );
    return {
      html,
      truth: truthOf(
        "Meridian Coast Bank, N.A.",
        ["Meridian Coast", "MERIDIAN COAST", "Meridian Coast Bank"],
        [
          { kind: "checking", number: first, month: checking, totals: true },
          { kind: "savings", number: second, month: saving, totals: true },
        ],
      ),
    };
  },
};

/** Additions, subtractions, checks and fees in sections, the period in the title, daily ledger balances at the end. */
const additions: Layout = {
  name: "su-large-additions-subtractions",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 220_871);
    const person = makePerson(random);
    const period = cycle(random);
    const number = digits(random, 12).replace(/(\d{4})(\d{4})(\d{4})/, "$1 $2 $3");
    const month = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          [
            "ORRIN MEDICAL GRP DES:PAYROLL ID:XXXXX2294 INDN:SAMPLE",
            "BKOFCOMM MOBILE 06/22 DEPOSIT *MOBILE TX",
          ],
          random.whole(2, 4),
          [60_000, 240_000],
        ),
        ...some(
          random,
          period,
          "card",
          [
            "CHECKCARD 0611 HEB #455 AUSTIN TX 24231686",
            "PURCHASE 0618 AMZN MKTP US AMZN.COM/BILL WA",
            "CHECKCARD 0622 BUC-EE'S #22 BASTROP TX 24055",
          ],
          random.whole(4, 11),
          [700, 17_000],
        ),
        ...some(
          random,
          period,
          "ach",
          ["CITY OF AUSTIN DES:UTILITIES ID:XXXXX1180 WEB", "GEICO DES:PREM COLL ID:XXXXX70 PPD"],
          random.whole(1, 3),
          [7_000, 31_000],
        ),
        ...someChecks(random, period, random.whole(2, 7)),
        ...(random.chance(0.5)
          ? some(random, period, "fee", ["Wire Transfer Fee", "NON-BANK ATM FEE"], 1, [250, 3_000])
          : []),
      ],
      random.whole(90_000, 500_000),
    );
    const paidChecks = only(month, "check");
    const section = (title: string, rows: readonly (typeof month.rows)[number][], total: string) =>
      `<h3>${title}</h3>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        rows.map((row) => [date.short(row.day), escaped(row.text), P(row.amount)]),
        "class=led",
      )}<div class=tot><span>${total}</span><span>${$(rows.reduce((all, row) => all + row.amount, 0))}</span></div>`;
    const html = document(
      `body{font:9.2pt "Liberation Sans";color:#222}${BASE}h1{font-size:15pt;font-weight:normal;margin:4px 0}h3{color:#a01c28;font-size:12pt;font-weight:normal;margin:16px 0 2px}.led th{border-bottom:1px solid #888;font-size:8pt}.led td:first-child{width:72px}.tot{display:flex;justify-content:space-between;font-weight:bold;border-top:2px solid #888}td,th{padding:2px 3px}`,
      `<div class=row><div class=small>P.O. Box 15284<br>Wilmington, DE 19850<p style="font-size:9.2pt;margin-top:26px">${person.name}<br>${person.street}<br>${person.town}</p></div><div style="text-align:right"><b style="font-size:16pt;color:#a01c28">BANK OF THE COMMON</b><p class=small style="text-align:left;margin-left:40%"><b>Customer service information</b><br>Customer service: 1.888.555.0190<br>bankofthecommon.example<br>Bank of the Common, N.A.<br>P.O. Box 25118<br>Tampa, FL 33622-5118</p></div></div>
      <h1>Your Common Advantage Banking</h1><div class=row><div>for ${date.long(period.start)} to ${date.long(period.end)}</div><div class=r>Account number: <b>${number}</b></div></div>
      <h3>Account summary</h3><div class=row><div>${pairs(
        [
          [`Beginning balance on ${date.long(period.start)}`, $(month.beginning)],
          ["Deposits and other additions", P(added(month))],
          ["ATM and debit card subtractions", P(-sum(month, "card"))],
          ["Other subtractions", P(-sum(month, "ach"))],
          ["Checks", P(-sum(month, "check"))],
          ["Service fees", P(-sum(month, "fee"))],
          [`<b>Ending balance on ${date.long(period.end)}</b>`, `<b>${$(month.ending)}</b>`],
        ],
        "class=led",
      )}</div><div class=small># of deposits/credits: ${credits(month).length}<br># of withdrawals/debits: ${month.rows.length - credits(month).length}<br># of items-previous cycle<sup>1</sup>: ${random.whole(0, 6)}<br># of days in cycle: ${period.days}<br>Average ledger balance: ${$(month.average)}<p><sup>1</sup> Includes checks paid, deposited items and other debits</p><p style="border:1px solid #a01c28;padding:6px"><b>Earn a $200.00 bonus offer</b> when you open a Common Rewards card with a 0% introductory APR for 15 billing cycles. After that 18.24% to 28.24% variable.</p></div></div>
      ${section("Deposits and other additions", credits(month), "Total deposits and other additions")}
      ${section("ATM and debit card subtractions", only(month, "card"), "Total ATM and debit card subtractions")}
      ${section("Other subtractions", only(month, "ach"), "Total other subtractions")}
      <h3>Checks</h3>${grid(
        "llrllr",
        ["Date", "Check #", "Amount", "Date", "Check #", "Amount"],
        columns(
          paidChecks.map((row, index) => [
            date.short(row.day),
            `${row.check}${index > 0 && Number(row.check) - Number(paidChecks[index - 1]?.check) > 1 ? "*" : ""}`,
            P(row.amount),
          ]),
          2,
        ),
        "class=led",
      )}<div class=tot><span>Total checks</span><span>${$(-sum(month, "check"))}</span></div><div class=tot style="font-weight:normal;border:0"><span>Total # of checks</span><span>${paidChecks.length}</span></div><div class=small>* There is a gap in sequential check numbers</div>
      ${only(month, "fee").length > 0 ? section("Service fees", only(month, "fee"), "Total service fees") : ""}
      <p class=small>Total Overdraft fees for this period $0.00; total for year-to-date ${random.pick(["$0.00", "$10.00", "$20.00"])}. Total NSF: Returned Item fees for this period $0.00; year-to-date $0.00.</p>
      <h3>Daily ledger balances</h3>${grid(
        "lrlrlr",
        ["Date", "Balance ($)", "Date", "Balance ($)", "Date", "Balance ($)"],
        columns(
          [
            [date.noYear(period.start), P(month.beginning)],
            ...daily(month).map(([day, balance]) => [date.noYear(day), P(balance)]),
          ],
          3,
        ),
        "class=led",
      )}`,
    );
    return {
      html,
      truth: truthOf(
        "Bank of the Common, N.A.",
        ["Bank of the Common", "BANK OF THE COMMON"],
        [
          {
            kind: "checking",
            number,
            month,
            totals: true,
            rows: [
              ...credits(month),
              ...only(month, "card"),
              ...only(month, "ach"),
              ...paidChecks,
              ...only(month, "fee"),
            ],
          },
        ],
      ),
    };
  },
};

export const suLargeBanks: readonly Layout[] = [consolidated, additions];
