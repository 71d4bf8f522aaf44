import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  added,
  calendarMonth,
  cycle,
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

/** A prepaid card's month, named by the month only: what was loaded and spent, fees of the month and of the year. */
const prepaid: Layout = {
  name: "su-prepaid-month-and-fees",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 711_223);
    const person = makePerson(random);
    const period = calendarMonth(random);
    const number = digits(random, 16);
    const month = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["DD STATE OF OHIO CHILD SUPPORT", "CASH RELOAD @ DOLLAR GENERAL", "TRANSFER FROM ANOTHER CARD"],
          random.whole(1, 3),
          [5_000, 60_000],
        ),
        ...some(
          random,
          period,
          "card",
          [
            "SIGNATURE PURCHASE ALDI 72114",
            "PIN PURCHASE SPEEDWAY 04471",
            "SIGNATURE PURCHASE RENT-A-CENTER",
          ],
          random.whole(3, 8),
          [400, 9_900],
        ),
        ...some(random, period, "fee", ["PURCHASE TRANSACTION FEE"], random.whole(1, 4), [150, 150]),
        { day: addDays(period.start, 1), text: "MONTHLY PLAN FEE", amount: -995, kind: "fee" },
      ],
      random.whole(500, 25_000),
    );
    const fees = sum(month, "fee");
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h2{font-size:10pt;background:#ffd23c;padding:3px 8px}td,th{padding:2.5px 8px}.led td{border-bottom:1px dotted #999}.fees td,.fees th{border:1px solid #444}`,
      `<div class=row><div><b style="font-size:19pt">Brisk<span style="color:#d93a00">Card</span></b> prepaid Mastercard<sup>&reg;</sup></div><div class=r>Transaction history<br><b style="font-size:13pt">${date.monthYear(period.end).toUpperCase()}</b></div></div><div class=row style="margin-top:18px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Card number", `XXXX XXXX XXXX ${number.slice(-4)}`],
          ["Balance at start of month", $(month.beginning)],
          ["Loads", $(added(month))],
          ["Purchases and withdrawals", $(sum(month, "card"))],
          ["Fees", $(fees)],
          ["<b>Balance at end of month</b>", `<b>${$(month.ending)}</b>`],
        ],
      )}</div></div>
      <h2>Fees you paid</h2>${grid(
        "lrr",
        ["", "This month", `Jan. 1 to date`],
        [
          ["Monthly plan fee", "$9.95", $(yearToDate(995, period.end))],
          ["Per purchase fee ($1.50 each)", $(fees - 995), $(yearToDate(fees - 995, period.end))],
          ["ATM withdrawal fee", "$0.00", "$2.50"],
          [
            "<b>Total fees</b>",
            $(fees),
            $(yearToDate(995, period.end) + yearToDate(fees - 995, period.end) + 250),
          ],
        ],
        "class=fees",
      )}
      <h2>Activity</h2>${grid(
        "lllrr",
        ["Posted", "Type", "Details", "Amount", "Card balance"],
        month.rows.map((row) => [
          date.bareShort(row.day),
          row.amount > 0 ? "Load" : row.kind === "fee" ? "Fee" : "Spend",
          escaped(row.text),
          money.brackets(row.amount),
          P(row.balance),
        ]),
        "class=led",
      )}
      <p class=small>Cash reload limit $2,500.00 a day; maximum card balance $15,000.00. The optional savings feature pays 6.00% APY up to $2,000.00; you have not enrolled. BriskCard is issued by Pathfinder Valley Bank, N.A., Member FDIC, pursuant to license by Mastercard International Incorporated, and serviced by Brisk Payments Solutions, a d/b/a of BPS Holdings LLC. Call 1-866-555-0155 or write P.O. Box 2136, Austin, TX 78768 within 60 days if a transaction is wrong.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Pathfinder Valley Bank, N.A.",
        ["BriskCard", "Brisk Card", "Pathfinder Valley Bank", "Brisk Payments Solutions"],
        [
          {
            kind: "checking",
            number,
            month,
            totals: true,
            undated: true,
            open: { kind: ["other"], totalWithdrawals: [decimal(taken(month) - fees)] },
          },
        ],
      ),
    };
  },
};

/** A teenager's account kept by a parent: pots that make one balance, chores and allowance, no cents in the goals. */
const teen: Layout = {
  name: "su-teen-pots",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 515_047);
    const person = makePerson(random);
    const period = cycle(random);
    const number = digits(random, 8);
    const month = makeMonth(
      period,
      [
        ...some(
          random,
          period,
          "in",
          ["Weekly allowance", "Chore: mow the lawn", "Gift from Grandma"],
          random.whole(3, 5),
          [500, 4_000],
        ),
        ...some(
          random,
          period,
          "card",
          ["Roblox", "Five Below 0912", "Regal Cinemas", "Dairy Queen 4471"],
          random.whole(2, 6),
          [299, 2_600],
        ),
      ],
      random.whole(2_000, 30_000),
      { rate: 2, text: "Savings reward" },
    );
    const save = Math.floor(month.ending / 3);
    const give = Math.floor(month.ending / 20);
    const html = document(
      `body{font:10pt "DejaVu Sans"}${BASE}.pot{display:flex;gap:10px;margin:12px 0}.pot div{flex:1;border-radius:14px;padding:10px;background:#e8f6f8}.pot b{font-size:13pt;display:block}.led td{padding:4px;font-size:8.6pt;border-bottom:1px solid #d7e9ec}`,
      `<div style="background:#0a7f8c;color:#fff;padding:12px 16px;border-radius:14px"><b style="font-size:18pt">fern &amp; penny</b><div style="float:right;text-align:right">Sam's statement<br>${date.monthDay(period.start)} &ndash; ${date.abbreviatedBare(period.end)}</div><br>Spending account for minors</div>
      <p>Parent account owner: ${person.name}, ${person.street}, ${person.town}<br>Account ${number} &nbsp; Card ending ${digits(random, 4)}</p>
      <p>Sam started with <b>${$(month.beginning)}</b> and finished with <b>${$(month.ending)}</b>.</p>
      <div class=pot><div>Spend<b>${$(month.ending - save - give)}</b></div><div>Save<b>${$(save)}</b>goal: $250 skateboard</div><div>Give<b>${$(give)}</b></div></div>
      ${pairs(
        [
          ["Came in", $(added(month))],
          ["Went out", $(taken(month))],
          ["Of that, with the card", $(sum(month, "card"))],
        ],
        "style='width:55%'",
      )}
      <p><b>In</b></p>${grid(
        "llr",
        [],
        month.rows
          .filter((row) => row.amount > 0)
          .map((row) => [date.monthDay(row.day), row.text, `+ ${$(row.amount)}`]),
        "class=led",
      )}<p><b>Out</b></p>${grid(
        "llr",
        [],
        only(month, "card").map((row) => [date.monthDay(row.day), row.text, `- ${$(-row.amount)}`]),
        "class=led",
      )}
      <p class=small>Limits: $500.00 a day by card, $100.00 at ATMs. The savings reward of 2.00% a year is paid by Fern &amp; Penny, Inc. on the average daily balance of ${$(month.average)}. The monthly family plan of $5.99 is billed to the parent's card at Halvard Bank. Fern &amp; Penny cards are issued by Copper Gate Community FSB, Member FDIC.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Fern & Penny",
        ["Copper Gate Community FSB", "Fern & Penny, Inc."],
        [
          {
            kind: "checking",
            number,
            month,
            totals: true,
            rows: [...month.rows.filter((row) => row.amount > 0), ...only(month, "card")],
            open: { kind: ["savings", "other"] },
          },
        ],
      ),
    };
  },
};

export const suPrepaid: readonly Layout[] = [prepaid, teen];
