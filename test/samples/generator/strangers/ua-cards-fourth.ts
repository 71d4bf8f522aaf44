import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { HEADS, MORE, minus, plus, warned } from "./ua-cards-third.ts";
import { $, cardFacts, type Line, rate, sumOf, told, uaCard } from "./ua-data.ts";

/** An agent bank's business card: activity summary under a bar of figures, rates with the statement they expire. */
const business: Layout = {
  name: "ua-card-business-agent",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = uaCard(seed, {
      salt: 7,
      shops: [
        "FASTENAL COMPANY01 507-555-0152 MN",
        "MENARDS 3122 EAU CLAIRE WI",
        "QUILL CORPORATION 800-555-0149 SC",
        "KWIK TRIP 38200003 EAU CLAIRE WI",
        "INTUIT *QBooks Online CL.INTUIT.COM CA",
        "USPS PO 5623100701 EAU CLAIRE WI",
      ],
      rates: [19, 26],
      size: [90_000, 1_400_000],
      floor: 4_000,
      paid: "PAYMENT THANK YOU",
      late: "LATE FEE - PAYMENT DUE",
      lateFee: 3_900,
      interest: "INTEREST CHARGE ON PURCHASES",
      cashApr: 3_024,
      promo: true,
    });
    const { person, end, start, promo } = card;
    const rows = (lines: readonly Line[]) =>
      lines.map((line) => [
        date.noYear(line.post),
        date.noYear(line.day),
        String(card.random.whole(1_000, 9_999)),
        escaped(line.text),
        line.amount < 0 ? `${$(-line.amount)}<sub>CR</sub>` : $(line.amount),
      ]);
    const COLUMNS = ["Post Date", "Trans Date", "Ref #", "Transaction Description", "Amount"];
    const section = (name: string, lines: readonly Line[]) =>
      lines.length > 0 ? `<div class=sec>${name}</div>${grid("llllr", COLUMNS, rows(lines), "class=t")}` : "";
    const html = document(
      `${BASE}body{font:9pt "Times New Roman",serif}.logo{font:bold 19pt "Times New Roman";color:#7a2a00}.strip{display:flex;border:1px solid #000;margin:8px 0}.strip>div{flex:1;text-align:center;padding:5px;border-right:1px solid #000}.k{font-size:8pt}.v{font-size:12pt;font-weight:bold}.sec{font-weight:bold;font-style:italic;border-bottom:1px solid #000;margin:10px 0 2px}.t td,.t th{font-size:8.5pt;padding:1px 3px}.h{background:#000;color:#fff;padding:2px 6px;font-weight:bold;margin:8px 0 3px}p{font-size:8pt;margin:4px 0}.w td,.w th{font-size:7.5pt;border:1px solid #000;padding:2px 4px}.pb{break-before:page}.dot td{border-bottom:1px dotted #555}.cp{border-top:1px dashed #000;margin-top:10px;padding-top:6px}`,
      `<div class=row><div class=logo>Chippewa Prairie Bank</div><div class=r><b>${date.monthYear(end)} Statement</b><br>Open Date: ${date.slash(start)} &nbsp; Closing Date: ${date.slash(end)}<br><b>Visa&reg; Business Cash Preferred Card</b><br>${person.name.toUpperCase()} &nbsp;&nbsp; Account: XXXX XXXX XXXX ${card.last4}<br>Page 1 of 2</div></div>
      <div class=strip>${[
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.slash(card.due)],
      ]
        .map(([label, value]) => `<div><div class=k>${label}</div><div class=v>${value}</div></div>`)
        .join(
          "",
        )}<div style="border:0"><div class=k>Reward Points Earned This Statement</div><div class=v>${Math.floor(sumOf(card.buys) / 100)}</div></div></div>
      <div class=row><div>${card.warning ? `<p><b>Minimum Payment Warning:</b> ${MORE} For example:</p>${warned(card, HEADS)}` : ""}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p><p>If you would like information about credit counseling services, call 866-555-0171.</p><p><b>Important Messages</b><br>Your payment of ${$(card.minimum)} is due by 5:00 p.m. CT on ${date.slash(card.due)}. Paying Interest: You have a 24 to 30 day interest-free period for Purchases provided you have paid your previous balance in full by the Payment Due Date shown on your monthly statement.</p></div>
      <div><div class=h>Activity Summary</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments", minus(sumOf(card.payments))],
          ["Other Credits", minus(sumOf(card.credits))],
          ["Purchases", plus(sumOf(card.buys))],
          ["Balance Transfers", $(0)],
          ["Advances", $(0)],
          ["Other Debits", $(0)],
          ["Fees Charged", plus(sumOf(card.fees))],
          ["Interest Charged", plus(card.interest)],
          ["<b>New Balance</b>", `<b>= ${$(card.balance)}</b>`],
          ["Past Due", $(card.pastDue)],
          ["<b>Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
          ["Credit Line", $(card.limit)],
          ["Available Credit", $(card.available)],
          ["Days in Billing Period", String(card.days)],
        ],
        "class=dot",
      )}</div></div>
      <p><b>Payment Options:</b> Mail payment coupon with a check &nbsp;|&nbsp; Pay online at chippewaprairiecards.example &nbsp;|&nbsp; Pay by phone 866-555-0170 &nbsp;|&nbsp; Pay at your local branch</p>
      <div class="cp row"><div><b>Chippewa Prairie Bank</b><p>24-Hour Cardmember Service: 866-555-0170</p><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["Account Number", `XXXX XXXX XXXX ${card.last4}`],
          ["Payment Due Date", date.slash(card.due)],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Amount Enclosed", "$ __________"],
        ],
      )}<p>Cardmember Service<br>P.O. Box 790408<br>St. Louis, MO 63179-0408</p></div></div>
      <div class=pb></div><div class=r>Page 2 of 2 &nbsp; ${date.monthYear(end)} Statement ${date.slash(start)} - ${date.slash(end)}</div><div class=h>Transactions</div>${section("Payments and Other Credits", [...card.payments, ...card.credits])}${section("Purchases and Other Debits", card.buys)}${section("Fees", card.fees)}${pairs([["<b>TOTAL FEES THIS PERIOD</b>", `<b>${$(sumOf(card.fees))}</b>`]])}${section("Interest Charged", card.interestLines)}${pairs([["<b>TOTAL INTEREST THIS PERIOD</b>", `<b>${$(card.interest)}</b>`]])}
      <div style="width:60%;margin:8px auto;border:1px solid #000;padding:4px"><div style="text-align:center"><b>${card.lastYear} Totals Year-to-Date</b></div>${pairs(
        [
          [`Total Fees Charged in ${card.lastYear}`, $(card.ytdFees)],
          [`Total Interest Charged in ${card.lastYear}`, $(card.ytdInterest)],
        ],
      )}</div><div class=h>Interest Charge Calculation</div><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.<br>**APR for current and future transactions.</p>${grid(
        "lrrrrl",
        [
          "Balance Type",
          "Balance Subject to Interest Rate",
          "Variable",
          "Interest Charge",
          "Annual Percentage Rate",
          "Expires with Statement",
        ],
        [
          ["**BALANCE TRANSFER", $(0), "YES", $(0), rate(card.apr), ""],
          ["**PURCHASES", $(card.purchaseBase), "YES", $(card.purchaseInterest), rate(card.apr), ""],
          ...(promo ? [["PURCHASES", $(promo.balance), "", $(0), "0.00%", date.slash(promo.expires)]] : []),
          ["**ADVANCES", $(0), "YES", $(0), rate(card.cashApr), ""],
        ],
        "class=t",
      )}<p>To contact us regarding your account: In case of errors or questions about your bill, write to Cardmember Service, P.O. Box 6353, Fargo, ND 58125-6353.</p>`,
    );
    const credits = sumOf(card.credits);
    const { paymentsAndCredits, ...facts } = cardFacts(card, "Chippewa Prairie Bank", {
      statementDate: end,
      periodStart: start,
      periodEnd: end,
      pastDue: decimal(card.pastDue),
      aprs: [
        { kind: "balance-transfer", apr: decimal(card.apr), balance: "0.00" },
        { kind: "purchase", apr: decimal(card.apr), balance: decimal(card.purchaseBase) },
        ...(promo
          ? [
              {
                kind: "promotional" as const,
                apr: "0.00",
                balance: decimal(promo.balance),
                expires: promo.expires,
              },
            ]
          : []),
        { kind: "cash-advance", apr: decimal(card.cashApr), balance: "0.00" },
      ],
    });
    const truth = {
      documentType: "credit-cards" as const,
      institution: "Chippewa Prairie Bank",
      accounts: [credits === 0 ? { ...facts, paymentsAndCredits } : facts],
      transactions: told([
        ...card.payments,
        ...card.credits,
        ...card.buys,
        ...card.fees,
        ...card.interestLines,
      ]),
      ...(credits !== 0 && {
        allowed: { "accounts.0.paymentsAndCredits": [decimal(-sumOf(card.payments) - credits)] },
      }),
    };
    return { html, truth };
  },
};

export const uaCardsFourth: readonly Layout[] = [business];
