import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
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
  warningRows,
  whole,
} from "./sw-data.ts";

const WARNING =
  "If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:";
const HEADS = [
  "If you make no additional charges and each month you pay...",
  "You will pay off the balance shown on this statement in about...",
  "And you will pay an estimated total of...",
];
const TABLE =
  ".t td,.t th{padding:2px 3px;font-size:8.2pt}.t th{border-bottom:1px solid #777}.w td,.w th{border:1px solid #999;padding:3px;font-size:7.5pt;font-weight:normal}.small{font-size:7.4pt}";
type Line = ReturnType<typeof linesOf>[number];
const signed = (line: Line) => (line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount));

/** A charge card: what must be paid in full and what may be paid over time, each with its own roll, over the total of both. */
const charge: Layout = {
  name: "sw-card-charge-travelers",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 10,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "ONLINE PAYMENT - THANK YOU",
      interest: "Interest Charge on Pay Over Time Purchases",
      late: "Late Payment Fee",
      rates: [20, 29],
      cashApr: "29.99",
      size: [150_000, 1_900_000],
      floor: 4_000,
      inWholeDollars: true,
    });
    const { person, random } = card;
    const paid = card.payments + card.credits;
    const dueBefore = Math.min(Math.floor(paid / 2), Math.floor(card.previous / 3));
    const inFull = linesOf(card, "purchase")
      .filter((_, index) => index % 4 === 0)
      .reduce((sum, line) => sum + line.amount, 0);
    const minimum = Math.min(card.balance, card.minimum + inFull);
    const over = card.balance - inFull;
    const row = (line: Line) => [
      `${date.short(line.day)}${line.kind === "payment" ? "*" : ""}`,
      escaped(line.text),
      `${signed(line)}${line.kind === "purchase" && line.amount % 2 === 0 ? " &#9830;" : ""}`,
    ];
    const ending = `${random.whole(1, 9)}-4${card.last4}`;
    const html = document(
      `body{font:9pt "Liberation Sans";color:#222}${BASE}${TABLE}.lg{background:#1f4e79;color:#fff;font:bold 11pt "Liberation Sans";padding:8px;width:1.3in;text-align:center}.h{font-size:13pt;color:#1f4e79;margin:12px 0 3px}.k b{font-size:13pt}.k .small b{font-size:7.4pt}.slip{border-top:1px dashed #333;margin-top:1.6in;padding-top:8px}.side{max-width:2.4in;border-left:2px solid #1f4e79;padding-left:8px}`,
      `<div class=row><div class=lg style="flex:none">CONTINENTAL<br>TRAVELERS</div><div><b>Business Platinum Card&reg;</b><br>${person.name}<br>Closing Date ${date.short(card.end)}</div><div class=r>Account Ending <b>${ending}</b><br><span class=small>p. 1/5</span></div></div><div class=row><div class=k><p>New Balance<br><b>${$(card.balance)}</b></p><p>Minimum Payment Due<br><b>${$(minimum)}</b></p><p>Payment Due Date<br><b>${date.short(card.due)}</b></p><p class=small><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by ${date.short(card.due)}, you may have to pay a late fee of up to $39.00 and your Pay Over Time APR may be increased to the Penalty APR of 29.99%.</p><p class=small><b>Minimum Payment Warning:</b> If you have a Pay Over Time balance and make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("lcr", HEADS, warningRows(card, whole, { only: "Only the Minimum Payment Due" }), "class=w")}</div><div class=side><div class=h style="margin-top:0">Account Summary</div><b>Pay In Full Portion</b>${pairs(
        [
          ["Previous Balance", $(dueBefore)],
          ["Payments/Credits", `-${$(dueBefore)}`],
          ["New Charges", `+${$(inFull)}`],
          ["New Balance", `= ${$(inFull)}`],
        ],
        "class=t",
      )}<b>Pay Over Time Portion</b>${pairs(
        [
          ["Previous Balance", $(card.previous - dueBefore)],
          ["Payments/Credits", `-${$(paid - dueBefore)}`],
          ["New Charges", `+${$(card.purchases - inFull)}`],
          ["Fees", `+${$(card.fees)}`],
          ["Interest Charged", `+${$(card.interest)}`],
          ["New Balance", `= ${$(over)}`],
        ],
        "class=t",
      )}<b>Account Total</b>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments/Credits", `-${$(paid)}`],
          ["New Charges", `+${$(card.purchases)}`],
          ["Fees", `+${$(card.fees)}`],
          ["Interest Charged", `+${$(card.interest)}`],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
          ["Minimum Payment Due", $(minimum)],
        ],
        "class=t",
      )}<hr>${pairs(
        [
          ["Pay Over Time Limit", $(card.limit)],
          ["Available Pay Over Time Limit", $(card.limit - over)],
          [`Days in Billing Period: ${card.days}`, ""],
        ],
        "class=t",
      )}<div class=small>Membership Rewards&reg; Points as of ${date.short(addDays(card.end, -3))}: ${points(card.rewards)}</div></div></div><div class="slip row"><div class=small>&darr; Please fold on the perforation below, detach and return with your payment &darr;<br><b>Payment Coupon</b><br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account Ending", ending],
          ["Payment Due Date", date.short(card.due)],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(minimum)],
          ["Amount Enclosed", "$ ________.__"],
        ],
      )}</div></div>${NEXT}<div class="r small">${person.name} &nbsp; Account Ending ${ending} &nbsp; p. 3/5</div><div class=h>Payments and Credits</div><div class=small>Detail &nbsp; *Indicates posting date</div>${grid("llr", ["Date", "Description", "Amount"], linesOf(card, "payment", "credit").map(row), "class=t")}<div class=h>New Charges</div><div class=small>Detail &nbsp; &#9830; - Pay Over Time and/or Cash Advance</div>${grid("llr", ["Date", "Description", "Amount"], linesOf(card, "purchase").map(row), "class=t")}<div class=h>Fees</div>${grid("llr", [], [...linesOf(card, "fee").map(row), ["", "Total Fees for this Period", $(card.fees)]], "class=t")}<div class=h>Interest Charged</div>${grid("llr", [], [...linesOf(card, "interest").map(row), ["", "Total Interest Charged for this Period", $(card.interest)]], "class=t")}<div class=small><b>About Trailing Interest:</b> You may see interest on your next statement even if you pay the new balance in full and on time.</div><div class=h>${card.year} Fees and Interest Totals Year-to-Date</div>${pairs(
        [
          [`Total Fees in ${card.year}`, $(card.ytdFees)],
          [`Total Interest in ${card.year}`, $(card.ytdInterest)],
        ],
        "class=t",
      )}<div class=h>Interest Charge Calculation</div>${grid(
        "llrrr",
        [
          "",
          "Transactions Dated From",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          [
            "Pay Over Time",
            date.slash(addDays(card.start, -1200)),
            `${card.apr}% (v)`,
            $(card.base),
            $(card.interest),
          ],
          ["Cash Advances", date.slash(addDays(card.start, -1200)), `${card.cashApr}% (v)`, "$0.00", "$0.00"],
        ],
        "class=t",
      )}<p class=small>(v) Variable Rate. Issued by Continental Travelers National Bank. Mail payment to: CONTINENTAL TRAVELERS, PO BOX 6031, CAROL STREAM IL 60197-6031.</p>`,
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
        names: ["Continental Travelers", "Continental Travelers National Bank"],
        joint: true,
        aprs: [purchaseApr(card), cashApr(card)],
        rows: rows.map((line) => rowOf(line)),
        facts: { minimumPayment: decimal(minimum) },
        without: ["creditLimit", "availableCredit", "periodStart", "periodEnd"],
        allowed: {
          "accounts.0.creditLimit": [decimal(card.limit)],
          "accounts.0.availableCredit": [decimal(card.limit - over)],
          "accounts.0.periodEnd": [card.end],
        },
      }),
    };
  },
};

/** A secured card: the deposit beside the limit, the agency's small paper. */
const secured: Layout = {
  name: "sw-card-secured-start",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 11,
      shop: ([name, city, state]) => `${name.toUpperCase()} ${city} ${state}`,
      paid: "DEBIT CARD PAYMENT",
      interest: "INTEREST CHARGE PURCHASES",
      late: "LATE PAYMENT FEE",
      rates: [23, 29],
      cashApr: "28.74",
      size: [75_000, 180_000],
      floor: 3_500,
      count: [2, 6],
    });
    const { person } = card;
    const row = (line: Line) => [
      date.noYear(line.posted),
      date.noYear(line.day),
      escaped(line.text),
      signed(line),
    ];
    const html = document(
      `body{font:8.8pt "DejaVu Sans"}${BASE}${TABLE}.lg{font:bold 18pt "DejaVu Sans";color:#0a7d55}.h{background:#0a7d55;color:#fff;padding:3px 6px;margin:9px 0 3px}`,
      `<div class=row><div class=lg>TrueStart<div class=small style="color:#333">Secured Visa&reg; Card</div></div><div class=small>${person.name}<br>${person.street}<br>${person.town}</div><div class="r small">Account Number: XXXX-XXXX-XXXX-${card.last4}<br>Billing Cycle: ${date.slash(card.start)} through ${date.slash(card.end)}<br>Statement Date: ${date.slash(card.end)}</div></div><div class=row><div><div class=h>Account Summary</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments & Credits", `-${$(card.payments + card.credits)}`],
          ["Purchases", `+${$(card.purchases)}`],
          ["Cash Advances", "+$0.00"],
          ["Fees Charged", `+${$(card.fees)}`],
          ["Interest Charged", `+${$(card.interest)}`],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ],
        "class=t",
      )}</div><div><div class=h>Payment Information</div>${pairs(
        [
          ["New Balance", $(card.balance)],
          ["Current Minimum Due", $(card.minimum - card.pastDue)],
          ["Past Due Amount", $(card.pastDue)],
          ["<b>Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
          ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
        ],
        "class=t",
      )}</div><div><div class=h>Credit Line</div>${pairs(
        [
          ["Credit Limit", $(card.limit)],
          ["Available Credit", $(card.available)],
          ["Cash Limit", $(card.cashLimit)],
          ["Security Deposit on file", $(card.limit)],
        ],
        "class=t",
      )}</div></div><p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee up to $41.00. <b>Minimum Payment Warning:</b> ${WARNING}</p>${grid("lcr", HEADS, warningRows(card, $), "class=w")}<div class=h>Transactions</div>${grid("lllr", ["Post Date", "Trans Date", "Description", "Amount"], linesOf(card, "payment", "credit", "purchase").map(row), "class=t")}<div class=h>Fees</div>${grid("lllr", [], [...linesOf(card, "fee").map(row), ["", "", "TOTAL FEES FOR THIS PERIOD", $(card.fees)]], "class=t")}<div class=h>Interest Charged</div>${grid("lllr", [], [...linesOf(card, "interest").map(row), ["", "", "TOTAL INTEREST FOR THIS PERIOD", $(card.interest)]], "class=t")}<div class=h>${card.year} Totals Year-to-Date</div>${pairs(
        [
          [`Total fees charged in ${card.year}`, $(card.ytdFees)],
          [`Total interest charged in ${card.year}`, $(card.ytdInterest)],
        ],
        "class=t",
      )}<div class=h>Interest Charge Calculation</div>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${card.apr}% V`, $(card.base), $(card.interest)],
          ["Cash Advances", `${card.cashApr}% V`, "$0.00", "$0.00"],
        ],
        "class=t",
      )}<p class=small>An annual fee of $35.00 is charged in your anniversary month. Your deposit of ${$(card.limit)} is held at The Bank of Tishomingo, Member FDIC, issuer of this card, and earns no interest. Mail payments to TrueStart, PO Box 9224, Old Bethpage, NY 11804.</p>`,
    );
    const rows = [
      ...linesOf(card, "payment", "credit", "purchase"),
      ...linesOf(card, "fee"),
      ...linesOf(card, "interest"),
    ];
    return {
      html,
      truth: cardTold(card, {
        names: ["TrueStart", "The Bank of Tishomingo", "Bank of Tishomingo"],
        joint: true,
        aprs: [purchaseApr(card), cashApr(card)],
        rows: rows.map((line) => rowOf(line)),
        facts: { pastDue: decimal(card.pastDue) },
      }),
    };
  },
};

/** A business card: the firm's figures in a strip, a table of its cards, no warning table since the law asks none for firms. */
const trade: Layout = {
  name: "sw-card-business-fork",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 12,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "AUTOMATIC PAYMENT - THANK YOU",
      interest: "PERIODIC *FINANCE CHARGE* PURCHASES",
      late: "LATE CHARGE",
      rates: [15, 25],
      cashApr: "27.99",
      size: [200_000, 2_500_000],
      floor: 2_500,
      count: [8, 18],
    });
    const { person, random } = card;
    const bought = linesOf(card, "purchase");
    const other = String(random.whole(1_000, 9_899));
    const of = (turn: number) => bought.filter((_, index) => index % 2 === turn);
    const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + line.amount, 0);
    const row = (line: Line) => [
      date.noYear(line.day),
      date.noYear(line.posted),
      line.ref,
      escaped(line.text),
      line.amount < 0 ? $(-line.amount).slice(1) : "",
      line.amount < 0 ? "" : $(line.amount).slice(1),
    ];
    const title = (text: string) => ["", "", "", `<b>${text}</b>`, "", ""];
    const html = document(
      `body{font:8.6pt "Liberation Sans"}${BASE}${TABLE}.lg{font:bold 15pt "Liberation Serif"}.h{font-weight:bold;border-bottom:1px solid #000;margin:10px 0 2px;font-size:10pt}.t td,.t th{font-size:7.6pt}`,
      `<div class=row><div class=lg>NORTH FORK TRUST<div class=small>Business Cash Preferred Visa&reg;</div></div><div class=r>Prepared For <b>LAKESHORE SUPPLY LLC</b><br>${person.name}<br>Account Number Ending In ${card.last4}<br>Statement Closing Date ${date.short(card.end)}<br>Days in Billing Cycle ${card.days}<br>Next Statement Date ${date.short(addDays(card.end, 30))}</div></div><div class=row><div><div class=h>Account Summary</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Credits", `- ${$(card.credits)}`],
          ["Payments", `- ${$(card.payments)}`],
          ["Purchases & Other Charges", `+ ${$(card.purchases)}`],
          ["Cash Advances", "+ $0.00"],
          ["Fees", `+ ${$(card.fees)}`],
          ["Finance Charges", `+ ${$(card.interest)}`],
          ["<b>New Balance</b>", `<b>= ${$(card.balance)}</b>`],
        ],
        "class=t",
      )}</div><div><div class=h>Payment Information</div>${pairs(
        [
          ["New Balance", $(card.balance)],
          ["Current Payment Due (Minimum Payment)", $(card.minimum)],
          ["Current Payment Due Date", date.short(card.due)],
          ["Credit Line", whole(card.limit)],
          ["Credit Available", $(card.available)],
        ],
        "class=t",
      )}<p class=small>If you wish to pay off your balance in full: The balance noted on your statement is not the payoff amount. Please call 800-555-0171.</p></div></div><div class=h>Summary of Sub Account Usage</div>${grid(
        "llrr",
        ["Name", "Sub Account Number Ending In", "Monthly Spending Cap", "Spend This Period"],
        [
          [person.name, card.last4, "N/A", $(sum(of(0)))],
          ["DANA P FOREMAN", other, "$5,000", $(sum(of(1)))],
        ],
        "class=t",
      )}<div class=h>Rate Information</div><div class=small>Your rate may vary according to the terms of your agreement.</div>${grid(
        "lrrrr",
        [
          "Type of Balance",
          "Annual Interest Rate",
          "Daily Finance Charge Rate",
          "Average Daily Balance",
          "Periodic Finance Charges",
        ],
        [
          [
            "Purchases",
            `${card.apr}%`,
            `${(Number(card.apr) / 365).toFixed(5)}%`,
            $(card.base),
            $(card.interest),
          ],
          [
            "Cash Advances",
            `${card.cashApr}%`,
            `${(Number(card.cashApr) / 365).toFixed(5)}%`,
            "$0.00",
            "$0.00",
          ],
        ],
        "class=t",
      )}<div class=h>Transaction Details</div>${grid("llllrr", ["Trans", "Post", "Reference Number", "Description", "Credits", "Charges"], [title(`Transactions for ${person.name} ending in ${card.last4}`), ...linesOf(card, "payment", "credit").map(row), ...of(0).map(row), title(`Transactions for DANA P FOREMAN ending in ${other}`), ...of(1).map(row), title("Fees and Finance Charges"), ...linesOf(card, "fee", "interest").map(row)], "class=t")}<p class=small>North Fork Trust Company, Member FDIC. Payment Remittance Center, PO Box 77066, Minneapolis MN 55480. Automatic payment will be made from checking account ending 2206 at First Commerce Bank.</p>`,
    );
    const rows = [
      ...linesOf(card, "payment", "credit"),
      ...of(0),
      ...of(1),
      ...linesOf(card, "fee", "interest"),
    ];
    return {
      html,
      truth: cardTold(card, {
        names: ["North Fork Trust", "North Fork Trust Company"],
        aprs: [purchaseApr(card), cashApr(card)],
        rows: rows.map((line) => rowOf(line)),
        without: ["minimumPaymentWarning", "periodStart", "periodEnd"],
        allowed: { "accounts.0.periodEnd": [card.end] },
      }),
    };
  },
};

export const swOthers: readonly Layout[] = [charge, secured, trade];
