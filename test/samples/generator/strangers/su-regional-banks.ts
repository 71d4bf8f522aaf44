import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
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
  sum,
  taken,
  truthOf,
  yearToDate,
} from "./su-data.ts";

const $ = money.dollar;
const P = money.plain;

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

export const suRegionalBanks: readonly Layout[] = [bundle, overdrawn];
