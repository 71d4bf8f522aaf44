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
  debits,
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

/** "Statement Ending" at the head and dated balances in the summary; counts of credits and debits; checks in three columns. */
const ending: Layout = {
  name: "su-community-statement-ending",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 451_207);
    const person = makePerson(random);
    const period = calendarMonth(random);
    const number = digits(random, 9);
    const month = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["SOC SEC XXSOC SEC SSA TREAS 310", "Deposit", "DFAS-CLEVELAND RET NET"],
          random.whole(2, 4),
          [40_000, 210_000],
        ),
        ...some(
          random,
          period,
          "card",
          [
            "POS PUR CASEYS #3312 PELLA IA 6611",
            "POS PUR HY-VEE OTTUMWA 1504 OTTUMWA IA 6611",
            "DBT CRD FAREWAY STORES PELLA IA 6611",
          ],
          random.whole(3, 8),
          [500, 12_000],
        ),
        ...some(
          random,
          period,
          "ach",
          ["ALLIANT ENERGY IPL UTIL PMT", "MEDIACOM CABLE TV", "THRIVENT FINAN INSURANCE"],
          random.whole(1, 3),
          [4_000, 26_000],
        ),
        ...someChecks(random, period, random.whole(3, 9)),
      ],
      random.whole(150_000, 1_900_000),
      { rate: 0.15, text: "Interest Deposit" },
    );
    const paidChecks = only(month, "check");
    const list = (title: string, rows: readonly (typeof month.rows)[number][]) =>
      `<div class=hd>${title}</div>${grid("llr", ["Date", "Description", "Amount"], [...rows.map((row) => [date.slash(row.day), escaped(row.text), $(Math.abs(row.amount))]), ["", `<div class=r>${rows.length} item(s) totaling</div>`, $(Math.abs(rows.reduce((all, row) => all + row.amount, 0)))]], "class=led")}`;
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}.hd{background:#2d4f2b;color:#fff;font-weight:bold;padding:2px 6px;margin-top:12px}.led td:first-child{width:84px}.led tr:nth-child(odd) td{background:#f3f5f0}td,th{padding:1.6px 6px}.grey{border:1px solid #2d4f2b;padding:4px 8px}`,
      `<div class=row><div><i style="font-size:19pt;color:#2d4f2b">Red Rock County State Bank</i><br><span class=small>800 Main Street &middot; Pella, IA 50219 &middot; Return Service Requested</span><p style="margin:34px 0 0 24px">${person.name}<br>${person.street}<br>${person.town}</p></div><div class=grey style="max-width:250px"><b>Statement Ending ${date.slash(period.end)}</b><br><span class=small>Page 1 of 4</span>${pairs(
        [
          ["Account Number:", `XXXXX${number.slice(-4)}`],
          ["Managing Your Accounts", ""],
          ["Phone", "641-555-0119"],
          ["Online", "redrockstate.example"],
        ],
      )}</div></div>
      <div class=hd>Summary of Accounts</div>${grid("llr", ["Account Type", "Account Number", "Ending Balance"], [["NOW ACCOUNT - SENIOR", `XXXXX${number.slice(-4)}`, $(month.ending)]])}
      <div class=hd>NOW ACCOUNT - SENIOR - XXXXX${number.slice(-4)}</div><div class=row><div><b>Account Summary</b>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        [
          [date.slash(period.start), "<b>Beginning Balance</b>", `<b>${$(month.beginning)}</b>`],
          ["", `${credits(month).length} Credit(s) This Period`, $(added(month))],
          ["", `${debits(month).length} Debit(s) This Period`, $(taken(month))],
          [date.slash(period.end), "<b>Ending Balance</b>", `<b>${$(month.ending)}</b>`],
        ],
      )}</div><div><b>Interest Summary</b>${pairs([
        ["Interest Earned From", `${date.slash(period.start)} through ${date.slash(period.end)}`],
        ["Annual Percentage Yield Earned", `${month.apy}%`],
        ["Interest Days", String(period.days)],
        ["Interest Earned", $(sum(month, "interest"))],
        ["Interest Paid This Period", $(sum(month, "interest"))],
        ["Interest Paid Year-to-Date", $(yearToDate(sum(month, "interest"), period.end))],
        ["Average Available Balance", $(month.average)],
        ["Minimum Balance", $(month.lowest)],
      ])}</div></div>
      ${list("Deposits", only(month, "in"))}${list("Other Credits", only(month, "interest"))}${list("Electronic Debits", only(month, "card", "ach"))}
      <div class=hd>Checks Cleared</div>${grid(
        "rlrrlrrlr",
        ["Check Nbr", "Date", "Amount", "Check Nbr", "Date", "Amount", "Check Nbr", "Date", "Amount"],
        columns(
          paidChecks.map((row, index) => [
            `${row.check}${index > 0 && Number(row.check) - Number(paidChecks[index - 1]?.check) > 1 ? "*" : ""}`,
            date.slash(row.day),
            $(-row.amount),
          ]),
          3,
        ),
      )}<div class=small>* Indicates skipped check number &nbsp; ${paidChecks.length} item(s) totaling ${$(sum(month, "check"))}</div>
      <div class=hd>Daily Balances</div>${grid(
        "lrlrlr",
        ["Date", "Amount", "Date", "Amount", "Date", "Amount"],
        columns(
          daily(month).map(([day, balance]) => [date.slash(day), $(balance)]),
          3,
        ),
      )}
      <div class=hd>Overdraft and Returned Item Fees</div>${grid(
        "lrrr",
        ["", "Total for this period", "Total year-to-date", "Previous year-to-date"],
        [
          ["Total Overdraft Fees", "$0.00", "$0.00", "$64.00"],
          ["Total Returned Item Fees", "$0.00", "$0.00", "$32.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: truthOf(
        "Red Rock County State Bank",
        [],
        [
          {
            kind: "checking",
            number,
            month,
            totals: true,
            rows: [
              ...only(month, "in"),
              ...only(month, "interest"),
              ...only(month, "card", "ach"),
              ...paidChecks,
            ],
            facts: { statementDate: period.end },
          },
        ],
      ),
    };
  },
};

/** An old core's typewriter print: the closing date only, the opening day beside the balance forward, trailing signs, days in the cycle. */
const typed: Layout = {
  name: "su-community-typed-closing-date",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 618_733);
    const person = makePerson(random);
    const period = cycle(random);
    const last = addDays(period.start, -1);
    const number = `${digits(random, 3)}-${digits(random, 3)}-${digits(random, 1)}`;
    const month = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["DEPOSIT", "BAYOU STEEL FAB   PAYROLL", "REGULAR DEPOSIT"],
          random.whole(2, 4),
          [30_000, 170_000],
        ),
        ...some(
          random,
          period,
          "ach",
          ["ENTERGY LA        UTIL DRAFT", "WASHINGTON-ST TAMMANY  EL BILL", "ALFA MUTUAL       INS PREM"],
          random.whole(1, 3),
          [4_000, 31_000],
        ),
        ...some(
          random,
          period,
          "card",
          ["POS ROUSES MARKET 61 COVINGTON", "POS WAL-MART #0989 HAMMOND", "ATM W/D 114 N CATE HAMMOND"],
          random.whole(2, 6),
          [900, 16_000],
        ),
        ...someChecks(random, period, random.whole(4, 10)),
        {
          day: addDays(period.end, -1),
          text: "SERVICE CHARGE",
          amount: -random.whole(300, 1_200),
          kind: "fee",
        },
      ],
      random.whole(40_000, 560_000),
    );
    const pad = (text: string, width: number) => text.padEnd(width).slice(0, width);
    const right = (text: string, width: number) => text.padStart(width);
    const others = month.rows.filter((row) => row.kind !== "check");
    const paidChecks = only(month, "check");
    const sheet = (cells: readonly string[], count: number) =>
      columns(
        cells.map((cell) => [cell]),
        count,
        true,
      )
        .map((row) => ` ${row.join("   ")}`)
        .join("\n");
    const [inCount, outCount] = [credits(month).length, only(month, "ach", "card", "check").length];
    const text = [
      `                                                       PAGE    1`,
      ` TANGIPAHOA SAVINGS BANK & TR                          ACCOUNT ${number}`,
      ` POST OFFICE DRAWER 400                                STATEMENT DATE ${date.short(period.end)}`,
      ` HAMMOND LA 70404-0400                                 ITEMS ENCLOSED  ${paidChecks.length}`,
      "",
      "",
      `          ${person.name.toUpperCase()}`,
      `          ${person.street.toUpperCase()}`,
      `          ${person.town.toUpperCase()}`,
      "",
      " ==== FREEDOM CHECKING ==========================================================",
      ` BALANCE LAST STATEMENT ${date.short(last)} ............................ ${right(P(month.beginning), 14)}`,
      ` ${right(String(inCount), 3)} DEPOSITS/CREDITS ..................................... ${right(P(added(month)), 14)}+`,
      ` ${right(String(outCount), 3)} CHECKS/DEBITS ........................................ ${right(P(taken(month) - sum(month, "fee")), 14)}-`,
      `     SERVICE CHARGE ....................................... ${right(P(sum(month, "fee")), 14)}-`,
      ` BALANCE THIS STATEMENT ${date.short(period.end)} ............................ ${right(P(month.ending), 14)}`,
      ` DAYS IN CYCLE ${period.days}     AVERAGE BALANCE ${P(month.average)}     MINIMUM BALANCE ${P(month.lowest)}`,
      "",
      " - - - - - - - - - -  TRANSACTIONS OTHER THAN CHECKS - - - - - - - - - - - - -",
      " DATE   DESCRIPTION                              DEBITS         CREDITS",
      ...others.map(
        (row) =>
          ` ${date.noYear(row.day)}  ${pad(row.text, 34)} ${row.amount < 0 ? `${right(P(-row.amount), 12)}-` : right(`${P(row.amount)}+`, 29)}`,
      ),
      "",
      " - - - - - - - - - -  CHECKS   (* SKIP IN NUMBER) - - - - - - - - - - - - - -",
      sheet(
        paidChecks.map(
          (row, index) =>
            `${date.noYear(row.day)} ${right(row.check ?? "", 5)}${index > 0 && Number(row.check) - Number(paidChecks[index - 1]?.check) > 1 ? "*" : " "}${right(P(-row.amount), 10)}`,
        ),
        3,
      ),
      "",
      " - - - - - - - - - -  BALANCE BY DATE - - - - - - - - - - - - - - - - - - - -",
      sheet(
        [
          `${date.noYear(last)} ${right(P(month.beginning), 12)}`,
          ...daily(month).map(([day, balance]) => `${date.noYear(day)} ${right(P(balance), 12)}`),
        ],
        4,
      ),
      "",
      " **  NSF/OVERDRAFT CHARGE IS 30.00 PER ITEM.  YEAR-TO-DATE OVERDRAFT CHARGES",
      `     ${random.pick(["0.00", "30.00", "60.00"])}   RETURNED ITEM CHARGES 0.00.  CD SPECIAL 7 MONTHS 4.05% APY MIN 1,000.00  **`,
      " FORMERLY FIRST HOMESTEAD OF HAMMOND                               MEMBER FDIC",
    ];
    return {
      html: document(
        "body{font:8.4pt 'Liberation Mono'}pre{margin:0;font:inherit;line-height:1.22}",
        `<pre>${escaped(text.join("\n"))}</pre>`,
      ),
      truth: truthOf(
        "TANGIPAHOA SAVINGS BANK & TR",
        ["Tangipahoa Savings Bank & Trust", "Tangipahoa Savings Bank"],
        [
          {
            kind: "checking",
            number: number.replaceAll("-", ""),
            month,
            totals: true,
            rows: [...others, ...paidChecks].map((row) => ({
              ...row,
              text: row.text.replaceAll(/\s+/g, " "),
            })),
            undated: true,
            facts: { statementDate: period.end },
            open: {
              periodStart: [period.start, last],
              totalWithdrawals: [decimal(taken(month) - sum(month, "fee"))],
            },
          },
        ],
      ),
    };
  },
};

/** A money-market account whose rates stand in tiers and change within the period; deposits and withdrawals in two columns. */
const tiers: Layout = {
  name: "su-money-market-tiers",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 127_401);
    const person = makePerson(random);
    const period = cycle(random);
    const number = digits(random, 10);
    const rate = random.pick([2.1, 2.65, 3.05]);
    const month = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["Customer deposit", "Funds transfer from x2240", "Incoming wire Sabine Title Co"],
          random.whole(1, 3),
          [100_000, 1_900_000],
        ),
        ...some(
          random,
          period,
          "transfer",
          ["Funds transfer to x2240", "Outgoing wire Sabine Title Co"],
          random.whole(0, 2),
          [50_000, 900_000],
        ),
        ...someChecks(random, period, random.whole(0, 3)),
      ],
      random.whole(2_500_000, 19_000_000),
      { rate, text: "Interest credited" },
    );
    const earned = sum(month, "interest");
    const html = document(
      `body{font:9.4pt "DejaVu Serif"}${BASE}h2{font-size:10pt;margin:16px 0 4px;border-bottom:1px solid #000}.led td:first-child{width:70px}td,th{padding:2.4px 4px;vertical-align:top}th{font-size:7.6pt}.side{width:33%;font-size:7.8pt;border-left:1px solid #aaa;padding-left:12px}`,
      `<div style="text-align:center;letter-spacing:3px"><b style="font-size:15pt">S A L T &nbsp; H A R B O R</b><br><span class=small>TRUST COMPANY &middot; EST. 1868 &middot; NEW BEDFORD</span></div>
      <div style="display:flex;gap:16px;margin-top:22px"><div style="flex:1"><p>${person.name}<br>${person.street}<br>${person.town}</p>
      <p><b>Premier Money Market</b><br>Account no. ending in ${number.slice(-4)}<br>This statement covers ${period.days} days, from ${date.longNoYear(period.start)} through ${date.long(period.end)}.</p>
      <h2>At a glance</h2><p>You began the period with <b>${$(month.beginning)}</b>. You added ${$(added(month) - earned)} and earned ${$(earned)} in interest; ${taken(month) === 0 ? "nothing was taken out" : `${$(taken(month))} was taken out`}. You ended it with <b>${$(month.ending)}</b>.</p>
      <h2>Activity</h2>${grid("llrrr", ["Date", "Activity", "Withdrawals", "Deposits", "Balance"], [[date.monthDay(period.start), "Balance brought forward", "", "", P(month.beginning)], ...month.rows.map((row) => [date.monthDay(row.day), row.check ? `Check ${row.check}` : row.text, row.amount < 0 ? P(-row.amount) : "", row.amount > 0 ? P(row.amount) : "", P(row.balance)])], "class=led")}
      </div><div class=side><b>Your rates this period</b>${grid(
        "lrr",
        ["Balance tier", "Rate", "APY"],
        [
          ["Under $10,000", "0.25%", "0.25%"],
          ["$10,000 to $24,999.99", `${(rate - 1).toFixed(2)}%`, `${(rate - 0.99).toFixed(2)}%`],
          ["$25,000 and over", `${rate.toFixed(2)}%`, `${month.apy}%`],
        ],
      )}<p>Through ${date.monthDay(addDays(period.start, -1))} the top tier paid ${(rate + 0.25).toFixed(2)}%. Rates may change at any time.</p>${pairs(
        [
          ["APY earned", `${month.apy}%`],
          ["Average daily balance", P(month.average)],
          ["Interest this period", P(earned)],
          ["Interest this year", P(yearToDate(earned, period.end))],
          ["Interest last year", P(yearToDate(earned, "2025-12-31"))],
        ],
      )}<p><b>Transfers.</b> A fee of $15.00 applies to each withdrawal over six a cycle. Falling below $10,000.00 costs $20.00 a month.</p><p><b>Home equity lines</b> from 7.74% APR. Ask at any office.</p></div></div>
      <p class=small style="margin-top:24px">SaltHarbor is the brand of Salt Harbor Trust Company, a Massachusetts chartered savings bank. Member FDIC. Member DIF. Direct inquiries to 128 Union Street, New Bedford, MA 02740 or saltharbor-trust.example.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Salt Harbor Trust Company",
        ["Salt Harbor", "SaltHarbor", "SALT HARBOR"],
        [
          {
            kind: "savings",
            number,
            month,
            totals: true,
            open: {
              apr: [rate.toFixed(2)],
              totalDeposits: [decimal(added(month) - earned)],
              ...(taken(month) === 0 ? { totalWithdrawals: ["0.00"] } : {}),
            },
          },
        ],
      ),
    };
  },
};

export const suCommunityBanks: readonly Layout[] = [ending, typed, tiers];
