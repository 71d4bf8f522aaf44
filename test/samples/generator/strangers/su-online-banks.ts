import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { added, calendarMonth, digits, makeMonth, some, sum, taken, truthOf, yearToDate } from "./su-data.ts";

const $ = money.dollar;

/** An online bank's savings and certificate: rates and yields beside the balances, a maturity date, interest of the year. */
const certificate: Layout = {
  name: "su-online-savings-certificate",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 540_011);
    const person = makePerson(random);
    const period = calendarMonth(random);
    const [first, second] = [digits(random, 10), digits(random, 10)];
    const [rate, fixed] = [random.pick([3.59, 3.73, 4.11]), random.pick([3.98, 4.4, 4.65])];
    const saving = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          [
            "Requested transfer from KEYSTONE CU Checking account ending 1180",
            "Recurring deposit from external account",
          ],
          random.whole(1, 2),
          [10_000, 150_000],
        ),
        ...some(
          random,
          period,
          "transfer",
          ["Internet transfer to external account"],
          random.whole(0, 1),
          [10_000, 90_000],
        ),
      ],
      random.whole(300_000, 6_000_000),
      { rate, text: "Interest Paid" },
    );
    const held = makeMonth(period, [], random.whole(50, 900) * 10_000 + random.whole(1, 9_999), {
      rate: fixed,
      text: "Interest Paid",
    });
    const matures = addDays(period.end, random.whole(40, 600));
    const rates = (month: typeof saving, value: number) =>
      `<table class=rate><tr><td>Interest rate<br><b>${value.toFixed(2)}%</b></td><td>Annual Percentage Yield<br><b>${month.apy}%</b></td><td>APY earned this period<br><b>${month.apy}%</b></td><td>Interest paid this period<br><b>${$(sum(month, "interest"))}</b></td><td>Interest paid ${period.end.slice(0, 4)}<br><b>${$(yearToDate(sum(month, "interest"), period.end))}</b></td></tr></table>`;
    const activity = (month: typeof saving) =>
      grid(
        "llrrr",
        ["Date", "Description", "Credits", "Debits", "Balance"],
        [
          [date.slash(period.start), "Beginning Balance", "", "", $(month.beginning)],
          ...month.rows.map((row) => [
            date.slash(row.day),
            row.text,
            row.amount > 0 ? $(row.amount) : "-",
            row.amount < 0 ? $(-row.amount) : "-",
            $(row.balance),
          ]),
          [date.slash(period.end), "Ending Balance", "", "", $(month.ending)],
        ],
        "class=led",
      );
    const html = document(
      `body{font:8.8pt "DejaVu Sans";color:#2a2a2a}${BASE}h2{font-size:12pt;color:#5b2c83;margin:20px 0 4px}.rate td{background:#f2edf7;padding:6px;font-size:7.4pt}.rate b{font-size:10pt}.led td,.led th{border-bottom:1px solid #ddd;padding:4px 3px;font-size:8pt}.led td:first-child{width:80px}`,
      `<div class=row><div><b style="font-size:20pt;color:#5b2c83">simple path</b><p class=small>P.O. Box 951, Horsham, PA 19044</p></div><div class=r><b>Combined Customer Statement</b><br>Statement date ${date.slash(period.end)}<br><span class=small>Activity ${date.slash(period.start)} &ndash; ${date.slash(period.end)}</span></div></div><p style="margin:20px 0">${person.name}<br>${person.street}<br>${person.town}</p>
      ${grid(
        "llrr",
        ["Account name", "Number", "Beginning balance", "Ending balance"],
        [
          ["Online Savings", `******${first.slice(-4)}`, $(saving.beginning), $(saving.ending)],
          ["High Yield CD", `******${second.slice(-4)}`, $(held.beginning), $(held.ending)],
          [
            "<b>Total</b>",
            "",
            `<b>${$(saving.beginning + held.beginning)}</b>`,
            `<b>${$(saving.ending + held.ending)}</b>`,
          ],
        ],
        "class=led",
      )}
      <h2>Online Savings</h2>${rates(saving, rate)}${activity(saving)}
      <h2>High Yield CD</h2><div>Term: <b>${random.pick(["12", "18", "24"])} months</b> &nbsp; Maturity date: <b>${date.slash(matures)}</b> &nbsp; Maturity option: Renew, same term &nbsp; Interest: added to the CD</div>${rates(held, fixed)}${activity(held)}
      <p class=small>An early withdrawal penalty of 60, 90 or 150 days of interest may apply. Grace period: 10 days from maturity. The renewal rate for a 12-month CD was 3.85% APY on the day of this statement. Simple Path is a service mark of Larkmoor Savings Bank, FSB. Deposits are held by Larkmoor Savings Bank, FSB, Member FDIC, and are insured to $250,000.00 per depositor.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Simple Path",
        ["Larkmoor Savings Bank, FSB", "Larkmoor Savings Bank"],
        [
          {
            kind: "savings",
            number: first,
            month: saving,
            facts: { statementDate: period.end },
            open: { apr: [rate.toFixed(2)] },
          },
          {
            kind: "savings",
            number: second,
            month: held,
            facts: { statementDate: period.end },
            open: { kind: ["other"], apr: [fixed.toFixed(2)], maturityDate: [matures] },
          },
        ],
      ),
    };
  },
};

/** A program manager's app statement: the month in words, dated first and last balance, newest row on top, types in a column. */
const monthly: Layout = {
  name: "su-neobank-month-name",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 808_309);
    const person = makePerson(random);
    const period = calendarMonth(random);
    const number = digits(random, 12);
    const month = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["Gusto Pay 88123", "From Avery P.", "Cash back"],
          random.whole(2, 4),
          [1_200, 180_000],
        ),
        ...some(
          random,
          period,
          "card",
          ["Sweetgreen", "Lyft", "Trader Joe's", "Apple.com/Bill", "Blue Bottle Coffee"],
          random.whole(6, 14),
          [420, 7_900],
        ),
        ...some(random, period, "ach", ["Con Edison", "To Riley Q."], random.whole(1, 2), [2_000, 60_000]),
      ],
      random.whole(10_000, 240_000),
    );
    const rows = month.rows.toReversed();
    const type = {
      in: "Deposit",
      card: "Card",
      ach: "Transfer",
      atm: "ATM",
      fee: "Fee",
      interest: "Interest",
      check: "Check",
      transfer: "Transfer",
    } as const;
    const html = document(
      `body{font:10pt "DejaVu Sans";color:#10131a}${BASE}.led td{border-bottom:1px solid #eee;padding:5px 2px;font-size:8.6pt}.led td:first-child{width:64px;color:#777}.led th{font-size:7pt;color:#777;font-weight:normal}.big{font-size:17pt;font-weight:bold}`,
      `<div class=row><div style="font-size:22pt;font-weight:bold">juniper<span style="color:#27b07d">.</span></div><div class=r style="color:#777">${person.name}<br>${person.street}<br>${person.town}</div></div>
      <div style="margin:30px 0 4px" class=big>${date.monthYear(period.end)}</div><div style="color:#777">Juniper Everyday Account &bull;&bull;${number.slice(-4)}</div>
      <div class=row style="margin:24px 0"><div>${date.monthDay(period.start)} opening balance<div class=big>${$(month.beginning)}</div></div><div>${date.monthDay(period.end)} closing balance<div class=big>${$(month.ending)}</div></div></div>
      ${pairs(
        [
          ["Money in", `+${$(added(month))}`],
          ["Money out", `&minus;${$(taken(month))}`],
          [
            "Net change",
            added(month) - taken(month) < 0
              ? `&minus;${$(taken(month) - added(month))}`
              : `+${$(added(month) - taken(month))}`,
          ],
          ["Fees", "$0.00"],
        ],
        "style='width:50%'",
      )}
      <p style="font-size:11pt;font-weight:bold;margin:22px 0 4px">Everything that happened</p>${grid(
        "lllr",
        ["DATE", "WHERE", "TYPE", "AMOUNT"],
        rows.map((row) => [
          date.monthDay(row.day),
          escaped(row.text),
          type[row.kind],
          row.amount > 0 ? `+${$(row.amount)}` : `&minus;${$(-row.amount)}`,
        ]),
        "class=led",
      )}
      <p class=small style="color:#777">Juniper is a financial technology company, not a bank. Banking services provided by Halvard Bank, N.A., Member FDIC. The Juniper Visa&reg; Debit Card is issued by Halvard Bank, N.A. under a license from Visa U.S.A. Inc. Spot Me up to $200.00 is optional. Eligible members who keep $1,500.00 in Juniper Vault earn 4.00% APY. Report an error within 60 days: Juniper Labs Inc., 228 Park Ave S, PMB 40112, New York, NY 10003.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Juniper",
        ["Halvard Bank, N.A.", "Halvard Bank", "Juniper Labs Inc."],
        [{ kind: "checking", number, month, rows, totals: true }],
      ),
    };
  },
};

/** Issued by a partner bank named at the head; amount and net amount, settlement dates; savings with round-ups on the same pages. */
const settled: Layout = {
  name: "su-neobank-settlement-dates",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 660_019);
    const person = makePerson(random);
    const period = calendarMonth(random);
    const [first, second] = [digits(random, 12), digits(random, 12)];
    const saved = random.whole(4, 40) * 500;
    const day = addDays(period.start, random.whole(3, 20));
    const spend = makeMonth(
      period,
      [
        ...some(random, period, "in", ["Amazon Logistics, Payroll", "Square Inc"], 2, [40_000, 140_000]),
        ...some(
          random,
          period,
          "card",
          ["Dollar General #18801", "Metro by T-Mobile", "Racetrac 2255", "Wingstop 914"],
          random.whole(4, 9),
          [500, 8_800],
        ),
        ...some(random, period, "atm", ["MoneyPass ATM Walgreens"], random.whole(0, 1), [2_000, 18_000]),
        { day, text: "Transfer to Savings Account", amount: -saved, kind: "transfer" },
        ...some(random, period, "fee", ["Out-of-network ATM fee"], random.whole(0, 2), [250, 250]),
      ],
      random.whole(2_000, 60_000),
    );
    const saving = makeMonth(
      period,
      [{ day, text: "Transfer from Checking Account", amount: saved, kind: "in" }],
      random.whole(5_000, 500_000),
      { rate: 1.98, text: "Interest" },
    );
    const label = {
      in: "Direct Deposit",
      card: "Purchase",
      atm: "ATM Withdrawal",
      transfer: "Transfer",
      fee: "Fee",
      interest: "Interest",
      ach: "ACH",
      check: "Check",
    } as const;
    const block = (
      title: string,
      number: string,
      month: typeof spend,
      lines: ReadonlyArray<readonly [string, string]>,
    ) =>
      `<h2>${title} Statement</h2><div>Account number <b>${number}</b> &nbsp; Statement period <b>${date.monthYear(period.end)} (${date.longNoYear(period.start)} - ${date.long(period.end)})</b></div><h3>Summary</h3>${pairs([[`Beginning balance on ${date.long(period.start)}`, $(month.beginning)], ...lines, [`<b>Ending balance on ${date.long(period.end)}</b>`, `<b>${$(month.ending)}</b>`]])}<h3>Transactions</h3>${grid(
        "lllrrl",
        ["TRANSACTION DATE", "DESCRIPTION", "TYPE", "AMOUNT", "NET AMOUNT", "SETTLEMENT DATE"],
        month.rows.map((row) => [
          date.bare(row.day),
          row.text,
          label[row.kind],
          $(row.amount),
          $(row.amount),
          date.bare(row.kind === "card" ? addDays(row.day, 1) : row.day),
        ]),
        "class=led",
      )}`;
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h2{font-size:14pt;margin:20px 0 6px}h3{font-size:9pt;margin:12px 0 2px;border-bottom:1px solid #1ec677}td,th{padding:3px 3px}.led td{font-size:8pt}.led th{font-size:6.6pt}`,
      `<div class=row><div style="font-size:18pt;color:#1ec677;font-weight:bold">Kindling</div><div class="r small">Banking services provided by The Osprey River Bank<br>Member FDIC</div></div><div class=row style="margin-top:10px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class="r small">Member Services<br>(844) 555-0146<br>PO Box 417, San Francisco, CA 94104</div></div>
      ${block("Checking Account", first, spend, [
        ["Deposits", $(sum(spend, "in"))],
        ["ATM Withdrawals", $(-sum(spend, "atm"))],
        ["Purchases", $(-sum(spend, "card"))],
        ["Adjustments", "$0.00"],
        ["Transfers", $(-sum(spend, "transfer"))],
        ["Round Up Transfers", "$0.00"],
        ["Fees", $(-sum(spend, "fee"))],
        ["SpotMe Tips", "$0.00"],
      ])}
      <p class=small>Fee summary: Total ATM and cash fees for this period ${$(sum(spend, "fee"))}; total year-to-date ${$(yearToDate(sum(spend, "fee"), period.end))}.</p>
      ${block("Savings Account", second, saving, [
        ["Transfers from Checking", $(saved)],
        ["Interest paid", $(sum(saving, "interest"))],
        ["Withdrawals", "$0.00"],
      ])}
      <p class=small>Annual Percentage Yield earned ${saving.apy}%. Interest paid year-to-date ${$(yearToDate(sum(saving, "interest"), period.end))}. As of ${date.long(addDays(period.start, -12))} the Annual Percentage Yield is 2.00% and may change at any time. Error Resolution: tell us your name and account number and the dollar amount of the suspected error, within 60 days.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Kindling",
        ["The Osprey River Bank", "Osprey River Bank"],
        [
          { kind: "checking", number: first, month: spend, totals: true },
          {
            kind: "savings",
            number: second,
            month: saving,
            totals: true,
            open: { totalDeposits: [decimal(saved)] },
          },
        ],
      ),
    };
  },
};

export const suOnlineBanks: readonly Layout[] = [certificate, monthly, settled];
