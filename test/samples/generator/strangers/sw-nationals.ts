import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import {
  $,
  cardTold,
  cashApr,
  linesOf,
  NEXT,
  PAGE,
  points,
  promoAprs,
  purchaseApr,
  rowOf,
  swCard,
  transferApr,
  warningRows,
  whole,
} from "./sw-data.ts";

/** The largest issuer's paper: figures and warnings beside a summary, slip at the foot, activity overleaf, rates in capitals. */
const road: Layout = {
  name: "sw-card-national-open-road",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 1,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "Payment Thank You-Mobile",
      interest: "PURCHASE INTEREST CHARGE",
      late: "LATE FEE",
      cash: ["CASH ADVANCE 0419 FIFTH THIRD ATM", "CASH ADVANCE FEE", "CASH ADVANCE INTEREST CHARGE"],
      rates: [18, 28],
      cashApr: "29.49",
      size: [90_000, 1_100_000],
      floor: 4_000,
      inWholeDollars: true,
    });
    const { person, random } = card;
    const rows = (...kinds: Parameters<typeof linesOf>[1][]) =>
      linesOf(card, ...kinds)
        .map(
          (line) =>
            `<tr><td>${date.noYear(line.day)}</td><td>${escaped(line.text)}</td><td class=r>${line.amount < 0 ? "-" : ""}${$(Math.abs(line.amount)).slice(1)}</td></tr>`,
        )
        .join("");
    const title = (text: string) => `<tr><td colspan=3 style="padding-top:8px"><b>${text}</b></td></tr>`;
    const rest = Math.floor(card.available / 100) * 100;
    const cashRest = Math.min(rest, card.cashLimit);
    const rate = (name: string, apr: string, base: number, interest: number) => [
      `&nbsp; ${name}`,
      `${apr}%(v)(d)`,
      base > 0 ? $(base) : "- 0 -",
      interest > 0 ? $(interest) : "- 0 -",
    ];
    const start = random.whole(2_000, 60_000);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}${PAGE}.lg{font:bold 20pt "Liberation Sans";color:#123c7c}.bar{background:#123c7c;color:#fff;font-weight:bold;padding:3px 8px;margin:10px 0 4px;font-size:10pt}.k3 td{font-size:10.5pt;padding:3px 6px}.t td{padding:1.5px 4px;font-size:8.4pt}.w td,.w th{border:1px solid #888;font-size:7.8pt;padding:4px;font-weight:normal}.small{font-size:7.4pt;line-height:1.35}.slip{border-top:1px dashed #333;padding-top:10px}`,
      `<div class=page><div class=row><div class=lg>kestrel</div><div class=small><b>Manage your account online at:</b><br>www.kestrel.example/cardhelp</div><div class=small><b>Customer Service:</b><br>1-800-555-0182</div><div class=small><b>Mobile:</b> Download the<br>Kestrel Mobile&reg; app today</div></div>
      <div class=row style="margin-top:14px"><div style="flex:1.25"><table class=k3 style="background:#e8eef7"><tr><td>New Balance</td><td class=r><b>${$(card.balance)}</b></td></tr><tr><td>Minimum Payment Due</td><td class=r><b>${$(card.minimum)}</b></td></tr><tr><td>Payment Due Date</td><td class=r><b>${date.short(card.due)}</b></td></tr></table>
      <p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00 and your APRs will be subject to increase to a maximum Penalty APR of 29.99%.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("ccc", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], warningRows(card, whole), "class=w")}<p class=small>If you would like information about credit counseling services, call 1-866-555-0129.</p></div>
      <div><div class=bar style="margin-top:0">ACCOUNT SUMMARY</div><div class=small>Account Number: XXXX XXXX XXXX ${card.last4}</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payment, Credits", `-${$(card.payments + card.credits)}`],
          ["Purchases", `+${$(card.purchases)}`],
          ["Cash Advances", card.cash > 0 ? `+${$(card.cash)}` : "$0.00"],
          ["Balance Transfers", "$0.00"],
          ["Fees Charged", card.fees > 0 ? `+${$(card.fees)}` : "$0.00"],
          ["Interest Charged", card.interest > 0 ? `+${$(card.interest)}` : "$0.00"],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ],
        "class=t",
      )}<hr>${pairs(
        [
          ["Opening/Closing Date", `${date.short(card.start)} - ${date.short(card.end)}`],
          ["Credit Access Line", whole(card.limit)],
          ["Available Credit", whole(rest)],
          ["Cash Access Line", whole(card.cashLimit)],
          ["Available for Cash", whole(cashRest)],
          ["Past Due Amount", $(card.pastDue)],
          ["Balance over the Credit Access Line", "$0.00"],
        ],
        "class=t",
      )}<div class=bar>OPEN ROAD REWARDS SUMMARY</div>${pairs(
        [
          ["Previous points balance", points(start)],
          ["+ 1 Point per $1 earned on all purchases", points(Math.round(card.purchases / 100))],
          ["= Total points available for redemption", points(start + Math.round(card.purchases / 100))],
        ],
        "class=t",
      )}</div></div>
      <div class=bar>YOUR ACCOUNT MESSAGES</div><p class=small>Your next AutoPay payment for ${$(card.minimum)} will be deducted from your account ending in 4410 at First Commerce Bank on the due date. Your AutoPay amount will be reduced by any payments or merchant credits that post to your account before we process your AutoPay payment.</p>
      <div class=slip><div class=row><div class=small><b>kestrel</b><br>P.O. BOX 15123<br>WILMINGTON, DE 19850-5123<br><br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Payment Due Date:", date.short(card.due)],
          ["New Balance:", $(card.balance)],
          ["Minimum Payment:", $(card.minimum)],
          ["Account number:", `XXXX XXXX XXXX ${card.last4}`],
        ],
      )}<div>$ __________ Amount Enclosed</div><div class=small>Make your check payable to: Kestrel Card Services<br>CARDMEMBER SERVICE, PO BOX 6294, CAROL STREAM IL 60197-6294</div></div></div></div></div>
      ${NEXT}<div class=row><div class=lg>kestrel</div><div class="small r">${person.name} &nbsp; Page 2 of 3 &nbsp; Statement Date: ${date.short(card.end)}</div></div><div class=bar>ACCOUNT ACTIVITY</div><table class=t><tr><th>Date of<br>Transaction</th><th>Merchant Name or Transaction Description</th><th class=r>$ Amount</th></tr>${title("PAYMENTS AND OTHER CREDITS")}${rows("payment", "credit")}${title("PURCHASE")}${rows("purchase")}${card.cash > 0 ? title("CASH ADVANCES") + rows("cash") : ""}${card.fees > 0 ? `${title("FEES CHARGED")}${rows("fee")}<tr><td></td><td>TOTAL FEES FOR THIS PERIOD</td><td class=r>${$(card.fees)}</td></tr>` : ""}${card.interest > 0 ? `${title("INTEREST CHARGED")}${rows("interest")}<tr><td></td><td>TOTAL INTEREST FOR THIS PERIOD</td><td class=r>${$(card.interest)}</td></tr>` : ""}</table>
      <table class=t style="width:58%;margin:12px auto;border:1px solid #888"><tr><th colspan=2 style="text-align:center">${card.year} Totals Year-to-Date</th></tr><tr><td>Total fees charged in ${card.year}</td><td class=r>${$(card.ytdFees)}</td></tr><tr><td>Total interest charged in ${card.year}</td><td class=r>${$(card.ytdInterest)}</td></tr></table><div class=small style="text-align:center">Year-to-date totals do not reflect any fee or interest refunds you may have received.</div>
      <div class=bar>INTEREST CHARGES</div><div class=small>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</div>${grid(
        "lccr",
        [
          "Balance Type",
          "Annual Percentage Rate (APR)",
          "Balance Subject To Interest Rate",
          "Interest Charges",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          rate("Purchases", card.apr, card.base, card.interestOnPurchases),
          ["<b>CASH ADVANCES</b>", "", "", ""],
          rate("Cash Advances", card.cashApr, card.cashBase, card.interestOnCash),
          ["<b>BALANCE TRANSFERS</b>", "", "", ""],
          rate("Balance Transfer", card.apr, 0, 0),
        ],
        "class=t",
      )}<div class="row small"><div>(v) = Variable Rate<br>(d) = Daily Balance Method (including new transactions)<br>(a) = Average Daily Balance Method (including new transactions)</div><div class=r>${card.days} Days in Billing Period</div></div><p class=small>Please see Information About Your Account section for the Calculation of Balance Subject to Interest Rate, Annual Renewal Notice, How to Avoid Interest on Purchases, and other important information, as applicable. Accounts are owned by Kestrel Mercantile Bank, N.A.</p>`,
    );
    const unbased = (apr: ReturnType<typeof purchaseApr>) =>
      apr.balance === "0.00" ? { kind: apr.kind, apr: apr.apr } : apr;
    const kinds = ["payment", "credit", "purchase", "cash", "fee", "interest"] as const;
    const aprs = [purchaseApr(card), cashApr(card), transferApr(card)].map(unbased);
    const truth = cardTold(card, {
      names: ["kestrel", "Kestrel Mercantile Bank, N.A.", "Kestrel Mercantile Bank", "Kestrel Card Services"],
      aprs,
      joint: true,
      rows: kinds.flatMap((kind) => linesOf(card, kind)).map((line) => rowOf(line)),
      facts: { availableCredit: decimal(rest), pastDue: decimal(card.pastDue) },
      allowed: Object.fromEntries(aprs.map((_, index) => [`accounts.0.aprs.${index}.balance`, ["0.00"]])),
    });
    return { html, truth };
  },
};

/** A bank from coast to coast: one summary box on top, transactions with reference and account numbers, offers with identities in the table of rates. */
const piedmont: Layout = {
  name: "sw-card-national-piedmont",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 2,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "PAYMENT - THANK YOU",
      interest: "Interest Charged on Purchases",
      late: "LATE FEE FOR PAYMENT DUE",
      rates: [16, 27],
      cashApr: "29.24",
      size: [70_000, 1_300_000],
      floor: 3_500,
      promo: true,
    });
    const { person } = card;
    const ending = (line: { ref: string }) => line.ref.slice(-4);
    const row = (cells: readonly string[]) =>
      `<tr>${cells.map((cell, index) => `<td${index === 5 || index === 6 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`;
    const section = (name: string, lines: ReturnType<typeof linesOf>, totalled: string, total: number) =>
      lines.length === 0
        ? ""
        : `${row(["", "", `<b>${name}</b>`, "", "", "", ""])}${lines
            .map((line) =>
              row([
                date.noYear(line.day),
                date.noYear(line.posted),
                escaped(line.text),
                ending(line),
                card.last4,
                `${line.amount < 0 ? "-" : ""}${$(Math.abs(line.amount)).slice(1)}`,
                "",
              ]),
            )
            .join("")}${row(["", "", totalled, "", "", "", $(total)])}`;
    const zero = ["Interest Charged on Balance Transfers", "Interest Charged on Cash Advances"];
    const nil = zero
      .map((text) => row([date.noYear(card.end), date.noYear(card.end), text, "", "", "0.00", ""]))
      .join("");
    const accrued =
      card.interest === 0
        ? row([
            date.noYear(card.end),
            date.noYear(card.end),
            "Interest Charged on Purchases",
            "",
            "",
            "0.00",
            "",
          ])
        : linesOf(card, "interest")
            .map((line) =>
              row([
                date.noYear(line.day),
                date.noYear(line.posted),
                line.text,
                "",
                "",
                decimal(line.amount),
                "",
              ]),
            )
            .join("");
    const html = document(
      `body{font:8.8pt "Liberation Sans";color:#111}${BASE}${PAGE}.lg{font:bold 15pt "Liberation Serif";letter-spacing:-.3px}.lg b{color:#b3122d}h2{font-size:11pt;margin:12px 0 4px;border-bottom:2px solid #b3122d}.t td,.t th{padding:1.6px 4px;font-size:8.2pt}.t th{border-bottom:1px solid #777;vertical-align:bottom}.w td,.w th{font-size:7.8pt;font-weight:normal;border-bottom:1px solid #bbb;padding:4px}.small{font-size:7.4pt;line-height:1.35}.slip{border-top:1px dashed #000;padding-top:8px}.big td{font-weight:bold;font-size:10pt;padding:2px 0}`,
      `<div class=page><div class=row><div><div class=lg>BANK OF THE <b>PIEDMONT</b></div><div class=small>P.O. Box 982234, El Paso, TX 79998-2234</div><br>${person.name}<br>${person.street}<br>${person.town}</div><div class=r><b>Customized Cash Rewards Visa Signature&reg;</b><br>${person.name}<br><b>Account# ${card.first12.replaceAll(/(.{4})/g, "$1 ")}${card.last4}</b><br>${date.longNoYear(card.start)} - ${date.long(card.end)}<div class=small style="margin-top:8px">Customer Service: 1.800.555.0121 &nbsp; www.bankofthepiedmont.example<br>Mail payments to: Bank of the Piedmont, P.O. Box 15019, Wilmington, DE 19886-5019</div></div></div>
      <div class=row><div><h2>Payment Information</h2><table class=big><tr><td>New Balance Total</td><td class=r>${$(card.balance)}</td></tr><tr><td>Current Payment Due</td><td class=r>${$(card.minimum - card.pastDue)}</td></tr>${card.pastDue > 0 ? `<tr><td>Past Due Amount</td><td class=r>${$(card.pastDue)}</td></tr>` : ""}<tr><td>Total Minimum Payment Due</td><td class=r>${$(card.minimum)}</td></tr><tr><td>Payment Due Date</td><td class=r>${date.noYear(card.due)}/${card.due.slice(0, 4)}</td></tr></table><p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p><p class=small><b>Total Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("lcr", ["If you make no additional charges using this card and each month you pay", "You will pay off the balance shown on this statement in about", "And you will end up paying an estimated total of"], warningRows(card, $, { only: "Only the Total Minimum Payment", saving: (amount) => `<br>(Savings = ${amount})` }), "class=w")}</div>
      <div><h2>Account Summary</h2>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments and Other Credits", `-${$(card.payments + card.credits)}`],
          ["Balance Transfer Activity", "$0.00"],
          ["Cash Advance Activity", "$0.00"],
          ["Purchases and Adjustments", $(card.purchases)],
          ["Fees Charged", $(card.fees)],
          ["Interest Charged", $(card.interest)],
          ["<b>New Balance Total</b>", `<b>${$(card.balance)}</b>`],
          ["&nbsp;", ""],
          ["Total Credit Line", $(card.limit)],
          ["Total Credit Available", $(card.available)],
          ["Cash Credit Line", $(card.cashLimit)],
          ["Portion of Credit Available<br>for Cash", $(card.cashAvailable)],
          ["Statement Closing Date", date.slash(card.end)],
          ["Days in Billing Cycle", String(card.days)],
        ],
        "class=t",
      )}</div></div>
      <p class=small>If you would like information about credit counseling services, call 866.555.0158.</p><div class="slip row"><div class=small>&#9634; Check here for a change of mailing address or phone number(s). Please provide all corrections on the reverse side.<br><br>Make your payment online at www.bankofthepiedmont.example or mail this coupon along with your check payable to: <b>Bank of the Piedmont</b></div><div>${pairs(
        [
          ["Account Number:", `${card.first12.replaceAll(/(.{4})/g, "$1 ")}${card.last4}`],
          ["New Balance Total", $(card.balance)],
          ["Total Minimum Payment Due", $(card.minimum)],
          ["Payment Due Date", date.slash(card.due)],
          ["Enter payment amount", "$ ________.____"],
        ],
      )}</div></div></div>
      ${NEXT}<div class=small>${person.name} &nbsp;|&nbsp; Account # ${card.first12.replaceAll(/(.{4})/g, "$1 ")}${card.last4} &nbsp;|&nbsp; ${date.longNoYear(card.start)} - ${date.long(card.end)} &nbsp; Page 3 of 4</div><h2>Transactions</h2><table class=t><tr><th>Transaction<br>Date</th><th>Posting<br>Date</th><th>Description</th><th>Reference<br>Number</th><th>Account<br>Number</th><th class=r>Amount</th><th class=r>Total</th></tr>${section("Payments and Other Credits", linesOf(card, "payment", "credit"), "TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD", -card.payments - card.credits)}${section("Purchases and Adjustments", linesOf(card, "purchase"), "TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD", card.purchases)}${section("Fees", linesOf(card, "fee"), "TOTAL FEES FOR THIS PERIOD", card.fees)}${row(["", "", "<b>Interest Charged</b>", "", "", "", ""])}${accrued}${nil}${row(["", "", "TOTAL INTEREST CHARGED FOR THIS PERIOD", "", "", "", $(card.interest)])}</table>
      <table class=t style="width:50%;margin:14px 0;background:#f3f3f3"><tr><th colspan=2>${card.year} Totals Year-to-Date</th></tr><tr><td>Total fees charged in ${card.year}</td><td class=r>${$(card.ytdFees)}</td></tr><tr><td>Total interest charged in ${card.year}</td><td class=r>${$(card.ytdInterest)}</td></tr></table>
      <h2>Interest Charge Calculation</h2><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${grid(
        "lllllrr",
        [
          "",
          "Annual Percentage Rate",
          "Promotional Transaction Type",
          "Promotional Offer ID",
          "Promotional Rate End Date",
          "Balance Subject to Interest Rate",
          "Interest Charges by Transaction Type",
        ],
        [
          ["Purchases", `${card.apr}% V`, "", "", "", $(card.base), $(card.interest)],
          ...(card.promo > 0
            ? [
                [
                  "Balance Transfers",
                  "0.00%",
                  "BTA",
                  `PLGBT${card.last4}`,
                  date.slash(card.promoEnds),
                  $(card.promo),
                  "$0.00",
                ],
              ]
            : []),
          ["Balance Transfers", `${card.apr}% V`, "", "", "", "$0.00", "$0.00"],
          ["Direct Deposit and Check Cash Advances", `${card.cashApr}% V`, "", "", "", "$0.00", "$0.00"],
          ["Bank Cash Advances", `${card.cashApr}% V`, "", "", "", "$0.00", "$0.00"],
        ],
        "class=t",
      )}<p class=small><b>APR Type Definitions:</b> Daily Interest Rate Type: V= Variable Rate (rate may vary). Promotional Transaction Type: BTA = Balance Transfer APR. &copy;${card.year} Bank of the Piedmont Corporation. N.A. products are offered by Bank of the Piedmont, N.A., Member FDIC.</p>`,
    );
    const nothing = card.interest === 0 ? ["Interest Charged on Purchases", ...zero] : zero;
    const promoted = promoAprs(card);
    return {
      html,
      truth: cardTold(card, {
        names: ["Bank of the Piedmont", "Bank of the Piedmont, N.A.", "Bank of the Piedmont Corporation"],
        aprs: [purchaseApr(card), ...promoted, transferApr(card), cashApr(card), cashApr(card)],
        joint: true,
        rows: [
          ...linesOf(card, "payment", "credit"),
          ...linesOf(card, "purchase"),
          ...linesOf(card, "fee"),
          ...linesOf(card, "interest"),
        ].map((line) => rowOf(line)),
        openRows: nothing.map((text) => ({ account: 0, date: card.end, description: text, amount: "0.00" })),
        ...(card.pastDue > 0 ? { facts: { pastDue: decimal(card.pastDue) } } : {}),
        ...(promoted.length > 0 ? { allowed: { "accounts.0.aprs.1.kind": ["balance-transfer"] } } : {}),
      }),
    };
  },
};

export const swNationals: readonly Layout[] = [road, piedmont];
