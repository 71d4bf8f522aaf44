import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  $,
  cardTold,
  cashApr,
  linesOf,
  NEXT,
  PAGE,
  promoAprs,
  purchaseApr,
  rowOf,
  swCard,
  transferApr,
  warningRows,
  whole,
} from "./sw-data.ts";

const HEADS = [
  "If you make no additional charges using this card and each month you pay...",
  "You will pay off the balance shown on this statement in about...",
  "And you will end up paying an estimated total of...",
];
const WARNING =
  "If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:";

/** A cash-back issuer: purchases with the merchant's category, an introductory rate with its last day. */
const cashback: Layout = {
  name: "sw-card-national-cashback",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 4,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "INTERNET PAYMENT - THANK YOU",
      interest: "INTEREST CHARGE ON PURCHASES",
      late: "LATE FEE",
      rates: [17, 27],
      cashApr: "29.99",
      size: [60_000, 700_000],
      floor: 3_500,
      promo: true,
      inWholeDollars: true,
    });
    const { person } = card;
    const list = (name: string, lines: ReturnType<typeof linesOf>) =>
      grid(
        "lllr",
        ["TRANS. DATE", name, name === "PURCHASES" ? "MERCHANT CATEGORY" : "", "AMOUNT"],
        lines.map((line) => [
          date.noYear(line.day),
          escaped(line.text),
          name === "PURCHASES" ? line.category : "",
          line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount),
        ]),
        "class=t",
      );
    const bonus = Math.round(card.purchases / 100);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}${PAGE}.lg{font:bold 21pt "Liberation Sans";letter-spacing:1px}.lg i{color:#e36b00;font-style:normal}.o{background:#e36b00;color:#fff;font-weight:bold;padding:3px 6px;margin:8px 0 3px}.t{margin:6px 0}.t th{background:#f0f0f0;font-size:7.6pt;padding:3px}.t td{padding:2px 3px;font-size:8.4pt}.w td,.w th{border:1px solid #999;font-size:7.6pt;padding:3px;font-weight:normal}.small{font-size:7.3pt}.slip{border-top:1px dashed #333;padding-top:8px}`,
      `<div class=page><div class=row><div class=lg>FIND<i>LAY</i></div><div class="small r"><b>FINDLAY IT&reg; CHROME CARD ENDING IN ${card.last4}</b><br>OPEN TO CLOSE DATE: ${date.slash(card.start)} - ${date.slash(card.end)}</div></div><div class=row><div><div class=o>ACCOUNT SUMMARY</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments and Credits", `-${$(card.payments + card.credits)}`],
          ["Purchases", `+${$(card.purchases)}`],
          ["Balance Transfers", "+$0.00"],
          ["Cash Advances", "+$0.00"],
          ["Fees Charged", `+${$(card.fees)}`],
          ["Interest Charged", `+${$(card.interest)}`],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ],
      )}<div class=small>See Interest Charge Calculation section following the Fees and Interest Charged section for detailed APR information.</div>${pairs(
        [
          ["Credit Line", whole(card.limit)],
          ["Credit Line Available", $(card.available)],
          ["Cash Advance Credit Line", whole(card.cashLimit)],
          ["Cash Advance Credit Line Available", $(card.cashAvailable)],
        ],
      )}</div>
      <div><div class=o>PAYMENT INFORMATION</div>${pairs([
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["<b>Minimum Payment Due*</b>", `<b>${$(card.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
      ])}${card.pastDue > 0 ? `<div class=small>*Includes past due amount of ${$(card.pastDue)}</div>` : ""}<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.00.</p><p class=small><b>Minimum Payment Warning:</b> ${WARNING}</p>${grid("lcr", HEADS, warningRows(card, whole, { only: "Only the minimum payment" }), "class=w")}<div class=o>CASHBACK BONUS&reg;</div>${pairs(
        [
          ["Opening Balance", $(card.rewards)],
          ["New Cashback Bonus This Period", `+ ${$(bonus)}`],
          ["<b>Cashback Bonus Balance</b>", `<b>$ ${$(card.rewards + bonus).slice(1)}</b>`],
        ],
      )}</div></div><div class="slip row"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account Number ending in", card.last4],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Payment Due Date", date.slash(card.due)],
        ],
      )}<div class=small>FINDLAY, PO BOX 6103, CAROL STREAM IL 60197-6103</div></div></div></div>
      ${NEXT}<div class=o>Transactions</div>${list("PAYMENTS AND CREDITS", linesOf(card, "payment", "credit"))}${list("PURCHASES", linesOf(card, "purchase"))}<div class=o>Fees and Interest Charged</div>${list("FEES", linesOf(card, "fee"))}<b>TOTAL FEES FOR THIS PERIOD &nbsp; ${$(card.fees)}</b>${list("INTEREST CHARGED", linesOf(card, "interest"))}<b>TOTAL INTEREST FOR THIS PERIOD &nbsp; ${$(card.interest)}</b><div class=o>${card.year} Totals Year-to-Date</div>${pairs(
        [
          [`TOTAL FEES CHARGED IN ${card.year}`, $(card.ytdFees)],
          [`TOTAL INTEREST CHARGED IN ${card.year}`, $(card.ytdInterest)],
        ],
      )}<div class=o>Interest Charge Calculation</div><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Current Billing Period: ${card.days} days</div>${grid("lllrr", ["TYPE OF BALANCE", "ANNUAL PERCENTAGE RATE (APR)", "PROMOTIONAL APR EXPIRATION DATE", "BALANCE SUBJECT TO INTEREST RATE", "INTEREST CHARGE"], [["Purchases", `${card.apr}% V`, "N/A", $(card.base), $(card.interest)], ...(card.promo > 0 ? [["Promo Balance Transfers", "0.00%", date.slash(card.promoEnds), $(card.promo), "$0.00"]] : []), ["Cash Advances", `${card.cashApr}% V`, "N/A", "$0.00", "$0.00"]], "class=t")}<p class=small>V = Variable Rate. Findlay products are issued by Findlay Bank, Member FDIC. Cash advance fee: 5%, minimum $10.</p>`,
    );
    const rows = [
      ...linesOf(card, "payment", "credit"),
      ...linesOf(card, "purchase"),
      ...linesOf(card, "fee"),
      ...linesOf(card, "interest"),
    ];
    return {
      html,
      truth: cardTold(card, {
        names: ["FINDLAY", "Findlay", "Findlay Bank"],
        joint: true,
        aprs: [purchaseApr(card), ...promoAprs(card), cashApr(card)],
        rows: rows.map((line) => rowOf(line)),
        ...(card.pastDue > 0 ? { facts: { pastDue: decimal(card.pastDue) } } : {}),
        ...(card.promo > 0 ? { allowed: { "accounts.0.aprs.1.kind": ["balance-transfer"] } } : {}),
      }),
    };
  },
};

/** A community bank's card, kept by a servicer: CR after credits, balance by type beside the balance that accrues. */
const rivers: Layout = {
  name: "sw-card-regional-rivers",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 5,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "PAYMENT THANK YOU",
      interest: "INTEREST CHARGE ON PURCHASES",
      late: "LATE FEE - PAYMENT DUE",
      rates: [16, 29],
      cashApr: "30.49",
      size: [50_000, 500_000],
      floor: 4_000,
      inWholeDollars: true,
    });
    const { person } = card;
    const list = (title: string, lines: ReturnType<typeof linesOf>, total = "") =>
      lines.length === 0
        ? ""
        : `<div class=h>${title}</div>${grid(
            "llllr",
            ["Post Date", "Trans Date", "Ref #", "Transaction Description", "Amount"],
            lines.map((line) => [
              date.noYear(line.posted),
              date.noYear(line.day),
              line.ref.slice(-4),
              escaped(line.text),
              `${$(Math.abs(line.amount))}${line.amount < 0 ? "CR" : ""}`,
            ]),
            "class=t",
          )}${total}`;
    const html = document(
      `body{font:8.8pt "Liberation Sans Narrow"}${BASE}${PAGE}.lg{font:bold 14pt "Liberation Serif";color:#245c3a}.h{font-weight:bold;border-bottom:1.5px solid #245c3a;margin:9px 0 2px}.t td,.t th{padding:1.6px 4px}.w td,.w th{border:1px solid #999;padding:3px;font-weight:normal}.small{font-size:7.8pt}.slip{border-top:1px dashed #333;padding-top:8px}`,
      `<div class=page><div class=row><div class=lg>Three Rivers<br>Community Bank</div><div><b>${date.monthYear(card.end)} Statement</b><br>Open Date: ${date.slash(card.start)} &nbsp; Closing Date: ${date.slash(card.end)}<br><b>Visa&reg; Platinum Card</b><br>${person.name}</div><div class=r>Page 1 of 3<br>Account: XXXX XXXX XXXX ${card.last4}<br>Cardmember Service 1-866-555-0147</div></div><div class=row><div><div class=h>New Balance &nbsp; ${$(card.balance)}</div><div class=h>Minimum Payment Due &nbsp; ${$(card.minimum)}</div><div class=h>Payment Due Date &nbsp; ${date.slash(card.due)}</div><p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p><p class=small><b>Minimum Payment Warning:</b> ${WARNING}</p>${grid("lcr", HEADS, warningRows(card, whole), "class=w")}</div><div><div class=h>Activity Summary</div>${pairs(
        [
          ["Previous Balance", `+ ${$(card.previous)}`],
          ["Payments", card.payments > 0 ? `- ${$(card.payments)}CR` : "$0.00"],
          ["Other Credits", card.credits > 0 ? `- ${$(card.credits)}CR` : "$0.00"],
          ["Purchases", `+ ${$(card.purchases)}`],
          ["Balance Transfers", "$0.00"],
          ["Advances", "$0.00"],
          ["Other Debits", "$0.00"],
          ["Fees Charged", `+ ${$(card.fees)}`],
          ["Interest Charged", `+ ${$(card.interest)}`],
          ["<b>New Balance</b>", `<b>= ${$(card.balance)}</b>`],
          ["Past Due", $(card.pastDue)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Credit Line", $(card.limit)],
          ["Available Credit", $(card.available)],
          ["Days in Billing Period", String(card.days)],
        ],
      )}</div></div><div class="slip row"><div>${person.name}<br>${person.street}<br>${person.town}<br><br>Cardmember Service<br>P.O. Box 790408<br>St. Louis, MO 63179-0408</div><div>${pairs(
        [
          ["Account Number", card.last4],
          ["Payment Due Date", date.bare(card.due)],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div></div>${NEXT}<div class=lg>Transactions</div>${list("Payments and Other Credits", linesOf(card, "payment", "credit"))}${list("Purchases and Other Debits", linesOf(card, "purchase"))}${list("Fees", linesOf(card, "fee"), `<b>TOTAL FEES FOR THIS PERIOD ${$(card.fees)}</b>`)}${list("Interest Charged", linesOf(card, "interest"), `<b>TOTAL INTEREST FOR THIS PERIOD ${$(card.interest)}</b>`)}<div class=h>${card.year} Totals Year-to-Date</div>${pairs(
        [
          [`Total Fees Charged in ${card.year}`, $(card.ytdFees)],
          [`Total Interest Charged in ${card.year}`, $(card.ytdInterest)],
        ],
        "style='width:45%'",
      )}<div class=h>Interest Charge Calculation</div><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. **APR for current and future transactions.</div>${grid(
        "lrrcrrl",
        [
          "Balance Type",
          "Balance By Type",
          "Balance Subject to Interest Rate",
          "Variable",
          "Interest Charge",
          "Annual Percentage Rate",
          "Expires with Statement",
        ],
        [
          ["**BALANCE TRANSFER", "$0.00", "$0.00", "YES", "$0.00", `${card.apr}%`, ""],
          ["**PURCHASES", $(card.balance), $(card.base), "YES", $(card.interest), `${card.apr}%`, ""],
          ["**ADVANCES", "$0.00", "$0.00", "YES", "$0.00", `${card.cashApr}%`, ""],
        ],
        "class=t",
      )}<p class=small>The creditor and issuer of this card is Elmont Financial Services, pursuant to a license from Visa U.S.A. Inc.</p>`,
    );
    const rows = [
      ...linesOf(card, "payment", "credit"),
      ...linesOf(card, "purchase"),
      ...linesOf(card, "fee"),
      ...linesOf(card, "interest"),
    ];
    return {
      html,
      truth: cardTold(card, {
        names: ["Three Rivers Community Bank", "Elmont Financial Services", "Cardmember Service"],
        aprs: [transferApr(card), purchaseApr(card), cashApr(card)],
        rows: rows.map((line) => rowOf(line)),
        facts: { pastDue: decimal(card.pastDue) },
      }),
    };
  },
};

/** A credit union's paper in the law's own model form: trailing minus signs, long reference numbers, daily rate. */
const plains: Layout = {
  name: "sw-card-union-plains",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 6,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "PAYMENT - THANK YOU",
      interest: "Interest Charge on Purchases",
      late: "Late Fee",
      cash: ["CASH ADVANCE HIGH PLAINS FCU", "Cash Advance Fee", "Interest Charge on Cash Advances"],
      rates: [9, 17],
      cashApr: "17.90",
      size: [40_000, 600_000],
      floor: 2_500,
    });
    const { person } = card;
    const row = (line: ReturnType<typeof linesOf>[number]) => [
      date.noYear(line.day),
      date.noYear(line.posted),
      line.ref,
      escaped(line.text),
      money.trailing(line.amount),
    ];
    const blank = (text: string, amount = "") => ["", "", "", `<b>${text}</b>`, amount];
    const html = document(
      `body{font:8.8pt "Liberation Sans"}${BASE}.t td,.t th{padding:1.6px 4px;font-size:8pt}.h{background:#ddd;font-weight:bold;padding:2px 5px;margin:8px 0 2px}.w td,.w th{border:1px solid #666;padding:3px;font-size:7.5pt;font-weight:normal}.small{font-size:7.4pt}`,
      `<div class=row><div><b style="font-size:13pt">HIGH PLAINS FCU</b><br>PO BOX 2711, OMAHA NE 68103-2711</div><div class=r>VISA PLATINUM<br>Account Number: **** **** **** ${card.last4}<br>Statement Closing Date ${date.slash(card.end)}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><div class=row><div><div class=h>SUMMARY OF ACCOUNT ACTIVITY</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments", `- ${$(card.payments)}`],
          ["Other Credits", `- ${$(card.credits)}`],
          ["Purchases", `+ ${$(card.purchases)}`],
          ["Balance Transfers", "+ $0.00"],
          ["Cash Advances", `+ ${$(card.cash)}`],
          ["Past Due Amount", $(card.pastDue)],
          ["Fees Charged", `+ ${$(card.fees)}`],
          ["Interest Charged", `+ ${$(card.interest)}`],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
          ["Credit Limit", $(card.limit)],
          ["Available Credit", $(card.available)],
          ["Days in Billing Cycle", String(card.days)],
        ],
        "class=t",
      )}</div><div><div class=h>PAYMENT INFORMATION</div>${pairs(
        [
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Payment Due Date", date.slash(card.due)],
        ],
        "class=t",
      )}<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $25.00.</p><p class=small><b>Minimum Payment Warning:</b> ${WARNING}</p>${grid("lcr", HEADS, warningRows(card, $), "class=w")}<div class=small>For credit counseling services, call 1-877-555-0117.</div></div></div><div class=h>TRANSACTIONS</div>${grid("llllr", ["Tran Date", "Post Date", "Reference Number", "Transaction Description", "Amount"], [...linesOf(card, "payment", "credit", "purchase", "cash").map(row), blank("FEES"), ...linesOf(card, "fee").map(row), blank("TOTAL FEES FOR THIS PERIOD", money.plain(card.fees)), blank("INTEREST CHARGED"), ...linesOf(card, "interest").map(row), blank("TOTAL INTEREST FOR THIS PERIOD", money.plain(card.interest)), blank(`${card.year} TOTALS YEAR-TO-DATE`), ["", "", "", `Total fees charged in ${card.year}`, money.plain(card.ytdFees)], ["", "", "", `Total interest charged in ${card.year}`, money.plain(card.ytdInterest)]], "class=t")}<div class=h>INTEREST CHARGE CALCULATION</div><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${grid(
        "lrrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Daily Periodic Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          [
            "Purchases",
            `${card.apr}%`,
            `${(Number(card.apr) / 365).toFixed(5)}%`,
            $(card.base),
            $(card.interestOnPurchases),
          ],
          [
            "Cash Advances",
            `${card.cashApr}%`,
            `${(Number(card.cashApr) / 365).toFixed(5)}%`,
            $(card.cashBase),
            $(card.interestOnCash),
          ],
        ],
        "class=t",
      )}<p class=small>High Plains Federal Credit Union is federally insured by NCUA. If you believe there is an error, write within 60 days. You may pay from your share account or by phone.</p>`,
    );
    const rows = [
      ...linesOf(card, "payment", "credit", "purchase", "cash"),
      ...linesOf(card, "fee"),
      ...linesOf(card, "interest"),
    ];
    return {
      html,
      truth: cardTold(card, {
        names: ["HIGH PLAINS FCU", "High Plains Federal Credit Union"],
        aprs: [purchaseApr(card), cashApr(card)],
        rows: rows.map((line) => rowOf(line)),
        facts: { pastDue: decimal(card.pastDue) },
        without: ["periodStart", "periodEnd"],
        allowed: { "accounts.0.periodEnd": [card.end] },
      }),
    };
  },
};

export const swRegionals: readonly Layout[] = [cashback, rivers, plains];
