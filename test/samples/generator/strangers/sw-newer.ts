import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import {
  $,
  cardTold,
  cashApr,
  linesOf,
  NEXT,
  points,
  purchaseApr,
  rowOf,
  swCard,
  transferApr,
  warningRows,
  whole,
} from "./sw-data.ts";

const WARNING =
  "If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:";
type Line = ReturnType<typeof linesOf>[number];

/** A device maker's card: large light figures, transactions with the cash each earned, sentences that name rates. */
const nectar: Layout = {
  name: "sw-card-device-maker",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 13,
      shop: ([name, city, state], code) => `${name} ${code % 900} Main St ${city} ${code} ${state} USA`,
      paid: "ACH Deposit Internet transfer from account ending in 4410",
      interest: "Interest Charge",
      late: "Late Fee",
      rates: [18, 28],
      cashApr: "0.00",
      size: [40_000, 500_000],
      floor: 2_500,
    });
    const { person, random } = card;
    const earned = (line: Line) => $(Math.round(line.amount * 0.02));
    const daily = linesOf(card, "purchase").reduce((sum, line) => sum + Math.round(line.amount * 0.02), 0);
    const plain = (lines: readonly Line[]) =>
      grid(
        "llr",
        ["Date", "Description", "Amount"],
        lines.map((line) => [
          date.slash(line.day),
          escaped(line.text),
          line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount),
        ]),
        "class=t",
      );
    const html = document(
      `body{font:9.5pt "Liberation Sans";color:#1d1d1f}${BASE}.lg{font-size:20pt;font-weight:bold}.big{font-size:22pt}h2{font-size:15pt;margin:18px 0 6px;border-top:1px solid #d2d2d7;padding-top:10px}.t td,.t th{padding:4px 3px;font-size:8.4pt;border-bottom:1px solid #e5e5ea}.g{color:#6e6e73;font-size:8pt}.w td,.w th{padding:4px;font-size:8pt;font-weight:normal;border-bottom:1px solid #ccc}`,
      `<div class=row><div class=lg>Nectar Card</div><div class="g r">Statement<br>${person.name}, j.sample@mail.example</div></div><div class=row style="margin-top:20px"><div><div class=g>Your ${date.monthYear(card.end).split(" ")[0]} Balance as of ${date.abbreviated(card.end)}</div><div class=big>${$(card.balance)}</div></div><div><div class=g>Minimum Payment Due</div><div class=big>${$(card.minimum)}</div></div><div><div class=g>Payment Due By</div><div class=big>${date.abbreviated(card.due)}</div></div></div><h2>Balance Summary</h2><div class=g>${date.abbreviated(card.start)} &mdash; ${date.abbreviated(card.end)}</div>${pairs(
        [
          ["Previous Monthly Balance", $(card.previous)],
          ["Payments", `-${$(card.payments)}`],
          ["Credits and Adjustments", card.credits > 0 ? `-${$(card.credits)}` : "$0.00"],
          ["Total Purchases", $(card.purchases)],
          ["Fees", $(card.fees)],
          ["Interest Charged", $(card.interest)],
          ["<b>Total Balance</b>", `<b>${$(card.balance)}</b>`],
        ],
        "class=t",
      )}<div class=row><div>${pairs(
        [
          ["Credit Limit", $(card.limit)],
          ["Available Credit", $(card.available)],
        ],
        "class=t",
      )}</div><div>${pairs(
        [
          ["Past Due Amount", $(card.pastDue)],
          ["Total Daily Cash this month", $(daily)],
        ],
        "class=t",
      )}</div></div><h2>Payment Information</h2><p class=g><b>Late Payment Warning:</b> If we do not receive your minimum payment by ${date.abbreviated(card.due)}, interest will keep accruing on your balance. Nectar Card charges no late fees to accounts opened after 2019; others pay up to $41.00.</p><p class=g><b>Minimum Payment Warning:</b> ${WARNING}</p>${grid("lcr", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], warningRows(card, $, { only: "Minimum payment" }), "class=w")}${NEXT}<div class=lg>Transactions</div><h2>Payments</h2>${plain(linesOf(card, "payment"))}<div class=r>Total payments for this period &nbsp; <b>-${$(card.payments)}</b></div>${card.credits > 0 ? `<h2>Credits and Adjustments</h2>${plain(linesOf(card, "credit"))}` : ""}<h2>Transactions by ${person.name}</h2>${grid(
        "llrrr",
        ["Date", "Description", "", "Daily Cash", "Amount"],
        linesOf(card, "purchase").map((line) => [
          date.slash(line.day),
          escaped(line.text),
          "2%",
          earned(line),
          $(line.amount),
        ]),
        "class=t",
      )}<div class=r>Total charges, credits and returns &nbsp; <b>${$(card.purchases - card.credits)}</b></div>${card.fees > 0 ? `<h2>Fees</h2>${plain(linesOf(card, "fee"))}` : ""}<h2>Interest Charged</h2>${plain(linesOf(card, "interest"))}<div class=r>Total interest for this month &nbsp; <b>${$(card.interest)}</b></div><h2>Interest Charges</h2><p class=g>Your Annual Percentage Rate (APR) is the annual interest rate on your account. ${card.days} days in billing period.</p>${grid("lrrr", ["Balance Type", "Annual Percentage Rate (APR)", "Balance subject to interest rate", "Interest charge"], [["Purchases", `${card.apr}% (v)`, $(card.base), $(card.interest)]], "class=t")}<h2>${card.year} totals year-to-date</h2>${pairs(
        [
          [`Total fees charged in ${card.year}`, $(card.ytdFees)],
          [`Total interest charged in ${card.year}`, $(card.ytdInterest)],
        ],
        "class=t",
      )}<p class=g>Nectar Card is issued by Galloway Sterling Bank USA, Salt Lake City Branch. Lockbox 6112, P.O. Box 7247, Philadelphia, PA 19170-6112. Account ending in ${card.last4}. Your Savings earned ${random.whole(3, 4)}.50% APY.</p>`,
    );
    const rows = [
      ...linesOf(card, "payment"),
      ...linesOf(card, "credit"),
      ...linesOf(card, "purchase"),
      ...linesOf(card, "fee"),
      ...linesOf(card, "interest"),
    ];
    return {
      html,
      truth: cardTold(card, {
        names: [
          "Nectar Card",
          "Nectar",
          "Galloway Sterling Bank USA",
          "Galloway Sterling Bank USA, Salt Lake City Branch",
        ],
        aprs: [purchaseApr(card)],
        rows: rows.map((line) => rowOf(line)),
        facts: { pastDue: decimal(card.pastDue) },
      }),
    };
  },
};

/** A large credit union: who submitted each charge, rates beside the summary, the slip on top. */
const anchor: Layout = {
  name: "sw-card-union-anchor",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 14,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "PMT REC'D - TRANSFER FROM SHARES 7711",
      interest: "INTEREST CHARGE-PURCHASES",
      late: "LATE FEE",
      cash: ["CASH ADVANCE BRANCH 0114", "CASH ADVANCE FEE", "INTEREST CHARGE-CASH ADVANCES"],
      rates: [11, 17],
      cashApr: "18.00",
      size: [60_000, 1_000_000],
      floor: 2_000,
      inWholeDollars: true,
    });
    const { person } = card;
    const initials = person.name
      .split(" ")
      .map((part) => part[0])
      .join("")
      .toUpperCase();
    const row = (line: Line) => [
      date.short(line.day),
      date.short(line.posted),
      line.ref.slice(-10),
      escaped(line.text),
      line.kind === "purchase" ? initials : "",
      line.amount < 0 ? `${$(-line.amount)}-` : $(line.amount),
    ];
    const head = (text: string) => ["", "", "", `<b>${text}</b>`, "", ""];
    const total = (text: string, amount: number) => ["", "", "", `<b>${text}</b>`, "", `<b>${$(amount)}</b>`];
    const html = document(
      `body{font:8.7pt "Liberation Sans"}${BASE}.lg{font:bold 14pt "Liberation Sans";color:#00205b}.h{background:#00205b;color:#fff;padding:2px 6px;margin:8px 0 2px;font-weight:bold}.t td,.t th{padding:1.8px 3px;font-size:8pt}.t th{border-bottom:1px solid #00205b}.w td,.w th{border:1px solid #999;padding:3px;font-size:7.4pt;font-weight:normal}.small{font-size:7.3pt}.slip{border-bottom:1px dashed #000;padding-bottom:8px;margin-bottom:8px}`,
      `<div class="slip row"><div><div class=lg>ANCHOR POINT</div><div class=small>CREDIT UNION</div><br>${person.name}<br>${person.street}<br>${person.town}</div><div><div class=small>Make checks payable to:<br>APCU, PO BOX 3500, MERRIFIELD VA 22119-3500</div></div><div>${pairs(
        [
          ["Account Number", `XXXX XXXX XXXX ${card.last4}`],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Payment Due Date", date.short(card.due)],
          ["Amount Enclosed", "$ ______"],
        ],
      )}</div></div><div class=row><div class=small>cashRewards Statement &nbsp; anchorpoint.example &nbsp; 1-888-555-0188</div><div class="r small">Statement Period ${date.short(card.start)} - ${date.short(card.end)}</div></div><div class=row><div><div class=h>Summary of Account Activity</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments and Credits", `-${$(card.payments + card.credits)}`],
          ["Balance Transfers", "+$0.00"],
          ["Cash Advances", `+${$(card.cash)}`],
          ["Purchases", `+${$(card.purchases)}`],
          ["Fees", `+${$(card.fees)}`],
          ["Interest Charged", `+${$(card.interest)}`],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ],
        "class=t",
      )}${pairs(
        [
          ["Credit Limit", $(card.limit)],
          ["Available Credit", $(card.available)],
          ["Cash Limit", whole(card.cashLimit)],
          ["Statement Closing Date", date.short(card.end)],
          ["Days in Billing Cycle", String(card.days)],
        ],
        "class=t",
      )}</div><div><div class=h>Payment Information</div>${pairs([["New Balance", $(card.balance)], ...(card.pastDue > 0 ? [["Past Due Amount", $(card.pastDue)] as const] : []), ["Minimum Payment Due", $(card.minimum)], ["Payment Due Date", date.short(card.due)]], "class=t")}<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $20.00 and your APR may be increased to 18.00%.</p><p class=small><b>Minimum Payment Warning:</b> ${WARNING}</p>${grid("lcr", ["If you make no additional charges using this card and each month you pay", "You will pay off the balance shown on this statement in about", "And you will end up paying an estimated total of"], warningRows(card, whole), "class=w")}</div></div><div class=h>Rewards</div>${pairs(
        [
          ["Rewards balance as of last statement", points(card.rewards)],
          ["Earned this statement", points(Math.round(card.purchases / 100))],
        ],
        "class=t",
      )}<div class=h>Transactions</div>${grid("lllllr", ["Trans Date", "Post Date", "Reference No.", "Description", "Submitted By", "Amount"], [...linesOf(card, "payment", "credit").map(row), total("TOTAL PAYMENTS AND CREDITS", card.payments + card.credits), ...linesOf(card, "purchase", "cash").map(row), total("TOTAL NEW ACTIVITY", card.purchases + card.cash), head("FEES"), ...linesOf(card, "fee").map(row), total("TOTAL FEES FOR THIS PERIOD", card.fees), head("INTEREST CHARGED"), ...linesOf(card, "interest").map(row), total("TOTAL INTEREST FOR THIS PERIOD", card.interest)], "class=t")}<div class=row><div><div class=h>${card.year} Totals Year-to-Date</div>${pairs(
        [
          [`Total fees charged in ${card.year}`, $(card.ytdFees)],
          [`Total interest charged in ${card.year}`, $(card.ytdInterest)],
        ],
        "class=t",
      )}</div><div style="flex:2"><div class=h>Interest Charge Calculation/Interest Rate Table</div>${grid(
        "lrrr",
        ["Type of Balance", "APR", "Balance Subject to Interest Rate", "Interest Charge"],
        [
          ["Purchases", `${card.apr}%(v)`, $(card.base), $(card.interestOnPurchases)],
          ["Balance Transfers", `${card.apr}%(v)`, "$0.00", "$0.00"],
          ["Cash Advances", `${card.cashApr}%`, $(card.cashBase), $(card.interestOnCash)],
        ],
        "class=t",
      )}</div></div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = Variable Rate, capped at 18.00%. Your shares secure this account. Insured by NCUA.</p>`,
    );
    const rows = [
      ...linesOf(card, "payment", "credit"),
      ...linesOf(card, "purchase", "cash"),
      ...linesOf(card, "fee"),
      ...linesOf(card, "interest"),
    ];
    return {
      html,
      truth: cardTold(card, {
        names: ["Anchor Point Credit Union", "ANCHOR POINT", "APCU"],
        joint: true,
        aprs: [purchaseApr(card), transferApr(card), cashApr(card)],
        rows: rows.map((line) => rowOf(line)),
        ...(card.pastDue > 0 ? { facts: { pastDue: decimal(card.pastDue) } } : {}),
      }),
    };
  },
};

export const swNewer: readonly Layout[] = [nectar, anchor];
