import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  inYears,
  makeSlCard,
  NEXT_PAGE,
  type SlRow,
  slAccount,
  slRows,
  slWarning,
  takesLonger,
} from "./sl-data.ts";

const $ = money.dollar;

const TOWN_SHOPS = [
  "HY-VEE 1388 CEDAR FALLS IA",
  "CASEYS #2941 AMES IA",
  "FLEET FARM 4400 MASON CITY IA",
  "MENARDS 3150 DUBUQUE IA",
  "PANERA BREAD #601422 O",
  "VZWRLSS*APOCC VISB 800-922-0204 FL",
  "CULVERS OF WAVERLY",
  "AMAZON RETA* BT3QU1XK0 WWW.AMAZON.CO WA",
];

/** A credit union's card: plain words for each line, fees and interest as two finance charges, daily rates beside yearly ones. */
const unionCard: Layout = {
  name: "sl-card-union-daily-rates",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const made = makeSlCard(seed, {
      salt: 101,
      shops: TOWN_SHOPS,
      owed: [45_000, 620_000],
      rows: [6, 16],
      price: [480, 14_000],
      pays: [5, 40],
      apr: [9, 17],
      bearing: 100,
      fees: [{ text: "LATE CHARGE", amount: 2_500, chance: 0.25 }],
      room: [50_000, 500_000],
      limitStep: 50_000,
    });
    const d = {
      ...made,
      rows: made.rows.map((row) =>
        row.kind === "payment" ? { ...row, text: "PAYMENT BY TRANSFER FROM SHARE 01" } : row,
      ),
    };
    const part = (title: string, kinds: ReadonlyArray<SlRow["kind"]>) => {
      const rows = d.rows.filter((row) => kinds.includes(row.kind));
      return {
        rows,
        html: `<tr><td colspan=5 class=part>${title}</td></tr>${
          rows.length === 0
            ? "<tr><td></td><td></td><td>None this cycle</td></tr>"
            : rows
                .map(
                  (row) =>
                    `<tr><td>${date.noYear(row.day)}</td><td>${date.noYear(row.posted)}</td><td>${escaped(row.text)}</td><td>${row.reference}</td><td class=r>${money.trailing(row.amount)}</td></tr>`,
                )
                .join("")
        }`,
      };
    };
    const parts = [
      part("Payments and Credits", ["payment", "credit"]),
      part("Purchases and Debits", ["purchase"]),
      part("Fees", ["fee"]),
    ];
    const html = document(
      `body{font:9.5pt "Liberation Sans"}${BASE}.part{font-weight:bold;background:#f3eee2;padding:4px}.ttl{font:bold 11pt "Liberation Serif";color:#7a4b12;border-bottom:1px solid #7a4b12;margin:12px 0 4px}td{padding:2px 4px}.must{border:2px solid #7a4b12;padding:8px 12px}`,
      `<div class=row><div><b style="font:bold 15pt 'Liberation Serif';color:#7a4b12;white-space:nowrap">Prairie Lantern Federal Credit Union</b><br>Visa Classic · member statement</div><div class="r small">Member service (319) 555-0150<br>Lost card, any hour (800) 555-0101<br>P.O. Box 77, Waterloo IA 50704</div></div>
      <div class=row style="margin-top:20px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}<br><br>Card XXXX XXXX XXXX ${d.last4}<br>Cycle of ${d.days} days, ${date.slash(d.start)} through ${date.slash(d.end)}</div><div class=must>${pairs(
        [
          ["<b>Ending Balance</b>", `<b>${$(d.balance)}</b>`],
          ["<b>Minimum Amount Due</b>", `<b>${$(d.minimum)}</b>`],
          ["<b>Must Reach Us By</b>", `<b>${date.slash(d.due)}</b>`],
          ["Delinquent Amount (included)", "$0.00"],
        ],
      )}</div></div>
      <div class=row><div><div class=ttl>Recap of Your Account</div>${pairs([
        ["Balance Forward", $(d.previous)],
        ["Payments and Credits", `${$(d.payments + d.credits)}-`],
        ["Purchases and Debits", $(d.purchases)],
        ["Cash Disbursed", "$0.00"],
        ["FINANCE CHARGE, fees", $(d.fees)],
        ["FINANCE CHARGE, interest", $(d.interest)],
        ["Ending Balance", $(d.balance)],
      ])}</div><div><div class=ttl>Credit Line</div>${pairs([
        ["Line Approved", $(d.limit)],
        ["Open to Buy", $(d.available)],
        ["Open for Cash", $(Math.min(d.available, Math.floor(d.limit / 4)))],
      ])}<div class=ttl>${d.end.slice(0, 4)} to date</div>${pairs([
        ["Fees", $(d.ytdFees)],
        ["Interest", $(d.ytdInterest)],
      ])}</div></div>
      <p class=small><b>Late payment warning:</b> if we do not receive your minimum amount due by ${date.slash(d.due)} you may owe a late charge of up to $25.00. <b>Minimum payment warning:</b> if you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>
      ${grid(
        "lll",
        [
          "If you make no additional charges and each month you pay...",
          "You will pay off this balance in about...",
          "And end up paying an estimated total of...",
        ],
        [
          ["Only the minimum payment", inYears(d), money.wholeDollars(d.totalCost)],
          ...(takesLonger(d)
            ? [
                [
                  money.wholeDollars(d.monthly),
                  "3 years",
                  `${money.wholeDollars(d.monthly * 36)} (Savings of ${money.wholeDollars(Math.max(0, d.totalCost - d.monthly * 36))})`,
                ],
              ]
            : []),
        ],
        "style='font-size:8pt;border:1px solid #999'",
      )}<p class=small>Credit counseling: (866) 555-0117. Skip-a-pay in December costs $35.00 a loan. Auto loans as low as 5.49% APR.</p>
      <div style="border-top:1px dashed #000;margin-top:150px;padding-top:8px" class=row><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}<br><br>Prairie Lantern FCU, Card Payments<br>P.O. Box 3129, Milwaukee WI 53201</div><div>${pairs(
        [
          ["Card number ending", d.last4],
          ["Ending Balance", $(d.balance)],
          ["Minimum Amount Due", $(d.minimum)],
          ["Must Reach Us By", date.slash(d.due)],
          ["Amount enclosed", "$ _________"],
        ],
      )}</div></div>
      ${NEXT_PAGE}<div class=row><b>Card XXXX XXXX XXXX ${d.last4}</b><div class=r>Statement of ${date.slash(d.end)}, page 2</div></div>
      <table style="font-size:8.5pt;margin-top:8px"><tr><th>Tran</th><th>Post</th><th>Description</th><th>Reference</th><th class=r>Amount</th></tr>${parts.map((entry) => entry.html).join("")}</table>
      <div class=ttl>Finance Charge Computation</div>${grid(
        "lrrrr",
        [
          "Type",
          "Average daily balance",
          "Daily periodic rate",
          "Corresponding ANNUAL PERCENTAGE RATE",
          "Interest",
        ],
        [
          [
            "Purchases",
            $(d.interestBase),
            `${(Number(d.apr) / 365).toFixed(5)}%`,
            `${d.apr}%`,
            $(d.interest),
          ],
          ["Cash Disbursements", "$0.00", `${(Number(d.apr) / 365).toFixed(5)}%`, `${d.apr}%`, "$0.00"],
        ],
      )}<p class=small>Your rates do not vary. Federal credit unions may charge at most 18.00%. A default on this card may be collected from shares you pledged. To dispute a charge write within 60 days to the address on page 1; you need not pay the amount in question meanwhile. Gift cards bought at the office: $3.95.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Prairie Lantern Federal Credit Union",
        accounts: [
          {
            ...slAccount(d, "Prairie Lantern Federal Credit Union"),
            pastDue: "0.00",
            minimumPaymentWarning: slWarning(d),
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
              { kind: "cash-advance", apr: d.apr, balance: "0.00" },
            ],
          },
        ],
        transactions: slRows(parts.flatMap((entry) => entry.rows)),
        allowed: { "accounts.0.statementDate": [d.end] },
      },
    };
  },
};

const CITY_SHOPS = [
  "Kismet Ramen",
  "Lyft",
  "Trader Joe's",
  "Con Edison",
  "Spotify",
  "Blank Street Coffee",
  "Uniqlo",
  "Duane Reade",
  "Citi Bike",
  "The Strand Book Store",
];

/** A card from an app: rows under the name of the day, plus and minus from the holder's side, rates in a sentence. */
const byDay: Layout = {
  name: "sl-card-app-by-day",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const made = makeSlCard(seed, {
      salt: 202,
      shops: CITY_SHOPS,
      owed: [12_000, 260_000],
      rows: [9, 22],
      price: [275, 9_900],
      pays: [8, 100],
      apr: [19, 28],
      bearing: 100,
      fees: [{ text: "Late fee", amount: 1_000, chance: 0.2 }],
      room: [40_000, 300_000],
      limitStep: 10_000,
    });
    const rows = [
      ...made.rows.map((row) => {
        if (row.kind === "payment") return { ...row, text: "Payment from Checking ••3307" };
        return row.kind === "credit" ? { ...row, text: `Refund: ${row.text}` } : row;
      }),
      ...(made.interest > 0
        ? [
            {
              day: made.end,
              posted: made.end,
              text: "Interest",
              amount: made.interest,
              kind: "interest" as const,
              reference: "",
            },
          ]
        : []),
    ];
    const d = { ...made, rows };
    const days = [...new Set(rows.map((row) => row.day))].toReversed();
    const listed = days.map((day) => ({ day, rows: rows.filter((row) => row.day === day) }));
    const html = document(
      `body{font:10pt "DejaVu Sans";color:#111}${BASE}.tiles{display:flex;gap:12px;margin:18px 0}.tiles>div{flex:1;background:#f2f7f5;border-radius:14px;padding:14px}.tiles b{display:block;font-size:17pt}.day{font-weight:bold;color:#0b7a5b;margin:11px 0 2px;border-bottom:1px solid #cfe5dd}.keep{break-inside:avoid}.mv{display:flex;justify-content:space-between;padding:2px 0;font-size:9pt}td{padding:4px 0}.foot{font-size:7pt;color:#555;line-height:1.5}`,
      `<div class=row><div style="font-size:24pt;font-weight:bold;color:#0b7a5b">minto<span style="font-weight:normal">card</span></div><div class=r>Statement ${date.longNoYear(d.start)} to ${date.long(d.end)}<br>Card •••• ${d.last4}</div></div>
      <p>${d.person.name}, ${d.person.street}, ${d.person.town}</p>
      <div class=tiles><div>Statement balance<b>${$(d.balance)}</b></div><div>Minimum payment<b>${$(d.minimum)}</b></div><div>Pay by<b style="font-size:13pt;line-height:1.9">${date.long(d.due)}</b></div></div>
      <p>Pay ${$(d.balance)} by ${date.long(d.due)} and you will not be charged interest on purchases. If we get less than ${$(d.minimum)} by then, you may have to pay a late fee of up to $10.00.</p>
      <div class=row><div><b>This month in numbers</b>${pairs([
        ["Where you started", $(d.previous)],
        ["You paid", `-${$(d.payments)}`],
        ["Refunds", `${d.credits > 0 ? "-" : ""}${$(d.credits)}`],
        ["You spent", `+${$(d.purchases)}`],
        ["Fees", `+${$(d.fees)}`],
        ["Interest", `+${$(d.interest)}`],
        ["Where you ended", `<b>${$(d.balance)}</b>`],
      ])}</div><div><b>Credit</b>${pairs([
        ["Spending limit", $(d.limit)],
        ["Available to spend", $(d.available)],
      ])}<br><b>Minto Leaves</b>${pairs([
        ["Earned this month", String(Math.floor(d.purchases / 100))],
        ["Leaves in all", d.points.toLocaleString("en-US")],
        ["Worth", $(d.points)],
      ])}</div></div>
      <p class=foot style="font-size:8pt"><b>If you only pay the minimum:</b> a balance of ${$(d.balance)} with no new purchases would take about ${inYears(d)} to pay off, and you would pay about ${$(d.totalCost)} in total. ${takesLonger(d) ? `With ${$(d.monthly)} a month it would take 3 years and ${$(d.monthly * 36)}. ` : ""}Credit counseling: 1-877-555-0146.</p>
      ${NEXT_PAGE}<b style="font-size:14pt">Day by day</b>${listed
        .map(
          (entry) =>
            `<div class=keep><div class=day>${date.longNoYear(entry.day)}</div>${entry.rows
              .map(
                (row) =>
                  `<div class=mv><span>${escaped(row.text)}</span><span>${row.amount < 0 ? "+" : "−"}${$(Math.abs(row.amount))}</span></div>`,
              )
              .join("")}</div>`,
        )
        .join("")}
      <p class=foot style="margin-top:18px"><b>Interest.</b> We charged ${$(d.interest)} on an average daily balance of ${$(d.interestBase)} at your purchase APR of ${d.apr}%, which varies with the Prime Rate (${(Number(d.apr) - 12.5).toFixed(2)}% now). This card has no cash advances and no balance transfers. In ${d.end.slice(0, 4)} we have charged you ${$(d.ytdInterest)} of interest and ${$(d.ytdFees)} of fees. New customers pay 0% APR for 6 months and 20.49% to 31.49% after that. Minto is a service of Minto Labs, Inc.; the card is issued by Bay Harbor Bank, N.A. Write to PO Box 620, Wilmington DE 19899 about errors within 60 days; after ${date.long(addDays(d.end, 60))} we need not correct this statement.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "minto",
        accounts: [
          {
            ...slAccount(d, "minto"),
            minimumPaymentWarning: slWarning(d),
            aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) }],
          },
        ],
        transactions: slRows(listed.flatMap((entry) => entry.rows)),
        allowed: {
          // The heading names the period alone; its last day is that of the statement as well.
          "accounts.0.statementDate": [d.end],
          institution: ["mintocard", "Bay Harbor Bank, N.A.", "Minto Labs, Inc."],
          "accounts.0.institution": ["mintocard", "Bay Harbor Bank, N.A.", "Minto Labs, Inc."],
        },
      },
    };
  },
};

export const slCardsFirst: readonly Layout[] = [unionCard, byDay];
