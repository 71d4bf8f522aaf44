import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  added,
  calendarMonth,
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
  taken,
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

/** One bundle of three accounts; the sums of each stand in one row, and the rows have no balance. */
const bundle: Layout = {
  name: "su-regional-bundle",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 303_551);
    const person = makePerson(random);
    const period = calendarMonth(random);
    const numbers = [digits(random, 10), digits(random, 10), digits(random, 10)] as const;
    const masked = (number: string) => `XX-XXXX-${number.slice(-4)}`;
    const [toReserve, toGrowth] = [random.whole(2, 9) * 2_500, random.whole(2, 9) * 5_000];
    const [dayOne, dayTwo] = [addDays(period.start, 5), addDays(period.start, random.whole(8, 20))];
    const spend = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["Direct Deposit - Payroll Keystone Tool X1179"],
          2,
          [110_000, 190_000],
        ),
        ...some(
          random,
          period,
          "card",
          [
            "4417 Debit Card Purchase Giant Eagle 0041 Pittsburgh",
            "4417 Recurring Debit Card Spotify USA",
            "POS Purchase Sheetz 0310 Cranberry Twp PA",
          ],
          random.whole(4, 9),
          [600, 14_000],
        ),
        ...some(
          random,
          period,
          "ach",
          ["Web Pmt Single - Ach-Debit Duquesne Light X9928"],
          1,
          [5_000, 19_000],
        ),
        { day: dayOne, text: "Transfer To Reserve", amount: -toReserve, kind: "transfer" },
        { day: dayTwo, text: "Transfer To Growth", amount: -toGrowth, kind: "transfer" },
      ],
      random.whole(30_000, 200_000),
      { rate: 0.01 },
    );
    const reserve = makeMonth(
      period,
      [{ day: dayOne, text: "Transfer From Spend", amount: toReserve, kind: "in" }],
      random.whole(20_000, 300_000),
      { rate: 0.01 },
    );
    const growth = makeMonth(
      period,
      [{ day: dayTwo, text: "Transfer From Spend", amount: toGrowth, kind: "in" }],
      random.whole(400_000, 2_800_000),
      { rate: 2.35 },
    );
    const parts = [
      ["Spend", "Primary Checking", spend],
      ["Reserve", "Short-Term Savings Checking", reserve],
      ["Growth", "Long-Term Savings", growth],
    ] as const;
    const list = (title: string, count: number, amount: number, rows: typeof spend.rows) =>
      rows.length === 0
        ? ""
        : `<div class=bar>${title}<span>There ${count === 1 ? "was 1 item" : `were ${count} items`} totaling ${$(amount)}.</span></div>${grid(
            "lrl",
            ["Date", "Amount", "Description"],
            rows.map((row) => [date.noYear(row.day), P(Math.abs(row.amount)), escaped(row.text)]),
            "class=led",
          )}`;
    const html = document(
      `body{font:8.8pt "DejaVu Sans";}${BASE}.bar{background:#f58025;color:#fff;padding:2px 6px;font-weight:bold;margin-top:8px;display:flex;justify-content:space-between}.bar span{font-weight:normal}.led td:first-child{width:60px}.led td:nth-child(2){width:90px}.one td,.one th{border:1px solid #999;font-size:7.6pt;text-align:center}h2{font-size:11pt;border-bottom:2px solid #414e58;margin:16px 0 4px}td,th{padding:2px 8px 2px 4px}`,
      `<div class=row><div><b style="font-size:13pt">Virtual Bundle<sup>&reg;</sup> Statement</b><br><span class=small>Three Rivers National Bank</span></div><div class="r small">For the period <b>${date.slash(period.start)} to ${date.slash(period.end)}</b><br>Primary account number: <b>${masked(numbers[0])}</b><br>Page 1 of 2 &nbsp; Number of enclosures: 0</div></div>
      <div class=row style="margin-top:20px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=small>For 24-hour banking sign on to threeriversnb.example<br>For customer service call 1-888-555-0103<br>Moving? Please contact us at 1-888-555-0103<br>Visit us at any of 2,304 branches</div></div>
      ${parts
        .map(([title, note, month], index) => {
          const card = only(month, "card");
          const others = only(month, "ach", "transfer");
          return `<h2>${title} <span class=small>${note} &middot; Account number: ${masked(numbers[index] ?? "")}</span></h2>${grid("rrrr", ["Beginning balance", "Deposits and other additions", "Checks and other deductions", "Ending balance"], [[P(month.beginning), P(added(month)), P(taken(month)), P(month.ending)]], "class=one")}${
            sum(month, "interest") > 0
              ? `<p class=small><b>Interest Summary</b> &nbsp; As of ${date.noYear(period.end)}, a total of ${$(yearToDate(sum(month, "interest"), period.end))} in interest was paid this year. Annual Percentage Yield Earned (APYE) ${month.apy}%. Number of days in interest period ${period.days}. Average collected balance for APYE ${P(month.average)}. Interest Paid this period ${P(sum(month, "interest"))}.</p>`
              : ""
          }${list("Deposits and Other Additions", credits(month).length, added(month), credits(month))}${list("Banking/Debit Card Withdrawals and Purchases", card.length, sum(month, "card"), card)}${list("Online and Electronic Banking Deductions", others.length, sum(month, "ach", "transfer"), others)}`;
        })
        .join("")}
      <p class=small>Overdraft Coverage: your account is currently Opted-Out. To learn more visit threeriversnb.example. If you opted in, an overdraft item fee of $36.00 may be charged once a day. &copy; Three Rivers Financial Services Group, Inc. Three Rivers National Bank is a division of Allegheny Holdings Bank, N.A. Member FDIC.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Three Rivers National Bank",
        ["Allegheny Holdings Bank, N.A.", "Three Rivers Financial Services Group, Inc."],
        parts.map(([title, , month], index) => ({
          kind: title === "Growth" ? ("savings" as const) : ("checking" as const),
          number: numbers[index] ?? "",
          month,
          totals: true,
          rows: [...credits(month), ...only(month, "card"), ...only(month, "ach", "transfer")],
          ...(title === "Reserve" ? { open: { kind: ["savings"] } } : {}),
        })),
      ),
    };
  },
};

/** Below zero: a returned item, the fees for both, trailing minus signs, and the terms of a line that is not linked. */
const overdrawn: Layout = {
  name: "su-large-overdrawn",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 774_013);
    const person = makePerson(random);
    const period = cycle(random);
    const number = digits(random, 11);
    const feeDay = addDays(period.start, random.whole(12, 24));
    const month = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["ELECTRONIC DEPOSIT HARLAN STAFFING", "CUSTOMER DEPOSIT"],
          random.whole(1, 2),
          [20_000, 70_000],
        ),
        ...some(
          random,
          period,
          "card",
          [
            "DEBIT PURCHASE -VISA SPEEDWAY 0881 DAYTON OH",
            "DEBIT PURCHASE -VISA KROGER 412 DAYTON OH",
            "DEBIT PURCHASE -VISA DOLLAR TREE DAYTON OH",
          ],
          random.whole(4, 8),
          [600, 9_000],
        ),
        ...some(
          random,
          period,
          "ach",
          ["ELECTRONIC WITHDRAWAL PROGRESSIVE INS", "ELECTRONIC WITHDRAWAL SPECTRUM"],
          2,
          [9_000, 39_000],
        ),
        { day: feeDay, text: "OVERDRAFT PAID FEE", amount: -3_600, kind: "fee" },
        { day: feeDay, text: "OVERDRAFT RETURNED FEE", amount: -3_600, kind: "fee" },
      ],
      random.whole(-4_000, 30_000),
      { overdrawn: true },
    );
    const html = document(
      `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}${BASE}.box{border:1px solid #000;padding:5px 8px}.hd{font-weight:bold;border-bottom:2px solid #0c2074;margin-top:12px;display:flex;justify-content:space-between}td,th{padding:1.5px 4px}.led td:first-child{width:56px}.warn{background:#eee;padding:6px;margin:10px 0}`,
      `<div class=row><div><b style="color:#0c2074;font-size:18pt">lakestone</b><br><span class=small>P.O. Box 1800, Saint Paul, Minnesota 55101-0800</span><p style="margin-top:28px">${person.name}<br>${person.street}<br>${person.town}</p></div><div><div class=box><div class=r><b>Uni-Statement</b><br>Account Number:<br><b>${number.slice(0, 1)} ${number.slice(1, 4)} ${number.slice(4, 8)} ${number.slice(8)}</b><br>Statement Period:<br>${date.abbreviatedBare(period.start)}<br>through<br>${date.abbreviatedBare(period.end)}</div></div><p class=small>To Contact Lakestone Bank<br>24-Hour Banking: 800-555-0187</p></div></div>
      ${month.ending < 0 ? `<div class=warn><b>Your account is overdrawn.</b> As of ${date.long(period.end)} your balance is ${$(month.ending)}. Please make a deposit today. An extended overdraft charge does not apply.</div>` : `<div class=warn>Your account was overdrawn during this period. Its lowest balance was ${$(month.lowest)}.</div>`}
      <div class=hd><span>LAKESTONE EASY CHECKING</span><span>Member FDIC</span></div><div>Lakestone Bank National Association <span style="float:right">Account Number ${number.slice(0, 1)}-${number.slice(1, 4)}-${number.slice(4, 8)}-${number.slice(8)}</span></div>
      <div class=hd>Account Summary</div>${grid(
        "lrrr",
        ["", "# Items", "", ""],
        [
          [`Beginning Balance on ${date.monthDay(period.start)}`, "", "$", money.trailing(month.beginning)],
          ["Customer Deposits", String(credits(month).length), "", P(added(month))],
          ["Card Withdrawals", String(only(month, "card").length), "", money.trailing(-sum(month, "card"))],
          [
            "Other Withdrawals",
            String(only(month, "ach", "fee").length),
            "",
            money.trailing(-sum(month, "ach", "fee")),
          ],
          [
            `<b>Ending Balance on ${date.abbreviatedBare(period.end)}</b>`,
            "",
            "<b>$</b>",
            `<b>${money.trailing(month.ending)}</b>`,
          ],
        ],
        "style='width:70%'",
      )}
      ${(
        [
          ["Customer Deposits", credits(month), "Total Customer Deposits"],
          ["Card Withdrawals", only(month, "card"), "Card Withdrawals Subtotal"],
          ["Other Withdrawals", only(month, "ach", "fee"), "Total Other Withdrawals"],
        ] as const
      )
        .map(
          ([title, rows, total]) =>
            `<div class=hd>${title}</div>${grid("llrr", ["Date", "Description of Transaction", "", "Amount"], [...rows.map((row) => [date.monthDay(row.day), row.text, "", money.trailing(row.amount)]), ["", `<div class=r><b>${total}</b></div>`, "$", `<b>${money.trailing(rows.reduce((all, row) => all + row.amount, 0))}</b>`]], "class=led")}`,
        )
        .join("")}
      <div class=hd>Balance Summary</div>${grid(
        "lrlrlr",
        ["Date", "Ending Balance", "Date", "Ending Balance", "Date", "Ending Balance"],
        columns(
          daily(month).map(([day, balance]) => [date.monthDay(day), money.trailing(balance)]),
          3,
          true,
        ),
      )}<p class=small>Balances only appear for days reflecting change.</p>
      ${grid(
        "lrr",
        ["Overdraft / Returned fees", "Total for this Period", "Total Year to Date"],
        [
          ["Total Overdraft Paid Fees", "$36.00", random.pick(["$108.00", "$72.00", "$180.00"])],
          ["Total Overdraft Returned Fees", "$36.00", random.pick(["$36.00", "$72.00"])],
        ],
        "border=1 style='margin-top:8px'",
      )}
      <p class=small>Overdraft Protection: a linked Reserve Line draws in multiples of $50.00 at 21.90% APR. You have no line linked to this account. Deposits of at least $50.00 or more made before 11 p.m. ET keep the item from a fee.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Lakestone Bank National Association",
        ["Lakestone Bank", "lakestone", "Lakestone"],
        [
          {
            kind: "checking",
            number,
            month,
            totals: true,
            rows: [...credits(month), ...only(month, "card"), ...only(month, "ach", "fee")],
            facts: { endingBalance: decimal(month.ending) },
          },
        ],
      ),
    };
  },
};

export const suLargeBanks: readonly Layout[] = [consolidated, additions, bundle, overdrawn];
