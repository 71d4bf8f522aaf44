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
  transferApr,
  warningRows,
  whole,
} from "./sw-data.ts";

const WARNING =
  "If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:";

/** A furniture house's card with deferred interest: promotional purchases in a table of their own, with what has accrued so far. */
const hearth: Layout = {
  name: "sw-card-store-deferred",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 7,
      shop: (_, code) => `HEARTH & HOLLOW ${code % 900} ${["MUNCIE IN", "ERIE PA", "ONLINE"][code % 3]}`,
      paid: "AUTOMATIC PAYMENT - THANK YOU",
      interest: "INTEREST CHARGE ON PURCHASES",
      late: "LATE FEE",
      rates: [29, 34],
      cashApr: "34.99",
      size: [120_000, 600_000],
      floor: 3_000,
      promo: true,
      inWholeDollars: true,
      count: [1, 3],
    });
    const { person, random } = card;
    const bought = addDays(card.start, -random.whole(60, 240));
    const deferred = Math.round((card.promo * Number(card.apr) * random.whole(90, 240)) / 36_500);
    const row = (line: ReturnType<typeof linesOf>[number]) => [
      date.noYear(line.day),
      date.noYear(line.posted),
      line.ref.slice(0, 17),
      escaped(line.text),
      line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount),
    ];
    const head = (text: string, amount = "") => [`<b>${text}</b>`, "", "", "", amount];
    const total = (text: string, amount: number) => ["", "", "", text, $(amount)];
    const html = document(
      `body{font:8.7pt "Liberation Sans"}${BASE}.lg{font:bold 17pt "Liberation Serif";color:#6a3b1a;letter-spacing:2px}.h{background:#6a3b1a;color:#fff;font-weight:bold;padding:2px 6px;margin:8px 0 3px}.t td,.t th{font-size:7.9pt;padding:2px 4px}.t th{border-bottom:1px solid #999}.w td,.w th{border:1px solid #999;padding:3px;font-size:7.5pt;font-weight:normal}.small{font-size:7.3pt}.slip{border-top:1px dashed #333;padding-top:6px;margin-top:10px}`,
      `<div class=row><div class=lg>HEARTH &amp; HOLLOW<div style="font-size:8pt;letter-spacing:4px">HOME</div></div><div class="small r">Visit us at mysyncard.example/hearthhollow<br>Customer Service: 1-866-555-0196</div></div><div class=row><div>${person.name}<br>Account Number ending in: ${card.last4}</div><div class=r>Statement Closing Date: ${date.slash(card.end)}</div></div><div class=row><div><div class=h>Summary of Account Activity</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["- Payments", $(card.payments)],
          ["- Other Credits", $(card.credits)],
          ["+ Purchases/Debits", $(card.purchases)],
          ["+ Fees Charged", $(card.fees)],
          ["+ Interest Charged", $(card.interest)],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
          ["Credit Limit", whole(card.limit)],
          ["Available Credit", $(card.available)],
          ["Days in Billing Period", String(card.days)],
        ],
      )}</div><div><div class=h>Payment Information</div>${pairs([["New Balance", $(card.balance)], ...(card.pastDue > 0 ? [["Amount Past Due", $(card.pastDue)] as const] : []), ["Total Minimum Payment Due", $(card.minimum)], ["Payment Due Date", date.slash(card.due)]])}<div class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.<br><b>Minimum Payment Warning:</b> ${WARNING}</div>${grid("lcr", ["If you make no additional charges and each month you pay", "You will pay off the balance shown on this statement in about", "And you will end up paying an estimated total of"], warningRows(card, whole, { only: "Only the minimum payment" }), "class=w")}</div></div>${card.promo > 0 ? `<div class=h>Promotional Purchase Summary</div>${grid("llrrl", ["Tran Date", "Description", "Initial Purchase Amount", "Promotional Balance", "Promotional Expiration Date"], [[date.slash(bought), "Deferred Interest/No Interest If Paid In Full", $(card.promo + 24_000), $(card.promo), date.slash(card.promoEnds)]], "class=t")}<div class=small><b>Deferred interest charges</b> of ${$(deferred)} have accrued on your promotional balance. To avoid paying these, you must pay the entire promotional balance of ${$(card.promo)} by ${date.slash(card.promoEnds)}.</div>` : ""}<div class=h>Transaction Summary</div>${grid("llllr", ["Tran Date", "Post Date", "Reference Number", "Description of Transaction or Credit", "Amount"], [head("Payments", `-${$(card.payments)}`), ...linesOf(card, "payment").map(row), head("Other Credits", `-${$(card.credits)}`), ...linesOf(card, "credit").map(row), head("Purchases and Other Debits", $(card.purchases)), ...linesOf(card, "purchase").map(row), head("Fees"), ...linesOf(card, "fee").map(row), total("TOTAL FEES FOR THIS PERIOD", card.fees), head("Interest Charged"), ...linesOf(card, "interest").map(row), total("TOTAL INTEREST FOR THIS PERIOD", card.interest)], "class=t")}<div class=h>${card.year} Year-to-Date Fees and Interest</div>${pairs(
        [
          ["Total Fees Charged", $(card.ytdFees)],
          ["Total Interest Charged", $(card.ytdInterest)],
        ],
      )}<div class=h>Interest Charge Calculation</div><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = variable rate</div>${grid("llrrr", ["Type of Balance", "Expiration Date", "Annual Percentage Rate", "Balance Subject to Interest Rate", "Interest Charge"], [["Regular Purchases", "NA", `${card.apr}% (v)`, $(card.base), $(card.interest)], ...(card.promo > 0 ? [["Deferred Int/No Int if Paid In Full", date.slash(card.promoEnds), `${card.apr}% (v)`, $(card.promo), "$0.00"]] : [])], "class=t")}<div class="slip row"><div class=small>Your account is issued by Marchmont Bank. Make checks payable to:<br><b>MARCHMONT BANK/HEARTH &amp; HOLLOW</b><br>PO BOX 71757, PHILADELPHIA, PA 19176-1757<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account Number ending in", card.last4],
          ["Total Minimum Payment Due", $(card.minimum)],
          ["Payment Due Date", date.slash(card.due)],
          ["New Balance", $(card.balance)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div>`,
    );
    const rows = [
      ...linesOf(card, "payment"),
      ...linesOf(card, "credit"),
      ...linesOf(card, "purchase"),
      ...linesOf(card, "fee"),
      ...linesOf(card, "interest"),
    ];
    const plan = {
      kind: "promotional" as const,
      apr: card.apr,
      balance: decimal(card.promo),
      expires: card.promoEnds,
    };
    return {
      html,
      truth: cardTold(card, {
        names: [
          "HEARTH & HOLLOW",
          "HEARTH & HOLLOW HOME",
          "Marchmont Bank",
          "MARCHMONT BANK/HEARTH & HOLLOW",
        ],
        aprs: card.promo > 0 ? [purchaseApr(card), plan] : [purchaseApr(card)],
        rows: rows.map((line) => rowOf(line)),
        ...(card.pastDue > 0 ? { facts: { pastDue: decimal(card.pastDue) } } : {}),
        without: ["periodStart", "periodEnd"],
        allowed: {
          "accounts.0.periodEnd": [card.end],
          ...(card.promo > 0 ? { "accounts.0.aprs.1.kind": ["purchase"] } : {}),
        },
      }),
    };
  },
};

/** A clothier's card: one narrow page, bottom-up order, rate of the shop only. */
const willa: Layout = {
  name: "sw-card-store-apparel",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 8,
      shop: (_, code) =>
        `WILLA JUNE #${code % 800} ${["POLARIS FASHION PL COLUMBUS OH", "E-COMMERCE", "KEYSTONE INDIANAPOLIS IN"][code % 3]}`,
      paid: "ONLINE PAYMENT-THANK YOU",
      interest: "INTEREST CHARGE ON PURCHASES",
      late: "LATE FEE",
      rates: [30, 35],
      cashApr: "0.00",
      size: [30_000, 140_000],
      floor: 3_000,
      count: [2, 5],
    });
    const { person } = card;
    const row = (line: ReturnType<typeof linesOf>[number]) => [
      date.slash(line.day),
      escaped(line.text),
      line.amount < 0 ? `-${$(-line.amount).slice(1)}` : $(line.amount).slice(1),
    ];
    const html = document(
      `body{font:9pt "DejaVu Sans Condensed"}${BASE}.lg{font:italic 24pt "Liberation Serif"}h4{font-size:9.5pt;border-bottom:1px solid #000;margin:12px 0 3px;text-transform:none}.t td,.t th{padding:2px 3px;font-size:8pt}.w td,.w th{border:1px solid #777;padding:3px;font-size:7.3pt;font-weight:normal}.small{font-size:7.2pt}`,
      `<div class=row><div><div class=lg>willa june</div><div class=small>Willa June Credit Card Account</div></div><div class=small>${person.name}<br>${person.street}<br>${person.town}</div><div class="small r">Account number: ************${card.last4}<br>comstead.example/willajune<br>1-800-555-0164 (TDD/TTY 1-800-555-0165)</div></div><div class=row><div><h4>Summary of account activity</h4>${pairs(
        [
          ["Previous balance", $(card.previous)],
          ["Payments", card.payments > 0 ? `-${$(card.payments)}` : "$0.00"],
          ["Other credits", card.credits > 0 ? `-${$(card.credits)}` : "$0.00"],
          ["Purchases", $(card.purchases)],
          ["Other debits", "$0.00"],
          ["Fees charged", $(card.fees)],
          ["Interest charged", $(card.interest)],
          ["<b>New balance</b>", `<b>${$(card.balance)}</b>`],
          ["Past due amount", $(card.pastDue)],
          ["Credit limit", $(card.limit)],
          ["Available credit", $(card.available)],
          ["Days in billing period", String(card.days)],
          ["Statement closing date", date.slash(card.end)],
        ],
        "class=t",
      )}</div><div><h4>Payment information</h4>${pairs(
        [
          ["New balance", $(card.balance)],
          ["Minimum payment due", $(card.minimum)],
          ["<b>Payment due date</b>", `<b>${date.slash(card.due)}</b>`],
        ],
        "class=t",
      )}<p class=small><b>Late payment warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 late fee.</p><p class=small><b>Minimum payment warning:</b> ${WARNING}</p>${grid("lcr", ["If you make no additional charges using this card and each month you pay:", "You will pay off the balance shown on this statement in about:", "And you will end up paying an estimated total of:"], warningRows(card, $), "class=w")}</div></div><h4>Details of your transactions</h4>${grid("llr", ["TRANS DATE", "TRANSACTION DESCRIPTION/LOCATION", "AMOUNT"], linesOf(card, "payment", "credit", "purchase").map(row), "class=t")}<h4>Fees</h4>${grid("llr", [], [...linesOf(card, "fee").map(row), ["", "Total fees charged for this period", $(card.fees)]], "class=t")}<h4>Interest charged</h4>${grid("llr", [], [...linesOf(card, "interest").map(row), ["", "Total interest charged for this period", $(card.interest)]], "class=t")}<h4>${card.year} totals year to date</h4>${pairs(
        [
          [`Total fees charged in ${card.year}`, $(card.ytdFees)],
          [`Total interest charged in ${card.year}`, $(card.ytdInterest)],
        ],
        "class=t",
      )}<h4>Interest charge calculation</h4><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Minimum interest charge $2.00.</div>${grid("lrrr", ["TYPE OF BALANCE", "ANNUAL PERCENTAGE RATE (APR)", "BALANCE SUBJECT TO INTEREST RATE", "INTEREST CHARGE"], [["Purchases", `${card.apr}% (v)`, $(card.base), $(card.interest)]], "class=t")}<p class=small><b>Rewards:</b> ${points(card.rewards)} points. A $10.00 reward is issued for every 500 points. Account is owned and serviced by Comstead Capital Bank, PO Box 183003, Columbus, OH 43218-3003. Send payments to Comstead - Willa June, PO Box 659450, San Antonio TX 78265.</p>`,
    );
    const rows = [
      ...linesOf(card, "payment", "credit", "purchase"),
      ...linesOf(card, "fee"),
      ...linesOf(card, "interest"),
    ];
    return {
      html,
      truth: cardTold(card, {
        names: ["Willa June", "Comstead Capital Bank", "Comstead - Willa June"],
        aprs: [purchaseApr(card)],
        rows: rows.map((line) => rowOf(line)),
        facts: { pastDue: decimal(card.pastDue) },
        without: ["periodStart", "periodEnd"],
        allowed: { "accounts.0.periodEnd": [card.end] },
      }),
    };
  },
};

/** An airline's card of a bank in Delaware: statement balance, miles, activity under the cardholder. */
const pacific: Layout = {
  name: "sw-card-cobrand-airline",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = swCard(seed, {
      salt: 9,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "Payment Received",
      interest: "Interest Charge On Purchases",
      late: "Late Fee",
      rates: [20, 29],
      cashApr: "29.99",
      size: [80_000, 900_000],
      floor: 2_900,
    });
    const { person } = card;
    const row = (line: ReturnType<typeof linesOf>[number]) => [
      date.monthDay(line.day),
      date.monthDay(line.posted),
      escaped(line.text),
      line.kind === "purchase" ? points(Math.round(line.amount / 100)) : "",
      line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount),
    ];
    const list = (title: string, lines: ReturnType<typeof linesOf>) =>
      `<tr><td colspan=5><b>${title}</b></td></tr>${
        lines.length === 0
          ? "<tr><td colspan=5>No activity this period</td></tr>"
          : lines
              .map(
                (line) =>
                  `<tr>${row(line)
                    .map((cell, index) => `<td${index > 2 ? " class=r" : ""}>${cell}</td>`)
                    .join("")}</tr>`,
              )
              .join("")
      }`;
    const miles = Math.round(card.purchases / 100);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.lg{font:bold 16pt "Liberation Sans";color:#00639c}.h{color:#00639c;font-weight:bold;font-size:11pt;margin:10px 0 3px;border-top:2px solid #00639c}.t td,.t th{padding:2px 3px;font-size:8.2pt}.w td,.w th{border:1px solid #aaa;padding:3px;font-size:7.5pt;font-weight:normal}.small{font-size:7.4pt}.k b{font-size:12pt}.side{max-width:2.3in;background:#eef6fb;padding:8px}`,
      `<div class=row><div class=lg>AeroPacific&reg; World Elite Mastercard&reg;</div><div class="small r">${person.name}<br>Primary Account Number Ending in: ${card.last4}<br>Statement Billing Period: ${date.short(card.start)} - ${date.short(card.end)}</div></div><div class="band k"><div>Minimum Payment Due:<br><b>${$(card.minimum)}</b></div><div>Statement Balance as of ${date.short(card.end)}:<br><b>${$(card.balance)}</b></div><div>Payment Due Date:<br><b>${date.short(card.due)}</b></div></div><div class=row><div><p class=small><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the date listed above, you may have to pay a late fee of up to $41.00.</p><p class=small><b>Minimum Payment Warning:</b> ${WARNING}</p>${grid("lcr", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], warningRows(card, $, { only: "Only the Minimum Payment", years: "year(s)" }), "class=w")}<p class=small>For information about credit counseling services, call 1-800-555-0141.</p></div><div class=side><div class=h style="margin-top:0">Account Summary</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["- Payments", $(card.payments)],
          ["- Other Credits", $(card.credits)],
          ["+ Purchases", $(card.purchases)],
          ["+ Balance Transfers", "$0.00"],
          ["+ Cash Advances", "$0.00"],
          ["+ Fees Charged", $(card.fees)],
          ["+ Interest Charged", $(card.interest)],
          ["<b>= Statement Balance</b>", `<b>${$(card.balance)}</b>`],
        ],
        "class=t",
      )}<hr>${pairs(
        [
          ["Total Credit Line", $(card.limit)],
          ["Cash Credit Line", $(card.cashLimit)],
          ["Credit Available", $(card.available)],
          ["Past Due Amount", $(card.pastDue)],
        ],
        "class=t",
      )}<div class=h>AeroMiles</div>${pairs(
        [
          ["Miles earned on purchases", points(miles)],
          ["2X airfare bonus", "0"],
          ["Miles sent to AeroPacific", points(miles)],
        ],
        "class=t",
      )}</div></div><div class=row style="border-top:1px dashed #333;margin-top:2.2in;padding-top:8px"><div class=small>${person.name}<br>${person.street}<br>${person.town}<br><br>Make check payable to Card Services</div><div>${pairs(
        [
          ["Account Ending", card.last4],
          ["Minimum Payment Due", $(card.minimum)],
          ["Statement Balance", $(card.balance)],
          ["Payment Due Date", date.short(card.due)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div>${NEXT}<div class=h>Activity for ${person.name} - card ending in ${card.last4}</div><table class=t><tr><th>Transaction Date</th><th>Posting Date</th><th>Description</th><th class=r>Miles</th><th class=r>Amount</th></tr>${list("Payments", linesOf(card, "payment"))}${list("Other Credits", linesOf(card, "credit"))}${list("Purchase Activity", linesOf(card, "purchase"))}${list("Fees Charged", linesOf(card, "fee"))}<tr><td colspan=4>Total Fees Charged This Period</td><td class=r>${$(card.fees)}</td></tr>${list("Interest Charged", linesOf(card, "interest"))}<tr><td colspan=4>Total Interest Charged This Period</td><td class=r>${$(card.interest)}</td></tr></table><div class=h>Year-to-Date Summary of Fees and Interest Charged*</div>${pairs(
        [
          [`Total Fees Charged in ${card.year}`, $(card.ytdFees)],
          [`Total Interest Charged in ${card.year}`, $(card.ytdInterest)],
        ],
        "class=t",
      )}<div class=h>Interest Charge Calculation</div><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Days in Billing Period: ${card.days}</div>${grid(
        "lrrrr",
        [
          "Type of Balance",
          "Balance Subject to Interest Rate",
          "Annual Percentage Rate (APR)",
          "Promotional Rate End Date",
          "Interest Charge",
        ],
        [
          ["Purchases - Current Rate", $(card.base), `${card.apr}%(v)`, "-", $(card.interest)],
          ["Balance Transfers", "$0.00", `${card.apr}%(v)`, "-", "$0.00"],
          ["Cash Advances", "$0.00", `${card.cashApr}%(v)`, "-", "$0.00"],
        ],
        "class=t",
      )}<p class=small>Remit to: Card Services, P.O. Box 60517, City of Industry, CA 91716. This card is issued by Barrowgate Bank Delaware pursuant to a license by Mastercard International Incorporated. Annual Fee: $99.00 is billed each ${date.monthYear(addDays(card.end, 150)).split(" ")[0]}.</p>`,
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
        names: ["Barrowgate Bank Delaware", "AeroPacific", "Card Services"],
        aprs: [purchaseApr(card), transferApr(card), cashApr(card)],
        rows: rows.map((line) => rowOf(line)),
        facts: { pastDue: decimal(card.pastDue) },
      }),
    };
  },
};

export const swStores: readonly Layout[] = [hearth, willa, pacific];
