import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, cardFacts, dollars, type Line, rate, sumOf, told, uaCard, wholeDollars } from "./ua-data.ts";

const plus = (amount: number) => (amount > 0 ? `+${$(amount)}` : $(amount));
const minus = (amount: number) => (amount === 0 ? $(0) : `-${$(Math.abs(amount))}`);

/** A national bank's airline card: blue headings in capitals, label left of figure, activity by section. */
const airline: Layout = {
  name: "ua-card-airline-miles",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = uaCard(seed, {
      salt: 1,
      shops: [
        "NORTHLINE AIR 0162348812 SEATTLE WA",
        "TST* THE BRASS LANTERN PORTLAND OR",
        "UBER *TRIP HELP.UBER.COM CA",
        "WHOLEFDS PRL 10259 PORTLAND OR",
        "AMZN Mktp US*2K4PM1 Amzn.com/bill WA",
        "HUDSON NEWS ST1482 DENVER CO",
        "SHELL OIL 57444212 BEAVERTON OR",
      ],
      rates: [20, 28],
      size: [40_000, 620_000],
      floor: 4_000,
      paid: "Payment Thank You-Mobile",
      late: "LATE FEE",
      lateFee: 4_000,
      interest: "PURCHASE INTEREST CHARGE",
      cashApr: 2_999,
      annual: { text: "ANNUAL MEMBERSHIP FEE", amount: 9_500 },
      refunds: true,
    });
    const { person, end, start } = card;
    const row = (lines: readonly Line[]) =>
      lines.map((line) => [
        date.noYear(line.day),
        escaped(line.text),
        line.amount < 0 ? `-${decimal(-line.amount)}` : decimal(line.amount),
      ]);
    const part = (name: string, lines: readonly Line[]) =>
      lines.length > 0 ? `<div class=sub>${name}</div>${grid("llr", [], row(lines), "class=t")}` : "";
    const credited = [...card.payments, ...card.credits];
    const notice = card.warning
      ? `<p class=s><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
          "lll",
          [
            "If you make no additional charges using this card and each month you pay...",
            "You will pay off the balance shown on this statement in about...",
            "And you will end up paying an estimated total of...",
          ],
          [
            ["Only the minimum payment", `${card.warning.years} years`, wholeDollars(card.warning.total)],
            [
              wholeDollars(card.warning.monthly),
              "3 years",
              `${wholeDollars(card.warning.monthly * 36)}<br>(Savings=${wholeDollars(Math.max(0, card.warning.total - card.warning.monthly * 36))})`,
            ],
          ],
          "class=w",
        )}`
      : "";
    const miles = Math.floor(sumOf(card.buys) / 100);
    const owed = grid(
      "lr",
      [],
      [
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.short(card.due)],
      ],
      "class=top",
    );
    const html = document(
      `${BASE}body{font:9pt Arial}.logo{font:bold 20pt Arial;color:#123c7a}.bar{background:#123c7a;color:#fff;font-weight:bold;padding:3px 6px;margin:10px 0 4px}.sub{font-weight:bold;font-size:8pt;margin:6px 0 2px;border-bottom:1px solid #999}.t td{font-size:8.5pt;padding:1px 0}.t td:first-child{width:80px}.s{font-size:7.5pt}.w td,.w th{font-size:7pt;border:1px solid #888;padding:2px 4px}.top td{font-size:10.5pt;font-weight:bold;border-bottom:1px solid #ccc;padding:4px 0}.cp{border-top:1px dashed #000;margin-top:14px;padding-top:8px}h4{margin:8px 0 2px;font-size:9pt;color:#123c7a}.pb{break-before:page}.a td{border-bottom:1px solid #ddd;padding:2px 0}`,
      `<div class=row><div><div class=logo>HALVORSEN</div><b>NorthLine MilesPerks Visa Signature&reg; Card</b></div><div class="r s">Manage your account online at:<br><b>www.halvorsen.example/northline</b><br>Customer Service: 1-800-555-0144<br>Mobile: Download the Halvorsen Mobile&reg; app today</div></div>
      <div class=row style="margin-top:14px"><div>${owed}<p class=s><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00.</p>${notice}<p class=s>If you would like information about credit counseling services, call 1-866-555-0100.</p></div>
      <div><div class=bar>ACCOUNT SUMMARY</div>${pairs(
        [
          ["Account Number:", `XXXX XXXX XXXX ${card.last4}`],
          ["Previous Balance", $(card.previous)],
          ["Payment, Credits", minus(sumOf(credited))],
          ["Purchases", plus(sumOf(card.buys))],
          ["Cash Advances", $(0)],
          ["Balance Transfers", $(0)],
          ["Fees Charged", plus(sumOf(card.fees))],
          ["Interest Charged", plus(card.interest)],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
          ["Opening/Closing Date", `${date.short(start)} - ${date.short(end)}`],
          ["Credit Access Line", wholeDollars(card.limit)],
          ["Available Credit", wholeDollars(dollars(card.available - 50))],
          ["Cash Access Line", wholeDollars(card.cashLimit)],
          ["Available for Cash", wholeDollars(Math.min(card.cashLimit, dollars(card.available - 50)))],
          ["Past Due Amount", $(card.pastDue)],
          ["Balance over the Credit Access Line", $(0)],
        ],
        "class=a",
      )}<div class=bar>YOUR MILESPERKS SUMMARY</div>${pairs([
        ["1 Mile per $1 earned on all purchases", String(miles)],
        ["2 Miles per $1 on NorthLine purchases", "214"],
        ["Total miles transferred to NorthLine", String(miles + 214)],
      ])}</div></div>
      <div class="cp row"><div><div class=logo style="font-size:13pt">HALVORSEN</div><p class=s>P.O. BOX 15123<br>WILMINGTON, DE 19850-5123<br>For Undeliverable Mail Only</p><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["Payment Due Date:", date.short(card.due)],
          ["<b>New Balance:</b>", $(card.balance)],
          ["<b>Minimum Payment Due:</b>", $(card.minimum)],
          ["Account number:", `XXXX XXXX XXXX ${card.last4}`],
        ],
      )}<p>$ ________________ Amount Enclosed<br><span class=s>Make/Mail to Halvorsen Card Services at the address below:</span></p><p class=s>HALVORSEN CARD SERVICES<br>PO BOX 6294<br>CAROL STREAM IL 60197-6294</p></div></div>
      <div class=pb></div><div class=row><b>${person.name}</b><span class=s>Page 2 of 2</span><span class="s r">Statement Date: ${date.short(end)}</span></div>
      <div class=bar>ACCOUNT ACTIVITY</div><table class=t><tr><th>Date of Transaction</th><th>Merchant Name or Transaction Description</th><th class=r>$ Amount</th></tr></table>
      ${part("PAYMENTS AND OTHER CREDITS", credited)}${part("PURCHASE", card.buys)}${part("FEES CHARGED", card.fees)}${sumOf(card.fees) > 0 ? `<div class=r><b>TOTAL FEES FOR THIS PERIOD &nbsp; ${$(sumOf(card.fees))}</b></div>` : ""}${part("INTEREST CHARGED", card.interestLines)}${card.interest > 0 ? `<div class=r><b>TOTAL INTEREST FOR THIS PERIOD &nbsp; ${$(card.interest)}</b></div>` : ""}
      <div style="border:1px solid #123c7a;width:60%;margin:14px auto;padding:6px"><div style="text-align:center"><b>${card.lastYear} Totals Year-to-Date</b></div>${pairs(
        [
          [`Total fees charged in ${card.lastYear}`, $(card.ytdFees)],
          [`Total interest charged in ${card.lastYear}`, $(card.ytdInterest)],
        ],
      )}<div class=s>Year-to-date totals do not reflect any fee or interest refunds you may have received.</div></div>
      <div class=bar>INTEREST CHARGES</div><p class=s>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
        "lccr",
        [
          "Balance Type",
          "Annual Percentage Rate (APR)",
          "Balance Subject To Interest Rate",
          "Interest Charges",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          ["&nbsp; Purchases", `${rate(card.apr)}(v)(d)`, $(card.purchaseBase), $(card.purchaseInterest)],
          ["<b>CASH ADVANCES</b>", "", "", ""],
          ["&nbsp; Cash Advances", `${rate(card.cashApr)}(v)(d)`, $(0), $(0)],
          ["<b>BALANCE TRANSFERS</b>", "", "", ""],
          ["&nbsp; Balance Transfers", `${rate(card.apr)}(v)(d)`, $(0), $(0)],
        ],
        "class=t",
      )}<div class="row s"><div>(v) = Variable Rate<br>(d) = Daily Balance Method (including new transactions)<br>(a) = Average Daily Balance Method (including new transactions)</div><div class=r><b>${card.days} Days in Billing Period</b></div></div><p class=s>Please see Information About Your Account section for the Calculation of Balance Subject to Interest Rate, Annual Renewal Notice, How to Avoid Interest on Purchases, and other important information, as applicable.</p>`,
    );
    const truth = {
      documentType: "credit-cards" as const,
      institution: "HALVORSEN",
      accounts: [
        cardFacts(card, "HALVORSEN", {
          statementDate: end,
          periodStart: start,
          periodEnd: end,
          availableCredit: decimal(dollars(card.available - 50)),
          pastDue: decimal(card.pastDue),
          aprs: [
            { kind: "purchase", apr: decimal(card.apr), balance: decimal(card.purchaseBase) },
            { kind: "cash-advance", apr: decimal(card.cashApr), balance: "0.00" },
            { kind: "balance-transfer", apr: decimal(card.apr), balance: "0.00" },
          ],
        }),
      ],
      transactions: told([...credited, ...card.buys, ...card.fees, ...card.interestLines]),
    };
    return {
      html,
      truth: alsoNamed(truth, "Halvorsen", "Halvorsen Card Services", "HALVORSEN CARD SERVICES"),
    };
  },
};

/** A charge-card house's hotel card: large figures on top, "Account Ending", details with a marker column. */
const hotel: Layout = {
  name: "ua-card-hotel-honors",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = uaCard(seed, {
      salt: 2,
      shops: [
        "CASTELLAN HOTELS BOSTON 4029 BOSTON MA",
        "DELTA AIR LINES ATLANTA",
        "TRADER JOE'S #512 CAMBRIDGE MA",
        "SQ *FLOUR BAKERY + CAFE BOSTON MA",
        "AplPay MBTA-MTICKET BOSTON MA",
        "STAR MARKET 3566 ALLSTON MA",
      ],
      rates: [20, 27],
      size: [60_000, 800_000],
      floor: 4_000,
      paid: "ONLINE PAYMENT - THANK YOU",
      late: "Late Payment Fee",
      lateFee: 2_900,
      interest: "Interest Charge on Purchases",
      cashApr: 2_974,
      cash: "CASH ADVANCE - ATM 0041 BOSTON MA",
      cashFee: "Cash Advance Fee",
    });
    const { person, end } = card;
    const ending = `${card.random.whole(1, 9)}-${card.last4.slice(0, 1)}${card.last4}`;
    const list = (lines: readonly Line[], mark = "") =>
      grid(
        "llr",
        ["", "", "Amount"],
        lines.map((line) => [`${date.short(line.day)}${mark}`, escaped(line.text), $(line.amount)]),
        "class=t",
      );
    const charged = [...card.buys, ...card.cash].toSorted((a, b) => a.day.localeCompare(b.day));
    const fresh = sumOf(card.buys) + sumOf(card.cash);
    const credited = [...card.payments, ...card.credits];
    const head = (page: number) =>
      `<div class=row style="margin-bottom:10px"><div><b class=logo>Castellan Honors Card</b><br>${person.name}<br>Closing Date ${date.short(end)}</div><div class=r>Account Ending <b>${ending}</b><br><span class=small>p. ${page}/3</span></div></div>`;
    const html = document(
      `${BASE}body{font:9pt Helvetica,Arial}.logo{font-size:14pt;color:#0b4f8a}.big{font-size:15pt;font-weight:bold}.card{border:1px solid #bbb;padding:8px;margin-bottom:8px}h3{font-size:11pt;margin:10px 0 4px;border-bottom:2px solid #0b4f8a}.t td{padding:2px 0;font-size:8.5pt;border-bottom:1px solid #e5e5e5}.t td:first-child{width:80px}.w td,.w th{font-size:7.5pt;padding:3px;border-bottom:1px solid #bbb}.pb{break-before:page}p{font-size:8pt;margin:5px 0}`,
      `${head(1)}<div class=row><div><div class=card><div class=row><div>New Balance</div><div class="big r">${$(card.balance)}</div></div><div class=row><div>Minimum Payment Due</div><div class="big r">${$(card.minimum)}</div></div>${card.pastDue > 0 ? `<p>The Minimum Payment Due includes a past due amount of ${$(card.pastDue)}.</p>` : ""}</div><div class=card><div class=row><div>Payment Due Date</div><div class="big r">${date.short(card.due)}<sup>&Dagger;</sup></div></div><p><b>&Dagger;Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(card.due)}, you may have to pay a late fee of up to $40.00 and your Pay Over Time APR may be increased to the Penalty APR.</p></div>
      ${
        card.warning
          ? `<p><b>Minimum Payment Warning:</b> If you have a Non-Plan Balance and make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your Non-Plan Balance. For example:</p>${grid(
              "lll",
              [
                "If you make no additional charges and each month you pay...",
                "You will pay off the balance shown on this statement in about...",
                "And you will pay an estimated total of...",
              ],
              [
                [
                  "Only the<br>Minimum Payment Due",
                  `${card.warning.years} years`,
                  wholeDollars(card.warning.total),
                ],
                [
                  wholeDollars(card.warning.monthly),
                  "3 years",
                  `${wholeDollars(card.warning.monthly * 36)}<br>(Savings = ${wholeDollars(Math.max(0, card.warning.total - card.warning.monthly * 36))})`,
                ],
              ],
              "class=w",
            )}<p>If you would like information about credit counseling services, call 1-888-555-0122.</p>`
          : ""
      }<p>&#9744; See page 2 for important information about your account.</p></div>
      <div><div class=card style="background:#eef4fa"><b>Castellan Honors Bonus Points</b>${pairs([
        ["Points Earned this Period", String(3 * Math.floor(fresh / 100))],
        ["For more details about Rewards", "castellan.example/honors"],
      ])}</div><div class=card><b>Account Summary</b>${pairs([
        ["Previous Balance", $(card.previous)],
        ["Payments/Credits", `-${$(-sumOf(credited))}`],
        ["New Charges", `+${$(fresh)}`],
        ["Fees", `+${$(sumOf(card.fees))}`],
        ["Interest Charged", `+${$(card.interest)}`],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["<b>Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
      ])}<br>${pairs([
        ["Credit Limit", $(card.limit)],
        ["Available Credit", $(card.available)],
        ["Cash Advance Limit", $(card.cashLimit)],
        ["Available Cash", $(Math.min(card.available, card.cashLimit) - sumOf(card.cash))],
      ])}<p class=r>Days in Billing Period: ${card.days}</p></div><div class=card><b>Customer Care</b><p>Pay by Computer<br>bexley.example/pbc<br>Customer Care 1-800-555-0128 &nbsp; Pay by Phone 1-800-555-0129</p></div></div></div>
      <p style="border-top:1px dashed #000;padding-top:6px">&darr; Please fold on the perforation below, detach and return with your payment &darr;</p><div class=row><div><b>Payment Coupon</b><p>Do not staple or use paper clips</p><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div><p>Pay by Computer<br>Pay by Phone</p><p>Make check payable to Bexley Express.</p><p>BEXLEY EXPRESS<br>P.O. BOX 1270<br>NEWARK NJ 07101-1270</p></div><div class=r>Account Ending ${ending}<br>Enter 15 digit account # on all payments.<br><br>Payment Due Date <b>${date.short(card.due)}</b><br>New Balance <b>${$(card.balance)}</b><br>Minimum Payment Due <b>${$(card.minimum)}</b><br><br>$ ______________ Amount Enclosed</div></div>
      <div class=pb></div>${head(2)}<h3>Payments and Credits</h3><b>Summary</b>${pairs([
        ["Payments", $(sumOf(card.payments))],
        ["Credits", $(sumOf(card.credits))],
        ["<b>Total Payments and Credits</b>", $(sumOf(credited))],
      ])}<b>Detail</b> <span class=small>*Indicates posting date</span>${list(card.payments, "*")}${card.credits.length > 0 ? list(card.credits) : ""}<h3>New Charges</h3><b>Summary</b>${pairs([["<b>Total New Charges</b>", $(fresh)]])}<b>Detail</b><div style="margin-top:4px"><b>${person.name}</b><br>Card Ending ${ending}</div>${list(charged)}
      <h3>Fees</h3>${card.fees.length > 0 ? list(card.fees) : ""}${pairs([["<b>Total Fees for this Period</b>", $(sumOf(card.fees))]])}<h3>Interest Charged</h3>${card.interestLines.length > 0 ? list(card.interestLines) : ""}${pairs([["<b>Total Interest Charged for this Period</b>", $(card.interest)]])}<div class=small>About Trailing Interest: You may see interest on your next statement even if you pay the new balance in full and on time and make no new charges.</div>
      <div class=pb></div>${head(3)}<h3>${card.lastYear} Fees and Interest Totals Year-to-Date</h3>${pairs([
        [`Total Fees in ${card.lastYear}`, $(card.ytdFees)],
        [`Total Interest in ${card.lastYear}`, $(card.ytdInterest)],
      ])}<h3>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.<br>Variable APRs will not exceed 29.99%.</p>${grid(
        "lcrr",
        ["", "Annual Percentage Rate", "Balance Subject to Interest Rate", "Interest Charge"],
        [
          ["Purchases", `${rate(card.apr)} (v)`, $(card.purchaseBase), $(card.purchaseInterest)],
          ["Cash Advances", `${rate(card.cashApr)} (v)`, $(card.cashBase), $(card.cashInterest)],
          ["<b>Total</b>", "", "", `<b>${$(card.interest)}</b>`],
        ],
        "class=t",
      )}<p>(v) Variable Rate</p><h3>Billing Dispute Procedures</h3><p>What To Do If You Think You Find A Mistake On Your Statement: write to us at Bexley Express, PO Box 981535, El Paso, TX 79998-1535. You must contact us within 60 days after the error appeared on your statement.</p>`,
    );
    const facts = cardFacts(card, "Bexley Express");
    const { purchases: _, ...withoutPurchases } = facts;
    const truth: Truth = {
      documentType: "credit-cards" as const,
      institution: "Bexley Express",
      accounts: [
        {
          ...(card.cash.length > 0 ? withoutPurchases : facts),
          statementDate: end,
          ...(card.pastDue > 0 && { pastDue: decimal(card.pastDue) }),
          aprs: [
            { kind: "purchase", apr: decimal(card.apr), balance: decimal(card.purchaseBase) },
            { kind: "cash-advance", apr: decimal(card.cashApr), balance: decimal(card.cashBase) },
          ],
        },
      ],
      transactions: told([...credited, ...charged, ...card.fees, ...card.interestLines]),
      allowed: {
        ...(card.cash.length > 0 && { "accounts.0.purchases": [decimal(fresh)] }),
        "accounts.0.periodEnd": [end],
      },
    };
    return { html, truth: alsoNamed(truth, "BEXLEY EXPRESS", "Castellan Honors", "Castellan") };
  },
};

export const uaCardsFirst: readonly Layout[] = [airline, hotel];
